// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/result.h"
#include "core/estimate/estimate.h"

#include <QString>

#include <string_view>

namespace fivefold {

/// Names of an estimate's parts as the interface shows them, in its language.
[[nodiscard]] QString memoryTermText(MemoryTerm term);           ///< "Attention scores"
[[nodiscard]] QString memoryGroupText(MemoryGroup group);        ///< "Activations"
[[nodiscard]] QString timeTermText(TimeTerm term);               ///< "Matrix products"
[[nodiscard]] QString timeTermMeaning(TimeTerm term);            ///< one sentence for tips
[[nodiscard]] QString trafficText(Traffic::Dimension dimension); ///< "TP"
[[nodiscard]] QString trafficLongText(Traffic::Dimension dimension);
[[nodiscard]] QString verdictText(Verdict verdict);    ///< "FITS"
[[nodiscard]] QString verdictMeaning(Verdict verdict); ///< one sentence
[[nodiscard]] QString verdictIcon(Verdict verdict);    ///< name of a line icon
[[nodiscard]] QString severityText(Severity severity);
[[nodiscard]] QString severityIcon(Severity severity);
[[nodiscard]] QString momentText(MemoryMoment moment); ///< "while the loss is computed"
/// The profile's note on where the error band comes from; a note that is not known is shown as it stands.
[[nodiscard]] QString bandBasisText(std::string_view basis);
/// Why the band of a result's step time is as wide as it is, one or more sentences.
[[nodiscard]] QString bandBasisText(const Result& result);

} // namespace fivefold
