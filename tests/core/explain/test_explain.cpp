// SPDX-License-Identifier: Apache-2.0
// Every explanation must be true: its formula, computed from the values that it lists, gives the figure of the estimate.
#include "app/texts/explanation_texts.h"
#include "core/explain/explain.h"
#include "core/model/parameters.h"
#include "core/real.h"
#include "tests/core/random_plans.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <cmath>
#include <map>
#include <memory>
#include <random>
#include <set>

using namespace fivefold;
using namespace fivefold::test;

namespace {

template <class Enum>
Enum any(std::mt19937& random, int count) {
    return static_cast<Enum>(random() % static_cast<unsigned>(count));
}
double share(std::mt19937& random) { return random() % 8 == 0 ? static_cast<double>(random() % 5) / 4 : 0; }

/// What random_plan leaves as it is: kernels, recipes, offload and the rest, so that every branch of the formulas is met.
Plan varied(Plan plan, std::mt19937& random) {
    Training& training = plan.training;
    training.precision = any<Precision>(random, 6);
    training.optimizer = any<Optimizer>(random, 7);
    training.attention = any<AttentionKernel>(random, 7);
    training.loss = any<LossKind>(random, 5);
    training.fused_norm = any<Switch>(random, 3);
    training.torch_compile = any<Switch>(random, 3);
    training.cuda_graphs = any<CudaGraphs>(random, 5);
    training.dispatcher = any<Dispatcher>(random, 5);
    training.routing = any<TokenRouting>(random, 4);
    training.cp_kind = any<CpKind>(random, 4);
    training.fp8_recipe = any<Fp8Recipe>(random, 5);
    training.low_precision_weights = any<Switch>(random, 3);
    training.tp_overlap = any<Switch>(random, 3);
    training.ep_overlap = any<Switch>(random, 3);
    training.shared_expert_overlap = any<Switch>(random, 3);
    training.deterministic = any<Switch>(random, 3);
    training.transformer_engine = any<Switch>(random, 3);
    training.grad_bytes = any<int>(random, 3) * 2;
    training.capacity_factor = random() % 3 == 0 ? 1.5 : 0;
    training.loss_chunks = random() % 3 == 0 ? 4 : 0;
    training.release = random() % 3 == 0 ? 2024.4 : random() % 2 == 0 ? 2026.5 : 0;
    training.dropout = random() % 4 == 0;
    training.launch_blocking = random() % 10 == 0;
    training.warmup_overlap = random() % 4 == 0;
    training.offload_optimizer = share(random);
    training.offload_activations = share(random);
    training.offload_weights = share(random);
    training.goodput = random() % 2 == 0 ? 0.9 : 1;
    plan.layout.recompute.modules = static_cast<unsigned>(random() % 128);
    plan.model.mtp_layers = random() % 6 == 0 ? 1 : plan.model.mtp_layers;
    plan.model.head_bias = random() % 6 == 0;
    if (plan.model.moe && random() % 3 == 0) plan.layout.etp = 2;
    if (plan.model.latent && random() % 2 == 0) plan.model.indexer = SparseIndexer{64, 128, 2048};
    if (plan.layout.dp * plan.layout.cp % 2 == 0 && random() % 3 == 0) plan.layout.shard_group = plan.layout.dp * plan.layout.cp / 2;
    return plan;
}

/// What was met, so that the test can say what it covered.
struct Checked {
    std::map<std::string, int> keys;
    std::set<std::string> symbols, parts, left_out;
    int figures = 0;
};

/// `scale`: a difference of large numbers is as exact as those are.
bool close(double a, double b, double scale) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)) + 1e-13 * scale; }

QString wrong(const Explanation& explanation, double scale, Checked& checked) {
    ++checked.figures;
    const double value = evaluate_explanation(explanation);
    if (!close(value, explanation.value, scale))
        return QStringLiteral("%1: %2 = %3, not %4").arg(QString::fromStdString(explanation.id), QString::fromStdString(explanation.formula)).arg(value, 0, 'g', 17).arg(explanation.value, 0, 'g', 17);
    if (!explanation.equation.empty() && explanation.source.empty()) return QStringLiteral("%1: no source for (%2)").arg(QString::fromStdString(explanation.id), QString::fromStdString(explanation.equation));
    for (const ExplainedValue& listed : explanation.values) checked.symbols.insert(listed.symbol);
    for (const ExplainedValue& note : explanation.notes) checked.symbols.insert(note.symbol);
    for (const Explanation& part : explanation.parts) checked.parts.insert(part.id);
    checked.left_out.insert(explanation.leaves_out.begin(), explanation.leaves_out.end());
    const std::vector<std::string> names = formula_names(explanation.formula);
    if (names.size() != explanation.values.size() + explanation.parts.size()) return QStringLiteral("%1: lists what its formula does not name").arg(QString::fromStdString(explanation.id));
    for (const Explanation& part : explanation.parts)
        if (const QString inner = wrong(part, scale, checked); !inner.isEmpty()) return QString::fromStdString(explanation.id) + QStringLiteral(" / ") + inner;
    return {};
}

QString check(const Plan& plan, const Profile& profile, Checked& checked) {
    const Estimate result = estimate(plan, profile);
    if (!result.valid) return {};
    const double seconds = result.time.total().value();
    const auto one = [&](const Explanation& explanation, double figure, double scale) -> QString {
        if (figure != 0) ++checked.keys[explanation.id.substr(explanation.id.rfind('.') + 1)];
        if (explanation.value != figure) return QStringLiteral("%1 says %2, the estimate %3").arg(QString::fromStdString(explanation.id)).arg(explanation.value, 0, 'g', 17).arg(figure, 0, 'g', 17);
        if (figure != 0 && explanation.formula == "0") return QStringLiteral("%1 has no formula").arg(QString::fromStdString(explanation.id));
        return wrong(explanation, scale, checked);
    };
    for (std::size_t i = 0; i < kTimeTerms; ++i) {
        const auto term = static_cast<TimeTerm>(i);
        if (const QString error = one(explain_time(plan, profile, result, term), result.time[term].value(), seconds); !error.isEmpty()) return error;
    }
    if (const QString error = one(explain_time_total(plan, profile, result), seconds, seconds); !error.isEmpty()) return error;
    for (std::size_t stage : {std::size_t{0}, result.memory.worst_stage, result.memory.stages.size() - 1}) {
        const StageMemory& memory = result.memory.stages[stage];
        const double bytes = memory.total().value();
        for (std::size_t i = 0; i < kMemoryTerms; ++i) {
            const auto term = static_cast<MemoryTerm>(i);
            if (const QString error = one(explain_memory(plan, profile, result, stage, term), memory[term].value(), bytes); !error.isEmpty()) return error;
        }
        if (const QString error = one(explain_memory_total(plan, profile, result, stage), bytes, bytes); !error.isEmpty()) return error;
        for (std::size_t i = 0; i < kMemoryGroups; ++i) {
            const auto group = static_cast<MemoryGroup>(i);
            if (const QString error = one(explain_memory_group(plan, profile, result, stage, group), memory.group(group).value(), bytes); !error.isEmpty()) return error;
        }
    }
    const Metrics& metrics = result.metrics;
    const std::map<ExplainedMetric, double> figures = {
        {ExplainedMetric::step_time, metrics.step_time.value()}, {ExplainedMetric::tokens_per_second_per_gpu, metrics.tokens_per_second_per_gpu},
        {ExplainedMetric::model_tflops_per_gpu, metrics.model_tflops_per_gpu}, {ExplainedMetric::mfu, metrics.mfu}, {ExplainedMetric::mfu_full_attention, metrics.mfu_full_attention},
        {ExplainedMetric::hfu, metrics.hfu}, {ExplainedMetric::bubble_fraction, metrics.bubble_fraction}, {ExplainedMetric::days, metrics.days}, {ExplainedMetric::gpu_hours, metrics.gpu_hours},
        {ExplainedMetric::cost, metrics.cost.value()}, {ExplainedMetric::parameters, to_double(total_parameters(plan.model))}, {ExplainedMetric::active_parameters, to_double(active_parameters(plan.model))},
        {ExplainedMetric::capacity, result.memory.capacity.value()}, {ExplainedMetric::headroom, result.memory.headroom()}, {ExplainedMetric::fit_probability, result.memory.fit_probability},
        {ExplainedMetric::memory_low, result.memory.low.value()}, {ExplainedMetric::memory_high, result.memory.high.value()}};
    for (const auto& [metric, figure] : figures)
        if (const QString error = one(explain_metric(plan, profile, result, metric), figure, std::abs(figure)); !error.isEmpty()) return error;
    for (const bool low : {false, true}) {
        const double figure = (low ? result.time.low : result.time.high).value();
        const Explanation explanation = explain_metric(plan, profile, result, low ? ExplainedMetric::step_time_low : ExplainedMetric::step_time_high);
        if (!close(explanation.value, figure, 0)) return QStringLiteral("band");
        if (const QString error = wrong(explanation, figure, checked); !error.isEmpty()) return error;
    }
    return {};
}

/// A measurement of this GPU: products faster and slower than the formula, and curves of every kind on one and on several nodes.
MeasuredRef measured_on(const Gpu& gpu) {
    MeasuredHardware hardware;
    hardware.gpu = gpu.id;
    std::vector<double> factors;
    for (int type = 0; type < 5; ++type)
        for (int i = 0; i < 12; ++i) {
            hardware.gemms.push_back({static_cast<MeasuredType>(type), 512.0 * (1 + i % 4), 1024.0 * (1 + i % 3), 2048.0 * (1 + i % 5), 1e14, 0, 0});
            factors.push_back(0.8 + 0.05 * i);
        }
    for (int kind = 0; kind < 5; ++kind)
        for (const int ranks : {2, 8, 16, 64}) {
            MeasuredCollective curve{static_cast<CollectiveKind>(kind), ranks, std::max(1, ranks / 8), {}, 0};
            for (double bytes = 1024; bytes < 0x1p31; bytes *= 16) curve.points.push_back({bytes, 1e-6 * ranks + bytes / 2e11});
            hardware.collectives.push_back(curve);
        }
    return {std::make_shared<const MeasuredTables>(hardware, MeasuredUse{}, factors)};
}

} // namespace

class TestExplain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Plans as people make them, and plans with every kernel, recipe and switch at random.
    void formulasGiveTheFigures() {
        std::mt19937 random(20261130);
        Checked checked;
        for (int i = 0; i < 500; ++i) {
            const Plan plan = random_plan(random), other = varied(plan, random);
            for (const Plan* each : {&plan, &other}) {
                const QString error = check(*each, profile_of(*each), checked);
                QVERIFY2(error.isEmpty(), qPrintable(QStringLiteral("plan %1%2: ").arg(i).arg(each == &other ? QStringLiteral(" varied") : QString()) + error));
            }
        }
        // Every line was there to be checked.
        for (std::size_t i = 0; i < kMemoryTerms; ++i) QVERIFY2(checked.keys[memory_term_name(static_cast<MemoryTerm>(i))] > 0, memory_term_name(static_cast<MemoryTerm>(i)));
        for (std::size_t i = 0; i < kTimeTerms; ++i) QVERIFY2(checked.keys[time_term_name(static_cast<TimeTerm>(i))] > 0, time_term_name(static_cast<TimeTerm>(i)));
        QVERIFY(checked.figures > 100000);
        QVERIFY(checked.symbols.size() > 200);
        // And has words: lines of an estimate have theirs elsewhere.
        for (std::size_t i = 0; i < kMemoryTerms; ++i) checked.parts.erase(memory_term_name(static_cast<MemoryTerm>(i)));
        for (std::size_t i = 0; i < kTimeTerms; ++i) checked.parts.erase(time_term_name(static_cast<TimeTerm>(i)));
        for (const auto& ids : {checked.symbols, checked.parts})
            for (const std::string& id : ids) QVERIFY2(*explanation_text(id) != '\0', id.c_str());
        for (const std::string& id : checked.left_out) QVERIFY2(*left_out_text(id) != '\0', id.c_str());
    }

    /// The same where measured tables stand in for formulas.
    void measuredValuesAreNamed() {
        std::mt19937 random(20261201);
        Checked checked;
        for (int i = 0; i < 150; ++i) {
            const Plan plan = random_plan(random), other = varied(plan, random);
            for (const Plan* each : {&plan, &other}) {
                Profile profile = profile_of(*each);
                profile.measured = measured_on(each->cluster.gpu);
                const QString error = check(*each, profile, checked);
                QVERIFY2(error.isEmpty(), qPrintable(QStringLiteral("plan %1: ").arg(i) + error));
            }
        }
        for (const char* symbol : {"x_shape", "t_measured"}) {
            QVERIFY2(checked.symbols.contains(symbol), symbol);
            QVERIFY2(*explanation_text(symbol) != '\0', symbol);
        }
    }
};

QTEST_APPLESS_MAIN(TestExplain)
#include "test_explain.moc"
