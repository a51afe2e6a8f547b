#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Feeds random exports to the frameworks' own configuration code and prints how many each accepts; then plans that our rules refuse,
# and prints how many of those each refuses.
#
#   tests/interop/run.sh BUILD [WORK] [COUNT] [SEED]
#
# BUILD is a configured build folder; WORK (default BUILD/interop) keeps a virtual environment, the exported plans and the reports.
# The environment takes its packages from the package index: torch and the frameworks, a few gigabytes. No GPU is needed; modules that
# insist on one are replaced while the feeders run. Frameworks whose configuration code is not on the index (Megatron-LM's parser, main
# branches) are read from SOURCES, a folder of checkouts that you made yourself:
#   SOURCES/{nanotron,Megatron-LM,Megatron-Bridge,torchtitan,torchtitan-v0.2,accelerate}
# A target whose code is in neither is said to be left out. Takes minutes; not among the quick tests.
set -eu

if [ $# -lt 1 ]; then
    sed -n '3,15s/^# \{0,1\}//p' "$0"
    exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
build=$1
work=${2:-$build/interop}
count=${3:-60}
seed=${4:-20260822}
sources=${SOURCES:-}
mkdir -p "$work"
work=$(cd "$work" && pwd)
python=$work/venv/bin/python
export PYTHONDONTWRITEBYTECODE=1

cmake --build "$build" --target interop_plans
rm -rf "$work/cases" "$work/broken" "$work/cases.out" "$work/broken.out"
mkdir "$work/cases.out" "$work/broken.out"
"$build/bin/interop_plans" "$work" "$count" "$seed" > "$work/refused.txt" || cat "$work/refused.txt"

if [ ! -x "$python" ]; then python3 -m venv "$work/venv"; fi
if [ ! -e "$work/installed" ]; then
    "$python" -m pip install --quiet torch numpy PyYAML dacite omegaconf hydra-core tyro pydantic hjson packaging psutil einops py-cpuinfo ninja msgpack \
        accelerate 'transformers>=5.8,<=5.12.1' spmd_types==0.2.3 grain==0.2.18 torchao datasets torchdata tensorboard jinja2 tabulate six
    for package in nanotron torchtitan megatron-core megatron-bridge; do
        "$python" -m pip install --quiet --no-deps "$package" || echo "$package: not to be had from the index"
    done
    DS_BUILD_OPS=0 "$python" -m pip install --quiet --no-deps --no-build-isolation deepspeed || echo "deepspeed: not to be had from the index"
    "$python" -m pip install --quiet --no-deps --target "$work/torchtitan-v0.2" torchtitan==0.2.2 || echo "torchtitan 0.2.2: not to be had from the index"
    touch "$work/installed"
fi

# feed TARGET FEEDER FOLDERS...: the first of the folders under SOURCES that exist come before the installed packages
feed() {
    target=$1
    feeder=$2
    shift 2
    path=$here/frameworks
    for folder in "$@"; do
        if [ -n "$sources" ] && [ -d "$sources/$folder" ]; then path=$path:$sources/$folder
        elif [ -d "$work/$folder" ]; then path=$path:$work/$folder; fi
    done
    for kind in cases broken; do
        out=$work/$kind.out/$target
        if ! PYTHONPATH=$path "$python" "$here/frameworks/$feeder.py" "$work/$kind/$target" > "$out.out" 2> "$out.log"; then
            grep -v '^\s*warnings.warn' "$out.log" | tail -n 1 > "$out.out"
        fi
    done
}
feed nanotron nanotron_feed nanotron/src
feed megatron megatron_feed Megatron-LM
feed bridge bridge_feed Megatron-Bridge/src Megatron-LM
feed torchtitan torchtitan_feed torchtitan
feed torchtitan-v0.2 torchtitan_toml_feed torchtitan-v0.2
feed accelerate accelerate_feed accelerate/src
feed deepspeed deepspeed_feed
"$python" "$here/frameworks/report.py" "$work"
