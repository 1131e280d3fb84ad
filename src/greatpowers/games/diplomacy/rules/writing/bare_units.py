"""A unit written alone among the adjustments: the book's notation for builds and removals alike. [8.4, 8.13]

Which of the two is meant follows from what the power has to do, so only the position can tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.errors import Refusal, UnreadableDecision
from ...printed.board import PROVINCE_OF
from ...printed.names import POWERS
from ...printed.units import Units
from ...state.forces import Centres, balance
from ...state.orders import BUILD, REMOVE
from .written import ADJUST, Written

#: What a refusal quotes of a text.
_QUOTED: Final = 80


def as_adjustment(
    written: Written, text: str, powers: Sequence[int], units: Units, centres: Centres
) -> Written:
    """A bare unit as the build or removal it stands for; everything else stays as it is. [8.4]"""
    if written.kind != ADJUST:
        return written
    due = {power: balance(power, units, centres) for power in powers}
    kind = _meant(PROVINCE_OF[written.at], due, units)
    if kind is None:
        said: dict[str, str | int] = {"power": POWERS[powers[0]], "text": text[:_QUOTED]}
        raise UnreadableDecision(Refusal("adjustment-none-due", "8.4", said))
    if kind == REMOVE and written.unit_kind is None:
        raise UnreadableDecision(Refusal("order-without-letter", "2.2", {"text": text[:_QUOTED]}))
    return written._replace(kind=kind)


def _meant(province: int, due: dict[int, int], units: Units) -> int | None:
    """Build or remove; a seat of several powers may have both to do, then the place tells which."""
    builds = any(count > 0 for count in due.values())
    removals = any(count < 0 for count in due.values())
    if builds and removals:
        return REMOVE if province in units else BUILD
    return BUILD if builds else REMOVE if removals else None
