"""What a seat is asked, in words, and what is still missing on its sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....locale import Texts
from ..printed.board import LOCATIONS
from ..printed.names import KIND_LETTERS, PhaseKind
from ..rules.asking import Pick, WrittenChoice
from ..state.orders import Order
from ..state.state import State
from ..words.wording import place_name, seat_name


@dataclass(frozen=True, slots=True)
class Lack:
    """So many orders of a pick are not written yet."""

    pick: Pick
    count: int


def question_lines(
    texts: Texts, choice: WrittenChoice, state: State, everything: Sequence[Lack]
) -> list[str]:
    """The question to the seat and the units or numbers it is about."""
    lines = [texts.format(f"cli-question-{choice.asks}", seat=seat_name(texts, choice.seat))]
    if choice.phase is PhaseKind.RETREATS:
        return lines + [_dislodged_line(texts, state, lack) for lack in everything]
    return lines + missing_lines(texts, choice, everything)


def missing_lines(texts: Texts, choice: WrittenChoice, lacks: Sequence[Lack]) -> list[str]:
    """What is not written yet."""
    if not lacks:
        return []
    if choice.phase is not PhaseKind.ADJUSTMENTS:
        units = "  ".join(unit_text(lack.pick.orders[0]) for lack in lacks)
        return [texts.format("cli-units-waiting", count=len(lacks), units=units)]
    return [_adjustment_line(texts, lack) for lack in lacks]


def unit_text(order: Order) -> str:
    """The unit an order is given to, in notation."""
    return f"{KIND_LETTERS[order.unit_kind]} {LOCATIONS[order.at]}"


def _adjustment_line(texts: Texts, lack: Lack) -> str:
    """How many builds or removals, and of what."""
    places = dict.fromkeys(LOCATIONS[order.province] for order in lack.pick.orders)
    units = dict.fromkeys(unit_text(order) for order in lack.pick.orders)
    if lack.pick.exact:
        return texts.format("cli-removals-due", count=lack.count, units="  ".join(units))
    return texts.format("cli-builds-due", count=lack.count, places="  ".join(places))


def _dislodged_line(texts: Texts, state: State, lack: Lack) -> str:
    """A dislodged unit, where its attacker came from and where it may go."""
    case = state.dislodged[lack.pick.orders[0].province]
    return texts.format(
        "cli-unit-dislodged",
        unit=case.unit.text,
        origin=place_name(texts, LOCATIONS[case.attacker_from]),
        places="  ".join(LOCATIONS[place] for place in case.places),
    )
