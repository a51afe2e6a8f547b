#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Imports the configurations of transformers' own decoder-only families and compares dimensions and parameter counts with the models
# that transformers builds of them on the meta device.
#
#   tests/interop/transformers.sh BUILD [WORK]
#
# BUILD is a configured build folder; WORK (default BUILD/interop) keeps a virtual environment (that of run.sh serves) and, beside it,
# the current release of transformers from the package index. No GPU is needed. Takes minutes; not among the quick tests.
set -eu

if [ $# -lt 1 ]; then
    sed -n '3,9s/^# \{0,1\}//p' "$0"
    exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
build=$1
work=${2:-$build/interop}
mkdir -p "$work"
work=$(cd "$work" && pwd)
python=$work/venv/bin/python
export PYTHONDONTWRITEBYTECODE=1

cmake --build "$build" --target fivefold-cli count_parameters
if [ ! -x "$python" ]; then
    python3 -m venv "$work/venv"
    "$python" -m pip install --quiet torch numpy
fi
if [ ! -d "$work/transformers/transformers" ]; then
    if ! "$python" -c 'import transformers' 2> "$work/transformers.log"; then "$python" -m pip install --quiet transformers; fi
    # frameworks in the same environment pin older releases: the current one and its tokenizers stand beside it
    "$python" -m pip install --quiet --no-deps --upgrade --target "$work/transformers" transformers 'tokenizers>=0.23.1,<0.24'
fi
PYTHONPATH=$work/transformers "$python" "$here/frameworks/transformers_models.py" "$build/bin" "$work/configs"
