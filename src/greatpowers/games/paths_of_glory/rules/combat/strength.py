"""What each side fires with: factors, table, column shift and die modifier. [12.2.3, 12.2.7, 12.2.8]"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ...printed.board import FORT, SINAI, TERRAIN
from ...printed.card_names import SINAI_PIPELINE
from ...printed.names import AP, ENEMY, MOUNTAIN, SWAMP, Side, Unit
from ...printed.tables import ARMY_TABLE, CORPS_TABLE, FireTable
from ...printed.units import COMBAT, IS_ARMY
from ...state.state import Combat, State, controller, has_fort, was_played
from ..events.modifiers import round_drm
from .combat_cards import COMBAT_CARDS, CombatCard, trench_level

#: Terrain that moves the attacker one column to the left. [terrain effects]
HARD_TO_ATTACK: Final = (MOUNTAIN, SWAMP)
SINAI_PENALTY: Final = -3


@dataclass(frozen=True, slots=True)
class Fire:
    """One side's shot, ready for its die."""

    table: FireTable
    factors: int
    shift: int
    drm: int

    @property
    def column(self) -> int:
        """The lowest strength of the column fired on."""
        return self.table.columns[self.table.column_for(self.factors, self.shift)]

    def loss(self, die: int) -> int:
        """The loss number this die inflicts. [12.2.9]"""
        return self.table.fire(self.factors, self.shift, self.drm, die)

    def row(self, die: int) -> int:
        """The row of the table this die reads. [12.2.9]"""
        return self.table.row(die, self.drm)


def cards_of(combat: Combat, side: Side) -> Iterable[CombatCard]:
    """The combat cards a side has in this combat."""
    return (COMBAT_CARDS[card] for card in combat.cards[side])


def defending_fort(state: State, combat: Combat) -> int:
    """The number of an intact fort that defends with the units, 0 for none. [15.1.4]"""
    if has_fort(state, combat.target) and controller(state, combat.target) != combat.side:
        return FORT[combat.target]
    return 0


def trench_in_effect(state: State, combat: Combat) -> int:
    """The level of trench the defenders have the use of; a fort without units has none. [15.1.6]"""
    if combat.fort_alone or combat.trench_cancelled:
        return 0
    level = trench_level(state, combat)
    if not level and any(card.acts_as_trench for card in cards_of(combat, ENEMY[combat.side])):
        return 1
    return level


def shifts(state: State, combat: Combat) -> tuple[int, int]:
    """Columns the attacker and the defender are moved by, to the right if positive. [12.2.8]"""
    attacker = -1 if TERRAIN[combat.target] in HARD_TO_ATTACK else 0
    level = trench_in_effect(state, combat)
    if not level or any(card.cancels_shifts for card in cards_of(combat, combat.side)):
        return attacker, 0
    return attacker - level, 1


def settled_drm(state: State, combat: Combat) -> tuple[int, int]:
    """The modifiers of the attacker's and of the defender's die. [12.2.7]"""
    attacker = sum(card.drm for card in cards_of(combat, combat.side)) + round_drm(state, combat)
    if suffers_in_sinai(state, combat):
        attacker += SINAI_PENALTY
    return attacker, sum(card.drm for card in cards_of(combat, ENEMY[combat.side]))


def suffers_in_sinai(state: State, combat: Combat) -> bool:
    """All attackers come out of the Sinai desert, and no pipeline follows them. [12.2.7]"""
    if any(origin != SINAI for origin in combat.origins):
        return False
    return combat.side != AP or not was_played(state, SINAI_PIPELINE)


def attacker_fire(state: State, combat: Combat) -> Fire:
    """The attacker's shot with the units left. [12.2.8]"""
    table = _table(combat, combat.side, combat.attackers)
    return Fire(table, factors(state, combat.attackers), shifts(state, combat)[0], combat.drm[0])


def defender_fire(state: State, combat: Combat) -> Fire:
    """The defender's shot with the units left and the fort. [12.2.3, 12.2.8]"""
    table = _table(combat, ENEMY[combat.side], combat.defenders)
    strength = factors(state, combat.defenders) + defending_fort(state, combat)
    return Fire(table, strength, shifts(state, combat)[1], combat.drm[1])


def factors(state: State, units: Iterable[Unit]) -> int:
    """The combat factors of units together."""
    return sum(COMBAT[state.reduced >> unit & 1][unit] for unit in units)


def _table(combat: Combat, side: Side, units: Iterable[Unit]) -> FireTable:
    if any(IS_ARMY[unit] for unit in units) or any(card.army_table for card in cards_of(combat, side)):
        return ARMY_TABLE
    return CORPS_TABLE
