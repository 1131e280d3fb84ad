"""What a player may say at any time: words to all, giving up, and what he wants to be passed over in."""

from __future__ import annotations

from ...engine.errors import Refusal, UnreadableDecision
from ...engine.game import Standing
from .card_changes import say, set_auto_pass
from .cards.windows import WINDOWS
from .state import State, rules
from .turn_changes import end_game
from .victory import points
from .war.declaring import ChooseConsent
from .war.submission import ChooseAcceptance

LONGEST_MESSAGE = 4000


class Press(Standing):
    """`press all: …`: players bargain freely, in public, and promises bind nobody. An offer to submit or to
    change Camps is answered without talk. [8.6, 14.1, 15.41]"""

    word = "press"

    def read(self, state: State, seat: str, rest: str) -> tuple[str, str]:
        """To whom, and what."""
        to, colon, text = rest.partition(":")
        if not colon or not to.strip() or not text.strip():
            raise UnreadableDecision(Refusal("nw-press-unreadable", "8.6"))
        return to.strip().casefold(), text.strip()

    def refuse(self, state: State, seat: str, action: tuple[str, str]) -> Refusal | None:
        to, text = action
        if to != "all":
            return Refusal("nw-press-public", "8.6")
        if len(text) > LONGEST_MESSAGE:
            return Refusal("nw-press-too-long", "8.6", {"longest": LONGEST_MESSAGE})
        return silence(state)

    def apply(self, state: State, seat: str, action: tuple[str, str]) -> None:
        say(state, seat, action[1])


def silence(state: State) -> Refusal | None:
    """Why nobody may talk now. [14.1, 15.41]"""
    hears_an_offer = bool(state.stack) and isinstance(state.stack[-1], ChooseAcceptance | ChooseConsent)
    return Refusal("nw-press-silence", "15.41") if hears_an_offer else None


class Concession(Standing):
    """Giving up in a game for two: the other has won. With more players one seat cannot end it. [4.3]"""

    word = "concede"

    def read(self, state: State, seat: str, rest: str) -> None:
        if rest.strip():
            raise UnreadableDecision(Refusal("nw-concede-unreadable", "4.3"))

    def refuse(self, state: State, seat: str, action: None) -> Refusal | None:
        return None if rules(state).players == 2 else Refusal("nw-concede-many", "4.3")

    def apply(self, state: State, seat: str, action: None) -> None:
        other = next(name for name in rules(state).seats if name != seat)
        end_game(state, other, "conceded", points(state))


class AutoPass(Standing):
    """`auto-pass move roll`: kinds of windows for Responses in which the seat is not asked; `auto-pass`
    alone: it is asked in all. [6.14]"""

    word = "auto-pass"

    def read(self, state: State, seat: str, rest: str) -> tuple[str, ...]:
        kinds = tuple(rest.replace(",", " ").casefold().split())
        if any(kind not in WINDOWS for kind in kinds):
            raise UnreadableDecision(Refusal("nw-auto-pass-unreadable", "6.14", {"text": rest.strip()[:80]}))
        return kinds

    def refuse(self, state: State, seat: str, action: tuple[str, ...]) -> Refusal | None:
        return None

    def apply(self, state: State, seat: str, action: tuple[str, ...]) -> None:
        set_auto_pass(state, seat, action)
