// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QTabWidget>

#include <vector>

namespace fivefold {

class NarrowTabStyle;

/// The pages behind their tabs, all of which stay in sight in a narrow window: icons beside words where there is room, else words alone, else the icons
/// of all but the present page. What a tab leaves out stands in its tip and in its accessible name.
class PageTabs : public QTabWidget {
    Q_OBJECT

public:
    enum class Form { full, words, icons };

    explicit PageTabs(QWidget* parent = nullptr);
    ~PageTabs() override;

    void addPage(QWidget* page, const QIcon& icon, const QString& title);
    /// Keys that lead to a page, for its tip.
    void setKeys(int index, const QString& keys);
    [[nodiscard]] Form form() const { return form_; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Tab {
        QIcon icon;
        QString title;
        QString keys;
    };

    void adapt(int width);
    void show(Form form);

    std::vector<Tab> pages_;
    Form form_ = Form::full;
    NarrowTabStyle* narrow_;
};

} // namespace fivefold
