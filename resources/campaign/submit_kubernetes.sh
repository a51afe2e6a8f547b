#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Creates the jobs of this campaign in order, never more at a time than the campaign says. Jobs that are there already are left alone, so that it
# may be ended and started again.
#   submit.sh [--again] [--dry-run] [TASK...]     --again: also jobs that failed
# Logs and records are kept in the volume claim that the jobs name, in the folder of the campaign.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")" || exit 70
# shellcheck source=/dev/null
. ./campaign.sh
# shellcheck source=/dev/null
. scripts/common.sh
again=no dry=no
read_options "$@"
jobs_that() { # CONDITION of the job's status, as jsonpath: names of the campaign's jobs that have it
    kubectl get jobs --selector="fivefold-campaign=$CAMPAIGN" --output=jsonpath="{range .items[$1]}{.metadata.name}{'\\n'}{end}"
}

while read -r id job; do
    is_wanted "$id" || continue
    is_settled "$id" && [ "$again" = no ] && continue # known here when the volume is mounted here, or was copied
    if [ "$dry" = yes ]; then
        echo "kubectl create --filename=tasks/$id/job.yaml"
        continue
    fi
    if ! failed=$(jobs_that '?(@.status.failed)') || ! there=$(jobs_that '*'); then
        echo "submit.sh: the cluster cannot be asked" >&2
        exit 75
    fi
    if printf '%s\n' "$there" | grep -qxF -- "$job"; then
        if [ "$again" = no ] || ! printf '%s\n' "$failed" | grep -qxF -- "$job"; then continue; fi
        kubectl delete --filename="tasks/$id/job.yaml" --wait=true || exit 75
    fi
    while active=$(jobs_that '?(@.status.active)' | grep -c .) && [ "$active" -ge "$AT_ONCE" ]; do sleep "${FIVEFOLD_POLL:-15}"; done
    kubectl create --filename="tasks/$id/job.yaml" || exit 75
done <scripts/jobs
