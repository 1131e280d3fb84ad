"""The state: copies that share nothing changeable, the revision and its memo, dice with their events."""

from __future__ import annotations

import pytest

from greatpowers.engine.chance import Dice, dice_key
from greatpowers.engine.events import DieRolled
from greatpowers.engine.state import GameState, decide_in_place, open_choices
from tests.testkit.notebook import AskWord, Notebook, run


def notebook(seed: str = "state") -> Notebook:
    state = Notebook()
    state.dice = Dice(dice_key(seed))
    return state


def test_a_copy_goes_its_own_way() -> None:
    state = run(AskWord("red"), AskWord("blue"))
    twin = state.copy()
    decide_in_place(twin, open_choices(twin)[0], "yes")

    assert [choice.seat for choice in open_choices(state)] == ["red"]
    assert [choice.seat for choice in open_choices(twin)] == ["blue"]
    assert state.lines == []


def test_a_copy_draws_the_same_numbers_without_using_up_the_original() -> None:
    state = notebook()
    twin = state.copy()
    drawn = [twin.draw(1000, "x") for _ in range(5)]

    assert [state.draw(1000, "x") for _ in range(5)] == drawn


def test_a_copy_starts_without_events() -> None:
    state = notebook()
    state.draw(6, "x")

    assert state.copy().events == []
    assert len(state.events) == 1


def test_every_recorded_event_is_a_new_revision() -> None:
    state = notebook()
    before = state.revision
    state.draw(6, "x")

    assert state.revision > before


def test_an_answer_is_a_new_revision() -> None:
    state = run(AskWord("red"), AskWord("blue"))
    before = state.revision
    decide_in_place(state, open_choices(state)[0], "yes")

    assert state.revision > before


def test_a_derived_answer_is_computed_once_for_a_revision() -> None:
    state = notebook()
    asked: list[int] = []

    def count() -> int:
        asked.append(1)
        return len(state.lines)

    assert state.remembered("count", count) == state.remembered("count", count) == 0
    assert len(asked) == 1


def test_a_change_makes_derived_answers_new() -> None:
    state = notebook()
    state.remembered("count", lambda: len(state.lines))
    state.note("a line")

    assert state.remembered("count", lambda: len(state.lines)) == 1


def test_different_questions_have_different_answers() -> None:
    state = notebook()

    assert state.remembered("a", lambda: 1) == 1
    assert state.remembered("b", lambda: 2) == 2


def test_a_copy_that_changes_spoils_no_memory_of_the_original() -> None:
    state = notebook()
    state.remembered("count", lambda: len(state.lines))
    twin = state.copy()
    twin.note("a line")
    twin.remembered("count", lambda: len(twin.lines))

    assert state.remembered("count", lambda: -1) == 0
    assert twin.remembered("count", lambda: -1) == 1


def test_a_copy_made_before_anything_was_asked_keeps_its_answers_to_itself() -> None:
    state = notebook()
    twin = state.copy()
    twin.note("a line")
    twin.remembered("count", lambda: len(twin.lines))

    assert state.remembered("count", lambda: len(state.lines)) == 0


def test_an_original_that_changes_spoils_no_memory_of_the_copy() -> None:
    state = notebook()
    state.remembered("count", lambda: len(state.lines))
    twin = state.copy()
    state.note("a line")
    state.remembered("count", lambda: len(state.lines))

    assert twin.remembered("count", lambda: -1) == 0


def test_a_die_leaves_an_event_from_which_it_can_be_checked() -> None:
    state = notebook("checked")
    state.draw(6, "first")
    result = state.draw(20, "second")

    event = state.events[1].event
    assert event == DieRolled(number=1, purpose="second", bound=20, result=result)
    assert Dice(dice_key("checked"), drawn=1).below(20, "second") == result


def test_a_state_must_say_how_it_is_copied() -> None:
    with pytest.raises(NotImplementedError, match="GameState"):
        GameState().copy()


def test_a_finished_state_keeps_its_result_in_copies() -> None:
    state = run(AskWord("red"))
    state.finish(kind="draw")

    assert state.copy().is_over
    assert state.copy().result == {"kind": "draw"}
