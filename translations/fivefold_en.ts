<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>HeatmapTexts</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/heatmap_data.cpp" line="153"/>
        <source>%n nodes</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutColumns</name>
    <message numerus="yes">
        <location filename="../app/desktop/search/layout_columns.cpp" line="167"/>
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlacementTexts</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="86"/>
        <source>NVLink of %n nodes</source>
        <translation>
            <numerusform>NVLink of %n node</numerusform>
            <numerusform>NVLink of %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="87"/>
        <source>%n domains of one node</source>
        <translation>
            <numerusform>%n domain of one node</numerusform>
            <numerusform>%n domains of one node</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_tables.cpp" line="88"/>
        <source>%n domains, one rail</source>
        <translation>
            <numerusform>%n domain, one rail</numerusform>
            <numerusform>%n domains, one rail</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::CommandPalette</name>
    <message numerus="yes">
        <location filename="../app/desktop/command_palette.cpp" line="89"/>
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n command</numerusform>
            <numerusform>%n commands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::ComparePage</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/compare_page.cpp" line="168"/>
        <source>%n pinned beside the present plan</source>
        <translation>
            <numerusform>%n pinned beside the present plan</numerusform>
            <numerusform>%n pinned beside the present plan</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::MainWindow</name>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_files.cpp" line="109"/>
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>%n file written to %1</numerusform>
            <numerusform>%n files written to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_status.cpp" line="39"/>
        <source>%n pinned</source>
        <translation>
            <numerusform>%n pinned</numerusform>
            <numerusform>%n pinned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::MemoryPage</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/memory_page.cpp" line="124"/>
        <source>%n layers</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::ModelPicker</name>
    <message numerus="yes">
        <location filename="../app/desktop/controls/model_picker.cpp" line="94"/>
        <source>%n models</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::PlacementPage</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/placement_page.cpp" line="278"/>
        <source>One square stands for %n GPUs.</source>
        <translation>
            <numerusform>One square stands for %n GPU.</numerusform>
            <numerusform>One square stands for %n GPUs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::ResidualPlot</name>
    <message numerus="yes">
        <location filename="../app/desktop/charts/residual_plot.cpp" line="144"/>
        <source>%n runs</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/charts/residual_plot_paint.cpp" line="110"/>
        <source>%n beyond the edge</source>
        <translation>
            <numerusform>%n beyond the edge</numerusform>
            <numerusform>%n beyond the edge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::RuleList</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/rule_list.cpp" line="83"/>
        <source>Checklist %1 of %2, %n red flag(s)</source>
        <translation>
            <numerusform>Checklist %1 of %2, %n red flag</numerusform>
            <numerusform>Checklist %1 of %2, %n red flags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::SearchPage</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/search_page.cpp" line="93"/>
        <source>%n row(s) copied</source>
        <translation>
            <numerusform>%n row copied</numerusform>
            <numerusform>%n rows copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="191"/>
        <source>%1 of %2 layouts were rejected, for %n reason(s).</source>
        <translation>
            <numerusform>%1 of %2 layouts were rejected, for %n reason.</numerusform>
            <numerusform>%1 of %2 layouts were rejected, for %n reasons.</numerusform>
        </translation>
    </message>
</context>
</TS>
