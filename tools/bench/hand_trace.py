"""What the main thread of a page spends its processor time on, read from a trace of Chromium."""

from collections import Counter
from typing import Any

# What each kind of work is called in a trace; what lies inside another belongs to itself alone.
KINDS = {
    "style": ("UpdateLayoutTree", "RecalculateStyles", "Document::updateStyle", "ParseAuthorStyleSheet"),
    "layout": ("Layout", "LocalFrameView::performLayout"),
    "paint": (
        "Paint",
        "PrePaint",
        "Layerize",
        "Commit",
        "UpdateLayer",
        "UpdateLayerTree",
        "CompositeLayers",
        "HitTest",
        "IntersectionObserverController::computeIntersections",
    ),
    "script": (
        "FunctionCall",
        "EvaluateScript",
        "RunMicrotasks",
        "v8.run",
        "v8.compile",
        "V8.GCScavenger",
        "EventDispatch",
        "TimerFire",
        "FireAnimationFrame",
        "XHRReadyStateChange",
        "HandlePostMessage",
    ),
    "memory": ("MinorGC", "MajorGC", "V8.GC_SCAVENGER", "BlinkGC.AtomicPhase"),
}
OTHER = "rest"
KIND_OF = {name: kind for kind, names in KINDS.items() for name in names}
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "v8"]


def spent(trace: dict[str, Any]) -> dict[str, float]:
    """Milliseconds of the busiest main thread, by kind."""
    events = trace["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    told = [_of(thread, events) for thread in mains]
    return max(told, key=lambda one: sum(one.values()), default={})


def _of(thread: tuple[int, int], events: list[dict[str, Any]]) -> dict[str, float]:
    whole = [
        one for one in events if one["ph"] == "X" and (one["pid"], one["tid"]) == thread and "tdur" in one
    ]
    whole.sort(key=lambda one: (one["ts"], -one.get("dur", 0)))
    found: Counter[str] = Counter()
    outer: list[tuple[float, str]] = []  # until when, and as what, the work around this one goes on
    for one in whole:
        while outer and outer[-1][0] <= one["ts"]:
            outer.pop()
        around = outer[-1][1] if outer else OTHER
        kind = KIND_OF.get(one["name"], around)
        took = one["tdur"] / 1000
        found[kind] += took
        if outer:
            found[around] -= took
        outer.append((one["ts"] + one.get("dur", 0), kind))
    return {kind: found[kind] for kind in (*KINDS, OTHER)}
