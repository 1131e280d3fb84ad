"""Tournaments played out on paper: who wins is drawn from a seed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

from greatpowers.engine.chance import Stream
from greatpowers.pairing.field import Player, Round

TWO = ("white", "black")
SEVEN = ("A", "E", "F", "G", "I", "R", "T")


def field(count: int, bots: int = 0) -> list[Player]:
    return [Player(f"p{number}", is_bot=number >= count - bots) for number in range(count)]


def after(players: list[Player], played: Round, source: Stream) -> list[Player]:
    """The field when the round is over, one winner at each board."""
    known = {player.id: player for player in players}
    for board in played.boards:
        winner = board.players[source.below(len(board.players))]
        for seat, id_ in board.seats:
            player = known[id_]
            others = tuple(other for other in board.players if other != id_)
            known[id_] = replace(
                player,
                points=player.points + (id_ == winner),
                met=player.met + others,
                sides=(*player.sides, seat),
            )
    for id_ in played.byes:
        known[id_] = replace(known[id_], points=known[id_].points + 1, byes=known[id_].byes + 1)
    return [known[player.id] for player in players]


def everybody_once(played: Round, players: list[Player]) -> bool:
    there = Counter([id_ for board in played.boards for id_ in board.players] + list(played.byes))
    return there == Counter(player.id for player in players)


def meetings(players: list[Player]) -> int:
    """How often the pair met that met most often."""
    return max((one.met.count(other.id) for one, other in combinations(players, 2)), default=0)
