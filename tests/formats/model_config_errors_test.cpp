// SPDX-License-Identifier: Apache-2.0
// Broken and hostile config.json files: each gives one clear line and nothing else.
#include "core/formats/format_error.h"
#include "core/formats/model_config.h"
#include "core/model/parameters.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <optional>
#include <random>

using namespace fivefold;

namespace {

/// JSON with single quotes for double ones, which keeps these tests readable (and moc happy).
std::string json(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

const std::string kGood =
    json("{'model_type':'llama','hidden_size':4096,'num_hidden_layers':32,'num_attention_heads':32,'num_key_value_heads':8,\n'intermediate_"
         "size':14336,'vocab_size':128256,'max_position_embeddings':131072,'rope_theta':500000.0,'tie_word_embeddings':false}");

/// kGood with one stretch of text replaced.
std::string with(const std::string& before, const std::string& after) {
    std::string text = kGood;
    text.replace(text.find(before), before.size(), after);
    return text;
}

std::optional<FormatError> error_of(const std::string& text) {
    try {
        (void)read_model_config(text);
    } catch (const FormatError& error) {
        return error;
    }
    return std::nullopt;
}

} // namespace

class ModelConfigErrorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void broken_files_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("where");
        QTest::addColumn<std::string>("words");
        const auto row = [](const char* name, const std::string& text, const char* where, const char* words) {
            QTest::newRow(name) << text << std::string(where) << std::string(words);
        };
        row("empty", "", "", "empty");
        row("white space", " \n\t ", "", "empty");
        row("hybrid", with("\"tie", "\"layer_types\":[\"full_attention\",\"linear_attention\"],\"tie"), "/layer_types", "linear_attention");
        row("truncated", kGood.substr(0, 100), "line 1, column 101", "ends too early");
        row("truncated in a text", json("{'model_type':'lla"), "line 1", "ends too early");
        row("binary",
            std::string("\x7F"
                        "ELF\x02\x01\x00\x00",
                        8),
            "line 1, column 1", "not valid JSON");
        row("bad UTF-8", "{\"model_type\":\"\xFF\xFE\"}", "line 1", "not valid JSON");
        row("array", "[1, 2]", "", "an object was expected");
        row("text", "\"llama\"", "", "an object was expected");
        row("null", "null", "", "an object was expected");
        row("two documents", "{} {}", "line 1", "one value was expected");
        row("trailing comma", with("false}", "false,}"), "line 2", "not valid JSON");
        row("comment", "// config\n" + kGood, "line 1", "not valid JSON");
        row("NaN", with("500000.0", "NaN"), "line 2", "NaN");
        row("Infinity", with("500000.0", "Infinity"), "line 2", "finite");
        row("1e308", with(":4096", ":1e308"), "/hidden_size", "whole number");
        row("1e999", with(":4096", ":1e999"), "", "");
        row("fraction", with(":4096", ":4096.5"), "/hidden_size", "4096.5");
        row("zero", with("layers\":32", "layers\":0"), "/num_hidden_layers", "from 1");
        row("negative", with("layers\":32", "layers\":-32"), "/num_hidden_layers", "-32");
        row("too large", with("layers\":32", "layers\":99999999999999999999"), "/num_hidden_layers", "from 1");
        row("text for number", with(":4096", ":\"4096\""), "/hidden_size", "the text \"4096\"");
        row("true for number", with(":4096", ":true"), "/hidden_size", "is true");
        row("null for number", with(":4096", ":null"), "/hidden_size", "is null");
        row("array for number", with(":4096", ":[4096]"), "/hidden_size", "an array");
        row("number for flag", with("false}", "1}"), "/tie_word_embeddings", "true or false");
        row("no hidden size", with("\"hidden_size\":4096,", ""), "/hidden_size", "is missing");
        row("no layers", with("\"num_hidden_layers\":32,", ""), "/num_hidden_layers", "is missing");
        row("no heads", with("\"num_attention_heads\":32,", ""), "/num_attention_heads", "is missing");
        row("nothing", "{}", "/num_hidden_layers", "is missing");
        row("key twice", with("\"hidden_size\":4096", "\"hidden_size\":4096,\"hidden_size\":8192"), "line 1", "stands twice");
        row("heads do not divide", with("heads\":32,", "heads\":31,"), "", "divisor");
        row("KV heads do not divide", with("heads\":8", "heads\":7"), "/num_key_value_heads", "divisor of the 32");
        row("more KV heads than heads", with("heads\":8", "heads\":64"), "/num_key_value_heads", "divisor");
        row("negative base", with("500000.0", "-1"), "/rope_theta", "from 1");
        row("model_type is a number", with("\"llama\"", "7"), "/model_type", "a text was expected");
        row("model_type is a book", with("llama", std::string(5000, 'x')), "/model_type", "short name");
        row("unknown family without vocabulary",
            json("{'model_type':'x','hidden_size':64,'num_hidden_layers':2,'num_attention_heads':2,'intermediate_size':64}"), "/vocab_size",
            "is missing");
        row("unknown family without width",
            json("{'model_type':'x','hidden_size':64,'num_hidden_layers':2,'num_attention_heads':2,'vocab_size':64,'num_experts':2,"
                 "'num_experts_per_tok':1,'moe_intermediate_size':8,'first_k_dense_replace':1}"),
            "/intermediate_size", "dense layers");
        row("encoder and decoder", json("{'model_type':'t5','is_encoder_decoder':true}"), "/is_encoder_decoder", "decoder-only");
        row("state space", json("{'model_type':'jamba','mamba_d_state':16}"), "/mamba_d_state", "state-space");
        row("text part is a list", json("{'model_type':'gemma3','text_config':[]}"), "/text_config", "an object was expected");
        row("bad text part", json("{'model_type':'gemma3','text_config':{'hidden_size':-1}}"), "/text_config/hidden_size", "from 1");
        row("top-k above experts",
            json("{'model_type':'mixtral','hidden_size':64,'num_hidden_layers':2,'num_attention_heads':8,'num_local_experts':4, "
                 "'num_experts_per_tok':5}"),
            "/num_experts_per_tok", "from 1 to 4");
        row("no top-k", json("{'model_type':'deepseek_v2','hidden_size':64,'num_hidden_layers':2,'num_attention_heads':8}"),
            "/num_experts_per_tok", "is missing");
        row("astronomic model",
            json("{'model_type':'mixtral','hidden_size':1000000,'num_hidden_layers':10000,'num_attention_heads':10,'num_key_value_heads':"
                 "10, 'intermediate_size':10000000,'num_local_experts':100000,'num_experts_per_tok':2}"),
            "", "parameters");
        row("dense layer outside",
            json("{'model_type':'qwen3_moe','hidden_size':64,'num_hidden_layers':2,'num_attention_heads':4,'mlp_only_layers':[5]}"),
            "/mlp_only_layers/0", "from 0 to 1");
        row("key with control characters", "{\"num_hidden_layers\":2,\"hidden_size\":\"a\\nb\\u0007\"}", "/hidden_size", "\\x0a");
    }

    void broken_files() {
        QFETCH(std::string, text);
        QFETCH(std::string, where);
        QFETCH(std::string, words);
        const std::optional<FormatError> error = error_of(text);
        QVERIFY(error.has_value());
        const std::string line = error->what();
        QVERIFY2(error->where().starts_with(where), line.c_str());
        QVERIFY2(line.find(words) != std::string::npos, line.c_str());
        QVERIFY2(line.find('\n') == std::string::npos, line.c_str());
        QVERIFY2(line.size() < 400, line.c_str());
    }

    void deep_nesting_is_refused_quickly() {
        QElapsedTimer timer;
        timer.start();
        for (const char bracket : {'[', '{'}) {
            std::string text;
            for (int i = 0; i < 200'000; ++i) text += bracket == '[' ? "[" : "{\"a\":";
            const auto error = error_of(text);
            QVERIFY(error && std::string(error->what()).find("nested") != std::string::npos);
        }
        QVERIFY(timer.elapsed() < 2000);
    }

    void very_large_files() {
        std::string padding(50'000'000, 'x');
        const ImportedModel model = read_model_config(with("\"model_type\"", "\"comment\":\"" + padding + "\",\"model_type\""));
        QCOMPARE(total_parameters(model.model), std::int64_t{8'030'261'248});
        padding.resize(70'000'000, 'x');
        const auto error = error_of(padding);
        QVERIFY(error && std::string(error->what()).find("64 MiB") != std::string::npos);
    }

    void random_damage_never_crashes() {
        std::mt19937 random(7); // NOLINT: the same damage each time
        const std::string bytes = "{}[]\",:0123456789-+.eE\\/ntf \n\x01\x80\xFF";
        int refused = 0;
        for (int i = 0; i < 20'000; ++i) {
            std::string text = kGood;
            const auto hits = 1 + random() % 4;
            for (unsigned hit = 0; hit < hits; ++hit) {
                const std::size_t at = random() % text.size();
                switch (random() % 3) {
                case 0:
                    text[at] = bytes[random() % bytes.size()];
                    break;
                case 1:
                    text.erase(at, 1 + random() % 8);
                    break;
                default:
                    text.insert(at, 1, bytes[random() % bytes.size()]);
                    break;
                }
            }
            try {
                const Transformer model = read_model_config(text).model;
                QVERIFY(total_parameters(model) > 0 && active_parameters(model) > 0);
            } catch (const FormatError& error) {
                ++refused;
                QVERIFY(std::string_view(error.what()).find('\n') == std::string_view::npos);
            }
        }
        QVERIFY(refused > 10'000);
    }
};

QTEST_APPLESS_MAIN(ModelConfigErrorsTest)
#include "model_config_errors_test.moc"
