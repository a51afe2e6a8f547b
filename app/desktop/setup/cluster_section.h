// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/setup/setup_section.h"

class QLabel;

namespace fivefold {

class NumberBox;
class RealBox;
class SearchBox;

/// On what: GPU type, how many in how many nodes, what links them, and what an hour of one costs.
class ClusterSection : public SetupSection {
    Q_OBJECT

public:
    ClusterSection(Document& document, QWidget* parent);

protected:
    void refresh() override;

private:
    void fillNetworks(const Gpu& gpu);
    void chooseGpu(const QString& id);
    void chooseNetwork(const QString& id);
    void changeDomain(int domain);
    void changePrice(double price);

    SearchBox* gpu_;
    NumberBox* nodes_;
    NumberBox* perNode_;
    NumberBox* domain_;
    SearchBox* network_;
    RealBox* price_;
    QLabel* priceNote_;
    QString networksOf_;
};

} // namespace fivefold
