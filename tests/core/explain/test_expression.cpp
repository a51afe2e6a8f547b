// SPDX-License-Identifier: Apache-2.0
#include "core/explain/explanation.h"
#include "core/explain/expression.h"

#include <QTest>

#include <cmath>

using namespace fivefold;

class TestExpression : public QObject {
    Q_OBJECT

private:
    static double of(const char* formula) {
        return evaluate(formula, [](std::string_view name) { return name == "a" ? 3.0 : name == "b_w" ? 2.0 : std::nan(""); });
    }

private Q_SLOTS:
    void values_data() {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<double>("value");
        const auto row = [](const char* formula, double value) { QTest::newRow(formula) << QString::fromLatin1(formula) << value; };
        row("0", 0);
        row("1.5e3", 1500);
        row("1 + 2 * 3", 7);
        row("(1 + 2) * 3", 9);
        row("8 - 4 - 2", 2);
        row("8 / 4 / 2", 1);
        row("2 ^ 3 ^ 2", 512);
        row("-2 ^ 2", -4);
        row("2 * -a", -6);
        row("a / b_w", 1.5);
        row("max(a, b_w, 10)", 10);
        row("min(a, b_w)", 2);
        row("ceil(a / 2) + floor(a / 2)", 3);
        row("log2(8) + exp(0)", 4);
        row("max(0, a - max(1, b_w)) * 4", 4);
    }
    void values() {
        QFETCH(QString, formula);
        QFETCH(double, value);
        QCOMPARE(of(formula.toLatin1().constData()), value);
    }

    void noFormula_data() {
        QTest::addColumn<QString>("formula");
        for (const char* text : {"", "1 +", "(1", "1)", "unknown", "a b_w", "ceil(1, 2)", "2 $ 3", "max(1", "*"}) QTest::newRow(*text == '\0' ? "empty" : text) << QString::fromLatin1(text);
        QTest::newRow("deep") << QString(5000, QLatin1Char('(')) + QLatin1Char('1') + QString(5000, QLatin1Char(')'));
    }
    void noFormula() {
        QFETCH(QString, formula);
        QVERIFY(std::isnan(of(formula.toLatin1().constData())));
    }

    void namesOfAFormula() {
        const std::vector<std::string> expected = {"m", "p", "dense_layer"};
        QCOMPARE(formula_names("max(m, 2e3) / p * (dense_layer + m ^ 2)"), expected);
    }

    void symbolsReplacedByValues() {
        Explanation explanation;
        explanation.formula = "b_w * max(P_d, 1) / n_d";
        explanation.values = {{"b_w", 2, ExplainedUnit::bytes_each}, {"n_d", 8, ExplainedUnit::number}};
        explanation.parts.push_back({"P_d", 64, ExplainedUnit::parameters, "64", {}, {}, {}, {}, {}, {}});
        const std::string text = formula_with(explanation, [](double value, ExplainedUnit) { return std::to_string(static_cast<int>(value)); });
        QCOMPARE(QString::fromStdString(text), QStringLiteral("2 * max(64, 1) / 8"));
        QCOMPARE(evaluate_explanation(explanation), 16.0);
    }
};

QTEST_APPLESS_MAIN(TestExpression)
#include "test_expression.moc"
