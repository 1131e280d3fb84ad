"""Orders that are surely not allowed, for checking that every refusal names its rule."""

from __future__ import annotations

from ..printed.names import PhaseKind
from ..printed.units import Unit
from ..rules.adjusting import power_meant
from ..state.orders import build, move, remove, retreat
from ..state.state import State


def illegal_orders(state: State, seat: str) -> list[str]:
    """One or more unlawful orders of the seat, fitting the phase."""
    powers = state.powers[seat]
    own = [unit for unit in state.units.values() if unit.power in powers]
    foreign = [unit for unit in state.units.values() if unit.power not in powers]
    if state.options["unlawful_orders"] == "hold":
        return []  # then everything may be written, and what is unlawful is not carried out
    if state.phase is PhaseKind.MOVEMENT:
        return [_step_in_place(unit) for unit in own[:2]] + [f"{unit.text} H" for unit in foreign[:1]]
    if state.phase is PhaseKind.RETREATS:
        mine = [case for case in state.dislodged.values() if case.unit.power in powers]
        barred = [case for case in mine if case.attacker_from not in case.places]
        return [retreat(c.unit.kind, c.unit.location, c.attacker_from).text for c in barred]
    texts = [build(unit.kind, unit.location).text for unit in own[:1]]
    others = [remove(unit.kind, unit.location) for unit in foreign[:1]]
    return texts + [order.text for order in others if power_meant(state, order) not in powers]


def _step_in_place(unit: Unit) -> str:
    return move(unit.kind, unit.location, unit.location).text
