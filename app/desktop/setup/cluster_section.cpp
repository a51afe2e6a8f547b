// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/setup/cluster_section.h"

#include "app/desktop/controls/number_box.h"
#include "app/desktop/controls/real_box.h"
#include "app/desktop/controls/search_box.h"
#include "app/desktop/setup/form_grid.h"
#include "app/desktop/setup/presets.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"

#include <QCoreApplication>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace fivefold {

namespace {

// Fields of undo steps (lupdate 6.4 loses the class after an enum with a type).
constexpr int kGpu = 300, kNodes = 301, kPerNode = 302, kDomain = 303, kNetwork = 304, kPrice = 305;

constexpr int kMostPerNode = 1024;
constexpr int kNameLength = 25; // of wide letters: "DGX H100 / HGX H100 8x400G NDR"

} // namespace

ClusterSection::ClusterSection(Document& document, QWidget* parent)
    : SetupSection(document, tr("Cluster"), parent), gpu_(new SearchBox(this)), nodes_(new NumberBox(this)), perNode_(new NumberBox(this)),
      domain_(new NumberBox(this)), network_(new SearchBox(this)), price_(new RealBox(this)), priceNote_(new QLabel(this)) {
    for (const Gpu& gpu : document_.catalogue().gpus) {
        gpu_->addEntry(QString::fromStdString(gpu.name), QString::fromStdString(gpu.id),
                       tr("%1 usable, bf16 %2, %3")
                           .arg(format::memory(gpu.usable_memory).text(), format::tflops(gpu.bf16.value() / 1e12).text(),
                                format::bandwidth(gpu.hbm).text()));
    }
    for (SearchBox* box : {gpu_, network_}) box->setMinimumContentsLength(kNameLength);
    nodes_->setMaximum(kMostNodes);
    nodes_->setSteps(NumberBox::Steps::doubling);
    perNode_->setMaximum(kMostPerNode);
    perNode_->setSteps(NumberBox::Steps::doubling);
    domain_->setMaximum(kMostPerNode);
    domain_->setSteps(NumberBox::Steps::doubling);
    price_->setRange(0, 1000);
    price_->setFixedDecimals(2);
    price_->setSingleStep(0.1);
    const QString dollars = QCoreApplication::translate("Units", "$%1");
    price_->setPrefix(dollars.section(QStringLiteral("%1"), 0, 0));
    price_->setSuffix(dollars.section(QStringLiteral("%1"), 1));
    price_->setSpecialValueText(tr("unknown"));
    priceNote_->setWordWrap(true);
    priceNote_->setObjectName(QStringLiteral("setup.price.note"));
    priceNote_->setFont(Theme::scaled(priceNote_->font(), 0.85));

    addWideRow(tr("&GPU"), gpu_, QStringLiteral("gpu"));
    addRow(tr("&Nodes"), nodes_, QStringLiteral("nodes"));
    addRow(tr("GPUs per node"), perNode_, QStringLiteral("gpusPerNode"));
    addRow(tr("NVLink domain"), domain_, QStringLiteral("nvlinkDomain"));
    domain_->setToolTip(tr("GPUs that reach each other over the fast links"));
    addWideRow(tr("Net&work"), network_, QStringLiteral("network"));
    addRow(tr("Price per GPU-hour"), price_, QStringLiteral("price"));
    form()->addRow(priceNote_);

    connect(gpu_, &SearchBox::chosen, this, &ClusterSection::chooseGpu);
    connect(network_, &SearchBox::chosen, this, &ClusterSection::chooseNetwork);
    connect(nodes_, &NumberBox::entered, this, [this](qint64 value) {
        Plan plan = document_.plan();
        plan.cluster.nodes = static_cast<int>(value);
        commit(tr("Nodes"), plan, kNodes);
    });
    connect(perNode_, &NumberBox::entered, this, [this](qint64 value) {
        Plan plan = document_.plan();
        plan.cluster.gpus_per_node = static_cast<int>(value);
        commit(tr("GPUs per node"), plan, kPerNode);
    });
    connect(domain_, &NumberBox::entered, this, [this](qint64 value) { changeDomain(static_cast<int>(value)); });
    connect(price_, &RealBox::entered, this, &ClusterSection::changePrice);
    connect(&document_, &Document::planChanged, this, [this] { refresh(); });
    refresh();
}

void ClusterSection::fillNetworks(const Gpu& gpu) {
    const QString id = QString::fromStdString(gpu.id);
    if (networksOf_ == id) return;
    networksOf_ = id;
    const QSignalBlocker quiet(network_);
    network_->clear();
    const auto add = [this](const Network& network) {
        network_->addEntry(
            QString::fromStdString(network.name), QString::fromStdString(network.id),
            tr("%1, %2 per GPU").arg(QString::fromStdString(network.fabric), format::bandwidth(network.bandwidth_per_gpu).text()));
    };
    // Nodes in which this GPU comes first, then all others.
    for (const Network& network : document_.catalogue().networks)
        if (network.gpu == gpu.id) add(network);
    for (const Network& network : document_.catalogue().networks)
        if (network.gpu != gpu.id) add(network);
}

void ClusterSection::chooseGpu(const QString& id) {
    const Gpu* gpu = document_.catalogue().find_gpu(id.toStdString());
    if (gpu == nullptr) return;
    commit(tr("GPU"), onGpu(document_.plan(), *gpu, document_.catalogue()), kGpu);
}

void ClusterSection::chooseNetwork(const QString& id) {
    const Network* network = document_.catalogue().find_network(id.toStdString());
    if (network == nullptr) return;
    Plan plan = document_.plan();
    plan.cluster.network = *network;
    commit(tr("Network"), plan, kNetwork);
}

void ClusterSection::changeDomain(int domain) {
    Plan plan = document_.plan();
    const bool beyond = domain > plan.cluster.gpus_per_node; // a rack-wide domain belongs to the network, a smaller one to the GPU
    plan.cluster.network.nvlink_domain = beyond ? domain : 0;
    if (!beyond) plan.cluster.gpu.scale_up_domain = domain;
    commit(tr("NVLink domain"), plan, kDomain);
}

void ClusterSection::changePrice(double price) {
    Plan plan = document_.plan();
    const bool catalogue = std::abs(price - plan.cluster.gpu.price_per_hour.value()) < 0.005;
    plan.training.price_per_gpu_hour = catalogue ? 0 : price;
    commit(tr("Price"), plan, kPrice);
}

void ClusterSection::refresh() {
    const Plan& plan = document_.plan();
    const Cluster& cluster = plan.cluster;
    gpu_->showEntry(QString::fromStdString(cluster.gpu.id), QString::fromStdString(cluster.gpu.name));
    fillNetworks(cluster.gpu);
    network_->showEntry(QString::fromStdString(cluster.network.id), QString::fromStdString(cluster.network.name));
    nodes_->showValue(cluster.nodes);
    perNode_->showValue(cluster.gpus_per_node);
    domain_->showValue(nvlink_domain(cluster));

    const double own = plan.training.price_per_gpu_hour;
    price_->showValue(own > 0 ? own : cluster.gpu.price_per_hour.value());
    const QString source = QString::fromStdString(cluster.gpu.price_source);
    if (own > 0)
        priceNote_->setText(tr("Your own price"));
    else if (cluster.gpu.price_per_hour.value() > 0)
        priceNote_->setText(source);
    else
        priceNote_->setText(tr("No price is known; enter yours"));
}

} // namespace fivefold
