// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/hardware_page.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/document.h"
#include "app/desktop/hardware/choices_view.h"
#include "app/desktop/hardware/collectives_view.h"
#include "app/desktop/hardware/links_view.h"
#include "app/desktop/hardware/notices_view.h"
#include "app/desktop/hardware/probe_controls.h"
#include "app/desktop/hardware/products_view.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/pages/value_table.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardPaths>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kSpacing = 8, kSign = 16, kShownWidth = 24; // letters

/// As high as there is room for: plots and tables shrink before the page scrolls.
class ShrinkingTabs : public QTabWidget {
public:
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

QString folder() { return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/hardware"_s; }

} // namespace

HardwarePage::HardwarePage(Document& document, QWidget* parent)
    : Page(parent), document_(document), store_(folder(), document.builtIn()), session_(document.builtIn()), sentence_(new QLabel), shownLabel_(new QLabel), measurements_(new ChoiceBox), use_(new QPushButton), save_(new QPushButton), more_(new QToolButton),
      menu_(new QMenu(more_)), controls_(nullptr), notice_(new QWidget), noticeSign_(new QLabel), noticeText_(new QLabel), noticeMore_(new QPushButton), tabs_(new ShrinkingTabs), valuesPart_(new QWidget),
      heading_(new QLabel), table_(new ValueTable), sources_(new QLabel), products_(new ProductsView), links_(new LinksView), collectives_(new CollectivesView), choices_(new ChoicesView),
      messages_(new NoticesView) {
    setObjectName("hardwarePage"_L1);
    makeParts();
    connectParts();
    HardwarePage::retranslate();
    restoreUsed();
}

HardwarePage::~HardwarePage() {
    session_.disconnect(this);
    store_.disconnect(this);
    tabs_->disconnect(this); // it announces the end of its tabs
}

void HardwarePage::makeParts() {
    const std::pair<QWidget*, const char*> names[] = {{sentence_, "hardwareSentence"}, {measurements_, "hardwareShown"},  {use_, "hardwareUse"},           {save_, "hardwareSave"},
                                                      {more_, "hardwareMore"},         {noticeText_, "hardwareNoticeLine"}, {noticeMore_, "hardwareNoticeMore"}, {tabs_, "hardwareTabs"},
                                                      {heading_, "hardwareHeading"},   {table_, "hardwareTable"},         {sources_, "hardwareSources"},   {menu_, "hardwareMenu"}};
    for (const auto& [widget, name] : names) widget->setObjectName(QLatin1String(name));
    for (QLabel* label : {sentence_, noticeText_, heading_, sources_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    for (QPushButton* button : {use_, save_, noticeMore_}) button->setAutoDefault(false);
    more_->setPopupMode(QToolButton::InstantPopup);
    more_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    more_->setFocusPolicy(Qt::StrongFocus);
    more_->setMenu(menu_);
    measurements_->setMinimumContentsLength(kShownWidth);
    shownLabel_->setBuddy(measurements_);
    auto* shown = new QWidget;
    auto* pair = new QHBoxLayout(shown);
    pair->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : {static_cast<QWidget*>(shownLabel_), static_cast<QWidget*>(measurements_)}) pair->addWidget(widget);
    controls_ = new ProbeControls(session_, {shown, use_, save_, more_});
    auto* line = new QHBoxLayout(notice_);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kSpacing);
    line->addWidget(noticeSign_, 0, Qt::AlignTop);
    line->addWidget(noticeText_, 1);
    line->addWidget(noticeMore_, 0, Qt::AlignTop);
    auto* values = new QVBoxLayout(valuesPart_);
    values->setContentsMargins(0, kSpacing, 0, 0);
    values->setSpacing(kSpacing);
    values->addWidget(heading_);
    values->addWidget(table_, 1);
    values->addWidget(sources_);
    tabs_->setDocumentMode(true);
    tabs_->tabBar()->setDrawBase(false);
    for (QWidget* part : {valuesPart_, static_cast<QWidget*>(products_), static_cast<QWidget*>(links_), static_cast<QWidget*>(collectives_), static_cast<QWidget*>(choices_), static_cast<QWidget*>(messages_)})
        tabs_->addTab(part, QString());
    QVBoxLayout* layout = makeColumn();
    layout->addWidget(sentence_);
    layout->addWidget(controls_);
    layout->addWidget(notice_);
    layout->addWidget(tabs_, 1);
}

void HardwarePage::connectParts() {
    connect(tabs_, &QTabWidget::currentChanged, this, &HardwarePage::showPart);
    connect(controls_, &ProbeControls::measureWanted, this, &HardwarePage::measure);
    connect(measurements_, &ChoiceBox::chosen, this, [this](qint64 id) { show(static_cast<quint64>(id)); });
    connect(use_, &QPushButton::clicked, this, [this] {
        const Measurement* present = shown();
        if (present != nullptr && inUse(*present))
            stopUsing();
        else
            useShown();
    });
    connect(save_, &QPushButton::clicked, this, &HardwarePage::askName);
    connect(noticeMore_, &QPushButton::clicked, this, [this] { showTab(Tab::notices); });
    connect(choices_, &ChoicesView::choiceChanged, this, &HardwarePage::applyChoice);
    connect(&session_, &ProbeSession::brought, this, &HardwarePage::takeSnapshot);
    connect(&session_, &ProbeSession::activityChanged, this, [this] {
        sentence_->setText(summary());
        showButtons();
    });
    connect(&store_, &MeasuredStore::changed, this, &HardwarePage::fillShown);
    connect(&store_, &MeasuredStore::failed, this, &HardwarePage::failed);
    connect(&document_, &Document::hardwareChanged, this, &HardwarePage::followUse);
}

QString HardwarePage::title() const { return tr("Hardware"); }
QIcon HardwarePage::icon() const { return lineIcon(u"gauge"_s); }

QString HardwarePage::summary() const {
    if (!result()) return tr("What the plan's GPU and network can do will be shown here.");
    const QString gpu = QString::fromStdString(result()->plan.cluster.gpu.name);
    if (session_.activity() == ProbeSession::Activity::measuring) return tr("This machine's GPUs are being measured.");
    const UsedHardwarePtr& used = document_.hardware();
    if (used) {
        if (!used->measured) return tr("The estimates use the profile \"%1\", whose constants were refitted to measured runs.").arg(used->name);
        if (measuredGpu(*used->measured, document_.catalogue(), result()->plan).id == result()->plan.cluster.gpu.id)
            return tr("The estimates use what was measured as \"%1\" for %2, and otherwise catalogue values and efficiencies from published runs.").arg(used->name, gpu);
        return tr("\"%1\" is in use, but was measured on another GPU than the plan's %2, so it changes nothing in this plan.").arg(used->name, gpu);
    }
    if (shown() != nullptr && shown()->refitted) return tr("The constants of \"%1\" were refitted to measured runs; the estimates do not use them yet.").arg(shown()->name);
    if (shown() != nullptr) return tr("\"%1\" is shown beside the catalogue; the estimates do not use it yet.").arg(shown()->name);
    return tr("No GPU of this machine has been measured; the estimates use catalogue values of %1 and efficiencies from published runs.").arg(gpu);
}

void HardwarePage::showTab(Tab tab) { tabs_->setCurrentIndex(static_cast<int>(tab)); }

void HardwarePage::measure() {
    run_ = 0;
    session_.measure(controls_->request());
    show(0); // what comes is shown from the first value on
}

void HardwarePage::takeSnapshot() {
    const ProbeSnapshotPtr& snapshot = session_.snapshot();
    if (!snapshot->devices.empty() && (snapshot->looked || snapshot->record.devices.empty())) controls_->showDevices(snapshot->devices);
    if (snapshot->looked) {
        showNotices();
        return;
    }
    if (snapshot->measured) {
        const std::shared_ptr<const ProbeRecord> record(snapshot, &snapshot->record);
        if (run_ == 0) {
            Measurement made;
            made.measured = snapshot->measured;
            made.record = record;
            made.name = suggestedName(made);
            run_ = store_.add(std::move(made));
            show(run_);
        } else {
            store_.update(run_, snapshot->measured, record);
        }
    } else {
        showNotices();
    }
    if (snapshot->complete && shown() == nullptr && !notices().empty()) showTab(Tab::notices); // nothing came: say why
}

void HardwarePage::show(quint64 id) {
    shown_ = id;
    fillShown();
}

/// The list of measurements, and what is shown of the chosen one.
void HardwarePage::fillShown() {
    if (store_.find(shown_) == nullptr) shown_ = 0;
    std::vector<std::pair<QString, std::int64_t>> choices{{tr("catalogue only"), 0}};
    for (const Measurement& each : store_.list()) {
        QString text = each.name;
        if (each.file.isEmpty()) text = tr("%1 (not saved)", "name of a measurement").arg(text);
        if (inUse(each)) text = tr("%1 (in use)", "name of a measurement").arg(text);
        choices.emplace_back(text, static_cast<std::int64_t>(each.id));
    }
    const QSignalBlocker quiet(measurements_);
    bool same = measurements_->count() == static_cast<int>(choices.size()); // an open list shall stay open while values come
    for (int i = 0; same && i < measurements_->count(); ++i)
        same = measurements_->itemText(i) == choices[static_cast<std::size_t>(i)].first && measurements_->itemData(i).toLongLong() == choices[static_cast<std::size_t>(i)].second;
    if (!same) {
        measurements_->clear();
        for (const auto& [text, id] : choices) measurements_->addChoice(text, id);
    }
    measurements_->showValue(static_cast<std::int64_t>(shown_));
    measurements_->setToolTip(measurements_->currentText());
    showButtons();
    if (isVisible() && result()) {
        sentence_->setText(summary());
        showPart();
    }
}

void HardwarePage::showButtons() {
    const Measurement* present = shown();
    const bool running = session_.activity() == ProbeSession::Activity::measuring && shown_ == run_;
    const bool used = present != nullptr && inUse(*present);
    use_->setEnabled(present != nullptr && !running);
    use_->setText(used ? tr("Stop Using") : tr("Use"));
    use_->setToolTip(used ? tr("The estimates go back to the built-in constants") : tr("The estimates take these values from now on, in every plan with this GPU"));
    save_->setEnabled(present != nullptr && !running);
    const bool other = document_.hardware() != nullptr && !used;
    for (QAction* action : menu_->actions()) {
        const QString name = action->objectName();
        if (name == "hardwareExport"_L1) action->setEnabled(present != nullptr && !running);
        if (name == "hardwareRemove"_L1) action->setEnabled(present != nullptr && !running);
        if (name == "hardwareStopUsing"_L1) action->setEnabled(other || used);
    }
}

Gpu HardwarePage::comparedGpu() const {
    const Plan& plan = result()->plan;
    if (shown() != nullptr && shown()->measured) return measuredGpu(*shown()->measured, document_.catalogue(), plan);
    Gpu gpu = plan.cluster.gpu;
    const Gpu* known = document_.hardware() ? document_.catalogue().find_gpu(gpu.id) : nullptr;
    if (known != nullptr) gpu.usable_memory = known->usable_memory; // the plan has what was measured
    return gpu;
}

std::vector<HardwareValue> HardwarePage::values() const {
    if (!result()) return {};
    const Gpu gpu = comparedGpu();
    const MeasuredHardware* measured = shown() != nullptr ? shown()->measured.get() : nullptr;
    const Profile builtIn = document_.catalogue().profiles.select(gpu.id, gpu.architecture, framework_name(result()->plan.training.framework));
    return HardwareValues::list(gpu, result()->plan, builtIn.hardware, measured);
}

std::vector<ProbeNotice> HardwarePage::notices() const {
    const Measurement* present = shown();
    if (present == nullptr) return session_.snapshot() ? ProbeNotices::ofRecord(session_.snapshot()->record) : std::vector<ProbeNotice>{};
    std::vector<ProbeNotice> all = present->record ? ProbeNotices::ofRecord(*present->record) : present->measured ? ProbeNotices::ofCodes(present->measured->warnings) : std::vector<ProbeNotice>{};
    for (ProbeNotice& low : ProbeNotices::ofValues(values())) all.push_back(std::move(low));
    std::ranges::stable_sort(all, std::greater<>{}, &ProbeNotice::severity);
    return all;
}

void HardwarePage::showNotices() {
    const std::vector<ProbeNotice> all = notices();
    const Measurement* present = shown();
    const ProbeRecord* record = present != nullptr ? present->record.get() : session_.snapshot() ? &session_.snapshot()->record : nullptr;
    messages_->showNotices(all, record != nullptr ? ProbeNotices::stagesText(*record) : QString(), record != nullptr ? ProbeNotices::log(*record) : QString());
    tabs_->setTabText(static_cast<int>(Tab::notices), all.empty() ? tr("Messages") : tr("Messages (%1)").arg(all.size()));
    const bool grave = !all.empty() && all.front().severity != Severity::info;
    notice_->setVisible(grave);
    if (!grave) return;
    const ProbeNotice& first = all.front();
    noticeSign_->setPixmap(lineIcon(severityIcon(first.severity), Theme::textColor(first.severity, palette())).pixmap(kSign, kSign));
    noticeSign_->setAccessibleName(severityText(first.severity));
    noticeText_->setText(first.advice.isEmpty() ? noticeSentence(first) : tr("%1 %2", "what happened, what to do").arg(noticeSentence(first), first.advice));
    noticeMore_->setVisible(all.size() > 1);
    noticeMore_->setText(tr("All %n Message(s)", nullptr, static_cast<int>(all.size())));
}

QString HardwarePage::aboutShown() const {
    const Measurement* present = shown();
    if (present == nullptr) return tr("The values that a measurement would change in the estimates will be listed here, with a box to tick for each.");
    if (!present->measured) return tr("A profile whose constants were refitted to measured runs is taken as a whole; there is nothing to choose.");
    const MeasuredHardware& measured = *present->measured;
    QStringList parts{QString::fromStdString(measured.device.empty() ? measured.gpu : measured.device)};
    if (measured.gpus > 0) parts << tr("%n GPU(s)", nullptr, measured.gpus);
    if (!measured.origins.empty()) {
        const MeasuredOrigin& origin = measured.origins.front();
        if (!origin.date.empty()) parts << QString::fromStdString(origin.date);
        if (!origin.source.empty()) parts << QString::fromStdString(origin.source);
        if (!origin.driver.empty()) parts << tr("driver %1").arg(QString::fromStdString(origin.driver));
        for (const std::string& library : origin.libraries) parts << QString::fromStdString(library);
    }
    QString text = tr("%1.", "a list of facts").arg(parts.join(u", "_s));
    if (!result()) return text;
    const Gpu gpu = comparedGpu();
    if (gpu.id != measured.gpu) text += u' ' + tr("The catalogue has no such GPU; used, the values count for the plan's %1.").arg(QString::fromStdString(gpu.name));
    else if (gpu.id != result()->plan.cluster.gpu.id) text += u' ' + tr("The plan's GPU is another one, %1.").arg(QString::fromStdString(result()->plan.cluster.gpu.name));
    return text;
}

void HardwarePage::refresh() {
    sentence_->setText(summary());
    tabs_->setVisible(result() != nullptr);
    if (!result()) return;
    showPart();
}

void HardwarePage::showPart() {
    if (!isVisible() || !result()) return;
    showNotices();
    const Measurement* present = shown();
    const MeasuredPtr measured = present != nullptr ? present->measured : nullptr;
    const Gpu gpu = comparedGpu();
    const Plan& plan = result()->plan;
    switch (static_cast<Tab>(tabs_->currentIndex())) { // only what is in sight works
    case Tab::values: {
        const bool same = gpu.id == plan.cluster.gpu.id;
        heading_->setText(same ? tr("<b>%1</b> with %2").arg(QString::fromStdString(gpu.name).toHtmlEscaped(), QString::fromStdString(plan.cluster.network.name).toHtmlEscaped())
                               : tr("<b>%1</b>, which is not the plan's GPU").arg(QString::fromStdString(gpu.name).toHtmlEscaped()));
        HardwareValues::fill(table_->table(), values(), measured != nullptr, palette());
        sources_->setText(same ? tr("GPU's sources: %1. Network's sources: %2.").arg(QString::fromStdString(gpu.source), QString::fromStdString(plan.cluster.network.source))
                               : tr("GPU's sources: %1.").arg(QString::fromStdString(gpu.source)));
        break;
    }
    case Tab::products: products_->showMeasured(measured, gpu); break;
    case Tab::links: links_->showMeasured(measured); break;
    case Tab::collectives: {
        std::optional<ClosedForm> form;
        if (measured) {
            Plan machine = plan;
            machine.cluster.gpu = gpu;
            if (gpu.id != plan.cluster.gpu.id) machine.cluster.network = document_.catalogue().usual_network(gpu);
            form = ClosedForm{machine, document_.catalogue().profile_for(machine)};
        }
        collectives_->showMeasured(measured, std::move(form));
        break;
    }
    case Tab::profile: {
        std::vector<MeasuredDifference> differences;
        if (measured) differences = measured_differences(document_.catalogue().profiles, gpu, *measured);
        choices_->showDifferences(differences, present != nullptr && present->chosen ? *present->chosen : proposed_keys(differences), aboutShown());
        break;
    }
    case Tab::notices: break; // shown above
    }
}

void HardwarePage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    refresh(); // measurements may have come while it was hidden
    if (looked_) return;
    looked_ = true;
    store_.load();
    if (!probeOptions().program.empty()) session_.look();
}

void HardwarePage::retranslate() {
    shownLabel_->setText(tr("Shown"));
    measurements_->setAccessibleName(tr("Measurement shown"));
    noticeMore_->setAccessibleName(tr("Messages"));
    save_->setText(tr("Save…"));
    save_->setToolTip(tr("Keeps this measurement as a profile under a name"));
    more_->setText(tr("More"));
    more_->setAccessibleName(tr("More to do with measurements"));
    menu_->clear();
    const auto add = [this](const QString& text, const char* name, const char* icon, void (HardwarePage::*act)()) {
        QAction* action = menu_->addAction(lineIcon(QLatin1String(icon)), text, this, act);
        action->setObjectName(QLatin1String(name));
    };
    add(tr("&Import…"), "hardwareImport", "open", &HardwarePage::askImport);
    add(tr("&Export Profile…"), "hardwareExport", "export", &HardwarePage::askExport);
    add(tr("&Remove"), "hardwareRemove", "remove", &HardwarePage::removeShown);
    add(tr("Use &Built-In Constants"), "hardwareStopUsing", "reset", &HardwarePage::stopUsing);
    add(tr("&Log of the Probe"), "hardwareShowLog", "info", &HardwarePage::showLog);
    tabs_->setTabText(static_cast<int>(Tab::values), tr("Values"));
    tabs_->setTabText(static_cast<int>(Tab::products), tr("Matrix Products"));
    tabs_->setTabText(static_cast<int>(Tab::links), tr("Links"));
    tabs_->setTabText(static_cast<int>(Tab::collectives), tr("Collectives"));
    tabs_->setTabText(static_cast<int>(Tab::profile), tr("Profile"));
    tabs_->setTabText(static_cast<int>(Tab::notices), tr("Messages"));
    tabs_->setAccessibleName(tr("Views of the hardware"));
    table_->setAccessibleName(tr("Values of the hardware"));
    products_->retranslate();
    links_->retranslate();
    collectives_->retranslate();
    choices_->retranslate();
    messages_->retranslate();
    controls_->retranslate();
    fillShown();
}

} // namespace fivefold
