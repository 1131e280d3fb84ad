"""What a player may do at any time beside writing letters: vote on a draw, give up. [1.12, V14]

Text forms: `draw yes`, `draw no`, `draw France, Italy`, `concede`.
"""

from __future__ import annotations

from ....engine.errors import Reason, Refusal, UnreadableDecision
from ....engine.game import Standing
from ..printed.names import POWERS
from ..state.changes import cast_vote, concede, end_in_draw, end_in_victory, leave_unordered
from ..state.state import State, active_seats, has_units


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
