// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/icons.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr auto kFolder = ":/icons/line/"_L1;

/// Draws an SVG of one colour, spelled `currentColor` in the file, in the palette's colour of the moment.
class LineIconEngine final : public QIconEngine {
public:
    LineIconEngine(QString name, QByteArray svg, QColor color) : name_(std::move(name)), svg_(std::move(svg)), color_(std::move(color)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        QSvgRenderer renderer(QByteArray(svg_).replace("currentColor", colorFor(mode).name().toLatin1()));
        const int side = std::min(rect.width(), rect.height());
        renderer.render(painter, QRectF(rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2, side, side));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        const QString key = u"fivefold-line/%1/%2x%3/%4"_s.arg(name_).arg(size.width()).arg(size.height()).arg(colorFor(mode).rgba());
        QPixmap result;
        if (QPixmapCache::find(key, &result)) return result;
        result = QPixmap(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, result);
        return result;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new LineIconEngine(*this); }
    QString iconName() override { return name_; }
    QString key() const override { return u"fivefold-line"_s; }
    bool isNull() override { return svg_.isEmpty(); }

private:
    [[nodiscard]] QColor colorFor(QIcon::Mode mode) const {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled) return palette.color(QPalette::Disabled, QPalette::ButtonText);
        if (mode == QIcon::Selected) return palette.color(QPalette::Active, QPalette::HighlightedText);
        return color_.isValid() ? color_ : palette.color(QPalette::Active, QPalette::ButtonText);
    }

    QString name_;
    QByteArray svg_;
    QColor color_;
};

} // namespace

QIcon lineIcon(const QString& name) { return lineIcon(name, QColor()); }

QIcon lineIcon(const QString& name, const QColor& color) {
    QFile file(kFolder + name + ".svg"_L1);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QIcon(new LineIconEngine(name, file.readAll(), color));
}

QStringList lineIconNames() {
    QStringList names = QDir(kFolder).entryList({u"*.svg"_s}, QDir::Files, QDir::Name);
    for (QString& name : names) name.chop(4);
    return names;
}

QIcon applicationIcon() { return QIcon(u":/icons/fivefold.svg"_s); }

} // namespace fivefold
