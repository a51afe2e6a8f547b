# SPDX-License-Identifier: Apache-2.0
"""Default and realistic configurations of transformers' decoder-only families, imported and compared with the models themselves.

usage: transformers_models.py BIN FOLDER [FAMILY...]
"""
import json
import logging
import os
import subprocess
import sys
import warnings

warnings.filterwarnings("ignore")
os.environ.setdefault("HF_HUB_OFFLINE", "1")
import torch  # noqa: E402
import transformers  # noqa: E402

logging.disable(logging.WARNING)

# Of the families below. Known to differ: OPT-350M's narrow embedding, the default of DeepSeek-V2 (no number of experts a token), MiniMax's
# linear attention, and the two numbers of Apertus' activation in each layer.
WANTED = 46

GQA = {"hidden_size": 2048, "num_hidden_layers": 6, "num_attention_heads": 16, "num_key_value_heads": 4, "intermediate_size": 5632, "vocab_size": 50000}
TIED = {**GQA, "tie_word_embeddings": True}
UNTIED = {**GQA, "tie_word_embeddings": False}
PADDED = {**UNTIED, "pad_token_id": 0}
BIASED = {**UNTIED, "attention_bias": True}
MHA = {"hidden_size": 1024, "num_hidden_layers": 4, "num_attention_heads": 16, "intermediate_size": 4096, "vocab_size": 32000}
N_EMBD = {"n_embd": 1600, "n_layer": 6, "n_head": 25}
FEW_EXPERTS = {**UNTIED, "num_local_experts": 16, "num_experts_per_tok": 2}
LATENT = {"hidden_size": 2048, "num_hidden_layers": 8, "num_attention_heads": 16, "num_key_value_heads": 16, "intermediate_size": 10944,
          "moe_intermediate_size": 1408, "n_routed_experts": 64, "n_shared_experts": 2, "num_experts_per_tok": 6, "n_group": 1, "topk_group": 1,
          "q_lora_rank": None, "first_k_dense_replace": 1}
ROUTED = {**UNTIED, "n_routed_experts": 32, "n_shared_experts": 2, "num_experts_per_tok": 4, "moe_intermediate_size": 1024, "first_k_dense_replace": 2}

# family: variants beside the default configuration
FAMILIES = {
    "llama": [TIED, BIASED, {**UNTIED, "mlp_bias": True}, {**UNTIED, "head_dim": 64}],
    "llama4_text": [{**UNTIED, "intermediate_size_mlp": 8192, "num_local_experts": 16, "interleave_moe_layer_step": 2}],
    "mistral": [UNTIED, {**UNTIED, "head_dim": 160, "sliding_window": None}],
    "mixtral": [FEW_EXPERTS],
    "qwen2": [TIED, UNTIED],
    "qwen3": [TIED, BIASED],
    "qwen2_moe": [{**UNTIED, "num_experts": 16, "moe_intermediate_size": 704, "decoder_sparse_step": 2}],
    "qwen3_moe": [{**UNTIED, "num_experts": 32, "moe_intermediate_size": 704, "head_dim": 128, "mlp_only_layers": [0]}],
    "gemma": [GQA, UNTIED],
    "gemma2": [GQA],
    "gemma3_text": [GQA],
    "phi": [MHA, {**MHA, "num_key_value_heads": 4, "qk_layernorm": True}],
    "phi3": [UNTIED],
    "phimoe": [{**FEW_EXPERTS, "attention_bias": True, "lm_head_bias": True}],
    "gpt2": [N_EMBD, {**N_EMBD, "tie_word_embeddings": False}],
    "gpt_neox": [MHA, {**MHA, "attention_bias": False}],
    "gptj": [{"n_embd": 1024, "n_layer": 4, "n_head": 16}],
    "opt": [
        {"hidden_size": 2048, "num_hidden_layers": 4, "num_attention_heads": 32, "ffn_dim": 8192, "word_embed_proj_dim": 2048},
        {"hidden_size": 1024, "num_hidden_layers": 4, "num_attention_heads": 16, "ffn_dim": 4096, "word_embed_proj_dim": 512, "do_layer_norm_before": False}],
    "bloom": [{"hidden_size": 1024, "n_layer": 4, "n_head": 16}],
    "falcon": [
        {"hidden_size": 1024, "num_hidden_layers": 4, "num_attention_heads": 16, "new_decoder_architecture": True, "num_kv_heads": 4},
        {"hidden_size": 1024, "num_hidden_layers": 4, "num_attention_heads": 16, "multi_query": False, "parallel_attn": False, "alibi": True, "bias": True}],
    "mpt": [{"d_model": 1024, "n_layers": 4, "n_heads": 16}],
    "stablelm": [UNTIED, {**UNTIED, "use_qkv_bias": True, "use_parallel_residual": True}, {**UNTIED, "qk_layernorm": True}],
    "starcoder2": [GQA, {**GQA, "use_bias": False}],
    "cohere": [GQA, {**GQA, "use_qk_norm": True}],
    "cohere2": [GQA],
    "olmo": [UNTIED],
    "olmo2": [UNTIED],
    "olmo3": [UNTIED],
    "olmoe": [{**UNTIED, "num_experts": 16}],
    "deepseek_v2": [LATENT],
    "deepseek_v3": [LATENT, {**LATENT, "q_lora_rank": 768}],
    "granite": [TIED, BIASED],
    "granitemoe": [FEW_EXPERTS],
    "glm": [PADDED],
    "glm4": [PADDED],
    "glm4_moe": [{**ROUTED, "use_qk_norm": True}],
    "gpt_oss": [FEW_EXPERTS],
    "nemotron": [UNTIED],
    "smollm3": [{**TIED, "pad_token_id": 0}],
    "ernie4_5": [TIED, {**UNTIED, "use_bias": True}],
    "helium": [UNTIED],
    "exaone4": [UNTIED],
    "hunyuan_v1_dense": [{**TIED, "head_dim": 128}],
    "minimax_m2": [FEW_EXPERTS],
    "minimax": [],
    "seed_oss": [UNTIED],
    "dots1": [ROUTED],
    "arcee": [UNTIED],
    "apertus": [UNTIED],
    "gpt_bigcode": [N_EMBD],
}


def first(config, *names):
    for name in names:
        value = getattr(config, name, None)
        if value is not None:
            return value
    return None


def kv_heads(config):
    """Falcon and GPT-BigCode share one key and value; falcon's new architecture has groups."""
    heads = config.num_attention_heads
    if getattr(config, "multi_query", False) and not getattr(config, "new_decoder_architecture", False):
        return 1
    if config.model_type == "falcon" and not config.new_decoder_architecture:
        return heads
    return first(config, "num_key_value_heads", "num_kv_heads") or heads


def expected(config):
    """What the model has, by the names of a plan. A width of None is not stated by the configuration and left to the count."""
    fields = {"layers": config.num_hidden_layers, "hidden": config.hidden_size, "heads": config.num_attention_heads, "kv_heads": kv_heads(config),
              "vocab": config.vocab_size, "tied_embeddings": bool(config.tie_word_embeddings)}
    latent = getattr(config, "kv_lora_rank", None) is not None
    if latent:
        fields.pop("kv_heads")
    elif isinstance(getattr(config, "head_dim", None), int):
        fields["head_dim"] = config.head_dim
    experts = first(config, "n_routed_experts", "num_local_experts", "num_experts")
    fields["experts"] = experts or 0
    if experts:
        fields["top_k"] = first(config, "num_experts_per_tok", "moe_topk")
        width = first(config, "moe_intermediate_size", "intermediate_size")
        fields["expert_ffn"] = width
    elif first(config, "intermediate_size", "ffn_dim", "n_inner") is not None:
        fields["ffn"] = first(config, "intermediate_size", "ffn_dim", "n_inner")
    return fields


def parameters(config):
    """Weights of a checkpoint: the correction biases of routers are buffers in transformers."""
    with torch.device("meta"):
        model = transformers.AutoModelForCausalLM.from_config(config)
    biases = sum(buffer.numel() for name, buffer in model.named_buffers() if "correction_bias" in name)
    return sum(weight.numel() for weight in model.parameters()) + biases


def imported(tools, folder):
    run = subprocess.run([os.path.join(tools, "fivefold-cli"), "import", os.path.join(folder, "config.json")], capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise ValueError(run.stderr.strip().splitlines()[-1])
    plan = os.path.join(folder, "plan.json")
    with open(plan, "w", encoding="utf-8") as file:
        file.write(run.stdout)
    model = json.loads(run.stdout)["model"]
    moe = model["moe"] or {"experts": 0}
    fields = {**model, "experts": moe["experts"], "top_k": moe.get("top_k"), "expert_ffn": moe.get("ffn")}
    count = subprocess.run([os.path.join(tools, "count_parameters"), plan], capture_output=True, text=True, check=True)
    return fields, int(count.stdout)


class NoModel(Exception):
    """transformers builds no model of its own default configuration: some leave a necessary number at None."""


def compare(tools, folder, family, variant):
    config = transformers.CONFIG_MAPPING[family](**variant)
    config.save_pretrained(folder)
    try:
        want, theirs = expected(config), parameters(config)
    except TypeError as problem:
        if variant:
            raise
        raise NoModel(str(problem)) from problem
    try:
        got, ours = imported(tools, folder)
    except ValueError as problem:
        return 0, len(want), 0, theirs, str(problem)
    wrong = [f"{name} {got[name]} for {value}" for name, value in want.items() if got[name] != value]
    return len(want) - len(wrong), len(want), ours, theirs, "; ".join(wrong)


def main(tools, work, *chosen):
    families = [name for name in FAMILIES if name in transformers.CONFIG_MAPPING and (not chosen or name in chosen)]
    print(f"transformers {transformers.__version__}, {len(families)} families\n")
    print(f"{'family':<20} {'fields':>7} {'ours':>18} {'theirs':>18}")
    equal = 0
    for family in families:
        good = True
        for number, variant in enumerate([{}, *FAMILIES[family]]):
            folder = os.path.join(work, f"{family}-{number}")
            os.makedirs(folder, exist_ok=True)
            label = family if number == 0 else f"  variant {number}"
            try:
                right, fields, ours, theirs, wrong = compare(tools, folder, family, variant)
            except NoModel as problem:
                print(f"{label:<20} {'-':>7} {'-':>18} {'-':>18}  transformers builds no model of its default: {problem}")
                continue
            except Exception as problem:  # pylint: disable=broad-except
                first_line = (str(problem).splitlines() or [""])[0]
                right, fields, ours, theirs, wrong = 0, 0, 0, -1, f"transformers: {type(problem).__name__}: {first_line}"
            same = right == fields and ours == theirs
            good = good and same
            print(f"{label:<20} {f'{right}/{fields}':>7} {ours:>18} {theirs:>18}{'' if same else '  DIFFERS ' + wrong}", flush=True)
        equal += good
    print(f"\nequal in every field and to the digit: {equal} of {len(families)} families")
    return 0 if chosen or equal >= WANTED else 1


sys.exit(main(*sys.argv[1:]))
