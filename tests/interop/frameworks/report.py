# SPDX-License-Identifier: Apache-2.0
"""The table of run.sh: exports accepted by each framework, broken plans refused by our rules, and the reasons of what failed.
Exits with 1 when a framework that ran accepted fewer than 58 of 60."""
import json
import os
import sys

TARGETS = ("nanotron", "megatron", "bridge", "torchtitan", "torchtitan-v0.2", "accelerate", "deepspeed")
LEAST = 58 / 60


def last_line(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        lines = file.read().strip().splitlines()
    return lines[-1] if lines else ""


def main():
    work, few = sys.argv[1], False
    refused = {}
    with open(os.path.join(work, "refused.txt"), encoding="utf-8") as file:
        for line in file:
            name, _, rest = line.strip().partition(" ")
            refused[name] = rest.strip().removeprefix("refused ").replace(" broken plans", "")
    print(f"{'target':<16} {'accepted':>10}   {'broken plans refused':<22} why not")
    for target in TARGETS:
        line = last_line(os.path.join(work, target + ".out"))
        try:
            answer = json.loads(line)
        except ValueError:
            print(f"{target:<16} {'left out':>10}   {refused.get(target, '-'):<22} {line.removeprefix('left out: ')[:140]}")
            continue
        few = few or answer["accepted"] < LEAST * answer["tried"]
        reasons = "; ".join(f"{count} x {text}" for text, count in answer["reasons"].items()) or "-"
        print(f"{target:<16} {answer['accepted']:>3} of {answer['tried']:<3}   {refused.get(target, '-'):<22} {reasons}")
    return 1 if few else 0


if __name__ == "__main__":
    sys.exit(main())
