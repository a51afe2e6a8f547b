# torchtitan main (commit b5bcd76c) for DeepSeek-V3
# Written by Fivefold @VERSION@ from plan DeepSeek-V3 on 256 GPUs (hash b92074d43999dc81).
# 256 GPUs, NVIDIA H100 SXM5 80GB: DP 8 x TP 2 x PP 16 x CP 1, VPP 2, EP 16 x ETP 1 inside, ZeRO-2; 2048 sequences of 4096 tokens per step.
# Predicted memory: 70.2 of 79.2 GiB on pipeline stage 0, the fullest.
# Predicted step time: 4.250 s (4.000 to 4.750 s; calibrated, interpolating).
# A dry run without GPUs: the same command with --comm.mode=fake_backend, and NGPU in the environment.
from torchtitan.components.loss import CrossEntropyLoss
from torchtitan.components.optimizer import LRSchedulersContainer, default_adamw
from torchtitan.components.quantization import Float8LinearConverter
from torchtitan.config import CompileConfig
from torchtitan.distributed.activation_checkpoint import SelectiveAC
from torchtitan.models import deepseek_v3 as family
from torchtitan.models.common import ComplexRoPE, Embedding, Linear, RMSNorm
from torchtitan.models.common.config_utils import decoder_vocab_size
from torchtitan.models.deepseek_v3.config_registry import deepseek_v3_671b
from torchtitan.trainer import Trainer

_LAYERS_PER_STAGE = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0]


def _stages(layers_per_stage):
    """Names of each stage's modules: the embedding in the first, norm and output in the last."""
    stages, first = [], 0
    for count in layers_per_stage:
        stages.append([f"layers.{i}" for i in range(first, first + count)])
        first += count
    stages[0].insert(0, "tok_embeddings")
    stages[-1] += ["norm", "lm_head"]
    return stages


def _model(attn_backend: str, **options):
    """The plan's dimensions."""
    dim, vocab_size = 7168, 129280
    return family.DeepSeekV3Model.Config(
        dim=dim,
        vocab_size=vocab_size,
        tok_embeddings=Embedding.Config(num_embeddings=vocab_size, embedding_dim=dim, param_init=family._EMBEDDING_INIT),
        norm=RMSNorm.Config(normalized_shape=dim, eps=1.0e-06, param_init=family._NORM_INIT),
        lm_head=Linear.Config(in_features=dim, out_features=vocab_size, param_init=family._output_linear_init(dim)),
        layers=family._build_dsv3_layers(
            n_dense_layers=3, q_lora_rank=1536, kv_lora_rank=512, qk_nope_head_dim=128,
            qk_rope_head_dim=64, v_head_dim=128, mscale=1.0, dense_hidden_dim=18432, moe_hidden_dim=2048,
            num_experts=256, num_shared_experts=1, router_top_k=8, router_score_func="sigmoid", router_route_norm=True,
            moe_comm_backend=options.get("moe_comm_backend", "standard"),
            non_blocking_capacity_factor=options.get("non_blocking_capacity_factor"),
            n_layers=61, dim=dim, n_heads=128, attn_backend=attn_backend,
            rope=ComplexRoPE.Config(dim=64, max_context_length=163840, theta=10000.0),
        ),
    )


def fivefold_deepseek_v3_256gpu() -> Trainer.Config:
    family.deepseekv3_configs["deepseek-v3-256gpu"] = _model
    c = deepseek_v3_671b()
    c.model_spec = family.model_registry("deepseek-v3-256gpu", moe_comm_backend="deepep", converters=[
        Float8LinearConverter.Config(recipe_name="rowwise", filter_fqns=["lm_head"], model_compile_enabled=True),
    ])

    c.parallelism.data_parallel_replicate_degree = 1
    c.parallelism.data_parallel_shard_degree = 8
    c.parallelism.fsdp_reshard_after_forward = "never"
    c.parallelism.tensor_parallel_degree = 2
    c.parallelism.enable_sequence_parallel = True
    c.parallelism.context_parallel_degree = 1
    c.parallelism.pipeline_parallel_degree = 16
    c.parallelism.pipeline_parallel_schedule = "Interleaved1F1B"
    c.parallelism.num_pp_microbatches = 256
    c.parallelism.module_fqns_per_model_part = _stages(_LAYERS_PER_STAGE)
    c.parallelism.expert_parallel_degree = 16

    # a micro-batch of 1 x 4096 tokens; 2048 sequences in an optimizer step
    c.training.num_tokens_per_microbatch_per_dp_rank = 1 * 4096
    c.training.num_tokens_per_train_step = 2048 * 4096
    c.training.max_context_length = 4096
    c.training.steps = 1788140
    c.training.mixed_precision_param = "bfloat16"
    c.training.disable_cuda_graphs = True

    c.activation_checkpoint = SelectiveAC.Config()
    c.compile = CompileConfig(enable=True, components=["model", "loss"], enable_async_tensor_parallel=False)
    c.loss = CrossEntropyLoss.Config(global_vocab_size=decoder_vocab_size(c.model_spec))
    # learning rate and schedule are common values, not part of the plan: put in your own
    c.optimizer = default_adamw(lr=0.0003)
    c.lr_scheduler = LRSchedulersContainer.Config(warmup_steps=2000, decay_type="cosine", min_lr_factor=0.1)
    return c
