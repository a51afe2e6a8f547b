// SPDX-License-Identifier: Apache-2.0
// From files of probes and their like to a profile, and what estimates make of it.
#include "core/calibrate/measured_diff.h"
#include "core/estimate/assumptions.h"
#include "core/estimate/estimate.h"
#include "core/formats/measured_file.h"
#include "core/formats/profile_json.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>

using namespace fivefold;

namespace {

const Catalogue& catalogue() {
    static const Catalogue catalogue = load_catalogue();
    return catalogue;
}

std::string sample(const std::string& name) {
    QFile input(QStringLiteral(FIVEFOLD_TEST_DATA "/") + QString::fromStdString(name));
    return input.open(QIODevice::ReadOnly) ? input.readAll().toStdString() : std::string();
}

constexpr const char* kProbe = "probe/h100x8-simulated.json";
constexpr const char* kSamples[] = {kProbe, "measured/all_gather_2x8.txt", "measured/all_reduce_old.txt", "measured/all_to_all.json", "measured/nvbandwidth.txt", "measured/nvbandwidth.json"};

MeasuredImport read(const std::string& name) { return read_measured_file(sample(name), name, catalogue()); }

std::string error_of(const std::string& text, const std::string& name = "file") {
    try {
        (void)read_measured_file(text, name, catalogue());
    } catch (const FormatError& error) {
        return error.what();
    }
    return {};
}

bool near(double value, double wanted, double tolerance = 1e-9) { return std::abs(value / wanted - 1) <= tolerance; }

const MeasuredCollective* curve(const MeasuredHardware& hardware, CollectiveKind kind, int ranks, int nodes = 1) {
    for (const MeasuredCollective& one : hardware.collectives)
        if (one.kind == kind && one.ranks == ranks && one.nodes == nodes) return &one;
    return nullptr;
}

const Gpu& h100() { return *catalogue().find_gpu("h100-sxm5-80gb"); }

ProfileLibrary with(const MeasuredHardware& measured, const std::set<std::string>& keys) { return apply_measured(catalogue().profiles, h100(), measured, keys); }
std::set<std::string> all_proposed(const MeasuredHardware& measured) { return proposed_keys(measured_differences(catalogue().profiles, h100(), measured)); }

Estimate estimate_with(const ProfileLibrary& library, const Plan& plan) {
    return estimate(plan, library.select(plan.cluster.gpu.id, plan.cluster.gpu.architecture, "megatron"));
}
double term(const Estimate& of, TimeTerm which) { return of.time.terms[static_cast<std::size_t>(which)].value(); }

const MeasuredDifference* find(const std::vector<MeasuredDifference>& list, const std::string& key) {
    for (const MeasuredDifference& one : list)
        if (one.key == key) return &one;
    return nullptr;
}

} // namespace

class TestMeasuredFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void probe_record() {
        const MeasuredImport import = read(kProbe);
        const MeasuredHardware& node = import.hardware;
        QCOMPARE(import.kind, MeasuredFile::probe);
        QCOMPARE(node.gpu, std::string("h100-sxm5-80gb"));
        QCOMPARE(node.gpus, 8);
        QCOMPARE(node.pairs.size(), std::size_t{56});
        QVERIFY(node.origins.at(0).source.find("(simulated)") != std::string::npos);
        QCOMPARE(node.origins.at(0).driver, std::string("580.95.05"));
        QCOMPARE(node.origins.at(0).libraries.size(), std::size_t{2});
        QCOMPARE(node.origins.at(0).date, measured_date(node));
        QVERIFY(node.memory.total > 84e9 && node.memory.free > 0 && node.memory.free < node.memory.total);
        QVERIFY(node.memory.context > 1e8 && node.memory.nccl_all_to_all > node.memory.nccl_init);
        QVERIFY(node.hbm.read > 2e12 && node.hbm.copy > 2e12 && node.hbm.write > 2e12);
        QVERIFY(node.launch.kernel > 1e-6 && node.launch.kernel < 1e-5 && node.launch.graph < node.launch.kernel);
        QVERIFY(node.gemms.size() > 20 && !node.overlaps.empty());
        QVERIFY(std::any_of(node.gemms.begin(), node.gemms.end(), [](const MeasuredGemm& gemm) { return gemm.type == MeasuredType::fp8; }));
        QVERIFY(std::any_of(node.gemms.begin(), node.gemms.end(), [](const MeasuredGemm& gemm) { return gemm.sustained > 0; }));
        for (const MeasuredGemm& gemm : node.gemms) QVERIFY(gemm.rate > 1e12 && gemm.rate < 2e15);
        for (const CollectiveKind kind : {CollectiveKind::all_reduce, CollectiveKind::all_gather, CollectiveKind::reduce_scatter, CollectiveKind::all_to_all, CollectiveKind::send_receive})
            for (const int ranks : {2, 4, 8}) QVERIFY(curve(node, kind, ranks) != nullptr && curve(node, kind, ranks)->points.size() > 8);
        for (const MeasuredPair& pair : node.pairs) QVERIFY(pair.access && pair.verified && pair.both_ways > pair.rate && pair.latency > 0);
    }

    void nccl_tests() {
        const MeasuredImport two_nodes = read("measured/all_gather_2x8.txt");
        QCOMPARE(two_nodes.kind, MeasuredFile::nccl_text);
        QCOMPARE(two_nodes.hardware.gpu, std::string("h100-sxm5-80gb"));
        QCOMPARE(two_nodes.hardware.gpus, 8);
        QCOMPARE(two_nodes.hardware.origins.at(0).source, std::string("nccl-tests 2.18.3"));
        QCOMPARE(two_nodes.hardware.origins.at(0).libraries.at(0), std::string("NCCL 2.28.9"));
        const MeasuredCollective* gather = curve(two_nodes.hardware, CollectiveKind::all_gather, 16, 2);
        QVERIFY(gather != nullptr);
        QCOMPARE(gather->points.size(), std::size_t{6});
        QVERIFY(gather->points.back() == (CollectivePoint{1073741824, 4480.1e-6}));
        QVERIFY(near(bus_bandwidth(CollectiveKind::all_gather, 16, gather->points.back()), 224.69e9, 1e-3));

        QVERIFY(error_of(sample("measured/all_reduce_old.txt"), "log.txt").find("which collective") != std::string::npos); // nothing in it names the collective
        const MeasuredImport old = read("measured/all_reduce_old.txt");
        QCOMPARE(old.hardware.gpu, std::string("v100-sxm2-32gb"));
        const MeasuredCollective* reduce = curve(old.hardware, CollectiveKind::all_reduce, 4);
        QVERIFY(reduce != nullptr && reduce->points.size() == 5);
        QVERIFY(reduce->points.front() == (CollectivePoint{8, 21.13e-6}));

        const MeasuredImport json = read("measured/all_to_all.json");
        QCOMPARE(json.kind, MeasuredFile::nccl_json);
        QCOMPARE(measured_date(json.hardware), std::string("2026-11-20"));
        const MeasuredCollective* exchange = curve(json.hardware, CollectiveKind::all_to_all, 4);
        QVERIFY(exchange != nullptr);
        QCOMPARE(exchange->points.size(), std::size_t{2}); // one in place only, and one with wrong data is left aside
        QVERIFY(exchange->points[1] == (CollectivePoint{8388608, 55.5e-6}));
        QVERIFY(json.notes.size() == 1 && json.notes[0].find("wrong data") != std::string::npos);
    }

    void nvbandwidth() {
        const MeasuredImport text = read("measured/nvbandwidth.txt");
        QCOMPARE(text.kind, MeasuredFile::bandwidth_text);
        QCOMPARE(text.hardware.gpu, std::string("h100-sxm5-80gb"));
        QCOMPARE(text.hardware.pairs.size(), std::size_t{6});
        QVERIFY(near(text.hardware.host_link.to_device, 54.9e9) && near(text.hardware.host_link.from_device, 54.1e9));
        for (const MeasuredPair& pair : text.hardware.pairs) { // row <- column
            QVERIFY(near(pair.rate, pair.source == 0 && pair.target == 1 ? 120.4e9 : 386e9, 0.01));
            QVERIFY(near(pair.both_ways, 760e9, 0.01));
        }
        const MeasuredImport json = read("measured/nvbandwidth.json");
        QCOMPARE(json.kind, MeasuredFile::bandwidth_json);
        QCOMPARE(json.hardware.pairs.size(), std::size_t{2});
        QVERIFY(near(json.hardware.pairs[0].rate, 350.2e9) && near(json.hardware.pairs[0].both_ways, 681e9) && near(json.hardware.pairs[0].latency, 1010.5e-9));
        QCOMPARE(json.notes.size(), std::size_t{1}); // the waived test
    }

    void errors_say_where() {
        QVERIFY(error_of("plan: 1").find("no result") != std::string::npos);
        QVERIFY(error_of(R"({"format": "fivefold-probe", "version": 2, "stages": []})").starts_with("/version"));
        QVERIFY(error_of(R"({"format": "fivefold-probe", "version": 1, "stages": []})").find("no measured value") != std::string::npos);
        QVERIFY(error_of(R"({"format": "fivefold-probe", "version": 1, "stages": [{"results": [{"id": "gemm", "dtype": "bf16", "m": -4, "n": 1, "k": 1, "tflops": 3}]}]})").starts_with("/stages/0/results/0/m"));
        std::string cut = sample("measured/all_gather_2x8.txt");
        const std::size_t ranks = cut.find("#  Rank  0"), end = cut.find("#\n#       ");
        QVERIFY(ranks != std::string::npos && end != std::string::npos);
        cut.erase(ranks, end - ranks);
        QVERIFY(error_of(cut).find("devices") != std::string::npos && error_of(cut).starts_with("line "));
        QVERIFY(error_of(R"({"nvbandwidth": {"testcases": [{"name": "device_to_device_memcpy_read_ce", "status": "Passed", "bandwidth_matrix": [1]}]}})").starts_with("/nvbandwidth/testcases/0/bandwidth_matrix/0"));
    }

    void damaged_files_never_crash() {
        std::mt19937 random(4);
        for (const char* name : kSamples) {
            std::string text = sample(name);
            QVERIFY2(!text.empty(), name);
            const bool large = text.size() > 100'000;
            int read = 0;
            for (int i = 0; i < (large ? 25 : 300); ++i) {
                std::string mutant = text;
                for (unsigned edits = 1 + random() % 4; edits > 0 && !mutant.empty(); --edits) {
                    const std::size_t at = random() % mutant.size(), length = std::min<std::size_t>(mutant.size() - at, 1 + random() % 40);
                    switch (random() % 5) {
                    case 0: mutant.erase(at, length); break;
                    case 1: mutant.insert(at, mutant.substr(random() % mutant.size(), length)); break;
                    case 2: mutant[at] = static_cast<char>(random() % 256); break;
                    case 3: mutant.replace(at, 1, random() % 2 == 0 ? "1e308" : "-9223372036854775808"); break;
                    default: mutant.resize(at); break;
                    }
                }
                try {
                    const MeasuredImport import = read_measured_file(mutant, name, catalogue());
                    const ProfileLibrary library = with(import.hardware, {"gemm_table", "collective_tables", "gemm_bf16"});
                    for (const MeasuredRef& tables : library.measured) QVERIFY(std::isfinite(tables->gather(8, 1, 1e6)));
                    ++read;
                } catch (const FormatError& error) {
                    QVERIFY(std::string_view(error.what()).find('\n') == std::string_view::npos);
                }
            }
            QVERIFY2(read > (text.front() == '{' ? 0 : 20), name); // small damage to a table is read around
        }
    }

    void differences_name_both_values() {
        const MeasuredHardware node = read(kProbe).hardware;
        const std::vector<MeasuredDifference> list = measured_differences(catalogue().profiles, h100(), node);
        for (const char* key : {"gemm_table", "collective_tables", "usable_memory", "gemm_bf16", "gemm_fp8", "gemm_hbm", "kernel_launch", "context", "collective_base", "collective_base_small", "scale_up_share",
                                "p2p_scale_up_share", "p2p_base"})
            QVERIFY2(find(list, key) != nullptr, key);
        for (const MeasuredDifference& one : list) {
            QVERIFY2(one.measured > 0 && !one.unit.empty() && !one.basis.empty() && one.source.starts_with("fivefold-probe") && !one.date.empty(), one.key.c_str());
            if (one.unit == "share") QVERIFY2(one.measured < 1.2 && one.ratio() > 0.1 && one.ratio() < 10, (one.key + " " + std::to_string(one.present) + " " + std::to_string(one.measured)).c_str());
        }
        QCOMPARE(find(list, "usable_memory")->present, h100().usable_memory.value());
        QVERIFY(near(find(list, "kernel_launch")->measured, node.launch.kernel));
        const std::set<std::string> kept = proposed_keys(list, {"gemm_bf16"});
        QVERIFY(!kept.contains("gemm_bf16") && kept.contains("kernel_launch"));
    }

    void applied_profile_is_written_and_read_alike() {
        MeasuredHardware node = read(kProbe).hardware;
        merge_measured(node, read("measured/all_gather_2x8.txt").hardware);
        merge_measured(node, read("measured/nvbandwidth.txt").hardware);
        QCOMPARE(node.origins.size(), std::size_t{3});
        QCOMPARE(curve(node, CollectiveKind::all_gather, 16, 2)->origin, std::size_t{1});
        const ProfileLibrary library = with(node, all_proposed(node));
        const std::string text = write_profile_library(library);
        const ProfileLibrary again = read_profile_library(text);
        QVERIFY(again.measured == library.measured);
        QVERIFY(again.hardware == library.hardware && again.software == library.software);
        QCOMPARE(write_profile_library(again), text);
        const Plan plan = sample_plan(catalogue());
        QVERIFY(again.select(h100().id, h100().architecture, "megatron") == library.select(h100().id, h100().architecture, "megatron"));
        QCOMPARE(estimate_with(again, plan).time.total().value(), estimate_with(library, plan).time.total().value());
        const Constant& launch = library.select(h100().id, "", "megatron").hardware.kernel_launch;
        QCOMPARE(launch.provenance, Provenance::measured);
        QVERIFY(launch.source.find("fivefold-probe") != std::string::npos && launch.source.find(node.name) != std::string::npos && launch.date == node.origins[0].date);
        // Without a table the built-in library is written as ever.
        QVERIFY(write_profile_library(catalogue().profiles).find("\"measured\": [") == std::string::npos);
    }

    void estimates_follow_what_was_measured() {
        const MeasuredHardware node = read(kProbe).hardware;
        const Plan plan = sample_plan(catalogue()); // TP 8 inside the node, DP and PP across
        const Estimate before = estimate_with(with(node, {"collective_tables"}), plan);
        MeasuredHardware slow = node;
        for (MeasuredCollective& one : slow.collectives)
            for (CollectivePoint& point : one.points) point.seconds *= 2;
        const Estimate slower = estimate_with(with(slow, {"collective_tables"}), plan);
        QVERIFY(term(slower, TimeTerm::tensor_parallel) > 1.5 * term(before, TimeTerm::tensor_parallel));
        for (const TimeTerm same : {TimeTerm::gemm, TimeTerm::attention, TimeTerm::memory_bound}) QCOMPARE(term(slower, same), term(before, same));
        QVERIFY(slower.time.total() > before.time.total());

        MeasuredHardware fast = node;
        for (MeasuredGemm& gemm : fast.gemms) {
            gemm.rate *= 1.25;
            gemm.sustained *= 1.25;
        }
        const Estimate as_measured = estimate_with(with(node, {"gemm_table"}), plan), faster = estimate_with(with(fast, {"gemm_table"}), plan);
        QVERIFY(near(term(as_measured, TimeTerm::gemm) / term(faster, TimeTerm::gemm), 1.25, 0.02));
        QCOMPARE(term(faster, TimeTerm::attention), term(as_measured, TimeTerm::attention));
        QCOMPARE(term(faster, TimeTerm::memory_bound), term(as_measured, TimeTerm::memory_bound));
        // The table holds whatever constants stand beside it; without it the constant alone counts.
        QVERIFY(near(term(estimate_with(with(fast, {"gemm_table", "gemm_bf16"}), plan), TimeTerm::gemm), term(faster, TimeTerm::gemm), 0.02));
        QVERIFY(term(estimate_with(with(fast, {"gemm_bf16"}), plan), TimeTerm::gemm) < term(estimate_with(with(node, {"gemm_bf16"}), plan), TimeTerm::gemm));

        // Nothing chosen, or another GPU: nothing changes.
        QCOMPARE(estimate_with(with(node, {}), plan).time.total().value(), estimate_with(catalogue().profiles, plan).time.total().value());
        Plan other = plan;
        other.cluster.gpu = *catalogue().find_gpu("h200-sxm5-141gb");
        QCOMPARE(estimate_with(with(node, {"gemm_table", "collective_tables", "gemm_bf16", "scale_up_share"}), other).time.total().value(), estimate_with(catalogue().profiles, other).time.total().value());
    }

    void curves_of_several_nodes_are_used_where_they_fit() {
        const MeasuredHardware two = read("measured/all_gather_2x8.txt").hardware;
        const ProfileLibrary library = with(two, {"collective_tables"});
        Plan plan = sample_plan(catalogue());
        plan.cluster.nodes = 2;
        plan.layout = {};
        plan.layout.zero = 3;
        complete(plan);
        QCOMPARE(plan.layout.dp, std::int64_t{16});
        MeasuredHardware slow = two;
        for (CollectivePoint& point : slow.collectives[0].points) point.seconds *= 3;
        QVERIFY(estimate_with(with(slow, {"collective_tables"}), plan).time.total() > estimate_with(library, plan).time.total());
        plan.cluster.nodes = 4; // not measured
        plan.layout = {};
        plan.layout.zero = 3;
        complete(plan);
        QCOMPARE(estimate_with(with(slow, {"collective_tables"}), plan).time.total().value(), estimate_with(library, plan).time.total().value());
    }

    void measured_memory_is_the_gpus() {
        MeasuredHardware node = read(kProbe).hardware;
        node.memory.total = 70e9;
        Catalogue own = catalogue();
        use_profiles(own, with(node, {"usable_memory"}));
        QCOMPARE(own.find_gpu("h100")->usable_memory.value(), 70e9);
        QCOMPARE(own.find_gpu("h200")->usable_memory.value(), catalogue().find_gpu("h200")->usable_memory.value());
        Plan plan = sample_plan(catalogue());
        follow_measured_memory(plan.cluster.gpu, own);
        QCOMPARE(estimate(plan, own.profile_for(plan)).memory.capacity.value(), 70e9);
        plan.cluster.gpu.usable_memory = Bytes(60e9); // set by the person
        follow_measured_memory(plan.cluster.gpu, own);
        QCOMPARE(plan.cluster.gpu.usable_memory.value(), 60e9);
        use_profiles(own, with(node, {}));
        QCOMPARE(own.find_gpu("h100")->usable_memory.value(), h100().usable_memory.value());
    }

    void what_is_measured_is_told() {
        const MeasuredHardware node = read(kProbe).hardware;
        const Plan plan = sample_plan(catalogue());
        const auto of = [&plan](const ProfileLibrary& library) { return measured_in_use(plan, library.select(plan.cluster.gpu.id, plan.cluster.gpu.architecture, "megatron")); };
        QVERIFY(!of(catalogue().profiles).has_value());
        const auto use = of(with(node, {"gemm_table", "kernel_launch"}));
        QVERIFY(use.has_value());
        QCOMPARE(use->name, node.name);
        QVERIFY(use->values == (std::vector<std::string>{"gemm_table", "kernel_launch"}));
    }

    void a_gpu_without_constants_of_its_own() {
        MeasuredHardware node = read(kProbe).hardware;
        const Gpu& gpu = *catalogue().find_gpu("h100-pcie-80gb");
        const ProfileLibrary library = apply_measured(catalogue().profiles, gpu, node, {"kernel_launch", "gemm_table"});
        const Profile profile = library.select(gpu.id, gpu.architecture, "megatron");
        QCOMPARE(profile.hardware.gpu, gpu.id);
        QCOMPARE(profile.hardware.borrowed, std::string("h100-sxm5-80gb"));
        QVERIFY(near(profile.hardware.kernel_launch, node.launch.kernel));
        QVERIFY(profile.band_basis.find("for the rest efficiencies of h100-sxm5-80gb") != std::string::npos);
        const Profile before = catalogue().profiles.select(gpu.id, gpu.architecture, "megatron");
        QCOMPARE(profile.time_band_high, before.time_band_high); // most is still another GPU's
        const ProfileLibrary again = read_profile_library(write_profile_library(library));
        QVERIFY(again.select(gpu.id, gpu.architecture, "megatron") == profile);
    }

    void devices_are_told_by_their_names() {
        const auto id = [](const char* name, double bytes = 0) {
            const Gpu* gpu = gpu_of_device(catalogue(), name, bytes);
            return gpu == nullptr ? std::string() : gpu->id;
        };
        QCOMPARE(id("NVIDIA H100 80GB HBM3"), std::string("h100-sxm5-80gb"));
        QCOMPARE(id("NVIDIA H100 PCIe"), std::string("h100-pcie-80gb"));
        QCOMPARE(id("NVIDIA A100-SXM4-80GB"), std::string("a100-sxm4-80gb"));
        QCOMPARE(id("NVIDIA A100-PCIE-40GB"), std::string("a100-pcie-40gb"));
        QCOMPARE(id("Tesla V100-SXM2-16GB"), std::string("v100-sxm2-16gb"));
        QCOMPARE(id("NVIDIA H200"), std::string("h200-sxm5-141gb"));
        QCOMPARE(id("NVIDIA B200"), std::string("b200-sxm"));
        QCOMPARE(id("NVIDIA GB200"), std::string("gb200-nvl72"));
        QCOMPARE(id("NVIDIA GeForce RTX 4090"), std::string("rtx-4090"));
        QCOMPARE(id("NVIDIA H100 80GB HBM3", 40e9), std::string()); // half a GPU
        QCOMPARE(id("Quadro K2000"), std::string());
        QCOMPARE(id(""), std::string());
    }
};

QTEST_GUILESS_MAIN(TestMeasuredFiles)
#include "test_measured_files.moc"
