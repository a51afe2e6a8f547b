// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/evaluator.h"
#include "app/desktop/hardware/used_hardware.h"
#include "app/desktop/input_file.h"
#include "app/desktop/pins.h"
#include "app/desktop/result.h"
#include "core/plan/knobs.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <optional>

namespace fivefold {

/// Which control a change came from; changes of one field within one group (a drag, a held key) become one undo step.
struct ChangeSource {
    int field = -1; ///< -1: never merged
    int group = 0;
};

/// The present plan with its locks, its result, its file and its history. Every change goes through here, and is undoable.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(CataloguePtr catalogue, QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] const Plan& plan() const { return plan_; }
    [[nodiscard]] const Locks& locks() const { return locks_; }
    [[nodiscard]] const ResultPtr& result() const { return result_; }
    /// The built-in tables; their constants are not those in use where hardware() is.
    [[nodiscard]] const Catalogue& catalogue() const { return *catalogue_; }
    [[nodiscard]] const CataloguePtr& builtIn() const { return catalogue_; } ///< the same for workers
    /// The tables with the constants in use, for workers, which may outlive this.
    [[nodiscard]] CataloguePtr sharedCatalogue() const { return evaluator_.catalogue(); }
    [[nodiscard]] const UsedHardwarePtr& hardware() const { return hardware_; } ///< measured values or a refitted profile in use; null: none
    [[nodiscard]] Evaluator& evaluator() { return evaluator_; }
    [[nodiscard]] Pins& pins() { return pins_; }
    [[nodiscard]] QUndoStack& undoStack() { return undoStack_; }
    /// The knob whose move brought the present plan about; none after undo, files and setup changes.
    [[nodiscard]] std::optional<Knob> movedKnob() const { return movedKnob_; }
    /// A number that no drag has used yet.
    [[nodiscard]] int newGroup() { return ++lastGroup_; }

    /// Moves one knob and re-balances the unlocked ones. Where no valid plan has that value nothing changes, refused() says why,
    /// and the answer is false.
    bool moveKnob(Knob knob, std::int64_t value, int group);
    /// A new model, cluster or training: the layout follows to the nearest valid one, where there is one.
    void changeSetup(const QString& what, Plan plan, ChangeSource source = {});
    /// This very plan, as a search or a comparison found it; nothing gives way.
    void use(const QString& what, const Plan& plan);
    /// Estimates with these measured values or this profile from now on, whatever the plan; null: with the built-in constants.
    void useHardware(const QString& what, const UsedHardwarePtr& hardware);
    /// The same as it was when the program ended: no change that could be undone.
    void restoreHardware(const UsedHardwarePtr& hardware);
    void setLocked(Knob knob, bool locked);

    [[nodiscard]] const QString& filePath() const { return filePath_; }
    [[nodiscard]] QString displayName() const;
    [[nodiscard]] bool isModified() const;

    /// The sample plan, without a file.
    void startNew();
    /// A plan replaces the present one and its history; a model goes into the present plan, and can be undone. What launch files left open
    /// is said; the plan made from them has no file yet.
    void take(InputFile file);
    bool save(const QString& path);
    /// Text of a plan file for the present plan.
    [[nodiscard]] std::string text() const;
    /// Takes over a plan from a crashed session: unsaved, belonging to `filePath`.
    bool restore(const std::string& text, const QString& filePath);

Q_SIGNALS:
    void planChanged();
    void resultChanged(const fivefold::ResultPtr& result);
    void locksChanged();
    void hardwareChanged();
    void fileChanged(); ///< name or modified state
    void refused(fivefold::Knob knob, const QString& reason);
    void message(fivefold::Severity severity, const QString& text);

private:
    friend class PlanCommand;
    friend class HardwareCommand;
    void show(const Plan& plan);
    void showHardware(const UsedHardwarePtr& hardware, const Plan& plan);
    /// The plan with the usable memory of its GPU that `hardware` measured, or as it is.
    [[nodiscard]] static Plan withMemory(Plan plan, const UsedHardwarePtr& hardware);
    void replace(Plan plan, std::string unknownMembers, const QString& filePath);
    void push(const QString& what, const Plan& plan, ChangeSource source);

    CataloguePtr catalogue_;
    Evaluator evaluator_;
    Pins pins_;
    QUndoStack undoStack_;
    Plan plan_, kept_; ///< present, and as the file has it
    UsedHardwarePtr hardware_;
    Locks locks_;
    ResultPtr result_;
    std::optional<Knob> movedKnob_;
    QString filePath_;
    std::string unknownMembers_;
    bool restored_ = false;
    int lastGroup_ = 0;
};

} // namespace fivefold
