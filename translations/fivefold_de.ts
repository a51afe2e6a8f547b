<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <location filename="../app/texts/advice_texts.h" line="25"/>
        <source>By the estimate TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step and fits with a probability of {best_probability} %; this plan takes {step} s.</source>
        <translation>Laut Schätzung braucht TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} {best}&#xa0;s je Schritt und passt mit einer Wahrscheinlichkeit von {best_probability}&#xa0;%; dieser Plan braucht {step}&#xa0;s.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="26"/>
        <source>By the estimate no layout that the rule asks for fits.</source>
        <translation>Laut Schätzung passt kein Layout, das die Regel vorsieht.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="28"/>
        <source>The rule knows no layout for this plan.</source>
        <translation>Die Regel kennt kein Layout für diesen Plan.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="31"/>
        <source>A model of this size wants one dimension of parallelism; no such layout is faster.</source>
        <translation>Für ein Modell dieser Größe sieht die Regel eine einzige Dimension der Parallelität vor; kein solches Layout ist schneller.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="32"/>
        <source>A model of this size wants one dimension of parallelism: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation>Für ein Modell dieser Größe sieht die Regel eine einzige Dimension der Parallelität vor: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} braucht {best}&#xa0;s je Schritt, dieser Plan {step}&#xa0;s.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="34"/>
        <source>The three usual layouts of this size (TP x PP, TP x ZeRO-3, ZeRO-3) are not faster.</source>
        <translation>Die drei üblichen Layouts dieser Größe (TP × PP, TP × ZeRO-3, ZeRO-3) sind nicht schneller.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="35"/>
        <source>Of the three usual layouts of this size TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation>Von den drei üblichen Layouts dieser Größe braucht TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} {best}&#xa0;s je Schritt, dieser Plan {step}&#xa0;s.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="37"/>
        <source>On this many GPUs the plan does not rely on data parallelism alone.</source>
        <translation>Bei so vielen GPUs stützt sich der Plan nicht allein auf Datenparallelität.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="38"/>
        <source>Data parallelism alone over this many GPUs is bound by latency and by the network.</source>
        <translation>Reine Datenparallelität über so viele GPUs ist durch Latenz und Netz begrenzt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="40"/>
        <source>TP over a node, as few stages as fit, and ZeRO-1 are not faster.</source>
        <translation>TP über einen Knoten, so wenige Stufen wie möglich und ZeRO-1 sind nicht schneller.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="41"/>
        <source>On so many GPUs TP over a node, as few stages as fit and ZeRO-1 are usual: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation>Auf so vielen GPUs sind TP über einen Knoten, so wenige Stufen wie möglich und ZeRO-1 üblich: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} braucht {best}&#xa0;s je Schritt, dieser Plan {step}&#xa0;s.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="43"/>
        <source>ZeRO and the pipeline go together.</source>
        <translation>ZeRO und die Pipeline vertragen sich.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="44"/>
        <source>DeepSpeed refuses ZeRO-2 and ZeRO-3 together with pipeline parallelism.</source>
        <translation>DeepSpeed lehnt ZeRO-2 und ZeRO-3 zusammen mit Pipelineparallelität ab.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="45"/>
        <source>Context parallelism is used where it is needed or pays.</source>
        <translation>Kontextparallelität wird dort genutzt, wo sie nötig ist oder sich lohnt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="46"/>
        <source>Context parallelism is for what does not fit otherwise and for long sequences that gain; with CP {cp} this plan is on the wrong side of that.</source>
        <translation>Kontextparallelität ist für das gedacht, was sonst nicht passt, und für lange Sequenzen, die davon profitieren; mit CP {cp} liegt dieser Plan auf der falschen Seite.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="47"/>
        <source>At this length the rule expects no gain from context parallelism. By the estimate CP {best_cp} takes {best} s a step; this plan, with CP {cp}, {step} s.</source>
        <translation>Bei dieser Länge erwartet die Regel keinen Gewinn durch Kontextparallelität. Laut Schätzung braucht CP {best_cp} {best}&#xa0;s je Schritt; dieser Plan mit CP {cp} braucht {step}&#xa0;s.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="48"/>
        <source>The pieces of the sequence are long enough to hide the exchange between nodes.</source>
        <translation>Die Teilstücke der Sequenz sind lang genug, um den Austausch zwischen Knoten zu verdecken.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="49"/>
        <source>With CP {cp} between nodes the pieces of the sequence are too short to hide the exchange.</source>
        <translation>Mit CP {cp} zwischen Knoten sind die Teilstücke der Sequenz zu kurz, um den Austausch zu verdecken.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="50"/>
        <source>Exposed context-parallel communication takes {share} % of the step, contrary to what the length suggests.</source>
        <translation>Unverdeckte CP-Kommunikation kostet {share}&#xa0;% des Schritts, anders als die Länge vermuten lässt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="51"/>
        <source>The expert exchange of EP {ep} x ETP {etp} stays inside an NVLink domain.</source>
        <translation>Der Expertenaustausch von EP {ep} × ETP {etp} bleibt innerhalb einer NVLink-Domäne.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="52"/>
        <source>The expert exchange of EP {ep} x ETP {etp} leaves the NVLink domain; it wants overlap with another micro-batch.</source>
        <translation>Der Expertenaustausch von EP {ep} × ETP {etp} verlässt die NVLink-Domäne; er sollte mit einem anderen Mikro-Batch überlappen.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="53"/>
        <source>Exposed expert exchange takes {share} % of the step, contrary to what the placement suggests.</source>
        <translation>Unverdeckter Expertenaustausch kostet {share}&#xa0;% des Schritts, anders als die Platzierung vermuten lässt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="54"/>
        <source>The layout makes the global batch.</source>
        <translation>Das Layout ergibt den Gesamt-Batch.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="55"/>
        <source>The layout makes {now} sequences a step instead of {batch}: accumulate more, or give GPUs from data parallelism to other dimensions.</source>
        <translation>Das Layout ergibt {now} Sequenzen je Schritt statt {batch}: mehr akkumulieren oder GPUs der Datenparallelität anderen Dimensionen geben.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="56"/>
        <source>Selective recomputation makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Mit selektiver Neuberechnung passt es: {gib} von {capacity}&#xa0;GiB, {step}&#xa0;s je Schritt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="57"/>
        <source>Selective recomputation is not enough: {gib} of {capacity} GiB.</source>
        <translation>Selektive Neuberechnung reicht nicht: {gib} von {capacity}&#xa0;GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="58"/>
        <source>A later step of this ladder alone would fit too and be {faster} % faster.</source>
        <translation>Eine spätere Stufe dieser Leiter würde auch allein passen und wäre {faster}&#xa0;% schneller.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="59"/>
        <source>A micro-batch of {micro_batch} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Mit einem Mikro-Batch von {micro_batch} passt es: {gib} von {capacity}&#xa0;GiB, {step}&#xa0;s je Schritt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="60"/>
        <source>A micro-batch of {micro_batch} is not enough: {gib} of {capacity} GiB.</source>
        <translation>Ein Mikro-Batch von {micro_batch} reicht nicht: {gib} von {capacity}&#xa0;GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="61"/>
        <location filename="../app/texts/advice_texts.h" line="64"/>
        <location filename="../app/texts/advice_texts.h" line="67"/>
        <location filename="../app/texts/advice_texts.h" line="70"/>
        <source>Another step of this ladder alone would fit too and be {faster} % faster.</source>
        <translation>Eine andere Stufe dieser Leiter würde auch allein passen und wäre {faster}&#xa0;% schneller.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="62"/>
        <source>ZeRO-{zero} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Mit ZeRO-{zero} passt es: {gib} von {capacity}&#xa0;GiB, {step}&#xa0;s je Schritt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="63"/>
        <source>ZeRO-{zero} is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-{zero} reicht nicht: {gib} von {capacity}&#xa0;GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="65"/>
        <source>Full recomputation makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Mit voller Neuberechnung passt es: {gib} von {capacity}&#xa0;GiB, {step}&#xa0;s je Schritt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="66"/>
        <source>Full recomputation is not enough: {gib} of {capacity} GiB.</source>
        <translation>Volle Neuberechnung reicht nicht: {gib} von {capacity}&#xa0;GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="68"/>
        <source>The optimizer on the host makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Mit dem Optimierer auf dem Host passt es: {gib} von {capacity}&#xa0;GiB, {step}&#xa0;s je Schritt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="69"/>
        <source>The optimizer on the host is not enough: {gib} of {capacity} GiB. It wants more GPUs.</source>
        <translation>Der Optimierer auf dem Host reicht nicht: {gib} von {capacity}&#xa0;GiB. Es braucht mehr GPUs.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="71"/>
        <source>ZeRO-1 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Mit ZeRO-1 passt es: {gib} von {capacity}&#xa0;GiB, {step}&#xa0;s je Schritt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="72"/>
        <source>ZeRO-1 is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-1 reicht nicht: {gib} von {capacity}&#xa0;GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="73"/>
        <source>A later step of this order alone would fit too and be {faster} % faster.</source>
        <translation>Eine spätere Maßnahme dieser Reihenfolge würde auch allein passen und wäre {faster}&#xa0;% schneller.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="74"/>
        <source>ZeRO-2 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Mit ZeRO-2 passt es: {gib} von {capacity}&#xa0;GiB, {step}&#xa0;s je Schritt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="75"/>
        <source>ZeRO-2 is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-2 reicht nicht: {gib} von {capacity}&#xa0;GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="76"/>
        <location filename="../app/texts/advice_texts.h" line="79"/>
        <location filename="../app/texts/advice_texts.h" line="82"/>
        <location filename="../app/texts/advice_texts.h" line="85"/>
        <source>Another step of this order alone would fit too and be {faster} % faster.</source>
        <translation>Eine andere Maßnahme dieser Reihenfolge würde auch allein passen und wäre {faster}&#xa0;% schneller.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="77"/>
        <source>ZeRO-3 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Mit ZeRO-3 passt es: {gib} von {capacity}&#xa0;GiB, {step}&#xa0;s je Schritt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="78"/>
        <source>ZeRO-3 is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-3 reicht nicht: {gib} von {capacity}&#xa0;GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="80"/>
        <source>Activation checkpointing makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Mit Activation Checkpointing passt es: {gib} von {capacity}&#xa0;GiB, {step}&#xa0;s je Schritt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="81"/>
        <source>Activation checkpointing is not enough: {gib} of {capacity} GiB.</source>
        <translation>Activation Checkpointing reicht nicht: {gib} von {capacity}&#xa0;GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="83"/>
        <source>TP {tp} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Mit TP {tp} passt es: {gib} von {capacity}&#xa0;GiB, {step}&#xa0;s je Schritt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="84"/>
        <source>TP {tp} is not enough: {gib} of {capacity} GiB. It wants more GPUs.</source>
        <translation>TP {tp} reicht nicht: {gib} von {capacity}&#xa0;GiB. Es braucht mehr GPUs.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="86"/>
        <source>Tensor parallelism is as wide as its communication allows.</source>
        <translation>Die Tensorparallelität ist so breit, wie ihre Kommunikation es zulässt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="87"/>
        <source>Compute and the communication of tensor parallelism, at TP {tp}, are out of balance.</source>
        <translation>Rechenzeit und Kommunikation der Tensorparallelität stehen bei TP {tp} nicht im Gleichgewicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="89"/>
        <source>Data parallelism is as wide as it pays.</source>
        <translation>Die Datenparallelität ist so breit, wie es sich lohnt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="90"/>
        <source>Exposed data-parallel communication is {share} % of the step; it decides how wide data parallelism should be.</source>
        <translation>Unverdeckte DP-Kommunikation macht {share}&#xa0;% des Schritts aus; sie entscheidet, wie breit die Datenparallelität sein sollte.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="92"/>
        <source>A micro-batch has enough tokens to hide the gathering of weights.</source>
        <translation>Ein Mikro-Batch hat genug Tokens, um das Einsammeln der Gewichte zu verdecken.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="93"/>
        <source>A micro-batch has too few tokens to hide the gathering of weights of ZeRO-3.</source>
        <translation>Ein Mikro-Batch hat zu wenige Tokens, um das Einsammeln der Gewichte bei ZeRO-3 zu verdecken.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="94"/>
        <source>Exposed data-parallel communication takes {share} % of the step, contrary to what the tokens suggest.</source>
        <translation>Unverdeckte DP-Kommunikation kostet {share}&#xa0;% des Schritts, anders als die Tokenzahl vermuten lässt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="95"/>
        <source>The data-parallel exchange is shorter than a backward pass that can hide it.</source>
        <translation>Der DP-Austausch ist kürzer als ein Backward, der ihn verdecken kann.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="96"/>
        <source>The data-parallel exchange outlasts a backward pass; pipeline stages would make it smaller.</source>
        <translation>Der DP-Austausch dauert länger als ein Backward; Pipeline-Stufen würden ihn verkleinern.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="98"/>
        <source>No other micro-batch is faster.</source>
        <translation>Kein anderer Mikro-Batch ist schneller.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="99"/>
        <source>A micro-batch of {best_micro_batch} takes {best} s a step, this plan with {micro_batch} {step} s.</source>
        <translation>Ein Mikro-Batch von {best_micro_batch} braucht {best}&#xa0;s je Schritt, dieser Plan mit {micro_batch} {step}&#xa0;s.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="101"/>
        <source>One layer takes {gib} of {capacity} GiB, and TP {tp} agrees with that.</source>
        <translation>Eine Schicht belegt {gib} von {capacity}&#xa0;GiB, und TP {tp} passt dazu.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="102"/>
        <source>One layer takes {gib} of {capacity} GiB: tensor parallelism is for layers that do not fit, and TP is {tp}.</source>
        <translation>Eine Schicht belegt {gib} von {capacity}&#xa0;GiB: Tensorparallelität ist für Schichten gedacht, die nicht passen, und TP ist {tp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="104"/>
        <source>Sharded over the {gpus} GPUs of one node the model takes {gib} of {capacity} GiB, and PP {pp} agrees with that.</source>
        <translation>Über die {gpus} GPUs eines Knotens geshardet belegt das Modell {gib} von {capacity}&#xa0;GiB, und PP {pp} passt dazu.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="105"/>
        <source>Sharded over the {gpus} GPUs of one node the model takes {gib} of {capacity} GiB: a pipeline is for what does not fit there, and PP is {pp}.</source>
        <translation>Über die {gpus} GPUs eines Knotens geshardet belegt das Modell {gib} von {capacity}&#xa0;GiB: Eine Pipeline ist für das gedacht, was dort nicht passt, und PP ist {pp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="107"/>
        <source>Data parallelism takes the remaining GPUs.</source>
        <translation>Die Datenparallelität nutzt die übrigen GPUs.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="107"/>
        <source>Data parallelism does not take the remaining GPUs.</source>
        <translation>Die Datenparallelität nutzt die übrigen GPUs nicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="108"/>
        <source>Starting at ZeRO-3 and stepping down while communication costs too much leads to ZeRO-{zero}.</source>
        <translation>Wer bei ZeRO-3 beginnt und herabstuft, solange die Kommunikation zu viel kostet, landet bei ZeRO-{zero}.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="109"/>
        <source>Starting at ZeRO-3 and stepping down while communication costs too much leads to ZeRO-{asked}, not ZeRO-{zero}.</source>
        <translation>Wer bei ZeRO-3 beginnt und herabstuft, solange die Kommunikation zu viel kostet, landet bei ZeRO-{asked}, nicht bei ZeRO-{zero}.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="111"/>
        <source>The layout is the typical one of {parameters} B parameters on {gpus} GPUs.</source>
        <translation>Das Layout ist das typische für {parameters}&#xa0;Mrd. Parameter auf {gpus} GPUs.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="112"/>
        <source>Typical of {parameters} B parameters on {gpus} GPUs is TP {tp}, PP {pp}, FSDP; here it is TP {our_tp}, PP {our_pp}, DP {our_dp}, ZeRO-{our_zero}.</source>
        <translation>Typisch für {parameters}&#xa0;Mrd. Parameter auf {gpus} GPUs ist TP {tp}, PP {pp}, FSDP; hier ist es TP {our_tp}, PP {our_pp}, DP {our_dp}, ZeRO-{our_zero}.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="114"/>
        <source>The fullest GPU uses {gib} of {capacity} GiB.</source>
        <translation>Die vollste GPU belegt {gib} von {capacity}&#xa0;GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="114"/>
        <source>The fullest GPU uses {gib} of {capacity} GiB; that leaves too little.</source>
        <translation>Die vollste GPU belegt {gib} von {capacity}&#xa0;GiB; das lässt zu wenig übrig.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="115"/>
        <source>Runs this full fit all the same, with a probability of {probability} %.</source>
        <translation>So volle Läufe passen dennoch, mit einer Wahrscheinlichkeit von {probability}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="116"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} is the global batch.</source>
        <translation>DP {dp} × Akkumulation {accumulation} × Mikro-Batch {micro_batch} ist der Gesamt-Batch.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="117"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} is not the global batch.</source>
        <translation>DP {dp} × Akkumulation {accumulation} × Mikro-Batch {micro_batch} ist nicht der Gesamt-Batch.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="118"/>
        <source>Exposed communication takes {exposed} % of compute, hidden parts included {raw} %.</source>
        <translation>Unverdeckte Kommunikation beträgt {exposed}&#xa0;% der Rechenzeit, mit den verdeckten Teilen {raw}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="119"/>
        <source>Exposed communication takes {exposed} % of compute, hidden parts included {raw} %: the plan is bound by communication.</source>
        <translation>Unverdeckte Kommunikation beträgt {exposed}&#xa0;% der Rechenzeit, mit den verdeckten Teilen {raw}&#xa0;%: Der Plan ist durch Kommunikation begrenzt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="120"/>
        <source>The rule counts all communication, {raw} %; but most of it is hidden.</source>
        <translation>Die Regel zählt alle Kommunikation, {raw}&#xa0;%; das meiste davon ist aber verdeckt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="121"/>
        <source>The pipeline bubble is small enough.</source>
        <translation>Der Leerlauf der Pipeline (Bubble) ist klein genug.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="121"/>
        <source>The pipeline bubble is too large: more micro-batches, virtual stages or fewer stages.</source>
        <translation>Der Leerlauf der Pipeline (Bubble) ist zu groß: mehr Mikro-Batches, virtuelle Stufen oder weniger Stufen.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="122"/>
        <source>Set the learning rate for this batch: {batch} sequences, {tokens} M tokens a step.</source>
        <translation>Lernrate auf diesen Batch abstimmen: {batch} Sequenzen, {tokens}&#xa0;Mio. Tokens je Schritt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="123"/>
        <source>A checkpoint every {interval} minutes suits a failure every {mtbf} hours.</source>
        <translation>Ein Checkpoint alle {interval} Minuten passt zu einem Ausfall alle {mtbf} Stunden.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="124"/>
        <source>With a failure every {mtbf} hours a checkpoint every {best} minutes is best; every {interval} minutes loses {loss} % of the time.</source>
        <translation>Bei einem Ausfall alle {mtbf} Stunden ist ein Checkpoint alle {best} Minuten am besten; alle {interval} Minuten kostet {loss}&#xa0;% der Zeit.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="125"/>
        <source>The loss against the best interval is small: {loss} % of the time.</source>
        <translation>Der Verlust gegenüber dem besten Abstand ist klein: {loss}&#xa0;% der Zeit.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="126"/>
        <source>Clip gradients; {clip} is usual for large models.</source>
        <translation>Gradienten clippen; {clip} ist bei großen Modellen üblich.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="127"/>
        <source>Of {steps} steps, {low} to {high} are usual for the warm-up.</source>
        <translation>Von {steps} Schritten sind {low} bis {high} für das Warm-up üblich.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="128"/>
        <source>An MFU of {mfu} % is typical.</source>
        <translation>Eine MFU von {mfu}&#xa0;% ist typisch.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="128"/>
        <source>An MFU of {mfu} % is outside the typical {low} to {high} %.</source>
        <translation>Eine MFU von {mfu}&#xa0;% liegt außerhalb der typischen {low} bis {high}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="129"/>
        <source>TP {tp} stays within a node&apos;s usual size.</source>
        <translation>TP {tp} bleibt innerhalb der üblichen Größe eines Knotens.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="129"/>
        <source>TP {tp}: tensor parallelism between nodes is nearly always slower than a pipeline.</source>
        <translation>TP {tp}: Tensorparallelität zwischen Knoten ist fast immer langsamer als eine Pipeline.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="130"/>
        <source>What counts is the NVLink domain of {domain} GPUs; tensor parallelism takes {share} % of the step.</source>
        <translation>Entscheidend ist die NVLink-Domäne von {domain} GPUs; Tensorparallelität kostet {share}&#xa0;% des Schritts.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="131"/>
        <source>PP {pp} is not extreme.</source>
        <translation>PP {pp} ist nicht extrem.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="131"/>
        <source>PP {pp}: the bubble of so many stages weighs even with many micro-batches.</source>
        <translation>PP {pp}: Der Leerlauf so vieler Stufen fällt auch mit vielen Mikro-Batches ins Gewicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="132"/>
        <source>What counts is the bubble; it takes {bubble} % of the step.</source>
        <translation>Entscheidend ist der Leerlauf; er kostet {bubble}&#xa0;% des Schritts.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="133"/>
        <source>{tokens} M tokens a step are not extreme.</source>
        <translation>{tokens}&#xa0;Mio. Tokens je Schritt sind nicht extrem.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="133"/>
        <source>{tokens} M tokens a step: diminishing returns are usual beyond {limit} M, though Llama 3 trained with 16 M.</source>
        <translation>{tokens}&#xa0;Mio. Tokens je Schritt: Jenseits von {limit}&#xa0;Mio. nimmt der Nutzen meist ab, Llama 3 wurde allerdings mit 16&#xa0;Mio. trainiert.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="134"/>
        <source>An MFU of {mfu} % is no alarm.</source>
        <translation>Eine MFU von {mfu}&#xa0;% ist unbedenklich.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="134"/>
        <source>An MFU of {mfu} %: think about the layout again. Exposed communication takes {communication} % of the step, the bubble {bubble} %.</source>
        <translation>Eine MFU von {mfu}&#xa0;%: Layout überdenken. Unverdeckte Kommunikation kostet {communication}&#xa0;% des Schritts, der Leerlauf {bubble}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="135"/>
        <source>It is not communication, which takes {communication} % of the step.</source>
        <translation>An der Kommunikation liegt es nicht, sie kostet {communication}&#xa0;% des Schritts.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="136"/>
        <source>A model of {parameters} B parameters recomputes activations.</source>
        <translation>Ein Modell mit {parameters}&#xa0;Mrd. Parametern berechnet Aktivierungen neu.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="136"/>
        <source>A model of {parameters} B parameters without activation recomputation usually runs out of memory.</source>
        <translation>Einem Modell mit {parameters}&#xa0;Mrd. Parametern reicht ohne Neuberechnung der Aktivierungen meist der Speicher nicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="137"/>
        <source>What counts is memory: it uses {gib} of {capacity} GiB, and fits without recomputation.</source>
        <translation>Entscheidend ist der Speicher: Belegt sind {gib} von {capacity}&#xa0;GiB, es passt ohne Neuberechnung.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="138"/>
        <source>The batch is large enough, or accumulated.</source>
        <translation>Der Batch ist groß genug oder wird akkumuliert.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="138"/>
        <source>A small batch without accumulation makes gradients noisy.</source>
        <translation>Ein kleiner Batch ohne Akkumulation macht die Gradienten verrauscht.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="139"/>
        <source>With fragmentation {share} % of the card are used.</source>
        <translation>Mit Fragmentierung sind {share}&#xa0;% der Karte belegt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="140"/>
        <source>Judged by measured runs it fits with a probability of {probability} %.</source>
        <translation>Nach den Messläufen passt es mit einer Wahrscheinlichkeit von {probability}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="141"/>
        <source>Weights are gathered once a step, or inside NVLink.</source>
        <translation>Die Gewichte werden einmal je Schritt oder innerhalb von NVLink eingesammelt.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="141"/>
        <source>ZeRO-3 between nodes gathers the weights for each of the {accumulation} micro-batches.</source>
        <translation>ZeRO-3 zwischen Knoten sammelt die Gewichte für jeden der {accumulation} Mikro-Batches ein.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="142"/>
        <source>It hides: exposed data-parallel communication takes {share} % of the step.</source>
        <translation>Es wird verdeckt: Unverdeckte DP-Kommunikation kostet {share}&#xa0;% des Schritts.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="143"/>
        <source>There are at least as many micro-batches as stages.</source>
        <translation>Es gibt mindestens so viele Mikro-Batches wie Stufen.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="143"/>
        <source>{accumulation} micro-batches are fewer than the {pp} stages: most of the pipeline waits.</source>
        <translation>{accumulation} Mikro-Batches sind weniger als die {pp} Stufen: Der größte Teil der Pipeline wartet.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="144"/>
        <source>The schedule keeps the bubble at {bubble} % of the step.</source>
        <translation>Der Ablauf hält den Leerlauf bei {bubble}&#xa0;% des Schritts.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="147"/>
        <source>Does not apply to this plan.</source>
        <translation>Trifft auf diesen Plan nicht zu.</translation>
    </message>
</context>
<context>
    <name>CollectiveLines</name>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="69"/>
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="69"/>
        <source>%1 GPUs on %2 nodes</source>
        <translation>%1 GPUs auf %2 Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="72"/>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="72"/>
        <source>Bus bandwidth</source>
        <translation>Busbandbreite</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="85"/>
        <source>%1 of %2: %3, bus bandwidth %4</source>
        <translation>%1 von %2: %3, Busbandbreite %4</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="90"/>
        <source>%1; without the measurement %2 would be assumed</source>
        <comment>a point of a curve</comment>
        <translation>%1; ohne die Messung würden %2 angenommen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="94"/>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="107"/>
        <source>assumed without it</source>
        <translation>ohne sie angenommen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="108"/>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="113"/>
        <source>%1 of collectives of %2, over their size</source>
        <translation>%1 von Collectives über %2, nach ihrer Größe</translation>
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
        <translation>Busbandbreite bei der größten Datenmenge über %1: %2.</translation>
    </message>
</context>
<context>
    <name>CompareRows</name>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="82"/>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="83"/>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="84"/>
        <source>Parameters (B)</source>
        <translation>Parameter (Mrd.)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="85"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="86"/>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="89"/>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="90"/>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="91"/>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="92"/>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="93"/>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="99"/>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="120"/>
        <source>Memory of the fullest stage</source>
        <translation>Speicher der vollsten Stufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="121"/>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="122"/>
        <source>In all (GiB)</source>
        <translation>Insgesamt (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="123"/>
        <source>Usable (GiB)</source>
        <translation>Nutzbar (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="124"/>
        <source>Headroom (%)</source>
        <translation>Reserve (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="125"/>
        <source>Fits with a probability of (%)</source>
        <translation>Passt, Wahrscheinlichkeit (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="128"/>
        <source>%1 (GiB)</source>
        <translation>%1 (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="133"/>
        <source>Time of a step</source>
        <translation>Zeit eines Schritts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="134"/>
        <source>Step time (s)</source>
        <translation>Schrittzeit (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="135"/>
        <source>Band, low (s)</source>
        <translation>Band, unten (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="136"/>
        <source>Band, high (s)</source>
        <translation>Band, oben (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="139"/>
        <source>%1 (s)</source>
        <translation>%1 (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="144"/>
        <source>Traffic of a GPU in a step</source>
        <translation>Verkehr einer GPU in einem Schritt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="153"/>
        <source>%1 sent (GB)</source>
        <translation>%1 gesendet (GB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="154"/>
        <source>%1 on the wire (s)</source>
        <translation>%1 auf der Leitung (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="165"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="166"/>
        <source>Tokens per second and GPU</source>
        <translation>Tokens pro Sekunde und GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="167"/>
        <source>Model TFLOP/s per GPU</source>
        <translation>Modell-TFLOP/s je GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="168"/>
        <source>MFU, causal (%)</source>
        <translation>MFU, kausal (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="169"/>
        <source>HFU (%)</source>
        <translation>HFU (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="170"/>
        <source>Bubble (%)</source>
        <translation>Leerlauf (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="171"/>
        <source>Time and money</source>
        <translation>Zeit und Geld</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="172"/>
        <source>Training time (days)</source>
        <translation>Trainingszeit (Tage)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="173"/>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="174"/>
        <source>Cost ($)</source>
        <translation>Kosten ($)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="176"/>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="181"/>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="187"/>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="188"/>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="189"/>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="236"/>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>Constant</name>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="29"/>
        <source>Matrix products by shape</source>
        <translation>Matrixprodukte nach Form</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="29"/>
        <source>Each product of a layer runs at the rate measured for its shape, or near it</source>
        <translation>Jedes Produkt einer Schicht läuft mit der Rate, die für seine Form oder eine nahe gemessen wurde</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="30"/>
        <source>Collectives by size and group</source>
        <translation>Collectives nach Größe und Gruppe</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="30"/>
        <source>Collectives take the time measured for their size and number of GPUs, or between two that were</source>
        <translation>Collectives dauern so lange, wie für ihre Größe und Zahl der GPUs gemessen, oder liegen zwischen zwei gemessenen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="31"/>
        <source>Usable memory of the GPU</source>
        <translation>Nutzbarer Speicher der GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="31"/>
        <source>What the driver reports as a whole</source>
        <translation>Was der Treiber insgesamt meldet</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="32"/>
        <source>Memory of the CUDA context</source>
        <translation>Speicher des CUDA-Kontexts</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="32"/>
        <source>Held by a process before it allocates anything</source>
        <translation>Hält ein Prozess, bevor er etwas anfordert</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="33"/>
        <source>Workspace of libraries</source>
        <translation>Workspace der Bibliotheken</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="33"/>
        <source>Memory that libraries of products and attention hold</source>
        <translation>Speicher, den Bibliotheken für Produkte und Attention halten</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="34"/>
        <source>Workspace of matrix products</source>
        <translation>Workspace der Matrixprodukte</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="34"/>
        <source>Memory that the library of products holds for a stream</source>
        <translation>Speicher, den die Bibliothek für Produkte je Stream hält</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="35"/>
        <source>Large products in bf16</source>
        <translation>Große Produkte in bf16</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="35"/>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="36"/>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="37"/>
        <source>Share of the dense peak that large matrix products sustain</source>
        <translation>Anteil am Dense-Peak, den große Matrixprodukte dauerhaft erreichen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="36"/>
        <source>Large products in fp8</source>
        <translation>Große Produkte in fp8</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="37"/>
        <source>Large products in fp4</source>
        <translation>Große Produkte in fp4</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="38"/>
        <source>Memory bandwidth of products</source>
        <translation>Speicherbandbreite der Produkte</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="38"/>
        <source>Share of the memory&apos;s bandwidth that products bound by it reach</source>
        <translation>Anteil der Speicherbandbreite, den durch sie begrenzte Produkte erreichen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="39"/>
        <source>Memory bandwidth of other kernels</source>
        <translation>Speicherbandbreite anderer Kernel</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="39"/>
        <source>Share of the memory&apos;s bandwidth that norms, activations and the like reach</source>
        <translation>Anteil der Speicherbandbreite, den Normen, Aktivierungen und Ähnliches erreichen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="40"/>
        <source>Time between kernels</source>
        <translation>Zeit zwischen Kerneln</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="40"/>
        <source>What each kernel costs on the GPU beyond its work</source>
        <translation>Was jeder Kernel die GPU über seine Arbeit hinaus kostet</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="41"/>
        <source>NVLink bandwidth of collectives</source>
        <translation>NVLink-Bandbreite der Collectives</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="41"/>
        <source>Share of the data sheet&apos;s rate that collectives reach inside a node</source>
        <translation>Anteil der Datenblattrate, den Collectives innerhalb eines Knotens erreichen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="42"/>
        <source>Network bandwidth of collectives</source>
        <translation>Netzbandbreite der Collectives</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="42"/>
        <source>Share of the data sheet&apos;s rate that collectives reach between nodes</source>
        <translation>Anteil der Datenblattrate, den Collectives zwischen Knoten erreichen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="43"/>
        <source>NVLink bandwidth of a pair</source>
        <translation>NVLink-Bandbreite eines Paars</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="43"/>
        <source>Share of the data sheet&apos;s rate that one pair of GPUs reaches</source>
        <translation>Anteil der Datenblattrate, den ein Paar von GPUs erreicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="44"/>
        <source>Start of a message</source>
        <translation>Start einer Nachricht</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="44"/>
        <source>Time that each message between two GPUs costs before its first byte</source>
        <translation>Zeit, die jede Nachricht zwischen zwei GPUs vor ihrem ersten Byte kostet</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="45"/>
        <source>Start of a collective</source>
        <translation>Start eines Collectives</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="45"/>
        <source>Time before the first byte of a large collective</source>
        <translation>Zeit vor dem ersten Byte eines großen Collectives</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="46"/>
        <source>Start of a small collective</source>
        <translation>Start eines kleinen Collectives</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="46"/>
        <source>Time before the first byte with the protocol for small messages</source>
        <translation>Zeit vor dem ersten Byte mit dem Protokoll für kleine Nachrichten</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="47"/>
        <source>Step of a ring in a node</source>
        <translation>Ringschritt im Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="47"/>
        <source>Time of each step from GPU to GPU beyond its bytes</source>
        <translation>Zeit jedes Schritts von GPU zu GPU über die seiner Bytes hinaus</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="48"/>
        <source>Step of a ring between nodes</source>
        <translation>Ringschritt zwischen Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="48"/>
        <source>Time of each step from node to node beyond its bytes</source>
        <translation>Zeit jedes Schritts von Knoten zu Knoten über die seiner Bytes hinaus</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="49"/>
        <source>Start of an expert exchange</source>
        <translation>Start eines Expertenaustauschs</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="49"/>
        <source>Time before the first byte of an all-to-all between experts</source>
        <translation>Zeit vor dem ersten Byte eines All-to-All zwischen Experten</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="50"/>
        <source>Slow-down beside tensor-parallel transfers</source>
        <translation>Verlangsamung neben tensorparallelen Übertragungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="50"/>
        <source>Share of a transfer by which it slows a product or attention beside it</source>
        <translation>Anteil einer Übertragung, um den sie ein Produkt oder die Attention daneben verlangsamt</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="51"/>
        <source>Bandwidth to the host</source>
        <translation>Bandbreite zum Host</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="51"/>
        <source>Share of the data sheet&apos;s rate that copies to and from the host reach</source>
        <translation>Anteil der Datenblattrate, den Kopien zum Host und zurück erreichen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="52"/>
        <source>Slow-down beside data-parallel transfers</source>
        <translation>Verlangsamung neben datenparallelen Übertragungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="52"/>
        <source>Share of hidden communication that slows the compute it hides behind</source>
        <translation>Anteil verdeckter Kommunikation, der die verdeckende Rechenarbeit verlangsamt</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="53"/>
        <source>Slow-down beside gathered weights</source>
        <translation>Verlangsamung neben dem Einsammeln von Gewichten</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="53"/>
        <source>The same of the collectives of each layer in ZeRO-3</source>
        <translation>Dasselbe für die Collectives jeder Schicht bei ZeRO-3</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="54"/>
        <source>Bandwidth of an expert exchange</source>
        <translation>Bandbreite eines Expertenaustauschs</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="54"/>
        <source>Share of the links&apos; rate that the exchange between experts reaches</source>
        <translation>Anteil der Rate der Verbindungen, den der Austausch zwischen Experten erreicht</translation>
    </message>
</context>
<context>
    <name>Dimensions</name>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="118"/>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="119"/>
        <source>Hidden size</source>
        <translation>Hidden Size</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="120"/>
        <source>Feed-forward width</source>
        <translation>Feed-Forward-Breite</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="121"/>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="122"/>
        <source>Gated feed-forward</source>
        <translation>Feed-Forward mit Gate</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="123"/>
        <source>Activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="124"/>
        <source>Tied embeddings</source>
        <translation>Gekoppelte Embeddings</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="126"/>
        <source>Attention heads</source>
        <translation>Attention-Heads</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="127"/>
        <source>Key-value heads</source>
        <translation>Key-Value-Heads</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="129"/>
        <source>Head width</source>
        <translation>Head-Breite</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="131"/>
        <source>Query-key norm</source>
        <translation>Query-Key-Norm</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="132"/>
        <source>Sliding window</source>
        <translation>Sliding Window</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="134"/>
        <source>Full attention every</source>
        <translation>Volle Attention alle</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="136"/>
        <source>Latent attention</source>
        <translation>Latente Attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="138"/>
        <source>Query rank</source>
        <translation>Query-Rang</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="140"/>
        <source>Key-value rank</source>
        <translation>Key-Value-Rang</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="142"/>
        <source>Head width, not rotated</source>
        <translation>Head-Breite, nicht rotiert</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="144"/>
        <source>Head width, rotated</source>
        <translation>Head-Breite, rotiert</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="146"/>
        <source>Value width</source>
        <translation>Value-Breite</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="148"/>
        <source>Sparse attention</source>
        <translation>Sparse Attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="150"/>
        <source>Indexer heads</source>
        <translation>Indexer-Heads</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="152"/>
        <source>Indexer head width</source>
        <translation>Indexer-Head-Breite</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="154"/>
        <source>Tokens attended to</source>
        <translation>Beachtete Tokens</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="156"/>
        <source>Mixture of experts</source>
        <translation>Mixture of Experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="158"/>
        <location filename="../app/desktop/setup/dimensions.cpp" line="214"/>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="159"/>
        <source>Experts per token</source>
        <translation>Experten je Token</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="161"/>
        <source>Expert width</source>
        <translation>Expertenbreite</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="163"/>
        <source>Shared experts&apos; width</source>
        <translation>Breite gem. Experten</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="165"/>
        <source>Gate on shared experts</source>
        <translation>Gate gem. Experten</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="167"/>
        <source>Router bias</source>
        <translation>Router-Bias</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="169"/>
        <source>Expert biases</source>
        <translation>Experten-Biases</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="171"/>
        <source>First dense layers</source>
        <translation>Erste dichte Schichten</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="173"/>
        <source>Experts every n-th layer</source>
        <translation>Experten alle n Schichten</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="175"/>
        <source>MTP layers</source>
        <translation>MTP-Schichten</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="177"/>
        <source>Longest sequence</source>
        <translation>Längste Sequenz</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="179"/>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="180"/>
        <source>Position table rows</source>
        <translation>Positionstabelle, Zeilen</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="182"/>
        <source>Norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="183"/>
        <source>Norms per layer</source>
        <translation>Normen je Schicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="185"/>
        <source>Embedding norm</source>
        <translation>Embedding-Norm</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="187"/>
        <source>Query, key, value biases</source>
        <translation>Query-, Key-, Value-Biases</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="189"/>
        <source>Attention output bias</source>
        <translation>Bias, Attention-Ausgabe</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="191"/>
        <source>Feed-forward biases</source>
        <translation>Feed-Forward-Biases</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="192"/>
        <source>Output head bias</source>
        <translation>Bias, Ausgabeschicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="193"/>
        <source>Attention sinks</source>
        <translation>Attention Sinks</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="210"/>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="212"/>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="216"/>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="14"/>
        <source>forward pass</source>
        <translation>Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="15"/>
        <source>backward pass</source>
        <translation>Backward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="16"/>
        <source>gradient of the input</source>
        <translation>Gradient der Eingabe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="17"/>
        <source>gradient of the weights</source>
        <translation>Gradient der Gewichte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="18"/>
        <source>one dense layer</source>
        <translation>eine dichte Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="19"/>
        <source>one dense layer with windowed attention</source>
        <translation>eine dichte Schicht mit Fenster-Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="20"/>
        <source>one MoE layer</source>
        <translation>eine MoE-Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="21"/>
        <source>one MoE layer with windowed attention</source>
        <translation>eine MoE-Schicht mit Fenster-Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="22"/>
        <source>one layer, nothing recomputed</source>
        <translation>eine Schicht, nichts neu berechnet</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="23"/>
        <location filename="../app/texts/explanation_symbols.h" line="90"/>
        <source>embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="24"/>
        <source>output layer and loss</source>
        <translation>Ausgabeschicht und Loss</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="25"/>
        <location filename="../app/texts/explanation_symbols.h" line="91"/>
        <source>output layer</source>
        <translation>Ausgabeschicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="26"/>
        <source>join of a multi-token-prediction layer</source>
        <translation>Zusammenführung einer MTP-Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="27"/>
        <source>query, key and value projection</source>
        <translation>Projektion von Queries, Keys und Values</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="28"/>
        <source>attention output projection</source>
        <translation>Ausgabeprojektion der Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="29"/>
        <source>down projection of the queries</source>
        <translation>Down-Projektion der Queries</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="30"/>
        <source>up projection of the queries</source>
        <translation>Up-Projektion der Queries</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="31"/>
        <source>down projection of keys and values</source>
        <translation>Down-Projektion von Keys und Values</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="32"/>
        <source>up projection of keys and values</source>
        <translation>Up-Projektion von Keys und Values</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="33"/>
        <source>indexer of sparse attention</source>
        <translation>Indexer der Sparse Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="34"/>
        <source>feed-forward up projection</source>
        <translation>Up-Projektion des Feed-Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="35"/>
        <source>feed-forward down projection</source>
        <translation>Down-Projektion des Feed-Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="36"/>
        <source>router</source>
        <translation>Router</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="37"/>
        <source>up projection of the experts</source>
        <translation>Up-Projektion der Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="38"/>
        <source>down projection of the experts</source>
        <translation>Down-Projektion der Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="39"/>
        <source>up projection of the shared expert</source>
        <translation>Up-Projektion des gemeinsamen Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="40"/>
        <source>down projection of the shared expert</source>
        <translation>Down-Projektion des gemeinsamen Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="41"/>
        <source>queries times keys</source>
        <translation>Queries mal Keys</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="42"/>
        <source>scores times values</source>
        <translation>Scores mal Values</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="43"/>
        <source>waves of tiles over the multiprocessors</source>
        <translation>Wellen von Kacheln über die Multiprozessoren</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="44"/>
        <source>tiles of the product</source>
        <translation>Kacheln des Produkts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="45"/>
        <source>work units per multiprocessor</source>
        <translation>Arbeitseinheiten je Multiprozessor</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="46"/>
        <source>token rows that a rank&apos;s experts hold</source>
        <translation>Token-Zeilen, die die Experten eines Ranks halten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="47"/>
        <source>token rows that a rank&apos;s experts compute</source>
        <translation>Token-Zeilen, die die Experten eines Ranks rechnen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="48"/>
        <source>time to cast one element</source>
        <translation>Zeit für den Cast eines Elements</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="49"/>
        <source>time that the host needs for one layer</source>
        <translation>Zeit, die der Host für eine Schicht braucht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="50"/>
        <source>one gather or scatter of the hidden state over tensor-parallel ranks</source>
        <translation>ein Einsammeln oder Verteilen des Hidden State über die tensorparallelen Ranks</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="51"/>
        <source>the same gather in the layers&apos; precision</source>
        <translation>dasselbe Einsammeln in der Genauigkeit der Schichten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="52"/>
        <source>latency of the collective&apos;s steps</source>
        <translation>Latenz der Schritte des Collectives</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="53"/>
        <source>all-reduce</source>
        <translation>All-Reduce</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="54"/>
        <source>reduce-scatter</source>
        <translation>Reduce-Scatter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="55"/>
        <source>all-reduce of the shards over replicas</source>
        <translation>All-Reduce der Shards über die Replikate</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="56"/>
        <source>gather of the logits</source>
        <translation>Einsammeln der Logits</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="57"/>
        <source>attention block</source>
        <translation>Attention-Block</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="58"/>
        <source>feed-forward block</source>
        <translation>Feed-Forward-Block</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="59"/>
        <source>shared expert</source>
        <translation>gemeinsamer Experte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="60"/>
        <source>exchange of heads for tokens</source>
        <translation>Austausch von Heads gegen Tokens</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="61"/>
        <source>one hop of the ring of keys and values</source>
        <translation>ein Hop des Rings von Keys und Values</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="62"/>
        <source>joining of partial attention outputs</source>
        <translation>Zusammenführen der Teilausgaben der Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="63"/>
        <source>one all-to-all of tokens to experts or back</source>
        <translation>ein All-to-All der Tokens zu den Experten oder zurück</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="64"/>
        <source>bytes that leave the rank in one exchange</source>
        <translation>Bytes, die den Rank bei einem Austausch verlassen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="65"/>
        <source>share of them that crosses the network</source>
        <translation>Anteil davon, der das Netz überquert</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="66"/>
        <source>gather of the tokens of all expert ranks</source>
        <translation>Einsammeln der Tokens aller Experten-Ranks</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="67"/>
        <source>gather over expert-tensor ranks</source>
        <translation>Einsammeln über die Experten-Tensor-Ranks</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="68"/>
        <source>expert exchange of one pass</source>
        <translation>Expertenaustausch eines Durchlaufs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="69"/>
        <source>what the shared expert does not hide of the exchange</source>
        <translation>was der gemeinsame Experte vom Austausch nicht verdeckt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="70"/>
        <source>one message between stages</source>
        <translation>eine Nachricht zwischen Stufen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="71"/>
        <source>gather of the weights</source>
        <translation>Einsammeln der Gewichte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="72"/>
        <source>reduction of the gradients</source>
        <translation>Reduktion der Gradienten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="73"/>
        <source>dense parameters</source>
        <translation>dichte Parameter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="74"/>
        <location filename="../app/texts/explanation_symbols.h" line="37"/>
        <source>experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="75"/>
        <source>reduction of the tied embedding&apos;s gradient</source>
        <translation>Reduktion des Gradienten des gekoppelten Embeddings</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="76"/>
        <source>all micro-batches through the pipeline, without messages</source>
        <translation>alle Mikro-Batches durch die Pipeline, ohne Nachrichten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="77"/>
        <source>gather of tensor-parallel shards for the orthogonalisation</source>
        <translation>Einsammeln der tensorparallelen Shards für die Orthogonalisierung</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="78"/>
        <source>optimizer on the host</source>
        <translation>Optimierer auf dem Host</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="79"/>
        <source>weights on the host</source>
        <translation>Gewichte auf dem Host</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="80"/>
        <source>one layer&apos;s weights from the host</source>
        <translation>Gewichte einer Schicht vom Host</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="81"/>
        <source>parameters on the rank outside the experts</source>
        <translation>Parameter auf dem Rank außerhalb der Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="82"/>
        <source>parameters of experts on the rank</source>
        <translation>Parameter der Experten auf dem Rank</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="83"/>
        <source>parameters of a dense layer on the rank</source>
        <translation>Parameter einer dichten Schicht auf dem Rank</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="84"/>
        <source>parameters of an MoE layer on the rank, without experts</source>
        <translation>Parameter einer MoE-Schicht auf dem Rank, ohne Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="85"/>
        <source>parameters of a dense layer</source>
        <translation>Parameter einer dichten Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="86"/>
        <source>parameters of an MoE layer</source>
        <translation>Parameter einer MoE-Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="87"/>
        <source>dense layers times micro-batches alive</source>
        <translation>dichte Schichten mal lebende Mikro-Batches</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="88"/>
        <source>MoE layers times micro-batches alive</source>
        <translation>MoE-Schichten mal lebende Mikro-Batches</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="89"/>
        <source>micro-batches in flight on the rank</source>
        <translation>Mikro-Batches unterwegs auf dem Rank</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="90"/>
        <source>micro-batches in flight of one virtual stage</source>
        <translation>Mikro-Batches unterwegs in einer virtuellen Stufe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="91"/>
        <source>virtual stages run before the first backward pass</source>
        <translation>virtuelle Stufen, die vor dem ersten Backward laufen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="92"/>
        <source>tokens of a step</source>
        <translation>Tokens eines Schritts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="93"/>
        <source>forward FLOPs per token</source>
        <translation>Forward-FLOPs je Token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="94"/>
        <source>attention core of one layer, per token</source>
        <translation>Attention-Kern einer Schicht, je Token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="95"/>
        <source>attention core with a window, per token</source>
        <translation>Attention-Kern mit Fenster, je Token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="96"/>
        <source>output layer, per token</source>
        <translation>Ausgabeschicht, je Token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="97"/>
        <source>executed FLOPs per token</source>
        <translation>ausgeführte FLOPs je Token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="98"/>
        <source>training time in days</source>
        <translation>Trainingszeit in Tagen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="99"/>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="104"/>
        <source>Tensors that a training script keeps for itself, such as averaged weights.</source>
        <translation>Tensoren, die ein Trainingsskript selbst behält, etwa gemittelte Gewichte.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="105"/>
        <source>Small tensors of a layer: statistics, masks of packed documents, random states.</source>
        <translation>Kleine Tensoren einer Schicht: Statistiken, Masken gepackter Dokumente, Zufallszustände.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="106"/>
        <source>Steps in which experts get more tokens than the assumed imbalance.</source>
        <translation>Schritte, in denen Experten mehr Tokens erhalten als beim angenommenen Ungleichgewicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="107"/>
        <source>Recomputation of blocks of layers or of some layers only.</source>
        <translation>Neuberechnung von Blöcken von Schichten oder nur mancher Schichten.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="108"/>
        <source>Further heads and losses of a training script.</source>
        <translation>Weitere Heads und Losses eines Trainingsskripts.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="109"/>
        <source>Workspaces of single kernels, which differ by shape and release.</source>
        <translation>Workspaces einzelner Kernel, die je nach Form und Release verschieden sind.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="110"/>
        <source>Prefetching more than the next layer.</source>
        <translation>Prefetching von mehr als der nächsten Schicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="111"/>
        <source>Freed blocks held while the host is ahead of the GPU; they are given back when memory runs short.</source>
        <translation>Freigegebene Blöcke, die gehalten werden, während der Host der GPU voraus ist; sie werden zurückgegeben, wenn der Speicher knapp wird.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="112"/>
        <source>The order of allocations, which changes fragmentation from run to run.</source>
        <translation>Die Reihenfolge der Allokationen, die die Fragmentierung von Lauf zu Lauf verändert.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="113"/>
        <source>Buffers of network transports and in-network reduction.</source>
        <translation>Puffer von Netztransporten und von Reduktion im Netz.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="114"/>
        <source>Other processes on the same GPU.</source>
        <translation>Andere Prozesse auf derselben GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="115"/>
        <source>A checkpoint that is loaded beside the state that it replaces.</source>
        <translation>Ein Checkpoint, der neben dem Zustand geladen wird, den er ersetzt.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="116"/>
        <source>Clocks that fall under a power limit or heat, beyond what the measured runs had.</source>
        <translation>Takte, die unter einem Power-Limit oder durch Hitze stärker fallen als in den Messläufen.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="117"/>
        <source>The library&apos;s own choice of kernel; each shape is taken with the tile that suits it best.</source>
        <translation>Die eigene Kernelwahl der Bibliothek; jede Form wird mit der Kachel gerechnet, die am besten zu ihr passt.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="118"/>
        <source>Packed documents that attend to themselves only.</source>
        <translation>Gepackte Dokumente, deren Attention nur sich selbst gilt.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="119"/>
        <source>Kernels of your own that fuse more, or less, than the framework&apos;s.</source>
        <translation>Eigene Kernel, die mehr oder weniger fusionieren als die des Frameworks.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="120"/>
        <source>Other work on the host, and a slow or badly placed processor.</source>
        <translation>Andere Arbeit auf dem Host und ein langsamer oder schlecht platzierter Prozessor.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="121"/>
        <source>Other jobs on the network, and routes that collide.</source>
        <translation>Andere Jobs im Netz und Routen, die kollidieren.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="122"/>
        <source>The order of single operations; the timeline simulates it.</source>
        <translation>Die Reihenfolge einzelner Operationen; die Zeitachse simuliert sie.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="123"/>
        <source>A single GPU or link that is slower than the others.</source>
        <translation>Eine einzelne GPU oder Verbindung, die langsamer ist als die anderen.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="124"/>
        <source>Reading and preparing the data.</source>
        <translation>Lesen und Vorbereiten der Daten.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="125"/>
        <source>Writing checkpoints, evaluation, logging.</source>
        <translation>Schreiben von Checkpoints, Evaluation, Logging.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="126"/>
        <source>FLOPs outside matrix products: norms, activations, softmax, optimizer.</source>
        <translation>FLOPs außerhalb der Matrixprodukte: Normen, Aktivierungen, Softmax, Optimierer.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="127"/>
        <source>Failures and restarts, except by the goodput that the plan states.</source>
        <translation>Ausfälle und Neustarts, außer durch den Goodput, den der Plan angibt.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="128"/>
        <source>Storage, network traffic, discounts, idle reserved nodes.</source>
        <translation>Storage, Netzverkehr, Rabatte, reservierte Knoten im Leerlauf.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="129"/>
        <source>Multi-token-prediction layers.</source>
        <translation>MTP-Schichten.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="21"/>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="22"/>
        <source>hidden size</source>
        <translation>Hidden Size</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="23"/>
        <source>attention heads</source>
        <translation>Attention-Heads</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="24"/>
        <source>key-value heads</source>
        <translation>Key-Value-Heads</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="25"/>
        <source>heads with their own key and value</source>
        <translation>Heads mit eigenem Key und Value</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="26"/>
        <source>dimension of one head</source>
        <translation>Dimension eines Heads</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="27"/>
        <source>dimension of one query and key head</source>
        <translation>Dimension eines Query- und Key-Heads</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="28"/>
        <source>dimension of one value head</source>
        <translation>Dimension eines Value-Heads</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="29"/>
        <source>part of a query head without rotation</source>
        <translation>Teil eines Query-Heads ohne Rotation</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="30"/>
        <source>part of a query head that is rotated</source>
        <translation>Teil eines Query-Heads, der rotiert wird</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="31"/>
        <source>rank of the latent queries</source>
        <translation>Rang der latenten Queries</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="32"/>
        <source>rank of the latent keys and values</source>
        <translation>Rang der latenten Keys und Values</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="33"/>
        <source>feed-forward width</source>
        <translation>Feed-Forward-Breite</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="34"/>
        <source>width of one expert</source>
        <translation>Breite eines Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="35"/>
        <source>width of the shared expert</source>
        <translation>Breite des gemeinsamen Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="36"/>
        <source>matrices of a feed-forward block</source>
        <translation>Matrizen eines Feed-Forward-Blocks</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="38"/>
        <source>experts that a token goes to</source>
        <translation>Experten, zu denen ein Token geht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="39"/>
        <source>vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="40"/>
        <source>vocabulary, padded</source>
        <translation>Vokabular, aufgefüllt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="41"/>
        <location filename="../app/texts/explanation_symbols.h" line="84"/>
        <source>norms of one layer</source>
        <translation>Normen einer Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="42"/>
        <source>weights of a norm per hidden element</source>
        <translation>Gewichte einer Norm je Hidden-Element</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="43"/>
        <source>learned positions</source>
        <translation>gelernte Positionen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="44"/>
        <source>multi-token-prediction layers</source>
        <translation>MTP-Schichten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="45"/>
        <source>up projections of a feed-forward block</source>
        <translation>Up-Projektionen eines Feed-Forward-Blocks</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="47"/>
        <source>tensor parallel</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="48"/>
        <source>pipeline parallel</source>
        <translation>Pipelineparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="49"/>
        <source>context parallel</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="50"/>
        <source>ranks of the inner all-to-all of context parallelism</source>
        <translation>Ranks des inneren All-to-All der Kontextparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="51"/>
        <source>ranks of the ring of context parallelism</source>
        <translation>Ranks des Rings der Kontextparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="52"/>
        <source>data parallel</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="53"/>
        <source>expert parallel</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="54"/>
        <source>expert tensor parallel</source>
        <translation>Experten-Tensorparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="55"/>
        <source>virtual stages of a pipeline rank</source>
        <translation>virtuelle Stufen eines Pipeline-Ranks</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="56"/>
        <source>ranks over which sequence parallelism splits</source>
        <translation>Ranks, auf die die Sequenzparallelität aufteilt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="57"/>
        <source>pipeline rank, from 0</source>
        <translation>Pipeline-Rank, ab 0</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="58"/>
        <source>virtual stage of the rank, from 0</source>
        <translation>virtuelle Stufe des Ranks, ab 0</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="59"/>
        <source>sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="60"/>
        <source>tokens that a query attends to on average</source>
        <translation>Tokens, die eine Query im Mittel beachtet</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="61"/>
        <source>sequences of a micro-batch</source>
        <translation>Sequenzen eines Mikro-Batch</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="62"/>
        <source>micro-batches of a step</source>
        <translation>Mikro-Batches eines Schritts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="63"/>
        <source>sequences of a step</source>
        <translation>Sequenzen eines Schritts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="64"/>
        <source>tokens of a micro-batch on one context-parallel rank</source>
        <translation>Tokens eines Mikro-Batch auf einem kontextparallelen Rank</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="65"/>
        <source>tokens to train on</source>
        <translation>Tokens für das Training</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="66"/>
        <source>tokens whose logits are held at once</source>
        <translation>Tokens, deren Logits gleichzeitig gehalten werden</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="67"/>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="68"/>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="69"/>
        <source>ranks over which dense parameters are sharded</source>
        <translation>Ranks, über die dichte Parameter geshardet sind</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="70"/>
        <source>ranks over which experts are sharded</source>
        <translation>Ranks, über die Experten geshardet sind</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="71"/>
        <location filename="../app/texts/explanation_symbols.h" line="75"/>
        <source>dense layers</source>
        <translation>dichte Schichten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="72"/>
        <source>dense layers with windowed attention</source>
        <translation>dichte Schichten mit Fenster-Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="73"/>
        <location filename="../app/texts/explanation_symbols.h" line="76"/>
        <source>MoE layers</source>
        <translation>MoE-Schichten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="74"/>
        <source>MoE layers with windowed attention</source>
        <translation>MoE-Schichten mit Fenster-Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="77"/>
        <source>layers with full attention</source>
        <translation>Schichten mit voller Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="78"/>
        <source>layers with windowed attention</source>
        <translation>Schichten mit Fenster-Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="79"/>
        <source>layers of this kind on the rank</source>
        <translation>Schichten dieser Art auf dem Rank</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="80"/>
        <source>layers of this kind in one virtual stage</source>
        <translation>Schichten dieser Art in einer virtuellen Stufe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="82"/>
        <source>attention of one layer</source>
        <translation>Attention einer Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="83"/>
        <source>part of that which every tensor-parallel rank keeps whole</source>
        <translation>Teil davon, den jeder tensorparallele Rank ganz hält</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="85"/>
        <source>feed-forward block of one layer</source>
        <translation>Feed-Forward-Block einer Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="86"/>
        <source>biases and gates that every tensor-parallel rank keeps whole</source>
        <translation>Biases und Gates, die jeder tensorparallele Rank ganz hält</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="87"/>
        <source>router of one layer</source>
        <translation>Router einer Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="88"/>
        <source>shared expert of one layer</source>
        <translation>gemeinsamer Experte einer Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="89"/>
        <source>one expert</source>
        <translation>ein Experte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="92"/>
        <source>last norm</source>
        <translation>letzte Norm</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="93"/>
        <source>parameters of decoder layers on the rank</source>
        <translation>Parameter der Decoder-Schichten auf dem Rank</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="94"/>
        <source>parameters of all different weight shapes on the rank</source>
        <translation>Parameter aller verschiedenen Gewichtsformen auf dem Rank</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="95"/>
        <source>parameters of the largest layer on the rank</source>
        <translation>Parameter der größten Schicht auf dem Rank</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="96"/>
        <source>parameters that the rank updates</source>
        <translation>Parameter, die der Rank aktualisiert</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="97"/>
        <source>parameters of one layer on the rank</source>
        <translation>Parameter einer Schicht auf dem Rank</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="98"/>
        <source>matrix products of a dense layer, per token</source>
        <translation>Matrixprodukte einer dichten Schicht, je Token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="99"/>
        <source>matrix products of an MoE layer, per token</source>
        <translation>Matrixprodukte einer MoE-Schicht, je Token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="100"/>
        <source>matrix products of all layers, per token, forward</source>
        <translation>Matrixprodukte aller Schichten, je Token, Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="101"/>
        <source>output layer, per token, forward</source>
        <translation>Ausgabeschicht, je Token, Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="102"/>
        <source>attention cores of all layers, per token, forward</source>
        <translation>Attention-Kerne aller Schichten, je Token, Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="103"/>
        <source>FLOPs of the orthogonalisation</source>
        <translation>FLOPs der Orthogonalisierung</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="104"/>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="105"/>
        <source>share of the peak reached</source>
        <translation>erreichter Anteil am Peak</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="107"/>
        <source>multiprocessors of the GPU</source>
        <translation>Multiprozessoren der GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="108"/>
        <source>peak of the GPU in 16 bit</source>
        <translation>Peak der GPU in 16 Bit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="109"/>
        <source>peak of the GPU in the precision of the product</source>
        <translation>Peak der GPU in der Genauigkeit des Produkts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="110"/>
        <source>bf16 peak of the GPU</source>
        <translation>bf16-Peak der GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="111"/>
        <source>bandwidth of the GPU&apos;s memory</source>
        <translation>Speicherbandbreite der GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="112"/>
        <source>memory bandwidth that element-wise kernels reach</source>
        <translation>Speicherbandbreite, die elementweise Kernel erreichen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="113"/>
        <source>memory bandwidth that matrix products reach</source>
        <translation>Speicherbandbreite, die Matrixprodukte erreichen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="114"/>
        <source>memory bandwidth that attention scores reach</source>
        <translation>Speicherbandbreite, die Attention-Scores erreichen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="115"/>
        <source>rate inside an NVLink domain, achieved</source>
        <translation>Rate innerhalb einer NVLink-Domäne, erreicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="116"/>
        <source>rate that the group gets between domains</source>
        <translation>Rate, die die Gruppe zwischen Domänen erhält</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="117"/>
        <source>rate inside a domain, data sheet</source>
        <translation>Rate innerhalb einer Domäne, Datenblatt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="118"/>
        <source>network rate of one GPU, data sheet</source>
        <translation>Netzrate einer GPU, Datenblatt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="119"/>
        <source>rate between two GPUs of a domain</source>
        <translation>Rate zwischen zwei GPUs einer Domäne</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="120"/>
        <source>rate between two GPUs over the network</source>
        <translation>Rate zwischen zwei GPUs über das Netz</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="121"/>
        <source>rate of the exchange of heads</source>
        <translation>Rate des Austauschs der Heads</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="122"/>
        <source>rate of the ring of keys and values</source>
        <translation>Rate des Rings von Keys und Values</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="123"/>
        <source>rate between GPU and host</source>
        <translation>Rate zwischen GPU und Host</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="124"/>
        <source>rate of the host&apos;s memory for one GPU</source>
        <translation>Rate des Host-Speichers für eine GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="125"/>
        <source>time before the first byte</source>
        <translation>Zeit bis zum ersten Byte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="126"/>
        <source>time before the first byte, protocol for small messages</source>
        <translation>Zeit bis zum ersten Byte, Protokoll für kleine Nachrichten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="127"/>
        <source>time of one step inside a domain</source>
        <translation>Zeit eines Schritts innerhalb einer Domäne</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="128"/>
        <source>time of one step inside a domain, in a ring that leaves it</source>
        <translation>Zeit eines Schritts innerhalb einer Domäne, in einem Ring, der sie verlässt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="129"/>
        <source>time of one step between domains</source>
        <translation>Zeit eines Schritts zwischen Domänen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="130"/>
        <source>time of one message before its first byte</source>
        <translation>Zeit einer Nachricht bis zu ihrem ersten Byte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="131"/>
        <source>time of one hop of the ring before its first byte</source>
        <translation>Zeit eines Hops des Rings bis zu seinem ersten Byte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="132"/>
        <source>time of an expert exchange before its first byte</source>
        <translation>Zeit eines Expertenaustauschs bis zu seinem ersten Byte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="133"/>
        <source>latency of one further bucket</source>
        <translation>Latenz eines weiteren Buckets</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="134"/>
        <source>passes around the ring</source>
        <translation>Umläufe des Rings</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="135"/>
        <source>ranks of the group</source>
        <translation>Ranks der Gruppe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="136"/>
        <source>ranks of the group in one domain</source>
        <translation>Ranks der Gruppe in einer Domäne</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="137"/>
        <source>domains that the group spans</source>
        <translation>Domänen, über die sich die Gruppe erstreckt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="138"/>
        <source>share of the rate that the protocol for small messages reaches</source>
        <translation>Anteil der Rate, den das Protokoll für kleine Nachrichten erreicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="139"/>
        <source>share of the rate that the exchange reaches inside a domain</source>
        <translation>Anteil der Rate, den der Austausch innerhalb einer Domäne erreicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="140"/>
        <source>share of the rate that the exchange reaches on the network</source>
        <translation>Anteil der Rate, den der Austausch im Netz erreicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="141"/>
        <source>share of stage boundaries that cross the network</source>
        <translation>Anteil der Stufengrenzen, die das Netz überqueren</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="143"/>
        <source>bytes of an activation</source>
        <translation>Bytes einer Aktivierung</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="144"/>
        <source>bytes of an element that is only the input of a product</source>
        <translation>Bytes eines Elements, das nur Eingabe eines Produkts ist</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="145"/>
        <source>bytes of weights per parameter</source>
        <translation>Bytes der Gewichte je Parameter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="146"/>
        <source>bytes of gradients per parameter</source>
        <translation>Bytes der Gradienten je Parameter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="147"/>
        <source>bytes of optimizer states per parameter</source>
        <translation>Bytes der Optimiererzustände je Parameter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="148"/>
        <source>bytes of a gradient when it is reduced</source>
        <translation>Bytes eines Gradienten bei der Reduktion</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="149"/>
        <source>bytes of copies in low precision per parameter</source>
        <translation>Bytes der Kopien in niedriger Genauigkeit je Parameter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="150"/>
        <source>further optimizer bytes of embeddings per parameter</source>
        <translation>weitere Optimierer-Bytes der Embeddings je Parameter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="151"/>
        <source>bytes of fp32 copies of the gradients per parameter</source>
        <translation>Bytes der fp32-Kopien der Gradienten je Parameter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="152"/>
        <source>bytes that the update needs besides, per parameter</source>
        <translation>Bytes, die das Update zusätzlich braucht, je Parameter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="153"/>
        <source>bytes of a gathered layer per parameter: weights, gradient, copy to reduce</source>
        <translation>Bytes einer eingesammelten Schicht je Parameter: Gewichte, Gradient, Kopie zur Reduktion</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="154"/>
        <source>bytes of gather buffers per parameter</source>
        <translation>Bytes der Sammelpuffer je Parameter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="155"/>
        <source>bytes that the update moves per parameter</source>
        <translation>Bytes, die das Update bewegt, je Parameter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="156"/>
        <source>bytes that the update moves on the host, per parameter</source>
        <translation>Bytes, die das Update auf dem Host bewegt, je Parameter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="157"/>
        <source>bytes moved to accumulate gradients, per parameter</source>
        <translation>Bytes, die beim Akkumulieren der Gradienten bewegt werden, je Parameter</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="158"/>
        <source>further bytes that eager norms keep per element</source>
        <translation>weitere Bytes, die Normen im Eager-Modus behalten, je Element</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="159"/>
        <source>bytes kept by the rotation per element</source>
        <translation>Bytes, die die Rotation behält, je Element</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="160"/>
        <source>bytes kept by repeating key-value heads per element</source>
        <translation>Bytes, die das Wiederholen der Key-Value-Heads behält, je Element</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="161"/>
        <source>bytes kept per attention score</source>
        <translation>behaltene Bytes je Attention-Score</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="162"/>
        <source>bytes that a feed-forward block keeps per token and width</source>
        <translation>Bytes, die ein Feed-Forward-Block behält, je Token und Breite</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="163"/>
        <source>bytes that the router keeps per token and expert</source>
        <translation>Bytes, die der Router behält, je Token und Experte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="164"/>
        <source>bytes kept to join the experts&apos; outputs per element</source>
        <translation>Bytes, die für das Zusammenführen der Expertenausgaben behalten werden, je Element</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="165"/>
        <source>bytes held per logit</source>
        <translation>gehaltene Bytes je Logit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="166"/>
        <source>bytes per logit in the output layer&apos;s backward pass</source>
        <translation>Bytes je Logit im Backward der Ausgabeschicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="167"/>
        <source>bytes per logit of a loss that is not fused</source>
        <translation>Bytes je Logit bei einem Loss, der nicht fusioniert ist</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="168"/>
        <source>bytes of buffers of the whole sequence, per hidden element</source>
        <translation>Bytes der Puffer der ganzen Sequenz, je Hidden-Element</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="169"/>
        <source>bytes of a layer&apos;s backward pass per hidden element</source>
        <translation>Bytes des Backward einer Schicht je Hidden-Element</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="170"/>
        <source>the same of what tensor parallelism splits</source>
        <translation>dasselbe für das, was Tensorparallelität aufteilt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="171"/>
        <source>the same per feed-forward element</source>
        <translation>dasselbe je Feed-Forward-Element</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="172"/>
        <source>the same per attention score</source>
        <translation>dasselbe je Attention-Score</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="173"/>
        <source>buffers of the ring of keys and values</source>
        <translation>Puffer des Rings von Keys und Values</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="174"/>
        <source>bytes that the loss moves per logit</source>
        <translation>Bytes, die der Loss bewegt, je Logit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="175"/>
        <source>bytes that the softmax moves per score</source>
        <translation>Bytes, die der Softmax bewegt, je Score</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="176"/>
        <source>bytes of an input of the product</source>
        <translation>Bytes einer Eingabe des Produkts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="177"/>
        <source>bytes moved per output of the product</source>
        <translation>bewegte Bytes je Ausgabe des Produkts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="178"/>
        <source>live tensors</source>
        <translation>lebende Tensoren</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="179"/>
        <source>what the allocator reserves besides</source>
        <translation>was der Allokator zusätzlich reserviert</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="180"/>
        <source>weights and gradients that stay whole between micro-batches</source>
        <translation>Gewichte und Gradienten, die zwischen Mikro-Batches ganz bleiben</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="181"/>
        <source>matrices of the orthogonalisation</source>
        <translation>Matrizen der Orthogonalisierung</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="182"/>
        <source>workspace of the libraries</source>
        <translation>Workspace der Bibliotheken</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="183"/>
        <source>part of it that only repeatable kernels need</source>
        <translation>Teil davon, den nur reproduzierbare Kernel brauchen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="184"/>
        <source>workspace of one stream</source>
        <translation>Workspace eines Streams</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="185"/>
        <source>buffers of one NCCL channel</source>
        <translation>Puffer eines NCCL-Kanals</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="186"/>
        <source>CUDA context and process</source>
        <translation>CUDA-Kontext und Prozess</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="187"/>
        <source>what the framework holds outside the allocator</source>
        <translation>was das Framework außerhalb des Allokators hält</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="188"/>
        <source>memory of the fullest stage</source>
        <translation>Speicher der vollsten Stufe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="189"/>
        <source>usable memory of the GPU</source>
        <translation>nutzbarer Speicher der GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="190"/>
        <source>size of the whole tensor</source>
        <translation>Größe des ganzen Tensors</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="191"/>
        <source>queries, keys, values and output that change ranks</source>
        <translation>Queries, Keys, Values und Ausgabe, die den Rank wechseln</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="192"/>
        <source>keys and values of one rank</source>
        <translation>Keys und Values eines Ranks</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="193"/>
        <source>activations kept of one layer</source>
        <translation>behaltene Aktivierungen einer Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="11"/>
        <source>copies of the attention output kept</source>
        <translation>behaltene Kopien der Attention-Ausgabe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="12"/>
        <source>virtual stages started early because messages overlap</source>
        <translation>virtuelle Stufen, die früher beginnen, weil Nachrichten überlappen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="13"/>
        <source>elements of a gradient bucket</source>
        <translation>Elemente eines Gradienten-Buckets</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="14"/>
        <source>elements to which a bucket is padded</source>
        <translation>Elemente, auf die ein Bucket aufgefüllt wird</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="15"/>
        <source>buckets after the first</source>
        <translation>Buckets nach dem ersten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="16"/>
        <source>streams with a workspace</source>
        <translation>Streams mit einem Workspace</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="17"/>
        <source>NCCL communicators</source>
        <translation>NCCL-Kommunikatoren</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="18"/>
        <source>channels of a communicator</source>
        <translation>Kanäle eines Kommunikators</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="19"/>
        <source>copies of queries, keys and values that an exchange holds</source>
        <translation>Kopien von Queries, Keys und Values, die ein Austausch hält</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="20"/>
        <source>steepness of the chance to fit</source>
        <translation>Steilheit der Wahrscheinlichkeit, dass es passt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="21"/>
        <source>products of this shape</source>
        <translation>Produkte dieser Form</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="22"/>
        <source>rows of the product</source>
        <translation>Zeilen des Produkts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="23"/>
        <source>columns of the product</source>
        <translation>Spalten des Produkts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="24"/>
        <source>inner dimension of the product</source>
        <translation>innere Dimension des Produkts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="25"/>
        <source>inner steps that starting and ending a tile costs</source>
        <translation>innere Schritte, die Anfang und Ende einer Kachel kosten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="26"/>
        <source>rows of a tile</source>
        <translation>Zeilen einer Kachel</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="27"/>
        <source>columns of a tile</source>
        <translation>Spalten einer Kachel</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="28"/>
        <source>edge at which small tiles run at half rate</source>
        <translation>Kantenlänge, bei der kleine Kacheln mit halber Rate laufen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="29"/>
        <source>backward products of attention for each forward one</source>
        <translation>Backward-Produkte der Attention für jedes Forward-Produkt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="30"/>
        <source>work units at which attention runs at half rate</source>
        <translation>Arbeitseinheiten, bei denen die Attention mit halber Rate läuft</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="31"/>
        <source>passes of the softmax over the scores</source>
        <translation>Durchgänge des Softmax über die Scores</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="32"/>
        <source>memory-bound kernels of a layer, forward</source>
        <translation>speichergebundene Kernel einer Schicht, Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="33"/>
        <source>memory-bound kernels of a layer, backward</source>
        <translation>speichergebundene Kernel einer Schicht, Backward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="34"/>
        <source>passes over the experts&apos; outputs for their biases</source>
        <translation>Durchgänge über die Expertenausgaben für ihre Biases</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="35"/>
        <source>how often a micro-batch casts the weights</source>
        <translation>wie oft ein Mikro-Batch die Gewichte castet</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="36"/>
        <source>passes over a tensor to cast it</source>
        <translation>Durchgänge über einen Tensor für seinen Cast</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="37"/>
        <source>tensor-parallel collectives of a layer</source>
        <translation>tensorparallele Collectives einer Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="38"/>
        <source>sharpness with which GPU and host time combine</source>
        <translation>Schärfe, mit der sich GPU- und Host-Zeit verbinden</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="39"/>
        <source>kernels of a layer in this pass</source>
        <translation>Kernel einer Schicht in diesem Durchlauf</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="40"/>
        <source>host time of embedding, output layer and loss, in layers</source>
        <translation>Host-Zeit von Embedding, Ausgabeschicht und Loss, in Schichten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="41"/>
        <source>layers of the deepest stage</source>
        <translation>Schichten der tiefsten Stufe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="42"/>
        <source>reductions of the gradients in a step</source>
        <translation>Reduktionen der Gradienten in einem Schritt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="43"/>
        <source>stages after the one that sets the pace</source>
        <translation>Stufen nach der taktgebenden</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="44"/>
        <source>bytes moved per hidden element, forward</source>
        <translation>bewegte Bytes je Hidden-Element, Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="45"/>
        <source>bytes moved per hidden element, backward</source>
        <translation>bewegte Bytes je Hidden-Element, Backward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="46"/>
        <source>bytes moved around projections per element, forward</source>
        <translation>bewegte Bytes um Projektionen je Element, Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="47"/>
        <source>bytes moved around projections per element, backward</source>
        <translation>bewegte Bytes um Projektionen je Element, Backward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="48"/>
        <source>bytes moved per feed-forward element, forward</source>
        <translation>bewegte Bytes je Feed-Forward-Element, Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="49"/>
        <source>bytes moved per feed-forward element, backward</source>
        <translation>bewegte Bytes je Feed-Forward-Element, Backward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="51"/>
        <source>share that is kept on the host</source>
        <translation>Anteil, der auf dem Host gehalten wird</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="52"/>
        <source>share of the weights that is kept on the host</source>
        <translation>Anteil der Gewichte, der auf dem Host gehalten wird</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="53"/>
        <source>activations kept over those counted</source>
        <translation>behaltene Aktivierungen im Verhältnis zu den gezählten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="54"/>
        <source>share of a layer that selective recomputation keeps</source>
        <translation>Anteil einer Schicht, den selektive Neuberechnung behält</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="55"/>
        <source>share of a layer alive again in its backward pass</source>
        <translation>Anteil einer Schicht, der in ihrem Backward wieder lebt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="56"/>
        <source>tokens of the busiest experts over the mean</source>
        <translation>Tokens der vollsten Experten im Verhältnis zum Mittel</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="57"/>
        <source>slots of an expert over its even share</source>
        <translation>Plätze eines Experten im Verhältnis zu seinem gleichen Anteil</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="58"/>
        <source>reserved over live memory, less one</source>
        <translation>reservierter durch lebenden Speicher, minus eins</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="59"/>
        <source>use at which half of the framework&apos;s runs fail, over that of all</source>
        <translation>Auslastung, bei der die Hälfte der Läufe des Frameworks scheitert, im Verhältnis zu der aller</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="60"/>
        <source>use of the memory at which half of the runs fail</source>
        <translation>Auslastung des Speichers, bei der die Hälfte der Läufe scheitert</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="61"/>
        <source>measured over predicted, 10th percentile of published runs</source>
        <translation>gemessen durch vorhergesagt, 10. Perzentil der veröffentlichten Läufe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="62"/>
        <source>measured over predicted, 90th percentile of published runs</source>
        <translation>gemessen durch vorhergesagt, 90. Perzentil der veröffentlichten Läufe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="63"/>
        <source>measured over predicted of runs near this plan, low end</source>
        <translation>gemessen durch vorhergesagt bei Läufen nahe diesem Plan, unteres Ende</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="64"/>
        <source>measured over predicted of runs near this plan, high end</source>
        <translation>gemessen durch vorhergesagt bei Läufen nahe diesem Plan, oberes Ende</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="65"/>
        <source>how much wider the band of MoE models is</source>
        <translation>wie viel breiter das Band von MoE-Modellen ist</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="66"/>
        <source>measured time of such a product over the formula&apos;s</source>
        <translation>gemessene Zeit eines solchen Produkts im Verhältnis zu der nach der Formel</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="67"/>
        <source>cost of a partly filled wave</source>
        <translation>Kosten einer teilweise gefüllten Welle</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="68"/>
        <source>share of the peak that large products sustain</source>
        <translation>Anteil am Peak, den große Produkte dauerhaft erreichen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="69"/>
        <source>share of the peak that attention reaches when the GPU is full</source>
        <translation>Anteil am Peak, den die Attention erreicht, wenn die GPU voll ist</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="70"/>
        <source>share of the 16-bit peak that large products sustain</source>
        <translation>Anteil am 16-Bit-Peak, den große Produkte dauerhaft erreichen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="71"/>
        <source>rate of grouped products, or of odd head dimensions, over plain ones</source>
        <translation>Rate gruppierter Produkte oder ungerader Head-Dimensionen im Verhältnis zu einfachen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="72"/>
        <source>rate of attention at this head dimension over that at 128</source>
        <translation>Rate der Attention bei dieser Head-Dimension im Verhältnis zu der bei 128</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="73"/>
        <source>rate of attention&apos;s backward pass over its forward pass</source>
        <translation>Rate des Backward der Attention im Verhältnis zu ihrem Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="74"/>
        <source>share of the loss&apos;s traffic in the forward pass</source>
        <translation>Anteil des Loss-Verkehrs im Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="75"/>
        <source>factor on the traffic of sorting tokens by expert</source>
        <translation>Faktor auf den Verkehr beim Sortieren der Tokens nach Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="76"/>
        <source>factor on the traffic of casts</source>
        <translation>Faktor auf den Verkehr der Casts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="77"/>
        <source>share of the products that run again</source>
        <translation>Anteil der Produkte, die noch einmal laufen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="78"/>
        <source>share of the host&apos;s time in this pass</source>
        <translation>Anteil der Host-Zeit in diesem Durchlauf</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="79"/>
        <source>share of the host&apos;s time that graphs and settings leave</source>
        <translation>Anteil der Host-Zeit, den Graphen und Einstellungen übrig lassen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="80"/>
        <source>share by which launch blocking slows layers</source>
        <translation>Anteil, um den Launch Blocking Schichten verlangsamt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="81"/>
        <source>share of that of output layer and loss</source>
        <translation>Anteil desselben bei Ausgabeschicht und Loss</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="82"/>
        <source>share of that of the embedding</source>
        <translation>Anteil desselben beim Embedding</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="83"/>
        <source>share of overlapped tensor-parallel transfers that stays exposed</source>
        <translation>Anteil überlappter tensorparalleler Übertragungen, der unverdeckt bleibt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="84"/>
        <source>share of a transfer by which it slows a kernel beside it</source>
        <translation>Anteil einer Übertragung, um den sie einen Kernel daneben verlangsamt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="85"/>
        <source>share of the exchange that stays exposed all the same</source>
        <translation>Anteil des Austauschs, der dennoch unverdeckt bleibt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="86"/>
        <source>share of other work behind which the exchange can hide</source>
        <translation>Anteil der übrigen Arbeit, hinter der sich der Austausch verdecken lässt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="87"/>
        <source>share of hidden transfers that slows the work they hide behind</source>
        <translation>Anteil verdeckter Übertragungen, der die verdeckende Arbeit verlangsamt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="88"/>
        <source>the same for gathers and reductions of single layers</source>
        <translation>dasselbe für das Einsammeln und Reduzieren einzelner Schichten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="89"/>
        <source>share of the work behind which transfers can hide</source>
        <translation>Anteil der Arbeit, hinter der sich Übertragungen verdecken lassen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="90"/>
        <source>gathers of a pass for each micro-batch</source>
        <translation>Einsammeln je Durchlauf und Mikro-Batch, Anzahl</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="91"/>
        <source>share of weight gradients in a backward pass</source>
        <translation>Anteil der Gewichtsgradienten an einem Backward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="92"/>
        <source>share of memory bandwidth that the optimizer reaches</source>
        <translation>Anteil der Speicherbandbreite, den der Optimierer erreicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="93"/>
        <source>slow-down for each doubling of the nodes</source>
        <translation>Verlangsamung je Verdopplung der Knoten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="94"/>
        <source>goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="95"/>
        <source>step time of this release over that of the reference</source>
        <translation>Schrittzeit dieses Release im Verhältnis zu der des Referenz-Release</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="96"/>
        <source>price of a GPU-hour</source>
        <translation>Preis einer GPU-Stunde</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="98"/>
        <source>time measured for such a collective, by size</source>
        <translation>für ein solches Collective gemessene Zeit, nach Größe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="99"/>
        <source>launch of one kernel</source>
        <translation>Start eines Kernels</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="100"/>
        <source>time that the GPU needs for the pass</source>
        <translation>Zeit, die die GPU für den Durchlauf braucht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="101"/>
        <source>host time of one layer and micro-batch</source>
        <translation>Host-Zeit einer Schicht und eines Mikro-Batch</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="102"/>
        <source>further host time with wide tensor parallelism</source>
        <translation>weitere Host-Zeit bei breiter Tensorparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="103"/>
        <source>further host time per tensor-parallel rank where the pipeline leaves the node</source>
        <translation>weitere Host-Zeit je tensorparallelem Rank, wo die Pipeline den Knoten verlässt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="104"/>
        <source>gap after each kernel under launch blocking</source>
        <translation>Lücke nach jedem Kernel unter Launch Blocking</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="105"/>
        <source>bookkeeping of the pipeline engine, each pass</source>
        <translation>Verwaltung der Pipeline-Engine, je Durchlauf</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="106"/>
        <source>matrix products of the layer&apos;s forward pass</source>
        <translation>Matrixprodukte des Forward der Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="107"/>
        <source>attention of the forward pass</source>
        <translation>Attention des Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="108"/>
        <source>memory-bound kernels of the forward pass</source>
        <translation>speichergebundene Kernel des Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="109"/>
        <source>casts of the forward pass</source>
        <translation>Casts des Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="110"/>
        <source>tensor-parallel transfers of the forward pass</source>
        <translation>tensorparallele Übertragungen des Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="111"/>
        <source>context-parallel transfers of the forward pass</source>
        <translation>kontextparallele Übertragungen des Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="112"/>
        <source>expert exchange of the forward pass</source>
        <translation>Expertenaustausch des Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="113"/>
        <source>the layer&apos;s last product, which need not run again</source>
        <translation>letztes Produkt der Schicht, das nicht noch einmal laufen muss</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="114"/>
        <source>latent up projections, forward</source>
        <translation>latente Up-Projektionen, Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="115"/>
        <source>feed-forward block, forward</source>
        <translation>Feed-Forward-Block, Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="116"/>
        <source>attention core of the pass</source>
        <translation>Attention-Kern des Durchlaufs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="117"/>
        <source>work of the shared expert</source>
        <translation>Arbeit des gemeinsamen Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="118"/>
        <source>work of the pass without the exchange</source>
        <translation>Arbeit des Durchlaufs ohne den Austausch</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="119"/>
        <source>time of one layer&apos;s pass</source>
        <translation>Zeit des Durchlaufs einer Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="120"/>
        <source>first product of the block, forward</source>
        <translation>erstes Produkt des Blocks, Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="121"/>
        <source>first product of the block, gradient of the input</source>
        <translation>erstes Produkt des Blocks, Gradient der Eingabe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="122"/>
        <source>first product of the block, gradient of the weights</source>
        <translation>erstes Produkt des Blocks, Gradient der Gewichte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="123"/>
        <source>second product of the block, forward</source>
        <translation>zweites Produkt des Blocks, Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="124"/>
        <source>second product of the block, gradient of the input</source>
        <translation>zweites Produkt des Blocks, Gradient der Eingabe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="125"/>
        <source>forward pass of one layer</source>
        <translation>Forward einer Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="126"/>
        <source>backward pass of one layer</source>
        <translation>Backward einer Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="127"/>
        <source>forward work at the start of the step, behind which gathers hide</source>
        <translation>Forward-Arbeit am Anfang des Schritts, die das Einsammeln verdeckt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="128"/>
        <source>backward work at the end of the step, behind which reductions hide</source>
        <translation>Backward-Arbeit am Ende des Schritts, die Reduktionen verdeckt</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="129"/>
        <source>backward pass of one micro-batch</source>
        <translation>Backward eines Mikro-Batch</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="130"/>
        <source>copies between the gathered buffer and the weights</source>
        <translation>Kopien zwischen dem Sammelpuffer und den Gewichten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="131"/>
        <source>all micro-batches, event by event in the schedule&apos;s published order, messages taking no time</source>
        <translation>alle Mikro-Batches, Ereignis für Ereignis in der veröffentlichten Reihenfolge des Ablaufs, Nachrichten ohne Zeit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="132"/>
        <source>the same events with the time of messages</source>
        <translation>dieselben Ereignisse mit der Zeit der Nachrichten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="133"/>
        <source>one micro-batch on the busiest stage</source>
        <translation>ein Mikro-Batch auf der am stärksten belasteten Stufe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="134"/>
        <source>one micro-batch, mean over the stages</source>
        <translation>ein Mikro-Batch, Mittel über die Stufen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="135"/>
        <source>forward pass of one micro-batch, mean over the stages</source>
        <translation>Forward eines Mikro-Batch, Mittel über die Stufen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="136"/>
        <source>backward pass of one micro-batch, mean over the stages</source>
        <translation>Backward eines Mikro-Batch, Mittel über die Stufen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="137"/>
        <source>longest forward pass of a stage</source>
        <translation>längster Forward einer Stufe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="138"/>
        <source>longest backward pass of a stage</source>
        <translation>längster Backward einer Stufe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="139"/>
        <source>one micro-batch, sum over the stages</source>
        <translation>ein Mikro-Batch, Summe über die Stufen</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="140"/>
        <source>one micro-batch on the stages before the one that sets the pace</source>
        <translation>ein Mikro-Batch auf den Stufen vor der taktgebenden</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="141"/>
        <source>one micro-batch on the stages after it</source>
        <translation>ein Mikro-Batch auf den Stufen danach</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="142"/>
        <source>one micro-batch on the stage that sets the pace</source>
        <translation>ein Mikro-Batch auf der taktgebenden Stufe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="143"/>
        <source>its forward pass</source>
        <translation>ihr Forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="144"/>
        <source>its backward pass</source>
        <translation>ihr Backward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="145"/>
        <source>host side of the update and norm of the gradients</source>
        <translation>Host-Seite des Updates und der Norm der Gradienten</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="146"/>
        <source>everything else of the step</source>
        <translation>alles Übrige des Schritts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="147"/>
        <source>step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="148"/>
        <source>bubble</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="149"/>
        <source>imbalance of the stages</source>
        <translation>Ungleichgewicht der Stufen</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="76"/>
        <source>there is no such file</source>
        <translation>die Datei existiert nicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="77"/>
        <source>it is not a regular file</source>
        <translation>das ist keine reguläre Datei</translation>
    </message>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="79"/>
        <source>it has %1, and a plan or config.json is a few kilobytes</source>
        <translation>sie hat %1, ein Plan oder eine config.json aber nur wenige Kilobyte</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <location filename="../app/texts/finding_texts.h" line="21"/>
        <source>The model&apos;s dimensions do not make sense: {problem}.</source>
        <translation>Die Modelldimensionen sind nicht sinnvoll: {problem}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="22"/>
        <source>{knob} is {value}; it must be between 1 and {largest}.</source>
        <translation>{knob} ist {value}; der Wert muss zwischen 1 und {largest} liegen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="23"/>
        <source>DP {dp} x TP {tp} x PP {pp} x CP {cp} = {product}, but the cluster has {gpus} GPUs.</source>
        <translation>DP {dp} × TP {tp} × PP {pp} × CP {cp} = {product}, der Cluster hat aber {gpus} GPUs.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="24"/>
        <source>EP {ep} x ETP {etp} does not divide TP x CP x DP = {product}.</source>
        <translation>EP {ep} × ETP {etp} teilt TP × CP × DP = {product} nicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="25"/>
        <source>With ranks numbered {order}, experts of a pipeline stage would sit on other ranks than the rest of its layers; {usual} keeps them together.</source>
        <translation>Mit der Rank-Reihenfolge {order} lägen die Experten einer Pipeline-Stufe auf anderen Ranks als der Rest ihrer Schichten; {usual} hält sie zusammen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="26"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} = {product}, but the global batch is {batch} sequences.</source>
        <translation>DP {dp} × Akkumulation {accumulation} × Mikro-Batch {micro_batch} = {product}, der Gesamt-Batch hat aber {batch} Sequenzen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="27"/>
        <source>TP {tp} does not divide the {heads} attention heads.</source>
        <translation>TP {tp} teilt die {heads} Attention-Heads nicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="28"/>
        <source>TP {tp} and the {kv_heads} key-value heads do not divide one another; the heads would have to be split unevenly.</source>
        <translation>TP {tp} und die {kv_heads} Key-Value-Heads teilen einander nicht; die Heads müssten ungleich aufgeteilt werden.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="29"/>
        <source>TP {tp} is larger than the {kv_heads} key-value heads, so each is kept {copies} times.</source>
        <translation>TP {tp} ist größer als die Zahl der Key-Value-Heads ({kv_heads}), deshalb wird jeder {copies}-mal gehalten.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="30"/>
        <source>TP {tp} does not divide the hidden size {hidden}.</source>
        <translation>TP {tp} teilt die Hidden Size {hidden} nicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="31"/>
        <source>TP {tp} does not divide the feed-forward width {ffn}.</source>
        <translation>TP {tp} teilt die Feed-Forward-Breite {ffn} nicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="32"/>
        <source>ETP {etp} does not divide the expert width {ffn}.</source>
        <translation>ETP {etp} teilt die Expertenbreite {ffn} nicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="33"/>
        <source>EP {ep} does not divide the {experts} experts.</source>
        <translation>EP {ep} teilt die {experts} Experten nicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="34"/>
        <source>EP {ep} and ETP {etp} need a mixture-of-experts model; this one is dense.</source>
        <translation>EP {ep} und ETP {etp} brauchen ein MoE-Modell; dieses ist dicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="35"/>
        <source>EP {ep} with TP {tp} needs sequence parallelism.</source>
        <translation>EP {ep} mit TP {tp} braucht Sequenzparallelität.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="36"/>
        <source>The sequence of {seq_len} tokens does not split into 2 x CP = {pieces} equal pieces.</source>
        <translation>Die Sequenz von {seq_len} Tokens lässt sich nicht in 2 × CP = {pieces} gleiche Stücke teilen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="37"/>
        <source>Sequence parallelism needs the {tokens} tokens of a context-parallel rank to divide by TP {tp}.</source>
        <translation>Sequenzparallelität setzt voraus, dass die {tokens} Tokens eines kontextparallelen Ranks durch TP {tp} teilbar sind.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="38"/>
        <source>All-to-all context parallelism needs TP x CP = {product} to divide the {heads} attention heads.</source>
        <translation>Kontextparallelität per All-to-All setzt voraus, dass TP × CP = {product} die {heads} Attention-Heads teilt.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="39"/>
        <source>The inner all-to-all of {inner} ranks must divide CP {cp}.</source>
        <translation>Das innere All-to-All von {inner} Ranks muss CP {cp} teilen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="40"/>
        <source>Weights move to the host only where ZeRO-3 shards them; with ZeRO-{zero} they stay.</source>
        <translation>Gewichte kommen nur dann auf den Host, wenn ZeRO-3 sie shardet; mit ZeRO-{zero} bleiben sie.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="41"/>
        <source>The link between {gpu} and its host is not known; what moves over it counts as endless.</source>
        <translation>Die Verbindung zwischen {gpu} und Host ist nicht bekannt; was darüber läuft, zählt als unendlich lang.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="42"/>
        <source>PP {pp} x VPP {vpp} = {stages} stages, but the model has only {layers} layers.</source>
        <translation>PP {pp} × VPP {vpp} = {stages} Stufen, das Modell hat aber nur {layers} Schichten.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="43"/>
        <source>No measured runs of this GPU: efficiencies of {donor}.</source>
        <translation>Keine Messläufe dieser GPU: Effizienzen von {donor}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="44"/>
        <source>No profile of this framework: constants of {donor}.</source>
        <translation>Kein Profil dieses Frameworks: Konstanten von {donor}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="45"/>
        <source>About {runs} measured runs are near; the model was off by {error} % on them.</source>
        <translation>Etwa {runs} Messläufe liegen nahe; das Modell lag bei ihnen um {error}&#xa0;% daneben.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="46"/>
        <source>No measured run is near; the error is that of the framework&apos;s runs as a whole.</source>
        <translation>Kein Messlauf liegt nahe; angegeben ist der Fehler über alle Läufe des Frameworks.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="47"/>
        <source>Beyond every measured run of the framework: {axis} {value}, measured {seen}.</source>
        <translation>Jenseits aller Messläufe des Frameworks: {axis} {value}, gemessen {seen}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="48"/>
        <source>Not stated: {state}; the step could be {faster} % faster or {slower} % slower.</source>
        <translation>Nicht angegeben: {state}; der Schritt könnte {faster}&#xa0;% schneller oder {slower}&#xa0;% langsamer sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="49"/>
        <source>{layers} layers do not divide over {stages} virtual stages; embedding and loss take a layer slot each and the split is {split}.</source>
        <translation>{layers} Schichten verteilen sich nicht gleichmäßig auf {stages} virtuelle Stufen; Embedding und Loss belegen je einen Schichtplatz, die Aufteilung ist {split}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="50"/>
        <source>The explicit layers per stage must be {stages} numbers that sum to {layers}; they are {count} numbers with sum {sum}.</source>
        <translation>Die ausdrücklichen Schichten je Stufe müssen {stages} Zahlen mit der Summe {layers} sein; es sind {count} Zahlen mit der Summe {sum}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="51"/>
        <source>VPP {vpp} needs PP of at least 2.</source>
        <translation>VPP {vpp} braucht mindestens PP 2.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="52"/>
        <source>Virtual stages belong to the 1F1B schedule; with {schedule} VPP must be 1.</source>
        <translation>Virtuelle Stufen gehören zum 1F1B-Ablauf; mit {schedule} muss VPP 1 sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="53"/>
        <source>Interleaving needs the number of micro-batches, {accumulation}, to be a multiple of PP {pp}.</source>
        <translation>Interleaving setzt voraus, dass die Zahl der Mikro-Batches, {accumulation}, ein Vielfaches von PP {pp} ist.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="54"/>
        <source>DualPipe needs an even PP and an even number of micro-batches of at least 2 x PP; they are {pp} and {accumulation}.</source>
        <translation>DualPipe braucht ein gerades PP und eine gerade Zahl von mindestens 2 × PP Mikro-Batches; sie sind {pp} und {accumulation}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="55"/>
        <source>ZeRO-{zero} with PP {pp} reduces and gathers for every micro-batch; ZeRO-1 is the usual choice.</source>
        <translation>ZeRO-{zero} mit PP {pp} reduziert und sammelt bei jedem Mikro-Batch; üblich ist ZeRO-1.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="56"/>
        <source>The HSDP shard group of {group} ranks must divide DP x CP = {ranks}.</source>
        <translation>Die HSDP-Shard-Gruppe von {group} Ranks muss DP × CP = {ranks} teilen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="57"/>
        <source>ZeRO stage {zero} does not exist; it is 0, 1, 2 or 3.</source>
        <translation>Die ZeRO-Stufe {zero} gibt es nicht; sie ist 0, 1, 2 oder 3.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="58"/>
        <source>TP {tp} reaches beyond the NVLink domain of {domain} GPUs.</source>
        <translation>TP {tp} reicht über die NVLink-Domäne von {domain} GPUs hinaus.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="59"/>
        <source>Only {accumulation} micro-batches for {pp} pipeline stages: the bubble takes {bubble} % of the step.</source>
        <translation>Nur {accumulation} Mikro-Batches für {pp} Pipeline-Stufen: Der Leerlauf (Bubble) kostet {bubble}&#xa0;% des Schritts.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="60"/>
        <source>Stage {stage} needs {needed} GiB of {capacity} GiB, most of all {moment}.</source>
        <translation>Stufe {stage} braucht {needed}&#xa0;GiB von {capacity}&#xa0;GiB, am meisten {moment}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="61"/>
        <source>Stage {stage} uses {needed} of {capacity} GiB, most of all {moment}: little is left for fragmentation and surprises.</source>
        <translation>Stufe {stage} belegt {needed} von {capacity}&#xa0;GiB, am meisten {moment}: Für Fragmentierung und Überraschungen bleibt wenig.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="62"/>
        <source>{gpu} has no {precision} matrix units; the estimate uses its bf16 rate.</source>
        <translation>{gpu} hat keine Matrixeinheiten für {precision}; die Schätzung nutzt die bf16-Rate.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="63"/>
        <source>No measured runs calibrate {what}; constants of {from} are used and the error band is wide.</source>
        <translation>Keine Messläufe kalibrieren {what}; verwendet werden die Konstanten von {from}, das Fehlerband ist breit.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="64"/>
        <source>The bubble of {schedule} is that of its published order, simulated pass by pass.</source>
        <translation>Der Leerlauf von {schedule} ist der seiner veröffentlichten Reihenfolge, Durchlauf für Durchlauf simuliert.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="65"/>
        <source>The bubble of {schedule} is the published ideal, not a simulated schedule.</source>
        <translation>Der Leerlauf von {schedule} ist das veröffentlichte Ideal, kein simulierter Ablauf.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="66"/>
        <source>The bandwidth between nodes of {network} is not known; times of whatever crosses nodes are not to be used.</source>
        <translation>Die Bandbreite zwischen Knoten von {network} ist nicht bekannt; Zeiten von allem, was Knoten überschreitet, sind nicht verwendbar.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="67"/>
        <source>{what} is not in the cost model.</source>
        <translation>Nicht im Kostenmodell enthalten: {what}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="68"/>
        <source>{target} cannot number ranks {order}; it knows {known}.</source>
        <translation>{target} kann Ranks nicht in der Reihenfolge {order} nummerieren; bekannt ist {known}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="69"/>
        <source>The plan&apos;s estimate is for {framework}, but the files are for {target}; its times and memory may differ.</source>
        <translation>Die Schätzung des Plans gilt für {framework}, die Dateien sind aber für {target}; Zeiten und Speicher können dort abweichen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="70"/>
        <source>nanotron cannot start with EP {ep}; expert parallelism must be 1.</source>
        <translation>nanotron kann mit EP {ep} nicht starten; die Expertenparallelität muss 1 sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="71"/>
        <source>nanotron cannot start training with CP {cp}; context parallelism must be 1.</source>
        <translation>nanotron kann das Training mit CP {cp} nicht starten; die Kontextparallelität muss 1 sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="72"/>
        <source>nanotron has no virtual pipeline stages; VPP is {vpp} and must be 1.</source>
        <translation>nanotron hat keine virtuellen Pipeline-Stufen; VPP ist {vpp} und muss 1 sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="73"/>
        <source>nanotron would silently treat ZeRO-{zero} as ZeRO-1.</source>
        <translation>nanotron würde ZeRO-{zero} stillschweigend als ZeRO-1 behandeln.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="74"/>
        <source>nanotron always shards over all data-parallel ranks; a shard group of {group} is not possible.</source>
        <translation>nanotron shardet immer über alle datenparallelen Ranks; eine Shard-Gruppe von {group} ist nicht möglich.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="75"/>
        <source>nanotron has the schedules 1F1B and GPipe, not {schedule}.</source>
        <translation>nanotron hat die Abläufe 1F1B und GPipe, nicht {schedule}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="76"/>
        <source>nanotron&apos;s 1F1B needs at least PP - 1 = {needed} micro-batches; there are {accumulation}.</source>
        <translation>1F1B in nanotron braucht mindestens PP - 1 = {needed} Mikro-Batches; es sind {accumulation}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="77"/>
        <source>nanotron places layers on stages by their cost; the split of this plan cannot be written.</source>
        <translation>nanotron verteilt Schichten nach ihren Kosten auf Stufen; die Aufteilung dieses Plans lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="78"/>
        <source>nanotron recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation>nanotron berechnet ganze Schichten neu oder keine; die gewählten Module lassen sich nicht schreiben.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="79"/>
        <source>nanotron&apos;s flash attention recomputes its scores anyway, so recomputation is written as off.</source>
        <translation>Flash Attention in nanotron berechnet ihre Scores ohnehin neu, deshalb wird die Neuberechnung als aus geschrieben.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="80"/>
        <source>nanotron&apos;s heads are always hidden / heads wide; {heads} heads of {head_dim} do not make {hidden}.</source>
        <translation>Heads in nanotron sind immer Hidden Size / Heads breit; {heads} Heads von {head_dim} ergeben nicht {hidden}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="81"/>
        <source>nanotron cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation>nanotron kann Key-Value-Heads nicht replizieren: TP {tp} muss ihre Anzahl, {kv_heads}, teilen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="82"/>
        <source>nanotron&apos;s Llama and Qwen2 models cannot express this: {part}.</source>
        <translation>Die Llama- und Qwen2-Modelle von nanotron können dies nicht ausdrücken: {part}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="83"/>
        <source>nanotron trains in bf16, fp16 or fp32, not in {precision}.</source>
        <translation>nanotron trainiert in bf16, fp16 oder fp32, nicht in {precision}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="84"/>
        <source>nanotron is exported with AdamW only, not with {optimizer}.</source>
        <translation>Der Export für nanotron kennt nur AdamW, nicht {optimizer}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="85"/>
        <source>Megatron-LM has the 1F1B schedules only, not {schedule}.</source>
        <translation>Megatron-LM hat nur die 1F1B-Abläufe, nicht {schedule}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="86"/>
        <source>Megatron-LM&apos;s command line cannot express this: {part}.</source>
        <translation>Die Kommandozeile von Megatron-LM kann dies nicht ausdrücken: {part}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="87"/>
        <source>Megatron-LM has biases in all linear layers, in queries, keys and values only, or nowhere; the nearest is written and the parameter count changes slightly.</source>
        <translation>Megatron-LM hat Biases in allen linearen Schichten, nur in Queries, Keys und Values oder nirgends; geschrieben wird das Nächstliegende, die Parameterzahl ändert sich leicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="88"/>
        <source>Multi-token prediction in Megatron-LM needs rotary positions.</source>
        <translation>Multi-Token Prediction braucht in Megatron-LM RoPE-Positionen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="89"/>
        <source>The table of {rows} learned positions is shorter than the sequence of {seq_len} tokens.</source>
        <translation>Die Tabelle mit {rows} gelernten Positionen ist kürzer als die Sequenz von {seq_len} Tokens.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="90"/>
        <source>Megatron-LM takes the rotary base as a whole number; it is rounded.</source>
        <translation>Megatron-LM nimmt die RoPE-Basis als ganze Zahl; sie wird gerundet.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="91"/>
        <source>Megatron-LM pads the vocabulary from {vocab} to {padded} entries.</source>
        <translation>Megatron-LM füllt das Vokabular von {vocab} auf {padded} Einträge auf.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="92"/>
        <source>Biases inside experts need ETP 1 in Megatron-LM; it is {etp}.</source>
        <translation>Biases in Experten brauchen in Megatron-LM ETP 1; es ist {etp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="93"/>
        <source>{gpu} is too old for Megatron-LM&apos;s grouped expert GEMMs.</source>
        <translation>{gpu} ist zu alt für die gruppierten Experten-GEMMs von Megatron-LM.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="94"/>
        <source>Overlapping expert communication in Megatron-LM needs {condition}.</source>
        <translation>Überlappte Expertenkommunikation braucht in Megatron-LM: {condition}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="95"/>
        <source>Megatron-LM has no optimizer {optimizer}.</source>
        <translation>Megatron-LM hat keinen Optimierer {optimizer}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="96"/>
        <source>Low-precision moments ({optimizer}) need the distributed optimizer (ZeRO-1) in Megatron-LM.</source>
        <translation>Momente in niedriger Genauigkeit ({optimizer}) brauchen in Megatron-LM den verteilten Optimierer (ZeRO-1).</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="97"/>
        <source>ZeRO-{zero} in Megatron-LM is Megatron-FSDP, which works with Adam and SGD, not with {optimizer}.</source>
        <translation>ZeRO-{zero} ist in Megatron-LM Megatron-FSDP; das arbeitet mit Adam und SGD, nicht mit {optimizer}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="98"/>
        <source>Recomputing {module} has no effect in this model and is left out.</source>
        <translation>Die Neuberechnung von {module} bewirkt in diesem Modell nichts und entfällt.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="99"/>
        <source>A shard group without ZeRO has no effect and is left out.</source>
        <translation>Eine Shard-Gruppe ohne ZeRO bewirkt nichts und entfällt.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="100"/>
        <source>Megatron-LM has no chunked loss; the fused one is written.</source>
        <translation>Megatron-LM hat keinen Loss in Blöcken; geschrieben wird der fusionierte.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="101"/>
        <source>Megatron-LM has no row-wise fp8 scales; one scale for each tensor is written.</source>
        <translation>Megatron-LM kennt keine zeilenweise fp8-Skalierung; geschrieben wird ein Skalierungsfaktor pro Tensor.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="102"/>
        <source>Weights in low precision need the distributed optimizer (ZeRO-1) in Megatron-LM.</source>
        <translation>Gewichte in niedriger Genauigkeit brauchen in Megatron-LM den verteilten Optimierer (ZeRO-1).</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="103"/>
        <source>Megatron-LM overlaps the shared expert only with an all-to-all dispatcher and without overlap between micro-batches.</source>
        <translation>Megatron-LM überlappt den gemeinsamen Experten nur mit einem All-to-All-Dispatcher und ohne Überlappung zwischen Mikro-Batches.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="104"/>
        <source>Activation offload in Megatron-LM needs {condition}.</source>
        <translation>Das Auslagern von Aktivierungen braucht in Megatron-LM: {condition}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="105"/>
        <source>Optimizer offload in Megatron-LM needs Adam and the distributed optimizer (ZeRO-1).</source>
        <translation>Das Auslagern des Optimierers braucht in Megatron-LM Adam und den verteilten Optimierer (ZeRO-1).</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="106"/>
        <source>Weights on the host are not written for Megatron-LM.</source>
        <translation>Gewichte auf dem Host werden für Megatron-LM nicht geschrieben.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="107"/>
        <source>Transformer Engine&apos;s all-to-all needs TP x its ranks = {product} to divide the {kv_heads} key-value heads.</source>
        <translation>Für das All-to-All von Transformer Engine muss TP × dessen Ranks = {product} die {kv_heads} Key-Value-Heads teilen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="108"/>
        <source>nanotron keeps everything on the GPU; offload is not written.</source>
        <translation>nanotron hält alles auf der GPU; das Auslagern wird nicht geschrieben.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="109"/>
        <source>TP and CP want CUDA_DEVICE_MAX_CONNECTIONS=1 on this GPU, Megatron-FSDP forbids it: overlap of the former suffers.</source>
        <translation>TP und CP verlangen auf dieser GPU CUDA_DEVICE_MAX_CONNECTIONS=1, Megatron-FSDP verbietet es: Die Überlappung der ersteren leidet.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="110"/>
        <source>nanotron needs the {heads} attention heads to be a multiple of the {kv_heads} key-value heads.</source>
        <translation>In nanotron müssen die {heads} Attention-Heads ein Vielfaches der {kv_heads} Key-Value-Heads sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="111"/>
        <source>nanotron pads the vocabulary from {vocab} to {padded} entries, a multiple of TP.</source>
        <translation>nanotron füllt das Vokabular von {vocab} auf {padded} Einträge auf, ein Vielfaches von TP.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="112"/>
        <source>With TP {tp} and experts Megatron-LM wants sequence parallelism; without it every rank routes all tokens.</source>
        <translation>Mit TP {tp} und Experten verlangt Megatron-LM Sequenzparallelität; ohne sie routet jeder Rank alle Tokens.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="113"/>
        <source>Megatron-LM turns Transformer Engine&apos;s fused loss down; its own fused loss is written.</source>
        <translation>Megatron-LM lehnt den fusionierten Loss von Transformer Engine ab; geschrieben wird der eigene fusionierte Loss.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="114"/>
        <source>CUDA graphs in Megatron-LM need {condition} here.</source>
        <translation>CUDA-Graphen brauchen in Megatron-LM hier: {condition}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="115"/>
        <source>Sparse attention in Megatron-LM needs keys gathered for CP {cp}, not passed around or exchanged.</source>
        <translation>Sparse Attention in Megatron-LM braucht bei CP {cp} eingesammelte Keys, keine herumgereichten oder ausgetauschten.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="116"/>
        <source>torchtitan refuses {precision} on {gpu}, which has no matrix units for it.</source>
        <translation>torchtitan lehnt {precision} auf {gpu} ab; die GPU hat dafür keine Matrixeinheiten.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="117"/>
        <source>Megatron-Bridge&apos;s precision recipes reduce gradients in fp32, not in 16 bits.</source>
        <translation>Die Genauigkeitsrezepte von Megatron-Bridge reduzieren Gradienten in fp32, nicht in 16 Bit.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="118"/>
        <source>Megatron-Bridge is exported with Adam and SGD only, not with {optimizer}.</source>
        <translation>Der Export nach Megatron-Bridge geht nur mit Adam und SGD, nicht mit {optimizer}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="119"/>
        <source>Megatron-Bridge&apos;s base recipe cannot express this: {part}.</source>
        <translation>Das Grundrezept von Megatron-Bridge kann dies nicht ausdrücken: {part}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="120"/>
        <source>torchtitan&apos;s models cannot express this: {part}.</source>
        <translation>Die Modelle von torchtitan können dies nicht ausdrücken: {part}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="121"/>
        <source>Multi-token prediction is left out for torchtitan; its memory and time are in the estimate.</source>
        <translation>Multi-Token-Prediction entfällt für torchtitan; ihr Speicher und ihre Zeit sind in der Schätzung enthalten.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="122"/>
        <source>torchtitan shards with FSDP2 only, over data and context ranks; ZeRO-{zero} is not possible here.</source>
        <translation>torchtitan shardet nur mit FSDP2, über Daten- und Kontext-Ranks; ZeRO-{zero} ist hier nicht möglich.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="123"/>
        <source>A shard group of {group} ranks in torchtitan needs ZeRO-2 or 3, whole groups of CP {cp}, and must divide the data-parallel ranks.</source>
        <translation>Eine Shard-Gruppe von {group} Ranks braucht in torchtitan ZeRO-2 oder 3 und ganze Gruppen von CP {cp} und muss die Zahl der datenparallelen Ranks teilen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="124"/>
        <source>torchtitan cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation>torchtitan kann Key-Value-Heads nicht replizieren: TP {tp} muss ihre Anzahl, {kv_heads}, teilen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="125"/>
        <source>torchtitan folds experts into the sharded ranks: EP {ep} must divide DP shards x CP x TP = {ranks}.</source>
        <translation>torchtitan faltet Experten in die geshardeten Ranks: EP {ep} muss DP-Shards × CP × TP = {ranks} teilen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="126"/>
        <source>torchtitan cannot tie embeddings over PP {pp} stages.</source>
        <translation>torchtitan kann Embeddings nicht über PP {pp} Stufen koppeln.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="127"/>
        <source>torchtitan has no schedule {schedule}.</source>
        <translation>torchtitan hat den Ablauf {schedule} nicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="128"/>
        <source>torchtitan is exported with AdamW only, not with {optimizer}.</source>
        <translation>Der Export nach torchtitan geht nur mit AdamW, nicht mit {optimizer}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="129"/>
        <source>This torchtitan has no {precision} with the plan&apos;s scales.</source>
        <translation>Dieses torchtitan hat kein {precision} mit den Skalen des Plans.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="130"/>
        <source>torchtitan reduces gradients in fp32, not in 16 bits.</source>
        <translation>torchtitan reduziert Gradienten in fp32, nicht in 16 Bit.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="131"/>
        <source>torchtitan&apos;s selective recomputation chooses operators by itself; the plan&apos;s modules are not written.</source>
        <translation>Die selektive Neuberechnung von torchtitan wählt die Operatoren selbst; die Module des Plans werden nicht geschrieben.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="132"/>
        <source>torchtitan has no all-to-all of heads for CP {cp}.</source>
        <translation>torchtitan hat kein All-to-All der Heads für CP {cp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="133"/>
        <source>Overlap of tensor parallelism in torchtitan needs torch.compile, which this plan turns off.</source>
        <translation>Die Überlappung der Tensorparallelität braucht in torchtitan torch.compile, das dieser Plan abschaltet.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="134"/>
        <source>torchtitan offloads weights, gradients and optimizer together or not at all; the plan&apos;s offload is not written.</source>
        <translation>torchtitan lagert Gewichte, Gradienten und Optimierer zusammen aus oder gar nicht; das Auslagern des Plans wird nicht geschrieben.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="135"/>
        <source>torchtitan never cuts experts inside: ETP is {etp} and must be 1.</source>
        <translation>torchtitan zerteilt Experten nie: ETP ist {etp} und muss 1 sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="136"/>
        <source>The {tokens} tokens of a micro-batch must be a multiple of {divisor} in torchtitan.</source>
        <translation>Die {tokens} Tokens eines Mikro-Batches müssen in torchtitan ein Vielfaches von {divisor} sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="137"/>
        <source>A CUDA graph of the whole step in torchtitan needs PP 1 and EP 1; they are {pp} and {ep}.</source>
        <translation>Ein CUDA-Graph des ganzen Schritts braucht in torchtitan PP 1 und EP 1; sie sind {pp} und {ep}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="138"/>
        <source>CUDA graphs of this kind do not exist in torchtitan and are left out.</source>
        <translation>CUDA-Graphen dieser Art gibt es in torchtitan nicht; sie entfallen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="139"/>
        <source>torchtitan gathers keys and values for context parallelism instead of passing them around a ring.</source>
        <translation>torchtitan sammelt bei Kontextparallelität Keys und Values ein, statt sie im Ring weiterzureichen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="141"/>
        <source>torchtitan v0.2 cuts experts by TP where there is no expert parallelism: ETP {etp} must be {tp}.</source>
        <translation>torchtitan v0.2 zerteilt Experten nach TP, wo es keine Expertenparallelität gibt: ETP {etp} muss {tp} sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="142"/>
        <source>torchtitan v0.2 cuts experts by TP or not at all: ETP {etp} must be 1 or {tp}.</source>
        <translation>torchtitan v0.2 zerteilt Experten nach TP oder gar nicht: ETP {etp} muss 1 oder {tp} sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="143"/>
        <source>torchtitan v0.2 needs the sequence of {seq_len} tokens to be a multiple of TP x 2 x CP = {divisor}.</source>
        <translation>In torchtitan v0.2 muss die Sequenz von {seq_len} Tokens ein Vielfaches von TP × 2 × CP = {divisor} sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="144"/>
        <source>torchtitan v0.2 always has sequence parallelism with TP {tp}.</source>
        <translation>torchtitan v0.2 hat mit TP {tp} immer Sequenzparallelität.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="145"/>
        <source>torchtitan v0.2 replicates over DP {dp} only without any other parallelism.</source>
        <translation>torchtitan v0.2 repliziert über DP {dp} nur ohne jede andere Parallelität.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="146"/>
        <source>The model class of torchtitan v0.2 that fits this model has no pipeline; PP is {pp} and must be 1.</source>
        <translation>Die zu diesem Modell passende Modellklasse von torchtitan v0.2 hat keine Pipeline; PP ist {pp} und muss 1 sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="147"/>
        <source>transformers wants the hidden size {hidden} of this family to divide by its {heads} heads.</source>
        <translation>transformers verlangt in dieser Familie, dass die Hidden Size {hidden} durch die {heads} Heads teilbar ist.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="148"/>
        <source>accelerate has no pipeline stages for training; PP is {pp} and must be 1.</source>
        <translation>accelerate hat keine Pipeline-Stufen für das Training; PP ist {pp} und muss 1 sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="149"/>
        <source>accelerate has no expert parallelism; EP {ep} and ETP {etp} must be 1.</source>
        <translation>accelerate hat keine Expertenparallelität; EP {ep} und ETP {etp} müssen 1 sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="150"/>
        <source>accelerate&apos;s FSDP2 shards gradients too; ZeRO-1 does not exist.</source>
        <translation>FSDP2 in accelerate shardet auch die Gradienten; ZeRO-1 gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="151"/>
        <source>accelerate cannot replicate DP {dp} beside TP {tp} and CP {cp}; data parallelism must be sharded.</source>
        <translation>accelerate kann DP {dp} neben TP {tp} und CP {cp} nicht replizieren; die Datenparallelität muss geshardet sein.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="152"/>
        <source>A shard group of {group} ranks in accelerate needs ZeRO-2 or 3, whole groups of CP {cp}, and must divide the data-parallel ranks.</source>
        <translation>Eine Shard-Gruppe von {group} Ranks braucht in accelerate ZeRO-2 oder 3 und ganze Gruppen von CP {cp} und muss die Zahl der datenparallelen Ranks teilen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="153"/>
        <source>With FSDP2, accelerate has no all-to-all of heads for CP {cp}.</source>
        <translation>Mit FSDP2 hat accelerate kein All-to-All der Heads für CP {cp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="154"/>
        <source>transformers cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation>transformers kann Key-Value-Heads nicht replizieren: TP {tp} muss ihre Anzahl, {kv_heads}, teilen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="155"/>
        <source>Tensor parallelism of transformers has no sequence parallelism; activations take more memory than estimated.</source>
        <translation>Die Tensorparallelität von transformers hat keine Sequenzparallelität; die Aktivierungen brauchen mehr Speicher als geschätzt.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="156"/>
        <source>accelerate recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation>accelerate berechnet ganze Schichten neu oder keine; die gewählten Module lassen sich nicht schreiben.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="157"/>
        <source>accelerate is exported for bf16, fp16 or fp32, not for {precision}.</source>
        <translation>Der Export nach accelerate geht für bf16, fp16 oder fp32, nicht für {precision}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="158"/>
        <source>FSDP2 offloads weights, gradients and optimizer together or not at all; the plan&apos;s offload is not written.</source>
        <translation>FSDP2 lagert Gewichte, Gradienten und Optimierer zusammen aus oder gar nicht; das Auslagern des Plans wird nicht geschrieben.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="159"/>
        <source>Micro-batch and sequence length belong to your training script; the file&apos;s header names them.</source>
        <translation>Mikro-Batch und Sequenzlänge gehören in Ihr Trainingsskript; der Kopf der Datei nennt sie.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="160"/>
        <source>DeepSpeed&apos;s pipeline stages are made in the model&apos;s code; its JSON cannot say PP {pp}.</source>
        <translation>Pipeline-Stufen entstehen bei DeepSpeed im Code des Modells; das JSON kann PP {pp} nicht ausdrücken.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="161"/>
        <source>DeepSpeed&apos;s expert groups are made in the model&apos;s code; its JSON cannot say EP {ep} and ETP {etp}.</source>
        <translation>Expertengruppen entstehen bei DeepSpeed im Code des Modells; das JSON kann EP {ep} und ETP {etp} nicht ausdrücken.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="162"/>
        <source>DeepSpeed cuts sequences by the all-to-all of heads only; CP {cp} needs that exchange.</source>
        <translation>DeepSpeed zerteilt Sequenzen nur durch das All-to-All der Heads; CP {cp} braucht diesen Austausch.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="163"/>
        <source>DeepSpeed cannot have CP {cp} and TP {tp} together.</source>
        <translation>DeepSpeed kann CP {cp} und TP {tp} nicht zugleich.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="164"/>
        <source>DeepSpeed&apos;s automatic TP {tp} is larger than the {kv_heads} key-value heads; further ranks would hold no attention.</source>
        <translation>Das automatische TP {tp} von DeepSpeed ist größer als die Zahl der Key-Value-Heads, {kv_heads}; weitere Ranks hielten keine Attention.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="165"/>
        <source>DeepSpeed&apos;s automatic tensor parallelism has no sequence parallelism; activations take more memory than estimated.</source>
        <translation>Die automatische Tensorparallelität von DeepSpeed hat keine Sequenzparallelität; die Aktivierungen brauchen mehr Speicher als geschätzt.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="166"/>
        <source>DeepSpeed shards over all data-parallel ranks; a shard group of {group} is not possible.</source>
        <translation>DeepSpeed shardet über alle datenparallelen Ranks; eine Shard-Gruppe von {group} ist nicht möglich.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="167"/>
        <source>DeepSpeed is exported with AdamW and Lion only, not with {optimizer}.</source>
        <translation>Der Export nach DeepSpeed geht nur mit AdamW und Lion, nicht mit {optimizer}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="168"/>
        <source>DeepSpeed trains in bf16, fp16 or fp32, not in {precision}.</source>
        <translation>DeepSpeed trainiert in bf16, fp16 oder fp32, nicht in {precision}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="169"/>
        <source>DeepSpeed recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation>DeepSpeed berechnet ganze Schichten neu oder keine; die gewählten Module lassen sich nicht schreiben.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="170"/>
        <source>Optimizer offload in DeepSpeed needs a ZeRO stage, and a part of the optimizer ZeRO-3; the plan has ZeRO-{zero}.</source>
        <translation>Das Auslagern des Optimierers braucht in DeepSpeed eine ZeRO-Stufe, das eines Teils davon ZeRO-3; der Plan hat ZeRO-{zero}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="171"/>
        <source>DeepSpeed offloads weights under ZeRO-3 and activations with recomputation, whole; the rest of the plan&apos;s offload is not written.</source>
        <translation>DeepSpeed lagert Gewichte unter ZeRO-3 und Aktivierungen mit Neuberechnung jeweils ganz aus; das übrige Auslagern des Plans wird nicht geschrieben.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="172"/>
        <source>Model, sequence length and recomputation belong to your training script; the launcher&apos;s header names them.</source>
        <translation>Modell, Sequenzlänge und Neuberechnung gehören in Ihr Trainingsskript; der Kopf des Starters nennt sie.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="173"/>
        <source>The plan cannot be written into {target}: {part}.</source>
        <translation>Der Plan lässt sich nicht für {target} schreiben: {part}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="174"/>
        <source>{key} cannot be changed in this file: {reason}.</source>
        <translation>{key} lässt sich in dieser Datei nicht ändern: {reason}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="175"/>
        <source>The file describes another model than {model}; the model&apos;s dimensions stay as they are.</source>
        <translation>Die Datei beschreibt ein anderes Modell als {model}; die Dimensionen des Modells bleiben, wie sie sind.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="176"/>
        <source>The file starts {file} GPUs and the plan has {plan}; the launcher&apos;s numbers stay as they are.</source>
        <translation>Die Datei startet {file} GPUs, der Plan hat {plan}; die Zahlen des Starters bleiben, wie sie sind.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="177"/>
        <source>The {field} differs from the plan&apos;s and stays as it is.</source>
        <translation>{field}: weicht vom Plan ab und bleibt unverändert.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="178"/>
        <source>An even split needs PP x VPP = {stages} stages to divide the {layers} layers.</source>
        <translation>Für eine gleichmäßige Aufteilung müssen PP × VPP = {stages} Stufen die {layers} Schichten teilen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="179"/>
        <source>8-bit matrix products need the {what}, {value}, to be a multiple of {multiple}.</source>
        <translation>Für Matrixprodukte in 8 Bit muss dieser Wert ein Vielfaches von {multiple} sein: {what}, {value}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="180"/>
        <source>Weights, gradients and optimizer state take {states} GiB of {capacity} GiB. With this sharding at most {largest} B parameters fit; the states of this model want about {gpus} GPUs.</source>
        <translation>Gewichte, Gradienten und Optimiererzustände belegen {states}&#xa0;GiB von {capacity}&#xa0;GiB. Mit diesem Sharding passen höchstens {largest}&#xa0;Mrd. Parameter; die Zustände dieses Modells brauchen etwa {gpus} GPUs.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="181"/>
        <source>Without ZeRO all {ranks} data-parallel ranks hold the whole optimizer state; ZeRO-1 frees {saved} GiB of each GPU.</source>
        <translation>Ohne ZeRO halten alle {ranks} datenparallelen Ranks den ganzen Optimiererzustand; ZeRO-1 macht auf jeder GPU {saved}&#xa0;GiB frei.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="182"/>
        <source>ZeRO-{zero} has no effect: there is one data-parallel rank and nothing to shard over.</source>
        <translation>ZeRO-{zero} bewirkt nichts: Es gibt nur einen datenparallelen Rank und nichts, worüber geshardet werden könnte.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="183"/>
        <source>With EP {ep} every expert lives on one data-parallel rank only, so {gib} GiB of expert optimizer state per GPU are not sharded.</source>
        <translation>Mit EP {ep} liegt jeder Experte nur auf einem datenparallelen Rank; {gib}&#xa0;GiB Optimiererzustand der Experten je GPU sind daher nicht geshardet.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="184"/>
        <source>The first iteration shows less: the optimizer&apos;s moments, {moments} GiB, come with its first update. {first} GiB before it, {later} GiB from then on.</source>
        <translation>Die erste Iteration zeigt weniger: Die Momente des Optimierers, {moments}&#xa0;GiB, kommen mit seinem ersten Update. Davor {first}&#xa0;GiB, danach {later}&#xa0;GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="185"/>
        <source>The optimizer step of multi-tensor Adam takes a temporary of {gib} GiB; the fused implementation does without.</source>
        <translation>Der Optimiererschritt von Multi-Tensor-Adam belegt vorübergehend {gib}&#xa0;GiB; die fusionierte Implementierung kommt ohne aus.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="186"/>
        <source>The optimizer step may widen low-precision moments to fp32: a temporary of up to {gib} GiB.</source>
        <translation>Der Optimiererschritt weitet Momente niedriger Genauigkeit womöglich auf fp32 auf: vorübergehend bis zu {gib}&#xa0;GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="187"/>
        <source>This release reduces a flat copy of all gradients: {gib} GiB at the end of each step, which come on top.</source>
        <translation>Diese Version reduziert eine flache Kopie aller Gradienten: {gib}&#xa0;GiB am Ende jedes Schritts, die hinzukommen.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="188"/>
        <source>ZeRO-2 shards {saved} GiB of gradients, but its default reduction buffers take {buffers} GiB. Smaller buckets or ZeRO-1 may need less.</source>
        <translation>ZeRO-2 shardet {saved}&#xa0;GiB Gradienten, aber seine voreingestellten Reduktionspuffer belegen {buffers}&#xa0;GiB. Kleinere Buckets oder ZeRO-1 brauchen womöglich weniger.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="189"/>
        <source>Accumulating {accumulation} micro-batches without synchronisation (no_sync) keeps whole gradients, {gib} GiB more on every GPU; reducing at each micro-batch does not.</source>
        <translation>Die Akkumulation von {accumulation} Mikro-Batches ohne Synchronisation (no_sync) hält ganze Gradienten, {gib}&#xa0;GiB mehr auf jeder GPU; eine Reduktion nach jedem Mikro-Batch nicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="190"/>
        <source>FSDP2&apos;s mixed precision keeps sharded parameters, gradients and moments in fp32: {bytes} B per parameter, {states} GiB here. Pure bf16 would be half.</source>
        <translation>Die gemischte Genauigkeit von FSDP2 hält geshardete Parameter, Gradienten und Momente in fp32: {bytes}&#xa0;B je Parameter, hier {states}&#xa0;GiB. Reines bf16 wäre die Hälfte.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="191"/>
        <source>Some back ends silently replace an 8-bit optimizer by a 32-bit one, which takes {gib} GiB more; check what runs.</source>
        <translation>Manche Backends ersetzen einen 8-Bit-Optimierer stillschweigend durch einen 32-Bit-Optimierer, der {gib}&#xa0;GiB mehr belegt; prüfen Sie, was läuft.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="192"/>
        <source>FSDP that wraps a model loaded in fp32 needs {gib} GiB of {capacity} GiB on every GPU before it shards; load on the meta device or on one rank only.</source>
        <translation>FSDP um ein in fp32 geladenes Modell braucht vor dem Sharding {gib}&#xa0;GiB von {capacity}&#xa0;GiB auf jeder GPU; laden Sie auf dem Meta-Device oder nur auf einem Rank.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="193"/>
        <source>The tied embedding is held on the first and the last stage: {weights} GiB of weights on each, and {gradients} GiB of gradients all-reduced between them each step.</source>
        <translation>Das gekoppelte Embedding liegt auf der ersten und der letzten Stufe: je {weights}&#xa0;GiB Gewichte, dazu {gradients}&#xa0;GiB Gradienten, die in jedem Schritt zwischen beiden per All-Reduce summiert werden.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="194"/>
        <source>Attention is not fused: scores of {seq_len} x {seq_len} tokens take {gib} GiB, {share} % of the stage. Flash attention keeps none.</source>
        <translation>Die Attention ist nicht fusioniert: Scores von {seq_len} × {seq_len} Tokens belegen {gib}&#xa0;GiB, {share}&#xa0;% der Stufe. Flash Attention behält keine.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="195"/>
        <source>Logits of {vocab} vocabulary entries take {gib} GiB at the loss, {share} % of that stage&apos;s memory. A chunked or fused loss avoids most of it.</source>
        <translation>Logits von {vocab} Vokabulareinträgen belegen beim Loss {gib}&#xa0;GiB, {share}&#xa0;% des Speichers dieser Stufe. Ein Loss in Blöcken oder ein fusionierter vermeidet das meiste davon.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="196"/>
        <source>What overflows is activations, {gib} GiB, not states, {states} GiB: recompute, or make the micro-batch or sequence shorter.</source>
        <translation>Was überläuft, sind die Aktivierungen, {gib}&#xa0;GiB, nicht die Zustände, {states}&#xa0;GiB: Neuberechnung einschalten oder Mikro-Batch oder Sequenz verkleinern.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="197"/>
        <source>The saved layer inputs of full recomputation alone take {gib} GiB, {share} % of the card. Context parallelism divides them.</source>
        <translation>Allein die gesicherten Schichteingaben der vollen Neuberechnung belegen {gib}&#xa0;GiB, {share}&#xa0;% der Karte. Kontextparallelität teilt sie auf.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="198"/>
        <source>fp32 doubles the activations, to {gib} GiB; bf16 would halve them.</source>
        <translation>fp32 verdoppelt die Aktivierungen auf {gib}&#xa0;GiB; bf16 würde sie halbieren.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="199"/>
        <source>FP8 is a speed option, not a saving: 16-bit weights stay and their 8-bit copies add up to {gib} GiB.</source>
        <translation>FP8 bringt Tempo, keine Ersparnis: Die 16-Bit-Gewichte bleiben, und ihre 8-Bit-Kopien ergeben {gib}&#xa0;GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="200"/>
        <source>FP8 without torch.compile saves casts and scales of every linear layer for backward, which are not in this estimate. Compile the model.</source>
        <translation>FP8 ohne torch.compile sichert Casts und Skalen jeder linearen Schicht für den Backward; sie sind in dieser Schätzung nicht enthalten. Kompilieren Sie das Modell.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="201"/>
        <source>Stage {stage} holds {most} GiB, stage {least_stage} {least} GiB: {in_flight} micro-batches in flight there, and the ends carry embedding and loss.</source>
        <translation>Auf Stufe {stage} sind {in_flight} Mikro-Batches unterwegs; sie hält {most}&#xa0;GiB, Stufe {least_stage} nur {least}&#xa0;GiB. Die Enden tragen Embedding und Loss.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="202"/>
        <source>{allocated} GiB of live tensors are {share} % of the card, where fragmentation can end a run with blocks of varying sizes. Set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True before changing the layout.</source>
        <translation>{allocated}&#xa0;GiB lebende Tensoren sind {share}&#xa0;% der Karte; hier kann Fragmentierung bei Blöcken wechselnder Größe einen Lauf beenden. Setzen Sie PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True, bevor Sie das Layout ändern.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="203"/>
        <source>nvidia-smi shows {gib} GiB more than PyTorch reserves: {context} GiB of CUDA context and libraries, {nccl} GiB of NCCL buffers.</source>
        <translation>nvidia-smi zeigt {gib}&#xa0;GiB mehr, als PyTorch reserviert: {context}&#xa0;GiB CUDA-Kontext und Bibliotheken, {nccl}&#xa0;GiB NCCL-Puffer.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="204"/>
        <source>If the other {others} processes of a node touch GPU 0 before they select their own, their contexts take {gib} GiB there, and {spare} GiB are free. Set the device first.</source>
        <translation>Wenn die anderen {others} Prozesse eines Knotens GPU 0 ansprechen, bevor sie ihre eigene wählen, belegen ihre Kontexte dort {gib}&#xa0;GiB; frei sind {spare}&#xa0;GiB. Setzen Sie zuerst das Device.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="205"/>
        <source>An estimate of states alone says {states} GiB; activations, gathered layers, buffers and context add {rest} GiB.</source>
        <translation>Eine Schätzung allein der Zustände ergibt {states}&#xa0;GiB; Aktivierungen, eingesammelte Schichten, Puffer und Kontext fügen {rest}&#xa0;GiB hinzu.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="206"/>
        <source>Full recomputation takes {recompute} % of the step, the pipeline bubble {bubble} %, exposed communication {communication} %.</source>
        <translation>Volle Neuberechnung kostet {recompute}&#xa0;% des Schritts, der Pipeline-Leerlauf {bubble}&#xa0;%, unverdeckte Kommunikation {communication}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="207"/>
        <source>ZeRO-{zero} communicates at each of the {accumulation} micro-batches; {share} % of the step is exposed data-parallel communication. Larger micro-batches or ZeRO-1 need fewer.</source>
        <translation>ZeRO-{zero} kommuniziert bei jedem der {accumulation} Mikro-Batches; {share}&#xa0;% des Schritts sind unverdeckte datenparallele Kommunikation. Größere Mikro-Batches oder ZeRO-1 kommen mit weniger aus.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="208"/>
        <source>An MFU of {mfu} % is outside what training reaches; check the GPU&apos;s dense 16-bit peak and the batch.</source>
        <translation>Eine MFU von {mfu}&#xa0;% liegt außerhalb dessen, was Training erreicht; prüfen Sie den dichten 16-Bit-Peak der GPU und den Batch.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="209"/>
        <source>The 16-bit peak of {gpu}, {peak} TFLOP/s, looks like the figure with sparsity; the dense one is about {dense}. MFU would read half.</source>
        <translation>Der 16-Bit-Peak von {gpu}, {peak}&#xa0;TFLOP/s, sieht nach dem Wert mit Sparsity aus; der dichte liegt bei etwa {dense}. Die MFU würde halb so hoch angezeigt.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="210"/>
        <source>Memory follows all {total} B parameters; only {active} B of them compute for a token.</source>
        <translation>Der Speicher richtet sich nach allen {total}&#xa0;Mrd. Parametern; nur {active}&#xa0;Mrd. davon rechnen für ein Token.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="211"/>
        <source>TP {tp} does not divide the vocabulary of {vocab}; Megatron-LM pads it to {padded} ({mib} MiB of weights on each GPU that holds it), others refuse.</source>
        <translation>TP {tp} teilt das Vokabular von {vocab} nicht; Megatron-LM füllt es auf {padded} auf ({mib}&#xa0;MiB Gewichte auf jeder GPU, die es hält), andere lehnen ab.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="212"/>
        <source>The loss exists on the last stage, {stage}, only; other ranks print a placeholder such as -1.</source>
        <translation>Der Loss existiert nur auf der letzten Stufe, {stage}; andere Ranks geben einen Platzhalter wie -1 aus.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="217"/>
        <source>while a checkpoint is loaded</source>
        <translation>beim Laden eines Checkpoints</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="218"/>
        <source>while the loss is computed</source>
        <translation>beim Berechnen des Loss</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="219"/>
        <source>in the backward pass of a layer</source>
        <translation>im Backward einer Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="220"/>
        <source>in the optimizer&apos;s update</source>
        <translation>beim Update des Optimierers</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="221"/>
        <source>hybrid Mamba layers</source>
        <translation>hybride Mamba-Schichten</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="222"/>
        <source>deferred embedding weight gradients</source>
        <translation>aufgeschobene Gewichtsgradienten des Embeddings</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="223"/>
        <source>fine-grained activation offload</source>
        <translation>feingranulares Auslagern von Aktivierungen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="224"/>
        <source>fp8 without torch.compile</source>
        <translation>fp8 ohne torch.compile</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="225"/>
        <source>mixture of experts</source>
        <translation>Mixture of Experts</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="226"/>
        <source>latent attention</source>
        <translation>latente Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="227"/>
        <source>sparse-attention indexer</source>
        <translation>Indexer der Sparse Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="228"/>
        <source>positions other than rotary</source>
        <translation>andere Positionen als RoPE</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="229"/>
        <source>no recomputation of whole layers</source>
        <translation>keine Neuberechnung ganzer Schichten</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="230"/>
        <source>no recomputation of experts</source>
        <translation>keine Neuberechnung von Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="231"/>
        <source>activations that stay on the GPU</source>
        <translation>Aktivierungen, die auf der GPU bleiben</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="232"/>
        <source>no dropout in what is recomputed</source>
        <translation>kein Dropout in dem, was neu berechnet wird</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="233"/>
        <source>biases</source>
        <translation>Biases</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="234"/>
        <source>attention over a window</source>
        <translation>Attention über ein Fenster</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="235"/>
        <source>latent attention without experts</source>
        <translation>latente Attention ohne Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="236"/>
        <source>shared experts that are not whole experts</source>
        <translation>gemeinsame Experten, die keine ganzen Experten sind</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="237"/>
        <source>this order of dense and expert layers</source>
        <translation>diese Reihenfolge dichter und Expertenschichten</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="238"/>
        <source>shared experts without latent attention</source>
        <translation>gemeinsame Experten ohne latente Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="239"/>
        <source>latent attention without shared experts</source>
        <translation>latente Attention ohne gemeinsame Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="240"/>
        <source>experts or wide heads without norms of queries and keys</source>
        <translation>Experten oder breite Heads ohne Normen von Queries und Keys</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="241"/>
        <source>tied embeddings with latent attention</source>
        <translation>gekoppelte Embeddings mit latenter Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="242"/>
        <source>feed-forward other than gated SiLU</source>
        <translation>anderes Feed-Forward als SiLU mit Gate</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="243"/>
        <source>norms other than two RMSNorms per layer</source>
        <translation>andere Normen als zwei RMSNorms je Schicht</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="244"/>
        <source>norm of queries and keys</source>
        <translation>Norm von Queries und Keys</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="245"/>
        <source>biases besides those of queries, keys and values</source>
        <translation>andere Biases als die von Queries, Keys und Values</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="246"/>
        <source>attention sinks</source>
        <translation>Attention-Sinks</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="247"/>
        <source>windowed and full attention in turns</source>
        <translation>Fenster- und volle Attention im Wechsel</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="248"/>
        <source>multi-token prediction</source>
        <translation>Multi-Token-Prediction</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="249"/>
        <source>dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="250"/>
        <source>feed-forward other than gated SiLU, GELU and squared ReLU</source>
        <translation>anderes Feed-Forward als SiLU mit Gate, GELU und quadriertes ReLU</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="251"/>
        <source>norm without weights</source>
        <translation>Norm ohne Gewichte</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="252"/>
        <source>number of norms per layer other than two</source>
        <translation>andere Zahl von Normen je Schicht als zwei</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="253"/>
        <source>norm after the embedding</source>
        <translation>Norm nach dem Embedding</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="254"/>
        <source>ALiBi positions</source>
        <translation>ALiBi-Positionen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="255"/>
        <source>query and key norm over the full width</source>
        <translation>Query- und Key-Norm über die volle Breite</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="256"/>
        <source>bias on the output layer</source>
        <translation>Bias der Ausgabeschicht</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="257"/>
        <source>virtual stages when PP is above 1</source>
        <translation>virtuelle Stufen, wenn PP über 1 liegt</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="258"/>
        <source>no recomputation of whole layers or experts</source>
        <translation>keine Neuberechnung ganzer Schichten oder von Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="259"/>
        <source>an all-to-all dispatcher</source>
        <translation>ein All-to-All-Dispatcher</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="260"/>
        <source>bf16 or fp16</source>
        <translation>bf16 oder fp16</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="261"/>
        <source>at most one multi-token-prediction layer</source>
        <translation>höchstens eine Schicht für Multi-Token-Prediction</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="262"/>
        <source>PP 1</source>
        <translation>PP 1</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="263"/>
        <source>no recomputation</source>
        <translation>keine Neuberechnung</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="264"/>
        <source>tokens of a rank</source>
        <translation>Tokens eines Ranks</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="265"/>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>hidden size</source>
        <translation>Hidden Size</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="266"/>
        <source>layers must be between 1 and 10000</source>
        <translation>die Zahl der Schichten muss zwischen 1 und 10000 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="267"/>
        <source>the hidden size must be between 1 and 1000000</source>
        <translation>die Hidden Size muss zwischen 1 und 1000000 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="268"/>
        <source>the number of attention heads must be between 1 and 100000</source>
        <translation>die Zahl der Attention-Heads muss zwischen 1 und 100000 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="269"/>
        <source>the vocabulary must be between 1 and 100000000</source>
        <translation>das Vokabular muss zwischen 1 und 100000000 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="270"/>
        <source>the feed-forward width must be between 0 and 10000000</source>
        <translation>die Feed-Forward-Breite muss zwischen 0 und 10000000 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="271"/>
        <source>norms per layer must be between 0 and 16</source>
        <translation>die Zahl der Normen je Schicht muss zwischen 0 und 16 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="272"/>
        <source>the position table must have between 0 and 100000000 rows</source>
        <translation>die Positionstabelle muss zwischen 0 und 100000000 Zeilen haben</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="273"/>
        <source>multi-token-prediction layers must be between 0 and 64</source>
        <translation>die Zahl der Multi-Token-Prediction-Schichten muss zwischen 0 und 64 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="274"/>
        <source>the latent ranks must be between 1 and 1000000</source>
        <translation>die latenten Ränge müssen zwischen 1 und 1000000 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="275"/>
        <source>the latent head dimensions must be between 1 and 100000</source>
        <translation>die latenten Head-Dimensionen müssen zwischen 1 und 100000 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="276"/>
        <source>query and key heads must have at least one dimension</source>
        <translation>Query- und Key-Heads müssen mindestens eine Dimension haben</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="277"/>
        <source>the head dimension must be between 1 and 100000</source>
        <translation>die Head-Dimension muss zwischen 1 und 100000 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="278"/>
        <source>key-value heads must be between 1 and the number of attention heads</source>
        <translation>die Zahl der Key-Value-Heads muss zwischen 1 und der Zahl der Attention-Heads liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="279"/>
        <source>the indexer&apos;s heads and head dimension must be between 1 and 100000</source>
        <translation>Heads und Head-Dimension des Indexers müssen zwischen 1 und 100000 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="280"/>
        <source>the number of experts must be between 1 and 100000</source>
        <translation>die Zahl der Experten muss zwischen 1 und 100000 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="281"/>
        <source>top-k must be between 1 and the number of experts</source>
        <translation>Top-k muss zwischen 1 und der Zahl der Experten liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="282"/>
        <source>the expert width must be between 1 and 10000000</source>
        <translation>die Expertenbreite muss zwischen 1 und 10000000 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="283"/>
        <source>the shared-expert width must be between 0 and 10000000</source>
        <translation>die Breite der gemeinsamen Experten muss zwischen 0 und 10000000 liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="284"/>
        <source>leading dense layers must be between 0 and the number of layers</source>
        <translation>die Zahl der dichten Schichten am Anfang muss zwischen 0 und der Zahl der Schichten liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="285"/>
        <source>the MoE step must be between 1 and the number of layers</source>
        <translation>die MoE-Schrittweite muss zwischen 1 und der Zahl der Schichten liegen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="286"/>
        <source>dense layers need a feed-forward width</source>
        <translation>dichte Schichten brauchen eine Feed-Forward-Breite</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="287"/>
        <source>the feed-forward width must be at least 1</source>
        <translation>die Feed-Forward-Breite muss mindestens 1 sein</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="288"/>
        <source>the dimensions give too many parameters; at most 10^17 can be counted</source>
        <translation>die Dimensionen ergeben zu viele Parameter; höchstens 10^17 lassen sich zählen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="289"/>
        <source>the numbers are too large to evaluate</source>
        <translation>die Zahlen sind zu groß für eine Auswertung</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="291"/>
        <source>sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="291"/>
        <source>micro-batch</source>
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="291"/>
        <source>attention kernel</source>
        <translation>Attention-Kernel</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="292"/>
        <source>loss kernel</source>
        <translation>Loss-Kernel</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="292"/>
        <source>norm kernel</source>
        <translation>Norm-Kernel</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="292"/>
        <source>CUDA graphs</source>
        <translation>CUDA-Graphen</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="293"/>
        <source>token dispatcher</source>
        <translation>Token-Dispatcher</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="293"/>
        <source>token routing</source>
        <translation>Token-Routing</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="11"/>
        <source>The run completed.</source>
        <translation>Der Lauf ist abgeschlossen.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="12"/>
        <source>A GPU ran out of memory on rank {rank}: {tried} GiB were asked for with {free} GiB of {total} GiB free. Shard or recompute more, or make the micro-batch smaller.</source>
        <translation>Auf Rank {rank} reichte der GPU-Speicher nicht: {tried}&#xa0;GiB wurden angefordert, {free}&#xa0;GiB von {total}&#xa0;GiB waren frei. Mehr sharden oder neu berechnen oder den Mikro-Batch verkleinern.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="13"/>
        <source>A GPU ran out of memory on rank {rank}. Shard or recompute more, or make the micro-batch smaller.</source>
        <translation>Auf Rank {rank} reichte der GPU-Speicher nicht. Mehr sharden oder neu berechnen oder den Mikro-Batch verkleinern.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="14"/>
        <source>It happened before the first step was printed: weights, gradients, or the activations of the first micro-batches do not fit.</source>
        <translation>Es geschah, bevor der erste Schritt ausgegeben wurde: Gewichte, Gradienten oder die Aktivierungen der ersten Mikro-Batches passen nicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="15"/>
        <source>It happened only after iteration {iteration}: evaluation, a checkpoint, uneven experts or fragmentation need more than a usual step.</source>
        <translation>Es geschah erst nach Iteration {iteration}: Evaluation, ein Checkpoint, ungleich belastete Experten oder Fragmentierung brauchen mehr als ein gewöhnlicher Schritt.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="16"/>
        <source>{unallocated} GiB were reserved but in no piece of {tried} GiB: fragmentation. Try expandable segments (PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True).</source>
        <translation>{unallocated}&#xa0;GiB waren reserviert, aber kein Stück davon war {tried}&#xa0;GiB groß: Fragmentierung. Versuchen Sie es mit erweiterbaren Segmenten (PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True).</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="17"/>
        <source>NCCL reported an error on rank {rank}, and nothing explains it that was printed before. Try again on other nodes; NCCL_DEBUG=INFO tells more.</source>
        <translation>NCCL meldete einen Fehler auf Rank {rank}, und nichts, was vorher ausgegeben wurde, erklärt ihn. Versuchen Sie es auf anderen Knoten; NCCL_DEBUG=INFO verrät mehr.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="18"/>
        <source>The run hung after iteration {iteration}: a collective did not finish, or nothing was printed any more. Try again; if it hangs at the same place, ranks do not call the same collectives.</source>
        <translation>Der Lauf hing nach Iteration {iteration}: Ein Collective wurde nicht fertig, oder es wurde nichts mehr ausgegeben. Versuchen Sie es noch einmal; hängt er an derselben Stelle, rufen die Ranks nicht dieselben Collectives auf.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="19"/>
        <source>The time limit came after iteration {iteration}. Allow more time or fewer steps.</source>
        <translation>Das Zeitlimit kam nach Iteration {iteration}. Mehr Zeit geben oder weniger Schritte laufen lassen.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="20"/>
        <source>No step was printed within the limit: starting up took all the time, or the log shows steps rarely.</source>
        <translation>Innerhalb des Limits wurde kein Schritt ausgegeben: Der Start brauchte die ganze Zeit, oder das Protokoll zeigt Schritte nur selten.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="21"/>
        <source>The host ran out of memory. Ask for more memory a node, or load data and checkpoints with fewer copies.</source>
        <translation>Der Host-Speicher reichte nicht. Mehr Speicher je Knoten anfordern oder Daten und Checkpoints mit weniger Kopien laden.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="22"/>
        <source>The program was killed (SIGKILL) without a word; most often the host ran out of memory.</source>
        <translation>Das Programm wurde ohne Meldung beendet (SIGKILL); meist reichte der Host-Speicher nicht.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="23"/>
        <source>A node failed ({node}). Try again without it.</source>
        <translation>Ein Knoten fiel aus ({node}). Versuchen Sie es ohne ihn.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="24"/>
        <source>The job was pre-empted. Submit it again.</source>
        <translation>Der Job wurde verdrängt. Schicken Sie ihn noch einmal ab.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="25"/>
        <source>The job was cancelled.</source>
        <translation>Der Job wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="26"/>
        <source>The framework refused the configuration before the first step; its words are in the evidence.</source>
        <translation>Das Framework lehnte die Konfiguration vor dem ersten Schritt ab; seine Meldung steht in den Belegen.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="27"/>
        <source>A GPU reported a hardware error (Xid {code}, node {node}). Drain the node and try again on another.</source>
        <translation>Eine GPU meldete einen Hardwarefehler (Xid {code}, Knoten {node}). Nehmen Sie den Knoten außer Betrieb (drain) und versuchen Sie es auf einem anderen.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="28"/>
        <source>A process that was left behind holds GPU memory or a port (node {node}). End it and try again.</source>
        <translation>Ein übrig gebliebener Prozess hält GPU-Speicher oder einen Port (Knoten {node}). Beenden Sie ihn und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="29"/>
        <source>Other processes held {others} GiB of the GPU&apos;s {total} GiB.</source>
        <translation>Andere Prozesse hielten {others}&#xa0;GiB der {total}&#xa0;GiB der GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="30"/>
        <source>{in_use} GiB of a GPU were in use before the start.</source>
        <translation>{in_use}&#xa0;GiB einer GPU waren vor dem Start belegt.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="31"/>
        <source>The program crashed after iteration {iteration}; its last words are in the evidence.</source>
        <translation>Das Programm stürzte nach Iteration {iteration} ab; seine letzten Meldungen stehen in den Belegen.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="32"/>
        <source>How the run ended cannot be told from its log.</source>
        <translation>Wie der Lauf endete, lässt sich aus seinem Protokoll nicht erkennen.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="33"/>
        <source>No line of the log shows a step in a format that is known.</source>
        <translation>Keine Zeile des Protokolls zeigt einen Schritt in einem bekannten Format.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="34"/>
        <source>It failed after its last step; what was measured counts.</source>
        <translation>Er scheiterte nach seinem letzten Schritt; was gemessen wurde, zählt.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="35"/>
        <source>The iteration went back {times} times: restarts from a checkpoint.</source>
        <translation>Die Iteration sprang {times}-mal zurück: Neustarts von einem Checkpoint.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="36"/>
        <source>{count} iterations were not a number.</source>
        <translation>{count} Iterationen ergaben keine Zahl (NaN).</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="37"/>
        <source>{count} iterations were skipped for overflow; they are faster than others.</source>
        <translation>{count} Iterationen wurden wegen Überlaufs übersprungen; sie sind schneller als andere.</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="10"/>
        <source>&apos;{host}&apos; is no name of a host</source>
        <translation>„{host}“ ist kein Hostname</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="11"/>
        <source>&apos;{path}&apos;: only letters, digits and ._-/+ may stand in a folder&apos;s name there</source>
        <translation>„{path}“: Im Namen eines Ordners dort dürfen nur Buchstaben, Ziffern und ._-/+ stehen</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="12"/>
        <source>{program} is not installed here</source>
        <translation>{program} ist hier nicht installiert</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="13"/>
        <source>{program} does not answer</source>
        <translation>{program} antwortet nicht</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="14"/>
        <source>{program} ended with {code}</source>
        <translation>{program} endete mit {code}</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="15"/>
        <source>copied to {host}:{path}</source>
        <translation>nach {host}:{path} kopiert</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="16"/>
        <source>submit.sh stays at work until the campaign is over; start it where {launcher} can be reached</source>
        <translation>submit.sh bleibt in Arbeit, bis die Kampagne vorbei ist; starten Sie es dort, wo {launcher} erreichbar ist</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="17"/>
        <source>sbatch is not installed here; copy the folder to the cluster, or name the cluster&apos;s login node</source>
        <translation>sbatch ist hier nicht installiert; kopieren Sie den Ordner auf den Cluster, oder nennen Sie dessen Login-Knoten</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="18"/>
        <source>submitted as job {jobs}</source>
        <translation>abgeschickt als Job {jobs}</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="19"/>
        <source>nothing to submit</source>
        <translation>nichts abzuschicken</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="20"/>
        <source>nothing of this campaign is queued</source>
        <translation>aus dieser Kampagne ist nichts eingereiht</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="21"/>
        <source>stopped {count} tasks</source>
        <translation>{count} Aufgaben gestoppt</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="22"/>
        <source>stopped 1 task</source>
        <translation>1 Aufgabe gestoppt</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="23"/>
        <source>records fetched from {host}</source>
        <translation>Aufzeichnungen von {host} geholt</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="24"/>
        <source>SkyPilot&apos;s clusters run what submit.sh sends them, one task at a time</source>
        <translation>die Cluster von SkyPilot führen aus, was submit.sh ihnen schickt, eine Aufgabe nach der anderen</translation>
    </message>
</context>
<context>
    <name>HardwareValues</name>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="31"/>
        <source>not from an opened source</source>
        <translation>aus keiner geöffneten Quelle</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="79"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="147"/>
        <source>GPU&apos;s sources</source>
        <translation>Quellen der GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="80"/>
        <source>network&apos;s sources</source>
        <translation>Quellen des Netzes</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="87"/>
        <source>Fastest of the measured shapes: %1 × %2 × %3; random numbers, the slowest GPU of the node</source>
        <translation>Schnellste der gemessenen Formen: %1 × %2 × %3; Zufallszahlen, langsamste GPU des Knotens</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="90"/>
        <source>Peak, %1, dense</source>
        <translation>Peak, %1, dense</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="90"/>
        <source>The same after seconds of load</source>
        <translation>Dasselbe nach Sekunden unter Last</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="99"/>
        <source>Usable memory</source>
        <translation>Nutzbarer Speicher</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="99"/>
        <source>What the driver reports as a whole</source>
        <translation>Was der Treiber insgesamt meldet</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="100"/>
        <source>Free memory before the measurement</source>
        <translation>Freier Speicher vor der Messung</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="101"/>
        <source>Memory of a CUDA context</source>
        <translation>Speicher eines CUDA-Kontexts</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="101"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="120"/>
        <source>constants in use</source>
        <translation>Konstanten in Gebrauch</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="103"/>
        <source>Workspace of the product library</source>
        <translation>Workspace der Produktbibliothek</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="104"/>
        <source>Memory of one NCCL communicator</source>
        <translation>Speicher eines NCCL-Kommunikators</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="104"/>
        <source>Before its first collective</source>
        <translation>Vor seinem ersten Collective</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="105"/>
        <source>The same after an all-reduce</source>
        <translation>Dasselbe nach einem All-Reduce</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="106"/>
        <source>The same after an all-to-all</source>
        <translation>Dasselbe nach einem All-to-All</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="110"/>
        <source>Memory bandwidth, copy</source>
        <translation>Speicherbandbreite, Kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="110"/>
        <source>Memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="111"/>
        <source>Bytes read and bytes written together</source>
        <translation>Gelesene und geschriebene Bytes zusammen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="112"/>
        <source>Memory bandwidth, read</source>
        <translation>Speicherbandbreite, Lesen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="113"/>
        <source>Memory bandwidth, write</source>
        <translation>Speicherbandbreite, Schreiben</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="117"/>
        <source>Multiprocessors</source>
        <translation>Multiprozessoren</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="120"/>
        <source>Launch of a kernel</source>
        <translation>Start eines Kernels</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="121"/>
        <source>Empty kernels one after another</source>
        <translation>Leere Kernel nacheinander</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="122"/>
        <source>Launch of a kernel in a graph</source>
        <translation>Start eines Kernels im Graphen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="128"/>
        <source>The middle of all pairs of GPUs, one pair at a time</source>
        <translation>Median aller GPU-Paare, jeweils ein Paar allein</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="129"/>
        <source>Scale-up links, one direction</source>
        <translation>Scale-up-Verbindungen, eine Richtung</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="129"/>
        <source>%1, one direction</source>
        <translation>%1, eine Richtung</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="132"/>
        <source>PCIe, one direction</source>
        <translation>PCIe, eine Richtung</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="133"/>
        <source>Between the host&apos;s memory and one GPU</source>
        <translation>Zwischen dem Speicher des Hosts und einer GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="135"/>
        <source>Slowest pair, one direction</source>
        <translation>Langsamstes Paar, eine Richtung</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="136"/>
        <source>Pair, both directions together</source>
        <translation>Paar, beide Richtungen zusammen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="137"/>
        <source>Latency of a small copy</source>
        <translation>Latenz einer kleinen Kopie</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/measured_values.cpp" line="146"/>
        <source>%1 of %n GPU(s), bus bandwidth</source>
        <translation>
            <numerusform>%1 über %n GPU, Busbandbreite</numerusform>
            <numerusform>%1 über %n GPUs, Busbandbreite</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="147"/>
        <source>At %1</source>
        <translation>Bei %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="159"/>
        <source>Clock under load, slowest GPU</source>
        <translation>Takt unter Last, langsamste GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="159"/>
        <source>MHz</source>
        <translation>MHz</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="159"/>
        <source>the GPU&apos;s own maximum</source>
        <translation>Maximum der GPU selbst</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="160"/>
        <source>Power limit</source>
        <translation>Leistungsgrenze</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="160"/>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="160"/>
        <source>The most that a GPU drew under load</source>
        <translation>Höchste Leistungsaufnahme einer GPU unter Last</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="162"/>
        <source>Temperature under load, hottest GPU</source>
        <translation>Temperatur unter Last, heißeste GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="162"/>
        <source>°C</source>
        <translation>°C</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="167"/>
        <source>Price per GPU-hour</source>
        <translation>Preis je GPU-Stunde</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="168"/>
        <source>set in this plan</source>
        <translation>in diesem Plan gesetzt</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="171"/>
        <source>GPUs of one NVLink domain</source>
        <translation>GPUs einer NVLink-Domäne</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="172"/>
        <source>Network of a GPU, one direction</source>
        <translation>Netz einer GPU, eine Richtung</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="173"/>
        <source>Network cards of a node</source>
        <translation>Netzkarten eines Knotens</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="179"/>
        <source>times</source>
        <comment>unit of a factor</comment>
        <translation>mal</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="180"/>
        <source>A product beside a collective takes</source>
        <translation>Ein Produkt neben einem Collective dauert</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="180"/>
        <source>Attention beside a collective takes</source>
        <translation>Attention neben einem Collective dauert</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="184"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="189"/>
        <source>The worst of all that were tried, over the time alone</source>
        <translation>Der schlechteste aller Versuche, im Verhältnis zur Zeit allein</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="189"/>
        <source>A collective beside a product or attention takes</source>
        <translation>Ein Collective neben Produkt oder Attention dauert</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="224"/>
        <source>All-reduce</source>
        <translation>All-Reduce</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="225"/>
        <source>All-gather</source>
        <translation>All-Gather</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="226"/>
        <source>Reduce-scatter</source>
        <translation>Reduce-Scatter</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="227"/>
        <source>All-to-all</source>
        <translation>All-to-All</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="230"/>
        <source>Send and receive</source>
        <translation>Send und Receive</translation>
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
        <translation>Unter %1 des Katalogwerts; die Meldungen sagen, was nicht stimmen könnte</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Measured over catalogue</source>
        <translation>Gemessen durch Katalogwert</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Source of the catalogue</source>
        <translation>Quelle des Katalogs</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Source</source>
        <translation>Quelle</translation>
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
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="92"/>
        <source>Tokens/s per GPU</source>
        <translation>Tokens/s je GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="93"/>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="96"/>
        <source>Dollars per billion tokens</source>
        <translation>Dollar je Milliarde Tokens</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="125"/>
        <source>Most tokens per second</source>
        <translation>Meiste Tokens pro Sekunde</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="126"/>
        <source>Shortest training</source>
        <translation>Kürzestes Training</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="127"/>
        <source>Least cost</source>
        <translation>Geringste Kosten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="128"/>
        <source>Least memory</source>
        <translation>Minimaler Speicher</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="131"/>
        <source>Highest MFU</source>
        <translation>Höchste MFU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="136"/>
        <source>%1 B parameters</source>
        <translation>%1 Mrd. Parameter</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="153"/>
        <source>1 node</source>
        <translation>1 Knoten</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="153"/>
        <source>%n nodes</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutColumns</name>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="53"/>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="53"/>
        <source>Place in the order of the objective</source>
        <translation>Platz in der Reihenfolge des Ziels</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="54"/>
        <source>Front</source>
        <translation>Front</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="54"/>
        <source>◆: on the Pareto front; no other layout is as good in step time, memory and cost and better in one</source>
        <translation>◆: auf der Pareto-Front; kein anderes Layout ist in Schrittzeit, Speicher und Kosten ebenso gut und in einem davon besser</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="55"/>
        <source>Step (s)</source>
        <translation>Schritt (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="55"/>
        <source>Time of one step</source>
        <translation>Zeit eines Schritts</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="56"/>
        <source>vs now (%)</source>
        <translation>ggü. jetzt (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="56"/>
        <source>Step time against that of the present plan; below zero is faster</source>
        <translation>Schrittzeit gegenüber der des jetzigen Plans; unter null ist schneller</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="57"/>
        <source>Memory (GiB)</source>
        <translation>Speicher (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="57"/>
        <source>Of the fullest stage, as nvidia-smi would show it</source>
        <translation>Der vollsten Stufe, wie nvidia-smi ihn anzeigen würde</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="58"/>
        <source>Free (%)</source>
        <translation>Frei (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="58"/>
        <source>Headroom: what stays free of the usable memory</source>
        <translation>Reserve: was vom nutzbaren Speicher frei bleibt</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="59"/>
        <source>MFU (%)</source>
        <translation>MFU (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="59"/>
        <source>Model FLOPs of the bf16 peak, causal attention counted half</source>
        <translation>Modell-FLOPs am bf16-Peak, kausale Attention halb gezählt</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="67"/>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="67"/>
        <source>Micro-batch: sequences that pass a stage together</source>
        <translation>Mikro-Batch: Sequenzen, die zusammen durch eine Stufe laufen</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="68"/>
        <source>GA</source>
        <translation>GA</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="68"/>
        <source>Gradient accumulation: micro-batches of a step</source>
        <translation>Gradientenakkumulation: Mikro-Batches eines Schritts</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="69"/>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="70"/>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="70"/>
        <source>Shard group: ranks over which ZeRO shards; 0 for all</source>
        <translation>Shard-Gruppe: Ranks, über die ZeRO shardet; 0 für alle</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="71"/>
        <source>SP</source>
        <translation>SP</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="71"/>
        <source>Sequence parallelism</source>
        <translation>Sequenzparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="72"/>
        <source>Recompute</source>
        <translation>Neuberechn.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="73"/>
        <source>Schedule</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="73"/>
        <source>Pipeline schedule</source>
        <translation>Pipeline-Ablauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="74"/>
        <source>CP exchange</source>
        <translation>CP-Austausch</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="74"/>
        <source>How context-parallel ranks exchange keys and values</source>
        <translation>Wie kontextparallele Ranks Keys und Values austauschen</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="75"/>
        <source>Split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="75"/>
        <source>How layers are dealt to the pipeline stages</source>
        <translation>Wie die Schichten auf die Pipeline-Stufen verteilt werden</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="76"/>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="76"/>
        <source>Nodes of the cluster</source>
        <translation>Knoten des Clusters</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="77"/>
        <source>Tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="77"/>
        <source>Of the whole cluster</source>
        <translation>Des ganzen Clusters</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="78"/>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="78"/>
        <source>Wall-clock time for the plan&apos;s tokens</source>
        <translation>Reale Zeit für die Tokens des Plans</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="79"/>
        <source>Cost ($)</source>
        <translation>Kosten ($)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="79"/>
        <source>Dollars for the plan&apos;s tokens</source>
        <translation>Dollar für die Tokens des Plans</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="133"/>
        <source>Interleaved 1F1B</source>
        <translation>Interleaved 1F1B</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="145"/>
        <source>Selective (%1)</source>
        <translation>Selektiv (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="150"/>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="152"/>
        <source>by cost</source>
        <translation>nach Kosten</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="153"/>
        <source>written out</source>
        <translation>ausgeschrieben</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="154"/>
        <source>even</source>
        <translation>gleichmäßig</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/search/layout_columns.cpp" line="162"/>
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="175"/>
        <source>recompute: %1</source>
        <translation>Neuberechnung: %1</translation>
    </message>
</context>
<context>
    <name>LayoutFilterTexts</name>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="133"/>
        <source>“%1” needs a comparison, such as %1=8 or %1&lt;=4.</source>
        <translation>„%1“ braucht einen Vergleich, etwa %1=8 oder %1&lt;=4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="140"/>
        <source>“%1” has no column before the sign. Columns are %2.</source>
        <translation>„%1“ hat vor dem Zeichen keine Spalte. Spalten sind %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="141"/>
        <source>There is no column “%1”. Columns are %2.</source>
        <translation>Eine Spalte „%1“ gibt es nicht. Spalten sind %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="147"/>
        <source>“%1” holds names; it can be compared with = and != only.</source>
        <translation>„%1“ enthält Namen; ein Vergleich geht nur mit = und !=.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="148"/>
        <source>“%1” needs a name after the sign, or a part of one.</source>
        <translation>„%1“ braucht nach dem Zeichen einen Namen oder einen Teil davon.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="154"/>
        <source>“%1” lists several numbers; only = and != take more than one.</source>
        <translation>„%1“ nennt mehrere Zahlen; nur = und != nehmen mehr als eine.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="158"/>
        <source>“%1” needs a number after the sign.</source>
        <translation>„%1“ braucht nach dem Zeichen eine Zahl.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="158"/>
        <source>“%1” is not a number, as “%2” needs one.</source>
        <translation>„%1“ ist keine Zahl; „%2“ braucht eine.</translation>
    </message>
</context>
<context>
    <name>LayoutWords</name>
    <message>
        <location filename="../app/desktop/pages/layout_words.cpp" line="41"/>
        <source>%1, %2 × micro-batch %3, ZeRO-%4, recomputation: %5</source>
        <translation>%1, %2 × Mikro-Batch %3, ZeRO-%4, Neuberechnung: %5</translation>
    </message>
</context>
<context>
    <name>LinkMatrix</name>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="49"/>
        <source>One direction</source>
        <translation>Eine Richtung</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="50"/>
        <source>Both directions together</source>
        <translation>Beide Richtungen zusammen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="53"/>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="60"/>
        <source>from, to</source>
        <translation>von, zu</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="64"/>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="65"/>
        <source>From GPU %1</source>
        <translation>Von GPU %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="66"/>
        <source>To GPU %1</source>
        <translation>Zu GPU %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="73"/>
        <source>GPU %1 itself</source>
        <translation>GPU %1 selbst</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="73"/>
        <source>GPU %1 to GPU %2: not measured.</source>
        <translation>GPU %1 zu GPU %2: nicht gemessen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="78"/>
        <source>GPU %1 to GPU %2</source>
        <comment>a link between two</comment>
        <translation>GPU %1 zu GPU %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="81"/>
        <source>no direct access</source>
        <translation>kein direkter Zugriff</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="82"/>
        <source>%1: the driver permits no direct access.</source>
        <translation>%1: Der Treiber erlaubt keinen direkten Zugriff.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="87"/>
        <source>wrong data</source>
        <translation>falsche Daten</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="88"/>
        <source>%1: other data arrived than was sent. This link cannot be trusted.</source>
        <translation>%1: Es kamen andere Daten an als gesendet. Dieser Verbindung ist nicht zu trauen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="96"/>
        <source>%1: %2.</source>
        <comment>a link, its value</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="98"/>
        <source>through host</source>
        <translation>über Host</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="99"/>
        <source>%1: %2, through the host&apos;s memory, since the driver permits no direct access.</source>
        <translation>%1: %2, über den Speicher des Hosts, da der Treiber keinen direkten Zugriff erlaubt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="101"/>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="102"/>
        <source>%1: %2, far from the %3 of the middle pair.</source>
        <translation>%1: %2, weit entfernt von den %3 des mittleren Paars.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="119"/>
        <source>%1: %2 between the middle pair, from %3 to %4.</source>
        <translation>%1: %2 beim mittleren Paar, von %3 bis %4.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="122"/>
        <source>%n link(s) are far slower than the rest.</source>
        <translation>
            <numerusform>%n Verbindung ist weit langsamer als die übrigen.</numerusform>
            <numerusform>%n Verbindungen sind weit langsamer als die übrigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="125"/>
        <source>%n pair(s) have no direct access.</source>
        <translation>
            <numerusform>%n Paar hat keinen direkten Zugriff.</numerusform>
            <numerusform>%n Paare haben keinen direkten Zugriff.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="127"/>
        <source>%n pair(s) delivered wrong data.</source>
        <translation>
            <numerusform>%n Paar lieferte falsche Daten.</numerusform>
            <numerusform>%n Paare lieferten falsche Daten.</numerusform>
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
        <translation>Zero Bubble H1</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="26"/>
        <source>Zero bubble V</source>
        <translation>Zero Bubble V</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="28"/>
        <source>DualPipe</source>
        <translation>DualPipe</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="36"/>
        <source>0: nothing</source>
        <translation>0: nichts</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="38"/>
        <source>1: optimizer</source>
        <translation>1: Optimierer</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="40"/>
        <source>2: + gradients</source>
        <translation>2: + Gradienten</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="42"/>
        <source>3: + weights</source>
        <translation>3: + Gewichte</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="51"/>
        <location filename="../app/desktop/enum_text.cpp" line="222"/>
        <location filename="../app/desktop/enum_text.cpp" line="316"/>
        <location filename="../app/desktop/enum_text.cpp" line="336"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="53"/>
        <source>Selective</source>
        <translation>Selektiv</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="55"/>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="65"/>
        <source>core attention</source>
        <translation>Kern-Attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="66"/>
        <source>norms</source>
        <translation>Normen</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="67"/>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="68"/>
        <source>experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="69"/>
        <source>activation of experts</source>
        <translation>Aktivierung der Experten</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="70"/>
        <source>latent up-projection</source>
        <translation>latente Up-Projektion</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="71"/>
        <source>shared experts</source>
        <translation>gemeinsame Experten</translation>
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
        <translation>AdamW, bf16-Momente</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="102"/>
        <source>AdamW, 8-bit</source>
        <translation>AdamW, 8 Bit</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="104"/>
        <source>SGD with momentum</source>
        <translation>SGD mit Momentum</translation>
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
        <translation>Wie im Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="174"/>
        <location filename="../app/desktop/enum_text.cpp" line="206"/>
        <source>Unfused</source>
        <translation>Nicht fusioniert</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="176"/>
        <source>Fused softmax</source>
        <translation>Fusionierter Softmax</translation>
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
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="194"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="196"/>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="208"/>
        <source>Fused by the framework</source>
        <translation>Vom Framework fusioniert</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="210"/>
        <source>Fused kernel</source>
        <translation>Fusionierter Kernel</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="212"/>
        <source>In pieces</source>
        <translation>In Blöcken</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="224"/>
        <source>Without attention</source>
        <translation>Ohne Attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="226"/>
        <source>With attention</source>
        <translation>Mit Attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="228"/>
        <source>Whole step</source>
        <translation>Ganzer Schritt</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="238"/>
        <source>NCCL all-to-all</source>
        <translation>NCCL-All-to-All</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="240"/>
        <location filename="../app/desktop/enum_text.cpp" line="268"/>
        <source>All-gather</source>
        <translation>All-Gather</translation>
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
        <translation>Dropless</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="256"/>
        <source>Forced balance</source>
        <translation>Erzwungene Balance</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="258"/>
        <source>Dropping</source>
        <translation>Dropping</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="266"/>
        <source>Ring, zigzag</source>
        <translation>Ring, Zickzack</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="270"/>
        <source>All-to-all (Ulysses)</source>
        <translation>All-to-All (Ulysses)</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="272"/>
        <source>All-to-all and ring</source>
        <translation>All-to-All und Ring</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="282"/>
        <source>Delayed</source>
        <translation>Verzögert</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="284"/>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="286"/>
        <source>By row</source>
        <translation>Je Zeile</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="288"/>
        <source>By block</source>
        <translation>Je Block</translation>
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
        <translation>Quadriertes ReLU</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="310"/>
        <source>Rotary</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="312"/>
        <source>Learned</source>
        <translation>Gelernt</translation>
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
        <translation>Ohne Gewichte</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="338"/>
        <source>Per head</source>
        <translation>Je Head</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="340"/>
        <source>Full width</source>
        <translation>Volle Breite</translation>
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
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="56"/>
        <source>Accumulation</source>
        <translation>Akkumulation</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="58"/>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="60"/>
        <source>Recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="62"/>
        <source>Schedule</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="64"/>
        <source>Sequence parallel</source>
        <translation>Sequenzparallel</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="66"/>
        <source>Global batch</source>
        <translation>Gesamt-Batch</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="68"/>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="70"/>
        <source>Layers per stage</source>
        <translation>Schichten/Stufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="72"/>
        <source>Shard group</source>
        <translation>Shard-Gruppe</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="74"/>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="88"/>
        <source>Tensor parallel</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="90"/>
        <source>Pipeline parallel</source>
        <translation>Pipelineparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="92"/>
        <source>Data parallel</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="94"/>
        <source>Context parallel</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="96"/>
        <source>Expert parallel</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="98"/>
        <source>Expert tensor parallel</source>
        <translation>Experten-Tensorparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="100"/>
        <source>Virtual stages per pipeline rank</source>
        <translation>Virtuelle Stufen je Pipeline-Rank</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="102"/>
        <source>Micro-batch size</source>
        <translation>Mikro-Batch-Größe</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="104"/>
        <source>Gradient accumulation</source>
        <translation>Gradientenakkumulation</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="106"/>
        <source>ZeRO stage</source>
        <translation>ZeRO-Stufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="108"/>
        <source>Activation recomputation</source>
        <translation>Neuberechnung der Aktivierungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="110"/>
        <source>Pipeline schedule</source>
        <translation>Pipeline-Ablauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="119"/>
        <source>Splits every matrix over this many GPUs; their traffic belongs inside one NVLink domain.</source>
        <translation>Zerteilt jede Matrix auf so viele GPUs; ihr Verkehr gehört in eine NVLink-Domäne.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="121"/>
        <source>Splits the layers into this many stages; needs many micro-batches to stay busy.</source>
        <translation>Zerteilt die Schichten in so viele Stufen; braucht viele Mikro-Batches, um ausgelastet zu sein.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="123"/>
        <source>Copies of the model that each train on their own part of the batch.</source>
        <translation>Kopien des Modells, die je auf ihrem Teil des Batches trainieren.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="125"/>
        <source>Splits each sequence over this many GPUs; for long sequences.</source>
        <translation>Zerteilt jede Sequenz auf so viele GPUs; für lange Sequenzen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="127"/>
        <source>Spreads the experts over this many GPUs of the data, context and tensor dimensions.</source>
        <translation>Verteilt die Experten auf so viele GPUs der Daten-, Kontext- und Tensordimension.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="129"/>
        <source>Splits each expert&apos;s matrices over this many GPUs.</source>
        <translation>Zerteilt die Matrizen jedes Experten auf so viele GPUs.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="131"/>
        <source>Each pipeline rank holds this many smaller stages: a smaller bubble for more messages and memory.</source>
        <translation>Jeder Pipeline-Rank hält so viele kleinere Stufen: weniger Leerlauf gegen mehr Nachrichten und Speicher.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="133"/>
        <source>Sequences that go through the model at once on one data-parallel rank.</source>
        <translation>Sequenzen, die auf einem datenparallelen Rank zugleich durch das Modell laufen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="135"/>
        <source>Micro-batches per step and pipeline, whose gradients are added up.</source>
        <translation>Mikro-Batches je Schritt und Pipeline, deren Gradienten aufsummiert werden.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="137"/>
        <source>What is spread over the data-parallel ranks: 1 the optimizer, 2 the gradients too, 3 the weights too.</source>
        <translation>Was über die datenparallelen Ranks verteilt wird: 1 der Optimierer, 2 auch die Gradienten, 3 auch die Gewichte.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="139"/>
        <source>Activations that are dropped and computed again in the backward pass: less memory, more time.</source>
        <translation>Aktivierungen, die verworfen und im Backward neu berechnet werden: weniger Speicher, mehr Zeit.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="141"/>
        <source>The order in which stages work on micro-batches.</source>
        <translation>Die Reihenfolge, in der die Stufen Mikro-Batches bearbeiten.</translation>
    </message>
</context>
<context>
    <name>NearestRuns</name>
    <message>
        <location filename="../app/desktop/nearest_runs.cpp" line="32"/>
        <source>Nearest measured: %1: predicted %2</source>
        <translation>Nächster Messlauf: %1: vorhergesagt %2</translation>
    </message>
</context>
<context>
    <name>PlacementTexts</name>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="58"/>
        <source>Tensor parallel</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="59"/>
        <source>Context parallel</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="60"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="62"/>
        <source>Data parallel</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="62"/>
        <source>Data and context parallel: the ranks that reduce gradients together</source>
        <translation>Daten- und Kontextparallelität: die Ranks, die Gradienten gemeinsam reduzieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="63"/>
        <source>Expert parallel</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="64"/>
        <source>Expert tensor parallel</source>
        <translation>Experten-Tensorparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="65"/>
        <source>Expert data parallel: the ranks that hold the same experts</source>
        <translation>Experten-Datenparallelität: die Ranks, die dieselben Experten halten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="68"/>
        <source>Pipeline parallel</source>
        <translation>Pipelineparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="74"/>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
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
            <numerusform>NVLink von %n Knoten</numerusform>
            <numerusform>NVLink von %n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="86"/>
        <source>inside NVLink</source>
        <translation>innerhalb NVLink</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="87"/>
        <source>%n domains of one node</source>
        <translation>
            <numerusform>%n Domäne eines Knotens</numerusform>
            <numerusform>%n Domänen eines Knotens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="88"/>
        <source>%n domains, one rail</source>
        <translation>
            <numerusform>%n Domäne, eine Rail</numerusform>
            <numerusform>%n Domänen, eine Rail</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="91"/>
        <source>%1 domains, %2 rails</source>
        <translation>%1 Domänen, %2 Rails</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="115"/>
        <source>%1 %2 of %3</source>
        <comment>TP 3 of 8: a place in a group, counted from 0</comment>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="116"/>
        <source>Rank %1: node %2, GPU %3, rail %4</source>
        <translation>Rank %1: Knoten %2, GPU %3, Rail %4</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="118"/>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="130"/>
        <source>%1, %2 a step</source>
        <translation>%1, %2 je Schritt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="168"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="211"/>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="169"/>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="169"/>
        <source>How many groups of this kind there are</source>
        <translation>Wie viele Gruppen dieser Art es gibt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="170"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="213"/>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="170"/>
        <source>Ranks of one group</source>
        <translation>Ranks einer Gruppe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="171"/>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="171"/>
        <source>Groups that stay inside one NVLink domain</source>
        <translation>Gruppen, die in einer NVLink-Domäne bleiben</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="172"/>
        <source>One rail</source>
        <translation>Eine Rail</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="172"/>
        <source>Groups that cross the network, all their ranks on NICs of one number</source>
        <translation>Gruppen über das Netz, alle Ranks an NICs derselben Nummer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="173"/>
        <source>Rails</source>
        <translation>Rails</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="173"/>
        <source>Groups that cross the network between NICs of several numbers; where NVLink domains share a node, also those between them</source>
        <translation>Gruppen über das Netz zwischen NICs mehrerer Nummern; wo NVLink-Domänen sich einen Knoten teilen, auch die zwischen ihnen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="174"/>
        <source>Placement</source>
        <translation>Platzierung</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="174"/>
        <source>Ranks in one NVLink domain × domains that the group spans</source>
        <translation>Ranks in einer NVLink-Domäne × Domänen, über die die Gruppe reicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="175"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="215"/>
        <source>Rate (GB/s)</source>
        <translation>Rate (GB/s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="175"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="215"/>
        <source>Bandwidth that the group gets, one direction</source>
        <translation>Bandbreite, die die Gruppe erhält, in einer Richtung</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="176"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="216"/>
        <source>Time (%1)</source>
        <translation>Zeit (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="176"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="216"/>
        <source>Time on the wire in one step</source>
        <translation>Zeit auf der Leitung in einem Schritt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="177"/>
        <source>Exposed (%1)</source>
        <translation>Unverdeckt (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="177"/>
        <source>Part of the step time that nothing hides</source>
        <translation>Teil der Schrittzeit, den nichts verdeckt</translation>
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
        <translation>in DP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="194"/>
        <source>Reduced together with the dense gradients, whose line has the time of both.</source>
        <translation>Zusammen mit den dichten Gradienten reduziert; deren Zeile hat die Zeit von beiden.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="212"/>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="212"/>
        <source>Of the rank in its group, counted from 0</source>
        <translation>Des Ranks in seiner Gruppe, ab 0 gezählt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="213"/>
        <source>Ranks of the group</source>
        <translation>Ranks der Gruppe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="214"/>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="214"/>
        <source>What the group needs to reach all its ranks</source>
        <translation>Was die Gruppe braucht, um alle ihre Ranks zu erreichen</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="21"/>
        <source>%1 layers of width %2</source>
        <translation>%1 Schichten der Breite %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="28"/>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="45"/>
        <source>a mixture of experts</source>
        <translation>MoE-Modell</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="45"/>
        <source>a dense model</source>
        <translation>dichtes Modell</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="46"/>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="47"/>
        <source>hidden size</source>
        <translation>Hidden Size</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="48"/>
        <source>feed-forward width</source>
        <translation>Feed-Forward-Breite</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="49"/>
        <source>vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="50"/>
        <source>experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="53"/>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="54"/>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="63"/>
        <source>sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="65"/>
        <source>global batch</source>
        <translation>Gesamt-Batch</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="69"/>
        <source>precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="70"/>
        <source>optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="71"/>
        <source>framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="72"/>
        <source>attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="79"/>
        <source>%1: %2 on %3 × %4, %5</source>
        <translation>%1: %2 auf %3 × %4, %5</translation>
    </message>
</context>
<context>
    <name>Probe</name>
    <message>
        <location filename="../app/texts/probe_texts.h" line="24"/>
        <source>This copy of the probe was built without its GPU kernels.</source>
        <translation>Dieses Exemplar des Messprogramms wurde ohne seine GPU-Kernel gebaut.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="24"/>
        <source>Build Fivefold with -DFIVEFOLD_CUDA=AUTO, or install a package that has them.</source>
        <translation>Bauen Sie Fivefold mit -DFIVEFOLD_CUDA=AUTO, oder installieren Sie ein Paket, das sie enthält.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="25"/>
        <source>There is no NVIDIA driver on this machine: libcuda.so.1 cannot be opened.</source>
        <translation>Auf diesem Rechner gibt es keinen NVIDIA-Treiber: libcuda.so.1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="25"/>
        <source>Install the NVIDIA driver; in a container, start it with --gpus all.</source>
        <translation>Installieren Sie den NVIDIA-Treiber; einen Container starten Sie mit --gpus all.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="26"/>
        <source>The libcuda.so.1 found is the toolkit&apos;s stub, which is only for linking.</source>
        <translation>Die gefundene libcuda.so.1 ist der Stub des Toolkits, der nur zum Linken dient.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="26"/>
        <source>Take the folder that ends in stubs out of LD_LIBRARY_PATH, and install the NVIDIA driver.</source>
        <translation>Nehmen Sie den Ordner, der auf stubs endet, aus LD_LIBRARY_PATH heraus, und installieren Sie den NVIDIA-Treiber.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="27"/>
        <source>The driver works but sees no GPU.</source>
        <translation>Der Treiber arbeitet, sieht aber keine GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="27"/>
        <source>Look at CUDA_VISIBLE_DEVICES, the container&apos;s --gpus option and the job&apos;s GPU request; nvidia-smi must list the GPUs.</source>
        <translation>Prüfen Sie CUDA_VISIBLE_DEVICES, die Option --gpus des Containers und die GPU-Anforderung des Jobs; nvidia-smi muss die GPUs auflisten.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="28"/>
        <source>The NVIDIA driver is too old for the probe.</source>
        <translation>Der NVIDIA-Treiber ist zu alt für das Messprogramm.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="28"/>
        <source>Update the driver to one that supports CUDA 10.1 or later, or to the one that the CUDA libraries in use ask for.</source>
        <translation>Aktualisieren Sie den Treiber auf einen, der CUDA 10.1 oder neuer unterstützt, oder auf den, den die verwendeten CUDA-Bibliotheken verlangen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="29"/>
        <source>The NVLink fabric between the GPUs is not ready.</source>
        <translation>Das NVLink-Fabric zwischen den GPUs ist nicht bereit.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="29"/>
        <source>Start the fabric manager of the driver&apos;s own version (systemctl start nvidia-fabricmanager), wait a minute and run again.</source>
        <translation>Starten Sie den Fabric Manager in der Version des Treibers (systemctl start nvidia-fabricmanager), warten Sie eine Minute, und messen Sie erneut.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="30"/>
        <source>The driver&apos;s kernel module and its library are of different versions.</source>
        <translation>Das Kernelmodul des Treibers und seine Bibliothek haben verschiedene Versionen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="30"/>
        <source>Restart the machine after the driver&apos;s update, or load the new kernel module; in a container, start it again.</source>
        <translation>Starten Sie den Rechner nach dem Update des Treibers neu, oder laden Sie das neue Kernelmodul; einen Container starten Sie neu.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="31"/>
        <source>CUDA&apos;s forward-compatibility library does not work with this GPU.</source>
        <translation>Die Forward-Compatibility-Bibliothek von CUDA arbeitet nicht mit dieser GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="31"/>
        <source>Take the compat folder out of LD_LIBRARY_PATH, or update the driver itself.</source>
        <translation>Nehmen Sie den Ordner compat aus LD_LIBRARY_PATH heraus, oder aktualisieren Sie den Treiber selbst.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="32"/>
        <source>The GPU is held by another process in exclusive mode.</source>
        <translation>Ein anderer Prozess belegt die GPU im exklusiven Modus.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="32"/>
        <source>End that process, or set the compute mode back with nvidia-smi -c DEFAULT.</source>
        <translation>Beenden Sie diesen Prozess, oder setzen Sie den Compute-Modus mit nvidia-smi -c DEFAULT zurück.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="33"/>
        <source>The driver does not permit this process to use the GPU.</source>
        <translation>Der Treiber erlaubt diesem Prozess nicht, die GPU zu nutzen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="33"/>
        <source>Check the rights on /dev/nvidia* and the container&apos;s or the job&apos;s device rules.</source>
        <translation>Prüfen Sie die Rechte an /dev/nvidia* und die Geräteregeln des Containers oder des Jobs.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="34"/>
        <source>The driver answered with an error.</source>
        <translation>Der Treiber antwortete mit einem Fehler.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="34"/>
        <source>Look for Xid lines in the kernel&apos;s log (dmesg) and at the CUDA error&apos;s number below.</source>
        <translation>Suchen Sie nach Xid-Zeilen im Kernel-Log (dmesg), und beachten Sie die CUDA-Fehlernummer unten.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="36"/>
        <source>The GPU&apos;s memory is full.</source>
        <translation>Der Speicher der GPU ist voll.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="36"/>
        <source>End the other processes on the GPU (nvidia-smi lists them), or leave this GPU out.</source>
        <translation>Beenden Sie die anderen Prozesse auf der GPU (nvidia-smi listet sie auf), oder lassen Sie diese GPU aus.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="37"/>
        <source>A GPU met a memory error that ECC could not correct.</source>
        <translation>Eine GPU stieß auf einen Speicherfehler, den ECC nicht korrigieren konnte.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="37"/>
        <source>Reset the GPU or restart the node; where it comes back, have the GPU replaced (nvidia-smi -q -d ECC,ROW_REMAPPER).</source>
        <translation>Setzen Sie die GPU zurück, oder starten Sie den Knoten neu; kehrt der Fehler wieder, lassen Sie die GPU tauschen (nvidia-smi -q -d ECC,ROW_REMAPPER).</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="38"/>
        <source>An NVLink connection failed.</source>
        <translation>Eine NVLink-Verbindung ist ausgefallen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="38"/>
        <source>Look at nvidia-smi nvlink -e and at Xid 74 in the kernel&apos;s log; restart the node, and have the baseboard checked where it comes back.</source>
        <translation>Prüfen Sie nvidia-smi nvlink -e und Xid 74 im Kernel-Log; starten Sie den Knoten neu, und lassen Sie das Baseboard prüfen, wenn der Fehler wiederkehrt.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="39"/>
        <source>Data sent from one GPU to another arrived changed.</source>
        <translation>Von einer GPU zur anderen gesendete Daten kamen verändert an.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="39"/>
        <source>Do not train on this node. On PCIe machines switch off ACS and the IOMMU&apos;s translation, or set NCCL_P2P_DISABLE=1.</source>
        <translation>Trainieren Sie nicht auf diesem Knoten. Auf PCIe-Rechnern schalten Sie ACS und die Adressübersetzung der IOMMU ab, oder setzen Sie NCCL_P2P_DISABLE=1.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="40"/>
        <source>A GPU&apos;s own memory gave back other data than was written.</source>
        <translation>Der eigene Speicher einer GPU gab andere Daten zurück als geschrieben.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="40"/>
        <source>Do not train on this GPU; have it replaced.</source>
        <translation>Trainieren Sie nicht auf dieser GPU; lassen Sie sie tauschen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="41"/>
        <source>NCCL (libnccl.so.2) was not found or lacks a call that is needed.</source>
        <translation>NCCL (libnccl.so.2) wurde nicht gefunden, oder ein benötigter Aufruf fehlt darin.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="41"/>
        <source>Install NCCL, or name the Python environment that holds it (nvidia-nccl), or its file.</source>
        <translation>Installieren Sie NCCL, oder geben Sie die Python-Umgebung an, die es enthält (nvidia-nccl), oder die Datei.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="42"/>
        <source>NCCL reported an error.</source>
        <translation>NCCL meldete einen Fehler.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="42"/>
        <source>Read NCCL&apos;s own words in the log; a driver that does not suit the library and a too small /dev/shm are common reasons.</source>
        <translation>Lesen Sie im Protokoll, was NCCL selbst meldet; häufige Gründe sind ein Treiber, der nicht zur Bibliothek passt, und ein zu kleines /dev/shm.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="43"/>
        <source>A collective operation gave wrong data.</source>
        <translation>Ein Collective lieferte falsche Daten.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="43"/>
        <source>Do not train on this node. Try again with NCCL_P2P_DISABLE=1 or NCCL_NVLS_ENABLE=0 to find the path at fault.</source>
        <translation>Trainieren Sie nicht auf diesem Knoten. Versuchen Sie es mit NCCL_P2P_DISABLE=1 oder NCCL_NVLS_ENABLE=0 erneut, um den schuldigen Pfad zu finden.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="44"/>
        <source>cuBLASLt (libcublasLt.so.12 or .13) was not found or lacks a call that is needed.</source>
        <translation>cuBLASLt (libcublasLt.so.12 oder .13) wurde nicht gefunden, oder ein benötigter Aufruf fehlt darin.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="44"/>
        <source>Install the CUDA libraries, or name the Python environment that holds them (nvidia-cublas), or the file.</source>
        <translation>Installieren Sie die CUDA-Bibliotheken, oder geben Sie die Python-Umgebung an, die sie enthält (nvidia-cublas), oder die Datei.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="45"/>
        <source>cuBLASLt reported an error.</source>
        <translation>cuBLASLt meldete einen Fehler.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="45"/>
        <source>Use a cuBLASLt of the driver&apos;s CUDA version or earlier.</source>
        <translation>Verwenden Sie ein cuBLASLt der CUDA-Version des Treibers oder ein älteres.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="46"/>
        <source>The probe made no progress and was stopped.</source>
        <translation>Das Messprogramm kam nicht voran und wurde gestoppt.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="46"/>
        <source>A driver call hangs: look at nvidia-smi and the kernel&apos;s log. What was measured before it holds.</source>
        <translation>Ein Treiberaufruf hängt: Prüfen Sie nvidia-smi und das Kernel-Log. Was vorher gemessen wurde, gilt.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="47"/>
        <source>The probe met a fault of its own.</source>
        <translation>Das Messprogramm stieß auf einen eigenen Fehler.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="47"/>
        <source>Please report it with the log.</source>
        <translation>Bitte melden Sie ihn mit dem Protokoll.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="49"/>
        <source>Other work runs on the GPU, so its values are too low.</source>
        <translation>Auf der GPU läuft andere Arbeit, ihre Werte sind daher zu niedrig.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="49"/>
        <source>Measure on an idle node.</source>
        <translation>Messen Sie auf einem unbelasteten Knoten.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="50"/>
        <source>The GPU is split into MIG instances: no direct access between GPUs and no NCCL.</source>
        <translation>Die GPU ist in MIG-Instanzen geteilt: kein direkter Zugriff zwischen GPUs und kein NCCL.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="50"/>
        <source>Switch MIG off (nvidia-smi -mig 0) to train on whole GPUs.</source>
        <translation>Schalten Sie MIG ab (nvidia-smi -mig 0), um auf ganzen GPUs zu trainieren.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="51"/>
        <source>ECC is off.</source>
        <translation>ECC ist ausgeschaltet.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="51"/>
        <source>Switch it on (nvidia-smi -e 1, then restart) where long runs must be right.</source>
        <translation>Schalten Sie es ein (nvidia-smi -e 1, dann Neustart), wo lange Läufe stimmen müssen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="52"/>
        <source>The GPU has counted memory errors that ECC could not correct.</source>
        <translation>Die GPU hat Speicherfehler gezählt, die ECC nicht korrigieren konnte.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="52"/>
        <source>Reset the GPU; where the count grows, have it replaced.</source>
        <translation>Setzen Sie die GPU zurück; wächst die Zahl, lassen Sie sie tauschen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="53"/>
        <source>The GPU held its clocks down because of heat, power brake or hardware.</source>
        <translation>Die GPU drosselte ihre Takte wegen Hitze, Power Brake oder Hardware.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="53"/>
        <source>Look at cooling and power supply; the measured rates are those of a hot node.</source>
        <translation>Prüfen Sie Kühlung und Stromversorgung; die gemessenen Raten sind die eines heißen Knotens.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="54"/>
        <source>The GPU&apos;s power limit is below its default.</source>
        <translation>Die Leistungsgrenze der GPU liegt unter ihrem Standardwert.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="54"/>
        <source>Raise it with nvidia-smi -pl, or take the values as those of this limit.</source>
        <translation>Heben Sie sie mit nvidia-smi -pl an, oder nehmen Sie die Werte als die dieser Grenze.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="55"/>
        <source>Little memory is free, so smaller buffers were used.</source>
        <translation>Es ist wenig Speicher frei, daher wurden kleinere Puffer verwendet.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="55"/>
        <source>End the other processes on the GPU for values of large transfers.</source>
        <translation>Beenden Sie die anderen Prozesse auf der GPU, um Werte großer Übertragungen zu erhalten.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="56"/>
        <source>The GPU&apos;s PCIe link runs with fewer lanes than it could.</source>
        <translation>Die PCIe-Verbindung der GPU läuft mit weniger Lanes, als sie könnte.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="56"/>
        <source>Check slot, riser and BIOS settings.</source>
        <translation>Prüfen Sie Steckplatz, Riser und BIOS-Einstellungen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="57"/>
        <source>Some NVLink connections of the GPU are not active.</source>
        <translation>Einige NVLink-Verbindungen der GPU sind nicht aktiv.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="57"/>
        <source>Look at nvidia-smi nvlink -s; restart the fabric manager or the node.</source>
        <translation>Prüfen Sie nvidia-smi nvlink -s; starten Sie den Fabric Manager oder den Knoten neu.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="58"/>
        <source>The GPU&apos;s compute mode is not the default.</source>
        <translation>Der Compute-Modus der GPU ist nicht der Standard.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="58"/>
        <source>Set it back with nvidia-smi -c DEFAULT where other programs cannot start.</source>
        <translation>Setzen Sie ihn mit nvidia-smi -c DEFAULT zurück, wenn andere Programme nicht starten können.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="59"/>
        <source>NVML (libnvidia-ml.so.1) was not found: clocks, power, temperature, MIG and other processes are unknown.</source>
        <translation>NVML (libnvidia-ml.so.1) wurde nicht gefunden: Takte, Leistung, Temperatur, MIG und andere Prozesse sind unbekannt.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="59"/>
        <source>In a container, add the driver capability utility (NVIDIA_DRIVER_CAPABILITIES=compute,utility).</source>
        <translation>Fügen Sie in einem Container die Treiberfähigkeit utility hinzu (NVIDIA_DRIVER_CAPABILITIES=compute,utility).</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="60"/>
        <source>The GPU or cuBLASLt has no matrix product of this kind.</source>
        <translation>Die GPU oder cuBLASLt hat kein Matrixprodukt dieser Art.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="61"/>
        <source>The driver permits no direct access between two GPUs; data goes through the host&apos;s memory.</source>
        <translation>Der Treiber erlaubt keinen direkten Zugriff zwischen zwei GPUs; Daten gehen durch den Speicher des Hosts.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="61"/>
        <source>Normal for consumer GPUs; elsewhere look at the PCIe topology (nvidia-smi topo -p2p r), virtualization and ACS.</source>
        <translation>Normal bei Consumer-GPUs; sonst prüfen Sie die PCIe-Topologie (nvidia-smi topo -p2p r), Virtualisierung und ACS.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="62"/>
        <source>GPUs of this node differ by more than 10 %; a step waits for the slowest.</source>
        <translation>GPUs dieses Knotens weichen um mehr als 10&#xa0;% voneinander ab; ein Schritt wartet auf die langsamste.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="62"/>
        <source>Look at temperature, power limit and clocks of the slowest GPU.</source>
        <translation>Prüfen Sie Temperatur, Leistungsgrenze und Takte der langsamsten GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="63"/>
        <source>There is one GPU: nothing to measure between GPUs.</source>
        <translation>Es gibt nur eine GPU: zwischen GPUs ist nichts zu messen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="64"/>
        <source>The time was short: some sizes or shapes were left out.</source>
        <translation>Die Zeit war knapp: Einige Größen oder Formen wurden ausgelassen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="65"/>
        <source>NCCL lacks a newer call; another way was taken.</source>
        <translation>NCCL fehlt ein neuerer Aufruf; es wurde ein anderer Weg genommen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="66"/>
        <source>The measured value is below 60 % of the catalogue&apos;s.</source>
        <translation>Der gemessene Wert liegt unter 60&#xa0;% des Katalogwerts.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="66"/>
        <source>Look for other work on the GPUs, clocks, power limit and links before you use it.</source>
        <translation>Prüfen Sie andere Arbeit auf den GPUs, Takte, Leistungsgrenze und Verbindungen, bevor Sie ihn übernehmen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="68"/>
        <source>The probe program cannot be started.</source>
        <translation>Das Messprogramm lässt sich nicht starten.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="68"/>
        <source>It is called fivefold-probe and belongs beside fivefold; install it again.</source>
        <translation>Es heißt fivefold-probe und gehört neben fivefold; installieren Sie es neu.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="69"/>
        <source>The probe program started but said nothing.</source>
        <translation>Das Messprogramm startete, meldete aber nichts.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="69"/>
        <source>Run fivefold-probe by hand and read what it prints.</source>
        <translation>Starten Sie fivefold-probe von Hand, und lesen Sie die Ausgabe.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="70"/>
        <source>The probe stopped giving signs of life and was ended.</source>
        <translation>Das Messprogramm gab kein Lebenszeichen mehr und wurde beendet.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="70"/>
        <source>The machine is overloaded, or the driver holds the whole process: look at the kernel&apos;s log.</source>
        <translation>Der Rechner ist überlastet, oder der Treiber hält den ganzen Prozess auf: Prüfen Sie das Kernel-Log.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="71"/>
        <source>The measurement took too long and was ended.</source>
        <translation>Die Messung dauerte zu lange und wurde beendet.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="71"/>
        <source>Try the quick one, or fewer GPUs. What was measured holds.</source>
        <translation>Versuchen Sie die schnelle oder weniger GPUs. Was gemessen wurde, gilt.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="72"/>
        <source>The probe crashed, most often inside a library of the driver.</source>
        <translation>Das Messprogramm stürzte ab, meist geschieht das in einer Bibliothek des Treibers.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="72"/>
        <source>Read the end of the log; check that the CUDA libraries suit the driver. What was measured before holds.</source>
        <translation>Lesen Sie das Ende des Protokolls; prüfen Sie, ob die CUDA-Bibliotheken zum Treiber passen. Was vorher gemessen wurde, gilt.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="73"/>
        <source>The probe ended without finishing its report.</source>
        <translation>Das Messprogramm endete, ohne seinen Bericht abzuschließen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="73"/>
        <source>Read the end of the log.</source>
        <translation>Lesen Sie das Ende des Protokolls.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="74"/>
        <source>The probe&apos;s process hangs inside the kernel driver and cannot be ended.</source>
        <translation>Der Prozess des Messprogramms hängt im Kernel-Treiber und lässt sich nicht beenden.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="74"/>
        <source>The GPU needs a reset or the node a restart before it can be used again.</source>
        <translation>Die GPU muss zurückgesetzt oder der Knoten neu gestartet werden, bevor sie wieder nutzbar ist.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="75"/>
        <source>Some lines of the probe could not be read and were left out.</source>
        <translation>Einige Zeilen des Messprogramms waren nicht lesbar und wurden ausgelassen.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="92"/>
        <source>Inventory</source>
        <translation>Bestandsaufnahme</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="93"/>
        <source>Memory and matrix products</source>
        <translation>Speicher und Matrixprodukte</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="94"/>
        <source>GPU to GPU</source>
        <translation>GPU zu GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="95"/>
        <source>Collectives</source>
        <translation>Collectives</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="96"/>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="104"/>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="104"/>
        <source>partly done</source>
        <translation>teilweise fertig</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="104"/>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="105"/>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="105"/>
        <source>crashed</source>
        <translation>abgestürzt</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="105"/>
        <source>gave no answer</source>
        <translation>gab keine Antwort</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="106"/>
        <source>not tried</source>
        <translation>nicht versucht</translation>
    </message>
</context>
<context>
    <name>ProbeNotices</name>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="30"/>
        <source>The probe reported &quot;%1&quot;.</source>
        <translation>Das Messprogramm meldete „%1“.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="55"/>
        <source>GPU %1 and GPU %2</source>
        <translation>GPU %1 und GPU %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="74"/>
        <source>GPU %1</source>
        <comment>one or more numbers</comment>
        <translation>
            <numerusform>GPU %1</numerusform>
            <numerusform>GPUs %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="98"/>
        <source>%1: %2 of %3 in the catalogue</source>
        <translation>%1: %2 von %3 im Katalog</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="120"/>
        <source>%1: %2.</source>
        <comment>a stage, how it ended</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="129"/>
        <source>Not readable: %1</source>
        <translation>Nicht lesbar: %1</translation>
    </message>
</context>
<context>
    <name>ProductMatrix</name>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="30"/>
        <source>n × k, tokens m</source>
        <translation>n × k, Tokens m</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="46"/>
        <source>%1 tokens</source>
        <translation>%1 Tokens</translation>
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
        <translation>Gewichte mit n = %1 Ausgaben und k = %2 Eingaben</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="52"/>
        <source>Cubes</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="55"/>
        <source>This shape was not measured.</source>
        <translation>Diese Form wurde nicht gemessen.</translation>
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
        <translation>%1 in %2: %3, %4 des Dense-Peaks.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="64"/>
        <source>%1 in %2: %3.</source>
        <translation>%1 in %2: %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="65"/>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="85"/>
        <source>After seconds of load: %1.</source>
        <translation>Nach Sekunden unter Last: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="83"/>
        <source>Of %n shape(s) %1 is the fastest: %2, %3 of the dense peak.</source>
        <translation>
            <numerusform>Von %n Form ist %1 die schnellste: %2, %3 des Dense-Peaks.</numerusform>
            <numerusform>Von %n Formen ist %1 die schnellste: %2, %3 des Dense-Peaks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="84"/>
        <source>Of %n shape(s) %1 is the fastest: %2.</source>
        <translation>
            <numerusform>Von %n Form ist %1 die schnellste: %2.</numerusform>
            <numerusform>Von %n Formen ist %1 die schnellste: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rejections</name>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="25"/>
        <source>Out of memory</source>
        <translation>Speicher reicht nicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="26"/>
        <source>The fullest pipeline stage needs more than the GPU can give. The bars below say by how much, and which stage it is.</source>
        <translation>Die vollste Pipeline-Stufe braucht mehr, als die GPU geben kann. Die Balken unten sagen, um wie viel und welche Stufe es ist.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="27"/>
        <source>Too little headroom</source>
        <translation>Zu wenig Reserve</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="28"/>
        <source>They fit, but leave less memory free than asked for. Ask for less headroom to see them.</source>
        <translation>Sie passen, lassen aber weniger Speicher frei als verlangt. Verlangen Sie weniger Reserve, um sie zu sehen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="29"/>
        <source>Beyond deadline or budget</source>
        <translation>Über Frist oder Budget</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="29"/>
        <source>They fit, but train the plan&apos;s tokens too slowly, or for too much money.</source>
        <translation>Sie passen, trainieren die Tokens des Plans aber zu langsam oder für zu viel Geld.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="30"/>
        <source>Proved to be slower</source>
        <translation>Nachweislich langsamer</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="31"/>
        <source>They fit, but a lower bound of their step shows that they are neither among the best nor on the Pareto front; their exact step was not computed.</source>
        <translation>Sie passen, aber eine untere Schranke ihres Schritts zeigt, dass sie weder zu den besten gehören noch auf der Pareto-Front liegen; ihr genauer Schritt wurde nicht berechnet.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="32"/>
        <source>Shard group</source>
        <translation>Shard-Gruppe</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="32"/>
        <source>The shard group does not divide the ranks over which ZeRO shards.</source>
        <translation>Die Shard-Gruppe teilt die Zahl der Ranks nicht, über die ZeRO shardet.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="33"/>
        <source>TP does not divide the model</source>
        <translation>TP teilt das Modell nicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="34"/>
        <source>Tensor parallelism cuts attention heads, hidden size and feed-forward width into equal parts.</source>
        <translation>Tensorparallelität zerteilt Attention-Heads, Hidden Size und Feed-Forward-Breite in gleiche Teile.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="35"/>
        <source>Experts do not divide</source>
        <translation>Experten gehen nicht auf</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="36"/>
        <source>Expert parallelism deals whole experts in equal numbers, and expert tensor parallelism cuts their width into equal parts; with TP it needs sequence parallelism.</source>
        <translation>Expertenparallelität verteilt ganze Experten in gleicher Zahl, und Experten-Tensorparallelität zerteilt ihre Breite in gleiche Teile; mit TP braucht sie Sequenzparallelität.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="37"/>
        <source>Sequence does not divide</source>
        <translation>Sequenz geht nicht auf</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="38"/>
        <source>Context parallelism cuts the sequence into 2 × CP equal pieces, and sequence parallelism each of its ranks&apos; tokens into TP; all-to-all exchange also needs the heads to divide.</source>
        <translation>Kontextparallelität zerteilt die Sequenz in 2 × CP gleiche Stücke und Sequenzparallelität die Tokens jedes ihrer Ranks in TP; beim All-to-All-Austausch müssen auch die Heads aufgehen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="39"/>
        <source>Layers do not fill the stages</source>
        <translation>Schichten füllen die Stufen nicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="40"/>
        <source>Each virtual pipeline stage needs layers, or the embedding or the loss, to hold; even splits need the layers to divide.</source>
        <translation>Jede virtuelle Pipeline-Stufe braucht Schichten, das Embedding oder den Loss; bei gleichmäßiger Aufteilung müssen die Schichten aufgehen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="41"/>
        <source>Schedule does not fit</source>
        <translation>Ablauf passt nicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="42"/>
        <source>Interleaving needs a pipeline and micro-batches in multiples of PP; DualPipe needs an even PP and at least 2 × PP micro-batches.</source>
        <translation>Interleaving braucht eine Pipeline und Mikro-Batches in Vielfachen von PP; DualPipe braucht ein gerades PP und mindestens 2 × PP Mikro-Batches.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="43"/>
        <source>ZeRO cannot shard so</source>
        <translation>ZeRO kann so nicht sharden</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="43"/>
        <source>The shard group must divide the ranks over which ZeRO shards.</source>
        <translation>Die Shard-Gruppe muss die Zahl der Ranks teilen, über die ZeRO shardet.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="44"/>
        <source>Experts do not fold in</source>
        <translation>Experten falten sich nicht ein</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="44"/>
        <source>EP × ETP must divide TP × CP × DP, the ranks of one pipeline stage.</source>
        <translation>EP × ETP muss TP × CP × DP teilen, die Ranks einer Pipeline-Stufe.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="45"/>
        <source>GPUs do not multiply out</source>
        <translation>GPU-Zahl geht nicht auf</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="45"/>
        <source>DP × TP × PP × CP must be the number of GPUs.</source>
        <translation>DP × TP × PP × CP muss die Zahl der GPUs ergeben.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="46"/>
        <source>Batch does not multiply out</source>
        <translation>Batch geht nicht auf</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="46"/>
        <source>DP × accumulation × micro-batch must be the global batch.</source>
        <translation>DP × Akkumulation × Mikro-Batch muss den Gesamt-Batch ergeben.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="47"/>
        <source>Offload</source>
        <translation>Auslagern</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="47"/>
        <source>Weights move to the host only where ZeRO-3 shards them.</source>
        <translation>Gewichte kommen nur dann auf den Host, wenn ZeRO-3 sie shardet.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="48"/>
        <source>TP beyond NVLink</source>
        <translation>TP über NVLink hinaus</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="48"/>
        <source>Tensor parallelism would reach beyond the NVLink domain.</source>
        <translation>Tensorparallelität würde über die NVLink-Domäne hinausreichen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="49"/>
        <source>Shapes for low precision</source>
        <translation>Formen für niedrige Genauigkeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="49"/>
        <source>Matrices in 8 bits and less have a smallest granularity, which the parts of the model miss here.</source>
        <translation>Matrizen in 8 Bit und weniger haben eine kleinste Granularität, die die Teile des Modells hier verfehlen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="50"/>
        <source>Precision of the GPU</source>
        <translation>Genauigkeit der GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="50"/>
        <source>The GPU has no matrix units for this precision.</source>
        <translation>Die GPU hat für diese Genauigkeit keine Matrixeinheiten.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="70"/>
        <source>%1 Asked for: %2 of %3.</source>
        <translation>%1 Verlangt: %2 von %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="76"/>
        <source>up to 10 % over</source>
        <translation>bis zu 10&#xa0;% darüber</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="77"/>
        <source>10 to 50 % over</source>
        <translation>10 bis 50&#xa0;% darüber</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="78"/>
        <source>50 to 100 % over</source>
        <translation>50 bis 100&#xa0;% darüber</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="79"/>
        <source>more than twice</source>
        <translation>mehr als das Doppelte</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="85"/>
        <source>first stage</source>
        <translation>erste Stufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="86"/>
        <source>a middle stage</source>
        <translation>eine mittlere Stufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="87"/>
        <source>last stage</source>
        <translation>letzte Stufe</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <location filename="../app/texts/report_texts.h" line="11"/>
        <source>Plans compared</source>
        <translation>Verglichene Pläne</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="12"/>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="13"/>
        <source>Memory of one GPU by pipeline stage, GiB</source>
        <translation>Speicher einer GPU nach Pipeline-Stufe, GiB</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="14"/>
        <source>Time of one step</source>
        <translation>Zeit eines Schritts</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="15"/>
        <source>Traffic of one GPU in a step</source>
        <translation>Verkehr einer GPU in einem Schritt</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="16"/>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="17"/>
        <source>{model} on {gpus} x {gpu}, {batch} sequences of {length} tokens a step.</source>
        <translation>{model} auf {gpus} × {gpu}, {batch} Sequenzen von {length} Tokens je Schritt.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="18"/>
        <source>No estimate: the plan breaks a rule.</source>
        <translation>Keine Schätzung: Der Plan verletzt eine Regel.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="19"/>
        <source>The plan breaks a rule; the figures only show how far off it is.</source>
        <translation>Der Plan verletzt eine Regel; die Zahlen zeigen nur, wie weit er daneben liegt.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="20"/>
        <source>Basis of the memory band: {basis}</source>
        <translation>Grundlage des Speicherbands: {basis}</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="21"/>
        <source>A step takes {time}; eight of ten runs lie between {low} and {high}.</source>
        <translation>Ein Schritt dauert {time}; acht von zehn Läufen liegen zwischen {low} und {high}.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="22"/>
        <source>Basis of that band: {basis}</source>
        <translation>Grundlage dieses Bands: {basis}</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="23"/>
        <source>{shown} of {stages} stages are shown: the first, the last and the fullest.</source>
        <translation>Gezeigt sind {shown} von {stages} Stufen: die erste, die letzte und die vollste.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="26"/>
        <source>Verdict: fits, with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>Urteil: passt, mit einer Wahrscheinlichkeit von {probability}. Stufe {stage} ist die vollste: {used} von {capacity} GiB; acht von zehn Läufen liegen zwischen {low} und {high} GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="27"/>
        <source>Verdict: fits tightly, with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>Urteil: passt knapp, mit einer Wahrscheinlichkeit von {probability}. Stufe {stage} ist die vollste: {used} von {capacity} GiB; acht von zehn Läufen liegen zwischen {low} und {high} GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="28"/>
        <source>Verdict: at risk of running out of memory; it fits with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>Urteil: gefährdet, der Speicher könnte nicht reichen; passt mit einer Wahrscheinlichkeit von {probability}. Stufe {stage} ist die vollste: {used} von {capacity} GiB; acht von zehn Läufen liegen zwischen {low} und {high} GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="29"/>
        <source>Verdict: out of memory; it fits with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>Urteil: Speicher reicht nicht; passt mit einer Wahrscheinlichkeit von {probability}. Stufe {stage} ist die vollste: {used} von {capacity} GiB; acht von zehn Läufen liegen zwischen {low} und {high} GiB.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>global batch</source>
        <translation>Gesamt-Batch</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>sequence parallel</source>
        <translation>sequenzparallel</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>shard group</source>
        <translation>Shard-Gruppe</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>micro-batch</source>
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>accumulation</source>
        <translation>Akkumulation</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>schedule</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>memory of each stage</source>
        <translation>Speicher jeder Stufe</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>in flight</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="44"/>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="44"/>
        <source>of the GPU</source>
        <translation>der GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>time of a step</source>
        <translation>Zeit eines Schritts</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>memory bound</source>
        <translation>speichergebunden</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>quantise</source>
        <translation>Quantisierung</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>host</source>
        <translation>Host</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>tensor parallel</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>context parallel</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>expert parallel</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>pipeline parallel</source>
        <translation>Pipelineparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>data parallel</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>bubble</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>imbalance</source>
        <translation>Ungleichgewicht</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="49"/>
        <source>offload</source>
        <translation>Auslagern</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="49"/>
        <source>straggler</source>
        <translation>Nachzügler</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>traffic of a GPU</source>
        <translation>Verkehr einer GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>per domain</source>
        <translation>je Domäne</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>domains</source>
        <translation>Domänen</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>sent in a step</source>
        <translation>gesendet je Schritt</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>on the wire</source>
        <translation>auf der Leitung</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>exposed</source>
        <translation>unverdeckt</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>expert</source>
        <translation>Experten</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="53"/>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="53"/>
        <source>expert data</source>
        <translation>Experten-Daten</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>metrics</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>metric</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>tokens per second and GPU</source>
        <translation>Tokens pro Sekunde und GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>model FLOP rate of a GPU</source>
        <translation>Modell-FLOP-Rate einer GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>MFU, attention counted in full</source>
        <translation>MFU, Attention voll gezählt</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>HFU, recomputation counted</source>
        <translation>HFU, Neuberechnung mitgezählt</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>time for all tokens</source>
        <translation>Zeit für alle Tokens</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>GPU hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="57"/>
        <source>assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="57"/>
        <source>assumed</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="11"/>
        <source>Benchmark campaign {name}</source>
        <translation>Benchmark-Kampagne {name}</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="12"/>
        <source>{count} runs of {steps} steps with {target}: {states}. {hours} GPU-hours were spent; {expected} were expected for all.</source>
        <translation>{count} Läufe von {steps} Schritten mit {target}: {states}. {hours} GPU-Stunden wurden verbraucht; {expected} waren für alle erwartet.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="13"/>
        <source>Fastest measured: {task}, {measured} a step or {rate} tokens a second and GPU, where {predicted} ({low} to {high}) was predicted. It rests on {steps} steps after {warm_up} of warm-up, which vary by {variation}.</source>
        <translation>Schnellster gemessener Lauf: {task}, {measured} je Schritt oder {rate} Tokens pro Sekunde und GPU, vorhergesagt waren {predicted} ({low} bis {high}). Grundlage sind {steps} Schritte nach {warm_up} Schritten Warm-up, die um {variation} schwanken.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="14"/>
        <source>No step time was measured yet.</source>
        <translation>Noch wurde keine Schrittzeit gemessen.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="15"/>
        <source>The chance that an untested layout is faster by more than {worthwhile} is {chance}: not worth another run.</source>
        <translation>Die Wahrscheinlichkeit, dass ein ungeprüftes Layout um mehr als {worthwhile} schneller ist, beträgt {chance}: keinen weiteren Lauf wert.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="16"/>
        <source>The chance that an untested layout is faster by more than {worthwhile} is {chance}. Run next: {next}.</source>
        <translation>Die Wahrscheinlichkeit, dass ein ungeprüftes Layout um mehr als {worthwhile} schneller ist, beträgt {chance}. Als Nächstes: {next}.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="17"/>
        <source>Steps here take {factor} times what was predicted, as far as all runs share it.</source>
        <translation>Schritte dauern hier das {factor}-Fache der Vorhersage, soweit es alle Läufe gemeinsam haben.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="18"/>
        <source>{task} ran {factor} times as long as predicted; the likeliest causes: {causes}.</source>
        <translation>{task} lief {factor}-mal so lange wie vorhergesagt; die wahrscheinlichsten Ursachen: {causes}.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="19"/>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="20"/>
        <source>Measured against predicted, by tensor and pipeline parallel</source>
        <translation>Gemessen gegen vorhergesagt, nach Tensor- und Pipelineparallelität</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="21"/>
        <source>The fastest run of each cell: measured step, and how far it is from the prediction.</source>
        <translation>Der schnellste Lauf jeder Zelle: gemessener Schritt und sein Abstand zur Vorhersage.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="22"/>
        <source>What failed, and why</source>
        <translation>Was scheiterte und warum</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="23"/>
        <source>{task}: {advice}</source>
        <translation>{task}: {advice}</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="24"/>
        <source>line {line}: {text}</source>
        <translation>Zeile {line}: {text}</translation>
    </message>
</context>
<context>
    <name>RunCheck</name>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="22"/>
        <source>%1 is %2 times the predicted %3, far outside the error band: something in this run is not as the plan says.</source>
        <translation>%1 ist das %2-Fache der Vorhersage von %3, weit außerhalb des Fehlerbands: Etwas an diesem Lauf ist nicht so, wie der Plan sagt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="23"/>
        <source>%1 is %2 times faster than the predicted %3, far outside the error band: the run, or the reading, is not that of this plan.</source>
        <translation>%1 ist %2-mal so schnell wie die Vorhersage von %3, weit außerhalb des Fehlerbands: Der Lauf oder der abgelesene Wert gehört nicht zu diesem Plan.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="32"/>
        <source>%1 is %2 off the predicted %3, inside the error band of %4 to %5: the run is as fast as it should be.</source>
        <translation>%1 weicht um %2 von den vorhergesagten %3 ab und liegt innerhalb des Fehlerbands von %4 bis %5: Der Lauf ist so schnell, wie er sein soll.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="33"/>
        <source>%1 is %2 off the predicted %3, above the error band of %4 to %5, but not far enough to call the run broken.</source>
        <translation>%1 weicht um %2 von den vorhergesagten %3 ab und liegt oberhalb des Fehlerbands von %4 bis %5, aber nicht weit genug, um den Lauf fehlerhaft zu nennen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="34"/>
        <source>%1 is %2 off the predicted %3, below the error band of %4 to %5: faster than expected.</source>
        <translation>%1 weicht um %2 von den vorhergesagten %3 ab und liegt unterhalb des Fehlerbands von %4 bis %5: schneller als erwartet.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="44"/>
        <source>Memory: %1 is %2 off the predicted %3 (%4), inside the error band.</source>
        <translation>Speicher: %1 weicht um %2 von den vorhergesagten %3 (%4) ab und liegt innerhalb des Fehlerbands.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="45"/>
        <source>Memory: %1 is %2 off the predicted %3 (%4), outside the error band.</source>
        <translation>Speicher: %1 weicht um %2 von den vorhergesagten %3 (%4) ab und liegt außerhalb des Fehlerbands.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="46"/>
        <source>Memory: %1 is %2 off the predicted %3 (%4).</source>
        <translation>Speicher: %1 weicht um %2 von den vorhergesagten %3 (%4) ab.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="53"/>
        <source>Attention may run unfused: check that the flash kernel is installed and chosen.</source>
        <translation>Die Attention läuft womöglich nicht fusioniert: Prüfen Sie, ob der Flash-Kernel installiert und gewählt ist.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="54"/>
        <source>Something may wait for the GPU after every kernel: check CUDA_LAUNCH_BLOCKING, debug hooks and calls of .item().</source>
        <translation>Womöglich wartet etwas nach jedem Kernel auf die GPU: Prüfen Sie CUDA_LAUNCH_BLOCKING, Debug-Hooks und Aufrufe von .item().</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="55"/>
        <source>Traffic between nodes may get a tenth of its bandwidth: check that NCCL uses RDMA and all network cards (NCCL_DEBUG=INFO).</source>
        <translation>Der Verkehr zwischen Knoten erhält womöglich nur ein Zehntel seiner Bandbreite: Prüfen Sie, ob NCCL RDMA und alle Netzwerkkarten nutzt (NCCL_DEBUG=INFO).</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="56"/>
        <source>The forward pass may run twice: check that full recomputation is off.</source>
        <translation>Der Forward läuft womöglich zweimal: Prüfen Sie, ob die volle Neuberechnung aus ist.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="57"/>
        <source>The host may launch kernels too slowly: check for a shared or throttled CPU, tracing and debug builds.</source>
        <translation>Der Host startet Kernel womöglich zu langsam: Prüfen Sie auf eine geteilte oder gedrosselte CPU, Tracing und Debug-Builds.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="58"/>
        <source>Memory is nearly full, so that the allocator may free and ask again at each step: check the number of allocation retries.</source>
        <translation>Der Speicher ist fast voll; der Allocator gibt womöglich in jedem Schritt Speicher frei und fordert ihn neu an: Prüfen Sie die Zahl der Allocation-Retries.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="59"/>
        <source>The head dimension is no multiple of 8, so that attention may fall back to a slow kernel.</source>
        <translation>Die Head-Dimension ist kein Vielfaches von 8; die Attention fällt womöglich auf einen langsamen Kernel zurück.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="60"/>
        <source>Pipeline stages may wait on one another longer than the data takes: check for blocking sends and polling.</source>
        <translation>Pipeline-Stufen warten womöglich länger aufeinander, als die Daten brauchen: Prüfen Sie auf blockierende Sendeaufrufe und Polling.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="63"/>
        <source>No known cause explains it: check that the fields on the left describe the run.</source>
        <translation>Keine bekannte Ursache erklärt es: Prüfen Sie, ob die Felder links den Lauf beschreiben.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="68"/>
        <source>allocated between steps</source>
        <translation>zwischen Schritten belegt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="69"/>
        <source>peak allocated</source>
        <translation>belegter Spitzenwert</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="70"/>
        <source>peak reserved</source>
        <translation>reservierter Spitzenwert</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="71"/>
        <source>nvidia-smi</source>
        <translation>nvidia-smi</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="72"/>
        <source>not known which</source>
        <translation>nicht bekannt, welcher Wert</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="105"/>
        <source>It is lower by just the optimizer&apos;s moments (%1): it looks like a reading before the first optimizer step.</source>
        <translation>Er liegt gerade um die Momente des Optimierers (%1) niedriger: Das sieht nach einem Wert vor dem ersten Optimiererschritt aus.</translation>
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
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="57"/>
        <source>Tokens/s of all GPUs</source>
        <translation>Tokens/s aller GPUs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="58"/>
        <source>Dollars to train</source>
        <translation>Trainingskosten in Dollar</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="61"/>
        <source>Days to train</source>
        <translation>Trainingsdauer in Tagen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="76"/>
        <source>Same batch (strong)</source>
        <translation>Gleicher Batch (stark)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="76"/>
        <source>Batch grows with the nodes (weak)</source>
        <translation>Batch wächst mit den Knoten (schwach)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="81"/>
        <source>Twice the peak FLOP/s</source>
        <translation>Doppelte Peak-FLOP/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="82"/>
        <source>Twice the HBM bandwidth</source>
        <translation>Doppelte HBM-Bandbreite</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="83"/>
        <source>Twice the NVLink bandwidth</source>
        <translation>Doppelte NVLink-Bandbreite</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="84"/>
        <source>Twice the network bandwidth</source>
        <translation>Doppelte Netzbandbreite</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="85"/>
        <source>Half the network latency</source>
        <translation>Halbe Netzlatenz</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="86"/>
        <source>Twice the PCIe bandwidth</source>
        <translation>Doppelte PCIe-Bandbreite</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="90"/>
        <source>A host twice as fast</source>
        <translation>Ein doppelt so schneller Host</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="110"/>
        <source>%1: %2; MFU %3, step time %4, %5 per GPU, %6 days</source>
        <translation>%1: %2; MFU %3, Schrittzeit %4, %5 je GPU, %6 Tage</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="113"/>
        <source>%1, %2</source>
        <comment>a point, its cost</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="114"/>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="114"/>
        <source>%1; it needs %2 and does not fit.</source>
        <translation>%1; braucht %2 und passt nicht.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="124"/>
        <source>%1, %2</source>
        <comment>a line, one of its points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="128"/>
        <source>present layout</source>
        <translation>jetziges Layout</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="129"/>
        <source>best layout</source>
        <translation>bestes Layout</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="136"/>
        <source>nothing lost</source>
        <translation>ohne Verlust</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="137"/>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="169"/>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="143"/>
        <source>this plan</source>
        <translation>dieser Plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="144"/>
        <source>hollow: does not fit</source>
        <translation>hohl: passt nicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="145"/>
        <source>%1 on %2 nodes, this plan on %3</source>
        <translation>%1 auf %2 Knoten, dieser Plan auf %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="162"/>
        <source>No layout near the present one divides the GPUs and the batch of %1 nodes.</source>
        <translation>Bei Knotenzahl %1 teilt kein Layout nahe dem jetzigen GPUs und Batch.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="163"/>
        <source>The present layout does not fit on %1 nodes.</source>
        <translation>Das jetzige Layout passt bei Knotenzahl %1 nicht.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="164"/>
        <source>No layout at all divides the GPUs and the batch of %1 nodes.</source>
        <translation>Bei Knotenzahl %1 teilt überhaupt kein Layout GPUs und Batch.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="164"/>
        <source>No layout fits with a tenth of the memory free on %1 nodes.</source>
        <translation>Bei Knotenzahl %1 passt kein Layout, das ein Zehntel des Speichers frei lässt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="170"/>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="171"/>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="172"/>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="173"/>
        <source>MFU (%)</source>
        <translation>MFU (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="174"/>
        <source>Step (s)</source>
        <translation>Schritt (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="175"/>
        <source>Efficiency (%)</source>
        <translation>Effizienz (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="175"/>
        <source>Tokens per second and GPU over those of the line&apos;s first point</source>
        <translation>Tokens pro Sekunde und GPU im Verhältnis zum ersten Punkt der Linie</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="176"/>
        <source>Memory (GiB)</source>
        <translation>Speicher (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="176"/>
        <source>Of the fullest stage</source>
        <translation>Der vollsten Stufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="177"/>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="178"/>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="189"/>
        <source>present</source>
        <translation>jetziges</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="190"/>
        <source>best</source>
        <translation>bestes</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="199"/>
        <source>%1, does not fit</source>
        <comment>a layout</comment>
        <translation>%1, passt nicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="212"/>
        <source>Purchase</source>
        <translation>Anschaffung</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="213"/>
        <source>With the layout as it is</source>
        <translation>Mit dem Layout, wie es ist</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="214"/>
        <source>Tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="215"/>
        <source>10 % better: step time</source>
        <translation>10&#xa0;% besser: Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="215"/>
        <source>The same property only a tenth better</source>
        <translation>Dieselbe Eigenschaft nur um ein Zehntel besser</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="216"/>
        <source>Elasticity</source>
        <translation>Elastizität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="216"/>
        <source>Change of the step time, in percent, for one percent more of it</source>
        <translation>Änderung der Schrittzeit in Prozent je Prozent mehr davon</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="228"/>
        <source>Twice the GPU memory, with the layout near this one that is then fastest</source>
        <translation>Doppelter GPU-Speicher, mit dem dann schnellsten Layout nahe diesem</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="230"/>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="232"/>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="235"/>
        <source>Twice the GPU memory</source>
        <translation>Doppelter GPU-Speicher</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="230"/>
        <source>nothing near this plan fits even then</source>
        <translation>auch dann passt nichts nahe diesem Plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="232"/>
        <source>%1 would fit</source>
        <translation>%1 würde passen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="246"/>
        <source>Of more hardware this would help most: %1, step time %2.</source>
        <translation>Von mehr Hardware würde dies am meisten helfen: %1, Schrittzeit %2.</translation>
    </message>
</context>
<context>
    <name>SearchSettings</name>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="41"/>
        <source>The cluster has no nodes.</source>
        <translation>Der Cluster hat keine Knoten.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="44"/>
        <source>A budget needs a price per GPU-hour: enter one under Cluster.</source>
        <translation>Ein Budget braucht einen Preis je GPU-Stunde: Geben Sie ihn unter „Cluster“ ein.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="45"/>
        <source>A deadline or a budget needs the number of tokens to train: enter it under Training.</source>
        <translation>Eine Frist oder ein Budget braucht die Zahl der zu trainierenden Tokens: Geben Sie sie unter „Training“ ein.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="52"/>
        <source>Most tokens per second</source>
        <translation>Meiste Tokens pro Sekunde</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="53"/>
        <source>Shortest training</source>
        <translation>Kürzestes Training</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="54"/>
        <source>Fewest dollars</source>
        <translation>Wenigste Dollar</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="55"/>
        <source>Least memory</source>
        <translation>Minimaler Speicher</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="56"/>
        <source>Highest MFU</source>
        <translation>Höchste MFU</translation>
    </message>
</context>
<context>
    <name>StageSplit::LayoutColumns</name>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="151"/>
        <source>with slots for embedding and loss</source>
        <translation>mit Plätzen für Embedding und Loss</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <location filename="../app/desktop/startup.cpp" line="23"/>
        <source>Plans the 5D-parallel training of large language models.</source>
        <translation>Plant das 5D-parallele Training großer Sprachmodelle.</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="26"/>
        <source>A plan, or a model&apos;s config.json.</source>
        <translation>Ein Plan oder die config.json eines Modells.</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="27"/>
        <source>Language of the interface, such as zh_CN.</source>
        <translation>Sprache der Oberfläche, etwa zh_CN.</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="54"/>
        <source>one file can be opened at a time, not %1</source>
        <translation>nur eine Datei lässt sich auf einmal öffnen, nicht %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="68"/>
        <source>--size must be WIDTHxHEIGHT, such as 1280x720</source>
        <translation>--size muss BREITExHÖHE sein, etwa 1280x720</translation>
    </message>
</context>
<context>
    <name>StreamLanes</name>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="62"/>
        <source>The streams of this many passes are too many to draw.</source>
        <translation>Die Streams so vieler Durchläufe sind zu viele zum Zeichnen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="66"/>
        <source>Compute</source>
        <translation>Rechnen</translation>
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
        <translation>PP Forward</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="71"/>
        <source>PP backward</source>
        <translation>PP Backward</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="75"/>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="79"/>
        <source>%1 of micro-batch %2</source>
        <translation>%1 von Mikro-Batch %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="81"/>
        <source>Gather of parameters</source>
        <translation>Einsammeln der Parameter</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="82"/>
        <source>Reduction of gradients</source>
        <translation>Reduktion der Gradienten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="97"/>
        <source>hidden behind compute</source>
        <translation>durch Rechnen verdeckt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="97"/>
        <source>compute waits for it</source>
        <translation>das Rechnen wartet darauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="98"/>
        <source>%1, from %2 to %3</source>
        <translation>%1, von %2 bis %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="100"/>
        <source>at %1 of full speed: what runs beside it takes SMs and memory bandwidth</source>
        <translation>mit %1 des vollen Tempos: Was daneben läuft, beansprucht SMs und Speicherbandbreite</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="106"/>
        <source>Streams of one GPU of %1</source>
        <translation>Streams einer GPU von %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="133"/>
        <source>Hidden behind compute</source>
        <translation>Durch Rechnen verdeckt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="133"/>
        <source>Compute waits for communication</source>
        <translation>Rechnen wartet auf Kommunikation</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="145"/>
        <source>Slowed by communication</source>
        <translation>Durch Kommunikation verlangsamt</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="22"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="58"/>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="23"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="59"/>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="24"/>
        <source>Optimizer states</source>
        <translation>Optimiererzustände</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="25"/>
        <source>Norm inputs</source>
        <translation>Norm-Eingaben</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="26"/>
        <source>Norm outputs</source>
        <translation>Norm-Ausgaben</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="27"/>
        <source>Queries, keys, values</source>
        <translation>Queries, Keys, Values</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="28"/>
        <source>Attention output</source>
        <translation>Attention-Ausgabe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="29"/>
        <source>Attention scores</source>
        <translation>Attention-Scores</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="30"/>
        <source>Latent projections</source>
        <translation>Latente Projektionen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="31"/>
        <source>Dropout masks</source>
        <translation>Dropout-Masken</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="32"/>
        <source>Feed-forward</source>
        <translation>Feed-Forward</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="33"/>
        <source>Router</source>
        <translation>Router</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="34"/>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="35"/>
        <source>Shared experts</source>
        <translation>Gemeinsame Experten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="36"/>
        <source>Recomputation checkpoints</source>
        <translation>Neuberechnungs-Checkpoints</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="37"/>
        <source>Layer being recomputed</source>
        <translation>Neu berechnete Schicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="38"/>
        <source>Token ids</source>
        <translation>Token-IDs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="39"/>
        <source>Logits and loss</source>
        <translation>Logits und Loss</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="40"/>
        <source>Backward working set</source>
        <translation>Working Set des Backward</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="41"/>
        <source>Context-parallel buffers</source>
        <translation>Kontextparallele Puffer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="42"/>
        <source>Gathered weights</source>
        <translation>Eingesammelte Gewichte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="43"/>
        <source>Optimizer working set</source>
        <translation>Working Set des Optimierers</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="44"/>
        <source>Gradient buckets</source>
        <translation>Gradienten-Buckets</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="45"/>
        <source>Dummy weight gradients</source>
        <translation>Dummy-Gewichtsgradienten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="46"/>
        <source>Library workspace</source>
        <translation>Workspace der Bibliotheken</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="47"/>
        <source>Offload buffers</source>
        <translation>Auslagerungspuffer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="48"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="66"/>
        <source>Fragmentation</source>
        <translation>Fragmentierung</translation>
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
        <translation>CUDA-Kontext</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="60"/>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="61"/>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="62"/>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="63"/>
        <source>Buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="65"/>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="74"/>
        <source>Matrix products</source>
        <translation>Matrixprodukte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="75"/>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="76"/>
        <source>Memory-bound kernels</source>
        <translation>Speichergebundene Kernel</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="77"/>
        <source>Quantisation</source>
        <translation>Quantisierung</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="78"/>
        <source>Recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="79"/>
        <source>Kernel launches</source>
        <translation>Kernelstarts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="80"/>
        <source>TP communication</source>
        <translation>TP-Kommunikation</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="81"/>
        <source>CP communication</source>
        <translation>CP-Kommunikation</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="82"/>
        <source>EP communication</source>
        <translation>EP-Kommunikation</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="83"/>
        <source>PP communication</source>
        <translation>PP-Kommunikation</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="84"/>
        <source>DP communication</source>
        <translation>DP-Kommunikation</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="85"/>
        <source>Pipeline bubble</source>
        <translation>Pipeline-Leerlauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="86"/>
        <source>Stage imbalance</source>
        <translation>Stufenungleichgewicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="87"/>
        <source>Optimizer step</source>
        <translation>Optimiererschritt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="88"/>
        <source>Offload</source>
        <translation>Auslagern</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="89"/>
        <source>Stragglers</source>
        <translation>Nachzügler</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="97"/>
        <source>Dense matrix products, forward and backward.</source>
        <translation>Dichte Matrixprodukte, Forward und Backward.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="98"/>
        <source>The attention kernel, forward and backward.</source>
        <translation>Der Attention-Kernel, Forward und Backward.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="99"/>
        <source>Norms, activations, residuals and the loss: limited by memory bandwidth.</source>
        <translation>Normen, Aktivierungen, Residuals und der Loss: durch die Speicherbandbreite begrenzt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="100"/>
        <source>Conversion to the low precision of the matrix products.</source>
        <translation>Umwandlung in die niedrige Genauigkeit der Matrixprodukte.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="101"/>
        <source>Forward work done again in the backward pass.</source>
        <translation>Forward-Arbeit, die im Backward noch einmal getan wird.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="102"/>
        <source>Time in which the GPU waits for the host to launch kernels.</source>
        <translation>Zeit, in der die GPU darauf wartet, dass der Host Kernel startet.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="103"/>
        <source>Tensor-parallel collectives that nothing hides.</source>
        <translation>Tensorparallele Collectives, die nichts verdeckt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="104"/>
        <source>Context-parallel exchanges that nothing hides.</source>
        <translation>Kontextparalleler Austausch, den nichts verdeckt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="105"/>
        <source>Expert all-to-all that nothing hides.</source>
        <translation>All-to-All der Experten, das nichts verdeckt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="106"/>
        <source>Messages between stages that nothing hides.</source>
        <translation>Nachrichten zwischen Stufen, die nichts verdeckt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="107"/>
        <source>Gradient reduction and weight gathering that nothing hides.</source>
        <translation>Reduktion der Gradienten und Einsammeln der Gewichte, die nichts verdeckt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="108"/>
        <source>Stages idle while the pipeline fills and drains.</source>
        <translation>Untätige Stufen, während die Pipeline sich füllt und leert.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="109"/>
        <source>Stages idle since another stage has more work.</source>
        <translation>Untätige Stufen, weil eine andere Stufe mehr Arbeit hat.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="110"/>
        <source>The optimizer&apos;s update of the weights.</source>
        <translation>Das Update der Gewichte durch den Optimierer.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="111"/>
        <source>Transfers to and from the host and the optimizer&apos;s step there, as far as nothing hides them.</source>
        <translation>Übertragungen zum und vom Host und der Optimiererschritt dort, soweit nichts sie verdeckt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="112"/>
        <source>Waiting for the slowest GPU of the cluster.</source>
        <translation>Warten auf die langsamste GPU des Clusters.</translation>
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
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="133"/>
        <source>Context parallel</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="134"/>
        <source>Expert parallel</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="135"/>
        <source>Pipeline parallel</source>
        <translation>Pipelineparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="136"/>
        <source>Data parallel</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="137"/>
        <source>Data parallel of the experts</source>
        <translation>Datenparallelität der Experten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="144"/>
        <source>FITS</source>
        <translation>PASST</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="145"/>
        <source>TIGHT</source>
        <translation>KNAPP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="146"/>
        <source>AT RISK</source>
        <translation>GEFÄHRDET</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="147"/>
        <source>DOES NOT FIT</source>
        <translation>PASST NICHT</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="154"/>
        <source>Every stage fits with room to spare.</source>
        <translation>Jede Stufe passt mit reichlich Reserve.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="155"/>
        <source>Every stage fits, with little room to spare.</source>
        <translation>Jede Stufe passt, mit wenig Reserve.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="156"/>
        <source>The fullest stage is so near the limit that it may run out of memory.</source>
        <translation>Die vollste Stufe liegt so nah an der Grenze, dass der Speicher womöglich nicht reicht.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="157"/>
        <source>The fullest stage needs more memory than the GPU has.</source>
        <translation>Die vollste Stufe braucht mehr Speicher, als die GPU hat.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="174"/>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="175"/>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="176"/>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="192"/>
        <source>while a checkpoint is loaded</source>
        <translation>beim Laden eines Checkpoints</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="193"/>
        <source>while the loss is computed</source>
        <translation>beim Berechnen des Loss</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="194"/>
        <source>in the backward pass</source>
        <translation>im Backward</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="195"/>
        <source>in the optimizer&apos;s update</source>
        <translation>beim Update des Optimierers</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="203"/>
        <source>calibrated on published runs of this GPU and framework family</source>
        <translation>kalibriert an veröffentlichten Läufen dieser GPU und Framework-Familie</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="204"/>
        <source>no measured runs of this GPU: efficiencies of %1</source>
        <translation>keine Messläufe dieser GPU: Effizienzen von %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="205"/>
        <source>no profile of this framework: constants of %1</source>
        <translation>kein Profil dieses Frameworks: Konstanten von %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="206"/>
        <source>calibrated on published memory readings of this framework family</source>
        <translation>kalibriert an veröffentlichten Speicherwerten dieser Framework-Familie</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="207"/>
        <source>no memory readings of this framework family: what ran and what ran out of memory</source>
        <translation>keine Speicherwerte dieser Framework-Familie: Grundlage ist, was lief und wem der Speicher nicht reichte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="213"/>
        <source>%1, with values measured as %2</source>
        <translation>%1, mit Messwerten aus „%2“</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="216"/>
        <source>no measured runs of this GPU: values measured as %1, for the rest efficiencies of %2</source>
        <translation>keine Messläufe dieser GPU: Messwerte aus „%1“, für den Rest Effizienzen von %2</translation>
    </message>
</context>
<context>
    <name>TimelineTexts</name>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="34"/>
        <source>the step ends when all stages end, though the authors validate the optimizer afterwards</source>
        <translation>der Schritt endet, wenn alle Stufen enden, obwohl die Autoren den Optimierer danach validieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="35"/>
        <source>the published order for equal times of all passes, not one searched for these</source>
        <translation>die veröffentlichte Reihenfolge für gleiche Zeiten aller Durchläufe, keine eigens für diese gesuchte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="36"/>
        <source>weight gradients take half of a backward pass</source>
        <translation>Gewichtsgradienten brauchen die Hälfte eines Backward</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="37"/>
        <source>a forward pass beside a backward pass takes as long as both, with the exchange of experts hidden</source>
        <translation>ein Forward neben einem Backward dauert so lange wie beide zusammen; der Austausch der Experten ist verdeckt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="50"/>
        <source>Interleaved 1F1B</source>
        <translation>Interleaved 1F1B</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="56"/>
        <source>DualPipeV</source>
        <translation>DualPipeV</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="59"/>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="63"/>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="64"/>
        <source>Backward</source>
        <translation>Backward</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="65"/>
        <source>Weight gradient</source>
        <translation>Gewichtsgradient</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="66"/>
        <source>Forward beside backward</source>
        <translation>Forward neben Backward</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="67"/>
        <source>Data-parallel communication</source>
        <translation>Datenparallele Kommunikation</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="68"/>
        <source>Pipeline message</source>
        <translation>Pipeline-Nachricht</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="69"/>
        <source>Optimizer step</source>
        <translation>Optimiererschritt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="70"/>
        <source>Bubble</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="71"/>
        <source>Stragglers</source>
        <translation>Nachzügler</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="75"/>
        <source>Not drawn</source>
        <translation>Nicht gezeichnet</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="98"/>
        <source>%1 needs a pipeline: PP above 1.</source>
        <translation>%1 braucht eine Pipeline: PP über 1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="99"/>
        <source>%1 needs virtual stages: VPP above 1.</source>
        <translation>%1 braucht virtuelle Stufen: VPP über 1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="100"/>
        <source>%1 needs even numbers of stages and of micro-batches.</source>
        <translation>%1 braucht gerade Zahlen von Stufen und Mikro-Batches.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="101"/>
        <source>%1 needs at least two micro-batches per stage.</source>
        <translation>%1 braucht mindestens zwei Mikro-Batches je Stufe.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="102"/>
        <source>%1 cuts every stage in two: the model has too few layers for that.</source>
        <translation>%1 teilt jede Stufe in zwei: Dafür hat das Modell zu wenige Schichten.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="109"/>
        <source>%1: too many passes to follow a moving slider; &quot;fivefold-cli timeline&quot; simulates them.</source>
        <translation>%1: zu viele Durchläufe, um einem bewegten Regler zu folgen; „fivefold-cli timeline“ simuliert sie.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="110"/>
        <source>%1 cannot run this plan.</source>
        <translation>%1 kann diesen Plan nicht ausführen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="112"/>
        <source>%1, simulated pass by pass: %2, bubble %3 of it; the other pages: %4.</source>
        <translation>%1, Durchlauf für Durchlauf simuliert: %2, davon Leerlauf %3; die anderen Seiten: %4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="116"/>
        <source>With the optimizer validated afterwards: %1.</source>
        <translation>Mit danach validiertem Optimierer: %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="119"/>
        <source>Idealised: %1.</source>
        <translation>Idealisiert: %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="121"/>
        <source>%1 passes are too many to draw: only the first %2 and the last %2 micro-batches are shown.</source>
        <translation>%1 Durchläufe sind zu viele zum Zeichnen: Gezeigt werden nur die ersten %2 und die letzten %2 Mikro-Batches.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="135"/>
        <source>Forward of micro-batch %1 beside backward of micro-batch %2</source>
        <translation>Forward von Mikro-Batch %1 neben Backward von Mikro-Batch %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="137"/>
        <source>%1 of micro-batch %2</source>
        <translation>%1 von Mikro-Batch %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="142"/>
        <source>%1, virtual stage %2, layers: %3</source>
        <translation>%1, virtuelle Stufe %2, Schichten: %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="143"/>
        <source>%1, layers: %2</source>
        <translation>%1, Schichten: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="149"/>
        <source>%1, from %2 to %3</source>
        <translation>%1, von %2 bis %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="207"/>
        <source>usable memory %1</source>
        <translation>nutzbarer Speicher %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="218"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="263"/>
        <source>Schedule</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="220"/>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="220"/>
        <source>Pipeline stage: the layers of one pipeline rank</source>
        <translation>Pipeline-Stufe: die Schichten eines Pipeline-Ranks</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="221"/>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="222"/>
        <source>Busy (%1)</source>
        <translation>Aktiv (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="222"/>
        <source>Time in its passes</source>
        <translation>Zeit in den eigenen Durchläufen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="223"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="266"/>
        <source>Bubble (%1)</source>
        <translation>Leerlauf (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="223"/>
        <source>Waiting for other stages between the first pass of all stages and the last</source>
        <translation>Warten auf andere Stufen zwischen dem ersten und dem letzten Durchlauf aller Stufen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="224"/>
        <source>Bubble (%)</source>
        <translation>Leerlauf (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="224"/>
        <source>Share of the step time</source>
        <translation>Anteil an der Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="225"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Peak (GiB)</source>
        <translation>Spitze (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="225"/>
        <source>Most memory in the step, as nvidia-smi would show it</source>
        <translation>Höchster Speicher im Schritt, wie nvidia-smi ihn anzeigen würde</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="226"/>
        <source>At (%1)</source>
        <translation>Bei (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="226"/>
        <source>When the peak is reached, from the start of the step</source>
        <translation>Wann die Spitze erreicht wird, ab Beginn des Schritts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="227"/>
        <source>In flight</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="227"/>
        <source>Micro-batches whose activations are kept at the peak</source>
        <translation>Mikro-Batches, deren Aktivierungen an der Spitze gehalten werden</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="249"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="266"/>
        <source>Bubble and imbalance of one step, as estimated</source>
        <translation>Leerlauf und Ungleichgewicht eines Schritts, wie geschätzt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="267"/>
        <source>Step time, as estimated</source>
        <translation>Schrittzeit, wie geschätzt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="270"/>
        <source>Step time of the published order, pass by pass, where the estimate takes the published bubble</source>
        <translation>Schrittzeit der veröffentlichten Reihenfolge, Durchlauf für Durchlauf; die Schätzung nimmt den veröffentlichten Leerlauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="267"/>
        <source>Step (%1)</source>
        <translation>Schritt (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="269"/>
        <source>Simulated (%1)</source>
        <translation>Simuliert (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Of the fullest stage</source>
        <translation>Der vollsten Stufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Fits</source>
        <translation>Passt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="277"/>
        <source>%1 (this plan)</source>
        <translation>%1 (dieser Plan)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="284"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="284"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>TraceFile</name>
    <message>
        <location filename="../app/desktop/pages/trace_file.cpp" line="48"/>
        <source>this schedule cannot run the plan</source>
        <translation>dieser Ablauf kann den Plan nicht ausführen</translation>
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
        <translation>Tokens/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="100"/>
        <source>days</source>
        <translation>Tage</translation>
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
        <translation>%1 $</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="110"/>
        <source>$%1 B</source>
        <translation>%1 Mrd. $</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="110"/>
        <source>$%1 M</source>
        <translation>%1 Mio. $</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="111"/>
        <source>$%1 k</source>
        <translation>%1 Tsd. $</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="127"/>
        <source>%1 of %2 GiB</source>
        <translation>%1 von %2 GiB</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <location filename="../app/desktop/knobs/why_not.cpp" line="24"/>
        <source>No valid layout has %1 %2 with the present locks.</source>
        <translation>Mit den jetzigen Sperren hat kein gültiges Layout %1 %2.</translation>
    </message>
</context>
<context>
    <name>fivefold::CampaignSession</name>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="41"/>
        <source>job %1</source>
        <translation>Job %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="41"/>
        <source>job %1 on %2</source>
        <translation>Job %1 auf %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="42"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="48"/>
        <source>predicted %1, %2 to %3</source>
        <translation>vorhergesagt %1, %2 bis %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="52"/>
        <source>%1, %2; %3</source>
        <translation>%1, %2; %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="63"/>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="78"/>
        <source>outside the band of the prediction</source>
        <translation>außerhalb des Bands der Vorhersage</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="78"/>
        <source>within the band of the prediction</source>
        <translation>im Band der Vorhersage</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="82"/>
        <source>out of health; the likeliest causes: %1</source>
        <translation>nicht, wie er sein soll; die wahrscheinlichsten Ursachen: %1</translation>
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
        <translation>%1: gemessen %2, vorhergesagt %3 (%4).</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="99"/>
        <source>not started</source>
        <translation>nicht gestartet</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="100"/>
        <source>queued</source>
        <translation>eingereiht</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="101"/>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="102"/>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="103"/>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="104"/>
        <source>to be tried again</source>
        <translation>wird wiederholt</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="105"/>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="106"/>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="107"/>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="114"/>
        <source>completed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="115"/>
        <source>out of memory</source>
        <translation>Speicher reicht nicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="116"/>
        <source>NCCL error</source>
        <translation>NCCL-Fehler</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="117"/>
        <source>hung</source>
        <translation>hängt</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="118"/>
        <source>time limit</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="119"/>
        <source>host out of memory</source>
        <translation>Host-Speicher reicht nicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="120"/>
        <source>node failure</source>
        <translation>Knotenausfall</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="121"/>
        <source>pre-empted</source>
        <translation>verdrängt</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="122"/>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="123"/>
        <source>configuration refused</source>
        <translation>Konfiguration abgelehnt</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="124"/>
        <source>hardware error</source>
        <translation>Hardwarefehler</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="125"/>
        <source>left-over process</source>
        <translation>übrig gebliebener Prozess</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="126"/>
        <source>crash</source>
        <translation>Absturz</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="127"/>
        <source>not known</source>
        <translation>unbekannt</translation>
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
        <translation>Nr.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="154"/>
        <source>Place in the order in which the tasks run</source>
        <translation>Platz in der Reihenfolge, in der die Aufgaben laufen</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="155"/>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="155"/>
        <source>Degrees of parallelism, then micro-batches by their sequences</source>
        <translation>Parallelitätsgrade, dann Mikro-Batches mal ihre Sequenzen</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="156"/>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="157"/>
        <source>Predicted (s)</source>
        <translation>Vorherges. (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="157"/>
        <source>Step time, as predicted before the run</source>
        <translation>Schrittzeit, wie vor dem Lauf vorhergesagt</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="158"/>
        <source>Band (s)</source>
        <translation>Band (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="158"/>
        <source>Eight of ten runs like this end between these</source>
        <translation>Acht von zehn solchen Läufen enden dazwischen</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="159"/>
        <source>Measured (s)</source>
        <translation>Gemessen (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="159"/>
        <source>Step time once it is steady</source>
        <translation>Schrittzeit, sobald sie stabil ist</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="160"/>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="160"/>
        <source>Measured against predicted; an exclamation mark: outside the band</source>
        <translation>Gemessen gegen vorhergesagt; ein Ausrufezeichen: außerhalb des Bands</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="161"/>
        <source>Memory (GiB)</source>
        <translation>Speicher (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="161"/>
        <source>Measured, of the worst rank</source>
        <translation>Gemessen, beim schlechtesten Rank</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="162"/>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="162"/>
        <source>How the run ended; point at it for the evidence</source>
        <translation>Wie der Lauf endete; darauf zeigen, um die Belege zu sehen</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="163"/>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="178"/>
        <source>from %n steady step(s)</source>
        <translation>
            <numerusform>aus %n stabilen Schritt</numerusform>
            <numerusform>aus %n stabilen Schritten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="193"/>
        <source>within the band</source>
        <translation>im Band</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="193"/>
        <source>outside the band</source>
        <translation>außerhalb des Bands</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="213"/>
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>%1 von %n Lauf fertig</numerusform>
            <numerusform>%1 von %n Läufen fertig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="214"/>
        <source>%n running</source>
        <translation>
            <numerusform>%n läuft</numerusform>
            <numerusform>%n laufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="215"/>
        <source>%n queued</source>
        <translation>
            <numerusform>%n eingereiht</numerusform>
            <numerusform>%n eingereiht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="216"/>
        <source>%n failed</source>
        <translation>
            <numerusform>%n gescheitert</numerusform>
            <numerusform>%n gescheitert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="217"/>
        <source>%n left out</source>
        <translation>
            <numerusform>%n ausgelassen</numerusform>
            <numerusform>%n ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="218"/>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="220"/>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="224"/>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="227"/>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="162"/>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="254"/>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="220"/>
        <source>Nothing was measured yet.</source>
        <translation>Noch wurde nichts gemessen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="222"/>
        <source>Fastest measured: %1 with %2 a step, %3 per GPU, where a step of %4 was predicted.</source>
        <translation>Schnellster gemessener Lauf: %1 mit %2 je Schritt, %3 je GPU, vorhergesagt war ein Schritt von %4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="226"/>
        <source>less than %1</source>
        <translation>weniger als %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="227"/>
        <source>The chance that an untested layout is faster by more than %1 is %2: not worth another run.</source>
        <translation>Die Wahrscheinlichkeit, dass ein ungeprüftes Layout um mehr als %1 schneller ist, beträgt %2: keinen weiteren Lauf wert.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="228"/>
        <source>The chance that an untested layout is faster by more than %1 is %2.</source>
        <translation>Die Wahrscheinlichkeit, dass ein ungeprüftes Layout um mehr als %1 schneller ist, beträgt %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="235"/>
        <source>%1 of about %2 GPU-hours spent</source>
        <translation>%1 von etwa %2 GPU-Stunden verbraucht</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="236"/>
        <source>%1; the queue cannot be asked: %2</source>
        <translation>%1; die Warteschlange lässt sich nicht abfragen: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="237"/>
        <source>%1, on %2</source>
        <translation>%1, auf %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="116"/>
        <source>Records were not fetched: %1</source>
        <translation>Aufzeichnungen wurden nicht geholt: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="149"/>
        <source>Nothing was written: no layout fits that the framework can run.</source>
        <translation>Nichts wurde geschrieben: Es passt kein Layout, das das Framework ausführen kann.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="160"/>
        <source>The campaign was written, but not copied: %1</source>
        <translation>Die Kampagne wurde geschrieben, aber nicht kopiert: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="161"/>
        <source>%n task(s) written to %1.</source>
        <translation>
            <numerusform>%n Aufgabe nach %1 geschrieben.</numerusform>
            <numerusform>%n Aufgaben nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="162"/>
        <source>%n layout(s) were left out that the framework cannot run.</source>
        <translation>
            <numerusform>%n Layout wurde ausgelassen, das das Framework nicht ausführen kann.</numerusform>
            <numerusform>%n Layouts wurden ausgelassen, die das Framework nicht ausführen kann.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="180"/>
        <source>The campaign runs on this machine.</source>
        <translation>Die Kampagne läuft auf diesem Rechner.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="185"/>
        <source>Copied to %1.</source>
        <translation>Nach %1 kopiert.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="186"/>
        <source>Not copied: %1</source>
        <translation>Nicht kopiert: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="199"/>
        <source>Submitted.</source>
        <translation>Abgeschickt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="203"/>
        <source>This stays at work until the campaign is over. Start it where the launcher can be reached:</source>
        <translation>Dies bleibt in Arbeit, bis die Kampagne vorbei ist. Starten Sie es dort, wo der Starter erreichbar ist:</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="205"/>
        <source>There is no sbatch on this machine. Say where the campaign runs, or copy its folder to the cluster and type this there:</source>
        <translation>Auf diesem Rechner gibt es kein sbatch. Geben Sie an, wo die Kampagne läuft, oder kopieren Sie ihren Ordner auf den Cluster und geben Sie dort dies ein:</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="206"/>
        <source>Not submitted: %1</source>
        <translation>Nicht abgeschickt: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="218"/>
        <source>The queue was told to stop the tasks.</source>
        <translation>Die Warteschlange wurde angewiesen, die Aufgaben zu stoppen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="219"/>
        <source>Not stopped: %1</source>
        <translation>Nicht gestoppt: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="230"/>
        <source>%n log(s) read; results.csv and results.json are in %1.</source>
        <translation>
            <numerusform>%n Protokoll gelesen; results.csv und results.json liegen in %1.</numerusform>
            <numerusform>%n Protokolle gelesen; results.csv und results.json liegen in %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="239"/>
        <source>There is nothing to learn from yet: no run has a step time, a reading of memory, or ran out of memory.</source>
        <translation>Es gibt noch nichts, woraus sich lernen ließe: Kein Lauf hat eine Schrittzeit oder einen Speicherwert, und bei keinem reichte der Speicher nicht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="248"/>
        <source>%n run(s) are kept among your own, and the profile that follows from them is profile.json in the campaign&apos;s folder.</source>
        <translation>
            <numerusform>%n Lauf ist unter Ihren eigenen abgelegt; das Profil, das daraus folgt, ist profile.json im Ordner der Kampagne.</numerusform>
            <numerusform>%n Läufe sind unter Ihren eigenen abgelegt; das Profil, das daraus folgt, ist profile.json im Ordner der Kampagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="249"/>
        <source>%n task(s) cannot be the best any more and will not run.</source>
        <translation>
            <numerusform>%n Aufgabe kann nicht mehr die beste sein und wird nicht laufen.</numerusform>
            <numerusform>%n Aufgaben können nicht mehr die beste sein und werden nicht laufen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="291"/>
        <source>Report written to %1</source>
        <translation>Bericht nach %1 geschrieben</translation>
    </message>
</context>
<context>
    <name>fivefold::Chart</name>
    <message>
        <location filename="../app/desktop/charts/chart.cpp" line="51"/>
        <source>Copy &amp;Picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/chart.cpp" line="52"/>
        <source>Copy &amp;Data</source>
        <translation>&amp;Daten kopieren</translation>
    </message>
</context>
<context>
    <name>fivefold::CheckView</name>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="136"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Dieser Plan lässt sich nicht berechnen; das Urteil sagt, warum.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="137"/>
        <source>Enter what a run of the present plan showed: its step time, its memory, or both.</source>
        <translation>Geben Sie ein, was ein Lauf des jetzigen Plans zeigte: seine Schrittzeit, seinen Speicher oder beides.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="138"/>
        <source>The model has no figures for this plan.</source>
        <translation>Das Rechenmodell hat keine Werte für diesen Plan.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="148"/>
        <source>Likely causes, the likeliest first:</source>
        <translation>Wahrscheinliche Ursachen, die wahrscheinlichste zuerst:</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="159"/>
        <source>Is a run as fast as it should be? Set the plan to what runs, then enter what was read.</source>
        <translation>Ist ein Lauf so schnell, wie er sein sollte? Stellen Sie den Plan auf das, was läuft, und geben Sie die abgelesenen Werte ein.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="160"/>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="161"/>
        <source>or tokens per second and GPU</source>
        <translation>oder Tokens pro Sekunde und GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="162"/>
        <source>Memory of the fullest GPU</source>
        <translation>Speicher der vollsten GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="163"/>
        <source>Memory read as</source>
        <translation>Speicher gelesen als</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="167"/>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="169"/>
        <source>Measured step time</source>
        <translation>Gemessene Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="170"/>
        <source>Measured tokens per second and GPU</source>
        <translation>Gemessene Tokens pro Sekunde und GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="171"/>
        <source>Measured memory of the fullest GPU</source>
        <translation>Gemessener Speicher der vollsten GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="172"/>
        <source>How the memory was read</source>
        <translation>Wie der Speicher gelesen wurde</translation>
    </message>
</context>
<context>
    <name>fivefold::ChoicesView</name>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="68"/>
        <source>points</source>
        <comment>of a measured table</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="153"/>
        <source>%1; not proposed: training runs tell it better</source>
        <comment>what a value comes from</comment>
        <translation>%1; nicht vorgeschlagen: Trainingsläufe zeigen es besser</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="154"/>
        <source>%1, %2</source>
        <comment>a source, its date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="162"/>
        <source>Estimates take what is ticked; the rest stays as it is built in.</source>
        <translation>Schätzungen übernehmen, was angehakt ist; der Rest bleibt wie eingebaut.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="163"/>
        <source>As Proposed</source>
        <translation>Wie vorgeschlagen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="164"/>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="165"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="166"/>
        <source>Ticks what a measurement tells better than published training runs</source>
        <translation>Hakt an, was eine Messung besser zeigt als veröffentlichte Trainingsläufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="167"/>
        <source>Ticks every value</source>
        <translation>Hakt jeden Wert an</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="168"/>
        <source>Keeps every built-in value</source>
        <translation>Behält jeden eingebauten Wert</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="169"/>
        <source>Values that estimates take</source>
        <translation>Werte, die Schätzungen übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Built in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Measured over built in</source>
        <translation>Gemessen durch eingebaut</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Measured from</source>
        <translation>Gemessen aus</translation>
    </message>
</context>
<context>
    <name>fivefold::ClusterSection</name>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="32"/>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="36"/>
        <source>%1 usable, bf16 %2, %3</source>
        <translation>%1 nutzbar, bf16 %2, %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="53"/>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="58"/>
        <source>&amp;GPU</source>
        <translation>&amp;GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="59"/>
        <source>&amp;Nodes</source>
        <translation>&amp;Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="60"/>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="77"/>
        <source>GPUs per node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="61"/>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="122"/>
        <source>NVLink domain</source>
        <translation>NVLink-Domäne</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="62"/>
        <source>GPUs that reach each other over the fast links</source>
        <translation>GPUs, die einander über die schnellen Verbindungen erreichen</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="63"/>
        <source>Net&amp;work</source>
        <translation>&amp;Netz</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="64"/>
        <source>Price per GPU-hour</source>
        <translation>Preis je GPU-Stunde</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="72"/>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="94"/>
        <source>%1, %2 per GPU</source>
        <translation>%1, %2 je GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="106"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="114"/>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="129"/>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="146"/>
        <source>Your own price</source>
        <translation>Eigener Preis</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="150"/>
        <source>No price is known; enter yours</source>
        <translation>Kein Preis bekannt; geben Sie Ihren ein</translation>
    </message>
</context>
<context>
    <name>fivefold::CollectivesView</name>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="57"/>
        <source>How long collectives of NCCL take by size and number of GPUs, beside what is assumed without a measurement, will be shown here. Output of nccl-tests can be imported too, also of several nodes.</source>
        <translation>Hier wird gezeigt, wie lange Collectives von NCCL je nach Größe und Zahl der GPUs dauern, neben dem, was ohne Messung angenommen wird. Auch Ausgaben von nccl-tests lassen sich importieren, auch die mehrerer Knoten.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="65"/>
        <source>Left and right go along a line, up and down to another one.</source>
        <translation>Links und Rechts gehen eine Linie entlang, Auf und Ab zu einer anderen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="69"/>
        <source>Among</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="70"/>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="73"/>
        <source>GPUs of the collective</source>
        <translation>GPUs des Collectives</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="74"/>
        <source>Quantity of the collectives</source>
        <translation>Messgröße der Collectives</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="75"/>
        <source>Collectives by size</source>
        <translation>Collectives nach Größe</translation>
    </message>
</context>
<context>
    <name>fivefold::ColorLegend</name>
    <message>
        <location filename="../app/desktop/charts/color_legend.cpp" line="24"/>
        <source>%1, from %2 to %3; hatched: %4</source>
        <translation>%1, von %2 bis %3; schraffiert: %4</translation>
    </message>
</context>
<context>
    <name>fivefold::CommandPalette</name>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="53"/>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="56"/>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="57"/>
        <source>Menu entry, page, model, or knob and value: tp 8</source>
        <translation>Menüeintrag, Seite, Modell oder Regler mit Wert, etwa „tp 8“</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="60"/>
        <source>Matching commands</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="87"/>
        <source>%1   (%2)</source>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="89"/>
        <source>Nothing matches.</source>
        <translation>Nichts passt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/command_palette.cpp" line="89"/>
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n Befehl</numerusform>
            <numerusform>%n Befehle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::CompareModel</name>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="53"/>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="53"/>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="94"/>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="98"/>
        <source>%1 (base)</source>
        <translation>%1 (Basis)</translation>
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
        <translation>nutzbar %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="150"/>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="155"/>
        <source>Present plan</source>
        <translation>Jetziger Plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="162"/>
        <source>Pinned plans will be compared here with the present one.</source>
        <translation>Hier werden angeheftete Pläne mit dem jetzigen verglichen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/compare_page.cpp" line="168"/>
        <source>%n pinned beside the present plan</source>
        <translation>
            <numerusform>%n angeheftet neben dem jetzigen Plan</numerusform>
            <numerusform>%n angeheftet neben dem jetzigen Plan</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="169"/>
        <source>%1; none of them fits.</source>
        <translation>%1; keiner davon passt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="170"/>
        <source>%1; the fastest that fits is %2 with %3 per GPU.</source>
        <translation>%1; der schnellste, der passt, ist „%2“ mit %3 je GPU.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="204"/>
        <source>Step time of the plans by part</source>
        <translation>Schrittzeit der Pläne nach Teilen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="204"/>
        <source>Memory of the plans&apos; fullest stages by kind</source>
        <translation>Speicher der vollsten Stufen der Pläne nach Art</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="227"/>
        <source>Chosen: %1</source>
        <translation>Gewählt: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="227"/>
        <source>No pinned plan chosen</source>
        <translation>Kein angehefteter Plan gewählt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="238"/>
        <source>This plan is pinned already, as %1</source>
        <translation>Dieser Plan ist schon angeheftet, als %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="244"/>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="246"/>
        <source>Pinned as %1</source>
        <translation>Angeheftet als %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="254"/>
        <source>Use %1</source>
        <translation>%1 übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="264"/>
        <source>Rename Pinned Plan</source>
        <translation>Angehefteten Plan umbenennen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="265"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="289"/>
        <source>Pin a plan to keep it in sight while you change the present one: both stand here side by side, with memory, time, traffic, speed and cost, and what differs is marked.</source>
        <translation>Heften Sie einen Plan an, um ihn im Blick zu behalten, während Sie den jetzigen ändern: Beide stehen hier nebeneinander, mit Speicher, Zeit, Verkehr, Tempo und Kosten; was abweicht, ist markiert.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="291"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="292"/>
        <source>Pin the Present Plan</source>
        <translation>Jetzigen Plan anheften</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="293"/>
        <source>Compare with</source>
        <translation>Vergleich mit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="294"/>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="295"/>
        <source>step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="296"/>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="297"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="298"/>
        <source>Only differences</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="299"/>
        <source>Report of These Plans…</source>
        <translation>Bericht über diese Pläne…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="300"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="301"/>
        <source>Use</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="302"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="310"/>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="303"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="311"/>
        <source>Move Left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="304"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="311"/>
        <source>Move Right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="305"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="312"/>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="306"/>
        <source>Plan that the others are compared with</source>
        <translation>Plan, mit dem die anderen verglichen werden</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="307"/>
        <source>Bars above the table</source>
        <translation>Balken über der Tabelle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="308"/>
        <source>Plans side by side</source>
        <translation>Pläne nebeneinander</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="309"/>
        <source>A full triangle upwards is better than the base, an open one downwards worse.</source>
        <translation>Ein volles Dreieck nach oben ist besser als die Basis, ein offenes nach unten schlechter.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="310"/>
        <source>Use This Plan</source>
        <translation>Diesen Plan übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="312"/>
        <source>As &amp;Text with Tabs</source>
        <translation>Als &amp;Text mit Tabulatoren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="313"/>
        <source>As &amp;Markdown</source>
        <translation>Als &amp;Markdown</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="313"/>
        <source>As C&amp;SV</source>
        <translation>Als C&amp;SV</translation>
    </message>
</context>
<context>
    <name>fivefold::Document</name>
    <message>
        <location filename="../app/desktop/document.cpp" line="139"/>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <location filename="../app/desktop/opened_files.cpp" line="28"/>
        <source>%1 was not opened: %2</source>
        <translation>%1 wurde nicht geöffnet: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="149"/>
        <source>Model from %1</source>
        <translation>Modell aus %1</translation>
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
        <translation>%1 lässt etwas offen; angenommen wurde: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="170"/>
        <source>%1 was not saved: %2</source>
        <translation>%1 wurde nicht gespeichert: %2</translation>
    </message>
</context>
<context>
    <name>fivefold::ExplainPanel</name>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="37"/>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="121"/>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="38"/>
        <source>Tokens per second and GPU</source>
        <translation>Tokens pro Sekunde und GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="39"/>
        <source>Model FLOPs per GPU</source>
        <translation>Modell-FLOPs je GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="40"/>
        <source>MFU, causal attention counted half</source>
        <translation>MFU, kausale Attention halb gezählt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="41"/>
        <source>MFU, attention counted in full</source>
        <translation>MFU, Attention voll gezählt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="42"/>
        <source>HFU, recomputation counted</source>
        <translation>HFU, Neuberechnung mitgezählt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="43"/>
        <source>Bubble</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="44"/>
        <source>Training time</source>
        <translation>Trainingszeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="45"/>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="46"/>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="47"/>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="48"/>
        <source>Active parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="49"/>
        <source>Usable memory of the GPU</source>
        <translation>Nutzbarer Speicher der GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="50"/>
        <source>Headroom</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="51"/>
        <source>Chance to fit</source>
        <translation>Chance zu passen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="52"/>
        <source>Memory, low end of the band</source>
        <translation>Speicher, unteres Ende des Bands</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="53"/>
        <source>Memory, high end of the band</source>
        <translation>Speicher, oberes Ende des Bands</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="54"/>
        <source>Step time, low end of the band</source>
        <translation>Schrittzeit, unteres Ende des Bands</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="55"/>
        <source>Step time, high end of the band</source>
        <translation>Schrittzeit, oberes Ende des Bands</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="90"/>
        <source>%1 million</source>
        <translation>%1 Millionen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="123"/>
        <source>%1, stage %2</source>
        <translation>%1, Stufe %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="123"/>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="154"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="155"/>
        <source>Back to the figure that this is a part of</source>
        <translation>Zurück zu der Zahl, von der diese ein Teil ist</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="156"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="157"/>
        <source>Copy all of this as text</source>
        <translation>Alles hier als Text kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="158"/>
        <source>How the figure is computed</source>
        <translation>Wie die Zahl berechnet wird</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="208"/>
        <source>Click a number of a table, a bar or the verdict to see how it is computed.</source>
        <translation>Klicken Sie auf eine Zahl einer Tabelle, einen Balken oder das Urteil, um den Rechenweg zu sehen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="220"/>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="230"/>
        <source>This plan has none of it at the fullest moment.</source>
        <translation>Dieser Plan hat im vollsten Moment nichts davon.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="241"/>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="258"/>
        <source>Equation (%1). Source: %2</source>
        <translation>Gleichung (%1). Quelle: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="243"/>
        <source>Left out:</source>
        <translation>Ausgelassen:</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="259"/>
        <source>Left out: %1</source>
        <translation>Ausgelassen: %1</translation>
    </message>
</context>
<context>
    <name>fivefold::ExportDialog</name>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="55"/>
        <source>&amp;Replace existing files</source>
        <translation>Vorhandene Dateien &amp;ersetzen</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="56"/>
        <source>&amp;Write Files</source>
        <translation>Dateien &amp;schreiben</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="58"/>
        <source>Export Launch Files</source>
        <translation>Startdateien exportieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="64"/>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="65"/>
        <source>Launcher</source>
        <translation>Starter</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="66"/>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="67"/>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="68"/>
        <source>Text of the file</source>
        <translation>Text der Datei</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="69"/>
        <source>Replace existing files</source>
        <translation>Vorhandene Dateien ersetzen</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="70"/>
        <source>Write files</source>
        <translation>Dateien schreiben</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="74"/>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="75"/>
        <source>Choose the folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="80"/>
        <source>&amp;Framework</source>
        <translation>&amp;Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="81"/>
        <source>&amp;Launcher</source>
        <translation>S&amp;tarter</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="82"/>
        <source>F&amp;older</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="137"/>
        <source>Not possible:</source>
        <translation>Nicht möglich:</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="138"/>
        <source>Note:</source>
        <translation>Hinweis:</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="139"/>
        <source>For information:</source>
        <translation>Zur Information:</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="173"/>
        <source>There is nothing to write until the plan is one that this framework can run.</source>
        <translation>Es gibt nichts zu schreiben, bis dieses Framework den Plan ausführen kann.</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="175"/>
        <source>Choose a folder for the files.</source>
        <translation>Wählen Sie einen Ordner für die Dateien.</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="177"/>
        <source>Already in this folder: %1</source>
        <translation>Schon in diesem Ordner: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="184"/>
        <source>Folder for Launch Files</source>
        <translation>Ordner für Startdateien</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="196"/>
        <source>the folder cannot be made</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="204"/>
        <source>Not written: %1</source>
        <translation>Nicht geschrieben: %1</translation>
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
        <translation>Alle Regeln eingehalten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="134"/>
        <source>All rules hold; nothing stands out.</source>
        <translation>Alle Regeln eingehalten; nichts fällt auf.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="57"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="81"/>
        <source>Change %1 and keep the rest in balance</source>
        <translation>%1 ändern und den Rest ausgeglichen halten</translation>
    </message>
</context>
<context>
    <name>fivefold::HardwarePage</name>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="133"/>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="137"/>
        <source>What the plan&apos;s GPU and network can do will be shown here.</source>
        <translation>Hier wird gezeigt, was GPU und Netz des Plans leisten.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="139"/>
        <source>This machine&apos;s GPUs are being measured.</source>
        <translation>Die GPUs dieses Rechners werden gemessen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="142"/>
        <source>The estimates use the profile &quot;%1&quot;, whose constants were refitted to measured runs.</source>
        <translation>Die Schätzungen nutzen das Profil „%1“, dessen Konstanten an Messläufe neu angepasst wurden.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="144"/>
        <source>The estimates use what was measured as &quot;%1&quot; for %2, and otherwise catalogue values and efficiencies from published runs.</source>
        <translation>Die Schätzungen nutzen für %2, was als „%1“ gemessen wurde, sonst Katalogwerte und Effizienzen aus veröffentlichten Läufen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="145"/>
        <source>&quot;%1&quot; is in use, but was measured on another GPU than the plan&apos;s %2, so it changes nothing in this plan.</source>
        <translation>„%1“ ist in Gebrauch, wurde aber auf einer anderen GPU gemessen als der des Plans, %2, und ändert darum in diesem Plan nichts.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="147"/>
        <source>The constants of &quot;%1&quot; were refitted to measured runs; the estimates do not use them yet.</source>
        <translation>Die Konstanten von „%1“ wurden an Messläufe neu angepasst; die Schätzungen nutzen sie noch nicht.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="148"/>
        <source>&quot;%1&quot; is shown beside the catalogue; the estimates do not use it yet.</source>
        <translation>„%1“ wird neben dem Katalog gezeigt; die Schätzungen nutzen es noch nicht.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="149"/>
        <source>No GPU of this machine has been measured; the estimates use catalogue values of %1 and efficiencies from published runs.</source>
        <translation>Keine GPU dieses Rechners wurde gemessen; die Schätzungen nutzen Katalogwerte von %1 und Effizienzen aus veröffentlichten Läufen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="193"/>
        <source>catalogue only</source>
        <translation>nur Katalog</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="196"/>
        <source>%1 (not saved)</source>
        <comment>name of a measurement</comment>
        <translation>%1 (nicht gespeichert)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="197"/>
        <source>%1 (in use)</source>
        <comment>name of a measurement</comment>
        <translation>%1 (in Gebrauch)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="222"/>
        <source>Stop Using</source>
        <translation>Nicht mehr nutzen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="222"/>
        <source>Use</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="223"/>
        <source>The estimates go back to the built-in constants</source>
        <translation>Die Schätzungen kehren zu den eingebauten Konstanten zurück</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="223"/>
        <source>The estimates take these values from now on, in every plan with this GPU</source>
        <translation>Die Schätzungen übernehmen diese Werte von jetzt an, in jedem Plan mit dieser GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="265"/>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="358"/>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="378"/>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="265"/>
        <source>Messages (%1)</source>
        <translation>Meldungen (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="272"/>
        <source>%1 %2</source>
        <comment>what happened, what to do</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/hardware_page.cpp" line="274"/>
        <source>All %n Message(s)</source>
        <translation>
            <numerusform>Alle Meldungen (%n)</numerusform>
            <numerusform>Alle %n Meldungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="279"/>
        <source>The values that a measurement would change in the estimates will be listed here, with a box to tick for each.</source>
        <translation>Hier werden die Werte aufgeführt, die eine Messung in den Schätzungen ändern würde, jeder mit einem Kästchen zum Anhaken.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="280"/>
        <source>A profile whose constants were refitted to measured runs is taken as a whole; there is nothing to choose.</source>
        <translation>Ein Profil, dessen Konstanten an Messläufe neu angepasst wurden, wird als Ganzes übernommen; es gibt nichts auszuwählen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/hardware_page.cpp" line="283"/>
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="288"/>
        <source>driver %1</source>
        <translation>Treiber %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="291"/>
        <source>%1.</source>
        <comment>a list of facts</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="294"/>
        <source>The catalogue has no such GPU; used, the values count for the plan&apos;s %1.</source>
        <translation>Der Katalog hat keine solche GPU; werden die Werte übernommen, gelten sie für %1, die GPU des Plans.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="295"/>
        <source>The plan&apos;s GPU is another one, %1.</source>
        <translation>Die GPU des Plans ist eine andere, %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="316"/>
        <source>&lt;b&gt;%1&lt;/b&gt; with %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; mit %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="317"/>
        <source>&lt;b&gt;%1&lt;/b&gt;, which is not the plan&apos;s GPU</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;, nicht die GPU des Plans</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="319"/>
        <source>GPU&apos;s sources: %1. Network&apos;s sources: %2.</source>
        <translation>Quellen der GPU: %1. Quellen des Netzes: %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="320"/>
        <source>GPU&apos;s sources: %1.</source>
        <translation>Quellen der GPU: %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="356"/>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="357"/>
        <source>Measurement shown</source>
        <translation>Gezeigte Messung</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="359"/>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="360"/>
        <source>Keeps this measurement as a profile under a name</source>
        <translation>Behält diese Messung als Profil unter einem Namen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="361"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="362"/>
        <source>More to do with measurements</source>
        <translation>Weiteres zu Messungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="368"/>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="369"/>
        <source>&amp;Export Profile…</source>
        <translation>Profil &amp;exportieren…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="370"/>
        <source>&amp;Remove</source>
        <translation>En&amp;tfernen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="371"/>
        <source>Use &amp;Built-In Constants</source>
        <translation>Eingebaute &amp;Konstanten nutzen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="372"/>
        <source>&amp;Log of the Probe</source>
        <translation>&amp;Protokoll des Messprogramms</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="373"/>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="374"/>
        <source>Matrix Products</source>
        <translation>Matrixprodukte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="375"/>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="376"/>
        <source>Collectives</source>
        <translation>Collectives</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="377"/>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="379"/>
        <source>Views of the hardware</source>
        <translation>Ansichten der Hardware</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="380"/>
        <source>Values of the hardware</source>
        <translation>Werte der Hardware</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="49"/>
        <source>%1 × %2, %3</source>
        <comment>number of GPUs, their name, a date</comment>
        <translation>%1 × %2, %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="49"/>
        <source>%1, %2</source>
        <comment>name of a GPU, a date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="55"/>
        <source>Use of measured values</source>
        <translation>Messwerte übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="66"/>
        <source>The estimates use &quot;%1&quot;</source>
        <translation>Die Schätzungen nutzen „%1“</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="93"/>
        <source>Use of built-in constants</source>
        <translation>Eingebaute Konstanten nutzen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="104"/>
        <source>Choice of measured values</source>
        <translation>Auswahl der Messwerte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="123"/>
        <source>The measured values that were in use, %1, are gone; the estimates use the built-in constants.</source>
        <translation>Die Messwerte, die in Gebrauch waren, %1, sind nicht mehr da; die Schätzungen nutzen die eingebauten Konstanten.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="144"/>
        <source>Save Profile</source>
        <translation>Profil speichern</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="145"/>
        <source>Name of the profile</source>
        <translation>Name des Profils</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="103"/>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="152"/>
        <source>Saved &quot;%1&quot;</source>
        <translation>„%1“ gespeichert</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="55"/>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="87"/>
        <source>Use of a refitted profile</source>
        <translation>Neu angepasstes Profil übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="158"/>
        <source>Export Profile</source>
        <translation>Profil exportieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="158"/>
        <source>Profiles (*.json)</source>
        <translation>Profile (*.json)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="176"/>
        <source>The profile could not be written to %1: %2</source>
        <translation>Das Profil wurde nicht nach %1 geschrieben: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="177"/>
        <source>Profile written to %1; fivefold-cli takes it with --profile</source>
        <translation>Profil nach %1 geschrieben; fivefold-cli übernimmt es mit --profile</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="186"/>
        <source>Removed &quot;%1&quot;</source>
        <translation>„%1“ entfernt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="195"/>
        <source>Import Measurements</source>
        <translation>Messungen importieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="195"/>
        <source>Measurements (*.json *.txt *.log *.out);;All files (*)</source>
        <translation>Messungen (*.json *.txt *.log *.out);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="213"/>
        <source>%1 was not imported: %2</source>
        <translation>%1 wurde nicht importiert: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="244"/>
        <source>%1 with %2</source>
        <comment>a measurement, a file that joined it</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="249"/>
        <source>%n file(s) imported</source>
        <translation>
            <numerusform>%n Datei importiert</numerusform>
            <numerusform>%n Dateien importiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::HeatmapModel</name>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="128"/>
        <source>nothing fits</source>
        <translation>nichts passt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="128"/>
        <source>nothing divides</source>
        <translation>nichts geht auf</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="132"/>
        <source>%1 on %2</source>
        <comment>a model on a number of nodes</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="137"/>
        <source>%1: not searched yet.</source>
        <translation>%1: noch nicht durchsucht.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="138"/>
        <source>%1: being searched.</source>
        <translation>%1: wird durchsucht.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="140"/>
        <source>%1: no layout fits the memory.</source>
        <translation>%1: Kein Layout passt in den Speicher.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="140"/>
        <source>%1: no layout divides the GPUs and the batch.</source>
        <translation>%1: Kein Layout teilt GPUs und Batch.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="144"/>
        <source>%1: %2; MFU %3, step time %4, %5 per GPU, %6 on the fullest stage.</source>
        <translation>%1: %2; MFU %3, Schrittzeit %4, %5 je GPU, %6 auf der vollsten Stufe.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="152"/>
        <source>Published best: %1; MFU %2, step time %3, %4 reserved on the first stage.</source>
        <translation>Veröffentlichtes Bestes: %1; MFU %2, Schrittzeit %3, %4 reserviert auf der ersten Stufe.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="156"/>
        <source>Our best is predicted %1 in speed against that.</source>
        <translation>Unser Bestes ist im Tempo demgegenüber mit %1 vorhergesagt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="204"/>
        <source>searching</source>
        <translation>sucht</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="212"/>
        <source>ours %1</source>
        <comment>how our value differs</comment>
        <translation>unseres %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="232"/>
        <source>%1 GPUs</source>
        <translation>%1 GPUs</translation>
    </message>
</context>
<context>
    <name>fivefold::HeatmapPage</name>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="158"/>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="159"/>
        <source>Numbers of nodes</source>
        <translation>Knotenzahlen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="160"/>
        <source>The columns: numbers of nodes with spaces or commas between them.</source>
        <translation>Die Spalten: Knotenzahlen, durch Leerzeichen oder Kommas getrennt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="161"/>
        <source>Models, the rows</source>
        <translation>Modelle, die Zeilen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="162"/>
        <source>The rows: this plan&apos;s model and others of the catalogue.</source>
        <translation>Die Zeilen: das Modell dieses Plans und andere aus dem Katalog.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="163"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="164"/>
        <source>GPU of the heatmap</source>
        <translation>GPU der Heatmap</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="165"/>
        <source>Sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="166"/>
        <source>Sequence length of the heatmap</source>
        <translation>Sequenzlänge der Heatmap</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="167"/>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="168"/>
        <source>Global batch of the heatmap, millions of tokens</source>
        <translation>Gesamt-Batch der Heatmap in Millionen Tokens</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="169"/>
        <source> M tokens</source>
        <comment>millions of tokens</comment>
        <translation> Mio. Tokens</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="170"/>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="171"/>
        <source>What the best layout has most or least of</source>
        <translation>Wovon das beste Layout am meisten oder wenigsten hat</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="172"/>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="173"/>
        <source>Framework of the heatmap</source>
        <translation>Framework der Heatmap</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="174"/>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="175"/>
        <source>What the cells show</source>
        <translation>Was die Zellen zeigen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="186"/>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="187"/>
        <source>Searches the best layout of every cell, one after the other.</source>
        <translation>Sucht nacheinander für jede Zelle das beste Layout.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="188"/>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="189"/>
        <source>Cells that are done stay.</source>
        <translation>Fertige Zellen bleiben.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="190"/>
        <source>Settings of this plan</source>
        <translation>Werte dieses Plans</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="191"/>
        <source>GPU, sequence length, batch and framework as in the present plan.</source>
        <translation>GPU, Sequenzlänge, Batch und Framework wie im jetzigen Plan.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="192"/>
        <source>Same settings as the published benchmark</source>
        <translation>Werte wie im veröffentlichten Benchmark</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="193"/>
        <source>The models, nodes, GPU, sequence length, batch and framework of the Ultra-Scale Playbook, which is then shown too.</source>
        <translation>Modelle, Knoten, GPU, Sequenzlänge, Batch und Framework des Ultra-Scale Playbook, das dann auch gezeigt wird.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="194"/>
        <source>Published benchmark</source>
        <translation>Veröffentlichter Benchmark</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="195"/>
        <source>Shows below each prediction the best layout that was measured, and how our best differs from it.</source>
        <translation>Zeigt unter jeder Vorhersage das beste gemessene Layout und wie unser bestes davon abweicht.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="196"/>
        <source>Cells searched</source>
        <translation>Durchsuchte Zellen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="197"/>
        <source>Best layouts, models by numbers of nodes</source>
        <translation>Beste Layouts, Modelle nach Knotenzahl</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="198"/>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="199"/>
        <source>Use This Plan</source>
        <translation>Diesen Plan übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="200"/>
        <source>Takes model, nodes and layout of the chosen cell into the plan; Enter or a double click does the same.</source>
        <translation>Übernimmt Modell, Knoten und Layout der gewählten Zelle in den Plan; Eingabetaste oder Doppelklick tun dasselbe.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="201"/>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="202"/>
        <source>Puts the plan of the chosen cell aside to compare.</source>
        <translation>Legt den Plan der gewählten Zelle zum Vergleich beiseite.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="203"/>
        <source>Measured: the Ultra-Scale Playbook, Hugging Face nanotron team, 2025 (Apache-2.0), &lt;a href=&quot;https://huggingface.co/spaces/nanotron/ultrascale-playbook&quot;&gt;huggingface.co/spaces/nanotron/ultrascale-playbook&lt;/a&gt;</source>
        <translation>Gemessen: Ultra-Scale Playbook, Hugging Face nanotron team, 2025 (Apache-2.0), &lt;a href=&quot;https://huggingface.co/spaces/nanotron/ultrascale-playbook&quot;&gt;huggingface.co/spaces/nanotron/ultrascale-playbook&lt;/a&gt;</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="205"/>
        <source>Its MFU is counted here as ours is, with causal attention; memory is what the allocator reserved on the first stage.</source>
        <translation>Dessen MFU ist hier wie unsere gezählt, mit kausaler Attention; der Speicher ist, was der Allokator auf der ersten Stufe reserviert hat.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="63"/>
        <source>Heatmap</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="68"/>
        <source>The best layout of each model on each number of nodes will be shown here, once it has been searched.</source>
        <translation>Hier wird das beste Layout jedes Modells auf jeder Knotenzahl gezeigt, sobald gesucht wurde.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="71"/>
        <source>On %1 nothing fits in the %2 of %3 cells searched so far.</source>
        <translation>Auf %1 passt in den bisher durchsuchten %2 von %3 Zellen nichts.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="73"/>
        <source>%1 on %2: from %3 to %4 in %5 of %6 cells so far.</source>
        <translation>%1 auf %2: bisher von %3 bis %4 in %5 von %6 Zellen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="75"/>
        <source>%1 of the best layouts on %2: from %3 to %4.</source>
        <translation>%1 der besten Layouts auf %2: von %3 bis %4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="76"/>
        <source>%1 of the best layouts on %2: from %3 to %4; in %5 of %6 cells nothing fits.</source>
        <translation>%1 der besten Layouts auf %2: von %3 bis %4; in %5 von %6 Zellen passt nichts.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="92"/>
        <source>This plan: %1</source>
        <translation>Dieser Plan: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="143"/>
        <source>%1 (published benchmark)</source>
        <translation>%1 (veröffentlichter Benchmark)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="224"/>
        <source>Best layout of the heatmap</source>
        <translation>Bestes Layout der Heatmap</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="231"/>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="236"/>
        <source>Choose a cell to read all about it.</source>
        <translation>Wählen Sie eine Zelle, um alles über sie zu lesen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="249"/>
        <source>No model is chosen.</source>
        <translation>Kein Modell ist gewählt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="250"/>
        <source>Nodes must be a list of up to 32 whole numbers from 1 on, such as 1 2 4 8.</source>
        <translation>Knoten muss eine Liste von bis zu 32 ganzen Zahlen ab 1 sein, etwa 1 2 4 8.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="251"/>
        <source>The measured values in use have changed since these cells were searched; Run searches anew.</source>
        <translation>Die Messwerte in Gebrauch haben sich seit der Suche dieser Zellen geändert; Starten sucht neu.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="252"/>
        <source>The settings have changed since these cells were searched; Run searches anew.</source>
        <translation>Die Werte haben sich seit der Suche dieser Zellen geändert; Starten sucht neu.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="257"/>
        <source>The published benchmark has no cell under these settings.</source>
        <translation>Der veröffentlichte Benchmark hat unter diesen Werten keine Zelle.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="264"/>
        <source>no layout fits, or none divides</source>
        <translation>kein Layout passt oder keines geht auf</translation>
    </message>
</context>
<context>
    <name>fivefold::HeatmapView</name>
    <message>
        <location filename="../app/desktop/pages/heatmap_view.cpp" line="219"/>
        <source>Copy &amp;Table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_view.cpp" line="221"/>
        <source>Copy All &amp;Figures</source>
        <translation>Alle &amp;Zahlen kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_view.cpp" line="222"/>
        <source>Copy &amp;Picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
</context>
<context>
    <name>fivefold::HelpDialog</name>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="61"/>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="64"/>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="75"/>
        <source>This page</source>
        <translation>Diese Seite</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="76"/>
        <source>How Fivefold estimates</source>
        <translation>Wie Fivefold schätzt</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="77"/>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
</context>
<context>
    <name>fivefold::KeysDialog</name>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="32"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="36"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="38"/>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="38"/>
        <source>Does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="44"/>
        <source>Next or previous value of a slider</source>
        <translation>Nächster oder voriger Wert eines Reglers</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="44"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="57"/>
        <source>Right, Left</source>
        <translation>Rechts, Links</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="45"/>
        <source>Two values further</source>
        <translation>Zwei Werte weiter</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="45"/>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="46"/>
        <source>Largest or smallest value</source>
        <translation>Größter oder kleinster Wert</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="46"/>
        <source>End, Home</source>
        <translation>Ende, Pos1</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="47"/>
        <source>Chart: copy its picture, its data</source>
        <translation>Diagramm: Bild kopieren, Daten kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="47"/>
        <source>Ctrl+C, Ctrl+Shift+C</source>
        <translation>Strg+C, Strg+Umschalt+C</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="48"/>
        <source>Table: copy the chosen rows</source>
        <translation>Tabelle: gewählte Zeilen kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="48"/>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="50"/>
        <source>Memory: stage before or after, how it is computed</source>
        <translation>Speicher: Stufe davor oder danach, Rechenweg</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="50"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="51"/>
        <source>Up and Down, Return</source>
        <translation>Auf und Ab, Eingabe</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="51"/>
        <source>Step: part before or after, how it is computed</source>
        <translation>Schritt: Teil davor oder danach, Rechenweg</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="59"/>
        <source>Heatmap: use the plan of the chosen cell</source>
        <translation>Heatmap: Plan der gewählten Zelle übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="60"/>
        <source>Scaling: next size of the cluster, same size on another curve</source>
        <translation>Skalierung: nächste Größe des Clusters, gleiche Größe auf einer anderen Kurve</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="61"/>
        <source>Scaling: use the chosen plan</source>
        <translation>Skalierung: gewählten Plan übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="62"/>
        <source>Placement: neighbouring GPU, same GPU of the next node</source>
        <translation>Platzierung: Nachbar-GPU, gleiche GPU des nächsten Knotens</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="52"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="60"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="62"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="67"/>
        <source>Left and Right, Up and Down</source>
        <translation>Links und Rechts, Auf und Ab</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="63"/>
        <source>Placement: next rank of the same group</source>
        <translation>Platzierung: nächster Rank derselben Gruppe</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="63"/>
        <source>Ctrl+Right, Ctrl+Left</source>
        <translation>Strg+Rechts, Strg+Links</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="64"/>
        <source>Placement: nearer, further away, everything</source>
        <translation>Platzierung: näher, weiter weg, alles</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="58"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="64"/>
        <source>+, -, 0</source>
        <translation>+, -, 0</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="55"/>
        <source>Search: end a search</source>
        <translation>Suche: Suche beenden</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="55"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="56"/>
        <source>Search: use the chosen layout, pin it</source>
        <translation>Suche: gewähltes Layout übernehmen, anheften</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="56"/>
        <source>Return, Ctrl+P</source>
        <translation>Eingabe, Strg+P</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="57"/>
        <source>Search: along the Pareto front</source>
        <translation>Suche: entlang der Pareto-Front</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="58"/>
        <source>Search: nearer, further away, everything</source>
        <translation>Suche: näher, weiter weg, alles</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="52"/>
        <source>Timeline: pass before or after, same moment on another stage</source>
        <translation>Zeitachse: Durchlauf davor oder danach, gleicher Moment auf einer anderen Stufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="53"/>
        <source>Timeline: nearer, further away, everything, the chosen pass</source>
        <translation>Zeitachse: näher, weiter weg, alles, der gewählte Durchlauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="53"/>
        <source>+, -, 0, Return</source>
        <translation>+, -, 0, Eingabe</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="54"/>
        <source>Timeline: earlier or later</source>
        <translation>Zeitachse: früher oder später</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="54"/>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Strg+Links, Strg+Rechts</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="65"/>
        <source>Compare: use, rename, unpin the chosen plan</source>
        <translation>Vergleich: gewählten Plan übernehmen, umbenennen, lösen</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="65"/>
        <source>Return, F2, Delete</source>
        <translation>Eingabe, F2, Entf</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="66"/>
        <source>Compare: move the chosen plan to the left or right</source>
        <translation>Vergleich: gewählten Plan nach links oder rechts rücken</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="66"/>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Links, Alt+Rechts</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="67"/>
        <source>Measured: next run by measured time, by prediction or error</source>
        <translation>Gemessen: nächster Lauf nach gemessener Zeit, nach Vorhersage oder Fehler</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="68"/>
        <source>Measured: load the chosen run&apos;s plan</source>
        <translation>Gemessen: Plan des gewählten Laufs laden</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="59"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="61"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="68"/>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="43"/>
        <source>A knob by its underlined letter</source>
        <translation>Ein Regler über seinen unterstrichenen Buchstaben</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="43"/>
        <source>Alt+letter</source>
        <translation>Alt+Buchstabe</translation>
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
        <translation>%1, was wäre wenn</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="89"/>
        <source>Works: %1</source>
        <translation>Geht: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="95"/>
        <source>Not %1: %2</source>
        <translation>Nicht %1: %2</translation>
    </message>
</context>
<context>
    <name>fivefold::KnobsPanel</name>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="28"/>
        <source>Knobs</source>
        <translation>Regler</translation>
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
        <translation>&amp;Mikro-Batch</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="51"/>
        <source>&amp;Accumulation</source>
        <translation>&amp;Akkumulation</translation>
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
        <translation>Neube&amp;rechnung</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="59"/>
        <source>&amp;Schedule</source>
        <translation>Abla&amp;uf</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="82"/>
        <source>This model is dense: it has no experts to spread.</source>
        <translation>Dieses Modell ist dicht: Es hat keine Experten zu verteilen.</translation>
    </message>
</context>
<context>
    <name>fivefold::LayoutTable</name>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="112"/>
        <source>Layouts found</source>
        <translation>Gefundene Layouts</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="113"/>
        <source>&amp;Use this layout	Return</source>
        <translation>Dieses Layout ü&amp;bernehmen	Eingabe</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="114"/>
        <source>&amp;Pin to compare</source>
        <translation>Zum Vergleich &amp;anheften</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="115"/>
        <source>&amp;Copy rows	Ctrl+C</source>
        <translation>&amp;Zeilen kopieren	Strg+C</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="116"/>
        <source>Copy rows as C&amp;SV</source>
        <translation>Zeilen als C&amp;SV kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="117"/>
        <source>Copy rows as &amp;Markdown</source>
        <translation>Zeilen als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="118"/>
        <source>&amp;Export table as CSV…</source>
        <translation>Tabelle als CSV &amp;exportieren…</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="206"/>
        <source>Export Table</source>
        <translation>Tabelle exportieren</translation>
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
        <translation>auf der Pareto-Front</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table_model.cpp" line="150"/>
        <source>%1 (the present layout)</source>
        <translation>%1 (das jetzige Layout)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table_model.cpp" line="172"/>
        <source>%1. In the filter: %2</source>
        <translation>%1. Im Filter: %2</translation>
    </message>
</context>
<context>
    <name>fivefold::LineChart</name>
    <message>
        <location filename="../app/desktop/charts/line_chart.cpp" line="144"/>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
</context>
<context>
    <name>fivefold::LinksView</name>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="43"/>
        <source>How fast each GPU of a node reaches each other one, with its data checked, will be shown here. It takes at least two GPUs.</source>
        <translation>Hier wird gezeigt, wie schnell jede GPU eines Knotens jede andere erreicht, mit Prüfung der Daten. Dazu braucht es mindestens zwei GPUs.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="47"/>
        <source>Rows send, columns receive; arrow keys go from link to link.</source>
        <translation>Zeilen senden, Spalten empfangen; Pfeiltasten gehen von Verbindung zu Verbindung.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="51"/>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="53"/>
        <source>Quantity of the links</source>
        <translation>Messgröße der Verbindungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="54"/>
        <source>Links between GPUs</source>
        <translation>Verbindungen zwischen GPUs</translation>
    </message>
</context>
<context>
    <name>fivefold::LockButton</name>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="33"/>
        <source>Lock %1</source>
        <translation>%1 sperren</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="34"/>
        <source>%1 keeps its value when other knobs move</source>
        <translation>%1 behält seinen Wert, wenn sich andere Regler bewegen</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="35"/>
        <source>%1 may change when other knobs move</source>
        <translation>%1 darf sich ändern, wenn sich andere Regler bewegen</translation>
    </message>
</context>
<context>
    <name>fivefold::MainWindow</name>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="64"/>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="86"/>
        <source>Open config.json</source>
        <translation>config.json öffnen</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="87"/>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="93"/>
        <source>Next best change</source>
        <translation>Nächstbeste Änderung</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="95"/>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="101"/>
        <source>How computed</source>
        <translation>Rechenweg</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="122"/>
        <source>built-in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="125"/>
        <source>Constants: %1, %2</source>
        <translation>Konstanten: %1, %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="127"/>
        <source>Constants: %1, refitted</source>
        <comment>name of a profile</comment>
        <translation>Konstanten: %1, neu angepasst</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="129"/>
        <source>Constants: built-in, with %1 measured</source>
        <translation>Konstanten: eingebaut, mit %1 gemessen</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="129"/>
        <source>Constants: built-in; %1 is of another GPU</source>
        <translation>Konstanten: eingebaut; %1 gehört zu einer anderen GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="134"/>
        <source>Measured on %1: %2</source>
        <comment>a date, values</comment>
        <translation>Gemessen am %1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="140"/>
        <source>%1[*] – Fivefold</source>
        <translation>%1[*] – Fivefold</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="160"/>
        <source>Suggestion</source>
        <translation>Vorschlag</translation>
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
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="78"/>
        <source>Model › %1</source>
        <translation>Modell › %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="81"/>
        <source>Model</source>
        <translation>Modell</translation>
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
        <translation>Ungesicherte Änderungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="48"/>
        <source>Save the changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="51"/>
        <source>Without saving they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="100"/>
        <source>Plans, model configs and launch files (*.json *.yaml *.yml *.toml *.sh *.sbatch);;All files (*)</source>
        <translation>Pläne, Modellkonfigurationen und Startdateien (*.json *.yaml *.yml *.toml *.sh *.sbatch);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="107"/>
        <location filename="../app/desktop/main_window_files.cpp" line="122"/>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="114"/>
        <source>Save Plan</source>
        <translation>Plan speichern</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="114"/>
        <source>Plans (*.json)</source>
        <translation>Pläne (*.json)</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_files.cpp" line="131"/>
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>%n Datei nach %1 geschrieben</numerusform>
            <numerusform>%n Dateien nach %1 geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="139"/>
        <source>Trace written to %1; Perfetto (ui.perfetto.dev) opens it</source>
        <translation>Trace nach %1 geschrieben; Perfetto (ui.perfetto.dev) öffnet ihn</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="143"/>
        <source>The trace could not be written to %1: %2</source>
        <translation>Der Trace ließ sich nicht nach %1 schreiben: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="166"/>
        <source>No recent files</source>
        <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="49"/>
        <source>&amp;File</source>
        <translation>Date&amp;i</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="50"/>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="51"/>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="52"/>
        <source>Open Plan or config.json</source>
        <translation>Plan oder config.json öffnen</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="53"/>
        <source>Open &amp;Recent</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="57"/>
        <source>&amp;Import Measurement…</source>
        <translation>&amp;Messung importieren…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="62"/>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="63"/>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="66"/>
        <source>&amp;Export Launch Files…</source>
        <translation>Startdateien &amp;exportieren…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="69"/>
        <source>Export &amp;Trace…</source>
        <translation>&amp;Trace exportieren…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="72"/>
        <source>Repor&amp;t…</source>
        <translation>Be&amp;richt…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="73"/>
        <source>Save Page as &amp;Picture…</source>
        <translation>Seite als Bil&amp;d speichern…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="76"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="80"/>
        <source>&amp;Edit</source>
        <translation>B&amp;earbeiten</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="81"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="85"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="92"/>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="94"/>
        <source>Co&amp;mmands…</source>
        <translation>Be&amp;fehle…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="96"/>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="97"/>
        <source>&amp;Pin Plan</source>
        <translation>Plan &amp;anheften</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="101"/>
        <source>&amp;View</source>
        <translation>An&amp;sicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="115"/>
        <source>&amp;Setup</source>
        <translation>&amp;Aufbau</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="120"/>
        <source>&amp;Verdict</source>
        <translation>&amp;Urteil</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="125"/>
        <source>How &amp;Computed</source>
        <translation>&amp;Rechenweg</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="132"/>
        <source>La&amp;yout</source>
        <translation>La&amp;yout</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="134"/>
        <source>Find Best &amp;Layout</source>
        <translation>Bestes &amp;Layout suchen</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="138"/>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="146"/>
        <source>&amp;New Campaign…</source>
        <translation>&amp;Neue Kampagne…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="150"/>
        <source>&amp;Open Campaign…</source>
        <translation>Kampagne ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="160"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="161"/>
        <source>&amp;Help on This Page</source>
        <translation>&amp;Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="163"/>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="166"/>
        <source>&amp;About Fivefold</source>
        <translation>&amp;Über Fivefold</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="218"/>
        <source>About Fivefold</source>
        <translation>Über Fivefold</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="220"/>
        <source>&lt;b&gt;Fivefold %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Fivefold %1&lt;/b&gt;</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="222"/>
        <source>Finds out which 5D-parallel layout trains a language model fastest on a cluster, whether it fits, and what it costs.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. Uses Qt %1.</source>
        <translation>Findet heraus, welches 5D-parallele Layout ein Sprachmodell auf einem Cluster am schnellsten trainiert, ob es passt und was es kostet.&lt;br&gt;&lt;br&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Verwendet Qt %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="26"/>
        <source>comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="31"/>
        <source>Write Report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="31"/>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="35"/>
        <source>Report written to %1</source>
        <translation>Bericht nach %1 geschrieben</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="36"/>
        <source>No report was written: %1</source>
        <translation>Kein Bericht geschrieben: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="49"/>
        <source>Save Page as Picture</source>
        <translation>Seite als Bild speichern</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="49"/>
        <source>PNG (*.png);;SVG (*.svg)</source>
        <translation>PNG (*.png);;SVG (*.svg)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="55"/>
        <source>Picture written to %1</source>
        <translation>Bild nach %1 geschrieben</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="57"/>
        <source>%1 was not written: %2</source>
        <translation>%1 wurde nicht geschrieben: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main.cpp" line="64"/>
        <source>Your unsaved plan of the last session is back.</source>
        <translation>Ihr ungesicherter Plan der letzten Sitzung ist wieder da.</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_status.cpp" line="17"/>
        <source>Nearest measured run</source>
        <translation>Nächster Messlauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_status.cpp" line="22"/>
        <source>Pinned plans</source>
        <translation>Angeheftete Pläne</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_status.cpp" line="40"/>
        <source>%n pinned</source>
        <translation>
            <numerusform>%n angeheftet</numerusform>
            <numerusform>%n angeheftet</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_status.cpp" line="40"/>
        <source>Shows the pinned plans beside the present one</source>
        <translation>Zeigt die angehefteten Pläne neben dem jetzigen</translation>
    </message>
</context>
<context>
    <name>fivefold::MeasuredPage</name>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="57"/>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="62"/>
        <source>How far predictions are from published runs will be shown here; the runs are being read.</source>
        <translation>Hier wird gezeigt, wie weit Vorhersagen von veröffentlichten Läufen entfernt sind; die Läufe werden gelesen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="70"/>
        <source>Of %1 published runs half are predicted within %2 and nine of ten within %3.</source>
        <translation>Von %1 veröffentlichten Läufen ist die Hälfte auf %2 genau vorhergesagt, neun von zehn auf %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="96"/>
        <source>Plan of a Measured Run</source>
        <translation>Plan eines Messlaufs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="100"/>
        <source>All Runs</source>
        <translation>Alle Läufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="101"/>
        <source>Nearest to This Plan</source>
        <translation>Diesem Plan am nächsten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="102"/>
        <source>Check Your Run</source>
        <translation>Eigenen Lauf prüfen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="103"/>
        <source>Views of measured runs</source>
        <translation>Ansichten der Messläufe</translation>
    </message>
</context>
<context>
    <name>fivefold::MeasuredStore</name>
    <message>
        <location filename="../app/desktop/hardware/measured_store.cpp" line="141"/>
        <source>the folder %1 cannot be made</source>
        <translation>der Ordner %1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_store.cpp" line="155"/>
        <source>The profile was not saved: %1</source>
        <translation>Das Profil wurde nicht gespeichert: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_store.cpp" line="179"/>
        <source>The profile was not removed: %1</source>
        <translation>Das Profil wurde nicht entfernt: %1</translation>
    </message>
</context>
<context>
    <name>fivefold::MemoryPage</name>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="30"/>
        <source>one micro-batch in flight</source>
        <translation>ein Mikro-Batch unterwegs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="31"/>
        <source>%1 micro-batches in flight</source>
        <translation>%1 Mikro-Batches unterwegs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="45"/>
        <source>usable %1</source>
        <translation>nutzbar %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="48"/>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="50"/>
        <source>Stage %1: %2</source>
        <translation>Stufe %1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="57"/>
        <source>fullest</source>
        <translation>am vollsten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="88"/>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="97"/>
        <source>The memory of every pipeline stage will be shown here.</source>
        <translation>Hier wird der Speicher jeder Pipeline-Stufe gezeigt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="99"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Dieser Plan lässt sich nicht berechnen; das Urteil sagt, warum.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="103"/>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="104"/>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="105"/>
        <source>optimizer states</source>
        <translation>Optimiererzustände</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="106"/>
        <source>activations of %1</source>
        <translation>Aktivierungen von %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="107"/>
        <source>logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="108"/>
        <source>buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="109"/>
        <source>NCCL&apos;s buffers</source>
        <translation>Puffer von NCCL</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="110"/>
        <source>the CUDA context</source>
        <translation>der CUDA-Kontext</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="112"/>
        <source>fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="115"/>
        <source>Eight of ten runs lie between %1 and %2.</source>
        <translation>Acht von zehn Läufen liegen zwischen %1 und %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="116"/>
        <source>Each GPU holds %1, mostly %2.</source>
        <translation>Jede GPU hält %1, vor allem %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="117"/>
        <source>Stage %1 is the fullest: %2, mostly %3.</source>
        <translation>Stufe %1 ist die vollste: %2, vor allem %3.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/memory_page.cpp" line="123"/>
        <source>%n layers</source>
        <translation>
            <numerusform>%n Schicht</numerusform>
            <numerusform>%n Schichten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="124"/>
        <source>&lt;b&gt;Stage %1&lt;/b&gt;: %2, %3; fullest %4.</source>
        <translation>&lt;b&gt;Stufe %1&lt;/b&gt;: %2, %3; am vollsten %4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="138"/>
        <location filename="../app/desktop/pages/memory_page.cpp" line="182"/>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="139"/>
        <source>Usable</source>
        <translation>Nutzbar</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="140"/>
        <source>Live between two steps</source>
        <translation>Lebt zwischen zwei Schritten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="142"/>
        <source>Live %1</source>
        <translation>Lebt %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="189"/>
        <source>Memory per pipeline stage</source>
        <translation>Speicher je Pipeline-Stufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="190"/>
        <source>Memory of the selected stage by term</source>
        <translation>Speicher der gewählten Stufe nach Posten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Held for</source>
        <translation>Gehalten für</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Memory (GiB)</source>
        <translation>Speicher (GiB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Share (%)</source>
        <translation>Anteil (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Share of the stage&apos;s total</source>
        <translation>Anteil am Gesamten der Stufe</translation>
    </message>
</context>
<context>
    <name>fivefold::MessageBar</name>
    <message>
        <location filename="../app/desktop/controls/message_bar.cpp" line="36"/>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/message_bar.cpp" line="45"/>
        <location filename="../app/desktop/controls/message_bar.cpp" line="46"/>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>fivefold::MetricGrid</name>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="117"/>
        <source>%1 to %2: %3</source>
        <translation>%1 bis %2: %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="118"/>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="120"/>
        <source>Tokens per GPU</source>
        <translation>Tokens je GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="122"/>
        <source>Model FLOPs per GPU</source>
        <translation>Modell-FLOPs je GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="124"/>
        <source>of the bf16 peak, causal attention counted half. Counted in full: %1. With recomputation (HFU): %2.</source>
        <translation>vom bf16-Peak, kausale Attention halb gezählt. Voll gezählt: %1. Mit Neuberechnung (HFU): %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="126"/>
        <source>MFU (causal)</source>
        <translation>MFU (kausal)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="128"/>
        <source>Bubble</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="129"/>
        <source>Share of the step in which a stage is idle: %1</source>
        <translation>Anteil des Schritts, in dem eine Stufe untätig ist: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="138"/>
        <source>Training time</source>
        <translation>Trainingszeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="139"/>
        <source>for %1 trillion tokens</source>
        <translation>für %1 Billionen Tokens</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="141"/>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="146"/>
        <source>No price is known for this GPU; enter one under Cluster.</source>
        <translation>Für diese GPU ist kein Preis bekannt; geben Sie einen unter Cluster ein.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="148"/>
        <source>at %1 per GPU-hour, your own price</source>
        <translation>bei %1 je GPU-Stunde, eigener Preis</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="150"/>
        <source>at %1 per GPU-hour, list price</source>
        <translation>bei %1 je GPU-Stunde, Listenpreis</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="153"/>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="158"/>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="173"/>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="159"/>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="175"/>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="167"/>
        <source>%1 of wall-clock time; your own figure</source>
        <translation>%1 der realen Zeit; eigener Wert</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="169"/>
        <source>%1 of wall-clock time: a failure every %2 h, a checkpoint every %3 min</source>
        <translation>%1 der realen Zeit: ein Ausfall alle %2 h, ein Checkpoint alle %3 min</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="172"/>
        <source>%1 of wall-clock time</source>
        <translation>%1 der realen Zeit</translation>
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
        <translation>Zum Suchen tippen</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="91"/>
        <source>Part of a model&apos;s name</source>
        <translation>Teil eines Modellnamens</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="92"/>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="94"/>
        <source>1 model</source>
        <translation>1 Modell</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/controls/model_picker.cpp" line="94"/>
        <source>%n models</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::ModelSection</name>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="30"/>
        <source>%1 T</source>
        <translation>%1&#xa0;Bio.</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="31"/>
        <source>%1 B</source>
        <translation>%1&#xa0;Mrd.</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="32"/>
        <source>%1 M</source>
        <translation>%1&#xa0;Mio.</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="38"/>
        <location filename="../app/desktop/setup/model_section.cpp" line="78"/>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="41"/>
        <source>Model preset; type to search</source>
        <translation>Modellvorlage; zum Suchen tippen</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="44"/>
        <source>Open c&amp;onfig.json…</source>
        <translation>c&amp;onfig.json öffnen…</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="45"/>
        <source>Open config.json</source>
        <translation>config.json öffnen</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="46"/>
        <source>Read the dimensions from a Hugging Face config.json; it can also be dropped on the window</source>
        <translation>Die Dimensionen aus einer config.json von Hugging Face lesen; sie lässt sich auch auf das Fenster ziehen</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="55"/>
        <source>Dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="83"/>
        <source>These dimensions do not make a model: %1</source>
        <translation>Diese Dimensionen ergeben kein Modell: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="85"/>
        <source>%1 parameters</source>
        <translation>%1 Parameter</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="86"/>
        <source>%1 parameters, %2 active</source>
        <translation>%1 Parameter, %2 aktiv</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="94"/>
        <source>%1 (own dimensions)</source>
        <translation>%1 (eigene Dimensionen)</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="98"/>
        <source>%1 parameters, %2 of them used by each token</source>
        <translation>%1 Parameter, davon %2 von jedem Token genutzt</translation>
    </message>
</context>
<context>
    <name>fivefold::NearestView</name>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="78"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Dieser Plan lässt sich nicht berechnen; das Urteil sagt, warum.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="78"/>
        <source>The published runs are being read; those nearest to this plan will be listed here.</source>
        <translation>Die veröffentlichten Läufe werden gelesen; hier stehen dann die, die diesem Plan am nächsten sind.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="90"/>
        <source>nothing that counts</source>
        <translation>nichts von Belang</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="105"/>
        <source>%1 (%2). It differs from this plan in nothing that counts.</source>
        <translation>%1 (%2). Unterscheidet sich von diesem Plan in nichts von Belang.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="106"/>
        <source>%1 (%2). From this plan to that run: %3.</source>
        <translation>%1 (%2). Von diesem Plan zu jenem Lauf: %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="123"/>
        <source>Load Its Plan</source>
        <translation>Dessen Plan laden</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="124"/>
        <source>Measured runs nearest to the plan</source>
        <translation>Messläufe, die dem Plan am nächsten sind</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="125"/>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="126"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="127"/>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="128"/>
        <source>Measured (s)</source>
        <translation>Gemessen (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="128"/>
        <source>Step time of the run</source>
        <translation>Schrittzeit des Laufs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="129"/>
        <source>Predicted (s)</source>
        <translation>Vorherges. (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="129"/>
        <source>Step time by the model, for the run&apos;s own plan</source>
        <translation>Schrittzeit nach dem Rechenmodell, für den eigenen Plan des Laufs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="130"/>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="130"/>
        <source>Predicted over measured</source>
        <translation>Vorhergesagt gegenüber gemessen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="131"/>
        <source>Differs in</source>
        <translation>Abweichend in</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="131"/>
        <source>From the present plan to the run</source>
        <translation>Vom jetzigen Plan zum Lauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="132"/>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="132"/>
        <source>How unlike the plans are: 0 alike, about 1 for one parallel degree doubled</source>
        <translation>Wie ungleich die Pläne sind: 0 gleich, etwa 1 für einen verdoppelten Parallelitätsgrad</translation>
    </message>
</context>
<context>
    <name>fivefold::NewCampaignDialog</name>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="47"/>
        <source>and the &amp;Pareto front of step time, memory and cost</source>
        <translation>und die &amp;Pareto-Front aus Schrittzeit, Speicher und Kosten</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="50"/>
        <source>&amp;Write Campaign</source>
        <translation>Kampagne &amp;schreiben</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="52"/>
        <source>New Campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="53"/>
        <source>Fastest layouts</source>
        <translation>Schnellste Layouts</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="54"/>
        <source>Pareto front</source>
        <translation>Pareto-Front</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="55"/>
        <source>Runs that teach most</source>
        <translation>Lehrreichste Läufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="56"/>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="57"/>
        <source>Launcher</source>
        <translation>Starter</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="58"/>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="59"/>
        <source>Runs at a time</source>
        <translation>Läufe zugleich</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="60"/>
        <source>Steps of a run</source>
        <translation>Schritte je Lauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="61"/>
        <source>Options of sbatch</source>
        <translation>sbatch-Optionen</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="62"/>
        <source>Before each run</source>
        <translation>Vor jedem Lauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="63"/>
        <source>Container image</source>
        <translation>Container-Image</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="64"/>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="65"/>
        <source>Login node</source>
        <translation>Login-Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="66"/>
        <source>Folder there</source>
        <translation>Ordner dort</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="67"/>
        <source>Write campaign</source>
        <translation>Kampagne schreiben</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="79"/>
        <source>this machine</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="80"/>
        <source>a folder of the campaign&apos;s name</source>
        <translation>ein Ordner mit dem Namen der Kampagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="81"/>
        <source>Runs that tell most about the constants that predictions rest on, whether they are fast or not</source>
        <translation>Läufe, die am meisten über die Konstanten verraten, auf denen Vorhersagen beruhen, ob sie schnell sind oder nicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="83"/>
        <source>Layouts come from the search: %1 were found.</source>
        <translation>Die Layouts kommen aus der Suche: %1 wurden gefunden.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="84"/>
        <source>No search has been made; one is made for the present plan, with the locked knobs as they are.</source>
        <translation>Es gibt noch keine Suche; für den jetzigen Plan wird eine gestartet, die gesperrten Regler bleiben, wie sie sind.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="87"/>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="88"/>
        <source>Choose the folder</source>
        <translation>Den Ordner wählen</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="92"/>
        <source>F&amp;older</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="96"/>
        <source>Fas&amp;test layouts</source>
        <translation>Sch&amp;nellste Layouts</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="98"/>
        <source>Runs that teach &amp;most</source>
        <translation>&amp;Lehrreichste Läufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="99"/>
        <source>&amp;Framework</source>
        <translation>&amp;Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="100"/>
        <source>&amp;Launcher</source>
        <translation>St&amp;arter</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="102"/>
        <source>Runs at a t&amp;ime</source>
        <translation>Läufe &amp;zugleich</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="103"/>
        <source>&amp;Steps of a run</source>
        <translation>Schritte &amp;je Lauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="104"/>
        <source>Options of sb&amp;atch</source>
        <translation>s&amp;batch-Optionen</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="106"/>
        <source>Container ima&amp;ge</source>
        <translation>&amp;Container-Image</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="105"/>
        <source>Before &amp;each run</source>
        <translation>&amp;Vor jedem Lauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="107"/>
        <source>&amp;Volume</source>
        <translation>Vol&amp;ume</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="108"/>
        <source>Login &amp;node</source>
        <translation>Login-&amp;Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="109"/>
        <source>Folder the&amp;re</source>
        <translation>O&amp;rdner dort</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="168"/>
        <source>Choose a folder for the campaign.</source>
        <translation>Wählen Sie einen Ordner für die Kampagne.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="169"/>
        <source>This folder holds a campaign already; choose another.</source>
        <translation>Dieser Ordner enthält schon eine Kampagne; wählen Sie einen anderen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="170"/>
        <source>Choose what to run.</source>
        <translation>Wählen Sie, was laufen soll.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="176"/>
        <source>Folder of the Campaign</source>
        <translation>Ordner der Kampagne</translation>
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
        <translation>Nächstbeste Änderung %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="72"/>
        <source>No change of one or two knobs is faster.</source>
        <translation>Keine Änderung von einem oder zwei Reglern ist schneller.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="72"/>
        <source>No change of one or two knobs makes it fit.</source>
        <translation>Keine Änderung von einem oder zwei Reglern lässt den Plan passen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="82"/>
        <source>fits, %1</source>
        <translation>passt, %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="83"/>
        <source>%1 less time</source>
        <translation>%1 weniger Zeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="86"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="87"/>
        <source>Step time %1 → %2</source>
        <translation>Schrittzeit %1 → %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="88"/>
        <source>Memory %1 → %2</source>
        <translation>Speicher %1 → %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="89"/>
        <source>With it: %1</source>
        <translation>Damit: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="91"/>
        <source>Apply: %1</source>
        <translation>Anwenden: %1</translation>
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
        <translation>Nichts fällt auf.</translation>
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
        <translation>Protokoll des Messprogramms</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="129"/>
        <source>What the probe and the libraries printed</source>
        <translation>Was das Messprogramm und die Bibliotheken ausgegeben haben</translation>
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
        <translation>Wo die Kampagne läuft</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="21"/>
        <source>Login node</source>
        <translation>Login-Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="22"/>
        <source>Folder there</source>
        <translation>Ordner dort</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="23"/>
        <source>this machine</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="24"/>
        <source>a folder of the campaign&apos;s name</source>
        <translation>ein Ordner mit dem Namen der Kampagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="25"/>
        <source>The folder is copied there with rsync, through your own ssh and its keys; records come back the same way. Nothing else leaves this machine.</source>
        <translation>Der Ordner wird mit rsync dorthin kopiert, über Ihr eigenes ssh und dessen Schlüssel; Aufzeichnungen kommen auf demselben Weg zurück. Sonst verlässt nichts diesen Rechner.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="30"/>
        <source>&amp;Login node</source>
        <translation>&amp;Login-Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="31"/>
        <source>&amp;Folder there</source>
        <translation>&amp;Ordner dort</translation>
    </message>
</context>
<context>
    <name>fivefold::PlacementPage</name>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="97"/>
        <source>Placement</source>
        <translation>Platzierung</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="103"/>
        <source>Which GPUs talk to each other, and over which links, will be shown here.</source>
        <translation>Hier wird gezeigt, welche GPUs miteinander reden und über welche Verbindungen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="104"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Dieser Plan lässt sich nicht berechnen; das Urteil sagt, warum.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="118"/>
        <source>%1 ranks on one node</source>
        <translation>%1 Ranks auf einem Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="118"/>
        <source>%1 ranks on %2 nodes</source>
        <translation>%1 Ranks auf %2 Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="119"/>
        <source>%1; no rank needs another.</source>
        <translation>%1; kein Rank braucht einen anderen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="120"/>
        <source>%1; inside NVLink: %2; nothing crosses the network.</source>
        <translation>%1; innerhalb NVLink: %2; nichts geht über das Netz.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="121"/>
        <source>%1; across the network: %2.</source>
        <translation>%1; über das Netz: %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="122"/>
        <source>%1; inside NVLink: %2; across the network: %3.</source>
        <translation>%1; innerhalb NVLink: %2; über das Netz: %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="128"/>
        <source>&quot;%1&quot; is no order: it must name tp, cp, ep, dp and pp once each, the fastest first, such as %2.</source>
        <translation>„%1“ ist keine Reihenfolge: Sie muss tp, cp, ep, dp und pp je einmal nennen, die schnellste zuerst, etwa %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="146"/>
        <source>Order of ranks %1</source>
        <translation>Reihenfolge der Ranks %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="208"/>
        <source>NVLink domain %1</source>
        <translation>NVLink-Domäne %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="208"/>
        <source>node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="248"/>
        <source>Rank %1</source>
        <translation>Rank %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="258"/>
        <source>The ranks of this layout cannot be drawn: its degrees do not divide, or there are too many of them.</source>
        <translation>Die Ranks dieses Layouts lassen sich nicht zeichnen: Seine Grade gehen nicht auf, oder es sind zu viele.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="260"/>
        <source>In this order the experts of a pipeline stage would sit on other ranks than the rest of its layers; frameworks refuse it. With pipeline parallelism not last, expert data parallel must be as large as data parallel.</source>
        <translation>In dieser Reihenfolge säßen die Experten einer Pipeline-Stufe auf anderen Ranks als ihre übrigen Schichten; Frameworks lehnen das ab. Steht die Pipelineparallelität nicht zuletzt, muss die Experten-Datenparallelität so groß sein wie die Datenparallelität.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="264"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="297"/>
        <source>The usual order, of Megatron-LM, nanotron, torchtitan, accelerate and DeepSpeed.</source>
        <translation>Die übliche Reihenfolge, von Megatron-LM, nanotron, torchtitan, accelerate und DeepSpeed.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="266"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="298"/>
        <source>Megatron-LM&apos;s --use-tp-pp-dp-mapping, and the order of Llama 3.</source>
        <translation>--use-tp-pp-dp-mapping von Megatron-LM und die Reihenfolge von Llama 3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="272"/>
        <source>In this order a step takes %1, as in the usual one.</source>
        <translation>In dieser Reihenfolge dauert ein Schritt %1, wie in der üblichen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="274"/>
        <source>In this order a step takes %1, %2 longer than in the usual one.</source>
        <translation>In dieser Reihenfolge dauert ein Schritt %1, %2 länger als in der üblichen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="275"/>
        <source>In this order a step takes %1, %2 less than in the usual one.</source>
        <translation>In dieser Reihenfolge dauert ein Schritt %1, %2 weniger als in der üblichen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_page.cpp" line="278"/>
        <source>One square stands for %n GPUs.</source>
        <translation>
            <numerusform>Ein Quadrat steht für %n GPU.</numerusform>
            <numerusform>Ein Quadrat steht für %n GPUs.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="291"/>
        <source>Colour by</source>
        <translation>Farbe nach</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="292"/>
        <source>Order of ranks</source>
        <translation>Rank-Folge</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="293"/>
        <source>Groups that share a colour</source>
        <translation>Gruppen mit gemeinsamer Farbe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="294"/>
        <source>Ranks of one colour that lie together in a pattern are one group; the group of the chosen rank is outlined.</source>
        <translation>Ranks einer Farbe, die in einem Muster beieinander liegen, sind eine Gruppe; die Gruppe des gewählten Ranks ist umrandet.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="295"/>
        <source>Order of ranks, fastest dimension first</source>
        <translation>Reihenfolge der Ranks, schnellste Dimension zuerst</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="296"/>
        <source>The dimension whose neighbours get neighbouring ranks comes first. Any order of tp, cp, ep, dp and pp can be typed.</source>
        <translation>Zuerst kommt die Dimension, deren Nachbarn benachbarte Ranks erhalten. Jede Reihenfolge von tp, cp, ep, dp und pp lässt sich eingeben.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="299"/>
        <source>Use</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="300"/>
        <source>The plan takes this order of ranks; every page then counts with it.</source>
        <translation>Der Plan übernimmt diese Reihenfolge der Ranks; jede Seite rechnet dann damit.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="301"/>
        <source>Use this order of ranks</source>
        <translation>Diese Reihenfolge der Ranks übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="302"/>
        <source>GPUs by node</source>
        <translation>GPUs nach Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="303"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="305"/>
        <source>Groups by link</source>
        <translation>Gruppen nach Verbindung</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="304"/>
        <source>Groups of the chosen rank</source>
        <translation>Gruppen des gewählten Ranks</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="306"/>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
</context>
<context>
    <name>fivefold::ProbeControls</name>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="120"/>
        <source>%1: %2, %3</source>
        <comment>number of a GPU, its name and memory</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="139"/>
        <source>All %n GPU(s)</source>
        <translation>
            <numerusform>Die %n GPU</numerusform>
            <numerusform>Alle %n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="139"/>
        <source>GPU %1</source>
        <comment>one or more numbers</comment>
        <translation>
            <numerusform>GPU %1</numerusform>
            <numerusform>GPUs %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="144"/>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="144"/>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="146"/>
        <source>Ends the measurement and keeps what it has brought so far</source>
        <translation>Beendet die Messung und behält, was sie bisher ergeben hat</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="146"/>
        <source>Measures this machine&apos;s GPUs and their links; best while nothing else runs on them</source>
        <translation>Misst die GPUs dieses Rechners und ihre Verbindungen; am besten, während nichts anderes darauf läuft</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="161"/>
        <source>Looking for GPUs</source>
        <translation>Sucht nach GPUs</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="162"/>
        <source>Stopping</source>
        <translation>Stoppt</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="163"/>
        <source>Starting</source>
        <translation>Startet</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="164"/>
        <source>Part %1 of %2, %3</source>
        <translation>Teil %1 von %2, %3</translation>
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
        <translation>Umfang</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="170"/>
        <source>Full, about a minute</source>
        <translation>Voll, etwa eine Minute</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="171"/>
        <source>Quick, 15 seconds</source>
        <translation>Schnell, 15 Sekunden</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="172"/>
        <source>Extent of the measurement</source>
        <translation>Umfang der Messung</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="173"/>
        <source>The quick one measures fewer shapes and sizes</source>
        <translation>Die schnelle misst weniger Formen und Größen</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="174"/>
        <source>GPUs to measure</source>
        <translation>Zu messende GPUs</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="175"/>
        <source>Which GPUs are measured</source>
        <translation>Welche GPUs gemessen werden</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="176"/>
        <source>Progress of the measurement</source>
        <translation>Fortschritt der Messung</translation>
    </message>
</context>
<context>
    <name>fivefold::ProductLines</name>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="43"/>
        <source>GPUs of the cluster = data × tensor × pipeline × context parallel ranks</source>
        <translation>GPUs des Clusters = daten- × tensor- × pipeline- × kontextparallele Ranks</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="44"/>
        <source>Sequences per step = data-parallel ranks × gradient accumulation × micro-batch</source>
        <translation>Sequenzen je Schritt = datenparallele Ranks × Gradientenakkumulation × Mikro-Batch</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="46"/>
        <source>GPUs of a pipeline stage, TP × CP × DP, seen by the experts: expert data × expert tensor × expert parallel ranks</source>
        <translation>GPUs einer Pipeline-Stufe, TP × CP × DP, aus Sicht der Experten: experten-daten- × experten-tensor- × expertenparallele Ranks</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="58"/>
        <source>%1 GPUs %2 DP %3 × TP %4 × PP %5 × CP %6</source>
        <translation>%1 GPUs %2 DP %3 × TP %4 × PP %5 × CP %6</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="61"/>
        <source>batch %1 %2 %3 × %4 × %5</source>
        <translation>Batch %1 %2 %3 × %4 × %5</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="65"/>
        <source>experts %1 = EDP %2 × ETP %3 × EP %4</source>
        <translation>Experten %1 = EDP %2 × ETP %3 × EP %4</translation>
    </message>
</context>
<context>
    <name>fivefold::ProductsView</name>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="54"/>
        <source>How fast matrix products of training shapes run, by precision and beside the dense peak, will be shown here.</source>
        <translation>Hier wird gezeigt, wie schnell Matrixprodukte mit Formen aus dem Training laufen, nach Genauigkeit und neben dem Dense-Peak.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="59"/>
        <source>Rows are the weights (outputs n × inputs k), columns the tokens m; in the cells %1 and the share of the dense peak.</source>
        <translation>Zeilen sind die Gewichte (Ausgaben n × Eingaben k), Spalten die Tokens m; in den Zellen stehen %1 und der Anteil am Dense-Peak.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="63"/>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="64"/>
        <source>Precision of the products</source>
        <translation>Genauigkeit der Produkte</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="65"/>
        <source>Rate of matrix products by shape</source>
        <translation>Rate der Matrixprodukte nach Form</translation>
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
        <translation>Grund</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="124"/>
        <source>Layouts</source>
        <translation>Layouts</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="124"/>
        <source>Share (%)</source>
        <translation>Anteil (%)</translation>
    </message>
</context>
<context>
    <name>fivefold::ResidualPlot</name>
    <message numerus="yes">
        <location filename="../app/desktop/charts/residual_plot.cpp" line="145"/>
        <source>%n runs</source>
        <translation>
            <numerusform>%n Lauf</numerusform>
            <numerusform>%n Läufe</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot.cpp" line="150"/>
        <source>Measured (%1)	Predicted (%1)</source>
        <translation>Gemessen (%1)	Vorhergesagt (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="107"/>
        <source>predicted (%1)</source>
        <translation>vorhergesagt (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="107"/>
        <source>predicted over measured</source>
        <translation>vorhergesagt gegenüber gemessen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="110"/>
        <source>%n beyond the edge</source>
        <translation>
            <numerusform>%n jenseits des Rands</numerusform>
            <numerusform>%n jenseits des Rands</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="112"/>
        <source>measured step time (%1)</source>
        <translation>gemessene Schrittzeit (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="135"/>
        <source>±10 %</source>
        <translation>±10&#xa0;%</translation>
    </message>
</context>
<context>
    <name>fivefold::ResidualsView</name>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="173"/>
        <source>%1 was not read: %2</source>
        <translation>%1 wurde nicht gelesen: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/residuals_view.cpp" line="177"/>
        <source>%n run(s) of your own are shown as yours.</source>
        <translation>
            <numerusform>%n eigener Lauf wird als Ihrer gezeigt.</numerusform>
            <numerusform>%n eigene Läufe werden als Ihre gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="189"/>
        <source>the run did not finish</source>
        <translation>der Lauf wurde nicht fertig</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="190"/>
        <source>neither step_time_s nor tokens_per_s_per_gpu is stated</source>
        <translation>weder step_time_s noch tokens_per_s_per_gpu ist angegeben</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="191"/>
        <source>its software was in a broken state</source>
        <translation>seine Software war in einem defekten Zustand</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="192"/>
        <source>the plan cannot be computed</source>
        <translation>der Plan lässt sich nicht berechnen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="193"/>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="193"/>
        <source>and more</source>
        <translation>und weitere</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="196"/>
        <source>%1: all %2 runs are shown as yours.</source>
        <translation>%1: Alle %2 Läufe werden als Ihre gezeigt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="197"/>
        <source>%1: %2 of %3 runs are shown as yours; %4.</source>
        <translation>%1: %2 von %3 Läufen werden als Ihre gezeigt; %4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="202"/>
        <source>Open Runs</source>
        <translation>Läufe öffnen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="202"/>
        <source>Tables of runs (*.csv);;All files (*)</source>
        <translation>Tabellen mit Läufen (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="240"/>
        <source>Yours</source>
        <translation>Ihre</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="241"/>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="251"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="256"/>
        <source>others (%1)</source>
        <translation>andere (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="286"/>
        <source>All published</source>
        <translation>Alle veröffentlichten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="292"/>
        <source>%1: measured %2, predicted %3 (%4).</source>
        <translation>%1: gemessen %2, vorhergesagt %3 (%4).</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="298"/>
        <source>Point at a run, or walk along them with the arrow keys.</source>
        <translation>Zeigen Sie auf einen Lauf, oder gehen Sie mit den Pfeiltasten die Läufe entlang.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="332"/>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="333"/>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="342"/>
        <source>Colour by</source>
        <translation>Farbe nach</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="334"/>
        <source>predicted against measured</source>
        <translation>vorhergesagt gegen gemessen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="335"/>
        <source>error against measured</source>
        <translation>Fehler gegen gemessen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="336"/>
        <source>source</source>
        <translation>Quelle</translation>
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
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="339"/>
        <source>All frameworks</source>
        <translation>Alle Frameworks</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="340"/>
        <source>All GPUs</source>
        <translation>Alle GPUs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="341"/>
        <source>Axes of the plot</source>
        <translation>Achsen des Diagramms</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="343"/>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="345"/>
        <source>Open Runs…</source>
        <translation>Läufe öffnen…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="346"/>
        <source>Your own runs, in a CSV file with the columns of the published ones; they are drawn as stars.</source>
        <translation>Ihre eigenen Läufe, in einer CSV-Datei mit den Spalten der veröffentlichten; sie werden als Sterne gezeichnet.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="347"/>
        <source>Load Its Plan</source>
        <translation>Dessen Plan laden</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="348"/>
        <source>Predicted and measured step times of the runs</source>
        <translation>Vorhergesagte und gemessene Schrittzeiten der Läufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="349"/>
        <source>Errors by group</source>
        <translation>Fehler nach Gruppen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="350"/>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="351"/>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="352"/>
        <source>Median (%)</source>
        <translation>Median (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="352"/>
        <source>Median size of the error, predicted over measured</source>
        <translation>Median des Fehlerbetrags, vorhergesagt gegenüber gemessen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="353"/>
        <source>Mean (%)</source>
        <translation>Mittel (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="353"/>
        <source>Mean size of the error</source>
        <translation>Mittlerer Fehlerbetrag</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="354"/>
        <source>p90 (%)</source>
        <translation>p90 (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="354"/>
        <source>Nine of ten errors are smaller</source>
        <translation>Neun von zehn Fehlern sind kleiner</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="355"/>
        <source>Bias (%)</source>
        <translation>Bias (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="355"/>
        <source>Mean error with its sign: positive where predictions are too slow</source>
        <translation>Mittlerer Fehler mit Vorzeichen: positiv, wo Vorhersagen zu langsam sind</translation>
    </message>
</context>
<context>
    <name>fivefold::RuleList</name>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="28"/>
        <source>Dimensions that a model of this size wants</source>
        <translation>Dimensionen, die ein Modell dieser Größe verlangt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="29"/>
        <source>What to try when memory is over, in this order</source>
        <translation>Was bei zu wenig Speicher zu versuchen ist, in dieser Reihenfolge</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="30"/>
        <source>Global batch</source>
        <translation>Gesamt-Batch</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="31"/>
        <source>Throughput, by priority</source>
        <translation>Durchsatz, nach Priorität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="32"/>
        <source>Decision tree</source>
        <translation>Entscheidungsbaum</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="33"/>
        <source>Typical configurations</source>
        <translation>Typische Konfigurationen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="34"/>
        <source>Checklist</source>
        <translation>Checkliste</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="35"/>
        <source>Red flags</source>
        <translation>Warnzeichen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="45"/>
        <source>All rules of thumb</source>
        <translation>Alle Faustregeln</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="80"/>
        <source>Checklist %1 of %2, no red flag</source>
        <translation>Checkliste %1 von %2, kein Warnzeichen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/rule_list.cpp" line="80"/>
        <source>Checklist %1 of %2, %n red flag(s)</source>
        <translation>
            <numerusform>Checkliste %1 von %2, %n Warnzeichen</numerusform>
            <numerusform>Checkliste %1 von %2, %n Warnzeichen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="103"/>
        <source>In order</source>
        <translation>In Ordnung</translation>
    </message>
</context>
<context>
    <name>fivefold::RunsPage</name>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="233"/>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="84"/>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="245"/>
        <source>Open Campaign</source>
        <translation>Kampagne öffnen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="258"/>
        <location filename="../app/desktop/pages/runs_page.cpp" line="259"/>
        <source>campaign %1</source>
        <comment>name of a folder</comment>
        <translation>Kampagne %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="280"/>
        <source>Write Campaign Report</source>
        <translation>Kampagnenbericht schreiben</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="281"/>
        <source>PDF (*.pdf);;HTML (*.html);;CSV (*.csv)</source>
        <translation>PDF (*.pdf);;HTML (*.html);;CSV (*.csv)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="319"/>
        <source>This is the present layout.</source>
        <translation>Dies ist das jetzige Layout.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="320"/>
        <source>Layout of a run</source>
        <translation>Layout eines Laufs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="321"/>
        <source>The layout of run %1 is in the knobs; Undo brings the old one back.</source>
        <translation>Das Layout von Lauf %1 steht in den Reglern; Rückgängig holt das alte zurück.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="357"/>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="88"/>
        <source>Point at a run, or walk along them with the arrow keys.</source>
        <translation>Zeigen Sie auf einen Lauf, oder gehen Sie sie mit den Pfeiltasten durch.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="401"/>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="89"/>
        <source>Choose a run in the table; its log is shown here.</source>
        <translation>Wählen Sie einen Lauf in der Tabelle; hier wird sein Protokoll gezeigt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="401"/>
        <source>This run has no log yet.</source>
        <translation>Dieser Lauf hat noch kein Protokoll.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="407"/>
        <source>Run %1, attempt %2: %3</source>
        <translation>Lauf %1, Versuch %2: %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="19"/>
        <source>No campaign is open.</source>
        <translation>Keine Kampagne ist geöffnet.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="25"/>
        <source>Opening the campaign…</source>
        <translation>Kampagne wird geöffnet…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="26"/>
        <source>Choosing layouts and writing the campaign…</source>
        <translation>Layouts werden gewählt und die Kampagne geschrieben…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="27"/>
        <source>Copying the campaign…</source>
        <translation>Kampagne wird kopiert…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="28"/>
        <source>Submitting…</source>
        <translation>Wird abgeschickt…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="29"/>
        <source>Stopping…</source>
        <translation>Wird gestoppt…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="30"/>
        <source>Reading logs…</source>
        <translation>Protokolle werden gelesen…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="31"/>
        <source>Learning from the results…</source>
        <translation>Aus den Ergebnissen wird gelernt…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="32"/>
        <source>Writing the report…</source>
        <translation>Bericht wird geschrieben…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="36"/>
        <source>%1; %2</source>
        <comment>GPU-hours spent, which constants are in use</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="41"/>
        <source>the estimates use the built-in constants</source>
        <translation>die Schätzungen nutzen die eingebauten Konstanten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="42"/>
        <source>the estimates use the profile &quot;%1&quot;</source>
        <translation>die Schätzungen nutzen das Profil „%1“</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="48"/>
        <source>Resubmit %n run(s)</source>
        <translation>
            <numerusform>%n Lauf wiederholen</numerusform>
            <numerusform>%n Läufe wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="48"/>
        <source>Resubmit failed</source>
        <translation>Gescheiterte wiederholen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="49"/>
        <source>Stop %n run(s)</source>
        <translation>
            <numerusform>%n Lauf stoppen</numerusform>
            <numerusform>%n Läufe stoppen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="49"/>
        <source>Stop all</source>
        <translation>Alle stoppen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="50"/>
        <source>Use layout</source>
        <translation>Layout übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="50"/>
        <source>Use best layout</source>
        <translation>Bestes übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="54"/>
        <source>A campaign tries the best layouts of a search on the real cluster: a folder with launch files for each run, which Slurm, SkyPilot or Kubernetes works through. What comes back is held against the predictions, failures are told apart, and what was measured ranks the rest anew. Make one from the search, or open the folder of one.</source>
        <translation>Eine Kampagne erprobt die besten Layouts einer Suche auf dem echten Cluster: für jeden Lauf ein Ordner mit Startdateien, die Slurm, SkyPilot oder Kubernetes abarbeitet. Was zurückkommt, wird gegen die Vorhersagen gehalten, Ausfälle werden unterschieden, und das Gemessene ordnet den Rest neu. Erstellen Sie eine aus der Suche, oder öffnen Sie den Ordner einer vorhandenen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="57"/>
        <source>New campaign…</source>
        <translation>Neue Kampagne…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="58"/>
        <source>Open campaign…</source>
        <translation>Kampagne öffnen…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="59"/>
        <source>Submit</source>
        <translation>Abschicken</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="60"/>
        <source>Submits every run that is neither done nor queued; safe to repeat</source>
        <translation>Schickt jeden Lauf ab, der weder fertig noch eingereiht ist; lässt sich gefahrlos wiederholen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="61"/>
        <source>Submits the chosen runs once more, or all that failed</source>
        <translation>Schickt die gewählten Läufe noch einmal ab, oder alle gescheiterten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="62"/>
        <source>Cancels queued and running runs, the chosen ones or all</source>
        <translation>Bricht eingereihte und laufende Läufe ab, die gewählten oder alle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="63"/>
        <source>Collect</source>
        <translation>Einsammeln</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="64"/>
        <source>Reads all logs anew and writes results.csv and results.json into the folder; also while runs go on</source>
        <translation>Liest alle Protokolle neu und schreibt results.csv und results.json in den Ordner; auch während noch Läufe laufen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="65"/>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="66"/>
        <source>Keeps the results among your own runs, refits the profile, and leaves out runs that cannot be the best any more</source>
        <translation>Legt die Ergebnisse unter Ihren eigenen Läufen ab, passt das Profil neu an und lässt Läufe aus, die nicht mehr die besten sein können</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="67"/>
        <source>Puts the chosen layout, or the fastest measured, into the knobs; Undo brings the old one back</source>
        <translation>Setzt das gewählte Layout, oder das schnellste gemessene, in die Regler; Rückgängig holt das alte zurück</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="68"/>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="69"/>
        <source>Where it runs…</source>
        <translation>Wo sie läuft…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="70"/>
        <source>On this machine, or on a login node through your own ssh</source>
        <translation>Auf diesem Rechner oder über Ihr eigenes ssh auf einem Login-Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="71"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="72"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="73"/>
        <source>Use this profile</source>
        <translation>Profil übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="74"/>
        <source>The estimates take the refitted constants from now on, in every plan; Undo brings the old ones back</source>
        <translation>Die Schätzungen übernehmen von jetzt an die neu angepassten Konstanten, in jedem Plan; Rückgängig holt die alten zurück</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="75"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="76"/>
        <source>Close the message</source>
        <translation>Die Meldung schließen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="77"/>
        <source>Copy the command</source>
        <translation>Den Befehl kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="78"/>
        <source>Command to type</source>
        <translation>Einzugebender Befehl</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="79"/>
        <source>Runs that have ended</source>
        <translation>Beendete Läufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="80"/>
        <source>Runs of the campaign</source>
        <translation>Läufe der Kampagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="81"/>
        <source>Predicted and measured step times of the campaign&apos;s runs</source>
        <translation>Vorhergesagte und gemessene Schrittzeiten der Läufe der Kampagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="82"/>
        <source>Log of the chosen run</source>
        <translation>Protokoll des gewählten Laufs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="83"/>
        <source>Views of the campaign</source>
        <translation>Ansichten der Kampagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="85"/>
        <source>Measured and Predicted</source>
        <translation>Gemessen und vorhergesagt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="86"/>
        <source>Log</source>
        <translation>Protokoll</translation>
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
        <translation>Skalierung</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="135"/>
        <source>The plan on other numbers of nodes, and what more hardware would buy, will be shown here.</source>
        <translation>Hier wird gezeigt, wie der Plan auf anderen Knotenzahlen liefe und was mehr Hardware brächte.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="136"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Dieser Plan lässt sich nicht berechnen; das Urteil sagt, warum.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="138"/>
        <source>On %1 this plan reaches an MFU of %2 and takes %3 days.</source>
        <translation>Auf %1 erreicht dieser Plan eine MFU von %2 und braucht %3 Tage.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="246"/>
        <source>Plan on %1</source>
        <translation>Plan auf %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="255"/>
        <source>Nodes must be a list of up to 32 whole numbers from 1 on, such as 1 2 4 8.</source>
        <translation>Knoten muss eine Liste von bis zu 32 ganzen Zahlen ab 1 sein, etwa 1 2 4 8.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="259"/>
        <source>Choose a point to read all about it.</source>
        <translation>Wählen Sie einen Punkt, um alles über ihn zu lesen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="279"/>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="280"/>
        <source>What the lines show</source>
        <translation>Was die Linien zeigen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="281"/>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="282"/>
        <source>Whether the batch grows with the nodes</source>
        <translation>Ob der Batch mit den Knoten wächst</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="283"/>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="284"/>
        <source>Numbers of nodes to look at</source>
        <translation>Zu betrachtende Knotenzahlen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="285"/>
        <source>Numbers of nodes with spaces or commas between them; empty for those around the plan&apos;s.</source>
        <translation>Knotenzahlen, durch Leerzeichen oder Kommas getrennt; leer für die um die des Plans.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="286"/>
        <source>Find Best Layouts</source>
        <translation>Beste Layouts suchen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="287"/>
        <source>Searches the fastest layout on each number of nodes, with a tenth of the memory free.</source>
        <translation>Sucht das schnellste Layout auf jeder Knotenzahl, wobei ein Zehntel des Speichers frei bleibt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="288"/>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="289"/>
        <source>Points that are found stay.</source>
        <translation>Gefundene Punkte bleiben.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="290"/>
        <source>Numbers of nodes searched</source>
        <translation>Durchsuchte Knotenzahlen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="291"/>
        <source>The plan on other numbers of nodes</source>
        <translation>Der Plan auf anderen Knotenzahlen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="292"/>
        <source>Use This Plan</source>
        <translation>Diesen Plan übernehmen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="293"/>
        <source>Takes nodes and layout of the chosen point into the plan; Enter or a double click does the same.</source>
        <translation>Übernimmt Knoten und Layout des gewählten Punkts in den Plan; Eingabetaste oder Doppelklick tun dasselbe.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="294"/>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="295"/>
        <source>Puts the plan of the chosen point aside to compare.</source>
        <translation>Legt den Plan des gewählten Punkts zum Vergleich beiseite.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="296"/>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="298"/>
        <source>What more hardware would buy</source>
        <translation>Was mehr Hardware brächte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="297"/>
        <source>Plans by number of nodes</source>
        <translation>Pläne nach Knotenzahl</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="299"/>
        <source>Numbers of nodes</source>
        <translation>Knotenzahlen</translation>
    </message>
</context>
<context>
    <name>fivefold::SearchControls</name>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="123"/>
        <source>Schedules, ZeRO stages and ways to deal layers that the plan&apos;s framework has. Without it also what other frameworks have.</source>
        <translation>Abläufe, ZeRO-Stufen und Aufteilungen der Schichten, die das Framework des Plans hat. Ohne dies auch, was andere Frameworks haben.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="127"/>
        <source>Find</source>
        <translation>Suche nach</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="128"/>
        <source>What the best layout has most or least of</source>
        <translation>Wovon das beste Layout am meisten oder wenigsten hat</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="131"/>
        <source>Headroom</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="132"/>
        <source>Memory that must stay free, percent</source>
        <translation>Speicher, der frei bleiben muss, in Prozent</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="133"/>
        <source>Share of a GPU&apos;s usable memory that must stay free.</source>
        <translation>Anteil am nutzbaren Speicher einer GPU, der frei bleiben muss.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="134"/>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="135"/>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="136"/>
        <source>Numbers of nodes to search</source>
        <translation>Zu durchsuchende Knotenzahlen</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="137"/>
        <source>Other numbers of nodes are doubled from the first one on: 2, 4, 8 ... The global batch stays as it is.</source>
        <translation>Andere Knotenzahlen verdoppeln sich ab der ersten: 2, 4, 8 ... Der Gesamt-Batch bleibt, wie er ist.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="138"/>
        <source>as in the plan</source>
        <translation>wie im Plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="139"/>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="141"/>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="142"/>
        <source>Fewest nodes</source>
        <translation>Wenigste Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="143"/>
        <source>Most nodes</source>
        <translation>Meiste Knoten</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="144"/>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="145"/>
        <source>Longest training, days</source>
        <translation>Längstes Training, Tage</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="146"/>
        <source>Longest wall-clock time for the plan&apos;s tokens. Zero: any.</source>
        <translation>Längste reale Zeit für die Tokens des Plans. Null: beliebig.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="147"/>
        <location filename="../app/desktop/search/search_controls.cpp" line="152"/>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="148"/>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="149"/>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="150"/>
        <source>Most dollars for the training</source>
        <translation>Höchstbetrag für das Training in Dollar</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="151"/>
        <source>Most dollars for the plan&apos;s tokens at the price per GPU-hour. Zero: any.</source>
        <translation>Höchstbetrag in Dollar für die Tokens des Plans beim Preis je GPU-Stunde. Null: beliebig.</translation>
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
        <translation>Nur, was das Framework ausführen kann</translation>
    </message>
</context>
<context>
    <name>fivefold::SearchPage</name>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="88"/>
        <source>The search ended early: %1</source>
        <translation>Die Suche endete vorzeitig: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/search_page.cpp" line="94"/>
        <source>%n row(s) copied</source>
        <translation>
            <numerusform>%n Zeile kopiert</numerusform>
            <numerusform>%n Zeilen kopiert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="96"/>
        <source>Table written to %1</source>
        <translation>Tabelle nach %1 geschrieben</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="97"/>
        <source>The table was not written to %1: %2</source>
        <translation>Die Tabelle wurde nicht nach %1 geschrieben: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="158"/>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="170"/>
        <source>%1 layouts</source>
        <translation>%1 Layouts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="159"/>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="195"/>
        <source>Locked, so the search leaves them as they are: %1.</source>
        <translation>Gesperrt und von der Suche nicht verändert: %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="222"/>
        <source>Memory of the fullest stage</source>
        <translation>Speicher der vollsten Stufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="223"/>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="223"/>
        <source>Tokens per second</source>
        <translation>Tokens pro Sekunde</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="239"/>
        <source>usable %1</source>
        <translation>nutzbar %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="240"/>
        <source>with %1 headroom</source>
        <translation>mit %1 Reserve</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="241"/>
        <source>Pareto front</source>
        <translation>Pareto-Front</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="242"/>
        <source>present plan</source>
        <translation>jetziger Plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="247"/>
        <source>%1 layouts by memory and speed; %2 are on the Pareto front. Left and Right walk along it.</source>
        <translation>%1 Layouts nach Speicher und Tempo; %2 liegen auf der Pareto-Front. Links und Rechts gehen sie entlang.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="259"/>
        <source>This is the present layout.</source>
        <translation>Dies ist das jetzige Layout.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="260"/>
        <source>Layout %1 of the search</source>
        <translation>Layout %1 der Suche</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="261"/>
        <source>Layout %1 is in the knobs; Undo brings the old one back.</source>
        <translation>Layout %1 steht in den Reglern; Rückgängig holt das alte zurück.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="269"/>
        <source>Pinned: %1</source>
        <translation>Angeheftet: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="269"/>
        <source>Pinned already: %1</source>
        <translation>Schon angeheftet: %1</translation>
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
        <translation>Suche</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="105"/>
        <source>Trying every layout of this model on this cluster.</source>
        <translation>Jedes Layout dieses Modells auf diesem Cluster wird versucht.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="106"/>
        <source>No search has run yet: which layout of this model on this cluster is best is still open.</source>
        <translation>Noch keine Suche: Welches Layout dieses Modells auf diesem Cluster das beste ist, ist offen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="108"/>
        <source>None of %1 layouts meets the limits.</source>
        <translation>Keines von %1 Layouts hält die Grenzen ein.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="113"/>
        <source>Least memory: %1, %2 on the fullest stage, in %3.</source>
        <translation>Minimaler Speicher: %1, %2 auf der vollsten Stufe, in %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="114"/>
        <source>Cheapest: %1, %2 for the plan&apos;s tokens.</source>
        <translation>Am günstigsten: %1, %2 für die Tokens des Plans.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="115"/>
        <source>Highest MFU: %1, %2, in %3.</source>
        <translation>Höchste MFU: %1, %2, in %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="116"/>
        <source>Fastest: %1 in %2.</source>
        <translation>Am schnellsten: %1 in %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="119"/>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="126"/>
        <source>The present layout does not meet the limits.</source>
        <translation>Das jetzige Layout hält die Grenzen nicht ein.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="127"/>
        <source>The present layout is the best.</source>
        <translation>Das jetzige Layout ist das beste.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="128"/>
        <source>The present layout is number %1 of %2.</source>
        <translation>Das jetzige Layout ist Nummer %1 von %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="129"/>
        <source>The present layout is number %1 of those that fit.</source>
        <translation>Das jetzige Layout ist Nummer %1 unter denen, die passen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="130"/>
        <source>The present layout is not among the best %1.</source>
        <translation>Das jetzige Layout ist nicht unter den besten %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="135"/>
        <source>Here will be every layout that obeys the rules and fits, in a table and as memory against speed, and why the others were rejected. Run starts the search; the plan stays as it is until you choose a layout.</source>
        <translation>Hier steht dann jedes Layout, das die Regeln einhält und passt, in einer Tabelle und als Speicher gegen Tempo, und warum die anderen verworfen wurden. Starten beginnt die Suche; der Plan bleibt, wie er ist, bis Sie ein Layout wählen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="137"/>
        <source>There is no layout to try: GPUs and batch do not multiply out with what is locked.</source>
        <translation>Es gibt kein Layout zu versuchen: GPUs und Batch gehen mit dem Gesperrten nicht auf.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="138"/>
        <source>Nothing meets the limits. The bars show what was in the way; less headroom, more nodes or fewer locks leave more.</source>
        <translation>Nichts hält die Grenzen ein. Die Balken unter „Verworfen“ zeigen, was im Weg war; weniger Reserve, mehr Knoten oder weniger Sperren lassen mehr übrig.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="143"/>
        <source>%1 layouts in %2</source>
        <comment>layouts, seconds</comment>
        <translation>%1 Layouts in %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="144"/>
        <source>all %1 that meet the limits are listed</source>
        <translation>alle %1, die die Grenzen einhalten, sind aufgeführt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="145"/>
        <source>%1 fit; the best %2 and the Pareto front are listed</source>
        <translation>%1 passen; die besten %2 und die Pareto-Front sind aufgeführt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="147"/>
        <source>Stopped: %1; %2.</source>
        <translation>Gestoppt: %1; %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="148"/>
        <source>%1; %2.</source>
        <comment>counts of a search</comment>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="154"/>
        <source>The model, cluster or training has changed since. These layouts belong to the plan as it was; using one brings that back.</source>
        <translation>Modell, Cluster oder Training haben sich seither geändert. Diese Layouts gehören zum früheren Plan; wer eines übernimmt, holt ihn zurück.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="155"/>
        <source>The measured values in use have changed since this search.</source>
        <translation>Die Messwerte in Gebrauch haben sich seit dieser Suche geändert.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="156"/>
        <source>What is searched or locked has changed since this search.</source>
        <translation>Was gesucht wird oder gesperrt ist, hat sich seit dieser Suche geändert.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="160"/>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="160"/>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="162"/>
        <source>Ends the search with what it has found so far (Esc)</source>
        <translation>Beendet die Suche mit dem bisher Gefundenen (Esc)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="162"/>
        <source>Tries every layout (F5)</source>
        <translation>Versucht jedes Layout (F5)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="173"/>
        <source>%1, %2, best %3</source>
        <translation>%1, %2, bestes %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="173"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="189"/>
        <source>fullest: %1</source>
        <translation>am vollsten: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="193"/>
        <source>%1 of %2 layouts were rejected, for %n reason(s).</source>
        <translation>
            <numerusform>%1 von %2 Layouts wurden verworfen, aus %n Grund.</numerusform>
            <numerusform>%1 von %2 Layouts wurden verworfen, aus %n Gründen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="201"/>
        <source>Of %1 layouts these were not kept. A click on a bar explains it.</source>
        <translation>Von %1 Layouts wurden diese verworfen. Ein Klick auf einen Balken erklärt ihn.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="209"/>
        <source>%1: the fullest stage is the first in %2, a middle one in %3, the last in %4. Those within the GPU&apos;s memory but not within the headroom count too.</source>
        <translation>%1: Die vollste Stufe ist in %2 die erste, in %3 eine mittlere, in %4 die letzte. Mitgezählt sind auch die, die in den Speicher der GPU passen, aber nicht in die Reserve.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="213"/>
        <source>The stage that needs most. Early stages hold the activations of more micro-batches; the first has the embedding, the last the head and the loss.</source>
        <translation>Die Stufe, die am meisten braucht. Frühe Stufen halten die Aktivierungen von mehr Mikro-Batches; die erste hat das Embedding, die letzte den Head und den Loss.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="222"/>
        <source>step %1, MFU %2, memory %3</source>
        <translation>Schritt %1, MFU %2, Speicher %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="225"/>
        <source>%1; %2 % against now</source>
        <translation>%1; %2&#xa0;% gegenüber jetzt</translation>
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
        <translation>%1: %2; %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="233"/>
        <source>Run again</source>
        <translation>Erneut starten</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="234"/>
        <source>Layouts</source>
        <translation>Layouts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="235"/>
        <source>Memory and speed</source>
        <translation>Speicher und Tempo</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="236"/>
        <source>Rejected</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="237"/>
        <source>Filter: tp=8 pp&lt;=4 mem&lt;70 selective</source>
        <translation>Filter: tp=8 pp&lt;=4 mem&lt;70 selective</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="238"/>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="239"/>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="240"/>
        <source>Conditions with spaces between them, all of which must hold: tp=8, ga=16,32, mem&lt;70, now&lt;-5, recompute=full. A word alone must be part of a name, as in “interleaved” or “front”; with a minus before it, of none.</source>
        <translation>Bedingungen mit Leerzeichen dazwischen, die alle gelten müssen: tp=8, ga=16,32, mem&lt;70, now&lt;-5, recompute=full. Ein Wort allein muss Teil eines Namens sein, wie in „interleaved“ oder „front“; mit einem Minus davor darf es in keinem vorkommen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="242"/>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="243"/>
        <source>Memory against</source>
        <translation>Speicher gegen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="244"/>
        <source>tokens per second</source>
        <translation>Tokens pro Sekunde</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="245"/>
        <source>step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="249"/>
        <source>What memory is shown against</source>
        <translation>Wogegen der Speicher aufgetragen ist</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="250"/>
        <source>Layouts by memory and speed</source>
        <translation>Layouts nach Speicher und Tempo</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="251"/>
        <source>Why layouts were rejected</source>
        <translation>Warum Layouts verworfen wurden</translation>
    </message>
</context>
<context>
    <name>fivefold::SettingsDialog</name>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="19"/>
        <source>&amp;Show what a re-balance changed by a short flash</source>
        <translation>&amp;Durch Ausgleichen geänderte Regler kurz hervorheben</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="22"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="29"/>
        <location filename="../app/desktop/settings_dialog.cpp" line="31"/>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="32"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="33"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="45"/>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="46"/>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="48"/>
        <source>&lt;b&gt;Measurement of GPUs&lt;/b&gt;</source>
        <translation>&lt;b&gt;Messung von GPUs&lt;/b&gt;</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="50"/>
        <source>&amp;Python environment</source>
        <translation>&amp;Python-Umgebung</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="50"/>
        <source>The folder of the training environment, whose NCCL and cuBLAS are measured; empty: those of the system</source>
        <translation>Ordner der Trainingsumgebung, deren NCCL und cuBLAS gemessen werden; leer: die des Systems</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="51"/>
        <source>&amp;NCCL</source>
        <translation>&amp;NCCL</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="51"/>
        <source>The file libnccl.so.2; empty: looked for</source>
        <translation>Die Datei libnccl.so.2; leer: automatisch gesucht</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="52"/>
        <source>&amp;cuBLASLt</source>
        <translation>&amp;cuBLASLt</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="52"/>
        <source>The file libcublasLt.so; empty: looked for</source>
        <translation>Die Datei libcublasLt.so; leer: automatisch gesucht</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="73"/>
        <source>looked for</source>
        <translation>automatisch gesucht</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="82"/>
        <source>The language changes when Fivefold starts again.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Fivefold.</translation>
    </message>
</context>
<context>
    <name>fivefold::SetupPanel</name>
    <message>
        <location filename="../app/desktop/setup/setup_panel.cpp" line="19"/>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
</context>
<context>
    <name>fivefold::SliderCell</name>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="31"/>
        <source>%1, exact value</source>
        <translation>%1, genauer Wert</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="32"/>
        <source>%1, possible values</source>
        <translation>%1, mögliche Werte</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="90"/>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>fivefold::SoftwareSection</name>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="29"/>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="35"/>
        <source>Kernels, overlap, offload</source>
        <translation>Kernel, Überlappung, Auslagern</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="37"/>
        <source>What is not stated is assumed to be the framework&apos;s default, and the estimate is less certain</source>
        <translation>Für nicht Angegebenes gilt der Standard des Frameworks, und die Schätzung ist weniger sicher</translation>
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
        <translation>Loss</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="110"/>
        <source>The kernel of the cross entropy; a chunked one never holds all logits</source>
        <translation>Der Kernel der Cross-Entropy; einer in Blöcken hält nie alle Logits</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="111"/>
        <source>Loss pieces</source>
        <translation>Loss-Blöcke</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="111"/>
        <source>Pieces in which a chunked loss goes through the tokens</source>
        <translation>Blöcke, in denen ein Loss in Blöcken durch die Tokens geht</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="113"/>
        <source>framework&apos;s</source>
        <translation>wie Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="114"/>
        <source>Fused norm</source>
        <translation>Fusion. Norm</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="114"/>
        <source>Norms as one kernel instead of several</source>
        <translation>Normen als ein Kernel statt mehrerer</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="115"/>
        <source>torch.compile</source>
        <translation>torch.compile</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="115"/>
        <source>Element-wise kernels fused by the compiler</source>
        <translation>Elementweise Kernel, vom Compiler fusioniert</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="116"/>
        <source>CUDA graphs</source>
        <translation>CUDA-Graphen</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="116"/>
        <source>Captured launches take the host&apos;s time off small layers</source>
        <translation>Aufgezeichnete Starts ersparen kleinen Schichten die Zeit des Hosts</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="117"/>
        <source>TP overlap</source>
        <translation>TP-Überlappung</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="117"/>
        <source>Tensor-parallel collectives overlap with the products beside them</source>
        <translation>Tensorparallele Kollektive überlappen mit den Produkten daneben</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="119"/>
        <source>fp8 scales</source>
        <translation>fp8-Skalen</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="119"/>
        <source>Where the scales of fp8 come from: past maxima, the tensor&apos;s own, or one for each block</source>
        <translation>Woher die Skalen von fp8 kommen: frühere Maxima, die des Tensors selbst oder eine je Block</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="122"/>
        <source>Weights in low precision</source>
        <translation>Gewichte in niedriger Genauigkeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="122"/>
        <source>Weights are stored and gathered in the low precision instead of 16 bit with cached copies</source>
        <translation>Gewichte werden in der niedrigen Genauigkeit gehalten und eingesammelt statt in 16 Bit mit Kopien im Cache</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="124"/>
        <source>CP exchange</source>
        <translation>CP-Austausch</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="124"/>
        <source>How the ranks of a sequence exchange keys and values</source>
        <translation>Wie die Ranks einer Sequenz Keys und Values austauschen</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="126"/>
        <source>CP ranks of the all-to-all</source>
        <translation>CP-Ranks des All-to-All</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="126"/>
        <source>Ranks that exchange heads; a ring joins these groups</source>
        <translation>Ranks, die Heads austauschen; ein Ring verbindet diese Gruppen</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="128"/>
        <source>as fit</source>
        <translation>wie passend</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="132"/>
        <source>Expert dispatch</source>
        <translation>Experten-Dispatch</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="132"/>
        <source>What carries tokens to their experts and back</source>
        <translation>Was Tokens zu ihren Experten und zurück bringt</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="133"/>
        <source>Token routing</source>
        <translation>Token-Routing</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="133"/>
        <source>Whether experts take all tokens, the same number each, or drop some</source>
        <translation>Ob Experten alle Tokens nehmen, je dieselbe Zahl, oder manche verwerfen</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="134"/>
        <source>Capacity factor</source>
        <translation>Kapazitätsfaktor</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="134"/>
        <source>Slots of an expert over its even share, where tokens are dropped</source>
        <translation>Plätze eines Experten im Verhältnis zu seinem gleichen Anteil, wo Tokens verworfen werden</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="136"/>
        <source>1, assumed</source>
        <translation>1, angenommen</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="137"/>
        <source>Expert overlap</source>
        <translation>Experten-Überlappung</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="137"/>
        <source>Expert exchange hidden behind another micro-batch</source>
        <translation>Expertenaustausch, durch einen anderen Mikro-Batch verdeckt</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="138"/>
        <source>Shared-expert overlap</source>
        <translation>Überlappung gemeinsamer Experten</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="138"/>
        <source>Expert exchange hidden behind the shared expert</source>
        <translation>Expertenaustausch, durch den gemeinsamen Experten verdeckt</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="144"/>
        <source> %</source>
        <comment>per cent</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="144"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="145"/>
        <source>Optimizer on the host</source>
        <translation>Optimierer auf Host</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="145"/>
        <source>Share of the optimizer&apos;s state that lives, and is stepped, on the host</source>
        <translation>Anteil des Optimiererzustands, der auf dem Host lebt und dort aktualisiert wird</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="147"/>
        <source>Activations on the host</source>
        <translation>Aktivierungen auf Host</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="147"/>
        <source>Share of the kept activations that waits on the host for the backward pass</source>
        <translation>Anteil der gehaltenen Aktivierungen, der auf dem Host auf den Backward wartet</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="149"/>
        <source>Weights on the host</source>
        <translation>Gewichte auf Host</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="149"/>
        <source>Share of the weights that lives on the host; needs ZeRO-3</source>
        <translation>Anteil der Gewichte, der auf dem Host lebt; braucht ZeRO-3</translation>
    </message>
</context>
<context>
    <name>fivefold::StackedBars</name>
    <message>
        <location filename="../app/desktop/charts/stacked_bars.cpp" line="209"/>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/stacked_bars.cpp" line="211"/>
        <source>Total (%1)</source>
        <translation>Gesamt (%1)</translation>
    </message>
</context>
<context>
    <name>fivefold::StepPage</name>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="40"/>
        <source>%1 to %2 %3</source>
        <translation>%1 bis %2 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="63"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="171"/>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="111"/>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="117"/>
        <source>Where the time of a training step goes will be shown here.</source>
        <translation>Hier wird gezeigt, wohin die Zeit eines Trainingsschritts geht.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="118"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Dieser Plan lässt sich nicht berechnen; das Urteil sagt, warum.</translation>
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
        <translation>Ein Schritt dauert %1; der größte Posten ist: %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="126"/>
        <source>A step takes %1; the largest cost is: %2; the largest loss is: %3.</source>
        <translation>Ein Schritt dauert %1; der größte Posten ist: %2; der größte Verlust ist: %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="138"/>
        <source>%1 computing, %2 waiting for communication, %3 idle, %4 optimizer and launches.</source>
        <translation>%1 Rechnen, %2 Warten auf Kommunikation, %3 Leerlauf, %4 Optimierer und Starts.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="190"/>
        <source>Time (%1)</source>
        <translation>Zeit (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Share (%)</source>
        <translation>Anteil (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Share of the step time</source>
        <translation>Anteil an der Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="185"/>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="186"/>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="186"/>
        <source>Ranks of one communication group</source>
        <translation>Ranks einer Kommunikationsgruppe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="187"/>
        <source>Placement</source>
        <translation>Platzierung</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="187"/>
        <source>Ranks in one NVLink domain × domains that the group spans</source>
        <translation>Ranks in einer NVLink-Domäne × Domänen, über die die Gruppe reicht</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="188"/>
        <source>Sent (GB)</source>
        <translation>Gesendet (GB)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="188"/>
        <source>Sent by the busiest rank in one step</source>
        <translation>Vom meistbeschäftigten Rank in einem Schritt gesendet</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="189"/>
        <source>Rate (GB/s)</source>
        <translation>Rate (GB/s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="189"/>
        <source>Bandwidth that the group gets, one direction</source>
        <translation>Bandbreite, die die Gruppe erhält, in einer Richtung</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="190"/>
        <source>Time on the wire in one step</source>
        <translation>Zeit auf der Leitung in einem Schritt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="191"/>
        <source>Exposed (%1)</source>
        <translation>Unverdeckt (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="191"/>
        <source>Part of the step time that nothing hides</source>
        <translation>Teil der Schrittzeit, den nichts verdeckt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="197"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="200"/>
        <source>Crosses NVLink domains: %1 ranks in each of %2 domains.</source>
        <translation>Überschreitet NVLink-Domänen: %1 Ranks in jeder von %2 Domänen.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="202"/>
        <source>Stays inside one NVLink domain.</source>
        <translation>Bleibt in einer NVLink-Domäne.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="213"/>
        <source>Traffic</source>
        <translation>Verkehr</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="214"/>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="215"/>
        <source>Parts of the step time</source>
        <translation>Teile der Schrittzeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="216"/>
        <source>Traffic by dimension of parallelism</source>
        <translation>Verkehr nach Dimension der Parallelität</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="217"/>
        <source>Parts of the step time as a table</source>
        <translation>Teile der Schrittzeit als Tabelle</translation>
    </message>
</context>
<context>
    <name>fivefold::TimelinePage</name>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="80"/>
        <source>Schedule</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="81"/>
        <source>Schedule shown</source>
        <translation>Gezeigter Ablauf</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="82"/>
        <source>The same plan under another pipeline schedule. The plan stays as it is.</source>
        <translation>Derselbe Plan unter einem anderen Pipeline-Ablauf. Der Plan bleibt, wie er ist.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="83"/>
        <source>Compare with</source>
        <translation>Vergleich mit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="84"/>
        <source>Schedule below, to compare with</source>
        <translation>Ablauf darunter, zum Vergleich</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="85"/>
        <source>A second schedule below, on the same axis of time.</source>
        <translation>Ein zweiter Ablauf darunter, auf derselben Zeitachse.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="86"/>
        <source>Follow micro-batch</source>
        <translation>Mikro-Batch folgen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="87"/>
        <source>Micro-batch to follow</source>
        <translation>Mikro-Batch, dem gefolgt wird</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="88"/>
        <source>Its passes keep their colours, everything else turns pale, and lines show its way from stage to stage. A click on a pass does the same.</source>
        <translation>Seine Durchläufe behalten ihre Farben, alles andere wird blass, und Linien zeigen seinen Weg von Stufe zu Stufe. Ein Klick auf einen Durchlauf tut dasselbe.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="90"/>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="91"/>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="93"/>
        <source>A line through the passes that the end of the pipeline waits for: only shorter ones among these shorten the step.</source>
        <translation>Eine Linie durch die Durchläufe, auf die das Ende der Pipeline wartet: Nur kürzere unter diesen verkürzen den Schritt.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="94"/>
        <source>Streams</source>
        <translation>Streams</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="95"/>
        <source>What one GPU of the stage whose memory is shown does side by side: compute, TP, CP, EP, pipeline and DP communication. A click on a pass or a row of the table chooses the stage.</source>
        <translation>Was eine GPU der Stufe, deren Speicher gezeigt wird, nebeneinander tut: Rechnen, TP-, CP-, EP-, Pipeline- und DP-Kommunikation. Ein Klick auf einen Durchlauf oder eine Tabellenzeile wählt die Stufe.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="97"/>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="98"/>
        <source>Moment of the step</source>
        <translation>Moment des Schritts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="99"/>
        <source>Moves a line through all stages and the memory below.</source>
        <translation>Bewegt eine Linie durch alle Stufen und den Speicher darunter.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="100"/>
        <source>Export trace…</source>
        <translation>Trace exportieren…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="102"/>
        <source>The schedule as a JSON trace that Perfetto and chrome://tracing open, with the streams of the stage whose memory is shown.</source>
        <translation>Der Ablauf als JSON-Trace, den Perfetto und chrome://tracing öffnen, mit den Streams der Stufe, deren Speicher gezeigt wird.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="103"/>
        <source>Passes of every stage over time</source>
        <translation>Durchläufe jeder Stufe über die Zeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="104"/>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="106"/>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="105"/>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="107"/>
        <source>Schedules that pay</source>
        <translation>Lohnende Abläufe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="108"/>
        <source>Schedules, virtual stages and micro-batch sizes of which none has both less bubble and less memory.</source>
        <translation>Abläufe, virtuelle Stufen und Mikro-Batch-Größen, von denen keine zugleich weniger Leerlauf und weniger Speicher hat als eine andere.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="40"/>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="44"/>
        <source>One step, pass by pass on every pipeline stage, will be shown here.</source>
        <translation>Hier wird ein Schritt gezeigt, Durchlauf für Durchlauf auf jeder Pipeline-Stufe.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="45"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Dieser Plan lässt sich nicht berechnen; das Urteil sagt, warum.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="48"/>
        <source>one micro-batch</source>
        <translation>einen Mikro-Batch</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="48"/>
        <source>%1 micro-batches</source>
        <translation>%1 Mikro-Batches</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="51"/>
        <source>One stage works through %1 and its optimizer step in %2; without a pipeline there is no bubble.</source>
        <translation>Eine Stufe bearbeitet %1 und ihren Optimiererschritt in %2; ohne Pipeline gibt es keinen Leerlauf.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="52"/>
        <source>%1 pipeline stages work through %2 under %3 in %4.</source>
        <translation>%1 Pipeline-Stufen bearbeiten %2 unter %3 in %4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="230"/>
        <source>%1 (this plan)</source>
        <translation>%1 (dieser Plan)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="231"/>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="281"/>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="281"/>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="307"/>
        <source>Export Trace</source>
        <translation>Trace exportieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="307"/>
        <source>Traces (*.json)</source>
        <translation>Traces (*.json)</translation>
    </message>
</context>
<context>
    <name>fivefold::TrainingSection</name>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="33"/>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="42"/>
        <source> T</source>
        <comment>trillions of tokens</comment>
        <translation> Bio.</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="59"/>
        <source>Sequence &amp;length</source>
        <translation>Sequenz&amp;länge</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="60"/>
        <source>Global &amp;batch</source>
        <translation>Gesamt-&amp;Batch</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="61"/>
        <source>Sequences per optimizer step</source>
        <translation>Sequenzen je Optimiererschritt</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="63"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="81"/>
        <source>Tokens in all</source>
        <translation>Tokens gesamt</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="64"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="90"/>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="65"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="91"/>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="66"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="92"/>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="67"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="93"/>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="76"/>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="77"/>
        <source>Global batch</source>
        <translation>Gesamt-Batch</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="103"/>
        <source>= %1 M tokens per step</source>
        <translation>= %1 Mio. Tokens je Schritt</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="104"/>
        <source>= %1 tokens per step</source>
        <translation>= %1 Tokens je Schritt</translation>
    </message>
</context>
<context>
    <name>fivefold::ValueTable</name>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="242"/>
        <source>Copy &amp;Rows</source>
        <translation>&amp;Zeilen kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="244"/>
        <source>Copy &amp;Table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="245"/>
        <source>Copy Table as &amp;Markdown</source>
        <translation>Tabelle als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="246"/>
        <source>Copy Table as &amp;CSV</source>
        <translation>Tabelle als &amp;CSV kopieren</translation>
    </message>
</context>
<context>
    <name>fivefold::VerdictBanner</name>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="49"/>
        <source>NO PLAN</source>
        <translation>KEIN PLAN</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="50"/>
        <source>Choose a model and a cluster; the verdict appears here.</source>
        <translation>Wählen Sie ein Modell und einen Cluster; das Urteil erscheint hier.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="54"/>
        <source>NOT VALID</source>
        <translation>UNGÜLTIG</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="55"/>
        <source>This plan breaks a rule, so it cannot be computed. The rule and what would be right stand below.</source>
        <translation>Dieser Plan verletzt eine Regel und lässt sich daher nicht berechnen. Die Regel und was richtig wäre, stehen darunter.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="63"/>
        <source>headroom %1</source>
        <translation>Reserve %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="64"/>
        <source>%1 too much</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="65"/>
        <source>fits with a probability of %1</source>
        <translation>passt mit einer Wahrscheinlichkeit von %1</translation>
    </message>
</context>
<context>
    <name>fivefold::VerdictPanel</name>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="91"/>
        <source>%1: %2, %3 per step</source>
        <translation>%1: %2, %3 je Schritt</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="104"/>
        <source>Next best</source>
        <translation>Nächstbeste</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="105"/>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="115"/>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
</context>
<context>
    <name>fivefold::Waterfall</name>
    <message>
        <location filename="../app/desktop/charts/waterfall.cpp" line="49"/>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/waterfall.cpp" line="118"/>
        <source>Part	Time (%1)	Share (%)</source>
        <translation>Teil	Zeit (%1)	Anteil (%)</translation>
    </message>
</context>
<context>
    <name>fivefold::WhatIfStrip</name>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="67"/>
        <source>as it is now</source>
        <translation>wie jetzt</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="69"/>
        <source>cannot be computed</source>
        <translation>nicht berechenbar</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="71"/>
        <source>as fast as now</source>
        <translation>so schnell wie jetzt</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="73"/>
        <source>%1 faster</source>
        <translation>%1 schneller</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="75"/>
        <source>%1 slower</source>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="76"/>
        <source>%1: %2, %3, breaks a rule</source>
        <translation>%1: %2, %3, verletzt eine Regel</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="78"/>
        <source>%1: %2, %3, fits</source>
        <translation>%1: %2, %3, passt</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="79"/>
        <source>%1: %2, %3, tight</source>
        <translation>%1: %2, %3, knapp</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="80"/>
        <source>%1: %2, %3, at risk of running out of memory</source>
        <translation>%1: %2, %3, gefährdet, der Speicher könnte nicht reichen</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="83"/>
        <source>%1: %2, %3, does not fit</source>
        <translation>%1: %2, %3, passt nicht</translation>
    </message>
</context>
</TS>
