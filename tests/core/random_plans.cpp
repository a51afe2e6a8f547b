// SPDX-License-Identifier: Apache-2.0
#include "tests/core/random_plans.h"

#include "core/plan/knobs.h"
#include "tests/core/test_plans.h"

#include <iterator>

namespace fivefold::test {
namespace {

template <class T, std::size_t n>
T any_of(std::mt19937& random, const T (&choices)[n]) {
    return choices[random() % n];
}

} // namespace

Plan random_plan(std::mt19937& random) {
    static constexpr const char* models[] = {"llama-2-7b", "llama-2-13b", "llama-3.1-70b", "llama-3.1-405b", "gpt3-175b", "qwen2.5-0.5b", "gemma-2-9b", "mixtral-8x7b",
                                             "qwen3-30b-a3b", "deepseek-v3", "gpt-oss-120b"};
    static constexpr const char* gpus[] = {"h100", "a100-80gb", "a100-40gb", "h200", "b200", "gb200", "h800"};
    static constexpr int nodes[] = {1, 2, 3, 4, 8, 16, 32, 64, 128, 256};
    static constexpr std::int64_t lengths[] = {2048, 4096, 8192, 32768}, rounds[] = {1, 2, 4, 8, 16, 64};
    static constexpr std::int64_t degrees[] = {1, 1, 2, 4, 8, 16};
    for (;;) {
        Layout layout;
        layout.tp = any_of(random, degrees);
        layout.pp = any_of(random, degrees);
        layout.cp = random() % 4 == 0 ? 2 : 1;
        layout.ep = any_of(random, degrees);
        layout.vpp = random() % 3 == 0 ? 2 : 1;
        layout.zero = static_cast<int>(random() % 4);
        layout.micro_batch = any_of(random, {1, 1, 2, 4});
        layout.sequence_parallel = random() % 4 != 0;
        layout.recompute = {static_cast<RecomputeKind>(random() % 3), recompute_core_attention};
        const int count = any_of(random, nodes);
        Plan plan = plan_for(any_of(random, models), any_of(random, gpus), count, layout, any_of(random, lengths), 1);
        plan.training.global_batch = gpu_count(plan.cluster) * any_of(random, rounds);
        plan.training.framework = static_cast<Framework>(random() % 8);
        plan.training.precision = random() % 5 == 0 ? Precision::fp8 : Precision::bf16;
        plan.layout.schedule = random() % 5 == 0 ? static_cast<Schedule>(random() % 5) : Schedule::one_f_one_b;
        complete(plan);
        if (const auto valid = nearest_valid(plan, {})) return *valid;
    }
}

} // namespace fivefold::test
