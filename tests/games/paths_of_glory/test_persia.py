"""Persia in both editions: the Allies hold it after Turkey's entry, or nobody does. [11.1.13]"""

from __future__ import annotations

import json
from typing import Any

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.masks import members
from greatpowers.engine.state import decide_in_place
from greatpowers.games.paths_of_glory.positions import documents as position
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER, SPACES
from greatpowers.games.paths_of_glory.printed.names import AP, CP, TU
from greatpowers.games.paths_of_glory.rules.combat.retreat_paths import retreat_rank
from greatpowers.games.paths_of_glory.rules.movement.marching import best_path
from greatpowers.games.paths_of_glory.rules.redeployment.redeployment import goals
from greatpowers.games.paths_of_glory.rules.supply.attrition import attrition
from greatpowers.games.paths_of_glory.rules.supply.supply import in_supply_at
from greatpowers.games.paths_of_glory.rules.war.war_status import enter_turkey
from greatpowers.games.paths_of_glory.state.events.war import ControlChanged
from greatpowers.games.paths_of_glory.state.state import State, is_at_war
from tests.games.paths_of_glory.boards import board, spaces
from tests.games.paths_of_glory.boards import units as units_of_text
from tests.games.paths_of_glory.changing import copy_pieces, set_active
from tests.games.paths_of_glory.operating import held_by, march_of, mark, reachable
from tests.games.paths_of_glory.seen import cp_spaces, held_by_arabs, turn_of, unclaimed_spaces
from tests.games.paths_of_glory.turns import GAME, new_game, question

NOBODYS = {"dilman", "tabriz", "hamadan", "kermanshah", "khorramabad"}


def after_entry(units: dict[str, list[str]], edition: str = "2010", **fields: Any) -> State:
    """These units after Turkey has joined the Central Powers."""
    state = board({}, options={"edition": edition}, active="ap", **fields)
    enter_turkey(state)
    copy_pieces(state, board(units))
    return state


def unclaimed(state: State) -> set[str]:
    return unclaimed_spaces(state)


def may_be_sent(state: State, ref: str) -> set[str]:
    return {SPACES[space] for space in members(goals(state, units_of_text(state, ref)[0]))}


def test_r11_1_13_of_2010_only_ahwaz_is_allied() -> None:
    """Item 203: everybody may enter the rest, which is nobody's."""
    state = after_entry({"ahwaz": ["br_corps"]})

    assert unclaimed(state) == NOBODYS
    assert held_by(state, "ahwaz") == "ap"


def test_r11_1_13_of_2018_everything_has_a_holder() -> None:
    """Item 202."""
    state = after_entry({"ahwaz": ["br_corps"]}, "2018")

    assert unclaimed(state) == set()
    assert held_by(state, "kermanshah") == "cp"
    assert {held_by(state, space) for space in NOBODYS - {"kermanshah"}} == {"ap"}


@pytest.mark.parametrize(("edition", "is_open"), [("2018", True), ("2010", False)])
def test_r13_1_5_nobody_is_sent_over_land_that_is_nobodys(edition: str, is_open: bool) -> None:
    """Ways of redeployment run through friendly spaces, and so do lines of supply. [14.1.2]"""
    state = after_entry({"ahwaz": ["br_corps"]}, edition)

    assert ("hamadan" in may_be_sent(state, "br_corps@ahwaz")) == is_open
    assert in_supply_at(state, units_of_text(state, "br_corps@ahwaz")[0], SPACE_NUMBER["tabriz"]) == is_open


@pytest.mark.parametrize(
    ("refs", "start", "side"), [("br_corps@ahwaz", "ahwaz", "ap"), ("tu_corps@mosul", "mosul", "cp")]
)
def test_r11_1_14_whoever_enters_first_takes_it(refs: str, start: str, side: str) -> None:
    """Also in passing; then lines run over it."""
    units = {"ahwaz": ["br_corps"], "mosul": ["tu_corps"], "baghdad": ["tu_corps"]}
    state = after_entry(units)
    set_active(state, AP if side == "ap" else CP)
    goal = next(iter(sorted(NOBODYS & reachable(mark(state, start), refs))))
    march_of(state, refs, *way(state, refs, goal))

    assert goal not in unclaimed(state)
    assert held_by(state, goal) == side


def way(state: State, refs: str, goal: str) -> list[str]:
    return [SPACES[s] for s in best_path(state, units_of_text(state, refs), SPACE_NUMBER[goal])[1:]]


def test_r14_3_6_what_is_nobodys_is_lost_by_nobody() -> None:
    state = after_entry({})

    assert not (attrition(state).lost[AP] | attrition(state).lost[CP]) & spaces(*NOBODYS)


def test_r12_5_5_nobodys_land_is_the_last_resort_of_a_retreat() -> None:
    """Friendly spaces come first; it counts as the enemy's."""
    state = after_entry({"ahwaz": ["br_corps"]})
    unit = units_of_text(state, "br_corps@ahwaz")[0]

    assert (
        retreat_rank(state, unit, SPACE_NUMBER["basra"])
        < 2
        <= retreat_rank(state, unit, SPACE_NUMBER["hamadan"])
    )


def test_r11_1_15_arabs_take_nothing_that_is_nobodys() -> None:
    state = mark(after_entry({"kermanshah": [], "ahwaz": ["br_ana_corps"]}), "ahwaz")
    march_of(state, "br_ana_corps@ahwaz", "khorramabad")

    assert "khorramabad" in unclaimed(state)
    assert held_by_arabs(state) == ""


def test_a_position_of_2010_says_what_is_nobodys() -> None:
    """Left out, it is all of it but Ahwaz, where anybody stands, and what `control` names."""
    plain = {"edition": "2010", "scenario": "campaign", "turn": 5, "at_war": ["tu"]}
    told = position.load(
        {**plain, "units": {"tabriz": ["ru_corps"]}, "control": {"cp": ["kermanshah"], "ap": ["dilman"]}}
    )
    early = position.load({**plain, "at_war": []})
    again = position.load(json.loads(json.dumps(position.dump(told))))

    assert unclaimed(told) == unclaimed(again) == {"hamadan", "khorramabad"}
    assert cp_spaces(again) == cp_spaces(told)
    assert unclaimed(position.load({**plain, "units": {}, "unclaimed": ["hamadan"]})) == {"hamadan"}
    assert unclaimed(early) == set()
    assert unclaimed(position.load({**plain, "edition": "2018"})) == set()


@pytest.mark.parametrize("seed", ["first", "second"])
def test_r11_1_13_of_2010_in_whole_games(seed: str) -> None:
    """Nobody's from the very turn Turkey enters, and each space until somebody comes; everybody sees it."""
    state, stream = new_game("campaign", seed, edition="2010", peace_terms=False), Stream(seed)
    has_entered, left = False, set(NOBODYS)
    while not state.is_over and turn_of(state) < 14:
        choice = question(state)
        decide_in_place(state, choice, choice.sample(choice.options(state), stream))
        changed = {e.event.space for e in state.events if isinstance(e.event, ControlChanged)}
        state.events.clear()
        if is_at_war(state, TU):
            has_entered, left = True, left - changed
            assert set(GAME.view(state, None).unclaimed) == left
        else:
            assert unclaimed_spaces(state) == set()

    assert has_entered
