// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/measured_values.h"

#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"
#include "core/profile/catalogue_shares.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr double kTera = 1e12, kGiga = 1e9, kMega = 1e6, kMicro = 1e-6;

const char* peakField(MeasuredType type) {
    switch (type) {
    case MeasuredType::bf16: return "bf16_flops";
    case MeasuredType::fp16: return "fp16_flops";
    case MeasuredType::tf32: return "tf32_flops";
    case MeasuredType::fp8: return "fp8_flops";
    case MeasuredType::fp4: break;
    }
    return "fp4_flops";
}

QString remembered(const std::vector<std::string>& fields, const char* field, const QString& source) {
    return std::ranges::find(fields, field) != fields.end() ? HardwareValues::tr("not from an opened source") : source;
}

class List {
public:
    List(const Gpu& gpu, const Plan& plan, const HardwareProfile& constants, const MeasuredHardware* measured) : gpu_(gpu), plan_(plan), constants_(constants), measured_(measured), shares_(catalogue_shares(gpu, measured)) {}

    std::vector<HardwareValue> make() {
        products();
        memory();
        launches();
        links();
        collectives();
        others();
        return std::move(values_);
    }

private:
    HardwareValue& add(const QString& name, const QString& unit, double catalogue, double measured, const QString& source = {}, const QString& tip = {}) {
        HardwareValue& value = values_.emplace_back();
        value.name = name;
        value.unit = unit;
        value.catalogue = catalogue;
        value.measured = measured_ != nullptr ? measured : 0;
        value.source = source;
        value.tip = tip;
        return value;
    }
    /// A quantity that both know, in units of `scale`.
    HardwareValue& add(const QString& name, const QString& unit, const CatalogueShare& share, double scale, const QString& source = {}, const QString& tip = {}) {
        HardwareValue& value = add(name, unit, share.catalogue / scale, share.measured / scale, source, tip);
        value.ratio = share.ratio();
        value.low = share.is_low();
        return value;
    }
    [[nodiscard]] const CatalogueShare& share(CatalogueQuantity quantity) const {
        static const CatalogueShare none;
        const auto found = std::ranges::find(shares_, quantity, &CatalogueShare::quantity);
        return found != shares_.end() ? *found : none;
    }
    [[nodiscard]] QString fromGpu(const char* field) const { return remembered(gpu_.from_memory, field, HardwareValues::tr("GPU's sources")); }
    [[nodiscard]] QString fromNetwork(const char* field) const { return remembered(plan_.cluster.network.from_memory, field, HardwareValues::tr("network's sources")); }

    void products() {
        for (const CatalogueShare& share : shares_) {
            const bool sustained = share.quantity == CatalogueQuantity::sustained_peak;
            if (share.quantity != CatalogueQuantity::peak && !sustained) continue;
            const MeasuredGemm& product = share.product;
            const QString shape = product.m > 0 ? HardwareValues::tr("Fastest of the measured shapes: %1 × %2 × %3; random numbers, the slowest GPU of the node")
                                                      .arg(format::whole(product.m), format::whole(product.n), format::whole(product.k))
                                                : QString();
            add(sustained ? HardwareValues::tr("The same after seconds of load") : HardwareValues::tr("Peak, %1, dense").arg(HardwareValues::typeName(product.type)), format::tflops(1).unit, share, kTera,
                fromGpu(peakField(product.type)), shape);
        }
    }

    void memory() {
        const QString gib = format::memory(Bytes(1)).unit, rate = format::bandwidth(BytesPerSecond(1)).unit;
        const MeasuredMemory none;
        const MeasuredMemory& memory = measured_ != nullptr ? measured_->memory : none;
        add(HardwareValues::tr("Usable memory"), gib, share(CatalogueQuantity::usable_memory), kGiB, fromGpu("usable_memory_bytes"), HardwareValues::tr("What the driver reports as a whole"));
        add(HardwareValues::tr("Free memory before the measurement"), gib, 0, in_gib(Bytes(memory.free)));
        add(HardwareValues::tr("Memory of a CUDA context"), gib, in_gib(Bytes(constants_.context)), in_gib(Bytes(memory.context)), HardwareValues::tr("constants in use"));
        if (!(memory.context > 0)) values_.pop_back();
        add(HardwareValues::tr("Workspace of the product library"), gib, 0, in_gib(Bytes(memory.workspace)));
        add(HardwareValues::tr("Memory of one NCCL communicator"), gib, 0, in_gib(Bytes(memory.nccl_init)), {}, HardwareValues::tr("Before its first collective"));
        add(HardwareValues::tr("The same after an all-reduce"), gib, 0, in_gib(Bytes(memory.nccl_all_reduce)));
        add(HardwareValues::tr("The same after an all-to-all"), gib, 0, in_gib(Bytes(memory.nccl_all_to_all)));
        const MeasuredHbm nothing;
        const MeasuredHbm& hbm = measured_ != nullptr ? measured_->hbm : nothing;
        const bool split = hbm.read > 0 || hbm.write > 0;
        add(split ? HardwareValues::tr("Memory bandwidth, copy") : HardwareValues::tr("Memory bandwidth"), rate, share(CatalogueQuantity::memory_copy), kGiga, fromGpu("hbm_bytes_per_s"),
            HardwareValues::tr("Bytes read and bytes written together"));
        if (hbm.read > 0) add(HardwareValues::tr("Memory bandwidth, read"), rate, share(CatalogueQuantity::memory_read), kGiga, fromGpu("hbm_bytes_per_s"));
        if (hbm.write > 0) add(HardwareValues::tr("Memory bandwidth, write"), rate, share(CatalogueQuantity::memory_write), kGiga, fromGpu("hbm_bytes_per_s"));
    }

    void launches() {
        add(HardwareValues::tr("Multiprocessors"), {}, gpu_.multiprocessors, 0, fromGpu("multiprocessors")).whole = true;
        if (measured_ == nullptr || !(measured_->launch.kernel > 0 || measured_->launch.graph > 0)) return;
        const QString unit = format::duration(Seconds(kMicro)).unit;
        add(HardwareValues::tr("Launch of a kernel"), unit, constants_.kernel_launch / kMicro, measured_->launch.kernel / kMicro, HardwareValues::tr("constants in use"),
            HardwareValues::tr("Empty kernels one after another"));
        add(HardwareValues::tr("Launch of a kernel in a graph"), unit, 0, measured_->launch.graph / kMicro);
    }

    void links() {
        const QString rate = format::bandwidth(BytesPerSecond(1)).unit;
        const std::vector<double> pairs = measured_ != nullptr ? pair_values(*measured_, &MeasuredPair::rate) : std::vector<double>{};
        const QString how = HardwareValues::tr("The middle of all pairs of GPUs, one pair at a time");
        add(gpu_.scale_up.empty() ? HardwareValues::tr("Scale-up links, one direction") : HardwareValues::tr("%1, one direction").arg(QString::fromStdString(gpu_.scale_up)), rate,
            share(CatalogueQuantity::scale_up), kGiga, fromGpu("scale_up_bytes_per_s"), how);
        const bool host = measured_ != nullptr && (measured_->host_link.to_device > 0 || measured_->host_link.from_device > 0);
        add(HardwareValues::tr("PCIe, one direction"), rate, share(CatalogueQuantity::pcie), kGiga, fromGpu("pcie_bytes_per_s"),
            host ? HardwareValues::tr("Between the host's memory and one GPU") : how);
        if (measured_ == nullptr || pairs.empty()) return;
        add(HardwareValues::tr("Slowest pair, one direction"), rate, 0, std::ranges::min(pairs) / kGiga);
        add(HardwareValues::tr("Pair, both directions together"), rate, 0, middle_of(pair_values(*measured_, &MeasuredPair::both_ways)) / kGiga, {}, how);
        add(HardwareValues::tr("Latency of a small copy"), format::duration(Seconds(kMicro)).unit, 0, middle_of(pair_values(*measured_, &MeasuredPair::latency)) / kMicro, {}, how);
    }

    void collectives() {
        if (measured_ == nullptr) return;
        const QString rate = format::bandwidth(BytesPerSecond(1)).unit;
        for (const CatalogueShare& share : shares_) {
            if (share.quantity != CatalogueQuantity::collective) continue;
            const MeasuredCollective& curve = share.collective;
            const QString name = HardwareValues::tr("%1 of %n GPU(s), bus bandwidth", nullptr, curve.ranks).arg(HardwareValues::kindName(curve.kind));
            add(name, rate, share, kGiga, HardwareValues::tr("GPU's sources"), HardwareValues::tr("At %1").arg(HardwareValues::sizeText(curve.points.front().bytes)));
        }
    }

    void others() {
        double watts = 0, hottest = 0;
        if (measured_ != nullptr)
            for (const MeasuredClock& each : measured_->clocks) {
                watts = std::max(watts, each.watts);
                hottest = std::max(hottest, each.celsius);
            }
        if (const CatalogueShare& clock = share(CatalogueQuantity::clock); clock.measured > 0)
            add(HardwareValues::tr("Clock under load, slowest GPU"), HardwareValues::tr("MHz"), clock, kMega, HardwareValues::tr("the GPU's own maximum")).whole = true;
        HardwareValue& power = add(HardwareValues::tr("Power limit"), HardwareValues::tr("W"), gpu_.tdp.value(), watts, fromGpu("tdp_watts"), HardwareValues::tr("The most that a GPU drew under load"));
        power.whole = true;
        add(HardwareValues::tr("Temperature under load, hottest GPU"), HardwareValues::tr("°C"), 0, hottest).whole = true;
        overlaps();
        if (plan_.cluster.gpu.id != gpu_.id) return;
        const Training& training = plan_.training;
        const bool own = training.price_per_gpu_hour > 0;
        HardwareValue& price = add(HardwareValues::tr("Price per GPU-hour"), {}, own ? training.price_per_gpu_hour : gpu_.price_per_hour.value(), 0,
                                   own ? HardwareValues::tr("set in this plan") : remembered(gpu_.from_memory, "price_per_hour", QString::fromStdString(gpu_.price_source)));
        price.money = true;
        const Network& network = plan_.cluster.network;
        add(HardwareValues::tr("GPUs of one NVLink domain"), {}, nvlink_domain(plan_.cluster), 0, fromNetwork("nvlink_domain")).whole = true;
        add(HardwareValues::tr("Network of a GPU, one direction"), format::bandwidth(BytesPerSecond(1)).unit, network.bandwidth_per_gpu.value() / kGiga, 0, fromNetwork("bandwidth_per_gpu_bytes_per_s"));
        add(HardwareValues::tr("Network cards of a node"), {}, network.nics_per_node, 0, fromNetwork("nics_per_node"));
    }

    /// The worst slow-down of each load beside a collective.
    void overlaps() {
        if (measured_ == nullptr) return;
        const QString factor = HardwareValues::tr("times", "unit of a factor");
        for (const auto& [load, name] : {std::pair("gemm", HardwareValues::tr("A product beside a collective takes")), std::pair("attention", HardwareValues::tr("Attention beside a collective takes"))}) {
            double slowest = 0;
            for (const MeasuredOverlap& each : measured_->overlaps)
                if (each.load == load && each.load_alone > 0) slowest = std::max(slowest, each.load_beside / each.load_alone);
            add(name, factor, 0, slowest, {}, HardwareValues::tr("The worst of all that were tried, over the time alone"));
        }
        double collective = 0;
        for (const MeasuredOverlap& each : measured_->overlaps)
            if (each.collective_alone > 0) collective = std::max(collective, each.collective_beside / each.collective_alone);
        add(HardwareValues::tr("A collective beside a product or attention takes"), factor, 0, collective, {}, HardwareValues::tr("The worst of all that were tried, over the time alone"));
    }

    const Gpu& gpu_;
    const Plan& plan_;
    const HardwareProfile& constants_;
    const MeasuredHardware* measured_;
    const std::vector<CatalogueShare> shares_;
    std::vector<HardwareValue> values_;
};

ValueCell amountCell(const HardwareValue& value, double amount) {
    if (!(amount > 0)) {
        ValueCell none;
        none.text = u"–"_s;
        none.number = true;
        return none;
    }
    if (value.money) return numberCell(format::dollars(Dollars(amount), format::Detail::full), amount);
    return numberCell(value.whole ? format::whole(amount) : format::significant(amount), amount);
}

} // namespace

QString HardwareValues::typeName(MeasuredType type) { return QString::fromLatin1(measured_type_name(type)); }

QString HardwareValues::kindName(CollectiveKind kind) {
    switch (kind) {
    case CollectiveKind::all_reduce: return tr("All-reduce");
    case CollectiveKind::all_gather: return tr("All-gather");
    case CollectiveKind::reduce_scatter: return tr("Reduce-scatter");
    case CollectiveKind::all_to_all: return tr("All-to-all");
    case CollectiveKind::send_receive: break;
    }
    return tr("Send and receive");
}

QString HardwareValues::sizeText(double bytes) {
    constexpr double kStep = 1024;
    double value = bytes;
    const QString units[] = {tr("B"), tr("KiB"), tr("MiB"), tr("GiB")};
    std::size_t unit = 0;
    for (; value >= kStep && unit + 1 < std::size(units); ++unit) value /= kStep;
    return Measure{format::concise(value), units[unit]}.text();
}

std::vector<HardwareValue> HardwareValues::list(const Gpu& gpu, const Plan& plan, const HardwareProfile& constants, const MeasuredHardware* measured) {
    std::vector<HardwareValue> values = List(gpu, plan, constants, measured).make();
    std::erase_if(values, [](const HardwareValue& value) { return !(value.catalogue > 0) && !(value.measured > 0); });
    return values;
}

void HardwareValues::fill(ValueTableModel& table, const std::vector<HardwareValue>& values, bool measured, const QPalette& palette) {
    std::vector<ValueTableModel::Row> rows;
    for (const HardwareValue& value : values) {
        ValueTableModel::Row row{textCell(value.name), amountCell(value, value.catalogue), textCell(value.unit), textCell(value.source)};
        if (measured) {
            ValueCell found = amountCell(value, value.measured);
            if (value.measured > 0 && !value.tip.isEmpty()) found.tip = value.tip;
            ValueCell ratio;
            ratio.number = true;
            if (value.ratio > 0) {
                ratio = numberCell(format::percent(value.ratio).text(), value.ratio);
                if (value.low) {
                    ratio.swatch = Swatch{Theme::textColor(Severity::warning, palette), true};
                    ratio.tip = tr("Below %1 of the catalogue's value; the messages say what may be wrong").arg(format::percent(kLowShare).text());
                }
            }
            row.insert(row.begin() + 2, {std::move(found), std::move(ratio)});
        }
        rows.push_back(std::move(row));
    }
    if (measured)
        table.setColumns({{tr("Quantity"), {}}, {tr("Catalogue"), {}}, {tr("Measured"), {}}, {tr("Ratio"), tr("Measured over catalogue")}, {tr("Unit"), {}}, {tr("Source of the catalogue"), {}}});
    else
        table.setColumns({{tr("Quantity"), {}}, {tr("Value"), {}}, {tr("Unit"), {}}, {tr("Source"), {}}});
    table.setRows(std::move(rows));
}

} // namespace fivefold
