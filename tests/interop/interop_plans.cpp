// SPDX-License-Identifier: Apache-2.0
// interop_plans FOLDER [COUNT] [SEED]: for every target, exports COUNT random plans that its rules allow, each into a folder of
// its own with a meta.json: FOLDER/cases/TARGET/NN. Breaks COUNT others in ways that our rules must refuse and writes those all the
// same: FOLDER/broken/TARGET/NN, whose meta.json names the breach and the rule. Prints how many the rules refused.
#include "core/estimate/estimate.h"
#include "core/estimate/stages.h"
#include "core/formats/launch_edit.h"
#include "core/formats/launch_file.h"
#include "core/plan/rules.h"
#include "tests/interop/interop_breaks.h"
#include "tests/interop/interop_random.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>

using namespace fivefold;
using namespace fivefold::interop;

namespace {

std::string meta(const Plan& plan, const std::string& more = {}) {
    const Layout& l = plan.layout;
    return fmt::format("{{\"world\": {}, \"nodes\": {}, \"per_node\": {}, \"tp\": {}, \"pp\": {}, \"cp\": {}, \"dp\": {}, \"ep\": {}, "
                       "\"etp\": {}, \"vpp\": {}, \"zero\": {}, "
                       "\"micro_batch\": {}, \"accumulation\": {}, \"seq_len\": {}, \"layers\": {}, \"heads\": {}, \"kv_heads\": {}, "
                       "\"hidden\": {}, \"vocab\": {}, "
                       "\"architecture\": \"{}\", \"experts\": {}{}}}\n",
                       gpu_count(plan.cluster), plan.cluster.nodes, plan.cluster.gpus_per_node, l.tp, l.pp, l.cp, l.dp, l.ep, l.etp, l.vpp,
                       l.zero, l.micro_batch, l.accumulation, plan.training.seq_len, plan.model.layers, plan.model.heads,
                       plan.model.kv_heads, plan.model.hidden, plan.model.vocab, plan.cluster.gpu.architecture,
                       plan.model.moe ? plan.model.moe->experts : 0, more);
}

void write(const std::filesystem::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

/// The files of a plan that `export` would refuse.
std::vector<ExportedFile> files_of(const Plan& plan, ExportTarget target) {
    static constexpr LaunchJob (*jobs[])(const Plan&, const Estimate&) = {nanotron_job,        megatron_job,   bridge_job,   torchtitan_job,
                                                                          torchtitan_toml_job, accelerate_job, deepspeed_job};
    Estimate estimated;
    estimated.layers_per_stage = layers_per_stage(plan);
    LaunchJob job = jobs[static_cast<std::size_t>(target)](plan, estimated);
    ExportedFile script = slurm_script(plan, job);
    std::vector<ExportedFile> files = std::move(job.files);
    files.push_back(std::move(script));
    return files;
}

doc::Syntax syntax_of(const std::string& ending) {
    return ending == ".sbatch" ? doc::Syntax::shell
           : ending == ".json" ? doc::Syntax::json
           : ending == ".toml" ? doc::Syntax::toml
                               : doc::Syntax::yaml;
}

void edit(std::vector<ExportedFile>& files, const FileEdit& change) {
    for (ExportedFile& file : files) {
        if (!file.name.ends_with(change.ending)) continue;
        EditResult result = edit_key(file.text, syntax_of(change.ending), change.key);
        if (!result.text) throw std::runtime_error(file.name + ": " + change.key.path + ": " + result.problem);
        file.text = std::move(*result.text);
        return;
    }
    throw std::runtime_error("no file ends in " + change.ending);
}

/// Our rules that refuse the plan.
std::vector<std::string> refusing(const Plan& plan, ExportTarget target) {
    std::vector<std::string> ids;
    for (const std::vector<Finding>& findings : {check_plan(plan), check_target(plan, target)})
        for (const Finding& finding : findings)
            if (finding.severity == Severity::error && std::find(ids.begin(), ids.end(), finding.id) == ids.end())
                ids.push_back(finding.id);
    return ids;
}

void write_allowed(Dice& dice, const Catalogue& catalogue, ExportTarget target, int plans, const std::filesystem::path& folder) {
    for (int i = 0; i < plans;) {
        const Plan plan = allowed_plan(dice, catalogue, target);
        const Estimate estimated = estimate(plan, catalogue.profile_for(plan));
        const ExportResult result = export_plan(plan, estimated, target, kLaunchers[static_cast<std::size_t>(i) % kLaunchers.size()]);
        if (result.files.empty()) continue;
        const std::filesystem::path place = folder / fmt::format("{:03}", i);
        std::filesystem::create_directories(place);
        for (const ExportedFile& file : result.files) write(place / file.name, file.text);
        for (const ExportedFile& file : export_plan(plan, estimated, target, Launcher::slurm).files) write(place / file.name, file.text);
        write(place / "meta.json", meta(plan));
        ++i;
    }
}

struct Broken {
    Plan before, after;
};

/// A plan that was good before this breach; nothing where no plan of many can be broken so.
std::optional<Broken> broken_plan(Dice& dice, const Catalogue& catalogue, ExportTarget target, const Breach& breach) {
    constexpr int kTries = 4000;
    for (int i = 0; i < kTries; ++i) {
        Broken broken{allowed_plan(dice, catalogue, target), {}};
        broken.after = broken.before;
        if (breach.apply(broken.after)) return broken;
    }
    return std::nullopt;
}

/// Prints how many our rules refused; false where one was not.
bool write_broken(Dice& dice, const Catalogue& catalogue, ExportTarget target, int plans, const std::filesystem::path& folder) {
    std::vector<const Breach*> list;
    for (const Breach& breach : breaches())
        if (std::find(breach.targets.begin(), breach.targets.end(), target) != breach.targets.end()) list.push_back(&breach);
    int stopped = 0, made = 0;
    std::string missed;
    for (std::size_t turn = 0; made < plans && !list.empty(); ++turn) {
        const std::size_t index = turn % list.size();
        const Breach& breach = *list[index];
        const std::optional<Broken> broken = broken_plan(dice, catalogue, target, breach);
        if (!broken) {
            missed += fmt::format("; no plan for {}", breach.name);
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(index));
            continue;
        }
        std::vector<ExportedFile> files = files_of(breach.edits != nullptr ? broken->before : broken->after, target);
        if (breach.edits != nullptr)
            for (const FileEdit& change : breach.edits(broken->after, target)) edit(files, change);
        const std::vector<std::string> ids = refusing(broken->after, target);
        const bool refused = std::find(ids.begin(), ids.end(), breach.rule) != ids.end();
        stopped += refused ? 1 : 0;
        if (!refused) missed += fmt::format("; {} by {}", breach.name, ids.empty() ? "nothing" : ids.front());
        const std::filesystem::path place = folder / fmt::format("{:03}", made++);
        std::filesystem::create_directories(place);
        for (const ExportedFile& file : files) write(place / file.name, file.text);
        write(place / "meta.json", meta(broken->after, fmt::format(", \"breach\": \"{}\", \"rule\": \"{}\", \"edited\": {}", breach.name,
                                                                   breach.rule, breach.edits != nullptr)));
    }
    fmt::print("{:<16} refused {} of {} broken plans{}\n", export_target_name(target), stopped, made, missed);
    return stopped == plans && missed.empty();
}

} // namespace

int main(int count, char** words) {
    if (count < 2) {
        fmt::print(stderr, "usage: interop_plans FOLDER [COUNT] [SEED]\n");
        return 2;
    }
    const std::filesystem::path folder = words[1];
    const int plans = count > 2 ? std::atoi(words[2]) : 60;
    const std::uint64_t seed = count > 3 ? std::strtoull(words[3], nullptr, 10) : 20260822;
    const Catalogue catalogue = load_catalogue();
    bool all_refused = true;
    for (const ExportTarget target : kExportTargets) {
        Dice dice(seed + static_cast<std::uint64_t>(target));
        write_allowed(dice, catalogue, target, plans, folder / "cases" / export_target_name(target));
        all_refused = write_broken(dice, catalogue, target, plans, folder / "broken" / export_target_name(target)) && all_refused;
    }
    return all_refused ? 0 : 1;
}
