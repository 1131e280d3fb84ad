"""The schools: every answer is judged by the rules and by the task of the lesson."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ...engine.errors import GreatPowersError
from ...games.paths_of_glory.house.study import Battle, battle_in
from ...games.paths_of_glory.house.supply import Supply, supply_in
from ..games.school import LessonOnWire, Scene, all_lessons, explained_in, room_after, scene_after
from ..live.explaining import Explanation
from ..problems import Problem, refused
from .asking import Asked, address_of, house_of

Found = TypeVar("Found")
Name = FromPath[str]
Text = Annotated[str, Meta(max_length=400)]
Ref = Annotated[str, Meta(max_length=80)]
_POG: Final = "paths-of-glory"


class Answers(msgspec.Struct):
    """All answers given so far, in order."""

    answers: Annotated[list[Text], Meta(max_length=60)]


class Trial(Answers):
    """And one more that might be given."""

    text: Text


class Assault(Answers):
    """And an attack that might be declared."""

    attackers: Annotated[list[Ref], Meta(max_length=40)]
    target: Ref
    pinning: Ref = ""


@get("/api/school/{game:str}", sync_to_thread=False)
def school(game: Name) -> list[LessonOnWire]:
    """The lessons of a game, in the order in which they are taught."""
    return all_lessons(game)


@post("/api/school/{game:str}/{lesson:str}", status_code=200)
async def scene(request: Asked, game: Name, lesson: Name, data: JSONBody[Answers]) -> Scene:
    """The table of a lesson after these answers."""
    return studied(request, lambda: scene_after(game, lesson, data.answers))


@post("/api/school/{game:str}/{lesson:str}/explain", status_code=200)
async def explain_in_school(request: Asked, game: Name, lesson: Name, data: JSONBody[Trial]) -> Explanation:
    """Why something could not be said next, and what should be heard before it is."""
    return studied(request, lambda: explained_in(game, lesson, data.answers, data.text))


@post("/api/paths-of-glory/school/{lesson:str}/battle", status_code=200)
async def battle_in_school(request: Asked, lesson: Name, data: JSONBody[Assault]) -> Battle:
    """Fire columns and exact chances of an attack in a lesson of Paths of Glory."""

    def told() -> Battle:
        room = room_after(_POG, lesson, data.answers)
        state: Any = room.match.state
        return battle_in(state, data.attackers, data.target, data.pinning)

    return studied(request, told)


@post("/api/paths-of-glory/school/{lesson:str}/supply", status_code=200)
async def supply_in_school(request: Asked, lesson: Name, data: JSONBody[Answers]) -> Supply:
    """Lines of supply of both sides in a lesson of Paths of Glory, and whoever is cut off."""

    def told() -> Supply:
        state: Any = room_after(_POG, lesson, data.answers).match.state
        return supply_in(state)

    return studied(request, told)


def studied(request: Asked, study: Callable[[], Found]) -> Found:
    """What somebody studies without a table, within his limits; refusals go out as refusals."""
    house_of(request).limits.spend("study", address_of(request))
    try:
        return study()
    except Problem:
        raise
    except GreatPowersError as problem:
        raise refused(problem) from None


HANDLERS: list[Any] = [
    school,
    scene,
    explain_in_school,
    battle_in_school,
    supply_in_school,
]
