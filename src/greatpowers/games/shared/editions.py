"""Editions: a game once more, with the tables of a pack in place of its own.

An edition is a second instance of the game's package under a name of its own. All its modules are loaded
again and read the pack's tables, so nothing it knows is shared with the game, and nothing of the game is
altered. It is put away when the last match that is played with it is gone.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from threading import RLock
from types import ModuleType
from typing import Final
from weakref import WeakValueDictionary, finalize

from ...engine.errors import DataError
from ...engine.events import EVENTS
from ...engine.frames import FRAMES
from ...engine.game import Game
from ...engine.option import OPTIONS
from ...engine.pack import Fault, Pack, PackError
from ...engine.packages import edition_of
from .data_rows import TABLES_OF_EDITIONS
from .package import value_of

#: So many are in memory at most, those in use and those used lately.
MOST_EDITIONS: Final = 16
_KEPT: Final = 3

#: Editions stand beside the games they are of.
_GAMES_PACKAGE: Final = __name__.removesuffix(".shared.editions")
_LOCK: Final = RLock()
_GAMES: Final[WeakValueDictionary[str, Game]] = WeakValueDictionary()
#: The latest used, which stay although nobody plays with them.
_LATEST: Final[OrderedDict[str, Game]] = OrderedDict()


def edition(package: str, pack: Pack) -> Game:
    """The game of a package with the tables of a pack, which must have been checked."""
    name = edition_of(f"{_GAMES_PACKAGE}.{package}", pack.short)
    with _LOCK:
        game = _GAMES.get(name)
        if game is None:
            _make_room()
            game = _loaded(name, package, pack)
            _GAMES[name] = game
            finalize(game, _put_away, name)
        _LATEST[name] = game
        _LATEST.move_to_end(name)
        return game


def _make_room() -> None:
    while len(_LATEST) >= _KEPT:
        _LATEST.popitem(last=False)
    if len(_GAMES) >= MOST_EDITIONS:
        raise PackError(Fault("pack-too-many", params={"most": MOST_EDITIONS}))


def _loaded(name: str, package: str, pack: Pack) -> Game:
    """The package is entered under its new name; its modules find each other by relative imports."""
    own = import_module(f"{_GAMES_PACKAGE}.{package}")
    spec = spec_from_file_location(name, own.__file__, submodule_search_locations=list(own.__path__))
    assert spec is not None
    TABLES_OF_EDITIONS[name] = pack.files
    sys.modules[name] = module_from_spec(spec)
    try:
        game = value_of(name).game()
    except DataError as problem:
        _put_away(name)
        raise PackError(
            Fault(
                "pack-unreadable",
                params={"file": problem.file, "line": problem.line, "problem": problem.problem},
            )
        ) from None
    except BaseException:
        _put_away(name)
        raise
    game.pack = pack
    return game


def _put_away(name: str) -> None:
    """Nothing finds the edition any more; what is left of it goes with whoever still holds it."""
    with _LOCK:
        TABLES_OF_EDITIONS.pop(name, None)
        inside = f"{name}."
        for module in [module for module in sys.modules if module == name or module.startswith(inside)]:
            del sys.modules[module]
        package = name.rpartition(".")[2]
        OPTIONS.pop(package, None)
        registered = f"{package}."
        for registry in (FRAMES, EVENTS):
            for entry in [entry for entry in registry if entry.startswith(registered)]:
                del registry[entry]


def home_of_game(game: Game) -> str:
    """The full name of the package, or edition, that a game comes from."""
    return type(game).__module__.rpartition(".")[0]


def module_of(game: Game, name: str) -> ModuleType:
    """A module of that package, such as `printed.cards`."""
    return import_module(f"{home_of_game(game)}.{name}")
