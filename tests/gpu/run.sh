#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# By hand, on a machine with NVIDIA GPUs: takes the probe's inventory and holds it against nvidia-smi.
#   sh tests/gpu/run.sh build    builds build/gpu/bin/fivefold-probe, which needs no library that the GPU machine may lack
#   sh tests/gpu/run.sh          runs it; ends 0 when the probe saw every GPU that nvidia-smi lists
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
build=$root/build/gpu
probe=$build/bin/fivefold-probe

if [ "${1:-}" = build ]; then
    cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DFIVEFOLD_DESKTOP=OFF -DFIVEFOLD_TESTS=OFF \
        -DBoost_USE_STATIC_LIBS=ON -DCMAKE_EXE_LINKER_FLAGS="-static-libstdc++ -static-libgcc"
    exec cmake --build "$build" --target fivefold-probe
fi
[ -x "$probe" ] || {
    echo "there is no $probe; make it with: sh tests/gpu/run.sh build" >&2
    exit 2
}

"$probe" --version
lines=$(mktemp)
trap 'rm -f "$lines"' EXIT
status=0
started=$(date +%s%N)
"$probe" --stage inventory >"$lines" || status=$?
echo "inventory: exit status $status after $((($(date +%s%N) - started) / 1000000)) ms"
cat "$lines"

seen=$(grep -c '"id":"device"' "$lines" || true)
if ! command -v nvidia-smi >/dev/null 2>&1; then
    echo "the probe saw $seen GPUs; there is no nvidia-smi to compare with"
    exit "$status"
fi
nvidia-smi --query-gpu=index,name,memory.total,driver_version --format=csv,noheader
expected=$(nvidia-smi --list-gpus | wc -l)
echo "the probe saw $seen GPUs, nvidia-smi lists $expected"
[ "$status" -eq 0 ] && [ "$seen" -eq "$expected" ]
