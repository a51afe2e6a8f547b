<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <location filename="../app/texts/advice_texts.h" line="25"/>
        <source>By the estimate TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step and fits with a probability of {best_probability} %; this plan takes {step} s.</source>
        <translation>見積もりでは TP {best_tp}、PP {best_pp}、DP {best_dp}、ZeRO-{best_zero} が 1 ステップ {best}&#xa0;秒で、収まる確率は {best_probability}&#xa0;% です。このプランは {step}&#xa0;秒です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="26"/>
        <source>By the estimate no layout that the rule asks for fits.</source>
        <translation>見積もりでは、この経験則が求める並列構成はどれも収まりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="28"/>
        <source>The rule knows no layout for this plan.</source>
        <translation>この経験則には、このプランに当てはまる並列構成がありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="31"/>
        <source>A model of this size wants one dimension of parallelism; no such layout is faster.</source>
        <translation>この規模のモデルには 1 種類の並列化が適していますが、それより速い該当構成はありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="32"/>
        <source>A model of this size wants one dimension of parallelism: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation>この規模のモデルには 1 種類の並列化が適しています。TP {best_tp}、PP {best_pp}、DP {best_dp}、ZeRO-{best_zero} は 1 ステップ {best}&#xa0;秒、このプランは {step}&#xa0;秒です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="34"/>
        <source>The three usual layouts of this size (TP x PP, TP x ZeRO-3, ZeRO-3) are not faster.</source>
        <translation>この規模で一般的な 3 つの並列構成（TP × PP、TP × ZeRO-3、ZeRO-3）のほうが速いということはありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="35"/>
        <source>Of the three usual layouts of this size TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation>この規模で一般的な 3 つの並列構成のうち、TP {best_tp}、PP {best_pp}、DP {best_dp}、ZeRO-{best_zero} は 1 ステップ {best}&#xa0;秒、このプランは {step}&#xa0;秒です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="37"/>
        <source>On this many GPUs the plan does not rely on data parallelism alone.</source>
        <translation>この GPU 数で、プランはデータ並列だけに頼っていません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="38"/>
        <source>Data parallelism alone over this many GPUs is bound by latency and by the network.</source>
        <translation>この GPU 数でデータ並列だけを使うと、レイテンシとネットワークが律速になります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="40"/>
        <source>TP over a node, as few stages as fit, and ZeRO-1 are not faster.</source>
        <translation>ノード内いっぱいの TP、収まる範囲で最少のステージ数、ZeRO-1 の組み合わせのほうが速いということはありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="41"/>
        <source>On so many GPUs TP over a node, as few stages as fit and ZeRO-1 are usual: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation>この GPU 数では、ノード内いっぱいの TP、収まる範囲で最少のステージ数、ZeRO-1 が一般的です。TP {best_tp}、PP {best_pp}、DP {best_dp}、ZeRO-{best_zero} は 1 ステップ {best}&#xa0;秒、このプランは {step}&#xa0;秒です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="43"/>
        <source>ZeRO and the pipeline go together.</source>
        <translation>ZeRO とパイプラインの組み合わせに問題はありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="44"/>
        <source>DeepSpeed refuses ZeRO-2 and ZeRO-3 together with pipeline parallelism.</source>
        <translation>DeepSpeed は ZeRO-2、ZeRO-3 とパイプライン並列の併用を拒否します。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="45"/>
        <source>Context parallelism is used where it is needed or pays.</source>
        <translation>コンテキスト並列は、必要な場合か効果がある場合に使われています。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="46"/>
        <source>Context parallelism is for what does not fit otherwise and for long sequences that gain; with CP {cp} this plan is on the wrong side of that.</source>
        <translation>コンテキスト並列は、他の方法では収まらない場合と、効果のある長いシーケンスのためのものです。CP {cp} のこのプランはそれに反しています。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="47"/>
        <source>At this length the rule expects no gain from context parallelism. By the estimate CP {best_cp} takes {best} s a step; this plan, with CP {cp}, {step} s.</source>
        <translation>このシーケンス長では、経験則上、コンテキスト並列の効果は見込めません。見積もりでは CP {best_cp} が 1 ステップ {best}&#xa0;秒、CP {cp} のこのプランは {step}&#xa0;秒です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="48"/>
        <source>The pieces of the sequence are long enough to hide the exchange between nodes.</source>
        <translation>分割後のシーケンスは、ノード間の通信を隠蔽できる長さです。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="49"/>
        <source>With CP {cp} between nodes the pieces of the sequence are too short to hide the exchange.</source>
        <translation>ノードをまたぐ CP {cp} では、分割後のシーケンスが短く、通信を隠蔽できません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="50"/>
        <source>Exposed context-parallel communication takes {share} % of the step, contrary to what the length suggests.</source>
        <translation>シーケンス長からの予想に反して、露出したコンテキスト並列通信がステップの {share}&#xa0;% を占めます。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="51"/>
        <source>The expert exchange of EP {ep} x ETP {etp} stays inside an NVLink domain.</source>
        <translation>EP {ep} × ETP {etp} のエキスパート通信は NVLink ドメイン内に収まります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="52"/>
        <source>The expert exchange of EP {ep} x ETP {etp} leaves the NVLink domain; it wants overlap with another micro-batch.</source>
        <translation>EP {ep} × ETP {etp} のエキスパート通信は NVLink ドメインの外に出ます。別のマイクロバッチとのオーバーラップが必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="53"/>
        <source>Exposed expert exchange takes {share} % of the step, contrary to what the placement suggests.</source>
        <translation>配置からの予想に反して、露出したエキスパート通信がステップの {share}&#xa0;% を占めます。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="54"/>
        <source>The layout makes the global batch.</source>
        <translation>この並列構成でグローバルバッチになります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="55"/>
        <source>The layout makes {now} sequences a step instead of {batch}: accumulate more, or give GPUs from data parallelism to other dimensions.</source>
        <translation>この並列構成は 1 ステップ {batch} シーケンスではなく {now} シーケンスになります。勾配累積を増やすか、データ並列の GPU を他の並列次元に回してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="56"/>
        <source>Selective recomputation makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>選択的再計算で収まります: {gib} / {capacity}&#xa0;GiB、1 ステップ {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="57"/>
        <source>Selective recomputation is not enough: {gib} of {capacity} GiB.</source>
        <translation>選択的再計算では足りません: {gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="58"/>
        <source>A later step of this ladder alone would fit too and be {faster} % faster.</source>
        <translation>この手順の後の段階だけでも収まり、{faster}&#xa0;% 速くなります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="59"/>
        <source>A micro-batch of {micro_batch} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>マイクロバッチ {micro_batch} で収まります: {gib} / {capacity}&#xa0;GiB、1 ステップ {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="60"/>
        <source>A micro-batch of {micro_batch} is not enough: {gib} of {capacity} GiB.</source>
        <translation>マイクロバッチ {micro_batch} では足りません: {gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="61"/>
        <location filename="../app/texts/advice_texts.h" line="64"/>
        <location filename="../app/texts/advice_texts.h" line="67"/>
        <location filename="../app/texts/advice_texts.h" line="70"/>
        <source>Another step of this ladder alone would fit too and be {faster} % faster.</source>
        <translation>この手順の別の段階だけでも収まり、{faster}&#xa0;% 速くなります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="62"/>
        <source>ZeRO-{zero} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>ZeRO-{zero} で収まります: {gib} / {capacity}&#xa0;GiB、1 ステップ {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="63"/>
        <source>ZeRO-{zero} is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-{zero} では足りません: {gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="65"/>
        <source>Full recomputation makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>完全再計算で収まります: {gib} / {capacity}&#xa0;GiB、1 ステップ {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="66"/>
        <source>Full recomputation is not enough: {gib} of {capacity} GiB.</source>
        <translation>完全再計算では足りません: {gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="68"/>
        <source>The optimizer on the host makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>オプティマイザのホストへのオフロードで収まります: {gib} / {capacity}&#xa0;GiB、1 ステップ {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="69"/>
        <source>The optimizer on the host is not enough: {gib} of {capacity} GiB. It wants more GPUs.</source>
        <translation>オプティマイザのホストへのオフロードでは足りません: {gib} / {capacity}&#xa0;GiB。GPU の追加が必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="71"/>
        <source>ZeRO-1 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>ZeRO-1 で収まります: {gib} / {capacity}&#xa0;GiB、1 ステップ {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="72"/>
        <source>ZeRO-1 is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-1 では足りません: {gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="73"/>
        <source>A later step of this order alone would fit too and be {faster} % faster.</source>
        <translation>この順序の後の段階だけでも収まり、{faster}&#xa0;% 速くなります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="74"/>
        <source>ZeRO-2 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>ZeRO-2 で収まります: {gib} / {capacity}&#xa0;GiB、1 ステップ {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="75"/>
        <source>ZeRO-2 is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-2 では足りません: {gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="76"/>
        <location filename="../app/texts/advice_texts.h" line="79"/>
        <location filename="../app/texts/advice_texts.h" line="82"/>
        <location filename="../app/texts/advice_texts.h" line="85"/>
        <source>Another step of this order alone would fit too and be {faster} % faster.</source>
        <translation>この順序の別の段階だけでも収まり、{faster}&#xa0;% 速くなります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="77"/>
        <source>ZeRO-3 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>ZeRO-3 で収まります: {gib} / {capacity}&#xa0;GiB、1 ステップ {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="78"/>
        <source>ZeRO-3 is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-3 では足りません: {gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="80"/>
        <source>Activation checkpointing makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>アクティベーションチェックポイントで収まります: {gib} / {capacity}&#xa0;GiB、1 ステップ {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="81"/>
        <source>Activation checkpointing is not enough: {gib} of {capacity} GiB.</source>
        <translation>アクティベーションチェックポイントでは足りません: {gib} / {capacity}&#xa0;GiB。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="83"/>
        <source>TP {tp} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>TP {tp} で収まります: {gib} / {capacity}&#xa0;GiB、1 ステップ {step}&#xa0;秒。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="84"/>
        <source>TP {tp} is not enough: {gib} of {capacity} GiB. It wants more GPUs.</source>
        <translation>TP {tp} では足りません: {gib} / {capacity}&#xa0;GiB。GPU の追加が必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="86"/>
        <source>Tensor parallelism is as wide as its communication allows.</source>
        <translation>テンソル並列は、通信が許す範囲いっぱいの大きさです。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="87"/>
        <source>Compute and the communication of tensor parallelism, at TP {tp}, are out of balance.</source>
        <translation>TP {tp} では、計算とテンソル並列通信の釣り合いが取れていません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="89"/>
        <source>Data parallelism is as wide as it pays.</source>
        <translation>データ並列は、効果のある範囲いっぱいの大きさです。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="90"/>
        <source>Exposed data-parallel communication is {share} % of the step; it decides how wide data parallelism should be.</source>
        <translation>露出したデータ並列通信はステップの {share}&#xa0;% です。データ並列の大きさはこれで決まります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="92"/>
        <source>A micro-batch has enough tokens to hide the gathering of weights.</source>
        <translation>マイクロバッチのトークン数は、重みの all-gather を隠蔽するのに十分です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="93"/>
        <source>A micro-batch has too few tokens to hide the gathering of weights of ZeRO-3.</source>
        <translation>マイクロバッチのトークン数が少なく、ZeRO-3 の重みの all-gather を隠蔽できません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="94"/>
        <source>Exposed data-parallel communication takes {share} % of the step, contrary to what the tokens suggest.</source>
        <translation>トークン数からの予想に反して、露出したデータ並列通信がステップの {share}&#xa0;% を占めます。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="95"/>
        <source>The data-parallel exchange is shorter than a backward pass that can hide it.</source>
        <translation>データ並列通信は、それを隠蔽できる逆伝播より短時間です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="96"/>
        <source>The data-parallel exchange outlasts a backward pass; pipeline stages would make it smaller.</source>
        <translation>データ並列通信が逆伝播より長くかかります。パイプラインステージを設けると小さくなります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="98"/>
        <source>No other micro-batch is faster.</source>
        <translation>これより速いマイクロバッチはありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="99"/>
        <source>A micro-batch of {best_micro_batch} takes {best} s a step, this plan with {micro_batch} {step} s.</source>
        <translation>マイクロバッチ {best_micro_batch} は 1 ステップ {best}&#xa0;秒、マイクロバッチ {micro_batch} のこのプランは {step}&#xa0;秒です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="101"/>
        <source>One layer takes {gib} of {capacity} GiB, and TP {tp} agrees with that.</source>
        <translation>1 層は {capacity}&#xa0;GiB 中 {gib}&#xa0;GiB を使い、TP {tp} はそれに見合っています。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="102"/>
        <source>One layer takes {gib} of {capacity} GiB: tensor parallelism is for layers that do not fit, and TP is {tp}.</source>
        <translation>1 層は {capacity}&#xa0;GiB 中 {gib}&#xa0;GiB を使います。テンソル並列は 1 層が収まらない場合のものですが、TP は {tp} です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="104"/>
        <source>Sharded over the {gpus} GPUs of one node the model takes {gib} of {capacity} GiB, and PP {pp} agrees with that.</source>
        <translation>1 ノードの {gpus} GPU にシャーディングすると、モデルは {capacity}&#xa0;GiB 中 {gib}&#xa0;GiB を使い、PP {pp} はそれに見合っています。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="105"/>
        <source>Sharded over the {gpus} GPUs of one node the model takes {gib} of {capacity} GiB: a pipeline is for what does not fit there, and PP is {pp}.</source>
        <translation>1 ノードの {gpus} GPU にシャーディングすると、モデルは {capacity}&#xa0;GiB 中 {gib}&#xa0;GiB を使います。パイプラインはそこに収まらない場合のものですが、PP は {pp} です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="107"/>
        <source>Data parallelism takes the remaining GPUs.</source>
        <translation>残りの GPU はデータ並列に使われています。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="107"/>
        <source>Data parallelism does not take the remaining GPUs.</source>
        <translation>残りの GPU がデータ並列に使われていません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="108"/>
        <source>Starting at ZeRO-3 and stepping down while communication costs too much leads to ZeRO-{zero}.</source>
        <translation>ZeRO-3 から始め、通信コストが大きい間は段階を下げていくと、ZeRO-{zero} になります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="109"/>
        <source>Starting at ZeRO-3 and stepping down while communication costs too much leads to ZeRO-{asked}, not ZeRO-{zero}.</source>
        <translation>ZeRO-3 から始め、通信コストが大きい間は段階を下げていくと、ZeRO-{zero} ではなく ZeRO-{asked} になります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="111"/>
        <source>The layout is the typical one of {parameters} B parameters on {gpus} GPUs.</source>
        <translation>この並列構成は、{gpus} GPU で {parameters}&#xa0;B パラメータの場合の典型的なものです。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="112"/>
        <source>Typical of {parameters} B parameters on {gpus} GPUs is TP {tp}, PP {pp}, FSDP; here it is TP {our_tp}, PP {our_pp}, DP {our_dp}, ZeRO-{our_zero}.</source>
        <translation>{gpus} GPU で {parameters}&#xa0;B パラメータの場合、典型的なのは TP {tp}、PP {pp}、FSDP です。ここでは TP {our_tp}、PP {our_pp}、DP {our_dp}、ZeRO-{our_zero} です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="114"/>
        <source>The fullest GPU uses {gib} of {capacity} GiB.</source>
        <translation>使用量が最大の GPU は {capacity}&#xa0;GiB 中 {gib}&#xa0;GiB を使います。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="114"/>
        <source>The fullest GPU uses {gib} of {capacity} GiB; that leaves too little.</source>
        <translation>使用量が最大の GPU は {capacity}&#xa0;GiB 中 {gib}&#xa0;GiB を使います。残りが少なすぎます。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="115"/>
        <source>Runs this full fit all the same, with a probability of {probability} %.</source>
        <translation>それでも、ここまで使用率の高い実行は {probability}&#xa0;% の確率で収まります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="116"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} is the global batch.</source>
        <translation>DP {dp} × 勾配累積 {accumulation} × マイクロバッチ {micro_batch} はグローバルバッチと一致します。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="117"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} is not the global batch.</source>
        <translation>DP {dp} × 勾配累積 {accumulation} × マイクロバッチ {micro_batch} はグローバルバッチと一致しません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="118"/>
        <source>Exposed communication takes {exposed} % of compute, hidden parts included {raw} %.</source>
        <translation>露出通信は計算の {exposed}&#xa0;% です（隠蔽分を含めると {raw}&#xa0;%）。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="119"/>
        <source>Exposed communication takes {exposed} % of compute, hidden parts included {raw} %: the plan is bound by communication.</source>
        <translation>露出通信は計算の {exposed}&#xa0;%（隠蔽分を含めると {raw}&#xa0;%）で、このプランは通信律速です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="120"/>
        <source>The rule counts all communication, {raw} %; but most of it is hidden.</source>
        <translation>経験則では通信全体（{raw}&#xa0;%）で判断しますが、その大半は隠蔽されます。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="121"/>
        <source>The pipeline bubble is small enough.</source>
        <translation>パイプラインバブルは十分小さいです。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="121"/>
        <source>The pipeline bubble is too large: more micro-batches, virtual stages or fewer stages.</source>
        <translation>パイプラインバブルが大きすぎます。マイクロバッチか仮想ステージを増やすか、ステージを減らしてください。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="122"/>
        <source>Set the learning rate for this batch: {batch} sequences, {tokens} M tokens a step.</source>
        <translation>学習率はこのバッチに合わせて設定してください: 1 ステップ {batch} シーケンス、{tokens}&#xa0;M トークン。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="123"/>
        <source>A checkpoint every {interval} minutes suits a failure every {mtbf} hours.</source>
        <translation>{interval}&#xa0;分ごとのチェックポイントは、{mtbf}&#xa0;時間に 1 回の障害に適しています。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="124"/>
        <source>With a failure every {mtbf} hours a checkpoint every {best} minutes is best; every {interval} minutes loses {loss} % of the time.</source>
        <translation>{mtbf}&#xa0;時間に 1 回の障害なら、チェックポイントは {best}&#xa0;分ごとが最適です。{interval}&#xa0;分ごとでは時間の {loss}&#xa0;% を失います。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="125"/>
        <source>The loss against the best interval is small: {loss} % of the time.</source>
        <translation>最適な間隔との差は小さく、失うのは時間の {loss}&#xa0;% です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="126"/>
        <source>Clip gradients; {clip} is usual for large models.</source>
        <translation>勾配をクリップしてください。大規模モデルでは {clip} が一般的です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="127"/>
        <source>Of {steps} steps, {low} to {high} are usual for the warm-up.</source>
        <translation>{steps} ステップのうち、ウォームアップは {low}〜{high} ステップが一般的です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="128"/>
        <source>An MFU of {mfu} % is typical.</source>
        <translation>MFU {mfu}&#xa0;% は典型的な値です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="128"/>
        <source>An MFU of {mfu} % is outside the typical {low} to {high} %.</source>
        <translation>MFU {mfu}&#xa0;% は典型的な範囲 {low}〜{high}&#xa0;% の外です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="129"/>
        <source>TP {tp} stays within a node&apos;s usual size.</source>
        <translation>TP {tp} は一般的なノードの大きさに収まっています。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="129"/>
        <source>TP {tp}: tensor parallelism between nodes is nearly always slower than a pipeline.</source>
        <translation>TP {tp}: ノードをまたぐテンソル並列は、ほぼ常にパイプラインより遅くなります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="130"/>
        <source>What counts is the NVLink domain of {domain} GPUs; tensor parallelism takes {share} % of the step.</source>
        <translation>実際に効くのは {domain} GPU の NVLink ドメインです。テンソル並列はステップの {share}&#xa0;% を占めます。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="131"/>
        <source>PP {pp} is not extreme.</source>
        <translation>PP {pp} は極端ではありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="131"/>
        <source>PP {pp}: the bubble of so many stages weighs even with many micro-batches.</source>
        <translation>PP {pp}: ステージがここまで多いと、マイクロバッチが多くてもバブルが響きます。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="132"/>
        <source>What counts is the bubble; it takes {bubble} % of the step.</source>
        <translation>実際に効くのはバブルです。ステップの {bubble}&#xa0;% を占めます。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="133"/>
        <source>{tokens} M tokens a step are not extreme.</source>
        <translation>1 ステップ {tokens}&#xa0;M トークンは極端ではありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="133"/>
        <source>{tokens} M tokens a step: diminishing returns are usual beyond {limit} M, though Llama 3 trained with 16 M.</source>
        <translation>1 ステップ {tokens}&#xa0;M トークン: 通常 {limit}&#xa0;M を超えると効果が薄れますが、Llama 3 は 16&#xa0;M で学習されました。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="134"/>
        <source>An MFU of {mfu} % is no alarm.</source>
        <translation>MFU {mfu}&#xa0;% は心配ありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="134"/>
        <source>An MFU of {mfu} %: think about the layout again. Exposed communication takes {communication} % of the step, the bubble {bubble} %.</source>
        <translation>MFU {mfu}&#xa0;%: 並列構成を見直してください。露出通信がステップの {communication}&#xa0;%、バブルが {bubble}&#xa0;% を占めます。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="135"/>
        <source>It is not communication, which takes {communication} % of the step.</source>
        <translation>原因は通信ではありません。通信はステップの {communication}&#xa0;% です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="136"/>
        <source>A model of {parameters} B parameters recomputes activations.</source>
        <translation>{parameters}&#xa0;B パラメータのモデルで、アクティベーションを再計算しています。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="136"/>
        <source>A model of {parameters} B parameters without activation recomputation usually runs out of memory.</source>
        <translation>{parameters}&#xa0;B パラメータのモデルは、アクティベーション再計算なしでは通常メモリ不足になります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="137"/>
        <source>What counts is memory: it uses {gib} of {capacity} GiB, and fits without recomputation.</source>
        <translation>実際に効くのはメモリです。使用量は {gib} / {capacity}&#xa0;GiB で、再計算なしで収まります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="138"/>
        <source>The batch is large enough, or accumulated.</source>
        <translation>バッチは十分大きいか、勾配累積されています。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="138"/>
        <source>A small batch without accumulation makes gradients noisy.</source>
        <translation>勾配累積なしの小さいバッチでは、勾配のノイズが大きくなります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="139"/>
        <source>With fragmentation {share} % of the card are used.</source>
        <translation>断片化を含めると、GPU メモリの {share}&#xa0;% を使います。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="140"/>
        <source>Judged by measured runs it fits with a probability of {probability} %.</source>
        <translation>実測した実行から判断すると、{probability}&#xa0;% の確率で収まります。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="141"/>
        <source>Weights are gathered once a step, or inside NVLink.</source>
        <translation>重みの all-gather は 1 ステップに 1 回か、NVLink 内で行われます。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="141"/>
        <source>ZeRO-3 between nodes gathers the weights for each of the {accumulation} micro-batches.</source>
        <translation>ノードをまたぐ ZeRO-3 では、{accumulation} 個のマイクロバッチごとに重みを all-gather します。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="142"/>
        <source>It hides: exposed data-parallel communication takes {share} % of the step.</source>
        <translation>隠蔽されています。露出したデータ並列通信はステップの {share}&#xa0;% です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="143"/>
        <source>There are at least as many micro-batches as stages.</source>
        <translation>マイクロバッチ数はステージ数以上です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="143"/>
        <source>{accumulation} micro-batches are fewer than the {pp} stages: most of the pipeline waits.</source>
        <translation>マイクロバッチ {accumulation} 個はステージ数 {pp} より少なく、パイプラインの大半が待ち状態です。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="144"/>
        <source>The schedule keeps the bubble at {bubble} % of the step.</source>
        <translation>スケジュールにより、バブルはステップの {bubble}&#xa0;% に抑えられています。</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="147"/>
        <source>Does not apply to this plan.</source>
        <translation>このプランには当てはまりません。</translation>
    </message>
</context>
<context>
    <name>CollectiveLines</name>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="69"/>
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>GPU %n 個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="69"/>
        <source>%1 GPUs on %2 nodes</source>
        <translation>%2 ノードの GPU %1 個</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="72"/>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="72"/>
        <source>Bus bandwidth</source>
        <translation>バス帯域</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="85"/>
        <source>%1 of %2: %3, bus bandwidth %4</source>
        <translation>%2 の %1: %3、バス帯域 %4</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="90"/>
        <source>%1; without the measurement %2 would be assumed</source>
        <comment>a point of a curve</comment>
        <translation>%1（測定がない場合の仮定値は %2）</translation>
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
        <translation>測定がない場合の仮定</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="108"/>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="113"/>
        <source>%1 of collectives of %2, over their size</source>
        <translation>サイズごとの、%2の集合通信の%1</translation>
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
        <translation>%1の最大サイズでのバス帯域: %2。</translation>
    </message>
</context>
<context>
    <name>CompareRows</name>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="82"/>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="83"/>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="84"/>
        <source>Parameters (B)</source>
        <translation>パラメータ数 (B)</translation>
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
        <translation>ネットワーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="90"/>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="91"/>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="92"/>
        <source>Optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="93"/>
        <source>Attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="99"/>
        <source>Layout</source>
        <translation>並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="120"/>
        <source>Memory of the fullest stage</source>
        <translation>使用量が最大のステージのメモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="121"/>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="122"/>
        <source>In all (GiB)</source>
        <translation>合計 (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="123"/>
        <source>Usable (GiB)</source>
        <translation>使用可能 (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="124"/>
        <source>Headroom (%)</source>
        <translation>余裕 (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="125"/>
        <source>Fits with a probability of (%)</source>
        <translation>収まる確率 (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="128"/>
        <source>%1 (GiB)</source>
        <translation>%1 (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="133"/>
        <source>Time of a step</source>
        <translation>1 ステップの時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="134"/>
        <source>Step time (s)</source>
        <translation>ステップ時間 (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="135"/>
        <source>Band, low (s)</source>
        <translation>誤差幅の下限 (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="136"/>
        <source>Band, high (s)</source>
        <translation>誤差幅の上限 (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="139"/>
        <source>%1 (s)</source>
        <translation>%1 (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="144"/>
        <source>Traffic of a GPU in a step</source>
        <translation>1 ステップの 1 GPU の通信量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="153"/>
        <source>%1 sent (GB)</source>
        <translation>%1 送信 (GB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="154"/>
        <source>%1 on the wire (s)</source>
        <translation>%1 通信時間 (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="165"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="166"/>
        <source>Tokens per second and GPU</source>
        <translation>GPU あたりトークン/秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="167"/>
        <source>Model TFLOP/s per GPU</source>
        <translation>GPU あたりモデル TFLOP/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="168"/>
        <source>MFU, causal (%)</source>
        <translation>MFU（因果）(%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="169"/>
        <source>HFU (%)</source>
        <translation>HFU (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="170"/>
        <source>Bubble (%)</source>
        <translation>バブル (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="171"/>
        <source>Time and money</source>
        <translation>時間と費用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="172"/>
        <source>Training time (days)</source>
        <translation>学習時間（日）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="173"/>
        <source>GPU-hours</source>
        <translation>GPU 時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="174"/>
        <source>Cost ($)</source>
        <translation>コスト ($)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="176"/>
        <source>no price</source>
        <translation>価格なし</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="181"/>
        <source>Checks</source>
        <translation>チェック</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="187"/>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="188"/>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="189"/>
        <source>Notes</source>
        <translation>情報</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="236"/>
        <source>Quantity</source>
        <translation>項目</translation>
    </message>
</context>
<context>
    <name>Constant</name>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="29"/>
        <source>Matrix products by shape</source>
        <translation>形状ごとの行列積</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="29"/>
        <source>Each product of a layer runs at the rate measured for its shape, or near it</source>
        <translation>層の各行列積に、その形状または近い形状で測定した速度を使います</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="30"/>
        <source>Collectives by size and group</source>
        <translation>サイズとグループごとの集合通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="30"/>
        <source>Collectives take the time measured for their size and number of GPUs, or between two that were</source>
        <translation>集合通信に、そのサイズと GPU 数で測定した時間、または 2 つの測定値の補間を使います</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="31"/>
        <source>Usable memory of the GPU</source>
        <translation>GPU の使用可能メモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="31"/>
        <source>What the driver reports as a whole</source>
        <translation>ドライバが報告する合計</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="32"/>
        <source>Memory of the CUDA context</source>
        <translation>CUDA コンテキストのメモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="32"/>
        <source>Held by a process before it allocates anything</source>
        <translation>プロセスが何も割り当てる前に保持する量</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="33"/>
        <source>Workspace of libraries</source>
        <translation>ライブラリの作業領域</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="33"/>
        <source>Memory that libraries of products and attention hold</source>
        <translation>行列積とアテンションのライブラリが保持するメモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="34"/>
        <source>Workspace of matrix products</source>
        <translation>行列積の作業領域</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="34"/>
        <source>Memory that the library of products holds for a stream</source>
        <translation>行列積のライブラリが 1 ストリームにつき保持するメモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="35"/>
        <source>Large products in bf16</source>
        <translation>bf16 の大きな行列積</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="35"/>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="36"/>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="37"/>
        <source>Share of the dense peak that large matrix products sustain</source>
        <translation>大きな行列積が持続する、密なピーク性能の割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="36"/>
        <source>Large products in fp8</source>
        <translation>fp8 の大きな行列積</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="37"/>
        <source>Large products in fp4</source>
        <translation>fp4 の大きな行列積</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="38"/>
        <source>Memory bandwidth of products</source>
        <translation>行列積のメモリ帯域</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="38"/>
        <source>Share of the memory&apos;s bandwidth that products bound by it reach</source>
        <translation>メモリ律速の行列積が達成するメモリ帯域の割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="39"/>
        <source>Memory bandwidth of other kernels</source>
        <translation>その他のカーネルのメモリ帯域</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="39"/>
        <source>Share of the memory&apos;s bandwidth that norms, activations and the like reach</source>
        <translation>正規化や活性化関数などが達成するメモリ帯域の割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="40"/>
        <source>Time between kernels</source>
        <translation>カーネル間の時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="40"/>
        <source>What each kernel costs on the GPU beyond its work</source>
        <translation>各カーネルで処理以外に GPU 上でかかる時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="41"/>
        <source>NVLink bandwidth of collectives</source>
        <translation>集合通信の NVLink 帯域</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="41"/>
        <source>Share of the data sheet&apos;s rate that collectives reach inside a node</source>
        <translation>ノード内の集合通信が達成する、データシートの速度に対する割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="42"/>
        <source>Network bandwidth of collectives</source>
        <translation>集合通信のネットワーク帯域</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="42"/>
        <source>Share of the data sheet&apos;s rate that collectives reach between nodes</source>
        <translation>ノード間の集合通信が達成する、データシートの速度に対する割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="43"/>
        <source>NVLink bandwidth of a pair</source>
        <translation>ペアの NVLink 帯域</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="43"/>
        <source>Share of the data sheet&apos;s rate that one pair of GPUs reaches</source>
        <translation>1 組の GPU ペアが達成する、データシートの速度に対する割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="44"/>
        <source>Start of a message</source>
        <translation>メッセージの開始</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="44"/>
        <source>Time that each message between two GPUs costs before its first byte</source>
        <translation>2 つの GPU 間の各メッセージで、最初のバイトまでにかかる時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="45"/>
        <source>Start of a collective</source>
        <translation>集合通信の開始</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="45"/>
        <source>Time before the first byte of a large collective</source>
        <translation>大きな集合通信の最初のバイトまでの時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="46"/>
        <source>Start of a small collective</source>
        <translation>小さな集合通信の開始</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="46"/>
        <source>Time before the first byte with the protocol for small messages</source>
        <translation>小さなメッセージ用プロトコルでの最初のバイトまでの時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="47"/>
        <source>Step of a ring in a node</source>
        <translation>ノード内のリングの 1 ステップ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="47"/>
        <source>Time of each step from GPU to GPU beyond its bytes</source>
        <translation>GPU から GPU への各ステップで、転送以外にかかる時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="48"/>
        <source>Step of a ring between nodes</source>
        <translation>ノード間のリングの 1 ステップ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="48"/>
        <source>Time of each step from node to node beyond its bytes</source>
        <translation>ノードからノードへの各ステップで、転送以外にかかる時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="49"/>
        <source>Start of an expert exchange</source>
        <translation>エキスパート通信の開始</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="49"/>
        <source>Time before the first byte of an all-to-all between experts</source>
        <translation>エキスパート間の all-to-all の最初のバイトまでの時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="50"/>
        <source>Slow-down beside tensor-parallel transfers</source>
        <translation>TP 転送との並行による低速化</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="50"/>
        <source>Share of a transfer by which it slows a product or attention beside it</source>
        <translation>転送が並行する行列積やアテンションを低速化する割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="51"/>
        <source>Bandwidth to the host</source>
        <translation>ホストとの帯域</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="51"/>
        <source>Share of the data sheet&apos;s rate that copies to and from the host reach</source>
        <translation>ホストとのコピーが達成する、データシートの速度に対する割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="52"/>
        <source>Slow-down beside data-parallel transfers</source>
        <translation>DP 転送との並行による低速化</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="52"/>
        <source>Share of hidden communication that slows the compute it hides behind</source>
        <translation>隠蔽された通信が、隠蔽元の計算を低速化する割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="53"/>
        <source>Slow-down beside gathered weights</source>
        <translation>重みの all-gather との並行による低速化</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="53"/>
        <source>The same of the collectives of each layer in ZeRO-3</source>
        <translation>ZeRO-3 の層ごとの集合通信についての同じ割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="54"/>
        <source>Bandwidth of an expert exchange</source>
        <translation>エキスパート通信の帯域</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="54"/>
        <source>Share of the links&apos; rate that the exchange between experts reaches</source>
        <translation>エキスパート間の通信が達成する、リンクの速度に対する割合</translation>
    </message>
</context>
<context>
    <name>Dimensions</name>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="118"/>
        <source>Layers</source>
        <translation>層数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="119"/>
        <source>Hidden size</source>
        <translation>隠れ次元</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="120"/>
        <source>Feed-forward width</source>
        <translation>FFN 次元</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="121"/>
        <source>Vocabulary</source>
        <translation>語彙サイズ</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="122"/>
        <source>Gated feed-forward</source>
        <translation>ゲート付き FFN</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="123"/>
        <source>Activation</source>
        <translation>活性化関数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="124"/>
        <source>Tied embeddings</source>
        <translation>埋め込み共有</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="126"/>
        <source>Attention heads</source>
        <translation>アテンションヘッド数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="127"/>
        <source>Key-value heads</source>
        <translation>KV ヘッド数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="129"/>
        <source>Head width</source>
        <translation>ヘッド次元</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="131"/>
        <source>Query-key norm</source>
        <translation>QK 正規化</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="132"/>
        <source>Sliding window</source>
        <translation>スライディングウィンドウ</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="134"/>
        <source>Full attention every</source>
        <translation>全アテンション層の間隔</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="136"/>
        <source>Latent attention</source>
        <translation>潜在アテンション</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="138"/>
        <source>Query rank</source>
        <translation>クエリのランク</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="140"/>
        <source>Key-value rank</source>
        <translation>KV のランク</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="142"/>
        <source>Head width, not rotated</source>
        <translation>ヘッド次元（RoPE なし）</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="144"/>
        <source>Head width, rotated</source>
        <translation>ヘッド次元（RoPE あり）</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="146"/>
        <source>Value width</source>
        <translation>バリュー次元</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="148"/>
        <source>Sparse attention</source>
        <translation>スパースアテンション</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="150"/>
        <source>Indexer heads</source>
        <translation>インデクサのヘッド数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="152"/>
        <source>Indexer head width</source>
        <translation>インデクサのヘッド次元</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="154"/>
        <source>Tokens attended to</source>
        <translation>参照トークン数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="156"/>
        <source>Mixture of experts</source>
        <translation>MoE</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="158"/>
        <location filename="../app/desktop/setup/dimensions.cpp" line="214"/>
        <source>Experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="159"/>
        <source>Experts per token</source>
        <translation>トークンあたりのエキスパート数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="161"/>
        <source>Expert width</source>
        <translation>エキスパート次元</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="163"/>
        <source>Shared experts&apos; width</source>
        <translation>共有エキスパート次元</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="165"/>
        <source>Gate on shared experts</source>
        <translation>共有エキスパートのゲート</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="167"/>
        <source>Router bias</source>
        <translation>ルーターのバイアス</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="169"/>
        <source>Expert biases</source>
        <translation>エキスパートのバイアス</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="171"/>
        <source>First dense layers</source>
        <translation>先頭の密な層の数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="173"/>
        <source>Experts every n-th layer</source>
        <translation>エキスパート層の間隔</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="175"/>
        <source>MTP layers</source>
        <translation>MTP 層数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="177"/>
        <source>Longest sequence</source>
        <translation>最大シーケンス長</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="179"/>
        <source>Positions</source>
        <translation>位置符号化</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="180"/>
        <source>Position table rows</source>
        <translation>位置テーブルの行数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="182"/>
        <source>Norm</source>
        <translation>正規化</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="183"/>
        <source>Norms per layer</source>
        <translation>層あたりの正規化数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="185"/>
        <source>Embedding norm</source>
        <translation>埋め込みの正規化</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="187"/>
        <source>Query, key, value biases</source>
        <translation>QKV のバイアス</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="189"/>
        <source>Attention output bias</source>
        <translation>アテンション出力のバイアス</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="191"/>
        <source>Feed-forward biases</source>
        <translation>FFN のバイアス</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="192"/>
        <source>Output head bias</source>
        <translation>出力ヘッドのバイアス</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="193"/>
        <source>Attention sinks</source>
        <translation>アテンションシンク</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="210"/>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="212"/>
        <source>Attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="216"/>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="14"/>
        <source>forward pass</source>
        <translation>順伝播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="15"/>
        <source>backward pass</source>
        <translation>逆伝播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="16"/>
        <source>gradient of the input</source>
        <translation>入力の勾配</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="17"/>
        <source>gradient of the weights</source>
        <translation>重みの勾配</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="18"/>
        <source>one dense layer</source>
        <translation>密な層 1 層</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="19"/>
        <source>one dense layer with windowed attention</source>
        <translation>ウィンドウアテンションの密な層 1 層</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="20"/>
        <source>one MoE layer</source>
        <translation>MoE 層 1 層</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="21"/>
        <source>one MoE layer with windowed attention</source>
        <translation>ウィンドウアテンションの MoE 層 1 層</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="22"/>
        <source>one layer, nothing recomputed</source>
        <translation>再計算なしの 1 層</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="23"/>
        <location filename="../app/texts/explanation_symbols.h" line="90"/>
        <source>embedding</source>
        <translation>埋め込み</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="24"/>
        <source>output layer and loss</source>
        <translation>出力層と損失</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="25"/>
        <location filename="../app/texts/explanation_symbols.h" line="91"/>
        <source>output layer</source>
        <translation>出力層</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="26"/>
        <source>join of a multi-token-prediction layer</source>
        <translation>マルチトークン予測層の結合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="27"/>
        <source>query, key and value projection</source>
        <translation>QKV 射影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="28"/>
        <source>attention output projection</source>
        <translation>アテンション出力射影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="29"/>
        <source>down projection of the queries</source>
        <translation>クエリのダウン射影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="30"/>
        <source>up projection of the queries</source>
        <translation>クエリのアップ射影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="31"/>
        <source>down projection of keys and values</source>
        <translation>KV のダウン射影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="32"/>
        <source>up projection of keys and values</source>
        <translation>KV のアップ射影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="33"/>
        <source>indexer of sparse attention</source>
        <translation>スパースアテンションのインデクサ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="34"/>
        <source>feed-forward up projection</source>
        <translation>FFN のアップ射影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="35"/>
        <source>feed-forward down projection</source>
        <translation>FFN のダウン射影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="36"/>
        <source>router</source>
        <translation>ルーター</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="37"/>
        <source>up projection of the experts</source>
        <translation>エキスパートのアップ射影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="38"/>
        <source>down projection of the experts</source>
        <translation>エキスパートのダウン射影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="39"/>
        <source>up projection of the shared expert</source>
        <translation>共有エキスパートのアップ射影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="40"/>
        <source>down projection of the shared expert</source>
        <translation>共有エキスパートのダウン射影</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="41"/>
        <source>queries times keys</source>
        <translation>クエリ × キー</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="42"/>
        <source>scores times values</source>
        <translation>スコア × バリュー</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="43"/>
        <source>waves of tiles over the multiprocessors</source>
        <translation>SM に割り当てるタイルのウェーブ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="44"/>
        <source>tiles of the product</source>
        <translation>行列積のタイル数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="45"/>
        <source>work units per multiprocessor</source>
        <translation>SM あたりのワークユニット数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="46"/>
        <source>token rows that a rank&apos;s experts hold</source>
        <translation>ランクのエキスパートが保持するトークン行数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="47"/>
        <source>token rows that a rank&apos;s experts compute</source>
        <translation>ランクのエキスパートが計算するトークン行数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="48"/>
        <source>time to cast one element</source>
        <translation>1 要素のキャスト時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="49"/>
        <source>time that the host needs for one layer</source>
        <translation>1 層に対するホストの所要時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="50"/>
        <source>one gather or scatter of the hidden state over tensor-parallel ranks</source>
        <translation>TP ランク間での隠れ状態の gather または scatter 1 回</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="51"/>
        <source>the same gather in the layers&apos; precision</source>
        <translation>同じ gather を層の精度で行う場合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="52"/>
        <source>latency of the collective&apos;s steps</source>
        <translation>集合通信の各ステップのレイテンシ</translation>
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
        <translation>レプリカ間でのシャードの all-reduce</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="56"/>
        <source>gather of the logits</source>
        <translation>ロジットの gather</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="57"/>
        <source>attention block</source>
        <translation>アテンションブロック</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="58"/>
        <source>feed-forward block</source>
        <translation>FFN ブロック</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="59"/>
        <source>shared expert</source>
        <translation>共有エキスパート</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="60"/>
        <source>exchange of heads for tokens</source>
        <translation>ヘッドとトークンの交換</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="61"/>
        <source>one hop of the ring of keys and values</source>
        <translation>KV のリングの 1 ホップ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="62"/>
        <source>joining of partial attention outputs</source>
        <translation>部分アテンション出力の結合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="63"/>
        <source>one all-to-all of tokens to experts or back</source>
        <translation>トークンとエキスパート間の片道の all-to-all 1 回</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="64"/>
        <source>bytes that leave the rank in one exchange</source>
        <translation>1 回の交換でランクから出るバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="65"/>
        <source>share of them that crosses the network</source>
        <translation>そのうちネットワークを通る割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="66"/>
        <source>gather of the tokens of all expert ranks</source>
        <translation>全エキスパートランクのトークンの gather</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="67"/>
        <source>gather over expert-tensor ranks</source>
        <translation>ETP ランク間の gather</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="68"/>
        <source>expert exchange of one pass</source>
        <translation>1 パスのエキスパート通信</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="69"/>
        <source>what the shared expert does not hide of the exchange</source>
        <translation>エキスパート通信のうち共有エキスパートで隠蔽されない部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="70"/>
        <source>one message between stages</source>
        <translation>ステージ間の通信 1 回</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="71"/>
        <source>gather of the weights</source>
        <translation>重みの all-gather</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="72"/>
        <source>reduction of the gradients</source>
        <translation>勾配の reduce</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="73"/>
        <source>dense parameters</source>
        <translation>密な部分のパラメータ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="74"/>
        <location filename="../app/texts/explanation_symbols.h" line="37"/>
        <source>experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="75"/>
        <source>reduction of the tied embedding&apos;s gradient</source>
        <translation>共有埋め込みの勾配の reduce</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="76"/>
        <source>all micro-batches through the pipeline, without messages</source>
        <translation>全マイクロバッチのパイプライン通過（通信を除く）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="77"/>
        <source>gather of tensor-parallel shards for the orthogonalisation</source>
        <translation>直交化のための TP シャードの gather</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="78"/>
        <source>optimizer on the host</source>
        <translation>ホスト上のオプティマイザ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="79"/>
        <source>weights on the host</source>
        <translation>ホスト上の重み</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="80"/>
        <source>one layer&apos;s weights from the host</source>
        <translation>1 層分の重みのホストからの転送</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="81"/>
        <source>parameters on the rank outside the experts</source>
        <translation>ランク上のエキスパート以外のパラメータ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="82"/>
        <source>parameters of experts on the rank</source>
        <translation>ランク上のエキスパートのパラメータ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="83"/>
        <source>parameters of a dense layer on the rank</source>
        <translation>ランク上の密な層 1 層のパラメータ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="84"/>
        <source>parameters of an MoE layer on the rank, without experts</source>
        <translation>ランク上の MoE 層 1 層のパラメータ数（エキスパートを除く）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="85"/>
        <source>parameters of a dense layer</source>
        <translation>密な層 1 層のパラメータ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="86"/>
        <source>parameters of an MoE layer</source>
        <translation>MoE 層 1 層のパラメータ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="87"/>
        <source>dense layers times micro-batches alive</source>
        <translation>密な層の数 × 保持中のマイクロバッチ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="88"/>
        <source>MoE layers times micro-batches alive</source>
        <translation>MoE 層数 × 保持中のマイクロバッチ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="89"/>
        <source>micro-batches in flight on the rank</source>
        <translation>ランク上で処理中のマイクロバッチ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="90"/>
        <source>micro-batches in flight of one virtual stage</source>
        <translation>1 仮想ステージで処理中のマイクロバッチ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="91"/>
        <source>virtual stages run before the first backward pass</source>
        <translation>最初の逆伝播までに実行される仮想ステージ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="92"/>
        <source>tokens of a step</source>
        <translation>1 ステップのトークン数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="93"/>
        <source>forward FLOPs per token</source>
        <translation>トークンあたりの順伝播 FLOPs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="94"/>
        <source>attention core of one layer, per token</source>
        <translation>トークンあたりの 1 層のアテンションコア</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="95"/>
        <source>attention core with a window, per token</source>
        <translation>トークンあたりのウィンドウありアテンションコア</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="96"/>
        <source>output layer, per token</source>
        <translation>トークンあたりの出力層</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="97"/>
        <source>executed FLOPs per token</source>
        <translation>トークンあたりの実行 FLOPs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="98"/>
        <source>training time in days</source>
        <translation>学習時間（日）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="99"/>
        <source>GPU-hours</source>
        <translation>GPU 時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="104"/>
        <source>Tensors that a training script keeps for itself, such as averaged weights.</source>
        <translation>平均化した重みなど、学習スクリプトが独自に保持するテンソル。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="105"/>
        <source>Small tensors of a layer: statistics, masks of packed documents, random states.</source>
        <translation>層の小さなテンソル: 統計量、パッキングした文書のマスク、乱数の状態。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="106"/>
        <source>Steps in which experts get more tokens than the assumed imbalance.</source>
        <translation>エキスパートへのトークンの偏りが仮定より大きいステップ。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="107"/>
        <source>Recomputation of blocks of layers or of some layers only.</source>
        <translation>層のブロック単位、または一部の層のみの再計算。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="108"/>
        <source>Further heads and losses of a training script.</source>
        <translation>学習スクリプトが追加するヘッドと損失。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="109"/>
        <source>Workspaces of single kernels, which differ by shape and release.</source>
        <translation>形状やリリースによって異なる個々のカーネルの作業領域。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="110"/>
        <source>Prefetching more than the next layer.</source>
        <translation>次の層より先のプリフェッチ。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="111"/>
        <source>Freed blocks held while the host is ahead of the GPU; they are given back when memory runs short.</source>
        <translation>ホストが GPU より先行している間に保持される解放済みブロック。メモリが不足すると返却されます。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="112"/>
        <source>The order of allocations, which changes fragmentation from run to run.</source>
        <translation>割り当ての順序。断片化が実行ごとに変わります。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="113"/>
        <source>Buffers of network transports and in-network reduction.</source>
        <translation>ネットワークトランスポートとネットワーク内リダクションのバッファ。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="114"/>
        <source>Other processes on the same GPU.</source>
        <translation>同じ GPU 上の他のプロセス。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="115"/>
        <source>A checkpoint that is loaded beside the state that it replaces.</source>
        <translation>置き換え対象の状態と並んで読み込まれるチェックポイント。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="116"/>
        <source>Clocks that fall under a power limit or heat, beyond what the measured runs had.</source>
        <translation>電力制限や発熱によるクロック低下のうち、実測した実行での程度を超えるもの。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="117"/>
        <source>The library&apos;s own choice of kernel; each shape is taken with the tile that suits it best.</source>
        <translation>ライブラリ自身によるカーネル選択。各形状は最も適したタイルで計算しています。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="118"/>
        <source>Packed documents that attend to themselves only.</source>
        <translation>自文書内のみにアテンションを行うパッキングした文書。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="119"/>
        <source>Kernels of your own that fuse more, or less, than the framework&apos;s.</source>
        <translation>フレームワークのものより融合が多い、または少ない独自のカーネル。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="120"/>
        <source>Other work on the host, and a slow or badly placed processor.</source>
        <translation>ホスト上の他の処理、および低速または配置の悪い CPU。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="121"/>
        <source>Other jobs on the network, and routes that collide.</source>
        <translation>ネットワーク上の他のジョブと、経路の衝突。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="122"/>
        <source>The order of single operations; the timeline simulates it.</source>
        <translation>個々の演算の順序。タイムラインがシミュレーションします。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="123"/>
        <source>A single GPU or link that is slower than the others.</source>
        <translation>他より遅い単一の GPU またはリンク。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="124"/>
        <source>Reading and preparing the data.</source>
        <translation>データの読み込みと前処理。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="125"/>
        <source>Writing checkpoints, evaluation, logging.</source>
        <translation>チェックポイントの書き込み、評価、ログ出力。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="126"/>
        <source>FLOPs outside matrix products: norms, activations, softmax, optimizer.</source>
        <translation>行列積以外の FLOPs: 正規化、活性化関数、softmax、オプティマイザ。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="127"/>
        <source>Failures and restarts, except by the goodput that the plan states.</source>
        <translation>障害と再起動（プランで指定したグッドプットによるものを除く）。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="128"/>
        <source>Storage, network traffic, discounts, idle reserved nodes.</source>
        <translation>ストレージ、ネットワーク通信、割引、予約済みの遊休ノード。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="129"/>
        <source>Multi-token-prediction layers.</source>
        <translation>マルチトークン予測層。</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="21"/>
        <source>layers</source>
        <translation>層数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="22"/>
        <source>hidden size</source>
        <translation>隠れ次元</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="23"/>
        <source>attention heads</source>
        <translation>アテンションヘッド数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="24"/>
        <source>key-value heads</source>
        <translation>KV ヘッド数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="25"/>
        <source>heads with their own key and value</source>
        <translation>独自の KV を持つヘッド数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="26"/>
        <source>dimension of one head</source>
        <translation>1 ヘッドの次元</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="27"/>
        <source>dimension of one query and key head</source>
        <translation>クエリとキーの 1 ヘッドの次元</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="28"/>
        <source>dimension of one value head</source>
        <translation>バリューの 1 ヘッドの次元</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="29"/>
        <source>part of a query head without rotation</source>
        <translation>クエリヘッドのうち RoPE なしの部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="30"/>
        <source>part of a query head that is rotated</source>
        <translation>クエリヘッドのうち RoPE ありの部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="31"/>
        <source>rank of the latent queries</source>
        <translation>潜在クエリのランク</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="32"/>
        <source>rank of the latent keys and values</source>
        <translation>潜在 KV のランク</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="33"/>
        <source>feed-forward width</source>
        <translation>FFN 次元</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="34"/>
        <source>width of one expert</source>
        <translation>1 エキスパートの次元</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="35"/>
        <source>width of the shared expert</source>
        <translation>共有エキスパートの次元</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="36"/>
        <source>matrices of a feed-forward block</source>
        <translation>FFN ブロックの行列数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="38"/>
        <source>experts that a token goes to</source>
        <translation>1 トークンが送られるエキスパート数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="39"/>
        <source>vocabulary</source>
        <translation>語彙サイズ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="40"/>
        <source>vocabulary, padded</source>
        <translation>語彙サイズ（パディング後）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="41"/>
        <location filename="../app/texts/explanation_symbols.h" line="84"/>
        <source>norms of one layer</source>
        <translation>1 層の正規化数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="42"/>
        <source>weights of a norm per hidden element</source>
        <translation>隠れ次元の要素あたりの正規化の重み数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="43"/>
        <source>learned positions</source>
        <translation>学習可能な位置数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="44"/>
        <source>multi-token-prediction layers</source>
        <translation>マルチトークン予測層数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="45"/>
        <source>up projections of a feed-forward block</source>
        <translation>FFN ブロックのアップ射影数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="47"/>
        <source>tensor parallel</source>
        <translation>テンソル並列</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="48"/>
        <source>pipeline parallel</source>
        <translation>パイプライン並列</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="49"/>
        <source>context parallel</source>
        <translation>コンテキスト並列</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="50"/>
        <source>ranks of the inner all-to-all of context parallelism</source>
        <translation>コンテキスト並列の内側の all-to-all のランク数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="51"/>
        <source>ranks of the ring of context parallelism</source>
        <translation>コンテキスト並列のリングのランク数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="52"/>
        <source>data parallel</source>
        <translation>データ並列</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="53"/>
        <source>expert parallel</source>
        <translation>エキスパート並列</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="54"/>
        <source>expert tensor parallel</source>
        <translation>エキスパートテンソル並列</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="55"/>
        <source>virtual stages of a pipeline rank</source>
        <translation>パイプラインランクの仮想ステージ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="56"/>
        <source>ranks over which sequence parallelism splits</source>
        <translation>シーケンス並列で分割するランク数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="57"/>
        <source>pipeline rank, from 0</source>
        <translation>パイプラインランク（0 から）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="58"/>
        <source>virtual stage of the rank, from 0</source>
        <translation>ランクの仮想ステージ（0 から）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="59"/>
        <source>sequence length</source>
        <translation>シーケンス長</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="60"/>
        <source>tokens that a query attends to on average</source>
        <translation>1 クエリが参照する平均トークン数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="61"/>
        <source>sequences of a micro-batch</source>
        <translation>マイクロバッチのシーケンス数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="62"/>
        <source>micro-batches of a step</source>
        <translation>1 ステップのマイクロバッチ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="63"/>
        <source>sequences of a step</source>
        <translation>1 ステップのシーケンス数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="64"/>
        <source>tokens of a micro-batch on one context-parallel rank</source>
        <translation>1 CP ランクのマイクロバッチのトークン数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="65"/>
        <source>tokens to train on</source>
        <translation>学習トークン数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="66"/>
        <source>tokens whose logits are held at once</source>
        <translation>ロジットを同時に保持するトークン数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="67"/>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="68"/>
        <source>nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="69"/>
        <source>ranks over which dense parameters are sharded</source>
        <translation>密な部分のパラメータをシャーディングするランク数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="70"/>
        <source>ranks over which experts are sharded</source>
        <translation>エキスパートをシャーディングするランク数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="71"/>
        <location filename="../app/texts/explanation_symbols.h" line="75"/>
        <source>dense layers</source>
        <translation>密な層の数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="72"/>
        <source>dense layers with windowed attention</source>
        <translation>ウィンドウアテンションの密な層の数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="73"/>
        <location filename="../app/texts/explanation_symbols.h" line="76"/>
        <source>MoE layers</source>
        <translation>MoE 層数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="74"/>
        <source>MoE layers with windowed attention</source>
        <translation>ウィンドウアテンションの MoE 層数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="77"/>
        <source>layers with full attention</source>
        <translation>全アテンションの層数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="78"/>
        <source>layers with windowed attention</source>
        <translation>ウィンドウアテンションの層数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="79"/>
        <source>layers of this kind on the rank</source>
        <translation>ランク上のこの種類の層数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="80"/>
        <source>layers of this kind in one virtual stage</source>
        <translation>1 仮想ステージのこの種類の層数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="82"/>
        <source>attention of one layer</source>
        <translation>1 層のアテンション</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="83"/>
        <source>part of that which every tensor-parallel rank keeps whole</source>
        <translation>そのうち各 TP ランクが分割せずに保持する部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="85"/>
        <source>feed-forward block of one layer</source>
        <translation>1 層の FFN ブロック</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="86"/>
        <source>biases and gates that every tensor-parallel rank keeps whole</source>
        <translation>各 TP ランクが分割せずに保持するバイアスとゲート</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="87"/>
        <source>router of one layer</source>
        <translation>1 層のルーター</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="88"/>
        <source>shared expert of one layer</source>
        <translation>1 層の共有エキスパート</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="89"/>
        <source>one expert</source>
        <translation>1 エキスパート</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="92"/>
        <source>last norm</source>
        <translation>最後の正規化</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="93"/>
        <source>parameters of decoder layers on the rank</source>
        <translation>ランク上のデコーダ層のパラメータ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="94"/>
        <source>parameters of all different weight shapes on the rank</source>
        <translation>ランク上の異なる形状の重みすべてのパラメータ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="95"/>
        <source>parameters of the largest layer on the rank</source>
        <translation>ランク上の最大の層のパラメータ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="96"/>
        <source>parameters that the rank updates</source>
        <translation>ランクが更新するパラメータ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="97"/>
        <source>parameters of one layer on the rank</source>
        <translation>ランク上の 1 層のパラメータ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="98"/>
        <source>matrix products of a dense layer, per token</source>
        <translation>トークンあたりの密な層の行列積</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="99"/>
        <source>matrix products of an MoE layer, per token</source>
        <translation>トークンあたりの MoE 層の行列積</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="100"/>
        <source>matrix products of all layers, per token, forward</source>
        <translation>トークンあたりの全層の行列積（順伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="101"/>
        <source>output layer, per token, forward</source>
        <translation>トークンあたりの出力層（順伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="102"/>
        <source>attention cores of all layers, per token, forward</source>
        <translation>トークンあたりの全層のアテンションコア（順伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="103"/>
        <source>FLOPs of the orthogonalisation</source>
        <translation>直交化の FLOPs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="104"/>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="105"/>
        <source>share of the peak reached</source>
        <translation>ピークに対する達成率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="107"/>
        <source>multiprocessors of the GPU</source>
        <translation>GPU の SM 数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="108"/>
        <source>peak of the GPU in 16 bit</source>
        <translation>GPU の 16 ビットピーク性能</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="109"/>
        <source>peak of the GPU in the precision of the product</source>
        <translation>行列積の精度での GPU のピーク性能</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="110"/>
        <source>bf16 peak of the GPU</source>
        <translation>GPU の bf16 ピーク性能</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="111"/>
        <source>bandwidth of the GPU&apos;s memory</source>
        <translation>GPU のメモリ帯域</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="112"/>
        <source>memory bandwidth that element-wise kernels reach</source>
        <translation>要素ごとのカーネルが達成するメモリ帯域</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="113"/>
        <source>memory bandwidth that matrix products reach</source>
        <translation>行列積が達成するメモリ帯域</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="114"/>
        <source>memory bandwidth that attention scores reach</source>
        <translation>アテンションスコアが達成するメモリ帯域</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="115"/>
        <source>rate inside an NVLink domain, achieved</source>
        <translation>NVLink ドメイン内の実効速度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="116"/>
        <source>rate that the group gets between domains</source>
        <translation>ドメイン間でグループが得る速度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="117"/>
        <source>rate inside a domain, data sheet</source>
        <translation>ドメイン内の速度（データシート）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="118"/>
        <source>network rate of one GPU, data sheet</source>
        <translation>1 GPU のネットワーク速度（データシート）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="119"/>
        <source>rate between two GPUs of a domain</source>
        <translation>ドメイン内の 2 GPU 間の速度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="120"/>
        <source>rate between two GPUs over the network</source>
        <translation>ネットワーク経由の 2 GPU 間の速度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="121"/>
        <source>rate of the exchange of heads</source>
        <translation>ヘッド交換の速度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="122"/>
        <source>rate of the ring of keys and values</source>
        <translation>KV のリングの速度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="123"/>
        <source>rate between GPU and host</source>
        <translation>GPU とホスト間の速度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="124"/>
        <source>rate of the host&apos;s memory for one GPU</source>
        <translation>1 GPU あたりのホストメモリの速度</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="125"/>
        <source>time before the first byte</source>
        <translation>最初のバイトまでの時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="126"/>
        <source>time before the first byte, protocol for small messages</source>
        <translation>最初のバイトまでの時間（小メッセージ用プロトコル）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="127"/>
        <source>time of one step inside a domain</source>
        <translation>ドメイン内の 1 ステップの時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="128"/>
        <source>time of one step inside a domain, in a ring that leaves it</source>
        <translation>ドメイン内の 1 ステップの時間（ドメイン外に出るリングの場合）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="129"/>
        <source>time of one step between domains</source>
        <translation>ドメイン間の 1 ステップの時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="130"/>
        <source>time of one message before its first byte</source>
        <translation>1 メッセージの最初のバイトまでの時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="131"/>
        <source>time of one hop of the ring before its first byte</source>
        <translation>リングの 1 ホップの最初のバイトまでの時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="132"/>
        <source>time of an expert exchange before its first byte</source>
        <translation>エキスパート通信の最初のバイトまでの時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="133"/>
        <source>latency of one further bucket</source>
        <translation>追加のバケット 1 個のレイテンシ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="134"/>
        <source>passes around the ring</source>
        <translation>リングを回る回数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="135"/>
        <source>ranks of the group</source>
        <translation>グループのランク数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="136"/>
        <source>ranks of the group in one domain</source>
        <translation>1 ドメイン内のグループのランク数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="137"/>
        <source>domains that the group spans</source>
        <translation>グループがまたがるドメイン数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="138"/>
        <source>share of the rate that the protocol for small messages reaches</source>
        <translation>小メッセージ用プロトコルの速度の達成率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="139"/>
        <source>share of the rate that the exchange reaches inside a domain</source>
        <translation>ドメイン内での交換の速度の達成率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="140"/>
        <source>share of the rate that the exchange reaches on the network</source>
        <translation>ネットワーク上での交換の速度の達成率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="141"/>
        <source>share of stage boundaries that cross the network</source>
        <translation>ステージ境界のうちネットワークを通る割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="143"/>
        <source>bytes of an activation</source>
        <translation>アクティベーションのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="144"/>
        <source>bytes of an element that is only the input of a product</source>
        <translation>行列積の入力にのみ使う要素のバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="145"/>
        <source>bytes of weights per parameter</source>
        <translation>パラメータあたりの重みのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="146"/>
        <source>bytes of gradients per parameter</source>
        <translation>パラメータあたりの勾配のバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="147"/>
        <source>bytes of optimizer states per parameter</source>
        <translation>パラメータあたりのオプティマイザ状態のバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="148"/>
        <source>bytes of a gradient when it is reduced</source>
        <translation>reduce 時の勾配のバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="149"/>
        <source>bytes of copies in low precision per parameter</source>
        <translation>パラメータあたりの低精度コピーのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="150"/>
        <source>further optimizer bytes of embeddings per parameter</source>
        <translation>埋め込みのパラメータあたりの追加オプティマイザバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="151"/>
        <source>bytes of fp32 copies of the gradients per parameter</source>
        <translation>パラメータあたりの勾配の fp32 コピーのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="152"/>
        <source>bytes that the update needs besides, per parameter</source>
        <translation>更新時に追加で必要なパラメータあたりのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="153"/>
        <source>bytes of a gathered layer per parameter: weights, gradient, copy to reduce</source>
        <translation>all-gather した層のパラメータあたりのバイト数: 重み、勾配、reduce 用コピー</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="154"/>
        <source>bytes of gather buffers per parameter</source>
        <translation>パラメータあたりの gather バッファのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="155"/>
        <source>bytes that the update moves per parameter</source>
        <translation>更新で転送するパラメータあたりのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="156"/>
        <source>bytes that the update moves on the host, per parameter</source>
        <translation>ホスト上の更新で転送するパラメータあたりのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="157"/>
        <source>bytes moved to accumulate gradients, per parameter</source>
        <translation>勾配累積で転送するパラメータあたりのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="158"/>
        <source>further bytes that eager norms keep per element</source>
        <translation>融合なしの正規化が追加で保持する要素あたりのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="159"/>
        <source>bytes kept by the rotation per element</source>
        <translation>RoPE が保持する要素あたりのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="160"/>
        <source>bytes kept by repeating key-value heads per element</source>
        <translation>KV ヘッドの複製が保持する要素あたりのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="161"/>
        <source>bytes kept per attention score</source>
        <translation>アテンションスコアあたりの保持バイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="162"/>
        <source>bytes that a feed-forward block keeps per token and width</source>
        <translation>FFN ブロックがトークン・次元あたりに保持するバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="163"/>
        <source>bytes that the router keeps per token and expert</source>
        <translation>ルーターがトークン・エキスパートあたりに保持するバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="164"/>
        <source>bytes kept to join the experts&apos; outputs per element</source>
        <translation>エキスパート出力の結合のために保持する要素あたりのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="165"/>
        <source>bytes held per logit</source>
        <translation>ロジットあたりの保持バイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="166"/>
        <source>bytes per logit in the output layer&apos;s backward pass</source>
        <translation>出力層の逆伝播でのロジットあたりのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="167"/>
        <source>bytes per logit of a loss that is not fused</source>
        <translation>融合なしの損失のロジットあたりのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="168"/>
        <source>bytes of buffers of the whole sequence, per hidden element</source>
        <translation>隠れ次元の要素あたりの全シーケンスのバッファのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="169"/>
        <source>bytes of a layer&apos;s backward pass per hidden element</source>
        <translation>隠れ次元の要素あたりの層の逆伝播のバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="170"/>
        <source>the same of what tensor parallelism splits</source>
        <translation>同じく、テンソル並列で分割される部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="171"/>
        <source>the same per feed-forward element</source>
        <translation>同じく、FFN の要素あたり</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="172"/>
        <source>the same per attention score</source>
        <translation>同じく、アテンションスコアあたり</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="173"/>
        <source>buffers of the ring of keys and values</source>
        <translation>KV のリングのバッファ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="174"/>
        <source>bytes that the loss moves per logit</source>
        <translation>損失で転送するロジットあたりのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="175"/>
        <source>bytes that the softmax moves per score</source>
        <translation>softmax で転送するスコアあたりのバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="176"/>
        <source>bytes of an input of the product</source>
        <translation>行列積の入力のバイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="177"/>
        <source>bytes moved per output of the product</source>
        <translation>行列積の出力あたりの転送バイト数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="178"/>
        <source>live tensors</source>
        <translation>使用中のテンソル</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="179"/>
        <source>what the allocator reserves besides</source>
        <translation>アロケータが追加で予約する分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="180"/>
        <source>weights and gradients that stay whole between micro-batches</source>
        <translation>マイクロバッチ間で分割せずに保持される重みと勾配</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="181"/>
        <source>matrices of the orthogonalisation</source>
        <translation>直交化の行列</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="182"/>
        <source>workspace of the libraries</source>
        <translation>ライブラリの作業領域</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="183"/>
        <source>part of it that only repeatable kernels need</source>
        <translation>そのうち再現性のあるカーネルだけが必要とする部分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="184"/>
        <source>workspace of one stream</source>
        <translation>1 ストリームの作業領域</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="185"/>
        <source>buffers of one NCCL channel</source>
        <translation>1 NCCL チャネルのバッファ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="186"/>
        <source>CUDA context and process</source>
        <translation>CUDA コンテキストとプロセス</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="187"/>
        <source>what the framework holds outside the allocator</source>
        <translation>フレームワークがアロケータの外で保持する分</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="188"/>
        <source>memory of the fullest stage</source>
        <translation>使用量が最大のステージのメモリ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="189"/>
        <source>usable memory of the GPU</source>
        <translation>GPU の使用可能メモリ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="190"/>
        <source>size of the whole tensor</source>
        <translation>テンソル全体のサイズ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="191"/>
        <source>queries, keys, values and output that change ranks</source>
        <translation>ランク間を移動するクエリ、キー、バリュー、出力</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="192"/>
        <source>keys and values of one rank</source>
        <translation>1 ランクの KV</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="193"/>
        <source>activations kept of one layer</source>
        <translation>1 層の保持するアクティベーション</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="11"/>
        <source>copies of the attention output kept</source>
        <translation>保持するアテンション出力のコピー数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="12"/>
        <source>virtual stages started early because messages overlap</source>
        <translation>通信のオーバーラップのために早く開始する仮想ステージ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="13"/>
        <source>elements of a gradient bucket</source>
        <translation>勾配バケットの要素数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="14"/>
        <source>elements to which a bucket is padded</source>
        <translation>バケットのパディング単位の要素数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="15"/>
        <source>buckets after the first</source>
        <translation>最初のバケット以降のバケット数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="16"/>
        <source>streams with a workspace</source>
        <translation>作業領域を持つストリーム数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="17"/>
        <source>NCCL communicators</source>
        <translation>NCCL コミュニケータ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="18"/>
        <source>channels of a communicator</source>
        <translation>コミュニケータのチャネル数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="19"/>
        <source>copies of queries, keys and values that an exchange holds</source>
        <translation>交換時に保持する QKV のコピー数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="20"/>
        <source>steepness of the chance to fit</source>
        <translation>収まる確率の曲線の傾き</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="21"/>
        <source>products of this shape</source>
        <translation>この形状の行列積の個数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="22"/>
        <source>rows of the product</source>
        <translation>行列積の行数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="23"/>
        <source>columns of the product</source>
        <translation>行列積の列数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="24"/>
        <source>inner dimension of the product</source>
        <translation>行列積の内側の次元</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="25"/>
        <source>inner steps that starting and ending a tile costs</source>
        <translation>タイルの開始と終了に要する内側ステップ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="26"/>
        <source>rows of a tile</source>
        <translation>タイルの行数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="27"/>
        <source>columns of a tile</source>
        <translation>タイルの列数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="28"/>
        <source>edge at which small tiles run at half rate</source>
        <translation>小さなタイルの速度が半分になる辺の長さ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="29"/>
        <source>backward products of attention for each forward one</source>
        <translation>順伝播 1 回あたりのアテンションの逆伝播の行列積の回数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="30"/>
        <source>work units at which attention runs at half rate</source>
        <translation>アテンションの速度が半分になるワークユニット数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="31"/>
        <source>passes of the softmax over the scores</source>
        <translation>softmax がスコアを走査する回数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="32"/>
        <source>memory-bound kernels of a layer, forward</source>
        <translation>1 層のメモリ律速カーネル数（順伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="33"/>
        <source>memory-bound kernels of a layer, backward</source>
        <translation>1 層のメモリ律速カーネル数（逆伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="34"/>
        <source>passes over the experts&apos; outputs for their biases</source>
        <translation>バイアスのためにエキスパート出力を走査する回数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="35"/>
        <source>how often a micro-batch casts the weights</source>
        <translation>1 マイクロバッチで重みをキャストする回数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="36"/>
        <source>passes over a tensor to cast it</source>
        <translation>キャストでテンソルを走査する回数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="37"/>
        <source>tensor-parallel collectives of a layer</source>
        <translation>1 層の TP 集合通信の回数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="38"/>
        <source>sharpness with which GPU and host time combine</source>
        <translation>GPU 時間とホスト時間の合成の鋭さ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="39"/>
        <source>kernels of a layer in this pass</source>
        <translation>このパスでの 1 層のカーネル数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="40"/>
        <source>host time of embedding, output layer and loss, in layers</source>
        <translation>埋め込み、出力層、損失のホスト時間（層数換算）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="41"/>
        <source>layers of the deepest stage</source>
        <translation>最も層の多いステージの層数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="42"/>
        <source>reductions of the gradients in a step</source>
        <translation>1 ステップの勾配の reduce の回数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="43"/>
        <source>stages after the one that sets the pace</source>
        <translation>律速ステージより後のステージ数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="44"/>
        <source>bytes moved per hidden element, forward</source>
        <translation>隠れ次元の要素あたりの転送バイト数（順伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="45"/>
        <source>bytes moved per hidden element, backward</source>
        <translation>隠れ次元の要素あたりの転送バイト数（逆伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="46"/>
        <source>bytes moved around projections per element, forward</source>
        <translation>射影の前後で転送する要素あたりのバイト数（順伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="47"/>
        <source>bytes moved around projections per element, backward</source>
        <translation>射影の前後で転送する要素あたりのバイト数（逆伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="48"/>
        <source>bytes moved per feed-forward element, forward</source>
        <translation>FFN の要素あたりの転送バイト数（順伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="49"/>
        <source>bytes moved per feed-forward element, backward</source>
        <translation>FFN の要素あたりの転送バイト数（逆伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="51"/>
        <source>share that is kept on the host</source>
        <translation>ホストに置く割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="52"/>
        <source>share of the weights that is kept on the host</source>
        <translation>重みのうちホストに置く割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="53"/>
        <source>activations kept over those counted</source>
        <translation>実際に保持するアクティベーションと計上分の比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="54"/>
        <source>share of a layer that selective recomputation keeps</source>
        <translation>選択的再計算で保持される層の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="55"/>
        <source>share of a layer alive again in its backward pass</source>
        <translation>逆伝播時に再び保持される層の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="56"/>
        <source>tokens of the busiest experts over the mean</source>
        <translation>最も負荷の高いエキスパートのトークン数の平均比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="57"/>
        <source>slots of an expert over its even share</source>
        <translation>エキスパートのスロット数の均等割り当て比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="58"/>
        <source>reserved over live memory, less one</source>
        <translation>予約メモリと使用中メモリの比から 1 を引いた値</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="59"/>
        <source>use at which half of the framework&apos;s runs fail, over that of all</source>
        <translation>フレームワークの実行の半数が失敗する使用率の、全体に対する比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="60"/>
        <source>use of the memory at which half of the runs fail</source>
        <translation>実行の半数が失敗するメモリ使用率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="61"/>
        <source>measured over predicted, 10th percentile of published runs</source>
        <translation>実測/予測（公表された実行の第 10 百分位数）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="62"/>
        <source>measured over predicted, 90th percentile of published runs</source>
        <translation>実測/予測（公表された実行の第 90 百分位数）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="63"/>
        <source>measured over predicted of runs near this plan, low end</source>
        <translation>このプランに近い実行の実測/予測（下限）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="64"/>
        <source>measured over predicted of runs near this plan, high end</source>
        <translation>このプランに近い実行の実測/予測（上限）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="65"/>
        <source>how much wider the band of MoE models is</source>
        <translation>MoE モデルの誤差幅の拡大率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="66"/>
        <source>measured time of such a product over the formula&apos;s</source>
        <translation>この行列積の測定時間の、式による時間に対する比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="67"/>
        <source>cost of a partly filled wave</source>
        <translation>部分的にしか埋まらないウェーブのコスト</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="68"/>
        <source>share of the peak that large products sustain</source>
        <translation>大きな行列積が持続するピーク性能の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="69"/>
        <source>share of the peak that attention reaches when the GPU is full</source>
        <translation>GPU が埋まったときのアテンションのピーク達成率</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="70"/>
        <source>share of the 16-bit peak that large products sustain</source>
        <translation>大きな行列積が持続する 16 ビットピーク性能の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="71"/>
        <source>rate of grouped products, or of odd head dimensions, over plain ones</source>
        <translation>grouped GEMM または半端なヘッド次元の、通常の行列積に対する速度比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="72"/>
        <source>rate of attention at this head dimension over that at 128</source>
        <translation>このヘッド次元でのアテンションの、128 の場合に対する速度比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="73"/>
        <source>rate of attention&apos;s backward pass over its forward pass</source>
        <translation>アテンションの逆伝播の、順伝播に対する速度比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="74"/>
        <source>share of the loss&apos;s traffic in the forward pass</source>
        <translation>損失のメモリ転送のうち順伝播の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="75"/>
        <source>factor on the traffic of sorting tokens by expert</source>
        <translation>エキスパート順のトークン並べ替えのメモリ転送係数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="76"/>
        <source>factor on the traffic of casts</source>
        <translation>キャストのメモリ転送係数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="77"/>
        <source>share of the products that run again</source>
        <translation>再計算される行列積の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="78"/>
        <source>share of the host&apos;s time in this pass</source>
        <translation>このパスでのホスト時間の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="79"/>
        <source>share of the host&apos;s time that graphs and settings leave</source>
        <translation>CUDA Graphs や設定で残るホスト時間の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="80"/>
        <source>share by which launch blocking slows layers</source>
        <translation>launch blocking による層の低速化の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="81"/>
        <source>share of that of output layer and loss</source>
        <translation>同じく、出力層と損失の低速化の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="82"/>
        <source>share of that of the embedding</source>
        <translation>同じく、埋め込みの低速化の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="83"/>
        <source>share of overlapped tensor-parallel transfers that stays exposed</source>
        <translation>オーバーラップした TP 転送のうち露出したままの割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="84"/>
        <source>share of a transfer by which it slows a kernel beside it</source>
        <translation>転送が並行するカーネルを低速化する割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="85"/>
        <source>share of the exchange that stays exposed all the same</source>
        <translation>それでも露出したままのエキスパート通信の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="86"/>
        <source>share of other work behind which the exchange can hide</source>
        <translation>エキスパート通信を隠蔽できる他の処理の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="87"/>
        <source>share of hidden transfers that slows the work they hide behind</source>
        <translation>隠蔽された転送が、隠蔽元の処理を低速化する割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="88"/>
        <source>the same for gathers and reductions of single layers</source>
        <translation>同じく、単一の層の gather と reduce の場合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="89"/>
        <source>share of the work behind which transfers can hide</source>
        <translation>転送を隠蔽できる処理の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="90"/>
        <source>gathers of a pass for each micro-batch</source>
        <translation>マイクロバッチあたりの 1 パスの gather の回数</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="91"/>
        <source>share of weight gradients in a backward pass</source>
        <translation>逆伝播に占める重み勾配の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="92"/>
        <source>share of memory bandwidth that the optimizer reaches</source>
        <translation>オプティマイザが達成するメモリ帯域の割合</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="93"/>
        <source>slow-down for each doubling of the nodes</source>
        <translation>ノード数が 2 倍になるごとの低速化</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="94"/>
        <source>goodput</source>
        <translation>グッドプット</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="95"/>
        <source>step time of this release over that of the reference</source>
        <translation>このリリースの、基準リリースに対するステップ時間の比</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="96"/>
        <source>price of a GPU-hour</source>
        <translation>価格/GPU 時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="98"/>
        <source>time measured for such a collective, by size</source>
        <translation>この集合通信のサイズごとの測定時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="99"/>
        <source>launch of one kernel</source>
        <translation>カーネル起動 1 回</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="100"/>
        <source>time that the GPU needs for the pass</source>
        <translation>このパスの GPU の所要時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="101"/>
        <source>host time of one layer and micro-batch</source>
        <translation>1 層・1 マイクロバッチのホスト時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="102"/>
        <source>further host time with wide tensor parallelism</source>
        <translation>大きなテンソル並列での追加ホスト時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="103"/>
        <source>further host time per tensor-parallel rank where the pipeline leaves the node</source>
        <translation>パイプラインがノード外に出る場合の TP ランクあたりの追加ホスト時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="104"/>
        <source>gap after each kernel under launch blocking</source>
        <translation>launch blocking 時の各カーネル後の空き時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="105"/>
        <source>bookkeeping of the pipeline engine, each pass</source>
        <translation>パイプラインエンジンの管理処理（パスごと）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="106"/>
        <source>matrix products of the layer&apos;s forward pass</source>
        <translation>層の順伝播の行列積</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="107"/>
        <source>attention of the forward pass</source>
        <translation>順伝播のアテンション</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="108"/>
        <source>memory-bound kernels of the forward pass</source>
        <translation>順伝播のメモリ律速カーネル</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="109"/>
        <source>casts of the forward pass</source>
        <translation>順伝播のキャスト</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="110"/>
        <source>tensor-parallel transfers of the forward pass</source>
        <translation>順伝播の TP 転送</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="111"/>
        <source>context-parallel transfers of the forward pass</source>
        <translation>順伝播の CP 転送</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="112"/>
        <source>expert exchange of the forward pass</source>
        <translation>順伝播のエキスパート通信</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="113"/>
        <source>the layer&apos;s last product, which need not run again</source>
        <translation>再計算の不要な層の最後の行列積</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="114"/>
        <source>latent up projections, forward</source>
        <translation>潜在アップ射影（順伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="115"/>
        <source>feed-forward block, forward</source>
        <translation>FFN ブロック（順伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="116"/>
        <source>attention core of the pass</source>
        <translation>このパスのアテンションコア</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="117"/>
        <source>work of the shared expert</source>
        <translation>共有エキスパートの処理</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="118"/>
        <source>work of the pass without the exchange</source>
        <translation>エキスパート通信を除くこのパスの処理</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="119"/>
        <source>time of one layer&apos;s pass</source>
        <translation>1 層のパスの時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="120"/>
        <source>first product of the block, forward</source>
        <translation>ブロックの 1 番目の行列積（順伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="121"/>
        <source>first product of the block, gradient of the input</source>
        <translation>ブロックの 1 番目の行列積（入力の勾配）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="122"/>
        <source>first product of the block, gradient of the weights</source>
        <translation>ブロックの 1 番目の行列積（重みの勾配）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="123"/>
        <source>second product of the block, forward</source>
        <translation>ブロックの 2 番目の行列積（順伝播）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="124"/>
        <source>second product of the block, gradient of the input</source>
        <translation>ブロックの 2 番目の行列積（入力の勾配）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="125"/>
        <source>forward pass of one layer</source>
        <translation>1 層の順伝播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="126"/>
        <source>backward pass of one layer</source>
        <translation>1 層の逆伝播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="127"/>
        <source>forward work at the start of the step, behind which gathers hide</source>
        <translation>gather を隠蔽するステップ冒頭の順伝播の処理</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="128"/>
        <source>backward work at the end of the step, behind which reductions hide</source>
        <translation>reduce を隠蔽するステップ末尾の逆伝播の処理</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="129"/>
        <source>backward pass of one micro-batch</source>
        <translation>1 マイクロバッチの逆伝播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="130"/>
        <source>copies between the gathered buffer and the weights</source>
        <translation>gather バッファと重みの間のコピー</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="131"/>
        <source>all micro-batches, event by event in the schedule&apos;s published order, messages taking no time</source>
        <translation>公表されたスケジュールの順序でイベントごとに計算した全マイクロバッチの時間（通信時間は 0）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="132"/>
        <source>the same events with the time of messages</source>
        <translation>同じイベントに通信時間を加えたもの</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="133"/>
        <source>one micro-batch on the busiest stage</source>
        <translation>最も負荷の高いステージの 1 マイクロバッチ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="134"/>
        <source>one micro-batch, mean over the stages</source>
        <translation>1 マイクロバッチ（ステージの平均）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="135"/>
        <source>forward pass of one micro-batch, mean over the stages</source>
        <translation>1 マイクロバッチの順伝播（ステージの平均）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="136"/>
        <source>backward pass of one micro-batch, mean over the stages</source>
        <translation>1 マイクロバッチの逆伝播（ステージの平均）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="137"/>
        <source>longest forward pass of a stage</source>
        <translation>ステージの最長の順伝播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="138"/>
        <source>longest backward pass of a stage</source>
        <translation>ステージの最長の逆伝播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="139"/>
        <source>one micro-batch, sum over the stages</source>
        <translation>1 マイクロバッチ（ステージの合計）</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="140"/>
        <source>one micro-batch on the stages before the one that sets the pace</source>
        <translation>律速ステージより前のステージでの 1 マイクロバッチ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="141"/>
        <source>one micro-batch on the stages after it</source>
        <translation>律速ステージより後のステージでの 1 マイクロバッチ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="142"/>
        <source>one micro-batch on the stage that sets the pace</source>
        <translation>律速ステージでの 1 マイクロバッチ</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="143"/>
        <source>its forward pass</source>
        <translation>その順伝播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="144"/>
        <source>its backward pass</source>
        <translation>その逆伝播</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="145"/>
        <source>host side of the update and norm of the gradients</source>
        <translation>更新と勾配ノルムのホスト側処理</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="146"/>
        <source>everything else of the step</source>
        <translation>ステップのその他すべて</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="147"/>
        <source>step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="148"/>
        <source>bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="149"/>
        <source>imbalance of the stages</source>
        <translation>ステージ不均衡</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="76"/>
        <source>there is no such file</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="77"/>
        <source>it is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="79"/>
        <source>it has %1, and a plan or config.json is a few kilobytes</source>
        <translation>サイズが %1 ですが、プランや config.json は数キロバイトです</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <location filename="../app/texts/finding_texts.h" line="21"/>
        <source>The model&apos;s dimensions do not make sense: {problem}.</source>
        <translation>モデルの次元が不正です: {problem}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="22"/>
        <source>{knob} is {value}; it must be between 1 and {largest}.</source>
        <translation>{knob} は {value} ですが、1〜{largest} の範囲でなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="23"/>
        <source>DP {dp} x TP {tp} x PP {pp} x CP {cp} = {product}, but the cluster has {gpus} GPUs.</source>
        <translation>DP {dp} × TP {tp} × PP {pp} × CP {cp} = {product} ですが、クラスタの GPU 数は {gpus} です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="24"/>
        <source>EP {ep} x ETP {etp} does not divide TP x CP x DP = {product}.</source>
        <translation>EP {ep} × ETP {etp} は TP × CP × DP = {product} を割り切れません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="25"/>
        <source>With ranks numbered {order}, experts of a pipeline stage would sit on other ranks than the rest of its layers; {usual} keeps them together.</source>
        <translation>ランクの順序 {order} では、パイプラインステージのエキスパートが、同じ層の他の部分とは別のランクに置かれます。{usual} なら同じランクにまとまります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="26"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} = {product}, but the global batch is {batch} sequences.</source>
        <translation>DP {dp} × 勾配累積 {accumulation} × マイクロバッチ {micro_batch} = {product} ですが、グローバルバッチは {batch} シーケンスです。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="27"/>
        <source>TP {tp} does not divide the {heads} attention heads.</source>
        <translation>TP {tp} は {heads} 個のアテンションヘッドを割り切れません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="28"/>
        <source>TP {tp} and the {kv_heads} key-value heads do not divide one another; the heads would have to be split unevenly.</source>
        <translation>TP {tp} と {kv_heads} 個の KV ヘッドは互いに割り切れず、ヘッドを不均等に分割することになります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="29"/>
        <source>TP {tp} is larger than the {kv_heads} key-value heads, so each is kept {copies} times.</source>
        <translation>TP {tp} は KV ヘッド数 {kv_heads} より大きいため、各ヘッドが {copies} 個ずつ保持されます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="30"/>
        <source>TP {tp} does not divide the hidden size {hidden}.</source>
        <translation>TP {tp} は隠れ次元 {hidden} を割り切れません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="31"/>
        <source>TP {tp} does not divide the feed-forward width {ffn}.</source>
        <translation>TP {tp} は FFN 次元 {ffn} を割り切れません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="32"/>
        <source>ETP {etp} does not divide the expert width {ffn}.</source>
        <translation>ETP {etp} はエキスパート次元 {ffn} を割り切れません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="33"/>
        <source>EP {ep} does not divide the {experts} experts.</source>
        <translation>EP {ep} は {experts} 個のエキスパートを割り切れません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="34"/>
        <source>EP {ep} and ETP {etp} need a mixture-of-experts model; this one is dense.</source>
        <translation>EP {ep} と ETP {etp} には MoE モデルが必要ですが、このモデルは密なモデルです。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="35"/>
        <source>EP {ep} with TP {tp} needs sequence parallelism.</source>
        <translation>EP {ep} と TP {tp} の併用にはシーケンス並列が必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="36"/>
        <source>The sequence of {seq_len} tokens does not split into 2 x CP = {pieces} equal pieces.</source>
        <translation>{seq_len} トークンのシーケンスは、2 × CP = {pieces} 個に等分できません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="37"/>
        <source>Sequence parallelism needs the {tokens} tokens of a context-parallel rank to divide by TP {tp}.</source>
        <translation>シーケンス並列では、コンテキスト並列ランクあたりの {tokens} トークンが TP {tp} で割り切れる必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="38"/>
        <source>All-to-all context parallelism needs TP x CP = {product} to divide the {heads} attention heads.</source>
        <translation>all-to-all によるコンテキスト並列では、TP × CP = {product} が {heads} 個のアテンションヘッドを割り切る必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="39"/>
        <source>The inner all-to-all of {inner} ranks must divide CP {cp}.</source>
        <translation>内側の all-to-all の {inner} ランクは CP {cp} を割り切る必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="40"/>
        <source>Weights move to the host only where ZeRO-3 shards them; with ZeRO-{zero} they stay.</source>
        <translation>重みをホストに移せるのは ZeRO-3 でシャーディングする場合だけです。ZeRO-{zero} では GPU に残ります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="41"/>
        <source>The link between {gpu} and its host is not known; what moves over it counts as endless.</source>
        <translation>{gpu} とホスト間のリンクは不明です。そこを通る転送は無限に時間がかかるものとして扱います。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="42"/>
        <source>PP {pp} x VPP {vpp} = {stages} stages, but the model has only {layers} layers.</source>
        <translation>PP {pp} × VPP {vpp} = {stages} ステージですが、モデルは {layers} 層しかありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="43"/>
        <source>No measured runs of this GPU: efficiencies of {donor}.</source>
        <translation>この GPU の実測がないため、{donor} の効率を使用しています。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="44"/>
        <source>No profile of this framework: constants of {donor}.</source>
        <translation>このフレームワークのプロファイルがないため、{donor} の定数を使用しています。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="45"/>
        <source>About {runs} measured runs are near; the model was off by {error} % on them.</source>
        <translation>近い条件の実測が約 {runs} 件あり、モデルの誤差は {error}&#xa0;% でした。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="46"/>
        <source>No measured run is near; the error is that of the framework&apos;s runs as a whole.</source>
        <translation>近い条件の実測がないため、フレームワーク全体の実測での誤差を使っています。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="47"/>
        <source>Beyond every measured run of the framework: {axis} {value}, measured {seen}.</source>
        <translation>このフレームワークのどの実測の範囲も超えています: {axis} {value}（実測は {seen}）。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="48"/>
        <source>Not stated: {state}; the step could be {faster} % faster or {slower} % slower.</source>
        <translation>未指定: {state}。ステップは {faster}&#xa0;% 速いか、{slower}&#xa0;% 遅い可能性があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="49"/>
        <source>{layers} layers do not divide over {stages} virtual stages; embedding and loss take a layer slot each and the split is {split}.</source>
        <translation>{layers} 層を {stages} 個の仮想ステージに等分できません。埋め込みと損失がそれぞれ 1 層分の枠を取り、分割は {split} になります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="50"/>
        <source>The explicit layers per stage must be {stages} numbers that sum to {layers}; they are {count} numbers with sum {sum}.</source>
        <translation>ステージごとの層数の指定は {stages} 個の数で、合計が {layers} でなければなりません。現在は {count} 個で合計 {sum} です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="51"/>
        <source>VPP {vpp} needs PP of at least 2.</source>
        <translation>VPP {vpp} には 2 以上の PP が必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="52"/>
        <source>Virtual stages belong to the 1F1B schedule; with {schedule} VPP must be 1.</source>
        <translation>仮想ステージは 1F1B スケジュールのものです。{schedule} では VPP は 1 でなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="53"/>
        <source>Interleaving needs the number of micro-batches, {accumulation}, to be a multiple of PP {pp}.</source>
        <translation>インターリーブでは、マイクロバッチ数 {accumulation} が PP {pp} の倍数である必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="54"/>
        <source>DualPipe needs an even PP and an even number of micro-batches of at least 2 x PP; they are {pp} and {accumulation}.</source>
        <translation>DualPipe では PP が偶数で、マイクロバッチ数が 2 × PP 以上の偶数である必要があります。現在は {pp} と {accumulation} です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="55"/>
        <source>ZeRO-{zero} with PP {pp} reduces and gathers for every micro-batch; ZeRO-1 is the usual choice.</source>
        <translation>ZeRO-{zero} と PP {pp} の併用では、マイクロバッチごとに reduce と all-gather を行います。ZeRO-1 が一般的な選択です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="56"/>
        <source>The HSDP shard group of {group} ranks must divide DP x CP = {ranks}.</source>
        <translation>{group} ランクの HSDP シャードグループは DP × CP = {ranks} を割り切る必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="57"/>
        <source>ZeRO stage {zero} does not exist; it is 0, 1, 2 or 3.</source>
        <translation>ZeRO ステージ {zero} は存在しません。0、1、2、3 のいずれかです。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="58"/>
        <source>TP {tp} reaches beyond the NVLink domain of {domain} GPUs.</source>
        <translation>TP {tp} は {domain} GPU の NVLink ドメインを超えます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="59"/>
        <source>Only {accumulation} micro-batches for {pp} pipeline stages: the bubble takes {bubble} % of the step.</source>
        <translation>パイプラインステージ {pp} 個に対してマイクロバッチが {accumulation} 個しかなく、バブルがステップの {bubble}&#xa0;% を占めます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="60"/>
        <source>Stage {stage} needs {needed} GiB of {capacity} GiB, most of all {moment}.</source>
        <translation>ステージ {stage} は {capacity}&#xa0;GiB に対して {needed}&#xa0;GiB 必要です（ピークは{moment}）。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="61"/>
        <source>Stage {stage} uses {needed} of {capacity} GiB, most of all {moment}: little is left for fragmentation and surprises.</source>
        <translation>ステージ {stage} は {capacity}&#xa0;GiB 中 {needed}&#xa0;GiB を使います（ピークは{moment}）。断片化や想定外の事態への余裕はわずかです。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="62"/>
        <source>{gpu} has no {precision} matrix units; the estimate uses its bf16 rate.</source>
        <translation>{gpu} には {precision} の行列演算ユニットがないため、見積もりには bf16 の性能を使います。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="63"/>
        <source>No measured runs calibrate {what}; constants of {from} are used and the error band is wide.</source>
        <translation>{what} を較正する実測がありません。{from} の定数を使うため、誤差幅は大きくなります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="64"/>
        <source>The bubble of {schedule} is that of its published order, simulated pass by pass.</source>
        <translation>{schedule} のバブルは、公表された順序をパスごとにシミュレーションした値です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="65"/>
        <source>The bubble of {schedule} is the published ideal, not a simulated schedule.</source>
        <translation>{schedule} のバブルは公表された理想値で、スケジュールのシミュレーションによるものではありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="66"/>
        <source>The bandwidth between nodes of {network} is not known; times of whatever crosses nodes are not to be used.</source>
        <translation>{network} のノード間帯域は不明です。ノードをまたぐ処理の時間は使わないでください。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="67"/>
        <source>{what} is not in the cost model.</source>
        <translation>{what}はコストモデルに含まれていません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="68"/>
        <source>{target} cannot number ranks {order}; it knows {known}.</source>
        <translation>{target} ではランクの順序 {order} を指定できません。対応するのは {known} です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="69"/>
        <source>The plan&apos;s estimate is for {framework}, but the files are for {target}; its times and memory may differ.</source>
        <translation>プランの見積もりは {framework} 用ですが、ファイルは {target} 用です。時間とメモリは異なる可能性があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="70"/>
        <source>nanotron cannot start with EP {ep}; expert parallelism must be 1.</source>
        <translation>nanotron は EP {ep} で起動できません。エキスパート並列は 1 でなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="71"/>
        <source>nanotron cannot start training with CP {cp}; context parallelism must be 1.</source>
        <translation>nanotron は CP {cp} で学習を開始できません。コンテキスト並列は 1 でなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="72"/>
        <source>nanotron has no virtual pipeline stages; VPP is {vpp} and must be 1.</source>
        <translation>nanotron には仮想パイプラインステージがありません。VPP は {vpp} ですが、1 でなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="73"/>
        <source>nanotron would silently treat ZeRO-{zero} as ZeRO-1.</source>
        <translation>nanotron は ZeRO-{zero} を警告なしに ZeRO-1 として扱います。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="74"/>
        <source>nanotron always shards over all data-parallel ranks; a shard group of {group} is not possible.</source>
        <translation>nanotron は常にすべてのデータ並列ランクにシャーディングします。シャードグループ {group} は使えません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="75"/>
        <source>nanotron has the schedules 1F1B and GPipe, not {schedule}.</source>
        <translation>nanotron のスケジュールは 1F1B と GPipe で、{schedule} はありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="76"/>
        <source>nanotron&apos;s 1F1B needs at least PP - 1 = {needed} micro-batches; there are {accumulation}.</source>
        <translation>nanotron の 1F1B には PP - 1 = {needed} 個以上のマイクロバッチが必要ですが、現在は {accumulation} 個です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="77"/>
        <source>nanotron places layers on stages by their cost; the split of this plan cannot be written.</source>
        <translation>nanotron は層をコストに基づいてステージに割り当てるため、このプランの分割は書き込めません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="78"/>
        <source>nanotron recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation>nanotron の再計算は層全体か、なしかのどちらかです。選択したモジュールは書き込めません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="79"/>
        <source>nanotron&apos;s flash attention recomputes its scores anyway, so recomputation is written as off.</source>
        <translation>nanotron の flash attention はいずれにせよスコアを再計算するため、再計算はオフとして書き込みます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="80"/>
        <source>nanotron&apos;s heads are always hidden / heads wide; {heads} heads of {head_dim} do not make {hidden}.</source>
        <translation>nanotron のヘッド次元は常に隠れ次元 / ヘッド数です。{head_dim} 次元のヘッド {heads} 個は {hidden} になりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="81"/>
        <source>nanotron cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation>nanotron は KV ヘッドを複製できません。TP {tp} は KV ヘッド数 {kv_heads} を割り切る必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="82"/>
        <source>nanotron&apos;s Llama and Qwen2 models cannot express this: {part}.</source>
        <translation>nanotron の Llama モデルと Qwen2 モデルでは次を表現できません: {part}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="83"/>
        <source>nanotron trains in bf16, fp16 or fp32, not in {precision}.</source>
        <translation>nanotron の学習は bf16、fp16、fp32 で、{precision} は使えません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="84"/>
        <source>nanotron is exported with AdamW only, not with {optimizer}.</source>
        <translation>nanotron 向けにエクスポートできるのは AdamW だけで、{optimizer} はできません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="85"/>
        <source>Megatron-LM has the 1F1B schedules only, not {schedule}.</source>
        <translation>Megatron-LM のスケジュールは 1F1B 系だけで、{schedule} はありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="86"/>
        <source>Megatron-LM&apos;s command line cannot express this: {part}.</source>
        <translation>Megatron-LM のコマンドラインでは次を表現できません: {part}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="87"/>
        <source>Megatron-LM has biases in all linear layers, in queries, keys and values only, or nowhere; the nearest is written and the parameter count changes slightly.</source>
        <translation>Megatron-LM のバイアスは、すべての線形層、QKV のみ、なしのいずれかです。最も近いものを書き込むため、パラメータ数がわずかに変わります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="88"/>
        <source>Multi-token prediction in Megatron-LM needs rotary positions.</source>
        <translation>Megatron-LM のマルチトークン予測には RoPE が必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="89"/>
        <source>The table of {rows} learned positions is shorter than the sequence of {seq_len} tokens.</source>
        <translation>{rows} 行の学習可能な位置テーブルは、{seq_len} トークンのシーケンスより短いです。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="90"/>
        <source>Megatron-LM takes the rotary base as a whole number; it is rounded.</source>
        <translation>Megatron-LM の RoPE の base は整数なので、丸められます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="91"/>
        <source>Megatron-LM pads the vocabulary from {vocab} to {padded} entries.</source>
        <translation>Megatron-LM は語彙を {vocab} から {padded} にパディングします。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="92"/>
        <source>Biases inside experts need ETP 1 in Megatron-LM; it is {etp}.</source>
        <translation>Megatron-LM では、エキスパート内のバイアスには ETP 1 が必要ですが、現在は {etp} です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="93"/>
        <source>{gpu} is too old for Megatron-LM&apos;s grouped expert GEMMs.</source>
        <translation>{gpu} は古く、Megatron-LM の grouped GEMM によるエキスパート計算に対応していません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="94"/>
        <source>Overlapping expert communication in Megatron-LM needs {condition}.</source>
        <translation>Megatron-LM でエキスパート通信をオーバーラップするには次が必要です: {condition}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="95"/>
        <source>Megatron-LM has no optimizer {optimizer}.</source>
        <translation>Megatron-LM にはオプティマイザ {optimizer} がありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="96"/>
        <source>Low-precision moments ({optimizer}) need the distributed optimizer (ZeRO-1) in Megatron-LM.</source>
        <translation>Megatron-LM で低精度のモーメント ({optimizer}) を使うには、分散オプティマイザ (ZeRO-1) が必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="97"/>
        <source>ZeRO-{zero} in Megatron-LM is Megatron-FSDP, which works with Adam and SGD, not with {optimizer}.</source>
        <translation>Megatron-LM の ZeRO-{zero} は Megatron-FSDP で、Adam と SGD には対応しますが、{optimizer} には対応しません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="98"/>
        <source>Recomputing {module} has no effect in this model and is left out.</source>
        <translation>{module} の再計算はこのモデルでは効果がないため、省かれます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="99"/>
        <source>A shard group without ZeRO has no effect and is left out.</source>
        <translation>ZeRO なしのシャードグループは効果がないため、省かれます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="100"/>
        <source>Megatron-LM has no chunked loss; the fused one is written.</source>
        <translation>Megatron-LM には分割計算の損失がないため、融合カーネルの損失を書き込みます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="101"/>
        <source>Megatron-LM has no row-wise fp8 scales; one scale for each tensor is written.</source>
        <translation>Megatron-LM には行単位の fp8 スケールがないため、テンソルごとに 1 つのスケールを書き込みます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="102"/>
        <source>Weights in low precision need the distributed optimizer (ZeRO-1) in Megatron-LM.</source>
        <translation>Megatron-LM で重みを低精度にするには、分散オプティマイザ (ZeRO-1) が必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="103"/>
        <source>Megatron-LM overlaps the shared expert only with an all-to-all dispatcher and without overlap between micro-batches.</source>
        <translation>Megatron-LM で共有エキスパートをオーバーラップできるのは、all-to-all ディスパッチャを使い、マイクロバッチ間のオーバーラップがない場合だけです。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="104"/>
        <source>Activation offload in Megatron-LM needs {condition}.</source>
        <translation>Megatron-LM のアクティベーションオフロードには次が必要です: {condition}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="105"/>
        <source>Optimizer offload in Megatron-LM needs Adam and the distributed optimizer (ZeRO-1).</source>
        <translation>Megatron-LM のオプティマイザオフロードには、Adam と分散オプティマイザ (ZeRO-1) が必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="106"/>
        <source>Weights on the host are not written for Megatron-LM.</source>
        <translation>重みのホストオフロードは Megatron-LM 用には書き込まれません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="107"/>
        <source>Transformer Engine&apos;s all-to-all needs TP x its ranks = {product} to divide the {kv_heads} key-value heads.</source>
        <translation>Transformer Engine の all-to-all では、TP × そのランク数 = {product} が {kv_heads} 個の KV ヘッドを割り切る必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="108"/>
        <source>nanotron keeps everything on the GPU; offload is not written.</source>
        <translation>nanotron はすべてを GPU 上に置きます。オフロードは書き込まれません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="109"/>
        <source>TP and CP want CUDA_DEVICE_MAX_CONNECTIONS=1 on this GPU, Megatron-FSDP forbids it: overlap of the former suffers.</source>
        <translation>この GPU では TP と CP に CUDA_DEVICE_MAX_CONNECTIONS=1 が必要ですが、Megatron-FSDP はこれを禁じているため、TP と CP のオーバーラップが低下します。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="110"/>
        <source>nanotron needs the {heads} attention heads to be a multiple of the {kv_heads} key-value heads.</source>
        <translation>nanotron では、{heads} 個のアテンションヘッドが {kv_heads} 個の KV ヘッドの倍数である必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="111"/>
        <source>nanotron pads the vocabulary from {vocab} to {padded} entries, a multiple of TP.</source>
        <translation>nanotron は語彙を {vocab} から TP の倍数の {padded} にパディングします。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="112"/>
        <source>With TP {tp} and experts Megatron-LM wants sequence parallelism; without it every rank routes all tokens.</source>
        <translation>TP {tp} とエキスパートを併用する場合、Megatron-LM ではシーケンス並列が必要です。ないと、すべてのランクが全トークンをルーティングします。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="113"/>
        <source>Megatron-LM turns Transformer Engine&apos;s fused loss down; its own fused loss is written.</source>
        <translation>Megatron-LM は Transformer Engine の融合損失を受け付けないため、Megatron-LM 自身の融合損失を書き込みます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="114"/>
        <source>CUDA graphs in Megatron-LM need {condition} here.</source>
        <translation>Megatron-LM の CUDA Graphs には、ここでは次が必要です: {condition}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="115"/>
        <source>Sparse attention in Megatron-LM needs keys gathered for CP {cp}, not passed around or exchanged.</source>
        <translation>Megatron-LM のスパースアテンションで CP {cp} を使うには、リング転送や交換ではなく、キーの all-gather が必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="116"/>
        <source>torchtitan refuses {precision} on {gpu}, which has no matrix units for it.</source>
        <translation>torchtitan は、行列演算ユニットが対応していない {gpu} での {precision} を拒否します。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="117"/>
        <source>Megatron-Bridge&apos;s precision recipes reduce gradients in fp32, not in 16 bits.</source>
        <translation>Megatron-Bridge の精度レシピは、勾配を 16 ビットではなく fp32 で reduce します。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="118"/>
        <source>Megatron-Bridge is exported with Adam and SGD only, not with {optimizer}.</source>
        <translation>Megatron-Bridge 向けにエクスポートできるのは Adam と SGD だけで、{optimizer} はできません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="119"/>
        <source>Megatron-Bridge&apos;s base recipe cannot express this: {part}.</source>
        <translation>Megatron-Bridge のベースレシピでは次を表現できません: {part}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="120"/>
        <source>torchtitan&apos;s models cannot express this: {part}.</source>
        <translation>torchtitan のモデルでは次を表現できません: {part}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="121"/>
        <source>Multi-token prediction is left out for torchtitan; its memory and time are in the estimate.</source>
        <translation>マルチトークン予測は torchtitan 用には省かれます。そのメモリと時間は見積もりに含まれています。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="122"/>
        <source>torchtitan shards with FSDP2 only, over data and context ranks; ZeRO-{zero} is not possible here.</source>
        <translation>torchtitan は FSDP2 だけで、データ並列とコンテキスト並列のランクにシャーディングします。ここでは ZeRO-{zero} は使えません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="123"/>
        <source>A shard group of {group} ranks in torchtitan needs ZeRO-2 or 3, whole groups of CP {cp}, and must divide the data-parallel ranks.</source>
        <translation>torchtitan で {group} ランクのシャードグループを使うには、ZeRO-2 か ZeRO-3 で、CP {cp} のグループを丸ごと含み、データ並列ランク数を割り切る必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="124"/>
        <source>torchtitan cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation>torchtitan は KV ヘッドを複製できません。TP {tp} は KV ヘッド数 {kv_heads} を割り切る必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="125"/>
        <source>torchtitan folds experts into the sharded ranks: EP {ep} must divide DP shards x CP x TP = {ranks}.</source>
        <translation>torchtitan はエキスパートをシャーディングのランクに割り当てます。EP {ep} は DP シャード数 × CP × TP = {ranks} を割り切る必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="126"/>
        <source>torchtitan cannot tie embeddings over PP {pp} stages.</source>
        <translation>torchtitan は PP {pp} のステージ間で埋め込みを共有できません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="127"/>
        <source>torchtitan has no schedule {schedule}.</source>
        <translation>torchtitan にはスケジュール {schedule} がありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="128"/>
        <source>torchtitan is exported with AdamW only, not with {optimizer}.</source>
        <translation>torchtitan 向けにエクスポートできるのは AdamW だけで、{optimizer} はできません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="129"/>
        <source>This torchtitan has no {precision} with the plan&apos;s scales.</source>
        <translation>この torchtitan には、プランのスケール方式の {precision} がありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="130"/>
        <source>torchtitan reduces gradients in fp32, not in 16 bits.</source>
        <translation>torchtitan は勾配を 16 ビットではなく fp32 で reduce します。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="131"/>
        <source>torchtitan&apos;s selective recomputation chooses operators by itself; the plan&apos;s modules are not written.</source>
        <translation>torchtitan の選択的再計算は対象の演算を自ら選びます。プランのモジュールは書き込まれません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="132"/>
        <source>torchtitan has no all-to-all of heads for CP {cp}.</source>
        <translation>torchtitan には CP {cp} 用のヘッドの all-to-all がありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="133"/>
        <source>Overlap of tensor parallelism in torchtitan needs torch.compile, which this plan turns off.</source>
        <translation>torchtitan のテンソル並列のオーバーラップには torch.compile が必要ですが、このプランではオフです。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="134"/>
        <source>torchtitan offloads weights, gradients and optimizer together or not at all; the plan&apos;s offload is not written.</source>
        <translation>torchtitan のオフロードは、重み・勾配・オプティマイザをまとめて行うか、まったく行わないかです。プランのオフロードは書き込まれません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="135"/>
        <source>torchtitan never cuts experts inside: ETP is {etp} and must be 1.</source>
        <translation>torchtitan はエキスパートの内部を分割しません。ETP は {etp} ですが、1 でなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="136"/>
        <source>The {tokens} tokens of a micro-batch must be a multiple of {divisor} in torchtitan.</source>
        <translation>torchtitan では、マイクロバッチの {tokens} トークンが {divisor} の倍数である必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="137"/>
        <source>A CUDA graph of the whole step in torchtitan needs PP 1 and EP 1; they are {pp} and {ep}.</source>
        <translation>torchtitan でステップ全体を CUDA Graph にするには PP 1 と EP 1 が必要ですが、現在は {pp} と {ep} です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="138"/>
        <source>CUDA graphs of this kind do not exist in torchtitan and are left out.</source>
        <translation>この種類の CUDA Graphs は torchtitan にないため、省かれます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="139"/>
        <source>torchtitan gathers keys and values for context parallelism instead of passing them around a ring.</source>
        <translation>torchtitan のコンテキスト並列は、キーとバリューをリングで回さず、all-gather します。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="141"/>
        <source>torchtitan v0.2 cuts experts by TP where there is no expert parallelism: ETP {etp} must be {tp}.</source>
        <translation>torchtitan v0.2 は、エキスパート並列がない場合、エキスパートを TP で分割します。ETP {etp} は {tp} でなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="142"/>
        <source>torchtitan v0.2 cuts experts by TP or not at all: ETP {etp} must be 1 or {tp}.</source>
        <translation>torchtitan v0.2 は、エキスパートを TP で分割するか、まったく分割しません。ETP {etp} は 1 か {tp} でなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="143"/>
        <source>torchtitan v0.2 needs the sequence of {seq_len} tokens to be a multiple of TP x 2 x CP = {divisor}.</source>
        <translation>torchtitan v0.2 では、{seq_len} トークンのシーケンスが TP × 2 × CP = {divisor} の倍数である必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="144"/>
        <source>torchtitan v0.2 always has sequence parallelism with TP {tp}.</source>
        <translation>torchtitan v0.2 の TP {tp} では、シーケンス並列が常に有効です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="145"/>
        <source>torchtitan v0.2 replicates over DP {dp} only without any other parallelism.</source>
        <translation>torchtitan v0.2 で DP {dp} を複製できるのは、他の並列化がない場合だけです。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="146"/>
        <source>The model class of torchtitan v0.2 that fits this model has no pipeline; PP is {pp} and must be 1.</source>
        <translation>このモデルに合う torchtitan v0.2 のモデルクラスはパイプラインに対応していません。PP は {pp} ですが、1 でなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="147"/>
        <source>transformers wants the hidden size {hidden} of this family to divide by its {heads} heads.</source>
        <translation>transformers のこの系列では、隠れ次元 {hidden} がヘッド数 {heads} で割り切れる必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="148"/>
        <source>accelerate has no pipeline stages for training; PP is {pp} and must be 1.</source>
        <translation>accelerate の学習にはパイプラインステージがありません。PP は {pp} ですが、1 でなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="149"/>
        <source>accelerate has no expert parallelism; EP {ep} and ETP {etp} must be 1.</source>
        <translation>accelerate にはエキスパート並列がありません。EP {ep} と ETP {etp} は 1 でなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="150"/>
        <source>accelerate&apos;s FSDP2 shards gradients too; ZeRO-1 does not exist.</source>
        <translation>accelerate の FSDP2 は勾配もシャーディングします。ZeRO-1 はありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="151"/>
        <source>accelerate cannot replicate DP {dp} beside TP {tp} and CP {cp}; data parallelism must be sharded.</source>
        <translation>accelerate は DP {dp} の複製を TP {tp}、CP {cp} と併用できません。データ並列はシャーディングする必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="152"/>
        <source>A shard group of {group} ranks in accelerate needs ZeRO-2 or 3, whole groups of CP {cp}, and must divide the data-parallel ranks.</source>
        <translation>accelerate で {group} ランクのシャードグループを使うには、ZeRO-2 か ZeRO-3 で、CP {cp} のグループを丸ごと含み、データ並列ランク数を割り切る必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="153"/>
        <source>With FSDP2, accelerate has no all-to-all of heads for CP {cp}.</source>
        <translation>FSDP2 の場合、accelerate には CP {cp} 用のヘッドの all-to-all がありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="154"/>
        <source>transformers cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation>transformers は KV ヘッドを複製できません。TP {tp} は KV ヘッド数 {kv_heads} を割り切る必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="155"/>
        <source>Tensor parallelism of transformers has no sequence parallelism; activations take more memory than estimated.</source>
        <translation>transformers のテンソル並列にはシーケンス並列がなく、アクティベーションは見積もりより多くのメモリを使います。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="156"/>
        <source>accelerate recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation>accelerate の再計算は層全体か、なしかのどちらかです。選択したモジュールは書き込めません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="157"/>
        <source>accelerate is exported for bf16, fp16 or fp32, not for {precision}.</source>
        <translation>accelerate 向けにエクスポートできるのは bf16、fp16、fp32 で、{precision} はできません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="158"/>
        <source>FSDP2 offloads weights, gradients and optimizer together or not at all; the plan&apos;s offload is not written.</source>
        <translation>FSDP2 のオフロードは、重み・勾配・オプティマイザをまとめて行うか、まったく行わないかです。プランのオフロードは書き込まれません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="159"/>
        <source>Micro-batch and sequence length belong to your training script; the file&apos;s header names them.</source>
        <translation>マイクロバッチとシーケンス長は学習スクリプト側で指定します。ファイルのヘッダに値を記載しています。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="160"/>
        <source>DeepSpeed&apos;s pipeline stages are made in the model&apos;s code; its JSON cannot say PP {pp}.</source>
        <translation>DeepSpeed のパイプラインステージはモデルのコードで作られるため、JSON では PP {pp} を指定できません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="161"/>
        <source>DeepSpeed&apos;s expert groups are made in the model&apos;s code; its JSON cannot say EP {ep} and ETP {etp}.</source>
        <translation>DeepSpeed のエキスパートグループはモデルのコードで作られるため、JSON では EP {ep} と ETP {etp} を指定できません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="162"/>
        <source>DeepSpeed cuts sequences by the all-to-all of heads only; CP {cp} needs that exchange.</source>
        <translation>DeepSpeed はヘッドの all-to-all でのみシーケンスを分割します。CP {cp} にはこの方式が必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="163"/>
        <source>DeepSpeed cannot have CP {cp} and TP {tp} together.</source>
        <translation>DeepSpeed は CP {cp} と TP {tp} を併用できません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="164"/>
        <source>DeepSpeed&apos;s automatic TP {tp} is larger than the {kv_heads} key-value heads; further ranks would hold no attention.</source>
        <translation>DeepSpeed の AutoTP による TP {tp} は KV ヘッド数 {kv_heads} より大きく、余ったランクはアテンションを持ちません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="165"/>
        <source>DeepSpeed&apos;s automatic tensor parallelism has no sequence parallelism; activations take more memory than estimated.</source>
        <translation>DeepSpeed の AutoTP にはシーケンス並列がなく、アクティベーションは見積もりより多くのメモリを使います。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="166"/>
        <source>DeepSpeed shards over all data-parallel ranks; a shard group of {group} is not possible.</source>
        <translation>DeepSpeed はすべてのデータ並列ランクにシャーディングします。シャードグループ {group} は使えません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="167"/>
        <source>DeepSpeed is exported with AdamW and Lion only, not with {optimizer}.</source>
        <translation>DeepSpeed 向けにエクスポートできるのは AdamW と Lion だけで、{optimizer} はできません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="168"/>
        <source>DeepSpeed trains in bf16, fp16 or fp32, not in {precision}.</source>
        <translation>DeepSpeed の学習は bf16、fp16、fp32 で、{precision} は使えません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="169"/>
        <source>DeepSpeed recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation>DeepSpeed の再計算は層全体か、なしかのどちらかです。選択したモジュールは書き込めません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="170"/>
        <source>Optimizer offload in DeepSpeed needs a ZeRO stage, and a part of the optimizer ZeRO-3; the plan has ZeRO-{zero}.</source>
        <translation>DeepSpeed のオプティマイザオフロードには ZeRO が、オプティマイザの一部だけのオフロードには ZeRO-3 が必要ですが、プランは ZeRO-{zero} です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="171"/>
        <source>DeepSpeed offloads weights under ZeRO-3 and activations with recomputation, whole; the rest of the plan&apos;s offload is not written.</source>
        <translation>DeepSpeed は、重みは ZeRO-3 で、アクティベーションは再計算時に、いずれも全体をオフロードします。プランの残りのオフロードは書き込まれません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="172"/>
        <source>Model, sequence length and recomputation belong to your training script; the launcher&apos;s header names them.</source>
        <translation>モデル、シーケンス長、再計算は学習スクリプト側で指定します。ランチャーのヘッダに値を記載しています。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="173"/>
        <source>The plan cannot be written into {target}: {part}.</source>
        <translation>プランを {target} に書き込めません: {part}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="174"/>
        <source>{key} cannot be changed in this file: {reason}.</source>
        <translation>このファイルでは {key} を変更できません: {reason}。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="175"/>
        <source>The file describes another model than {model}; the model&apos;s dimensions stay as they are.</source>
        <translation>ファイルは {model} とは別のモデルを記述しています。モデルの次元は変更しません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="176"/>
        <source>The file starts {file} GPUs and the plan has {plan}; the launcher&apos;s numbers stay as they are.</source>
        <translation>ファイルは {file} GPU を起動しますが、プランは {plan} GPU です。ランチャーの数値は変更しません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="177"/>
        <source>The {field} differs from the plan&apos;s and stays as it is.</source>
        <translation>{field}がプランと異なりますが、変更しません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="178"/>
        <source>An even split needs PP x VPP = {stages} stages to divide the {layers} layers.</source>
        <translation>等分するには、PP × VPP = {stages} ステージが {layers} 層を割り切る必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="179"/>
        <source>8-bit matrix products need the {what}, {value}, to be a multiple of {multiple}.</source>
        <translation>8 ビットの行列積では、{what} {value} が {multiple} の倍数である必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="180"/>
        <source>Weights, gradients and optimizer state take {states} GiB of {capacity} GiB. With this sharding at most {largest} B parameters fit; the states of this model want about {gpus} GPUs.</source>
        <translation>重み・勾配・オプティマイザ状態は {capacity}&#xa0;GiB 中 {states}&#xa0;GiB を使います。このシャーディングで収まるのは最大 {largest}&#xa0;B パラメータで、このモデルの状態には約 {gpus} GPU が必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="181"/>
        <source>Without ZeRO all {ranks} data-parallel ranks hold the whole optimizer state; ZeRO-1 frees {saved} GiB of each GPU.</source>
        <translation>ZeRO なしでは {ranks} 個のデータ並列ランクすべてがオプティマイザ状態全体を保持します。ZeRO-1 で GPU あたり {saved}&#xa0;GiB が空きます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="182"/>
        <source>ZeRO-{zero} has no effect: there is one data-parallel rank and nothing to shard over.</source>
        <translation>ZeRO-{zero} は効果がありません。データ並列ランクが 1 つで、シャーディング先がありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="183"/>
        <source>With EP {ep} every expert lives on one data-parallel rank only, so {gib} GiB of expert optimizer state per GPU are not sharded.</source>
        <translation>EP {ep} では各エキスパートが 1 つのデータ並列ランクにしか存在しないため、GPU あたり {gib}&#xa0;GiB のエキスパートのオプティマイザ状態はシャーディングされません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="184"/>
        <source>The first iteration shows less: the optimizer&apos;s moments, {moments} GiB, come with its first update. {first} GiB before it, {later} GiB from then on.</source>
        <translation>最初のイテレーションの表示は少なめです。オプティマイザのモーメント {moments}&#xa0;GiB は最初の更新時に確保されます。それまでは {first}&#xa0;GiB、以降は {later}&#xa0;GiB です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="185"/>
        <source>The optimizer step of multi-tensor Adam takes a temporary of {gib} GiB; the fused implementation does without.</source>
        <translation>multi-tensor Adam のオプティマイザステップは {gib}&#xa0;GiB の一時バッファを使います。融合版は使いません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="186"/>
        <source>The optimizer step may widen low-precision moments to fp32: a temporary of up to {gib} GiB.</source>
        <translation>オプティマイザステップで低精度のモーメントが fp32 に拡張されることがあります（最大 {gib}&#xa0;GiB の一時バッファ）。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="187"/>
        <source>This release reduces a flat copy of all gradients: {gib} GiB at the end of each step, which come on top.</source>
        <translation>このリリースは全勾配の平坦化コピーを reduce します。各ステップの終わりに {gib}&#xa0;GiB が上乗せされます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="188"/>
        <source>ZeRO-2 shards {saved} GiB of gradients, but its default reduction buffers take {buffers} GiB. Smaller buckets or ZeRO-1 may need less.</source>
        <translation>ZeRO-2 は勾配 {saved}&#xa0;GiB をシャーディングしますが、既定の reduce バッファが {buffers}&#xa0;GiB を使います。バケットを小さくするか ZeRO-1 にすると少なくなる可能性があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="189"/>
        <source>Accumulating {accumulation} micro-batches without synchronisation (no_sync) keeps whole gradients, {gib} GiB more on every GPU; reducing at each micro-batch does not.</source>
        <translation>{accumulation} 個のマイクロバッチを同期なし (no_sync) で累積すると勾配全体が保持され、各 GPU で {gib}&#xa0;GiB 増えます。マイクロバッチごとに reduce すれば増えません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="190"/>
        <source>FSDP2&apos;s mixed precision keeps sharded parameters, gradients and moments in fp32: {bytes} B per parameter, {states} GiB here. Pure bf16 would be half.</source>
        <translation>FSDP2 の混合精度は、シャーディングしたパラメータ・勾配・モーメントを fp32 で保持します。パラメータあたり {bytes}&#xa0;B、ここでは {states}&#xa0;GiB です。純粋な bf16 なら半分です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="191"/>
        <source>Some back ends silently replace an 8-bit optimizer by a 32-bit one, which takes {gib} GiB more; check what runs.</source>
        <translation>バックエンドによっては 8 ビットオプティマイザが警告なしに 32 ビット版に置き換えられ、{gib}&#xa0;GiB 増えます。実際に動いているものを確認してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="192"/>
        <source>FSDP that wraps a model loaded in fp32 needs {gib} GiB of {capacity} GiB on every GPU before it shards; load on the meta device or on one rank only.</source>
        <translation>fp32 で読み込んだモデルを FSDP でラップすると、シャーディング前に各 GPU で {capacity}&#xa0;GiB 中 {gib}&#xa0;GiB が必要です。meta デバイス上か 1 ランクだけで読み込んでください。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="193"/>
        <source>The tied embedding is held on the first and the last stage: {weights} GiB of weights on each, and {gradients} GiB of gradients all-reduced between them each step.</source>
        <translation>共有埋め込みは最初と最後のステージで保持されます。それぞれ重み {weights}&#xa0;GiB で、毎ステップ {gradients}&#xa0;GiB の勾配を両者間で all-reduce します。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="194"/>
        <source>Attention is not fused: scores of {seq_len} x {seq_len} tokens take {gib} GiB, {share} % of the stage. Flash attention keeps none.</source>
        <translation>アテンションが融合されていません。{seq_len} × {seq_len} トークンのスコアが {gib}&#xa0;GiB、ステージの {share}&#xa0;% を使います。Flash attention なら保持しません。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="195"/>
        <source>Logits of {vocab} vocabulary entries take {gib} GiB at the loss, {share} % of that stage&apos;s memory. A chunked or fused loss avoids most of it.</source>
        <translation>語彙サイズ {vocab} のロジットが損失計算時に {gib}&#xa0;GiB、そのステージのメモリの {share}&#xa0;% を使います。分割計算か融合カーネルの損失にすると大部分を避けられます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="196"/>
        <source>What overflows is activations, {gib} GiB, not states, {states} GiB: recompute, or make the micro-batch or sequence shorter.</source>
        <translation>超過の原因は状態 {states}&#xa0;GiB ではなくアクティベーション {gib}&#xa0;GiB です。再計算するか、マイクロバッチを小さく、またはシーケンスを短くしてください。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="197"/>
        <source>The saved layer inputs of full recomputation alone take {gib} GiB, {share} % of the card. Context parallelism divides them.</source>
        <translation>完全再計算で保存する層の入力だけで {gib}&#xa0;GiB、GPU メモリの {share}&#xa0;% を使います。コンテキスト並列で分割できます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="198"/>
        <source>fp32 doubles the activations, to {gib} GiB; bf16 would halve them.</source>
        <translation>fp32 ではアクティベーションが 2 倍の {gib}&#xa0;GiB になります。bf16 なら半分になります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="199"/>
        <source>FP8 is a speed option, not a saving: 16-bit weights stay and their 8-bit copies add up to {gib} GiB.</source>
        <translation>FP8 は高速化の手段で、メモリの節約にはなりません。16 ビットの重みは残り、8 ビットのコピーが {gib}&#xa0;GiB 加わります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="200"/>
        <source>FP8 without torch.compile saves casts and scales of every linear layer for backward, which are not in this estimate. Compile the model.</source>
        <translation>torch.compile なしの FP8 では、各線形層のキャスト結果とスケールが逆伝播用に保存されますが、この見積もりには含まれていません。モデルをコンパイルしてください。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="201"/>
        <source>Stage {stage} holds {most} GiB, stage {least_stage} {least} GiB: {in_flight} micro-batches in flight there, and the ends carry embedding and loss.</source>
        <translation>ステージ {stage} は {most}&#xa0;GiB、ステージ {least_stage} は {least}&#xa0;GiB です。前者では {in_flight} 個のマイクロバッチが処理中で、両端のステージは埋め込みと損失も担います。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="202"/>
        <source>{allocated} GiB of live tensors are {share} % of the card, where fragmentation can end a run with blocks of varying sizes. Set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True before changing the layout.</source>
        <translation>使用中のテンソル {allocated}&#xa0;GiB は GPU メモリの {share}&#xa0;% で、大きさの異なるブロックによる断片化で実行が落ちる可能性があります。並列構成を変える前に PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True を設定してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="203"/>
        <source>nvidia-smi shows {gib} GiB more than PyTorch reserves: {context} GiB of CUDA context and libraries, {nccl} GiB of NCCL buffers.</source>
        <translation>nvidia-smi の値は PyTorch の予約量より {gib}&#xa0;GiB 多くなります。CUDA コンテキストとライブラリが {context}&#xa0;GiB、NCCL バッファが {nccl}&#xa0;GiB です。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="204"/>
        <source>If the other {others} processes of a node touch GPU 0 before they select their own, their contexts take {gib} GiB there, and {spare} GiB are free. Set the device first.</source>
        <translation>ノードの他の {others} プロセスが自分の GPU を選ぶ前に GPU 0 に触れると、そのコンテキストが GPU 0 で {gib}&#xa0;GiB を使います。空きは {spare}&#xa0;GiB です。最初にデバイスを設定してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="205"/>
        <source>An estimate of states alone says {states} GiB; activations, gathered layers, buffers and context add {rest} GiB.</source>
        <translation>状態だけの見積もりでは {states}&#xa0;GiB ですが、アクティベーション、all-gather した層、バッファ、コンテキストで {rest}&#xa0;GiB 増えます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="206"/>
        <source>Full recomputation takes {recompute} % of the step, the pipeline bubble {bubble} %, exposed communication {communication} %.</source>
        <translation>完全再計算がステップの {recompute}&#xa0;%、パイプラインバブルが {bubble}&#xa0;%、露出通信が {communication}&#xa0;% を占めます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="207"/>
        <source>ZeRO-{zero} communicates at each of the {accumulation} micro-batches; {share} % of the step is exposed data-parallel communication. Larger micro-batches or ZeRO-1 need fewer.</source>
        <translation>ZeRO-{zero} は {accumulation} 個のマイクロバッチごとに通信し、ステップの {share}&#xa0;% が露出したデータ並列通信です。マイクロバッチを大きくするか ZeRO-1 にすると減ります。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="208"/>
        <source>An MFU of {mfu} % is outside what training reaches; check the GPU&apos;s dense 16-bit peak and the batch.</source>
        <translation>MFU {mfu}&#xa0;% は学習で到達できる範囲の外です。GPU の密な 16 ビットピーク性能とバッチを確認してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="209"/>
        <source>The 16-bit peak of {gpu}, {peak} TFLOP/s, looks like the figure with sparsity; the dense one is about {dense}. MFU would read half.</source>
        <translation>{gpu} の 16 ビットピーク {peak}&#xa0;TFLOP/s はスパース性込みの値のようです。密なピークは約 {dense} です。MFU は半分に見えます。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="210"/>
        <source>Memory follows all {total} B parameters; only {active} B of them compute for a token.</source>
        <translation>メモリは全 {total}&#xa0;B パラメータに応じて必要ですが、1 トークンの計算に使うのは {active}&#xa0;B だけです。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="211"/>
        <source>TP {tp} does not divide the vocabulary of {vocab}; Megatron-LM pads it to {padded} ({mib} MiB of weights on each GPU that holds it), others refuse.</source>
        <translation>TP {tp} は語彙サイズ {vocab} を割り切れません。Megatron-LM は {padded} にパディングします（保持する GPU ごとに重み {mib}&#xa0;MiB）。他のフレームワークは拒否します。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="212"/>
        <source>The loss exists on the last stage, {stage}, only; other ranks print a placeholder such as -1.</source>
        <translation>損失は最後のステージ {stage} にしかありません。他のランクは -1 などの仮の値を出力します。</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="217"/>
        <source>while a checkpoint is loaded</source>
        <translation>チェックポイント読み込み時</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="218"/>
        <source>while the loss is computed</source>
        <translation>損失計算時</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="219"/>
        <source>in the backward pass of a layer</source>
        <translation>層の逆伝播時</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="220"/>
        <source>in the optimizer&apos;s update</source>
        <translation>オプティマイザ更新時</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="221"/>
        <source>hybrid Mamba layers</source>
        <translation>Mamba ハイブリッド層</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="222"/>
        <source>deferred embedding weight gradients</source>
        <translation>埋め込みの重み勾配の遅延計算</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="223"/>
        <source>fine-grained activation offload</source>
        <translation>細粒度のアクティベーションオフロード</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="224"/>
        <source>fp8 without torch.compile</source>
        <translation>torch.compile なしの fp8</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="225"/>
        <source>mixture of experts</source>
        <translation>MoE</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="226"/>
        <source>latent attention</source>
        <translation>潜在アテンション</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="227"/>
        <source>sparse-attention indexer</source>
        <translation>スパースアテンションのインデクサ</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="228"/>
        <source>positions other than rotary</source>
        <translation>RoPE 以外の位置符号化</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="229"/>
        <source>no recomputation of whole layers</source>
        <translation>層全体の再計算なし</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="230"/>
        <source>no recomputation of experts</source>
        <translation>エキスパートの再計算なし</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="231"/>
        <source>activations that stay on the GPU</source>
        <translation>アクティベーションを GPU 上に残すこと</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="232"/>
        <source>no dropout in what is recomputed</source>
        <translation>再計算対象にドロップアウトがないこと</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="233"/>
        <source>biases</source>
        <translation>バイアス</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="234"/>
        <source>attention over a window</source>
        <translation>ウィンドウアテンション</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="235"/>
        <source>latent attention without experts</source>
        <translation>エキスパートなしの潜在アテンション</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="236"/>
        <source>shared experts that are not whole experts</source>
        <translation>エキスパート次元の整数倍でない共有エキスパート</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="237"/>
        <source>this order of dense and expert layers</source>
        <translation>この順序の密な層とエキスパート層</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="238"/>
        <source>shared experts without latent attention</source>
        <translation>潜在アテンションなしの共有エキスパート</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="239"/>
        <source>latent attention without shared experts</source>
        <translation>共有エキスパートなしの潜在アテンション</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="240"/>
        <source>experts or wide heads without norms of queries and keys</source>
        <translation>QK 正規化なしのエキスパートまたは大きいヘッド次元</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="241"/>
        <source>tied embeddings with latent attention</source>
        <translation>潜在アテンションでの埋め込み共有</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="242"/>
        <source>feed-forward other than gated SiLU</source>
        <translation>ゲート付き SiLU 以外の FFN</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="243"/>
        <source>norms other than two RMSNorms per layer</source>
        <translation>層あたり 2 つの RMSNorm 以外の正規化</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="244"/>
        <source>norm of queries and keys</source>
        <translation>QK 正規化</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="245"/>
        <source>biases besides those of queries, keys and values</source>
        <translation>QKV 以外のバイアス</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="246"/>
        <source>attention sinks</source>
        <translation>アテンションシンク</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="247"/>
        <source>windowed and full attention in turns</source>
        <translation>ウィンドウアテンションと全アテンションの交互配置</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="248"/>
        <source>multi-token prediction</source>
        <translation>マルチトークン予測</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="249"/>
        <source>dropout</source>
        <translation>ドロップアウト</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="250"/>
        <source>feed-forward other than gated SiLU, GELU and squared ReLU</source>
        <translation>ゲート付き SiLU、GELU、Squared ReLU 以外の FFN</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="251"/>
        <source>norm without weights</source>
        <translation>重みなしの正規化</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="252"/>
        <source>number of norms per layer other than two</source>
        <translation>2 以外の層あたりの正規化数</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="253"/>
        <source>norm after the embedding</source>
        <translation>埋め込み後の正規化</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="254"/>
        <source>ALiBi positions</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="255"/>
        <source>query and key norm over the full width</source>
        <translation>全次元にわたる QK 正規化</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="256"/>
        <source>bias on the output layer</source>
        <translation>出力層のバイアス</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="257"/>
        <source>virtual stages when PP is above 1</source>
        <translation>PP が 1 より大きい場合の仮想ステージ</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="258"/>
        <source>no recomputation of whole layers or experts</source>
        <translation>層全体やエキスパートの再計算なし</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="259"/>
        <source>an all-to-all dispatcher</source>
        <translation>all-to-all ディスパッチャ</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="260"/>
        <source>bf16 or fp16</source>
        <translation>bf16 または fp16</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="261"/>
        <source>at most one multi-token-prediction layer</source>
        <translation>最大 1 層のマルチトークン予測</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="262"/>
        <source>PP 1</source>
        <translation>PP 1</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="263"/>
        <source>no recomputation</source>
        <translation>再計算なし</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="264"/>
        <source>tokens of a rank</source>
        <translation>ランクあたりのトークン数</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="265"/>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>hidden size</source>
        <translation>隠れ次元</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="266"/>
        <source>layers must be between 1 and 10000</source>
        <translation>層数は 1〜10000 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="267"/>
        <source>the hidden size must be between 1 and 1000000</source>
        <translation>隠れ次元は 1〜1000000 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="268"/>
        <source>the number of attention heads must be between 1 and 100000</source>
        <translation>アテンションヘッド数は 1〜100000 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="269"/>
        <source>the vocabulary must be between 1 and 100000000</source>
        <translation>語彙サイズは 1〜100000000 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="270"/>
        <source>the feed-forward width must be between 0 and 10000000</source>
        <translation>FFN 次元は 0〜10000000 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="271"/>
        <source>norms per layer must be between 0 and 16</source>
        <translation>層あたりの正規化数は 0〜16 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="272"/>
        <source>the position table must have between 0 and 100000000 rows</source>
        <translation>位置テーブルの行数は 0〜100000000 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="273"/>
        <source>multi-token-prediction layers must be between 0 and 64</source>
        <translation>マルチトークン予測の層数は 0〜64 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="274"/>
        <source>the latent ranks must be between 1 and 1000000</source>
        <translation>潜在アテンションのランクは 1〜1000000 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="275"/>
        <source>the latent head dimensions must be between 1 and 100000</source>
        <translation>潜在アテンションのヘッド次元は 1〜100000 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="276"/>
        <source>query and key heads must have at least one dimension</source>
        <translation>クエリとキーのヘッドは 1 次元以上でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="277"/>
        <source>the head dimension must be between 1 and 100000</source>
        <translation>ヘッド次元は 1〜100000 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="278"/>
        <source>key-value heads must be between 1 and the number of attention heads</source>
        <translation>KV ヘッド数は 1 からアテンションヘッド数まででなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="279"/>
        <source>the indexer&apos;s heads and head dimension must be between 1 and 100000</source>
        <translation>インデクサのヘッド数とヘッド次元は 1〜100000 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="280"/>
        <source>the number of experts must be between 1 and 100000</source>
        <translation>エキスパート数は 1〜100000 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="281"/>
        <source>top-k must be between 1 and the number of experts</source>
        <translation>top-k は 1 からエキスパート数まででなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="282"/>
        <source>the expert width must be between 1 and 10000000</source>
        <translation>エキスパート次元は 1〜10000000 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="283"/>
        <source>the shared-expert width must be between 0 and 10000000</source>
        <translation>共有エキスパート次元は 0〜10000000 でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="284"/>
        <source>leading dense layers must be between 0 and the number of layers</source>
        <translation>先頭の密な層の数は 0 から層数まででなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="285"/>
        <source>the MoE step must be between 1 and the number of layers</source>
        <translation>MoE 層の間隔は 1 から層数まででなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="286"/>
        <source>dense layers need a feed-forward width</source>
        <translation>密な層には FFN 次元が必要です</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="287"/>
        <source>the feed-forward width must be at least 1</source>
        <translation>FFN 次元は 1 以上でなければなりません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="288"/>
        <source>the dimensions give too many parameters; at most 10^17 can be counted</source>
        <translation>この次元ではパラメータが多すぎます。数えられるのは 10^17 までです</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="289"/>
        <source>the numbers are too large to evaluate</source>
        <translation>数値が大きすぎて評価できません</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>layers</source>
        <translation>層数</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="291"/>
        <source>sequence length</source>
        <translation>シーケンス長</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="291"/>
        <source>micro-batch</source>
        <translation>マイクロバッチ</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="291"/>
        <source>attention kernel</source>
        <translation>アテンションカーネル</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="292"/>
        <source>loss kernel</source>
        <translation>損失カーネル</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="292"/>
        <source>norm kernel</source>
        <translation>正規化カーネル</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="292"/>
        <source>CUDA graphs</source>
        <translation>CUDA Graphs</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="293"/>
        <source>token dispatcher</source>
        <translation>トークンディスパッチャ</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="293"/>
        <source>token routing</source>
        <translation>トークンルーティング</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="11"/>
        <source>The run completed.</source>
        <translation>実行は正常に終了しました。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="12"/>
        <source>A GPU ran out of memory on rank {rank}: {tried} GiB were asked for with {free} GiB of {total} GiB free. Shard or recompute more, or make the micro-batch smaller.</source>
        <translation>ランク {rank} で GPU のメモリが不足しました: {total}&#xa0;GiB のうち空きが {free}&#xa0;GiB のところで {tried}&#xa0;GiB を要求しました。シャーディングか再計算を増やすか、マイクロバッチを小さくしてください。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="13"/>
        <source>A GPU ran out of memory on rank {rank}. Shard or recompute more, or make the micro-batch smaller.</source>
        <translation>ランク {rank} で GPU のメモリが不足しました。シャーディングか再計算を増やすか、マイクロバッチを小さくしてください。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="14"/>
        <source>It happened before the first step was printed: weights, gradients, or the activations of the first micro-batches do not fit.</source>
        <translation>最初のステップが出力される前に発生しました。重み、勾配、または最初のマイクロバッチのアクティベーションが収まりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="15"/>
        <source>It happened only after iteration {iteration}: evaluation, a checkpoint, uneven experts or fragmentation need more than a usual step.</source>
        <translation>イテレーション {iteration} より後になって発生しました。評価、チェックポイント、エキスパートの偏り、または断片化により、通常のステップより多くのメモリが必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="16"/>
        <source>{unallocated} GiB were reserved but in no piece of {tried} GiB: fragmentation. Try expandable segments (PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True).</source>
        <translation>{unallocated}&#xa0;GiB が予約済みでしたが、{tried}&#xa0;GiB の連続した領域がありませんでした。断片化です。expandable segments（PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True）を試してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="17"/>
        <source>NCCL reported an error on rank {rank}, and nothing explains it that was printed before. Try again on other nodes; NCCL_DEBUG=INFO tells more.</source>
        <translation>ランク {rank} で NCCL がエラーを報告しましたが、それ以前の出力に原因は見当たりません。別のノードで再試行してください。NCCL_DEBUG=INFO で詳細がわかります。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="18"/>
        <source>The run hung after iteration {iteration}: a collective did not finish, or nothing was printed any more. Try again; if it hangs at the same place, ranks do not call the same collectives.</source>
        <translation>イテレーション {iteration} の後でハングしました。集合通信が完了しなかったか、出力が途絶えました。再試行してください。同じ箇所でハングする場合は、ランク間で呼び出す集合通信が一致していません。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="19"/>
        <source>The time limit came after iteration {iteration}. Allow more time or fewer steps.</source>
        <translation>イテレーション {iteration} の後で制限時間に達しました。制限時間を延ばすか、ステップ数を減らしてください。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="20"/>
        <source>No step was printed within the limit: starting up took all the time, or the log shows steps rarely.</source>
        <translation>制限時間内にステップが 1 つも出力されませんでした。起動に時間をすべて使ったか、ログへのステップの出力間隔が長すぎます。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="21"/>
        <source>The host ran out of memory. Ask for more memory a node, or load data and checkpoints with fewer copies.</source>
        <translation>ホストのメモリが不足しました。ノードあたりのメモリの要求を増やすか、データとチェックポイントを読み込む際のコピーを減らしてください。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="22"/>
        <source>The program was killed (SIGKILL) without a word; most often the host ran out of memory.</source>
        <translation>プログラムは何も出力せずに強制終了（SIGKILL）されました。多くの場合、原因はホストのメモリ不足です。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="23"/>
        <source>A node failed ({node}). Try again without it.</source>
        <translation>ノードに障害が発生しました（{node}）。このノードを除いて再試行してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="24"/>
        <source>The job was pre-empted. Submit it again.</source>
        <translation>ジョブがプリエンプトされました。再投入してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="25"/>
        <source>The job was cancelled.</source>
        <translation>ジョブがキャンセルされました。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="26"/>
        <source>The framework refused the configuration before the first step; its words are in the evidence.</source>
        <translation>フレームワークが最初のステップの前に設定を拒否しました。その文面は根拠のログ行にあります。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="27"/>
        <source>A GPU reported a hardware error (Xid {code}, node {node}). Drain the node and try again on another.</source>
        <translation>GPU がハードウェアエラーを報告しました（Xid {code}、ノード {node}）。ノードを drain し、別のノードで再試行してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="28"/>
        <source>A process that was left behind holds GPU memory or a port (node {node}). End it and try again.</source>
        <translation>残存プロセスが GPU メモリまたはポートを占有しています（ノード {node}）。プロセスを終了して再試行してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="29"/>
        <source>Other processes held {others} GiB of the GPU&apos;s {total} GiB.</source>
        <translation>GPU の {total}&#xa0;GiB のうち {others}&#xa0;GiB を他のプロセスが使用していました。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="30"/>
        <source>{in_use} GiB of a GPU were in use before the start.</source>
        <translation>開始前に、ある GPU で {in_use}&#xa0;GiB が使用中でした。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="31"/>
        <source>The program crashed after iteration {iteration}; its last words are in the evidence.</source>
        <translation>プログラムがイテレーション {iteration} の後でクラッシュしました。最後の出力は根拠のログ行にあります。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="32"/>
        <source>How the run ended cannot be told from its log.</source>
        <translation>実行がどう終わったかは、ログからはわかりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="33"/>
        <source>No line of the log shows a step in a format that is known.</source>
        <translation>既知の形式でステップを示す行がログにありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="34"/>
        <source>It failed after its last step; what was measured counts.</source>
        <translation>最後のステップの後で失敗しました。測定済みの値は有効です。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="35"/>
        <source>The iteration went back {times} times: restarts from a checkpoint.</source>
        <translation>イテレーションが {times} 回戻りました。チェックポイントからの再開です。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="36"/>
        <source>{count} iterations were not a number.</source>
        <translation>{count} 個のイテレーションで値が NaN になりました。</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="37"/>
        <source>{count} iterations were skipped for overflow; they are faster than others.</source>
        <translation>{count} 個のイテレーションがオーバーフローでスキップされました。これらは他より短時間です。</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="10"/>
        <source>&apos;{host}&apos; is no name of a host</source>
        <translation>「{host}」はホスト名として正しくありません</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="11"/>
        <source>&apos;{path}&apos;: only letters, digits and ._-/+ may stand in a folder&apos;s name there</source>
        <translation>「{path}」: ここでフォルダ名に使える文字は英数字と ._-/+ だけです</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="12"/>
        <source>{program} is not installed here</source>
        <translation>{program} がこのマシンにインストールされていません</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="13"/>
        <source>{program} does not answer</source>
        <translation>{program} が応答しません</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="14"/>
        <source>{program} ended with {code}</source>
        <translation>{program} が終了コード {code} で終了しました</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="15"/>
        <source>copied to {host}:{path}</source>
        <translation>{host}:{path} にコピーしました</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="16"/>
        <source>submit.sh stays at work until the campaign is over; start it where {launcher} can be reached</source>
        <translation>submit.sh はキャンペーンが終わるまで動作し続けます。{launcher} を使える場所で起動してください</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="17"/>
        <source>sbatch is not installed here; copy the folder to the cluster, or name the cluster&apos;s login node</source>
        <translation>sbatch がこのマシンにインストールされていません。フォルダをクラスタにコピーするか、クラスタのログインノードを指定してください</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="18"/>
        <source>submitted as job {jobs}</source>
        <translation>ジョブ {jobs} として投入しました</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="19"/>
        <source>nothing to submit</source>
        <translation>投入するものはありません</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="20"/>
        <source>nothing of this campaign is queued</source>
        <translation>このキャンペーンで待機中のものはありません</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="21"/>
        <source>stopped {count} tasks</source>
        <translation>{count} 件のタスクを停止しました</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="22"/>
        <source>stopped 1 task</source>
        <translation>1 件のタスクを停止しました</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="23"/>
        <source>records fetched from {host}</source>
        <translation>{host} から記録を取得しました</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="24"/>
        <source>SkyPilot&apos;s clusters run what submit.sh sends them, one task at a time</source>
        <translation>SkyPilot のクラスタは、submit.sh が送るものを 1 タスクずつ実行します</translation>
    </message>
</context>
<context>
    <name>HardwareValues</name>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="31"/>
        <source>not from an opened source</source>
        <translation>確認できる出典なし</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="79"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="147"/>
        <source>GPU&apos;s sources</source>
        <translation>GPU の出典</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="80"/>
        <source>network&apos;s sources</source>
        <translation>ネットワークの出典</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="87"/>
        <source>Fastest of the measured shapes: %1 × %2 × %3; random numbers, the slowest GPU of the node</source>
        <translation>測定した形状のうち最速: %1 × %2 × %3。乱数を使用し、ノード内で最も遅い GPU の値</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="90"/>
        <source>Peak, %1, dense</source>
        <translation>ピーク（%1、密行列）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="90"/>
        <source>The same after seconds of load</source>
        <translation>同上（数秒間の負荷の後）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="99"/>
        <source>Usable memory</source>
        <translation>使用可能メモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="99"/>
        <source>What the driver reports as a whole</source>
        <translation>ドライバが報告する合計</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="100"/>
        <source>Free memory before the measurement</source>
        <translation>測定前の空きメモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="101"/>
        <source>Memory of a CUDA context</source>
        <translation>CUDA コンテキストのメモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="101"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="120"/>
        <source>constants in use</source>
        <translation>使用中の定数</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="103"/>
        <source>Workspace of the product library</source>
        <translation>行列積ライブラリの作業領域</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="104"/>
        <source>Memory of one NCCL communicator</source>
        <translation>NCCL コミュニケータ 1 つのメモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="104"/>
        <source>Before its first collective</source>
        <translation>最初の集合通信の前</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="105"/>
        <source>The same after an all-reduce</source>
        <translation>同上（all-reduce の後）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="106"/>
        <source>The same after an all-to-all</source>
        <translation>同上（all-to-all の後）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="110"/>
        <source>Memory bandwidth, copy</source>
        <translation>メモリ帯域（コピー）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="110"/>
        <source>Memory bandwidth</source>
        <translation>メモリ帯域</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="111"/>
        <source>Bytes read and bytes written together</source>
        <translation>読み取りと書き込みのバイト数の合計</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="112"/>
        <source>Memory bandwidth, read</source>
        <translation>メモリ帯域（読み取り）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="113"/>
        <source>Memory bandwidth, write</source>
        <translation>メモリ帯域（書き込み）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="117"/>
        <source>Multiprocessors</source>
        <translation>SM 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="120"/>
        <source>Launch of a kernel</source>
        <translation>カーネル起動</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="121"/>
        <source>Empty kernels one after another</source>
        <translation>空のカーネルを連続して起動</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="122"/>
        <source>Launch of a kernel in a graph</source>
        <translation>グラフ内のカーネル起動</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="128"/>
        <source>The middle of all pairs of GPUs, one pair at a time</source>
        <translation>1 組ずつ測定した全 GPU ペアの中央値</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="129"/>
        <source>Scale-up links, one direction</source>
        <translation>スケールアップリンク（片方向）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="129"/>
        <source>%1, one direction</source>
        <translation>%1（片方向）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="132"/>
        <source>PCIe, one direction</source>
        <translation>PCIe（片方向）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="133"/>
        <source>Between the host&apos;s memory and one GPU</source>
        <translation>ホストメモリと 1 つの GPU の間</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="135"/>
        <source>Slowest pair, one direction</source>
        <translation>最も遅いペア（片方向）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="136"/>
        <source>Pair, both directions together</source>
        <translation>ペア（双方向の合計）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="137"/>
        <source>Latency of a small copy</source>
        <translation>小さなコピーのレイテンシ</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/measured_values.cpp" line="146"/>
        <source>%1 of %n GPU(s), bus bandwidth</source>
        <translation>
            <numerusform>%1（GPU %n 個）、バス帯域</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="147"/>
        <source>At %1</source>
        <translation>%1 の場合</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="159"/>
        <source>Clock under load, slowest GPU</source>
        <translation>負荷時クロック（最も遅い GPU）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="159"/>
        <source>MHz</source>
        <translation>MHz</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="159"/>
        <source>the GPU&apos;s own maximum</source>
        <translation>GPU 自体の最大値</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="160"/>
        <source>Power limit</source>
        <translation>電力制限</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="160"/>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="160"/>
        <source>The most that a GPU drew under load</source>
        <translation>負荷時の GPU の最大消費電力</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="162"/>
        <source>Temperature under load, hottest GPU</source>
        <translation>負荷時温度（最も熱い GPU）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="162"/>
        <source>°C</source>
        <translation>°C</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="167"/>
        <source>Price per GPU-hour</source>
        <translation>価格/GPU 時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="168"/>
        <source>set in this plan</source>
        <translation>このプランで指定</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="171"/>
        <source>GPUs of one NVLink domain</source>
        <translation>1 NVLink ドメインの GPU 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="172"/>
        <source>Network of a GPU, one direction</source>
        <translation>1 GPU のネットワーク（片方向）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="173"/>
        <source>Network cards of a node</source>
        <translation>1 ノードの NIC 数</translation>
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
        <translation>集合通信と並行する行列積の時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="180"/>
        <source>Attention beside a collective takes</source>
        <translation>集合通信と並行するアテンションの時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="184"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="189"/>
        <source>The worst of all that were tried, over the time alone</source>
        <translation>試した中で最悪の、単独実行時間に対する比</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="189"/>
        <source>A collective beside a product or attention takes</source>
        <translation>行列積やアテンションと並行する集合通信の時間</translation>
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
        <translation>送受信</translation>
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
        <translation>カタログ値の %1 未満です。考えられる問題はメッセージに示します</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Quantity</source>
        <translation>項目</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Catalogue</source>
        <translation>カタログ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Measured</source>
        <translation>測定値</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Ratio</source>
        <translation>比</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Measured over catalogue</source>
        <translation>測定値 / カタログ値</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Source of the catalogue</source>
        <translation>カタログの出典</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Source</source>
        <translation>出典</translation>
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
        <translation>ステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="92"/>
        <source>Tokens/s per GPU</source>
        <translation>GPU あたりトークン/秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="93"/>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="96"/>
        <source>Dollars per billion tokens</source>
        <translation>10 億トークンあたりのドル</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="125"/>
        <source>Most tokens per second</source>
        <translation>最大トークン/秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="126"/>
        <source>Shortest training</source>
        <translation>最短学習時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="127"/>
        <source>Least cost</source>
        <translation>最小コスト</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="128"/>
        <source>Least memory</source>
        <translation>最小メモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="131"/>
        <source>Highest MFU</source>
        <translation>最高 MFU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="136"/>
        <source>%1 B parameters</source>
        <translation>%1 B パラメータ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="153"/>
        <source>1 node</source>
        <translation>1 ノード</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="153"/>
        <source>%n nodes</source>
        <translation>
            <numerusform>%n ノード</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutColumns</name>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="53"/>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="53"/>
        <source>Place in the order of the objective</source>
        <translation>目標による並び順での順位</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="54"/>
        <source>Front</source>
        <translation>フロント</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="54"/>
        <source>◆: on the Pareto front; no other layout is as good in step time, memory and cost and better in one</source>
        <translation>◆: パレートフロント上。ステップ時間、メモリ、コストのすべてで同等以上、かつどれかで優れる並列構成はほかにありません</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="55"/>
        <source>Step (s)</source>
        <translation>ステップ (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="55"/>
        <source>Time of one step</source>
        <translation>1 ステップの時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="56"/>
        <source>vs now (%)</source>
        <translation>現在比 (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="56"/>
        <source>Step time against that of the present plan; below zero is faster</source>
        <translation>現在のプランに対するステップ時間。負の値は高速</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="57"/>
        <source>Memory (GiB)</source>
        <translation>メモリ (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="57"/>
        <source>Of the fullest stage, as nvidia-smi would show it</source>
        <translation>使用量が最大のステージの値（nvidia-smi の表示に相当）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="58"/>
        <source>Free (%)</source>
        <translation>空き (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="58"/>
        <source>Headroom: what stays free of the usable memory</source>
        <translation>余裕: 使用可能メモリのうち空いたままの割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="59"/>
        <source>MFU (%)</source>
        <translation>MFU (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="59"/>
        <source>Model FLOPs of the bf16 peak, causal attention counted half</source>
        <translation>bf16 ピークに対するモデル FLOPs（因果アテンションは半分で計算）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="67"/>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="67"/>
        <source>Micro-batch: sequences that pass a stage together</source>
        <translation>マイクロバッチ: ステージを一緒に通るシーケンス数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="68"/>
        <source>GA</source>
        <translation>GA</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="68"/>
        <source>Gradient accumulation: micro-batches of a step</source>
        <translation>勾配累積: 1 ステップのマイクロバッチ数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="69"/>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="70"/>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="70"/>
        <source>Shard group: ranks over which ZeRO shards; 0 for all</source>
        <translation>シャードグループ: ZeRO がシャーディングするランク数（0 は全ランク）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="71"/>
        <source>SP</source>
        <translation>SP</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="71"/>
        <source>Sequence parallelism</source>
        <translation>シーケンス並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="72"/>
        <source>Recompute</source>
        <translation>再計算</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="73"/>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="73"/>
        <source>Pipeline schedule</source>
        <translation>パイプラインスケジュール</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="74"/>
        <source>CP exchange</source>
        <translation>CP 通信方式</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="74"/>
        <source>How context-parallel ranks exchange keys and values</source>
        <translation>CP ランク間の KV の交換方法</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="75"/>
        <source>Split</source>
        <translation>分割</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="75"/>
        <source>How layers are dealt to the pipeline stages</source>
        <translation>パイプラインステージへの層の割り当て方</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="76"/>
        <source>Nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="76"/>
        <source>Nodes of the cluster</source>
        <translation>クラスタのノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="77"/>
        <source>Tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="77"/>
        <source>Of the whole cluster</source>
        <translation>クラスタ全体の値</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="78"/>
        <source>Days</source>
        <translation>日数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="78"/>
        <source>Wall-clock time for the plan&apos;s tokens</source>
        <translation>プランのトークン数に要する実時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="79"/>
        <source>Cost ($)</source>
        <translation>コスト ($)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="79"/>
        <source>Dollars for the plan&apos;s tokens</source>
        <translation>プランのトークン数に要するドル</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="133"/>
        <source>Interleaved 1F1B</source>
        <translation>インターリーブ 1F1B</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="145"/>
        <source>Selective (%1)</source>
        <translation>選択的（%1）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="150"/>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="152"/>
        <source>by cost</source>
        <translation>コスト順</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="153"/>
        <source>written out</source>
        <translation>明示指定</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="154"/>
        <source>even</source>
        <translation>均等</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/search/layout_columns.cpp" line="162"/>
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n ノード</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="175"/>
        <source>recompute: %1</source>
        <translation>再計算: %1</translation>
    </message>
</context>
<context>
    <name>LayoutFilterTexts</name>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="133"/>
        <source>“%1” needs a comparison, such as %1=8 or %1&lt;=4.</source>
        <translation>「%1」には比較が必要です（例: %1=8、%1&lt;=4）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="140"/>
        <source>“%1” has no column before the sign. Columns are %2.</source>
        <translation>「%1」には記号の前に列名がありません。使える列は %2 です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="141"/>
        <source>There is no column “%1”. Columns are %2.</source>
        <translation>列「%1」はありません。使える列は %2 です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="147"/>
        <source>“%1” holds names; it can be compared with = and != only.</source>
        <translation>「%1」の値は名前です。比較に使えるのは = と != だけです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="148"/>
        <source>“%1” needs a name after the sign, or a part of one.</source>
        <translation>「%1」には、記号の後に名前またはその一部が必要です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="154"/>
        <source>“%1” lists several numbers; only = and != take more than one.</source>
        <translation>「%1」には複数の数値があります。複数の値を取れるのは = と != だけです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="158"/>
        <source>“%1” needs a number after the sign.</source>
        <translation>「%1」には、記号の後に数値が必要です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="158"/>
        <source>“%1” is not a number, as “%2” needs one.</source>
        <translation>「%1」は数値ではありません。「%2」には数値が必要です。</translation>
    </message>
</context>
<context>
    <name>LayoutWords</name>
    <message>
        <location filename="../app/desktop/pages/layout_words.cpp" line="41"/>
        <source>%1, %2 × micro-batch %3, ZeRO-%4, recomputation: %5</source>
        <translation>%1、%2 × マイクロバッチ %3、ZeRO-%4、再計算: %5</translation>
    </message>
</context>
<context>
    <name>LinkMatrix</name>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="49"/>
        <source>One direction</source>
        <translation>片方向</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="50"/>
        <source>Both directions together</source>
        <translation>双方向の合計</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="53"/>
        <source>Latency</source>
        <translation>レイテンシ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="60"/>
        <source>from, to</source>
        <translation>送信元、宛先</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="64"/>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="65"/>
        <source>From GPU %1</source>
        <translation>GPU %1 から</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="66"/>
        <source>To GPU %1</source>
        <translation>GPU %1 へ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="73"/>
        <source>GPU %1 itself</source>
        <translation>GPU %1 自身</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="73"/>
        <source>GPU %1 to GPU %2: not measured.</source>
        <translation>GPU %1 から GPU %2: 未測定。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="78"/>
        <source>GPU %1 to GPU %2</source>
        <comment>a link between two</comment>
        <translation>GPU %1 から GPU %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="81"/>
        <source>no direct access</source>
        <translation>直接アクセス不可</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="82"/>
        <source>%1: the driver permits no direct access.</source>
        <translation>%1: ドライバが直接アクセスを許可していません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="87"/>
        <source>wrong data</source>
        <translation>データ不一致</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="88"/>
        <source>%1: other data arrived than was sent. This link cannot be trusted.</source>
        <translation>%1: 送信したものと異なるデータが届きました。このリンクは信頼できません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="96"/>
        <source>%1: %2.</source>
        <comment>a link, its value</comment>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="98"/>
        <source>through host</source>
        <translation>ホスト経由</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="99"/>
        <source>%1: %2, through the host&apos;s memory, since the driver permits no direct access.</source>
        <translation>%1: %2。ドライバが直接アクセスを許可していないため、ホストメモリを経由しています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="101"/>
        <source>slow</source>
        <translation>低速</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="102"/>
        <source>%1: %2, far from the %3 of the middle pair.</source>
        <translation>%1: %2。中央のペアの %3 を大きく下回っています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="119"/>
        <source>%1: %2 between the middle pair, from %3 to %4.</source>
        <translation>%1: 中央のペアで %2、%3〜%4。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="122"/>
        <source>%n link(s) are far slower than the rest.</source>
        <translation>
            <numerusform>%n 本のリンクが他より大幅に遅くなっています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="125"/>
        <source>%n pair(s) have no direct access.</source>
        <translation>
            <numerusform>%n 組のペアは直接アクセスできません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="127"/>
        <source>%n pair(s) delivered wrong data.</source>
        <translation>
            <numerusform>%n 組のペアで誤ったデータが届きました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
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
        <translation>Zero bubble H1</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="26"/>
        <source>Zero bubble V</source>
        <translation>Zero bubble V</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="28"/>
        <source>DualPipe</source>
        <translation>DualPipe</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="36"/>
        <source>0: nothing</source>
        <translation>0: なし</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="38"/>
        <source>1: optimizer</source>
        <translation>1: オプティマイザ</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="40"/>
        <source>2: + gradients</source>
        <translation>2: + 勾配</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="42"/>
        <source>3: + weights</source>
        <translation>3: + 重み</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="51"/>
        <location filename="../app/desktop/enum_text.cpp" line="222"/>
        <location filename="../app/desktop/enum_text.cpp" line="316"/>
        <location filename="../app/desktop/enum_text.cpp" line="336"/>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="53"/>
        <source>Selective</source>
        <translation>選択的</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="55"/>
        <source>Full</source>
        <translation>完全</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="65"/>
        <source>core attention</source>
        <translation>コアアテンション</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="66"/>
        <source>norms</source>
        <translation>正規化</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="67"/>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="68"/>
        <source>experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="69"/>
        <source>activation of experts</source>
        <translation>エキスパートの活性化関数</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="70"/>
        <source>latent up-projection</source>
        <translation>潜在アップ射影</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="71"/>
        <source>shared experts</source>
        <translation>共有エキスパート</translation>
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
        <translation>AdamW（bf16 モーメント）</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="102"/>
        <source>AdamW, 8-bit</source>
        <translation>AdamW（8 ビット）</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="104"/>
        <source>SGD with momentum</source>
        <translation>モーメンタム SGD</translation>
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
        <translation>torchtitan (Python)</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="148"/>
        <source>torchtitan v0.2 (TOML)</source>
        <translation>torchtitan v0.2 (TOML)</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="150"/>
        <source>accelerate (FSDP2)</source>
        <translation>accelerate (FSDP2)</translation>
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
        <translation>FW の既定</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="174"/>
        <location filename="../app/desktop/enum_text.cpp" line="206"/>
        <source>Unfused</source>
        <translation>融合なし</translation>
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
        <translation>未指定</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="194"/>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="196"/>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="208"/>
        <source>Fused by the framework</source>
        <translation>フレームワークによる融合</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="210"/>
        <source>Fused kernel</source>
        <translation>融合カーネル</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="212"/>
        <source>In pieces</source>
        <translation>分割計算</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="224"/>
        <source>Without attention</source>
        <translation>アテンションを除く</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="226"/>
        <source>With attention</source>
        <translation>アテンションを含む</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="228"/>
        <source>Whole step</source>
        <translation>ステップ全体</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="238"/>
        <source>NCCL all-to-all</source>
        <translation>NCCL all-to-all</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="240"/>
        <location filename="../app/desktop/enum_text.cpp" line="268"/>
        <source>All-gather</source>
        <translation>All-gather</translation>
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
        <translation>ドロップなし</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="256"/>
        <source>Forced balance</source>
        <translation>強制均等</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="258"/>
        <source>Dropping</source>
        <translation>ドロップあり</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="266"/>
        <source>Ring, zigzag</source>
        <translation>リング（ジグザグ）</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="270"/>
        <source>All-to-all (Ulysses)</source>
        <translation>All-to-all (Ulysses)</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="272"/>
        <source>All-to-all and ring</source>
        <translation>All-to-all + リング</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="282"/>
        <source>Delayed</source>
        <translation>Delayed</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="284"/>
        <source>Current</source>
        <translation>Current</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="286"/>
        <source>By row</source>
        <translation>行単位</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="288"/>
        <source>By block</source>
        <translation>ブロック単位</translation>
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
        <translation>Squared ReLU</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="310"/>
        <source>Rotary</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="312"/>
        <source>Learned</source>
        <translation>学習可能</translation>
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
        <translation>重みなし</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="338"/>
        <source>Per head</source>
        <translation>ヘッドごと</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="340"/>
        <source>Full width</source>
        <translation>全次元</translation>
    </message>
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
        <translation>マイクロバッチ</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="56"/>
        <source>Accumulation</source>
        <translation>勾配累積</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="58"/>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="60"/>
        <source>Recompute</source>
        <translation>再計算</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="62"/>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="64"/>
        <source>Sequence parallel</source>
        <translation>シーケンス並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="66"/>
        <source>Global batch</source>
        <translation>グローバルバッチ</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="68"/>
        <source>Sequence length</source>
        <translation>シーケンス長</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="70"/>
        <source>Layers per stage</source>
        <translation>ステージあたりの層数</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="72"/>
        <source>Shard group</source>
        <translation>シャードグループ</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="74"/>
        <source>Nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="88"/>
        <source>Tensor parallel</source>
        <translation>テンソル並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="90"/>
        <source>Pipeline parallel</source>
        <translation>パイプライン並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="92"/>
        <source>Data parallel</source>
        <translation>データ並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="94"/>
        <source>Context parallel</source>
        <translation>コンテキスト並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="96"/>
        <source>Expert parallel</source>
        <translation>エキスパート並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="98"/>
        <source>Expert tensor parallel</source>
        <translation>エキスパートテンソル並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="100"/>
        <source>Virtual stages per pipeline rank</source>
        <translation>パイプラインランクあたりの仮想ステージ数</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="102"/>
        <source>Micro-batch size</source>
        <translation>マイクロバッチサイズ</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="104"/>
        <source>Gradient accumulation</source>
        <translation>勾配累積</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="106"/>
        <source>ZeRO stage</source>
        <translation>ZeRO ステージ</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="108"/>
        <source>Activation recomputation</source>
        <translation>アクティベーション再計算</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="110"/>
        <source>Pipeline schedule</source>
        <translation>パイプラインスケジュール</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="119"/>
        <source>Splits every matrix over this many GPUs; their traffic belongs inside one NVLink domain.</source>
        <translation>すべての行列をこの数の GPU に分割します。通信は 1 つの NVLink ドメイン内に収めるべきです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="121"/>
        <source>Splits the layers into this many stages; needs many micro-batches to stay busy.</source>
        <translation>層をこの数のステージに分割します。稼働率を保つには多くのマイクロバッチが必要です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="123"/>
        <source>Copies of the model that each train on their own part of the batch.</source>
        <translation>バッチのうち各自の分を学習する、モデルの複製の数です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="125"/>
        <source>Splits each sequence over this many GPUs; for long sequences.</source>
        <translation>各シーケンスをこの数の GPU に分割します。長いシーケンス向けです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="127"/>
        <source>Spreads the experts over this many GPUs of the data, context and tensor dimensions.</source>
        <translation>エキスパートを、データ・コンテキスト・テンソルの各並列次元のうちこの数の GPU に分散します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="129"/>
        <source>Splits each expert&apos;s matrices over this many GPUs.</source>
        <translation>各エキスパートの行列をこの数の GPU に分割します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="131"/>
        <source>Each pipeline rank holds this many smaller stages: a smaller bubble for more messages and memory.</source>
        <translation>各パイプラインランクがこの数の小さいステージを持ちます。バブルは減りますが、通信回数とメモリが増えます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="133"/>
        <source>Sequences that go through the model at once on one data-parallel rank.</source>
        <translation>1 つのデータ並列ランクで同時にモデルを通るシーケンス数です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="135"/>
        <source>Micro-batches per step and pipeline, whose gradients are added up.</source>
        <translation>パイプラインごとの 1 ステップあたりのマイクロバッチ数です。勾配は足し合わされます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="137"/>
        <source>What is spread over the data-parallel ranks: 1 the optimizer, 2 the gradients too, 3 the weights too.</source>
        <translation>データ並列ランクに分散するもの: 1 はオプティマイザ、2 は勾配も、3 は重みも。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="139"/>
        <source>Activations that are dropped and computed again in the backward pass: less memory, more time.</source>
        <translation>破棄して逆伝播時に再計算するアクティベーションです。メモリは減り、時間は増えます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="141"/>
        <source>The order in which stages work on micro-batches.</source>
        <translation>ステージがマイクロバッチを処理する順序です。</translation>
    </message>
</context>
<context>
    <name>NearestRuns</name>
    <message>
        <location filename="../app/desktop/nearest_runs.cpp" line="32"/>
        <source>Nearest measured: %1: predicted %2</source>
        <translation>最も近い実測: %1、予測 %2</translation>
    </message>
</context>
<context>
    <name>PlacementTexts</name>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="58"/>
        <source>Tensor parallel</source>
        <translation>テンソル並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="59"/>
        <source>Context parallel</source>
        <translation>コンテキスト並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="60"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="62"/>
        <source>Data parallel</source>
        <translation>データ並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="62"/>
        <source>Data and context parallel: the ranks that reduce gradients together</source>
        <translation>データ並列とコンテキスト並列: 勾配を一緒に reduce するランク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="63"/>
        <source>Expert parallel</source>
        <translation>エキスパート並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="64"/>
        <source>Expert tensor parallel</source>
        <translation>エキスパートテンソル並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="65"/>
        <source>Expert data parallel: the ranks that hold the same experts</source>
        <translation>エキスパートデータ並列: 同じエキスパートを持つランク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="68"/>
        <source>Pipeline parallel</source>
        <translation>パイプライン並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="74"/>
        <source>%1 to %2</source>
        <translation>%1〜%2</translation>
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
            <numerusform>%n ノードの NVLink</numerusform>
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
            <numerusform>1 ノード内の %n ドメイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="88"/>
        <source>%n domains, one rail</source>
        <translation>
            <numerusform>%n ドメイン、1 レール</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="91"/>
        <source>%1 domains, %2 rails</source>
        <translation>%1 ドメイン、%2 レール</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="115"/>
        <source>%1 %2 of %3</source>
        <comment>TP 3 of 8: a place in a group, counted from 0</comment>
        <translation>%1 %2 / %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="116"/>
        <source>Rank %1: node %2, GPU %3, rail %4</source>
        <translation>ランク %1: ノード %2、GPU %3、レール %4</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="118"/>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="130"/>
        <source>%1, %2 a step</source>
        <translation>%1、1 ステップ %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="168"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="211"/>
        <source>Groups</source>
        <translation>グループ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="169"/>
        <source>Number</source>
        <translation>個数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="169"/>
        <source>How many groups of this kind there are</source>
        <translation>この種類のグループの数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="170"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="213"/>
        <source>Ranks</source>
        <translation>ランク数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="170"/>
        <source>Ranks of one group</source>
        <translation>1 グループのランク数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="171"/>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="171"/>
        <source>Groups that stay inside one NVLink domain</source>
        <translation>1 つの NVLink ドメイン内に収まるグループ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="172"/>
        <source>One rail</source>
        <translation>1 レール</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="172"/>
        <source>Groups that cross the network, all their ranks on NICs of one number</source>
        <translation>ネットワークをまたぎ、全ランクが同じ番号の NIC を使うグループ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="173"/>
        <source>Rails</source>
        <translation>複数レール</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="173"/>
        <source>Groups that cross the network between NICs of several numbers; where NVLink domains share a node, also those between them</source>
        <translation>複数の番号の NIC の間でネットワークをまたぐグループ。NVLink ドメインが同じノードにある場合は、その間のものも含む</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="174"/>
        <source>Placement</source>
        <translation>配置</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="174"/>
        <source>Ranks in one NVLink domain × domains that the group spans</source>
        <translation>1 つの NVLink ドメイン内のランク数 × グループがまたぐドメイン数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="175"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="215"/>
        <source>Rate (GB/s)</source>
        <translation>速度 (GB/s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="175"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="215"/>
        <source>Bandwidth that the group gets, one direction</source>
        <translation>グループが得る帯域（片方向）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="176"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="216"/>
        <source>Time (%1)</source>
        <translation>時間 (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="176"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="216"/>
        <source>Time on the wire in one step</source>
        <translation>1 ステップの通信時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="177"/>
        <source>Exposed (%1)</source>
        <translation>露出 (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="177"/>
        <source>Part of the step time that nothing hides</source>
        <translation>ステップ時間のうち隠蔽されない部分</translation>
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
        <translation>DP に含む</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="194"/>
        <source>Reduced together with the dense gradients, whose line has the time of both.</source>
        <translation>密な部分の勾配と一緒に reduce されます。その行に両方の時間が含まれます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="212"/>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="212"/>
        <source>Of the rank in its group, counted from 0</source>
        <translation>グループ内でのランクの位置（0 から数える）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="213"/>
        <source>Ranks of the group</source>
        <translation>グループのランク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="214"/>
        <source>Links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="214"/>
        <source>What the group needs to reach all its ranks</source>
        <translation>グループが全ランクに届くために必要なもの</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="21"/>
        <source>%1 layers of width %2</source>
        <translation>隠れ次元 %2 の %1 層</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="28"/>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="45"/>
        <source>a mixture of experts</source>
        <translation>MoE</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="45"/>
        <source>a dense model</source>
        <translation>密なモデル</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="46"/>
        <source>layers</source>
        <translation>層数</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="47"/>
        <source>hidden size</source>
        <translation>隠れ次元</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="48"/>
        <source>feed-forward width</source>
        <translation>FFN 次元</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="49"/>
        <source>vocabulary</source>
        <translation>語彙サイズ</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="50"/>
        <source>experts</source>
        <translation>エキスパート数</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="53"/>
        <source>%1 instead of %2</source>
        <translation>%2 ではなく %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="54"/>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="63"/>
        <source>sequence length</source>
        <translation>シーケンス長</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="65"/>
        <source>global batch</source>
        <translation>グローバルバッチ</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="69"/>
        <source>precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="70"/>
        <source>optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="71"/>
        <source>framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="72"/>
        <source>attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="79"/>
        <source>%1: %2 on %3 × %4, %5</source>
        <translation>%1: %3 × %4 で %2、%5</translation>
    </message>
</context>
<context>
    <name>Probe</name>
    <message>
        <location filename="../app/texts/probe_texts.h" line="24"/>
        <source>This copy of the probe was built without its GPU kernels.</source>
        <translation>このプローブは GPU カーネルなしでビルドされています。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="24"/>
        <source>Build Fivefold with -DFIVEFOLD_CUDA=AUTO, or install a package that has them.</source>
        <translation>Fivefold を -DFIVEFOLD_CUDA=AUTO でビルドするか、GPU カーネルを含むパッケージをインストールしてください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="25"/>
        <source>There is no NVIDIA driver on this machine: libcuda.so.1 cannot be opened.</source>
        <translation>このマシンには NVIDIA ドライバがありません。libcuda.so.1 を開けません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="25"/>
        <source>Install the NVIDIA driver; in a container, start it with --gpus all.</source>
        <translation>NVIDIA ドライバをインストールしてください。コンテナの場合は --gpus all を付けて起動してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="26"/>
        <source>The libcuda.so.1 found is the toolkit&apos;s stub, which is only for linking.</source>
        <translation>見つかった libcuda.so.1 は、リンク時にのみ使うツールキットのスタブです。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="26"/>
        <source>Take the folder that ends in stubs out of LD_LIBRARY_PATH, and install the NVIDIA driver.</source>
        <translation>stubs で終わるフォルダを LD_LIBRARY_PATH から外し、NVIDIA ドライバをインストールしてください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="27"/>
        <source>The driver works but sees no GPU.</source>
        <translation>ドライバは動作していますが、GPU が見つかりません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="27"/>
        <source>Look at CUDA_VISIBLE_DEVICES, the container&apos;s --gpus option and the job&apos;s GPU request; nvidia-smi must list the GPUs.</source>
        <translation>CUDA_VISIBLE_DEVICES、コンテナの --gpus オプション、ジョブの GPU 要求を確認してください。nvidia-smi に GPU が表示される必要があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="28"/>
        <source>The NVIDIA driver is too old for the probe.</source>
        <translation>NVIDIA ドライバがプローブに対して古すぎます。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="28"/>
        <source>Update the driver to one that supports CUDA 10.1 or later, or to the one that the CUDA libraries in use ask for.</source>
        <translation>CUDA 10.1 以降に対応するドライバ、または使用中の CUDA ライブラリが要求するドライバに更新してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="29"/>
        <source>The NVLink fabric between the GPUs is not ready.</source>
        <translation>GPU 間の NVLink ファブリックの準備ができていません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="29"/>
        <source>Start the fabric manager of the driver&apos;s own version (systemctl start nvidia-fabricmanager), wait a minute and run again.</source>
        <translation>ドライバと同じバージョンの Fabric Manager を起動し (systemctl start nvidia-fabricmanager)、1 分待ってから再実行してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="30"/>
        <source>The driver&apos;s kernel module and its library are of different versions.</source>
        <translation>ドライバのカーネルモジュールとライブラリのバージョンが異なります。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="30"/>
        <source>Restart the machine after the driver&apos;s update, or load the new kernel module; in a container, start it again.</source>
        <translation>ドライバの更新後にマシンを再起動するか、新しいカーネルモジュールを読み込んでください。コンテナの場合は起動し直してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="31"/>
        <source>CUDA&apos;s forward-compatibility library does not work with this GPU.</source>
        <translation>CUDA の前方互換ライブラリは、この GPU では動作しません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="31"/>
        <source>Take the compat folder out of LD_LIBRARY_PATH, or update the driver itself.</source>
        <translation>compat フォルダを LD_LIBRARY_PATH から外すか、ドライバ自体を更新してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="32"/>
        <source>The GPU is held by another process in exclusive mode.</source>
        <translation>別のプロセスが GPU を排他モードで使用しています。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="32"/>
        <source>End that process, or set the compute mode back with nvidia-smi -c DEFAULT.</source>
        <translation>そのプロセスを終了するか、nvidia-smi -c DEFAULT でコンピュートモードを元に戻してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="33"/>
        <source>The driver does not permit this process to use the GPU.</source>
        <translation>ドライバが、このプロセスによる GPU の使用を許可していません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="33"/>
        <source>Check the rights on /dev/nvidia* and the container&apos;s or the job&apos;s device rules.</source>
        <translation>/dev/nvidia* の権限と、コンテナまたはジョブのデバイス規則を確認してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="34"/>
        <source>The driver answered with an error.</source>
        <translation>ドライバがエラーを返しました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="34"/>
        <source>Look for Xid lines in the kernel&apos;s log (dmesg) and at the CUDA error&apos;s number below.</source>
        <translation>カーネルログ (dmesg) の Xid の行と、下の CUDA エラー番号を確認してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="36"/>
        <source>The GPU&apos;s memory is full.</source>
        <translation>GPU のメモリに空きがありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="36"/>
        <source>End the other processes on the GPU (nvidia-smi lists them), or leave this GPU out.</source>
        <translation>GPU 上の他のプロセスを終了するか（nvidia-smi で一覧表示できます）、この GPU を除外してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="37"/>
        <source>A GPU met a memory error that ECC could not correct.</source>
        <translation>GPU で、ECC で訂正できないメモリエラーが発生しました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="37"/>
        <source>Reset the GPU or restart the node; where it comes back, have the GPU replaced (nvidia-smi -q -d ECC,ROW_REMAPPER).</source>
        <translation>GPU をリセットするか、ノードを再起動してください。再発する場合は GPU を交換してください (nvidia-smi -q -d ECC,ROW_REMAPPER)。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="38"/>
        <source>An NVLink connection failed.</source>
        <translation>NVLink 接続に障害が発生しました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="38"/>
        <source>Look at nvidia-smi nvlink -e and at Xid 74 in the kernel&apos;s log; restart the node, and have the baseboard checked where it comes back.</source>
        <translation>nvidia-smi nvlink -e と、カーネルログの Xid 74 を確認してください。ノードを再起動し、再発する場合はベースボードの点検を依頼してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="39"/>
        <source>Data sent from one GPU to another arrived changed.</source>
        <translation>GPU 間で送ったデータが、変化して届きました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="39"/>
        <source>Do not train on this node. On PCIe machines switch off ACS and the IOMMU&apos;s translation, or set NCCL_P2P_DISABLE=1.</source>
        <translation>このノードで学習しないでください。PCIe マシンでは ACS と IOMMU の変換を無効にするか、NCCL_P2P_DISABLE=1 を設定してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="40"/>
        <source>A GPU&apos;s own memory gave back other data than was written.</source>
        <translation>GPU 自体のメモリから、書き込んだものと異なるデータが読み出されました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="40"/>
        <source>Do not train on this GPU; have it replaced.</source>
        <translation>この GPU で学習せず、交換してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="41"/>
        <source>NCCL (libnccl.so.2) was not found or lacks a call that is needed.</source>
        <translation>NCCL (libnccl.so.2) が見つからないか、必要な関数がありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="41"/>
        <source>Install NCCL, or name the Python environment that holds it (nvidia-nccl), or its file.</source>
        <translation>NCCL をインストールするか、NCCL (nvidia-nccl) を含む Python 環境またはそのファイルを指定してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="42"/>
        <source>NCCL reported an error.</source>
        <translation>NCCL がエラーを報告しました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="42"/>
        <source>Read NCCL&apos;s own words in the log; a driver that does not suit the library and a too small /dev/shm are common reasons.</source>
        <translation>ログで NCCL のメッセージを確認してください。ライブラリに合わないドライバや、小さすぎる /dev/shm がよくある原因です。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="43"/>
        <source>A collective operation gave wrong data.</source>
        <translation>集合通信の結果が誤っていました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="43"/>
        <source>Do not train on this node. Try again with NCCL_P2P_DISABLE=1 or NCCL_NVLS_ENABLE=0 to find the path at fault.</source>
        <translation>このノードで学習しないでください。NCCL_P2P_DISABLE=1 または NCCL_NVLS_ENABLE=0 で再試行し、問題のある経路を特定してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="44"/>
        <source>cuBLASLt (libcublasLt.so.12 or .13) was not found or lacks a call that is needed.</source>
        <translation>cuBLASLt（libcublasLt.so.12 または .13）が見つからないか、必要な関数がありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="44"/>
        <source>Install the CUDA libraries, or name the Python environment that holds them (nvidia-cublas), or the file.</source>
        <translation>CUDA ライブラリをインストールするか、それを含む Python 環境 (nvidia-cublas) またはファイルを指定してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="45"/>
        <source>cuBLASLt reported an error.</source>
        <translation>cuBLASLt がエラーを報告しました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="45"/>
        <source>Use a cuBLASLt of the driver&apos;s CUDA version or earlier.</source>
        <translation>ドライバの CUDA バージョン以前の cuBLASLt を使用してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="46"/>
        <source>The probe made no progress and was stopped.</source>
        <translation>プローブの処理が進まないため、停止しました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="46"/>
        <source>A driver call hangs: look at nvidia-smi and the kernel&apos;s log. What was measured before it holds.</source>
        <translation>ドライバの呼び出しがハングしています。nvidia-smi とカーネルログを確認してください。それまでの測定値は有効です。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="47"/>
        <source>The probe met a fault of its own.</source>
        <translation>プローブ自体に不具合が発生しました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="47"/>
        <source>Please report it with the log.</source>
        <translation>ログを添えて報告してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="49"/>
        <source>Other work runs on the GPU, so its values are too low.</source>
        <translation>GPU で他の処理が動作しているため、測定値が低すぎます。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="49"/>
        <source>Measure on an idle node.</source>
        <translation>アイドル状態のノードで測定してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="50"/>
        <source>The GPU is split into MIG instances: no direct access between GPUs and no NCCL.</source>
        <translation>GPU が MIG インスタンスに分割されています。GPU 間の直接アクセスと NCCL は使えません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="50"/>
        <source>Switch MIG off (nvidia-smi -mig 0) to train on whole GPUs.</source>
        <translation>GPU 全体で学習するには、MIG を無効にしてください (nvidia-smi -mig 0)。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="51"/>
        <source>ECC is off.</source>
        <translation>ECC が無効です。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="51"/>
        <source>Switch it on (nvidia-smi -e 1, then restart) where long runs must be right.</source>
        <translation>長い学習で正確さが必要な場合は、有効にしてください（nvidia-smi -e 1 の後に再起動）。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="52"/>
        <source>The GPU has counted memory errors that ECC could not correct.</source>
        <translation>GPU に、ECC で訂正できないメモリエラーの記録があります。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="52"/>
        <source>Reset the GPU; where the count grows, have it replaced.</source>
        <translation>GPU をリセットしてください。件数が増える場合は交換してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="53"/>
        <source>The GPU held its clocks down because of heat, power brake or hardware.</source>
        <translation>熱、電源ブレーキ、またはハードウェアの理由で、GPU のクロックが抑えられました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="53"/>
        <source>Look at cooling and power supply; the measured rates are those of a hot node.</source>
        <translation>冷却と電源を確認してください。測定した速度は、高温のノードでの値です。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="54"/>
        <source>The GPU&apos;s power limit is below its default.</source>
        <translation>GPU の電力制限が既定値を下回っています。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="54"/>
        <source>Raise it with nvidia-smi -pl, or take the values as those of this limit.</source>
        <translation>nvidia-smi -pl で引き上げるか、この制限下での値として扱ってください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="55"/>
        <source>Little memory is free, so smaller buffers were used.</source>
        <translation>空きメモリが少ないため、小さいバッファを使用しました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="55"/>
        <source>End the other processes on the GPU for values of large transfers.</source>
        <translation>大きな転送の値を得るには、GPU 上の他のプロセスを終了してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="56"/>
        <source>The GPU&apos;s PCIe link runs with fewer lanes than it could.</source>
        <translation>GPU の PCIe リンクが、可能な数より少ないレーンで動作しています。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="56"/>
        <source>Check slot, riser and BIOS settings.</source>
        <translation>スロット、ライザー、BIOS の設定を確認してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="57"/>
        <source>Some NVLink connections of the GPU are not active.</source>
        <translation>GPU の NVLink 接続の一部が有効になっていません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="57"/>
        <source>Look at nvidia-smi nvlink -s; restart the fabric manager or the node.</source>
        <translation>nvidia-smi nvlink -s を確認し、Fabric Manager またはノードを再起動してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="58"/>
        <source>The GPU&apos;s compute mode is not the default.</source>
        <translation>GPU のコンピュートモードが既定ではありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="58"/>
        <source>Set it back with nvidia-smi -c DEFAULT where other programs cannot start.</source>
        <translation>他のプログラムが起動できない場合は、nvidia-smi -c DEFAULT で元に戻してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="59"/>
        <source>NVML (libnvidia-ml.so.1) was not found: clocks, power, temperature, MIG and other processes are unknown.</source>
        <translation>NVML (libnvidia-ml.so.1) が見つかりません。クロック、電力、温度、MIG、他のプロセスは不明です。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="59"/>
        <source>In a container, add the driver capability utility (NVIDIA_DRIVER_CAPABILITIES=compute,utility).</source>
        <translation>コンテナの場合は、ドライバ機能 utility を追加してください (NVIDIA_DRIVER_CAPABILITIES=compute,utility)。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="60"/>
        <source>The GPU or cuBLASLt has no matrix product of this kind.</source>
        <translation>GPU または cuBLASLt は、この種類の行列積に対応していません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="61"/>
        <source>The driver permits no direct access between two GPUs; data goes through the host&apos;s memory.</source>
        <translation>ドライバが 2 つの GPU 間の直接アクセスを許可していないため、データはホストメモリを経由します。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="61"/>
        <source>Normal for consumer GPUs; elsewhere look at the PCIe topology (nvidia-smi topo -p2p r), virtualization and ACS.</source>
        <translation>コンシューマ向け GPU では正常です。それ以外では、PCIe トポロジ (nvidia-smi topo -p2p r)、仮想化、ACS を確認してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="62"/>
        <source>GPUs of this node differ by more than 10 %; a step waits for the slowest.</source>
        <translation>このノードの GPU の差が 10 % を超えています。ステップは最も遅い GPU を待ちます。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="62"/>
        <source>Look at temperature, power limit and clocks of the slowest GPU.</source>
        <translation>最も遅い GPU の温度、電力制限、クロックを確認してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="63"/>
        <source>There is one GPU: nothing to measure between GPUs.</source>
        <translation>GPU が 1 つのため、GPU 間の測定対象がありません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="64"/>
        <source>The time was short: some sizes or shapes were left out.</source>
        <translation>時間が短いため、一部のサイズや形状を省きました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="65"/>
        <source>NCCL lacks a newer call; another way was taken.</source>
        <translation>NCCL に新しい関数がないため、別の方法を使いました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="66"/>
        <source>The measured value is below 60 % of the catalogue&apos;s.</source>
        <translation>測定値がカタログ値の 60 % を下回っています。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="66"/>
        <source>Look for other work on the GPUs, clocks, power limit and links before you use it.</source>
        <translation>使用する前に、GPU 上の他の処理、クロック、電力制限、リンクを確認してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="68"/>
        <source>The probe program cannot be started.</source>
        <translation>プローブプログラムを起動できません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="68"/>
        <source>It is called fivefold-probe and belongs beside fivefold; install it again.</source>
        <translation>fivefold-probe という名前で、fivefold と同じ場所に必要です。インストールし直してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="69"/>
        <source>The probe program started but said nothing.</source>
        <translation>プローブプログラムは起動しましたが、何も出力しませんでした。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="69"/>
        <source>Run fivefold-probe by hand and read what it prints.</source>
        <translation>fivefold-probe を手動で実行し、出力を確認してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="70"/>
        <source>The probe stopped giving signs of life and was ended.</source>
        <translation>プローブの応答が途絶えたため、終了しました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="70"/>
        <source>The machine is overloaded, or the driver holds the whole process: look at the kernel&apos;s log.</source>
        <translation>マシンが過負荷か、ドライバがプロセス全体を止めています。カーネルログを確認してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="71"/>
        <source>The measurement took too long and was ended.</source>
        <translation>測定に時間がかかりすぎたため、終了しました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="71"/>
        <source>Try the quick one, or fewer GPUs. What was measured holds.</source>
        <translation>クイック測定にするか、GPU を減らしてください。測定済みの値は有効です。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="72"/>
        <source>The probe crashed, most often inside a library of the driver.</source>
        <translation>プローブがクラッシュしました。多くの場合、ドライバのライブラリ内で発生します。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="72"/>
        <source>Read the end of the log; check that the CUDA libraries suit the driver. What was measured before holds.</source>
        <translation>ログの末尾を読み、CUDA ライブラリがドライバに合っているか確認してください。それまでの測定値は有効です。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="73"/>
        <source>The probe ended without finishing its report.</source>
        <translation>プローブが、報告を完了せずに終了しました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="73"/>
        <source>Read the end of the log.</source>
        <translation>ログの末尾を確認してください。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="74"/>
        <source>The probe&apos;s process hangs inside the kernel driver and cannot be ended.</source>
        <translation>プローブのプロセスがカーネルのドライバ内でハングし、終了できません。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="74"/>
        <source>The GPU needs a reset or the node a restart before it can be used again.</source>
        <translation>再び使用するには、GPU のリセットまたはノードの再起動が必要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="75"/>
        <source>Some lines of the probe could not be read and were left out.</source>
        <translation>プローブの出力の一部の行は読み取れず、除外しました。</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="92"/>
        <source>Inventory</source>
        <translation>GPU の検出</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="93"/>
        <source>Memory and matrix products</source>
        <translation>メモリと行列積</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="94"/>
        <source>GPU to GPU</source>
        <translation>GPU 間</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="95"/>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="96"/>
        <source>Overlap</source>
        <translation>オーバーラップ</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="104"/>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="104"/>
        <source>partly done</source>
        <translation>一部完了</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="104"/>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="105"/>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="105"/>
        <source>crashed</source>
        <translation>クラッシュ</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="105"/>
        <source>gave no answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="106"/>
        <source>not tried</source>
        <translation>未実行</translation>
    </message>
</context>
<context>
    <name>ProbeNotices</name>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="30"/>
        <source>The probe reported &quot;%1&quot;.</source>
        <translation>プローブの報告: 「%1」。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="55"/>
        <source>GPU %1 and GPU %2</source>
        <translation>GPU %1 と GPU %2</translation>
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
        <translation>%1: %2（カタログ値 %3）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="120"/>
        <source>%1: %2.</source>
        <comment>a stage, how it ended</comment>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="129"/>
        <source>Not readable: %1</source>
        <translation>読み取り不可: %1</translation>
    </message>
</context>
<context>
    <name>ProductMatrix</name>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="30"/>
        <source>n × k, tokens m</source>
        <translation>n × k、トークン m</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="46"/>
        <source>%1 tokens</source>
        <translation>%1 トークン</translation>
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
        <translation>出力 n = %1、入力 k = %2 の重み</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="52"/>
        <source>Cubes</source>
        <translation>立方体</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="55"/>
        <source>This shape was not measured.</source>
        <translation>この形状は測定されていません。</translation>
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
        <translation>%2 での %1: %3、密なピーク性能の %4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="64"/>
        <source>%1 in %2: %3.</source>
        <translation>%2 での %1: %3。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="65"/>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="85"/>
        <source>After seconds of load: %1.</source>
        <translation>数秒間の負荷の後: %1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="83"/>
        <source>Of %n shape(s) %1 is the fastest: %2, %3 of the dense peak.</source>
        <translation>
            <numerusform>%n 個の形状のうち %1 が最速です: %2、密なピーク性能の %3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="84"/>
        <source>Of %n shape(s) %1 is the fastest: %2.</source>
        <translation>
            <numerusform>%n 個の形状のうち %1 が最速です: %2。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rejections</name>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="25"/>
        <source>Out of memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="26"/>
        <source>The fullest pipeline stage needs more than the GPU can give. The bars below say by how much, and which stage it is.</source>
        <translation>使用量が最大のパイプラインステージが、GPU の容量を超えています。超過の程度と該当するステージは下の棒に示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="27"/>
        <source>Too little headroom</source>
        <translation>余裕不足</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="28"/>
        <source>They fit, but leave less memory free than asked for. Ask for less headroom to see them.</source>
        <translation>収まりますが、空きメモリが指定より少なくなります。余裕の指定を小さくすると表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="29"/>
        <source>Beyond deadline or budget</source>
        <translation>期限または予算の超過</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="29"/>
        <source>They fit, but train the plan&apos;s tokens too slowly, or for too much money.</source>
        <translation>収まりますが、プランのトークン数の学習に時間または費用がかかりすぎます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="30"/>
        <source>Proved to be slower</source>
        <translation>遅いと判明</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="31"/>
        <source>They fit, but a lower bound of their step shows that they are neither among the best nor on the Pareto front; their exact step was not computed.</source>
        <translation>収まりますが、ステップ時間の下限から、上位にもパレートフロントにも入らないことがわかります。正確なステップ時間は計算していません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="32"/>
        <source>Shard group</source>
        <translation>シャードグループ</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="32"/>
        <source>The shard group does not divide the ranks over which ZeRO shards.</source>
        <translation>シャードグループで、ZeRO がシャーディングするランク数を割り切れません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="33"/>
        <source>TP does not divide the model</source>
        <translation>TP がモデルを割り切れない</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="34"/>
        <source>Tensor parallelism cuts attention heads, hidden size and feed-forward width into equal parts.</source>
        <translation>テンソル並列は、アテンションヘッド、隠れ次元、FFN 次元を等分します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="35"/>
        <source>Experts do not divide</source>
        <translation>エキスパートを割り切れない</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="36"/>
        <source>Expert parallelism deals whole experts in equal numbers, and expert tensor parallelism cuts their width into equal parts; with TP it needs sequence parallelism.</source>
        <translation>エキスパート並列はエキスパートを同数ずつ割り当て、エキスパートテンソル並列はその次元を等分します。TP と併用する場合はシーケンス並列が必要です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="37"/>
        <source>Sequence does not divide</source>
        <translation>シーケンスを割り切れない</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="38"/>
        <source>Context parallelism cuts the sequence into 2 × CP equal pieces, and sequence parallelism each of its ranks&apos; tokens into TP; all-to-all exchange also needs the heads to divide.</source>
        <translation>コンテキスト並列はシーケンスを 2 × CP 個に等分し、シーケンス並列は各ランクのトークンを TP 個に分割します。all-to-all 方式では、ヘッドも割り切れる必要があります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="39"/>
        <source>Layers do not fill the stages</source>
        <translation>層がステージに足りない</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="40"/>
        <source>Each virtual pipeline stage needs layers, or the embedding or the loss, to hold; even splits need the layers to divide.</source>
        <translation>各仮想パイプラインステージには、層、埋め込み、損失のいずれかが必要です。均等分割では層数が割り切れる必要があります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="41"/>
        <source>Schedule does not fit</source>
        <translation>スケジュールが合わない</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="42"/>
        <source>Interleaving needs a pipeline and micro-batches in multiples of PP; DualPipe needs an even PP and at least 2 × PP micro-batches.</source>
        <translation>インターリーブにはパイプラインと PP の倍数のマイクロバッチ数が必要です。DualPipe には偶数の PP と 2 × PP 以上のマイクロバッチ数が必要です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="43"/>
        <source>ZeRO cannot shard so</source>
        <translation>ZeRO のシャーディング不可</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="43"/>
        <source>The shard group must divide the ranks over which ZeRO shards.</source>
        <translation>シャードグループは、ZeRO がシャーディングするランク数の約数でなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="44"/>
        <source>Experts do not fold in</source>
        <translation>エキスパートが折り込めない</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="44"/>
        <source>EP × ETP must divide TP × CP × DP, the ranks of one pipeline stage.</source>
        <translation>EP × ETP は、1 つのパイプラインステージのランク数である TP × CP × DP の約数でなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="45"/>
        <source>GPUs do not multiply out</source>
        <translation>GPU 数の積が合わない</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="45"/>
        <source>DP × TP × PP × CP must be the number of GPUs.</source>
        <translation>DP × TP × PP × CP は GPU 数と等しくなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="46"/>
        <source>Batch does not multiply out</source>
        <translation>バッチの積が合わない</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="46"/>
        <source>DP × accumulation × micro-batch must be the global batch.</source>
        <translation>DP × 勾配累積 × マイクロバッチは、グローバルバッチと等しくなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="47"/>
        <source>Offload</source>
        <translation>オフロード</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="47"/>
        <source>Weights move to the host only where ZeRO-3 shards them.</source>
        <translation>重みをホストに移せるのは、ZeRO-3 でシャーディングする場合だけです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="48"/>
        <source>TP beyond NVLink</source>
        <translation>TP が NVLink を超える</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="48"/>
        <source>Tensor parallelism would reach beyond the NVLink domain.</source>
        <translation>テンソル並列が NVLink ドメインを超えます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="49"/>
        <source>Shapes for low precision</source>
        <translation>低精度の形状</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="49"/>
        <source>Matrices in 8 bits and less have a smallest granularity, which the parts of the model miss here.</source>
        <translation>8 ビット以下の行列には最小の粒度があり、このモデルの各部分はそれを満たしません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="50"/>
        <source>Precision of the GPU</source>
        <translation>GPU の精度</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="50"/>
        <source>The GPU has no matrix units for this precision.</source>
        <translation>この GPU には、この精度の行列演算ユニットがありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="70"/>
        <source>%1 Asked for: %2 of %3.</source>
        <translation>%1 指定値: %3 のうち %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="76"/>
        <source>up to 10 % over</source>
        <translation>超過 10 % 以下</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="77"/>
        <source>10 to 50 % over</source>
        <translation>超過 10〜50 %</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="78"/>
        <source>50 to 100 % over</source>
        <translation>超過 50〜100 %</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="79"/>
        <source>more than twice</source>
        <translation>2 倍超</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="85"/>
        <source>first stage</source>
        <translation>最初のステージ</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="86"/>
        <source>a middle stage</source>
        <translation>中間のステージ</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="87"/>
        <source>last stage</source>
        <translation>最後のステージ</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <location filename="../app/texts/report_texts.h" line="11"/>
        <source>Plans compared</source>
        <translation>プランの比較</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="12"/>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="13"/>
        <source>Memory of one GPU by pipeline stage, GiB</source>
        <translation>パイプラインステージごとの 1 GPU のメモリ (GiB)</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="14"/>
        <source>Time of one step</source>
        <translation>1 ステップの時間</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="15"/>
        <source>Traffic of one GPU in a step</source>
        <translation>1 ステップの 1 GPU の通信量</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="16"/>
        <source>Findings</source>
        <translation>検出事項</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="17"/>
        <source>{model} on {gpus} x {gpu}, {batch} sequences of {length} tokens a step.</source>
        <translation>{gpus} × {gpu} での {model}、1 ステップ {batch} シーケンス、各 {length} トークン。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="18"/>
        <source>No estimate: the plan breaks a rule.</source>
        <translation>見積もりはありません。プランが規則に違反しています。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="19"/>
        <source>The plan breaks a rule; the figures only show how far off it is.</source>
        <translation>プランが規則に違反しています。数値は、どの程度外れているかの目安にすぎません。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="20"/>
        <source>Basis of the memory band: {basis}</source>
        <translation>メモリの誤差幅の根拠: {basis}</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="21"/>
        <source>A step takes {time}; eight of ten runs lie between {low} and {high}.</source>
        <translation>1 ステップは {time}で、実行の 8 割は {low}〜{high}に入ります。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="22"/>
        <source>Basis of that band: {basis}</source>
        <translation>この誤差幅の根拠: {basis}</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="23"/>
        <source>{shown} of {stages} stages are shown: the first, the last and the fullest.</source>
        <translation>{stages} ステージ中 {shown} ステージを表示しています: 最初、最後、使用量が最大のもの。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="26"/>
        <source>Verdict: fits, with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>判定: 収まります（確率 {probability}）。使用量が最大なのはステージ {stage} で、{capacity} GiB 中 {used} GiB です。実行の 8 割は {low}〜{high} GiB に入ります。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="27"/>
        <source>Verdict: fits tightly, with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>判定: 余裕わずかで収まります（確率 {probability}）。使用量が最大なのはステージ {stage} で、{capacity} GiB 中 {used} GiB です。実行の 8 割は {low}〜{high} GiB に入ります。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="28"/>
        <source>Verdict: at risk of running out of memory; it fits with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>判定: メモリ不足の恐れがあります。収まる確率は {probability} です。使用量が最大なのはステージ {stage} で、{capacity} GiB 中 {used} GiB です。実行の 8 割は {low}〜{high} GiB に入ります。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="29"/>
        <source>Verdict: out of memory; it fits with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>判定: メモリ不足です。収まる確率は {probability} です。使用量が最大なのはステージ {stage} で、{capacity} GiB 中 {used} GiB です。実行の 8 割は {low}〜{high} GiB に入ります。</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Note</source>
        <translation>情報</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>layout</source>
        <translation>並列構成</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>parameters</source>
        <translation>パラメータ数</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>global batch</source>
        <translation>グローバルバッチ</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>sequence length</source>
        <translation>シーケンス長</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>sequence parallel</source>
        <translation>シーケンス並列</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>shard group</source>
        <translation>シャードグループ</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>micro-batch</source>
        <translation>マイクロバッチ</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>accumulation</source>
        <translation>勾配累積</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>recompute</source>
        <translation>再計算</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>split</source>
        <translation>分割</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>memory of each stage</source>
        <translation>各ステージのメモリ</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>layers</source>
        <translation>層数</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>in flight</source>
        <translation>処理中</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>activations</source>
        <translation>アクティベーション</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>logits</source>
        <translation>ロジット</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>buffers</source>
        <translation>バッファ</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>fragmentation</source>
        <translation>断片化</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="44"/>
        <source>total</source>
        <translation>合計</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="44"/>
        <source>of the GPU</source>
        <translation>GPU 比</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>time of a step</source>
        <translation>1 ステップの時間</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>part</source>
        <translation>内訳</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>share</source>
        <translation>割合</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>memory bound</source>
        <translation>メモリ律速</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>quantise</source>
        <translation>量子化</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>tensor parallel</source>
        <translation>テンソル並列</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>context parallel</source>
        <translation>コンテキスト並列</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>expert parallel</source>
        <translation>エキスパート並列</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>pipeline parallel</source>
        <translation>パイプライン並列</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>data parallel</source>
        <translation>データ並列</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>imbalance</source>
        <translation>ステージ不均衡</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="49"/>
        <source>offload</source>
        <translation>オフロード</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="49"/>
        <source>straggler</source>
        <translation>ストラグラー</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>traffic of a GPU</source>
        <translation>1 GPU の通信量</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>dimension</source>
        <translation>並列次元</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>ranks</source>
        <translation>ランク数</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>per domain</source>
        <translation>ドメインあたり</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>domains</source>
        <translation>ドメイン数</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>sent in a step</source>
        <translation>1 ステップの送信量</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>on the wire</source>
        <translation>通信時間</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>exposed</source>
        <translation>露出</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>bandwidth</source>
        <translation>帯域</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>pipeline</source>
        <translation>パイプライン</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="53"/>
        <source>data</source>
        <translation>データ</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="53"/>
        <source>expert data</source>
        <translation>エキスパートデータ</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>metrics</source>
        <translation>指標</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>metric</source>
        <translation>指標</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>tokens per second and GPU</source>
        <translation>GPU あたりトークン/秒</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>model FLOP rate of a GPU</source>
        <translation>GPU あたりのモデル FLOP/s</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>MFU, attention counted in full</source>
        <translation>MFU（アテンションを全量で計算）</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>HFU, recomputation counted</source>
        <translation>HFU（再計算を含む）</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>time for all tokens</source>
        <translation>全トークンの所要時間</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>GPU hours</source>
        <translation>GPU 時間</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="57"/>
        <source>assumptions</source>
        <translation>仮定</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="57"/>
        <source>assumed</source>
        <translation>仮定した値</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="11"/>
        <source>Benchmark campaign {name}</source>
        <translation>ベンチマークキャンペーン {name}</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="12"/>
        <source>{count} runs of {steps} steps with {target}: {states}. {hours} GPU-hours were spent; {expected} were expected for all.</source>
        <translation>{target} による {steps} ステップの実行が {count} 件: {states}。{hours} GPU 時間を使いました。全体の見込みは {expected} GPU 時間です。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="13"/>
        <source>Fastest measured: {task}, {measured} a step or {rate} tokens a second and GPU, where {predicted} ({low} to {high}) was predicted. It rests on {steps} steps after {warm_up} of warm-up, which vary by {variation}.</source>
        <translation>実測の最速: {task}、1 ステップ {measured}、GPU あたり {rate} トークン/秒（ステップ時間の予測は {predicted}、{low}〜{high}）。ウォームアップ {warm_up} ステップの後の {steps} ステップに基づき、ばらつきは {variation} です。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="14"/>
        <source>No step time was measured yet.</source>
        <translation>ステップ時間はまだ測定されていません。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="15"/>
        <source>The chance that an untested layout is faster by more than {worthwhile} is {chance}: not worth another run.</source>
        <translation>未試行の並列構成が {worthwhile} を超えて速い確率は {chance} です。これ以上の実行は不要です。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="16"/>
        <source>The chance that an untested layout is faster by more than {worthwhile} is {chance}. Run next: {next}.</source>
        <translation>未試行の並列構成が {worthwhile} を超えて速い確率は {chance} です。次に実行するもの: {next}。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="17"/>
        <source>Steps here take {factor} times what was predicted, as far as all runs share it.</source>
        <translation>ここでのステップ時間は、全実行に共通する分として予測の {factor} 倍です。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="18"/>
        <source>{task} ran {factor} times as long as predicted; the likeliest causes: {causes}.</source>
        <translation>{task} は予測の {factor} 倍の時間がかかりました。考えられる原因（可能性の高い順）: {causes}。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="19"/>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="20"/>
        <source>Measured against predicted, by tensor and pipeline parallel</source>
        <translation>実測と予測（テンソル並列とパイプライン並列ごと）</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="21"/>
        <source>The fastest run of each cell: measured step, and how far it is from the prediction.</source>
        <translation>各セルで最速の実行です。実測のステップ時間と、予測との差を示します。</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="22"/>
        <source>What failed, and why</source>
        <translation>失敗した実行とその原因</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="23"/>
        <source>{task}: {advice}</source>
        <translation>{task}: {advice}</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="24"/>
        <source>line {line}: {text}</source>
        <translation>{line} 行目: {text}</translation>
    </message>
</context>
<context>
    <name>RunCheck</name>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="22"/>
        <source>%1 is %2 times the predicted %3, far outside the error band: something in this run is not as the plan says.</source>
        <translation>%1は予測 %3の %2 倍で、誤差幅を大きく外れています。この実行にはプランと異なる点があります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="23"/>
        <source>%1 is %2 times faster than the predicted %3, far outside the error band: the run, or the reading, is not that of this plan.</source>
        <translation>%1は予測 %3より %2 倍速く、誤差幅を大きく外れています。実行または読み取り値が、このプランのものではありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="32"/>
        <source>%1 is %2 off the predicted %3, inside the error band of %4 to %5: the run is as fast as it should be.</source>
        <translation>%1は予測 %3と %2 の差で、誤差幅 %4〜%5に入っています。実行は想定どおりの速さです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="33"/>
        <source>%1 is %2 off the predicted %3, above the error band of %4 to %5, but not far enough to call the run broken.</source>
        <translation>%1は予測 %3と %2 の差で、誤差幅 %4〜%5を上回りますが、異常と言えるほどではありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="34"/>
        <source>%1 is %2 off the predicted %3, below the error band of %4 to %5: faster than expected.</source>
        <translation>%1は予測 %3と %2 の差で、誤差幅 %4〜%5を下回ります。予想より高速です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="44"/>
        <source>Memory: %1 is %2 off the predicted %3 (%4), inside the error band.</source>
        <translation>メモリ: %1 は予測 %3（%4）と %2 の差で、誤差幅に入っています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="45"/>
        <source>Memory: %1 is %2 off the predicted %3 (%4), outside the error band.</source>
        <translation>メモリ: %1 は予測 %3（%4）と %2 の差で、誤差幅を外れています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="46"/>
        <source>Memory: %1 is %2 off the predicted %3 (%4).</source>
        <translation>メモリ: %1 は予測 %3（%4）と %2 の差です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="53"/>
        <source>Attention may run unfused: check that the flash kernel is installed and chosen.</source>
        <translation>アテンションが融合なしで動いている可能性があります。FlashAttention のカーネルがインストールされ、選択されているか確認してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="54"/>
        <source>Something may wait for the GPU after every kernel: check CUDA_LAUNCH_BLOCKING, debug hooks and calls of .item().</source>
        <translation>カーネルごとに GPU を待っている可能性があります。CUDA_LAUNCH_BLOCKING、デバッグフック、.item() の呼び出しを確認してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="55"/>
        <source>Traffic between nodes may get a tenth of its bandwidth: check that NCCL uses RDMA and all network cards (NCCL_DEBUG=INFO).</source>
        <translation>ノード間通信の帯域が 10 分の 1 になっている可能性があります。NCCL が RDMA とすべての NIC を使っているか確認してください（NCCL_DEBUG=INFO）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="56"/>
        <source>The forward pass may run twice: check that full recomputation is off.</source>
        <translation>順伝播が 2 回実行されている可能性があります。完全再計算がオフになっているか確認してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="57"/>
        <source>The host may launch kernels too slowly: check for a shared or throttled CPU, tracing and debug builds.</source>
        <translation>ホストのカーネル起動が遅い可能性があります。CPU の共有やスロットリング、トレース、デバッグビルドを確認してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="58"/>
        <source>Memory is nearly full, so that the allocator may free and ask again at each step: check the number of allocation retries.</source>
        <translation>メモリがほぼ満杯のため、アロケータがステップごとに解放と再確保を繰り返している可能性があります。割り当ての再試行回数を確認してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="59"/>
        <source>The head dimension is no multiple of 8, so that attention may fall back to a slow kernel.</source>
        <translation>ヘッド次元が 8 の倍数でないため、アテンションが低速なカーネルで動いている可能性があります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="60"/>
        <source>Pipeline stages may wait on one another longer than the data takes: check for blocking sends and polling.</source>
        <translation>パイプラインステージが、データ転送に必要な時間より長く互いを待っている可能性があります。ブロッキング送信とポーリングを確認してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="63"/>
        <source>No known cause explains it: check that the fields on the left describe the run.</source>
        <translation>既知の原因では説明できません。左の各欄が実行の内容と合っているか確認してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="68"/>
        <source>allocated between steps</source>
        <translation>ステップ間の割り当て量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="69"/>
        <source>peak allocated</source>
        <translation>割り当て量のピーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="70"/>
        <source>peak reserved</source>
        <translation>予約量のピーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="71"/>
        <source>nvidia-smi</source>
        <translation>nvidia-smi</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="72"/>
        <source>not known which</source>
        <translation>種類不明</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="105"/>
        <source>It is lower by just the optimizer&apos;s moments (%1): it looks like a reading before the first optimizer step.</source>
        <translation>ちょうどオプティマイザのモーメントの分（%1）だけ少なくなっています。最初のオプティマイザステップより前の値と思われます。</translation>
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
        <translation>ステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="57"/>
        <source>Tokens/s of all GPUs</source>
        <translation>全 GPU のトークン/秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="58"/>
        <source>Dollars to train</source>
        <translation>学習のドル</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="61"/>
        <source>Days to train</source>
        <translation>学習日数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="76"/>
        <source>Same batch (strong)</source>
        <translation>バッチ一定（強スケーリング）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="76"/>
        <source>Batch grows with the nodes (weak)</source>
        <translation>ノード数に比例するバッチ（弱スケーリング）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="81"/>
        <source>Twice the peak FLOP/s</source>
        <translation>ピーク FLOP/s を 2 倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="82"/>
        <source>Twice the HBM bandwidth</source>
        <translation>HBM 帯域を 2 倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="83"/>
        <source>Twice the NVLink bandwidth</source>
        <translation>NVLink 帯域を 2 倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="84"/>
        <source>Twice the network bandwidth</source>
        <translation>ネットワーク帯域を 2 倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="85"/>
        <source>Half the network latency</source>
        <translation>ネットワークレイテンシを半分</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="86"/>
        <source>Twice the PCIe bandwidth</source>
        <translation>PCIe 帯域を 2 倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="90"/>
        <source>A host twice as fast</source>
        <translation>ホストの速度を 2 倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="110"/>
        <source>%1: %2; MFU %3, step time %4, %5 per GPU, %6 days</source>
        <translation>%1: %2、MFU %3、ステップ時間 %4、GPU あたり %5、%6 日</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="113"/>
        <source>%1, %2</source>
        <comment>a point, its cost</comment>
        <translation>%1、%2</translation>
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
        <translation>%1。%2 が必要なため、収まりません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="124"/>
        <source>%1, %2</source>
        <comment>a line, one of its points</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="128"/>
        <source>present layout</source>
        <translation>現在の並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="129"/>
        <source>best layout</source>
        <translation>最良の並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="136"/>
        <source>nothing lost</source>
        <translation>損失なし</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="137"/>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="169"/>
        <source>Nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="143"/>
        <source>this plan</source>
        <translation>このプラン</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="144"/>
        <source>hollow: does not fit</source>
        <translation>中抜き: 収まらない</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="145"/>
        <source>%1 on %2 nodes, this plan on %3</source>
        <translation>%1（%2 ノード、このプランは %3）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="162"/>
        <source>No layout near the present one divides the GPUs and the batch of %1 nodes.</source>
        <translation>%1 ノードの GPU 数とバッチを割り切れる並列構成が、現在の構成の近くにありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="163"/>
        <source>The present layout does not fit on %1 nodes.</source>
        <translation>現在の並列構成は %1 ノードには収まりません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="164"/>
        <source>No layout at all divides the GPUs and the batch of %1 nodes.</source>
        <translation>%1 ノードの GPU 数とバッチを割り切れる並列構成がありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="164"/>
        <source>No layout fits with a tenth of the memory free on %1 nodes.</source>
        <translation>%1 ノードで、メモリの 1 割を空けて収まる並列構成がありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="170"/>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="171"/>
        <source>Line</source>
        <translation>系列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="172"/>
        <source>Layout</source>
        <translation>並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="173"/>
        <source>MFU (%)</source>
        <translation>MFU (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="174"/>
        <source>Step (s)</source>
        <translation>ステップ (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="175"/>
        <source>Efficiency (%)</source>
        <translation>効率 (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="175"/>
        <source>Tokens per second and GPU over those of the line&apos;s first point</source>
        <translation>系列の最初の点に対する GPU あたりトークン/秒の比</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="176"/>
        <source>Memory (GiB)</source>
        <translation>メモリ (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="176"/>
        <source>Of the fullest stage</source>
        <translation>使用量が最大のステージの値</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="177"/>
        <source>Days</source>
        <translation>日数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="178"/>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="189"/>
        <source>present</source>
        <translation>現在</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="190"/>
        <source>best</source>
        <translation>最良</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="199"/>
        <source>%1, does not fit</source>
        <comment>a layout</comment>
        <translation>%1、収まらない</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="212"/>
        <source>Purchase</source>
        <translation>増強内容</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="213"/>
        <source>With the layout as it is</source>
        <translation>現在の並列構成のまま</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="214"/>
        <source>Tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="215"/>
        <source>10 % better: step time</source>
        <translation>10 % 向上時のステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="215"/>
        <source>The same property only a tenth better</source>
        <translation>同じ性能を 1 割だけ高めた場合</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="216"/>
        <source>Elasticity</source>
        <translation>弾力性</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="216"/>
        <source>Change of the step time, in percent, for one percent more of it</source>
        <translation>性能を 1 % 高めたときのステップ時間の変化（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="228"/>
        <source>Twice the GPU memory, with the layout near this one that is then fastest</source>
        <translation>GPU メモリを 2 倍にし、この構成の近くで最速となる並列構成を使う場合</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="230"/>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="232"/>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="235"/>
        <source>Twice the GPU memory</source>
        <translation>GPU メモリを 2 倍</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="230"/>
        <source>nothing near this plan fits even then</source>
        <translation>その場合も、このプランの近くに収まるものはありません</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="232"/>
        <source>%1 would fit</source>
        <translation>%1 なら収まる</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="246"/>
        <source>Of more hardware this would help most: %1, step time %2.</source>
        <translation>ハードウェアの増強で最も効果が大きいのは、%1（ステップ時間 %2）です。</translation>
    </message>
</context>
<context>
    <name>SearchSettings</name>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="41"/>
        <source>The cluster has no nodes.</source>
        <translation>クラスタにノードがありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="44"/>
        <source>A budget needs a price per GPU-hour: enter one under Cluster.</source>
        <translation>予算には GPU 時間あたりの価格が必要です。「クラスタ」で入力してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="45"/>
        <source>A deadline or a budget needs the number of tokens to train: enter it under Training.</source>
        <translation>期限または予算には学習トークン数が必要です。「学習」で入力してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="52"/>
        <source>Most tokens per second</source>
        <translation>最大トークン/秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="53"/>
        <source>Shortest training</source>
        <translation>最短学習時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="54"/>
        <source>Fewest dollars</source>
        <translation>最小費用</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="55"/>
        <source>Least memory</source>
        <translation>最小メモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="56"/>
        <source>Highest MFU</source>
        <translation>最高 MFU</translation>
    </message>
</context>
<context>
    <name>StageSplit::LayoutColumns</name>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="151"/>
        <source>with slots for embedding and loss</source>
        <translation>埋め込みと損失の枠あり</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <location filename="../app/desktop/startup.cpp" line="23"/>
        <source>Plans the 5D-parallel training of large language models.</source>
        <translation>大規模言語モデルの 5D 並列学習を計画します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="26"/>
        <source>A plan, or a model&apos;s config.json.</source>
        <translation>プラン、またはモデルの config.json。</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="27"/>
        <source>Language of the interface, such as zh_CN.</source>
        <translation>インターフェースの言語（例: zh_CN）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="54"/>
        <source>one file can be opened at a time, not %1</source>
        <translation>一度に開けるファイルは 1 つです（指定は %1 個）</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="68"/>
        <source>--size must be WIDTHxHEIGHT, such as 1280x720</source>
        <translation>--size は WIDTHxHEIGHT の形式です（例: 1280x720）</translation>
    </message>
</context>
<context>
    <name>StreamLanes</name>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="62"/>
        <source>The streams of this many passes are too many to draw.</source>
        <translation>パス数が多すぎるため、ストリームを描画できません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="66"/>
        <source>Compute</source>
        <translation>計算</translation>
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
        <translation>PP 順伝播</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="71"/>
        <source>PP backward</source>
        <translation>PP 逆伝播</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="75"/>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="79"/>
        <source>%1 of micro-batch %2</source>
        <translation>マイクロバッチ %2 の%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="81"/>
        <source>Gather of parameters</source>
        <translation>パラメータの all-gather</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="82"/>
        <source>Reduction of gradients</source>
        <translation>勾配の reduce</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="97"/>
        <source>hidden behind compute</source>
        <translation>計算で隠蔽</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="97"/>
        <source>compute waits for it</source>
        <translation>計算が待機</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="98"/>
        <source>%1, from %2 to %3</source>
        <translation>%1、%2〜%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="100"/>
        <source>at %1 of full speed: what runs beside it takes SMs and memory bandwidth</source>
        <translation>本来の速度の %1: 並行する処理が SM とメモリ帯域を使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="106"/>
        <source>Streams of one GPU of %1</source>
        <translation>%1 の 1 GPU のストリーム</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="133"/>
        <source>Hidden behind compute</source>
        <translation>計算で隠蔽</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="133"/>
        <source>Compute waits for communication</source>
        <translation>計算が通信を待機</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="145"/>
        <source>Slowed by communication</source>
        <translation>通信により低速化</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="22"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="58"/>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="23"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="59"/>
        <source>Gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="24"/>
        <source>Optimizer states</source>
        <translation>オプティマイザ状態</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="25"/>
        <source>Norm inputs</source>
        <translation>正規化の入力</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="26"/>
        <source>Norm outputs</source>
        <translation>正規化の出力</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="27"/>
        <source>Queries, keys, values</source>
        <translation>QKV</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="28"/>
        <source>Attention output</source>
        <translation>アテンション出力</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="29"/>
        <source>Attention scores</source>
        <translation>アテンションスコア</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="30"/>
        <source>Latent projections</source>
        <translation>潜在射影</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="31"/>
        <source>Dropout masks</source>
        <translation>ドロップアウトマスク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="32"/>
        <source>Feed-forward</source>
        <translation>FFN</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="33"/>
        <source>Router</source>
        <translation>ルーター</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="34"/>
        <source>Experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="35"/>
        <source>Shared experts</source>
        <translation>共有エキスパート</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="36"/>
        <source>Recomputation checkpoints</source>
        <translation>再計算のチェックポイント</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="37"/>
        <source>Layer being recomputed</source>
        <translation>再計算中の層</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="38"/>
        <source>Token ids</source>
        <translation>トークン ID</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="39"/>
        <source>Logits and loss</source>
        <translation>ロジットと損失</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="40"/>
        <source>Backward working set</source>
        <translation>逆伝播の作業領域</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="41"/>
        <source>Context-parallel buffers</source>
        <translation>コンテキスト並列のバッファ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="42"/>
        <source>Gathered weights</source>
        <translation>all-gather した重み</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="43"/>
        <source>Optimizer working set</source>
        <translation>オプティマイザの作業領域</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="44"/>
        <source>Gradient buckets</source>
        <translation>勾配バケット</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="45"/>
        <source>Dummy weight gradients</source>
        <translation>ダミーの重み勾配</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="46"/>
        <source>Library workspace</source>
        <translation>ライブラリの作業領域</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="47"/>
        <source>Offload buffers</source>
        <translation>オフロードのバッファ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="48"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="66"/>
        <source>Fragmentation</source>
        <translation>断片化</translation>
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
        <translation>CUDA コンテキスト</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="60"/>
        <source>Optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="61"/>
        <source>Activations</source>
        <translation>アクティベーション</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="62"/>
        <source>Logits</source>
        <translation>ロジット</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="63"/>
        <source>Buffers</source>
        <translation>バッファ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="65"/>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="74"/>
        <source>Matrix products</source>
        <translation>行列積</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="75"/>
        <source>Attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="76"/>
        <source>Memory-bound kernels</source>
        <translation>メモリ律速カーネル</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="77"/>
        <source>Quantisation</source>
        <translation>量子化</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="78"/>
        <source>Recomputation</source>
        <translation>再計算</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="79"/>
        <source>Kernel launches</source>
        <translation>カーネル起動</translation>
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
        <translation>パイプラインバブル</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="86"/>
        <source>Stage imbalance</source>
        <translation>ステージ不均衡</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="87"/>
        <source>Optimizer step</source>
        <translation>オプティマイザステップ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="88"/>
        <source>Offload</source>
        <translation>オフロード</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="89"/>
        <source>Stragglers</source>
        <translation>ストラグラー</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="97"/>
        <source>Dense matrix products, forward and backward.</source>
        <translation>順伝播と逆伝播の密な行列積です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="98"/>
        <source>The attention kernel, forward and backward.</source>
        <translation>順伝播と逆伝播のアテンションカーネルです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="99"/>
        <source>Norms, activations, residuals and the loss: limited by memory bandwidth.</source>
        <translation>正規化、活性化関数、残差、損失: メモリ帯域が律速です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="100"/>
        <source>Conversion to the low precision of the matrix products.</source>
        <translation>行列積用の低精度への変換です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="101"/>
        <source>Forward work done again in the backward pass.</source>
        <translation>逆伝播時にやり直す順伝播の計算です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="102"/>
        <source>Time in which the GPU waits for the host to launch kernels.</source>
        <translation>ホストによるカーネル起動を GPU が待つ時間です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="103"/>
        <source>Tensor-parallel collectives that nothing hides.</source>
        <translation>隠蔽されないテンソル並列の集合通信です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="104"/>
        <source>Context-parallel exchanges that nothing hides.</source>
        <translation>隠蔽されないコンテキスト並列の通信です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="105"/>
        <source>Expert all-to-all that nothing hides.</source>
        <translation>隠蔽されないエキスパートの all-to-all です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="106"/>
        <source>Messages between stages that nothing hides.</source>
        <translation>隠蔽されないステージ間の通信です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="107"/>
        <source>Gradient reduction and weight gathering that nothing hides.</source>
        <translation>隠蔽されない勾配の reduce と重みの all-gather です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="108"/>
        <source>Stages idle while the pipeline fills and drains.</source>
        <translation>パイプラインの充填時と排出時のステージの待ちです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="109"/>
        <source>Stages idle since another stage has more work.</source>
        <translation>他のステージの処理量が多いために生じるステージの待ちです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="110"/>
        <source>The optimizer&apos;s update of the weights.</source>
        <translation>オプティマイザによる重みの更新です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="111"/>
        <source>Transfers to and from the host and the optimizer&apos;s step there, as far as nothing hides them.</source>
        <translation>ホストとの転送とホスト上のオプティマイザステップのうち、隠蔽されない部分です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="112"/>
        <source>Waiting for the slowest GPU of the cluster.</source>
        <translation>クラスタで最も遅い GPU を待つ時間です。</translation>
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
        <translation>テンソル並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="133"/>
        <source>Context parallel</source>
        <translation>コンテキスト並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="134"/>
        <source>Expert parallel</source>
        <translation>エキスパート並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="135"/>
        <source>Pipeline parallel</source>
        <translation>パイプライン並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="136"/>
        <source>Data parallel</source>
        <translation>データ並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="137"/>
        <source>Data parallel of the experts</source>
        <translation>エキスパートのデータ並列</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="144"/>
        <source>FITS</source>
        <translation>収まる</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="145"/>
        <source>TIGHT</source>
        <translation>余裕わずか</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="146"/>
        <source>AT RISK</source>
        <translation>OOM の恐れ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="147"/>
        <source>DOES NOT FIT</source>
        <translation>収まらない</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="154"/>
        <source>Every stage fits with room to spare.</source>
        <translation>すべてのステージが余裕をもって収まります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="155"/>
        <source>Every stage fits, with little room to spare.</source>
        <translation>すべてのステージが収まりますが、余裕はわずかです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="156"/>
        <source>The fullest stage is so near the limit that it may run out of memory.</source>
        <translation>使用量が最大のステージが上限に近く、メモリ不足になる可能性があります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="157"/>
        <source>The fullest stage needs more memory than the GPU has.</source>
        <translation>使用量が最大のステージが GPU のメモリを超えます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="174"/>
        <source>Note</source>
        <translation>情報</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="175"/>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="176"/>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="192"/>
        <source>while a checkpoint is loaded</source>
        <translation>チェックポイント読み込み時</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="193"/>
        <source>while the loss is computed</source>
        <translation>損失計算時</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="194"/>
        <source>in the backward pass</source>
        <translation>逆伝播時</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="195"/>
        <source>in the optimizer&apos;s update</source>
        <translation>オプティマイザ更新時</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="203"/>
        <source>calibrated on published runs of this GPU and framework family</source>
        <translation>この GPU とフレームワーク系列の公開された実行で較正</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="204"/>
        <source>no measured runs of this GPU: efficiencies of %1</source>
        <translation>この GPU の実測なし: %1 の効率を使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="205"/>
        <source>no profile of this framework: constants of %1</source>
        <translation>このフレームワークのプロファイルなし: %1 の定数を使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="206"/>
        <source>calibrated on published memory readings of this framework family</source>
        <translation>このフレームワーク系列の公開されたメモリ測定値で較正</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="207"/>
        <source>no memory readings of this framework family: what ran and what ran out of memory</source>
        <translation>このフレームワーク系列のメモリ測定値なし: 実行できたものとメモリ不足になったものに基づく</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="213"/>
        <source>%1, with values measured as %2</source>
        <translation>%1、%2 として測定した値を使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="216"/>
        <source>no measured runs of this GPU: values measured as %1, for the rest efficiencies of %2</source>
        <translation>この GPU の実測の実行なし: %1 として測定した値、残りは %2 の効率を使用</translation>
    </message>
</context>
<context>
    <name>TimelineTexts</name>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="34"/>
        <source>the step ends when all stages end, though the authors validate the optimizer afterwards</source>
        <translation>全ステージの終了をステップの終わりとする（論文の著者らはオプティマイザを後から検証）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="35"/>
        <source>the published order for equal times of all passes, not one searched for these</source>
        <translation>全パスの時間が等しい場合の公表された順序（この時間に合わせて探索した順序ではない）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="36"/>
        <source>weight gradients take half of a backward pass</source>
        <translation>重み勾配は逆伝播の半分の時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="37"/>
        <source>a forward pass beside a backward pass takes as long as both, with the exchange of experts hidden</source>
        <translation>順伝播と逆伝播の並行は両者の合計時間（エキスパート通信は隠蔽）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="50"/>
        <source>Interleaved 1F1B</source>
        <translation>インターリーブ 1F1B</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="56"/>
        <source>DualPipeV</source>
        <translation>DualPipeV</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="59"/>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="63"/>
        <source>Forward</source>
        <translation>順伝播</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="64"/>
        <source>Backward</source>
        <translation>逆伝播</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="65"/>
        <source>Weight gradient</source>
        <translation>重み勾配</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="66"/>
        <source>Forward beside backward</source>
        <translation>順伝播と逆伝播の並行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="67"/>
        <source>Data-parallel communication</source>
        <translation>データ並列通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="68"/>
        <source>Pipeline message</source>
        <translation>パイプライン通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="69"/>
        <source>Optimizer step</source>
        <translation>オプティマイザステップ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="70"/>
        <source>Bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="71"/>
        <source>Stragglers</source>
        <translation>ストラグラー</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="75"/>
        <source>Not drawn</source>
        <translation>描画なし</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="98"/>
        <source>%1 needs a pipeline: PP above 1.</source>
        <translation>%1 にはパイプラインが必要です（PP が 2 以上）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="99"/>
        <source>%1 needs virtual stages: VPP above 1.</source>
        <translation>%1 には仮想ステージが必要です（VPP が 2 以上）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="100"/>
        <source>%1 needs even numbers of stages and of micro-batches.</source>
        <translation>%1 にはステージ数とマイクロバッチ数がともに偶数であることが必要です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="101"/>
        <source>%1 needs at least two micro-batches per stage.</source>
        <translation>%1 にはステージあたり 2 個以上のマイクロバッチが必要です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="102"/>
        <source>%1 cuts every stage in two: the model has too few layers for that.</source>
        <translation>%1 は各ステージを 2 つに分割しますが、モデルの層数が足りません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="109"/>
        <source>%1: too many passes to follow a moving slider; &quot;fivefold-cli timeline&quot; simulates them.</source>
        <translation>%1: パスが多すぎてスライダーの動きに追従できません。「fivefold-cli timeline」でシミュレーションできます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="110"/>
        <source>%1 cannot run this plan.</source>
        <translation>%1 ではこのプランを実行できません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="112"/>
        <source>%1, simulated pass by pass: %2, bubble %3 of it; the other pages: %4.</source>
        <translation>%1、パスごとのシミュレーション: %2、うちバブル %3。他のページ: %4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="116"/>
        <source>With the optimizer validated afterwards: %1.</source>
        <translation>オプティマイザの検証を後から行う場合: %1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="119"/>
        <source>Idealised: %1.</source>
        <translation>理想化: %1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="121"/>
        <source>%1 passes are too many to draw: only the first %2 and the last %2 micro-batches are shown.</source>
        <translation>%1 個のパスは多すぎて描画できません。最初の %2 個と最後の %2 個のマイクロバッチだけを表示します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="135"/>
        <source>Forward of micro-batch %1 beside backward of micro-batch %2</source>
        <translation>マイクロバッチ %1 の順伝播とマイクロバッチ %2 の逆伝播の並行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="137"/>
        <source>%1 of micro-batch %2</source>
        <translation>マイクロバッチ %2 の%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="142"/>
        <source>%1, virtual stage %2, layers: %3</source>
        <translation>%1、仮想ステージ %2、層: %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="143"/>
        <source>%1, layers: %2</source>
        <translation>%1、層: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="149"/>
        <source>%1, from %2 to %3</source>
        <translation>%1、%2〜%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="207"/>
        <source>usable memory %1</source>
        <translation>使用可能メモリ %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="218"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="263"/>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="220"/>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="220"/>
        <source>Pipeline stage: the layers of one pipeline rank</source>
        <translation>パイプラインステージ: 1 つのパイプラインランクの層</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="221"/>
        <source>Layers</source>
        <translation>層</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="222"/>
        <source>Busy (%1)</source>
        <translation>稼働 (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="222"/>
        <source>Time in its passes</source>
        <translation>パスの実行時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="223"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="266"/>
        <source>Bubble (%1)</source>
        <translation>バブル (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="223"/>
        <source>Waiting for other stages between the first pass of all stages and the last</source>
        <translation>全ステージの最初のパスから最後のパスまでの間に他のステージを待つ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="224"/>
        <source>Bubble (%)</source>
        <translation>バブル (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="224"/>
        <source>Share of the step time</source>
        <translation>ステップ時間に占める割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="225"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Peak (GiB)</source>
        <translation>ピーク (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="225"/>
        <source>Most memory in the step, as nvidia-smi would show it</source>
        <translation>ステップ中の最大メモリ（nvidia-smi の表示値）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="226"/>
        <source>At (%1)</source>
        <translation>時点 (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="226"/>
        <source>When the peak is reached, from the start of the step</source>
        <translation>ピークに達する時点（ステップの開始から）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="227"/>
        <source>In flight</source>
        <translation>処理中</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="227"/>
        <source>Micro-batches whose activations are kept at the peak</source>
        <translation>ピーク時にアクティベーションを保持しているマイクロバッチ数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="249"/>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="266"/>
        <source>Bubble and imbalance of one step, as estimated</source>
        <translation>1 ステップのバブルと不均衡（見積もり）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="267"/>
        <source>Step time, as estimated</source>
        <translation>ステップ時間（見積もり）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="270"/>
        <source>Step time of the published order, pass by pass, where the estimate takes the published bubble</source>
        <translation>公表された順序をパスごとに計算したステップ時間（見積もりは公表されたバブルを使用）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="267"/>
        <source>Step (%1)</source>
        <translation>ステップ (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="269"/>
        <source>Simulated (%1)</source>
        <translation>シミュレーション (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Of the fullest stage</source>
        <translation>使用量が最大のステージの値</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Fits</source>
        <translation>収まるか</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="277"/>
        <source>%1 (this plan)</source>
        <translation>%1（このプラン）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="284"/>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="284"/>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>TraceFile</name>
    <message>
        <location filename="../app/desktop/pages/trace_file.cpp" line="48"/>
        <source>this schedule cannot run the plan</source>
        <translation>このスケジュールではこのプランを実行できません</translation>
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
        <translation>秒</translation>
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
        <translation>トークン/秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="100"/>
        <source>days</source>
        <translation>日</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="102"/>
        <source>h</source>
        <translation>時間</translation>
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
        <translation>現在のロックでは、%1 が %2 の有効な並列構成はありません。</translation>
    </message>
</context>
<context>
    <name>fivefold::CampaignSession</name>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="41"/>
        <source>job %1</source>
        <translation>ジョブ %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="41"/>
        <source>job %1 on %2</source>
        <translation>ジョブ %1（%2）</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="42"/>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="48"/>
        <source>predicted %1, %2 to %3</source>
        <translation>予測 %1、%2〜%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="52"/>
        <source>%1, %2; %3</source>
        <translation>%1、%2。%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="63"/>
        <source>line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="78"/>
        <source>outside the band of the prediction</source>
        <translation>予測の誤差幅の外</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="78"/>
        <source>within the band of the prediction</source>
        <translation>予測の誤差幅の内</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="82"/>
        <source>out of health; the likeliest causes: %1</source>
        <translation>異常の疑い。考えられる原因（可能性の高い順）: %1</translation>
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
        <translation>%1: 実測 %2、予測 %3（%4）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="99"/>
        <source>not started</source>
        <translation>未開始</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="100"/>
        <source>queued</source>
        <translation>待機中</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="101"/>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="102"/>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="103"/>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="104"/>
        <source>to be tried again</source>
        <translation>再試行待ち</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="105"/>
        <source>lost</source>
        <translation>消失</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="106"/>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="107"/>
        <source>left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="114"/>
        <source>completed</source>
        <translation>正常終了</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="115"/>
        <source>out of memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="116"/>
        <source>NCCL error</source>
        <translation>NCCL エラー</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="117"/>
        <source>hung</source>
        <translation>ハング</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="118"/>
        <source>time limit</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="119"/>
        <source>host out of memory</source>
        <translation>ホストのメモリ不足</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="120"/>
        <source>node failure</source>
        <translation>ノード障害</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="121"/>
        <source>pre-empted</source>
        <translation>プリエンプト</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="122"/>
        <source>cancelled</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="123"/>
        <source>configuration refused</source>
        <translation>設定エラー</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="124"/>
        <source>hardware error</source>
        <translation>ハードウェアエラー</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="125"/>
        <source>left-over process</source>
        <translation>残存プロセス</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="126"/>
        <source>crash</source>
        <translation>クラッシュ</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="127"/>
        <source>not known</source>
        <translation>不明</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="154"/>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="154"/>
        <source>Place in the order in which the tasks run</source>
        <translation>タスクを実行する順番</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="155"/>
        <source>Layout</source>
        <translation>並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="155"/>
        <source>Degrees of parallelism, then micro-batches by their sequences</source>
        <translation>並列度、続いてマイクロバッチ数 × そのシーケンス数</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="156"/>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="157"/>
        <source>Predicted (s)</source>
        <translation>予測 (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="157"/>
        <source>Step time, as predicted before the run</source>
        <translation>実行前に予測したステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="158"/>
        <source>Band (s)</source>
        <translation>誤差幅 (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="158"/>
        <source>Eight of ten runs like this end between these</source>
        <translation>このような実行の 8 割がこの範囲に入ります</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="159"/>
        <source>Measured (s)</source>
        <translation>実測 (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="159"/>
        <source>Step time once it is steady</source>
        <translation>定常状態でのステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="160"/>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="160"/>
        <source>Measured against predicted; an exclamation mark: outside the band</source>
        <translation>予測に対する実測の差。感嘆符は誤差幅の外</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="161"/>
        <source>Memory (GiB)</source>
        <translation>メモリ (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="161"/>
        <source>Measured, of the worst rank</source>
        <translation>最も多く使ったランクの実測値</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="162"/>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="162"/>
        <source>How the run ended; point at it for the evidence</source>
        <translation>実行がどう終わったか。ポインタを合わせると根拠を表示します</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="163"/>
        <source>Attempts</source>
        <translation>試行</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="178"/>
        <source>from %n steady step(s)</source>
        <translation>
            <numerusform>定常状態の %n ステップから</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="193"/>
        <source>within the band</source>
        <translation>誤差幅の内</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="193"/>
        <source>outside the band</source>
        <translation>誤差幅の外</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="213"/>
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>%n 件中 %1 件が完了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="214"/>
        <source>%n running</source>
        <translation>
            <numerusform>%n 件が実行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="215"/>
        <source>%n queued</source>
        <translation>
            <numerusform>%n 件が待機中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="216"/>
        <source>%n failed</source>
        <translation>
            <numerusform>%n 件が失敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="217"/>
        <source>%n left out</source>
        <translation>
            <numerusform>%n 件を除外</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="218"/>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
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
        <translation>まだ何も測定されていません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="222"/>
        <source>Fastest measured: %1 with %2 a step, %3 per GPU, where a step of %4 was predicted.</source>
        <translation>実測の最速: %1、1 ステップ %2、GPU あたり %3（ステップ時間の予測は %4）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="226"/>
        <source>less than %1</source>
        <translation>%1 未満</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="227"/>
        <source>The chance that an untested layout is faster by more than %1 is %2: not worth another run.</source>
        <translation>未試行の並列構成が %1 を超えて速い確率は %2 です。これ以上の実行は不要です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="228"/>
        <source>The chance that an untested layout is faster by more than %1 is %2.</source>
        <translation>未試行の並列構成が %1 を超えて速い確率は %2 です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="235"/>
        <source>%1 of about %2 GPU-hours spent</source>
        <translation>約 %2 GPU 時間のうち %1 を使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="236"/>
        <source>%1; the queue cannot be asked: %2</source>
        <translation>%1。キューに問い合わせできません: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="237"/>
        <source>%1, on %2</source>
        <translation>%1（%2 で実行）</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="116"/>
        <source>Records were not fetched: %1</source>
        <translation>記録を取得できませんでした: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="149"/>
        <source>Nothing was written: no layout fits that the framework can run.</source>
        <translation>何も書き込みませんでした。このフレームワークで実行できる並列構成のうち、収まるものがありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="160"/>
        <source>The campaign was written, but not copied: %1</source>
        <translation>キャンペーンを書き込みましたが、コピーできませんでした: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="161"/>
        <source>%n task(s) written to %1.</source>
        <translation>
            <numerusform>%n 件のタスクを %1 に書き込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="162"/>
        <source>%n layout(s) were left out that the framework cannot run.</source>
        <translation>
            <numerusform>このフレームワークで実行できない %n 件の並列構成を除外しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="180"/>
        <source>The campaign runs on this machine.</source>
        <translation>キャンペーンはこのマシンで実行します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="185"/>
        <source>Copied to %1.</source>
        <translation>%1 にコピーしました。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="186"/>
        <source>Not copied: %1</source>
        <translation>コピーできませんでした: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="199"/>
        <source>Submitted.</source>
        <translation>投入しました。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="203"/>
        <source>This stays at work until the campaign is over. Start it where the launcher can be reached:</source>
        <translation>キャンペーンが終わるまで動作し続けるコマンドです。ランチャーを使える場所で起動してください:</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="205"/>
        <source>There is no sbatch on this machine. Say where the campaign runs, or copy its folder to the cluster and type this there:</source>
        <translation>このマシンには sbatch がありません。キャンペーンの実行場所を指定するか、フォルダをクラスタにコピーして、そこで次のコマンドを入力してください:</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="206"/>
        <source>Not submitted: %1</source>
        <translation>投入できませんでした: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="218"/>
        <source>The queue was told to stop the tasks.</source>
        <translation>タスクの停止をキューに指示しました。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="219"/>
        <source>Not stopped: %1</source>
        <translation>停止できませんでした: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="230"/>
        <source>%n log(s) read; results.csv and results.json are in %1.</source>
        <translation>
            <numerusform>%n 件のログを読み込みました。results.csv と results.json は %1 にあります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="239"/>
        <source>There is nothing to learn from yet: no run has a step time, a reading of memory, or ran out of memory.</source>
        <translation>反映できる結果がまだありません。ステップ時間かメモリの測定値がある実行も、メモリ不足になった実行もありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="248"/>
        <source>%n run(s) are kept among your own, and the profile that follows from them is profile.json in the campaign&apos;s folder.</source>
        <translation>
            <numerusform>%n 件の実行を自分の実行に加えました。それに基づくプロファイルは、キャンペーンのフォルダの profile.json です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="249"/>
        <source>%n task(s) cannot be the best any more and will not run.</source>
        <translation>
            <numerusform>%n 件のタスクは最良になる見込みがなくなったため、実行しません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="291"/>
        <source>Report written to %1</source>
        <translation>レポートを %1 に書き込みました</translation>
    </message>
</context>
<context>
    <name>fivefold::Chart</name>
    <message>
        <location filename="../app/desktop/charts/chart.cpp" line="51"/>
        <source>Copy &amp;Picture</source>
        <translation>図をコピー(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/chart.cpp" line="52"/>
        <source>Copy &amp;Data</source>
        <translation>データをコピー(&amp;D)</translation>
    </message>
</context>
<context>
    <name>fivefold::CheckView</name>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="136"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>このプランは計算できません。理由は判定に示されています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="137"/>
        <source>Enter what a run of the present plan showed: its step time, its memory, or both.</source>
        <translation>現在のプランの実行で得られたステップ時間、メモリ、またはその両方を入力してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="138"/>
        <source>The model has no figures for this plan.</source>
        <translation>このプランに対するモデルの数値がありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="148"/>
        <source>Likely causes, the likeliest first:</source>
        <translation>考えられる原因（可能性の高い順）:</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="159"/>
        <source>Is a run as fast as it should be? Set the plan to what runs, then enter what was read.</source>
        <translation>実行は想定どおりの速さですか？プランを実行の内容に合わせ、読み取った値を入力してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="160"/>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="161"/>
        <source>or tokens per second and GPU</source>
        <translation>または GPU あたりトークン/秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="162"/>
        <source>Memory of the fullest GPU</source>
        <translation>使用量が最大の GPU のメモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="163"/>
        <source>Memory read as</source>
        <translation>メモリの取得方法</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="167"/>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="169"/>
        <source>Measured step time</source>
        <translation>実測のステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="170"/>
        <source>Measured tokens per second and GPU</source>
        <translation>実測の GPU あたりトークン/秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="171"/>
        <source>Measured memory of the fullest GPU</source>
        <translation>実測の使用量が最大の GPU のメモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="172"/>
        <source>How the memory was read</source>
        <translation>メモリの値の取得方法</translation>
    </message>
</context>
<context>
    <name>fivefold::ChoicesView</name>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="68"/>
        <source>points</source>
        <comment>of a measured table</comment>
        <translation>ポイント</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="153"/>
        <source>%1; not proposed: training runs tell it better</source>
        <comment>what a value comes from</comment>
        <translation>%1（提案対象外: 学習の実行のほうが正確にわかります）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="154"/>
        <source>%1, %2</source>
        <comment>a source, its date</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="162"/>
        <source>Estimates take what is ticked; the rest stays as it is built in.</source>
        <translation>見積もりには選択した値を使います。残りは組み込みのままです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="163"/>
        <source>As Proposed</source>
        <translation>提案どおり</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="164"/>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="165"/>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="166"/>
        <source>Ticks what a measurement tells better than published training runs</source>
        <translation>公表された学習の実行より測定のほうが正確にわかる値を選択します</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="167"/>
        <source>Ticks every value</source>
        <translation>すべての値を選択します</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="168"/>
        <source>Keeps every built-in value</source>
        <translation>すべて組み込みの値のままにします</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="169"/>
        <source>Values that estimates take</source>
        <translation>見積もりに使う値</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Quantity</source>
        <translation>項目</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Built in</source>
        <translation>組み込み</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Measured</source>
        <translation>測定値</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Ratio</source>
        <translation>比</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Measured over built in</source>
        <translation>測定値 / 組み込み値</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Measured from</source>
        <translation>測定元</translation>
    </message>
</context>
<context>
    <name>fivefold::ClusterSection</name>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="32"/>
        <source>Cluster</source>
        <translation>クラスタ</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="36"/>
        <source>%1 usable, bf16 %2, %3</source>
        <translation>使用可能 %1、bf16 %2、%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="53"/>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="58"/>
        <source>&amp;GPU</source>
        <translation>&amp;GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="59"/>
        <source>&amp;Nodes</source>
        <translation>ノード数(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="60"/>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="77"/>
        <source>GPUs per node</source>
        <translation>GPU 数/ノード</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="61"/>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="122"/>
        <source>NVLink domain</source>
        <translation>NVLink ドメイン</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="62"/>
        <source>GPUs that reach each other over the fast links</source>
        <translation>高速リンクで互いに通信できる GPU 数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="63"/>
        <source>Net&amp;work</source>
        <translation>ネットワーク(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="64"/>
        <source>Price per GPU-hour</source>
        <translation>価格/GPU 時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="72"/>
        <source>Nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="94"/>
        <source>%1, %2 per GPU</source>
        <translation>%1、GPU あたり %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="106"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="114"/>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="129"/>
        <source>Price</source>
        <translation>価格</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="146"/>
        <source>Your own price</source>
        <translation>独自の価格</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="150"/>
        <source>No price is known; enter yours</source>
        <translation>価格は不明です。入力してください</translation>
    </message>
</context>
<context>
    <name>fivefold::CollectivesView</name>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="57"/>
        <source>How long collectives of NCCL take by size and number of GPUs, beside what is assumed without a measurement, will be shown here. Output of nccl-tests can be imported too, also of several nodes.</source>
        <translation>NCCL の集合通信のサイズと GPU 数ごとの所要時間が、測定がない場合の仮定値と並べてここに表示されます。nccl-tests の出力もインポートできます（複数ノードのものも可）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="65"/>
        <source>Left and right go along a line, up and down to another one.</source>
        <translation>← と → で線に沿って、↑ と ↓ で別の線に移動します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="69"/>
        <source>Among</source>
        <translation>対象</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="70"/>
        <source>Shown</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="73"/>
        <source>GPUs of the collective</source>
        <translation>集合通信の GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="74"/>
        <source>Quantity of the collectives</source>
        <translation>集合通信の項目</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="75"/>
        <source>Collectives by size</source>
        <translation>サイズごとの集合通信</translation>
    </message>
</context>
<context>
    <name>fivefold::ColorLegend</name>
    <message>
        <location filename="../app/desktop/charts/color_legend.cpp" line="24"/>
        <source>%1, from %2 to %3; hatched: %4</source>
        <translation>%1、%2〜%3、斜線: %4</translation>
    </message>
</context>
<context>
    <name>fivefold::CommandPalette</name>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="53"/>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="56"/>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="57"/>
        <source>Menu entry, page, model, or knob and value: tp 8</source>
        <translation>実行する内容: メニュー項目、ページ、モデル、またはノブとその値（例: tp 8）</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="60"/>
        <source>Matching commands</source>
        <translation>一致するコマンド</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="87"/>
        <source>%1   (%2)</source>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="89"/>
        <source>Nothing matches.</source>
        <translation>一致するものがありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/command_palette.cpp" line="89"/>
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n 個のコマンド</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::CompareModel</name>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="53"/>
        <source>better</source>
        <translation>改善</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="53"/>
        <source>worse</source>
        <translation>悪化</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="94"/>
        <source>Quantity</source>
        <translation>項目</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="98"/>
        <source>%1 (base)</source>
        <translation>%1（基準）</translation>
    </message>
</context>
<context>
    <name>fivefold::ComparePage</name>
    <message>
        <location filename="../app/desktop/pages/compare_bars.cpp" line="23"/>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_bars.cpp" line="49"/>
        <source>usable %1</source>
        <translation>使用可能 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="150"/>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="155"/>
        <source>Present plan</source>
        <translation>現在のプラン</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="162"/>
        <source>Pinned plans will be compared here with the present one.</source>
        <translation>ピン留めしたプランを、ここで現在のプランと比較します。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/compare_page.cpp" line="168"/>
        <source>%n pinned beside the present plan</source>
        <translation>
            <numerusform>現在のプランのほかに %n 件をピン留め</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="169"/>
        <source>%1; none of them fits.</source>
        <translation>%1。どれも収まりません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="170"/>
        <source>%1; the fastest that fits is %2 with %3 per GPU.</source>
        <translation>%1。収まるもののうち最速は「%2」（GPU あたり %3）です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="204"/>
        <source>Step time of the plans by part</source>
        <translation>プランのステップ時間の内訳</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="204"/>
        <source>Memory of the plans&apos; fullest stages by kind</source>
        <translation>プランの使用量が最大のステージのメモリ（種類別）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="227"/>
        <source>Chosen: %1</source>
        <translation>選択: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="227"/>
        <source>No pinned plan chosen</source>
        <translation>ピン留めしたプランは選択されていません</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="238"/>
        <source>This plan is pinned already, as %1</source>
        <translation>このプランは「%1」として既にピン留めされています</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="244"/>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="246"/>
        <source>Pinned as %1</source>
        <translation>「%1」としてピン留めしました</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="254"/>
        <source>Use %1</source>
        <translation>「%1」を使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="264"/>
        <source>Rename Pinned Plan</source>
        <translation>ピン留めしたプランの名前を変更</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="265"/>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="289"/>
        <source>Pin a plan to keep it in sight while you change the present one: both stand here side by side, with memory, time, traffic, speed and cost, and what differs is marked.</source>
        <translation>プランをピン留めすると、現在のプランを変更しながら見比べられます。メモリ、時間、通信量、速度、コストが横に並び、違いが強調されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="291"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="292"/>
        <source>Pin the Present Plan</source>
        <translation>現在のプランをピン留め</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="293"/>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="294"/>
        <source>Bars</source>
        <translation>棒グラフ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="295"/>
        <source>step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="296"/>
        <source>memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="297"/>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="298"/>
        <source>Only differences</source>
        <translation>違いのみ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="299"/>
        <source>Report of These Plans…</source>
        <translation>これらのプランのレポート…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="300"/>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="301"/>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="302"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="310"/>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="303"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="311"/>
        <source>Move Left</source>
        <translation>左へ移動</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="304"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="311"/>
        <source>Move Right</source>
        <translation>右へ移動</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="305"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="312"/>
        <source>Unpin</source>
        <translation>ピン留めを外す</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="306"/>
        <source>Plan that the others are compared with</source>
        <translation>他のプランの比較の基準となるプラン</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="307"/>
        <source>Bars above the table</source>
        <translation>表の上の棒グラフ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="308"/>
        <source>Plans side by side</source>
        <translation>プランの並列表示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="309"/>
        <source>A full triangle upwards is better than the base, an open one downwards worse.</source>
        <translation>塗りつぶしの上向き三角は基準より良く、中抜きの下向き三角は基準より悪いことを示します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="310"/>
        <source>Use This Plan</source>
        <translation>このプランを使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="312"/>
        <source>As &amp;Text with Tabs</source>
        <translation>タブ区切りテキスト(&amp;T)</translation>
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
        <translation>無題</translation>
    </message>
    <message>
        <location filename="../app/desktop/opened_files.cpp" line="28"/>
        <source>%1 was not opened: %2</source>
        <translation>%1 を開けませんでした: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="149"/>
        <source>Model from %1</source>
        <translation>%1 のモデル</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="150"/>
        <location filename="../app/desktop/document.cpp" line="163"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="158"/>
        <source>%1 leaves open, and this was assumed: %2</source>
        <translation>%1 に指定がないため、次のように仮定しました: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="170"/>
        <source>%1 was not saved: %2</source>
        <translation>%1 を保存できませんでした: %2</translation>
    </message>
</context>
<context>
    <name>fivefold::ExplainPanel</name>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="37"/>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="121"/>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="38"/>
        <source>Tokens per second and GPU</source>
        <translation>GPU あたりトークン/秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="39"/>
        <source>Model FLOPs per GPU</source>
        <translation>モデル FLOPs/GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="40"/>
        <source>MFU, causal attention counted half</source>
        <translation>MFU（因果アテンションを半分で計算）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="41"/>
        <source>MFU, attention counted in full</source>
        <translation>MFU（アテンションを全量で計算）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="42"/>
        <source>HFU, recomputation counted</source>
        <translation>HFU（再計算を含む）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="43"/>
        <source>Bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="44"/>
        <source>Training time</source>
        <translation>学習時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="45"/>
        <source>GPU-hours</source>
        <translation>GPU 時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="46"/>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="47"/>
        <source>Parameters</source>
        <translation>パラメータ数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="48"/>
        <source>Active parameters</source>
        <translation>アクティブパラメータ数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="49"/>
        <source>Usable memory of the GPU</source>
        <translation>GPU の使用可能メモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="50"/>
        <source>Headroom</source>
        <translation>余裕</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="51"/>
        <source>Chance to fit</source>
        <translation>収まる確率</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="52"/>
        <source>Memory, low end of the band</source>
        <translation>メモリの誤差幅の下限</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="53"/>
        <source>Memory, high end of the band</source>
        <translation>メモリの誤差幅の上限</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="54"/>
        <source>Step time, low end of the band</source>
        <translation>ステップ時間の誤差幅の下限</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="55"/>
        <source>Step time, high end of the band</source>
        <translation>ステップ時間の誤差幅の上限</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="90"/>
        <source>%1 million</source>
        <translation>%1 百万</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="123"/>
        <source>%1, stage %2</source>
        <translation>%1、ステージ %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="123"/>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="154"/>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="155"/>
        <source>Back to the figure that this is a part of</source>
        <translation>この値を内訳に含む元の値に戻る</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="156"/>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="157"/>
        <source>Copy all of this as text</source>
        <translation>全体をテキストとしてコピー</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="158"/>
        <source>How the figure is computed</source>
        <translation>値の計算方法</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="208"/>
        <source>Click a number of a table, a bar or the verdict to see how it is computed.</source>
        <translation>表の数値、棒、または判定をクリックすると、計算方法が表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="220"/>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="230"/>
        <source>This plan has none of it at the fullest moment.</source>
        <translation>このプランでは、メモリがピークに達する時点で使用量はありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="241"/>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="258"/>
        <source>Equation (%1). Source: %2</source>
        <translation>式 (%1)。出典: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="243"/>
        <source>Left out:</source>
        <translation>含まれないもの:</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="259"/>
        <source>Left out: %1</source>
        <translation>含まれないもの: %1</translation>
    </message>
</context>
<context>
    <name>fivefold::ExportDialog</name>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="55"/>
        <source>&amp;Replace existing files</source>
        <translation>既存のファイルを置き換える(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="56"/>
        <source>&amp;Write Files</source>
        <translation>ファイルを書き込む(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="58"/>
        <source>Export Launch Files</source>
        <translation>起動ファイルのエクスポート</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="64"/>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="65"/>
        <source>Launcher</source>
        <translation>ランチャー</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="66"/>
        <source>Folder</source>
        <translation>フォルダ</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="67"/>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="68"/>
        <source>Text of the file</source>
        <translation>ファイルの内容</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="69"/>
        <source>Replace existing files</source>
        <translation>既存のファイルを置き換える</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="70"/>
        <source>Write files</source>
        <translation>ファイルを書き込む</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="74"/>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="75"/>
        <source>Choose the folder</source>
        <translation>フォルダを選択</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="80"/>
        <source>&amp;Framework</source>
        <translation>フレームワーク(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="81"/>
        <source>&amp;Launcher</source>
        <translation>ランチャー(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="82"/>
        <source>F&amp;older</source>
        <translation>フォルダ(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="137"/>
        <source>Not possible:</source>
        <translation>不可:</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="138"/>
        <source>Note:</source>
        <translation>注意:</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="139"/>
        <source>For information:</source>
        <translation>参考:</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="173"/>
        <source>There is nothing to write until the plan is one that this framework can run.</source>
        <translation>このフレームワークで実行できるプランになるまで、書き込むものはありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="175"/>
        <source>Choose a folder for the files.</source>
        <translation>ファイルの書き込み先フォルダを選択してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="177"/>
        <source>Already in this folder: %1</source>
        <translation>このフォルダに既にあるもの: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="184"/>
        <source>Folder for Launch Files</source>
        <translation>起動ファイルのフォルダ</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="196"/>
        <source>the folder cannot be made</source>
        <translation>フォルダを作成できません</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="204"/>
        <source>Not written: %1</source>
        <translation>書き込めませんでした: %1</translation>
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
        <translation>すべての規則に適合</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="134"/>
        <source>All rules hold; nothing stands out.</source>
        <translation>すべての規則に適合しています。特に目立つ点はありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="57"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="81"/>
        <source>Change %1 and keep the rest in balance</source>
        <translation>「%1」を変更し、他は釣り合いを保つ</translation>
    </message>
</context>
<context>
    <name>fivefold::HardwarePage</name>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="133"/>
        <source>Hardware</source>
        <translation>ハードウェア</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="137"/>
        <source>What the plan&apos;s GPU and network can do will be shown here.</source>
        <translation>プランの GPU とネットワークの性能が、ここに表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="139"/>
        <source>This machine&apos;s GPUs are being measured.</source>
        <translation>このマシンの GPU を測定しています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="142"/>
        <source>The estimates use the profile &quot;%1&quot;, whose constants were refitted to measured runs.</source>
        <translation>見積もりには、実測に合わせて定数を再較正したプロファイル「%1」を使っています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="144"/>
        <source>The estimates use what was measured as &quot;%1&quot; for %2, and otherwise catalogue values and efficiencies from published runs.</source>
        <translation>見積もりには、%2 について「%1」として測定した値を使い、それ以外はカタログ値と公表された実行の効率を使っています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="145"/>
        <source>&quot;%1&quot; is in use, but was measured on another GPU than the plan&apos;s %2, so it changes nothing in this plan.</source>
        <translation>「%1」は使用中ですが、プランの %2 とは別の GPU で測定されたため、このプランには影響しません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="147"/>
        <source>The constants of &quot;%1&quot; were refitted to measured runs; the estimates do not use them yet.</source>
        <translation>「%1」の定数は実測に合わせて再較正されていますが、見積もりにはまだ使っていません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="148"/>
        <source>&quot;%1&quot; is shown beside the catalogue; the estimates do not use it yet.</source>
        <translation>「%1」をカタログ値と並べて表示しています。見積もりにはまだ使っていません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="149"/>
        <source>No GPU of this machine has been measured; the estimates use catalogue values of %1 and efficiencies from published runs.</source>
        <translation>このマシンの GPU は測定されていません。見積もりには %1 のカタログ値と、公表された実行の効率を使っています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="193"/>
        <source>catalogue only</source>
        <translation>カタログのみ</translation>
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
        <translation>使用をやめる</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="222"/>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="223"/>
        <source>The estimates go back to the built-in constants</source>
        <translation>見積もりを組み込みの定数に戻します</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="223"/>
        <source>The estimates take these values from now on, in every plan with this GPU</source>
        <translation>今後、この GPU のすべてのプランの見積もりにこれらの値を使います</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="265"/>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="358"/>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="378"/>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="265"/>
        <source>Messages (%1)</source>
        <translation>メッセージ (%1)</translation>
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
            <numerusform>全 %n 件のメッセージ</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="279"/>
        <source>The values that a measurement would change in the estimates will be listed here, with a box to tick for each.</source>
        <translation>測定によって見積もりで変わる値が、選択用のチェックボックス付きでここに一覧表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="280"/>
        <source>A profile whose constants were refitted to measured runs is taken as a whole; there is nothing to choose.</source>
        <translation>実測に合わせて定数を再較正したプロファイルは全体として使うため、選択する項目はありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/hardware_page.cpp" line="283"/>
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>GPU %n 個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="288"/>
        <source>driver %1</source>
        <translation>ドライバ %1</translation>
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
        <translation>カタログにこの GPU はありません。使用すると、値はプランの %1 に適用されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="295"/>
        <source>The plan&apos;s GPU is another one, %1.</source>
        <translation>プランの GPU は別の %1 です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="316"/>
        <source>&lt;b&gt;%1&lt;/b&gt; with %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; と %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="317"/>
        <source>&lt;b&gt;%1&lt;/b&gt;, which is not the plan&apos;s GPU</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;（プランの GPU とは異なります）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="319"/>
        <source>GPU&apos;s sources: %1. Network&apos;s sources: %2.</source>
        <translation>GPU の出典: %1。ネットワークの出典: %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="320"/>
        <source>GPU&apos;s sources: %1.</source>
        <translation>GPU の出典: %1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="356"/>
        <source>Shown</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="357"/>
        <source>Measurement shown</source>
        <translation>表示する測定</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="359"/>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="360"/>
        <source>Keeps this measurement as a profile under a name</source>
        <translation>この測定を、名前を付けてプロファイルとして保存します</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="361"/>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="362"/>
        <source>More to do with measurements</source>
        <translation>測定に関するその他の操作</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="368"/>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="369"/>
        <source>&amp;Export Profile…</source>
        <translation>プロファイルをエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="370"/>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="371"/>
        <source>Use &amp;Built-In Constants</source>
        <translation>組み込みの定数を使用(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="372"/>
        <source>&amp;Log of the Probe</source>
        <translation>プローブのログ(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="373"/>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="374"/>
        <source>Matrix Products</source>
        <translation>行列積</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="375"/>
        <source>Links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="376"/>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="377"/>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="379"/>
        <source>Views of the hardware</source>
        <translation>ハードウェアの表示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="380"/>
        <source>Values of the hardware</source>
        <translation>ハードウェアの値</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="49"/>
        <source>%1 × %2, %3</source>
        <comment>number of GPUs, their name, a date</comment>
        <translation>%1 × %2、%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="49"/>
        <source>%1, %2</source>
        <comment>name of a GPU, a date</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="55"/>
        <source>Use of measured values</source>
        <translation>測定値の使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="66"/>
        <source>The estimates use &quot;%1&quot;</source>
        <translation>見積もりに「%1」を使っています</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="93"/>
        <source>Use of built-in constants</source>
        <translation>組み込みの定数の使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="104"/>
        <source>Choice of measured values</source>
        <translation>測定値の選択</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="123"/>
        <source>The measured values that were in use, %1, are gone; the estimates use the built-in constants.</source>
        <translation>使用中だった測定値 %1 がなくなったため、見積もりには組み込みの定数を使っています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="144"/>
        <source>Save Profile</source>
        <translation>プロファイルを保存</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="145"/>
        <source>Name of the profile</source>
        <translation>プロファイルの名前</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="103"/>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="152"/>
        <source>Saved &quot;%1&quot;</source>
        <translation>「%1」を保存しました</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="55"/>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="87"/>
        <source>Use of a refitted profile</source>
        <translation>再較正したプロファイルの使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="158"/>
        <source>Export Profile</source>
        <translation>プロファイルをエクスポート</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="158"/>
        <source>Profiles (*.json)</source>
        <translation>プロファイル (*.json)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="176"/>
        <source>The profile could not be written to %1: %2</source>
        <translation>プロファイルを %1 に書き込めませんでした: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="177"/>
        <source>Profile written to %1; fivefold-cli takes it with --profile</source>
        <translation>プロファイルを %1 に書き込みました。fivefold-cli では --profile で指定できます</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="186"/>
        <source>Removed &quot;%1&quot;</source>
        <translation>「%1」を削除しました</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="195"/>
        <source>Import Measurements</source>
        <translation>測定をインポート</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="195"/>
        <source>Measurements (*.json *.txt *.log *.out);;All files (*)</source>
        <translation>測定 (*.json *.txt *.log *.out);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="213"/>
        <source>%1 was not imported: %2</source>
        <translation>%1 をインポートできませんでした: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="244"/>
        <source>%1 with %2</source>
        <comment>a measurement, a file that joined it</comment>
        <translation>%1 と %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="249"/>
        <source>%n file(s) imported</source>
        <translation>
            <numerusform>%n 個のファイルをインポートしました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::HeatmapModel</name>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="128"/>
        <source>nothing fits</source>
        <translation>収まらない</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="128"/>
        <source>nothing divides</source>
        <translation>割り切れない</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="132"/>
        <source>%1 on %2</source>
        <comment>a model on a number of nodes</comment>
        <translation>%2で %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="137"/>
        <source>%1: not searched yet.</source>
        <translation>%1: 未探索です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="138"/>
        <source>%1: being searched.</source>
        <translation>%1: 探索中です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="140"/>
        <source>%1: no layout fits the memory.</source>
        <translation>%1: メモリに収まる並列構成がありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="140"/>
        <source>%1: no layout divides the GPUs and the batch.</source>
        <translation>%1: GPU 数とバッチを割り切れる並列構成がありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="144"/>
        <source>%1: %2; MFU %3, step time %4, %5 per GPU, %6 on the fullest stage.</source>
        <translation>%1: %2。MFU %3、ステップ時間 %4、GPU あたり %5、使用量が最大のステージで %6。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="152"/>
        <source>Published best: %1; MFU %2, step time %3, %4 reserved on the first stage.</source>
        <translation>公表された最良: %1。MFU %2、ステップ時間 %3、最初のステージの予約量 %4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="156"/>
        <source>Our best is predicted %1 in speed against that.</source>
        <translation>本ツールの最良の構成は、それに対して速度が %1 と予測されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="204"/>
        <source>searching</source>
        <translation>探索中</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="212"/>
        <source>ours %1</source>
        <comment>how our value differs</comment>
        <translation>本ツール %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="232"/>
        <source>%1 GPUs</source>
        <translation>%1 GPU</translation>
    </message>
</context>
<context>
    <name>fivefold::HeatmapPage</name>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="158"/>
        <source>Nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="159"/>
        <source>Numbers of nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="160"/>
        <source>The columns: numbers of nodes with spaces or commas between them.</source>
        <translation>列: ノード数を空白またはコンマで区切って指定します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="161"/>
        <source>Models, the rows</source>
        <translation>モデル（行）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="162"/>
        <source>The rows: this plan&apos;s model and others of the catalogue.</source>
        <translation>行: このプランのモデルと、カタログの他のモデルです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="163"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="164"/>
        <source>GPU of the heatmap</source>
        <translation>ヒートマップの GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="165"/>
        <source>Sequence</source>
        <translation>シーケンス</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="166"/>
        <source>Sequence length of the heatmap</source>
        <translation>ヒートマップのシーケンス長</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="167"/>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="168"/>
        <source>Global batch of the heatmap, millions of tokens</source>
        <translation>ヒートマップのグローバルバッチ（百万トークン）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="169"/>
        <source> M tokens</source>
        <comment>millions of tokens</comment>
        <translation> M トークン</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="170"/>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="171"/>
        <source>What the best layout has most or least of</source>
        <translation>最良の並列構成で最大または最小にするもの</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="172"/>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="173"/>
        <source>Framework of the heatmap</source>
        <translation>ヒートマップのフレームワーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="174"/>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="175"/>
        <source>What the cells show</source>
        <translation>セルに表示するもの</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="186"/>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="187"/>
        <source>Searches the best layout of every cell, one after the other.</source>
        <translation>各セルの最良の並列構成を順に探索します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="188"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="189"/>
        <source>Cells that are done stay.</source>
        <translation>完了したセルは残ります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="190"/>
        <source>Settings of this plan</source>
        <translation>このプランの設定</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="191"/>
        <source>GPU, sequence length, batch and framework as in the present plan.</source>
        <translation>GPU、シーケンス長、バッチ、フレームワークを現在のプランに合わせます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="192"/>
        <source>Same settings as the published benchmark</source>
        <translation>公表ベンチマークと同じ設定</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="193"/>
        <source>The models, nodes, GPU, sequence length, batch and framework of the Ultra-Scale Playbook, which is then shown too.</source>
        <translation>モデル、ノード数、GPU、シーケンス長、バッチ、フレームワークを Ultra-Scale Playbook に合わせ、その結果も表示します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="194"/>
        <source>Published benchmark</source>
        <translation>公表ベンチマーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="195"/>
        <source>Shows below each prediction the best layout that was measured, and how our best differs from it.</source>
        <translation>各予測の下に、実測された最良の並列構成と、本ツールの最良の構成との差を表示します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="196"/>
        <source>Cells searched</source>
        <translation>探索済みのセル</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="197"/>
        <source>Best layouts, models by numbers of nodes</source>
        <translation>最良の並列構成（モデル × ノード数）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="198"/>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="199"/>
        <source>Use This Plan</source>
        <translation>このプランを使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="200"/>
        <source>Takes model, nodes and layout of the chosen cell into the plan; Enter or a double click does the same.</source>
        <translation>選択したセルのモデル、ノード数、並列構成をプランに取り込みます。Enter またはダブルクリックでも同じです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="201"/>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="202"/>
        <source>Puts the plan of the chosen cell aside to compare.</source>
        <translation>選択したセルのプランを比較用にピン留めします。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="203"/>
        <source>Measured: the Ultra-Scale Playbook, Hugging Face nanotron team, 2025 (Apache-2.0), &lt;a href=&quot;https://huggingface.co/spaces/nanotron/ultrascale-playbook&quot;&gt;huggingface.co/spaces/nanotron/ultrascale-playbook&lt;/a&gt;</source>
        <translation>実測: Ultra-Scale Playbook、Hugging Face nanotron チーム、2025 年 (Apache-2.0)、&lt;a href=&quot;https://huggingface.co/spaces/nanotron/ultrascale-playbook&quot;&gt;huggingface.co/spaces/nanotron/ultrascale-playbook&lt;/a&gt;</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="205"/>
        <source>Its MFU is counted here as ours is, with causal attention; memory is what the allocator reserved on the first stage.</source>
        <translation>その MFU は、本ツールと同じく因果アテンションで計算しています。メモリは、最初のステージでアロケータが予約した量です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="63"/>
        <source>Heatmap</source>
        <translation>ヒートマップ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="68"/>
        <source>The best layout of each model on each number of nodes will be shown here, once it has been searched.</source>
        <translation>探索が終わると、各モデルの各ノード数での最良の並列構成がここに表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="71"/>
        <source>On %1 nothing fits in the %2 of %3 cells searched so far.</source>
        <translation>%1 では、これまでに探索した %3 セル中 %2 セルで、収まるものがありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="73"/>
        <source>%1 on %2: from %3 to %4 in %5 of %6 cells so far.</source>
        <translation>%1（%2）: これまでの %6 セル中 %5 セルで %3〜%4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="75"/>
        <source>%1 of the best layouts on %2: from %3 to %4.</source>
        <translation>最良の並列構成の%1（%2）: %3〜%4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="76"/>
        <source>%1 of the best layouts on %2: from %3 to %4; in %5 of %6 cells nothing fits.</source>
        <translation>最良の並列構成の%1（%2）: %3〜%4。%6 セル中 %5 セルでは収まるものがありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="92"/>
        <source>This plan: %1</source>
        <translation>このプラン: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="143"/>
        <source>%1 (published benchmark)</source>
        <translation>%1（公表ベンチマーク）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="224"/>
        <source>Best layout of the heatmap</source>
        <translation>ヒートマップの最良の並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="231"/>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="236"/>
        <source>Choose a cell to read all about it.</source>
        <translation>セルを選択すると、詳細が表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="249"/>
        <source>No model is chosen.</source>
        <translation>モデルが選択されていません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="250"/>
        <source>Nodes must be a list of up to 32 whole numbers from 1 on, such as 1 2 4 8.</source>
        <translation>ノード数は 1 以上の整数を 32 個まで並べて指定してください（例: 1 2 4 8）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="251"/>
        <source>The measured values in use have changed since these cells were searched; Run searches anew.</source>
        <translation>これらのセルの探索後に、使用中の測定値が変わっています。「実行」で改めて探索します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="252"/>
        <source>The settings have changed since these cells were searched; Run searches anew.</source>
        <translation>これらのセルの探索後に設定が変わっています。「実行」で改めて探索します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="257"/>
        <source>The published benchmark has no cell under these settings.</source>
        <translation>この設定に該当する公表ベンチマークのセルはありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="264"/>
        <source>no layout fits, or none divides</source>
        <translation>収まる、または割り切れる並列構成がありません</translation>
    </message>
</context>
<context>
    <name>fivefold::HeatmapView</name>
    <message>
        <location filename="../app/desktop/pages/heatmap_view.cpp" line="219"/>
        <source>Copy &amp;Table</source>
        <translation>表をコピー(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_view.cpp" line="221"/>
        <source>Copy All &amp;Figures</source>
        <translation>すべての数値をコピー(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_view.cpp" line="222"/>
        <source>Copy &amp;Picture</source>
        <translation>図をコピー(&amp;P)</translation>
    </message>
</context>
<context>
    <name>fivefold::HelpDialog</name>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="61"/>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="64"/>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="75"/>
        <source>This page</source>
        <translation>このページ</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="76"/>
        <source>How Fivefold estimates</source>
        <translation>Fivefold の見積もり方法</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="77"/>
        <source>Validation</source>
        <translation>検証</translation>
    </message>
</context>
<context>
    <name>fivefold::KeysDialog</name>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="32"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="36"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="38"/>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="38"/>
        <source>Does</source>
        <translation>動作</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="44"/>
        <source>Next or previous value of a slider</source>
        <translation>スライダーの次または前の値</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="44"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="57"/>
        <source>Right, Left</source>
        <translation>→、←</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="45"/>
        <source>Two values further</source>
        <translation>2 つ先の値</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="45"/>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="46"/>
        <source>Largest or smallest value</source>
        <translation>最大値または最小値</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="46"/>
        <source>End, Home</source>
        <translation>End、Home</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="47"/>
        <source>Chart: copy its picture, its data</source>
        <translation>グラフ: 図をコピー、データをコピー</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="47"/>
        <source>Ctrl+C, Ctrl+Shift+C</source>
        <translation>Ctrl+C、Ctrl+Shift+C</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="48"/>
        <source>Table: copy the chosen rows</source>
        <translation>表: 選択した行をコピー</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="48"/>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="50"/>
        <source>Memory: stage before or after, how it is computed</source>
        <translation>メモリ: 前または後のステージ、計算方法</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="50"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="51"/>
        <source>Up and Down, Return</source>
        <translation>↑ と ↓、Return</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="51"/>
        <source>Step: part before or after, how it is computed</source>
        <translation>ステップ: 前または後の部分、計算方法</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="59"/>
        <source>Heatmap: use the plan of the chosen cell</source>
        <translation>ヒートマップ: 選択したセルのプランを使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="60"/>
        <source>Scaling: next size of the cluster, same size on another curve</source>
        <translation>スケーリング: クラスタの次のサイズ、別の曲線の同じサイズ</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="61"/>
        <source>Scaling: use the chosen plan</source>
        <translation>スケーリング: 選択したプランを使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="62"/>
        <source>Placement: neighbouring GPU, same GPU of the next node</source>
        <translation>配置: 隣の GPU、隣のノードの同じ GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="52"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="60"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="62"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="67"/>
        <source>Left and Right, Up and Down</source>
        <translation>← と →、↑ と ↓</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="63"/>
        <source>Placement: next rank of the same group</source>
        <translation>配置: 同じグループの次のランク</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="63"/>
        <source>Ctrl+Right, Ctrl+Left</source>
        <translation>Ctrl+→、Ctrl+←</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="64"/>
        <source>Placement: nearer, further away, everything</source>
        <translation>配置: 拡大、縮小、全体</translation>
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
        <translation>探索: 探索を終了</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="55"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="56"/>
        <source>Search: use the chosen layout, pin it</source>
        <translation>探索: 選択した並列構成を使用、ピン留め</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="56"/>
        <source>Return, Ctrl+P</source>
        <translation>Return、Ctrl+P</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="57"/>
        <source>Search: along the Pareto front</source>
        <translation>探索: パレートフロントに沿って移動</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="58"/>
        <source>Search: nearer, further away, everything</source>
        <translation>探索: 拡大、縮小、全体</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="52"/>
        <source>Timeline: pass before or after, same moment on another stage</source>
        <translation>タイムライン: 前後のパス、別のステージの同じ時点</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="53"/>
        <source>Timeline: nearer, further away, everything, the chosen pass</source>
        <translation>タイムライン: 拡大、縮小、全体、選択したパス</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="53"/>
        <source>+, -, 0, Return</source>
        <translation>+、-、0、Return</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="54"/>
        <source>Timeline: earlier or later</source>
        <translation>タイムライン: 前または後の時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="54"/>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+←、Ctrl+→</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="65"/>
        <source>Compare: use, rename, unpin the chosen plan</source>
        <translation>比較: 選択したプランを使用、名前を変更、ピン留めを外す</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="65"/>
        <source>Return, F2, Delete</source>
        <translation>Return、F2、Delete</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="66"/>
        <source>Compare: move the chosen plan to the left or right</source>
        <translation>比較: 選択したプランを左または右に移動</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="66"/>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+←、Alt+→</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="67"/>
        <source>Measured: next run by measured time, by prediction or error</source>
        <translation>実測: 実測時間、予測、または誤差の順で次の実行</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="68"/>
        <source>Measured: load the chosen run&apos;s plan</source>
        <translation>実測: 選択した実行のプランを読み込み</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="59"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="61"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="68"/>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="43"/>
        <source>A knob by its underlined letter</source>
        <translation>下線の文字でノブを選択</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="43"/>
        <source>Alt+letter</source>
        <translation>Alt+文字</translation>
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
        <translation>%1（変更した場合）</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="89"/>
        <source>Works: %1</source>
        <translation>有効な値: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="95"/>
        <source>Not %1: %2</source>
        <translation>%1 は不可: %2</translation>
    </message>
</context>
<context>
    <name>fivefold::KnobsPanel</name>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="28"/>
        <source>Knobs</source>
        <translation>ノブ</translation>
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
        <translation>マイクロバッチ(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="51"/>
        <source>&amp;Accumulation</source>
        <translation>勾配累積(&amp;A)</translation>
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
        <translation>再計算(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="59"/>
        <source>&amp;Schedule</source>
        <translation>スケジュール(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="82"/>
        <source>This model is dense: it has no experts to spread.</source>
        <translation>このモデルは密なモデルで、分散するエキスパートがありません。</translation>
    </message>
</context>
<context>
    <name>fivefold::LayoutTable</name>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="112"/>
        <source>Layouts found</source>
        <translation>見つかった並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="113"/>
        <source>&amp;Use this layout	Return</source>
        <translation>この並列構成を使用(&amp;U)	Return</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="114"/>
        <source>&amp;Pin to compare</source>
        <translation>比較用にピン留め(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="115"/>
        <source>&amp;Copy rows	Ctrl+C</source>
        <translation>行をコピー(&amp;C)	Ctrl+C</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="116"/>
        <source>Copy rows as C&amp;SV</source>
        <translation>行を CSV としてコピー(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="117"/>
        <source>Copy rows as &amp;Markdown</source>
        <translation>行を Markdown としてコピー(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="118"/>
        <source>&amp;Export table as CSV…</source>
        <translation>表を CSV としてエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="206"/>
        <source>Export Table</source>
        <translation>表のエクスポート</translation>
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
        <translation>パレートフロント上</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table_model.cpp" line="150"/>
        <source>%1 (the present layout)</source>
        <translation>%1（現在の並列構成）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table_model.cpp" line="172"/>
        <source>%1. In the filter: %2</source>
        <translation>%1。フィルタでの名前: %2</translation>
    </message>
</context>
<context>
    <name>fivefold::LineChart</name>
    <message>
        <location filename="../app/desktop/charts/line_chart.cpp" line="144"/>
        <source>Line</source>
        <translation>系列</translation>
    </message>
</context>
<context>
    <name>fivefold::LinksView</name>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="43"/>
        <source>How fast each GPU of a node reaches each other one, with its data checked, will be shown here. It takes at least two GPUs.</source>
        <translation>ノードの各 GPU から他の各 GPU への速度が、データの検証結果とともにここに表示されます。2 つ以上の GPU が必要です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="47"/>
        <source>Rows send, columns receive; arrow keys go from link to link.</source>
        <translation>行が送信側、列が受信側です。矢印キーでリンク間を移動します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="51"/>
        <source>Shown</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="53"/>
        <source>Quantity of the links</source>
        <translation>リンクの項目</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="54"/>
        <source>Links between GPUs</source>
        <translation>GPU 間のリンク</translation>
    </message>
</context>
<context>
    <name>fivefold::LockButton</name>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="33"/>
        <source>Lock %1</source>
        <translation>「%1」をロック</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="34"/>
        <source>%1 keeps its value when other knobs move</source>
        <translation>「%1」は他のノブを動かしても値を保ちます</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="35"/>
        <source>%1 may change when other knobs move</source>
        <translation>「%1」は他のノブを動かすと変わることがあります</translation>
    </message>
</context>
<context>
    <name>fivefold::MainWindow</name>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="64"/>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="86"/>
        <source>Open config.json</source>
        <translation>config.json を開く</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="87"/>
        <source>Setup</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="93"/>
        <source>Next best change</source>
        <translation>次の一手</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="95"/>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="101"/>
        <source>How computed</source>
        <translation>計算方法</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="122"/>
        <source>built-in</source>
        <translation>組み込み</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="125"/>
        <source>Constants: %1, %2</source>
        <translation>定数: %1、%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="127"/>
        <source>Constants: %1, refitted</source>
        <comment>name of a profile</comment>
        <translation>定数: %1（再較正済み）</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="129"/>
        <source>Constants: built-in, with %1 measured</source>
        <translation>定数: 組み込み + %1 の測定値</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="129"/>
        <source>Constants: built-in; %1 is of another GPU</source>
        <translation>定数: 組み込み（%1 は別の GPU の測定）</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="134"/>
        <source>Measured on %1: %2</source>
        <comment>a date, values</comment>
        <translation>%1 に測定: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="140"/>
        <source>%1[*] – Fivefold</source>
        <translation>%1[*] – Fivefold</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="160"/>
        <source>Suggestion</source>
        <translation>提案</translation>
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
        <translation>「%1」を %2 に設定</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="78"/>
        <source>Model › %1</source>
        <translation>モデル › %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="81"/>
        <source>Model</source>
        <translation>モデル</translation>
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
        <location filename="../app/desktop/main_window_files.cpp" line="48"/>
        <source>Unsaved Changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="48"/>
        <source>Save the changes to %1?</source>
        <translation>%1 への変更を保存しますか？</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="51"/>
        <source>Without saving they are lost.</source>
        <translation>保存しないと変更は失われます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="100"/>
        <source>Plans, model configs and launch files (*.json *.yaml *.yml *.toml *.sh *.sbatch);;All files (*)</source>
        <translation>プラン、モデル設定、起動ファイル (*.json *.yaml *.yml *.toml *.sh *.sbatch);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="107"/>
        <location filename="../app/desktop/main_window_files.cpp" line="122"/>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="114"/>
        <source>Save Plan</source>
        <translation>プランの保存</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="114"/>
        <source>Plans (*.json)</source>
        <translation>プラン (*.json)</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_files.cpp" line="131"/>
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>%n 個のファイルを %1 に書き込みました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="139"/>
        <source>Trace written to %1; Perfetto (ui.perfetto.dev) opens it</source>
        <translation>トレースを %1 に書き込みました。Perfetto (ui.perfetto.dev) で開けます</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="143"/>
        <source>The trace could not be written to %1: %2</source>
        <translation>トレースを %1 に書き込めませんでした: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="166"/>
        <source>No recent files</source>
        <translation>最近使ったファイルなし</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="49"/>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="50"/>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="51"/>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="52"/>
        <source>Open Plan or config.json</source>
        <translation>プランまたは config.json を開く</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="53"/>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイルを開く(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="57"/>
        <source>&amp;Import Measurement…</source>
        <translation>測定をインポート(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="62"/>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="63"/>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="66"/>
        <source>&amp;Export Launch Files…</source>
        <translation>起動ファイルをエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="69"/>
        <source>Export &amp;Trace…</source>
        <translation>トレースをエクスポート(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="72"/>
        <source>Repor&amp;t…</source>
        <translation>レポート(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="73"/>
        <source>Save Page as &amp;Picture…</source>
        <translation>ページを画像として保存(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="76"/>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="80"/>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="81"/>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="85"/>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="92"/>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="94"/>
        <source>Co&amp;mmands…</source>
        <translation>コマンド(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="96"/>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="97"/>
        <source>&amp;Pin Plan</source>
        <translation>プランをピン留め(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="101"/>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="115"/>
        <source>&amp;Setup</source>
        <translation>セットアップ(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="120"/>
        <source>&amp;Verdict</source>
        <translation>判定(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="125"/>
        <source>How &amp;Computed</source>
        <translation>計算方法(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="132"/>
        <source>La&amp;yout</source>
        <translation>並列構成(&amp;Y)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="134"/>
        <source>Find Best &amp;Layout</source>
        <translation>最良の並列構成を探索(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="138"/>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="146"/>
        <source>&amp;New Campaign…</source>
        <translation>新しいキャンペーン(&amp;N)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="150"/>
        <source>&amp;Open Campaign…</source>
        <translation>キャンペーンを開く(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="160"/>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="161"/>
        <source>&amp;Help on This Page</source>
        <translation>このページのヘルプ(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="163"/>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="166"/>
        <source>&amp;About Fivefold</source>
        <translation>Fivefold について(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="218"/>
        <source>About Fivefold</source>
        <translation>Fivefold について</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="220"/>
        <source>&lt;b&gt;Fivefold %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Fivefold %1&lt;/b&gt;</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="222"/>
        <source>Finds out which 5D-parallel layout trains a language model fastest on a cluster, whether it fits, and what it costs.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. Uses Qt %1.</source>
        <translation>どの 5D 並列構成なら、クラスタ上で言語モデルを最も速く学習できるか、メモリに収まるか、コストはいくらかを調べます。&lt;br&gt;&lt;br&gt;GNU General Public License バージョン 3 またはそれ以降に基づくフリーソフトウェアです。Qt %1 を使用しています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="26"/>
        <source>comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="31"/>
        <source>Write Report</source>
        <translation>レポートの書き出し</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="31"/>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="35"/>
        <source>Report written to %1</source>
        <translation>レポートを %1 に書き込みました</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="36"/>
        <source>No report was written: %1</source>
        <translation>レポートを書き込めませんでした: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="49"/>
        <source>Save Page as Picture</source>
        <translation>ページを画像として保存</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="49"/>
        <source>PNG (*.png);;SVG (*.svg)</source>
        <translation>PNG (*.png);;SVG (*.svg)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="55"/>
        <source>Picture written to %1</source>
        <translation>画像を %1 に書き込みました</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="57"/>
        <source>%1 was not written: %2</source>
        <translation>%1 を書き込めませんでした: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main.cpp" line="64"/>
        <source>Your unsaved plan of the last session is back.</source>
        <translation>前回のセッションの未保存のプランを復元しました。</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_status.cpp" line="17"/>
        <source>Nearest measured run</source>
        <translation>最も近い実測の実行</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_status.cpp" line="22"/>
        <source>Pinned plans</source>
        <translation>ピン留めしたプラン</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_status.cpp" line="40"/>
        <source>%n pinned</source>
        <translation>
            <numerusform>ピン留め %n 件</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_status.cpp" line="40"/>
        <source>Shows the pinned plans beside the present one</source>
        <translation>ピン留めしたプランを現在のプランと並べて表示します</translation>
    </message>
</context>
<context>
    <name>fivefold::MeasuredPage</name>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="57"/>
        <source>Measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="62"/>
        <source>How far predictions are from published runs will be shown here; the runs are being read.</source>
        <translation>公表された実行と予測の差が、ここに表示されます。実行を読み込んでいます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="70"/>
        <source>Of %1 published runs half are predicted within %2 and nine of ten within %3.</source>
        <translation>公表された %1 件の実行のうち、半数は %2 以内、9 割は %3 以内で予測されています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="96"/>
        <source>Plan of a Measured Run</source>
        <translation>実測した実行のプラン</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="100"/>
        <source>All Runs</source>
        <translation>すべての実行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="101"/>
        <source>Nearest to This Plan</source>
        <translation>このプランに近い実行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="102"/>
        <source>Check Your Run</source>
        <translation>実行をチェック</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="103"/>
        <source>Views of measured runs</source>
        <translation>実測した実行の表示</translation>
    </message>
</context>
<context>
    <name>fivefold::MeasuredStore</name>
    <message>
        <location filename="../app/desktop/hardware/measured_store.cpp" line="141"/>
        <source>the folder %1 cannot be made</source>
        <translation>フォルダ %1 を作成できません</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_store.cpp" line="155"/>
        <source>The profile was not saved: %1</source>
        <translation>プロファイルを保存できませんでした: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_store.cpp" line="179"/>
        <source>The profile was not removed: %1</source>
        <translation>プロファイルを削除できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>fivefold::MemoryPage</name>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="30"/>
        <source>one micro-batch in flight</source>
        <translation>処理中のマイクロバッチ 1 個</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="31"/>
        <source>%1 micro-batches in flight</source>
        <translation>処理中のマイクロバッチ %1 個</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="45"/>
        <source>usable %1</source>
        <translation>使用可能 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="48"/>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="50"/>
        <source>Stage %1: %2</source>
        <translation>ステージ %1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="57"/>
        <source>fullest</source>
        <translation>最大</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="88"/>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="97"/>
        <source>The memory of every pipeline stage will be shown here.</source>
        <translation>各パイプラインステージのメモリがここに表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="99"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>このプランは計算できません。理由は判定に示されています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="103"/>
        <source>weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="104"/>
        <source>gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="105"/>
        <source>optimizer states</source>
        <translation>オプティマイザ状態</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="106"/>
        <source>activations of %1</source>
        <translation>%1のアクティベーション</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="107"/>
        <source>logits</source>
        <translation>ロジット</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="108"/>
        <source>buffers</source>
        <translation>バッファ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="109"/>
        <source>NCCL&apos;s buffers</source>
        <translation>NCCL バッファ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="110"/>
        <source>the CUDA context</source>
        <translation>CUDA コンテキスト</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="112"/>
        <source>fragmentation</source>
        <translation>断片化</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="115"/>
        <source>Eight of ten runs lie between %1 and %2.</source>
        <translation>実行の 8 割は %1〜%2 に入ります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="116"/>
        <source>Each GPU holds %1, mostly %2.</source>
        <translation>各 GPU の使用量は %1 で、主に%2です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="117"/>
        <source>Stage %1 is the fullest: %2, mostly %3.</source>
        <translation>使用量が最大なのはステージ %1 の %2 で、主に%3です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/memory_page.cpp" line="123"/>
        <source>%n layers</source>
        <translation>
            <numerusform>%n 層</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="124"/>
        <source>&lt;b&gt;Stage %1&lt;/b&gt;: %2, %3; fullest %4.</source>
        <translation>&lt;b&gt;ステージ %1&lt;/b&gt;: %2、%3。ピークは%4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="138"/>
        <location filename="../app/desktop/pages/memory_page.cpp" line="182"/>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="139"/>
        <source>Usable</source>
        <translation>使用可能</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="140"/>
        <source>Live between two steps</source>
        <translation>ステップ間も保持</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="142"/>
        <source>Live %1</source>
        <translation>%1に保持</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="189"/>
        <source>Memory per pipeline stage</source>
        <translation>パイプラインステージごとのメモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="190"/>
        <source>Memory of the selected stage by term</source>
        <translation>選択したステージのメモリの内訳</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Held for</source>
        <translation>用途</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Memory (GiB)</source>
        <translation>メモリ (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Share (%)</source>
        <translation>割合 (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Share of the stage&apos;s total</source>
        <translation>ステージの合計に占める割合</translation>
    </message>
</context>
<context>
    <name>fivefold::MessageBar</name>
    <message>
        <location filename="../app/desktop/controls/message_bar.cpp" line="36"/>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/message_bar.cpp" line="45"/>
        <location filename="../app/desktop/controls/message_bar.cpp" line="46"/>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>fivefold::MetricGrid</name>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="117"/>
        <source>%1 to %2: %3</source>
        <translation>%1〜%2: %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="118"/>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="120"/>
        <source>Tokens per GPU</source>
        <translation>トークン/GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="122"/>
        <source>Model FLOPs per GPU</source>
        <translation>モデル FLOPs/GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="124"/>
        <source>of the bf16 peak, causal attention counted half. Counted in full: %1. With recomputation (HFU): %2.</source>
        <translation>bf16 ピーク比。因果アテンションは半分で計算。全量で計算: %1。再計算を含む (HFU): %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="126"/>
        <source>MFU (causal)</source>
        <translation>MFU（因果）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="128"/>
        <source>Bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="129"/>
        <source>Share of the step in which a stage is idle: %1</source>
        <translation>ステップのうちステージが待っている割合: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="138"/>
        <source>Training time</source>
        <translation>学習時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="139"/>
        <source>for %1 trillion tokens</source>
        <translation>%1 兆トークンの場合</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="141"/>
        <source>GPU-hours</source>
        <translation>GPU 時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="146"/>
        <source>No price is known for this GPU; enter one under Cluster.</source>
        <translation>この GPU の価格は不明です。「クラスタ」で入力してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="148"/>
        <source>at %1 per GPU-hour, your own price</source>
        <translation>GPU 時間あたり %1（独自の価格）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="150"/>
        <source>at %1 per GPU-hour, list price</source>
        <translation>GPU 時間あたり %1（公表価格）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="153"/>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="158"/>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="173"/>
        <source>Goodput</source>
        <translation>グッドプット</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="159"/>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="175"/>
        <source>Energy</source>
        <translation>電力量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="167"/>
        <source>%1 of wall-clock time; your own figure</source>
        <translation>実時間の %1（独自の値）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="169"/>
        <source>%1 of wall-clock time: a failure every %2 h, a checkpoint every %3 min</source>
        <translation>実時間の %1: 障害は %2 時間ごと、チェックポイントは %3 分ごと</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="172"/>
        <source>%1 of wall-clock time</source>
        <translation>実時間の %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="175"/>
        <source>%1 kWh</source>
        <translation>%1 kWh</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="176"/>
        <source>%1 t of CO2</source>
        <translation>CO₂ %1 t</translation>
    </message>
</context>
<context>
    <name>fivefold::ModelPicker</name>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="90"/>
        <source>Type to search</source>
        <translation>入力して検索</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="91"/>
        <source>Part of a model&apos;s name</source>
        <translation>モデル名の一部</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="92"/>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="94"/>
        <source>1 model</source>
        <translation>1 モデル</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/controls/model_picker.cpp" line="94"/>
        <source>%n models</source>
        <translation>
            <numerusform>%n モデル</numerusform>
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
        <translation>モデル</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="41"/>
        <source>Model preset; type to search</source>
        <translation>モデルのプリセット（入力して検索）</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="44"/>
        <source>Open c&amp;onfig.json…</source>
        <translation>config.json を開く(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="45"/>
        <source>Open config.json</source>
        <translation>config.json を開く</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="46"/>
        <source>Read the dimensions from a Hugging Face config.json; it can also be dropped on the window</source>
        <translation>Hugging Face の config.json から次元を読み込みます。ウィンドウへのドロップもできます</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="55"/>
        <source>Dimensions</source>
        <translation>次元</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="83"/>
        <source>These dimensions do not make a model: %1</source>
        <translation>この次元ではモデルになりません: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="85"/>
        <source>%1 parameters</source>
        <translation>%1 パラメータ</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="86"/>
        <source>%1 parameters, %2 active</source>
        <translation>%1 パラメータ、アクティブ %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="94"/>
        <source>%1 (own dimensions)</source>
        <translation>%1（独自の次元）</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="98"/>
        <source>%1 parameters, %2 of them used by each token</source>
        <translation>%1 パラメータ、うち各トークンが使うのは %2</translation>
    </message>
</context>
<context>
    <name>fivefold::NearestView</name>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="78"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>このプランは計算できません。理由は判定に示されています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="78"/>
        <source>The published runs are being read; those nearest to this plan will be listed here.</source>
        <translation>公表された実行を読み込んでいます。このプランに近いものがここに表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="90"/>
        <source>nothing that counts</source>
        <translation>重要な違いなし</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="105"/>
        <source>%1 (%2). It differs from this plan in nothing that counts.</source>
        <translation>%1（%2）。このプランとの重要な違いはありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="106"/>
        <source>%1 (%2). From this plan to that run: %3.</source>
        <translation>%1（%2）。このプランからその実行への違い: %3。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="123"/>
        <source>Load Its Plan</source>
        <translation>そのプランを読み込む</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="124"/>
        <source>Measured runs nearest to the plan</source>
        <translation>プランに最も近い実測の実行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="125"/>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="126"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="127"/>
        <source>Layout</source>
        <translation>並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="128"/>
        <source>Measured (s)</source>
        <translation>実測 (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="128"/>
        <source>Step time of the run</source>
        <translation>実行のステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="129"/>
        <source>Predicted (s)</source>
        <translation>予測 (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="129"/>
        <source>Step time by the model, for the run&apos;s own plan</source>
        <translation>実行自体のプランに対するモデルのステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="130"/>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="130"/>
        <source>Predicted over measured</source>
        <translation>予測/実測</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="131"/>
        <source>Differs in</source>
        <translation>相違点</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="131"/>
        <source>From the present plan to the run</source>
        <translation>現在のプランから実行への違い</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="132"/>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="132"/>
        <source>How unlike the plans are: 0 alike, about 1 for one parallel degree doubled</source>
        <translation>プランの違いの大きさ: 0 は同じ、約 1 は並列度 1 つが 2 倍になる違い</translation>
    </message>
</context>
<context>
    <name>fivefold::NewCampaignDialog</name>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="47"/>
        <source>and the &amp;Pareto front of step time, memory and cost</source>
        <translation>ステップ時間・メモリ・コストのパレートフロントも含める(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="50"/>
        <source>&amp;Write Campaign</source>
        <translation>キャンペーンを書き込む(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="52"/>
        <source>New Campaign</source>
        <translation>新しいキャンペーン</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="53"/>
        <source>Fastest layouts</source>
        <translation>最速の並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="54"/>
        <source>Pareto front</source>
        <translation>パレートフロント</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="55"/>
        <source>Runs that teach most</source>
        <translation>情報量の多い実行</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="56"/>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="57"/>
        <source>Launcher</source>
        <translation>ランチャー</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="58"/>
        <source>Folder</source>
        <translation>フォルダ</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="59"/>
        <source>Runs at a time</source>
        <translation>同時実行数</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="60"/>
        <source>Steps of a run</source>
        <translation>ステップ数</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="61"/>
        <source>Options of sbatch</source>
        <translation>sbatch のオプション</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="62"/>
        <source>Before each run</source>
        <translation>各実行の前</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="63"/>
        <source>Container image</source>
        <translation>コンテナイメージ</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="64"/>
        <source>Volume</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="65"/>
        <source>Login node</source>
        <translation>ログインノード</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="66"/>
        <source>Folder there</source>
        <translation>ノード側のフォルダ</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="67"/>
        <source>Write campaign</source>
        <translation>キャンペーンを書き込む</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="79"/>
        <source>this machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="80"/>
        <source>a folder of the campaign&apos;s name</source>
        <translation>キャンペーンと同名のフォルダ</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="81"/>
        <source>Runs that tell most about the constants that predictions rest on, whether they are fast or not</source>
        <translation>速いかどうかにかかわらず、予測の基になる定数について最も多くの情報が得られる実行です</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="83"/>
        <source>Layouts come from the search: %1 were found.</source>
        <translation>並列構成は探索の結果から選びます（%1 件）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="84"/>
        <source>No search has been made; one is made for the present plan, with the locked knobs as they are.</source>
        <translation>探索がまだ行われていません。現在のプランで、ロックしたノブをそのままにして探索します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="87"/>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="88"/>
        <source>Choose the folder</source>
        <translation>フォルダを選択</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="92"/>
        <source>F&amp;older</source>
        <translation>フォルダ(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="96"/>
        <source>Fas&amp;test layouts</source>
        <translation>最速の並列構成(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="98"/>
        <source>Runs that teach &amp;most</source>
        <translation>情報量の多い実行(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="99"/>
        <source>&amp;Framework</source>
        <translation>フレームワーク(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="100"/>
        <source>&amp;Launcher</source>
        <translation>ランチャー(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="102"/>
        <source>Runs at a t&amp;ime</source>
        <translation>同時実行数(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="103"/>
        <source>&amp;Steps of a run</source>
        <translation>ステップ数(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="104"/>
        <source>Options of sb&amp;atch</source>
        <translation>sbatch のオプション(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="106"/>
        <source>Container ima&amp;ge</source>
        <translation>コンテナイメージ(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="105"/>
        <source>Before &amp;each run</source>
        <translation>各実行の前(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="107"/>
        <source>&amp;Volume</source>
        <translation>ボリューム(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="108"/>
        <source>Login &amp;node</source>
        <translation>ログインノード(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="109"/>
        <source>Folder the&amp;re</source>
        <translation>ノード側のフォルダ(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="168"/>
        <source>Choose a folder for the campaign.</source>
        <translation>キャンペーンのフォルダを選択してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="169"/>
        <source>This folder holds a campaign already; choose another.</source>
        <translation>このフォルダには既にキャンペーンがあります。別のフォルダを選択してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="170"/>
        <source>Choose what to run.</source>
        <translation>実行するものを選択してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="176"/>
        <source>Folder of the Campaign</source>
        <translation>キャンペーンのフォルダ</translation>
    </message>
</context>
<context>
    <name>fivefold::NextChangesList</name>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="25"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="27"/>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="47"/>
        <source>Next best change %1</source>
        <translation>次の一手 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="72"/>
        <source>No change of one or two knobs is faster.</source>
        <translation>ノブ 1〜2 個の変更で速くなるものはありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="72"/>
        <source>No change of one or two knobs makes it fit.</source>
        <translation>ノブ 1〜2 個の変更で収まるようになるものはありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="82"/>
        <source>fits, %1</source>
        <translation>収まる、%1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="83"/>
        <source>%1 less time</source>
        <translation>時間を %1 短縮</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="86"/>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="87"/>
        <source>Step time %1 → %2</source>
        <translation>ステップ時間 %1 → %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="88"/>
        <source>Memory %1 → %2</source>
        <translation>メモリ %1 → %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="89"/>
        <source>With it: %1</source>
        <translation>あわせて: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="91"/>
        <source>Apply: %1</source>
        <translation>適用: %1</translation>
    </message>
</context>
<context>
    <name>fivefold::NoticesView</name>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="27"/>
        <source>%1: %2</source>
        <comment>where something happened, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="91"/>
        <source>Nothing stands out.</source>
        <translation>特に目立つ点はありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="112"/>
        <source>%1: %2</source>
        <comment>how grave, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="128"/>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="130"/>
        <source>Log of the probe</source>
        <translation>プローブのログ</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="129"/>
        <source>What the probe and the libraries printed</source>
        <translation>プローブとライブラリの出力</translation>
    </message>
</context>
<context>
    <name>fivefold::PageTabs</name>
    <message>
        <location filename="../app/desktop/page_tabs.cpp" line="55"/>
        <source>%1 (%2)</source>
        <comment>page and its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>fivefold::PlaceDialog</name>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="17"/>
        <source>Where the Campaign Runs</source>
        <translation>キャンペーンの実行場所</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="21"/>
        <source>Login node</source>
        <translation>ログインノード</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="22"/>
        <source>Folder there</source>
        <translation>ノード側のフォルダ</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="23"/>
        <source>this machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="24"/>
        <source>a folder of the campaign&apos;s name</source>
        <translation>キャンペーンと同名のフォルダ</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="25"/>
        <source>The folder is copied there with rsync, through your own ssh and its keys; records come back the same way. Nothing else leaves this machine.</source>
        <translation>フォルダは、ユーザー自身の ssh とその鍵を使い、rsync でコピーします。結果の記録も同じ経路で戻ります。それ以外のものがこのマシンの外に出ることはありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="30"/>
        <source>&amp;Login node</source>
        <translation>ログインノード(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="31"/>
        <source>&amp;Folder there</source>
        <translation>ノード側のフォルダ(&amp;F)</translation>
    </message>
</context>
<context>
    <name>fivefold::PlacementPage</name>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="97"/>
        <source>Placement</source>
        <translation>配置</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="103"/>
        <source>Which GPUs talk to each other, and over which links, will be shown here.</source>
        <translation>どの GPU 同士がどのリンクで通信するかがここに表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="104"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>このプランは計算できません。理由は判定に示されています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="118"/>
        <source>%1 ranks on one node</source>
        <translation>1 ノードに %1 ランク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="118"/>
        <source>%1 ranks on %2 nodes</source>
        <translation>%2 ノードに %1 ランク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="119"/>
        <source>%1; no rank needs another.</source>
        <translation>%1。ランク間の通信はありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="120"/>
        <source>%1; inside NVLink: %2; nothing crosses the network.</source>
        <translation>%1。NVLink 内: %2。ネットワークをまたぐものはありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="121"/>
        <source>%1; across the network: %2.</source>
        <translation>%1。ネットワーク経由: %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="122"/>
        <source>%1; inside NVLink: %2; across the network: %3.</source>
        <translation>%1。NVLink 内: %2、ネットワーク経由: %3。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="128"/>
        <source>&quot;%1&quot; is no order: it must name tp, cp, ep, dp and pp once each, the fastest first, such as %2.</source>
        <translation>「%1」は順序ではありません。tp、cp、ep、dp、pp を 1 回ずつ、最も速く変化するものから指定してください（例: %2）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="146"/>
        <source>Order of ranks %1</source>
        <translation>ランクの順序 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="208"/>
        <source>NVLink domain %1</source>
        <translation>NVLink ドメイン %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="208"/>
        <source>node %1</source>
        <translation>ノード %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="248"/>
        <source>Rank %1</source>
        <translation>ランク %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="258"/>
        <source>The ranks of this layout cannot be drawn: its degrees do not divide, or there are too many of them.</source>
        <translation>この並列構成のランクは描画できません。並列度が割り切れないか、ランクが多すぎます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="260"/>
        <source>In this order the experts of a pipeline stage would sit on other ranks than the rest of its layers; frameworks refuse it. With pipeline parallelism not last, expert data parallel must be as large as data parallel.</source>
        <translation>この順序では、パイプラインステージのエキスパートがその層の残りとは別のランクに置かれ、フレームワークに拒否されます。パイプライン並列が最後でない場合、エキスパートデータ並列はデータ並列と同じ大きさでなければなりません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="264"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="297"/>
        <source>The usual order, of Megatron-LM, nanotron, torchtitan, accelerate and DeepSpeed.</source>
        <translation>Megatron-LM、nanotron、torchtitan、accelerate、DeepSpeed の標準の順序です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="266"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="298"/>
        <source>Megatron-LM&apos;s --use-tp-pp-dp-mapping, and the order of Llama 3.</source>
        <translation>Megatron-LM の --use-tp-pp-dp-mapping と Llama 3 の順序です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="272"/>
        <source>In this order a step takes %1, as in the usual one.</source>
        <translation>この順序では 1 ステップは %1で、通常の順序と同じです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="274"/>
        <source>In this order a step takes %1, %2 longer than in the usual one.</source>
        <translation>この順序では 1 ステップが %1で、通常の順序より %2長くなります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="275"/>
        <source>In this order a step takes %1, %2 less than in the usual one.</source>
        <translation>この順序では 1 ステップが %1で、通常の順序より %2短くなります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_page.cpp" line="278"/>
        <source>One square stands for %n GPUs.</source>
        <translation>
            <numerusform>1 つの四角は GPU %n 個を表します。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="291"/>
        <source>Colour by</source>
        <translation>色分け</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="292"/>
        <source>Order of ranks</source>
        <translation>ランクの順序</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="293"/>
        <source>Groups that share a colour</source>
        <translation>同じ色で示すグループ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="294"/>
        <source>Ranks of one colour that lie together in a pattern are one group; the group of the chosen rank is outlined.</source>
        <translation>同じ色で、ひとまとまりの模様になっているランクが 1 つのグループです。選択したランクのグループは枠で囲まれます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="295"/>
        <source>Order of ranks, fastest dimension first</source>
        <translation>ランクの順序（最も速く変化する並列次元が先頭）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="296"/>
        <source>The dimension whose neighbours get neighbouring ranks comes first. Any order of tp, cp, ep, dp and pp can be typed.</source>
        <translation>隣同士に隣り合うランクが割り当てられる並列次元が先頭です。tp、cp、ep、dp、pp の任意の順序を入力できます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="299"/>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="300"/>
        <source>The plan takes this order of ranks; every page then counts with it.</source>
        <translation>プランがこのランクの順序を採用し、すべてのページがこの順序で計算します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="301"/>
        <source>Use this order of ranks</source>
        <translation>このランクの順序を使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="302"/>
        <source>GPUs by node</source>
        <translation>ノードごとの GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="303"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="305"/>
        <source>Groups by link</source>
        <translation>リンクごとのグループ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="304"/>
        <source>Groups of the chosen rank</source>
        <translation>選択したランクのグループ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="306"/>
        <source>Rank</source>
        <translation>ランク</translation>
    </message>
</context>
<context>
    <name>fivefold::ProbeControls</name>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="120"/>
        <source>%1: %2, %3</source>
        <comment>number of a GPU, its name and memory</comment>
        <translation>%1: %2、%3</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="139"/>
        <source>All %n GPU(s)</source>
        <translation>
            <numerusform>すべての GPU（%n 個）</numerusform>
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
        <translation>測定</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="146"/>
        <source>Ends the measurement and keeps what it has brought so far</source>
        <translation>測定を終了し、それまでの結果を残します</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="146"/>
        <source>Measures this machine&apos;s GPUs and their links; best while nothing else runs on them</source>
        <translation>このマシンの GPU とそのリンクを測定します。GPU で他に何も動作していないときが最適です</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="161"/>
        <source>Looking for GPUs</source>
        <translation>GPU を検索中</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="162"/>
        <source>Stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="163"/>
        <source>Starting</source>
        <translation>開始中</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="164"/>
        <source>Part %1 of %2, %3</source>
        <translation>%2 段階中 %1、%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="165"/>
        <source>%1: %2</source>
        <comment>a part of the run, what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="169"/>
        <source>Extent</source>
        <translation>範囲</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="170"/>
        <source>Full, about a minute</source>
        <translation>フル（約 1 分）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="171"/>
        <source>Quick, 15 seconds</source>
        <translation>クイック（15 秒）</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="172"/>
        <source>Extent of the measurement</source>
        <translation>測定の範囲</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="173"/>
        <source>The quick one measures fewer shapes and sizes</source>
        <translation>クイックでは、測定する形状とサイズを減らします</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="174"/>
        <source>GPUs to measure</source>
        <translation>測定する GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="175"/>
        <source>Which GPUs are measured</source>
        <translation>どの GPU を測定するか</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="176"/>
        <source>Progress of the measurement</source>
        <translation>測定の進捗</translation>
    </message>
</context>
<context>
    <name>fivefold::ProductLines</name>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="43"/>
        <source>GPUs of the cluster = data × tensor × pipeline × context parallel ranks</source>
        <translation>クラスタの GPU 数 = データ × テンソル × パイプライン × コンテキスト並列のランク数</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="44"/>
        <source>Sequences per step = data-parallel ranks × gradient accumulation × micro-batch</source>
        <translation>1 ステップのシーケンス数 = データ並列ランク数 × 勾配累積 × マイクロバッチ</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="46"/>
        <source>GPUs of a pipeline stage, TP × CP × DP, seen by the experts: expert data × expert tensor × expert parallel ranks</source>
        <translation>パイプラインステージの GPU 数 TP × CP × DP をエキスパートから見たもの: エキスパートデータ × エキスパートテンソル × エキスパート並列のランク数</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="58"/>
        <source>%1 GPUs %2 DP %3 × TP %4 × PP %5 × CP %6</source>
        <translation>%1 GPU %2 DP %3 × TP %4 × PP %5 × CP %6</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="61"/>
        <source>batch %1 %2 %3 × %4 × %5</source>
        <translation>バッチ %1 %2 %3 × %4 × %5</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="65"/>
        <source>experts %1 = EDP %2 × ETP %3 × EP %4</source>
        <translation>エキスパート %1 = EDP %2 × ETP %3 × EP %4</translation>
    </message>
</context>
<context>
    <name>fivefold::ProductsView</name>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="54"/>
        <source>How fast matrix products of training shapes run, by precision and beside the dense peak, will be shown here.</source>
        <translation>学習で使う形状の行列積の速度が、精度ごとに密なピーク性能と並べてここに表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="59"/>
        <source>Rows are the weights (outputs n × inputs k), columns the tokens m; in the cells %1 and the share of the dense peak.</source>
        <translation>行は重み（出力 n × 入力 k）、列はトークン m です。セルは %1 と、密なピーク性能に対する割合です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="63"/>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="64"/>
        <source>Precision of the products</source>
        <translation>行列積の精度</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="65"/>
        <source>Rate of matrix products by shape</source>
        <translation>形状ごとの行列積の速度</translation>
    </message>
</context>
<context>
    <name>fivefold::ReasonBars</name>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="38"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="44"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="124"/>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="124"/>
        <source>Layouts</source>
        <translation>並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="124"/>
        <source>Share (%)</source>
        <translation>割合 (%)</translation>
    </message>
</context>
<context>
    <name>fivefold::ResidualPlot</name>
    <message numerus="yes">
        <location filename="../app/desktop/charts/residual_plot.cpp" line="145"/>
        <source>%n runs</source>
        <translation>
            <numerusform>%n 件の実行</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot.cpp" line="150"/>
        <source>Measured (%1)	Predicted (%1)</source>
        <translation>実測 (%1)	予測 (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="107"/>
        <source>predicted (%1)</source>
        <translation>予測 (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="107"/>
        <source>predicted over measured</source>
        <translation>予測/実測</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="110"/>
        <source>%n beyond the edge</source>
        <translation>
            <numerusform>範囲外 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="112"/>
        <source>measured step time (%1)</source>
        <translation>実測ステップ時間 (%1)</translation>
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
        <translation>%1 を読み込めませんでした: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/residuals_view.cpp" line="177"/>
        <source>%n run(s) of your own are shown as yours.</source>
        <translation>
            <numerusform>自分の実行 %n 件を、自分のものとして表示しています。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="189"/>
        <source>the run did not finish</source>
        <translation>実行が完了していません</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="190"/>
        <source>neither step_time_s nor tokens_per_s_per_gpu is stated</source>
        <translation>step_time_s も tokens_per_s_per_gpu も指定されていません</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="191"/>
        <source>its software was in a broken state</source>
        <translation>ソフトウェアが異常な状態でした</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="192"/>
        <source>the plan cannot be computed</source>
        <translation>プランを計算できません</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="193"/>
        <source>line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="193"/>
        <source>and more</source>
        <translation>ほか</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="196"/>
        <source>%1: all %2 runs are shown as yours.</source>
        <translation>%1: %2 件すべての実行を自分の実行として表示しています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="197"/>
        <source>%1: %2 of %3 runs are shown as yours; %4.</source>
        <translation>%1: %3 件中 %2 件の実行を自分の実行として表示しています。%4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="202"/>
        <source>Open Runs</source>
        <translation>実行を開く</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="202"/>
        <source>Tables of runs (*.csv);;All files (*)</source>
        <translation>実行の表 (*.csv);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="240"/>
        <source>Yours</source>
        <translation>自分の実行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="241"/>
        <source>not stated</source>
        <translation>未指定</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="251"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="256"/>
        <source>others (%1)</source>
        <translation>その他 (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="286"/>
        <source>All published</source>
        <translation>公表分すべて</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="292"/>
        <source>%1: measured %2, predicted %3 (%4).</source>
        <translation>%1: 実測 %2、予測 %3（%4）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="298"/>
        <source>Point at a run, or walk along them with the arrow keys.</source>
        <translation>実行をポイントするか、矢印キーで順に移動してください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="332"/>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="333"/>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="342"/>
        <source>Colour by</source>
        <translation>色分け</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="334"/>
        <source>predicted against measured</source>
        <translation>予測と実測</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="335"/>
        <source>error against measured</source>
        <translation>誤差と実測</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="336"/>
        <source>source</source>
        <translation>出典</translation>
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
        <translation>フレームワーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="339"/>
        <source>All frameworks</source>
        <translation>すべてのフレームワーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="340"/>
        <source>All GPUs</source>
        <translation>すべての GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="341"/>
        <source>Axes of the plot</source>
        <translation>グラフの軸</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="343"/>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="345"/>
        <source>Open Runs…</source>
        <translation>実行を開く…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="346"/>
        <source>Your own runs, in a CSV file with the columns of the published ones; they are drawn as stars.</source>
        <translation>公表分と同じ列を持つ CSV ファイルから、自分の実行を読み込みます。星印で描画されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="347"/>
        <source>Load Its Plan</source>
        <translation>そのプランを読み込む</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="348"/>
        <source>Predicted and measured step times of the runs</source>
        <translation>実行のステップ時間の予測と実測</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="349"/>
        <source>Errors by group</source>
        <translation>グループごとの誤差</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="350"/>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="351"/>
        <source>Runs</source>
        <translation>実行数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="352"/>
        <source>Median (%)</source>
        <translation>中央値 (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="352"/>
        <source>Median size of the error, predicted over measured</source>
        <translation>予測/実測の誤差の大きさの中央値</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="353"/>
        <source>Mean (%)</source>
        <translation>平均 (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="353"/>
        <source>Mean size of the error</source>
        <translation>誤差の大きさの平均</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="354"/>
        <source>p90 (%)</source>
        <translation>p90 (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="354"/>
        <source>Nine of ten errors are smaller</source>
        <translation>誤差の 9 割はこれより小さい値です</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="355"/>
        <source>Bias (%)</source>
        <translation>偏り (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="355"/>
        <source>Mean error with its sign: positive where predictions are too slow</source>
        <translation>符号付き誤差の平均。正の値は予測が遅すぎることを示します</translation>
    </message>
</context>
<context>
    <name>fivefold::RuleList</name>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="28"/>
        <source>Dimensions that a model of this size wants</source>
        <translation>この規模のモデルに適した並列次元</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="29"/>
        <source>What to try when memory is over, in this order</source>
        <translation>メモリ超過時に試すこと（この順に）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="30"/>
        <source>Global batch</source>
        <translation>グローバルバッチ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="31"/>
        <source>Throughput, by priority</source>
        <translation>スループット（優先順）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="32"/>
        <source>Decision tree</source>
        <translation>決定木</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="33"/>
        <source>Typical configurations</source>
        <translation>典型的な構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="34"/>
        <source>Checklist</source>
        <translation>チェックリスト</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="35"/>
        <source>Red flags</source>
        <translation>危険信号</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="45"/>
        <source>All rules of thumb</source>
        <translation>すべての経験則</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="80"/>
        <source>Checklist %1 of %2, no red flag</source>
        <translation>チェックリスト %1 / %2、危険信号なし</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/rule_list.cpp" line="80"/>
        <source>Checklist %1 of %2, %n red flag(s)</source>
        <translation>
            <numerusform>チェックリスト %1 / %2、危険信号 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="103"/>
        <source>In order</source>
        <translation>順に</translation>
    </message>
</context>
<context>
    <name>fivefold::RunsPage</name>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="233"/>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="84"/>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="245"/>
        <source>Open Campaign</source>
        <translation>キャンペーンを開く</translation>
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
        <translation>キャンペーンレポートの書き出し</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="281"/>
        <source>PDF (*.pdf);;HTML (*.html);;CSV (*.csv)</source>
        <translation>PDF (*.pdf);;HTML (*.html);;CSV (*.csv)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="319"/>
        <source>This is the present layout.</source>
        <translation>これは現在の並列構成です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="320"/>
        <source>Layout of a run</source>
        <translation>実行の並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="321"/>
        <source>The layout of run %1 is in the knobs; Undo brings the old one back.</source>
        <translation>実行 %1 の並列構成をノブに設定しました。「元に戻す」で前の構成に戻ります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="357"/>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="88"/>
        <source>Point at a run, or walk along them with the arrow keys.</source>
        <translation>実行にポインタを合わせるか、矢印キーで移動します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="401"/>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="89"/>
        <source>Choose a run in the table; its log is shown here.</source>
        <translation>表で実行を選択すると、そのログがここに表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="401"/>
        <source>This run has no log yet.</source>
        <translation>この実行にはまだログがありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="407"/>
        <source>Run %1, attempt %2: %3</source>
        <translation>実行 %1、試行 %2: %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="19"/>
        <source>No campaign is open.</source>
        <translation>開いているキャンペーンはありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="25"/>
        <source>Opening the campaign…</source>
        <translation>キャンペーンを開いています…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="26"/>
        <source>Choosing layouts and writing the campaign…</source>
        <translation>並列構成を選び、キャンペーンを書き込んでいます…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="27"/>
        <source>Copying the campaign…</source>
        <translation>キャンペーンをコピーしています…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="28"/>
        <source>Submitting…</source>
        <translation>投入しています…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="29"/>
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="30"/>
        <source>Reading logs…</source>
        <translation>ログを読み込んでいます…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="31"/>
        <source>Learning from the results…</source>
        <translation>結果を反映しています…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="32"/>
        <source>Writing the report…</source>
        <translation>レポートを書き込んでいます…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="36"/>
        <source>%1; %2</source>
        <comment>GPU-hours spent, which constants are in use</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="41"/>
        <source>the estimates use the built-in constants</source>
        <translation>見積もりには組み込みの定数を使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="42"/>
        <source>the estimates use the profile &quot;%1&quot;</source>
        <translation>見積もりにはプロファイル「%1」を使用</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="48"/>
        <source>Resubmit %n run(s)</source>
        <translation>
            <numerusform>%n 件を再投入</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="48"/>
        <source>Resubmit failed</source>
        <translation>失敗分を再投入</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="49"/>
        <source>Stop %n run(s)</source>
        <translation>
            <numerusform>%n 件を停止</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="49"/>
        <source>Stop all</source>
        <translation>すべて停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="50"/>
        <source>Use layout</source>
        <translation>構成を使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="50"/>
        <source>Use best layout</source>
        <translation>最良の構成を使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="54"/>
        <source>A campaign tries the best layouts of a search on the real cluster: a folder with launch files for each run, which Slurm, SkyPilot or Kubernetes works through. What comes back is held against the predictions, failures are told apart, and what was measured ranks the rest anew. Make one from the search, or open the folder of one.</source>
        <translation>キャンペーンでは、探索で得た上位の並列構成を実際のクラスタで試します。各実行の起動ファイルを含むフォルダを作成し、Slurm、SkyPilot、または Kubernetes で順に実行します。得られた結果を予測と比べ、失敗は原因別に分け、実測に基づいて残りの順位を付け直します。探索から新しく作成するか、既存のキャンペーンのフォルダを開いてください。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="57"/>
        <source>New campaign…</source>
        <translation>新しいキャンペーン…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="58"/>
        <source>Open campaign…</source>
        <translation>キャンペーンを開く…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="59"/>
        <source>Submit</source>
        <translation>投入</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="60"/>
        <source>Submits every run that is neither done nor queued; safe to repeat</source>
        <translation>完了も待機もしていない実行をすべて投入します。繰り返しても問題ありません</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="61"/>
        <source>Submits the chosen runs once more, or all that failed</source>
        <translation>選択した実行、または失敗したすべての実行を再投入します</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="62"/>
        <source>Cancels queued and running runs, the chosen ones or all</source>
        <translation>待機中と実行中の実行を、選択分またはすべてキャンセルします</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="63"/>
        <source>Collect</source>
        <translation>収集</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="64"/>
        <source>Reads all logs anew and writes results.csv and results.json into the folder; also while runs go on</source>
        <translation>すべてのログを読み直し、results.csv と results.json をフォルダに書き込みます。実行中でも使えます</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="65"/>
        <source>Learn</source>
        <translation>反映</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="66"/>
        <source>Keeps the results among your own runs, refits the profile, and leaves out runs that cannot be the best any more</source>
        <translation>結果を自分の実行に加え、プロファイルを再較正し、最良になる見込みのない実行を除外します</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="67"/>
        <source>Puts the chosen layout, or the fastest measured, into the knobs; Undo brings the old one back</source>
        <translation>選択した並列構成、または実測で最速のものをノブに設定します。「元に戻す」で前の構成に戻ります</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="68"/>
        <source>Report…</source>
        <translation>レポート…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="69"/>
        <source>Where it runs…</source>
        <translation>実行場所…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="70"/>
        <source>On this machine, or on a login node through your own ssh</source>
        <translation>このマシン、またはユーザー自身の ssh で接続するログインノード</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="71"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="72"/>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="73"/>
        <source>Use this profile</source>
        <translation>このプロファイルを使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="74"/>
        <source>The estimates take the refitted constants from now on, in every plan; Undo brings the old ones back</source>
        <translation>今後、すべてのプランの見積もりに再較正した定数を使います。「元に戻す」で前の定数に戻ります</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="75"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="76"/>
        <source>Close the message</source>
        <translation>メッセージを閉じる</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="77"/>
        <source>Copy the command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="78"/>
        <source>Command to type</source>
        <translation>入力するコマンド</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="79"/>
        <source>Runs that have ended</source>
        <translation>終了した実行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="80"/>
        <source>Runs of the campaign</source>
        <translation>キャンペーンの実行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="81"/>
        <source>Predicted and measured step times of the campaign&apos;s runs</source>
        <translation>キャンペーンの各実行の予測と実測のステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="82"/>
        <source>Log of the chosen run</source>
        <translation>選択した実行のログ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="83"/>
        <source>Views of the campaign</source>
        <translation>キャンペーンの表示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="85"/>
        <source>Measured and Predicted</source>
        <translation>実測と予測</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="86"/>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
</context>
<context>
    <name>fivefold::ScalingPage</name>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="123"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="131"/>
        <source>Scaling</source>
        <translation>スケーリング</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="135"/>
        <source>The plan on other numbers of nodes, and what more hardware would buy, will be shown here.</source>
        <translation>他のノード数でのプランと、ハードウェアの増強による効果が、ここに表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="136"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>このプランは計算できません。理由は判定に示されています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="138"/>
        <source>On %1 this plan reaches an MFU of %2 and takes %3 days.</source>
        <translation>%1では、このプランの MFU は %2 で、%3 日かかります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="246"/>
        <source>Plan on %1</source>
        <translation>%1でのプラン</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="255"/>
        <source>Nodes must be a list of up to 32 whole numbers from 1 on, such as 1 2 4 8.</source>
        <translation>ノード数は 1 以上の整数を 32 個まで並べて指定してください（例: 1 2 4 8）。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="259"/>
        <source>Choose a point to read all about it.</source>
        <translation>点を選択すると、詳細が表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="279"/>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="280"/>
        <source>What the lines show</source>
        <translation>線に表示するもの</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="281"/>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="282"/>
        <source>Whether the batch grows with the nodes</source>
        <translation>バッチをノード数に比例させるかどうか</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="283"/>
        <source>Nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="284"/>
        <source>Numbers of nodes to look at</source>
        <translation>対象のノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="285"/>
        <source>Numbers of nodes with spaces or commas between them; empty for those around the plan&apos;s.</source>
        <translation>ノード数を空白またはコンマで区切って指定します。空欄の場合はプランのノード数の前後になります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="286"/>
        <source>Find Best Layouts</source>
        <translation>最良の並列構成を探索</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="287"/>
        <source>Searches the fastest layout on each number of nodes, with a tenth of the memory free.</source>
        <translation>メモリの 1 割を空けて、各ノード数で最速の並列構成を探索します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="288"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="289"/>
        <source>Points that are found stay.</source>
        <translation>見つかった点は残ります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="290"/>
        <source>Numbers of nodes searched</source>
        <translation>探索済みのノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="291"/>
        <source>The plan on other numbers of nodes</source>
        <translation>他のノード数でのプラン</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="292"/>
        <source>Use This Plan</source>
        <translation>このプランを使用</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="293"/>
        <source>Takes nodes and layout of the chosen point into the plan; Enter or a double click does the same.</source>
        <translation>選択した点のノード数と並列構成をプランに取り込みます。Enter またはダブルクリックでも同じです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="294"/>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="295"/>
        <source>Puts the plan of the chosen point aside to compare.</source>
        <translation>選択した点のプランを比較用にピン留めします。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="296"/>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="298"/>
        <source>What more hardware would buy</source>
        <translation>ハードウェア増強の効果</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="297"/>
        <source>Plans by number of nodes</source>
        <translation>ノード数ごとのプラン</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="299"/>
        <source>Numbers of nodes</source>
        <translation>ノード数</translation>
    </message>
</context>
<context>
    <name>fivefold::SearchControls</name>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="123"/>
        <source>Schedules, ZeRO stages and ways to deal layers that the plan&apos;s framework has. Without it also what other frameworks have.</source>
        <translation>プランのフレームワークにあるスケジュール、ZeRO ステージ、層の割り当て方に限ります。オフにすると、他のフレームワークにあるものも含めます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="127"/>
        <source>Find</source>
        <translation>目標</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="128"/>
        <source>What the best layout has most or least of</source>
        <translation>最良の並列構成で最大または最小にするもの</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="131"/>
        <source>Headroom</source>
        <translation>余裕</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="132"/>
        <source>Memory that must stay free, percent</source>
        <translation>空けておくメモリ（%）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="133"/>
        <source>Share of a GPU&apos;s usable memory that must stay free.</source>
        <translation>GPU の使用可能メモリのうち空けておく割合です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="134"/>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="135"/>
        <source>Nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="136"/>
        <source>Numbers of nodes to search</source>
        <translation>探索するノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="137"/>
        <source>Other numbers of nodes are doubled from the first one on: 2, 4, 8 ... The global batch stays as it is.</source>
        <translation>他のノード数は、最初の値から倍々に増やします: 2、4、8 … グローバルバッチは変わりません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="138"/>
        <source>as in the plan</source>
        <translation>プランどおり</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="139"/>
        <source>from</source>
        <translation>下限</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="141"/>
        <source>to</source>
        <translation>上限</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="142"/>
        <source>Fewest nodes</source>
        <translation>最小ノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="143"/>
        <source>Most nodes</source>
        <translation>最大ノード数</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="144"/>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="145"/>
        <source>Longest training, days</source>
        <translation>最長の学習時間（日）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="146"/>
        <source>Longest wall-clock time for the plan&apos;s tokens. Zero: any.</source>
        <translation>プランのトークン数に要する実時間の上限です。0 は制限なしです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="147"/>
        <location filename="../app/desktop/search/search_controls.cpp" line="152"/>
        <source>any</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="148"/>
        <source> days</source>
        <translation> 日</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="149"/>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="150"/>
        <source>Most dollars for the training</source>
        <translation>学習の費用の上限（ドル）</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="151"/>
        <source>Most dollars for the plan&apos;s tokens at the price per GPU-hour. Zero: any.</source>
        <translation>GPU 時間あたりの価格で計算した、プランのトークン数の費用の上限（ドル）です。0 は制限なしです。</translation>
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
        <translation>フレームワークで実行可能なもののみ</translation>
    </message>
</context>
<context>
    <name>fivefold::SearchPage</name>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="88"/>
        <source>The search ended early: %1</source>
        <translation>探索は途中で終了しました: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/search_page.cpp" line="94"/>
        <source>%n row(s) copied</source>
        <translation>
            <numerusform>%n 行をコピーしました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="96"/>
        <source>Table written to %1</source>
        <translation>表を %1 に書き込みました</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="97"/>
        <source>The table was not written to %1: %2</source>
        <translation>表を %1 に書き込めませんでした: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="158"/>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="170"/>
        <source>%1 layouts</source>
        <translation>%1 件の並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="159"/>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="195"/>
        <source>Locked, so the search leaves them as they are: %1.</source>
        <translation>ロック中のため、探索では変更しません: %1。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="222"/>
        <source>Memory of the fullest stage</source>
        <translation>使用量が最大のステージのメモリ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="223"/>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="223"/>
        <source>Tokens per second</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="239"/>
        <source>usable %1</source>
        <translation>使用可能 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="240"/>
        <source>with %1 headroom</source>
        <translation>余裕 %1 を含む</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="241"/>
        <source>Pareto front</source>
        <translation>パレートフロント</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="242"/>
        <source>present plan</source>
        <translation>現在のプラン</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="247"/>
        <source>%1 layouts by memory and speed; %2 are on the Pareto front. Left and Right walk along it.</source>
        <translation>メモリと速度で示した %1 件の並列構成。うち %2 件がパレートフロント上にあります。← と → でフロントに沿って移動します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="259"/>
        <source>This is the present layout.</source>
        <translation>これは現在の並列構成です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="260"/>
        <source>Layout %1 of the search</source>
        <translation>探索結果の並列構成 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="261"/>
        <source>Layout %1 is in the knobs; Undo brings the old one back.</source>
        <translation>並列構成 %1 をノブに設定しました。「元に戻す」で前の構成に戻ります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="269"/>
        <source>Pinned: %1</source>
        <translation>ピン留めしました: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="269"/>
        <source>Pinned already: %1</source>
        <translation>既にピン留めされています: %1</translation>
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
        <translation>探索</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="105"/>
        <source>Trying every layout of this model on this cluster.</source>
        <translation>このクラスタでのこのモデルの並列構成をすべて試しています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="106"/>
        <source>No search has run yet: which layout of this model on this cluster is best is still open.</source>
        <translation>探索はまだ実行されていません。このクラスタでこのモデルに最良の並列構成は、まだわかりません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="108"/>
        <source>None of %1 layouts meets the limits.</source>
        <translation>%1 件の並列構成のうち、条件を満たすものはありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="113"/>
        <source>Least memory: %1, %2 on the fullest stage, in %3.</source>
        <translation>最小メモリ: %1、使用量が最大のステージで %2、ステップ時間 %3。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="114"/>
        <source>Cheapest: %1, %2 for the plan&apos;s tokens.</source>
        <translation>最小コスト: %1、プランのトークン数で %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="115"/>
        <source>Highest MFU: %1, %2, in %3.</source>
        <translation>最高 MFU: %1、%2、ステップ時間 %3。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="116"/>
        <source>Fastest: %1 in %2.</source>
        <translation>最速: %1、ステップ時間 %2。</translation>
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
        <translation>現在の並列構成は条件を満たしていません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="127"/>
        <source>The present layout is the best.</source>
        <translation>現在の並列構成が最良です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="128"/>
        <source>The present layout is number %1 of %2.</source>
        <translation>現在の並列構成は %2 件中 %1 位です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="129"/>
        <source>The present layout is number %1 of those that fit.</source>
        <translation>現在の並列構成は、収まるもののうち %1 位です。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="130"/>
        <source>The present layout is not among the best %1.</source>
        <translation>現在の並列構成は、上位 %1 件に入っていません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="135"/>
        <source>Here will be every layout that obeys the rules and fits, in a table and as memory against speed, and why the others were rejected. Run starts the search; the plan stays as it is until you choose a layout.</source>
        <translation>規則に適合して収まるすべての並列構成が、表と、メモリと速度の図でここに表示されます。それ以外が除外された理由も示されます。「実行」で探索を開始します。並列構成を選択するまで、プランは変わりません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="137"/>
        <source>There is no layout to try: GPUs and batch do not multiply out with what is locked.</source>
        <translation>試せる並列構成がありません。ロックした値では、GPU 数とバッチの積が合いません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="138"/>
        <source>Nothing meets the limits. The bars show what was in the way; less headroom, more nodes or fewer locks leave more.</source>
        <translation>条件を満たすものがありません。妨げとなったものは棒に示されます。余裕を小さくする、ノード数を増やす、ロックを減らすと、候補が増えます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="143"/>
        <source>%1 layouts in %2</source>
        <comment>layouts, seconds</comment>
        <translation>%1 件の並列構成を評価（%2）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="144"/>
        <source>all %1 that meet the limits are listed</source>
        <translation>条件を満たす %1 件すべてを表示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="145"/>
        <source>%1 fit; the best %2 and the Pareto front are listed</source>
        <translation>%1 件が収まり、上位 %2 件とパレートフロントを表示</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="147"/>
        <source>Stopped: %1; %2.</source>
        <translation>停止しました: %1、%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="148"/>
        <source>%1; %2.</source>
        <comment>counts of a search</comment>
        <translation>%1、%2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="154"/>
        <source>The model, cluster or training has changed since. These layouts belong to the plan as it was; using one brings that back.</source>
        <translation>その後、モデル、クラスタ、または学習の設定が変わっています。これらの並列構成は変更前のプランのもので、使用するとその設定に戻ります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="155"/>
        <source>The measured values in use have changed since this search.</source>
        <translation>この探索の後に、使用中の測定値が変わっています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="156"/>
        <source>What is searched or locked has changed since this search.</source>
        <translation>この探索の後、探索の対象またはロックが変わっています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="160"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="160"/>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="162"/>
        <source>Ends the search with what it has found so far (Esc)</source>
        <translation>ここまでの結果で探索を終了します (Esc)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="162"/>
        <source>Tries every layout (F5)</source>
        <translation>すべての並列構成を試します (F5)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="173"/>
        <source>%1, %2, best %3</source>
        <translation>%1、%2、最良 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="173"/>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="189"/>
        <source>fullest: %1</source>
        <translation>使用量最大: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="193"/>
        <source>%1 of %2 layouts were rejected, for %n reason(s).</source>
        <translation>
            <numerusform>%2 件中 %1 件の並列構成が、%n 種類の理由で除外されました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="201"/>
        <source>Of %1 layouts these were not kept. A click on a bar explains it.</source>
        <translation>%1 件の並列構成のうち、残らなかったものです。棒をクリックすると説明が表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="209"/>
        <source>%1: the fullest stage is the first in %2, a middle one in %3, the last in %4. Those within the GPU&apos;s memory but not within the headroom count too.</source>
        <translation>%1: 使用量が最大のステージは、%2 件で最初、%3 件で中間、%4 件で最後のステージです。GPU のメモリには収まるが余裕が足りないものも含みます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="213"/>
        <source>The stage that needs most. Early stages hold the activations of more micro-batches; the first has the embedding, the last the head and the loss.</source>
        <translation>最も多くのメモリを必要とするステージです。前のステージほど多くのマイクロバッチのアクティベーションを保持します。最初のステージには埋め込み、最後のステージには出力ヘッドと損失があります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="222"/>
        <source>step %1, MFU %2, memory %3</source>
        <translation>ステップ %1、MFU %2、メモリ %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="225"/>
        <source>%1; %2 % against now</source>
        <translation>%1、現在比 %2 %</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="226"/>
        <source>%1: %2</source>
        <comment>place, layout</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="227"/>
        <source>%1: %2; %3</source>
        <comment>place, layout, figures</comment>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="233"/>
        <source>Run again</source>
        <translation>再実行</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="234"/>
        <source>Layouts</source>
        <translation>並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="235"/>
        <source>Memory and speed</source>
        <translation>メモリと速度</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="236"/>
        <source>Rejected</source>
        <translation>除外</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="237"/>
        <source>Filter: tp=8 pp&lt;=4 mem&lt;70 selective</source>
        <translation>フィルタ: tp=8 pp&lt;=4 mem&lt;70 selective</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="238"/>
        <source>Filter</source>
        <translation>フィルタ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="239"/>
        <source>Clear the filter</source>
        <translation>フィルタをクリア</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="240"/>
        <source>Conditions with spaces between them, all of which must hold: tp=8, ga=16,32, mem&lt;70, now&lt;-5, recompute=full. A word alone must be part of a name, as in “interleaved” or “front”; with a minus before it, of none.</source>
        <translation>空白で区切った条件をすべて満たすものを表示します: tp=8、ga=16,32、mem&lt;70、now&lt;-5、recompute=full。単語だけを書くと名前の一部に一致するもの（例: “interleaved”、“front”）、前にマイナスを付けるとどの名前にも一致しないものになります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="242"/>
        <source>Progress of the search</source>
        <translation>探索の進行状況</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="243"/>
        <source>Memory against</source>
        <translation>縦軸（横軸: メモリ）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="244"/>
        <source>tokens per second</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="245"/>
        <source>step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="249"/>
        <source>What memory is shown against</source>
        <translation>縦軸に表示する値（横軸はメモリ）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="250"/>
        <source>Layouts by memory and speed</source>
        <translation>メモリと速度で示した並列構成</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="251"/>
        <source>Why layouts were rejected</source>
        <translation>並列構成が除外された理由</translation>
    </message>
</context>
<context>
    <name>fivefold::SettingsDialog</name>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="19"/>
        <source>&amp;Show what a re-balance changed by a short flash</source>
        <translation>再調整で変わった箇所を短い点滅で示す(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="22"/>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="29"/>
        <location filename="../app/desktop/settings_dialog.cpp" line="31"/>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="32"/>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="33"/>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="45"/>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="46"/>
        <source>&amp;Appearance</source>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="48"/>
        <source>&lt;b&gt;Measurement of GPUs&lt;/b&gt;</source>
        <translation>&lt;b&gt;GPU の測定&lt;/b&gt;</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="50"/>
        <source>&amp;Python environment</source>
        <translation>Python 環境(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="50"/>
        <source>The folder of the training environment, whose NCCL and cuBLAS are measured; empty: those of the system</source>
        <translation>NCCL と cuBLAS を測定する学習環境のフォルダ。空の場合はシステムのものを使います</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="51"/>
        <source>&amp;NCCL</source>
        <translation>&amp;NCCL</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="51"/>
        <source>The file libnccl.so.2; empty: looked for</source>
        <translation>ファイル libnccl.so.2。空の場合は自動検索します</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="52"/>
        <source>&amp;cuBLASLt</source>
        <translation>&amp;cuBLASLt</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="52"/>
        <source>The file libcublasLt.so; empty: looked for</source>
        <translation>ファイル libcublasLt.so。空の場合は自動検索します</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="73"/>
        <source>looked for</source>
        <translation>自動検索</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="82"/>
        <source>The language changes when Fivefold starts again.</source>
        <translation>言語は Fivefold の次回起動時に変わります。</translation>
    </message>
</context>
<context>
    <name>fivefold::SetupPanel</name>
    <message>
        <location filename="../app/desktop/setup/setup_panel.cpp" line="19"/>
        <source>Setup</source>
        <translation>セットアップ</translation>
    </message>
</context>
<context>
    <name>fivefold::SliderCell</name>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="31"/>
        <source>%1, exact value</source>
        <translation>%1、正確な値</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="32"/>
        <source>%1, possible values</source>
        <translation>%1、可能な値</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="90"/>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>fivefold::SoftwareSection</name>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="29"/>
        <source>Software</source>
        <translation>ソフトウェア</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="35"/>
        <source>Kernels, overlap, offload</source>
        <translation>カーネル、オーバーラップ、オフロード</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="37"/>
        <source>What is not stated is assumed to be the framework&apos;s default, and the estimate is less certain</source>
        <translation>指定のない項目はフレームワークの既定値と仮定され、見積もりの確度は下がります</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="68"/>
        <source>%1: %2</source>
        <comment>not stated: what is assumed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="110"/>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="110"/>
        <source>The kernel of the cross entropy; a chunked one never holds all logits</source>
        <translation>交差エントロピーのカーネルです。分割計算では全ロジットを同時に保持しません</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="111"/>
        <source>Loss pieces</source>
        <translation>損失の分割数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="111"/>
        <source>Pieces in which a chunked loss goes through the tokens</source>
        <translation>損失の分割計算でトークンを処理する回数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="113"/>
        <source>framework&apos;s</source>
        <translation>FW の既定</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="114"/>
        <source>Fused norm</source>
        <translation>融合正規化</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="114"/>
        <source>Norms as one kernel instead of several</source>
        <translation>正規化を複数ではなく 1 つのカーネルで行います</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="115"/>
        <source>torch.compile</source>
        <translation>torch.compile</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="115"/>
        <source>Element-wise kernels fused by the compiler</source>
        <translation>要素ごとのカーネルをコンパイラが融合します</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="116"/>
        <source>CUDA graphs</source>
        <translation>CUDA Graphs</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="116"/>
        <source>Captured launches take the host&apos;s time off small layers</source>
        <translation>起動をキャプチャし、小さい層でのホストの時間をなくします</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="117"/>
        <source>TP overlap</source>
        <translation>TP オーバーラップ</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="117"/>
        <source>Tensor-parallel collectives overlap with the products beside them</source>
        <translation>テンソル並列の集合通信を前後の行列積とオーバーラップさせます</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="119"/>
        <source>fp8 scales</source>
        <translation>fp8 スケール</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="119"/>
        <source>Where the scales of fp8 come from: past maxima, the tensor&apos;s own, or one for each block</source>
        <translation>fp8 のスケールの由来: 過去の最大値、テンソル自身、またはブロックごと</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="122"/>
        <source>Weights in low precision</source>
        <translation>低精度の重み</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="122"/>
        <source>Weights are stored and gathered in the low precision instead of 16 bit with cached copies</source>
        <translation>重みを、16 ビットとキャッシュしたコピーではなく、低精度のまま保存し all-gather します</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="124"/>
        <source>CP exchange</source>
        <translation>CP 通信方式</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="124"/>
        <source>How the ranks of a sequence exchange keys and values</source>
        <translation>シーケンスを分担するランクがキーとバリューを交換する方法</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="126"/>
        <source>CP ranks of the all-to-all</source>
        <translation>all-to-all の CP ランク数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="126"/>
        <source>Ranks that exchange heads; a ring joins these groups</source>
        <translation>ヘッドを交換するランク数です。これらのグループをリングでつなぎます</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="128"/>
        <source>as fit</source>
        <translation>収まる範囲</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="132"/>
        <source>Expert dispatch</source>
        <translation>エキスパートディスパッチ</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="132"/>
        <source>What carries tokens to their experts and back</source>
        <translation>トークンをエキスパートに送り、戻す手段</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="133"/>
        <source>Token routing</source>
        <translation>トークンルーティング</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="133"/>
        <source>Whether experts take all tokens, the same number each, or drop some</source>
        <translation>エキスパートが全トークンを受けるか、同数ずつ受けるか、一部を捨てるか</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="134"/>
        <source>Capacity factor</source>
        <translation>容量係数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="134"/>
        <source>Slots of an expert over its even share, where tokens are dropped</source>
        <translation>トークンをドロップする場合の、均等割りに対するエキスパートの枠の比</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="136"/>
        <source>1, assumed</source>
        <translation>1（仮定）</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="137"/>
        <source>Expert overlap</source>
        <translation>EP オーバーラップ</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="137"/>
        <source>Expert exchange hidden behind another micro-batch</source>
        <translation>エキスパート通信を別のマイクロバッチの裏に隠蔽します</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="138"/>
        <source>Shared-expert overlap</source>
        <translation>共有エキスパートのオーバーラップ</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="138"/>
        <source>Expert exchange hidden behind the shared expert</source>
        <translation>エキスパート通信を共有エキスパートの裏に隠蔽します</translation>
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
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="145"/>
        <source>Optimizer on the host</source>
        <translation>オプティマイザのホスト配置</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="145"/>
        <source>Share of the optimizer&apos;s state that lives, and is stepped, on the host</source>
        <translation>オプティマイザ状態のうち、ホスト上に置いて更新する割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="147"/>
        <source>Activations on the host</source>
        <translation>アクティベーションのホスト配置</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="147"/>
        <source>Share of the kept activations that waits on the host for the backward pass</source>
        <translation>保持するアクティベーションのうち、逆伝播までホストに置く割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="149"/>
        <source>Weights on the host</source>
        <translation>重みのホスト配置</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="149"/>
        <source>Share of the weights that lives on the host; needs ZeRO-3</source>
        <translation>重みのうちホスト上に置く割合。ZeRO-3 が必要です</translation>
    </message>
</context>
<context>
    <name>fivefold::StackedBars</name>
    <message>
        <location filename="../app/desktop/charts/stacked_bars.cpp" line="209"/>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/stacked_bars.cpp" line="211"/>
        <source>Total (%1)</source>
        <translation>合計 (%1)</translation>
    </message>
</context>
<context>
    <name>fivefold::StepPage</name>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="40"/>
        <source>%1 to %2 %3</source>
        <translation>%1〜%2 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="63"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="171"/>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="111"/>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="117"/>
        <source>Where the time of a training step goes will be shown here.</source>
        <translation>学習ステップの時間の内訳がここに表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="118"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>このプランは計算できません。理由は判定に示されています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="124"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="127"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="125"/>
        <source>A step takes %1; the largest cost is: %2.</source>
        <translation>1 ステップは %1です。最大の要素: %2。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="126"/>
        <source>A step takes %1; the largest cost is: %2; the largest loss is: %3.</source>
        <translation>1 ステップは %1です。最大の要素: %2。最大の損失要因: %3。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="138"/>
        <source>%1 computing, %2 waiting for communication, %3 idle, %4 optimizer and launches.</source>
        <translation>計算 %1、通信待ち %2、アイドル %3、オプティマイザと起動 %4。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Part</source>
        <translation>内訳</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="190"/>
        <source>Time (%1)</source>
        <translation>時間 (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Share (%)</source>
        <translation>割合 (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Share of the step time</source>
        <translation>ステップ時間に占める割合</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="185"/>
        <source>Dimension</source>
        <translation>並列次元</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="186"/>
        <source>Ranks</source>
        <translation>ランク数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="186"/>
        <source>Ranks of one communication group</source>
        <translation>1 つの通信グループのランク数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="187"/>
        <source>Placement</source>
        <translation>配置</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="187"/>
        <source>Ranks in one NVLink domain × domains that the group spans</source>
        <translation>1 つの NVLink ドメイン内のランク数 × グループがまたぐドメイン数</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="188"/>
        <source>Sent (GB)</source>
        <translation>送信 (GB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="188"/>
        <source>Sent by the busiest rank in one step</source>
        <translation>送信が最も多いランクの 1 ステップの送信量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="189"/>
        <source>Rate (GB/s)</source>
        <translation>速度 (GB/s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="189"/>
        <source>Bandwidth that the group gets, one direction</source>
        <translation>グループが得る帯域（片方向）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="190"/>
        <source>Time on the wire in one step</source>
        <translation>1 ステップの通信時間</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="191"/>
        <source>Exposed (%1)</source>
        <translation>露出 (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="191"/>
        <source>Part of the step time that nothing hides</source>
        <translation>ステップ時間のうち隠蔽されない部分</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="197"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="200"/>
        <source>Crosses NVLink domains: %1 ranks in each of %2 domains.</source>
        <translation>NVLink ドメインをまたぎます: %2 ドメインに %1 ランクずつ。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="202"/>
        <source>Stays inside one NVLink domain.</source>
        <translation>1 つの NVLink ドメイン内に収まります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="213"/>
        <source>Traffic</source>
        <translation>通信量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="214"/>
        <source>Parts</source>
        <translation>内訳</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="215"/>
        <source>Parts of the step time</source>
        <translation>ステップ時間の内訳</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="216"/>
        <source>Traffic by dimension of parallelism</source>
        <translation>並列次元ごとの通信量</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="217"/>
        <source>Parts of the step time as a table</source>
        <translation>ステップ時間の内訳（表）</translation>
    </message>
</context>
<context>
    <name>fivefold::TimelinePage</name>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="80"/>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="81"/>
        <source>Schedule shown</source>
        <translation>表示するスケジュール</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="82"/>
        <source>The same plan under another pipeline schedule. The plan stays as it is.</source>
        <translation>同じプランを別のパイプラインスケジュールで表示します。プランは変わりません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="83"/>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="84"/>
        <source>Schedule below, to compare with</source>
        <translation>下に表示する比較用のスケジュール</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="85"/>
        <source>A second schedule below, on the same axis of time.</source>
        <translation>2 つ目のスケジュールを、同じ時間軸で下に表示します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="86"/>
        <source>Follow micro-batch</source>
        <translation>マイクロバッチ追跡</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="87"/>
        <source>Micro-batch to follow</source>
        <translation>追跡するマイクロバッチ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="88"/>
        <source>Its passes keep their colours, everything else turns pale, and lines show its way from stage to stage. A click on a pass does the same.</source>
        <translation>追跡するパスは色を保ち、それ以外は薄く表示され、ステージ間の経路が線で示されます。パスのクリックでも同じです。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="90"/>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="91"/>
        <source>Critical path</source>
        <translation>クリティカルパス</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="93"/>
        <source>A line through the passes that the end of the pipeline waits for: only shorter ones among these shorten the step.</source>
        <translation>パイプラインの終わりが待つパスを結ぶ線です。これらを短くした場合だけステップが短くなります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="94"/>
        <source>Streams</source>
        <translation>ストリーム</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="95"/>
        <source>What one GPU of the stage whose memory is shown does side by side: compute, TP, CP, EP, pipeline and DP communication. A click on a pass or a row of the table chooses the stage.</source>
        <translation>メモリを表示しているステージの 1 GPU が並行して行う処理です: 計算と、TP、CP、EP、パイプライン、DP の通信。パスまたは表の行をクリックするとステージを選択します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="97"/>
        <source>Moment</source>
        <translation>時点</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="98"/>
        <source>Moment of the step</source>
        <translation>ステップ内の時点</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="99"/>
        <source>Moves a line through all stages and the memory below.</source>
        <translation>全ステージと下のメモリを通る線を動かします。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="100"/>
        <source>Export trace…</source>
        <translation>トレースをエクスポート…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="102"/>
        <source>The schedule as a JSON trace that Perfetto and chrome://tracing open, with the streams of the stage whose memory is shown.</source>
        <translation>スケジュールを Perfetto と chrome://tracing で開ける JSON トレースにします。メモリを表示中のステージのストリームも含みます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="103"/>
        <source>Passes of every stage over time</source>
        <translation>時間に沿った各ステージのパス</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="104"/>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="106"/>
        <source>Stages</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="105"/>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="107"/>
        <source>Schedules that pay</source>
        <translation>有利なスケジュール</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="108"/>
        <source>Schedules, virtual stages and micro-batch sizes of which none has both less bubble and less memory.</source>
        <translation>スケジュール、仮想ステージ、マイクロバッチサイズの組み合わせのうち、バブルとメモリの両方で他に劣るものを除いたもの。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="40"/>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="44"/>
        <source>One step, pass by pass on every pipeline stage, will be shown here.</source>
        <translation>1 ステップの各パイプラインステージのパスがここに表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="45"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>このプランは計算できません。理由は判定に示されています。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="48"/>
        <source>one micro-batch</source>
        <translation>マイクロバッチ 1 個</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="48"/>
        <source>%1 micro-batches</source>
        <translation>マイクロバッチ %1 個</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="51"/>
        <source>One stage works through %1 and its optimizer step in %2; without a pipeline there is no bubble.</source>
        <translation>1 つのステージが%1とオプティマイザステップを %2で処理します。パイプラインがないため、バブルはありません。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="52"/>
        <source>%1 pipeline stages work through %2 under %3 in %4.</source>
        <translation>%1 個のパイプラインステージが%2を %3 で処理し、%4かかります。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="230"/>
        <source>%1 (this plan)</source>
        <translation>%1（このプラン）</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="231"/>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="281"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="281"/>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="307"/>
        <source>Export Trace</source>
        <translation>トレースのエクスポート</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="307"/>
        <source>Traces (*.json)</source>
        <translation>トレース (*.json)</translation>
    </message>
</context>
<context>
    <name>fivefold::TrainingSection</name>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="33"/>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="42"/>
        <source> T</source>
        <comment>trillions of tokens</comment>
        <translation> 兆</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="59"/>
        <source>Sequence &amp;length</source>
        <translation>シーケンス長(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="60"/>
        <source>Global &amp;batch</source>
        <translation>グローバルバッチ(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="61"/>
        <source>Sequences per optimizer step</source>
        <translation>オプティマイザステップあたりのシーケンス数</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="63"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="81"/>
        <source>Tokens in all</source>
        <translation>総トークン数</translation>
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
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="66"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="92"/>
        <source>Attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="67"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="93"/>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="76"/>
        <source>Sequence length</source>
        <translation>シーケンス長</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="77"/>
        <source>Global batch</source>
        <translation>グローバルバッチ</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="103"/>
        <source>= %1 M tokens per step</source>
        <translation>= 1 ステップ %1 M トークン</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="104"/>
        <source>= %1 tokens per step</source>
        <translation>= 1 ステップ %1 トークン</translation>
    </message>
</context>
<context>
    <name>fivefold::ValueTable</name>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="242"/>
        <source>Copy &amp;Rows</source>
        <translation>行をコピー(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="244"/>
        <source>Copy &amp;Table</source>
        <translation>表をコピー(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="245"/>
        <source>Copy Table as &amp;Markdown</source>
        <translation>表を &amp;Markdown としてコピー</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="246"/>
        <source>Copy Table as &amp;CSV</source>
        <translation>表を &amp;CSV としてコピー</translation>
    </message>
</context>
<context>
    <name>fivefold::VerdictBanner</name>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="49"/>
        <source>NO PLAN</source>
        <translation>プランなし</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="50"/>
        <source>Choose a model and a cluster; the verdict appears here.</source>
        <translation>モデルとクラスタを選ぶと、ここに判定が表示されます。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="54"/>
        <source>NOT VALID</source>
        <translation>無効</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="55"/>
        <source>This plan breaks a rule, so it cannot be computed. The rule and what would be right stand below.</source>
        <translation>このプランは規則に違反しているため、計算できません。該当する規則と正しい値は下に示します。</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="63"/>
        <source>headroom %1</source>
        <translation>余裕 %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="64"/>
        <source>%1 too much</source>
        <translation>%1 超過</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="65"/>
        <source>fits with a probability of %1</source>
        <translation>収まる確率 %1</translation>
    </message>
</context>
<context>
    <name>fivefold::VerdictPanel</name>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="91"/>
        <source>%1: %2, %3 per step</source>
        <translation>%1: %2、1 ステップ %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="104"/>
        <source>Next best</source>
        <translation>次の一手</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="105"/>
        <source>Checks</source>
        <translation>チェック</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="115"/>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
</context>
<context>
    <name>fivefold::Waterfall</name>
    <message>
        <location filename="../app/desktop/charts/waterfall.cpp" line="49"/>
        <source>%1: %2, %3</source>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/waterfall.cpp" line="118"/>
        <source>Part	Time (%1)	Share (%)</source>
        <translation>内訳	時間 (%1)	割合 (%)</translation>
    </message>
</context>
<context>
    <name>fivefold::WhatIfStrip</name>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="67"/>
        <source>as it is now</source>
        <translation>現状</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="69"/>
        <source>cannot be computed</source>
        <translation>計算不可</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="71"/>
        <source>as fast as now</source>
        <translation>現在と同じ速さ</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="73"/>
        <source>%1 faster</source>
        <translation>%1 高速</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="75"/>
        <source>%1 slower</source>
        <translation>%1 低速</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="76"/>
        <source>%1: %2, %3, breaks a rule</source>
        <translation>%1: %2、%3、規則違反</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="78"/>
        <source>%1: %2, %3, fits</source>
        <translation>%1: %2、%3、収まる</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="79"/>
        <source>%1: %2, %3, tight</source>
        <translation>%1: %2、%3、余裕わずか</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="80"/>
        <source>%1: %2, %3, at risk of running out of memory</source>
        <translation>%1: %2、%3、メモリ不足の恐れ</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="83"/>
        <source>%1: %2, %3, does not fit</source>
        <translation>%1: %2、%3、収まらない</translation>
    </message>
</context>
</TS>
