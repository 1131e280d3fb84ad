"""Supply of units: sources, lines, ports, those who are always supplied. [14]"""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.engine.errors import Refusal
from greatpowers.games.paths_of_glory.printed.board import IN_NATION, SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import AP, CP, GR, IT
from greatpowers.games.paths_of_glory.rules.actions.activation import (
    activation_refusal,
    supplied_in,
)
from greatpowers.games.paths_of_glory.rules.movement.movement import mover_refusal
from greatpowers.games.paths_of_glory.rules.redeployment.redeployment import goals
from greatpowers.games.paths_of_glory.rules.supply.supply import (
    from_home,
    in_supply,
    is_spared,
    ports,
    supplied_without,
    through_beachhead,
)
from greatpowers.games.paths_of_glory.state.changes.cards import note_played
from greatpowers.games.paths_of_glory.state.changes.map import enter_war, move_unit, set_control
from greatpowers.games.paths_of_glory.state.changes.rounds import mark_space
from greatpowers.games.paths_of_glory.state.state import State
from tests.games.paths_of_glory.boards import board, spaces, unit
from tests.games.paths_of_glory.seen import place_number


def supplied(where: str, kind: str, **more: Any) -> bool:
    """Is a unit alone on the map in supply there? `cp` and `ap` list spaces that changed hands."""
    state = position({where: [kind]}, **more)
    return in_supply(state, unit(state, f"{kind}@{where}"))


def position(
    units: dict[str, list[str]], *, ap: tuple[str, ...] = (), cp: tuple[str, ...] = (), **more: Any
) -> State:
    state = board(units, **more)
    for side, names in ((AP, ap), (CP, cp)):
        for name in names:
            set_control(state, SPACE_NUMBER[name], side)
    return state


def test_r14_1_1_1_a_line_opened_after_activation_does_not_help() -> None:
    """Item 340: who was out of supply when the marker was placed may not move, though a line is open now."""
    state = position(
        {"valona": ["it_corps", "fr_corps"]}, at_war=["it", "gr"], cp=("florina", "tirana"), active="ap"
    )
    italians, french = unit(state, "it_corps@valona"), unit(state, "fr_corps@valona")
    ready = sum(1 << one for one in supplied_in(state, SPACE_NUMBER["valona"]))
    mark_space(state, SPACE_NUMBER["valona"], "move", 2, ready)
    set_control(state, SPACE_NUMBER["florina"], AP)
    refusal = mover_refusal(state, [french])

    assert in_supply(state, french)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "14.1.1.1"
    assert mover_refusal(state, [italians]) is None


def test_r14_1_1_2_supply_is_looked_at_anew_after_every_change() -> None:
    """Item 341, Pitfall 9: nobody refreshes anything; what changed hands is seen at the next question."""
    state = position({"sedan": ["ge_2"]}, cp=("sedan",))
    ge_2 = unit(state, "ge_2@sedan")
    before = in_supply(state, ge_2)
    for name in ("koblenz", "metz"):
        set_control(state, SPACE_NUMBER[name], AP)

    assert before
    assert not in_supply(state, ge_2)


def test_r14_1_1_2_supply_follows_units_and_events() -> None:
    """Item 341, Pitfall 9: an enemy who steps onto the line cuts it, an entry opens one."""
    state = position({"liege": ["ge_2"], "aachen": [], "paris": ["fr_1"]}, cp=("liege",))
    ge_2 = unit(state, "ge_2@liege")
    before = in_supply(state, ge_2)
    set_control(state, SPACE_NUMBER["koblenz"], AP)
    move_unit(state, unit(state, "fr_1@paris"), (SPACE_NUMBER["paris"], SPACE_NUMBER["aachen"]), "move")

    assert before
    assert not in_supply(state, ge_2)


def test_r14_1_2_a_chain_of_friendly_spaces_to_a_source() -> None:
    """Item 342"""
    assert supplied("sedan", "ge_2", cp=("sedan",))
    assert not supplied(
        "sedan", "ge_2", cp=("sedan",), ap=("metz", "koblenz", "strasbourg", "mulhouse", "aachen")
    )


def test_r14_1_3_enemy_units_and_enemy_spaces_block() -> None:
    """Item 343: the space of the unit itself does not matter."""
    free = board({"warsaw": ["ge_1"]}, forts_destroyed=["warsaw"])
    ring = position({"brussels": ["ge_1"]})

    assert in_supply(free, unit(free, "ge_1@warsaw")) is False
    assert not in_supply(ring, unit(ring, "ge_1@brussels"))
    assert supplied("liege", "ge_1")  # an enemy space next to Aachen


def test_r14_1_3_supply_runs_through_a_besieged_enemy_fort() -> None:
    """Item 343"""
    siege = position({"liege": ["ge_1"], "brussels": ["ge_2"]}, cp=("brussels",), forts_besieged=["liege"])

    assert in_supply(siege, unit(siege, "ge_2@brussels"))


def test_r15_2_4_nothing_runs_through_a_siege_that_is_too_weak() -> None:
    """Pitfall 7: it is the end of a line, not a part of one."""
    weak = position({"liege": ["ge_corps"], "brussels": ["ge_2"]}, cp=("brussels",))

    assert in_supply(weak, unit(weak, "ge_corps@liege"))
    assert not in_supply(weak, unit(weak, "ge_2@brussels"))


def test_r14_1_3_dashed_lines_serve_those_who_may_use_them() -> None:
    """Item 344: Romanians and Serbs may trace over the lines to Russian sources, Westerners may not."""
    cut = ("riga",)

    assert supplied("reval", "ru_corps", cp=cut)
    assert supplied("kiev", "ro_corps", at_war=["ro"])
    assert supplied("kiev", "sb_corps")
    assert not supplied("kiev", "br_corps")


@pytest.mark.parametrize("edition", ["2010", "2018"])
def test_r14_1_2_a_besieged_source_gives_nothing(edition: str) -> None:
    """Item 345: Belgrade under siege supplies nobody, in either edition."""
    state = board(
        {"belgrade": ["ah_5"], "nis": ["ro_corps"]},
        options={"edition": edition},
        at_war=["ro"],
        forts_besieged=["belgrade"],
    )
    free = board({"nis": ["ro_corps"]}, at_war=["ro"])

    assert in_supply(free, unit(free, "ro_corps@nis"))
    assert not in_supply(state, unit(state, "ro_corps@nis"))


def test_r14_1_4_supply_goes_by_sea_from_port_to_port() -> None:
    """Item 346: Egypt lives by the sea; a port beyond the enemy's lines does too."""
    assert supplied("cairo", "br_corps")
    assert supplied("memel", "ge_corps", ap=("konigsberg", "insterberg"))


def test_r14_1_4_each_side_has_its_own_ports() -> None:
    """Item 347: the Central Powers use German and Russian ports, the Allies the others."""
    state = position({}, cp=("riga", "calais"), ap=("danzig",), forts_destroyed=["riga", "danzig"])

    assert ports(state, CP) & spaces("riga", "calais") == spaces("riga")
    assert not ports(state, AP) & spaces("danzig")


def test_r14_1_4_besieged_riga_is_no_port_and_constantinople_needs_gallipoli() -> None:
    """Items 323, 324, 347, Pitfall 6"""
    riga = board({"riga": ["ge_8"]}, forts_besieged=["riga"])
    straits = position({}, at_war=["tu"], ap=("constantinople",))
    both = position({}, at_war=["tu"], ap=("constantinople", "gallipoli"))

    assert not ports(riga, CP) & spaces("riga")
    assert not ports(straits, AP) & spaces("constantinople")
    assert ports(both, AP) & spaces("constantinople")


def test_r14_1_5_montenegrins_are_always_supplied() -> None:
    """Item 348"""
    assert supplied("cetinje", "mn_corps", cp=("belgrade", "nis", "valjevo", "tirana"))


def test_r14_1_5_arabs_and_senussi_are_supplied_in_the_near_east_only() -> None:
    """Items 349, 350: elsewhere they trace as usual, by the older rules they never need to."""
    old = {"edition": "2010"}

    assert supplied("arabia", "br_ana_corps", at_war=["tu"])
    assert supplied("libya", "tu_sn_corps", at_war=["tu"])
    assert not supplied("adrianople", "br_ana_corps", at_war=["tu"])
    assert supplied("adrianople", "br_ana_corps", at_war=["tu"], options=old)


def test_r14_1_5_serbs_in_serbia_are_always_supplied() -> None:
    """Item 351: outside they must trace."""
    held = ("belgrade",)

    assert supplied("nis", "sb_1", cp=held)
    assert not supplied("cetinje", "sb_1", cp=held)
    assert not supplied("nis", "br_corps", cp=held)


def test_r14_1_5_turks_in_medina_live_but_may_do_nothing() -> None:
    """Item 352, Pitfall 5"""
    state = position({"medina": ["tu_corps"]}, at_war=["tu"], ap=("aqaba",), forts_destroyed=["aqaba"])
    turks = unit(state, "tu_corps@medina")

    assert not in_supply(state, turks)
    assert is_spared(state, turks)
    assert goals(state, turks) == 0
    assert activation_refusal(state, CP, SPACE_NUMBER["medina"], "move") is not None


def test_r14_1_3_only_turks_trace_to_medina() -> None:
    """Pitfall 5: the line from Aqaba is Turkish, and Germans there are cut off."""
    assert supplied("medina", "tu_corps", at_war=["tu"])
    assert not supplied("medina", "ge_corps", at_war=["tu"])


def test_r14_2_1_sources_of_the_central_powers() -> None:
    """Item 353: any of the four that is friendly."""
    assert supplied("sofia", "tu_corps", at_war=["bu", "tu"])
    assert supplied(
        "baghdad", "ge_corps", at_war=["tu"], ap=("essen", "breslau"), forts_destroyed=["breslau"]
    )
    assert not supplied("damascus", "tu_corps", at_war=["tu"], ap=("constantinople",))


def test_r14_2_2_russians_serbs_and_romanians_trace_overland_to_the_east() -> None:
    """Item 354, Pitfall 4: never by sea, never to London; Serbs also to an Allied Salonika."""
    assert supplied("kiev", "ru_1")
    assert not supplied("cairo", "ru_corps")
    assert not supplied("marseilles", "sb_corps")
    assert supplied("salonika", "sb_corps", at_war=["gr"], cp=("nis", "skopje"))
    assert not supplied("salonika", "ru_corps", at_war=["gr"], cp=("skopje", "monastir", "strumitsa"))
    assert not supplied(
        "salonika", "sb_corps", at_war=["gr"], cp=("salonika", "skopje", "monastir", "strumitsa")
    )


def test_r14_2_4_the_others_need_london_and_paris_is_no_source() -> None:
    """Item 355"""
    coast = ("calais", "ostend", "le_havre", "cherbourg", "nantes", "la_rochelle", "bordeaux", "marseilles")
    open_sea = supplied("paris", "fr_1")

    assert open_sea
    assert not supplied("paris", "fr_1", cp=coast)


def test_r14_3_1_units_out_of_supply_may_not_move_attack_or_redeploy() -> None:
    """Item 357"""
    state = position({"vitebsk": ["ge_corps"], "orsha": ["ru_corps"]})
    lost = unit(state, "ge_corps@vitebsk")

    assert activation_refusal(state, CP, SPACE_NUMBER["vitebsk"], "move") is not None
    assert activation_refusal(state, CP, SPACE_NUMBER["vitebsk"], "attack") is not None
    assert goals(state, lost) == 0


def test_r11_1_4_italian_supply_across_the_adriatic_is_for_italians() -> None:
    """Pitfall 2"""
    cut = {"at_war": ["it"], "cp": ("florina", "tirana", "cetinje")}

    assert supplied("valona", "it_corps", **cut)
    assert not supplied("valona", "fr_corps", **cut)


def test_r9_2_7_1_the_beachhead_supplies_only_mef_british_and_australians() -> None:
    """Pitfalls 2 and 3: others do not draw on it, nor does anybody lose supply by it."""
    beach = {"at_war": ["tu", "it"], "beachhead": "mef_1", "ap": ("mef_1", "gallipoli")}

    for kind in ("br_mef", "br_corps", "br_aus_corps"):
        assert supplied("gallipoli", kind, **beach)
    for kind in ("br_cnd_corps", "br_pt_corps", "fr_corps", "it_corps", "br_1"):
        assert not supplied("gallipoli", kind, **beach)
        assert supplied("paris", kind, **beach)


def test_r9_2_7_1_through_the_beachhead_means_in_no_other_way() -> None:
    """Pitfall 3"""
    only = position({"mef_1": ["br_mef"]}, at_war=["tu"], beachhead="mef_1", ap=("mef_1",))
    other = position(
        {"gallipoli": ["br_corps"]},
        at_war=["tu"],
        beachhead="mef_1",
        ap=("mef_1", "gallipoli", "constantinople"),
    )

    assert through_beachhead(only, unit(only, "br_mef@mef_1"))
    assert in_supply(other, unit(other, "br_corps@gallipoli"))
    assert not through_beachhead(other, unit(other, "br_corps@gallipoli"))


def test_r9_5_2_4_neutral_greeks_are_always_supplied_and_let_nobody_through() -> None:
    """Item 342: Greek spaces with Greek units stay shut after Salonika."""
    state = board(
        {"athens": ["gr_corps"], "larisa": ["gr_corps"], "salonika": ["fr_corps"]}, events={"ap_30": 5}
    )

    assert in_supply(state, unit(state, "gr_corps@athens"))
    assert in_supply(state, unit(state, "fr_corps@salonika"))
    assert not ports(state, AP) & spaces("athens")


def test_r9_5_2_4_salonika_opens_with_its_event() -> None:
    """Pitfall 9: the event alone changes what is open."""
    state = board({})
    before = ports(state, AP) & spaces("salonika")
    note_played(state, "ap_30")

    assert not before
    assert ports(state, AP) & spaces("salonika")


def test_r11_1_11_ports_of_neutrals_are_shut() -> None:
    """Item 346: Italian ports open with Italy."""
    state = board({})
    before = ports(state, AP) & spaces("genoa", "athens")
    enter_war(state, IT)
    enter_war(state, GR)

    assert not before
    assert ports(state, AP) & spaces("genoa", "athens") == spaces("genoa", "athens")


def test_r13_1_12_supply_from_home() -> None:
    """Item 331, Pitfall 40: the sources of a unit's own nation are asked for apart."""
    state = position({"baghdad": ["ge_corps", "tu_corps"]}, at_war=["tu", "bu"], ap=("essen", "breslau"))
    germans, turks = unit(state, "ge_corps@baghdad"), unit(state, "tu_corps@baghdad")

    assert all(in_supply(state, someone) for someone in (germans, turks))
    assert not from_home(state, germans, place_number(state, germans))
    assert from_home(state, turks, place_number(state, turks))


def test_r7_1_6_supply_without_italy() -> None:
    """Pitfall 4: Russians and Serbs never count as supplied through Italy."""
    state = position({"udine": ["fr_corps"], "lyon": ["br_corps"], "kiev": ["ru_corps"]}, at_war=["it"])
    italy = IN_NATION[IT]

    assert not supplied_without(state, unit(state, "fr_corps@udine"), italy)
    assert supplied_without(state, unit(state, "br_corps@lyon"), italy)
    assert supplied_without(state, unit(state, "ru_corps@kiev"), italy)


def test_r14_1_3_a_unit_that_comes_onto_the_line_cuts_it() -> None:
    """Item 343"""
    state = position({"liege": ["ge_2"], "paris": ["fr_1"]}, cp=("liege",), ap=("koblenz",))
    ge_2 = unit(state, "ge_2@liege")
    before = in_supply(state, ge_2)
    move_unit(state, unit(state, "fr_1@paris"), (SPACE_NUMBER["paris"], SPACE_NUMBER["aachen"]), "move")

    assert before
    assert not in_supply(state, ge_2)


def test_a_changed_copy_does_not_tell_its_supply_to_the_original() -> None:
    """Also one made before anything was asked: nothing is remembered then that could be thrown away."""
    state = position({"paris": ["fr_1"]})
    army = unit(state, "fr_1@paris")
    state.board_changed()
    twin = state.copy()
    for name in ("rouen", "amiens", "chateau_thierry", "melun", "orleans"):
        set_control(twin, SPACE_NUMBER[name], CP)

    assert not in_supply(twin, army)
    assert in_supply(state, army)
