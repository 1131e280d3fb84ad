"""What a Regular answers where the whole state is known: for players that play boards out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....bots.player import Why
from .....engine.frames import AnyChoice
from .....engine.match import Question
from .....engine.option import Option
from ...printed.cards import CARDS
from ...rules.answers import Done, PlayCp
from ...rules.impulse.plays import ChoosePlay
from ...rules.responses.windows import ChooseResponse
from ...rules.turn.rounds import ChoosePreemption
from ...state.state import State
from ..regular.asked import Asked
from ..regular.player import HANDLERS
from ..regular.responding import may_matter
from ..regular.worth import card_worth

#: Asked so often that a first sight must do.
_AT_ONCE: Final = (ChoosePreemption,)


def known_answer(state: State, choice: AnyChoice, seed: str) -> Option:
    """The answer of a Regular in the seat that is asked; what takes it long is answered at first sight."""
    offer: Sequence[Option] = choice.options(state)
    if len(offer) == 1 or isinstance(choice, _AT_ONCE):
        return offer[0]
    if isinstance(choice, ChoosePlay):
        return largest(choice, offer)
    if isinstance(choice, ChooseResponse) and not may_matter(choice.options(state)):
        return offer[0]
    if type(choice) not in HANDLERS:
        return offer[0]
    reasons: list[Why] = []
    asked = Asked(state, choice.seat, reasons, seed)
    found = HANDLERS.answer(asked, Question(choice.seat, choice, offer))
    assert isinstance(found, Option)
    return found


def largest(choice: ChoosePlay, offer: Sequence[Option]) -> Option:
    """The most CPs for the least of a card; nothing more in the second part of an Impulse."""
    if not choice.is_first and isinstance(offer[-1], Done):
        return offer[-1]
    plays = [play for play in offer if isinstance(play, PlayCp)]
    if not plays:
        return offer[0]
    return max(plays, key=lambda play: (CARDS[play.card].cp, -card_worth(play.card)))
