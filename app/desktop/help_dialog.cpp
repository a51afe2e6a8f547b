// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/help_dialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QLocale>
#include <QTabWidget>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTextTable>
#include <QVBoxLayout>

namespace fivefold {
namespace {

/// The file in the interface's language where there is one, else in English.
QString rawText(const QString& name) {
    const QLocale locale;
    for (const QString& suffix : {QLatin1Char('.') + locale.name(), QLatin1Char('.') + QLocale::languageToCode(locale.language()), QString()}) {
        QFile file(QStringLiteral(":/help/%1%2.md").arg(name, suffix));
        if (file.open(QIODevice::ReadOnly)) return QString::fromUtf8(file.readAll());
    }
    return {};
}

/// Comments are for whoever edits the file.
QString withoutComments(const QString& text) {
    QStringList lines = text.split(QLatin1Char('\n'));
    lines.removeIf([](const QString& line) { return line.startsWith(QLatin1String("<!--")); });
    return lines.join(QLatin1Char('\n'));
}

/// Tables come without air between their cells.
void openTables(QTextFrame& frame) {
    for (QTextFrame* child : frame.childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(child)) {
            QTextTableFormat format = table->format();
            format.setCellPadding(4);
            format.setCellSpacing(0);
            format.setBorderCollapse(true);
            table->setFormat(format);
        }
        openTables(*child);
    }
}

/// The part of the help on pages that belongs to one of them: it stands behind the line that names it.
QString sectionText(const QString& page) {
    const QString all = rawText(QStringLiteral("pages"));
    const QString mark = QStringLiteral("<!-- page: %1 -->").arg(page);
    const qsizetype begin = all.indexOf(mark);
    if (begin < 0) return {};
    const qsizetype end = all.indexOf(QLatin1String("<!-- page:"), begin + mark.size());
    return all.mid(begin + mark.size(), end < 0 ? -1 : end - begin - mark.size());
}

} // namespace

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent), tabs_(new QTabWidget(this)) {
    setObjectName(QStringLiteral("helpDialog"));
    setWindowTitle(tr("Help"));
    resize(880, 680);
    tabs_->setObjectName(QStringLiteral("help.tabs"));
    tabs_->setAccessibleName(tr("Pages"));
    const auto add = [&](const char* page, const QString& title, const QString& content) {
        auto* text = new QTextBrowser(tabs_);
        text->setObjectName(QStringLiteral("help.") + QLatin1String(page));
        text->setAccessibleName(title);
        text->setOpenExternalLinks(true);
        text->setMarkdown(content);
        openTables(*text->document()->rootFrame());
        tabs_->addTab(text, title);
        return text;
    };
    page_ = add("page", tr("This page"), {});
    add("model", tr("How Fivefold estimates"), withoutComments(rawText(QStringLiteral("model"))));
    add("validation", tr("Validation"), withoutComments(rawText(QStringLiteral("validation"))));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(tabs_);
    column->addWidget(buttons);
}

void HelpDialog::showPage(const QString& page) {
    page_->setMarkdown(sectionText(page));
    tabs_->setCurrentWidget(page_);
}

} // namespace fivefold
