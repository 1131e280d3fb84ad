"""What is told of how the war was fought once it is over: battles begun and won, armies lost."""

from __future__ import annotations

from greatpowers.games.paths_of_glory.show.score import PathsOfGloryScoring
from tests.games.paths_of_glory.fights import Fight


def figures(fight: Fight) -> dict[str, dict[str, int]]:
    told = PathsOfGloryScoring().figures([recorded.event for recorded in fight.state.events])
    return {one.told.message: one.counts for one in told}


def test_before_the_first_shot_nothing_is_counted() -> None:
    counted = figures(Fight({"sedan": ["ge_2"], "cambrai": ["fr_6"]}, cp_holds=["sedan"]))

    none = {"ap": 0, "cp": 0}
    assert counted == {"pog-figure-begun": none, "pog-figure-won": none, "pog-figure-lost": none}


def test_an_army_whose_stand_in_perishes_too_is_lost_once() -> None:
    """Its corps could not retreat; the army had fallen in the battle. [12.5.4]"""
    units = {"cambrai": ["ge_1", "ge_2"], "calais": ["fr_5 reduced"], "ostend": ["ge_3"], "amiens": ["ge_4"]}
    fight = Fight(
        {**units, "ap_reserve_box": ["fr_corps"]}, ["cambrai"], dice=[3, 1],
        cp_holds=["sedan", "cambrai", "ostend", "amiens", "brussels", "liege"],
    )  # fmt: skip
    fight.attack("calais", "ge_1@cambrai, ge_2@cambrai")
    fight.pass_by("ChooseLosses", "ChooseStand", last=True)

    assert len(fight.events("UnitEliminated")) == 3
    assert figures(fight) == {
        "pog-figure-begun": {"ap": 0, "cp": 1},
        "pog-figure-won": {"ap": 0, "cp": 1},
        "pog-figure-lost": {"ap": 1, "cp": 0},
    }
