// SPDX-License-Identifier: Apache-2.0
#include "app/cli/knob_option.h"

#include "app/cli/cli.h"

namespace fivefold::cli {

Knob layout_knob(const std::string& option, const std::string& name) {
    std::string known;
    for (const Knob knob : {Knob::tp, Knob::pp, Knob::dp, Knob::cp, Knob::ep, Knob::etp, Knob::vpp, Knob::micro_batch, Knob::accumulation, Knob::zero, Knob::shard_group,
                            Knob::recompute, Knob::schedule, Knob::sequence_parallel}) {
        if (name == knob_name(knob)) return knob;
        known += (known.empty() ? "" : ", ") + std::string(knob_name(knob));
    }
    throw Failure(kWrongUse, option + ": no knob '" + name + "'; there are " + known);
}

} // namespace fivefold::cli
