"""What each way of spending CPs is worth to the seat that spends them. [6.3]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..actions import Act, actions
from ..board import FORTRESS, is_zone
from ..fights import Force
from ..land.armies import one_nation, together
from ..names import BRITAIN
from ..pieces import SQUADRON_DICE, SQUADRON_NATION
from ..sea.fleets import controlled_zones, enemy_stacks, squadrons_at, zone_controllers
from ..war.building import LEADER, SP, Build
from .diplomacy import push_value
from .marches import landing_value, march_value
from .odds import dice_of, siege_chance, win_chance
from .reaching import material
from .situation import Situation
from .weights import ARMY, SPEND

#: Zones Britain needs for its Admiralty card. [6.2]
_RULING: Final = 6
#: What of new troops counts beside what they can do where they stand, while there are turns to come.
_NEW_TROOPS: Final = 0.5
#: A battle at sea is sought by who is so sure to win it.
_SURE: Final = 0.65
#: Half a CP: the least a price is counted as.
_LEAST: Final = 0.25


def move_value(view: Situation, nation: int, body: Any) -> float:
    return march_value(view, nation, body.force, body.frm, body.to)


def convoy_value(view: Situation, nation: int, body: Any) -> float:
    """A landing, unless an enemy Fleet is likely to meet it on the way."""
    met = sum(bool(enemy_stacks(view.state, nation, zone)) for zone in body.zones)
    # Only an island has nothing better to do with many troops than to send them over the sea.
    away = 0.0 if nation == BRITAIN else 0.6
    value = landing_value(view, nation, body.force, body.frm, body.to)
    return value - (0.5 * met + away) * material(body.force)


def flag_value(view: Situation, nation: int, area: int) -> float:
    return view.prize(nation, area)


def build_value(view: Situation, nation: int, body: Build) -> float:
    """New troops by what they add to those there; ships by their number."""
    if body.kind == SP:
        force = one_nation(nation, body.number)
    elif body.kind == LEADER:
        force = Force(leaders=(body.number,))
    else:
        return ARMY.squadron * (1.0 if nation == BRITAIN else 0.5)
    here = view.own_force(body.area)
    more = view.plan({body.area: together(here, force)}) - view.planned()
    kept = 0.0 if view.is_last_turn() else _NEW_TROOPS
    return kept * material(force) + more + view.guarded(force, -1, body.area)


def siege_value(view: Situation, nation: int, body: Any) -> float:
    """A siege: the prize by its chance, less what the guns cost."""
    strength: int = FORTRESS[body.area]
    falls = siege_chance(dice_of(body.force), strength)
    return max(view.prize(nation, body.area), 0.2) * falls - ARMY.sp * strength / 6


def consul_value(view: Situation, nation: int, body: Any) -> float:
    return push_value(view, body)


def sail_value(view: Situation, nation: int, body: Any) -> float:
    """Zones that come under control or are left; battles with better dice."""
    state = view.state
    frm = state.squadron_at[body.squadrons[0]]
    stays = len(squadrons_at(state, frm)) > len(body.squadrons) if is_zone(frm) else True
    if not is_zone(body.to):
        return -SPEND.zone
    foes = [s for stack in enemy_stacks(state, nation, body.to) for s in stack.squadrons]
    if foes:
        return ARMY.squadron * (win_chance(_broadside(body.squadrons), _broadside(foes)) - _SURE)
    wanted = nation == BRITAIN and controlled_zones(state, nation).bit_count() < _RULING
    gained = not zone_controllers(state, body.to) and wanted
    lost = is_zone(frm) and not stays
    return SPEND.zone * (gained - lost) - (0.0 if stays or not is_zone(frm) else 0.01)


def _broadside(squadrons: Sequence[int]) -> int:
    """Dice of some ships. [13.4]"""
    return sum(SQUADRON_DICE[SQUADRON_NATION[s]] for s in squadrons)


def patrol_value(view: Situation, nation: int, body: Any) -> float:
    state = view.state
    zone = state.squadron_at[body[0]]
    foes = [s for stack in enemy_stacks(state, nation, zone) for s in stack.squadrons]
    return ARMY.squadron * (win_chance(_broadside(body), _broadside(foes)) - _SURE)


def refit_value(view: Situation, nation: int, body: Any) -> float:
    return 0.04


def end_war_value(view: Situation, nation: int, body: str) -> float:
    """One roll in six brings the pieces back."""
    state = view.state
    war = next(war for war in state.foreign_wars if war.card == body)
    value = sum(
        ARMY.sp * part.sp + 0.1 * len(part.leaders) + ARMY.squadron * len(part.squadrons)
        for part in war.committed
        if part.nation == nation
    )
    return value / 6


def war_value(view: Situation, nation: int, body: Any) -> float:
    """Seven CPs are not worth a war: it comes for nothing between turns. [14.1]"""
    return -1.0


def deploy_value(view: Situation, nation: int, body: None) -> float:
    """The Deployment that is free; another costs CPs that build. [14.21]"""
    return -1.0 if view.state.deployed >> nation & 1 else 0.2


VALUES: Final[dict[str, Callable[[Situation, int, Any], float]]] = {
    "move": move_value,
    "convoy": convoy_value,
    "flag": flag_value,
    "build": build_value,
    "regroup": build_value,
    "siege": siege_value,
    "consul": consul_value,
    "sail": sail_value,
    "patrol": patrol_value,
    "refit": refit_value,
    "end_war": end_war_value,
    "war": war_value,
    "deploy": deploy_value,
}


def act_value(view: Situation, nation: int, act: Act) -> float:
    """What an action is worth; unknown ones are left alone."""
    value = VALUES.get(act.word)
    return value(view, nation, act.body) if value is not None else -1.0


def price(view: Situation, nation: int, act: Act) -> float:
    """CPs, never nothing."""
    return max(_LEAST, actions()[act.word].cost(view.state, nation, act.body) / 2)


def rate(view: Situation, nation: int, act: Act) -> float:
    """What an action brings for a CP."""
    return act_value(view, nation, act) / price(view, nation, act)
