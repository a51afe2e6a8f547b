# torchtitan v0.2.2 (the last that reads TOML) for Llama-3.1-8B
# Written by Fivefold @VERSION@ from plan Llama 3.1 8B on 16 GPUs (hash 1a53c41c500b9682).
# 16 GPUs, NVIDIA H100 SXM5 80GB: DP 2 x TP 4 x PP 2 x CP 1, ZeRO-3; 128 sequences of 8192 tokens per step.
# Predicted memory: 32.5 of 79.2 GiB on pipeline stage 0, the fullest.
# Predicted step time: 4.250 s (4.000 to 4.750 s; calibrated, interpolating).
from torchtitan.models.llama3 import TransformerModelArgs, llama3_args

llama3_args["llama-3.1-8b-16gpu"] = TransformerModelArgs(
    dim=4096, n_layers=32, n_heads=32, n_kv_heads=8, vocab_size=128256,
    multiple_of=1, ffn_dim_multiplier=14336.5 / int(2 * 4 * 4096 / 3),
    norm_eps=1.0e-05, rope_theta=500000.0, max_seq_len=131072,
)
