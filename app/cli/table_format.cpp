// SPDX-License-Identifier: Apache-2.0
#include "app/cli/table_format.h"

#include "app/cli/cli.h"

namespace fivefold::cli {

void TableFormat::add_to(CLI::App& verb, const std::string& what) {
    verb.add_flag("--csv", csv_, "CSV for spreadsheets: " + what);
    verb.add_option("--format", name_, "The same table as csv, tsv or md")->type_name("NAME");
}

void TableFormat::check(bool json) const {
    if (!name_.empty() && name_ != "csv" && name_ != "tsv" && name_ != "md") throw Failure(kWrongUse, "--format: no format '" + name_ + "'; there are csv, tsv, md");
    if (csv_ && !name_.empty() && name_ != "csv") throw Failure(kWrongUse, "--csv and --format " + name_ + " exclude each other");
    if (json && asked()) throw Failure(kWrongUse, std::string("--json and ") + (csv_ ? "--csv" : "--format") + " exclude each other");
}

std::string TableFormat::text(const DataTable& table) const { return name_ == "tsv" ? table_tsv(table) : name_ == "md" ? table_markdown(table) : table_csv(table); }

} // namespace fivefold::cli
