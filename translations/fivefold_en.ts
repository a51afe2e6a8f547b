<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>PlacementTexts</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="86"/>
        <source>NVLink of %n nodes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="87"/>
        <source>%n domains of one node</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="88"/>
        <source>%n domains, one rail</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::CommandPalette</name>
    <message numerus="yes">
        <location filename="../app/desktop/command_palette.cpp" line="88"/>
        <source>%n command(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::MainWindow</name>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_files.cpp" line="109"/>
        <source>%n file(s) written to %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::MemoryPage</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/memory_page.cpp" line="117"/>
        <source>%n layers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::PlacementPage</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_page.cpp" line="254"/>
        <source>One square stands for %n GPUs.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::RuleList</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/rule_list.cpp" line="83"/>
        <source>Checklist %1 of %2, %n red flag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
