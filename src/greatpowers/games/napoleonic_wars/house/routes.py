"""The Napoleonic Wars beside its questions: map and facts, numbers for reading, marches planned ahead."""

from __future__ import annotations

from functools import cache, partial
from importlib.resources import files
from typing import Annotated, Final

from msgspec import Meta

from ....server.contract import (
    Answers,
    AtTable,
    InLesson,
    Parts,
    Printed,
    Ref,
    Route,
    SeatAsks,
    Text,
    encode,
)
from ..state.state import State
from .march import March, march_in
from .printed import facts, places
from .reference import reference

_DATA: Final = files("greatpowers.games.napoleonic_wars") / "data"
_DRAWN: Final = ("places.json", "ground.json", "relief.avif")


class MarchAsked(SeatAsks):
    """A force as answers name it (`napoleon + 8 france @ calais`), and the area it is meant to go to."""

    force: Text
    to: Annotated[str, Meta(max_length=40)] = ""


class Marching(Answers):
    """And a force that might march, and where to."""

    force: Text
    to: Ref = ""


@cache
def _drawn(part: str) -> bytes:
    return (_DATA / f"map_{part}").read_bytes()


def _march(state: State, _: int, asked: MarchAsked) -> March:
    return march_in(state, asked.force, asked.to)


def _march_in_school(state: State, asked: Marching) -> March:
    return march_in(state, asked.force, asked.to)


ROUTES: Final[list[Route]] = [
    Parts(
        "/api/map/napoleonic-wars/{part:str}",
        "part_of_the_map",
        "The drawn map, its places with names in all languages, and the printed facts, perhaps of a pack.",
        {**{part: partial(_drawn, part) for part in _DRAWN}, "facts.json": facts},
        of_a_pack={"places.json": places, "facts.json": facts},
        at_once=("places.json", "ground.json", "facts.json", "relief.avif"),
    ),
    Printed(
        "/api/napoleonic-wars/reference",
        "numbers",
        "Numbers of the nations for the player aid, and which data are known and which reconstructed.",
        "application/json",
        lambda: encode(reference()),
        packed=False,
    ),
    AtTable(
        "/api/tables/{table_id:str}/march",
        "march",
        "Where a force could go with what is in the purse, from what the seat can see.",
        MarchAsked,
        March,
        _march,
    ),
    InLesson(
        "/api/napoleonic-wars/school/{lesson:str}/march",
        "march_in_school",
        "Where a force could go in a lesson of The Napoleonic Wars, with its risks.",
        Marching,
        March,
        _march_in_school,
    ),
]
