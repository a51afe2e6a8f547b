// SPDX-License-Identifier: Apache-2.0
#include <QTest>
class T : public QObject { Q_OBJECT };
QTEST_APPLESS_MAIN(T)
#include "test_outcome.moc"
