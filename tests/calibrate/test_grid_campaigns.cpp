// SPDX-License-Identifier: Apache-2.0
// Campaigns on grids of published runs, which answer in the place of a cluster; the whole of it is the tables of tests/accuracy.
#include "tests/accuracy/grid.h"

#include "core/calibrate/fit_healthy.h"
#include "core/calibrate/slopes.h"
#include "core/formats/builtin.h"
#include "core/formats/catalogue.h"
#include "core/formats/runs_csv.h"
#include "core/measured/band.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <sstream>

using namespace fivefold;
using namespace fivefold::accuracy;

class TestGridCampaigns : public QObject {
    Q_OBJECT
    Catalogue catalogue_ = load_catalogue();
    std::vector<MeasuredRun> runs_;

    [[nodiscard]] ProfileLibrary refitted(const std::function<bool(const MeasuredRun&)>& test) const {
        FitOptions options;
        options.hold_back = 0;
        options.prior_scale = 8; // the rows decide
        std::vector<MeasuredRun> chosen;
        for (const MeasuredRun& run : runs_)
            if (run.timed_and_healthy() && run.quality != "C" && test(run)) chosen.push_back(run);
        return fit_profiles(catalogue_.profiles, chosen, options).library;
    }

private Q_SLOTS:
    void initTestCase() {
        std::istringstream text{std::string(builtin::runs_csv())};
        runs_ = read_runs(text, catalogue_);
    }

    // Constants without the runs of any of these cells; what crashed is among the candidates.
    void campaignsFindTheBest() {
        std::vector<Cell> cells = grid_cells(runs_, true);
        std::erase_if(cells, [](const Cell& cell) { return (cell.nodes != 4 && cell.nodes != 16 && cell.nodes != 64) || (cell.hidden != 3072 && cell.hidden != 8192); });
        QVERIFY(cells.size() >= 5);
        const ProfileLibrary library = refitted([&](const MeasuredRun& run) {
            return from_grid(run) && std::none_of(cells.begin(), cells.end(), [&](const Cell& cell) { return cell.holds(run); });
        });
        std::vector<double> found, random;
        std::size_t polling = 0, flagged = 0, stopped = 0, layouts = 0;
        for (const Cell& cell : cells) {
            const Campaign campaign = simulate(cell, library, {}, {});
            found.push_back(static_cast<double>(campaign.found));
            random.push_back(runs_until_found_at_random(cell));
            polling += campaign.polling;
            flagged += campaign.polling_flagged;
            stopped += campaign.stopped;
            layouts += cell.rows.size();
            QVERIFY2(campaign.behind < 0.05, cell.name().c_str());
        }
        QVERIFY2(median(found) <= 8, qPrintable(QString::number(median(found))));
        QVERIFY2(median(found) < median(random) / 3, qPrintable(QStringLiteral("%1 %2").arg(median(found)).arg(median(random))));
        QVERIFY2(stopped < layouts / 4, qPrintable(QStringLiteral("%1 of %2").arg(stopped).arg(layouts)));
        QVERIFY(polling >= 8);
        QVERIFY2(static_cast<double>(flagged) >= 0.95 * static_cast<double>(polling), qPrintable(QStringLiteral("%1 of %2").arg(flagged).arg(polling)));
    }

    void brokenStatesAreRecognised() {
        std::vector<MeasuredRun> rows;
        for (const MeasuredRun& run : runs_)
            if (from_grid(run) && run.outcome == Outcome::ran && run.step_time) rows.push_back(run);
        const ProfileSource source = [this](const Plan& plan) { return catalogue_.profile_for(plan); };
        std::vector<Prediction> predictions = validate(rows, source).predictions;
        set_bands(rows, predictions, source, run_residuals(rows, source));
        std::vector<bool> called(rows.size());
        for (const HealthFlag& flag : check_health(rows, predictions, source)) called[flag.run] = true;
        double polling = 0, flagged = 0, normal = 0, wrongly = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const bool is_polling = rows[i].software_state == "polling";
            if (!is_polling && !rows[i].healthy_software()) continue;
            (is_polling ? polling : normal) += 1;
            if (called[i]) (is_polling ? flagged : wrongly) += 1;
        }
        QVERIFY(polling > 300 && normal > 600);
        QVERIFY2(flagged >= 0.95 * polling, qPrintable(QStringLiteral("%1 of %2").arg(flagged).arg(polling)));
        QVERIFY2(wrongly < 0.05 * normal, qPrintable(QStringLiteral("%1 of %2").arg(wrongly).arg(normal)));
    }

    // A framework that nobody has fitted, and 16 of its runs.
    void designedRunsCalibrate() {
        const ProfileLibrary start = generic_family(refitted([](const MeasuredRun& run) { return run.plan.training.framework != Framework::nanotron; }), "nanotron");
        std::vector<const MeasuredRun*> offered;
        std::vector<MeasuredRun> judged;
        for (const MeasuredRun& run : runs_) {
            if (!from_grid(run) || !run.timed_and_healthy()) continue;
            if (is_held_back(run.plan, 0.4, 1)) judged.push_back(run);
            else offered.push_back(&run);
        }
        const auto error = [&](const ProfileLibrary& library) {
            std::vector<double> errors;
            LibraryProfiles profiles(library);
            for (const MeasuredRun& run : judged) errors.push_back(predict(run, [&](const Plan& plan) { return profiles.of(plan); }).step_time / *run.step_time - 1);
            return error_figures(errors).median;
        };
        std::size_t broken = 0;
        QVERIFY(error(start) > 15);
        const double after = error(designed_library(start, offered, 16, 16, broken));
        QVERIFY2(after < 6.5, qPrintable(QString::number(after)));
    }

    // Broken runs among the few that are fitted do no harm.
    void brokenRunsAreLeftOutOfTheFit() {
        std::vector<MeasuredRun> few;
        for (const MeasuredRun& run : runs_)
            if (from_grid(run) && run.timed_and_healthy() && run.plan.layout.pp > 1 && few.size() < 12 * 20) few.push_back(run);
        for (std::size_t i = 0; i < few.size() / 20; ++i) few[i] = few[20 * i];
        few.resize(few.size() / 20);
        std::vector<MeasuredRun> mixed = few;
        for (std::size_t i = 0; i < mixed.size(); i += 4) mixed[i].step_time = *mixed[i].step_time + Seconds(static_cast<double>(mixed[i].plan.layout.accumulation));
        const HealthyFit clean = fit_healthy(catalogue_.profiles, few, few_runs_options()), fit = fit_healthy(catalogue_.profiles, mixed, few_runs_options());
        for (std::size_t i = 0; i < mixed.size(); i += 4)
            QVERIFY(std::any_of(fit.broken.begin(), fit.broken.end(), [i](const HealthFlag& flag) { return flag.run == i; }));
        QVERIFY(fit.broken.size() <= clean.broken.size() + (mixed.size() + 3) / 4);
    }
};

QTEST_GUILESS_MAIN(TestGridCampaigns)
#include "test_grid_campaigns.moc"
