// SPDX-License-Identifier: Apache-2.0
#include "core/formats/builtin.h"
#include "core/formats/catalogue.h"
#include "core/formats/enum_names.h"
#include "core/model/parameters.h"
#include "core/plan/rules.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace fivefold;

namespace {

const Catalogue& catalogue() {
    static const Catalogue loaded = load_catalogue();
    return loaded;
}

QJsonArray rows_of(std::string_view text, const char* key) {
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    for (const char* about : {"source", "licence", "date"})
        if (document.object().value(QLatin1String(about)).toString().isEmpty()) return {};
    return document.object().value(QLatin1String(key)).toArray();
}

bool within(double value, double low, double high) { return value >= low && value <= high; }

} // namespace

class CatalogueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_row_has_every_key() {
        const auto check = [](std::string_view text, const char* table, std::size_t at_least) {
            const QJsonArray rows = rows_of(text, table);
            QVERIFY(static_cast<std::size_t>(rows.size()) >= at_least);
            const QStringList keys = rows.first().toObject().keys();
            QSet<QString> ids;
            for (const QJsonValue& value : rows) {
                const QJsonObject row = value.toObject();
                const QString id = row.value(QLatin1String("id")).toString();
                QCOMPARE(row.keys(), keys);
                QVERIFY2(!ids.contains(id), qPrintable(id));
                ids.insert(id);
                QVERIFY2(!row.value(QLatin1String("source")).toString().isEmpty(), qPrintable(id));
                for (const QJsonValue& field : row.value(QLatin1String("from_memory")).toArray())
                    QVERIFY2(keys.contains(field.toString()), qPrintable(id + QLatin1String(": ") + field.toString()));
            }
        };
        check(builtin::gpus_json(), "gpus", 33);
        check(builtin::networks_json(), "networks", 31);
        check(builtin::models_json(), "models", 76);
    }

    void gpus_are_plausible() {
        for (const Gpu& gpu : catalogue().gpus) {
            const char* id = gpu.id.c_str();
            // "80 GB" of HBM is 80 GiB of cells; drivers keep some of it.
            QVERIFY2(within(gpu.usable_memory.value(), 0.85 * gpu.marketing_gb * kGiB, gpu.marketing_gb * kGiB), id);
            QVERIFY2(within(gpu.hbm.value(), 5e11, 1.2e13), id);
            QVERIFY2(within(gpu.multiprocessors, 8, 400), id);
            const double sixteen = std::max(gpu.bf16.value(), gpu.fp16.value());
            QVERIFY2(within(sixteen, 5e13, 3e15), id);
            QVERIFY2(gpu.bf16.value() == 0 || gpu.fp16.value() == gpu.bf16.value() || gpu.vendor == "Intel", id);
            QVERIFY2(gpu.tf32.value() == 0 || within(gpu.tf32.value() / sixteen, 0.2, 0.52), id);
            if (gpu.fp8.value() > 0) {
                const double ratio = gpu.vendor == "Intel" ? 1 : 2; // Gaudi 3 has one rate for both
                QVERIFY2(within(gpu.fp8.value() / gpu.bf16.value(), 0.97 * ratio, 1.03 * ratio), id);
            }
            QVERIFY2(gpu.fp4.value() == 0 || within(gpu.fp4.value() / gpu.fp8.value(), 1.9, 4.1), id);
            QVERIFY2(within(gpu.scale_up_bandwidth.value(), 3e10, 9.1e11), id);
            QVERIFY2(gpu.scale_up_domain == 1 || gpu.scale_up_domain == 2 || gpu.scale_up_domain == 4 || gpu.scale_up_domain == 8 ||
                         gpu.scale_up_domain == 72,
                     id);
            QVERIFY2(within(gpu.pcie.value(), 1.5e10, 4.5e11), id);
            QVERIFY2(within(gpu.tdp.value(), 100, 1500), id);
            QVERIFY2(within(gpu.price_per_hour.value(), 0, 15), id);
            QCOMPARE(gpu.price_per_hour.value() > 0, !gpu.price_source.empty());
            QVERIFY2(!gpu.name.empty() && !gpu.vendor.empty() && !gpu.architecture.empty() && !gpu.scale_up.empty(), id);
        }
    }

    void networks_are_plausible() {
        for (const Network& network : catalogue().networks) {
            const char* id = network.id.c_str();
            QVERIFY2(network.gpu == "any" || catalogue().find_gpu(network.gpu) != nullptr, id);
            QVERIFY2(within(network.gpus_per_node, 1, 16), id);
            QVERIFY2(network.nvlink_domain == 0 || network.nvlink_domain == 72, id);
            QVERIFY2(within(network.nics_per_node, 0, 32), id);
            QVERIFY2(within(network.bandwidth_per_gpu.value(), 3e8, 1.1e11), id);
            QVERIFY2(!network.name.empty() && !network.fabric.empty(), id);
        }
        const Network* rack = catalogue().find_network("gb200-nvl72");
        QVERIFY(rack != nullptr);
        QCOMPARE(rack->gpus_per_node, 4);
        QCOMPARE(rack->nvlink_domain, 72);
    }

    void figures_of_well_known_parts() {
        const Gpu& h100 = *catalogue().find_gpu("h100");
        QCOMPARE(h100.bf16.value(), 989.4e12);
        QCOMPARE(h100.fp8.value(), 1978.9e12);
        QCOMPARE(h100.hbm.value(), 3350e9);
        QCOMPARE(h100.scale_up_bandwidth.value(), 450e9);
        QCOMPARE(h100.scale_up_domain, 8);
        QVERIFY(std::abs(in_gib(h100.usable_memory) - 79.11) < 1e-6);
        QCOMPARE(catalogue().find_network("dgx-h100")->bandwidth_per_gpu.value(), 50e9);
        QCOMPARE(catalogue().find_gpu("h800")->scale_up_bandwidth.value(), 200e9);
        QCOMPARE(catalogue().find_gpu("a800")->scale_up_bandwidth.value(), 200e9);
        QCOMPARE(catalogue().find_gpu("h20")->bf16.value(), 148e12);
        QCOMPARE(catalogue().find_gpu("gb300")->fp4.value(), 15e15);
    }

    void gpus_are_found_by_alias_and_name() {
        const std::pair<const char*, const char*> pairs[] = {{"h100", "h100-sxm5-80gb"},
                                                             {"H100-80GB", "h100-sxm5-80gb"},
                                                             {"H100-96GB-HBM2e-500W", "h100-sxm5-96gb-hbm2e"},
                                                             {"h200", "h200-sxm5-141gb"},
                                                             {"A100-80GB", "a100-sxm4-80gb"},
                                                             {"a100-40gb", "a100-sxm4-40gb"},
                                                             {"B200", "b200-sxm"},
                                                             {"B300", "b300-sxm"},
                                                             {"GB200", "gb200-nvl72"},
                                                             {"GB300", "gb300-nvl72"},
                                                             {"V100-32GB", "v100-sxm2-32gb"},
                                                             {"V100-16GB", "v100-sxm2-16gb"},
                                                             {"A800-80GB", "a800-sxm4-80gb"},
                                                             {"H800-80GB", "h800-sxm5-80gb"},
                                                             {"H20-96GB", "h20-sxm5-96gb"},
                                                             {"mi300x", "mi300x"},
                                                             {"L40S", "l40s"},
                                                             {"4090", "rtx-4090"},
                                                             {"NVIDIA H200", "h200-sxm5-141gb"}};
        for (const auto& [alias, id] : pairs) {
            const Gpu* gpu = catalogue().find_gpu(alias);
            QVERIFY2(gpu != nullptr, alias);
            QCOMPARE(gpu->id, std::string(id));
        }
        for (const char* unknown : {"", "h", "h1000", "gpu"}) QVERIFY2(catalogue().find_gpu(unknown) == nullptr, unknown);
        QVERIFY(catalogue().find_model("Llama-3.1-70B") == catalogue().find_model("llama-3.1-70b"));
        QVERIFY(catalogue().find_model("gpt-3-175b") == catalogue().find_model("gpt3-175b"));
        QVERIFY(catalogue().find_model("no-such-model") == nullptr);
        QVERIFY(catalogue().find_network("no-such-network") == nullptr);
    }

    void every_gpu_has_its_usual_node() {
        const std::pair<const char*, const char*> pairs[] = {{"h100", "dgx-h100"},
                                                             {"h800", "dgx-h100"},
                                                             {"h20", "dgx-h100"},
                                                             {"h100-96gb", "dgx-h100"},
                                                             {"a100", "dgx-a100"},
                                                             {"a800", "dgx-a100"},
                                                             {"a100-40gb", "dgx-a100-40gb"},
                                                             {"h200", "dgx-h200"},
                                                             {"b200", "dgx-b200"},
                                                             {"b300", "dgx-b300"},
                                                             {"gb200", "gb200-nvl72"},
                                                             {"gb300", "gb300-nvl72"},
                                                             {"v100-16gb", "dgx-v100-ib"},
                                                             {"mi325x", "azure-mi300x"},
                                                             {"mi355x", "rail-8x400"},
                                                             {"l40s", "eth-400"},
                                                             {"a100-pcie", "eth-400"},
                                                             {"gh200", "gh200-node"}};
        for (const auto& [gpu, network] : pairs) QCOMPARE(catalogue().usual_network(*catalogue().find_gpu(gpu)).id, std::string(network));
        for (const Gpu& gpu : catalogue().gpus) {
            const Network& network = catalogue().usual_network(gpu);
            QVERIFY2(network.gpu == "any" || catalogue().find_gpu(network.gpu)->vendor == gpu.vendor, gpu.id.c_str());
        }
    }

    void every_plan_gets_a_profile() {
        Plan plan = sample_plan(catalogue());
        for (const auto& [framework, name] : enum_names<Framework>()) {
            plan.training.framework = framework;
            const Profile profile = catalogue().profile_for(plan);
            QCOMPARE(profile.software.family, std::string(name));
            QCOMPARE(profile.hardware.gpu, std::string("h100-sxm5-80gb"));
        }
        for (const Gpu& gpu : catalogue().gpus) {
            plan.cluster.gpu = gpu;
            const Profile profile = catalogue().profile_for(plan);
            QVERIFY2(profile.hardware.gemm_bf16 > 0.3, gpu.id.c_str());
            QVERIFY2(profile.time_band_low < profile.time_band_high, gpu.id.c_str());
        }
        plan.cluster.gpu = *catalogue().find_gpu("h800");
        QCOMPARE(catalogue().profile_for(plan).hardware.gpu, std::string("h100-sxm5-80gb"));
    }

    void sample_plan_is_valid() {
        const Plan plan = sample_plan(catalogue());
        QVERIFY(is_valid(plan));
        QCOMPARE(gpu_count(plan.cluster), std::int64_t{64});
        QCOMPARE(plan.layout.dp * plan.layout.accumulation * plan.layout.micro_batch, plan.training.global_batch);
        QCOMPARE(total_parameters(plan.model), std::int64_t{70'553'706'496});
    }

    void loads_in_a_few_milliseconds() {
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 5; ++i) QVERIFY(!load_catalogue().models.empty());
        QVERIFY2(timer.elapsed() < 5 * 40, "five loads; generous for a busy machine with sanitizers");
    }
};

QTEST_APPLESS_MAIN(CatalogueTest)
#include "catalogue_test.moc"
