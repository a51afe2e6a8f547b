// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace fivefold {

/// The text of kernels.ptx, with its final 0.
extern const char* const kKernelText;

} // namespace fivefold
