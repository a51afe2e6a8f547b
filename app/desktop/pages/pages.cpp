// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/pages.h"

#include "app/desktop/pages/heatmap_page.h"
#include "app/desktop/pages/compare_page.h"
#include "app/desktop/pages/hardware_page.h"
#include "app/desktop/pages/measured_page.h"
#include "app/desktop/pages/memory_page.h"
#include "app/desktop/pages/placement_page.h"
#include "app/desktop/pages/runs_page.h"
#include "app/desktop/pages/scaling_page.h"
#include "app/desktop/pages/search_page.h"
#include "app/desktop/pages/step_page.h"
#include "app/desktop/pages/timeline_page.h"

namespace fivefold {

std::vector<Page*> createPages(Document& document, QWidget* parent) {
    auto* search = new SearchPage(document, parent);
    return {
        new MemoryPage(parent),
        new StepPage(parent),
        new TimelinePage(document, parent),
        search,
        new HeatmapPage(document, parent),
        new ScalingPage(document, parent),
        new PlacementPage(document, parent),
        new ComparePage(document, parent),
        new MeasuredPage(document, parent),
        new HardwarePage(document, parent),
        new RunsPage(document, [search] { return search->found(); }, parent),
    };
}

} // namespace fivefold
