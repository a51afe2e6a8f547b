// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/heatmap_model.h"

#include "app/desktop/pages/layout_words.h"
#include "app/desktop/theme/number_format.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kWordsALine = 2;

/// Times and rates span orders of magnitude; shares do not.
double scaled(HeatmapValue value, double number) { return value == HeatmapValue::mfu || value == HeatmapValue::memory ? number : std::log(number); }

/// The value, then the degrees, two a line.
QStringList linesOf(const QString& value, const Layout& layout) {
    QStringList lines{value};
    const QStringList words = degreeWords(layout);
    for (qsizetype i = 0; i < words.size(); i += kWordsALine) lines << words.mid(i, kWordsALine).join(u' ');
    return lines;
}

QString exact(double value) { return QString::number(value, 'g', 12); }

} // namespace

void HeatmapModel::start(HeatmapSettings settings) {
    beginResetModel();
    settings_ = std::move(settings);
    cells_.assign(settings_.models.size() * settings_.nodes.size(), {});
    endResetModel();
}

void HeatmapModel::setCell(const HeatmapCell& found) {
    const auto column = std::ranges::find(settings_.nodes, found.nodes);
    if (column == settings_.nodes.end() || found.model >= settings_.models.size()) return;
    Cell& cell = cells_[found.model * settings_.nodes.size() + static_cast<std::size_t>(column - settings_.nodes.begin())];
    cell.searched = true;
    cell.dividing = found.space > 0;
    cell.figures.reset();
    if (found.best) {
        Plan plan = settings_.base;
        plan.model = settings_.models[found.model];
        cell.figures = HeatmapFigures{plan_of(plan, *found.best), found.metrics, found.best->memory};
    }
    allChanged(); // the ends of the ramp may have moved
}

void HeatmapModel::setRunning(bool running) {
    running_ = running;
    allChanged();
}

void HeatmapModel::setValue(HeatmapValue value) {
    value_ = value;
    allChanged();
}

void HeatmapModel::setPublished(std::vector<HeatmapFigures> published) {
    published_ = std::move(published);
    allChanged();
}

void HeatmapModel::setPublishedShown(bool shown) {
    published_shown_ = shown;
    allChanged();
}

void HeatmapModel::allChanged() {
    if (!cells_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

const HeatmapModel::Cell& HeatmapModel::at(int row, int column) const {
    return cells_[static_cast<std::size_t>(row) * settings_.nodes.size() + static_cast<std::size_t>(column)];
}

int HeatmapModel::next() const {
    const auto waiting = std::ranges::find(cells_, false, &Cell::searched);
    return waiting == cells_.end() ? -1 : static_cast<int>(waiting - cells_.begin());
}

HeatmapModel::State HeatmapModel::state(int row, int column) const {
    const Cell& cell = at(row, column);
    if (cell.searched) return cell.figures ? State::found : State::nothing;
    return running_ && next() == row * columnCount() + column ? State::searching : State::waiting;
}

const HeatmapFigures* HeatmapModel::figures(int row, int column) const {
    const Cell& cell = at(row, column);
    return cell.figures ? &*cell.figures : nullptr;
}

const HeatmapFigures* HeatmapModel::published(int row, int column) const {
    if (!published_shown_) return nullptr;
    return publishedCell(published_, settings_, static_cast<std::size_t>(row), settings_.nodes[static_cast<std::size_t>(column)]);
}

int HeatmapModel::searched() const { return static_cast<int>(std::ranges::count(cells_, true, &Cell::searched)); }

int HeatmapModel::fitting() const {
    return static_cast<int>(std::ranges::count_if(cells_, [](const Cell& cell) { return cell.figures.has_value(); }));
}

std::optional<std::pair<double, double>> HeatmapModel::range() const {
    std::optional<std::pair<double, double>> range;
    for (const Cell& cell : cells_) {
        const double number = cell.figures ? HeatmapTexts::number(value_, *cell.figures) : 0;
        if (!(number > 0)) continue;
        range = range ? std::pair(std::min(range->first, number), std::max(range->second, number)) : std::pair(number, number);
    }
    return range;
}

double HeatmapModel::share(double number) const {
    const auto ends = range();
    if (!ends || !(number > 0)) return -1;
    const double least = scaled(value_, ends->first), most = scaled(value_, ends->second);
    if (!(most > least)) return 1;
    const double place = (scaled(value_, number) - least) / (most - least);
    return HeatmapTexts::moreIsBetter(value_) ? place : 1 - place;
}

QString HeatmapModel::nothingText(const Cell& cell) const { return cell.dividing ? tr("nothing fits") : tr("nothing divides"); }

QString HeatmapModel::sentence(int row, int column) const {
    const Cell& cell = at(row, column);
    const QString where = tr("%1 on %2", "a model on a number of nodes")
                              .arg(HeatmapTexts::modelText(settings_.models[static_cast<std::size_t>(row)]),
                                   HeatmapTexts::nodeCount(settings_.nodes[static_cast<std::size_t>(column)]));
    QString text;
    switch (state(row, column)) {
    case State::waiting: text = tr("%1: not searched yet.").arg(where); break;
    case State::searching: text = tr("%1: being searched.").arg(where); break;
    case State::nothing:
        text = cell.dividing ? tr("%1: no layout fits the memory.").arg(where) : tr("%1: no layout divides the GPUs and the batch.").arg(where);
        break;
    case State::found: {
        const Metrics& m = cell.figures->metrics;
        text = tr("%1: %2; MFU %3, step time %4, %5 per GPU, %6 on the fullest stage.")
                   .arg(where, layoutSentence(cell.figures->plan.layout), format::percent(m.mfu).text(), format::duration(m.step_time).text(),
                        format::tokenRate(m.tokens_per_second_per_gpu).text(), format::memory(cell.figures->memory).text());
        break;
    }
    }
    const HeatmapFigures* theirs = published(row, column);
    if (theirs == nullptr) return text;
    text += u' ' + tr("Published best: %1; MFU %2, step time %3, %4 reserved on the first stage.")
                       .arg(layoutSentence(theirs->plan.layout), format::percent(theirs->metrics.mfu).text(), format::duration(theirs->metrics.step_time).text(),
                            format::memory(theirs->memory).text());
    if (cell.figures)
        text += u' ' + tr("Our best is predicted %1 in speed against that.").arg(changeText(theirs->metrics.step_time / cell.figures->metrics.step_time));
    return text;
}

QString HeatmapModel::tsv() const {
    QStringList lines, head{HeatmapTexts::valueName(value_)};
    for (int column = 0; column < columnCount(); ++column) head << headerData(column, Qt::Horizontal).toString();
    lines << head.join(u'\t');
    for (int row = 0; row < rowCount(); ++row) {
        QStringList cells{headerData(row, Qt::Vertical).toString()};
        for (int column = 0; column < columnCount(); ++column) {
            const HeatmapFigures* found = figures(row, column);
            cells << (found != nullptr ? exact(HeatmapTexts::number(value_, *found)) : at(row, column).searched ? nothingText(at(row, column)) : QString());
        }
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

QString HeatmapModel::figuresTsv() const {
    QStringList lines{u"model\tnodes\tbest\ttp\tpp\tdp\tcp\tep\tetp\tvpp\tzero\tmicro_batch\taccumulation\tmfu\tstep_time_s\ttokens_per_s_per_gpu\tmemory_bytes\tusd_per_1e9_tokens"_s};
    const auto add = [&](int row, int column, const QString& kind, const HeatmapFigures& cell) {
        const Layout& l = cell.plan.layout;
        QStringList fields{headerData(row, Qt::Vertical).toString(), QString::number(settings_.nodes[static_cast<std::size_t>(column)]), kind};
        for (const std::int64_t degree : {l.tp, l.pp, l.dp, l.cp, l.ep, l.etp, l.vpp, std::int64_t{l.zero}, l.micro_batch, l.accumulation}) fields << QString::number(degree);
        for (const HeatmapValue value : kHeatmapValues) fields << exact(HeatmapTexts::number(value, cell));
        lines << fields.join(u'\t');
    };
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column) {
            if (const HeatmapFigures* found = figures(row, column)) add(row, column, u"predicted"_s, *found);
            if (const HeatmapFigures* theirs = published(row, column)) add(row, column, u"published"_s, *theirs);
        }
    return lines.join(u'\n') + u'\n';
}

int HeatmapModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(settings_.models.size()); }
int HeatmapModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(settings_.nodes.size()); }

QVariant HeatmapModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const int row = index.row(), column = index.column();
    const HeatmapFigures* found = figures(row, column);
    const double number = found != nullptr ? HeatmapTexts::number(value_, *found) : 0;
    switch (role) {
    case LinesRole: {
        if (found != nullptr) return linesOf(HeatmapTexts::text(value_, number), found->plan.layout);
        const State now = state(row, column);
        return (now == State::searching ? tr("searching") : now == State::waiting ? u"–"_s : nothingText(at(row, column))).split(u' ');
    }
    case PublishedLinesRole: {
        const HeatmapFigures* theirs = published(row, column);
        if (theirs == nullptr) return QStringList();
        const double measured = HeatmapTexts::number(value_, *theirs);
        QStringList lines = linesOf(HeatmapTexts::text(value_, measured), theirs->plan.layout);
        // Memory was read in another way than ours is counted: not to be compared.
        if (number > 0 && measured > 0 && value_ != HeatmapValue::memory) lines.insert(1, tr("ours %1", "how our value differs").arg(changeText(number / measured)));
        return lines;
    }
    case Qt::DisplayRole: return data(index, LinesRole).toStringList().join(u' ');
    case ShareRole: return share(number);
    case StateRole: return static_cast<int>(state(row, column));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
    case Qt::AccessibleDescriptionRole: return sentence(row, column);
    default: return {};
    }
}

QVariant HeatmapModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (section < 0 || section >= (orientation == Qt::Horizontal ? columnCount() : rowCount())) return {};
    const auto place = static_cast<std::size_t>(section);
    const int nodes = orientation == Qt::Horizontal ? settings_.nodes[place] : 0;
    switch (role) {
    case Qt::DisplayRole: return orientation == Qt::Horizontal ? HeatmapTexts::nodeCount(nodes) : HeatmapTexts::modelText(settings_.models[place]);
    case Qt::ToolTipRole:
        return orientation == Qt::Horizontal ? tr("%1 GPUs").arg(format::whole(nodes * settings_.base.cluster.gpus_per_node)) : HeatmapTexts::modelText(settings_.models[place]);
    default: return {};
    }
}

} // namespace fivefold
