"""Areas, leaders, forces, nations and cards as texts and back: `napoleon + 8 france @ calais`.

The same in options, positions and logs. A force names its leaders, its strength by nation, its place.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....engine.errors import Refusal, UnreadableDecision
from ..printed.board import AREA_NUMBER, PLACE_NUMBER, PLACES, ZONE_NUMBER
from ..printed.cards import CARDS
from ..printed.ids import Area, Camp, Leader, Nation, Place, Squadron, Zone, by_nation
from ..printed.names import CAMP_NUMBER, CAMPS, NATION_COUNT, NATION_NUMBER, NATIONS
from ..printed.pieces import LEADER_NUMBER, LEADERS, SQUADRON_NUMBER, SQUADRONS
from .fights import Force


def unreadable(text: str, message: str = "decision-unknown") -> UnreadableDecision:
    """To be raised: the text cannot be read."""
    return UnreadableDecision(Refusal(message, params={"text": text.strip()[:80]}))


def _word(text: str) -> str:
    return "_".join(text.split()).casefold()


def read_place(text: str) -> Place:
    """The number of an area or Zone given by its id."""
    name = _word(text)
    if name not in PLACE_NUMBER:
        raise unreadable(text, "nw-place-unknown")
    return PLACE_NUMBER[name]


def read_area(text: str) -> Area:
    place = PLACES[read_place(text)]
    if place not in AREA_NUMBER:
        raise unreadable(text, "nw-area-unknown")
    return AREA_NUMBER[place]


def read_zone(text: str) -> Zone:
    place = PLACES[read_place(text)]
    if place not in ZONE_NUMBER:
        raise unreadable(text, "nw-zone-unknown")
    return ZONE_NUMBER[place]


def read_nation(text: str) -> Nation:
    if _word(text) not in NATION_NUMBER:
        raise unreadable(text, "nw-nation-unknown")
    return NATION_NUMBER[_word(text)]


def read_leader(text: str) -> Leader:
    if _word(text) not in LEADER_NUMBER:
        raise unreadable(text, "nw-leader-unknown")
    return LEADER_NUMBER[_word(text)]


def read_card(text: str) -> str:
    if _word(text) not in CARDS:
        raise unreadable(text, "nw-card-unknown")
    return _word(text)


def read_camp(text: str) -> Camp:
    if _word(text) not in CAMPS:
        raise unreadable(text)
    return CAMP_NUMBER[_word(text)]


def read_squadron(text: str) -> Squadron:
    if _word(text) not in SQUADRON_NUMBER:
        raise unreadable(text, "nw-squadron-unknown")
    return SQUADRON_NUMBER[_word(text)]


def read_squadrons(text: str) -> tuple[Squadron, ...]:
    """Squadrons divided by commas."""
    names = [_word(part) for part in text.split(",")]
    if any(name not in SQUADRON_NUMBER for name in names):
        raise unreadable(text, "nw-squadron-unknown")
    return tuple(SQUADRON_NUMBER[name] for name in names)


def squadrons_text(squadrons: Iterable[int]) -> str:
    return ", ".join(SQUADRONS[squadron] for squadron in squadrons)


def force_text(force: Force) -> str:
    """`napoleon, murat + 8 france, 2 spain`; strength alone: `3 france`; leaders alone: `ney`."""
    leaders = ", ".join(LEADERS[leader].id for leader in force.leaders)
    strength = ", ".join(f"{count} {NATIONS[n]}" for n, count in by_nation(force.sp) if count)
    return " + ".join(part for part in (leaders, strength) if part)


def ref(force: Force, area: Area) -> str:
    """A force with its place."""
    return f"{force_text(force)} @ {PLACES[area]}"


def read_force(text: str) -> Force:
    """The force meant by its text; whether it stands anywhere is for the rules to say."""
    sp = [0] * NATION_COUNT
    leaders: list[Leader] = []
    for part in text.replace("+", ",").split(","):
        words = part.split()
        if len(words) == 2 and words[0].isdecimal():
            sp[read_nation(words[1])] += int(words[0])
        else:
            leaders.append(read_leader(part))
    return Force(tuple(sp), tuple(leaders))


def read_ref(text: str) -> tuple[Force, Area]:
    """A force and its area."""
    force, sign, place = text.partition("@")
    if not sign:
        raise unreadable(text, "nw-force-unplaced")
    return read_force(force), read_area(place)
