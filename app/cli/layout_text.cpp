// SPDX-License-Identifier: Apache-2.0
#include "app/cli/layout_text.h"

#include "core/formats/enum_names.h"

namespace fivefold::cli {

std::string layout_text(const Plan& plan) {
    const Layout& layout = plan.layout;
    std::string out;
    const auto degree = [&](const char* name, std::int64_t value) {
        if (value > 1) out += std::string(out.empty() ? "" : " ") + name + " " + std::to_string(value);
    };
    degree("TP", layout.tp);
    degree("PP", layout.pp);
    degree("VPP", layout.vpp);
    degree("CP", layout.cp);
    degree("EP", layout.ep);
    degree("ETP", layout.etp);
    degree("DP", layout.dp);
    out += (out.empty() ? "" : ", ") + std::to_string(layout.micro_batch) + " x " + std::to_string(layout.accumulation) + ", ZeRO-" + std::to_string(layout.zero);
    if (layout.recompute.kind != RecomputeKind::none) out += std::string(", ") + enum_name(layout.recompute.kind) + " recompute";
    if (layout.schedule != Schedule::one_f_one_b) out += std::string(", ") + enum_name(layout.schedule);
    return out;
}

void add_layout(JsonText& json, const Plan& plan) {
    const Layout& layout = plan.layout;
    json.key("layout").open_object().member("tp", layout.tp).member("pp", layout.pp).member("dp", layout.dp).member("cp", layout.cp);
    json.member("ep", layout.ep).member("etp", layout.etp).member("vpp", layout.vpp).member("zero", layout.zero);
    json.member("micro_batch", layout.micro_batch).member("accumulation", layout.accumulation);
    json.member("recompute", enum_name(layout.recompute.kind)).member("schedule", enum_name(layout.schedule)).close_object();
}

} // namespace fivefold::cli
