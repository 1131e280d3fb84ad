"""What a player may say at any time: messages, votes on a draw, giving up. [1.9, 1.10, 1.12, V14]

Text forms: `press all: …`, `press France, Italy: …`, `press grey all: …`, `draw yes`, `draw no`,
`draw France, Italy`, `concede`. A line break inside a message is written `\\n`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.errors import Reason, Refusal, UnreadableDecision
from ....engine.game import Standing
from ..printed.names import POWERS, PhaseKind
from ..state.changes import cast_vote, concede, end_in_draw, end_in_victory, leave_unordered, send_press
from ..state.state import State, active_seats, has_units

LONGEST_MESSAGE = 4000
EVERYBODY = ("all",)
#: How a line break inside a message is written.
LINE_BREAK = "\\n"


@dataclass(frozen=True, slots=True)
class Letter:
    """A message as written."""

    to: tuple[str, ...]
    text: str
    grey: bool


class Press(Standing[State, Letter]):
    """Messages between players; they bind nobody. [1.9, 1.10]"""

    word = "press"

    def read(self, state: State, seat: str, rest: str) -> Letter:
        head, colon, text = rest.partition(":")
        names = head.strip()
        grey = names.casefold().startswith("grey ")
        if grey:
            names = names[5:].strip()
        if not colon or not names or not text.strip():
            raise UnreadableDecision(Refusal("press-unreadable", "1.9"))
        if names.casefold() == "all":
            return Letter(EVERYBODY, text.strip(), grey)
        known = {name.casefold(): name for name in state.powers}
        to = []
        for name in names.split(","):
            if name.strip().casefold() not in known:
                raise UnreadableDecision(Refusal("seat-unknown", "1.9", {"seat": name.strip()[:40]}))
            to.append(known[name.strip().casefold()])
        return Letter(tuple(sorted(set(to) - {seat})), text.strip(), grey)

    def refuse(self, state: State, seat: str, action: Letter) -> Refusal | None:
        mode = state.options["press"]
        if mode == "none":
            return Reason("press-none", "1.9")
        if state.options["press_closed_after_moves"] and state.phase is not PhaseKind.MOVEMENT:
            return Reason("press-closed", "1.9", {"phase": str(state.phase)})
        if action.to != EVERYBODY and mode == "public":
            return Reason("press-public-only", "1.9")
        if action.grey and mode != "grey":
            return Reason("press-no-grey", "1.9")
        if not action.to:
            return Reason("press-to-nobody", "1.9")
        if len(action.text) > LONGEST_MESSAGE:
            return Reason("press-too-long", "1.9", {"longest": LONGEST_MESSAGE})
        return None

    def apply(self, state: State, seat: str, action: Letter) -> None:
        send_press(state, seat, action.to, action.text, action.grey)


class DrawVote(Standing[State, tuple[str, ...]]):
    """Agreeing to end the game without a winner. [1.12]"""

    word = "draw"

    def read(self, state: State, seat: str, rest: str) -> tuple[str, ...]:
        """The seats that would share; empty to withdraw."""
        wanted = rest.strip()
        if wanted.casefold() in ("yes", ""):
            return tuple(survivors(state))
        if wanted.casefold() == "no":
            return ()
        known = {name.casefold(): name for name in state.powers}
        names = [name.strip().casefold() for name in wanted.split(",")]
        for name in names:
            if name not in known:
                raise UnreadableDecision(Refusal("seat-unknown", "1.12", {"seat": name[:40]}))
        return tuple(sorted(known[name] for name in set(names)))

    def refuse(self, state: State, seat: str, action: tuple[str, ...]) -> Refusal | None:
        alive = survivors(state)
        if seat not in alive:
            return Reason("draw-not-on-board", "1.12", {"seat": seat})
        if action and not set(action) <= set(alive):
            return Reason("draw-not-on-board", "1.12", {"seat": sorted(set(action) - set(alive))[0]})
        if action and state.options["draw_includes_all"] and set(action) != set(alive):
            return Reason("draw-all-share", "1.12")
        return None

    def apply(self, state: State, seat: str, action: tuple[str, ...]) -> None:
        cast_vote(state, seat, action, hidden=bool(state.options["hidden_votes"]))
        alive = survivors(state)
        if all(set(state.votes.get(other, ())) == set(action) for other in alive) and action:
            end_in_draw(state, action, "agreed")


class Concession(Standing[State, None]):
    """Giving up: the powers go on without a government; the last one left has won. [9.1, 9.7]"""

    word = "concede"

    def read(self, state: State, seat: str, rest: str) -> None:
        if rest.strip():
            raise UnreadableDecision(Refusal("concede-unreadable", "9.1"))

    def refuse(self, state: State, seat: str, action: None) -> Refusal | None:
        if seat in active_seats(state):
            return None
        return Reason("concede-already", "9.1", {"seat": seat})

    def apply(self, state: State, seat: str, action: None) -> None:
        concede(state, seat)
        left = active_seats(state)
        if len(left) == 1:
            owners = list(state.centres.values())
            powers = state.powers[left[0]]
            best = max(powers, key=owners.count)
            count = sum(owners.count(power) for power in powers)
            end_in_victory(state, left[0], POWERS[best], count, "conceded")
        elif not left:
            end_in_draw(state, (), "nobody_left")
        else:
            leave_unordered(state, seat)


def survivors(state: State) -> list[str]:
    """Seats with a unit on the board that have not given up: they vote and they share. [1.12]"""
    return sorted(seat for seat in active_seats(state) if has_units(state, seat))
