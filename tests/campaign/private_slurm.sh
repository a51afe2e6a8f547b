# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
# A Slurm of three nodes on this machine, in a folder of its own. Sourced; needs root, since slurmctld runs as its own user and starts jobs.
#   slurm_start FOLDER   returns 77 with a word on why when it cannot
#   slurm_stop

slurm_missing() {
    local program
    for program in munged slurmctld slurmd sbatch squeue scontrol scancel srun; do
        command -v "$program" >/dev/null 2>&1 || { echo "$program is not installed" && return 0; }
    done
    [ "$(id -u)" = 0 ] || echo "not root"
}

slurm_free_port() { # the first of ten free ones
    local base try
    for try in 1 2 3 4 5 6 7 8 9 10; do
        base=$((20000 + (RANDOM * 7 + $$ + try * 131) % 12000))
        if ! (exec 3<>"/dev/tcp/127.0.0.1/$base") 2>/dev/null; then
            echo "$base"
            return 0
        fi
    done
    return 1
}

slurm_start() { # FOLDER
    local why host port node
    why=$(slurm_missing)
    if [ -n "$why" ]; then
        echo "skipped: no Slurm on this machine ($why)"
        return 77
    fi
    slurm_folder=$1
    host=$(hostname -s)
    port=$(slurm_free_port) || return 77
    mkdir -p "$slurm_folder"/{state,spool,log,munge} || return 77
    chmod 755 "$slurm_folder" "$slurm_folder/munge"
    dd if=/dev/urandom of="$slurm_folder/munge/key" bs=1024 count=1 status=none
    chmod 600 "$slurm_folder/munge/key"
    if ! munged --force --key-file="$slurm_folder/munge/key" --socket="$slurm_folder/munge/socket" --pid-file="$slurm_folder/munge/pid" --log-file="$slurm_folder/munge/log" \
        --seed-file="$slurm_folder/munge/seed" --num-threads=4 2>"$slurm_folder/munge/errors"; then
        echo "skipped: munged does not start: $(head -n 1 "$slurm_folder/munge/errors")"
        return 77
    fi
    cat >"$slurm_folder/slurm.conf" <<END
ClusterName=fivefold
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$slurm_folder/munge/socket,cred_expire=5
CredType=cred/munge
StateSaveLocation=$slurm_folder/state
SlurmdSpoolDir=$slurm_folder/spool/%n
SlurmctldPidFile=$slurm_folder/slurmctld.pid
SlurmdPidFile=$slurm_folder/slurmd.%n.pid
SlurmctldLogFile=$slurm_folder/log/slurmctld
SlurmdLogFile=$slurm_folder/log/slurmd.%n
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
JobCompType=jobcomp/none
MpiDefault=none
SwitchType=switch/none
ReturnToService=2
SlurmdTimeout=10
SlurmctldTimeout=10
InactiveLimit=0
KillWait=10
MinJobAge=300
SchedulerParameters=sched_interval=2,bf_interval=2,sched_min_interval=100000
NodeName=n[1-3] NodeHostname=$host NodeAddr=127.0.0.1 Port=[$((port + 1))-$((port + 3))] CPUs=2 RealMemory=1000
PartitionName=main Nodes=n[1-3] Default=YES MaxTime=INFINITE State=UP
END
    export SLURM_CONF="$slurm_folder/slurm.conf"
    slurm_controller || return 77
    for node in n1 n2 n3; do slurmd -N "$node" 2>>"$slurm_folder/log/start" || true; done
    for ((wait = 0; wait < 60; wait++)); do
        if [ "$(sinfo --noheader --Node --format='%N %T' 2>/dev/null | grep -c ' idle$')" = 3 ]; then return 0; fi
        sleep 0.5
    done
    echo "skipped: Slurm's nodes do not come up: $(sinfo 2>&1 | tail -n 1); $(tail -n 1 "$slurm_folder/log/slurmd.n1" 2>/dev/null)"
    slurm_stop
    return 77
}

slurm_controller() {
    if ! slurmctld 2>>"$slurm_folder/log/start"; then
        echo "skipped: slurmctld does not start: $(tail -n 1 "$slurm_folder/log/start")"
        return 77
    fi
    for ((wait = 0; wait < 60; wait++)); do
        scontrol ping 2>/dev/null | grep -q 'is UP' && return 0
        sleep 0.5
    done
    echo "skipped: slurmctld does not answer"
    return 77
}

# Daemons of this Slurm and the keepers of its jobs, which outlive the files with their numbers.
slurm_processes() {
    local file pid
    while read -r file; do
        pid=$(printf '%s' "$file" | tr -dc '0-9')
        case $(cat "/proc/$pid/comm" 2>/dev/null) in slurmctld* | slurmd* | slurmstepd*) echo "$pid" ;; esac
    done < <(grep -l -s -a -F "SLURM_CONF=$slurm_folder/slurm.conf" /proc/[0-9]*/environ 2>/dev/null)
    cat "$slurm_folder/munge/pid" 2>/dev/null
}

slurm_stop() {
    local signal wait pids
    [ -n "${slurm_folder:-}" ] || return 0
    for signal in TERM KILL; do
        mapfile -t pids < <(slurm_processes)
        if [ "${#pids[@]}" -gt 0 ]; then kill -s "$signal" "${pids[@]}" 2>/dev/null; fi
        for ((wait = 0; wait < 10; wait++)); do
            [ -n "$(slurm_processes)" ] || return 0
            sleep 0.3
        done
    done
    return 0
}
