// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: a plan while files add to it, and the readers of the kinds of file.
#pragma once

#include "core/formats/import.h"
#include "core/formats/import_reader.h"

#include <cstdint>
#include <optional>

namespace fivefold {

/// What files have said so far. The plan holds defaults where nothing was said.
struct PlanDraft {
    Plan plan;
    std::vector<ImportNote> notes;
    bool has_model = false;
    bool has_gpu = false;
    bool has_framework = false;
    bool has_seq_len = false;
    std::int64_t gpus = 0, nodes = 0, gpus_per_node = 0; ///< 0: not said
    std::optional<std::int64_t> dp, micro_batch, accumulation, global_batch;
    bool dp_is_rest = false;           ///< what the other degrees leave of the GPUs (torchtitan's -1)
    std::optional<std::int64_t> steps; ///< optimizer steps of the run
    bool has_etp = false;
    std::int64_t shard_groups = 0; ///< groups that each hold a whole sharded state; 0: not said
};

void take_framework(PlanDraft& draft, Framework framework);
/// The dimensions of a catalogue model, with a note.
void take_catalogue_model(PlanDraft& draft, ImportReader& reader, std::string_view key, const CatalogueModel& model);

/// The last model of the catalogue whose id, letters and digits only, begins and ends so ("llama3", "8B"); null pointer when none does.
[[nodiscard]] const CatalogueModel* catalogue_model_like(const Catalogue& catalogue, std::string_view begin, std::string_view end);

/// Megatron-LM's arguments under their names without dashes in front ("num-layers"). Where other files spell them otherwise
/// (Primus, Megatron-Bridge), the reader's naming has translated them.
enum class MegatronDialect { arguments, bridge };
void import_megatron(ImportReader& reader, PlanDraft& draft, MegatronDialect dialect);
void import_megatron_model(ImportReader& reader, PlanDraft& draft, MegatronDialect dialect);
/// The name under which import_megatron looks up a key of a ConfigContainer; empty for keys without one.
[[nodiscard]] std::string bridge_argument(const std::vector<std::string_view>& path);

void import_nanotron(ImportReader& reader, PlanDraft& draft);
void import_torchtitan(ImportReader& reader, PlanDraft& draft, const Catalogue& catalogue);
void import_accelerate(ImportReader& reader, PlanDraft& draft);
void import_deepspeed(ImportReader& reader, PlanDraft& draft);
/// Nodes and GPUs of Slurm, torchrun, SkyPilot and Kubeflow.
void import_launcher(ImportReader& reader, PlanDraft& draft, const Catalogue& catalogue);

void import_simumax_model(ImportReader& reader, PlanDraft& draft);
void import_simumax_strategy(ImportReader& reader, PlanDraft& draft);
void import_calculon_model(ImportReader& reader, PlanDraft& draft);
void import_calculon_execution(ImportReader& reader, PlanDraft& draft);
void import_llm_analysis_model(ImportReader& reader, PlanDraft& draft);
void import_llm_analysis_gpu(ImportReader& reader, PlanDraft& draft, const Catalogue& catalogue);

/// Fills what no file said, with a note for each guess: model, machines, data parallelism, batch.
void finish_draft(PlanDraft& draft, const Catalogue& catalogue);

/// A file's content and what it is. Throws FormatError with the file's name in front when it cannot be parsed.
struct ParsedFile {
    FileKind kind = FileKind::unknown;
    doc::Syntax syntax = doc::Syntax::yaml;
    doc::Node root;
};
[[nodiscard]] ParsedFile parse_file(const ImportFile& file);

/// Reads one file into the draft; nothing for plans and unknown files.
void import_file(const ImportFile& file, const ParsedFile& parsed, PlanDraft& draft, const Catalogue& catalogue);

namespace import_limits { // of what a file may say; the plan's own limits stand in plan_fields.h
inline constexpr std::int64_t kLayers = 10'000, kWidth = 1'000'000, kDegree = 1 << 20, kTokens = 1 << 28, kCount = 100'000;
}

} // namespace fivefold
