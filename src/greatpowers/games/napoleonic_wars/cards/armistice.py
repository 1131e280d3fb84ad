"""The Armistice, and the die that may end it at the start of an Impulse. [card 54]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.frames import AnyChoice, Procedure, frame, step
from ..card_changes import end_effect, set_effect
from ..effects import Armistice, have_armistice
from ..ids import Nation
from ..names import NATION_COUNT, NATIONS, POWERS
from ..relations import are_enemies, seat_of
from ..state import State
from .questions import answer, nation_names, put
from .registry import event, needs

KEEP, ROLL = "keep", "roll"
#: What the die must show.
NEEDED = 6


def _partners(state: State, nation: int) -> list[int]:
    return [
        power
        for power in POWERS
        if are_enemies(state, nation, power) and not have_armistice(state, nation, power)
    ]


@event("armistice", needs("armistice", _partners))
def armistice(state: State, nation: int) -> None:
    """No fighting on land with one enemy Power this turn, unless one of the two rolls a six for it."""
    put(state, nation, "armistice", "with", nation_names(_partners(state, nation)))


@answer("armistice", "with")
def _armistice_with(state: State, nation: int, choice: str) -> None:
    set_effect(state, Armistice(Nation(nation), Nation(NATIONS.index(choice))))


@frame
class ArmisticeRolls(Procedure):
    """At the start of its Impulse a nation may try to be rid of each of its armistices."""

    nation: int

    @step
    def ask(self, state: State) -> None:
        seat = seat_of(state, self.nation)
        for other in range(NATION_COUNT):
            if seat and have_armistice(state, self.nation, other):
                state.then(ChooseArmistice(seat, self.nation, other))


@frame
class ChooseArmistice(AnyChoice):
    """Keep the armistice, or roll against it."""

    seat: str
    nation: int
    other: int

    def options(self, state: State) -> Sequence[str]:
        return (KEEP, ROLL)

    def chosen(self, state: State, option: str) -> None:
        if option == ROLL and state.draw(6, "armistice") + 1 >= NEEDED:
            end_effect(state, Armistice, self.nation, self.other)

    def write(self, option: str) -> str:
        return f"{option} armistice {NATIONS[self.other]}"
