<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CollectiveLines</name>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/collective_lines.cpp" line="69"/>
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HardwareValues</name>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/measured_values.cpp" line="146"/>
        <source>%1 of %n GPU(s), bus bandwidth</source>
        <translation>
            <numerusform>%1 of %n GPU, bus bandwidth</numerusform>
            <numerusform>%1 of %n GPUs, bus bandwidth</numerusform>
        </translation>
    </message>
</context>
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
        <location filename="../app/desktop/search/layout_columns.cpp" line="162"/>
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkMatrix</name>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="122"/>
        <source>%n link(s) are far slower than the rest.</source>
        <translation>
            <numerusform>%n link is far slower than the rest.</numerusform>
            <numerusform>%n links are far slower than the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="125"/>
        <source>%n pair(s) have no direct access.</source>
        <translation>
            <numerusform>%n pair has no direct access.</numerusform>
            <numerusform>%n pairs have no direct access.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/link_matrix.cpp" line="127"/>
        <source>%n pair(s) delivered wrong data.</source>
        <translation>
            <numerusform>%n pair delivered wrong data.</numerusform>
            <numerusform>%n pairs delivered wrong data.</numerusform>
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
    <name>ProbeNotices</name>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/probe_notices.cpp" line="74"/>
        <source>GPU %1</source>
        <comment>one or more numbers</comment>
        <translation>
            <numerusform>GPU %1</numerusform>
            <numerusform>GPUs %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProductMatrix</name>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="83"/>
        <source>Of %n shape(s) %1 is the fastest: %2, %3 of the dense peak.</source>
        <translation>
            <numerusform>The %n shape, %1, runs at %2, %3 of the dense peak.</numerusform>
            <numerusform>Of %n shapes %1 is the fastest: %2, %3 of the dense peak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/product_matrix.cpp" line="84"/>
        <source>Of %n shape(s) %1 is the fastest: %2.</source>
        <translation>
            <numerusform>The %n shape, %1, runs at %2.</numerusform>
            <numerusform>Of %n shapes %1 is the fastest: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::CampaignSession</name>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="178"/>
        <source>from %n steady step(s)</source>
        <translation>
            <numerusform>from %n steady step</numerusform>
            <numerusform>from %n steady steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="213"/>
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>%1 of %n run done</numerusform>
            <numerusform>%1 of %n runs done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="214"/>
        <source>%n running</source>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="215"/>
        <source>%n queued</source>
        <translation>
            <numerusform>%n queued</numerusform>
            <numerusform>%n queued</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="216"/>
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_rows.cpp" line="217"/>
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="161"/>
        <source>%n task(s) written to %1.</source>
        <translation>
            <numerusform>%n task written to %1.</numerusform>
            <numerusform>%n tasks written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="162"/>
        <source>%n layout(s) were left out that the framework cannot run.</source>
        <translation>
            <numerusform>%n layout was left out that the framework cannot run.</numerusform>
            <numerusform>%n layouts were left out that the framework cannot run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="230"/>
        <source>%n log(s) read; results.csv and results.json are in %1.</source>
        <translation>
            <numerusform>%n log read; results.csv and results.json are in %1.</numerusform>
            <numerusform>%n logs read; results.csv and results.json are in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="248"/>
        <source>%n run(s) are kept among your own, and the profile that follows from them is profile.json in the campaign&apos;s folder.</source>
        <translation>
            <numerusform>%n run is kept among your own, and the profile that follows from it is profile.json in the campaign&apos;s folder.</numerusform>
            <numerusform>%n runs are kept among your own, and the profile that follows from them is profile.json in the campaign&apos;s folder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/campaign/campaign_session.cpp" line="249"/>
        <source>%n task(s) cannot be the best any more and will not run.</source>
        <translation>
            <numerusform>%n task cannot be the best any more and will not run.</numerusform>
            <numerusform>%n tasks cannot be the best any more and will not run.</numerusform>
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
    <name>fivefold::HardwarePage</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/hardware_page.cpp" line="274"/>
        <source>All %n Message(s)</source>
        <translation>
            <numerusform>The Message</numerusform>
            <numerusform>All %n Messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/hardware_page.cpp" line="283"/>
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/hardware_page_actions.cpp" line="249"/>
        <source>%n file(s) imported</source>
        <translation>
            <numerusform>%n file imported</numerusform>
            <numerusform>%n files imported</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::MainWindow</name>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_files.cpp" line="131"/>
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>%n file written to %1</numerusform>
            <numerusform>%n files written to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/main_window_status.cpp" line="40"/>
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
        <location filename="../app/desktop/pages/memory_page.cpp" line="123"/>
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
    <name>fivefold::ProbeControls</name>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="139"/>
        <source>All %n GPU(s)</source>
        <translation>
            <numerusform>The GPU</numerusform>
            <numerusform>All %n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/hardware/probe_controls.cpp" line="139"/>
        <source>GPU %1</source>
        <comment>one or more numbers</comment>
        <translation>
            <numerusform>GPU %1</numerusform>
            <numerusform>GPUs %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::ResidualPlot</name>
    <message numerus="yes">
        <location filename="../app/desktop/charts/residual_plot.cpp" line="145"/>
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
    <name>fivefold::ResidualsView</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/residuals_view.cpp" line="177"/>
        <source>%n run(s) of your own are shown as yours.</source>
        <translation>
            <numerusform>%n run of your own is shown as yours.</numerusform>
            <numerusform>%n runs of your own are shown as yours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::RuleList</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/rule_list.cpp" line="80"/>
        <source>Checklist %1 of %2, %n red flag(s)</source>
        <translation>
            <numerusform>Checklist %1 of %2, %n red flag</numerusform>
            <numerusform>Checklist %1 of %2, %n red flags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::RunsPage</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="48"/>
        <source>Resubmit %n run(s)</source>
        <translation>
            <numerusform>Resubmit %n run</numerusform>
            <numerusform>Resubmit %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/runs_page_texts.cpp" line="49"/>
        <source>Stop %n run(s)</source>
        <translation>
            <numerusform>Stop %n run</numerusform>
            <numerusform>Stop %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fivefold::SearchPage</name>
    <message numerus="yes">
        <location filename="../app/desktop/pages/search_page.cpp" line="94"/>
        <source>%n row(s) copied</source>
        <translation>
            <numerusform>%n row copied</numerusform>
            <numerusform>%n rows copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/desktop/pages/search_page_texts.cpp" line="193"/>
        <source>%1 of %2 layouts were rejected, for %n reason(s).</source>
        <translation>
            <numerusform>%1 of %2 layouts were rejected, for %n reason.</numerusform>
            <numerusform>%1 of %2 layouts were rejected, for %n reasons.</numerusform>
        </translation>
    </message>
</context>
</TS>
