// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/setup/setup_panel.h"

#include "app/desktop/setup/cluster_section.h"
#include "app/desktop/setup/model_section.h"
#include "app/desktop/setup/software_section.h"
#include "app/desktop/setup/training_section.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {

SetupPanel::SetupPanel(Document& document, QWidget* parent) : QScrollArea(parent) {
    setObjectName(QStringLiteral("setup"));
    setAccessibleName(tr("Setup"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* contents = new QWidget;
    auto* column = new QVBoxLayout(contents);
    column->setContentsMargins(6, 8, 6, 8);
    column->setSpacing(16);
    auto* model = new ModelSection(document, contents);
    connect(model, &ModelSection::openRequested, this, &SetupPanel::openRequested);
    column->addWidget(model);
    column->addWidget(new ClusterSection(document, contents));
    column->addWidget(new TrainingSection(document, contents));
    column->addWidget(new SoftwareSection(document, contents));
    column->addStretch(1);
    setWidget(contents);
}

bool SetupPanel::eventFilter(QObject* object, QEvent* event) {
    // Opened dimensions may need more width; the dock hears of it only from here.
    if (object == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(object, event);
}

QSize SetupPanel::minimumSizeHint() const {
    // Wide enough for its contents beside a scroll bar: it scrolls only down.
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), 120};
}

QSize SetupPanel::sizeHint() const {
    constexpr int kWidest = 300; // labels wrap beyond
    const int wanted = widget()->sizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {std::max(minimumSizeHint().width(), std::clamp(wanted, 280, kWidest)), 560};
}

} // namespace fivefold
