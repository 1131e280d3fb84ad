"""The steps of a combat in their order, strengths, fire and who has won. [12.2, 15.1]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.card_names import SINAI_PIPELINE
from greatpowers.games.paths_of_glory.printed.units import IS_ARMY
from tests.games.paths_of_glory.changing import mark_retreated
from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.seen import (
    besieged_forts,
    broken_sieges,
    counters_in,
    destroyed_forts,
    places,
)

CAMBRAI = {"sedan": ["ge_2"], "cambrai": ["fr_5"]}


def names(fight: Fight) -> list[str]:
    """The kinds of events, in order."""
    return [type(recorded.event).__name__ for recorded in fight.state.events]


def test_r12_2_1_steps_run_in_the_order_of_the_book() -> None:
    """Items 239, 241: trench cards, flank, attacker's cards, defender's cards, fire, losses, winner, retreat,
    advance."""
    units = {"sedan": ["ge_2"], "brussels": ["ge_1"], "cambrai": ["fr_5"], "ap_reserve_box": ["fr_corps"]}
    fight = Fight(
        units,
        cp_holds=["sedan", "brussels", "liege"],
        trenches={"ap": {"cambrai": 1}},
        hands={"ap": ["ap_06"], "cp": ["cp_50", "cp_19"]},
        events={"cp_54": 1},
        dice=[3, 2, 1],
        turn=13,
    )
    fight.attack("cambrai", "ge_1@brussels, ge_2@sedan")
    asked = []
    for text in ("card cp_50", "flank brussels", "card cp_19", "done"):
        asked.append((fight.asked, fight.seat))
        fight.say(text)

    assert asked == [
        ("ChooseCombatCard", "cp"),
        ("ChooseFlank", "cp"),
        ("ChooseCombatCard", "cp"),
        ("ChooseCombatCard", "ap"),
    ]
    order = [n for n in names(fight) if n in ("FlankTried", "FireResolved", "UnitReduced", "CombatDecided")]
    assert order == ["FlankTried", "FireResolved", "UnitReduced", "FireResolved", "CombatDecided"]
    assert fight.asked == "ChooseRetreat"

    fight.say("retreat fr_5 reduced to amiens paris")

    assert fight.asked == "ChooseAdvance"


def test_r12_2_3_the_fort_adds_its_factor_to_the_defence() -> None:
    """Items 240, 366: Verdun's 3 beside the army's 3; on the army table because of the army."""
    fight = Fight({"metz": ["ge_4"], "verdun": ["fr_3"]}, dice=[1, 1]).attack("verdun")

    assert (fight.fire("ap").factors, fight.fire("ap").table) == (6, "army")


def test_r15_1_5_a_fort_never_helps_an_attack() -> None:
    """Item 366: Metz adds nothing to those who attack out of it."""
    fight = Fight({"metz": ["ge_4"], "verdun": ["fr_3"]}, dice=[1, 1]).attack("verdun")

    assert fight.fire("cp").factors == 5


def test_r15_1_4_the_fort_of_the_attacker_does_not_defend() -> None:
    """Item 366: besiegers of Liege are attacked; the Belgian fort is no help to them."""
    units = {"liege": ["ge_1"], "brussels": ["fr_5"], "koblenz": ["ge_corps"]}
    fight = Fight(units, side="ap", besieged=["liege"], dice=[1, 1]).attack("liege")

    assert fight.fire("cp").factors == 5


def test_a_fort_alone_fires_on_the_corps_table() -> None:
    """Items 243, 366, pitfall 28: Liege with its 3."""
    fight = Fight({"koblenz": ["ge_1"]}, dice=[2, 5]).attack("liege")

    assert (fight.fire("ap").table, fight.fire("ap").factors, fight.fire("ap").loss) == ("corps", 3, 2)


def test_a_fort_fires_at_its_besiegers_who_storm_it() -> None:
    """Item 365, pitfall 28: attacked from within the siege the fort counts all the same."""
    fight = Fight({"liege": ["ge_1"]}, besieged=["liege"], dice=[2, 6]).attack("liege")

    assert fight.fire("ap").factors == 3
    assert fight.at("liege") == ["ge_1"]


def test_r15_1_7_a_fort_has_one_step_and_stays_destroyed() -> None:
    """Items 274, 367: a loss number of its factor destroys it; less does nothing."""
    holds = Fight({"koblenz": ["ge_1"]}, dice=[1, 1]).attack("liege")
    falls = Fight({"koblenz": ["ge_1"]}, dice=[2, 1]).attack("liege")

    assert not destroyed_forts(holds.state)
    assert falls.event("FortDestroyed").space == "liege"
    assert "liege" in destroyed_forts(falls.state)


def test_r15_1_10_a_fort_keeps_its_space_until_it_falls() -> None:
    """Items 368, 313: besiegers own nothing; when the fort falls to them the space is theirs at once."""
    units = {"liege": ["ge_1"]}
    holds = Fight(units, besieged=["liege"], dice=[1, 1]).attack("liege")
    falls = Fight(units, besieged=["liege"], dice=[6, 1]).attack("liege")

    assert holds.controlled_by("liege") == "ap"
    assert falls.controlled_by("liege") == "cp"
    assert not besieged_forts(falls.state)


@pytest.mark.parametrize(
    ("units", "side", "played", "drm"),
    [
        ({"sinai": ["tu_corps"], "cairo": ["br_corps"]}, "cp", {}, -3),
        ({"sinai": ["tu_corps"], "cairo": ["br_corps"]}, "cp", {SINAI_PIPELINE: 1}, -3),
        ({"sinai": ["br_corps"], "gaza": ["tu_corps"]}, "ap", {}, -3),
        ({"sinai": ["br_corps"], "gaza": ["tu_corps"]}, "ap", {SINAI_PIPELINE: 1}, 0),
    ],
)
def test_r12_2_7_attacks_only_out_of_sinai_suffer(
    units: dict[str, list[str]], side: str, played: dict[str, int], drm: int
) -> None:
    """Item 242: -3 for either side; the pipeline frees the Allies alone."""
    holds = {"ap_holds": ["sinai"]} if side == "ap" else {}
    fight = Fight(units, ["sinai"], side=side, at_war=["tu"], turn=5, events=played, dice=[4, 1], **holds)
    fight.attack("gaza" if side == "ap" else "cairo")

    assert fight.fire(side).drm == drm


def test_r12_2_7_a_joint_attack_does_not_suffer_in_sinai() -> None:
    """Item 242: one attacker from elsewhere is enough."""
    units = {"sinai": ["br_corps"], "beersheba": ["br_corps"], "gaza": ["tu_corps"]}
    fight = Fight(units, side="ap", at_war=["tu"], turn=5, ap_holds=["sinai", "beersheba"], dice=[4, 1])
    fight.attack("gaza", "br_corps@sinai, br_corps@beersheba")

    assert fight.fire("ap").drm == 0


def test_r12_2_9_fire_is_simultaneous() -> None:
    """Items 246, 247: the defender bears losses first, and they do not weaken its fire."""
    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5 reduced"], "ap_reserve_box": ["fr_corps"]}
    fight = Fight(units, ["sedan"], cp_holds=["sedan"], dice=[6, 6])
    fight.attack("cambrai", "ge_2@sedan, ge_3@sedan")

    assert fight.fire("ap").factors == 2
    assert fight.fire("ap").loss == 3
    assert (fight.asked, fight.seat) == ("ChooseLosses", "cp")
    assert fight.at("cambrai") == []


def test_r12_2_11_loss_numbers_decide_not_steps() -> None:
    """Item 248: neither side can lose a step, and still the higher number wins."""
    fight = Fight(CAMBRAI, cp_holds=["sedan"], dice=[1, 1]).attack("cambrai")

    assert fight.event("CombatDecided").winner == "cp"
    assert fight.events("UnitReduced") == []
    assert fight.event("CombatDecided").defender_loss == 2


def test_r12_2_11_equal_numbers_are_a_tie() -> None:
    """Items 248, 281: nobody won and nobody retreats."""
    fight = Fight(CAMBRAI, cp_holds=["sedan"], dice=[1, 2]).attack("cambrai")

    assert fight.event("CombatDecided").winner == ""
    assert fight.event("CombatDecided").retreat == 0
    assert fight.at("cambrai") == ["fr_5"]


def test_r12_2_12_no_full_attacker_left_no_retreat() -> None:
    """Item 249: the only attacker came out reduced."""
    fight = Fight(CAMBRAI, cp_holds=["sedan"], dice=[6, 4]).attack("cambrai")

    assert fight.event("CombatDecided").winner == "cp"
    assert fight.at("sedan") == ["ge_2 reduced"]
    assert fight.event("CombatDecided").retreat == 0
    assert fight.at("cambrai") == ["fr_5 reduced"]


def test_r12_2_12_a_fresh_full_corps_forces_the_retreat() -> None:
    """Item 249: a replacement corps at full strength is a full-strength attacker."""
    units = {"sedan": ["ge_2 reduced", "ge_3 reduced"], "cambrai": ["fr_5"], "cp_reserve_box": ["ge_corps"]}
    fight = Fight(units, ["sedan"], cp_holds=["sedan"], dice=[6, 4])
    fight.attack("cambrai", "ge_2 reduced@sedan, ge_3 reduced@sedan")
    fight.say("keep ge_3 reduced@sedan, ge_corps@sedan | eliminated ge_2@sedan")

    assert fight.event("CombatDecided").retreat == 2


def test_r12_5_6_retreated_units_add_nothing_and_are_swept_away() -> None:
    """Items 294, 295, pitfalls 28, 35: no factors, no army table, lost outside the count without a corps."""
    units = {"sedan": ["ge_2"], "cambrai": ["fr_5", "fr_corps"], "ap_reserve_box": ["fr_corps"]}
    fight = Fight(units, cp_holds=["sedan"], dice=[1, 6])
    army = next(u for u in counters_in(fight.state, "cambrai") if IS_ARMY[u])
    mark_retreated(fight.state, army)
    fight.state.touch()
    fight.attack("cambrai")

    assert (fight.fire("ap").table, fight.fire("ap").factors) == ("corps", 1)
    assert "fr_5" in fight.eliminated("ap")
    assert fight.removed("ap") == []
    assert fight.at("ap_reserve_box") == ["fr_corps"]


def test_r12_5_6_a_loss_number_of_nothing_spares_them() -> None:
    """Item 295: at least 1 is needed."""
    units = {"czestochowa": ["ru_2", "ru_corps"], "cracow": ["ah_corps reduced"]}
    fight = Fight(units, dice=[1, 1])
    mark_retreated(fight.state, next(u for u in counters_in(fight.state, "czestochowa") if IS_ARMY[u]))
    fight.state.touch()
    fight.attack("czestochowa")

    assert fight.at("czestochowa") == ["ru_2", "ru_corps"]


def test_forts_without_units_have_no_use_of_trenches() -> None:
    """Item 253, pitfall 27: no shift for either side."""
    fight = Fight({"koblenz": ["ge_1"]}, trenches={"ap": {"liege": 2}}, dice=[1, 1]).attack("liege")

    assert (fight.fire("cp").shift, fight.fire("ap").shift) == (0, 0)


def test_r15_2_4_losses_may_break_a_siege() -> None:
    """Besiegers weakened below the need stay, but the fort is free again."""
    units = {"liege": ["ge_corps reduced", "ge_corps", "ge_corps"], "koblenz": ["ge_corps"]}
    fight = Fight(units, ["liege"], besieged=["liege"], dice=[1, 6])
    fight.attack("liege", "ge_corps reduced@liege")

    assert fight.at("liege") == ["ge_corps", "ge_corps"]
    assert not besieged_forts(fight.state)
    assert "liege" in broken_sieges(fight.state)


def test_a_replacement_corps_of_an_attack_does_not_attack_again() -> None:
    """Item 229: it took part in the combat of its army."""
    units = {"sedan": ["ge_2 reduced"], "cambrai": ["fr_5"], "chateau_thierry": ["fr_6"]}
    fight = Fight({**units, "cp_reserve_box": ["ge_corps"]}, ["sedan"], cp_holds=["sedan"], dice=[1, 4])
    fight.attack("cambrai")

    assert fight.at("sedan") == ["ge_corps"]
    assert fight.asked == ""


def test_a_copy_in_the_middle_of_a_combat_goes_on_alike() -> None:
    """Every question of a combat can be resumed from a copy."""
    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5", "fr_corps"], "ap_reserve_box": ["fr_corps"]}
    fight = Fight(units, cp_holds=["sedan"], dice=[4, 3]).attack("cambrai", "ge_2@sedan, ge_3@sedan")
    twin = Fight(units, cp_holds=["sedan"])
    twin.state = fight.state.copy()
    while fight.asked:
        assert twin.options() == fight.options()
        answer = fight.options()[0]
        fight.say(answer)
        twin.say(answer)

    assert twin.asked == ""
    assert places(twin.state) == places(fight.state)
