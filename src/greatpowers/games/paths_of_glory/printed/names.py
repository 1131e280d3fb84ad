"""The few ids that rules mention: sides, nations, decks, terrain, seasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NewType, cast

from ....engine.masks import members

#: Ids as they stand in data, positions, events; their kinds are in `ids.py`.
SideId = NewType("SideId", str)
SpaceId = NewType("SpaceId", str)
UnitId = NewType("UnitId", str)
NationId = NewType("NationId", str)
CardId = NewType("CardId", str)

#: The same as numbers, which is what the rules go by.
Side = NewType("Side", int)
#: A space of the board or a holding box.
Space = NewType("Space", int)
#: A counter.
Unit = NewType("Unit", int)
Nation = NewType("Nation", int)
#: A set of spaces, of units or of nations: bit n is number n. Bits have no type of their own.
Mask = int

AP: Final = Side(0)
CP: Final = Side(1)
#: The other side, by side.
ENEMY: Final = (CP, AP)
#: Where a side is asked for and there is none.
NO_SIDE: Final = Side(-1)
#: Seats and sides are the same thing; their ids by number.
SIDES: Final = (SideId("ap"), SideId("cp"))
SIDE_NUMBER: Final[dict[str, Side]] = {name: Side(number) for number, name in enumerate(SIDES)}

#: Nations of spaces and units; the last two are only units' nations. [3.0]
NATIONS: Final = tuple(map(NationId, (
    "be", "br", "fr", "it", "ru", "us", "sb", "mn", "ro", "gr",
    "ge", "ah", "tu", "bu",
    "al", "ar", "eg", "kw", "ly", "pe",
    "ana", "sn",
)))  # fmt: skip
NATION_NUMBER: Final[dict[str, Nation]] = {name: Nation(number) for number, name in enumerate(NATIONS)}
#: All of them as numbers.
ALL_NATIONS: Final = tuple(NATION_NUMBER.values())
(
    BE, BR, FR, IT, RU, US, SB, MN, RO, GR,
    GE, AH, TU, BU,
    ALBANIA, ARABIA_LAND, EGYPT, KUWAIT, LIBYA_LAND, PERSIA,
    ANA, SN,
) = ALL_NATIONS  # fmt: skip
NO_NATION: Final = Nation(-1)

#: Nations that begin neutral and may enter the war. Persia opens with Turkey. [4.2.2, 11.1.13]
NEUTRAL_AT_START: Final = (IT, RO, GR, BU, TU, US, PERSIA)
SIDE_OF_NATION: Final = {nation: CP if nation in (GE, AH, TU, BU, SN) else AP for nation in ALL_NATIONS}

CLEAR, MOUNTAIN, SWAMP, FOREST, DESERT = range(5)
TERRAINS: Final = ("clear", "mountain", "swamp", "forest", "desert")

#: Commitment levels and the decks that come with them. [16.1]
MOBILIZATION, LIMITED_WAR, TOTAL_WAR = range(3)
DECKS: Final = ("mobilization", "limited", "total")

ARMY, CORPS = range(2)

#: What an action may be; the words stand in positions and records. [8.1.3, 9.1.3]
ACTIONS: Final = ("ops", "sr", "rp", "event", "reinforcement", "neutral_entry", "auto", "peace")

#: The nations of a mask, in order.
each_nation: Final = cast("Callable[[Mask], Iterator[Nation]]", members)
