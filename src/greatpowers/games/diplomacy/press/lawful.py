"""Can an arrangement be kept on this board? What may not be proposed, and why. [1.9, 2.4]"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from ....engine.errors import Reason, Refusal
from ..printed.board import IS_CENTRE, LOCATIONS
from ..printed.names import ITALY
from ..printed.seats import ITALIAN_SOIL
from ..printed.units import Units
from ..rules.legality import refusal_of
from ..state.forces import Centres, Dislodged
from ..state.orders import MOVEMENT_KINDS
from ..state.spoken import piece
from .arrangements import (
    Alliance,
    Arrangement,
    Draw,
    Empty,
    Given,
    NoMore,
    Not,
    Package,
    Peace,
    Shares,
    Solo,
    seats_in,
)
from .speech import Accuse, Counter, Excuse, Meaning, Propose, Thank, arrangements_in


class Seen(Protocol):
    """What is asked of a state or a view: the open board."""

    @property
    def scenario(self) -> str: ...
    @property
    def units(self) -> Units: ...
    @property
    def centres(self) -> Centres: ...
    @property
    def dislodged(self) -> dict[int, Dislodged]: ...
    @property
    def powers(self) -> dict[str, tuple[int, ...]]: ...


@dataclass(frozen=True, slots=True)
class Ground:
    """A board to talk about: units, who plays what, who is still on it."""

    units: Units
    powers: Mapping[str, tuple[int, ...]]
    #: Seats with a unit or a centre.
    alive: tuple[str, ...]
    #: Provinces nobody may enter.
    barred: int = 0

    def seat_of(self, power: int) -> str:
        """The seat that plays a power; empty if nobody does."""
        return next((seat for seat, powers in self.powers.items() if power in powers), "")


def ground_of(seen: Seen) -> Ground:
    present = {unit.power for unit in seen.units.values()} | set(seen.centres.values())
    present |= {case.unit.power for case in seen.dislodged.values()}
    alive = tuple(seat for seat, powers in seen.powers.items() if any(power in present for power in powers))
    closed = seen.scenario == "two" and not any(ITALY in powers for powers in seen.powers.values())
    return Ground(seen.units, seen.powers, alive, ITALIAN_SOIL if closed else 0)


def refusal_of_arrangement(ground: Ground, what: Arrangement) -> Refusal | None:
    """Why it makes no sense on this board; None if it does."""
    match what:
        case Given(seat, given):
            return _refuse_order(ground, seat, given.kind in MOVEMENT_KINDS, what)
        case Not(inner) | NoMore(inner):
            # What is not to be done may well be impossible; who is named must still be there.
            return _refuse_seats(ground, seats_in(inner))
        case Package(parts):
            return _refuse_package(ground, parts)
        case Shares(shares):
            wrong = next((c for share in shares for c in share.centres if not IS_CENTRE[c]), None)
            if wrong is not None:
                return Reason("press-no-centre", "1.9", {"place": LOCATIONS[wrong]})
        case Alliance(seats, against):
            if not against:
                return Reason("press-alone", "1.9")
            if both := set(seats) & set(against):
                return Reason("press-against-itself", "1.9", {"seat": min(both)})
            if refusal := _refuse_seats(ground, against):
                return refusal
        case _:
            pass
    if isinstance(what, Peace | Alliance) and len(what.seats) < 2:
        return Reason("press-alone", "1.9")
    if isinstance(what, Empty) and not what.places:
        return Reason("press-alone", "1.9")
    return _refuse_seats(ground, seats_in(what))


def refusal_of_meaning(ground: Ground, sender: str, to: tuple[str, ...], meaning: Meaning) -> Refusal | None:
    """Why a letter may not say this. Of what has been, also impossible things may be said."""
    if isinstance(meaning, Thank | Accuse | Excuse):
        return None
    binding = isinstance(meaning, Propose | Counter)
    for number, what in enumerate(arrangements_in(meaning)):
        if isinstance(meaning, Counter) and number == 0:
            continue
        if refusal := refusal_of_arrangement(ground, what):
            return refusal
        told = {sender, *(ground.powers if to == ("all",) else to)}
        if binding and not set(seats_in(what)) <= told and not _is_talk_of_a_third(what):
            return Reason("press-not-theirs", "1.9")
    return None


def _is_talk_of_a_third(what: Arrangement) -> bool:
    """Two may agree without asking a third that it is not to win, or what it is to own."""
    return isinstance(what, Shares | Draw | Solo) or (isinstance(what, Not) and isinstance(what.what, Solo))


def _refuse_order(ground: Ground, seat: str, moves: bool, what: Given) -> Refusal | None:
    if refusal := _refuse_seats(ground, (seat,)):
        return refusal
    if not moves:
        return Reason("press-no-movement", "1.9", {"order": what.order.text})
    unit = ground.units.get(what.order.province)
    if unit is not None and unit.power not in ground.powers[seat]:
        return Reason("press-other-unit", "1.9", {"unit": unit.text, "seat": seat})
    return refusal_of(ground.units, what.order, ground.barred)


def _refuse_package(ground: Ground, parts: tuple[Arrangement, ...]) -> Refusal | None:
    ordered: set[int] = set()
    for part in parts:
        if refusal := refusal_of_arrangement(ground, part):
            return refusal
        if isinstance(part, Given):
            if part.order.province in ordered:
                return Reason(
                    "press-two-orders", "1.9", {"unit": piece(part.order.unit_kind, part.order.at).text}
                )
            ordered.add(part.order.province)
    return None


def _refuse_seats(ground: Ground, seats: tuple[str, ...]) -> Refusal | None:
    for seat in seats:
        if seat not in ground.powers:
            return Reason("seat-unknown", "1.9", {"seat": seat[:40]})
        if seat not in ground.alive:
            return Reason("press-eliminated", "1.9", {"seat": seat})
    return None
