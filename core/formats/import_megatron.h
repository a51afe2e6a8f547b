// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: parts of import_megatron that stand in files of their own.
#pragma once

#include "core/formats/import_draft.h"

namespace fivefold {

/// Precision, optimizer, kernels, overlap and offload.
void import_megatron_training(ImportReader& reader, PlanDraft& draft, MegatronDialect dialect);

} // namespace fivefold
