#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Checks one node before or after a run: ends processes that earlier attempts of this campaign left behind, and looks how much GPU memory is
# held. Prints one line; ends with 3 when the memory stays held.
# Processes are known by FIVEFOLD_ATTEMPT in their environment, so that nobody else's are touched.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 70
# shellcheck source=/dev/null
. ./campaign.sh
when=$1 task=$2 attempt=$3
root=$(pwd -P)

# Processes of this person whose attempt is over, with this attempt's own once it has ended.
left_over() {
    local file pid mark rest its_task its_attempt owner me
    me=$(id -u)
    while read -r file; do
        pid=${file#/proc/}
        pid=${pid%/environ}
        [ "$(stat -c %u "/proc/$pid" 2>/dev/null)" = "$me" ] || continue
        mark=$(tr '\0' '\n' <"$file" 2>/dev/null | sed -n 's/^FIVEFOLD_ATTEMPT=//p' | head -n 1)
        rest=${mark#"$root|"}
        its_task=${rest%%|*}
        its_attempt=${rest##*|}
        if [ "$when" = after ] && [ "$its_task" = "$task" ] && [ "$its_attempt" = "$attempt" ]; then
            printf '%s\n' "$pid"
            continue
        fi
        owner= # another attempt may have taken over, on this node too
        if [ -s "tasks/$its_task/lock/attempt" ]; then read -r owner <"tasks/$its_task/lock/attempt"; fi
        if [ "$owner" != "$its_attempt" ]; then printf '%s\n' "$pid"; fi
    done < <(grep -l -s -a -F "FIVEFOLD_ATTEMPT=$root|" /proc/[0-9]*/environ 2>/dev/null)
}

gpu_memory() { # MiB held on the fullest GPU; nothing where that cannot be told
    command -v nvidia-smi >/dev/null 2>&1 || return 0
    timeout 60 nvidia-smi --query-gpu=memory.used --format=csv,noheader,nounits 2>/dev/null | grep -E '^ *[0-9]+ *$' | sort -n | tail -n 1 | tr -d ' '
}

left=0
mapfile -t pids < <(left_over)
if [ "${#pids[@]}" -gt 0 ]; then
    left=${#pids[@]}
    kill -TERM "${pids[@]}" 2>/dev/null
    for ((wait = 0; wait < 10; wait++)); do
        mapfile -t pids < <(left_over)
        [ "${#pids[@]}" -eq 0 ] && break
        sleep 0.5
    done
    if [ "${#pids[@]}" -gt 0 ]; then kill -KILL "${pids[@]}" 2>/dev/null; fi
fi

memory=$(gpu_memory)
state=clean
if [ -n "$memory" ] && [ "$memory" -gt "$MEMORY_IN_USE_MIB" ]; then
    for ((wait = 0; wait < ${FIVEFOLD_MEMORY_WAIT:-30}; wait++)); do # drivers give memory back late
        sleep 1
        memory=$(gpu_memory)
        [ "${memory:-0}" -gt "$MEMORY_IN_USE_MIB" ] || break
    done
    if [ "${memory:-0}" -gt "$MEMORY_IN_USE_MIB" ]; then state=held; fi
fi
printf 'node %s left %s memory %s %s\n' "$(hostname)" "$left" "${memory:--}" "$state"
if [ "$state" = held ]; then
    nvidia-smi --query-compute-apps=pid,process_name,used_memory --format=csv,noheader 2>/dev/null | head -n 20 | sed 's/^/holds: /'
    exit 3
fi
exit 0
