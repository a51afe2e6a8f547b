// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/heatmap_data.h"

#include "app/desktop/theme/number_format.h"
#include "core/model/parameters.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <set>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kMostNodes = 100'000;
constexpr qsizetype kMostColumns = 32;

/// The same figures for a run that took `step_time`.
Metrics measuredMetrics(Metrics metrics, Seconds step_time) {
    if (!(step_time > Seconds(0)) || !(metrics.step_time > Seconds(0))) return {};
    const double longer = step_time / metrics.step_time;
    metrics.step_time = step_time;
    for (double* rate : {&metrics.tokens_per_second_per_gpu, &metrics.model_tflops_per_gpu, &metrics.mfu, &metrics.mfu_full_attention, &metrics.hfu}) *rate /= longer;
    for (double* time : {&metrics.days, &metrics.gpu_hours}) *time *= longer;
    metrics.cost *= longer;
    return metrics;
}

/// Whether both are the same benchmark: machine, sequence, batch and software.
bool sameSettings(const Plan& a, const Plan& b) {
    const Training &s = a.training, &t = b.training;
    return a.cluster.gpu.id == b.cluster.gpu.id && a.cluster.gpus_per_node == b.cluster.gpus_per_node && s.seq_len == t.seq_len && s.global_batch == t.global_batch &&
           s.framework == t.framework && s.precision == t.precision;
}

} // namespace

HeatmapRequest heatmapRequest(const HeatmapSettings& settings) {
    HeatmapRequest request;
    request.search.plan = settings.base;
    request.search.space = settings.space;
    request.search.objective = settings.objective;
    request.models = settings.models;
    request.nodes = settings.nodes;
    return request;
}

std::vector<HeatmapFigures> publishedFigures(const Catalogue& catalogue) {
    std::vector<HeatmapFigures> figures;
    for (PublishedCell& cell : load_published_cells(catalogue)) {
        const Metrics metrics = estimate(cell.plan, catalogue.profile_for(cell.plan)).metrics;
        figures.push_back({std::move(cell.plan), measuredMetrics(metrics, cell.step_time), cell.memory});
    }
    return figures;
}

std::optional<HeatmapSettings> publishedSettings(const std::vector<HeatmapFigures>& published) {
    if (published.empty()) return std::nullopt;
    HeatmapSettings settings;
    settings.base = published.front().plan;
    std::set<int> nodes;
    for (const HeatmapFigures& cell : published) {
        if (!sameSettings(cell.plan, settings.base)) continue;
        nodes.insert(cell.plan.cluster.nodes);
        if (std::ranges::find(settings.models, cell.plan.model) == settings.models.end()) settings.models.push_back(cell.plan.model);
    }
    std::ranges::sort(settings.models, {}, total_parameters);
    settings.nodes.assign(nodes.begin(), nodes.end());
    // What was held fixed while the layouts were tried.
    const Layout& layout = settings.base.layout;
    settings.space.recompute = {layout.recompute};
    settings.space.schedule = {layout.schedule};
    const auto split = std::ranges::find_if(published, [](const HeatmapFigures& cell) { return cell.plan.layout.tp > 1; }); // else it says nothing
    if (split != published.end()) settings.space.sequence_parallel = {split->plan.layout.sequence_parallel};
    return settings;
}

const HeatmapFigures* publishedCell(const std::vector<HeatmapFigures>& published, const HeatmapSettings& settings, std::size_t model, int nodes) {
    const auto found = std::ranges::find_if(published, [&](const HeatmapFigures& cell) {
        return cell.plan.cluster.nodes == nodes && cell.plan.model == settings.models[model] && sameSettings(cell.plan, settings.base);
    });
    return found == published.end() ? nullptr : &*found;
}

QString HeatmapTexts::valueName(HeatmapValue value) {
    switch (value) {
    case HeatmapValue::mfu: return tr("MFU");
    case HeatmapValue::step_time: return tr("Step time");
    case HeatmapValue::token_rate: return tr("Tokens/s per GPU");
    case HeatmapValue::memory: return tr("Memory");
    case HeatmapValue::dollars: break;
    }
    return tr("Dollars per billion tokens");
}

double HeatmapTexts::number(HeatmapValue value, const HeatmapFigures& figures) {
    switch (value) {
    case HeatmapValue::mfu: return figures.metrics.mfu;
    case HeatmapValue::step_time: return figures.metrics.step_time.value();
    case HeatmapValue::token_rate: return figures.metrics.tokens_per_second_per_gpu;
    case HeatmapValue::memory: return figures.memory.value();
    case HeatmapValue::dollars: break;
    }
    const double tokens = figures.plan.training.total_tokens;
    return tokens > 0 ? figures.metrics.cost.value() / tokens * 1e9 : 0;
}

QString HeatmapTexts::text(HeatmapValue value, double number) {
    if (!(number > 0)) return u"–"_s;
    switch (value) {
    case HeatmapValue::mfu: return format::percent(number).text();
    case HeatmapValue::step_time: return format::duration(Seconds(number)).text();
    case HeatmapValue::token_rate: return format::significant(number);
    case HeatmapValue::memory: return format::memory(Bytes(number)).text();
    case HeatmapValue::dollars: break;
    }
    return format::dollars(Dollars(number));
}

QString HeatmapTexts::objectiveText(Objective objective) {
    switch (objective) {
    case Objective::tokens_per_second: return tr("Most tokens per second");
    case Objective::time_to_train: return tr("Shortest training");
    case Objective::dollars: return tr("Least cost");
    case Objective::memory: return tr("Least memory");
    case Objective::mfu: break;
    }
    return tr("Highest MFU");
}

QString HeatmapTexts::modelText(const Transformer& model) {
    if (!model.name.empty()) return QString::fromStdString(model.name);
    return tr("%1 B parameters").arg(format::significant(static_cast<double>(total_parameters(model)) / 1e9));
}

std::optional<std::vector<int>> HeatmapTexts::parseNodes(const QString& text) {
    static const QRegularExpression separator(u"[\\s,;]+"_s);
    const QStringList words = text.split(separator, Qt::SkipEmptyParts);
    if (words.isEmpty() || words.size() > kMostColumns) return std::nullopt;
    std::set<int> nodes;
    for (const QString& word : words) {
        bool number = false;
        const int count = word.toInt(&number);
        if (!number || count < 1 || count > kMostNodes) return std::nullopt;
        nodes.insert(count);
    }
    return std::vector<int>(nodes.begin(), nodes.end());
}

QString HeatmapTexts::nodeCount(int nodes) { return nodes == 1 ? tr("1 node") : tr("%n nodes", nullptr, nodes); }

QString HeatmapTexts::nodesText(const std::vector<int>& nodes) {
    QStringList words;
    for (const int count : nodes) words << QString::number(count);
    return words.join(u' ');
}

} // namespace fivefold
