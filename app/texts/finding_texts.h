// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <iterator>
#include <string_view>

#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace fivefold {

/// The sentence of each finding id, in English; `{name}` stands for the finding's argument of that name. The desktop
/// translates the template (context "Finding") before it fills it in.
struct FindingText {
    std::string_view id;
    const char* text;
};

inline constexpr FindingText kFindingTexts[] = {
    {"malformed-model", QT_TRANSLATE_NOOP("Finding", "The model's dimensions do not make sense: {problem}.")},
    {"degree-positive", QT_TRANSLATE_NOOP("Finding", "{knob} is {value}; it must be between 1 and {largest}.")},
    {"gpus-product", QT_TRANSLATE_NOOP("Finding", "DP {dp} x TP {tp} x PP {pp} x CP {cp} = {product}, but the cluster has {gpus} GPUs.")},
    {"expert-grid", QT_TRANSLATE_NOOP("Finding", "EP {ep} x ETP {etp} does not divide TP x CP x DP = {product}.")},
    {"batch-product", QT_TRANSLATE_NOOP("Finding", "DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} = {product}, but the global batch is {batch} sequences.")},
    {"tp-divides-heads", QT_TRANSLATE_NOOP("Finding", "TP {tp} does not divide the {heads} attention heads.")},
    {"tp-divides-kv-heads", QT_TRANSLATE_NOOP("Finding", "TP {tp} and the {kv_heads} key-value heads do not divide one another; the heads would have to be split unevenly.")},
    {"kv-heads-replicated", QT_TRANSLATE_NOOP("Finding", "TP {tp} is larger than the {kv_heads} key-value heads, so each is kept {copies} times.")},
    {"tp-divides-hidden", QT_TRANSLATE_NOOP("Finding", "TP {tp} does not divide the hidden size {hidden}.")},
    {"tp-divides-ffn", QT_TRANSLATE_NOOP("Finding", "TP {tp} does not divide the feed-forward width {ffn}.")},
    {"etp-divides-expert-ffn", QT_TRANSLATE_NOOP("Finding", "ETP {etp} does not divide the expert width {ffn}.")},
    {"ep-divides-experts", QT_TRANSLATE_NOOP("Finding", "EP {ep} does not divide the {experts} experts.")},
    {"ep-needs-experts", QT_TRANSLATE_NOOP("Finding", "EP {ep} and ETP {etp} need a mixture-of-experts model; this one is dense.")},
    {"ep-needs-sequence-parallel", QT_TRANSLATE_NOOP("Finding", "EP {ep} with TP {tp} needs sequence parallelism.")},
    {"cp-divides-sequence", QT_TRANSLATE_NOOP("Finding", "The sequence of {seq_len} tokens does not split into 2 x CP = {pieces} equal pieces.")},
    {"sp-divides-sequence", QT_TRANSLATE_NOOP("Finding", "Sequence parallelism needs the {tokens} tokens of a context-parallel rank to divide by TP {tp}.")},
    {"ulysses-heads", QT_TRANSLATE_NOOP("Finding", "All-to-all context parallelism needs TP x CP = {product} to divide the {heads} attention heads.")},
    {"cp-inner-divides", QT_TRANSLATE_NOOP("Finding", "The inner all-to-all of {inner} ranks must divide CP {cp}.")},
    {"offload-weights-zero", QT_TRANSLATE_NOOP("Finding", "Weights move to the host only where ZeRO-3 shards them; with ZeRO-{zero} they stay.")},
    {"host-link-unknown", QT_TRANSLATE_NOOP("Finding", "The link between {gpu} and its host is not known; what moves over it counts as endless.")},
    {"pp-exceeds-layers", QT_TRANSLATE_NOOP("Finding", "PP {pp} x VPP {vpp} = {stages} stages, but the model has only {layers} layers.")},
    {"layers-uneven", QT_TRANSLATE_NOOP("Finding", "{layers} layers do not divide over {stages} virtual stages; embedding and loss take a layer slot each and the split is {split}.")},
    {"layers-per-stage-sum", QT_TRANSLATE_NOOP("Finding", "The explicit layers per stage must be {stages} numbers that sum to {layers}; they are {count} numbers with sum {sum}.")},
    {"vpp-needs-pp", QT_TRANSLATE_NOOP("Finding", "VPP {vpp} needs PP of at least 2.")},
    {"vpp-schedule", QT_TRANSLATE_NOOP("Finding", "Virtual stages belong to the 1F1B schedule; with {schedule} VPP must be 1.")},
    {"vpp-micro-batches", QT_TRANSLATE_NOOP("Finding", "Interleaving needs the number of micro-batches, {accumulation}, to be a multiple of PP {pp}.")},
    {"dualpipe-shape", QT_TRANSLATE_NOOP("Finding", "DualPipe needs an even PP and an even number of micro-batches of at least 2 x PP; they are {pp} and {accumulation}.")},
    {"zero-pipeline", QT_TRANSLATE_NOOP("Finding", "ZeRO-{zero} with PP {pp} reduces and gathers for every micro-batch; ZeRO-1 is the usual choice.")},
    {"shard-group", QT_TRANSLATE_NOOP("Finding", "The HSDP shard group of {group} ranks must divide DP x CP = {ranks}.")},
    {"zero-range", QT_TRANSLATE_NOOP("Finding", "ZeRO stage {zero} does not exist; it is 0, 1, 2 or 3.")},
    {"tp-beyond-domain", QT_TRANSLATE_NOOP("Finding", "TP {tp} reaches beyond the NVLink domain of {domain} GPUs.")},
    {"few-micro-batches", QT_TRANSLATE_NOOP("Finding", "Only {accumulation} micro-batches for {pp} pipeline stages: the bubble takes {bubble} % of the step.")},
    {"out-of-memory", QT_TRANSLATE_NOOP("Finding", "Stage {stage} needs {needed} GiB of {capacity} GiB.")},
    {"memory-tight", QT_TRANSLATE_NOOP("Finding", "Stage {stage} uses {needed} of {capacity} GiB: little is left for fragmentation and surprises.")},
    {"precision-unsupported", QT_TRANSLATE_NOOP("Finding", "{gpu} has no {precision} matrix units; the estimate uses its bf16 rate.")},
    {"profile-borrowed", QT_TRANSLATE_NOOP("Finding", "No measured runs calibrate {what}; constants of {from} are used and the error band is wide.")},
    {"schedule-ideal", QT_TRANSLATE_NOOP("Finding", "The bubble of {schedule} is the published ideal, not a simulated schedule.")},
    {"network-unknown", QT_TRANSLATE_NOOP("Finding", "The bandwidth between nodes of {network} is not known; times of whatever crosses nodes are not to be used.")},
    {"not-modelled", QT_TRANSLATE_NOOP("Finding", "{what} is not in the cost model.")},
    {"target-framework", QT_TRANSLATE_NOOP("Finding", "The plan's estimate is for {framework}, but the files are for {target}; its times and memory may differ.")},
    {"nanotron-no-expert-parallel", QT_TRANSLATE_NOOP("Finding", "nanotron cannot start with EP {ep}; expert parallelism must be 1.")},
    {"nanotron-no-context-parallel", QT_TRANSLATE_NOOP("Finding", "nanotron cannot start training with CP {cp}; context parallelism must be 1.")},
    {"nanotron-no-virtual-stages", QT_TRANSLATE_NOOP("Finding", "nanotron has no virtual pipeline stages; VPP is {vpp} and must be 1.")},
    {"nanotron-zero-stage", QT_TRANSLATE_NOOP("Finding", "nanotron would silently treat ZeRO-{zero} as ZeRO-1.")},
    {"nanotron-no-shard-group", QT_TRANSLATE_NOOP("Finding", "nanotron always shards over all data-parallel ranks; a shard group of {group} is not possible.")},
    {"nanotron-schedule", QT_TRANSLATE_NOOP("Finding", "nanotron has the schedules 1F1B and GPipe, not {schedule}.")},
    {"nanotron-micro-batches", QT_TRANSLATE_NOOP("Finding", "nanotron's 1F1B needs at least PP - 1 = {needed} micro-batches; there are {accumulation}.")},
    {"nanotron-layer-placement", QT_TRANSLATE_NOOP("Finding", "nanotron places layers on stages by their cost; the split of this plan cannot be written.")},
    {"nanotron-recompute", QT_TRANSLATE_NOOP("Finding", "nanotron recomputes whole layers or none; the selected modules cannot be written.")},
    {"nanotron-recompute-attention", QT_TRANSLATE_NOOP("Finding", "nanotron's flash attention recomputes its scores anyway, so recomputation is written as off.")},
    {"nanotron-head-dim", QT_TRANSLATE_NOOP("Finding", "nanotron's heads are always hidden / heads wide; {heads} heads of {head_dim} do not make {hidden}.")},
    {"nanotron-kv-heads", QT_TRANSLATE_NOOP("Finding", "nanotron cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.")},
    {"nanotron-model", QT_TRANSLATE_NOOP("Finding", "nanotron's Llama and Qwen2 models cannot express this: {part}.")},
    {"nanotron-precision", QT_TRANSLATE_NOOP("Finding", "nanotron trains in bf16, fp16 or fp32, not in {precision}.")},
    {"nanotron-optimizer", QT_TRANSLATE_NOOP("Finding", "nanotron is exported with AdamW only, not with {optimizer}.")},
    {"megatron-schedule", QT_TRANSLATE_NOOP("Finding", "Megatron-LM has the 1F1B schedules only, not {schedule}.")},
    {"megatron-model", QT_TRANSLATE_NOOP("Finding", "Megatron-LM's command line cannot express this: {part}.")},
    {"megatron-biases", QT_TRANSLATE_NOOP("Finding", "Megatron-LM has biases in all linear layers, in queries, keys and values only, or nowhere; the nearest is written and the parameter count changes slightly.")},
    {"megatron-mtp-positions", QT_TRANSLATE_NOOP("Finding", "Multi-token prediction in Megatron-LM needs rotary positions.")},
    {"megatron-position-table", QT_TRANSLATE_NOOP("Finding", "The table of {rows} learned positions is shorter than the sequence of {seq_len} tokens.")},
    {"megatron-rotary-base", QT_TRANSLATE_NOOP("Finding", "Megatron-LM takes the rotary base as a whole number; it is rounded.")},
    {"megatron-vocabulary", QT_TRANSLATE_NOOP("Finding", "Megatron-LM pads the vocabulary from {vocab} to {padded} entries.")},
    {"megatron-expert-bias", QT_TRANSLATE_NOOP("Finding", "Biases inside experts need ETP 1 in Megatron-LM; it is {etp}.")},
    {"megatron-grouped-gemm", QT_TRANSLATE_NOOP("Finding", "{gpu} is too old for Megatron-LM's grouped expert GEMMs.")},
    {"megatron-ep-overlap", QT_TRANSLATE_NOOP("Finding", "Overlapping expert communication in Megatron-LM needs {condition}.")},
    {"megatron-optimizer", QT_TRANSLATE_NOOP("Finding", "Megatron-LM has no optimizer {optimizer}.")},
    {"megatron-moments-zero", QT_TRANSLATE_NOOP("Finding", "Low-precision moments ({optimizer}) need the distributed optimizer (ZeRO-1) in Megatron-LM.")},
    {"megatron-fsdp-optimizer", QT_TRANSLATE_NOOP("Finding", "ZeRO-{zero} in Megatron-LM is Megatron-FSDP, which works with Adam and SGD, not with {optimizer}.")},
    {"megatron-recompute-module", QT_TRANSLATE_NOOP("Finding", "Recomputing {module} has no effect in this model and is left out.")},
    {"megatron-shard-group", QT_TRANSLATE_NOOP("Finding", "A shard group without ZeRO has no effect and is left out.")},
    {"megatron-loss", QT_TRANSLATE_NOOP("Finding", "Megatron-LM has no chunked loss; the fused one is written.")},
    {"megatron-shared-expert-overlap", QT_TRANSLATE_NOOP("Finding", "Megatron-LM overlaps the shared expert only with an all-to-all dispatcher and without overlap between micro-batches.")},
    {"megatron-activation-offload", QT_TRANSLATE_NOOP("Finding", "Activation offload in Megatron-LM needs {condition}.")},
    {"megatron-optimizer-offload", QT_TRANSLATE_NOOP("Finding", "Optimizer offload in Megatron-LM needs Adam or SGD and the distributed optimizer (ZeRO-1).")},
    {"megatron-weight-offload", QT_TRANSLATE_NOOP("Finding", "Weights on the host are not written for Megatron-LM.")},
    {"megatron-ulysses-kv-heads", QT_TRANSLATE_NOOP("Finding", "Transformer Engine's all-to-all needs TP x its ranks = {product} to divide the {kv_heads} key-value heads.")},
    {"nanotron-offload", QT_TRANSLATE_NOOP("Finding", "nanotron keeps everything on the GPU; offload is not written.")},
    {"megatron-fsdp-connections", QT_TRANSLATE_NOOP("Finding", "TP and CP want CUDA_DEVICE_MAX_CONNECTIONS=1 on this GPU, Megatron-FSDP forbids it: overlap of the former suffers.")},
};

/// Sentence parts that the core hands over as arguments ({part}, {condition}, {problem}), listed for translation.
inline constexpr const char* kFindingParts[] = {
    QT_TRANSLATE_NOOP("Finding", "mixture of experts"),
    QT_TRANSLATE_NOOP("Finding", "latent attention"),
    QT_TRANSLATE_NOOP("Finding", "sparse-attention indexer"),
    QT_TRANSLATE_NOOP("Finding", "positions other than rotary"),
    QT_TRANSLATE_NOOP("Finding", "feed-forward other than gated SiLU"),
    QT_TRANSLATE_NOOP("Finding", "norms other than two RMSNorms per layer"),
    QT_TRANSLATE_NOOP("Finding", "norm of queries and keys"),
    QT_TRANSLATE_NOOP("Finding", "biases besides those of queries, keys and values"),
    QT_TRANSLATE_NOOP("Finding", "attention sinks"),
    QT_TRANSLATE_NOOP("Finding", "windowed and full attention in turns"),
    QT_TRANSLATE_NOOP("Finding", "multi-token prediction"),
    QT_TRANSLATE_NOOP("Finding", "dropout"),
    QT_TRANSLATE_NOOP("Finding", "feed-forward other than gated SiLU, GELU and squared ReLU"),
    QT_TRANSLATE_NOOP("Finding", "norm without weights"),
    QT_TRANSLATE_NOOP("Finding", "number of norms per layer other than two"),
    QT_TRANSLATE_NOOP("Finding", "norm after the embedding"),
    QT_TRANSLATE_NOOP("Finding", "ALiBi positions"),
    QT_TRANSLATE_NOOP("Finding", "query and key norm over the full width"),
    QT_TRANSLATE_NOOP("Finding", "bias on the output layer"),
    QT_TRANSLATE_NOOP("Finding", "virtual stages when PP is above 1"),
    QT_TRANSLATE_NOOP("Finding", "no recomputation of whole layers or experts"),
    QT_TRANSLATE_NOOP("Finding", "an all-to-all dispatcher"),
    QT_TRANSLATE_NOOP("Finding", "bf16 or fp16"),
    QT_TRANSLATE_NOOP("Finding", "at most one multi-token-prediction layer"),
    QT_TRANSLATE_NOOP("Finding", "PP 1"),
    QT_TRANSLATE_NOOP("Finding", "no recomputation"),
    QT_TRANSLATE_NOOP("Finding", "layers must be between 1 and 10000"),
    QT_TRANSLATE_NOOP("Finding", "the hidden size must be between 1 and 1000000"),
    QT_TRANSLATE_NOOP("Finding", "the number of attention heads must be between 1 and 100000"),
    QT_TRANSLATE_NOOP("Finding", "the vocabulary must be between 1 and 100000000"),
    QT_TRANSLATE_NOOP("Finding", "the feed-forward width must be between 0 and 10000000"),
    QT_TRANSLATE_NOOP("Finding", "norms per layer must be between 0 and 16"),
    QT_TRANSLATE_NOOP("Finding", "the position table must have between 0 and 100000000 rows"),
    QT_TRANSLATE_NOOP("Finding", "multi-token-prediction layers must be between 0 and 64"),
    QT_TRANSLATE_NOOP("Finding", "the latent ranks must be between 1 and 1000000"),
    QT_TRANSLATE_NOOP("Finding", "the latent head dimensions must be between 1 and 100000"),
    QT_TRANSLATE_NOOP("Finding", "query and key heads must have at least one dimension"),
    QT_TRANSLATE_NOOP("Finding", "the head dimension must be between 1 and 100000"),
    QT_TRANSLATE_NOOP("Finding", "key-value heads must be between 1 and the number of attention heads"),
    QT_TRANSLATE_NOOP("Finding", "the indexer's heads and head dimension must be between 1 and 100000"),
    QT_TRANSLATE_NOOP("Finding", "the number of experts must be between 1 and 100000"),
    QT_TRANSLATE_NOOP("Finding", "top-k must be between 1 and the number of experts"),
    QT_TRANSLATE_NOOP("Finding", "the expert width must be between 1 and 10000000"),
    QT_TRANSLATE_NOOP("Finding", "the shared-expert width must be between 0 and 10000000"),
    QT_TRANSLATE_NOOP("Finding", "leading dense layers must be between 0 and the number of layers"),
    QT_TRANSLATE_NOOP("Finding", "the MoE step must be between 1 and the number of layers"),
    QT_TRANSLATE_NOOP("Finding", "dense layers need a feed-forward width"),
    QT_TRANSLATE_NOOP("Finding", "the feed-forward width must be at least 1"),
    QT_TRANSLATE_NOOP("Finding", "the dimensions give too many parameters; at most 10^17 can be counted"),
    QT_TRANSLATE_NOOP("Finding", "the numbers are too large to evaluate"),
};

[[nodiscard]] constexpr const char* finding_text(std::string_view id) {
    for (const FindingText& entry : kFindingTexts)
        if (entry.id == id) return entry.text;
    return "";
}

} // namespace fivefold
