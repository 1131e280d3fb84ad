"""Which game is put on the wire by whom, and what the lobby tells about the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from ...bots.player import Player
from ...engine.game import Game
from ...engine.options import OptionSpec
from ...engine.pack import Pack, PackError
from ...games.table import GAMES, find_game, package_named
from ..live.wire import GameWire
from ..problems import Problem
from ..terms import OptionKind

#: The level that stands in for somebody unless another is asked for.
STANDIN_LEVEL: Final = "regular"


class PackOnWire(msgspec.Struct, frozen=True):
    """A pack as it is chosen and named at tables."""

    hash: str
    name: str


def pack_on_wire(pack: Pack | None) -> PackOnWire | None:
    return None if pack is None else PackOnWire(pack.hash, pack.name)


class OptionOnWire(msgspec.Struct):
    name: str
    kind: OptionKind
    default: bool | int | str
    choices: list[str]
    lowest: int
    highest: int


class ScenarioOnWire(msgspec.Struct):
    id: str
    seats: list[str]


class GameOnWire(msgspec.Struct):
    id: str
    version: str
    scenarios: list[ScenarioOnWire]
    options: list[OptionOnWire]
    bots: list[str]
    #: Those of them that read what is written to them and answer.
    talking: list[str]
    #: Packs of this house that a table can choose.
    packs: list[PackOnWire]
    #: Ways to turn an end into points, the usual one first.
    scorings: list[str]


def wire_of(game: str, pack: Pack | None = None) -> GameWire:
    """How a game goes over the wire; played with a pack it has a wire of its own."""
    wire = package_named(game, pack).wire
    assert wire is not None, f"{game} is not served"
    return wire()


def game_named(name: str, pack: Pack | None = None) -> Game:
    """The game with this id, or a clear answer."""
    if not _is_served(name):
        known = ", ".join(filter(_is_served, GAMES))
        raise Problem(
            422, "game-unknown", f"unknown game {name[:40]!r}; known: {known}", params={"game": name[:40]}
        )
    try:
        return find_game(name, pack)
    except PackError as problem:
        text = str(problem)[:300]
        raise Problem(422, "pack-unusable", text, params={"problem": text}) from None


def served_games() -> list[Game]:
    return [find_game(name) for name in GAMES if _is_served(name)]


def _is_served(name: str) -> bool:
    """A game without a wire is not, even if the terminal knows it already."""
    return name in GAMES and package_named(name).wire is not None


def bots_of(game: Game) -> Mapping[str, Callable[[str], Player]]:
    """The bots by level."""
    return game.bots()


def checked_level(game: Game, level: str) -> str:
    """The level if the game has such a bot."""
    if level not in bots_of(game):
        raise Problem(422, "level-unknown", f"unknown bot level {level!r}", params={"level": level[:40]})
    return level


def standin_level(game: Game) -> str:
    levels = bots_of(game)
    return STANDIN_LEVEL if STANDIN_LEVEL in levels else next(iter(levels))


def games_on_wire(packs: Mapping[str, list[PackOnWire]]) -> list[GameOnWire]:
    return [
        GameOnWire(
            id=game.id,
            version=game.version,
            scenarios=[ScenarioOnWire(scenario.id, list(scenario.seats)) for scenario in game.scenarios],
            options=[_option(spec) for spec in game.options],
            bots=list(bots_of(game)),
            talking=[level for level in bots_of(game) if level in game.speakers()],
            packs=packs.get(game.id, []),
            scorings=_scorings(game),
        )
        for game in served_games()
    ]


def _scorings(game: Game) -> list[str]:
    scoring = game.scoring()
    return [] if scoring is None else list(scoring.systems)


def _option(spec: OptionSpec) -> OptionOnWire:
    kind: OptionKind = (
        "switch"
        if isinstance(spec.default, bool)
        else "number"
        if isinstance(spec.default, int)
        else "choice"
    )
    return OptionOnWire(spec.name, kind, spec.default, list(spec.choices), spec.lowest, spec.highest)
