// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document.h"

#include "app/desktop/enum_text.h"
#include "app/desktop/hardware/hardware_command.h"
#include "app/desktop/knobs/why_not.h"
#include "app/desktop/plan_command.h"
#include "core/formats/plan_file.h"

#include <QFileInfo>

#include <utility>

namespace fivefold {

namespace {

constexpr int kUndoLimit = 200;
/// Fields of setup changes have numbers of their own; those of knobs start here.
constexpr int kKnobField = 1000;

QString joined(const std::vector<std::string>& notes) {
    QStringList lines;
    for (const std::string& note : notes) lines.append(QString::fromStdString(note));
    return lines.join(QStringLiteral("; "));
}

} // namespace

Document::Document(CataloguePtr catalogue, QObject* parent) : QObject(parent), catalogue_(std::move(catalogue)), evaluator_(catalogue_), pins_(evaluator_) {
    undoStack_.setUndoLimit(kUndoLimit);
    connect(&undoStack_, &QUndoStack::indexChanged, this, &Document::fileChanged);
    connect(&undoStack_, &QUndoStack::cleanChanged, this, &Document::fileChanged);
    connect(&evaluator_, &Evaluator::runsReady, this, [this] {
        result_ = evaluator_.evaluate(plan_);
        Q_EMIT resultChanged(result_);
        pins_.refresh();
    });
    replace(sample_plan(*catalogue_), {}, {});
}

Document::~Document() {
    undoStack_.disconnect(this); // the stack announces its own end, when nobody can hear it any more
}

void Document::show(const Plan& plan) {
    plan_ = plan;
    result_ = evaluator_.evaluate(plan_);
    Q_EMIT planChanged();
    Q_EMIT resultChanged(result_);
    evaluator_.requestRanges(plan_, locks_);
    movedKnob_.reset();
}

Plan Document::withMemory(Plan plan, const UsedHardwarePtr& hardware) {
    Gpu& gpu = plan.cluster.gpu;
    if (hardware && hardware->memory > 0 && hardware->memory_gpu == gpu.id) gpu.usable_memory = Bytes(hardware->memory);
    return plan;
}

bool Document::isModified() const {
    if (restored_ || undoStack_.isClean()) return restored_;
    Plan kept = kept_;
    if (kept.cluster.gpu.id == plan_.cluster.gpu.id) kept.cluster.gpu.usable_memory = plan_.cluster.gpu.usable_memory; // measured: not the person's change
    return plan_ != kept;
}

void Document::showHardware(const UsedHardwarePtr& hardware, const Plan& plan) {
    hardware_ = hardware;
    evaluator_.setCatalogue(hardware ? hardware->catalogue : nullptr);
    show(plan);
    pins_.refresh();
    Q_EMIT hardwareChanged();
}

void Document::replace(Plan plan, std::string unknownMembers, const QString& filePath) {
    undoStack_.clear();
    restored_ = false;
    unknownMembers_ = std::move(unknownMembers);
    filePath_ = filePath;
    kept_ = withMemory(std::move(plan), hardware_);
    show(Plan(kept_));
    Q_EMIT fileChanged();
}

void Document::push(const QString& what, const Plan& wanted, ChangeSource source) {
    const Plan plan = withMemory(wanted, hardware_);
    if (plan == plan_) return;
    undoStack_.push(new PlanCommand(*this, plan, what, source)); // the stack owns it
}

bool Document::moveKnob(Knob knob, std::int64_t value, int group) {
    Locks others = locks_;
    others.erase(knob);
    const std::optional<Plan> moved = rebalance(plan_, knob, value, others);
    if (!moved) {
        Q_EMIT refused(knob, whyNot(plan_, knob, value));
        return false;
    }
    movedKnob_ = knob;
    push(knobLongText(knob), *moved, {kKnobField + static_cast<int>(knob), group});
    movedKnob_.reset();
    return true;
}

void Document::changeSetup(const QString& what, Plan plan, ChangeSource source) {
    if (std::optional<Plan> valid = nearest_valid(plan, locks_)) {
        push(what, *valid, source);
        return;
    }
    complete(plan); // no layout fits: show how far off it is
    push(what, plan, source);
}

void Document::use(const QString& what, const Plan& plan) { push(what, plan, {}); }

void Document::useHardware(const QString& what, const UsedHardwarePtr& hardware) {
    if (hardware == hardware_) return;
    Plan plan = plan_;
    if (hardware_ && hardware_->memory > 0 && hardware_->memory_gpu == plan.cluster.gpu.id) // what was measured before goes from the plan, too
        if (const Gpu* sheet = catalogue_->find_gpu(plan.cluster.gpu.id)) plan.cluster.gpu.usable_memory = sheet->usable_memory;
    undoStack_.push(new HardwareCommand(*this, hardware, withMemory(std::move(plan), hardware), what)); // the stack owns it
}

void Document::restoreHardware(const UsedHardwarePtr& hardware) { showHardware(hardware, withMemory(plan_, hardware)); }

void Document::setLocked(Knob knob, bool locked) {
    if (locked == locks_.contains(knob)) return;
    if (locked)
        locks_.insert(knob);
    else
        locks_.erase(knob);
    Q_EMIT locksChanged();
    evaluator_.requestRanges(plan_, locks_);
}

QString Document::displayName() const {
    if (!filePath_.isEmpty()) return QFileInfo(filePath_).fileName();
    return plan_.name.empty() ? tr("Untitled") : QString::fromStdString(plan_.name);
}

void Document::startNew() { replace(sample_plan(*catalogue_), {}, {}); }

void Document::take(InputFile file) {
    const QString name = QFileInfo(file.path).fileName();
    if (auto* imported = std::get_if<ImportedModel>(&file.content)) {
        Plan plan = plan_;
        plan.model = std::move(imported->model);
        changeSetup(tr("Model from %1").arg(name), plan);
        if (!imported->notes.empty()) Q_EMIT message(Severity::info, tr("%1: %2").arg(name, joined(imported->notes)));
        return;
    }
    if (auto* imported = std::get_if<ImportedPlan>(&file.content)) {
        replace(std::move(imported->plan), std::move(imported->unknown_members), {});
        std::vector<std::string> guesses;
        for (const ImportNote& note : imported->notes)
            if (note.kind == ImportNote::Kind::guessed) guesses.push_back(note.field + (note.value.empty() ? "" : " = " + note.value) + (note.why.empty() ? "" : " (" + note.why + ")"));
        if (!guesses.empty()) Q_EMIT message(Severity::info, tr("%1 leaves open, and this was assumed: %2").arg(name, joined(guesses)));
        return;
    }
    auto& loaded = std::get<LoadedPlan>(file.content);
    replace(std::move(loaded.plan), std::move(loaded.unknown_members), QFileInfo(file.path).absoluteFilePath());
    if (!loaded.warnings.empty()) Q_EMIT message(Severity::warning, tr("%1: %2").arg(name, joined(loaded.warnings)));
}

bool Document::save(const QString& path) {
    try {
        writeOutputFile(path, QByteArray::fromStdString(text()));
    } catch (const std::exception& error) {
        Q_EMIT message(Severity::error, tr("%1 was not saved: %2").arg(QFileInfo(path).fileName(), QString::fromUtf8(error.what())));
        return false;
    }
    filePath_ = QFileInfo(path).absoluteFilePath();
    restored_ = false;
    kept_ = plan_;
    undoStack_.setClean();
    Q_EMIT fileChanged();
    return true;
}

std::string Document::text() const { return write_plan(plan_, unknownMembers_); }

bool Document::restore(const std::string& text, const QString& filePath) {
    try {
        LoadedPlan loaded = read_plan(text, *catalogue_);
        replace(std::move(loaded.plan), std::move(loaded.unknown_members), filePath);
    } catch (const std::exception&) {
        return false;
    }
    restored_ = true;
    Q_EMIT fileChanged();
    return true;
}

} // namespace fivefold
