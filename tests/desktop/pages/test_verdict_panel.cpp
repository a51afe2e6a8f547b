// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/finding_list.h"
#include "app/desktop/pages/metric_grid.h"
#include "app/desktop/pages/verdict_banner.h"
#include "app/desktop/pages/verdict_panel.h"
#include "app/desktop/theme/theme.h"
#include "tests/desktop/pages/samples.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace fivefold;
using namespace Qt::StringLiterals;
using Metric = MetricGrid::Metric;

class TestVerdictPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QLocale::setDefault(QLocale::c());
        Theme::setDark(false);
    }

    void verdictIsAWordAndASign_data() {
        QTest::addColumn<int>("verdict");
        QTest::addColumn<QString>("word");
        QTest::newRow("fits") << static_cast<int>(Verdict::fits) << u"FITS"_s;
        QTest::newRow("tight") << static_cast<int>(Verdict::tight) << u"TIGHT"_s;
        QTest::newRow("at risk") << static_cast<int>(Verdict::at_risk) << u"AT RISK"_s;
        QTest::newRow("does not fit") << static_cast<int>(Verdict::out_of_memory) << u"DOES NOT FIT"_s;
    }
    void verdictIsAWordAndASign() {
        QFETCH(int, verdict);
        QFETCH(QString, word);
        VerdictPanel panel;
        panel.showResult(samples::shared(4, static_cast<Verdict>(verdict)));
        auto* banner = panel.findChild<VerdictBanner*>();
        QCOMPARE(banner->word(), word);
        bool sign = false;
        for (const QLabel* label : banner->findChildren<QLabel*>()) sign = sign || !label->pixmap(Qt::ReturnByValue).isNull();
        QVERIFY(sign);
        QVERIFY(banner->detail().contains(u"of 79.1 GiB"_s));
        QVERIFY2(!banner->detail().contains(u'<'), qPrintable(banner->detail())); // plain text, not its source
        QVERIFY(banner->detail().contains(verdict == static_cast<int>(Verdict::out_of_memory) ? u"too much"_s : u"headroom"_s));
        QVERIFY(panel.summary().startsWith(word));
        QCOMPARE(panel.accessibleDescription(), panel.summary());
    }

    void figures() {
        VerdictPanel panel;
        panel.showResult(samples::shared(4));
        const auto* grid = panel.findChild<MetricGrid*>();
        QCOMPARE(grid->number(Metric::step_time), u"9.87"_s);
        QCOMPARE(grid->note(Metric::step_time), u"9.31\u00a0s to 10.5\u00a0s: 24 measured runs of Megatron-Core on H100"_s);
        QCOMPARE(grid->number(Metric::tokens), u"1040"_s);
        QCOMPARE(grid->number(Metric::mfu), u"47.3"_s);
        QVERIFY(grid->note(Metric::mfu).contains(u"causal"_s));
        QCOMPARE(grid->number(Metric::bubble), u"9.1"_s);
        QCOMPARE(grid->number(Metric::days), u"326"_s);
        QCOMPARE(grid->number(Metric::cost), u"$12.0\u00a0M"_s);
        QVERIFY(grid->note(Metric::cost).contains(u"$2.99"_s));
        QVERIFY(panel.findChild<QLabel*>(u"metricNumber_cost"_s)->toolTip().contains(u"Lambda"_s));
        QVERIFY(panel.findChild<QLabel*>(u"metricNumber_mfu"_s)->toolTip().contains(u"47.34"_s));
    }

    void aFigureLeadsToItsOwnExplanation() {
        VerdictPanel panel;
        panel.showResult(samples::shared(4));
        QSignalSpy spy(&panel, &VerdictPanel::explain);
        const std::pair<const char*, const char*> figures[] = {{"stepTime", "step_time"}, {"days", "days"}, {"goodput", ""}, {"gpuHours", "gpu_hours"}, {"cost", "cost"}, {"energy", ""}};
        for (const auto& [name, term] : figures) {
            spy.clear();
            QTest::mouseClick(panel.findChild<QLabel*>(u"metricNumber_"_s + QLatin1String(name)), Qt::LeftButton);
            QCOMPARE(spy.size(), *term == '\0' ? 0 : 1);
            if (!spy.isEmpty()) QCOMPARE(spy.first().first().toString(), QLatin1String(term));
        }
    }

    void unknownPriceIsSaid() {
        Result made = samples::result(1);
        made.estimate.metrics.cost = {};
        VerdictPanel panel;
        panel.showResult(std::make_shared<const Result>(made));
        const auto* grid = panel.findChild<MetricGrid*>();
        QCOMPARE(grid->number(Metric::cost), u"–"_s);
        QVERIFY(grid->note(Metric::cost).contains(u"No price"_s));
        made.estimate.metrics.cost = Dollars(5000);
        made.plan.training.price_per_gpu_hour = 1.75;
        panel.showResult(std::make_shared<const Result>(made));
        QVERIFY(grid->note(Metric::cost).contains(u"$1.75"_s) && grid->note(Metric::cost).contains(u"your own"_s));
    }

    void findingsGravestFirst() {
        VerdictPanel panel;
        panel.resize(300, 900);
        panel.show();
        panel.showResult(samples::shared(4, Verdict::out_of_memory));
        QVERIFY(panel.findChild<QLabel*>(u"finding0"_s)->text().contains(u"97.2"_s));
        QVERIFY(panel.findChild<QLabel*>(u"finding0"_s)->accessibleName().startsWith(u"Error"_s));
        QVERIFY(panel.findChild<QLabel*>(u"finding2"_s)->accessibleName().startsWith(u"Note"_s));
    }

    void fixesAreButtons() {
        VerdictPanel panel;
        panel.resize(300, 900);
        panel.show();
        panel.showResult(samples::shared(4));
        auto* button = panel.findChild<QPushButton*>(u"fix_vpp_10"_s);
        QVERIFY(button);
        QCOMPARE(button->accessibleName(), u"VPP → 10"_s);
        QVERIFY(!button->accessibleDescription().isEmpty());
        QSignalSpy spy(&panel, &VerdictPanel::suggestionActivated);
        // The plan changes, and the list is made anew, while the button is still in its click.
        connect(&panel, &VerdictPanel::suggestionActivated, &panel,
                [&panel] { panel.showResult(samples::shared(2, Verdict::out_of_memory)); });
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(spy.size(), 1);
        const auto change = spy[0][0].value<SuggestedChange>();
        QCOMPARE(change.knob, Knob::vpp);
        QCOMPARE(change.values, std::vector<std::int64_t>{10});
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(panel.findChild<QPushButton*>(u"fix_recompute_1"_s));
        QCOMPARE(fixText(Knob::recompute, 2), u"Recompute → Full"_s);
    }

    void sameFindingsKeepTheirButtons() {
        VerdictPanel panel;
        panel.showResult(samples::shared(4));
        auto* before = panel.findChild<QPushButton*>(u"fix_vpp_10"_s);
        panel.showResult(samples::shared(4, Verdict::tight));
        QCOMPARE(panel.findChild<QPushButton*>(u"fix_vpp_10"_s), before);
    }

    void invalidAndEmptyPlans() {
        VerdictPanel panel;
        auto* banner = panel.findChild<VerdictBanner*>();
        QCOMPARE(banner->word(), u"NO PLAN"_s);
        panel.showResult(samples::invalid());
        QCOMPARE(banner->word(), u"NOT VALID"_s);
        QCOMPARE(panel.findChild<MetricGrid*>()->number(Metric::step_time), u"–"_s);
        QVERIFY(panel.findChild<QPushButton*>(u"fix_tp_8"_s));
        Result clean = samples::result(1);
        clean.estimate.findings.clear();
        panel.showResult(std::make_shared<const Result>(clean));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(panel.findChild<QLabel*>(u"noFindings"_s));
    }

    void nothingIsCutOff() {
        VerdictPanel panel;
        panel.resize(panel.minimumWidth(), 600);
        panel.show();
        panel.showResult(samples::shared(4, Verdict::out_of_memory));
        panel.resize(panel.minimumWidth(), 600);
        QTest::qWait(50); // nested layouts settle one after the other
        const QList<QLabel*> labels = panel.findChildren<QLabel*>();
        for (const QLabel* label : labels) {
            if (!label->isVisible() || label->text().isEmpty()) continue;
            QVERIFY2(label->width() >= label->minimumSizeHint().width(), qPrintable(label->text()));
            QVERIFY2(label->mapTo(&panel, QPoint(label->width(), 0)).x() <= panel.width(), qPrintable(label->text()));
            // QLabel rounds its height and its height for a width apart by a pixel.
            if (label->wordWrap()) QVERIFY2(label->height() + 1 >= label->heightForWidth(label->width()), qPrintable(label->text()));
        }
    }
};

QTEST_MAIN(TestVerdictPanel)
#include "test_verdict_panel.moc"
