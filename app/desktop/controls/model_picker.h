// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/transformer.h"

#include <QString>
#include <QToolButton>

#include <vector>

class QFrame;
class QLineEdit;
class QListWidget;

namespace fivefold {

/// A button that opens a list of models to tick, with a box to narrow it.
class ModelPicker : public QToolButton {
    Q_OBJECT

public:
    struct Entry {
        QString id, title, tip;
        Transformer model;
    };

    explicit ModelPicker(QWidget* parent = nullptr);

    /// Entries with a known id are replaced and stay ticked as they are; new ones go to the top, or with `last` to the end.
    void add(const Entry& entry, bool last = true);
    /// Ticks these and no others; unknown ids are passed over. Announces nothing.
    void setChosen(const QStringList& ids);
    [[nodiscard]] QStringList chosen() const; ///< ids, in the order of the list
    [[nodiscard]] std::vector<Transformer> models() const; ///< of the chosen; the same model once
    void open();

Q_SIGNALS:
    void changed(); ///< by a person

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void narrow(const QString& text);
    void showTexts();

    std::vector<Entry> entries_; // in the order of the list's rows
    QFrame* popup_;
    QLineEdit* filter_;
    QListWidget* list_;
};

} // namespace fivefold
