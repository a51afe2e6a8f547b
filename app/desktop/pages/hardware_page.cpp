// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/hardware_page.h"

#include "app/desktop/pages/value_table.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"
#include "core/cluster/cluster.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using format::Detail;

/// Rows of the catalogue's values; what is zero is not known, or the part has no such thing.
class Rows {
public:
    Rows(const QString& source, const std::vector<std::string>& from_memory) : source_(source), from_memory_(from_memory) {}

    /// `field` is the catalogue's name of the value.
    void add(const QString& name, const Measure& value, double exact, const char* field, const QString& source = {}) {
        if (!(exact > 0)) return;
        const bool remembered = std::find(from_memory_.begin(), from_memory_.end(), field) != from_memory_.end();
        const QString from = remembered ? HardwarePage::tr("not from an opened source") : source.isEmpty() ? source_ : source;
        rows.push_back({textCell(name), numberCell(value.number, exact), textCell(value.unit), textCell(from)});
    }
    std::vector<ValueTableModel::Row> rows;

private:
    QString source_;
    const std::vector<std::string>& from_memory_;
};

Measure count(double value) { return {format::whole(value), {}}; }

std::vector<ValueTableModel::Row> gpuRows(const Gpu& gpu, const Training& training) {
    Rows list(HardwarePage::tr("GPU's sources"), gpu.from_memory);
    const auto peak = [&list](const QString& name, FlopsPerSecond rate, const char* field) {
        list.add(HardwarePage::tr("Peak, %1, dense").arg(name), format::tflops(rate.value() / 1e12), rate.value() / 1e12, field);
    };
    peak(u"bf16"_s, gpu.bf16, "bf16_flops");
    peak(u"fp16"_s, gpu.fp16, "fp16_flops");
    peak(u"tf32"_s, gpu.tf32, "tf32_flops");
    peak(u"fp8"_s, gpu.fp8, "fp8_flops");
    peak(u"fp4"_s, gpu.fp4, "fp4_flops");
    list.add(HardwarePage::tr("Usable memory"), format::memory(gpu.usable_memory), in_gib(gpu.usable_memory), "usable_memory_bytes");
    list.add(HardwarePage::tr("Memory bandwidth"), format::bandwidth(gpu.hbm), gpu.hbm.value() / 1e9, "hbm_bytes_per_s");
    list.add(HardwarePage::tr("Multiprocessors"), count(gpu.multiprocessors), gpu.multiprocessors, "multiprocessors");
    list.add(gpu.scale_up.empty() ? HardwarePage::tr("Scale-up links, one direction") : HardwarePage::tr("%1, one direction").arg(QString::fromStdString(gpu.scale_up)),
             format::bandwidth(gpu.scale_up_bandwidth), gpu.scale_up_bandwidth.value() / 1e9, "scale_up_bytes_per_s");
    list.add(HardwarePage::tr("PCIe, one direction"), format::bandwidth(gpu.pcie), gpu.pcie.value() / 1e9, "pcie_bytes_per_s");
    list.add(HardwarePage::tr("Power limit"), {format::whole(gpu.tdp.value()), u"W"_s}, gpu.tdp.value(), "tdp_watts");
    const bool own = training.price_per_gpu_hour > 0;
    const double price = own ? training.price_per_gpu_hour : gpu.price_per_hour.value();
    list.add(HardwarePage::tr("Price per GPU-hour"), {format::dollars(Dollars(price), Detail::full), {}}, price, own ? "" : "price_per_hour",
             own ? HardwarePage::tr("set in this plan") : QString::fromStdString(gpu.price_source));
    return std::move(list.rows);
}

std::vector<ValueTableModel::Row> networkRows(const Cluster& cluster) {
    const Network& network = cluster.network;
    Rows list(HardwarePage::tr("network's sources"), network.from_memory);
    list.add(HardwarePage::tr("GPUs of one NVLink domain"), count(nvlink_domain(cluster)), nvlink_domain(cluster), "nvlink_domain");
    list.add(HardwarePage::tr("Network of a GPU, one direction"), format::bandwidth(network.bandwidth_per_gpu), network.bandwidth_per_gpu.value() / 1e9, "bandwidth_per_gpu_bytes_per_s");
    list.add(HardwarePage::tr("Network cards of a node"), {format::concise(network.nics_per_node), {}}, network.nics_per_node, "nics_per_node");
    return std::move(list.rows);
}

} // namespace

HardwarePage::HardwarePage(QWidget* parent) : Page(parent), sentence_(new QLabel), probe_(new QLabel), heading_(new QLabel), table_(new ValueTable), sources_(new QLabel) {
    setObjectName("hardwarePage"_L1);
    sentence_->setObjectName("hardwareSentence"_L1);
    probe_->setObjectName("hardwareProbe"_L1);
    heading_->setObjectName("hardwareHeading"_L1);
    table_->setObjectName("hardwareTable"_L1);
    sources_->setObjectName("hardwareSources"_L1);
    for (QLabel* label : {sentence_, probe_, heading_, sources_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QVBoxLayout* layout = makeColumn();
    layout->addWidget(sentence_);
    layout->addWidget(probe_);
    layout->addSpacing(layout->spacing());
    layout->addWidget(heading_);
    layout->addWidget(table_, 1);
    layout->addWidget(sources_);
    HardwarePage::retranslate();
}

QString HardwarePage::title() const { return tr("Hardware"); }
QIcon HardwarePage::icon() const { return lineIcon(u"gauge"_s); }

QString HardwarePage::summary() const {
    if (!result()) return tr("What the plan's GPU and network can do will be shown here.");
    const Cluster& cluster = result()->plan.cluster;
    return tr("No GPU of this machine has been measured; the estimates use catalogue values of %1 and efficiencies from published runs.").arg(QString::fromStdString(cluster.gpu.name));
}

void HardwarePage::refresh() {
    sentence_->setText(summary());
    const bool any = result() != nullptr;
    for (QWidget* widget : {static_cast<QWidget*>(heading_), static_cast<QWidget*>(table_), static_cast<QWidget*>(sources_)}) widget->setVisible(any);
    if (!any) return;
    const Cluster& cluster = result()->plan.cluster;
    heading_->setText(tr("<b>%1</b> with %2").arg(QString::fromStdString(cluster.gpu.name).toHtmlEscaped(), QString::fromStdString(cluster.network.name).toHtmlEscaped()));
    std::vector<ValueTableModel::Row> rows = gpuRows(cluster.gpu, result()->plan.training);
    for (ValueTableModel::Row& row : networkRows(cluster)) rows.push_back(std::move(row));
    table_->table().setRows(std::move(rows));
    sources_->setText(tr("GPU's sources: %1. Network's sources: %2.").arg(QString::fromStdString(cluster.gpu.source), QString::fromStdString(cluster.network.source)));
}

void HardwarePage::retranslate() {
    probe_->setText(tr("Measurements of this machine's GPUs will stand beside these values: matrix products by shape and precision, attention, memory bandwidth, NVLink and network "
                       "bandwidth, kernel launches and usable memory. There is no measurement yet."));
    table_->setAccessibleName(tr("Catalogue values of the plan's hardware"));
    table_->table().setColumns({{tr("Quantity"), {}}, {tr("Value"), {}}, {tr("Unit"), {}}, {tr("Source"), {}}});
}

} // namespace fivefold
