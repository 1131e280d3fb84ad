"""Disrupted strength in order again as the player says: Fresh Reserves. [6.15, 11.3]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from .....engine.errors import Refusal
from .....engine.frames import Choice, frame
from .....engine.option import Option, option
from ...printed.names import EACH_NATION
from ...rules.land.losses import battle_of, put_side
from ...state.fights import Force
from ...state.state import State

#: Strength that comes back into order.
RESERVES = 3


def reserves(disrupted: Sequence[int]) -> list[tuple[int, ...]]:
    """Every way to take three points of strength, or all there are, from the nations' disrupted ones."""
    return list(_shares(tuple(disrupted), min(RESERVES, sum(disrupted))))


def _shares(left: tuple[int, ...], count: int) -> Iterator[tuple[int, ...]]:
    if not left:
        if not count:
            yield ()
        return
    for own in range(min(left[0], count), -1, -1):
        for rest in _shares(left[1:], count - own):
            yield (own, *rest)


@option("rally {force}")
class Rally(Option, frozen=True):
    """This strength is in order again."""

    force: Force


@frame
class ChooseReserves(Choice[State, Rally]):
    """Which disrupted strength of the own side is in order again; as much as there may be."""

    asks = "reserves"
    seat: str
    side: int

    def options(self, state: State) -> Sequence[Rally]:
        return [Rally(Force(sp)) for sp in reserves(battle_of(state).sides[self.side].disrupted_sp)]

    def chosen(self, state: State, option: Rally) -> None:
        who = battle_of(state).sides[self.side]
        left = tuple(who.disrupted_sp[n] - option.force.sp[n] for n in EACH_NATION)
        put_side(state, self.side, replace(who, disrupted_sp=left))

    def refuse(self, state: State, option: Rally) -> Refusal | None:
        if option in self.options(state):
            return None
        return Refusal("nw-reserves-choice", "6.15", {"count": RESERVES})
