"""The school of Paths of Glory over the wire. Nothing is stored: the pupil sends all answers given so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..games.paths_of_glory.school import Classroom, Lesson, lessons
from .explaining import Explanation, explained, reason_on_wire
from .problems import Problem
from .study_paths_of_glory import Battle, battle_in
from .supply_paths_of_glory import Supply, supply_in
from .wire import event_on_wire
from .wire_paths_of_glory import PathsOfGloryWire

_WIRE = PathsOfGloryWire()


class LessonOnWire(msgspec.Struct):
    """A lesson before it is opened: who is played, what is to be done, where to look."""

    id: str
    seat: str
    scenario: str
    tasks: list[str]
    look: list[str]


class Scene(msgspec.Struct):
    """The table of a lesson after some answers; `done` tasks are done, `question` is null once all are."""

    view: dict[str, Any]
    question: dict[str, Any] | None
    log: list[dict[str, Any]]
    done: int
    can_undo: bool


def all_lessons() -> list[LessonOnWire]:
    return [
        LessonOnWire(
            id=lesson.id,
            seat=lesson.seat,
            scenario=str(lesson.position["scenario"]),
            tasks=[task.id for task in lesson.tasks],
            look=list(lesson.look),
        )
        for lesson in lessons().values()
    ]


def scene_after(lesson: str, answers: Sequence[str]) -> Scene:
    """Where these answers have led."""
    room = _room(lesson, answers)
    seat, match = room.lesson.seat, room.match
    view = match.view(seat)
    asked = match.question(seat) if room.task else None
    told = _WIRE.told()
    told.add(entry.recorded for entry in match.log)
    codec = match.game.codec
    seen = [(entry.decision, entry.recorded.as_seen_by(seat)) for entry in match.log]
    return Scene(
        view={**_WIRE.board(view, told.last()), **_WIRE.flow(view, ""), **_WIRE.private(view), "press": []},
        question=None if asked is None else _WIRE.question(asked, view),
        log=[{"n": number, **event_on_wire(event, codec)} for number, event in seen if event is not None],
        done=room.done,
        can_undo=bool(answers),
    )


def explained_in(lesson: str, answers: Sequence[str], text: str) -> Explanation:
    """Could the pupil say this now? The rules answer first, then the lesson."""
    room = _room(lesson, answers)
    seat, match = room.lesson.seat, room.match
    refusal = room.explain(text)
    question = match.question(seat)
    told = explained(_WIRE, match.state, question.choice, text) if question else Explanation(True, None, [])
    if refusal is None:
        told.warnings = [reason_on_wire(reason) for reason in match.warnings(seat, text)]
        return told
    if told.reason is not None:
        return told
    return Explanation(False, reason_on_wire(refusal), told.reads)


def battle_after(
    lesson: str, answers: Sequence[str], attackers: Sequence[str], target: str, pinning: str
) -> Battle:
    """Fire and chances of an attack that might be declared."""
    room = _room(lesson, answers)
    return battle_in(room.match.view(room.lesson.seat), attackers, target, pinning)


def supply_after(lesson: str, answers: Sequence[str]) -> Supply:
    """Lines of supply of both sides, and whoever is cut off."""
    return supply_in(_room(lesson, answers).match.view(None))


def _room(name: str, answers: Sequence[str]) -> Classroom:
    lesson: Lesson | None = lessons().get(name)
    if lesson is None:
        raise Problem(404, "lesson-unknown", "there is no such lesson")
    room = Classroom(lesson)
    for answer in answers:
        room.say(answer)
    return room
