"""Positions as plain values: units and centres by power, phases as `S1901M`. The format of the referee."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from ....engine.errors import GreatPowersError
from ..printed.board import IS_CENTRE, LOCATION_NUMBER, LOCATIONS, PROVINCE_NUMBER
from ..printed.names import FLEET, POWER_NUMBER, POWERS, PhaseKind, Season
from ..printed.units import Unit, Units, can_stand, unit_at
from ..rules.writing.notation import read_place as place_named
from ..state.calendar import Phase
from ..state.forces import Centres

_PHASE = re.compile(r"([SFW])(\d{4})([MRA])", re.IGNORECASE)


class PositionError(GreatPowersError):
    """A position that cannot stand on the board, or cannot be read."""


def read_phase(text: str) -> Phase:
    """`S1901M`, `F1901R`, `F1901A` (also written `W1901A`)."""
    found = _PHASE.fullmatch(text.strip())
    if found is None:
        raise PositionError(f"phase {text[:40]!r} is not like S1901M, F1901R or F1901A")
    season = Season.SPRING if found[1].upper() == "S" else Season.AUTUMN
    kind = PhaseKind(found[3].upper())
    if kind is PhaseKind.ADJUSTMENTS and season is Season.SPRING:
        raise PositionError("adjustments follow the autumn turn only")
    if found[1].upper() == "W" and kind is not PhaseKind.ADJUSTMENTS:
        raise PositionError("winter has adjustments only")
    return Phase(season, int(found[2]), kind)


def read_power(text: str) -> int:
    """A power by its English name, in any case."""
    number = POWER_NUMBER.get(text) if text in POWER_NUMBER else POWER_NUMBER.get(text.strip().capitalize())
    if number is None:
        raise PositionError(f"unknown power {text[:40]!r}; powers are {', '.join(POWERS)}")
    return number


def read_place(text: str) -> int:
    """A location by its id or any usual name."""
    return LOCATION_NUMBER[text] if text in LOCATION_NUMBER else place_named(text)


@lru_cache(maxsize=4096)
def read_unit(text: str, power: int) -> Unit:
    """`A Par`, `F StP/SC`."""
    letter, _, place = text.strip().partition(" ")
    if letter.upper() not in ("A", "F") or not place:
        raise PositionError(f"unit {text[:40]!r} is not like 'A Par' or 'F StP/SC'")
    kind = "AF".index(letter.upper())
    location = read_place(place.strip())
    if not can_stand(kind, location):
        why = "needs a coast there" if kind == FLEET and location in _TWO_COASTS else "cannot stand there"
        raise PositionError(f"unit {text[:40]!r} {why}")
    return unit_at(power, kind, location)


_TWO_COASTS = {LOCATION_NUMBER[p] for p in PROVINCE_NUMBER if f"{p}/SC" in LOCATION_NUMBER}


def read_units(plain: Mapping[str, Iterable[str]]) -> Units:
    """All units of a position; two in one province are refused. [1.7]"""
    units: Units = {}
    for name, texts in plain.items():
        power = read_power(name)
        for text in texts:
            unit = read_unit(text, power)
            if unit.province in units:
                raise PositionError(f"two units in {LOCATIONS[unit.province]}")
            units[unit.province] = unit
    return units


def read_centres(plain: Mapping[str, Iterable[str]]) -> Centres:
    centres: Centres = {}
    for name, texts in plain.items():
        for text in texts:
            place = read_place(text)
            if place >= len(IS_CENTRE) or not IS_CENTRE[place]:
                raise PositionError(f"{text[:40]!r} is no supply centre")
            if place in centres:
                raise PositionError(f"{text[:40]!r} belongs to two powers")
            centres[place] = read_power(name)
    return centres


def write_units(units: Units) -> dict[str, list[str]]:
    """Units by power in alphabetical order; powers without units are left out."""
    plain: dict[str, list[str]] = {}
    for unit in units.values():
        plain.setdefault(POWERS[unit.power], []).append(unit.text)
    return {power: sorted(plain[power]) for power in POWERS if power in plain}


def write_centres(centres: Centres) -> dict[str, list[str]]:
    plain: dict[str, list[str]] = {}
    for centre, power in centres.items():
        plain.setdefault(POWERS[power], []).append(LOCATIONS[centre])
    return {power: sorted(plain[power]) for power in POWERS if power in plain}
