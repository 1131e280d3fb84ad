"""Positions in which a player has gone wrong: what must not happen again, whoever plays.

Each begins from a saved position. Nothing is said about what is best there, only about what gives a war away.
"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.units import COMBAT
from greatpowers.games.paths_of_glory.rules.supply.supply import in_supply
from greatpowers.games.paths_of_glory.state.events.war import ActionTaken, OffensiveMade
from greatpowers.games.paths_of_glory.trials.counting import counts
from tests.games.paths_of_glory.bots.table import (
    Table,
    armies_cut_off,
    can_walk_into,
    cut_by_one_march,
    cut_by_the_loss_of,
    held_by,
)

LEVELS = ("regular", "veteran", "marshal")
by_level = pytest.mark.parametrize("level", LEVELS)


@by_level
def test_three_armies_do_not_hang_on_one_reduced_army(level: str) -> None:
    """B1: Sedan is the only link of Cambrai; it must be made stronger, doubled, or not be needed."""
    state = Table("b01_one_link", level).play_round()
    strength = sum(COMBAT[state.reduced >> unit & 1][unit] for unit in held_by(state, "cp", "sedan"))

    assert len(cut_by_the_loss_of(state, "cp", "sedan")) <= 1 or strength >= 6


@by_level
def test_armies_that_are_cut_off_are_relieved_before_anything_else(level: str) -> None:
    """B1: with three armies about to die nobody plays Landwehr."""
    table = Table("b01_link_lost", level)
    state = table.play_round()

    assert table.action() == "ops"
    assert table.attacks_on("sedan") or not armies_cut_off(state, "cp")


@by_level
def test_belgrade_is_not_left_to_whoever_stands_beside_it(level: str) -> None:
    """B2: Novi Sad stands open, but from Temesvár they would walk into the capital."""
    assert held_by(Table("b02_belgrade", level).play_round(), "ap", "belgrade")


@by_level
def test_nobody_walks_into_berlin(level: str) -> None:
    """B3: a French corps in Essen is one march away."""
    assert not can_walk_into(Table("b03_berlin_open", level).play_round(), "ap", "berlin")


@by_level
def test_a_corps_in_berlin_is_thrown_out_by_an_army(level: str) -> None:
    """B3: single corps have tried in vain."""
    table = Table("b03_corps_in_berlin", level)
    table.play_round()
    by_armies = [a for a in table.attacks_on("berlin") if any("corps" not in unit for unit in a.attackers)]

    assert by_armies or not held_by(table.state, "ap", "berlin")


@by_level
def test_no_points_are_bought_that_may_not_be_used(level: str) -> None:
    """B4: while Berlin is lost no German takes a replacement. [17.1.3]"""
    table = Table("b04_points_without_berlin", level)
    table.play_round()

    assert table.action() != "rp"


@by_level
def test_the_garrison_stays_in_paris(level: str) -> None:
    """B5: Germans stand beside it; the offensive that is due is not made by the garrison alone."""
    table = Table("b05_paris", level)
    state = table.play_round()
    alone = [
        a
        for a in table.attacks_on("chateau_thierry")
        if [u for u in a.attackers if "paris" in u] == [*a.attackers]
    ]

    assert held_by(state, "ap", "paris")
    assert not alone


@by_level
def test_berlin_is_not_laid_open_by_a_redeployment(level: str) -> None:
    """B6: the 8th Army is all there is between the Russians in Posen and Berlin."""
    assert not can_walk_into(Table("b06_berlin_from_the_east", level).play_round(), "ap", "berlin")


@by_level
def test_with_the_war_won_no_raid_cuts_the_armies_off(level: str) -> None:
    """B7: after this round one corps may march before attrition; nobody may hang on what it can reach."""
    table = Table("b07_out_of_paris", level)
    state = table.play_round()

    assert cut_by_one_march(state, "cp") <= 1
    assert held_by(state, "cp", "paris")


@by_level
def test_eight_armies_cut_off_are_worth_an_operation(level: str) -> None:
    """B7: they live on Sedan, where one British corps sits."""
    table = Table("b07_cut_off", level)
    state = table.play_round()

    assert table.action() == "ops"
    assert table.attacks_on("sedan") or not armies_cut_off(state, "cp")


@by_level
@pytest.mark.parametrize("name", ["b10_trenches", "b10_events"])
def test_what_is_paid_for_is_used(level: str, name: str) -> None:
    """B8: of the spaces activated in a turn one in ten may lie idle, for battles change what is to do."""
    table = Table(name, level)
    table.play_turn()
    found = counts(table.events)
    paid = found["activations.ap"] + found["activations.cp"]
    idle = found.get("idle_activations.ap", 0) + found.get("idle_activations.cp", 0)

    assert idle <= 0.1 * paid


@by_level
def test_the_way_back_from_lorraine_stays_open(level: str) -> None:
    """B9: four armies are beyond Verdun and Nancy, and the enemy stands beside both."""
    assert cut_by_one_march(Table("b09_lorraine", level).play_round(), "ap") <= 1


@by_level
def test_armies_that_are_shut_in_are_fought_for(level: str) -> None:
    """B9: Verdun and Nancy are in enemy hands, and two armies stand before them."""
    table = Table("b09_shut_in", level)
    state = table.play_round()
    free = [
        unit
        for unit in (*held_by(state, "ap", "metz"), *held_by(state, "ap", "strasbourg"))
        if in_supply(state, unit)
    ]

    assert table.action() == "ops"
    assert table.attacks_on("verdun") or table.attacks_on("nancy") or free


def test_a_front_that_stands_still_digs_in() -> None:
    """B10: both sides know how and try it, three times or more together; it used to be twice in a war.

    Only the regular lets the front stand here; the veteran attacks, and then there is none to dig in on.
    """
    table = Table("b10_trenches", "regular")
    table.play_turn()
    found = counts(table.events)
    tried = [found.get(f"entrench_tried.{side}", 0) for side in ("ap", "cp")]

    assert min(tried) >= 1
    assert sum(tried) >= 3


@by_level
def test_reinforcements_come(level: str) -> None:
    """B10: reinforcements of both sides come in within the turn."""
    table = Table("b10_events", level)
    table.play_turn()
    actions = [event for event in table.events if isinstance(event, ActionTaken)]
    played = {event.card for event in actions if event.card and event.action not in ("ops", "sr", "rp")}

    assert played & {"ap_10", "ap_14"}
    assert "cp_07" in played


@by_level
def test_an_offensive_that_is_due_is_made(level: str) -> None:
    """B10: the fronts are full of armies, and four rounds are left."""
    table = Table("b10_offensive", level)
    table.play_turn()

    assert {event.side for event in table.events if isinstance(event, OffensiveMade)} == {"ap", "cp"}
