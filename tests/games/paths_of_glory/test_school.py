"""The school: answers are judged by the rules and by the task, and events say what is done."""

from __future__ import annotations

import pytest

from greatpowers.engine.errors import IllegalDecision
from greatpowers.games.paths_of_glory.state.events.war import UnitMoved
from greatpowers.games.paths_of_glory.terminal.school import school
from greatpowers.games.shared.school import Classroom, meets, preferred

SCHOOL = school()


def test_what_the_rules_refuse_is_refused_with_its_rule() -> None:
    room = Classroom(SCHOOL, SCHOOL.lessons["supply"])
    room.say("ops cp_06")

    refusal = room.explain("activate warsaw move")

    assert refusal is not None
    assert refusal.rule.startswith("14.")


def test_what_leads_away_from_the_task_is_refused_by_the_lesson_and_changes_nothing() -> None:
    room = Classroom(SCHOOL, SCHOOL.lessons["cards"])

    with pytest.raises(IllegalDecision) as refused:
        room.say("sr cp_13")

    assert refused.value.refusal.message == "school-aside"
    assert room.match.decisions == []


def test_nothing_more_is_said_after_the_last_task() -> None:
    lesson = SCHOOL.lessons["redeployment"]
    room = Classroom(SCHOOL, lesson)
    for answer in lesson.solution:
        room.say(answer)

    refusal = room.explain("auto")

    assert refusal is not None
    assert refusal.message == "school-over"


def test_the_same_answers_lead_to_the_same_dice() -> None:
    lesson = SCHOOL.lessons["flank"]
    rooms = [Classroom(SCHOOL, lesson), Classroom(SCHOOL, lesson)]
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
