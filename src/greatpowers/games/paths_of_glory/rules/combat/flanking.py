"""Trying a flank attack: the question, the die, the card that needs none. [12.3]"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import SPACES
from ...printed.names import SIDES
from ...state.changes.rounds import set_combat
from ...state.events.war import FlankTried
from ...state.ids import Signed, Space
from ...state.state import State, running
from .card_steps import ask_for_cards
from .flank import NEEDED, flank_modifier, flank_refusal
from .laying import FLANK
from .strength import cards_of


def ask_for_flank(state: State) -> None:
    """Offer a flank attack where one is allowed. [12.3.1]"""
    combat = running(state)
    if flank_refusal(state, combat) is None:
        state.then(ChooseFlank(SIDES[combat.side]))


@option("flank {space}")
class Flank(Option):
    """Try it, and pin with this space."""

    space: Space


@option("frontal")
class Frontal(Option):
    pass


FRONTAL: Final = Frontal()


@frame
class ChooseFlank(Choice[State, Flank | Frontal]):
    """Try a flank attack, and with which space to pin? [12.3.2]"""

    seat: str
    asks = "flank"
    is_grave = True

    def options(self, state: State) -> list[Flank | Frontal]:
        return [*(Flank(space) for space in sorted(set(running(state).origins))), FRONTAL]

    def refuse(self, state: State, option: Flank | Frontal) -> Refusal | None:
        match option:
            case Flank(space) if space not in running(state).origins:
                return Refusal("pog-flank-pinning", "12.3.2", {"space": SPACES[space]})
        return None

    def chosen(self, state: State, option: Flank | Frontal) -> None:
        match option:
            case Flank(space):
                set_combat(state, replace(running(state), pinning=space))
                state.then(FlankAttempt())


@frame
class FlankAttempt(Procedure):
    """The attempt is made: a card settles it, or a die. [12.3.3]"""

    @step
    def ask_for_card(self, state: State) -> None:
        ask_for_cards(state, running(state).side, FLANK)

    @step
    def roll(self, state: State) -> None:
        combat = running(state)
        modifier = flank_modifier(state, combat, combat.pinning)
        if any(card.auto_flank for card in cards_of(combat, combat.side)):
            die, succeeded = 0, True
        else:
            die = state.draw(6, "flank") + 1
            succeeded = die + modifier >= NEEDED
        set_combat(state, replace(combat, flank="succeeded" if succeeded else "failed"))
        state.record(FlankTried(die, Signed(modifier), succeeded, SPACES[combat.pinning]))
