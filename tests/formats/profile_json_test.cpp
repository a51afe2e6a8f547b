// SPDX-License-Identifier: Apache-2.0
#include "core/formats/builtin.h"
#include "core/formats/catalogue.h"
#include "core/formats/format_error.h"
#include "core/formats/profile_fields.h"
#include "core/formats/profile_json.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fivefold;

namespace {

template <class Part, class Fields>
void check_constants(const Part& part, const std::string& name, const Fields& fields) {
    for (const auto& field : fields) {
        const Constant& constant = part.*field.member;
        const std::string where = name + "." + field.key;
        QVERIFY2(std::isfinite(constant.value) && std::isfinite(constant.low) && std::isfinite(constant.high), where.c_str());
        QVERIFY2(constant.low <= constant.value && constant.value <= constant.high, where.c_str());
        QVERIFY2(constant.low >= 0, where.c_str());
        QVERIFY2(!constant.source.empty(), where.c_str());
        QVERIFY2(constant.date.starts_with("20"), where.c_str());
        // A number that was fitted or guessed is never exact.
        if (constant.provenance == Provenance::defaulted) QVERIFY2(constant.low < constant.high, where.c_str());
    }
}

std::string replaced(std::string text, const std::string& before, const std::string& after) {
    const std::size_t at = text.find(before);
    return at == std::string::npos ? std::string() : text.replace(at, before.size(), after);
}

std::string error_of(const std::string& text) {
    try {
        (void)read_profile_library(text);
    } catch (const FormatError& error) {
        return error.what();
    }
    return {};
}

} // namespace

class ProfileJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_constant_is_sound() {
        const ProfileLibrary library = load_catalogue().profiles;
        QVERIFY(library.hardware.size() >= 7);
        QCOMPARE(library.software.size(), std::size_t{8});
        for (const HardwareProfile& part : library.hardware) check_constants(part, part.gpu, kHardwareFields);
        for (const SoftwareProfile& part : library.software) check_constants(part, part.family, kSoftwareFields);
        check_constants(library.verdict, "verdict", kVerdictFields);
        QCOMPARE(library.software.front().family, std::string("megatron"));
    }

    void constants_are_physical() {
        const ProfileLibrary library = load_catalogue().profiles;
        for (const HardwareProfile& part : library.hardware) { // no kernel or link beats its data sheet by more than rounding
            for (const Constant* share : {&part.gemm_bf16, &part.gemm_fp8, &part.gemm_fp4, &part.attention_peak, &part.flash2_peak, &part.gemm_hbm, &part.scale_up_share,
                                          &part.network_share, &part.p2p_scale_up_share, &part.small_share, &part.misaligned_head, &part.flash1_share, &part.wave_tail})
                QVERIFY2(share->value > 0 && share->value < 1.1, part.gpu.c_str());
            QVERIFY2(part.collective_base > part.collective_base_small, part.gpu.c_str());
            QVERIFY2(part.workspace.value >= 64 * kMiB && part.workspace.value <= 512 * kMiB, part.gpu.c_str());
        }
        for (const SoftwareProfile& part : library.software) {
            for (const Constant* share : {&part.hbm_efficiency, &part.tp_overlap_exposed, &part.contention, &part.gather_contention, &part.overlap_window, &part.all_to_all, &part.score_efficiency})
                QVERIFY2(share->value >= 0 && share->value < 1.1, part.family.c_str());
            QVERIFY2(part.host_dense_layer > 0 && part.host_dense_layer < 0.02, part.family.c_str());
            QVERIFY2(!part.traffic.empty(), part.family.c_str());
            QVERIFY2(part.weight_bytes.value >= 2 && part.gradient_bytes.value >= 2, part.family.c_str());
            QVERIFY2(part.fragmentation > 0 && part.fragmentation < 0.25, part.family.c_str());
            QVERIFY2(std::abs(part.straggler) < 0.05, part.family.c_str());
            const auto fitted = std::count_if(kSoftwareFields.begin(), kSoftwareFields.end(), [&part](const auto& field) { return (part.*field.member).provenance == Provenance::fitted; });
            QVERIFY2(fitted <= 12, part.family.c_str()); // the rest is counted, measured or taken over
        }
        QVERIFY(library.verdict.tight < library.verdict.at_risk && library.verdict.at_risk < library.verdict.over);
        QCOMPARE(library.select("nothing", "Blackwell Ultra", "megatron").hardware.gpu, std::string("b300-sxm"));
        for (const Gpu& gpu : load_catalogue().gpus)
            QVERIFY2(!library.select(gpu.id, gpu.architecture, "megatron").hardware.gpu.empty(), gpu.id.c_str());
    }

    void library_and_profile_survive_a_round_trip() {
        const ProfileLibrary library = load_catalogue().profiles;
        const std::string text = write_profile_library(library);
        const ProfileLibrary again = read_profile_library(text);
        QVERIFY(again.hardware == library.hardware);
        QVERIFY(again.software == library.software);
        QVERIFY(again.verdict == library.verdict);
        QCOMPARE(write_profile_library(again), text);
    }

    void broken_libraries() {
        const std::string good(builtin::profiles_json());
        QVERIFY(error_of(good).empty());
        const auto says = [&](const std::string& before, const std::string& after, const char* where, const char* words) {
            const std::string text = replaced(good, before, after);
            QVERIFY2(!text.empty(), before.c_str());
            const std::string error = error_of(text);
            QVERIFY2(error.starts_with(where) && error.find(words) != std::string::npos, error.c_str());
            QVERIFY(error.find('\n') == std::string::npos);
        };
        says("\"fivefold_profiles\": 1", "\"fivefold_profiles\": 2", "/fivefold_profiles", "newer Fivefold");
        says("\"fivefold_profiles\": 1", "\"other\": 1", "/fivefold_profiles", "missing");
        says("\"gemm_bf16\": {\"value\": ", "\"gemm_bf16\": {\"value\": 9", "/hardware/0/gemm_bf16/value", "from low");
        says("\"gemm_bf16\": {\"value\": ", "\"gemm_bf16\": {\"value\": -", "/hardware/0/gemm_bf16/value", "number");
        says("\"gemm_bf16\"", "\"gemm_bf17\"", "/hardware/0/gemm_bf16", "missing");
        says("\"provenance\": \"fitted\"", "\"provenance\": \"hoped\"", "/hardware/0/gemm_bf16/provenance", "measured, fitted");
        says("\"zero_flavour\": \"reduce", "\"zero_flavour\": \"induce", "/software/0/zero_flavour", "reduce_scatter_all_gather");
        says("\"verdict\"", "\"verdicts\"", "/verdict", "missing");
    }
};

QTEST_APPLESS_MAIN(ProfileJsonTest)
#include "profile_json_test.moc"
