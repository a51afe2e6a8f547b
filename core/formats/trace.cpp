// SPDX-License-Identifier: Apache-2.0
#include "core/formats/trace.h"

#include <algorithm>
#include <charconv>
#include <ostream>
#include <string>
#include <string_view>

namespace fivefold {
namespace {

using Kind = PipelineOp::Kind;

/// Appends members to events. Names are ours: nothing needs escapes.
class TraceWriter {
public:
    explicit TraceWriter(std::ostream& out) : out_(out) { text_ = "{\"displayTimeUnit\":\"ms\",\"traceEvents\":["; }

    TraceWriter& open(std::string_view phase, std::string_view name, std::size_t process, std::size_t track) {
        text_ += first_ ? "\n{" : ",\n{";
        first_ = false;
        text_.append("\"ph\":\"").append(phase).append("\",\"name\":\"").append(name).append("\",\"pid\":");
        return raw(static_cast<std::int64_t>(process)).key("tid").raw(static_cast<std::int64_t>(track));
    }
    TraceWriter& key(std::string_view name) {
        text_.append(",\"").append(name).append("\":");
        return *this;
    }
    TraceWriter& raw(std::string_view text) {
        text_ += text;
        return *this;
    }
    TraceWriter& raw(std::int64_t number) {
        char buffer[24];
        text_.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, number).ptr);
        return *this;
    }
    TraceWriter& fixed(double number, int decimals) {
        char buffer[400]; // any double
        text_.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::fixed, decimals).ptr);
        return *this;
    }
    TraceWriter& time(std::string_view name, double seconds) { return key(name).fixed(seconds * 1e6, 3); }
    void close() {
        text_ += '}';
        if (text_.size() > kBuffer) flush();
    }
    void finish() {
        text_ += "\n]}\n";
        flush();
    }

private:
    static constexpr std::size_t kBuffer = 1 << 20;
    void flush() {
        out_ << text_;
        text_.clear();
    }
    std::ostream& out_;
    std::string text_;
    bool first_ = true;
};

void name_track(TraceWriter& trace, std::size_t process, std::size_t track, std::string_view kind, const std::string& name) {
    trace.open("M", kind, process, track).key("args").raw("{\"name\":\"").raw(name).raw("\"}").close();
}

void name_tracks(TraceWriter& trace, const Timeline& timeline, std::size_t traced) {
    for (std::size_t r = 0; r < timeline.ranks.size(); ++r) {
        const StageContent& content = timeline.costs.ranks[r].content;
        std::string name = "pipeline rank " + std::to_string(r) + ", " + std::to_string(content.dense_layers + content.moe_layers) + " layers";
        if (content.embedding) name += ", embedding";
        if (content.head) name += ", head";
        name_track(trace, r, 0, "process_name", name);
        trace.open("M", "process_sort_index", r, 0).key("args").raw("{\"sort_index\":").raw(static_cast<std::int64_t>(r)).raw("}").close();
        name_track(trace, r, 0, "thread_name", "passes");
        if (r != traced) continue;
        for (std::size_t s = 0; s < kStreams; ++s) name_track(trace, r, s + 1, "thread_name", stream_name(static_cast<Stream>(s)));
    }
}

std::string event_name(const PipelineOp& op) {
    const std::string micro_batch = std::to_string(op.micro_batch);
    switch (op.kind) {
    case Kind::forward: return "F" + micro_batch;
    case Kind::backward: return "B" + micro_batch;
    case Kind::weight: return "W" + micro_batch;
    case Kind::both: return "F" + micro_batch + " B" + std::to_string(op.back_micro_batch);
    }
    return {};
}

void slice(TraceWriter& trace, std::string_view name, std::size_t rank, double begin, double end) {
    if (end > begin) trace.open("X", name, rank, 0).time("ts", begin).time("dur", end - begin).close();
}

void write_passes(TraceWriter& trace, const Timeline& timeline) {
    for (const PipelineEvent& event : timeline.run.events) {
        trace.open("X", event_name(event.op), static_cast<std::size_t>(event.rank), 0).time("ts", event.begin).time("dur", event.end - event.begin);
        trace.key("args").raw("{\"stage\":").raw(std::int64_t{event.op.stage}).key("micro_batch").raw(std::int64_t{event.op.micro_batch});
        if (event.op.kind == Kind::both) trace.key("back_stage").raw(std::int64_t{event.op.back_stage}).key("back_micro_batch").raw(std::int64_t{event.op.back_micro_batch});
        trace.raw("}").close();
    }
    for (std::size_t r = 0; r < timeline.ranks.size(); ++r) {
        const RankStep& step = timeline.ranks[r];
        slice(trace, "parameter gather", r, 0, std::min(timeline.costs.ranks[r].transfers.first, step.first_pass));
        slice(trace, "gradient reduction", r, step.last_pass, step.reduced);
        slice(trace, "optimizer", r, step.optimizer_begin, step.optimizer_end);
    }
}

/// Arrows from the end of a pass to the pass that it feeds on another rank.
class Flows {
public:
    Flows(TraceWriter& trace, const Timeline& timeline)
        : trace_(trace), order_(timeline.costs.order), micro_batches_(static_cast<std::size_t>(order_.micro_batches)),
          begins_(2 * micro_batches_ * static_cast<std::size_t>(order_.stages), 0) {
        for (const PipelineEvent& event : timeline.run.events)
            each_pass(event.op, [&](bool backward, int stage, int micro_batch) { begins_[at(backward, stage, micro_batch)] = event.begin; });
        for (const PipelineEvent& event : timeline.run.events)
            each_pass(event.op, [&](bool backward, int stage, int micro_batch) { feed(event, backward, stage, micro_batch); });
    }

private:
    template <class Do>
    static void each_pass(const PipelineOp& op, const Do& act) {
        if (op.kind == Kind::forward || op.kind == Kind::both) act(false, op.stage, op.micro_batch);
        if (op.kind == Kind::backward) act(true, op.stage, op.micro_batch);
        if (op.kind == Kind::both) act(true, op.back_stage, op.back_micro_batch);
    }
    [[nodiscard]] std::size_t at(bool backward, int stage, int micro_batch) const {
        return 2 * (static_cast<std::size_t>(stage) * micro_batches_ + static_cast<std::size_t>(micro_batch)) + (backward ? 1 : 0);
    }
    void feed(const PipelineEvent& event, bool backward, int stage, int micro_batch) {
        if (backward ? order_.is_first(stage) : order_.is_last(stage)) return;
        const int next = backward ? stage - 1 : stage + 1, rank = order_.rank_of[static_cast<std::size_t>(next)];
        if (rank == event.rank) return;
        ++id_;
        const double inside = event.end - kInside * (event.end - event.begin); // an arrow belongs to the slice around its time
        trace_.open("s", "message", static_cast<std::size_t>(event.rank), 0).key("cat").raw("\"p2p\"").key("id").raw(id_).time("ts", inside).close();
        trace_.open("f", "message", static_cast<std::size_t>(rank), 0).key("cat").raw("\"p2p\"").key("id").raw(id_).key("bp").raw("\"e\"").time("ts", begins_[at(backward, next, micro_batch)]).close();
    }

    static constexpr double kInside = 0.01;
    TraceWriter& trace_;
    const PipelineOrder& order_;
    std::size_t micro_batches_;
    std::vector<double> begins_;
    std::int64_t id_ = 0;
};

void write_streams(TraceWriter& trace, const TracedRank& traced) {
    for (const StreamInterval& interval : traced.streams) {
        trace.open("X", interval_name(interval.what), traced.rank, static_cast<std::size_t>(interval.stream) + 1).time("ts", interval.begin).time("dur", interval.end - interval.begin);
        trace.key("args").raw("{\"rate\":").fixed(interval.rate, 4).key("hidden").raw(interval.hidden ? "true" : "false");
        trace.key("stage").raw(std::int64_t{interval.stage}).key("micro_batch").raw(std::int64_t{interval.micro_batch}).raw("}").close();
    }
}

void write_memory(TraceWriter& trace, std::size_t rank, const MemoryCurve& curve) {
    for (const MemorySample& sample : curve.samples) {
        trace.open("C", "memory, GiB", rank, 0).time("ts", sample.time).key("args").raw("{\"states\":").fixed(in_gib(curve.states), 4);
        trace.key("activations").fixed(in_gib(sample.activations), 4).key("working").fixed(in_gib(sample.working), 4).raw("}").close();
    }
}

} // namespace

void write_trace(std::ostream& out, const Timeline& timeline, std::span<const MemoryCurve> memory, const TracedRank& traced) {
    TraceWriter trace(out);
    name_tracks(trace, timeline, traced.rank);
    write_passes(trace, timeline);
    Flows(trace, timeline);
    write_streams(trace, traced);
    for (std::size_t r = 0; r < memory.size(); ++r) write_memory(trace, r, memory[r]);
    trace.finish();
}

} // namespace fivefold
