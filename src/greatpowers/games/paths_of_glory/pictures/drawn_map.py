"""The drawn boards as stored in the data folder: ground, places, lines between them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from ...shared.maps.ground import Drawn

_DATA: Final = files("greatpowers.games.paths_of_glory") / "data"
BOARDS: Final = ("europe", "near_east")


@dataclass(frozen=True, slots=True)
class Place:
    """A space where it is drawn on one board."""

    id: str
    x: float
    y: float
    facts: Drawn

    def name(self, language: str) -> str:
        name: str = self.facts["names"][language]
        return name.upper() if self.facts.get("capital") else name


@dataclass(frozen=True, slots=True)
class Board:
    """One board: paths of the ground, places on it, and the links between them."""

    id: str
    width: int
    height: int
    ground: Drawn
    places: Mapping[str, Place]
    links: tuple[tuple[Place, Place, bool], ...]


@cache
def board_named(name: str) -> Board:
    ground = json.loads((_DATA / f"map_{name}.json").read_text(encoding="utf-8"))
    stored = json.loads((_DATA / "map_places.json").read_text(encoding="utf-8"))
    places = {place.id: place for place in _places(stored, name)}
    links = tuple(
        (places[a], places[b], bool(rest) and rest[-1] != "solid")
        for a, b, *rest in stored["links"]
        if a in places and b in places and not (_is_copy(stored, a, name) and _is_copy(stored, b, name))
    )
    width, height = ground["frame"]
    return Board(name, width, height, ground, places, links)


@cache
def relief_of(name: str) -> bytes:
    return (_DATA / f"map_{name}_relief.webp").read_bytes()


def _is_copy(stored: Drawn, space: str, board: str) -> bool:
    return bool(stored["spaces"][space]["board"] != board)


def _places(stored: Drawn, board: str) -> Iterator[Place]:
    """Spaces of the board, and those of the other one that are shown here too."""
    for id_, facts in stored["spaces"].items():
        copy = stored["copies"].get(id_)
        if facts["board"] == board:
            yield Place(id_, facts["x"], facts["y"], facts)
        elif copy and copy["board"] == board:
            yield Place(id_, copy["x"], copy["y"], facts)
