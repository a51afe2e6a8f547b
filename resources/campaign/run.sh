#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Runs one task of a campaign on the nodes that it is given: run.sh TASK. Under Slurm on the first node of the job; elsewhere on every node.
# Does nothing when the task is settled, or runs elsewhere. Leaves tasks/TASK/attempts/N with start.json, log and exit.json.
# Ends with 0: nothing is left to do; 1: the task failed for its own reasons; 75: another try may help.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 70
# shellcheck source=/dev/null
. ./campaign.sh
# shellcheck source=/dev/null
. scripts/common.sh
task=$1
folder=tasks/$task
LAUNCH='' LIMIT_S=0 SILENCE_S=0
# shellcheck source=/dev/null
. "$folder/task.sh" || exit 70
root=$(pwd -P)

under_slurm=no job=${FIVEFOLD_JOB:-$$@$(hostname)} rank=${NODE_RANK:-0}
if [ -n "${SLURM_JOB_ID:-}" ]; then
    under_slurm=yes
    job=$SLURM_JOB_ID
fi
# One task of an array has the array's own number, which Slurm's commands take for all of its tasks: they are given this name.
name=$job
if [ -n "${SLURM_ARRAY_JOB_ID:-}" ]; then name=${SLURM_ARRAY_JOB_ID}_${SLURM_ARRAY_TASK_ID}; fi

# Other nodes than the first have nothing to record.
if [ "$under_slurm" = no ] && [ "$rank" != 0 ]; then
    bash scripts/node.sh before "$task" 0
    setup_environment
    cd "$folder" || exit 70
    export FIVEFOLD_TASK="$task" FIVEFOLD_ATTEMPT="$root|$task|0"
    timeout --signal=TERM --kill-after=30 "$((LIMIT_S + 60))" bash "$LAUNCH" && exit 0
    exit 75 # the first node tells why
fi

# --- one at a time -----------------------------------------------------------------------------------------------------------------
lock=$folder/lock
owner_runs() { # whether the holder of the lock is still there
    local owner='' its_name='' states age
    if [ -s "$lock/owner" ]; then read -r owner its_name <"$lock/owner"; fi
    [ "$owner" = "$job" ] && return 1 # ourselves, before we were put back into the queue
    # Clocks of nodes differ; the file server's does not.
    : >"$folder/.clock.$$"
    age=$(($(stat -c %Y "$folder/.clock.$$") - $(stat -c %Y "$lock/beat" 2>/dev/null || stat -c %Y "$lock" 2>/dev/null || echo 0)))
    rm -f "$folder/.clock.$$"
    if [ "$under_slurm" = yes ] && [ -n "$owner" ]; then
        if states=$(timeout 60 squeue --noheader --jobs="${its_name:-$owner}" --format='%A %T' 2>&1); then
            # A controller that died may start a task a second time under another number, and give its number to another job.
            case $(printf '%s\n' "$states" | awk -v owner="$owner" '$1 == owner { print $2 }') in *RUNNING* | *COMPLETING* | *SUSPENDED* | *STOPPED*) return 0 ;; esac
            return 1
        fi
        case $states in *nvalid\ job\ id*) return 1 ;; esac
    fi
    [ "$age" -lt 180 ]
}
take_lock() {
    local try
    for try in 1 2 3; do
        if mkdir "$lock" 2>/dev/null; then
            printf '%s %s\n' "$job" "$name" >"$lock/owner"
            printf '0\n' >"$lock/attempt"
            : >"$lock/beat"
            return 0
        fi
        [ "$try" = 3 ] && return 1
        owner_runs && return 1
        if mv "$lock" "$folder/.stale.$$.$try" 2>/dev/null; then rm -rf "$folder/.stale.$$.$try"; fi # of several, one succeeds
    done
    return 1
}
number=0
holds_lock() { # false when another attempt took over, because this one was believed lost
    local owner='' holder=0
    if [ -s "$lock/owner" ]; then read -r owner _ <"$lock/owner"; fi
    if [ -s "$lock/attempt" ]; then read -r holder <"$lock/attempt"; fi
    [ "$owner" = "$job" ] && [ "$holder" = "$number" ]
}
free_lock() { if holds_lock; then rm -rf "$lock"; fi; }

if is_settled "$task"; then
    echo "fivefold: $task: nothing to do, $(task_verdict "$task")"
    exit 0
fi
if ! take_lock; then
    echo "fivefold: $task: runs elsewhere"
    exit 0
fi
if is_settled "$task"; then # it was, by the one who held the lock until now
    free_lock
    exit 0
fi

# --- a new attempt -----------------------------------------------------------------------------------------------------------------
next=1
while [ -e "$folder/attempts/$next" ]; do next=$((next + 1)); done
attempt=$folder/attempts/$next
if ! mkdir -p "$folder/attempts" || ! mkdir "$attempt" || ! : >"$attempt/log"; then
    echo "fivefold: $task: $attempt cannot be made" >&2
    free_lock
    exit 75
fi
number=$next
printf '%s\n' "$number" >"$lock/attempt"
nodes=$(hostname)
if [ "$under_slurm" = yes ]; then nodes=$(scontrol show hostnames "$SLURM_JOB_NODELIST" 2>/dev/null | tr '\n' ' '); fi
started=$(now)
write_whole "$attempt/start.json" <<END
{"task": "$(plain "$task")", "attempt": $number, "job": "$(plain "$name")", "job_id": "$(plain "$job")", "restart": ${SLURM_RESTART_COUNT:-0}, "nodes": "$(plain "$nodes")", "started": $started, "limit_s": $LIMIT_S, "silence_s": $SILENCE_S}
END

# Processes and memory on every node; the lines of node.sh go to notes.
check_nodes() { # before|after
    if [ "$under_slurm" = yes ] && [ "${SLURM_NNODES:-1}" -gt 1 ]; then
        timeout 180 srun --overlap --nodes="$SLURM_NNODES" --ntasks="$SLURM_NNODES" --ntasks-per-node=1 bash scripts/node.sh "$1" "$task" "$number"
    else
        bash scripts/node.sh "$1" "$task" "$number"
    fi
}
left_in() { awk '$1 == "node" { sum += $4 } END { print sum + 0 }' "$1"; }
memory_in() { awk '$1 == "node" && $6 ~ /^[0-9]+$/ && $6 + 0 >= most { most = $6 + 0; known = 1 } END { if (known) print most; else print "null" }' "$1"; }

reason=exit code=0 caught=
silence=0
trap 'caught=TERM' TERM
trap 'caught=USR1' USR1 # Slurm: half a minute before the job's time is up
trap 'caught=INT' INT

check_nodes before >"$attempt/before" 2>&1
checked=$?
if [ "$checked" -ne 0 ]; then
    reason=bad-start code=75
    if grep -q ' held$' "$attempt/before"; then reason=dirty-node; fi
fi

end_launch() { # SECONDS to wait before it is killed
    local pid=$1 patience=$2 step waited
    kill -TERM -- "-$pid" 2>/dev/null
    for ((waited = 0; waited < patience * 2; waited++)); do
        kill -0 -- "-$pid" 2>/dev/null || return 0
        sleep 0.5
    done
    kill -KILL -- "-$pid" 2>/dev/null
    if [ "$under_slurm" = yes ]; then # steps outlive an srun that is killed
        for step in $(timeout 30 squeue --noheader --steps --jobs="$name" --format=%i 2>/dev/null); do
            case $step in *.batch | *.extern | *.interactive) ;; *) timeout 30 scancel --signal=KILL "$step" 2>/dev/null ;; esac
        done
    fi
}

shown() { sed -n -E "s/^(.* )?$1=([^ ]*).*/\\2/p" "$attempt/slurm" | head -n 1; } # a field of what Slurm says of the job
# Why Slurm ended this attempt, in its words, as long as it knows. Only CANCELLED is somebody's wish. REQUEUED: the job is to run again, or does
# so already; LOST: for Slurm nobody ended it, so that its node did, or a controller that had forgotten it.
who_asked() {
    local preempted restarts word
    if [ "$caught" = USR1 ]; then echo TIMEOUT && return; fi
    [ "$under_slurm" = yes ] || return
    timeout 20 scontrol show job "$name" >"$attempt/slurm" 2>/dev/null
    preempted=$(shown PreemptTime)
    case $preempted in [0-9]*) preempted=$(date -d "$preempted" +%s 2>/dev/null) ;; *) preempted=0 ;; esac
    restarts=$(shown Restarts)
    word=$(shown JobState)
    if [ -z "$word" ]; then
        word=LOST
    elif [ "$(shown JobId)" != "$job" ]; then
        word=REQUEUED
    elif [ "${preempted:-0}" -ge "$started" ]; then
        word=PREEMPTED
    elif [ "${restarts:-0}" -gt "${SLURM_RESTART_COUNT:-0}" ]; then
        word=REQUEUED
    else
        case $(shown Reason) in
        TimeLimit) word=TIMEOUT ;;
        NodeDown | NodeFail) word=NODE_FAIL ;;
        esac
    fi
    case $word in
    CANCELLED | TIMEOUT | DEADLINE | OUT_OF_MEMORY | NODE_FAIL | BOOT_FAIL | PREEMPTED | REQUEUED) ;;
    COMPLETING) word=CANCELLED ;; # being ended, and for no reason of its own
    *) word=LOST ;;
    esac
    case $word in REQUEUED | LOST) rm -f "$attempt/slurm" ;; esac # it is about another run
    echo "$word"
}

if [ "$reason" = exit ] && [ -z "$caught" ]; then
    setup_environment
    poll=5
    if [ "$LIMIT_S" -lt 600 ] || [ "$SILENCE_S" -lt 120 ]; then poll=1; fi
    (
        # PyTorch's watchdog ends collectives that wait for ever, and says on which rank; ours ends what does not even do that.
        export TORCH_NCCL_ASYNC_ERROR_HANDLING="${TORCH_NCCL_ASYNC_ERROR_HANDLING:-1}"
        export TORCH_NCCL_ENABLE_MONITORING="${TORCH_NCCL_ENABLE_MONITORING:-1}"
        export TORCH_NCCL_HEARTBEAT_TIMEOUT_SEC="${TORCH_NCCL_HEARTBEAT_TIMEOUT_SEC:-$SILENCE_S}"
        export TORCH_NCCL_DUMP_ON_TIMEOUT="${TORCH_NCCL_DUMP_ON_TIMEOUT:-1}"
        export TORCH_NCCL_TRACE_BUFFER_SIZE="${TORCH_NCCL_TRACE_BUFFER_SIZE:-2000}"
        export TORCH_NCCL_DEBUG_INFO_TEMP_FILE="${TORCH_NCCL_DEBUG_INFO_TEMP_FILE:-$root/$attempt/nccl_trace_rank_}"
        export NCCL_DEBUG="${NCCL_DEBUG:-WARN}"
        export PYTHONUNBUFFERED=1 PYTHONFAULTHANDLER=1
        export FIVEFOLD_TASK="$task" FIVEFOLD_ATTEMPT="$root|$task|$number"
        cd "$folder" || exit 70
        exec setsid bash "$LAUNCH"
    ) >>"$attempt/log" 2>&1 </dev/null &
    launch=$!
    begun=$(now)
    size=-1 spoke=$begun
    while kill -0 "$launch" 2>/dev/null && [ -z "$caught" ]; do
        sleep "$poll" &
        wait $! 2>/dev/null
        time=$(now)
        if ! holds_lock; then reason=superseded && break; fi
        : >"$lock/beat"
        grown=$(stat -c %s "$attempt/log" 2>/dev/null || echo 0)
        if [ "$grown" != "$size" ]; then size=$grown spoke=$time; fi
        silence=$((time - spoke))
        if [ $((time - begun)) -ge "$LIMIT_S" ]; then reason='time-limit'; fi
        if [ "$silence" -ge "$SILENCE_S" ]; then reason=silent; fi
        if [ "$reason" != exit ]; then break; fi
    done
    if [ -n "$caught" ]; then reason=signal; fi
    if [ "$reason" != exit ]; then end_launch "$launch" "$([ "$reason" = signal ] && echo 8 || echo 20)"; fi
    while :; do
        wait "$launch" 2>/dev/null
        code=$?
        kill -0 "$launch" 2>/dev/null || break # wait also ends at a signal to ourselves
    done
elif [ -n "$caught" ]; then
    reason=signal
fi

# Before the nodes are looked at, which takes longer than Slurm may wait.
state=
if [ "$reason" = signal ] && ! holds_lock; then reason=superseded; fi
if [ "$reason" = signal ]; then state=$(who_asked); fi
check_nodes after >"$attempt/after" 2>&1

# Whether another try may help. Only what is certain here; collecting the results looks closer and may overrule it.
infrastructure='NCCL error|ncclSystemError|ncclUnhandledCudaError|ncclRemoteError|ncclInternalError|Watchdog caught collective operation timeout|NVRM: Xid|fell off the bus|uncorrectable ECC|CUDA-capable device\(s\) is/are busy|Address already in use|DUE TO NODE FAILURE|Node failure|srun: error: Unable to |Unexpected message received for job|Unable to contact slurm controller|Socket timed out on send/recv'
configuration='OutOfMemoryError|CUDA out of memory|CUDA error: out of memory|oom_kill|oom-kill|AssertionError'
verdict=failed infrastructure_failure=false
case $reason in
dirty-node | bad-start | superseded) verdict=retry ;;
time-limit) ;;
signal)
    case $state in
    TIMEOUT | OUT_OF_MEMORY) ;;
    PREEMPTED | NODE_FAIL | BOOT_FAIL | REQUEUED | LOST) verdict=retry ;;
    *) verdict=stopped ;;
    esac
    ;;
*)
    if [ "$reason" = exit ] && [ "$code" -eq 0 ]; then
        verdict='done'
        # srun may end with 0 when a node is lost under it
        if tail -n 50 "$attempt/log" | grep -a -q -E 'srun: error: Node failure|DUE TO NODE FAILURE|DUE TO PREEMPTION'; then verdict=retry; fi
    elif grep -a -q -E "$configuration" "$attempt/log"; then
        verdict=failed
    elif [ "$reason" = silent ] || grep -a -q -E "$infrastructure" "$attempt/log"; then
        verdict=retry
    fi
    ;;
esac
if [ "$verdict" = retry ]; then infrastructure_failure=true; fi
ended=$(now)
write_whole "$attempt/exit.json" <<END
{"task": "$(plain "$task")", "attempt": $number, "reason": "$reason", "exit_code": $code, "signal": "$caught", "verdict": "$verdict", "infrastructure": $infrastructure_failure, "wall_s": $((ended - started)), "limit_s": $LIMIT_S, "silent_s": $silence, "ended": $ended, "slurm_state": "$(plain "$state")", "left_before": $(left_in "$attempt/before"), "left_after": $(left_in "$attempt/after"), "memory_before_mib": $(memory_in "$attempt/before")}
END
free_lock
echo "fivefold: $task: attempt $number: $reason, exit code $code, $verdict"
case $verdict in
done) exit 0 ;;
retry)
    made=$(attempts_of "$task" | wc -l)
    if [ "$made" -lt "$ATTEMPTS" ] && [ "$under_slurm" = yes ] && [ "$reason" != signal ] && [ "$reason" != superseded ]; then
        timeout 60 scontrol requeue "$name" && sleep 60 # Slurm ends this script
    fi
    exit 75
    ;;
esac
exit 1
