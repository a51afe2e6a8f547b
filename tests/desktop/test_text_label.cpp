// SPDX-License-Identifier: Apache-2.0
#include "app/desktop/controls/text_label.h"

#include <QTest>

using namespace fivefold;
using namespace Qt::StringLiterals;

/// The remembered sizes are those that a plain QLabel works out.
class TextLabelTest : public QObject {
    Q_OBJECT

    static void configure(QLabel& label, const QString& text) {
        label.setTextFormat(Qt::PlainText);
        label.setWordWrap(true);
        label.setTextInteractionFlags(Qt::TextSelectableByMouse);
        label.setText(text);
    }

private Q_SLOTS:
    void heightsAreThoseOfALabel() {
        TextLabel label;
        QLabel plain;
        for (const QString& text : {u"Recompute attention"_s, u"The micro-batches of a step are fewer than four times the stages: a quarter of the step is bubble."_s,
                                    u"流水线阶段数与微批次数相比过多，气泡占比很高。"_s, QString()}) {
            label.setText(text);
            configure(plain, text);
            for (const int width : {60, 120, 240, 241, 500, 60, 240}) QCOMPARE(label.heightForWidth(width), plain.heightForWidth(width));
            QCOMPARE(label.minimumSizeHint().width(), plain.minimumSizeHint().width());
        }
    }

    void fontsCount() {
        TextLabel label(u"The same words in a larger font take more room."_s);
        const int before = label.heightForWidth(150);
        const int width = label.minimumSizeHint().width();
        QFont font = label.font();
        font.setPointSizeF(font.pointSizeF() * 2);
        label.setFont(font);
        QVERIFY(label.heightForWidth(150) > before);
        QVERIFY(label.minimumSizeHint().width() > width);
    }
};

QTEST_MAIN(TextLabelTest)
#include "test_text_label.moc"
