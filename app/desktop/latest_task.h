// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <cstdint>
#include <functional>
#include <stop_token>
#include <utility>

namespace fivefold {

/// One line of work on a worker thread where only the newest request counts: starting a new one stops the one before, and the
/// answer of a request that has been overtaken is dropped. Answers arrive in the thread that owns this object.
class LatestTask : public QObject {
    Q_OBJECT

public:
    explicit LatestTask(QObject* parent = nullptr);
    ~LatestTask() override;

    /// `work` runs on the worker and must look at its stop token every few milliseconds; `deliver` gets what it returned.
    template <class Work, class Deliver>
    void start(Work work, Deliver deliver) {
        const std::stop_token token = begin();
        const std::uint64_t serial = serial_;
        pool_.start([this, serial, token, job = std::move(work), answer = std::move(deliver)]() mutable {
            if (token.stop_requested()) return;
            giveWay();
            auto value = job(token);
            if (token.stop_requested()) return;
            QMetaObject::invokeMethod(
                this,
                [this, serial, answer = std::move(answer), value = std::move(value)]() mutable {
                    if (serial == serial_) answer(std::move(value));
                },
                Qt::QueuedConnection);
        });
    }
    void cancel();
    /// Waits until what was started has ended; its answer still arrives.
    void finish() { pool_.waitForDone(); }

private:
    std::stop_token begin();
    /// The window's thread comes first where the processors do not suffice for all.
    static void giveWay();

    QThreadPool pool_;
    std::stop_source stop_;
    std::uint64_t serial_ = 0;
};

} // namespace fivefold
