// SPDX-License-Identifier: Apache-2.0
#include "probes/options.h"

#include "probes/protocol/vocabulary.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace fivefold {
namespace {

constexpr int kMostDeviceIndex = 1023;

std::string stage_list()
{
    std::string list;
    for (const std::string_view stage : probe::kStages) list += (list.empty() ? "" : ", ") + std::string(stage);
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

std::vector<int> parse_devices(std::string_view text)
{
    std::vector<int> devices;
    while (true) {
        const std::size_t comma = text.find(',');
        const std::string_view part = text.substr(0, comma);
        const std::size_t dash = part.find('-');
        const int first = number("--devices", part.substr(0, dash), 0, kMostDeviceIndex);
        const int last = dash == std::string_view::npos ? first : number("--devices", part.substr(dash + 1), first, kMostDeviceIndex);
        for (int index = first; index <= last; ++index) {
            if (std::find(devices.begin(), devices.end(), index) == devices.end()) devices.push_back(index);
        }
        if (comma == std::string_view::npos) return devices;
        text.remove_prefix(comma + 1);
    }
}

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
        if (argument == "--quick" || argument == "--full") {
            options.quick = argument == "--quick";
            continue;
        }
        // Both spellings: --option value and --option=value
        const std::size_t equals = argument.find('=');
        const std::string_view name = argument.substr(0, equals);
        constexpr std::array<std::string_view, 9> known = {"--stage",    "--fd",           "--budget-s", "--devices",   "--lib-cuda",
                                                           "--lib-nvml", "--lib-cublaslt", "--lib-nccl", "--python-env"};
        if (std::find(known.begin(), known.end(), name) == known.end()) throw UsageError("unknown argument '" + std::string(argument) + "'; see --help");
        if (equals == std::string_view::npos && i + 1 == arguments.size()) throw UsageError(std::string(name) + " needs a value");
        const std::string_view value = equals == std::string_view::npos ? std::string_view(arguments[++i]) : argument.substr(equals + 1);
        if (name == "--stage") options.stage = value;
        if (name == "--fd") options.descriptor = number(name, value, 1, 1 << 20);
        if (name == "--budget-s") options.budget_seconds = number(name, value, 1, 3600);
        if (name == "--devices") options.devices = parse_devices(value);
        if (name == "--lib-cuda") options.libraries.cuda = value;
        if (name == "--lib-nvml") options.libraries.nvml = value;
        if (name == "--lib-cublaslt") options.libraries.cublaslt = value;
        if (name == "--lib-nccl") options.libraries.nccl = value;
        if (name == "--python-env") options.libraries.python_env = value;
    }
    if (std::find(probe::kStages.begin(), probe::kStages.end(), options.stage) == probe::kStages.end())
        throw UsageError("no stage '" + options.stage + "'; stages: " + stage_list());
    return options;
}

int stage_seconds(const ProbeOptions& options)
{
    if (options.budget_seconds > 0) return options.budget_seconds;
    struct Usual {
        std::string_view stage;
        int full;
        int quick;
    };
    constexpr std::array<Usual, 5> usual = {{{"inventory", 10, 10}, {"gpu", 24, 10}, {"p2p", 12, 8}, {"nccl", 36, 16}, {"overlap", 20, 10}}};
    for (const Usual& entry : usual) {
        if (entry.stage == options.stage) return options.quick ? entry.quick : entry.full;
    }
    return 30;
}

std::string help_text()
{
    return "Usage: fivefold-probe [--stage STAGE] [--quick|--full] [--devices LIST] [OPTION...]\n"
           "Measures the NVIDIA GPUs of this machine. JSON lines go to standard output, or to file descriptor N;\n"
           "text for people goes to standard error. A line \"cancel\" on standard input stops it, and so does the end\n"
           "of standard input where that is a pipe.\n\n"
           "  --stage STAGE        " +
           stage_list() +
           " (default: inventory)\n"
           "  --quick, --full      few sizes and shapes, or all (default)\n"
           "  --devices LIST       GPUs, such as 0-3,6 (default: all), numbered by their PCI address\n"
           "  --fd N               write the JSON lines to this open file descriptor\n"
           "  --budget-s S         give up after S seconds (default: by stage, 10 to 36)\n"
           "  --python-env DIR     take cuBLASLt and NCCL from this Python environment, where it has them\n"
           "  --lib-cuda FILE      the CUDA driver's library (default: libcuda.so.1)\n"
           "  --lib-nvml FILE      the management library (default: libnvidia-ml.so.1)\n"
           "  --lib-cublaslt FILE  cuBLASLt (default: LD_LIBRARY_PATH's, the Python environment's, the system's, the toolkit's)\n"
           "  --lib-nccl FILE      NCCL (default: likewise)\n"
           "  --version, --help\n\n"
           "Exit status: 0 done, 1 failed, 2 wrong use, 4 no usable GPU or driver, 5 cancelled, 6 the parent is gone.\n";
}

} // namespace fivefold
