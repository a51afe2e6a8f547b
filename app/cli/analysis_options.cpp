// SPDX-License-Identifier: Apache-2.0
#include "app/cli/analysis_options.h"

#include "app/cli/cli.h"
#include "app/cli/knob_option.h"
#include "core/search/search.h"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <vector>

namespace fivefold::cli {
namespace {

constexpr const char* kGroup = "Analyses instead of the estimate";
/// Both micro-batch and micro_batch.
Knob knob_from(const std::string& option, std::string name) {
    std::replace(name.begin(), name.end(), '-', '_');
    return layout_knob(option, name);
}

std::vector<std::string> words_of(const std::string& list) {
    std::vector<std::string> words;
    std::istringstream stream(list);
    for (std::string word; std::getline(stream, word, ',');) words.push_back(word);
    return words;
}

std::vector<int> node_counts(const std::string& list, int present) {
    if (list == "around") return usual_node_counts(present);
    constexpr int kMost = 1'000'000;
    std::vector<int> counts;
    for (const std::string& word : words_of(list)) {
        int count = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), count);
        if (error != std::errc() || end != word.data() + word.size() || count < 1 || count > kMost)
            throw Failure(kWrongUse, "--scaling: '" + word + "' is not a number of nodes from 1 to " + std::to_string(kMost));
        counts.push_back(count);
    }
    return counts;
}

} // namespace

AnalysisOptions::AnalysisOptions(CLI::App& verb) {
    verb.add_option("--strip", strip_, "What-if strip: this knob over all its valid values, the rest re-balanced")->group(kGroup)->type_name("KNOB");
    verb.add_option("--lock", locks_, "Knobs that --strip leaves alone")->group(kGroup)->type_name("KNOB,...");
    verb.add_option("--scaling", scaling_, "The plan on these numbers of nodes, or from 1/8 to 8 times its own ('around'): the same global batch, re-balanced")
        ->group(kGroup)
        ->type_name("NODES,...|around");
    verb.add_flag("--weak", weak_, "With --scaling: the global batch grows with the nodes")->group(kGroup);
    verb.add_flag("--best", best_, "With --scaling: the fastest layout on each number of nodes instead of the nearest")->group(kGroup);
    verb.add_flag("--sensitivity", sensitivity_, "Which purchase would help: step time against peak, bandwidths, latency, host and memory")->group(kGroup);
    verb.add_flag("--csv", csv_, "CSV instead of tables, for --strip, --scaling and --sensitivity")->group(kGroup);
}

AnswerForm AnalysisOptions::form(bool json) const { return json ? AnswerForm::json : csv_ ? AnswerForm::csv : AnswerForm::text; }

std::optional<std::string> AnalysisOptions::answer(const Plan& plan, const Profile& profile, bool json) const {
    const bool strip = !strip_.empty(), scaling = !scaling_.empty();
    const int asked = int{strip} + int{scaling} + int{sensitivity_};
    if (asked > 1) throw Failure(kWrongUse, "--strip, --scaling and --sensitivity exclude each other");
    if (!strip && !locks_.empty()) throw Failure(kWrongUse, "--lock is an option of --strip");
    if (!scaling && weak_) throw Failure(kWrongUse, "--weak is an option of --scaling");
    if (!scaling && best_) throw Failure(kWrongUse, "--best is an option of --scaling");
    if (csv_ && (asked == 0 || json)) throw Failure(kWrongUse, asked == 0 ? "--csv goes with --strip, --scaling or --sensitivity" : "--json and --csv exclude each other");
    if (strip) {
        const Knob knob = knob_from("--strip", strip_);
        Locks locks;
        for (const std::string& name : words_of(locks_)) locks.insert(knob_from("--lock", name));
        return strip_answer(knob, what_if_strip(plan, profile, knob, locks), form(json));
    }
    if (scaling) {
        const ScalingKind kind = weak_ ? ScalingKind::weak : ScalingKind::strong;
        Reoptimise best;
        if (best_) best = [&profile](const Plan& changed) { return best_plan(changed, profile); };
        return scaling_answer(kind, scaling_curve(plan, profile, node_counts(scaling_, plan.cluster.nodes), kind, best), form(json));
    }
    if (sensitivity_) return sensitivity_answer(sensitivities(plan, profile), memory_purchase(plan, profile), form(json));
    return std::nullopt;
}

} // namespace fivefold::cli
