"""The one table of games; each is imported when somebody asks for it, and nobody waits for the others.

Everything of a game, or of an edition of it with the tables of a pack, is found from here by its id.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..engine.errors import GreatPowersError, OptionError
from ..engine.game import Game
from ..engine.match import Match
from ..engine.pack import Fault, Pack, PackError
from .shared.editions import edition, module_of

if TYPE_CHECKING:
    from .shared.packs import PackDesk
    from .shared.school import School
    from .shared.terminal import Terminal


class Package(NamedTuple):
    """Where a game is, and what its classes are called."""

    folder: str
    game: str
    terminal: str
    has_school: bool = False
    #: What its part `house` holds for a server: `wire` for play, and whatever else it can do.
    house: frozenset[str] = frozenset()
    #: Does the game measure its own speed, in `trials.measuring`?
    has_measures: bool = False
    #: May its tables be replaced by those of a pack?
    takes_packs: bool = False


GAMES: Final = {
    "diplomacy": Package(
        "diplomacy",
        "Diplomacy",
        "DiplomacyTerminal",
        house=frozenset({"wire", "picture", "routes"}),
        has_measures=True,
    ),
    "paths-of-glory": Package("paths_of_glory", "PathsOfGlory", "PathsOfGloryTerminal", has_school=True),
    "napoleonic-wars": Package(
        "napoleonic_wars",
        "NapoleonicWars",
        "NapoleonicWarsTerminal",
        has_school=True,
        house=frozenset({"wire", "picture", "dice", "position"}),
        takes_packs=True,
    ),
}


def package_named(name: str) -> Package:
    """Refuses the name of a game nobody knows."""
    if name not in GAMES:
        raise OptionError(f"unknown game {name!r}; known: {', '.join(GAMES)}")
    return GAMES[name]


@cache
def _own(name: str) -> Game:
    """The game with its own tables."""
    package = package_named(name)
    made: Game = getattr(import_module(f"{__package__}.{package.folder}.game"), package.game)()
    return made


def find_game(name: str, pack: Pack | None = None) -> Game:
    """The game with this id; with the tables of a pack, if they are sound."""
    if pack is None:
        return _own(name)
    pack_desk(name).check(pack)
    package = package_named(name)
    return edition(package.folder, pack, package.game)


def pack_desk(name: str) -> PackDesk:
    """How packs of a game are checked, compared and written."""
    if not package_named(name).takes_packs:
        raise PackError(Fault("pack-no-game", params={"game": name}))
    desk: PackDesk = import_module(f"{__package__}.{GAMES[name].folder}.pack").DESK
    return desk


def try_pack(name: str, pack: Pack) -> None:
    """Refuse a pack that is not sound, or from which some scenario cannot begin."""
    game = find_game(name, pack)
    for scenario in game.scenarios:
        try:
            game.check(Match(game, scenario.id, seed=pack.hash).state)
        except GreatPowersError as problem:
            said = str(problem)[:200]
            raise PackError(
                Fault("pack-unplayable", params={"scenario": scenario.id, "problem": said})
            ) from None


def find_terminal(name: str, pack: Pack | None = None) -> Terminal:
    """How the game with this id is presented at the terminal."""
    module = module_of(find_game(name, pack), "terminal")
    made: Terminal = getattr(module, GAMES[name].terminal)()
    return made


def find_school(name: str) -> School | None:
    """The lessons of the game with this id; None if it has none on live positions."""
    if name not in GAMES or not GAMES[name].has_school:
        return None
    made: School = module_of(find_game(name), "terminal.school").school()
    return made


def part_of(name: str, pack: Pack | None, module: str) -> Any:
    """A module of the game, or of its edition with the pack, such as `house.wire`."""
    return module_of(find_game(name, pack), module)
