"""What a player may say at any time: words to all, giving up, and what he wants to be passed over in."""

from __future__ import annotations

from ...engine.errors import Refusal, UnreadableDecision
from ...engine.game import Standing
from .card_changes import end_effect, say, set_auto_pass, set_effect
from .cards.windows import WINDOWS
from .effects import ENTRUSTED, of
from .land.armies import group_leaders, seat_in_command, shares_a_group
from .pieces import LEADER_NATION, LEADERS
from .relations import allies
from .state import State, rules
from .texts import read_leader
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


class Entrustment(Standing):
    """`entrust kutuzov`: who decides in an Army Group of several players gives its command to a leader in it.
    [9.7]"""

    word = "entrust"

    def read(self, state: State, seat: str, rest: str) -> int:
        return read_leader(rest)

    def refuse(self, state: State, seat: str, leader: int) -> Refusal | None:
        names: dict[str, str | int] = {"leader": LEADERS[leader].id}
        if not shares_a_group(state, leader):
            return Refusal("nw-entrust-no-group", "9.7", names)
        if state.battle is not None:
            return Refusal("nw-entrust-in-battle", "9.7", names)
        area = state.leader_at[leader]
        side = allies(state, LEADER_NATION[leader])
        return (
            None if seat_in_command(state, area, side) == seat else Refusal("nw-entrust-other", "9.7", names)
        )

    def apply(self, state: State, seat: str, leader: int) -> None:
        """Whoever commanded there before does so no more."""
        for other in group_leaders(state, state.leader_at[leader], allies(state, LEADER_NATION[leader])):
            end_effect(state, of(ENTRUSTED, LEADERS[other].id))
        set_effect(state, of(ENTRUSTED, LEADERS[leader].id))
