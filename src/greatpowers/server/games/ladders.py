"""How strong the bots of a game were found to be: the ladder that is kept with its data."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from ...engine.game import Game
from ...games.shared.editions import home_of_game


class RungOnWire(msgspec.Struct):
    """A level: its rating with the middle 95 %, the games it rests on, seconds a decision."""

    level: str
    elo: int
    low: int
    high: int
    games: int
    seconds: float


class LadderOnWire(msgspec.Struct):
    """The levels, the strongest first; the anchor stands at 0."""

    levels: list[RungOnWire] = []
    anchor: str = ""
    scenarios: list[str] = []
    date: str = ""
    command: str = ""


def ladder_of(game: Game) -> LadderOnWire:
    """What is kept of a game; nothing where nobody has measured."""
    file = files(home_of_game(game)).joinpath("data", "ladder.json")
    if not file.is_file():
        return LadderOnWire()
    return msgspec.json.decode(file.read_bytes(), type=LadderOnWire)
