"""Boards played on: Impulses of any nation with the answers of Regulars, and what the board is worth then."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp
from typing import Final

from .....engine.frames import AnyChoice, Choice, Together
from .....engine.option import Option
from .....engine.state import decide_in_place, open_choices
from ...printed.cards import CARDS
from ...printed.names import EACH_NATION
from ...rules.answers import Done, PlayCp
from ...rules.impulse.playing import playable_count
from ...rules.impulse.plays import ChoosePlay
from ...rules.impulse.spending import ChooseAct
from ...rules.turn.victory import points, winner
from ...state.state import State
from ..regular.worth import full_worth
from .known import known_answer
from .weights import END

#: Nobody's Impulse asks more.
_LONGEST: Final = 90
#: So many Impulses after one's own somebody must have answered.
_AROUND: Final = 12
#: The phases in which there are Impulses; a board that was laid out has none yet.
IN_ROUNDS: Final = ("", "rounds")


def play_impulse(state: State, seed: str, idle: str = "") -> None:
    """Play on to the next Impulse or the end of the Rounds; an idle seat lets its CPs lapse."""
    for _ in range(_LONGEST):
        if not state.stack or state.result or state.phase not in IN_ROUNDS:
            return
        top = state.stack[-1]
        if isinstance(top, Together):
            for choice in open_choices(state):
                decide_in_place(state, choice, choice.options(state)[0])
            continue
        if not isinstance(top, Choice) or (isinstance(top, ChoosePlay) and top.is_first):
            return
        is_idle = isinstance(top, ChooseAct) and top.seat == idle
        decide_in_place(state, top, Done() if is_idle else known_answer(state, top, seed))


def play_replies(state: State, seat: str, dangerous: Collection[str], seed: str) -> None:
    """The next Impulse of each dangerous seat, up to our own; the others do nothing that counts."""
    left = set(dangerous)
    for _ in range(_AROUND):
        top = state.stack[-1] if state.stack else None
        if not left or state.result or state.phase not in IN_ROUNDS or not isinstance(top, ChoosePlay):
            return
        if top.seat == seat:
            return
        if top.seat in left:
            left.discard(top.seat)
            decide_in_place(state, top, known_answer(state, top, seed))
            play_impulse(state, seed)
        else:
            decide_in_place(state, top, _least(top.options(state)))
            play_impulse(state, seed, idle=top.seat)


def _least(offer: Sequence[Option]) -> Option:
    """The card for the fewest CPs."""
    plays = [play for play in offer if isinstance(play, PlayCp)]
    return min(plays, key=lambda play: CARDS[play.card].cp) if plays else offer[-1]


def carried_out(state: State, choice: AnyChoice, option: Option, seed: str) -> State:
    """The board at the end of the Impulse that goes on with this answer."""
    twin = state.copy()
    decide_in_place(twin, choice, option)
    play_impulse(twin, seed)
    return twin


def outcome(state: State, seat: str) -> float:
    """What a board is worth, with the chance to win should the turn be the last."""
    value = full_worth(state, seat)
    if state.result:
        return value
    cards = sum(playable_count(state, nation) for nation in EACH_NATION)
    near = 1.0 if state.phase not in IN_ROUNDS else max(0.0, 1 - cards / END.far)
    scored = points(state)
    lead = scored[seat] - max(score for other, score in scored.items() if other != seat)
    ahead = lead + (0.5 if winner(state) == seat else -0.5)
    return value + END.win * near / (1 + exp(-ahead / END.sure))
