// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/cli/io.h"
#include "app/cli/knob_option.h"
#include "app/cli/plan_options.h"
#include "core/advise/explanations.h"
#include "core/advise/reliability.h"
#include "core/formats/cost_defaults.h"

#include <algorithm>

namespace fivefold::cli {
namespace {

constexpr std::size_t kTopChanges = 10;
struct Arguments {
    explicit Arguments(CLI::App& verb) : plan(verb) {
        add_json(verb, json);
        verb.add_option("--locks", locks, "Knobs that the changes leave alone: tp, pp, zero ...")->type_name("KNOB,...")->delimiter(',')->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        verb.add_option("--top", top, "Changes to show, 10; 0 shows all")->type_name("N")->check(CLI::Range(std::size_t{0}, std::size_t{1'000'000}, ""));
    }
    PlanOptions plan;
    std::vector<std::string> locks;
    std::size_t top = kTopChanges;
    bool json = false;
};

void advise(const Arguments& arguments, Session& session) {
    Locks locks;
    for (const std::string& name : arguments.locks) locks.insert(layout_knob("--locks", name));
    const PlanOptions::Resolved resolved = arguments.plan.resolve(session);
    const Profile profile = session.catalogue.profile_for(resolved.plan);
    const Estimate estimate = explained_estimate(resolved.plan, profile);
    AdviceAnswer answer;
    answer.heading = plan_heading(resolved.plan);
    answer.valid = estimate.valid && std::none_of(estimate.findings.begin(), estimate.findings.end(), [](const Finding& finding) {
        return finding.severity == Severity::error && finding.id != "out-of-memory";
    });
    answer.now_fits = estimate.valid && estimate.memory.fits();
    if (estimate.valid && !estimate.memory.stages.empty()) {
        answer.step_time = estimate.time.total();
        answer.memory = estimate.memory.stages[estimate.memory.worst_stage].total();
    }
    const CostAssumptions assumptions = load_cost_defaults().values;
    const Reliability run = reliability(resolved.plan, profile, assumptions);
    answer.framework = decision_framework(resolved.plan, profile, estimate, thresholds_of(run, assumptions));
    answer.changes = next_changes(resolved.plan, profile, locks);
    if (resolved.plan.layout.pp > 1) answer.schedules = schedule_choices(resolved.plan, profile, locks);
    answer.layers = find_stage_layout(resolved.plan, profile);
    answer.findings = estimate.findings;
    answer.top = arguments.top == 0 ? answer.changes.size() : arguments.top;
    print_notes(resolved.notes);
    print(arguments.json ? advice_json(answer) : advice_text(answer));
    if (!answer.valid || has_errors(estimate.findings) || !answer.now_fits) session.exit_code = kNo;
}

} // namespace

void add_advise(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("advise", "Rules of thumb and what the model says of them, and the next best changes of a plan");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] { advise(*arguments, session); });
}

} // namespace fivefold::cli
