// SPDX-License-Identifier: Apache-2.0
// Measured values beside the catalogue's.
#include "core/formats/catalogue.h"
#include "core/profile/catalogue_shares.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace fivefold;

namespace {

MeasuredHardware good(const Gpu& gpu) {
    MeasuredHardware measured;
    measured.gpu = gpu.id;
    measured.gemms = {{MeasuredType::bf16, 8192, 8192, 8192, 0.7 * gpu.bf16.value(), 0.65 * gpu.bf16.value()}, {MeasuredType::bf16, 256, 4096, 4096, 0.2 * gpu.bf16.value()}};
    measured.hbm = {0.9 * gpu.hbm.value(), 0.8 * gpu.hbm.value(), 0.85 * gpu.hbm.value()};
    measured.memory.total = gpu.usable_memory.value();
    for (int target : {1, 2, 3}) measured.pairs.push_back({0, target, 0.8 * gpu.scale_up_bandwidth.value()});
    measured.clocks = {{0, 1.7e9, 2e9, 600, 700, 60, ""}, {1, 1.6e9, 2e9, 600, 700, 60, ""}};
    return measured;
}

/// All-gather and all-reduce of 8 GPUs at this bus bandwidth.
MeasuredCollective collective(CollectiveKind kind, double bytes, double bus) {
    return {kind, 8, 1, {{1024, 20e-6}, {bytes, bytes * (kind == CollectiveKind::all_reduce ? 1.75 : 0.875) / bus}}};
}

const CatalogueShare* find(const std::vector<CatalogueShare>& shares, CatalogueQuantity quantity) {
    const auto found = std::find_if(shares.begin(), shares.end(), [quantity](const CatalogueShare& share) { return share.quantity == quantity; });
    return found != shares.end() ? &*found : nullptr;
}

} // namespace

class TestCatalogueShares : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_is_as_it_should_be_passes() {
        const Catalogue catalogue = load_catalogue();
        const Gpu& gpu = *catalogue.find_gpu("h100-sxm5-80gb");
        const std::vector<CatalogueShare> shares = catalogue_shares(gpu, &(measured_ = good(gpu)));
        QVERIFY(below_catalogue(gpu, measured_).empty());
        const CatalogueShare* peak = find(shares, CatalogueQuantity::peak);
        QVERIFY(peak != nullptr && std::abs(peak->ratio() - 0.7) < 1e-12); // the fastest shape counts
        QCOMPARE(peak->product.m, 8192.0);
        QVERIFY(std::abs(find(shares, CatalogueQuantity::clock)->ratio() - 0.8) < 1e-12); // the slowest GPU counts
        QCOMPARE(find(shares, CatalogueQuantity::pcie)->ratio(), 0.0);                    // was not measured
        QVERIFY(find(catalogue_shares(gpu, nullptr), CatalogueQuantity::memory_copy)->catalogue > 1e12);
    }

    void low_values_are_found_data() {
        QTest::addColumn<int>("quantity");
        for (const CatalogueQuantity quantity : {CatalogueQuantity::peak, CatalogueQuantity::sustained_peak, CatalogueQuantity::usable_memory, CatalogueQuantity::memory_copy,
                                                 CatalogueQuantity::memory_read, CatalogueQuantity::memory_write, CatalogueQuantity::scale_up, CatalogueQuantity::clock})
            QTest::newRow(std::to_string(static_cast<int>(quantity)).c_str()) << static_cast<int>(quantity);
    }
    void low_values_are_found() {
        QFETCH(int, quantity);
        const Catalogue catalogue = load_catalogue();
        const Gpu& gpu = *catalogue.find_gpu("h100-sxm5-80gb");
        for (const double share : {0.59, 0.61}) {
            MeasuredHardware measured = good(gpu);
            switch (static_cast<CatalogueQuantity>(quantity)) {
            case CatalogueQuantity::peak: measured.gemms[0].rate = share * gpu.bf16.value(); break;
            case CatalogueQuantity::sustained_peak: measured.gemms[0].sustained = share * gpu.bf16.value(); break;
            case CatalogueQuantity::usable_memory: measured.memory.total = share * gpu.usable_memory.value(); break;
            case CatalogueQuantity::memory_copy: measured.hbm.copy = share * gpu.hbm.value(); break;
            case CatalogueQuantity::memory_read: measured.hbm.read = share * gpu.hbm.value(); break;
            case CatalogueQuantity::memory_write: measured.hbm.write = share * gpu.hbm.value(); break;
            case CatalogueQuantity::scale_up:
                for (std::size_t i = 0; i < 2; ++i) measured.pairs[i].rate = share * gpu.scale_up_bandwidth.value();
                break;
            default: measured.clocks[1].hertz = share * 2e9; break;
            }
            const std::vector<CatalogueShare> low = below_catalogue(gpu, measured);
            QCOMPARE(low.size(), share < kLowShare ? std::size_t{1} : std::size_t{0});
            if (!low.empty()) QCOMPARE(static_cast<int>(low[0].quantity), quantity);
        }
    }

    void collectives_count_where_bandwidth_does() {
        const Catalogue catalogue = load_catalogue();
        const Gpu& gpu = *catalogue.find_gpu("h100-sxm5-80gb");
        const double slow = 0.4 * gpu.scale_up_bandwidth.value();
        const auto low = [&](const MeasuredCollective& curve) {
            MeasuredHardware measured;
            measured.collectives = {curve};
            return below_catalogue(gpu, measured).size();
        };
        QCOMPARE(low(collective(CollectiveKind::all_gather, 0x1p30, slow)), std::size_t{1});
        QCOMPARE(low(collective(CollectiveKind::all_gather, 0x1p30, 2 * slow)), std::size_t{0});
        QCOMPARE(low(collective(CollectiveKind::all_gather, 0x1p20, slow)), std::size_t{0}); // latency, not the links
        QCOMPARE(low(collective(CollectiveKind::all_reduce, 0x1p30, slow)), std::size_t{0});
        MeasuredCollective far = collective(CollectiveKind::all_gather, 0x1p30, slow);
        far.nodes = 2; // the network, of which the GPU's links say nothing
        QCOMPARE(low(far), std::size_t{0});
    }

private:
    MeasuredHardware measured_;
};

QTEST_GUILESS_MAIN(TestCatalogueShares)
#include "test_catalogue_shares.moc"
