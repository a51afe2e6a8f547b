// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report_writer.h"

#include "app/desktop/finding_sentence.h"
#include "app/desktop/input_file.h"
#include "app/desktop/pages/finding_list.h"
#include "app/desktop/pages/memory_page.h"
#include "app/desktop/pages/step_page.h"
#include "app/desktop/pages/term_names.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>
#include <QUrl>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kPictureWidth = 700, kPictureScale = 3; // pixels of 1/96 inch, and how many dots stand in each
constexpr int kMostPages = 2, kDotsPerInch = 300;
constexpr double kMarginMm = 11;

QImage picture(QWidget& chart, const QPalette& palette) {
    chart.setPalette(palette);
    chart.resize(kPictureWidth, chart.sizeHint().height());
    chart.ensurePolished();
    QImage image(chart.size() * kPictureScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(kPictureScale);
    image.fill(Qt::white);
    chart.render(&image, {}, {}, QWidget::DrawChildren);
    return image;
}

} // namespace

report::Words reportWords() {
    report::Words words;
    words.language = QLocale().bcp47Name().toStdString();
    words.say = [](const std::string& text) {
        const QString said = QCoreApplication::translate("Report", text.c_str());
        // what a log tells is said in the same words elsewhere
        return (said == QString::fromStdString(text) ? QCoreApplication::translate("Finding", text.c_str()) : said).toStdString();
    };
    words.sentence = [](const Finding& finding) { return findingSentence(finding).toStdString(); };
    words.fix = [](const Finding& finding) {
        QStringList fixes;
        for (const SuggestedChange& change : finding.fixes)
            for (const std::int64_t value : change.values) fixes << fixText(change.knob, value);
        return fixes.isEmpty() ? std::string() : '(' + fixes.join(", "_L1).toStdString() + ')';
    };
    words.band_note = [](const std::string& note) { return bandBasisText(std::string_view(note)).toStdString(); };
    return words;
}

report::Report resultReport(const Result& result) {
    const ResultPtr alone = std::make_shared<const Result>(result);
    return resultsReport({&alone, 1});
}

report::Report resultsReport(std::span<const ResultPtr> results) {
    std::vector<report::PlanReport> plans;
    for (const ResultPtr& result : results) {
        report::PlanReport& plan = plans.emplace_back(report::PlanReport{result->plan, result->estimate, {}, result->band_basis});
        if (plan.plan.name.empty()) plan.plan.name = plan.plan.model.name;
        if (result->profile) plan.assumed = assumptions(result->plan, *result->profile);
    }
    return report::make_report(plans, reportWords());
}

std::vector<QImage> reportPictures(const Result& result) {
    if (result.estimate.memory.stages.empty()) return {};
    const QPalette light(QColor(0xec, 0xee, 0xf0), Qt::white);
    StackedBarsData memory = memoryChart(result, light);
    const std::vector<std::size_t> shown = report::shown_stages(result.estimate.memory);
    std::vector<StackedBarsData::Bar> bars;
    int marked = -1;
    for (const std::size_t stage : shown) {
        if (static_cast<int>(stage) == memory.marked) marked = static_cast<int>(bars.size());
        bars.push_back(std::move(memory.bars[stage]));
    }
    memory.bars = std::move(bars);
    memory.marked = marked;
    StackedBars stages;
    stages.setData(std::move(memory));
    Waterfall step;
    step.setData(stepChart(result, light));
    return {picture(stages, light), picture(step, light)};
}

QByteArray reportPdf(const report::Report& report, const std::vector<QImage>& pictures, int plans) {
    const int most_pages = kMostPages * plans + (plans > 1 ? 1 : 0);
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(QString::fromStdString(report.title));
        writer.setCreator(u"Fivefold"_s);
        writer.setResolution(kDotsPerInch);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(kMarginMm, kMarginMm, kMarginMm, kMarginMm), QPageLayout::Millimeter);

        QTextDocument document;
        document.setDocumentMargin(0);
        document.documentLayout()->setPaintDevice(&writer);
        for (std::size_t i = 0; i < pictures.size(); ++i) document.addResource(QTextDocument::ImageResource, QUrl(u"chart:%1"_s.arg(i)), pictures[i]);
        const auto image = [&pictures](const report::BarChart&, std::size_t number) {
            if (number >= pictures.size()) return std::string();
            const QSizeF size = pictures[number].deviceIndependentSize();
            return u"<p><img src=\"chart:%1\" width=\"%2\" height=\"%3\"></p>\n"_s.arg(number).arg(size.width()).arg(size.height()).toStdString();
        };
        document.setHtml(QString::fromStdString(report::write_html(report, image)));
        const QSizeF page(writer.width(), writer.height());
        double scale = 1;
        document.setPageSize(page);
        while (document.pageCount() > most_pages && scale > 0.3) {
            scale *= 0.95;
            document.setPageSize(page / scale);
        }
        QPainter painter(&writer);
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette = QPalette(Qt::white, Qt::white);
        context.palette.setColor(QPalette::Text, Qt::black);
        for (int number = 0; number < document.pageCount(); ++number) {
            if (number > 0) writer.newPage();
            painter.save();
            painter.scale(scale, scale);
            context.clip = QRectF(QPointF(0, number * page.height() / scale), page / scale);
            painter.translate(-context.clip.topLeft());
            painter.setClipRect(context.clip);
            document.documentLayout()->draw(&painter, context);
            painter.restore();
        }
    }
    return pdf;
}

void ReportWriter::write(const std::vector<ResultPtr>& results, const QString& path) {
    const bool pdf = path.endsWith(".pdf"_L1, Qt::CaseInsensitive);
    std::vector<QImage> pictures;
    for (const ResultPtr& result : results)
        if (pdf)
            for (QImage& drawn : reportPictures(*result)) pictures.push_back(std::move(drawn));
    task_.start(
        [path, pdf, report = resultsReport(results), pictures = std::move(pictures), plans = static_cast<int>(results.size())](const std::stop_token&) {
            try {
                writeOutputFile(path, pdf ? reportPdf(report, pictures, plans) : QByteArray::fromStdString(report::write_html(report)));
            } catch (const std::exception& error) {
                return QString::fromUtf8(error.what());
            }
            return QString();
        },
        [this, path](const QString& error) { error.isEmpty() ? Q_EMIT written(path) : Q_EMIT failed(error); });
}

} // namespace fivefold
