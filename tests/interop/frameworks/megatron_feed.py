# SPDX-License-Identifier: Apache-2.0
"""Megatron-LM's own parser and validation take the launcher's words, and build the transformer's configuration from them."""
import sys

import common

common.stand_in("transformer_engine", "transformer_engine_torch", "apex", "flash_attn", "nvidia_resiliency_ext", "triton", "amdsmi", "pynvml", "flashinfer",
                "emerging_optimizers", "mamba_ssm", "causal_conv1d", "grouped_gemm", "deep_ep", "modelopt", "fla", "nvtx", "wandb", "tensorstore", "zarr")
import torch  # noqa: E402

CAPABILITY = {"Ampere": (8, 0), "Hopper": (9, 0), "Blackwell": (10, 0)}
current = {"capability": (9, 0)}
torch.cuda.get_device_capability = lambda *device: current["capability"]
torch.cuda.get_device_properties = lambda *device: type("Properties", (), {
    "major": current["capability"][0], "minor": current["capability"][1], "name": "NVIDIA", "total_memory": 80 << 30, "multi_processor_count": 132})()
torch.cuda.is_available = lambda: True
torch.cuda.device_count = lambda: 8

from megatron.training import arguments  # noqa: E402
from megatron.training.arguments import core_transformer_config_from_args, parse_args, validate_args  # noqa: E402

arguments.is_te_min_version = lambda version, check_equality=True: True


def read(case):
    current["capability"] = CAPABILITY[case.meta["architecture"]]
    sys.argv = ["pretrain_gpt.py", *case.words[1:]]
    args = parse_args()
    assert args.world_size == case.meta["world"], f"world size {args.world_size}"
    validate_args(args, {})
    core_transformer_config_from_args(args)
    assert args.data_parallel_size == case.meta["dp"], f"data parallel {args.data_parallel_size}, not {case.meta['dp']}"


common.run(read)
