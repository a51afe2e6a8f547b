#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads the golden files that are not YAML with Python's own parsers: TOML, JSON and Python itself.

Exits with 77 (skipped) where this Python has no tomllib (before 3.11) and no tomli.
"""
import ast
import glob
import json
import os
import sys

try:
    import tomllib
except ImportError:
    try:
        import tomli as tomllib
    except ImportError:
        print("skipped: this Python has neither tomllib (3.11) nor tomli")
        sys.exit(77)

TOML = {
    "job": {"description": str, "dump_folder": str},
    "model": {"name": str, "flavor": str, "hf_assets_path": str, "converters": list},
    "optimizer": {"name": str, "lr": float, "eps": float, "weight_decay": float},
    "lr_scheduler": {"warmup_steps": int, "decay_type": str, "min_lr_factor": float},
    "training": {"local_batch_size": int, "global_batch_size": int, "seq_len": int, "max_norm": float, "steps": int, "dataset": str,
                 "mixed_precision_param": str, "mixed_precision_reduce": str},
    "parallelism": {"data_parallel_replicate_degree": int, "data_parallel_shard_degree": int, "fsdp_reshard_after_forward": str,
                    "tensor_parallel_degree": int, "enable_async_tensor_parallel": bool, "pipeline_parallel_degree": int,
                    "pipeline_parallel_schedule": str, "pipeline_parallel_microbatch_size": int, "module_fqns_per_model_part": list,
                    "context_parallel_degree": int, "expert_parallel_degree": int, "expert_tensor_parallel_degree": int,
                    "expert_parallel_comm_backend": str},
    "checkpoint": {"enable": bool},
    "activation_checkpoint": {"mode": str, "selective_ac_option": str},
    "compile": {"enable": bool, "components": list},
    "quantize": {"linear": dict},
    "experimental": {"custom_import": str},
}
DEEPSPEED = {"train_batch_size": int, "train_micro_batch_size_per_gpu": int, "gradient_accumulation_steps": int, "gradient_clipping": (int, float),
             "steps_per_print": int, "bf16": dict, "zero_optimization": dict, "optimizer": dict, "tensor_parallel": dict,
             "activation_checkpointing": dict, "wall_clock_breakdown": bool}

problems = []


def check_types(value, schema, where):
    for key, entry in value.items():
        kind = schema.get(key)
        if kind is None:
            problems.append(f"{where}: unknown {key}")
        elif isinstance(kind, dict):
            check_types(entry, kind, f"{where}/{key}")
        elif type(entry) not in (kind if isinstance(kind, tuple) else (kind,)):
            problems.append(f"{where}/{key}: {entry!r} is {type(entry).__name__}")


def check_toml(path, where):
    with open(path, "rb") as file:
        document = tomllib.load(file)
    check_types(document, TOML, where)
    parallelism, training = document["parallelism"], document["training"]
    stages = parallelism["module_fqns_per_model_part"]
    names = [name for stage in stages for name in stage]
    layers = [name for name in names if name.startswith("layers.")]
    if names[0] != "tok_embeddings" or names[-2:] != ["norm", "output"] or layers != [f"layers.{i}" for i in range(len(layers))]:
        problems.append(f"{where}: the stages' modules are out of order")
    if len(stages) % parallelism["pipeline_parallel_degree"] != 0:
        problems.append(f"{where}: {len(stages)} stages")
    ranks = parallelism["data_parallel_replicate_degree"] * parallelism["data_parallel_shard_degree"]
    if training["global_batch_size"] % (training["local_batch_size"] * ranks) != 0:
        problems.append(f"{where}: the batch does not divide")
    module = os.path.join(os.path.dirname(path), document["experimental"]["custom_import"] + ".py")
    if not os.path.exists(module):
        problems.append(f"{where}: there is no {module}")


def no_duplicates(pairs):
    if len({key for key, _ in pairs}) != len(pairs):
        problems.append(f"a key stands twice: {[key for key, _ in pairs]}")
    return dict(pairs)


def check_json(path, where):
    with open(path, encoding="utf-8") as file:
        document = json.load(file, object_pairs_hook=no_duplicates)
    check_types(document, DEEPSPEED, where)
    if document["train_batch_size"] % (document["train_micro_batch_size_per_gpu"] * document["gradient_accumulation_steps"]) != 0:
        problems.append(f"{where}: the batch does not multiply out")


def check_python(path, where):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    compile(text, where, "exec")
    names = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    known = {alias.asname or alias.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom) for alias in node.names}
    stored = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    defined = {node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)}
    arguments = {node.arg for node in ast.walk(ast.parse(text)) if isinstance(node, ast.arg)}
    free = names - known - stored - defined - arguments - {"range", "int", "str", "True", "False", "None"}
    if free:
        problems.append(f"{where}: names from nowhere: {sorted(free)}")
    unused = known - names
    if unused:
        problems.append(f"{where}: imported in vain: {sorted(unused)}")


def main():
    golden = os.path.join(sys.argv[1], "golden")
    checks = {"*.toml": check_toml, "*.json": check_json, "*.py": check_python}
    checked = 0
    for pattern, check in checks.items():
        paths = sorted(glob.glob(os.path.join(golden, pattern)))
        if not paths:
            problems.append(f"there is no {pattern}")
        for path in paths:
            check(path, os.path.basename(path))
            checked += 1
    for problem in problems:
        print(problem)
    print(f"{checked} files, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
