// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/product_matrix.h"

#include "app/desktop/hardware/measured_values.h"
#include "app/desktop/theme/number_format.h"
#include "core/profile/catalogue_shares.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace fivefold {
namespace {

constexpr double kTera = 1e12;

QString rateText(double rate) { return format::tflops(rate / kTera).text(); }

} // namespace

std::vector<MeasuredType> ProductMatrix::types(const MeasuredHardware& measured) {
    std::set<MeasuredType> types;
    for (const MeasuredGemm& gemm : measured.gemms) types.insert(gemm.type);
    return {types.begin(), types.end()};
}

MatrixData ProductMatrix::data(const MeasuredHardware& measured, MeasuredType type, const Gpu* gpu) {
    MatrixData data;
    data.corner = tr("n × k, tokens m");
    data.unit = format::tflops(1).unit;
    const double peak = gpu != nullptr ? dense_peak(*gpu, type) : 0;
    data.best = peak / kTera;
    using Weights = std::pair<double, std::pair<double, double>>; // size, then n and k; cubes first
    std::map<Weights, int> rows;
    std::map<double, int> columns;
    const auto weights = [](const MeasuredGemm& gemm) { return gemm.m == gemm.n && gemm.n == gemm.k ? Weights{} : Weights{gemm.n * gemm.k, {gemm.n, gemm.k}}; };
    for (const MeasuredGemm& gemm : measured.gemms) {
        if (gemm.type != type) continue;
        rows[weights(gemm)] = 0;
        columns[gemm.m] = 0;
    }
    for (auto& [m, column] : columns) {
        column = static_cast<int>(data.columns.size());
        data.columns << format::whole(m);
        data.column_tips << tr("%1 tokens").arg(format::whole(m));
    }
    for (auto& [shape, row] : rows) {
        row = static_cast<int>(data.rows.size());
        const auto& [n, k] = shape.second;
        data.rows << (n > 0 ? tr("%1 × %2").arg(format::whole(n), format::whole(k)) : tr("n = k = m"));
        data.row_tips << (n > 0 ? tr("Weights of n = %1 outputs and k = %2 inputs").arg(format::whole(n), format::whole(k)) : tr("Cubes"));
    }
    data.cells.resize(static_cast<std::size_t>(data.rows.size()) * static_cast<std::size_t>(data.columns.size()));
    for (MatrixData::Cell& cell : data.cells) cell.sentence = tr("This shape was not measured.");
    for (const MeasuredGemm& gemm : measured.gemms) {
        if (gemm.type != type || !(gemm.rate > 0)) continue;
        MatrixData::Cell& cell = data.cells[static_cast<std::size_t>(rows[weights(gemm)]) * columns.size() + static_cast<std::size_t>(columns[gemm.m])];
        cell.value = gemm.rate / kTera;
        cell.text = format::significant(cell.value);
        if (peak > 0) cell.mark = format::percent(gemm.rate / peak).text();
        const QString shape = tr("%1 × %2 × %3").arg(format::whole(gemm.m), format::whole(gemm.n), format::whole(gemm.k));
        cell.sentence = peak > 0 ? tr("%1 in %2: %3, %4 of the dense peak.").arg(shape, HardwareValues::typeName(type), rateText(gemm.rate), cell.mark)
                                 : tr("%1 in %2: %3.").arg(shape, HardwareValues::typeName(type), rateText(gemm.rate));
        if (gemm.sustained > 0) cell.sentence += u' ' + tr("After seconds of load: %1.").arg(rateText(gemm.sustained));
    }
    return data;
}

QString ProductMatrix::summary(const MeasuredHardware& measured, MeasuredType type, const Gpu* gpu) {
    const MeasuredGemm* best = nullptr;
    double sustained = 0;
    int shapes = 0;
    for (const MeasuredGemm& gemm : measured.gemms) {
        if (gemm.type != type || !(gemm.rate > 0)) continue;
        ++shapes;
        if (best == nullptr || gemm.rate > best->rate) best = &gemm;
        sustained = std::max(sustained, gemm.sustained);
    }
    if (best == nullptr) return {};
    const double peak = gpu != nullptr ? dense_peak(*gpu, type) : 0;
    const QString shape = tr("%1 × %2 × %3").arg(format::whole(best->m), format::whole(best->n), format::whole(best->k));
    QStringList sentences{peak > 0 ? tr("Of %n shape(s) %1 is the fastest: %2, %3 of the dense peak.", nullptr, shapes).arg(shape, rateText(best->rate), format::percent(best->rate / peak).text())
                                   : tr("Of %n shape(s) %1 is the fastest: %2.", nullptr, shapes).arg(shape, rateText(best->rate))};
    if (sustained > 0) sentences << tr("After seconds of load: %1.").arg(rateText(sustained));
    return sentences.join(u' ');
}

} // namespace fivefold
