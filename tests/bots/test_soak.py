"""The soak: sound games pass it, and each kind of mistake is found by it."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from greatpowers.bots.soak import (
    SoakFailure,
    SoakReport,
    random_options,
    run_soak,
    soak_game,
    soak_tasks,
    taste_named,
)
from greatpowers.engine.chance import Stream
from greatpowers.engine.codec import Codec
from greatpowers.engine.errors import InvariantBroken, OptionError
from greatpowers.engine.game import Game
from greatpowers.engine.match import Match, Question
from greatpowers.engine.options import Scenario
from greatpowers.engine.state import GameState
from greatpowers.engine.study import Study, Taste
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.printed.seats import SCENARIOS
from greatpowers.games.diplomacy.state.state import State
from tests.testkit.toy import Toy

SHORT = {"last_year": 1904}


class Talkative(Diplomacy):
    """Diplomacy in which somebody always has something to say."""

    arena_options: Mapping[str, Any] = {"last_year": 1903, "unlawful_orders": "refused"}

    def standing_samples(self, state: State, seat: str) -> Sequence[str]:
        return ("press all: good morning", "press grey all: boo", "draw yes", "draw no", "concede")


class Chatty(Toy):
    """The toy with somebody talking over it."""

    def survivors(self, state: Any) -> Sequence[str]:
        return tuple(state.seats)

    def standing_samples(self, state: Any, seat: str) -> Sequence[str]:
        return (f"say {seat} is bored in round {state.round}", "say")


class Leaking(Diplomacy):
    """Shows everybody's sealed orders to everybody."""

    def view(self, state: State, seat: str | None) -> Any:
        sealed = sorted(str(orders) for orders in state.sealed.values())
        return replace(super().view(state, seat), italy_goes_to=" ".join(sealed))


class Entangled(State):
    """A state whose copies share the sealed orders with it."""

    def copy(self) -> State:
        twin = super().copy()
        twin.sealed = self.sealed
        return twin


class Sharing(Diplomacy):
    def setup(self, scenario: Scenario, options: Mapping[str, Any], state_dice_key: bytes) -> State:
        sound = super().setup(scenario, options, state_dice_key)
        state = Entangled(
            options=sound.options, units=sound.units, centres=sound.centres, powers=sound.powers
        )
        state.copy_flow_from(sound)
        return state


class Forgetful(Codec):
    """Loads what was saved one year later."""

    def load(self, plain: Mapping[str, Any]) -> GameState:
        return super().load({**plain, "year": plain["year"] + 1})


class BadlySaved(Diplomacy):
    codec = Forgetful(State, Diplomacy.codec.hooks)


class Impossible(Diplomacy):
    def check(self, state: Any) -> None:
        if state.year == 1902:
            raise InvariantBroken("1.4", "there is no such year")


class Permissive(Diplomacy):
    """Calls orders illegal that are not."""

    def illegal_samples(self, state: Any, seat: str) -> Sequence[str]:
        return ["none"]


class Absent(Diplomacy):
    """Imagines states in which a seat is not asked."""

    def determinize(self, view: Any, seed: str) -> State:
        return super().determinize(replace(view, asked=view.asked[1:]), seed)


class Drifting(Diplomacy):
    """Begins a year later every time."""

    begun = 0

    def setup(self, scenario: Scenario, options: Mapping[str, Any], state_dice_key: bytes) -> State:
        state = super().setup(scenario, options, state_dice_key)
        state.year += self.begun
        type(self).begun += 1
        return state


class Stubborn(Study):
    """Always the first of the options."""

    def tastes(self) -> Mapping[str, Taste]:
        return {"firsts": lambda _state, question, _stream: question.offer[0]}


class ToyOfHabit(Chatty):
    def study(self) -> Study:
        return Stubborn()


def find_talkative(name: str) -> Game:
    assert name == "diplomacy"
    return Talkative()


TABLE = f"{__name__}:find_talkative"


@pytest.mark.parametrize("scenario", [scenario.id for scenario in SCENARIOS])
def test_diplomacy_passes_in_every_scenario(scenario: str) -> None:
    report = soak_game(Diplomacy(), scenario, {"last_year": 1925}, "steady")

    assert report.decisions > 20
    assert report.costly_checks > 0
    assert report.result["kind"] in ("draw", "win")


@pytest.mark.parametrize("scenario", ["two", "three"])
def test_a_game_with_cards_and_dice_passes(scenario: str) -> None:
    report = soak_game(Chatty(), scenario, {}, "soak", thorough=2)

    assert report.costly_checks == report.decisions
    assert 0 < report.undone < report.decisions


def test_all_checks_at_every_decision() -> None:
    report = soak_game(Diplomacy(), "seven", {"last_year": 1902}, "soak", thorough=2)

    assert report.costly_checks == report.decisions
    assert report.undone > 0


def test_the_same_seed_gives_the_same_report() -> None:
    assert soak_game(Talkative(), "four", SHORT, "s") == soak_game(Talkative(), "four", SHORT, "s")


def test_things_are_said_out_of_turn() -> None:
    reports = [
        soak_game(Talkative(), "seven", {"last_year": 1910, "press": "grey"}, str(n)) for n in range(6)
    ]

    assert sum(report.standing for report in reports) > 0


def test_a_game_without_end_is_left_in_the_middle() -> None:
    report = soak_game(Diplomacy(), "seven", {}, "endless", thorough=0, most_decisions=150)

    assert report.decisions == 150
    assert report.result == {}


@pytest.mark.parametrize(
    ("game", "found"),
    [
        (Leaking, "the view of .* shows something hidden"),
        (Sharing, "deciding on a copy changed the original"),
        (BadlySaved, "a loaded state differs from the saved one"),
        (Impossible, "InvariantBroken: .* there is no such year"),
        (Permissive, "'none' of .* should be refused"),
        (Absent, "the state .* imagines asks"),
        (Drifting, "RecordError: hash after decision"),
    ],
)
def test_a_broken_game_is_found_out(game: Callable[[], Game], found: str) -> None:
    with pytest.raises(SoakFailure, match=f"diplomacy seven seed 'bug' .* after decision .*: {found}"):
        soak_game(game(), "seven", SHORT, "bug", thorough=2)


def test_an_undo_that_undoes_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undo", lambda *_: None)

    with pytest.raises(SoakFailure, match=r"undo of .* does not give what was before"):
        soak_game(Diplomacy(), "seven", SHORT, "bug", thorough=2)


def test_a_game_in_which_nobody_is_asked_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "pending", lambda _: [])

    with pytest.raises(SoakFailure, match="nobody is asked"):
        soak_game(Diplomacy(), "seven", SHORT, "bug")


def test_a_failure_can_come_from_another_process() -> None:
    failure = SoakFailure("diplomacy", "two", {"press": "none"}, "7", 12, "all is lost")

    assert str(pickle.loads(pickle.dumps(failure))) == str(failure)
    assert (failure.game, failure.seed, failure.decision) == ("diplomacy", "7", 12)


def test_scenarios_and_options_take_turns() -> None:
    tasks = soak_tasks(TABLE, "diplomacy", 12, seed="s")

    assert [task.scenario for task in tasks[:6]] == [scenario.id for scenario in SCENARIOS]
    assert {task.options["reading"] for task in tasks} == {"rulebook", "datc3"}
    assert {task.options["last_year"] for task in tasks} == {1903}


def test_a_long_run_can_be_made_in_parts() -> None:
    whole = soak_tasks(TABLE, "diplomacy", 10, seed="s")
    parts = [
        *soak_tasks(TABLE, "diplomacy", 4, seed="s"),
        *soak_tasks(TABLE, "diplomacy", 6, seed="s", first=4),
    ]

    assert parts == whole


def test_options_can_be_fixed() -> None:
    tasks = soak_tasks(TABLE, "diplomacy", 4, scenario="two", options={"reading": "datc3"})

    assert {(task.scenario, task.options["reading"]) for task in tasks} == {("two", "datc3")}


def test_drawn_options_are_ones_the_game_takes() -> None:
    for number in range(20):
        match = Match(Diplomacy(), options=random_options(Diplomacy(), Stream(number)), seed="s")

        assert match.options["last_year"] == 0


def test_the_number_of_workers_changes_nothing() -> None:
    tasks = soak_tasks(TABLE, "diplomacy", 6, seed="w")
    seen: list[str] = []
    reports = run_soak(tasks, workers=2, progress=lambda report: seen.append(report.task.seed))

    assert reports == run_soak(tasks)
    assert seen == [task.seed for task in tasks]


def test_random_play_can_prefer_what_the_game_offers() -> None:
    report = soak_game(ToyOfHabit(), "two", {}, "soak", prefer="firsts")
    others = soak_game(ToyOfHabit(), "two", {}, "soak")

    assert report == soak_game(ToyOfHabit(), "two", {}, "soak", prefer="firsts")
    assert report != others


def test_a_preference_the_game_does_not_offer_is_refused() -> None:
    with pytest.raises(OptionError, match="diplomacy cannot prefer 'firsts'"):
        soak_tasks(TABLE, "diplomacy", 1, prefer="firsts")


def test_plain_chance_prefers_nothing() -> None:
    match = Match(Diplomacy(), "seven", SHORT, seed="plain")
    question: Question = match.pending()[0]
    taste = taste_named(Diplomacy(), "")

    answer = taste(match.state, question, Stream("s"))

    assert answer == question.choice.sample(question.offer, Stream("s"))


def test_a_soak_stops_when_there_is_enough() -> None:
    tasks = soak_tasks(TABLE, "diplomacy", 6, seed="w")
    seen: list[str] = []
    reports = run_soak(
        tasks, progress=lambda report: seen.append(report.task.seed), enough=lambda: len(seen) == 2
    )

    assert [report.task.seed for report in reports] == [task.seed for task in tasks[:2]]


def test_enough_is_enough_for_several_workers_too() -> None:
    tasks = soak_tasks(TABLE, "diplomacy", 12, seed="w")
    seen: list[str] = []

    def note(report: SoakReport) -> None:
        seen.append(report.task.seed)

    reports = run_soak(tasks, workers=2, progress=note, enough=lambda: len(seen) == 3)

    assert reports == run_soak(tasks[:3])
