# SPDX-License-Identifier: Apache-2.0
"""DeepSpeed builds its configuration from the JSON, with the batch rule, the error checks and its strict sections."""
from unittest import mock

import common

common.stand_in("triton", "cupy", "mpi4py")
from deepspeed.runtime import config as runtime  # noqa: E402


class Ranks:
    """What DeepSpeed asks of a model-parallel unit when tensor parallelism is on."""

    def __init__(self, ranks):
        self.ranks = ranks

    def get_data_parallel_world_size(self, *arguments):
        return self.ranks

    def get_model_parallel_world_size(self, *arguments):
        return 1


class Sequences:
    """What the training script registers for Ulysses."""

    def __init__(self, ranks):
        self.ranks = ranks

    def get_sequence_parallel_world_size(self):
        return self.ranks


def read(case):
    meta = case.meta
    with mock.patch.object(runtime.dist, "get_world_size", lambda *a, **k: meta["world"]), mock.patch.object(runtime.dist, "get_rank", lambda *a, **k: 0), \
            mock.patch.object(runtime.dist, "is_initialized", lambda: True):
        unit = Ranks(meta["world"] // meta["tp"]) if meta["tp"] > 1 else Sequences(meta["cp"]) if meta["cp"] > 1 else None
        config = runtime.DeepSpeedConfig(case.path(".deepspeed.json"), mpu=unit)
        if hasattr(config, "_do_error_check"):
            config._do_error_check()  # pylint: disable=protected-access
    assert config.zero_optimization_stage == meta["zero"], "ZeRO stage"
    assert config.train_batch_size == meta["micro_batch"] * meta["accumulation"] * meta["dp"], "batch"
    assert config.tensor_parallel_config.autotp_size in (0, meta["tp"]), "TP"


common.run(read)
