"""The schools of the games over the wire. Nothing is stored: the pupil sends all answers given so far."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...engine.shown import fields_of
from ...games.shared.school import Classroom, School
from ...games.table import find_school
from ..live.explaining import Explanation, explained
from ..live.reasons import ReasonOnWire, reason_on_wire
from ..live.snapshots import board_fields
from ..live.wire import event_on_wire
from ..problems import Problem
from ..terms import Document
from .served import wire_of


class LessonOnWire(msgspec.Struct):
    """A lesson before it is opened: who is played, who else sits there, what is to be done, where to look."""

    id: str
    seat: str
    seats: list[str]
    scenario: str
    tasks: list[str]
    look: list[str]


class Scene(msgspec.Struct):
    """The table of a lesson after some answers; `done` tasks are done, `question` is null once all are.

    With `warned` the last answer was not carried out: this is what should be heard before it is."""

    view: dict[str, object]
    question: object
    log: list[Document]
    done: int
    can_undo: bool
    warned: list[ReasonOnWire] = []


def all_lessons(game: str) -> list[LessonOnWire]:
    school = _school(game)
    seats = {scenario.id: list(scenario.seats) for scenario in school.game.scenarios}
    return [
        LessonOnWire(
            id=lesson.id,
            seat=lesson.seat,
            seats=seats[str(lesson.position["scenario"])],
            scenario=str(lesson.position["scenario"]),
            tasks=[task.id for task in lesson.tasks],
            look=list(lesson.look),
        )
        for lesson in school.lessons.values()
    ]


def scene_after(game: str, lesson: str, answers: Sequence[str], *, heed: bool = False) -> Scene:
    """Where these answers have led; who heeds is warned instead where there is something to think of."""
    room = room_after(game, lesson, answers[:-1])
    warned = _warnings(room, answers[-1]) if heed and answers else []
    if warned:
        answers = answers[:-1]
    elif answers:
        room.say(answers[-1])
    return _scene(game, room, bool(answers), warned)


def _warnings(room: Classroom, text: str) -> list[ReasonOnWire]:
    """Of an answer that is refused nothing is to be thought of."""
    if room.explain(text) is not None:
        return []
    return [reason_on_wire(reason) for reason in room.match.warnings(room.lesson.seat, text)]


def _scene(game: str, room: Classroom, can_undo: bool, warned: list[ReasonOnWire]) -> Scene:
    wire, seat, match = wire_of(game), room.lesson.seat, room.match
    shown = match.show(seat)
    told = wire.told()
    told.add(entry.recorded for entry in match.log)
    codec = match.game.codec
    seen = [(entry.decision, entry.recorded.as_seen_by(seat)) for entry in match.log]
    return Scene(
        view={
            **board_fields(shown, told),
            **fields_of(wire.flow(shown.view, "")),
            **fields_of(wire.private(shown.view, told)),
            "press": [],
        },
        question=shown.question if room.task else None,
        log=[{"n": number, **event_on_wire(event, codec)} for number, event in seen if event is not None],
        done=room.done,
        can_undo=can_undo,
        warned=warned,
    )


def explained_in(game: str, lesson: str, answers: Sequence[str], text: str) -> Explanation:
    """Could the pupil say this now? The rules answer first, then the lesson."""
    room = room_after(game, lesson, answers)
    seat, match = room.lesson.seat, room.match
    refusal = room.explain(text)
    question = match.question(seat)
    told = (
        explained(wire_of(game), match.state, question.choice, text)
        if question
        else Explanation(True, None, [])
    )
    if refusal is None:
        told.warnings = _warnings(room, text)
        return told
    if told.reason is not None:
        return told
    return Explanation(False, reason_on_wire(refusal), told.reads)


def room_after(game: str, name: str, answers: Sequence[str]) -> Classroom:
    """The room of a lesson once these answers were given."""
    school = _school(game)
    lesson = school.lessons.get(name)
    if lesson is None:
        raise Problem(404, "lesson-unknown", "there is no such lesson")
    room = Classroom(school, lesson)
    for answer in answers:
        room.say(answer)
    return room


def _school(game: str) -> School:
    school = find_school(game)
    if school is None:
        raise Problem(404, "lesson-unknown", "this game has no school")
    return school
