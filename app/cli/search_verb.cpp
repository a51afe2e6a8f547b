// SPDX-License-Identifier: Apache-2.0
#include "app/cli/io.h"
#include "app/cli/layout_answer.h"
#include "app/cli/plan_options.h"
#include "app/cli/search_options.h"
#include "app/cli/table.h"
#include "app/cli/table_format.h"
#include "app/texts/number_text.h"
#include "core/formats/enum_names.h"
#include "core/formats/result_tables.h"
#include "core/search/layout_finder.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace fivefold::cli {
namespace {

struct Arguments {
    explicit Arguments(CLI::App& verb) : plan(verb, PlanOptions::without_layout), search(verb) {
        add_json(verb, json);
        verb.add_option("--node-counts", nodes, "Search over these numbers of nodes instead of one")->type_name("N,...")->delimiter(',')->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)->check(CLI::Range(1, 1'000'000).description(""));
        verb.add_option("--top", top, "Best layouts to list")->type_name("N")->check(CLI::Range(0, 100'000).description(""));
        verb.add_flag("--pareto", pareto, "Also list the Pareto front of step time, memory and cost (--json always does)");
        verb.add_flag("--refine-layers", refine, "Deal the layers of the best layouts to their stages anew, unevenly, where that is faster");
        verb.add_flag("--all", all, "List every layout that breaks no rule, with --csv or --format");
        table.add_to(verb, "the best layouts, or the front, or all");
        verb.add_option("--stop-after", seconds, "Stop after so many seconds with the best so far; 0 for no limit")->type_name("S")->check(CLI::Range(0.0, 1e9).description(""));
    }
    PlanOptions plan;
    SearchOptions search;
    std::vector<std::int64_t> nodes;
    std::size_t top = 10;
    bool pareto = false, refine = false, all = false, json = false;
    TableFormat table;
    double seconds = 0;
};

/// Asks to stop after some seconds, unless it goes first.
class Deadline {
public:
    explicit Deadline(double seconds) {
        if (seconds <= 0) return;
        const auto wait = std::chrono::duration<double>(seconds);
        timer_ = std::jthread([this, wait](const std::stop_token& gone) {
            std::unique_lock lock(gate_);
            if (!wake_.wait_for(lock, gone, wait, [] { return false; }) && !gone.stop_requested()) source_.request_stop();
        });
    }
    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

private:
    std::stop_source source_;
    std::mutex gate_;
    std::condition_variable_any wake_;
    std::jthread timer_;
};

/// A candidate with the metrics of its estimate.
struct Listed {
    const Candidate& candidate;
    Metrics metrics;
};

std::vector<Listed> listed(const std::vector<Candidate>& candidates, const Plan& plan, const Profile& profile) {
    std::vector<Listed> list;
    for (const Candidate& candidate : candidates) list.push_back({candidate, estimate(plan_of(plan, candidate), profile).metrics});
    return list;
}

void add_list(JsonText& json, const char* name, const std::vector<Listed>& list) {
    json.key(name).open_array();
    for (const auto& [candidate, metrics] : list) {
        json.open_object();
        add_layout(json, candidate.layout, candidate.cp_kind);
        json.member("nodes", candidate.nodes);
        json.member("step_time_s", candidate.step_time.value()).member("memory_bytes", std::round(candidate.memory.value()));
        json.member("tokens_per_s_per_gpu", metrics.tokens_per_second_per_gpu).member("mfu", metrics.mfu).member("days", metrics.days).member("cost_usd", metrics.cost.value());
        json.close_object();
    }
    json.close_array();
}

constexpr const char* kBuckets[] = {"to_10_percent", "to_50_percent", "to_twice", "more"};
constexpr const char* kStages[] = {"first", "middle", "last"};

std::string answer_json(const SearchResult& result, const std::vector<Listed>& best, const std::vector<Listed>& pareto, double seconds) {
    JsonText json;
    json.open_object();
    json.member("space", result.space).member("feasible", result.feasible).member("evaluated", result.evaluated).member("seconds", seconds);
    json.member("rate_per_s", seconds > 0 ? static_cast<double>(result.space) / seconds : 0).member("stopped", result.stopped);
    add_list(json, "best", best);
    add_list(json, "pareto", pareto);
    json.key("rejected").open_array();
    for (const Rejection& rejection : result.rejected) json.open_object().member("reason", rejection.id).member("count", rejection.count).close_object();
    json.close_array();
    json.key("memory_excess").open_array();
    for (std::size_t i = 0; i < MemoryExcess::buckets_; ++i)
        for (std::size_t j = 0; j < MemoryExcess::stages_; ++j)
            if (result.excess.count[i][j] > 0) json.open_object().member("over", kBuckets[i]).member("stage", kStages[j]).member("count", result.excess.count[i][j]).close_object();
    json.close_array();
    return json.close_object().text();
}

std::string list_text(const std::vector<Listed>& list, const Plan& plan) {
    Table table({"", "layout", "micro-batches", "recompute", "step", "tokens/s/GPU", "MFU", "memory", "of GPU", "cost"}, "rlllrrrrrr");
    int place = 0;
    for (const auto& [candidate, metrics] : list) {
        const Layout& layout = candidate.layout;
        std::string where = degrees_text(layout);
        if (layout.cp > 1 && candidate.cp_kind != CpKind::ring) where += std::string(", ") + enum_name(candidate.cp_kind);
        if (layout.split == StageSplit::explicit_layers) where += ", layers " + layers_text(layout.layers_per_stage);
        if (candidate.nodes != plan.cluster.nodes) where = std::to_string(candidate.nodes) + " nodes: " + where;
        table.add({std::to_string(++place), where, std::to_string(layout.accumulation) + " x " + std::to_string(layout.micro_batch), recompute_text(layout.recompute),
                   text::seconds_text(candidate.step_time), text::fixed(metrics.tokens_per_second_per_gpu, 0), text::percent_text(metrics.mfu), text::bytes_text(candidate.memory),
                   text::percent_text(candidate.memory / plan.cluster.gpu.usable_memory), metrics.cost > Dollars(0) ? text::count_text(metrics.cost.value()) + " $" : "-"});
    }
    return table.text(2);
}

std::string answer_text(const Plan& plan, const SearchResult& result, const std::vector<Listed>& best, const std::vector<Listed>& pareto, double seconds, bool with_front) {
    std::string out = plan.model.name + " on " + std::to_string(gpu_count(plan.cluster)) + " x " + plan.cluster.gpu.id + ", " + std::to_string(plan.training.global_batch) + " sequences of " +
                      std::to_string(plan.training.seq_len) + " tokens\n";
    out += "  " + text::count_text(static_cast<double>(result.space)) + " layouts in " + text::seconds_text(Seconds(seconds)) + "; " + text::count_text(static_cast<double>(result.feasible)) +
           " obey the rules and fit; " + text::count_text(static_cast<double>(result.evaluated)) + " timed, the rest are proved worse" + (result.stopped ? "; stopped early" : "") + "\n";
    if (result.pareto.empty()) out += "\nNo layout fits.\n";
    if (!best.empty()) out += "\nBest\n" + list_text(best, plan);
    if (with_front && !pareto.empty()) out += "\nPareto front of step time, memory and cost\n" + list_text(pareto, plan);
    if (result.rejected.empty()) return out;
    Table reasons({"not kept because of", "layouts", "share"}, "lrr");
    for (const Rejection& rejection : result.rejected)
        reasons.add({rejection.id, std::to_string(rejection.count), text::percent_text(static_cast<double>(rejection.count) / static_cast<double>(result.space))});
    out += "\n" + reasons.text(2);
    Table excess({"over memory by", "first stage", "middle", "last stage"}, "lrrr");
    constexpr const char* names[] = {"up to 10 %", "up to 50 %", "up to twice", "more"};
    bool any = false;
    for (std::size_t i = 0; i < MemoryExcess::buckets_; ++i) {
        std::vector<std::string> row = {names[i]};
        for (const std::uint64_t count : result.excess.count[i]) {
            row.push_back(std::to_string(count));
            any = any || count > 0;
        }
        excess.add(row);
    }
    return any ? out + "\n" + excess.text(2) : out;
}

void search_now(const Arguments& arguments, Session& session) {
    arguments.table.check(arguments.json);
    if (arguments.all && !arguments.table.asked()) throw Failure(kWrongUse, "--all lists every layout in a table: it needs --csv or --format");
    const PlanOptions::Resolved resolved = arguments.plan.resolve(session);
    SearchRequest request = arguments.search.request(resolved.plan);
    request.space.nodes = arguments.nodes;
    request.top = arguments.top;
    request.keep_all = arguments.all;
    const Profile profile = session.catalogue.profile_for(request.plan);
    print_notes(resolved.notes);
    const Deadline deadline(arguments.seconds);
    const auto start = std::chrono::steady_clock::now();
    SearchResult result = search(request, profile, deadline.token());
    if (arguments.refine) refine_layers(request, profile, result.best);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (result.pareto.empty()) session.exit_code = kNo;
    if (arguments.table.asked()) {
        const std::vector<Candidate>& list = arguments.all ? result.all : arguments.pareto ? result.pareto : result.best;
        return print(arguments.table.text(candidates_table("layouts", request.plan, list)));
    }
    const std::vector<Listed> best = listed(result.best, request.plan, profile), pareto = listed(result.pareto, request.plan, profile);
    print(arguments.json ? answer_json(result, best, pareto, seconds) : answer_text(request.plan, result, best, pareto, seconds, arguments.pareto));
}

} // namespace

void add_search(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("search", "The best layouts of the whole space, the Pareto front, and why the rest is not kept");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] { search_now(*arguments, session); });
}

} // namespace fivefold::cli
