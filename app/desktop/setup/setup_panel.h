// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace fivefold {

class Document;

/// The left dock: model, cluster, training and software, one below the other.
class SetupPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit SetupPanel(Document& document, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void openRequested();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
};

} // namespace fivefold
