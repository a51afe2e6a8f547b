// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/term_names.h"

#include "app/desktop/finding_sentence.h"

#include <QCoreApplication>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

/// Context of translation for all of these.
struct Terms {
    Q_DECLARE_TR_FUNCTIONS(Terms)
};

} // namespace

QString memoryTermText(MemoryTerm term) {
    switch (term) {
    case MemoryTerm::weights: return Terms::tr("Weights");
    case MemoryTerm::gradients: return Terms::tr("Gradients");
    case MemoryTerm::optimizer: return Terms::tr("Optimizer states");
    case MemoryTerm::norm_inputs: return Terms::tr("Norm inputs");
    case MemoryTerm::norm_outputs: return Terms::tr("Norm outputs");
    case MemoryTerm::qkv: return Terms::tr("Queries, keys, values");
    case MemoryTerm::attention_output: return Terms::tr("Attention output");
    case MemoryTerm::attention_scores: return Terms::tr("Attention scores");
    case MemoryTerm::latent: return Terms::tr("Latent projections");
    case MemoryTerm::dropout_masks: return Terms::tr("Dropout masks");
    case MemoryTerm::mlp: return Terms::tr("Feed-forward");
    case MemoryTerm::router: return Terms::tr("Router");
    case MemoryTerm::experts: return Terms::tr("Experts");
    case MemoryTerm::shared_expert: return Terms::tr("Shared experts");
    case MemoryTerm::checkpoints: return Terms::tr("Recomputation checkpoints");
    case MemoryTerm::recompute_working_set: return Terms::tr("Layer being recomputed");
    case MemoryTerm::embedding_ids: return Terms::tr("Token ids");
    case MemoryTerm::logits: return Terms::tr("Logits and loss");
    case MemoryTerm::backward_working_set: return Terms::tr("Backward working set");
    case MemoryTerm::cp_buffers: return Terms::tr("Context-parallel buffers");
    case MemoryTerm::gathered_weights: return Terms::tr("Gathered weights");
    case MemoryTerm::optimizer_working_set: return Terms::tr("Optimizer working set");
    case MemoryTerm::gradient_buckets: return Terms::tr("Gradient buckets");
    case MemoryTerm::dummy_weight_gradients: return Terms::tr("Dummy weight gradients");
    case MemoryTerm::workspace: return Terms::tr("Library workspace");
    case MemoryTerm::offload_buffers: return Terms::tr("Offload buffers");
    case MemoryTerm::fragmentation: return Terms::tr("Fragmentation");
    case MemoryTerm::nccl: return Terms::tr("NCCL");
    case MemoryTerm::context: return Terms::tr("CUDA context");
    case MemoryTerm::count_: break;
    }
    return {};
}

QString memoryGroupText(MemoryGroup group) {
    switch (group) {
    case MemoryGroup::weights: return Terms::tr("Weights");
    case MemoryGroup::gradients: return Terms::tr("Gradients");
    case MemoryGroup::optimizer: return Terms::tr("Optimizer");
    case MemoryGroup::activations: return Terms::tr("Activations");
    case MemoryGroup::logits: return Terms::tr("Logits");
    case MemoryGroup::buffers: return Terms::tr("Buffers");
    case MemoryGroup::nccl: return Terms::tr("NCCL");
    case MemoryGroup::context: return Terms::tr("Context");
    case MemoryGroup::fragmentation: return Terms::tr("Fragmentation");
    case MemoryGroup::count_: break;
    }
    return {};
}

QString timeTermText(TimeTerm term) {
    switch (term) {
    case TimeTerm::gemm: return Terms::tr("Matrix products");
    case TimeTerm::attention: return Terms::tr("Attention");
    case TimeTerm::memory_bound: return Terms::tr("Memory-bound kernels");
    case TimeTerm::quantise: return Terms::tr("Quantisation");
    case TimeTerm::recompute: return Terms::tr("Recomputation");
    case TimeTerm::host: return Terms::tr("Kernel launches");
    case TimeTerm::tensor_parallel: return Terms::tr("TP communication");
    case TimeTerm::context_parallel: return Terms::tr("CP communication");
    case TimeTerm::expert_parallel: return Terms::tr("EP communication");
    case TimeTerm::pipeline_parallel: return Terms::tr("PP communication");
    case TimeTerm::data_parallel: return Terms::tr("DP communication");
    case TimeTerm::bubble: return Terms::tr("Pipeline bubble");
    case TimeTerm::imbalance: return Terms::tr("Stage imbalance");
    case TimeTerm::optimizer: return Terms::tr("Optimizer step");
    case TimeTerm::offload: return Terms::tr("Offload");
    case TimeTerm::straggler: return Terms::tr("Stragglers");
    case TimeTerm::count_: break;
    }
    return {};
}

QString timeTermMeaning(TimeTerm term) {
    switch (term) {
    case TimeTerm::gemm: return Terms::tr("Dense matrix products, forward and backward.");
    case TimeTerm::attention: return Terms::tr("The attention kernel, forward and backward.");
    case TimeTerm::memory_bound: return Terms::tr("Norms, activations, residuals and the loss: limited by memory bandwidth.");
    case TimeTerm::quantise: return Terms::tr("Conversion to the low precision of the matrix products.");
    case TimeTerm::recompute: return Terms::tr("Forward work done again in the backward pass.");
    case TimeTerm::host: return Terms::tr("Time in which the GPU waits for the host to launch kernels.");
    case TimeTerm::tensor_parallel: return Terms::tr("Tensor-parallel collectives that nothing hides.");
    case TimeTerm::context_parallel: return Terms::tr("Context-parallel exchanges that nothing hides.");
    case TimeTerm::expert_parallel: return Terms::tr("Expert all-to-all that nothing hides.");
    case TimeTerm::pipeline_parallel: return Terms::tr("Messages between stages that nothing hides.");
    case TimeTerm::data_parallel: return Terms::tr("Gradient reduction and weight gathering that nothing hides.");
    case TimeTerm::bubble: return Terms::tr("Stages idle while the pipeline fills and drains.");
    case TimeTerm::imbalance: return Terms::tr("Stages idle since another stage has more work.");
    case TimeTerm::optimizer: return Terms::tr("The optimizer's update of the weights.");
    case TimeTerm::offload: return Terms::tr("Transfers to and from the host and the optimizer's step there, as far as nothing hides them.");
    case TimeTerm::straggler: return Terms::tr("Waiting for the slowest GPU of the cluster.");
    case TimeTerm::count_: break;
    }
    return {};
}

QString trafficText(Traffic::Dimension dimension) {
    switch (dimension) {
    case Traffic::Dimension::tensor: return Terms::tr("TP");
    case Traffic::Dimension::context: return Terms::tr("CP");
    case Traffic::Dimension::expert: return Terms::tr("EP");
    case Traffic::Dimension::pipeline: return Terms::tr("PP");
    case Traffic::Dimension::data: return Terms::tr("DP");
    case Traffic::Dimension::expert_data: return Terms::tr("EDP");
    }
    return {};
}

QString trafficLongText(Traffic::Dimension dimension) {
    switch (dimension) {
    case Traffic::Dimension::tensor: return Terms::tr("Tensor parallel");
    case Traffic::Dimension::context: return Terms::tr("Context parallel");
    case Traffic::Dimension::expert: return Terms::tr("Expert parallel");
    case Traffic::Dimension::pipeline: return Terms::tr("Pipeline parallel");
    case Traffic::Dimension::data: return Terms::tr("Data parallel");
    case Traffic::Dimension::expert_data: return Terms::tr("Data parallel of the experts");
    }
    return {};
}

QString verdictText(Verdict verdict) {
    switch (verdict) {
    case Verdict::fits: return Terms::tr("FITS");
    case Verdict::tight: return Terms::tr("TIGHT");
    case Verdict::at_risk: return Terms::tr("AT RISK");
    case Verdict::out_of_memory: return Terms::tr("DOES NOT FIT");
    }
    return {};
}

QString verdictMeaning(Verdict verdict) {
    switch (verdict) {
    case Verdict::fits: return Terms::tr("Every stage fits with room to spare.");
    case Verdict::tight: return Terms::tr("Every stage fits, with little room to spare.");
    case Verdict::at_risk: return Terms::tr("The fullest stage is so near the limit that it may run out of memory.");
    case Verdict::out_of_memory: return Terms::tr("The fullest stage needs more memory than the GPU has.");
    }
    return {};
}

QString verdictIcon(Verdict verdict) {
    switch (verdict) {
    case Verdict::fits: return u"check"_s;
    case Verdict::tight: return u"gauge"_s;
    case Verdict::at_risk: return u"warning"_s;
    case Verdict::out_of_memory: return u"error"_s;
    }
    return {};
}

QString severityText(Severity severity) {
    switch (severity) {
    case Severity::info: return Terms::tr("Note");
    case Severity::warning: return Terms::tr("Warning");
    case Severity::error: return Terms::tr("Error");
    }
    return {};
}

QString severityIcon(Severity severity) {
    switch (severity) {
    case Severity::info: return u"info"_s;
    case Severity::warning: return u"warning"_s;
    case Severity::error: return u"error"_s;
    }
    return {};
}

QString momentText(MemoryMoment moment) {
    switch (moment) {
    case MemoryMoment::load: return Terms::tr("while a checkpoint is loaded");
    case MemoryMoment::loss: return Terms::tr("while the loss is computed");
    case MemoryMoment::backward: return Terms::tr("in the backward pass");
    case MemoryMoment::optimizer: return Terms::tr("in the optimizer's update");
    case MemoryMoment::count_: break;
    }
    return {};
}

QString bandBasisText(std::string_view basis) {
    static constexpr const char* kTemplates[] = {
        QT_TRANSLATE_NOOP("Terms", "calibrated on published runs of this GPU and framework family"),
        QT_TRANSLATE_NOOP("Terms", "no measured runs of this GPU: efficiencies of %1"),
        QT_TRANSLATE_NOOP("Terms", "no profile of this framework: constants of %1"),
        QT_TRANSLATE_NOOP("Terms", "calibrated on published memory readings of this framework family"),
        QT_TRANSLATE_NOOP("Terms", "no memory readings of this framework family: what ran and what ran out of memory"),
    };
    const QString text = QString::fromUtf8(basis.data(), static_cast<qsizetype>(basis.size()));
    static constexpr QLatin1String kWith(", with values measured by "), kOnly("no measured runs of this GPU: values measured by "), kRest(", for the rest efficiencies of ");
    if (const qsizetype at = text.indexOf(kWith); at > 0) {
        const QByteArray before = text.left(at).toUtf8();
        return Terms::tr("%1, with values measured as %2").arg(bandBasisText(std::string_view(before.constData(), static_cast<std::size_t>(before.size()))), text.mid(at + kWith.size()));
    }
    if (const qsizetype at = text.lastIndexOf(kRest); at > 0 && text.startsWith(kOnly))
        return Terms::tr("no measured runs of this GPU: values measured as %1, for the rest efficiencies of %2").arg(text.mid(kOnly.size(), at - kOnly.size()), text.mid(at + kRest.size()));
    for (const char* entry : kTemplates) {
        const QString known = QString::fromUtf8(entry);
        const qsizetype hole = known.indexOf("%1"_L1);
        if (hole < 0 && known == text) return Terms::tr(entry);
        if (hole > 0 && text.startsWith(QStringView(known).left(hole))) return Terms::tr(entry).arg(text.mid(hole));
    }
    return text;
}

QString bandBasisText(const Result& result) {
    if (result.band_basis.empty()) return bandBasisText(result.estimate.time.band_basis);
    QStringList sentences;
    for (const Finding& finding : result.band_basis) sentences.append(findingSentence(finding));
    return sentences.join(u' ');
}

} // namespace fivefold
