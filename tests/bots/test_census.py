"""The census: what the code declares, what was seen, and what never was with or without a reason."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.bots.census import CensusReport, CensusTask, census_tasks, count_game, run_census
from greatpowers.bots.census_report import Census, census_of, read_reasons, report_text, seen_in
from greatpowers.bots.declared import declared, declared_reasons
from greatpowers.bots.soak import SoakFailure
from greatpowers.engine.chance import Dice
from greatpowers.engine.codec import Codec
from greatpowers.engine.errors import Refusal
from greatpowers.engine.events import Event, event
from greatpowers.engine.frames import LEAVE, Choice, Next, Procedure, frame, step
from greatpowers.engine.options import Scenario
from greatpowers.engine.seen import EVERYBODY, game_state, seen_by
from greatpowers.engine.state import GameState
from greatpowers.engine.study import Study
from tests.testkit.toy import Toy

CARDS = ("ace", "king")


@game_state
class PathState(GameState):
    """A walk of a few steps."""

    walked: int = seen_by(EVERYBODY, default=0)

    def copy(self) -> PathState:
        twin = PathState(walked=self.walked)
        twin.copy_flow_from(self)
        return twin


@event
class StepTaken(Event):
    card: str


@event
class CliffFallen(Event):
    """There is no cliff."""


@frame
class ChoosePace(Choice):
    """How far?"""

    seat: str

    def options(self, state: PathState) -> list[str]:
        return ["one", "two"]

    def chosen(self, state: PathState, option: str) -> None:
        state.walked += 1
        state.record(StepTaken("ace"))

    def refuse(self, state: PathState, option: str) -> Refusal | None:
        if state.walked > 99:
            return Refusal("path-too-long", "P9")
        return None if option in self.options(state) else Refusal("path-no-such-pace", "P1")

    def read(self, state: PathState, text: str) -> str:
        return text


@frame
class ChooseBridge(Choice):
    """Nobody comes to a bridge."""

    seat: str

    def options(self, state: PathState) -> list[str]:
        return ["over"]


@frame
class Walk(Procedure):
    """Paces, and a step that is planted to be never reached."""

    @step
    def pace(self, state: PathState) -> Next | None:
        state.then(*(ChoosePace("red") for _ in range(3)))
        return None

    @step
    def rest(self, state: PathState) -> Next | None:
        return LEAVE

    @step
    def dead(self, state: PathState) -> None:
        state.record(CliffFallen())


@frame
class Errand(Procedure):
    """One walk."""

    @step
    def walk(self, state: PathState) -> None:
        state.then(Walk())

    @step
    def arrive(self, state: PathState) -> None:
        state.finish(kind="win", seats=["red"])


class PathStudy(Study):
    """Two cards, one of which is never used."""

    card_uses = dict.fromkeys(CARDS, ("event",))
    words = (("one", "two", "three"),)

    def card_used(self, event: Event) -> tuple[str, str] | None:
        return (event.card, "event") if isinstance(event, StepTaken) else None


class PathGame(Toy):
    """A short walk for one."""

    id = "path"
    scenarios = (Scenario("short", ("red",)), Scenario("long", ("red",)))
    options = ()
    standing = ()
    codec = Codec(PathState)

    def setup(self, scenario: Scenario, options: Any, state_dice_key: bytes) -> Any:
        state = PathState()
        state.dice = Dice(state_dice_key)
        state.push(Errand())
        return state

    def study(self) -> Study:
        return PathStudy()

    def standing_samples(self, state: Any, seat: str) -> list[str]:
        return []

    def illegal_samples(self, state: Any, seat: str) -> list[str]:
        return ["seven"]


class BrokenPath(PathGame):
    """A question that breaks down on an odd answer."""

    def illegal_samples(self, state: Any, seat: str) -> list[str]:
        raise ZeroDivisionError


def find_path(_: str) -> PathGame:
    return PathGame()


TABLE = f"{__name__}:find_path"


def counted(games: int = 4, **settings: Any) -> list[CensusReport]:
    return run_census(census_tasks(TABLE, "path", games, **settings))


def test_a_planted_dead_step_and_all_else_that_never_happens_is_listed() -> None:
    census = census_of(PathGame(), counted())

    assert census.never == [
        "event CliffFallen",
        "asked ChooseBridge",
        "answered ChooseBridge",
        "step Walk.dead",
        "card king event",
        "reason path-too-long [P9]",
    ]
    assert census.unexplained == census.never


def test_what_happens_is_counted_by_scenario() -> None:
    census = census_of(PathGame(), counted())

    assert census.by_scenario["short"]["step Walk.pace"] == 2
    assert census.by_scenario["long"]["answered ChoosePace"] == 6
    assert census.times["event StepTaken"] == census.times["card ace event"] == 12
    assert census.times["reason path-no-such-pace [P1]"] >= 12


def test_the_same_seed_counts_the_same_with_any_number_of_workers() -> None:
    tasks = census_tasks("greatpowers.games.table:find_game", "diplomacy", 2, options={"last_year": 1901})

    assert run_census(tasks) == run_census(tasks, workers=2)


def test_reasons_are_asked_for_what_never_happens_and_only_for_that() -> None:
    text = """
        [[never]]
        reason = '''There are no cliffs
            in this land.'''
        kinds = ["event CliffFallen", "step Walk.dead"]
        [[never]]
        reason = "Outdated."
        kinds = ["step Walk.pace", "event Forgotten"]
    """
    found = census_of(PathGame(), counted())
    census = Census(found.declared, found.by_scenario, read_reasons(text)[0])

    assert census.reasons["step Walk.dead"] == "There are no cliffs in this land."
    assert "step Walk.dead" not in census.unexplained
    assert "card king event" in census.unexplained
    assert census.outdated == ["step Walk.pace", "event Forgotten"]


def test_a_reason_for_what_is_rare_holds_whether_it_is_seen_or_not() -> None:
    text = """
        [[rare]]
        reason = "Seldom."
        kinds = ["event CliffFallen", "step Walk.pace", "event Forgotten"]
    """
    found = census_of(PathGame(), counted())
    never, rare = read_reasons(text)
    census = Census(found.declared, found.by_scenario, rare, tuple(rare))

    assert never == {}
    assert "event CliffFallen" in census.never
    assert "event CliffFallen" not in census.unexplained
    assert census.outdated == ["event Forgotten"]


def test_nothing_has_two_reasons() -> None:
    entry = "reason = '.'\nkinds = ['event CliffFallen']"

    for first, second in (("never", "never"), ("never", "rare")):
        with pytest.raises(AssertionError, match="two reasons"):
            read_reasons(f"[[{first}]]\n{entry}\n[[{second}]]\n{entry}")


def test_a_report_names_its_command_and_can_be_read_again() -> None:
    census = census_of(PathGame(), counted())

    text = report_text(census, "greatpowers soak path", {"random": 4})

    assert "    greatpowers soak path" in text
    assert seen_in(text) == {kind: times for kind, times in census.times.items() if times}
    assert all(f"- `{kind}`" in text for kind in census.never)


def test_whatever_breaks_down_names_its_game_and_seed() -> None:
    task = CensusTask(TABLE, "path", "short", {}, "7")

    with pytest.raises(SoakFailure, match=r"path short seed '7'.*ZeroDivisionError"):
        count_game(BrokenPath(), task)


def test_only_what_the_game_itself_declares_is_looked_for() -> None:
    kinds = declared(PathGame())

    assert "step Errand.arrive" in kinds
    assert "step Course.deal" not in kinds  # another game's


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('Refusal("a-b", "1.2", {})', [("a-b", "1.2")]),
        ('Refusal("a-b")', [("a-b", "")]),
        ('Refusal("a-b", rule_of(x))', [("a-b", "*")]),
        ('Refusal("a-b", "1" if x else "2")', [("a-b", "1"), ("a-b", "2")]),
        ('Refusal("a-b" if x else "c-d", "1" if x else "2")', [("a-b", "1"), ("c-d", "2")]),
        ('def no(text, message, rule): return Refusal(message, rule)\nno(1, "a-b", "3")', [("a-b", "3")]),
        ('T = {1: ("a-b", "4.1")}\nmessage, rule = T[1]\nReason(message, rule)', [("a-b", "4.1")]),
        ('print("a-b", "1.2")', []),
    ],
)
def test_reasons_are_read_from_the_code(source: str, found: list[tuple[str, str]]) -> None:
    assert declared_reasons([source]) == found
