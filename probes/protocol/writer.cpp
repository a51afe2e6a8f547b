// SPDX-License-Identifier: Apache-2.0
#include "probes/protocol/writer.h"

#include <cerrno>
#include <string_view>
#include <unistd.h>

namespace fivefold {

bool ProbeWriter::send(ProbeBody body)
{
    const std::lock_guard lock(mutex_);
    if (std::holds_alternative<ProbeResult>(body)) ++results_;
    if (std::holds_alternative<ProbeError>(body)) ++errors_;
    const std::string line = to_line({next_seq_++, elapsed_ms(), std::move(body)});
    std::string_view rest = line;
    while (!rest.empty()) {
        const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

std::int64_t ProbeWriter::elapsed_ms() const
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start_).count();
}

} // namespace fivefold
