"""Lessons for beginners of any game: small positions to be played on, one task after the other.

A lesson is a position and what is to be done in it. A task is done when events of the rules say so, never
because of a particular click. What the others have to decide is answered for them in a plain and fixed way.
"""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib.resources import files
from typing import Any, Final, Protocol

from ...engine.errors import IllegalDecision, Refusal
from ...engine.events import Event
from ...engine.game import Game
from ...engine.match import Match
from ...engine.options import Options
from ...engine.packages import home_of
from ...engine.plain import PlainObject

#: The end of a path, in a goal.
_GOAL_OF_PATH: Final = "to"


@dataclass(frozen=True, slots=True)
class Task:
    """`goals` are events with the fields they must have; `answers` what may be said, `*` for anything.

    An answer may be tied to one kind of question: `movers: done`.
    """

    id: str
    goals: tuple[Mapping[str, object], ...]
    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """`others` is what the other seats like to say, `solution` one way through, `look` what to show first."""

    id: str
    seat: str
    seed: str
    position: PlainObject
    tasks: tuple[Task, ...]
    look: tuple[str, ...]
    others: tuple[str, ...]
    solution: tuple[str, ...]


class Start(Protocol):
    """The state of a position, as far as a match must know it beforehand."""

    @property
    def scenario(self) -> str: ...
    @property
    def options(self) -> Options: ...


@dataclass(frozen=True, slots=True)
class School:
    """A game and its lessons in the order in which they are taught.

    `load` makes a state of a position; `plain` is what others say if a lesson plans nothing else for them.
    """

    game: Game
    load: Callable[[PlainObject], Start]
    lessons: Mapping[str, Lesson]
    plain: tuple[str, ...]


class Classroom:
    """One pupil in one lesson: everything said so far, and how many tasks are done."""

    def __init__(self, school: School, lesson: Lesson) -> None:
        self.lesson = lesson
        self._liked = (*lesson.others, *school.plain)
        start = school.load(lesson.position)
        self.match = Match(
            school.game, start.scenario, start.options, seed=lesson.seed, position=lesson.position
        )
        self.done = 0
        self._answer_for_the_others()
        #: The log up to here belongs to tasks that are done, or to what happened before the first question.
        self._counted = len(self.match.log)

    @property
    def task(self) -> Task | None:
        """What is to be done next; None once everything is."""
        tasks = self.lesson.tasks
        return tasks[self.done] if self.done < len(tasks) else None

    def explain(self, text: str) -> Refusal | None:
        """Why this cannot be said: the rules first, then the lesson."""
        refusal = self.match.explain(self.lesson.seat, text)
        return refusal or self._beside_the_task(text)

    def say(self, text: str) -> None:
        """The pupil answers; the others answer whatever they are asked then."""
        seat = self.lesson.seat
        aside = None if self.match.explain(seat, text) else self._beside_the_task(text)
        if aside is not None:
            raise IllegalDecision(seat, aside)
        self.match.decide(seat, text)
        self._answer_for_the_others()
        self._count_tasks()

    def _beside_the_task(self, text: str) -> Refusal | None:
        """Lawful, but it would lead away from what is to be learnt."""
        task = self.task
        if task is None:
            return Refusal("school-over")
        said = text.strip().casefold()
        question = self.match.question(self.lesson.seat)
        kind = question.choice.asks if question else ""
        if any(fnmatchcase(said, answer) or answer == f"{kind}: {said}" for answer in task.answers):
            return None
        return Refusal("school-aside")

    def _answer_for_the_others(self) -> None:
        while not self.match.is_over:
            question = self.match.pending()[0]
            if question.seat == self.lesson.seat:
                return
            offered = [question.choice.write(option) for option in question.offer]
            self.match.decide(question.seat, preferred(offered, self._liked))

    def _count_tasks(self) -> None:
        """A task is done when each of its goals was met since the last one was."""
        while self.task is not None:
            fresh = [entry.recorded.event for entry in self.match.log[self._counted :]]
            met = [_first(goal, fresh) for goal in self.task.goals]
            if None in met:
                return
            self._counted += 1 + max(number for number in met if number is not None)
            self.done += 1


def preferred(offered: Sequence[str], liked: Sequence[str]) -> str:
    """The first answer that is liked, in the order of liking; else the first of all."""
    for words in liked:
        for text in offered:
            if fnmatchcase(text, words):
                return text
    return offered[0]


def _first(goal: Mapping[str, object], events: Sequence[Event]) -> int | None:
    return next((number for number, event in enumerate(events) if meets(event, goal)), None)


def meets(event: Event, goal: Mapping[str, object]) -> bool:
    """Has the event the name and every field of the goal? A list has what it contains."""
    fields = {field.name: getattr(event, field.name) for field in dataclasses.fields(event)}  # type: ignore[arg-type]
    if fields.get("path"):
        fields[_GOAL_OF_PATH] = fields["path"][-1]
    for name, wanted in goal.items():
        if name == "event":
            if event.event_name.partition(".")[2] != wanted:
                return False
            continue
        found = fields.get(name)
        if found != wanted and not (isinstance(found, tuple) and wanted in found):
            return False
    return True


def read_lessons(module: str) -> Mapping[str, Lesson]:
    """The lessons by id of the game a module belongs to, from its `data/school.toml`."""
    text = (files(home_of(module)) / "data" / "school.toml").read_text(encoding="utf-8")
    return {plain["id"]: _lesson(plain) for plain in tomllib.loads(text)["lesson"]}


# A lesson is a table of our own file; a wrong one fails the tests of the school.
def _lesson(plain: Mapping[str, Any]) -> Lesson:
    tasks = tuple(Task(one["id"], tuple(one["goals"]), tuple(one["answers"])) for one in plain["task"])
    return Lesson(
        id=plain["id"],
        seat=plain["seat"],
        seed=plain["seed"],
        position=plain["position"],
        tasks=tasks,
        look=tuple(plain["look"]),
        others=tuple(plain.get("others", ())),
        solution=tuple(plain["solution"]),
    )
