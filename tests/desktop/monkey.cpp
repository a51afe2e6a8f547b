// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/monkey.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSlider>
#include <QTabWidget>
#include <QUndoStack>
#include <QWheelEvent>

#include <cstdio>

namespace fivefold::test {

namespace {

constexpr int kKept = 12; // steps in the history
constexpr int kDialogMs = 15;

QStringList& warnings() {
    static QStringList seen;
    return seen;
}

void collectWarnings(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtDebugMsg || type == QtInfoMsg) {
        std::fprintf(stderr, "%s\n", qPrintable(text));
        return;
    }
    // What the offscreen platform cannot do is no fault of ours.
    if (text.contains(QLatin1String("This plugin does not support"))) return;
    warnings().append(text);
}

/// Leaves the program, asks the system, or opens a window that cannot be answered from here.
bool isExcluded(const QAction& action) { return action.objectName() == QLatin1String("action.quit"); }

} // namespace

Monkey::Monkey(WindowFixture& fixture, quint32 seed) : fixture_(fixture), random_(seed) {
    qInstallMessageHandler(&collectWarnings);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    connect(&dialogs_, &QTimer::timeout, this, &Monkey::answerDialogs);
    dialogs_.start(kDialogMs);
    const std::string plan = fixture_.document().text();
    files_ = {fixture_.write(QStringLiteral("good.json"), QByteArray::fromStdString(plan)),
              fixture_.write(QStringLiteral("cut.json"), QByteArray::fromStdString(plan).left(200)),
              fixture_.write(QStringLiteral("config.json"),
                             R"({"model_type":"llama","hidden_size":2048,"intermediate_size":8192,"num_hidden_layers":16,"num_attention_heads":32,"num_key_value_heads":8,"vocab_size":128256})"),
              fixture_.write(QStringLiteral("strange.json"), R"({"model_type":"llama","hidden_size":"many"})"),
              fixture_.write(QStringLiteral("run.yaml"), "parallelism:\n  dp: 2\n  tp: 4\n  pp: 1\n"),
              fixture_.write(QStringLiteral("empty.toml"), ""),
              fixture_.write(QStringLiteral("noise.bin"), QByteArray("\xff\xfe\x00\x01", 4))};
}

Monkey::~Monkey() { qInstallMessageHandler(nullptr); }

QString Monkey::residentMemory() {
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly)) return QStringLiteral("unknown");
    const QByteArray text = file.readAll();
    const qsizetype at = text.indexOf("VmRSS:");
    return at < 0 ? QStringLiteral("unknown") : QString::fromLatin1(text.mid(at + 6, 24).simplified());
}

void Monkey::note(const QString& what) {
    history_.append(what);
    if (history_.size() > kKept) history_.removeFirst();
}

template <class Widget>
QList<Widget*> Monkey::visible() const {
    QList<Widget*> found;
    for (auto* widget : fixture_.window().findChildren<Widget*>())
        if (widget->isVisible() && widget->isEnabled() && widget->window() == &fixture_.window()) found.append(widget);
    return found;
}

QString Monkey::step() {
    warnings().clear();
    QUndoStack& stack = fixture_.document().undoStack();
    // At the limit of the history old entries go as new ones come, and the index no longer says how many came.
    constexpr int kMostChangesOfAStep = 8;
    if (stack.count() + kMostChangesOfAStep > stack.undoLimit()) stack.clear();
    const Plan before = fixture_.plan();
    const int index = stack.index(), count = stack.count();
    act();
    QApplication::processEvents();
    if (QWidget* dialog = QApplication::activeModalWidget()) { // opened, not executed: closed here
        note(QStringLiteral("close ") + dialog->objectName());
        dialog->close();
        QApplication::processEvents();
    }
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    if (!warnings().isEmpty()) return QStringLiteral("Qt warns: ") + warnings().join(QStringLiteral("; "));
    if (!fixture_.window().isVisible()) return QStringLiteral("the window is gone");
    const bool one_more = stack.index() == index + 1 && stack.index() == stack.count() && (count == index || stack.count() == index + 1);
    if (one_more) return checkUndo(before, stack.index());
    return {};
}

QString Monkey::checkUndo(const Plan& before, int index) {
    QUndoStack& stack = fixture_.document().undoStack();
    const Plan after = fixture_.plan();
    stack.undo();
    if (!(fixture_.plan() == before)) return QStringLiteral("undo of '%1' does not give the plan before").arg(stack.redoText());
    stack.redo();
    if (!(fixture_.plan() == after)) return QStringLiteral("redo of '%1' does not give the plan after").arg(stack.undoText());
    if (stack.index() != index) return QStringLiteral("undo and redo leave another index");
    ++checked_;
    return {};
}

void Monkey::act() {
    switch (random_.bounded(10)) {
    case 0: return triggerAction();
    case 1:
    case 2: return moveKnob();
    case 3: return editField();
    case 4:
    case 5: return keysInWidget();
    case 6:
    case 7: return mouseInWidget();
    case 8: return random_.bounded(3) == 0 ? dropFile() : moveKnob();
    default: return undoRedo();
    }
}

void Monkey::triggerAction() {
    QList<QAction*> actions;
    for (auto* action : fixture_.window().findChildren<QAction*>())
        if (action->isEnabled() && !action->isSeparator() && action->menu() == nullptr && !action->objectName().isEmpty() && !isExcluded(*action)) actions.append(action);
    if (QAction* action = any(actions)) {
        note(QStringLiteral("action ") + action->objectName());
        action->trigger();
    }
}

void Monkey::moveKnob() {
    QSlider* slider = any(visible<QSlider>());
    if (slider == nullptr) return;
    constexpr Qt::Key keys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End};
    const Qt::Key key = keys[random_.bounded(6)];
    note(QStringLiteral("slider %1 key %2").arg(slider->objectName()).arg(key));
    QTest::keyClick(slider, key);
}

void Monkey::editField() {
    QWidget* field = nullptr;
    switch (random_.bounded(3)) {
    case 0: field = any(visible<QAbstractSpinBox>()); break;
    case 1: field = any(visible<QComboBox>()); break;
    default: field = any(visible<QLineEdit>()); break;
    }
    if (field == nullptr) return;
    constexpr const char* texts[] = {"1", "7", "16", "4096", "131072", "99999999999", "-3", "0", "abc", "1e9", "", "\xe6\xb5\x8b", "3.5"};
    if (auto* choice = qobject_cast<QComboBox*>(field); choice != nullptr && !choice->isEditable()) {
        note(QStringLiteral("choose in ") + choice->objectName());
        for (int press = random_.bounded(4); press >= 0; --press) QTest::keyClick(choice, random_.bounded(2) != 0 ? Qt::Key_Down : Qt::Key_Up);
        return;
    }
    const QString text = QString::fromUtf8(texts[random_.bounded(13)]);
    note(QStringLiteral("type '%1' in %2").arg(text, field->objectName()));
    field->setFocus();
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Backspace);
    for (const QChar letter : text) { // QTest's own typing knows Latin letters only
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QApplication::sendEvent(field, &press);
    }
    QTest::keyClick(field, random_.bounded(4) == 0 ? Qt::Key_Escape : Qt::Key_Return);
}

void Monkey::keysInWidget() {
    QList<QWidget*> reachable;
    for (QWidget* widget : visible<QWidget>())
        if ((widget->focusPolicy() & Qt::TabFocus) != 0) reachable.append(widget);
    QWidget* widget = any(reachable);
    if (widget == nullptr) return;
    constexpr Qt::Key keys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,    Qt::Key_Down, Qt::Key_Plus,  Qt::Key_Minus, Qt::Key_0,   Qt::Key_Return,
                                Qt::Key_Space, Qt::Key_Home, Qt::Key_End,   Qt::Key_Tab,  Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_C, Qt::Key_Escape};
    widget->setFocus();
    for (int press = random_.bounded(4); press >= 0; --press) {
        const Qt::Key key = keys[random_.bounded(16)];
        const Qt::KeyboardModifiers modifiers = key == Qt::Key_C || random_.bounded(5) == 0 ? Qt::ControlModifier : Qt::NoModifier;
        note(QStringLiteral("key %1 in %2").arg(QKeySequence(key).toString(), widget->objectName()));
        QTest::keyClick(widget, key, modifiers);
        if (!widget->isVisible()) return;
    }
}

void Monkey::mouseInWidget() {
    QWidget* widget = any(visible<QWidget>());
    if (widget == nullptr || widget == &fixture_.window() || widget->width() < 2 || widget->height() < 2) return;
    if (qobject_cast<QMenuBar*>(widget) != nullptr) return; // a menu would wait for its choice
    const auto place = [&] { return QPoint(random_.bounded(widget->width()), random_.bounded(widget->height())); };
    note(QStringLiteral("mouse in %1 %2").arg(QLatin1String(widget->metaObject()->className()), widget->objectName()));
    const QPoint at = place();
    switch (random_.bounded(5)) {
    case 0: QTest::mouseClick(widget, Qt::LeftButton, Qt::NoModifier, at); break;
    case 1: QTest::mouseDClick(widget, Qt::LeftButton, Qt::NoModifier, at); break;
    case 2: QTest::mouseMove(widget, at); break;
    case 3: {
        QTest::mousePress(widget, Qt::LeftButton, Qt::NoModifier, at);
        QMouseEvent drag(QEvent::MouseMove, place(), widget->mapToGlobal(place()), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(widget, &drag);
        QTest::mouseRelease(widget, Qt::LeftButton, Qt::NoModifier, place());
        break;
    }
    default: {
        QWheelEvent wheel(at, widget->mapToGlobal(at), {}, {0, random_.bounded(2) != 0 ? 120 : -120}, Qt::NoButton, random_.bounded(2) != 0 ? Qt::ControlModifier : Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &wheel);
    }
    }
}

void Monkey::dropFile() {
    QMimeData data;
    QList<QUrl> urls{QUrl::fromLocalFile(files_[random_.bounded(files_.size())])};
    if (random_.bounded(3) == 0) urls.append(QUrl::fromLocalFile(files_[random_.bounded(files_.size())]));
    data.setUrls(urls);
    note(QStringLiteral("drop ") + urls.first().fileName());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture_.window(), &drop);
}

void Monkey::undoRedo() {
    QUndoStack& stack = fixture_.document().undoStack();
    const int steps = random_.bounded(4);
    note(QStringLiteral("undo and redo %1").arg(steps));
    for (int i = 0; i < steps; ++i) stack.undo();
    for (int i = random_.bounded(steps + 1); i > 0; --i) stack.redo();
}

void Monkey::answerDialogs() {
    // A nested event loop: a popup, a question or a file dialog that waits for an answer.
    if (QWidget* popup = QApplication::activePopupWidget()) {
        popup->close();
        return;
    }
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    if (qobject_cast<QFileDialog*>(dialog) != nullptr) {
        dialog->reject(); // nothing is read or written outside the test's folder
        return;
    }
    const QList<QAbstractButton*> buttons = dialog->findChildren<QAbstractButton*>();
    QAbstractButton* button = any(buttons);
    note(QStringLiteral("answer %1 %2").arg(dialog->objectName(), button != nullptr ? button->text() : QString()));
    if (button != nullptr && button->isVisible() && button->isEnabled() && random_.bounded(2) != 0)
        QTimer::singleShot(0, button, &QAbstractButton::click); // a dialog that it opens must not wait inside this timer
    else
        dialog->reject();
}

} // namespace fivefold::test
