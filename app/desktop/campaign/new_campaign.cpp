// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/campaign/new_campaign.h"

#include "app/campaign/campaign_folder.h"
#include "app/campaign/new_campaign.h"
#include "core/formats/runs_csv.h"

#include <iterator>

namespace fivefold {

WrittenCampaign writeNewCampaign(const NewCampaign& wanted, const CampaignSource& source, const std::stop_token& stop) {
    const CataloguePtr& catalogue = source.catalogue;
    const ProfileSource profiles = [catalogue](const Plan& plan) { return catalogue->profile_for(plan); };
    std::vector<TaskChoice> choices;
    Plan base = source.found ? source.found->request.plan : source.request.plan;
    if (source.found) {
        choices = choose_tasks(source.found->result, base, wanted.top, wanted.pareto);
    } else if (wanted.top > 0 || wanted.pareto) {
        SearchRequest request = source.request;
        request.top = std::max<std::size_t>(wanted.top, 1);
        choices = choose_tasks(search(request, profiles(base), stop), base, wanted.top, wanted.pareto);
    }
    if (wanted.designed > 0) {
        std::vector<MeasuredRun> known = source.measured ? source.measured->runs : load_timed_runs(*catalogue);
        std::vector<TaskChoice> more = campaign::designed_choices(*catalogue, choices.empty() ? base : choices.front().plan, std::move(known), wanted.designed, stop);
        choices.insert(choices.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    if (stop.stop_requested()) return {};
    WrittenCampaign written{wanted.campaign, {}};
    written.campaign.name = campaign::plain_name(base.name.empty() ? base.model.name : base.name);
    const auto residuals = source.measured ? std::make_shared<const std::vector<RunResidual>>(source.measured->residuals) : nullptr;
    const TaskEstimate estimate = campaign::banded_estimate(profiles, residuals);
    written.campaign.tasks = make_tasks(choices, written.campaign.settings, estimate);
    const CampaignFiles files = campaign_files(written.campaign, estimate);
    written.refused = files.refused;
    if (!written.campaign.tasks.empty() && !stop.stop_requested()) campaign::write_campaign(wanted.folder.toStdString(), files);
    return written;
}

} // namespace fivefold
