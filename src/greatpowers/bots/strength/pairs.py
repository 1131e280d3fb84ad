"""Pairs of games: two players change sides on the same seed, so that luck and sides cancel out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ...engine.errors import OptionError
from ...engine.options import scenario_named
from ..arena import GameTask, make_player
from ..tasks import Settings, find_function
from .records import GameRecord

#: Pairs by their score in quarters, from lost twice to won twice.
Pentanomial = tuple[int, int, int, int, int]


def paired_tasks(
    table: str,
    game_id: str,
    levels: Sequence[str],
    pairs: int,
    *,
    scenario: str = "",
    options: Settings | None = None,
    seed: str = "1",
    weights: Mapping[str, str] | None = None,
) -> list[GameTask]:
    """So many pairs of games between two levels. With more than two seats every other one is the first
    level's, and the pattern moves on from pair to pair."""
    if len(levels) != 2 or levels[0] == levels[1]:
        raise OptionError("name two different levels")
    game = find_function(table)(game_id)
    chosen = scenario_named(game.scenarios, scenario or game.scenarios[0].id)
    for level in levels:
        make_player(game, level, seed, weights)
    settings = {**game.arena_options, **(options or {})}
    many = len(chosen.seats) > 2
    found = []
    for number in range(2 * pairs):
        pair, turned = divmod(number, 2)
        row = {
            seat: levels[(place + turned + (pair if many else 0)) % 2]
            for place, seat in enumerate(chosen.seats)
        }
        own = {level: text for level, text in (weights or {}).items() if level in levels}
        found.append(
            GameTask(
                table=table,
                game=game_id,
                scenario=chosen.id,
                options=settings,
                levels=row,
                seed=f"{seed}/{pair}",
                number=number,
                weights=own,
            )
        )
    return found


def pair_scores(records: Iterable[GameRecord], level: str) -> list[float]:
    """The mean score of a level in every whole pair of games, in the order of the pairs."""
    halves: dict[tuple[object, ...], list[GameRecord]] = {}
    for record in records:
        if not record.error:
            players = tuple(sorted(set(record.levels.values())))
            key = record.game, record.scenario, players, record.seed, record.number // 2
            halves.setdefault(key, []).append(record)
    whole = [games for games in halves.values() if len(games) == 2]
    return [sum(game.score_of(level) for game in games) / 2 for games in whole]


def pentanomial(scores: Iterable[float]) -> Pentanomial:
    """How many pairs came nearest to each quarter."""
    found = [0, 0, 0, 0, 0]
    for score in scores:
        found[min(4, max(0, round(4 * score)))] += 1
    return found[0], found[1], found[2], found[3], found[4]
