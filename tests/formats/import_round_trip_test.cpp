// SPDX-License-Identifier: Apache-2.0
// What the exporters write, the importer reads back; what write-back changes, and what it leaves alone.
#include "core/formats/catalogue.h"
#include "core/formats/import.h"
#include "core/formats/launch_diff.h"
#include "core/formats/plan_file.h"
#include "tests/formats/random_plans.h"

#include <QStringList>
#include <QTest>

#include <set>

using namespace fivefold;

namespace {

constexpr int kPlans = 1000, kPairs = 150;

const Catalogue& catalogue() {
    static const Catalogue catalogue = load_catalogue();
    return catalogue;
}

std::vector<ImportFile> files_of(const ExportResult& result) {
    std::vector<ImportFile> files;
    for (const ExportedFile& file : result.files) files.push_back({file.name, file.text});
    return files;
}

/// The lines in which two texts differ, for a failure's message.
QByteArray difference(const Plan& a, const Plan& b) {
    const QByteArrayList left = QByteArray::fromStdString(write_plan(a)).split('\n'),
                         right = QByteArray::fromStdString(write_plan(b)).split('\n');
    QByteArray lines;
    for (qsizetype i = 0; i < std::min(left.size(), right.size()); ++i)
        if (left[i] != right[i]) lines += left[i].trimmed() + " != " + right[i].trimmed() + "; ";
    return lines;
}

/// Lines of `before` whose key is not among the changed ones stand in `after`, in their order.
QByteArray lost_line(const std::string& before, const std::string& after, const LaunchDiff& diff) {
    std::set<QByteArray> changed;
    for (const LaunchChange& change : diff.changes)
        changed.insert(QByteArray::fromStdString(change.key.substr(change.key.find_last_of('.') + 1)).replace("--", ""));
    const QByteArrayList rest = QByteArray::fromStdString(after).split('\n');
    qsizetype at = 0;
    for (const QByteArray& line : QByteArray::fromStdString(before).split('\n')) {
        bool touched = false;
        for (const QByteArray& key : changed) touched = touched || line.contains(key);
        if (touched) continue;
        while (at < rest.size() && rest[at] != line) ++at;
        if (at++ == rest.size()) return line;
    }
    return {};
}

/// What a plan changes in a file, for a failure's message.
QByteArray told(const WrittenBack& written) {
    QByteArray text;
    for (const LaunchChange& change : written.diff.changes)
        text += QByteArray::fromStdString(change.key + ": " + change.old_value.value_or("-") + " -> " + change.new_value.value_or("-") + "; ");
    for (const Finding& finding : written.diff.findings)
        if (finding.severity == Severity::error) text += QByteArray::fromStdString(finding.id + " " + (finding.arguments.empty() ? "" : finding.arguments.back().text) + "; ");
    return text;
}

} // namespace

class ImportRoundTripTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A new exporter is one line here: its importer has to hold what it writes.
    void targets_data() {
        QTest::addColumn<ExportTarget>("target");
        QTest::newRow("nanotron") << ExportTarget::nanotron;
        QTest::newRow("megatron") << ExportTarget::megatron;
    }

    // torchtitan main is configured in Python, which is not read back.
    void exportedPlansComeBack_data() {
        targets_data();
        QTest::newRow("bridge") << ExportTarget::bridge;
        QTest::newRow("torchtitan-v0.2") << ExportTarget::torchtitan_toml;
        QTest::newRow("accelerate") << ExportTarget::accelerate;
        QTest::newRow("deepspeed") << ExportTarget::deepspeed;
    }
    void exportedPlansComeBack() {
        QFETCH(ExportTarget, target);
        randomly::Engine engine(20260101);
        for (int i = 0; i < kPlans; ++i) {
            const Plan plan = randomly::plan(engine, target);
            const ExportResult result = randomly::exported(plan, target);
            QVERIFY2(!result.files.empty(), result.findings.empty() ? "" : result.findings.front().id.c_str());
            std::vector<ImportFile> files = files_of(result);
            if (randomly::leaves_model(target)) files.push_back({"config.json", randomly::config_json(plan.model)});
            const ImportedPlan imported = import_files(files, catalogue());
            const Plan want = randomly::held(plan, target), got = randomly::held(imported.plan, target);
            QVERIFY2(got == want, QByteArray::number(i) + ": " + difference(got, want));
        }
    }

    void writingBackChangesOnlyItsKeys_data() { targets_data(); }
    void writingBackChangesOnlyItsKeys() {
        QFETCH(ExportTarget, target);
        randomly::Engine engine(20260202);
        int changed = 0;
        for (int i = 0; i < kPairs; ++i) {
            const Plan before = randomly::plan(engine, target);
            Plan after = randomly::plan(engine, target, &before);
            after.training.optimizer = before.training.optimizer; // not written back
            if (has_errors(check_target(after, target))) continue;
            const std::vector<ImportFile> files =
                files_of(randomly::exported(before, target)); // Megatron-LM's script holds the arguments too
            const ImportFile file = files[target == ExportTarget::megatron ? engine() % 2 : 0];
            const WrittenBack written = write_back(file, after, catalogue());
            QVERIFY2(!written.text.empty(),
                     written.diff.findings.empty()
                         ? ""
                         : (written.diff.findings.front().id + " " + written.diff.findings.front().arguments.back().text).c_str());
            changed += written.diff.changes.empty() ? 0 : 1;
            QCOMPARE(lost_line(file.text, written.text, written.diff), QByteArray());
            QVERIFY2(diff_launch_file({file.name, written.text}, after, catalogue()).changes.empty(), "changes are left");
            const Plan read = import_files(std::vector<ImportFile>{{file.name, written.text}}, catalogue()).plan;
            QCOMPARE(read.layout.tp, after.layout.tp);
            QCOMPARE(read.layout.pp, after.layout.pp);
            QCOMPARE(read.layout.cp, after.layout.cp);
            QCOMPARE(read.layout.ep, after.layout.ep);
            QCOMPARE(read.layout.zero, after.layout.zero);
            QCOMPARE(read.layout.micro_batch, after.layout.micro_batch);
            QCOMPARE(read.training.seq_len, after.training.seq_len);
            QVERIFY(read.training.precision == after.training.precision);
            QVERIFY(layers_per_stage(read) == layers_per_stage(after));
        }
        QVERIFY(changed > kPairs / 2);
    }

    // torchtitan's list of each stage's modules would overrule new degrees: it goes.
    void stageModulesGoWithAnotherPipeline() {
        const Plan before = golden::for_target(ExportTarget::torchtitan_toml).plan;
        const std::vector<ImportFile> files = files_of(randomly::exported(before, ExportTarget::torchtitan_toml));
        QVERIFY(!files.empty() && files[0].text.find("module_fqns_per_model_part") != std::string::npos);
        Plan after = before;
        after.layout.tp = 2;
        after.layout.pp = 4;
        const WrittenBack written = write_back(files[0], after, catalogue());
        QVERIFY(!written.text.empty() && written.text.find("module_fqns_per_model_part") == std::string::npos);
        QVERIFY(diff_launch_file({files[0].name, written.text}, after, catalogue()).changes.empty());
    }

    void ownFilesNeedNoChange_data() { exportedPlansComeBack_data(); }
    void ownFilesNeedNoChange() {
        QFETCH(ExportTarget, target);
        randomly::Engine engine(20260303);
        QByteArrayList wrong;
        for (int i = 0; i < 200; ++i) {
            const Plan plan = randomly::plan(engine, target);
            for (const ImportFile& file : files_of(randomly::exported(plan, target))) {
                if (target != ExportTarget::megatron && file.name.ends_with(".sbatch")) continue; // says the machines only
                if (file.name.ends_with(".py")) continue;                                         // torchtitan's model
                const WrittenBack written = write_back(file, plan, catalogue());
                if (written.diff.changes.empty() && !has_errors(written.diff.findings) && written.text == file.text) continue;
                wrong << QByteArray::number(i) + " " + QByteArray::fromStdString(file.name) + ": " + told(written);
            }
        }
        QVERIFY2(wrong.isEmpty(), wrong.mid(0, 12).join("\n").constData());
    }
};

QTEST_APPLESS_MAIN(ImportRoundTripTest)
#include "import_round_trip_test.moc"
