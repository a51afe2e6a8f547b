#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""sanity.py RESULTS CATALOGUE EXPECTED: a table of what the probe measured, held against the catalogue and against itself.

RESULTS is a folder of STAGE.jsonl files, EXPECTED the number of GPUs that nvidia-smi lists (0: not known). Ends 1 when something is not
as it should be."""
import json
import os
import re
import sys


def read(path):
    """The messages of a file; rubbish between them is counted."""
    messages, bad = [], 0
    if os.path.exists(path):
        with open(path, encoding="utf-8", errors="replace") as lines:
            for line in lines:
                try:
                    message = json.loads(line)
                    messages.append(message)
                except ValueError:
                    bad += 1
    return messages, bad


class Table:
    def __init__(self):
        self.failed = 0

    def row(self, what, value, wanted, good):
        verdict = "" if good is None else "good" if good else "BAD"
        self.failed += good is False
        print(f"{what:<46} {value:>22}  {wanted:<34} {verdict}")

    def share(self, what, value, unit, peak, least, most=1.0):
        if not peak:
            self.row(what, f"{value:.1f} {unit}", "no peak in the catalogue", None)
            return
        self.row(what, f"{value:.1f} {unit}", f"{100 * value / peak:.0f} % of {peak:.0f} ({100 * least:.0f}-{100 * most:.0f} %)", least <= value / peak <= most)


def catalogue_row(catalogue, device):
    """The row of the same family, form and nearest memory."""
    name = re.sub(r"[^a-z0-9]", "", device["name"].lower())
    rows = [row for row in catalogue["gpus"] if row["vendor"] == "NVIDIA" and row["id"].split("-")[0] in name]
    longest = max((len(row["id"].split("-")[0]) for row in rows), default=0)
    rows = [row for row in rows if len(row["id"].split("-")[0]) == longest]
    same_form = [row for row in rows if ("pcie" in row["id"]) == ("pcie" in name)]
    return min(same_form or rows, key=lambda row: abs(row["usable_memory_bytes"] - device["memory_bytes"]), default=None)


def main():
    folder, catalogue_path, expected = sys.argv[1], sys.argv[2], int(sys.argv[3])
    with open(catalogue_path, encoding="utf-8") as text:
        catalogue = json.load(text)
    table = Table()
    stages = {}
    for stage in ("inventory", "gpu", "p2p", "nccl", "overlap", "gpu-again", "gpu-third"):
        messages, bad = read(os.path.join(folder, stage + ".jsonl"))
        stages[stage] = messages
        done = next((m for m in messages if m.get("type") == "done"), {})
        table.row(f"stage {stage}", f"{done.get('elapsed_ms', 0) / 1000:.1f} s", f"ends with ok ({done.get('status', 'no end')})", done.get("status") == "ok" and bad == 0)
        for message in messages:
            if message.get("type") in ("warning", "error"):
                where = f" GPU {message['device']}" if "device" in message else ""
                print(f"    {message['type']} {message['code']}{where}: {message['detail']}")
    seconds = sum(m["elapsed_ms"] for s in ("inventory", "gpu", "p2p", "nccl", "overlap") for m in stages[s] if m.get("type") == "done") / 1000
    table.row("all stages", f"{seconds:.1f} s", "below 60 s", seconds < 60)

    def results(stage, name, **wanted):
        return [m for m in stages[stage] if m.get("type") == "result" and m.get("id") == name and all(m.get(k) == v for k, v in wanted.items())]

    def node(stage, name, value, **wanted):
        found = results(stage, name, device=-1, **wanted)
        return max((m[value] for m in found), default=None)

    devices = results("inventory", "device")
    table.row("GPUs", str(len(devices)), f"nvidia-smi lists {expected}" if expected else "", len(devices) == expected if expected else None)
    if not devices:
        return 1
    row = catalogue_row(catalogue, devices[0]) or {}
    print(f"    {devices[0]['name']}, compute capability {devices[0]['cc_major']}.{devices[0]['cc_minor']}; catalogue: {row.get('id', 'not there')}")
    for env in results("inventory", "env") + results("gpu", "env") + results("nccl", "env"):
        print("    " + ", ".join(f"{key} {value}" for key, value in env.items() if key not in ("v", "seq", "t_ms", "type", "id")))
    memory = results("gpu", "mem")
    for entry in memory[:1]:
        table.row("memory that CUDA reports", f"{entry['total_bytes'] / 2**30:.2f} GiB", "as in the inventory, within 1 %", abs(entry["total_bytes"] / devices[0]["memory_bytes"] - 1) < 0.01)
        for key in ("context_bytes", "cublas_bytes"):
            if key in entry:
                table.row(key.replace("_", " "), f"{entry[key] / 2**20:.0f} MiB", "", None)

    for way in ("read", "copy", "write"):
        rate = node("gpu", "hbm." + way, "gbps")
        if rate is None:
            table.row(f"memory {way}", "nothing", "", False)
        else:
            table.share(f"memory {way}", rate, "GB/s", row.get("hbm_bytes_per_s", 0) / 1e9, 0.6)
    for launch in results("gpu", "launch")[:1]:
        table.row("kernel launch, on the device", f"{launch['empty_us']:.2f} us", "0.3-20", 0.3 <= launch["empty_us"] <= 20)
        table.row("kernel launch, to seen finished", f"{launch['roundtrip_us']:.2f} us", "1-200", 1 <= launch["roundtrip_us"] <= 200)
        if "graph_us" in launch:
            table.row("kernel of a graph", f"{launch['graph_us']:.2f} us", "below a launch by itself, or near", launch["graph_us"] <= 1.2 * launch["empty_us"])

    def cube(dtype, sustained=False, stage="gpu"):
        found = results(stage, "gemm", device=-1, dtype=dtype, sustained=sustained)
        large = [m["tflops"] for m in found if m["m"] == m["n"] == m["k"] and m["m"] >= 4096]
        return max(large, default=None)

    for dtype in ("bf16", "fp16", "tf32", "fp8"):
        for sustained in (False, True):
            rate = cube(dtype, sustained)
            if rate is not None:
                table.share(f"matmul {dtype}" + (", sustained" if sustained else ""), rate, "TFLOP/s", row.get(dtype + "_flops", 0) / 1e12, 0.4)
        short, long = cube(dtype), cube(dtype, True)
        if short and long:
            table.row(f"matmul {dtype}, sustained to short", f"{long / short:.3f}", "0.6-1.05", 0.6 <= long / short <= 1.05)
    if cube("bf16") is None and cube("fp16") is None:
        table.row("matmul", "nothing", "", False)
    if cube("fp8") is not None and cube("bf16") is not None:
        table.row("matmul fp8 to bf16", f"{cube('fp8') / cube('bf16'):.2f}", "above 1", cube("fp8") > cube("bf16"))

    again = {}
    for stage in ("gpu-again", "gpu-third"):
        again[stage] = {"matmul": cube("bf16", stage=stage) or cube("fp16", stage=stage), "memory copy": node(stage, "hbm.copy", "gbps")}
    for what in ("matmul", "memory copy"):
        first, second = again["gpu-again"][what], again["gpu-third"][what]
        if first and second:
            table.row(f"{what}, twice", f"{100 * abs(first / second - 1):.1f} %", "within 5 %", abs(first / second - 1) <= 0.05)
        else:
            table.row(f"{what}, twice", "nothing", "", False)

    for pair in results("p2p", "p2p"):
        if not pair["verified"]:
            table.row(f"GPU {pair['src']} to {pair['dst']}", f"{pair['uni_gbps']:.0f} GB/s", "data arrives unchanged", False)
    pairs = results("p2p", "p2p")
    if pairs:
        table.row(f"{len(pairs)} pairs of GPUs, slowest and fastest", f"{min(p['uni_gbps'] for p in pairs):.0f}, {max(p['uni_gbps'] for p in pairs):.0f} GB/s", "", None)
    for kind in ("all_reduce", "all_gather", "reduce_scatter", "all_to_all", "send_recv"):
        found = results("nccl", "nccl." + kind)
        if found:
            ranks = max(m["ranks"] for m in found)
            largest = max((m for m in found if m["ranks"] == ranks), key=lambda m: m["bytes"])
            smallest = min((m for m in found if m["ranks"] == ranks), key=lambda m: m["bytes"])
            table.row(f"{kind}, {ranks} GPUs", f"{largest['busbw_gbps']:.0f} GB/s, {smallest['us_median']:.0f} us", "verified", all(m["verified"] for m in found))

    for load in ("gemm", "attention"):
        found = results("overlap", "overlap", load=load, contender="copy")
        if found:
            worst = max(m["load_overlap_us"] / m["load_alone_us"] for m in found)
            table.row(f"{load} beside copies", f"{worst:.2f} times as long", "above 1.02, below 4", 1.02 < worst < 4)
        for fit in results("overlap", "overlap.fit", load=load):
            table.row(f"{load}: share of an SM a CTA, of memory", f"{fit['sm_per_cta']:.2f}, {fit['hbm_share']:.2f}", f"error {fit['error_percent']:.1f} %", None)
    if not results("overlap", "overlap"):
        table.row("overlap", "nothing", "", False)
    print(f"{table.failed} of the checks failed" if table.failed else "all as it should be")
    return 1 if table.failed else 0


if __name__ == "__main__":
    sys.exit(main())
