# SPDX-License-Identifier: Apache-2.0
"""The tables of run.sh: exports accepted by each framework, with the reasons of what failed, and broken plans refused by our rules and
by the framework. refusals.csv says where each framework checks: when it reads its configuration (`config`, with a part of what it says),
`later` (where), or `never`. Exits with 1 when a framework that ran accepted fewer than 58 of 60 plans, or when one refused a broken plan
otherwise than that file says."""
import csv
import json
import os
import sys

TARGETS = ("nanotron", "megatron", "bridge", "torchtitan", "torchtitan-v0.2", "accelerate", "deepspeed")
LEAST = 58 / 60


def last_line(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        lines = file.read().strip().splitlines()
    return lines[-1] if lines else ""


def answers(folder):
    """The figures of each target that ran, and why the others did not."""
    figures, left_out = {}, {}
    for target in TARGETS:
        line = last_line(os.path.join(folder, target + ".out"))
        try:
            figures[target] = json.loads(line)
        except ValueError:
            left_out[target] = line.removeprefix("left out: ")[:140]
    return figures, left_out


def accepted(work):
    figures, left_out = answers(os.path.join(work, "cases.out"))
    few = False
    print(f"{'target':<16} {'accepted':>10}   why not")
    for target in TARGETS:
        if target in left_out:
            print(f"{target:<16} {'left out':>10}   {left_out[target]}")
            continue
        answer = figures[target]
        few = few or answer["accepted"] < LEAST * answer["tried"]
        reasons = "; ".join(f"{count} x {text}" for text, count in answer["reasons"].items()) or "-"
        print(f"{target:<16} {answer['accepted']:>3} of {answer['tried']:<3}   {reasons}")
    return few


def complaints_of(count, expected):
    """Where a framework did otherwise than refusals.csv says."""
    if expected is None:
        return ["is not in refusals.csv"]
    if expected["checked"] != "config":
        return [f"is said to be checked {expected['checked']}, but was refused"] if count["framework"] else []
    others = [text for text in count["reasons"] if expected["says_or_where"] not in text]
    missed = count["nobody"] + count["feeder"]
    return ([f"was not refused {missed} times"] if missed else []) + [f"was refused because of {text}" for text in others]


def refused(work):
    with open(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "refusals.csv"), encoding="utf-8", newline="") as file:
        expected = {(row["target"], row["breach"]): row for row in csv.DictReader(file)}
    figures, _ = answers(os.path.join(work, "broken.out"))
    with open(os.path.join(work, "refused.txt"), encoding="utf-8") as file:
        ours = {line.split(" ", 1)[0]: line.split("refused", 1)[1].replace(" broken plans", "").strip() for line in file if " refused " in line}
    wrong, later = [], []
    print(f"\n{'target':<16} {'by our rules':>14} {'by the framework':>18} {'checked later':>14} {'never':>6}")
    for target, answer in figures.items():
        sums = {"config": [0, 0], "later": [0, 0], "never": [0, 0]}
        for breach, count in answer["breaches"].items():
            row = expected.get((target, breach))
            wrong += [f"{target}: {breach} ({count['rule']}) {text}" for text in complaints_of(count, row)]
            tried = count["framework"] + count["feeder"] + count["nobody"]
            sums[row["checked"] if row else "config"][0] += count["framework"]
            sums[row["checked"] if row else "config"][1] += tried
            if row and row["checked"] != "config":
                later.append(f"{target:<16} {count['rule']:<32} {row['checked']}: {row['says_or_where']}")
        print(f"{target:<16} {ours.get(target, '-'):>14} {'{} of {}'.format(*sums['config']):>18} {sums['later'][1]:>14} {sums['never'][1]:>6}")
    print("\nnot checked by the code that reads the configuration")
    for line in later:
        print(line)
    for line in wrong:
        print(line)
    return bool(wrong)


if __name__ == "__main__":
    FEW, WRONG = accepted(sys.argv[1]), refused(sys.argv[1])
    sys.exit(1 if FEW or WRONG else 0)
