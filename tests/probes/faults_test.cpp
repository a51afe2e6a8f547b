// SPDX-License-Identifier: Apache-2.0
// The whole chain below the window: parent, probe program and simulated libraries, with everything that can go wrong with them.
// All runs go on side by side, because most of the time they wait for a limit.
#include "probes/protocol/record_json.h"
#include "probes/protocol/vocabulary.h"
#include "probes/runner/probe_run.h"

#include <QtTest/QTest>

#include <atomic>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <thread>
#include <unistd.h>

using namespace fivefold;
using namespace std::chrono_literals;

namespace {

#ifdef __SANITIZE_THREAD__
constexpr int kSlowness = 3; // each step takes longer then
#else
constexpr int kSlowness = 1;
#endif
const std::string kWhole = FIVEFOLD_SIMULATED_DRIVER;
const std::string kIncomplete = FIVEFOLD_SIMULATED_DRIVER_INCOMPLETE;
const std::string kOld = FIVEFOLD_SIMULATED_DRIVER_OLD;

/// What becomes of one stage: its status, the codes of its errors, and of its warnings.
struct Outcome {
    const char* stage;
    const char* status;
    const char* errors = "";
    const char* warnings = "";
};

struct Fault {
    const char* name;
    std::string scenario;
    std::vector<Outcome> outcomes; ///< of the stages that were asked for, in their order
    double least_s = 0;            ///< the last of them takes at least so long
    double most_s = 4;             ///< and at most so long on an idle machine
    std::vector<std::string> arguments = {};
    bool usual_limits = false;
};

std::vector<Fault> faults()
{
    const Outcome inventory{"inventory", "ok"};
    const Outcome gpu{"gpu", "ok"};
    const Outcome p2p{"p2p", "ok"};
    const Outcome nccl{"nccl", "ok"};
    const Outcome skipped{"gpu", "skipped"};
    return {
        {"nothing", "", {inventory, gpu, p2p, nccl, {"overlap", "ok"}}},
        // No usable driver or GPU
        {"no driver", "", {{"inventory", "failed", "no_driver"}, skipped}, 0, 4, {"--lib-cuda=/nowhere/libcuda.so.1"}},
        {"stub", "cuInit=34", {{"inventory", "failed", "stub_driver"}, skipped}},
        {"no device", "cuInit=100", {{"inventory", "failed", "no_device"}, skipped}},
        {"no device by count", "devices=0", {{"inventory", "failed", "no_device"}, skipped}},
        {"too old, 35", "cuInit=35", {{"inventory", "failed", "driver_too_old"}, skipped}},
        {"too old, CUDA 9", "driver=9020", {{"inventory", "failed", "driver_too_old"}, skipped}},
        {"too old, 222", "cuModuleLoadData=222", {inventory, {"gpu", "failed", "driver_too_old"}}},
        {"fabric not ready, 802", "cuInit=802", {{"inventory", "failed", "fabric_not_ready"}, skipped}},
        {"mismatch, 803", "cuInit=803", {{"inventory", "failed", "driver_mismatch"}, skipped}},
        {"compat, 804", "cuInit=804", {{"inventory", "failed", "compat"}, skipped}},
        {"not permitted, 800", "cuInit=800", {{"inventory", "failed", "not_permitted"}, skipped}},
        {"exclusive, 46", "cuDevicePrimaryCtxRetain@1=46", {inventory, {"gpu", "failed", "unavailable"}}},
        {"another error", "cuInit=999", {{"inventory", "failed", "driver_error"}, skipped}},
        // Calls and libraries that are missing
        {"driver lacks a call", "", {{"inventory", "failed", "driver_too_old"}, skipped}, 0, 4, {"--lib-cuda=" + kIncomplete + "/libcuda.so.1"}},
        {"NVML lacks a call", "", {{"inventory", "ok", "", "nvml_missing"}, gpu}, 0, 4, {"--lib-nvml=" + kIncomplete + "/libnvidia-ml.so.1"}},
        {"cuBLASLt lacks a call", "", {inventory, {"gpu", "partial", "cublas_missing"}, p2p}, 0, 4, {"--lib-cublaslt=" + kIncomplete + "/libcublasLt.so.13"}},
        {"NCCL lacks a call", "", {inventory, gpu, {"nccl", "failed", "nccl_missing"}}, 0, 4, {"--lib-nccl=" + kIncomplete + "/libnccl.so.2"}},
        {"no NVML", "", {{"inventory", "ok", "", "nvml_missing"}, gpu}, 0, 4, {"--lib-nvml=/nowhere"}},
        {"no cuBLASLt", "", {inventory, {"gpu", "partial", "cublas_missing"}, p2p}, 0, 4, {"--lib-cublaslt=/nowhere"}},
        {"no NCCL", "", {inventory, p2p, {"nccl", "failed", "nccl_missing"}}, 0, 4, {"--lib-nccl=/nowhere"}},
        {"old NCCL", "nccl=21805", {inventory, {"nccl", "ok", "", "nccl_old"}}, 0, 4, {"--lib-nccl=" + kOld + "/libnccl.so.2"}},
        {"no such product, 15", "cublasLtMatmulAlgoGetHeuristic=15", {inventory, {"gpu", "ok", "", "unsupported_dtype"}}},
        {"no FP8 on A100", "gpu=a100", {inventory, {"gpu", "ok", "", "unsupported_dtype"}, nccl}},
        {"one GPU", "devices=1", {inventory, gpu, {"p2p", "ok", "", "one_gpu"}, {"nccl", "ok", "", "one_gpu"}}},
        // Errors on the way
        {"out of memory", "cuMemAlloc_v2@3#4=2", {inventory, {"gpu", "failed", "oom"}, p2p}},
        {"little memory", "used=83e9", {inventory, {"gpu", "ok", "", "low_memory"}, p2p}},
        {"ECC error", "cuEventQuery@1#30=214", {inventory, {"gpu", "failed", "ecc"}, p2p}},
        {"NVLink error", "cuStreamQuery@0#10=220", {inventory, {"p2p", "failed", "nvlink"}}},
        {"memory that forgets", "memory.corrupt=3", {inventory, {"gpu", "failed", "memory_corrupt"}}},
        {"corrupt P2P", "corrupt=2-5", {inventory, gpu, {"p2p", "partial", "p2p_corrupt"}, nccl}},
        {"corrupt collective", "nccl.corrupt=all_gather", {inventory, {"nccl", "partial", "nccl_corrupt"}}},
        {"NCCL error at once", "ncclAllReduce@3=3", {inventory, p2p, {"nccl", "failed", "nccl_error"}}},
        {"NCCL asynchronous error", "nccl.stuck=5;ncclCommGetAsyncError@2#5=6", {inventory, p2p, {"nccl", "failed", "nccl_error"}}},
        {"cuBLASLt error", "cublasLtMatmul@2#7=13", {inventory, {"gpu", "failed", "cublas_error"}, p2p}},
        // Values worse than they could be
        {"busy", "busy=1", {{"inventory", "ok", "", "gpu_busy"}, {"gpu", "ok", "", "uneven"}}},
        {"throttled", "throttle=3", {{"inventory", "ok", "", "throttle"}, {"gpu", "ok", "", "throttle uneven"}}},
        {"fabric waits", "fabric=waiting", {{"inventory", "ok", "", "fabric_not_ready"}, gpu}},
        {"power cap", "power_cap=500", {{"inventory", "ok", "", "power_cap"}, gpu}},
        {"fewer lanes", "pcie.lanes=8", {{"inventory", "ok", "", "pcie_reduced"}, gpu}},
        {"links down", "links.down=3", {{"inventory", "ok", "", "nvlink_down"}, gpu}},
        {"fabric failed", "fabric=failed", {{"inventory", "ok", "", "fabric_not_ready"}, gpu}},
        {"fabric waits, older NVML", "fabric=waiting;nvmlDeviceGetGpuFabricInfoV=3", {{"inventory", "ok", "", "fabric_not_ready"}, gpu}},
        {"ECC off", "ecc=off", {{"inventory", "ok", "", "ecc_off"}, gpu}},
        {"ECC off, older NVML", "ecc=off;nvmlDeviceGetDefaultEccMode=3", {{"inventory", "ok", "", "ecc_off"}, gpu}},
        {"ECC off by default", "ecc=off;ecc.default=off", {inventory, gpu}},
        {"no ECC at all", "ecc=off;nvmlDeviceGetEccMode=3", {inventory, gpu}},
        {"ECC counters", "ecc.errors=2", {{"inventory", "ok", "", "ecc_errors"}, gpu}},
        {"exclusive mode", "compute_mode=3", {{"inventory", "ok", "", "exclusive_mode"}, gpu}},
        {"MIG", "mig=0", {{"inventory", "ok", "", "mig"}, gpu, {"p2p", "ok", "", "mig"}, {"nccl", "ok", "", "mig"}}},
        {"P2P off", "p2p=off", {inventory, {"p2p", "ok", "", "p2p_disabled"}, nccl}},
        {"slow link", "slow=2-5", {inventory, p2p, nccl}},
        {"below 60 %", "gemm.share=0.5;nccl.share=0.5", {inventory, gpu, nccl}},
        // Processes that do not end as they should
        {"hang in the inventory", "cuInit=hang", {{"inventory", "timeout", "timeout"}, skipped}, 3, 6},
        {"hang at the usual limits", "cuInit=hang", {{"inventory", "timeout", "timeout"}, skipped}, 10, 13, {"--budget-s=30"}, true},
        {"hang in a stream", "cuStreamQuery@0#30=hang", {inventory, {"gpu", "timeout", "timeout"}}, 3, 6},
        {"hang in a collective", "nccl.stuck=5", {inventory, p2p, {"nccl", "timeout", "timeout"}}, 3, 6},
        {"hang in NCCL's start", "ncclCommInitRankConfig@3=hang;ncclCommInitRank@3=hang", {inventory, {"nccl", "timeout", "timeout"}}, 4, 7},
        {"spin", "cublasLtMatmul#10=spin", {inventory, {"gpu", "timeout", "timeout"}, p2p}, 3, 6},
        {"stopped", "cublasLtMatmul#10=stop", {inventory, {"gpu", "timeout", "no_beat"}, p2p}, 3, 7},
        {"crash", "cublasLtMatmul#10=crash", {inventory, {"gpu", "crashed", "crashed"}, p2p}},
        {"crash at once", "cuInit=crash", {{"inventory", "crashed", "crashed"}, skipped}},
        {"abort", "ncclAllGather#3=abort", {inventory, p2p, {"nccl", "crashed", "crashed"}}},
        {"exit", "cublasLtMatmul#10=exit", {inventory, {"gpu", "failed", "incomplete"}, p2p}},
        {"partial line", "cublasLtMatmul#10=partial", {inventory, {"gpu", "failed", "incomplete", "bad_lines"}, p2p}},
        {"over-long line", "cublasLtMatmul#10=longline", {inventory, {"gpu", "ok", "", "bad_lines"}, p2p}},
        {"garbage", "cublasLtMatmul#10=garbage", {inventory, {"gpu", "ok", "", "bad_lines"}, p2p}},
    };
}

ProbeRecord run(const Fault& fault)
{
    ProbeRunOptions options;
    options.program = FIVEFOLD_PROBE;
    options.stages.clear();
    for (const Outcome& outcome : fault.outcomes) options.stages.emplace_back(outcome.stage);
    options.quick = true;
    options.arguments = fault.arguments;
    options.environment = {{"LD_LIBRARY_PATH", kWhole}, {"FIVEFOLD_SIMULATED", fault.scenario}, {"FIVEFOLD_FAULTS_TEST", std::to_string(::getpid())},
                           {"ASAN_OPTIONS", "handle_segv=0:handle_abort=0:detect_leaks=0"},
                           {"TSAN_OPTIONS", "handle_segv=0:handle_abort=0:ignore_noninstrumented_modules=1"}};
    options.date = "2026-11-30";
    if (!fault.usual_limits) {
        options.limits.beat = 3s * kSlowness;
        options.limits.step = 3s * kSlowness;
        options.limits.init_step = 4s * kSlowness;
    }
    return run_probe(options);
}

/// Codes, each once, in alphabetical order.
QByteArray codes(const std::vector<ProbeIncident>& incidents)
{
    std::map<std::string, int> sorted;
    for (const ProbeIncident& incident : incidents) ++sorted[incident.code];
    QByteArray all;
    for (const auto& [code, count] : sorted) all += (all.isEmpty() ? "" : " ") + QByteArray::fromStdString(code);
    return all;
}

int processes_left()
{
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        std::ifstream file(entry.path() / "environ");
        std::ostringstream text;
        text << file.rdbuf();
        if (text.str().find("FIVEFOLD_FAULTS_TEST=" + std::to_string(::getpid())) != std::string::npos) ++count;
    }
    return count;
}

double value(const ProbeResult& result, std::string_view name)
{
    const ProbeValue* found = find_value(result, name);
    if (found == nullptr) return -1;
    if (const auto* whole = std::get_if<std::int64_t>(found)) return static_cast<double>(*whole);
    return std::holds_alternative<double>(*found) ? std::get<double>(*found) : -1;
}

} // namespace

class FaultsTest : public QObject {
    Q_OBJECT
    std::vector<Fault> faults_ = faults();
    std::vector<ProbeRecord> records_;

    const ProbeStage& stage_of(const char* fault, const char* stage) const
    {
        for (std::size_t i = 0; i < faults_.size(); ++i) {
            if (std::string_view(faults_[i].name) == fault) return *find_stage(records_[i], stage);
        }
        qFatal("no such fault");
    }

private Q_SLOTS:
    void initTestCase()
    {
        records_.resize(faults_.size());
        std::atomic<std::size_t> next = 0;
        std::vector<std::jthread> workers;
        for (int i = 0; i < 6; ++i) {
            workers.emplace_back([&] {
                for (std::size_t mine = next++; mine < faults_.size(); mine = next++) records_[faults_.size() - 1 - mine] = run(faults_[faults_.size() - 1 - mine]);
            });
        }
    }

    void ends_as_it_should_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < faults_.size(); ++i) QTest::newRow(faults_[i].name) << static_cast<int>(i);
    }
    void ends_as_it_should()
    {
        QFETCH(int, index);
        const Fault& fault = faults_.at(static_cast<std::size_t>(index));
        const ProbeRecord& record = records_.at(static_cast<std::size_t>(index));
        QCOMPARE(record.stages.size(), fault.outcomes.size());
        double slowest = 0;
        for (std::size_t i = 0; i < record.stages.size(); ++i) {
            const ProbeStage& stage = record.stages[i];
            const Outcome& expected = fault.outcomes[i];
            const QByteArray told = QByteArray(stage.name.c_str()) + ": " + stage.log.c_str();
            QVERIFY2(to_text(stage.status) == expected.status, told + "is " + to_text(stage.status).data() + " with " + codes(stage.errors));
            QVERIFY2(codes(stage.errors) == expected.errors, told + "errors " + codes(stage.errors));
            QVERIFY2(codes(stage.warnings) == expected.warnings, told + "warnings " + codes(stage.warnings));
            // What came before holds, and nothing that only looks like a result
            if (stage.status == ProbeStatus::ok && std::string_view(expected.warnings) != "mig" && std::string_view(expected.warnings) != "one_gpu")
                QVERIFY2(stage.results.size() >= (stage.name == "inventory" || stage.name == "overlap" ? 3U : 6U), told.constData());
            for (const ProbeResult& result : stage.results) QVERIFY(value(result, "tflops") != 66 && value(result, "tflops") != 666);
            slowest = std::max(slowest, stage.elapsed_s);
        }
        const double slack = 6 + 5 * (kSlowness - 1); // of a machine with much else to do
        QVERIFY2(slowest >= fault.least_s && slowest < fault.most_s + slack, QByteArray::number(slowest).constData());
        QVERIFY(read_probe_record(write_probe_record(record)) == record);
    }

    void no_process_is_left() { QCOMPARE(processes_left(), 0); }

    void the_gpus_of_a_pair_are_named()
    {
        const ProbeStage& stage = stage_of("corrupt P2P", "p2p");
        QCOMPARE(stage.errors.size(), std::size_t{2}); // both directions
        QCOMPARE(stage.errors.front().device, std::int64_t{2});
        QCOMPARE(stage.errors.front().peer, std::int64_t{5});
        QCOMPARE(stage_of("ECC error", "gpu").errors.front().device, std::int64_t{1});
        QCOMPARE(stage_of("throttled", "gpu").warnings.front().device, std::int64_t{3});
    }

    void a_slow_link_is_measured_as_one()
    {
        double slow = 0;
        double others = 1e9;
        for (const ProbeResult& result : stage_of("slow link", "p2p").results) {
            if (result.id != probe::kP2p) continue;
            const bool is_slow = value(result, "src") == 2 && value(result, "dst") == 5;
            (is_slow ? slow : others) = is_slow ? value(result, "uni_gbps") : std::min(others, value(result, "src") == 5 && value(result, "dst") == 2 ? 1e9 : value(result, "uni_gbps"));
        }
        QVERIFY(slow > 50 && slow < 90 && others > 350);
    }

    void half_the_rate_is_measured_as_half()
    {
        const auto rate = [&](const char* fault) {
            for (const ProbeResult& result : stage_of(fault, "gpu").results) {
                if (result.id == probe::kGemm && value(result, "device") == -1 && value(result, "m") == 8192) return value(result, "tflops");
            }
            return 0.0;
        };
        QVERIFY(rate("nothing") > 680 && rate("nothing") < 760); // of 989
        QVERIFY(std::abs(rate("below 60 %") / rate("nothing") - 0.5) < 0.02);
    }

    void the_same_node_gives_the_same_values()
    {
        // Device time is simulated: the host's load must not show in it
        const ProbeStage& first = stage_of("nothing", "nccl");
        const ProbeStage& second = stage_of("corrupt P2P", "nccl");
        int compared = 0;
        for (const ProbeResult& a : first.results) {
            for (const ProbeResult& b : second.results) {
                if (a.id != b.id || value(a, "us_median") < 0 || value(a, "bytes") != value(b, "bytes") || value(a, "ranks") != value(b, "ranks")) continue;
                QVERIFY(std::abs(value(a, "us_median") / value(b, "us_median") - 1) < 0.02);
                ++compared;
            }
        }
        QVERIFY(compared >= 20);
    }

    void the_kept_result_is_still_what_the_node_gives()
    {
        std::ifstream file(FIVEFOLD_TEST_DATA "/probe/h100x8-simulated.json");
        std::ostringstream text;
        text << file.rdbuf();
        const ProbeRecord kept = read_probe_record(text.str());
        int compared = 0;
        for (const char* stage : {"gpu", "p2p", "nccl"}) {
            for (const ProbeResult& now : stage_of("nothing", stage).results) {
                for (const ProbeResult& then : find_stage(kept, stage)->results) {
                    const auto same = [&](const char* name) { return value(now, name) == value(then, name); };
                    const auto* dtype = find_value(now, "dtype");
                    if (now.id != then.id || (dtype != nullptr && *dtype != *find_value(then, "dtype"))) continue;
                    if (!same("device") || !same("m") || !same("n") || !same("k") || !same("src") || !same("dst") || !same("bytes") || !same("ranks")) continue;
                    for (const char* rate : {"tflops", "uni_gbps", "busbw_gbps"}) {
                        if (value(now, rate) <= 0) continue;
                        QVERIFY2(std::abs(value(now, rate) / value(then, rate) - 1) < 0.03, now.id.c_str());
                        ++compared;
                    }
                }
            }
        }
        QVERIFY(compared > 100);
    }

    void what_the_probe_says_of_a_hang()
    {
        QVERIFY(stage_of("hang in a collective", "nccl").errors.back().detail.starts_with("no progress in " + std::to_string(3 * kSlowness) + " s (during: all_reduce"));
        QVERIFY(stage_of("crash", "gpu").errors.front().detail.starts_with("signal 11 (SIGSEGV) (during: matmul"));
        QVERIFY(stage_of("garbage", "gpu").log.find("talks on standard output") != std::string::npos);
        QCOMPARE(stage_of("garbage", "gpu").skipped_lines, std::int64_t{4});
        QCOMPARE(stage_of("over-long line", "gpu").skipped_lines, std::int64_t{1});
    }
};

QTEST_APPLESS_MAIN(FaultsTest)
#include "faults_test.moc"
