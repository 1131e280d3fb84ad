"""What hangs on a space: whom its fall would feed or cut off, what it counts. Nothing is altered."""

from __future__ import annotations

from ..printed.names import ENEMY
from ..printed.units import each_unit
from ..state.changes.map import eliminate_unit
from ..state.state import Combat, State
from .warnings import cut_off, take_space


def at_stake(state: State, combat: Combat) -> tuple[list[int], list[int], int]:
    """Own units fed again, enemies cut off and the change of victory points, if they advanced."""
    twin = state.copy()
    for enemy in twin.at[combat.target]:
        eliminate_unit(twin, enemy, "")
    able = [unit for unit in combat.attackers if state.place[unit] != combat.target]
    if able:
        take_space(twin, able[:1], combat.target)
    saved = cut_off(state, combat.side) & ~cut_off(twin, combat.side)
    other = ENEMY[combat.side]
    lost = cut_off(twin, other) & ~cut_off(state, other)
    return list(each_unit(saved)), list(each_unit(lost)), twin.vp - state.vp
