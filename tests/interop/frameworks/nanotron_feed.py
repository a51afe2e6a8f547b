# SPDX-License-Identifier: Apache-2.0
"""nanotron reads its YAML with its own strict parser, which also checks heads, schedules and data stages."""
import os
import sys
from unittest import mock

import common

common.stand_in("datasets", "flash_attn", "functorch", "lighteval", "datatrove", "grouped_gemm", "apex", "s5cmd", "boto3", "tensorboardX", "wandb")
try:
    from nanotron.config import get_config_from_file
except ImportError:  # the release on the index imports its logging and its configuration in a circle
    for name in [name for name in sys.modules if name.split(".")[0] == "nanotron"]:
        del sys.modules[name]
    sys.modules["nanotron.logging"] = common.StandIn("nanotron.logging")
    from nanotron.config import get_config_from_file
from nanotron.config import Config  # noqa: E402
from nanotron.parallel import ParallelContext, context  # noqa: E402

if "data_stages" not in Config.__dataclass_fields__:
    sys.exit("left out: this nanotron is older than the one that is exported to; give a checkout in SOURCES")


class Context(ParallelContext):
    """Its own arithmetic of the ranks, without devices and process groups."""

    def set_device(self):
        pass

    def create_new_group(self, all_groups_ranks):
        return None


def read(case):
    config = get_config_from_file(case.path(".nanotron.yaml"))
    parallel, tokens, meta = config.parallelism, config.tokens, case.meta
    with mock.patch.multiple(context.dist, initialize_torch_distributed=mock.DEFAULT, is_initialized=lambda: True, new_group=mock.DEFAULT, barrier=mock.DEFAULT,
                             get_backend=lambda: "nccl", get_rank=lambda *group: 0, create=True):
        Context(parallel.tp, parallel.pp, parallel.dp, context_parallel_size=parallel.context_parallel_size, expert_parallel_size=parallel.expert_parallel_size)
    assert config.model.model_config.num_key_value_heads % parallel.tp == 0, "key-value heads do not divide"
    if parallel.tp > 1 and parallel.tp_linear_async_communication:
        assert os.environ.get("CUDA_DEVICE_MAX_CONNECTIONS") == "1", "CUDA_DEVICE_MAX_CONNECTIONS must be 1"
    assert tokens.micro_batch_size * tokens.batch_accumulation_per_replica == meta["micro_batch"] * meta["accumulation"]


common.run(read)
