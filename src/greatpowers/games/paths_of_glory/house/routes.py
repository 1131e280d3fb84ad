"""Paths of Glory beside its questions: boards and printed facts, the odds of battles, lines of supply."""

from __future__ import annotations

from functools import cache, partial
from importlib.resources import files
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ....server.contract import Answers, AtMoment, AtTable, InLesson, Parts, Ref, Route, SeatAsks, Study
from ..show.battle import Battle
from ..state.state import State
from .bench import Bench, BenchOdds, odds_on_bench
from .printed import facts
from .study import battle_in
from .supply import Supply, supply_in

_DATA: Final = files("greatpowers.games.paths_of_glory") / "data"
_DRAWN: Final = (
    "places.json",
    "europe.json",
    "near_east.json",
    "europe_relief.avif",
    "near_east_relief.avif",
)


class BattleAsked(SeatAsks):
    """Units by their texts, the space they would attack, the space that pins if it is a flank attack, and
    combat cards one would like to know about.

    With a revision only the position of that moment is studied."""

    attackers: Annotated[list[Ref], Meta(max_length=40)]
    target: Ref
    pinning: Ref = ""
    cards: Annotated[list[Ref], Meta(max_length=20)] = msgspec.field(default_factory=list)
    revision: int | None = None


class Assault(Answers):
    """And an attack that might be declared."""

    attackers: Annotated[list[Ref], Meta(max_length=40)]
    target: Ref
    pinning: Ref = ""


@cache
def _drawn(part: str) -> bytes:
    return (_DATA / f"map_{part}").read_bytes()


def _battle(state: State, revision: int, asked: BattleAsked) -> Battle | None:
    if asked.revision is not None and asked.revision != revision:
        return None  # The game went on while the question was on its way: nobody waits for the answer.
    return battle_in(state, asked.attackers, asked.target, asked.pinning, asked.cards)


def _battle_in_school(state: State, asked: Assault) -> Battle:
    return battle_in(state, asked.attackers, asked.target, asked.pinning)


def _supply_in_school(state: State, _: Answers) -> Supply:
    return supply_in(state)


ROUTES: Final[list[Route]] = [
    Parts(
        "/api/map/paths-of-glory/{part:str}",
        "part_of_the_map",
        "The drawn boards, their places with names in all languages, and the printed facts.",
        {**{part: partial(_drawn, part) for part in _DRAWN}, "facts.json": facts},
        at_once=("places.json", "europe.json", "facts.json", "europe_relief.avif"),
    ),
    AtTable(
        "/api/tables/{table_id:str}/battle",
        "battle",
        "Fire columns and exact chances of an attack that might be declared, from what the seat can see.",
        BattleAsked,
        Battle | None,
        _battle,
    ),
    AtMoment(
        "/api/tables/{table_id:str}/supply",
        "supply",
        "Lines of supply of both sides by network, now or at a moment of the past, and whoever is cut off.",
        Supply,
        supply_in,
    ),
    InLesson(
        "/api/paths-of-glory/school/{lesson:str}/battle",
        "battle_in_school",
        "Fire columns and exact chances of an attack in a lesson of Paths of Glory.",
        Assault,
        Battle,
        _battle_in_school,
    ),
    InLesson(
        "/api/paths-of-glory/school/{lesson:str}/supply",
        "supply_in_school",
        "Lines of supply of both sides in a lesson of Paths of Glory, and whoever is cut off.",
        Answers,
        Supply,
        _supply_in_school,
    ),
    Study(
        "/api/paths-of-glory/odds",
        "odds",
        "Columns, losses and exact chances of any attack.",
        Bench,
        BenchOdds,
        odds_on_bench,
    ),
]
