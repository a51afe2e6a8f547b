// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/program.h"

#include <QJsonDocument>
#include <QProcess>

namespace fivefold::test {

QJsonObject Answer::json() const { return QJsonDocument::fromJson(out).object(); }

Answer cli(const QStringList& arguments, const QByteArray& input) {
    QProcess process;
    process.start(QStringLiteral(FIVEFOLD_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    Answer answer;
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit) {
        process.kill();
        process.waitForFinished();
        return answer;
    }
    answer.code = process.exitCode();
    answer.out = process.readAllStandardOutput();
    answer.err = process.readAllStandardError();
    return answer;
}

Answer cli(const char* arguments, const QByteArray& input) {
    return cli(QString::fromLatin1(arguments).split(QLatin1Char(' '), Qt::SkipEmptyParts), input);
}

} // namespace fivefold::test
