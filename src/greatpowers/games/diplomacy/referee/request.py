"""Reading a referee's request: the wire form, checked, and turned into values of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from ....engine.errors import Reason, UnreadableDecision
from ....engine.plain import Plain, PlainDict
from ..positions.plain import (
    PositionError,
    read_centres,
    read_phase,
    read_place,
    read_power,
    read_unit,
    read_units,
)
from ..printed.board import PROVINCE_OF
from ..printed.names import POWERS, PhaseKind
from ..printed.readings import READINGS, Reading, with_changes
from ..printed.units import Unit, Units
from ..rules.writing.bare_units import as_adjustment
from ..rules.writing.notation import read, settle
from ..state.calendar import Phase
from ..state.forces import Centres, Dislodged
from ..state.orders import WAIVE, Order


class WireDislodged(msgspec.Struct, rename={"attacker": "from"}):
    """A dislodged unit on the wire; without `retreats` they are worked out."""

    attacker: str
    retreats: list[str] | None = None


class WireRequest(msgspec.Struct):
    """One line of the stream; unknown fields are ignored so that old referees read new files."""

    phase: str
    units: dict[str, list[str]]
    orders: dict[str, list[str]] = {}
    id: Plain = None
    centres: dict[str, list[str]] | None = None
    dislodged: dict[str, dict[str, WireDislodged]] = {}
    contested: list[str] = []
    rules: str = "rulebook"
    options: PlainDict = {}
    #: Powers without a government this turn: nobody writes for them. [9.1]
    disorder: list[str] = []


@dataclass(slots=True)
class Written:
    """An order as it came: its text, what it means, or why it means nothing."""

    text: str
    power: int
    order: Order | None
    refusal: Reason | None


@dataclass(slots=True)
class Request:
    """A position and the orders given for it."""

    phase: Phase
    units: Units
    centres: Centres | None
    dislodged: dict[int, Dislodged]
    contested: int
    reading: Reading
    disorder: frozenset[int]
    written: list[Written] = field(default_factory=list)


def understand(wire: WireRequest) -> Request:
    """Check the request and read every order against the position."""
    if wire.rules not in READINGS:
        raise PositionError(f"rules are {' or '.join(READINGS)}, not {wire.rules[:40]!r}")
    reading = READINGS[wire.rules]
    if wire.options:
        reading = with_changes(reading, wire.options)
    units = read_units(wire.units)
    contested = 0
    for text in wire.contested:
        contested |= 1 << PROVINCE_OF[read_place(text)]
    request = Request(
        phase=read_phase(wire.phase),
        units=units,
        centres=None if wire.centres is None else read_centres(wire.centres),
        dislodged=_read_dislodged(wire.dislodged, units, contested),
        contested=contested,
        reading=reading,
        disorder=frozenset(read_power(name) for name in wire.disorder),
    )
    driven_out = {province: case.unit for province, case in request.dislodged.items()}
    for name, texts in wire.orders.items():
        power = read_power(name)
        for text in texts:
            request.written.append(_read_order(request, text, power, driven_out))
    return request


def _read_dislodged(
    wire: Mapping[str, Mapping[str, WireDislodged]], units: Units, contested: int
) -> dict[int, Dislodged]:
    found: dict[int, Dislodged] = {}
    for name, cases in wire.items():
        power = read_power(name)
        for text, case in cases.items():
            unit = read_unit(text, power)
            attacker = PROVINCE_OF[read_place(case.attacker)]
            if case.retreats is not None:
                places = tuple(_retreat_place(unit, place) for place in case.retreats)
            else:
                closed = contested | 1 << attacker
                places = tuple(
                    place
                    for place in unit.steps
                    if PROVINCE_OF[place] not in units and not closed >> PROVINCE_OF[place] & 1
                )
            found[unit.province] = Dislodged(unit, attacker, places)
    return found


def _retreat_place(unit: Unit, text: str) -> int:
    place = read_place(text)
    if place not in unit.step_set:
        raise PositionError(f"{unit.text} cannot retreat to {text[:40]!r}: not one step away")
    return place


def _read_order(request: Request, text: str, power: int, driven_out: Mapping[int, Unit]) -> Written:
    kind = request.phase.kind
    if power in request.disorder:
        return Written(text, power, None, Reason("order-no-government", "9.1", {"power": POWERS[power]}))
    try:
        meant = as_adjustment(read(text, kind), text, (power,), request.units, request.centres or {})
        order = settle(
            meant,
            request.units,
            strict_unit_letter=request.reading.strict_unit_letter,
            at_dislodged=driven_out if kind is PhaseKind.RETREATS else None,
        )
    except UnreadableDecision as problem:
        return Written(text, power, None, problem.refusal)
    if kind is not PhaseKind.ADJUSTMENTS and order.kind != WAIVE:
        unit = (driven_out if kind is PhaseKind.RETREATS else request.units).get(order.province)
        if unit is None:
            return Written(text, power, None, Reason("order-no-unit", "2.9", {"text": text[:80]}))
        if unit.power != power:
            return Written(text, power, None, Reason("order-foreign-unit", "2.9", {"unit": unit.text}))
        if unit.kind != order.unit_kind:
            return Written(text, power, None, Reason("order-wrong-letter", "2.2", {"unit": unit.text}))
    return Written(text, power, order, None)
