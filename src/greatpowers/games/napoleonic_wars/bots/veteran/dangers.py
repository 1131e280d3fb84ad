"""Whose answers matter: the seats that could take most from us, and who leads."""

from __future__ import annotations

from ...printed.board import FORTRESS
from ...printed.ids import each_area
from ...state.relations import seat_of
from ..regular.situation import Situation
from ..regular.targets import Target
from ..regular.weights import ARMY
from .weights import REPLY

#: Who leads is watched even if he threatens nothing.
_LEADS = 0.3


def dangerous(view: Situation) -> list[str]:
    """The most dangerous seats, the worst first."""
    state = view.state
    found = {seat: 0.0 for seat in view.scored if seat != view.seat}
    most = max((view.scored[seat] for seat in found), default=0)
    for seat in found:
        found[seat] += _LEADS * (view.scored[seat] == most)
    for area in each_area(view.own_keys()):
        dice = round(view.cover(area))
        worst: dict[str, float] = {}
        for mover, steps in view.comers(area):
            target = Target(area, view.loss(mover.nation, area), dice, FORTRESS[area])
            value = target.prize * view.chance(mover.dice, target) * ARMY.enemy_nearer**steps
            seat = seat_of(state, mover.nation)
            worst[seat] = max(worst.get(seat, 0.0), value)
        for seat, value in worst.items():
            found[seat] = found.get(seat, 0.0) + value
    return sorted(found, key=lambda seat: -found[seat])[: REPLY.seats]
