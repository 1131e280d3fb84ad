"""The Near East: its armies, and the one road over the Caucasus. [11.3, 12.1.9]"""

from __future__ import annotations

import pytest

from greatpowers.engine.masks import members
from greatpowers.games.paths_of_glory.printed.board import NEAR_EAST, SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import AP
from greatpowers.games.paths_of_glory.printed.units import ARMIES, KIND_ID, OF_KIND
from greatpowers.games.paths_of_glory.rules.combat.targets import attack_refusal
from greatpowers.games.paths_of_glory.rules.movement.limits import (
    HOWS,
    barred_spaces,
    entry_refusal,
)
from greatpowers.games.paths_of_glory.rules.movement.movement import may_enter, path_refusal
from greatpowers.games.paths_of_glory.rules.movement.near_east import (
    RUSSIAN_MOVE,
    caucasus_refusal,
    is_kept_out,
    note_crossing,
)
from greatpowers.games.paths_of_glory.state.changes.rounds import begin_turn
from tests.games.paths_of_glory.boards import board, unit
from tests.games.paths_of_glory.changing import bar_from_near_east
from tests.games.paths_of_glory.operating import march_of, mark, numbers, reachable, rest
from tests.games.paths_of_glory.seen import counters_in, marked_for, near_east_used

NEAR_EAST_ARMIES = {"ru_cau", "br_mef", "br_ne", "fr_orient", "tu_yld", "tu_aoi"}


@pytest.mark.parametrize("how", HOWS)
def test_r11_3_1_six_armies_act_in_the_near_east_and_no_other(how):
    """Item 222. Pitfall 22: by move, attack, advance, retreat or redeployment; corps are free."""
    state = board()
    free = {KIND_ID[army] for army in members(ARMIES) if not barred_spaces(state, army, how) & NEAR_EAST}

    assert free == NEAR_EAST_ARMIES
    assert not barred_spaces(state, OF_KIND["ge_corps"][0], how) & NEAR_EAST


def test_r11_3_1_constantinople_and_bursa_belong_to_it():
    """Item 222: a German army comes to Adrianople and no further, its corps goes on."""
    state = mark(board({"adrianople": ["ge_11", "ge_corps"]}, at_war=["tu", "bu"]), "adrianople")

    assert {"constantinople", "bursa"} <= reachable(state, "ge_corps@adrianople")
    assert "gallipoli" in reachable(state, "ge_11@adrianople")
    assert not {"constantinople", "bursa"} & reachable(state, "ge_11@adrianople")
    army = unit(state, "ge_11@adrianople")
    assert entry_refusal(state, army, SPACE_NUMBER["constantinople"], "attack").rule == "11.3.1"


def test_r9_5_3_4_an_army_that_came_in_at_home_is_kept_out():
    """Item 222. Pitfall 22."""
    state = board({"adrianople": ["fr_orient"]}, active="ap", at_war=["tu", "bu"])
    army = unit(state, "fr_orient@adrianople")
    assert not is_kept_out(state, army)

    bar_from_near_east(state, army)
    assert is_kept_out(state, army)
    for how in HOWS:
        assert barred_spaces(state, army, how) & NEAR_EAST == NEAR_EAST


def test_r11_3_1_russian_cavalry_stays_out_of_the_near_east():
    """Pitfall 22: not even by redeployment."""
    state = board({"caucasus": ["ru_cav_corps"]}, active="ap")
    cavalry = unit(state, "ru_cav_corps@caucasus")

    assert all(barred_spaces(state, cavalry, how) & NEAR_EAST == NEAR_EAST for how in HOWS)
    assert "poti" not in reachable(mark(state, "caucasus"), "ru_cav_corps@caucasus")


def caucasus(*units, **fields):
    return mark(board({"caucasus": list(units), **fields.pop("also", {})}, active="ap", **fields), "caucasus")


def test_r11_3_2_one_russian_corps_a_turn_crosses_the_caucasus():
    """Item 223. Pitfall 23: a second must wait for the next turn; both directions count."""
    state = caucasus("ru_corps", "ru_corps")
    assert {"poti", "grozny", "batum", "tbilisi"} <= reachable(state, "ru_corps@caucasus")
    assert not {"poti", "grozny"} & reachable(state, "ru_corps@caucasus, ru_corps@caucasus")

    march_of(state, "ru_corps@caucasus", "poti", "batum")
    assert near_east_used(state) == {RUSSIAN_MOVE: 1}
    assert "poti" not in reachable(state, "ru_corps@caucasus")
    assert "caucasus" not in reachable(mark(rest(state), "batum"), "ru_corps@batum")
    other = unit(state, "ru_corps@caucasus")
    assert may_enter(state, (other,), *numbers(["caucasus", "poti"])).rule == "11.3.2"

    begin_turn(state)
    assert "caucasus" in reachable(mark(rest(state), "batum"), "ru_corps@batum")


def test_r11_3_2_one_march_crosses_but_once():
    """Item 223: not from Poti over the mountains to Grozny."""
    state = mark(board({"poti": ["ru_corps"]}, active="ap"), "poti")

    assert "caucasus" in reachable(state, "ru_corps@poti")
    way = numbers(["poti", "caucasus", "grozny"])
    assert path_refusal(state, (unit(state, "ru_corps@poti"),), way).rule == "11.3.2"


@pytest.mark.parametrize("army", ["ru_1", "ru_cau"])
def test_r11_3_2_no_russian_army_crosses(army):
    """Item 223. Pitfall 23: the Caucasus army neither."""
    state = caucasus(army)
    counter = unit(state, f"{army}@caucasus")

    assert not {"poti", "grozny"} & reachable(state, f"{army}@caucasus")
    assert caucasus_refusal(state, counter, *numbers(["caucasus", "poti"])).rule == "11.3.2"


def test_r11_3_2_after_the_tsar_nobody_crosses():
    """Item 224. Pitfall 23."""
    state = caucasus("ru_corps", events={"cp_52": 9})
    corps = unit(state, "ru_corps@caucasus")

    assert "poti" not in reachable(state, "ru_corps@caucasus")
    assert caucasus_refusal(state, corps, *numbers(["caucasus", "poti"])).message == "pog-caucasus-after-tsar"


def test_r12_1_9_an_attack_or_retreat_over_the_caucasus_is_the_one_crossing():
    """Item 225. Pitfall 23: after it no corps marches, and after a march no corps attacks."""
    state = board({"caucasus": ["ru_corps", "ru_corps"], "poti": ["tu_corps"]}, active="ap", at_war=["tu"])
    mark(state, "caucasus", purpose="attack")
    corps = unit(state, "ru_corps@caucasus")
    poti = SPACE_NUMBER["poti"]
    both = tuple(counters_in(state, "caucasus"))
    assert attack_refusal(state, AP, (corps,), poti) is None
    assert attack_refusal(state, AP, both, poti).rule == "12.1.9"

    note_crossing(state, *numbers(["caucasus", "poti"]))
    assert attack_refusal(state, AP, (corps,), poti).rule == "11.3.2"


def test_r11_3_2_other_lines_are_no_crossing():
    """Item 223: marches inside the Near East or inside Russia are free."""
    state = board({"tbilisi": ["ru_corps", "ru_corps"]}, active="ap")
    march_of(mark(state, "tbilisi"), "ru_corps@tbilisi, ru_corps@tbilisi", "grozny")

    assert near_east_used(state) == {}
    assert marked_for(state, "move") == {"tbilisi"}
