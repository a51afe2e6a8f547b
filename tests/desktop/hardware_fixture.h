// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/pages/hardware_page.h"
#include "app/desktop/pages/value_table.h"
#include "tests/desktop/window_fixture.h"

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>

namespace fivefold::test {

using namespace Qt::StringLiterals;

inline constexpr int kRunMs = 90'000;

/// The window with the Hardware page in front, after it has looked for GPUs.
class HardwareFixture : public WindowFixture {
public:
    /// `patience`: a factor on all limits of a run. `cuda`: the driver's library; empty: as found, which is the simulated one.
    explicit HardwareFixture(double patience = 1, const QString& cuda = {}) {
        QSettings settings;
        settings.setValue(u"probe/program"_s, QStringLiteral(FIVEFOLD_PROBE));
        settings.setValue(u"probe/patience"_s, patience);
        settings.setValue(u"probe/cuda"_s, cuda);
        page = find<HardwarePage>("hardwarePage");
        find<QTabWidget>("pages")->setCurrentWidget(page);
        if (!QTest::qWaitFor([this] { return page->session().activity() == ProbeSession::Activity::idle; }, kRunMs)) qFatal("the look for GPUs does not end");
        table = find<ValueTable>("hardwareTable");
    }
    void press(const char* button) { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    void measure(bool quick = true) {
        find<ChoiceBox>("hardwareExtent")->setCurrentIndex(quick ? 1 : 0);
        press("hardwareRun");
        if (page->session().activity() != ProbeSession::Activity::measuring) qFatal("nothing is being measured");
    }
    bool finish() {
        return QTest::qWaitFor([this] { return page->session().activity() == ProbeSession::Activity::idle; }, kRunMs);
    }
    /// A cell of the table of values, by its row's name; empty without such a row.
    QString value(const QString& name, int column) {
        for (int row = 0; row < table->table().rowCount(); ++row)
            if (table->table().index(row, 0).data().toString() == name) return table->table().index(row, column).data(ValueTableModel::CopyRole).toString();
        return {};
    }
    QStringList messages() {
        QStringList all;
        for (int number = 0; QLabel* label = window().findChild<QLabel*>(u"hardwareNotice%1"_s.arg(number)); ++number) all << label->text();
        return all;
    }
    bool import(const QStringList& paths) {
        QSignalSpy said(page, &HardwarePage::said), failed(page, &HardwarePage::failed);
        page->importFiles(paths);
        return QTest::qWaitFor([&] { return !said.isEmpty() || !failed.isEmpty(); }, 20'000) && failed.isEmpty();
    }
    double stepTime() { return document().result()->estimate.time.total().value(); }

    HardwarePage* page = nullptr;
    ValueTable* table = nullptr;
};

} // namespace fivefold::test
