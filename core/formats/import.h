// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/catalogue.h"
#include "core/plan/plan.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// A file as read at the edge: its name, for messages, and its whole text.
struct ImportFile {
    std::string name;
    std::string text;
};

/// What a file is, told by its content.
enum class FileKind {
    unknown,
    plan,            ///< Fivefold's own
    model_config,    ///< Hugging Face config.json
    megatron_script, ///< a shell script with Megatron-LM's arguments
    megatron_yaml,   ///< MODEL_ARGS, or Primus' overrides
    megatron_bridge, ///< ConfigContainer of Megatron-Bridge and NeMo
    nanotron,
    torchtitan, ///< TOML, versions 0.2 and before
    accelerate,
    deepspeed,
    launcher, ///< Slurm, SkyPilot or Kubeflow: nodes and GPUs only
    simumax_model,
    simumax_strategy,
    calculon_model,
    calculon_execution,
    llm_analysis_model,
    llm_analysis_gpu,
};
[[nodiscard]] const char* file_kind_name(FileKind kind); ///< "a nanotron configuration" ...

/// What became of one key of a file. `taken`: it set `field`. `guessed`: no file says `field`. `ignored`: nothing in a plan answers to it.
struct ImportNote {
    enum class Kind { taken, guessed, ignored };
    Kind kind = Kind::taken;
    std::string file;  ///< empty for guesses
    std::string where; ///< "line 12"
    std::string key;   ///< as the file spells it: "parallelism.tp", "--num-layers"
    std::string field; ///< of the plan: "layout.tp"
    std::string value; ///< that the field got, or that was passed over
    std::string why;   ///< English; for guesses and for what is not obvious
    bool operator==(const ImportNote&) const = default;
};

struct ImportedPlan {
    Plan plan;
    std::string unknown_members;   ///< of a plan file, see plan_file.h
    std::vector<ImportNote> notes; ///< guesses first, then by file
};

/// Puts files of any kind above together into one plan, in any order: one says the model, another the layout, a third the machines.
/// Files that say nothing a plan holds are noted as ignored. Throws FormatError, its place with the file's name in front, for a file that
/// cannot be read, for values out of range, and where no file says anything. Texts of up to 2 MiB take well under a second.
[[nodiscard]] ImportedPlan import_files(std::span<const ImportFile> files, const Catalogue& catalogue);

/// What the content is. Never throws.
[[nodiscard]] FileKind file_kind(std::string_view text);

/// One line for people: "taken: train.sh, line 12: --num-layers 32 -> model.layers".
[[nodiscard]] std::string note_sentence(const ImportNote& note);

} // namespace fivefold
