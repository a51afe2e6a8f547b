// SPDX-License-Identifier: Apache-2.0
#include <QElapsedTimer>
#include <QTest>

#include "core/formats/plan_file.h"

#include "core/formats/catalogue.h"
#include "core/formats/enum_names.h"
#include "core/formats/format_error.h"
#include "core/plan/rules.h"
#include "tests/formats/golden_plans.h"

#include <algorithm>
#include <random>

using namespace fivefold;

namespace {

// A catalogue of one entry each, so that these tests do not move with the tables.
const Catalogue& catalogue() {
    static const Catalogue made = [] {
        Catalogue small;
        small.gpus = {golden::h100()};
        small.networks = {golden::dgx_h100()};
        small.models = {{"llama-3.1-8b", "Llama 3.1 8B", golden::llama_8b(), 8'030'261'248, "", ""},
                        {"mixtral-8x7b", "Mixtral 8x7B", golden::mixtral_8x7b(), 46'702'792'704, "", ""}};
        return small;
    }();
    return made;
}

// JSON in single quotes, for reading's sake.
std::string q(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

std::string short_plan(const std::string& more = {}, const std::string& model = q("'llama-3.1-8b'"),
                       const std::string& cluster = q("{'gpu': 'h100-sxm5-80gb', 'network': 'dgx-h100', 'nodes': 2}")) {
    return q("{'fivefold_plan': 1, 'model': ") + model + q(", 'cluster': ") + cluster + more + "}";
}

template <class Enum>
Enum random_value(std::mt19937& random) {
    const auto names = enum_names<Enum>();
    return names[std::uniform_int_distribution<std::size_t>(0, names.size() - 1)(random)].value;
}

// Any plan at all, valid or not, as long as its numbers are in range.
Plan random_plan(std::mt19937& random) {
    const auto whole = [&](std::int64_t low, std::int64_t high) { return std::uniform_int_distribution<std::int64_t>(low, high)(random); };
    const auto flip = [&] { return whole(0, 1) == 1; };
    const auto pick = [&](auto& field) { field = random_value<std::decay_t<decltype(field)>>(random); };
    Plan plan = flip() ? golden::deepseek_v3_256().plan : golden::llama_8b_16().plan;
    plan.name = "plan \"quoted\" \\ \n \xE4\xB8\xAD " + std::to_string(whole(0, 1000));
    pick(plan.model.activation);
    pick(plan.model.norm);
    pick(plan.model.qk_norm);
    plan.model.rope_theta = std::uniform_real_distribution<double>(1, 1e9)(random);
    plan.model.norm_epsilon = std::ldexp(1.0 / 3, static_cast<int>(whole(-40, 0)));
    plan.model.window = {whole(0, 5000), whole(0, 6)};
    if (flip()) plan.model.indexer = SparseIndexer{whole(1, 64), 128, 2048};
    if (plan.model.moe && flip()) plan.model.moe->dense_layers = {4, 7};
    plan.cluster.gpu.hbm = BytesPerSecond(std::uniform_real_distribution<double>(1e11, 1e13)(random));
    plan.cluster.gpu.note = "note";
    plan.cluster.nodes = static_cast<int>(whole(1, 4096));
    pick(plan.training.precision);
    pick(plan.training.optimizer);
    pick(plan.training.framework);
    pick(plan.training.attention);
    pick(plan.training.loss);
    pick(plan.training.cuda_graphs);
    pick(plan.training.dispatcher);
    pick(plan.training.routing);
    pick(plan.training.cp_kind);
    plan.training.total_tokens = std::uniform_real_distribution<double>(0, 1e14)(random);
    plan.training.goodput = std::uniform_real_distribution<double>(0.01, 1)(random);
    pick(plan.training.tp_overlap);
    pick(plan.training.ep_overlap);
    pick(plan.training.fp8_recipe);
    pick(plan.training.low_precision_weights);
    pick(plan.training.shared_expert_overlap);
    plan.training.cp_inner = whole(0, 64);
    plan.training.loss_chunks = whole(0, 64);
    plan.training.capacity_factor = std::uniform_real_distribution<double>(0, 8)(random);
    for (double* share : {&plan.training.offload_optimizer, &plan.training.offload_activations, &plan.training.offload_weights})
        *share = std::uniform_real_distribution<double>(0, 1)(random);
    plan.training.dropout = flip();
    pick(plan.layout.schedule);
    pick(plan.layout.split);
    pick(plan.layout.recompute.kind);
    plan.layout.recompute.modules = static_cast<unsigned>(whole(0, 127));
    for (std::int64_t* degree : {&plan.layout.tp, &plan.layout.pp, &plan.layout.dp, &plan.layout.cp, &plan.layout.ep, &plan.layout.vpp})
        *degree = whole(1, 512);
    plan.layout.zero = static_cast<int>(whole(0, 3));
    if (flip()) plan.layout.layers_per_stage = {1, 2, 3};
    return plan;
}

} // namespace

class PlanFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void round_trips_exactly() {
        std::mt19937 random(5);
        for (int i = 0; i < 500; ++i) {
            const Plan plan = random_plan(random);
            const std::string text = write_plan(plan);
            const LoadedPlan loaded = read_plan(text, catalogue());
            QVERIFY(loaded.plan == plan);
            QVERIFY(loaded.warnings.empty() && loaded.unknown_members.empty());
            QCOMPARE(write_plan(loaded.plan), text);
            QCOMPARE(plan_hash(loaded.plan), plan_hash(plan));
        }
    }

    void text_is_readable() {
        const std::string text = write_plan(golden::mixtral_64().plan);
        QVERIFY(text.starts_with(
            "{\n  \"fivefold_plan\": 1,\n  \"name\": \"Mixtral 8x7B on 64 GPUs\",\n  \"model\": {\n    \"name\": \"Mixtral-8x7B\",\n"));
        QVERIFY(text.ends_with("}\n"));
        QVERIFY(text.find("\"recompute_modules\": [\"core_attn\"]") != std::string::npos);
    }

    void ids_and_overrides() {
        const LoadedPlan loaded =
            read_plan(short_plan(q(", 'layout': {'tp': 4, 'pp': 2, 'micro_batch': 2}, 'training': {'global_batch': 64}"),
                                 q("{'id': 'mixtral-8x7b', 'layers': 16, 'moe': {'experts': 16}}"),
                                 q("{'gpu': {'id': 'h100-sxm5-80gb', 'price_per_hour': 1.5}, 'nodes': 4}")),
                      catalogue());
        const Plan& plan = loaded.plan;
        QVERIFY(loaded.warnings.empty());
        QCOMPARE(plan.name, std::string("Mixtral-8x7B"));
        QCOMPARE(plan.model.layers, 16);
        QCOMPARE(plan.model.hidden, 4096);
        QCOMPARE(plan.model.moe->experts, 16);
        QCOMPARE(plan.model.moe->top_k, 2);
        QCOMPARE(plan.cluster.gpu.price_per_hour, Dollars(1.5));
        QCOMPARE(plan.cluster.gpu.multiprocessors, 132);
        QCOMPARE(plan.cluster.network.id, std::string("dgx-h100")); // the usual one
        QCOMPARE(plan.layout.dp, 4);                                // 32 GPUs / (4 x 2)
        QCOMPARE(plan.layout.accumulation, 8);                      // 64 / (4 x 2)
        QVERIFY(read_plan(short_plan({}, q("{'id': 'mixtral-8x7b', 'moe': null, 'ffn': 14336}")), catalogue()).plan.model.moe ==
                std::nullopt);
    }

    void own_hardware() {
        const LoadedPlan loaded =
            read_plan(short_plan({}, q("'llama-3.1-8b'"),
                                 q("{'gpu': {'id': 'mine', 'usable_memory_bytes': 64e9, 'hbm_bytes_per_s': 2e12, 'bf16_flops': 5e14},"
                                   "'network': {'id': 'my-net', 'gpus_per_node': 4, 'bandwidth_per_gpu_bytes_per_s': 12.5e9}}")),
                      catalogue());
        QCOMPARE(loaded.plan.cluster.gpu.usable_memory, Bytes(64e9));
        QCOMPARE(loaded.plan.cluster.gpus_per_node, 4);
        QCOMPARE(loaded.plan.cluster.nodes, 1);
    }

    void unknown_members_survive() {
        const std::string text =
            short_plan(q(", 'comment': ['a', 1.5], 'layout': {'future': {'x': 1}, 'tp': 2}, 'training': {'lr': 3e-4}"), q("'llama-3.1-8b'"),
                       q("{'gpu': {'id': 'h100-sxm5-80gb', 'colour': 'green'}, 'nodes': 2, 'site': 'here'}"));
        const LoadedPlan first = read_plan(text, catalogue());
        QCOMPARE(first.warnings.size(), std::size_t{5});
        QVERIFY(first.warnings.at(0).starts_with("/cluster/gpu/colour is not known"));
        const std::string saved = write_plan(first.plan, first.unknown_members);
        const LoadedPlan second = read_plan(saved, catalogue());
        QVERIFY(second.plan == first.plan);
        QCOMPARE(second.unknown_members, first.unknown_members);
        QCOMPARE(write_plan(second.plan, second.unknown_members), saved);
        for (const char* kept : {"\"comment\": [\"a\", 1.5]", "\"x\": 1", "\"lr\": 0.0003", "\"colour\": \"green\"", "\"site\": \"here\""})
            QVERIFY2(saved.find(kept) != std::string::npos, kept);
    }

    void unknown_members_never_override() {
        const Plan plan = golden::llama_8b_16().plan;
        QCOMPARE(write_plan(plan, q("{'layout': {'tp': 999}, 'name': 'x', 'model': 5}")), write_plan(plan));
    }

    void hash_is_of_the_meaning() {
        const Plan plan = golden::llama_8b_16().plan;
        QCOMPARE(plan_hash(plan).size(), std::size_t{16});
        Plan other = plan;
        other.name = "other";
        other.cluster.gpu.note = "seen elsewhere";
        QCOMPARE(plan_hash(other), plan_hash(plan));
        other.layout.tp = 8;
        QVERIFY(plan_hash(other) != plan_hash(plan));
        other = plan;
        other.training.seq_len += 1;
        QVERIFY(plan_hash(other) != plan_hash(plan));
    }

    void broken_files_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char* name, const std::string& text, const char* where) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(where);
        };
        const std::string good = write_plan(golden::llama_8b_16().plan);
        const auto layout = [](const std::string& members) { return short_plan(", \"layout\": {" + members + "}"); };
        const auto training = [](const std::string& members) { return short_plan(", \"training\": {" + members + "}"); };
        row("empty", "", "");
        row("blank", " \n\t ", "");
        row("truncated", good.substr(0, good.size() / 2), "line ");
        row("truncated string", q("{'fivefold_plan': 1, 'name': 'abc"), "line ");
        row("trailing text", good + "x", "line ");
        row("binary",
            std::string("\x7f"
                        "ELF\x02\x01\x01\0\0\0\xff\xfe\x80",
                        13),
            "line ");
        row("png", "\x89PNG\r\n\x1a\n", "line ");
        row("zero bytes", std::string(1000, '\0'), "line ");
        row("array", "[1, 2]", "");
        row("number", "42", "");
        row("empty object", "{}", "/fivefold_plan");
        row("version text", q("{'fivefold_plan': '1'}"), "/fivefold_plan");
        row("version zero", q("{'fivefold_plan': 0}"), "/fivefold_plan");
        row("version future", q("{'fivefold_plan': 2, 'model': 'llama-3.1-8b'}"), "/fivefold_plan");
        row("no model", q("{'fivefold_plan': 1, 'cluster': {'gpu': 'h100-sxm5-80gb'}}"), "/model");
        row("no cluster", q("{'fivefold_plan': 1, 'model': 'llama-3.1-8b'}"), "/cluster");
        row("no gpu", short_plan({}, q("'llama-3.1-8b'"), q("{'nodes': 2}")), "/cluster/gpu");
        row("unknown model", short_plan({}, q("'gpt-9'")), "/model");
        row("unknown gpu", short_plan({}, q("'llama-3.1-8b'"), q("{'gpu': 'h999'}")), "/cluster/gpu");
        row("unknown model in object", short_plan({}, q("{'id': 'gpt-9'}")), "/model/id");
        row("model is a list", short_plan({}, "[]"), "/model");
        row("model incomplete", short_plan({}, q("{'layers': 32}")), "/model");
        row("gpu without memory", short_plan({}, q("'llama-3.1-8b'"), q("{'gpu': {'id': 'x'}}")), "/cluster/gpu/usable_memory_bytes");
        row("nodes zero", short_plan({}, q("'llama-3.1-8b'"), q("{'gpu': 'h100-sxm5-80gb', 'nodes': 0}")), "/cluster/nodes");
        row("layers negative", short_plan({}, q("{'id': 'llama-3.1-8b', 'layers': -1}")), "/model/layers");
        row("rank order", layout(q("'rank_order': 'tp-pp'")), "/layout/rank_order");
        row("tp zero", layout(q("'tp': 0")), "/layout/tp");
        row("tp text", layout(q("'tp': '8'")), "/layout/tp");
        row("tp fraction", layout(q("'tp': 1.5")), "/layout/tp");
        row("tp null", layout(q("'tp': null")), "/layout/tp");
        row("dp huge", layout(q("'dp': 9223372036854775807")), "/layout/dp");
        row("pp beyond 64 bits", layout(q("'pp': 99999999999999999999")), "/layout/pp");
        row("zero four", layout(q("'zero': 4")), "/layout/zero");
        row("schedule unknown", layout(q("'schedule': '2f2b'")), "/layout/schedule");
        row("module unknown", layout(q("'recompute_modules': ['core']")), "/layout/recompute_modules");
        row("stages text", layout(q("'layers_per_stage': '16,16'")), "/layout/layers_per_stage");
        row("flag number", layout(q("'sequence_parallel': 1")), "/layout/sequence_parallel");
        row("layout list", short_plan(q(", 'layout': []")), "/layout");
        row("tokens 1e308", training(q("'total_tokens': 1e308")), "/training/total_tokens");
        row("tokens 1e999", training(q("'total_tokens': 1e999")), "");
        row("tokens negative", training(q("'total_tokens': -1")), "/training/total_tokens");
        row("tokens NaN", training(q("'total_tokens': NaN")), "line ");
        row("tokens Infinity", training(q("'total_tokens': Infinity")), "line ");
        row("precision number", training(q("'precision': 16")), "/training/precision");
        row("recipe unknown", training(q("'fp8_recipe': 'guessed'")), "/training/fp8_recipe");
        row("overlap text", training(q("'tp_overlap': 'on'")), "/training/tp_overlap");
        row("offload above one", training(q("'offload_optimizer': 1.5")), "/training/offload_optimizer");
        row("cp inner negative", training(q("'cp_inner': -1")), "/training/cp_inner");
        row("goodput zero", training(q("'goodput': 0")), "/training/goodput");
        row("twice", layout(q("'tp': 1, 'tp': 2")), "");
        row("deep nesting", std::string(100'000, '[') + std::string(100'000, ']'), "line ");
        row(
            "deep objects",
            [] {
                std::string text;
                for (int i = 0; i < 100'000; ++i) text += "{\"a\":";
                return text;
            }(),
            "line ");
        row("bad utf8", short_plan(", \"name\": \"\xff\xfe\""), "line ");
        row("comment", "// plan\n" + good, "line ");
        row("50 MB of spaces", std::string(50'000'000, ' '), "");
        row("70 MB", std::string(70'000'000, '['), "");
        row("50 MB text", q("{'fivefold_plan': '") + std::string(50'000'000, 'x') + "\"}", "/fivefold_plan");
    }
    void broken_files() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, where);
        QElapsedTimer timer;
        timer.start();
        try {
            (void)read_plan(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), catalogue());
            QFAIL("read without complaint");
        } catch (const FormatError& error) {
            const std::string message = error.what();
            QVERIFY2(message.find_first_of("\n\r") == std::string::npos, "more than one line");
            QVERIFY2(message.size() > 10 && message.size() < 400, message.c_str());
            QVERIFY2(error.where().starts_with(where.toStdString()), message.c_str());
        }
        QVERIFY(timer.elapsed() < 20'000);
    }

    void open_switches() { // a flag that is left out is not known; files of the time when it always stood there keep their meaning
        const auto read = [](const std::string& training) { return read_plan(short_plan(q(", 'training': {" + training + "}")), catalogue()).plan; };
        const Plan open = read(""), on = read("'tp_overlap': true, 'ep_overlap': true"), off = read("'tp_overlap': false, 'ep_overlap': false");
        QCOMPARE(open.training.tp_overlap, Switch::unknown);
        QCOMPARE(on.training.tp_overlap, Switch::on);
        QCOMPARE(on.training.ep_overlap, Switch::on);
        QCOMPARE(off.training.ep_overlap, Switch::off);
        QVERIFY(write_plan(open).find("tp_overlap") == std::string::npos);
        QVERIFY(write_plan(off).find("\"tp_overlap\": false") != std::string::npos);
        // What is assumed anyway is the same plan; and so is a new field at its default.
        QCOMPARE(plan_hash(open), plan_hash(read("'tp_overlap': true, 'ep_overlap': false")));
        QCOMPARE(plan_hash(open), plan_hash(read("'fp8_recipe': 'unknown', 'offload_optimizer': 0, 'cp_inner': 0")));
        QVERIFY(plan_hash(open) != plan_hash(off) && plan_hash(open) != plan_hash(on));
        QVERIFY(plan_hash(open) != plan_hash(read("'offload_optimizer': 0.5")));
    }

    void bare_model_config() {
        const LoadedPlan loaded =
            read_plan(q("{'model_type': 'llama', 'hidden_size': 2048, 'num_hidden_layers': 16, 'num_attention_heads': 32,"
                        "'num_key_value_heads': 8, 'intermediate_size': 8192, 'vocab_size': 128256, 'max_position_embeddings': 4096}"),
                      load_catalogue());
        QCOMPARE(loaded.plan.model.layers, 16);
        QCOMPARE(loaded.plan.training.seq_len, 4096);
        QVERIFY(loaded.plan.cluster.nodes > 1);
        QVERIFY(!loaded.warnings.empty());
        QVERIFY(loaded.warnings.back().find("not a plan") != std::string::npos);
        QVERIFY(is_valid(loaded.plan));
    }

    void prefixes_are_errors() { // every prefix of a plan file is an error, never a crash
        const std::string good = write_plan(golden::deepseek_v3_256().plan);
        for (std::size_t length = 0; length + 2 < good.size(); length += 7) {
            QVERIFY_THROWS_EXCEPTION(FormatError, (void)read_plan(std::string_view(good).substr(0, length), catalogue()));
        }
    }
};

QTEST_APPLESS_MAIN(PlanFileTest)
#include "plan_file_test.moc"
