// SPDX-License-Identifier: Apache-2.0
// Verbs that answer questions about one plan: estimate, check, import.
#include "app/cli/answers.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "core/advise/explanations.h"
#include "core/formats/export.h"
#include "core/formats/plan_file.h"
#include "core/plan/rules.h"

namespace fivefold::cli {
namespace {

constexpr std::size_t kNearestRuns = 5;

ExportTarget rule_target(const std::string& name) {
    const auto target = export_target_from_name(name);
    if (!target) throw Failure(kWrongUse, "--target: no rules for '" + name + "' in this version; there are nanotron and megatron");
    return *target;
}

} // namespace

void add_estimate(CLI::App& app, Session& session) {
    struct Arguments {
        explicit Arguments(CLI::App& verb) : plan(verb) {
            add_json(verb, json);
            verb.add_option("--nearest", nearest, "Also the measured runs of this CSV file that are nearest to the plan")->type_name("FILE");
        }
        PlanOptions plan;
        std::string nearest;
        bool json = false;
    };
    CLI::App* verb = app.add_subcommand("estimate", "Memory of each stage, step time, metrics and findings of a plan");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] {
        const PlanOptions::Resolved resolved = arguments->plan.resolve(session);
        const Profile profile = session.catalogue.profile_for(resolved.plan);
        const Estimate estimate = explained_estimate(resolved.plan, profile);
        const std::vector<Assumption> assumed = assumptions(resolved.plan, profile);
        NearRuns near;
        if (!arguments->nearest.empty()) {
            near.runs = read_runs_file(arguments->nearest, session.catalogue);
            near.nearest = nearest_runs(resolved.plan, near.runs, [&session](const Plan& plan) { return session.catalogue.profile_for(plan); }, kNearestRuns);
        }
        print_notes(resolved.notes);
        print(arguments->json ? estimate_json(resolved.plan, estimate, assumed, near) : estimate_text(resolved.plan, estimate, assumed, near));
        if (!estimate.valid || has_errors(estimate.findings) || !estimate.memory.fits()) session.exit_code = kNo;
    });
}

void add_check(CLI::App& app, Session& session) {
    struct Arguments {
        explicit Arguments(CLI::App& verb) : plan(verb) {
            add_json(verb, json);
            verb.add_option("--target", target, "Also the rules of a framework: nanotron, megatron")->type_name("NAME");
        }
        PlanOptions plan;
        std::string target;
        bool json = false;
    };
    CLI::App* verb = app.add_subcommand("check", "Rules only: what makes the plan invalid, and what would be valid");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] {
        std::optional<ExportTarget> target;
        if (!arguments->target.empty()) target = rule_target(arguments->target);
        const PlanOptions::Resolved resolved = arguments->plan.resolve(session);
        std::vector<Finding> findings = check_plan(resolved.plan);
        if (target)
            for (Finding& finding : check_target(resolved.plan, *target)) findings.push_back(std::move(finding));
        print_notes(resolved.notes);
        const bool errors = has_errors(findings);
        if (arguments->json) {
            JsonText json;
            json.open_object().member("valid", !errors);
            add_findings(json, findings);
            print(json.close_object().text());
        } else {
            print((errors ? "The plan is not valid.\n" : "The plan is valid.\n") + findings_text(findings));
        }
        if (errors) session.exit_code = kNo;
    });
}

void add_import(CLI::App& app, Session& session) {
    struct Arguments {
        explicit Arguments(CLI::App& verb) : plan(verb) { add_json(verb, json); }
        PlanOptions plan;
        bool json = false; // the answer is JSON anyway
    };
    CLI::App* verb = app.add_subcommand("import", "A config.json or plan file as a complete plan file on standard output; options change what it says");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] {
        const PlanOptions::Resolved resolved = arguments->plan.resolve(session);
        print_notes(resolved.notes);
        print(write_plan(resolved.plan, resolved.unknown_members));
    });
}

} // namespace fivefold::cli
