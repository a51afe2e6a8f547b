// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/session.h"

#include "app/desktop/document.h"
#include "app/desktop/input_file.h"

#include <QDir>
#include <QFile>

namespace fivefold {

namespace {

QString sessionFile(const QString& path) {
    const QDir folder(path);
    folder.mkpath(QStringLiteral("."));
    return folder.filePath(QStringLiteral("session.json"));
}

} // namespace

Session::Session(Document& document, const QString& folder, int delay_ms, QObject* parent)
    : QObject(parent), document_(document), file_(sessionFile(folder)), lock_(file_ + QStringLiteral(".lock")) {
    lock_.setStaleLockTime(0); // only a dead owner makes the lock stale, however old it is
    mine_ = lock_.tryLock();
    timer_.setSingleShot(true);
    timer_.setInterval(delay_ms);
    connect(&timer_, &QTimer::timeout, this, &Session::write);
    const auto changed = [this] {
        if (!timer_.isActive()) timer_.start(); // not anew: whoever never rests is saved too
    };
    connect(&document_, &Document::planChanged, this, changed);
    connect(&document_, &Document::fileChanged, this, changed);
}

bool Session::restore() {
    if (!mine_ || !QFile::exists(file_)) return false;
    try {
        // The path that the plan came from stands in the first line.
        const QByteArray text = readSmallFile(file_);
        const qsizetype end = text.indexOf('\n');
        if (end >= 0 && document_.restore(text.mid(end + 1).toStdString(), QString::fromUtf8(text.left(end)))) return true;
    } catch (const std::exception&) {
        // An unreadable session is no session.
    }
    QFile::remove(file_);
    return false;
}

void Session::write() {
    if (!mine_) return;
    if (!document_.isModified()) {
        QFile::remove(file_);
        return;
    }
    try {
        writeOutputFile(file_, document_.filePath().toUtf8() + '\n' + QByteArray::fromStdString(document_.text()));
    } catch (const std::exception&) {
        // A full disk must not disturb the work; saving by hand will say so.
    }
}

void Session::end() {
    timer_.stop();
    if (mine_) QFile::remove(file_);
}

} // namespace fivefold
