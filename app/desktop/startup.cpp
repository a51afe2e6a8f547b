// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/startup.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace fivefold {

namespace {

struct Startup {
    Q_DECLARE_TR_FUNCTIONS(Startup)
};

constexpr const char* kNoDisplay =
    "fivefold: there is no display to open a window on; use fivefold-cli in a terminal, or set DISPLAY or WAYLAND_DISPLAY";

void addOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(Startup::tr("Plans the 5D-parallel training of large language models."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"), Startup::tr("A plan, or a model's config.json."), QStringLiteral("[file]"));
    parser.addOption({QStringLiteral("language"), Startup::tr("Language of the interface, such as zh_CN."), QStringLiteral("locale")});
    const auto hidden = [&parser](const char* name, const char* value) {
        QCommandLineOption option(QLatin1String(name), {}, QLatin1String(value));
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(option);
    };
    hidden("screenshot", "file");
    hidden("size", "WxH");
    hidden("page", "number");
    hidden("dark", "");
    hidden("benchmark", "");
}

void complain(const QString& text) { std::fprintf(stderr, "fivefold: %s\n", qPrintable(text)); }

bool isSet(const char* variable) { return !qEnvironmentVariableIsEmpty(variable); }

} // namespace

std::optional<StartOptions> readOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments)) {
        complain(parser.errorText());
        return std::nullopt;
    }
    if (parser.positionalArguments().size() > 1) {
        complain(Startup::tr("one file can be opened at a time, not %1").arg(parser.positionalArguments().size()));
        return std::nullopt;
    }
    StartOptions options;
    options.file = parser.positionalArguments().value(0);
    options.language = parser.value(QStringLiteral("language"));
    options.screenshot = parser.value(QStringLiteral("screenshot"));
    options.benchmark = parser.isSet(QStringLiteral("benchmark"));
    options.dark = parser.isSet(QStringLiteral("dark"));
    if (parser.isSet(QStringLiteral("page"))) options.page = parser.value(QStringLiteral("page")).toInt() - 1;
    if (parser.isSet(QStringLiteral("size"))) {
        const QStringList sides = parser.value(QStringLiteral("size")).split(QLatin1Char('x'));
        options.size = QSize(sides.value(0).toInt(), sides.value(1).toInt());
        if (sides.size() != 2 || options.size.width() < 1 || options.size.height() < 1) {
            complain(Startup::tr("--size must be WIDTHxHEIGHT, such as 1280x720"));
            return std::nullopt;
        }
    }
    return options;
}

bool answersWithoutWindow(int argc, char** argv) {
    bool help = false;
    bool version = false;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        help = help || argument == "--help" || argument == "-h" || argument == "--help-all";
        version = version || argument == "--version" || argument == "-v";
    }
    if (!help && !version) return false;
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    addOptions(parser);
    const QString answer = help ? parser.helpText() : QStringLiteral("fivefold %1\n").arg(QCoreApplication::applicationVersion());
    std::fputs(qPrintable(answer), stdout);
    return true;
}

std::string missingDisplay(int argc, char** argv) {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument.starts_with("-platform") || argument.starts_with("--platform")) return {};
    }
    if (!isSet("QT_QPA_PLATFORM") && !isSet("DISPLAY") && !isSet("WAYLAND_DISPLAY")) return kNoDisplay;
#else
    static_cast<void>(argc);
    static_cast<void>(argv);
#endif
    return {};
}

void catchDisplayFailure() {
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type == QtFatalMsg) {
            std::fprintf(stderr, "%s\n", kNoDisplay);
            std::_Exit(kNoEnvironment);
        }
        // "could not connect to display :7" says which one; the plugin list that follows helps nobody.
        if (text.contains(QLatin1String("display"))) std::fprintf(stderr, "fivefold: %s\n", qPrintable(text));
    });
}

void releaseDisplayFailure() { qInstallMessageHandler(nullptr); }

} // namespace fivefold
