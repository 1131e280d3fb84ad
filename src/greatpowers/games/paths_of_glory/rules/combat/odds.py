"""Exact chances of a combat before it is fought, for players and bots who want to know. [12.2, 12.3]

Nobody lays further cards. Where a flank attack lets one side fire after losses, it is taken to bear them
so that it fires back as strongly as it can.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from ...printed.board import TERRAIN
from ...printed.names import CLEAR, Side, Space, Unit
from ...printed.tables import ARMY_TABLE, CORPS_TABLE
from ...printed.units import COMBAT, IS_ARMY
from ...state.state import NOWHERE, Combat, State
from .firing import can_fire, first_to_fire
from .flank import NEEDED, flank_modifier
from .losses import Outcome, loss_outcomes
from .strength import Fire, attacker_fire, defender_fire, defending_fort, settled_drm, trench_in_effect
from .targets import combat_of

FACES: Final = (1, 2, 3, 4, 5, 6)
_DIE: Final = Fraction(1, 6)
ATTACKER_WINS, TIE, DEFENDER_WINS = "attacker_wins", "tie", "defender_wins"

#: Chances by (loss number of the defender, loss number of the attacker).
Distribution = dict[tuple[int, int], Fraction]


@dataclass(frozen=True, slots=True)
class Odds:
    """What may come of an attack."""

    #: By outcome class: attacker_wins, tie, defender_wins.
    chances: dict[str, Fraction]
    losses: Distribution
    #: Must the defenders, if any are left, go back? Standing is still theirs to choose.
    retreat: Fraction
    may_stand: bool
    expected_defender_loss: Fraction
    expected_attacker_loss: Fraction
    #: Of the flank attempt; 1 where none is made.
    flank: Fraction


def odds_of(
    state: State,
    side: Side,
    attackers: Sequence[Unit],
    target: Space,
    *,
    pinning: Space = NOWHERE,
    cards: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    trench_cancelled: bool = False,
) -> Odds:
    """The exact chances of an attack, with these cards laid; `pinning` makes it a flank attack."""
    combat = replace(
        combat_of(state, side, attackers, target), cards=cards, trench_cancelled=trench_cancelled
    )
    combat = replace(combat, drm=settled_drm(state, combat))
    return odds_before(state, combat) if pinning < 0 else _odds_of_flank(state, combat, pinning)


def odds_before(state: State, combat: Combat) -> Odds:
    """The chances of a combat as it stands before the dice: with its cards, its flank tried or not."""
    return _summary(state, combat, _exchange(state, combat), Fraction(1))


def _odds_of_flank(state: State, combat: Combat, pinning: Space) -> Odds:
    """The chances while the die of the flank attack is still to be thrown. [12.3.3]"""
    modifier = flank_modifier(state, combat, pinning)
    success = sum((_DIE for die in FACES if die + modifier >= NEEDED), Fraction(0))
    mixed: Distribution = {}
    for flank, chance in (("succeeded", success), ("failed", 1 - success)):
        for losses, share in _exchange(state, replace(combat, flank=flank)).items():
            mixed[losses] = mixed.get(losses, Fraction(0)) + chance * share
    return _summary(state, combat, mixed, success)


def _summary(state: State, combat: Combat, losses: Distribution, flank: Fraction) -> Odds:
    classes = dict.fromkeys((ATTACKER_WINS, TIE, DEFENDER_WINS), Fraction(0))
    retreat = Fraction(0)
    for (to_defender, to_attacker), chance in losses.items():
        difference = to_defender - to_attacker
        classes[ATTACKER_WINS if difference > 0 else DEFENDER_WINS if difference else TIE] += chance
        if difference > 0 and _forces_retreat(state, combat, to_defender, to_attacker):
            retreat += chance
    return Odds(
        chances=classes,
        losses={pair: chance for pair, chance in sorted(losses.items()) if chance},
        retreat=retreat,
        may_stand=TERRAIN[combat.target] != CLEAR or trench_in_effect(state, combat) > 0,
        expected_defender_loss=sum((pair[0] * p for pair, p in losses.items()), Fraction(0)),
        expected_attacker_loss=sum((pair[1] * p for pair, p in losses.items()), Fraction(0)),
        flank=flank,
    )


def _forces_retreat(state: State, combat: Combat, to_defender: int, to_attacker: int) -> bool:
    """Can a full-strength attacker be left, and must some defender be? [12.5.1]"""
    attackers = loss_outcomes(state, combat.attackers, to_attacker, attacking=True)
    if not any(not piece.reduced for outcome in attackers for piece in outcome.pieces):
        return False
    defenders = loss_outcomes(state, combat.defenders, to_defender, attacking=False)
    return any(outcome.pieces for outcome in defenders)


def _exchange(state: State, combat: Combat) -> Distribution:
    """The loss numbers both sides may inflict on each other."""
    first = first_to_fire(combat)
    found: Distribution = {}
    if first < 0:
        for to_defender in _rolls(state, combat, True):
            for to_attacker in _rolls(state, combat, False):
                _add(found, (to_defender, to_attacker))
        return found
    attacker_first = first == combat.side
    for inflicted in _rolls(state, combat, attacker_first):
        for answer in _answers(state, combat, attacker_first, inflicted):
            _add(found, (inflicted, answer) if attacker_first else (answer, inflicted))
    return found


def _add(found: Distribution, pair: tuple[int, int]) -> None:
    found[pair] = found.get(pair, Fraction(0)) + _DIE * _DIE


def _rolls(state: State, combat: Combat, attacking: bool) -> list[int]:
    """The loss number for each face of the die."""
    if not can_fire(state, combat, attacking):
        return [0] * len(FACES)
    fire = attacker_fire(state, combat) if attacking else defender_fire(state, combat)
    return [fire.loss(die) for die in FACES]


def _answers(state: State, combat: Combat, attacker_first: bool, inflicted: int) -> list[int]:
    """What the survivors fire back after the losses that leave them strongest. [12.3.3]"""
    units = combat.defenders if attacker_first else combat.attackers
    fort = defending_fort(state, combat) if attacker_first else 0
    outcomes = loss_outcomes(state, units, inflicted, attacking=not attacker_first, fort=fort)
    shots = [_shots_of(state, combat, outcome, not attacker_first) for outcome in outcomes]
    return max(shots, key=lambda losses: (sum(losses), losses))


def _shots_of(state: State, combat: Combat, outcome: Outcome, attacking: bool) -> list[int]:
    fort = 0 if attacking or outcome.fort_destroyed else defending_fort(state, combat)
    if not outcome.pieces and not fort:
        return [0] * len(FACES)
    base = attacker_fire(state, combat) if attacking else defender_fire(state, combat)
    strength = sum(COMBAT[piece.reduced][piece.type] for piece in outcome.pieces) + fort
    has_army = any(IS_ARMY[piece.type] for piece in outcome.pieces)
    # A card that gave the army table gives it still. [12.3.4.1]
    by_card = base.table is ARMY_TABLE and not any(
        IS_ARMY[unit] for unit in (combat.attackers if attacking else combat.defenders)
    )
    table = ARMY_TABLE if has_army or by_card else CORPS_TABLE
    fire = Fire(table, strength, base.shift, base.drm)
    return [fire.loss(die) for die in FACES]
