<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Dimensions</name>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="118"/>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="119"/>
        <source>Hidden size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="120"/>
        <source>Feed-forward width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="121"/>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="122"/>
        <source>Gated feed-forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="123"/>
        <source>Activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="124"/>
        <source>Tied embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="126"/>
        <source>Attention heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="127"/>
        <source>Key-value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="129"/>
        <source>Head width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="131"/>
        <source>Query-key norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="132"/>
        <source>Sliding window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="134"/>
        <source>Full attention every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="136"/>
        <source>Latent attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="138"/>
        <source>Query rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="140"/>
        <source>Key-value rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="142"/>
        <source>Head width, not rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="144"/>
        <source>Head width, rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="146"/>
        <source>Value width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="148"/>
        <source>Sparse attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="150"/>
        <source>Indexer heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="152"/>
        <source>Indexer head width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="154"/>
        <source>Tokens attended to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="156"/>
        <source>Mixture of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="158"/>
        <location filename="../app/desktop/setup/dimensions.cpp" line="214"/>
        <source>Experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="159"/>
        <source>Experts per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="161"/>
        <source>Expert width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="163"/>
        <source>Shared experts&apos; width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="165"/>
        <source>Gate on shared experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="167"/>
        <source>Router bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="169"/>
        <source>Expert biases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="171"/>
        <source>First dense layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="173"/>
        <source>Experts every n-th layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="175"/>
        <source>Multi-token prediction layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="177"/>
        <source>Longest sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="179"/>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="180"/>
        <source>Position table rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="182"/>
        <source>Norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="183"/>
        <source>Norms per layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="185"/>
        <source>Embedding norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="187"/>
        <source>Query, key, value biases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="189"/>
        <source>Attention output bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="191"/>
        <source>Feed-forward biases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="192"/>
        <source>Output head bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="193"/>
        <source>Attention sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="210"/>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="212"/>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="216"/>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="49"/>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="50"/>
        <source>it is not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="52"/>
        <source>it has %1, and a plan or config.json is a few kilobytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <location filename="../app/texts/finding_texts.h" line="21"/>
        <source>The model&apos;s dimensions do not make sense: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="22"/>
        <source>{knob} is {value}; it must be at least 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="23"/>
        <source>DP {dp} x TP {tp} x PP {pp} x CP {cp} = {product}, but the cluster has {gpus} GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="24"/>
        <source>EP {ep} x ETP {etp} does not divide TP x CP x DP = {product}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="25"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} = {product}, but the global batch is {batch} sequences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="26"/>
        <source>TP {tp} does not divide the {heads} attention heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="27"/>
        <source>TP {tp} and the {kv_heads} key-value heads do not divide one another; the heads would have to be split unevenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="28"/>
        <source>TP {tp} is larger than the {kv_heads} key-value heads, so each is kept {copies} times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="29"/>
        <source>TP {tp} does not divide the hidden size {hidden}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="30"/>
        <source>TP {tp} does not divide the feed-forward width {ffn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="31"/>
        <source>ETP {etp} does not divide the expert width {ffn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="32"/>
        <source>EP {ep} does not divide the {experts} experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="33"/>
        <source>EP {ep} and ETP {etp} need a mixture-of-experts model; this one is dense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="34"/>
        <source>EP {ep} with TP {tp} needs sequence parallelism.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="35"/>
        <source>The sequence of {seq_len} tokens does not split into 2 x CP = {pieces} equal pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="36"/>
        <source>Sequence parallelism needs the {tokens} tokens of a context-parallel rank to divide by TP {tp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="37"/>
        <source>All-to-all context parallelism needs TP x CP = {product} to divide the {heads} attention heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="38"/>
        <source>PP {pp} x VPP {vpp} = {stages} stages, but the model has only {layers} layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="39"/>
        <source>{layers} layers do not divide over {stages} virtual stages; embedding and loss take a layer slot each and the split is {split}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="40"/>
        <source>The explicit layers per stage must be {stages} numbers that sum to {layers}; they are {count} numbers with sum {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="41"/>
        <source>VPP {vpp} needs PP of at least 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="42"/>
        <source>Virtual stages belong to the 1F1B schedule; with {schedule} VPP must be 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="43"/>
        <source>Interleaving needs the number of micro-batches, {accumulation}, to be a multiple of PP {pp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="44"/>
        <source>DualPipe needs an even PP and an even number of micro-batches of at least 2 x PP; they are {pp} and {accumulation}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="45"/>
        <source>ZeRO-{zero} with PP {pp} reduces and gathers for every micro-batch; ZeRO-1 is the usual choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="46"/>
        <source>The HSDP shard group of {group} ranks must divide DP x CP = {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="47"/>
        <source>ZeRO stage {zero} does not exist; it is 0, 1, 2 or 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="48"/>
        <source>TP {tp} reaches beyond the NVLink domain of {domain} GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="49"/>
        <source>Only {accumulation} micro-batches for {pp} pipeline stages: the bubble takes {bubble} % of the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="50"/>
        <source>Stage {stage} needs {needed} GiB of {capacity} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="51"/>
        <source>Stage {stage} uses {needed} of {capacity} GiB: little is left for fragmentation and surprises.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="52"/>
        <source>{gpu} has no {precision} matrix units; the estimate uses its bf16 rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="53"/>
        <source>No measured runs calibrate {what}; constants of {from} are used and the error band is wide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="54"/>
        <source>The bubble of {schedule} is the published ideal, not a simulated schedule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="55"/>
        <source>{what} is not in the cost model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="56"/>
        <source>The plan&apos;s estimate is for {framework}, but the files are for {target}; its times and memory may differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="57"/>
        <source>nanotron cannot start with EP {ep}; expert parallelism must be 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="58"/>
        <source>nanotron cannot start training with CP {cp}; context parallelism must be 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="59"/>
        <source>nanotron has no virtual pipeline stages; VPP is {vpp} and must be 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="60"/>
        <source>nanotron would silently treat ZeRO-{zero} as ZeRO-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="61"/>
        <source>nanotron always shards over all data-parallel ranks; a shard group of {group} is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="62"/>
        <source>nanotron has the schedules 1F1B and GPipe, not {schedule}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="63"/>
        <source>nanotron&apos;s 1F1B needs at least PP - 1 = {needed} micro-batches; there are {accumulation}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="64"/>
        <source>nanotron places layers on stages by their cost; the split of this plan cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="65"/>
        <source>nanotron recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="66"/>
        <source>nanotron&apos;s flash attention recomputes its scores anyway, so recomputation is written as off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="67"/>
        <source>nanotron&apos;s heads are always hidden / heads wide; {heads} heads of {head_dim} do not make {hidden}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="68"/>
        <source>nanotron cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="69"/>
        <source>nanotron&apos;s Llama and Qwen2 models cannot express this: {part}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="70"/>
        <source>nanotron trains in bf16, fp16 or fp32, not in {precision}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="71"/>
        <source>nanotron is exported with AdamW only, not with {optimizer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="72"/>
        <source>Megatron-LM has the 1F1B schedules only, not {schedule}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="73"/>
        <source>Megatron-LM&apos;s command line cannot express this: {part}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="74"/>
        <source>Megatron-LM has biases in all linear layers, in queries, keys and values only, or nowhere; the nearest is written and the parameter count changes slightly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="75"/>
        <source>Multi-token prediction in Megatron-LM needs rotary positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="76"/>
        <source>The table of {rows} learned positions is shorter than the sequence of {seq_len} tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="77"/>
        <source>Megatron-LM takes the rotary base as a whole number; it is rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="78"/>
        <source>Megatron-LM pads the vocabulary from {vocab} to {padded} entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="79"/>
        <source>Biases inside experts need ETP 1 in Megatron-LM; it is {etp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="80"/>
        <source>{gpu} is too old for Megatron-LM&apos;s grouped expert GEMMs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="81"/>
        <source>Overlapping expert communication in Megatron-LM needs {condition}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="82"/>
        <source>Megatron-LM has no optimizer {optimizer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="83"/>
        <source>Low-precision moments ({optimizer}) need the distributed optimizer (ZeRO-1) in Megatron-LM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="84"/>
        <source>ZeRO-{zero} in Megatron-LM is Megatron-FSDP, which works with Adam and SGD, not with {optimizer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="85"/>
        <source>Recomputing {module} has no effect in this model and is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="86"/>
        <source>A shard group without ZeRO has no effect and is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="87"/>
        <source>Megatron-LM has no chunked loss; the fused one is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="88"/>
        <source>TP and CP want CUDA_DEVICE_MAX_CONNECTIONS=1 on this GPU, Megatron-FSDP forbids it: overlap of the former suffers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="39"/>
        <source>TP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="41"/>
        <source>PP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="43"/>
        <source>DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="45"/>
        <source>CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="47"/>
        <source>EP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="49"/>
        <source>ETP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="51"/>
        <source>VPP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="53"/>
        <source>Micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="55"/>
        <source>Accumulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="57"/>
        <source>ZeRO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="59"/>
        <source>Recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="61"/>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="63"/>
        <source>Sequence parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="65"/>
        <source>Global batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="67"/>
        <source>Sequence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="69"/>
        <source>Layers per stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="71"/>
        <source>Shard group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="73"/>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="87"/>
        <source>Tensor parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="89"/>
        <source>Pipeline parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="91"/>
        <source>Data parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="93"/>
        <source>Context parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="95"/>
        <source>Expert parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="97"/>
        <source>Expert tensor parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="99"/>
        <source>Virtual stages per pipeline rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="101"/>
        <source>Micro-batch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="103"/>
        <source>Gradient accumulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="105"/>
        <source>ZeRO stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="107"/>
        <source>Activation recomputation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="109"/>
        <source>Pipeline schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="118"/>
        <source>Splits every matrix over this many GPUs; their traffic belongs inside one NVLink domain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="120"/>
        <source>Splits the layers into this many stages; needs many micro-batches to stay busy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="122"/>
        <source>Copies of the model that each train on their own part of the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="124"/>
        <source>Splits each sequence over this many GPUs; for long sequences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="126"/>
        <source>Spreads the experts over this many GPUs of the data, context and tensor dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="128"/>
        <source>Splits each expert&apos;s matrices over this many GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="130"/>
        <source>Each pipeline rank holds this many smaller stages: a smaller bubble for more messages and memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="132"/>
        <source>Sequences that go through the model at once on one data-parallel rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="134"/>
        <source>Micro-batches per step and pipeline, whose gradients are added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="136"/>
        <source>What is spread over the data-parallel ranks: 1 the optimizer, 2 the gradients too, 3 the weights too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="138"/>
        <source>Activations that are dropped and computed again in the backward pass: less memory, more time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="140"/>
        <source>The order in which stages work on micro-batches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="149"/>
        <source>1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="151"/>
        <source>GPipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="153"/>
        <source>Zero bubble H1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="155"/>
        <source>Zero bubble V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="157"/>
        <source>DualPipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="165"/>
        <source>0: nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="167"/>
        <source>1: optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="169"/>
        <source>2: + gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="171"/>
        <source>3: + weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="180"/>
        <location filename="../app/desktop/enum_text.cpp" line="286"/>
        <location filename="../app/desktop/enum_text.cpp" line="306"/>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="182"/>
        <source>Selective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="184"/>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="192"/>
        <source>bf16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="194"/>
        <source>fp16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="196"/>
        <source>fp8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="198"/>
        <source>mxfp8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="200"/>
        <source>nvfp4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="202"/>
        <source>fp32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="210"/>
        <source>AdamW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="212"/>
        <source>AdamW, bf16 moments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="214"/>
        <source>AdamW, 8-bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="216"/>
        <source>SGD with momentum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="218"/>
        <source>Muon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="220"/>
        <source>Lion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="222"/>
        <source>Adafactor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="230"/>
        <source>Megatron-Core</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="232"/>
        <source>nanotron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="234"/>
        <source>torchtitan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="236"/>
        <source>PyTorch FSDP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="238"/>
        <source>Megatron-DeepSpeed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="240"/>
        <source>DeepSpeed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="242"/>
        <source>InternEvo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="244"/>
        <source>Aleph Alpha scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="252"/>
        <source>Framework&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="254"/>
        <source>Unfused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="256"/>
        <source>Fused softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="258"/>
        <source>FlashAttention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="266"/>
        <source>SiLU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="268"/>
        <source>GELU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="270"/>
        <source>ReLU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="272"/>
        <source>Squared ReLU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="280"/>
        <source>Rotary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="282"/>
        <source>Learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="284"/>
        <source>ALiBi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="294"/>
        <source>RMSNorm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="296"/>
        <source>LayerNorm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="298"/>
        <source>Without weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="308"/>
        <source>Per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="310"/>
        <source>Full width</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <location filename="../app/desktop/startup.cpp" line="23"/>
        <source>Plans the 5D-parallel training of large language models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="26"/>
        <source>A plan, or a model&apos;s config.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="27"/>
        <source>Language of the interface, such as zh_CN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="53"/>
        <source>one file can be opened at a time, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="66"/>
        <source>--size must be WIDTHxHEIGHT, such as 1280x720</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="20"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="54"/>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="21"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="55"/>
        <source>Gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="22"/>
        <source>Optimizer states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="23"/>
        <source>Norm inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="24"/>
        <source>Norm outputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="25"/>
        <source>Queries, keys, values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="26"/>
        <source>Attention output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="27"/>
        <source>Attention scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="28"/>
        <source>Latent projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="29"/>
        <source>Dropout masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="30"/>
        <source>Feed-forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="31"/>
        <source>Router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="32"/>
        <source>Experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="33"/>
        <source>Shared experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="34"/>
        <source>Recomputation checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="35"/>
        <source>Layer being recomputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="36"/>
        <source>Token ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="37"/>
        <source>Logits and loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="38"/>
        <source>Backward working set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="39"/>
        <source>Context-parallel buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="40"/>
        <source>Gathered weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="41"/>
        <source>Gradient buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="42"/>
        <source>Dummy weight gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="43"/>
        <source>Library workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="44"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="62"/>
        <source>Fragmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="45"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="60"/>
        <source>NCCL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="46"/>
        <source>CUDA context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="56"/>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="57"/>
        <source>Activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="58"/>
        <source>Logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="59"/>
        <source>Buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="61"/>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="70"/>
        <source>Matrix products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="71"/>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="72"/>
        <source>Memory-bound kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="73"/>
        <source>Quantisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="74"/>
        <source>Recomputation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="75"/>
        <source>Kernel launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="76"/>
        <source>TP communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="77"/>
        <source>CP communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="78"/>
        <source>EP communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="79"/>
        <source>PP communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="80"/>
        <source>DP communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="81"/>
        <source>Pipeline bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="82"/>
        <source>Stage imbalance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="83"/>
        <source>Optimizer step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="84"/>
        <source>Stragglers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="92"/>
        <source>Dense matrix products, forward and backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="93"/>
        <source>The attention kernel, forward and backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="94"/>
        <source>Norms, activations, residuals and the loss: limited by memory bandwidth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="95"/>
        <source>Conversion to the low precision of the matrix products.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="96"/>
        <source>Forward work done again in the backward pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="97"/>
        <source>Time in which the GPU waits for the host to launch kernels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="98"/>
        <source>Tensor-parallel collectives that nothing hides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="99"/>
        <source>Context-parallel exchanges that nothing hides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="100"/>
        <source>Expert all-to-all that nothing hides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="101"/>
        <source>Messages between stages that nothing hides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="102"/>
        <source>Gradient reduction and weight gathering that nothing hides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="103"/>
        <source>Stages idle while the pipeline fills and drains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="104"/>
        <source>Stages idle since another stage has more work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="105"/>
        <source>The optimizer&apos;s update of the weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="106"/>
        <source>Waiting for the slowest GPU of the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="114"/>
        <source>TP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="115"/>
        <source>CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="116"/>
        <source>EP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="117"/>
        <source>PP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="118"/>
        <source>DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="119"/>
        <source>EDP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="126"/>
        <source>Tensor parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="127"/>
        <source>Context parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="128"/>
        <source>Expert parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="129"/>
        <source>Pipeline parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="130"/>
        <source>Data parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="131"/>
        <source>Data parallel of the experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="138"/>
        <source>FITS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="139"/>
        <source>TIGHT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="140"/>
        <source>AT RISK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="141"/>
        <source>DOES NOT FIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="148"/>
        <source>Every stage fits with room to spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="149"/>
        <source>Every stage fits, with little room to spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="150"/>
        <source>The fullest stage is so near the limit that it may run out of memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="151"/>
        <source>The fullest stage needs more memory than the GPU has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="168"/>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="169"/>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="170"/>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="185"/>
        <source>while the loss is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="185"/>
        <source>in the backward pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="190"/>
        <source>calibrated on published runs of this GPU and framework family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="191"/>
        <source>no measured runs of this GPU: efficiencies of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="192"/>
        <source>no profile of this framework: constants of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="69"/>
        <source>GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="73"/>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="75"/>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="76"/>
        <source>µs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="80"/>
        <source>GB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="83"/>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="86"/>
        <source>TFLOP/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="97"/>
        <source>tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="100"/>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="102"/>
        <source>h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="105"/>
        <location filename="../app/desktop/theme/number_format.cpp" line="111"/>
        <source>$%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="110"/>
        <source>$%1 B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="110"/>
        <source>$%1 M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="111"/>
        <source>$%1 k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="119"/>
        <source>%1 of %2 GiB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <location filename="../app/desktop/knobs/why_not.cpp" line="24"/>
        <source>No valid layout has %1 %2 with the present locks.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::Chart</name>
    <message>
        <location filename="../app/desktop/charts/chart.cpp" line="51"/>
        <source>Copy &amp;Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/chart.cpp" line="52"/>
        <source>Copy &amp;Data</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::ClusterSection</name>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="30"/>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="34"/>
        <source>%1 usable, bf16 %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="48"/>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="53"/>
        <source>&amp;GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="54"/>
        <source>&amp;Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="55"/>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="72"/>
        <source>GPUs per node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="56"/>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="127"/>
        <source>NVLink domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="57"/>
        <source>GPUs that reach each other over the fast links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="58"/>
        <source>Net&amp;work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="59"/>
        <source>Price per GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="67"/>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="89"/>
        <source>%1, %2 per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="111"/>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="119"/>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="134"/>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="151"/>
        <source>Your own price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="155"/>
        <source>No price is known; enter yours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::Document</name>
    <message>
        <location filename="../app/desktop/document.cpp" line="98"/>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="108"/>
        <source>%1 was not opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="118"/>
        <source>Model from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="119"/>
        <location filename="../app/desktop/document.cpp" line="124"/>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="131"/>
        <source>%1 was not saved: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::ExportDialog</name>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="38"/>
        <source>&amp;Replace existing files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="39"/>
        <source>&amp;Write Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="41"/>
        <source>Export Launch Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="43"/>
        <source>Megatron-LM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="44"/>
        <source>nanotron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="46"/>
        <source>Slurm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="48"/>
        <source>Framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="49"/>
        <source>Launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="50"/>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="51"/>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="52"/>
        <source>Text of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="53"/>
        <source>Replace existing files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="54"/>
        <source>Write files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="58"/>
        <source>&amp;Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="59"/>
        <source>Choose the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="64"/>
        <source>&amp;Framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="65"/>
        <source>&amp;Launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="66"/>
        <source>F&amp;older</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="113"/>
        <source>Not possible:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="114"/>
        <source>Note:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="115"/>
        <source>For information:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="146"/>
        <source>There is nothing to write until the plan is one that this framework can run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="148"/>
        <source>Choose a folder for the files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="150"/>
        <source>Already in this folder: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="157"/>
        <source>Folder for Launch Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="169"/>
        <source>the folder cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="177"/>
        <source>Not written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::FindingList</name>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="55"/>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="55"/>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="58"/>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="81"/>
        <source>All rules hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="82"/>
        <source>All rules hold; nothing stands out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="107"/>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="124"/>
        <source>Change %1 and keep the rest in balance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::KeysDialog</name>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="14"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="18"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="20"/>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="20"/>
        <source>Does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="30"/>
        <source>Next or previous value of a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="30"/>
        <source>Right, Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="31"/>
        <source>Two values further</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="31"/>
        <source>Page Up, Page Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="32"/>
        <source>Largest or smallest value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="32"/>
        <source>End, Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="33"/>
        <source>A knob by its underlined letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="33"/>
        <source>Alt+letter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::KnobCell</name>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="74"/>
        <source>Works: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="80"/>
        <source>Not %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::KnobsPanel</name>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="27"/>
        <source>Knobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="37"/>
        <source>&amp;TP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="38"/>
        <source>&amp;PP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="39"/>
        <source>&amp;DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="40"/>
        <source>&amp;CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="41"/>
        <source>EP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="49"/>
        <source>&amp;Micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="50"/>
        <source>&amp;Accumulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="51"/>
        <source>VPP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="52"/>
        <source>ETP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="53"/>
        <source>&amp;ZeRO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="54"/>
        <source>&amp;Recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="58"/>
        <source>&amp;Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="80"/>
        <source>This model is dense: it has no experts to spread.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::LockButton</name>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="32"/>
        <source>Lock %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="33"/>
        <source>%1 keeps its value when other knobs move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="34"/>
        <source>%1 may change when other knobs move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::MainWindow</name>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="60"/>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="83"/>
        <source>Open config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="84"/>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="98"/>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="118"/>
        <source>Constants: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="123"/>
        <source>%1[*] – Fivefold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="143"/>
        <source>Suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="46"/>
        <source>Unsaved Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="46"/>
        <source>Save the changes to %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="49"/>
        <source>Without saving they are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="77"/>
        <source>Plans and model configs (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="84"/>
        <location filename="../app/desktop/main_window_files.cpp" line="99"/>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="91"/>
        <source>Save Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="91"/>
        <source>Plans (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_files.cpp" line="108"/>
        <source>%n file(s) written to %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="133"/>
        <source>No recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="41"/>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="42"/>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="43"/>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="44"/>
        <source>Open Plan or config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="45"/>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="49"/>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="50"/>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="53"/>
        <source>&amp;Export Launch Files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="56"/>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="60"/>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="61"/>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="65"/>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="72"/>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="76"/>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="89"/>
        <source>&amp;Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="94"/>
        <source>&amp;Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="99"/>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="113"/>
        <source>The language changes when Fivefold starts again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="117"/>
        <source>As the &amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="123"/>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="124"/>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="127"/>
        <source>&amp;About Fivefold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="161"/>
        <source>About Fivefold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="163"/>
        <source>&lt;b&gt;Fivefold %1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="165"/>
        <source>Finds out which 5D-parallel layout trains a language model fastest on a cluster, whether it fits, and what it costs.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. Uses Qt %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main.cpp" line="48"/>
        <source>Your unsaved plan of the last session is back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::MemoryPage</name>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="29"/>
        <source>one micro-batch in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="30"/>
        <source>%1 micro-batches in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="56"/>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="65"/>
        <source>The memory of every pipeline stage will be shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="67"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="71"/>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="72"/>
        <source>gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="73"/>
        <source>optimizer states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="74"/>
        <source>activations of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="75"/>
        <source>logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="76"/>
        <source>buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="77"/>
        <source>NCCL&apos;s buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="78"/>
        <source>the CUDA context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="80"/>
        <source>fragmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="83"/>
        <source>Each GPU holds %1, mostly %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="84"/>
        <source>Stage %1 is the fullest: %2, mostly %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/memory_page.cpp" line="89"/>
        <source>%n layers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="90"/>
        <source>&lt;b&gt;Stage %1&lt;/b&gt;: %2, %3; fullest %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="104"/>
        <location filename="../app/desktop/pages/memory_page.cpp" line="162"/>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="105"/>
        <source>Usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="124"/>
        <source>usable %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="127"/>
        <source>Stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="129"/>
        <source>Stage %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="136"/>
        <source>fullest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="169"/>
        <source>Memory per pipeline stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="170"/>
        <source>Memory of the selected stage by term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="172"/>
        <source>Held for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="172"/>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="172"/>
        <source>Memory (GiB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="172"/>
        <source>Share (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="172"/>
        <source>Share of the stage&apos;s total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::MessageBar</name>
    <message>
        <location filename="../app/desktop/controls/message_bar.cpp" line="36"/>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/message_bar.cpp" line="45"/>
        <location filename="../app/desktop/controls/message_bar.cpp" line="46"/>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::MetricGrid</name>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="90"/>
        <source>%1 to %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="91"/>
        <source>Step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="93"/>
        <source>Tokens per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="95"/>
        <source>Model FLOPs per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="97"/>
        <source>of the bf16 peak, causal attention counted half. Counted in full: %1. With recomputation (HFU): %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="99"/>
        <source>MFU (causal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="101"/>
        <source>Bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="102"/>
        <source>Share of the step in which a stage is idle: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="111"/>
        <source>Training time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="112"/>
        <source>for %1 trillion tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="113"/>
        <source>GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="118"/>
        <source>No price is known for this GPU; enter one under Cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="120"/>
        <source>at %1 per GPU-hour, your own price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="122"/>
        <source>at %1 per GPU-hour: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="123"/>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::ModelSection</name>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="29"/>
        <source>%1 T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="30"/>
        <source>%1 B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="31"/>
        <source>%1 M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="37"/>
        <location filename="../app/desktop/setup/model_section.cpp" line="77"/>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="40"/>
        <source>Model preset; type to search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="43"/>
        <source>Open c&amp;onfig.json…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="44"/>
        <source>Open config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="45"/>
        <source>Read the dimensions from a Hugging Face config.json; it can also be dropped on the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="54"/>
        <source>Dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="81"/>
        <source>These dimensions do not make a model: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="83"/>
        <source>%1 parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="84"/>
        <source>%1 parameters, %2 active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="92"/>
        <source>%1 (own dimensions)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="96"/>
        <source>%1 parameters, %2 of them used by each token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::ProductLines</name>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="45"/>
        <source>GPUs of the cluster = data × tensor × pipeline × context parallel ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="46"/>
        <source>Sequences per step = data-parallel ranks × gradient accumulation × micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="48"/>
        <source>GPUs of a pipeline stage, TP × CP × DP, seen by the experts: expert data × expert tensor × expert parallel ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="59"/>
        <source>%1 GPUs %2 DP %3 × TP %4 × PP %5 × CP %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="62"/>
        <source>batch %1 %2 %3 × %4 × %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="66"/>
        <source>experts %1 = EDP %2 × ETP %3 × EP %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::SetupPanel</name>
    <message>
        <location filename="../app/desktop/setup/setup_panel.cpp" line="15"/>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::SliderCell</name>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="27"/>
        <source>%1, exact value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="28"/>
        <source>%1, possible values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="79"/>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::StackedBars</name>
    <message>
        <location filename="../app/desktop/charts/stacked_bars.cpp" line="202"/>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/stacked_bars.cpp" line="204"/>
        <source>Total (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::StepPage</name>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="47"/>
        <source>%1 to %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="80"/>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="86"/>
        <source>Where the time of a training step goes will be shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="87"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="93"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="96"/>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="94"/>
        <source>A step takes %1; the largest cost is: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="95"/>
        <source>A step takes %1; the largest cost is: %2; the largest loss is: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="107"/>
        <source>%1 computing, %2 waiting for communication, %3 idle, %4 optimizer and launches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="148"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="150"/>
        <source>Step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="163"/>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="163"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="177"/>
        <source>Time (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="163"/>
        <source>Share (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="163"/>
        <source>Share of the step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="172"/>
        <source>Dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="173"/>
        <source>Ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="173"/>
        <source>Ranks of one communication group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="174"/>
        <source>Placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="174"/>
        <source>Ranks in one NVLink domain × domains that the group spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="175"/>
        <source>Sent (GB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="175"/>
        <source>Sent by the busiest rank in one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Rate (GB/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Bandwidth that the group gets, one direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="177"/>
        <source>Time on the wire in one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="178"/>
        <source>Exposed (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="178"/>
        <source>Part of the step time that nothing hides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="184"/>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="187"/>
        <source>Crosses NVLink domains: %1 ranks in each of %2 domains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="189"/>
        <source>Stays inside one NVLink domain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="200"/>
        <source>Traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="201"/>
        <source>Parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="202"/>
        <source>Parts of the step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="203"/>
        <source>Traffic by dimension of parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="204"/>
        <source>Parts of the step time as a table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::TrainingSection</name>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="33"/>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="42"/>
        <source> T</source>
        <comment>trillions of tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="59"/>
        <source>Sequence &amp;length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="60"/>
        <source>Global &amp;batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="61"/>
        <source>Sequences per optimizer step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="63"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="81"/>
        <source>Tokens in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="64"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="90"/>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="65"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="91"/>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="66"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="92"/>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="67"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="93"/>
        <source>Framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="76"/>
        <source>Sequence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="77"/>
        <source>Global batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="103"/>
        <source>= %1 M tokens per step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="104"/>
        <source>= %1 tokens per step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::ValueTable</name>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="198"/>
        <source>Copy &amp;Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="200"/>
        <source>Copy &amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::VerdictBanner</name>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="48"/>
        <source>NO PLAN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="49"/>
        <source>Choose a model and a cluster; the verdict appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="53"/>
        <source>NOT VALID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="54"/>
        <source>This plan breaks a rule, so it cannot be computed. The rule and what would be right stand below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="62"/>
        <source>headroom %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="63"/>
        <source>%1 too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="66"/>
        <source>fits with a probability of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::VerdictPanel</name>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="67"/>
        <source>%1: %2, %3 per step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="78"/>
        <source>Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="87"/>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::Waterfall</name>
    <message>
        <location filename="../app/desktop/charts/waterfall.cpp" line="51"/>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/waterfall.cpp" line="121"/>
        <source>Part	Time (%1)	Share (%)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
