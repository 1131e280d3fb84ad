"""The Armistice, and the die that may end it at the start of an Impulse. [card 54]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.names import EACH_NATION, POWERS
from ...rules.cards.answers import With
from ...rules.cards.questions import question
from ...rules.cards.registry import event, needs
from ...rules.occasions import ImpulseBegun, on
from ...state.changes.cards import end_effect, set_effect
from ...state.effects import Armistice, have_armistice
from ...state.ids import Nation
from ...state.relations import are_enemies, seat_of
from ...state.state import State

#: What the die must show.
NEEDED = 6


def _partners(state: State, nation: Nation) -> list[Nation]:
    return [
        power
        for power in POWERS
        if are_enemies(state, nation, power) and not have_armistice(state, nation, power)
    ]


@event("armistice", needs("armistice", _partners))
def armistice(state: State, nation: Nation) -> None:
    """No fighting on land with one enemy Power this turn, unless one of the two rolls a six for it."""
    agree.put(state, nation, [With(power) for power in _partners(state, nation)])


@question("armistice", "with")
def agree(state: State, nation: Nation, answer: With) -> None:
    set_effect(state, Armistice(nation, answer.nation))


@on(ImpulseBegun)
def try_armistices(state: State, begun: ImpulseBegun) -> None:
    state.then(ArmisticeRolls(begun.nation))


@frame
class ArmisticeRolls(Procedure):
    """At the start of its Impulse a nation may try to be rid of each of its armistices."""

    nation: Nation

    @step
    def ask(self, state: State) -> None:
        seat = seat_of(state, self.nation)
        for other in EACH_NATION:
            if seat and have_armistice(state, self.nation, other):
                state.then(ChooseArmistice(seat, self.nation, other))


@option("keep armistice {other}")
class KeepArmistice(Option, frozen=True):
    """Peace goes on."""

    other: Nation


@option("roll armistice {other}")
class RollArmistice(Option, frozen=True):
    """A die is rolled against it."""

    other: Nation


@frame
class ChooseArmistice(Choice[State, KeepArmistice | RollArmistice]):
    """Keep the armistice, or roll against it."""

    asks = "armistice"
    seat: str
    nation: Nation
    other: int

    def options(self, state: State) -> Sequence[KeepArmistice | RollArmistice]:
        return (KeepArmistice(Nation(self.other)), RollArmistice(Nation(self.other)))

    def chosen(self, state: State, option: KeepArmistice | RollArmistice) -> None:
        if isinstance(option, RollArmistice) and state.draw(6, "armistice") + 1 >= NEEDED:
            end_effect(state, Armistice, self.nation, self.other)
