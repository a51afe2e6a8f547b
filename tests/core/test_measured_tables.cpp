// SPDX-License-Identifier: Apache-2.0
// Measured curves and surfaces against published points that they were not given.
#include "core/calibrate/measured_constants.h"
#include "core/estimate/collectives.h"
#include "core/formats/catalogue.h"
#include "core/formats/csv.h"
#include "core/profile/measured_tables.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <tuple>

using namespace fivefold;

namespace {

struct Curve {
    std::string node, gpu;
    int nodes = 1, gpus_per_node = 8, ranks = 8;
    CollectiveKind kind = CollectiveKind::all_reduce;
    std::vector<CollectivePoint> points;
};

double number(std::string_view text) { return std::stod(std::string(text)); }

/// Published tables of at least five sizes. Points whose bus bandwidth was printed with less than two digits are too coarse to compare with.
std::vector<Curve> published_curves() {
    std::ifstream file(MEASURED_DIR "/collectives.csv");
    CsvTable table(file);
    std::map<std::tuple<std::string, std::string, std::string, std::string>, Curve> curves;
    while (table.next()) {
        if (table["published_as"] == "busbw" && number(table["busbw_gbps"]) < 0.1) continue;
        Curve& curve = curves[{std::string(table["node"]), std::string(table["ranks"]), std::string(table["collective"]), std::string(table["source"])}];
        curve.node = table["node"];
        curve.gpu = table["gpu"];
        curve.nodes = static_cast<int>(number(table["nodes"]));
        curve.gpus_per_node = static_cast<int>(number(table["gpus_per_node"]));
        curve.ranks = static_cast<int>(number(table["ranks"]));
        curve.kind = table["collective"] == "all_gather" ? CollectiveKind::all_gather : CollectiveKind::all_reduce;
        curve.points.push_back({number(table["size_bytes"]), number(table["time_us"]) * 1e-6});
    }
    std::vector<Curve> list;
    for (auto& [key, curve] : curves) {
        std::sort(curve.points.begin(), curve.points.end(), [](const CollectivePoint& a, const CollectivePoint& b) { return a.bytes < b.bytes; });
        list.push_back(std::move(curve));
    }
    return list;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}
double worst(const std::vector<double>& values) { return values.empty() ? 0 : *std::max_element(values.begin(), values.end()); }
void append(std::vector<double>& to, const std::vector<double>& from) { to.insert(to.end(), from.begin(), from.end()); }

std::vector<double> leave_one_out(const std::vector<CollectivePoint>& points) {
    std::vector<double> errors;
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        std::vector<CollectivePoint> others = points;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        errors.push_back(std::abs(SizeCurve(others).seconds(points[i].bytes) / points[i].seconds - 1));
    }
    return errors;
}

/// Half the sizes, those a probe in steps of four takes, against the others.
std::vector<double> every_other(const std::vector<CollectivePoint>& points) {
    std::vector<double> errors;
    for (std::size_t first = 0; first < 2; ++first) {
        std::vector<CollectivePoint> kept;
        for (std::size_t i = first; i < points.size(); i += 2) kept.push_back(points[i]);
        const SizeCurve curve(kept);
        for (std::size_t i = 1 - first; i < points.size(); i += 2)
            if (points[i].bytes > kept.front().bytes && points[i].bytes < kept.back().bytes) errors.push_back(std::abs(curve.seconds(points[i].bytes) / points[i].seconds - 1));
    }
    return errors;
}

std::vector<double> summary_errors(const std::vector<CollectivePoint>& points) {
    std::vector<double> errors;
    const LatencyBandwidth fit = fit_latency_bandwidth(points);
    for (std::size_t i = 1; i + 1 < points.size(); ++i) errors.push_back(std::abs(fit.seconds(points[i].bytes) / points[i].seconds - 1));
    return errors;
}

/// The closed form (4.6) with the constants that ship.
std::vector<double> closed_form_errors(const Catalogue& catalogue, const Curve& curve) {
    const Gpu* gpu = catalogue.find_gpu(curve.gpu == "a100-sxm4" ? "a100-sxm4-80gb" : curve.gpu == "h100-sxm5" ? "h100-sxm5-80gb" : curve.gpu == "h200-sxm5" ? "h200-sxm5-141gb" : curve.gpu);
    std::vector<double> errors;
    if (gpu == nullptr) return errors;
    Plan plan = sample_plan(catalogue);
    plan.cluster = {*gpu, catalogue.usual_network(*gpu), curve.nodes, curve.gpus_per_node};
    const Profile profile = catalogue.profile_for(plan);
    const Links links = collective_links(make_machine(plan, profile), profile.hardware);
    for (std::size_t i = 1; i + 1 < curve.points.size(); ++i)
        errors.push_back(std::abs(hierarchical_ring(links, 1, curve.ranks, curve.points[i].bytes, curve.kind == CollectiveKind::all_reduce ? 2 : 1) / curve.points[i].seconds - 1));
    return errors;
}

struct Product {
    double m, n, k, output_bytes, rate;
};
/// The published grid of one GPU and layout.
std::vector<Product> published_products(const std::string& gpu, const std::string& layout) {
    std::ifstream file(MEASURED_DIR "/matrix_products.csv");
    CsvTable table(file);
    std::map<std::tuple<double, double, double>, Product> grid;
    while (table.next())
        if (table["gpu"] == gpu && table["layout"] == layout)
            grid.insert_or_assign({number(table["m"]), number(table["n"]), number(table["k"])},
                                  Product{number(table["m"]), number(table["n"]), number(table["k"]), number(table["output_bytes"]), number(table["tflops"]) * 1e12});
    std::vector<Product> list;
    for (const auto& [shape, product] : grid) list.push_back(product);
    return list;
}

} // namespace

class TestMeasuredTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void curves_predict_sizes_that_were_left_out() {
        const Catalogue catalogue = load_catalogue();
        std::vector<double> table, sparse, summary, closed;
        for (const Curve& curve : published_curves()) {
            const std::vector<double> left_out = leave_one_out(curve.points), between = every_other(curve.points), line = summary_errors(curve.points), form = closed_form_errors(catalogue, curve);
            QTextStream(stdout) << QString::asprintf("%-22s %2d nodes %4d ranks  table %4.1f/%4.1f %%  steps of 4 %4.1f/%4.1f %%  alpha-beta %4.1f/%4.1f %%  closed form %5.1f/%5.1f %%\n", curve.node.c_str(),
                                                     curve.nodes, curve.ranks, 100 * median(left_out), 100 * worst(left_out), 100 * median(between), 100 * worst(between), 100 * median(line), 100 * worst(line),
                                                     100 * median(form), 100 * worst(form));
            append(table, left_out);
            append(sparse, between);
            append(summary, line);
            append(closed, form);
        }
        QTextStream(stdout) << QString::asprintf("all, median/worst              table %4.1f/%4.1f %%  steps of 4 %4.1f/%4.1f %%  alpha-beta %4.1f/%4.1f %%  closed form %5.1f/%5.1f %%\n", 100 * median(table), 100 * worst(table),
                                                 100 * median(sparse), 100 * worst(sparse), 100 * median(summary), 100 * worst(summary), 100 * median(closed), 100 * worst(closed));
        QVERIFY(table.size() > 180);
        QVERIFY(median(table) <= 0.05 && worst(table) <= 0.25);
        QVERIFY(median(sparse) <= 0.05 && worst(sparse) <= 0.25);
        QVERIFY(2 * median(table) < median(summary) && worst(table) < worst(summary));
    }

    void curves_go_through_their_points_and_on_beyond_them() {
        const std::vector<CollectivePoint> points = {{1024, 20e-6}, {65536, 25e-6}, {1 << 20, 30e-6}, {1 << 26, 300e-6}, {1 << 30, 4000e-6}};
        const SizeCurve curve(points);
        for (const CollectivePoint& point : points) QVERIFY(std::abs(curve.seconds(point.bytes) / point.seconds - 1) < 1e-12);
        QCOMPARE(curve.seconds(1), 20e-6);
        QCOMPARE(curve.seconds(0), 20e-6);
        const double last = (4000e-6 - 300e-6) / ((1 << 30) - (1 << 26));
        QVERIFY(std::abs(curve.seconds(0x1p32) - (4000e-6 + (0x1p32 - 0x1p30) * last)) < 1e-12);
        for (double bytes = 512, before = 0; bytes < 0x1p34; bytes *= 1.1) { // never faster for more bytes
            QVERIFY(curve.seconds(bytes) >= before);
            before = curve.seconds(bytes);
        }
        QCOMPARE(SizeCurve({}).seconds(1e6), 0.0);
        QCOMPARE(SizeCurve({{1e6, 1e-4}}).seconds(2e6), 2e-4);
        const SizeCurve odd({{1e6, -1}, {0, 1}, {2e6, 1e-4}, {2e6, 2e-4}, {std::nan(""), 1}});
        QCOMPARE(odd.points().size(), std::size_t{1});
        QCOMPARE(odd.seconds(1e3), 2e-4);
    }

    void alpha_and_beta_are_found_again() {
        std::vector<CollectivePoint> points;
        for (double bytes = 1024; bytes < 1e10; bytes *= 4) points.push_back({bytes, 30e-6 + bytes / 250e9});
        const LatencyBandwidth fit = fit_latency_bandwidth(points);
        QVERIFY(std::abs(fit.alpha / 30e-6 - 1) < 1e-9 && std::abs(fit.beta * 250e9 - 1) < 1e-9);
        QVERIFY(fit.worst_error < 1e-9 && fit.median_error < 1e-9);
        const LatencyBandwidth falling = fit_latency_bandwidth({{1e3, 2e-3}, {1e6, 1e-3}});
        QVERIFY(falling.alpha >= 0 && falling.beta >= 0);
    }

    void groups_between_measured_ones_lie_between() {
        MeasuredHardware hardware;
        for (const int ranks : {2, 8})
            for (const CollectiveKind kind : {CollectiveKind::all_gather, CollectiveKind::reduce_scatter, CollectiveKind::all_reduce}) {
                MeasuredCollective curve{kind, ranks, 1, {}, 0};
                for (double bytes = 1024; bytes <= 0x1p30; bytes *= 4) curve.points.push_back({bytes, 5e-6 * ranks + wire_share(kind, ranks) * bytes / 300e9});
                hardware.collectives.push_back(curve);
            }
        hardware.collectives.push_back({CollectiveKind::all_gather, 16, 2, {{0x1p30, 8e-3}}, 0});
        hardware.collectives.push_back({CollectiveKind::all_gather, 64, 8, {{0x1p30, 12e-3}}, 0});
        const MeasuredTables tables(hardware, {}, {});
        const double four = tables.gather(4, 1, 0x1p30);
        QVERIFY(std::abs(four / (0.75 * 0x1p30 / 300e9) - 1) < 0.02);
        QVERIFY(tables.gather(4, 1, 1024) > tables.gather(2, 1, 1024) && tables.gather(4, 1, 1024) < tables.gather(8, 1, 1024));
        QVERIFY(tables.gather(16, 1, 1e6) < 0 && tables.gather(1, 1, 1e6) < 0);      // beyond what was measured
        QCOMPARE(tables.gather(16, 2, 0x1p30), 8e-3);
        QVERIFY(tables.gather(32, 4, 0x1p30) > 8e-3 && tables.gather(32, 4, 0x1p30) < 12e-3);
        QVERIFY(tables.gather(8, 8, 0x1p30) < 0);                                    // one rank a node is another thing
        QVERIFY(tables.collective(CollectiveKind::all_to_all, 8, 1, 1e6) < 0);       // not measured
        QVERIFY(MeasuredTables(hardware, {true, false, true}, {}).gather(4, 1, 1e6) < 0); // not to be used
    }

    void surface_predicts_shapes_that_were_left_out_data() {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<QString>("layout");
        for (const char* layout : {"TN", "NN", "NT"}) {
            const QString name = QString::fromLatin1(layout);
            QTest::newRow(qPrintable(QStringLiteral("A100 ") + name)) << QStringLiteral("a100-pcie-80gb") << name;
            QTest::newRow(qPrintable(QStringLiteral("B200 ") + name)) << QStringLiteral("b200-sxm") << name;
        }
    }
    void surface_predicts_shapes_that_were_left_out() {
        QFETCH(QString, gpu);
        QFETCH(QString, layout);
        const Catalogue catalogue = load_catalogue();
        const Gpu& of = *catalogue.find_gpu(gpu.toStdString());
        const HardwareProfile hardware = catalogue.profiles.select(of.id, of.architecture, "").hardware;
        std::vector<Product> products = published_products(gpu.toStdString(), layout.toStdString());
        MeasuredHardware measured;
        for (const Product& product : products) measured.gemms.push_back({MeasuredType::bf16, product.m, product.n, product.k, product.rate, 0, 0});
        const std::vector<double> factors = gemm_factors(of, hardware, measured);
        std::vector<GemmSurface::Point> points;
        for (std::size_t i = 0; i < products.size(); ++i) points.push_back({products[i].m, products[i].n, products[i].k, factors[i]});
        const double typical = median(factors);
        std::vector<double> by_surface, by_model;
        constexpr std::size_t kFolds = 10;
        for (std::size_t fold = 0; fold < kFolds; ++fold) {
            std::vector<GemmSurface::Point> others;
            for (std::size_t i = 0; i < points.size(); ++i)
                if (i % kFolds != fold) others.push_back(points[i]);
            const GemmSurface surface(others);
            for (std::size_t i = fold; i < points.size(); i += kFolds) {
                by_surface.push_back(std::abs(surface.factor(points[i].m, points[i].n, points[i].k) / points[i].factor - 1));
                by_model.push_back(std::abs(typical / points[i].factor - 1));
            }
        }
        const GemmSurface whole(points);
        for (const GemmSurface::Point& point : points)
            if (point.m <= point.n) QCOMPARE(whole.factor(point.m, point.n, point.k), point.factor); // of transposed pairs the last counts
        const auto mean = [](const std::vector<double>& errors) {
            double total = 0;
            for (const double error : errors) total += error;
            return total / static_cast<double>(errors.size());
        };
        QTextStream(stdout) << QString::asprintf("%-16s %s %3zu shapes left out: surface mean %4.1f median %4.1f %%, closed form at its best share %4.1f %4.1f %%\n", qPrintable(gpu), qPrintable(layout), points.size(),
                                                 100 * mean(by_surface), 100 * median(by_surface), 100 * mean(by_model), 100 * median(by_model));
        QVERIFY(points.size() > 50);
        QVERIFY(mean(by_surface) < mean(by_model));
        QVERIFY(mean(by_surface) < 0.12);
    }

    void surfaces_of_few_or_odd_points() {
        QCOMPARE(GemmSurface({}).factor(1024, 1024, 1024), 1.0);
        const GemmSurface one({{4096, 4096, 4096, 1.2}});
        QCOMPARE(one.factor(4096, 4096, 4096), 1.2);
        QVERIFY(std::abs(one.factor(1, 1, 1) - 1.2) < 1e-9 && std::abs(one.factor(1e9, 1e9, 1e9) - 1.2) < 1e-9);
        const GemmSurface odd({{-1, 4096, 4096, 1}, {4096, 4096, 4096, 0}, {1e200, 1e200, 1e200, 1}, {std::nan(""), 1, 1, 1}, {1, 1e15, 1, 2}, {64, 64, 64, 1}});
        for (const double edge : {0.0, 1.0, 100.0, 1e12}) QVERIFY(std::isfinite(odd.factor(edge, edge, edge)) && odd.factor(edge, edge, edge) > 0);
    }
};

QTEST_GUILESS_MAIN(TestMeasuredTables)
#include "test_measured_tables.moc"
