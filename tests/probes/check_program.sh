#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# check_program.sh PROBE: the program needs no library of NVIDIA's to start, and is small.
set -eu
needed=$(readelf -d "$1" | grep NEEDED)
echo "$needed"
if echo "$needed" | grep -Eiq 'cuda|cublas|nccl|nvidia|nvrtc|cudnn'; then
    echo "the probe is linked with a library of NVIDIA's"
    exit 1
fi
if echo "$needed" | grep -Eq 'lib(a|t|ub)san'; then
    echo "built with a sanitizer: its size says nothing"
    exit 0
fi
bytes=$(size "$1" | awk 'NR == 2 { print $1 + $2 }')
echo "$bytes bytes of code and data"
[ "$bytes" -lt 5000000 ]
