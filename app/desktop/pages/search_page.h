// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hardware/used_hardware.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/search/search_run.h"
#include "app/desktop/search/search_settings.h"

#include <optional>

class QFrame;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace fivefold {

class ChoiceBox;
class Document;
class LayoutTable;
class ReasonBars;
class ScatterView;
class SearchControls;

/// All layouts of the present model, cluster and training, tried in the background: a table of those that fit, their scatter of memory
/// against speed, and why the others do not. Results belong to the plan they were started on.
class SearchPage : public Page {
    Q_OBJECT

public:
    explicit SearchPage(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QIcon icon() const override;
    [[nodiscard]] QString summary() const override;

    void run(); ///< anew, in place of a search that is running
    void stop();
    /// Runs, and once the rows are there puts the keys on the first of them, unless they are in use on another page by then.
    void findBest();
    [[nodiscard]] bool isRunning() const { return run_.isRunning(); }
    [[nodiscard]] const FoundPtr& found() const { return found_; }
    /// Loads a layout that was found; undoable. Where the plan has changed since, its model, cluster and training come back with it.
    void use(std::uint32_t id);
    void pin(std::uint32_t id);

Q_SIGNALS:
    void finished();                ///< a search has ended and its rows are on show
    void said(const QString& text); ///< for the status bar
    void failed(const QString& text);

protected:
    void refresh() override;
    void retranslate() override;

private:
    /// The present plan as one among those found.
    struct Present {
        Seconds step;
        Bytes memory;
        double figure = 0;
        bool within = false;             ///< the limits of the search
        std::optional<std::uint32_t> id; ///< of its row
    };
    [[nodiscard]] std::optional<Present> present() const;
    [[nodiscard]] bool stale() const;
    void take(const FoundPtr& found);
    void arranged();
    void applyFilter();
    void showRunning(bool running);
    void showProgress(const SearchState& state);
    void showPresent();
    void showScatter();
    void showReasons();
    // search_page_texts.cpp
    void makeTabs();
    [[nodiscard]] QString foundText() const;   ///< how many, how long, and which are listed
    [[nodiscard]] QString presentText() const; ///< the place of the present layout
    [[nodiscard]] QString nothingText() const; ///< why nothing was found
    [[nodiscard]] QString staleText() const;
    void explainReason(int row);
    [[nodiscard]] static QString tipText(const FoundLayouts& found, std::uint32_t id, Seconds now, bool rich);

    Document& document_;
    SearchRun run_;
    FoundPtr found_;
    SearchSettings asked_; ///< what the results answer
    UsedHardwarePtr hardware_; ///< by which they were estimated
    Locks locks_;
    bool best_wanted_ = false;
    bool waiting_ = false; ///< for the rows to be arranged
    QLabel* sentence_;
    SearchControls* controls_;
    QLabel* locked_;
    QPushButton* button_;
    QProgressBar* bar_;
    QLabel* progress_;
    QFrame* stale_;
    QLabel* stale_text_;
    QPushButton* again_;
    QLabel* empty_;
    QTabWidget* tabs_;
    QLineEdit* filter_;
    QLabel* shown_;
    QLabel* filter_error_;
    LayoutTable* table_;
    ChoiceBox* axis_;
    QLabel* axis_label_;
    ScatterView* scatter_;
    ReasonBars* reasons_;
    QLabel* explanation_;
};

} // namespace fivefold
