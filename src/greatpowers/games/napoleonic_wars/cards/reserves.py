"""Fresh Reserves: the player says which of the disrupted strength is in order again. [6.15, 11.3]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ....engine.errors import Refusal
from ....engine.frames import Choice, frame
from ..fights import Force
from ..land.losses import battle_of, put_side
from ..names import NATION_COUNT
from ..state import State
from ..texts import force_text, read_force, unreadable

#: Strength that comes back into order.
RESERVES = 3
WORD = "rally"


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


@frame
class ChooseReserves(Choice):
    """Which disrupted strength of the own side is in order again; as much as there may be."""

    seat: str
    side: int

    def options(self, state: State) -> Sequence[Force]:
        return [Force(sp) for sp in reserves(battle_of(state).sides[self.side].disrupted_sp)]

    def chosen(self, state: State, option: Force) -> None:
        who = battle_of(state).sides[self.side]
        left = tuple(who.disrupted_sp[n] - option.sp[n] for n in range(NATION_COUNT))
        put_side(state, self.side, replace(who, disrupted_sp=left))

    def write(self, option: Force) -> str:
        return f"{WORD} {force_text(option)}"

    def read(self, state: State, text: str) -> Force:
        word, _, rest = " ".join(text.split()).casefold().partition(" ")
        if word != WORD:
            raise unreadable(text)
        return read_force(rest)

    def refuse(self, state: State, option: Force) -> Refusal | None:
        if option in self.options(state):
            return None
        return Refusal("nw-reserves-choice", "6.15", {"count": RESERVES})
