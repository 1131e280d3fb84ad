"""Cards and events that hold a retreat, or put one before the combat. [cards ap_27, ap_39, cp_61]"""

from __future__ import annotations

from greatpowers.games.paths_of_glory.printed.card_names import GREAT_RETREAT, HAIG
from tests.games.paths_of_glory.fights import Fight


def test_they_shall_not_pass_holds_the_line() -> None:
    """Item 185: no retreat is due for losing; the attacker does not advance."""
    units = {"metz": ["ge_1", "ge_2", "ge_3"], "verdun": ["fr_1", "fr_2"]}
    fight = Fight(units, hands={"ap": ["ap_39"]}, dice=[4, 1], turn=9)
    fight.attack("verdun", "ge_1@metz, ge_2@metz, ge_3@metz").say("card ap_39")
    fight.pass_by("ChooseLosses")

    assert fight.event("RetreatCancelled").why == "ap_39"
    assert fight.asked == ""
    assert fight.at("verdun") != []


def test_haig_lets_entrenched_germans_stay() -> None:
    """[card cp_61]"""
    units = {"amiens": ["br_1", "br_2", "br_3"], "cambrai": ["ge_1", "ge_2"], "sedan": ["ge_3"]}
    fight = Fight(
        units, side="ap", cp_holds=["cambrai", "sedan"], trenches={"cp": {"cambrai": 1}}, dice=[6, 1],
        turn=12, events={HAIG: 12},
    )  # fmt: skip
    fight.attack("cambrai", "br_1@amiens, br_2@amiens, br_3@amiens")
    fight.pass_by("ChooseLosses")

    assert fight.event("RetreatCancelled").why == "haig"


def test_russians_slip_away_before_the_combat() -> None:
    """[card ap_27] All Russians go one space; nobody is left, so the attacker advances one space."""
    units = {"lodz": ["ge_1", "ge_2"], "plock": ["ru_2", "ru_corps"]}
    fight = Fight(units, cp_holds=["lodz"], events={GREAT_RETREAT: 5}, turn=5)
    fight.attack("plock", "ge_1@lodz, ge_2@lodz")

    assert (fight.asked, fight.options()) == ("ChooseSlip", ["slip away", "fight"])

    fight.say("slip away")
    fight.pass_by("ChooseRetreat")

    assert fight.events("FireResolved") == []
    assert fight.options()[-1] == "done"
    assert all(option.endswith(" to plock") for option in fight.options()[:-1])


def test_others_stay_and_fight_when_russians_slip_away() -> None:
    """[card ap_27] What is left in the space is attacked."""
    units = {"lodz": ["ge_1", "ge_2"], "plock": ["ru_2", "ro_corps"]}
    fight = Fight(units, cp_holds=["lodz"], events={GREAT_RETREAT: 12}, at_war=["ro"], turn=12, dice=[1, 1])
    fight.attack("plock", "ge_1@lodz, ge_2@lodz").say("slip away", "retreat ru_2 to warsaw")

    assert fight.fire("ap").factors == 1
