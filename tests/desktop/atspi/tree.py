# SPDX-License-Identifier: Apache-2.0
"""Finds every control of the running program by name over AT-SPI, sets and reads every slider, visits every page. Exit 1: something lacks."""
import subprocess
import sys
import time

import pyatspi

CONTROLS = {
    pyatspi.ROLE_SLIDER, pyatspi.ROLE_SPIN_BUTTON, pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_TABLE, pyatspi.ROLE_TREE,
    pyatspi.ROLE_ENTRY, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_RADIO_BUTTON, pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_PAGE_TAB, pyatspi.ROLE_LIST,
}
INSIDE = {pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_SPIN_BUTTON, pyatspi.ROLE_SCROLL_BAR}  # their parts are named by them


def application(name, wait=20):
    desktop = pyatspi.Registry.getDesktop(0)
    end = time.time() + wait
    while time.time() < end:
        for child in desktop:
            if child is not None and child.name.lower().startswith(name):
                return child
        time.sleep(0.2)
    sys.exit("the program does not appear on the accessibility bus")


def walk(node, depth=0):
    if node is None or depth > 40:
        return
    yield node
    if node.getRole() in INSIDE or node.getRole() in (pyatspi.ROLE_TABLE, pyatspi.ROLE_TREE):
        return
    for index in range(node.childCount):
        try:
            yield from walk(node.getChildAtIndex(index), depth + 1)
        except Exception:  # a widget that went away while we looked
            continue


def showing(node):
    states = node.getState()
    return states.contains(pyatspi.STATE_SHOWING) and states.contains(pyatspi.STATE_VISIBLE)


def main():
    program = subprocess.Popen([sys.argv[1], "--language", "en"], stderr=subprocess.DEVNULL)
    try:
        app = application("fivefold")
        time.sleep(2)
        tabs = [node for node in walk(app) if node.getRole() == pyatspi.ROLE_PAGE_TAB and showing(node)]
        print(f"{len(tabs)} pages: " + ", ".join(tab.name for tab in tabs))
        nameless, controls = [], {}
        for tab in tabs:
            tab.queryAction().doAction(0)
            time.sleep(0.7)
            for node in walk(app):
                if node.getRole() in CONTROLS and showing(node):
                    key = (node.getRoleName(), node.name)
                    controls[key] = controls.get(key, 0) + 1
                    if not node.name.strip():
                        nameless.append(f"{node.getRoleName()} in {node.parent.name or node.parent.getRoleName()} on {tab.name}")
        print(f"{len(controls)} controls by name and role")
        for problem in sorted(set(nameless)):
            print("without a name: " + problem)

        failures = 0
        sliders = [node for node in walk(app) if node.getRole() == pyatspi.ROLE_SLIDER and showing(node)]
        for slider in sliders:
            value = slider.queryValue()
            low, high, now = value.minimumValue, value.maximumValue, value.currentValue
            goal = low if now > low else high
            value.currentValue = goal
            time.sleep(0.4)
            read = slider.queryValue().currentValue
            # the stops change with the plan: what counts is that the slider moved, and says where it is
            moved = high == low or read != now or goal == now
            print(f"slider {slider.name}: {low:g}..{high:g}, was {now:g}, set {goal:g}, reads {read:g}; \"{slider.description}\"")
            failures += not moved or not slider.description
        print(f"{len(sliders)} sliders, {failures} that do not move or say where they are")
        return 1 if nameless or failures or not tabs or not sliders else 0
    finally:
        program.terminate()
        program.wait()


sys.exit(main())
