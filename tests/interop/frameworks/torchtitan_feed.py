# SPDX-License-Identifier: Apache-2.0
"""torchtitan main calls the exported function, checks its configuration and builds the model's from it as the trainer does."""
import dataclasses
import sys

import common

MISSING = common.stand_in("spmd_types", "torchao", "grain", "datasets", "deep_ep", "torchcomms", "torchft", "jinja2", "fla", "helion", "triton",
                          "tensorboard", "wandb", "torchdata", "batch_invariant_ops", "tokenizers", "safetensors", "torchvision")
CAPABILITY = {"Ampere": (8, 0), "Hopper": (9, 0), "Blackwell": (10, 0)}
current = {"capability": (9, 0)}

from torchtitan.config import ConfigManager  # noqa: E402
from torchtitan.components.quantization import float8, mx, nvfp4  # noqa: E402
from torchtitan.distributed.parallel_dims import ParallelDims  # noqa: E402
from torchtitan.models.common import RoPE  # noqa: E402

if "max_context_length" not in {field.name for field in dataclasses.fields(RoPE.Config)}:
    sys.exit("left out: this torchtitan is older than the Python configuration of main that is exported; give a checkout in SOURCES")

for module in (float8, mx, nvfp4):
    module.has_cuda_capability = lambda major, minor: current["capability"] >= (major, minor)


def read(case):
    current["capability"] = CAPABILITY[case.meta["architecture"]]
    meta = case.meta
    for name in [name for name in sys.modules if name.startswith("fivefold_")]:
        del sys.modules[name]  # another case may have the same name
    sys.path.insert(0, case.folder)
    try:
        config = ConfigManager().parse_args(case.words[2:])
    finally:
        sys.path.remove(case.folder)
    parallelism, training = config.parallelism, config.training
    type(config).__post_init__(config)  # once more, over the values that the function set
    for part in (parallelism, training, config.compile):
        if hasattr(part, "__post_init__"):
            part.__post_init__()
    dims = ParallelDims.from_config(parallelism, meta["world"])
    config.model_spec.model.update_from_config(config=config)
    # the trainer's own arithmetic, as in its __init__
    tokens = training.num_tokens_per_microbatch_per_dp_rank
    divisor = (dims.tp if parallelism.enable_sequence_parallel else 1) * (2 * dims.cp if dims.cp > 1 else 1)
    assert tokens % divisor == 0, f"{tokens} tokens do not divide by {divisor}"
    batches = parallelism.num_pp_microbatches if dims.pp > 1 else 1
    assert training.num_tokens_per_train_step % (tokens * batches * dims.dp_replicate * dims.dp_shard) == 0, "tokens of a step do not divide"
    stages = parallelism.module_fqns_per_model_part
    if dims.pp > 1:
        from torch.distributed.pipelining.schedules import PipelineScheduleMulti, get_schedule_class
        assert len(stages) % dims.pp == 0, f"{len(stages)} stages"
        assert issubclass(get_schedule_class(parallelism.pipeline_parallel_schedule), PipelineScheduleMulti) == (len(stages) > dims.pp), "schedule and stages"
        assert sum(name.startswith("layers.") for stage in stages for name in stage) == len(config.model_spec.model.layers), "layers of the stages"
    assert len(config.model_spec.model.layers) == meta["layers"], "layers"


common.run(read)
