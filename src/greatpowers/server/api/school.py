"""The school of Paths of Glory: every answer is judged by the rules and by the task of the lesson."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ...engine.errors import GreatPowersError
from ..explaining import Explanation
from ..problems import Problem, refused
from ..school_paths_of_glory import (
    LessonOnWire,
    Scene,
    all_lessons,
    battle_after,
    explained_in,
    scene_after,
    supply_after,
)
from ..study_paths_of_glory import Battle
from ..supply_paths_of_glory import Supply
from .asking import Asked, address_of, house_of

Found = TypeVar("Found")
LessonName = FromPath[str]
Text = Annotated[str, Meta(max_length=400)]
Ref = Annotated[str, Meta(max_length=80)]


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


@get("/api/paths-of-glory/school", sync_to_thread=False)
def school() -> list[LessonOnWire]:
    """The lessons, in the order in which they are taught."""
    return all_lessons()


@post("/api/paths-of-glory/school/{lesson:str}", status_code=200)
async def scene(request: Asked, lesson: LessonName, data: JSONBody[Answers]) -> Scene:
    """The table of a lesson after these answers."""
    return _studied(request, lambda: scene_after(lesson, data.answers))


@post("/api/paths-of-glory/school/{lesson:str}/explain", status_code=200)
async def explain_in_school(request: Asked, lesson: LessonName, data: JSONBody[Trial]) -> Explanation:
    """Why something could not be said next, and what should be heard before it is."""
    return _studied(request, lambda: explained_in(lesson, data.answers, data.text))


@post("/api/paths-of-glory/school/{lesson:str}/battle", status_code=200)
async def battle_in_school(request: Asked, lesson: LessonName, data: JSONBody[Assault]) -> Battle:
    """Fire columns and exact chances of an attack in a lesson."""
    return _studied(
        request, lambda: battle_after(lesson, data.answers, data.attackers, data.target, data.pinning)
    )


@post("/api/paths-of-glory/school/{lesson:str}/supply", status_code=200)
async def supply_in_school(request: Asked, lesson: LessonName, data: JSONBody[Answers]) -> Supply:
    """Lines of supply of both sides in a lesson, and whoever is cut off."""
    return _studied(request, lambda: supply_after(lesson, data.answers))


def _studied(request: Asked, study: Callable[[], Found]) -> Found:
    house_of(request).limits.spend("study", address_of(request))
    try:
        return study()
    except Problem:
        raise
    except GreatPowersError as problem:
        raise refused(problem) from None


HANDLERS: list[Any] = [school, scene, explain_in_school, battle_in_school, supply_in_school]
