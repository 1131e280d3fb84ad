"""The few ids that rules mention: nations in track order, Camps, boxes, kinds of lines and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .ids import Area, Camp, Leader, Mask, Nation, Place, Squadron

#: In the order of the track; the five Powers first. [5.11]
NATIONS: Final = (
    "france", "britain", "austria", "russia", "prussia", "spain", "turkey", "sweden", "denmark",
)  # fmt: skip
NATION_COUNT: Final = 9
EACH_NATION: Final = tuple(Nation(number) for number in range(NATION_COUNT))
NATION_NUMBER: Final = dict(zip(NATIONS, EACH_NATION, strict=True))
#: All nations in track order, by the first of them.
TRACK_FROM: Final = tuple((*EACH_NATION[first:], *EACH_NATION[:first]) for first in EACH_NATION)
FRANCE, BRITAIN, AUSTRIA, RUSSIA, PRUSSIA, SPAIN, TURKEY, SWEDEN, DENMARK = EACH_NATION
NO_NATION: Final = Nation(-1)
POWERS: Final = (FRANCE, BRITAIN, AUSTRIA, RUSSIA, PRUSSIA)
MINORS: Final = (SPAIN, TURKEY, SWEDEN, DENMARK)
MINOR_MASK: Final[Mask] = sum(1 << nation for nation in MINORS)

CAMPS: Final = ("imperial", "coalition")
EACH_CAMP: Final = (Camp(0), Camp(1))
CAMP_NUMBER: Final = dict(zip(CAMPS, EACH_CAMP, strict=True))
IMPERIAL, COALITION = EACH_CAMP
NO_CAMP: Final = Camp(-1)

#: Boxes of the Diplomatic track. [8.1]
UNALIGNED, FRIEND, AIDE, PARTNER, PACT = range(5)
BOXES: Final = ("unaligned", "friend", "aide", "partner", "pact")
#: A nation that has no Consul: the Power of a player.
NO_CONSUL: Final = -1

PLAIN, ROUGH, PASS, MARSH, STRAIT = range(5)
LINES: Final = ("plain", "rough", "pass", "marsh", "strait")

YEARS: Final = (1805, 1807, 1809, 1811, 1813)
SCENARIO_YEARS: Final = ("1805", "1812", "1813")

#: Lands that cards speak of; `lands.csv` says which areas they are.
LANDS: Final = (
    "portugal", "naples", "dutch", "poland", "rhine", "sicily", "great_britain",
)  # fmt: skip
CARD_KINDS: Final = ("home", "event", "battle", "response", "foreign_war", "continuing")

#: Numbers of effects that a pack may change, as they are usually: dice of Battle cards, and what Europe
#: Exhausted adds to the peace roll.
AMOUNTS: Final = {
    "great_redoubt": 3,
    "horse_artillery": 3,
    "old_guard": 4,
    "grand_battery": 4,
    "fresh_reserves": 2,
    "light_infantry": 1,
    "europe_exhausted": 2,
}

#: Where a piece is that stands in no area and no Zone.
POOL, REGROUP, AT_WAR, GONE, WAITING, AT_SEA = (Area(Place(box)) for box in (-1, -2, -3, -4, -5, -6))
#: No general; no Squadron.
NO_LEADER: Final = Leader(-1)
NO_SQUADRON: Final = Squadron(-1)
#: No area: a force that came from the sea, a place that is not chosen yet.
NOWHERE: Final = Area(Place(-1))
BOXES_OF_PIECES: Final[Mapping[int, str]] = {
    POOL: "pool",
    REGROUP: "regroup",
    AT_WAR: "foreign_war",
    GONE: "gone",
    WAITING: "waiting",
    AT_SEA: "at_sea",
}
