// SPDX-License-Identifier: Apache-2.0
// What the probe plans and calculates, without a GPU.
#include "probes/api/cublaslt.h"
#include "probes/api/kernels.h"
#include "probes/collectives_plan.h"
#include "probes/library_search.h"
#include "probes/matmul_plan.h"
#include "probes/options.h"
#include "probes/overlap_fit.h"
#include "probes/statistics.h"

#include <QtTest/QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <map>

using namespace fivefold;

namespace {

SearchMachine machine(std::map<std::string, std::string> environment, std::map<std::string, std::vector<std::string>> folders)
{
    return {[environment](const char* name) { return environment.contains(name) ? environment.at(name) : std::string(); },
            [folders](const std::string& folder) { return folders.contains(folder) ? folders.at(folder) : std::vector<std::string>(); }};
}

std::size_t position(const std::vector<std::string>& list, const std::string& text)
{
    return static_cast<std::size_t>(std::find(list.begin(), list.end(), text) - list.begin());
}

ProbeOptions options_of(std::vector<const char*> arguments)
{
    return parse_options(arguments);
}

float as_bf16(std::uint32_t half)
{
    return std::bit_cast<float>(half << 16);
}

} // namespace

class LogicTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void repetitions_follow_the_budget()
    {
        QCOMPARE(plan_repetition(60'000, 1'000'000).batches, 3); // a slow operation still gives a median
        QCOMPARE(plan_repetition(60'000, 2'000).batches, 30);
        QCOMPARE(plan_repetition(60'000, 2'000).inner, 1);
        const Repetition quick = plan_repetition(60'000, 2);
        QCOMPARE(quick.inner, 16);
        QVERIFY(quick.batches >= 3 && quick.batches * (quick.inner + 1) <= 400); // what a stream takes without making the host wait
        QCOMPARE(plan_repetition(60'000, 0).inner, 16);
        QCOMPARE(plan_repetition(1e9, 100).batches, 50);
    }

    void times_are_summarised()
    {
        const Timing timing = summarise({5, 1, 3, 2, 4}, 2);
        QCOMPARE(timing.median_us, 3.0);
        QCOMPARE(timing.min_us, 1.0);
        QCOMPARE(timing.p95_us, 5.0);
        QCOMPARE(timing.iterations, 10);
        QCOMPARE(median({4, 1, 3, 2}), 2.5);
        QCOMPARE(median({}), 0.0);
        std::vector<double> many;
        for (int i = 1; i <= 100; ++i) many.push_back(i);
        QCOMPARE(summarise(many).p95_us, 95.0);
    }

    void libraries_are_searched_in_order()
    {
        const LibrarySettings none;
        const SearchMachine here = machine({{"CUDA_HOME", "/opt/cuda"}, {"VIRTUAL_ENV", "/venv"}, {"LD_LIBRARY_PATH", ":/own/lib:"}, {"HOME", "/home/x"},
                                            {"PATH", "/opt/conda/bin:/usr/local/bin:/opt/conda/bin:bin:/bin:/usr/games"}},
                                           {{"/usr/local", {"bin", "cuda-11.8", "cuda", "cuda-12.4"}},
                                            {"/venv/lib", {"python3.12"}},
                                            {"/env/lib", {"python3.11", "x"}},
                                            {"/home/x/.local/lib", {"python3.10"}},
                                            {"/opt/conda/lib", {"python3.13"}},
                                            {"/usr/local/lib", {"python3.10"}}});
        QCOMPARE(library_candidates(NvidiaLibrary::cuda, none, 0, here), std::vector<std::string>{"libcuda.so.1"});
        const auto nccl = library_candidates(NvidiaLibrary::nccl, none, 13000, here);
        QCOMPARE(nccl.front(), std::string("/own/lib/libnccl.so.2"));
        const std::vector<std::string> order = {"/own/lib/libnccl.so.2",
                                                "/venv/lib/python3.12/site-packages/nvidia/nccl/lib/libnccl.so.2",
                                                "libnccl.so.2", // ldconfig
                                                "/opt/cuda/lib64/libnccl.so.2",
                                                "/usr/local/cuda/lib64/libnccl.so.2",
                                                "/usr/local/cuda-12.4/lib64/libnccl.so.2",
                                                "/usr/local/cuda-11.8/lib64/libnccl.so.2",
                                                "/home/x/.local/lib/python3.10/site-packages/nvidia/nccl/lib/libnccl.so.2",
                                                "/opt/conda/lib/python3.13/site-packages/nvidia/nccl/lib/libnccl.so.2",
                                                "/usr/local/lib/python3.10/dist-packages/nvidia/nccl/lib/libnccl.so.2"};
        QCOMPARE(std::count(nccl.begin(), nccl.end(), "/opt/conda/lib/libnccl.so.2"), std::ptrdiff_t{1});
        for (std::size_t i = 1; i < order.size(); ++i)
            QVERIFY2(position(nccl, order[i - 1]) < position(nccl, order[i]) && position(nccl, order[i]) < nccl.size(), order[i].c_str());
        // The person's own environment comes before the system's
        LibrarySettings settings;
        settings.python_env = "/env";
        const auto own = library_candidates(NvidiaLibrary::cublaslt, settings, 13000, here);
        QCOMPARE(own.front(), std::string("/env/lib/python3.11/site-packages/nvidia/cu13/lib/libcublasLt.so.13"));
        QVERIFY(position(own, "/env/lib/python3.11/site-packages/nvidia/cublas/lib/libcublasLt.so.12") < position(own, "libcublasLt.so.13"));
        // and a named file is the only one
        settings.cublaslt = "/x/libcublasLt.so.12";
        QCOMPARE(library_candidates(NvidiaLibrary::cublaslt, settings, 13000, here), std::vector<std::string>{"/x/libcublasLt.so.12"});
        // cuBLASLt 13 does not work with a driver for CUDA 12
        QCOMPARE(library_candidates(NvidiaLibrary::cublaslt, none, 12040, here).front(), std::string("/own/lib/libcublasLt.so.12"));
        QCOMPARE(library_candidates(NvidiaLibrary::cublaslt, none, 13000, here).front(), std::string("/own/lib/libcublasLt.so.13"));
    }

    void options_are_read()
    {
        const ProbeOptions options =
            options_of({"--stage", "nccl", "--quick", "--devices=0-2,5,1", "--lib-nccl", "/n", "--python-env=/env", "--budget-s", "7"});
        QCOMPARE(options.stage, std::string("nccl"));
        QVERIFY(options.quick);
        QCOMPARE(options.devices, (std::vector<int>{0, 1, 2, 5}));
        QCOMPARE(options.libraries.nccl, std::string("/n"));
        QCOMPARE(options.libraries.python_env, std::string("/env"));
        QCOMPARE(stage_seconds(options), 7);
        QVERIFY(!options_of({"--quick", "--full"}).quick);
        int all_full = 0;
        for (const char* stage : {"inventory", "gpu", "p2p", "nccl", "overlap"}) {
            const int full = stage_seconds(options_of({"--stage", stage}));
            QVERIFY(full >= stage_seconds(options_of({"--stage", stage, "--quick"})));
            all_full += full;
        }
        QVERIFY(all_full <= 120); // the limit of a whole run
    }

    void wrong_devices_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "a", "1-", "-1", "3-1", "0,,1", "0,", "99999", "1.5", "0-2-4"}) QTest::newRow(text) << QString::fromLatin1(text);
    }
    void wrong_devices()
    {
        QFETCH(QString, text);
        QVERIFY_THROWS_EXCEPTION(UsageError, (void)parse_devices(text.toStdString()));
    }

    void operands_of_every_shape_lie_in_the_pool()
    {
        constexpr std::size_t pool = std::size_t{2} << 30;
        constexpr std::size_t l2 = std::size_t{50} << 20;
        for (const MatmulType& type : matmul_types()) {
            for (const MatmulShape& shape : matmul_shapes(false, false)) {
                const OperandPlan plan = plan_operands(shape, type, pool, pool / 4, l2);
                const auto words = static_cast<std::size_t>((shape.m + shape.n) * shape.k);
                QVERIFY(plan.set_bytes >= words * type.operand_bytes && plan.set_bytes < words * type.operand_bytes + 512);
                QVERIFY(plan.set_bytes * static_cast<std::size_t>(plan.sets) <= pool);
                QCOMPARE(plan.w_offset % 256, std::size_t{0});
                if (plan.sets > 0)
                    QVERIFY(plan.set_bytes * static_cast<std::size_t>(plan.sets) > 3 * l2 || plan.sets == static_cast<int>(pool / plan.set_bytes));
                for (const std::int64_t side : {shape.m, shape.n, shape.k}) QCOMPARE(side % 16, std::int64_t{0}); // FP8 needs it
            }
        }
        // All of BF16 and FP8 fit into the usual pools; the largest of TF32 does not, and is left out
        const auto sets = [&](const MatmulShape& shape, std::size_t type) { return plan_operands(shape, matmul_types()[type], pool, pool / 4, l2).sets; };
        for (const MatmulShape& shape : matmul_shapes(false, false)) QVERIFY(sets(shape, 0) > 0 && sets(shape, 1) > 0);
        QCOMPARE(sets({16384, 16384, 16384}, 3), 0);
    }

    void shapes_are_all_different()
    {
        for (const bool quick : {false, true}) {
            const auto shapes = matmul_shapes(quick, false);
            QCOMPARE(shapes.size(), quick ? std::size_t{8} : std::size_t{29});
            for (std::size_t i = 0; i < shapes.size(); ++i) QCOMPARE(std::count(shapes.begin(), shapes.end(), shapes[i]), std::ptrdiff_t{1});
        }
    }

    void random_operands_are_neither_zero_nor_infinite()
    {
        for (const MatmulType& type : matmul_types()) {
            for (std::uint32_t i = 0; i < 10'000; ++i) {
                const std::uint32_t word = kernels::pattern_word(i, type.random.seed, type.random.and_mask, type.random.or_mask);
                if (type.operand_type == cublaslt::r_16bf) {
                    for (const float value : {as_bf16(word & 0xFFFF), as_bf16(word >> 16)}) QVERIFY(std::abs(value) >= 0.5F && std::abs(value) < 2.0F);
                }
                if (type.operand_type == cublaslt::r_32f) {
                    const float value = std::bit_cast<float>(word);
                    QVERIFY(std::abs(value) >= 0.5F && std::abs(value) < 2.0F);
                }
                if (type.operand_type == cublaslt::r_16f) { // 5 bits of exponent: 14 or 15
                    for (const std::uint32_t half : {word & 0xFFFF, word >> 16}) QVERIFY((half >> 10 & 0x1F) == 14 || (half >> 10 & 0x1F) == 15);
                }
                if (type.operand_type == cublaslt::r_8f_e4m3) { // 4 bits: 6 or 7
                    for (int byte = 0; byte < 4; ++byte) QVERIFY((word >> (8 * byte + 3) & 0xE) == 6);
                }
            }
        }
    }

    void pools_shrink_with_the_free_memory()
    {
        const PoolSizes usual = plan_pools(std::size_t{70} << 30);
        QCOMPARE(usual.operands, std::size_t{2} << 30);
        QVERIFY(!usual.reduced);
        const PoolSizes tight = plan_pools(std::size_t{3} << 30);
        QVERIFY(tight.reduced && tight.operands + tight.results < std::size_t{2} << 30);
    }

    void collectives_are_counted_as_nccl_tests_does()
    {
        QCOMPARE(bus_factor(Collective::all_reduce, 8), 1.75);
        QCOMPARE(bus_factor(Collective::all_gather, 8), 0.875);
        QCOMPARE(bus_factor(Collective::all_to_all, 4), 0.75);
        QCOMPARE(bus_factor(Collective::send_recv, 4), 1.0);
        QCOMPARE(part_bytes(Collective::all_reduce, 8, 1024), std::size_t{1024});
        QCOMPARE(part_bytes(Collective::all_gather, 8, 1024), std::size_t{128});
        QCOMPARE(part_bytes(Collective::all_gather, 6, 1024), std::size_t{160}); // whole words of 16 bytes
        QCOMPARE(part_bytes(Collective::reduce_scatter, 72, 1024), std::size_t{16});
        QCOMPARE(group_sizes(8, false), (std::vector<int>{2, 4, 8}));
        QCOMPARE(group_sizes(6, false), (std::vector<int>{2, 4, 6}));
        QCOMPARE(group_sizes(16, false), (std::vector<int>{2, 4, 8, 16}));
        QCOMPARE(group_sizes(8, true), (std::vector<int>{8}));
        QVERIFY(group_sizes(1, false).empty());
        const auto sizes = collective_sizes(false, std::size_t{1} << 40);
        QCOMPARE(sizes.size(), std::size_t{11});
        QCOMPARE(sizes.front(), std::size_t{1024});
        QCOMPARE(sizes.back(), std::size_t{1} << 30);
        QCOMPARE(collective_sizes(true, std::size_t{1} << 30).size(), std::size_t{6});
        QCOMPARE(size_text(std::size_t{64} << 20), std::string("64 MiB"));
        QCOMPARE(size_text(1024), std::string("1 KiB"));
    }

    void the_two_terms_of_an_overlap_are_told_apart()
    {
        std::vector<SlowDown> points;
        for (const double ctas : {8.0, 16.0, 32.0}) {
            for (const double memory : {0.0, 0.1 * ctas / 8}) {
                const double sm = ctas / 132;
                points.push_back({sm, memory, 1 / (1 - 1.2 * sm - 0.5 * memory)});
            }
        }
        const OverlapFit fit = fit_overlap(points);
        QVERIFY(std::abs(fit.sm - 1.2) < 1e-9 && std::abs(fit.memory - 0.5) < 1e-9 && fit.error_percent < 1e-6);
        QCOMPARE(fit.points, 6);
        // Points that leave one of them open do not give a wild answer
        const OverlapFit narrow = fit_overlap({{0.1, 0, 1.2}, {0.2, 0, 1.5}});
        QVERIFY(narrow.memory == 0 && narrow.sm > 1 && narrow.sm < 2);
        const OverlapFit faster = fit_overlap({{0.1, 0.1, 0.9}, {0.2, 0.1, 0.8}});
        QVERIFY(faster.sm == 0 && faster.memory == 0);
        const OverlapFit none = fit_overlap({});
        QVERIFY(none.sm == 0 && none.memory == 0 && none.points == 0 && none.error_percent == 0);
    }

    void only_the_common_time_counts()
    {
        // The load runs from 0 to 50 at 10 each while the contender is there (10 to 35), slower in that time
        const Together both = overlapped({0, 5, 10, 20, 30, 35, 40}, {10, 22, 35});
        QCOMPARE(both.load_us, 10.0);
        QCOMPARE(both.contender_us, 12.5);
        QCOMPARE(overlapped({0, 10, 20}, {30, 40}).load_us, 10.0); // never at the same time: the mean of all
    }
};

QTEST_APPLESS_MAIN(LogicTest)
#include "logic_test.moc"
