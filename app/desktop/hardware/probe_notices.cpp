// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/probe_notices.h"

#include "app/desktop/theme/number_format.h"
#include "app/texts/probe_texts.h"

#include <algorithm>
#include <array>
#include <set>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t kMostDetails = 8; // lines; the log has all
/// Warnings that take nothing from what was measured.
constexpr std::array<std::string_view, 5> kHarmless = {"unsupported_dtype", "one_gpu", "budget", "nccl_old", "exclusive_mode"};

QString translated(const char* text) { return *text == '\0' ? QString() : QCoreApplication::translate("Probe", text); }

ProbeNotice named(const std::string& code, Severity severity) {
    ProbeNotice notice;
    notice.code = code;
    notice.severity = severity;
    if (const ProbeText* text = probe_text(code)) {
        notice.what = translated(text->what);
        notice.advice = translated(text->advice);
    } else {
        notice.what = ProbeNotices::tr("The probe reported \"%1\".").arg(QString::fromStdString(code));
    }
    return notice;
}

QString numbers(const std::set<std::int64_t>& devices) {
    QStringList list;
    for (const std::int64_t device : devices) list << QString::number(device);
    return list.join(u", "_s);
}

/// Incidents of one code, told once.
struct Gathered {
    ProbeNotice notice;
    std::set<std::int64_t> devices;
    QStringList pairs, details;
};

void gather(std::vector<Gathered>& all, const std::vector<ProbeIncident>& incidents, bool errors) {
    for (const ProbeIncident& incident : incidents) {
        const bool harmless = std::ranges::find(kHarmless, incident.code) != kHarmless.end();
        const Severity severity = errors ? Severity::error : harmless ? Severity::info : Severity::warning;
        auto found = std::ranges::find_if(all, [&](const Gathered& each) { return each.notice.code == incident.code && each.notice.severity == severity; });
        if (found == all.end()) found = all.insert(all.end(), {named(incident.code, severity), {}, {}, {}});
        if (incident.device >= 0 && incident.peer >= 0)
            found->pairs << ProbeNotices::tr("GPU %1 and GPU %2").arg(incident.device).arg(incident.peer);
        else if (incident.device >= 0)
            found->devices.insert(incident.device);
        const QString detail = QString::fromStdString(incident.detail).trimmed();
        if (!detail.isEmpty() && !found->details.contains(detail)) found->details << detail;
    }
}

} // namespace

std::vector<ProbeNotice> ProbeNotices::ofRecord(const ProbeRecord& record) {
    std::vector<Gathered> all;
    for (const ProbeStage& stage : record.stages) {
        gather(all, stage.errors, true);
        gather(all, stage.warnings, false);
    }
    std::vector<ProbeNotice> notices;
    for (Gathered& each : all) {
        QStringList where;
        if (!each.devices.empty()) where << tr("GPU %1", "one or more numbers", static_cast<int>(each.devices.size())).arg(numbers(each.devices));
        each.pairs.removeDuplicates();
        where << each.pairs;
        each.notice.where = where.join(u"; "_s);
        if (each.details.size() > static_cast<qsizetype>(kMostDetails)) each.details = each.details.mid(0, kMostDetails) << u"…"_s;
        each.notice.detail = each.details.join(u'\n');
        notices.push_back(std::move(each.notice));
    }
    std::ranges::stable_sort(notices, std::greater<>{}, &ProbeNotice::severity);
    return notices;
}

std::vector<ProbeNotice> ProbeNotices::ofCodes(const std::vector<std::string>& codes) {
    std::vector<ProbeNotice> notices;
    for (const std::string& code : codes)
        if (std::ranges::find(notices, code, &ProbeNotice::code) == notices.end())
            notices.push_back(named(code, std::ranges::find(kHarmless, code) != kHarmless.end() ? Severity::info : Severity::warning));
    return notices;
}

std::vector<ProbeNotice> ProbeNotices::ofValues(const std::vector<HardwareValue>& values) {
    QStringList low;
    for (const HardwareValue& value : values)
        if (value.low)
            low << tr("%1: %2 of %3 in the catalogue").arg(value.name, format::significant(value.measured), Measure{format::significant(value.catalogue), value.unit}.text());
    if (low.isEmpty()) return {};
    ProbeNotice notice = named("below_catalogue", Severity::warning);
    notice.detail = low.join(u'\n');
    return {notice};
}

QString ProbeNotices::stageText(const QString& stage) {
    for (const ProbeStageText& text : kProbeStageTexts)
        if (stage.toStdString() == text.stage) return translated(text.title);
    return stage;
}

QString ProbeNotices::statusText(ProbeStatus status) {
    for (const ProbeStatusText& text : kProbeStatusTexts)
        if (to_text(status) == text.status) return translated(text.text);
    return {};
}

QString ProbeNotices::stagesText(const ProbeRecord& record) {
    QStringList sentences;
    for (const ProbeStage& stage : record.stages)
        sentences << tr("%1: %2.", "a stage, how it ended").arg(stageText(QString::fromStdString(stage.name)), statusText(stage.status));
    return sentences.join(u' ');
}

QString ProbeNotices::log(const ProbeRecord& record) {
    QStringList parts;
    for (const ProbeStage& stage : record.stages) {
        QStringList lines;
        if (!stage.log.empty()) lines << QString::fromStdString(stage.log).trimmed();
        for (const std::string& problem : stage.problems) lines << tr("Not readable: %1").arg(QString::fromStdString(problem));
        if (lines.isEmpty()) continue;
        parts << u"[%1]\n%2"_s.arg(stageText(QString::fromStdString(stage.name)), lines.join(u'\n'));
    }
    return parts.join(u"\n\n"_s);
}

} // namespace fivefold
