// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/campaign/campaign_session.h"
#include "app/desktop/pages/page.h"

#include <QTimer>

#include <functional>

class QFrame;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace fivefold {

class Document;
class ResidualPlot;
class ValueTable;

/// A benchmark campaign on the real cluster: made of a search's layouts, submitted, watched, brought home, learnt from.
class RunsPage : public Page {
    Q_OBJECT

public:
    /// `found`: what the search at hand has found, null without one.
    RunsPage(Document& document, std::function<FoundPtr()> found, QWidget* parent = nullptr);
    ~RunsPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QIcon icon() const override;
    [[nodiscard]] QString summary() const override;

    /// Whether this is a campaign's folder, or the manifest in one.
    [[nodiscard]] static bool isCampaign(const QString& path);
    void open(const QString& path);
    void askOpen();
    void askNew();
    [[nodiscard]] CampaignSession& session() { return session_; }

Q_SIGNALS:
    void said(const QString& text);         ///< for the status bar
    void learned(const QString& runs);      ///< a table of own runs was written
    /// The estimates shall use these constants, which follow from the campaign's runs.
    void profileWanted(const std::shared_ptr<const fivefold::ProfileLibrary>& profiles, const QString& name);

protected:
    void refresh() override;
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Tab { tasks, plot, log };
    void makeNote(QFrame* note);
    void makeTabs();
    void showWork();
    void showNote(const QString& text, const QString& command);
    void showChoice(); ///< what depends on the chosen rows
    void drawCampaign();
    void readLog();
    void use();
    void useProfile();
    void askReport();
    void askPlace();
    [[nodiscard]] std::vector<std::size_t> chosen() const; ///< rows, ascending
    /// Ids of the chosen tasks in these states, or of all in them when none is chosen.
    [[nodiscard]] std::vector<std::string> tasksIn(bool (*wanted)(TaskState)) const;
    [[nodiscard]] std::optional<std::size_t> usable() const; ///< the chosen task, else the fastest measured
    // runs_page_texts.cpp
    [[nodiscard]] QString workText() const;
    [[nodiscard]] QString profileText() const; ///< which constants the estimates use
    void labelButtons();

    Document& document_;
    std::function<FoundPtr()> found_;
    CampaignNowPtr drawn_;
    std::shared_ptr<const ProfileLibrary> refitted_; ///< what the note at hand speaks of; null: of something else
    std::vector<std::size_t> points_; ///< task of each point of the plot
    QLabel* sentence_;
    QLabel* empty_;
    QPushButton *new_, *open_, *submit_, *again_, *stop_, *collect_, *learn_, *use_, *report_, *place_;
    QProgressBar* bar_;
    QLabel* progress_;
    QPushButton* cancel_;
    QFrame* note_;
    QLabel* note_text_;
    QLineEdit* command_;
    QPushButton* adopt_; ///< uses the profile that was learnt
    QPushButton* copy_;
    QPushButton* close_;
    QTabWidget* tabs_;
    ValueTable* table_;
    ResidualPlot* plot_;
    QLabel* point_;
    QLabel* log_name_;
    QPlainTextEdit* log_;
    QTimer timer_;
    LatestTask log_task_;
    CampaignSession session_; ///< ends first: its work speaks to this page
};

} // namespace fivefold
