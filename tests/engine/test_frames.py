"""Flow: steps in order, what `then` puts between them, repeating, leaving, ending in the middle."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from greatpowers.engine.frames import FRAMES, LEAVE, REPEAT, Choice, Next, Procedure, frame, step
from greatpowers.engine.state import advance, choice_of, decide_in_place, open_choices
from tests.testkit.notebook import AskWord, Notebook, run


@frame
class Note(Procedure):
    """Writes one line."""

    line: str

    @step
    def write(self, state: Notebook) -> None:
        state.note(self.line)


@frame
class ThreeSteps(Procedure):
    """Steps that stand in an order other than the alphabet's."""

    @step
    def wake(self, state: Notebook) -> None:
        state.note("wake")
        state.then(Note("tea"), Note("toast"))

    @step
    def march(self, state: Notebook) -> None:
        state.note("march")

    @step
    def dine(self, state: Notebook) -> None:
        state.note("dine")

    def not_a_step(self, state: Notebook) -> None:
        state.note("never")


@frame
class Countdown(Procedure):
    """Repeats its step until the notebook has enough lines, then goes on to the next."""

    enough: int

    @step
    def count(self, state: Notebook) -> Next | None:
        if len(state.lines) == self.enough:
            return None
        state.then(Note(f"line {len(state.lines)}"))
        return REPEAT

    @step
    def end(self, state: Notebook) -> None:
        state.note("end")


@frame
class LeavesEarly(Procedure):
    @step
    def first(self, state: Notebook) -> Next:
        state.then(Note("called before leaving"))
        return LEAVE

    @step
    def second(self, state: Notebook) -> None:
        state.note("never")


@frame
class Asks(Procedure):
    """Asks two seats one after the other, between two notes."""

    @step
    def before(self, state: Notebook) -> None:
        state.note("before")
        state.then(AskWord("red"), AskWord("blue"))

    @step
    def after(self, state: Notebook) -> None:
        state.note("after")


@frame
class EndsInTheMiddle(Procedure):
    """Calls further frames and ends the game at once: nothing of it may run."""

    @step
    def stop(self, state: Notebook) -> Next:
        state.then(Note("never"))
        state.finish(why="stopped")
        return REPEAT

    @step
    def more(self, state: Notebook) -> None:
        state.note("never")


@frame
class AskAndEnd(Choice):
    seat: str

    def options(self, state: Notebook) -> Sequence[str]:
        return ("stop", "go")

    def chosen(self, state: Notebook, option: str) -> None:
        if option == "stop":
            state.then(Note("never"))
            state.finish(why="asked")


def answer(state: Notebook, option: str) -> None:
    decide_in_place(state, open_choices(state)[0], option)


def test_steps_run_in_the_order_in_which_they_are_written() -> None:
    assert [line for line in run(ThreeSteps()).lines if line in ("wake", "march", "dine")] == [
        "wake",
        "march",
        "dine",
    ]


def test_what_a_step_calls_runs_in_order_before_the_next_step() -> None:
    assert run(ThreeSteps()).lines == ["wake", "tea", "toast", "march", "dine"]


def test_a_method_without_the_mark_is_no_step() -> None:
    assert ThreeSteps.steps == ("wake", "march", "dine")


def test_frames_called_together_run_one_after_the_other() -> None:
    assert run(Note("one"), ThreeSteps(), Note("two")).lines[0::5] == ["one", "dine"]


def test_repeat_does_the_step_again_after_what_it_called() -> None:
    assert run(Countdown(3)).lines == ["line 0", "line 1", "line 2", "end"]


def test_leave_ends_the_procedure_but_not_what_it_called() -> None:
    assert run(LeavesEarly(), Note("next")).lines == ["called before leaving", "next"]


def test_a_question_stops_the_flow_until_it_is_answered() -> None:
    state = run(Asks())

    assert state.lines == ["before"]
    assert [choice.seat for choice in open_choices(state)] == ["red"]


def test_the_flow_goes_on_after_the_last_answer() -> None:
    state = run(Asks())
    answer(state, "yes")
    answer(state, "no")

    assert state.lines == ["before", "red yes", "blue no", "after"]
    assert state.is_over


def test_a_question_with_one_answer_answers_itself() -> None:
    assert run(AskWord("red", ("only",)), Note("next")).lines == ["red only", "next"]


def test_a_question_that_would_tell_a_secret_is_asked_even_with_one_answer() -> None:
    @frame
    class AskAlways(AskWord):
        always_ask = True

    state = run(AskAlways("red", ("only",)), Note("next"))

    assert state.lines == []
    assert [choice.seat for choice in open_choices(state)] == ["red"]


def test_a_question_without_any_answer_is_not_passed_over_in_silence() -> None:
    state = run(AskWord("red", ()), Note("next"))

    assert state.lines == []


def test_only_the_seat_that_is_asked_has_a_choice() -> None:
    state = run(Asks())

    assert choice_of(state, "red") is not None
    assert choice_of(state, "blue") is None


def test_finish_inside_a_step_ends_everything() -> None:
    state = run(EndsInTheMiddle(), Note("never"))

    assert state.is_over
    assert state.lines == []
    assert state.result == {"why": "stopped"}


def test_finish_deep_inside_ends_the_outer_procedures_too() -> None:
    @frame
    class Outer(Procedure):
        @step
        def call(self, state: Notebook) -> None:
            state.then(EndsInTheMiddle())

        @step
        def after(self, state: Notebook) -> None:
            state.note("never")

    state = run(Outer())

    assert state.is_over
    assert state.lines == []


def test_finish_inside_a_choice_drops_what_it_called() -> None:
    state = run(AskAndEnd("red"), Note("never"))
    answer(state, "stop")

    assert state.is_over
    assert state.lines == []
    assert state.result == {"why": "asked"}


def test_advancing_a_finished_game_does_nothing() -> None:
    state = run(EndsInTheMiddle())
    advance(state)

    assert state.is_over
    assert open_choices(state) == []
    assert choice_of(state, "red") is None


def test_a_procedure_without_steps_is_passed_through() -> None:
    @frame
    class Nothing(Procedure):
        pass

    assert run(Nothing(), Note("next")).lines == ["next"]


def test_frames_are_values() -> None:
    assert Note("a") == Note("a") != Note("b")
    with pytest.raises(AttributeError):
        Note("a").line = "b"  # type: ignore[misc]


def test_frames_are_registered_by_their_names() -> None:
    assert FRAMES[Note.frame_name] is Note  # type: ignore[attr-defined]
    assert FRAMES["testkit.AskWord"] is AskWord


@pytest.mark.parametrize("method", ["options", "chosen"])
def test_an_unfinished_choice_says_what_is_missing(method: str) -> None:
    class Unfinished(Choice):
        pass

    arguments = (Notebook(),) if method == "options" else (Notebook(), "yes")
    with pytest.raises(NotImplementedError, match="Unfinished"):
        getattr(Unfinished(), method)(*arguments)
