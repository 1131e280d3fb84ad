"""How strong the bots of each game are, as the arena has measured them: `data/strength.toml` of the game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from ...games.table import home_of
from .served import bots_of, served_games


class Measured(msgspec.Struct, frozen=True):
    """Scores of a level against another, with the interval of 95 %; `equals` is what an equal would have."""

    against: str
    scenario: str
    games: int
    score: float
    low: float
    high: float
    equals: float


class BotStrength(msgspec.Struct, frozen=True):
    level: str
    #: Thinking time of a turn on one core, if somebody has measured it.
    seconds: float | None
    measured: list[Measured]


class GameStrength(msgspec.Struct, frozen=True):
    """The bots of a game, the strongest first."""

    game: str
    bots: list[BotStrength]


@cache
def strengths() -> list[GameStrength]:
    """Of all games that are served."""
    return [GameStrength(game.id, _bots(game.id, list(bots_of(game)))) for game in served_games()]


def _bots(game: str, levels: list[str]) -> list[BotStrength]:
    table = tomllib.loads((files(home_of(game)) / "data" / "strength.toml").read_text("utf-8"))
    rows: dict[str, list[Measured]] = {}
    for row in table["measured"]:
        low, high = map(float, row["interval"].split("–"))
        scenario = row.get("scenario", table["scenario"])
        found = Measured(
            row["against"], scenario, row["games"], float(row["score"]), low, high, table["equals"]
        )
        rows.setdefault(row["level"], []).append(found)
    seconds = table.get("seconds", {})
    return [BotStrength(level, seconds.get(level), rows.get(level, [])) for level in reversed(levels)]
