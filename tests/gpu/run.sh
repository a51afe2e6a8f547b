#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# By hand, on a machine with NVIDIA GPUs: runs every stage of the real probe, holds what it says against the catalogue and against itself,
# and prints a table. Takes about a minute and a half, at most 8 minutes; one GPU is enough.
#   sh tests/gpu/run.sh build        builds build/gpu/bin/fivefold-probe, with CMake 3.25, a C++20 compiler and Boost.JSON 1.75. What is built
#                                    on Debian 12 starts on any machine with glibc 2.34 or later: carry it there where those are missing
#   sh tests/gpu/run.sh [OPTION...]  builds it where it is not there, and runs it; options go to the probe (--devices 0,1; --lib-nccl FILE;
#                                    --python-env DIR). FIVEFOLD_PROBE=FILE: this program instead
# cuBLASLt and NCCL are found where the toolkit or pip have put them (see fivefold-probe(1)); the table says which were taken.
# Results: $OUT, or build/gpu/results: STAGE.jsonl, STAGE.log and table.txt.
# Ends 0 when all is as it should be, 1 when something is not, 2 when it cannot be run, 4 when there is no GPU.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
build=$root/build/gpu
probe=${FIVEFOLD_PROBE:-$build/bin/fivefold-probe}
results=${OUT:-$build/results}

build_probe() {
    # Without --gc-sections a part of libstdc++ that nobody calls would ask for glibc 2.36, and libgcc's for 2.35
    cmake -S "$root" -B "$build" -DCMAKE_BUILD_TYPE=Release -DFIVEFOLD_PROBE_ONLY=ON -DBoost_USE_STATIC_LIBS=ON \
        -DCMAKE_EXE_LINKER_FLAGS="-static-libstdc++ -Wl,--gc-sections" >"$build.log" 2>&1 &&
        cmake --build "$build" --target fivefold-probe -j "$(nproc)" >>"$build.log" 2>&1
}

if [ "${1:-}" = build ] || [ ! -x "$probe" ]; then
    mkdir -p "$root/build"
    build_probe || {
        tail -n 20 "$build.log" >&2
        echo "gpu: the probe was not built; see $build.log. It needs cmake (3.25), g++ (12) and Boost.JSON (Debian: libboost-json1.81-dev);" \
            "or build it on another machine and name it with FIVEFOLD_PROBE" >&2
        exit 2
    }
    [ "${1:-}" != build ] || exit 0
fi
command -v python3 >/dev/null 2>&1 || {
    echo "gpu: python3 is needed to look at the results" >&2
    exit 2
}
mkdir -p "$results"
rm -f "$results"/*.jsonl "$results"/*.log "$results"/sanitizer-*.txt "$results/table.txt"

started=$(date +%s)
limit=$((started + 460))
stage() { # NAME STAGE [OPTION...]: the results of a stage, with its exit status and milliseconds in NAME.log
    name=$1
    shift
    left=$((limit - $(date +%s)))
    [ "$left" -gt 10 ] || {
        echo "gpu: no time for $name"
        return 0
    }
    from=$(date +%s%N)
    status=0
    timeout --kill-after=5 "$left" "$probe" --stage "$@" </dev/null >"$results/$name.jsonl" 2>"$results/$name.log" || status=$?
    echo "exit status $status after $((($(date +%s%N) - from) / 1000000)) ms" >>"$results/$name.log"
    echo "gpu: $name: exit status $status after $((($(date +%s%N) - from) / 1000000)) ms"
    return "$status"
}

"$probe" --version || {
    echo "gpu: $probe does not start on this machine" >&2
    exit 2
}
status=0
stage inventory inventory "$@" || status=$?
if [ "$status" -eq 4 ]; then
    grep -h '^fivefold-probe:' "$results/inventory.log" >&2 || true
    echo "gpu: there is no usable GPU on this machine: nothing was measured" >&2
    exit 4
fi
for name in gpu p2p nccl overlap; do
    stage $name $name --full "$@" || true
done
stage gpu-again gpu --quick "$@" || true
stage gpu-third gpu --quick "$@" || true
# Every kernel of the probe: gpu and overlap run all but the copy between two GPUs
sanitizer=not-run
if command -v compute-sanitizer >/dev/null 2>&1; then
    sanitizer=0
    for name in gpu overlap p2p; do
        left=$((limit - $(date +%s)))
        [ "$left" -gt 60 ] || {
            echo "gpu: no time for compute-sanitizer on $name"
            continue
        }
        [ "$left" -lt 90 ] || left=90
        status=0
        timeout --kill-after=5 "$left" compute-sanitizer --error-exitcode 9 "$probe" --stage "$name" --quick --budget-s $((left - 10)) "$@" \
            </dev/null >"$results/sanitizer-$name.txt" 2>&1 || status=$?
        echo "gpu: compute-sanitizer, $name: exit status $status"
        [ "$status" -ne 9 ] || sanitizer=9
    done
fi
# What CUDA must show: all GPUs, unless somebody has chosen some
expected=0
if command -v nvidia-smi >/dev/null 2>&1; then
    nvidia-smi --query-gpu=index,name,memory.total,driver_version --format=csv,noheader || true
    case " $* " in
    *" --devices"*) ;;
    *) [ -n "${CUDA_VISIBLE_DEVICES:-}" ] || expected=$(nvidia-smi --list-gpus 2>/dev/null | grep -c '^GPU ') || expected=0 ;;
    esac
fi
status=0
python3 "$root/tests/gpu/sanity.py" "$results" "$root/resources/catalogue/gpus.json" "$expected" >"$results/table.txt" || status=$?
[ "$sanitizer" != 9 ] || {
    echo "compute-sanitizer found errors; see $results/sanitizer-*.txt" >>"$results/table.txt"
    status=1
}
cat "$results/table.txt"
echo "gpu: $(($(date +%s) - started)) s in all"
exit "$status"
