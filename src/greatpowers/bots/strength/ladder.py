"""A ladder: every level against every other, and what that says about each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypedDict

from ...engine.errors import OptionError
from ..arena import GameTask
from ..tasks import Settings
from .pairs import pair_scores, paired_tasks
from .ratings import Meetings, intervals, strengths
from .records import GameRecord, levels_in


class Rung(TypedDict):
    """A level on its ladder."""

    level: str
    elo: int
    low: int
    high: int
    games: int
    #: Processor time of a decision, on the average.
    seconds: float


class Ladder(TypedDict):
    """The ladder of a game as it is kept; the strongest level comes first."""

    game: str
    scenarios: list[str]
    anchor: str
    date: str
    command: str
    levels: list[Rung]


def ladder_tasks(
    table: str,
    game_id: str,
    levels: Sequence[str],
    games: int,
    *,
    scenario: str = "",
    options: Settings | None = None,
    seed: str = "1",
) -> list[GameTask]:
    """So many games of every two levels, in pairs."""
    if len(set(levels)) < 2:
        raise OptionError("name two different levels at least")
    pairs = max(1, games // 2)
    return [
        task
        for two in combinations(levels, 2)
        for task in paired_tasks(
            table, game_id, two, pairs, scenario=scenario, options=options, seed=f"{seed}/{'-'.join(two)}"
        )
    ]


def meetings_in(records: Sequence[GameRecord]) -> Meetings:
    """The scores of pairs between any two levels that met."""
    found = {}
    for one, other in combinations(levels_in(records), 2):
        games = [record for record in records if set(record.levels.values()) == {one, other}]
        if scores := pair_scores(games, one):
            found[one, other] = scores
    return found


def ladder_of(
    records: Sequence[GameRecord], anchor: str, *, seed: str = "1", date: str = "", command: str = ""
) -> Ladder:
    """The ladder these games make."""
    meetings = meetings_in(records)
    elos = strengths(meetings, anchor)
    if anchor not in elos:
        raise OptionError(f"nobody of level {anchor!r} has played; levels: {', '.join(elos)}")
    middle = intervals(meetings, anchor, seed)
    rungs: list[Rung] = [
        {
            "level": level,
            "elo": round(elo),
            "low": round(middle[level][0]),
            "high": round(middle[level][1]),
            "games": sum(level in record.levels.values() for record in records if not record.error),
            "seconds": _pace(records, level),
        }
        for level, elo in elos.items()
    ]
    return {
        "game": records[0].game,
        "scenarios": sorted({record.scenario for record in records}),
        "anchor": anchor,
        "date": date,
        "command": command,
        "levels": sorted(rungs, key=lambda rung: -rung["elo"]),
    }


def _pace(records: Iterable[GameRecord], level: str) -> float:
    """Seconds a decision of the level, on the average."""
    asked = thought = 0.0
    for record in records:
        for seat in _seats(record.levels, level):
            if seat in record.thought:
                asked += record.asked.get(seat, 0)
                thought += record.thought[seat]
    return round(thought / asked, 4) if asked else 0.0


def _seats(levels: Mapping[str, str], level: str) -> list[str]:
    return [seat for seat, held in levels.items() if held == level]
