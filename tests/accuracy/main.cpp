// SPDX-License-Identifier: Apache-2.0
// Makes the validation tables of the help page anew from published runs: accuracy [--table ID]... [--output FOLDER] RUNS.csv
#include "tests/accuracy/study.h"

#include "core/formats/runs_csv.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iostream>

using namespace fivefold;
using namespace fivefold::accuracy;

namespace {

struct Entry {
    const char* id;
    Table (*make)(const Study&);
};
constexpr Entry kTables[] = {{"step-time", step_time_table}, {"memory", memory_table}, {"verdict", verdict_table}, {"ranking", ranking_table}, {"grids", grid_table}, {"heatmap", heatmap_table}, {"experts", expert_table}, {"campaigns", campaign_table}, {"stopping", stop_table}, {"designed", designed_table}, {"residual-scan", residual_scan_table}, {"broken", broken_table}, {"bands", band_table}, {"gpus", gpu_table}, {"models", model_table}, {"own-runs", own_runs_table}, {"borrowed", borrowed_table}, {"extrapolation", extrapolation_table}, {"hidden", hidden_table}, {"terms", term_table}, {"band-scan", band_scan_table}};

std::string markdown(const Table& table) {
    std::string out = "### " + table.title + "\n\n";
    const auto line = [&](const std::vector<std::string>& cells) {
        out += "|";
        for (const std::string& cell : cells) out += " " + cell + " |";
        out += "\n";
    };
    line(table.header);
    out += "|---|";
    for (std::size_t i = 1; i < table.header.size(); ++i) out += "--:|";
    out += "\n";
    for (const auto& row : table.rows) line(row);
    return out + "\n" + table.note + "\n\n";
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app("Accuracy on published runs, as tables");
    std::string runs, output;
    std::vector<std::string> wanted;
    app.add_option("RUNS", runs, "CSV table of measured runs")->required();
    app.add_option("--table", wanted, "Only these tables");
    app.add_option("--output", output, "Folder for validation.md");
    CLI11_PARSE(app, argc, argv);

    Study study;
    study.catalogue = load_catalogue();
    study.heatmap = (std::filesystem::path(runs).parent_path() / "heatmap.csv").string();
    std::ifstream file(runs, std::ios::binary);
    if (!file) {
        std::cerr << runs << ": cannot be opened\n";
        return 3;
    }
    study.runs = read_runs(file, study.catalogue);
    std::string pages;
    for (const Entry& entry : kTables) {
        const bool scan = std::string_view(entry.id).ends_with("-scan"); // for choosing constants, not for readers
        if (wanted.empty() ? scan : std::find(wanted.begin(), wanted.end(), entry.id) == wanted.end()) continue;
        std::cerr << entry.id << "\n";
        const Table table = entry.make(study);
        const std::string text = markdown(table);
        pages += text;
        std::cout << text << std::flush;
    }
    if (output.empty()) return 0;
    const std::string path = output + "/validation.md";
    std::ofstream page(path, std::ios::binary);
    page << "<!-- SPDX-License-Identifier: Apache-2.0 -->\n" << pages;
    page.flush();
    if (!page) {
        std::cerr << path << ": cannot be written\n";
        return 4;
    }
    return 0;
}
