// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/opened_files.h"

#include "app/desktop/document.h"
#include "app/desktop/pages/hardware_page.h"
#include "app/desktop/pages/runs_page.h"

#include <QFileInfo>

#include <algorithm>

namespace fivefold {

OpenedFiles lookAtFiles(const QStringList& paths, const Catalogue& catalogue, const std::stop_token& stop) {
    OpenedFiles opened{paths, OpenedFiles::Kind::plan, std::nullopt, {}};
    const auto measured = [&stop](const QString& path) { return !stop.stop_requested() && HardwarePage::isMeasurementFile(path); };
    if (!paths.isEmpty() && std::ranges::all_of(paths, measured)) {
        opened.kind = OpenedFiles::Kind::measurements;
        return opened;
    }
    if (paths.size() == 1 && RunsPage::isCampaign(paths.front())) {
        opened.kind = OpenedFiles::Kind::campaign;
        return opened;
    }
    try {
        opened.file = paths.size() == 1 ? readInputFile(paths.front(), catalogue) : readInputFiles(paths, catalogue);
    } catch (const std::exception& error) {
        opened.problem = Document::tr("%1 was not opened: %2").arg(QFileInfo(paths.value(0)).fileName(), QString::fromUtf8(error.what()).simplified());
    }
    return opened;
}

} // namespace fivefold
