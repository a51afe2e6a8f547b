// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/profile/profile.h"
#include "core/search/search.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace fivefold {

/// One layout of a search with what follows from its step.
struct FoundLayout {
    const Candidate& candidate;
    double tokens_per_second = 0; ///< of the whole cluster
    double mfu = 0, days = 0;
    Dollars cost;         ///< 0 when no price is known
    double headroom = 0;  ///< 1 - memory / capacity
    bool front = false;   ///< no other is as good in step time, memory and cost and better in one
};

/// The rows of a search, best first. Only the candidates are kept; the other figures follow from their step time when a row is asked for.
class FoundRows {
public:
    class Iterator {
    public:
        using value_type = FoundLayout;
        using difference_type = std::ptrdiff_t;
        Iterator() = default;
        Iterator(const FoundRows& rows, std::size_t at) : rows_(&rows), at_(at) {}
        [[nodiscard]] FoundLayout operator*() const { return (*rows_)[at_]; }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        Iterator operator++(int) {
            const Iterator before = *this;
            ++at_;
            return before;
        }
        [[nodiscard]] bool operator==(const Iterator& other) const { return at_ == other.at_; }

    private:
        const FoundRows* rows_ = nullptr;
        std::size_t at_ = 0;
    };

    FoundRows() = default;
    /// Of a search around `plan`.
    FoundRows(const Plan& plan, std::vector<Candidate> candidates, std::span<const Candidate> front);

    [[nodiscard]] FoundLayout operator[](std::size_t row) const;
    [[nodiscard]] FoundLayout front() const { return (*this)[0]; }
    [[nodiscard]] std::size_t size() const { return candidates_.size(); }
    [[nodiscard]] bool empty() const { return candidates_.empty(); }
    [[nodiscard]] Iterator begin() const { return {*this, 0}; }
    [[nodiscard]] Iterator end() const { return {*this, size()}; }
    /// The first row whose figure is not below `figure`, rounding apart; size() when all are.
    [[nodiscard]] std::size_t firstFrom(double figure) const;

private:
    std::vector<Candidate> candidates_;
    std::vector<bool> front_;
    double step_tokens_ = 0;
    double days_ = 0;                        ///< of steps of 1 s
    Dollars cost_;                           ///< the same, on one node
    std::map<std::int64_t, double> mfu_;     ///< of a step of 1 s on one node, by TP, which pads the vocabulary
    double capacity_ = 0;     ///< bytes
};

/// What a search found: rows in the order of its objective, immutable and shared by all views.
struct FoundLayouts {
    SearchRequest request;
    SearchResult result;           ///< its `all` has become the rows
    FoundRows rows; ///< every layout within the limits if result.complete, else the best and the front
    double seconds = 0;            ///< that the search took
    /// The place that a figure of the objective would take: 1 for the best. Counts only the rows.
    [[nodiscard]] std::size_t placeOf(double figure) const { return rows.firstFrom(figure) + 1; }
    /// The row with exactly the layout of this plan; rows.size() where there is none.
    [[nodiscard]] std::size_t find(const Plan& plan, double figure) const;
};
using FoundPtr = std::shared_ptr<const FoundLayouts>;

/// Layouts are all listed up to so many, otherwise only so many of the best, and the front.
inline constexpr std::size_t kMostListed = 200'000, kBestListed = 1'000;

/// Rows from what a search answered. Works for up to about a second with kMostListed rows.
[[nodiscard]] FoundPtr foundLayouts(SearchRequest request, SearchResult result, double seconds);

/// Whether two plans ask the same question of a search: all but layout and name, and the nodes too where those are searched.
[[nodiscard]] bool sameQuestion(const Plan& a, const Plan& b, bool nodes_searched);

} // namespace fivefold
