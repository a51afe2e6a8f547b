// SPDX-License-Identifier: Apache-2.0
#include "probes/options.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace fivefold {
namespace {

constexpr std::array<std::string_view, 1> kStages = {"inventory"};

std::string stage_list()
{
    std::string list;
    for (const std::string_view stage : kStages) list += (list.empty() ? "" : ", ") + std::string(stage);
    return list;
}

int number(std::string_view option, std::string_view text, int least, int most)
{
    int value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc() || end != text.data() + text.size() || value < least || value > most) {
        throw UsageError(std::string(option) + ": '" + std::string(text) + "' must be a whole number from " + std::to_string(least) + " to " +
                         std::to_string(most));
    }
    return value;
}

} // namespace

ProbeOptions parse_options(std::span<const char* const> arguments)
{
    ProbeOptions options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        if (argument == "--help" || argument == "-h") {
            options.action = ProbeOptions::Action::help;
            return options;
        }
        if (argument == "--version") {
            options.action = ProbeOptions::Action::version;
            return options;
        }
        // Both spellings: --option value and --option=value
        const std::size_t equals = argument.find('=');
        const std::string_view name = argument.substr(0, equals);
        constexpr std::array<std::string_view, 5> known = {"--stage", "--fd", "--budget-s", "--lib-cuda", "--lib-nvml"};
        if (std::find(known.begin(), known.end(), name) == known.end()) throw UsageError("unknown argument '" + std::string(argument) + "'; see --help");
        if (equals == std::string_view::npos && i + 1 == arguments.size()) throw UsageError(std::string(name) + " needs a value");
        const std::string_view value = equals == std::string_view::npos ? std::string_view(arguments[++i]) : argument.substr(equals + 1);
        if (name == "--stage") options.stage = value;
        if (name == "--fd") options.descriptor = number(name, value, 1, 1 << 20);
        if (name == "--budget-s") options.budget_seconds = number(name, value, 1, 3600);
        if (name == "--lib-cuda") options.libraries.cuda = value;
        if (name == "--lib-nvml") options.libraries.nvml = value;
    }
    if (std::find(kStages.begin(), kStages.end(), options.stage) == kStages.end())
        throw UsageError("no stage '" + options.stage + "'; stages: " + stage_list());
    return options;
}

std::string help_text()
{
    return "Usage: fivefold-probe [--stage STAGE] [--fd N] [--budget-s S] [--lib-cuda FILE] [--lib-nvml FILE]\n"
           "Looks at the NVIDIA GPUs of this machine. JSON lines go to standard output, or to file descriptor N;\n"
           "text for people goes to standard error.\n\n"
           "  --stage STAGE    " +
           stage_list() +
           " (default: inventory)\n"
           "  --fd N           write the JSON lines to this open file descriptor\n"
           "  --budget-s S     give up after S seconds (default: 30)\n"
           "  --lib-cuda FILE  the CUDA driver's library (default: libcuda.so.1)\n"
           "  --lib-nvml FILE  the management library (default: libnvidia-ml.so.1)\n"
           "  --version, --help\n\n"
           "Exit status: 0 done, 1 failed, 2 wrong use, 4 no usable GPU or driver.\n";
}

} // namespace fivefold
