"""The school: every lesson can be learnt, is checked by the rules, and has its words in every language."""

from __future__ import annotations

import pytest

from greatpowers.engine.errors import IllegalDecision
from greatpowers.games.paths_of_glory.events import UnitMoved
from greatpowers.games.paths_of_glory.school import Classroom, Lesson, lessons, meets, preferred
from greatpowers.locale import LANGUAGES, Texts

LESSONS = list(lessons().values())


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_solution_does_every_task_and_not_before_its_end(lesson: Lesson) -> None:
    room = Classroom(lesson)
    done = []
    for answer in lesson.solution:
        room.say(answer)
        done.append(room.done)

    assert done[-1] == len(lesson.tasks)
    assert len(done) == 1 or done[-2] < len(lesson.tasks)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_pupil_is_asked_first(lesson: Lesson) -> None:
    room = Classroom(lesson)

    assert room.match.question(lesson.seat) is not None
    assert room.done == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_task_is_set_explained_and_hinted_at_in_every_language(lesson: Lesson, language: str) -> None:
    texts = Texts(language)
    wanted = [f"web-pog-lesson-about-{lesson.id}"]
    wanted += [
        f"web-pog-{kind}-{lesson.id}-{task.id}" for task in lesson.tasks for kind in ("task", "hint", "told")
    ]

    assert [id_ for id_ in wanted if not texts.has(id_)] == []


def test_what_the_rules_refuse_is_refused_with_its_rule() -> None:
    room = Classroom(lessons()["supply"])
    room.say("ops cp_06")

    refusal = room.explain("activate warsaw move")

    assert refusal is not None
    assert refusal.rule.startswith("14.")


def test_what_leads_away_from_the_task_is_refused_by_the_lesson_and_changes_nothing() -> None:
    room = Classroom(lessons()["cards"])

    with pytest.raises(IllegalDecision) as refused:
        room.say("sr cp_13")

    assert refused.value.refusal.message == "pog-school-aside"
    assert room.match.decisions == []


def test_nothing_more_is_said_after_the_last_task() -> None:
    lesson = lessons()["redeployment"]
    room = Classroom(lesson)
    for answer in lesson.solution:
        room.say(answer)

    refusal = room.explain("auto")

    assert refusal is not None
    assert refusal.message == "pog-school-over"


def test_the_same_answers_lead_to_the_same_dice() -> None:
    lesson = lessons()["flank"]
    rooms = [Classroom(lesson), Classroom(lesson)]
    for room in rooms:
        for answer in lesson.solution:
            room.say(answer)

    first, second = (room.match.game.codec.hash(room.match.state) for room in rooms)

    assert first == second


def test_an_event_meets_a_goal_by_name_fields_and_the_end_of_its_path() -> None:
    moved = UnitMoved("ge_1", False, ("liege", "sedan", "cambrai"), "move")

    assert meets(moved, {"event": "UnitMoved", "unit": "ge_1", "to": "cambrai"})
    assert meets(moved, {"event": "UnitMoved", "path": "sedan"})
    assert not meets(moved, {"event": "UnitMoved", "to": "sedan"})
    assert not meets(moved, {"event": "UnitReduced", "unit": "ge_1"})


def test_the_other_side_says_what_it_likes_best_and_else_the_first() -> None:
    assert preferred(["ops cp_01", "auto"], ["auto", "ops *"]) == "auto"
    assert preferred(["ops cp_01", "auto"], ["ops *"]) == "ops cp_01"
    assert preferred(["x", "y"], ["auto"]) == "x"
