"""What each way of spending CPs is worth to the seat that spends them. [6.3]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, cast

from .....engine.option import Option
from ...printed.board import FORTRESS, is_zone
from ...printed.ids import Nation
from ...printed.names import BRITAIN, NOWHERE
from ...printed.pieces import SQUADRON_DICE, SQUADRON_NATION
from ...rules.answers import Flag, Siege, War, WarJoin
from ...rules.diplomacy.consuls import Push
from ...rules.formation.building import (
    Build,
    BuildLeader,
    BuildSquadron,
    BuildStrength,
    Regroup,
    RegroupLeader,
    RegroupSquadron,
    RegroupStrength,
)
from ...rules.formation.foreign import EndWar
from ...rules.formation.refitting import Refit
from ...rules.impulse.actions import cost_of
from ...rules.interphase.deploying import Deploy
from ...rules.land.armies import one_nation, together
from ...rules.land.moving import Move
from ...rules.sea.convoys import Voyage
from ...rules.sea.fleets import controlled_zones, enemy_stacks, squadrons_at, zone_controllers
from ...rules.sea.patrol import PatrolWith
from ...rules.sea.sailing import Sail
from ...state.fights import Force
from ..odds import dice_of, siege_chance, win_chance
from .diplomacy import push_value
from .marches import flagged_from, is_ours, landing_value, march_value
from .reaching import material
from .situation import Situation
from .weights import ARMY, SPEND

ActT = TypeVar("ActT", bound=Option)
Value = Callable[[Situation, Nation, ActT], float]

#: Zones Britain needs for its Admiralty card. [6.2]
_RULING: Final = 6
#: What of new troops counts beside what they can do where they stand, while there are turns to come.
_NEW_TROOPS: Final = 0.6
#: A battle at sea is sought by who is so sure to win it.
_SURE: Final = 0.65
#: Half a CP: the least a price is counted as.
_LEAST: Final = 0.25


def move_value(view: Situation, nation: Nation, act: Move) -> float:
    return march_value(view, nation, act.force, act.frm, act.to)


def convoy_value(view: Situation, nation: Nation, act: Voyage) -> float:
    """A landing, unless an enemy Fleet is likely to meet it on the way."""
    met = sum(bool(enemy_stacks(view.state, nation, zone)) for zone in act.way)
    # Only an island has nothing better to do with many troops than to send them over the sea.
    away = 0.0 if nation == BRITAIN else 1.0
    left = view.state.purse - cost_of(view.state, nation, act)
    value = landing_value(view, nation, act.force, act.frm, act.to, left)
    return value - (0.5 * met + away) * material(act.force)


def flag_value(view: Situation, nation: Nation, act: Flag) -> float:
    """The area itself; where an Army stands, also the Keys beside it that may be flagged from it then."""
    force, flags = view.own_force(act.area), view.state.purse // 2 - 1
    value = view.prize(nation, act.area)
    if flags > 0 and force.leaders and not is_ours(view.state, nation, act.area):
        value += flagged_from(view, nation, force, act.area, flags)
    return value


def build_value(view: Situation, nation: Nation, act: Build | Regroup) -> float:
    """New troops by what they add to those there; ships by their number."""
    match act:
        case BuildStrength(count) | RegroupStrength(count):
            force = one_nation(nation, count)
        case BuildLeader(leader) | RegroupLeader(leader):
            force = Force(leaders=(leader,))
        case BuildSquadron() | RegroupSquadron():
            return ARMY.squadron * (1.0 if nation == BRITAIN else 0.5)
    here = view.own_force(act.area)
    more = view.plan({act.area: together(here, force)}) - view.planned()
    kept = 0.0 if view.is_last_turn() else _NEW_TROOPS
    return kept * material(force) + more + view.guarded(force, NOWHERE, act.area)


def siege_value(view: Situation, nation: Nation, act: Siege) -> float:
    """A siege: the prize by its chance, less what the guns cost."""
    strength: int = FORTRESS[act.area]
    falls = siege_chance(dice_of(act.force), strength)
    return max(view.prize(nation, act.area), 0.2) * falls - ARMY.sp * strength / 6


def consul_value(view: Situation, nation: Nation, act: Push) -> float:
    return push_value(view, act)


def sail_value(view: Situation, nation: Nation, act: Sail) -> float:
    """Zones that come under control or are left; battles with better dice."""
    state = view.state
    frm = state.squadron_at[act.fleet[0]]
    stays = len(squadrons_at(state, frm)) > len(act.fleet) if is_zone(frm) else True
    if not is_zone(act.to):
        return -SPEND.zone
    foes = [s for stack in enemy_stacks(state, nation, act.to) for s in stack.squadrons]
    if foes:
        return ARMY.squadron * (win_chance(_broadside(act.fleet), _broadside(foes)) - _SURE)
    wanted = nation == BRITAIN and controlled_zones(state, nation).bit_count() < _RULING
    gained = not zone_controllers(state, act.to) and wanted
    lost = is_zone(frm) and not stays
    return SPEND.zone * (gained - lost) - (0.0 if stays or not is_zone(frm) else 0.01)


def _broadside(squadrons: Sequence[int]) -> int:
    """Dice of some ships. [13.4]"""
    return sum(SQUADRON_DICE[SQUADRON_NATION[s]] for s in squadrons)


def patrol_value(view: Situation, nation: Nation, act: PatrolWith) -> float:
    state = view.state
    zone = state.squadron_at[act.fleet[0]]
    foes = [s for stack in enemy_stacks(state, nation, zone) for s in stack.squadrons]
    return ARMY.squadron * (win_chance(_broadside(act.fleet), _broadside(foes)) - _SURE)


def refit_value(view: Situation, nation: Nation, act: Refit) -> float:
    return 0.04


def end_war_value(view: Situation, nation: Nation, act: EndWar) -> float:
    """One roll in six brings the pieces back."""
    state = view.state
    war = next(war for war in state.foreign_wars if war.card == act.card)
    value = sum(
        ARMY.sp * part.sp + 0.1 * len(part.leaders) + ARMY.squadron * len(part.squadrons)
        for part in war.committed
        if part.nation == nation
    )
    return value / 6


def war_value(view: Situation, nation: Nation, act: War | WarJoin) -> float:
    """Seven CPs are not worth a war: it comes for nothing between turns. [14.1]"""
    return -1.0


def deploy_value(view: Situation, nation: Nation, act: Deploy) -> float:
    """The Deployment that is free; another costs CPs that build. [14.21]"""
    return -1.0 if view.state.deployed >> nation & 1 else 0.2


_VALUES: Final[dict[type[Option], Value[Option]]] = {}


def _weighed(act: type[ActT], value: Value[ActT]) -> None:
    """Acts of this kind are worth what the function says."""
    # Only acts of this kind will ever be handed to it.
    _VALUES[act] = cast("Value[Option]", value)


_weighed(Move, move_value)
_weighed(Voyage, convoy_value)
_weighed(Flag, flag_value)
_weighed(BuildStrength, build_value)
_weighed(BuildLeader, build_value)
_weighed(BuildSquadron, build_value)
_weighed(RegroupStrength, build_value)
_weighed(RegroupLeader, build_value)
_weighed(RegroupSquadron, build_value)
_weighed(Siege, siege_value)
_weighed(Push, consul_value)
_weighed(Sail, sail_value)
_weighed(PatrolWith, patrol_value)
_weighed(Refit, refit_value)
_weighed(EndWar, end_war_value)
_weighed(War, war_value)
_weighed(WarJoin, war_value)
_weighed(Deploy, deploy_value)


def act_value(view: Situation, nation: Nation, act: Option) -> float:
    """What an action is worth; unknown ones are left alone."""
    value = _VALUES.get(type(act))
    return value(view, nation, act) if value is not None else -1.0


def price(view: Situation, nation: Nation, act: Option) -> float:
    """CPs, never nothing."""
    return max(_LEAST, cost_of(view.state, nation, act) / 2)
