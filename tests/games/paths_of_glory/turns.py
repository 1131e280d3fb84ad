"""Driving a turn in tests: run a frame, see what is asked, answer by text."""

from __future__ import annotations

from typing import Any

from greatpowers.engine.chance import Dice, dice_key
from greatpowers.engine.frames import Choice, Frame
from greatpowers.engine.options import checked_options, scenario_named
from greatpowers.engine.state import advance, decide_in_place, open_choices
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games.paths_of_glory.printed.cards import CARDS
from greatpowers.games.paths_of_glory.printed.names import SIDE_NUMBER
from greatpowers.games.paths_of_glory.state.changes.cards import note_played
from greatpowers.games.paths_of_glory.state.state import State
from greatpowers.games.paths_of_glory.state.texts import unit_text
from tests.games.paths_of_glory.changing import note_event, set_deck, set_hand
from tests.games.paths_of_glory.seen import counters_in

GAME = PathsOfGlory()


def new_game(scenario: str = "campaign", seed: str = "test", **options: Any) -> State:
    """A game just begun, run on to its first question."""
    checked = checked_options(GAME.options, options)
    state = GAME.setup(scenario_named(GAME.scenarios, scenario), checked, dice_key(seed))
    advance(state)
    return state


def run(state: State, *frames: Frame) -> State:
    """Run frames, the first one first, up to the next question."""
    for frame in reversed(frames):
        state.push(frame)
    advance(state)
    return state


def question(state: State) -> Choice:
    (choice,) = open_choices(state)
    return choice


def texts(state: State) -> list[str]:
    """What may be answered to the open question."""
    choice = question(state)
    return [choice.write(option) for option in choice.options(state)]


def answer(state: State, text: str) -> State:
    """Answer the open question, which must be allowed."""
    choice = question(state)
    option = choice.read(state, text)
    refusal = choice.refuse(state, option)
    assert refusal is None, f"{text!r} is refused: {refusal}"
    decide_in_place(state, choice, option)
    return state


def why_not(state: State, text: str) -> str:
    """The rule against an answer; empty if it is allowed."""
    choice = question(state)
    refusal = choice.refuse(state, choice.read(state, text))
    return refusal.rule if refusal else ""


def played(state: State, *cards: str, on: int | None = None) -> State:
    """Cards whose events have been played before."""
    for card in cards:
        note_played(state, card)
        if on is not None:
            note_event(state, card, on)
    state.touch()
    return state


def stack(state: State, space: str) -> list[str]:
    """The units in a space, as texts."""
    return sorted(unit_text(state, unit) for unit in counters_in(state, space))


def deal(state: State, side: str, *hand: str) -> State:
    """This hand; the rest of the mobilization cards make the draw pile."""
    number = SIDE_NUMBER[side]
    set_hand(state, number, list(hand))
    cards = [c.id for c in CARDS.values() if c.side == number and c.deck == 0 and not c.is_optional]
    set_deck(state, number, [card for card in cards if card not in hand])
    state.touch()
    return state


def real_dice(state: State, seed: str = "real") -> State:
    """Dice as in a game instead of loaded ones."""
    state.dice = Dice(dice_key(seed))
    return state
