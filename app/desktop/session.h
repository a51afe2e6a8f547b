// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QObject>
#include <QTimer>

namespace fivefold {

class Document;

/// Keeps unsaved work in a file of its own while the program runs, so that a crash loses at most the last seconds, and the pinned
/// plans in another, from one start to the next. The first window of a person owns both files; others leave them alone.
class Session : public QObject {
    Q_OBJECT

public:
    static constexpr int kAtMostMs = 1000; ///< of work that a crash loses

    /// `folder` is made when it is not there. A change is on disk `delay_ms` later at most.
    Session(Document& document, const QString& folder, int delay_ms = kAtMostMs, QObject* parent = nullptr);

    /// Brings back what a crashed session left; false when there is nothing.
    bool restore();
    /// Pins again what was pinned when the last session ended, in whatever way; how many plans.
    int restorePins();
    /// The end of an orderly session: no work is unsaved, the pins stay.
    void end();

private:
    void write();
    void writePins();

    Document& document_;
    QString file_;
    QString pinsFile_;
    QLockFile lock_;
    QTimer timer_;
    QTimer pinsTimer_;
    bool mine_ = false;
};

} // namespace fivefold
