# SPDX-License-Identifier: Apache-2.0
"""accelerate reads its YAML, merges it into the launch command's arguments, validates those and makes the launch's environment;
the parallel configuration is then built from that environment, as a rank does."""
import os
import types
from unittest import mock

import common
from accelerate.commands import launch
from accelerate.commands.config.config_args import load_config_from_file
from accelerate.parallelism_config import ParallelismConfig
from accelerate.utils import DistributedType, FullyShardedDataParallelPlugin
from accelerate.utils.launch import prepare_multi_gpu_env


def read(case):
    meta = case.meta
    path = case.path(".accelerate.yaml")
    assert load_config_from_file(path).num_processes == meta["world"], "processes"
    words = ["--config_file", path, "--machine_rank=0", "--main_process_ip=10.0.0.1", "--main_process_port=29500", "train.py"]
    with mock.patch("torch.cuda.is_available", lambda: True), mock.patch("torch.cuda.device_count", lambda: 8), \
            mock.patch("torch.cuda.is_bf16_supported", lambda *a, **k: True):
        args = launch.launch_command_parser().parse_args(words)
        args, _, _ = launch._validate_launch_command(args)  # pylint: disable=protected-access
        environment = prepare_multi_gpu_env(args)
    with mock.patch.dict(os.environ, {key: str(value) for key, value in environment.items()}):
        if args.use_fsdp:
            plugin = FullyShardedDataParallelPlugin()
            assert plugin.fsdp_version == 2 and isinstance(plugin.reshard_after_forward, bool), "FSDP2"
            mesh = ParallelismConfig()
            mesh._validate_accelerator(types.SimpleNamespace(multi_device=True, num_processes=meta["world"], is_fsdp2=True, is_main_process=True,  # pylint: disable=protected-access
                                                            distributed_type=DistributedType.FSDP))
            assert mesh.tp_size == meta["tp"] and mesh.cp_size == meta["cp"], "degrees"
            mesh._get_mesh() if meta["world"] > 1 else None  # pylint: disable=protected-access,expression-not-assigned
            assert plugin.reshard_after_forward == (meta["zero"] == 3), "ZeRO stage"
        else:
            assert meta["tp"] == meta["cp"] == 1 and (args.multi_gpu or meta["world"] == 1), "plain data parallelism"


common.run(read)
