// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/probe_session.h"

#include "app/desktop/hardware/measured_files.h"
#include "probes/protocol/vocabulary.h"

#include <QCoreApplication>
#include <QDate>
#include <QSettings>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kBetweenProgress{100}, kBetweenSnapshots{200};
constexpr std::array<std::pair<std::string_view, double>, 5> kWeights = {{{"inventory", 1}, {"gpu", 12}, {"p2p", 6}, {"nccl", 15}, {"overlap", 6}}}; // seconds on a node of 8
constexpr double kOtherWeight = 5;

double weightOf(std::string_view stage) {
    for (const auto& [name, weight] : kWeights)
        if (name == stage) return weight;
    return kOtherWeight;
}

double numberOf(const ProbeResult& result, std::string_view name) {
    const ProbeValue* value = find_value(result, name);
    if (value == nullptr) return 0;
    if (const auto* whole = std::get_if<std::int64_t>(value)) return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(value)) return *real;
    return 0;
}

QString textOf(const ProbeResult& result, std::string_view name) {
    const ProbeValue* value = find_value(result, name);
    const auto* text = value == nullptr ? nullptr : std::get_if<std::string>(value);
    return text == nullptr ? QString() : QString::fromStdString(*text);
}

/// Puts together what arrives line by line, on the thread that runs the probe.
class Collector {
public:
    Collector(const ProbeRunOptions& options, CataloguePtr catalogue, bool looking) : catalogue_(std::move(catalogue)), stages_(options.stages), looking_(looking) {
        record_.date = options.date;
        record_.quick = options.quick;
        record_.devices = options.devices;
        for (const std::string& stage : stages_) whole_ += weightOf(stage);
    }

    void begin(const std::string& stage, std::size_t index) {
        record_.stages.push_back({});
        record_.stages.back().name = stage;
        before_ = 0;
        for (std::size_t i = 0; i < index && i < stages_.size(); ++i) before_ += weightOf(stages_[i]);
        progress_.stage = QString::fromStdString(stage);
        progress_.index = static_cast<int>(index);
        progress_.count = static_cast<int>(stages_.size());
        progress_.label.clear();
        advance(0);
    }
    void take(const ProbeMessage& message) {
        if (record_.stages.empty()) return;
        ProbeStage& stage = record_.stages.back();
        if (const auto* result = std::get_if<ProbeResult>(&message.body)) stage.results.push_back(*result);
        if (const auto* warning = std::get_if<ProbeWarning>(&message.body)) stage.warnings.push_back({warning->code, warning->detail, warning->device, -1});
        if (const auto* error = std::get_if<ProbeError>(&message.body)) stage.errors.push_back({error->code, error->detail, error->device, error->peer});
        if (const auto* progress = std::get_if<ProbeProgress>(&message.body)) {
            progress_.label = QString::fromStdString(progress->label);
            if (progress->total > 0) advance(weightOf(stage.name) * std::clamp(static_cast<double>(progress->done) / static_cast<double>(progress->total), 0.0, 1.0));
        }
    }
    void end(const ProbeStage& stage) {
        if (record_.stages.empty() || record_.stages.back().name != stage.name) record_.stages.push_back({}); // skipped: it never began
        record_.stages.back() = stage;
    }
    [[nodiscard]] const ProbeProgressState& progress() const { return progress_; }
    [[nodiscard]] ProbeSnapshotPtr snapshot() const { return snapshot(record_, false); }
    [[nodiscard]] ProbeSnapshotPtr snapshot(const ProbeRecord& record, bool complete) const {
        ProbeSnapshot made;
        made.record = record;
        made.devices = probeDevices(record);
        made.measured = looking_ ? nullptr : measuredFromRecord(record, *catalogue_);
        made.complete = complete;
        made.looked = looking_;
        return std::make_shared<const ProbeSnapshot>(std::move(made));
    }

private:
    void advance(double inside) { progress_.share = std::max(progress_.share, whole_ > 0 ? (before_ + inside) / whole_ : 0); }

    CataloguePtr catalogue_;
    std::vector<std::string> stages_;
    bool looking_;
    ProbeRecord record_;
    ProbeProgressState progress_;
    double whole_ = 0, before_ = 0;
};

} // namespace

std::vector<ProbeDevice> probeDevices(const ProbeRecord& record) {
    std::vector<ProbeDevice> devices;
    for (const ProbeResult* result : results_of(record, probe::kDevice)) {
        const int index = static_cast<int>(numberOf(*result, "index"));
        if (std::ranges::find(devices, index, &ProbeDevice::index) != devices.end()) continue;
        devices.push_back({index, textOf(*result, "name"), numberOf(*result, "memory_bytes")});
    }
    return devices;
}

ProbeRunOptions probeOptions() {
    const QSettings settings;
    ProbeRunOptions options;
    options.program = settings.value(u"probe/program"_s).toString().toStdString();
    if (options.program.empty()) options.program = find_probe(QCoreApplication::applicationDirPath().toStdString());
    constexpr std::pair<const char*, const char*> kPlaces[] = {{"cuda", "--lib-cuda="}, {"nvml", "--lib-nvml="}, {"cublaslt", "--lib-cublaslt="}, {"nccl", "--lib-nccl="}, {"pythonEnv", "--python-env="}};
    for (const auto& [key, option] : kPlaces)
        if (const QString place = settings.value(u"probe/"_s + QLatin1String(key)).toString(); !place.isEmpty()) options.arguments.push_back(option + place.toStdString());
    if (const double patience = settings.value(u"probe/patience"_s, 1).toDouble(); patience > 0)
        for (ProbeLimits::Time* limit : {&options.limits.hello, &options.limits.beat, &options.limits.step, &options.limits.init_step, &options.limits.grace, &options.limits.whole})
            *limit = ProbeLimits::Time(static_cast<ProbeLimits::Time::rep>(patience * static_cast<double>(limit->count())));
    options.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
    return options;
}

ProbeSession::ProbeSession(CataloguePtr catalogue, QObject* parent) : QObject(parent), catalogue_(std::move(catalogue)) {}

ProbeSession::~ProbeSession() { stop_.request_stop(); }

void ProbeSession::stop() {
    if (activity_ == Activity::idle || stop_.stop_requested()) return;
    stop_.request_stop();
    Q_EMIT activityChanged();
}

double ProbeSession::seconds() const { return activity_ == Activity::idle ? seconds_ : static_cast<double>(clock_.elapsed()) / 1000; }

void ProbeSession::look() {
    if (activity_ != Activity::idle) return;
    ProbeRunOptions options = probeOptions();
    options.stages = {"inventory"};
    start(std::move(options), Activity::looking);
}

void ProbeSession::measure(const ProbeRequest& request) {
    if (activity_ == Activity::measuring) return;
    ProbeRunOptions options = probeOptions();
    options.quick = request.quick;
    options.devices = request.devices.toStdString();
    start(std::move(options), Activity::measuring);
}

void ProbeSession::start(ProbeRunOptions options, Activity activity) {
    stop_.request_stop(); // the one before
    stop_ = std::stop_source();
    activity_ = activity;
    progress_ = {};
    snapshot_.reset();
    clock_.start();
    Q_EMIT activityChanged();
    task_.start(
        [this, options = std::move(options), catalogue = catalogue_, looking = activity == Activity::looking, stop = stop_](const std::stop_token& overtaken) mutable -> ProbeSnapshotPtr {
            const std::stop_callback both(overtaken, [stop]() mutable { stop.request_stop(); });
            Collector collector(options, catalogue, looking);
            Clock::time_point told{}, shown = Clock::now();
            const auto tell = [&](bool always) {
                const Clock::time_point now = Clock::now();
                if (!always && now - told < kBetweenProgress) return;
                told = now;
                const bool bring = !looking && now - shown >= kBetweenSnapshots;
                if (bring) shown = now;
                QMetaObject::invokeMethod(
                    this,
                    [this, stop, state = collector.progress(), snapshot = bring ? collector.snapshot() : nullptr] {
                        if (activity_ == Activity::idle || stop != stop_) return;
                        progress_ = state;
                        Q_EMIT progressed();
                        if (!snapshot) return;
                        snapshot_ = snapshot;
                        Q_EMIT brought();
                    },
                    Qt::QueuedConnection);
            };
            ProbeObserver observer;
            observer.stage_started = [&](const std::string& stage, std::size_t index, std::size_t) {
                collector.begin(stage, index);
                tell(true);
            };
            observer.message = [&](const std::string&, const ProbeMessage& message) {
                collector.take(message);
                tell(false);
            };
            observer.stage_ended = [&](const ProbeStage& stage) {
                collector.end(stage);
                tell(true);
            };
            return collector.snapshot(run_probe(options, observer, stop.get_token()), true);
        },
        [this](const ProbeSnapshotPtr& snapshot) {
            seconds_ = static_cast<double>(clock_.elapsed()) / 1000;
            activity_ = Activity::idle;
            snapshot_ = snapshot;
            Q_EMIT brought();
            Q_EMIT activityChanged();
        });
}

} // namespace fivefold
