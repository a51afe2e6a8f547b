// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QObject>
#include <QTimer>

namespace fivefold {

class Document;

/// Keeps unsaved work in a file of its own while the program runs, so that a crash loses at most the last seconds. The first
/// window of a person owns that file; others leave it alone.
class Session : public QObject {
    Q_OBJECT

public:
    static constexpr int kAtMostMs = 1000; ///< of work that a crash loses

    /// `folder` is made when it is not there. A change is on disk `delay_ms` later at most.
    Session(Document& document, const QString& folder, int delay_ms = kAtMostMs, QObject* parent = nullptr);

    /// Brings back what a crashed session left; false when there is nothing.
    bool restore();
    /// The end of an orderly session.
    void end();

private:
    void write();

    Document& document_;
    QString file_;
    QLockFile lock_;
    QTimer timer_;
    bool mine_ = false;
};

} // namespace fivefold
