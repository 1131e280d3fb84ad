"""The schools: every answer is judged by the rules and by the task of the lesson."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from ..games.routes import Answers, Text
from ..games.school import LessonOnWire, Scene, all_lessons, explained_in, scene_after
from ..live.explaining import Explanation
from .asking import Asked
from .games import studied

Name = FromPath[str]


class Said(Answers):
    """With `heed` an answer that should be warned of is not carried out; its warnings come back instead."""

    heed: bool = False


class Trial(Answers):
    """And one more that might be given."""

    text: Text


@get("/api/school/{game:str}", sync_to_thread=False)
def school(game: Name) -> list[LessonOnWire]:
    """The lessons of a game, in the order in which they are taught."""
    return all_lessons(game)


@post("/api/school/{game:str}/{lesson:str}", status_code=200)
async def scene(request: Asked, game: Name, lesson: Name, data: JSONBody[Said]) -> Scene:
    """The table of a lesson after these answers."""
    return studied(request, lambda: scene_after(game, lesson, data.answers, heed=data.heed))


@post("/api/school/{game:str}/{lesson:str}/explain", status_code=200)
async def explain_in_school(request: Asked, game: Name, lesson: Name, data: JSONBody[Trial]) -> Explanation:
    """Why something could not be said next, and what should be heard before it is."""
    return studied(request, lambda: explained_in(game, lesson, data.answers, data.text))


HANDLERS: list[ControllerRouterHandler] = [school, scene, explain_in_school]
