"""The card Withdrawal. [12.6]"""

from __future__ import annotations

from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.seen import removed_of

CARD = "card ap_06"


def withdraw(
    units: dict[str, list[str]],
    dice: list[int],
    attackers: str = "ge_2@sedan",
    target: str = "cambrai",
    **fields: object,
) -> Fight:
    """An attack out of Sedan against which Withdrawal is played."""
    held = ["sedan", "brussels", "liege"]
    fight = Fight(units, cp_holds=held, hands={"ap": ["ap_06"]}, dice=dice, **fields)  # type: ignore[arg-type]
    fight.attack(target, attackers)
    if fight.asked == "ChooseCombatCard":
        fight.say(CARD)
    return fight


def test_r12_6_2_it_is_played_after_the_flank_die() -> None:
    """Item 297."""
    units = {"sedan": ["ge_2"], "brussels": ["ge_1"], "cambrai": ["fr_5"]}
    fight = Fight(units, cp_holds=["sedan", "brussels", "liege"], hands={"ap": ["ap_06"]}, dice=[1, 1, 1])
    fight.attack("cambrai", "ge_1@brussels, ge_2@sedan").say("flank sedan")

    assert len(fight.events("FlankTried")) == 1
    assert (fight.seat, fight.options()) == ("ap", [CARD, "done"])


def test_r12_6_3_one_corps_step_comes_back() -> None:
    """Items 298, 303, pitfall 31: after losses a corps step is restored, then all go back one space."""
    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["br_1", "br_corps", "br_corps"]}
    fight = withdraw(units, [1, 1], "ge_2@sedan, ge_3@sedan").pass_by("ChooseLosses")

    assert (fight.asked, fight.seat) == ("ChooseRestored", "ap")
    assert fight.options() == ["flip br_corps", "return br_corps"]

    fight.say("return br_corps")

    assert fight.at("cambrai") == ["br_1", "br_corps reduced", "br_corps reduced"]
    assert fight.asked == "ChooseRetreat"


def test_r12_6_4_one_space_whatever_the_result() -> None:
    """Items 299, 301, pitfall 31: on a tie, on a defeat of the attacker, and when two spaces would be due."""
    for dice in ([1, 2], [1, 6], [6, 1]):
        units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5", "fr_6"]}
        fight = withdraw(units, dice).pass_by("ChooseLosses", "ChooseRestored")

        assert fight.event("CombatDecided").retreat == 1
        assert fight.asked == "ChooseRetreat"
        assert all(len(option.partition(" to ")[2].split()) == 1 for option in fight.options())


def test_r12_6_4_full_attackers_advance_one_space() -> None:
    """Item 299: also after a tie."""
    fight = withdraw({"sedan": ["ge_2"], "cambrai": ["fr_5"]}, [1, 2]).pass_by("ChooseRetreat")

    assert fight.options() == ["advance ge_2@sedan to cambrai", "done"]


def test_r12_6_4_the_advance_is_one_space_even_after_heavy_losses() -> None:
    """Item 299."""
    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5"]}
    fight = withdraw(units, [6, 1], "ge_2@sedan, ge_3@sedan").pass_by("ChooseRestored", "ChooseRetreat")

    assert all(option == "done" or option.endswith(" to cambrai") for option in fight.options())


def test_r12_6_5_terrain_and_trenches_do_not_cancel_it() -> None:
    """Item 300, pitfall 31."""
    units = {"cambrai": ["fr_5", "fr_6"], "sedan": ["ge_2", "ge_3"]}
    fight = withdraw(units, [1, 1], trenches={"ap": {"cambrai": 2}}).pass_by("ChooseLosses", "ChooseRestored")

    assert fight.asked == "ChooseRetreat"


def test_r12_6_6_an_army_step_comes_back_if_no_corps_step_was_lost() -> None:
    """Item 301: the army had a corps in reserve to turn to."""
    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5"], "ap_reserve_box": ["fr_corps"]}
    fight = withdraw(units, [1, 1], "ge_2@sedan, ge_3@sedan")

    assert fight.options() == ["flip fr_5", "decline"]

    fight.say("flip fr_5")

    assert fight.at("cambrai") == ["fr_5"]


def test_r12_6_6_an_army_replaced_by_a_whole_corps_comes_back_reduced() -> None:
    """Item 301: its corps goes back to the reserve box."""
    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5 reduced"], "ap_reserve_box": ["fr_corps"]}
    fight = withdraw(units, [1, 1], "ge_2@sedan, ge_3@sedan").say("return fr_5")

    assert fight.at("cambrai") == ["fr_5 reduced"]
    assert fight.at("ap_reserve_box") == ["fr_corps"]
    assert fight.eliminated("ap") == []


def test_r12_6_7_without_losses_the_retreat_still_happens() -> None:
    """Item 301."""
    fight = withdraw({"sedan": ["ge_2"], "cambrai": ["fr_5"]}, [1, 3])

    assert fight.events("UnitReduced") == []
    assert fight.asked == "ChooseRetreat"


def test_r12_6_8_an_army_without_corps_recovers_only_from_its_own_factor() -> None:
    """Item 302: 3 against a factor of 3 is taken back, 4 is not."""
    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5"]}
    exact = withdraw(units, [1, 1], "ge_2@sedan, ge_3@sedan")
    more = withdraw(units, [2, 1], "ge_2@sedan, ge_3@sedan")

    assert exact.options() == ["flip fr_5", "decline"]
    assert more.asked == "ChooseRetreat"
    assert more.at("cambrai") == ["fr_5 reduced"]


def test_r12_6_9_losses_fall_on_corps_where_they_can() -> None:
    """Item 303: not on the army, though that would be exact as well."""
    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["br_1", "br_corps", "br_corps"]}
    fight = withdraw(units, [1, 1], "ge_2@sedan, ge_3@sedan").pass_by("ChooseLosses")

    assert "br_1" in fight.at("cambrai")
    assert fight.at("cambrai") == ["br_1", "br_corps reduced"]


def test_r12_6_10_one_reduced_corps_outlives_the_destruction_of_all() -> None:
    """Item 304: one that stood there, or one from the reserve."""
    stood = withdraw({"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_corps"]}, [6, 1], "ge_2@sedan, ge_3@sedan")
    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5 reduced"], "ap_reserve_box": ["fr_corps"]}
    came = withdraw(units, [4, 1], "ge_2@sedan, ge_3@sedan")

    assert stood.at("cambrai") == ["fr_corps reduced"]
    assert came.at("cambrai") == ["fr_corps reduced"]
    assert came.eliminated("ap") == ["fr_5"]


def test_r12_6_10_without_any_corps_nothing_is_saved() -> None:
    """Item 304: the army had none in reserve and more than its factor to bear."""
    fight = withdraw(
        {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5 reduced"]}, [2, 1], "ge_2@sedan, ge_3@sedan"
    )

    assert fight.at("cambrai") == []
    assert fight.removed("ap") == ["fr_5"]


def test_r12_3_4_2_the_step_comes_back_only_after_the_defender_fired() -> None:
    """Items 262, 298: a flanked corps fires reduced and is restored afterwards."""
    units = {"sedan": ["ge_2 reduced"], "brussels": ["ge_corps"], "cambrai": ["br_corps", "br_corps"]}
    fight = Fight(units, cp_holds=["sedan", "brussels", "liege"], hands={"ap": ["ap_06"]}, dice=[6, 1, 1])
    fight.attack("cambrai", "ge_2 reduced@sedan, ge_corps@brussels").say("flank sedan", CARD)
    fight.say("keep br_corps reduced@cambrai, br_corps reduced@cambrai")
    order = [type(recorded.event).__name__ for recorded in fight.state.events]

    assert fight.fire("ap").factors == 2
    assert order.index("UnitRestored") > max(i for i, name in enumerate(order) if name == "FireResolved")
    assert fight.at("cambrai") == ["br_corps", "br_corps reduced"]


def test_the_card_leaves_the_game() -> None:
    """Item 178: Withdrawal is starred."""
    fight = withdraw({"sedan": ["ge_2"], "cambrai": ["fr_5"]}, [1, 2])

    assert removed_of(fight.state, "ap") == ["ap_06"]


def test_the_central_powers_withdraw_by_the_same_rules() -> None:
    """Item 299: the optional card of the Central Powers, after a combat they won."""
    units = {"amiens": ["br_1"], "cambrai": ["ge_1"], "sedan": ["ge_3"]}
    fight = Fight(
        units, side="ap", cp_holds=["cambrai", "sedan"], hands={"cp": ["cp_56"]}, dice=[1, 6],
        options={"optional_cards": "all"},
    )  # fmt: skip
    fight.attack("cambrai").say("card cp_56").pass_by("ChooseLosses")

    assert fight.event("CombatDecided").winner == "cp"
    assert fight.at("sedan") == ["ge_1", "ge_3"]
    assert fight.at("cambrai") == []


def test_r12_6_5_no_card_holds_units_that_withdraw() -> None:
    """They Shall Not Pass cancels the retreat of those who lost; a Withdrawal is made whatever the result."""
    units = {"metz": ["ge_1", "ge_2", "ge_3"], "verdun": ["fr_1", "fr_2"]}
    fight = Fight(units, hands={"ap": ["ap_06", "ap_39"]}, dice=[4, 1], turn=9)
    fight.attack("verdun", "ge_1@metz, ge_2@metz, ge_3@metz").say("card ap_39", "card ap_06")
    fight.pass_by("ChooseLosses", "ChooseRestored").pass_by("ChooseRetreat")

    assert fight.events("RetreatCancelled") == []
    assert fight.at("verdun") == []


def test_r12_6_5_nor_do_trenches_under_haig() -> None:
    """[card cp_61] What Haig lets them ignore they would owe to their trench."""
    units = {"amiens": ["br_1", "br_2", "br_3"], "cambrai": ["ge_1", "ge_2"], "sedan": ["ge_3"]}
    fight = Fight(
        units, side="ap", cp_holds=["cambrai", "sedan"], trenches={"cp": {"cambrai": 1}}, dice=[6, 1],
        turn=12, events={"cp_61": 12}, hands={"cp": ["cp_56"]}, options={"optional_cards": "all"},
    )  # fmt: skip
    fight.attack("cambrai", "br_1@amiens, br_2@amiens, br_3@amiens").pass_by("ChooseFlank", last=True)
    fight.say("card cp_56").pass_by("ChooseLosses", "ChooseRestored").pass_by("ChooseRetreat")

    assert fight.events("RetreatCancelled") == []
    assert fight.at("cambrai") == []
