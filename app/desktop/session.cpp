// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/session.h"

#include "app/desktop/document.h"
#include "app/desktop/input_file.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace fivefold {

namespace {

constexpr QLatin1String kName("name"), kPlan("plan"); // of a pin in its file

QString fileIn(const QString& path, const char* name) {
    const QDir folder(path);
    folder.mkpath(QStringLiteral("."));
    return folder.filePath(QLatin1String(name));
}

} // namespace

Session::Session(Document& document, const QString& folder, int delay_ms, QObject* parent)
    : QObject(parent), document_(document), file_(fileIn(folder, "session.json")), pinsFile_(fileIn(folder, "pins.json")), lock_(file_ + QStringLiteral(".lock")) {
    lock_.setStaleLockTime(0); // only a dead owner makes the lock stale, however old it is
    mine_ = lock_.tryLock();
    for (QTimer* timer : {&timer_, &pinsTimer_}) {
        timer->setSingleShot(true);
        timer->setInterval(delay_ms);
    }
    connect(&timer_, &QTimer::timeout, this, &Session::write);
    connect(&pinsTimer_, &QTimer::timeout, this, &Session::writePins);
    const auto changed = [](QTimer& timer) {
        if (!timer.isActive()) timer.start(); // not anew: whoever never rests is saved too
    };
    connect(&document_, &Document::planChanged, this, [this, changed] { changed(timer_); });
    connect(&document_, &Document::fileChanged, this, [this, changed] { changed(timer_); });
    connect(&document_.pins(), &Pins::changed, this, [this, changed] { changed(pinsTimer_); });
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

int Session::restorePins() {
    if (!mine_ || !QFile::exists(pinsFile_)) return 0;
    int pinned = 0;
    try {
        const QJsonArray pins = QJsonDocument::fromJson(readSmallFile(pinsFile_)).array();
        for (const QJsonValue pin : pins) {
            try {
                const LoadedPlan loaded = read_plan(pin[kPlan].toString().toStdString(), document_.catalogue());
                if (document_.pins().add(pin[kName].toString(), loaded.plan)) ++pinned;
            } catch (const std::exception&) {
                // One plan that cannot be read takes none of the others with it.
            }
        }
    } catch (const std::exception&) {
        // Pins that cannot be read are no pins.
    }
    return pinned;
}

void Session::writePins() {
    if (!mine_) return;
    QJsonArray pins;
    for (const Pins::Pin& pin : document_.pins().list()) pins.append(QJsonObject{{kName, pin.name}, {kPlan, QString::fromStdString(write_plan(pin.result->plan))}});
    try {
        if (pins.isEmpty())
            QFile::remove(pinsFile_);
        else
            writeOutputFile(pinsFile_, QJsonDocument(pins).toJson());
    } catch (const std::exception&) {
        // A full disk must not disturb the work.
    }
}

void Session::end() {
    timer_.stop();
    if (mine_) QFile::remove(file_);
    if (pinsTimer_.isActive()) {
        pinsTimer_.stop();
        writePins();
    }
}

} // namespace fivefold
