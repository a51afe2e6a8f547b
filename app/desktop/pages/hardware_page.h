// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hardware/measured_store.h"
#include "app/desktop/hardware/probe_notices.h"
#include "app/desktop/hardware/probe_session.h"
#include "app/desktop/pages/page.h"

#include <QStringList>

class QLabel;
class QMenu;
class QPushButton;
class QTabWidget;
class QToolButton;

namespace fivefold {

class ChoiceBox;
class ChoicesView;
class CollectivesView;
class Document;
class LinksView;
class NoticesView;
class ProbeControls;
class ProductsView;
class ValueTable;

/// What the catalogue says about the plan's GPU and network, and beside it what was measured on this machine or read from files: values,
/// pictures, and what there is to know. A measurement can be kept as a profile, and the estimates can use it.
class HardwarePage : public Page {
    Q_OBJECT

public:
    enum class Tab { values, products, links, collectives, profile, notices };

    explicit HardwarePage(Document& document, QWidget* parent = nullptr);
    ~HardwarePage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QIcon icon() const override;
    [[nodiscard]] QString summary() const override;

    void showTab(Tab tab);
    void measure();
    void askImport();
    /// Runs of the probe, profiles, and output of nccl-tests or nvbandwidth; the latter join what is shown.
    void importFiles(const QStringList& paths);
    /// Files that importFiles() would read.
    [[nodiscard]] static bool isMeasurementFile(const QString& path);
    void useShown();  ///< the estimates take the values of what is shown, once a worker has prepared them
    /// The same with constants that were refitted to a campaign's runs; kept under that name, in place of an earlier profile of that name.
    void useRefitted(const std::shared_ptr<const ProfileLibrary>& profiles, const QString& name);
    void stopUsing();
    void askName();   ///< to keep what is shown
    void askExport();
    void removeShown();
    void showLog();
    void keepShown(const QString& name);   ///< said() or failed() answers
    void exportShown(const QString& path); ///< likewise

    [[nodiscard]] const ProbeSession& session() const { return session_; }
    [[nodiscard]] const MeasuredStore& store() const { return store_; }
    [[nodiscard]] const Measurement* shown() const { return store_.find(shown_); } ///< null: only the catalogue

Q_SIGNALS:
    void said(const QString& text);   ///< for the status bar
    void failed(const QString& text); ///< for the message bar
    void wanted();                    ///< it asks to be in front

protected:
    void refresh() override;
    void retranslate() override;
    void showEvent(QShowEvent* event) override;

private:
    struct Imported {
        std::vector<Measurement> read;
        QStringList problems;
    };
    // hardware_page.cpp
    void makeParts();
    void connectParts();
    void takeSnapshot();
    void show(quint64 id);
    void fillShown();
    void showPart();
    void showNotices();
    void showButtons();
    [[nodiscard]] Gpu comparedGpu() const; ///< as the catalogue has it
    [[nodiscard]] std::vector<HardwareValue> values() const;
    [[nodiscard]] std::vector<ProbeNotice> notices() const;
    [[nodiscard]] QString aboutShown() const;
    // hardware_page_actions.cpp
    void takeImported(const Imported& imported);
    void applyChoice();
    void followUse();
    /// Puts what a worker prepares to use, unless a person asks for something else before.
    [[nodiscard]] MeasuredStore::Then useWhenReady(const QString& what);
    void restoreUsed();
    [[nodiscard]] QString suggestedName(const Measurement& measurement) const;
    [[nodiscard]] bool inUse(const Measurement& measurement) const;

    Document& document_;
    MeasuredStore store_;
    ProbeSession session_;
    quint64 shown_ = 0, run_ = 0; ///< ids of measurements; 0: none. `run_` is that of the present or last run
    bool looked_ = false, restoring_ = false;
    int useAsked_ = 0; ///< counts what a person asked to be in use: the newest counts
    QLabel* sentence_;
    QLabel* shownLabel_;
    ChoiceBox* measurements_;
    QPushButton* use_;
    QPushButton* save_;
    QToolButton* more_;
    QMenu* menu_;
    ProbeControls* controls_;
    QWidget* notice_;
    QLabel* noticeSign_;
    QLabel* noticeText_;
    QPushButton* noticeMore_;
    QTabWidget* tabs_;
    QWidget* valuesPart_;
    QLabel* heading_;
    ValueTable* table_;
    QLabel* sources_;
    ProductsView* products_;
    LinksView* links_;
    CollectivesView* collectives_;
    ChoicesView* choices_;
    NoticesView* messages_;
    LatestTask importTask_, exportTask_; ///< last: they end before what they report to
};

} // namespace fivefold
