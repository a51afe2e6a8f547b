// SPDX-License-Identifier: Apache-2.0
#include "core/formats/run_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace fivefold {
namespace {

bool has_any(std::string_view text, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return has(text, word); });
}

bool digit(char c) { return c >= '0' && c <= '9'; }

std::optional<double> number_at(std::string_view text, std::size_t at) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), value, std::chars_format::fixed);
    if (error != std::errc() || !std::isfinite(value)) return std::nullopt;
    return value;
}

bool letter(char c) { return c >= 'a' && c <= 'z'; }

// Numbers joined by '.' or '-': 25.02.01, 2024-12-23, 2.8.0. Parts beyond the third are passed over.
struct NumberGroup {
    std::size_t start = 0, end = 0;
    std::array<double, 3> value{};
    std::array<std::size_t, 3> digits{};
    char joint = 0;
    bool inside_word = false; ///< v0.4.2, 9dec370
};

NumberGroup number_group(std::string_view words, std::size_t at) {
    NumberGroup group;
    group.start = at;
    for (std::size_t part = 0;; ++part) {
        const std::size_t from = at;
        while (at < words.size() && digit(words[at])) ++at;
        if (part < 3) {
            group.value[part] = number_at(words.substr(0, at), from).value_or(0);
            group.digits[part] = at - from;
        }
        const bool joined = at + 1 < words.size() && (words[at] == '.' || words[at] == '-') && digit(words[at + 1]) &&
                            (group.joint == 0 || group.joint == words[at]);
        if (!joined) break;
        group.joint = words[at++];
    }
    group.end = at;
    const char before = group.start > 0 ? words[group.start - 1] : ' ';
    group.inside_word = letter(before) || before == '.' || (at < words.size() && letter(words[at]));
    return group;
}

} // namespace

std::string lower_case(std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

Framework framework_family(std::string_view name, int zero_stage) {
    const std::string text = lower_case(name);
    const bool megatron = has(text, "megatron"), deepspeed = has(text, "deepspeed");
    if (has(text, "nanotron")) return Framework::nanotron;
    if (megatron && deepspeed) return Framework::megatron_deepspeed;
    if (has_any(text, {"aleph alpha", "aa-scaling"})) return Framework::aleph_alpha;
    if (has(text, "internevo")) return Framework::internevo;
    if (has_any(text, {"torchtitan", "torchtune", "automodel", "fsdp2"})) return Framework::torchtitan;
    if (has_any(text, {"fsdp", "composer", "foundry", "maxtext"})) return Framework::fsdp1;
    if (deepspeed) return Framework::deepspeed;
    if (megatron || has_any(text, {"nemo", "megascale"})) return Framework::megatron;
    return zero_stage == 3 ? Framework::fsdp1 : Framework::megatron;
}

double release_year(std::string_view text) {
    constexpr std::array months = {"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"};
    const std::string lower = lower_case(text);
    const std::string_view words = lower;
    double bare_year = 0;
    int month_word = 0;
    for (std::size_t at = 0; at < words.size();) {
        if (!digit(words[at])) {
            for (std::size_t m = 0; (at == 0 || !letter(words[at - 1])) && m < months.size(); ++m)
                if (words.substr(at).starts_with(months[m])) month_word = static_cast<int>(m) + 1;
            ++at;
            continue;
        }
        const NumberGroup group = number_group(words, at);
        at = group.end;
        const bool long_year = group.digits[0] == 4 && group.value[0] >= 2015 && group.value[0] < 2050;
        const bool short_year = group.digits[0] == 2 && group.value[0] >= 20 && group.value[0] < 50;
        if (group.inside_word || !(long_year || (short_year && group.joint == '.'))) continue;
        const double year = group.value[0] + (long_year ? 0 : 2000), month = group.value[1], third = group.value[2];
        const bool month_fits = month >= 1 && month <= 12;
        if (group.joint == '.' && month_fits && group.digits[1] == 2) return year + (month - 0.5) / 12 + std::min(third, 12.0) / 24;
        if (group.joint == '.' && long_year) return number_at(words, group.start).value_or(0); // 2025.85
        if (group.joint == '-' && month_fits) return year + (month - 1) / 12 + (third > 0 ? (third - 1) / 365 : 0.5 / 12);
        if (long_year && bare_year == 0) bare_year = year;
    }
    if (bare_year == 0) return 0;
    return month_word > 0 ? bare_year + (month_word - 0.5) / 12 : bare_year + 0.5;
}

std::optional<BytesPerSecond> network_share(std::string_view text, int gpus_per_node) {
    const std::string lower = lower_case(text);
    const std::size_t unit = std::min(lower.find("gb/s"), lower.find("gbit/s"));
    if (unit == std::string::npos || gpus_per_node < 1) return std::nullopt;
    std::size_t end = unit;
    while (end > 0 && lower[end - 1] == ' ') --end;
    std::size_t start = end;
    while (start > 0 && (digit(lower[start - 1]) || lower[start - 1] == '.' || lower[start - 1] == 'x')) --start;
    const std::string_view amount = std::string_view(lower).substr(start, end - start);
    const std::size_t times = amount.find('x');
    const auto first = number_at(amount, 0);
    if (!first) return std::nullopt;
    double total = *first;
    if (times != std::string_view::npos) {
        const auto second = number_at(amount, times + 1);
        if (!second) return std::nullopt;
        total *= *second;
    }
    const bool bytes = text.substr(unit, 2) == "GB"; // capital B: bytes
    const double rate = total * 1e9 / (bytes ? 1.0 : 8.0) / (has(lower, "per gpu") ? 1.0 : gpus_per_node);
    if (!(rate > 0)) return std::nullopt;
    return BytesPerSecond(rate);
}

StageRead stage_read(std::string_view text) {
    using Kind = StageRead::Kind;
    const std::string lower = lower_case(text);
    const std::string_view words = lower;
    if (words.starts_with("max")) return {has(words, "first/last") ? Kind::first_or_last : Kind::worst, 0};
    if (const std::size_t at = words.find("stage "); at != std::string_view::npos && at + 6 < words.size() && digit(words[at + 6]))
        return {Kind::number, static_cast<std::size_t>(number_at(words, at + 6).value_or(0))};
    if (words.starts_with("first") || words.starts_with("rank 0")) return {Kind::first, 0};
    if (words.starts_with("last")) return {Kind::last, 0};
    return {};
}

unsigned recompute_modules(std::string_view text) {
    struct Word {
        std::string_view word;
        unsigned module;
    };
    constexpr Word words[] = {
        {"core_attn", recompute_core_attention},         {"layernorm", recompute_layernorm},           {"norm", recompute_layernorm},
        {"mlp", recompute_mlp},                          {"moe", recompute_moe},                       {"moe_act", recompute_moe_activation},
        {"act", recompute_moe_activation},               {"mla_up_proj", recompute_mla_up_projection}, {"shared_experts", recompute_shared_experts},
    };
    const std::string lower = lower_case(text);
    unsigned modules = 0;
    for (std::size_t at = 0; at < lower.size();) {
        const std::size_t end = std::min(lower.find_first_not_of("abcdefghijklmnopqrstuvwxyz_", at), lower.size());
        for (const Word& word : words)
            if (std::string_view(lower).substr(at, end - at) == word.word) modules |= word.module;
        at = end + 1;
    }
    return modules;
}

std::int64_t offloaded_layers(std::string_view text) {
    constexpr std::string_view words = "activation cpu offload of ";
    const std::string lower = lower_case(text);
    const std::size_t at = lower.find(words);
    const double layers = at == std::string::npos ? 0 : number_at(lower, at + words.size()).value_or(0);
    return layers >= 1 && layers <= 100'000 ? static_cast<std::int64_t>(layers) : 0;
}

std::string_view stated_value(std::string_view notes, std::string_view key) {
    for (std::size_t at = notes.find(key); at != std::string_view::npos; at = notes.find(key, at + 1)) {
        const std::size_t equals = at + key.size();
        const bool whole = at == 0 || notes[at - 1] == ' ' || notes[at - 1] == ';';
        if (!whole || equals >= notes.size() || notes[equals] != '=') continue;
        const std::string_view rest = notes.substr(equals + 1);
        return rest.substr(0, rest.find_first_of("; "));
    }
    return {};
}

RunFeatures run_features(std::string_view text) {
    std::string said = lower_case(text);
    for (char& c : said)
        if (c == '_' || c == '/' || c == '-') c = ' ';
    RunFeatures features;
    features.warmup_overlap = has_any(said, {"tunable overlap", "warmup flush"});
    features.slots = has_any(said, {"account for embedding loss", "embedding counted as a layer", "embedding layers their own slots"});
    features.uneven_unstated = has(said, "uneven pipeline");
    features.qk_norm = has_any(said, {"qk layernorm", "qk norm"});
    features.fp8_parameters = has_any(said, {"native fp8", "fp8 param"});
    features.nondeterministic = has(said, "nondeterministic");
    features.fully_sharded = has(said, "fsdp=1");
    if (has_any(said, {"multi dist optimizer instances", "multiple optimizer instances"})) features.optimizer_instances = 2; // the least there can be
    for (std::size_t at = said.find(" vp"); at != std::string::npos; at = said.find(" vp", at + 1))
        if (at + 3 < said.size() && digit(said[at + 3])) features.virtual_stages = static_cast<std::int64_t>(std::min(number_at(said, at + 3).value_or(0), 1e6));
    if (has_any(said, {"mamba", "nemotron3", "nemotron 3", "nemotron h"})) features.not_modelled.emplace_back("hybrid Mamba layers");
    if (has(said, "defer embedding wgrad")) features.not_modelled.emplace_back("deferred embedding weight gradients");
    if (has_any(said, {"fine grained offload", "fine grained activation offload"})) features.not_modelled.emplace_back("fine-grained activation offload");
    if (has(said, "fp8 without compile")) features.not_modelled.emplace_back("fp8 without torch.compile");
    return features;
}

void apply_software_words(Training& training, std::string_view overlap, std::string_view notes) {
    const std::string how = lower_case(overlap), said = lower_case(notes);
    if (has_any(how, {"tp overlap off", "no tp overlap"}) || has(said, "ub_tp_comm_overlap off")) training.tp_overlap = Switch::off;
    else if (has_any(how, {"tp userbuffer", "async tp", "tp, pp overlap on"})) training.tp_overlap = Switch::on;
    training.launch_blocking = has(how, "cuda_launch_blocking=1");
    if (has(how, "no 1f1b ep overlap")) training.ep_overlap = Switch::off;
    else if (has(said, "ep a2a overlap") || has(how, "ep overlap")) training.ep_overlap = Switch::on;
    if (has_any(said, {"fp8 delayed scaling"})) training.fp8_recipe = Fp8Recipe::delayed;
    else if (has_any(said, {"float8 rowwise", "fp8 rowwise"})) training.fp8_recipe = Fp8Recipe::rowwise; // where it refines "tensorwise"
    else if (has_any(said, {"fp8_cs", "float8 tensorwise", "fp8 current scaling"})) training.fp8_recipe = Fp8Recipe::current;
    else if (has_any(said, {"fp8_sc", "fp8 blockwise", "blockwise fp8"})) training.fp8_recipe = Fp8Recipe::blockwise;
    if (has_any(said, {"float8 all-gather", "fp8 param gather", "fp8 primary weights"})) training.low_precision_weights = Switch::on;
    if (has_any(said, {"cp uses all-to-all", "cp method a2a"})) training.cp_kind = CpKind::ulysses;
    if (const std::size_t at = said.find("capacity factor "); at != std::string::npos) training.capacity_factor = number_at(said, at + 16).value_or(0);

    for (std::size_t at = 0; at < said.size();) {
        const std::size_t end = std::min(said.find(';', at), said.size());
        const std::string_view phrase = std::string_view(said).substr(at, end - at);
        at = end + 1;
        if (has(phrase, "cuda graph")) {
            if (has(phrase, "graph none")) training.cuda_graphs = CudaGraphs::none;
            else if (has(phrase, "full_iteration")) training.cuda_graphs = CudaGraphs::full_iteration;
            else if (has(phrase, "attn")) training.cuda_graphs = CudaGraphs::partial_with_attention;
            else if (has(phrase, "[")) training.cuda_graphs = CudaGraphs::partial;
        }
        if (has(phrase, "hybridep")) training.dispatcher = Dispatcher::hybrid_ep;
        else if (has(phrase, "deepep")) training.dispatcher = Dispatcher::deep_ep;
        // "dropless (except rows labelled tokendrop)" is dropless; a bare "(tokendrop)" is the label
        const bool exception = has(phrase, "except rows labelled tokendrop");
        if (!exception && has_any(phrase, {"tokendrop", "token drop", "capacity factor"})) training.routing = TokenRouting::dropping;
        else if (training.routing != TokenRouting::dropping && has_any(phrase, {"force-balanced", "forced balance", "forced balanced", "uniform routing"}))
            training.routing = TokenRouting::balanced;
        else if (training.routing == TokenRouting::unknown && has(phrase, "router dropless")) training.routing = TokenRouting::dropless;
    }
}

} // namespace fivefold
