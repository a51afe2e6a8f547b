// SPDX-License-Identifier: Apache-2.0
#include "tests/accuracy/study.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace fivefold::accuracy {
namespace {

// One job: the same model, machines and batch.
using Job = std::tuple<std::int64_t, std::int64_t, std::string, std::int64_t, std::int64_t, std::int64_t, Precision>;
Job job_of(const Plan& plan) {
    return {plan.model.layers, plan.model.hidden, plan.cluster.gpu.id, gpu_count(plan.cluster), plan.training.seq_len, plan.training.global_batch, plan.training.precision};
}

double bubble(const Layout& layout) {
    return static_cast<double>(layout.pp - 1) / static_cast<double>(layout.vpp * layout.accumulation);
}

// What the model and two rules of thumb choose in a job.
struct Figures {
    std::size_t jobs = 0, layouts = 0;
    double regret = 0, worst = 1, exact = 0, pairs = 0, in_order = 0, least_parallel = 0, least_bubble = 0;

    void add(const std::vector<const MeasuredRun*>& runs, const ProfileSource& profiles) {
        std::vector<double> measured, predicted;
        std::size_t simple = 0, full = 0, chosen = 0;
        const auto rank = [](const Layout& layout) { return std::make_tuple(layout.tp * layout.pp * layout.cp, -layout.micro_batch, layout.tp); };
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const Layout& layout = runs[i]->plan.layout;
            measured.push_back(runs[i]->step_time->value());
            predicted.push_back(predict(*runs[i], profiles).step_time.value());
            if (rank(layout) < rank(runs[simple]->plan.layout)) simple = i;
            if (std::make_tuple(bubble(layout), rank(layout)) < std::make_tuple(bubble(runs[full]->plan.layout), rank(runs[full]->plan.layout))) full = i;
            if (predicted[i] < predicted[chosen]) chosen = i;
        }
        const double best = *std::min_element(measured.begin(), measured.end());
        ++jobs;
        layouts += runs.size();
        regret += best / measured[chosen];
        worst = std::min(worst, best / measured[chosen]);
        exact += measured[chosen] == best ? 1 : 0;
        least_parallel += best / measured[simple];
        least_bubble += best / measured[full];
        for (std::size_t i = 0; i < runs.size(); ++i)
            for (std::size_t j = 0; j < runs.size(); ++j) {
                if (measured[i] < 1.1 * measured[j]) continue;
                ++pairs;
                in_order += predicted[i] > predicted[j] ? 1 : 0;
            }
    }
};

} // namespace

Table ranking_table(const Study& study) {
    Table table{"ranking", "Choosing a layout",
                "Jobs: runs of one model on one machine with one batch in at least three layouts. Regret: measured step time of the best layout over that of the chosen one, 1 is best. Naive rules: the "
                "least TP x PP that ran, with its largest micro-batch; the least bubble.",
                {"runs", "jobs", "layouts", "regret: mean", "worst", "exact best, %", "pairs > 10 % apart in order, %", "least TP x PP: regret", "least bubble: regret"}, {}};
    std::map<std::string, std::map<Job, std::vector<const MeasuredRun*>>> groups;
    for (const MeasuredRun& run : study.runs)
        if (counts(run)) groups[groups_of(run).back()][job_of(run.plan)].push_back(&run);
    const ProfileSource profiles = study.profiles(study.catalogue.profiles);
    for (const std::string& group : group_order()) {
        Figures all;
        for (const auto& [job, runs] : groups[group])
            if (runs.size() >= 3) all.add(runs, profiles);
        if (all.jobs == 0) continue;
        const double n = static_cast<double>(all.jobs);
        table.rows.push_back({group, std::to_string(all.jobs), std::to_string(all.layouts), percent(all.regret / n, 4), percent(all.worst, 3), percent(100 * all.exact / n, 0),
                              all.pairs > 0 ? percent(100 * all.in_order / all.pairs) : "-", percent(all.least_parallel / n, 4), percent(all.least_bubble / n, 4)});
    }
    return table;
}

} // namespace fivefold::accuracy
