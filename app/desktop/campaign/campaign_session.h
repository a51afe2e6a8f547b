// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/campaign_folder.h"
#include "app/desktop/campaign/new_campaign.h"
#include "app/desktop/latest_task.h"
#include "core/calibrate/campaign_learning.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace fivefold {

class Document;

/// A campaign as it stood at one moment, immutable and shared.
struct CampaignNow {
    std::filesystem::path folder;
    std::shared_ptr<const Campaign> campaign;
    campaign::Remote remote;
    CampaignStatus status;
    CampaignResults results;
    std::optional<CampaignOutlook> outlook; ///< none while nothing was measured
    std::string records;                    ///< what the results rest on: attempts and how they ended
};
using CampaignNowPtr = std::shared_ptr<const CampaignNow>;

/// One campaign that is open. Everything that touches files, programs or the network runs on a worker, one thing at a time; a look at
/// how things stand gives way to what a person asks for.
class CampaignSession : public QObject {
    Q_OBJECT

public:
    enum class Work { none, looking, opening, creating, placing, submitting, stopping, collecting, learning, reporting };

    explicit CampaignSession(Document& document, QObject* parent = nullptr);

    [[nodiscard]] const CampaignNowPtr& now() const { return now_; }
    [[nodiscard]] Work work() const { return work_; }
    /// Something a person asked for is being done; a look does not count.
    [[nodiscard]] bool isBusy() const { return work_ != Work::none && work_ != Work::looking; }

    void open(const QString& path); ///< its folder, or the manifest in it
    void create(const NewCampaign& wanted, FoundPtr found, SearchRequest request);
    void look();                                        ///< records and queue; reads logs only of what has ended since. Nothing while busy.
    void place(const QString& host, const QString& path); ///< copies the campaign to where it shall run
    void submit(const std::vector<std::string>& tasks, bool again); ///< none named: all
    void stop(const std::vector<std::string>& tasks);
    void collect();
    /// Keeps the results among the person's own runs, refits the profile, and drops tasks that cannot be the best any more.
    void learn();
    void report(const QString& path); ///< PDF, HTML or CSV by its ending
    void cancel();                    ///< what is being done

Q_SIGNALS:
    void changed(); ///< now() is another
    void workChanged();
    void opened();
    void said(const QString& text);
    void failed(const QString& text, const QString& command); ///< `command`: what a person could type instead; may be empty
    void learned(const QString& runs);                        ///< the table of own runs that was written

private:
    struct Context {
        std::filesystem::path folder;
        std::shared_ptr<const Campaign> campaign;
        CampaignNowPtr before;
        CataloguePtr catalogue;
        MeasuredRunsPtr measured;
        std::shared_ptr<const ProfileLibrary> start; ///< what a refit starts from
    };
    struct Outcome {
        CampaignNowPtr now; ///< null: as before
        QString said, problem, command, runs;
    };
    using Act = std::function<Outcome(Context&, const std::stop_token&)>;
    void start(Work work, Act act);
    void setWork(Work work);
    void take(Work work, const Outcome& outcome);
    [[nodiscard]] static Outcome lookAt(const Context& context, bool again, const std::stop_token& stop);
    [[nodiscard]] static Outcome keep(const Context& context, Outcome outcome, const std::stop_token& stop);

    Document& document_;
    CampaignNowPtr now_;
    Work work_ = Work::none;
    LatestTask task_;
};

} // namespace fivefold
