<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <location filename="../app/texts/advice_texts.h" line="25"/>
        <source>By the estimate TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step and fits with a probability of {best_probability} %; this plan takes {step} s.</source>
        <translation>按估算，TP {best_tp}、PP {best_pp}、DP {best_dp}、ZeRO-{best_zero} 每步 {best}&#xa0;秒，放得下的概率为 {best_probability}&#xa0;%；当前方案每步 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="26"/>
        <source>By the estimate no layout that the rule asks for fits.</source>
        <translation>按估算，符合该规则的布局都放不下。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="28"/>
        <source>The rule knows no layout for this plan.</source>
        <translation>对这个方案，该规则给不出布局。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="31"/>
        <source>A model of this size wants one dimension of parallelism; no such layout is faster.</source>
        <translation>这种规模的模型只需一个并行维度；不过没有更快的此类布局。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="32"/>
        <source>A model of this size wants one dimension of parallelism: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation>这种规模的模型只需一个并行维度：TP {best_tp}、PP {best_pp}、DP {best_dp}、ZeRO-{best_zero} 每步 {best}&#xa0;秒，当前方案 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="34"/>
        <source>The three usual layouts of this size (TP x PP, TP x ZeRO-3, ZeRO-3) are not faster.</source>
        <translation>这种规模常用的三种布局（TP × PP、TP × ZeRO-3、ZeRO-3）都不更快。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="35"/>
        <source>Of the three usual layouts of this size TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation>这种规模常用的三种布局中，TP {best_tp}、PP {best_pp}、DP {best_dp}、ZeRO-{best_zero} 每步 {best}&#xa0;秒，当前方案 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="37"/>
        <source>On this many GPUs the plan does not rely on data parallelism alone.</source>
        <translation>在这么多 GPU 上，方案没有只依赖数据并行。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="38"/>
        <source>Data parallelism alone over this many GPUs is bound by latency and by the network.</source>
        <translation>在这么多 GPU 上只用数据并行，会受限于延迟和网络。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="40"/>
        <source>TP over a node, as few stages as fit, and ZeRO-1 are not faster.</source>
        <translation>TP 占满节点、流水级尽量少、ZeRO-1 的布局并不更快。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="41"/>
        <source>On so many GPUs TP over a node, as few stages as fit and ZeRO-1 are usual: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation>在这么多 GPU 上，通常让 TP 占满节点、流水级尽量少，并用 ZeRO-1：TP {best_tp}、PP {best_pp}、DP {best_dp}、ZeRO-{best_zero} 每步 {best}&#xa0;秒，当前方案 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="43"/>
        <source>ZeRO and the pipeline go together.</source>
        <translation>ZeRO 与流水线可以同时使用。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="44"/>
        <source>DeepSpeed refuses ZeRO-2 and ZeRO-3 together with pipeline parallelism.</source>
        <translation>DeepSpeed 不允许 ZeRO-2 和 ZeRO-3 与流水线并行同时使用。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="45"/>
        <source>Context parallelism is used where it is needed or pays.</source>
        <translation>上下文并行用在了需要或有收益的地方。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="46"/>
        <source>Context parallelism is for what does not fit otherwise and for long sequences that gain; with CP {cp} this plan is on the wrong side of that.</source>
        <translation>上下文并行适用于不用就放不下的情况，以及有收益的长序列；当前方案的 CP {cp} 不符合这一点。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="47"/>
        <source>At this length the rule expects no gain from context parallelism. By the estimate CP {best_cp} takes {best} s a step; this plan, with CP {cp}, {step} s.</source>
        <translation>在这个长度下，该规则认为上下文并行没有收益。按估算，CP {best_cp} 每步 {best}&#xa0;秒；当前方案用 CP {cp}，每步 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="48"/>
        <source>The pieces of the sequence are long enough to hide the exchange between nodes.</source>
        <translation>序列分块足够长，可以掩盖节点间的交换。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="49"/>
        <source>With CP {cp} between nodes the pieces of the sequence are too short to hide the exchange.</source>
        <translation>CP {cp} 跨节点时，序列分块太短，掩盖不了交换。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="50"/>
        <source>Exposed context-parallel communication takes {share} % of the step, contrary to what the length suggests.</source>
        <translation>未掩盖的上下文并行通信占单步时间的 {share}&#xa0;%，与按长度推断的不同。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="51"/>
        <source>The expert exchange of EP {ep} x ETP {etp} stays inside an NVLink domain.</source>
        <translation>EP {ep} × ETP {etp} 的专家交换不出 NVLink 域。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="52"/>
        <source>The expert exchange of EP {ep} x ETP {etp} leaves the NVLink domain; it wants overlap with another micro-batch.</source>
        <translation>EP {ep} × ETP {etp} 的专家交换超出 NVLink 域，需要与另一个微批重叠。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="53"/>
        <source>Exposed expert exchange takes {share} % of the step, contrary to what the placement suggests.</source>
        <translation>未掩盖的专家交换占单步时间的 {share}&#xa0;%，与按放置推断的不同。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="54"/>
        <source>The layout makes the global batch.</source>
        <translation>布局与全局批量相符。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="55"/>
        <source>The layout makes {now} sequences a step instead of {batch}: accumulate more, or give GPUs from data parallelism to other dimensions.</source>
        <translation>该布局每步为 {now} 条序列，而不是 {batch} 条：可增加梯度累积，或把数据并行的 GPU 分给其他维度。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="56"/>
        <source>Selective recomputation makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>选择性重计算后放得下：{gib} / {capacity}&#xa0;GiB，每步 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="57"/>
        <source>Selective recomputation is not enough: {gib} of {capacity} GiB.</source>
        <translation>选择性重计算还不够：{gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="58"/>
        <source>A later step of this ladder alone would fit too and be {faster} % faster.</source>
        <translation>单独使用这一阶梯中靠后的某一步也放得下，且快 {faster}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="59"/>
        <source>A micro-batch of {micro_batch} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>微批大小取 {micro_batch} 后放得下：{gib} / {capacity}&#xa0;GiB，每步 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="60"/>
        <source>A micro-batch of {micro_batch} is not enough: {gib} of {capacity} GiB.</source>
        <translation>微批大小取 {micro_batch} 还不够：{gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="61"/>
        <location filename="../app/texts/advice_texts.h" line="64"/>
        <location filename="../app/texts/advice_texts.h" line="67"/>
        <location filename="../app/texts/advice_texts.h" line="70"/>
        <source>Another step of this ladder alone would fit too and be {faster} % faster.</source>
        <translation>单独使用这一阶梯中的另一步也放得下，且快 {faster}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="62"/>
        <source>ZeRO-{zero} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>ZeRO-{zero} 后放得下：{gib} / {capacity}&#xa0;GiB，每步 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="63"/>
        <source>ZeRO-{zero} is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-{zero} 还不够：{gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="65"/>
        <source>Full recomputation makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>完全重计算后放得下：{gib} / {capacity}&#xa0;GiB，每步 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="66"/>
        <source>Full recomputation is not enough: {gib} of {capacity} GiB.</source>
        <translation>完全重计算还不够：{gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="68"/>
        <source>The optimizer on the host makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>优化器卸载到主机后放得下：{gib} / {capacity}&#xa0;GiB，每步 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="69"/>
        <source>The optimizer on the host is not enough: {gib} of {capacity} GiB. It wants more GPUs.</source>
        <translation>优化器卸载到主机还不够：{gib} / {capacity}&#xa0;GiB。需要更多 GPU。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="71"/>
        <source>ZeRO-1 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>ZeRO-1 后放得下：{gib} / {capacity}&#xa0;GiB，每步 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="72"/>
        <source>ZeRO-1 is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-1 还不够：{gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="73"/>
        <source>A later step of this order alone would fit too and be {faster} % faster.</source>
        <translation>单独使用这一顺序中靠后的某一步也放得下，且快 {faster}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="74"/>
        <source>ZeRO-2 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>ZeRO-2 后放得下：{gib} / {capacity}&#xa0;GiB，每步 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="75"/>
        <source>ZeRO-2 is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-2 还不够：{gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="76"/>
        <location filename="../app/texts/advice_texts.h" line="79"/>
        <location filename="../app/texts/advice_texts.h" line="82"/>
        <location filename="../app/texts/advice_texts.h" line="85"/>
        <source>Another step of this order alone would fit too and be {faster} % faster.</source>
        <translation>单独使用这一顺序中的另一步也放得下，且快 {faster}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="77"/>
        <source>ZeRO-3 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>ZeRO-3 后放得下：{gib} / {capacity}&#xa0;GiB，每步 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="78"/>
        <source>ZeRO-3 is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-3 还不够：{gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="80"/>
        <source>Activation checkpointing makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>激活检查点后放得下：{gib} / {capacity}&#xa0;GiB，每步 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="81"/>
        <source>Activation checkpointing is not enough: {gib} of {capacity} GiB.</source>
        <translation>激活检查点还不够：{gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="83"/>
        <source>TP {tp} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>TP {tp} 后放得下：{gib} / {capacity}&#xa0;GiB，每步 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="84"/>
        <source>TP {tp} is not enough: {gib} of {capacity} GiB. It wants more GPUs.</source>
        <translation>TP {tp} 还不够：{gib} / {capacity}&#xa0;GiB。需要更多 GPU。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="86"/>
        <source>Tensor parallelism is as wide as its communication allows.</source>
        <translation>张量并行的宽度与其通信相称。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="87"/>
        <source>Compute and the communication of tensor parallelism, at TP {tp}, are out of balance.</source>
        <translation>在 TP {tp} 下，计算与张量并行通信不平衡。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="89"/>
        <source>Data parallelism is as wide as it pays.</source>
        <translation>数据并行的宽度正合适。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="90"/>
        <source>Exposed data-parallel communication is {share} % of the step; it decides how wide data parallelism should be.</source>
        <translation>未掩盖的数据并行通信占单步时间的 {share}&#xa0;%，它决定数据并行应取多宽。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="92"/>
        <source>A micro-batch has enough tokens to hide the gathering of weights.</source>
        <translation>每个微批的 token 数足以掩盖权重聚集。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="93"/>
        <source>A micro-batch has too few tokens to hide the gathering of weights of ZeRO-3.</source>
        <translation>每个微批的 token 数太少，掩盖不了 ZeRO-3 的权重聚集。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="94"/>
        <source>Exposed data-parallel communication takes {share} % of the step, contrary to what the tokens suggest.</source>
        <translation>未掩盖的数据并行通信占单步时间的 {share}&#xa0;%，与按 token 数推断的不同。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="95"/>
        <source>The data-parallel exchange is shorter than a backward pass that can hide it.</source>
        <translation>数据并行交换短于能够掩盖它的反向传播。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="96"/>
        <source>The data-parallel exchange outlasts a backward pass; pipeline stages would make it smaller.</source>
        <translation>数据并行交换长于一次反向传播；增加流水级可减小其通信量。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="98"/>
        <source>No other micro-batch is faster.</source>
        <translation>其他微批大小都不更快。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="99"/>
        <source>A micro-batch of {best_micro_batch} takes {best} s a step, this plan with {micro_batch} {step} s.</source>
        <translation>微批大小 {best_micro_batch} 每步 {best}&#xa0;秒，当前方案用 {micro_batch}，每步 {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="101"/>
        <source>One layer takes {gib} of {capacity} GiB, and TP {tp} agrees with that.</source>
        <translation>一层占用 {gib} / {capacity}&#xa0;GiB，TP {tp} 与此相符。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="102"/>
        <source>One layer takes {gib} of {capacity} GiB: tensor parallelism is for layers that do not fit, and TP is {tp}.</source>
        <translation>一层占用 {gib} / {capacity}&#xa0;GiB：张量并行适用于单层放不下的情况，而 TP 为 {tp}。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="104"/>
        <source>Sharded over the {gpus} GPUs of one node the model takes {gib} of {capacity} GiB, and PP {pp} agrees with that.</source>
        <translation>切分到一个节点的 {gpus} 个 GPU 后，模型占用 {gib} / {capacity}&#xa0;GiB，PP {pp} 与此相符。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="105"/>
        <source>Sharded over the {gpus} GPUs of one node the model takes {gib} of {capacity} GiB: a pipeline is for what does not fit there, and PP is {pp}.</source>
        <translation>切分到一个节点的 {gpus} 个 GPU 后，模型占用 {gib} / {capacity}&#xa0;GiB：流水线适用于这样仍放不下的情况，而 PP 为 {pp}。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="107"/>
        <source>Data parallelism takes the remaining GPUs.</source>
        <translation>其余 GPU 都用于数据并行。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="107"/>
        <source>Data parallelism does not take the remaining GPUs.</source>
        <translation>其余 GPU 没有用于数据并行。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="108"/>
        <source>Starting at ZeRO-3 and stepping down while communication costs too much leads to ZeRO-{zero}.</source>
        <translation>从 ZeRO-3 开始，通信代价过高就降一级，得到 ZeRO-{zero}。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="109"/>
        <source>Starting at ZeRO-3 and stepping down while communication costs too much leads to ZeRO-{asked}, not ZeRO-{zero}.</source>
        <translation>从 ZeRO-3 开始，通信代价过高就降一级，得到的是 ZeRO-{asked}，而不是 ZeRO-{zero}。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="111"/>
        <source>The layout is the typical one of {parameters} B parameters on {gpus} GPUs.</source>
        <translation>该布局是 {parameters}&#xa0;B 参数在 {gpus} 个 GPU 上的典型布局。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="112"/>
        <source>Typical of {parameters} B parameters on {gpus} GPUs is TP {tp}, PP {pp}, FSDP; here it is TP {our_tp}, PP {our_pp}, DP {our_dp}, ZeRO-{our_zero}.</source>
        <translation>{parameters}&#xa0;B 参数在 {gpus} 个 GPU 上的典型布局是 TP {tp}、PP {pp}、FSDP；这里是 TP {our_tp}、PP {our_pp}、DP {our_dp}、ZeRO-{our_zero}。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="114"/>
        <source>The fullest GPU uses {gib} of {capacity} GiB.</source>
        <translation>占用最高的 GPU 用了 {gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="114"/>
        <source>The fullest GPU uses {gib} of {capacity} GiB; that leaves too little.</source>
        <translation>占用最高的 GPU 用了 {gib} / {capacity}&#xa0;GiB，没有留出足够的余量。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="115"/>
        <source>Runs this full fit all the same, with a probability of {probability} %.</source>
        <translation>占用这么满的运行仍有 {probability}&#xa0;% 的概率放得下。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="116"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} is the global batch.</source>
        <translation>DP {dp} × 累积 {accumulation} × 微批 {micro_batch} 等于全局批量。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="117"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} is not the global batch.</source>
        <translation>DP {dp} × 累积 {accumulation} × 微批 {micro_batch} 不等于全局批量。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="118"/>
        <source>Exposed communication takes {exposed} % of compute, hidden parts included {raw} %.</source>
        <translation>未掩盖的通信为计算的 {exposed}&#xa0;%，计入已掩盖部分为 {raw}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="119"/>
        <source>Exposed communication takes {exposed} % of compute, hidden parts included {raw} %: the plan is bound by communication.</source>
        <translation>未掩盖的通信为计算的 {exposed}&#xa0;%，计入已掩盖部分为 {raw}&#xa0;%：方案受限于通信。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="120"/>
        <source>The rule counts all communication, {raw} %; but most of it is hidden.</source>
        <translation>该规则计入全部通信，即 {raw}&#xa0;%；但其中大部分已被掩盖。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="121"/>
        <source>The pipeline bubble is small enough.</source>
        <translation>流水线气泡足够小。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="121"/>
        <source>The pipeline bubble is too large: more micro-batches, virtual stages or fewer stages.</source>
        <translation>流水线气泡太大：可增加微批或虚拟流水级，或减少流水级。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="122"/>
        <source>Set the learning rate for this batch: {batch} sequences, {tokens} M tokens a step.</source>
        <translation>学习率要与批量匹配：每步 {batch} 条序列，{tokens}&#xa0;M token。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="123"/>
        <source>A checkpoint every {interval} minutes suits a failure every {mtbf} hours.</source>
        <translation>每 {interval}&#xa0;分钟一次检查点，适合每 {mtbf}&#xa0;小时一次故障的情况。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="124"/>
        <source>With a failure every {mtbf} hours a checkpoint every {best} minutes is best; every {interval} minutes loses {loss} % of the time.</source>
        <translation>每 {mtbf}&#xa0;小时一次故障时，最好每 {best}&#xa0;分钟存一次检查点；每 {interval}&#xa0;分钟一次会损失 {loss}&#xa0;% 的时间。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="125"/>
        <source>The loss against the best interval is small: {loss} % of the time.</source>
        <translation>与最佳间隔相比损失很小：{loss}&#xa0;% 的时间。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="126"/>
        <source>Clip gradients; {clip} is usual for large models.</source>
        <translation>应裁剪梯度；大模型常用 {clip}。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="127"/>
        <source>Of {steps} steps, {low} to {high} are usual for the warm-up.</source>
        <translation>共 {steps} 步，预热通常取 {low} 到 {high} 步。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="128"/>
        <source>An MFU of {mfu} % is typical.</source>
        <translation>{mfu}&#xa0;% 的 MFU 属于典型水平。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="128"/>
        <source>An MFU of {mfu} % is outside the typical {low} to {high} %.</source>
        <translation>{mfu}&#xa0;% 的 MFU 不在典型的 {low}&#xa0;% 到 {high}&#xa0;% 之内。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="129"/>
        <source>TP {tp} stays within a node&apos;s usual size.</source>
        <translation>TP {tp} 没有超出节点的常见大小。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="129"/>
        <source>TP {tp}: tensor parallelism between nodes is nearly always slower than a pipeline.</source>
        <translation>TP {tp}：跨节点的张量并行几乎总是慢于流水线。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="130"/>
        <source>What counts is the NVLink domain of {domain} GPUs; tensor parallelism takes {share} % of the step.</source>
        <translation>关键在于 NVLink 域有 {domain} 个 GPU；张量并行占单步时间的 {share}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="131"/>
        <source>PP {pp} is not extreme.</source>
        <translation>PP {pp} 不算极端。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="131"/>
        <source>PP {pp}: the bubble of so many stages weighs even with many micro-batches.</source>
        <translation>PP {pp}：流水级这么多，即使微批很多，气泡仍然可观。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="132"/>
        <source>What counts is the bubble; it takes {bubble} % of the step.</source>
        <translation>关键在于气泡，它占单步时间的 {bubble}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="133"/>
        <source>{tokens} M tokens a step are not extreme.</source>
        <translation>每步 {tokens}&#xa0;M token 不算极端。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="133"/>
        <source>{tokens} M tokens a step: diminishing returns are usual beyond {limit} M, though Llama 3 trained with 16 M.</source>
        <translation>每步 {tokens}&#xa0;M token：超过 {limit}&#xa0;M 通常收益递减，不过 Llama 3 训练时用到 16&#xa0;M。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="134"/>
        <source>An MFU of {mfu} % is no alarm.</source>
        <translation>{mfu}&#xa0;% 的 MFU 不必担心。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="134"/>
        <source>An MFU of {mfu} %: think about the layout again. Exposed communication takes {communication} % of the step, the bubble {bubble} %.</source>
        <translation>MFU 为 {mfu}&#xa0;%：应重新考虑布局。未掩盖的通信占单步时间的 {communication}&#xa0;%，气泡占 {bubble}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="135"/>
        <source>It is not communication, which takes {communication} % of the step.</source>
        <translation>原因不在通信，它只占单步时间的 {communication}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="136"/>
        <source>A model of {parameters} B parameters recomputes activations.</source>
        <translation>{parameters}&#xa0;B 参数的模型使用激活重计算。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="136"/>
        <source>A model of {parameters} B parameters without activation recomputation usually runs out of memory.</source>
        <translation>{parameters}&#xa0;B 参数的模型不做激活重计算，通常会显存不足。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="137"/>
        <source>What counts is memory: it uses {gib} of {capacity} GiB, and fits without recomputation.</source>
        <translation>关键在于显存：用了 {gib} / {capacity}&#xa0;GiB，不重计算也放得下。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="138"/>
        <source>The batch is large enough, or accumulated.</source>
        <translation>批量足够大，或使用了梯度累积。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="138"/>
        <source>A small batch without accumulation makes gradients noisy.</source>
        <translation>批量小又不累积，梯度噪声会大。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="139"/>
        <source>With fragmentation {share} % of the card are used.</source>
        <translation>计入碎片，用了显卡的 {share}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="140"/>
        <source>Judged by measured runs it fits with a probability of {probability} %.</source>
        <translation>依实测运行判断，放得下的概率为 {probability}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="141"/>
        <source>Weights are gathered once a step, or inside NVLink.</source>
        <translation>权重每步只聚集一次，或在 NVLink 内聚集。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="141"/>
        <source>ZeRO-3 between nodes gathers the weights for each of the {accumulation} micro-batches.</source>
        <translation>跨节点的 ZeRO-3 要为 {accumulation} 个微批逐个聚集权重。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="142"/>
        <source>It hides: exposed data-parallel communication takes {share} % of the step.</source>
        <translation>它能被掩盖：未掩盖的数据并行通信占单步时间的 {share}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="143"/>
        <source>There are at least as many micro-batches as stages.</source>
        <translation>微批数不少于流水级数。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="143"/>
        <source>{accumulation} micro-batches are fewer than the {pp} stages: most of the pipeline waits.</source>
        <translation>{accumulation} 个微批少于 {pp} 个流水级：流水线大部分时间在等待。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="144"/>
        <source>The schedule keeps the bubble at {bubble} % of the step.</source>
        <translation>该调度把气泡控制在单步时间的 {bubble}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="147"/>
        <source>Does not apply to this plan.</source>
        <translation>不适用于当前方案。</translation>
    </message>
</context>
<context>
    <name>CollectiveLines</name>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="69"/>
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n 个 GPU</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="69"/>
        <source>%1 GPUs on %2 nodes</source>
        <translation>%2 个节点上的 %1 个 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="72"/>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="72"/>
        <source>Bus bandwidth</source>
        <translation>总线带宽</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="85"/>
        <source>%1 of %2: %3, bus bandwidth %4</source>
        <translation>%1，%2：%3，总线带宽 %4</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="90"/>
        <source>%1; without the measurement %2 would be assumed</source>
        <comment>a point of a curve</comment>
        <translation>%1；若无测量则假定为 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="94"/>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="107"/>
        <source>assumed without it</source>
        <translation>无测量时的假定</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="108"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="113"/>
        <source>%1 of collectives of %2, over their size</source>
        <translation>%2 集合通信的%1，按数据大小</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="122"/>
        <source>%1 %2</source>
        <comment>a collective, its bandwidth</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="125"/>
        <source>Bus bandwidth of the largest size among %1: %2.</source>
        <translation>%1 之间最大数据量的总线带宽：%2。</translation>
    </message>
</context>
<context>
    <name>CompareRows</name>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="82"/>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="83"/>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="84"/>
        <source>Parameters (B)</source>
        <translation>参数量（B）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="85"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="86"/>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="89"/>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="90"/>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="91"/>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="92"/>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="93"/>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="99"/>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="120"/>
        <source>Memory of the fullest stage</source>
        <translation>最满流水级的显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="121"/>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="122"/>
        <source>In all (GiB)</source>
        <translation>合计（GiB）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="123"/>
        <source>Usable (GiB)</source>
        <translation>可用（GiB）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="124"/>
        <source>Headroom (%)</source>
        <translation>余量（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="125"/>
        <source>Fits with a probability of (%)</source>
        <translation>放得下的概率（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="128"/>
        <source>%1 (GiB)</source>
        <translation>%1（GiB）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="133"/>
        <source>Time of a step</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="134"/>
        <source>Step time (s)</source>
        <translation>单步时间（秒）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="135"/>
        <source>Band, low (s)</source>
        <translation>区间下限（秒）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="136"/>
        <source>Band, high (s)</source>
        <translation>区间上限（秒）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="139"/>
        <source>%1 (s)</source>
        <translation>%1（秒）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="144"/>
        <source>Traffic of a GPU in a step</source>
        <translation>单个 GPU 每步的通信量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="153"/>
        <source>%1 sent (GB)</source>
        <translation>%1 发送量（GB）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="154"/>
        <source>%1 on the wire (s)</source>
        <translation>%1 链路时间（秒）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="165"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="166"/>
        <source>Tokens per second and GPU</source>
        <translation>每 GPU 每秒 token 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="167"/>
        <source>Model TFLOP/s per GPU</source>
        <translation>单 GPU 模型 TFLOP/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="168"/>
        <source>MFU, causal (%)</source>
        <translation>MFU，因果（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="169"/>
        <source>HFU (%)</source>
        <translation>HFU（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="170"/>
        <source>Bubble (%)</source>
        <translation>气泡（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="171"/>
        <source>Time and money</source>
        <translation>时间与费用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="172"/>
        <source>Training time (days)</source>
        <translation>训练时间（天）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="173"/>
        <source>GPU-hours</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="174"/>
        <source>Cost ($)</source>
        <translation>费用（$）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="176"/>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="181"/>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="187"/>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="188"/>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="189"/>
        <source>Notes</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="236"/>
        <source>Quantity</source>
        <translation>指标</translation>
    </message>
</context>
<context>
    <name>Constant</name>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="29"/>
        <source>Matrix products by shape</source>
        <translation>按形状的矩阵乘</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="29"/>
        <source>Each product of a layer runs at the rate measured for its shape, or near it</source>
        <translation>一层中的每个矩阵乘按其形状或相近形状的实测速率计算</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="30"/>
        <source>Collectives by size and group</source>
        <translation>按大小和 GPU 数的集合通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="30"/>
        <source>Collectives take the time measured for their size and number of GPUs, or between two that were</source>
        <translation>集合通信按其大小和 GPU 数的实测时间计算，或在两个实测值之间取值</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="31"/>
        <source>Usable memory of the GPU</source>
        <translation>GPU 的可用显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="31"/>
        <source>What the driver reports as a whole</source>
        <translation>驱动报告的总量</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="32"/>
        <source>Memory of the CUDA context</source>
        <translation>CUDA 上下文的显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="32"/>
        <source>Held by a process before it allocates anything</source>
        <translation>进程在分配任何显存之前的占用</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="33"/>
        <source>Workspace of libraries</source>
        <translation>库的工作区</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="33"/>
        <source>Memory that libraries of products and attention hold</source>
        <translation>矩阵乘与注意力库占用的显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="34"/>
        <source>Workspace of matrix products</source>
        <translation>矩阵乘的工作区</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="34"/>
        <source>Memory that the library of products holds for a stream</source>
        <translation>矩阵乘库为一个流占用的显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="35"/>
        <source>Large products in bf16</source>
        <translation>bf16 大矩阵乘</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="35"/>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="36"/>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="37"/>
        <source>Share of the dense peak that large matrix products sustain</source>
        <translation>大矩阵乘能持续达到的稠密峰值比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="36"/>
        <source>Large products in fp8</source>
        <translation>fp8 大矩阵乘</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="37"/>
        <source>Large products in fp4</source>
        <translation>fp4 大矩阵乘</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="38"/>
        <source>Memory bandwidth of products</source>
        <translation>矩阵乘的显存带宽</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="38"/>
        <source>Share of the memory&apos;s bandwidth that products bound by it reach</source>
        <translation>访存受限的矩阵乘达到的显存带宽比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="39"/>
        <source>Memory bandwidth of other kernels</source>
        <translation>其他内核的显存带宽</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="39"/>
        <source>Share of the memory&apos;s bandwidth that norms, activations and the like reach</source>
        <translation>归一化、激活函数等达到的显存带宽比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="40"/>
        <source>Time between kernels</source>
        <translation>内核间隔</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="40"/>
        <source>What each kernel costs on the GPU beyond its work</source>
        <translation>每个内核在 GPU 上除计算之外的开销</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="41"/>
        <source>NVLink bandwidth of collectives</source>
        <translation>集合通信的 NVLink 带宽</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="41"/>
        <source>Share of the data sheet&apos;s rate that collectives reach inside a node</source>
        <translation>节点内集合通信达到的标称速率比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="42"/>
        <source>Network bandwidth of collectives</source>
        <translation>集合通信的网络带宽</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="42"/>
        <source>Share of the data sheet&apos;s rate that collectives reach between nodes</source>
        <translation>节点间集合通信达到的标称速率比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="43"/>
        <source>NVLink bandwidth of a pair</source>
        <translation>一对 GPU 的 NVLink 带宽</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="43"/>
        <source>Share of the data sheet&apos;s rate that one pair of GPUs reaches</source>
        <translation>一对 GPU 达到的标称速率比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="44"/>
        <source>Start of a message</source>
        <translation>消息启动</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="44"/>
        <source>Time that each message between two GPUs costs before its first byte</source>
        <translation>两个 GPU 之间每条消息首字节之前的时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="45"/>
        <source>Start of a collective</source>
        <translation>集合通信启动</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="45"/>
        <source>Time before the first byte of a large collective</source>
        <translation>大集合通信首字节之前的时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="46"/>
        <source>Start of a small collective</source>
        <translation>小集合通信启动</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="46"/>
        <source>Time before the first byte with the protocol for small messages</source>
        <translation>使用小消息协议时首字节之前的时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="47"/>
        <source>Step of a ring in a node</source>
        <translation>节点内环的一步</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="47"/>
        <source>Time of each step from GPU to GPU beyond its bytes</source>
        <translation>GPU 到 GPU 每一步在传输字节之外的时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="48"/>
        <source>Step of a ring between nodes</source>
        <translation>节点间环的一步</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="48"/>
        <source>Time of each step from node to node beyond its bytes</source>
        <translation>节点到节点每一步在传输字节之外的时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="49"/>
        <source>Start of an expert exchange</source>
        <translation>专家交换启动</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="49"/>
        <source>Time before the first byte of an all-to-all between experts</source>
        <translation>专家间 all-to-all 首字节之前的时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="50"/>
        <source>Slow-down beside tensor-parallel transfers</source>
        <translation>与张量并行传输重叠时的减速</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="50"/>
        <source>Share of a transfer by which it slows a product or attention beside it</source>
        <translation>传输使与之重叠的矩阵乘或注意力变慢的比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="51"/>
        <source>Bandwidth to the host</source>
        <translation>主机带宽</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="51"/>
        <source>Share of the data sheet&apos;s rate that copies to and from the host reach</source>
        <translation>与主机间的复制达到的标称速率比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="52"/>
        <source>Slow-down beside data-parallel transfers</source>
        <translation>与数据并行传输重叠时的减速</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="52"/>
        <source>Share of hidden communication that slows the compute it hides behind</source>
        <translation>被掩盖的通信中使掩盖它的计算变慢的比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="53"/>
        <source>Slow-down beside gathered weights</source>
        <translation>与权重聚集重叠时的减速</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="53"/>
        <source>The same of the collectives of each layer in ZeRO-3</source>
        <translation>同上，针对 ZeRO-3 中每层的集合通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="54"/>
        <source>Bandwidth of an expert exchange</source>
        <translation>专家交换的带宽</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="54"/>
        <source>Share of the links&apos; rate that the exchange between experts reaches</source>
        <translation>专家间交换达到的链路速率比例</translation>
    </message>
</context>
<context>
    <name>Dimensions</name>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="118"/>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="119"/>
        <source>Hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="120"/>
        <source>Feed-forward width</source>
        <translation>前馈宽度</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="121"/>
        <source>Vocabulary</source>
        <translation>词表大小</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="122"/>
        <source>Gated feed-forward</source>
        <translation>门控前馈</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="123"/>
        <source>Activation</source>
        <translation>激活函数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="124"/>
        <source>Tied embeddings</source>
        <translation>绑定词嵌入</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="126"/>
        <source>Attention heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="127"/>
        <source>Key-value heads</source>
        <translation>键值头数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="129"/>
        <source>Head width</source>
        <translation>头维度</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="131"/>
        <source>Query-key norm</source>
        <translation>QK 归一化</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="132"/>
        <source>Sliding window</source>
        <translation>滑动窗口</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="134"/>
        <source>Full attention every</source>
        <translation>全注意力层间隔</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="136"/>
        <source>Latent attention</source>
        <translation>潜在注意力</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="138"/>
        <source>Query rank</source>
        <translation>查询秩</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="140"/>
        <source>Key-value rank</source>
        <translation>键值秩</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="142"/>
        <source>Head width, not rotated</source>
        <translation>头维度（不旋转）</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="144"/>
        <source>Head width, rotated</source>
        <translation>头维度（旋转）</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="146"/>
        <source>Value width</source>
        <translation>值维度</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="148"/>
        <source>Sparse attention</source>
        <translation>稀疏注意力</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="150"/>
        <source>Indexer heads</source>
        <translation>索引器头数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="152"/>
        <source>Indexer head width</source>
        <translation>索引器头维度</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="154"/>
        <source>Tokens attended to</source>
        <translation>关注的 token 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="156"/>
        <source>Mixture of experts</source>
        <translation>混合专家</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="158"/>
        <location filename="../app/desktop/setup/dimensions.cpp" line="214"/>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="159"/>
        <source>Experts per token</source>
        <translation>每 token 专家数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="161"/>
        <source>Expert width</source>
        <translation>专家宽度</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="163"/>
        <source>Shared experts&apos; width</source>
        <translation>共享专家宽度</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="165"/>
        <source>Gate on shared experts</source>
        <translation>共享专家门控</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="167"/>
        <source>Router bias</source>
        <translation>路由器偏置</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="169"/>
        <source>Expert biases</source>
        <translation>专家偏置</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="171"/>
        <source>First dense layers</source>
        <translation>前置稠密层数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="173"/>
        <source>Experts every n-th layer</source>
        <translation>专家层间隔</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="175"/>
        <source>MTP layers</source>
        <translation>MTP 层数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="177"/>
        <source>Longest sequence</source>
        <translation>最大序列长度</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="179"/>
        <source>Positions</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="180"/>
        <source>Position table rows</source>
        <translation>位置表行数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="182"/>
        <source>Norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="183"/>
        <source>Norms per layer</source>
        <translation>每层归一化数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="185"/>
        <source>Embedding norm</source>
        <translation>嵌入归一化</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="187"/>
        <source>Query, key, value biases</source>
        <translation>查询、键、值偏置</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="189"/>
        <source>Attention output bias</source>
        <translation>注意力输出偏置</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="191"/>
        <source>Feed-forward biases</source>
        <translation>前馈偏置</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="192"/>
        <source>Output head bias</source>
        <translation>输出头偏置</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="193"/>
        <source>Attention sinks</source>
        <translation>注意力 sink</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="210"/>
        <source>Shape</source>
        <translation>结构</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="212"/>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="216"/>
        <source>Details</source>
        <translation>细节</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="14"/>
        <source>forward pass</source>
        <translation>前向传播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="15"/>
        <source>backward pass</source>
        <translation>反向传播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="16"/>
        <source>gradient of the input</source>
        <translation>输入的梯度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="17"/>
        <source>gradient of the weights</source>
        <translation>权重的梯度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="18"/>
        <source>one dense layer</source>
        <translation>一个稠密层</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="19"/>
        <source>one dense layer with windowed attention</source>
        <translation>一个窗口注意力稠密层</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="20"/>
        <source>one MoE layer</source>
        <translation>一个 MoE 层</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="21"/>
        <source>one MoE layer with windowed attention</source>
        <translation>一个窗口注意力 MoE 层</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="22"/>
        <source>one layer, nothing recomputed</source>
        <translation>一层，无重计算</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="23"/>
        <location filename="../app/texts/explanation_symbols.h" line="90"/>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="24"/>
        <source>output layer and loss</source>
        <translation>输出层与损失</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="25"/>
        <location filename="../app/texts/explanation_symbols.h" line="91"/>
        <source>output layer</source>
        <translation>输出层</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="26"/>
        <source>join of a multi-token-prediction layer</source>
        <translation>多 token 预测层的合并</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="27"/>
        <source>query, key and value projection</source>
        <translation>查询、键、值投影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="28"/>
        <source>attention output projection</source>
        <translation>注意力输出投影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="29"/>
        <source>down projection of the queries</source>
        <translation>查询的降维投影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="30"/>
        <source>up projection of the queries</source>
        <translation>查询的升维投影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="31"/>
        <source>down projection of keys and values</source>
        <translation>键和值的降维投影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="32"/>
        <source>up projection of keys and values</source>
        <translation>键和值的升维投影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="33"/>
        <source>indexer of sparse attention</source>
        <translation>稀疏注意力的索引器</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="34"/>
        <source>feed-forward up projection</source>
        <translation>前馈升维投影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="35"/>
        <source>feed-forward down projection</source>
        <translation>前馈降维投影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="36"/>
        <source>router</source>
        <translation>路由器</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="37"/>
        <source>up projection of the experts</source>
        <translation>专家的升维投影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="38"/>
        <source>down projection of the experts</source>
        <translation>专家的降维投影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="39"/>
        <source>up projection of the shared expert</source>
        <translation>共享专家的升维投影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="40"/>
        <source>down projection of the shared expert</source>
        <translation>共享专家的降维投影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="41"/>
        <source>queries times keys</source>
        <translation>查询乘键</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="42"/>
        <source>scores times values</source>
        <translation>分数乘值</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="43"/>
        <source>waves of tiles over the multiprocessors</source>
        <translation>分块在多处理器上的轮次</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="44"/>
        <source>tiles of the product</source>
        <translation>乘积的分块数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="45"/>
        <source>work units per multiprocessor</source>
        <translation>每个多处理器的工作单元</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="46"/>
        <source>token rows that a rank&apos;s experts hold</source>
        <translation>一个 rank 的专家持有的 token 行数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="47"/>
        <source>token rows that a rank&apos;s experts compute</source>
        <translation>一个 rank 的专家计算的 token 行数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="48"/>
        <source>time to cast one element</source>
        <translation>转换一个元素的时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="49"/>
        <source>time that the host needs for one layer</source>
        <translation>主机处理一层所需的时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="50"/>
        <source>one gather or scatter of the hidden state over tensor-parallel ranks</source>
        <translation>隐藏状态在张量并行 rank 间的一次 gather 或 scatter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="51"/>
        <source>the same gather in the layers&apos; precision</source>
        <translation>同一 gather，按层的精度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="52"/>
        <source>latency of the collective&apos;s steps</source>
        <translation>集合通信各步的延迟</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="53"/>
        <source>all-reduce</source>
        <translation>all-reduce</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="54"/>
        <source>reduce-scatter</source>
        <translation>reduce-scatter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="55"/>
        <source>all-reduce of the shards over replicas</source>
        <translation>分片在副本间的 all-reduce</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="56"/>
        <source>gather of the logits</source>
        <translation>logits 的聚集</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="57"/>
        <source>attention block</source>
        <translation>注意力块</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="58"/>
        <source>feed-forward block</source>
        <translation>前馈块</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="59"/>
        <source>shared expert</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="60"/>
        <source>exchange of heads for tokens</source>
        <translation>头与 token 的交换</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="61"/>
        <source>one hop of the ring of keys and values</source>
        <translation>键和值在环上传一跳</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="62"/>
        <source>joining of partial attention outputs</source>
        <translation>部分注意力输出的合并</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="63"/>
        <source>one all-to-all of tokens to experts or back</source>
        <translation>token 到专家或返回的一次 all-to-all</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="64"/>
        <source>bytes that leave the rank in one exchange</source>
        <translation>一次交换中离开该 rank 的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="65"/>
        <source>share of them that crosses the network</source>
        <translation>其中跨网络的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="66"/>
        <source>gather of the tokens of all expert ranks</source>
        <translation>聚集所有专家 rank 的 token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="67"/>
        <source>gather over expert-tensor ranks</source>
        <translation>专家张量并行 rank 间的聚集</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="68"/>
        <source>expert exchange of one pass</source>
        <translation>一次计算的专家交换</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="69"/>
        <source>what the shared expert does not hide of the exchange</source>
        <translation>共享专家未掩盖的那部分交换</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="70"/>
        <source>one message between stages</source>
        <translation>流水级之间的一条消息</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="71"/>
        <source>gather of the weights</source>
        <translation>权重聚集</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="72"/>
        <source>reduction of the gradients</source>
        <translation>梯度规约</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="73"/>
        <source>dense parameters</source>
        <translation>稠密参数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="74"/>
        <location filename="../app/texts/explanation_symbols.h" line="37"/>
        <source>experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="75"/>
        <source>reduction of the tied embedding&apos;s gradient</source>
        <translation>绑定词嵌入的梯度规约</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="76"/>
        <source>all micro-batches through the pipeline, without messages</source>
        <translation>所有微批通过流水线，不计消息</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="77"/>
        <source>gather of tensor-parallel shards for the orthogonalisation</source>
        <translation>为正交化聚集张量并行分片</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="78"/>
        <source>optimizer on the host</source>
        <translation>主机上的优化器</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="79"/>
        <source>weights on the host</source>
        <translation>主机上的权重</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="80"/>
        <source>one layer&apos;s weights from the host</source>
        <translation>从主机取一层的权重</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="81"/>
        <source>parameters on the rank outside the experts</source>
        <translation>该 rank 上专家以外的参数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="82"/>
        <source>parameters of experts on the rank</source>
        <translation>该 rank 上的专家参数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="83"/>
        <source>parameters of a dense layer on the rank</source>
        <translation>该 rank 上一个稠密层的参数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="84"/>
        <source>parameters of an MoE layer on the rank, without experts</source>
        <translation>该 rank 上一个 MoE 层的参数，不含专家</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="85"/>
        <source>parameters of a dense layer</source>
        <translation>一个稠密层的参数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="86"/>
        <source>parameters of an MoE layer</source>
        <translation>一个 MoE 层的参数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="87"/>
        <source>dense layers times micro-batches alive</source>
        <translation>稠密层数乘存活微批数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="88"/>
        <source>MoE layers times micro-batches alive</source>
        <translation>MoE 层数乘存活微批数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="89"/>
        <source>micro-batches in flight on the rank</source>
        <translation>该 rank 上的在途微批</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="90"/>
        <source>micro-batches in flight of one virtual stage</source>
        <translation>一个虚拟流水级的在途微批</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="91"/>
        <source>virtual stages run before the first backward pass</source>
        <translation>首次反向传播前运行的虚拟流水级</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="92"/>
        <source>tokens of a step</source>
        <translation>每步 token 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="93"/>
        <source>forward FLOPs per token</source>
        <translation>每 token 前向 FLOPs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="94"/>
        <source>attention core of one layer, per token</source>
        <translation>一层的注意力核心，每 token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="95"/>
        <source>attention core with a window, per token</source>
        <translation>带窗口的注意力核心，每 token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="96"/>
        <source>output layer, per token</source>
        <translation>输出层，每 token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="97"/>
        <source>executed FLOPs per token</source>
        <translation>每 token 实际执行的 FLOPs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="98"/>
        <source>training time in days</source>
        <translation>训练时间（天）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="99"/>
        <source>GPU-hours</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="104"/>
        <source>Tensors that a training script keeps for itself, such as averaged weights.</source>
        <translation>训练脚本自己保留的张量，例如平均权重。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="105"/>
        <source>Small tensors of a layer: statistics, masks of packed documents, random states.</source>
        <translation>层内的小张量：统计量、打包文档的掩码、随机状态。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="106"/>
        <source>Steps in which experts get more tokens than the assumed imbalance.</source>
        <translation>专家收到的 token 超过假设的不均衡程度的步。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="107"/>
        <source>Recomputation of blocks of layers or of some layers only.</source>
        <translation>按若干层为一块，或只对部分层做的重计算。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="108"/>
        <source>Further heads and losses of a training script.</source>
        <translation>训练脚本另加的输出头和损失。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="109"/>
        <source>Workspaces of single kernels, which differ by shape and release.</source>
        <translation>单个内核的工作区，随形状和版本而异。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="110"/>
        <source>Prefetching more than the next layer.</source>
        <translation>预取不止下一层的情况。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="111"/>
        <source>Freed blocks held while the host is ahead of the GPU; they are given back when memory runs short.</source>
        <translation>主机领先于 GPU 时未归还的已释放块；显存不足时会归还。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="112"/>
        <source>The order of allocations, which changes fragmentation from run to run.</source>
        <translation>分配的先后次序，它使每次运行的碎片不同。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="113"/>
        <source>Buffers of network transports and in-network reduction.</source>
        <translation>网络传输和网内规约的缓冲区。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="114"/>
        <source>Other processes on the same GPU.</source>
        <translation>同一 GPU 上的其他进程。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="115"/>
        <source>A checkpoint that is loaded beside the state that it replaces.</source>
        <translation>加载检查点时与被替换状态同时存在的副本。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="116"/>
        <source>Clocks that fall under a power limit or heat, beyond what the measured runs had.</source>
        <translation>因功率限制或发热而降频，超出实测运行中的程度。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="117"/>
        <source>The library&apos;s own choice of kernel; each shape is taken with the tile that suits it best.</source>
        <translation>库自己选择的内核；每种形状都取最适合它的分块。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="118"/>
        <source>Packed documents that attend to themselves only.</source>
        <translation>文档打包后只在文档内部做注意力的情况。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="119"/>
        <source>Kernels of your own that fuse more, or less, than the framework&apos;s.</source>
        <translation>自己写的内核，融合程度高于或低于框架的内核。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="120"/>
        <source>Other work on the host, and a slow or badly placed processor.</source>
        <translation>主机上的其他负载，以及慢的或绑核不当的处理器。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="121"/>
        <source>Other jobs on the network, and routes that collide.</source>
        <translation>网络上的其他作业，以及路由冲突。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="122"/>
        <source>The order of single operations; the timeline simulates it.</source>
        <translation>单个操作的先后次序；由时间线模拟。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="123"/>
        <source>A single GPU or link that is slower than the others.</source>
        <translation>比其他更慢的单个 GPU 或链路。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="124"/>
        <source>Reading and preparing the data.</source>
        <translation>数据的读取与准备。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="125"/>
        <source>Writing checkpoints, evaluation, logging.</source>
        <translation>写检查点、评估、日志。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="126"/>
        <source>FLOPs outside matrix products: norms, activations, softmax, optimizer.</source>
        <translation>矩阵乘以外的 FLOPs：归一化、激活、softmax、优化器。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="127"/>
        <source>Failures and restarts, except by the goodput that the plan states.</source>
        <translation>故障与重启，方案中写明的有效时间占比除外。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="128"/>
        <source>Storage, network traffic, discounts, idle reserved nodes.</source>
        <translation>存储、网络流量、折扣、空闲的预留节点。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="129"/>
        <source>Multi-token-prediction layers.</source>
        <translation>多 token 预测层。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="21"/>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="22"/>
        <source>hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="23"/>
        <source>attention heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="24"/>
        <source>key-value heads</source>
        <translation>键值头数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="25"/>
        <source>heads with their own key and value</source>
        <translation>各有自己的键和值的头数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="26"/>
        <source>dimension of one head</source>
        <translation>头维度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="27"/>
        <source>dimension of one query and key head</source>
        <translation>查询和键的头维度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="28"/>
        <source>dimension of one value head</source>
        <translation>值的头维度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="29"/>
        <source>part of a query head without rotation</source>
        <translation>查询头中不旋转的部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="30"/>
        <source>part of a query head that is rotated</source>
        <translation>查询头中旋转的部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="31"/>
        <source>rank of the latent queries</source>
        <translation>潜在查询的秩</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="32"/>
        <source>rank of the latent keys and values</source>
        <translation>潜在键和值的秩</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="33"/>
        <source>feed-forward width</source>
        <translation>前馈宽度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="34"/>
        <source>width of one expert</source>
        <translation>单个专家的宽度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="35"/>
        <source>width of the shared expert</source>
        <translation>共享专家的宽度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="36"/>
        <source>matrices of a feed-forward block</source>
        <translation>前馈块的矩阵数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="38"/>
        <source>experts that a token goes to</source>
        <translation>一个 token 所去的专家数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="39"/>
        <source>vocabulary</source>
        <translation>词表大小</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="40"/>
        <source>vocabulary, padded</source>
        <translation>词表大小，补齐后</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="41"/>
        <location filename="../app/texts/explanation_symbols.h" line="84"/>
        <source>norms of one layer</source>
        <translation>每层归一化数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="42"/>
        <source>weights of a norm per hidden element</source>
        <translation>归一化在每个隐藏元素上的权重数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="43"/>
        <source>learned positions</source>
        <translation>可学习的位置数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="44"/>
        <source>multi-token-prediction layers</source>
        <translation>多 token 预测层数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="45"/>
        <source>up projections of a feed-forward block</source>
        <translation>前馈块的升维投影数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="47"/>
        <source>tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="48"/>
        <source>pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="49"/>
        <source>context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="50"/>
        <source>ranks of the inner all-to-all of context parallelism</source>
        <translation>上下文并行内层 all-to-all 的 rank 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="51"/>
        <source>ranks of the ring of context parallelism</source>
        <translation>上下文并行环的 rank 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="52"/>
        <source>data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="53"/>
        <source>expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="54"/>
        <source>expert tensor parallel</source>
        <translation>专家张量并行</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="55"/>
        <source>virtual stages of a pipeline rank</source>
        <translation>一个流水线 rank 的虚拟流水级数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="56"/>
        <source>ranks over which sequence parallelism splits</source>
        <translation>序列并行切分的 rank 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="57"/>
        <source>pipeline rank, from 0</source>
        <translation>流水线 rank，从 0 起</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="58"/>
        <source>virtual stage of the rank, from 0</source>
        <translation>该 rank 的虚拟流水级，从 0 起</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="59"/>
        <source>sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="60"/>
        <source>tokens that a query attends to on average</source>
        <translation>一个查询平均关注的 token 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="61"/>
        <source>sequences of a micro-batch</source>
        <translation>一个微批的序列数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="62"/>
        <source>micro-batches of a step</source>
        <translation>每步的微批数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="63"/>
        <source>sequences of a step</source>
        <translation>每步的序列数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="64"/>
        <source>tokens of a micro-batch on one context-parallel rank</source>
        <translation>一个上下文并行 rank 上一个微批的 token 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="65"/>
        <source>tokens to train on</source>
        <translation>训练的 token 总数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="66"/>
        <source>tokens whose logits are held at once</source>
        <translation>同时持有 logits 的 token 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="67"/>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="68"/>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="69"/>
        <source>ranks over which dense parameters are sharded</source>
        <translation>切分稠密参数的 rank 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="70"/>
        <source>ranks over which experts are sharded</source>
        <translation>切分专家的 rank 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="71"/>
        <location filename="../app/texts/explanation_symbols.h" line="75"/>
        <source>dense layers</source>
        <translation>稠密层数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="72"/>
        <source>dense layers with windowed attention</source>
        <translation>窗口注意力稠密层数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="73"/>
        <location filename="../app/texts/explanation_symbols.h" line="76"/>
        <source>MoE layers</source>
        <translation>MoE 层数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="74"/>
        <source>MoE layers with windowed attention</source>
        <translation>窗口注意力 MoE 层数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="77"/>
        <source>layers with full attention</source>
        <translation>全注意力层数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="78"/>
        <source>layers with windowed attention</source>
        <translation>窗口注意力层数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="79"/>
        <source>layers of this kind on the rank</source>
        <translation>该 rank 上这类层的层数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="80"/>
        <source>layers of this kind in one virtual stage</source>
        <translation>一个虚拟流水级中这类层的层数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="82"/>
        <source>attention of one layer</source>
        <translation>一层的注意力</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="83"/>
        <source>part of that which every tensor-parallel rank keeps whole</source>
        <translation>其中每个张量并行 rank 完整保留的部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="85"/>
        <source>feed-forward block of one layer</source>
        <translation>一层的前馈块</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="86"/>
        <source>biases and gates that every tensor-parallel rank keeps whole</source>
        <translation>每个张量并行 rank 完整保留的偏置和门控</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="87"/>
        <source>router of one layer</source>
        <translation>一层的路由器</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="88"/>
        <source>shared expert of one layer</source>
        <translation>一层的共享专家</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="89"/>
        <source>one expert</source>
        <translation>一个专家</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="92"/>
        <source>last norm</source>
        <translation>最后的归一化</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="93"/>
        <source>parameters of decoder layers on the rank</source>
        <translation>该 rank 上解码器层的参数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="94"/>
        <source>parameters of all different weight shapes on the rank</source>
        <translation>该 rank 上所有不同权重形状的参数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="95"/>
        <source>parameters of the largest layer on the rank</source>
        <translation>该 rank 上最大层的参数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="96"/>
        <source>parameters that the rank updates</source>
        <translation>该 rank 更新的参数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="97"/>
        <source>parameters of one layer on the rank</source>
        <translation>该 rank 上一层的参数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="98"/>
        <source>matrix products of a dense layer, per token</source>
        <translation>一个稠密层的矩阵乘，每 token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="99"/>
        <source>matrix products of an MoE layer, per token</source>
        <translation>一个 MoE 层的矩阵乘，每 token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="100"/>
        <source>matrix products of all layers, per token, forward</source>
        <translation>所有层的矩阵乘，每 token，前向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="101"/>
        <source>output layer, per token, forward</source>
        <translation>输出层，每 token，前向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="102"/>
        <source>attention cores of all layers, per token, forward</source>
        <translation>所有层的注意力核心，每 token，前向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="103"/>
        <source>FLOPs of the orthogonalisation</source>
        <translation>正交化的 FLOPs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="104"/>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="105"/>
        <source>share of the peak reached</source>
        <translation>达到峰值的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="107"/>
        <source>multiprocessors of the GPU</source>
        <translation>GPU 的多处理器数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="108"/>
        <source>peak of the GPU in 16 bit</source>
        <translation>GPU 的 16 位峰值</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="109"/>
        <source>peak of the GPU in the precision of the product</source>
        <translation>GPU 在该乘积精度下的峰值</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="110"/>
        <source>bf16 peak of the GPU</source>
        <translation>GPU 的 bf16 峰值</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="111"/>
        <source>bandwidth of the GPU&apos;s memory</source>
        <translation>GPU 的显存带宽</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="112"/>
        <source>memory bandwidth that element-wise kernels reach</source>
        <translation>逐元素内核达到的显存带宽</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="113"/>
        <source>memory bandwidth that matrix products reach</source>
        <translation>矩阵乘达到的显存带宽</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="114"/>
        <source>memory bandwidth that attention scores reach</source>
        <translation>注意力分数达到的显存带宽</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="115"/>
        <source>rate inside an NVLink domain, achieved</source>
        <translation>NVLink 域内的实际速率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="116"/>
        <source>rate that the group gets between domains</source>
        <translation>该通信组在域间得到的速率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="117"/>
        <source>rate inside a domain, data sheet</source>
        <translation>域内速率，数据手册</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="118"/>
        <source>network rate of one GPU, data sheet</source>
        <translation>单个 GPU 的网络速率，数据手册</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="119"/>
        <source>rate between two GPUs of a domain</source>
        <translation>同一域内两个 GPU 间的速率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="120"/>
        <source>rate between two GPUs over the network</source>
        <translation>跨网络的两个 GPU 间的速率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="121"/>
        <source>rate of the exchange of heads</source>
        <translation>头交换的速率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="122"/>
        <source>rate of the ring of keys and values</source>
        <translation>键值环的速率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="123"/>
        <source>rate between GPU and host</source>
        <translation>GPU 与主机间的速率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="124"/>
        <source>rate of the host&apos;s memory for one GPU</source>
        <translation>每个 GPU 分到的主机内存速率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="125"/>
        <source>time before the first byte</source>
        <translation>首字节之前的时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="126"/>
        <source>time before the first byte, protocol for small messages</source>
        <translation>首字节之前的时间，小消息协议</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="127"/>
        <source>time of one step inside a domain</source>
        <translation>域内一步的时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="128"/>
        <source>time of one step inside a domain, in a ring that leaves it</source>
        <translation>域内一步的时间，环跨出该域</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="129"/>
        <source>time of one step between domains</source>
        <translation>域间一步的时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="130"/>
        <source>time of one message before its first byte</source>
        <translation>一条消息首字节之前的时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="131"/>
        <source>time of one hop of the ring before its first byte</source>
        <translation>环上一跳首字节之前的时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="132"/>
        <source>time of an expert exchange before its first byte</source>
        <translation>一次专家交换首字节之前的时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="133"/>
        <source>latency of one further bucket</source>
        <translation>每多一个桶的延迟</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="134"/>
        <source>passes around the ring</source>
        <translation>绕环的圈数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="135"/>
        <source>ranks of the group</source>
        <translation>该通信组的 rank 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="136"/>
        <source>ranks of the group in one domain</source>
        <translation>该通信组在一个域内的 rank 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="137"/>
        <source>domains that the group spans</source>
        <translation>该通信组跨越的域数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="138"/>
        <source>share of the rate that the protocol for small messages reaches</source>
        <translation>小消息协议达到的速率比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="139"/>
        <source>share of the rate that the exchange reaches inside a domain</source>
        <translation>域内交换达到的速率比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="140"/>
        <source>share of the rate that the exchange reaches on the network</source>
        <translation>网络上交换达到的速率比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="141"/>
        <source>share of stage boundaries that cross the network</source>
        <translation>跨网络的流水级边界的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="143"/>
        <source>bytes of an activation</source>
        <translation>一个激活的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="144"/>
        <source>bytes of an element that is only the input of a product</source>
        <translation>只作乘积输入的元素的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="145"/>
        <source>bytes of weights per parameter</source>
        <translation>每参数的权重字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="146"/>
        <source>bytes of gradients per parameter</source>
        <translation>每参数的梯度字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="147"/>
        <source>bytes of optimizer states per parameter</source>
        <translation>每参数的优化器状态字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="148"/>
        <source>bytes of a gradient when it is reduced</source>
        <translation>规约时一个梯度的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="149"/>
        <source>bytes of copies in low precision per parameter</source>
        <translation>每参数的低精度副本字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="150"/>
        <source>further optimizer bytes of embeddings per parameter</source>
        <translation>嵌入每参数另加的优化器字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="151"/>
        <source>bytes of fp32 copies of the gradients per parameter</source>
        <translation>每参数的 fp32 梯度副本字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="152"/>
        <source>bytes that the update needs besides, per parameter</source>
        <translation>更新时每参数另需的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="153"/>
        <source>bytes of a gathered layer per parameter: weights, gradient, copy to reduce</source>
        <translation>聚集后的层每参数的字节数：权重、梯度、待规约副本</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="154"/>
        <source>bytes of gather buffers per parameter</source>
        <translation>每参数的聚集缓冲区字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="155"/>
        <source>bytes that the update moves per parameter</source>
        <translation>更新时每参数搬运的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="156"/>
        <source>bytes that the update moves on the host, per parameter</source>
        <translation>更新时在主机上每参数搬运的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="157"/>
        <source>bytes moved to accumulate gradients, per parameter</source>
        <translation>累积梯度时每参数搬运的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="158"/>
        <source>further bytes that eager norms keep per element</source>
        <translation>eager 归一化每元素另外保留的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="159"/>
        <source>bytes kept by the rotation per element</source>
        <translation>旋转每元素保留的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="160"/>
        <source>bytes kept by repeating key-value heads per element</source>
        <translation>重复键值头每元素保留的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="161"/>
        <source>bytes kept per attention score</source>
        <translation>每个注意力分数保留的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="162"/>
        <source>bytes that a feed-forward block keeps per token and width</source>
        <translation>前馈块每 token、每单位宽度保留的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="163"/>
        <source>bytes that the router keeps per token and expert</source>
        <translation>路由器每 token、每专家保留的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="164"/>
        <source>bytes kept to join the experts&apos; outputs per element</source>
        <translation>合并专家输出每元素保留的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="165"/>
        <source>bytes held per logit</source>
        <translation>每个 logit 占用的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="166"/>
        <source>bytes per logit in the output layer&apos;s backward pass</source>
        <translation>输出层反向传播中每个 logit 的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="167"/>
        <source>bytes per logit of a loss that is not fused</source>
        <translation>未融合损失的每个 logit 的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="168"/>
        <source>bytes of buffers of the whole sequence, per hidden element</source>
        <translation>整条序列的缓冲区，每隐藏元素的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="169"/>
        <source>bytes of a layer&apos;s backward pass per hidden element</source>
        <translation>一层反向传播每隐藏元素的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="170"/>
        <source>the same of what tensor parallelism splits</source>
        <translation>同上，由张量并行切分的部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="171"/>
        <source>the same per feed-forward element</source>
        <translation>同上，每前馈元素</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="172"/>
        <source>the same per attention score</source>
        <translation>同上，每注意力分数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="173"/>
        <source>buffers of the ring of keys and values</source>
        <translation>键值环的缓冲区</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="174"/>
        <source>bytes that the loss moves per logit</source>
        <translation>损失每个 logit 搬运的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="175"/>
        <source>bytes that the softmax moves per score</source>
        <translation>softmax 每个分数搬运的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="176"/>
        <source>bytes of an input of the product</source>
        <translation>乘积的一个输入的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="177"/>
        <source>bytes moved per output of the product</source>
        <translation>乘积每个输出搬运的字节数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="178"/>
        <source>live tensors</source>
        <translation>活跃张量</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="179"/>
        <source>what the allocator reserves besides</source>
        <translation>分配器另外保留的部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="180"/>
        <source>weights and gradients that stay whole between micro-batches</source>
        <translation>微批之间保持完整的权重和梯度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="181"/>
        <source>matrices of the orthogonalisation</source>
        <translation>正交化的矩阵</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="182"/>
        <source>workspace of the libraries</source>
        <translation>库的工作区</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="183"/>
        <source>part of it that only repeatable kernels need</source>
        <translation>其中只有可复现内核才需要的部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="184"/>
        <source>workspace of one stream</source>
        <translation>一个流的工作区</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="185"/>
        <source>buffers of one NCCL channel</source>
        <translation>一个 NCCL 通道的缓冲区</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="186"/>
        <source>CUDA context and process</source>
        <translation>CUDA 上下文与进程</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="187"/>
        <source>what the framework holds outside the allocator</source>
        <translation>框架在分配器之外占用的部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="188"/>
        <source>memory of the fullest stage</source>
        <translation>最满流水级的显存</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="189"/>
        <source>usable memory of the GPU</source>
        <translation>GPU 的可用显存</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="190"/>
        <source>size of the whole tensor</source>
        <translation>整个张量的大小</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="191"/>
        <source>queries, keys, values and output that change ranks</source>
        <translation>在 rank 间交换的查询、键、值和输出</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="192"/>
        <source>keys and values of one rank</source>
        <translation>一个 rank 的键和值</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="193"/>
        <source>activations kept of one layer</source>
        <translation>一层保留的激活</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="11"/>
        <source>copies of the attention output kept</source>
        <translation>保留的注意力输出副本数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="12"/>
        <source>virtual stages started early because messages overlap</source>
        <translation>因消息重叠而提前启动的虚拟流水级数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="13"/>
        <source>elements of a gradient bucket</source>
        <translation>一个梯度桶的元素数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="14"/>
        <source>elements to which a bucket is padded</source>
        <translation>桶补齐到的元素数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="15"/>
        <source>buckets after the first</source>
        <translation>第一个之后的桶数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="16"/>
        <source>streams with a workspace</source>
        <translation>带工作区的流数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="17"/>
        <source>NCCL communicators</source>
        <translation>NCCL 通信器数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="18"/>
        <source>channels of a communicator</source>
        <translation>一个通信器的通道数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="19"/>
        <source>copies of queries, keys and values that an exchange holds</source>
        <translation>一次交换持有的查询、键、值副本数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="20"/>
        <source>steepness of the chance to fit</source>
        <translation>放得下概率曲线的陡度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="21"/>
        <source>products of this shape</source>
        <translation>这种形状的乘积数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="22"/>
        <source>rows of the product</source>
        <translation>乘积的行数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="23"/>
        <source>columns of the product</source>
        <translation>乘积的列数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="24"/>
        <source>inner dimension of the product</source>
        <translation>乘积的内维</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="25"/>
        <source>inner steps that starting and ending a tile costs</source>
        <translation>分块起止所耗的内层步数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="26"/>
        <source>rows of a tile</source>
        <translation>分块的行数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="27"/>
        <source>columns of a tile</source>
        <translation>分块的列数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="28"/>
        <source>edge at which small tiles run at half rate</source>
        <translation>小分块速率减半时的边长</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="29"/>
        <source>backward products of attention for each forward one</source>
        <translation>每次前向对应的注意力反向乘积数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="30"/>
        <source>work units at which attention runs at half rate</source>
        <translation>注意力速率减半时的工作单元数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="31"/>
        <source>passes of the softmax over the scores</source>
        <translation>softmax 遍历分数的次数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="32"/>
        <source>memory-bound kernels of a layer, forward</source>
        <translation>一层的访存受限内核数，前向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="33"/>
        <source>memory-bound kernels of a layer, backward</source>
        <translation>一层的访存受限内核数，反向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="34"/>
        <source>passes over the experts&apos; outputs for their biases</source>
        <translation>为偏置遍历专家输出的次数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="35"/>
        <source>how often a micro-batch casts the weights</source>
        <translation>一个微批转换权重的次数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="36"/>
        <source>passes over a tensor to cast it</source>
        <translation>转换一个张量时的遍历次数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="37"/>
        <source>tensor-parallel collectives of a layer</source>
        <translation>一层的张量并行集合通信数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="38"/>
        <source>sharpness with which GPU and host time combine</source>
        <translation>GPU 与主机时间合并的锐度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="39"/>
        <source>kernels of a layer in this pass</source>
        <translation>本次计算中一层的内核数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="40"/>
        <source>host time of embedding, output layer and loss, in layers</source>
        <translation>嵌入、输出层和损失的主机时间，折合层数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="41"/>
        <source>layers of the deepest stage</source>
        <translation>最深流水级的层数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="42"/>
        <source>reductions of the gradients in a step</source>
        <translation>每步的梯度规约次数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="43"/>
        <source>stages after the one that sets the pace</source>
        <translation>决定节奏的流水级之后的级数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="44"/>
        <source>bytes moved per hidden element, forward</source>
        <translation>每隐藏元素搬运的字节数，前向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="45"/>
        <source>bytes moved per hidden element, backward</source>
        <translation>每隐藏元素搬运的字节数，反向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="46"/>
        <source>bytes moved around projections per element, forward</source>
        <translation>投影前后每元素搬运的字节数，前向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="47"/>
        <source>bytes moved around projections per element, backward</source>
        <translation>投影前后每元素搬运的字节数，反向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="48"/>
        <source>bytes moved per feed-forward element, forward</source>
        <translation>每前馈元素搬运的字节数，前向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="49"/>
        <source>bytes moved per feed-forward element, backward</source>
        <translation>每前馈元素搬运的字节数，反向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="51"/>
        <source>share that is kept on the host</source>
        <translation>留在主机上的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="52"/>
        <source>share of the weights that is kept on the host</source>
        <translation>权重留在主机上的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="53"/>
        <source>activations kept over those counted</source>
        <translation>保留的激活与计入的激活之比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="54"/>
        <source>share of a layer that selective recomputation keeps</source>
        <translation>选择性重计算保留的一层的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="55"/>
        <source>share of a layer alive again in its backward pass</source>
        <translation>一层在其反向传播中重新存活的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="56"/>
        <source>tokens of the busiest experts over the mean</source>
        <translation>最忙专家的 token 数与平均之比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="57"/>
        <source>slots of an expert over its even share</source>
        <translation>专家槽位数与其平均份额之比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="58"/>
        <source>reserved over live memory, less one</source>
        <translation>已保留与活跃显存之比，减一</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="59"/>
        <source>use at which half of the framework&apos;s runs fail, over that of all</source>
        <translation>该框架半数运行失败时的用量，与全体之比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="60"/>
        <source>use of the memory at which half of the runs fail</source>
        <translation>半数运行失败时的显存用量</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="61"/>
        <source>measured over predicted, 10th percentile of published runs</source>
        <translation>实测与预测之比，已发表运行的第 10 百分位</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="62"/>
        <source>measured over predicted, 90th percentile of published runs</source>
        <translation>实测与预测之比，已发表运行的第 90 百分位</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="63"/>
        <source>measured over predicted of runs near this plan, low end</source>
        <translation>与当前方案相近运行的实测与预测之比，下限</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="64"/>
        <source>measured over predicted of runs near this plan, high end</source>
        <translation>与当前方案相近运行的实测与预测之比，上限</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="65"/>
        <source>how much wider the band of MoE models is</source>
        <translation>MoE 模型的区间宽出的倍数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="66"/>
        <source>measured time of such a product over the formula&apos;s</source>
        <translation>此类矩阵乘的实测时间与公式时间之比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="67"/>
        <source>cost of a partly filled wave</source>
        <translation>轮次未填满的代价</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="68"/>
        <source>share of the peak that large products sustain</source>
        <translation>大乘积持续达到的峰值比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="69"/>
        <source>share of the peak that attention reaches when the GPU is full</source>
        <translation>GPU 占满时注意力达到的峰值比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="70"/>
        <source>share of the 16-bit peak that large products sustain</source>
        <translation>大乘积持续达到的 16 位峰值比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="71"/>
        <source>rate of grouped products, or of odd head dimensions, over plain ones</source>
        <translation>分组乘积或非常规头维度的速率，与普通情况之比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="72"/>
        <source>rate of attention at this head dimension over that at 128</source>
        <translation>注意力在该头维度下的速率，与 128 时之比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="73"/>
        <source>rate of attention&apos;s backward pass over its forward pass</source>
        <translation>注意力反向与前向的速率之比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="74"/>
        <source>share of the loss&apos;s traffic in the forward pass</source>
        <translation>损失的访存量中前向所占的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="75"/>
        <source>factor on the traffic of sorting tokens by expert</source>
        <translation>按专家排序 token 的访存系数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="76"/>
        <source>factor on the traffic of casts</source>
        <translation>精度转换的访存系数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="77"/>
        <source>share of the products that run again</source>
        <translation>重新运行的乘积比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="78"/>
        <source>share of the host&apos;s time in this pass</source>
        <translation>本次计算占主机时间的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="79"/>
        <source>share of the host&apos;s time that graphs and settings leave</source>
        <translation>CUDA 图和设置之后剩下的主机时间比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="80"/>
        <source>share by which launch blocking slows layers</source>
        <translation>启动阻塞使层变慢的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="81"/>
        <source>share of that of output layer and loss</source>
        <translation>其中输出层与损失的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="82"/>
        <source>share of that of the embedding</source>
        <translation>其中嵌入的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="83"/>
        <source>share of overlapped tensor-parallel transfers that stays exposed</source>
        <translation>重叠的张量并行传输中仍未掩盖的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="84"/>
        <source>share of a transfer by which it slows a kernel beside it</source>
        <translation>传输使同时运行的内核变慢的比例（相对传输时间）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="85"/>
        <source>share of the exchange that stays exposed all the same</source>
        <translation>交换中仍未掩盖的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="86"/>
        <source>share of other work behind which the exchange can hide</source>
        <translation>能够掩盖交换的其他计算的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="87"/>
        <source>share of hidden transfers that slows the work they hide behind</source>
        <translation>被掩盖的传输使掩盖它的计算变慢的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="88"/>
        <source>the same for gathers and reductions of single layers</source>
        <translation>同上，针对单层的聚集和规约</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="89"/>
        <source>share of the work behind which transfers can hide</source>
        <translation>能够掩盖传输的计算的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="90"/>
        <source>gathers of a pass for each micro-batch</source>
        <translation>每个微批在一次计算中的聚集次数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="91"/>
        <source>share of weight gradients in a backward pass</source>
        <translation>权重梯度在反向传播中的比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="92"/>
        <source>share of memory bandwidth that the optimizer reaches</source>
        <translation>优化器达到的显存带宽比例</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="93"/>
        <source>slow-down for each doubling of the nodes</source>
        <translation>节点数每翻一倍的减速</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="94"/>
        <source>goodput</source>
        <translation>有效时间占比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="95"/>
        <source>step time of this release over that of the reference</source>
        <translation>该版本与参考版本的单步时间之比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="96"/>
        <source>price of a GPU-hour</source>
        <translation>每 GPU 小时价格</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="98"/>
        <source>time measured for such a collective, by size</source>
        <translation>此类集合通信的实测时间，按大小</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="99"/>
        <source>launch of one kernel</source>
        <translation>一次内核启动</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="100"/>
        <source>time that the GPU needs for the pass</source>
        <translation>GPU 完成本次计算所需的时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="101"/>
        <source>host time of one layer and micro-batch</source>
        <translation>一层一个微批的主机时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="102"/>
        <source>further host time with wide tensor parallelism</source>
        <translation>张量并行较宽时另加的主机时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="103"/>
        <source>further host time per tensor-parallel rank where the pipeline leaves the node</source>
        <translation>流水线跨节点时，每个张量并行 rank 另加的主机时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="104"/>
        <source>gap after each kernel under launch blocking</source>
        <translation>启动阻塞下每个内核之后的空隙</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="105"/>
        <source>bookkeeping of the pipeline engine, each pass</source>
        <translation>流水线引擎每次计算的记账开销</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="106"/>
        <source>matrix products of the layer&apos;s forward pass</source>
        <translation>该层前向的矩阵乘</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="107"/>
        <source>attention of the forward pass</source>
        <translation>前向的注意力</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="108"/>
        <source>memory-bound kernels of the forward pass</source>
        <translation>前向的访存受限内核</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="109"/>
        <source>casts of the forward pass</source>
        <translation>前向的精度转换</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="110"/>
        <source>tensor-parallel transfers of the forward pass</source>
        <translation>前向的张量并行传输</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="111"/>
        <source>context-parallel transfers of the forward pass</source>
        <translation>前向的上下文并行传输</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="112"/>
        <source>expert exchange of the forward pass</source>
        <translation>前向的专家交换</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="113"/>
        <source>the layer&apos;s last product, which need not run again</source>
        <translation>该层最后一个乘积，无需重新运行</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="114"/>
        <source>latent up projections, forward</source>
        <translation>潜在升维投影，前向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="115"/>
        <source>feed-forward block, forward</source>
        <translation>前馈块，前向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="116"/>
        <source>attention core of the pass</source>
        <translation>本次计算的注意力核心</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="117"/>
        <source>work of the shared expert</source>
        <translation>共享专家的计算</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="118"/>
        <source>work of the pass without the exchange</source>
        <translation>本次计算中除交换外的部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="119"/>
        <source>time of one layer&apos;s pass</source>
        <translation>一层一次计算的时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="120"/>
        <source>first product of the block, forward</source>
        <translation>该块的第一个乘积，前向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="121"/>
        <source>first product of the block, gradient of the input</source>
        <translation>该块的第一个乘积，输入的梯度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="122"/>
        <source>first product of the block, gradient of the weights</source>
        <translation>该块的第一个乘积，权重的梯度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="123"/>
        <source>second product of the block, forward</source>
        <translation>该块的第二个乘积，前向</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="124"/>
        <source>second product of the block, gradient of the input</source>
        <translation>该块的第二个乘积，输入的梯度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="125"/>
        <source>forward pass of one layer</source>
        <translation>一层的前向传播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="126"/>
        <source>backward pass of one layer</source>
        <translation>一层的反向传播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="127"/>
        <source>forward work at the start of the step, behind which gathers hide</source>
        <translation>步首能掩盖聚集的前向计算</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="128"/>
        <source>backward work at the end of the step, behind which reductions hide</source>
        <translation>步尾能掩盖规约的反向计算</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="129"/>
        <source>backward pass of one micro-batch</source>
        <translation>一个微批的反向传播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="130"/>
        <source>copies between the gathered buffer and the weights</source>
        <translation>聚集缓冲区与权重之间的拷贝</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="131"/>
        <source>all micro-batches, event by event in the schedule&apos;s published order, messages taking no time</source>
        <translation>所有微批，按调度公开的顺序逐个事件，消息不占时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="132"/>
        <source>the same events with the time of messages</source>
        <translation>同样的事件，计入消息时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="133"/>
        <source>one micro-batch on the busiest stage</source>
        <translation>一个微批在最忙的流水级上</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="134"/>
        <source>one micro-batch, mean over the stages</source>
        <translation>一个微批，各流水级平均</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="135"/>
        <source>forward pass of one micro-batch, mean over the stages</source>
        <translation>一个微批的前向传播，各流水级平均</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="136"/>
        <source>backward pass of one micro-batch, mean over the stages</source>
        <translation>一个微批的反向传播，各流水级平均</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="137"/>
        <source>longest forward pass of a stage</source>
        <translation>单个流水级最长的前向传播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="138"/>
        <source>longest backward pass of a stage</source>
        <translation>单个流水级最长的反向传播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="139"/>
        <source>one micro-batch, sum over the stages</source>
        <translation>一个微批，各流水级之和</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="140"/>
        <source>one micro-batch on the stages before the one that sets the pace</source>
        <translation>一个微批在决定节奏的流水级之前各级上</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="141"/>
        <source>one micro-batch on the stages after it</source>
        <translation>一个微批在其后各级上</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="142"/>
        <source>one micro-batch on the stage that sets the pace</source>
        <translation>一个微批在决定节奏的流水级上</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="143"/>
        <source>its forward pass</source>
        <translation>其前向传播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="144"/>
        <source>its backward pass</source>
        <translation>其反向传播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="145"/>
        <source>host side of the update and norm of the gradients</source>
        <translation>更新和梯度范数的主机开销</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="146"/>
        <source>everything else of the step</source>
        <translation>单步中的其余部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="147"/>
        <source>step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="148"/>
        <source>bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="149"/>
        <source>imbalance of the stages</source>
        <translation>流水级的不均衡</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="76"/>
        <source>there is no such file</source>
        <translation>文件不存在</translation>
    </message>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="77"/>
        <source>it is not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="79"/>
        <source>it has %1, and a plan or config.json is a few kilobytes</source>
        <translation>文件大小为 %1，而方案或 config.json 通常只有几 KB</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <location filename="../app/texts/finding_texts.h" line="102"/>
        <source>Weights in low precision need the distributed optimizer (ZeRO-1) in Megatron-LM.</source>
        <translation>在 Megatron-LM 中，低精度权重需要分布式优化器（ZeRO-1）。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="101"/>
        <source>Megatron-LM has no row-wise fp8 scales; one scale for each tensor is written.</source>
        <translation>Megatron-LM 没有按行的 fp8 缩放；将写成每个张量一个缩放。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="21"/>
        <source>The model&apos;s dimensions do not make sense: {problem}.</source>
        <translation>模型维度不合理：{problem}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="22"/>
        <source>{knob} is {value}; it must be between 1 and {largest}.</source>
        <translation>{knob} 为 {value}；必须在 1 到 {largest} 之间。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="23"/>
        <source>DP {dp} x TP {tp} x PP {pp} x CP {cp} = {product}, but the cluster has {gpus} GPUs.</source>
        <translation>DP {dp} × TP {tp} × PP {pp} × CP {cp} = {product}，但集群有 {gpus} 个 GPU。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="24"/>
        <source>EP {ep} x ETP {etp} does not divide TP x CP x DP = {product}.</source>
        <translation>EP {ep} × ETP {etp} 不能整除 TP × CP × DP = {product}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="25"/>
        <source>With ranks numbered {order}, experts of a pipeline stage would sit on other ranks than the rest of its layers; {usual} keeps them together.</source>
        <translation>若 rank 按 {order} 编号，同一流水级的专家会与该级其余的层落在不同的 rank 上；{usual} 可使它们在一起。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="26"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} = {product}, but the global batch is {batch} sequences.</source>
        <translation>DP {dp} × 累积 {accumulation} × 微批 {micro_batch} = {product}，但全局批量为 {batch} 条序列。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="27"/>
        <source>TP {tp} does not divide the {heads} attention heads.</source>
        <translation>TP {tp} 不能整除 {heads} 个注意力头。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="28"/>
        <source>TP {tp} and the {kv_heads} key-value heads do not divide one another; the heads would have to be split unevenly.</source>
        <translation>TP {tp} 与 {kv_heads} 个键值头互不整除，键值头将无法均匀切分。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="29"/>
        <source>TP {tp} is larger than the {kv_heads} key-value heads, so each is kept {copies} times.</source>
        <translation>TP {tp} 大于 {kv_heads} 个键值头，因此每个键值头会保存 {copies} 份。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="30"/>
        <source>TP {tp} does not divide the hidden size {hidden}.</source>
        <translation>TP {tp} 不能整除隐藏维度 {hidden}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="31"/>
        <source>TP {tp} does not divide the feed-forward width {ffn}.</source>
        <translation>TP {tp} 不能整除前馈宽度 {ffn}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="32"/>
        <source>ETP {etp} does not divide the expert width {ffn}.</source>
        <translation>ETP {etp} 不能整除专家宽度 {ffn}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="33"/>
        <source>EP {ep} does not divide the {experts} experts.</source>
        <translation>EP {ep} 不能整除 {experts} 个专家。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="34"/>
        <source>EP {ep} and ETP {etp} need a mixture-of-experts model; this one is dense.</source>
        <translation>EP {ep} 与 ETP {etp} 需要混合专家模型，而此模型是稠密模型。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="35"/>
        <source>EP {ep} with TP {tp} needs sequence parallelism.</source>
        <translation>EP {ep} 与 TP {tp} 同时使用时需要序列并行。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="36"/>
        <source>The sequence of {seq_len} tokens does not split into 2 x CP = {pieces} equal pieces.</source>
        <translation>{seq_len} 个 token 的序列无法等分为 2 × CP = {pieces} 段。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="37"/>
        <source>Sequence parallelism needs the {tokens} tokens of a context-parallel rank to divide by TP {tp}.</source>
        <translation>序列并行要求每个上下文并行 rank 的 {tokens} 个 token 能被 TP {tp} 整除。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="38"/>
        <source>All-to-all context parallelism needs TP x CP = {product} to divide the {heads} attention heads.</source>
        <translation>all-to-all 上下文并行要求 TP × CP = {product} 能整除 {heads} 个注意力头。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="39"/>
        <source>The inner all-to-all of {inner} ranks must divide CP {cp}.</source>
        <translation>内层全交换的 {inner} 个 rank 必须整除 CP {cp}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="40"/>
        <source>Weights move to the host only where ZeRO-3 shards them; with ZeRO-{zero} they stay.</source>
        <translation>只有 ZeRO-3 切分的权重才会移到主机；使用 ZeRO-{zero} 时权重留在 GPU 上。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="41"/>
        <source>The link between {gpu} and its host is not known; what moves over it counts as endless.</source>
        <translation>{gpu} 与主机之间的链路未知；经过它的传输按无限长计算。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="42"/>
        <source>PP {pp} x VPP {vpp} = {stages} stages, but the model has only {layers} layers.</source>
        <translation>PP {pp} × VPP {vpp} = {stages} 个流水级，但模型只有 {layers} 层。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="49"/>
        <source>{layers} layers do not divide over {stages} virtual stages; embedding and loss take a layer slot each and the split is {split}.</source>
        <translation>{layers} 层无法均分到 {stages} 个虚拟流水级；嵌入与损失各占一个层位，切分为 {split}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="50"/>
        <source>The explicit layers per stage must be {stages} numbers that sum to {layers}; they are {count} numbers with sum {sum}.</source>
        <translation>显式指定的每级层数必须是 {stages} 个数且总和为 {layers}；现为 {count} 个数，总和为 {sum}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="51"/>
        <source>VPP {vpp} needs PP of at least 2.</source>
        <translation>VPP {vpp} 要求 PP 至少为 2。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="52"/>
        <source>Virtual stages belong to the 1F1B schedule; with {schedule} VPP must be 1.</source>
        <translation>虚拟流水级仅适用于 1F1B 调度；使用 {schedule} 时 VPP 必须为 1。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="53"/>
        <source>Interleaving needs the number of micro-batches, {accumulation}, to be a multiple of PP {pp}.</source>
        <translation>交错调度要求微批数 {accumulation} 是 PP {pp} 的整数倍。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="54"/>
        <source>DualPipe needs an even PP and an even number of micro-batches of at least 2 x PP; they are {pp} and {accumulation}.</source>
        <translation>DualPipe 要求 PP 为偶数，且微批数为偶数并至少为 2 × PP；现分别为 {pp} 和 {accumulation}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="55"/>
        <source>ZeRO-{zero} with PP {pp} reduces and gathers for every micro-batch; ZeRO-1 is the usual choice.</source>
        <translation>ZeRO-{zero} 与 PP {pp} 搭配时，每个微批都要做归约与聚集；通常选用 ZeRO-1。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="56"/>
        <source>The HSDP shard group of {group} ranks must divide DP x CP = {ranks}.</source>
        <translation>{group} 个 rank 的 HSDP 分片组必须能整除 DP × CP = {ranks}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="57"/>
        <source>ZeRO stage {zero} does not exist; it is 0, 1, 2 or 3.</source>
        <translation>ZeRO 级别 {zero} 不存在，只能为 0、1、2 或 3。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="58"/>
        <source>TP {tp} reaches beyond the NVLink domain of {domain} GPUs.</source>
        <translation>TP {tp} 超出了 {domain} 个 GPU 的 NVLink 域。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="59"/>
        <source>Only {accumulation} micro-batches for {pp} pipeline stages: the bubble takes {bubble} % of the step.</source>
        <translation>{pp} 个流水级只有 {accumulation} 个微批：气泡占单步时间的 {bubble}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="60"/>
        <source>Stage {stage} needs {needed} GiB of {capacity} GiB, most of all {moment}.</source>
        <translation>流水级 {stage} 需要 {needed}&#xa0;GiB，而可用仅 {capacity}&#xa0;GiB，峰值出现在{moment}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="61"/>
        <source>Stage {stage} uses {needed} of {capacity} GiB, most of all {moment}: little is left for fragmentation and surprises.</source>
        <translation>流水级 {stage} 使用 {needed} / {capacity}&#xa0;GiB，峰值出现在{moment}：留给碎片和意外的余量很少。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="62"/>
        <source>{gpu} has no {precision} matrix units; the estimate uses its bf16 rate.</source>
        <translation>{gpu} 没有 {precision} 矩阵单元，估算采用其 bf16 速率。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="63"/>
        <source>No measured runs calibrate {what}; constants of {from} are used and the error band is wide.</source>
        <translation>没有实测运行可用于校准 {what}；采用 {from} 的常数，误差区间较宽。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="64"/>
        <source>The bubble of {schedule} is that of its published order, simulated pass by pass.</source>
        <translation>{schedule} 的气泡取自其公开的顺序，逐个计算模拟得出。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="65"/>
        <source>The bubble of {schedule} is the published ideal, not a simulated schedule.</source>
        <translation>{schedule} 的气泡取已发表的理想值，并非调度模拟结果。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="66"/>
        <source>The bandwidth between nodes of {network} is not known; times of whatever crosses nodes are not to be used.</source>
        <translation>{network} 的节点间带宽未知；凡跨节点通信的时间均不可采用。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="67"/>
        <source>{what} is not in the cost model.</source>
        <translation>代价模型未涵盖{what}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="68"/>
        <source>{target} cannot number ranks {order}; it knows {known}.</source>
        <translation>{target} 不能按 {order} 给 rank 编号；它支持 {known}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="69"/>
        <source>The plan&apos;s estimate is for {framework}, but the files are for {target}; its times and memory may differ.</source>
        <translation>方案的估算针对 {framework}，而文件面向 {target}；时间与显存可能有所不同。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="70"/>
        <source>nanotron cannot start with EP {ep}; expert parallelism must be 1.</source>
        <translation>nanotron 无法以 EP {ep} 启动，专家并行必须为 1。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="71"/>
        <source>nanotron cannot start training with CP {cp}; context parallelism must be 1.</source>
        <translation>nanotron 无法以 CP {cp} 启动训练，上下文并行必须为 1。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="72"/>
        <source>nanotron has no virtual pipeline stages; VPP is {vpp} and must be 1.</source>
        <translation>nanotron 没有虚拟流水级；VPP 为 {vpp}，必须为 1。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="73"/>
        <source>nanotron would silently treat ZeRO-{zero} as ZeRO-1.</source>
        <translation>nanotron 会在不提示的情况下将 ZeRO-{zero} 当作 ZeRO-1。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="74"/>
        <source>nanotron always shards over all data-parallel ranks; a shard group of {group} is not possible.</source>
        <translation>nanotron 始终在所有数据并行 rank 上分片，无法使用大小为 {group} 的分片组。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="75"/>
        <source>nanotron has the schedules 1F1B and GPipe, not {schedule}.</source>
        <translation>nanotron 支持 1F1B 和 GPipe 调度，不支持 {schedule}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="76"/>
        <source>nanotron&apos;s 1F1B needs at least PP - 1 = {needed} micro-batches; there are {accumulation}.</source>
        <translation>nanotron 的 1F1B 至少需要 PP - 1 = {needed} 个微批，现有 {accumulation} 个。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="77"/>
        <source>nanotron places layers on stages by their cost; the split of this plan cannot be written.</source>
        <translation>nanotron 按各层开销将层分配到流水级，无法写出此方案的切分。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="78"/>
        <source>nanotron recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation>nanotron 只能重计算整层或完全不重计算，无法写出所选模块。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="79"/>
        <source>nanotron&apos;s flash attention recomputes its scores anyway, so recomputation is written as off.</source>
        <translation>nanotron 的 FlashAttention 本来就会重新计算注意力分数，因此重计算写为关闭。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="80"/>
        <source>nanotron&apos;s heads are always hidden / heads wide; {heads} heads of {head_dim} do not make {hidden}.</source>
        <translation>nanotron 的头维度固定为隐藏维度 / 头数；{heads} 个维度为 {head_dim} 的头不等于 {hidden}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="81"/>
        <source>nanotron cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation>nanotron 不能复制键值头：TP {tp} 必须能整除键值头数 {kv_heads}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="82"/>
        <source>nanotron&apos;s Llama and Qwen2 models cannot express this: {part}.</source>
        <translation>nanotron 的 Llama 和 Qwen2 模型无法表达：{part}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="83"/>
        <source>nanotron trains in bf16, fp16 or fp32, not in {precision}.</source>
        <translation>nanotron 支持以 bf16、fp16 或 fp32 训练，不支持 {precision}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="84"/>
        <source>nanotron is exported with AdamW only, not with {optimizer}.</source>
        <translation>导出到 nanotron 时只支持 AdamW，不支持 {optimizer}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="85"/>
        <source>Megatron-LM has the 1F1B schedules only, not {schedule}.</source>
        <translation>Megatron-LM 只有 1F1B 系列调度，没有 {schedule}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="86"/>
        <source>Megatron-LM&apos;s command line cannot express this: {part}.</source>
        <translation>Megatron-LM 的命令行无法表达：{part}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="87"/>
        <source>Megatron-LM has biases in all linear layers, in queries, keys and values only, or nowhere; the nearest is written and the parameter count changes slightly.</source>
        <translation>Megatron-LM 的偏置只能加在所有线性层、仅查询、键和值，或全部不加；此处写入最接近的设置，参数量会略有变化。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="88"/>
        <source>Multi-token prediction in Megatron-LM needs rotary positions.</source>
        <translation>Megatron-LM 的多 token 预测需要旋转位置编码。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="89"/>
        <source>The table of {rows} learned positions is shorter than the sequence of {seq_len} tokens.</source>
        <translation>可学习位置表有 {rows} 行，短于 {seq_len} 个 token 的序列。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="90"/>
        <source>Megatron-LM takes the rotary base as a whole number; it is rounded.</source>
        <translation>Megatron-LM 的旋转位置编码基数只接受整数，已取整。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="91"/>
        <source>Megatron-LM pads the vocabulary from {vocab} to {padded} entries.</source>
        <translation>Megatron-LM 将词表从 {vocab} 项填充到 {padded} 项。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="92"/>
        <source>Biases inside experts need ETP 1 in Megatron-LM; it is {etp}.</source>
        <translation>在 Megatron-LM 中，专家内的偏置要求 ETP 为 1，现为 {etp}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="93"/>
        <source>{gpu} is too old for Megatron-LM&apos;s grouped expert GEMMs.</source>
        <translation>{gpu} 过旧，不支持 Megatron-LM 的分组专家 GEMM。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="94"/>
        <source>Overlapping expert communication in Megatron-LM needs {condition}.</source>
        <translation>在 Megatron-LM 中重叠专家通信需要满足：{condition}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="95"/>
        <source>Megatron-LM has no optimizer {optimizer}.</source>
        <translation>Megatron-LM 没有优化器 {optimizer}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="96"/>
        <source>Low-precision moments ({optimizer}) need the distributed optimizer (ZeRO-1) in Megatron-LM.</source>
        <translation>在 Megatron-LM 中，低精度矩（{optimizer}）需要分布式优化器（ZeRO-1）。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="97"/>
        <source>ZeRO-{zero} in Megatron-LM is Megatron-FSDP, which works with Adam and SGD, not with {optimizer}.</source>
        <translation>Megatron-LM 中的 ZeRO-{zero} 即 Megatron-FSDP，支持 Adam 和 SGD，不支持 {optimizer}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="98"/>
        <source>Recomputing {module} has no effect in this model and is left out.</source>
        <translation>重计算 {module} 对此模型无效，已略去。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="99"/>
        <source>A shard group without ZeRO has no effect and is left out.</source>
        <translation>没有 ZeRO 时分片组无效，已略去。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="100"/>
        <source>Megatron-LM has no chunked loss; the fused one is written.</source>
        <translation>Megatron-LM 没有分块损失，改为写入融合损失。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="103"/>
        <source>Megatron-LM overlaps the shared expert only with an all-to-all dispatcher and without overlap between micro-batches.</source>
        <translation>Megatron-LM 只有在使用全交换分发器且微批之间不重叠时，才能重叠共享专家。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="104"/>
        <source>Activation offload in Megatron-LM needs {condition}.</source>
        <translation>Megatron-LM 的激活卸载需要{condition}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="106"/>
        <source>Weights on the host are not written for Megatron-LM.</source>
        <translation>Megatron-LM 的文件中不写主机上的权重。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="107"/>
        <source>Transformer Engine&apos;s all-to-all needs TP x its ranks = {product} to divide the {kv_heads} key-value heads.</source>
        <translation>Transformer Engine 的全交换要求 TP × 其 rank 数 = {product} 整除 {kv_heads} 个键值头。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="108"/>
        <source>nanotron keeps everything on the GPU; offload is not written.</source>
        <translation>nanotron 把所有内容都留在 GPU 上；不写卸载。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="109"/>
        <source>TP and CP want CUDA_DEVICE_MAX_CONNECTIONS=1 on this GPU, Megatron-FSDP forbids it: overlap of the former suffers.</source>
        <translation>在此 GPU 上，TP 与 CP 需要 CUDA_DEVICE_MAX_CONNECTIONS=1，而 Megatron-FSDP 禁止该设置：前者的通信重叠会受影响。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="110"/>
        <source>nanotron needs the {heads} attention heads to be a multiple of the {kv_heads} key-value heads.</source>
        <translation>nanotron 要求 {heads} 个注意力头是 {kv_heads} 个键值头的倍数。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="111"/>
        <source>nanotron pads the vocabulary from {vocab} to {padded} entries, a multiple of TP.</source>
        <translation>nanotron 把词表从 {vocab} 填充到 {padded} 项，即 TP 的倍数。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="112"/>
        <source>With TP {tp} and experts Megatron-LM wants sequence parallelism; without it every rank routes all tokens.</source>
        <translation>在 TP {tp} 且有专家时，Megatron-LM 需要序列并行；否则每个 rank 都要路由全部 token。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="113"/>
        <source>Megatron-LM turns Transformer Engine&apos;s fused loss down; its own fused loss is written.</source>
        <translation>Megatron-LM 拒绝 Transformer Engine 的融合损失；写入其自身的融合损失。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="114"/>
        <source>CUDA graphs in Megatron-LM need {condition} here.</source>
        <translation>Megatron-LM 的 CUDA 图在这里要求{condition}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="115"/>
        <source>Sparse attention in Megatron-LM needs keys gathered for CP {cp}, not passed around or exchanged.</source>
        <translation>Megatron-LM 的稀疏注意力在 CP {cp} 时需要收集键，而不是传递或交换。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="116"/>
        <source>torchtitan refuses {precision} on {gpu}, which has no matrix units for it.</source>
        <translation>{gpu} 没有相应的矩阵单元，torchtitan 拒绝在其上使用 {precision}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="117"/>
        <source>Megatron-Bridge&apos;s precision recipes reduce gradients in fp32, not in 16 bits.</source>
        <translation>Megatron-Bridge 的精度配方以 fp32 而不是 16 位规约梯度。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="118"/>
        <source>Megatron-Bridge is exported with Adam and SGD only, not with {optimizer}.</source>
        <translation>导出到 Megatron-Bridge 时只支持 Adam 和 SGD，不支持 {optimizer}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="119"/>
        <source>Megatron-Bridge&apos;s base recipe cannot express this: {part}.</source>
        <translation>Megatron-Bridge 的基础配方无法表达：{part}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="120"/>
        <source>torchtitan&apos;s models cannot express this: {part}.</source>
        <translation>torchtitan 的模型无法表达：{part}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="121"/>
        <source>Multi-token prediction is left out for torchtitan; its memory and time are in the estimate.</source>
        <translation>导出到 torchtitan 时略去多 token 预测；估算中包含它的显存和时间。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="122"/>
        <source>torchtitan shards with FSDP2 only, over data and context ranks; ZeRO-{zero} is not possible here.</source>
        <translation>torchtitan 只用 FSDP2 在数据和上下文 rank 上分片；这里不能用 ZeRO-{zero}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="123"/>
        <source>A shard group of {group} ranks in torchtitan needs ZeRO-2 or 3, whole groups of CP {cp}, and must divide the data-parallel ranks.</source>
        <translation>torchtitan 中 {group} 个 rank 的分片组需要 ZeRO-2 或 3，包含完整的 CP {cp} 组，并整除数据并行 rank 数。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="124"/>
        <source>torchtitan cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation>torchtitan 不能复制键值头：TP {tp} 必须整除 {kv_heads} 个键值头。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="125"/>
        <source>torchtitan folds experts into the sharded ranks: EP {ep} must divide DP shards x CP x TP = {ranks}.</source>
        <translation>torchtitan 把专家折叠进分片 rank：EP {ep} 必须整除 DP 分片 × CP × TP = {ranks}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="126"/>
        <source>torchtitan cannot tie embeddings over PP {pp} stages.</source>
        <translation>torchtitan 不能在 PP {pp} 个流水级之间绑定词嵌入。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="127"/>
        <source>torchtitan has no schedule {schedule}.</source>
        <translation>torchtitan 没有 {schedule} 调度。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="128"/>
        <source>torchtitan is exported with AdamW only, not with {optimizer}.</source>
        <translation>导出到 torchtitan 时只支持 AdamW，不支持 {optimizer}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="129"/>
        <source>This torchtitan has no {precision} with the plan&apos;s scales.</source>
        <translation>这个版本的 torchtitan 没有带方案中缩放方式的 {precision}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="130"/>
        <source>torchtitan reduces gradients in fp32, not in 16 bits.</source>
        <translation>torchtitan 以 fp32 而不是 16 位规约梯度。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="131"/>
        <source>torchtitan&apos;s selective recomputation chooses operators by itself; the plan&apos;s modules are not written.</source>
        <translation>torchtitan 的选择性重计算自行选择算子；方案中的模块不会写入。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="132"/>
        <source>torchtitan has no all-to-all of heads for CP {cp}.</source>
        <translation>torchtitan 没有用于 CP {cp} 的注意力头 all-to-all。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="133"/>
        <source>Overlap of tensor parallelism in torchtitan needs torch.compile, which this plan turns off.</source>
        <translation>torchtitan 的张量并行重叠需要 torch.compile，而本方案将其关闭。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="134"/>
        <source>torchtitan offloads weights, gradients and optimizer together or not at all; the plan&apos;s offload is not written.</source>
        <translation>torchtitan 要么一起卸载权重、梯度和优化器，要么都不卸载；方案中的卸载不会写入。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="135"/>
        <source>torchtitan never cuts experts inside: ETP is {etp} and must be 1.</source>
        <translation>torchtitan 从不切分单个专家：ETP 为 {etp}，必须为 1。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="136"/>
        <source>The {tokens} tokens of a micro-batch must be a multiple of {divisor} in torchtitan.</source>
        <translation>在 torchtitan 中，微批的 {tokens} 个 token 必须是 {divisor} 的倍数。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="137"/>
        <source>A CUDA graph of the whole step in torchtitan needs PP 1 and EP 1; they are {pp} and {ep}.</source>
        <translation>torchtitan 的整步 CUDA 图需要 PP 1 和 EP 1；现在是 {pp} 和 {ep}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="138"/>
        <source>CUDA graphs of this kind do not exist in torchtitan and are left out.</source>
        <translation>torchtitan 没有这种 CUDA 图，将其略去。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="139"/>
        <source>torchtitan gathers keys and values for context parallelism instead of passing them around a ring.</source>
        <translation>torchtitan 的上下文并行收集键和值，而不是沿环传递。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="141"/>
        <source>torchtitan v0.2 cuts experts by TP where there is no expert parallelism: ETP {etp} must be {tp}.</source>
        <translation>没有专家并行时，torchtitan v0.2 按 TP 切分专家：ETP {etp} 必须为 {tp}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="142"/>
        <source>torchtitan v0.2 cuts experts by TP or not at all: ETP {etp} must be 1 or {tp}.</source>
        <translation>torchtitan v0.2 要么按 TP 切分专家，要么不切分：ETP {etp} 必须为 1 或 {tp}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="143"/>
        <source>torchtitan v0.2 needs the sequence of {seq_len} tokens to be a multiple of TP x 2 x CP = {divisor}.</source>
        <translation>torchtitan v0.2 要求 {seq_len} 个 token 的序列是 TP × 2 × CP = {divisor} 的倍数。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="144"/>
        <source>torchtitan v0.2 always has sequence parallelism with TP {tp}.</source>
        <translation>torchtitan v0.2 在 TP {tp} 时总是使用序列并行。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="145"/>
        <source>torchtitan v0.2 replicates over DP {dp} only without any other parallelism.</source>
        <translation>torchtitan v0.2 只有在没有其他并行时才能在 DP {dp} 上复制。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="146"/>
        <source>The model class of torchtitan v0.2 that fits this model has no pipeline; PP is {pp} and must be 1.</source>
        <translation>torchtitan v0.2 中适合此模型的模型类没有流水线；PP 为 {pp}，必须为 1。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="147"/>
        <source>transformers wants the hidden size {hidden} of this family to divide by its {heads} heads.</source>
        <translation>transformers 要求此系列的隐藏维度 {hidden} 能被 {heads} 个头整除。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="148"/>
        <source>accelerate has no pipeline stages for training; PP is {pp} and must be 1.</source>
        <translation>accelerate 训练时没有流水级；PP 为 {pp}，必须为 1。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="149"/>
        <source>accelerate has no expert parallelism; EP {ep} and ETP {etp} must be 1.</source>
        <translation>accelerate 没有专家并行；EP {ep} 和 ETP {etp} 必须为 1。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="150"/>
        <source>accelerate&apos;s FSDP2 shards gradients too; ZeRO-1 does not exist.</source>
        <translation>accelerate 的 FSDP2 也会分片梯度；没有 ZeRO-1。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="151"/>
        <source>accelerate cannot replicate DP {dp} beside TP {tp} and CP {cp}; data parallelism must be sharded.</source>
        <translation>accelerate 不能在 TP {tp} 和 CP {cp} 之外复制 DP {dp}；数据并行必须分片。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="152"/>
        <source>A shard group of {group} ranks in accelerate needs ZeRO-2 or 3, whole groups of CP {cp}, and must divide the data-parallel ranks.</source>
        <translation>accelerate 中 {group} 个 rank 的分片组需要 ZeRO-2 或 3，包含完整的 CP {cp} 组，并整除数据并行 rank 数。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="153"/>
        <source>With FSDP2, accelerate has no all-to-all of heads for CP {cp}.</source>
        <translation>使用 FSDP2 时，accelerate 没有用于 CP {cp} 的注意力头 all-to-all。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="154"/>
        <source>transformers cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation>transformers 不能复制键值头：TP {tp} 必须整除 {kv_heads} 个键值头。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="155"/>
        <source>Tensor parallelism of transformers has no sequence parallelism; activations take more memory than estimated.</source>
        <translation>transformers 的张量并行没有序列并行；激活占用的显存比估算的多。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="156"/>
        <source>accelerate recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation>accelerate 只能重计算整层或不重计算；所选模块无法写入。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="157"/>
        <source>accelerate is exported for bf16, fp16 or fp32, not for {precision}.</source>
        <translation>导出到 accelerate 时支持 bf16、fp16 或 fp32，不支持 {precision}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="158"/>
        <source>FSDP2 offloads weights, gradients and optimizer together or not at all; the plan&apos;s offload is not written.</source>
        <translation>FSDP2 要么一起卸载权重、梯度和优化器，要么都不卸载；方案中的卸载不会写入。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="159"/>
        <source>Micro-batch and sequence length belong to your training script; the file&apos;s header names them.</source>
        <translation>微批和序列长度属于您的训练脚本；文件头部会注明它们。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="160"/>
        <source>DeepSpeed&apos;s pipeline stages are made in the model&apos;s code; its JSON cannot say PP {pp}.</source>
        <translation>DeepSpeed 的流水级在模型代码中实现；其 JSON 不能表达 PP {pp}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="161"/>
        <source>DeepSpeed&apos;s expert groups are made in the model&apos;s code; its JSON cannot say EP {ep} and ETP {etp}.</source>
        <translation>DeepSpeed 的专家组在模型代码中实现；其 JSON 不能表达 EP {ep} 和 ETP {etp}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="162"/>
        <source>DeepSpeed cuts sequences by the all-to-all of heads only; CP {cp} needs that exchange.</source>
        <translation>DeepSpeed 只通过注意力头 all-to-all 切分序列；CP {cp} 需要这种交换方式。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="163"/>
        <source>DeepSpeed cannot have CP {cp} and TP {tp} together.</source>
        <translation>DeepSpeed 不能同时使用 CP {cp} 和 TP {tp}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="164"/>
        <source>DeepSpeed&apos;s automatic TP {tp} is larger than the {kv_heads} key-value heads; further ranks would hold no attention.</source>
        <translation>DeepSpeed 的自动 TP {tp} 大于 {kv_heads} 个键值头；多出的 rank 不会持有注意力。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="165"/>
        <source>DeepSpeed&apos;s automatic tensor parallelism has no sequence parallelism; activations take more memory than estimated.</source>
        <translation>DeepSpeed 的自动张量并行没有序列并行；激活占用的显存比估算的多。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="166"/>
        <source>DeepSpeed shards over all data-parallel ranks; a shard group of {group} is not possible.</source>
        <translation>DeepSpeed 在所有数据并行 rank 上分片；不能使用 {group} 个 rank 的分片组。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="167"/>
        <source>DeepSpeed is exported with AdamW and Lion only, not with {optimizer}.</source>
        <translation>导出到 DeepSpeed 时只支持 AdamW 和 Lion，不支持 {optimizer}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="168"/>
        <source>DeepSpeed trains in bf16, fp16 or fp32, not in {precision}.</source>
        <translation>DeepSpeed 以 bf16、fp16 或 fp32 训练，不支持 {precision}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="169"/>
        <source>DeepSpeed recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation>DeepSpeed 只能重计算整层或不重计算；所选模块无法写入。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="170"/>
        <source>Optimizer offload in DeepSpeed needs a ZeRO stage, and a part of the optimizer ZeRO-3; the plan has ZeRO-{zero}.</source>
        <translation>DeepSpeed 的优化器卸载需要 ZeRO，部分卸载需要 ZeRO-3；本方案为 ZeRO-{zero}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="171"/>
        <source>DeepSpeed offloads weights under ZeRO-3 and activations with recomputation, whole; the rest of the plan&apos;s offload is not written.</source>
        <translation>DeepSpeed 在 ZeRO-3 下整体卸载权重，并在重计算时整体卸载激活；方案中其余的卸载不会写入。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="172"/>
        <source>Model, sequence length and recomputation belong to your training script; the launcher&apos;s header names them.</source>
        <translation>模型、序列长度和重计算属于您的训练脚本；启动文件的头部会注明它们。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="173"/>
        <source>The plan cannot be written into {target}: {part}.</source>
        <translation>无法将该方案写入 {target}：{part}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="174"/>
        <source>{key} cannot be changed in this file: {reason}.</source>
        <translation>无法在此文件中修改 {key}：{reason}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="175"/>
        <source>The file describes another model than {model}; the model&apos;s dimensions stay as they are.</source>
        <translation>文件描述的模型不是 {model}；模型的各项尺寸保持不变。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="176"/>
        <source>The file starts {file} GPUs and the plan has {plan}; the launcher&apos;s numbers stay as they are.</source>
        <translation>文件启动 {file} 个 GPU，而方案有 {plan} 个；启动器中的数量保持不变。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="177"/>
        <source>The {field} differs from the plan&apos;s and stays as it is.</source>
        <translation>{field} 与方案不同，保持原样。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="178"/>
        <source>An even split needs PP x VPP = {stages} stages to divide the {layers} layers.</source>
        <translation>均匀划分要求 PP × VPP = {stages} 个流水级整除 {layers} 层。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="179"/>
        <source>8-bit matrix products need the {what}, {value}, to be a multiple of {multiple}.</source>
        <translation>8 位矩阵乘法要求{what}（{value}）是 {multiple} 的倍数。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="180"/>
        <source>Weights, gradients and optimizer state take {states} GiB of {capacity} GiB. With this sharding at most {largest} B parameters fit; the states of this model want about {gpus} GPUs.</source>
        <translation>权重、梯度和优化器状态占 {states}&#xa0;GiB，可用 {capacity}&#xa0;GiB。按此切分最多容纳 {largest}&#xa0;B 参数；该模型的状态约需 {gpus} 个 GPU。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="181"/>
        <source>Without ZeRO all {ranks} data-parallel ranks hold the whole optimizer state; ZeRO-1 frees {saved} GiB of each GPU.</source>
        <translation>不用 ZeRO 时，{ranks} 个数据并行 rank 各持有全部优化器状态；ZeRO-1 可为每个 GPU 释放 {saved}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="182"/>
        <source>ZeRO-{zero} has no effect: there is one data-parallel rank and nothing to shard over.</source>
        <translation>ZeRO-{zero} 不起作用：只有一个数据并行 rank，无从切分。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="183"/>
        <source>With EP {ep} every expert lives on one data-parallel rank only, so {gib} GiB of expert optimizer state per GPU are not sharded.</source>
        <translation>EP {ep} 时每个专家只在一个数据并行 rank 上，因此每个 GPU 有 {gib}&#xa0;GiB 的专家优化器状态未被切分。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="184"/>
        <source>The first iteration shows less: the optimizer&apos;s moments, {moments} GiB, come with its first update. {first} GiB before it, {later} GiB from then on.</source>
        <translation>首次迭代显示得偏少：优化器的矩（{moments}&#xa0;GiB）在第一次更新时才分配。此前 {first}&#xa0;GiB，此后 {later}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="185"/>
        <source>The optimizer step of multi-tensor Adam takes a temporary of {gib} GiB; the fused implementation does without.</source>
        <translation>多张量（foreach）Adam 的优化器步需要 {gib}&#xa0;GiB 临时显存；融合实现则不需要。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="186"/>
        <source>The optimizer step may widen low-precision moments to fp32: a temporary of up to {gib} GiB.</source>
        <translation>优化器步可能把低精度的矩扩展为 fp32：临时显存最多 {gib}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="187"/>
        <source>This release reduces a flat copy of all gradients: {gib} GiB at the end of each step, which come on top.</source>
        <translation>该版本归约的是所有梯度的展平副本：每步结束时另需 {gib}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="188"/>
        <source>ZeRO-2 shards {saved} GiB of gradients, but its default reduction buffers take {buffers} GiB. Smaller buckets or ZeRO-1 may need less.</source>
        <translation>ZeRO-2 切分 {saved}&#xa0;GiB 梯度，但其默认归约缓冲区占 {buffers}&#xa0;GiB。更小的桶或 ZeRO-1 可能更省。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="189"/>
        <source>Accumulating {accumulation} micro-batches without synchronisation (no_sync) keeps whole gradients, {gib} GiB more on every GPU; reducing at each micro-batch does not.</source>
        <translation>不同步地累积 {accumulation} 个微批（no_sync）会在每个 GPU 上保留完整梯度，多占 {gib}&#xa0;GiB；逐微批归约则不会。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="190"/>
        <source>FSDP2&apos;s mixed precision keeps sharded parameters, gradients and moments in fp32: {bytes} B per parameter, {states} GiB here. Pure bf16 would be half.</source>
        <translation>FSDP2 的混合精度以 fp32 保存切分后的参数、梯度和矩：每参数 {bytes}&#xa0;B，此处 {states}&#xa0;GiB。纯 bf16 只需一半。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="191"/>
        <source>Some back ends silently replace an 8-bit optimizer by a 32-bit one, which takes {gib} GiB more; check what runs.</source>
        <translation>某些后端会悄悄把 8 位优化器换成 32 位的，多占 {gib}&#xa0;GiB；请核实实际运行的是哪个。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="192"/>
        <source>FSDP that wraps a model loaded in fp32 needs {gib} GiB of {capacity} GiB on every GPU before it shards; load on the meta device or on one rank only.</source>
        <translation>FSDP 若封装以 fp32 加载的模型，切分之前每个 GPU 需要 {gib}&#xa0;GiB，可用 {capacity}&#xa0;GiB；请在 meta 设备上或仅在一个 rank 上加载。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="193"/>
        <source>The tied embedding is held on the first and the last stage: {weights} GiB of weights on each, and {gradients} GiB of gradients all-reduced between them each step.</source>
        <translation>共享的嵌入同时存在于首、末流水级：每级 {weights}&#xa0;GiB 权重，每步还要在两级之间 all-reduce {gradients}&#xa0;GiB 梯度。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="194"/>
        <source>Attention is not fused: scores of {seq_len} x {seq_len} tokens take {gib} GiB, {share} % of the stage. Flash attention keeps none.</source>
        <translation>注意力未融合：{seq_len} × {seq_len} 个 token 的分数占 {gib}&#xa0;GiB，为该流水级的 {share}&#xa0;%。Flash attention 不保留它们。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="195"/>
        <source>Logits of {vocab} vocabulary entries take {gib} GiB at the loss, {share} % of that stage&apos;s memory. A chunked or fused loss avoids most of it.</source>
        <translation>{vocab} 个词表项的 logits 在计算损失时占 {gib}&#xa0;GiB，为该流水级显存的 {share}&#xa0;%。分块或融合的损失可省去大部分。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="196"/>
        <source>What overflows is activations, {gib} GiB, not states, {states} GiB: recompute, or make the micro-batch or sequence shorter.</source>
        <translation>溢出的是激活（{gib}&#xa0;GiB），而非状态（{states}&#xa0;GiB）：请重计算，或减小微批或序列长度。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="197"/>
        <source>The saved layer inputs of full recomputation alone take {gib} GiB, {share} % of the card. Context parallelism divides them.</source>
        <translation>仅完全重计算所保存的各层输入就占 {gib}&#xa0;GiB，为显存的 {share}&#xa0;%。上下文并行可将其分摊。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="198"/>
        <source>fp32 doubles the activations, to {gib} GiB; bf16 would halve them.</source>
        <translation>fp32 使激活加倍，达到 {gib}&#xa0;GiB；bf16 可减半。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="199"/>
        <source>FP8 is a speed option, not a saving: 16-bit weights stay and their 8-bit copies add up to {gib} GiB.</source>
        <translation>FP8 用于提速，不省显存：16 位权重仍在，其 8 位副本最多再占 {gib}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="200"/>
        <source>FP8 without torch.compile saves casts and scales of every linear layer for backward, which are not in this estimate. Compile the model.</source>
        <translation>不用 torch.compile 的 FP8 会为反向保存每个线性层的转换结果和缩放因子，本估计未计入。请编译模型。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="201"/>
        <source>Stage {stage} holds {most} GiB, stage {least_stage} {least} GiB: {in_flight} micro-batches in flight there, and the ends carry embedding and loss.</source>
        <translation>流水级 {stage} 占 {most}&#xa0;GiB，流水级 {least_stage} 占 {least}&#xa0;GiB：前者有 {in_flight} 个微批在途，首末两级还承载嵌入和损失。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="202"/>
        <source>{allocated} GiB of live tensors are {share} % of the card, where fragmentation can end a run with blocks of varying sizes. Set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True before changing the layout.</source>
        <translation>{allocated}&#xa0;GiB 活动张量占显存的 {share}&#xa0;%，块大小不一时碎片可能使运行中断。请先设置 PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True，再考虑改变布局。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="203"/>
        <source>nvidia-smi shows {gib} GiB more than PyTorch reserves: {context} GiB of CUDA context and libraries, {nccl} GiB of NCCL buffers.</source>
        <translation>nvidia-smi 比 PyTorch 的保留值多显示 {gib}&#xa0;GiB：CUDA 上下文和库 {context}&#xa0;GiB，NCCL 缓冲区 {nccl}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="204"/>
        <source>If the other {others} processes of a node touch GPU 0 before they select their own, their contexts take {gib} GiB there, and {spare} GiB are free. Set the device first.</source>
        <translation>如果同一节点上另外 {others} 个进程在选定设备之前触及 GPU 0，它们的上下文会在那里占 {gib}&#xa0;GiB，而空闲只有 {spare}&#xa0;GiB。请先设置设备。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="205"/>
        <source>An estimate of states alone says {states} GiB; activations, gathered layers, buffers and context add {rest} GiB.</source>
        <translation>只算状态的估计为 {states}&#xa0;GiB；激活、聚集的层、缓冲区和上下文另加 {rest}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="206"/>
        <source>Full recomputation takes {recompute} % of the step, the pipeline bubble {bubble} %, exposed communication {communication} %.</source>
        <translation>完全重计算占单步时间的 {recompute}&#xa0;%，流水线气泡占 {bubble}&#xa0;%，暴露的通信占 {communication}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="207"/>
        <source>ZeRO-{zero} communicates at each of the {accumulation} micro-batches; {share} % of the step is exposed data-parallel communication. Larger micro-batches or ZeRO-1 need fewer.</source>
        <translation>ZeRO-{zero} 在 {accumulation} 个微批中每个都要通信；暴露的数据并行通信占单步时间的 {share}&#xa0;%。更大的微批或 ZeRO-1 可减少次数。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="208"/>
        <source>An MFU of {mfu} % is outside what training reaches; check the GPU&apos;s dense 16-bit peak and the batch.</source>
        <translation>MFU {mfu}&#xa0;% 超出了训练能达到的范围；请检查 GPU 的 16 位稠密峰值和批大小。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="209"/>
        <source>The 16-bit peak of {gpu}, {peak} TFLOP/s, looks like the figure with sparsity; the dense one is about {dense}. MFU would read half.</source>
        <translation>{gpu} 的 16 位峰值 {peak}&#xa0;TFLOP/s 像是含稀疏性的数值；稠密峰值约为 {dense}。MFU 会只显示一半。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="210"/>
        <source>Memory follows all {total} B parameters; only {active} B of them compute for a token.</source>
        <translation>显存取决于全部 {total}&#xa0;B 参数；每个 token 只有 {active}&#xa0;B 参与计算。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="211"/>
        <source>TP {tp} does not divide the vocabulary of {vocab}; Megatron-LM pads it to {padded} ({mib} MiB of weights on each GPU that holds it), others refuse.</source>
        <translation>TP {tp} 不能整除词表 {vocab}；Megatron-LM 将其填充到 {padded}（每个持有它的 GPU 多 {mib}&#xa0;MiB 权重），其他框架会拒绝。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="212"/>
        <source>The loss exists on the last stage, {stage}, only; other ranks print a placeholder such as -1.</source>
        <translation>损失只存在于最后一个流水级 {stage}；其他 rank 打印的是 -1 之类的占位值。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="225"/>
        <source>mixture of experts</source>
        <translation>混合专家</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="226"/>
        <source>latent attention</source>
        <translation>潜在注意力</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="227"/>
        <source>sparse-attention indexer</source>
        <translation>稀疏注意力索引器</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="228"/>
        <source>positions other than rotary</source>
        <translation>旋转位置编码以外的位置编码</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="229"/>
        <source>no recomputation of whole layers</source>
        <translation>不重计算整层</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="230"/>
        <source>no recomputation of experts</source>
        <translation>不重计算专家</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="231"/>
        <source>activations that stay on the GPU</source>
        <translation>激活留在 GPU 上</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="232"/>
        <source>no dropout in what is recomputed</source>
        <translation>重计算的部分不使用 dropout</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="233"/>
        <source>biases</source>
        <translation>偏置</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="234"/>
        <source>attention over a window</source>
        <translation>窗口注意力</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="235"/>
        <source>latent attention without experts</source>
        <translation>没有专家的潜在注意力</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="236"/>
        <source>shared experts that are not whole experts</source>
        <translation>不是整数个专家的共享专家</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="237"/>
        <source>this order of dense and expert layers</source>
        <translation>这种稠密层和专家层的顺序</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="238"/>
        <source>shared experts without latent attention</source>
        <translation>没有潜在注意力的共享专家</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="239"/>
        <source>latent attention without shared experts</source>
        <translation>没有共享专家的潜在注意力</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="240"/>
        <source>experts or wide heads without norms of queries and keys</source>
        <translation>没有查询和键归一化的专家或宽注意力头</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="241"/>
        <source>tied embeddings with latent attention</source>
        <translation>潜在注意力下的绑定词嵌入</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="242"/>
        <source>feed-forward other than gated SiLU</source>
        <translation>门控 SiLU 以外的前馈层</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="243"/>
        <source>norms other than two RMSNorms per layer</source>
        <translation>每层两个 RMSNorm 以外的归一化</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="244"/>
        <source>norm of queries and keys</source>
        <translation>查询与键的归一化</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="245"/>
        <source>biases besides those of queries, keys and values</source>
        <translation>查询、键、值以外的偏置</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="246"/>
        <source>attention sinks</source>
        <translation>注意力 sink</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="247"/>
        <source>windowed and full attention in turns</source>
        <translation>窗口注意力与全注意力交替</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="248"/>
        <source>multi-token prediction</source>
        <translation>多 token 预测</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="249"/>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="250"/>
        <source>feed-forward other than gated SiLU, GELU and squared ReLU</source>
        <translation>门控 SiLU、GELU 与平方 ReLU 以外的前馈层</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="251"/>
        <source>norm without weights</source>
        <translation>无权重的归一化</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="252"/>
        <source>number of norms per layer other than two</source>
        <translation>每层归一化的数目不为 2</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="253"/>
        <source>norm after the embedding</source>
        <translation>嵌入之后的归一化</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="254"/>
        <source>ALiBi positions</source>
        <translation>ALiBi 位置编码</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="255"/>
        <source>query and key norm over the full width</source>
        <translation>在整个宽度上对查询与键归一化</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="256"/>
        <source>bias on the output layer</source>
        <translation>输出层偏置</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="257"/>
        <source>virtual stages when PP is above 1</source>
        <translation>PP 大于 1 时使用虚拟流水级</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="258"/>
        <source>no recomputation of whole layers or experts</source>
        <translation>不重计算整层或专家</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="259"/>
        <source>an all-to-all dispatcher</source>
        <translation>all-to-all 分发器</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="260"/>
        <source>bf16 or fp16</source>
        <translation>bf16 或 fp16</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="261"/>
        <source>at most one multi-token-prediction layer</source>
        <translation>至多一个多 token 预测层</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="262"/>
        <source>PP 1</source>
        <translation>PP 为 1</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="263"/>
        <source>no recomputation</source>
        <translation>不使用重计算</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="264"/>
        <source>tokens of a rank</source>
        <translation>每个 rank 的 token 数</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="265"/>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="266"/>
        <source>layers must be between 1 and 10000</source>
        <translation>层数必须在 1 到 10000 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="267"/>
        <source>the hidden size must be between 1 and 1000000</source>
        <translation>隐藏维度必须在 1 到 1000000 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="268"/>
        <source>the number of attention heads must be between 1 and 100000</source>
        <translation>注意力头数必须在 1 到 100000 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="269"/>
        <source>the vocabulary must be between 1 and 100000000</source>
        <translation>词表大小必须在 1 到 100000000 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="270"/>
        <source>the feed-forward width must be between 0 and 10000000</source>
        <translation>前馈宽度必须在 0 到 10000000 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="271"/>
        <source>norms per layer must be between 0 and 16</source>
        <translation>每层归一化数必须在 0 到 16 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="272"/>
        <source>the position table must have between 0 and 100000000 rows</source>
        <translation>位置表的行数必须在 0 到 100000000 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="273"/>
        <source>multi-token-prediction layers must be between 0 and 64</source>
        <translation>多 token 预测层数必须在 0 到 64 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="274"/>
        <source>the latent ranks must be between 1 and 1000000</source>
        <translation>潜在注意力的秩必须在 1 到 1000000 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="275"/>
        <source>the latent head dimensions must be between 1 and 100000</source>
        <translation>潜在注意力的头维度必须在 1 到 100000 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="276"/>
        <source>query and key heads must have at least one dimension</source>
        <translation>查询头与键头至少要有一维</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="277"/>
        <source>the head dimension must be between 1 and 100000</source>
        <translation>头维度必须在 1 到 100000 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="278"/>
        <source>key-value heads must be between 1 and the number of attention heads</source>
        <translation>键值头数必须在 1 到注意力头数之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="279"/>
        <source>the indexer&apos;s heads and head dimension must be between 1 and 100000</source>
        <translation>索引器的头数与头维度必须在 1 到 100000 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="280"/>
        <source>the number of experts must be between 1 and 100000</source>
        <translation>专家数必须在 1 到 100000 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="281"/>
        <source>top-k must be between 1 and the number of experts</source>
        <translation>top-k 必须在 1 到专家数之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="282"/>
        <source>the expert width must be between 1 and 10000000</source>
        <translation>专家宽度必须在 1 到 10000000 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="283"/>
        <source>the shared-expert width must be between 0 and 10000000</source>
        <translation>共享专家宽度必须在 0 到 10000000 之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="284"/>
        <source>leading dense layers must be between 0 and the number of layers</source>
        <translation>开头的稠密层数必须在 0 到总层数之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="285"/>
        <source>the MoE step must be between 1 and the number of layers</source>
        <translation>MoE 间隔必须在 1 到总层数之间</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="286"/>
        <source>dense layers need a feed-forward width</source>
        <translation>稠密层需要前馈宽度</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="287"/>
        <source>the feed-forward width must be at least 1</source>
        <translation>前馈宽度至少为 1</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="288"/>
        <source>the dimensions give too many parameters; at most 10^17 can be counted</source>
        <translation>这些维度给出的参数过多；最多可计 10^17 个</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="289"/>
        <source>the numbers are too large to evaluate</source>
        <translation>数值过大，无法计算</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="293"/>
        <source>token routing</source>
        <translation>token 路由</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="43"/>
        <source>No measured runs of this GPU: efficiencies of {donor}.</source>
        <translation>没有此 GPU 的实测数据：采用 {donor} 的效率。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="44"/>
        <source>No profile of this framework: constants of {donor}.</source>
        <translation>没有此框架的性能档案：采用 {donor} 的常数。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="45"/>
        <source>About {runs} measured runs are near; the model was off by {error} % on them.</source>
        <translation>附近约有 {runs} 个实测任务，模型对它们的误差为 {error}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="46"/>
        <source>No measured run is near; the error is that of the framework&apos;s runs as a whole.</source>
        <translation>附近没有实测任务；误差取自该框架的全部实测任务。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="47"/>
        <source>Beyond every measured run of the framework: {axis} {value}, measured {seen}.</source>
        <translation>超出该框架全部实测任务的范围：{axis}为 {value}，实测为 {seen}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="48"/>
        <source>Not stated: {state}; the step could be {faster} % faster or {slower} % slower.</source>
        <translation>未说明：{state}；每步可能快 {faster}&#xa0;% 或慢 {slower}&#xa0;%。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="105"/>
        <source>Optimizer offload in Megatron-LM needs Adam and the distributed optimizer (ZeRO-1).</source>
        <translation>Megatron-LM 的优化器卸载需要 Adam 以及分布式优化器（ZeRO-1）。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="291"/>
        <source>sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="291"/>
        <source>micro-batch</source>
        <translation>微批</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="291"/>
        <source>attention kernel</source>
        <translation>注意力内核</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="292"/>
        <source>loss kernel</source>
        <translation>损失内核</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="292"/>
        <source>norm kernel</source>
        <translation>归一化内核</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="292"/>
        <source>CUDA graphs</source>
        <translation>CUDA 图</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="293"/>
        <source>token dispatcher</source>
        <translation>token 分发器</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="217"/>
        <source>while a checkpoint is loaded</source>
        <translation>加载检查点时</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="218"/>
        <source>while the loss is computed</source>
        <translation>计算损失时</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="219"/>
        <source>in the backward pass of a layer</source>
        <translation>某层反向传播时</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="220"/>
        <source>in the optimizer&apos;s update</source>
        <translation>优化器更新时</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="221"/>
        <source>hybrid Mamba layers</source>
        <translation>混合 Mamba 层</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="222"/>
        <source>deferred embedding weight gradients</source>
        <translation>推迟的嵌入权重梯度</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="223"/>
        <source>fine-grained activation offload</source>
        <translation>细粒度激活卸载</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="224"/>
        <source>fp8 without torch.compile</source>
        <translation>不带 torch.compile 的 fp8</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="11"/>
        <source>The run completed.</source>
        <translation>运行已完成。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="12"/>
        <source>A GPU ran out of memory on rank {rank}: {tried} GiB were asked for with {free} GiB of {total} GiB free. Shard or recompute more, or make the micro-batch smaller.</source>
        <translation>rank {rank} 上的 GPU 显存不足：申请 {tried}&#xa0;GiB，而 {total}&#xa0;GiB 中只剩 {free}&#xa0;GiB。可加大切分或重计算，或减小微批。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="13"/>
        <source>A GPU ran out of memory on rank {rank}. Shard or recompute more, or make the micro-batch smaller.</source>
        <translation>rank {rank} 上的 GPU 显存不足。可加大切分或重计算，或减小微批。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="14"/>
        <source>It happened before the first step was printed: weights, gradients, or the activations of the first micro-batches do not fit.</source>
        <translation>发生在打印第一步之前：权重、梯度或最初几个微批的激活放不下。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="15"/>
        <source>It happened only after iteration {iteration}: evaluation, a checkpoint, uneven experts or fragmentation need more than a usual step.</source>
        <translation>在第 {iteration} 次迭代之后才发生：评估、检查点、专家负载不均或碎片所需的显存超过普通的一步。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="16"/>
        <source>{unallocated} GiB were reserved but in no piece of {tried} GiB: fragmentation. Try expandable segments (PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True).</source>
        <translation>已预留 {unallocated}&#xa0;GiB，但没有一块达到 {tried}&#xa0;GiB：显存碎片。可尝试可扩展段（PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True）。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="17"/>
        <source>NCCL reported an error on rank {rank}, and nothing explains it that was printed before. Try again on other nodes; NCCL_DEBUG=INFO tells more.</source>
        <translation>NCCL 在 rank {rank} 上报错，此前的输出都不能说明原因。换用其他节点重试；NCCL_DEBUG=INFO 可给出更多信息。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="18"/>
        <source>The run hung after iteration {iteration}: a collective did not finish, or nothing was printed any more. Try again; if it hangs at the same place, ranks do not call the same collectives.</source>
        <translation>运行在第 {iteration} 次迭代之后挂起：某个集合通信没有完成，或不再有任何输出。可重试；若总在同一处挂起，则各 rank 调用的集合通信不一致。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="19"/>
        <source>The time limit came after iteration {iteration}. Allow more time or fewer steps.</source>
        <translation>第 {iteration} 次迭代之后到达时限。延长时间或减少步数。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="20"/>
        <source>No step was printed within the limit: starting up took all the time, or the log shows steps rarely.</source>
        <translation>时限内没有打印任何一步：时间全部用于启动，或日志很少记录步。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="21"/>
        <source>The host ran out of memory. Ask for more memory a node, or load data and checkpoints with fewer copies.</source>
        <translation>主机内存不足。每个节点申请更多内存，或减少加载数据和检查点时的副本。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="22"/>
        <source>The program was killed (SIGKILL) without a word; most often the host ran out of memory.</source>
        <translation>程序被直接终止（SIGKILL），没有任何提示；最常见的原因是主机内存不足。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="23"/>
        <source>A node failed ({node}). Try again without it.</source>
        <translation>节点故障（{node}）。排除该节点后重试。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="24"/>
        <source>The job was pre-empted. Submit it again.</source>
        <translation>作业被抢占。请重新提交。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="25"/>
        <source>The job was cancelled.</source>
        <translation>作业已被取消。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="26"/>
        <source>The framework refused the configuration before the first step; its words are in the evidence.</source>
        <translation>框架在第一步之前拒绝了该配置；其原文见证据。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="27"/>
        <source>A GPU reported a hardware error (Xid {code}, node {node}). Drain the node and try again on another.</source>
        <translation>GPU 报告硬件错误（Xid {code}，节点 {node}）。排空该节点，换用其他节点重试。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="28"/>
        <source>A process that was left behind holds GPU memory or a port (node {node}). End it and try again.</source>
        <translation>残留进程占用了显存或端口（节点 {node}）。结束该进程后重试。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="29"/>
        <source>Other processes held {others} GiB of the GPU&apos;s {total} GiB.</source>
        <translation>其他进程占用了该 GPU {total}&#xa0;GiB 中的 {others}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="30"/>
        <source>{in_use} GiB of a GPU were in use before the start.</source>
        <translation>启动之前，某个 GPU 已有 {in_use}&#xa0;GiB 被占用。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="31"/>
        <source>The program crashed after iteration {iteration}; its last words are in the evidence.</source>
        <translation>程序在第 {iteration} 次迭代之后崩溃；最后的输出见证据。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="32"/>
        <source>How the run ended cannot be told from its log.</source>
        <translation>从日志中无法判断运行如何结束。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="33"/>
        <source>No line of the log shows a step in a format that is known.</source>
        <translation>日志中没有一行以已知格式记录步。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="34"/>
        <source>It failed after its last step; what was measured counts.</source>
        <translation>在最后一步之后才失败；测得的结果有效。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="35"/>
        <source>The iteration went back {times} times: restarts from a checkpoint.</source>
        <translation>迭代号回退了 {times} 次：从检查点重启。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="36"/>
        <source>{count} iterations were not a number.</source>
        <translation>{count} 次迭代的结果为 NaN。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="37"/>
        <source>{count} iterations were skipped for overflow; they are faster than others.</source>
        <translation>{count} 次迭代因溢出被跳过；它们比其他迭代快。</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="10"/>
        <source>&apos;{host}&apos; is no name of a host</source>
        <translation>“{host}”不是有效的主机名</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="11"/>
        <source>&apos;{path}&apos;: only letters, digits and ._-/+ may stand in a folder&apos;s name there</source>
        <translation>“{path}”：该处的文件夹名只能含字母、数字和 ._-/+</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="12"/>
        <source>{program} is not installed here</source>
        <translation>本机未安装 {program}</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="13"/>
        <source>{program} does not answer</source>
        <translation>{program} 没有响应</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="14"/>
        <source>{program} ended with {code}</source>
        <translation>{program} 已结束，退出码 {code}</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="15"/>
        <source>copied to {host}:{path}</source>
        <translation>已复制到 {host}:{path}</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="16"/>
        <source>submit.sh stays at work until the campaign is over; start it where {launcher} can be reached</source>
        <translation>submit.sh 会一直工作到测试活动结束；请在能访问 {launcher} 的地方运行</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="17"/>
        <source>sbatch is not installed here; copy the folder to the cluster, or name the cluster&apos;s login node</source>
        <translation>本机未安装 sbatch；请将文件夹复制到集群，或指定集群的登录节点</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="18"/>
        <source>submitted as job {jobs}</source>
        <translation>已提交，作业 {jobs}</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="19"/>
        <source>nothing to submit</source>
        <translation>没有可提交的内容</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="20"/>
        <source>nothing of this campaign is queued</source>
        <translation>队列中没有此测试活动的任务</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="21"/>
        <source>stopped {count} tasks</source>
        <translation>已停止 {count} 个任务</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="22"/>
        <source>stopped 1 task</source>
        <translation>已停止 1 个任务</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="23"/>
        <source>records fetched from {host}</source>
        <translation>已从 {host} 取回记录</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="24"/>
        <source>SkyPilot&apos;s clusters run what submit.sh sends them, one task at a time</source>
        <translation>SkyPilot 的集群运行 submit.sh 发来的任务，一次一个</translation>
    </message>
</context>
<context>
    <name>HardwareValues</name>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="31"/>
        <source>not from an opened source</source>
        <translation>并非来自已查阅的来源</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="79"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="147"/>
        <source>GPU&apos;s sources</source>
        <translation>GPU 的来源</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="80"/>
        <source>network&apos;s sources</source>
        <translation>网络的来源</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="87"/>
        <source>Fastest of the measured shapes: %1 × %2 × %3; random numbers, the slowest GPU of the node</source>
        <translation>实测形状中最快的：%1 × %2 × %3；随机数，取节点中最慢的 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="90"/>
        <source>Peak, %1, dense</source>
        <translation>峰值，%1，稠密</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="90"/>
        <source>The same after seconds of load</source>
        <translation>同上，持续负载数秒后</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="99"/>
        <source>Usable memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="99"/>
        <source>What the driver reports as a whole</source>
        <translation>驱动报告的总量</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="100"/>
        <source>Free memory before the measurement</source>
        <translation>测量前的空闲显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="101"/>
        <source>Memory of a CUDA context</source>
        <translation>CUDA 上下文的显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="101"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="120"/>
        <source>constants in use</source>
        <translation>采用的常数</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="103"/>
        <source>Workspace of the product library</source>
        <translation>矩阵乘库的工作区</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="104"/>
        <source>Memory of one NCCL communicator</source>
        <translation>一个 NCCL 通信器的显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="104"/>
        <source>Before its first collective</source>
        <translation>首次集合通信之前</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="105"/>
        <source>The same after an all-reduce</source>
        <translation>同上，all-reduce 之后</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="106"/>
        <source>The same after an all-to-all</source>
        <translation>同上，all-to-all 之后</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="110"/>
        <source>Memory bandwidth, copy</source>
        <translation>显存带宽，复制</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="110"/>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="111"/>
        <source>Bytes read and bytes written together</source>
        <translation>读写字节数合计</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="112"/>
        <source>Memory bandwidth, read</source>
        <translation>显存带宽，读</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="113"/>
        <source>Memory bandwidth, write</source>
        <translation>显存带宽，写</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="117"/>
        <source>Multiprocessors</source>
        <translation>多处理器数</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="120"/>
        <source>Launch of a kernel</source>
        <translation>内核启动</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="121"/>
        <source>Empty kernels one after another</source>
        <translation>空内核逐个启动</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="122"/>
        <source>Launch of a kernel in a graph</source>
        <translation>CUDA 图中的内核启动</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="128"/>
        <source>The middle of all pairs of GPUs, one pair at a time</source>
        <translation>所有 GPU 对的中位数，每次测一对</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="129"/>
        <source>Scale-up links, one direction</source>
        <translation>scale-up 链路，单向</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="129"/>
        <source>%1, one direction</source>
        <translation>%1，单向</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="132"/>
        <source>PCIe, one direction</source>
        <translation>PCIe，单向</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="133"/>
        <source>Between the host&apos;s memory and one GPU</source>
        <translation>主机内存与一个 GPU 之间</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="135"/>
        <source>Slowest pair, one direction</source>
        <translation>最慢的 GPU 对，单向</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="136"/>
        <source>Pair, both directions together</source>
        <translation>GPU 对，双向合计</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="137"/>
        <source>Latency of a small copy</source>
        <translation>小数据复制的延迟</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/measured_values.cpp" line="146"/>
        <source>%1 of %n GPU(s), bus bandwidth</source>
        <translation>
            <numerusform>%n 个 GPU 的 %1，总线带宽</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="147"/>
        <source>At %1</source>
        <translation>数据量 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="159"/>
        <source>Clock under load, slowest GPU</source>
        <translation>负载时频率，最慢的 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="159"/>
        <source>MHz</source>
        <translation>MHz</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="159"/>
        <source>the GPU&apos;s own maximum</source>
        <translation>该 GPU 自身的最大值</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="160"/>
        <source>Power limit</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="160"/>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="160"/>
        <source>The most that a GPU drew under load</source>
        <translation>负载时单个 GPU 的最大功耗</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="162"/>
        <source>Temperature under load, hottest GPU</source>
        <translation>负载时温度，最热的 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="162"/>
        <source>°C</source>
        <translation>°C</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="167"/>
        <source>Price per GPU-hour</source>
        <translation>每 GPU 小时价格</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="168"/>
        <source>set in this plan</source>
        <translation>在当前方案中设定</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="171"/>
        <source>GPUs of one NVLink domain</source>
        <translation>一个 NVLink 域的 GPU 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="172"/>
        <source>Network of a GPU, one direction</source>
        <translation>单 GPU 网络带宽，单向</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="173"/>
        <source>Network cards of a node</source>
        <translation>每节点网卡数</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="179"/>
        <source>times</source>
        <comment>unit of a factor</comment>
        <translation>倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="180"/>
        <source>A product beside a collective takes</source>
        <translation>矩阵乘与集合通信重叠时耗时</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="180"/>
        <source>Attention beside a collective takes</source>
        <translation>注意力与集合通信重叠时耗时</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="184"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="189"/>
        <source>The worst of all that were tried, over the time alone</source>
        <translation>所有尝试中最差的，与单独运行的时间之比</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="189"/>
        <source>A collective beside a product or attention takes</source>
        <translation>集合通信与矩阵乘或注意力重叠时耗时</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="224"/>
        <source>All-reduce</source>
        <translation>All-reduce</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="225"/>
        <source>All-gather</source>
        <translation>All-gather</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="226"/>
        <source>Reduce-scatter</source>
        <translation>Reduce-scatter</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="227"/>
        <source>All-to-all</source>
        <translation>All-to-all</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="230"/>
        <source>Send and receive</source>
        <translation>Send/Recv</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="236"/>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="236"/>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="236"/>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="236"/>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="261"/>
        <source>Below %1 of the catalogue&apos;s value; the messages say what may be wrong</source>
        <translation>低于目录值的 %1；可能的原因见“消息”</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Quantity</source>
        <translation>项目</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Catalogue</source>
        <translation>目录值</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Measured over catalogue</source>
        <translation>实测与目录值之比</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Source of the catalogue</source>
        <translation>目录值的来源</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Source</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>HeatmapTexts</name>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="90"/>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="91"/>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="92"/>
        <source>Tokens/s per GPU</source>
        <translation>每 GPU token/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="93"/>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="96"/>
        <source>Dollars per billion tokens</source>
        <translation>每十亿 token 的美元数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="125"/>
        <source>Most tokens per second</source>
        <translation>每秒 token 最多</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="126"/>
        <source>Shortest training</source>
        <translation>训练最短</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="127"/>
        <source>Least cost</source>
        <translation>费用最低</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="128"/>
        <source>Least memory</source>
        <translation>显存最少</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="131"/>
        <source>Highest MFU</source>
        <translation>MFU 最高</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="136"/>
        <source>%1 B parameters</source>
        <translation>%1 B 参数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="153"/>
        <source>1 node</source>
        <translation>1 个节点</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="153"/>
        <source>%n nodes</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutColumns</name>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="53"/>
        <source>Place</source>
        <translation>位次</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="53"/>
        <source>Place in the order of the objective</source>
        <translation>按目标排列的位次</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="54"/>
        <source>Front</source>
        <translation>前沿</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="54"/>
        <source>◆: on the Pareto front; no other layout is as good in step time, memory and cost and better in one</source>
        <translation>◆：位于帕累托前沿；没有其他布局在单步时间、显存和费用上都不差、且有一项更好</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="55"/>
        <source>Step (s)</source>
        <translation>单步（秒）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="55"/>
        <source>Time of one step</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="56"/>
        <source>vs now (%)</source>
        <translation>与当前比（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="56"/>
        <source>Step time against that of the present plan; below zero is faster</source>
        <translation>单步时间与当前方案相比；小于零表示更快</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="57"/>
        <source>Memory (GiB)</source>
        <translation>显存（GiB）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="57"/>
        <source>Of the fullest stage, as nvidia-smi would show it</source>
        <translation>最满流水级的显存，按 nvidia-smi 显示的值</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="58"/>
        <source>Free (%)</source>
        <translation>空闲（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="58"/>
        <source>Headroom: what stays free of the usable memory</source>
        <translation>余量：可用显存中空闲的部分</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="59"/>
        <source>MFU (%)</source>
        <translation>MFU（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="59"/>
        <source>Model FLOPs of the bf16 peak, causal attention counted half</source>
        <translation>模型 FLOPs 占 bf16 峰值的比例，因果注意力计一半</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="67"/>
        <source>MB</source>
        <translation>微批</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="67"/>
        <source>Micro-batch: sequences that pass a stage together</source>
        <translation>微批：一起通过流水级的序列数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="68"/>
        <source>GA</source>
        <translation>累积</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="68"/>
        <source>Gradient accumulation: micro-batches of a step</source>
        <translation>梯度累积：每步的微批数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="69"/>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="70"/>
        <source>Group</source>
        <translation>分片组</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="70"/>
        <source>Shard group: ranks over which ZeRO shards; 0 for all</source>
        <translation>分片组：ZeRO 切分所跨的 rank 数；0 表示全部</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="71"/>
        <source>SP</source>
        <translation>SP</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="71"/>
        <source>Sequence parallelism</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="72"/>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="73"/>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="73"/>
        <source>Pipeline schedule</source>
        <translation>流水线调度</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="74"/>
        <source>CP exchange</source>
        <translation>CP 交换方式</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="74"/>
        <source>How context-parallel ranks exchange keys and values</source>
        <translation>上下文并行的 rank 交换键和值的方式</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="75"/>
        <source>Split</source>
        <translation>层划分</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="75"/>
        <source>How layers are dealt to the pipeline stages</source>
        <translation>层分配到流水级的方式</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="76"/>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="76"/>
        <source>Nodes of the cluster</source>
        <translation>集群的节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="77"/>
        <source>Tokens/s</source>
        <translation>token/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="77"/>
        <source>Of the whole cluster</source>
        <translation>整个集群</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="78"/>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="78"/>
        <source>Wall-clock time for the plan&apos;s tokens</source>
        <translation>训练完方案 token 数的实际时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="79"/>
        <source>Cost ($)</source>
        <translation>费用（$）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="79"/>
        <source>Dollars for the plan&apos;s tokens</source>
        <translation>训练完方案 token 数的美元数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="133"/>
        <source>Interleaved 1F1B</source>
        <translation>交错 1F1B</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="145"/>
        <source>Selective (%1)</source>
        <translation>选择性（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="150"/>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="152"/>
        <source>by cost</source>
        <translation>按代价</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="153"/>
        <source>written out</source>
        <translation>逐一指定</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="154"/>
        <source>even</source>
        <translation>均匀</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/search/layout_columns.cpp" line="162"/>
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="175"/>
        <source>recompute: %1</source>
        <translation>重计算：%1</translation>
    </message>
</context>
<context>
    <name>LayoutFilterTexts</name>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="133"/>
        <source>“%1” needs a comparison, such as %1=8 or %1&lt;=4.</source>
        <translation>“%1”需要比较条件，例如 %1=8 或 %1&lt;=4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="140"/>
        <source>“%1” has no column before the sign. Columns are %2.</source>
        <translation>“%1”的符号前没有列名。可用的列：%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="141"/>
        <source>There is no column “%1”. Columns are %2.</source>
        <translation>没有“%1”列。可用的列：%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="147"/>
        <source>“%1” holds names; it can be compared with = and != only.</source>
        <translation>“%1”的内容是名称，只能用 = 和 != 比较。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="148"/>
        <source>“%1” needs a name after the sign, or a part of one.</source>
        <translation>“%1”的符号后需要名称或其一部分。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="154"/>
        <source>“%1” lists several numbers; only = and != take more than one.</source>
        <translation>“%1”列出了多个数；只有 = 和 != 可接多个数。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="158"/>
        <source>“%1” needs a number after the sign.</source>
        <translation>“%1”的符号后需要一个数。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="158"/>
        <source>“%1” is not a number, as “%2” needs one.</source>
        <translation>“%1”不是数，而“%2”需要数。</translation>
    </message>
</context>
<context>
    <name>LayoutWords</name>
    <message>
        <location filename="../app/desktop/pages/layout_words.cpp" line="41"/>
        <source>%1, %2 × micro-batch %3, ZeRO-%4, recomputation: %5</source>
        <translation>%1，%2 × 微批 %3，ZeRO-%4，重计算：%5</translation>
    </message>
</context>
<context>
    <name>LinkMatrix</name>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="49"/>
        <source>One direction</source>
        <translation>单向</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="50"/>
        <source>Both directions together</source>
        <translation>双向合计</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="53"/>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="60"/>
        <source>from, to</source>
        <translation>从 \ 到</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="64"/>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="65"/>
        <source>From GPU %1</source>
        <translation>从 GPU %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="66"/>
        <source>To GPU %1</source>
        <translation>到 GPU %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="73"/>
        <source>GPU %1 itself</source>
        <translation>GPU %1 自身</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="73"/>
        <source>GPU %1 to GPU %2: not measured.</source>
        <translation>GPU %1 到 GPU %2：未测量。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="78"/>
        <source>GPU %1 to GPU %2</source>
        <comment>a link between two</comment>
        <translation>GPU %1 到 GPU %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="81"/>
        <source>no direct access</source>
        <translation>无直接访问</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="82"/>
        <source>%1: the driver permits no direct access.</source>
        <translation>%1：驱动不允许直接访问。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="87"/>
        <source>wrong data</source>
        <translation>数据错误</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="88"/>
        <source>%1: other data arrived than was sent. This link cannot be trusted.</source>
        <translation>%1：收到的数据与发送的不同。此链路不可信。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="96"/>
        <source>%1: %2.</source>
        <comment>a link, its value</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="98"/>
        <source>through host</source>
        <translation>经主机</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="99"/>
        <source>%1: %2, through the host&apos;s memory, since the driver permits no direct access.</source>
        <translation>%1：%2，经主机内存，因为驱动不允许直接访问。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="101"/>
        <source>slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="102"/>
        <source>%1: %2, far from the %3 of the middle pair.</source>
        <translation>%1：%2，与 GPU 对的中位数 %3 相差甚远。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="119"/>
        <source>%1: %2 between the middle pair, from %3 to %4.</source>
        <translation>%1：GPU 对的中位数为 %2，范围 %3 到 %4。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="122"/>
        <source>%n link(s) are far slower than the rest.</source>
        <translation>
            <numerusform>%n 条链路远慢于其余链路。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="125"/>
        <source>%n pair(s) have no direct access.</source>
        <translation>
            <numerusform>%n 对 GPU 无直接访问。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="127"/>
        <source>%n pair(s) delivered wrong data.</source>
        <translation>
            <numerusform>%n 对 GPU 传输的数据有误。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="40"/>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="42"/>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="44"/>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="46"/>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="48"/>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="50"/>
        <source>ETP</source>
        <translation>ETP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="52"/>
        <source>VPP</source>
        <translation>VPP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="54"/>
        <source>Micro-batch</source>
        <translation>微批</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="56"/>
        <source>Accumulation</source>
        <translation>累积</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="58"/>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="60"/>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="62"/>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="64"/>
        <source>Sequence parallel</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="66"/>
        <source>Global batch</source>
        <translation>全局批量</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="68"/>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="70"/>
        <source>Layers per stage</source>
        <translation>每级层数</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="72"/>
        <source>Shard group</source>
        <translation>分片组</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="74"/>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="88"/>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="90"/>
        <source>Pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="92"/>
        <source>Data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="94"/>
        <source>Context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="96"/>
        <source>Expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="98"/>
        <source>Expert tensor parallel</source>
        <translation>专家张量并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="100"/>
        <source>Virtual stages per pipeline rank</source>
        <translation>每个流水线 rank 的虚拟流水级数</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="102"/>
        <source>Micro-batch size</source>
        <translation>微批大小</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="104"/>
        <source>Gradient accumulation</source>
        <translation>梯度累积</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="106"/>
        <source>ZeRO stage</source>
        <translation>ZeRO 级别</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="108"/>
        <source>Activation recomputation</source>
        <translation>激活重计算</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="110"/>
        <source>Pipeline schedule</source>
        <translation>流水线调度</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="119"/>
        <source>Splits every matrix over this many GPUs; their traffic belongs inside one NVLink domain.</source>
        <translation>将每个矩阵切分到这么多个 GPU；其通信应限于一个 NVLink 域之内。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="121"/>
        <source>Splits the layers into this many stages; needs many micro-batches to stay busy.</source>
        <translation>将各层切分为这么多个流水级；需要足够多的微批才能保持忙碌。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="123"/>
        <source>Copies of the model that each train on their own part of the batch.</source>
        <translation>模型副本数，每个副本在各自的一份批次数据上训练。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="125"/>
        <source>Splits each sequence over this many GPUs; for long sequences.</source>
        <translation>将每条序列切分到这么多个 GPU；适用于长序列。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="127"/>
        <source>Spreads the experts over this many GPUs of the data, context and tensor dimensions.</source>
        <translation>将专家分散到数据、上下文和张量维度上的这么多个 GPU。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="129"/>
        <source>Splits each expert&apos;s matrices over this many GPUs.</source>
        <translation>将每个专家的矩阵切分到这么多个 GPU。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="131"/>
        <source>Each pipeline rank holds this many smaller stages: a smaller bubble for more messages and memory.</source>
        <translation>每个流水线 rank 承载这么多个更小的流水级：以更多通信和显存换取更小的气泡。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="133"/>
        <source>Sequences that go through the model at once on one data-parallel rank.</source>
        <translation>一个数据并行 rank 上同时通过模型的序列数。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="135"/>
        <source>Micro-batches per step and pipeline, whose gradients are added up.</source>
        <translation>每步每条流水线的微批数，其梯度会累加。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="137"/>
        <source>What is spread over the data-parallel ranks: 1 the optimizer, 2 the gradients too, 3 the weights too.</source>
        <translation>在数据并行 rank 间分散的内容：1 为优化器，2 再加梯度，3 再加权重。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="139"/>
        <source>Activations that are dropped and computed again in the backward pass: less memory, more time.</source>
        <translation>丢弃激活并在反向传播时重新计算：省显存，费时间。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="141"/>
        <source>The order in which stages work on micro-batches.</source>
        <translation>各流水级处理微批的顺序。</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="20"/>
        <source>1F1B</source>
        <translation>1F1B</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="22"/>
        <source>GPipe</source>
        <translation>GPipe</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="24"/>
        <source>Zero bubble H1</source>
        <translation>零气泡 H1</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="26"/>
        <source>Zero bubble V</source>
        <translation>零气泡 V</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="28"/>
        <source>DualPipe</source>
        <translation>DualPipe</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="36"/>
        <source>0: nothing</source>
        <translation>0：无</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="38"/>
        <source>1: optimizer</source>
        <translation>1：优化器</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="40"/>
        <source>2: + gradients</source>
        <translation>2：+ 梯度</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="42"/>
        <source>3: + weights</source>
        <translation>3：+ 权重</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="51"/>
        <location filename="../app/desktop/enum_text.cpp" line="222"/>
        <location filename="../app/desktop/enum_text.cpp" line="316"/>
        <location filename="../app/desktop/enum_text.cpp" line="336"/>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="53"/>
        <source>Selective</source>
        <translation>选择性</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="55"/>
        <source>Full</source>
        <translation>完全</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="65"/>
        <source>core attention</source>
        <translation>核心注意力</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="66"/>
        <source>norms</source>
        <translation>归一化</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="67"/>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="68"/>
        <source>experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="69"/>
        <source>activation of experts</source>
        <translation>专家的激活</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="70"/>
        <source>latent up-projection</source>
        <translation>潜在升维投影</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="71"/>
        <source>shared experts</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="80"/>
        <source>bf16</source>
        <translation>bf16</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="82"/>
        <source>fp16</source>
        <translation>fp16</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="84"/>
        <source>fp8</source>
        <translation>fp8</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="86"/>
        <source>mxfp8</source>
        <translation>mxfp8</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="88"/>
        <source>nvfp4</source>
        <translation>nvfp4</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="90"/>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="98"/>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="100"/>
        <source>AdamW, bf16 moments</source>
        <translation>AdamW，bf16 矩</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="102"/>
        <source>AdamW, 8-bit</source>
        <translation>AdamW，8 位</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="104"/>
        <source>SGD with momentum</source>
        <translation>带动量的 SGD</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="106"/>
        <source>Muon</source>
        <translation>Muon</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="108"/>
        <source>Lion</source>
        <translation>Lion</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="110"/>
        <source>Adafactor</source>
        <translation>Adafactor</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="118"/>
        <source>Megatron-Core</source>
        <translation>Megatron-Core</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="120"/>
        <location filename="../app/desktop/enum_text.cpp" line="140"/>
        <source>nanotron</source>
        <translation>nanotron</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="122"/>
        <source>torchtitan</source>
        <translation>torchtitan</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="124"/>
        <source>PyTorch FSDP</source>
        <translation>PyTorch FSDP</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="126"/>
        <source>Megatron-DeepSpeed</source>
        <translation>Megatron-DeepSpeed</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="128"/>
        <location filename="../app/desktop/enum_text.cpp" line="152"/>
        <source>DeepSpeed</source>
        <translation>DeepSpeed</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="130"/>
        <source>InternEvo</source>
        <translation>InternEvo</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="132"/>
        <source>Aleph Alpha scaling</source>
        <translation>Aleph Alpha scaling</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="142"/>
        <source>Megatron-LM</source>
        <translation>Megatron-LM</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="144"/>
        <source>Megatron-Bridge</source>
        <translation>Megatron-Bridge</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="146"/>
        <source>torchtitan (Python)</source>
        <translation>torchtitan（Python）</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="148"/>
        <source>torchtitan v0.2 (TOML)</source>
        <translation>torchtitan v0.2（TOML）</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="150"/>
        <source>accelerate (FSDP2)</source>
        <translation>accelerate（FSDP2）</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="160"/>
        <source>Slurm</source>
        <translation>Slurm</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="162"/>
        <source>SkyPilot</source>
        <translation>SkyPilot</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="164"/>
        <source>Kubeflow</source>
        <translation>Kubeflow</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="172"/>
        <source>Framework&apos;s own</source>
        <translation>框架自带</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="174"/>
        <location filename="../app/desktop/enum_text.cpp" line="206"/>
        <source>Unfused</source>
        <translation>未融合</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="176"/>
        <source>Fused softmax</source>
        <translation>融合 softmax</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="178"/>
        <source>FlashAttention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="180"/>
        <source>FlashAttention 1</source>
        <translation>FlashAttention 1</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="182"/>
        <source>FlashAttention 2</source>
        <translation>FlashAttention 2</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="184"/>
        <source>FlashAttention 3</source>
        <translation>FlashAttention 3</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="192"/>
        <location filename="../app/desktop/enum_text.cpp" line="204"/>
        <location filename="../app/desktop/enum_text.cpp" line="220"/>
        <location filename="../app/desktop/enum_text.cpp" line="236"/>
        <location filename="../app/desktop/enum_text.cpp" line="252"/>
        <location filename="../app/desktop/enum_text.cpp" line="280"/>
        <source>Not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="194"/>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="196"/>
        <source>On</source>
        <translation>开启</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="208"/>
        <source>Fused by the framework</source>
        <translation>框架自带的融合</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="210"/>
        <source>Fused kernel</source>
        <translation>融合内核</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="212"/>
        <source>In pieces</source>
        <translation>分块</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="224"/>
        <source>Without attention</source>
        <translation>不含注意力</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="226"/>
        <source>With attention</source>
        <translation>含注意力</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="228"/>
        <source>Whole step</source>
        <translation>整个训练步</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="238"/>
        <source>NCCL all-to-all</source>
        <translation>NCCL 全交换</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="240"/>
        <location filename="../app/desktop/enum_text.cpp" line="268"/>
        <source>All-gather</source>
        <translation>全收集</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="242"/>
        <source>DeepEP</source>
        <translation>DeepEP</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="244"/>
        <source>HybridEP</source>
        <translation>HybridEP</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="254"/>
        <source>Dropless</source>
        <translation>不丢弃</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="256"/>
        <source>Forced balance</source>
        <translation>强制均衡</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="258"/>
        <source>Dropping</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="266"/>
        <source>Ring, zigzag</source>
        <translation>环形（锯齿）</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="270"/>
        <source>All-to-all (Ulysses)</source>
        <translation>全交换（Ulysses）</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="272"/>
        <source>All-to-all and ring</source>
        <translation>全交换加环形</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="282"/>
        <source>Delayed</source>
        <translation>延迟缩放</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="284"/>
        <source>Current</source>
        <translation>即时缩放</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="286"/>
        <source>By row</source>
        <translation>按行缩放</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="288"/>
        <source>By block</source>
        <translation>分块缩放</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="296"/>
        <source>SiLU</source>
        <translation>SiLU</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="298"/>
        <source>GELU</source>
        <translation>GELU</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="300"/>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="302"/>
        <source>Squared ReLU</source>
        <translation>平方 ReLU</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="310"/>
        <source>Rotary</source>
        <translation>旋转</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="312"/>
        <source>Learned</source>
        <translation>可学习</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="314"/>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="324"/>
        <source>RMSNorm</source>
        <translation>RMSNorm</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="326"/>
        <source>LayerNorm</source>
        <translation>LayerNorm</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="328"/>
        <source>Without weights</source>
        <translation>无权重</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="338"/>
        <source>Per head</source>
        <translation>逐头</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="340"/>
        <source>Full width</source>
        <translation>全宽</translation>
    </message>
</context>
<context>
    <name>NearestRuns</name>
    <message>
        <location filename="../app/desktop/nearest_runs.cpp" line="32"/>
        <source>Nearest measured: %1: predicted %2</source>
        <translation>最接近的实测：%1：预测为实测的 %2</translation>
    </message>
</context>
<context>
    <name>PlacementTexts</name>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="58"/>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="59"/>
        <source>Context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="60"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="62"/>
        <source>Data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="62"/>
        <source>Data and context parallel: the ranks that reduce gradients together</source>
        <translation>数据与上下文并行：一起规约梯度的 rank</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="63"/>
        <source>Expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="64"/>
        <source>Expert tensor parallel</source>
        <translation>专家张量并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="65"/>
        <source>Expert data parallel: the ranks that hold the same experts</source>
        <translation>专家数据并行：持有相同专家的 rank</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="68"/>
        <source>Pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="74"/>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="81"/>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="86"/>
        <source>NVLink of %n nodes</source>
        <translation>
            <numerusform>跨 %n 个节点的 NVLink</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="86"/>
        <source>inside NVLink</source>
        <translation>NVLink 内</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="87"/>
        <source>%n domains of one node</source>
        <translation>
            <numerusform>同一节点的 %n 个域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="88"/>
        <source>%n domains, one rail</source>
        <translation>
            <numerusform>%n 个域，同一轨道</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="91"/>
        <source>%1 domains, %2 rails</source>
        <translation>%1 个域，%2 条轨道</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="115"/>
        <source>%1 %2 of %3</source>
        <comment>TP 3 of 8: a place in a group, counted from 0</comment>
        <translation>%1 第 %2 位，共 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="116"/>
        <source>Rank %1: node %2, GPU %3, rail %4</source>
        <translation>rank %1：节点 %2，GPU %3，轨道 %4</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="118"/>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="130"/>
        <source>%1, %2 a step</source>
        <translation>%1，每步 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="168"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="211"/>
        <source>Groups</source>
        <translation>通信组</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="169"/>
        <source>Number</source>
        <translation>组数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="169"/>
        <source>How many groups of this kind there are</source>
        <translation>这类通信组的个数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="170"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="213"/>
        <source>Ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="170"/>
        <source>Ranks of one group</source>
        <translation>一个通信组的 rank 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="171"/>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="171"/>
        <source>Groups that stay inside one NVLink domain</source>
        <translation>完全位于一个 NVLink 域内的通信组</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="172"/>
        <source>One rail</source>
        <translation>单轨道</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="172"/>
        <source>Groups that cross the network, all their ranks on NICs of one number</source>
        <translation>跨网络、但所有 rank 都使用同一编号网卡的通信组</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="173"/>
        <source>Rails</source>
        <translation>多轨道</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="173"/>
        <source>Groups that cross the network between NICs of several numbers; where NVLink domains share a node, also those between them</source>
        <translation>跨网络且使用多个编号网卡的通信组；若一个节点内有多个 NVLink 域，也包括跨这些域的通信组</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="174"/>
        <source>Placement</source>
        <translation>放置</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="174"/>
        <source>Ranks in one NVLink domain × domains that the group spans</source>
        <translation>一个 NVLink 域内的 rank 数 × 通信组跨越的域数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="175"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="215"/>
        <source>Rate (GB/s)</source>
        <translation>速率（GB/s）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="175"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="215"/>
        <source>Bandwidth that the group gets, one direction</source>
        <translation>通信组获得的单向带宽</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="176"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="216"/>
        <source>Time (%1)</source>
        <translation>时间（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="176"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="216"/>
        <source>Time on the wire in one step</source>
        <translation>每步的链路传输时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="177"/>
        <source>Exposed (%1)</source>
        <translation>未掩盖（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="177"/>
        <source>Part of the step time that nothing hides</source>
        <translation>单步时间中未被掩盖的部分</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="190"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="194"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="228"/>
        <source>in DP</source>
        <translation>计入 DP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="194"/>
        <source>Reduced together with the dense gradients, whose line has the time of both.</source>
        <translation>与稠密梯度一起规约，两者的时间都列在稠密梯度一行。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="212"/>
        <source>Place</source>
        <translation>位次</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="212"/>
        <source>Of the rank in its group, counted from 0</source>
        <translation>该 rank 在其通信组中的位次，从 0 数起</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="213"/>
        <source>Ranks of the group</source>
        <translation>该通信组的 rank</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="214"/>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="214"/>
        <source>What the group needs to reach all its ranks</source>
        <translation>该通信组连接所有 rank 所需的链路</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="21"/>
        <source>%1 layers of width %2</source>
        <translation>%1 层，宽度 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="28"/>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="45"/>
        <source>a mixture of experts</source>
        <translation>混合专家</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="45"/>
        <source>a dense model</source>
        <translation>稠密模型</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="46"/>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="47"/>
        <source>hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="48"/>
        <source>feed-forward width</source>
        <translation>前馈宽度</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="49"/>
        <source>vocabulary</source>
        <translation>词表大小</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="50"/>
        <source>experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="53"/>
        <source>%1 instead of %2</source>
        <translation>%1（而非 %2）</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="54"/>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="63"/>
        <source>sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="65"/>
        <source>global batch</source>
        <translation>全局批量</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="69"/>
        <source>precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="70"/>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="71"/>
        <source>framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="72"/>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="79"/>
        <source>%1: %2 on %3 × %4, %5</source>
        <translation>%1：%2，%3 × %4，%5</translation>
    </message>
</context>
<context>
    <name>Probe</name>
    <message>
        <location filename="../app/texts/probe_texts.h" line="24"/>
        <source>This copy of the probe was built without its GPU kernels.</source>
        <translation>此探测程序构建时未包含 GPU 内核。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="24"/>
        <source>Build Fivefold with -DFIVEFOLD_CUDA=AUTO, or install a package that has them.</source>
        <translation>用 -DFIVEFOLD_CUDA=AUTO 构建 Fivefold，或安装包含 GPU 内核的软件包。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="25"/>
        <source>There is no NVIDIA driver on this machine: libcuda.so.1 cannot be opened.</source>
        <translation>本机没有 NVIDIA 驱动：无法打开 libcuda.so.1。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="25"/>
        <source>Install the NVIDIA driver; in a container, start it with --gpus all.</source>
        <translation>请安装 NVIDIA 驱动；在容器中，请用 --gpus all 启动容器。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="26"/>
        <source>The libcuda.so.1 found is the toolkit&apos;s stub, which is only for linking.</source>
        <translation>找到的 libcuda.so.1 是 CUDA 工具包的 stub，仅供链接使用。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="26"/>
        <source>Take the folder that ends in stubs out of LD_LIBRARY_PATH, and install the NVIDIA driver.</source>
        <translation>从 LD_LIBRARY_PATH 中去掉以 stubs 结尾的文件夹，并安装 NVIDIA 驱动。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="27"/>
        <source>The driver works but sees no GPU.</source>
        <translation>驱动正常，但看不到 GPU。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="27"/>
        <source>Look at CUDA_VISIBLE_DEVICES, the container&apos;s --gpus option and the job&apos;s GPU request; nvidia-smi must list the GPUs.</source>
        <translation>检查 CUDA_VISIBLE_DEVICES、容器的 --gpus 选项和作业的 GPU 申请；nvidia-smi 应能列出这些 GPU。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="28"/>
        <source>The NVIDIA driver is too old for the probe.</source>
        <translation>NVIDIA 驱动过旧，探测程序无法使用。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="28"/>
        <source>Update the driver to one that supports CUDA 10.1 or later, or to the one that the CUDA libraries in use ask for.</source>
        <translation>将驱动更新到支持 CUDA 10.1 或更高版本，或更新到所用 CUDA 库要求的版本。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="29"/>
        <source>The NVLink fabric between the GPUs is not ready.</source>
        <translation>GPU 之间的 NVLink fabric 尚未就绪。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="29"/>
        <source>Start the fabric manager of the driver&apos;s own version (systemctl start nvidia-fabricmanager), wait a minute and run again.</source>
        <translation>启动与驱动版本一致的 fabric manager（systemctl start nvidia-fabricmanager），等待一分钟后重新运行。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="30"/>
        <source>The driver&apos;s kernel module and its library are of different versions.</source>
        <translation>驱动的内核模块与其库的版本不一致。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="30"/>
        <source>Restart the machine after the driver&apos;s update, or load the new kernel module; in a container, start it again.</source>
        <translation>更新驱动后重启机器，或加载新的内核模块；在容器中，请重启容器。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="31"/>
        <source>CUDA&apos;s forward-compatibility library does not work with this GPU.</source>
        <translation>CUDA 的前向兼容库不适用于此 GPU。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="31"/>
        <source>Take the compat folder out of LD_LIBRARY_PATH, or update the driver itself.</source>
        <translation>从 LD_LIBRARY_PATH 中去掉 compat 文件夹，或更新驱动本身。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="32"/>
        <source>The GPU is held by another process in exclusive mode.</source>
        <translation>GPU 被另一个进程以独占模式占用。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="32"/>
        <source>End that process, or set the compute mode back with nvidia-smi -c DEFAULT.</source>
        <translation>结束该进程，或用 nvidia-smi -c DEFAULT 恢复计算模式。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="33"/>
        <source>The driver does not permit this process to use the GPU.</source>
        <translation>驱动不允许此进程使用 GPU。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="33"/>
        <source>Check the rights on /dev/nvidia* and the container&apos;s or the job&apos;s device rules.</source>
        <translation>检查 /dev/nvidia* 的权限，以及容器或作业的设备规则。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="34"/>
        <source>The driver answered with an error.</source>
        <translation>驱动返回了错误。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="34"/>
        <source>Look for Xid lines in the kernel&apos;s log (dmesg) and at the CUDA error&apos;s number below.</source>
        <translation>在内核日志（dmesg）中查找 Xid 行，并查看下面的 CUDA 错误码。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="36"/>
        <source>The GPU&apos;s memory is full.</source>
        <translation>GPU 显存已满。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="36"/>
        <source>End the other processes on the GPU (nvidia-smi lists them), or leave this GPU out.</source>
        <translation>结束 GPU 上的其他进程（nvidia-smi 会列出），或不测这个 GPU。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="37"/>
        <source>A GPU met a memory error that ECC could not correct.</source>
        <translation>某个 GPU 出现了 ECC 无法纠正的显存错误。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="37"/>
        <source>Reset the GPU or restart the node; where it comes back, have the GPU replaced (nvidia-smi -q -d ECC,ROW_REMAPPER).</source>
        <translation>重置 GPU 或重启节点；若再次出现，请更换 GPU（nvidia-smi -q -d ECC,ROW_REMAPPER）。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="38"/>
        <source>An NVLink connection failed.</source>
        <translation>某条 NVLink 连接失效。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="38"/>
        <source>Look at nvidia-smi nvlink -e and at Xid 74 in the kernel&apos;s log; restart the node, and have the baseboard checked where it comes back.</source>
        <translation>查看 nvidia-smi nvlink -e 和内核日志中的 Xid 74；重启节点，若再次出现，请检修基板。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="39"/>
        <source>Data sent from one GPU to another arrived changed.</source>
        <translation>从一个 GPU 发往另一个 GPU 的数据到达时已改变。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="39"/>
        <source>Do not train on this node. On PCIe machines switch off ACS and the IOMMU&apos;s translation, or set NCCL_P2P_DISABLE=1.</source>
        <translation>不要在此节点上训练。PCIe 机器请关闭 ACS 和 IOMMU 的地址转换，或设置 NCCL_P2P_DISABLE=1。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="40"/>
        <source>A GPU&apos;s own memory gave back other data than was written.</source>
        <translation>某个 GPU 自身的显存读回的数据与写入的不同。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="40"/>
        <source>Do not train on this GPU; have it replaced.</source>
        <translation>不要在此 GPU 上训练；请更换。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="41"/>
        <source>NCCL (libnccl.so.2) was not found or lacks a call that is needed.</source>
        <translation>未找到 NCCL（libnccl.so.2），或其中缺少所需的调用。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="41"/>
        <source>Install NCCL, or name the Python environment that holds it (nvidia-nccl), or its file.</source>
        <translation>安装 NCCL，或指定含有它的 Python 环境（nvidia-nccl）或其文件。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="42"/>
        <source>NCCL reported an error.</source>
        <translation>NCCL 报告了错误。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="42"/>
        <source>Read NCCL&apos;s own words in the log; a driver that does not suit the library and a too small /dev/shm are common reasons.</source>
        <translation>查看日志中 NCCL 自己的说明；常见原因是驱动与库不匹配，或 /dev/shm 太小。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="43"/>
        <source>A collective operation gave wrong data.</source>
        <translation>某个集合通信给出了错误的数据。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="43"/>
        <source>Do not train on this node. Try again with NCCL_P2P_DISABLE=1 or NCCL_NVLS_ENABLE=0 to find the path at fault.</source>
        <translation>不要在此节点上训练。用 NCCL_P2P_DISABLE=1 或 NCCL_NVLS_ENABLE=0 再试，以找出有问题的路径。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="44"/>
        <source>cuBLASLt (libcublasLt.so.12 or .13) was not found or lacks a call that is needed.</source>
        <translation>未找到 cuBLASLt（libcublasLt.so.12 或 .13），或其中缺少所需的调用。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="44"/>
        <source>Install the CUDA libraries, or name the Python environment that holds them (nvidia-cublas), or the file.</source>
        <translation>安装 CUDA 库，或指定含有它们的 Python 环境（nvidia-cublas）或其文件。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="45"/>
        <source>cuBLASLt reported an error.</source>
        <translation>cuBLASLt 报告了错误。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="45"/>
        <source>Use a cuBLASLt of the driver&apos;s CUDA version or earlier.</source>
        <translation>请使用与驱动的 CUDA 版本相同或更早的 cuBLASLt。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="46"/>
        <source>The probe made no progress and was stopped.</source>
        <translation>探测程序没有进展，已停止。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="46"/>
        <source>A driver call hangs: look at nvidia-smi and the kernel&apos;s log. What was measured before it holds.</source>
        <translation>驱动调用卡住：查看 nvidia-smi 和内核日志。此前的测量值有效。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="47"/>
        <source>The probe met a fault of its own.</source>
        <translation>探测程序自身出错。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="47"/>
        <source>Please report it with the log.</source>
        <translation>请附上日志报告此问题。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="49"/>
        <source>Other work runs on the GPU, so its values are too low.</source>
        <translation>GPU 上有其他任务在运行，因此测得的值偏低。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="49"/>
        <source>Measure on an idle node.</source>
        <translation>请在空闲节点上测量。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="50"/>
        <source>The GPU is split into MIG instances: no direct access between GPUs and no NCCL.</source>
        <translation>GPU 已划分为 MIG 实例：GPU 之间没有直接访问，也不能用 NCCL。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="50"/>
        <source>Switch MIG off (nvidia-smi -mig 0) to train on whole GPUs.</source>
        <translation>关闭 MIG（nvidia-smi -mig 0），以便在整个 GPU 上训练。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="51"/>
        <source>ECC is off.</source>
        <translation>ECC 已关闭。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="51"/>
        <source>Switch it on (nvidia-smi -e 1, then restart) where long runs must be right.</source>
        <translation>若长时间运行须保证正确，请开启 ECC（nvidia-smi -e 1，然后重启）。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="52"/>
        <source>The GPU has counted memory errors that ECC could not correct.</source>
        <translation>GPU 已记录 ECC 无法纠正的显存错误。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="52"/>
        <source>Reset the GPU; where the count grows, have it replaced.</source>
        <translation>重置 GPU；若计数增加，请更换。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="53"/>
        <source>The GPU held its clocks down because of heat, power brake or hardware.</source>
        <translation>GPU 因过热、power brake 或硬件原因降低了频率。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="53"/>
        <source>Look at cooling and power supply; the measured rates are those of a hot node.</source>
        <translation>检查散热和供电；测得的速率是节点过热时的速率。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="54"/>
        <source>The GPU&apos;s power limit is below its default.</source>
        <translation>GPU 的功率上限低于默认值。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="54"/>
        <source>Raise it with nvidia-smi -pl, or take the values as those of this limit.</source>
        <translation>用 nvidia-smi -pl 调高，或把这些值视为该上限下的值。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="55"/>
        <source>Little memory is free, so smaller buffers were used.</source>
        <translation>空闲显存很少，因此使用了较小的缓冲区。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="55"/>
        <source>End the other processes on the GPU for values of large transfers.</source>
        <translation>若要大数据量传输的值，请结束 GPU 上的其他进程。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="56"/>
        <source>The GPU&apos;s PCIe link runs with fewer lanes than it could.</source>
        <translation>GPU 的 PCIe 链路所用的通道数少于可用的通道数。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="56"/>
        <source>Check slot, riser and BIOS settings.</source>
        <translation>检查插槽、转接卡和 BIOS 设置。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="57"/>
        <source>Some NVLink connections of the GPU are not active.</source>
        <translation>GPU 的部分 NVLink 连接未激活。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="57"/>
        <source>Look at nvidia-smi nvlink -s; restart the fabric manager or the node.</source>
        <translation>查看 nvidia-smi nvlink -s；重启 fabric manager 或节点。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="58"/>
        <source>The GPU&apos;s compute mode is not the default.</source>
        <translation>GPU 的计算模式不是默认模式。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="58"/>
        <source>Set it back with nvidia-smi -c DEFAULT where other programs cannot start.</source>
        <translation>若其他程序无法启动，请用 nvidia-smi -c DEFAULT 恢复。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="59"/>
        <source>NVML (libnvidia-ml.so.1) was not found: clocks, power, temperature, MIG and other processes are unknown.</source>
        <translation>未找到 NVML（libnvidia-ml.so.1）：频率、功率、温度、MIG 和其他进程未知。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="59"/>
        <source>In a container, add the driver capability utility (NVIDIA_DRIVER_CAPABILITIES=compute,utility).</source>
        <translation>在容器中，请添加驱动能力 utility（NVIDIA_DRIVER_CAPABILITIES=compute,utility）。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="60"/>
        <source>The GPU or cuBLASLt has no matrix product of this kind.</source>
        <translation>GPU 或 cuBLASLt 没有这种矩阵乘。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="61"/>
        <source>The driver permits no direct access between two GPUs; data goes through the host&apos;s memory.</source>
        <translation>驱动不允许两个 GPU 之间直接访问；数据经主机内存传输。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="61"/>
        <source>Normal for consumer GPUs; elsewhere look at the PCIe topology (nvidia-smi topo -p2p r), virtualization and ACS.</source>
        <translation>对消费级 GPU 属正常；其他情况请检查 PCIe 拓扑（nvidia-smi topo -p2p r）、虚拟化和 ACS。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="62"/>
        <source>GPUs of this node differ by more than 10 %; a step waits for the slowest.</source>
        <translation>此节点的 GPU 之间相差超过 10 %；每步都要等待最慢的 GPU。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="62"/>
        <source>Look at temperature, power limit and clocks of the slowest GPU.</source>
        <translation>查看最慢 GPU 的温度、功率上限和频率。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="63"/>
        <source>There is one GPU: nothing to measure between GPUs.</source>
        <translation>只有一个 GPU：没有 GPU 间的项目可测。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="64"/>
        <source>The time was short: some sizes or shapes were left out.</source>
        <translation>时间较短：略去了部分大小或形状。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="65"/>
        <source>NCCL lacks a newer call; another way was taken.</source>
        <translation>NCCL 缺少较新的调用；已改用其他方式。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="66"/>
        <source>The measured value is below 60 % of the catalogue&apos;s.</source>
        <translation>实测值低于目录值的 60 %。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="66"/>
        <source>Look for other work on the GPUs, clocks, power limit and links before you use it.</source>
        <translation>采用之前，请检查 GPU 上有无其他任务，以及频率、功率上限和链路。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="68"/>
        <source>The probe program cannot be started.</source>
        <translation>无法启动探测程序。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="68"/>
        <source>It is called fivefold-probe and belongs beside fivefold; install it again.</source>
        <translation>探测程序名为 fivefold-probe，应与 fivefold 在同一位置；请重新安装。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="69"/>
        <source>The probe program started but said nothing.</source>
        <translation>探测程序已启动，但没有任何输出。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="69"/>
        <source>Run fivefold-probe by hand and read what it prints.</source>
        <translation>手动运行 fivefold-probe，查看其输出。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="70"/>
        <source>The probe stopped giving signs of life and was ended.</source>
        <translation>探测程序不再有活动迹象，已被结束。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="70"/>
        <source>The machine is overloaded, or the driver holds the whole process: look at the kernel&apos;s log.</source>
        <translation>机器过载，或驱动卡住了整个进程：查看内核日志。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="71"/>
        <source>The measurement took too long and was ended.</source>
        <translation>测量时间过长，已被结束。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="71"/>
        <source>Try the quick one, or fewer GPUs. What was measured holds.</source>
        <translation>请尝试快速测量，或减少 GPU。已有的测量值有效。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="72"/>
        <source>The probe crashed, most often inside a library of the driver.</source>
        <translation>探测程序崩溃，多半发生在驱动的某个库中。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="72"/>
        <source>Read the end of the log; check that the CUDA libraries suit the driver. What was measured before holds.</source>
        <translation>查看日志末尾；检查 CUDA 库是否与驱动匹配。此前的测量值有效。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="73"/>
        <source>The probe ended without finishing its report.</source>
        <translation>探测程序未完成报告就已结束。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="73"/>
        <source>Read the end of the log.</source>
        <translation>查看日志末尾。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="74"/>
        <source>The probe&apos;s process hangs inside the kernel driver and cannot be ended.</source>
        <translation>探测进程卡在内核的驱动中，无法结束。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="74"/>
        <source>The GPU needs a reset or the node a restart before it can be used again.</source>
        <translation>须重置 GPU 或重启节点后才能再次使用。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="75"/>
        <source>Some lines of the probe could not be read and were left out.</source>
        <translation>探测程序的部分输出行无法读取，已略去。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="92"/>
        <source>Inventory</source>
        <translation>设备清点</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="93"/>
        <source>Memory and matrix products</source>
        <translation>显存与矩阵乘</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="94"/>
        <source>GPU to GPU</source>
        <translation>GPU 到 GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="95"/>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="96"/>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="104"/>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="104"/>
        <source>partly done</source>
        <translation>部分完成</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="104"/>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="105"/>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="105"/>
        <source>crashed</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="105"/>
        <source>gave no answer</source>
        <translation>无响应</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="106"/>
        <source>not tried</source>
        <translation>未尝试</translation>
    </message>
</context>
<context>
    <name>ProbeNotices</name>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="30"/>
        <source>The probe reported &quot;%1&quot;.</source>
        <translation>探测程序报告“%1”。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="55"/>
        <source>GPU %1 and GPU %2</source>
        <translation>GPU %1 与 GPU %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="74"/>
        <source>GPU %1</source>
        <comment>one or more numbers</comment>
        <translation>
            <numerusform>GPU %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="98"/>
        <source>%1: %2 of %3 in the catalogue</source>
        <translation>%1：%2，目录值为 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="120"/>
        <source>%1: %2.</source>
        <comment>a stage, how it ended</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="129"/>
        <source>Not readable: %1</source>
        <translation>无法读取：%1</translation>
    </message>
</context>
<context>
    <name>ProductMatrix</name>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="30"/>
        <source>n × k, tokens m</source>
        <translation>n × k，token 数 m</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="46"/>
        <source>%1 tokens</source>
        <translation>%1 个 token</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="51"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="51"/>
        <source>n = k = m</source>
        <translation>n = k = m</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="52"/>
        <source>Weights of n = %1 outputs and k = %2 inputs</source>
        <translation>输出 n = %1、输入 k = %2 的权重</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="52"/>
        <source>Cubes</source>
        <translation>方阵</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="55"/>
        <source>This shape was not measured.</source>
        <translation>此形状未测量。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="62"/>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="82"/>
        <source>%1 × %2 × %3</source>
        <translation>%1 × %2 × %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="63"/>
        <source>%1 in %2: %3, %4 of the dense peak.</source>
        <translation>%1，%2：%3，为稠密峰值的 %4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="64"/>
        <source>%1 in %2: %3.</source>
        <translation>%1，%2：%3。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="65"/>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="85"/>
        <source>After seconds of load: %1.</source>
        <translation>持续负载数秒后：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="83"/>
        <source>Of %n shape(s) %1 is the fastest: %2, %3 of the dense peak.</source>
        <translation>
            <numerusform>%n 个形状中 %1 最快：%2，为稠密峰值的 %3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="84"/>
        <source>Of %n shape(s) %1 is the fastest: %2.</source>
        <translation>
            <numerusform>%n 个形状中 %1 最快：%2。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rejections</name>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="25"/>
        <source>Out of memory</source>
        <translation>显存不足</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="26"/>
        <source>The fullest pipeline stage needs more than the GPU can give. The bars below say by how much, and which stage it is.</source>
        <translation>最满的流水级所需超出 GPU 所能提供。下方的条形显示超出多少、是哪一级。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="27"/>
        <source>Too little headroom</source>
        <translation>余量太小</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="28"/>
        <source>They fit, but leave less memory free than asked for. Ask for less headroom to see them.</source>
        <translation>放得下，但空闲显存少于要求。降低余量要求即可看到它们。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="29"/>
        <source>Beyond deadline or budget</source>
        <translation>超出期限或预算</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="29"/>
        <source>They fit, but train the plan&apos;s tokens too slowly, or for too much money.</source>
        <translation>放得下，但训练完方案的 token 数太慢或太贵。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="30"/>
        <source>Proved to be slower</source>
        <translation>已证明较慢</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="31"/>
        <source>They fit, but a lower bound of their step shows that they are neither among the best nor on the Pareto front; their exact step was not computed.</source>
        <translation>放得下，但单步时间的下界表明它们既不在最佳之列，也不在帕累托前沿上；没有计算其精确的单步时间。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="32"/>
        <source>Shard group</source>
        <translation>分片组</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="32"/>
        <source>The shard group does not divide the ranks over which ZeRO shards.</source>
        <translation>分片组大小不能整除 ZeRO 切分所跨的 rank 数。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="33"/>
        <source>TP does not divide the model</source>
        <translation>TP 不能整除模型</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="34"/>
        <source>Tensor parallelism cuts attention heads, hidden size and feed-forward width into equal parts.</source>
        <translation>张量并行把注意力头、隐藏维度和前馈宽度切成相等的部分。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="35"/>
        <source>Experts do not divide</source>
        <translation>专家不能整除</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="36"/>
        <source>Expert parallelism deals whole experts in equal numbers, and expert tensor parallelism cuts their width into equal parts; with TP it needs sequence parallelism.</source>
        <translation>专家并行把完整的专家等量分配，专家张量并行把专家宽度切成相等的部分；与 TP 同用时需要序列并行。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="37"/>
        <source>Sequence does not divide</source>
        <translation>序列不能整除</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="38"/>
        <source>Context parallelism cuts the sequence into 2 × CP equal pieces, and sequence parallelism each of its ranks&apos; tokens into TP; all-to-all exchange also needs the heads to divide.</source>
        <translation>上下文并行把序列切成 2 × CP 个相等的分块，序列并行再把每个 rank 的 token 切成 TP 份；all-to-all 交换还要求头数能整除。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="39"/>
        <source>Layers do not fill the stages</source>
        <translation>层数填不满流水级</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="40"/>
        <source>Each virtual pipeline stage needs layers, or the embedding or the loss, to hold; even splits need the layers to divide.</source>
        <translation>每个虚拟流水级都要有层，或有嵌入或损失；均匀划分要求层数能整除。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="41"/>
        <source>Schedule does not fit</source>
        <translation>调度不适用</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="42"/>
        <source>Interleaving needs a pipeline and micro-batches in multiples of PP; DualPipe needs an even PP and at least 2 × PP micro-batches.</source>
        <translation>交错调度需要流水线，且微批数为 PP 的倍数；DualPipe 需要偶数 PP 和至少 2 × PP 个微批。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="43"/>
        <source>ZeRO cannot shard so</source>
        <translation>ZeRO 不能这样切分</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="43"/>
        <source>The shard group must divide the ranks over which ZeRO shards.</source>
        <translation>分片组大小必须整除 ZeRO 切分所跨的 rank 数。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="44"/>
        <source>Experts do not fold in</source>
        <translation>专家无法折入</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="44"/>
        <source>EP × ETP must divide TP × CP × DP, the ranks of one pipeline stage.</source>
        <translation>EP × ETP 必须整除 TP × CP × DP，即一个流水级的 rank 数。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="45"/>
        <source>GPUs do not multiply out</source>
        <translation>GPU 数乘积不符</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="45"/>
        <source>DP × TP × PP × CP must be the number of GPUs.</source>
        <translation>DP × TP × PP × CP 必须等于 GPU 数。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="46"/>
        <source>Batch does not multiply out</source>
        <translation>批量乘积不符</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="46"/>
        <source>DP × accumulation × micro-batch must be the global batch.</source>
        <translation>DP × 累积 × 微批必须等于全局批量。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="47"/>
        <source>Offload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="47"/>
        <source>Weights move to the host only where ZeRO-3 shards them.</source>
        <translation>只有 ZeRO-3 切分了权重时，权重才会移到主机。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="48"/>
        <source>TP beyond NVLink</source>
        <translation>TP 超出 NVLink</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="48"/>
        <source>Tensor parallelism would reach beyond the NVLink domain.</source>
        <translation>张量并行会超出 NVLink 域。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="49"/>
        <source>Shapes for low precision</source>
        <translation>低精度的形状要求</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="49"/>
        <source>Matrices in 8 bits and less have a smallest granularity, which the parts of the model miss here.</source>
        <translation>8 位及以下的矩阵有最小粒度，模型的某些部分在此不满足。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="50"/>
        <source>Precision of the GPU</source>
        <translation>GPU 不支持该精度</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="50"/>
        <source>The GPU has no matrix units for this precision.</source>
        <translation>该 GPU 没有这种精度的矩阵单元。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="70"/>
        <source>%1 Asked for: %2 of %3.</source>
        <translation>%1要求：%3 中的 %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="76"/>
        <source>up to 10 % over</source>
        <translation>超出 10 % 以内</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="77"/>
        <source>10 to 50 % over</source>
        <translation>超出 10 % 到 50 %</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="78"/>
        <source>50 to 100 % over</source>
        <translation>超出 50 % 到 100 %</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="79"/>
        <source>more than twice</source>
        <translation>超过两倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="85"/>
        <source>first stage</source>
        <translation>第一级</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="86"/>
        <source>a middle stage</source>
        <translation>中间级</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="87"/>
        <source>last stage</source>
        <translation>最后一级</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <location filename="../app/texts/report_texts.h" line="11"/>
        <source>Plans compared</source>
        <translation>方案比较</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="12"/>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="13"/>
        <source>Memory of one GPU by pipeline stage, GiB</source>
        <translation>各流水级单个 GPU 的显存（GiB）</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="14"/>
        <source>Time of one step</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="15"/>
        <source>Traffic of one GPU in a step</source>
        <translation>单个 GPU 每步的通信量</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="16"/>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="17"/>
        <source>{model} on {gpus} x {gpu}, {batch} sequences of {length} tokens a step.</source>
        <translation>{model}，{gpus} × {gpu}，每步 {batch} 条长 {length} token 的序列。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="18"/>
        <source>No estimate: the plan breaks a rule.</source>
        <translation>没有估算：方案违反了规则。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="19"/>
        <source>The plan breaks a rule; the figures only show how far off it is.</source>
        <translation>方案违反了规则；这些数字只说明相差多少。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="20"/>
        <source>Basis of the memory band: {basis}</source>
        <translation>显存区间的依据：{basis}</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="21"/>
        <source>A step takes {time}; eight of ten runs lie between {low} and {high}.</source>
        <translation>一步耗时 {time}；十次运行中有八次在 {low} 到 {high} 之间。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="22"/>
        <source>Basis of that band: {basis}</source>
        <translation>该区间的依据：{basis}</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="23"/>
        <source>{shown} of {stages} stages are shown: the first, the last and the fullest.</source>
        <translation>显示 {stages} 个流水级中的 {shown} 个：最前、最后和最满的。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="26"/>
        <source>Verdict: fits, with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>结论：放得下，概率 {probability}。流水级 {stage} 最满：占 {used} GiB，可用 {capacity} GiB；十次运行中有八次在 {low} 到 {high} GiB 之间。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="27"/>
        <source>Verdict: fits tightly, with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>结论：勉强放得下，概率 {probability}。流水级 {stage} 最满：占 {used} GiB，可用 {capacity} GiB；十次运行中有八次在 {low} 到 {high} GiB 之间。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="28"/>
        <source>Verdict: at risk of running out of memory; it fits with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>结论：有显存不足的风险；放得下的概率为 {probability}。流水级 {stage} 最满：占 {used} GiB，可用 {capacity} GiB；十次运行中有八次在 {low} 到 {high} GiB 之间。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="29"/>
        <source>Verdict: out of memory; it fits with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>结论：显存不足；放得下的概率为 {probability}。流水级 {stage} 最满：占 {used} GiB，可用 {capacity} GiB；十次运行中有八次在 {low} 到 {high} GiB 之间。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>global batch</source>
        <translation>全局批量</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>sequence parallel</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>shard group</source>
        <translation>分片组</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>micro-batch</source>
        <translation>微批</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>accumulation</source>
        <translation>累积</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>split</source>
        <translation>层划分</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>memory of each stage</source>
        <translation>各流水级显存</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>stage</source>
        <translation>流水级</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>in flight</source>
        <translation>在途微批</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>fragmentation</source>
        <translation>碎片</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="44"/>
        <source>total</source>
        <translation>合计</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="44"/>
        <source>of the GPU</source>
        <translation>占 GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>time of a step</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>part</source>
        <translation>部分</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>step</source>
        <translation>一步</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>memory bound</source>
        <translation>访存受限</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>quantise</source>
        <translation>量化</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>host</source>
        <translation>主机</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>imbalance</source>
        <translation>不均衡</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="49"/>
        <source>offload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="49"/>
        <source>straggler</source>
        <translation>掉队者</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>traffic of a GPU</source>
        <translation>单个 GPU 的通信量</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>ranks</source>
        <translation>进程数</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>per domain</source>
        <translation>每域</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>domains</source>
        <translation>域数</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>sent in a step</source>
        <translation>每步发送</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>on the wire</source>
        <translation>链路时间</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>exposed</source>
        <translation>未隐藏</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="53"/>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="53"/>
        <source>expert data</source>
        <translation>专家数据</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>tokens per second and GPU</source>
        <translation>每 GPU 每秒 token 数</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>model FLOP rate of a GPU</source>
        <translation>单个 GPU 的模型 FLOP 速率</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>MFU, attention counted in full</source>
        <translation>MFU（注意力全计）</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>HFU, recomputation counted</source>
        <translation>HFU（计入重计算）</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>time for all tokens</source>
        <translation>全部 token 的时间</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>GPU hours</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="57"/>
        <source>assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="57"/>
        <source>assumed</source>
        <translation>假设值</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="11"/>
        <source>Benchmark campaign {name}</source>
        <translation>基准测试活动 {name}</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="12"/>
        <source>{count} runs of {steps} steps with {target}: {states}. {hours} GPU-hours were spent; {expected} were expected for all.</source>
        <translation>{target} 上 {count} 个运行，每个 {steps} 步：{states}。已用 {hours} GPU 小时；预计全部需要 {expected}。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="13"/>
        <source>Fastest measured: {task}, {measured} a step or {rate} tokens a second and GPU, where {predicted} ({low} to {high}) was predicted. It rests on {steps} steps after {warm_up} of warm-up, which vary by {variation}.</source>
        <translation>实测最快：{task}，每步 {measured}，即每 GPU 每秒 {rate} 个 token，预测为 {predicted}（{low} 至 {high}）。依据为 {warm_up} 步预热之后的 {steps} 步，波动为 {variation}。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="14"/>
        <source>No step time was measured yet.</source>
        <translation>尚未测得单步时间。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="15"/>
        <source>The chance that an untested layout is faster by more than {worthwhile} is {chance}: not worth another run.</source>
        <translation>某个未测布局快 {worthwhile} 以上的概率为 {chance}：不值得再运行。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="16"/>
        <source>The chance that an untested layout is faster by more than {worthwhile} is {chance}. Run next: {next}.</source>
        <translation>某个未测布局快 {worthwhile} 以上的概率为 {chance}。接下来运行：{next}。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="17"/>
        <source>Steps here take {factor} times what was predicted, as far as all runs share it.</source>
        <translation>就所有运行的共同部分而言，此处的单步时间是预测的 {factor} 倍。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="18"/>
        <source>{task} ran {factor} times as long as predicted; the likeliest causes: {causes}.</source>
        <translation>{task} 的用时是预测的 {factor} 倍；最可能的原因：{causes}。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="19"/>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="20"/>
        <source>Measured against predicted, by tensor and pipeline parallel</source>
        <translation>实测与预测对照，按张量并行和流水线并行</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="21"/>
        <source>The fastest run of each cell: measured step, and how far it is from the prediction.</source>
        <translation>每个单元格中最快的运行：实测单步时间，及其与预测的差距。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="22"/>
        <source>What failed, and why</source>
        <translation>失败的运行及原因</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="23"/>
        <source>{task}: {advice}</source>
        <translation>{task}：{advice}</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="24"/>
        <source>line {line}: {text}</source>
        <translation>第 {line} 行：{text}</translation>
    </message>
</context>
<context>
    <name>RunCheck</name>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="22"/>
        <source>%1 is %2 times the predicted %3, far outside the error band: something in this run is not as the plan says.</source>
        <translation>%1 是预测 %3 的 %2 倍，远超误差区间：这次运行中有某处与方案不符。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="23"/>
        <source>%1 is %2 times faster than the predicted %3, far outside the error band: the run, or the reading, is not that of this plan.</source>
        <translation>%1 比预测 %3 快 %2 倍，远超误差区间：这次运行或读数不属于该方案。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="32"/>
        <source>%1 is %2 off the predicted %3, inside the error band of %4 to %5: the run is as fast as it should be.</source>
        <translation>%1 与预测 %3 相差 %2，在误差区间 %4 至 %5 之内：运行速度正常。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="33"/>
        <source>%1 is %2 off the predicted %3, above the error band of %4 to %5, but not far enough to call the run broken.</source>
        <translation>%1 与预测 %3 相差 %2，高于误差区间 %4 至 %5，但还不足以认为运行有问题。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="34"/>
        <source>%1 is %2 off the predicted %3, below the error band of %4 to %5: faster than expected.</source>
        <translation>%1 与预测 %3 相差 %2，低于误差区间 %4 至 %5：比预期快。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="44"/>
        <source>Memory: %1 is %2 off the predicted %3 (%4), inside the error band.</source>
        <translation>显存：%1 与预测 %3（%4）相差 %2，在误差区间之内。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="45"/>
        <source>Memory: %1 is %2 off the predicted %3 (%4), outside the error band.</source>
        <translation>显存：%1 与预测 %3（%4）相差 %2，在误差区间之外。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="46"/>
        <source>Memory: %1 is %2 off the predicted %3 (%4).</source>
        <translation>显存：%1 与预测 %3（%4）相差 %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="53"/>
        <source>Attention may run unfused: check that the flash kernel is installed and chosen.</source>
        <translation>注意力可能未融合运行：检查 FlashAttention 内核是否已安装并选用。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="54"/>
        <source>Something may wait for the GPU after every kernel: check CUDA_LAUNCH_BLOCKING, debug hooks and calls of .item().</source>
        <translation>每个内核之后可能有操作在等待 GPU：检查 CUDA_LAUNCH_BLOCKING、调试钩子和 .item() 调用。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="55"/>
        <source>Traffic between nodes may get a tenth of its bandwidth: check that NCCL uses RDMA and all network cards (NCCL_DEBUG=INFO).</source>
        <translation>节点间通信可能只得到十分之一的带宽：检查 NCCL 是否使用 RDMA 和全部网卡（NCCL_DEBUG=INFO）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="56"/>
        <source>The forward pass may run twice: check that full recomputation is off.</source>
        <translation>前向传播可能运行了两次：检查完全重计算是否已关闭。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="57"/>
        <source>The host may launch kernels too slowly: check for a shared or throttled CPU, tracing and debug builds.</source>
        <translation>主机启动内核可能太慢：检查 CPU 是否共享或降频，是否在跟踪或使用调试版本。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="58"/>
        <source>Memory is nearly full, so that the allocator may free and ask again at each step: check the number of allocation retries.</source>
        <translation>显存接近占满，分配器可能每步都在释放再申请：检查分配重试次数。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="59"/>
        <source>The head dimension is no multiple of 8, so that attention may fall back to a slow kernel.</source>
        <translation>头维度不是 8 的倍数，注意力可能退回到慢速内核。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="60"/>
        <source>Pipeline stages may wait on one another longer than the data takes: check for blocking sends and polling.</source>
        <translation>流水级相互等待的时间可能超过传输数据所需：检查阻塞式发送和轮询。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="63"/>
        <source>No known cause explains it: check that the fields on the left describe the run.</source>
        <translation>没有已知原因可以解释：检查左侧各项是否与运行相符。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="68"/>
        <source>allocated between steps</source>
        <translation>步间已分配</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="69"/>
        <source>peak allocated</source>
        <translation>已分配峰值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="70"/>
        <source>peak reserved</source>
        <translation>已保留峰值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="71"/>
        <source>nvidia-smi</source>
        <translation>nvidia-smi</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="72"/>
        <source>not known which</source>
        <translation>不确定是哪一种</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="105"/>
        <source>It is lower by just the optimizer&apos;s moments (%1): it looks like a reading before the first optimizer step.</source>
        <translation>恰好低了优化器矩的大小（%1）：看来是第一个优化器步之前的读数。</translation>
    </message>
</context>
<context>
    <name>ScalingTexts</name>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="55"/>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="56"/>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="213"/>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="57"/>
        <source>Tokens/s of all GPUs</source>
        <translation>全部 GPU 的 token/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="58"/>
        <source>Dollars to train</source>
        <translation>训练费用（美元）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="61"/>
        <source>Days to train</source>
        <translation>训练天数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="76"/>
        <source>Same batch (strong)</source>
        <translation>批量不变（强扩展）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="76"/>
        <source>Batch grows with the nodes (weak)</source>
        <translation>批量随节点增长（弱扩展）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="81"/>
        <source>Twice the peak FLOP/s</source>
        <translation>峰值 FLOP/s 翻倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="82"/>
        <source>Twice the HBM bandwidth</source>
        <translation>HBM 带宽翻倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="83"/>
        <source>Twice the NVLink bandwidth</source>
        <translation>NVLink 带宽翻倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="84"/>
        <source>Twice the network bandwidth</source>
        <translation>网络带宽翻倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="85"/>
        <source>Half the network latency</source>
        <translation>网络延迟减半</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="86"/>
        <source>Twice the PCIe bandwidth</source>
        <translation>PCIe 带宽翻倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="90"/>
        <source>A host twice as fast</source>
        <translation>主机速度翻倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="110"/>
        <source>%1: %2; MFU %3, step time %4, %5 per GPU, %6 days</source>
        <translation>%1：%2；MFU %3，单步时间 %4，每 GPU %5，%6 天</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="113"/>
        <source>%1, %2</source>
        <comment>a point, its cost</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="114"/>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="114"/>
        <source>%1; it needs %2 and does not fit.</source>
        <translation>%1；需要 %2，放不下。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="124"/>
        <source>%1, %2</source>
        <comment>a line, one of its points</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="128"/>
        <source>present layout</source>
        <translation>当前布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="129"/>
        <source>best layout</source>
        <translation>最佳布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="136"/>
        <source>nothing lost</source>
        <translation>无损失</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="137"/>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="169"/>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="143"/>
        <source>this plan</source>
        <translation>当前方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="144"/>
        <source>hollow: does not fit</source>
        <translation>空心：放不下</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="145"/>
        <source>%1 on %2 nodes, this plan on %3</source>
        <translation>%2 个节点上 %1，当前方案为 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="162"/>
        <source>No layout near the present one divides the GPUs and the batch of %1 nodes.</source>
        <translation>与当前布局相近的布局都不能整除 %1 个节点的 GPU 数和批量。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="163"/>
        <source>The present layout does not fit on %1 nodes.</source>
        <translation>当前布局在 %1 个节点上放不下。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="164"/>
        <source>No layout at all divides the GPUs and the batch of %1 nodes.</source>
        <translation>没有任何布局能整除 %1 个节点的 GPU 数和批量。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="164"/>
        <source>No layout fits with a tenth of the memory free on %1 nodes.</source>
        <translation>在 %1 个节点上，没有布局能放得下且留出十分之一显存。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="170"/>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="171"/>
        <source>Line</source>
        <translation>曲线</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="172"/>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="173"/>
        <source>MFU (%)</source>
        <translation>MFU（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="174"/>
        <source>Step (s)</source>
        <translation>单步（秒）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="175"/>
        <source>Efficiency (%)</source>
        <translation>效率（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="175"/>
        <source>Tokens per second and GPU over those of the line&apos;s first point</source>
        <translation>每 GPU 每秒 token 数与该曲线第一个点之比</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="176"/>
        <source>Memory (GiB)</source>
        <translation>显存（GiB）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="176"/>
        <source>Of the fullest stage</source>
        <translation>最满的流水级</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="177"/>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="178"/>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="189"/>
        <source>present</source>
        <translation>当前</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="190"/>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="199"/>
        <source>%1, does not fit</source>
        <comment>a layout</comment>
        <translation>%1，放不下</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="212"/>
        <source>Purchase</source>
        <translation>升级项</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="213"/>
        <source>With the layout as it is</source>
        <translation>布局不变</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="214"/>
        <source>Tokens/s</source>
        <translation>token/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="215"/>
        <source>10 % better: step time</source>
        <translation>提升 10 % 时的单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="215"/>
        <source>The same property only a tenth better</source>
        <translation>同一属性只提高十分之一</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="216"/>
        <source>Elasticity</source>
        <translation>弹性</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="216"/>
        <source>Change of the step time, in percent, for one percent more of it</source>
        <translation>该项每增加百分之一，单步时间变化的百分比</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="228"/>
        <source>Twice the GPU memory, with the layout near this one that is then fastest</source>
        <translation>GPU 显存翻倍，并取此时与当前相近的最快布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="230"/>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="232"/>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="235"/>
        <source>Twice the GPU memory</source>
        <translation>GPU 显存翻倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="230"/>
        <source>nothing near this plan fits even then</source>
        <translation>即便如此，相近的方案也都放不下</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="232"/>
        <source>%1 would fit</source>
        <translation>%1 将放得下</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="246"/>
        <source>Of more hardware this would help most: %1, step time %2.</source>
        <translation>升级硬件中最有用的是：%1，单步时间 %2。</translation>
    </message>
</context>
<context>
    <name>SearchSettings</name>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="41"/>
        <source>The cluster has no nodes.</source>
        <translation>集群没有节点。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="44"/>
        <source>A budget needs a price per GPU-hour: enter one under Cluster.</source>
        <translation>设预算需要每 GPU 小时价格：请在“集群”中输入。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="45"/>
        <source>A deadline or a budget needs the number of tokens to train: enter it under Training.</source>
        <translation>设期限或预算需要训练的 token 数：请在“训练”中输入。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="52"/>
        <source>Most tokens per second</source>
        <translation>每秒 token 最多</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="53"/>
        <source>Shortest training</source>
        <translation>训练最短</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="54"/>
        <source>Fewest dollars</source>
        <translation>费用最低</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="55"/>
        <source>Least memory</source>
        <translation>显存最少</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="56"/>
        <source>Highest MFU</source>
        <translation>MFU 最高</translation>
    </message>
</context>
<context>
    <name>StageSplit::LayoutColumns</name>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="151"/>
        <source>with slots for embedding and loss</source>
        <translation>嵌入和损失各占一个层位</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <location filename="../app/desktop/startup.cpp" line="23"/>
        <source>Plans the 5D-parallel training of large language models.</source>
        <translation>规划大语言模型的 5D 并行训练。</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="26"/>
        <source>A plan, or a model&apos;s config.json.</source>
        <translation>方案文件，或模型的 config.json。</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="27"/>
        <source>Language of the interface, such as zh_CN.</source>
        <translation>界面语言，例如 zh_CN。</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="54"/>
        <source>one file can be opened at a time, not %1</source>
        <translation>一次只能打开一个文件，而不是 %1 个</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="68"/>
        <source>--size must be WIDTHxHEIGHT, such as 1280x720</source>
        <translation>--size 必须为 WIDTHxHEIGHT 形式，例如 1280x720</translation>
    </message>
</context>
<context>
    <name>StreamLanes</name>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="62"/>
        <source>The streams of this many passes are too many to draw.</source>
        <translation>这么多次计算的流太多，无法绘出。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="66"/>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="67"/>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="68"/>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="69"/>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="70"/>
        <source>PP forward</source>
        <translation>PP 前向</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="71"/>
        <source>PP backward</source>
        <translation>PP 反向</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="75"/>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="79"/>
        <source>%1 of micro-batch %2</source>
        <translation>微批 %2：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="81"/>
        <source>Gather of parameters</source>
        <translation>参数聚集</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="82"/>
        <source>Reduction of gradients</source>
        <translation>梯度规约</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="97"/>
        <source>hidden behind compute</source>
        <translation>被计算掩盖</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="97"/>
        <source>compute waits for it</source>
        <translation>计算在等待它</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="98"/>
        <source>%1, from %2 to %3</source>
        <translation>%1，从 %2 到 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="100"/>
        <source>at %1 of full speed: what runs beside it takes SMs and memory bandwidth</source>
        <translation>为全速的 %1：同时运行的操作占用 SM 和显存带宽</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="106"/>
        <source>Streams of one GPU of %1</source>
        <translation>%1 中单个 GPU 的流</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="133"/>
        <source>Hidden behind compute</source>
        <translation>被计算掩盖</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="133"/>
        <source>Compute waits for communication</source>
        <translation>计算等待通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="145"/>
        <source>Slowed by communication</source>
        <translation>被通信拖慢</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="22"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="58"/>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="23"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="59"/>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="24"/>
        <source>Optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="25"/>
        <source>Norm inputs</source>
        <translation>归一化输入</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="26"/>
        <source>Norm outputs</source>
        <translation>归一化输出</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="27"/>
        <source>Queries, keys, values</source>
        <translation>查询、键、值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="28"/>
        <source>Attention output</source>
        <translation>注意力输出</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="29"/>
        <source>Attention scores</source>
        <translation>注意力分数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="30"/>
        <source>Latent projections</source>
        <translation>潜在投影</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="31"/>
        <source>Dropout masks</source>
        <translation>Dropout 掩码</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="32"/>
        <source>Feed-forward</source>
        <translation>前馈</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="33"/>
        <source>Router</source>
        <translation>路由器</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="34"/>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="35"/>
        <source>Shared experts</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="36"/>
        <source>Recomputation checkpoints</source>
        <translation>重计算检查点</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="37"/>
        <source>Layer being recomputed</source>
        <translation>正在重计算的层</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="38"/>
        <source>Token ids</source>
        <translation>token ID</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="39"/>
        <source>Logits and loss</source>
        <translation>Logits 与损失</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="40"/>
        <source>Backward working set</source>
        <translation>反向工作集</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="41"/>
        <source>Context-parallel buffers</source>
        <translation>上下文并行缓冲区</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="42"/>
        <source>Gathered weights</source>
        <translation>聚集的权重</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="44"/>
        <source>Gradient buckets</source>
        <translation>梯度桶</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="45"/>
        <source>Dummy weight gradients</source>
        <translation>占位权重梯度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="46"/>
        <source>Library workspace</source>
        <translation>库工作区</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="47"/>
        <source>Offload buffers</source>
        <translation>卸载缓冲区</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="48"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="66"/>
        <source>Fragmentation</source>
        <translation>碎片</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="49"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="64"/>
        <source>NCCL</source>
        <translation>NCCL</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="50"/>
        <source>CUDA context</source>
        <translation>CUDA 上下文</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="60"/>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="61"/>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="62"/>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="63"/>
        <source>Buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="65"/>
        <source>Context</source>
        <translation>CUDA 上下文</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="74"/>
        <source>Matrix products</source>
        <translation>矩阵乘</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="75"/>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="76"/>
        <source>Memory-bound kernels</source>
        <translation>访存受限内核</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="77"/>
        <source>Quantisation</source>
        <translation>量化</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="78"/>
        <source>Recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="79"/>
        <source>Kernel launches</source>
        <translation>内核启动</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="80"/>
        <source>TP communication</source>
        <translation>TP 通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="81"/>
        <source>CP communication</source>
        <translation>CP 通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="82"/>
        <source>EP communication</source>
        <translation>EP 通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="83"/>
        <source>PP communication</source>
        <translation>PP 通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="84"/>
        <source>DP communication</source>
        <translation>DP 通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="85"/>
        <source>Pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="86"/>
        <source>Stage imbalance</source>
        <translation>流水级不均衡</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="87"/>
        <source>Optimizer step</source>
        <translation>优化器更新</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="88"/>
        <source>Offload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="89"/>
        <source>Stragglers</source>
        <translation>慢卡等待</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="97"/>
        <source>Dense matrix products, forward and backward.</source>
        <translation>稠密矩阵乘，含前向与反向。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="98"/>
        <source>The attention kernel, forward and backward.</source>
        <translation>注意力内核，含前向与反向。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="99"/>
        <source>Norms, activations, residuals and the loss: limited by memory bandwidth.</source>
        <translation>归一化、激活函数、残差与损失：受显存带宽限制。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="100"/>
        <source>Conversion to the low precision of the matrix products.</source>
        <translation>转换为矩阵乘所用的低精度。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="101"/>
        <source>Forward work done again in the backward pass.</source>
        <translation>在反向传播中重做的前向计算。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="102"/>
        <source>Time in which the GPU waits for the host to launch kernels.</source>
        <translation>GPU 等待主机启动内核的时间。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="103"/>
        <source>Tensor-parallel collectives that nothing hides.</source>
        <translation>未被掩盖的张量并行集合通信。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="104"/>
        <source>Context-parallel exchanges that nothing hides.</source>
        <translation>未被掩盖的上下文并行交换。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="105"/>
        <source>Expert all-to-all that nothing hides.</source>
        <translation>未被掩盖的专家 all-to-all 通信。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="106"/>
        <source>Messages between stages that nothing hides.</source>
        <translation>未被掩盖的流水级间消息。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="107"/>
        <source>Gradient reduction and weight gathering that nothing hides.</source>
        <translation>未被掩盖的梯度归约与权重聚集。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="108"/>
        <source>Stages idle while the pipeline fills and drains.</source>
        <translation>流水线填充与排空期间的流水级空闲。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="109"/>
        <source>Stages idle since another stage has more work.</source>
        <translation>因其他流水级负载更重而造成的流水级空闲。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="110"/>
        <source>The optimizer&apos;s update of the weights.</source>
        <translation>优化器对权重的更新。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="111"/>
        <source>Transfers to and from the host and the optimizer&apos;s step there, as far as nothing hides them.</source>
        <translation>与主机之间的传输以及主机上的优化器更新中未被隐藏的部分。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="112"/>
        <source>Waiting for the slowest GPU of the cluster.</source>
        <translation>等待集群中最慢的 GPU。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="120"/>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="121"/>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="122"/>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="123"/>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="124"/>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="125"/>
        <source>EDP</source>
        <translation>EDP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="132"/>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="133"/>
        <source>Context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="134"/>
        <source>Expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="135"/>
        <source>Pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="136"/>
        <source>Data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="137"/>
        <source>Data parallel of the experts</source>
        <translation>专家数据并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="144"/>
        <source>FITS</source>
        <translation>放得下</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="145"/>
        <source>TIGHT</source>
        <translation>偏紧</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="146"/>
        <source>AT RISK</source>
        <translation>有风险</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="147"/>
        <source>DOES NOT FIT</source>
        <translation>放不下</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="154"/>
        <source>Every stage fits with room to spare.</source>
        <translation>所有流水级都放得下，且余量充足。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="155"/>
        <source>Every stage fits, with little room to spare.</source>
        <translation>所有流水级都放得下，但余量很小。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="156"/>
        <source>The fullest stage is so near the limit that it may run out of memory.</source>
        <translation>占用最高的流水级已接近上限，可能显存不足。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="157"/>
        <source>The fullest stage needs more memory than the GPU has.</source>
        <translation>占用最高的流水级所需显存超过 GPU 可用显存。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="174"/>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="175"/>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="176"/>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="193"/>
        <source>while the loss is computed</source>
        <translation>计算损失时</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="194"/>
        <source>in the backward pass</source>
        <translation>反向传播时</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="203"/>
        <source>calibrated on published runs of this GPU and framework family</source>
        <translation>已用此 GPU 与框架系列的公开运行数据校准</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="204"/>
        <source>no measured runs of this GPU: efficiencies of %1</source>
        <translation>此 GPU 没有实测运行：采用 %1 的效率</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="205"/>
        <source>no profile of this framework: constants of %1</source>
        <translation>此框架没有性能档案：采用 %1 的常数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="213"/>
        <source>%1, with values measured as %2</source>
        <translation>%1，并采用“%2”的实测值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="216"/>
        <source>no measured runs of this GPU: values measured as %1, for the rest efficiencies of %2</source>
        <translation>此 GPU 没有实测运行：采用“%1”的实测值，其余采用 %2 的效率</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="43"/>
        <source>Optimizer working set</source>
        <translation>优化器工作集</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="192"/>
        <source>while a checkpoint is loaded</source>
        <translation>加载检查点时</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="195"/>
        <source>in the optimizer&apos;s update</source>
        <translation>优化器更新时</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="206"/>
        <source>calibrated on published memory readings of this framework family</source>
        <translation>根据该框架族已公布的显存读数校准</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="207"/>
        <source>no memory readings of this framework family: what ran and what ran out of memory</source>
        <translation>该框架族没有显存读数：依据成功运行与显存不足的记录</translation>
    </message>
</context>
<context>
    <name>TimelineTexts</name>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="34"/>
        <source>the step ends when all stages end, though the authors validate the optimizer afterwards</source>
        <translation>单步在所有流水级结束时才结束，而原作者在此之后才验证优化器更新</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="35"/>
        <source>the published order for equal times of all passes, not one searched for these</source>
        <translation>采用各计算任务用时相等时的已发表顺序，而非针对当前用时搜索出的顺序</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="36"/>
        <source>weight gradients take half of a backward pass</source>
        <translation>权重梯度占反向计算的一半</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="37"/>
        <source>a forward pass beside a backward pass takes as long as both, with the exchange of experts hidden</source>
        <translation>前向与反向并行时用时为两者之和，专家交换被隐藏</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="50"/>
        <source>Interleaved 1F1B</source>
        <translation>交错 1F1B</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="56"/>
        <source>DualPipeV</source>
        <translation>DualPipeV</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="59"/>
        <source>Stage %1</source>
        <translation>流水级 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="63"/>
        <source>Forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="64"/>
        <source>Backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="65"/>
        <source>Weight gradient</source>
        <translation>权重梯度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="66"/>
        <source>Forward beside backward</source>
        <translation>前向与反向并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="67"/>
        <source>Data-parallel communication</source>
        <translation>数据并行通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="68"/>
        <source>Pipeline message</source>
        <translation>流水线消息</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="69"/>
        <source>Optimizer step</source>
        <translation>优化器更新</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="70"/>
        <source>Bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="71"/>
        <source>Stragglers</source>
        <translation>拖尾</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="75"/>
        <source>Not drawn</source>
        <translation>未绘出</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="98"/>
        <source>%1 needs a pipeline: PP above 1.</source>
        <translation>%1 需要流水线：PP 大于 1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="99"/>
        <source>%1 needs virtual stages: VPP above 1.</source>
        <translation>%1 需要虚拟流水级：VPP 大于 1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="100"/>
        <source>%1 needs even numbers of stages and of micro-batches.</source>
        <translation>%1 要求流水级数和微批数都是偶数。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="101"/>
        <source>%1 needs at least two micro-batches per stage.</source>
        <translation>%1 要求每个流水级至少有两个微批。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="102"/>
        <source>%1 cuts every stage in two: the model has too few layers for that.</source>
        <translation>%1 把每个流水级一分为二：模型层数不够。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="109"/>
        <source>%1: too many passes to follow a moving slider; &quot;fivefold-cli timeline&quot; simulates them.</source>
        <translation>%1：计算任务太多，无法随滑块实时更新；“fivefold-cli timeline”可以模拟。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="110"/>
        <source>%1 cannot run this plan.</source>
        <translation>%1 无法运行此方案。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="112"/>
        <source>%1, simulated pass by pass: %2, bubble %3 of it; the other pages: %4.</source>
        <translation>%1，逐个计算模拟：%2，其中气泡 %3；其他页面：%4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="116"/>
        <source>With the optimizer validated afterwards: %1.</source>
        <translation>若事后验证优化器更新：%1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="119"/>
        <source>Idealised: %1.</source>
        <translation>理想化之处：%1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="121"/>
        <source>%1 passes are too many to draw: only the first %2 and the last %2 micro-batches are shown.</source>
        <translation>共 %1 个计算任务，无法全部绘出：只显示最前和最后各 %2 个微批。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="135"/>
        <source>Forward of micro-batch %1 beside backward of micro-batch %2</source>
        <translation>微批 %1 的前向与微批 %2 的反向并行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="137"/>
        <source>%1 of micro-batch %2</source>
        <translation>微批 %2：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="142"/>
        <source>%1, virtual stage %2, layers: %3</source>
        <translation>%1，虚拟流水级 %2，层数：%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="143"/>
        <source>%1, layers: %2</source>
        <translation>%1，层数：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="149"/>
        <source>%1, from %2 to %3</source>
        <translation>%1，从 %2 到 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="207"/>
        <source>usable memory %1</source>
        <translation>可用显存 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="218"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="263"/>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="220"/>
        <source>Stage</source>
        <translation>流水级</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="220"/>
        <source>Pipeline stage: the layers of one pipeline rank</source>
        <translation>流水级：一个流水线 rank 承载的层</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="221"/>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="222"/>
        <source>Busy (%1)</source>
        <translation>计算（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="222"/>
        <source>Time in its passes</source>
        <translation>前向和反向计算所用时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="223"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="266"/>
        <source>Bubble (%1)</source>
        <translation>气泡（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="223"/>
        <source>Waiting for other stages between the first pass of all stages and the last</source>
        <translation>从所有流水级的首次计算到末次计算之间，等待其他流水级的时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="224"/>
        <source>Bubble (%)</source>
        <translation>气泡（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="224"/>
        <source>Share of the step time</source>
        <translation>占单步时间的比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="225"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Peak (GiB)</source>
        <translation>峰值（GiB）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="225"/>
        <source>Most memory in the step, as nvidia-smi would show it</source>
        <translation>单步中的最大显存，与 nvidia-smi 显示的口径一致</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="226"/>
        <source>At (%1)</source>
        <translation>时刻（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="226"/>
        <source>When the peak is reached, from the start of the step</source>
        <translation>达到峰值的时刻，从单步开始算起</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="227"/>
        <source>In flight</source>
        <translation>在途微批</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="227"/>
        <source>Micro-batches whose activations are kept at the peak</source>
        <translation>峰值时保留激活的微批数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="249"/>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="266"/>
        <source>Bubble and imbalance of one step, as estimated</source>
        <translation>单步的气泡和不均衡，估算值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="267"/>
        <source>Step time, as estimated</source>
        <translation>单步时间，估算值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="270"/>
        <source>Step time of the published order, pass by pass, where the estimate takes the published bubble</source>
        <translation>按公开的顺序逐个计算得到的单步时间；估算用的是公开的气泡</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="267"/>
        <source>Step (%1)</source>
        <translation>单步（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="269"/>
        <source>Simulated (%1)</source>
        <translation>模拟（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Of the fullest stage</source>
        <translation>最满的流水级</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="277"/>
        <source>%1 (this plan)</source>
        <translation>%1（当前方案）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="284"/>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="284"/>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>TraceFile</name>
    <message>
        <location filename="../app/desktop/pages/trace_file.cpp" line="48"/>
        <source>this schedule cannot run the plan</source>
        <translation>此调度无法运行该方案</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="69"/>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="73"/>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="75"/>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="76"/>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="80"/>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="83"/>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="86"/>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="97"/>
        <source>tokens/s</source>
        <translation>token/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="100"/>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="102"/>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="50"/>
        <location filename="../app/desktop/theme/number_format.cpp" line="105"/>
        <location filename="../app/desktop/theme/number_format.cpp" line="111"/>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="110"/>
        <source>$%1 B</source>
        <translation>$%1 B</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="110"/>
        <source>$%1 M</source>
        <translation>$%1 M</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="111"/>
        <source>$%1 k</source>
        <translation>$%1 k</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="127"/>
        <source>%1 of %2 GiB</source>
        <translation>%1 / %2 GiB</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <location filename="../app/desktop/knobs/why_not.cpp" line="24"/>
        <source>No valid layout has %1 %2 with the present locks.</source>
        <translation>在当前锁定下，没有 %1 为 %2 的有效并行布局。</translation>
    </message>
</context>
<context>
    <name>fivefold::CampaignSession</name>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="41"/>
        <source>job %1</source>
        <translation>作业 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="41"/>
        <source>job %1 on %2</source>
        <translation>作业 %1，位于 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="42"/>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="48"/>
        <source>predicted %1, %2 to %3</source>
        <translation>预测 %1，%2 至 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="52"/>
        <source>%1, %2; %3</source>
        <translation>%1，%2；%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="63"/>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="78"/>
        <source>outside the band of the prediction</source>
        <translation>在预测区间之外</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="78"/>
        <source>within the band of the prediction</source>
        <translation>在预测区间之内</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="82"/>
        <source>out of health; the likeliest causes: %1</source>
        <translation>运行不正常；最可能的原因：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="85"/>
        <source>! %1</source>
        <comment>a difference outside the band</comment>
        <translation>! %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="91"/>
        <source>%1: measured %2, predicted %3 (%4).</source>
        <translation>%1：实测 %2，预测 %3（%4）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="99"/>
        <source>not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="100"/>
        <source>queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="101"/>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="102"/>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="103"/>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="104"/>
        <source>to be tried again</source>
        <translation>待重试</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="105"/>
        <source>lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="106"/>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="107"/>
        <source>left out</source>
        <translation>已略去</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="114"/>
        <source>completed</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="115"/>
        <source>out of memory</source>
        <translation>显存不足</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="116"/>
        <source>NCCL error</source>
        <translation>NCCL 错误</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="117"/>
        <source>hung</source>
        <translation>挂起</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="118"/>
        <source>time limit</source>
        <translation>超出时限</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="119"/>
        <source>host out of memory</source>
        <translation>主机内存不足</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="120"/>
        <source>node failure</source>
        <translation>节点故障</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="121"/>
        <source>pre-empted</source>
        <translation>被抢占</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="122"/>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="123"/>
        <source>configuration refused</source>
        <translation>配置被拒</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="124"/>
        <source>hardware error</source>
        <translation>硬件错误</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="125"/>
        <source>left-over process</source>
        <translation>残留进程</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="126"/>
        <source>crash</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="127"/>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="135"/>
        <source>ZeRO-%1</source>
        <translation>ZeRO-%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="150"/>
        <source>%1: %2</source>
        <comment>a host, what it says</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="154"/>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="154"/>
        <source>Place in the order in which the tasks run</source>
        <translation>任务的运行顺序</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="155"/>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="155"/>
        <source>Degrees of parallelism, then micro-batches by their sequences</source>
        <translation>并行度，然后是微批数乘以每个微批的序列数</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="156"/>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="157"/>
        <source>Predicted (s)</source>
        <translation>预测（秒）</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="157"/>
        <source>Step time, as predicted before the run</source>
        <translation>单步时间，运行前的预测</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="158"/>
        <source>Band (s)</source>
        <translation>区间（秒）</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="158"/>
        <source>Eight of ten runs like this end between these</source>
        <translation>同类运行十个有八个落在此范围</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="159"/>
        <source>Measured (s)</source>
        <translation>实测（秒）</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="159"/>
        <source>Step time once it is steady</source>
        <translation>进入稳定后的单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="160"/>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="160"/>
        <source>Measured against predicted; an exclamation mark: outside the band</source>
        <translation>实测与预测相比；感叹号表示在区间之外</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="161"/>
        <source>Memory (GiB)</source>
        <translation>显存（GiB）</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="161"/>
        <source>Measured, of the worst rank</source>
        <translation>实测，取最高的 rank</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="162"/>
        <source>Outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="162"/>
        <source>How the run ended; point at it for the evidence</source>
        <translation>运行如何结束；指针指向它可查看证据</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="163"/>
        <source>Attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="178"/>
        <source>from %n steady step(s)</source>
        <translation>
            <numerusform>依据 %n 个稳定步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="193"/>
        <source>within the band</source>
        <translation>在区间之内</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="193"/>
        <source>outside the band</source>
        <translation>在区间之外</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="213"/>
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>已完成 %1 / %n 个运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="214"/>
        <source>%n running</source>
        <translation>
            <numerusform>运行中 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="215"/>
        <source>%n queued</source>
        <translation>
            <numerusform>排队中 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="216"/>
        <source>%n failed</source>
        <translation>
            <numerusform>失败 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="217"/>
        <source>%n left out</source>
        <translation>
            <numerusform>略去 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="218"/>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="220"/>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="224"/>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="227"/>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="162"/>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="254"/>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="220"/>
        <source>Nothing was measured yet.</source>
        <translation>尚无实测结果。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="222"/>
        <source>Fastest measured: %1 with %2 a step, %3 per GPU, where a step of %4 was predicted.</source>
        <translation>实测最快：%1，每步 %2，每 GPU %3，预测为每步 %4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="226"/>
        <source>less than %1</source>
        <translation>小于 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="227"/>
        <source>The chance that an untested layout is faster by more than %1 is %2: not worth another run.</source>
        <translation>某个未测布局快 %1 以上的概率为 %2：不值得再运行。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="228"/>
        <source>The chance that an untested layout is faster by more than %1 is %2.</source>
        <translation>某个未测布局快 %1 以上的概率为 %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="235"/>
        <source>%1 of about %2 GPU-hours spent</source>
        <translation>已用 %1 GPU 小时，共约 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="236"/>
        <source>%1; the queue cannot be asked: %2</source>
        <translation>%1；无法查询队列：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="237"/>
        <source>%1, on %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="116"/>
        <source>Records were not fetched: %1</source>
        <translation>未取回记录：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="149"/>
        <source>Nothing was written: no layout fits that the framework can run.</source>
        <translation>未写入任何内容：放得下的布局中，没有该框架能运行的。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="160"/>
        <source>The campaign was written, but not copied: %1</source>
        <translation>测试活动已写入，但未复制：%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="161"/>
        <source>%n task(s) written to %1.</source>
        <translation>
            <numerusform>已将 %n 个任务写入 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="162"/>
        <source>%n layout(s) were left out that the framework cannot run.</source>
        <translation>
            <numerusform>略去了该框架无法运行的 %n 个布局。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="180"/>
        <source>The campaign runs on this machine.</source>
        <translation>测试活动在本机运行。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="185"/>
        <source>Copied to %1.</source>
        <translation>已复制到 %1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="186"/>
        <source>Not copied: %1</source>
        <translation>未复制：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="199"/>
        <source>Submitted.</source>
        <translation>已提交。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="203"/>
        <source>This stays at work until the campaign is over. Start it where the launcher can be reached:</source>
        <translation>该命令会一直工作到测试活动结束。请在能访问启动器的地方运行：</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="205"/>
        <source>There is no sbatch on this machine. Say where the campaign runs, or copy its folder to the cluster and type this there:</source>
        <translation>本机没有 sbatch。请指定测试活动的运行位置，或将其文件夹复制到集群，并在那里输入：</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="206"/>
        <source>Not submitted: %1</source>
        <translation>未提交：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="218"/>
        <source>The queue was told to stop the tasks.</source>
        <translation>已通知队列停止这些任务。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="219"/>
        <source>Not stopped: %1</source>
        <translation>未停止：%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="230"/>
        <source>%n log(s) read; results.csv and results.json are in %1.</source>
        <translation>
            <numerusform>已读取 %n 份日志；results.csv 和 results.json 位于 %1。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="239"/>
        <source>There is nothing to learn from yet: no run has a step time, a reading of memory, or ran out of memory.</source>
        <translation>还没有可供学习的内容：没有任何运行测得单步时间或显存，或出现显存不足。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="248"/>
        <source>%n run(s) are kept among your own, and the profile that follows from them is profile.json in the campaign&apos;s folder.</source>
        <translation>
            <numerusform>%n 个运行已存入自己的运行；由此得出的性能档案是测试活动文件夹中的 profile.json。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="249"/>
        <source>%n task(s) cannot be the best any more and will not run.</source>
        <translation>
            <numerusform>%n 个任务已不可能最佳，不再运行。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="291"/>
        <source>Report written to %1</source>
        <translation>报告已写到 %1</translation>
    </message>
</context>
<context>
    <name>fivefold::Chart</name>
    <message>
        <location filename="../app/desktop/charts/chart.cpp" line="51"/>
        <source>Copy &amp;Picture</source>
        <translation>复制图片(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/chart.cpp" line="52"/>
        <source>Copy &amp;Data</source>
        <translation>复制数据(&amp;D)</translation>
    </message>
</context>
<context>
    <name>fivefold::CheckView</name>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="136"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>此方案无法计算，原因见结论。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="137"/>
        <source>Enter what a run of the present plan showed: its step time, its memory, or both.</source>
        <translation>输入按当前方案运行的结果：单步时间、显存，或两者。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="138"/>
        <source>The model has no figures for this plan.</source>
        <translation>对这个方案，模型给不出数值。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="148"/>
        <source>Likely causes, the likeliest first:</source>
        <translation>可能的原因，最可能的在前：</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="159"/>
        <source>Is a run as fast as it should be? Set the plan to what runs, then enter what was read.</source>
        <translation>运行速度是否正常？先把方案设成所运行的配置，再输入读数。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="160"/>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="161"/>
        <source>or tokens per second and GPU</source>
        <translation>或每 GPU 每秒 token 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="162"/>
        <source>Memory of the fullest GPU</source>
        <translation>占用最高的 GPU 的显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="163"/>
        <source>Memory read as</source>
        <translation>显存读法</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="167"/>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="169"/>
        <source>Measured step time</source>
        <translation>实测单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="170"/>
        <source>Measured tokens per second and GPU</source>
        <translation>实测每 GPU 每秒 token 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="171"/>
        <source>Measured memory of the fullest GPU</source>
        <translation>占用最高的 GPU 的实测显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="172"/>
        <source>How the memory was read</source>
        <translation>显存的读取方式</translation>
    </message>
</context>
<context>
    <name>fivefold::ChoicesView</name>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="68"/>
        <source>points</source>
        <comment>of a measured table</comment>
        <translation>个点</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="153"/>
        <source>%1; not proposed: training runs tell it better</source>
        <comment>what a value comes from</comment>
        <translation>%1；未建议：训练运行更能反映实际</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="154"/>
        <source>%1, %2</source>
        <comment>a source, its date</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="162"/>
        <source>Estimates take what is ticked; the rest stays as it is built in.</source>
        <translation>估算采用勾选的值；其余仍用内置值。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="163"/>
        <source>As Proposed</source>
        <translation>按建议</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="164"/>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="165"/>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="166"/>
        <source>Ticks what a measurement tells better than published training runs</source>
        <translation>勾选测量比已发表训练运行更能反映实际的值</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="167"/>
        <source>Ticks every value</source>
        <translation>勾选所有值</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="168"/>
        <source>Keeps every built-in value</source>
        <translation>所有值都保留内置值</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="169"/>
        <source>Values that estimates take</source>
        <translation>估算采用的值</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Quantity</source>
        <translation>项目</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Measured over built in</source>
        <translation>实测与内置之比</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Measured from</source>
        <translation>测量依据</translation>
    </message>
</context>
<context>
    <name>fivefold::ClusterSection</name>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="32"/>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="36"/>
        <source>%1 usable, bf16 %2, %3</source>
        <translation>可用 %1，bf16 %2，%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="53"/>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="58"/>
        <source>&amp;GPU</source>
        <translation>&amp;GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="59"/>
        <source>&amp;Nodes</source>
        <translation>节点数(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="60"/>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="77"/>
        <source>GPUs per node</source>
        <translation>每节点 GPU 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="61"/>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="122"/>
        <source>NVLink domain</source>
        <translation>NVLink 域</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="62"/>
        <source>GPUs that reach each other over the fast links</source>
        <translation>通过高速链路互联的 GPU 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="63"/>
        <source>Net&amp;work</source>
        <translation>网络(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="64"/>
        <source>Price per GPU-hour</source>
        <translation>每 GPU 小时价格</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="72"/>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="94"/>
        <source>%1, %2 per GPU</source>
        <translation>%1，每 GPU %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="106"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="114"/>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="129"/>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="146"/>
        <source>Your own price</source>
        <translation>自定价格</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="150"/>
        <source>No price is known; enter yours</source>
        <translation>价格未知，请自行输入</translation>
    </message>
</context>
<context>
    <name>fivefold::CollectivesView</name>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="57"/>
        <source>How long collectives of NCCL take by size and number of GPUs, beside what is assumed without a measurement, will be shown here. Output of nccl-tests can be imported too, also of several nodes.</source>
        <translation>这里将显示 NCCL 集合通信在各数据大小和 GPU 数下的耗时，以及无测量时的假定值。也可导入 nccl-tests 的输出，包括多节点的。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="65"/>
        <source>Left and right go along a line, up and down to another one.</source>
        <translation>左、右方向键沿曲线移动，上、下方向键切换曲线。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="69"/>
        <source>Among</source>
        <translation>范围</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="70"/>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="73"/>
        <source>GPUs of the collective</source>
        <translation>集合通信的 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="74"/>
        <source>Quantity of the collectives</source>
        <translation>集合通信的指标</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="75"/>
        <source>Collectives by size</source>
        <translation>集合通信，按大小</translation>
    </message>
</context>
<context>
    <name>fivefold::ColorLegend</name>
    <message>
        <location filename="../app/desktop/charts/color_legend.cpp" line="24"/>
        <source>%1, from %2 to %3; hatched: %4</source>
        <translation>%1，从 %2 到 %3；斜线：%4</translation>
    </message>
</context>
<context>
    <name>fivefold::CommandPalette</name>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="53"/>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="56"/>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="57"/>
        <source>Menu entry, page, model, or knob and value: tp 8</source>
        <translation>要做的事：菜单项、页面、模型，或调节项及其值，例如“tp 8”</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="60"/>
        <source>Matching commands</source>
        <translation>匹配的命令</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="87"/>
        <source>%1   (%2)</source>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="89"/>
        <source>Nothing matches.</source>
        <translation>没有匹配项。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/command_palette.cpp" line="89"/>
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n 个命令</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::CompareModel</name>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="53"/>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="53"/>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="94"/>
        <source>Quantity</source>
        <translation>指标</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="98"/>
        <source>%1 (base)</source>
        <translation>%1（基准）</translation>
    </message>
</context>
<context>
    <name>fivefold::ComparePage</name>
    <message>
        <location filename="../app/desktop/pages/compare_bars.cpp" line="23"/>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_bars.cpp" line="49"/>
        <source>usable %1</source>
        <translation>可用 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="150"/>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="155"/>
        <source>Present plan</source>
        <translation>当前方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="162"/>
        <source>Pinned plans will be compared here with the present one.</source>
        <translation>钉住的方案将在这里与当前方案比较。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/compare_page.cpp" line="168"/>
        <source>%n pinned beside the present plan</source>
        <translation>
            <numerusform>除当前方案外已钉住 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="169"/>
        <source>%1; none of them fits.</source>
        <translation>%1；都放不下。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="170"/>
        <source>%1; the fastest that fits is %2 with %3 per GPU.</source>
        <translation>%1；放得下的方案中最快的是“%2”，每 GPU %3。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="204"/>
        <source>Step time of the plans by part</source>
        <translation>各方案单步时间的构成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="204"/>
        <source>Memory of the plans&apos; fullest stages by kind</source>
        <translation>各方案最满流水级的显存，按类别</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="227"/>
        <source>Chosen: %1</source>
        <translation>已选：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="227"/>
        <source>No pinned plan chosen</source>
        <translation>未选择钉住的方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="238"/>
        <source>This plan is pinned already, as %1</source>
        <translation>当前方案已钉住为 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="244"/>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="246"/>
        <source>Pinned as %1</source>
        <translation>已钉住为 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="254"/>
        <source>Use %1</source>
        <translation>采用 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="264"/>
        <source>Rename Pinned Plan</source>
        <translation>重命名钉住的方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="265"/>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="289"/>
        <source>Pin a plan to keep it in sight while you change the present one: both stand here side by side, with memory, time, traffic, speed and cost, and what differs is marked.</source>
        <translation>钉住一个方案，就能在改动当前方案时一直看到它：两者在此并排显示显存、时间、通信量、速度和费用，并标出差异。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="291"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="292"/>
        <source>Pin the Present Plan</source>
        <translation>钉住当前方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="293"/>
        <source>Compare with</source>
        <translation>对比</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="294"/>
        <source>Bars</source>
        <translation>条形图</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="295"/>
        <source>step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="296"/>
        <source>memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="297"/>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="298"/>
        <source>Only differences</source>
        <translation>仅显示差异</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="299"/>
        <source>Report of These Plans…</source>
        <translation>这些方案的报告…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="300"/>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="301"/>
        <source>Use</source>
        <translation>采用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="302"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="310"/>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="303"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="311"/>
        <source>Move Left</source>
        <translation>左移</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="304"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="311"/>
        <source>Move Right</source>
        <translation>右移</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="305"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="312"/>
        <source>Unpin</source>
        <translation>取消钉住</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="306"/>
        <source>Plan that the others are compared with</source>
        <translation>作为比较基准的方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="307"/>
        <source>Bars above the table</source>
        <translation>表格上方的条形图</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="308"/>
        <source>Plans side by side</source>
        <translation>并排的方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="309"/>
        <source>A full triangle upwards is better than the base, an open one downwards worse.</source>
        <translation>实心上三角表示优于基准，空心下三角表示劣于基准。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="310"/>
        <source>Use This Plan</source>
        <translation>采用此方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="312"/>
        <source>As &amp;Text with Tabs</source>
        <translation>制表符分隔的文本(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="313"/>
        <source>As &amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="313"/>
        <source>As C&amp;SV</source>
        <translation>C&amp;SV</translation>
    </message>
</context>
<context>
    <name>fivefold::Document</name>
    <message>
        <location filename="../app/desktop/document.cpp" line="139"/>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <location filename="../app/desktop/opened_files.cpp" line="28"/>
        <source>%1 was not opened: %2</source>
        <translation>未能打开 %1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="149"/>
        <source>Model from %1</source>
        <translation>来自 %1 的模型</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="150"/>
        <location filename="../app/desktop/document.cpp" line="163"/>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="158"/>
        <source>%1 leaves open, and this was assumed: %2</source>
        <translation>%1 未说明以下内容，已作假设：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="170"/>
        <source>%1 was not saved: %2</source>
        <translation>未能保存 %1：%2</translation>
    </message>
</context>
<context>
    <name>fivefold::ExplainPanel</name>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="37"/>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="121"/>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="38"/>
        <source>Tokens per second and GPU</source>
        <translation>每 GPU 每秒 token 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="39"/>
        <source>Model FLOPs per GPU</source>
        <translation>单 GPU 模型 FLOPs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="40"/>
        <source>MFU, causal attention counted half</source>
        <translation>MFU，因果注意力计一半</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="41"/>
        <source>MFU, attention counted in full</source>
        <translation>MFU（注意力全计）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="42"/>
        <source>HFU, recomputation counted</source>
        <translation>HFU（计入重计算）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="43"/>
        <source>Bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="44"/>
        <source>Training time</source>
        <translation>训练时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="45"/>
        <source>GPU-hours</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="46"/>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="47"/>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="48"/>
        <source>Active parameters</source>
        <translation>激活参数量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="49"/>
        <source>Usable memory of the GPU</source>
        <translation>GPU 的可用显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="50"/>
        <source>Headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="51"/>
        <source>Chance to fit</source>
        <translation>放得下的概率</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="52"/>
        <source>Memory, low end of the band</source>
        <translation>显存，区间下限</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="53"/>
        <source>Memory, high end of the band</source>
        <translation>显存，区间上限</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="54"/>
        <source>Step time, low end of the band</source>
        <translation>单步时间，区间下限</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="55"/>
        <source>Step time, high end of the band</source>
        <translation>单步时间，区间上限</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="90"/>
        <source>%1 million</source>
        <translation>%1 百万</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="123"/>
        <source>%1, stage %2</source>
        <translation>%1，流水级 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="123"/>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="154"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="155"/>
        <source>Back to the figure that this is a part of</source>
        <translation>返回包含它的数值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="156"/>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="157"/>
        <source>Copy all of this as text</source>
        <translation>将全部内容复制为文本</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="158"/>
        <source>How the figure is computed</source>
        <translation>该数值的计算方式</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="208"/>
        <source>Click a number of a table, a bar or the verdict to see how it is computed.</source>
        <translation>点击表格中的数、条形或结论，查看它的计算方式。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="220"/>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="230"/>
        <source>This plan has none of it at the fullest moment.</source>
        <translation>在占用最高的时刻，当前方案没有这一项。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="241"/>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="258"/>
        <source>Equation (%1). Source: %2</source>
        <translation>公式 (%1)。来源：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="243"/>
        <source>Left out:</source>
        <translation>未计入：</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="259"/>
        <source>Left out: %1</source>
        <translation>未计入：%1</translation>
    </message>
</context>
<context>
    <name>fivefold::ExportDialog</name>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="55"/>
        <source>&amp;Replace existing files</source>
        <translation>替换已有文件(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="56"/>
        <source>&amp;Write Files</source>
        <translation>写入文件(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="58"/>
        <source>Export Launch Files</source>
        <translation>导出启动文件</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="64"/>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="65"/>
        <source>Launcher</source>
        <translation>启动器</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="66"/>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="67"/>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="68"/>
        <source>Text of the file</source>
        <translation>文件内容</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="69"/>
        <source>Replace existing files</source>
        <translation>替换已有文件</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="70"/>
        <source>Write files</source>
        <translation>写入文件</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="74"/>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="75"/>
        <source>Choose the folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="80"/>
        <source>&amp;Framework</source>
        <translation>框架(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="81"/>
        <source>&amp;Launcher</source>
        <translation>启动器(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="82"/>
        <source>F&amp;older</source>
        <translation>文件夹(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="137"/>
        <source>Not possible:</source>
        <translation>不可行：</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="138"/>
        <source>Note:</source>
        <translation>注意：</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="139"/>
        <source>For information:</source>
        <translation>供参考：</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="173"/>
        <source>There is nothing to write until the plan is one that this framework can run.</source>
        <translation>只有当方案能在此框架上运行时，才有可写入的内容。</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="175"/>
        <source>Choose a folder for the files.</source>
        <translation>请选择存放文件的文件夹。</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="177"/>
        <source>Already in this folder: %1</source>
        <translation>此文件夹中已存在：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="184"/>
        <source>Folder for Launch Files</source>
        <translation>启动文件的文件夹</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="196"/>
        <source>the folder cannot be made</source>
        <translation>无法创建文件夹</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="204"/>
        <source>Not written: %1</source>
        <translation>未写入：%1</translation>
    </message>
</context>
<context>
    <name>fivefold::FindingList</name>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="32"/>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="133"/>
        <source>All rules hold</source>
        <translation>所有规则均满足</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="134"/>
        <source>All rules hold; nothing stands out.</source>
        <translation>所有规则均满足，没有需要注意的问题。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="57"/>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="81"/>
        <source>Change %1 and keep the rest in balance</source>
        <translation>更改“%1”，并保持其余参数平衡</translation>
    </message>
</context>
<context>
    <name>fivefold::HardwarePage</name>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="133"/>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="137"/>
        <source>What the plan&apos;s GPU and network can do will be shown here.</source>
        <translation>这里将显示方案所用 GPU 和网络的能力。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="139"/>
        <source>This machine&apos;s GPUs are being measured.</source>
        <translation>正在测量本机的 GPU。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="142"/>
        <source>The estimates use the profile &quot;%1&quot;, whose constants were refitted to measured runs.</source>
        <translation>估算采用性能档案“%1”，其常数已根据实测运行重新拟合。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="144"/>
        <source>The estimates use what was measured as &quot;%1&quot; for %2, and otherwise catalogue values and efficiencies from published runs.</source>
        <translation>估算对 %2 采用“%1”的实测值，其余采用目录值和已发表运行得出的效率。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="145"/>
        <source>&quot;%1&quot; is in use, but was measured on another GPU than the plan&apos;s %2, so it changes nothing in this plan.</source>
        <translation>“%1”正在使用，但测量的 GPU 与方案的 %2 不同，因此不影响当前方案。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="147"/>
        <source>The constants of &quot;%1&quot; were refitted to measured runs; the estimates do not use them yet.</source>
        <translation>“%1”的常数已根据实测运行重新拟合；估算尚未采用。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="148"/>
        <source>&quot;%1&quot; is shown beside the catalogue; the estimates do not use it yet.</source>
        <translation>“%1”显示在目录值旁；估算尚未采用它。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="149"/>
        <source>No GPU of this machine has been measured; the estimates use catalogue values of %1 and efficiencies from published runs.</source>
        <translation>尚未测量本机的 GPU；估算采用 %1 的目录值和已发表运行得出的效率。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="193"/>
        <source>catalogue only</source>
        <translation>仅目录值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="196"/>
        <source>%1 (not saved)</source>
        <comment>name of a measurement</comment>
        <translation>%1（未保存）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="197"/>
        <source>%1 (in use)</source>
        <comment>name of a measurement</comment>
        <translation>%1（使用中）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="222"/>
        <source>Stop Using</source>
        <translation>停止采用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="222"/>
        <source>Use</source>
        <translation>采用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="223"/>
        <source>The estimates go back to the built-in constants</source>
        <translation>估算恢复采用内置常数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="223"/>
        <source>The estimates take these values from now on, in every plan with this GPU</source>
        <translation>从现在起，使用此 GPU 的所有方案的估算都采用这些值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="265"/>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="358"/>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="378"/>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="265"/>
        <source>Messages (%1)</source>
        <translation>消息（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="272"/>
        <source>%1 %2</source>
        <comment>what happened, what to do</comment>
        <translation>%1%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/hardware_page.cpp" line="274"/>
        <source>All %n Message(s)</source>
        <translation>
            <numerusform>全部 %n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="279"/>
        <source>The values that a measurement would change in the estimates will be listed here, with a box to tick for each.</source>
        <translation>这里将列出测量会在估算中改变的值，每项可单独勾选。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="280"/>
        <source>A profile whose constants were refitted to measured runs is taken as a whole; there is nothing to choose.</source>
        <translation>常数已根据实测运行重新拟合的性能档案只能整体采用；没有可选的项。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/hardware_page.cpp" line="283"/>
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n 个 GPU</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="288"/>
        <source>driver %1</source>
        <translation>驱动 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="291"/>
        <source>%1.</source>
        <comment>a list of facts</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="294"/>
        <source>The catalogue has no such GPU; used, the values count for the plan&apos;s %1.</source>
        <translation>目录中没有这种 GPU；采用后，这些值用于方案的 %1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="295"/>
        <source>The plan&apos;s GPU is another one, %1.</source>
        <translation>方案的 GPU 是另一种：%1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="316"/>
        <source>&lt;b&gt;%1&lt;/b&gt; with %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;，%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="317"/>
        <source>&lt;b&gt;%1&lt;/b&gt;, which is not the plan&apos;s GPU</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;，并非方案的 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="319"/>
        <source>GPU&apos;s sources: %1. Network&apos;s sources: %2.</source>
        <translation>GPU 的来源：%1。网络的来源：%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="320"/>
        <source>GPU&apos;s sources: %1.</source>
        <translation>GPU 的来源：%1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="356"/>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="357"/>
        <source>Measurement shown</source>
        <translation>显示的测量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="359"/>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="360"/>
        <source>Keeps this measurement as a profile under a name</source>
        <translation>将此测量命名保存为性能档案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="361"/>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="362"/>
        <source>More to do with measurements</source>
        <translation>测量的更多操作</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="368"/>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="369"/>
        <source>&amp;Export Profile…</source>
        <translation>导出性能档案(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="370"/>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="371"/>
        <source>Use &amp;Built-In Constants</source>
        <translation>采用内置常数(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="372"/>
        <source>&amp;Log of the Probe</source>
        <translation>探测日志(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="373"/>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="374"/>
        <source>Matrix Products</source>
        <translation>矩阵乘</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="375"/>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="376"/>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="377"/>
        <source>Profile</source>
        <translation>性能档案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="379"/>
        <source>Views of the hardware</source>
        <translation>硬件视图</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="380"/>
        <source>Values of the hardware</source>
        <translation>硬件的值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="49"/>
        <source>%1 × %2, %3</source>
        <comment>number of GPUs, their name, a date</comment>
        <translation>%1 × %2，%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="49"/>
        <source>%1, %2</source>
        <comment>name of a GPU, a date</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="55"/>
        <source>Use of measured values</source>
        <translation>采用实测值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="66"/>
        <source>The estimates use &quot;%1&quot;</source>
        <translation>估算现采用“%1”</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="93"/>
        <source>Use of built-in constants</source>
        <translation>采用内置常数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="104"/>
        <source>Choice of measured values</source>
        <translation>选择实测值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="123"/>
        <source>The measured values that were in use, %1, are gone; the estimates use the built-in constants.</source>
        <translation>原先采用的实测值 %1 已不存在；估算采用内置常数。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="144"/>
        <source>Save Profile</source>
        <translation>保存性能档案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="145"/>
        <source>Name of the profile</source>
        <translation>性能档案名称</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="103"/>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="152"/>
        <source>Saved &quot;%1&quot;</source>
        <translation>已保存“%1”</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="55"/>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="87"/>
        <source>Use of a refitted profile</source>
        <translation>采用重新拟合的性能档案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="158"/>
        <source>Export Profile</source>
        <translation>导出性能档案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="158"/>
        <source>Profiles (*.json)</source>
        <translation>性能档案 (*.json)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="176"/>
        <source>The profile could not be written to %1: %2</source>
        <translation>无法将性能档案写入 %1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="177"/>
        <source>Profile written to %1; fivefold-cli takes it with --profile</source>
        <translation>性能档案已写入 %1；fivefold-cli 可用 --profile 读取</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="186"/>
        <source>Removed &quot;%1&quot;</source>
        <translation>已移除“%1”</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="195"/>
        <source>Import Measurements</source>
        <translation>导入测量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="195"/>
        <source>Measurements (*.json *.txt *.log *.out);;All files (*)</source>
        <translation>测量 (*.json *.txt *.log *.out);;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="213"/>
        <source>%1 was not imported: %2</source>
        <translation>未导入 %1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="244"/>
        <source>%1 with %2</source>
        <comment>a measurement, a file that joined it</comment>
        <translation>%1 与 %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="249"/>
        <source>%n file(s) imported</source>
        <translation>
            <numerusform>已导入 %n 个文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::HeatmapModel</name>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="128"/>
        <source>nothing fits</source>
        <translation>都放不下</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="128"/>
        <source>nothing divides</source>
        <translation>都不能整除</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="132"/>
        <source>%1 on %2</source>
        <comment>a model on a number of nodes</comment>
        <translation>%2上的 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="137"/>
        <source>%1: not searched yet.</source>
        <translation>%1：尚未搜索。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="138"/>
        <source>%1: being searched.</source>
        <translation>%1：正在搜索。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="140"/>
        <source>%1: no layout fits the memory.</source>
        <translation>%1：没有布局在显存上放得下。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="140"/>
        <source>%1: no layout divides the GPUs and the batch.</source>
        <translation>%1：没有布局能整除 GPU 数和批量。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="144"/>
        <source>%1: %2; MFU %3, step time %4, %5 per GPU, %6 on the fullest stage.</source>
        <translation>%1：%2；MFU %3，单步时间 %4，每 GPU %5，最满的流水级 %6。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="152"/>
        <source>Published best: %1; MFU %2, step time %3, %4 reserved on the first stage.</source>
        <translation>已发表的最佳：%1；MFU %2，单步时间 %3，第一级已保留 %4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="156"/>
        <source>Our best is predicted %1 in speed against that.</source>
        <translation>与之相比，我们的最佳布局的预测速度为 %1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="204"/>
        <source>searching</source>
        <translation>搜索中</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="212"/>
        <source>ours %1</source>
        <comment>how our value differs</comment>
        <translation>我们 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="232"/>
        <source>%1 GPUs</source>
        <translation>%1 个 GPU</translation>
    </message>
</context>
<context>
    <name>fivefold::HeatmapPage</name>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="158"/>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="159"/>
        <source>Numbers of nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="160"/>
        <source>The columns: numbers of nodes with spaces or commas between them.</source>
        <translation>各列：节点数，以空格或逗号分隔。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="161"/>
        <source>Models, the rows</source>
        <translation>模型，即各行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="162"/>
        <source>The rows: this plan&apos;s model and others of the catalogue.</source>
        <translation>各行：当前方案的模型和目录中的其他模型。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="163"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="164"/>
        <source>GPU of the heatmap</source>
        <translation>热力图的 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="165"/>
        <source>Sequence</source>
        <translation>序列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="166"/>
        <source>Sequence length of the heatmap</source>
        <translation>热力图的序列长度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="167"/>
        <source>Batch</source>
        <translation>批量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="168"/>
        <source>Global batch of the heatmap, millions of tokens</source>
        <translation>热力图的全局批量，单位为百万 token</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="169"/>
        <source> M tokens</source>
        <comment>millions of tokens</comment>
        <translation> M token</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="170"/>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="171"/>
        <source>What the best layout has most or least of</source>
        <translation>最佳布局以何者最大或最小</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="172"/>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="173"/>
        <source>Framework of the heatmap</source>
        <translation>热力图的框架</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="174"/>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="175"/>
        <source>What the cells show</source>
        <translation>单元格显示的内容</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="186"/>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="187"/>
        <source>Searches the best layout of every cell, one after the other.</source>
        <translation>依次搜索每个单元格的最佳布局。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="188"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="189"/>
        <source>Cells that are done stay.</source>
        <translation>已完成的单元格会保留。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="190"/>
        <source>Settings of this plan</source>
        <translation>当前方案的设置</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="191"/>
        <source>GPU, sequence length, batch and framework as in the present plan.</source>
        <translation>GPU、序列长度、批量和框架与当前方案相同。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="192"/>
        <source>Same settings as the published benchmark</source>
        <translation>与已发表基准相同的设置</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="193"/>
        <source>The models, nodes, GPU, sequence length, batch and framework of the Ultra-Scale Playbook, which is then shown too.</source>
        <translation>采用 Ultra-Scale Playbook 的模型、节点数、GPU、序列长度、批量和框架，并同时显示其结果。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="194"/>
        <source>Published benchmark</source>
        <translation>已发表的基准</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="195"/>
        <source>Shows below each prediction the best layout that was measured, and how our best differs from it.</source>
        <translation>在每个预测下方显示实测的最佳布局，以及我们的最佳与它的差异。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="196"/>
        <source>Cells searched</source>
        <translation>已搜索的单元格</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="197"/>
        <source>Best layouts, models by numbers of nodes</source>
        <translation>最佳布局，模型 × 节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="198"/>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="199"/>
        <source>Use This Plan</source>
        <translation>采用此方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="200"/>
        <source>Takes model, nodes and layout of the chosen cell into the plan; Enter or a double click does the same.</source>
        <translation>把所选单元格的模型、节点数和布局用于方案；按回车或双击效果相同。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="201"/>
        <source>Pin</source>
        <translation>钉住</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="202"/>
        <source>Puts the plan of the chosen cell aside to compare.</source>
        <translation>把所选单元格的方案留作比较。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="203"/>
        <source>Measured: the Ultra-Scale Playbook, Hugging Face nanotron team, 2025 (Apache-2.0), &lt;a href=&quot;https://huggingface.co/spaces/nanotron/ultrascale-playbook&quot;&gt;huggingface.co/spaces/nanotron/ultrascale-playbook&lt;/a&gt;</source>
        <translation>实测：Ultra-Scale Playbook，Hugging Face nanotron 团队，2025（Apache-2.0），&lt;a href=&quot;https://huggingface.co/spaces/nanotron/ultrascale-playbook&quot;&gt;huggingface.co/spaces/nanotron/ultrascale-playbook&lt;/a&gt;</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="205"/>
        <source>Its MFU is counted here as ours is, with causal attention; memory is what the allocator reserved on the first stage.</source>
        <translation>其 MFU 在此与我们的算法一致，按因果注意力计；显存为分配器在第一级上保留的量。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="63"/>
        <source>Heatmap</source>
        <translation>热力图</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="68"/>
        <source>The best layout of each model on each number of nodes will be shown here, once it has been searched.</source>
        <translation>搜索之后，这里将显示每个模型在各节点数上的最佳布局。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="71"/>
        <source>On %1 nothing fits in the %2 of %3 cells searched so far.</source>
        <translation>在 %1 上，已搜索的 %2 / %3 个单元格都放不下。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="73"/>
        <source>%1 on %2: from %3 to %4 in %5 of %6 cells so far.</source>
        <translation>%2 上的 %1：从 %3 到 %4，目前已搜索 %5 / %6 个单元格。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="75"/>
        <source>%1 of the best layouts on %2: from %3 to %4.</source>
        <translation>%2 上最佳布局的 %1：从 %3 到 %4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="76"/>
        <source>%1 of the best layouts on %2: from %3 to %4; in %5 of %6 cells nothing fits.</source>
        <translation>%2 上最佳布局的 %1：从 %3 到 %4；%6 个单元格中有 %5 个都放不下。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="92"/>
        <source>This plan: %1</source>
        <translation>当前方案：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="143"/>
        <source>%1 (published benchmark)</source>
        <translation>%1（已发表的基准）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="224"/>
        <source>Best layout of the heatmap</source>
        <translation>热力图的最佳布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="231"/>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="236"/>
        <source>Choose a cell to read all about it.</source>
        <translation>选择一个单元格查看详情。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="249"/>
        <source>No model is chosen.</source>
        <translation>未选择模型。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="250"/>
        <source>Nodes must be a list of up to 32 whole numbers from 1 on, such as 1 2 4 8.</source>
        <translation>节点数必须是最多 32 个从 1 起的整数，例如 1 2 4 8。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="251"/>
        <source>The measured values in use have changed since these cells were searched; Run searches anew.</source>
        <translation>搜索这些单元格之后，采用的实测值已更改；点“运行”重新搜索。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="252"/>
        <source>The settings have changed since these cells were searched; Run searches anew.</source>
        <translation>搜索这些单元格之后设置已更改；点“运行”重新搜索。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="257"/>
        <source>The published benchmark has no cell under these settings.</source>
        <translation>在这些设置下，已发表的基准没有对应的单元格。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="264"/>
        <source>no layout fits, or none divides</source>
        <translation>没有布局放得下，或都不能整除</translation>
    </message>
</context>
<context>
    <name>fivefold::HeatmapView</name>
    <message>
        <location filename="../app/desktop/pages/heatmap_view.cpp" line="219"/>
        <source>Copy &amp;Table</source>
        <translation>复制表格(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_view.cpp" line="221"/>
        <source>Copy All &amp;Figures</source>
        <translation>复制全部数值(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_view.cpp" line="222"/>
        <source>Copy &amp;Picture</source>
        <translation>复制图片(&amp;P)</translation>
    </message>
</context>
<context>
    <name>fivefold::HelpDialog</name>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="61"/>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="64"/>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="75"/>
        <source>This page</source>
        <translation>本页</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="76"/>
        <source>How Fivefold estimates</source>
        <translation>Fivefold 如何估算</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="77"/>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
</context>
<context>
    <name>fivefold::KeysDialog</name>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="32"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="36"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="38"/>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="38"/>
        <source>Does</source>
        <translation>作用</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="44"/>
        <source>Next or previous value of a slider</source>
        <translation>滑块的下一个或上一个值</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="44"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="57"/>
        <source>Right, Left</source>
        <translation>右、左方向键</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="45"/>
        <source>Two values further</source>
        <translation>移动两个值</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="45"/>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="46"/>
        <source>Largest or smallest value</source>
        <translation>最大值或最小值</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="46"/>
        <source>End, Home</source>
        <translation>End、Home</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="47"/>
        <source>Chart: copy its picture, its data</source>
        <translation>图表：复制图片、复制数据</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="47"/>
        <source>Ctrl+C, Ctrl+Shift+C</source>
        <translation>Ctrl+C、Ctrl+Shift+C</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="48"/>
        <source>Table: copy the chosen rows</source>
        <translation>表格：复制所选行</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="48"/>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="50"/>
        <source>Memory: stage before or after, how it is computed</source>
        <translation>显存：前一个或后一个流水级，计算方式</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="50"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="51"/>
        <source>Up and Down, Return</source>
        <translation>上、下方向键；回车</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="51"/>
        <source>Step: part before or after, how it is computed</source>
        <translation>单步：前一个或后一个部分，计算方式</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="59"/>
        <source>Heatmap: use the plan of the chosen cell</source>
        <translation>热力图：采用所选单元格的方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="60"/>
        <source>Scaling: next size of the cluster, same size on another curve</source>
        <translation>扩展：集群的下一个规模，另一曲线上的相同规模</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="61"/>
        <source>Scaling: use the chosen plan</source>
        <translation>扩展：采用所选方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="62"/>
        <source>Placement: neighbouring GPU, same GPU of the next node</source>
        <translation>放置：相邻 GPU；下一节点的同号 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="52"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="60"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="62"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="67"/>
        <source>Left and Right, Up and Down</source>
        <translation>左、右方向键；上、下方向键</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="63"/>
        <source>Placement: next rank of the same group</source>
        <translation>放置：同一通信组的下一个 rank</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="63"/>
        <source>Ctrl+Right, Ctrl+Left</source>
        <translation>Ctrl+右方向键，Ctrl+左方向键</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="64"/>
        <source>Placement: nearer, further away, everything</source>
        <translation>放置：放大、缩小、显示全部</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="58"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="64"/>
        <source>+, -, 0</source>
        <translation>+、-、0</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="55"/>
        <source>Search: end a search</source>
        <translation>搜索：结束搜索</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="55"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="56"/>
        <source>Search: use the chosen layout, pin it</source>
        <translation>搜索：采用所选布局、钉住</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="56"/>
        <source>Return, Ctrl+P</source>
        <translation>回车、Ctrl+P</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="57"/>
        <source>Search: along the Pareto front</source>
        <translation>搜索：沿帕累托前沿移动</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="58"/>
        <source>Search: nearer, further away, everything</source>
        <translation>搜索：放大、缩小、显示全部</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="52"/>
        <source>Timeline: pass before or after, same moment on another stage</source>
        <translation>时间线：前一个或后一个计算任务，另一流水级的同一时刻</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="53"/>
        <source>Timeline: nearer, further away, everything, the chosen pass</source>
        <translation>时间线：放大、缩小、全部、所选计算任务</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="53"/>
        <source>+, -, 0, Return</source>
        <translation>+、-、0、回车</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="54"/>
        <source>Timeline: earlier or later</source>
        <translation>时间线：更早或更晚</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="54"/>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+左、Ctrl+右</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="65"/>
        <source>Compare: use, rename, unpin the chosen plan</source>
        <translation>比较：采用、重命名、取消钉住所选方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="65"/>
        <source>Return, F2, Delete</source>
        <translation>回车、F2、Delete</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="66"/>
        <source>Compare: move the chosen plan to the left or right</source>
        <translation>比较：将所选方案左移或右移</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="66"/>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+左、Alt+右</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="67"/>
        <source>Measured: next run by measured time, by prediction or error</source>
        <translation>实测：下一个运行，按实测时间、按预测或误差</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="68"/>
        <source>Measured: load the chosen run&apos;s plan</source>
        <translation>实测：载入所选运行的方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="59"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="61"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="68"/>
        <source>Return</source>
        <translation>回车</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="43"/>
        <source>A knob by its underlined letter</source>
        <translation>按带下划线的字母跳到对应调节项</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="43"/>
        <source>Alt+letter</source>
        <translation>Alt+字母</translation>
    </message>
</context>
<context>
    <name>fivefold::KnobCell</name>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="28"/>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="35"/>
        <source>%1, what if</source>
        <translation>%1，假设分析</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="89"/>
        <source>Works: %1</source>
        <translation>可用：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="95"/>
        <source>Not %1: %2</source>
        <translation>%1 不可用：%2</translation>
    </message>
</context>
<context>
    <name>fivefold::KnobsPanel</name>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="28"/>
        <source>Knobs</source>
        <translation>调节项</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="38"/>
        <source>&amp;TP</source>
        <translation>&amp;TP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="39"/>
        <source>&amp;PP</source>
        <translation>&amp;PP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="40"/>
        <source>&amp;DP</source>
        <translation>&amp;DP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="41"/>
        <source>&amp;CP</source>
        <translation>&amp;CP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="42"/>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="50"/>
        <source>&amp;Micro-batch</source>
        <translation>微批(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="51"/>
        <source>&amp;Accumulation</source>
        <translation>累积(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="52"/>
        <source>VPP</source>
        <translation>VPP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="53"/>
        <source>ETP</source>
        <translation>ETP</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="54"/>
        <source>&amp;ZeRO</source>
        <translation>&amp;ZeRO</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="55"/>
        <source>&amp;Recompute</source>
        <translation>重计算(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="59"/>
        <source>&amp;Schedule</source>
        <translation>调度(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="82"/>
        <source>This model is dense: it has no experts to spread.</source>
        <translation>此模型是稠密模型，没有可分散的专家。</translation>
    </message>
</context>
<context>
    <name>fivefold::LayoutTable</name>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="112"/>
        <source>Layouts found</source>
        <translation>找到的布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="113"/>
        <source>&amp;Use this layout	Return</source>
        <translation>采用此布局(&amp;U)	回车</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="114"/>
        <source>&amp;Pin to compare</source>
        <translation>钉住以比较(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="115"/>
        <source>&amp;Copy rows	Ctrl+C</source>
        <translation>复制所选行(&amp;C)	Ctrl+C</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="116"/>
        <source>Copy rows as C&amp;SV</source>
        <translation>将所选行复制为 C&amp;SV</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="117"/>
        <source>Copy rows as &amp;Markdown</source>
        <translation>将所选行复制为 &amp;Markdown</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="118"/>
        <source>&amp;Export table as CSV…</source>
        <translation>将表格导出为 CSV(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="206"/>
        <source>Export Table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="206"/>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
</context>
<context>
    <name>fivefold::LayoutTableModel</name>
    <message>
        <location filename="../app/desktop/search/layout_table_model.cpp" line="145"/>
        <source>on the Pareto front</source>
        <translation>位于帕累托前沿</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table_model.cpp" line="150"/>
        <source>%1 (the present layout)</source>
        <translation>%1（当前布局）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table_model.cpp" line="172"/>
        <source>%1. In the filter: %2</source>
        <translation>%1。筛选时写作：%2</translation>
    </message>
</context>
<context>
    <name>fivefold::LineChart</name>
    <message>
        <location filename="../app/desktop/charts/line_chart.cpp" line="144"/>
        <source>Line</source>
        <translation>曲线</translation>
    </message>
</context>
<context>
    <name>fivefold::LinksView</name>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="43"/>
        <source>How fast each GPU of a node reaches each other one, with its data checked, will be shown here. It takes at least two GPUs.</source>
        <translation>这里将显示节点内每个 GPU 到其他各 GPU 的速度，并校验数据。至少需要两个 GPU。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="47"/>
        <source>Rows send, columns receive; arrow keys go from link to link.</source>
        <translation>行为发送方，列为接收方；用方向键在链路间移动。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="51"/>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="53"/>
        <source>Quantity of the links</source>
        <translation>链路的指标</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="54"/>
        <source>Links between GPUs</source>
        <translation>GPU 之间的链路</translation>
    </message>
</context>
<context>
    <name>fivefold::LockButton</name>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="33"/>
        <source>Lock %1</source>
        <translation>锁定“%1”</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="34"/>
        <source>%1 keeps its value when other knobs move</source>
        <translation>其他调节项变动时，“%1”保持不变</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="35"/>
        <source>%1 may change when other knobs move</source>
        <translation>其他调节项变动时，“%1”可能随之改变</translation>
    </message>
</context>
<context>
    <name>fivefold::MainWindow</name>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="64"/>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="86"/>
        <source>Open config.json</source>
        <translation>打开 config.json</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="87"/>
        <source>Setup</source>
        <translation>配置</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="93"/>
        <source>Next best change</source>
        <translation>最佳改动</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="95"/>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="101"/>
        <source>How computed</source>
        <translation>计算方式</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="122"/>
        <source>built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="125"/>
        <source>Constants: %1, %2</source>
        <translation>常数：%1，%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="127"/>
        <source>Constants: %1, refitted</source>
        <comment>name of a profile</comment>
        <translation>常数：%1，重新拟合</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="129"/>
        <source>Constants: built-in, with %1 measured</source>
        <translation>常数：内置，另含“%1”的实测值</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="129"/>
        <source>Constants: built-in; %1 is of another GPU</source>
        <translation>常数：内置；“%1”属于另一种 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="134"/>
        <source>Measured on %1: %2</source>
        <comment>a date, values</comment>
        <translation>实测于 %1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="140"/>
        <source>%1[*] – Fivefold</source>
        <translation>%1[*] – Fivefold</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="160"/>
        <source>Suggestion</source>
        <translation>建议</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="48"/>
        <source>Unsaved Changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="48"/>
        <source>Save the changes to %1?</source>
        <translation>要保存对 %1 的更改吗？</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="51"/>
        <source>Without saving they are lost.</source>
        <translation>若不保存，更改将会丢失。</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="100"/>
        <source>Plans, model configs and launch files (*.json *.yaml *.yml *.toml *.sh *.sbatch);;All files (*)</source>
        <translation>方案、模型配置和启动文件 (*.json *.yaml *.yml *.toml *.sh *.sbatch);;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="107"/>
        <location filename="../app/desktop/main_window_files.cpp" line="122"/>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="114"/>
        <source>Save Plan</source>
        <translation>保存方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="114"/>
        <source>Plans (*.json)</source>
        <translation>方案 (*.json)</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_files.cpp" line="131"/>
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>已将 %n 个文件写入 %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="139"/>
        <source>Trace written to %1; Perfetto (ui.perfetto.dev) opens it</source>
        <translation>轨迹已写入 %1，可用 Perfetto（ui.perfetto.dev）打开</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="143"/>
        <source>The trace could not be written to %1: %2</source>
        <translation>无法将轨迹写入 %1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="166"/>
        <source>No recent files</source>
        <translation>没有最近使用的文件</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="49"/>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="50"/>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="51"/>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="52"/>
        <source>Open Plan or config.json</source>
        <translation>打开方案或 config.json</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="53"/>
        <source>Open &amp;Recent</source>
        <translation>打开最近使用的文件(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="57"/>
        <source>&amp;Import Measurement…</source>
        <translation>导入测量(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="62"/>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="63"/>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="66"/>
        <source>&amp;Export Launch Files…</source>
        <translation>导出启动文件(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="69"/>
        <source>Export &amp;Trace…</source>
        <translation>导出轨迹(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="72"/>
        <source>Repor&amp;t…</source>
        <translation>报告(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="73"/>
        <source>Save Page as &amp;Picture…</source>
        <translation>将页面存为图片(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="76"/>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="80"/>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="81"/>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="85"/>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="92"/>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="94"/>
        <source>Co&amp;mmands…</source>
        <translation>命令(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="96"/>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="97"/>
        <source>&amp;Pin Plan</source>
        <translation>钉住方案(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="101"/>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="115"/>
        <source>&amp;Setup</source>
        <translation>配置(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="120"/>
        <source>&amp;Verdict</source>
        <translation>结论(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="125"/>
        <source>How &amp;Computed</source>
        <translation>计算方式(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="132"/>
        <source>La&amp;yout</source>
        <translation>布局(&amp;Y)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="134"/>
        <source>Find Best &amp;Layout</source>
        <translation>查找最佳布局(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="138"/>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="146"/>
        <source>&amp;New Campaign…</source>
        <translation>新建测试活动(&amp;N)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="150"/>
        <source>&amp;Open Campaign…</source>
        <translation>打开测试活动(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="161"/>
        <source>&amp;Help on This Page</source>
        <translation>本页帮助(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="160"/>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="163"/>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="166"/>
        <source>&amp;About Fivefold</source>
        <translation>关于 Fivefold(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="218"/>
        <source>About Fivefold</source>
        <translation>关于 Fivefold</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="220"/>
        <source>&lt;b&gt;Fivefold %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Fivefold %1&lt;/b&gt;</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="222"/>
        <source>Finds out which 5D-parallel layout trains a language model fastest on a cluster, whether it fits, and what it costs.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. Uses Qt %1.</source>
        <translation>找出哪种 5D 并行布局能在集群上最快地训练语言模型、显存是否放得下，以及费用是多少。&lt;br&gt;&lt;br&gt;本程序是自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。使用 Qt %1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/main.cpp" line="64"/>
        <source>Your unsaved plan of the last session is back.</source>
        <translation>已恢复上次会话中未保存的方案。</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="26"/>
        <source>comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="31"/>
        <source>Write Report</source>
        <translation>写出报告</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="31"/>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="35"/>
        <source>Report written to %1</source>
        <translation>报告已写到 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="36"/>
        <source>No report was written: %1</source>
        <translation>未写出报告：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="49"/>
        <source>Save Page as Picture</source>
        <translation>将页面存为图片</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="49"/>
        <source>PNG (*.png);;SVG (*.svg)</source>
        <translation>PNG (*.png);;SVG (*.svg)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="55"/>
        <source>Picture written to %1</source>
        <translation>图片已写到 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="57"/>
        <source>%1 was not written: %2</source>
        <translation>未能写出 %1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="23"/>
        <source>%1 › %2</source>
        <comment>menu and entry</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="66"/>
        <source>Set %1 to %2</source>
        <translation>将 %1 设为 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="78"/>
        <source>Model › %1</source>
        <translation>模型 › %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="81"/>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="84"/>
        <source>GPU › %1</source>
        <translation>GPU › %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="85"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_status.cpp" line="17"/>
        <source>Nearest measured run</source>
        <translation>最接近的实测运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_status.cpp" line="22"/>
        <source>Pinned plans</source>
        <translation>钉住的方案</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_status.cpp" line="40"/>
        <source>%n pinned</source>
        <translation>
            <numerusform>已钉住 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_status.cpp" line="40"/>
        <source>Shows the pinned plans beside the present one</source>
        <translation>将钉住的方案与当前方案并排显示</translation>
    </message>
</context>
<context>
    <name>fivefold::MeasuredPage</name>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="57"/>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="62"/>
        <source>How far predictions are from published runs will be shown here; the runs are being read.</source>
        <translation>这里将显示预测与已发表运行的差距；正在读取运行数据。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="70"/>
        <source>Of %1 published runs half are predicted within %2 and nine of ten within %3.</source>
        <translation>%1 个已发表的运行中，半数预测误差在 %2 以内，九成在 %3 以内。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="96"/>
        <source>Plan of a Measured Run</source>
        <translation>实测运行的方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="100"/>
        <source>All Runs</source>
        <translation>全部运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="101"/>
        <source>Nearest to This Plan</source>
        <translation>与当前方案最接近</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="102"/>
        <source>Check Your Run</source>
        <translation>核对自己的运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="103"/>
        <source>Views of measured runs</source>
        <translation>实测运行的视图</translation>
    </message>
</context>
<context>
    <name>fivefold::MeasuredStore</name>
    <message>
        <location filename="../app/desktop/hardware/measured_store.cpp" line="141"/>
        <source>the folder %1 cannot be made</source>
        <translation>无法创建文件夹 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_store.cpp" line="155"/>
        <source>The profile was not saved: %1</source>
        <translation>未能保存性能档案：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_store.cpp" line="179"/>
        <source>The profile was not removed: %1</source>
        <translation>未能移除性能档案：%1</translation>
    </message>
</context>
<context>
    <name>fivefold::MemoryPage</name>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="30"/>
        <source>one micro-batch in flight</source>
        <translation>1 个在途微批</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="31"/>
        <source>%1 micro-batches in flight</source>
        <translation>%1 个在途微批</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="88"/>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="97"/>
        <source>The memory of every pipeline stage will be shown here.</source>
        <translation>此处将显示每个流水级的显存占用。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="99"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>此方案无法计算，原因见结论。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="103"/>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="104"/>
        <source>gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="105"/>
        <source>optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="106"/>
        <source>activations of %1</source>
        <translation> %1的激活</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="107"/>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="108"/>
        <source>buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="109"/>
        <source>NCCL&apos;s buffers</source>
        <translation>NCCL 缓冲区</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="110"/>
        <source>the CUDA context</source>
        <translation>CUDA 上下文</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="112"/>
        <source>fragmentation</source>
        <translation>碎片</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="116"/>
        <source>Each GPU holds %1, mostly %2.</source>
        <translation>每个 GPU 占用 %1，主要是%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="117"/>
        <source>Stage %1 is the fullest: %2, mostly %3.</source>
        <translation>流水级 %1 占用最高：%2，主要是%3。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/memory_page.cpp" line="123"/>
        <source>%n layers</source>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="124"/>
        <source>&lt;b&gt;Stage %1&lt;/b&gt;: %2, %3; fullest %4.</source>
        <translation>&lt;b&gt;流水级 %1&lt;/b&gt;：%2，%3；%4占用最高。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="138"/>
        <location filename="../app/desktop/pages/memory_page.cpp" line="182"/>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="139"/>
        <source>Usable</source>
        <translation>可用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="45"/>
        <source>usable %1</source>
        <translation>可用 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="48"/>
        <source>Stage %1</source>
        <translation>流水级 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="50"/>
        <source>Stage %1: %2</source>
        <translation>流水级 %1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="57"/>
        <source>fullest</source>
        <translation>占用最高</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="189"/>
        <source>Memory per pipeline stage</source>
        <translation>各流水级的显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="190"/>
        <source>Memory of the selected stage by term</source>
        <translation>所选流水级的显存明细</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Held for</source>
        <translation>用途</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Memory (GiB)</source>
        <translation>显存（GiB）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Share (%)</source>
        <translation>占比（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Share of the stage&apos;s total</source>
        <translation>占该流水级总量的比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="140"/>
        <source>Live between two steps</source>
        <translation>两步之间占用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="142"/>
        <source>Live %1</source>
        <translation>%1占用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="115"/>
        <source>Eight of ten runs lie between %1 and %2.</source>
        <translation>十次运行中有八次介于 %1 和 %2 之间。</translation>
    </message>
</context>
<context>
    <name>fivefold::MessageBar</name>
    <message>
        <location filename="../app/desktop/controls/message_bar.cpp" line="36"/>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/message_bar.cpp" line="45"/>
        <location filename="../app/desktop/controls/message_bar.cpp" line="46"/>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>fivefold::MetricGrid</name>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="117"/>
        <source>%1 to %2: %3</source>
        <translation>%1 至 %2：%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="118"/>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="120"/>
        <source>Tokens per GPU</source>
        <translation>单 GPU 吞吐</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="122"/>
        <source>Model FLOPs per GPU</source>
        <translation>单 GPU 模型 FLOPs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="124"/>
        <source>of the bf16 peak, causal attention counted half. Counted in full: %1. With recomputation (HFU): %2.</source>
        <translation>相对 bf16 峰值，因果注意力按一半计。按全量计：%1。计入重计算（HFU）：%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="126"/>
        <source>MFU (causal)</source>
        <translation>MFU（因果）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="128"/>
        <source>Bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="129"/>
        <source>Share of the step in which a stage is idle: %1</source>
        <translation>单步时间中流水级空闲的占比：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="138"/>
        <source>Training time</source>
        <translation>训练时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="139"/>
        <source>for %1 trillion tokens</source>
        <translation>训练 %1 万亿 token</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="141"/>
        <source>GPU-hours</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="146"/>
        <source>No price is known for this GPU; enter one under Cluster.</source>
        <translation>此 GPU 的价格未知，请在“集群”中输入。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="148"/>
        <source>at %1 per GPU-hour, your own price</source>
        <translation>每 GPU 小时 %1，自定价格</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="150"/>
        <source>at %1 per GPU-hour, list price</source>
        <translation>每 GPU 小时 %1，目录价</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="153"/>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="158"/>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="173"/>
        <source>Goodput</source>
        <translation>有效时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="159"/>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="175"/>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="167"/>
        <source>%1 of wall-clock time; your own figure</source>
        <translation>实际时间的 %1；自定数值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="169"/>
        <source>%1 of wall-clock time: a failure every %2 h, a checkpoint every %3 min</source>
        <translation>实际时间的 %1：每 %2 小时一次故障，每 %3 分钟一次检查点</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="172"/>
        <source>%1 of wall-clock time</source>
        <translation>实际时间的 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="175"/>
        <source>%1 kWh</source>
        <translation>%1 kWh</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="176"/>
        <source>%1 t of CO2</source>
        <translation>%1 t CO₂</translation>
    </message>
</context>
<context>
    <name>fivefold::ModelPicker</name>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="90"/>
        <source>Type to search</source>
        <translation>键入以搜索</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="91"/>
        <source>Part of a model&apos;s name</source>
        <translation>模型名称的一部分</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="92"/>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="94"/>
        <source>1 model</source>
        <translation>1 个模型</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/controls/model_picker.cpp" line="94"/>
        <source>%n models</source>
        <translation>
            <numerusform>%n 个模型</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::ModelSection</name>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="30"/>
        <source>%1 T</source>
        <translation>%1 T</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="31"/>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="32"/>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="38"/>
        <location filename="../app/desktop/setup/model_section.cpp" line="78"/>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="41"/>
        <source>Model preset; type to search</source>
        <translation>模型预设；键入即可搜索</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="44"/>
        <source>Open c&amp;onfig.json…</source>
        <translation>打开 config.json(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="45"/>
        <source>Open config.json</source>
        <translation>打开 config.json</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="46"/>
        <source>Read the dimensions from a Hugging Face config.json; it can also be dropped on the window</source>
        <translation>从 Hugging Face 的 config.json 读取维度；也可将文件拖放到窗口上</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="55"/>
        <source>Dimensions</source>
        <translation>维度</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="83"/>
        <source>These dimensions do not make a model: %1</source>
        <translation>这些维度无法构成模型：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="85"/>
        <source>%1 parameters</source>
        <translation>%1 参数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="86"/>
        <source>%1 parameters, %2 active</source>
        <translation>%1 参数，%2 激活</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="94"/>
        <source>%1 (own dimensions)</source>
        <translation>%1（自定维度）</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="98"/>
        <source>%1 parameters, %2 of them used by each token</source>
        <translation>%1 个参数，每个 token 使用其中 %2 个</translation>
    </message>
</context>
<context>
    <name>fivefold::NearestView</name>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="78"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>此方案无法计算，原因见结论。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="78"/>
        <source>The published runs are being read; those nearest to this plan will be listed here.</source>
        <translation>正在读取已发表的运行；与当前方案最接近的将列在这里。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="90"/>
        <source>nothing that counts</source>
        <translation>无实质差异</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="105"/>
        <source>%1 (%2). It differs from this plan in nothing that counts.</source>
        <translation>%1（%2）。它与当前方案没有实质差异。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="106"/>
        <source>%1 (%2). From this plan to that run: %3.</source>
        <translation>%1（%2）。从当前方案到该运行：%3。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="123"/>
        <source>Load Its Plan</source>
        <translation>载入其方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="124"/>
        <source>Measured runs nearest to the plan</source>
        <translation>与方案最接近的实测运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="125"/>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="126"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="127"/>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="128"/>
        <source>Measured (s)</source>
        <translation>实测（秒）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="128"/>
        <source>Step time of the run</source>
        <translation>该运行的单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="129"/>
        <source>Predicted (s)</source>
        <translation>预测（秒）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="129"/>
        <source>Step time by the model, for the run&apos;s own plan</source>
        <translation>模型对该运行自身方案算出的单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="130"/>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="130"/>
        <source>Predicted over measured</source>
        <translation>预测与实测之比</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="131"/>
        <source>Differs in</source>
        <translation>差异</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="131"/>
        <source>From the present plan to the run</source>
        <translation>从当前方案到该运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="132"/>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="132"/>
        <source>How unlike the plans are: 0 alike, about 1 for one parallel degree doubled</source>
        <translation>方案的差异程度：0 表示相同，某个并行度翻倍约为 1</translation>
    </message>
</context>
<context>
    <name>fivefold::NewCampaignDialog</name>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="47"/>
        <source>and the &amp;Pareto front of step time, memory and cost</source>
        <translation>以及单步时间、显存和费用的帕累托前沿(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="50"/>
        <source>&amp;Write Campaign</source>
        <translation>写入测试活动(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="52"/>
        <source>New Campaign</source>
        <translation>新建测试活动</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="53"/>
        <source>Fastest layouts</source>
        <translation>最快的布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="54"/>
        <source>Pareto front</source>
        <translation>帕累托前沿</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="55"/>
        <source>Runs that teach most</source>
        <translation>信息量最大的运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="56"/>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="57"/>
        <source>Launcher</source>
        <translation>启动器</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="58"/>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="59"/>
        <source>Runs at a time</source>
        <translation>同时运行数</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="60"/>
        <source>Steps of a run</source>
        <translation>每次运行的步数</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="61"/>
        <source>Options of sbatch</source>
        <translation>sbatch 选项</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="62"/>
        <source>Before each run</source>
        <translation>每次运行之前</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="63"/>
        <source>Container image</source>
        <translation>容器镜像</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="64"/>
        <source>Volume</source>
        <translation>卷</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="65"/>
        <source>Login node</source>
        <translation>登录节点</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="66"/>
        <source>Folder there</source>
        <translation>远端文件夹</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="67"/>
        <source>Write campaign</source>
        <translation>写入测试活动</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="79"/>
        <source>this machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="80"/>
        <source>a folder of the campaign&apos;s name</source>
        <translation>以测试活动命名的文件夹</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="81"/>
        <source>Runs that tell most about the constants that predictions rest on, whether they are fast or not</source>
        <translation>最能揭示预测所依据常数的运行，无论快慢</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="83"/>
        <source>Layouts come from the search: %1 were found.</source>
        <translation>布局来自搜索：找到 %1 个。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="84"/>
        <source>No search has been made; one is made for the present plan, with the locked knobs as they are.</source>
        <translation>尚未搜索；将针对当前方案搜索，锁定的调节项保持不变。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="87"/>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="88"/>
        <source>Choose the folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="92"/>
        <source>F&amp;older</source>
        <translation>文件夹(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="96"/>
        <source>Fas&amp;test layouts</source>
        <translation>最快的布局(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="98"/>
        <source>Runs that teach &amp;most</source>
        <translation>信息量最大的运行(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="99"/>
        <source>&amp;Framework</source>
        <translation>框架(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="100"/>
        <source>&amp;Launcher</source>
        <translation>启动器(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="102"/>
        <source>Runs at a t&amp;ime</source>
        <translation>同时运行数(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="103"/>
        <source>&amp;Steps of a run</source>
        <translation>每次运行的步数(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="104"/>
        <source>Options of sb&amp;atch</source>
        <translation>sbatch 选项(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="106"/>
        <source>Container ima&amp;ge</source>
        <translation>容器镜像(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="105"/>
        <source>Before &amp;each run</source>
        <translation>每次运行之前(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="107"/>
        <source>&amp;Volume</source>
        <translation>卷(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="108"/>
        <source>Login &amp;node</source>
        <translation>登录节点(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="109"/>
        <source>Folder the&amp;re</source>
        <translation>远端文件夹(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="168"/>
        <source>Choose a folder for the campaign.</source>
        <translation>请选择测试活动的文件夹。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="169"/>
        <source>This folder holds a campaign already; choose another.</source>
        <translation>此文件夹中已有测试活动；请另选一个。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="170"/>
        <source>Choose what to run.</source>
        <translation>请选择要运行的内容。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="176"/>
        <source>Folder of the Campaign</source>
        <translation>测试活动的文件夹</translation>
    </message>
</context>
<context>
    <name>fivefold::NextChangesList</name>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="25"/>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="27"/>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="47"/>
        <source>Next best change %1</source>
        <translation>次优改动 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="72"/>
        <source>No change of one or two knobs is faster.</source>
        <translation>改动一两个调节项都不会更快。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="72"/>
        <source>No change of one or two knobs makes it fit.</source>
        <translation>改动一两个调节项都放不下。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="82"/>
        <source>fits, %1</source>
        <translation>放得下，%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="83"/>
        <source>%1 less time</source>
        <translation>时间减少 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="86"/>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="87"/>
        <source>Step time %1 → %2</source>
        <translation>单步时间 %1 → %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="88"/>
        <source>Memory %1 → %2</source>
        <translation>显存 %1 → %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="89"/>
        <source>With it: %1</source>
        <translation>改动后：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="91"/>
        <source>Apply: %1</source>
        <translation>应用：%1</translation>
    </message>
</context>
<context>
    <name>fivefold::NoticesView</name>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="27"/>
        <source>%1: %2</source>
        <comment>where something happened, what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="91"/>
        <source>Nothing stands out.</source>
        <translation>没有异常。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="112"/>
        <source>%1: %2</source>
        <comment>how grave, what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="128"/>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="130"/>
        <source>Log of the probe</source>
        <translation>探测日志</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="129"/>
        <source>What the probe and the libraries printed</source>
        <translation>探测程序和各库的输出</translation>
    </message>
</context>
<context>
    <name>fivefold::PageTabs</name>
    <message>
        <location filename="../app/desktop/page_tabs.cpp" line="55"/>
        <source>%1 (%2)</source>
        <comment>page and its keys</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>fivefold::PlaceDialog</name>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="17"/>
        <source>Where the Campaign Runs</source>
        <translation>测试活动的运行位置</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="21"/>
        <source>Login node</source>
        <translation>登录节点</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="22"/>
        <source>Folder there</source>
        <translation>远端文件夹</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="23"/>
        <source>this machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="24"/>
        <source>a folder of the campaign&apos;s name</source>
        <translation>以测试活动命名的文件夹</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="25"/>
        <source>The folder is copied there with rsync, through your own ssh and its keys; records come back the same way. Nothing else leaves this machine.</source>
        <translation>文件夹通过自己的 ssh 及其密钥，用 rsync 复制到那里；记录以同样方式取回。除此之外，没有任何内容离开本机。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="30"/>
        <source>&amp;Login node</source>
        <translation>登录节点(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="31"/>
        <source>&amp;Folder there</source>
        <translation>远端文件夹(&amp;F)</translation>
    </message>
</context>
<context>
    <name>fivefold::PlacementPage</name>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="97"/>
        <source>Placement</source>
        <translation>放置</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="103"/>
        <source>Which GPUs talk to each other, and over which links, will be shown here.</source>
        <translation>这里将显示哪些 GPU 相互通信，以及经过哪些链路。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="104"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>此方案无法计算，原因见结论。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="118"/>
        <source>%1 ranks on one node</source>
        <translation>一个节点上的 %1 个 rank</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="118"/>
        <source>%1 ranks on %2 nodes</source>
        <translation>%2 个节点上的 %1 个 rank</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="119"/>
        <source>%1; no rank needs another.</source>
        <translation>%1；各 rank 之间无需通信。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="120"/>
        <source>%1; inside NVLink: %2; nothing crosses the network.</source>
        <translation>%1；NVLink 内：%2；没有跨网络的通信。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="121"/>
        <source>%1; across the network: %2.</source>
        <translation>%1；跨网络：%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="122"/>
        <source>%1; inside NVLink: %2; across the network: %3.</source>
        <translation>%1；NVLink 内：%2；跨网络：%3。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="128"/>
        <source>&quot;%1&quot; is no order: it must name tp, cp, ep, dp and pp once each, the fastest first, such as %2.</source>
        <translation>“%1”不是有效的顺序：必须各写一次 tp、cp、ep、dp 和 pp，变化最快的在前，例如 %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="146"/>
        <source>Order of ranks %1</source>
        <translation>rank 顺序 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="208"/>
        <source>NVLink domain %1</source>
        <translation>NVLink 域 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="208"/>
        <source>node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="248"/>
        <source>Rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="258"/>
        <source>The ranks of this layout cannot be drawn: its degrees do not divide, or there are too many of them.</source>
        <translation>无法画出此布局的 rank：并行度不能整除，或 rank 太多。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="260"/>
        <source>In this order the experts of a pipeline stage would sit on other ranks than the rest of its layers; frameworks refuse it. With pipeline parallelism not last, expert data parallel must be as large as data parallel.</source>
        <translation>按此顺序，一个流水级的专家会与该级的其他层落在不同的 rank 上，框架会拒绝。流水线并行不在最后时，专家数据并行必须与数据并行一样大。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="264"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="297"/>
        <source>The usual order, of Megatron-LM, nanotron, torchtitan, accelerate and DeepSpeed.</source>
        <translation>常用顺序，即 Megatron-LM、nanotron、torchtitan、accelerate 和 DeepSpeed 的顺序。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="266"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="298"/>
        <source>Megatron-LM&apos;s --use-tp-pp-dp-mapping, and the order of Llama 3.</source>
        <translation>Megatron-LM 的 --use-tp-pp-dp-mapping，也是 Llama 3 的顺序。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="272"/>
        <source>In this order a step takes %1, as in the usual one.</source>
        <translation>按此顺序，单步时间为 %1，与常用顺序相同。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="274"/>
        <source>In this order a step takes %1, %2 longer than in the usual one.</source>
        <translation>按此顺序每步 %1，比常用顺序长 %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="275"/>
        <source>In this order a step takes %1, %2 less than in the usual one.</source>
        <translation>按此顺序每步 %1，比常用顺序短 %2。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_page.cpp" line="278"/>
        <source>One square stands for %n GPUs.</source>
        <translation>
            <numerusform>一个方块代表 %n 个 GPU。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="291"/>
        <source>Colour by</source>
        <translation>着色依据</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="292"/>
        <source>Order of ranks</source>
        <translation>rank 顺序</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="293"/>
        <source>Groups that share a colour</source>
        <translation>同色的通信组</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="294"/>
        <source>Ranks of one colour that lie together in a pattern are one group; the group of the chosen rank is outlined.</source>
        <translation>排列成同一图案的同色 rank 属于一个通信组；所选 rank 的通信组带有边框。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="295"/>
        <source>Order of ranks, fastest dimension first</source>
        <translation>rank 顺序，变化最快的维度在前</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="296"/>
        <source>The dimension whose neighbours get neighbouring ranks comes first. Any order of tp, cp, ep, dp and pp can be typed.</source>
        <translation>写在最前的维度，其相邻成员的 rank 号也相邻。可以输入 tp、cp、ep、dp 和 pp 的任意顺序。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="299"/>
        <source>Use</source>
        <translation>采用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="300"/>
        <source>The plan takes this order of ranks; every page then counts with it.</source>
        <translation>方案采用此 rank 顺序，各页面随之按它计算。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="301"/>
        <source>Use this order of ranks</source>
        <translation>采用此 rank 顺序</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="302"/>
        <source>GPUs by node</source>
        <translation>按节点排列的 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="303"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="305"/>
        <source>Groups by link</source>
        <translation>按链路列出的通信组</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="304"/>
        <source>Groups of the chosen rank</source>
        <translation>所选 rank 的通信组</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="306"/>
        <source>Rank</source>
        <translation>rank</translation>
    </message>
</context>
<context>
    <name>fivefold::ProbeControls</name>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="120"/>
        <source>%1: %2, %3</source>
        <comment>number of a GPU, its name and memory</comment>
        <translation>%1：%2，%3</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="139"/>
        <source>All %n GPU(s)</source>
        <translation>
            <numerusform>全部 %n 个 GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="139"/>
        <source>GPU %1</source>
        <comment>one or more numbers</comment>
        <translation>
            <numerusform>GPU %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="144"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="144"/>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="146"/>
        <source>Ends the measurement and keeps what it has brought so far</source>
        <translation>结束测量，保留已得到的结果</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="146"/>
        <source>Measures this machine&apos;s GPUs and their links; best while nothing else runs on them</source>
        <translation>测量本机的 GPU 及其链路；最好在 GPU 上没有其他任务时进行</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="161"/>
        <source>Looking for GPUs</source>
        <translation>正在查找 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="162"/>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="163"/>
        <source>Starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="164"/>
        <source>Part %1 of %2, %3</source>
        <translation>第 %1 / %2 部分，%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="165"/>
        <source>%1: %2</source>
        <comment>a part of the run, what it does</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="169"/>
        <source>Extent</source>
        <translation>范围</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="170"/>
        <source>Full, about a minute</source>
        <translation>完整，约一分钟</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="171"/>
        <source>Quick, 15 seconds</source>
        <translation>快速，15 秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="172"/>
        <source>Extent of the measurement</source>
        <translation>测量范围</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="173"/>
        <source>The quick one measures fewer shapes and sizes</source>
        <translation>快速测量的形状和大小较少</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="174"/>
        <source>GPUs to measure</source>
        <translation>要测量的 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="175"/>
        <source>Which GPUs are measured</source>
        <translation>测量哪些 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="176"/>
        <source>Progress of the measurement</source>
        <translation>测量进度</translation>
    </message>
</context>
<context>
    <name>fivefold::ProductLines</name>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="43"/>
        <source>GPUs of the cluster = data × tensor × pipeline × context parallel ranks</source>
        <translation>集群 GPU 数 = 数据 × 张量 × 流水线 × 上下文并行 rank 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="44"/>
        <source>Sequences per step = data-parallel ranks × gradient accumulation × micro-batch</source>
        <translation>每步序列数 = 数据并行 rank 数 × 梯度累积 × 微批</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="46"/>
        <source>GPUs of a pipeline stage, TP × CP × DP, seen by the experts: expert data × expert tensor × expert parallel ranks</source>
        <translation>从专家角度看，一个流水级的 GPU 数（TP × CP × DP）= 专家数据 × 专家张量 × 专家并行 rank 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="58"/>
        <source>%1 GPUs %2 DP %3 × TP %4 × PP %5 × CP %6</source>
        <translation>GPU %1 %2 DP %3 × TP %4 × PP %5 × CP %6</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="61"/>
        <source>batch %1 %2 %3 × %4 × %5</source>
        <translation>批量 %1 %2 %3 × %4 × %5</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="65"/>
        <source>experts %1 = EDP %2 × ETP %3 × EP %4</source>
        <translation>专家侧 %1 = EDP %2 × ETP %3 × EP %4</translation>
    </message>
</context>
<context>
    <name>fivefold::ProductsView</name>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="54"/>
        <source>How fast matrix products of training shapes run, by precision and beside the dense peak, will be shown here.</source>
        <translation>这里将显示训练所用形状的矩阵乘的速度，按精度，并与稠密峰值对照。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="59"/>
        <source>Rows are the weights (outputs n × inputs k), columns the tokens m; in the cells %1 and the share of the dense peak.</source>
        <translation>行为权重（输出 n × 输入 k），列为 token 数 m；单元格中为 %1 和稠密峰值的占比。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="63"/>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="64"/>
        <source>Precision of the products</source>
        <translation>矩阵乘的精度</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="65"/>
        <source>Rate of matrix products by shape</source>
        <translation>矩阵乘速率，按形状</translation>
    </message>
</context>
<context>
    <name>fivefold::ReasonBars</name>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="38"/>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="44"/>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="124"/>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="124"/>
        <source>Layouts</source>
        <translation>布局数</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="124"/>
        <source>Share (%)</source>
        <translation>占比（%）</translation>
    </message>
</context>
<context>
    <name>fivefold::ResidualPlot</name>
    <message numerus="yes">
        <location filename="../app/desktop/charts/residual_plot.cpp" line="145"/>
        <source>%n runs</source>
        <translation>
            <numerusform>%n 个运行</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot.cpp" line="150"/>
        <source>Measured (%1)	Predicted (%1)</source>
        <translation>实测（%1）	预测（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="107"/>
        <source>predicted (%1)</source>
        <translation>预测（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="107"/>
        <source>predicted over measured</source>
        <translation>预测与实测之比</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="110"/>
        <source>%n beyond the edge</source>
        <translation>
            <numerusform>%n 个超出边缘</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="112"/>
        <source>measured step time (%1)</source>
        <translation>实测单步时间（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="135"/>
        <source>±10 %</source>
        <translation>±10 %</translation>
    </message>
</context>
<context>
    <name>fivefold::ResidualsView</name>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="173"/>
        <source>%1 was not read: %2</source>
        <translation>未能读取 %1：%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/residuals_view.cpp" line="177"/>
        <source>%n run(s) of your own are shown as yours.</source>
        <translation>
            <numerusform>自己的 %n 个运行已作为自有运行显示。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="189"/>
        <source>the run did not finish</source>
        <translation>运行未完成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="190"/>
        <source>neither step_time_s nor tokens_per_s_per_gpu is stated</source>
        <translation>既没有 step_time_s，也没有 tokens_per_s_per_gpu</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="191"/>
        <source>its software was in a broken state</source>
        <translation>其软件有故障</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="192"/>
        <source>the plan cannot be computed</source>
        <translation>无法计算该方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="193"/>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="193"/>
        <source>and more</source>
        <translation>以及更多</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="196"/>
        <source>%1: all %2 runs are shown as yours.</source>
        <translation>%1：全部 %2 个运行已作为自有运行显示。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="197"/>
        <source>%1: %2 of %3 runs are shown as yours; %4.</source>
        <translation>%1：%3 个运行中有 %2 个作为自有运行显示；%4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="202"/>
        <source>Open Runs</source>
        <translation>打开运行数据</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="202"/>
        <source>Tables of runs (*.csv);;All files (*)</source>
        <translation>运行数据表 (*.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="240"/>
        <source>Yours</source>
        <translation>自有</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="241"/>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="251"/>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="256"/>
        <source>others (%1)</source>
        <translation>其他（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="286"/>
        <source>All published</source>
        <translation>全部已发表</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="292"/>
        <source>%1: measured %2, predicted %3 (%4).</source>
        <translation>%1：实测 %2，预测 %3（%4）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="298"/>
        <source>Point at a run, or walk along them with the arrow keys.</source>
        <translation>将指针移到某个运行上，或用方向键逐个查看。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="332"/>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="333"/>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="342"/>
        <source>Colour by</source>
        <translation>着色依据</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="334"/>
        <source>predicted against measured</source>
        <translation>预测与实测对照</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="335"/>
        <source>error against measured</source>
        <translation>误差与实测对照</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="336"/>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="337"/>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="344"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="338"/>
        <source>framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="339"/>
        <source>All frameworks</source>
        <translation>全部框架</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="340"/>
        <source>All GPUs</source>
        <translation>全部 GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="341"/>
        <source>Axes of the plot</source>
        <translation>图的坐标轴</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="343"/>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="345"/>
        <source>Open Runs…</source>
        <translation>打开运行数据…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="346"/>
        <source>Your own runs, in a CSV file with the columns of the published ones; they are drawn as stars.</source>
        <translation>自己的运行，CSV 文件，列与已发表的相同；以星号绘出。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="347"/>
        <source>Load Its Plan</source>
        <translation>载入其方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="348"/>
        <source>Predicted and measured step times of the runs</source>
        <translation>各运行的预测与实测单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="349"/>
        <source>Errors by group</source>
        <translation>分组误差</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="350"/>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="351"/>
        <source>Runs</source>
        <translation>运行数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="352"/>
        <source>Median (%)</source>
        <translation>中位数（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="352"/>
        <source>Median size of the error, predicted over measured</source>
        <translation>误差大小的中位数，预测相对实测</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="353"/>
        <source>Mean (%)</source>
        <translation>平均（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="353"/>
        <source>Mean size of the error</source>
        <translation>误差大小的平均值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="354"/>
        <source>p90 (%)</source>
        <translation>p90（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="354"/>
        <source>Nine of ten errors are smaller</source>
        <translation>九成误差小于此值</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="355"/>
        <source>Bias (%)</source>
        <translation>偏差（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="355"/>
        <source>Mean error with its sign: positive where predictions are too slow</source>
        <translation>带符号的平均误差：预测偏慢时为正</translation>
    </message>
</context>
<context>
    <name>fivefold::RuleList</name>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="28"/>
        <source>Dimensions that a model of this size wants</source>
        <translation>这种规模的模型所需的并行维度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="29"/>
        <source>What to try when memory is over, in this order</source>
        <translation>显存超出时依次尝试</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="30"/>
        <source>Global batch</source>
        <translation>全局批量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="31"/>
        <source>Throughput, by priority</source>
        <translation>吞吐，按优先级</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="32"/>
        <source>Decision tree</source>
        <translation>决策树</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="33"/>
        <source>Typical configurations</source>
        <translation>典型配置</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="34"/>
        <source>Checklist</source>
        <translation>检查清单</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="35"/>
        <source>Red flags</source>
        <translation>危险信号</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="45"/>
        <source>All rules of thumb</source>
        <translation>全部经验法则</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="80"/>
        <source>Checklist %1 of %2, no red flag</source>
        <translation>检查清单 %1 / %2，无危险信号</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/rule_list.cpp" line="80"/>
        <source>Checklist %1 of %2, %n red flag(s)</source>
        <translation>
            <numerusform>检查清单 %1 / %2，%n 个危险信号</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="103"/>
        <source>In order</source>
        <translation>符合</translation>
    </message>
</context>
<context>
    <name>fivefold::RunsPage</name>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="233"/>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="84"/>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="245"/>
        <source>Open Campaign</source>
        <translation>打开测试活动</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="258"/>
        <location filename="../app/desktop/pages/runs_page.cpp" line="259"/>
        <source>campaign %1</source>
        <comment>name of a folder</comment>
        <translation>campaign %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="280"/>
        <source>Write Campaign Report</source>
        <translation>写出测试活动报告</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="281"/>
        <source>PDF (*.pdf);;HTML (*.html);;CSV (*.csv)</source>
        <translation>PDF (*.pdf);;HTML (*.html);;CSV (*.csv)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="319"/>
        <source>This is the present layout.</source>
        <translation>这是当前布局。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="320"/>
        <source>Layout of a run</source>
        <translation>运行的布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="321"/>
        <source>The layout of run %1 is in the knobs; Undo brings the old one back.</source>
        <translation>运行 %1 的布局已用于调节项；“撤销”可恢复原来的布局。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="357"/>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="88"/>
        <source>Point at a run, or walk along them with the arrow keys.</source>
        <translation>指向某个运行，或用方向键逐个移动。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="401"/>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="89"/>
        <source>Choose a run in the table; its log is shown here.</source>
        <translation>在表格中选择一个运行，其日志显示在此处。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="401"/>
        <source>This run has no log yet.</source>
        <translation>此运行还没有日志。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="407"/>
        <source>Run %1, attempt %2: %3</source>
        <translation>运行 %1，第 %2 次尝试：%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="19"/>
        <source>No campaign is open.</source>
        <translation>没有打开的测试活动。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="25"/>
        <source>Opening the campaign…</source>
        <translation>正在打开测试活动…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="26"/>
        <source>Choosing layouts and writing the campaign…</source>
        <translation>正在选择布局并写入测试活动…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="27"/>
        <source>Copying the campaign…</source>
        <translation>正在复制测试活动…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="28"/>
        <source>Submitting…</source>
        <translation>正在提交…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="29"/>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="30"/>
        <source>Reading logs…</source>
        <translation>正在读取日志…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="31"/>
        <source>Learning from the results…</source>
        <translation>正在从结果中学习…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="32"/>
        <source>Writing the report…</source>
        <translation>正在写报告…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="36"/>
        <source>%1; %2</source>
        <comment>GPU-hours spent, which constants are in use</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="41"/>
        <source>the estimates use the built-in constants</source>
        <translation>估算采用内置常数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="42"/>
        <source>the estimates use the profile &quot;%1&quot;</source>
        <translation>估算采用性能档案“%1”</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="48"/>
        <source>Resubmit %n run(s)</source>
        <translation>
            <numerusform>重新提交 %n 个运行</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="48"/>
        <source>Resubmit failed</source>
        <translation>重新提交失败的</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="49"/>
        <source>Stop %n run(s)</source>
        <translation>
            <numerusform>停止 %n 个运行</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="49"/>
        <source>Stop all</source>
        <translation>全部停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="50"/>
        <source>Use layout</source>
        <translation>采用布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="50"/>
        <source>Use best layout</source>
        <translation>采用最佳布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="54"/>
        <source>A campaign tries the best layouts of a search on the real cluster: a folder with launch files for each run, which Slurm, SkyPilot or Kubernetes works through. What comes back is held against the predictions, failures are told apart, and what was measured ranks the rest anew. Make one from the search, or open the folder of one.</source>
        <translation>测试活动在真实集群上尝试搜索得到的最佳布局：一个文件夹，内含每个运行的启动文件，由 Slurm、SkyPilot 或 Kubernetes 逐个执行。取回的结果与预测对照，失败的运行按原因区分，其余布局根据实测重新排序。可由搜索结果新建，或打开已有测试活动的文件夹。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="57"/>
        <source>New campaign…</source>
        <translation>新建测试活动…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="58"/>
        <source>Open campaign…</source>
        <translation>打开测试活动…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="59"/>
        <source>Submit</source>
        <translation>提交</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="60"/>
        <source>Submits every run that is neither done nor queued; safe to repeat</source>
        <translation>提交既未完成也未排队的所有运行；可放心重复执行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="61"/>
        <source>Submits the chosen runs once more, or all that failed</source>
        <translation>再次提交所选的运行，或所有失败的运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="62"/>
        <source>Cancels queued and running runs, the chosen ones or all</source>
        <translation>取消排队中和运行中的运行，所选的或全部</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="63"/>
        <source>Collect</source>
        <translation>收集</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="64"/>
        <source>Reads all logs anew and writes results.csv and results.json into the folder; also while runs go on</source>
        <translation>重新读取所有日志，将 results.csv 和 results.json 写入文件夹；运行期间也可使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="65"/>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="66"/>
        <source>Keeps the results among your own runs, refits the profile, and leaves out runs that cannot be the best any more</source>
        <translation>将结果存入自己的运行，重新拟合性能档案，并略去已不可能最佳的运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="67"/>
        <source>Puts the chosen layout, or the fastest measured, into the knobs; Undo brings the old one back</source>
        <translation>将所选布局或实测最快的布局用于调节项；“撤销”可恢复原来的布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="68"/>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="69"/>
        <source>Where it runs…</source>
        <translation>运行位置…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="70"/>
        <source>On this machine, or on a login node through your own ssh</source>
        <translation>在本机，或通过自己的 ssh 在登录节点上</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="71"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="72"/>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="73"/>
        <source>Use this profile</source>
        <translation>采用此性能档案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="74"/>
        <source>The estimates take the refitted constants from now on, in every plan; Undo brings the old ones back</source>
        <translation>此后所有方案的估算都采用重新拟合的常数；“撤销”可恢复原来的常数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="75"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="76"/>
        <source>Close the message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="77"/>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="78"/>
        <source>Command to type</source>
        <translation>要输入的命令</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="79"/>
        <source>Runs that have ended</source>
        <translation>已结束的运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="80"/>
        <source>Runs of the campaign</source>
        <translation>测试活动的运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="81"/>
        <source>Predicted and measured step times of the campaign&apos;s runs</source>
        <translation>测试活动各运行的预测与实测单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="82"/>
        <source>Log of the chosen run</source>
        <translation>所选运行的日志</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="83"/>
        <source>Views of the campaign</source>
        <translation>测试活动的视图</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="85"/>
        <source>Measured and Predicted</source>
        <translation>实测与预测</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="86"/>
        <source>Log</source>
        <translation>日志</translation>
    </message>
</context>
<context>
    <name>fivefold::ScalingPage</name>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="123"/>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="131"/>
        <source>Scaling</source>
        <translation>扩展</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="135"/>
        <source>The plan on other numbers of nodes, and what more hardware would buy, will be shown here.</source>
        <translation>这里将显示方案在其他节点数上的表现，以及升级硬件的收益。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="136"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>此方案无法计算，原因见结论。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="138"/>
        <source>On %1 this plan reaches an MFU of %2 and takes %3 days.</source>
        <translation>在 %1上，当前方案的 MFU 为 %2，需要 %3 天。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="246"/>
        <source>Plan on %1</source>
        <translation>%1上的方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="255"/>
        <source>Nodes must be a list of up to 32 whole numbers from 1 on, such as 1 2 4 8.</source>
        <translation>节点数必须是最多 32 个从 1 起的整数，例如 1 2 4 8。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="259"/>
        <source>Choose a point to read all about it.</source>
        <translation>选择一个点查看详情。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="279"/>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="280"/>
        <source>What the lines show</source>
        <translation>曲线显示的内容</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="281"/>
        <source>Batch</source>
        <translation>批量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="282"/>
        <source>Whether the batch grows with the nodes</source>
        <translation>批量是否随节点增长</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="283"/>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="284"/>
        <source>Numbers of nodes to look at</source>
        <translation>要查看的节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="285"/>
        <source>Numbers of nodes with spaces or commas between them; empty for those around the plan&apos;s.</source>
        <translation>节点数，以空格或逗号分隔；留空则取方案节点数附近的值。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="286"/>
        <source>Find Best Layouts</source>
        <translation>查找最佳布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="287"/>
        <source>Searches the fastest layout on each number of nodes, with a tenth of the memory free.</source>
        <translation>搜索每个节点数上最快的布局，留出十分之一显存。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="288"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="289"/>
        <source>Points that are found stay.</source>
        <translation>已找到的点会保留。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="290"/>
        <source>Numbers of nodes searched</source>
        <translation>已搜索的节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="291"/>
        <source>The plan on other numbers of nodes</source>
        <translation>其他节点数上的方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="292"/>
        <source>Use This Plan</source>
        <translation>采用此方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="293"/>
        <source>Takes nodes and layout of the chosen point into the plan; Enter or a double click does the same.</source>
        <translation>把所选点的节点数和布局用于方案；按回车或双击效果相同。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="294"/>
        <source>Pin</source>
        <translation>钉住</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="295"/>
        <source>Puts the plan of the chosen point aside to compare.</source>
        <translation>把所选点的方案留作比较。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="296"/>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="298"/>
        <source>What more hardware would buy</source>
        <translation>升级硬件的收益</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="297"/>
        <source>Plans by number of nodes</source>
        <translation>各节点数的方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="299"/>
        <source>Numbers of nodes</source>
        <translation>节点数</translation>
    </message>
</context>
<context>
    <name>fivefold::SearchControls</name>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="123"/>
        <source>Schedules, ZeRO stages and ways to deal layers that the plan&apos;s framework has. Without it also what other frameworks have.</source>
        <translation>只取方案所用框架具备的调度、ZeRO 级别和层分配方式。不勾选则还包括其他框架具备的。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="127"/>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="128"/>
        <source>What the best layout has most or least of</source>
        <translation>最佳布局以何者最大或最小</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="131"/>
        <source>Headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="132"/>
        <source>Memory that must stay free, percent</source>
        <translation>必须空闲的显存，百分比</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="133"/>
        <source>Share of a GPU&apos;s usable memory that must stay free.</source>
        <translation>GPU 可用显存中必须空闲的比例。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="134"/>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="135"/>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="136"/>
        <source>Numbers of nodes to search</source>
        <translation>要搜索的节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="137"/>
        <source>Other numbers of nodes are doubled from the first one on: 2, 4, 8 ... The global batch stays as it is.</source>
        <translation>其他节点数从第一个起逐次翻倍：2、4、8 ... 全局批量不变。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="138"/>
        <source>as in the plan</source>
        <translation>与方案相同</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="139"/>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="141"/>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="142"/>
        <source>Fewest nodes</source>
        <translation>最少节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="143"/>
        <source>Most nodes</source>
        <translation>最多节点数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="144"/>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="145"/>
        <source>Longest training, days</source>
        <translation>最长训练时间，天</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="146"/>
        <source>Longest wall-clock time for the plan&apos;s tokens. Zero: any.</source>
        <translation>训练完方案 token 数的最长实际时间。零：不限。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="147"/>
        <location filename="../app/desktop/search/search_controls.cpp" line="152"/>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="148"/>
        <source> days</source>
        <translation> 天</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="149"/>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="150"/>
        <source>Most dollars for the training</source>
        <translation>训练的最高费用，美元</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="151"/>
        <source>Most dollars for the plan&apos;s tokens at the price per GPU-hour. Zero: any.</source>
        <translation>按每 GPU 小时价格训练完方案 token 数的最高费用，美元。零：不限。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="153"/>
        <source>$</source>
        <comment>before an amount</comment>
        <translation>$</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="154"/>
        <source>Only what the framework can run</source>
        <translation>仅限框架可运行的</translation>
    </message>
</context>
<context>
    <name>fivefold::SearchPage</name>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="88"/>
        <source>The search ended early: %1</source>
        <translation>搜索提前结束：%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/search_page.cpp" line="94"/>
        <source>%n row(s) copied</source>
        <translation>
            <numerusform>已复制 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="96"/>
        <source>Table written to %1</source>
        <translation>表格已写到 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="97"/>
        <source>The table was not written to %1: %2</source>
        <translation>未能将表格写到 %1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="158"/>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="170"/>
        <source>%1 layouts</source>
        <translation>%1 个布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="159"/>
        <source>%1 of %2</source>
        <translation>%1，可选值：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="195"/>
        <source>Locked, so the search leaves them as they are: %1.</source>
        <translation>已锁定，搜索时保持不变：%1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="222"/>
        <source>Memory of the fullest stage</source>
        <translation>最满流水级的显存</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="223"/>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="223"/>
        <source>Tokens per second</source>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="239"/>
        <source>usable %1</source>
        <translation>可用 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="240"/>
        <source>with %1 headroom</source>
        <translation>含 %1 余量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="241"/>
        <source>Pareto front</source>
        <translation>帕累托前沿</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="242"/>
        <source>present plan</source>
        <translation>当前方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="247"/>
        <source>%1 layouts by memory and speed; %2 are on the Pareto front. Left and Right walk along it.</source>
        <translation>%1 个布局，按显存和速度；%2 个位于帕累托前沿。用左、右方向键沿前沿移动。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="259"/>
        <source>This is the present layout.</source>
        <translation>这是当前布局。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="260"/>
        <source>Layout %1 of the search</source>
        <translation>搜索结果中的布局 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="261"/>
        <source>Layout %1 is in the knobs; Undo brings the old one back.</source>
        <translation>布局 %1 已用于调节项；“撤销”可恢复原来的布局。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="269"/>
        <source>Pinned: %1</source>
        <translation>已钉住：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="269"/>
        <source>Pinned already: %1</source>
        <translation>此前已钉住：%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="43"/>
        <source>%1 M/s</source>
        <translation>%1 M/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="44"/>
        <source>%1 k/s</source>
        <translation>%1 k/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="45"/>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="101"/>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="105"/>
        <source>Trying every layout of this model on this cluster.</source>
        <translation>正在尝试该模型在该集群上的每种布局。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="106"/>
        <source>No search has run yet: which layout of this model on this cluster is best is still open.</source>
        <translation>尚未搜索：该模型在该集群上哪种布局最佳，还不知道。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="108"/>
        <source>None of %1 layouts meets the limits.</source>
        <translation>%1 个布局都不满足限制。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="113"/>
        <source>Least memory: %1, %2 on the fullest stage, in %3.</source>
        <translation>显存最少：%1，最满的流水级 %2，每步 %3。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="114"/>
        <source>Cheapest: %1, %2 for the plan&apos;s tokens.</source>
        <translation>费用最低：%1，训练完方案的 token 数需 %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="115"/>
        <source>Highest MFU: %1, %2, in %3.</source>
        <translation>MFU 最高：%1，%2，每步 %3。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="116"/>
        <source>Fastest: %1 in %2.</source>
        <translation>最快：%1，每步 %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="119"/>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="126"/>
        <source>The present layout does not meet the limits.</source>
        <translation>当前布局不满足限制。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="127"/>
        <source>The present layout is the best.</source>
        <translation>当前布局是最佳的。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="128"/>
        <source>The present layout is number %1 of %2.</source>
        <translation>当前布局在 %2 个中排第 %1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="129"/>
        <source>The present layout is number %1 of those that fit.</source>
        <translation>当前布局在放得下的布局中排第 %1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="130"/>
        <source>The present layout is not among the best %1.</source>
        <translation>当前布局不在前 %1 之列。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="135"/>
        <source>Here will be every layout that obeys the rules and fits, in a table and as memory against speed, and why the others were rejected. Run starts the search; the plan stays as it is until you choose a layout.</source>
        <translation>这里将列出每种符合规则且放得下的布局，有表格，也有显存与速度的对照，还会说明其余布局被排除的原因。点“运行”开始搜索；选定布局之前，方案保持不变。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="137"/>
        <source>There is no layout to try: GPUs and batch do not multiply out with what is locked.</source>
        <translation>没有可尝试的布局：在锁定的值下，GPU 数和批量的乘积无法相符。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="138"/>
        <source>Nothing meets the limits. The bars show what was in the way; less headroom, more nodes or fewer locks leave more.</source>
        <translation>没有布局满足限制。条形显示受阻的原因；降低余量、增加节点或减少锁定，可留下更多布局。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="143"/>
        <source>%1 layouts in %2</source>
        <comment>layouts, seconds</comment>
        <translation>%1 个布局，用时 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="144"/>
        <source>all %1 that meet the limits are listed</source>
        <translation>满足限制的 %1 个已全部列出</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="145"/>
        <source>%1 fit; the best %2 and the Pareto front are listed</source>
        <translation>%1 个放得下；列出最佳的 %2 个和帕累托前沿</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="147"/>
        <source>Stopped: %1; %2.</source>
        <translation>已停止：%1；%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="148"/>
        <source>%1; %2.</source>
        <comment>counts of a search</comment>
        <translation>%1；%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="154"/>
        <source>The model, cluster or training has changed since. These layouts belong to the plan as it was; using one brings that back.</source>
        <translation>此后模型、集群或训练已更改。这些布局属于原来的方案；采用其中一个会恢复原方案。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="155"/>
        <source>The measured values in use have changed since this search.</source>
        <translation>本次搜索之后，采用的实测值已更改。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="156"/>
        <source>What is searched or locked has changed since this search.</source>
        <translation>本次搜索之后，搜索范围或锁定已更改。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="160"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="160"/>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="162"/>
        <source>Ends the search with what it has found so far (Esc)</source>
        <translation>结束搜索，保留已找到的结果 (Esc)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="162"/>
        <source>Tries every layout (F5)</source>
        <translation>尝试每种布局 (F5)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="173"/>
        <source>%1, %2, best %3</source>
        <translation>%1，%2，最佳 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="173"/>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="189"/>
        <source>fullest: %1</source>
        <translation>最满：%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="193"/>
        <source>%1 of %2 layouts were rejected, for %n reason(s).</source>
        <translation>
            <numerusform>%2 个布局中有 %1 个被排除，原因有 %n 种。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="201"/>
        <source>Of %1 layouts these were not kept. A click on a bar explains it.</source>
        <translation>%1 个布局中，这些没有保留。点击条形可查看说明。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="209"/>
        <source>%1: the fullest stage is the first in %2, a middle one in %3, the last in %4. Those within the GPU&apos;s memory but not within the headroom count too.</source>
        <translation>%1：最满的流水级在 %2 个布局中是第一级，%3 个中是中间级，%4 个中是最后一级。在 GPU 显存之内但不满足余量的也计入。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="213"/>
        <source>The stage that needs most. Early stages hold the activations of more micro-batches; the first has the embedding, the last the head and the loss.</source>
        <translation>所需最多的流水级。靠前的流水级持有更多微批的激活；第一级有嵌入，最后一级有输出头和损失。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="222"/>
        <source>step %1, MFU %2, memory %3</source>
        <translation>单步 %1，MFU %2，显存 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="225"/>
        <source>%1; %2 % against now</source>
        <translation>%1；与当前相比 %2 %</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="226"/>
        <source>%1: %2</source>
        <comment>place, layout</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="227"/>
        <source>%1: %2; %3</source>
        <comment>place, layout, figures</comment>
        <translation>%1：%2；%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="233"/>
        <source>Run again</source>
        <translation>重新运行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="234"/>
        <source>Layouts</source>
        <translation>布局</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="235"/>
        <source>Memory and speed</source>
        <translation>显存与速度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="236"/>
        <source>Rejected</source>
        <translation>已排除</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="237"/>
        <source>Filter: tp=8 pp&lt;=4 mem&lt;70 selective</source>
        <translation>筛选：tp=8 pp&lt;=4 mem&lt;70 selective</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="238"/>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="239"/>
        <source>Clear the filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="240"/>
        <source>Conditions with spaces between them, all of which must hold: tp=8, ga=16,32, mem&lt;70, now&lt;-5, recompute=full. A word alone must be part of a name, as in “interleaved” or “front”; with a minus before it, of none.</source>
        <translation>以空格分隔的条件，须全部满足：tp=8、ga=16,32、mem&lt;70、now&lt;-5、recompute=full。单独一个词须是某个名称的一部分，例如“interleaved”或“front”；前面加减号则不得出现在任何名称中。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="242"/>
        <source>Progress of the search</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="243"/>
        <source>Memory against</source>
        <translation>显存对照</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="244"/>
        <source>tokens per second</source>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="245"/>
        <source>step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="249"/>
        <source>What memory is shown against</source>
        <translation>与显存对照的量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="250"/>
        <source>Layouts by memory and speed</source>
        <translation>布局，按显存和速度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="251"/>
        <source>Why layouts were rejected</source>
        <translation>布局被排除的原因</translation>
    </message>
</context>
<context>
    <name>fivefold::SettingsDialog</name>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="19"/>
        <source>&amp;Show what a re-balance changed by a short flash</source>
        <translation>再平衡后短暂闪烁，标出变化(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="22"/>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="29"/>
        <location filename="../app/desktop/settings_dialog.cpp" line="31"/>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="32"/>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="33"/>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="45"/>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="46"/>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="48"/>
        <source>&lt;b&gt;Measurement of GPUs&lt;/b&gt;</source>
        <translation>&lt;b&gt;GPU 测量&lt;/b&gt;</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="50"/>
        <source>&amp;Python environment</source>
        <translation>&amp;Python 环境</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="50"/>
        <source>The folder of the training environment, whose NCCL and cuBLAS are measured; empty: those of the system</source>
        <translation>训练环境的文件夹，测量其中的 NCCL 和 cuBLAS；留空：用系统的</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="51"/>
        <source>&amp;NCCL</source>
        <translation>&amp;NCCL</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="51"/>
        <source>The file libnccl.so.2; empty: looked for</source>
        <translation>文件 libnccl.so.2；留空：自动查找</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="52"/>
        <source>&amp;cuBLASLt</source>
        <translation>&amp;cuBLASLt</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="52"/>
        <source>The file libcublasLt.so; empty: looked for</source>
        <translation>文件 libcublasLt.so；留空：自动查找</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="73"/>
        <source>looked for</source>
        <translation>自动查找</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="82"/>
        <source>The language changes when Fivefold starts again.</source>
        <translation>语言更改将在 Fivefold 重新启动后生效。</translation>
    </message>
</context>
<context>
    <name>fivefold::SetupPanel</name>
    <message>
        <location filename="../app/desktop/setup/setup_panel.cpp" line="19"/>
        <source>Setup</source>
        <translation>配置</translation>
    </message>
</context>
<context>
    <name>fivefold::SliderCell</name>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="31"/>
        <source>%1, exact value</source>
        <translation>%1，精确值</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="32"/>
        <source>%1, possible values</source>
        <translation>%1，可选值</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="90"/>
        <source>%1 of %2</source>
        <translation>%1，可选值：%2</translation>
    </message>
</context>
<context>
    <name>fivefold::SoftwareSection</name>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="29"/>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="35"/>
        <source>Kernels, overlap, offload</source>
        <translation>内核、重叠与卸载</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="37"/>
        <source>What is not stated is assumed to be the framework&apos;s default, and the estimate is less certain</source>
        <translation>未说明的项按框架默认值计算，估计的把握也随之降低</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="68"/>
        <source>%1: %2</source>
        <comment>not stated: what is assumed</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="110"/>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="110"/>
        <source>The kernel of the cross entropy; a chunked one never holds all logits</source>
        <translation>交叉熵所用的内核；分块计算时不会同时保留全部 logits</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="111"/>
        <source>Loss pieces</source>
        <translation>损失分块数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="111"/>
        <source>Pieces in which a chunked loss goes through the tokens</source>
        <translation>分块损失把 token 分成的块数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="113"/>
        <source>framework&apos;s</source>
        <translation>框架默认</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="114"/>
        <source>Fused norm</source>
        <translation>融合归一化</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="114"/>
        <source>Norms as one kernel instead of several</source>
        <translation>归一化用一个内核完成，而不是多个</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="115"/>
        <source>torch.compile</source>
        <translation>torch.compile</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="115"/>
        <source>Element-wise kernels fused by the compiler</source>
        <translation>由编译器融合逐元素内核</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="116"/>
        <source>CUDA graphs</source>
        <translation>CUDA 图</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="116"/>
        <source>Captured launches take the host&apos;s time off small layers</source>
        <translation>捕获启动序列后，小的层不再等待主机</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="117"/>
        <source>TP overlap</source>
        <translation>TP 重叠</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="117"/>
        <source>Tensor-parallel collectives overlap with the products beside them</source>
        <translation>张量并行的集合通信与相邻的矩阵乘重叠</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="119"/>
        <source>fp8 scales</source>
        <translation>fp8 缩放</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="119"/>
        <source>Where the scales of fp8 come from: past maxima, the tensor&apos;s own, or one for each block</source>
        <translation>fp8 缩放系数的来源：历史最大值、张量自身的最大值，或每块一个</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="122"/>
        <source>Weights in low precision</source>
        <translation>低精度权重</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="122"/>
        <source>Weights are stored and gathered in the low precision instead of 16 bit with cached copies</source>
        <translation>权重以低精度存储和收集，而不是 16 位加缓存副本</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="124"/>
        <source>CP exchange</source>
        <translation>CP 交换方式</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="124"/>
        <source>How the ranks of a sequence exchange keys and values</source>
        <translation>同一序列的各 rank 如何交换键和值</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="126"/>
        <source>CP ranks of the all-to-all</source>
        <translation>CP 全交换的 rank 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="126"/>
        <source>Ranks that exchange heads; a ring joins these groups</source>
        <translation>互相交换注意力头的 rank 数；各组之间用环连接</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="128"/>
        <source>as fit</source>
        <translation>按可容纳数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="132"/>
        <source>Expert dispatch</source>
        <translation>专家分发</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="132"/>
        <source>What carries tokens to their experts and back</source>
        <translation>把 token 送到专家并取回的方式</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="133"/>
        <source>Token routing</source>
        <translation>token 路由</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="133"/>
        <source>Whether experts take all tokens, the same number each, or drop some</source>
        <translation>专家接收全部 token、数量相同，还是丢弃一部分</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="134"/>
        <source>Capacity factor</source>
        <translation>容量系数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="134"/>
        <source>Slots of an expert over its even share, where tokens are dropped</source>
        <translation>丢弃 token 时，专家的槽位数与均分数量之比</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="136"/>
        <source>1, assumed</source>
        <translation>按 1 计算</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="137"/>
        <source>Expert overlap</source>
        <translation>专家通信重叠</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="137"/>
        <source>Expert exchange hidden behind another micro-batch</source>
        <translation>专家通信被另一个微批的计算掩盖</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="138"/>
        <source>Shared-expert overlap</source>
        <translation>共享专家重叠</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="138"/>
        <source>Expert exchange hidden behind the shared expert</source>
        <translation>专家通信被共享专家的计算掩盖</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="144"/>
        <source> %</source>
        <comment>per cent</comment>
        <translation> %</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="144"/>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="145"/>
        <source>Optimizer on the host</source>
        <translation>主机上的优化器</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="145"/>
        <source>Share of the optimizer&apos;s state that lives, and is stepped, on the host</source>
        <translation>存放在主机上并在主机上更新的优化器状态所占比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="147"/>
        <source>Activations on the host</source>
        <translation>主机上的激活</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="147"/>
        <source>Share of the kept activations that waits on the host for the backward pass</source>
        <translation>保留的激活中，在主机上等待反向传播的比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="149"/>
        <source>Weights on the host</source>
        <translation>主机上的权重</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="149"/>
        <source>Share of the weights that lives on the host; needs ZeRO-3</source>
        <translation>存放在主机上的权重所占比例；需要 ZeRO-3</translation>
    </message>
</context>
<context>
    <name>fivefold::StackedBars</name>
    <message>
        <location filename="../app/desktop/charts/stacked_bars.cpp" line="209"/>
        <source>Stage</source>
        <translation>流水级</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/stacked_bars.cpp" line="211"/>
        <source>Total (%1)</source>
        <translation>合计（%1）</translation>
    </message>
</context>
<context>
    <name>fivefold::StepPage</name>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="40"/>
        <source>%1 to %2 %3</source>
        <translation>%1 至 %2 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="111"/>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="117"/>
        <source>Where the time of a training step goes will be shown here.</source>
        <translation>此处将显示一个训练步的时间去向。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="118"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>此方案无法计算，原因见结论。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="124"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="127"/>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="125"/>
        <source>A step takes %1; the largest cost is: %2.</source>
        <translation>单步耗时 %1；最大开销：%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="126"/>
        <source>A step takes %1; the largest cost is: %2; the largest loss is: %3.</source>
        <translation>单步耗时 %1；最大开销：%2；最大损耗：%3。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="138"/>
        <source>%1 computing, %2 waiting for communication, %3 idle, %4 optimizer and launches.</source>
        <translation>计算 %1，等待通信 %2，空闲 %3，优化器与内核启动 %4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="63"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="171"/>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Part</source>
        <translation>组成项</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="190"/>
        <source>Time (%1)</source>
        <translation>时间（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Share (%)</source>
        <translation>占比（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Share of the step time</source>
        <translation>占单步时间的比例</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="185"/>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="186"/>
        <source>Ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="186"/>
        <source>Ranks of one communication group</source>
        <translation>一个通信组的 rank 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="187"/>
        <source>Placement</source>
        <translation>放置</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="187"/>
        <source>Ranks in one NVLink domain × domains that the group spans</source>
        <translation>一个 NVLink 域内的 rank 数 × 通信组跨越的域数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="188"/>
        <source>Sent (GB)</source>
        <translation>发送量（GB）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="188"/>
        <source>Sent by the busiest rank in one step</source>
        <translation>最繁忙的 rank 每步的发送量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="189"/>
        <source>Rate (GB/s)</source>
        <translation>速率（GB/s）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="189"/>
        <source>Bandwidth that the group gets, one direction</source>
        <translation>通信组获得的单向带宽</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="190"/>
        <source>Time on the wire in one step</source>
        <translation>每步的链路传输时间</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="191"/>
        <source>Exposed (%1)</source>
        <translation>未掩盖（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="191"/>
        <source>Part of the step time that nothing hides</source>
        <translation>单步时间中未被掩盖的部分</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="197"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="200"/>
        <source>Crosses NVLink domains: %1 ranks in each of %2 domains.</source>
        <translation>跨 NVLink 域：共 %2 个域，每个域 %1 个 rank。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="202"/>
        <source>Stays inside one NVLink domain.</source>
        <translation>位于一个 NVLink 域之内。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="213"/>
        <source>Traffic</source>
        <translation>通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="214"/>
        <source>Parts</source>
        <translation>构成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="215"/>
        <source>Parts of the step time</source>
        <translation>单步时间的构成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="216"/>
        <source>Traffic by dimension of parallelism</source>
        <translation>各并行维度的通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="217"/>
        <source>Parts of the step time as a table</source>
        <translation>单步时间构成表</translation>
    </message>
</context>
<context>
    <name>fivefold::TimelinePage</name>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="80"/>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="81"/>
        <source>Schedule shown</source>
        <translation>显示的调度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="82"/>
        <source>The same plan under another pipeline schedule. The plan stays as it is.</source>
        <translation>同一方案在另一种流水线调度下的情形。方案本身不变。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="83"/>
        <source>Compare with</source>
        <translation>对比</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="84"/>
        <source>Schedule below, to compare with</source>
        <translation>下方用于对比的调度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="85"/>
        <source>A second schedule below, on the same axis of time.</source>
        <translation>在下方以同一时间轴显示另一种调度。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="86"/>
        <source>Follow micro-batch</source>
        <translation>跟踪微批</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="87"/>
        <source>Micro-batch to follow</source>
        <translation>要跟踪的微批</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="88"/>
        <source>Its passes keep their colours, everything else turns pale, and lines show its way from stage to stage. A click on a pass does the same.</source>
        <translation>它的计算任务保持原色，其余变淡，连线显示它在流水级之间的路径。点击某个计算任务效果相同。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="90"/>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="91"/>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="93"/>
        <source>A line through the passes that the end of the pipeline waits for: only shorter ones among these shorten the step.</source>
        <translation>用线连接流水线结束所等待的计算任务：只有缩短它们才能缩短单步时间。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="94"/>
        <source>Streams</source>
        <translation>流</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="95"/>
        <source>What one GPU of the stage whose memory is shown does side by side: compute, TP, CP, EP, pipeline and DP communication. A click on a pass or a row of the table chooses the stage.</source>
        <translation>显示其显存的流水级中，单个 GPU 同时进行的各项：计算和 TP、CP、EP、流水线、DP 通信。点击某次计算或表格中的一行可选择流水级。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="97"/>
        <source>Moment</source>
        <translation>时刻</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="98"/>
        <source>Moment of the step</source>
        <translation>单步中的时刻</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="99"/>
        <source>Moves a line through all stages and the memory below.</source>
        <translation>移动一条贯穿所有流水级和下方显存曲线的竖线。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="100"/>
        <source>Export trace…</source>
        <translation>导出轨迹…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="102"/>
        <source>The schedule as a JSON trace that Perfetto and chrome://tracing open, with the streams of the stage whose memory is shown.</source>
        <translation>将调度导出为 Perfetto 和 chrome://tracing 可打开的 JSON 轨迹，并包含所示显存对应流水级的各个流。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="103"/>
        <source>Passes of every stage over time</source>
        <translation>各流水级的计算随时间的变化</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="104"/>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="106"/>
        <source>Stages</source>
        <translation>流水级</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="105"/>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="107"/>
        <source>Schedules that pay</source>
        <translation>值得考虑的调度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="108"/>
        <source>Schedules, virtual stages and micro-batch sizes of which none has both less bubble and less memory.</source>
        <translation>调度、虚拟流水级数与微批大小的组合，其中任何一种都不会在气泡和显存上同时优于另一种。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="40"/>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="44"/>
        <source>One step, pass by pass on every pipeline stage, will be shown here.</source>
        <translation>这里将显示单步过程：每个流水级上的每次计算。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="45"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>此方案无法计算，原因见结论。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="48"/>
        <source>one micro-batch</source>
        <translation>一个微批</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="48"/>
        <source>%1 micro-batches</source>
        <translation>%1 个微批</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="51"/>
        <source>One stage works through %1 and its optimizer step in %2; without a pipeline there is no bubble.</source>
        <translation>单个流水级在 %2 内完成 %1和优化器更新；没有流水线就没有气泡。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="52"/>
        <source>%1 pipeline stages work through %2 under %3 in %4.</source>
        <translation>%1 个流水级以“%3”调度在 %4 内完成 %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="230"/>
        <source>%1 (this plan)</source>
        <translation>%1（当前方案）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="231"/>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="281"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="281"/>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="307"/>
        <source>Export Trace</source>
        <translation>导出轨迹</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="307"/>
        <source>Traces (*.json)</source>
        <translation>轨迹 (*.json)</translation>
    </message>
</context>
<context>
    <name>fivefold::TrainingSection</name>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="33"/>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="42"/>
        <source> T</source>
        <comment>trillions of tokens</comment>
        <translation> 万亿</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="59"/>
        <source>Sequence &amp;length</source>
        <translation>序列长度(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="60"/>
        <source>Global &amp;batch</source>
        <translation>全局批量(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="61"/>
        <source>Sequences per optimizer step</source>
        <translation>每个优化器步的序列数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="63"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="81"/>
        <source>Tokens in all</source>
        <translation>总 token 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="64"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="90"/>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="65"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="91"/>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="66"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="92"/>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="67"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="93"/>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="76"/>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="77"/>
        <source>Global batch</source>
        <translation>全局批量</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="103"/>
        <source>= %1 M tokens per step</source>
        <translation>= 每步 %1 M token</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="104"/>
        <source>= %1 tokens per step</source>
        <translation>= 每步 %1 token</translation>
    </message>
</context>
<context>
    <name>fivefold::ValueTable</name>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="242"/>
        <source>Copy &amp;Rows</source>
        <translation>复制所选行(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="244"/>
        <source>Copy &amp;Table</source>
        <translation>复制表格(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="245"/>
        <source>Copy Table as &amp;Markdown</source>
        <translation>复制表格为 &amp;Markdown</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="246"/>
        <source>Copy Table as &amp;CSV</source>
        <translation>复制表格为 &amp;CSV</translation>
    </message>
</context>
<context>
    <name>fivefold::VerdictBanner</name>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="49"/>
        <source>NO PLAN</source>
        <translation>无方案</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="50"/>
        <source>Choose a model and a cluster; the verdict appears here.</source>
        <translation>请选择模型和集群，结论将显示在此处。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="54"/>
        <source>NOT VALID</source>
        <translation>无效</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="55"/>
        <source>This plan breaks a rule, so it cannot be computed. The rule and what would be right stand below.</source>
        <translation>此方案违反了规则，因此无法计算。所违反的规则及正确做法见下方。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="63"/>
        <source>headroom %1</source>
        <translation>余量 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="64"/>
        <source>%1 too much</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="65"/>
        <source>fits with a probability of %1</source>
        <translation>放得下的概率为 %1</translation>
    </message>
</context>
<context>
    <name>fivefold::VerdictPanel</name>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="91"/>
        <source>%1: %2, %3 per step</source>
        <translation>%1：%2，每步 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="104"/>
        <source>Next best</source>
        <translation>最佳改动</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="105"/>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="115"/>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
</context>
<context>
    <name>fivefold::Waterfall</name>
    <message>
        <location filename="../app/desktop/charts/waterfall.cpp" line="49"/>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/waterfall.cpp" line="118"/>
        <source>Part	Time (%1)	Share (%)</source>
        <translation>组成项	时间（%1）	占比（%）</translation>
    </message>
</context>
<context>
    <name>fivefold::WhatIfStrip</name>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="67"/>
        <source>as it is now</source>
        <translation>保持现状</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="69"/>
        <source>cannot be computed</source>
        <translation>无法计算</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="71"/>
        <source>as fast as now</source>
        <translation>与当前一样快</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="73"/>
        <source>%1 faster</source>
        <translation>快 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="75"/>
        <source>%1 slower</source>
        <translation>慢 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="76"/>
        <source>%1: %2, %3, breaks a rule</source>
        <translation>%1：%2，%3，违反规则</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="78"/>
        <source>%1: %2, %3, fits</source>
        <translation>%1：%2，%3，放得下</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="79"/>
        <source>%1: %2, %3, tight</source>
        <translation>%1：%2，%3，偏紧</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="80"/>
        <source>%1: %2, %3, at risk of running out of memory</source>
        <translation>%1：%2，%3，有显存不足的风险</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="83"/>
        <source>%1: %2, %3, does not fit</source>
        <translation>%1：%2，%3，放不下</translation>
    </message>
</context>
</TS>
