"""Names of packages: a game's own, and those of its editions that read the tables of a pack.

An edition of the game in the folder `chess` is a package `chess__<hash>` beside it. What it saves and tells
is named by the game, so that a record reads the same whatever tables it was played with.
"""

from __future__ import annotations

from typing import Final

_MARK: Final = "__"
_HOUSE: Final = "greatpowers"
_INSIDE: Final = f"{_HOUSE}.games."


def package_of(module: str) -> str:
    """The package of a game, or of an edition of it, that a module belongs to; what is no game's is the
    house's own, or goes by its folder where it is not of the house."""
    _, inside, rest = module.partition(_INSIDE)
    if inside:
        return rest.split(".")[0]
    return _HOUSE if module.startswith(f"{_HOUSE}.") else module.split(".")[-2:][0]


def home_of(module: str) -> str:
    """The full name of that package: where its folder `data` is."""
    head, inside, rest = module.partition(_INSIDE)
    return f"{head}{inside}{rest.split('.')[0]}"


def is_in_house(module: str) -> bool:
    """Is it a module of one of our games?"""
    return module.startswith(_INSIDE)


def game_of(package: str) -> str:
    """The game's own package."""
    return package.partition(_MARK)[0] or package


def edition_of(package: str, short: str) -> str:
    """The name of an edition."""
    return f"{package}{_MARK}{short}"


def name_in(package: str, name: str) -> str:
    """A name of the game as it is registered in one of its editions."""
    game, dot, rest = name.partition(".")
    return f"{package}{dot}{rest}" if game == game_of(package) else name
