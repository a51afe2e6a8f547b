#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# check_kernels.sh PTXAS KERNELS.PTX: the toolkit's assembler takes the kernels for every generation of GPUs that it knows.
set -eu
output=$(mktemp)
trap 'rm -f "$output"' EXIT
good=0
for arch in 70 75 80 86 89 90 100 120; do
    if said=$("$1" -arch="sm_$arch" "$2" -o "$output" 2>&1); then
        echo "sm_$arch: assembled, $(wc -c <"$output") bytes"
        good=$((good + 1))
    elif echo "$said" | grep -q "is not defined for option 'gpu-name'"; then
        echo "sm_$arch: not known to this assembler"
    else
        echo "sm_$arch: $said"
        exit 1
    fi
done
[ "$good" -ge 5 ]
