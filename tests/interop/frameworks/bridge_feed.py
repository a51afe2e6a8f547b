# SPDX-License-Identifier: Apache-2.0
"""Megatron-Bridge merges the override file, and the launcher's words, into its bare recipe and validates the result."""
import sys

import common

MISSING = common.stand_in("transformer_engine", "transformer_engine_torch", "apex", "flash_attn", "nvidia_resiliency_ext", "triton", "amdsmi", "pynvml", "flashinfer",
                "emerging_optimizers", "mamba_ssm", "causal_conv1d", "grouped_gemm", "deep_ep", "modelopt", "fla", "nvtx", "wandb", "tensorstore", "zarr",
                "megatron.energon", "nemo_run", "mlflow", "comet_ml", "timm", "open_clip", "diffusers", "qwen_vl_utils", "bitstring", "filetype", "multistorageclient")
import torch  # noqa: E402

CAPABILITY = {"Ampere": (8, 0), "Hopper": (9, 0), "Blackwell": (10, 0)}
NAME = {(8, 0): "NVIDIA A100", (9, 0): "NVIDIA H100", (10, 0): "NVIDIA B200"}
current = {"capability": (9, 0)}
torch.cuda.get_device_capability = lambda *device: current["capability"]
torch.cuda.get_device_properties = lambda *device: type("Properties", (), {
    "major": current["capability"][0], "minor": current["capability"][1], "name": NAME[current["capability"]], "total_memory": 80 << 30, "multi_processor_count": 132})()

from megatron.bridge.models.mla_provider import MLAModelProvider  # noqa: E402
from megatron.bridge.recipes.gpt.h100.vanilla_gpt import vanilla_gpt_pretrain_1gpu_h100_bf16_config  # noqa: E402
from megatron.bridge.training import config as training  # noqa: E402
from megatron.bridge.training.utils import omegaconf_utils  # noqa: E402
import megatron.bridge.utils.common_utils as utils  # noqa: E402


class Strict:
    """Bridge only warns of keys that it does not know; here that is a refusal."""

    def __getattr__(self, name):
        return lambda *arguments: None

    def warning(self, text, *arguments):
        raise ValueError(str(text) % arguments if arguments else str(text))


omegaconf_utils.logger = Strict()
if "transformer_engine" in MISSING:  # whose Adam is asked for its arguments
    import transformer_engine.pytorch.optimizers as fused  # noqa: E402
    fused.FusedAdam = type("FusedAdam", (), {"__init__": lambda self, master_weight_dtype=None, exp_avg_dtype=None, exp_avg_sq_dtype=None, use_decoupled_grad=False,
                                             store_param_remainders=False: None})
torch.cuda.is_available = lambda: True
torch.cuda.device_count = lambda: 8


def recipe(case):
    config = vanilla_gpt_pretrain_1gpu_h100_bf16_config()
    if any(word.startswith("model.kv_lora_rank=") for word in case.words):
        # the recipe of latent attention reads its dimensions from a hub: every one of them is overridden here
        config.model = MLAModelProvider(num_layers=1, hidden_size=128, num_attention_heads=1)
    else:
        config.model.num_layers, config.model.hidden_size, config.model.num_attention_heads = 1, 128, 1
    return config


def validate(config, case):
    for module in (training, utils):
        for name, value in (("get_world_size_safe", case.meta["world"]), ("get_rank_safe", 0)):
            if hasattr(module, name):
                setattr(module, name, lambda value=value: value)
    training.runtime_config_update(config)
    assert config.data_parallel_size == case.meta["dp"], f"data parallel {config.data_parallel_size}, not {case.meta['dp']}"
    assert config.model.num_layers == case.meta["layers"] and config.model.hidden_size == case.meta["hidden"], "dimensions"


def read(case):
    current["capability"] = CAPABILITY[case.meta["architecture"]]
    validate(omegaconf_utils.process_config_with_overrides(recipe(case), config_filepath=case.path(".bridge.yaml")), case)
    if case.meta.get("edited"):
        return  # only the file was changed by hand
    words = [word for word in case.words[1:] if "=" in word]
    assert len(words) + 4 == len(case.words[1:]), "words that are neither KEY=VALUE nor the recipe's"
    validate(omegaconf_utils.process_config_with_overrides(recipe(case), cli_overrides=words), case)


sys.argv = sys.argv[:2]
common.run(read)
