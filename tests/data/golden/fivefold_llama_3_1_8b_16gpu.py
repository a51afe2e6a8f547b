# torchtitan main (commit b5bcd76c) for Llama-3.1-8B
# Written by Fivefold @VERSION@ from plan Llama 3.1 8B on 16 GPUs (hash 1a53c41c500b9682).
# 16 GPUs, NVIDIA H100 SXM5 80GB: DP 2 x TP 4 x PP 2 x CP 1, ZeRO-3; 128 sequences of 8192 tokens per step.
# Predicted memory: 32.5 of 79.2 GiB on pipeline stage 0, the fullest.
# Predicted step time: 4.250 s (4.000 to 4.750 s; calibrated, interpolating).
# A dry run without GPUs: the same command with --comm.mode=fake_backend, and NGPU in the environment.
from torchtitan.components.loss import ChunkedLossWrapper, CrossEntropyLoss
from torchtitan.components.optimizer import LRSchedulersContainer, default_adamw
from torchtitan.config import CompileConfig
from torchtitan.models import llama3 as family
from torchtitan.models.common import ComplexRoPE, Embedding, Linear, RMSNorm
from torchtitan.models.common.config_utils import decoder_vocab_size
from torchtitan.models.llama3.config_registry import llama3_8b
from torchtitan.trainer import Trainer

_LAYERS_PER_STAGE = [16, 16]


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
    dim, vocab_size = 4096, 128256
    return family.Llama3Model.Config(
        dim=dim,
        vocab_size=vocab_size,
        tok_embeddings=Embedding.Config(num_embeddings=vocab_size, embedding_dim=dim, param_init=family._EMBEDDING_INIT),
        norm=RMSNorm.Config(normalized_shape=dim, eps=1.0e-05, param_init=family._NORM_INIT),
        lm_head=Linear.Config(in_features=dim, out_features=vocab_size, param_init=family._output_linear_init(dim)),
        layers=family._build_llama3_layers(
            n_kv_heads=8, hidden_dim=14336,
            n_layers=32, dim=dim, n_heads=32, attn_backend=attn_backend,
            rope=ComplexRoPE.Config(dim=128, max_context_length=131072, theta=500000.0),
        ),
    )


def fivefold_llama_3_1_8b_16gpu() -> Trainer.Config:
    family.llama3_configs["llama-3.1-8b-16gpu"] = _model
    c = llama3_8b()
    c.model_spec = family.model_registry("llama-3.1-8b-16gpu")

    c.parallelism.data_parallel_replicate_degree = 1
    c.parallelism.data_parallel_shard_degree = 2
    c.parallelism.fsdp_reshard_after_forward = "always"
    c.parallelism.tensor_parallel_degree = 4
    c.parallelism.enable_sequence_parallel = True
    c.parallelism.context_parallel_degree = 1
    c.parallelism.pipeline_parallel_degree = 2
    c.parallelism.pipeline_parallel_schedule = "1F1B"
    c.parallelism.num_pp_microbatches = 64
    c.parallelism.module_fqns_per_model_part = _stages(_LAYERS_PER_STAGE)
    c.parallelism.expert_parallel_degree = 1

    # a micro-batch of 1 x 8192 tokens; 128 sequences in an optimizer step
    c.training.num_tokens_per_microbatch_per_dp_rank = 1 * 8192
    c.training.num_tokens_per_train_step = 128 * 8192
    c.training.max_context_length = 8192
    c.training.steps = 1000
    c.training.mixed_precision_param = "bfloat16"
    c.training.disable_cuda_graphs = True

    c.activation_checkpoint = None
    c.compile = CompileConfig(enable=False, components=["model", "loss"], enable_async_tensor_parallel=False)
    c.loss = ChunkedLossWrapper.Config(loss_fn=CrossEntropyLoss.Config(global_vocab_size=decoder_vocab_size(c.model_spec)))
    # learning rate and schedule are common values, not part of the plan: put in your own
    c.optimizer = default_adamw(lr=0.0003)
    c.lr_scheduler = LRSchedulersContainer.Config(warmup_steps=100, decay_type="cosine", min_lr_factor=0.1)
    return c
