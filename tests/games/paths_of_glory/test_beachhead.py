"""Into the beachhead and out of it after combat. [9.5.3.5, 11.1.10, 12.5.5, 12.7.1]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from greatpowers.engine.match import Match
from greatpowers.engine.options import Scenario
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games.paths_of_glory.positions.documents import dump, load
from greatpowers.games.paths_of_glory.printed.names import NATION_NUMBER
from greatpowers.games.paths_of_glory.state.state import AT_WAR_AT_START, State
from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.seen import beachhead_of
from tests.testkit.dice import PurposeDice

TURKEY_AT_WAR = AT_WAR_AT_START | 1 << NATION_NUMBER["tu"] | 1 << NATION_NUMBER["pe"]
#: The Allies have landed; three Turkish corps stand over the beach.
LANDED: dict[str, Any] = {
    "scenario": "campaign",
    "turn": 4,
    "to_act": "cp",
    "at_war": ["tu"],
    "beachhead": "mef_1",
    "commitment": {"ap": "limited", "cp": "limited"},
    "units": {"mef_1": ["br_corps reduced"], "gallipoli": ["tu_corps", "tu_corps", "tu_corps reduced"]},
    "hands": {"cp": ["cp_12"], "ap": []},
}


class LoadedPathsOfGlory(PathsOfGlory):
    """The attackers roll sixes."""

    def setup_position(
        self,
        position: Mapping[str, Any],
        scenario: Scenario,
        options: Mapping[str, Any],
        state_dice_key: bytes,
    ) -> State:
        state = super().setup_position(position, scenario, options, state_dice_key)
        state.dice = PurposeDice(state_dice_key, {"fire attacker": 6, "fire defender": 1})
        return state


def played(*answers: str) -> Match:
    """A match from the position, after these answers."""
    match = Match(LoadedPathsOfGlory(), "campaign", load(LANDED).options, seed="beach", position=LANDED)
    for answer in answers:
        match.decide(match.pending()[0].seat, answer)
    return match


def offer(match: Match) -> list[str]:
    question = match.pending()[0]
    return [question.choice.write(option) for option in question.offer]


def passed_by(match: Match, *kinds: str) -> Match:
    """The last answer is given as long as one of these questions is asked."""
    while type(match.pending()[0].choice).__name__ in kinds:
        match.decide(match.pending()[0].seat, offer(match)[-1])
    return match


def test_r12_7_1_all_attackers_at_full_strength_enter_the_beachhead() -> None:
    """From the landing to the end of the battle: the first takes the marker, the second follows."""
    match = played("ops cp_12", "activate gallipoli attack")
    passed_by(match, "ChooseActivation")
    match.decide("cp", "attack mef_1")
    match.decide("cp", "with tu_corps@gallipoli, tu_corps@gallipoli, tu_corps reduced@gallipoli")
    passed_by(match, "ChooseCombatCard", "ChooseLosses")
    first = offer(match)
    match.decide("cp", "advance tu_corps@gallipoli to mef_1")
    second = offer(match)
    match.decide("cp", "advance tu_corps@gallipoli to mef_1")
    after = dump(match.state)  # type: ignore[arg-type]

    assert first == second == ["advance tu_corps@gallipoli to mef_1", "done"]
    assert after["units"]["mef_1"] == ["tu_corps", "tu_corps"]
    assert after["units"]["gallipoli"] == ["tu_corps reduced"]
    assert after["beachhead"] is None
    assert match.pending()[0].seat == "ap"


def test_r12_7_1_stacking_still_holds_on_the_beach() -> None:
    """Three may stand there; the fourth is told why he may not."""
    units = {
        "gallipoli": ["tu_corps", "tu_corps", "tu_corps"],
        "mef_1": ["br_corps reduced"],
    }
    fight = Fight(
        units,
        dice=[6, 1],
        at_war=["tu"],
        beachhead="mef_1",
        cp_holds=["gallipoli"],
        ap_holds=["mef_1"],
    ).attack("mef_1", "tu_corps@gallipoli, tu_corps@gallipoli, tu_corps@gallipoli")
    for _ in range(3):
        fight.say("advance tu_corps@gallipoli to mef_1")

    assert fight.at("mef_1") == ["tu_corps"] * 3
    assert beachhead_of(fight.state) == ""


def test_r12_5_5_all_who_must_go_back_over_the_beach_go_together() -> None:
    """The first Turk to enter takes the marker away; his comrade is not lost for that."""
    units = {
        "gallipoli": ["tu_corps", "tu_corps"],
        "constantinople": ["ru_corps"],
        "adrianople": ["ru_corps", "ru_corps", "ru_corps"],
    }
    ashore = ("mef_1", "constantinople", "adrianople", "burgas", "varna")
    fight = Fight(
        units,
        ["adrianople"],
        side="ap",
        dice=[6, 1],
        at_war=["tu", "bu", "ro"],
        beachhead="mef_1",
        ap_holds=ashore,
        destroyed=["constantinople", "adrianople"],
    )
    fight.attack("gallipoli", "ru_corps@adrianople, ru_corps@adrianople, ru_corps@adrianople")
    fight.pass_by("ChooseLosses").pass_by("ChooseStand", last=True)
    fight.pass_by("ChooseRetreat")

    assert fight.event("CombatDecided").retreat == 1
    assert [move.path for move in fight.events("UnitMoved")] == [("gallipoli", "mef_1")] * 2
    assert beachhead_of(fight.state) == ""


def test_r11_1_10_nobody_enters_a_bare_beach_by_a_later_combat() -> None:
    """What the first combat left open is shut again."""
    match = played("ops cp_12", "activate gallipoli attack")
    passed_by(match, "ChooseActivation")
    match.decide("cp", "attack mef_1")
    match.decide("cp", "with tu_corps@gallipoli")
    passed_by(match, "ChooseCombatCard", "ChooseLosses")
    match.decide("cp", "advance tu_corps@gallipoli to mef_1")

    assert "attack mef_1" not in offer(match)
    assert isinstance(match.state, State)
    assert beachhead_of(match.state) == ""
