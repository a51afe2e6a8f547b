// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli.h"

int main(int argc, char** argv) { return fivefold::cli::run(argc, argv); }
