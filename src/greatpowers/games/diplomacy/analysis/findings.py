"""Positions from files, and what can be asked of any of them: orders, supply, threats."""

from __future__ import annotations

from typing import Final, TypedDict

import msgspec

from ....engine.errors import GreatPowersError
from ....engine.record import FORMAT, read_record, replay
from ...table import find_game
from ..positions.plain import write_centres, write_units
from ..printed.board import IS_CENTRE, LOCATIONS, provinces_in
from ..printed.names import POWERS, PhaseKind
from ..referee.request import Request, WireRequest, understand
from ..rules.adjustments import builds_allowed, legal_builds, legal_removals
from ..rules.legality import legal_orders
from ..rules.retreats import legal_retreats
from ..state.forces import balance
from ..state.orders import Order
from ..state.state import State, now
from ..state.state import reading as reading_of

#: An answer of the referee is a position too: its next phase is the phase to look at.
_NEXT: Final = "next_phase"


class NoPosition(GreatPowersError):
    """The file holds something else."""


def read_position(data: bytes, file: str) -> Request:
    """The position in a file: the referee's request or answer, or where a record stands."""
    try:
        plain = msgspec.json.decode(data)
        if not isinstance(plain, dict):
            raise NoPosition(file)
        if plain.get("format") == FORMAT:
            return _position_of_record(data)
        if "phase" not in plain and _NEXT in plain:
            plain["phase"] = plain.pop(_NEXT)
        return understand(msgspec.convert(plain, WireRequest))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise GreatPowersError(f"{file}: {problem}") from None


def _position_of_record(data: bytes) -> Request:
    state = replay(read_record(data), find_game).state
    assert isinstance(state, State)
    return Request(
        phase=now(state),
        units=state.units,
        centres=state.centres,
        dislodged=state.dislodged,
        contested=state.contested,
        reading=reading_of(state),
        disorder=frozenset(state.disorder),
    )


class Threat(TypedDict):
    """A unit or centre that others could enter next turn."""

    place: str
    power: str
    unit: str | None
    centre: bool
    attackers: list[str]
    defenders: list[str]


def findings(position: Request) -> dict[str, object]:
    """Everything there is to know of a position, in plain values."""
    return {
        "phase": position.phase.text,
        "units": write_units(position.units),
        "centres": write_centres(position.centres or {}),
        "dislodged": {
            case.unit.key: {
                "from": LOCATIONS[case.attacker_from],
                "retreats": sorted(LOCATIONS[place] for place in case.places),
            }
            for case in position.dislodged.values()
        },
        "contested": sorted(LOCATIONS[place] for place in provinces_in(position.contested)),
        "reading": position.reading.name,
        "balance": supply_balance(position),
        "threats": threats(position),
        "legal_orders": {
            power: {unit: [order.text for order in orders] for unit, orders in units.items()}
            for power, units in orders_open(position).items()
        },
    }


def supply_balance(position: Request) -> dict[str, dict[str, int]]:
    """Centres and units of every power, and what it may build (or must remove: below zero)."""
    centres = position.centres or {}
    owners = list(centres.values())
    standing = [unit.power for unit in position.units.values()]
    return {
        POWERS[power]: {
            "centres": owners.count(power),
            "units": standing.count(power),
            "balance": balance(power, position.units, centres) if position.centres is not None else 0,
            "builds": builds_allowed(power, position.units, centres),
        }
        for power in range(len(POWERS))
        if power in standing or power in owners
    }


def threats(position: Request) -> list[Threat]:
    """Units and centres that others could enter next turn, with who could and who could help to hold."""
    found: list[Threat] = []
    owners = position.centres or {}
    for province in range(len(IS_CENTRE)):
        standing = position.units.get(province)
        owner = standing.power if standing is not None else owners.get(province)
        if owner is None:
            continue
        near = [u for p, u in position.units.items() if p != province and u.mask >> province & 1]
        attackers = [unit.key for unit in near if unit.power != owner]
        if attackers:
            found.append(
                {
                    "place": LOCATIONS[province],
                    "power": POWERS[owner],
                    "unit": standing.text if standing is not None else None,
                    "centre": IS_CENTRE[province],
                    "attackers": sorted(attackers),
                    "defenders": sorted(unit.text for unit in near if unit.power == owner),
                }
            )
    return found


def orders_open(position: Request) -> dict[str, dict[str, list[Order]]]:
    """The legal orders of the phase by power and unit; builds and removals stand under the power's name."""
    kind = position.phase.kind
    found: dict[str, dict[str, list[Order]]] = {}
    if kind is PhaseKind.MOVEMENT:
        for province, orders in legal_orders(position.units).items():
            unit = position.units[province]
            found.setdefault(POWERS[unit.power], {})[unit.text] = orders
    elif kind is PhaseKind.RETREATS:
        for case in position.dislodged.values():
            found.setdefault(POWERS[case.unit.power], {})[case.unit.text] = legal_retreats(case)
    else:
        centres = position.centres or {}
        for power, name in enumerate(POWERS):
            due = balance(power, position.units, centres)
            if due < 0:
                found[name] = {name: legal_removals(power, position.units)}
            elif builds_allowed(power, position.units, centres):
                found[name] = {name: legal_builds(power, position.units, centres)}
    return {name: found[name] for name in POWERS if name in found}
