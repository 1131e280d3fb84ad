"""The Danish ships that come out of port. [H11]"""

from __future__ import annotations

from ....engine.frames import LEAVE, Next, Procedure, frame, step
from ..board import PORT_ZONES, is_zone
from ..fight_changes import set_naval
from ..fights import NavalBattle
from ..names import DENMARK
from ..pieces import SQUADRON_NATION, SQUADRONS_OF
from ..relations import allies
from ..sea.battle import DANES, NavalFight
from ..sea.fleets import squadrons_at
from ..state import State


@frame
class DanesSail(Procedure):
    """All Danish Squadrons in ports of the Zone fight the enemy Fleet there; no roll, no evasion."""

    enemy: int
    zone: int

    @step
    def fight(self, state: State) -> Next | None:
        side = allies(state, self.enemy)
        fleet = tuple(s for s in squadrons_at(state, self.zone) if side >> SQUADRON_NATION[s] & 1)
        danes = tuple(
            s
            for s in SQUADRONS_OF[DENMARK]
            if state.squadron_at[s] >= 0
            and not is_zone(state.squadron_at[s])
            and self.zone in PORT_ZONES[state.squadron_at[s]]
            and not state.building >> s & 1
        )
        if not fleet or not danes or state.naval is not None:
            return LEAVE
        set_naval(state, NavalBattle(self.zone, self.enemy, (fleet, danes), notes=(f"{DANES}:1",)))
        state.then(NavalFight(True))
        return None
