"""Standings: a pure function of scores."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

Outcome = Literal["win", "draw", "loss", "bye", "out"]


@dataclass(frozen=True, slots=True)
class Score:
    """What one player brought home from one round."""

    round: int
    player: str
    points: float
    outcome: Outcome
    opponents: tuple[str, ...] = ()
    #: Won because the other was not there, or by a ruling that says so.
    by_default: bool = False
    seat: str = ""


@dataclass(slots=True)
class Line:
    """One player in the standings; equal places are never shared, for lots are drawn at the end."""

    player: str
    rank: int = 0
    points: float = 0.0
    #: The numbers that part equals, in the order they are asked.
    breaks: dict[str, float] = field(default_factory=dict)
    #: By round what came of it.
    rounds: dict[int, Outcome] = field(default_factory=dict)
    seats: tuple[str, ...] = ()


def lot(seed: str, player: str) -> int:
    """The lot of a player: anybody can draw it again who knows the seed."""
    return int.from_bytes(hashlib.blake2b(f"{seed}/{player}".encode(), digest_size=6).digest(), "big")


def standings(
    players: Sequence[str], scores: Sequence[Score], seed: str, *, duels: bool, order: Sequence[str] = ()
) -> list[Line]:
    """Everybody in his place.

    Of two: points, Buchholz, the games between the two, fewer wins by default, lots. Of many: points, wins,
    the best round, lots. `order` stands above all of it where a bracket or a ladder decides.
    """
    own: dict[str, list[Score]] = {player: [] for player in players}
    for score in scores:
        if score.player in own:
            own[score.player].append(score)
    points = {player: sum(score.points for score in mine) for player, mine in own.items()}
    lines = [_line(player, own[player], points, duels) for player in players]
    known = {player: place for place, player in enumerate(order)}

    def key(line: Line) -> tuple[object, ...]:
        breaks = line.breaks
        if duels:
            parts = (-breaks["buchholz"], -breaks["between"], breaks["default"])
        else:
            parts = (-breaks["wins"], -breaks["best"], 0.0)
        return (known.get(line.player, len(known)), -line.points, *parts, lot(seed, line.player))

    if duels:
        _between(lines, scores)
    lines.sort(key=key)
    for rank, line in enumerate(lines, 1):
        line.rank = rank
    return lines


def _line(player: str, own: Sequence[Score], points: Mapping[str, float], duels: bool) -> Line:
    own = sorted(own, key=lambda score: score.round)
    if duels:
        breaks = {
            "buchholz": sum(points.get(other, 0.0) for score in own for other in score.opponents),
            "between": 0.0,
            "default": float(sum(score.by_default and score.outcome == "win" for score in own)),
        }
    else:
        breaks = {
            "wins": float(sum(score.outcome == "win" for score in own)),
            "best": max((score.points for score in own), default=0.0),
        }
    seats = tuple(score.seat for score in own if score.seat)
    return Line(player, 0, points[player], breaks, {s.round: s.outcome for s in own}, seats)


def _between(lines: Sequence[Line], scores: Sequence[Score]) -> None:
    """Those who are equal so far: what they won against each other."""
    equals: dict[tuple[float, float], set[str]] = {}
    for line in lines:
        equals.setdefault((line.points, line.breaks["buchholz"]), set()).add(line.player)
    for line in lines:
        others = equals[line.points, line.breaks["buchholz"]] - {line.player}
        line.breaks["between"] = sum(
            score.points for score in scores if score.player == line.player and others & set(score.opponents)
        )
