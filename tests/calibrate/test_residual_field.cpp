// SPDX-License-Identifier: Apache-2.0
// Joint beliefs on residuals: conditioning against closed forms, what is left out, and the likelihood of a model.
#include "core/calibrate/residual_field.h"
#include "core/formats/catalogue.h"
#include "core/plan/rules.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace fivefold;

class TestResidualField : public QObject {
    Q_OBJECT
    Catalogue catalogue_ = load_catalogue();

    [[nodiscard]] std::vector<FieldPlace> places() const {
        std::vector<FieldPlace> all;
        Plan plan = sample_plan(catalogue_);
        for (const std::int64_t tp : {1, 2, 4, 8}) {
            plan.layout.tp = tp;
            complete(plan);
            all.emplace_back(plan);
        }
        return all;
    }

private Q_SLOTS:
    void distances() {
        Plan plan = sample_plan(catalogue_), other = plan;
        QCOMPARE(field_distance(FieldPlace(plan), FieldPlace(other)), 0.0);
        other.layout.zero = plan.layout.zero == 0 ? 1 : 0;
        QVERIFY(field_distance(FieldPlace(plan), FieldPlace(other)) > 0.5);
    }
    void observes() {
        Beliefs beliefs{{1, 2}, {{4, 2}, {2, 3}}};
        beliefs.observe(0, 3, 1); // gain 4/5 there, 2/5 at the neighbour
        QVERIFY(qAbs(beliefs.mean[0] - 2.6) < 1e-12);
        QVERIFY(qAbs(beliefs.mean[1] - 2.8) < 1e-12);
        QVERIFY(qAbs(beliefs.covariance[0][0] - 0.8) < 1e-12);
        QVERIFY(qAbs(beliefs.covariance[1][1] - 2.2) < 1e-12);
        QVERIFY(qAbs(beliefs.covariance[0][1] - 0.4) < 1e-12);
    }
    // Known runs at the places themselves: the same as observing them, but for the common factor, which is of one campaign only.
    void knownRuns() {
        ResidualModel model;
        const std::vector<FieldPlace> all = places();
        const std::vector<double> values = {0.1, 0.05, -0.02, 0.08};
        const Beliefs known = residual_beliefs(model, all, all, values);
        ResidualModel alone = model;
        alone.common = 0;
        Beliefs observed = residual_beliefs(alone, all, {}, {});
        for (std::size_t i = 0; i < all.size(); ++i) observed.observe(i, values[i], model.noise * model.noise);
        for (std::size_t i = 0; i < all.size(); ++i) {
            QVERIFY(qAbs(known.mean[i] - observed.mean[i]) < 1e-9);
            for (std::size_t j = 0; j < all.size(); ++j) QVERIFY(qAbs(known.covariance[i][j] - observed.covariance[i][j] - model.common * model.common) < 1e-9);
        }
    }
    void leftOut() {
        const std::vector<FieldPlace> all = places();
        const ResidualModel model;
        const Beliefs prior = residual_beliefs(model, all, {}, {});
        const std::vector<Reading> readings = {{0, 0.1}, {1, 0.3}, {3, -0.1}};
        const std::vector<LeftOut> quick = left_out(prior, readings, model.noise);
        for (std::size_t i = 0; i < readings.size(); ++i) {
            Beliefs others = prior;
            for (std::size_t j = 0; j < readings.size(); ++j)
                if (j != i) others.observe(readings[j].point, readings[j].value, model.noise * model.noise);
            QVERIFY(qAbs(quick[i].mean - others.mean[readings[i].point]) < 1e-9);
            QVERIFY(qAbs(quick[i].variance - others.covariance[readings[i].point][readings[i].point] - model.noise * model.noise) < 1e-9);
        }
    }
    // The model that made the values is the likelier one.
    void likelihood() {
        const std::vector<FieldPlace> all = places();
        const ResidualModel truth{0.05, 0.07, 2, 0.03}, wide{0.3, 0.3, 2, 0.3}, narrow{0.005, 0.005, 2, 0.005};
        std::mt19937 random(1);
        std::normal_distribution<double> gauss;
        double right = 0, too_wide = 0, too_narrow = 0;
        for (int draw = 0; draw < 50; ++draw) {
            Beliefs beliefs = residual_beliefs(truth, all, {}, {});
            std::vector<double> values;
            for (std::size_t i = 0; i < all.size(); ++i) {
                const double noise = truth.noise * truth.noise;
                values.push_back(beliefs.mean[i] + std::sqrt(beliefs.covariance[i][i] + noise) * gauss(random));
                beliefs.observe(i, values.back(), noise);
            }
            right += log_likelihood(truth, all, values);
            too_wide += log_likelihood(wide, all, values);
            too_narrow += log_likelihood(narrow, all, values);
        }
        QVERIFY(right > too_wide + 50 && right > too_narrow + 50);
    }
};

QTEST_GUILESS_MAIN(TestResidualField)
#include "test_residual_field.moc"
