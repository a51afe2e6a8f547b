// SPDX-License-Identifier: Apache-2.0
// The exact parameter count of each plan file given, one a line. For transformers.sh.
#include "core/formats/catalogue.h"
#include "core/formats/plan_file.h"
#include "core/model/parameters.h"

#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>

int main(int count, char** arguments) try {
    const fivefold::Catalogue catalogue = fivefold::load_catalogue();
    for (int i = 1; i < count; ++i) {
        std::ifstream file(arguments[i]);
        const std::string text(std::istreambuf_iterator<char>(file), {});
        std::printf("%lld\n", static_cast<long long>(total_parameters(fivefold::read_plan(text, catalogue).plan.model)));
    }
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
