"""Saving: states, frames and events as plain values and back, unknown names, saves older than a step."""

from __future__ import annotations

import json
from typing import Any

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.codec import Codec
from greatpowers.engine.errors import RecordError
from greatpowers.engine.events import DieRolled, Event
from greatpowers.engine.frames import Procedure, Together, frame, step
from greatpowers.engine.match import Match
from greatpowers.engine.state import advance, decide_in_place, open_choices
from tests.testkit.notebook import AskWord, Notebook, run
from tests.testkit.toy import ChooseStep, Toy
from tests.testkit.toy_state import BidsOpened, CardsDealt, ToyState

NOTES = Codec(Notebook)


@frame
class Journey(Procedure):
    """A procedure that stops at a question between two notes."""

    @step
    def depart(self, state: Notebook) -> None:
        state.then(AskWord("red"))

    @step
    def arrive(self, state: Notebook) -> None:
        state.note("arrived")


def as_json(plain: Any) -> Any:
    """What comes back from a file."""
    return json.loads(json.dumps(plain))


def toy_states(scenario: str, seed: str) -> list[ToyState]:
    """The states of a random game, at every question."""
    match, stream = Match(Toy(), scenario, seed=seed), Stream(seed)
    states = []
    while not match.is_over:
        states.append(match.state)
        question = stream.pick(match.pending())
        match.decide(question.seat, question.choice.sample(question.offer, stream))
    return [*states, match.state]  # type: ignore[list-item]


@pytest.mark.parametrize("scenario", ["two", "three"])
def test_a_state_comes_back_from_a_file_as_it_was(scenario: str) -> None:
    codec = Toy.codec
    for state in toy_states(scenario, "codec"):
        twin = codec.load(as_json(codec.dump(state)))

        assert codec.dump(twin) == codec.dump(state)
        assert codec.hash(twin) == codec.hash(state)


def test_a_loaded_state_plays_on_like_the_original() -> None:
    codec = Toy.codec
    states = toy_states("two", "resume")
    state = states[len(states) // 2]
    twin = codec.load(as_json(codec.dump(state)))
    endings = []
    for one in (state.copy(), twin):
        stream = Stream("on")
        while choices := open_choices(one):
            choice = choices[0]
            decide_in_place(one, choice, choice.sample(choice.options(one), stream))
        endings.append(codec.hash(one))

    assert endings[0] == endings[1]


def test_the_hash_is_that_of_the_state_not_of_its_history() -> None:
    one, other = Match(Toy(), "two", seed="same"), Match(Toy(), "two", seed="same")
    for match, order in ((one, ("red", "blue")), (other, ("blue", "red"))):
        for seat in order:
            match.decide(seat, str(match.view(seat).hand[0]))

    assert Toy.codec.hash(one.state) == Toy.codec.hash(other.state)


@pytest.mark.parametrize("part", ["coins", "deck", "said", "round", "places", "hands"])
def test_every_part_of_the_state_is_in_the_hash(part: str) -> None:
    state = toy_states("two", "parts")[3]
    changed = Toy.codec.dump(state)
    changed[part] = {
        "coins": {"red": 99, "blue": 0},
        "deck": [],
        "said": [["red", "x"]],
        "round": 9,
        "places": {"red": 3, "blue": 3},
        "hands": {"red": [], "blue": []},
    }[part]

    assert Toy.codec.hash(Toy.codec.load(changed)) != Toy.codec.hash(state)


def test_sealed_answers_and_dice_are_in_the_hash() -> None:
    match = Match(Toy(), "two", seed="sealed")
    before = Toy.codec.hash(match.state)
    match.decide("red", str(match.view("red").hand[0]))
    first = Toy.codec.hash(match.state)
    match.decide("red", str(match.view("red").hand[1]))

    assert len({before, first, Toy.codec.hash(match.state)}) == 3
    state = match.state.copy()
    state.dice.drawn += 1
    assert Toy.codec.hash(state) != Toy.codec.hash(match.state)


def test_a_frame_and_simultaneous_frames_come_back() -> None:
    together = Together((ChooseStep("red", 2), ChooseStep("blue", 1)))

    assert Toy.codec.read_frame(as_json(Toy.codec.frame(together))) == together


@pytest.mark.parametrize(
    "event",
    [BidsOpened({"red": 3}, "red"), CardsDealt("red", (1, 2)), DieRolled(4, "siege", 6, 2)],
)
def test_an_event_comes_back(event: Event) -> None:
    assert Toy.codec.read_event(as_json(Toy.codec.event(event))) == event


def test_an_unknown_frame_is_named() -> None:
    plain = Toy.codec.dump(toy_states("two", "x")[0])
    plain["stack"][0]["frame"] = "testkit.Castle"

    with pytest.raises(RecordError, match=r"testkit\.Castle"):
        Toy.codec.load(plain)


def test_a_frame_without_a_name_is_refused() -> None:
    with pytest.raises(RecordError):
        Toy.codec.read_frame({"seat": "red"})


def test_a_save_names_the_step_that_comes_next() -> None:
    plain = NOTES.dump(run(Journey()))

    assert plain["stack"][0] == {"frame": Journey.frame_name, "step": "arrive"}  # type: ignore[attr-defined]


def test_a_saved_step_survives_a_new_step_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The save was made when the procedure had two steps; the rules have three by now."""
    plain = as_json(NOTES.dump(run(Journey())))
    monkeypatch.setattr(Journey, "rest", lambda _self, state: state.note("rested"), raising=False)
    monkeypatch.setattr(Journey, "steps", ("depart", "rest", "arrive"))
    state = NOTES.load(plain)
    decide_in_place(state, open_choices(state)[0], "yes")

    assert isinstance(state, Notebook)
    assert state.lines == ["red yes", "arrived"]


def test_a_finished_procedure_stays_finished_when_a_step_is_added(monkeypatch: pytest.MonkeyPatch) -> None:
    @frame
    class Last(Procedure):
        @step
        def ask(self, state: Notebook) -> None:
            state.then(AskWord("red"))

    plain = as_json(NOTES.dump(run(Last())))
    monkeypatch.setattr(Last, "more", lambda _self, state: state.note("more"), raising=False)
    monkeypatch.setattr(Last, "steps", ("ask", "more"))
    state = NOTES.load(plain)
    decide_in_place(state, open_choices(state)[0], "yes")

    assert isinstance(state, Notebook)
    assert state.lines == ["red yes"]


def test_a_step_may_have_any_name() -> None:
    @frame
    class Story(Procedure):
        @step
        def middle(self, state: Notebook) -> None:
            state.then(AskWord("red"))

        @step
        def end(self, state: Notebook) -> None:
            state.note("they lived happily")

    state = NOTES.load(as_json(NOTES.dump(run(Story()))))
    decide_in_place(state, open_choices(state)[0], "yes")

    assert isinstance(state, Notebook)
    assert state.lines == ["red yes", "they lived happily"]


def test_a_step_that_is_no_more_is_named() -> None:
    plain = NOTES.dump(run(Journey()))
    plain["stack"][0]["step"] = "fly"

    with pytest.raises(RecordError, match="fly"):
        NOTES.load(plain)


def test_what_cannot_be_saved_says_so() -> None:
    with pytest.raises(TypeError, match="Stream"):
        NOTES.plain(Stream("x"))


def test_types_of_a_game_are_saved_by_its_own_functions() -> None:
    class Banner:
        def __init__(self, text: str) -> None:
            self.text = text

    codec = Codec(Notebook, {Banner: (lambda banner: banner.text, Banner)})

    assert codec.plain({"flag": Banner("red")}) == {"flag": "red"}
    assert codec.value("red", Banner).text == "red"


def test_a_saved_result_comes_back() -> None:
    state = run(AskWord("red"))
    state.finish(kind="draw", seats=["red"])
    advance(state)

    assert NOTES.load(as_json(NOTES.dump(state))).result == {"kind": "draw", "seats": ["red"]}
