// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/value_table.h"
#include "app/desktop/report_writer.h"
#include "app/texts/report_texts.h"
#include "core/formats/result_tables.h"
#include "tests/desktop/window_fixture.h"

#include <QClipboard>
#include <QFileDialog>
#include <QRegularExpression>

using namespace fivefold;
using namespace fivefold::test;
using namespace Qt::StringLiterals;

/// The report of the open plan: PDF of two pages, HTML with the plan's figures; tables that copy themselves.
class TestReport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pdf();
    void longPipelineStaysShort();
    void html();
    void saysWhyItFails();
    void menu();
    void copiesTables();
    void everyWordHasAText();
};

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
int pages(const QByteArray& pdf) {
    static const QRegularExpression page(u"/Type\\s*/Page\\b(?!s)"_s);
    return static_cast<int>(QString::fromLatin1(pdf).count(page));
}
QByteArray write(const ResultPtr& result, const QString& path) {
    ReportWriter writer;
    QSignalSpy written(&writer, &ReportWriter::written);
    writer.write(result, path);
    if (written.isEmpty() && !written.wait(20'000)) qFatal("no report arrives");
    return contentOf(path);
}

} // namespace

void TestReport::pdf() {
    WindowFixture fixture;
    const QByteArray pdf = write(fixture.document().result(), fixture.path(u"report.pdf"_s));
    QVERIFY(pdf.startsWith("%PDF"));
    QVERIFY2(pages(pdf) >= 1 && pages(pdf) <= 2, qPrintable(QString::number(pages(pdf))));
    const std::vector<QImage> pictures = reportPictures(*fixture.document().result());
    QCOMPARE(pictures.size(), std::size_t{2});
    for (const QImage& picture : pictures) { // light ground, and something on it
        QCOMPARE(picture.pixelColor(1, 1), QColor(Qt::white));
        int coloured = 0;
        for (int x = 0; x < picture.width(); x += 3)
            for (int y = 0; y < picture.height(); y += 3) coloured += picture.pixelColor(x, y).saturation() > 100 ? 1 : 0;
        QVERIFY(coloured > 100);
    }
}

void TestReport::longPipelineStaysShort() {
    WindowFixture fixture;
    Result result = *fixture.document().result();
    while (result.estimate.memory.stages.size() < 80) result.estimate.memory.stages.push_back(result.estimate.memory.stages.front());
    for (int i = 0; i < 30; ++i) result.estimate.findings.push_back({"tp-divides-heads", Severity::warning, {{"tp", 7, ""}, {"heads", 64, ""}}, {}});
    const QByteArray pdf = write(std::make_shared<const Result>(result), fixture.path(u"long.pdf"_s));
    QVERIFY(pdf.startsWith("%PDF"));
    QVERIFY2(pages(pdf) >= 1 && pages(pdf) <= 2, qPrintable(QString::number(pages(pdf))));
}

void TestReport::html() {
    WindowFixture fixture;
    const ResultPtr result = fixture.document().result();
    const QString html = QString::fromUtf8(write(result, fixture.path(u"report.html"_s)));
    QVERIFY(html.startsWith("<!DOCTYPE html>"_L1));
    QVERIFY(html.contains(QString::fromStdString(report::html_text(result->plan.model.name))));
    for (const double figure : {result->estimate.time.total().value(), 100 * result->estimate.metrics.mfu, in_gib(result->estimate.memory.stages[result->estimate.memory.worst_stage].total())})
        QVERIFY2(html.contains(u'>' + QString::fromStdString(number_text(figure, Digits::readable)) + u'<'), qPrintable(QString::number(figure)));
    QCOMPARE(html.count("<svg"_L1), 2);
    QVERIFY(!html.contains("<script"_L1) && !html.contains("src="_L1));
}

void TestReport::saysWhyItFails() {
    WindowFixture fixture;
    ReportWriter writer;
    QSignalSpy failed(&writer, &ReportWriter::failed);
    writer.write(fixture.document().result(), fixture.path(u"no/such/folder/report.pdf"_s));
    QVERIFY(failed.wait(20'000));
    QVERIFY(!failed.first().first().toString().isEmpty());
}

void TestReport::menu() {
    WindowFixture fixture;
    fixture.trigger("action.report");
    auto* dialog = fixture.find<QFileDialog>("reportDialog");
    const QString path = fixture.path(u"chosen.html"_s);
    Q_EMIT dialog->fileSelected(path);
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(path).contains("</html>"), 20'000);
    dialog->reject();
}

void TestReport::copiesTables() {
    WindowFixture fixture;
    fixture.window().showPage(0);
    auto* table = fixture.find<ValueTable>("memoryTerms");
    const DataTable data = table->table().dataTable();
    QVERIFY(data.rows.size() > 2);
    table->copyMarkdown();
    QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), table_markdown(data));
    QVERIFY(QGuiApplication::clipboard()->text().startsWith("| "_L1));
    table->copyCsv();
    QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), table_csv(data));
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), static_cast<qsizetype>(data.rows.size()) + 1);
    QCOMPARE(std::get<double>(data.rows.back()[2]), in_gib(fixture.document().result()->estimate.memory.stages[fixture.document().result()->estimate.memory.worst_stage].total()));
}

/// What a table says in words can be translated; names of things and abbreviations stay.
void TestReport::everyWordHasAText() {
    WindowFixture fixture;
    const Result& result = *fixture.document().result();
    QSet<QString> known = {u"NCCL"_s, u"GEMM"_s, u"MFU"_s, u"GPU"_s, u"GPUs"_s, u"TP"_s, u"PP"_s, u"VPP"_s, u"CP"_s, u"DP"_s, u"EP"_s, u"ETP"_s, u"ZeRO"_s};
    for (const char* word : kTableWords) known.insert(QString::fromUtf8(word));
    const auto check = [&known](const DataTable& table, bool rows) {
        QVERIFY2(known.contains(QString::fromStdString(table.title)), table.title.c_str());
        for (const DataTable::Column& column : table.columns) QVERIFY2(known.contains(QString::fromStdString(column.name)), column.name.c_str());
        if (!rows) return;
        for (const DataTable::Row& row : table.rows) QVERIFY2(known.contains(QString::fromStdString(std::get<std::string>(row[0]))), std::get<std::string>(row[0]).c_str());
    };
    check(plan_table(result.plan), true);
    check(memory_table(result.estimate.memory), false);
    check(time_table(result.estimate.time), true);
    check(metrics_table(result.estimate.metrics), true);
    check(traffic_table(result.estimate.traffic), true);
    check(assumptions_table({}), false);
}

QTEST_MAIN(TestReport)
#include "test_report.moc"
