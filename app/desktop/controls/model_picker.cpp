// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/model_picker.h"

#include <QFrame>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kRows = 12, kMargin = 4;

} // namespace

ModelPicker::ModelPicker(QWidget* parent) : QToolButton(parent), popup_(new QFrame(this, Qt::Popup)), filter_(new QLineEdit), list_(new QListWidget) {
    setFocusPolicy(Qt::StrongFocus);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setArrowType(Qt::DownArrow);
    popup_->setFrameShape(QFrame::StyledPanel);
    filter_->setObjectName("modelPickerFilter"_L1);
    list_->setObjectName("modelPickerList"_L1);
    list_->setFrameShape(QFrame::NoFrame);
    auto* column = new QVBoxLayout(popup_);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->addWidget(filter_);
    column->addWidget(list_);
    popup_->setFocusProxy(filter_);
    for (QWidget* widget : {static_cast<QWidget*>(filter_), static_cast<QWidget*>(list_)}) widget->installEventFilter(this);
    connect(this, &QToolButton::clicked, this, &ModelPicker::open);
    connect(filter_, &QLineEdit::textChanged, this, &ModelPicker::narrow);
    connect(list_, &QListWidget::itemChanged, this, [this] {
        showTexts();
        Q_EMIT changed();
    });
    // Enter and a double click tick as Space does.
    connect(list_, &QListWidget::itemActivated, this, [](QListWidgetItem* item) { item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked); });
    showTexts();
}

void ModelPicker::add(const Entry& entry, bool last) {
    const QSignalBlocker quiet(list_);
    const auto known = std::ranges::find(entries_, entry.id, &Entry::id);
    QListWidgetItem* item = nullptr;
    if (known != entries_.end()) {
        *known = entry;
        item = list_->item(static_cast<int>(known - entries_.begin()));
        item->setText(entry.title);
    } else {
        entries_.insert(last ? entries_.end() : entries_.begin(), entry);
        item = new QListWidgetItem(entry.title);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        list_->insertItem(last ? list_->count() : 0, item); // the list owns it
    }
    item->setToolTip(entry.tip);
    showTexts();
}

void ModelPicker::setChosen(const QStringList& ids) {
    const QSignalBlocker quiet(list_);
    for (int row = 0; row < list_->count(); ++row) list_->item(row)->setCheckState(ids.contains(entries_[static_cast<std::size_t>(row)].id) ? Qt::Checked : Qt::Unchecked);
    showTexts();
}

QStringList ModelPicker::chosen() const {
    QStringList ids;
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->checkState() == Qt::Checked) ids << entries_[static_cast<std::size_t>(row)].id;
    return ids;
}

std::vector<Transformer> ModelPicker::models() const {
    std::vector<Transformer> models;
    for (int row = 0; row < list_->count(); ++row) {
        const Entry& entry = entries_[static_cast<std::size_t>(row)];
        if (list_->item(row)->checkState() == Qt::Checked && std::ranges::find(models, entry.model) == models.end()) models.push_back(entry.model);
    }
    return models;
}

void ModelPicker::showTexts() {
    filter_->setPlaceholderText(tr("Type to search"));
    filter_->setAccessibleName(tr("Part of a model's name"));
    list_->setAccessibleName(tr("Models"));
    const auto count = static_cast<int>(models().size());
    setText(count == 1 ? tr("1 model") : tr("%n models", nullptr, count));
    setAccessibleDescription(text());
}

void ModelPicker::narrow(const QString& text) {
    for (int row = 0; row < list_->count(); ++row) list_->item(row)->setHidden(!list_->item(row)->text().contains(text.trimmed(), Qt::CaseInsensitive));
}

void ModelPicker::open() {
    filter_->clear();
    const int width = list_->sizeHintForColumn(0) + 2 * kMargin + style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 8;
    const int height = filter_->sizeHint().height() + kRows * list_->sizeHintForRow(0) + 4 * kMargin;
    popup_->resize(std::max(width, this->width()), height);
    const QRect room = screen()->availableGeometry();
    QPoint place = mapToGlobal(QPoint(0, this->height()));
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - popup_->width())));
    place.setY(std::clamp(place.y(), room.top(), std::max(room.top(), room.bottom() - popup_->height())));
    popup_->move(place);
    popup_->show();
    filter_->setFocus();
}

bool ModelPicker::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            popup_->hide();
            setFocus();
            return true;
        }
        if (object == filter_ && (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
            list_->setFocus();
            for (int row = 0; row < list_->count(); ++row)
                if (!list_->item(row)->isHidden()) {
                    list_->setCurrentRow(row);
                    break;
                }
            return true;
        }
    }
    return QToolButton::eventFilter(object, event);
}

void ModelPicker::changeEvent(QEvent* event) {
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) showTexts();
}

} // namespace fivefold
