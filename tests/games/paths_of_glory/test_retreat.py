"""Retreats, standing, and perishing. [12.5]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER, SPACES
from greatpowers.games.paths_of_glory.rules.combat.retreat_paths import retreat_paths, saving_paths
from greatpowers.games.paths_of_glory.rules.supply.supply import in_supply_at
from greatpowers.games.paths_of_glory.state.state import State
from tests.games.paths_of_glory.boards import board, unit
from tests.games.paths_of_glory.cardplay import held_by_cp
from tests.games.paths_of_glory.changing import set_near_east_used
from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.seen import (
    besieged_forts,
    broken_sieges,
    counters_in,
    destroyed_forts,
    retreated_units,
)

THREE = "ge_2@sedan, ge_3@sedan, ge_4@sedan"


def ways(state: State, ref: str, length: int) -> set[str]:
    """The retreats of a unit, spaces divided by spaces."""
    return {" ".join(SPACES[s] for s in path) for path in retreat_paths(state, unit(state, ref), length)}


def west(units: dict[str, list[str]], cp_holds: tuple[str, ...] = ("sedan",), **fields: object) -> State:
    control = held_by_cp(*cp_holds)
    return board(units, control=control, **fields)  # type: ignore[arg-type]


def test_r12_5_1_all_survivors_retreat() -> None:
    """Item 279: every defender left must go."""
    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_corps", "fr_corps", "fr_6"]}
    fight = Fight(units, cp_holds=["sedan"], dice=[2, 1]).attack("cambrai", "ge_2@sedan, ge_3@sedan")
    fight.say("keep fr_6@cambrai | eliminated fr_corps@cambrai, fr_corps@cambrai")

    assert fight.asked == "ChooseRetreat"

    units = {"sedan": ["ge_2", "ge_3", "ge_4"], "cambrai": ["fr_5", "fr_6"]}
    fight = Fight(units, cp_holds=["sedan"], dice=[2, 1]).attack("cambrai", THREE)
    fight.say("keep fr_5 reduced@cambrai, fr_6@cambrai").pass_by("ChooseLosses")
    fight.say("retreat fr_5 reduced to amiens paris", "retreat fr_6 to chateau_thierry melun")

    assert fight.at("cambrai") == []


def test_r12_5_1_even_if_the_attacker_cannot_besiege_the_fort() -> None:
    """Item 279: one corps beats the garrison of Verdun out of its fort."""
    units = {"metz": ["ge_corps"], "verdun": ["fr_corps reduced", "fr_corps"], "sedan": ["ge_4 reduced"]}
    fight = Fight(units, ["metz", "sedan"], cp_holds=["sedan"], dice=[3, 1])
    fight.attack("verdun", "ge_4 reduced@sedan, ge_corps@metz").say("frontal")
    fight.pass_by("ChooseLosses", "ChooseRetreat")

    assert fight.at("verdun") == []
    assert fight.asked == ""
    assert not destroyed_forts(fight.state)


def test_r12_5_1_attackers_never_retreat() -> None:
    """Item 280: beaten attackers stay where they are."""
    units = {"sedan": ["ge_corps"], "cambrai": ["fr_5", "fr_6"]}
    fight = Fight(units, cp_holds=["sedan"], dice=[1, 1]).attack("cambrai")

    assert fight.event("CombatDecided").winner == "ap"
    assert fight.events("UnitMoved") == []


@pytest.mark.parametrize(
    ("dice", "length"),
    [([1, 2], 0), ([1, 1], 1), ([2, 1], 2), ([6, 1], 2), ([1, 6], 0)],
)
def test_r12_5_2_the_difference_makes_the_length(dice: list[int], length: int) -> None:
    """Item 281: 1 for a difference of 1, otherwise 2; none on a tie or a loss."""
    fight = Fight({"sedan": ["ge_2"], "cambrai": ["fr_5"]}, cp_holds=["sedan"], dice=dice).attack("cambrai")

    assert fight.event("CombatDecided").retreat == length


def test_r12_5_2_no_longer_way_than_due() -> None:
    """Item 281: one space means one space."""
    fight = Fight({"sedan": ["ge_2"], "cambrai": ["fr_5"]}, cp_holds=["sedan"], dice=[1, 1]).attack("cambrai")

    assert all(len(option.partition(" to ")[2].split()) == 1 for option in fight.options())
    refusal = fight.refusal("retreat fr_5 to amiens paris")
    assert refusal is not None
    assert refusal.rule == "12.5.5"


@pytest.mark.parametrize(
    ("target", "start", "trench", "stands"),
    [
        ("cambrai", "sedan", 0, False),
        ("cambrai", "sedan", 1, True),
        ("sedan", "koblenz", 0, True),
        ("belfort", "mulhouse", 0, True),
        ("calais", "cambrai", 0, True),
        ("nancy", "metz", 0, False),
    ],
)
def test_r12_5_3_where_defenders_may_stand(target: str, start: str, trench: int, stands: bool) -> None:
    """Item 282, pitfall 32: trench, forest, mountain and swamp; a fort alone is not enough."""
    units = {start: ["ge_1", "ge_2", "ge_3"], target: ["fr_1", "fr_2"]}
    held = [space for space in ("sedan", "cambrai", "liege") if space != target]
    fight = Fight(
        units, [start], cp_holds=held, trenches={"ap": {target: trench} if trench else {}}, dice=[4, 1]
    )
    fight.attack(target, f"ge_1@{start}, ge_2@{start}, ge_3@{start}")
    fight.pass_by("ChooseLosses")

    assert (fight.asked == "ChooseStand") is stands


def test_r12_5_3_deserts_are_stood_in_too() -> None:
    """Item 282: desert."""
    units = {"beersheba": ["tu_corps", "tu_corps", "tu_yld"], "sinai": ["br_corps", "br_corps"]}
    fight = Fight(units, at_war=["tu"], turn=5, dice=[3, 1], ap_holds=["sinai"])
    fight.attack("sinai", "tu_corps@beersheba, tu_corps@beersheba, tu_yld@beersheba")
    fight.pass_by("ChooseLosses")

    assert fight.asked == "ChooseStand"


def test_r12_5_3_any_defender_pays_one_step_and_the_whole_retreat_is_off() -> None:
    """Items 282, 283, pitfall 32: one step, not one point, whatever the length."""
    units = {"koblenz": ["ge_1", "ge_2"], "sedan": ["fr_5", "fr_corps"]}
    fight = Fight(units, dice=[1, 1]).attack("sedan", "ge_1@koblenz, ge_2@koblenz")

    fight.pass_by("ChooseLosses")
    assert [option for option in fight.options() if option.startswith("stand")]

    fight.say(fight.options()[0])

    assert fight.event("RetreatCancelled").space == "sedan"
    assert fight.asked == ""
    assert fight.events("UnitMoved") == []


def test_r12_5_3_the_last_step_cannot_pay() -> None:
    """Item 283, pitfall 32: a lone reduced corps must go, though it stands in a forest."""
    fight = Fight({"koblenz": ["ge_corps"], "sedan": ["fr_corps"]}, dice=[4, 1]).attack("sedan")

    assert fight.at("sedan") == ["fr_corps reduced"]
    assert fight.asked == "ChooseRetreat"


def test_r12_5_3_a_lone_reduced_army_pays_if_a_corps_can_replace_it() -> None:
    """Item 283, pitfall 32: with a corps in reserve a step remains; without one the army is the last step."""
    units = {"koblenz": ["ge_1"], "sedan": ["fr_5 reduced"]}
    alone = Fight(units, dice=[1, 1]).attack("sedan")
    relieved = Fight({**units, "ap_reserve_box": ["fr_corps"]}, dice=[1, 1]).attack("sedan")

    assert alone.asked == "ChooseRetreat"
    assert relieved.options() == ["stand keep fr_corps@sedan | eliminated fr_5@sedan", "retreat"]


def test_r12_5_3_standing_may_end_a_siege() -> None:
    """Item 283, pitfall 32: the besiegers pay with a corps and are too few afterwards."""
    units = {"liege": ["ge_corps reduced", "ge_corps", "ge_corps"], "brussels": ["fr_5", "fr_6"]}
    fight = Fight(
        units, ["brussels"], side="ap", besieged=["liege"], trenches={"cp": {"liege": 1}}, dice=[1, 1]
    ).attack("liege", "fr_5@brussels, fr_6@brussels")
    fight.say("keep ge_corps reduced@liege, ge_corps reduced@liege, ge_corps reduced@liege")

    assert besieged_forts(fight.state) == {"liege"}

    fight.say(fight.options()[0])

    assert fight.at("liege") == ["ge_corps reduced", "ge_corps reduced"]
    assert not besieged_forts(fight.state)
    assert broken_sieges(fight.state) == {"liege"}


def test_r12_5_3_cancelled_trenches_hold_nobody() -> None:
    """Item 282: no trench effect at all is left, standing included."""
    units = {"sedan": ["ge_1", "ge_2"], "cambrai": ["fr_1", "fr_2"]}
    fight = Fight(
        units, cp_holds=["sedan"], trenches={"ap": {"cambrai": 1}}, hands={"cp": ["cp_50"]},
        events={"cp_54": 1}, turn=13, dice=[2, 1],
    )  # fmt: skip
    fight.attack("cambrai", "ge_1@sedan, ge_2@sedan").say("card cp_50")
    fight.pass_by("ChooseLosses")

    assert fight.asked == "ChooseRetreat"


def test_r12_5_3_terrain_on_the_way_stops_nothing() -> None:
    """Item 284: a forest as first of two spaces is passed through."""
    units = {"verdun": ["ge_3", "ge_4", "ge_5"], "chateau_thierry": ["fr_5"], "bar_le_duc": ["ge_6"]}
    units |= {"melun": ["ge_7"], "paris": ["ge_8"], "cambrai": ["ge_9"], "koblenz": ["ge_1"]}
    held = ("verdun", "bar_le_duc", "melun", "cambrai")
    fight = Fight(units, ["verdun"], cp_holds=held, destroyed=["verdun"], dice=[4, 1])
    fight.attack("chateau_thierry", "ge_3@verdun, ge_4@verdun, ge_5@verdun")

    assert fight.at("chateau_thierry") == []
    assert all(len(event.path) == 3 for event in fight.events("UnitMoved"))


def test_r12_5_4_who_cannot_retreat_is_lost_armies_for_good() -> None:
    """Items 276, 285: the reserve is not touched."""
    units = {
        "cambrai": ["ge_1", "ge_2"],
        "calais": ["fr_5", "fr_corps"],
        "ostend": ["ge_3"],
        "amiens": ["ge_4"],
    }
    fight = Fight(
        {**units, "ap_reserve_box": ["fr_corps"]}, ["cambrai"], dice=[1, 1],
        cp_holds=["sedan", "cambrai", "ostend", "amiens", "brussels", "liege"],
    )  # fmt: skip
    fight.attack("calais", "ge_1@cambrai, ge_2@cambrai")
    fight.pass_by("ChooseLosses", "ChooseStand", last=True)

    assert fight.at("calais") == []
    assert "fr_5" in fight.removed("ap")
    assert "fr_corps" in fight.eliminated("ap")
    assert fight.at("ap_reserve_box") == ["fr_corps"]


def test_r12_5_4_montenegrins_never_retreat() -> None:
    """Items 280, 286, pitfall 24: they are lost instead."""
    units = {"mostar": ["ah_6", "ah_5"], "cetinje": ["mn_corps", "sb_corps"]}
    fight = Fight(units, dice=[2, 1]).attack("cetinje", "ah_5@mostar, ah_6@mostar")
    fight.pass_by("ChooseLosses", "ChooseStand", "ChooseRetreat", last=True)

    assert "mn_corps" in fight.eliminated("ap")


def test_r12_5_4_a_stand_in_that_cannot_go_takes_its_army_along() -> None:
    """Items 276, 287, pitfall 34."""
    units = {"cambrai": ["ge_1", "ge_2"], "calais": ["fr_5 reduced"], "ostend": ["ge_3"], "amiens": ["ge_4"]}
    fight = Fight(
        {**units, "ap_reserve_box": ["fr_corps"]}, ["cambrai"], dice=[3, 1],
        cp_holds=["sedan", "cambrai", "ostend", "amiens", "brussels", "liege"],
    )  # fmt: skip
    fight.attack("calais", "ge_1@cambrai, ge_2@cambrai")
    fight.pass_by("ChooseLosses", "ChooseStand", last=True)

    assert fight.removed("ap") == ["fr_5"]
    assert fight.eliminated("ap") == ["fr_corps"]


def test_r12_5_5_no_way_into_enemies_forts_neutrals_or_back() -> None:
    """Item 289, pitfall 33: enemy units, enemy forts, neutral ground, the sea, the space defended."""
    state = west({"cambrai": ["fr_5"], "amiens": ["ge_1"], "sedan": ["ge_2"]})

    assert ways(state, "fr_5@cambrai", 1) == {"calais", "chateau_thierry", "brussels"}
    assert not any(way.endswith("cambrai") for way in ways(state, "fr_5@cambrai", 2))

    russians = board({"tannenberg": ["ru_2"], "plock": ["ge_1"], "lomza": ["ge_2"]}, turn=5)

    assert ways(russians, "ru_2@tannenberg", 1) == {"insterberg"}

    border = board({"zhmerinka": ["ru_2"], "kishinev": ["ah_1"], "vinnitsa": ["ah_2"]}, turn=5)

    assert ways(border, "ru_2@zhmerinka", 1) == {"kamenets_podolski"}


def test_r12_5_5_a_besieged_fort_is_friendly_ground() -> None:
    """Item 289, pitfall 33: own besiegers hold the door open."""
    units = {
        "sedan": ["ge_2"],
        "liege": ["ge_1"],
        "koblenz": ["fr_1"],
        "metz": ["fr_2"],
        "brussels": ["fr_3"],
    }
    state = west(units, forts_besieged=["liege"])

    assert ways(state, "ge_2@sedan", 1) == {"liege"}


def test_r12_5_5_no_overstacked_end_but_overstacked_passing() -> None:
    """Item 290, pitfall 33."""
    full = ["fr_1", "fr_2", "fr_3"]
    state = west({"cambrai": ["fr_5"], "amiens": full, "sedan": ["ge_1"], "brussels": ["ge_2"]})

    assert "amiens" not in ways(state, "fr_5@cambrai", 1)
    assert "amiens paris" in ways(state, "fr_5@cambrai", 2)


def test_r12_5_5_the_owner_picks_who_is_lost_for_want_of_room() -> None:
    """Item 290: one place for two corps."""
    units = {"cambrai": ["ge_1", "ge_2"], "calais": ["fr_corps", "br_corps"], "ostend": ["ge_3"]}
    fight = Fight(
        {**units, "amiens": ["fr_1", "fr_2"], "london": ["br_1", "br_2", "br_3"]}, ["cambrai"], dice=[1, 6],
        cp_holds=["sedan", "cambrai", "ostend", "brussels", "liege"],
    )  # fmt: skip
    state = fight.state
    found = saving_paths(state, [unit(state, "fr_corps@calais"), unit(state, "br_corps@calais")], 1)

    assert all(paths == [(SPACE_NUMBER["amiens"],)] for paths in found.values())


def test_r12_5_5_nobody_is_lost_who_can_be_saved() -> None:
    """Item 290: the Briton may not take the only place of the Frenchman, for he has London."""
    units = {
        "calais": ["fr_corps", "br_corps"],
        "amiens": ["fr_1", "fr_2"],
        "ostend": ["ge_3"],
        "cambrai": ["ge_1"],
    }
    state = west(units, ("sedan", "cambrai", "ostend", "brussels", "liege"))
    found = saving_paths(state, [unit(state, "fr_corps@calais"), unit(state, "br_corps@calais")], 1)

    assert found[unit(state, "br_corps@calais")] == [(SPACE_NUMBER["london"],)]


def test_r12_5_5_units_part_and_may_end_next_door() -> None:
    """Item 291: different ends for each; Sedan, Cambrai, Chateau Thierry as in the book."""
    state = board({"sedan": ["fr_5", "fr_6"], "koblenz": ["ge_1"]})

    assert "cambrai chateau_thierry" in ways(state, "fr_5@sedan", 2)

    units = {"koblenz": ["ge_1", "ge_2", "ge_3"], "sedan": ["fr_5", "fr_6"]}
    fight = Fight(units, dice=[1, 1]).attack("sedan", "ge_1@koblenz, ge_2@koblenz, ge_3@koblenz")
    fight.say("keep fr_5 reduced@sedan, fr_6@sedan").pass_by("ChooseLosses")
    fight.say("retreat", "retreat fr_6 to brussels")

    assert "retreat fr_5 reduced to cambrai" in fight.options()


def test_r12_5_5_friendly_and_supplied_comes_first() -> None:
    """Item 292, pitfall 33: the four ranks, each only when the better ones are closed."""
    units = {"cambrai": ["fr_5"], "sedan": ["ge_1"], "brussels": ["ge_2"]}
    state = west({**units, "calais": ["ge_3"]}, ("sedan", "brussels", "liege", "chateau_thierry"))

    assert ways(state, "fr_5@cambrai", 1) == {"amiens"}

    # Chateau Thierry is the enemy's, but a line to Paris would supply the French there.
    state = west(
        {**units, "calais": ["ge_3"], "amiens": ["ge_4"]}, ("sedan", "brussels", "liege", "chateau_thierry")
    )

    assert ways(state, "fr_5@cambrai", 1) == {"chateau_thierry"}


def test_r12_5_5_a_friendly_space_without_supply_beats_a_supplied_enemy_one() -> None:
    """Item 292: friendly ground goes before supply."""
    units = {"liege": ["fr_5"], "koblenz": ["ge_1"], "aachen": ["ge_2"], "sedan": []}
    held = ("sedan", "cambrai", "antwerp", "ostend")
    state = west({k: v for k, v in units.items() if v}, held, forts_destroyed=["liege", "antwerp"])

    # Brussels is friendly but cut off; Sedan is the enemy's and touches French supply.
    assert ways(state, "fr_5@liege", 1) == {"brussels"}


def test_r12_5_5_a_first_space_that_leads_nowhere_is_barred() -> None:
    """Item 292, pitfall 33: while another leads on."""
    units = {"calais": ["fr_5"], "cambrai": ["ge_1"], "ostend": []}
    state = west(
        {k: v for k, v in units.items() if v} | {"brussels": ["ge_2"], "antwerp": ["ge_3"]},
        ("sedan", "cambrai", "brussels", "liege"),
        forts_besieged=["antwerp"],
    )

    assert "ostend" in ways(state, "fr_5@calais", 1)
    assert {way.split()[0] for way in ways(state, "fr_5@calais", 2)} == {"amiens"}


def test_r12_5_5_an_end_in_supply_if_possible() -> None:
    """Item 292: no way out of supply is offered while one in supply is open."""
    units = {"sedan": ["fr_5"], "koblenz": ["ge_1"], "brussels": ["ge_2"], "chateau_thierry": ["ge_3"]}
    state = west(units, ("brussels", "liege", "chateau_thierry", "amiens", "calais", "ostend"))
    army = unit(state, "fr_5@sedan")
    paths = retreat_paths(state, army, 2)

    assert paths
    assert all(in_supply_at(state, army, path[-1]) for path in paths)


def test_r12_5_5_only_the_end_changes_hands() -> None:
    """Items 293, 296: enemy spaces passed through do not; the space left waits for an attacker."""
    units = {"koblenz": ["ge_1", "ge_2"], "sedan": ["fr_5"], "metz": ["ge_3"], "liege": ["ge_4"]}
    forts = ["verdun", "paris", "nancy", "antwerp"]
    held = ["cambrai", "chateau_thierry", "brussels", "bar_le_duc", "melun", "amiens", "calais", "ostend"]
    fight = Fight(
        units, ["koblenz"], cp_holds=[*held, *forts], besieged=["liege"], destroyed=forts, dice=[2, 1]
    )
    fight.attack("sedan", "ge_1@koblenz, ge_2@koblenz")
    fight.say("retreat fr_5 reduced to chateau_thierry melun")

    assert fight.controlled_by("chateau_thierry") == "cp"
    assert fight.controlled_by("melun") == "ap"
    assert fight.controlled_by("sedan") == "ap"


def test_r12_7_4_a_way_too_short_ends_in_death() -> None:
    """Items 285, 288: Kishinev, with Romania neutral and Odessa in enemy hands; the same with map edges."""
    units = {"zhmerinka": ["ah_1", "ah_2"], "kishinev": ["ru_8"], "odessa": ["ah_3"]}
    for edition in ("2018", "2010"):
        fight = Fight(
            units, ["zhmerinka"], cp_holds=["zhmerinka", "odessa", "kamenets_podolski"], destroyed=["odessa"],
            turn=5, dice=[1, 1], options={"edition": edition},
        )  # fmt: skip
        fight.attack("kishinev", "ah_1@zhmerinka, ah_2@zhmerinka")

        assert fight.at("ismail") == []
        assert fight.removed("ap") == ["ru_8"]


def test_r12_5_4_map_edge_in_2010() -> None:
    """Item 288: from Kiev only the edge at Kharkov is open, and no second space lies beyond it."""
    units = {"kiev": ["ru_8"], "chernigov": ["ge_1"], "zhitomir": ["ge_2"], "belaya_tserkov": ["ge_3"]}
    state = board(units, turn=15, options={"edition": "2010"})

    assert ways(state, "ru_8@kiev", 2) == {"kharkov"}
    assert ways(state, "ru_8@kiev", 1) == {"kharkov"}


def test_r12_5_6_retreated_units_are_marked_for_the_round() -> None:
    """Item 294: who retreated is known until the round ends."""
    fight = Fight({"sedan": ["ge_2"], "cambrai": ["fr_5"]}, cp_holds=["sedan"], dice=[1, 1]).attack("cambrai")
    fight.say("retreat fr_5 to amiens")

    assert retreated_units(fight.state) == {counters_in(fight.state, "amiens")[0]}


def test_retreat_over_the_caucasus_uses_the_one_crossing() -> None:
    """Item 232, pitfall 23."""
    units = {
        "batum": ["tu_corps"],
        "poti": ["ru_corps", "ru_corps"],
        "rize": ["tu_corps"],
        "kars": ["tu_yld"],
    }
    state = board(units, at_war=["tu"], turn=5, control=held_by_cp("batum", "kars"))

    assert ways(state, "ru_corps@poti", 1) == {"caucasus"}

    set_near_east_used(state, {"russian_move": 1})
    state.touch()

    assert ways(state, "ru_corps@poti", 1) == set()
