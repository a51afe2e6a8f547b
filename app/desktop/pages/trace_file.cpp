// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/trace_file.h"

#include "core/formats/trace.h"

#include <QCoreApplication>
#include <QSaveFile>

#include <algorithm>
#include <ostream>
#include <stdexcept>
#include <streambuf>

namespace fivefold {
namespace {

/// Hands what a stream gets on to a device.
class DeviceBuffer : public std::streambuf {
public:
    explicit DeviceBuffer(QIODevice& device) : device_(device) {}

protected:
    std::streamsize xsputn(const char* text, std::streamsize size) override { return std::max<qint64>(0, device_.write(text, size)); }
    int_type overflow(int_type character) override {
        const char byte = traits_type::to_char_type(character);
        return device_.write(&byte, 1) == 1 ? character : traits_type::eof();
    }

private:
    QIODevice& device_;
};

} // namespace

QString writeTraceFile(const Result& result, PipelineOrderKind kind, std::size_t rank, const QString& path) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return file.errorString();
    try {
        const Timeline timeline = simulate_step(result.plan, *result.profile, kind);
        const std::vector<MemoryCurve> memory = memory_curves(result.plan, *result.profile, timeline);
        const std::size_t traced = std::min(rank, timeline.ranks.size() - 1);
        DeviceBuffer buffer(file);
        std::ostream out(&buffer);
        write_trace(out, timeline, memory, {traced, rank_streams(result.plan, *result.profile, timeline, traced)});
        if (!out) file.cancelWriting();
    } catch (const std::invalid_argument&) {
        file.cancelWriting();
        return QCoreApplication::translate("TraceFile", "this schedule cannot run the plan");
    }
    return file.commit() ? QString() : file.errorString();
}

} // namespace fivefold
