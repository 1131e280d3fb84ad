"""Nations, counters, leaders, Squadrons and the track of a pack. [2.2, 4.4, 5.81, 7.2, 8.1]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ....engine.pack import Fault
from ..printed.names import BOXES, MINORS, NATIONS
from .needs import LEADERS
from .sheets import Line, Sheets


def piece_faults(sheets: Sheets) -> Iterator[Fault]:
    """What is wrong with nations and pieces."""
    yield from _nations(sheets)
    yield from _track(sheets["track.csv"])
    yield from _counters(sheets["counters.csv"])
    yield from _leaders(sheets)
    yield from _squadrons(sheets)


def _nations(sheets: Sheets) -> Iterator[Fault]:
    lines = sheets["nations.csv"]
    if tuple(line["id"] for line in lines) != NATIONS:
        yield Fault("pack-nations", "5.11", {"file": "nations.csv", "nations": ", ".join(NATIONS)})
        return
    keys = Counter(line["owner"] for line in sheets["areas.csv"] if line["key"] == "true")
    for number, line in enumerate(lines):
        if line["kind"] != ("minor" if number in MINORS else "power"):
            yield line.wrong("pack-nation-kind", "5.11", nation=line["id"])
        if line.count("start_keys") != keys[line["id"]]:
            yield line.wrong(
                "pack-keys", "5.81", nation=line["id"], said=line.count("start_keys"), found=keys[line["id"]]
            )
        if line.count("hand_min") > line.count("hand_max"):
            yield line.wrong("pack-hand", "14.32", nation=line["id"])


def _track(lines: list[Line]) -> Iterator[Fault]:
    if tuple(line["column"] for line in lines) != BOXES:
        yield Fault("pack-track", "8.1", {"file": "track.csv", "boxes": ", ".join(BOXES)})


def _counters(lines: list[Line]) -> Iterator[Fault]:
    for line in lines:
        if (line["needs_leader_to_move"] == "true") != (int(line["strength"]) > 4):
            yield line.wrong("pack-counter-leader", "2.2")
    have = {line["nation"] for line in lines if line.count("count")}
    for nation in NATIONS:
        if nation not in have:
            yield Fault("pack-no-counters", "2.2", {"file": "counters.csv", "nation": nation})


def _leaders(sheets: Sheets) -> Iterator[Fault]:
    there = {line["id"]: line for line in sheets["leaders.csv"]}
    for leader, (nation, why) in LEADERS.items():
        if leader not in there:
            yield Fault("pack-needed", "", {"file": "leaders.csv", "id": leader, "why": why})
        elif there[leader]["nation"] != nation:
            yield there[leader].wrong("pack-leader-nation", "7.2", name=leader, nation=nation)
    cards = {line["id"] for line in sheets["cards.csv"]}
    for line in sheets["leaders.csv"]:
        _, _, card = line["availability"].partition(":")
        if card and card not in cards:
            yield line.wrong("pack-leader-card", "7.2", name=line["id"], card=card)


def _squadrons(sheets: Sheets) -> Iterator[Fault]:
    """A Squadron rolls as its nation's ships do. [13.4]"""
    nations = {line["id"]: line for line in sheets["nations.csv"]}
    for line in sheets["squadrons.csv"]:
        nation = nations.get(line["nation"])
        if nation is None:
            continue
        for column, of_nation in (("dice", "squadron_dice"), ("roll_mod", "naval_roll_mod")):
            if line.count(column) != nation.count(of_nation):
                yield line.wrong(
                    "pack-squadron-dice", "13.4", column=column, said=line.count(column),
                    found=nation.count(of_nation), nation=line["nation"],
                )  # fmt: skip
