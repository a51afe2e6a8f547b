// SPDX-License-Identifier: Apache-2.0
// What the model knows without a GPU type, a model size or a framework in its runs, and how few of their runs mend that.
#include "tests/accuracy/grid.h"
#include "tests/accuracy/study.h"

#include "core/measured/nearest.h"
#include "core/plan/names.h"
#include "core/profile/fields.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

namespace fivefold::accuracy {
namespace {

using Runs = std::vector<const MeasuredRun*>;
using Test = std::function<bool(const MeasuredRun&)>;

constexpr int kDraws = 12;
constexpr double kForget = 8; // priors so wide that the rows decide, not what the library learned from all rows

Runs select(const Study& study, const Test& test) {
    Runs chosen;
    for (const MeasuredRun& run : study.runs)
        if (counts(run) && test(run)) chosen.push_back(&run);
    return chosen;
}
std::vector<MeasuredRun> copies(const Runs& runs) {
    std::vector<MeasuredRun> all;
    for (const MeasuredRun* run : runs) all.push_back(*run);
    return all;
}

ProfileLibrary fitted(const ProfileLibrary& library, const std::vector<MeasuredRun>& runs, FitOptions options) {
    options.hold_back = 0;
    return fit_profiles(library, runs, options).library;
}
ProfileLibrary without(const Study& study, const ProfileLibrary& library, const Test& left_out) {
    FitOptions options;
    options.prior_scale = kForget;
    return fitted(library, copies(select(study, [&](const MeasuredRun& run) { return !left_out(run); })), options);
}

// Error of `runs` after a fit to `count` of them, the median over draws; the rest is judged.
ErrorFigures after_runs(const Study& study, const ProfileLibrary& library, Runs runs, std::size_t count, bool software) {
    std::vector<ErrorFigures> draws;
    for (int draw = 0; draw < kDraws; ++draw) {
        std::mt19937 random(static_cast<std::uint32_t>(draw + 1));
        std::shuffle(runs.begin(), runs.end(), random);
        const Runs given(runs.begin(), runs.begin() + static_cast<std::ptrdiff_t>(count)), rest(runs.begin() + static_cast<std::ptrdiff_t>(count), runs.end());
        FitOptions options;
        options.software = software;
        options.prior = Prior::spread;
        draws.push_back(error_figures(errors(study, fitted(library, copies(given), options), rest)));
    }
    ErrorFigures middle = draws.front();
    const auto median = [&](double ErrorFigures::*member) {
        std::vector<double> values;
        for (const ErrorFigures& draw : draws) values.push_back(draw.*member);
        std::nth_element(values.begin(), values.begin() + kDraws / 2, values.end());
        return values[kDraws / 2];
    };
    middle.median = median(&ErrorFigures::median);
    middle.mape = median(&ErrorFigures::mape);
    middle.p90 = median(&ErrorFigures::p90);
    return middle;
}

template <class Key>
std::map<Key, std::size_t> tally(const Runs& runs, const std::function<Key(const MeasuredRun&)>& key) {
    std::map<Key, std::size_t> counts;
    for (const MeasuredRun* run : runs) ++counts[key(*run)];
    return counts;
}

// The library without a GPU's part: another of its architecture takes its place when there is one.
ProfileLibrary without_gpu(const Catalogue& catalogue, ProfileLibrary library, const std::string& id) {
    std::erase_if(library.hardware, [&](const HardwareProfile& part) { return part.gpu == id; });
    const std::string architecture = catalogue.find_gpu(id)->architecture;
    std::string sister;
    for (const HardwareProfile& part : library.hardware) {
        const Gpu* gpu = catalogue.find_gpu(part.gpu);
        if (gpu != nullptr && gpu->architecture == architecture) sister = part.gpu;
    }
    std::erase_if(library.fallbacks, [&](const ProfileLibrary::Fallback& entry) { return entry.gpu == id; });
    if (!sister.empty()) library.fallbacks.insert(library.fallbacks.begin(), {architecture, sister});
    return library;
}

// 80th percentile of the sizes of logarithmic errors.
double size_at(std::vector<double> errors) {
    for (double& error : errors) error = std::abs(std::log1p(error));
    const auto place = errors.begin() + static_cast<std::ptrdiff_t>(errors.size() * 8 / 10);
    std::nth_element(errors.begin(), place, errors.end());
    return *place;
}

std::string sized(const MeasuredRun& run) { return std::to_string(run.plan.model.layers) + " x " + std::to_string(run.plan.model.hidden); }

} // namespace

Table gpu_table(const Study& study) {
    Table table{"gpus", "Megatron family, dense: one GPU type left out, then three of its runs given",
                "Median / mean / 90th percentile of the error of step time in percent. Left out: all constants refitted without the type's runs, and its own replaced by "
                "those of another GPU, of the same architecture where there is one. Three runs: the GPU's constants refitted to three random runs, judged on the others; median of 12 draws. Wider: the 80th percentile of the error, left out over known.",
                {"GPU", "runs", "known", "left out", "borrowed from", "three runs", "six runs", "wider"}, {}};
    const Test dense = [](const MeasuredRun& run) { return run.plan.training.framework == Framework::megatron && !run.plan.model.moe; };
    const Runs all = select(study, dense);
    for (const auto& [gpu, n] : tally<std::string>(all, [](const MeasuredRun& run) { return run.plan.cluster.gpu.id; })) {
        if (n < 10) continue;
        const Test of_gpu = [&gpu = gpu](const MeasuredRun& run) { return run.plan.cluster.gpu.id == gpu; };
        const Runs own = select(study, [&](const MeasuredRun& run) { return dense(run) && of_gpu(run); });
        const ProfileLibrary rest = without(study, without_gpu(study.catalogue, study.catalogue.profiles, gpu), of_gpu);
        table.rows.push_back({gpu, std::to_string(n), three(error_figures(errors(study, study.catalogue.profiles, own))), three(error_figures(errors(study, rest, own))),
                              study.profiles(rest)(own.front()->plan).hardware.gpu, three(after_runs(study, rest, own, 3, false)), three(after_runs(study, rest, own, 6, false)),
                              percent(size_at(errors(study, rest, own)) / size_at(errors(study, study.catalogue.profiles, own)))});
    }
    return table;
}

Table model_table(const Study& study) {
    Table table{"models", "One model size left out of the fit",
                "Median / mean / 90th percentile of the error of step time in percent, healthy runs.", {"runs", "model (layers x hidden)", "n", "known", "left out"}, {}};
    const std::pair<const char*, Framework> families[] = {{"nanotron", Framework::nanotron}, {"Megatron family, dense", Framework::megatron}};
    for (const auto& [title, framework] : families) {
        const Test family = [framework = framework](const MeasuredRun& run) { return run.plan.training.framework == framework && !run.plan.model.moe; };
        for (const auto& [size, n] : tally<std::string>(select(study, family), sized)) {
            if (n < 9) continue;
            const Test of_size = [&, &size = size](const MeasuredRun& run) { return family(run) && sized(run) == size; };
            const Runs own = select(study, of_size);
            table.rows.push_back({title, size, std::to_string(n), three(error_figures(errors(study, study.catalogue.profiles, own))),
                                  three(error_figures(errors(study, without(study, study.catalogue.profiles, of_size), own)))});
        }
    }
    for (const int nodes : {1, 2, 4, 8, 16, 32, 64}) {
        const Test of_nodes = [nodes](const MeasuredRun& run) { return run.plan.training.framework == Framework::nanotron && run.plan.cluster.nodes == nodes; };
        const Runs own = select(study, of_nodes);
        if (own.size() < 9) continue;
        table.rows.push_back({"nanotron", std::to_string(nodes) + (nodes == 1 ? " node" : " nodes"), std::to_string(own.size()),
                              three(error_figures(errors(study, study.catalogue.profiles, own))),
                              three(error_figures(errors(study, without(study, study.catalogue.profiles, of_nodes), own)))});
    }
    return table;
}

Table extrapolation_table(const Study& study) {
    Table table{"extrapolation", "The largest and smallest left out",
                "80th percentile of the error of step time in percent: of the runs left out of the fit, and of the others. Growth: how much wider the former is for each doubling by which they lie beyond.",
                {"framework", "left out", "n", "doublings beyond", "left out", "others", "growth"}, {}};
    struct Axis {
        const char* name;
        double PlanPlace::*member;
    };
    for (const SoftwareProfile& part : study.catalogue.profiles.software) {
        const Test family = [&](const MeasuredRun& run) { return part.family == framework_name(run.plan.training.framework) && !run.plan.model.moe; };
        const Runs all = select(study, family);
        if (all.size() < 60) continue;
        for (const Axis axis : {Axis{"GPUs", &PlanPlace::gpus}, Axis{"hidden size", &PlanPlace::hidden}}) {
            std::map<double, std::size_t> places;
            for (const MeasuredRun* run : all) ++places[PlanPlace(run->plan).*axis.member];
            for (const bool largest : {true, false}) {
                // from the end inwards until nine runs are beyond
                std::size_t n = 0;
                double edge = 0, inside = 0;
                std::vector<std::pair<double, std::size_t>> order(places.begin(), places.end());
                if (largest) std::reverse(order.begin(), order.end());
                for (std::size_t i = 0; i + 1 < order.size() && n < 9; ++i) {
                    n += order[i].second;
                    edge = order[i].first;
                    inside = order[i + 1].first;
                }
                if (n < 9 || n > all.size() / 2 || std::abs(edge - inside) < 0.4) continue; // not beyond enough
                const Test beyond = [&](const MeasuredRun& run) {
                    const double at = PlanPlace(run.plan).*axis.member;
                    return family(run) && (largest ? at >= edge : at <= edge);
                };
                const ProfileLibrary rest = without(study, study.catalogue.profiles, beyond);
                const double out = size_at(errors(study, rest, select(study, beyond)));
                const double others = size_at(errors(study, rest, select(study, [&](const MeasuredRun& run) { return family(run) && !beyond(run); })));
                const double doublings = std::abs(edge - inside);
                table.rows.push_back({part.title, std::string(largest ? "largest " : "smallest ") + axis.name, std::to_string(n), percent(doublings), percent(100 * out), percent(100 * others),
                                      percent((out / others - 1) / doublings, 2)});
            }
        }
    }
    return table;
}

Table own_runs_table(const Study& study) {
    Table table{"own-runs", "A framework whose constants nobody has fitted, calibrated by a few of its runs",
                "Median / mean / 90th percentile of the error of step time in percent on the runs not given; random runs, median of 12 draws. Generic: each fitted constant is replaced "
                "by the mean of the other families, or doubled where no other has it; what is counted from the framework's code stays.",
                {"framework", "runs", "known", "generic", "8 runs", "16 runs", "24 runs", "48 runs"}, {}};
    for (const SoftwareProfile& part : study.catalogue.profiles.software) {
        const Runs own = select(study, [&](const MeasuredRun& run) { return part.family == framework_name(run.plan.training.framework) && !run.plan.model.moe; });
        if (own.size() < 100) continue;
        const ProfileLibrary rest = generic_family(study.catalogue.profiles, part.family);
        std::vector<std::string> row = {part.title, std::to_string(own.size()), three(error_figures(errors(study, study.catalogue.profiles, own))),
                                        three(error_figures(errors(study, rest, own)))};
        for (const std::size_t count : {8u, 16u, 24u, 48u}) row.push_back(three(after_runs(study, rest, own, count, true)));
        table.rows.push_back(row);
    }
    return table;
}

Table borrowed_table(const Study& study) {
    Table table{"borrowed", "Constants of another framework",
                "Median / mean / 90th percentile of the error of step time in percent when the first other family's profile is used; the last column: its 80th percentile over that of the own profile.",
                {"framework", "runs", "own", "borrowed", "wider"}, {}};
    for (const SoftwareProfile& part : study.catalogue.profiles.software) {
        const Runs own = select(study, [&](const MeasuredRun& run) { return part.family == framework_name(run.plan.training.framework) && !run.plan.model.moe; });
        if (own.size() < 30) continue;
        ProfileLibrary rest = study.catalogue.profiles;
        std::erase_if(rest.software, [&](const SoftwareProfile& entry) { return entry.family == part.family; });
        const std::vector<double> known = errors(study, study.catalogue.profiles, own), borrowed = errors(study, rest, own);
        table.rows.push_back({part.title, std::to_string(own.size()), three(error_figures(known)), three(error_figures(borrowed)), percent(size_at(borrowed) / size_at(known))});
    }
    return table;
}

} // namespace fivefold::accuracy
