// SPDX-License-Identifier: Apache-2.0
#include "app/report/campaign_report.h"

#include "app/texts/campaign_texts.h"
#include "app/texts/finding_sentence.h"
#include "app/texts/number_text.h"
#include "app/texts/run_texts.h"
#include "core/calibrate/step_cost.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace fivefold::report {
namespace {

using Kind = Block::Kind;
constexpr std::size_t kEvidenceShown = 3;
constexpr double kFullColour = 0.25; // a quarter off: the darkest

FindingArgument argument(const char* name, std::string text) { return {name, 0, std::move(text)}; }

/// The fastest measured run of a pair of degrees.
struct Cell {
    const TaskResult* result = nullptr;
    [[nodiscard]] double off(const Campaign& campaign) const { return *result->run.step_time / campaign.tasks[result->task].step_time - 1; }
};
struct Map {
    std::set<std::int64_t> tp, pp;
    std::map<std::pair<std::int64_t, std::int64_t>, Cell> cells;
};

Map map_of(const CampaignReport& campaign) {
    Map map;
    for (const TaskResult& result : campaign.results.tasks) {
        if (!result.has_run || !result.run.step_time || result.run.outcome != Outcome::ran) continue;
        const Layout& layout = result.run.plan.layout;
        map.tp.insert(layout.tp);
        map.pp.insert(layout.pp);
        Cell& cell = map.cells[{layout.tp, layout.pp}];
        const auto cost = [](const TaskResult& of) { return step_cost(of.run.plan, *of.run.step_time); };
        if (cell.result == nullptr || cost(result) < cost(*cell.result)) cell.result = &result;
    }
    return map;
}

std::string signed_percent(double share) { return fmt::format("{:+.1f} %", 100 * share); }

/// Blue where the run was faster than predicted, orange where it was slower; pale, so that black text stands on it.
std::string colour(double off) {
    const double strength = std::min(std::abs(off) / kFullColour, 1.0);
    const auto mix = [&](int full) { return static_cast<int>(std::lround(255 + (full - 255) * strength)); };
    return off < 0 ? fmt::format("#{:02x}{:02x}{:02x}", mix(120), mix(175), mix(230)) : fmt::format("#{:02x}{:02x}{:02x}", mix(240), mix(165), mix(90));
}

std::string states_text(const CampaignStatus& status) {
    std::string text;
    const auto counts = status.counts();
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", counts[i], task_state_name(static_cast<TaskState>(i)));
    return text;
}

std::string advice_text(const RunOutcome& outcome, const Words& words) {
    std::string text;
    for (const Finding& advice : outcome.advice) {
        const std::string sentence = text::fill(words.say(run_text(advice.id)), advice.arguments);
        if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
    }
    return text.empty() ? run_end_name(outcome.end) : text;
}

class Writer {
public:
    Writer(const CampaignReport& campaign, const Words& words, Report& report) : campaign_(campaign), words_(words), report_(report) {}

    void summary() {
        const Campaign& plan = campaign_.campaign;
        double expected = 0;
        for (const CampaignTask& task : plan.tasks) expected += task.gpu_hours();
        text(kCampaignSubject, {argument("count", std::to_string(plan.tasks.size())), argument("steps", std::to_string(plan.settings.steps)), argument("target", plan.target),
                                argument("states", states_text(campaign_.status)), argument("hours", text::fixed(campaign_.status.gpu_hours(plan), 1)), argument("expected", text::fixed(expected, 1))});
        const TaskResult* best = campaign_.results.best();
        if (best == nullptr) return text(kCampaignNoBest);
        const CampaignTask& task = plan.tasks[best->task];
        text(kCampaignBest, {argument("task", task.id), argument("measured", text::seconds_text(*best->run.step_time)), argument("rate", text::fixed(tokens_per_second_per_gpu(task.plan, *best->run.step_time), 0)), argument("predicted", text::seconds_text(task.step_time)),
                             argument("low", text::seconds_text(task.step_low)), argument("high", text::seconds_text(task.step_high)),
                             argument("steps", std::to_string(best->steady.steps - best->steady.warm_up)), argument("warm_up", std::to_string(best->steady.warm_up)),
                             argument("variation", text::percent_text(best->steady.variation))});
        learnt();
    }

    void runs() {
        heading(kCampaignRuns);
        add(Kind::tables).tables = {campaign_table(campaign_)};
    }

    void map() {
        const Map map = map_of(campaign_);
        if (map.cells.empty()) return;
        heading(kCampaignMap);
        text(kCampaignMapNote);
        add(Kind::picture).text = campaign_map_svg(campaign_);
        add(Kind::tables).tables = {campaign_map(campaign_)};
    }

    void failures() {
        bool any = false;
        for (const TaskResult& result : campaign_.results.tasks) {
            if (result.outcome.end == RunEnd::completed) continue;
            if (!any) heading(kCampaignFailures);
            any = true;
            Block& item = add(Kind::item);
            item.text = text::fill(words_.say(kCampaignFailure), {argument("task", campaign_.campaign.tasks[result.task].id), argument("advice", advice_text(result.outcome, words_))});
            item.severity = Severity::warning;
            for (std::size_t i = 0; i < std::min(kEvidenceShown, result.outcome.evidence.size()); ++i) {
                const LogEvidence& evidence = result.outcome.evidence[i];
                add(Kind::item).text = text::fill(words_.say(kCampaignEvidence), {argument("line", std::to_string(evidence.line)), argument("text", evidence.text)});
            }
        }
    }

private:
    void learnt() {
        const CampaignOutlook& outlook = campaign_.outlook;
        const std::vector<CampaignTask>& tasks = campaign_.campaign.tasks;
        const LearningOptions options;
        const auto shared = std::vector<FindingArgument>{argument("worthwhile", text::percent_text(options.worthwhile)), argument("chance", text::percent_text(outlook.chance_of_better))};
        if (outlook.stop || outlook.next.empty()) {
            text(kCampaignStop, shared);
        } else {
            std::string next;
            for (const std::size_t task : outlook.next) next += (next.empty() ? "" : ", ") + tasks.at(task).id;
            std::vector<FindingArgument> all = shared;
            all.push_back(argument("next", next));
            text(kCampaignGoOn, all);
        }
        if (std::abs(outlook.slowdown - 1) > 0.01) text(kCampaignSlowdown, {argument("factor", text::fixed(outlook.slowdown, 2))});
        for (const HealthFlag& flag : campaign_.results.health) {
            std::string causes;
            for (const HealthCause cause : flag.causes) {
                std::string name = health_cause_name(cause);
                std::replace(name.begin(), name.end(), '_', ' ');
                causes += (causes.empty() ? "" : ", ") + words_.say(name);
            }
            add(Kind::item).text = text::fill(words_.say(kCampaignOutside), {argument("task", tasks.at(campaign_.results.tasks.at(flag.run).task).id), argument("factor", text::fixed(flag.slowdown(), 2)),
                                                                             argument("causes", causes)});
        }
    }
    Block& add(Kind kind) {
        report_.blocks.emplace_back().kind = kind;
        return report_.blocks.back();
    }
    void heading(const char* text) { add(Kind::heading).text = words_.say(text); }
    void text(const char* pattern, const std::vector<FindingArgument>& arguments = {}) { add(Kind::text).text = text::fill(words_.say(pattern), arguments); }

    const CampaignReport& campaign_;
    const Words& words_;
    Report& report_;
};

} // namespace

DataTable campaign_table(const CampaignReport& campaign) {
    using Align = DataTable::Align;
    DataTable table{"runs",
                    {{"task", "", Align::left}, {"state", "", Align::left}, {"outcome", "", Align::left}, {"why", "", Align::left}, {"GPUs", ""}, {"predicted", "s"}, {"low", "s"}, {"high", "s"}, {"measured", "s"},
                     {"off by", "%"}, {"memory predicted", "GiB"}, {"memory measured", "GiB"}, {"kind", "", Align::left}, {"attempts", ""}, {"GPU-hours", ""}},
                    {}};
    for (std::size_t i = 0; i < campaign.campaign.tasks.size(); ++i) {
        const CampaignTask& task = campaign.campaign.tasks[i];
        const TaskResult* result = campaign.results.of(i);
        DataCell measured = std::string(), off = std::string(), memory = std::string(), kind = std::string(), outcome = std::string();
        if (result != nullptr) {
            outcome = std::string(run_end_name(result->outcome.end));
            if (result->run.step_time) {
                measured = result->run.step_time->value();
                off = 100 * (*result->run.step_time / task.step_time - 1);
            }
            for (const MemoryKind read : kMemoryKinds)
                if (const auto& bytes = result->run.reading(read)) {
                    memory = in_gib(*bytes);
                    kind = std::string(memory_kind_name(read));
                }
        }
        double hours = 0;
        std::size_t attempts = 0;
        std::string state;
        if (i < campaign.status.tasks.size()) {
            const TaskStatus& status = campaign.status.tasks[i];
            state = task_state_name(status.state);
            attempts = status.attempts.size();
            for (const TaskAttempt& attempt : status.attempts)
                if (attempt.started > 0 && attempt.ended > attempt.started) hours += (attempt.ended - attempt.started) / 3600 * static_cast<double>(gpu_count(task.plan.cluster));
        }
        table.rows.push_back({task.id, state, outcome, std::string(task_reason_name(task.why)), static_cast<double>(gpu_count(task.plan.cluster)), task.step_time.value(), task.step_low.value(), task.step_high.value(),
                              measured, off, in_gib(task.memory), memory, kind, static_cast<double>(attempts), hours});
    }
    return table;
}

DataTable campaign_map(const CampaignReport& campaign) {
    const Map map = map_of(campaign);
    DataTable table{"measured against predicted", {{"TP", ""}}, {}};
    for (const std::int64_t pp : map.pp) table.columns.push_back({"PP " + std::to_string(pp), "%"});
    for (const std::int64_t tp : map.tp) {
        DataTable::Row row = {static_cast<double>(tp)};
        for (const std::int64_t pp : map.pp) {
            const auto cell = map.cells.find({tp, pp});
            row.push_back(cell == map.cells.end() ? DataCell(std::string()) : DataCell(100 * cell->second.off(campaign.campaign)));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::string campaign_map_svg(const CampaignReport& campaign) {
    constexpr int kWidth = 92, kHeight = 40, kSide = 44, kTop = 20;
    const Map map = map_of(campaign);
    const int width = kSide + kWidth * static_cast<int>(map.pp.size()) + 2, height = kTop + kHeight * static_cast<int>(map.tp.size()) + 2;
    std::string svg = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" font-family=\"sans-serif\" font-size=\"11\">\n", width, height);
    const auto say = [&](int x, int y, const char* anchor, const std::string& words) { svg += fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor, html_text(words)); };
    int column = 0;
    for (const std::int64_t pp : map.pp) say(kSide + kWidth * column++ + kWidth / 2, kTop - 6, "middle", "PP " + std::to_string(pp));
    int row = 0;
    for (const std::int64_t tp : map.tp) {
        const int y = kTop + kHeight * row++;
        say(kSide - 6, y + kHeight / 2 + 4, "end", "TP " + std::to_string(tp));
        column = 0;
        for (const std::int64_t pp : map.pp) {
            const int x = kSide + kWidth * column++;
            const auto cell = map.cells.find({tp, pp});
            const bool filled = cell != map.cells.end();
            svg += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\" stroke=\"#3a3f45\"/>\n", x, y, kWidth, kHeight, filled ? colour(cell->second.off(campaign.campaign)) : "#ffffff");
            if (!filled) continue;
            say(x + kWidth / 2, y + 17, "middle", text::seconds_text(*cell->second.result->run.step_time));
            say(x + kWidth / 2, y + 32, "middle", signed_percent(cell->second.off(campaign.campaign)));
        }
    }
    return svg + "</svg>\n";
}

Report make_campaign_report(const CampaignReport& campaign, const Words& words) {
    Report report;
    report.language = words.language;
    report.title = text::fill(words.say(kCampaignTitle), {argument("name", campaign.campaign.name)});
    Writer writer(campaign, words, report);
    writer.summary();
    writer.runs();
    writer.map();
    writer.failures();
    return report;
}

} // namespace fivefold::report
