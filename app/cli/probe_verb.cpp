// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "app/cli/probe_answer.h"
#include "app/cli/table_format.h"
#include "probes/protocol/record_json.h"
#include "probes/protocol/vocabulary.h"
#include "probes/runner/probe_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <pthread.h>
#include <thread>
#include <unistd.h>

namespace fivefold::cli {
namespace {

struct Arguments {
    explicit Arguments(CLI::App& verb) {
        add_json(verb, json);
        format.add_to(verb, "one measured value a row");
        std::vector<std::string> names;
        for (const std::string_view stage : probe::kStages) names.emplace_back(stage);
        verb.add_option("--stage", stages, "Only these, with commas: inventory, gpu, p2p, nccl, overlap")
            ->delimiter(',')
            ->check(CLI::IsMember(names))
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
            ->type_name("STAGE");
        verb.add_flag("--quick", quick, "Few sizes and shapes: a quarter of the time");
        verb.add_option("--devices", devices, "GPUs such as 0-3,6, numbered by PCI address (default: all)")->type_name("LIST");
        verb.add_option("-o,--output", output, "Write all that was found to this file, for 'calibrate' and the window")->type_name("FILE");
        verb.add_option("--note", note, "Free text kept in that file")->type_name("TEXT");
        verb.add_option("--show", show, "Show such a file instead of measuring")->type_name("FILE");
        verb.add_option("--python-env", python_env, "Take cuBLASLt and NCCL from this Python environment")->type_name("DIR");
        verb.add_option("--lib-cuda", libraries[0], "The CUDA driver's library")->type_name("FILE");
        verb.add_option("--lib-nvml", libraries[1], "The management library")->type_name("FILE");
        verb.add_option("--lib-cublaslt", libraries[2], "cuBLASLt")->type_name("FILE");
        verb.add_option("--lib-nccl", libraries[3], "NCCL")->type_name("FILE");
        verb.add_option("--program", program, "The probe program, where it is not beside this one")->type_name("FILE");
    }
    std::vector<std::string> stages;
    std::string devices, output, note, show, python_env, program;
    std::array<std::string, 4> libraries;
    TableFormat format;
    bool quick = false, json = false;
};

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::localtime_r(&now, &parts);
    return fmt::format("{:04}-{:02}-{:02}", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday);
}

ProbeRunOptions run_options(const Arguments& arguments) {
    ProbeRunOptions options;
    options.program = arguments.program.empty() ? find_probe(program_directory()) : arguments.program;
    if (options.program.empty()) throw Failure(kEnvironment, "probe: the program fivefold-probe is neither beside fivefold-cli nor on the PATH; install it again, or say --program");
    if (!arguments.stages.empty()) {
        std::erase_if(options.stages, [&](const std::string& stage) { return std::find(arguments.stages.begin(), arguments.stages.end(), stage) == arguments.stages.end(); });
    }
    options.devices = arguments.devices;
    options.quick = arguments.quick;
    options.date = today();
    options.note = arguments.note;
    constexpr std::array<const char*, 4> names = {"--lib-cuda", "--lib-nvml", "--lib-cublaslt", "--lib-nccl"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!arguments.libraries[i].empty()) options.arguments.insert(options.arguments.end(), {names[i], arguments.libraries[i]});
    }
    if (!arguments.python_env.empty()) options.arguments.insert(options.arguments.end(), {"--python-env", arguments.python_env});
    return options;
}

/// Progress on standard error: one line that changes on a terminal, else one line a stage.
class Progress {
public:
    ProbeObserver observer() {
        ProbeObserver observer;
        observer.stage_started = [this](const std::string& stage, std::size_t index, std::size_t count) {
            if (!terminal_) message(fmt::format("probe: {} ({} of {})", stage, index + 1, count));
        };
        observer.message = [this](const std::string& stage, const ProbeMessage& told) {
            const auto* progress = std::get_if<ProbeProgress>(&told.body);
            if (terminal_ && progress != nullptr) show(fmt::format("{} {}/{} {}", stage, progress->done + 1, std::max(progress->total, progress->done + 1), progress->label));
        };
        observer.stage_ended = [this](const ProbeStage& stage) {
            show("");
            if (stage.status != ProbeStatus::ok) message(fmt::format("probe: {}: {}", stage.name, to_text(stage.status)));
        };
        return observer;
    }

private:
    void show(const std::string& text) const {
        if (!terminal_) return;
        std::fprintf(stderr, "\r\033[K%.100s", text.c_str());
        std::fflush(stderr);
    }
    bool terminal_ = ::isatty(STDERR_FILENO) == 1;
};

/// Runs the probe in a thread of its own, so that this one can wait for Ctrl-C, which stops it; a second one ends the program.
ProbeRecord run_until_signal(const ProbeRunOptions& options) {
    sigset_t signals;
    ::sigemptyset(&signals);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&signals, number);
    sigset_t before;
    ::pthread_sigmask(SIG_BLOCK, &signals, &before);
    ProbeRecord record;
    Progress progress;
    std::atomic<bool> ended = false;
    {
        std::jthread worker([&](const std::stop_token& stop) {
            record = run_probe(options, progress.observer(), stop);
            ended = true;
        });
        while (!ended) {
            const timespec pause{0, 50'000'000};
            if (::sigtimedwait(&signals, nullptr, &pause) < 0) continue;
            if (!worker.request_stop()) ::_exit(130); // the probe dies with its parent
        }
    }
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return record;
}

int exit_code(const ProbeRecord& record) {
    const bool all = std::all_of(record.stages.begin(), record.stages.end(), [](const ProbeStage& stage) { return stage.status == ProbeStatus::ok && stage.errors.empty(); });
    if (all) return kDone;
    // Nothing of what was asked for could be begun: the machine lacks something
    const bool none = std::none_of(record.stages.begin(), record.stages.end(), [](const ProbeStage& stage) {
        return std::any_of(stage.results.begin(), stage.results.end(), [](const ProbeResult& result) { return result.id != probe::kEnv; });
    });
    const bool cancelled = std::any_of(record.stages.begin(), record.stages.end(), [](const ProbeStage& stage) { return stage.status == ProbeStatus::cancelled; });
    return none && !cancelled ? kEnvironment : kNo;
}

ProbeRecord read_record(const std::string& path) {
    try {
        return read_probe_record(read_input(path, kProbeRecordMaxBytes));
    } catch (const Failure&) {
        throw;
    } catch (const std::runtime_error& problem) {
        throw Failure(kBadInput, input_name(path) + ": " + problem.what());
    }
}

} // namespace

void add_probe(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("probe", "Measures the GPUs of this machine: memory, matrix products, links, collectives and their overlap");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] {
        arguments->format.check(arguments->json);
        const bool shows = !arguments->show.empty();
        const ProbeRecord record = shows ? read_record(arguments->show) : run_until_signal(run_options(*arguments));
        if (!arguments->output.empty()) write_file(arguments->output, write_probe_record(record));
        if (!shows) session.exit_code = exit_code(record);
        if (!arguments->output.empty() && session.exit_code != kEnvironment)
            message("probe: 'fivefold-cli calibrate " + arguments->output + " --diff' holds it against the catalogue, and with -o makes a profile of it");
        const std::vector<CatalogueShare> low = low_values(record, session.catalogue);
        if (arguments->json) print(write_probe_record(record));
        else if (arguments->format.asked()) print(arguments->format.text(probe_figures(record)));
        else print(probe_record_text(record, low));
        if (arguments->json || arguments->format.asked()) {
            if (const std::string incidents = probe_incidents_text(record, low); !incidents.empty()) std::fputs(incidents.c_str(), stderr);
        }
    });
}

} // namespace fivefold::cli
