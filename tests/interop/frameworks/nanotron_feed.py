# SPDX-License-Identifier: Apache-2.0
"""nanotron reads its YAML with its own strict parser, which also checks heads, schedules and data stages."""
import os
import sys

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

if "data_stages" not in Config.__dataclass_fields__:
    sys.exit("left out: this nanotron is older than the one that is exported to; give a checkout in SOURCES")


def read(case):
    config = get_config_from_file(case.path(".nanotron.yaml"))
    parallel, tokens, meta = config.parallelism, config.tokens, case.meta
    product = parallel.dp * parallel.tp * parallel.pp * parallel.context_parallel_size
    assert product == meta["world"], f"TP*CP*DP*PP={product} != WORLD_SIZE={meta['world']}"
    assert config.model.model_config.num_key_value_heads % parallel.tp == 0, "key-value heads do not divide"
    if parallel.tp > 1 and parallel.tp_linear_async_communication:
        assert os.environ.get("CUDA_DEVICE_MAX_CONNECTIONS") == "1", "CUDA_DEVICE_MAX_CONNECTIONS must be 1"
    assert tokens.micro_batch_size * tokens.batch_accumulation_per_replica == meta["micro_batch"] * meta["accumulation"]


common.run(read)
