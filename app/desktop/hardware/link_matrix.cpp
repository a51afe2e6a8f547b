// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/link_matrix.h"

#include "app/desktop/hardware/measured_values.h"
#include "app/desktop/theme/number_format.h"
#include "core/profile/catalogue_shares.h"

#include <algorithm>
#include <set>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr double kGiga = 1e9, kMicro = 1e-6;

double amount(const MeasuredPair& pair, LinkValue value) {
    switch (value) {
    case LinkValue::one_way: return pair.rate / kGiga;
    case LinkValue::both_ways: return pair.both_ways / kGiga;
    case LinkValue::latency: break;
    }
    return pair.latency / kMicro;
}

QString unitOf(LinkValue value) { return value == LinkValue::latency ? format::duration(Seconds(kMicro)).unit : format::bandwidth(BytesPerSecond(1)).unit; }

bool broken(const MeasuredPair& pair) { return !pair.access || !pair.verified; }

std::vector<int> devicesOf(const MeasuredHardware& measured) {
    std::set<int> devices;
    for (const MeasuredPair& pair : measured.pairs) devices.insert({pair.source, pair.target});
    return {devices.begin(), devices.end()};
}

std::vector<double> valuesOf(const MeasuredHardware& measured, LinkValue value) {
    std::vector<double> values;
    for (const MeasuredPair& pair : measured.pairs)
        if (const double each = amount(pair, value); each > 0 && !broken(pair)) values.push_back(each);
    return values;
}

bool isSlow(double each, double middle, LinkValue value) { return value == LinkValue::latency ? each * LinkMatrix::kSlow > middle : each < LinkMatrix::kSlow * middle; }

} // namespace

QString LinkMatrix::valueName(LinkValue value) {
    switch (value) {
    case LinkValue::one_way: return tr("One direction");
    case LinkValue::both_ways: return tr("Both directions together");
    case LinkValue::latency: break;
    }
    return tr("Latency");
}

MatrixData LinkMatrix::data(const MeasuredHardware& measured, LinkValue value) {
    MatrixData data;
    const std::vector<int> devices = devicesOf(measured);
    const auto place = [&devices](int device) { return static_cast<std::size_t>(std::ranges::lower_bound(devices, device) - devices.begin()); };
    data.corner = tr("from, to");
    data.unit = unitOf(value);
    data.less_is_better = value == LinkValue::latency;
    for (const int device : devices) {
        data.rows << tr("GPU %1").arg(device);
        data.row_tips << tr("From GPU %1").arg(device);
        data.column_tips << tr("To GPU %1").arg(device);
    }
    data.columns = data.rows;
    data.cells.resize(devices.size() * devices.size());
    for (std::size_t i = 0; i < devices.size(); ++i)
        for (std::size_t j = 0; j < devices.size(); ++j) {
            MatrixData::Cell& cell = data.cells[i * devices.size() + j];
            cell.sentence = i == j ? tr("GPU %1 itself").arg(devices[i]) : tr("GPU %1 to GPU %2: not measured.").arg(devices[i]).arg(devices[j]);
        }
    const double middle = middle_of(valuesOf(measured, value));
    const auto put = [&](const MeasuredPair& pair, int source, int target) {
        MatrixData::Cell& cell = data.cells[place(source) * devices.size() + place(target)];
        const QString where = tr("GPU %1 to GPU %2", "a link between two").arg(source).arg(target);
        if (!pair.access && !(amount(pair, value) > 0)) {
            cell.broken = true;
            cell.text = tr("no direct access");
            cell.sentence = tr("%1: the driver permits no direct access.").arg(where);
            return;
        }
        if (!pair.verified && pair.access) {
            cell.broken = true;
            cell.text = tr("wrong data");
            cell.sentence = tr("%1: other data arrived than was sent. This link cannot be trusted.").arg(where);
            return;
        }
        const double each = amount(pair, value);
        if (!(each > 0)) return;
        cell.value = each;
        cell.text = format::significant(each);
        const QString number = Measure{cell.text, data.unit}.text();
        cell.sentence = tr("%1: %2.", "a link, its value").arg(where, number);
        if (!pair.access) {
            cell.mark = tr("through host");
            cell.sentence = tr("%1: %2, through the host's memory, since the driver permits no direct access.").arg(where, number);
        } else if (isSlow(each, middle, value)) {
            cell.mark = tr("slow");
            cell.sentence = tr("%1: %2, far from the %3 of the middle pair.").arg(where, number, Measure{format::significant(middle), data.unit}.text());
        }
    };
    for (const MeasuredPair& pair : measured.pairs) {
        put(pair, pair.source, pair.target);
        if (value == LinkValue::both_ways && pair.both_ways > 0) put(pair, pair.target, pair.source);
    }
    return data;
}

QString LinkMatrix::summary(const MeasuredHardware& measured, LinkValue value) {
    if (measured.pairs.empty()) return {};
    std::vector<double> values = valuesOf(measured, value);
    QStringList sentences;
    if (!values.empty()) {
        std::ranges::sort(values);
        const auto text = [value](double each) { return Measure{format::significant(each), unitOf(value)}.text(); };
        sentences << tr("%1: %2 between the middle pair, from %3 to %4.").arg(valueName(value), text(middle_of(values)), text(values.front()), text(values.back()));
        const double middle = middle_of(values);
        const auto slow = std::ranges::count_if(values, [&](double each) { return isSlow(each, middle, value); });
        if (slow > 0) sentences << tr("%n link(s) are far slower than the rest.", nullptr, static_cast<int>(slow));
    }
    const auto closed = std::ranges::count_if(measured.pairs, [](const MeasuredPair& pair) { return !pair.access; });
    if (closed > 0) sentences << tr("%n pair(s) have no direct access.", nullptr, static_cast<int>(closed));
    const auto wrong = std::ranges::count_if(measured.pairs, [](const MeasuredPair& pair) { return pair.access && !pair.verified; });
    if (wrong > 0) sentences << tr("%n pair(s) delivered wrong data.", nullptr, static_cast<int>(wrong));
    return sentences.join(u' ');
}

} // namespace fivefold
