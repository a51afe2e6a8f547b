// SPDX-License-Identifier: Apache-2.0
// The document of a report from figures made up here, so that it does not move with the cost model: byte for byte, escaped, well formed.
#include "app/report/report.h"

#include <QFile>
#include <QTest>
#include <QXmlStreamReader>

using namespace fivefold;
using namespace fivefold::report;

namespace {

PlanReport made(std::size_t stages) {
    PlanReport made;
    made.plan.name = "A <plan> & \"more\"";
    made.plan.model.name = "model|one";
    made.plan.cluster.gpu.id = "gpu-80gb";
    made.plan.cluster.nodes = 2;
    made.plan.cluster.gpus_per_node = 8;
    Estimate& estimate = made.estimate;
    estimate.valid = true;
    estimate.memory.capacity = gib(80);
    for (std::size_t i = 0; i < stages; ++i) {
        StageMemory stage;
        stage.layers = 8;
        stage.micro_batches_in_flight = static_cast<double>(stages - i);
        stage[MemoryTerm::weights] = gib(4.5);
        stage[MemoryTerm::mlp] = gib(10.25 + static_cast<double>(stages - i));
        stage[MemoryTerm::context] = gib(1.75);
        estimate.memory.stages.push_back(stage);
    }
    estimate.memory.low = gib(15);
    estimate.memory.high = gib(20);
    estimate.memory.band_basis = "made up";
    estimate.memory.fit_probability = 0.975;
    estimate.time[TimeTerm::gemm] = Seconds(6);
    estimate.time[TimeTerm::bubble] = Seconds(1.5);
    estimate.time[TimeTerm::optimizer] = Seconds(0.5);
    estimate.time.low = Seconds(7.5);
    estimate.time.high = Seconds(9);
    estimate.time.band_basis = "made up too";
    estimate.metrics.step_time = Seconds(8);
    estimate.metrics.mfu = 0.4321;
    estimate.traffic.push_back({Traffic::Dimension::tensor, 8, 8, 1, Bytes(3e9), Seconds(1), Seconds(0.25), BytesPerSecond(2.5e11)});
    estimate.findings.push_back({"tp-divides-heads", Severity::error, {{"tp", 7, ""}, {"heads", 64, ""}}, {{Knob::tp, {8, 4}}}});
    estimate.findings.push_back({"no-such-<id>", Severity::info, {}, {}});
    made.assumed = {{"cuda_graphs", "none"}};
    return made;
}

std::string html_of(std::vector<PlanReport> plans) { return write_html(make_report(plans, {})); }

void well_formed(const std::string& html) {
    QString xml = QString::fromStdString(html);
    xml.remove(QStringLiteral("<!DOCTYPE html>\n")).replace(QStringLiteral("<meta charset=\"utf-8\">"), QStringLiteral("<meta charset=\"utf-8\"/>"));
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) reader.readNext();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString() + QStringLiteral(" line %1").arg(reader.lineNumber())));
}

} // namespace

class ReportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void golden_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"report.html", "report.md", "reports.html"}) QTest::newRow(name) << QString::fromLatin1(name);
    }
    void golden() {
        QFETCH(QString, name);
        std::vector<PlanReport> plans = {made(2)};
        if (name == QLatin1String("reports.html")) {
            plans.push_back(made(3));
            plans.back().plan.name = "another";
        }
        const Report report = make_report(plans, {});
        const QByteArray text = QByteArray::fromStdString(name.endsWith(QLatin1String("md")) ? write_markdown(report) : write_html(report));
        QFile file(QStringLiteral(FIVEFOLD_TEST_DATA "/report/") + name);
        if (qEnvironmentVariableIsSet("FIVEFOLD_WRITE_EXPECTED")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            return;
        }
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        QCOMPARE(text, file.readAll());
    }
    void wellFormedAndEscaped() {
        for (const std::size_t stages : {std::size_t{1}, std::size_t{4}, std::size_t{64}}) well_formed(html_of({made(stages), made(2)}));
        const std::string html = html_of({made(2)});
        QVERIFY(html.find("A &lt;plan&gt; &amp; &quot;more&quot;") != std::string::npos);
        QVERIFY(html.find("<plan>") == std::string::npos && html.find("<id>") == std::string::npos && html.find("<script") == std::string::npos);
        QVERIFY(html.find("http://") == html.find("http://www.w3.org/2000/svg")); // nothing is loaded
        QVERIFY(write_markdown(make_report(std::vector<PlanReport>{made(2)}, {})).find("model\\|one") != std::string::npos);
        QCOMPARE(html_text("a'\x01<"), std::string("a&#39; &lt;"));
    }
    void longPipelinesAreCut() {
        QCOMPARE(shown_stages(made(12).estimate.memory).size(), std::size_t{12});
        MemoryEstimate memory = made(64).estimate.memory;
        memory.worst_stage = 30;
        const std::vector<std::size_t> shown = shown_stages(memory);
        QVERIFY(shown.front() == 0 && shown.back() == 63 && std::find(shown.begin(), shown.end(), 30u) != shown.end() && shown.size() < 16);
        QVERIFY(html_of({made(64)}).find("of 64 stages are shown") != std::string::npos);
        QCOMPARE(plan_tables(made(64))[1].rows.size(), std::size_t{64});
    }
    void noEstimate() {
        PlanReport broken = made(1);
        broken.estimate.memory.stages.clear();
        const std::string html = html_of({broken});
        well_formed(html);
        QVERIFY(html.find("No estimate") != std::string::npos && html.find("<svg") == std::string::npos && html.find("class=\"error\"") != std::string::npos);
    }
    void barsAreToScale() {
        const BarChart chart = step_chart(made(1).estimate.time, [](const std::string& text) { return text; });
        QCOMPARE(chart.bars.size(), std::size_t{4});
        QCOMPARE(chart.bars[1].start, 6.0);
        QCOMPARE(chart.bars[2].start + chart.bars[2].values[0], chart.bars[3].values[0]);
        QVERIFY(write_svg(BarChart{}).empty());
    }
};

QTEST_GUILESS_MAIN(ReportTest)
#include "report_test.moc"
