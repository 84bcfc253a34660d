# Writes to $TRANSCRIPT what the browser tells assistive technology (AT-SPI): what has the focus, in what, in which state, how that
# changes, and what live regions say.
import os

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

transcript = open(os.environ["TRANSCRIPT"], "a", buffering=1)
# Named groups that a reader mentions on the way in.
GROUPS = {"dialog", "alert dialog", "landmark", "table", "list", "grouping", "panel", "form", "menu", "list box", "tool bar", "section"}
STATES = [
    (Atspi.StateType.CHECKED, "checked"),
    (Atspi.StateType.PRESSED, "pressed"),
    (Atspi.StateType.SELECTED, "selected"),
    (Atspi.StateType.EXPANDED, "expanded"),
    (Atspi.StateType.REQUIRED, "required"),
    (Atspi.StateType.INVALID_ENTRY, "invalid"),
]
around: list[str] = []


def text_of(node):
    try:
        return " ".join(Atspi.Text.get_text(node, 0, -1).replace("\ufffc", " ").split())
    except Exception:
        return ""


def all_text(node, depth=0):
    own = node.get_name() or text_of(node)
    if own.strip() or depth > 8:
        return own.strip()
    parts = [all_text(node.get_child_at_index(i), depth + 1) for i in range(min(node.get_child_count(), 40))]
    return " ".join(part for part in parts if part)


def states_of(node):
    states = node.get_state_set()
    said = [word for state, word in STATES if states.contains(state)]
    if states.contains(Atspi.StateType.CHECKABLE) and "checked" not in said:
        said.append("not checked")
    if states.contains(Atspi.StateType.EXPANDABLE) and "expanded" not in said:
        said.append("collapsed")
    if not states.contains(Atspi.StateType.ENABLED):
        said.append("unavailable")
    return said


def groups_of(node):
    found = []
    parent = node.get_parent()
    while parent and parent.get_role_name() not in ("document web", "frame", "application"):
        if parent.get_name() and parent.get_role_name() in GROUPS:
            found.insert(0, f"{parent.get_name()}, {parent.get_role_name()}")
        parent = parent.get_parent()
    return found


def on_focus(event):
    global around
    node = event.source
    if not event.detail1 or node.get_role_name() in ("frame", "document web", "application"):
        return
    groups = groups_of(node)
    entered = [group for group in groups if group not in around]
    around = groups
    value = text_of(node) if node.get_role_name() in ("entry", "combo box", "spin button") else ""
    place = node.get_attributes() or {}
    current = "current" if place.get("current", "false") != "false" else ""
    nth = f"{place['posinset']} of {place['setsize']}" if "posinset" in place and "setsize" in place else ""
    words = [node.get_name(), node.get_role_name(), value, *states_of(node), current, nth, node.get_description()]
    transcript.write("\n".join([*entered, ", ".join(word for word in words if word)]) + "\n")


def on_state(event):
    node = event.source
    kind = event.type.rsplit(":", 1)[-1]
    if node.get_state_set().contains(Atspi.StateType.FOCUSED):
        transcript.write(f"{kind if event.detail1 else 'not ' + kind}\n")


def on_live(event):
    node = event.source
    live = (node.get_attributes() or {}).get("container-live", "off")
    if live not in ("polite", "assertive"):
        return
    added = event.any_data
    words = added if isinstance(added, str) else all_text(added) if added else all_text(node)
    words = " ".join((words or "").replace("\ufffc", " ").split())
    if words:
        transcript.write(f"({live}) {words}\n")


def careful(act):
    def run(event):
        try:
            act(event)
        except Exception:
            pass  # The element has gone meanwhile.

    return run


def listen(act, *events):
    listener = Atspi.EventListener.new(careful(act))
    for event in events:
        listener.register(event)
    return listener


listeners = [
    listen(on_focus, "object:state-changed:focused"),
    listen(on_state, *(f"object:state-changed:{kind}" for kind in ("checked", "expanded", "pressed", "selected", "invalid-entry"))),
    listen(on_live, "object:text-changed:insert", "object:children-changed:add"),
]
transcript.write("")
Atspi.event_main()
