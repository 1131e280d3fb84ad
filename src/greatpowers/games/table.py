"""The one table of games: ids and folders. A game is imported when somebody asks for it, and nobody waits for
the others.

Everything of a game, or of an edition of it with the tables of a pack, is found from here by its id: it is
the value `PACKAGE` of its `package.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from ..engine.errors import GreatPowersError, OptionError
from ..engine.game import Game
from ..engine.match import Match
from ..engine.pack import Fault, Pack, PackError
from .shared.editions import edition, home_of_game
from .shared.package import Package, value_of

if TYPE_CHECKING:
    from .shared.packs import PackDesk
    from .shared.school import School
    from .shared.terminal import Terminal

#: The first is the one that is meant where none is named.
GAMES: Final = {
    "diplomacy": "diplomacy",
    "paths-of-glory": "paths_of_glory",
    "napoleonic-wars": "napoleonic_wars",
}
FIRST_GAME: Final = next(iter(GAMES))


def package_named(name: str, pack: Pack | None = None) -> Package:
    """What the outside may ask a game for, or its edition with a pack; refuses a name nobody knows."""
    if name not in GAMES:
        raise OptionError(f"unknown game {name!r}; known: {', '.join(GAMES)}")
    if pack is not None:
        return value_of(home_of_game(find_game(name, pack)))
    return value_of(home_of(name))


def packages() -> Iterator[tuple[str, Package]]:
    """All games with their ids."""
    return ((name, package_named(name)) for name in GAMES)


def home_of(name: str) -> str:
    """The full name of the package a game is in."""
    return f"{__package__}.{GAMES[name]}"


@cache
def _own(name: str) -> Game:
    """The game with its own tables."""
    return package_named(name).game()


def find_game(name: str, pack: Pack | None = None) -> Game:
    """The game with this id; with the tables of a pack, if they are sound."""
    if pack is None:
        return _own(name)
    pack_desk(name).check(pack)
    return edition(GAMES[name], pack)


def pack_desk(name: str) -> PackDesk:
    """How packs of a game are checked, compared and written."""
    desk = package_named(name).packs
    if desk is None:
        raise PackError(Fault("pack-no-game", params={"game": name}))
    return desk()


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
    return package_named(name, pack).terminal()


def find_school(name: str) -> School | None:
    """The lessons of the game with this id; None if it has none on live positions."""
    school = package_named(name).school if name in GAMES else None
    return None if school is None else school()
