"""Trying a flank attack: the question, the die, the card that needs none. [12.3]"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.frames import AnyChoice, Procedure, frame, step
from ..board import SPACES
from ..events import FlankTried
from ..names import SIDES
from ..round_changes import set_combat
from ..state import State
from ..texts import read_space
from .card_steps import FLANK, ask_for_cards
from .flank import NEEDED, flank_modifier, flank_refusal
from .running import running
from .strength import cards_of

FRONTAL: Final = -1


def ask_for_flank(state: State) -> None:
    """Offer a flank attack where one is allowed. [12.3.1]"""
    combat = running(state)
    if flank_refusal(state, combat) is None:
        state.then(ChooseFlank(SIDES[combat.side]))


@frame
class ChooseFlank(AnyChoice):
    """Try a flank attack, and with which space to pin? [12.3.2]"""

    seat: str

    def options(self, state: State) -> list[int]:
        return [*sorted(set(running(state).origins)), FRONTAL]

    def write(self, option: int) -> str:
        return "frontal" if option == FRONTAL else f"flank {SPACES[option]}"

    def read(self, state: State, text: str) -> int:
        words = " ".join(text.split()).casefold()
        verb, _, space = words.partition(" ")
        if words == "frontal":
            return FRONTAL
        if verb != "flank":
            raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))
        return read_space(space)

    def refuse(self, state: State, option: int) -> Refusal | None:
        if option in self.options(state):
            return None
        return Refusal("pog-flank-pinning", "12.3.2", {"space": SPACES[option]})

    def chosen(self, state: State, option: int) -> None:
        if option != FRONTAL:
            set_combat(state, replace(running(state), pinning=option))
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
        state.record(FlankTried(die, modifier, succeeded, SPACES[combat.pinning]))
