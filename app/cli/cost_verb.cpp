// SPDX-License-Identifier: Apache-2.0
// What a run costs: time, money, energy, failures; and what a budget buys.
#include "app/cli/amounts.h"
#include "app/cli/answers.h"
#include "app/cli/cost_answer.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "core/plan/rules.h"
#include "core/search/search.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace fivefold::cli {
namespace {

constexpr double kDay = 86400;
constexpr double kLongestSequence = 0x1p28, kLargestBatch = 1e12; // tokens
constexpr int kMostNodes = 8192;

std::string option_name(const CostField& field) {
    std::string name = std::string("--") + field.name;
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

CLI::Validator finite() {
    return CLI::Validator([](const std::string& text) { return text.find_first_of("nN") == std::string::npos ? std::string() : "'" + text + "' is not a finite number"; }, "");
}

struct Arguments {
    explicit Arguments(CLI::App& verb) : plan(verb) {
        add_json(verb, json);
        verb.add_flag("--csv", csv, "CSV instead of tables: quantity, unit, value");
        const auto number = [&](const std::string& name, auto& value, const char* help) {
            return verb.add_option(name, value, help)->group("Budget and schedule")->type_name("X")->check(finite());
        };
        number("--budget-dollars", dollars, "US dollars to spend: how many tokens they buy")->check(CLI::PositiveNumber.description(""));
        number("--budget-days", days, "Days to train: how many tokens fit in, and how many nodes train all of them")->check(CLI::PositiveNumber.description(""));
        CLI::Validator count = CLI::Range(1, 1'000'000);
        verb.add_flag("--best", best, "With --budget-days: the fastest layout on each number of nodes instead of the plan's own, re-balanced")->group("Budget and schedule");
        verb.add_option("--most-nodes", most_nodes, "Nodes that --budget-days may propose")->group("Budget and schedule")->type_name("N")->check(count.description(""));
        verb.add_option("--ramp", ramp, "Tokens of a global batch from so many trained tokens on: 4Mi@0,8Mi@252M,16Mi@2.87T")->group("Budget and schedule")->type_name("BATCH@TOKENS,...");
        verb.add_option("--seq-schedule", sequences, "Sequence length from so many trained tokens on: 8192@0,131072@14.8e12")->group("Budget and schedule")->type_name("SEQ@TOKENS,...");
        stated.resize(cost_fields().size());
        for (std::size_t i = 0; i < stated.size(); ++i) {
            const CostField& field = cost_fields()[i];
            const std::string unit = field.unit;
            CLI::Validator range = CLI::Range(field.low, field.high);
            verb.add_option(option_name(field), stated[i], field.help + (unit.empty() ? "" : " (" + unit + ")"))
                ->group("Cost assumptions")
                ->type_name("X")
                ->check(finite())
                ->check(range.description(""));
        }
        verb.add_flag("--async-checkpoint", asynchronous, "Training waits for the copy to the host only")->group("Cost assumptions");
    }
    PlanOptions plan;
    bool json = false, csv = false, asynchronous = false;
    std::optional<double> dollars, days;
    int most_nodes = kMostNodes;
    bool best = false;
    std::string ramp, sequences;
    std::vector<std::optional<double>> stated; ///< one for each cost field
};

std::vector<ScheduleStep> schedule_of(const char* option, const std::string& text, double largest, bool whole) {
    if (text.empty()) return {};
    const auto steps = parse_schedule(text);
    if (!steps) throw Failure(kWrongUse, std::string(option) + ": '" + text + "' is not a list like 4Mi@0,8Mi@252e9 with ascending tokens");
    for (const ScheduleStep& step : *steps)
        if (step.value > largest || step.value < 1 || (whole && step.value != std::floor(step.value)))
            throw Failure(kWrongUse, std::string(option) + ": " + std::to_string(step.value) + " tokens are out of range");
    return *steps;
}

CostAnswer answer_for(const Arguments& arguments, const Plan& plan, const Profile& profile) {
    CostAnswer answer;
    answer.plan = plan;
    CostDefaults defaults = load_cost_defaults();
    answer.assumptions = defaults.values;
    answer.assumptions.async_checkpoint = arguments.asynchronous;
    answer.sources = std::move(defaults.sources);
    for (std::size_t i = 0; i < arguments.stated.size(); ++i) {
        if (!arguments.stated[i]) continue;
        answer.assumptions.*cost_fields()[i].value = *arguments.stated[i];
        answer.sources[i].source.clear();
        answer.sources[i].date.clear();
    }
    const RunSchedule schedule{schedule_of("--ramp", arguments.ramp, kLargestBatch, false), schedule_of("--seq-schedule", arguments.sequences, kLongestSequence, true)};
    answer.scheduled = !schedule.empty();
    answer.phases = run_phases(plan, profile, schedule);
    answer.cost = run_cost(plan, profile, answer.phases, answer.assumptions);
    answer.most_nodes = arguments.most_nodes;
    answer.optimal_flops = answer.cost.flops;
    const RunCost& cost = answer.cost;
    const double flops_per_token = cost.tokens > 0 ? cost.flops / cost.tokens : 0;
    if (arguments.days) {
        answer.budget_time = Seconds(*arguments.days * kDay);
        for (std::size_t i = 0; i < kPriceModes; ++i) answer.tokens.for_days[i] = tokens_for_time(cost, answer.phases, *answer.budget_time, static_cast<PriceMode>(i));
        Reoptimise best;
        if (arguments.best) best = [&profile](const Plan& changed) { return best_plan(changed, profile); };
        answer.deadline = nodes_for_deadline(plan, profile, schedule, answer.assumptions, *answer.budget_time, arguments.most_nodes, best);
        answer.optimal_flops = answer.tokens.for_days[0] * flops_per_token;
    }
    if (arguments.dollars) {
        answer.budget_dollars = Dollars(*arguments.dollars);
        for (std::size_t i = 0; i < kPriceModes; ++i) answer.tokens.for_dollars[i] = tokens_for_dollars(cost, answer.phases, *answer.budget_dollars, static_cast<PriceMode>(i));
        if (answer.tokens.for_dollars[0] > 0) answer.optimal_flops = answer.tokens.for_dollars[0] * flops_per_token;
    }
    return answer;
}

} // namespace

void add_cost(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("cost", "Days, dollars, energy, failures and checkpoints of a run; what a budget of money or time buys");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] {
        if (arguments->json && arguments->csv) throw Failure(kWrongUse, "--json and --csv exclude each other");
        const PlanOptions::Resolved resolved = arguments->plan.resolve(session);
        const std::vector<Finding> findings = check_plan(resolved.plan);
        print_notes(resolved.notes);
        if (has_errors(findings)) {
            session.exit_code = kNo;
            if (!arguments->json) {
                print("The plan is not valid.\n" + findings_text(findings));
                return;
            }
            JsonText json;
            json.open_object().member("valid", false);
            add_findings(json, findings);
            print(json.close_object().text());
            return;
        }
        const CostAnswer answer = answer_for(*arguments, resolved.plan, session.catalogue.profile_for(resolved.plan));
        print(arguments->json ? cost_json(answer) : arguments->csv ? cost_csv(answer) : cost_text(answer));
        if (!all_fit(answer.phases)) session.exit_code = kNo;
    });
}

} // namespace fivefold::cli
