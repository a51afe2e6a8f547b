// SPDX-License-Identifier: Apache-2.0
#include "core/formats/import.h"

#include "core/formats/import_draft.h"
#include "core/formats/import_kind.h"
#include "core/formats/model_config.h"
#include "core/formats/plan_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace fivefold {
namespace {

constexpr const char* kReads = "a plan, config.json, Megatron-LM arguments (shell or YAML), Megatron-Bridge, nanotron or accelerate YAML, "
                               "torchtitan TOML, DeepSpeed JSON or a "
                               "SimuMax, Calculon or llm-analysis JSON was expected";

/// Models first, then layouts, then machines.
int rank_of(FileKind kind) {
    switch (kind) {
    case FileKind::plan: return 0;
    case FileKind::model_config:
    case FileKind::simumax_model:
    case FileKind::calculon_model:
    case FileKind::llm_analysis_model: return 1;
    case FileKind::launcher:
    case FileKind::llm_analysis_gpu: return 3;
    case FileKind::unknown: return 4;
    default: return 2;
    }
}

std::string stem_of(std::string_view path) {
    std::string_view name = path.substr(path.find_last_of('/') + 1);
    name = name.substr(0, name.find('.'));
    return name.empty() || name == "config" || name == "-" ? "model" : std::string(name);
}

template <class Read>
auto naming_file(const std::string& file, Read read) {
    try {
        return read();
    } catch (const FormatError& error) {
        if (error.where().starts_with(file)) throw;
        throw FormatError(error.where().empty()            ? file
                          : error.where().starts_with('/') ? file + error.where()
                                                           : fmt::format("{}, {}", file, error.where()),
                          error.problem());
    }
}

std::string dashes(std::string_view key) {
    std::string name(key.substr(std::min(key.find_first_not_of('-'), key.size())));
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

std::string joined(const std::vector<std::string_view>& path, std::size_t from = 0) {
    std::string name;
    for (std::size_t i = from; i < path.size(); ++i) name += (name.empty() ? "" : ".") + std::string(path[i]);
    return name;
}

std::string environment(std::string_view variable) {
    const bool known = variable == "CUDA_LAUNCH_BLOCKING" || variable == "ACCELERATE_GRADIENT_ACCUMULATION_STEPS";
    return known ? "env." + std::string(variable) : std::string();
}

ImportReader::Naming naming_of(FileKind kind) {
    switch (kind) {
    case FileKind::megatron_script:
    case FileKind::launcher:
        return [](const std::vector<std::string_view>& path) {
            return path.size() == 2 && path[0] == "env" ? environment(path[1]) : joined(path);
        };
    case FileKind::megatron_yaml:
        return [](const std::vector<std::string_view>& path) {
            if (path.size() == 2 && path[0] == "MODEL_ARGS") return dashes(path[1]);
            if (path.size() == 2 && path[0] == "ENV_VARS") return environment(path[1]);
            return path.size() == 4 && path[0] == "modules" && path[2] == "overrides" ? dashes(path[3]) : joined(path);
        };
    case FileKind::megatron_bridge: return bridge_argument;
    default: return {};
    }
}

void read_model_file(const ImportFile& file, PlanDraft& draft) {
    ImportedModel imported = read_model_config(file.text, stem_of(file.name));
    draft.plan.model = std::move(imported.model);
    draft.has_model = true;
    draft.notes.push_back({ImportNote::Kind::taken, file.name, {}, "config.json", "model", draft.plan.model.name, {}});
    for (std::string& note : imported.notes)
        draft.notes.push_back({ImportNote::Kind::guessed, file.name, {}, {}, "model", {}, std::move(note)});
}

void read_with(ImportReader& reader, FileKind kind, bool primus, PlanDraft& draft, const Catalogue& catalogue) {
    switch (kind) {
    case FileKind::megatron_script:
        import_megatron(reader, draft, MegatronDialect::arguments);
        return import_launcher(reader, draft, catalogue);
    case FileKind::megatron_yaml:
        for (const char* key : {"modules.pre_trainer.model", "modules.post_trainer.model"}) { // Primus: "llama3.1_8B.yaml"
            const std::string name = reader.text(key).value_or("");
            const CatalogueModel* model = name.empty() ? nullptr : catalogue_model_like(catalogue, name.substr(0, name.rfind(".y")), "");
            if (model != nullptr && !draft.has_model) take_catalogue_model(draft, reader, key, *model);
        }
        return import_megatron(reader, draft, primus ? MegatronDialect::bridge : MegatronDialect::arguments);
    case FileKind::megatron_bridge:
        import_megatron(reader, draft, MegatronDialect::bridge);
        return import_launcher(reader, draft, catalogue);
    case FileKind::nanotron: return import_nanotron(reader, draft);
    case FileKind::torchtitan: return import_torchtitan(reader, draft, catalogue);
    case FileKind::accelerate: return import_accelerate(reader, draft);
    case FileKind::deepspeed: return import_deepspeed(reader, draft);
    case FileKind::launcher: return import_launcher(reader, draft, catalogue);
    case FileKind::simumax_model: return import_simumax_model(reader, draft);
    case FileKind::simumax_strategy: return import_simumax_strategy(reader, draft);
    case FileKind::calculon_model: return import_calculon_model(reader, draft);
    case FileKind::calculon_execution: return import_calculon_execution(reader, draft);
    case FileKind::llm_analysis_model: return import_llm_analysis_model(reader, draft);
    case FileKind::llm_analysis_gpu: return import_llm_analysis_gpu(reader, draft, catalogue);
    case FileKind::unknown:
    case FileKind::plan:
    case FileKind::model_config: return;
    }
}

bool same_dimensions(const Transformer& a, const Transformer& b) {
    return a.layers == b.layers && a.hidden == b.hidden && a.heads == b.heads && a.kv_heads == b.kv_heads &&
           a.moe.has_value() == b.moe.has_value();
}

/// A file that only says its model's name (Primus, torchtitan) leaves an earlier model as it is.
void keep_earlier_model(const ImportFile& file, const std::optional<Transformer>& earlier, PlanDraft& draft) {
    if (!earlier || draft.plan.model == *earlier) return;
    if (same_dimensions(draft.plan.model, *earlier))
        draft.plan.model = *earlier; // the model's own file says more
    else
        draft.notes.push_back(
            {ImportNote::Kind::guessed, file.name, {}, {}, "model", {}, "two files describe different models; this one counts"});
}

} // namespace

ParsedFile parse_file(const ImportFile& file) {
    return naming_file(file.name, [&] {
        ParsedFile parsed;
        parsed.syntax = syntax_of(file.text);
        if (parsed.syntax == doc::Syntax::shell && file.text.find("--") == std::string::npos) {
            doc::check_text(file.text, "a configuration");
            return parsed;
        }
        parsed.root = doc::parse(file.text, parsed.syntax);
        parsed.kind = kind_of(parsed.root, parsed.syntax);
        return parsed;
    });
}

void import_file(const ImportFile& file, const ParsedFile& parsed, PlanDraft& draft, const Catalogue& catalogue) {
    const FileKind kind = parsed.kind;
    if (kind == FileKind::unknown || kind == FileKind::plan) return;
    naming_file(file.name, [&] {
        const std::optional<Transformer> earlier = draft.has_model ? std::optional(draft.plan.model) : std::nullopt;
        if (kind == FileKind::model_config) {
            read_model_file(file, draft);
        } else {
            ImportReader reader(file.name, parsed.root, draft.notes, naming_of(kind), parsed.syntax == doc::Syntax::shell);
            read_with(reader, kind, parsed.root.find("modules") != nullptr, draft, catalogue);
            reader.ignore_rest();
        }
        keep_earlier_model(file, earlier, draft);
        if (draft.has_model)
            if (const auto problem = malformed(draft.plan.model))
                throw FormatError("", "the model's dimensions do not fit together: " + *problem);
        return true;
    });
}

namespace {

ImportedPlan from_plan_file(const ImportFile& file, const Catalogue& catalogue) {
    LoadedPlan loaded = naming_file(file.name, [&] { return read_plan(file.text, catalogue); });
    ImportedPlan imported{std::move(loaded.plan), std::move(loaded.unknown_members), {}};
    for (std::string& warning : loaded.warnings)
        imported.notes.push_back({ImportNote::Kind::guessed, file.name, {}, {}, {}, {}, std::move(warning)});
    return imported;
}

/// Two files of one kind would contradict each other; two frameworks as well.
void refuse_twice(std::map<FileKind, std::string>& seen, FileKind kind, const std::string& name) {
    if (kind == FileKind::unknown || kind == FileKind::launcher) return;
    const auto [known, fresh] = seen.emplace(kind, name);
    if (!fresh) throw FormatError("", fmt::format("{} and {} are both {}; give one of them", known->second, name, file_kind_name(kind)));
}

struct Sorted {
    const ImportFile* file = nullptr;
    ParsedFile parsed;
};

/// Sorted by what they say. A script that cannot be parsed counts as unknown beside other files: folders hold many.
std::vector<Sorted> sorted(std::span<const ImportFile> files) {
    std::vector<Sorted> list;
    for (const ImportFile& file : files) {
        Sorted entry{&file, {}};
        if (files.size() > 1 && syntax_of(file.text) == doc::Syntax::shell) {
            try {
                entry.parsed = parse_file(file);
            } catch (const FormatError&) {
                entry.parsed.kind = FileKind::unknown;
            }
        } else {
            entry.parsed = parse_file(file);
        }
        list.push_back(std::move(entry));
    }
    std::stable_sort(list.begin(), list.end(),
                     [](const Sorted& a, const Sorted& b) { return rank_of(a.parsed.kind) < rank_of(b.parsed.kind); });
    return list;
}

} // namespace

ImportedPlan import_files(std::span<const ImportFile> files, const Catalogue& catalogue) {
    if (files.empty()) throw FormatError("", std::string("no file is given; ") + kReads);
    const std::vector<Sorted> list = sorted(files);
    if (files.size() == 1 && list.front().parsed.kind == FileKind::unknown)
        throw FormatError(files.front().name, std::string("the content is not known; ") + kReads);
    if (list.front().parsed.kind == FileKind::plan || (files.size() == 1 && list.front().parsed.kind == FileKind::model_config)) {
        if (files.size() > 1) throw FormatError("", fmt::format("{} is a whole plan; give it alone", list.front().file->name));
        return from_plan_file(*list.front().file, catalogue);
    }
    PlanDraft draft;
    std::map<FileKind, std::string> seen;
    for (const auto& [file, parsed] : list) {
        refuse_twice(seen, parsed.kind, file->name);
        if (parsed.kind == FileKind::unknown)
            draft.notes.push_back({ImportNote::Kind::ignored, file->name, {}, {}, {}, {}, "the content is not known"});
        else
            import_file(*file, parsed, draft, catalogue);
    }
    if (seen.empty() && std::none_of(list.begin(), list.end(), [](const Sorted& entry) { return entry.parsed.kind == FileKind::launcher; }))
        throw FormatError("", std::string("the content of no file is known; ") + kReads);
    finish_draft(draft, catalogue);
    try {
        (void)read_plan(write_plan(draft.plan), catalogue); // the limits of plan files stand in one place
    } catch (const FormatError& error) {
        throw FormatError("", fmt::format("the files describe no plan: {}", error.what()));
    }
    std::stable_partition(draft.notes.begin(), draft.notes.end(),
                          [](const ImportNote& note) { return note.kind == ImportNote::Kind::guessed; });
    return {std::move(draft.plan), {}, std::move(draft.notes)};
}

std::string note_sentence(const ImportNote& note) {
    constexpr const char* kWords[] = {"taken", "guessed", "ignored"};
    std::string line = fmt::format("{}: ", kWords[static_cast<int>(note.kind)]);
    if (!note.file.empty())
        line += note.file + (note.where.empty() ? "" : ", " + note.where) +
                (note.key.empty() && note.field.empty() && note.why.empty() ? "" : ": ");
    if (note.kind == ImportNote::Kind::guessed)
        line += note.field + (note.value.empty() ? "" : " = " + note.value);
    else
        line += note.key + (note.value.empty() ? "" : " = " + note.value) + (note.field.empty() ? "" : " -> " + note.field);
    if (!note.why.empty()) line += (line.ends_with(": ") ? "" : ": ") + note.why;
    return line;
}

} // namespace fivefold
