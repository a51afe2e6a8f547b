// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/search/layout_filter.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

struct LayoutFilterTexts {
    Q_DECLARE_TR_FUNCTIONS(LayoutFilterTexts)
};

/// Other spellings that people try.
constexpr std::pair<const char*, LayoutColumn> kSynonyms[] = {
    {"memory", LayoutColumn::memory},      {"headroom", LayoutColumn::headroom}, {"time", LayoutColumn::step_time},     {"mbs", LayoutColumn::micro_batch},
    {"micro_batch", LayoutColumn::micro_batch}, {"gas", LayoutColumn::accumulation}, {"accumulation", LayoutColumn::accumulation}, {"shard_group", LayoutColumn::shard_group},
    {"dollars", LayoutColumn::cost},       {"rank", LayoutColumn::place},        {"tok", LayoutColumn::tokens_per_second},
};

std::optional<LayoutColumn> columnOf(const QString& word) {
    for (int i = 0; i < kLayoutColumns; ++i)
        if (word == QLatin1String(layoutColumnText(static_cast<LayoutColumn>(i)).key)) return static_cast<LayoutColumn>(i);
    for (const auto& [name, column] : kSynonyms)
        if (word == QLatin1String(name)) return column;
    return std::nullopt;
}

QString columnWords() {
    QStringList words;
    for (int i = 0; i < kLayoutColumns; ++i)
        if (static_cast<LayoutColumn>(i) != LayoutColumn::front) words << QLatin1String(layoutColumnText(static_cast<LayoutColumn>(i)).key);
    return words.join(", "_L1);
}

struct Number {
    double value = 0;
    double half_digit = 0; ///< of the last digit typed
};

std::optional<Number> numberOf(QString text, LayoutColumn column) {
    const QString unit = QString::fromLatin1(layoutColumnText(column).unit).toLower();
    if (!unit.isEmpty() && text.endsWith(unit)) text.chop(unit.size());
    if (text.startsWith(u'$')) text.remove(0, 1);
    bool read = false;
    double value = text.toDouble(&read);
    if (!read) value = QLocale().toDouble(text, &read);
    if (!read || !std::isfinite(value)) return std::nullopt;
    const qsizetype point = std::max(text.lastIndexOf(u'.'), text.lastIndexOf(QLocale().decimalPoint()));
    const auto decimals = point < 0 ? 0 : text.size() - point - 1;
    return Number{value, 0.5 * std::pow(10.0, -static_cast<double>(decimals))};
}

/// Cells of names as the filter reads them: what is on screen, in lower case.
bool holds(const FoundLayouts& found, std::size_t row, LayoutColumn column, const QString& word) {
    if (column == LayoutColumn::front) return found.rows[row].front && (u"front"_s.contains(word) || u"pareto"_s.contains(word));
    return layoutText(found, row, column, Seconds()).contains(word, Qt::CaseInsensitive);
}

constexpr LayoutColumn kSearched[] = {LayoutColumn::front, LayoutColumn::recompute, LayoutColumn::schedule, LayoutColumn::cp_kind, LayoutColumn::split};

} // namespace

std::vector<std::uint32_t> LayoutFilter::matching(const FoundLayouts& found, Seconds now, const std::stop_token& stop) const {
    constexpr std::size_t kBetweenLooks = 4096;
    // Names are few: each is looked at once for each word.
    std::map<std::tuple<const Term*, LayoutColumn, double>, bool> known;
    const auto holds_word = [&](const Term& term, std::size_t row, LayoutColumn column) {
        const auto [at, fresh] = known.try_emplace({&term, column, layoutNumber(found, row, column, now)}, false);
        if (fresh) at->second = holds(found, row, column, term.word);
        return at->second;
    };
    const auto meets = [&](const Term& term, std::size_t row) {
        if (!term.word.isEmpty()) {
            const bool is = term.anywhere ? std::ranges::any_of(kSearched, [&](LayoutColumn column) { return holds_word(term, row, column); })
                                          : holds_word(term, row, term.column);
            return is == (term.relation == Relation::equal);
        }
        const double number = layoutNumber(found, row, term.column, now);
        const auto equals = [&](double value) { return std::abs(number - value) <= term.slack; };
        switch (term.relation) {
        case Relation::equal: return std::ranges::any_of(term.values, equals);
        case Relation::unequal: return std::ranges::none_of(term.values, equals);
        case Relation::less: return number < term.values.front();
        case Relation::at_most: return number <= term.values.front();
        case Relation::more: return number > term.values.front();
        case Relation::at_least: return number >= term.values.front();
        }
        return false;
    };
    std::vector<std::uint32_t> rows;
    rows.reserve(found.rows.size());
    for (std::size_t row = 0; row < found.rows.size(); ++row) {
        if (row % kBetweenLooks == 0 && stop.stop_requested()) return {};
        if (std::ranges::all_of(terms_, [&](const Term& term) { return meets(term, row); })) rows.push_back(static_cast<std::uint32_t>(row));
    }
    return rows;
}

ParsedFilter parseFilter(const QString& text) {
    using Relation = LayoutFilter::Relation;
    static const QRegularExpression around(u"\\s*(<=|>=|!=|==|≤|≥|≠|=|<|>)\\s*"_s), commas(u"\\s*,\\s+"_s), spaces(u"\\s+"_s);
    static const QRegularExpression condition(u"^([^<>=!≤≥≠]*)(<=|>=|!=|==|≤|≥|≠|=|<|>)(.*)$"_s);
    static constexpr std::pair<const char16_t*, Relation> relations[] = {{u"=", Relation::equal},    {u"==", Relation::equal},  {u"!=", Relation::unequal}, {u"≠", Relation::unequal},
                                                                         {u"<", Relation::less},     {u"<=", Relation::at_most}, {u"≤", Relation::at_most},  {u">", Relation::more},
                                                                         {u">=", Relation::at_least}, {u"≥", Relation::at_least}};
    ParsedFilter parsed;
    const auto fail = [&parsed](const QString& why) {
        parsed.filter = {};
        parsed.error = why;
        return parsed;
    };
    const QString plain = text.toLower().replace(around, u"\\1"_s).replace(commas, u","_s);
    for (const QString& part : plain.split(spaces, Qt::SkipEmptyParts)) {
        LayoutFilter::Term term;
        const QRegularExpressionMatch match = condition.match(part);
        if (!match.hasMatch()) {
            const bool without = part.startsWith(u'-') || part.startsWith(u'!');
            term.word = without ? part.mid(1) : part;
            term.anywhere = true;
            term.relation = without ? Relation::unequal : Relation::equal;
            if (columnOf(term.word) && term.word != "front"_L1) return fail(LayoutFilterTexts::tr("“%1” needs a comparison, such as %1=8 or %1<=4.").arg(term.word));
            if (term.word.isEmpty()) continue; // somebody is still typing
            parsed.filter.terms_.push_back(term);
            continue;
        }
        const QString name = match.captured(1), sign = match.captured(2), value = match.captured(3);
        const auto column = columnOf(name);
        if (name.isEmpty()) return fail(LayoutFilterTexts::tr("“%1” has no column before the sign. Columns are %2.").arg(part, columnWords()));
        if (!column || *column == LayoutColumn::front) return fail(LayoutFilterTexts::tr("There is no column “%1”. Columns are %2.").arg(name, columnWords()));
        term.column = *column;
        for (const auto& [spelling, relation] : relations)
            if (sign == QStringView(spelling)) term.relation = relation;
        const bool equality = term.relation == Relation::equal || term.relation == Relation::unequal;
        if (isName(*column)) {
            if (!equality) return fail(LayoutFilterTexts::tr("“%1” holds names; it can be compared with = and != only.").arg(name));
            if (value.isEmpty()) return fail(LayoutFilterTexts::tr("“%1” needs a name after the sign, or a part of one.").arg(part));
            term.word = value;
            parsed.filter.terms_.push_back(term);
            continue;
        }
        const QStringList numbers = QLocale().decimalPoint() == ","_L1 && !equality ? QStringList{value} : value.split(u',');
        if (numbers.size() > 1 && !equality) return fail(LayoutFilterTexts::tr("“%1” lists several numbers; only = and != take more than one.").arg(part));
        for (const QString& typed : numbers) {
            const auto number = numberOf(typed, *column);
            if (!number) {
                return fail(typed.isEmpty() ? LayoutFilterTexts::tr("“%1” needs a number after the sign.").arg(part) : LayoutFilterTexts::tr("“%1” is not a number, as “%2” needs one.").arg(typed, name));
            }
            term.values.push_back(number->value);
            term.slack = std::max(term.slack, number->half_digit);
        }
        parsed.filter.terms_.push_back(term);
    }
    return parsed;
}

} // namespace fivefold
