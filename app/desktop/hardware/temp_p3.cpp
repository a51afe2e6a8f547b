#include "core/profile/measured_hardware.h"
#include "core/calibrate/measured_diff.h"
#include "app/desktop/hardware/measured_files.h"
#include <cmath>
namespace fivefold {
std::vector<MeasuredDifference> measured_differences(const ProfileLibrary&, const Gpu&, const MeasuredHardware&) {
    return {{"gemm_table", "points", 0, Provenance::defaulted, 44, "44 shapes", "fivefold-probe 0.1 (simulated)", "2026-11-30", true},
            {"collective_tables", "points", 0, Provenance::defaulted, 132, "12 curves", "fivefold-probe 0.1 (simulated)", "2026-11-30", true},
            {"usable_memory", "bytes", 85e9, Provenance::catalogue, 84.9e9, "driver", "fivefold-probe 0.1 (simulated)", "2026-11-30", true},
            {"gemm_bf16", "share", 0.71, Provenance::fitted, 0.76, "18 shapes from 4096 on", "fivefold-probe 0.1 (simulated)", "2026-11-30", true},
            {"kernel_launch", "s", 4e-6, Provenance::fitted, 2.2e-6, "empty kernels", "fivefold-probe 0.1 (simulated)", "2026-11-30", false},
            {"scale_up_share", "share", 0.80, Provenance::fitted, 0.82, "nccl all_reduce, 8 ranks", "fivefold-probe 0.1 (simulated)", "2026-11-30", true}};
}
ProfileLibrary apply_measured(const ProfileLibrary& l, const Gpu&, const MeasuredHardware&, const std::set<std::string>&) { return l; }
std::set<std::string> proposed_keys(const std::vector<MeasuredDifference>& d, const std::vector<std::string>&) { std::set<std::string> s; for (auto& e : d) if (e.proposed) s.insert(e.key); return s; }
MeasuredPtr sampleMeasured() {
    auto m = std::make_shared<MeasuredHardware>();
    m->name = "sample"; m->gpu = "h100-sxm5-80gb"; m->device = "NVIDIA H100 80GB HBM3"; m->gpus = 8;
    m->origins.push_back({"fivefold-probe 0.1 (simulated)", "PROBE.json", "2026-11-30", "580.95.05", {"cuBLASLt 130100", "NCCL 22809"}});
    for (auto t : {MeasuredType::bf16, MeasuredType::fp8}) {
        for (double c : {1024., 2048., 4096., 8192., 16384.}) m->gemms.push_back({t, c, c, c, (t == MeasuredType::fp8 ? 1.8 : 1) * 760e12 * c / (c + 900), c == 8192 ? 650e12 : 0, 0});
        for (double mm : {1024., 4096., 8192.}) for (auto [n, k] : {std::pair(6144., 4096.), {4096., 4096.}, {28672., 4096.}, {4096., 14336.}, {10240., 8192.}, {8192., 8192.}, {57344., 8192.}, {8192., 28672.}})
            m->gemms.push_back({t, mm, n, k, (t == MeasuredType::fp8 ? 1.8 : 1) * 740e12 * mm / (mm + 500), 0, 0});
    }
    m->hbm = {3.05e12, 2.9e12, 2.75e12, 0}; m->launch = {2.2e-6, 1.1e-6, 0};
    m->memory = {84.9e9, 84.2e9, 0.52e9, 32e6, 0.6e9, 0.7e9, 3.3e9, 0};
    for (int i = 0; i < 8; ++i) for (int j = 0; j < 8; ++j) if (i != j) m->pairs.push_back({i, j, (i == 2 && j == 5 ? 160e9 : 378e9 + 3e9 * ((i * 7 + j * 3) % 5)), 720e9, 2.1e-6, true, !(i == 6 && j == 7), 0});
    for (int n : {2, 4, 8}) for (auto k : {CollectiveKind::all_reduce, CollectiveKind::all_gather, CollectiveKind::reduce_scatter, CollectiveKind::all_to_all, CollectiveKind::send_receive}) {
        MeasuredCollective c; c.kind = k; c.ranks = n;
        for (double b = 1024; b <= 1073741824.; b *= 4) c.points.push_back({b, 1e-6 * (14 + 3 * int(k)) + b / (k == CollectiveKind::all_reduce ? 250e9 : 330e9)});
        m->collectives.push_back(c);
    }
    m->overlaps.push_back({CollectiveKind::all_gather, "gemm", 0, 1e-3, 1.3e-3, 2e-3, 2.2e-3, 1e8, 0});
    for (int i = 0; i < 8; ++i) m->clocks.push_back({i, 1.7e9 + 1e7 * i, 1.98e9, 690, 700, 64, ""});
    m->warnings = {"gpu_busy", "throttle"};
    return m;
}
}
