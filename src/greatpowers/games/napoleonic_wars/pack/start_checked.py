"""The set-ups of a pack: what is placed is in the box, once, and where it may stand. [4.1, 4.2]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ....engine.pack import Fault
from ..printed.names import NATIONS, SCENARIO_YEARS
from .sheets import Line, Sheets

_PLAYERS = (2, 3, 4, 5)


def start_faults(sheets: Sheets) -> Iterator[Fault]:
    """What is wrong with set-ups and standings."""
    yield from _lines(sheets)
    met: set[tuple[str, int]] = set()
    for year in SCENARIO_YEARS:
        for players in _PLAYERS:
            # What is wrong with any number of players is told once.
            for fault in _start(sheets, year, players):
                place = (str(fault.params["file"]), int(fault.params.get("line", 0)))
                if place not in met or not fault.params.get("line"):
                    met.add(place)
                    yield fault
    yield from _standings(sheets["standings.csv"])


def _lines(sheets: Sheets) -> Iterator[Fault]:
    zones = {line["id"] for line in sheets["zones.csv"]}
    areas = {line["id"]: line for line in sheets["areas.csv"]}
    leaders = {line["id"]: line["nation"] for line in sheets["leaders.csv"]}
    for line in sheets["setup.csv"]:
        if (line["piece"] == "leader") != bool(line["leader"]):
            yield line.wrong("pack-start-leader", "4.1")
        elif line["leader"] and leaders[line["leader"]] != line["nation"]:
            yield line.wrong("pack-start-nation", "4.1", name=line["leader"], nation=line["nation"])
        if line["piece"] in ("leader", "flag") and line.count("count") != 1:
            yield line.wrong("pack-start-one", "4.1")
        if line["location"] in zones and line["piece"] != "squadron":
            yield line.wrong("pack-start-zone", "4.1", name=line["location"])
        in_area = line["location"] in areas
        if line["piece"] == "squadron" and in_area and not areas[line["location"]]["port_zones"]:
            yield line.wrong("pack-start-port", "13.1", name=line["location"])


def _start(sheets: Sheets, year: str, players: int) -> Iterator[Fault]:
    """One set-up: no more pieces than there are."""
    lines = [line for line in sheets["setup.csv"] if _is_of(line, year, players)]
    strength = dict.fromkeys(NATIONS, 0)
    for line in sheets["counters.csv"]:
        strength[line["nation"]] += int(line["strength"]) * line.count("count")
    ships = Counter(line["nation"] for line in sheets["squadrons.csv"])
    flags = {line["id"]: line.count("flag_limit") for line in sheets["nations.csv"]}
    box = {"sp": strength, "squadron": ships, "flag": flags}
    placed: Counter[tuple[str, str]] = Counter()
    seen: set[tuple[str, str]] = set()
    for line in lines:
        piece, nation = line["piece"], line["nation"]
        if piece in ("leader", "flag"):
            one = (piece, line["leader"] or line["location"])
            if one in seen:
                yield line.wrong("pack-start-twice", "4.1", name=one[1])
            seen.add(one)
        if piece in box:
            placed[piece, nation] += line.count("count")
            if placed[piece, nation] > box[piece][nation]:
                yield line.wrong(
                    "pack-start-many", "2.2", piece=piece, nation=nation, most=box[piece][nation],
                    found=placed[piece, nation],
                )  # fmt: skip


def _standings(lines: list[Line]) -> Iterator[Fault]:
    """Every nation stands somewhere once in every set-up. [4.2]"""
    for year in SCENARIO_YEARS:
        for players in _PLAYERS:
            stands = Counter(line["nation"] for line in lines if _is_of(line, year, players))
            for nation in NATIONS:
                if stands[nation] != 1:
                    params: dict[str, str | int] = {"file": "standings.csv", "scenario": year}
                    params |= {"players": players, "nation": nation, "found": stands[nation]}
                    yield Fault("pack-standing", "4.2", params)


def _is_of(line: Line, year: str, players: int) -> bool:
    said = line["players"].split()
    return line["scenario"] == year and (not said or str(players) in said)
