// SPDX-License-Identifier: Apache-2.0
#include <QFile>
#include <QTest>

#include "core/formats/yaml_writer.h"

#include <limits>
#include <string>

using namespace fivefold;

namespace {

QByteArray read_file(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// What PyYAML (or a YAML 1.2 reader) would take for something else, or could not read at all.
const std::string kQuoted[] = {
    "",
    " ",
    " leading",
    "trailing ",
    "~",
    "null",
    "Null",
    "NULL",
    "true",
    "True",
    "FALSE",
    "yes",
    "Yes",
    "NO",
    "on",
    "Off",
    "y",
    "N",
    "1",
    "-1",
    "+12",
    "012",
    "0o17",
    "0x1F",
    "0b101",
    "1_000",
    "1.5",
    "-1.5",
    ".5",
    "5.",
    "1e-5",
    "1E5",
    "3e-4",
    "1.0e+10",
    "1.0e5",
    "1:20",
    "190:20:30",
    "1:20.5",
    "2026-01-01",
    "2026-01-01 10:20:30",
    "2026-01-01T10:20:30Z",
    ".inf",
    "-.Inf",
    ".nan",
    "<<",
    "=",
    "- item",
    "-",
    "? key",
    "?",
    ": value",
    ":",
    "key: value",
    "ends:",
    "text #comment",
    "#comment",
    "&anchor",
    "*alias",
    "!tag",
    "|",
    ">",
    "'single'",
    "\"double\"",
    "%directive",
    "@at",
    "`tick",
    "[list]",
    "]",
    "{map}",
    "}",
    ",comma",
    "---",
    "--- x",
    "...",
    "two\nlines",
    "tab\there",
    "\r",
    "bell\a",
    "del\x7f",
    "\xC2\x85next line",
    "\xE2\x80\xA8separator",
    "\xEF\xBB\xBF"
    "bom",
    "bad \xFF utf8",
    "back\\slash: x",
    "\xC2\xA0nbsp",
};
const std::string kPlain[] = {
    "plain",
    "two words",
    "llama-3.1-8b_%date_%jobid",
    "Et*2|(t*2|)*29t|mL",
    "([0]*3+[1]*58)",
    "--seq-length",
    "meta-llama/Llama-3.1-8B",
    "mla_up_proj moe_act layernorm",
    "a:b",
    "http://host:80/x",
    "a#b",
    "it's",
    "say \"hi\"",
    "back\\slash",
    "1f1b",
    "8x7B",
    "v1.2",
    "-x",
    "?x",
    ":x",
    "nullable",
    "yesterday",
    "\xE4\xB8\xAD\xE6\x96\x87",
    "\xC3\xA9t\xC3\xA9",
    "\xF0\x9F\x99\x82",
    "(1,2)",
    "x, y",
    "a*b",
    "a&b",
    "a!",
    "0xZZ",
    "e5",
};

} // namespace

class YamlWriterTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void quotes_what_yaml_would_misread() {
        for (const std::string& text : kQuoted) {
            const std::string written = yaml_string(text);
            QVERIFY2(written.size() >= 2 && written.front() == '"' && written.back() == '"', written.c_str());
            QVERIFY2(written.find('\n') == std::string::npos, "one line");
        }
        for (const std::string& text : kPlain) QCOMPARE(QString::fromStdString(yaml_string(text)), QString::fromStdString(text));
    }

    void escapes() {
        QCOMPARE(yaml_string("two\nlines"), std::string("\"two\\nlines\""));
        QCOMPARE(yaml_string("a\tb\"c\\d"), std::string("\"a\\tb\\\"c\\\\d\""));
        QCOMPARE(yaml_string("\xC2\x85"), std::string("\"\\x85\""));
        QCOMPARE(yaml_string("\xE2\x80\xA8"), std::string("\"\\u2028\""));
        QCOMPARE(yaml_string("\xFF"), std::string("\"\\uFFFD\""));
        QCOMPARE(yaml_string("\xED\xA0\x80"), std::string("\"\\uFFFD\\uFFFD\\uFFFD\"")); // a surrogate is no character
    }

    void floats_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        const std::pair<double, const char*> rows[] = {
            {0, "0.0"},
            {-0.0, "-0.0"},
            {1, "1.0"},
            {0.1, "0.1"},
            {1e-5, "1.0e-05"},
            {3e-4, "0.0003"},
            {1e-4, "0.0001"},
            {1.5e-7, "1.5e-07"},
            {500000, "500000.0"},
            {1e15, "1000000000000000.0"},
            {1e16, "1.0e+16"},
            {1.7976931348623157e308, "1.7976931348623157e+308"},
            {5e-324, "5.0e-324"},
            {-2.5e-10, "-2.5e-10"},
            {1.0 / 3, "0.3333333333333333"},
            {std::numeric_limits<double>::infinity(), ".inf"},
            {-std::numeric_limits<double>::infinity(), "-.inf"},
            {std::numeric_limits<double>::quiet_NaN(), ".nan"},
        };
        for (const auto& [value, text] : rows) QTest::newRow(text) << value << QString::fromLatin1(text);
    }
    void floats() {
        QFETCH(double, value);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(yaml_float(value)), text);
    }

    void document() {
        YamlNode root = YamlNode::map();
        root.comment("first line\n\nbell\a removed");
        root.set("none", YamlNode());
        root.set("flag", true).comment("why");
        root.set("count", 3);
        root.set("empty", YamlNode::map());
        root.set("nothing", YamlNode::list());
        YamlNode& nested = root.set("nested", YamlNode::map());
        nested.set("yes", "no");
        YamlNode& list = nested.set("list", YamlNode::list());
        list.add(1.5);
        YamlNode& entry = list.add(YamlNode::map());
        entry.set("a", 1);
        entry.set("b", YamlNode::map()).set("c", "d");
        list.add(YamlNode::list()).add("x");
        QCOMPARE(root.to_yaml(),
                 std::string("# first line\n#\n# bell removed\nnone: null\n# why\nflag: true\ncount: 3\nempty: {}\nnothing: []\nnested:\n"
                             "  \"yes\": \"no\"\n  list:\n    - 1.5\n    - a: 1\n      b:\n        c: d\n    -\n      - x\n"));
        QCOMPARE(YamlNode("true").to_yaml(), std::string("\"true\"\n"));
    }

    // The interoperability test reads this file with PyYAML: each key is the text of its value, behind a letter.
    void file_for_pyyaml() {
        YamlNode root = YamlNode::map();
        YamlNode& strings = root.set("strings", YamlNode::map());
        for (const std::string& text : kQuoted)
            if (text.find('\xFF') == std::string::npos) strings.set('k' + text, text);
        for (const std::string& text : kPlain) strings.set('k' + text, text);
        YamlNode& floats = root.set("floats", YamlNode::list());
        for (const double value : {0.0, 1.0, 1e-5, 3e-4, 1e15, 1e16, 1.7976931348623157e308, 5e-324, -2.5e-10, 1.0 / 3}) floats.add(value);
        YamlNode& integers = root.set("integers", YamlNode::list());
        for (const std::int64_t value : {std::int64_t{0}, std::int64_t{-7}, std::numeric_limits<std::int64_t>::max()}) integers.add(value);
        root.set("true", true);
        root.set("null", YamlNode());
        const QByteArray written = QByteArray::fromStdString(root.to_yaml());
        const QString path = QStringLiteral(FIVEFOLD_TEST_DATA "/golden/yaml_scalars.yaml");
        if (qEnvironmentVariableIsSet("FIVEFOLD_UPDATE_GOLDEN")) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(written);
        }
        QCOMPARE(read_file(path), written);
    }

    void literal_blocks() {
        YamlNode root = YamlNode::map();
        root.set("run", YamlNode::literal("first\n\n  indented: # no comment\nlast"));
        root.set("args", YamlNode::list()).add(YamlNode::literal("only\n\n"));
        QCOMPARE(root.to_yaml(), std::string("run: |\n  first\n\n    indented: # no comment\n  last\nargs:\n  - |\n    only\n"));
        QCOMPARE(root.size(), std::size_t{2});
        QCOMPARE(YamlNode("x").size(), std::size_t{0});
    }
};

QTEST_APPLESS_MAIN(YamlWriterTest)
#include "yaml_writer_test.moc"
