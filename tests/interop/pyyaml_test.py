#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads the golden files with PyYAML, as the frameworks do, and checks that every value has the type that the framework wants.

The golden files are byte for byte what the program writes (tests/formats/export_test.cpp, yaml_writer_test.cpp).
Exits with 77 (skipped) where PyYAML is not installed.
"""
import csv
import glob
import os
import shutil
import subprocess
import sys

try:
    import yaml
except ImportError:
    print("skipped: PyYAML is not installed (Debian: python3-yaml)")
    sys.exit(77)

NANOTRON = {
    "general": {"project": str, "run": str, "seed": int, "ignore_sanity_checks": bool},
    "parallelism": {"dp": int, "pp": int, "tp": int, "context_parallel_size": int, "expert_parallel_size": int, "pp_engine": str, "tp_mode": str,
                    "tp_linear_async_communication": bool, "tp_recompute_allgather": bool, "recompute_layer": bool},
    "model": {"dtype": str, "ddp_bucket_cap_mb": int, "make_vocab_size_divisible_by": int, "init_method": {"std": float},
              "model_config": {"is_llama_config": bool, "hidden_act": str, "hidden_size": int, "intermediate_size": int,
                               "max_position_embeddings": int, "num_attention_heads": int, "num_hidden_layers": int,
                               "num_key_value_heads": int, "rms_norm_eps": float, "rope_theta": float, "rope_interleaved": bool,
                               "tie_word_embeddings": bool, "vocab_size": int}},
    "tokens": {"sequence_length": int, "micro_batch_size": int, "batch_accumulation_per_replica": int, "train_steps": int},
    "optimizer": {"zero_stage": int, "accumulate_grad_in_fp32": bool, "clip_grad": float, "weight_decay": float,
                  "optimizer_factory": {"name": str, "adam_beta1": float, "adam_beta2": float, "adam_eps": float, "torch_adam_is_fused": bool},
                  "learning_rate_scheduler": {"learning_rate": float, "lr_warmup_steps": int, "lr_warmup_style": str, "lr_decay_style": str,
                                              "min_decay_lr": float}},
    "data_stages": [{"name": str, "start_training_step": int, "data": {"dataset": type(None), "seed": int, "num_loading_workers": int}}],
    "checkpoints": {"checkpoints_path": str, "checkpoint_interval": int, "checkpoints_path_is_shared_file_system": bool},
    "logging": {"log_level": str, "log_level_replica": str, "iteration_step_info_interval": int},
}

ACCELERATE = {
    "compute_environment": str, "distributed_type": str, "mixed_precision": str, "num_machines": int, "num_processes": int, "machine_rank": int,
    "main_process_ip": str, "main_process_port": int, "rdzv_backend": str, "same_network": bool, "main_training_function": str, "use_cpu": bool,
    "debug": bool, "downcast_bf16": str, "enable_cpu_affinity": bool,
    "fsdp_config": {"fsdp_version": int, "fsdp_auto_wrap_policy": str, "fsdp_reshard_after_forward": bool, "fsdp_activation_checkpointing": bool,
                    "fsdp_cpu_ram_efficient_loading": bool, "fsdp_offload_params": bool, "fsdp_state_dict_type": str},
    "parallelism_config": {"parallelism_config_dp_replicate_size": int, "parallelism_config_dp_shard_size": int,
                           "parallelism_config_cp_size": int, "parallelism_config_tp_size": int},
}
SKYPILOT = {"name": str, "num_nodes": int, "resources": {"accelerators": str, "network_tier": str}, "workdir": str, "setup": str, "run": str}
TRAINJOB = {
    "apiVersion": str, "kind": str, "metadata": {"name": str},
    "spec": {"runtimeRef": {"apiGroup": str, "kind": str, "name": str},
             "trainer": {"image": str, "numNodes": int, "numProcPerNode": int, "resourcesPerNode": {"limits": {"nvidia.com/gpu": int}},
                         "env": [{"name": str, "value": str}], "command": [str], "args": [str, str]}},
}
# sections of Megatron-Bridge and the types of keys that a YAML 1.1 reader could take for another
BRIDGE_SECTIONS = {"model", "dataset", "tokenizer", "train", "validation", "optimizer", "scheduler", "ddp", "mixed_precision", "checkpoint", "logger",
                   "rng", "rerun_state_machine"}
BRIDGE_TYPES = {"lr": float, "min_lr": float, "weight_decay": float, "clip_grad": float, "adam_beta1": float, "adam_beta2": float,
                "layernorm_epsilon": float, "attention_dropout": float, "hidden_dropout": float, "moe_aux_loss_coeff": float,
                "rotary_base": int, "train_iters": int, "seq_length": int, "vocab_size": int, "tensor_model_parallel_size": int,
                "sequence_parallel": bool, "use_distributed_optimizer": bool, "gated_linear_unit": bool, "activation_func": str}

problems = []


def compare(value, schema, where):
    """Exactly the keys of the schema, each value exactly of its type."""
    if isinstance(schema, dict):
        if not isinstance(value, dict) or set(value) != set(schema):
            problems.append(f"{where}: keys {sorted(value) if isinstance(value, dict) else value!r}, expected {sorted(schema)}")
            return
        for key, part in schema.items():
            compare(value[key], part, f"{where}/{key}")
    elif isinstance(schema, list):
        if not isinstance(value, list) or len(value) != len(schema):
            problems.append(f"{where}: {value!r} is not a list of {len(schema)}")
            return
        for index, part in enumerate(schema):
            compare(value[index], part, f"{where}/{index}")
    elif type(value) is not schema:
        problems.append(f"{where}: {value!r} is {type(value).__name__}, expected {schema.__name__}")


def check_megatron(document, flags, where):
    if set(document) != {"ENV_VARS", "MODEL_ARGS"}:
        problems.append(f"{where}: top-level keys {sorted(document)}")
        return
    wanted = {"flag": (bool,), "int": (int,), "float": (float, int), "str": (str, int)}
    for name, value in document["MODEL_ARGS"].items():
        if name not in flags:
            problems.append(f"{where}: Megatron-LM has no {name}")
            continue
        kind, choices = flags[name]
        if type(value) not in wanted[kind] or (kind == "flag" and value is not True):
            problems.append(f"{where}: {name} is {value!r} ({type(value).__name__}), expected {kind}")
        if choices and value not in choices:
            problems.append(f"{where}: {name} is {value!r}, expected one of {choices}")


def check_bridge(document, where):
    if not set(document) <= BRIDGE_SECTIONS or not {"model", "train", "dataset", "optimizer", "ddp"} <= set(document):
        problems.append(f"{where}: sections {sorted(document)}")
        return
    for section, entries in document.items():
        for key, value in entries.items() if isinstance(entries, dict) else ():
            if type(value) is not BRIDGE_TYPES.get(key, type(value)):
                problems.append(f"{where}: {section}.{key} is {value!r}, expected {BRIDGE_TYPES[key].__name__}")
    if document["model"]["seq_length"] != document["dataset"]["seq_length"]:
        problems.append(f"{where}: sequence lengths of model and dataset differ")


def check_script(text, where):
    """A launcher's script must be bash, and the files inside it must be those of the other goldens."""
    bash = shutil.which("bash")
    if bash is not None and subprocess.run([bash, "-n"], input=text.encode(), capture_output=True, check=False).returncode != 0:
        problems.append(f"{where}: the script is not bash")
    for part in text.split("cat > ")[1:]:
        name, rest = part.split(" <<'FIVEFOLD_END_OF_FILE'\n", 1)
        with open(os.path.join(sys.argv[1], "golden", name), encoding="utf-8") as file:
            if rest.split("FIVEFOLD_END_OF_FILE\n", 1)[0] != file.read():
                problems.append(f"{where}: brings another {name}")


def check_trainjob(document, where):
    trainer = document.get("spec", {}).get("trainer", {})
    shape = {**TRAINJOB, "spec": {**TRAINJOB["spec"], "trainer": dict(TRAINJOB["spec"]["trainer"])}}
    if "env" in trainer:
        shape["spec"]["trainer"]["env"] = TRAINJOB["spec"]["trainer"]["env"] * len(trainer["env"])
    else:
        del shape["spec"]["trainer"]["env"]
    compare(document, shape, where)
    if any(entry["name"].startswith("PET_") for entry in trainer.get("env", [])):
        problems.append(f"{where}: sets a variable that belongs to the runtime")
    check_script(trainer["args"][1], where)


def check_scalars(document, where):
    for key, value in document["strings"].items():
        if type(key) is not str or type(value) is not str or key != "k" + value:
            problems.append(f"{where}: {key!r} reads as {value!r}")
    floats = [0.0, 1.0, 1e-5, 3e-4, 1e15, 1e16, 1.7976931348623157e308, 5e-324, -2.5e-10, 1.0 / 3]
    if document["floats"] != floats or any(type(value) is not float for value in document["floats"]):
        problems.append(f"{where}: floats read as {document['floats']!r}")
    if document["integers"] != [0, -7, 2**63 - 1] or document["true"] is not True or document["null"] is not None:
        problems.append(f"{where}: integers, true or null read as something else")


def main():
    data = sys.argv[1]
    with open(os.path.join(data, "megatron_args.csv"), encoding="utf-8", newline="") as file:
        flags = {row["name"]: (row["type"], row["choices"].split("|") if row["choices"] else []) for row in csv.DictReader(file)}
    checked = 0
    for path in sorted(glob.glob(os.path.join(data, "golden", "*.yaml"))):
        name = os.path.basename(path)
        with open(path, encoding="utf-8") as file:
            document = yaml.safe_load(file)
        if name.endswith(".nanotron.yaml"):
            compare(document, NANOTRON, name)
        elif name.endswith(".megatron.yaml"):
            check_megatron(document, flags, name)
        elif name.endswith(".bridge.yaml"):
            check_bridge(document, name)
        elif name.endswith(".accelerate.yaml"):
            compare(document, ACCELERATE, name)
        elif name.endswith(".sky.yaml"):
            compare(document, SKYPILOT, name)
            check_script(document["run"], name)
            check_script(document["setup"], name)
        elif name.endswith(".trainjob.yaml"):
            check_trainjob(document, name)
        elif name == "yaml_scalars.yaml":
            check_scalars(document, name)
        else:
            problems.append(f"{name}: nothing checks this file")
        checked += 1
    for problem in problems:
        print(problem)
    print(f"PyYAML {yaml.__version__}: {checked} files, {len(problems)} problems")
    return 1 if problems or checked < 16 else 0


if __name__ == "__main__":
    sys.exit(main())
