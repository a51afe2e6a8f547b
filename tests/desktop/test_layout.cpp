// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/fold.h"
#include "app/desktop/controls/model_picker.h"
#include "app/desktop/controls/real_box.h"
#include "app/desktop/pages/heatmap_page.h"
#include "app/desktop/pages/measured_page.h"
#include "app/desktop/pages/scaling_page.h"
#include "app/desktop/pages/search_page.h"
#include "app/desktop/theme/theme.h"
#include "tests/desktop/unreadable.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractButton>
#include <QDialog>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTabWidget>
#include <QTranslator>

#include <utility>
#include <vector>

using namespace fivefold;
using namespace fivefold::test;

namespace {

/// A language whose texts are two fifths longer than the English ones, as German's often are; names of choices and single words of the field are not.
class LongLanguage : public QTranslator {
public:
    using QTranslator::QTranslator;
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        if (!text.contains(QLatin1Char(' ')) || qstrcmp(context, "Names") == 0) return text;
        QString more;
        for (qsizetype i = 0; i < text.size() * 2 / 5; ++i) more += i % 6 == 0 ? QLatin1Char(' ') : QLatin1Char('e');
        return text + more;
    }
};

/// Speaks a language while it lives.
class Spoken {
public:
    explicit Spoken(const QString& language) {
        if (language == QStringLiteral("long")) {
            QCoreApplication::installTranslator(&longer_);
        } else {
            if (!ours_.load(QStringLiteral(FIVEFOLD_LANGUAGES "/fivefold_%1.qm").arg(language))) qFatal("the translation is missing");
            QCoreApplication::installTranslator(&ours_);
            if (qts_.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) QCoreApplication::installTranslator(&qts_);
        }
    }

private:
    QTranslator ours_, qts_;
    LongLanguage longer_;
};

/// Walks through what the window can show and looks at each sight.
class Tour {
public:
    Tour(WindowFixture& fixture, QString language) : fixture_(fixture), language_(std::move(language)), pages_(*fixture.find<QTabWidget>("pages")) {}

    /// The answer may still be on its way: what cannot be read is asked again for a while.
    void look(const QString& sight) { look(fixture_.window(), sight); }
    void look(QWidget& window, const QString& sight) {
        QStringList found;
        for (int patience = 0; patience < 60; ++patience) {
            QTest::qWait(10);
            found = unreadableTexts(window);
            if (found.isEmpty() && patience >= 2) break;
        }
        for (const QString& one : found) problems_ << sight + QStringLiteral(": ") + one;
        if (&window == &fixture_.window() && window.size() != kSize) problems_ << sight + QStringLiteral(": the window has grown to %1 x %2").arg(window.width()).arg(window.height());
        if (!folder_.isEmpty()) window.grab().save(QStringLiteral("%1/%2-%3.png").arg(folder_, language_, sight));
    }
    void lookAtPages(const QString& state) {
        for (int page = 0; page < pages_.count(); ++page) {
            pages_.setCurrentIndex(page);
            const QString name = state + QLatin1Char('-') + pages_.currentWidget()->objectName();
            fill(*qobject_cast<Page*>(pages_.currentWidget()));
            fixture_.settle();
            look(name);
            for (QTabWidget* inner : pages_.currentWidget()->findChildren<QTabWidget*>()) lookAtTabs(*inner, name);
        }
    }
    void lookAtSetup(const QString& state) {
        for (Fold* fold : fixture_.window().findChildren<Fold*>()) fold->setOpen(true);
        pages_.setCurrentIndex(0);
        look(state + QStringLiteral("-folds"));
        for (QScrollArea* area : fixture_.window().findChildren<QScrollArea*>()) area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        look(state + QStringLiteral("-end"));
        for (Fold* fold : fixture_.window().findChildren<Fold*>()) fold->setOpen(false);
    }
    void lookAtDialogs() {
        for (const char* action : {"action.export", "action.settings", "action.keys", "action.commands", "action.help", "action.about"}) {
            fixture_.trigger(action);
            QDialog* dialog = nullptr;
            for (QDialog* one : fixture_.window().findChildren<QDialog*>())
                if (one->isVisible()) dialog = one;
            if (dialog == nullptr) qFatal("%s opens nothing", action);
            look(*dialog, QLatin1String(action));
            for (QTabWidget* tabs : dialog->findChildren<QTabWidget*>()) lookAtTabs(*tabs, QLatin1String(action), dialog);
            dialog->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }
    [[nodiscard]] QStringList problems() const { return problems_; }

private:
    static constexpr QSize kSize{1280, 720};

    void lookAtTabs(QTabWidget& tabs, const QString& name, QWidget* window = nullptr) {
        if (!tabs.isVisible()) return;
        const int first = tabs.currentIndex();
        for (int tab = 0; tab < tabs.count(); ++tab) {
            if (tab == first || !tabs.isTabVisible(tab)) continue;
            tabs.setCurrentIndex(tab);
            look(window != nullptr ? *window : fixture_.window(), name + QLatin1Char('.') + QString::number(tab));
        }
        tabs.setCurrentIndex(first);
    }
    void fill(Page& page) {
        if (auto* search = qobject_cast<SearchPage*>(&page)) {
            QSignalSpy finished(search, &SearchPage::finished);
            search->run();
            if (finished.isEmpty() && !finished.wait(120'000)) qFatal("the search does not end");
        } else if (auto* scaling = qobject_cast<ScalingPage*>(&page)) {
            QSignalSpy computed(scaling, &ScalingPage::computed);
            scaling->showResult(fixture_.document().result());
            if (computed.isEmpty() && !computed.wait(60'000)) qFatal("the scaling does not arrive");
        } else if (auto* heatmap = qobject_cast<HeatmapPage*>(&page)) {
            fixture_.find<ModelPicker>("heatmapModels")->setChosen({QStringLiteral("llama-3.2-1b"), QStringLiteral("llama-3.1-8b"), QStringLiteral("llama-3.1-70b")});
            auto* nodes = fixture_.find<QLineEdit>("heatmapNodes");
            nodes->setText(QStringLiteral("1 2 4"));
            Q_EMIT nodes->editingFinished();
            auto* run = fixture_.find<QPushButton>("heatmapRun");
            QSignalSpy finished(heatmap, &HeatmapPage::finished);
            if (!run->isEnabled()) return; // all cells are known
            run->click();
            if (finished.isEmpty() && !finished.wait(60'000)) qFatal("the heatmap is not finished");
        } else if (auto* measured = qobject_cast<MeasuredPage*>(&page)) {
            auto* step = fixture_.find<RealBox>("measuredCheckStep");
            measured->showTab(MeasuredPage::Tab::check);
            step->setFocus();
            step->selectAll();
            QTest::keyClicks(step, QStringLiteral("60"));
            QTest::keyClick(step, Qt::Key_Return);
            measured->showTab(MeasuredPage::Tab::runs);
        }
    }

    WindowFixture& fixture_;
    QString language_;
    QString folder_ = qEnvironmentVariable("FIVEFOLD_SCREENSHOTS");
    QTabWidget& pages_;
    QStringList problems_;
};

} // namespace

/// Every text of every page, dock and dialog can be read in a window of 1280 x 720, in all languages and in a long one. With
/// FIVEFOLD_SCREENSHOTS=FOLDER each sight is kept as a picture; FIVEFOLD_DARK=1 makes it dark.
class TestLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsCutOff_data();
    void nothingIsCutOff();
};

void TestLayout::nothingIsCutOff_data() {
    QTest::addColumn<QString>("language");
    // The long one first: fonts of earlier languages would stay among the application's.
    for (const char* language : {"long", "en", "zh_CN", "ja", "de", "fr"}) QTest::newRow(language) << QString::fromLatin1(language);
}

void TestLayout::nothingIsCutOff() {
    QFETCH(QString, language);
    const Spoken spoken(language);
    const QLocale locale = language == QStringLiteral("long") ? QLocale::c() : QLocale(language);
    QLocale::setDefault(locale); // the font is that of the language
    Theme::apply(*qApp);
    Theme::setDark(qEnvironmentVariableIsSet("FIVEFOLD_DARK"));
    QSettings().clear(); // docks as a new user sees them, not as wide as the language before left them
    WindowFixture fixture(locale);
    Tour tour(fixture, language);
    Document& document = fixture.document();
    const Plan sample = fixture.plan();
    tour.look(QStringLiteral("start"));
    fixture.find<QTabWidget>("pages")->setCurrentIndex(7);
    tour.look(QStringLiteral("start-comparePage"));

    std::vector<std::pair<const char*, Plan>> plans(4, {"70b", sample});
    plans[1] = {"405b", sample};
    plans[1].second.model = document.catalogue().find_model("llama-3.1-405b")->model;
    plans[1].second.cluster.nodes = 64;
    plans[2] = {"moe", sample}; // experts; does not fit
    plans[2].second.model = document.catalogue().find_model("deepseek-v3")->model;
    plans[3].first = "broken";
    plans[3].second.layout.pp = 7; // breaks rules
    for (const auto& [state, plan] : plans) {
        document.changeSetup(QStringLiteral("Test"), plan);
        fixture.trigger("action.pin");
        document.setLocked(Knob::sequence_parallel, true); // what is found says what is locked
        tour.lookAtPages(QLatin1String(state));
        document.setLocked(Knob::sequence_parallel, false);
        tour.lookAtSetup(QLatin1String(state));
    }
    document.changeSetup(QStringLiteral("Test"), sample);
    fixture.trigger("action.dock.explain");
    tour.look(QStringLiteral("explain"));
    fixture.trigger("action.dock.explain");
    tour.lookAtDialogs();
    for (const QString& problem : tour.problems()) qWarning("%s", qPrintable(problem));
    QCOMPARE(tour.problems().size(), qsizetype{0});
}

QTEST_MAIN(TestLayout)
#include "test_layout.moc"
