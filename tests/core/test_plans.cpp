// SPDX-License-Identifier: Apache-2.0
#include "tests/core/test_plans.h"

#include <stdexcept>
#include <string>

namespace fivefold::test {

const Catalogue& catalogue() {
    static const Catalogue tables = load_catalogue();
    return tables;
}

Plan plan_for(const char* model, const char* gpu, int nodes, const Layout& layout, std::int64_t seq_len, std::int64_t global_batch) {
    const CatalogueModel* entry = catalogue().find_model(model);
    const Gpu* part = catalogue().find_gpu(gpu);
    if (!entry || !part) throw std::runtime_error(std::string("not in the catalogue: ") + model + " or " + gpu);
    Plan plan;
    plan.model = entry->model;
    plan.cluster.gpu = *part;
    plan.cluster.network = catalogue().usual_network(*part);
    plan.cluster.nodes = nodes;
    plan.cluster.gpus_per_node = plan.cluster.network.gpus_per_node;
    plan.layout = layout;
    plan.training.seq_len = seq_len;
    plan.training.global_batch = global_batch;
    complete(plan);
    return plan;
}

Profile profile_of(const Plan& plan) { return catalogue().profile_for(plan); }

} // namespace fivefold::test
