// SPDX-License-Identifier: Apache-2.0
#include "core/formats/launch_diff.h"

#include "core/formats/export.h"
#include "core/formats/import_draft.h"
#include "core/formats/import_kind.h"
#include "core/formats/launch_edit.h"
#include "core/formats/launch_keys.h"
#include "core/formats/target_rules.h"
#include "core/plan/rules.h"

#include <fmt/format.h>

#include <algorithm>

namespace fivefold {
namespace {

constexpr std::size_t kLargestWritten = std::size_t{256} << 10; ///< every change reads the file again

bool is_launch_file(FileKind kind) {
    switch (kind) {
    case FileKind::nanotron:
    case FileKind::megatron_script:
    case FileKind::megatron_yaml:
    case FileKind::megatron_bridge:
    case FileKind::torchtitan:
    case FileKind::accelerate:
    case FileKind::deepspeed: return true;
    default: return false;
    }
}

struct Compared {
    ParsedFile file;
    PlanDraft draft; ///< what the file says now; model and machines from the plan where it is silent
};

Compared read_now(const ImportFile& file, const Plan& plan, const Catalogue& catalogue) {
    Compared now{parse_file(file), {}};
    if (!is_launch_file(now.file.kind))
        throw FormatError(
            file.name,
            fmt::format("is {}; a launch file of nanotron, Megatron-LM, Megatron-Bridge, torchtitan, accelerate or DeepSpeed was expected",
                        file_kind_name(now.file.kind)));
    now.draft.plan.model = plan.model;
    now.draft.has_model = true;
    now.draft.plan.cluster = plan.cluster;
    now.draft.has_gpu = true;
    now.draft.has_seq_len = true; // where the file is silent the script decides; the plan's stands in
    now.draft.plan.training.seq_len = plan.training.seq_len;
    import_file(file, now.file, now.draft, catalogue);
    return now;
}

/// The file's plan; the machines are the plan's where the file does not state them.
Plan plan_now(const Compared& now, const Plan& plan, const Catalogue& catalogue) {
    PlanDraft draft = now.draft;
    if (draft.gpus == 0 && draft.nodes == 0 && !draft.dp) {
        draft.nodes = plan.cluster.nodes;
        draft.gpus_per_node = plan.cluster.gpus_per_node;
    }
    finish_draft(draft, catalogue);
    draft.plan.cluster.gpu = plan.cluster.gpu;
    draft.plan.cluster.network = plan.cluster.network;
    return draft.plan;
}

std::vector<LaunchKey> keys_of(const Compared& now, const Plan& plan, const Plan& file) {
    switch (now.file.kind) {
    case FileKind::nanotron: return nanotron_keys(plan, file, now.file.root);
    case FileKind::torchtitan: return torchtitan_keys(plan, file, now.file.root);
    case FileKind::accelerate: return accelerate_keys(plan, file, now.file.root);
    case FileKind::deepspeed: return deepspeed_keys(plan, file, now.file.root);
    default: return megatron_keys(plan, file, now.file.root, now.file.kind);
    }
}

std::vector<LaunchKey> pending(const Compared& now, const Plan& plan, const Catalogue& catalogue) {
    std::vector<LaunchKey> keys = keys_of(now, plan, plan_now(now, plan, catalogue));
    std::erase_if(keys, [&](const LaunchKey& key) { return means(doc::find_path(now.file.root, key.path), key.value); });
    return keys;
}

std::string shown_key(const Compared& now, const std::string& path) {
    std::string key = now.file.syntax == doc::Syntax::shell ? "--" + path : path;
    std::replace(key.begin(), key.end(), '/', '.');
    return key;
}

LaunchChange change_of(const Compared& now, const LaunchKey& key) {
    LaunchChange change;
    change.key = shown_key(now, key.path);
    if (key.value.kind != LaunchValue::Kind::absent) change.new_value = key.value.shown();
    const doc::Node* node = doc::find_path(now.file.root, key.path);
    if (node == nullptr) return change;
    std::string old = node->scalar;
    for (const doc::Node& item : node->items) old += (old.empty() ? "" : " ") + item.scalar;
    change.old_value = old;
    if (node->line > 0) change.where = fmt::format("line {}", node->line);
    return change;
}

std::vector<Finding> findings_of(const Compared& now, const Plan& plan, const Plan& file) {
    std::vector<Finding> findings;
    for (Finding& finding : check_plan(plan))
        if (finding.severity == Severity::error) findings.push_back(std::move(finding));
    if (const std::optional<ExportTarget> target = rules_of(now.file.kind, now.file.root)) {
        // What the file breaks itself is its owner's affair: its framework may be another version's, or a script may see to it.
        const std::vector<Finding> present = check_target(file, *target);
        for (Finding& finding : check_target(plan, *target))
            if (finding.severity == Severity::error &&
                std::none_of(present.begin(), present.end(), [&](const Finding& other) { return other.severity == Severity::error && other.id == finding.id; }))
                findings.push_back(std::move(finding));
    }
    for (std::string& part : inexpressible(plan, file, now.file.kind))
        findings.push_back({"launch-inexpressible",
                            Severity::error,
                            {text_argument("target", file_kind_name(now.file.kind)), text_argument("part", std::move(part))},
                            {}});
    const bool same_model = file.model.layers == plan.model.layers && file.model.hidden == plan.model.hidden &&
                            file.model.heads == plan.model.heads && file.model.kv_heads == plan.model.kv_heads &&
                            file.model.ffn == plan.model.ffn && file.model.vocab == plan.model.vocab &&
                            file.model.moe.has_value() == plan.model.moe.has_value();
    if (!same_model) findings.push_back({"launch-model-differs", Severity::warning, {text_argument("model", plan.model.name)}, {}});
    const bool states_gpus = now.draft.gpus > 0 || now.draft.nodes > 0;
    if (states_gpus && now.file.kind != FileKind::accelerate && gpu_count(file.cluster) != gpu_count(plan.cluster))
        findings.push_back({"launch-gpus-differ",
                            Severity::warning,
                            {number_argument("file", gpu_count(file.cluster)), number_argument("plan", gpu_count(plan.cluster))},
                            {}});
    if (file.training.optimizer != plan.training.optimizer)
        findings.push_back({"launch-not-written", Severity::warning, {text_argument("field", "optimizer")}, {}});
    return findings;
}

void refuse(LaunchDiff& diff, const Compared& now, const LaunchKey& key, std::string reason) {
    diff.findings.push_back({"launch-key-refused",
                             Severity::error,
                             {text_argument("key", shown_key(now, key.path)), text_argument("reason", std::move(reason))},
                             {}});
}

/// Changes the keys one by one; one that cannot be changed yet is tried again behind the others.
void apply_all(LaunchDiff& diff, const Compared& now, std::vector<LaunchKey> keys, std::string& text) {
    if (now.file.syntax == doc::Syntax::shell) { // new options go behind the same neighbour, each before the last
        const auto first_new =
            std::stable_partition(keys.begin(), keys.end(), [&](const LaunchKey& key) { return now.file.root.find(key.path) != nullptr; });
        std::reverse(first_new, keys.end());
    }
    for (bool progress = true; progress && !keys.empty();) {
        progress = false;
        std::vector<LaunchKey> left;
        for (LaunchKey& key : keys) {
            EditResult result = edit_key(text, now.file.syntax, key);
            if (result.text)
                text = std::move(*result.text), progress = true;
            else
                left.push_back(std::move(key));
        }
        keys = std::move(left);
    }
    for (const LaunchKey& key : keys) refuse(diff, now, key, edit_key(text, now.file.syntax, key).problem);
}

} // namespace

LaunchDiff diff_launch_file(const ImportFile& file, const Plan& plan, const Catalogue& catalogue) {
    const Compared now = read_now(file, plan, catalogue);
    LaunchDiff diff;
    diff.kind = now.file.kind;
    for (const LaunchKey& key : pending(now, plan, catalogue)) diff.changes.push_back(change_of(now, key));
    diff.findings = findings_of(now, plan, plan_now(now, plan, catalogue));
    return diff;
}

WrittenBack write_back(const ImportFile& file, const Plan& plan, const Catalogue& catalogue) {
    if (file.text.size() > kLargestWritten)
        throw FormatError(file.name, fmt::format("has {} bytes; a launch file of at most {} KiB can be written back", file.text.size(),
                                                 kLargestWritten >> 10U));
    WrittenBack written;
    written.diff = diff_launch_file(file, plan, catalogue);
    if (has_errors(written.diff.findings)) return written;
    ImportFile current = file;
    constexpr int kPasses = 3; // a key may depend on how another one is spelled by now
    for (int pass = 0; pass < kPasses; ++pass) {
        const Compared now = read_now(current, plan, catalogue);
        const std::vector<LaunchKey> keys = pending(now, plan, catalogue);
        if (keys.empty()) break;
        if (pass + 1 == kPasses)
            refuse(written.diff, now, keys.front(), "the file would still say something else");
        else
            apply_all(written.diff, now, keys, current.text);
        if (has_errors(written.diff.findings)) break;
    }
    if (!has_errors(written.diff.findings)) written.text = std::move(current.text);
    return written;
}

} // namespace fivefold
