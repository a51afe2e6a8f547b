// SPDX-License-Identifier: Apache-2.0
#include "probes/protocol/reader.h"

#include <stdexcept>

namespace fivefold {

std::vector<ProbeMessage> ProbeReader::feed(std::string_view bytes)
{
    std::vector<ProbeMessage> messages;
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        const std::string_view piece = bytes.substr(0, end);
        if (line_.size() + piece.size() > kProbeMaxLineBytes + 1) { // + 1: a carriage return is no part of the line
            too_long_ = true;
            line_.clear();
        }
        if (!too_long_) line_ += piece;
        if (end == std::string_view::npos) break;
        take_line(messages);
        bytes.remove_prefix(end + 1);
    }
    return messages;
}

std::vector<ProbeMessage> ProbeReader::finish()
{
    std::vector<ProbeMessage> messages;
    if (!line_.empty() || too_long_) take_line(messages);
    return messages;
}

void ProbeReader::take_line(std::vector<ProbeMessage>& messages)
{
    ++line_number_;
    if (too_long_) {
        note("longer than 65536 bytes");
    } else if (line_.find_first_not_of(" \t\r") != std::string::npos) {
        try {
            messages.push_back(parse_line(line_));
        } catch (const std::runtime_error& problem) {
            note(problem.what());
        }
    }
    line_.clear();
    too_long_ = false;
}

void ProbeReader::note(const std::string& problem)
{
    ++skipped_lines_;
    if (problems_.size() < kMaxProblems) problems_.push_back("line " + std::to_string(line_number_) + ": " + problem);
}

} // namespace fivefold
