// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/evaluator.h"
#include "app/desktop/pages/page.h"

#include <optional>

class QLabel;
class QTabWidget;

namespace fivefold {

class CheckView;
class Document;
class NearestView;
class ResidualsView;

/// How the model does on published runs: all of them, those nearest to the present plan, and a person's own.
class MeasuredPage : public Page {
    Q_OBJECT

public:
    enum class Tab { runs, nearest, check };

    explicit MeasuredPage(Document& document, QWidget* parent = nullptr);
    ~MeasuredPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QIcon icon() const override;
    [[nodiscard]] QString summary() const override;
    void showTab(Tab tab);
    void readOwn(const QString& path); ///< a table of the person's own runs

protected:
    void refresh() override;
    void retranslate() override;

private:
    void showPart();
    void usePlan(const MeasuredRun& run);

    Document& document_;
    mutable MeasuredRunsPtr counted_; ///< runs to which figures_ belongs
    mutable ErrorFigures figures_;
    QLabel* sentence_;
    QTabWidget* tabs_;
    ResidualsView* runs_;
    NearestView* nearest_;
    CheckView* check_;
};

} // namespace fivefold
