#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# From a fresh Debian 12 or Ubuntu 24.04 to a running or tested Fivefold. See usage() below.
set -eu

usage() {
    cat <<'TEXT'
Usage: sh packaging/bootstrap.sh run     install what is missing, build, open the window
                                         (without a display: print a sample plan's estimate instead)
       sh packaging/bootstrap.sh test    install what is missing, build, run every test

Works as root and with sudo. Doing it again does only what is left to do.
Environment: FIVEFOLD_JOBS   compile this many files at once (default: one per processor, at least 1 GiB of memory each)
             FIVEFOLD_YES    set to 1: do not ask before packages are replaced
             FIVEFOLD_WERROR set to ON: a compiler's warning ends the build (only when the build folder is made)
TEXT
}

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
build=$root/build/release

say() { printf 'fivefold: %s\n' "$*"; }
fail() {
    printf 'fivefold: %s\n' "$*" >&2
    exit 1
}

# One line each: names in order of preference, the first that this system offers is taken.
# '?' at the end: wanted where the system offers it, done without where not.
packages() {
    cat <<'LIST'
cmake
g++
ninja-build
qt6-base-dev
qt6-charts-dev|libqt6charts6-dev
libqt6opengl6-dev?
libgl-dev
libxkbcommon-dev
qt6-tools-dev
qt6-tools-dev-tools?
qt6-l10n-tools
qt6-svg-dev|libqt6svg6-dev
qt6-svg-plugins?
qt6-qpa-plugins?
qt6-translations-l10n?
libboost-json1.83-dev|libboost-json1.81-dev|libboost-json-dev|libboost-json1.88-dev
libcli11-dev
libfmt-dev
libyaml-cpp-dev
libtomlplusplus-dev
fonts-dejavu-core
fonts-noto-cjk?
ccache?
python3-yaml?
desktop-file-utils?
appstream?
file?
LIST
}

installed() { # PACKAGE: is it installed?
    case " $installed_packages " in *" $1 "*) return 0 ;; esac
    return 1
}

offered() { # PACKAGE: can apt install it?
    LC_ALL=C apt-cache policy "$1" 2>/dev/null | grep -q '^  Candidate: [0-9]'
}

read_installed() {
    # shellcheck disable=SC2046 # one word per package name
    installed_packages=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' $(packages | tr -d '?' | tr '|' ' ') 2>/dev/null |
        sed -n 's/ installed$//p' | tr '\n' ' ') || true
}

# Sets `missing` to the packages to install. Names that no system of ours offers stay in it when they are needed, so that apt says so.
find_missing() {
    missing=
    for group in $(packages); do
        names=$(printf '%s' "${group%\?}" | tr '|' ' ')
        choice=
        for name in $names; do
            if installed "$name"; then continue 2; fi
        done
        for name in $names; do
            if offered "$name"; then
                choice=$name
                break
            fi
        done
        case $group in
            *\?) missing="$missing $choice" ;;
            *) missing="$missing ${choice:-${names%% *}}" ;;
        esac
    done
    missing=$(printf '%s' "$missing" | tr -s ' ')
    missing=${missing# }
    missing=${missing% }
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

install_missing() {
    if ! command -v dpkg-query >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
        say "this system has no apt: nothing is installed. If the build stops, install cmake, g++, ninja, Qt 6 (Charts, Svg, Tools), Boost.JSON, CLI11, fmt, yaml-cpp and toml++."
        return
    fi
    read_installed
    find_missing
    if [ -z "$missing" ]; then
        say "every package is installed"
        return
    fi
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null 2>&1; then
        fail "packages are missing, and installing them needs root or sudo. As root: apt-get install --no-install-recommends $missing"
    fi
    say "packages are missing; reading the package lists (apt-get update)"
    as_root apt-get -qq -o DPkg::Lock::Timeout=120 update || say "apt-get update did not finish; going on with the lists at hand"
    find_missing # with fresh lists other names may be offered
    [ -n "$missing" ] || return 0
    say "installing: $missing"
    ask_before_replacing
    # shellcheck disable=SC2086 # a list of names
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -qq -o DPkg::Lock::Timeout=120 -o Dpkg::Use-Pty=0 \
        install --no-install-recommends $missing || fail "apt-get could not install: $missing"
}

# Debian 12: libboost-json1.81-dev cannot stand beside Boost 1.74's headers, and apt would remove what needs those without a word.
ask_before_replacing() {
    # shellcheck disable=SC2086 # a list of names
    removed=$(LC_ALL=C apt-get -s install --no-install-recommends $missing 2>/dev/null | sed -n 's/^Remv \([^ ]*\).*/\1/p' | tr '\n' ' ')
    [ -n "$removed" ] || return 0
    say "this REMOVES packages that cannot stand beside the new ones: $removed"
    say "(Boost.JSON on Debian 12 is Boost 1.81, and replaces the headers of Boost 1.74 with everything that depends on them)"
    if [ "${FIVEFOLD_YES:-}" != 1 ] && [ -t 0 ]; then
        printf 'fivefold: go on? [y/N] '
        read -r answer
        case $answer in [yY]*) ;; *) fail "stopped; nothing was changed" ;; esac
    fi
}

check_tools() {
    for tool in cmake c++ ninja; do
        command -v "$tool" >/dev/null 2>&1 || fail "$tool is not on the PATH"
    done
    version=$(cmake --version | sed -n '1s/[^0-9]*\([0-9]*\.[0-9]*\).*/\1/p')
    if [ "${version%%.*}" -lt 3 ] || { [ "${version%%.*}" -eq 3 ] && [ "${version#*.}" -lt 25 ]; }; then
        fail "$(command -v cmake) is CMake $version, too old: 3.25 or later is needed (Debian 12 and Ubuntu 24.04 have it; elsewhere see https://cmake.org/download)"
    fi
}

worker_count() {
    if [ -n "${FIVEFOLD_JOBS:-}" ]; then
        case $FIVEFOLD_JOBS in *[!0-9]* | 0) fail "FIVEFOLD_JOBS is '$FIVEFOLD_JOBS'; it must be a whole number from 1" ;; esac
        echo "$FIVEFOLD_JOBS"
        return
    fi
    awk -v cpus="$(nproc)" '/^MemTotal:/ { gib = int($2 / 1048576) } END { if (gib < 1) gib = 1; print cpus < gib ? cpus : gib }' /proc/meminfo
}

# Under sudo the build and the programs run as the person, so that the build folder and the settings stay theirs.
as_person() {
    if [ "$(id -u)" -eq 0 ] && [ -n "${SUDO_USER:-}" ] && [ "$(stat -c %U "$root")" = "$SUDO_USER" ] && [ "$SUDO_USER" != root ]; then
        sudo -u "$SUDO_USER" -H env DISPLAY="${DISPLAY:-}" XAUTHORITY="${XAUTHORITY:-}" WAYLAND_DISPLAY="${WAYLAND_DISPLAY:-}" "$@"
    else
        "$@"
    fi
}

build_targets() { # TARGET...: builds these, or everything
    workers=$(worker_count)
    cd "$root"
    # ninja runs cmake again by itself when a list of files changes. A tree that was moved or copied needs a fresh start.
    if ! grep -qsx "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$build/CMakeCache.txt"; then
        say "configuring $build"
        as_person cmake --preset release --fresh -DFIVEFOLD_WERROR="${FIVEFOLD_WERROR:-OFF}"
    elif [ ! -f "$build/build.ninja" ]; then
        say "configuring $build"
        as_person cmake --preset release -DFIVEFOLD_WERROR="${FIVEFOLD_WERROR:-OFF}"
    fi
    say "building with $workers jobs"
    if [ $# -gt 0 ]; then
        as_person cmake --build "$build" -j "$workers" --target "$@"
    else
        as_person cmake --build "$build" -j "$workers"
    fi
}

sample_estimate() {
    say "the estimate of a sample plan, Llama 3.1 70B on 64 H100:"
    as_person "$build/bin/fivefold-cli" estimate --model llama-3.1-70b --gpu h100 --nodes 8 --tp 8 --pp 4 --vpp 5 --seq 8192 --global-batch 128
}

run() {
    install_missing
    check_tools
    build_targets fivefold fivefold-cli fivefold-probe
    if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        say "there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can be opened"
        sample_estimate
        return
    fi
    say "opening the window ($build/bin/fivefold)"
    status=0
    as_person "$build/bin/fivefold" || status=$?
    if [ "$status" -eq 4 ] || [ "$status" -eq 134 ]; then # a display that does not let it in: our answer, and Qt's
        say "the window could not be opened on display ${DISPLAY:-$WAYLAND_DISPLAY}"
        sample_estimate
        return
    fi
    return "$status"
}

run_tests() {
    install_missing
    check_tools
    build_targets
    say "running the tests"
    cd "$root"
    as_person ctest --preset release -j "$(worker_count)"
}

[ $# -eq 1 ] || {
    usage >&2
    exit 2
}
case $1 in
    run) run ;;
    test) run_tests ;;
    -h | --help | help) usage ;;
    *)
        printf "fivefold: '%s' is neither run nor test\n" "$1" >&2
        usage >&2
        exit 2
        ;;
esac
