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

    static int differences(QWidget& one, QWidget& other) {
        const QImage left = one.grab().toImage(), right = other.grab().toImage();
        if (left.size() != right.size()) return left.width() * left.height();
        int count = 0;
        for (int y = 0; y < left.height(); ++y)
            for (int x = 0; x < left.width(); ++x) count += left.pixel(x, y) != right.pixel(x, y);
        return count;
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

    void looksLikeALabel() {
        for (const bool wraps : {true, false})
            for (const Qt::Alignment alignment : {Qt::AlignLeft | Qt::AlignVCenter, Qt::AlignRight | Qt::AlignVCenter, Qt::AlignLeft | Qt::AlignTop, Qt::AlignHCenter | Qt::AlignBottom})
                for (const QString& text : {u"The micro-batches of a step are fewer than four times the stages.\nTwo."_s, u"流水线阶段数与微批次数相比过多"_s, u"15.3 s"_s}) {
                    TextLabel label(text);
                    QLabel plain;
                    configure(plain, text);
                    for (QLabel* each : {static_cast<QLabel*>(&label), &plain}) {
                        each->setWordWrap(wraps);
                        each->setAlignment(alignment);
                        each->setContentsMargins(3, 5, 2, 1);
                        each->resize(each->minimumSizeHint().width() + 150, 90);
                    }
                    plain.resize(label.size());
                    QVERIFY(differences(label, plain) <= 4); // of anti-aliasing
                    if (!wraps) QCOMPARE(label.sizeHint(), plain.sizeHint());
                }
    }

    void strongParts() {
        TextLabel label, plain(u"64 GPUs ≠ DP 3 × TP 8"_s);
        label.setStrongText(u"%1 GPUs %2 DP %3 × TP %4"_s.arg(TextLabel::strong(u"64"_s), TextLabel::strong(u"≠"_s), TextLabel::strong(u"3"_s), TextLabel::strong(u"8"_s)), u"≠"_s, Qt::red);
        QCOMPARE(label.text(), plain.text());
        for (TextLabel* each : {&label, &plain}) {
            each->setWordWrap(false);
            each->resize(300, 30);
        }
        QVERIFY(label.sizeHint().width() > plain.sizeHint().width());
        const auto reds = [](TextLabel& of) {
            const QImage image = of.grab().toImage();
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y).red() > image.pixelColor(x, y).green() + 100;
            return count;
        };
        QVERIFY(reds(label) > 3);
        QCOMPARE(reds(plain), 0);
        label.setText(u"The next text is plain."_s);
        plain.setText(label.text());
        QCOMPARE(label.sizeHint(), plain.sizeHint());
        label.setStrongText(TextLabel::strong(u"64"_s));
        label.setText(u"72"_s);
        const int thin = label.sizeHint().width();
        label.setStrongText(TextLabel::strong(u"72"_s)); // the same marks on another text
        QVERIFY(label.sizeHint().width() > thin);
    }

    void canBeSelected() {
        TextLabel label(u"Tokens per GPU"_s);
        label.resize(200, 30);
        label.show();
        QTest::mouseDClick(&label, Qt::LeftButton, {}, QPoint(10, 15));
        QCOMPARE(label.selectedText(), u"Tokens"_s);
        label.grab(); // with the selection
        label.setText(u"Step time"_s);
        label.grab();
        QCOMPARE(label.selectedText(), QString());
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
