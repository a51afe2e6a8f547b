#!/bin/bash
#SBATCH --job-name=moe
#SBATCH --nodes=8          # whole machines
#SBATCH --gpus-per-node=h100:8
set -e
export CUDA_DEVICE_MAX_CONNECTIONS=1

GPUS_PER_NODE=8
NNODES=${NNODES:-8}
WORLD=$((GPUS_PER_NODE * NNODES))
TP=${TP:-2}
PP=4
MBS=1
GBS=$((WORLD * 4))

DIST="--nproc_per_node $GPUS_PER_NODE --nnodes $NNODES"
MODEL_ARGS=(
    --num-layers 32 --hidden-size 4096   # the body
    --ffn-hidden-size 14336
    --num-attention-heads 32
    --group-query-attention
    --num-query-groups 8
    --kv-channels 128
    --seq-length 4096
    --max-position-embeddings 32768
    --position-embedding-type rope --rotary-base 1000000
    --normalization RMSNorm
    --swiglu
    --disable-bias-linear
    --untie-embeddings-and-output-weights
    --vocab-size 32000
)
MOE_ARGS="--num-experts 8 \
  --moe-router-topk 2 --moe-ffn-hidden-size 14336 --moe-grouped-gemm \
  --moe-token-dispatcher-type alltoall"
TRAIN_ARGS=(--micro-batch-size "$MBS" --global-batch-size ${GBS} --train-iters 1000 --bf16
    --attention-dropout 0.0 --hidden-dropout 0.0
    --recompute-granularity selective --recompute-modules core_attn moe_act)
TRAIN_ARGS+=(--use-distributed-optimizer)
if [ -n "$WANDB_KEY" ]; then
    TRAIN_ARGS+=(--wandb-project 'my project')
fi

torchrun $DIST pretrain_gpt.py \
    "${MODEL_ARGS[@]}" $MOE_ARGS "${TRAIN_ARGS[@]}" \
    --tensor-model-parallel-size ${TP} \
    --sequence-parallel \
    --pipeline-model-parallel-size $PP \
    --expert-model-parallel-size=8 \
    --expert-tensor-parallel-size=1 \
    --save "$OUT/checkpoints" 2>&1 | tee log.txt
