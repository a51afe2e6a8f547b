// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/status_link.h"
#include "app/desktop/main_window.h"
#include "app/desktop/page_tabs.h"
#include "app/desktop/nearest_runs.h"
#include "app/desktop/pages/compare_page.h"
#include "app/desktop/pages/measured_page.h"

#include <QLabel>
#include <QStatusBar>

namespace fivefold {

void MainWindow::makeStatusBar() {
    auto* nearest = new StatusLink(this);
    nearest->setObjectName(QStringLiteral("status.nearest"));
    nearest->setAccessibleName(tr("Nearest measured run"));
    nearest->setEnabled(false); // nothing to show yet; the bar itself hides it behind messages
    statusBar()->addWidget(nearest);
    auto* pins = new StatusLink(this);
    pins->setObjectName(QStringLiteral("status.pins"));
    pins->setAccessibleName(tr("Pinned plans"));
    pins->setElides(false);
    pins->hide();
    statusBar()->addPermanentWidget(pins);
    profile_ = new QLabel(this);
    profile_->setObjectName(QStringLiteral("status.profile"));
    statusBar()->addPermanentWidget(profile_);

    auto* compare = findChild<ComparePage*>();
    auto* measured = findChild<MeasuredPage*>();
    connect(pins, &StatusLink::clicked, this, [this, compare] { tabs_->setCurrentWidget(compare); });
    connect(nearest, &StatusLink::clicked, this, [this, measured] {
        tabs_->setCurrentWidget(measured);
        measured->showTab(MeasuredPage::Tab::nearest);
    });
    connect(&document_.pins(), &Pins::changed, pins, [this, pins] {
        const int count = static_cast<int>(document_.pins().list().size());
        pins->setVisible(count > 0);
        pins->setWholeText(tr("%n pinned", nullptr, count), tr("Shows the pinned plans beside the present one"));
    });
    auto* finder = new NearestFinder(document_.evaluator(), 1, this);
    connect(finder, &NearestFinder::found, nearest, [finder, nearest] {
        const QString text = nearestText(*finder->answer());
        nearest->setEnabled(!text.isEmpty());
        nearest->setWholeText(text);
    });
    connect(&document_, &Document::resultChanged, finder, [finder](const ResultPtr& result) { finder->ask(result->plan); });
    connect(compare, &ComparePage::said, this, [this](const QString& text) { statusBar()->showMessage(text, kMessageMs); });
    connect(compare, &ComparePage::reportWanted, this, &MainWindow::writeComparison);
}

} // namespace fivefold
