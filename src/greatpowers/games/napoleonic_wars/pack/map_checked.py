"""The map of a pack: everything hangs together, and what the rules name is there. [2.2, 9.3, 13]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....engine.pack import Fault
from ..printed.names import LANDS, NATIONS
from .needs import PLACES, ZONES
from .sheets import Line, Sheets

#: One number names one place, and lines between places are kept by pairs of such numbers.
_MOST_PLACES = 250


def map_faults(sheets: Sheets) -> Iterator[Fault]:
    """What is wrong with areas, Zones and lines."""
    areas, zones = sheets["areas.csv"], sheets["zones.csv"]
    if len(areas) + len(zones) > _MOST_PLACES:
        yield Fault("pack-lines", "", {"file": "areas.csv", "line": len(areas) + 1, "most": _MOST_PLACES})
    yield from _needed(areas, zones)
    yield from _places(areas, zones)
    yield from _lines(sheets)
    yield from _lands(sheets["lands.csv"])
    yield from _borders(sheets)
    yield from _points(sheets)


def _needed(areas: list[Line], zones: list[Line]) -> Iterator[Fault]:
    there = {"areas.csv": {line["id"] for line in areas}, "zones.csv": {line["id"] for line in zones}}
    for place, why in PLACES.items():
        file = "zones.csv" if place in ZONES else "areas.csv"
        if place not in there[file]:
            yield Fault("pack-needed", "", {"file": file, "id": place, "why": why})


def _places(areas: list[Line], zones: list[Line]) -> Iterator[Fault]:
    """Ids are one for areas and Zones together; each nation has a capital; who owns what is clear."""
    taken = {line["id"] for line in areas}
    for line in zones:
        if line["id"] in taken:
            yield line.wrong("pack-place-twice", name=line["id"])
    for line in areas:
        if line["shared_with"] == line["owner"]:
            yield line.wrong("pack-shared", "7.43", name=line["id"])
        if line["capital_of"] and line["capital_of"] != line["owner"]:
            yield line.wrong("pack-capital-abroad", "15.1", name=line["id"], nation=line["capital_of"])
    for nation in NATIONS:
        if not any(line["capital_of"] == nation for line in areas):
            yield Fault("pack-capital-missing", "15.1", {"file": "areas.csv", "nation": nation})


def _lines(sheets: Sheets) -> Iterator[Fault]:
    """A strait names its Zone, nothing else does; from everywhere one can walk or sail everywhere."""
    for line in sheets["connections.csv"]:
        if line["a"] == line["b"]:
            yield line.wrong("pack-line-to-itself", name=line["a"])
        is_strait = line["type"] == "strait"
        if is_strait and not line["strait_zone"]:
            yield line.wrong("pack-strait-zone", "9.53")
        if not is_strait and (line["strait_zone"] or line["strait_ports"]):
            yield line.wrong("pack-not-strait", "9.53")
    links = [(line["a"], line["b"]) for line in sheets["connections.csv"]]
    ports = [(line["id"], zone) for line in sheets["areas.csv"] for zone in line.words("port_zones")]
    borders = [(line["a"], line["b"]) for line in sheets["zone_borders.csv"]]
    places = [*sheets["areas.csv"], *sheets["zones.csv"]]
    reached = _reached(places[0]["id"], (*links, *ports, *borders)) if places else set()
    for line in places:
        if line["id"] not in reached:
            yield line.wrong("pack-unconnected", "9.3", name=line["id"])


def _lands(lines: list[Line]) -> Iterator[Fault]:
    """Every land that cards speak of is somewhere."""
    there = {line["land"] for line in lines}
    for land in LANDS:
        if land not in there:
            yield Fault("pack-land", "6", {"file": "lands.csv", "land": land})


def _borders(sheets: Sheets) -> Iterator[Fault]:
    """Every Zone borders another; what guards a passage is a Fortress with a port on one of its sides."""
    bordering = {line[end] for line in sheets["zone_borders.csv"] for end in "ab"}
    for line in sheets["zones.csv"]:
        if line["id"] not in bordering:
            yield line.wrong("pack-zone-alone", "13.3", name=line["id"])
    areas = {line["id"]: line for line in sheets["areas.csv"]}
    for line in sheets["zone_borders.csv"]:
        if line["a"] == line["b"]:
            yield line.wrong("pack-line-to-itself", name=line["a"])
        guard = line["guard_fortress"]
        if guard and not areas[guard].count("fortress"):
            yield line.wrong("pack-guard", "13.8", name=guard)


def _points(sheets: Sheets) -> Iterator[Fault]:
    """Everything on the map has its point, and nothing else has."""
    kinds = {line["id"]: "area" for line in sheets["areas.csv"]}
    kinds |= {line["id"]: "zone" for line in sheets["zones.csv"]}
    for line in sheets["layout.csv"]:
        if kinds.get(line["id"]) != line["kind"]:
            yield line.wrong("pack-point-of-nothing", name=line["id"], kind=line["kind"])
    drawn = {line["id"] for line in sheets["layout.csv"]}
    for line in (*sheets["areas.csv"], *sheets["zones.csv"]):
        if line["id"] not in drawn:
            yield line.wrong("pack-point-missing", name=line["id"])


def _reached(start: str, links: Iterable[tuple[str, str]]) -> set[str]:
    """Everything that can be reached from a place."""
    ways: dict[str, list[str]] = {}
    for a, b in links:
        ways.setdefault(a, []).append(b)
        ways.setdefault(b, []).append(a)
    found, fresh = {start}, [start]
    while fresh:
        fresh = [place for one in fresh for place in ways.get(one, ()) if place not in found]
        fresh = list(dict.fromkeys(fresh))
        found.update(fresh)
    return found
