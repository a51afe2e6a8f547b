// SPDX-License-Identifier: Apache-2.0
// Verbs that answer questions about one plan: estimate, check, import.
#include "app/cli/analysis_options.h"
#include "app/cli/answers.h"
#include "app/cli/explain_answer.h"
#include "app/cli/import_input.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "core/advise/explanations.h"
#include "core/formats/export.h"
#include "core/formats/plan_file.h"
#include "core/formats/runs_csv.h"
#include "core/plan/rules.h"

namespace fivefold::cli {
namespace {

constexpr std::size_t kNearestRuns = 5;

ExportTarget rule_target(const std::string& name) {
    const auto target = export_target_from_name(name);
    if (!target) throw Failure(kWrongUse, "--target: no rules for '" + name + "' in this version; there are " + export_target_names());
    return *target;
}

} // namespace

TimeError time_error(const Catalogue& catalogue, const Plan& plan, const Estimate& estimate, const std::string& own_runs) {
    TimeError error;
    if (estimate.memory.stages.empty()) return error; // no time to be wrong about
    const ProfileSource profiles = [&catalogue](const Plan& other) { return catalogue.profile_for(other); };
    std::vector<MeasuredRun> runs = own_runs.empty() ? load_timed_runs(catalogue) : read_runs_file(own_runs, catalogue);
    error.band = band_for(plan, time_band(estimate.time), profiles(plan), run_residuals(runs, profiles));
    if (own_runs.empty()) return error;
    error.near.nearest = nearest_runs(plan, runs, profiles, kNearestRuns);
    error.near.runs = std::move(runs);
    return error;
}

void add_estimate(CLI::App& app, Session& session) {
    struct Arguments {
        explicit Arguments(CLI::App& verb) : plan(verb), analyses(verb) {
            add_json(verb, json);
            verb.add_option("--nearest", nearest, "Your own measured runs as a CSV file: the nearest are listed, and the error band follows them instead of published runs")->type_name("FILE");
            verb.add_option("--explain", explain, "How one figure comes about: time.gemm, time.total, memory.weights (of the fullest stage), memory.0.total, mfu, days ...; 'all' for every one")->type_name("TERM");
        }
        PlanOptions plan;
        AnalysisOptions analyses;
        std::string nearest, explain;
        bool json = false;
    };
    CLI::App* verb = app.add_subcommand("estimate", "Memory of each stage, step time, metrics and findings of a plan");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] {
        const PlanOptions::Resolved resolved = arguments->plan.resolve(session);
        const Profile profile = session.catalogue.profile_for(resolved.plan);
        if (const auto analysis = arguments->analyses.answer(resolved.plan, profile, arguments->json)) {
            print_notes(resolved.notes);
            print(*analysis);
            return;
        }
        const Estimate estimate = explained_estimate(resolved.plan, profile);
        if (!arguments->explain.empty()) {
            const std::vector<Explanation> explanations = explanations_of(resolved.plan, profile, estimate, arguments->explain);
            print_notes(resolved.notes);
            print(arguments->json ? explanation_json(explanations) : explanation_report(explanations));
            return;
        }
        const std::vector<Assumption> assumed = assumptions(resolved.plan, profile);
        const std::optional<MeasuredInUse> measured = measured_in_use(resolved.plan, profile);
        const TimeError error = time_error(session.catalogue, resolved.plan, estimate, arguments->nearest);
        print_notes(resolved.notes);
        print(arguments->json ? estimate_json(resolved.plan, estimate, assumed, error, measured) : estimate_text(resolved.plan, estimate, assumed, error, measured));
        if (!estimate.valid || has_errors(estimate.findings) || !estimate.memory.fits()) session.exit_code = kNo;
    });
}

void add_check(CLI::App& app, Session& session) {
    struct Arguments {
        explicit Arguments(CLI::App& verb) : plan(verb) {
            add_json(verb, json);
            verb.add_option("--target", target, "Also the rules of a framework: " + export_target_names())->type_name("NAME");
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
        explicit Arguments(CLI::App& verb) : plan(verb) {
            verb.add_flag("--json", json, "With what was taken, guessed and ignored, as \"import_notes\" of the plan");
            verb.add_flag("--quiet", quiet, "Say only what was guessed");
        }
        PlanOptions plan;
        bool json = false, quiet = false;
    };
    CLI::App* verb = app.add_subcommand("import", "A config.json, the launch files of a run or another planner's files as one plan file on standard output; options change what it says");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] {
        const PlanOptions::Resolved resolved = arguments->plan.resolve(session);
        if (arguments->json && resolved.unknown_members.empty()) {
            print(write_plan(resolved.plan, import_notes_json(resolved.import_notes)));
            return;
        }
        print_notes(resolved.notes);
        if (!arguments->quiet)
            for (const ImportNote& note : resolved.import_notes)
                if (note.kind != ImportNote::Kind::guessed) message(note_sentence(note));
        print(write_plan(resolved.plan, resolved.unknown_members));
    });
}

} // namespace fivefold::cli
