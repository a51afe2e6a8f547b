# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
# Functions that the scripts of a campaign share. Sourced in the campaign's folder, after campaign.sh.

now() { date +%s; }

# Text that may stand inside a JSON string.
plain() { printf '%s' "$1" | LC_ALL=C tr -c 'A-Za-z0-9._:/@%+=, ()-' '_'; }

# Attempts up to this number were made before the task was asked for again, and count no more.
attempts_base() { # TASK
    local base=0
    if [ -f "tasks/$1/again" ]; then read -r base <"tasks/$1/again" || base=0; fi
    printf '%s' "${base:-0}"
}

# Numbers of the attempts that count, ascending. One whose log was deleted does not.
attempts_of() { # TASK
    local folder number base
    base=$(attempts_base "$1")
    for folder in "tasks/$1/attempts"/[0-9]*; do
        number=${folder##*/}
        if [ -e "$folder/log" ] && [ "$number" -gt "$base" ]; then printf '%s\n' "$number"; fi
    done 2>/dev/null | sort -n
}

# done, failed, stopped, retry or open (began, left no record); a file "verdict" overrules the record.
attempt_verdict() { # TASK ATTEMPT
    local folder="tasks/$1/attempts/$2" word=open
    if [ -s "$folder/verdict" ]; then
        read -r word <"$folder/verdict"
    elif [ -s "$folder/exit.json" ]; then
        word=$(sed -n 's/.*"verdict": *"\([a-z]*\)".*/\1/p' "$folder/exit.json" | head -n 1)
    fi
    printf '%s' "${word:-open}"
}

# done, failed, full (no attempt is left), stopped, retry, open, none.
task_verdict() { # TASK
    local number word=none made=0
    for number in $(attempts_of "$1"); do
        word=$(attempt_verdict "$1" "$number")
        made=$((made + 1))
        case $word in done | failed) break ;; esac
    done
    case $word in
    done | failed | none) ;;
    stopped) ;;
    *) if [ "$made" -ge "$ATTEMPTS" ]; then word=full; fi ;;
    esac
    printf '%s' "$word"
}

is_dropped() { # TASK
    [ -f dropped ] && grep -qxF -- "$1" dropped
}

# Whether a task needs no further attempt.
is_settled() { # TASK
    case $(task_verdict "$1") in done | failed | full) return 0 ;; esac
    is_dropped "$1"
}

# Writes standard input to a file that is never seen half written.
write_whole() { # FILE
    local part
    part="$1.part.$$"
    if cat >"$part" && mv -f "$part" "$1"; then return 0; fi
    rm -f "$part"
    return 1
}

# Options of the submit scripts, into their again, dry and wanted.
# shellcheck disable=SC2034
read_options() { # WORD...
    wanted=()
    local word
    for word in "$@"; do
        case $word in
        --again) again=yes ;;
        --dry-run) dry=yes ;;
        -*) echo "submit.sh: no option $word" >&2 && exit 2 ;;
        *) wanted+=("$word") ;;
        esac
    done
}

# Whether a task was asked for; without names all are.
is_wanted() { # TASK
    [ "${#wanted[@]}" -eq 0 ] && return 0
    local id
    for id in "${wanted[@]}"; do [ "$id" = "$1" ] && return 0; done
    return 1
}
