"""Exact chances of combats. [12.2, 12.3]"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import CP
from greatpowers.games.paths_of_glory.rules.combat.odds import Odds, odds_of
from tests.games.paths_of_glory.boards import board, units
from tests.games.paths_of_glory.cardplay import held_by_cp
from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.seen import all_stacks, combat_in

HELD = ["sedan", "brussels", "liege"]


Pieces = dict[str, list[str]]


def odds(
    pieces: Pieces, attackers: str, target: str, pinning: str = "", trenches: dict[str, int] | None = None
) -> Odds:
    """The odds of an attack on a board where the Germans hold the way into France."""
    control = {"cp": HELD, "ap": [target]}
    state = board(pieces, control=control, trenches={"ap": trenches or {}})
    pin = SPACE_NUMBER[pinning] if pinning else -1
    return odds_of(state, CP, units(state, attackers), SPACE_NUMBER[target], pinning=pin)


@pytest.mark.parametrize(
    ("pieces", "attackers", "target", "trenches"),
    [
        ({"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5"]}, "ge_2@sedan, ge_3@sedan", "cambrai", {}),
        ({"sedan": ["ge_2"], "cambrai": ["fr_5", "fr_6"]}, "ge_2@sedan", "cambrai", {"cambrai": 2}),
        ({"koblenz": ["ge_1"]}, "ge_1@koblenz", "liege", {}),
        (
            {"mulhouse": ["ge_7 reduced"], "belfort": ["fr_corps"]},
            "ge_7 reduced@mulhouse",
            "belfort",
            {"belfort": 1},
        ),
    ],
)
def test_simultaneous_fire_is_all_pairs_of_dice(
    pieces: Pieces, attackers: str, target: str, trenches: dict[str, int]
) -> None:
    """Items 246, 248: the 36 pairs, played out one by one, give the same distribution."""
    held = [space for space in HELD if space != target]
    seen: Counter[tuple[int, int]] = Counter()
    winners: Counter[str] = Counter()
    for dice in product(range(1, 7), repeat=2):
        fight = Fight(pieces, cp_holds=held, trenches={"ap": trenches}, dice=dice).attack(target, attackers)
        fight.pass_by("ChooseLosses")
        decided = fight.event("CombatDecided")
        seen[decided.defender_loss, decided.attacker_loss] += 1
        winners[decided.winner] += 1
    found = odds(pieces, attackers, target, trenches=trenches)

    assert found.losses == {pair: Fraction(count, 36) for pair, count in seen.items()}
    assert found.chances == {
        "attacker_wins": Fraction(winners["cp"], 36),
        "tie": Fraction(winners[""], 36),
        "defender_wins": Fraction(winners["ap"], 36),
    }


def test_a_flank_mixes_success_and_failure() -> None:
    """Item 259: one free space makes four faces of six succeed."""
    pieces = {
        "sedan": ["ge_2"],
        "brussels": ["ge_1"],
        "cambrai": ["fr_5 reduced"],
        "ap_reserve_box": ["fr_corps"],
    }
    frontal = odds(pieces, "ge_1@brussels, ge_2@sedan", "cambrai")
    flank = odds(pieces, "ge_1@brussels, ge_2@sedan", "cambrai", "sedan")

    assert flank.flank == Fraction(2, 3)
    assert frontal.flank == 1
    assert sum(flank.losses.values()) == sum(flank.chances.values()) == 1
    # Firing first at a reduced army silences most of its fire.
    assert flank.expected_attacker_loss < frontal.expected_attacker_loss


def test_expected_losses_and_retreat() -> None:
    """Items 249, 281: a certain retreat where the attacker always wins and stays whole."""
    found = odds(
        {"sedan": ["ge_2", "ge_3", "ge_4"], "cambrai": ["fr_corps", "fr_corps"]}, "ge_2@sedan", "cambrai"
    )

    assert found.expected_defender_loss == sum(p * pair[0] for pair, p in found.losses.items())
    assert 0 < found.retreat <= found.chances["attacker_wins"]
    assert not found.may_stand


def test_nothing_is_changed_by_asking() -> None:
    """The question is pure: no dice, no events, the same board."""
    state = board({"sedan": ["ge_2"], "cambrai": ["fr_5"]}, control=held_by_cp("sedan"))
    before = (state.revision, list(all_stacks(state)), combat_in(state))
    odds_of(state, CP, units(state, "ge_2@sedan"), SPACE_NUMBER["cambrai"])

    assert (state.revision, list(all_stacks(state)), combat_in(state)) == before
