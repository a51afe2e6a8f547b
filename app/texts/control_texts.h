// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/texts/finding_texts.h"

namespace fivefold {

/// What came of a request about a campaign (CampaignMessage), in English. The desktop translates the template (context "Finding") before it fills it in.
inline constexpr FindingText kControlTexts[] = {
    {"control-bad-host", QT_TRANSLATE_NOOP("Finding", "'{host}' is no name of a host")},
    {"control-bad-path", QT_TRANSLATE_NOOP("Finding", "'{path}': only letters, digits and ._-/+ may stand in a folder's name there")},
    {"control-no-program", QT_TRANSLATE_NOOP("Finding", "{program} is not installed here")},
    {"control-no-answer", QT_TRANSLATE_NOOP("Finding", "{program} does not answer")},
    {"control-exit-code", QT_TRANSLATE_NOOP("Finding", "{program} ended with {code}")},
    {"control-copied", QT_TRANSLATE_NOOP("Finding", "copied to {host}:{path}")},
    {"control-launcher-elsewhere", QT_TRANSLATE_NOOP("Finding", "submit.sh stays at work until the campaign is over; start it where {launcher} can be reached")},
    {"control-no-sbatch", QT_TRANSLATE_NOOP("Finding", "sbatch is not installed here; copy the folder to the cluster, or name the cluster's login node")},
    {"control-submitted", QT_TRANSLATE_NOOP("Finding", "submitted as job {jobs}")},
    {"control-nothing-to-submit", QT_TRANSLATE_NOOP("Finding", "nothing to submit")},
    {"control-nothing-queued", QT_TRANSLATE_NOOP("Finding", "nothing of this campaign is queued")},
    {"control-stopped", QT_TRANSLATE_NOOP("Finding", "stopped {count} tasks")},
    {"control-stopped-one", QT_TRANSLATE_NOOP("Finding", "stopped 1 task")},
    {"control-fetched", QT_TRANSLATE_NOOP("Finding", "records fetched from {host}")},
    {"control-skypilot-queue", QT_TRANSLATE_NOOP("Finding", "SkyPilot's clusters run what submit.sh sends them, one task at a time")},
};

[[nodiscard]] constexpr const char* control_text(std::string_view id) {
    for (const FindingText& text : kControlTexts)
        if (text.id == id) return text.text;
    return "";
}

} // namespace fivefold
