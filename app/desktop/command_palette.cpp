// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/command_palette.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {

namespace {

constexpr std::size_t kMostShown = 60;

/// Cost of the letters of `word` in this order in `text`; negative where they are not there.
int subsequenceCost(const QString& text, const QString& word) {
    qsizetype at = -1;
    int cost = 20;
    for (const QChar letter : word) {
        const qsizetype next = text.indexOf(letter, at + 1);
        if (next < 0) return -1;
        cost += static_cast<int>(at < 0 ? 0 : next - at - 1);
        at = next;
    }
    return cost;
}

int wordCost(const QString& text, const QString& word) {
    const qsizetype at = text.indexOf(word);
    if (at < 0) return word.size() < 3 ? -1 : subsequenceCost(text, word);
    return at == 0 || !text[at - 1].isLetterOrNumber() ? 0 : 4;
}

} // namespace

int matchCost(const QString& title, const QString& query) {
    const QString text = title.toCaseFolded();
    int cost = 0;
    for (const QString& word : query.toCaseFolded().split(u' ', Qt::SkipEmptyParts)) {
        const int one = wordCost(text, word);
        if (one < 0) return -1;
        cost += one;
    }
    return cost;
}

CommandPalette::CommandPalette(std::vector<Command> commands, std::function<std::vector<Command>(const QString&)> more, QWidget* parent)
    : QDialog(parent), commands_(std::move(commands)), more_(std::move(more)), line_(new QLineEdit(this)), list_(new QListWidget(this)) {
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(tr("Commands"));
    resize(560, 420);
    line_->setObjectName(QStringLiteral("palette.line"));
    line_->setAccessibleName(tr("Command"));
    line_->setPlaceholderText(tr("Menu entry, page, model, or knob and value: tp 8"));
    line_->setClearButtonEnabled(true);
    list_->setObjectName(QStringLiteral("palette.list"));
    list_->setAccessibleName(tr("Matching commands"));
    list_->setUniformItemSizes(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setTextElideMode(Qt::ElideMiddle);
    auto* column = new QVBoxLayout(this);
    column->addWidget(line_);
    column->addWidget(list_);
    line_->installEventFilter(this);
    connect(line_, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(list_, &QListWidget::itemActivated, this, &CommandPalette::runChosen);
    connect(list_, &QListWidget::itemClicked, this, &CommandPalette::runChosen);
    fill();
    line_->setFocus();
}

void CommandPalette::fill() {
    const QString query = line_->text().trimmed();
    found_ = query.isEmpty() ? std::vector<Command>() : more_(query);
    std::vector<std::pair<int, const Command*>> hits;
    for (const Command& command : commands_)
        if (const int cost = matchCost(command.title, query); cost >= 0) hits.emplace_back(cost, &command);
    std::ranges::stable_sort(hits, {}, &std::pair<int, const Command*>::first);
    for (const auto& [cost, command] : hits) {
        if (found_.size() >= kMostShown) break;
        found_.push_back(*command);
    }
    list_->clear();
    for (const Command& command : found_) list_->addItem(command.keys.isEmpty() ? command.title : tr("%1   (%2)").arg(command.title, command.keys));
    if (list_->count() > 0) list_->setCurrentRow(0);
    list_->setAccessibleDescription(list_->count() == 0 ? tr("Nothing matches.") : tr("%n command(s)", nullptr, list_->count()));
}

void CommandPalette::runChosen() {
    const int row = list_->currentRow();
    if (row < 0 || row >= static_cast<int>(found_.size())) return;
    const auto run = found_[static_cast<std::size_t>(row)].run;
    accept(); // first, so that what opens next has the focus
    run();
}

bool CommandPalette::eventFilter(QObject* object, QEvent* event) {
    if (object == line_ && event->type() == QEvent::KeyPress) {
        switch (auto* key = static_cast<QKeyEvent*>(event); key->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down: {
            const int step = key->key() == Qt::Key_Up ? -1 : 1;
            if (list_->count() > 0) list_->setCurrentRow(std::clamp(list_->currentRow() + step, 0, list_->count() - 1));
            return true;
        }
        case Qt::Key_PageUp:
        case Qt::Key_PageDown: {
            const int step = key->key() == Qt::Key_PageUp ? -10 : 10;
            if (list_->count() > 0) list_->setCurrentRow(std::clamp(list_->currentRow() + step, 0, list_->count() - 1));
            return true;
        }
        case Qt::Key_Return:
        case Qt::Key_Enter:
            runChosen();
            return true;
        default: break;
        }
    }
    return QDialog::eventFilter(object, event);
}

} // namespace fivefold
