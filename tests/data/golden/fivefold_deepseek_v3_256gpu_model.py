# torchtitan v0.2.2 (the last that reads TOML) for DeepSeek-V3
# Written by Fivefold @VERSION@ from plan DeepSeek-V3 on 256 GPUs (hash b92074d43999dc81).
# 256 GPUs, NVIDIA H100 SXM5 80GB: DP 8 x TP 2 x PP 16 x CP 1, VPP 2, EP 16 x ETP 1 inside, ZeRO-2; 2048 sequences of 4096 tokens per step.
# Predicted memory: 70.2 of 79.2 GiB on pipeline stage 0, the fullest.
# Predicted step time: 4.250 s (4.000 to 4.750 s; calibrated, interpolating).
from torchtitan.models.moe import MoEArgs
from torchtitan.models.deepseek_v3 import DeepSeekV3ModelArgs, deepseekv3_args

deepseekv3_args["deepseek-v3-256gpu"] = DeepSeekV3ModelArgs(
    dim=7168, n_layers=61, n_dense_layers=3, n_heads=128, vocab_size=129280, inter_dim=18432, moe_inter_dim=2048,
    q_lora_rank=1536, kv_lora_rank=512, qk_nope_head_dim=128, qk_rope_head_dim=64, v_head_dim=128,
    moe_args=MoEArgs(
        num_experts=256, num_shared_experts=1, top_k=8, score_func="sigmoid", route_norm=True, score_before_experts=False,
    ),
    norm_eps=1.0e-06, rope_theta=10000.0, max_seq_len=163840,
)
