"""What pairing knows of those who play, and what it answers: tables, their cost, who sits out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

#: Who cannot be paired in a round of two has this in place of an opponent.
BYE: Final = ""


@dataclass(frozen=True, slots=True)
class Player:
    """One who plays, and what he has behind him; `sides` are the seats he had, `met` whom he met, each as
    often as it happened."""

    id: str
    points: float = 0.0
    met: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    byes: int = 0
    is_bot: bool = False
    #: Would rather sit out where the numbers do not divide.
    spares: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """One table: who has which seat."""

    seats: tuple[tuple[str, str], ...]

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(player for _, player in self.seats)


@dataclass(frozen=True, slots=True)
class Cost:
    """What a round costs: pairs that meet again, people who have a bye again, seats had before."""

    repeats: int = 0
    second_byes: int = 0
    same_seats: int = 0
    #: The sum of the differences of points at each table.
    distance: float = 0.0


@dataclass(frozen=True, slots=True)
class Round:
    """The tables of a round and who sits out; the first board is that of the leaders."""

    boards: tuple[Board, ...]
    byes: tuple[str, ...] = ()


def cost_of(pairs: Round, players: Iterable[Player]) -> Cost:
    """The cost of a round, however it came about."""
    known = {player.id: player for player in players}
    repeats = same = 0
    distance = 0.0
    for board in pairs.boards:
        here = [known[player] for player in board.players if player in known]
        repeats += sum(one.met.count(other.id) for one, other in combinations(here, 2))
        same += sum(known[player].sides.count(seat) for seat, player in board.seats if player in known)
        distance += sum(abs(one.points - other.points) for one, other in combinations(here, 2))
    second = sum(known[player].byes > 0 for player in pairs.byes if player in known)
    return Cost(repeats, second, same, round(distance, 3))


def times_met(players: Sequence[Player]) -> dict[tuple[str, str], int]:
    """For pairs in the order of their names, how often they met."""
    return {(player.id, other): count for player in players for other, count in Counter(player.met).items()}
