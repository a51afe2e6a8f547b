// SPDX-License-Identifier: Apache-2.0
// Who talks to whom under an order of ranks, and over which links.
#include "core/estimate/placement.h"
#include "core/plan/rules.h"
#include "tests/core/random_plans.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

using namespace fivefold;
using namespace fivefold::test;

namespace {

constexpr RankGroup kKinds[] = {RankGroup::tp, RankGroup::cp, RankGroup::dp, RankGroup::gradient, RankGroup::ep, RankGroup::etp, RankGroup::edp, RankGroup::pp};
using Groups = std::vector<std::vector<std::int64_t>>;

RankOrder order_of(const char* text) { return parse_rank_order(text).value(); }

Groups groups(const RankGrid& grid, RankGroup kind) {
    Groups all;
    for (std::int64_t group = 0; group < grid.group_count(kind); ++group) grid.members(kind, group, all.emplace_back());
    return all;
}

std::vector<RankOrder> all_orders() {
    std::vector<RankOrder> orders;
    RankOrder order{{RankAxis::tp, RankAxis::cp, RankAxis::ep, RankAxis::dp, RankAxis::pp}};
    do orders.push_back(order);
    while (std::next_permutation(order.axes.begin(), order.axes.end()));
    return orders;
}

std::int64_t size_of(RankGroup kind, const Degrees& of) {
    const double sizes[] = {of.tp, of.cp, of.dp, of.dp * of.cp, of.ep, of.etp, of.edp, of.pp};
    return static_cast<std::int64_t>(sizes[static_cast<std::size_t>(kind)]);
}

Degrees degrees(double tp, double cp, double dp, double pp, double ep = 1, double etp = 0) {
    Degrees of{tp, cp, dp, pp, ep, etp > 0 ? etp : tp, 1};
    of.edp = of.tp * of.cp * of.dp / (of.etp * of.ep);
    return of;
}

} // namespace

class TestPlacement : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ordersAreReadAndWritten();
    void groupsOfMegatronsExample();
    void groupsOfRankGeneratorsExamples();
    void groupsOfDeepSpeedsExample();
    void foldedExpertsAreConsecutive();
    void everyRankIsInOneGroupOfEachKind();
    void coordinatesAreUnique();
    void stagesOfExpertsMustAgree();
    void orderIsPartOfThePlan();
    void whatDoesNotDivideHasNoGrid();
    void shapesFollowTheGrid();
    void nodesDomainsAndRails();
    void rackOfSeventyTwo();
    void usualOrderIsTheEstimate();
    void trafficAgreesWithTheGroups();
    void orderMovesTrafficBetweenLinks();
    void stopsWhenAsked();
};

void TestPlacement::ordersAreReadAndWritten() {
    QCOMPARE(rank_order_text(RankOrder{}), std::string("tp-cp-ep-dp-pp"));
    QVERIFY(order_of("tp-cp-ep-pp-dp") == pipeline_first_order());
    for (const RankOrder& order : all_orders()) QVERIFY(order_of(rank_order_text(order).c_str()) == order);
    for (const char* wrong :
         {"", "tp", "tp-cp-ep-dp", "tp-cp-ep-dp-dp", "tp-cp-ep-dp-pp-", "tp-cp-ep-dp-pp-tp", "TP-cp-ep-dp-pp", "tp cp ep dp pp", "-tp-cp-ep-dp-pp"})
        QVERIFY2(!parse_rank_order(wrong), wrong);
}

/// "16 GPUs, 2 for tensor and 4 for pipeline": the groups that parallel_state.py lists.
void TestPlacement::groupsOfMegatronsExample() {
    const RankGrid grid = RankGrid::make({}, degrees(2, 1, 2, 4)).value();
    QCOMPARE(groups(grid, RankGroup::dp), (Groups{{0, 2}, {1, 3}, {4, 6}, {5, 7}, {8, 10}, {9, 11}, {12, 14}, {13, 15}}));
    QCOMPARE(groups(grid, RankGroup::tp), (Groups{{0, 1}, {2, 3}, {4, 5}, {6, 7}, {8, 9}, {10, 11}, {12, 13}, {14, 15}}));
    QCOMPARE(groups(grid, RankGroup::pp), (Groups{{0, 4, 8, 12}, {1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15}}));
}

/// The two examples of generate_masked_orthogonal_rank_groups, and context parallelism between tensor and data.
void TestPlacement::groupsOfRankGeneratorsExamples() {
    const RankGrid first = RankGrid::make(pipeline_first_order(), degrees(2, 1, 2, 2)).value();
    QCOMPARE(groups(first, RankGroup::dp), (Groups{{0, 4}, {1, 5}, {2, 6}, {3, 7}}));
    const Groups data = groups(RankGrid::make({}, degrees(2, 1, 3, 4)).value(), RankGroup::dp);
    QCOMPARE(data.size(), std::size_t{8});
    QCOMPARE(data.front(), (std::vector<std::int64_t>{0, 2, 4}));
    QCOMPARE(data[1], (std::vector<std::int64_t>{1, 3, 5}));
    QCOMPARE(data.back(), (std::vector<std::int64_t>{19, 21, 23}));
    const RankGrid context = RankGrid::make({}, degrees(2, 2, 2, 2)).value();
    QCOMPARE(groups(context, RankGroup::cp), (Groups{{0, 2}, {1, 3}, {4, 6}, {5, 7}, {8, 10}, {9, 11}, {12, 14}, {13, 15}}));
    QCOMPARE(groups(context, RankGroup::dp), (Groups{{0, 4}, {1, 5}, {2, 6}, {3, 7}, {8, 12}, {9, 13}, {10, 14}, {11, 15}}));
    QCOMPARE(groups(context, RankGroup::gradient), (Groups{{0, 2, 4, 6}, {1, 3, 5, 7}, {8, 10, 12, 14}, {9, 11, 13, 15}}));
}

/// "world 16, model 2, expert 4" of deepspeed/utils/groups.py.
void TestPlacement::groupsOfDeepSpeedsExample() {
    const RankGrid grid = RankGrid::make({}, degrees(2, 1, 8, 1, 4, 2)).value();
    QCOMPARE(groups(grid, RankGroup::ep), (Groups{{0, 2, 4, 6}, {1, 3, 5, 7}, {8, 10, 12, 14}, {9, 11, 13, 15}}));
    const Groups experts = groups(grid, RankGroup::edp);
    QCOMPARE(std::set<std::vector<std::int64_t>>(experts.begin(), experts.end()),
             (std::set<std::vector<std::int64_t>>{{0, 8}, {2, 10}, {4, 12}, {6, 14}, {1, 9}, {3, 11}, {5, 13}, {7, 15}}));
}

/// With ETP 1 expert parallel swallows tensor parallel ranks: consecutive ones.
void TestPlacement::foldedExpertsAreConsecutive() {
    const RankGrid grid = RankGrid::make({}, degrees(2, 1, 4, 2, 8, 1)).value();
    QCOMPARE(groups(grid, RankGroup::ep), (Groups{{0, 1, 2, 3, 4, 5, 6, 7}, {8, 9, 10, 11, 12, 13, 14, 15}}));
    QVERIFY(grid.stages_agree());
}

void TestPlacement::everyRankIsInOneGroupOfEachKind() {
    const Degrees cases[] = {degrees(2, 3, 4, 2, 6, 2), degrees(4, 1, 4, 3, 8, 1), degrees(1, 2, 6, 5, 3, 1), degrees(8, 2, 4, 1, 16, 4), degrees(1, 1, 1, 1)};
    for (const Degrees& of : cases)
        for (const RankOrder& order : all_orders()) {
            const RankGrid grid = RankGrid::make(order, of).value();
            for (const RankGroup kind : kKinds) {
                QCOMPARE(grid.group_size(kind), size_of(kind, of));
                std::vector<int> seen(static_cast<std::size_t>(grid.ranks()));
                std::vector<std::int64_t> members;
                for (std::int64_t group = 0; group < grid.group_count(kind); ++group) {
                    grid.members(kind, group, members);
                    QCOMPARE(static_cast<std::int64_t>(members.size()), size_of(kind, of));
                    for (const std::int64_t rank : members) {
                        QCOMPARE(grid.group_of(kind, rank), group);
                        ++seen.at(static_cast<std::size_t>(rank));
                    }
                }
                QVERIFY(std::all_of(seen.begin(), seen.end(), [](int times) { return times == 1; }));
            }
        }
}

void TestPlacement::coordinatesAreUnique() {
    const Degrees of = degrees(2, 3, 4, 2, 6, 2);
    for (const RankOrder& order : all_orders()) {
        const RankGrid grid = RankGrid::make(order, of).value();
        std::set<std::vector<std::int64_t>> dense, experts;
        for (std::int64_t rank = 0; rank < grid.ranks(); ++rank) {
            const RankCoordinates at = grid.coordinates(rank);
            QVERIFY(at.tp < 2 && at.cp < 3 && at.dp < 4 && at.pp < 2 && at.ep < 6 && at.etp < 2 && at.edp < 2);
            dense.insert({at.tp, at.cp, at.dp, at.pp});
            if (grid.stages_agree()) experts.insert({at.etp, at.ep, at.edp, at.pp});
        }
        QCOMPARE(dense.size(), std::size_t{48});
        if (grid.stages_agree()) QCOMPARE(experts.size(), std::size_t{48});
    }
}

/// Megatron-LM: with pipeline parallelism not last, data parallel must be the same size in both grids.
void TestPlacement::stagesOfExpertsMustAgree() {
    QVERIFY(RankGrid::make({}, degrees(2, 1, 8, 2, 4, 1))->stages_agree());
    QVERIFY(!RankGrid::make(pipeline_first_order(), degrees(2, 1, 8, 2, 4, 1))->stages_agree());       // DP 8, EDP 4
    QVERIFY(RankGrid::make(pipeline_first_order(), degrees(4, 1, 8, 2, 4, 1))->stages_agree());        // DP 8, EDP 8
    QVERIFY(RankGrid::make(pipeline_first_order(), degrees(2, 1, 8, 1, 4, 1))->stages_agree());        // no pipeline
    QVERIFY(!RankGrid::make(pipeline_first_order(), degrees(2, 2, 8, 2))->stages_agree());             // EDP takes CP in: 16 against 8
    const RankGrid dense = RankGrid::make(pipeline_first_order(), degrees(2, 2, 8, 2), false).value(); // no experts, no second grid
    QVERIFY(dense.stages_agree());
    QCOMPARE(dense.group_count(RankGroup::edp), 64);
    QCOMPARE(groups(dense, RankGroup::ep)[63], std::vector<std::int64_t>{63});
}

/// An order that the plan has and one that is tried give the same step; the rules refuse what no framework runs.
void TestPlacement::orderIsPartOfThePlan() {
    Layout layout;
    layout.tp = 2;
    layout.pp = 4;
    Plan plan = fivefold::test::plan_for("llama-2-13b", "h100", 8, layout, 4096, 256);
    const Profile profile = fivefold::test::profile_of(plan);
    const Placement tried = place_ranks(plan, profile, pipeline_first_order(), true);
    QVERIFY(tried.step_time != tried.usual_step_time);
    QCOMPARE(tried.usual_step_time, estimate(plan, profile).time.total());
    plan.layout.rank_order = pipeline_first_order();
    QCOMPARE(estimate(plan, profile).time.total(), tried.step_time);
    QCOMPARE(place_ranks(plan, profile, {}, true).step_time, tried.usual_step_time);
    QVERIFY(is_valid(plan));
    Layout experts;
    experts.tp = 2;
    experts.pp = 2;
    experts.ep = 4;
    Plan mixtral = fivefold::test::plan_for("mixtral-8x7b", "h100", 4, experts, 4096, 256);
    QVERIFY(is_valid(mixtral));
    mixtral.layout.rank_order = pipeline_first_order();
    QCOMPARE(std::string(first_error(mixtral)), std::string("rank-order-experts"));
}

void TestPlacement::whatDoesNotDivideHasNoGrid() {
    QVERIFY(!RankGrid::make({}, degrees(2, 1, 4, 1, 3, 1))); // 8 ranks, 3 expert groups
    QVERIFY(!RankGrid::make({}, degrees(0, 1, 4, 1)));
    QVERIFY(!RankGrid::make({}, degrees(1, 1, 1e7, 1e7)));
    Degrees uneven = degrees(2, 1, 4, 1);
    uneven.edp = 3;
    QVERIFY(!RankGrid::make({}, uneven));
}

/// The estimate's closed form of a gradient group against its members.
void TestPlacement::shapesFollowTheGrid() {
    const Degrees of = degrees(2, 2, 4, 4);
    for (const RankOrder& order : all_orders()) {
        const RankGrid grid = RankGrid::make(order, of).value();
        const GroupShape shape = gradient_group(rank_strides(order, of), of);
        std::vector<std::int64_t> members, expected;
        grid.members(RankGroup::gradient, 0, members);
        std::sort(members.begin(), members.end());
        for (double outer = 0; outer < shape.outer_size; ++outer)
            for (double inner = 0; inner < shape.size; ++inner)
                expected.push_back(static_cast<std::int64_t>(outer * shape.outer_stride + inner * shape.stride));
        QCOMPARE(members, expected);
        for (const double domain : {1.0, 2.0, 4.0, 8.0, 16.0, 64.0}) {
            std::set<std::int64_t> domains;
            for (const std::int64_t rank : members) domains.insert(rank / static_cast<std::int64_t>(domain));
            QCOMPARE(place_group(shape, domain).domains, static_cast<double>(domains.size()));
        }
        // The first two ranks of the group, and every second one.
        QCOMPARE(part_of(shape, 1, 2).ranks(), 2.0);
        const GroupShape half = part_of(shape, 2, 4);
        QCOMPARE(half.ranks(), 4.0);
        QCOMPARE(half.stride, shape.size > 2 ? 2 * shape.stride : shape.outer_stride);
    }
}

void TestPlacement::nodesDomainsAndRails() {
    Layout layout;
    layout.tp = 4;
    layout.pp = 2;
    const Plan plan = plan_for("llama-3.1-8b", "h100-sxm5-80gb", 2, layout, 8192, 32); // DP 2
    const Topology topology = make_topology(plan.cluster);
    QCOMPARE(topology.gpus_per_node, 8);
    QCOMPARE(topology.domain, 8);
    QCOMPARE(topology.rails, 8);
    QCOMPARE(group_span(topology, {0, 1, 2, 3}).reach, Reach::domain);
    QCOMPARE(group_span(topology, {3, 11}).reach, Reach::rail);
    const GroupSpan wide = group_span(topology, {3, 4, 11, 12});
    QCOMPARE(wide.reach, Reach::network);
    QCOMPARE(wide.nodes, 2);
    QCOMPARE(wide.rails, 2);
    Topology pairs{8, 2, 4};
    QCOMPARE(group_span(pairs, {0, 2}).reach, Reach::node);
    QCOMPARE(group_span(pairs, {8, 9}).reach, Reach::domain);
    QCOMPARE(pairs.rail_of(9), 0);
    QCOMPARE(pairs.rail_of(15), 3);
    QCOMPARE((Topology{6, 4, 6}).domain_of(6), 2); // domains do not reach over the end of a node

    const Placement usual = place_ranks(plan, profile_of(plan), {}, true);
    QCOMPARE(usual.find(RankGroup::tp)->by_reach, (std::array<std::int64_t, kReaches>{4, 0, 0, 0}));
    QCOMPARE(usual.find(RankGroup::gradient)->by_reach, (std::array<std::int64_t, kReaches>{8, 0, 0, 0})); // ranks 0 and 4 share a node
    QCOMPARE(usual.find(RankGroup::pp)->by_reach, (std::array<std::int64_t, kReaches>{0, 0, 8, 0}));
    QVERIFY(usual.find(RankGroup::cp) == nullptr);
    const Placement first = place_ranks(plan, profile_of(plan), pipeline_first_order(), true);
    QCOMPARE(first.find(RankGroup::pp)->crossing(), 0);
    QCOMPARE(first.find(RankGroup::gradient)->by_reach, (std::array<std::int64_t, kReaches>{0, 0, 8, 0}));
}

void TestPlacement::rackOfSeventyTwo() {
    Layout layout;
    layout.tp = 4;
    layout.pp = 2;
    const Plan one = plan_for("llama-3.1-8b", "gb200-nvl72", 18, layout, 8192, 72); // 72 GPUs: the whole rack is one domain
    const Topology rack = make_topology(one.cluster);
    QCOMPARE(rack.gpus_per_node, 4);
    QCOMPARE(rack.domain, 72);
    const Placement inside = place_ranks(one, profile_of(one), {}, true);
    for (const GroupsPlacement& groups : inside.groups) QCOMPARE(groups.crossing(), 0);
    QCOMPARE(inside.find(RankGroup::gradient)->widest.nodes, 9); // several nodes, all over NVLink
    QCOMPARE(inside.find(RankGroup::gradient)->widest.reach, Reach::domain);

    const Plan two = plan_for("llama-3.1-8b", "gb200-nvl72", 32, layout, 8192, 64); // 128 GPUs: 64 of each rack
    QCOMPARE(make_topology(two.cluster).domain, 64);
    const Placement crossing = place_ranks(two, profile_of(two), {}, true);
    QCOMPARE(crossing.find(RankGroup::tp)->crossing(), 0);
    QCOMPARE(crossing.find(RankGroup::gradient)->crossing(), 0); // a stage is 64 ranks
    QCOMPARE(crossing.find(RankGroup::pp)->crossing(), 64);
    QCOMPARE(crossing.find(RankGroup::pp)->widest.domains, 2);
}

void TestPlacement::usualOrderIsTheEstimate() {
    std::mt19937 random(41);
    for (int i = 0; i < 40; ++i) {
        const Plan plan = random_plan(random);
        const Profile profile = profile_of(plan);
        const Estimate expected = estimate(plan, profile);
        const Placement placement = place_ranks(plan, profile, {}, expected.valid);
        if (!expected.valid) continue;
        QCOMPARE(placement.step_time.value(), expected.time.total().value());
        for (const Traffic& traffic : expected.traffic) {
            if (traffic.ranks <= 1) continue;
            const bool found = std::any_of(placement.groups.begin(), placement.groups.end(), [&](const GroupsPlacement& groups) {
                return groups.traffic && groups.traffic->dimension == traffic.dimension && groups.size == traffic.ranks &&
                       groups.traffic->bytes == traffic.bytes;
            });
            QVERIFY2(found, traffic_name(traffic.dimension));
        }
    }
}

/// The estimate's closed form of placement against counted groups: powers of two.
void TestPlacement::trafficAgreesWithTheGroups() {
    for (const std::int64_t tp : {1, 2, 4, 8})
        for (const std::int64_t cp : {1, 2, 4})
            for (const std::int64_t pp : {1, 2, 8}) {
                Layout layout;
                layout.tp = tp;
                layout.cp = cp;
                layout.pp = pp;
                const Plan plan = plan_for("llama-3.1-70b", "h100-sxm5-80gb", 32, layout, 8192, 1024);
                for (const RankOrder& order : all_orders()) {
                    const Placement placement = place_ranks(plan, profile_of(plan), order, true);
                    if (!placement.valid()) continue;
                    QVERIFY(placement.step_time > Seconds(0));
                    for (const GroupsPlacement& groups : placement.groups)
                        if (groups.traffic) QCOMPARE(groups.traffic->domains, static_cast<double>(groups.widest.domains));
                }
            }
}

void TestPlacement::orderMovesTrafficBetweenLinks() {
    Layout layout;
    layout.tp = 4;
    layout.pp = 2;
    const Plan plan = plan_for("llama-3.1-70b", "h100-sxm5-80gb", 8, layout, 8192, 512);
    const Profile profile = profile_of(plan);
    const Placement usual = place_ranks(plan, profile, {}, true), first = place_ranks(plan, profile, pipeline_first_order(), true);
    const auto traffic = [](const Placement& placement, RankGroup kind) { return placement.find(kind)->traffic.value(); };
    // Two data-parallel ranks of a node shared its NICs; now the pipeline's two stages sit in the node.
    QCOMPARE(traffic(usual, RankGroup::gradient).ranks_per_domain, 2.0);
    QCOMPARE(traffic(first, RankGroup::gradient).ranks_per_domain, 1.0);
    QVERIFY(traffic(first, RankGroup::gradient).time > traffic(usual, RankGroup::gradient).time);
    QVERIFY(traffic(first, RankGroup::pp).time < traffic(usual, RankGroup::pp).time);
    QCOMPARE(traffic(first, RankGroup::pp).domains, 1.0);
    QCOMPARE(traffic(first, RankGroup::tp).time, traffic(usual, RankGroup::tp).time);
    QCOMPARE(first.usual_step_time, usual.step_time);
    QVERIFY(first.step_time != usual.step_time);
    // Tensor parallel over the network is never a good idea.
    const Placement last = place_ranks(plan, profile, order_of("dp-cp-ep-pp-tp"), true);
    QVERIFY(last.valid());
    QCOMPARE(last.find(RankGroup::tp)->crossing(), last.find(RankGroup::tp)->count);
    QVERIFY(last.step_time > 1.5 * usual.step_time);
    // The same bytes cross, whatever the order.
    for (const RankGroup kind : {RankGroup::tp, RankGroup::gradient, RankGroup::pp}) QCOMPARE(traffic(last, kind).bytes, traffic(usual, kind).bytes);
}

void TestPlacement::stopsWhenAsked() {
    Layout layout;
    layout.tp = 8;
    const Plan plan = plan_for("llama-3.1-8b", "h100-sxm5-80gb", 1024, layout, 8192, 8192);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(place_ranks(plan, profile_of(plan), {}, true, stop.get_token()).groups.empty());
    QVERIFY(!place_ranks(plan, profile_of(plan), {}, true).groups.empty());
}

QTEST_GUILESS_MAIN(TestPlacement)
#include "test_placement.moc"
