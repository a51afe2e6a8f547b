// SPDX-License-Identifier: Apache-2.0
#include "core/formats/csv.h"
#include "core/formats/format_error.h"

#include <QTest>

#include <sstream>

using namespace fivefold;

namespace {

std::vector<CsvRecord> all(const std::string& text) {
    std::istringstream stream(text);
    CsvReader reader(stream);
    std::vector<CsvRecord> records;
    for (CsvRecord record; reader.next(record);) records.push_back(record);
    return records;
}

std::string problem(const std::string& text) {
    try {
        std::istringstream stream(text);
        CsvTable table(stream);
        while (table.next()) {}
    } catch (const FormatError& error) {
        return error.what();
    }
    return {};
}

} // namespace

class TestCsv : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void plainFields() {
        const auto records = all("a,b,c\n1,,3\n");
        QCOMPARE(records.size(), 2u);
        QVERIFY((records[1].fields == std::vector<std::string>{"1", "", "3"}));
        QCOMPARE(records[1].line, 2u);
    }
    void quotedFields() {
        const auto records = all("\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\"\nnext,\"\",x");
        QCOMPARE(records.size(), 2u);
        QVERIFY((records[0].fields == std::vector<std::string>{"a,b", "say \"hi\"", "two\nlines"}));
        QVERIFY((records[1].fields == std::vector<std::string>{"next", "", "x"}));
        QCOMPARE(records[1].line, 3u);
    }
    void lineEndsMarkAndBlankLines() {
        const auto records = all("\xEF\xBB\xBF" "a,b\r\n\r\n1,2\r3,\"x\r\ny\"");
        QCOMPARE(records.size(), 3u);
        QCOMPARE(records[0].fields[0], std::string("a"));
        QVERIFY((records[2].fields == std::vector<std::string>{"3", "x\ny"}));
        QVERIFY(all("").empty());
        QVERIFY(all("\n\n").empty());
        QCOMPARE(all("a,").front().fields.size(), 2u);
    }
    void tableByName() {
        std::istringstream stream("x, y\n 1 ,two\n");
        CsvTable table(stream);
        QVERIFY(table.next());
        QCOMPARE(std::string(table["x"]), std::string("1"));
        QCOMPARE(std::string(table["y"]), std::string("two"));
        QCOMPARE(std::string(table["absent"]), std::string());
        QVERIFY(!table.next());
    }
    void errorsNameTheLine() {
        QCOMPARE(problem("a,b\n1,2\n3\n"), std::string("line 3: has 1 fields, but the header names 2 columns"));
        QVERIFY(problem("a,b\n\"x\ny\",2\n1,2,3\n").starts_with("line 4: has 3 fields"));
        QVERIFY(problem("a\n\"open").starts_with("line 2: a quote is opened"));
        QVERIFY(problem("a\n\"x\"y\n").starts_with("line 2: text follows"));
        QVERIFY(problem(std::string("a\nb\0c\n", 6)).starts_with("line 2: holds a zero byte"));
        QVERIFY(problem("").starts_with("line 1: the file is empty"));
        QVERIFY(problem("a,a\n").starts_with("line 1: column 'a' is named twice"));
        QVERIFY(problem("a,\n").starts_with("line 1: a column has no name"));
        QVERIFY(problem("\xEFzz").starts_with("line 1: starts with bytes"));
        QVERIFY(problem("a\n" + std::string((1u << 20) + 2, 'x')).starts_with("line 2: a field is longer"));
    }
    void writing() {
        QCOMPARE(csv_field("plain"), std::string("plain"));
        QCOMPARE(csv_field("a,\"b\""), std::string("\"a,\"\"b\"\"\""));
    }
};

QTEST_APPLESS_MAIN(TestCsv)
#include "test_csv.moc"
