#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A campaign of 40 tasks on a real Slurm of three nodes on this machine, with everything that goes wrong: slurm.sh FIVEFOLD_CLI STANDIN
# Skipped (77) where Slurm is not installed or cannot start.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cli=$1 standin=$2
# shellcheck source-path=SCRIPTDIR source=private_slurm.sh
. "$here/private_slurm.sh"
work=$(mktemp -d)
failures=0
cleanup() {
    local status=$?
    scancel --user=root >/dev/null 2>&1
    slurm_stop
    for pid in $(grep -l -s -a -F "FIVEFOLD_ATTEMPT=$work/" /proc/[0-9]*/environ 2>/dev/null | tr -dc '0-9\n'); do kill -KILL "$pid" 2>/dev/null; done
    if [ -n "${KEEP:-}" ]; then echo "kept: $work"; else rm -rf "$work"; fi
    exit "$status"
}
trap cleanup EXIT
begin=$SECONDS
say() { echo "[$((SECONDS - begin)) s] $*"; }
check() { # WORDS... CONDITION is the status of the last command
    if [ "$1" -ne 0 ]; then
        failures=$((failures + 1))
        say "FAILED: $2"
    fi
}
same() { # WHAT EXPECTED GOT
    [ "$2" = "$3" ]
    check $? "$1: expected '$2', got '$3'"
}

slurm_start "$work/slurm" || exit $?
say "Slurm $(sbatch --version) with three nodes is up"

# --- the campaign -------------------------------------------------------------------------------------------------------------------
mkdir "$work/bin"
ln -s "$standin" "$work/bin/torchrun"
export PATH="$work/bin:$PATH" FIVEFOLD_STANDIN_TABLE="$work/table" FIVEFOLD_STANDIN_NOTES="$work/notes"
: >"$work/notes"
camp=$work/camp
plan=(--model llama-3.2-1b --gpu h100 --gpus-per-node 4 --nodes 2 --seq 1024 --global-batch 16)
"$cli" import "${plan[@]}" --tp 2 >"$work/two.json" && "$cli" import "${plan[@]}" --tp 4 >"$work/three.json"
check $? "plans of two nodes"
"$cli" campaign create --model llama-3.2-1b --gpu h100 --gpus-per-node 4 --nodes 1 --seq 1024 --global-batch 16 --target megatron --top 38 --also "$work/two.json,$work/three.json" --steps 12 \
    --startup 12 --patience 2 --silence 8 --attempts 3 --at-once 3 --no-gpu-request --sbatch=--partition=main --name faults -o "$camp" --json >"$work/created" || exit 1
mapfile -t ids < <(sed -n 's/^ *"id": "\(.*\)",$/\1/p' "$work/created")
mapfile -t predicted < <(sed -n 's/^ *"step_time_s": \([0-9.e+-]*\),*$/\1/p' "$work/created")
same "tasks" 40 "${#ids[@]}"
for file in "$camp"/submit.sh "$camp"/scripts/*.sh "$camp"/scripts/*.sbatch "$camp"/tasks/*/*.sbatch "$camp"/tasks/*/task.sh; do
    bash -n "$file"
    check $? "bash -n $file"
done
roles=(ok ok long-once nccl-once ok deaf slow refuse ok long
    leftover ok hang crash ok xid-once ok garbage long-once long
    ok segfault ok host-oom ok endless ok oom ok nccl
    ok refuse ok oom leftover slow ok nccl-once nccl-once ok)
formats=(megatron nanotron torchtitan deepspeed)
declare -A role
for i in "${!ids[@]}"; do
    role[${ids[i]}]=${roles[i]}
    format=${formats[i % 4]}
    case ${roles[i]} in slow) format=megatron ;; esac
    echo "${ids[i]} ${roles[i]} $format ${predicted[i]} 12" >>"$work/table"
    # These are to be ended by Slurm, by the person or with their node, not by the campaign's own limit.
    case ${roles[i]} in long*) sed -i 's/^LIMIT_S=.*/LIMIT_S=900/; s/^SILENCE_S=.*/SILENCE_S=900/' "$camp/tasks/${ids[i]}/task.sh" ;; esac
done
lost=${ids[2]} overtime=${ids[9]} forgotten=${ids[18]} cancelled=${ids[19]}

starts() { grep -c "^start $1 " "$work/notes"; }
settled() { find "$camp"/tasks/*/attempts/*/exit.json 2>/dev/null | wc -l; }
node_of() { squeue --noheader --array --name="faults-1,faults-2" --states=RUNNING --format='%j|%K|%N' | awk -F'|' -v name="$1" -v index_="$2" '$1 == name && $2 == index_ { print $3 }'; }
place_of() { # "job name, array index" of a task
    local list
    for list in "$camp"/scripts/class-*.tasks; do
        local at
        at=$(grep -nxF -- "$1" "$list" | cut -d: -f1)
        if [ -n "$at" ]; then
            list=${list##*/class-}
            echo "faults-${list%.tasks} $((at - 1))"
        fi
    done
}
wait_for() { # SECONDS COMMAND... looks are counted, not seconds: a machine may stand still for a while
    local looks=$(($1 * 2))
    shift
    until "$@"; do
        [ "$((looks -= 1))" -ge 0 ] || return 1
        sleep 0.5
    done
}
runs() { [ -s "$camp/tasks/$1/lock/attempt" ] && [ "$(starts "$1")" -ge 1 ]; }
at_least() { [ "$(settled)" -ge "$1" ]; }
# What follows a job that Slurm holds waits with it.
queue_at_rest() { local queue && queue=$(squeue --noheader --array --format='%T %r' 2>/dev/null) && ! printf '%s\n' "$queue" | grep -v -e 'requeued held' -e Dependency | grep -q .; }
queue_empty() { local queue && queue=$(squeue --noheader 2>/dev/null) && [ -z "$queue" ]; }
has_ended() { [ -s "$camp/tasks/$1/attempts/1/exit.json" ]; }
job_of() { # "1_9", as long as the task was submitted once
    local name index
    read -r name index < <(place_of "$1")
    echo "$(awk -v name="$name" '$2 == name { print $3 }' "$camp/submitted" | head -n 1)_$index"
}
only_run() { # nothing but these tasks runs
    local file id
    for file in "$camp"/tasks/*/lock; do
        [ -e "$file" ] || continue
        id=${file%/lock}
        case " $* " in *" ${id##*/} "*) ;; *) return 1 ;; esac
    done
}
saved_since() { [ "$slurm_folder/state/job_state" -nt "$1" ]; }
jobs_left() { local queue && queue=$(squeue --noheader --array --states=RUNNING,COMPLETING --format='%i' 2>/dev/null) && [ "$queue" = "$1" ]; }
next_is() { # a task that was held back, before all others
    scontrol release "$(job_of "$1")" && scontrol update JobId="$(job_of "$1")" Priority=4294967000
    check $? "release $1"
}

# Tasks that wait for their turn in what follows are held back, so that neither a quick nor a slow machine misses it.
scontrol update PartitionName=main State=DOWN
"$cli" campaign submit "$camp"
check $? "submit"
for id in "$overtime" "$forgotten" "$cancelled"; do scontrol hold "$(job_of "$id")" || check 1 "hold $id"; done
scontrol update PartitionName=main State=UP
"$cli" campaign submit "$camp" >"$work/again"
grep -q "nothing to submit" "$work/again"
check $? "what is queued is not submitted again: $(cat "$work/again")"

# --- a node is lost under a running task ---------------------------------------------------------------------------------------------
wait_for 60 runs "$lost"
check $? "$lost starts"
(cd "$camp" && bash scripts/run.sh "$lost") | grep -q "runs elsewhere"
check $? "a task that runs is not run a second time"
scontrol update PartitionName=main State=DOWN
wait_for 60 jobs_left "$(job_of "$lost")"
check $? "only $lost runs: $(squeue | head -n 5)"
array=$(job_of "$lost")
array=${array%_*}
scontrol update JobId="$array" ArrayTaskThrottle=2 >/dev/null 2>&1 # so that only two run when the controller dies; complains of tasks that are over
for mark in one two; do # what is written first may have begun before
    touch "$work/$mark"
    scontrol update JobId="$(job_of "$cancelled")" Comment="$mark"
    wait_for 60 saved_since "$work/$mark"
    check $? "the controller writes down that $lost runs"
done
cp -a "$slurm_folder/state" "$slurm_folder/state.old"
read -r name index < <(place_of "$lost")
node=$(node_of "$name" "$index")
node=${node%%[!a-z0-9]*}
kill -KILL "$(cat "$slurm_folder/slurmd.$node.pid")"
check $? "node $node is there to be lost"
say "node $node lost, $(settled) attempts are over"

# --- the controller dies, forgets that it started a task, and comes back -----------------------------------------------------------------
next_is "$forgotten"
scontrol update PartitionName=main State=UP
wait_for 90 runs "$forgotten"
check $? "$forgotten starts"
kill -KILL "$(cat "$slurm_folder/slurmctld.pid")"
say "slurmctld killed, $(settled) attempts are over"
"$cli" campaign submit "$camp" >"$work/down" 2>&1 && check 1 "without a queue nothing may be submitted"
"$cli" campaign status "$camp" | grep -q "queue is not known"
check $? "status without a controller"
wait_for 90 only_run "$lost" "$forgotten"
check $? "without a controller tasks end"
rm -rf "$slurm_folder/state" && mv "$slurm_folder/state.old" "$slurm_folder/state"
slurm_controller
check $? "the controller is back"
say "slurmctld is back, $(settled) attempts are over"
"$cli" campaign submit "$camp"
check $? "submit after the controller's death"

# --- a node is drained under a task that is out of Slurm's time, another task is stopped -------------------------------------------------
scontrol update JobId="$array" ArrayTaskThrottle=3 >/dev/null 2>&1
next_is "$forgotten"
next_is "$overtime"
wait_for 120 runs "$overtime"
check $? "$overtime starts"
read -r name index < <(place_of "$overtime")
drained=$(node_of "$name" "$index")
scontrol update JobId="$(job_of "$overtime")" TimeLimit=1
scontrol update NodeName="$drained" State=DRAIN Reason=test
check $? "node $drained is drained"
say "node $drained is drained, $(settled) attempts are over"
is_down() { sinfo --noheader --Node --nodes="$node" --format=%T | grep -q down; }
wait_for 60 is_down
check $? "Slurm notices that $node is lost"
slurmd -N "$node" 2>>"$slurm_folder/log/start"
scontrol update NodeName="$node" State=RESUME 2>/dev/null
say "node $node is back"
next_is "$cancelled"
wait_for 120 runs "$cancelled"
check $? "$cancelled starts"
"$cli" campaign stop "$camp" "$cancelled"
check $? "stop"
say "a task is stopped"
wait_for 150 has_ended "$overtime"
check $? "$overtime is ended by Slurm"
for name in n1 n2 n3; do scontrol update NodeName="$name" State=RESUME 2>/dev/null; done # Slurm drains a node that still has a job which it had forgotten
say "node $drained is back"

wait_for 200 queue_at_rest
check $? "the queue is at rest: $(squeue | head -n 5)"
say "the queue is at rest, $(settled) attempts are over"
# A controller that dies forgets the jobs that it had not written down yet, and holds those whose node was lost while they started. What is open is submitted again, but for the task that was cancelled.
mapfile -t open < <("$cli" campaign status "$camp" | awk '$2 == "waiting" || $2 == "queued" || $2 == "retry" || $2 == "lost" { print $1 }')
if [ "${#open[@]}" -gt 0 ]; then
    "$cli" campaign submit "$camp" "${open[@]}"
    check $? "submit what is open"
    wait_for 150 queue_empty
    check $? "the queue is empty again: $(squeue | head -n 5)"
    say "${#open[@]} tasks were open"
fi

# --- what came of it -----------------------------------------------------------------------------------------------------------------
declare -A outcome state made outside
look() {
    "$cli" campaign collect "$camp" --json >"$work/collected" || check 1 "collect"
    local id='' key value
    outcome=() state=() made=() outside=()
    while IFS=$'\t' read -r key value; do
        case $key in
        id) id=$value ;;
        state) state[$id]=$value ;;
        outcome) outcome[$id]=$value ;;
        attempts) made[$id]=$value ;;
        outside_band) outside[$id]=$value ;;
        esac
    done < <(sed -n 's/^      "\(id\|state\|outcome\|attempts\|outside_band\)": "\{0,1\}\([^",]*\)"\{0,1\},\{0,1\}$/\1\t\2/p' "$work/collected")
}
look
expect() { # TASK STATE OUTCOME STARTS; an attempt that the controller's death ended before it began is one more
    same "$1 (${role[$1]}), state" "$2" "${state[$1]:-}"
    same "$1 (${role[$1]}), outcome" "$3" "${outcome[$1]:-}"
    [ "${made[$1]:-0}" -ge "$4" ] && [ "${made[$1]:-0}" -le $(($4 + 1)) ]
    check $? "$1 (${role[$1]}), attempts: $4 expected, ${made[$1]:-none} made"
    same "$1 (${role[$1]}), times started" "$4" "$(starts "$1")"
}
for id in "${ids[@]}"; do
    case ${role[$id]} in
    ok) expect "$id" completed completed 1 ;;
    slow)
        expect "$id" completed completed 1
        same "$id is slow" true "${outside[$id]:-}"
        ;;
    leftover)
        expect "$id" completed completed 1
        grep -q '"left_after": [1-9]' "$camp/tasks/$id/attempts/1/exit.json"
        check $? "$id: what was left over was ended"
        ;;
    *-once) expect "$id" completed completed 2 ;;
    oom) expect "$id" failed oom 1 ;;
    refuse) expect "$id" failed refused_configuration 1 ;;
    crash | segfault) expect "$id" failed crash 1 ;;
    host-oom) expect "$id" failed host_oom 1 ;;
    nccl) expect "$id" failed nccl 3 ;;
    hang | deaf) expect "$id" failed hang 3 ;;
    endless) expect "$id" failed time_limit 1 ;;
    garbage) expect "$id" completed unknown 1 ;;
    long)
        if [ "$id" = "$cancelled" ]; then expect "$id" stopped cancelled 1; else expect "$id" failed time_limit 1; fi
        ;;
    esac
done
same "processes left" "" "$(grep -l -s -a -F "FIVEFOLD_ATTEMPT=$camp|" /proc/[0-9]*/environ 2>/dev/null)"
say "outcomes of ${#ids[@]} tasks compared"

# --- half of the outputs deleted -----------------------------------------------------------------------------------------------------
deleted=0
echo "${ids[19]} ok megatron ${predicted[19]} 12" >"$work/table.new" # the cancelled task goes through this time
grep -v "^${ids[19]} " "$work/table" >>"$work/table.new" && mv "$work/table.new" "$work/table"
role[${ids[19]}]=ok
cp "$work/notes" "$work/notes.before"
declare -A gone
for i in "${!ids[@]}"; do
    id=${ids[i]}
    # tasks that end by themselves and soon
    case ${role[$id]} in ok | oom | slow | crash | leftover | refuse | garbage) ;; *) continue ;; esac
    if [ "$deleted" -lt 20 ] && [ "$id" != "${ids[19]}" ]; then
        rm -rf "$camp/tasks/$id/attempts"
        gone[$id]=yes
        deleted=$((deleted + 1))
    fi
done
gone[${ids[19]}]=yes
same "outputs deleted" 20 "$deleted"
"$cli" campaign submit "$camp"
check $? "submit after deleting"
wait_for 150 queue_empty
check $? "the queue is empty again"
for id in "${ids[@]}"; do
    before=$(grep -c "^start $id " "$work/notes.before")
    again=$(($(starts "$id") - before))
    same "$id runs again" "$([ -n "${gone[$id]:-}" ] && echo 1 || echo 0)" "$again"
done
look
for id in "${ids[@]}"; do
    case ${role[$id]} in ok | slow | leftover | garbage | *-once) same "$id, state at the end" completed "${state[$id]:-}" ;; *) same "$id, state at the end" failed "${state[$id]:-}" ;; esac
done
"$cli" campaign submit "$camp" | grep -q "nothing to submit"
check $? "nothing is left to do"
say "$((SECONDS - begin)) s, $(grep -c '^start' "$work/notes") runs, $failures failures"
[ "$failures" -eq 0 ]
