#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Runs the tasks of this campaign on clusters that SkyPilot starts, one cluster for each number of nodes, one task after the other, from this
# machine. Settled tasks are skipped, so that it may be ended and started again.
#   submit.sh [--again] [--dry-run] [TASK...]     --again: also tasks that failed
# Clusters stop by themselves ten minutes after their last task; `sky down NAME` takes them away.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")" || exit 70
# shellcheck source=/dev/null
. ./campaign.sh
# shellcheck source=/dev/null
. scripts/common.sh
again=no dry=no
read_options "$@"
if [ "$dry" = no ]; then
    if ! mkdir .submitting 2>/dev/null; then
        echo "submit.sh: another one is at work; if it is not, remove the folder .submitting" >&2
        exit 75
    fi
    trap 'rmdir .submitting 2>/dev/null' EXIT
fi

# Records of an attempt lie on the cluster's first node.
bring_home() { # CLUSTER TASK
    mkdir -p "tasks/$2/attempts"
    rsync -az "$1:sky_workdir/tasks/$2/attempts/" "tasks/$2/attempts/"
}

for list in scripts/class-*.tasks; do
    class=${list#scripts/}
    class=${class%.tasks}
    cluster=$CAMPAIGN-${class#class-}
    up=no
    while read -r id <&3; do
        is_wanted "$id" || continue
        if [ "$again" = yes ]; then
            case $(task_verdict "$id") in failed | full) [ "$dry" = yes ] || { attempts_of "$id" | tail -n 1 | write_whole "tasks/$id/again"; } ;; esac
        fi
        while ! is_settled "$id"; do
            if [ "$dry" = yes ]; then
                echo "sky exec $cluster --env FIVEFOLD_RUN=$id scripts/$class.sky.yaml"
                break
            fi
            if [ "$up" = no ]; then
                sky launch --yes --cluster "$cluster" --idle-minutes-to-autostop 10 --env FIVEFOLD_RUN= "scripts/$class.sky.yaml" || exit 75
                up=yes
            fi
            sky exec --cluster "$cluster" --env FIVEFOLD_RUN="$id" "scripts/$class.sky.yaml"
            if ! bring_home "$cluster" "$id"; then
                echo "submit.sh: $id: its records could not be brought home" >&2
                exit 75
            fi
            case $(task_verdict "$id") in none | open | stopped) break ;; esac
        done
    done 3<"$list"
done
