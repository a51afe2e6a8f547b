// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

namespace fivefold::test {

/// What one run of fivefold-cli gave.
struct Answer {
    int code = -1; ///< -1: it crashed or hung
    QByteArray out, err;
    [[nodiscard]] QJsonObject json() const; ///< of the output; empty when that is not a JSON object
    [[nodiscard]] bool one_line_of_error() const { return out.isEmpty() && err.count('\n') == 1 && err.size() > 20; }
};

/// Runs the program with a line of arguments separated by spaces; `input` goes to its standard input.
[[nodiscard]] Answer cli(const char* arguments, const QByteArray& input = {});
[[nodiscard]] Answer cli(const QStringList& arguments, const QByteArray& input = {});

/// Llama 3.1 70B on 128 H100: a plan that fits.
inline constexpr char kFits[] = "--model llama-3.1-70b --gpu h100-sxm5-80gb --network dgx-h100 --nodes 16 --tp 8 --pp 4 --vpp 5 --seq 8192 --global-batch 512";

} // namespace fivefold::test
