#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What a screen reader sees: the program under Xvfb with an accessibility bus of its own; tree.py walks it. Needs xvfb, dbus-x11,
# at-spi2-core, python3-pyatspi. Exits 4 where one is missing.
#   tests/desktop/atspi/run.sh [BUILD]
here=$(dirname "$(readlink -f "$0")")
program=${1:-$here/../../../build/release}/bin/fivefold
for tool in Xvfb dbus-run-session /usr/libexec/at-spi-bus-launcher; do
    command -v $tool > /dev/null || { echo "$tool is missing" >&2; exit 4; }
done
[ -x "$program" ] || { echo "$program is not built" >&2; exit 4; }
/usr/bin/python3 -c 'import pyatspi' 2> /dev/null || { echo "python3-pyatspi is missing" >&2; exit 4; }
home=$(mktemp -d)
Xvfb :97 -screen 0 1600x1000x24 > /dev/null 2>&1 &
server=$!
trap 'kill $server 2> /dev/null; rm -rf "$home"' EXIT
DISPLAY=:97 QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 HOME=$home XDG_CONFIG_HOME=$home XDG_DATA_HOME=$home XDG_RUNTIME_DIR=$home LC_ALL=C.UTF-8 \
    dbus-run-session -- sh -c '/usr/libexec/at-spi-bus-launcher & sleep 1; exec /usr/bin/python3 "$@"' sh "$here/tree.py" "$program"
