"""A position with its orders as a picture: from states, views, events and referee's positions. No rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from ....engine.errors import GreatPowersError
from ....engine.events import Event
from ....engine.plain import PlainObject
from ....locale import Texts
from ..printed.board import ARMY_STEP_SETS, FLEET_STEP_SETS, IS_CENTRE, IS_SEA, LOCATIONS, SEAS_BESIDE
from ..printed.names import ARMY, KIND_LETTERS, POWERS, PhaseKind
from ..printed.units import Unit, Units
from ..referee.request import Request, WireRequest, understand
from ..rules.adjudication import OUTCOME_WORDS, Resolution, adjudicate
from ..state.events import OrderResolved, UnitBuilt, UnitDisbanded, UnitRemoved, UnitRetreated
from ..state.forces import Centres, Dislodged
from ..state.orders import (
    BUILD,
    CONVOY,
    DISBAND,
    HOLD,
    MOVE,
    NOWHERE,
    REMOVE,
    RETREAT,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
    WAIVE,
    Order,
)
from .picture import Language, OrderKind, OrderMark, Outcome, Picture, UnitMark

_KINDS: Final[Mapping[int, OrderKind]] = {
    HOLD: "hold",
    MOVE: "move",
    SUPPORT_HOLD: "support-hold",
    SUPPORT_MOVE: "support",
    CONVOY: "convoy",
    RETREAT: "retreat",
    DISBAND: "disband",
    BUILD: "build",
    REMOVE: "disband",
}
#: Words of the adjudicator that the picture shows in a way of their own; all others went well.
_OUTCOMES: Final[Mapping[str, Outcome]] = {
    "bounces": "bounces",
    "no convoy": "disrupted",
    "cut": "cut",
    "disrupted": "disrupted",
    "void": "void",
    "dislodged": "dislodged",
}


class Board(Protocol):
    """What states and views have in common."""

    @property
    def units(self) -> Units: ...
    @property
    def centres(self) -> Centres: ...
    @property
    def dislodged(self) -> dict[int, Dislodged]: ...


@dataclass(frozen=True, slots=True)
class Given:
    """An order of a power and, once it is known, the word for what became of it."""

    power: str
    order: Order
    outcome: str = ""


def portrait(board: Board, title: str, language: Language = "en", orders: Sequence[Given] = ()) -> Picture:
    """The board as it stands, with these orders drawn on it."""
    return _picture(board.units, board.centres, board.dislodged, title, language, orders)


def portrait_of_resolution(
    resolution: Resolution, centres: Centres, title: str, language: Language = "en"
) -> Picture:
    """The units where they stood when ordered, and what became of every order."""
    return _picture(resolution.battle.units, centres, {}, title, language, _resolved(resolution))


def portrait_of_position(plain: PlainObject, title: str, language: Language = "en") -> Picture:
    """A position in the referee's format; the orders in it are resolved first."""
    try:
        request = understand(msgspec.convert(plain, WireRequest))
    except msgspec.ValidationError as problem:
        raise GreatPowersError(str(problem)) from None
    return portrait_of_request(request, title, language)


def portrait_of_request(request: Request, title: str, language: Language = "en") -> Picture:
    """The same for a request that has been read already."""
    written = [w for w in request.written if w.order is not None]
    if request.phase.kind is PhaseKind.MOVEMENT and written:
        orders = {w.order.province: w.order for w in written if w.order is not None}
        resolution = adjudicate(request.units, orders, request.reading)
        return portrait_of_resolution(resolution, request.centres or {}, title, language)
    given = [Given(POWERS[w.power], w.order) for w in written if w.order is not None]
    return _picture(request.units, request.centres or {}, request.dislodged, title, language, given)


def told_orders(events: Iterable[Event]) -> list[Given]:
    """The orders and outcomes that a phase's events tell of."""
    found = []
    for event in events:
        match event:
            case OrderResolved():
                found.append(Given(event.power, event.order, event.outcome))
            case UnitRetreated() | UnitDisbanded() | UnitBuilt() | UnitRemoved():
                found.append(Given(event.power, event.order()))
            case _:
                pass
    return found


def _resolved(resolution: Resolution) -> list[Given]:
    return [
        Given(POWERS[unit.power], resolution.orders[province], OUTCOME_WORDS[resolution.outcomes[province]])
        for province, unit in resolution.battle.units.items()
        if province in resolution.orders
    ]


def _picture(
    units: Units,
    centres: Centres,
    dislodged: Mapping[int, Dislodged],
    title: str,
    language: Language,
    orders: Sequence[Given],
) -> Picture:
    driven_out = [case.unit for case in dislodged.values()]
    return Picture(
        title=title,
        centres={LOCATIONS[centre]: POWERS[owner] for centre, owner in sorted(centres.items())},
        units=tuple([_mark(u) for u in units.values()] + [_mark(u, dislodged=True) for u in driven_out]),
        arrows=tuple(_arrow(given, orders) for given in orders if given.order.kind != WAIVE),
        language=language,
        influence=_influence(units),
        game=Texts(language).format("web-game-diplomacy"),
    )


def _mark(unit: Unit, dislodged: bool = False) -> UnitMark:
    return UnitMark(POWERS[unit.power], KIND_LETTERS[unit.kind], LOCATIONS[unit.location], dislodged)


def _influence(units: Units) -> dict[str, str]:
    """Land without a centre is tinted for the army that stands on it."""
    return {
        LOCATIONS[province]: POWERS[unit.power]
        for province, unit in units.items()
        if not IS_CENTRE[province] and not IS_SEA[province]
    }


def _arrow(given: Given, orders: Sequence[Given]) -> OrderMark:
    order = given.order
    return OrderMark(
        kind=_KINDS[order.kind],
        power=given.power,
        at=LOCATIONS[order.at],
        target=LOCATIONS[order.target] if order.target != NOWHERE else None,
        source=LOCATIONS[order.other] if order.other != NOWHERE else None,
        via=_seas_crossed(order, orders) if order.kind == MOVE else (),
        outcome=_OUTCOMES.get(given.outcome, "ok"),
        unit=KIND_LETTERS[order.unit_kind] if order.kind == BUILD else None,
    )


def _seas_crossed(move: Order, orders: Sequence[Given]) -> tuple[str, ...]:
    """The seas of the shortest chain of fleets told to carry the army; empty if it walks or has none."""
    if move.unit_kind != ARMY:
        return ()
    convoys = [
        given
        for given in orders
        if given.order.kind == CONVOY
        and given.outcome != "void"
        and given.order.other_province == move.province
        and given.order.target_province == move.target_province
    ]
    adjacent = move.target in ARMY_STEP_SETS[move.at]
    # Next door the army walks, unless it is told otherwise or the outcome shows that the ships were used.
    if adjacent and not move.via_convoy and not any(c.outcome for c in convoys):
        return ()
    fleets = [given.order.province for given in convoys]
    chains = [[sea] for sea in fleets if SEAS_BESIDE[move.province] >> sea & 1]
    seen = {chain[-1] for chain in chains}
    for chain in chains:
        if SEAS_BESIDE[move.target_province] >> chain[-1] & 1:
            return tuple(LOCATIONS[sea] for sea in chain)
        for sea in fleets:
            if sea not in seen and sea in FLEET_STEP_SETS[chain[-1]]:
                seen.add(sea)
                chains.append([*chain, sea])
    return ()
