// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/picture.h"

#include "app/desktop/input_file.h"

#include <QBuffer>
#include <QPainter>
#include <QPixmap>
#include <QSvgGenerator>
#include <QWidget>

#include <exception>

namespace fivefold {

QString writePicture(QWidget& widget, const QString& path) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize(widget.size());
        svg.setViewBox(widget.rect());
        svg.setResolution(widget.logicalDpiX());
        svg.setTitle(widget.accessibleName());
        QPainter painter(&svg);
        widget.render(&painter);
        painter.end();
    } else {
        widget.grab().save(&buffer, "PNG");
    }
    try {
        writeOutputFile(path, bytes);
    } catch (const std::exception& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

} // namespace fivefold
