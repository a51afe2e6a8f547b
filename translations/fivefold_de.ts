<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <location filename="../app/texts/advice_texts.h" line="25"/>
        <source>By the estimate TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step and fits with a probability of {best_probability} %; this plan takes {step} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="26"/>
        <source>By the estimate no layout that the rule asks for fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="28"/>
        <source>The rule knows no layout for this plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="31"/>
        <source>A model of this size wants one dimension of parallelism; no such layout is faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="32"/>
        <source>A model of this size wants one dimension of parallelism: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="34"/>
        <source>The three usual layouts of this size (TP x PP, TP x ZeRO-3, ZeRO-3) are not faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="35"/>
        <source>Of the three usual layouts of this size TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="37"/>
        <source>On this many GPUs the plan does not rely on data parallelism alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="38"/>
        <source>Data parallelism alone over this many GPUs is bound by latency and by the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="40"/>
        <source>TP over a node, as few stages as fit, and ZeRO-1 are not faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="41"/>
        <source>On so many GPUs TP over a node, as few stages as fit and ZeRO-1 are usual: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="43"/>
        <source>ZeRO and the pipeline go together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="44"/>
        <source>DeepSpeed refuses ZeRO-2 and ZeRO-3 together with pipeline parallelism.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="45"/>
        <source>Context parallelism is used where it is needed or pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="46"/>
        <source>Context parallelism is for what does not fit otherwise and for long sequences that gain; with CP {cp} this plan is on the wrong side of that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="47"/>
        <source>At this length the rule expects no gain from context parallelism. By the estimate CP {best_cp} takes {best} s a step; this plan, with CP {cp}, {step} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="48"/>
        <source>The pieces of the sequence are long enough to hide the exchange between nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="49"/>
        <source>With CP {cp} between nodes the pieces of the sequence are too short to hide the exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="50"/>
        <source>Exposed context-parallel communication takes {share} % of the step, contrary to what the length suggests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="51"/>
        <source>The expert exchange of EP {ep} x ETP {etp} stays inside an NVLink domain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="52"/>
        <source>The expert exchange of EP {ep} x ETP {etp} leaves the NVLink domain; it wants overlap with another micro-batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="53"/>
        <source>Exposed expert exchange takes {share} % of the step, contrary to what the placement suggests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="54"/>
        <source>The layout makes the global batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="55"/>
        <source>The layout makes {now} sequences a step instead of {batch}: accumulate more, or give GPUs from data parallelism to other dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="56"/>
        <source>Selective recomputation makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="57"/>
        <source>Selective recomputation is not enough: {gib} of {capacity} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="58"/>
        <source>A later step of this ladder alone would fit too and be {faster} % faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="59"/>
        <source>A micro-batch of {micro_batch} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="60"/>
        <source>A micro-batch of {micro_batch} is not enough: {gib} of {capacity} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="61"/>
        <location filename="../app/texts/advice_texts.h" line="64"/>
        <location filename="../app/texts/advice_texts.h" line="67"/>
        <location filename="../app/texts/advice_texts.h" line="70"/>
        <source>Another step of this ladder alone would fit too and be {faster} % faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="62"/>
        <source>ZeRO-{zero} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="63"/>
        <source>ZeRO-{zero} is not enough: {gib} of {capacity} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="65"/>
        <source>Full recomputation makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="66"/>
        <source>Full recomputation is not enough: {gib} of {capacity} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="68"/>
        <source>The optimizer on the host makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="69"/>
        <source>The optimizer on the host is not enough: {gib} of {capacity} GiB. It wants more GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="71"/>
        <source>ZeRO-1 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="72"/>
        <source>ZeRO-1 is not enough: {gib} of {capacity} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="73"/>
        <source>A later step of this order alone would fit too and be {faster} % faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="74"/>
        <source>ZeRO-2 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="75"/>
        <source>ZeRO-2 is not enough: {gib} of {capacity} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="76"/>
        <location filename="../app/texts/advice_texts.h" line="79"/>
        <location filename="../app/texts/advice_texts.h" line="82"/>
        <location filename="../app/texts/advice_texts.h" line="85"/>
        <source>Another step of this order alone would fit too and be {faster} % faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="77"/>
        <source>ZeRO-3 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="78"/>
        <source>ZeRO-3 is not enough: {gib} of {capacity} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="80"/>
        <source>Activation checkpointing makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="81"/>
        <source>Activation checkpointing is not enough: {gib} of {capacity} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="83"/>
        <source>TP {tp} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="84"/>
        <source>TP {tp} is not enough: {gib} of {capacity} GiB. It wants more GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="86"/>
        <source>Tensor parallelism is as wide as its communication allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="87"/>
        <source>Compute and the communication of tensor parallelism, at TP {tp}, are out of balance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="89"/>
        <source>Data parallelism is as wide as it pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="90"/>
        <source>Exposed data-parallel communication is {share} % of the step; it decides how wide data parallelism should be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="92"/>
        <source>A micro-batch has enough tokens to hide the gathering of weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="93"/>
        <source>A micro-batch has too few tokens to hide the gathering of weights of ZeRO-3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="94"/>
        <source>Exposed data-parallel communication takes {share} % of the step, contrary to what the tokens suggest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="95"/>
        <source>The data-parallel exchange is shorter than a backward pass that can hide it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="96"/>
        <source>The data-parallel exchange outlasts a backward pass; pipeline stages would make it smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="98"/>
        <source>No other micro-batch is faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="99"/>
        <source>A micro-batch of {best_micro_batch} takes {best} s a step, this plan with {micro_batch} {step} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="101"/>
        <source>One layer takes {gib} of {capacity} GiB, and TP {tp} agrees with that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="102"/>
        <source>One layer takes {gib} of {capacity} GiB: tensor parallelism is for layers that do not fit, and TP is {tp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="104"/>
        <source>Sharded over the {gpus} GPUs of one node the model takes {gib} of {capacity} GiB, and PP {pp} agrees with that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="105"/>
        <source>Sharded over the {gpus} GPUs of one node the model takes {gib} of {capacity} GiB: a pipeline is for what does not fit there, and PP is {pp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="107"/>
        <source>Data parallelism takes the remaining GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="107"/>
        <source>Data parallelism does not take the remaining GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="108"/>
        <source>Starting at ZeRO-3 and stepping down while communication costs too much leads to ZeRO-{zero}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="109"/>
        <source>Starting at ZeRO-3 and stepping down while communication costs too much leads to ZeRO-{asked}, not ZeRO-{zero}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="111"/>
        <source>The layout is the typical one of {parameters} B parameters on {gpus} GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="112"/>
        <source>Typical of {parameters} B parameters on {gpus} GPUs is TP {tp}, PP {pp}, FSDP; here it is TP {our_tp}, PP {our_pp}, DP {our_dp}, ZeRO-{our_zero}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="114"/>
        <source>The fullest GPU uses {gib} of {capacity} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="114"/>
        <source>The fullest GPU uses {gib} of {capacity} GiB; that leaves too little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="115"/>
        <source>Runs this full fit all the same, with a probability of {probability} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="116"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} is the global batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="117"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} is not the global batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="118"/>
        <source>Exposed communication takes {exposed} % of compute, hidden parts included {raw} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="119"/>
        <source>Exposed communication takes {exposed} % of compute, hidden parts included {raw} %: the plan is bound by communication.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="120"/>
        <source>The rule counts all communication, {raw} %; but most of it is hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="121"/>
        <source>The pipeline bubble is small enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="121"/>
        <source>The pipeline bubble is too large: more micro-batches, virtual stages or fewer stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="122"/>
        <source>Set the learning rate for this batch: {batch} sequences, {tokens} M tokens a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="123"/>
        <source>A checkpoint every {interval} minutes suits a failure every {mtbf} hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="124"/>
        <source>With a failure every {mtbf} hours a checkpoint every {best} minutes is best; every {interval} minutes loses {loss} % of the time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="125"/>
        <source>The loss against the best interval is small: {loss} % of the time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="126"/>
        <source>Clip gradients; {clip} is usual for large models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="127"/>
        <source>Of {steps} steps, {low} to {high} are usual for the warm-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="128"/>
        <source>An MFU of {mfu} % is typical.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="128"/>
        <source>An MFU of {mfu} % is outside the typical {low} to {high} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="129"/>
        <source>TP {tp} stays within a node&apos;s usual size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="129"/>
        <source>TP {tp}: tensor parallelism between nodes is nearly always slower than a pipeline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="130"/>
        <source>What counts is the NVLink domain of {domain} GPUs; tensor parallelism takes {share} % of the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="131"/>
        <source>PP {pp} is not extreme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="131"/>
        <source>PP {pp}: the bubble of so many stages weighs even with many micro-batches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="132"/>
        <source>What counts is the bubble; it takes {bubble} % of the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="133"/>
        <source>{tokens} M tokens a step are not extreme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="133"/>
        <source>{tokens} M tokens a step: diminishing returns are usual beyond {limit} M, though Llama 3 trained with 16 M.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="134"/>
        <source>An MFU of {mfu} % is no alarm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="134"/>
        <source>An MFU of {mfu} %: think about the layout again. Exposed communication takes {communication} % of the step, the bubble {bubble} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="135"/>
        <source>It is not communication, which takes {communication} % of the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="136"/>
        <source>A model of {parameters} B parameters recomputes activations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="136"/>
        <source>A model of {parameters} B parameters without activation recomputation usually runs out of memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="137"/>
        <source>What counts is memory: it uses {gib} of {capacity} GiB, and fits without recomputation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="138"/>
        <source>The batch is large enough, or accumulated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="138"/>
        <source>A small batch without accumulation makes gradients noisy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="139"/>
        <source>With fragmentation {share} % of the card are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="140"/>
        <source>Judged by measured runs it fits with a probability of {probability} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="141"/>
        <source>Weights are gathered once a step, or inside NVLink.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="141"/>
        <source>ZeRO-3 between nodes gathers the weights for each of the {accumulation} micro-batches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="142"/>
        <source>It hides: exposed data-parallel communication takes {share} % of the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="143"/>
        <source>There are at least as many micro-batches as stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="143"/>
        <source>{accumulation} micro-batches are fewer than the {pp} stages: most of the pipeline waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="144"/>
        <source>The schedule keeps the bubble at {bubble} % of the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="147"/>
        <source>Does not apply to this plan.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
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
        <source>MTP layers</source>
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
        <location filename="../app/desktop/input_file.cpp" line="76"/>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="77"/>
        <source>it is not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="79"/>
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
        <source>{knob} is {value}; it must be between 1 and {largest}.</source>
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
        <source>The inner all-to-all of {inner} ranks must divide CP {cp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="39"/>
        <source>Weights move to the host only where ZeRO-3 shards them; with ZeRO-{zero} they stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="40"/>
        <source>The link between {gpu} and its host is not known; what moves over it counts as endless.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="41"/>
        <source>PP {pp} x VPP {vpp} = {stages} stages, but the model has only {layers} layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="42"/>
        <source>No measured runs of this GPU: efficiencies of {donor}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="43"/>
        <source>No profile of this framework: constants of {donor}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="44"/>
        <source>About {runs} measured runs are near; the model was off by {error} % on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="45"/>
        <source>No measured run is near; the error is that of the framework&apos;s runs as a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="46"/>
        <source>Beyond every measured run of the framework: {axis} {value}, measured {seen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="47"/>
        <source>Not stated: {state}; the step could be {faster} % faster or {slower} % slower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="48"/>
        <source>{layers} layers do not divide over {stages} virtual stages; embedding and loss take a layer slot each and the split is {split}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="49"/>
        <source>The explicit layers per stage must be {stages} numbers that sum to {layers}; they are {count} numbers with sum {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="50"/>
        <source>VPP {vpp} needs PP of at least 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="51"/>
        <source>Virtual stages belong to the 1F1B schedule; with {schedule} VPP must be 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="52"/>
        <source>Interleaving needs the number of micro-batches, {accumulation}, to be a multiple of PP {pp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="53"/>
        <source>DualPipe needs an even PP and an even number of micro-batches of at least 2 x PP; they are {pp} and {accumulation}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="54"/>
        <source>ZeRO-{zero} with PP {pp} reduces and gathers for every micro-batch; ZeRO-1 is the usual choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="55"/>
        <source>The HSDP shard group of {group} ranks must divide DP x CP = {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="56"/>
        <source>ZeRO stage {zero} does not exist; it is 0, 1, 2 or 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="57"/>
        <source>TP {tp} reaches beyond the NVLink domain of {domain} GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="58"/>
        <source>Only {accumulation} micro-batches for {pp} pipeline stages: the bubble takes {bubble} % of the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="59"/>
        <source>Stage {stage} needs {needed} GiB of {capacity} GiB, most of all {moment}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="60"/>
        <source>Stage {stage} uses {needed} of {capacity} GiB, most of all {moment}: little is left for fragmentation and surprises.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="61"/>
        <source>{gpu} has no {precision} matrix units; the estimate uses its bf16 rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="62"/>
        <source>No measured runs calibrate {what}; constants of {from} are used and the error band is wide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="63"/>
        <source>The bubble of {schedule} is the published ideal, not a simulated schedule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="64"/>
        <source>The bandwidth between nodes of {network} is not known; times of whatever crosses nodes are not to be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="65"/>
        <source>{what} is not in the cost model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="66"/>
        <source>The plan&apos;s estimate is for {framework}, but the files are for {target}; its times and memory may differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="67"/>
        <source>nanotron cannot start with EP {ep}; expert parallelism must be 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="68"/>
        <source>nanotron cannot start training with CP {cp}; context parallelism must be 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="69"/>
        <source>nanotron has no virtual pipeline stages; VPP is {vpp} and must be 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="70"/>
        <source>nanotron would silently treat ZeRO-{zero} as ZeRO-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="71"/>
        <source>nanotron always shards over all data-parallel ranks; a shard group of {group} is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="72"/>
        <source>nanotron has the schedules 1F1B and GPipe, not {schedule}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="73"/>
        <source>nanotron&apos;s 1F1B needs at least PP - 1 = {needed} micro-batches; there are {accumulation}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="74"/>
        <source>nanotron places layers on stages by their cost; the split of this plan cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="75"/>
        <source>nanotron recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="76"/>
        <source>nanotron&apos;s flash attention recomputes its scores anyway, so recomputation is written as off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="77"/>
        <source>nanotron&apos;s heads are always hidden / heads wide; {heads} heads of {head_dim} do not make {hidden}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="78"/>
        <source>nanotron cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="79"/>
        <source>nanotron&apos;s Llama and Qwen2 models cannot express this: {part}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="80"/>
        <source>nanotron trains in bf16, fp16 or fp32, not in {precision}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="81"/>
        <source>nanotron is exported with AdamW only, not with {optimizer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="82"/>
        <source>Megatron-LM has the 1F1B schedules only, not {schedule}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="83"/>
        <source>Megatron-LM&apos;s command line cannot express this: {part}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="84"/>
        <source>Megatron-LM has biases in all linear layers, in queries, keys and values only, or nowhere; the nearest is written and the parameter count changes slightly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="85"/>
        <source>Multi-token prediction in Megatron-LM needs rotary positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="86"/>
        <source>The table of {rows} learned positions is shorter than the sequence of {seq_len} tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="87"/>
        <source>Megatron-LM takes the rotary base as a whole number; it is rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="88"/>
        <source>Megatron-LM pads the vocabulary from {vocab} to {padded} entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="89"/>
        <source>Biases inside experts need ETP 1 in Megatron-LM; it is {etp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="90"/>
        <source>{gpu} is too old for Megatron-LM&apos;s grouped expert GEMMs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="91"/>
        <source>Overlapping expert communication in Megatron-LM needs {condition}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="92"/>
        <source>Megatron-LM has no optimizer {optimizer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="93"/>
        <source>Low-precision moments ({optimizer}) need the distributed optimizer (ZeRO-1) in Megatron-LM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="94"/>
        <source>ZeRO-{zero} in Megatron-LM is Megatron-FSDP, which works with Adam and SGD, not with {optimizer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="95"/>
        <source>Recomputing {module} has no effect in this model and is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="96"/>
        <source>A shard group without ZeRO has no effect and is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="97"/>
        <source>Megatron-LM has no chunked loss; the fused one is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="98"/>
        <source>Megatron-LM has no row-wise fp8 scales; one scale for each tensor is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="99"/>
        <source>Weights in low precision need the distributed optimizer (ZeRO-1) in Megatron-LM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="100"/>
        <source>Megatron-LM overlaps the shared expert only with an all-to-all dispatcher and without overlap between micro-batches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="101"/>
        <source>Activation offload in Megatron-LM needs {condition}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="102"/>
        <source>Optimizer offload in Megatron-LM needs Adam and the distributed optimizer (ZeRO-1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="103"/>
        <source>Weights on the host are not written for Megatron-LM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="104"/>
        <source>Transformer Engine&apos;s all-to-all needs TP x its ranks = {product} to divide the {kv_heads} key-value heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="105"/>
        <source>nanotron keeps everything on the GPU; offload is not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="106"/>
        <source>TP and CP want CUDA_DEVICE_MAX_CONNECTIONS=1 on this GPU, Megatron-FSDP forbids it: overlap of the former suffers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="107"/>
        <source>nanotron needs the {heads} attention heads to be a multiple of the {kv_heads} key-value heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="108"/>
        <source>nanotron pads the vocabulary from {vocab} to {padded} entries, a multiple of TP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="109"/>
        <source>With TP {tp} and experts Megatron-LM wants sequence parallelism; without it every rank routes all tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="110"/>
        <source>Megatron-LM turns Transformer Engine&apos;s fused loss down; its own fused loss is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="111"/>
        <source>CUDA graphs in Megatron-LM need {condition} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="112"/>
        <source>Sparse attention in Megatron-LM needs keys gathered for CP {cp}, not passed around or exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="113"/>
        <source>torchtitan refuses {precision} on {gpu}, which has no matrix units for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="114"/>
        <source>Megatron-Bridge&apos;s precision recipes reduce gradients in fp32, not in 16 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="115"/>
        <source>Megatron-Bridge is exported with Adam and SGD only, not with {optimizer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="116"/>
        <source>Megatron-Bridge&apos;s base recipe cannot express this: {part}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="117"/>
        <source>torchtitan&apos;s models cannot express this: {part}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="118"/>
        <source>Multi-token prediction is left out for torchtitan; its memory and time are in the estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="119"/>
        <source>torchtitan shards with FSDP2 only, over data and context ranks; ZeRO-{zero} is not possible here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="120"/>
        <source>A shard group of {group} ranks in torchtitan needs ZeRO-2 or 3, whole groups of CP {cp}, and must divide the data-parallel ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="121"/>
        <source>torchtitan cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="122"/>
        <source>torchtitan folds experts into the sharded ranks: EP {ep} must divide DP shards x CP x TP = {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="123"/>
        <source>torchtitan cannot tie embeddings over PP {pp} stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="124"/>
        <source>torchtitan has no schedule {schedule}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="125"/>
        <source>torchtitan is exported with AdamW only, not with {optimizer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="126"/>
        <source>This torchtitan has no {precision} with the plan&apos;s scales.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="127"/>
        <source>torchtitan reduces gradients in fp32, not in 16 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="128"/>
        <source>torchtitan&apos;s selective recomputation chooses operators by itself; the plan&apos;s modules are not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="129"/>
        <source>torchtitan has no all-to-all of heads for CP {cp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="130"/>
        <source>Overlap of tensor parallelism in torchtitan needs torch.compile, which this plan turns off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="131"/>
        <source>torchtitan offloads weights, gradients and optimizer together or not at all; the plan&apos;s offload is not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="132"/>
        <source>torchtitan never cuts experts inside: ETP is {etp} and must be 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="133"/>
        <source>The {tokens} tokens of a micro-batch must be a multiple of {divisor} in torchtitan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="134"/>
        <source>A CUDA graph of the whole step in torchtitan needs PP 1 and EP 1; they are {pp} and {ep}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="135"/>
        <source>CUDA graphs of this kind do not exist in torchtitan and are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="136"/>
        <source>torchtitan gathers keys and values for context parallelism instead of passing them around a ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="138"/>
        <source>torchtitan v0.2 cuts experts by TP where there is no expert parallelism: ETP {etp} must be {tp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="139"/>
        <source>torchtitan v0.2 cuts experts by TP or not at all: ETP {etp} must be 1 or {tp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="140"/>
        <source>torchtitan v0.2 needs the sequence of {seq_len} tokens to be a multiple of TP x 2 x CP = {divisor}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="141"/>
        <source>torchtitan v0.2 always has sequence parallelism with TP {tp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="142"/>
        <source>torchtitan v0.2 replicates over DP {dp} only without any other parallelism.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="143"/>
        <source>The model class of torchtitan v0.2 that fits this model has no pipeline; PP is {pp} and must be 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="144"/>
        <source>transformers wants the hidden size {hidden} of this family to divide by its {heads} heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="145"/>
        <source>accelerate has no pipeline stages for training; PP is {pp} and must be 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="146"/>
        <source>accelerate has no expert parallelism; EP {ep} and ETP {etp} must be 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="147"/>
        <source>accelerate&apos;s FSDP2 shards gradients too; ZeRO-1 does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="148"/>
        <source>accelerate cannot replicate DP {dp} beside TP {tp} and CP {cp}; data parallelism must be sharded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="149"/>
        <source>A shard group of {group} ranks in accelerate needs ZeRO-2 or 3, whole groups of CP {cp}, and must divide the data-parallel ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="150"/>
        <source>With FSDP2, accelerate has no all-to-all of heads for CP {cp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="151"/>
        <source>transformers cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="152"/>
        <source>Tensor parallelism of transformers has no sequence parallelism; activations take more memory than estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="153"/>
        <source>accelerate recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="154"/>
        <source>accelerate is exported for bf16, fp16 or fp32, not for {precision}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="155"/>
        <source>FSDP2 offloads weights, gradients and optimizer together or not at all; the plan&apos;s offload is not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="156"/>
        <source>Micro-batch and sequence length belong to your training script; the file&apos;s header names them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="157"/>
        <source>DeepSpeed&apos;s pipeline stages are made in the model&apos;s code; its JSON cannot say PP {pp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="158"/>
        <source>DeepSpeed&apos;s expert groups are made in the model&apos;s code; its JSON cannot say EP {ep} and ETP {etp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="159"/>
        <source>DeepSpeed cuts sequences by the all-to-all of heads only; CP {cp} needs that exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="160"/>
        <source>DeepSpeed cannot have CP {cp} and TP {tp} together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="161"/>
        <source>DeepSpeed&apos;s automatic TP {tp} is larger than the {kv_heads} key-value heads; further ranks would hold no attention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="162"/>
        <source>DeepSpeed&apos;s automatic tensor parallelism has no sequence parallelism; activations take more memory than estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="163"/>
        <source>DeepSpeed shards over all data-parallel ranks; a shard group of {group} is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="164"/>
        <source>DeepSpeed is exported with AdamW and Lion only, not with {optimizer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="165"/>
        <source>DeepSpeed trains in bf16, fp16 or fp32, not in {precision}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="166"/>
        <source>DeepSpeed recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="167"/>
        <source>Optimizer offload in DeepSpeed needs a ZeRO stage, and a part of the optimizer ZeRO-3; the plan has ZeRO-{zero}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="168"/>
        <source>DeepSpeed offloads weights under ZeRO-3 and activations with recomputation, whole; the rest of the plan&apos;s offload is not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="169"/>
        <source>Model, sequence length and recomputation belong to your training script; the launcher&apos;s header names them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="170"/>
        <source>The plan cannot be written into {target}: {part}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="171"/>
        <source>{key} cannot be changed in this file: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="172"/>
        <source>The file describes another model than {model}; the model&apos;s dimensions stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="173"/>
        <source>The file starts {file} GPUs and the plan has {plan}; the launcher&apos;s numbers stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="174"/>
        <source>The {field} differs from the plan&apos;s and stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="175"/>
        <source>An even split needs PP x VPP = {stages} stages to divide the {layers} layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="176"/>
        <source>8-bit matrix products need the {what}, {value}, to be a multiple of {multiple}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="177"/>
        <source>Weights, gradients and optimizer state take {states} GiB of {capacity} GiB. With this sharding at most {largest} B parameters fit; the states of this model want about {gpus} GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="178"/>
        <source>Without ZeRO all {ranks} data-parallel ranks hold the whole optimizer state; ZeRO-1 frees {saved} GiB of each GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="179"/>
        <source>ZeRO-{zero} has no effect: there is one data-parallel rank and nothing to shard over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="180"/>
        <source>With EP {ep} every expert lives on one data-parallel rank only, so {gib} GiB of expert optimizer state per GPU are not sharded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="181"/>
        <source>The first iteration shows less: the optimizer&apos;s moments, {moments} GiB, come with its first update. {first} GiB before it, {later} GiB from then on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="182"/>
        <source>The optimizer step of multi-tensor Adam takes a temporary of {gib} GiB; the fused implementation does without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="183"/>
        <source>The optimizer step may widen low-precision moments to fp32: a temporary of up to {gib} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="184"/>
        <source>This release reduces a flat copy of all gradients: {gib} GiB at the end of each step, which come on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="185"/>
        <source>ZeRO-2 shards {saved} GiB of gradients, but its default reduction buffers take {buffers} GiB. Smaller buckets or ZeRO-1 may need less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="186"/>
        <source>Accumulating {accumulation} micro-batches without synchronisation (no_sync) keeps whole gradients, {gib} GiB more on every GPU; reducing at each micro-batch does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="187"/>
        <source>FSDP2&apos;s mixed precision keeps sharded parameters, gradients and moments in fp32: {bytes} B per parameter, {states} GiB here. Pure bf16 would be half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="188"/>
        <source>Some back ends silently replace an 8-bit optimizer by a 32-bit one, which takes {gib} GiB more; check what runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="189"/>
        <source>FSDP that wraps a model loaded in fp32 needs {gib} GiB of {capacity} GiB on every GPU before it shards; load on the meta device or on one rank only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="190"/>
        <source>The tied embedding is held on the first and the last stage: {weights} GiB of weights on each, and {gradients} GiB of gradients all-reduced between them each step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="191"/>
        <source>Attention is not fused: scores of {seq_len} x {seq_len} tokens take {gib} GiB, {share} % of the stage. Flash attention keeps none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="192"/>
        <source>Logits of {vocab} vocabulary entries take {gib} GiB at the loss, {share} % of that stage&apos;s memory. A chunked or fused loss avoids most of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="193"/>
        <source>What overflows is activations, {gib} GiB, not states, {states} GiB: recompute, or make the micro-batch or sequence shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="194"/>
        <source>The saved layer inputs of full recomputation alone take {gib} GiB, {share} % of the card. Context parallelism divides them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="195"/>
        <source>fp32 doubles the activations, to {gib} GiB; bf16 would halve them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="196"/>
        <source>FP8 is a speed option, not a saving: 16-bit weights stay and their 8-bit copies add up to {gib} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="197"/>
        <source>FP8 without torch.compile saves casts and scales of every linear layer for backward, which are not in this estimate. Compile the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="198"/>
        <source>Stage {stage} holds {most} GiB, stage {least_stage} {least} GiB: {in_flight} micro-batches in flight there, and the ends carry embedding and loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="199"/>
        <source>{allocated} GiB of live tensors are {share} % of the card, where fragmentation can end a run with blocks of varying sizes. Set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True before changing the layout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="200"/>
        <source>nvidia-smi shows {gib} GiB more than PyTorch reserves: {context} GiB of CUDA context and libraries, {nccl} GiB of NCCL buffers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="201"/>
        <source>If the other {others} processes of a node touch GPU 0 before they select their own, their contexts take {gib} GiB there, and {spare} GiB are free. Set the device first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="202"/>
        <source>An estimate of states alone says {states} GiB; activations, gathered layers, buffers and context add {rest} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="203"/>
        <source>Full recomputation takes {recompute} % of the step, the pipeline bubble {bubble} %, exposed communication {communication} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="204"/>
        <source>ZeRO-{zero} communicates at each of the {accumulation} micro-batches; {share} % of the step is exposed data-parallel communication. Larger micro-batches or ZeRO-1 need fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="205"/>
        <source>An MFU of {mfu} % is outside what training reaches; check the GPU&apos;s dense 16-bit peak and the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="206"/>
        <source>The 16-bit peak of {gpu}, {peak} TFLOP/s, looks like the figure with sparsity; the dense one is about {dense}. MFU would read half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="207"/>
        <source>Memory follows all {total} B parameters; only {active} B of them compute for a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="208"/>
        <source>TP {tp} does not divide the vocabulary of {vocab}; Megatron-LM pads it to {padded} ({mib} MiB of weights on each GPU that holds it), others refuse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="209"/>
        <source>The loss exists on the last stage, {stage}, only; other ranks print a placeholder such as -1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="214"/>
        <source>while a checkpoint is loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="215"/>
        <source>while the loss is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="216"/>
        <source>in the backward pass of a layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="217"/>
        <source>in the optimizer&apos;s update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="218"/>
        <source>hybrid Mamba layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="219"/>
        <source>deferred embedding weight gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="220"/>
        <source>fine-grained activation offload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="221"/>
        <source>fp8 without torch.compile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="222"/>
        <source>mixture of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="223"/>
        <source>latent attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="224"/>
        <source>sparse-attention indexer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="225"/>
        <source>positions other than rotary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="226"/>
        <source>no recomputation of whole layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="227"/>
        <source>no recomputation of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="228"/>
        <source>activations that stay on the GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="229"/>
        <source>no dropout in what is recomputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="230"/>
        <source>biases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="231"/>
        <source>attention over a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="232"/>
        <source>latent attention without experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="233"/>
        <source>shared experts that are not whole experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="234"/>
        <source>this order of dense and expert layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="235"/>
        <source>shared experts without latent attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="236"/>
        <source>latent attention without shared experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="237"/>
        <source>experts or wide heads without norms of queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="238"/>
        <source>tied embeddings with latent attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="239"/>
        <source>feed-forward other than gated SiLU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="240"/>
        <source>norms other than two RMSNorms per layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="241"/>
        <source>norm of queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="242"/>
        <source>biases besides those of queries, keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="243"/>
        <source>attention sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="244"/>
        <source>windowed and full attention in turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="245"/>
        <source>multi-token prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="246"/>
        <source>dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="247"/>
        <source>feed-forward other than gated SiLU, GELU and squared ReLU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="248"/>
        <source>norm without weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="249"/>
        <source>number of norms per layer other than two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="250"/>
        <source>norm after the embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="251"/>
        <source>ALiBi positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="252"/>
        <source>query and key norm over the full width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="253"/>
        <source>bias on the output layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="254"/>
        <source>virtual stages when PP is above 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="255"/>
        <source>no recomputation of whole layers or experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="256"/>
        <source>an all-to-all dispatcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="257"/>
        <source>bf16 or fp16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="258"/>
        <source>at most one multi-token-prediction layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="259"/>
        <source>PP 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="260"/>
        <source>no recomputation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="261"/>
        <source>tokens of a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="262"/>
        <location filename="../app/texts/finding_texts.h" line="287"/>
        <source>hidden size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="263"/>
        <source>layers must be between 1 and 10000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="264"/>
        <source>the hidden size must be between 1 and 1000000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="265"/>
        <source>the number of attention heads must be between 1 and 100000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="266"/>
        <source>the vocabulary must be between 1 and 100000000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="267"/>
        <source>the feed-forward width must be between 0 and 10000000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="268"/>
        <source>norms per layer must be between 0 and 16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="269"/>
        <source>the position table must have between 0 and 100000000 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="270"/>
        <source>multi-token-prediction layers must be between 0 and 64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="271"/>
        <source>the latent ranks must be between 1 and 1000000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="272"/>
        <source>the latent head dimensions must be between 1 and 100000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="273"/>
        <source>query and key heads must have at least one dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="274"/>
        <source>the head dimension must be between 1 and 100000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="275"/>
        <source>key-value heads must be between 1 and the number of attention heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="276"/>
        <source>the indexer&apos;s heads and head dimension must be between 1 and 100000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="277"/>
        <source>the number of experts must be between 1 and 100000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="278"/>
        <source>top-k must be between 1 and the number of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="279"/>
        <source>the expert width must be between 1 and 10000000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="280"/>
        <source>the shared-expert width must be between 0 and 10000000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="281"/>
        <source>leading dense layers must be between 0 and the number of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="282"/>
        <source>the MoE step must be between 1 and the number of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="283"/>
        <source>dense layers need a feed-forward width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="284"/>
        <source>the feed-forward width must be at least 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="285"/>
        <source>the dimensions give too many parameters; at most 10^17 can be counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="286"/>
        <source>the numbers are too large to evaluate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="287"/>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="287"/>
        <source>layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="288"/>
        <source>sequence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="288"/>
        <source>micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="288"/>
        <source>attention kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="289"/>
        <source>loss kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="289"/>
        <source>norm kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="289"/>
        <source>CUDA graphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>token dispatcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>token routing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="20"/>
        <source>1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="22"/>
        <source>GPipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="24"/>
        <source>Zero bubble H1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="26"/>
        <source>Zero bubble V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="28"/>
        <source>DualPipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="36"/>
        <source>0: nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="38"/>
        <source>1: optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="40"/>
        <source>2: + gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="42"/>
        <source>3: + weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="51"/>
        <location filename="../app/desktop/enum_text.cpp" line="222"/>
        <location filename="../app/desktop/enum_text.cpp" line="316"/>
        <location filename="../app/desktop/enum_text.cpp" line="336"/>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="53"/>
        <source>Selective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="55"/>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="65"/>
        <source>core attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="66"/>
        <source>norms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="67"/>
        <source>MLP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="68"/>
        <source>experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="69"/>
        <source>activation of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="70"/>
        <source>latent up-projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="71"/>
        <source>shared experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="80"/>
        <source>bf16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="82"/>
        <source>fp16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="84"/>
        <source>fp8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="86"/>
        <source>mxfp8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="88"/>
        <source>nvfp4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="90"/>
        <source>fp32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="98"/>
        <source>AdamW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="100"/>
        <source>AdamW, bf16 moments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="102"/>
        <source>AdamW, 8-bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="104"/>
        <source>SGD with momentum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="106"/>
        <source>Muon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="108"/>
        <source>Lion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="110"/>
        <source>Adafactor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="118"/>
        <source>Megatron-Core</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="120"/>
        <location filename="../app/desktop/enum_text.cpp" line="140"/>
        <source>nanotron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="122"/>
        <source>torchtitan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="124"/>
        <source>PyTorch FSDP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="126"/>
        <source>Megatron-DeepSpeed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="128"/>
        <location filename="../app/desktop/enum_text.cpp" line="152"/>
        <source>DeepSpeed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="130"/>
        <source>InternEvo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="132"/>
        <source>Aleph Alpha scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="142"/>
        <source>Megatron-LM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="144"/>
        <source>Megatron-Bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="146"/>
        <source>torchtitan (Python)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="148"/>
        <source>torchtitan v0.2 (TOML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="150"/>
        <source>accelerate (FSDP2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="160"/>
        <source>Slurm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="162"/>
        <source>SkyPilot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="164"/>
        <source>Kubeflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="172"/>
        <source>Framework&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="174"/>
        <location filename="../app/desktop/enum_text.cpp" line="206"/>
        <source>Unfused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="176"/>
        <source>Fused softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="178"/>
        <source>FlashAttention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="180"/>
        <source>FlashAttention 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="182"/>
        <source>FlashAttention 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="184"/>
        <source>FlashAttention 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="192"/>
        <location filename="../app/desktop/enum_text.cpp" line="204"/>
        <location filename="../app/desktop/enum_text.cpp" line="220"/>
        <location filename="../app/desktop/enum_text.cpp" line="236"/>
        <location filename="../app/desktop/enum_text.cpp" line="252"/>
        <location filename="../app/desktop/enum_text.cpp" line="280"/>
        <source>Not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="194"/>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="196"/>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="208"/>
        <source>Fused by the framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="210"/>
        <source>Fused kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="212"/>
        <source>In pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="224"/>
        <source>Without attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="226"/>
        <source>With attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="228"/>
        <source>Whole step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="238"/>
        <source>NCCL all-to-all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="240"/>
        <location filename="../app/desktop/enum_text.cpp" line="268"/>
        <source>All-gather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="242"/>
        <source>DeepEP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="244"/>
        <source>HybridEP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="254"/>
        <source>Dropless</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="256"/>
        <source>Forced balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="258"/>
        <source>Dropping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="266"/>
        <source>Ring, zigzag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="270"/>
        <source>All-to-all (Ulysses)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="272"/>
        <source>All-to-all and ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="282"/>
        <source>Delayed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="284"/>
        <source>Current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="286"/>
        <source>By row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="288"/>
        <source>By block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="296"/>
        <source>SiLU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="298"/>
        <source>GELU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="300"/>
        <source>ReLU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="302"/>
        <source>Squared ReLU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="310"/>
        <source>Rotary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="312"/>
        <source>Learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="314"/>
        <source>ALiBi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="324"/>
        <source>RMSNorm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="326"/>
        <source>LayerNorm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="328"/>
        <source>Without weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="338"/>
        <source>Per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="340"/>
        <source>Full width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="40"/>
        <source>TP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="42"/>
        <source>PP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="44"/>
        <source>DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="46"/>
        <source>CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="48"/>
        <source>EP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="50"/>
        <source>ETP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="52"/>
        <source>VPP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="54"/>
        <source>Micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="56"/>
        <source>Accumulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="58"/>
        <source>ZeRO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="60"/>
        <source>Recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="62"/>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="64"/>
        <source>Sequence parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="66"/>
        <source>Global batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="68"/>
        <source>Sequence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="70"/>
        <source>Layers per stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="72"/>
        <source>Shard group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="74"/>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="88"/>
        <source>Tensor parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="90"/>
        <source>Pipeline parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="92"/>
        <source>Data parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="94"/>
        <source>Context parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="96"/>
        <source>Expert parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="98"/>
        <source>Expert tensor parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="100"/>
        <source>Virtual stages per pipeline rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="102"/>
        <source>Micro-batch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="104"/>
        <source>Gradient accumulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="106"/>
        <source>ZeRO stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="108"/>
        <source>Activation recomputation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="110"/>
        <source>Pipeline schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="119"/>
        <source>Splits every matrix over this many GPUs; their traffic belongs inside one NVLink domain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="121"/>
        <source>Splits the layers into this many stages; needs many micro-batches to stay busy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="123"/>
        <source>Copies of the model that each train on their own part of the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="125"/>
        <source>Splits each sequence over this many GPUs; for long sequences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="127"/>
        <source>Spreads the experts over this many GPUs of the data, context and tensor dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="129"/>
        <source>Splits each expert&apos;s matrices over this many GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="131"/>
        <source>Each pipeline rank holds this many smaller stages: a smaller bubble for more messages and memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="133"/>
        <source>Sequences that go through the model at once on one data-parallel rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="135"/>
        <source>Micro-batches per step and pipeline, whose gradients are added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="137"/>
        <source>What is spread over the data-parallel ranks: 1 the optimizer, 2 the gradients too, 3 the weights too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="139"/>
        <source>Activations that are dropped and computed again in the backward pass: less memory, more time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="141"/>
        <source>The order in which stages work on micro-batches.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlacementTexts</name>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="58"/>
        <source>Tensor parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="59"/>
        <source>Context parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="60"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="62"/>
        <source>Data parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="62"/>
        <source>Data and context parallel: the ranks that reduce gradients together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="63"/>
        <source>Expert parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="64"/>
        <source>Expert tensor parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="65"/>
        <source>Expert data parallel: the ranks that hold the same experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="68"/>
        <source>Pipeline parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="74"/>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="81"/>
        <source>%1 … %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="86"/>
        <source>NVLink of %n nodes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="86"/>
        <source>inside NVLink</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="87"/>
        <source>%n domains of one node</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="88"/>
        <source>%n domains, one rail</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="91"/>
        <source>%1 domains, %2 rails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="115"/>
        <source>%1 %2 of %3</source>
        <comment>TP 3 of 8: a place in a group, counted from 0</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="116"/>
        <source>Rank %1: node %2, GPU %3, rail %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="118"/>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="130"/>
        <source>%1, %2 a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="168"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="211"/>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="169"/>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="169"/>
        <source>How many groups of this kind there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="170"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="213"/>
        <source>Ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="170"/>
        <source>Ranks of one group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="171"/>
        <source>NVLink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="171"/>
        <source>Groups that stay inside one NVLink domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="172"/>
        <source>One rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="172"/>
        <source>Groups that cross the network, all their ranks on NICs of one number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="173"/>
        <source>Rails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="173"/>
        <source>Groups that cross the network between NICs of several numbers; where NVLink domains share a node, also those between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="174"/>
        <source>Placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="174"/>
        <source>Ranks in one NVLink domain × domains that the group spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="175"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="215"/>
        <source>Rate (GB/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="175"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="215"/>
        <source>Bandwidth that the group gets, one direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="176"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="216"/>
        <source>Time (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="176"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="216"/>
        <source>Time on the wire in one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="177"/>
        <source>Exposed (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="177"/>
        <source>Part of the step time that nothing hides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="190"/>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="194"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="228"/>
        <source>in DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="194"/>
        <source>Reduced together with the dense gradients, whose line has the time of both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="212"/>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="212"/>
        <source>Of the rank in its group, counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="213"/>
        <source>Ranks of the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="214"/>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="214"/>
        <source>What the group needs to reach all its ranks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <location filename="../app/texts/report_texts.h" line="11"/>
        <source>Plans compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="12"/>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="13"/>
        <source>Memory of one GPU by pipeline stage, GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="14"/>
        <source>Time of one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="15"/>
        <source>Traffic of one GPU in a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="16"/>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="17"/>
        <source>{model} on {gpus} x {gpu}, {batch} sequences of {length} tokens a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="18"/>
        <source>No estimate: the plan breaks a rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="19"/>
        <source>The plan breaks a rule; the figures only show how far off it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="20"/>
        <source>Basis of the memory band: {basis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="21"/>
        <source>A step takes {time}; eight of ten runs lie between {low} and {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="22"/>
        <source>Basis of that band: {basis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="23"/>
        <source>{shown} of {stages} stages are shown: the first, the last and the fullest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="26"/>
        <source>Verdict: fits, with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="27"/>
        <source>Verdict: fits tightly, with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="28"/>
        <source>Verdict: at risk of running out of memory; it fits with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="29"/>
        <source>Verdict: out of memory; it fits with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>global batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>sequence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>sequence parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>shard group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>accumulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>memory of each stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>fragmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="44"/>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="44"/>
        <source>of the GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>time of a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>memory bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>quantise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>tensor parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>context parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>expert parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>pipeline parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>data parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>imbalance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="49"/>
        <source>offload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="49"/>
        <source>straggler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>traffic of a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>per domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>domains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>sent in a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>on the wire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="53"/>
        <source>data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="53"/>
        <source>expert data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>tokens per second and GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>model FLOP rate of a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>MFU, attention counted in full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>HFU, recomputation counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>time for all tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>GPU hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="57"/>
        <source>assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="57"/>
        <source>assumed</source>
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
        <location filename="../app/desktop/startup.cpp" line="54"/>
        <source>one file can be opened at a time, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="68"/>
        <source>--size must be WIDTHxHEIGHT, such as 1280x720</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="22"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="58"/>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="23"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="59"/>
        <source>Gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="24"/>
        <source>Optimizer states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="25"/>
        <source>Norm inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="26"/>
        <source>Norm outputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="27"/>
        <source>Queries, keys, values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="28"/>
        <source>Attention output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="29"/>
        <source>Attention scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="30"/>
        <source>Latent projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="31"/>
        <source>Dropout masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="32"/>
        <source>Feed-forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="33"/>
        <source>Router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="34"/>
        <source>Experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="35"/>
        <source>Shared experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="36"/>
        <source>Recomputation checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="37"/>
        <source>Layer being recomputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="38"/>
        <source>Token ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="39"/>
        <source>Logits and loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="40"/>
        <source>Backward working set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="41"/>
        <source>Context-parallel buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="42"/>
        <source>Gathered weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="43"/>
        <source>Optimizer working set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="44"/>
        <source>Gradient buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="45"/>
        <source>Dummy weight gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="46"/>
        <source>Library workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="47"/>
        <source>Offload buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="48"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="66"/>
        <source>Fragmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="49"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="64"/>
        <source>NCCL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="50"/>
        <source>CUDA context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="60"/>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="61"/>
        <source>Activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="62"/>
        <source>Logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="63"/>
        <source>Buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="65"/>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="74"/>
        <source>Matrix products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="75"/>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="76"/>
        <source>Memory-bound kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="77"/>
        <source>Quantisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="78"/>
        <source>Recomputation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="79"/>
        <source>Kernel launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="80"/>
        <source>TP communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="81"/>
        <source>CP communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="82"/>
        <source>EP communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="83"/>
        <source>PP communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="84"/>
        <source>DP communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="85"/>
        <source>Pipeline bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="86"/>
        <source>Stage imbalance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="87"/>
        <source>Optimizer step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="88"/>
        <source>Offload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="89"/>
        <source>Stragglers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="97"/>
        <source>Dense matrix products, forward and backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="98"/>
        <source>The attention kernel, forward and backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="99"/>
        <source>Norms, activations, residuals and the loss: limited by memory bandwidth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="100"/>
        <source>Conversion to the low precision of the matrix products.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="101"/>
        <source>Forward work done again in the backward pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="102"/>
        <source>Time in which the GPU waits for the host to launch kernels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="103"/>
        <source>Tensor-parallel collectives that nothing hides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="104"/>
        <source>Context-parallel exchanges that nothing hides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="105"/>
        <source>Expert all-to-all that nothing hides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="106"/>
        <source>Messages between stages that nothing hides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="107"/>
        <source>Gradient reduction and weight gathering that nothing hides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="108"/>
        <source>Stages idle while the pipeline fills and drains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="109"/>
        <source>Stages idle since another stage has more work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="110"/>
        <source>The optimizer&apos;s update of the weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="111"/>
        <source>Transfers to and from the host and the optimizer&apos;s step there, as far as nothing hides them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="112"/>
        <source>Waiting for the slowest GPU of the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="120"/>
        <source>TP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="121"/>
        <source>CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="122"/>
        <source>EP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="123"/>
        <source>PP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="124"/>
        <source>DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="125"/>
        <source>EDP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="132"/>
        <source>Tensor parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="133"/>
        <source>Context parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="134"/>
        <source>Expert parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="135"/>
        <source>Pipeline parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="136"/>
        <source>Data parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="137"/>
        <source>Data parallel of the experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="144"/>
        <source>FITS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="145"/>
        <source>TIGHT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="146"/>
        <source>AT RISK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="147"/>
        <source>DOES NOT FIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="154"/>
        <source>Every stage fits with room to spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="155"/>
        <source>Every stage fits, with little room to spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="156"/>
        <source>The fullest stage is so near the limit that it may run out of memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="157"/>
        <source>The fullest stage needs more memory than the GPU has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="174"/>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="175"/>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="176"/>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="192"/>
        <source>while a checkpoint is loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="193"/>
        <source>while the loss is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="194"/>
        <source>in the backward pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="195"/>
        <source>in the optimizer&apos;s update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="203"/>
        <source>calibrated on published runs of this GPU and framework family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="204"/>
        <source>no measured runs of this GPU: efficiencies of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="205"/>
        <source>no profile of this framework: constants of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="206"/>
        <source>calibrated on published memory readings of this framework family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="207"/>
        <source>no memory readings of this framework family: what ran and what ran out of memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelineTexts</name>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="51"/>
        <source>the step ends when all stages end, though the authors validate the optimizer afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="52"/>
        <source>the published order for equal times of all passes, not one searched for these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="53"/>
        <source>weight gradients take half of a backward pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="54"/>
        <source>a forward pass beside a backward pass takes as long as both, with the exchange of experts hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="67"/>
        <source>Interleaved 1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="73"/>
        <source>DualPipeV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="76"/>
        <source>Stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="80"/>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="81"/>
        <source>Backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="82"/>
        <source>Weight gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="83"/>
        <source>Forward beside backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="84"/>
        <source>Data-parallel communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="85"/>
        <source>Pipeline message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="86"/>
        <source>Optimizer step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="87"/>
        <source>Bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="88"/>
        <source>Stragglers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="92"/>
        <source>Not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="98"/>
        <source>%1 needs a pipeline: PP above 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="99"/>
        <source>%1 needs virtual stages: VPP above 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="100"/>
        <source>%1 needs even numbers of stages and of micro-batches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="101"/>
        <source>%1 needs at least two micro-batches per stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="102"/>
        <source>%1 cuts every stage in two: the model has too few layers for that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="109"/>
        <source>%1: too many passes to follow a moving slider; &quot;fivefold-cli timeline&quot; simulates them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="110"/>
        <source>%1 cannot run this plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="112"/>
        <source>%1, simulated pass by pass: %2, bubble %3 of it; the other pages&apos; closed form: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="116"/>
        <source>With the optimizer validated afterwards: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="119"/>
        <source>Idealised: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="121"/>
        <source>%1 passes are too many to draw: only the first %2 and the last %2 micro-batches are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="135"/>
        <source>Forward of micro-batch %1 beside backward of micro-batch %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="137"/>
        <source>%1 of micro-batch %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="142"/>
        <source>%1, virtual stage %2, layers: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="143"/>
        <source>%1, layers: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="149"/>
        <source>%1, from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="207"/>
        <source>usable memory %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="218"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="263"/>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="220"/>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="220"/>
        <source>Pipeline stage: the layers of one pipeline rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="221"/>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="222"/>
        <source>Busy (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="222"/>
        <source>Time in its passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="223"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="266"/>
        <source>Bubble (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="223"/>
        <source>Waiting for other stages between the first pass of all stages and the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="224"/>
        <source>Bubble (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="224"/>
        <source>Share of the step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="225"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Peak (GiB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="225"/>
        <source>Most memory in the step, as nvidia-smi would show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="226"/>
        <source>At (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="226"/>
        <source>When the peak is reached, from the start of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="227"/>
        <source>In flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="227"/>
        <source>Micro-batches whose activations are kept at the peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="249"/>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="266"/>
        <source>Bubble and imbalance of one step, by the closed forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="267"/>
        <source>Step (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="267"/>
        <source>Step time by the closed forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="269"/>
        <source>Simulated (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="270"/>
        <source>Step time of the published order, pass by pass, where the closed form is the ideal one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Of the fullest stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="277"/>
        <source>%1 (this plan)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="284"/>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="284"/>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TraceFile</name>
    <message>
        <location filename="../app/desktop/pages/trace_file.cpp" line="48"/>
        <source>this schedule cannot run the plan</source>
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
        <location filename="../app/desktop/setup/cluster_section.cpp" line="117"/>
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
        <location filename="../app/desktop/setup/cluster_section.cpp" line="101"/>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="109"/>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="124"/>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="141"/>
        <source>Your own price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="145"/>
        <source>No price is known; enter yours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::CommandPalette</name>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="53"/>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="56"/>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="57"/>
        <source>What to do: a menu entry, a page, a model, or a knob and its value such as &quot;tp 8&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="60"/>
        <source>Matching commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="86"/>
        <source>%1   (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="88"/>
        <source>Nothing matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/command_palette.cpp" line="88"/>
        <source>%n command(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::Document</name>
    <message>
        <location filename="../app/desktop/document.cpp" line="105"/>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="115"/>
        <source>%1 was not opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="125"/>
        <source>Model from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="126"/>
        <location filename="../app/desktop/document.cpp" line="139"/>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="134"/>
        <source>%1 leaves open, and this was assumed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="146"/>
        <source>%1 was not saved: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::ExportDialog</name>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="56"/>
        <source>&amp;Replace existing files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="57"/>
        <source>&amp;Write Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="59"/>
        <source>Export Launch Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="65"/>
        <source>Framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="66"/>
        <source>Launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="67"/>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="68"/>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="69"/>
        <source>Text of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="70"/>
        <source>Replace existing files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="71"/>
        <source>Write files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="75"/>
        <source>&amp;Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="76"/>
        <source>Choose the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="81"/>
        <source>&amp;Framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="82"/>
        <source>&amp;Launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="83"/>
        <source>F&amp;older</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="138"/>
        <source>Not possible:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="139"/>
        <source>Note:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="140"/>
        <source>For information:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="174"/>
        <source>There is nothing to write until the plan is one that this framework can run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="176"/>
        <source>Choose a folder for the files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="178"/>
        <source>Already in this folder: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="185"/>
        <source>Folder for Launch Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="197"/>
        <source>the folder cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="205"/>
        <source>Not written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::FindingList</name>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="29"/>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="51"/>
        <source>All rules hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="52"/>
        <source>All rules hold; nothing stands out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="77"/>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="94"/>
        <source>Change %1 and keep the rest in balance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::HelpDialog</name>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="61"/>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="64"/>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="75"/>
        <source>This page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="76"/>
        <source>How Fivefold estimates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="77"/>
        <source>Validation</source>
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
        <source>Placement: neighbouring GPU, same GPU of the next node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="33"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="36"/>
        <source>Left and Right, Up and Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="34"/>
        <source>Placement: next rank of the same group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="34"/>
        <source>Ctrl+Right, Ctrl+Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="35"/>
        <source>Placement: nearer, further away, everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="35"/>
        <source>+, -, 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="36"/>
        <source>Timeline: pass before or after, same moment on another stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="37"/>
        <source>Timeline: nearer, further away, everything, the chosen pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="37"/>
        <source>+, -, 0, Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="38"/>
        <source>Timeline: earlier or later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="38"/>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="39"/>
        <source>A knob by its underlined letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="39"/>
        <source>Alt+letter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::KnobCell</name>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="28"/>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="35"/>
        <source>%1, what if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="90"/>
        <source>Works: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="96"/>
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
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="81"/>
        <source>This model is dense: it has no experts to spread.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::LockButton</name>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="33"/>
        <source>Lock %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="34"/>
        <source>%1 keeps its value when other knobs move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="35"/>
        <source>%1 may change when other knobs move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::MainWindow</name>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="59"/>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="82"/>
        <source>Open config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="83"/>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="89"/>
        <source>Next best change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="91"/>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="114"/>
        <source>built-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="115"/>
        <source>Constants: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="120"/>
        <source>%1[*] – Fivefold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="140"/>
        <source>Suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="27"/>
        <source>%1 › %2</source>
        <comment>menu and entry</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="70"/>
        <source>Set %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="82"/>
        <source>Model › %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="85"/>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="88"/>
        <source>GPU › %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="89"/>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="45"/>
        <source>Unsaved Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="45"/>
        <source>Save the changes to %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="48"/>
        <source>Without saving they are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="78"/>
        <source>Plans, model configs and launch files (*.json *.yaml *.yml *.toml *.sh *.sbatch);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="85"/>
        <location filename="../app/desktop/main_window_files.cpp" line="100"/>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="92"/>
        <source>Save Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="92"/>
        <source>Plans (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_files.cpp" line="109"/>
        <source>%n file(s) written to %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="117"/>
        <source>Trace written to %1; Perfetto (ui.perfetto.dev) opens it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="121"/>
        <source>The trace could not be written to %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="144"/>
        <source>No recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="42"/>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="43"/>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="44"/>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="45"/>
        <source>Open Plan or config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="46"/>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="50"/>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="51"/>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="54"/>
        <source>&amp;Export Launch Files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="57"/>
        <source>Export &amp;Trace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="60"/>
        <source>Repor&amp;t…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="61"/>
        <source>Save Page as &amp;Picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="64"/>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="68"/>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="69"/>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="73"/>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="80"/>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="82"/>
        <source>Co&amp;mmands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="84"/>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="88"/>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="101"/>
        <source>&amp;Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="106"/>
        <source>&amp;Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="113"/>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="114"/>
        <source>&amp;Help on This Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="116"/>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="119"/>
        <source>&amp;About Fivefold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="171"/>
        <source>About Fivefold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="173"/>
        <source>&lt;b&gt;Fivefold %1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="175"/>
        <source>Finds out which 5D-parallel layout trains a language model fastest on a cluster, whether it fits, and what it costs.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. Uses Qt %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="18"/>
        <source>Write Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="18"/>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="27"/>
        <source>Report written to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="28"/>
        <source>No report was written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="41"/>
        <source>Save Page as Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="41"/>
        <source>PNG (*.png);;SVG (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="52"/>
        <source>Picture written to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="54"/>
        <source>%1 was not written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/main.cpp" line="55"/>
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
        <location filename="../app/desktop/pages/memory_page.cpp" line="44"/>
        <source>usable %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="47"/>
        <source>Stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="49"/>
        <source>Stage %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="56"/>
        <source>fullest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="82"/>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="91"/>
        <source>The memory of every pipeline stage will be shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="93"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="97"/>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="98"/>
        <source>gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="99"/>
        <source>optimizer states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="100"/>
        <source>activations of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="101"/>
        <source>logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="102"/>
        <source>buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="103"/>
        <source>NCCL&apos;s buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="104"/>
        <source>the CUDA context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="106"/>
        <source>fragmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="109"/>
        <source>Eight of ten runs lie between %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="110"/>
        <source>Each GPU holds %1, mostly %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="111"/>
        <source>Stage %1 is the fullest: %2, mostly %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/memory_page.cpp" line="117"/>
        <source>%n layers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="118"/>
        <source>&lt;b&gt;Stage %1&lt;/b&gt;: %2, %3; fullest %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="132"/>
        <location filename="../app/desktop/pages/memory_page.cpp" line="172"/>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="133"/>
        <source>Usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="134"/>
        <source>Live between two steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="136"/>
        <source>Live %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="179"/>
        <source>Memory per pipeline stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="180"/>
        <source>Memory of the selected stage by term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="182"/>
        <source>Held for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="182"/>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="182"/>
        <source>Memory (GiB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="182"/>
        <source>Share (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="182"/>
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
        <location filename="../app/desktop/pages/metric_grid.cpp" line="114"/>
        <source>GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="119"/>
        <source>No price is known for this GPU; enter one under Cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="121"/>
        <source>at %1 per GPU-hour, your own price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="123"/>
        <source>at %1 per GPU-hour, list price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="126"/>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="131"/>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="146"/>
        <source>Goodput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="132"/>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="148"/>
        <source>Energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="140"/>
        <source>%1 of wall-clock time; your own figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="142"/>
        <source>%1 of wall-clock time: a failure every %2 h, a checkpoint every %3 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="145"/>
        <source>%1 of wall-clock time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="148"/>
        <source>%1 kWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="149"/>
        <source>%1 t of CO2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::ModelSection</name>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="30"/>
        <source>%1 T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="31"/>
        <source>%1 B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="32"/>
        <source>%1 M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="38"/>
        <location filename="../app/desktop/setup/model_section.cpp" line="78"/>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="41"/>
        <source>Model preset; type to search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="44"/>
        <source>Open c&amp;onfig.json…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="45"/>
        <source>Open config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="46"/>
        <source>Read the dimensions from a Hugging Face config.json; it can also be dropped on the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="55"/>
        <source>Dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="83"/>
        <source>These dimensions do not make a model: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="85"/>
        <source>%1 parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="86"/>
        <source>%1 parameters, %2 active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="94"/>
        <source>%1 (own dimensions)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="98"/>
        <source>%1 parameters, %2 of them used by each token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::NextChangesList</name>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="49"/>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="51"/>
        <source>%1 %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="95"/>
        <source>No change of one or two knobs is faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="95"/>
        <source>No change of one or two knobs makes it fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="105"/>
        <source>fits, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="106"/>
        <source>%1 less time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="109"/>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="110"/>
        <source>Step time %1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="111"/>
        <source>Memory %1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="112"/>
        <source>With it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="114"/>
        <source>Apply: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::PlacementPage</name>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="91"/>
        <source>Placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="97"/>
        <source>Which GPUs talk to each other, and over which links, will be shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="98"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="112"/>
        <source>%1 ranks on one node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="112"/>
        <source>%1 ranks on %2 nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="113"/>
        <source>%1; no rank needs another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="114"/>
        <source>%1; inside NVLink: %2; nothing crosses the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="115"/>
        <source>%1; across the network: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="116"/>
        <source>%1; inside NVLink: %2; across the network: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="122"/>
        <source>&quot;%1&quot; is no order: it must name tp, cp, ep, dp and pp once each, the fastest first, such as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="184"/>
        <source>NVLink domain %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="184"/>
        <source>node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="224"/>
        <source>Rank %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="234"/>
        <source>The ranks of this layout cannot be drawn: its degrees do not divide, or there are too many of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="236"/>
        <source>In this order the experts of a pipeline stage would sit on other ranks than the rest of its layers; frameworks refuse it. With pipeline parallelism not last, expert data parallel must be as large as data parallel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="240"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="273"/>
        <source>The usual order, of Megatron-LM, nanotron, torchtitan, accelerate and DeepSpeed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="242"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="274"/>
        <source>Megatron-LM&apos;s --use-tp-pp-dp-mapping, and the order of Llama 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="248"/>
        <source>In this order a step takes %1, as in the usual one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="250"/>
        <source>In this order a step takes %1, %2 longer than in the usual one; the other pages keep the usual one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="251"/>
        <source>In this order a step takes %1, %2 less than in the usual one; the other pages keep the usual one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_page.cpp" line="254"/>
        <source>One square stands for %n GPUs.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="267"/>
        <source>Colour by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="268"/>
        <source>Order of ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="269"/>
        <source>Groups that share a colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="270"/>
        <source>Ranks of one colour that lie together in a pattern are one group; the group of the chosen rank is outlined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="271"/>
        <source>Order of ranks, fastest dimension first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="272"/>
        <source>The dimension whose neighbours get neighbouring ranks comes first. Any order of tp, cp, ep, dp and pp can be typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="275"/>
        <source>GPUs by node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="276"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="278"/>
        <source>Groups by link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="277"/>
        <source>Groups of the chosen rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="279"/>
        <source>Rank</source>
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
    <name>fivefold::RuleList</name>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="27"/>
        <source>Dimensions that a model of this size wants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="28"/>
        <source>What to try when memory is over, in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="29"/>
        <source>Global batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="30"/>
        <source>Throughput, by priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="31"/>
        <source>Decision tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="32"/>
        <source>Typical configurations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="33"/>
        <source>Checklist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="34"/>
        <source>Red flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="52"/>
        <source>All rules of thumb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="83"/>
        <source>Checklist %1 of %2, no red flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/rule_list.cpp" line="83"/>
        <source>Checklist %1 of %2, %n red flag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="105"/>
        <source>In order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::SettingsDialog</name>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="18"/>
        <source>&amp;Show what a re-balance changed by a short flash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="21"/>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="28"/>
        <location filename="../app/desktop/settings_dialog.cpp" line="30"/>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="31"/>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="32"/>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="44"/>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="45"/>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="63"/>
        <source>The language changes when Fivefold starts again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::SetupPanel</name>
    <message>
        <location filename="../app/desktop/setup/setup_panel.cpp" line="19"/>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::SliderCell</name>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="31"/>
        <source>%1, exact value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="32"/>
        <source>%1, possible values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="90"/>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::SoftwareSection</name>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="29"/>
        <source>Software</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="36"/>
        <source>Kernels, overlap, offload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="38"/>
        <source>What is not stated is assumed to be the framework&apos;s default, and the estimate is less certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="66"/>
        <source>%1: %2</source>
        <comment>not stated: what is assumed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="108"/>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="108"/>
        <source>The kernel of the cross entropy; a chunked one never holds all logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="109"/>
        <source>Loss pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="109"/>
        <source>Pieces in which a chunked loss goes through the tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="111"/>
        <source>framework&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="112"/>
        <source>Fused norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="112"/>
        <source>Norms as one kernel instead of several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="113"/>
        <source>torch.compile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="113"/>
        <source>Element-wise kernels fused by the compiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="114"/>
        <source>CUDA graphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="114"/>
        <source>Captured launches take the host&apos;s time off small layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="115"/>
        <source>TP overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="115"/>
        <source>Tensor-parallel collectives overlap with the products beside them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="117"/>
        <source>fp8 scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="117"/>
        <source>Where the scales of fp8 come from: past maxima, the tensor&apos;s own, or one for each block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="120"/>
        <source>Weights in low precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="120"/>
        <source>Weights are stored and gathered in the low precision instead of 16 bit with cached copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="122"/>
        <source>CP exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="122"/>
        <source>How the ranks of a sequence exchange keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="124"/>
        <source>CP ranks of the all-to-all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="124"/>
        <source>Ranks that exchange heads; a ring joins these groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="126"/>
        <source>as fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="130"/>
        <source>Expert dispatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="130"/>
        <source>What carries tokens to their experts and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="131"/>
        <source>Token routing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="131"/>
        <source>Whether experts take all tokens, the same number each, or drop some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="132"/>
        <source>Capacity factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="132"/>
        <source>Slots of an expert over its even share, where tokens are dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="134"/>
        <source>1, assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="135"/>
        <source>Expert overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="135"/>
        <source>Expert exchange hidden behind another micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="136"/>
        <source>Shared-expert overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="136"/>
        <source>Expert exchange hidden behind the shared expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="142"/>
        <source> %</source>
        <comment>per cent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="142"/>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="143"/>
        <source>Optimizer on the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="143"/>
        <source>Share of the optimizer&apos;s state that lives, and is stepped, on the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="145"/>
        <source>Activations on the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="145"/>
        <source>Share of the kept activations that waits on the host for the backward pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="147"/>
        <source>Weights on the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="147"/>
        <source>Share of the weights that lives on the host; needs ZeRO-3</source>
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
        <location filename="../app/desktop/pages/step_page.cpp" line="39"/>
        <source>%1 to %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="62"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="161"/>
        <source>Step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="104"/>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="110"/>
        <source>Where the time of a training step goes will be shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="111"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="117"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="120"/>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="118"/>
        <source>A step takes %1; the largest cost is: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="119"/>
        <source>A step takes %1; the largest cost is: %2; the largest loss is: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="131"/>
        <source>%1 computing, %2 waiting for communication, %3 idle, %4 optimizer and launches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="166"/>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="166"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="180"/>
        <source>Time (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="166"/>
        <source>Share (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="166"/>
        <source>Share of the step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="175"/>
        <source>Dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Ranks of one communication group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="177"/>
        <source>Placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="177"/>
        <source>Ranks in one NVLink domain × domains that the group spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="178"/>
        <source>Sent (GB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="178"/>
        <source>Sent by the busiest rank in one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="179"/>
        <source>Rate (GB/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="179"/>
        <source>Bandwidth that the group gets, one direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="180"/>
        <source>Time on the wire in one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="181"/>
        <source>Exposed (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="181"/>
        <source>Part of the step time that nothing hides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="187"/>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="190"/>
        <source>Crosses NVLink domains: %1 ranks in each of %2 domains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="192"/>
        <source>Stays inside one NVLink domain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="203"/>
        <source>Traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="204"/>
        <source>Parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="205"/>
        <source>Parts of the step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="206"/>
        <source>Traffic by dimension of parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="207"/>
        <source>Parts of the step time as a table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::TimelinePage</name>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="77"/>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="78"/>
        <source>Schedule shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="79"/>
        <source>The same plan under another pipeline schedule. The plan stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="80"/>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="81"/>
        <source>Schedule below, to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="82"/>
        <source>A second schedule below, on the same axis of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="83"/>
        <source>Follow micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="84"/>
        <source>Micro-batch to follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="85"/>
        <source>Its passes keep their colours, everything else turns pale, and lines show its way from stage to stage. A click on a pass does the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="87"/>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="88"/>
        <source>Critical path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="90"/>
        <source>A line through the passes that the end of the pipeline waits for: only shorter ones among these shorten the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="91"/>
        <source>Moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="92"/>
        <source>Moment of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="93"/>
        <source>Moves a line through all stages and the memory below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="94"/>
        <source>Export trace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="96"/>
        <source>The schedule as a JSON trace that Perfetto and chrome://tracing open, with the streams of the stage whose memory is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="97"/>
        <source>Passes of every stage over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="98"/>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="100"/>
        <source>Stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="99"/>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="101"/>
        <source>Schedules that pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="102"/>
        <source>Schedules, virtual stages and micro-batch sizes of which none has both less bubble and less memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="39"/>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="43"/>
        <source>One step, pass by pass on every pipeline stage, will be shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="44"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="47"/>
        <source>one micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="47"/>
        <source>%1 micro-batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="50"/>
        <source>One stage works through %1 and its optimizer step in %2; without a pipeline there is no bubble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="51"/>
        <source>%1 pipeline stages work through %2 under %3 in %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="187"/>
        <source>%1 (this plan)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="188"/>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="236"/>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="236"/>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="262"/>
        <source>Export Trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="263"/>
        <source>Traces (*.json)</source>
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
        <location filename="../app/desktop/pages/value_table.cpp" line="220"/>
        <source>Copy &amp;Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="222"/>
        <source>Copy &amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="223"/>
        <source>Copy Table as &amp;Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="224"/>
        <source>Copy Table as &amp;CSV</source>
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
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="64"/>
        <source>fits with a probability of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::VerdictPanel</name>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="88"/>
        <source>%1: %2, %3 per step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="99"/>
        <source>Next best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="100"/>
        <source>Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="109"/>
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
        <location filename="../app/desktop/charts/waterfall.cpp" line="120"/>
        <source>Part	Time (%1)	Share (%)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fivefold::WhatIfStrip</name>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="64"/>
        <source>as it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="66"/>
        <source>cannot be computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="68"/>
        <source>as fast as now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="70"/>
        <source>%1 faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="72"/>
        <source>%1 slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="73"/>
        <source>%1: %2, %3, breaks a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="75"/>
        <source>%1: %2, %3, fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="76"/>
        <source>%1: %2, %3, tight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="77"/>
        <source>%1: %2, %3, at risk of running out of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="80"/>
        <source>%1: %2, %3, does not fit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
