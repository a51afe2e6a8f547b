// SPDX-License-Identifier: Apache-2.0
#include "app/cli/io.h"
#include "app/cli/layout_answer.h"
#include "app/cli/plan_options.h"
#include "app/cli/search_options.h"
#include "app/cli/table.h"
#include "app/cli/table_format.h"
#include "app/texts/number_text.h"
#include "core/formats/result_tables.h"
#include "core/search/heatmap.h"

#include <algorithm>

namespace fivefold::cli {
namespace {

struct Arguments {
    explicit Arguments(CLI::App& verb) : plan(verb, PlanOptions::without_layout | PlanOptions::without_nodes), search(verb) {
        add_json(verb, json);
        verb.add_option("--models", models, "Models: catalogue ids or config.json files; without it --model or the plan's")->type_name("ID,...")->delimiter(',')->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        verb.add_option("--nodes", nodes, "Numbers of nodes")->required()->type_name("N,...")->delimiter(',')->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)->check(CLI::Range(1, 1'000'000).description(""));
        table.add_to(verb, "a cell a row");
    }
    PlanOptions plan;
    SearchOptions search;
    std::vector<std::string> models;
    std::vector<int> nodes;
    TableFormat table;
    bool json = false;
};

std::string answer_json(const HeatmapRequest& request, const std::vector<HeatmapCell>& cells) {
    JsonText json;
    json.open_object().key("cells").open_array();
    for (const HeatmapCell& cell : cells) {
        json.open_object().member("model", request.models[cell.model].name).member("nodes", cell.nodes).member("space", cell.space).member("feasible", cell.feasible);
        if (cell.best) {
            add_layout(json, cell.best->layout, cell.best->cp_kind);
            json.member("step_time_s", cell.best->step_time.value()).member("memory_bytes", std::round(cell.best->memory.value()));
            json.member("tokens_per_s_per_gpu", cell.metrics.tokens_per_second_per_gpu).member("mfu", cell.metrics.mfu);
        }
        json.close_object();
    }
    return json.close_array().close_object().text();
}

std::string answer_text(const HeatmapRequest& request, const std::vector<HeatmapCell>& cells) {
    const Plan& plan = request.search.plan;
    std::string out = "Best MFU and its layout on nodes of " + std::to_string(plan.cluster.gpus_per_node) + " x " + plan.cluster.gpu.id + ", " + std::to_string(plan.training.global_batch) +
                      " sequences of " + std::to_string(plan.training.seq_len) + " tokens\n\n";
    Table table({"model", "nodes", "MFU", "step", "memory", "layout", "recompute"}, "lrrrrll");
    for (const HeatmapCell& cell : cells) {
        std::vector<std::string> row = {request.models[cell.model].name, std::to_string(cell.nodes)};
        if (cell.best)
            row.insert(row.end(), {text::percent_text(cell.metrics.mfu), text::seconds_text(cell.best->step_time), text::bytes_text(cell.best->memory), degrees_text(cell.best->layout) + ", " + std::to_string(cell.best->layout.accumulation) + " x " + std::to_string(cell.best->layout.micro_batch),
                                   recompute_text(cell.best->layout.recompute)});
        else row.insert(row.end(), {"-", "-", "-", cell.space == 0 ? "no layout divides the batch and the GPUs" : "nothing fits", ""});
        table.add(std::move(row));
    }
    return out + table.text();
}

void heatmap_now(const Arguments& arguments, Session& session) {
    arguments.table.check(arguments.json);
    HeatmapRequest request;
    request.nodes = arguments.nodes;
    std::vector<std::string> models = arguments.models;
    if (models.empty()) models.emplace_back(); // the plan's
    for (const std::string& model : models) {
        const PlanOptions::Resolved resolved = arguments.plan.resolve(session, model);
        if (request.models.empty()) request.search = arguments.search.request(resolved.plan);
        request.models.push_back(resolved.plan.model);
        print_notes(resolved.notes);
    }
    const Catalogue& catalogue = session.catalogue;
    const std::vector<HeatmapCell> cells = heatmap(request, [&catalogue](const Plan& plan) { return catalogue.profile_for(plan); });
    if (std::none_of(cells.begin(), cells.end(), [](const HeatmapCell& cell) { return cell.best.has_value(); })) session.exit_code = kNo;
    print(arguments.json ? answer_json(request, cells) : arguments.table.asked() ? arguments.table.text(heatmap_table(request, cells)) : answer_text(request, cells));
}

} // namespace

void add_heatmap(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("heatmap", "The best layout of each of several models on each of several numbers of nodes");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] { heatmap_now(*arguments, session); });
}

} // namespace fivefold::cli
