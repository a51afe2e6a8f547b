# SPDX-License-Identifier: Apache-2.0
"""torchtitan v0.2 reads its TOML, imports the model's module that it names and takes that flavour's arguments."""
import importlib
import sys

import common

common.stand_in("torchao", "datasets", "deep_ep", "torchft", "jinja2", "triton", "tensorboard", "wandb", "torchdata", "tokenizers", "safetensors", "torchvision",
                "torchcomms", "einops")
import torch  # noqa: E402

from torchtitan.config import ConfigManager  # noqa: E402
from torchtitan.distributed.parallel_dims import ParallelDims  # noqa: E402


def read(case):
    meta = case.meta
    config = ConfigManager().parse_args(["--job.config_file", case.path(".toml")])
    parallelism, training = config.parallelism, config.training
    dims = ParallelDims(dp_shard=parallelism.data_parallel_shard_degree, dp_replicate=parallelism.data_parallel_replicate_degree,
                        cp=parallelism.context_parallel_degree, tp=parallelism.tensor_parallel_degree, pp=parallelism.pipeline_parallel_degree,
                        ep=parallelism.expert_parallel_degree, etp=parallelism.expert_tensor_parallel_degree, world_size=meta["world"])
    for name in [name for name in sys.modules if name.startswith("fivefold_")]:
        del sys.modules[name]  # another case may have the same name
    sys.path.insert(0, case.folder)
    try:
        importlib.import_module(config.experimental.custom_import)
    finally:
        sys.path.remove(case.folder)
    spec = importlib.import_module(f"torchtitan.models.{config.model.name}").get_train_spec()
    arguments = spec.model_args[config.model.flavor]
    arguments.update_from_config(config)
    assert arguments.n_layers == meta["layers"] and arguments.dim == meta["hidden"] and arguments.vocab_size == meta["vocab"], "dimensions"
    # what the trainer and the model's parallelize function check
    assert training.seq_len % dims.seq_len_divisor == 0, f"sequence does not divide by {dims.seq_len_divisor}"
    assert training.global_batch_size % (training.local_batch_size * dims.dp_replicate * dims.dp_shard) == 0, "global batch"
    assert dims.pp == 1 or spec.pipelining_fn is not None, "the model has no pipeline"
    if dims.pp > 1:
        from torch.distributed.pipelining.schedules import PipelineScheduleMulti, get_schedule_class
        stages = parallelism.module_fqns_per_model_part
        assert training.local_batch_size % parallelism.pipeline_parallel_microbatch_size == 0, "micro-batch"
        assert len(stages) % dims.pp == 0, f"{len(stages)} stages"
        assert issubclass(get_schedule_class(parallelism.pipeline_parallel_schedule), PipelineScheduleMulti) == (len(stages) > dims.pp), "schedule and stages"
    if not (dims.dp_shard_enabled or dims.cp_enabled) and dims.dp_replicate_enabled:
        assert dims.world_size == dims.dp_replicate, "DDP has not supported > 1D parallelism"
    assert dims.tp == 1 or (arguments.n_heads % dims.tp == 0 and (getattr(arguments, "n_kv_heads", None) or arguments.n_heads) % dims.tp == 0), "heads"
    assert case.meta["experts"] % dims.ep == 0 and dims.dp_shard * dims.cp * dims.tp % (dims.ep * dims.etp) == 0, "experts"


common.run(read)
