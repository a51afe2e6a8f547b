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

/// The page in the interface's language where there is one, else in English. Comments are for whoever edits the file.
QString pageText(const QString& name) {
    for (const QString& suffix : {QLatin1Char('.') + QLocale().name(), QString()}) {
        QFile file(QStringLiteral(":/help/%1%2.md").arg(name, suffix));
        if (!file.open(QIODevice::ReadOnly)) continue;
        QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
        lines.removeIf([](const QString& line) { return line.startsWith(QLatin1String("<!--")); });
        return lines.join(QLatin1Char('\n'));
    }
    return {};
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

} // namespace

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("helpDialog"));
    setWindowTitle(tr("How Fivefold Estimates"));
    resize(880, 680);
    auto* tabs = new QTabWidget(this);
    tabs->setObjectName(QStringLiteral("help.tabs"));
    tabs->setAccessibleName(tr("Pages"));
    const auto add = [&](const char* page, const QString& title) {
        auto* text = new QTextBrowser(tabs);
        text->setObjectName(QStringLiteral("help.") + QLatin1String(page));
        text->setAccessibleName(title);
        text->setOpenExternalLinks(true);
        text->setMarkdown(pageText(QLatin1String(page)));
        openTables(*text->document()->rootFrame());
        tabs->addTab(text, title);
    };
    add("model", tr("Cost model"));
    add("validation", tr("Validation"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(tabs);
    column->addWidget(buttons);
}

} // namespace fivefold
