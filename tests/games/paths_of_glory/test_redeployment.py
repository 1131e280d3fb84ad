"""Strategic redeployment. [13]"""

from __future__ import annotations

import random
from typing import Any

import pytest

from greatpowers.engine.errors import Refusal, UnreadableDecision
from greatpowers.engine.masks import members
from greatpowers.engine.state import advance, decide_in_place, open_choices
from greatpowers.games.paths_of_glory.printed.board import RESERVE, SPACE_NUMBER, SPACES
from greatpowers.games.paths_of_glory.printed.names import AP, CP, SIDE_NUMBER
from greatpowers.games.paths_of_glory.rules.movement.stacking import overstacked
from greatpowers.games.paths_of_glory.rules.redeployment.redeploying import (
    ChooseRedeployment,
    Redeployment,
)
from greatpowers.games.paths_of_glory.rules.redeployment.redeployment import cost, goals
from greatpowers.games.paths_of_glory.rules.redeployment.refusals import redeployment_refusal
from greatpowers.games.paths_of_glory.state.changes.map import set_control
from greatpowers.games.paths_of_glory.state.state import State
from greatpowers.games.paths_of_glory.state.texts import refs
from tests.games.paths_of_glory.boards import board, unit
from tests.games.paths_of_glory.changing import bar_from_near_east, set_near_east_used
from tests.games.paths_of_glory.seen import counters_in, near_east_used

BOX = {"ap": "ap_reserve_box", "cp": "cp_reserve_box"}


def position(
    units: dict[str, list[str]], *, ap: tuple[str, ...] = (), cp: tuple[str, ...] = (), **more: Any
) -> State:
    state = board(units, **more)
    for side, names in ((AP, ap), (CP, cp)):
        for name in names:
            set_control(state, SPACE_NUMBER[name], side)
    return state


def may_go(state: State, text: str) -> set[str]:
    """Where the unit may be sent; the box is called "reserve"."""
    return {SPACES[s] if s not in RESERVE else "reserve" for s in members(goals(state, unit(state, text)))}


def why_not(state: State, text: str, goal: str, **more: int) -> str:
    """The rule that forbids it; empty if nothing does."""
    one = unit(state, text)
    side = SIDE_NUMBER["ap" if one >= 80 else "cp"]
    number = RESERVE[side] if goal == "reserve" else SPACE_NUMBER[goal]
    refusal = redeployment_refusal(state, side, one, number, **more)
    return refusal.rule if refusal else ""


def begin(state: State, side: str, points: int) -> ChooseRedeployment:
    state.push(Redeployment(SIDE_NUMBER[side], points))
    advance(state)
    return current(state)


def current(state: State) -> ChooseRedeployment:
    (choice,) = open_choices(state)
    assert isinstance(choice, ChooseRedeployment)
    return choice


def say(state: State, text: str) -> None:
    """Answer as a player would; a refusal fails the test."""
    choice = current(state)
    option = choice.read(state, text)
    refusal = choice.refuse(state, option)
    assert refusal is None, refusal
    decide_in_place(state, choice, option)


def refused(state: State, text: str) -> Refusal:
    choice = current(state)
    refusal = choice.refuse(state, choice.read(state, text))
    assert refusal is not None
    return refusal


def test_r13_0_commonwealth_and_arabs_are_british_and_senussi_turkish() -> None:
    """Item 314: an Australian joins Britons from the reserve, a Senussi corps joins Turks."""
    state = position(
        {"amiens": ["br_corps"], "ap_reserve_box": ["br_aus_corps", "br_cnd_corps", "br_pt_corps"],
         "damascus": ["tu_corps"], "cp_reserve_box": ["tu_sn_corps"]},
        at_war=["tu"],
    )  # fmt: skip

    for kind in ("br_aus_corps", "br_cnd_corps", "br_pt_corps"):
        assert "amiens" in may_go(state, f"{kind}@ap_reserve_box")
    assert "damascus" in may_go(state, "tu_sn_corps@cp_reserve_box")


def test_r13_1_2_a_corps_costs_one_point_and_an_army_four() -> None:
    """Item 315: at either strength."""
    state = position({"koblenz": ["ge_1", "ge_2 reduced", "ge_corps"], "essen": ["ge_corps reduced"]})

    assert [cost(u) for u in counters_in(state, "koblenz")] == [4, 4, 1]
    assert why_not(state, "ge_1@koblenz", "essen", points=3) == "13.1.2"
    assert why_not(state, "ge_2 reduced@koblenz", "essen", points=4) == ""
    assert why_not(state, "ge_corps reduced@essen", "koblenz", points=1) == ""


def test_r13_1_3_a_unit_is_sent_once_and_points_may_be_split() -> None:
    """Item 316: one after another, from any spaces, in any order, units may stay behind."""
    state = position({"koblenz": ["ge_corps", "ge_1"], "vienna": ["ah_corps"], "essen": ["ge_2"]})
    begin(state, "cp", 4)
    say(state, "sr ge_corps@koblenz to essen")
    again = refused(state, "sr ge_corps@essen to berlin")
    say(state, "sr ah_corps@vienna to budapest")

    assert again.rule == "13.1.3"
    assert refs(state, counters_in(state, "koblenz")) == "ge_1@koblenz"
    assert not state.stack


def test_r13_1_10_units_from_the_reserve_follow_units_that_have_just_gone() -> None:
    """Item 316: A joins B, B goes on, C joins B there."""
    state = position({"lyon": ["br_corps"], "ap_reserve_box": ["br_corps", "br_corps"]})
    begin(state, "ap", 3)
    say(state, "sr br_corps@ap_reserve_box to lyon")
    before = refusal_of(state, "sr br_corps@ap_reserve_box to dijon")
    say(state, "sr br_corps@lyon to dijon")
    say(state, "sr br_corps@ap_reserve_box to dijon")

    assert before == "13.1.8"
    assert len(counters_in(state, "dijon")) == 2


def refusal_of(state: State, text: str) -> str:
    return refused(state, text).rule


def test_r13_1_5_only_supplied_units_go_and_only_over_friendly_spaces() -> None:
    """Item 317: to a friendly supplied space."""
    state = position({"koblenz": ["ge_1"], "vitebsk": ["ge_2"]})

    assert may_go(state, "ge_2@vitebsk") == set()
    assert why_not(state, "ge_2@vitebsk", "berlin") == "14.3.2"
    assert "trieste" in may_go(state, "ge_1@koblenz")
    assert why_not(state, "ge_1@koblenz", "sedan") == "13.1.5"
    assert "sedan" not in may_go(state, "ge_1@koblenz")


def test_r13_1_5_dashed_lines_serve_those_who_may_use_them() -> None:
    """Item 317: British units cross the Channel overland, French ones go by sea only as corps."""
    state = position({"calais": ["br_1", "fr_1", "fr_corps"]})

    assert "london" in may_go(state, "br_1@calais")
    assert "london" not in may_go(state, "fr_1@calais")
    assert why_not(state, "fr_1@calais", "london") == "13.1.7"


def test_r13_1_5_neighbouring_enemies_do_not_matter_but_units_in_the_way_do() -> None:
    """Item 318"""
    beside = position({"koblenz": ["ge_1"], "sedan": ["fr_1"], "verdun": ["fr_2"]})
    cut = position({"memel": ["ge_1"], "insterberg": ["ru_corps"]})

    assert "metz" in may_go(beside, "ge_1@koblenz")
    assert "berlin" not in may_go(cut, "ge_1@memel")


def test_r13_1_5_besieged_enemy_forts_may_be_crossed_and_entered() -> None:
    """Item 318, Pitfall 21"""
    state = position(
        {"liege": ["ge_1", "ge_corps"], "koblenz": ["ge_corps"]},
        cp=("brussels",),
        forts_besieged=["liege"],
    )

    assert {"liege", "brussels"} <= may_go(state, "ge_corps@koblenz")


def test_r13_1_5_a_siege_is_never_left_too_weak() -> None:
    """Item 319, Pitfall 21"""
    state = position({"liege": ["ge_1", "ge_corps"], "verdun": ["ge_corps", "ge_corps", "ge_corps"]},
                     forts_besieged=["liege", "verdun"])  # fmt: skip

    assert may_go(state, "ge_1@liege") == set()
    assert why_not(state, "ge_1@liege", "essen") == "13.1.5"
    assert "essen" in may_go(state, "ge_corps@liege")
    assert may_go(state, "ge_corps@verdun") == set()


def test_r13_1_5_no_way_out_of_a_broken_siege() -> None:
    """Item 319: the space is neither friendly nor under siege."""
    state = position({"verdun": ["ge_corps"]}, broken_sieges=["verdun"])

    assert why_not(state, "ge_corps@verdun", "metz") == "13.1.5"


def test_r15_2_4_one_corps_comes_to_a_broken_siege_only_if_it_mends_it() -> None:
    """Three are needed before Verdun."""
    units = {"verdun": ["ge_corps"], "cp_reserve_box": ["ge_corps"]}
    weak = position(units, broken_sieges=["verdun"])
    enough = position({**units, "verdun": ["ge_corps", "ge_corps"]}, broken_sieges=["verdun"])

    assert why_not(weak, "ge_corps@cp_reserve_box", "verdun") == "15.2.4"
    assert why_not(enough, "ge_corps@cp_reserve_box", "verdun") == ""


def test_r13_1_6_russians_stay_inside_russia() -> None:
    """Item 320, Pitfall 21: overland, from the reserve and to it; the Near East part of Russia counts."""
    state = position(
        {"kiev": ["ru_1", "ru_corps"], "bucharest": ["ru_corps"], "ap_reserve_box": ["ru_corps"],
         "batum": ["ru_corps"]},
        at_war=["ro"],
    )  # fmt: skip

    assert "bucharest" not in may_go(state, "ru_1@kiev")
    assert why_not(state, "ru_1@kiev", "bucharest") == "13.1.6"
    assert may_go(state, "ru_corps@bucharest") == set()
    assert why_not(state, "ru_corps@bucharest", "reserve") == "13.1.6"
    assert "bucharest" not in may_go(state, "ru_corps@ap_reserve_box")
    assert {"batum", "kiev", "moscow"} <= may_go(state, "ru_corps@ap_reserve_box")
    assert "baku" in may_go(state, "ru_corps@batum")


@pytest.mark.parametrize("edition", ["2010", "2018"])
def test_r13_1_6_between_map_edge_boxes_only_along_lines(edition: str) -> None:
    """Item 321: no short cut from one box to another."""
    cut = ("riga", "pskov", "velikiye_luki")
    state = position({"petrograd": ["ru_corps"]}, options={"edition": edition}, cp=cut)
    free = position({"petrograd": ["ru_corps"]}, options={"edition": edition})

    assert "moscow" not in may_go(state, "ru_corps@petrograd")
    assert "moscow" in may_go(free, "ru_corps@petrograd")


def test_r13_1_7_corps_go_by_sea_from_port_to_port() -> None:
    """Item 322: land and sea are not combined, armies never go by sea."""
    state = position({"calais": ["fr_corps", "fr_1"], "amiens": ["fr_corps"]}, at_war=["it"])

    assert {"london", "genoa", "taranto"} <= may_go(state, "fr_corps@calais")
    assert "london" not in may_go(state, "fr_corps@amiens")
    assert "london" not in may_go(state, "fr_1@calais")


def test_r13_1_7_not_into_neutral_countries() -> None:
    """Pitfall 21"""
    state = position({"calais": ["fr_corps"]})

    assert not may_go(state, "fr_corps@calais") & {"genoa", "athens", "salonika"}
    assert why_not(state, "fr_corps@calais", "genoa") == "11.1.11"


def test_r13_1_7_1_the_central_powers_use_ports_of_germany_and_russia() -> None:
    """Item 323: not besieged Riga."""
    taken = position({"kiel": ["ge_corps"]}, cp=("riga",), forts_destroyed=["riga"])
    siege = position({"kiel": ["ge_corps"], "riga": ["ge_8"]}, forts_besieged=["riga"])

    assert "riga" in may_go(taken, "ge_corps@kiel")
    assert "riga" not in may_go(siege, "ge_corps@kiel")


def test_r13_1_7_2_the_allies_need_gallipoli_for_constantinople() -> None:
    """Item 324"""
    state = position({"calais": ["br_corps"]}, at_war=["tu"], ap=("constantinople",))
    both = position({"calais": ["br_corps"]}, at_war=["tu"], ap=("constantinople", "gallipoli"))

    assert "constantinople" not in may_go(state, "br_corps@calais")
    assert "constantinople" in may_go(both, "br_corps@calais")


def test_r9_5_3_5_the_beachhead_is_a_port() -> None:
    """Item 322: for corps that can be supplied there."""
    state = position({"calais": ["br_corps", "fr_corps"]}, at_war=["tu"], beachhead="mef_1", ap=("mef_1",))

    assert "mef_1" in may_go(state, "br_corps@calais")
    assert "mef_1" not in may_go(state, "fr_corps@calais")


def test_r13_1_8_from_the_reserve_to_units_capitals_and_sources() -> None:
    """Item 325"""
    state = position({"metz": ["ge_1"], "vitebsk": ["ge_2"], "cp_reserve_box": ["ge_corps", "ah_corps"],
                      "ap_reserve_box": ["fr_corps", "be_corps"]})  # fmt: skip

    assert may_go(state, "ge_corps@cp_reserve_box") == {"metz", "berlin", "essen", "breslau"}
    assert may_go(state, "ah_corps@cp_reserve_box") == {"vienna", "budapest"}
    assert may_go(state, "fr_corps@ap_reserve_box") == {"paris"}
    assert may_go(state, "be_corps@ap_reserve_box") == {"brussels"}
    assert why_not(state, "ge_corps@cp_reserve_box", "koblenz") == "13.1.8"


def test_r13_1_8_not_to_arabs_or_senussi_alone() -> None:
    """Item 325"""
    state = position(
        {"jerusalem": ["br_ana_corps"], "libya": ["tu_sn_corps"], "ap_reserve_box": ["br_corps"],
         "cp_reserve_box": ["tu_corps"]},
        at_war=["tu"], cp=("libya",), ap=("jerusalem", "beersheba", "sinai"),
        forts_destroyed=["beersheba"],
    )  # fmt: skip

    assert "jerusalem" not in may_go(state, "br_corps@ap_reserve_box")
    assert why_not(state, "br_corps@ap_reserve_box", "jerusalem") == "13.1.8"
    assert "libya" not in may_go(state, "tu_corps@cp_reserve_box")


def test_r13_1_8_serbian_special_supply_does_not_serve_the_reserve() -> None:
    """Item 326: an Allied Salonika does."""
    cut = position(
        {"nis": ["sb_1"], "ap_reserve_box": ["sb_corps"]},
        cp=("belgrade",),
        forts_destroyed=["belgrade"],
    )
    greek = position(
        {"nis": ["sb_1"], "ap_reserve_box": ["sb_corps"]},
        at_war=["gr"],
        cp=("belgrade", "skopje"),
        forts_destroyed=["belgrade"],
    )
    home = position({"nis": ["sb_1"], "ap_reserve_box": ["sb_corps"]})

    assert may_go(cut, "sb_corps@ap_reserve_box") == set()
    assert why_not(cut, "sb_corps@ap_reserve_box", "nis") == "13.1.8"
    assert "salonika" in may_go(greek, "sb_corps@ap_reserve_box")
    assert may_go(home, "sb_corps@ap_reserve_box") == {"nis", "belgrade"}


def test_r13_1_8_americans_come_to_french_ports() -> None:
    """Item 327: to Allied ones."""
    state = position({"ap_reserve_box": ["us_corps"]}, at_war=["us"], cp=("calais",))
    found = may_go(state, "us_corps@ap_reserve_box")

    assert {"cherbourg", "le_havre", "bordeaux", "marseilles"} <= found
    assert not found & {"calais", "ostend", "paris", "london"}


def test_r13_1_8_british_corps_use_the_allowance_of_the_near_east() -> None:
    """Items 327, 332: between reserve and Near East one a turn."""
    state = position({"cairo": ["br_corps"], "ap_reserve_box": ["br_corps", "br_aus_corps"]})
    begin(state, "ap", 4)
    say(state, "sr br_corps@ap_reserve_box to cairo")

    assert near_east_used(state) == {"british_sr": 1}
    assert refused(state, "sr br_aus_corps@ap_reserve_box to cairo").rule == "13.2.1"


def test_r13_1_9_corps_go_to_the_reserve_and_armies_do_not() -> None:
    """Item 328"""
    state = position({"metz": ["ge_1", "ge_corps"]})

    assert "reserve" in may_go(state, "ge_corps@metz")
    assert "reserve" not in may_go(state, "ge_1@metz")
    assert why_not(state, "ge_1@metz", "reserve") == "13.1.9"


@pytest.mark.parametrize(
    ("capital", "kind", "at"),
    [("paris", "fr_corps", "lyon"), ("vienna", "ah_corps", "cracow"), ("budapest", "ah_corps", "cracow"),
     ("berlin", "ge_corps", "metz"), ("rome", "it_corps", "turin"), ("bucharest", "ro_corps", "galatz")],
)  # fmt: skip
def test_r13_1_11_a_lost_capital_shuts_the_reserve(capital: str, kind: str, at: str) -> None:
    """Item 329"""
    side = "cp" if kind[:2] in ("ah", "ge") else "ap"
    enemy = {"ap": {"cp": (capital,)}, "cp": {"ap": (capital,)}}[side]
    state = position({at: [kind], BOX[side]: [kind]}, at_war=["it", "ro"], **enemy)

    assert "reserve" not in may_go(state, f"{kind}@{at}")
    assert may_go(state, f"{kind}@{BOX[side]}") == set()
    assert why_not(state, f"{kind}@{at}", "reserve") == "13.1.11"


def test_r13_1_11_a_besieged_capital_shuts_it_too() -> None:
    """Item 329: Paris has a fort."""
    state = position({"paris": ["ge_1"], "lyon": ["fr_corps"]}, forts_besieged=["paris"])

    assert "reserve" not in may_go(state, "fr_corps@lyon")


def test_r13_1_11_belgians_serbs_and_the_romanians_of_2010_do_not_mind() -> None:
    """Item 329"""
    state = position({"calais": ["be_corps"], "nis": ["sb_corps"]}, cp=("brussels", "belgrade"))
    old = position({"galatz": ["ro_corps"]}, at_war=["ro"], options={"edition": "2010"}, cp=("bucharest",))

    assert "reserve" in may_go(state, "be_corps@calais")
    assert "reserve" in may_go(state, "sb_corps@nis")
    assert "reserve" in may_go(old, "ro_corps@galatz")


def test_r13_1_11_montenegrins_go_only_between_cetinje_and_reserve() -> None:
    """Item 330"""
    home = position({"cetinje": ["mn_corps"]})
    away = position({"ap_reserve_box": ["mn_corps"], "nis": ["sb_1"]})

    assert may_go(home, "mn_corps@cetinje") == {"reserve"}
    assert may_go(away, "mn_corps@ap_reserve_box") == {"cetinje"}
    assert why_not(home, "mn_corps@cetinje", "belgrade") == "13.1.11"


@pytest.mark.parametrize(
    ("kind", "at", "lost"),
    [("ge_corps", "adana", ("essen", "breslau")), ("ah_corps", "sofia", ("essen", "breslau")),
     ("tu_corps", "berlin", ("constantinople",)),
     ("bu_corps", "berlin", ("philippoli", "burgas", "varna", "sofia"))],
)  # fmt: skip
def test_r13_1_12_no_reserve_for_units_that_live_on_foreign_sources(
    kind: str, at: str, lost: tuple[str, ...]
) -> None:
    """Item 331, Pitfall 40: to the reserve and from it."""
    state = position({at: [kind], "cp_reserve_box": [kind]}, at_war=["bu", "tu"], ap=lost,
                     forts_destroyed=["breslau"])  # fmt: skip
    rule = why_not(state, f"{kind}@{at}", "reserve")

    assert rule in ("13.1.12", "13.1.11")
    assert at not in may_go(state, f"{kind}@cp_reserve_box")


def test_r13_1_12_russians_and_romanians_on_belgrade_alone() -> None:
    """Item 331"""
    state = position({"nis": ["ro_corps"], "ap_reserve_box": ["ro_corps"]}, at_war=["ro"])

    assert why_not(state, "ro_corps@nis", "reserve") == "13.1.12"
    assert why_not(state, "ro_corps@ap_reserve_box", "nis") == "13.1.12"


def test_r13_2_1_one_british_corps_a_turn_by_sea_or_reserve() -> None:
    """Item 332, Pitfall 22: Australians count, and inside the Near East nothing does."""
    state = position({"port_said": ["br_corps", "br_corps", "br_aus_corps"], "basra": ["br_corps"]})
    begin(state, "ap", 4)
    say(state, "sr br_corps@port_said to basra")
    say(state, "sr br_aus_corps@port_said to marseilles")

    assert refused(state, "sr br_corps@port_said to marseilles").rule == "13.2.1"
    assert refused(state, "sr br_corps@port_said to reserve").rule == "13.2.1"
    say(state, "sr br_corps@port_said to alexandria")
    assert near_east_used(state) == {"british_sr": 1}


@pytest.mark.parametrize("kind", ["fr_corps", "it_corps", "gr_corps", "us_corps", "be_corps", "br_cnd_corps",
                                  "br_pt_corps", "br_bef_corps"])  # fmt: skip
def test_r13_2_1_others_do_not_go_there_by_sea_or_reserve(kind: str) -> None:
    """Item 333, Pitfalls 20 and 22"""
    both = {"marseilles": [kind], "alexandria": [kind] if kind not in _SINGLE else []}
    state = position(both, at_war=["it", "gr", "us"])

    assert "alexandria" not in may_go(state, f"{kind}@marseilles")
    assert why_not(state, f"{kind}@marseilles", "alexandria") in ("13.2.1", "11.1.17")
    if kind not in _SINGLE:
        assert not may_go(state, f"{kind}@alexandria") & {"reserve", "marseilles"}


_SINGLE = ("be_corps", "br_cnd_corps", "br_pt_corps", "br_bef_corps")


def test_r13_2_1_serbs_and_romanians_do_not_go_there() -> None:
    """Item 333"""
    state = position(
        {"batum": ["ro_corps"], "tbilisi": ["sb_corps"], "ap_reserve_box": ["ro_corps"]}, at_war=["ro"]
    )

    assert "reserve" not in may_go(state, "ro_corps@batum")
    assert why_not(state, "sb_corps@tbilisi", "reserve") == "13.2.1"
    assert "batum" not in may_go(state, "ro_corps@ap_reserve_box")


def test_r13_2_1_russians_use_the_reserve_but_not_the_sea() -> None:
    """Item 334: and British units leave overland through Constantinople without limit."""
    russians = position({"batum": ["ru_corps", "ru_corps"]})
    begin(russians, "ap", 2)
    say(russians, "sr ru_corps@batum to reserve")
    out = position(
        {"bursa": ["br_corps", "br_corps"], "salonika": ["fr_corps"]},
        at_war=["tu", "gr"], near_east_used={"british_sr": 1},
        ap=("bursa", "constantinople", "gallipoli", "adrianople"),
    )  # fmt: skip

    assert near_east_used(russians) == {"russian_sr": 1}
    assert refused(russians, "sr ru_corps@batum to reserve").rule == "13.2.2"
    assert "adrianople" in may_go(out, "br_corps@bursa")


def test_r13_2_1_the_arabs_stay_on_the_map() -> None:
    """Item 335: by the rules of 2018; those of 2010 are silent."""
    units = {"port_said": ["br_ana_corps"]}
    new = position(units, at_war=["tu"])
    old = position(units, at_war=["tu"], options={"edition": "2010"})

    assert "alexandria" in may_go(new, "br_ana_corps@port_said")
    assert not may_go(new, "br_ana_corps@port_said") & {"reserve", "marseilles"}
    assert why_not(new, "br_ana_corps@port_said", "reserve") == "13.2.1"
    assert {"reserve", "marseilles"} <= may_go(old, "br_ana_corps@port_said")


def test_r13_2_2_one_russian_corps_a_turn_and_never_an_army() -> None:
    """Item 336, Pitfall 22: cavalry not at all."""
    state = position(
        {"tbilisi": ["ru_cau", "ru_corps"], "kiev": ["ru_corps", "ru_cav_corps"], "odessa": ["ru_1"]}
    )
    begin(state, "ap", 8)

    assert "kiev" not in may_go(state, "ru_cau@tbilisi")
    assert why_not(state, "ru_cau@tbilisi", "kiev") == "13.2.2"
    assert "tbilisi" not in may_go(state, "ru_1@odessa")
    assert "tbilisi" not in may_go(state, "ru_cav_corps@kiev")
    say(state, "sr ru_corps@kiev to batum")
    assert refused(state, "sr ru_corps@tbilisi to odessa").rule == "13.2.2"


def test_r13_2_3_one_corps_of_the_central_powers_a_turn_turks_apart() -> None:
    """Item 337, Pitfall 22"""
    state = position({"adrianople": ["ge_corps", "ah_corps", "tu_corps"]}, at_war=["tu", "bu"])
    begin(state, "cp", 4)
    say(state, "sr ge_corps@adrianople to damascus")

    assert refused(state, "sr ah_corps@adrianople to damascus").rule == "13.2.3"
    say(state, "sr tu_corps@adrianople to damascus")
    assert near_east_used(state) == {"cp_sr": 1}


def test_r11_3_1_only_the_armies_of_the_near_east_go_there() -> None:
    """Item 222, Pitfall 22: also by redeployment; one that came in at home does not."""
    state = position({"adrianople": ["ge_11", "tu_yld", "tu_aoi"]}, at_war=["tu", "bu"])
    bar_from_near_east(state, unit(state, "tu_aoi@adrianople"))

    assert "damascus" not in may_go(state, "ge_11@adrianople")
    assert why_not(state, "ge_11@adrianople", "damascus") == "11.3.1"
    assert "damascus" in may_go(state, "tu_yld@adrianople")
    assert "damascus" not in may_go(state, "tu_aoi@adrianople")


def test_r13_2_4_inside_the_near_east_there_is_no_limit() -> None:
    """Item 338: Russians still stay in Russia."""
    state = position(
        {"port_said": ["br_corps"], "damascus": ["ge_corps"], "batum": ["ru_corps"]},
        at_war=["tu"], near_east_used={"british_sr": 1, "cp_sr": 1, "russian_sr": 1},
        ap=("trebizond",), forts_destroyed=["trebizond"],
    )  # fmt: skip

    assert "basra" in may_go(state, "br_corps@port_said")
    assert "baghdad" in may_go(state, "ge_corps@damascus")
    assert "baku" in may_go(state, "ru_corps@batum")
    assert "trebizond" not in may_go(state, "ru_corps@batum")


def test_r13_2_5_the_allies_may_go_there_before_turkey_enters() -> None:
    """Item 339"""
    state = position({"marseilles": ["br_corps"], "port_said": ["br_corps"]})

    assert "port_said" in may_go(state, "br_corps@marseilles")


def test_r13_2_5_of_2010_without_limit_before_turkey_enters() -> None:
    """Item 339: the older book counts the corps of Britain and Russia only once Turkey is at war."""
    units = {
        "port_said": ["br_corps", "br_corps", "br_aus_corps"],
        "batum": ["ru_corps", "ru_corps"],
        "marseilles": ["br_corps", "fr_corps"],
    }
    state = position(units, options={"edition": "2010"})
    begin(state, "ap", 6)
    ports = ("br_corps@port_said to marseilles", "br_aus_corps@port_said to london")
    for text in (
        *ports,
        "br_corps@port_said to reserve",
        "ru_corps@batum to reserve",
        "ru_corps@batum to reserve",
    ):
        say(state, f"sr {text}")

    assert near_east_used(state) == {}
    assert "port_said" in may_go(state, "br_corps@marseilles")
    assert why_not(state, "fr_corps@marseilles", "port_said") == "13.2.1"


@pytest.mark.parametrize(("edition", "at_war"), [("2010", ["tu"]), ("2018", []), ("2018", ["tu"])])
def test_r13_2_5_the_limits_hold_otherwise(edition: str, at_war: list[str]) -> None:
    """Item 339: with Turkey at war, and in 2018 before it as well."""
    units = {"port_said": ["br_corps", "br_corps"], "batum": ["ru_corps", "ru_corps"]}
    state = position(units, options={"edition": edition}, at_war=at_war)
    begin(state, "ap", 4)
    say(state, "sr br_corps@port_said to marseilles")
    say(state, "sr ru_corps@batum to reserve")

    assert near_east_used(state) == {"british_sr": 1, "russian_sr": 1}
    assert refused(state, "sr br_corps@port_said to marseilles").rule == "13.2.1"
    assert refused(state, "sr ru_corps@batum to reserve").rule == "13.2.2"


def test_r11_1_9_not_into_the_channel_ports_before_the_race_to_the_sea() -> None:
    """Item 198: through them, yes; after the event or at war status 4, also into them."""
    held = ("amiens", "calais", "ostend", "brussels", "sedan", "cambrai")
    units = {"koblenz": ["ge_corps"]}
    before = position(units, cp=held)
    event = position(units, cp=held, events={"cp_08": 2})
    status = position(units, cp=held, war_status={"cp": 4})

    assert not may_go(before, "ge_corps@koblenz") & {"amiens", "calais", "ostend"}
    assert why_not(before, "ge_corps@koblenz", "amiens") == "11.1.9"
    assert "amiens" in may_go(event, "ge_corps@koblenz")
    assert "ostend" in may_go(status, "ge_corps@koblenz")


def test_r11_1_17_the_bef_stays_in_the_west() -> None:
    """Item 207, Pitfall 20"""
    units = {"ap_reserve_box": ["br_bef_corps"], "calais": ["br_bef_army"], "salonika": ["br_corps"]}
    state = position(units, at_war=["gr", "it"])

    assert "salonika" not in may_go(state, "br_bef_corps@ap_reserve_box")
    assert not may_go(state, "br_bef_army@calais") & {"turin", "milan"}


def test_r5_7_4_6_foreign_armies_stay_out_of_italy() -> None:
    """Items 55, 56, 58, Pitfall 25: in the historical scenario until Allied total war; corps may go."""
    units = {"lyon": ["fr_1", "fr_corps"], "munich": ["ge_1"]}
    early = position(units, scenario="historical", at_war=["it"])
    late = position(units, scenario="historical", at_war=["it"], commitment={"ap": "total", "cp": "limited"})

    assert "turin" not in may_go(early, "fr_1@lyon")
    assert why_not(early, "fr_1@lyon", "turin") == "5.7.4.6"
    assert "turin" in may_go(early, "fr_corps@lyon")
    assert not may_go(early, "ge_1@munich") & {"trent", "villach", "trieste"}
    assert "turin" in may_go(late, "fr_1@lyon")
    assert "trent" in may_go(late, "ge_1@munich")


def test_r5_7_4_6_the_rules_of_2010_do_not_mention_redeployment_into_italy() -> None:
    """Item 57"""
    state = position({"lyon": ["fr_1"]}, scenario="historical", options={"edition": "2010"}, at_war=["it"])

    assert "turin" in may_go(state, "fr_1@lyon")


def test_r16_4_9_after_brest_litovsk_russians_and_allies_keep_apart() -> None:
    """Item 320: neither may end where the other stands."""
    state = position({"kiev": ["ru_corps"], "odessa": ["ro_corps"], "uman": ["ru_1"]}, at_war=["ro"],
                     events={"cp_45": 15})  # fmt: skip

    assert "odessa" not in may_go(state, "ru_corps@kiev")
    assert "uman" not in may_go(state, "ro_corps@odessa")
    assert why_not(state, "ru_corps@kiev", "odessa") == "16.4.9"


def test_r9_5_2_4_neutral_greeks_are_not_redeployed() -> None:
    """Item 317"""
    state = position({"athens": ["gr_corps"]}, events={"ap_30": 5})

    assert may_go(state, "gr_corps@athens") == set()
    assert why_not(state, "gr_corps@athens", "salonika") == "9.5.2.4"


def test_r10_1_2_stacks_may_be_too_high_on_the_way() -> None:
    """Item 187: a full space may be entered if a unit can still be sent on, and then that comes next."""
    state = position({"metz": ["ge_1", "ge_corps", "ge_corps"], "koblenz": ["ge_corps", "ah_corps"]})
    begin(state, "cp", 2)
    say(state, "sr ah_corps@koblenz to metz")
    options = [choice.text for choice in current(state).options(state)]

    assert "done" not in options
    assert refused(state, "done").rule == "10.1.2"
    assert refused(state, "sr ge_corps@koblenz to essen").rule == "10.1.2"
    assert all(option.startswith("sr ge_corps@metz to") for option in options)
    say(state, "sr ge_corps@metz to reserve")
    assert not state.stack
    assert not overstacked(state)


def test_r10_1_2_a_full_space_with_nobody_to_send_on_is_shut() -> None:
    """Item 187: one point buys one corps; the last point cannot overfill a space."""
    state = position({"metz": ["ge_1", "ge_2", "ge_corps"], "koblenz": ["ge_corps"], "essen": ["ah_corps"]})
    begin(state, "cp", 1)

    assert refused(state, "sr ge_corps@koblenz to metz").rule == "10.1.2"
    assert "sr ge_corps@koblenz to metz" not in [option.text for option in current(state).options(state)]


def test_r10_1_2_full_stacks_can_change_units() -> None:
    """Item 187: a corps of each of two full spaces."""
    full = {"metz": ["ge_1", "ge_2", "ge_corps"], "koblenz": ["ge_3", "ge_4", "ge_corps reduced"]}
    state = position(full)
    begin(state, "cp", 2)
    say(state, "sr ge_corps@metz to koblenz")
    say(state, "sr ge_corps reduced@koblenz to metz")

    assert [len(counters_in(state, name)) for name in full] == [3, 3]


def test_r13_1_5_texts_are_read_back_and_nonsense_is_refused() -> None:
    """Item 316: every option can be written and read."""
    state = position({"metz": ["ge_1", "ge_corps", "ge_corps reduced"], "cp_reserve_box": ["ge_corps"]})
    choice = begin(state, "cp", 4)

    for option in choice.options(state):
        read = choice.read(state, choice.write(option))
        assert read == option
        assert choice.refuse(state, read) is None
    for nonsense in (
        "sr",
        "sr ge_1@metz",
        "sr ge_9@metz to essen",
        "send ge_1@metz to essen",
        "sr ge_1@metz to moon",
    ):
        with pytest.raises(UnreadableDecision):
            choice.read(state, nonsense)


def test_options_can_be_counted_and_picked_like_a_list() -> None:
    state = position({"metz": ["ge_1", "ge_corps"], "essen": ["ge_corps"]})
    options = begin(state, "cp", 4).options(state)
    listed = list(options)

    assert len(options) == len(listed)
    assert [options[i] for i in range(len(options))] == listed
    assert options[-1] == listed[-1]
    assert options[1:3] == listed[1:3]
    with pytest.raises(IndexError):
        options[len(options)]


@pytest.mark.parametrize("seed", range(6))
def test_r10_1_2_random_redeployments_never_end_in_a_stack_that_is_too_high(seed: int) -> None:
    """Item 187: no dead ends, sieges hold, every option is legal by its own refusal."""
    chance = random.Random(seed)
    state = board(start=True, scenario="historical", at_war=["tu", "bu", "it"])
    for round_number in range(30):
        set_near_east_used(state, {})
        state.push(Redeployment(round_number % 2, chance.randint(1, 5)))
        advance(state)
        while state.stack:
            choice = current(state)
            options = choice.options(state)
            option = options[chance.randrange(len(options))]
            assert choice.refuse(state, option) is None
            decide_in_place(state, choice, option)
        assert not overstacked(state)
