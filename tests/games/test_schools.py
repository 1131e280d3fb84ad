"""The schools of all games: every lesson can be learnt and has its words in every language."""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.terminal.school import school as school_of_napoleonic_wars
from greatpowers.games.paths_of_glory.terminal.school import school as school_of_paths_of_glory
from greatpowers.games.shared.school import Classroom, Lesson, School
from greatpowers.locale import LANGUAGES, Texts

SCHOOLS = {"pog": school_of_paths_of_glory(), "nw": school_of_napoleonic_wars()}
LESSONS = [
    pytest.param(prefix, school, lesson, id=f"{prefix} {lesson.id}")
    for prefix, school in SCHOOLS.items()
    for lesson in school.lessons.values()
]
in_every_lesson = pytest.mark.parametrize(("prefix", "school", "lesson"), LESSONS)


@in_every_lesson
def test_the_solution_does_every_task_and_not_before_its_end(
    prefix: str, school: School, lesson: Lesson
) -> None:
    room = Classroom(school, lesson)
    done = []
    for answer in lesson.solution:
        room.say(answer)
        done.append(room.done)

    assert done[-1] == len(lesson.tasks), prefix
    assert len(done) == 1 or done[-2] < len(lesson.tasks)


@in_every_lesson
def test_the_pupil_is_asked_first(prefix: str, school: School, lesson: Lesson) -> None:
    room = Classroom(school, lesson)

    assert room.match.question(lesson.seat) is not None, prefix
    assert room.done == 0


@in_every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_is_set_explained_and_hinted_at_in_every_language(
    prefix: str, school: School, lesson: Lesson, language: str
) -> None:
    texts = Texts(language)
    wanted = [f"web-{prefix}-lesson-about-{lesson.id}"]
    wanted += [
        f"web-{prefix}-{kind}-{lesson.id}-{task.id}"
        for task in lesson.tasks
        for kind in ("task", "hint", "told")
    ]

    assert lesson.id in school.lessons
    assert [id_ for id_ in wanted if not texts.has(id_)] == []


def test_the_napoleonic_wars_are_taught_in_eight_lessons() -> None:
    assert len(SCHOOLS["nw"].lessons) == 8
