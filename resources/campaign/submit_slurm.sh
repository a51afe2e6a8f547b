#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Submits the tasks of this campaign that are neither settled nor queued, as job arrays. Safe to repeat.
#   submit.sh [--again] [--dry-run] [TASK...]     --again: also tasks that failed
set -u
cd "$(dirname "${BASH_SOURCE[0]}")" || exit 70
# shellcheck source=/dev/null
. ./campaign.sh
# shellcheck source=/dev/null
. scripts/common.sh
again=no dry=no
read_options "$@"

if [ "$dry" = no ]; then # two at a time would both see an empty queue
    if [ -d .submitting ] && [ -n "$(find .submitting -maxdepth 0 -mmin +10 2>/dev/null)" ]; then rmdir .submitting 2>/dev/null; fi
    if ! mkdir .submitting 2>/dev/null; then
        echo "submit.sh: another one is at work (folder .submitting)" >&2
        exit 75
    fi
    trap 'rmdir .submitting 2>/dev/null' EXIT
fi
if ! queue=$(squeue --noheader --array --name="$JOB_NAMES" --format='%j|%K|%F|%T|%r' 2>&1); then
    echo "submit.sh: the queue cannot be asked, nothing was submitted: $queue" >&2
    exit 75
fi
# Slurm holds a job whose node was lost while it started, until somebody lets it go.
held=$(printf '%s\n' "$queue" | awk -F'|' '$4 == "PENDING" && $5 ~ /requeued held/ { print $3 "_" $2 }')
for id in $held; do
    if [ "$dry" = yes ]; then echo "scontrol release $id"; elif scontrol release "$id"; then echo "released $id, which Slurm held after a failed start"; fi
done
# Arrays follow one another, so that never more than AT_ONCE tasks run at a time.
before=$(printf '%s\n' "$queue" | awk -F'|' 'NF >= 3 { print $3 }' | sort -un | tr '\n' ':')
before=${before%:}

status=0 submitted=0
for list in scripts/class-*.tasks; do
    class=${list#scripts/}
    class=${class%.tasks}
    job_name=$CAMPAIGN-${class#class-}
    index=-1 indices=
    while read -r id; do
        index=$((index + 1))
        is_wanted "$id" || continue
        printf '%s\n' "$queue" | grep -q "^$job_name|$index|" && continue
        if [ "$again" = yes ]; then
            case $(task_verdict "$id") in
            failed | full)
                [ "$dry" = yes ] || { attempts_of "$id" | tail -n 1 | write_whole "tasks/$id/again"; }
                ;;
            esac
        fi
        if is_settled "$id" && ! { [ "$dry" = yes ] && [ "$again" = yes ]; }; then continue; fi
        indices=${indices:+$indices,}$index
    done <"$list"
    [ -n "$indices" ] || continue
    count=$(printf '%s' "$indices" | tr ',' '\n' | grep -c .)
    command=(sbatch --parsable --job-name="$job_name" --array="$indices%$AT_ONCE" ${before:+"--dependency=afterany:$before"} "scripts/$class.sbatch")
    if [ "$dry" = yes ]; then
        echo "${command[*]}"
        continue
    fi
    mkdir -p jobs
    if ! answer=$("${command[@]}" 2>&1); then
        echo "submit.sh: sbatch failed: $answer" >&2
        status=1
        break
    fi
    id=$(printf '%s\n' "$answer" | tail -n 1)
    id=${id%%;*}
    printf '%s %s %s %s\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$job_name" "$id" "$indices" >>submitted
    echo "submitted $count of $job_name as job $id"
    submitted=$((submitted + count))
    before=${before:+$before:}$id
done
if [ "$dry" = no ] && [ "$submitted" -eq 0 ] && [ "$status" -eq 0 ] && [ -z "$held" ]; then echo "nothing to submit"; fi
exit "$status"
