// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/search/rejection_texts.h"

#include "app/desktop/finding_sentence.h"
#include "app/desktop/theme/number_format.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace fivefold {
namespace {

struct Rejections {
    Q_DECLARE_TR_FUNCTIONS(Rejections)
};

struct Text {
    std::string_view id;
    const char *words, *explanation;
};

constexpr Text kTexts[] = {
    {"out-of-memory", QT_TRANSLATE_NOOP("Rejections", "Out of memory"),
     QT_TRANSLATE_NOOP("Rejections", "The fullest pipeline stage needs more than the GPU can give. The bars below say by how much, and which stage it is.")},
    {"headroom", QT_TRANSLATE_NOOP("Rejections", "Too little headroom"),
     QT_TRANSLATE_NOOP("Rejections", "They fit, but leave less memory free than asked for. Ask for less headroom to see them.")},
    {"budget", QT_TRANSLATE_NOOP("Rejections", "Beyond deadline or budget"), QT_TRANSLATE_NOOP("Rejections", "They fit, but train the plan's tokens too slowly, or for too much money.")},
    {"dominated", QT_TRANSLATE_NOOP("Rejections", "Proved to be slower"),
     QT_TRANSLATE_NOOP("Rejections", "They fit, but a lower bound of their step shows that they are neither among the best nor on the Pareto front; their exact step was not computed.")},
    {"shard-group", QT_TRANSLATE_NOOP("Rejections", "Shard group"), QT_TRANSLATE_NOOP("Rejections", "The shard group does not divide the ranks over which ZeRO shards.")},
    {"tp-divides-model", QT_TRANSLATE_NOOP("Rejections", "TP does not divide the model"),
     QT_TRANSLATE_NOOP("Rejections", "Tensor parallelism cuts attention heads, hidden size and feed-forward width into equal parts.")},
    {"experts-divide", QT_TRANSLATE_NOOP("Rejections", "Experts do not divide"),
     QT_TRANSLATE_NOOP("Rejections", "Expert parallelism deals whole experts in equal numbers, and expert tensor parallelism cuts their width into equal parts; with TP it needs sequence parallelism.")},
    {"sequence-divides", QT_TRANSLATE_NOOP("Rejections", "Sequence does not divide"),
     QT_TRANSLATE_NOOP("Rejections", "Context parallelism cuts the sequence into 2 × CP equal pieces, and sequence parallelism each of its ranks' tokens into TP; all-to-all exchange also needs the heads to divide.")},
    {"stages-hold-layers", QT_TRANSLATE_NOOP("Rejections", "Layers do not fill the stages"),
     QT_TRANSLATE_NOOP("Rejections", "Each virtual pipeline stage needs layers, or the embedding or the loss, to hold; even splits need the layers to divide.")},
    {"schedule-fits", QT_TRANSLATE_NOOP("Rejections", "Schedule does not fit"),
     QT_TRANSLATE_NOOP("Rejections", "Interleaving needs a pipeline and micro-batches in multiples of PP; DualPipe needs an even PP and at least 2 × PP micro-batches.")},
    {"sharding-is-sound", QT_TRANSLATE_NOOP("Rejections", "ZeRO cannot shard so"), QT_TRANSLATE_NOOP("Rejections", "The shard group must divide the ranks over which ZeRO shards.")},
    {"expert-grid", QT_TRANSLATE_NOOP("Rejections", "Experts do not fold in"), QT_TRANSLATE_NOOP("Rejections", "EP × ETP must divide TP × CP × DP, the ranks of one pipeline stage.")},
    {"gpus-product", QT_TRANSLATE_NOOP("Rejections", "GPUs do not multiply out"), QT_TRANSLATE_NOOP("Rejections", "DP × TP × PP × CP must be the number of GPUs.")},
    {"batch-product", QT_TRANSLATE_NOOP("Rejections", "Batch does not multiply out"), QT_TRANSLATE_NOOP("Rejections", "DP × accumulation × micro-batch must be the global batch.")},
    {"offload", QT_TRANSLATE_NOOP("Rejections", "Offload"), QT_TRANSLATE_NOOP("Rejections", "Weights move to the host only where ZeRO-3 shards them.")},
    {"tp-beyond-domain", QT_TRANSLATE_NOOP("Rejections", "TP beyond NVLink"), QT_TRANSLATE_NOOP("Rejections", "Tensor parallelism would reach beyond the NVLink domain.")},
    {"fp8-multiple", QT_TRANSLATE_NOOP("Rejections", "Shapes for low precision"), QT_TRANSLATE_NOOP("Rejections", "Matrices in 8 bits and less have a smallest granularity, which the parts of the model miss here.")},
    {"precision-unsupported", QT_TRANSLATE_NOOP("Rejections", "Precision of the GPU"), QT_TRANSLATE_NOOP("Rejections", "The GPU has no matrix units for this precision.")},
};

const Text* textOf(std::string_view id) {
    const auto* at = std::find_if(std::begin(kTexts), std::end(kTexts), [id](const Text& text) { return text.id == id; });
    return at == std::end(kTexts) ? nullptr : at;
}

QString sentenceOf(std::string_view id) { return findingSentence({std::string(id), Severity::error, {}, {}}); }

} // namespace

QString rejectionText(std::string_view id) {
    const Text* text = textOf(id);
    return text != nullptr ? QCoreApplication::translate("Rejections", text->words) : sentenceOf(id);
}

QString rejectionExplanation(std::string_view id, const SearchRequest& request) {
    const Text* text = textOf(id);
    const QString sentence = text != nullptr ? QCoreApplication::translate("Rejections", text->explanation) : sentenceOf(id);
    if (id == "headroom") return Rejections::tr("%1 Asked for: %2 of %3.").arg(sentence, format::percent(request.headroom).text(), format::memory(request.plan.cluster.gpu.usable_memory).text());
    return sentence;
}

QString excessText(MemoryExcess::Bucket bucket) {
    switch (bucket) {
    case MemoryExcess::to_10_percent: return Rejections::tr("up to 10 % over");
    case MemoryExcess::to_50_percent: return Rejections::tr("10 to 50 % over");
    case MemoryExcess::to_twice: return Rejections::tr("50 to 100 % over");
    default: return Rejections::tr("more than twice");
    }
}

QString stageText(MemoryExcess::Stage stage) {
    switch (stage) {
    case MemoryExcess::first: return Rejections::tr("first stage");
    case MemoryExcess::middle: return Rejections::tr("a middle stage");
    default: return Rejections::tr("last stage");
    }
}

} // namespace fivefold
