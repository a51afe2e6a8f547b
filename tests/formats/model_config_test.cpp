// SPDX-License-Identifier: Apache-2.0
#include "core/formats/catalogue.h"
#include "core/formats/csv.h"
#include "core/formats/model_config.h"
#include "core/model/parameters.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <fstream>

using namespace fivefold;

namespace {

/// JSON with single quotes for double ones, which keeps these tests readable (and moc happy).
std::string json(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

std::string file_text(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// "DeepSeek-V3 (+MTP, hub)" -> "deepseek-v3-mtp".
std::string catalogue_id(QString name) {
    name.remove(QLatin1String(" (main)")).remove(QLatin1String(" (text)")).replace(QLatin1String(" (+MTP, hub)"), QLatin1String("-mtp"));
    return name.toLower().replace(QLatin1Char(' '), QLatin1Char('-')).toStdString();
}

bool mentions(const ImportedModel& imported, const char* words) {
    return std::any_of(imported.notes.begin(), imported.notes.end(),
                       [words](const std::string& note) { return note.find(words) != std::string::npos; });
}

} // namespace

class ModelConfigTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void all_published_models_count_to_the_digit() {
        const Catalogue catalogue = load_catalogue();
        std::ifstream input(FIVEFOLD_TEST_DATA "/models.csv");
        CsvTable table(input);
        int rows = 0;
        int active_rows = 0;
        while (table.next()) {
            const std::string name(table["model"]);
            const CatalogueModel* entry = catalogue.find_model(catalogue_id(QString::fromStdString(name)));
            QVERIFY2(entry != nullptr, name.c_str());
            const auto number = [&](const char* column) {
                return table[column].empty() ? std::int64_t{-1} : std::stoll(std::string(table[column]));
            };
            const bool with_mtp = table["formula"].ends_with("_mtp");
            const std::int64_t counted = with_mtp ? total_parameters_with_mtp(entry->model) : total_parameters(entry->model);
            QVERIFY2(counted == number("computed_params"),
                     qPrintable(QStringLiteral("%1: %2").arg(QString::fromStdString(name)).arg(counted)));
            QCOMPARE(entry->published_parameters, number("published_params"));
            if (number("computed_active") >= 0) {
                QVERIFY2(active_parameters(entry->model) == number("computed_active"), name.c_str());
                ++active_rows;
            }
            QCOMPARE(entry->model.layers, number("layers"));
            QCOMPARE(entry->model.hidden, number("hidden"));
            QCOMPARE(entry->model.heads, number("heads"));
            QCOMPARE(entry->model.kv_heads, number("kv_heads"));
            QCOMPARE(entry->model.head_dim, number("head_dim"));
            QCOMPARE(entry->model.vocab, number("vocab"));
            QCOMPARE(entry->model.tied_embeddings, table["tied"] == "1");
            ++rows;
        }
        QCOMPARE(rows, 63);
        QVERIFY(active_rows >= 17);
    }

    void well_known_models_count_as_published() {
        const Catalogue catalogue = load_catalogue();
        const std::pair<const char*, std::int64_t> counts[] = {{"gpt3-175b", 174'615'846'912},     {"llama-2-13b", 13'015'864'320},
                                                               {"llama-3.3-70b", 70'553'706'496},  {"mpt-7b", 6'649'286'656},
                                                               {"megatron-1t", 1'008'038'758'400}, {"nemotron-4-340b", 341'029'195'776}};
        for (const auto& [id, count] : counts) QCOMPARE(total_parameters(catalogue.find_model(id)->model), count);
        const Transformer& nemotron = catalogue.find_model("nemotron-4-15b")->model;
        QCOMPARE(nemotron.activation, Activation::squared_relu);
        QVERIFY(!nemotron.gated_mlp && !nemotron.tied_embeddings);
        const Transformer& grok = catalogue.find_model("grok-1")->model;
        QCOMPARE(grok.moe->ffn, std::int64_t{32768});
        QCOMPARE(moe_layer_count(grok), std::int64_t{64});
    }

    void test_vectors() {
        const QString folder = QStringLiteral(FIVEFOLD_TEST_DATA "/hf-config/");
        const QJsonObject expected =
            QJsonDocument::fromJson(QByteArray::fromStdString(file_text(folder + QLatin1String("expected.json")))).object();
        QCOMPARE(expected.size(), 8);
        for (const QString& name : expected.keys()) {
            const QJsonObject want = expected.value(name).toObject();
            const Transformer model = read_model_config(file_text(folder + name)).model;
            const auto check = [&](const char* key, std::int64_t got) {
                const QJsonValue value = want.value(QLatin1String(key));
                if (!value.isUndefined())
                    QVERIFY2(got == static_cast<std::int64_t>(value.toDouble()),
                             qPrintable(name + QLatin1String(": ") + QLatin1String(key)));
            };
            check("params", total_parameters(model));
            check("params_main", total_parameters(model));
            check("params_text", total_parameters(model));
            check("params_with_mtp_hub", total_parameters_with_mtp(model));
            check("head_dim", model.head_dim);
            check("kv_heads", model.kv_heads);
            check("ffn", model.ffn);
            check("experts", model.moe ? model.moe->experts : 0);
            check("top_k", model.moe ? model.moe->top_k : 0);
            check("moe_layers", moe_layer_count(model));
            check("dense_layers", model.layers - moe_layer_count(model));
            QCOMPARE(model.tied_embeddings, want.value(QLatin1String("tied")).toBool());
        }
    }

    void spellings_of_transformers_4_and_5_agree() {
        const std::string start =
            json("{'model_type':'llama','hidden_size':4096,'num_hidden_layers':32,'num_attention_heads':32,'vocab_size':32000,");
        const Transformer four =
            read_model_config(start + json("'rope_theta':500000.0,'rope_scaling':{'rope_type':'llama3'},'torch_dtype':'bfloat16'}")).model;
        const Transformer five =
            read_model_config(start + json("'rope_parameters':{'rope_type':'llama3','rope_theta':500000.0},'dtype':'bfloat16'}")).model;
        QCOMPARE(four.rope_theta, 500000.0);
        QVERIFY(four == five);
        QCOMPARE(five.ffn, std::int64_t{11008}); // the family's default
    }

    void nested_files_take_family_defaults() {
        const ImportedModel gemma =
            read_model_config(json("{'model_type':'gemma3','text_config':{'model_type':'gemma3_text','hidden_size':2560,'intermediate_size'"
                                   ":10240,'num_hidden_layers':34}, 'vision_config':{'hidden_size':1152}}"));
        QCOMPARE(gemma.model.heads, std::int64_t{8});
        QCOMPARE(gemma.model.kv_heads, std::int64_t{4});
        QCOMPARE(gemma.model.vocab, std::int64_t{262208});
        QVERIFY(gemma.model.tied_embeddings);
        QVERIFY(mentions(gemma, "vision_config"));
        QVERIFY(mentions(gemma, "num_attention_heads"));
        QCOMPARE(total_parameters(gemma.model), std::int64_t{3'880'263'168}); // text part of Gemma 3 4B
        const ImportedModel other = read_model_config(
            json("{'model_type':'some_vl','tie_word_embeddings':true,'llm_config':{'model_type':'qwen2','hidden_size':896,'num_hidden_"
                 "layers':24, 'num_attention_heads':14,'num_key_value_heads':2,'intermediate_size':4864,'vocab_size':151936}}"));
        QCOMPARE(total_parameters(other.model), std::int64_t{494'032'768});
    }

    void windows() {
        const auto read = [](const char* type, const std::string& more) {
            return read_model_config(json("{'model_type':'") + type +
                                     json("','hidden_size':1024,'num_hidden_layers':12,'num_attention_heads':8,'num_key_value_heads':4") +
                                     more + "}")
                .model.window;
        };
        QVERIFY((read("mistral", "") == SlidingWindow{4096, 0}));
        QVERIFY((read("mistral", json(",'sliding_window':null")) == SlidingWindow{}));
        QVERIFY((read("mixtral", "") == SlidingWindow{}));
        QVERIFY((read("gemma2", "") == SlidingWindow{4096, 2}));
        QVERIFY((read("gemma3_text", json(",'sliding_window':512")) == SlidingWindow{512, 6}));
        QVERIFY((
            read("gpt_oss",
                 json(",'sliding_window':128,'layer_types':['sliding_attention','full_attention','sliding_attention','full_attention']")) ==
            SlidingWindow{128, 2}));
        QVERIFY((read("qwen2", json(",'sliding_window':4096,'use_sliding_window':false")) == SlidingWindow{}));
        QVERIFY((read("llama", "") == SlidingWindow{}));
    }

    void traps_of_single_families() {
        const auto read = [](const std::string& text) { return read_model_config(text).model; };
        const Transformer lite =
            read(json("{'model_type':'deepseek_v2','hidden_size':2048,'num_hidden_layers':27,'num_attention_heads':16,'q_lora_rank':null, "
                      "'head_dim':64,'num_experts_per_tok':6,'n_routed_experts':64,'intermediate_size':10944,'moe_intermediate_size':1408,'"
                      "first_k_dense_replace':1,'vocab_size':102400}"));
        QCOMPARE(lite.latent->q_rank, std::int64_t{0});
        QCOMPARE(lite.head_dim, std::int64_t{192}); // head_dim of the file is the rotated part
        QCOMPARE(total_parameters(lite), std::int64_t{15'706'484'224});
        const Transformer falcon40 = read(
            json("{'model_type':'RefinedWeb','hidden_size':8192,'n_layer':60,'n_head':128,'n_head_kv':8,'bias':false,'vocab_size':65024}"));
        QCOMPARE(total_parameters(falcon40), std::int64_t{41'303'293'952});
        const Transformer qwen = read(json("{'model_type':'qwen3_moe','hidden_size':2048,'num_hidden_layers':8,'num_attention_heads':32,'"
                                           "num_local_experts':16, 'decoder_sparse_step':2,'mlp_only_layers':[1]}"));
        QCOMPARE(moe_layer_count(qwen), std::int64_t{3}); // 3, 5, 7
        const Transformer llama4 =
            read(json("{'model_type':'llama4_text','hidden_size':5120,'num_hidden_layers':4,'num_attention_heads':40,'moe_layers':[1,3]}"));
        QVERIFY(!is_moe_layer(llama4, 0) && is_moe_layer(llama4, 1) && !is_moe_layer(llama4, 2) && is_moe_layer(llama4, 3));
        const Transformer dense = read(
            json("{'model_type':'deepseek_v3','hidden_size':1024,'num_hidden_layers':4,'num_attention_heads':8,'n_routed_experts':null}"));
        QVERIFY(!dense.moe);
    }

    // Counts of the models that transformers 5.24 builds of these numbers; tests/interop/transformers.sh compares more.
    void families_of_transformers_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::int64_t>("count");
        const auto row = [](const char* family, const char* more, std::int64_t count) {
            QTest::addRow("%s %s", family, more)
                << json(std::string("{'model_type':'") + family +
                        "','hidden_size':2048,'num_hidden_layers':6,'num_attention_heads':16,'num_key_value_heads':4,'intermediate_size':5632,"
                        "'vocab_size':50000" +
                        more + "}")
                << count;
        };
        row("seed_oss", ",'tie_word_embeddings':false", 475'377'664);
        row("ernie4_5", "", 372'959'232);
        row("ernie4_5", ",'use_bias':true,'tie_word_embeddings':false", 475'469'824);
        row("arcee", "", 406'153'216);
        row("apertus", "", 406'154'764 - 12); // without xIELU's two numbers a layer
        row("exaone4", "", 475'360'768);
        row("hunyuan_v1_dense", ",'tie_word_embeddings':true", 372'960'768);
        row("glm", "", 475'377'664);
        row("glm4", "", 475'402'240);
        row("cohere", "", 372'946'944);
        row("cohere", ",'use_qk_norm':true", 372'962'304);
        row("cohere2", "", 372'946'944);
        row("stablelm", "", 475'385'856);
        row("stablelm", ",'use_qkv_bias':true,'use_parallel_residual':true", 475'379'712);
        row("stablelm", ",'qk_layernorm':true", 475'401'216);
        row("starcoder2", "", 303'856'640);
        row("starcoder2", ",'use_bias':false", 303'779'840);
        row("phimoe", ",'num_local_experts':16,'num_experts_per_tok':2,'attention_bias':true,'lm_head_bias':true", 3'589'933'904);
        row("dots1",
            ",'n_routed_experts':32,'n_shared_experts':2,'num_experts_per_tok':4,'moe_intermediate_size':1024,'first_k_dense_replace':2",
            1'192'849'024);
        const auto whole = [](const char* name, const char* text, std::int64_t count) { QTest::newRow(name) << json(text) << count; };
        whole("gptj", "{'model_type':'gptj','n_embd':1024,'n_layer':4,'n_head':16}", 153'631'968);
        whole("gpt_bigcode", "{'model_type':'gpt_bigcode','n_embd':1600,'n_layer':6,'n_head':25}", 236'987'968);
        whole("phi with norms of queries and keys",
              "{'model_type':'phi','hidden_size':1024,'num_hidden_layers':4,'num_attention_heads':16,'num_key_value_heads':4,"
              "'intermediate_size':4096,'vocab_size':32000,'qk_layernorm':true}",
              109'650'176);
        whole("glm4_moe without a head width",
              "{'model_type':'glm4_moe','hidden_size':4096,'num_hidden_layers':46,'num_attention_heads':96,'num_key_value_heads':8}",
              103'481'206'400);
    }
    void families_of_transformers() {
        QFETCH(std::string, text);
        QFETCH(std::int64_t, count);
        QCOMPARE(total_parameters(read_model_config(text).model), count);
    }

    void a_byte_order_mark_is_skipped() {
        const std::string text = json("{'model_type':'llama','hidden_size':64,'num_hidden_layers':2,'num_attention_heads':2}");
        QVERIFY(read_model_config("\xEF\xBB\xBF" + text).model == read_model_config(text).model);
    }

    void numbers_may_be_written_as_reals() {
        QCOMPARE(read_model_config(json("{'model_type':'llama','hidden_size':4096.0,'num_hidden_layers':3.2e1,'num_attention_heads':32}"))
                     .model.hidden,
                 std::int64_t{4096});
    }

    void unknown_families_are_read_generically() {
        const std::string dims =
            json("'hidden_size':4096,'num_hidden_layers':32,'num_attention_heads':32,'num_key_value_heads':8,'intermediate_size':14336,");
        const ImportedModel model = read_model_config(json("{'model_type':'brand_new',") + dims + json("'vocab_size':128256}"));
        QCOMPARE(total_parameters(model.model), std::int64_t{8'030'261'248});
        QVERIFY(mentions(model, "brand_new"));
        const ImportedModel experts = read_model_config(json("{'model_type':'brand_new_moe',") + dims +
                                                        json("'vocab_size':32000,'num_experts':8,'num_experts_per_tok':2}"));
        QCOMPARE(total_parameters(experts.model), std::int64_t{46'702'792'704});
        const ImportedModel narrow =
            read_model_config(json("{'model_type':'x','hidden_size':64,'num_hidden_layers':2,'num_attention_heads':2,"
                                   "'vocab_size':100,'n_routed_experts':4,'num_experts_per_tok':2,"
                                   "'moe_intermediate_size':32,'n_shared_experts':1}"));
        QCOMPARE(narrow.model.ffn, std::int64_t{0});
        QCOMPARE(narrow.model.moe->shared_ffn, std::int64_t{32});
        QVERIFY(mentions(read_model_config("{" + dims + json("'vocab_size':32000}")), "no model_type"));
    }

    void names() {
        const std::string dims = json("'model_type':'llama','hidden_size':64,'num_hidden_layers':2,'num_attention_heads':2");
        QCOMPARE(read_model_config("{" + dims + json(",'_name_or_path':'meta-llama/Llama-3.1-8B'}")).model.name,
                 std::string("Llama-3.1-8B"));
        QCOMPARE(read_model_config("{" + dims + json(",'_name_or_path':''}"), "mine").model.name, std::string("mine"));
        QCOMPARE(read_model_config("{" + dims + json(",'_name_or_path':'a\\nb'}"), "mine").model.name, std::string("mine"));
    }
};

QTEST_APPLESS_MAIN(ModelConfigTest)
#include "model_config_test.moc"
