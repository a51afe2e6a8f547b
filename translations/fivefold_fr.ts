<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <location filename="../app/texts/advice_texts.h" line="25"/>
        <source>By the estimate TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step and fits with a probability of {best_probability} %; this plan takes {step} s.</source>
        <translation>D’après l’estimation, TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} prend {best}&#xa0;s par pas et tient avec une probabilité de {best_probability}&#xa0;%&#xa0;; ce plan prend {step}&#xa0;s.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="26"/>
        <source>By the estimate no layout that the rule asks for fits.</source>
        <translation>D’après l’estimation, aucune configuration demandée par la règle ne tient.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="28"/>
        <source>The rule knows no layout for this plan.</source>
        <translation>La règle ne connaît aucune configuration pour ce plan.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="31"/>
        <source>A model of this size wants one dimension of parallelism; no such layout is faster.</source>
        <translation>Un modèle de cette taille demande une seule dimension de parallélisme&#xa0;; aucune configuration de ce type n’est plus rapide.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="32"/>
        <source>A model of this size wants one dimension of parallelism: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation>Un modèle de cette taille demande une seule dimension de parallélisme&#xa0;: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} prend {best}&#xa0;s par pas, ce plan {step}&#xa0;s.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="34"/>
        <source>The three usual layouts of this size (TP x PP, TP x ZeRO-3, ZeRO-3) are not faster.</source>
        <translation>Les trois configurations habituelles pour cette taille (TP × PP, TP × ZeRO-3, ZeRO-3) ne sont pas plus rapides.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="35"/>
        <source>Of the three usual layouts of this size TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation>Parmi les trois configurations habituelles pour cette taille, TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} prend {best}&#xa0;s par pas, ce plan {step}&#xa0;s.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="37"/>
        <source>On this many GPUs the plan does not rely on data parallelism alone.</source>
        <translation>Sur autant de GPU, le plan ne repose pas sur le seul parallélisme de données.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="38"/>
        <source>Data parallelism alone over this many GPUs is bound by latency and by the network.</source>
        <translation>Sur autant de GPU, le parallélisme de données seul est limité par la latence et par le réseau.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="40"/>
        <source>TP over a node, as few stages as fit, and ZeRO-1 are not faster.</source>
        <translation>TP sur un nœud, aussi peu d’étages que possible et ZeRO-1 ne sont pas plus rapides.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="41"/>
        <source>On so many GPUs TP over a node, as few stages as fit and ZeRO-1 are usual: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s.</source>
        <translation>Sur autant de GPU, l’usage est TP sur un nœud, aussi peu d’étages que possible et ZeRO-1&#xa0;: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} prend {best}&#xa0;s par pas, ce plan {step}&#xa0;s.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="43"/>
        <source>ZeRO and the pipeline go together.</source>
        <translation>ZeRO et le pipeline sont compatibles.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="44"/>
        <source>DeepSpeed refuses ZeRO-2 and ZeRO-3 together with pipeline parallelism.</source>
        <translation>DeepSpeed refuse ZeRO-2 et ZeRO-3 avec le parallélisme de pipeline.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="45"/>
        <source>Context parallelism is used where it is needed or pays.</source>
        <translation>Le parallélisme de contexte est utilisé là où il est nécessaire ou rentable.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="46"/>
        <source>Context parallelism is for what does not fit otherwise and for long sequences that gain; with CP {cp} this plan is on the wrong side of that.</source>
        <translation>Le parallélisme de contexte sert à ce qui ne tient pas autrement et aux longues séquences qui y gagnent&#xa0;; avec CP {cp}, ce plan n’est pas du bon côté.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="47"/>
        <source>At this length the rule expects no gain from context parallelism. By the estimate CP {best_cp} takes {best} s a step; this plan, with CP {cp}, {step} s.</source>
        <translation>À cette longueur, la règle n’attend aucun gain du parallélisme de contexte. D’après l’estimation, CP {best_cp} prend {best}&#xa0;s par pas&#xa0;; ce plan, avec CP {cp}, {step}&#xa0;s.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="48"/>
        <source>The pieces of the sequence are long enough to hide the exchange between nodes.</source>
        <translation>Les morceaux de séquence sont assez longs pour masquer l’échange entre nœuds.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="49"/>
        <source>With CP {cp} between nodes the pieces of the sequence are too short to hide the exchange.</source>
        <translation>Avec CP {cp} entre nœuds, les morceaux de séquence sont trop courts pour masquer l’échange.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="50"/>
        <source>Exposed context-parallel communication takes {share} % of the step, contrary to what the length suggests.</source>
        <translation>La communication exposée du parallélisme de contexte prend {share}&#xa0;% du pas, contrairement à ce que suggère la longueur.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="51"/>
        <source>The expert exchange of EP {ep} x ETP {etp} stays inside an NVLink domain.</source>
        <translation>L’échange des experts de EP {ep} × ETP {etp} reste dans un domaine NVLink.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="52"/>
        <source>The expert exchange of EP {ep} x ETP {etp} leaves the NVLink domain; it wants overlap with another micro-batch.</source>
        <translation>L’échange des experts de EP {ep} × ETP {etp} sort du domaine NVLink&#xa0;; il demande un recouvrement avec un autre micro-lot.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="53"/>
        <source>Exposed expert exchange takes {share} % of the step, contrary to what the placement suggests.</source>
        <translation>L’échange exposé des experts prend {share}&#xa0;% du pas, contrairement à ce que suggère le placement.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="54"/>
        <source>The layout makes the global batch.</source>
        <translation>La configuration produit le lot global.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="55"/>
        <source>The layout makes {now} sequences a step instead of {batch}: accumulate more, or give GPUs from data parallelism to other dimensions.</source>
        <translation>La configuration produit {now} séquences par pas au lieu de {batch}&#xa0;: accumuler davantage, ou céder des GPU du parallélisme de données à d’autres dimensions.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="56"/>
        <source>Selective recomputation makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Avec le recalcul sélectif, le plan tient&#xa0;: {gib} sur {capacity}&#xa0;Gio, {step}&#xa0;s par pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="57"/>
        <source>Selective recomputation is not enough: {gib} of {capacity} GiB.</source>
        <translation>Le recalcul sélectif ne suffit pas&#xa0;: {gib} sur {capacity}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="58"/>
        <source>A later step of this ladder alone would fit too and be {faster} % faster.</source>
        <translation>Un échelon suivant suffirait seul et serait plus rapide de {faster}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="59"/>
        <source>A micro-batch of {micro_batch} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Avec un micro-lot de {micro_batch}, le plan tient&#xa0;: {gib} sur {capacity}&#xa0;Gio, {step}&#xa0;s par pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="60"/>
        <source>A micro-batch of {micro_batch} is not enough: {gib} of {capacity} GiB.</source>
        <translation>Un micro-lot de {micro_batch} ne suffit pas&#xa0;: {gib} sur {capacity}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="61"/>
        <location filename="../app/texts/advice_texts.h" line="64"/>
        <location filename="../app/texts/advice_texts.h" line="67"/>
        <location filename="../app/texts/advice_texts.h" line="70"/>
        <source>Another step of this ladder alone would fit too and be {faster} % faster.</source>
        <translation>Un autre échelon suffirait seul et serait plus rapide de {faster}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="62"/>
        <source>ZeRO-{zero} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Avec ZeRO-{zero}, le plan tient&#xa0;: {gib} sur {capacity}&#xa0;Gio, {step}&#xa0;s par pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="63"/>
        <source>ZeRO-{zero} is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-{zero} ne suffit pas&#xa0;: {gib} sur {capacity}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="65"/>
        <source>Full recomputation makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Avec le recalcul complet, le plan tient&#xa0;: {gib} sur {capacity}&#xa0;Gio, {step}&#xa0;s par pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="66"/>
        <source>Full recomputation is not enough: {gib} of {capacity} GiB.</source>
        <translation>Le recalcul complet ne suffit pas&#xa0;: {gib} sur {capacity}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="68"/>
        <source>The optimizer on the host makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Avec l’optimiseur sur l’hôte, le plan tient&#xa0;: {gib} sur {capacity}&#xa0;Gio, {step}&#xa0;s par pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="69"/>
        <source>The optimizer on the host is not enough: {gib} of {capacity} GiB. It wants more GPUs.</source>
        <translation>L’optimiseur sur l’hôte ne suffit pas&#xa0;: {gib} sur {capacity}&#xa0;Gio. Il faut plus de GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="71"/>
        <source>ZeRO-1 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Avec ZeRO-1, le plan tient&#xa0;: {gib} sur {capacity}&#xa0;Gio, {step}&#xa0;s par pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="72"/>
        <source>ZeRO-1 is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-1 ne suffit pas&#xa0;: {gib} sur {capacity}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="73"/>
        <source>A later step of this order alone would fit too and be {faster} % faster.</source>
        <translation>Un point suivant de cet ordre suffirait seul et serait plus rapide de {faster}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="74"/>
        <source>ZeRO-2 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Avec ZeRO-2, le plan tient&#xa0;: {gib} sur {capacity}&#xa0;Gio, {step}&#xa0;s par pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="75"/>
        <source>ZeRO-2 is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-2 ne suffit pas&#xa0;: {gib} sur {capacity}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="76"/>
        <location filename="../app/texts/advice_texts.h" line="79"/>
        <location filename="../app/texts/advice_texts.h" line="82"/>
        <location filename="../app/texts/advice_texts.h" line="85"/>
        <source>Another step of this order alone would fit too and be {faster} % faster.</source>
        <translation>Un autre point de cet ordre suffirait seul et serait plus rapide de {faster}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="77"/>
        <source>ZeRO-3 makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Avec ZeRO-3, le plan tient&#xa0;: {gib} sur {capacity}&#xa0;Gio, {step}&#xa0;s par pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="78"/>
        <source>ZeRO-3 is not enough: {gib} of {capacity} GiB.</source>
        <translation>ZeRO-3 ne suffit pas&#xa0;: {gib} sur {capacity}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="80"/>
        <source>Activation checkpointing makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Avec l’activation checkpointing, le plan tient&#xa0;: {gib} sur {capacity}&#xa0;Gio, {step}&#xa0;s par pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="81"/>
        <source>Activation checkpointing is not enough: {gib} of {capacity} GiB.</source>
        <translation>L’activation checkpointing ne suffit pas&#xa0;: {gib} sur {capacity}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="83"/>
        <source>TP {tp} makes it fit: {gib} of {capacity} GiB, {step} s a step.</source>
        <translation>Avec TP {tp}, le plan tient&#xa0;: {gib} sur {capacity}&#xa0;Gio, {step}&#xa0;s par pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="84"/>
        <source>TP {tp} is not enough: {gib} of {capacity} GiB. It wants more GPUs.</source>
        <translation>TP {tp} ne suffit pas&#xa0;: {gib} sur {capacity}&#xa0;Gio. Il faut plus de GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="86"/>
        <source>Tensor parallelism is as wide as its communication allows.</source>
        <translation>Le parallélisme tensoriel est aussi large que sa communication le permet.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="87"/>
        <source>Compute and the communication of tensor parallelism, at TP {tp}, are out of balance.</source>
        <translation>Le calcul et la communication du parallélisme tensoriel, à TP {tp}, sont déséquilibrés.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="89"/>
        <source>Data parallelism is as wide as it pays.</source>
        <translation>Le parallélisme de données est aussi large que cela est rentable.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="90"/>
        <source>Exposed data-parallel communication is {share} % of the step; it decides how wide data parallelism should be.</source>
        <translation>La communication exposée du parallélisme de données fait {share}&#xa0;% du pas&#xa0;; elle décide de la largeur à lui donner.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="92"/>
        <source>A micro-batch has enough tokens to hide the gathering of weights.</source>
        <translation>Un micro-lot a assez de tokens pour masquer le rassemblement des poids.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="93"/>
        <source>A micro-batch has too few tokens to hide the gathering of weights of ZeRO-3.</source>
        <translation>Un micro-lot a trop peu de tokens pour masquer le rassemblement des poids de ZeRO-3.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="94"/>
        <source>Exposed data-parallel communication takes {share} % of the step, contrary to what the tokens suggest.</source>
        <translation>La communication exposée du parallélisme de données prend {share}&#xa0;% du pas, contrairement à ce que suggèrent les tokens.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="95"/>
        <source>The data-parallel exchange is shorter than a backward pass that can hide it.</source>
        <translation>L’échange du parallélisme de données est plus court qu’une passe arrière, qui peut le masquer.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="96"/>
        <source>The data-parallel exchange outlasts a backward pass; pipeline stages would make it smaller.</source>
        <translation>L’échange du parallélisme de données dure plus qu’une passe arrière&#xa0;; des étages de pipeline le réduiraient.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="98"/>
        <source>No other micro-batch is faster.</source>
        <translation>Aucun autre micro-lot n’est plus rapide.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="99"/>
        <source>A micro-batch of {best_micro_batch} takes {best} s a step, this plan with {micro_batch} {step} s.</source>
        <translation>Un micro-lot de {best_micro_batch} prend {best}&#xa0;s par pas, ce plan avec {micro_batch} {step}&#xa0;s.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="101"/>
        <source>One layer takes {gib} of {capacity} GiB, and TP {tp} agrees with that.</source>
        <translation>Une couche prend {gib} sur {capacity}&#xa0;Gio, et TP {tp} y correspond.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="102"/>
        <source>One layer takes {gib} of {capacity} GiB: tensor parallelism is for layers that do not fit, and TP is {tp}.</source>
        <translation>Une couche prend {gib} sur {capacity}&#xa0;Gio&#xa0;: le parallélisme tensoriel sert aux couches qui ne tiennent pas, et TP vaut {tp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="104"/>
        <source>Sharded over the {gpus} GPUs of one node the model takes {gib} of {capacity} GiB, and PP {pp} agrees with that.</source>
        <translation>Partitionné sur les {gpus}&#xa0;GPU d’un nœud, le modèle prend {gib} sur {capacity}&#xa0;Gio, et PP {pp} y correspond.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="105"/>
        <source>Sharded over the {gpus} GPUs of one node the model takes {gib} of {capacity} GiB: a pipeline is for what does not fit there, and PP is {pp}.</source>
        <translation>Partitionné sur les {gpus}&#xa0;GPU d’un nœud, le modèle prend {gib} sur {capacity}&#xa0;Gio&#xa0;: un pipeline sert à ce qui n’y tient pas, et PP vaut {pp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="107"/>
        <source>Data parallelism takes the remaining GPUs.</source>
        <translation>Le parallélisme de données prend les GPU restants.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="107"/>
        <source>Data parallelism does not take the remaining GPUs.</source>
        <translation>Le parallélisme de données ne prend pas les GPU restants.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="108"/>
        <source>Starting at ZeRO-3 and stepping down while communication costs too much leads to ZeRO-{zero}.</source>
        <translation>Partir de ZeRO-3 et descendre tant que la communication coûte trop cher mène à ZeRO-{zero}.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="109"/>
        <source>Starting at ZeRO-3 and stepping down while communication costs too much leads to ZeRO-{asked}, not ZeRO-{zero}.</source>
        <translation>Partir de ZeRO-3 et descendre tant que la communication coûte trop cher mène à ZeRO-{asked}, pas à ZeRO-{zero}.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="111"/>
        <source>The layout is the typical one of {parameters} B parameters on {gpus} GPUs.</source>
        <translation>La configuration est celle, typique, de {parameters}&#xa0;Md de paramètres sur {gpus}&#xa0;GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="112"/>
        <source>Typical of {parameters} B parameters on {gpus} GPUs is TP {tp}, PP {pp}, FSDP; here it is TP {our_tp}, PP {our_pp}, DP {our_dp}, ZeRO-{our_zero}.</source>
        <translation>Pour {parameters}&#xa0;Md de paramètres sur {gpus}&#xa0;GPU, la configuration typique est TP {tp}, PP {pp}, FSDP&#xa0;; ici c’est TP {our_tp}, PP {our_pp}, DP {our_dp}, ZeRO-{our_zero}.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="114"/>
        <source>The fullest GPU uses {gib} of {capacity} GiB.</source>
        <translation>Le GPU le plus rempli utilise {gib} sur {capacity}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="114"/>
        <source>The fullest GPU uses {gib} of {capacity} GiB; that leaves too little.</source>
        <translation>Le GPU le plus rempli demande {gib} pour {capacity}&#xa0;Gio disponibles&#xa0;; la marge est insuffisante.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="115"/>
        <source>Runs this full fit all the same, with a probability of {probability} %.</source>
        <translation>Des exécutions aussi remplies tiennent quand même, avec une probabilité de {probability}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="116"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} is the global batch.</source>
        <translation>DP {dp} × accumulation {accumulation} × micro-lot {micro_batch} donne le lot global.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="117"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} is not the global batch.</source>
        <translation>DP {dp} × accumulation {accumulation} × micro-lot {micro_batch} ne donne pas le lot global.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="118"/>
        <source>Exposed communication takes {exposed} % of compute, hidden parts included {raw} %.</source>
        <translation>La communication exposée prend {exposed}&#xa0;% du calcul, parts masquées comprises {raw}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="119"/>
        <source>Exposed communication takes {exposed} % of compute, hidden parts included {raw} %: the plan is bound by communication.</source>
        <translation>La communication exposée prend {exposed}&#xa0;% du calcul, parts masquées comprises {raw}&#xa0;%&#xa0;: le plan est limité par la communication.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="120"/>
        <source>The rule counts all communication, {raw} %; but most of it is hidden.</source>
        <translation>La règle compte toute la communication, {raw}&#xa0;%&#xa0;; mais la plus grande part est masquée.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="121"/>
        <source>The pipeline bubble is small enough.</source>
        <translation>La bulle de pipeline est assez petite.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="121"/>
        <source>The pipeline bubble is too large: more micro-batches, virtual stages or fewer stages.</source>
        <translation>La bulle de pipeline est trop grande&#xa0;: il faut plus de micro-lots, des étages virtuels ou moins d’étages.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="122"/>
        <source>Set the learning rate for this batch: {batch} sequences, {tokens} M tokens a step.</source>
        <translation>Adapter le taux d’apprentissage à ce lot&#xa0;: {batch} séquences, {tokens}&#xa0;M de tokens par pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="123"/>
        <source>A checkpoint every {interval} minutes suits a failure every {mtbf} hours.</source>
        <translation>Un point de reprise toutes les {interval}&#xa0;minutes convient à une panne toutes les {mtbf}&#xa0;heures.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="124"/>
        <source>With a failure every {mtbf} hours a checkpoint every {best} minutes is best; every {interval} minutes loses {loss} % of the time.</source>
        <translation>Avec une panne toutes les {mtbf}&#xa0;heures, un point de reprise toutes les {best}&#xa0;minutes est optimal&#xa0;; toutes les {interval}&#xa0;minutes fait perdre {loss}&#xa0;% du temps.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="125"/>
        <source>The loss against the best interval is small: {loss} % of the time.</source>
        <translation>L’écart avec l’intervalle optimal est faible&#xa0;: {loss}&#xa0;% du temps.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="126"/>
        <source>Clip gradients; {clip} is usual for large models.</source>
        <translation>Appliquer un écrêtage des gradients&#xa0;; {clip} est usuel pour les grands modèles.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="127"/>
        <source>Of {steps} steps, {low} to {high} are usual for the warm-up.</source>
        <translation>Sur {steps} pas, {low} à {high} sont usuels pour l’échauffement.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="128"/>
        <source>An MFU of {mfu} % is typical.</source>
        <translation>Un MFU de {mfu}&#xa0;% est typique.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="128"/>
        <source>An MFU of {mfu} % is outside the typical {low} to {high} %.</source>
        <translation>Un MFU de {mfu}&#xa0;% est hors de la plage typique de {low} à {high}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="129"/>
        <source>TP {tp} stays within a node&apos;s usual size.</source>
        <translation>TP {tp} reste dans la taille habituelle d’un nœud.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="129"/>
        <source>TP {tp}: tensor parallelism between nodes is nearly always slower than a pipeline.</source>
        <translation>TP {tp}&#xa0;: le parallélisme tensoriel entre nœuds est presque toujours plus lent qu’un pipeline.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="130"/>
        <source>What counts is the NVLink domain of {domain} GPUs; tensor parallelism takes {share} % of the step.</source>
        <translation>Ce qui compte est le domaine NVLink de {domain}&#xa0;GPU&#xa0;; le parallélisme tensoriel prend {share}&#xa0;% du pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="131"/>
        <source>PP {pp} is not extreme.</source>
        <translation>PP {pp} n’est pas extrême.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="131"/>
        <source>PP {pp}: the bubble of so many stages weighs even with many micro-batches.</source>
        <translation>PP {pp}&#xa0;: la bulle d’autant d’étages pèse même avec beaucoup de micro-lots.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="132"/>
        <source>What counts is the bubble; it takes {bubble} % of the step.</source>
        <translation>Ce qui compte est la bulle&#xa0;; elle prend {bubble}&#xa0;% du pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="133"/>
        <source>{tokens} M tokens a step are not extreme.</source>
        <translation>{tokens}&#xa0;M de tokens par pas ne sont pas extrêmes.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="133"/>
        <source>{tokens} M tokens a step: diminishing returns are usual beyond {limit} M, though Llama 3 trained with 16 M.</source>
        <translation>{tokens}&#xa0;M de tokens par pas&#xa0;: les rendements décroissent d’ordinaire au-delà de {limit}&#xa0;M, bien que Llama 3 ait été entraîné avec 16&#xa0;M.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="134"/>
        <source>An MFU of {mfu} % is no alarm.</source>
        <translation>Un MFU de {mfu}&#xa0;% n’a rien d’alarmant.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="134"/>
        <source>An MFU of {mfu} %: think about the layout again. Exposed communication takes {communication} % of the step, the bubble {bubble} %.</source>
        <translation>Un MFU de {mfu}&#xa0;%&#xa0;: revoir la configuration. La communication exposée prend {communication}&#xa0;% du pas, la bulle {bubble}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="135"/>
        <source>It is not communication, which takes {communication} % of the step.</source>
        <translation>La cause n’est pas la communication, qui prend {communication}&#xa0;% du pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="136"/>
        <source>A model of {parameters} B parameters recomputes activations.</source>
        <translation>Un modèle de {parameters}&#xa0;Md de paramètres recalcule les activations.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="136"/>
        <source>A model of {parameters} B parameters without activation recomputation usually runs out of memory.</source>
        <translation>Un modèle de {parameters}&#xa0;Md de paramètres sans recalcul des activations manque en général de mémoire.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="137"/>
        <source>What counts is memory: it uses {gib} of {capacity} GiB, and fits without recomputation.</source>
        <translation>Ce qui compte est la mémoire&#xa0;: le plan utilise {gib} sur {capacity}&#xa0;Gio et tient sans recalcul.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="138"/>
        <source>The batch is large enough, or accumulated.</source>
        <translation>Le lot est assez grand, ou accumulé.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="138"/>
        <source>A small batch without accumulation makes gradients noisy.</source>
        <translation>Un petit lot sans accumulation rend les gradients bruités.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="139"/>
        <source>With fragmentation {share} % of the card are used.</source>
        <translation>Avec la fragmentation, {share}&#xa0;% de la carte sont utilisés.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="140"/>
        <source>Judged by measured runs it fits with a probability of {probability} %.</source>
        <translation>D’après les mesures, le plan tient avec une probabilité de {probability}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="141"/>
        <source>Weights are gathered once a step, or inside NVLink.</source>
        <translation>Les poids sont rassemblés une fois par pas, ou à l’intérieur de NVLink.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="141"/>
        <source>ZeRO-3 between nodes gathers the weights for each of the {accumulation} micro-batches.</source>
        <translation>ZeRO-3 entre nœuds rassemble les poids pour chacun des {accumulation} micro-lots.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="142"/>
        <source>It hides: exposed data-parallel communication takes {share} % of the step.</source>
        <translation>C’est masqué&#xa0;: la communication exposée du parallélisme de données prend {share}&#xa0;% du pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="143"/>
        <source>There are at least as many micro-batches as stages.</source>
        <translation>Il y a au moins autant de micro-lots que d’étages.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="143"/>
        <source>{accumulation} micro-batches are fewer than the {pp} stages: most of the pipeline waits.</source>
        <translation>{accumulation} micro-lots, c’est moins que les {pp} étages&#xa0;: la plus grande partie du pipeline attend.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="144"/>
        <source>The schedule keeps the bubble at {bubble} % of the step.</source>
        <translation>L’ordonnancement maintient la bulle à {bubble}&#xa0;% du pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/advice_texts.h" line="147"/>
        <source>Does not apply to this plan.</source>
        <translation>Ne s’applique pas à ce plan.</translation>
    </message>
</context>
<context>
    <name>CollectiveLines</name>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="69"/>
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="69"/>
        <source>%1 GPUs on %2 nodes</source>
        <translation>%1 GPU sur %2 nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="72"/>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="72"/>
        <source>Bus bandwidth</source>
        <translation>Débit de bus</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="85"/>
        <source>%1 of %2: %3, bus bandwidth %4</source>
        <translation>%1 de %2&#xa0;: %3, débit de bus %4</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="90"/>
        <source>%1; without the measurement %2 would be assumed</source>
        <comment>a point of a curve</comment>
        <translation>%1&#xa0;; sans la mesure, %2 serait supposé</translation>
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
        <translation>supposé sans mesure</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="108"/>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="113"/>
        <source>%1 of collectives of %2, over their size</source>
        <translation>%1 des collectives de %2, selon leur taille</translation>
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
        <translation>Débit de bus de la plus grande taille parmi %1&#xa0;: %2.</translation>
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
        <translation>Modèle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="84"/>
        <source>Parameters (B)</source>
        <translation>Paramètres (Md)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="85"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="86"/>
        <source>GPUs</source>
        <translation>Nombre de GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="89"/>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="90"/>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="91"/>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="92"/>
        <source>Optimizer</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="93"/>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="99"/>
        <source>Layout</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="120"/>
        <source>Memory of the fullest stage</source>
        <translation>Mémoire de l’étage le plus rempli</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="121"/>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="122"/>
        <source>In all (GiB)</source>
        <translation>En tout (Gio)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="123"/>
        <source>Usable (GiB)</source>
        <translation>Utilisable (Gio)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="124"/>
        <source>Headroom (%)</source>
        <translation>Marge (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="125"/>
        <source>Fits with a probability of (%)</source>
        <translation>Tient avec une probabilité de (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="128"/>
        <source>%1 (GiB)</source>
        <translation>%1 (Gio)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="133"/>
        <source>Time of a step</source>
        <translation>Temps d’un pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="134"/>
        <source>Step time (s)</source>
        <translation>Durée du pas (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="135"/>
        <source>Band, low (s)</source>
        <translation>Intervalle, bas (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="136"/>
        <source>Band, high (s)</source>
        <translation>Intervalle, haut (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="139"/>
        <source>%1 (s)</source>
        <translation>%1 (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="144"/>
        <source>Traffic of a GPU in a step</source>
        <translation>Trafic d’un GPU en un pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="153"/>
        <source>%1 sent (GB)</source>
        <translation>%1 envoyé (Go)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="154"/>
        <source>%1 on the wire (s)</source>
        <translation>%1 sur le lien (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="165"/>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="166"/>
        <source>Tokens per second and GPU</source>
        <translation>Tokens par seconde et par GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="167"/>
        <source>Model TFLOP/s per GPU</source>
        <translation>TFLOP/s modèle par GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="168"/>
        <source>MFU, causal (%)</source>
        <translation>MFU, causal (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="169"/>
        <source>HFU (%)</source>
        <translation>HFU (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="170"/>
        <source>Bubble (%)</source>
        <translation>Bulle (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="171"/>
        <source>Time and money</source>
        <translation>Temps et argent</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="172"/>
        <source>Training time (days)</source>
        <translation>Durée d’entraînement (jours)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="173"/>
        <source>GPU-hours</source>
        <translation>Heures GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="174"/>
        <source>Cost ($)</source>
        <translation>Coût ($)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="176"/>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="181"/>
        <source>Checks</source>
        <translation>Contrôles</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="187"/>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="188"/>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="189"/>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_rows.cpp" line="236"/>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
</context>
<context>
    <name>Constant</name>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="29"/>
        <source>Matrix products by shape</source>
        <translation>Produits matriciels par forme</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="29"/>
        <source>Each product of a layer runs at the rate measured for its shape, or near it</source>
        <translation>Chaque produit d’une couche tourne au débit mesuré pour sa forme, ou pour une forme proche</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="30"/>
        <source>Collectives by size and group</source>
        <translation>Collectives par taille et groupe</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="30"/>
        <source>Collectives take the time measured for their size and number of GPUs, or between two that were</source>
        <translation>Les collectives prennent le temps mesuré pour leur taille et leur nombre de GPU, ou un temps entre deux mesurés</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="31"/>
        <source>Usable memory of the GPU</source>
        <translation>Mémoire utilisable du GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="31"/>
        <source>What the driver reports as a whole</source>
        <translation>Ce que le pilote indique comme total</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="32"/>
        <source>Memory of the CUDA context</source>
        <translation>Mémoire du contexte CUDA</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="32"/>
        <source>Held by a process before it allocates anything</source>
        <translation>Occupée par un processus avant toute allocation</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="33"/>
        <source>Workspace of libraries</source>
        <translation>Espace de travail des bibliothèques</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="33"/>
        <source>Memory that libraries of products and attention hold</source>
        <translation>Mémoire qu’occupent les bibliothèques de produits et d’attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="34"/>
        <source>Workspace of matrix products</source>
        <translation>Espace de travail des produits matriciels</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="34"/>
        <source>Memory that the library of products holds for a stream</source>
        <translation>Mémoire que la bibliothèque de produits occupe par flux</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="35"/>
        <source>Large products in bf16</source>
        <translation>Grands produits en bf16</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="35"/>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="36"/>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="37"/>
        <source>Share of the dense peak that large matrix products sustain</source>
        <translation>Part du pic dense que soutiennent les grands produits matriciels</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="36"/>
        <source>Large products in fp8</source>
        <translation>Grands produits en fp8</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="37"/>
        <source>Large products in fp4</source>
        <translation>Grands produits en fp4</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="38"/>
        <source>Memory bandwidth of products</source>
        <translation>Débit mémoire des produits</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="38"/>
        <source>Share of the memory&apos;s bandwidth that products bound by it reach</source>
        <translation>Part du débit mémoire qu’atteignent les produits limités par la mémoire</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="39"/>
        <source>Memory bandwidth of other kernels</source>
        <translation>Débit mémoire des autres noyaux</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="39"/>
        <source>Share of the memory&apos;s bandwidth that norms, activations and the like reach</source>
        <translation>Part du débit mémoire qu’atteignent normalisations, fonctions d’activation et noyaux semblables</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="40"/>
        <source>Time between kernels</source>
        <translation>Temps entre noyaux</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="40"/>
        <source>What each kernel costs on the GPU beyond its work</source>
        <translation>Ce que chaque noyau coûte sur le GPU en plus de son travail</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="41"/>
        <source>NVLink bandwidth of collectives</source>
        <translation>Débit NVLink des collectives</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="41"/>
        <source>Share of the data sheet&apos;s rate that collectives reach inside a node</source>
        <translation>Part du débit de la fiche technique qu’atteignent les collectives dans un nœud</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="42"/>
        <source>Network bandwidth of collectives</source>
        <translation>Débit réseau des collectives</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="42"/>
        <source>Share of the data sheet&apos;s rate that collectives reach between nodes</source>
        <translation>Part du débit de la fiche technique qu’atteignent les collectives entre nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="43"/>
        <source>NVLink bandwidth of a pair</source>
        <translation>Débit NVLink d’une paire</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="43"/>
        <source>Share of the data sheet&apos;s rate that one pair of GPUs reaches</source>
        <translation>Part du débit de la fiche technique qu’atteint une paire de GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="44"/>
        <source>Start of a message</source>
        <translation>Démarrage d’un message</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="44"/>
        <source>Time that each message between two GPUs costs before its first byte</source>
        <translation>Temps que coûte chaque message entre deux GPU avant son premier octet</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="45"/>
        <source>Start of a collective</source>
        <translation>Démarrage d’une collective</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="45"/>
        <source>Time before the first byte of a large collective</source>
        <translation>Temps avant le premier octet d’une grande collective</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="46"/>
        <source>Start of a small collective</source>
        <translation>Démarrage d’une petite collective</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="46"/>
        <source>Time before the first byte with the protocol for small messages</source>
        <translation>Temps avant le premier octet avec le protocole des petits messages</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="47"/>
        <source>Step of a ring in a node</source>
        <translation>Étape d’un anneau dans un nœud</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="47"/>
        <source>Time of each step from GPU to GPU beyond its bytes</source>
        <translation>Temps de chaque étape de GPU à GPU, hors octets transférés</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="48"/>
        <source>Step of a ring between nodes</source>
        <translation>Étape d’un anneau entre nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="48"/>
        <source>Time of each step from node to node beyond its bytes</source>
        <translation>Temps de chaque étape de nœud à nœud, hors octets transférés</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="49"/>
        <source>Start of an expert exchange</source>
        <translation>Démarrage d’un échange d’experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="49"/>
        <source>Time before the first byte of an all-to-all between experts</source>
        <translation>Temps avant le premier octet d’un all-to-all entre experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="50"/>
        <source>Slow-down beside tensor-parallel transfers</source>
        <translation>Ralentissement à côté des transferts TP</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="50"/>
        <source>Share of a transfer by which it slows a product or attention beside it</source>
        <translation>Part d’un transfert dont il ralentit un produit ou l’attention à côté de lui</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="51"/>
        <source>Bandwidth to the host</source>
        <translation>Débit vers l’hôte</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="51"/>
        <source>Share of the data sheet&apos;s rate that copies to and from the host reach</source>
        <translation>Part du débit de la fiche technique qu’atteignent les copies vers et depuis l’hôte</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="52"/>
        <source>Slow-down beside data-parallel transfers</source>
        <translation>Ralentissement à côté des transferts DP</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="52"/>
        <source>Share of hidden communication that slows the compute it hides behind</source>
        <translation>Part de la communication masquée qui ralentit le calcul qui la masque</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="53"/>
        <source>Slow-down beside gathered weights</source>
        <translation>Ralentissement à côté des poids rassemblés</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="53"/>
        <source>The same of the collectives of each layer in ZeRO-3</source>
        <translation>De même pour les collectives de chaque couche en ZeRO-3</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="54"/>
        <source>Bandwidth of an expert exchange</source>
        <translation>Débit d’un échange d’experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="54"/>
        <source>Share of the links&apos; rate that the exchange between experts reaches</source>
        <translation>Part du débit des liens qu’atteint l’échange entre experts</translation>
    </message>
</context>
<context>
    <name>Dimensions</name>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="118"/>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="119"/>
        <source>Hidden size</source>
        <translation>Dim. cachée</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="120"/>
        <source>Feed-forward width</source>
        <translation>Dim. feed-forward</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="121"/>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="122"/>
        <source>Gated feed-forward</source>
        <translation>Feed-forward à porte</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="123"/>
        <source>Activation</source>
        <translation>Activation</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="124"/>
        <source>Tied embeddings</source>
        <translation>Embeddings liés</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="126"/>
        <source>Attention heads</source>
        <translation>Têtes d’attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="127"/>
        <source>Key-value heads</source>
        <translation>Têtes KV</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="129"/>
        <source>Head width</source>
        <translation>Dim. des têtes</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="131"/>
        <source>Query-key norm</source>
        <translation>Norm. Q et K</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="132"/>
        <source>Sliding window</source>
        <translation>Fenêtre glissante</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="134"/>
        <source>Full attention every</source>
        <translation>Att. complète toutes les</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="136"/>
        <source>Latent attention</source>
        <translation>Attention latente</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="138"/>
        <source>Query rank</source>
        <translation>Rang requêtes</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="140"/>
        <source>Key-value rank</source>
        <translation>Rang clés-valeurs</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="142"/>
        <source>Head width, not rotated</source>
        <translation>Dim. tête, non rotative</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="144"/>
        <source>Head width, rotated</source>
        <translation>Dim. tête, rotative</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="146"/>
        <source>Value width</source>
        <translation>Dim. des valeurs</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="148"/>
        <source>Sparse attention</source>
        <translation>Attention creuse</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="150"/>
        <source>Indexer heads</source>
        <translation>Têtes d’indexeur</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="152"/>
        <source>Indexer head width</source>
        <translation>Dim. têtes indexeur</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="154"/>
        <source>Tokens attended to</source>
        <translation>Tokens retenus</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="156"/>
        <source>Mixture of experts</source>
        <translation>Mélange d’experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="158"/>
        <location filename="../app/desktop/setup/dimensions.cpp" line="214"/>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="159"/>
        <source>Experts per token</source>
        <translation>Experts par token</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="161"/>
        <source>Expert width</source>
        <translation>Dim. des experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="163"/>
        <source>Shared experts&apos; width</source>
        <translation>Dim. experts partagés</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="165"/>
        <source>Gate on shared experts</source>
        <translation>Porte exp. partagés</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="167"/>
        <source>Router bias</source>
        <translation>Biais du routeur</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="169"/>
        <source>Expert biases</source>
        <translation>Biais des experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="171"/>
        <source>First dense layers</source>
        <translation>Couches denses en tête</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="173"/>
        <source>Experts every n-th layer</source>
        <translation>Experts toutes les n couches</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="175"/>
        <source>MTP layers</source>
        <translation>Couches MTP</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="177"/>
        <source>Longest sequence</source>
        <translation>Séquence maximale</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="179"/>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="180"/>
        <source>Position table rows</source>
        <translation>Lignes table de positions</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="182"/>
        <source>Norm</source>
        <translation>Norm.</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="183"/>
        <source>Norms per layer</source>
        <translation>Norm. par couche</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="185"/>
        <source>Embedding norm</source>
        <translation>Norm. des embeddings</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="187"/>
        <source>Query, key, value biases</source>
        <translation>Biais Q, K, V</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="189"/>
        <source>Attention output bias</source>
        <translation>Biais sortie d’attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="191"/>
        <source>Feed-forward biases</source>
        <translation>Biais feed-forward</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="192"/>
        <source>Output head bias</source>
        <translation>Biais tête de sortie</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="193"/>
        <source>Attention sinks</source>
        <translation>Puits d’attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="210"/>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="212"/>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/dimensions.cpp" line="216"/>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="14"/>
        <source>forward pass</source>
        <translation>passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="15"/>
        <source>backward pass</source>
        <translation>passe arrière</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="16"/>
        <source>gradient of the input</source>
        <translation>gradient de l’entrée</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="17"/>
        <source>gradient of the weights</source>
        <translation>gradient des poids</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="18"/>
        <source>one dense layer</source>
        <translation>une couche dense</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="19"/>
        <source>one dense layer with windowed attention</source>
        <translation>une couche dense avec attention fenêtrée</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="20"/>
        <source>one MoE layer</source>
        <translation>une couche MoE</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="21"/>
        <source>one MoE layer with windowed attention</source>
        <translation>une couche MoE avec attention fenêtrée</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="22"/>
        <source>one layer, nothing recomputed</source>
        <translation>une couche, sans aucun recalcul</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="23"/>
        <location filename="../app/texts/explanation_symbols.h" line="90"/>
        <source>embedding</source>
        <translation>embedding</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="24"/>
        <source>output layer and loss</source>
        <translation>couche de sortie et perte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="25"/>
        <location filename="../app/texts/explanation_symbols.h" line="91"/>
        <source>output layer</source>
        <translation>couche de sortie</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="26"/>
        <source>join of a multi-token-prediction layer</source>
        <translation>jonction d’une couche de multi-token prediction</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="27"/>
        <source>query, key and value projection</source>
        <translation>projection des requêtes, clés et valeurs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="28"/>
        <source>attention output projection</source>
        <translation>projection de sortie de l’attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="29"/>
        <source>down projection of the queries</source>
        <translation>projection descendante des requêtes</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="30"/>
        <source>up projection of the queries</source>
        <translation>projection montante des requêtes</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="31"/>
        <source>down projection of keys and values</source>
        <translation>projection descendante des clés et valeurs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="32"/>
        <source>up projection of keys and values</source>
        <translation>projection montante des clés et valeurs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="33"/>
        <source>indexer of sparse attention</source>
        <translation>indexeur de l’attention creuse</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="34"/>
        <source>feed-forward up projection</source>
        <translation>projection montante du feed-forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="35"/>
        <source>feed-forward down projection</source>
        <translation>projection descendante du feed-forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="36"/>
        <source>router</source>
        <translation>routeur</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="37"/>
        <source>up projection of the experts</source>
        <translation>projection montante des experts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="38"/>
        <source>down projection of the experts</source>
        <translation>projection descendante des experts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="39"/>
        <source>up projection of the shared expert</source>
        <translation>projection montante de l’expert partagé</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="40"/>
        <source>down projection of the shared expert</source>
        <translation>projection descendante de l’expert partagé</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="41"/>
        <source>queries times keys</source>
        <translation>requêtes fois clés</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="42"/>
        <source>scores times values</source>
        <translation>scores fois valeurs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="43"/>
        <source>waves of tiles over the multiprocessors</source>
        <translation>vagues de tuiles sur les multiprocesseurs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="44"/>
        <source>tiles of the product</source>
        <translation>tuiles du produit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="45"/>
        <source>work units per multiprocessor</source>
        <translation>unités de travail par multiprocesseur</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="46"/>
        <source>token rows that a rank&apos;s experts hold</source>
        <translation>lignes de tokens que contiennent les experts d’un rang</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="47"/>
        <source>token rows that a rank&apos;s experts compute</source>
        <translation>lignes de tokens que calculent les experts d’un rang</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="48"/>
        <source>time to cast one element</source>
        <translation>temps de conversion d’un élément</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="49"/>
        <source>time that the host needs for one layer</source>
        <translation>temps de l’hôte pour une couche</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="50"/>
        <source>one gather or scatter of the hidden state over tensor-parallel ranks</source>
        <translation>un gather ou scatter de l’état caché sur les rangs de parallélisme tensoriel</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="51"/>
        <source>the same gather in the layers&apos; precision</source>
        <translation>le même gather dans la précision des couches</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="52"/>
        <source>latency of the collective&apos;s steps</source>
        <translation>latence des étapes de la collective</translation>
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
        <translation>all-reduce des partitions entre réplicas</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="56"/>
        <source>gather of the logits</source>
        <translation>gather des logits</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="57"/>
        <source>attention block</source>
        <translation>bloc d’attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="58"/>
        <source>feed-forward block</source>
        <translation>bloc feed-forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="59"/>
        <source>shared expert</source>
        <translation>expert partagé</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="60"/>
        <source>exchange of heads for tokens</source>
        <translation>échange de têtes contre des tokens</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="61"/>
        <source>one hop of the ring of keys and values</source>
        <translation>un saut de l’anneau de clés et valeurs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="62"/>
        <source>joining of partial attention outputs</source>
        <translation>jonction des sorties partielles d’attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="63"/>
        <source>one all-to-all of tokens to experts or back</source>
        <translation>un all-to-all des tokens vers les experts ou retour</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="64"/>
        <source>bytes that leave the rank in one exchange</source>
        <translation>octets qui quittent le rang en un échange</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="65"/>
        <source>share of them that crosses the network</source>
        <translation>leur part qui traverse le réseau</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="66"/>
        <source>gather of the tokens of all expert ranks</source>
        <translation>gather des tokens de tous les rangs d’experts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="67"/>
        <source>gather over expert-tensor ranks</source>
        <translation>gather sur les rangs de parallélisme tensoriel d’experts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="68"/>
        <source>expert exchange of one pass</source>
        <translation>échange des experts d’une passe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="69"/>
        <source>what the shared expert does not hide of the exchange</source>
        <translation>ce que l’expert partagé ne masque pas de l’échange</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="70"/>
        <source>one message between stages</source>
        <translation>un message entre étages</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="71"/>
        <source>gather of the weights</source>
        <translation>rassemblement des poids</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="72"/>
        <source>reduction of the gradients</source>
        <translation>réduction des gradients</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="73"/>
        <source>dense parameters</source>
        <translation>paramètres denses</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="74"/>
        <location filename="../app/texts/explanation_symbols.h" line="37"/>
        <source>experts</source>
        <translation>experts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="75"/>
        <source>reduction of the tied embedding&apos;s gradient</source>
        <translation>réduction du gradient de l’embedding lié</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="76"/>
        <source>all micro-batches through the pipeline, without messages</source>
        <translation>tous les micro-lots à travers le pipeline, sans messages</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="77"/>
        <source>gather of tensor-parallel shards for the orthogonalisation</source>
        <translation>rassemblement des partitions tensorielles pour l’orthogonalisation</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="78"/>
        <source>optimizer on the host</source>
        <translation>optimiseur sur l’hôte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="79"/>
        <source>weights on the host</source>
        <translation>poids sur l’hôte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="80"/>
        <source>one layer&apos;s weights from the host</source>
        <translation>poids d’une couche depuis l’hôte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="81"/>
        <source>parameters on the rank outside the experts</source>
        <translation>paramètres du rang hors experts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="82"/>
        <source>parameters of experts on the rank</source>
        <translation>paramètres d’experts du rang</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="83"/>
        <source>parameters of a dense layer on the rank</source>
        <translation>paramètres d’une couche dense sur le rang</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="84"/>
        <source>parameters of an MoE layer on the rank, without experts</source>
        <translation>paramètres d’une couche MoE sur le rang, sans experts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="85"/>
        <source>parameters of a dense layer</source>
        <translation>paramètres d’une couche dense</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="86"/>
        <source>parameters of an MoE layer</source>
        <translation>paramètres d’une couche MoE</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="87"/>
        <source>dense layers times micro-batches alive</source>
        <translation>couches denses fois micro-lots vivants</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="88"/>
        <source>MoE layers times micro-batches alive</source>
        <translation>couches MoE fois micro-lots vivants</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="89"/>
        <source>micro-batches in flight on the rank</source>
        <translation>micro-lots en vol sur le rang</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="90"/>
        <source>micro-batches in flight of one virtual stage</source>
        <translation>micro-lots en vol d’un étage virtuel</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="91"/>
        <source>virtual stages run before the first backward pass</source>
        <translation>étages virtuels exécutés avant la première passe arrière</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="92"/>
        <source>tokens of a step</source>
        <translation>tokens d’un pas</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="93"/>
        <source>forward FLOPs per token</source>
        <translation>FLOP de la passe avant par token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="94"/>
        <source>attention core of one layer, per token</source>
        <translation>cœur de l’attention d’une couche, par token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="95"/>
        <source>attention core with a window, per token</source>
        <translation>cœur de l’attention avec fenêtre, par token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="96"/>
        <source>output layer, per token</source>
        <translation>couche de sortie, par token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="97"/>
        <source>executed FLOPs per token</source>
        <translation>FLOP exécutés par token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="98"/>
        <source>training time in days</source>
        <translation>durée d’entraînement en jours</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="99"/>
        <source>GPU-hours</source>
        <translation>heures GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="104"/>
        <source>Tensors that a training script keeps for itself, such as averaged weights.</source>
        <translation>Tenseurs qu’un script d’entraînement garde pour lui, comme des poids moyennés.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="105"/>
        <source>Small tensors of a layer: statistics, masks of packed documents, random states.</source>
        <translation>Petits tenseurs d’une couche&#xa0;: statistiques, masques de documents concaténés, états aléatoires.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="106"/>
        <source>Steps in which experts get more tokens than the assumed imbalance.</source>
        <translation>Pas où des experts reçoivent plus de tokens que le déséquilibre supposé.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="107"/>
        <source>Recomputation of blocks of layers or of some layers only.</source>
        <translation>Recalcul de blocs de couches ou de certaines couches seulement.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="108"/>
        <source>Further heads and losses of a training script.</source>
        <translation>Autres têtes et pertes d’un script d’entraînement.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="109"/>
        <source>Workspaces of single kernels, which differ by shape and release.</source>
        <translation>Espaces de travail de noyaux isolés, qui varient selon la forme et la version.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="110"/>
        <source>Prefetching more than the next layer.</source>
        <translation>Préchargement au-delà de la couche suivante.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="111"/>
        <source>Freed blocks held while the host is ahead of the GPU; they are given back when memory runs short.</source>
        <translation>Blocs libérés conservés tant que l’hôte devance le GPU&#xa0;; ils sont rendus quand la mémoire manque.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="112"/>
        <source>The order of allocations, which changes fragmentation from run to run.</source>
        <translation>L’ordre des allocations, qui change la fragmentation d’une exécution à l’autre.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="113"/>
        <source>Buffers of network transports and in-network reduction.</source>
        <translation>Tampons des transports réseau et de la réduction dans le réseau.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="114"/>
        <source>Other processes on the same GPU.</source>
        <translation>Autres processus sur le même GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="115"/>
        <source>A checkpoint that is loaded beside the state that it replaces.</source>
        <translation>Un point de reprise chargé à côté de l’état qu’il remplace.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="116"/>
        <source>Clocks that fall under a power limit or heat, beyond what the measured runs had.</source>
        <translation>Fréquences qui baissent sous une limite de puissance ou la chaleur, au-delà de ce que les mesures ont connu.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="117"/>
        <source>The library&apos;s own choice of kernel; each shape is taken with the tile that suits it best.</source>
        <translation>Le choix de noyau de la bibliothèque elle-même&#xa0;; chaque forme est prise avec la tuile qui lui convient le mieux.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="118"/>
        <source>Packed documents that attend to themselves only.</source>
        <translation>Documents concaténés qui n’ont d’attention que sur eux-mêmes.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="119"/>
        <source>Kernels of your own that fuse more, or less, than the framework&apos;s.</source>
        <translation>Vos propres noyaux, qui fusionnent plus, ou moins, que ceux du framework.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="120"/>
        <source>Other work on the host, and a slow or badly placed processor.</source>
        <translation>Autre travail sur l’hôte, et un processeur lent ou mal placé.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="121"/>
        <source>Other jobs on the network, and routes that collide.</source>
        <translation>Autres jobs sur le réseau, et routes qui entrent en collision.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="122"/>
        <source>The order of single operations; the timeline simulates it.</source>
        <translation>L’ordre des opérations isolées&#xa0;; la chronologie le simule.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="123"/>
        <source>A single GPU or link that is slower than the others.</source>
        <translation>Un GPU ou un lien isolé plus lent que les autres.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="124"/>
        <source>Reading and preparing the data.</source>
        <translation>Lecture et préparation des données.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="125"/>
        <source>Writing checkpoints, evaluation, logging.</source>
        <translation>Écriture des points de reprise, évaluation, journalisation.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="126"/>
        <source>FLOPs outside matrix products: norms, activations, softmax, optimizer.</source>
        <translation>FLOP hors produits matriciels&#xa0;: normalisations, fonctions d’activation, softmax, optimiseur.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="127"/>
        <source>Failures and restarts, except by the goodput that the plan states.</source>
        <translation>Pannes et redémarrages, sauf à travers le goodput indiqué par le plan.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="128"/>
        <source>Storage, network traffic, discounts, idle reserved nodes.</source>
        <translation>Stockage, trafic réseau, remises, nœuds réservés inactifs.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_texts.h" line="129"/>
        <source>Multi-token-prediction layers.</source>
        <translation>Couches de multi-token prediction.</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="21"/>
        <source>layers</source>
        <translation>couches</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="22"/>
        <source>hidden size</source>
        <translation>dimension cachée</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="23"/>
        <source>attention heads</source>
        <translation>têtes d’attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="24"/>
        <source>key-value heads</source>
        <translation>têtes KV</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="25"/>
        <source>heads with their own key and value</source>
        <translation>têtes avec leur propre clé et valeur</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="26"/>
        <source>dimension of one head</source>
        <translation>dimension d’une tête</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="27"/>
        <source>dimension of one query and key head</source>
        <translation>dimension d’une tête de requête et de clé</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="28"/>
        <source>dimension of one value head</source>
        <translation>dimension d’une tête de valeur</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="29"/>
        <source>part of a query head without rotation</source>
        <translation>part d’une tête de requête sans rotation</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="30"/>
        <source>part of a query head that is rotated</source>
        <translation>part d’une tête de requête avec rotation</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="31"/>
        <source>rank of the latent queries</source>
        <translation>rang des requêtes latentes</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="32"/>
        <source>rank of the latent keys and values</source>
        <translation>rang des clés et valeurs latentes</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="33"/>
        <source>feed-forward width</source>
        <translation>dimension feed-forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="34"/>
        <source>width of one expert</source>
        <translation>dimension d’un expert</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="35"/>
        <source>width of the shared expert</source>
        <translation>dimension de l’expert partagé</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="36"/>
        <source>matrices of a feed-forward block</source>
        <translation>matrices d’un bloc feed-forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="38"/>
        <source>experts that a token goes to</source>
        <translation>experts vers lesquels va un token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="39"/>
        <source>vocabulary</source>
        <translation>vocabulaire</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="40"/>
        <source>vocabulary, padded</source>
        <translation>vocabulaire, complété</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="41"/>
        <location filename="../app/texts/explanation_symbols.h" line="84"/>
        <source>norms of one layer</source>
        <translation>normalisations d’une couche</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="42"/>
        <source>weights of a norm per hidden element</source>
        <translation>poids d’une normalisation par élément caché</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="43"/>
        <source>learned positions</source>
        <translation>positions apprises</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="44"/>
        <source>multi-token-prediction layers</source>
        <translation>couches de multi-token prediction</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="45"/>
        <source>up projections of a feed-forward block</source>
        <translation>projections montantes d’un bloc feed-forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="47"/>
        <source>tensor parallel</source>
        <translation>parallélisme tensoriel</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="48"/>
        <source>pipeline parallel</source>
        <translation>parallélisme de pipeline</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="49"/>
        <source>context parallel</source>
        <translation>parallélisme de contexte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="50"/>
        <source>ranks of the inner all-to-all of context parallelism</source>
        <translation>rangs de l’all-to-all interne du parallélisme de contexte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="51"/>
        <source>ranks of the ring of context parallelism</source>
        <translation>rangs de l’anneau du parallélisme de contexte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="52"/>
        <source>data parallel</source>
        <translation>parallélisme de données</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="53"/>
        <source>expert parallel</source>
        <translation>parallélisme d’experts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="54"/>
        <source>expert tensor parallel</source>
        <translation>parallélisme tensoriel d’experts</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="55"/>
        <source>virtual stages of a pipeline rank</source>
        <translation>étages virtuels d’un rang de pipeline</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="56"/>
        <source>ranks over which sequence parallelism splits</source>
        <translation>rangs sur lesquels découpe le parallélisme de séquence</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="57"/>
        <source>pipeline rank, from 0</source>
        <translation>rang de pipeline, à partir de 0</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="58"/>
        <source>virtual stage of the rank, from 0</source>
        <translation>étage virtuel du rang, à partir de 0</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="59"/>
        <source>sequence length</source>
        <translation>longueur de séquence</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="60"/>
        <source>tokens that a query attends to on average</source>
        <translation>tokens sur lesquels porte une requête en moyenne</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="61"/>
        <source>sequences of a micro-batch</source>
        <translation>séquences d’un micro-lot</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="62"/>
        <source>micro-batches of a step</source>
        <translation>micro-lots d’un pas</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="63"/>
        <source>sequences of a step</source>
        <translation>séquences d’un pas</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="64"/>
        <source>tokens of a micro-batch on one context-parallel rank</source>
        <translation>tokens d’un micro-lot sur un rang de parallélisme de contexte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="65"/>
        <source>tokens to train on</source>
        <translation>tokens d’entraînement</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="66"/>
        <source>tokens whose logits are held at once</source>
        <translation>tokens dont les logits sont gardés en même temps</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="67"/>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="68"/>
        <source>nodes</source>
        <translation>nœuds</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="69"/>
        <source>ranks over which dense parameters are sharded</source>
        <translation>rangs sur lesquels les paramètres denses sont partitionnés</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="70"/>
        <source>ranks over which experts are sharded</source>
        <translation>rangs sur lesquels les experts sont partitionnés</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="71"/>
        <location filename="../app/texts/explanation_symbols.h" line="75"/>
        <source>dense layers</source>
        <translation>couches denses</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="72"/>
        <source>dense layers with windowed attention</source>
        <translation>couches denses avec attention fenêtrée</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="73"/>
        <location filename="../app/texts/explanation_symbols.h" line="76"/>
        <source>MoE layers</source>
        <translation>couches MoE</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="74"/>
        <source>MoE layers with windowed attention</source>
        <translation>couches MoE avec attention fenêtrée</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="77"/>
        <source>layers with full attention</source>
        <translation>couches avec attention complète</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="78"/>
        <source>layers with windowed attention</source>
        <translation>couches avec attention fenêtrée</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="79"/>
        <source>layers of this kind on the rank</source>
        <translation>couches de ce type sur le rang</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="80"/>
        <source>layers of this kind in one virtual stage</source>
        <translation>couches de ce type dans un étage virtuel</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="82"/>
        <source>attention of one layer</source>
        <translation>attention d’une couche</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="83"/>
        <source>part of that which every tensor-parallel rank keeps whole</source>
        <translation>sa part que chaque rang de parallélisme tensoriel garde entière</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="85"/>
        <source>feed-forward block of one layer</source>
        <translation>bloc feed-forward d’une couche</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="86"/>
        <source>biases and gates that every tensor-parallel rank keeps whole</source>
        <translation>biais et portes que chaque rang de parallélisme tensoriel garde entiers</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="87"/>
        <source>router of one layer</source>
        <translation>routeur d’une couche</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="88"/>
        <source>shared expert of one layer</source>
        <translation>expert partagé d’une couche</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="89"/>
        <source>one expert</source>
        <translation>un expert</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="92"/>
        <source>last norm</source>
        <translation>dernière normalisation</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="93"/>
        <source>parameters of decoder layers on the rank</source>
        <translation>paramètres des couches de décodeur sur le rang</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="94"/>
        <source>parameters of all different weight shapes on the rank</source>
        <translation>paramètres de toutes les formes de poids distinctes sur le rang</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="95"/>
        <source>parameters of the largest layer on the rank</source>
        <translation>paramètres de la plus grande couche sur le rang</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="96"/>
        <source>parameters that the rank updates</source>
        <translation>paramètres que le rang met à jour</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="97"/>
        <source>parameters of one layer on the rank</source>
        <translation>paramètres d’une couche sur le rang</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="98"/>
        <source>matrix products of a dense layer, per token</source>
        <translation>produits matriciels d’une couche dense, par token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="99"/>
        <source>matrix products of an MoE layer, per token</source>
        <translation>produits matriciels d’une couche MoE, par token</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="100"/>
        <source>matrix products of all layers, per token, forward</source>
        <translation>produits matriciels de toutes les couches, par token, passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="101"/>
        <source>output layer, per token, forward</source>
        <translation>couche de sortie, par token, passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="102"/>
        <source>attention cores of all layers, per token, forward</source>
        <translation>cœurs d’attention de toutes les couches, par token, passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="103"/>
        <source>FLOPs of the orthogonalisation</source>
        <translation>FLOP de l’orthogonalisation</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="104"/>
        <source>FLOPs</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="105"/>
        <source>share of the peak reached</source>
        <translation>part du pic atteinte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="107"/>
        <source>multiprocessors of the GPU</source>
        <translation>multiprocesseurs du GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="108"/>
        <source>peak of the GPU in 16 bit</source>
        <translation>pic du GPU en 16 bits</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="109"/>
        <source>peak of the GPU in the precision of the product</source>
        <translation>pic du GPU dans la précision du produit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="110"/>
        <source>bf16 peak of the GPU</source>
        <translation>pic bf16 du GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="111"/>
        <source>bandwidth of the GPU&apos;s memory</source>
        <translation>débit de la mémoire du GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="112"/>
        <source>memory bandwidth that element-wise kernels reach</source>
        <translation>débit mémoire qu’atteignent les noyaux élément par élément</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="113"/>
        <source>memory bandwidth that matrix products reach</source>
        <translation>débit mémoire qu’atteignent les produits matriciels</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="114"/>
        <source>memory bandwidth that attention scores reach</source>
        <translation>débit mémoire qu’atteignent les scores d’attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="115"/>
        <source>rate inside an NVLink domain, achieved</source>
        <translation>débit dans un domaine NVLink, atteint</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="116"/>
        <source>rate that the group gets between domains</source>
        <translation>débit du groupe entre domaines</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="117"/>
        <source>rate inside a domain, data sheet</source>
        <translation>débit dans un domaine, fiche technique</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="118"/>
        <source>network rate of one GPU, data sheet</source>
        <translation>débit réseau d’un GPU, fiche technique</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="119"/>
        <source>rate between two GPUs of a domain</source>
        <translation>débit entre deux GPU d’un domaine</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="120"/>
        <source>rate between two GPUs over the network</source>
        <translation>débit entre deux GPU par le réseau</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="121"/>
        <source>rate of the exchange of heads</source>
        <translation>débit de l’échange de têtes</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="122"/>
        <source>rate of the ring of keys and values</source>
        <translation>débit de l’anneau de clés et valeurs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="123"/>
        <source>rate between GPU and host</source>
        <translation>débit entre GPU et hôte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="124"/>
        <source>rate of the host&apos;s memory for one GPU</source>
        <translation>débit de la mémoire de l’hôte pour un GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="125"/>
        <source>time before the first byte</source>
        <translation>temps avant le premier octet</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="126"/>
        <source>time before the first byte, protocol for small messages</source>
        <translation>temps avant le premier octet, protocole des petits messages</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="127"/>
        <source>time of one step inside a domain</source>
        <translation>temps d’une étape dans un domaine</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="128"/>
        <source>time of one step inside a domain, in a ring that leaves it</source>
        <translation>temps d’une étape dans un domaine, pour un anneau qui en sort</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="129"/>
        <source>time of one step between domains</source>
        <translation>temps d’une étape entre domaines</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="130"/>
        <source>time of one message before its first byte</source>
        <translation>temps d’un message avant son premier octet</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="131"/>
        <source>time of one hop of the ring before its first byte</source>
        <translation>temps d’un saut de l’anneau avant son premier octet</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="132"/>
        <source>time of an expert exchange before its first byte</source>
        <translation>temps d’un échange des experts avant son premier octet</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="133"/>
        <source>latency of one further bucket</source>
        <translation>latence d’un bucket supplémentaire</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="134"/>
        <source>passes around the ring</source>
        <translation>tours de l’anneau</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="135"/>
        <source>ranks of the group</source>
        <translation>rangs du groupe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="136"/>
        <source>ranks of the group in one domain</source>
        <translation>rangs du groupe dans un domaine</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="137"/>
        <source>domains that the group spans</source>
        <translation>domaines couverts par le groupe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="138"/>
        <source>share of the rate that the protocol for small messages reaches</source>
        <translation>part du débit qu’atteint le protocole des petits messages</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="139"/>
        <source>share of the rate that the exchange reaches inside a domain</source>
        <translation>part du débit qu’atteint l’échange dans un domaine</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="140"/>
        <source>share of the rate that the exchange reaches on the network</source>
        <translation>part du débit qu’atteint l’échange sur le réseau</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="141"/>
        <source>share of stage boundaries that cross the network</source>
        <translation>part des frontières d’étages qui traverse le réseau</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="143"/>
        <source>bytes of an activation</source>
        <translation>octets d’une activation</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="144"/>
        <source>bytes of an element that is only the input of a product</source>
        <translation>octets d’un élément qui n’est que l’entrée d’un produit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="145"/>
        <source>bytes of weights per parameter</source>
        <translation>octets de poids par paramètre</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="146"/>
        <source>bytes of gradients per parameter</source>
        <translation>octets de gradients par paramètre</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="147"/>
        <source>bytes of optimizer states per parameter</source>
        <translation>octets d’états de l’optimiseur par paramètre</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="148"/>
        <source>bytes of a gradient when it is reduced</source>
        <translation>octets d’un gradient lors de sa réduction</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="149"/>
        <source>bytes of copies in low precision per parameter</source>
        <translation>octets de copies en basse précision par paramètre</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="150"/>
        <source>further optimizer bytes of embeddings per parameter</source>
        <translation>octets d’optimiseur supplémentaires des embeddings par paramètre</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="151"/>
        <source>bytes of fp32 copies of the gradients per parameter</source>
        <translation>octets de copies fp32 des gradients par paramètre</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="152"/>
        <source>bytes that the update needs besides, per parameter</source>
        <translation>octets que demande en plus la mise à jour, par paramètre</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="153"/>
        <source>bytes of a gathered layer per parameter: weights, gradient, copy to reduce</source>
        <translation>octets d’une couche rassemblée par paramètre&#xa0;: poids, gradient, copie à réduire</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="154"/>
        <source>bytes of gather buffers per parameter</source>
        <translation>octets de tampons de rassemblement par paramètre</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="155"/>
        <source>bytes that the update moves per parameter</source>
        <translation>octets que déplace la mise à jour par paramètre</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="156"/>
        <source>bytes that the update moves on the host, per parameter</source>
        <translation>octets que déplace la mise à jour sur l’hôte, par paramètre</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="157"/>
        <source>bytes moved to accumulate gradients, per parameter</source>
        <translation>octets déplacés pour accumuler les gradients, par paramètre</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="158"/>
        <source>further bytes that eager norms keep per element</source>
        <translation>octets supplémentaires que gardent les normalisations eager par élément</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="159"/>
        <source>bytes kept by the rotation per element</source>
        <translation>octets gardés par la rotation par élément</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="160"/>
        <source>bytes kept by repeating key-value heads per element</source>
        <translation>octets gardés par la répétition des têtes KV par élément</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="161"/>
        <source>bytes kept per attention score</source>
        <translation>octets gardés par score d’attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="162"/>
        <source>bytes that a feed-forward block keeps per token and width</source>
        <translation>octets que garde un bloc feed-forward par token et par dimension</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="163"/>
        <source>bytes that the router keeps per token and expert</source>
        <translation>octets que garde le routeur par token et par expert</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="164"/>
        <source>bytes kept to join the experts&apos; outputs per element</source>
        <translation>octets gardés pour joindre les sorties des experts par élément</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="165"/>
        <source>bytes held per logit</source>
        <translation>octets gardés par logit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="166"/>
        <source>bytes per logit in the output layer&apos;s backward pass</source>
        <translation>octets par logit dans la passe arrière de la couche de sortie</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="167"/>
        <source>bytes per logit of a loss that is not fused</source>
        <translation>octets par logit d’une perte non fusionnée</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="168"/>
        <source>bytes of buffers of the whole sequence, per hidden element</source>
        <translation>octets de tampons de la séquence entière, par élément caché</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="169"/>
        <source>bytes of a layer&apos;s backward pass per hidden element</source>
        <translation>octets de la passe arrière d’une couche par élément caché</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="170"/>
        <source>the same of what tensor parallelism splits</source>
        <translation>de même pour ce que découpe le parallélisme tensoriel</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="171"/>
        <source>the same per feed-forward element</source>
        <translation>de même par élément feed-forward</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="172"/>
        <source>the same per attention score</source>
        <translation>de même par score d’attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="173"/>
        <source>buffers of the ring of keys and values</source>
        <translation>tampons de l’anneau de clés et valeurs</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="174"/>
        <source>bytes that the loss moves per logit</source>
        <translation>octets que déplace la perte par logit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="175"/>
        <source>bytes that the softmax moves per score</source>
        <translation>octets que déplace le softmax par score</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="176"/>
        <source>bytes of an input of the product</source>
        <translation>octets d’une entrée du produit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="177"/>
        <source>bytes moved per output of the product</source>
        <translation>octets déplacés par sortie du produit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="178"/>
        <source>live tensors</source>
        <translation>tenseurs vivants</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="179"/>
        <source>what the allocator reserves besides</source>
        <translation>ce que l’allocateur réserve en plus</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="180"/>
        <source>weights and gradients that stay whole between micro-batches</source>
        <translation>poids et gradients qui restent entiers entre micro-lots</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="181"/>
        <source>matrices of the orthogonalisation</source>
        <translation>matrices de l’orthogonalisation</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="182"/>
        <source>workspace of the libraries</source>
        <translation>espace de travail des bibliothèques</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="183"/>
        <source>part of it that only repeatable kernels need</source>
        <translation>sa part que seuls des noyaux reproductibles demandent</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="184"/>
        <source>workspace of one stream</source>
        <translation>espace de travail d’un flux</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="185"/>
        <source>buffers of one NCCL channel</source>
        <translation>tampons d’un canal NCCL</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="186"/>
        <source>CUDA context and process</source>
        <translation>contexte CUDA et processus</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="187"/>
        <source>what the framework holds outside the allocator</source>
        <translation>ce que le framework détient hors de l’allocateur</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="188"/>
        <source>memory of the fullest stage</source>
        <translation>mémoire de l’étage le plus rempli</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="189"/>
        <source>usable memory of the GPU</source>
        <translation>mémoire utilisable du GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="190"/>
        <source>size of the whole tensor</source>
        <translation>taille du tenseur entier</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="191"/>
        <source>queries, keys, values and output that change ranks</source>
        <translation>requêtes, clés, valeurs et sortie qui changent de rang</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="192"/>
        <source>keys and values of one rank</source>
        <translation>clés et valeurs d’un rang</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_symbols.h" line="193"/>
        <source>activations kept of one layer</source>
        <translation>activations gardées d’une couche</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="11"/>
        <source>copies of the attention output kept</source>
        <translation>copies gardées de la sortie d’attention</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="12"/>
        <source>virtual stages started early because messages overlap</source>
        <translation>étages virtuels démarrés tôt parce que les messages se recouvrent</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="13"/>
        <source>elements of a gradient bucket</source>
        <translation>éléments d’un bucket de gradients</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="14"/>
        <source>elements to which a bucket is padded</source>
        <translation>éléments jusqu’auxquels un bucket est complété</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="15"/>
        <source>buckets after the first</source>
        <translation>buckets après le premier</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="16"/>
        <source>streams with a workspace</source>
        <translation>flux avec un espace de travail</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="17"/>
        <source>NCCL communicators</source>
        <translation>communicateurs NCCL</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="18"/>
        <source>channels of a communicator</source>
        <translation>canaux d’un communicateur</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="19"/>
        <source>copies of queries, keys and values that an exchange holds</source>
        <translation>copies des requêtes, clés et valeurs que détient un échange</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="20"/>
        <source>steepness of the chance to fit</source>
        <translation>pente de la probabilité de tenir</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="21"/>
        <source>products of this shape</source>
        <translation>produits de cette forme</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="22"/>
        <source>rows of the product</source>
        <translation>lignes du produit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="23"/>
        <source>columns of the product</source>
        <translation>colonnes du produit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="24"/>
        <source>inner dimension of the product</source>
        <translation>dimension interne du produit</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="25"/>
        <source>inner steps that starting and ending a tile costs</source>
        <translation>étapes internes que coûtent le début et la fin d’une tuile</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="26"/>
        <source>rows of a tile</source>
        <translation>lignes d’une tuile</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="27"/>
        <source>columns of a tile</source>
        <translation>colonnes d’une tuile</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="28"/>
        <source>edge at which small tiles run at half rate</source>
        <translation>côté auquel les petites tuiles vont à demi-vitesse</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="29"/>
        <source>backward products of attention for each forward one</source>
        <translation>produits de l’attention dans la passe arrière pour chaque produit de la passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="30"/>
        <source>work units at which attention runs at half rate</source>
        <translation>unités de travail auxquelles l’attention va à demi-vitesse</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="31"/>
        <source>passes of the softmax over the scores</source>
        <translation>passages du softmax sur les scores</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="32"/>
        <source>memory-bound kernels of a layer, forward</source>
        <translation>noyaux limités par la mémoire d’une couche, passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="33"/>
        <source>memory-bound kernels of a layer, backward</source>
        <translation>noyaux limités par la mémoire d’une couche, passe arrière</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="34"/>
        <source>passes over the experts&apos; outputs for their biases</source>
        <translation>passages sur les sorties des experts pour leurs biais</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="35"/>
        <source>how often a micro-batch casts the weights</source>
        <translation>nombre de conversions des poids par micro-lot</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="36"/>
        <source>passes over a tensor to cast it</source>
        <translation>passages sur un tenseur pour le convertir</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="37"/>
        <source>tensor-parallel collectives of a layer</source>
        <translation>collectives de parallélisme tensoriel d’une couche</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="38"/>
        <source>sharpness with which GPU and host time combine</source>
        <translation>netteté avec laquelle les temps du GPU et de l’hôte se combinent</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="39"/>
        <source>kernels of a layer in this pass</source>
        <translation>noyaux d’une couche dans cette passe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="40"/>
        <source>host time of embedding, output layer and loss, in layers</source>
        <translation>temps de l’hôte pour embedding, couche de sortie et perte, en couches</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="41"/>
        <source>layers of the deepest stage</source>
        <translation>couches de l’étage le plus profond</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="42"/>
        <source>reductions of the gradients in a step</source>
        <translation>réductions des gradients en un pas</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="43"/>
        <source>stages after the one that sets the pace</source>
        <translation>étages après celui qui donne le rythme</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="44"/>
        <source>bytes moved per hidden element, forward</source>
        <translation>octets déplacés par élément caché, passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="45"/>
        <source>bytes moved per hidden element, backward</source>
        <translation>octets déplacés par élément caché, passe arrière</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="46"/>
        <source>bytes moved around projections per element, forward</source>
        <translation>octets déplacés autour des projections par élément, passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="47"/>
        <source>bytes moved around projections per element, backward</source>
        <translation>octets déplacés autour des projections par élément, passe arrière</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="48"/>
        <source>bytes moved per feed-forward element, forward</source>
        <translation>octets déplacés par élément feed-forward, passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="49"/>
        <source>bytes moved per feed-forward element, backward</source>
        <translation>octets déplacés par élément feed-forward, passe arrière</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="51"/>
        <source>share that is kept on the host</source>
        <translation>part gardée sur l’hôte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="52"/>
        <source>share of the weights that is kept on the host</source>
        <translation>part des poids gardée sur l’hôte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="53"/>
        <source>activations kept over those counted</source>
        <translation>activations gardées rapportées à celles comptées</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="54"/>
        <source>share of a layer that selective recomputation keeps</source>
        <translation>part d’une couche que garde le recalcul sélectif</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="55"/>
        <source>share of a layer alive again in its backward pass</source>
        <translation>part d’une couche de nouveau vivante dans sa passe arrière</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="56"/>
        <source>tokens of the busiest experts over the mean</source>
        <translation>tokens des experts les plus chargés rapportés à la moyenne</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="57"/>
        <source>slots of an expert over its even share</source>
        <translation>places d’un expert rapportées à sa part égale</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="58"/>
        <source>reserved over live memory, less one</source>
        <translation>mémoire réservée sur mémoire vivante, moins un</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="59"/>
        <source>use at which half of the framework&apos;s runs fail, over that of all</source>
        <translation>utilisation à laquelle la moitié des exécutions du framework échoue, rapportée à celle de toutes</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="60"/>
        <source>use of the memory at which half of the runs fail</source>
        <translation>utilisation de la mémoire à laquelle la moitié des exécutions échoue</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="61"/>
        <source>measured over predicted, 10th percentile of published runs</source>
        <translation>mesuré sur prédit, 10e centile des mesures publiées</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="62"/>
        <source>measured over predicted, 90th percentile of published runs</source>
        <translation>mesuré sur prédit, 90e centile des mesures publiées</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="63"/>
        <source>measured over predicted of runs near this plan, low end</source>
        <translation>mesuré sur prédit des mesures proches de ce plan, borne basse</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="64"/>
        <source>measured over predicted of runs near this plan, high end</source>
        <translation>mesuré sur prédit des mesures proches de ce plan, borne haute</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="65"/>
        <source>how much wider the band of MoE models is</source>
        <translation>de combien l’intervalle des modèles MoE est plus large</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="66"/>
        <source>measured time of such a product over the formula&apos;s</source>
        <translation>temps mesuré d’un tel produit sur celui de la formule</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="67"/>
        <source>cost of a partly filled wave</source>
        <translation>coût d’une vague partiellement remplie</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="68"/>
        <source>share of the peak that large products sustain</source>
        <translation>part du pic que tiennent les grands produits</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="69"/>
        <source>share of the peak that attention reaches when the GPU is full</source>
        <translation>part du pic qu’atteint l’attention quand le GPU est plein</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="70"/>
        <source>share of the 16-bit peak that large products sustain</source>
        <translation>part du pic 16 bits que tiennent les grands produits</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="71"/>
        <source>rate of grouped products, or of odd head dimensions, over plain ones</source>
        <translation>débit des produits groupés, ou de dimensions de tête inhabituelles, rapporté aux produits simples</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="72"/>
        <source>rate of attention at this head dimension over that at 128</source>
        <translation>débit de l’attention à cette dimension de tête rapporté à celui à 128</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="73"/>
        <source>rate of attention&apos;s backward pass over its forward pass</source>
        <translation>débit de la passe arrière de l’attention rapporté à sa passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="74"/>
        <source>share of the loss&apos;s traffic in the forward pass</source>
        <translation>part du trafic de la perte dans la passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="75"/>
        <source>factor on the traffic of sorting tokens by expert</source>
        <translation>facteur sur le trafic du tri des tokens par expert</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="76"/>
        <source>factor on the traffic of casts</source>
        <translation>facteur sur le trafic des conversions</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="77"/>
        <source>share of the products that run again</source>
        <translation>part des produits exécutés à nouveau</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="78"/>
        <source>share of the host&apos;s time in this pass</source>
        <translation>part du temps de l’hôte dans cette passe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="79"/>
        <source>share of the host&apos;s time that graphs and settings leave</source>
        <translation>part du temps de l’hôte que laissent graphes et réglages</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="80"/>
        <source>share by which launch blocking slows layers</source>
        <translation>part dont le blocage des lancements ralentit les couches</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="81"/>
        <source>share of that of output layer and loss</source>
        <translation>sa part due à la couche de sortie et à la perte</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="82"/>
        <source>share of that of the embedding</source>
        <translation>sa part due à l’embedding</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="83"/>
        <source>share of overlapped tensor-parallel transfers that stays exposed</source>
        <translation>part des transferts tensoriels recouverts qui reste exposée</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="84"/>
        <source>share of a transfer by which it slows a kernel beside it</source>
        <translation>part d’un transfert dont il ralentit un noyau à côté de lui</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="85"/>
        <source>share of the exchange that stays exposed all the same</source>
        <translation>part de l’échange qui reste exposée malgré tout</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="86"/>
        <source>share of other work behind which the exchange can hide</source>
        <translation>part de l’autre travail derrière laquelle l’échange peut se masquer</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="87"/>
        <source>share of hidden transfers that slows the work they hide behind</source>
        <translation>part des transferts masqués qui ralentit le travail qui les masque</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="88"/>
        <source>the same for gathers and reductions of single layers</source>
        <translation>de même pour les rassemblements et réductions de couches isolées</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="89"/>
        <source>share of the work behind which transfers can hide</source>
        <translation>part du travail derrière laquelle les transferts peuvent se masquer</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="90"/>
        <source>gathers of a pass for each micro-batch</source>
        <translation>rassemblements d’une passe pour chaque micro-lot</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="91"/>
        <source>share of weight gradients in a backward pass</source>
        <translation>part des gradients des poids dans une passe arrière</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="92"/>
        <source>share of memory bandwidth that the optimizer reaches</source>
        <translation>part du débit mémoire qu’atteint l’optimiseur</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="93"/>
        <source>slow-down for each doubling of the nodes</source>
        <translation>ralentissement à chaque doublement des nœuds</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="94"/>
        <source>goodput</source>
        <translation>goodput</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="95"/>
        <source>step time of this release over that of the reference</source>
        <translation>durée du pas de cette version rapportée à celle de référence</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="96"/>
        <source>price of a GPU-hour</source>
        <translation>prix d’une heure GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="98"/>
        <source>time measured for such a collective, by size</source>
        <translation>temps mesuré pour une telle collective, par taille</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="99"/>
        <source>launch of one kernel</source>
        <translation>lancement d’un noyau</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="100"/>
        <source>time that the GPU needs for the pass</source>
        <translation>temps du GPU pour la passe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="101"/>
        <source>host time of one layer and micro-batch</source>
        <translation>temps de l’hôte pour une couche et un micro-lot</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="102"/>
        <source>further host time with wide tensor parallelism</source>
        <translation>temps de l’hôte supplémentaire avec un parallélisme tensoriel large</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="103"/>
        <source>further host time per tensor-parallel rank where the pipeline leaves the node</source>
        <translation>temps de l’hôte supplémentaire par rang de parallélisme tensoriel là où le pipeline sort du nœud</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="104"/>
        <source>gap after each kernel under launch blocking</source>
        <translation>écart après chaque noyau avec blocage des lancements</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="105"/>
        <source>bookkeeping of the pipeline engine, each pass</source>
        <translation>gestion interne du moteur de pipeline, à chaque passe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="106"/>
        <source>matrix products of the layer&apos;s forward pass</source>
        <translation>produits matriciels de la passe avant de la couche</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="107"/>
        <source>attention of the forward pass</source>
        <translation>attention de la passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="108"/>
        <source>memory-bound kernels of the forward pass</source>
        <translation>noyaux limités par la mémoire de la passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="109"/>
        <source>casts of the forward pass</source>
        <translation>conversions de la passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="110"/>
        <source>tensor-parallel transfers of the forward pass</source>
        <translation>transferts du parallélisme tensoriel de la passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="111"/>
        <source>context-parallel transfers of the forward pass</source>
        <translation>transferts du parallélisme de contexte de la passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="112"/>
        <source>expert exchange of the forward pass</source>
        <translation>échange des experts de la passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="113"/>
        <source>the layer&apos;s last product, which need not run again</source>
        <translation>le dernier produit de la couche, qui n’a pas à être refait</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="114"/>
        <source>latent up projections, forward</source>
        <translation>projections montantes latentes, passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="115"/>
        <source>feed-forward block, forward</source>
        <translation>bloc feed-forward, passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="116"/>
        <source>attention core of the pass</source>
        <translation>cœur de l’attention de la passe</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="117"/>
        <source>work of the shared expert</source>
        <translation>travail de l’expert partagé</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="118"/>
        <source>work of the pass without the exchange</source>
        <translation>travail de la passe sans l’échange</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="119"/>
        <source>time of one layer&apos;s pass</source>
        <translation>temps de la passe d’une couche</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="120"/>
        <source>first product of the block, forward</source>
        <translation>premier produit du bloc, passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="121"/>
        <source>first product of the block, gradient of the input</source>
        <translation>premier produit du bloc, gradient de l’entrée</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="122"/>
        <source>first product of the block, gradient of the weights</source>
        <translation>premier produit du bloc, gradient des poids</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="123"/>
        <source>second product of the block, forward</source>
        <translation>second produit du bloc, passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="124"/>
        <source>second product of the block, gradient of the input</source>
        <translation>second produit du bloc, gradient de l’entrée</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="125"/>
        <source>forward pass of one layer</source>
        <translation>passe avant d’une couche</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="126"/>
        <source>backward pass of one layer</source>
        <translation>passe arrière d’une couche</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="127"/>
        <source>forward work at the start of the step, behind which gathers hide</source>
        <translation>travail de la passe avant au début du pas, derrière lequel se masquent les rassemblements</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="128"/>
        <source>backward work at the end of the step, behind which reductions hide</source>
        <translation>travail de la passe arrière à la fin du pas, derrière lequel se masquent les réductions</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="129"/>
        <source>backward pass of one micro-batch</source>
        <translation>passe arrière d’un micro-lot</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="130"/>
        <source>copies between the gathered buffer and the weights</source>
        <translation>copies entre le tampon rassemblé et les poids</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="131"/>
        <source>all micro-batches, event by event in the schedule&apos;s published order, messages taking no time</source>
        <translation>tous les micro-lots, événement par événement dans l’ordre publié de l’ordonnancement, les messages ne prenant aucun temps</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="132"/>
        <source>the same events with the time of messages</source>
        <translation>les mêmes événements avec le temps des messages</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="133"/>
        <source>one micro-batch on the busiest stage</source>
        <translation>un micro-lot sur l’étage le plus chargé</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="134"/>
        <source>one micro-batch, mean over the stages</source>
        <translation>un micro-lot, moyenne sur les étages</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="135"/>
        <source>forward pass of one micro-batch, mean over the stages</source>
        <translation>passe avant d’un micro-lot, moyenne sur les étages</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="136"/>
        <source>backward pass of one micro-batch, mean over the stages</source>
        <translation>passe arrière d’un micro-lot, moyenne sur les étages</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="137"/>
        <source>longest forward pass of a stage</source>
        <translation>passe avant la plus longue d’un étage</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="138"/>
        <source>longest backward pass of a stage</source>
        <translation>passe arrière la plus longue d’un étage</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="139"/>
        <source>one micro-batch, sum over the stages</source>
        <translation>un micro-lot, somme sur les étages</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="140"/>
        <source>one micro-batch on the stages before the one that sets the pace</source>
        <translation>un micro-lot sur les étages avant celui qui donne le rythme</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="141"/>
        <source>one micro-batch on the stages after it</source>
        <translation>un micro-lot sur les étages après lui</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="142"/>
        <source>one micro-batch on the stage that sets the pace</source>
        <translation>un micro-lot sur l’étage qui donne le rythme</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="143"/>
        <source>its forward pass</source>
        <translation>sa passe avant</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="144"/>
        <source>its backward pass</source>
        <translation>sa passe arrière</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="145"/>
        <source>host side of the update and norm of the gradients</source>
        <translation>côté hôte de la mise à jour et norme des gradients</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="146"/>
        <source>everything else of the step</source>
        <translation>tout le reste du pas</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="147"/>
        <source>step time</source>
        <translation>durée du pas</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="148"/>
        <source>bubble</source>
        <translation>bulle</translation>
    </message>
    <message>
        <location filename="../app/texts/explanation_factors.h" line="149"/>
        <source>imbalance of the stages</source>
        <translation>déséquilibre des étages</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="76"/>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="77"/>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <location filename="../app/desktop/input_file.cpp" line="79"/>
        <source>it has %1, and a plan or config.json is a few kilobytes</source>
        <translation>il fait %1, alors qu’un plan ou un config.json fait quelques kilo-octets</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <location filename="../app/texts/finding_texts.h" line="21"/>
        <source>The model&apos;s dimensions do not make sense: {problem}.</source>
        <translation>Les dimensions du modèle sont incohérentes&#xa0;: {problem}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="22"/>
        <source>{knob} is {value}; it must be between 1 and {largest}.</source>
        <translation>{knob} vaut {value}&#xa0;; la valeur doit être comprise entre 1 et {largest}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="23"/>
        <source>DP {dp} x TP {tp} x PP {pp} x CP {cp} = {product}, but the cluster has {gpus} GPUs.</source>
        <translation>DP {dp} × TP {tp} × PP {pp} × CP {cp} = {product}, mais le cluster a {gpus}&#xa0;GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="24"/>
        <source>EP {ep} x ETP {etp} does not divide TP x CP x DP = {product}.</source>
        <translation>EP {ep} × ETP {etp} ne divise pas TP × CP × DP = {product}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="25"/>
        <source>With ranks numbered {order}, experts of a pipeline stage would sit on other ranks than the rest of its layers; {usual} keeps them together.</source>
        <translation>Avec des rangs numérotés {order}, les experts d’un étage de pipeline seraient sur d’autres rangs que le reste de ses couches&#xa0;; {usual} les garde ensemble.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="26"/>
        <source>DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} = {product}, but the global batch is {batch} sequences.</source>
        <translation>DP {dp} × accumulation {accumulation} × micro-lot {micro_batch} = {product}, mais le lot global est de {batch} séquences.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="27"/>
        <source>TP {tp} does not divide the {heads} attention heads.</source>
        <translation>TP {tp} ne divise pas les {heads} têtes d’attention.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="28"/>
        <source>TP {tp} and the {kv_heads} key-value heads do not divide one another; the heads would have to be split unevenly.</source>
        <translation>TP {tp} et les {kv_heads} têtes KV ne se divisent pas l’un l’autre&#xa0;; les têtes devraient être réparties inégalement.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="29"/>
        <source>TP {tp} is larger than the {kv_heads} key-value heads, so each is kept {copies} times.</source>
        <translation>TP {tp} dépasse les {kv_heads} têtes KV&#xa0;; chacune est donc conservée {copies} fois.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="30"/>
        <source>TP {tp} does not divide the hidden size {hidden}.</source>
        <translation>TP {tp} ne divise pas la dimension cachée {hidden}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="31"/>
        <source>TP {tp} does not divide the feed-forward width {ffn}.</source>
        <translation>TP {tp} ne divise pas la dimension feed-forward {ffn}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="32"/>
        <source>ETP {etp} does not divide the expert width {ffn}.</source>
        <translation>ETP {etp} ne divise pas la dimension des experts {ffn}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="33"/>
        <source>EP {ep} does not divide the {experts} experts.</source>
        <translation>EP {ep} ne divise pas les {experts} experts.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="34"/>
        <source>EP {ep} and ETP {etp} need a mixture-of-experts model; this one is dense.</source>
        <translation>EP {ep} et ETP {etp} demandent un modèle à mélange d’experts&#xa0;; celui-ci est dense.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="35"/>
        <source>EP {ep} with TP {tp} needs sequence parallelism.</source>
        <translation>EP {ep} avec TP {tp} demande le parallélisme de séquence.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="36"/>
        <source>The sequence of {seq_len} tokens does not split into 2 x CP = {pieces} equal pieces.</source>
        <translation>La séquence de {seq_len} tokens ne se découpe pas en 2 × CP = {pieces} morceaux égaux.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="37"/>
        <source>Sequence parallelism needs the {tokens} tokens of a context-parallel rank to divide by TP {tp}.</source>
        <translation>Le parallélisme de séquence demande que les {tokens} tokens d’un rang de parallélisme de contexte soient divisibles par TP {tp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="38"/>
        <source>All-to-all context parallelism needs TP x CP = {product} to divide the {heads} attention heads.</source>
        <translation>Le parallélisme de contexte par all-to-all demande que TP × CP = {product} divise les {heads} têtes d’attention.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="39"/>
        <source>The inner all-to-all of {inner} ranks must divide CP {cp}.</source>
        <translation>L’all-to-all interne de {inner} rangs doit diviser CP {cp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="40"/>
        <source>Weights move to the host only where ZeRO-3 shards them; with ZeRO-{zero} they stay.</source>
        <translation>Les poids ne passent sur l’hôte que là où ZeRO-3 les partitionne&#xa0;; avec ZeRO-{zero} ils restent.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="41"/>
        <source>The link between {gpu} and its host is not known; what moves over it counts as endless.</source>
        <translation>Le lien entre {gpu} et son hôte n’est pas connu&#xa0;; ce qui y transite compte comme infiniment long.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="42"/>
        <source>PP {pp} x VPP {vpp} = {stages} stages, but the model has only {layers} layers.</source>
        <translation>PP {pp} × VPP {vpp} = {stages} étages, mais le modèle n’a que {layers} couches.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="43"/>
        <source>No measured runs of this GPU: efficiencies of {donor}.</source>
        <translation>Aucune mesure de ce GPU&#xa0;: efficacités de {donor}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="44"/>
        <source>No profile of this framework: constants of {donor}.</source>
        <translation>Aucun profil de ce framework&#xa0;: constantes de {donor}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="45"/>
        <source>About {runs} measured runs are near; the model was off by {error} % on them.</source>
        <translation>Environ {runs} mesures sont proches&#xa0;; le modèle s’y est trompé de {error}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="46"/>
        <source>No measured run is near; the error is that of the framework&apos;s runs as a whole.</source>
        <translation>Aucune mesure n’est proche&#xa0;; l’erreur est celle de l’ensemble des mesures du framework.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="47"/>
        <source>Beyond every measured run of the framework: {axis} {value}, measured {seen}.</source>
        <translation>Au-delà de toute mesure du framework&#xa0;: {axis} {value}, mesuré {seen}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="48"/>
        <source>Not stated: {state}; the step could be {faster} % faster or {slower} % slower.</source>
        <translation>Non indiqué&#xa0;: {state}&#xa0;; le pas pourrait être plus rapide de {faster}&#xa0;% ou plus lent de {slower}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="49"/>
        <source>{layers} layers do not divide over {stages} virtual stages; embedding and loss take a layer slot each and the split is {split}.</source>
        <translation>{layers} couches ne se répartissent pas uniformément sur {stages} étages virtuels&#xa0;; l’embedding et la perte prennent chacun la place d’une couche et la répartition est {split}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="50"/>
        <source>The explicit layers per stage must be {stages} numbers that sum to {layers}; they are {count} numbers with sum {sum}.</source>
        <translation>Les couches explicites par étage doivent être {stages} nombres de somme {layers}&#xa0;; ce sont {count} nombres de somme {sum}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="51"/>
        <source>VPP {vpp} needs PP of at least 2.</source>
        <translation>VPP {vpp} demande un PP d’au moins 2.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="52"/>
        <source>Virtual stages belong to the 1F1B schedule; with {schedule} VPP must be 1.</source>
        <translation>Les étages virtuels vont avec l’ordonnancement 1F1B&#xa0;; avec {schedule}, VPP doit valoir 1.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="53"/>
        <source>Interleaving needs the number of micro-batches, {accumulation}, to be a multiple of PP {pp}.</source>
        <translation>L’entrelacement demande que le nombre de micro-lots, {accumulation}, soit un multiple de PP {pp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="54"/>
        <source>DualPipe needs an even PP and an even number of micro-batches of at least 2 x PP; they are {pp} and {accumulation}.</source>
        <translation>DualPipe demande un PP pair et un nombre pair de micro-lots d’au moins 2 × PP&#xa0;; ils valent {pp} et {accumulation}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="55"/>
        <source>ZeRO-{zero} with PP {pp} reduces and gathers for every micro-batch; ZeRO-1 is the usual choice.</source>
        <translation>ZeRO-{zero} avec PP {pp} réduit et rassemble à chaque micro-lot&#xa0;; ZeRO-1 est le choix habituel.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="56"/>
        <source>The HSDP shard group of {group} ranks must divide DP x CP = {ranks}.</source>
        <translation>Le groupe de partitionnement HSDP de {group} rangs doit diviser DP × CP = {ranks}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="57"/>
        <source>ZeRO stage {zero} does not exist; it is 0, 1, 2 or 3.</source>
        <translation>Le niveau ZeRO {zero} n’existe pas&#xa0;; c’est 0, 1, 2 ou 3.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="58"/>
        <source>TP {tp} reaches beyond the NVLink domain of {domain} GPUs.</source>
        <translation>TP {tp} dépasse le domaine NVLink de {domain}&#xa0;GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="59"/>
        <source>Only {accumulation} micro-batches for {pp} pipeline stages: the bubble takes {bubble} % of the step.</source>
        <translation>Seulement {accumulation} micro-lots pour {pp} étages de pipeline&#xa0;: la bulle prend {bubble}&#xa0;% du pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="60"/>
        <source>Stage {stage} needs {needed} GiB of {capacity} GiB, most of all {moment}.</source>
        <translation>L’étage {stage} demande {needed}&#xa0;Gio sur {capacity}&#xa0;Gio, surtout {moment}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="61"/>
        <source>Stage {stage} uses {needed} of {capacity} GiB, most of all {moment}: little is left for fragmentation and surprises.</source>
        <translation>L’étage {stage} utilise {needed} sur {capacity}&#xa0;Gio, surtout {moment}&#xa0;: il reste peu pour la fragmentation et les imprévus.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="62"/>
        <source>{gpu} has no {precision} matrix units; the estimate uses its bf16 rate.</source>
        <translation>{gpu} n’a pas d’unités matricielles {precision}&#xa0;; l’estimation utilise son débit bf16.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="63"/>
        <source>No measured runs calibrate {what}; constants of {from} are used and the error band is wide.</source>
        <translation>Aucune mesure ne calibre {what}&#xa0;; les constantes de {from} sont utilisées et l’intervalle d’erreur est large.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="64"/>
        <source>The bubble of {schedule} is that of its published order, simulated pass by pass.</source>
        <translation>La bulle de {schedule} est celle de son ordre publié, simulée passe par passe.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="65"/>
        <source>The bubble of {schedule} is the published ideal, not a simulated schedule.</source>
        <translation>La bulle de {schedule} est l’idéal publié, pas un ordonnancement simulé.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="66"/>
        <source>The bandwidth between nodes of {network} is not known; times of whatever crosses nodes are not to be used.</source>
        <translation>Le débit entre nœuds de {network} n’est pas connu&#xa0;; ne pas utiliser les temps de ce qui passe d’un nœud à l’autre.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="67"/>
        <source>{what} is not in the cost model.</source>
        <translation>{what} n’est pas dans le modèle de coût.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="68"/>
        <source>{target} cannot number ranks {order}; it knows {known}.</source>
        <translation>{target} ne peut pas numéroter les rangs {order}&#xa0;; il connaît {known}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="69"/>
        <source>The plan&apos;s estimate is for {framework}, but the files are for {target}; its times and memory may differ.</source>
        <translation>L’estimation du plan vaut pour {framework}, mais les fichiers sont pour {target}&#xa0;; ses temps et sa mémoire peuvent différer.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="70"/>
        <source>nanotron cannot start with EP {ep}; expert parallelism must be 1.</source>
        <translation>nanotron ne démarre pas avec EP {ep}&#xa0;; le parallélisme d’experts doit valoir 1.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="71"/>
        <source>nanotron cannot start training with CP {cp}; context parallelism must be 1.</source>
        <translation>nanotron ne démarre pas l’entraînement avec CP {cp}&#xa0;; le parallélisme de contexte doit valoir 1.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="72"/>
        <source>nanotron has no virtual pipeline stages; VPP is {vpp} and must be 1.</source>
        <translation>nanotron n’a pas d’étages virtuels de pipeline&#xa0;; VPP vaut {vpp} et doit valoir 1.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="73"/>
        <source>nanotron would silently treat ZeRO-{zero} as ZeRO-1.</source>
        <translation>nanotron traiterait ZeRO-{zero} comme ZeRO-1 sans le signaler.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="74"/>
        <source>nanotron always shards over all data-parallel ranks; a shard group of {group} is not possible.</source>
        <translation>nanotron partitionne toujours sur tous les rangs de parallélisme de données&#xa0;; un groupe de partitionnement de {group} n’est pas possible.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="75"/>
        <source>nanotron has the schedules 1F1B and GPipe, not {schedule}.</source>
        <translation>nanotron a les ordonnancements 1F1B et GPipe, pas {schedule}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="76"/>
        <source>nanotron&apos;s 1F1B needs at least PP - 1 = {needed} micro-batches; there are {accumulation}.</source>
        <translation>Le 1F1B de nanotron demande au moins PP - 1 = {needed} micro-lots&#xa0;; il y en a {accumulation}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="77"/>
        <source>nanotron places layers on stages by their cost; the split of this plan cannot be written.</source>
        <translation>nanotron place les couches sur les étages selon leur coût&#xa0;; la répartition de ce plan ne peut pas être écrite.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="78"/>
        <source>nanotron recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation>nanotron recalcule des couches entières ou aucune&#xa0;; les modules choisis ne peuvent pas être écrits.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="79"/>
        <source>nanotron&apos;s flash attention recomputes its scores anyway, so recomputation is written as off.</source>
        <translation>La flash attention de nanotron recalcule de toute façon ses scores&#xa0;; le recalcul est donc écrit comme désactivé.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="80"/>
        <source>nanotron&apos;s heads are always hidden / heads wide; {heads} heads of {head_dim} do not make {hidden}.</source>
        <translation>Les têtes de nanotron ont toujours pour dimension cachée / têtes&#xa0;; {heads} têtes de {head_dim} ne font pas {hidden}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="81"/>
        <source>nanotron cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation>nanotron ne sait pas répliquer les têtes KV&#xa0;: TP {tp} doit diviser leur nombre, {kv_heads}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="82"/>
        <source>nanotron&apos;s Llama and Qwen2 models cannot express this: {part}.</source>
        <translation>Les modèles Llama et Qwen2 de nanotron ne peuvent pas exprimer ceci&#xa0;: {part}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="83"/>
        <source>nanotron trains in bf16, fp16 or fp32, not in {precision}.</source>
        <translation>nanotron entraîne en bf16, fp16 ou fp32, pas en {precision}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="84"/>
        <source>nanotron is exported with AdamW only, not with {optimizer}.</source>
        <translation>nanotron est exporté avec AdamW uniquement, pas avec {optimizer}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="85"/>
        <source>Megatron-LM has the 1F1B schedules only, not {schedule}.</source>
        <translation>Megatron-LM n’a que les ordonnancements 1F1B, pas {schedule}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="86"/>
        <source>Megatron-LM&apos;s command line cannot express this: {part}.</source>
        <translation>La ligne de commande de Megatron-LM ne peut pas exprimer ceci&#xa0;: {part}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="87"/>
        <source>Megatron-LM has biases in all linear layers, in queries, keys and values only, or nowhere; the nearest is written and the parameter count changes slightly.</source>
        <translation>Megatron-LM a des biais dans toutes les couches linéaires, dans les requêtes, clés et valeurs seulement, ou nulle part&#xa0;; le plus proche est écrit et le nombre de paramètres change légèrement.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="88"/>
        <source>Multi-token prediction in Megatron-LM needs rotary positions.</source>
        <translation>La multi-token prediction dans Megatron-LM demande des positions rotatives.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="89"/>
        <source>The table of {rows} learned positions is shorter than the sequence of {seq_len} tokens.</source>
        <translation>La table de {rows} positions apprises est plus courte que la séquence de {seq_len} tokens.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="90"/>
        <source>Megatron-LM takes the rotary base as a whole number; it is rounded.</source>
        <translation>Megatron-LM prend la base rotative comme nombre entier&#xa0;; elle est arrondie.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="91"/>
        <source>Megatron-LM pads the vocabulary from {vocab} to {padded} entries.</source>
        <translation>Megatron-LM complète le vocabulaire de {vocab} à {padded} entrées.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="92"/>
        <source>Biases inside experts need ETP 1 in Megatron-LM; it is {etp}.</source>
        <translation>Les biais dans les experts demandent ETP 1 dans Megatron-LM&#xa0;; il vaut {etp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="93"/>
        <source>{gpu} is too old for Megatron-LM&apos;s grouped expert GEMMs.</source>
        <translation>{gpu} est trop ancien pour les GEMM groupés d’experts de Megatron-LM.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="94"/>
        <source>Overlapping expert communication in Megatron-LM needs {condition}.</source>
        <translation>Le recouvrement de la communication des experts dans Megatron-LM demande {condition}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="95"/>
        <source>Megatron-LM has no optimizer {optimizer}.</source>
        <translation>Megatron-LM n’a pas l’optimiseur {optimizer}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="96"/>
        <source>Low-precision moments ({optimizer}) need the distributed optimizer (ZeRO-1) in Megatron-LM.</source>
        <translation>Les moments en basse précision ({optimizer}) demandent l’optimiseur distribué (ZeRO-1) dans Megatron-LM.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="97"/>
        <source>ZeRO-{zero} in Megatron-LM is Megatron-FSDP, which works with Adam and SGD, not with {optimizer}.</source>
        <translation>ZeRO-{zero} dans Megatron-LM est Megatron-FSDP, qui fonctionne avec Adam et SGD, pas avec {optimizer}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="98"/>
        <source>Recomputing {module} has no effect in this model and is left out.</source>
        <translation>Le recalcul ({module}) n’a aucun effet dans ce modèle&#xa0;; il est omis.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="99"/>
        <source>A shard group without ZeRO has no effect and is left out.</source>
        <translation>Un groupe de partitionnement sans ZeRO n’a aucun effet&#xa0;; il est omis.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="100"/>
        <source>Megatron-LM has no chunked loss; the fused one is written.</source>
        <translation>Megatron-LM n’a pas de perte par morceaux&#xa0;; la perte fusionnée est écrite.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="101"/>
        <source>Megatron-LM has no row-wise fp8 scales; one scale for each tensor is written.</source>
        <translation>Megatron-LM n’a pas d’échelles fp8 par ligne&#xa0;; une échelle par tenseur est écrite.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="102"/>
        <source>Weights in low precision need the distributed optimizer (ZeRO-1) in Megatron-LM.</source>
        <translation>Les poids en basse précision demandent l’optimiseur distribué (ZeRO-1) dans Megatron-LM.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="103"/>
        <source>Megatron-LM overlaps the shared expert only with an all-to-all dispatcher and without overlap between micro-batches.</source>
        <translation>Megatron-LM ne recouvre l’expert partagé qu’avec un répartiteur all-to-all et sans recouvrement entre micro-lots.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="104"/>
        <source>Activation offload in Megatron-LM needs {condition}.</source>
        <translation>L’offload des activations dans Megatron-LM demande {condition}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="105"/>
        <source>Optimizer offload in Megatron-LM needs Adam and the distributed optimizer (ZeRO-1).</source>
        <translation>L’offload de l’optimiseur dans Megatron-LM demande Adam et l’optimiseur distribué (ZeRO-1).</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="106"/>
        <source>Weights on the host are not written for Megatron-LM.</source>
        <translation>Les poids sur l’hôte ne sont pas écrits pour Megatron-LM.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="107"/>
        <source>Transformer Engine&apos;s all-to-all needs TP x its ranks = {product} to divide the {kv_heads} key-value heads.</source>
        <translation>L’all-to-all de Transformer Engine demande que TP × ses rangs = {product} divise les {kv_heads} têtes KV.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="108"/>
        <source>nanotron keeps everything on the GPU; offload is not written.</source>
        <translation>nanotron garde tout sur le GPU&#xa0;; l’offload n’est pas écrit.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="109"/>
        <source>TP and CP want CUDA_DEVICE_MAX_CONNECTIONS=1 on this GPU, Megatron-FSDP forbids it: overlap of the former suffers.</source>
        <translation>TP et CP demandent CUDA_DEVICE_MAX_CONNECTIONS=1 sur ce GPU, Megatron-FSDP l’interdit&#xa0;: le recouvrement des premiers en souffre.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="110"/>
        <source>nanotron needs the {heads} attention heads to be a multiple of the {kv_heads} key-value heads.</source>
        <translation>nanotron demande que les {heads} têtes d’attention soient un multiple des {kv_heads} têtes KV.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="111"/>
        <source>nanotron pads the vocabulary from {vocab} to {padded} entries, a multiple of TP.</source>
        <translation>nanotron complète le vocabulaire de {vocab} à {padded} entrées, un multiple de TP.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="112"/>
        <source>With TP {tp} and experts Megatron-LM wants sequence parallelism; without it every rank routes all tokens.</source>
        <translation>Avec TP {tp} et des experts, Megatron-LM demande le parallélisme de séquence&#xa0;; sans lui, chaque rang route tous les tokens.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="113"/>
        <source>Megatron-LM turns Transformer Engine&apos;s fused loss down; its own fused loss is written.</source>
        <translation>Megatron-LM refuse la perte fusionnée de Transformer Engine&#xa0;; sa propre perte fusionnée est écrite.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="114"/>
        <source>CUDA graphs in Megatron-LM need {condition} here.</source>
        <translation>Les graphes CUDA dans Megatron-LM demandent ici {condition}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="115"/>
        <source>Sparse attention in Megatron-LM needs keys gathered for CP {cp}, not passed around or exchanged.</source>
        <translation>L’attention creuse dans Megatron-LM demande des clés rassemblées pour CP {cp}, pas transmises en anneau ni échangées.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="116"/>
        <source>torchtitan refuses {precision} on {gpu}, which has no matrix units for it.</source>
        <translation>torchtitan refuse {precision} sur {gpu}, qui n’a pas d’unités matricielles pour cela.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="117"/>
        <source>Megatron-Bridge&apos;s precision recipes reduce gradients in fp32, not in 16 bits.</source>
        <translation>Les recettes de précision de Megatron-Bridge réduisent les gradients en fp32, pas en 16&#xa0;bits.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="118"/>
        <source>Megatron-Bridge is exported with Adam and SGD only, not with {optimizer}.</source>
        <translation>Megatron-Bridge est exporté avec Adam et SGD uniquement, pas avec {optimizer}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="119"/>
        <source>Megatron-Bridge&apos;s base recipe cannot express this: {part}.</source>
        <translation>La recette de base de Megatron-Bridge ne peut pas exprimer ceci&#xa0;: {part}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="120"/>
        <source>torchtitan&apos;s models cannot express this: {part}.</source>
        <translation>Les modèles de torchtitan ne peuvent pas exprimer ceci&#xa0;: {part}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="121"/>
        <source>Multi-token prediction is left out for torchtitan; its memory and time are in the estimate.</source>
        <translation>La multi-token prediction est omise pour torchtitan&#xa0;; sa mémoire et son temps sont dans l’estimation.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="122"/>
        <source>torchtitan shards with FSDP2 only, over data and context ranks; ZeRO-{zero} is not possible here.</source>
        <translation>torchtitan ne partitionne qu’avec FSDP2, sur les rangs de données et de contexte&#xa0;; ZeRO-{zero} n’est pas possible ici.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="123"/>
        <source>A shard group of {group} ranks in torchtitan needs ZeRO-2 or 3, whole groups of CP {cp}, and must divide the data-parallel ranks.</source>
        <translation>Dans torchtitan, un groupe de partitionnement de {group} rangs demande ZeRO-2 ou 3, des groupes entiers de CP {cp}, et doit diviser les rangs de parallélisme de données.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="124"/>
        <source>torchtitan cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation>torchtitan ne sait pas répliquer les têtes KV&#xa0;: TP {tp} doit diviser leur nombre, {kv_heads}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="125"/>
        <source>torchtitan folds experts into the sharded ranks: EP {ep} must divide DP shards x CP x TP = {ranks}.</source>
        <translation>torchtitan replie les experts dans les rangs partitionnés&#xa0;: EP {ep} doit diviser partitions DP × CP × TP = {ranks}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="126"/>
        <source>torchtitan cannot tie embeddings over PP {pp} stages.</source>
        <translation>torchtitan ne peut pas lier les embeddings sur PP {pp} étages.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="127"/>
        <source>torchtitan has no schedule {schedule}.</source>
        <translation>torchtitan n’a pas l’ordonnancement {schedule}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="128"/>
        <source>torchtitan is exported with AdamW only, not with {optimizer}.</source>
        <translation>torchtitan est exporté avec AdamW uniquement, pas avec {optimizer}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="129"/>
        <source>This torchtitan has no {precision} with the plan&apos;s scales.</source>
        <translation>Ce torchtitan n’a pas de {precision} avec les échelles du plan.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="130"/>
        <source>torchtitan reduces gradients in fp32, not in 16 bits.</source>
        <translation>torchtitan réduit les gradients en fp32, pas en 16&#xa0;bits.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="131"/>
        <source>torchtitan&apos;s selective recomputation chooses operators by itself; the plan&apos;s modules are not written.</source>
        <translation>Le recalcul sélectif de torchtitan choisit lui-même les opérateurs&#xa0;; les modules du plan ne sont pas écrits.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="132"/>
        <source>torchtitan has no all-to-all of heads for CP {cp}.</source>
        <translation>torchtitan n’a pas d’all-to-all des têtes pour CP {cp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="133"/>
        <source>Overlap of tensor parallelism in torchtitan needs torch.compile, which this plan turns off.</source>
        <translation>Le recouvrement du parallélisme tensoriel dans torchtitan demande torch.compile, que ce plan désactive.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="134"/>
        <source>torchtitan offloads weights, gradients and optimizer together or not at all; the plan&apos;s offload is not written.</source>
        <translation>torchtitan décharge poids, gradients et optimiseur ensemble ou pas du tout&#xa0;; l’offload du plan n’est pas écrit.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="135"/>
        <source>torchtitan never cuts experts inside: ETP is {etp} and must be 1.</source>
        <translation>torchtitan ne découpe jamais l’intérieur des experts&#xa0;: ETP vaut {etp} et doit valoir 1.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="136"/>
        <source>The {tokens} tokens of a micro-batch must be a multiple of {divisor} in torchtitan.</source>
        <translation>Les {tokens} tokens d’un micro-lot doivent être un multiple de {divisor} dans torchtitan.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="137"/>
        <source>A CUDA graph of the whole step in torchtitan needs PP 1 and EP 1; they are {pp} and {ep}.</source>
        <translation>Un graphe CUDA du pas entier dans torchtitan demande PP 1 et EP 1&#xa0;; ils valent {pp} et {ep}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="138"/>
        <source>CUDA graphs of this kind do not exist in torchtitan and are left out.</source>
        <translation>Les graphes CUDA de ce type n’existent pas dans torchtitan et sont omis.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="139"/>
        <source>torchtitan gathers keys and values for context parallelism instead of passing them around a ring.</source>
        <translation>torchtitan rassemble les clés et valeurs pour le parallélisme de contexte au lieu de les transmettre en anneau.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="141"/>
        <source>torchtitan v0.2 cuts experts by TP where there is no expert parallelism: ETP {etp} must be {tp}.</source>
        <translation>torchtitan v0.2 découpe les experts par TP là où il n’y a pas de parallélisme d’experts&#xa0;: ETP {etp} doit valoir {tp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="142"/>
        <source>torchtitan v0.2 cuts experts by TP or not at all: ETP {etp} must be 1 or {tp}.</source>
        <translation>torchtitan v0.2 découpe les experts par TP ou pas du tout&#xa0;: ETP {etp} doit valoir 1 ou {tp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="143"/>
        <source>torchtitan v0.2 needs the sequence of {seq_len} tokens to be a multiple of TP x 2 x CP = {divisor}.</source>
        <translation>torchtitan v0.2 demande que la séquence de {seq_len} tokens soit un multiple de TP × 2 × CP = {divisor}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="144"/>
        <source>torchtitan v0.2 always has sequence parallelism with TP {tp}.</source>
        <translation>torchtitan v0.2 a toujours le parallélisme de séquence avec TP {tp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="145"/>
        <source>torchtitan v0.2 replicates over DP {dp} only without any other parallelism.</source>
        <translation>torchtitan v0.2 ne réplique sur DP {dp} que sans autre parallélisme.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="146"/>
        <source>The model class of torchtitan v0.2 that fits this model has no pipeline; PP is {pp} and must be 1.</source>
        <translation>La classe de modèle de torchtitan v0.2 qui convient à ce modèle n’a pas de pipeline&#xa0;; PP vaut {pp} et doit valoir 1.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="147"/>
        <source>transformers wants the hidden size {hidden} of this family to divide by its {heads} heads.</source>
        <translation>transformers demande que la dimension cachée {hidden} de cette famille soit divisible par ses {heads} têtes.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="148"/>
        <source>accelerate has no pipeline stages for training; PP is {pp} and must be 1.</source>
        <translation>accelerate n’a pas d’étages de pipeline pour l’entraînement&#xa0;; PP vaut {pp} et doit valoir 1.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="149"/>
        <source>accelerate has no expert parallelism; EP {ep} and ETP {etp} must be 1.</source>
        <translation>accelerate n’a pas de parallélisme d’experts&#xa0;; EP {ep} et ETP {etp} doivent valoir 1.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="150"/>
        <source>accelerate&apos;s FSDP2 shards gradients too; ZeRO-1 does not exist.</source>
        <translation>Le FSDP2 d’accelerate partitionne aussi les gradients&#xa0;; ZeRO-1 n’existe pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="151"/>
        <source>accelerate cannot replicate DP {dp} beside TP {tp} and CP {cp}; data parallelism must be sharded.</source>
        <translation>accelerate ne peut pas répliquer DP {dp} avec TP {tp} et CP {cp}&#xa0;; le parallélisme de données doit être partitionné.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="152"/>
        <source>A shard group of {group} ranks in accelerate needs ZeRO-2 or 3, whole groups of CP {cp}, and must divide the data-parallel ranks.</source>
        <translation>Dans accelerate, un groupe de partitionnement de {group} rangs demande ZeRO-2 ou 3, des groupes entiers de CP {cp}, et doit diviser les rangs de parallélisme de données.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="153"/>
        <source>With FSDP2, accelerate has no all-to-all of heads for CP {cp}.</source>
        <translation>Avec FSDP2, accelerate n’a pas d’all-to-all des têtes pour CP {cp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="154"/>
        <source>transformers cannot replicate key-value heads: TP {tp} must divide the {kv_heads} of them.</source>
        <translation>transformers ne sait pas répliquer les têtes KV&#xa0;: TP {tp} doit diviser leur nombre, {kv_heads}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="155"/>
        <source>Tensor parallelism of transformers has no sequence parallelism; activations take more memory than estimated.</source>
        <translation>Le parallélisme tensoriel de transformers n’a pas de parallélisme de séquence&#xa0;; les activations prennent plus de mémoire qu’estimé.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="156"/>
        <source>accelerate recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation>accelerate recalcule des couches entières ou aucune&#xa0;; les modules choisis ne peuvent pas être écrits.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="157"/>
        <source>accelerate is exported for bf16, fp16 or fp32, not for {precision}.</source>
        <translation>accelerate est exporté pour bf16, fp16 ou fp32, pas pour {precision}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="158"/>
        <source>FSDP2 offloads weights, gradients and optimizer together or not at all; the plan&apos;s offload is not written.</source>
        <translation>FSDP2 décharge poids, gradients et optimiseur ensemble ou pas du tout&#xa0;; l’offload du plan n’est pas écrit.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="159"/>
        <source>Micro-batch and sequence length belong to your training script; the file&apos;s header names them.</source>
        <translation>Le micro-lot et la longueur de séquence relèvent de votre script d’entraînement&#xa0;; l’en-tête du fichier les indique.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="160"/>
        <source>DeepSpeed&apos;s pipeline stages are made in the model&apos;s code; its JSON cannot say PP {pp}.</source>
        <translation>Les étages de pipeline de DeepSpeed se définissent dans le code du modèle&#xa0;; son JSON ne peut pas indiquer PP {pp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="161"/>
        <source>DeepSpeed&apos;s expert groups are made in the model&apos;s code; its JSON cannot say EP {ep} and ETP {etp}.</source>
        <translation>Les groupes d’experts de DeepSpeed se définissent dans le code du modèle&#xa0;; son JSON ne peut pas indiquer EP {ep} et ETP {etp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="162"/>
        <source>DeepSpeed cuts sequences by the all-to-all of heads only; CP {cp} needs that exchange.</source>
        <translation>DeepSpeed ne découpe les séquences que par l’all-to-all des têtes&#xa0;; CP {cp} demande cet échange.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="163"/>
        <source>DeepSpeed cannot have CP {cp} and TP {tp} together.</source>
        <translation>DeepSpeed ne peut pas combiner CP {cp} et TP {tp}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="164"/>
        <source>DeepSpeed&apos;s automatic TP {tp} is larger than the {kv_heads} key-value heads; further ranks would hold no attention.</source>
        <translation>Le TP automatique {tp} de DeepSpeed dépasse les {kv_heads} têtes KV&#xa0;; les rangs au-delà n’auraient pas d’attention.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="165"/>
        <source>DeepSpeed&apos;s automatic tensor parallelism has no sequence parallelism; activations take more memory than estimated.</source>
        <translation>Le parallélisme tensoriel automatique de DeepSpeed n’a pas de parallélisme de séquence&#xa0;; les activations prennent plus de mémoire qu’estimé.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="166"/>
        <source>DeepSpeed shards over all data-parallel ranks; a shard group of {group} is not possible.</source>
        <translation>DeepSpeed partitionne sur tous les rangs de parallélisme de données&#xa0;; un groupe de partitionnement de {group} n’est pas possible.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="167"/>
        <source>DeepSpeed is exported with AdamW and Lion only, not with {optimizer}.</source>
        <translation>DeepSpeed est exporté avec AdamW et Lion uniquement, pas avec {optimizer}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="168"/>
        <source>DeepSpeed trains in bf16, fp16 or fp32, not in {precision}.</source>
        <translation>DeepSpeed entraîne en bf16, fp16 ou fp32, pas en {precision}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="169"/>
        <source>DeepSpeed recomputes whole layers or none; the selected modules cannot be written.</source>
        <translation>DeepSpeed recalcule des couches entières ou aucune&#xa0;; les modules choisis ne peuvent pas être écrits.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="170"/>
        <source>Optimizer offload in DeepSpeed needs a ZeRO stage, and a part of the optimizer ZeRO-3; the plan has ZeRO-{zero}.</source>
        <translation>L’offload de l’optimiseur dans DeepSpeed demande un niveau ZeRO, et celui d’une partie de l’optimiseur ZeRO-3&#xa0;; le plan a ZeRO-{zero}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="171"/>
        <source>DeepSpeed offloads weights under ZeRO-3 and activations with recomputation, whole; the rest of the plan&apos;s offload is not written.</source>
        <translation>DeepSpeed décharge les poids sous ZeRO-3 et les activations avec recalcul, en entier&#xa0;; le reste de l’offload du plan n’est pas écrit.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="172"/>
        <source>Model, sequence length and recomputation belong to your training script; the launcher&apos;s header names them.</source>
        <translation>Le modèle, la longueur de séquence et le recalcul relèvent de votre script d’entraînement&#xa0;; l’en-tête du lanceur les indique.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="173"/>
        <source>The plan cannot be written into {target}: {part}.</source>
        <translation>Le plan ne peut pas être écrit dans {target}&#xa0;: {part}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="174"/>
        <source>{key} cannot be changed in this file: {reason}.</source>
        <translation>{key} ne peut pas être modifié dans ce fichier&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="175"/>
        <source>The file describes another model than {model}; the model&apos;s dimensions stay as they are.</source>
        <translation>Le fichier décrit un autre modèle que {model}&#xa0;; les dimensions du modèle restent telles quelles.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="176"/>
        <source>The file starts {file} GPUs and the plan has {plan}; the launcher&apos;s numbers stay as they are.</source>
        <translation>Le fichier lance {file}&#xa0;GPU et le plan en a {plan}&#xa0;; les nombres du lanceur restent tels quels.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="177"/>
        <source>The {field} differs from the plan&apos;s and stays as it is.</source>
        <translation>Le champ {field} diffère de celui du plan et reste tel quel.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="178"/>
        <source>An even split needs PP x VPP = {stages} stages to divide the {layers} layers.</source>
        <translation>Une répartition égale demande que PP × VPP = {stages} étages divise les {layers} couches.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="179"/>
        <source>8-bit matrix products need the {what}, {value}, to be a multiple of {multiple}.</source>
        <translation>Les produits matriciels 8&#xa0;bits demandent une valeur multiple de {multiple} ({what}&#xa0;: {value}).</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="180"/>
        <source>Weights, gradients and optimizer state take {states} GiB of {capacity} GiB. With this sharding at most {largest} B parameters fit; the states of this model want about {gpus} GPUs.</source>
        <translation>Poids, gradients et états de l’optimiseur prennent {states}&#xa0;Gio sur {capacity}&#xa0;Gio. Avec ce partitionnement, au plus {largest}&#xa0;Md de paramètres tiennent&#xa0;; les états de ce modèle demandent environ {gpus}&#xa0;GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="181"/>
        <source>Without ZeRO all {ranks} data-parallel ranks hold the whole optimizer state; ZeRO-1 frees {saved} GiB of each GPU.</source>
        <translation>Sans ZeRO, chacun des {ranks} rangs de parallélisme de données contient l’ensemble des états de l’optimiseur&#xa0;; ZeRO-1 libère {saved}&#xa0;Gio sur chaque GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="182"/>
        <source>ZeRO-{zero} has no effect: there is one data-parallel rank and nothing to shard over.</source>
        <translation>ZeRO-{zero} n’a aucun effet&#xa0;: il n’y a qu’un rang de parallélisme de données et rien sur quoi partitionner.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="183"/>
        <source>With EP {ep} every expert lives on one data-parallel rank only, so {gib} GiB of expert optimizer state per GPU are not sharded.</source>
        <translation>Avec EP {ep}, chaque expert se trouve sur un seul rang de parallélisme de données&#xa0;; {gib}&#xa0;Gio d’états de l’optimiseur des experts par GPU ne sont donc pas partitionnés.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="184"/>
        <source>The first iteration shows less: the optimizer&apos;s moments, {moments} GiB, come with its first update. {first} GiB before it, {later} GiB from then on.</source>
        <translation>Le premier pas en montre moins&#xa0;: les moments de l’optimiseur, {moments}&#xa0;Gio, arrivent avec sa première mise à jour. {first}&#xa0;Gio avant, {later}&#xa0;Gio ensuite.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="185"/>
        <source>The optimizer step of multi-tensor Adam takes a temporary of {gib} GiB; the fused implementation does without.</source>
        <translation>Le pas de l’optimiseur d’Adam multi-tensor prend un temporaire de {gib}&#xa0;Gio&#xa0;; l’implémentation fusionnée s’en passe.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="186"/>
        <source>The optimizer step may widen low-precision moments to fp32: a temporary of up to {gib} GiB.</source>
        <translation>Le pas de l’optimiseur peut élargir en fp32 les moments en basse précision&#xa0;: un temporaire allant jusqu’à {gib}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="187"/>
        <source>This release reduces a flat copy of all gradients: {gib} GiB at the end of each step, which come on top.</source>
        <translation>Cette version réduit une copie à plat de tous les gradients&#xa0;: {gib}&#xa0;Gio à la fin de chaque pas, qui s’ajoutent.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="188"/>
        <source>ZeRO-2 shards {saved} GiB of gradients, but its default reduction buffers take {buffers} GiB. Smaller buckets or ZeRO-1 may need less.</source>
        <translation>ZeRO-2 partitionne {saved}&#xa0;Gio de gradients, mais ses tampons de réduction par défaut prennent {buffers}&#xa0;Gio. Des buckets plus petits ou ZeRO-1 peuvent demander moins.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="189"/>
        <source>Accumulating {accumulation} micro-batches without synchronisation (no_sync) keeps whole gradients, {gib} GiB more on every GPU; reducing at each micro-batch does not.</source>
        <translation>Accumuler {accumulation} micro-lots sans synchronisation (no_sync) conserve les gradients entiers, {gib}&#xa0;Gio de plus sur chaque GPU&#xa0;; réduire à chaque micro-lot l’évite.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="190"/>
        <source>FSDP2&apos;s mixed precision keeps sharded parameters, gradients and moments in fp32: {bytes} B per parameter, {states} GiB here. Pure bf16 would be half.</source>
        <translation>La précision mixte de FSDP2 garde en fp32 les paramètres partitionnés, les gradients et les moments&#xa0;: {bytes}&#xa0;octets par paramètre, {states}&#xa0;Gio ici. Du bf16 pur en prendrait la moitié.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="191"/>
        <source>Some back ends silently replace an 8-bit optimizer by a 32-bit one, which takes {gib} GiB more; check what runs.</source>
        <translation>Certains back-ends remplacent sans le signaler un optimiseur 8&#xa0;bits par un 32&#xa0;bits, qui prend {gib}&#xa0;Gio de plus&#xa0;; vérifier ce qui tourne.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="192"/>
        <source>FSDP that wraps a model loaded in fp32 needs {gib} GiB of {capacity} GiB on every GPU before it shards; load on the meta device or on one rank only.</source>
        <translation>FSDP appliqué à un modèle chargé en fp32 demande {gib}&#xa0;Gio sur {capacity}&#xa0;Gio sur chaque GPU avant de partitionner&#xa0;; charger sur le device meta ou sur un seul rang.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="193"/>
        <source>The tied embedding is held on the first and the last stage: {weights} GiB of weights on each, and {gradients} GiB of gradients all-reduced between them each step.</source>
        <translation>L’embedding lié se trouve sur le premier et le dernier étage&#xa0;: {weights}&#xa0;Gio de poids sur chacun, et {gradients}&#xa0;Gio de gradients en all-reduce entre eux à chaque pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="194"/>
        <source>Attention is not fused: scores of {seq_len} x {seq_len} tokens take {gib} GiB, {share} % of the stage. Flash attention keeps none.</source>
        <translation>L’attention n’est pas fusionnée&#xa0;: les scores de {seq_len} × {seq_len} tokens prennent {gib}&#xa0;Gio, {share}&#xa0;% de l’étage. La flash attention n’en garde aucun.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="195"/>
        <source>Logits of {vocab} vocabulary entries take {gib} GiB at the loss, {share} % of that stage&apos;s memory. A chunked or fused loss avoids most of it.</source>
        <translation>Les logits de {vocab} entrées de vocabulaire prennent {gib}&#xa0;Gio à la perte, {share}&#xa0;% de la mémoire de cet étage. Une perte par morceaux ou fusionnée en évite la plus grande part.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="196"/>
        <source>What overflows is activations, {gib} GiB, not states, {states} GiB: recompute, or make the micro-batch or sequence shorter.</source>
        <translation>Ce qui déborde, ce sont les activations, {gib}&#xa0;Gio, pas les états, {states}&#xa0;Gio&#xa0;: recalculer, ou réduire le micro-lot ou la séquence.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="197"/>
        <source>The saved layer inputs of full recomputation alone take {gib} GiB, {share} % of the card. Context parallelism divides them.</source>
        <translation>Les entrées de couche conservées par le recalcul complet prennent à elles seules {gib}&#xa0;Gio, {share}&#xa0;% de la carte. Le parallélisme de contexte les divise.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="198"/>
        <source>fp32 doubles the activations, to {gib} GiB; bf16 would halve them.</source>
        <translation>fp32 double les activations, à {gib}&#xa0;Gio&#xa0;; bf16 les réduirait de moitié.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="199"/>
        <source>FP8 is a speed option, not a saving: 16-bit weights stay and their 8-bit copies add up to {gib} GiB.</source>
        <translation>FP8 est une option de vitesse, pas une économie&#xa0;: les poids 16&#xa0;bits restent et leurs copies 8&#xa0;bits ajoutent jusqu’à {gib}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="200"/>
        <source>FP8 without torch.compile saves casts and scales of every linear layer for backward, which are not in this estimate. Compile the model.</source>
        <translation>FP8 sans torch.compile conserve pour la passe arrière les conversions et échelles de chaque couche linéaire, absentes de cette estimation. Compiler le modèle.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="201"/>
        <source>Stage {stage} holds {most} GiB, stage {least_stage} {least} GiB: {in_flight} micro-batches in flight there, and the ends carry embedding and loss.</source>
        <translation>L’étage {stage} contient {most}&#xa0;Gio, l’étage {least_stage} {least}&#xa0;Gio&#xa0;: {in_flight} micro-lots en vol sur le premier, et les extrémités portent l’embedding et la perte.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="202"/>
        <source>{allocated} GiB of live tensors are {share} % of the card, where fragmentation can end a run with blocks of varying sizes. Set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True before changing the layout.</source>
        <translation>{allocated}&#xa0;Gio de tenseurs vivants font {share}&#xa0;% de la carte, niveau où la fragmentation peut interrompre une exécution avec des blocs de tailles variables. Définir PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True avant de changer la configuration.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="203"/>
        <source>nvidia-smi shows {gib} GiB more than PyTorch reserves: {context} GiB of CUDA context and libraries, {nccl} GiB of NCCL buffers.</source>
        <translation>nvidia-smi montre {gib}&#xa0;Gio de plus que PyTorch ne réserve&#xa0;: {context}&#xa0;Gio de contexte CUDA et de bibliothèques, {nccl}&#xa0;Gio de tampons NCCL.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="204"/>
        <source>If the other {others} processes of a node touch GPU 0 before they select their own, their contexts take {gib} GiB there, and {spare} GiB are free. Set the device first.</source>
        <translation>Si les {others} autres processus d’un nœud touchent le GPU 0 avant de choisir le leur, leurs contextes y prennent {gib}&#xa0;Gio, et {spare}&#xa0;Gio sont libres. Fixer d’abord le device.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="205"/>
        <source>An estimate of states alone says {states} GiB; activations, gathered layers, buffers and context add {rest} GiB.</source>
        <translation>Une estimation des seuls états donne {states}&#xa0;Gio&#xa0;; activations, couches rassemblées, tampons et contexte ajoutent {rest}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="206"/>
        <source>Full recomputation takes {recompute} % of the step, the pipeline bubble {bubble} %, exposed communication {communication} %.</source>
        <translation>Le recalcul complet prend {recompute}&#xa0;% du pas, la bulle de pipeline {bubble}&#xa0;%, la communication exposée {communication}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="207"/>
        <source>ZeRO-{zero} communicates at each of the {accumulation} micro-batches; {share} % of the step is exposed data-parallel communication. Larger micro-batches or ZeRO-1 need fewer.</source>
        <translation>ZeRO-{zero} communique à chacun des {accumulation} micro-lots&#xa0;; {share}&#xa0;% du pas sont de la communication exposée du parallélisme de données. Des micro-lots plus grands ou ZeRO-1 en demandent moins.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="208"/>
        <source>An MFU of {mfu} % is outside what training reaches; check the GPU&apos;s dense 16-bit peak and the batch.</source>
        <translation>Un MFU de {mfu}&#xa0;% est hors de ce qu’un entraînement atteint&#xa0;; vérifier le pic dense 16&#xa0;bits du GPU et le lot.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="209"/>
        <source>The 16-bit peak of {gpu}, {peak} TFLOP/s, looks like the figure with sparsity; the dense one is about {dense}. MFU would read half.</source>
        <translation>Le pic 16&#xa0;bits de {gpu}, {peak}&#xa0;TFLOP/s, ressemble au chiffre avec parcimonie&#xa0;; le pic dense est d’environ {dense}. Le MFU serait lu à la moitié.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="210"/>
        <source>Memory follows all {total} B parameters; only {active} B of them compute for a token.</source>
        <translation>La mémoire suit les {total}&#xa0;Md de paramètres au total&#xa0;; seuls {active}&#xa0;Md calculent pour un token.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="211"/>
        <source>TP {tp} does not divide the vocabulary of {vocab}; Megatron-LM pads it to {padded} ({mib} MiB of weights on each GPU that holds it), others refuse.</source>
        <translation>TP {tp} ne divise pas le vocabulaire de {vocab}&#xa0;; Megatron-LM le complète à {padded} ({mib}&#xa0;Mio de poids sur chaque GPU qui le contient), d’autres refusent.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="212"/>
        <source>The loss exists on the last stage, {stage}, only; other ranks print a placeholder such as -1.</source>
        <translation>La perte n’existe que sur le dernier étage, {stage}&#xa0;; les autres rangs affichent une valeur factice comme -1.</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="217"/>
        <source>while a checkpoint is loaded</source>
        <translation>pendant le chargement d’un point de reprise</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="218"/>
        <source>while the loss is computed</source>
        <translation>pendant le calcul de la perte</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="219"/>
        <source>in the backward pass of a layer</source>
        <translation>dans la passe arrière d’une couche</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="220"/>
        <source>in the optimizer&apos;s update</source>
        <translation>dans la mise à jour de l’optimiseur</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="221"/>
        <source>hybrid Mamba layers</source>
        <translation>couches Mamba hybrides</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="222"/>
        <source>deferred embedding weight gradients</source>
        <translation>gradients de poids d’embedding différés</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="223"/>
        <source>fine-grained activation offload</source>
        <translation>offload fin des activations</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="224"/>
        <source>fp8 without torch.compile</source>
        <translation>fp8 sans torch.compile</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="225"/>
        <source>mixture of experts</source>
        <translation>mélange d’experts</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="226"/>
        <source>latent attention</source>
        <translation>attention latente</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="227"/>
        <source>sparse-attention indexer</source>
        <translation>indexeur d’attention creuse</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="228"/>
        <source>positions other than rotary</source>
        <translation>positions autres que rotatives</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="229"/>
        <source>no recomputation of whole layers</source>
        <translation>l’absence de recalcul de couches entières</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="230"/>
        <source>no recomputation of experts</source>
        <translation>l’absence de recalcul des experts</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="231"/>
        <source>activations that stay on the GPU</source>
        <translation>des activations qui restent sur le GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="232"/>
        <source>no dropout in what is recomputed</source>
        <translation>l’absence de dropout dans ce qui est recalculé</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="233"/>
        <source>biases</source>
        <translation>biais</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="234"/>
        <source>attention over a window</source>
        <translation>attention sur une fenêtre</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="235"/>
        <source>latent attention without experts</source>
        <translation>attention latente sans experts</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="236"/>
        <source>shared experts that are not whole experts</source>
        <translation>experts partagés qui ne sont pas des experts entiers</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="237"/>
        <source>this order of dense and expert layers</source>
        <translation>cet ordre de couches denses et d’experts</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="238"/>
        <source>shared experts without latent attention</source>
        <translation>experts partagés sans attention latente</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="239"/>
        <source>latent attention without shared experts</source>
        <translation>attention latente sans experts partagés</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="240"/>
        <source>experts or wide heads without norms of queries and keys</source>
        <translation>experts ou têtes larges sans normalisation des requêtes et des clés</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="241"/>
        <source>tied embeddings with latent attention</source>
        <translation>embeddings liés avec attention latente</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="242"/>
        <source>feed-forward other than gated SiLU</source>
        <translation>feed-forward autre que SiLU à porte</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="243"/>
        <source>norms other than two RMSNorms per layer</source>
        <translation>normalisations autres que deux RMSNorm par couche</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="244"/>
        <source>norm of queries and keys</source>
        <translation>normalisation des requêtes et des clés</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="245"/>
        <source>biases besides those of queries, keys and values</source>
        <translation>biais autres que ceux des requêtes, clés et valeurs</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="246"/>
        <source>attention sinks</source>
        <translation>puits d’attention</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="247"/>
        <source>windowed and full attention in turns</source>
        <translation>attention fenêtrée et complète en alternance</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="248"/>
        <source>multi-token prediction</source>
        <translation>multi-token prediction</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="249"/>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="250"/>
        <source>feed-forward other than gated SiLU, GELU and squared ReLU</source>
        <translation>feed-forward autre que SiLU à porte, GELU et ReLU au carré</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="251"/>
        <source>norm without weights</source>
        <translation>normalisation sans poids</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="252"/>
        <source>number of norms per layer other than two</source>
        <translation>nombre de normalisations par couche autre que deux</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="253"/>
        <source>norm after the embedding</source>
        <translation>normalisation après l’embedding</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="254"/>
        <source>ALiBi positions</source>
        <translation>positions ALiBi</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="255"/>
        <source>query and key norm over the full width</source>
        <translation>normalisation des requêtes et des clés sur toute la dimension</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="256"/>
        <source>bias on the output layer</source>
        <translation>biais sur la couche de sortie</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="257"/>
        <source>virtual stages when PP is above 1</source>
        <translation>des étages virtuels quand PP dépasse 1</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="258"/>
        <source>no recomputation of whole layers or experts</source>
        <translation>l’absence de recalcul de couches entières ou d’experts</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="259"/>
        <source>an all-to-all dispatcher</source>
        <translation>un répartiteur all-to-all</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="260"/>
        <source>bf16 or fp16</source>
        <translation>bf16 ou fp16</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="261"/>
        <source>at most one multi-token-prediction layer</source>
        <translation>au plus une couche de multi-token prediction</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="262"/>
        <source>PP 1</source>
        <translation>PP 1</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="263"/>
        <source>no recomputation</source>
        <translation>l’absence de recalcul</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="264"/>
        <source>tokens of a rank</source>
        <translation>tokens d’un rang</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="265"/>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>hidden size</source>
        <translation>dimension cachée</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="266"/>
        <source>layers must be between 1 and 10000</source>
        <translation>le nombre de couches doit être compris entre 1 et 10000</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="267"/>
        <source>the hidden size must be between 1 and 1000000</source>
        <translation>la dimension cachée doit être comprise entre 1 et 1000000</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="268"/>
        <source>the number of attention heads must be between 1 and 100000</source>
        <translation>le nombre de têtes d’attention doit être compris entre 1 et 100000</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="269"/>
        <source>the vocabulary must be between 1 and 100000000</source>
        <translation>le vocabulaire doit être compris entre 1 et 100000000</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="270"/>
        <source>the feed-forward width must be between 0 and 10000000</source>
        <translation>la dimension feed-forward doit être comprise entre 0 et 10000000</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="271"/>
        <source>norms per layer must be between 0 and 16</source>
        <translation>le nombre de normalisations par couche doit être compris entre 0 et 16</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="272"/>
        <source>the position table must have between 0 and 100000000 rows</source>
        <translation>la table de positions doit avoir entre 0 et 100000000 lignes</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="273"/>
        <source>multi-token-prediction layers must be between 0 and 64</source>
        <translation>le nombre de couches de multi-token prediction doit être compris entre 0 et 64</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="274"/>
        <source>the latent ranks must be between 1 and 1000000</source>
        <translation>les rangs latents doivent être compris entre 1 et 1000000</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="275"/>
        <source>the latent head dimensions must be between 1 and 100000</source>
        <translation>les dimensions des têtes latentes doivent être comprises entre 1 et 100000</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="276"/>
        <source>query and key heads must have at least one dimension</source>
        <translation>les têtes de requêtes et de clés doivent avoir au moins une dimension</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="277"/>
        <source>the head dimension must be between 1 and 100000</source>
        <translation>la dimension des têtes doit être comprise entre 1 et 100000</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="278"/>
        <source>key-value heads must be between 1 and the number of attention heads</source>
        <translation>le nombre de têtes KV doit être compris entre 1 et le nombre de têtes d’attention</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="279"/>
        <source>the indexer&apos;s heads and head dimension must be between 1 and 100000</source>
        <translation>le nombre et la dimension des têtes de l’indexeur doivent être compris entre 1 et 100000</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="280"/>
        <source>the number of experts must be between 1 and 100000</source>
        <translation>le nombre d’experts doit être compris entre 1 et 100000</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="281"/>
        <source>top-k must be between 1 and the number of experts</source>
        <translation>top-k doit être compris entre 1 et le nombre d’experts</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="282"/>
        <source>the expert width must be between 1 and 10000000</source>
        <translation>la dimension des experts doit être comprise entre 1 et 10000000</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="283"/>
        <source>the shared-expert width must be between 0 and 10000000</source>
        <translation>la dimension des experts partagés doit être comprise entre 0 et 10000000</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="284"/>
        <source>leading dense layers must be between 0 and the number of layers</source>
        <translation>le nombre de couches denses en tête doit être compris entre 0 et le nombre de couches</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="285"/>
        <source>the MoE step must be between 1 and the number of layers</source>
        <translation>l’intervalle MoE doit être compris entre 1 et le nombre de couches</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="286"/>
        <source>dense layers need a feed-forward width</source>
        <translation>les couches denses demandent une dimension feed-forward</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="287"/>
        <source>the feed-forward width must be at least 1</source>
        <translation>la dimension feed-forward doit être d’au moins 1</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="288"/>
        <source>the dimensions give too many parameters; at most 10^17 can be counted</source>
        <translation>les dimensions donnent trop de paramètres&#xa0;; au plus 10^17 peuvent être comptés</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="289"/>
        <source>the numbers are too large to evaluate</source>
        <translation>les nombres sont trop grands pour être évalués</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="290"/>
        <source>layers</source>
        <translation>couches</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="291"/>
        <source>sequence length</source>
        <translation>longueur de séquence</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="291"/>
        <source>micro-batch</source>
        <translation>micro-lot</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="291"/>
        <source>attention kernel</source>
        <translation>noyau d’attention</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="292"/>
        <source>loss kernel</source>
        <translation>noyau de perte</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="292"/>
        <source>norm kernel</source>
        <translation>noyau de normalisation</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="292"/>
        <source>CUDA graphs</source>
        <translation>graphes CUDA</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="293"/>
        <source>token dispatcher</source>
        <translation>répartiteur de tokens</translation>
    </message>
    <message>
        <location filename="../app/texts/finding_texts.h" line="293"/>
        <source>token routing</source>
        <translation>routage des tokens</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="11"/>
        <source>The run completed.</source>
        <translation>L’exécution s’est achevée.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="12"/>
        <source>A GPU ran out of memory on rank {rank}: {tried} GiB were asked for with {free} GiB of {total} GiB free. Shard or recompute more, or make the micro-batch smaller.</source>
        <translation>Un GPU a manqué de mémoire sur le rang {rank}&#xa0;: {tried}&#xa0;Gio demandés, {free}&#xa0;Gio libres sur {total}&#xa0;Gio. Partitionner ou recalculer davantage, ou réduire le micro-lot.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="13"/>
        <source>A GPU ran out of memory on rank {rank}. Shard or recompute more, or make the micro-batch smaller.</source>
        <translation>Un GPU a manqué de mémoire sur le rang {rank}. Partitionner ou recalculer davantage, ou réduire le micro-lot.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="14"/>
        <source>It happened before the first step was printed: weights, gradients, or the activations of the first micro-batches do not fit.</source>
        <translation>C’est arrivé avant l’affichage du premier pas&#xa0;: les poids, les gradients ou les activations des premiers micro-lots ne tiennent pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="15"/>
        <source>It happened only after iteration {iteration}: evaluation, a checkpoint, uneven experts or fragmentation need more than a usual step.</source>
        <translation>C’est arrivé seulement après l’itération {iteration}&#xa0;: l’évaluation, un point de reprise, des experts inégaux ou la fragmentation demandent plus qu’un pas ordinaire.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="16"/>
        <source>{unallocated} GiB were reserved but in no piece of {tried} GiB: fragmentation. Try expandable segments (PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True).</source>
        <translation>{unallocated}&#xa0;Gio étaient réservés, mais pas en un bloc de {tried}&#xa0;Gio&#xa0;: fragmentation. Essayer les segments extensibles (PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True).</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="17"/>
        <source>NCCL reported an error on rank {rank}, and nothing explains it that was printed before. Try again on other nodes; NCCL_DEBUG=INFO tells more.</source>
        <translation>NCCL a signalé une erreur sur le rang {rank}, et rien de ce qui a été affiché avant ne l’explique. Réessayer sur d’autres nœuds&#xa0;; NCCL_DEBUG=INFO en dit plus.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="18"/>
        <source>The run hung after iteration {iteration}: a collective did not finish, or nothing was printed any more. Try again; if it hangs at the same place, ranks do not call the same collectives.</source>
        <translation>L’exécution s’est bloquée après l’itération {iteration}&#xa0;: une collective ne s’est pas terminée, ou plus rien ne s’affichait. Réessayer&#xa0;; si elle se bloque au même endroit, les rangs n’appellent pas les mêmes collectives.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="19"/>
        <source>The time limit came after iteration {iteration}. Allow more time or fewer steps.</source>
        <translation>La limite de temps est tombée après l’itération {iteration}. Accorder plus de temps ou faire moins de pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="20"/>
        <source>No step was printed within the limit: starting up took all the time, or the log shows steps rarely.</source>
        <translation>Aucun pas n’a été affiché dans le temps imparti&#xa0;: le démarrage a pris tout le temps, ou le journal affiche rarement les pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="21"/>
        <source>The host ran out of memory. Ask for more memory a node, or load data and checkpoints with fewer copies.</source>
        <translation>L’hôte a manqué de mémoire. Demander plus de mémoire par nœud, ou charger données et points de reprise avec moins de copies.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="22"/>
        <source>The program was killed (SIGKILL) without a word; most often the host ran out of memory.</source>
        <translation>Le programme a été tué (SIGKILL) sans un mot&#xa0;; le plus souvent, l’hôte a manqué de mémoire.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="23"/>
        <source>A node failed ({node}). Try again without it.</source>
        <translation>Un nœud est tombé en panne ({node}). Réessayer sans lui.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="24"/>
        <source>The job was pre-empted. Submit it again.</source>
        <translation>Le job a été préempté. Le soumettre de nouveau.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="25"/>
        <source>The job was cancelled.</source>
        <translation>Le job a été annulé.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="26"/>
        <source>The framework refused the configuration before the first step; its words are in the evidence.</source>
        <translation>Le framework a refusé la configuration avant le premier pas&#xa0;; son message figure dans les extraits du journal.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="27"/>
        <source>A GPU reported a hardware error (Xid {code}, node {node}). Drain the node and try again on another.</source>
        <translation>Un GPU a signalé une erreur matérielle (Xid {code}, nœud {node}). Mettre le nœud en «&#xa0;drain&#xa0;» et réessayer sur un autre.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="28"/>
        <source>A process that was left behind holds GPU memory or a port (node {node}). End it and try again.</source>
        <translation>Un processus resté actif occupe de la mémoire GPU ou un port (nœud {node}). Y mettre fin et réessayer.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="29"/>
        <source>Other processes held {others} GiB of the GPU&apos;s {total} GiB.</source>
        <translation>D’autres processus occupaient {others}&#xa0;Gio des {total}&#xa0;Gio du GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="30"/>
        <source>{in_use} GiB of a GPU were in use before the start.</source>
        <translation>{in_use}&#xa0;Gio d’un GPU étaient occupés avant le démarrage.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="31"/>
        <source>The program crashed after iteration {iteration}; its last words are in the evidence.</source>
        <translation>Le programme a planté après l’itération {iteration}&#xa0;; ses derniers messages figurent dans les extraits du journal.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="32"/>
        <source>How the run ended cannot be told from its log.</source>
        <translation>Le journal ne permet pas de dire comment l’exécution s’est terminée.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="33"/>
        <source>No line of the log shows a step in a format that is known.</source>
        <translation>Aucune ligne du journal ne montre un pas dans un format connu.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="34"/>
        <source>It failed after its last step; what was measured counts.</source>
        <translation>L’échec est survenu après le dernier pas&#xa0;; ce qui a été mesuré compte.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="35"/>
        <source>The iteration went back {times} times: restarts from a checkpoint.</source>
        <translation>L’itération est revenue en arrière {times} fois&#xa0;: reprises depuis un point de reprise.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="36"/>
        <source>{count} iterations were not a number.</source>
        <translation>{count} itérations ont donné NaN.</translation>
    </message>
    <message>
        <location filename="../app/texts/run_texts.h" line="37"/>
        <source>{count} iterations were skipped for overflow; they are faster than others.</source>
        <translation>{count} itérations ont été sautées pour dépassement (overflow)&#xa0;; elles sont plus rapides que les autres.</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="10"/>
        <source>&apos;{host}&apos; is no name of a host</source>
        <translation>«&#xa0;{host}&#xa0;» n’est pas un nom d’hôte</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="11"/>
        <source>&apos;{path}&apos;: only letters, digits and ._-/+ may stand in a folder&apos;s name there</source>
        <translation>«&#xa0;{path}&#xa0;»&#xa0;: seuls les lettres, les chiffres et ._-/+ sont admis dans le nom d’un dossier distant</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="12"/>
        <source>{program} is not installed here</source>
        <translation>{program} n’est pas installé ici</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="13"/>
        <source>{program} does not answer</source>
        <translation>{program} ne répond pas</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="14"/>
        <source>{program} ended with {code}</source>
        <translation>{program} s’est terminé avec le code {code}</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="15"/>
        <source>copied to {host}:{path}</source>
        <translation>copiée vers {host}:{path}</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="16"/>
        <source>submit.sh stays at work until the campaign is over; start it where {launcher} can be reached</source>
        <translation>submit.sh reste actif jusqu’à la fin de la campagne&#xa0;; le démarrer là où {launcher} est joignable</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="17"/>
        <source>sbatch is not installed here; copy the folder to the cluster, or name the cluster&apos;s login node</source>
        <translation>sbatch n’est pas installé ici&#xa0;; copier le dossier sur le cluster, ou indiquer le nœud de connexion du cluster</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="18"/>
        <source>submitted as job {jobs}</source>
        <translation>soumise comme job {jobs}</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="19"/>
        <source>nothing to submit</source>
        <translation>rien à soumettre</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="20"/>
        <source>nothing of this campaign is queued</source>
        <translation>rien de cette campagne n’est en file</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="21"/>
        <source>stopped {count} tasks</source>
        <translation>{count} tâches arrêtées</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="22"/>
        <source>stopped 1 task</source>
        <translation>1 tâche arrêtée</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="23"/>
        <source>records fetched from {host}</source>
        <translation>enregistrements récupérés depuis {host}</translation>
    </message>
    <message>
        <location filename="../app/texts/control_texts.h" line="24"/>
        <source>SkyPilot&apos;s clusters run what submit.sh sends them, one task at a time</source>
        <translation>les clusters de SkyPilot exécutent ce que submit.sh leur envoie, une tâche à la fois</translation>
    </message>
</context>
<context>
    <name>HardwareValues</name>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="31"/>
        <source>not from an opened source</source>
        <translation>source non consultée</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="79"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="147"/>
        <source>GPU&apos;s sources</source>
        <translation>sources du GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="80"/>
        <source>network&apos;s sources</source>
        <translation>sources du réseau</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="87"/>
        <source>Fastest of the measured shapes: %1 × %2 × %3; random numbers, the slowest GPU of the node</source>
        <translation>Plus rapide des formes mesurées&#xa0;: %1 × %2 × %3&#xa0;; nombres aléatoires, le GPU le plus lent du nœud</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="90"/>
        <source>Peak, %1, dense</source>
        <translation>Pic, %1, dense</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="90"/>
        <source>The same after seconds of load</source>
        <translation>De même, après quelques secondes de charge</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="99"/>
        <source>Usable memory</source>
        <translation>Mémoire utilisable</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="99"/>
        <source>What the driver reports as a whole</source>
        <translation>Ce que le pilote indique comme total</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="100"/>
        <source>Free memory before the measurement</source>
        <translation>Mémoire libre avant la mesure</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="101"/>
        <source>Memory of a CUDA context</source>
        <translation>Mémoire d’un contexte CUDA</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="101"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="120"/>
        <source>constants in use</source>
        <translation>constantes utilisées</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="103"/>
        <source>Workspace of the product library</source>
        <translation>Espace de travail de la bibliothèque de produits</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="104"/>
        <source>Memory of one NCCL communicator</source>
        <translation>Mémoire d’un communicateur NCCL</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="104"/>
        <source>Before its first collective</source>
        <translation>Avant sa première collective</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="105"/>
        <source>The same after an all-reduce</source>
        <translation>De même, après un all-reduce</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="106"/>
        <source>The same after an all-to-all</source>
        <translation>De même, après un all-to-all</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="110"/>
        <source>Memory bandwidth, copy</source>
        <translation>Débit mémoire, copie</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="110"/>
        <source>Memory bandwidth</source>
        <translation>Débit mémoire</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="111"/>
        <source>Bytes read and bytes written together</source>
        <translation>Octets lus et octets écrits ensemble</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="112"/>
        <source>Memory bandwidth, read</source>
        <translation>Débit mémoire, lecture</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="113"/>
        <source>Memory bandwidth, write</source>
        <translation>Débit mémoire, écriture</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="117"/>
        <source>Multiprocessors</source>
        <translation>Multiprocesseurs</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="120"/>
        <source>Launch of a kernel</source>
        <translation>Lancement d’un noyau</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="121"/>
        <source>Empty kernels one after another</source>
        <translation>Noyaux vides l’un après l’autre</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="122"/>
        <source>Launch of a kernel in a graph</source>
        <translation>Lancement d’un noyau dans un graphe CUDA</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="128"/>
        <source>The middle of all pairs of GPUs, one pair at a time</source>
        <translation>La médiane de toutes les paires de GPU, une paire à la fois</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="129"/>
        <source>Scale-up links, one direction</source>
        <translation>Liens scale-up, un sens</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="129"/>
        <source>%1, one direction</source>
        <translation>%1, un sens</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="132"/>
        <source>PCIe, one direction</source>
        <translation>PCIe, un sens</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="133"/>
        <source>Between the host&apos;s memory and one GPU</source>
        <translation>Entre la mémoire de l’hôte et un GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="135"/>
        <source>Slowest pair, one direction</source>
        <translation>Paire la plus lente, un sens</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="136"/>
        <source>Pair, both directions together</source>
        <translation>Paire, les deux sens ensemble</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="137"/>
        <source>Latency of a small copy</source>
        <translation>Latence d’une petite copie</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/measured_values.cpp" line="146"/>
        <source>%1 of %n GPU(s), bus bandwidth</source>
        <translation>
            <numerusform>%1 sur %n GPU, débit de bus</numerusform>
            <numerusform>%1 sur %n GPU, débit de bus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="147"/>
        <source>At %1</source>
        <translation>À %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="159"/>
        <source>Clock under load, slowest GPU</source>
        <translation>Fréquence en charge, GPU le plus lent</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="159"/>
        <source>MHz</source>
        <translation>MHz</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="159"/>
        <source>the GPU&apos;s own maximum</source>
        <translation>maximum propre au GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="160"/>
        <source>Power limit</source>
        <translation>Limite de puissance</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="160"/>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="160"/>
        <source>The most that a GPU drew under load</source>
        <translation>Le maximum qu’un GPU a consommé en charge</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="162"/>
        <source>Temperature under load, hottest GPU</source>
        <translation>Température en charge, GPU le plus chaud</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="162"/>
        <source>°C</source>
        <translation>°C</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="167"/>
        <source>Price per GPU-hour</source>
        <translation>Prix par heure GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="168"/>
        <source>set in this plan</source>
        <translation>fixé dans ce plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="171"/>
        <source>GPUs of one NVLink domain</source>
        <translation>GPU d’un domaine NVLink</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="172"/>
        <source>Network of a GPU, one direction</source>
        <translation>Réseau d’un GPU, un sens</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="173"/>
        <source>Network cards of a node</source>
        <translation>Cartes réseau d’un nœud</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="179"/>
        <source>times</source>
        <comment>unit of a factor</comment>
        <translation>fois</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="180"/>
        <source>A product beside a collective takes</source>
        <translation>Produit à côté d’une collective</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="180"/>
        <source>Attention beside a collective takes</source>
        <translation>Attention à côté d’une collective</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="184"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="189"/>
        <source>The worst of all that were tried, over the time alone</source>
        <translation>Le pire de tous les essais, par rapport au temps seul</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="189"/>
        <source>A collective beside a product or attention takes</source>
        <translation>Collective à côté d’un produit ou de l’attention</translation>
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
        <translation>Envoi et réception</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="236"/>
        <source>B</source>
        <translation>o</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="236"/>
        <source>KiB</source>
        <translation>Kio</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="236"/>
        <source>MiB</source>
        <translation>Mio</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="236"/>
        <source>GiB</source>
        <translation>Gio</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="261"/>
        <source>Below %1 of the catalogue&apos;s value; the messages say what may be wrong</source>
        <translation>Moins de %1 de la valeur de catalogue&#xa0;; les messages indiquent ce qui peut en être la cause</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Ratio</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Measured over catalogue</source>
        <translation>Mesuré sur catalogue</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="269"/>
        <source>Source of the catalogue</source>
        <translation>Source du catalogue</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_values.cpp" line="271"/>
        <source>Source</source>
        <translation>Source</translation>
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
        <translation>Durée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="92"/>
        <source>Tokens/s per GPU</source>
        <translation>Tokens/s par GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="93"/>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="96"/>
        <source>Dollars per billion tokens</source>
        <translation>Dollars par Md de tokens</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="125"/>
        <source>Most tokens per second</source>
        <translation>Le plus de tokens par seconde</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="126"/>
        <source>Shortest training</source>
        <translation>Entraînement le plus court</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="127"/>
        <source>Least cost</source>
        <translation>Coût le plus bas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="128"/>
        <source>Least memory</source>
        <translation>Mémoire la plus basse</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="131"/>
        <source>Highest MFU</source>
        <translation>MFU le plus élevé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="136"/>
        <source>%1 B parameters</source>
        <translation>%1&#xa0;Md de paramètres</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="153"/>
        <source>1 node</source>
        <translation>1 nœud</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="153"/>
        <source>%n nodes</source>
        <translation>
            <numerusform>%n nœud</numerusform>
            <numerusform>%n nœuds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutColumns</name>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="53"/>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="53"/>
        <source>Place in the order of the objective</source>
        <translation>Place dans l’ordre de l’objectif</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="54"/>
        <source>Front</source>
        <translation>Front</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="54"/>
        <source>◆: on the Pareto front; no other layout is as good in step time, memory and cost and better in one</source>
        <translation>◆&#xa0;: sur le front de Pareto&#xa0;; aucune autre configuration n’est aussi bonne en durée du pas, mémoire et coût et meilleure sur l’un d’eux</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="55"/>
        <source>Step (s)</source>
        <translation>Pas (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="55"/>
        <source>Time of one step</source>
        <translation>Temps d’un pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="56"/>
        <source>vs now (%)</source>
        <translation>écart / actuel (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="56"/>
        <source>Step time against that of the present plan; below zero is faster</source>
        <translation>Durée du pas par rapport à celle du plan actuel&#xa0;; en dessous de zéro, c’est plus rapide</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="57"/>
        <source>Memory (GiB)</source>
        <translation>Mémoire (Gio)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="57"/>
        <source>Of the fullest stage, as nvidia-smi would show it</source>
        <translation>De l’étage le plus rempli, telle que nvidia-smi l’afficherait</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="58"/>
        <source>Free (%)</source>
        <translation>Libre (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="58"/>
        <source>Headroom: what stays free of the usable memory</source>
        <translation>Marge&#xa0;: ce qui reste libre de la mémoire utilisable</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="59"/>
        <source>MFU (%)</source>
        <translation>MFU (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="59"/>
        <source>Model FLOPs of the bf16 peak, causal attention counted half</source>
        <translation>FLOP du modèle rapportés au pic bf16, attention causale comptée pour moitié</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="67"/>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="67"/>
        <source>Micro-batch: sequences that pass a stage together</source>
        <translation>Micro-lot&#xa0;: séquences qui traversent ensemble un étage</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="68"/>
        <source>GA</source>
        <translation>GA</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="68"/>
        <source>Gradient accumulation: micro-batches of a step</source>
        <translation>Accumulation de gradients&#xa0;: micro-lots d’un pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="69"/>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="70"/>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="70"/>
        <source>Shard group: ranks over which ZeRO shards; 0 for all</source>
        <translation>Groupe de partitionnement&#xa0;: rangs sur lesquels ZeRO partitionne&#xa0;; 0 pour tous</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="71"/>
        <source>SP</source>
        <translation>SP</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="71"/>
        <source>Sequence parallelism</source>
        <translation>Parallélisme de séquence</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="72"/>
        <source>Recompute</source>
        <translation>Recalcul</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="73"/>
        <source>Schedule</source>
        <translation>Ordonnanc.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="73"/>
        <source>Pipeline schedule</source>
        <translation>Ordonnancement du pipeline</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="74"/>
        <source>CP exchange</source>
        <translation>Échange CP</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="74"/>
        <source>How context-parallel ranks exchange keys and values</source>
        <translation>Comment les rangs de parallélisme de contexte échangent clés et valeurs</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="75"/>
        <source>Split</source>
        <translation>Répart.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="75"/>
        <source>How layers are dealt to the pipeline stages</source>
        <translation>Comment les couches sont réparties sur les étages de pipeline</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="76"/>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="76"/>
        <source>Nodes of the cluster</source>
        <translation>Nœuds du cluster</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="77"/>
        <source>Tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="77"/>
        <source>Of the whole cluster</source>
        <translation>De tout le cluster</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="78"/>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="78"/>
        <source>Wall-clock time for the plan&apos;s tokens</source>
        <translation>Temps réel pour les tokens du plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="79"/>
        <source>Cost ($)</source>
        <translation>Coût ($)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="79"/>
        <source>Dollars for the plan&apos;s tokens</source>
        <translation>Dollars pour les tokens du plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="133"/>
        <source>Interleaved 1F1B</source>
        <translation>1F1B entrelacé</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="145"/>
        <source>Selective (%1)</source>
        <translation>Sélectif (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="150"/>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="152"/>
        <source>by cost</source>
        <translation>selon le coût</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="153"/>
        <source>written out</source>
        <translation>explicite</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="154"/>
        <source>even</source>
        <translation>égale</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/search/layout_columns.cpp" line="162"/>
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nœud</numerusform>
            <numerusform>%n nœuds</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="175"/>
        <source>recompute: %1</source>
        <translation>recalcul&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>LayoutFilterTexts</name>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="133"/>
        <source>“%1” needs a comparison, such as %1=8 or %1&lt;=4.</source>
        <translation>«&#xa0;%1&#xa0;» demande une comparaison, comme %1=8 ou %1&lt;=4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="140"/>
        <source>“%1” has no column before the sign. Columns are %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de colonne avant le signe. Les colonnes sont %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="141"/>
        <source>There is no column “%1”. Columns are %2.</source>
        <translation>Il n’y a pas de colonne «&#xa0;%1&#xa0;». Les colonnes sont %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="147"/>
        <source>“%1” holds names; it can be compared with = and != only.</source>
        <translation>«&#xa0;%1&#xa0;» contient des noms&#xa0;; seuls = et != permettent la comparaison.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="148"/>
        <source>“%1” needs a name after the sign, or a part of one.</source>
        <translation>«&#xa0;%1&#xa0;» demande un nom après le signe, ou une partie d’un nom.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="154"/>
        <source>“%1” lists several numbers; only = and != take more than one.</source>
        <translation>«&#xa0;%1&#xa0;» donne plusieurs nombres&#xa0;; seuls = et != en prennent plus d’un.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="158"/>
        <source>“%1” needs a number after the sign.</source>
        <translation>«&#xa0;%1&#xa0;» demande un nombre après le signe.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_filter.cpp" line="158"/>
        <source>“%1” is not a number, as “%2” needs one.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre, or «&#xa0;%2&#xa0;» en demande un.</translation>
    </message>
</context>
<context>
    <name>LayoutWords</name>
    <message>
        <location filename="../app/desktop/pages/layout_words.cpp" line="41"/>
        <source>%1, %2 × micro-batch %3, ZeRO-%4, recomputation: %5</source>
        <translation>%1, %2 × micro-lot %3, ZeRO-%4, recalcul&#xa0;: %5</translation>
    </message>
</context>
<context>
    <name>LinkMatrix</name>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="49"/>
        <source>One direction</source>
        <translation>Un sens</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="50"/>
        <source>Both directions together</source>
        <translation>Les deux sens ensemble</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="53"/>
        <source>Latency</source>
        <translation>Latence</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="60"/>
        <source>from, to</source>
        <translation>de, vers</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="64"/>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="65"/>
        <source>From GPU %1</source>
        <translation>Depuis le GPU %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="66"/>
        <source>To GPU %1</source>
        <translation>Vers le GPU %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="73"/>
        <source>GPU %1 itself</source>
        <translation>GPU %1 lui-même</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="73"/>
        <source>GPU %1 to GPU %2: not measured.</source>
        <translation>GPU %1 vers GPU %2&#xa0;: non mesuré.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="78"/>
        <source>GPU %1 to GPU %2</source>
        <comment>a link between two</comment>
        <translation>GPU %1 vers GPU %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="81"/>
        <source>no direct access</source>
        <translation>sans accès direct</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="82"/>
        <source>%1: the driver permits no direct access.</source>
        <translation>%1&#xa0;: le pilote ne permet pas l’accès direct.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="87"/>
        <source>wrong data</source>
        <translation>données fausses</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="88"/>
        <source>%1: other data arrived than was sent. This link cannot be trusted.</source>
        <translation>%1&#xa0;: les données arrivées ne sont pas celles envoyées. Ce lien n’est pas fiable.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="96"/>
        <source>%1: %2.</source>
        <comment>a link, its value</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="98"/>
        <source>through host</source>
        <translation>via l’hôte</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="99"/>
        <source>%1: %2, through the host&apos;s memory, since the driver permits no direct access.</source>
        <translation>%1&#xa0;: %2, par la mémoire de l’hôte, car le pilote ne permet pas l’accès direct.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="101"/>
        <source>slow</source>
        <translation>lent</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="102"/>
        <source>%1: %2, far from the %3 of the middle pair.</source>
        <translation>%1&#xa0;: %2, loin des %3 de la paire médiane.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="119"/>
        <source>%1: %2 between the middle pair, from %3 to %4.</source>
        <translation>%1&#xa0;: %2 pour la paire médiane, de %3 à %4.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="122"/>
        <source>%n link(s) are far slower than the rest.</source>
        <translation>
            <numerusform>%n lien est bien plus lent que les autres.</numerusform>
            <numerusform>%n liens sont bien plus lents que les autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="125"/>
        <source>%n pair(s) have no direct access.</source>
        <translation>
            <numerusform>%n paire est sans accès direct.</numerusform>
            <numerusform>%n paires sont sans accès direct.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="127"/>
        <source>%n pair(s) delivered wrong data.</source>
        <translation>
            <numerusform>%n paire a livré des données fausses.</numerusform>
            <numerusform>%n paires ont livré des données fausses.</numerusform>
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
        <translation>0&#xa0;: rien</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="38"/>
        <source>1: optimizer</source>
        <translation>1&#xa0;: optimiseur</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="40"/>
        <source>2: + gradients</source>
        <translation>2&#xa0;: + gradients</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="42"/>
        <source>3: + weights</source>
        <translation>3&#xa0;: + poids</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="51"/>
        <location filename="../app/desktop/enum_text.cpp" line="222"/>
        <location filename="../app/desktop/enum_text.cpp" line="316"/>
        <location filename="../app/desktop/enum_text.cpp" line="336"/>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="53"/>
        <source>Selective</source>
        <translation>Sélectif</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="55"/>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="65"/>
        <source>core attention</source>
        <translation>cœur de l’attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="66"/>
        <source>norms</source>
        <translation>normalisations</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="67"/>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="68"/>
        <source>experts</source>
        <translation>experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="69"/>
        <source>activation of experts</source>
        <translation>activation des experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="70"/>
        <source>latent up-projection</source>
        <translation>projection montante latente</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="71"/>
        <source>shared experts</source>
        <translation>experts partagés</translation>
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
        <translation>AdamW, moments bf16</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="102"/>
        <source>AdamW, 8-bit</source>
        <translation>AdamW, 8 bits</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="104"/>
        <source>SGD with momentum</source>
        <translation>SGD avec momentum</translation>
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
        <translation>Du framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="174"/>
        <location filename="../app/desktop/enum_text.cpp" line="206"/>
        <source>Unfused</source>
        <translation>Non fusionnée</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="176"/>
        <source>Fused softmax</source>
        <translation>Softmax fusionné</translation>
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
        <translation>Non indiqué</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="194"/>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="196"/>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="208"/>
        <source>Fused by the framework</source>
        <translation>Fusionné par le framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="210"/>
        <source>Fused kernel</source>
        <translation>Noyau fusionné</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="212"/>
        <source>In pieces</source>
        <translation>Par morceaux</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="224"/>
        <source>Without attention</source>
        <translation>Sans attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="226"/>
        <source>With attention</source>
        <translation>Avec attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="228"/>
        <source>Whole step</source>
        <translation>Pas entier</translation>
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
        <translation>Sans abandon</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="256"/>
        <source>Forced balance</source>
        <translation>Équilibre forcé</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="258"/>
        <source>Dropping</source>
        <translation>Avec abandon</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="266"/>
        <source>Ring, zigzag</source>
        <translation>Anneau, zigzag</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="270"/>
        <source>All-to-all (Ulysses)</source>
        <translation>All-to-all (Ulysses)</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="272"/>
        <source>All-to-all and ring</source>
        <translation>All-to-all et anneau</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="282"/>
        <source>Delayed</source>
        <translation>Différées</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="284"/>
        <source>Current</source>
        <translation>Courantes</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="286"/>
        <source>By row</source>
        <translation>Par ligne</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="288"/>
        <source>By block</source>
        <translation>Par bloc</translation>
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
        <translation>ReLU au carré</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="310"/>
        <source>Rotary</source>
        <translation>Rotatives</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="312"/>
        <source>Learned</source>
        <translation>Apprises</translation>
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
        <translation>Sans poids</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="338"/>
        <source>Per head</source>
        <translation>Par tête</translation>
    </message>
    <message>
        <location filename="../app/desktop/enum_text.cpp" line="340"/>
        <source>Full width</source>
        <translation>Toute la dim.</translation>
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
        <translation>Micro-lot</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="56"/>
        <source>Accumulation</source>
        <translation>Accumulation</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="58"/>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="60"/>
        <source>Recompute</source>
        <translation>Recalcul</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="62"/>
        <source>Schedule</source>
        <translation>Ordonnancement</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="64"/>
        <source>Sequence parallel</source>
        <translation>Parall. de séquence</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="66"/>
        <source>Global batch</source>
        <translation>Lot global</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="68"/>
        <source>Sequence length</source>
        <translation>Longueur de séquence</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="70"/>
        <source>Layers per stage</source>
        <translation>Couches par étage</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="72"/>
        <source>Shard group</source>
        <translation>Groupe de partit.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="74"/>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="88"/>
        <source>Tensor parallel</source>
        <translation>Parallélisme tensoriel</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="90"/>
        <source>Pipeline parallel</source>
        <translation>Parallélisme de pipeline</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="92"/>
        <source>Data parallel</source>
        <translation>Parallélisme de données</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="94"/>
        <source>Context parallel</source>
        <translation>Parallélisme de contexte</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="96"/>
        <source>Expert parallel</source>
        <translation>Parallélisme d’experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="98"/>
        <source>Expert tensor parallel</source>
        <translation>Parallélisme tensoriel d’experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="100"/>
        <source>Virtual stages per pipeline rank</source>
        <translation>Étages virtuels par rang de pipeline</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="102"/>
        <source>Micro-batch size</source>
        <translation>Taille de micro-lot</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="104"/>
        <source>Gradient accumulation</source>
        <translation>Accumulation de gradients</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="106"/>
        <source>ZeRO stage</source>
        <translation>Niveau ZeRO</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="108"/>
        <source>Activation recomputation</source>
        <translation>Recalcul des activations</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="110"/>
        <source>Pipeline schedule</source>
        <translation>Ordonnancement du pipeline</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="119"/>
        <source>Splits every matrix over this many GPUs; their traffic belongs inside one NVLink domain.</source>
        <translation>Découpe chaque matrice sur ce nombre de GPU&#xa0;; leur trafic doit rester dans un domaine NVLink.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="121"/>
        <source>Splits the layers into this many stages; needs many micro-batches to stay busy.</source>
        <translation>Découpe les couches en ce nombre d’étages&#xa0;; il faut beaucoup de micro-lots pour les occuper.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="123"/>
        <source>Copies of the model that each train on their own part of the batch.</source>
        <translation>Copies du modèle, entraînées chacune sur sa propre part du lot.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="125"/>
        <source>Splits each sequence over this many GPUs; for long sequences.</source>
        <translation>Découpe chaque séquence sur ce nombre de GPU&#xa0;; pour les longues séquences.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="127"/>
        <source>Spreads the experts over this many GPUs of the data, context and tensor dimensions.</source>
        <translation>Répartit les experts sur ce nombre de GPU des dimensions données, contexte et tenseur.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="129"/>
        <source>Splits each expert&apos;s matrices over this many GPUs.</source>
        <translation>Découpe les matrices de chaque expert sur ce nombre de GPU.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="131"/>
        <source>Each pipeline rank holds this many smaller stages: a smaller bubble for more messages and memory.</source>
        <translation>Chaque rang de pipeline contient ce nombre d’étages plus petits&#xa0;: une bulle plus petite, contre plus de messages et de mémoire.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="133"/>
        <source>Sequences that go through the model at once on one data-parallel rank.</source>
        <translation>Séquences qui traversent le modèle en même temps sur un rang de parallélisme de données.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="135"/>
        <source>Micro-batches per step and pipeline, whose gradients are added up.</source>
        <translation>Micro-lots par pas et par pipeline, dont les gradients sont additionnés.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="137"/>
        <source>What is spread over the data-parallel ranks: 1 the optimizer, 2 the gradients too, 3 the weights too.</source>
        <translation>Ce qui est réparti sur les rangs de parallélisme de données&#xa0;: 1 l’optimiseur, 2 aussi les gradients, 3 aussi les poids.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="139"/>
        <source>Activations that are dropped and computed again in the backward pass: less memory, more time.</source>
        <translation>Activations abandonnées puis recalculées dans la passe arrière&#xa0;: moins de mémoire, plus de temps.</translation>
    </message>
    <message>
        <location filename="../app/desktop/knob_text.cpp" line="141"/>
        <source>The order in which stages work on micro-batches.</source>
        <translation>L’ordre dans lequel les étages traitent les micro-lots.</translation>
    </message>
</context>
<context>
    <name>NearestRuns</name>
    <message>
        <location filename="../app/desktop/nearest_runs.cpp" line="32"/>
        <source>Nearest measured: %1: predicted %2</source>
        <translation>Mesure la plus proche&#xa0;: %1&#xa0;: prédit %2</translation>
    </message>
</context>
<context>
    <name>PlacementTexts</name>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="58"/>
        <source>Tensor parallel</source>
        <translation>Parallélisme tensoriel</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="59"/>
        <source>Context parallel</source>
        <translation>Parallélisme de contexte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="60"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="62"/>
        <source>Data parallel</source>
        <translation>Parallélisme de données</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="62"/>
        <source>Data and context parallel: the ranks that reduce gradients together</source>
        <translation>Parallélisme de données et de contexte&#xa0;: les rangs qui réduisent ensemble les gradients</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="63"/>
        <source>Expert parallel</source>
        <translation>Parallélisme d’experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="64"/>
        <source>Expert tensor parallel</source>
        <translation>Parallélisme tensoriel d’experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="65"/>
        <source>Expert data parallel: the ranks that hold the same experts</source>
        <translation>Parallélisme de données des experts&#xa0;: les rangs qui contiennent les mêmes experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="68"/>
        <source>Pipeline parallel</source>
        <translation>Parallélisme de pipeline</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="74"/>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
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
            <numerusform>NVLink de %n nœud</numerusform>
            <numerusform>NVLink de %n nœuds</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="86"/>
        <source>inside NVLink</source>
        <translation>dans NVLink</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="87"/>
        <source>%n domains of one node</source>
        <translation>
            <numerusform>%n domaine d’un nœud</numerusform>
            <numerusform>%n domaines d’un nœud</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="88"/>
        <source>%n domains, one rail</source>
        <translation>
            <numerusform>%n domaine, un rail</numerusform>
            <numerusform>%n domaines, un rail</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="91"/>
        <source>%1 domains, %2 rails</source>
        <translation>%1 domaines, %2 rails</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="115"/>
        <source>%1 %2 of %3</source>
        <comment>TP 3 of 8: a place in a group, counted from 0</comment>
        <translation>%1 %2 sur %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="116"/>
        <source>Rank %1: node %2, GPU %3, rail %4</source>
        <translation>Rang %1&#xa0;: nœud %2, GPU %3, rail %4</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="118"/>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="130"/>
        <source>%1, %2 a step</source>
        <translation>%1, %2 par pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="168"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="211"/>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="169"/>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="169"/>
        <source>How many groups of this kind there are</source>
        <translation>Nombre de groupes de ce type</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="170"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="213"/>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="170"/>
        <source>Ranks of one group</source>
        <translation>Rangs d’un groupe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="171"/>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="171"/>
        <source>Groups that stay inside one NVLink domain</source>
        <translation>Groupes qui restent dans un domaine NVLink</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="172"/>
        <source>One rail</source>
        <translation>Un rail</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="172"/>
        <source>Groups that cross the network, all their ranks on NICs of one number</source>
        <translation>Groupes qui traversent le réseau, tous leurs rangs sur des NIC de même numéro</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="173"/>
        <source>Rails</source>
        <translation>Rails</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="173"/>
        <source>Groups that cross the network between NICs of several numbers; where NVLink domains share a node, also those between them</source>
        <translation>Groupes qui traversent le réseau entre des NIC de numéros différents&#xa0;; là où des domaines NVLink partagent un nœud, aussi ceux entre ces domaines</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="174"/>
        <source>Placement</source>
        <translation>Placement</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="174"/>
        <source>Ranks in one NVLink domain × domains that the group spans</source>
        <translation>Rangs dans un domaine NVLink × domaines couverts par le groupe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="175"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="215"/>
        <source>Rate (GB/s)</source>
        <translation>Débit (Go/s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="175"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="215"/>
        <source>Bandwidth that the group gets, one direction</source>
        <translation>Débit dont dispose le groupe, dans un sens</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="176"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="216"/>
        <source>Time (%1)</source>
        <translation>Temps (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="176"/>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="216"/>
        <source>Time on the wire in one step</source>
        <translation>Temps sur le lien en un pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="177"/>
        <source>Exposed (%1)</source>
        <translation>Exposé (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="177"/>
        <source>Part of the step time that nothing hides</source>
        <translation>Part de la durée du pas que rien ne masque</translation>
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
        <translation>dans DP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="194"/>
        <source>Reduced together with the dense gradients, whose line has the time of both.</source>
        <translation>Réduit avec les gradients denses, dont la ligne donne le temps des deux.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="212"/>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="212"/>
        <source>Of the rank in its group, counted from 0</source>
        <translation>Du rang dans son groupe, à partir de 0</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="213"/>
        <source>Ranks of the group</source>
        <translation>Rangs du groupe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="214"/>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_tables.cpp" line="214"/>
        <source>What the group needs to reach all its ranks</source>
        <translation>Ce qu’il faut au groupe pour atteindre tous ses rangs</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="21"/>
        <source>%1 layers of width %2</source>
        <translation>%1 couches de dimension %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="28"/>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="45"/>
        <source>a mixture of experts</source>
        <translation>un mélange d’experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="45"/>
        <source>a dense model</source>
        <translation>un modèle dense</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="46"/>
        <source>layers</source>
        <translation>couches</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="47"/>
        <source>hidden size</source>
        <translation>dimension cachée</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="48"/>
        <source>feed-forward width</source>
        <translation>dimension feed-forward</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="49"/>
        <source>vocabulary</source>
        <translation>vocabulaire</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="50"/>
        <source>experts</source>
        <translation>experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="53"/>
        <source>%1 instead of %2</source>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="54"/>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="63"/>
        <source>sequence length</source>
        <translation>longueur de séquence</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="65"/>
        <source>global batch</source>
        <translation>lot global</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="69"/>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="70"/>
        <source>optimizer</source>
        <translation>optimiseur</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="71"/>
        <source>framework</source>
        <translation>framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="72"/>
        <source>attention</source>
        <translation>attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/plan_text.cpp" line="79"/>
        <source>%1: %2 on %3 × %4, %5</source>
        <translation>%1&#xa0;: %2 sur %3 × %4, %5</translation>
    </message>
</context>
<context>
    <name>Probe</name>
    <message>
        <location filename="../app/texts/probe_texts.h" line="24"/>
        <source>This copy of the probe was built without its GPU kernels.</source>
        <translation>Cette copie de la sonde a été compilée sans ses noyaux GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="24"/>
        <source>Build Fivefold with -DFIVEFOLD_CUDA=AUTO, or install a package that has them.</source>
        <translation>Compiler Fivefold avec -DFIVEFOLD_CUDA=AUTO, ou installer un paquet qui les contient.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="25"/>
        <source>There is no NVIDIA driver on this machine: libcuda.so.1 cannot be opened.</source>
        <translation>Il n’y a pas de pilote NVIDIA sur cette machine&#xa0;: libcuda.so.1 ne peut pas être ouverte.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="25"/>
        <source>Install the NVIDIA driver; in a container, start it with --gpus all.</source>
        <translation>Installer le pilote NVIDIA&#xa0;; pour un conteneur, le démarrer avec --gpus all.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="26"/>
        <source>The libcuda.so.1 found is the toolkit&apos;s stub, which is only for linking.</source>
        <translation>La libcuda.so.1 trouvée est le stub du toolkit, qui ne sert qu’à l’édition de liens.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="26"/>
        <source>Take the folder that ends in stubs out of LD_LIBRARY_PATH, and install the NVIDIA driver.</source>
        <translation>Retirer de LD_LIBRARY_PATH le dossier qui se termine par stubs, et installer le pilote NVIDIA.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="27"/>
        <source>The driver works but sees no GPU.</source>
        <translation>Le pilote fonctionne mais ne voit aucun GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="27"/>
        <source>Look at CUDA_VISIBLE_DEVICES, the container&apos;s --gpus option and the job&apos;s GPU request; nvidia-smi must list the GPUs.</source>
        <translation>Vérifier CUDA_VISIBLE_DEVICES, l’option --gpus du conteneur et les GPU demandés par le job&#xa0;; nvidia-smi doit lister les GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="28"/>
        <source>The NVIDIA driver is too old for the probe.</source>
        <translation>Le pilote NVIDIA est trop ancien pour la sonde.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="28"/>
        <source>Update the driver to one that supports CUDA 10.1 or later, or to the one that the CUDA libraries in use ask for.</source>
        <translation>Mettre à jour le pilote vers une version qui prend en charge CUDA 10.1 ou ultérieur, ou vers celle que demandent les bibliothèques CUDA utilisées.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="29"/>
        <source>The NVLink fabric between the GPUs is not ready.</source>
        <translation>La fabric NVLink entre les GPU n’est pas prête.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="29"/>
        <source>Start the fabric manager of the driver&apos;s own version (systemctl start nvidia-fabricmanager), wait a minute and run again.</source>
        <translation>Démarrer le fabric manager de la même version que le pilote (systemctl start nvidia-fabricmanager), attendre une minute et relancer.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="30"/>
        <source>The driver&apos;s kernel module and its library are of different versions.</source>
        <translation>Le module noyau du pilote et sa bibliothèque sont de versions différentes.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="30"/>
        <source>Restart the machine after the driver&apos;s update, or load the new kernel module; in a container, start it again.</source>
        <translation>Redémarrer la machine après la mise à jour du pilote, ou charger le nouveau module noyau&#xa0;; dans un conteneur, redémarrer celui-ci.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="31"/>
        <source>CUDA&apos;s forward-compatibility library does not work with this GPU.</source>
        <translation>La bibliothèque de compatibilité ascendante de CUDA (forward compatibility) ne fonctionne pas avec ce GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="31"/>
        <source>Take the compat folder out of LD_LIBRARY_PATH, or update the driver itself.</source>
        <translation>Retirer le dossier compat de LD_LIBRARY_PATH, ou mettre à jour le pilote lui-même.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="32"/>
        <source>The GPU is held by another process in exclusive mode.</source>
        <translation>Le GPU est occupé par un autre processus en mode exclusif.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="32"/>
        <source>End that process, or set the compute mode back with nvidia-smi -c DEFAULT.</source>
        <translation>Terminer ce processus, ou rétablir le mode de calcul avec nvidia-smi -c DEFAULT.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="33"/>
        <source>The driver does not permit this process to use the GPU.</source>
        <translation>Le pilote ne permet pas à ce processus d’utiliser le GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="33"/>
        <source>Check the rights on /dev/nvidia* and the container&apos;s or the job&apos;s device rules.</source>
        <translation>Vérifier les droits sur /dev/nvidia* et les règles de périphériques du conteneur ou du job.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="34"/>
        <source>The driver answered with an error.</source>
        <translation>Le pilote a répondu par une erreur.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="34"/>
        <source>Look for Xid lines in the kernel&apos;s log (dmesg) and at the CUDA error&apos;s number below.</source>
        <translation>Chercher des lignes Xid dans le journal du noyau (dmesg) et voir le numéro d’erreur CUDA ci-dessous.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="36"/>
        <source>The GPU&apos;s memory is full.</source>
        <translation>La mémoire du GPU est pleine.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="36"/>
        <source>End the other processes on the GPU (nvidia-smi lists them), or leave this GPU out.</source>
        <translation>Terminer les autres processus sur le GPU (nvidia-smi les liste), ou laisser ce GPU de côté.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="37"/>
        <source>A GPU met a memory error that ECC could not correct.</source>
        <translation>Un GPU a rencontré une erreur mémoire que l’ECC n’a pas pu corriger.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="37"/>
        <source>Reset the GPU or restart the node; where it comes back, have the GPU replaced (nvidia-smi -q -d ECC,ROW_REMAPPER).</source>
        <translation>Réinitialiser le GPU ou redémarrer le nœud&#xa0;; si l’erreur revient, faire remplacer le GPU (nvidia-smi -q -d ECC,ROW_REMAPPER).</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="38"/>
        <source>An NVLink connection failed.</source>
        <translation>Une connexion NVLink est tombée en panne.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="38"/>
        <source>Look at nvidia-smi nvlink -e and at Xid 74 in the kernel&apos;s log; restart the node, and have the baseboard checked where it comes back.</source>
        <translation>Voir nvidia-smi nvlink -e et Xid 74 dans le journal du noyau&#xa0;; redémarrer le nœud, et faire vérifier la carte mère GPU (baseboard) si l’erreur revient.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="39"/>
        <source>Data sent from one GPU to another arrived changed.</source>
        <translation>Des données envoyées d’un GPU à un autre sont arrivées modifiées.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="39"/>
        <source>Do not train on this node. On PCIe machines switch off ACS and the IOMMU&apos;s translation, or set NCCL_P2P_DISABLE=1.</source>
        <translation>Ne pas entraîner sur ce nœud. Sur les machines PCIe, désactiver ACS et la traduction de l’IOMMU, ou définir NCCL_P2P_DISABLE=1.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="40"/>
        <source>A GPU&apos;s own memory gave back other data than was written.</source>
        <translation>La mémoire même d’un GPU a rendu d’autres données que celles écrites.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="40"/>
        <source>Do not train on this GPU; have it replaced.</source>
        <translation>Ne pas entraîner sur ce GPU&#xa0;; le faire remplacer.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="41"/>
        <source>NCCL (libnccl.so.2) was not found or lacks a call that is needed.</source>
        <translation>NCCL (libnccl.so.2) est introuvable, ou il lui manque un appel nécessaire.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="41"/>
        <source>Install NCCL, or name the Python environment that holds it (nvidia-nccl), or its file.</source>
        <translation>Installer NCCL, ou indiquer l’environnement Python qui le contient (nvidia-nccl), ou son fichier.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="42"/>
        <source>NCCL reported an error.</source>
        <translation>NCCL a signalé une erreur.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="42"/>
        <source>Read NCCL&apos;s own words in the log; a driver that does not suit the library and a too small /dev/shm are common reasons.</source>
        <translation>Lire le message de NCCL dans le journal&#xa0;; un pilote qui ne convient pas à la bibliothèque et un /dev/shm trop petit sont des causes fréquentes.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="43"/>
        <source>A collective operation gave wrong data.</source>
        <translation>Une opération collective a donné des données fausses.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="43"/>
        <source>Do not train on this node. Try again with NCCL_P2P_DISABLE=1 or NCCL_NVLS_ENABLE=0 to find the path at fault.</source>
        <translation>Ne pas entraîner sur ce nœud. Réessayer avec NCCL_P2P_DISABLE=1 ou NCCL_NVLS_ENABLE=0 pour trouver le chemin en cause.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="44"/>
        <source>cuBLASLt (libcublasLt.so.12 or .13) was not found or lacks a call that is needed.</source>
        <translation>cuBLASLt (libcublasLt.so.12 ou .13) est introuvable, ou il lui manque un appel nécessaire.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="44"/>
        <source>Install the CUDA libraries, or name the Python environment that holds them (nvidia-cublas), or the file.</source>
        <translation>Installer les bibliothèques CUDA, ou indiquer l’environnement Python qui les contient (nvidia-cublas), ou le fichier.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="45"/>
        <source>cuBLASLt reported an error.</source>
        <translation>cuBLASLt a signalé une erreur.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="45"/>
        <source>Use a cuBLASLt of the driver&apos;s CUDA version or earlier.</source>
        <translation>Utiliser une cuBLASLt de la version CUDA du pilote ou antérieure.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="46"/>
        <source>The probe made no progress and was stopped.</source>
        <translation>La sonde n’avançait plus et a été arrêtée.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="46"/>
        <source>A driver call hangs: look at nvidia-smi and the kernel&apos;s log. What was measured before it holds.</source>
        <translation>Un appel au pilote est bloqué&#xa0;: voir nvidia-smi et le journal du noyau. Ce qui a été mesuré avant reste valable.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="47"/>
        <source>The probe met a fault of its own.</source>
        <translation>La sonde a rencontré un défaut qui lui est propre.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="47"/>
        <source>Please report it with the log.</source>
        <translation>Merci de le signaler avec le journal.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="49"/>
        <source>Other work runs on the GPU, so its values are too low.</source>
        <translation>D’autres tâches tournent sur le GPU, ses valeurs sont donc trop basses.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="49"/>
        <source>Measure on an idle node.</source>
        <translation>Mesurer sur un nœud inoccupé.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="50"/>
        <source>The GPU is split into MIG instances: no direct access between GPUs and no NCCL.</source>
        <translation>Le GPU est divisé en instances MIG&#xa0;: ni accès direct entre GPU, ni NCCL.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="50"/>
        <source>Switch MIG off (nvidia-smi -mig 0) to train on whole GPUs.</source>
        <translation>Désactiver MIG (nvidia-smi -mig 0) pour entraîner sur des GPU entiers.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="51"/>
        <source>ECC is off.</source>
        <translation>L’ECC est désactivé.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="51"/>
        <source>Switch it on (nvidia-smi -e 1, then restart) where long runs must be right.</source>
        <translation>L’activer (nvidia-smi -e 1, puis redémarrer) là où de longues exécutions doivent être justes.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="52"/>
        <source>The GPU has counted memory errors that ECC could not correct.</source>
        <translation>Le GPU a compté des erreurs mémoire que l’ECC n’a pas pu corriger.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="52"/>
        <source>Reset the GPU; where the count grows, have it replaced.</source>
        <translation>Réinitialiser le GPU&#xa0;; si leur nombre augmente, le faire remplacer.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="53"/>
        <source>The GPU held its clocks down because of heat, power brake or hardware.</source>
        <translation>Le GPU a bridé ses fréquences à cause de la chaleur, du frein de puissance (power brake) ou du matériel.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="53"/>
        <source>Look at cooling and power supply; the measured rates are those of a hot node.</source>
        <translation>Vérifier le refroidissement et l’alimentation&#xa0;; les débits mesurés sont ceux d’un nœud chaud.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="54"/>
        <source>The GPU&apos;s power limit is below its default.</source>
        <translation>La limite de puissance du GPU est sous sa valeur par défaut.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="54"/>
        <source>Raise it with nvidia-smi -pl, or take the values as those of this limit.</source>
        <translation>La relever avec nvidia-smi -pl, ou considérer les valeurs comme celles de cette limite.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="55"/>
        <source>Little memory is free, so smaller buffers were used.</source>
        <translation>Peu de mémoire est libre, des tampons plus petits ont donc été utilisés.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="55"/>
        <source>End the other processes on the GPU for values of large transfers.</source>
        <translation>Terminer les autres processus sur le GPU pour obtenir les valeurs des grands transferts.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="56"/>
        <source>The GPU&apos;s PCIe link runs with fewer lanes than it could.</source>
        <translation>Le lien PCIe du GPU utilise moins de voies qu’il ne pourrait.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="56"/>
        <source>Check slot, riser and BIOS settings.</source>
        <translation>Vérifier l’emplacement, le riser et les réglages du BIOS.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="57"/>
        <source>Some NVLink connections of the GPU are not active.</source>
        <translation>Certaines connexions NVLink du GPU ne sont pas actives.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="57"/>
        <source>Look at nvidia-smi nvlink -s; restart the fabric manager or the node.</source>
        <translation>Voir nvidia-smi nvlink -s&#xa0;; redémarrer le fabric manager ou le nœud.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="58"/>
        <source>The GPU&apos;s compute mode is not the default.</source>
        <translation>Le mode de calcul du GPU n’est pas celui par défaut.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="58"/>
        <source>Set it back with nvidia-smi -c DEFAULT where other programs cannot start.</source>
        <translation>Le rétablir avec nvidia-smi -c DEFAULT si d’autres programmes ne peuvent pas démarrer.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="59"/>
        <source>NVML (libnvidia-ml.so.1) was not found: clocks, power, temperature, MIG and other processes are unknown.</source>
        <translation>NVML (libnvidia-ml.so.1) est introuvable&#xa0;: fréquences, puissance, température, MIG et autres processus sont inconnus.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="59"/>
        <source>In a container, add the driver capability utility (NVIDIA_DRIVER_CAPABILITIES=compute,utility).</source>
        <translation>Dans un conteneur, ajouter la capacité de pilote utility (NVIDIA_DRIVER_CAPABILITIES=compute,utility).</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="60"/>
        <source>The GPU or cuBLASLt has no matrix product of this kind.</source>
        <translation>Le GPU ou cuBLASLt n’a pas de produit matriciel de ce type.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="61"/>
        <source>The driver permits no direct access between two GPUs; data goes through the host&apos;s memory.</source>
        <translation>Le pilote ne permet pas l’accès direct entre deux GPU&#xa0;; les données passent par la mémoire de l’hôte.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="61"/>
        <source>Normal for consumer GPUs; elsewhere look at the PCIe topology (nvidia-smi topo -p2p r), virtualization and ACS.</source>
        <translation>Normal pour des GPU grand public&#xa0;; sinon, voir la topologie PCIe (nvidia-smi topo -p2p r), la virtualisation et ACS.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="62"/>
        <source>GPUs of this node differ by more than 10 %; a step waits for the slowest.</source>
        <translation>Les GPU de ce nœud diffèrent de plus de 10&#xa0;%&#xa0;; un pas attend le plus lent.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="62"/>
        <source>Look at temperature, power limit and clocks of the slowest GPU.</source>
        <translation>Vérifier la température, la limite de puissance et les fréquences du GPU le plus lent.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="63"/>
        <source>There is one GPU: nothing to measure between GPUs.</source>
        <translation>Il n’y a qu’un GPU&#xa0;: rien à mesurer entre GPU.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="64"/>
        <source>The time was short: some sizes or shapes were left out.</source>
        <translation>Le temps était court&#xa0;: certaines tailles ou formes ont été omises.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="65"/>
        <source>NCCL lacks a newer call; another way was taken.</source>
        <translation>Il manque à NCCL un appel plus récent&#xa0;; une autre voie a été prise.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="66"/>
        <source>The measured value is below 60 % of the catalogue&apos;s.</source>
        <translation>La valeur mesurée est inférieure à 60&#xa0;% de celle du catalogue.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="66"/>
        <source>Look for other work on the GPUs, clocks, power limit and links before you use it.</source>
        <translation>Vérifier les autres tâches sur les GPU, les fréquences, la limite de puissance et les liens avant de l’utiliser.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="68"/>
        <source>The probe program cannot be started.</source>
        <translation>Le programme de la sonde ne peut pas être démarré.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="68"/>
        <source>It is called fivefold-probe and belongs beside fivefold; install it again.</source>
        <translation>Il s’appelle fivefold-probe et doit se trouver à côté de fivefold&#xa0;; le réinstaller.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="69"/>
        <source>The probe program started but said nothing.</source>
        <translation>Le programme de la sonde a démarré mais n’a rien dit.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="69"/>
        <source>Run fivefold-probe by hand and read what it prints.</source>
        <translation>Lancer fivefold-probe à la main et lire ce qu’il affiche.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="70"/>
        <source>The probe stopped giving signs of life and was ended.</source>
        <translation>La sonde ne donnait plus signe de vie et a été interrompue.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="70"/>
        <source>The machine is overloaded, or the driver holds the whole process: look at the kernel&apos;s log.</source>
        <translation>La machine est surchargée, ou le pilote bloque tout le processus&#xa0;: voir le journal du noyau.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="71"/>
        <source>The measurement took too long and was ended.</source>
        <translation>La mesure a pris trop de temps et a été interrompue.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="71"/>
        <source>Try the quick one, or fewer GPUs. What was measured holds.</source>
        <translation>Essayer la mesure rapide, ou moins de GPU. Ce qui a été mesuré reste valable.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="72"/>
        <source>The probe crashed, most often inside a library of the driver.</source>
        <translation>La sonde a planté, le plus souvent dans une bibliothèque du pilote.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="72"/>
        <source>Read the end of the log; check that the CUDA libraries suit the driver. What was measured before holds.</source>
        <translation>Lire la fin du journal&#xa0;; vérifier que les bibliothèques CUDA conviennent au pilote. Ce qui a été mesuré avant reste valable.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="73"/>
        <source>The probe ended without finishing its report.</source>
        <translation>La sonde s’est terminée sans achever son rapport.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="73"/>
        <source>Read the end of the log.</source>
        <translation>Lire la fin du journal.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="74"/>
        <source>The probe&apos;s process hangs inside the kernel driver and cannot be ended.</source>
        <translation>Le processus de la sonde est bloqué dans le pilote du noyau et ne peut pas être terminé.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="74"/>
        <source>The GPU needs a reset or the node a restart before it can be used again.</source>
        <translation>Le GPU doit être réinitialisé ou le nœud redémarré avant toute nouvelle utilisation.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="75"/>
        <source>Some lines of the probe could not be read and were left out.</source>
        <translation>Certaines lignes de la sonde n’ont pas pu être lues et ont été omises.</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="92"/>
        <source>Inventory</source>
        <translation>Inventaire</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="93"/>
        <source>Memory and matrix products</source>
        <translation>Mémoire et produits matriciels</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="94"/>
        <source>GPU to GPU</source>
        <translation>De GPU à GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="95"/>
        <source>Collectives</source>
        <translation>Collectives</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="96"/>
        <source>Overlap</source>
        <translation>Recouvrement</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="104"/>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="104"/>
        <source>partly done</source>
        <translation>terminé en partie</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="104"/>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="105"/>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="105"/>
        <source>crashed</source>
        <translation>plantage</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="105"/>
        <source>gave no answer</source>
        <translation>sans réponse</translation>
    </message>
    <message>
        <location filename="../app/texts/probe_texts.h" line="106"/>
        <source>not tried</source>
        <translation>non essayé</translation>
    </message>
</context>
<context>
    <name>ProbeNotices</name>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="30"/>
        <source>The probe reported &quot;%1&quot;.</source>
        <translation>La sonde a signalé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="55"/>
        <source>GPU %1 and GPU %2</source>
        <translation>GPU %1 et GPU %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="74"/>
        <source>GPU %1</source>
        <comment>one or more numbers</comment>
        <translation>
            <numerusform>GPU %1</numerusform>
            <numerusform>GPU %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="98"/>
        <source>%1: %2 of %3 in the catalogue</source>
        <translation>%1&#xa0;: %2 pour %3 au catalogue</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="120"/>
        <source>%1: %2.</source>
        <comment>a stage, how it ended</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="129"/>
        <source>Not readable: %1</source>
        <translation>Illisible&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ProductMatrix</name>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="30"/>
        <source>n × k, tokens m</source>
        <translation>n × k, tokens m</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="46"/>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
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
        <translation>Poids de n = %1 sorties et k = %2 entrées</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="52"/>
        <source>Cubes</source>
        <translation>Cubes</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="55"/>
        <source>This shape was not measured.</source>
        <translation>Cette forme n’a pas été mesurée.</translation>
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
        <translation>%1 en %2&#xa0;: %3, %4 du pic dense.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="64"/>
        <source>%1 in %2: %3.</source>
        <translation>%1 en %2&#xa0;: %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="65"/>
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="85"/>
        <source>After seconds of load: %1.</source>
        <translation>Après quelques secondes de charge&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="83"/>
        <source>Of %n shape(s) %1 is the fastest: %2, %3 of the dense peak.</source>
        <translation>
            <numerusform>Sur %n forme, %1 est la plus rapide&#xa0;: %2, %3 du pic dense.</numerusform>
            <numerusform>Sur %n formes, %1 est la plus rapide&#xa0;: %2, %3 du pic dense.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="84"/>
        <source>Of %n shape(s) %1 is the fastest: %2.</source>
        <translation>
            <numerusform>Sur %n forme, %1 est la plus rapide&#xa0;: %2.</numerusform>
            <numerusform>Sur %n formes, %1 est la plus rapide&#xa0;: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rejections</name>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="25"/>
        <source>Out of memory</source>
        <translation>Mémoire insuffisante</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="26"/>
        <source>The fullest pipeline stage needs more than the GPU can give. The bars below say by how much, and which stage it is.</source>
        <translation>L’étage de pipeline le plus rempli demande plus que le GPU ne peut donner. Les barres ci-dessous disent de combien, et quel étage c’est.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="27"/>
        <source>Too little headroom</source>
        <translation>Marge trop faible</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="28"/>
        <source>They fit, but leave less memory free than asked for. Ask for less headroom to see them.</source>
        <translation>Elles tiennent, mais laissent moins de mémoire libre que demandé. Demander moins de marge pour les voir.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="29"/>
        <source>Beyond deadline or budget</source>
        <translation>Au-delà du délai ou du budget</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="29"/>
        <source>They fit, but train the plan&apos;s tokens too slowly, or for too much money.</source>
        <translation>Elles tiennent, mais entraînent les tokens du plan trop lentement, ou pour trop d’argent.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="30"/>
        <source>Proved to be slower</source>
        <translation>Plus lentes, c’est prouvé</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="31"/>
        <source>They fit, but a lower bound of their step shows that they are neither among the best nor on the Pareto front; their exact step was not computed.</source>
        <translation>Elles tiennent, mais une borne inférieure de leur pas montre qu’elles ne sont ni parmi les meilleures ni sur le front de Pareto&#xa0;; leur pas exact n’a pas été calculé.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="32"/>
        <source>Shard group</source>
        <translation>Groupe de partitionnement</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="32"/>
        <source>The shard group does not divide the ranks over which ZeRO shards.</source>
        <translation>Le groupe de partitionnement ne divise pas les rangs sur lesquels ZeRO partitionne.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="33"/>
        <source>TP does not divide the model</source>
        <translation>TP ne divise pas le modèle</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="34"/>
        <source>Tensor parallelism cuts attention heads, hidden size and feed-forward width into equal parts.</source>
        <translation>Le parallélisme tensoriel découpe têtes d’attention, dimension cachée et dimension feed-forward en parts égales.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="35"/>
        <source>Experts do not divide</source>
        <translation>Les experts ne se divisent pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="36"/>
        <source>Expert parallelism deals whole experts in equal numbers, and expert tensor parallelism cuts their width into equal parts; with TP it needs sequence parallelism.</source>
        <translation>Le parallélisme d’experts distribue des experts entiers en nombres égaux, et le parallélisme tensoriel d’experts découpe leur dimension en parts égales&#xa0;; avec TP, il demande le parallélisme de séquence.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="37"/>
        <source>Sequence does not divide</source>
        <translation>La séquence ne se divise pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="38"/>
        <source>Context parallelism cuts the sequence into 2 × CP equal pieces, and sequence parallelism each of its ranks&apos; tokens into TP; all-to-all exchange also needs the heads to divide.</source>
        <translation>Le parallélisme de contexte découpe la séquence en 2 × CP morceaux égaux, et le parallélisme de séquence les tokens de chacun de ses rangs en TP&#xa0;; l’échange all-to-all demande aussi que les têtes se divisent.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="39"/>
        <source>Layers do not fill the stages</source>
        <translation>Les couches ne remplissent pas les étages</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="40"/>
        <source>Each virtual pipeline stage needs layers, or the embedding or the loss, to hold; even splits need the layers to divide.</source>
        <translation>Chaque étage virtuel de pipeline doit contenir des couches, ou l’embedding ou la perte&#xa0;; une répartition égale demande que les couches se divisent.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="41"/>
        <source>Schedule does not fit</source>
        <translation>L’ordonnancement ne convient pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="42"/>
        <source>Interleaving needs a pipeline and micro-batches in multiples of PP; DualPipe needs an even PP and at least 2 × PP micro-batches.</source>
        <translation>L’entrelacement demande un pipeline et des micro-lots en multiples de PP&#xa0;; DualPipe demande un PP pair et au moins 2 × PP micro-lots.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="43"/>
        <source>ZeRO cannot shard so</source>
        <translation>ZeRO ne peut pas partitionner ainsi</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="43"/>
        <source>The shard group must divide the ranks over which ZeRO shards.</source>
        <translation>Le groupe de partitionnement doit diviser les rangs sur lesquels ZeRO partitionne.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="44"/>
        <source>Experts do not fold in</source>
        <translation>Les experts ne s’intègrent pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="44"/>
        <source>EP × ETP must divide TP × CP × DP, the ranks of one pipeline stage.</source>
        <translation>EP × ETP doit diviser TP × CP × DP, les rangs d’un étage de pipeline.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="45"/>
        <source>GPUs do not multiply out</source>
        <translation>Produit des GPU inexact</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="45"/>
        <source>DP × TP × PP × CP must be the number of GPUs.</source>
        <translation>DP × TP × PP × CP doit être le nombre de GPU.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="46"/>
        <source>Batch does not multiply out</source>
        <translation>Produit du lot inexact</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="46"/>
        <source>DP × accumulation × micro-batch must be the global batch.</source>
        <translation>DP × accumulation × micro-lot doit être le lot global.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="47"/>
        <source>Offload</source>
        <translation>Offload</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="47"/>
        <source>Weights move to the host only where ZeRO-3 shards them.</source>
        <translation>Les poids ne passent sur l’hôte que là où ZeRO-3 les partitionne.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="48"/>
        <source>TP beyond NVLink</source>
        <translation>TP au-delà de NVLink</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="48"/>
        <source>Tensor parallelism would reach beyond the NVLink domain.</source>
        <translation>Le parallélisme tensoriel dépasserait le domaine NVLink.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="49"/>
        <source>Shapes for low precision</source>
        <translation>Formes pour basse précision</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="49"/>
        <source>Matrices in 8 bits and less have a smallest granularity, which the parts of the model miss here.</source>
        <translation>Les matrices en 8 bits et moins ont une granularité minimale, que les parts du modèle n’atteignent pas ici.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="50"/>
        <source>Precision of the GPU</source>
        <translation>Précision du GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="50"/>
        <source>The GPU has no matrix units for this precision.</source>
        <translation>Le GPU n’a pas d’unités matricielles pour cette précision.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="70"/>
        <source>%1 Asked for: %2 of %3.</source>
        <translation>%1 Demandé&#xa0;: %2 sur %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="76"/>
        <source>up to 10 % over</source>
        <translation>jusqu’à 10&#xa0;% de trop</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="77"/>
        <source>10 to 50 % over</source>
        <translation>10 à 50&#xa0;% de trop</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="78"/>
        <source>50 to 100 % over</source>
        <translation>50 à 100&#xa0;% de trop</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="79"/>
        <source>more than twice</source>
        <translation>plus du double</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="85"/>
        <source>first stage</source>
        <translation>premier étage</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="86"/>
        <source>a middle stage</source>
        <translation>un étage du milieu</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/rejection_texts.cpp" line="87"/>
        <source>last stage</source>
        <translation>dernier étage</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <location filename="../app/texts/report_texts.h" line="11"/>
        <source>Plans compared</source>
        <translation>Plans comparés</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="12"/>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="13"/>
        <source>Memory of one GPU by pipeline stage, GiB</source>
        <translation>Mémoire d’un GPU par étage de pipeline, Gio</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="14"/>
        <source>Time of one step</source>
        <translation>Temps d’un pas</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="15"/>
        <source>Traffic of one GPU in a step</source>
        <translation>Trafic d’un GPU en un pas</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="16"/>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="17"/>
        <source>{model} on {gpus} x {gpu}, {batch} sequences of {length} tokens a step.</source>
        <translation>{model} sur {gpus} × {gpu}, {batch} séquences de {length} tokens par pas.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="18"/>
        <source>No estimate: the plan breaks a rule.</source>
        <translation>Pas d’estimation&#xa0;: le plan enfreint une règle.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="19"/>
        <source>The plan breaks a rule; the figures only show how far off it is.</source>
        <translation>Le plan enfreint une règle&#xa0;; les chiffres montrent seulement à quel point il s’en écarte.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="20"/>
        <source>Basis of the memory band: {basis}</source>
        <translation>Base de l’intervalle de mémoire&#xa0;: {basis}</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="21"/>
        <source>A step takes {time}; eight of ten runs lie between {low} and {high}.</source>
        <translation>Un pas dure {time}&#xa0;; huit mesures sur dix se situent entre {low} et {high}.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="22"/>
        <source>Basis of that band: {basis}</source>
        <translation>Base de cet intervalle&#xa0;: {basis}</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="23"/>
        <source>{shown} of {stages} stages are shown: the first, the last and the fullest.</source>
        <translation>{shown} étages sur {stages} sont affichés&#xa0;: le premier, le dernier et le plus rempli.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="26"/>
        <source>Verdict: fits, with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>Verdict&#xa0;: tient, avec une probabilité de {probability}. L’étage {stage} est le plus rempli&#xa0;: {used} sur {capacity}&#xa0;Gio&#xa0;; huit mesures sur dix se situent entre {low} et {high}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="27"/>
        <source>Verdict: fits tightly, with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>Verdict&#xa0;: tient de justesse, avec une probabilité de {probability}. L’étage {stage} est le plus rempli&#xa0;: {used} sur {capacity}&#xa0;Gio&#xa0;; huit mesures sur dix se situent entre {low} et {high}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="28"/>
        <source>Verdict: at risk of running out of memory; it fits with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>Verdict&#xa0;: risque de manquer de mémoire&#xa0;; tient avec une probabilité de {probability}. L’étage {stage} est le plus rempli&#xa0;: {used} sur {capacity}&#xa0;Gio&#xa0;; huit mesures sur dix se situent entre {low} et {high}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="29"/>
        <source>Verdict: out of memory; it fits with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB.</source>
        <translation>Verdict&#xa0;: mémoire insuffisante&#xa0;; tient avec une probabilité de {probability}. L’étage {stage} est le plus rempli&#xa0;: {used} sur {capacity}&#xa0;Gio&#xa0;; huit mesures sur dix se situent entre {low} et {high}&#xa0;Gio.</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="32"/>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>layout</source>
        <translation>configuration</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="36"/>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>parameters</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>nodes</source>
        <translation>nœuds</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>network</source>
        <translation>réseau</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="37"/>
        <source>global batch</source>
        <translation>lot global</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>sequence length</source>
        <translation>longueur de séquence</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>framework</source>
        <translation>framework</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="38"/>
        <source>sequence parallel</source>
        <translation>parallélisme de séquence</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>shard group</source>
        <translation>groupe de partitionnement</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="39"/>
        <source>micro-batch</source>
        <translation>micro-lot</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>accumulation</source>
        <translation>accumulation</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>recompute</source>
        <translation>recalcul</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>schedule</source>
        <translation>ordonnancement</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="40"/>
        <source>split</source>
        <translation>répartition</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>memory of each stage</source>
        <translation>mémoire de chaque étage</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>stage</source>
        <translation>étage</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>layers</source>
        <translation>couches</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="41"/>
        <source>in flight</source>
        <translation>en vol</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>gradients</source>
        <translation>gradients</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>optimizer</source>
        <translation>optimiseur</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="42"/>
        <source>activations</source>
        <translation>activations</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>buffers</source>
        <translation>tampons</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>context</source>
        <translation>contexte</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="43"/>
        <source>fragmentation</source>
        <translation>fragmentation</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="44"/>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="44"/>
        <source>of the GPU</source>
        <translation>du GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>time of a step</source>
        <translation>temps d’un pas</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>part</source>
        <translation>part</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="45"/>
        <source>share</source>
        <translation>proportion</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>attention</source>
        <translation>attention</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>memory bound</source>
        <translation>limité par la mémoire</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="46"/>
        <source>quantise</source>
        <translation>quantification</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>host</source>
        <translation>hôte</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>tensor parallel</source>
        <translation>parallélisme tensoriel</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>context parallel</source>
        <translation>parallélisme de contexte</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="47"/>
        <source>expert parallel</source>
        <translation>parallélisme d’experts</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>pipeline parallel</source>
        <translation>parallélisme de pipeline</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>data parallel</source>
        <translation>parallélisme de données</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>bubble</source>
        <translation>bulle</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="48"/>
        <source>imbalance</source>
        <translation>déséquilibre</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="49"/>
        <source>offload</source>
        <translation>offload</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="49"/>
        <source>straggler</source>
        <translation>retardataires</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>traffic of a GPU</source>
        <translation>trafic d’un GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>dimension</source>
        <translation>dimension</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>ranks</source>
        <translation>rangs</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="50"/>
        <source>per domain</source>
        <translation>par domaine</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>domains</source>
        <translation>domaines</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>sent in a step</source>
        <translation>envoyé par pas</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>on the wire</source>
        <translation>sur le lien</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="51"/>
        <source>exposed</source>
        <translation>exposé</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>bandwidth</source>
        <translation>débit</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>tensor</source>
        <translation>tenseur</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>expert</source>
        <translation>experts</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="52"/>
        <source>pipeline</source>
        <translation>pipeline</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="53"/>
        <source>data</source>
        <translation>données</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="53"/>
        <source>expert data</source>
        <translation>données des experts</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>metrics</source>
        <translation>métriques</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>metric</source>
        <translation>métrique</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="54"/>
        <source>step time</source>
        <translation>durée du pas</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>tokens per second and GPU</source>
        <translation>tokens par seconde et par GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>model FLOP rate of a GPU</source>
        <translation>débit de FLOP du modèle par GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="55"/>
        <source>MFU, attention counted in full</source>
        <translation>MFU, attention comptée en entier</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>HFU, recomputation counted</source>
        <translation>HFU, recalcul compris</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>time for all tokens</source>
        <translation>temps pour tous les tokens</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>GPU hours</source>
        <translation>heures GPU</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="56"/>
        <source>cost</source>
        <translation>coût</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="57"/>
        <source>assumptions</source>
        <translation>hypothèses</translation>
    </message>
    <message>
        <location filename="../app/texts/report_texts.h" line="57"/>
        <source>assumed</source>
        <translation>supposé</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="11"/>
        <source>Benchmark campaign {name}</source>
        <translation>Campagne de benchmark {name}</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="12"/>
        <source>{count} runs of {steps} steps with {target}: {states}. {hours} GPU-hours were spent; {expected} were expected for all.</source>
        <translation>{count} exécutions de {steps} pas avec {target}&#xa0;: {states}. {hours} heures GPU ont été dépensées&#xa0;; {expected} étaient prévues en tout.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="13"/>
        <source>Fastest measured: {task}, {measured} a step or {rate} tokens a second and GPU, where {predicted} ({low} to {high}) was predicted. It rests on {steps} steps after {warm_up} of warm-up, which vary by {variation}.</source>
        <translation>Plus rapide mesurée&#xa0;: {task}, {measured} par pas ou {rate} tokens par seconde et par GPU, pour {predicted} ({low} à {high}) prédits. Cela repose sur {steps} pas après {warm_up} d’échauffement, avec une variation de {variation}.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="14"/>
        <source>No step time was measured yet.</source>
        <translation>Aucune durée du pas n’a encore été mesurée.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="15"/>
        <source>The chance that an untested layout is faster by more than {worthwhile} is {chance}: not worth another run.</source>
        <translation>La probabilité qu’une configuration non testée soit plus rapide de plus de {worthwhile} est de {chance}&#xa0;: une exécution de plus ne vaut pas la peine.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="16"/>
        <source>The chance that an untested layout is faster by more than {worthwhile} is {chance}. Run next: {next}.</source>
        <translation>La probabilité qu’une configuration non testée soit plus rapide de plus de {worthwhile} est de {chance}. À exécuter ensuite&#xa0;: {next}.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="17"/>
        <source>Steps here take {factor} times what was predicted, as far as all runs share it.</source>
        <translation>Ici, les pas prennent {factor} fois la durée prédite, pour la part commune à toutes les exécutions.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="18"/>
        <source>{task} ran {factor} times as long as predicted; the likeliest causes: {causes}.</source>
        <translation>{task} a pris {factor} fois la durée prédite&#xa0;; causes les plus probables&#xa0;: {causes}.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="19"/>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="20"/>
        <source>Measured against predicted, by tensor and pipeline parallel</source>
        <translation>Mesuré et prédit, par parallélisme tensoriel et de pipeline</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="21"/>
        <source>The fastest run of each cell: measured step, and how far it is from the prediction.</source>
        <translation>L’exécution la plus rapide de chaque cellule&#xa0;: pas mesuré, et son écart à la prédiction.</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="22"/>
        <source>What failed, and why</source>
        <translation>Ce qui a échoué, et pourquoi</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="23"/>
        <source>{task}: {advice}</source>
        <translation>{task}&#xa0;: {advice}</translation>
    </message>
    <message>
        <location filename="../app/texts/campaign_texts.h" line="24"/>
        <source>line {line}: {text}</source>
        <translation>ligne {line}&#xa0;: {text}</translation>
    </message>
</context>
<context>
    <name>RunCheck</name>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="22"/>
        <source>%1 is %2 times the predicted %3, far outside the error band: something in this run is not as the plan says.</source>
        <translation>%1, c’est %2 fois les %3 prédits, loin hors de l’intervalle d’erreur&#xa0;: quelque chose dans cette exécution n’est pas comme le plan le dit.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="23"/>
        <source>%1 is %2 times faster than the predicted %3, far outside the error band: the run, or the reading, is not that of this plan.</source>
        <translation>%1, c’est %2 fois plus rapide que les %3 prédits, loin hors de l’intervalle d’erreur&#xa0;: l’exécution, ou le relevé, n’est pas celle de ce plan.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="32"/>
        <source>%1 is %2 off the predicted %3, inside the error band of %4 to %5: the run is as fast as it should be.</source>
        <translation>%1&#xa0;s’écarte de %2 des %3 prédits, dans l’intervalle d’erreur de %4 à %5&#xa0;: l’exécution est aussi rapide qu’elle doit l’être.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="33"/>
        <source>%1 is %2 off the predicted %3, above the error band of %4 to %5, but not far enough to call the run broken.</source>
        <translation>%1&#xa0;s’écarte de %2 des %3 prédits, au-dessus de l’intervalle d’erreur de %4 à %5, mais pas assez pour conclure que l’exécution est défaillante.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="34"/>
        <source>%1 is %2 off the predicted %3, below the error band of %4 to %5: faster than expected.</source>
        <translation>%1&#xa0;s’écarte de %2 des %3 prédits, en dessous de l’intervalle d’erreur de %4 à %5&#xa0;: plus rapide que prévu.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="44"/>
        <source>Memory: %1 is %2 off the predicted %3 (%4), inside the error band.</source>
        <translation>Mémoire&#xa0;: %1&#xa0;s’écarte de %2 des %3 prédits (%4), dans l’intervalle d’erreur.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="45"/>
        <source>Memory: %1 is %2 off the predicted %3 (%4), outside the error band.</source>
        <translation>Mémoire&#xa0;: %1&#xa0;s’écarte de %2 des %3 prédits (%4), hors de l’intervalle d’erreur.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="46"/>
        <source>Memory: %1 is %2 off the predicted %3 (%4).</source>
        <translation>Mémoire&#xa0;: %1&#xa0;s’écarte de %2 des %3 prédits (%4).</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="53"/>
        <source>Attention may run unfused: check that the flash kernel is installed and chosen.</source>
        <translation>L’attention n’est peut-être pas fusionnée&#xa0;: vérifier que le noyau flash est installé et choisi.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="54"/>
        <source>Something may wait for the GPU after every kernel: check CUDA_LAUNCH_BLOCKING, debug hooks and calls of .item().</source>
        <translation>Quelque chose attend peut-être le GPU après chaque noyau&#xa0;: vérifier CUDA_LAUNCH_BLOCKING, les hooks de débogage et les appels à .item().</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="55"/>
        <source>Traffic between nodes may get a tenth of its bandwidth: check that NCCL uses RDMA and all network cards (NCCL_DEBUG=INFO).</source>
        <translation>Le trafic entre nœuds n’obtient peut-être qu’un dixième de son débit&#xa0;: vérifier que NCCL utilise RDMA et toutes les cartes réseau (NCCL_DEBUG=INFO).</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="56"/>
        <source>The forward pass may run twice: check that full recomputation is off.</source>
        <translation>La passe avant est peut-être exécutée deux fois&#xa0;: vérifier que le recalcul complet est désactivé.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="57"/>
        <source>The host may launch kernels too slowly: check for a shared or throttled CPU, tracing and debug builds.</source>
        <translation>L’hôte lance peut-être les noyaux trop lentement&#xa0;: chercher un CPU partagé ou bridé, du traçage et des builds de débogage.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="58"/>
        <source>Memory is nearly full, so that the allocator may free and ask again at each step: check the number of allocation retries.</source>
        <translation>La mémoire est presque pleine, si bien que l’allocateur libère et redemande peut-être à chaque pas&#xa0;: vérifier le nombre de tentatives d’allocation répétées.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="59"/>
        <source>The head dimension is no multiple of 8, so that attention may fall back to a slow kernel.</source>
        <translation>La dimension des têtes n’est pas un multiple de 8, si bien que l’attention retombe peut-être sur un noyau lent.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="60"/>
        <source>Pipeline stages may wait on one another longer than the data takes: check for blocking sends and polling.</source>
        <translation>Les étages de pipeline s’attendent peut-être plus longtemps que ne durent les données&#xa0;: chercher des envois bloquants et de la scrutation.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="63"/>
        <source>No known cause explains it: check that the fields on the left describe the run.</source>
        <translation>Aucune cause connue ne l’explique&#xa0;: vérifier que les champs à gauche décrivent l’exécution.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="68"/>
        <source>allocated between steps</source>
        <translation>alloué entre les pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="69"/>
        <source>peak allocated</source>
        <translation>pic alloué</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="70"/>
        <source>peak reserved</source>
        <translation>pic réservé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="71"/>
        <source>nvidia-smi</source>
        <translation>nvidia-smi</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="72"/>
        <source>not known which</source>
        <translation>type inconnu</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/run_check.cpp" line="105"/>
        <source>It is lower by just the optimizer&apos;s moments (%1): it looks like a reading before the first optimizer step.</source>
        <translation>L’écart vers le bas est exactement celui des moments de l’optimiseur (%1)&#xa0;: cela ressemble à un relevé fait avant le premier pas de l’optimiseur.</translation>
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
        <translation>Durée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="57"/>
        <source>Tokens/s of all GPUs</source>
        <translation>Tokens/s de tous les GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="58"/>
        <source>Dollars to train</source>
        <translation>Dollars pour l’entraînement</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="61"/>
        <source>Days to train</source>
        <translation>Jours d’entraînement</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="76"/>
        <source>Same batch (strong)</source>
        <translation>Même lot (échelle forte)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="76"/>
        <source>Batch grows with the nodes (weak)</source>
        <translation>Le lot croît avec les nœuds (échelle faible)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="81"/>
        <source>Twice the peak FLOP/s</source>
        <translation>Pic FLOP/s doublé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="82"/>
        <source>Twice the HBM bandwidth</source>
        <translation>Débit HBM doublé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="83"/>
        <source>Twice the NVLink bandwidth</source>
        <translation>Débit NVLink doublé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="84"/>
        <source>Twice the network bandwidth</source>
        <translation>Débit réseau doublé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="85"/>
        <source>Half the network latency</source>
        <translation>Latence réseau réduite de moitié</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="86"/>
        <source>Twice the PCIe bandwidth</source>
        <translation>Débit PCIe doublé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="90"/>
        <source>A host twice as fast</source>
        <translation>Un hôte deux fois plus rapide</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="110"/>
        <source>%1: %2; MFU %3, step time %4, %5 per GPU, %6 days</source>
        <translation>%1&#xa0;: %2&#xa0;; MFU %3, durée du pas %4, %5 par GPU, %6 jours</translation>
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
        <translation>%1&#xa0;; elle demande %2 et ne tient pas.</translation>
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
        <translation>configuration actuelle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="129"/>
        <source>best layout</source>
        <translation>meilleure configuration</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="136"/>
        <source>nothing lost</source>
        <translation>aucune perte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="137"/>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="169"/>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="143"/>
        <source>this plan</source>
        <translation>ce plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="144"/>
        <source>hollow: does not fit</source>
        <translation>creux&#xa0;: ne tient pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="145"/>
        <source>%1 on %2 nodes, this plan on %3</source>
        <translation>%1 sur %2 nœuds, ce plan sur %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="162"/>
        <source>No layout near the present one divides the GPUs and the batch of %1 nodes.</source>
        <translation>Aucune configuration proche de l’actuelle ne divise les GPU et le lot de %1 nœuds.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="163"/>
        <source>The present layout does not fit on %1 nodes.</source>
        <translation>La configuration actuelle ne tient pas sur %1 nœuds.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="164"/>
        <source>No layout at all divides the GPUs and the batch of %1 nodes.</source>
        <translation>Aucune configuration ne divise les GPU et le lot de %1 nœuds.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="164"/>
        <source>No layout fits with a tenth of the memory free on %1 nodes.</source>
        <translation>Aucune configuration ne tient avec un dixième de la mémoire libre sur %1 nœuds.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="170"/>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="171"/>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="172"/>
        <source>Layout</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="173"/>
        <source>MFU (%)</source>
        <translation>MFU (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="174"/>
        <source>Step (s)</source>
        <translation>Pas (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="175"/>
        <source>Efficiency (%)</source>
        <translation>Efficacité (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="175"/>
        <source>Tokens per second and GPU over those of the line&apos;s first point</source>
        <translation>Tokens par seconde et par GPU rapportés à ceux du premier point de la ligne</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="176"/>
        <source>Memory (GiB)</source>
        <translation>Mémoire (Gio)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="176"/>
        <source>Of the fullest stage</source>
        <translation>De l’étage le plus rempli</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="177"/>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="178"/>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="189"/>
        <source>present</source>
        <translation>actuelle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="190"/>
        <source>best</source>
        <translation>meilleure</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="199"/>
        <source>%1, does not fit</source>
        <comment>a layout</comment>
        <translation>%1, ne tient pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="212"/>
        <source>Purchase</source>
        <translation>Achat</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="213"/>
        <source>With the layout as it is</source>
        <translation>Avec la configuration telle quelle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="214"/>
        <source>Tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="215"/>
        <source>10 % better: step time</source>
        <translation>10&#xa0;% de mieux&#xa0;: durée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="215"/>
        <source>The same property only a tenth better</source>
        <translation>La même propriété meilleure d’un dixième seulement</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="216"/>
        <source>Elasticity</source>
        <translation>Élasticité</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="216"/>
        <source>Change of the step time, in percent, for one percent more of it</source>
        <translation>Variation de la durée du pas, en pour cent, pour un pour cent de plus</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="228"/>
        <source>Twice the GPU memory, with the layout near this one that is then fastest</source>
        <translation>Le double de mémoire GPU, avec la configuration proche de celle-ci qui est alors la plus rapide</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="230"/>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="232"/>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="235"/>
        <source>Twice the GPU memory</source>
        <translation>Mémoire GPU doublée</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="230"/>
        <source>nothing near this plan fits even then</source>
        <translation>même ainsi, rien de proche de ce plan ne tient</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="232"/>
        <source>%1 would fit</source>
        <translation>%1 tiendrait</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_data.cpp" line="246"/>
        <source>Of more hardware this would help most: %1, step time %2.</source>
        <translation>Le matériel supplémentaire qui aiderait le plus&#xa0;: %1, durée du pas %2.</translation>
    </message>
</context>
<context>
    <name>SearchSettings</name>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="41"/>
        <source>The cluster has no nodes.</source>
        <translation>Le cluster n’a pas de nœuds.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="44"/>
        <source>A budget needs a price per GPU-hour: enter one under Cluster.</source>
        <translation>Un budget demande un prix par heure GPU&#xa0;: saisissez-en un sous Cluster.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="45"/>
        <source>A deadline or a budget needs the number of tokens to train: enter it under Training.</source>
        <translation>Un délai ou un budget demande le nombre de tokens d’entraînement&#xa0;: saisissez-le sous Entraînement.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="52"/>
        <source>Most tokens per second</source>
        <translation>Le plus de tokens par seconde</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="53"/>
        <source>Shortest training</source>
        <translation>Entraînement le plus court</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="54"/>
        <source>Fewest dollars</source>
        <translation>Le moins de dollars</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="55"/>
        <source>Least memory</source>
        <translation>Mémoire la plus basse</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_settings.cpp" line="56"/>
        <source>Highest MFU</source>
        <translation>MFU le plus élevé</translation>
    </message>
</context>
<context>
    <name>StageSplit::LayoutColumns</name>
    <message>
        <location filename="../app/desktop/search/layout_columns.cpp" line="151"/>
        <source>with slots for embedding and loss</source>
        <translation>avec places pour embedding et perte</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <location filename="../app/desktop/startup.cpp" line="23"/>
        <source>Plans the 5D-parallel training of large language models.</source>
        <translation>Planifie l’entraînement de grands modèles de langage en parallélisme 5D.</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="26"/>
        <source>A plan, or a model&apos;s config.json.</source>
        <translation>Un plan, ou le config.json d’un modèle.</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="27"/>
        <source>Language of the interface, such as zh_CN.</source>
        <translation>Langue de l’interface, par exemple zh_CN.</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="54"/>
        <source>one file can be opened at a time, not %1</source>
        <translation>un seul fichier peut être ouvert à la fois, pas %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/startup.cpp" line="68"/>
        <source>--size must be WIDTHxHEIGHT, such as 1280x720</source>
        <translation>--size doit être de la forme LARGEURxHAUTEUR, par exemple 1280x720</translation>
    </message>
</context>
<context>
    <name>StreamLanes</name>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="62"/>
        <source>The streams of this many passes are too many to draw.</source>
        <translation>Les flux d’autant de passes sont trop nombreux pour être dessinés.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="66"/>
        <source>Compute</source>
        <translation>Calcul</translation>
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
        <translation>PP avant</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="71"/>
        <source>PP backward</source>
        <translation>PP arrière</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="75"/>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="79"/>
        <source>%1 of micro-batch %2</source>
        <translation>%1 du micro-lot %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="81"/>
        <source>Gather of parameters</source>
        <translation>Rassemblement des paramètres</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="82"/>
        <source>Reduction of gradients</source>
        <translation>Réduction des gradients</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="97"/>
        <source>hidden behind compute</source>
        <translation>masqué derrière le calcul</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="97"/>
        <source>compute waits for it</source>
        <translation>le calcul l’attend</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="98"/>
        <source>%1, from %2 to %3</source>
        <translation>%1, de %2 à %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="100"/>
        <source>at %1 of full speed: what runs beside it takes SMs and memory bandwidth</source>
        <translation>à %1 de la pleine vitesse&#xa0;: ce qui tourne à côté prend des SM et du débit mémoire</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="106"/>
        <source>Streams of one GPU of %1</source>
        <translation>Flux d’un GPU de %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="133"/>
        <source>Hidden behind compute</source>
        <translation>Masqué derrière le calcul</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="133"/>
        <source>Compute waits for communication</source>
        <translation>Le calcul attend la communication</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/stream_lanes.cpp" line="145"/>
        <source>Slowed by communication</source>
        <translation>Ralenti par la communication</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="22"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="58"/>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="23"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="59"/>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="24"/>
        <source>Optimizer states</source>
        <translation>États de l’optimiseur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="25"/>
        <source>Norm inputs</source>
        <translation>Entrées de normalisation</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="26"/>
        <source>Norm outputs</source>
        <translation>Sorties de normalisation</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="27"/>
        <source>Queries, keys, values</source>
        <translation>Requêtes, clés, valeurs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="28"/>
        <source>Attention output</source>
        <translation>Sortie d’attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="29"/>
        <source>Attention scores</source>
        <translation>Scores d’attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="30"/>
        <source>Latent projections</source>
        <translation>Projections latentes</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="31"/>
        <source>Dropout masks</source>
        <translation>Masques de dropout</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="32"/>
        <source>Feed-forward</source>
        <translation>Feed-forward</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="33"/>
        <source>Router</source>
        <translation>Routeur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="34"/>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="35"/>
        <source>Shared experts</source>
        <translation>Experts partagés</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="36"/>
        <source>Recomputation checkpoints</source>
        <translation>Checkpoints de recalcul</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="37"/>
        <source>Layer being recomputed</source>
        <translation>Couche en cours de recalcul</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="38"/>
        <source>Token ids</source>
        <translation>Ids de tokens</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="39"/>
        <source>Logits and loss</source>
        <translation>Logits et perte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="40"/>
        <source>Backward working set</source>
        <translation>Mémoire de la passe arrière</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="41"/>
        <source>Context-parallel buffers</source>
        <translation>Tampons de parallélisme de contexte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="42"/>
        <source>Gathered weights</source>
        <translation>Poids rassemblés</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="43"/>
        <source>Optimizer working set</source>
        <translation>Mémoire de travail de l’optimiseur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="44"/>
        <source>Gradient buckets</source>
        <translation>Buckets de gradients</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="45"/>
        <source>Dummy weight gradients</source>
        <translation>Gradients de poids factices</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="46"/>
        <source>Library workspace</source>
        <translation>Espace de travail des bibliothèques</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="47"/>
        <source>Offload buffers</source>
        <translation>Tampons d’offload</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="48"/>
        <location filename="../app/desktop/pages/term_names.cpp" line="66"/>
        <source>Fragmentation</source>
        <translation>Fragmentation</translation>
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
        <translation>Contexte CUDA</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="60"/>
        <source>Optimizer</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="61"/>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="62"/>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="63"/>
        <source>Buffers</source>
        <translation>Tampons</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="65"/>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="74"/>
        <source>Matrix products</source>
        <translation>Produits matriciels</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="75"/>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="76"/>
        <source>Memory-bound kernels</source>
        <translation>Noyaux limités par la mémoire</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="77"/>
        <source>Quantisation</source>
        <translation>Quantification</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="78"/>
        <source>Recomputation</source>
        <translation>Recalcul</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="79"/>
        <source>Kernel launches</source>
        <translation>Lancements de noyaux</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="80"/>
        <source>TP communication</source>
        <translation>Communication TP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="81"/>
        <source>CP communication</source>
        <translation>Communication CP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="82"/>
        <source>EP communication</source>
        <translation>Communication EP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="83"/>
        <source>PP communication</source>
        <translation>Communication PP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="84"/>
        <source>DP communication</source>
        <translation>Communication DP</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="85"/>
        <source>Pipeline bubble</source>
        <translation>Bulle de pipeline</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="86"/>
        <source>Stage imbalance</source>
        <translation>Déséquilibre des étages</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="87"/>
        <source>Optimizer step</source>
        <translation>Pas de l’optimiseur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="88"/>
        <source>Offload</source>
        <translation>Offload</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="89"/>
        <source>Stragglers</source>
        <translation>Retardataires</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="97"/>
        <source>Dense matrix products, forward and backward.</source>
        <translation>Produits matriciels denses, passes avant et arrière.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="98"/>
        <source>The attention kernel, forward and backward.</source>
        <translation>Le noyau d’attention, passes avant et arrière.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="99"/>
        <source>Norms, activations, residuals and the loss: limited by memory bandwidth.</source>
        <translation>Normalisations, fonctions d’activation, résidus et perte&#xa0;: limités par le débit mémoire.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="100"/>
        <source>Conversion to the low precision of the matrix products.</source>
        <translation>Conversion vers la basse précision des produits matriciels.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="101"/>
        <source>Forward work done again in the backward pass.</source>
        <translation>Travail de la passe avant refait dans la passe arrière.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="102"/>
        <source>Time in which the GPU waits for the host to launch kernels.</source>
        <translation>Temps pendant lequel le GPU attend que l’hôte lance les noyaux.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="103"/>
        <source>Tensor-parallel collectives that nothing hides.</source>
        <translation>Collectives du parallélisme tensoriel que rien ne masque.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="104"/>
        <source>Context-parallel exchanges that nothing hides.</source>
        <translation>Échanges du parallélisme de contexte que rien ne masque.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="105"/>
        <source>Expert all-to-all that nothing hides.</source>
        <translation>All-to-all des experts que rien ne masque.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="106"/>
        <source>Messages between stages that nothing hides.</source>
        <translation>Messages entre étages que rien ne masque.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="107"/>
        <source>Gradient reduction and weight gathering that nothing hides.</source>
        <translation>Réduction des gradients et rassemblement des poids que rien ne masque.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="108"/>
        <source>Stages idle while the pipeline fills and drains.</source>
        <translation>Étages inactifs pendant que le pipeline se remplit et se vide.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="109"/>
        <source>Stages idle since another stage has more work.</source>
        <translation>Étages inactifs parce qu’un autre étage a plus de travail.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="110"/>
        <source>The optimizer&apos;s update of the weights.</source>
        <translation>La mise à jour des poids par l’optimiseur.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="111"/>
        <source>Transfers to and from the host and the optimizer&apos;s step there, as far as nothing hides them.</source>
        <translation>Transferts depuis et vers l’hôte et pas de l’optimiseur sur l’hôte, dans la mesure où rien ne les masque.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="112"/>
        <source>Waiting for the slowest GPU of the cluster.</source>
        <translation>Attente du GPU le plus lent du cluster.</translation>
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
        <translation>Parallélisme tensoriel</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="133"/>
        <source>Context parallel</source>
        <translation>Parallélisme de contexte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="134"/>
        <source>Expert parallel</source>
        <translation>Parallélisme d’experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="135"/>
        <source>Pipeline parallel</source>
        <translation>Parallélisme de pipeline</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="136"/>
        <source>Data parallel</source>
        <translation>Parallélisme de données</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="137"/>
        <source>Data parallel of the experts</source>
        <translation>Parallélisme de données des experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="144"/>
        <source>FITS</source>
        <translation>TIENT</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="145"/>
        <source>TIGHT</source>
        <translation>JUSTE</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="146"/>
        <source>AT RISK</source>
        <translation>À RISQUE</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="147"/>
        <source>DOES NOT FIT</source>
        <translation>NE TIENT PAS</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="154"/>
        <source>Every stage fits with room to spare.</source>
        <translation>Chaque étage tient avec de la marge.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="155"/>
        <source>Every stage fits, with little room to spare.</source>
        <translation>Chaque étage tient, avec peu de marge.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="156"/>
        <source>The fullest stage is so near the limit that it may run out of memory.</source>
        <translation>L’étage le plus rempli est si proche de la limite qu’il peut manquer de mémoire.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="157"/>
        <source>The fullest stage needs more memory than the GPU has.</source>
        <translation>L’étage le plus rempli demande plus de mémoire que le GPU n’en a.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="174"/>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="175"/>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="176"/>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="192"/>
        <source>while a checkpoint is loaded</source>
        <translation>pendant le chargement d’un point de reprise</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="193"/>
        <source>while the loss is computed</source>
        <translation>pendant le calcul de la perte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="194"/>
        <source>in the backward pass</source>
        <translation>dans la passe arrière</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="195"/>
        <source>in the optimizer&apos;s update</source>
        <translation>dans la mise à jour de l’optimiseur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="203"/>
        <source>calibrated on published runs of this GPU and framework family</source>
        <translation>calibré sur des mesures publiées de ce GPU et de cette famille de frameworks</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="204"/>
        <source>no measured runs of this GPU: efficiencies of %1</source>
        <translation>aucune mesure de ce GPU&#xa0;: efficacités de %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="205"/>
        <source>no profile of this framework: constants of %1</source>
        <translation>aucun profil de ce framework&#xa0;: constantes de %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="206"/>
        <source>calibrated on published memory readings of this framework family</source>
        <translation>calibré sur des relevés de mémoire publiés de cette famille de frameworks</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="207"/>
        <source>no memory readings of this framework family: what ran and what ran out of memory</source>
        <translation>aucun relevé de mémoire de cette famille de frameworks&#xa0;: ce qui a tourné et ce qui a manqué de mémoire</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="213"/>
        <source>%1, with values measured as %2</source>
        <translation>%1, avec des valeurs mesurées (%2)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/term_names.cpp" line="216"/>
        <source>no measured runs of this GPU: values measured as %1, for the rest efficiencies of %2</source>
        <translation>aucune mesure publiée de ce GPU&#xa0;: valeurs mesurées (%1), pour le reste efficacités de %2</translation>
    </message>
</context>
<context>
    <name>TimelineTexts</name>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="34"/>
        <source>the step ends when all stages end, though the authors validate the optimizer afterwards</source>
        <translation>le pas se termine quand tous les étages ont fini, alors que les auteurs valident l’optimiseur après coup</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="35"/>
        <source>the published order for equal times of all passes, not one searched for these</source>
        <translation>l’ordre publié pour des temps égaux de toutes les passes, pas un ordre cherché pour celles-ci</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="36"/>
        <source>weight gradients take half of a backward pass</source>
        <translation>les gradients des poids prennent la moitié d’une passe arrière</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="37"/>
        <source>a forward pass beside a backward pass takes as long as both, with the exchange of experts hidden</source>
        <translation>une passe avant en parallèle d’une passe arrière dure autant que les deux, l’échange des experts étant masqué</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="50"/>
        <source>Interleaved 1F1B</source>
        <translation>1F1B entrelacé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="56"/>
        <source>DualPipeV</source>
        <translation>DualPipeV</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="59"/>
        <source>Stage %1</source>
        <translation>Étage %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="63"/>
        <source>Forward</source>
        <translation>Passe avant</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="64"/>
        <source>Backward</source>
        <translation>Passe arrière</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="65"/>
        <source>Weight gradient</source>
        <translation>Gradient des poids</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="66"/>
        <source>Forward beside backward</source>
        <translation>Passes avant et arrière en parallèle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="67"/>
        <source>Data-parallel communication</source>
        <translation>Communication du parallélisme de données</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="68"/>
        <source>Pipeline message</source>
        <translation>Message de pipeline</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="69"/>
        <source>Optimizer step</source>
        <translation>Pas de l’optimiseur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="70"/>
        <source>Bubble</source>
        <translation>Bulle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="71"/>
        <source>Stragglers</source>
        <translation>Retardataires</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="75"/>
        <source>Not drawn</source>
        <translation>Non dessiné</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="98"/>
        <source>%1 needs a pipeline: PP above 1.</source>
        <translation>%1 demande un pipeline&#xa0;: PP supérieur à 1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="99"/>
        <source>%1 needs virtual stages: VPP above 1.</source>
        <translation>%1 demande des étages virtuels&#xa0;: VPP supérieur à 1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="100"/>
        <source>%1 needs even numbers of stages and of micro-batches.</source>
        <translation>%1 demande des nombres pairs d’étages et de micro-lots.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="101"/>
        <source>%1 needs at least two micro-batches per stage.</source>
        <translation>%1 demande au moins deux micro-lots par étage.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="102"/>
        <source>%1 cuts every stage in two: the model has too few layers for that.</source>
        <translation>%1 coupe chaque étage en deux&#xa0;: le modèle a trop peu de couches pour cela.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="109"/>
        <source>%1: too many passes to follow a moving slider; &quot;fivefold-cli timeline&quot; simulates them.</source>
        <translation>%1&#xa0;: trop de passes pour suivre un curseur en mouvement&#xa0;; «&#xa0;fivefold-cli timeline&#xa0;» les simule.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="110"/>
        <source>%1 cannot run this plan.</source>
        <translation>%1 ne peut pas exécuter ce plan.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="112"/>
        <source>%1, simulated pass by pass: %2, bubble %3 of it; the other pages: %4.</source>
        <translation>%1, simulé passe par passe&#xa0;: %2, dont %3 de bulle&#xa0;; les autres pages&#xa0;: %4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="116"/>
        <source>With the optimizer validated afterwards: %1.</source>
        <translation>Avec l’optimiseur validé après coup&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="119"/>
        <source>Idealised: %1.</source>
        <translation>Idéalisé&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="121"/>
        <source>%1 passes are too many to draw: only the first %2 and the last %2 micro-batches are shown.</source>
        <translation>%1 passes, c’est trop pour les dessiner&#xa0;: seuls les %2 premiers et les %2 derniers micro-lots sont affichés.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="135"/>
        <source>Forward of micro-batch %1 beside backward of micro-batch %2</source>
        <translation>Passe avant du micro-lot %1 en parallèle de la passe arrière du micro-lot %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="137"/>
        <source>%1 of micro-batch %2</source>
        <translation>%1 du micro-lot %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="142"/>
        <source>%1, virtual stage %2, layers: %3</source>
        <translation>%1, étage virtuel %2, couches&#xa0;: %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="143"/>
        <source>%1, layers: %2</source>
        <translation>%1, couches&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="149"/>
        <source>%1, from %2 to %3</source>
        <translation>%1, de %2 à %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="207"/>
        <source>usable memory %1</source>
        <translation>mémoire utilisable %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="218"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="263"/>
        <source>Schedule</source>
        <translation>Ordonnancement</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="220"/>
        <source>Stage</source>
        <translation>Étage</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="220"/>
        <source>Pipeline stage: the layers of one pipeline rank</source>
        <translation>Étage de pipeline&#xa0;: les couches d’un rang de pipeline</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="221"/>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="222"/>
        <source>Busy (%1)</source>
        <translation>Occupé (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="222"/>
        <source>Time in its passes</source>
        <translation>Temps dans ses passes</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="223"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="266"/>
        <source>Bubble (%1)</source>
        <translation>Bulle (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="223"/>
        <source>Waiting for other stages between the first pass of all stages and the last</source>
        <translation>Attente d’autres étages entre la première et la dernière passe de tous les étages</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="224"/>
        <source>Bubble (%)</source>
        <translation>Bulle (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="224"/>
        <source>Share of the step time</source>
        <translation>Part de la durée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="225"/>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Peak (GiB)</source>
        <translation>Pic (Gio)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="225"/>
        <source>Most memory in the step, as nvidia-smi would show it</source>
        <translation>Maximum de mémoire dans le pas, tel que nvidia-smi l’afficherait</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="226"/>
        <source>At (%1)</source>
        <translation>Instant (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="226"/>
        <source>When the peak is reached, from the start of the step</source>
        <translation>Instant où le pic est atteint, depuis le début du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="227"/>
        <source>In flight</source>
        <translation>En vol</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="227"/>
        <source>Micro-batches whose activations are kept at the peak</source>
        <translation>Micro-lots dont les activations sont conservées au pic</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="249"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="266"/>
        <source>Bubble and imbalance of one step, as estimated</source>
        <translation>Bulle et déséquilibre estimés d’un pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="267"/>
        <source>Step time, as estimated</source>
        <translation>Durée estimée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="270"/>
        <source>Step time of the published order, pass by pass, where the estimate takes the published bubble</source>
        <translation>Durée du pas selon l’ordre publié, passe par passe, là où l’estimation reprend la bulle publiée</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="267"/>
        <source>Step (%1)</source>
        <translation>Pas (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="269"/>
        <source>Simulated (%1)</source>
        <translation>Simulé (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Of the fullest stage</source>
        <translation>De l’étage le plus rempli</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="271"/>
        <source>Fits</source>
        <translation>Tient</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="277"/>
        <source>%1 (this plan)</source>
        <translation>%1 (ce plan)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="284"/>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_texts.cpp" line="284"/>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>TraceFile</name>
    <message>
        <location filename="../app/desktop/pages/trace_file.cpp" line="48"/>
        <source>this schedule cannot run the plan</source>
        <translation>cet ordonnancement ne peut pas exécuter le plan</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="69"/>
        <source>GiB</source>
        <translation>Gio</translation>
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
        <translation>Go/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="83"/>
        <source>GB</source>
        <translation>Go</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="86"/>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="97"/>
        <source>tokens/s</source>
        <translation>tokens/s</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="100"/>
        <source>days</source>
        <translation>jours</translation>
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
        <translation>%1&#xa0;$</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="110"/>
        <source>$%1 B</source>
        <translation>%1&#xa0;Md$</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="110"/>
        <source>$%1 M</source>
        <translation>%1&#xa0;M$</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="111"/>
        <source>$%1 k</source>
        <translation>%1&#xa0;k$</translation>
    </message>
    <message>
        <location filename="../app/desktop/theme/number_format.cpp" line="127"/>
        <source>%1 of %2 GiB</source>
        <translation>%1 sur %2&#xa0;Gio</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <location filename="../app/desktop/knobs/why_not.cpp" line="24"/>
        <source>No valid layout has %1 %2 with the present locks.</source>
        <translation>Aucune configuration valide n’a %1 %2 avec les verrous actuels.</translation>
    </message>
</context>
<context>
    <name>fivefold::CampaignSession</name>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="41"/>
        <source>job %1</source>
        <translation>job %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="41"/>
        <source>job %1 on %2</source>
        <translation>job %1 sur %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="42"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="48"/>
        <source>predicted %1, %2 to %3</source>
        <translation>prédit %1, %2 à %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="52"/>
        <source>%1, %2; %3</source>
        <translation>%1, %2&#xa0;; %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="63"/>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="78"/>
        <source>outside the band of the prediction</source>
        <translation>hors de l’intervalle de la prédiction</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="78"/>
        <source>within the band of the prediction</source>
        <translation>dans l’intervalle de la prédiction</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="82"/>
        <source>out of health; the likeliest causes: %1</source>
        <translation>exécution anormale&#xa0;; causes les plus probables&#xa0;: %1</translation>
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
        <translation>%1&#xa0;: mesuré %2, prédit %3 (%4).</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="99"/>
        <source>not started</source>
        <translation>non lancée</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="100"/>
        <source>queued</source>
        <translation>en file</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="101"/>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="102"/>
        <source>done</source>
        <translation>terminée</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="103"/>
        <source>failed</source>
        <translation>échouée</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="104"/>
        <source>to be tried again</source>
        <translation>à réessayer</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="105"/>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="106"/>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="107"/>
        <source>left out</source>
        <translation>écartée</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="114"/>
        <source>completed</source>
        <translation>achevée</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="115"/>
        <source>out of memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="116"/>
        <source>NCCL error</source>
        <translation>erreur NCCL</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="117"/>
        <source>hung</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="118"/>
        <source>time limit</source>
        <translation>limite de temps</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="119"/>
        <source>host out of memory</source>
        <translation>mémoire de l’hôte insuffisante</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="120"/>
        <source>node failure</source>
        <translation>panne de nœud</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="121"/>
        <source>pre-empted</source>
        <translation>préemptée</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="122"/>
        <source>cancelled</source>
        <translation>annulée</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="123"/>
        <source>configuration refused</source>
        <translation>configuration refusée</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="124"/>
        <source>hardware error</source>
        <translation>erreur matérielle</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="125"/>
        <source>left-over process</source>
        <translation>processus resté actif</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="126"/>
        <source>crash</source>
        <translation>plantage</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="127"/>
        <source>not known</source>
        <translation>inconnue</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="154"/>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="154"/>
        <source>Place in the order in which the tasks run</source>
        <translation>Place dans l’ordre d’exécution des tâches</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="155"/>
        <source>Layout</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="155"/>
        <source>Degrees of parallelism, then micro-batches by their sequences</source>
        <translation>Degrés de parallélisme, puis micro-lots par leurs séquences</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="156"/>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="157"/>
        <source>Predicted (s)</source>
        <translation>Prédit (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="157"/>
        <source>Step time, as predicted before the run</source>
        <translation>Durée du pas, telle que prédite avant l’exécution</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="158"/>
        <source>Band (s)</source>
        <translation>Intervalle (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="158"/>
        <source>Eight of ten runs like this end between these</source>
        <translation>Huit exécutions de ce genre sur dix finissent entre ces valeurs</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="159"/>
        <source>Measured (s)</source>
        <translation>Mesuré (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="159"/>
        <source>Step time once it is steady</source>
        <translation>Durée du pas une fois stable</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="160"/>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="160"/>
        <source>Measured against predicted; an exclamation mark: outside the band</source>
        <translation>Mesuré par rapport au prédit&#xa0;; point d’exclamation&#xa0;: hors de l’intervalle</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="161"/>
        <source>Memory (GiB)</source>
        <translation>Mémoire (Gio)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="161"/>
        <source>Measured, of the worst rank</source>
        <translation>Mesurée, sur le pire rang</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="162"/>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="162"/>
        <source>How the run ended; point at it for the evidence</source>
        <translation>Comment l’exécution s’est terminée&#xa0;; pointez l’issue pour voir les extraits du journal</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="163"/>
        <source>Attempts</source>
        <translation>Essais</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="178"/>
        <source>from %n steady step(s)</source>
        <translation>
            <numerusform>sur %n pas stable</numerusform>
            <numerusform>sur %n pas stables</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="193"/>
        <source>within the band</source>
        <translation>dans l’intervalle</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="193"/>
        <source>outside the band</source>
        <translation>hors de l’intervalle</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="213"/>
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>%1 sur %n exécution terminée</numerusform>
            <numerusform>%1 sur %n exécutions terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="214"/>
        <source>%n running</source>
        <translation>
            <numerusform>%n en cours</numerusform>
            <numerusform>%n en cours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="215"/>
        <source>%n queued</source>
        <translation>
            <numerusform>%n en file</numerusform>
            <numerusform>%n en file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="216"/>
        <source>%n failed</source>
        <translation>
            <numerusform>%n échouée</numerusform>
            <numerusform>%n échouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="217"/>
        <source>%n left out</source>
        <translation>
            <numerusform>%n écartée</numerusform>
            <numerusform>%n écartées</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="218"/>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
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
        <translation>Rien n’a encore été mesuré.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="222"/>
        <source>Fastest measured: %1 with %2 a step, %3 per GPU, where a step of %4 was predicted.</source>
        <translation>Plus rapide mesurée&#xa0;: %1 avec %2 par pas, %3 par GPU, pour un pas prédit de %4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="226"/>
        <source>less than %1</source>
        <translation>moins de %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="227"/>
        <source>The chance that an untested layout is faster by more than %1 is %2: not worth another run.</source>
        <translation>La probabilité qu’une configuration non testée soit plus rapide de plus de %1 est de %2&#xa0;: une exécution de plus ne vaut pas la peine.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="228"/>
        <source>The chance that an untested layout is faster by more than %1 is %2.</source>
        <translation>La probabilité qu’une configuration non testée soit plus rapide de plus de %1 est de %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="235"/>
        <source>%1 of about %2 GPU-hours spent</source>
        <translation>%1 heures GPU dépensées sur environ %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="236"/>
        <source>%1; the queue cannot be asked: %2</source>
        <translation>%1&#xa0;; la file d’attente ne peut pas être interrogée&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="237"/>
        <source>%1, on %2</source>
        <translation>%1, sur %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="116"/>
        <source>Records were not fetched: %1</source>
        <translation>Les enregistrements n’ont pas été récupérés&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="149"/>
        <source>Nothing was written: no layout fits that the framework can run.</source>
        <translation>Rien n’a été écrit&#xa0;: aucune configuration que le framework peut exécuter ne tient.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="160"/>
        <source>The campaign was written, but not copied: %1</source>
        <translation>La campagne a été écrite, mais pas copiée&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="161"/>
        <source>%n task(s) written to %1.</source>
        <translation>
            <numerusform>%n tâche écrite dans %1.</numerusform>
            <numerusform>%n tâches écrites dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="162"/>
        <source>%n layout(s) were left out that the framework cannot run.</source>
        <translation>
            <numerusform>%n configuration que le framework ne peut pas exécuter a été écartée.</numerusform>
            <numerusform>%n configurations que le framework ne peut pas exécuter ont été écartées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="180"/>
        <source>The campaign runs on this machine.</source>
        <translation>La campagne s’exécute sur cette machine.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="185"/>
        <source>Copied to %1.</source>
        <translation>Copiée vers %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="186"/>
        <source>Not copied: %1</source>
        <translation>Non copiée&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="199"/>
        <source>Submitted.</source>
        <translation>Campagne soumise.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="203"/>
        <source>This stays at work until the campaign is over. Start it where the launcher can be reached:</source>
        <translation>Ceci reste actif jusqu’à la fin de la campagne. Le démarrer là où le lanceur est joignable&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="205"/>
        <source>There is no sbatch on this machine. Say where the campaign runs, or copy its folder to the cluster and type this there:</source>
        <translation>Il n’y a pas de sbatch sur cette machine. Indiquez où s’exécute la campagne, ou copiez son dossier sur le cluster et tapez-y ceci&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="206"/>
        <source>Not submitted: %1</source>
        <translation>Non soumise&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="218"/>
        <source>The queue was told to stop the tasks.</source>
        <translation>La file d’attente a reçu l’ordre d’arrêter les tâches.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="219"/>
        <source>Not stopped: %1</source>
        <translation>Non arrêtée&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="230"/>
        <source>%n log(s) read; results.csv and results.json are in %1.</source>
        <translation>
            <numerusform>%n journal lu&#xa0;; results.csv et results.json sont dans %1.</numerusform>
            <numerusform>%n journaux lus&#xa0;; results.csv et results.json sont dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="239"/>
        <source>There is nothing to learn from yet: no run has a step time, a reading of memory, or ran out of memory.</source>
        <translation>Il n’y a encore rien à apprendre&#xa0;: aucune exécution n’a de durée du pas ni de relevé de mémoire, ni n’a manqué de mémoire.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="248"/>
        <source>%n run(s) are kept among your own, and the profile that follows from them is profile.json in the campaign&apos;s folder.</source>
        <translation>
            <numerusform>%n exécution est gardée parmi vos propres mesures, et le profil qui en découle est profile.json dans le dossier de la campagne.</numerusform>
            <numerusform>%n exécutions sont gardées parmi vos propres mesures, et le profil qui en découle est profile.json dans le dossier de la campagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="249"/>
        <source>%n task(s) cannot be the best any more and will not run.</source>
        <translation>
            <numerusform>%n tâche ne peut plus être la meilleure et ne sera pas exécutée.</numerusform>
            <numerusform>%n tâches ne peuvent plus être les meilleures et ne seront pas exécutées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="291"/>
        <source>Report written to %1</source>
        <translation>Rapport écrit dans %1</translation>
    </message>
</context>
<context>
    <name>fivefold::Chart</name>
    <message>
        <location filename="../app/desktop/charts/chart.cpp" line="51"/>
        <source>Copy &amp;Picture</source>
        <translation>Copier l’&amp;image</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/chart.cpp" line="52"/>
        <source>Copy &amp;Data</source>
        <translation>Copier les &amp;données</translation>
    </message>
</context>
<context>
    <name>fivefold::CheckView</name>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="136"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Ce plan ne peut pas être calculé&#xa0;; le verdict dit pourquoi.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="137"/>
        <source>Enter what a run of the present plan showed: its step time, its memory, or both.</source>
        <translation>Saisissez ce qu’une exécution du plan actuel a montré&#xa0;: durée du pas, mémoire, ou les deux.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="138"/>
        <source>The model has no figures for this plan.</source>
        <translation>Le modèle n’a pas de chiffres pour ce plan.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="148"/>
        <source>Likely causes, the likeliest first:</source>
        <translation>Causes probables, la plus probable en premier&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="159"/>
        <source>Is a run as fast as it should be? Set the plan to what runs, then enter what was read.</source>
        <translation>Une exécution est-elle aussi rapide qu’elle devrait l’être&#xa0;? Réglez le plan sur ce qui est exécuté, puis saisissez les valeurs relevées.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="160"/>
        <source>Step time</source>
        <translation>Durée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="161"/>
        <source>or tokens per second and GPU</source>
        <translation>ou tokens par seconde et par GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="162"/>
        <source>Memory of the fullest GPU</source>
        <translation>Mémoire du GPU le plus rempli</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="163"/>
        <source>Memory read as</source>
        <translation>Type de relevé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="167"/>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="169"/>
        <source>Measured step time</source>
        <translation>Durée du pas mesurée</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="170"/>
        <source>Measured tokens per second and GPU</source>
        <translation>Tokens par seconde et par GPU mesurés</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="171"/>
        <source>Measured memory of the fullest GPU</source>
        <translation>Mémoire mesurée du GPU le plus rempli</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/check_view.cpp" line="172"/>
        <source>How the memory was read</source>
        <translation>Type de relevé de la mémoire</translation>
    </message>
</context>
<context>
    <name>fivefold::ChoicesView</name>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="68"/>
        <source>points</source>
        <comment>of a measured table</comment>
        <translation>points</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="153"/>
        <source>%1; not proposed: training runs tell it better</source>
        <comment>what a value comes from</comment>
        <translation>%1&#xa0;; non proposé&#xa0;: les entraînements publiés l’indiquent mieux</translation>
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
        <translation>Les estimations prennent ce qui est coché&#xa0;; le reste garde sa valeur intégrée.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="163"/>
        <source>As Proposed</source>
        <translation>Comme proposé</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="164"/>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="165"/>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="166"/>
        <source>Ticks what a measurement tells better than published training runs</source>
        <translation>Coche ce qu’une mesure indique mieux que les entraînements publiés</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="167"/>
        <source>Ticks every value</source>
        <translation>Coche toutes les valeurs</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="168"/>
        <source>Keeps every built-in value</source>
        <translation>Garde toutes les valeurs intégrées</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="169"/>
        <source>Values that estimates take</source>
        <translation>Valeurs que prennent les estimations</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Built in</source>
        <translation>Intégré</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Ratio</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Measured over built in</source>
        <translation>Mesuré sur intégré</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/choices_view.cpp" line="170"/>
        <source>Measured from</source>
        <translation>Tiré de</translation>
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
        <translation>%1 utilisables, bf16 %2, %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="53"/>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="58"/>
        <source>&amp;GPU</source>
        <translation>&amp;GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="59"/>
        <source>&amp;Nodes</source>
        <translation>&amp;Nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="60"/>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="77"/>
        <source>GPUs per node</source>
        <translation>GPU par nœud</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="61"/>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="122"/>
        <source>NVLink domain</source>
        <translation>Domaine NVLink</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="62"/>
        <source>GPUs that reach each other over the fast links</source>
        <translation>GPU qui se joignent par les liens rapides</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="63"/>
        <source>Net&amp;work</source>
        <translation>Ré&amp;seau</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="64"/>
        <source>Price per GPU-hour</source>
        <translation>Prix par heure GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="72"/>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="94"/>
        <source>%1, %2 per GPU</source>
        <translation>%1, %2 par GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="106"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="114"/>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="129"/>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="146"/>
        <source>Your own price</source>
        <translation>Votre propre prix</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/cluster_section.cpp" line="150"/>
        <source>No price is known; enter yours</source>
        <translation>Aucun prix connu&#xa0;; saisissez le vôtre</translation>
    </message>
</context>
<context>
    <name>fivefold::CollectivesView</name>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="57"/>
        <source>How long collectives of NCCL take by size and number of GPUs, beside what is assumed without a measurement, will be shown here. Output of nccl-tests can be imported too, also of several nodes.</source>
        <translation>Le temps que prennent les collectives de NCCL selon la taille et le nombre de GPU, à côté de ce qui est supposé sans mesure, sera affiché ici. La sortie de nccl-tests peut aussi être importée, y compris sur plusieurs nœuds.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="65"/>
        <source>Left and right go along a line, up and down to another one.</source>
        <translation>Gauche et Droite parcourent une ligne, Haut et Bas passent à une autre.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="69"/>
        <source>Among</source>
        <translation>Parmi</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="70"/>
        <source>Shown</source>
        <translation>Affiché</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="73"/>
        <source>GPUs of the collective</source>
        <translation>GPU de la collective</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="74"/>
        <source>Quantity of the collectives</source>
        <translation>Grandeur des collectives</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/collectives_view.cpp" line="75"/>
        <source>Collectives by size</source>
        <translation>Collectives par taille</translation>
    </message>
</context>
<context>
    <name>fivefold::ColorLegend</name>
    <message>
        <location filename="../app/desktop/charts/color_legend.cpp" line="24"/>
        <source>%1, from %2 to %3; hatched: %4</source>
        <translation>%1, de %2 à %3&#xa0;; hachuré&#xa0;: %4</translation>
    </message>
</context>
<context>
    <name>fivefold::CommandPalette</name>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="53"/>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="56"/>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="57"/>
        <source>Menu entry, page, model, or knob and value: tp 8</source>
        <translation>Entrée de menu, page, modèle, ou réglage et valeur, ex. «&#xa0;tp 8&#xa0;»</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="60"/>
        <source>Matching commands</source>
        <translation>Commandes correspondantes</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="87"/>
        <source>%1   (%2)</source>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <location filename="../app/desktop/command_palette.cpp" line="89"/>
        <source>Nothing matches.</source>
        <translation>Rien ne correspond.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/command_palette.cpp" line="89"/>
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n commande</numerusform>
            <numerusform>%n commandes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::CompareModel</name>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="53"/>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="53"/>
        <source>worse</source>
        <translation>moins bien</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="94"/>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_table.cpp" line="98"/>
        <source>%1 (base)</source>
        <translation>%1 (base)</translation>
    </message>
</context>
<context>
    <name>fivefold::ComparePage</name>
    <message>
        <location filename="../app/desktop/pages/compare_bars.cpp" line="23"/>
        <source>%1: %2 %3</source>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_bars.cpp" line="49"/>
        <source>usable %1</source>
        <translation>utilisable %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="150"/>
        <source>Compare</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="155"/>
        <source>Present plan</source>
        <translation>Plan actuel</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="162"/>
        <source>Pinned plans will be compared here with the present one.</source>
        <translation>Les plans épinglés seront comparés ici au plan actuel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/compare_page.cpp" line="168"/>
        <source>%n pinned beside the present plan</source>
        <translation>
            <numerusform>%n épinglé à côté du plan actuel</numerusform>
            <numerusform>%n épinglés à côté du plan actuel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="169"/>
        <source>%1; none of them fits.</source>
        <translation>%1&#xa0;; aucun d’eux ne tient.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="170"/>
        <source>%1; the fastest that fits is %2 with %3 per GPU.</source>
        <translation>%1&#xa0;; le plus rapide qui tient est «&#xa0;%2&#xa0;» avec %3 par GPU.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="204"/>
        <source>Step time of the plans by part</source>
        <translation>Durée du pas des plans, par poste</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="204"/>
        <source>Memory of the plans&apos; fullest stages by kind</source>
        <translation>Mémoire des étages les plus remplis des plans, par type</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="227"/>
        <source>Chosen: %1</source>
        <translation>Choisi&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="227"/>
        <source>No pinned plan chosen</source>
        <translation>Aucun plan épinglé choisi</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="238"/>
        <source>This plan is pinned already, as %1</source>
        <translation>Ce plan est déjà épinglé, sous le nom %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="244"/>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="246"/>
        <source>Pinned as %1</source>
        <translation>Épinglé sous le nom %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="254"/>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="264"/>
        <source>Rename Pinned Plan</source>
        <translation>Renommer le plan épinglé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="265"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="289"/>
        <source>Pin a plan to keep it in sight while you change the present one: both stand here side by side, with memory, time, traffic, speed and cost, and what differs is marked.</source>
        <translation>Épinglez un plan pour le garder en vue pendant que vous modifiez le plan actuel&#xa0;: les deux figurent ici côte à côte, avec mémoire, temps, trafic, vitesse et coût, et ce qui diffère est marqué.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="291"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="292"/>
        <source>Pin the Present Plan</source>
        <translation>Épingler le plan actuel</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="293"/>
        <source>Compare with</source>
        <translation>Comparer à</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="294"/>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="295"/>
        <source>step time</source>
        <translation>durée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="296"/>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="297"/>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="298"/>
        <source>Only differences</source>
        <translation>Différences seules</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="299"/>
        <source>Report of These Plans…</source>
        <translation>Rapport de ces plans…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="300"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="301"/>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="302"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="310"/>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="303"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="311"/>
        <source>Move Left</source>
        <translation>Vers la gauche</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="304"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="311"/>
        <source>Move Right</source>
        <translation>Vers la droite</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="305"/>
        <location filename="../app/desktop/pages/compare_page.cpp" line="312"/>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="306"/>
        <source>Plan that the others are compared with</source>
        <translation>Plan auquel les autres sont comparés</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="307"/>
        <source>Bars above the table</source>
        <translation>Barres au-dessus du tableau</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="308"/>
        <source>Plans side by side</source>
        <translation>Plans côte à côte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="309"/>
        <source>A full triangle upwards is better than the base, an open one downwards worse.</source>
        <translation>Un triangle plein vers le haut est mieux que la base, un triangle vide vers le bas moins bien.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="310"/>
        <source>Use This Plan</source>
        <translation>Utiliser ce plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="312"/>
        <source>As &amp;Text with Tabs</source>
        <translation>En &amp;texte avec tabulations</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="313"/>
        <source>As &amp;Markdown</source>
        <translation>En &amp;Markdown</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/compare_page.cpp" line="313"/>
        <source>As C&amp;SV</source>
        <translation>En C&amp;SV</translation>
    </message>
</context>
<context>
    <name>fivefold::Document</name>
    <message>
        <location filename="../app/desktop/document.cpp" line="139"/>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <location filename="../app/desktop/opened_files.cpp" line="28"/>
        <source>%1 was not opened: %2</source>
        <translation>%1 n’a pas été ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="149"/>
        <source>Model from %1</source>
        <translation>Modèle tiré de %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="150"/>
        <location filename="../app/desktop/document.cpp" line="163"/>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="158"/>
        <source>%1 leaves open, and this was assumed: %2</source>
        <translation>%1 ne précise pas tout&#xa0;; il a été supposé&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/document.cpp" line="170"/>
        <source>%1 was not saved: %2</source>
        <translation>%1 n’a pas été enregistré&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>fivefold::ExplainPanel</name>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="37"/>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="121"/>
        <source>Step time</source>
        <translation>Durée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="38"/>
        <source>Tokens per second and GPU</source>
        <translation>Tokens par seconde et par GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="39"/>
        <source>Model FLOPs per GPU</source>
        <translation>FLOP modèle par GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="40"/>
        <source>MFU, causal attention counted half</source>
        <translation>MFU, attention causale comptée pour moitié</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="41"/>
        <source>MFU, attention counted in full</source>
        <translation>MFU, attention comptée en entier</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="42"/>
        <source>HFU, recomputation counted</source>
        <translation>HFU, recalcul compris</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="43"/>
        <source>Bubble</source>
        <translation>Bulle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="44"/>
        <source>Training time</source>
        <translation>Durée d’entraînement</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="45"/>
        <source>GPU-hours</source>
        <translation>Heures GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="46"/>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="47"/>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="48"/>
        <source>Active parameters</source>
        <translation>Paramètres actifs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="49"/>
        <source>Usable memory of the GPU</source>
        <translation>Mémoire utilisable du GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="50"/>
        <source>Headroom</source>
        <translation>Marge</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="51"/>
        <source>Chance to fit</source>
        <translation>Probabilité de tenir</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="52"/>
        <source>Memory, low end of the band</source>
        <translation>Mémoire, borne basse de l’intervalle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="53"/>
        <source>Memory, high end of the band</source>
        <translation>Mémoire, borne haute de l’intervalle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="54"/>
        <source>Step time, low end of the band</source>
        <translation>Durée du pas, borne basse de l’intervalle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="55"/>
        <source>Step time, high end of the band</source>
        <translation>Durée du pas, borne haute de l’intervalle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="90"/>
        <source>%1 million</source>
        <translation>%1&#xa0;M</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="123"/>
        <source>%1, stage %2</source>
        <translation>%1, étage %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="123"/>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="154"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="155"/>
        <source>Back to the figure that this is a part of</source>
        <translation>Retour au chiffre dont celui-ci fait partie</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="156"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="157"/>
        <source>Copy all of this as text</source>
        <translation>Copier le tout en texte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="158"/>
        <source>How the figure is computed</source>
        <translation>Comment le chiffre est calculé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="208"/>
        <source>Click a number of a table, a bar or the verdict to see how it is computed.</source>
        <translation>Cliquez sur un nombre d’un tableau, une barre ou le verdict pour voir comment il est calculé.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="220"/>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="230"/>
        <source>This plan has none of it at the fullest moment.</source>
        <translation>Ce plan n’en a pas au moment le plus rempli.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="241"/>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="258"/>
        <source>Equation (%1). Source: %2</source>
        <translation>Équation (%1). Source&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="243"/>
        <source>Left out:</source>
        <translation>Non pris en compte&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/explain_panel.cpp" line="259"/>
        <source>Left out: %1</source>
        <translation>Non pris en compte&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>fivefold::ExportDialog</name>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="55"/>
        <source>&amp;Replace existing files</source>
        <translation>&amp;Remplacer les fichiers existants</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="56"/>
        <source>&amp;Write Files</source>
        <translation>Écrire les &amp;fichiers</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="58"/>
        <source>Export Launch Files</source>
        <translation>Exporter les fichiers de lancement</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="64"/>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="65"/>
        <source>Launcher</source>
        <translation>Lanceur</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="66"/>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="67"/>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="68"/>
        <source>Text of the file</source>
        <translation>Texte du fichier</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="69"/>
        <source>Replace existing files</source>
        <translation>Remplacer les fichiers existants</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="70"/>
        <source>Write files</source>
        <translation>Écrire les fichiers</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="74"/>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="75"/>
        <source>Choose the folder</source>
        <translation>Choisir le dossier</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="80"/>
        <source>&amp;Framework</source>
        <translation>Framewor&amp;k</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="81"/>
        <source>&amp;Launcher</source>
        <translation>&amp;Lanceur</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="82"/>
        <source>F&amp;older</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="137"/>
        <source>Not possible:</source>
        <translation>Impossible&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="138"/>
        <source>Note:</source>
        <translation>Remarque&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="139"/>
        <source>For information:</source>
        <translation>Pour information&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="173"/>
        <source>There is nothing to write until the plan is one that this framework can run.</source>
        <translation>Il n’y a rien à écrire tant que le plan n’est pas exécutable par ce framework.</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="175"/>
        <source>Choose a folder for the files.</source>
        <translation>Choisissez un dossier pour les fichiers.</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="177"/>
        <source>Already in this folder: %1</source>
        <translation>Déjà dans ce dossier&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="184"/>
        <source>Folder for Launch Files</source>
        <translation>Dossier des fichiers de lancement</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="196"/>
        <source>the folder cannot be made</source>
        <translation>le dossier ne peut pas être créé</translation>
    </message>
    <message>
        <location filename="../app/desktop/export_dialog.cpp" line="204"/>
        <source>Not written: %1</source>
        <translation>Non écrit&#xa0;: %1</translation>
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
        <translation>Toutes les règles sont respectées</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="134"/>
        <source>All rules hold; nothing stands out.</source>
        <translation>Toutes les règles sont respectées&#xa0;; rien à signaler.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="57"/>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/finding_list.cpp" line="81"/>
        <source>Change %1 and keep the rest in balance</source>
        <translation>Modifier %1 et garder le reste en équilibre</translation>
    </message>
</context>
<context>
    <name>fivefold::HardwarePage</name>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="133"/>
        <source>Hardware</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="137"/>
        <source>What the plan&apos;s GPU and network can do will be shown here.</source>
        <translation>Ce dont le GPU et le réseau du plan sont capables sera affiché ici.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="139"/>
        <source>This machine&apos;s GPUs are being measured.</source>
        <translation>Mesure des GPU de cette machine en cours.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="142"/>
        <source>The estimates use the profile &quot;%1&quot;, whose constants were refitted to measured runs.</source>
        <translation>Les estimations utilisent le profil «&#xa0;%1&#xa0;», dont les constantes ont été réajustées sur des exécutions mesurées.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="144"/>
        <source>The estimates use what was measured as &quot;%1&quot; for %2, and otherwise catalogue values and efficiencies from published runs.</source>
        <translation>Les estimations utilisent les mesures «&#xa0;%1&#xa0;» pour %2, et sinon des valeurs de catalogue et des efficacités issues de mesures publiées.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="145"/>
        <source>&quot;%1&quot; is in use, but was measured on another GPU than the plan&apos;s %2, so it changes nothing in this plan.</source>
        <translation>«&#xa0;%1&#xa0;» est utilisé, mais a été mesuré sur un autre GPU que le %2 du plan, et ne change donc rien à ce plan.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="147"/>
        <source>The constants of &quot;%1&quot; were refitted to measured runs; the estimates do not use them yet.</source>
        <translation>Les constantes de «&#xa0;%1&#xa0;» ont été réajustées sur des exécutions mesurées&#xa0;; les estimations ne les utilisent pas encore.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="148"/>
        <source>&quot;%1&quot; is shown beside the catalogue; the estimates do not use it yet.</source>
        <translation>«&#xa0;%1&#xa0;» est affiché à côté du catalogue&#xa0;; les estimations ne l’utilisent pas encore.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="149"/>
        <source>No GPU of this machine has been measured; the estimates use catalogue values of %1 and efficiencies from published runs.</source>
        <translation>Aucun GPU de cette machine n’a été mesuré&#xa0;; les estimations utilisent les valeurs de catalogue de %1 et des efficacités issues de mesures publiées.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="193"/>
        <source>catalogue only</source>
        <translation>catalogue seul</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="196"/>
        <source>%1 (not saved)</source>
        <comment>name of a measurement</comment>
        <translation>%1 (non enregistré)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="197"/>
        <source>%1 (in use)</source>
        <comment>name of a measurement</comment>
        <translation>%1 (utilisé)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="222"/>
        <source>Stop Using</source>
        <translation>Ne plus utiliser</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="222"/>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="223"/>
        <source>The estimates go back to the built-in constants</source>
        <translation>Les estimations reviennent aux constantes intégrées</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="223"/>
        <source>The estimates take these values from now on, in every plan with this GPU</source>
        <translation>Les estimations prennent désormais ces valeurs, dans chaque plan avec ce GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="265"/>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="358"/>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="378"/>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="265"/>
        <source>Messages (%1)</source>
        <translation>Messages (%1)</translation>
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
            <numerusform>%n message</numerusform>
            <numerusform>Les %n messages</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="279"/>
        <source>The values that a measurement would change in the estimates will be listed here, with a box to tick for each.</source>
        <translation>Les valeurs qu’une mesure changerait dans les estimations seront listées ici, avec une case à cocher pour chacune.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="280"/>
        <source>A profile whose constants were refitted to measured runs is taken as a whole; there is nothing to choose.</source>
        <translation>Un profil dont les constantes ont été réajustées sur des exécutions mesurées se prend en entier&#xa0;; il n’y a rien à choisir.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/hardware_page.cpp" line="283"/>
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="288"/>
        <source>driver %1</source>
        <translation>pilote %1</translation>
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
        <translation>Le catalogue n’a pas ce GPU&#xa0;; une fois utilisées, les valeurs comptent pour %1, le GPU du plan.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="295"/>
        <source>The plan&apos;s GPU is another one, %1.</source>
        <translation>Le GPU du plan est un autre, %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="316"/>
        <source>&lt;b&gt;%1&lt;/b&gt; with %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; avec %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="317"/>
        <source>&lt;b&gt;%1&lt;/b&gt;, which is not the plan&apos;s GPU</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;, qui n’est pas le GPU du plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="319"/>
        <source>GPU&apos;s sources: %1. Network&apos;s sources: %2.</source>
        <translation>Sources du GPU&#xa0;: %1. Sources du réseau&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="320"/>
        <source>GPU&apos;s sources: %1.</source>
        <translation>Sources du GPU&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="356"/>
        <source>Shown</source>
        <translation>Affiché</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="357"/>
        <source>Measurement shown</source>
        <translation>Mesure affichée</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="359"/>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="360"/>
        <source>Keeps this measurement as a profile under a name</source>
        <translation>Conserve cette mesure comme profil sous un nom</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="361"/>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="362"/>
        <source>More to do with measurements</source>
        <translation>Autres actions sur les mesures</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="368"/>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="369"/>
        <source>&amp;Export Profile…</source>
        <translation>&amp;Exporter le profil…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="370"/>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="371"/>
        <source>Use &amp;Built-In Constants</source>
        <translation>Utiliser les &amp;constantes intégrées</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="372"/>
        <source>&amp;Log of the Probe</source>
        <translation>&amp;Journal de la sonde</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="373"/>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="374"/>
        <source>Matrix Products</source>
        <translation>Produits matriciels</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="375"/>
        <source>Links</source>
        <translation>Liens</translation>
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
        <translation>Vues du matériel</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page.cpp" line="380"/>
        <source>Values of the hardware</source>
        <translation>Valeurs du matériel</translation>
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
        <translation>Utilisation de valeurs mesurées</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="66"/>
        <source>The estimates use &quot;%1&quot;</source>
        <translation>Les estimations utilisent «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="93"/>
        <source>Use of built-in constants</source>
        <translation>Utilisation des constantes intégrées</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="104"/>
        <source>Choice of measured values</source>
        <translation>Choix de valeurs mesurées</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="123"/>
        <source>The measured values that were in use, %1, are gone; the estimates use the built-in constants.</source>
        <translation>Les valeurs mesurées qui étaient utilisées, %1, ont disparu&#xa0;; les estimations utilisent les constantes intégrées.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="144"/>
        <source>Save Profile</source>
        <translation>Enregistrer le profil</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="145"/>
        <source>Name of the profile</source>
        <translation>Nom du profil</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="103"/>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="152"/>
        <source>Saved &quot;%1&quot;</source>
        <translation>«&#xa0;%1&#xa0;» enregistré</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="55"/>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="87"/>
        <source>Use of a refitted profile</source>
        <translation>Utilisation d’un profil réajusté</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="158"/>
        <source>Export Profile</source>
        <translation>Exporter le profil</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="158"/>
        <source>Profiles (*.json)</source>
        <translation>Profils (*.json)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="176"/>
        <source>The profile could not be written to %1: %2</source>
        <translation>Le profil n’a pas pu être écrit dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="177"/>
        <source>Profile written to %1; fivefold-cli takes it with --profile</source>
        <translation>Profil écrit dans %1&#xa0;; fivefold-cli le prend avec --profile</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="186"/>
        <source>Removed &quot;%1&quot;</source>
        <translation>«&#xa0;%1&#xa0;» supprimé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="195"/>
        <source>Import Measurements</source>
        <translation>Importer des mesures</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="195"/>
        <source>Measurements (*.json *.txt *.log *.out);;All files (*)</source>
        <translation>Mesures (*.json *.txt *.log *.out);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="213"/>
        <source>%1 was not imported: %2</source>
        <translation>%1 n’a pas été importé&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="244"/>
        <source>%1 with %2</source>
        <comment>a measurement, a file that joined it</comment>
        <translation>%1 avec %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="249"/>
        <source>%n file(s) imported</source>
        <translation>
            <numerusform>%n fichier importé</numerusform>
            <numerusform>%n fichiers importés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::HeatmapModel</name>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="128"/>
        <source>nothing fits</source>
        <translation>rien ne tient</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="128"/>
        <source>nothing divides</source>
        <translation>division inexacte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="132"/>
        <source>%1 on %2</source>
        <comment>a model on a number of nodes</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="137"/>
        <source>%1: not searched yet.</source>
        <translation>%1&#xa0;: pas encore cherché.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="138"/>
        <source>%1: being searched.</source>
        <translation>%1&#xa0;: recherche en cours.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="140"/>
        <source>%1: no layout fits the memory.</source>
        <translation>%1&#xa0;: aucune configuration ne tient en mémoire.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="140"/>
        <source>%1: no layout divides the GPUs and the batch.</source>
        <translation>%1&#xa0;: aucune configuration ne divise les GPU et le lot.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="144"/>
        <source>%1: %2; MFU %3, step time %4, %5 per GPU, %6 on the fullest stage.</source>
        <translation>%1&#xa0;: %2&#xa0;; MFU %3, durée du pas %4, %5 par GPU, %6 sur l’étage le plus rempli.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="152"/>
        <source>Published best: %1; MFU %2, step time %3, %4 reserved on the first stage.</source>
        <translation>Meilleur résultat publié&#xa0;: %1&#xa0;; MFU %2, durée du pas %3, %4 réservés sur le premier étage.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="156"/>
        <source>Our best is predicted %1 in speed against that.</source>
        <translation>Notre meilleure configuration est prédite à %1 en vitesse par rapport à cela.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="204"/>
        <source>searching</source>
        <translation>recherche</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="212"/>
        <source>ours %1</source>
        <comment>how our value differs</comment>
        <translation>la nôtre %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_model.cpp" line="232"/>
        <source>%1 GPUs</source>
        <translation>%1&#xa0;GPU</translation>
    </message>
</context>
<context>
    <name>fivefold::HeatmapPage</name>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="158"/>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="159"/>
        <source>Numbers of nodes</source>
        <translation>Nombres de nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="160"/>
        <source>The columns: numbers of nodes with spaces or commas between them.</source>
        <translation>Les colonnes&#xa0;: nombres de nœuds, séparés par des espaces ou des virgules.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="161"/>
        <source>Models, the rows</source>
        <translation>Modèles, les lignes</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="162"/>
        <source>The rows: this plan&apos;s model and others of the catalogue.</source>
        <translation>Les lignes&#xa0;: le modèle de ce plan et d’autres du catalogue.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="163"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="164"/>
        <source>GPU of the heatmap</source>
        <translation>GPU de la carte de chaleur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="165"/>
        <source>Sequence</source>
        <translation>Séquence</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="166"/>
        <source>Sequence length of the heatmap</source>
        <translation>Longueur de séquence de la carte de chaleur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="167"/>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="168"/>
        <source>Global batch of the heatmap, millions of tokens</source>
        <translation>Lot global de la carte de chaleur, en millions de tokens</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="169"/>
        <source> M tokens</source>
        <comment>millions of tokens</comment>
        <translation> M de tokens</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="170"/>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="171"/>
        <source>What the best layout has most or least of</source>
        <translation>Ce que la meilleure configuration a de plus haut ou de plus bas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="172"/>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="173"/>
        <source>Framework of the heatmap</source>
        <translation>Framework de la carte de chaleur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="174"/>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="175"/>
        <source>What the cells show</source>
        <translation>Ce qu’affichent les cellules</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="186"/>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="187"/>
        <source>Searches the best layout of every cell, one after the other.</source>
        <translation>Cherche la meilleure configuration de chaque cellule, l’une après l’autre.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="188"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="189"/>
        <source>Cells that are done stay.</source>
        <translation>Les cellules terminées restent.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="190"/>
        <source>Settings of this plan</source>
        <translation>Réglages de ce plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="191"/>
        <source>GPU, sequence length, batch and framework as in the present plan.</source>
        <translation>GPU, longueur de séquence, lot et framework comme dans le plan actuel.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="192"/>
        <source>Same settings as the published benchmark</source>
        <translation>Mêmes réglages que le benchmark publié</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="193"/>
        <source>The models, nodes, GPU, sequence length, batch and framework of the Ultra-Scale Playbook, which is then shown too.</source>
        <translation>Les modèles, nœuds, GPU, longueur de séquence, lot et framework de l’Ultra-Scale Playbook, qui est alors affiché aussi.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="194"/>
        <source>Published benchmark</source>
        <translation>Benchmark publié</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="195"/>
        <source>Shows below each prediction the best layout that was measured, and how our best differs from it.</source>
        <translation>Affiche sous chaque prédiction la meilleure configuration mesurée, et de combien la nôtre s’en écarte.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="196"/>
        <source>Cells searched</source>
        <translation>Cellules cherchées</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="197"/>
        <source>Best layouts, models by numbers of nodes</source>
        <translation>Meilleures configurations, modèles par nombres de nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="198"/>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="199"/>
        <source>Use This Plan</source>
        <translation>Utiliser ce plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="200"/>
        <source>Takes model, nodes and layout of the chosen cell into the plan; Enter or a double click does the same.</source>
        <translation>Reprend dans le plan le modèle, les nœuds et la configuration de la cellule choisie&#xa0;; Entrée ou un double clic a le même effet.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="201"/>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="202"/>
        <source>Puts the plan of the chosen cell aside to compare.</source>
        <translation>Met de côté le plan de la cellule choisie pour comparer.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="203"/>
        <source>Measured: the Ultra-Scale Playbook, Hugging Face nanotron team, 2025 (Apache-2.0), &lt;a href=&quot;https://huggingface.co/spaces/nanotron/ultrascale-playbook&quot;&gt;huggingface.co/spaces/nanotron/ultrascale-playbook&lt;/a&gt;</source>
        <translation>Mesuré&#xa0;: Ultra-Scale Playbook, équipe nanotron de Hugging Face, 2025 (Apache-2.0), &lt;a href=&quot;https://huggingface.co/spaces/nanotron/ultrascale-playbook&quot;&gt;huggingface.co/spaces/nanotron/ultrascale-playbook&lt;/a&gt;</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_controls.cpp" line="205"/>
        <source>Its MFU is counted here as ours is, with causal attention; memory is what the allocator reserved on the first stage.</source>
        <translation>Son MFU est compté ici comme le nôtre, avec attention causale&#xa0;; la mémoire est celle que l’allocateur a réservée sur le premier étage.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="63"/>
        <source>Heatmap</source>
        <translation>Carte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="68"/>
        <source>The best layout of each model on each number of nodes will be shown here, once it has been searched.</source>
        <translation>La meilleure configuration de chaque modèle sur chaque nombre de nœuds sera affichée ici, une fois cherchée.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="71"/>
        <source>On %1 nothing fits in the %2 of %3 cells searched so far.</source>
        <translation>Sur %1, rien ne tient dans les %2 cellules sur %3 cherchées jusqu’ici.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="73"/>
        <source>%1 on %2: from %3 to %4 in %5 of %6 cells so far.</source>
        <translation>%1 sur %2&#xa0;: de %3 à %4 dans %5 cellules sur %6 jusqu’ici.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="75"/>
        <source>%1 of the best layouts on %2: from %3 to %4.</source>
        <translation>%1 des meilleures configurations sur %2&#xa0;: de %3 à %4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="76"/>
        <source>%1 of the best layouts on %2: from %3 to %4; in %5 of %6 cells nothing fits.</source>
        <translation>%1 des meilleures configurations sur %2&#xa0;: de %3 à %4&#xa0;; dans %5 cellules sur %6, rien ne tient.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="92"/>
        <source>This plan: %1</source>
        <translation>Ce plan&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="143"/>
        <source>%1 (published benchmark)</source>
        <translation>%1 (benchmark publié)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="224"/>
        <source>Best layout of the heatmap</source>
        <translation>Meilleure configuration de la carte de chaleur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="231"/>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="236"/>
        <source>Choose a cell to read all about it.</source>
        <translation>Choisissez une cellule pour en lire le détail.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="249"/>
        <source>No model is chosen.</source>
        <translation>Aucun modèle n’est choisi.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="250"/>
        <source>Nodes must be a list of up to 32 whole numbers from 1 on, such as 1 2 4 8.</source>
        <translation>Les nœuds doivent être une liste d’au plus 32 nombres entiers à partir de 1, comme 1 2 4 8.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="251"/>
        <source>The measured values in use have changed since these cells were searched; Run searches anew.</source>
        <translation>Les valeurs mesurées utilisées ont changé depuis la recherche de ces cellules&#xa0;; Lancer relance la recherche.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="252"/>
        <source>The settings have changed since these cells were searched; Run searches anew.</source>
        <translation>Les réglages ont changé depuis la recherche de ces cellules&#xa0;; Lancer relance la recherche.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="257"/>
        <source>The published benchmark has no cell under these settings.</source>
        <translation>Le benchmark publié n’a aucune cellule avec ces réglages.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_page.cpp" line="264"/>
        <source>no layout fits, or none divides</source>
        <translation>aucune configuration ne tient, ou rien ne se divise exactement</translation>
    </message>
</context>
<context>
    <name>fivefold::HeatmapView</name>
    <message>
        <location filename="../app/desktop/pages/heatmap_view.cpp" line="219"/>
        <source>Copy &amp;Table</source>
        <translation>Copier le &amp;tableau</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_view.cpp" line="221"/>
        <source>Copy All &amp;Figures</source>
        <translation>Copier tous les &amp;chiffres</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/heatmap_view.cpp" line="222"/>
        <source>Copy &amp;Picture</source>
        <translation>Copier l’&amp;image</translation>
    </message>
</context>
<context>
    <name>fivefold::HelpDialog</name>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="61"/>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="64"/>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="75"/>
        <source>This page</source>
        <translation>Cette page</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="76"/>
        <source>How Fivefold estimates</source>
        <translation>Comment Fivefold estime</translation>
    </message>
    <message>
        <location filename="../app/desktop/help_dialog.cpp" line="77"/>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
</context>
<context>
    <name>fivefold::KeysDialog</name>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="32"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="36"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="38"/>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="38"/>
        <source>Does</source>
        <translation>Effet</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="44"/>
        <source>Next or previous value of a slider</source>
        <translation>Valeur suivante ou précédente d’un curseur</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="44"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="57"/>
        <source>Right, Left</source>
        <translation>Droite, Gauche</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="45"/>
        <source>Two values further</source>
        <translation>Deux valeurs plus loin</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="45"/>
        <source>Page Up, Page Down</source>
        <translation>Page haut, Page bas</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="46"/>
        <source>Largest or smallest value</source>
        <translation>Plus grande ou plus petite valeur</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="46"/>
        <source>End, Home</source>
        <translation>Fin, Début</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="47"/>
        <source>Chart: copy its picture, its data</source>
        <translation>Graphique&#xa0;: copier son image, ses données</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="47"/>
        <source>Ctrl+C, Ctrl+Shift+C</source>
        <translation>Ctrl+C, Ctrl+Maj+C</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="48"/>
        <source>Table: copy the chosen rows</source>
        <translation>Tableau&#xa0;: copier les lignes choisies</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="48"/>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="50"/>
        <source>Memory: stage before or after, how it is computed</source>
        <translation>Mémoire&#xa0;: étage précédent ou suivant, détail du calcul</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="50"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="51"/>
        <source>Up and Down, Return</source>
        <translation>Haut et Bas, Entrée</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="51"/>
        <source>Step: part before or after, how it is computed</source>
        <translation>Pas&#xa0;: partie précédente ou suivante, détail du calcul</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="59"/>
        <source>Heatmap: use the plan of the chosen cell</source>
        <translation>Carte de chaleur&#xa0;: utiliser le plan de la cellule choisie</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="60"/>
        <source>Scaling: next size of the cluster, same size on another curve</source>
        <translation>Échelle&#xa0;: taille suivante du cluster, même taille sur une autre courbe</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="61"/>
        <source>Scaling: use the chosen plan</source>
        <translation>Échelle&#xa0;: utiliser le plan choisi</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="62"/>
        <source>Placement: neighbouring GPU, same GPU of the next node</source>
        <translation>Placement&#xa0;: GPU voisin, même GPU du nœud suivant</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="52"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="60"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="62"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="67"/>
        <source>Left and Right, Up and Down</source>
        <translation>Gauche et Droite, Haut et Bas</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="63"/>
        <source>Placement: next rank of the same group</source>
        <translation>Placement&#xa0;: rang suivant du même groupe</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="63"/>
        <source>Ctrl+Right, Ctrl+Left</source>
        <translation>Ctrl+Droite, Ctrl+Gauche</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="64"/>
        <source>Placement: nearer, further away, everything</source>
        <translation>Placement&#xa0;: plus près, plus loin, tout</translation>
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
        <translation>Recherche&#xa0;: arrêter une recherche</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="55"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="56"/>
        <source>Search: use the chosen layout, pin it</source>
        <translation>Recherche&#xa0;: utiliser la configuration choisie, l’épingler</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="56"/>
        <source>Return, Ctrl+P</source>
        <translation>Entrée, Ctrl+P</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="57"/>
        <source>Search: along the Pareto front</source>
        <translation>Recherche&#xa0;: le long du front de Pareto</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="58"/>
        <source>Search: nearer, further away, everything</source>
        <translation>Recherche&#xa0;: plus près, plus loin, tout</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="52"/>
        <source>Timeline: pass before or after, same moment on another stage</source>
        <translation>Chronologie&#xa0;: passe précédente ou suivante, même instant sur un autre étage</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="53"/>
        <source>Timeline: nearer, further away, everything, the chosen pass</source>
        <translation>Chronologie&#xa0;: plus près, plus loin, tout, la passe choisie</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="53"/>
        <source>+, -, 0, Return</source>
        <translation>+, -, 0, Entrée</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="54"/>
        <source>Timeline: earlier or later</source>
        <translation>Chronologie&#xa0;: plus tôt ou plus tard</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="54"/>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Gauche, Ctrl+Droite</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="65"/>
        <source>Compare: use, rename, unpin the chosen plan</source>
        <translation>Comparaison&#xa0;: utiliser, renommer, désépingler le plan choisi</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="65"/>
        <source>Return, F2, Delete</source>
        <translation>Entrée, F2, Suppr</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="66"/>
        <source>Compare: move the chosen plan to the left or right</source>
        <translation>Comparaison&#xa0;: déplacer le plan choisi à gauche ou à droite</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="66"/>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Gauche, Alt+Droite</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="67"/>
        <source>Measured: next run by measured time, by prediction or error</source>
        <translation>Mesures&#xa0;: mesure suivante par temps mesuré, par prédiction ou par erreur</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="68"/>
        <source>Measured: load the chosen run&apos;s plan</source>
        <translation>Mesures&#xa0;: charger le plan de la mesure choisie</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="59"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="61"/>
        <location filename="../app/desktop/keys_dialog.cpp" line="68"/>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="43"/>
        <source>A knob by its underlined letter</source>
        <translation>Un réglage par sa lettre soulignée</translation>
    </message>
    <message>
        <location filename="../app/desktop/keys_dialog.cpp" line="43"/>
        <source>Alt+letter</source>
        <translation>Alt+lettre</translation>
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
        <translation>%1, et si</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="89"/>
        <source>Works: %1</source>
        <translation>Possible&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knob_cell.cpp" line="95"/>
        <source>Not %1: %2</source>
        <translation>Pas %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>fivefold::KnobsPanel</name>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="28"/>
        <source>Knobs</source>
        <translation>Réglages</translation>
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
        <translation>&amp;Micro-lot</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="51"/>
        <source>&amp;Accumulation</source>
        <translation>&amp;Accumulation</translation>
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
        <translation>&amp;Recalcul</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="59"/>
        <source>&amp;Schedule</source>
        <translation>&amp;Ordonnancement</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/knobs_panel.cpp" line="82"/>
        <source>This model is dense: it has no experts to spread.</source>
        <translation>Ce modèle est dense&#xa0;: il n’a pas d’experts à répartir.</translation>
    </message>
</context>
<context>
    <name>fivefold::LayoutTable</name>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="112"/>
        <source>Layouts found</source>
        <translation>Configurations trouvées</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="113"/>
        <source>&amp;Use this layout	Return</source>
        <translation>&amp;Utiliser cette configuration	Entrée</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="114"/>
        <source>&amp;Pin to compare</source>
        <translation>É&amp;pingler pour comparer</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="115"/>
        <source>&amp;Copy rows	Ctrl+C</source>
        <translation>&amp;Copier les lignes	Ctrl+C</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="116"/>
        <source>Copy rows as C&amp;SV</source>
        <translation>Copier les lignes en C&amp;SV</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="117"/>
        <source>Copy rows as &amp;Markdown</source>
        <translation>Copier les lignes en &amp;Markdown</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="118"/>
        <source>&amp;Export table as CSV…</source>
        <translation>&amp;Exporter le tableau en CSV…</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table.cpp" line="206"/>
        <source>Export Table</source>
        <translation>Exporter le tableau</translation>
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
        <translation>sur le front de Pareto</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table_model.cpp" line="150"/>
        <source>%1 (the present layout)</source>
        <translation>%1 (la configuration actuelle)</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/layout_table_model.cpp" line="172"/>
        <source>%1. In the filter: %2</source>
        <translation>%1. Dans le filtre&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>fivefold::LineChart</name>
    <message>
        <location filename="../app/desktop/charts/line_chart.cpp" line="144"/>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
</context>
<context>
    <name>fivefold::LinksView</name>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="43"/>
        <source>How fast each GPU of a node reaches each other one, with its data checked, will be shown here. It takes at least two GPUs.</source>
        <translation>La vitesse à laquelle chaque GPU d’un nœud atteint chacun des autres, données vérifiées, sera affichée ici. Il faut au moins deux GPU.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="47"/>
        <source>Rows send, columns receive; arrow keys go from link to link.</source>
        <translation>Les lignes envoient, les colonnes reçoivent&#xa0;; les flèches vont de lien en lien.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="51"/>
        <source>Shown</source>
        <translation>Affiché</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="53"/>
        <source>Quantity of the links</source>
        <translation>Grandeur des liens</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/links_view.cpp" line="54"/>
        <source>Links between GPUs</source>
        <translation>Liens entre GPU</translation>
    </message>
</context>
<context>
    <name>fivefold::LockButton</name>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="33"/>
        <source>Lock %1</source>
        <translation>Verrouiller %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="34"/>
        <source>%1 keeps its value when other knobs move</source>
        <translation>%1 garde sa valeur quand d’autres réglages changent</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/lock_button.cpp" line="35"/>
        <source>%1 may change when other knobs move</source>
        <translation>%1 peut changer quand d’autres réglages changent</translation>
    </message>
</context>
<context>
    <name>fivefold::MainWindow</name>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="64"/>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="86"/>
        <source>Open config.json</source>
        <translation>Ouvrir un config.json</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="87"/>
        <source>Setup</source>
        <translation>Données</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="93"/>
        <source>Next best change</source>
        <translation>Prochain gain</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="95"/>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="101"/>
        <source>How computed</source>
        <translation>Détail du calcul</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="122"/>
        <source>built-in</source>
        <translation>intégrées</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="125"/>
        <source>Constants: %1, %2</source>
        <translation>Constantes&#xa0;: %1, %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="127"/>
        <source>Constants: %1, refitted</source>
        <comment>name of a profile</comment>
        <translation>Constantes&#xa0;: %1, réajustées</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="129"/>
        <source>Constants: built-in, with %1 measured</source>
        <translation>Constantes&#xa0;: intégrées, avec mesures %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="129"/>
        <source>Constants: built-in; %1 is of another GPU</source>
        <translation>Constantes&#xa0;: intégrées&#xa0;; %1 concerne un autre GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="134"/>
        <source>Measured on %1: %2</source>
        <comment>a date, values</comment>
        <translation>Mesuré le %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="140"/>
        <source>%1[*] – Fivefold</source>
        <translation>%1[*] – Fivefold</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window.cpp" line="160"/>
        <source>Suggestion</source>
        <translation>Suggestion</translation>
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
        <translation>Régler %1 sur %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="78"/>
        <source>Model › %1</source>
        <translation>Modèle › %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_commands.cpp" line="81"/>
        <source>Model</source>
        <translation>Modèle</translation>
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
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="48"/>
        <source>Save the changes to %1?</source>
        <translation>Enregistrer les modifications de %1&#xa0;?</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="51"/>
        <source>Without saving they are lost.</source>
        <translation>Sans enregistrement, elles seront perdues.</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="100"/>
        <source>Plans, model configs and launch files (*.json *.yaml *.yml *.toml *.sh *.sbatch);;All files (*)</source>
        <translation>Plans, configs de modèle et fichiers de lancement (*.json *.yaml *.yml *.toml *.sh *.sbatch);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="107"/>
        <location filename="../app/desktop/main_window_files.cpp" line="122"/>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="114"/>
        <source>Save Plan</source>
        <translation>Enregistrer le plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="114"/>
        <source>Plans (*.json)</source>
        <translation>Plans (*.json)</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_files.cpp" line="131"/>
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>%n fichier écrit dans %1</numerusform>
            <numerusform>%n fichiers écrits dans %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="139"/>
        <source>Trace written to %1; Perfetto (ui.perfetto.dev) opens it</source>
        <translation>Trace écrite dans %1&#xa0;; Perfetto (ui.perfetto.dev) l’ouvre</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="143"/>
        <source>The trace could not be written to %1: %2</source>
        <translation>La trace n’a pas pu être écrite dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_files.cpp" line="166"/>
        <source>No recent files</source>
        <translation>Aucun fichier récent</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="49"/>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="50"/>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="51"/>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="52"/>
        <source>Open Plan or config.json</source>
        <translation>Ouvrir un plan ou un config.json</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="53"/>
        <source>Open &amp;Recent</source>
        <translation>Ouvrir un fichier ré&amp;cent</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="57"/>
        <source>&amp;Import Measurement…</source>
        <translation>Importer une &amp;mesure…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="62"/>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="63"/>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="66"/>
        <source>&amp;Export Launch Files…</source>
        <translation>E&amp;xporter les fichiers de lancement…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="69"/>
        <source>Export &amp;Trace…</source>
        <translation>Exporter la &amp;trace…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="72"/>
        <source>Repor&amp;t…</source>
        <translation>&amp;Rapport…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="73"/>
        <source>Save Page as &amp;Picture…</source>
        <translation>Enregistrer la page en &amp;image…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="76"/>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="80"/>
        <source>&amp;Edit</source>
        <translation>Éd&amp;ition</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="81"/>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="85"/>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="92"/>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="94"/>
        <source>Co&amp;mmands…</source>
        <translation>Co&amp;mmandes…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="96"/>
        <source>&amp;Settings…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="97"/>
        <source>&amp;Pin Plan</source>
        <translation>Épin&amp;gler le plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="101"/>
        <source>&amp;View</source>
        <translation>Affic&amp;hage</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="115"/>
        <source>&amp;Setup</source>
        <translation>&amp;Données</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="120"/>
        <source>&amp;Verdict</source>
        <translation>&amp;Verdict</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="125"/>
        <source>How &amp;Computed</source>
        <translation>Détail du &amp;calcul</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="132"/>
        <source>La&amp;yout</source>
        <translation>Config&amp;uration</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="134"/>
        <source>Find Best &amp;Layout</source>
        <translation>Chercher la &amp;meilleure configuration</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="138"/>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="146"/>
        <source>&amp;New Campaign…</source>
        <translation>&amp;Nouvelle campagne…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="150"/>
        <source>&amp;Open Campaign…</source>
        <translation>&amp;Ouvrir une campagne…</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="160"/>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="161"/>
        <source>&amp;Help on This Page</source>
        <translation>Aide sur cette &amp;page</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="163"/>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="166"/>
        <source>&amp;About Fivefold</source>
        <translation>À propos de &amp;Fivefold</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="218"/>
        <source>About Fivefold</source>
        <translation>À propos de Fivefold</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="220"/>
        <source>&lt;b&gt;Fivefold %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Fivefold %1&lt;/b&gt;</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_menus.cpp" line="222"/>
        <source>Finds out which 5D-parallel layout trains a language model fastest on a cluster, whether it fits, and what it costs.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. Uses Qt %1.</source>
        <translation>Détermine quelle configuration de parallélisme 5D entraîne le plus vite un modèle de langage sur un cluster, si elle tient, et ce qu’elle coûte.&lt;br&gt;&lt;br&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Utilise Qt %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="26"/>
        <source>comparison</source>
        <translation>comparaison</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="31"/>
        <source>Write Report</source>
        <translation>Écrire le rapport</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="31"/>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="35"/>
        <source>Report written to %1</source>
        <translation>Rapport écrit dans %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="36"/>
        <source>No report was written: %1</source>
        <translation>Aucun rapport n’a été écrit&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="49"/>
        <source>Save Page as Picture</source>
        <translation>Enregistrer la page en image</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="49"/>
        <source>PNG (*.png);;SVG (*.svg)</source>
        <translation>PNG (*.png);;SVG (*.svg)</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="55"/>
        <source>Picture written to %1</source>
        <translation>Image écrite dans %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_report.cpp" line="57"/>
        <source>%1 was not written: %2</source>
        <translation>%1 n’a pas été écrit&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/main.cpp" line="64"/>
        <source>Your unsaved plan of the last session is back.</source>
        <translation>Votre plan non enregistré de la dernière session a été restauré.</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_status.cpp" line="17"/>
        <source>Nearest measured run</source>
        <translation>Mesure la plus proche</translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_status.cpp" line="22"/>
        <source>Pinned plans</source>
        <translation>Plans épinglés</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_status.cpp" line="40"/>
        <source>%n pinned</source>
        <translation>
            <numerusform>%n épinglé</numerusform>
            <numerusform>%n épinglés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/main_window_status.cpp" line="40"/>
        <source>Shows the pinned plans beside the present one</source>
        <translation>Affiche les plans épinglés à côté du plan actuel</translation>
    </message>
</context>
<context>
    <name>fivefold::MeasuredPage</name>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="57"/>
        <source>Measured</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="62"/>
        <source>How far predictions are from published runs will be shown here; the runs are being read.</source>
        <translation>L’écart entre les prédictions et les mesures publiées sera affiché ici&#xa0;; les mesures sont en cours de lecture.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="70"/>
        <source>Of %1 published runs half are predicted within %2 and nine of ten within %3.</source>
        <translation>Sur %1 mesures publiées, la moitié est prédite à %2 près et neuf sur dix à %3 près.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="96"/>
        <source>Plan of a Measured Run</source>
        <translation>Plan d’une mesure</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="100"/>
        <source>All Runs</source>
        <translation>Toutes les mesures</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="101"/>
        <source>Nearest to This Plan</source>
        <translation>Proches de ce plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="102"/>
        <source>Check Your Run</source>
        <translation>Vérifier la vôtre</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/measured_page.cpp" line="103"/>
        <source>Views of measured runs</source>
        <translation>Vues des mesures</translation>
    </message>
</context>
<context>
    <name>fivefold::MeasuredStore</name>
    <message>
        <location filename="../app/desktop/hardware/measured_store.cpp" line="141"/>
        <source>the folder %1 cannot be made</source>
        <translation>le dossier %1 ne peut pas être créé</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_store.cpp" line="155"/>
        <source>The profile was not saved: %1</source>
        <translation>Le profil n’a pas été enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/measured_store.cpp" line="179"/>
        <source>The profile was not removed: %1</source>
        <translation>Le profil n’a pas été supprimé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>fivefold::MemoryPage</name>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="30"/>
        <source>one micro-batch in flight</source>
        <translation>1 micro-lot en vol</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="31"/>
        <source>%1 micro-batches in flight</source>
        <translation>%1 micro-lots en vol</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="45"/>
        <source>usable %1</source>
        <translation>utilisable %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="48"/>
        <source>Stage %1</source>
        <translation>Étage %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="50"/>
        <source>Stage %1: %2</source>
        <translation>Étage %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="57"/>
        <source>fullest</source>
        <translation>le plus rempli</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="88"/>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="97"/>
        <source>The memory of every pipeline stage will be shown here.</source>
        <translation>La mémoire de chaque étage de pipeline sera affichée ici.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="99"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Ce plan ne peut pas être calculé&#xa0;; le verdict dit pourquoi.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="103"/>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="104"/>
        <source>gradients</source>
        <translation>gradients</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="105"/>
        <source>optimizer states</source>
        <translation>états de l’optimiseur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="106"/>
        <source>activations of %1</source>
        <translation>activations de %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="107"/>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="108"/>
        <source>buffers</source>
        <translation>tampons</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="109"/>
        <source>NCCL&apos;s buffers</source>
        <translation>tampons NCCL</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="110"/>
        <source>the CUDA context</source>
        <translation>contexte CUDA</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="112"/>
        <source>fragmentation</source>
        <translation>fragmentation</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="115"/>
        <source>Eight of ten runs lie between %1 and %2.</source>
        <translation>Huit mesures sur dix se situent entre %1 et %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="116"/>
        <source>Each GPU holds %1, mostly %2.</source>
        <translation>Chaque GPU contient %1, surtout&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="117"/>
        <source>Stage %1 is the fullest: %2, mostly %3.</source>
        <translation>L’étage %1 est le plus rempli&#xa0;: %2, surtout&#xa0;: %3.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/memory_page.cpp" line="123"/>
        <source>%n layers</source>
        <translation>
            <numerusform>%n couche</numerusform>
            <numerusform>%n couches</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="124"/>
        <source>&lt;b&gt;Stage %1&lt;/b&gt;: %2, %3; fullest %4.</source>
        <translation>&lt;b&gt;Étage %1&lt;/b&gt;&#xa0;: %2, %3&#xa0;; maximum %4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="138"/>
        <location filename="../app/desktop/pages/memory_page.cpp" line="182"/>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="139"/>
        <source>Usable</source>
        <translation>Utilisable</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="140"/>
        <source>Live between two steps</source>
        <translation>Vivant entre deux pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="142"/>
        <source>Live %1</source>
        <translation>Vivant %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="189"/>
        <source>Memory per pipeline stage</source>
        <translation>Mémoire par étage de pipeline</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="190"/>
        <source>Memory of the selected stage by term</source>
        <translation>Mémoire de l’étage choisi, par terme</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Held for</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Memory (GiB)</source>
        <translation>Mémoire (Gio)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Share (%)</source>
        <translation>Part (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/memory_page.cpp" line="192"/>
        <source>Share of the stage&apos;s total</source>
        <translation>Part du total de l’étage</translation>
    </message>
</context>
<context>
    <name>fivefold::MessageBar</name>
    <message>
        <location filename="../app/desktop/controls/message_bar.cpp" line="36"/>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/message_bar.cpp" line="45"/>
        <location filename="../app/desktop/controls/message_bar.cpp" line="46"/>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>fivefold::MetricGrid</name>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="117"/>
        <source>%1 to %2: %3</source>
        <translation>%1 à %2. %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="118"/>
        <source>Step time</source>
        <translation>Durée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="120"/>
        <source>Tokens per GPU</source>
        <translation>Tokens par GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="122"/>
        <source>Model FLOPs per GPU</source>
        <translation>FLOP modèle par GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="124"/>
        <source>of the bf16 peak, causal attention counted half. Counted in full: %1. With recomputation (HFU): %2.</source>
        <translation>du pic bf16, attention causale comptée pour moitié. Comptée en entier&#xa0;: %1. Avec le recalcul (HFU)&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="126"/>
        <source>MFU (causal)</source>
        <translation>MFU (causal)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="128"/>
        <source>Bubble</source>
        <translation>Bulle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="129"/>
        <source>Share of the step in which a stage is idle: %1</source>
        <translation>Part du pas où un étage est inactif&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="138"/>
        <source>Training time</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="139"/>
        <source>for %1 trillion tokens</source>
        <translation>pour %1&#xa0;×&#xa0;10¹² tokens</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="141"/>
        <source>GPU-hours</source>
        <translation>Heures GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="146"/>
        <source>No price is known for this GPU; enter one under Cluster.</source>
        <translation>Aucun prix connu pour ce GPU&#xa0;; saisissez-en un sous Cluster.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="148"/>
        <source>at %1 per GPU-hour, your own price</source>
        <translation>à %1 par heure GPU, votre propre prix</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="150"/>
        <source>at %1 per GPU-hour, list price</source>
        <translation>à %1 par heure GPU, prix catalogue</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="153"/>
        <source>Cost</source>
        <translation>Coût</translation>
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
        <translation>Énergie</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="167"/>
        <source>%1 of wall-clock time; your own figure</source>
        <translation>%1 du temps écoulé&#xa0;; votre propre chiffre</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="169"/>
        <source>%1 of wall-clock time: a failure every %2 h, a checkpoint every %3 min</source>
        <translation>%1 du temps écoulé&#xa0;: une panne toutes les %2&#xa0;h, un point de reprise toutes les %3&#xa0;min</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="172"/>
        <source>%1 of wall-clock time</source>
        <translation>%1 du temps écoulé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="175"/>
        <source>%1 kWh</source>
        <translation>%1&#xa0;kWh</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/metric_grid.cpp" line="176"/>
        <source>%1 t of CO2</source>
        <translation>%1&#xa0;t de CO₂</translation>
    </message>
</context>
<context>
    <name>fivefold::ModelPicker</name>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="90"/>
        <source>Type to search</source>
        <translation>Taper pour chercher</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="91"/>
        <source>Part of a model&apos;s name</source>
        <translation>Partie du nom d’un modèle</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="92"/>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <location filename="../app/desktop/controls/model_picker.cpp" line="94"/>
        <source>1 model</source>
        <translation>1 modèle</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/controls/model_picker.cpp" line="94"/>
        <source>%n models</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::ModelSection</name>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="30"/>
        <source>%1 T</source>
        <translation>%1&#xa0;×&#xa0;10¹²</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="31"/>
        <source>%1 B</source>
        <translation>%1&#xa0;Md</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="32"/>
        <source>%1 M</source>
        <translation>%1&#xa0;M</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="38"/>
        <location filename="../app/desktop/setup/model_section.cpp" line="78"/>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="41"/>
        <source>Model preset; type to search</source>
        <translation>Modèle prédéfini&#xa0;; taper pour chercher</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="44"/>
        <source>Open c&amp;onfig.json…</source>
        <translation>Ouvrir un config.&amp;json…</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="45"/>
        <source>Open config.json</source>
        <translation>Ouvrir un config.json</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="46"/>
        <source>Read the dimensions from a Hugging Face config.json; it can also be dropped on the window</source>
        <translation>Lire les dimensions dans un config.json Hugging Face&#xa0;; il peut aussi être déposé sur la fenêtre</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="55"/>
        <source>Dimensions</source>
        <translation>Dimensions</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="83"/>
        <source>These dimensions do not make a model: %1</source>
        <translation>Ces dimensions ne forment pas un modèle&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="85"/>
        <source>%1 parameters</source>
        <translation>%1 de paramètres</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="86"/>
        <source>%1 parameters, %2 active</source>
        <translation>%1 de paramètres, %2 actifs</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="94"/>
        <source>%1 (own dimensions)</source>
        <translation>%1 (dimensions propres)</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/model_section.cpp" line="98"/>
        <source>%1 parameters, %2 of them used by each token</source>
        <translation>%1 de paramètres, dont %2 utilisés par chaque token</translation>
    </message>
</context>
<context>
    <name>fivefold::NearestView</name>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="78"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Ce plan ne peut pas être calculé&#xa0;; le verdict dit pourquoi.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="78"/>
        <source>The published runs are being read; those nearest to this plan will be listed here.</source>
        <translation>Les mesures publiées sont en cours de lecture&#xa0;; les plus proches de ce plan seront listées ici.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="90"/>
        <source>nothing that counts</source>
        <translation>rien qui compte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="105"/>
        <source>%1 (%2). It differs from this plan in nothing that counts.</source>
        <translation>%1 (%2). Rien d’important ne la distingue de ce plan.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="106"/>
        <source>%1 (%2). From this plan to that run: %3.</source>
        <translation>%1 (%2). De ce plan à cette mesure&#xa0;: %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="123"/>
        <source>Load Its Plan</source>
        <translation>Charger son plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="124"/>
        <source>Measured runs nearest to the plan</source>
        <translation>Mesures les plus proches du plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="125"/>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="126"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="127"/>
        <source>Layout</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="128"/>
        <source>Measured (s)</source>
        <translation>Mesuré (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="128"/>
        <source>Step time of the run</source>
        <translation>Durée du pas de la mesure</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="129"/>
        <source>Predicted (s)</source>
        <translation>Prédit (s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="129"/>
        <source>Step time by the model, for the run&apos;s own plan</source>
        <translation>Durée du pas d’après le modèle, pour le plan de la mesure elle-même</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="130"/>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="130"/>
        <source>Predicted over measured</source>
        <translation>Prédit / mesuré</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="131"/>
        <source>Differs in</source>
        <translation>Diffère par</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="131"/>
        <source>From the present plan to the run</source>
        <translation>Du plan actuel à la mesure</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="132"/>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/nearest_view.cpp" line="132"/>
        <source>How unlike the plans are: 0 alike, about 1 for one parallel degree doubled</source>
        <translation>À quel point les plans diffèrent&#xa0;: 0 identiques, environ 1 pour un degré de parallélisme doublé</translation>
    </message>
</context>
<context>
    <name>fivefold::NewCampaignDialog</name>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="47"/>
        <source>and the &amp;Pareto front of step time, memory and cost</source>
        <translation>et le front de &amp;Pareto (durée du pas, mémoire, coût)</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="50"/>
        <source>&amp;Write Campaign</source>
        <translation>Écrire la campa&amp;gne</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="52"/>
        <source>New Campaign</source>
        <translation>Nouvelle campagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="53"/>
        <source>Fastest layouts</source>
        <translation>Configurations les plus rapides</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="54"/>
        <source>Pareto front</source>
        <translation>Front de Pareto</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="55"/>
        <source>Runs that teach most</source>
        <translation>Exécutions les plus instructives</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="56"/>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="57"/>
        <source>Launcher</source>
        <translation>Lanceur</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="58"/>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="59"/>
        <source>Runs at a time</source>
        <translation>Exécutions simultanées</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="60"/>
        <source>Steps of a run</source>
        <translation>Pas par exécution</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="61"/>
        <source>Options of sbatch</source>
        <translation>Options de sbatch</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="62"/>
        <source>Before each run</source>
        <translation>Avant chaque exécution</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="63"/>
        <source>Container image</source>
        <translation>Image du conteneur</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="64"/>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="65"/>
        <source>Login node</source>
        <translation>Nœud de connexion</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="66"/>
        <source>Folder there</source>
        <translation>Dossier distant</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="67"/>
        <source>Write campaign</source>
        <translation>Écrire la campagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="79"/>
        <source>this machine</source>
        <translation>cette machine</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="80"/>
        <source>a folder of the campaign&apos;s name</source>
        <translation>un dossier au nom de la campagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="81"/>
        <source>Runs that tell most about the constants that predictions rest on, whether they are fast or not</source>
        <translation>Exécutions qui en disent le plus sur les constantes dont dépendent les prédictions, rapides ou non</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="83"/>
        <source>Layouts come from the search: %1 were found.</source>
        <translation>Les configurations viennent de la recherche&#xa0;: %1 trouvées.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="84"/>
        <source>No search has been made; one is made for the present plan, with the locked knobs as they are.</source>
        <translation>Aucune recherche n’a été faite&#xa0;; une recherche est lancée pour le plan actuel, avec les réglages verrouillés tels quels.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="87"/>
        <source>&amp;Browse…</source>
        <translation>Par&amp;courir…</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="88"/>
        <source>Choose the folder</source>
        <translation>Choisir le dossier</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="92"/>
        <source>F&amp;older</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="96"/>
        <source>Fas&amp;test layouts</source>
        <translation>Configs les plus &amp;rapides</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="98"/>
        <source>Runs that teach &amp;most</source>
        <translation>Exécutions &amp;instructives</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="99"/>
        <source>&amp;Framework</source>
        <translation>&amp;Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="100"/>
        <source>&amp;Launcher</source>
        <translation>&amp;Lanceur</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="102"/>
        <source>Runs at a t&amp;ime</source>
        <translation>Exécutions si&amp;multanées</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="103"/>
        <source>&amp;Steps of a run</source>
        <translation>Pas par e&amp;xécution</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="104"/>
        <source>Options of sb&amp;atch</source>
        <translation>&amp;Options de sbatch</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="106"/>
        <source>Container ima&amp;ge</source>
        <translation>Image du conten&amp;eur</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="105"/>
        <source>Before &amp;each run</source>
        <translation>&amp;Avant chaque exécution</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="107"/>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="108"/>
        <source>Login &amp;node</source>
        <translation>&amp;Nœud de connexion</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="109"/>
        <source>Folder the&amp;re</source>
        <translation>Dossier dis&amp;tant</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="168"/>
        <source>Choose a folder for the campaign.</source>
        <translation>Choisissez un dossier pour la campagne.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="169"/>
        <source>This folder holds a campaign already; choose another.</source>
        <translation>Ce dossier contient déjà une campagne&#xa0;; choisissez-en un autre.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="170"/>
        <source>Choose what to run.</source>
        <translation>Choisissez ce qu’il faut exécuter.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/new_campaign_dialog.cpp" line="176"/>
        <source>Folder of the Campaign</source>
        <translation>Dossier de la campagne</translation>
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
        <translation>Prochain gain %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="72"/>
        <source>No change of one or two knobs is faster.</source>
        <translation>Aucun changement d’un ou deux réglages n’est plus rapide.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="72"/>
        <source>No change of one or two knobs makes it fit.</source>
        <translation>Aucun changement d’un ou deux réglages ne fait tenir le plan.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="82"/>
        <source>fits, %1</source>
        <translation>tient, %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="83"/>
        <source>%1 less time</source>
        <translation>%1 de temps en moins</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="86"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="87"/>
        <source>Step time %1 → %2</source>
        <translation>Durée du pas %1 → %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="88"/>
        <source>Memory %1 → %2</source>
        <translation>Mémoire %1 → %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="89"/>
        <source>With it: %1</source>
        <translation>Avec ce changement&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/next_changes_list.cpp" line="91"/>
        <source>Apply: %1</source>
        <translation>Appliquer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>fivefold::NoticesView</name>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="27"/>
        <source>%1: %2</source>
        <comment>where something happened, what</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="91"/>
        <source>Nothing stands out.</source>
        <translation>Rien à signaler.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="112"/>
        <source>%1: %2</source>
        <comment>how grave, what</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="128"/>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="130"/>
        <source>Log of the probe</source>
        <translation>Journal de la sonde</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/notices_view.cpp" line="129"/>
        <source>What the probe and the libraries printed</source>
        <translation>Ce que la sonde et les bibliothèques ont affiché</translation>
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
        <translation>Lieu d’exécution de la campagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="21"/>
        <source>Login node</source>
        <translation>Nœud de connexion</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="22"/>
        <source>Folder there</source>
        <translation>Dossier distant</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="23"/>
        <source>this machine</source>
        <translation>cette machine</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="24"/>
        <source>a folder of the campaign&apos;s name</source>
        <translation>un dossier au nom de la campagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="25"/>
        <source>The folder is copied there with rsync, through your own ssh and its keys; records come back the same way. Nothing else leaves this machine.</source>
        <translation>Le dossier y est copié avec rsync, par votre propre ssh et ses clés&#xa0;; les résultats reviennent par la même voie. Rien d’autre ne quitte cette machine.</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="30"/>
        <source>&amp;Login node</source>
        <translation>&amp;Nœud de connexion</translation>
    </message>
    <message>
        <location filename="../app/desktop/campaign/place_dialog.cpp" line="31"/>
        <source>&amp;Folder there</source>
        <translation>&amp;Dossier distant</translation>
    </message>
</context>
<context>
    <name>fivefold::PlacementPage</name>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="97"/>
        <source>Placement</source>
        <translation>Placement</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="103"/>
        <source>Which GPUs talk to each other, and over which links, will be shown here.</source>
        <translation>Quels GPU communiquent entre eux, et par quels liens, sera affiché ici.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="104"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Ce plan ne peut pas être calculé&#xa0;; le verdict dit pourquoi.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="118"/>
        <source>%1 ranks on one node</source>
        <translation>%1 rangs sur un nœud</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="118"/>
        <source>%1 ranks on %2 nodes</source>
        <translation>%1 rangs sur %2 nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="119"/>
        <source>%1; no rank needs another.</source>
        <translation>%1&#xa0;; aucun rang n’a besoin d’un autre.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="120"/>
        <source>%1; inside NVLink: %2; nothing crosses the network.</source>
        <translation>%1&#xa0;; dans NVLink&#xa0;: %2&#xa0;; rien ne traverse le réseau.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="121"/>
        <source>%1; across the network: %2.</source>
        <translation>%1&#xa0;; à travers le réseau&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="122"/>
        <source>%1; inside NVLink: %2; across the network: %3.</source>
        <translation>%1&#xa0;; dans NVLink&#xa0;: %2&#xa0;; à travers le réseau&#xa0;: %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="128"/>
        <source>&quot;%1&quot; is no order: it must name tp, cp, ep, dp and pp once each, the fastest first, such as %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un ordre&#xa0;: il doit nommer une fois chacun tp, cp, ep, dp et pp, le plus rapide en premier, par exemple %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="146"/>
        <source>Order of ranks %1</source>
        <translation>Ordre des rangs %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="208"/>
        <source>NVLink domain %1</source>
        <translation>Domaine NVLink %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="208"/>
        <source>node %1</source>
        <translation>nœud %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="248"/>
        <source>Rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="258"/>
        <source>The ranks of this layout cannot be drawn: its degrees do not divide, or there are too many of them.</source>
        <translation>Les rangs de cette configuration ne peuvent pas être dessinés&#xa0;: ses degrés ne divisent pas le nombre de GPU, ou les rangs sont trop nombreux.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="260"/>
        <source>In this order the experts of a pipeline stage would sit on other ranks than the rest of its layers; frameworks refuse it. With pipeline parallelism not last, expert data parallel must be as large as data parallel.</source>
        <translation>Dans cet ordre, les experts d’un étage de pipeline seraient sur d’autres rangs que le reste de ses couches&#xa0;; les frameworks le refusent. Quand le parallélisme de pipeline n’est pas en dernier, le parallélisme de données des experts doit être aussi grand que le parallélisme de données.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="264"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="297"/>
        <source>The usual order, of Megatron-LM, nanotron, torchtitan, accelerate and DeepSpeed.</source>
        <translation>L’ordre habituel, celui de Megatron-LM, nanotron, torchtitan, accelerate et DeepSpeed.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="266"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="298"/>
        <source>Megatron-LM&apos;s --use-tp-pp-dp-mapping, and the order of Llama 3.</source>
        <translation>L’option --use-tp-pp-dp-mapping de Megatron-LM, et l’ordre de Llama 3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="272"/>
        <source>In this order a step takes %1, as in the usual one.</source>
        <translation>Dans cet ordre, un pas dure %1, comme dans l’ordre habituel.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="274"/>
        <source>In this order a step takes %1, %2 longer than in the usual one.</source>
        <translation>Dans cet ordre, un pas dure %1, soit %2 de plus que dans l’ordre habituel.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="275"/>
        <source>In this order a step takes %1, %2 less than in the usual one.</source>
        <translation>Dans cet ordre, un pas dure %1, soit %2 de moins que dans l’ordre habituel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_page.cpp" line="278"/>
        <source>One square stands for %n GPUs.</source>
        <translation>
            <numerusform>Un carré représente %n GPU.</numerusform>
            <numerusform>Un carré représente %n GPU.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="291"/>
        <source>Colour by</source>
        <translation>Colorer par</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="292"/>
        <source>Order of ranks</source>
        <translation>Ordre des rangs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="293"/>
        <source>Groups that share a colour</source>
        <translation>Groupes de même couleur</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="294"/>
        <source>Ranks of one colour that lie together in a pattern are one group; the group of the chosen rank is outlined.</source>
        <translation>Les rangs d’une couleur placés ensemble selon un motif forment un groupe&#xa0;; le groupe du rang choisi est encadré.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="295"/>
        <source>Order of ranks, fastest dimension first</source>
        <translation>Ordre des rangs, dimension la plus rapide en premier</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="296"/>
        <source>The dimension whose neighbours get neighbouring ranks comes first. Any order of tp, cp, ep, dp and pp can be typed.</source>
        <translation>La dimension dont les voisins reçoivent des rangs voisins vient en premier. Tout ordre de tp, cp, ep, dp et pp peut être saisi.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="299"/>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="300"/>
        <source>The plan takes this order of ranks; every page then counts with it.</source>
        <translation>Le plan prend cet ordre des rangs&#xa0;; toutes les pages s’appuient alors dessus.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="301"/>
        <source>Use this order of ranks</source>
        <translation>Utiliser cet ordre des rangs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="302"/>
        <source>GPUs by node</source>
        <translation>GPU par nœud</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="303"/>
        <location filename="../app/desktop/pages/placement_page.cpp" line="305"/>
        <source>Groups by link</source>
        <translation>Groupes par lien</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="304"/>
        <source>Groups of the chosen rank</source>
        <translation>Groupes du rang choisi</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/placement_page.cpp" line="306"/>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
</context>
<context>
    <name>fivefold::ProbeControls</name>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="120"/>
        <source>%1: %2, %3</source>
        <comment>number of a GPU, its name and memory</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="139"/>
        <source>All %n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>Les %n GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="139"/>
        <source>GPU %1</source>
        <comment>one or more numbers</comment>
        <translation>
            <numerusform>GPU %1</numerusform>
            <numerusform>GPU %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="144"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="144"/>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="146"/>
        <source>Ends the measurement and keeps what it has brought so far</source>
        <translation>Met fin à la mesure et garde ce qu’elle a donné jusqu’ici</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="146"/>
        <source>Measures this machine&apos;s GPUs and their links; best while nothing else runs on them</source>
        <translation>Mesure les GPU de cette machine et leurs liens&#xa0;; de préférence quand rien d’autre n’y tourne</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="161"/>
        <source>Looking for GPUs</source>
        <translation>Recherche de GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="162"/>
        <source>Stopping</source>
        <translation>Arrêt en cours</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="163"/>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="164"/>
        <source>Part %1 of %2, %3</source>
        <translation>Partie %1 sur %2, %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="165"/>
        <source>%1: %2</source>
        <comment>a part of the run, what it does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="169"/>
        <source>Extent</source>
        <translation>Étendue</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="170"/>
        <source>Full, about a minute</source>
        <translation>Complète, env. une minute</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="171"/>
        <source>Quick, 15 seconds</source>
        <translation>Rapide, 15 secondes</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="172"/>
        <source>Extent of the measurement</source>
        <translation>Étendue de la mesure</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="173"/>
        <source>The quick one measures fewer shapes and sizes</source>
        <translation>La mesure rapide couvre moins de formes et de tailles</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="174"/>
        <source>GPUs to measure</source>
        <translation>GPU à mesurer</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="175"/>
        <source>Which GPUs are measured</source>
        <translation>Quels GPU sont mesurés</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="176"/>
        <source>Progress of the measurement</source>
        <translation>Progression de la mesure</translation>
    </message>
</context>
<context>
    <name>fivefold::ProductLines</name>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="43"/>
        <source>GPUs of the cluster = data × tensor × pipeline × context parallel ranks</source>
        <translation>GPU du cluster = rangs de données × tenseur × pipeline × contexte</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="44"/>
        <source>Sequences per step = data-parallel ranks × gradient accumulation × micro-batch</source>
        <translation>Séquences par pas = rangs de données × accumulation de gradients × micro-lot</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="46"/>
        <source>GPUs of a pipeline stage, TP × CP × DP, seen by the experts: expert data × expert tensor × expert parallel ranks</source>
        <translation>GPU d’un étage de pipeline, TP × CP × DP, vus par les experts&#xa0;: rangs de données des experts × tenseur d’experts × experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="58"/>
        <source>%1 GPUs %2 DP %3 × TP %4 × PP %5 × CP %6</source>
        <translation>%1&#xa0;GPU %2 DP %3 × TP %4 × PP %5 × CP %6</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="61"/>
        <source>batch %1 %2 %3 × %4 × %5</source>
        <translation>lot %1 %2 %3 × %4 × %5</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/product_lines.cpp" line="65"/>
        <source>experts %1 = EDP %2 × ETP %3 × EP %4</source>
        <translation>experts %1 = EDP %2 × ETP %3 × EP %4</translation>
    </message>
</context>
<context>
    <name>fivefold::ProductsView</name>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="54"/>
        <source>How fast matrix products of training shapes run, by precision and beside the dense peak, will be shown here.</source>
        <translation>La vitesse des produits matriciels aux formes de l’entraînement, par précision et par rapport au pic dense, sera affichée ici.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="59"/>
        <source>Rows are the weights (outputs n × inputs k), columns the tokens m; in the cells %1 and the share of the dense peak.</source>
        <translation>Les lignes sont les poids (sorties n × entrées k), les colonnes les tokens m&#xa0;; dans les cellules, %1 et la part du pic dense.</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="63"/>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="64"/>
        <source>Precision of the products</source>
        <translation>Précision des produits</translation>
    </message>
    <message>
        <location filename="../app/desktop/hardware/products_view.cpp" line="65"/>
        <source>Rate of matrix products by shape</source>
        <translation>Débit des produits matriciels par forme</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="124"/>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="124"/>
        <source>Layouts</source>
        <translation>Configurations</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/reason_bars.cpp" line="124"/>
        <source>Share (%)</source>
        <translation>Part (%)</translation>
    </message>
</context>
<context>
    <name>fivefold::ResidualPlot</name>
    <message numerus="yes">
        <location filename="../app/desktop/charts/residual_plot.cpp" line="145"/>
        <source>%n runs</source>
        <translation>
            <numerusform>%n mesure</numerusform>
            <numerusform>%n mesures</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot.cpp" line="150"/>
        <source>Measured (%1)	Predicted (%1)</source>
        <translation>Mesuré (%1)	Prédit (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="107"/>
        <source>predicted (%1)</source>
        <translation>prédit (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="107"/>
        <source>predicted over measured</source>
        <translation>prédit / mesuré</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="110"/>
        <source>%n beyond the edge</source>
        <translation>
            <numerusform>%n au-delà du bord</numerusform>
            <numerusform>%n au-delà du bord</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="112"/>
        <source>measured step time (%1)</source>
        <translation>durée du pas mesurée (%1)</translation>
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
        <translation>%1 n’a pas été lu&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/residuals_view.cpp" line="177"/>
        <source>%n run(s) of your own are shown as yours.</source>
        <translation>
            <numerusform>%n de vos propres mesures est affichée comme la vôtre.</numerusform>
            <numerusform>%n de vos propres mesures sont affichées comme les vôtres.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="189"/>
        <source>the run did not finish</source>
        <translation>l’exécution ne s’est pas terminée</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="190"/>
        <source>neither step_time_s nor tokens_per_s_per_gpu is stated</source>
        <translation>ni step_time_s ni tokens_per_s_per_gpu n’est indiqué</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="191"/>
        <source>its software was in a broken state</source>
        <translation>son logiciel était dans un état défaillant</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="192"/>
        <source>the plan cannot be computed</source>
        <translation>le plan ne peut pas être calculé</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="193"/>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="193"/>
        <source>and more</source>
        <translation>et d’autres</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="196"/>
        <source>%1: all %2 runs are shown as yours.</source>
        <translation>%1&#xa0;: les %2 mesures sont affichées comme les vôtres.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="197"/>
        <source>%1: %2 of %3 runs are shown as yours; %4.</source>
        <translation>%1&#xa0;: %2 mesures sur %3 sont affichées comme les vôtres&#xa0;; %4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="202"/>
        <source>Open Runs</source>
        <translation>Ouvrir des mesures</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="202"/>
        <source>Tables of runs (*.csv);;All files (*)</source>
        <translation>Tableaux de mesures (*.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="240"/>
        <source>Yours</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="241"/>
        <source>not stated</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="251"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="256"/>
        <source>others (%1)</source>
        <translation>autres (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="286"/>
        <source>All published</source>
        <translation>Toutes publiées</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="292"/>
        <source>%1: measured %2, predicted %3 (%4).</source>
        <translation>%1&#xa0;: mesuré %2, prédit %3 (%4).</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="298"/>
        <source>Point at a run, or walk along them with the arrow keys.</source>
        <translation>Pointez une mesure, ou parcourez-les avec les touches fléchées.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="332"/>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="333"/>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="342"/>
        <source>Colour by</source>
        <translation>Colorer par</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="334"/>
        <source>predicted against measured</source>
        <translation>prédit contre mesuré</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="335"/>
        <source>error against measured</source>
        <translation>erreur contre mesuré</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="336"/>
        <source>source</source>
        <translation>source</translation>
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
        <translation>framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="339"/>
        <source>All frameworks</source>
        <translation>Tous les frameworks</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="340"/>
        <source>All GPUs</source>
        <translation>Tous les GPU</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="341"/>
        <source>Axes of the plot</source>
        <translation>Axes du graphique</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="343"/>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="345"/>
        <source>Open Runs…</source>
        <translation>Ouvrir des mesures…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="346"/>
        <source>Your own runs, in a CSV file with the columns of the published ones; they are drawn as stars.</source>
        <translation>Vos propres mesures, dans un fichier CSV avec les colonnes des mesures publiées&#xa0;; elles sont dessinées en étoiles.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="347"/>
        <source>Load Its Plan</source>
        <translation>Charger son plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="348"/>
        <source>Predicted and measured step times of the runs</source>
        <translation>Durées du pas prédites et mesurées</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="349"/>
        <source>Errors by group</source>
        <translation>Erreurs par groupe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="350"/>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="351"/>
        <source>Runs</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="352"/>
        <source>Median (%)</source>
        <translation>Médiane (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="352"/>
        <source>Median size of the error, predicted over measured</source>
        <translation>Valeur médiane de l’erreur absolue, prédit / mesuré</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="353"/>
        <source>Mean (%)</source>
        <translation>Moyenne (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="353"/>
        <source>Mean size of the error</source>
        <translation>Valeur moyenne de l’erreur absolue</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="354"/>
        <source>p90 (%)</source>
        <translation>p90 (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="354"/>
        <source>Nine of ten errors are smaller</source>
        <translation>Neuf erreurs sur dix sont plus petites</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="355"/>
        <source>Bias (%)</source>
        <translation>Biais (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/residuals_view.cpp" line="355"/>
        <source>Mean error with its sign: positive where predictions are too slow</source>
        <translation>Erreur moyenne avec son signe&#xa0;: positive là où les prédictions sont trop lentes</translation>
    </message>
</context>
<context>
    <name>fivefold::RuleList</name>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="28"/>
        <source>Dimensions that a model of this size wants</source>
        <translation>Dimensions que demande un modèle de cette taille</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="29"/>
        <source>What to try when memory is over, in this order</source>
        <translation>Que tenter quand la mémoire déborde, dans cet ordre</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="30"/>
        <source>Global batch</source>
        <translation>Lot global</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="31"/>
        <source>Throughput, by priority</source>
        <translation>Débit, par priorité</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="32"/>
        <source>Decision tree</source>
        <translation>Arbre de décision</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="33"/>
        <source>Typical configurations</source>
        <translation>Configurations types</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="34"/>
        <source>Checklist</source>
        <translation>Liste de contrôle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="35"/>
        <source>Red flags</source>
        <translation>Signaux d’alerte</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="45"/>
        <source>All rules of thumb</source>
        <translation>Toutes les règles empiriques</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="80"/>
        <source>Checklist %1 of %2, no red flag</source>
        <translation>Liste de contrôle&#xa0;: %1 sur %2, aucun signal d’alerte</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/rule_list.cpp" line="80"/>
        <source>Checklist %1 of %2, %n red flag(s)</source>
        <translation>
            <numerusform>Liste de contrôle&#xa0;: %1 sur %2, %n signal d’alerte</numerusform>
            <numerusform>Liste de contrôle&#xa0;: %1 sur %2, %n signaux d’alerte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/rule_list.cpp" line="103"/>
        <source>In order</source>
        <translation>En ordre</translation>
    </message>
</context>
<context>
    <name>fivefold::RunsPage</name>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="233"/>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="84"/>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="245"/>
        <source>Open Campaign</source>
        <translation>Ouvrir une campagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="258"/>
        <location filename="../app/desktop/pages/runs_page.cpp" line="259"/>
        <source>campaign %1</source>
        <comment>name of a folder</comment>
        <translation>campagne %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="280"/>
        <source>Write Campaign Report</source>
        <translation>Écrire le rapport de campagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="281"/>
        <source>PDF (*.pdf);;HTML (*.html);;CSV (*.csv)</source>
        <translation>PDF (*.pdf);;HTML (*.html);;CSV (*.csv)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="319"/>
        <source>This is the present layout.</source>
        <translation>C’est la configuration actuelle.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="320"/>
        <source>Layout of a run</source>
        <translation>Configuration d’une exécution</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="321"/>
        <source>The layout of run %1 is in the knobs; Undo brings the old one back.</source>
        <translation>La configuration de l’exécution %1 est dans les réglages&#xa0;; Annuler rétablit l’ancienne.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="357"/>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="88"/>
        <source>Point at a run, or walk along them with the arrow keys.</source>
        <translation>Pointez une exécution, ou parcourez-les avec les touches fléchées.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="401"/>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="89"/>
        <source>Choose a run in the table; its log is shown here.</source>
        <translation>Choisissez une exécution dans le tableau&#xa0;; son journal s’affiche ici.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="401"/>
        <source>This run has no log yet.</source>
        <translation>Cette exécution n’a pas encore de journal.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page.cpp" line="407"/>
        <source>Run %1, attempt %2: %3</source>
        <translation>Exécution %1, essai %2&#xa0;: %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="19"/>
        <source>No campaign is open.</source>
        <translation>Aucune campagne n’est ouverte.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="25"/>
        <source>Opening the campaign…</source>
        <translation>Ouverture de la campagne…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="26"/>
        <source>Choosing layouts and writing the campaign…</source>
        <translation>Choix des configurations et écriture de la campagne…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="27"/>
        <source>Copying the campaign…</source>
        <translation>Copie de la campagne…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="28"/>
        <source>Submitting…</source>
        <translation>Soumission…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="29"/>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="30"/>
        <source>Reading logs…</source>
        <translation>Lecture des journaux…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="31"/>
        <source>Learning from the results…</source>
        <translation>Apprentissage à partir des résultats…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="32"/>
        <source>Writing the report…</source>
        <translation>Écriture du rapport…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="36"/>
        <source>%1; %2</source>
        <comment>GPU-hours spent, which constants are in use</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="41"/>
        <source>the estimates use the built-in constants</source>
        <translation>les estimations utilisent les constantes intégrées</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="42"/>
        <source>the estimates use the profile &quot;%1&quot;</source>
        <translation>les estimations utilisent le profil «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="48"/>
        <source>Resubmit %n run(s)</source>
        <translation>
            <numerusform>Resoumettre %n exécution</numerusform>
            <numerusform>Resoumettre %n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="48"/>
        <source>Resubmit failed</source>
        <translation>Resoumettre les échecs</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="49"/>
        <source>Stop %n run(s)</source>
        <translation>
            <numerusform>Arrêter %n exécution</numerusform>
            <numerusform>Arrêter %n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="49"/>
        <source>Stop all</source>
        <translation>Tout arrêter</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="50"/>
        <source>Use layout</source>
        <translation>Utiliser la configuration</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="50"/>
        <source>Use best layout</source>
        <translation>Utiliser la meilleure</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="54"/>
        <source>A campaign tries the best layouts of a search on the real cluster: a folder with launch files for each run, which Slurm, SkyPilot or Kubernetes works through. What comes back is held against the predictions, failures are told apart, and what was measured ranks the rest anew. Make one from the search, or open the folder of one.</source>
        <translation>Une campagne essaie les meilleures configurations d’une recherche sur le vrai cluster&#xa0;: un dossier avec des fichiers de lancement pour chaque exécution, que Slurm, SkyPilot ou Kubernetes traite. Ce qui en revient est comparé aux prédictions, les échecs sont distingués, et les mesures servent à reclasser le reste. Créez-en une à partir de la recherche, ou ouvrez le dossier d’une campagne.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="57"/>
        <source>New campaign…</source>
        <translation>Nouvelle campagne…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="58"/>
        <source>Open campaign…</source>
        <translation>Ouvrir une campagne…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="59"/>
        <source>Submit</source>
        <translation>Soumettre</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="60"/>
        <source>Submits every run that is neither done nor queued; safe to repeat</source>
        <translation>Soumet chaque exécution qui n’est ni terminée ni en file&#xa0;; peut être répété sans risque</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="61"/>
        <source>Submits the chosen runs once more, or all that failed</source>
        <translation>Soumet de nouveau les exécutions choisies, ou toutes celles qui ont échoué</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="62"/>
        <source>Cancels queued and running runs, the chosen ones or all</source>
        <translation>Annule les exécutions en file ou en cours, les exécutions choisies ou toutes</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="63"/>
        <source>Collect</source>
        <translation>Collecter</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="64"/>
        <source>Reads all logs anew and writes results.csv and results.json into the folder; also while runs go on</source>
        <translation>Relit tous les journaux et écrit results.csv et results.json dans le dossier&#xa0;; possible aussi pendant les exécutions</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="65"/>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="66"/>
        <source>Keeps the results among your own runs, refits the profile, and leaves out runs that cannot be the best any more</source>
        <translation>Garde les résultats parmi vos propres mesures, réajuste le profil, et écarte les exécutions qui ne peuvent plus être les meilleures</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="67"/>
        <source>Puts the chosen layout, or the fastest measured, into the knobs; Undo brings the old one back</source>
        <translation>Place la configuration choisie, ou la plus rapide mesurée, dans les réglages&#xa0;; Annuler rétablit l’ancienne</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="68"/>
        <source>Report…</source>
        <translation>Rapport…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="69"/>
        <source>Where it runs…</source>
        <translation>Lieu d’exécution…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="70"/>
        <source>On this machine, or on a login node through your own ssh</source>
        <translation>Sur cette machine, ou sur un nœud de connexion par votre propre ssh</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="71"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="72"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="73"/>
        <source>Use this profile</source>
        <translation>Utiliser ce profil</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="74"/>
        <source>The estimates take the refitted constants from now on, in every plan; Undo brings the old ones back</source>
        <translation>Les estimations prennent désormais les constantes réajustées, dans chaque plan&#xa0;; Annuler rétablit les anciennes</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="75"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="76"/>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="77"/>
        <source>Copy the command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="78"/>
        <source>Command to type</source>
        <translation>Commande à taper</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="79"/>
        <source>Runs that have ended</source>
        <translation>Exécutions terminées</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="80"/>
        <source>Runs of the campaign</source>
        <translation>Exécutions de la campagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="81"/>
        <source>Predicted and measured step times of the campaign&apos;s runs</source>
        <translation>Durées du pas prédites et mesurées des exécutions de la campagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="82"/>
        <source>Log of the chosen run</source>
        <translation>Journal de l’exécution choisie</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="83"/>
        <source>Views of the campaign</source>
        <translation>Vues de la campagne</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="85"/>
        <source>Measured and Predicted</source>
        <translation>Mesuré et prédit</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="86"/>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>fivefold::ScalingPage</name>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="123"/>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="131"/>
        <source>Scaling</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="135"/>
        <source>The plan on other numbers of nodes, and what more hardware would buy, will be shown here.</source>
        <translation>Le plan sur d’autres nombres de nœuds, et ce qu’apporterait plus de matériel, seront affichés ici.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="136"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Ce plan ne peut pas être calculé&#xa0;; le verdict dit pourquoi.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="138"/>
        <source>On %1 this plan reaches an MFU of %2 and takes %3 days.</source>
        <translation>Sur %1, ce plan atteint un MFU de %2 et prend %3 jours.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="246"/>
        <source>Plan on %1</source>
        <translation>Plan sur %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="255"/>
        <source>Nodes must be a list of up to 32 whole numbers from 1 on, such as 1 2 4 8.</source>
        <translation>Les nœuds doivent être une liste d’au plus 32 nombres entiers à partir de 1, comme 1 2 4 8.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="259"/>
        <source>Choose a point to read all about it.</source>
        <translation>Choisissez un point pour en lire le détail.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="279"/>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="280"/>
        <source>What the lines show</source>
        <translation>Ce qu’affichent les lignes</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="281"/>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="282"/>
        <source>Whether the batch grows with the nodes</source>
        <translation>Si le lot croît avec les nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="283"/>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="284"/>
        <source>Numbers of nodes to look at</source>
        <translation>Nombres de nœuds à examiner</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="285"/>
        <source>Numbers of nodes with spaces or commas between them; empty for those around the plan&apos;s.</source>
        <translation>Nombres de nœuds séparés par des espaces ou des virgules&#xa0;; vide pour ceux autour du nombre du plan.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="286"/>
        <source>Find Best Layouts</source>
        <translation>Chercher les meilleures</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="287"/>
        <source>Searches the fastest layout on each number of nodes, with a tenth of the memory free.</source>
        <translation>Cherche la configuration la plus rapide sur chaque nombre de nœuds, avec un dixième de la mémoire libre.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="288"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="289"/>
        <source>Points that are found stay.</source>
        <translation>Les points trouvés restent.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="290"/>
        <source>Numbers of nodes searched</source>
        <translation>Nombres de nœuds cherchés</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="291"/>
        <source>The plan on other numbers of nodes</source>
        <translation>Le plan sur d’autres nombres de nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="292"/>
        <source>Use This Plan</source>
        <translation>Utiliser ce plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="293"/>
        <source>Takes nodes and layout of the chosen point into the plan; Enter or a double click does the same.</source>
        <translation>Reprend dans le plan les nœuds et la configuration du point choisi&#xa0;; Entrée ou un double clic a le même effet.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="294"/>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="295"/>
        <source>Puts the plan of the chosen point aside to compare.</source>
        <translation>Met de côté le plan du point choisi pour comparer.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="296"/>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="298"/>
        <source>What more hardware would buy</source>
        <translation>Ce qu’apporterait plus de matériel</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="297"/>
        <source>Plans by number of nodes</source>
        <translation>Plans par nombre de nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/scaling_page.cpp" line="299"/>
        <source>Numbers of nodes</source>
        <translation>Nombres de nœuds</translation>
    </message>
</context>
<context>
    <name>fivefold::SearchControls</name>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="123"/>
        <source>Schedules, ZeRO stages and ways to deal layers that the plan&apos;s framework has. Without it also what other frameworks have.</source>
        <translation>Ordonnancements, niveaux ZeRO et répartitions des couches dont dispose le framework du plan. Sinon, aussi ce dont disposent d’autres frameworks.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="127"/>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="128"/>
        <source>What the best layout has most or least of</source>
        <translation>Ce que la meilleure configuration a de plus haut ou de plus bas</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="131"/>
        <source>Headroom</source>
        <translation>Marge</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="132"/>
        <source>Memory that must stay free, percent</source>
        <translation>Mémoire qui doit rester libre, en pour cent</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="133"/>
        <source>Share of a GPU&apos;s usable memory that must stay free.</source>
        <translation>Part de la mémoire utilisable d’un GPU qui doit rester libre.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="134"/>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="135"/>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="136"/>
        <source>Numbers of nodes to search</source>
        <translation>Nombres de nœuds à chercher</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="137"/>
        <source>Other numbers of nodes are doubled from the first one on: 2, 4, 8 ... The global batch stays as it is.</source>
        <translation>Les autres nombres de nœuds doublent à partir du premier&#xa0;: 2, 4, 8 ... Le lot global reste tel quel.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="138"/>
        <source>as in the plan</source>
        <translation>comme dans le plan</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="139"/>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="141"/>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="142"/>
        <source>Fewest nodes</source>
        <translation>Minimum de nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="143"/>
        <source>Most nodes</source>
        <translation>Maximum de nœuds</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="144"/>
        <source>Deadline</source>
        <translation>Délai</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="145"/>
        <source>Longest training, days</source>
        <translation>Entraînement le plus long, en jours</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="146"/>
        <source>Longest wall-clock time for the plan&apos;s tokens. Zero: any.</source>
        <translation>Temps écoulé maximal pour les tokens du plan. Zéro&#xa0;: sans limite.</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="147"/>
        <location filename="../app/desktop/search/search_controls.cpp" line="152"/>
        <source>any</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="148"/>
        <source> days</source>
        <translation> jours</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="149"/>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="150"/>
        <source>Most dollars for the training</source>
        <translation>Maximum de dollars pour l’entraînement</translation>
    </message>
    <message>
        <location filename="../app/desktop/search/search_controls.cpp" line="151"/>
        <source>Most dollars for the plan&apos;s tokens at the price per GPU-hour. Zero: any.</source>
        <translation>Maximum de dollars pour les tokens du plan au prix par heure GPU. Zéro&#xa0;: sans limite.</translation>
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
        <translation>Exécutable par le framework</translation>
    </message>
</context>
<context>
    <name>fivefold::SearchPage</name>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="88"/>
        <source>The search ended early: %1</source>
        <translation>La recherche s’est arrêtée avant la fin&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/search_page.cpp" line="94"/>
        <source>%n row(s) copied</source>
        <translation>
            <numerusform>%n ligne copiée</numerusform>
            <numerusform>%n lignes copiées</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="96"/>
        <source>Table written to %1</source>
        <translation>Tableau écrit dans %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="97"/>
        <source>The table was not written to %1: %2</source>
        <translation>Le tableau n’a pas été écrit dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="158"/>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="170"/>
        <source>%1 layouts</source>
        <translation>%1 configurations</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="159"/>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="195"/>
        <source>Locked, so the search leaves them as they are: %1.</source>
        <translation>Verrouillés, donc laissés tels quels par la recherche&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="222"/>
        <source>Memory of the fullest stage</source>
        <translation>Mémoire de l’étage le plus rempli</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="223"/>
        <source>Step time</source>
        <translation>Durée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="223"/>
        <source>Tokens per second</source>
        <translation>Tokens par seconde</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="239"/>
        <source>usable %1</source>
        <translation>utilisable %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="240"/>
        <source>with %1 headroom</source>
        <translation>avec %1 de marge</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="241"/>
        <source>Pareto front</source>
        <translation>Front de Pareto</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="242"/>
        <source>present plan</source>
        <translation>plan actuel</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="247"/>
        <source>%1 layouts by memory and speed; %2 are on the Pareto front. Left and Right walk along it.</source>
        <translation>%1 configurations par mémoire et vitesse&#xa0;; %2 sont sur le front de Pareto. Gauche et Droite le parcourent.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="259"/>
        <source>This is the present layout.</source>
        <translation>C’est la configuration actuelle.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="260"/>
        <source>Layout %1 of the search</source>
        <translation>Configuration %1 de la recherche</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="261"/>
        <source>Layout %1 is in the knobs; Undo brings the old one back.</source>
        <translation>La configuration %1 est dans les réglages&#xa0;; Annuler rétablit l’ancienne.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="269"/>
        <source>Pinned: %1</source>
        <translation>Épinglé&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page.cpp" line="269"/>
        <source>Pinned already: %1</source>
        <translation>Déjà épinglé&#xa0;: %1</translation>
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
        <translation>Recherche</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="105"/>
        <source>Trying every layout of this model on this cluster.</source>
        <translation>Essai de chaque configuration de ce modèle sur ce cluster.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="106"/>
        <source>No search has run yet: which layout of this model on this cluster is best is still open.</source>
        <translation>Aucune recherche n’a encore été lancée&#xa0;: la meilleure configuration de ce modèle sur ce cluster reste à trouver.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="108"/>
        <source>None of %1 layouts meets the limits.</source>
        <translation>Aucune des %1 configurations ne respecte les limites.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="113"/>
        <source>Least memory: %1, %2 on the fullest stage, in %3.</source>
        <translation>Mémoire la plus basse&#xa0;: %1, %2 sur l’étage le plus rempli, en %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="114"/>
        <source>Cheapest: %1, %2 for the plan&apos;s tokens.</source>
        <translation>La moins chère&#xa0;: %1, %2 pour les tokens du plan.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="115"/>
        <source>Highest MFU: %1, %2, in %3.</source>
        <translation>MFU le plus élevé&#xa0;: %1, %2, en %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="116"/>
        <source>Fastest: %1 in %2.</source>
        <translation>La plus rapide&#xa0;: %1 en %2.</translation>
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
        <translation>La configuration actuelle ne respecte pas les limites.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="127"/>
        <source>The present layout is the best.</source>
        <translation>La configuration actuelle est la meilleure.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="128"/>
        <source>The present layout is number %1 of %2.</source>
        <translation>La configuration actuelle est numéro %1 sur %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="129"/>
        <source>The present layout is number %1 of those that fit.</source>
        <translation>La configuration actuelle est numéro %1 de celles qui tiennent.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="130"/>
        <source>The present layout is not among the best %1.</source>
        <translation>La configuration actuelle n’est pas parmi les %1 meilleures.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="135"/>
        <source>Here will be every layout that obeys the rules and fits, in a table and as memory against speed, and why the others were rejected. Run starts the search; the plan stays as it is until you choose a layout.</source>
        <translation>Ici figurera chaque configuration qui respecte les règles et tient, en tableau et en mémoire contre vitesse, ainsi que la raison du rejet des autres. Lancer démarre la recherche&#xa0;; le plan reste tel quel jusqu’à ce que vous choisissiez une configuration.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="137"/>
        <source>There is no layout to try: GPUs and batch do not multiply out with what is locked.</source>
        <translation>Il n’y a aucune configuration à essayer&#xa0;: avec ce qui est verrouillé, le nombre de GPU et le lot ne se décomposent pas exactement.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="138"/>
        <source>Nothing meets the limits. The bars show what was in the way; less headroom, more nodes or fewer locks leave more.</source>
        <translation>Rien ne respecte les limites. Les barres montrent ce qui faisait obstacle&#xa0;; moins de marge, plus de nœuds ou moins de verrous en laissent davantage.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="143"/>
        <source>%1 layouts in %2</source>
        <comment>layouts, seconds</comment>
        <translation>%1 configurations en %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="144"/>
        <source>all %1 that meet the limits are listed</source>
        <translation>les %1 qui respectent les limites sont toutes listées</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="145"/>
        <source>%1 fit; the best %2 and the Pareto front are listed</source>
        <translation>%1 tiennent&#xa0;; les %2 meilleures et le front de Pareto sont listés</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="147"/>
        <source>Stopped: %1; %2.</source>
        <translation>Arrêtée&#xa0;: %1&#xa0;; %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="148"/>
        <source>%1; %2.</source>
        <comment>counts of a search</comment>
        <translation>%1&#xa0;; %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="154"/>
        <source>The model, cluster or training has changed since. These layouts belong to the plan as it was; using one brings that back.</source>
        <translation>Le modèle, le cluster ou l’entraînement a changé depuis. Ces configurations appartiennent au plan d’alors&#xa0;; en utiliser une le rétablit.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="155"/>
        <source>The measured values in use have changed since this search.</source>
        <translation>Les valeurs mesurées utilisées ont changé depuis cette recherche.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="156"/>
        <source>What is searched or locked has changed since this search.</source>
        <translation>Ce qui est cherché ou verrouillé a changé depuis cette recherche.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="160"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="160"/>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="162"/>
        <source>Ends the search with what it has found so far (Esc)</source>
        <translation>Arrête la recherche avec ce qu’elle a trouvé jusqu’ici (Échap)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="162"/>
        <source>Tries every layout (F5)</source>
        <translation>Essaie chaque configuration (F5)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="173"/>
        <source>%1, %2, best %3</source>
        <translation>%1, %2, la meilleure %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="173"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="189"/>
        <source>fullest: %1</source>
        <translation>le plus rempli&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="193"/>
        <source>%1 of %2 layouts were rejected, for %n reason(s).</source>
        <translation>
            <numerusform>%1 configurations sur %2 ont été rejetées, pour %n raison.</numerusform>
            <numerusform>%1 configurations sur %2 ont été rejetées, pour %n raisons.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="201"/>
        <source>Of %1 layouts these were not kept. A click on a bar explains it.</source>
        <translation>Sur %1 configurations, celles-ci n’ont pas été gardées. Un clic sur une barre l’explique.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="209"/>
        <source>%1: the fullest stage is the first in %2, a middle one in %3, the last in %4. Those within the GPU&apos;s memory but not within the headroom count too.</source>
        <translation>%1&#xa0;: l’étage le plus rempli est le premier dans %2, un du milieu dans %3, le dernier dans %4. Celles qui tiennent dans la mémoire du GPU mais pas dans la marge comptent aussi.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="213"/>
        <source>The stage that needs most. Early stages hold the activations of more micro-batches; the first has the embedding, the last the head and the loss.</source>
        <translation>L’étage qui demande le plus. Les premiers étages contiennent les activations de plus de micro-lots&#xa0;; le premier a l’embedding, le dernier la tête et la perte.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="222"/>
        <source>step %1, MFU %2, memory %3</source>
        <translation>pas %1, MFU %2, mémoire %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="225"/>
        <source>%1; %2 % against now</source>
        <translation>%1&#xa0;; %2&#xa0;% par rapport à maintenant</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="226"/>
        <source>%1: %2</source>
        <comment>place, layout</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="227"/>
        <source>%1: %2; %3</source>
        <comment>place, layout, figures</comment>
        <translation>%1&#xa0;: %2&#xa0;; %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="233"/>
        <source>Run again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="234"/>
        <source>Layouts</source>
        <translation>Configurations</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="235"/>
        <source>Memory and speed</source>
        <translation>Mémoire et vitesse</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="236"/>
        <source>Rejected</source>
        <translation>Rejets</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="237"/>
        <source>Filter: tp=8 pp&lt;=4 mem&lt;70 selective</source>
        <translation>Filtre&#xa0;: tp=8 pp&lt;=4 mem&lt;70 selective</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="238"/>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="239"/>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="240"/>
        <source>Conditions with spaces between them, all of which must hold: tp=8, ga=16,32, mem&lt;70, now&lt;-5, recompute=full. A word alone must be part of a name, as in “interleaved” or “front”; with a minus before it, of none.</source>
        <translation>Conditions séparées par des espaces, qui doivent toutes être remplies&#xa0;: tp=8, ga=16,32, mem&lt;70, now&lt;-5, recompute=full. Un mot seul doit faire partie d’un nom, comme dans «&#xa0;interleaved&#xa0;» ou «&#xa0;front&#xa0;»&#xa0;; précédé d’un moins, d’aucun.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="242"/>
        <source>Progress of the search</source>
        <translation>Avancement de la recherche</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="243"/>
        <source>Memory against</source>
        <translation>Mémoire contre</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="244"/>
        <source>tokens per second</source>
        <translation>tokens par seconde</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="245"/>
        <source>step time</source>
        <translation>durée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="249"/>
        <source>What memory is shown against</source>
        <translation>Grandeur face à laquelle la mémoire est tracée</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="250"/>
        <source>Layouts by memory and speed</source>
        <translation>Configurations par mémoire et vitesse</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="251"/>
        <source>Why layouts were rejected</source>
        <translation>Pourquoi des configurations ont été rejetées</translation>
    </message>
</context>
<context>
    <name>fivefold::SettingsDialog</name>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="19"/>
        <source>&amp;Show what a re-balance changed by a short flash</source>
        <translation>&amp;Signaler par un bref éclat ce qu’un rééquilibrage a changé</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="22"/>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="29"/>
        <location filename="../app/desktop/settings_dialog.cpp" line="31"/>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="32"/>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="33"/>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="45"/>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="46"/>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="48"/>
        <source>&lt;b&gt;Measurement of GPUs&lt;/b&gt;</source>
        <translation>&lt;b&gt;Mesure des GPU&lt;/b&gt;</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="50"/>
        <source>&amp;Python environment</source>
        <translation>&amp;Environnement Python</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="50"/>
        <source>The folder of the training environment, whose NCCL and cuBLAS are measured; empty: those of the system</source>
        <translation>Le dossier de l’environnement d’entraînement, dont NCCL et cuBLAS sont mesurés&#xa0;; vide&#xa0;: ceux du système</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="51"/>
        <source>&amp;NCCL</source>
        <translation>&amp;NCCL</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="51"/>
        <source>The file libnccl.so.2; empty: looked for</source>
        <translation>Le fichier libnccl.so.2&#xa0;; vide&#xa0;: recherche automatique</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="52"/>
        <source>&amp;cuBLASLt</source>
        <translation>&amp;cuBLASLt</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="52"/>
        <source>The file libcublasLt.so; empty: looked for</source>
        <translation>Le fichier libcublasLt.so&#xa0;; vide&#xa0;: recherche automatique</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="73"/>
        <source>looked for</source>
        <translation>recherche auto</translation>
    </message>
    <message>
        <location filename="../app/desktop/settings_dialog.cpp" line="82"/>
        <source>The language changes when Fivefold starts again.</source>
        <translation>La langue change au prochain démarrage de Fivefold.</translation>
    </message>
</context>
<context>
    <name>fivefold::SetupPanel</name>
    <message>
        <location filename="../app/desktop/setup/setup_panel.cpp" line="19"/>
        <source>Setup</source>
        <translation>Données</translation>
    </message>
</context>
<context>
    <name>fivefold::SliderCell</name>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="31"/>
        <source>%1, exact value</source>
        <translation>%1, valeur exacte</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="32"/>
        <source>%1, possible values</source>
        <translation>%1, valeurs possibles</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/slider_cell.cpp" line="90"/>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>fivefold::SoftwareSection</name>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="29"/>
        <source>Software</source>
        <translation>Logiciel</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="35"/>
        <source>Kernels, overlap, offload</source>
        <translation>Noyaux, recouvrement, offload</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="37"/>
        <source>What is not stated is assumed to be the framework&apos;s default, and the estimate is less certain</source>
        <translation>Ce qui n’est pas indiqué est supposé égal à la valeur par défaut du framework, et l’estimation est moins sûre</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="68"/>
        <source>%1: %2</source>
        <comment>not stated: what is assumed</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="110"/>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="110"/>
        <source>The kernel of the cross entropy; a chunked one never holds all logits</source>
        <translation>Le noyau de l’entropie croisée&#xa0;; par morceaux, il ne garde jamais tous les logits</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="111"/>
        <source>Loss pieces</source>
        <translation>Morceaux de perte</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="111"/>
        <source>Pieces in which a chunked loss goes through the tokens</source>
        <translation>Morceaux dans lesquels une perte par morceaux parcourt les tokens</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="113"/>
        <source>framework&apos;s</source>
        <translation>du framework</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="114"/>
        <source>Fused norm</source>
        <translation>Norm. fusionnée</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="114"/>
        <source>Norms as one kernel instead of several</source>
        <translation>Normalisations en un seul noyau au lieu de plusieurs</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="115"/>
        <source>torch.compile</source>
        <translation>torch.compile</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="115"/>
        <source>Element-wise kernels fused by the compiler</source>
        <translation>Noyaux élément par élément fusionnés par le compilateur</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="116"/>
        <source>CUDA graphs</source>
        <translation>Graphes CUDA</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="116"/>
        <source>Captured launches take the host&apos;s time off small layers</source>
        <translation>Des lancements capturés retirent aux petites couches le temps de l’hôte</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="117"/>
        <source>TP overlap</source>
        <translation>Recouvr. TP</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="117"/>
        <source>Tensor-parallel collectives overlap with the products beside them</source>
        <translation>Les collectives du parallélisme tensoriel recouvrent les produits voisins</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="119"/>
        <source>fp8 scales</source>
        <translation>Échelles fp8</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="119"/>
        <source>Where the scales of fp8 come from: past maxima, the tensor&apos;s own, or one for each block</source>
        <translation>D’où viennent les échelles fp8&#xa0;: maxima passés, ceux du tenseur même, ou une par bloc</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="122"/>
        <source>Weights in low precision</source>
        <translation>Poids basse préc.</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="122"/>
        <source>Weights are stored and gathered in the low precision instead of 16 bit with cached copies</source>
        <translation>Les poids sont stockés et rassemblés en basse précision au lieu de 16 bits avec des copies en cache</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="124"/>
        <source>CP exchange</source>
        <translation>Échange CP</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="124"/>
        <source>How the ranks of a sequence exchange keys and values</source>
        <translation>Comment les rangs d’une séquence échangent clés et valeurs</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="126"/>
        <source>CP ranks of the all-to-all</source>
        <translation>Rangs CP all-to-all</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="126"/>
        <source>Ranks that exchange heads; a ring joins these groups</source>
        <translation>Rangs qui échangent des têtes&#xa0;; un anneau relie ces groupes</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="128"/>
        <source>as fit</source>
        <translation>max. possible</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="132"/>
        <source>Expert dispatch</source>
        <translation>Envoi aux experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="132"/>
        <source>What carries tokens to their experts and back</source>
        <translation>Ce qui porte les tokens vers leurs experts et retour</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="133"/>
        <source>Token routing</source>
        <translation>Routage des tokens</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="133"/>
        <source>Whether experts take all tokens, the same number each, or drop some</source>
        <translation>Si les experts prennent tous les tokens, le même nombre chacun, ou en abandonnent</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="134"/>
        <source>Capacity factor</source>
        <translation>Facteur de capacité</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="134"/>
        <source>Slots of an expert over its even share, where tokens are dropped</source>
        <translation>Places d’un expert rapportées à sa part égale, là où des tokens sont abandonnés</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="136"/>
        <source>1, assumed</source>
        <translation>1, supposé</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="137"/>
        <source>Expert overlap</source>
        <translation>Recouvr. experts</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="137"/>
        <source>Expert exchange hidden behind another micro-batch</source>
        <translation>Échange des experts masqué derrière un autre micro-lot</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="138"/>
        <source>Shared-expert overlap</source>
        <translation>Recouvr. exp. partagé</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="138"/>
        <source>Expert exchange hidden behind the shared expert</source>
        <translation>Échange des experts masqué derrière l’expert partagé</translation>
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
        <translation>aucun</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="145"/>
        <source>Optimizer on the host</source>
        <translation>Optimiseur sur hôte</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="145"/>
        <source>Share of the optimizer&apos;s state that lives, and is stepped, on the host</source>
        <translation>Part des états de l’optimiseur qui réside sur l’hôte et y est mise à jour</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="147"/>
        <source>Activations on the host</source>
        <translation>Activations sur hôte</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="147"/>
        <source>Share of the kept activations that waits on the host for the backward pass</source>
        <translation>Part des activations conservées qui attend sur l’hôte la passe arrière</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="149"/>
        <source>Weights on the host</source>
        <translation>Poids sur hôte</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/software_section.cpp" line="149"/>
        <source>Share of the weights that lives on the host; needs ZeRO-3</source>
        <translation>Part des poids qui réside sur l’hôte&#xa0;; demande ZeRO-3</translation>
    </message>
</context>
<context>
    <name>fivefold::StackedBars</name>
    <message>
        <location filename="../app/desktop/charts/stacked_bars.cpp" line="209"/>
        <source>Stage</source>
        <translation>Étage</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/stacked_bars.cpp" line="211"/>
        <source>Total (%1)</source>
        <translation>Total (%1)</translation>
    </message>
</context>
<context>
    <name>fivefold::StepPage</name>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="40"/>
        <source>%1 to %2 %3</source>
        <translation>%1 à %2 %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="63"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="171"/>
        <source>Step time</source>
        <translation>Durée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="111"/>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="117"/>
        <source>Where the time of a training step goes will be shown here.</source>
        <translation>Où passe le temps d’un pas d’entraînement sera affiché ici.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="118"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Ce plan ne peut pas être calculé&#xa0;; le verdict dit pourquoi.</translation>
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
        <translation>Un pas dure %1&#xa0;; coût principal&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="126"/>
        <source>A step takes %1; the largest cost is: %2; the largest loss is: %3.</source>
        <translation>Un pas dure %1&#xa0;; coût principal&#xa0;: %2&#xa0;; principal temps perdu&#xa0;: %3.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="138"/>
        <source>%1 computing, %2 waiting for communication, %3 idle, %4 optimizer and launches.</source>
        <translation>%1 de calcul, %2 d’attente de communication, %3 d’inactivité, %4 d’optimiseur et de lancements.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Part</source>
        <translation>Poste</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <location filename="../app/desktop/pages/step_page.cpp" line="190"/>
        <source>Time (%1)</source>
        <translation>Temps (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Share (%)</source>
        <translation>Part (%)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="176"/>
        <source>Share of the step time</source>
        <translation>Part de la durée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="185"/>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="186"/>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="186"/>
        <source>Ranks of one communication group</source>
        <translation>Rangs d’un groupe de communication</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="187"/>
        <source>Placement</source>
        <translation>Placement</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="187"/>
        <source>Ranks in one NVLink domain × domains that the group spans</source>
        <translation>Rangs dans un domaine NVLink × domaines couverts par le groupe</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="188"/>
        <source>Sent (GB)</source>
        <translation>Envoyé (Go)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="188"/>
        <source>Sent by the busiest rank in one step</source>
        <translation>Envoyé par le rang le plus chargé en un pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="189"/>
        <source>Rate (GB/s)</source>
        <translation>Débit (Go/s)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="189"/>
        <source>Bandwidth that the group gets, one direction</source>
        <translation>Débit dont dispose le groupe, dans un sens</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="190"/>
        <source>Time on the wire in one step</source>
        <translation>Temps sur le lien en un pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="191"/>
        <source>Exposed (%1)</source>
        <translation>Exposé (%1)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="191"/>
        <source>Part of the step time that nothing hides</source>
        <translation>Part de la durée du pas que rien ne masque</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="197"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="200"/>
        <source>Crosses NVLink domains: %1 ranks in each of %2 domains.</source>
        <translation>Traverse les domaines NVLink&#xa0;: %1 rangs dans chacun des %2 domaines.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="202"/>
        <source>Stays inside one NVLink domain.</source>
        <translation>Reste dans un domaine NVLink.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="213"/>
        <source>Traffic</source>
        <translation>Trafic</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="214"/>
        <source>Parts</source>
        <translation>Postes</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="215"/>
        <source>Parts of the step time</source>
        <translation>Postes de la durée du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="216"/>
        <source>Traffic by dimension of parallelism</source>
        <translation>Trafic par dimension de parallélisme</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/step_page.cpp" line="217"/>
        <source>Parts of the step time as a table</source>
        <translation>Postes de la durée du pas en tableau</translation>
    </message>
</context>
<context>
    <name>fivefold::TimelinePage</name>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="80"/>
        <source>Schedule</source>
        <translation>Ordonnancement</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="81"/>
        <source>Schedule shown</source>
        <translation>Ordonnancement affiché</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="82"/>
        <source>The same plan under another pipeline schedule. The plan stays as it is.</source>
        <translation>Le même plan sous un autre ordonnancement de pipeline. Le plan reste tel quel.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="83"/>
        <source>Compare with</source>
        <translation>Comparer à</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="84"/>
        <source>Schedule below, to compare with</source>
        <translation>Ordonnancement du bas, pour comparer</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="85"/>
        <source>A second schedule below, on the same axis of time.</source>
        <translation>Un second ordonnancement en dessous, sur le même axe de temps.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="86"/>
        <source>Follow micro-batch</source>
        <translation>Suivre le micro-lot</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="87"/>
        <source>Micro-batch to follow</source>
        <translation>Micro-lot à suivre</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="88"/>
        <source>Its passes keep their colours, everything else turns pale, and lines show its way from stage to stage. A click on a pass does the same.</source>
        <translation>Ses passes gardent leurs couleurs, tout le reste pâlit, et des lignes montrent son chemin d’étage en étage. Un clic sur une passe a le même effet.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="90"/>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="91"/>
        <source>Critical path</source>
        <translation>Chemin critique</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="93"/>
        <source>A line through the passes that the end of the pipeline waits for: only shorter ones among these shorten the step.</source>
        <translation>Une ligne à travers les passes que la fin du pipeline attend&#xa0;: seul leur raccourcissement réduit le pas.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="94"/>
        <source>Streams</source>
        <translation>Flux</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="95"/>
        <source>What one GPU of the stage whose memory is shown does side by side: compute, TP, CP, EP, pipeline and DP communication. A click on a pass or a row of the table chooses the stage.</source>
        <translation>Ce que fait côte à côte un GPU de l’étage dont la mémoire est affichée&#xa0;: calcul, communication TP, CP, EP, de pipeline et DP. Un clic sur une passe ou une ligne du tableau choisit l’étage.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="97"/>
        <source>Moment</source>
        <translation>Instant</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="98"/>
        <source>Moment of the step</source>
        <translation>Instant du pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="99"/>
        <source>Moves a line through all stages and the memory below.</source>
        <translation>Déplace une ligne à travers tous les étages et la mémoire en dessous.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="100"/>
        <source>Export trace…</source>
        <translation>Exporter la trace…</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="102"/>
        <source>The schedule as a JSON trace that Perfetto and chrome://tracing open, with the streams of the stage whose memory is shown.</source>
        <translation>L’ordonnancement en trace JSON que Perfetto et chrome://tracing ouvrent, avec les flux de l’étage dont la mémoire est affichée.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="103"/>
        <source>Passes of every stage over time</source>
        <translation>Passes de chaque étage dans le temps</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="104"/>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="106"/>
        <source>Stages</source>
        <translation>Étages</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="105"/>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="107"/>
        <source>Schedules that pay</source>
        <translation>Ordonnancements utiles</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_controls.cpp" line="108"/>
        <source>Schedules, virtual stages and micro-batch sizes of which none has both less bubble and less memory.</source>
        <translation>Ordonnancements, étages virtuels et tailles de micro-lot dont aucun n’a à la fois moins de bulle et moins de mémoire.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="40"/>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="44"/>
        <source>One step, pass by pass on every pipeline stage, will be shown here.</source>
        <translation>Un pas, passe par passe sur chaque étage de pipeline, sera affiché ici.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="45"/>
        <source>This plan cannot be computed; the verdict says why.</source>
        <translation>Ce plan ne peut pas être calculé&#xa0;; le verdict dit pourquoi.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="48"/>
        <source>one micro-batch</source>
        <translation>1 micro-lot</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="48"/>
        <source>%1 micro-batches</source>
        <translation>%1 micro-lots</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="51"/>
        <source>One stage works through %1 and its optimizer step in %2; without a pipeline there is no bubble.</source>
        <translation>Un étage traite %1 et le pas de l’optimiseur en %2&#xa0;; sans pipeline, il n’y a pas de bulle.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="52"/>
        <source>%1 pipeline stages work through %2 under %3 in %4.</source>
        <translation>%1 étages de pipeline traitent %2 sous %3 en %4.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="230"/>
        <source>%1 (this plan)</source>
        <translation>%1 (ce plan)</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="231"/>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="281"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="281"/>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/timeline_page.cpp" line="307"/>
        <source>Export Trace</source>
        <translation>Exporter la trace</translation>
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
        <translation>Entraînement</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="42"/>
        <source> T</source>
        <comment>trillions of tokens</comment>
        <translation>&#xa0;×&#xa0;10¹²</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="59"/>
        <source>Sequence &amp;length</source>
        <translation>&amp;Longueur de séq.</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="60"/>
        <source>Global &amp;batch</source>
        <translation>Lot glo&amp;bal</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="61"/>
        <source>Sequences per optimizer step</source>
        <translation>Séquences par pas de l’optimiseur</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="63"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="81"/>
        <source>Tokens in all</source>
        <translation>Total des tokens</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="64"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="90"/>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="65"/>
        <location filename="../app/desktop/setup/training_section.cpp" line="91"/>
        <source>Optimizer</source>
        <translation>Optimiseur</translation>
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
        <translation>Longueur de séquence</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="77"/>
        <source>Global batch</source>
        <translation>Lot global</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="103"/>
        <source>= %1 M tokens per step</source>
        <translation>= %1 M de tokens par pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/setup/training_section.cpp" line="104"/>
        <source>= %1 tokens per step</source>
        <translation>= %1 tokens par pas</translation>
    </message>
</context>
<context>
    <name>fivefold::ValueTable</name>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="242"/>
        <source>Copy &amp;Rows</source>
        <translation>Copier les &amp;lignes</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="244"/>
        <source>Copy &amp;Table</source>
        <translation>Copier le &amp;tableau</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="245"/>
        <source>Copy Table as &amp;Markdown</source>
        <translation>Copier le tableau en &amp;Markdown</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/value_table.cpp" line="246"/>
        <source>Copy Table as &amp;CSV</source>
        <translation>Copier le tableau en &amp;CSV</translation>
    </message>
</context>
<context>
    <name>fivefold::VerdictBanner</name>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="49"/>
        <source>NO PLAN</source>
        <translation>AUCUN PLAN</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="50"/>
        <source>Choose a model and a cluster; the verdict appears here.</source>
        <translation>Choisissez un modèle et un cluster&#xa0;; le verdict apparaît ici.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="54"/>
        <source>NOT VALID</source>
        <translation>NON VALIDE</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="55"/>
        <source>This plan breaks a rule, so it cannot be computed. The rule and what would be right stand below.</source>
        <translation>Ce plan enfreint une règle&#xa0;; il ne peut donc pas être calculé. La règle et ce qui serait correct figurent ci-dessous.</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="63"/>
        <source>headroom %1</source>
        <translation>marge %1</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="64"/>
        <source>%1 too much</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_banner.cpp" line="65"/>
        <source>fits with a probability of %1</source>
        <translation>tient avec une probabilité de %1</translation>
    </message>
</context>
<context>
    <name>fivefold::VerdictPanel</name>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="91"/>
        <source>%1: %2, %3 per step</source>
        <translation>%1&#xa0;: %2, %3 par pas</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="104"/>
        <source>Next best</source>
        <translation>Prochain gain</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="105"/>
        <source>Checks</source>
        <translation>Contrôles</translation>
    </message>
    <message>
        <location filename="../app/desktop/pages/verdict_panel.cpp" line="115"/>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
</context>
<context>
    <name>fivefold::Waterfall</name>
    <message>
        <location filename="../app/desktop/charts/waterfall.cpp" line="49"/>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <location filename="../app/desktop/charts/waterfall.cpp" line="118"/>
        <source>Part	Time (%1)	Share (%)</source>
        <translation>Poste	Temps (%1)	Part (%)</translation>
    </message>
</context>
<context>
    <name>fivefold::WhatIfStrip</name>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="67"/>
        <source>as it is now</source>
        <translation>comme maintenant</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="69"/>
        <source>cannot be computed</source>
        <translation>non calculable</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="71"/>
        <source>as fast as now</source>
        <translation>aussi rapide que maintenant</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="73"/>
        <source>%1 faster</source>
        <translation>%1 plus rapide</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="75"/>
        <source>%1 slower</source>
        <translation>%1 plus lent</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="76"/>
        <source>%1: %2, %3, breaks a rule</source>
        <translation>%1&#xa0;: %2, %3, enfreint une règle</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="78"/>
        <source>%1: %2, %3, fits</source>
        <translation>%1&#xa0;: %2, %3, tient</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="79"/>
        <source>%1: %2, %3, tight</source>
        <translation>%1&#xa0;: %2, %3, juste</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="80"/>
        <source>%1: %2, %3, at risk of running out of memory</source>
        <translation>%1&#xa0;: %2, %3, risque de manquer de mémoire</translation>
    </message>
    <message>
        <location filename="../app/desktop/knobs/what_if_strip.cpp" line="83"/>
        <source>%1: %2, %3, does not fit</source>
        <translation>%1&#xa0;: %2, %3, ne tient pas</translation>
    </message>
</context>
</TS>
