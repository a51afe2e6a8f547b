// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/compare_page.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/document.h"
#include "app/desktop/pages/compare_table.h"
#include "app/desktop/pages/flow_layout.h"
#include "app/desktop/pages/layout_words.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"

#include <QAction>
#include <QCheckBox>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kGap = 8, kPairGap = 6, kBarHeight = 20;
constexpr qint64 kPresent = 0; // number of the present plan among the columns

QWidget* pair(QLabel* label, QWidget* control) {
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kPairGap);
    row->addWidget(label);
    row->addWidget(control);
    label->setBuddy(control);
    return both;
}

} // namespace

ComparePage::ComparePage(Document& document, QWidget* parent)
    : Page(parent), document_(document), sentence_(new QLabel), emptyState_(new QWidget), empty_(new QLabel), pinFirst_(new QPushButton), controls_(new QWidget), pin_(new QPushButton), baseLabel_(new QLabel),
      bases_(new ChoiceBox), barsLabel_(new QLabel), barsChoice_(new ChoiceBox), only_(new QCheckBox), report_(new QPushButton), copy_(new QToolButton), bars_(new StackedBars),
      table_(new CompareTable), actions_(new QWidget), chosen_(new QLabel), use_(new QPushButton), rename_(new QPushButton), earlier_(new QPushButton), later_(new QPushButton),
      unpin_(new QPushButton) {
    setObjectName("comparePage"_L1);
    const std::pair<QWidget*, const char*> names[] = {{sentence_, "compareSentence"}, {empty_, "compareEmpty"}, {pinFirst_, "comparePinFirst"}, {pin_, "comparePin"}, {bases_, "compareBase"},
                                                      {barsChoice_, "compareBarsChoice"}, {only_, "compareOnly"}, {report_, "compareReport"}, {copy_, "compareCopy"}, {bars_, "compareBars"},
                                                      {table_, "compareTable"}, {chosen_, "compareChosen"}, {use_, "compareUse"}, {rename_, "compareRename"}, {earlier_, "compareEarlier"},
                                                      {later_, "compareLater"}, {unpin_, "compareUnpin"}};
    for (const auto& [widget, name] : names) widget->setObjectName(QLatin1String(name));
    for (QLabel* label : {sentence_, empty_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    for (ChoiceBox* box : {bases_, barsChoice_}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const Bars bars : {Bars::step, Bars::memory, Bars::none}) barsChoice_->addChoice({}, static_cast<int>(bars));
    QVBoxLayout* layout = makeColumn();
    makeControls(layout);
    connect(&document_.pins(), &Pins::changed, this, &ComparePage::pinsChanged);
    ComparePage::retranslate();
}

ComparePage::~ComparePage() {
    table_->disconnect(this); // cells end after what is compared
}

void ComparePage::makeControls(QVBoxLayout* layout) {
    auto* flow = new FlowLayout(kGap, controls_);
    flow->addWidget(pin_);
    flow->addWidget(pair(baseLabel_, bases_));
    flow->addWidget(pair(barsLabel_, barsChoice_));
    flow->addWidget(only_);
    flow->addWidget(report_);
    flow->addWidget(copy_);
    auto* chosen = new FlowLayout(kPairGap, actions_);
    for (QWidget* widget : {static_cast<QWidget*>(chosen_), static_cast<QWidget*>(use_), static_cast<QWidget*>(rename_), static_cast<QWidget*>(earlier_), static_cast<QWidget*>(later_),
                            static_cast<QWidget*>(unpin_)})
        chosen->addWidget(widget);
    for (QPushButton* button : {pinFirst_, pin_}) {
        button->setIcon(lineIcon(u"pin"_s));
        connect(button, &QPushButton::clicked, this, &ComparePage::pinPresent);
    }
    copy_->setIcon(lineIcon(u"copy"_s));
    copy_->setPopupMode(QToolButton::InstantPopup);
    copy_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* menu = new QMenu(copy_);
    const auto entry = [&](const char* name, auto slot) {
        QAction* action = menu->addAction(QString());
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, table_, slot);
    };
    entry("compareCopyTsv", &CompareTable::copyTable);
    entry("compareCopyMarkdown", &CompareTable::copyMarkdown);
    entry("compareCopyCsv", &CompareTable::copyCsv);
    copy_->setMenu(menu);

    layout->addWidget(sentence_);
    auto* invitation = new QVBoxLayout(emptyState_);
    invitation->setContentsMargins(0, 0, 0, 0);
    invitation->addWidget(empty_);
    invitation->addWidget(pinFirst_, 0, Qt::AlignLeft);
    invitation->addStretch(1);
    layout->addWidget(emptyState_, 1);
    layout->addWidget(controls_);
    layout->addWidget(bars_);
    layout->addWidget(table_, 1);
    layout->addWidget(actions_);

    connect(bases_, &ChoiceBox::chosen, this, [this](qint64 column) {
        basePresent_ = column == kPresent;
        const auto& pins = document_.pins().list();
        if (!basePresent_ && column <= static_cast<qint64>(pins.size())) basePlan_ = pins[static_cast<std::size_t>(column - 1)].result->plan;
        refresh();
    });
    connect(barsChoice_, &ChoiceBox::chosen, this, [this](qint64 bars) {
        shownBars_ = static_cast<Bars>(bars);
        refresh();
    });
    connect(only_, &QCheckBox::toggled, this, [this] { refresh(); });
    connect(report_, &QPushButton::clicked, this, &ComparePage::reportWanted);
    connect(table_, &CompareTable::planChosen, this, &ComparePage::showChosen);
    connect(bars_, &StackedBars::barSelected, table_, &CompareTable::choosePlan);
    connect(use_, &QPushButton::clicked, this, &ComparePage::use);
    connect(rename_, &QPushButton::clicked, this, &ComparePage::rename);
    connect(earlier_, &QPushButton::clicked, this, [this] { move(-1); });
    connect(later_, &QPushButton::clicked, this, [this] { move(1); });
    connect(unpin_, &QPushButton::clicked, this, &ComparePage::unpin);
    // The same by keys and by the table's context menu.
    table_->setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto key = [this](QPushButton* button, const char* name, const QKeySequence& keys) {
        auto* action = new QAction(table_);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, button, &QPushButton::click);
        table_->addAction(action);
    };
    key(use_, "compareActionUse", Qt::Key_Return);
    key(rename_, "compareActionRename", Qt::Key_F2);
    key(earlier_, "compareActionEarlier", QKeySequence(Qt::ALT | Qt::Key_Left));
    key(later_, "compareActionLater", QKeySequence(Qt::ALT | Qt::Key_Right));
    key(unpin_, "compareActionUnpin", QKeySequence::Delete);
}

QString ComparePage::title() const { return tr("Compare"); }
QIcon ComparePage::icon() const { return lineIcon(u"compare"_s); }

std::vector<PlanColumn> ComparePage::columns() const {
    std::vector<PlanColumn> plans;
    if (document_.result()) plans.push_back({tr("Present plan"), document_.result()});
    for (const Pins::Pin& pin : document_.pins().list()) plans.push_back({pin.name, pin.result});
    return plans;
}

QString ComparePage::summary() const {
    const std::vector<PlanColumn> plans = columns();
    if (plans.size() < 2) return tr("Pinned plans will be compared here with the present one.");
    const auto known = [](const PlanColumn& plan) { return plan.result->estimate.valid && plan.result->estimate.memory.fits(); };
    const auto speed = [](const PlanColumn& plan) { return plan.result->estimate.metrics.tokens_per_second_per_gpu; };
    const PlanColumn* fastest = nullptr;
    for (const PlanColumn& plan : plans)
        if (known(plan) && (fastest == nullptr || speed(plan) > speed(*fastest))) fastest = &plan;
    const QString pinned = tr("%n pinned beside the present plan", nullptr, static_cast<int>(plans.size()) - 1);
    if (fastest == nullptr) return tr("%1; none of them fits.").arg(pinned);
    return tr("%1; the fastest that fits is %2 with %3 per GPU.").arg(pinned, fastest->name, format::tokenRate(speed(*fastest)).text());
}

std::size_t ComparePage::base() const {
    if (basePresent_) return 0;
    const auto& pins = document_.pins().list();
    for (std::size_t i = 0; i < pins.size(); ++i)
        if (basePlan_ && pins[i].result->plan == *basePlan_) return i + 1;
    return pins.empty() ? 0 : 1;
}

void ComparePage::refresh() {
    sentence_->setText(summary());
    const std::vector<PlanColumn> plans = columns();
    const bool any = plans.size() > 1;
    emptyState_->setVisible(!any);
    for (QWidget* widget : {controls_, static_cast<QWidget*>(table_), actions_}) widget->setVisible(any);
    bars_->setVisible(any && shownBars_ != Bars::none);
    if (!any) return;
    const int chosen = table_->plan();
    std::vector<CompareRow> rows = compareRows(plans, palette());
    if (only_->isChecked()) rows = onlyDifferences(std::move(rows));
    table_->table().setPlans(plans, std::move(rows), base());
    if (table_->plan() < 0) table_->choosePlan(std::clamp(chosen < 0 ? 1 : chosen, 0, static_cast<int>(plans.size()) - 1));
    showBars();
    showBases();
    showChosen();
}

void ComparePage::showBars() {
    if (shownBars_ == Bars::none) return;
    const std::vector<PlanColumn> plans = columns();
    bars_->setData(shownBars_ == Bars::step ? stepBars(plans, palette()) : memoryBars(plans, palette()));
    bars_->setMaximumHeight(bars_->minimumSizeHint().height() + kBarHeight * static_cast<int>(plans.size())); // the table needs the room
    bars_->setAccessibleName(shownBars_ == Bars::step ? tr("Step time of the plans by part") : tr("Memory of the plans' fullest stages by kind"));
}

void ComparePage::showBases() {
    const std::vector<PlanColumn> plans = columns();
    const QSignalBlocker quiet(bases_);
    while (bases_->count() > static_cast<int>(plans.size())) bases_->removeItem(bases_->count() - 1);
    for (std::size_t i = 0; i < plans.size(); ++i) {
        if (bases_->count() <= static_cast<int>(i)) bases_->addChoice({}, static_cast<std::int64_t>(i));
        if (bases_->itemText(static_cast<int>(i)) != plans[i].name) bases_->setItemText(static_cast<int>(i), plans[i].name);
    }
    bases_->showValue(static_cast<std::int64_t>(base()));
}

std::optional<std::size_t> ComparePage::chosenPin() const {
    const int plan = table_->plan();
    if (plan < 1 || plan > static_cast<int>(document_.pins().list().size())) return std::nullopt;
    return static_cast<std::size_t>(plan - 1);
}

void ComparePage::showChosen() {
    const std::optional<std::size_t> pin = chosenPin();
    const auto& pins = document_.pins().list();
    chosen_->setText(pin ? tr("Chosen: %1").arg(pins[*pin].name) : tr("No pinned plan chosen"));
    for (QPushButton* button : {use_, rename_, unpin_}) button->setEnabled(pin.has_value());
    earlier_->setEnabled(pin && *pin > 0);
    later_->setEnabled(pin && *pin + 1 < pins.size());
    if (shownBars_ != Bars::none) bars_->setSelected(table_->plan());
}

void ComparePage::pinPresent() {
    const auto& pins = document_.pins().list();
    const auto present = std::find_if(pins.begin(), pins.end(), [this](const Pins::Pin& pin) { return pin.result->plan == document_.plan(); });
    if (present != pins.end()) {
        Q_EMIT said(tr("This plan is pinned already, as %1").arg(present->name));
        return;
    }
    // What tells plans apart is their layout mostly; further ones of the same name get a number.
    const QString plain = degreesText(document_.plan().layout);
    QString name = plain;
    for (int number = 2; std::any_of(pins.begin(), pins.end(), [&name](const Pins::Pin& pin) { return pin.name == name; }); ++number) name = tr("%1 #%2").arg(plain).arg(number);
    document_.pins().add(name, document_.plan());
    Q_EMIT said(tr("Pinned as %1").arg(name));
}

void ComparePage::pinsChanged() { showResult(document_.result()); }

void ComparePage::use() {
    if (const auto pin = chosenPin()) {
        const Pins::Pin& chosen = document_.pins().list()[*pin];
        document_.use(tr("Use %1").arg(chosen.name), Plan(chosen.result->plan));
    }
}

void ComparePage::rename() {
    const auto pin = chosenPin();
    if (!pin) return;
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName("compareRenameDialog"_L1);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename Pinned Plan"));
    dialog->setLabelText(tr("Name"));
    dialog->setTextValue(document_.pins().list()[*pin].name);
    const Plan plan = document_.pins().list()[*pin].result->plan;
    connect(dialog, &QInputDialog::textValueSelected, this, [this, plan](const QString& text) {
        const auto& pins = document_.pins().list(); // it may have moved meanwhile
        const auto found = std::find_if(pins.begin(), pins.end(), [&plan](const Pins::Pin& entry) { return entry.result->plan == plan; });
        if (found != pins.end() && !text.trimmed().isEmpty()) document_.pins().rename(static_cast<std::size_t>(found - pins.begin()), text.trimmed());
    });
    dialog->open();
}

void ComparePage::unpin() {
    if (const auto pin = chosenPin()) document_.pins().remove(*pin);
}

void ComparePage::move(int by) {
    const auto pin = chosenPin();
    const auto to = static_cast<std::ptrdiff_t>(pin.value_or(0)) + by;
    if (!pin || to < 0 || to >= std::ssize(document_.pins().list())) return;
    document_.pins().move(*pin, static_cast<std::size_t>(to));
    table_->choosePlan(static_cast<int>(to) + 1);
}

void ComparePage::retranslate() {
    empty_->setText(tr("Pin a plan to keep it in sight while you change the present one: both stand here side by side, with memory, time, traffic, speed and cost, and what "
                       "differs is marked."));
    pinFirst_->setText(tr("Pin the Present Plan"));
    pin_->setText(tr("Pin the Present Plan"));
    baseLabel_->setText(tr("Compare with"));
    barsLabel_->setText(tr("Bars"));
    barsChoice_->setItemText(0, tr("step time"));
    barsChoice_->setItemText(1, tr("memory"));
    barsChoice_->setItemText(2, tr("none"));
    only_->setText(tr("Only differences"));
    report_->setText(tr("Report of These Plans…"));
    copy_->setText(tr("Copy"));
    use_->setText(tr("Use"));
    rename_->setText(tr("Rename…"));
    earlier_->setText(tr("Move Left"));
    later_->setText(tr("Move Right"));
    unpin_->setText(tr("Unpin"));
    bases_->setAccessibleName(tr("Plan that the others are compared with"));
    barsChoice_->setAccessibleName(tr("Bars above the table"));
    table_->setAccessibleName(tr("Plans side by side"));
    table_->setToolTip(tr("A full triangle upwards is better than the base, an open one downwards worse."));
    const std::pair<const char*, QString> actions[] = {{"compareActionUse", tr("Use This Plan")},          {"compareActionRename", tr("Rename…")},
                                                       {"compareActionEarlier", tr("Move Left")},          {"compareActionLater", tr("Move Right")},
                                                       {"compareActionUnpin", tr("Unpin")},                {"compareCopyTsv", tr("As &Text with Tabs")},
                                                       {"compareCopyMarkdown", tr("As &Markdown")},        {"compareCopyCsv", tr("As C&SV")}};
    for (const auto& [name, text] : actions)
        if (auto* action = findChild<QAction*>(QLatin1String(name))) action->setText(text);
}

} // namespace fivefold
