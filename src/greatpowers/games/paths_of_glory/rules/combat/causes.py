"""Why a side fires as it does: every fort, shift, table and modifier by name. [12.2]"""

from __future__ import annotations

from typing import NamedTuple

from ...printed.board import TERRAIN
from ...printed.names import ENEMY, RU, TERRAINS, US
from ...printed.units import IS_ARMY
from ...printed.units import NATION as UNIT_NATION
from ...state.effects import Brusilov, YanksAndTanks, is_in_force
from ...state.state import Combat, State
from ..events.modifiers import KERENSKY_NOTE
from .strength import (
    HARD_TO_ATTACK,
    SINAI_PENALTY,
    cards_of,
    defending_fort,
    suffers_in_sinai,
    trench_in_effect,
)


class Because(NamedTuple):
    """What it moves (strength, shift, die, table), what it is, by how much, which one, and the rule."""

    moves: str
    what: str
    by: int
    which: str
    rule: str


def causes_of(state: State, combat: Combat, attacking: bool) -> tuple[Because, ...]:
    """Everything that makes the shot of one side what it is; what moves nothing is left out."""
    if attacking:
        found = [*_attacker_shifts(state, combat), *_attacker_die(state, combat)]
    else:
        found = _defender(state, combat)
    return (*found, *_cards(combat, attacking))


def _attacker_shifts(state: State, combat: Combat) -> list[Because]:
    found = []
    terrain = TERRAIN[combat.target]
    if terrain in HARD_TO_ATTACK:
        found.append(Because("shift", "terrain", -1, TERRAINS[terrain], "12.2.8"))
    level = trench_in_effect(state, combat)
    if level:
        found.append(Because("shift", "trench", -level, str(level), "11.2.8"))
        ignored = next((card.id for card in cards_of(combat, combat.side) if card.cancels_shifts), "")
        if ignored:
            found.append(Because("shift", "card", level, ignored, "9.5.4"))
    return found


def _attacker_die(state: State, combat: Combat) -> list[Because]:
    found = []
    nations = {UNIT_NATION[unit] for unit in combat.attackers}
    if US in nations and is_in_force(state, YanksAndTanks):
        found.append(Because("die", "yanks", 2, "", "9.5.1.1"))
    if RU in nations and is_in_force(state, Brusilov):
        found.append(Because("die", "brusilov", 1, "", "9.5.1.1"))
    if KERENSKY_NOTE in combat.notes:
        found.append(Because("die", "kerensky", 2, "", "9.5.1.1"))
    if suffers_in_sinai(state, combat):
        found.append(Because("die", "sinai", SINAI_PENALTY, "", "12.2.7"))
    return found


def _defender(state: State, combat: Combat) -> list[Because]:
    found = []
    fort = defending_fort(state, combat)
    if fort:
        found.append(Because("strength", "fort", fort, str(fort), "12.2.3"))
    level = trench_in_effect(state, combat)
    if level and not any(card.cancels_shifts for card in cards_of(combat, combat.side)):
        found.append(Because("shift", "trench", 1, str(level), "11.2.8"))
    return found


def _cards(combat: Combat, attacking: bool) -> list[Because]:
    """Dice and tables that cards of the side give."""
    side = combat.side if attacking else ENEMY[combat.side]
    units = combat.attackers if attacking else combat.defenders
    found = [
        Because("die", "card", card.drm, card.id, "9.5.4") for card in cards_of(combat, side) if card.drm
    ]
    if not any(IS_ARMY[unit] for unit in units):
        by_card = next((card.id for card in cards_of(combat, side) if card.army_table), "")
        found += [Because("table", "card", 0, by_card, "9.5.4")] if by_card else []
    return found
