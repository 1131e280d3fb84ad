"""What attrition takes from both sides at once. [14.3.5, 14.3.6]"""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.engine.masks import members
from greatpowers.engine.state import advance
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER, SPACES
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.rules.supply.attrition import attrition, dies_for_good
from greatpowers.games.paths_of_glory.rules.supply.wearing_out import AttritionPhase
from greatpowers.games.paths_of_glory.state.changes.map import set_control
from greatpowers.games.paths_of_glory.state.state import State, controller
from greatpowers.games.paths_of_glory.state.texts import ref
from tests.games.paths_of_glory.boards import board, unit
from tests.games.paths_of_glory.seen import place_of


def position(
    units: dict[str, list[str]], *, ap: tuple[str, ...] = (), cp: tuple[str, ...] = (), **more: Any
) -> State:
    state = board(units, **more)
    for side, names in ((AP, ap), (CP, cp)):
        for name in names:
            set_control(state, SPACE_NUMBER[name], side)
    return state


def dying(state: State) -> list[str]:
    losses = attrition(state)
    return sorted(ref(state, unit) for unit in (*losses.armies, *losses.corps))


def lost(state: State, side: int) -> set[str]:
    return {SPACES[space] for space in members(attrition(state).lost[side])}


def carry_out(state: State) -> State:
    state.push(AttritionPhase())
    advance(state)
    return state


def test_r14_3_5_armies_go_for_good_and_corps_may_come_back() -> None:
    """Item 359"""
    state = position({"vitebsk": ["ge_1", "ge_corps reduced"]})
    army, corps = unit(state, "ge_1@vitebsk"), unit(state, "ge_corps reduced@vitebsk")
    found = dying(state)
    carry_out(state)

    assert found == ["ge_1@vitebsk", "ge_corps reduced@vitebsk"]
    assert place_of(state, army) == "cp_removed_box"
    assert place_of(state, corps) == "cp_eliminated_box"


def test_r14_3_5_dotted_corps_go_for_good() -> None:
    """Item 359: a unit with a dot is never rebuilt."""
    state = position(
        {"brest": [], "kiev": ["br_bef_corps"]} if "brest" in SPACE_NUMBER else {"kiev": ["br_bef_corps"]}
    )
    bef = unit(state, "br_bef_corps@kiev")

    assert dies_for_good(bef)
    assert dying(state) == ["br_bef_corps@kiev"]


def test_r14_3_5_units_of_both_sides_go_at_the_same_time() -> None:
    """Item 359: that one unit dies opens no line for another."""
    road = ("baku", "elizabethpol", "tbilisi", "kars")
    state = position({"baku": ["ge_corps"], "elizabethpol": ["fr_corps"]}, at_war=["tu"], cp=road)
    free = position({"baku": ["ge_corps"]}, at_war=["tu"], cp=road)

    assert dying(free) == []
    assert dying(state) == ["fr_corps@elizabethpol", "ge_corps@baku"]


def test_r14_3_6_spaces_behind_the_lines_change_hands_whoever_could_supply_them() -> None:
    """Item 360: without an own fort, and even if the enemy cannot trace to them either."""
    state = position({}, cp=("vitebsk", "baku"))
    taken = lost(state, CP)
    carry_out(state)

    assert taken == {"vitebsk", "baku", "libya"}
    assert all(controller(state, SPACE_NUMBER[name]) == AP for name in taken)


def test_r14_3_6_an_intact_fort_keeps_its_space() -> None:
    """Item 360, Pitfall 8"""
    ring = ("brussels", "koblenz", "aachen", "sedan")
    intact = position({}, cp=ring)
    broken = position({}, cp=ring, forts_destroyed=["liege"])

    assert "liege" not in lost(intact, AP)
    assert "liege" in lost(broken, AP)


def test_r14_3_6_spaces_may_flip_back_and_forth() -> None:
    """Item 360: lack of friendly supply decides, not the presence of the enemy's."""
    ring = ("aqaba", "amman", "jerusalem")
    state = position({}, at_war=["tu"], ap=ring, forts_destroyed=["aqaba"])
    carry_out(state)
    first = controller(state, SPACE_NUMBER["medina"])
    for name in ring:
        set_control(state, SPACE_NUMBER[name], CP)
    carry_out(state)

    assert first == AP
    assert controller(state, SPACE_NUMBER["medina"]) == CP


def test_r14_3_6_serbia_changes_hands_only_to_those_who_enter() -> None:
    """Item 361, Pitfall 8: Allied Serbian spaces stay, those of the Central Powers do not."""
    allied = position({}, cp=("belgrade", "nis", "skopje", "cetinje", "tirana", "valona"))
    central = position({}, cp=("monastir",))

    assert not lost(allied, AP) & {"valjevo", "monastir"}
    assert "monastir" in lost(central, CP)


def test_r14_3_6_a_unit_may_die_where_its_space_stays() -> None:
    """Item 362, Pitfall 1: a Russian in Persia dies, the space traces to Basra and London."""
    state = position({"ahwaz": ["ru_corps"]}, at_war=["tu"], cp=("hamadan", "khorramabad", "kermanshah"))

    assert dying(state) == ["ru_corps@ahwaz"]
    assert "ahwaz" not in lost(state, AP)


def test_r14_1_5_a_space_with_a_unit_that_lives_does_not_flip() -> None:
    """Item 352, Pitfall 8: Turks keep Medina; an empty Medina goes."""
    cut = {"at_war": ["tu"], "ap": ("aqaba",), "forts_destroyed": ["aqaba"]}
    held = position({"medina": ["tu_corps"]}, **cut)
    empty = position({}, **cut)

    assert dying(held) == []
    assert "medina" not in lost(held, CP)
    assert "medina" in lost(empty, CP)


def test_r14_1_5_other_units_in_medina_are_not_spared() -> None:
    """Item 352, Pitfall 5"""
    state = position({"medina": ["ge_corps"]}, at_war=["tu"])

    assert dying(state) == ["ge_corps@medina"]


def test_r11_1_12_albania_draws_on_taranto_while_italy_is_neutral() -> None:
    """Item 201, Pitfall 1: its spaces do, units there do not."""
    state = position({"tirana": ["fr_corps"]}, cp=("cetinje", "skopje", "florina"))

    assert not lost(state, AP) & {"valona", "tirana"}
    assert dying(state) == ["fr_corps@tirana"]


def test_r11_1_12_without_valona_tirana_draws_on_nothing() -> None:
    """Item 201, Pitfall 1"""
    state = position({}, cp=("cetinje", "skopje", "valona"))

    assert "tirana" in lost(state, AP)


def test_r11_1_4_spaces_trace_over_lines_of_any_nation() -> None:
    """Items 194, 356, Pitfall 5: Medina in Allied hands lives by the lines of the Arabs."""
    road = ("sinai", "beersheba", "jerusalem")
    linked = position({}, at_war=["tu"], ap=("medina", *road), forts_destroyed=["beersheba"])
    alone = position({}, at_war=["tu"], ap=("medina",))

    assert "medina" not in lost(linked, AP)
    assert "medina" in lost(alone, AP)


def test_r11_1_16_libya_goes_without_the_senussi() -> None:
    """Item 206: and stays while they are there."""
    state = position({})
    revolt = position({"libya": ["tu_sn_corps"]}, at_war=["tu"])

    assert "libya" in lost(state, CP)
    assert "libya" not in lost(revolt, CP)


def test_r14_3_6_arabia_beaches_and_neutrals_do_not_flip() -> None:
    """Item 360: nobody could die there."""
    state = position({})

    assert lost(state, AP) == set()
    assert lost(state, CP) == {"libya"}


@pytest.mark.parametrize("edition", ["2010", "2018"])
def test_r14_3_6_nothing_else_is_lost_at_the_start(edition: str) -> None:
    """Items 359, 360: the set-up of 1914 is in supply."""
    state = board(start=True, options={"edition": edition})

    assert dying(state) == []
    assert lost(state, AP) == set()
    assert lost(state, CP) == {"libya"}


def test_r14_2_5_the_arabs_keep_the_space_they_hold() -> None:
    """Pitfall 8: the Arab Northern Army is always supplied where it stands."""
    state = position({"amman": ["br_ana_corps"]}, at_war=["tu"], ap=("amman",))

    assert "amman" not in lost(state, AP)
