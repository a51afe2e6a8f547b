// SPDX-License-Identifier: GPL-3.0-or-later
// What the command palette offers: every menu entry, every model and GPU, and knobs by name and value.
#include "app/desktop/command_palette.h"
#include "app/desktop/enum_text.h"
#include "app/desktop/language.h"
#include "app/desktop/main_window.h"
#include "app/desktop/setup/presets.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <array>

namespace fivefold {

namespace {

void collect(const QMenu& menu, const QString& path, std::vector<Command>& commands) {
    for (QAction* action : menu.actions()) {
        if (action->isSeparator() || action->text().isEmpty()) continue;
        const QString title = MainWindow::tr("%1 › %2", "menu and entry").arg(path, withoutAccessKey(action->text()));
        if (const QMenu* inner = action->menu())
            collect(*inner, title, commands);
        else if (action->isEnabled())
            commands.push_back({title, action->shortcut().toString(QKeySequence::NativeText), [action] { action->trigger(); }});
    }
}

struct TypedKnob {
    const char* word;
    Knob knob;
};
constexpr std::array<TypedKnob, 16> kTypedKnobs = {{{"tp", Knob::tp},
                                                    {"pp", Knob::pp},
                                                    {"dp", Knob::dp},
                                                    {"cp", Knob::cp},
                                                    {"ep", Knob::ep},
                                                    {"etp", Knob::etp},
                                                    {"vpp", Knob::vpp},
                                                    {"mb", Knob::micro_batch},
                                                    {"mbs", Knob::micro_batch},
                                                    {"micro-batch", Knob::micro_batch},
                                                    {"ga", Knob::accumulation},
                                                    {"accumulation", Knob::accumulation},
                                                    {"zero", Knob::zero},
                                                    {"gbs", Knob::global_batch},
                                                    {"seq", Knob::seq_len},
                                                    {"nodes", Knob::nodes}}};

} // namespace

std::vector<Command> MainWindow::typedCommands(const QString& query) {
    // "tp 8", "tp=8", "nodes 16"
    QString spaced = query.toLower();
    spaced.replace(QLatin1Char('='), QLatin1Char(' '));
    const QStringList words = spaced.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<Command> commands;
    if (words.size() != 2) return commands;
    bool number = false;
    const qint64 value = words[1].toLongLong(&number);
    if (!number || value < 0) return commands;
    for (const TypedKnob& typed : kTypedKnobs) {
        if (words[0] != QLatin1String(typed.word)) continue;
        commands.push_back({tr("Set %1 to %2").arg(knobLongText(typed.knob), knobValueText(typed.knob, value)), {},
                            [this, knob = typed.knob, value] { applySuggestion(SuggestedChange{knob, {value}}); }});
    }
    return commands;
}

void MainWindow::showCommands() {
    std::vector<Command> commands;
    for (QAction* action : menuBar()->actions())
        if (const QMenu* menu = action->menu()) collect(*menu, withoutAccessKey(action->text()), commands);
    const Catalogue& catalogue = document_.catalogue();
    for (const CatalogueModel& entry : catalogue.models)
        commands.push_back({tr("Model › %1").arg(QString::fromStdString(entry.title)), {}, [this, &entry] {
                                Plan plan = document_.plan();
                                plan.model = entry.model;
                                document_.changeSetup(tr("Model"), plan);
                            }});
    for (const Gpu& gpu : catalogue.gpus)
        commands.push_back({tr("GPU › %1").arg(QString::fromStdString(gpu.name)), {}, [this, &gpu, &catalogue] {
                                document_.changeSetup(tr("GPU"), onGpu(document_.plan(), gpu, catalogue));
                            }});
    auto* palette = new CommandPalette(std::move(commands), [this](const QString& query) { return typedCommands(query); }, this);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->open();
}

} // namespace fivefold
