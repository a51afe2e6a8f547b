// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/stream_lanes.h"

#include "app/desktop/theme/number_format.h"

#include <algorithm>
#include <array>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using What = StreamInterval::What;

constexpr double kMostIntervals = 1e6;   // to draw
constexpr double kSlowed = 1e-9;         // of full speed; less is rounding
constexpr int kWhats = static_cast<int>(What::message) + 1;

BarRole computeRole(What what) {
    switch (what) {
    case What::forward: return BarRole::forward;
    case What::backward: return BarRole::backward;
    case What::weight: return BarRole::weight;
    case What::both: return BarRole::both;
    case What::gather:
    case What::reduce: return BarRole::data_parallel;
    case What::message: return BarRole::message;
    case What::optimizer: break;
    }
    return BarRole::optimizer;
}

TimeTerm term(Stream stream) {
    switch (stream) {
    case Stream::tensor_parallel: return TimeTerm::tensor_parallel;
    case Stream::context_parallel: return TimeTerm::context_parallel;
    case Stream::expert_parallel: return TimeTerm::expert_parallel;
    case Stream::pipeline_forward:
    case Stream::pipeline_backward: return TimeTerm::pipeline_parallel;
    case Stream::compute:
    case Stream::data_parallel:
    case Stream::count_: break;
    }
    return TimeTerm::data_parallel;
}

bool isPass(What what) { return what != What::gather && what != What::reduce && what != What::optimizer; }

} // namespace

StreamAnswerPtr StreamLanes::make(const TimelineAnswerPtr& timeline, std::size_t order, std::size_t rank) {
    auto answer = std::make_shared<StreamAnswer>(StreamAnswer{timeline, order, rank, {}, false});
    const Timeline& step = *timeline->orders[order].timeline;
    std::int64_t layers = 1;
    for (const SimulatedStage& stage : step.costs.stages) layers = std::max(layers, stage.layers.count());
    const auto passes = static_cast<double>(step.run.of(rank).size());
    answer->too_many = 2 * passes * static_cast<double>(layers) * static_cast<double>(kStreams) > kMostIntervals;
    if (!answer->too_many) answer->intervals = rank_streams(timeline->result->plan, *timeline->result->profile, step, rank);
    return answer;
}

QString StreamLanes::tooManyText() { return tr("The streams of this many passes are too many to draw."); }

QString StreamLanes::laneText(Stream stream) {
    switch (stream) {
    case Stream::compute: return tr("Compute");
    case Stream::tensor_parallel: return tr("TP");
    case Stream::context_parallel: return tr("CP");
    case Stream::expert_parallel: return tr("EP");
    case Stream::pipeline_forward: return tr("PP forward");
    case Stream::pipeline_backward: return tr("PP backward");
    case Stream::data_parallel:
    case Stream::count_: break;
    }
    return tr("DP");
}

QString StreamLanes::whatText(const StreamInterval& interval) {
    const auto of = [&interval](const QString& what) { return tr("%1 of micro-batch %2").arg(what).arg(interval.micro_batch); };
    switch (interval.what) {
    case What::gather: return tr("Gather of parameters");
    case What::reduce: return tr("Reduction of gradients");
    case What::optimizer: return TimelineTexts::roleText(BarRole::optimizer);
    case What::message: return of(TimelineTexts::roleText(BarRole::message));
    case What::forward:
    case What::backward:
    case What::weight:
    case What::both: break;
    }
    return of(TimelineTexts::roleText(computeRole(interval.what)));
}

QStringList StreamLanes::lines(const StreamAnswer& answer, std::int64_t event) {
    const StreamInterval& interval = answer.intervals[static_cast<std::size_t>(event / 2)];
    const auto time = [](double seconds) { return format::duration(Seconds(seconds)).text(); };
    QStringList lines{whatText(interval), laneText(interval.stream)};
    if (interval.stream != Stream::compute) lines.back() += u", "_s + (interval.hidden ? tr("hidden behind compute") : tr("compute waits for it"));
    lines << tr("%1, from %2 to %3").arg(time(interval.end - interval.begin), time(interval.begin), time(interval.end));
    if (interval.rate < 1 - kSlowed)
        lines << tr("at %1 of full speed: what runs beside it takes SMs and memory bandwidth").arg(format::percent(interval.rate).text());
    return lines;
}

GanttChart StreamLanes::chart(const StreamAnswerPtr& answer, const QPalette& palette) {
    GanttChart chart;
    chart.title = tr("Streams of one GPU of %1").arg(TimelineTexts::stageText(answer->rank));
    std::array<std::int32_t, kStreams> rows{};
    rows.fill(-1);
    for (const StreamInterval& interval : answer->intervals) { // by stream
        std::int32_t& row = rows[static_cast<std::size_t>(interval.stream)];
        if (row >= 0) continue;
        row = static_cast<std::int32_t>(chart.rows.size());
        chart.rows.push_back(laneText(interval.stream));
    }
    // A role for each kind of compute, and two for each stream of messages: waited for, and hidden.
    std::array<std::int32_t, kWhats + 2 * kStreams + 1> places{};
    places.fill(-1);
    const auto role = [&](std::size_t place, const QString& label, const Swatch& swatch) {
        if (places[place] < 0) {
            places[place] = static_cast<std::int32_t>(chart.roles.size());
            chart.roles.push_back({label, swatch});
        }
        return places[place];
    };
    const auto roleOf = [&](const StreamInterval& interval) {
        if (interval.stream == Stream::compute) {
            const BarRole bar = computeRole(interval.what);
            return role(static_cast<std::size_t>(interval.what), TimelineTexts::roleText(bar), TimelineTexts::swatch(bar, palette));
        }
        Swatch swatch = Theme::swatch(term(interval.stream), palette);
        swatch.hatched = interval.hidden;
        return role(kWhats + 2 * static_cast<std::size_t>(interval.stream) + (interval.hidden ? 1 : 0),
                    interval.hidden ? tr("Hidden behind compute") : tr("Compute waits for communication"), swatch);
    };
    chart.bars.reserve(answer->intervals.size() * 3 / 2);
    for (std::size_t i = 0; i < answer->intervals.size(); ++i) {
        const StreamInterval& interval = answer->intervals[i];
        const std::int32_t row = rows[static_cast<std::size_t>(interval.stream)];
        const auto event = static_cast<std::int64_t>(2 * i);
        const bool slowed = interval.stream == Stream::compute && interval.rate < 1 - kSlowed;
        const double own = slowed ? interval.begin + interval.rate * (interval.end - interval.begin) : interval.end;
        chart.bars.push_back({interval.begin, own, row, roleOf(interval), event});
        if (slowed)
            chart.bars.push_back(
                {own, interval.end, row, role(places.size() - 1, tr("Slowed by communication"), Swatch{Theme::mutedText(palette), true}), event + 1});
    }
    chart.label = [answer](std::int64_t event) {
        const StreamInterval& interval = answer->intervals[static_cast<std::size_t>(event / 2)];
        return event % 2 == 0 && isPass(interval.what) ? QString::number(interval.micro_batch) : QString();
    };
    chart.tip = [answer](std::int64_t event) {
        QStringList texts = lines(*answer, event);
        for (QString& line : texts) line = line.toHtmlEscaped();
        texts.front() = u"<b>%1</b>"_s.arg(texts.front());
        return texts.join("<br>"_L1);
    };
    chart.description = [answer](std::int64_t event) { return lines(*answer, event).join("; "_L1); };
    return chart;
}

std::optional<MicroBatch> StreamLanes::microBatch(const StreamAnswer& answer, std::int64_t event) {
    const auto index = static_cast<std::size_t>(event / 2);
    if (event < 0 || index >= answer.intervals.size() || !isPass(answer.intervals[index].what)) return std::nullopt;
    const StreamInterval& interval = answer.intervals[index];
    return MicroBatch{interval.stage / answer.timeline->orders[answer.order].timeline->costs.order.stages_per_pipe(), interval.micro_batch};
}

} // namespace fivefold
