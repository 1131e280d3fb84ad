"""Why every order of a movement phase ended as it did: message, rule and the numbers behind it."""

from __future__ import annotations

from .....engine.errors import Reason
from ...printed.board import LOCATIONS, provinces_in
from ...state.orders import CONVOY, SUPPORT_HOLD, SUPPORT_MOVE, Order
from ..convoys import chain_exists
from ..legality import refusal_of
from .resolution import (
    BOUNCES,
    CONVOYS,
    CUT,
    DISLODGED,
    DISRUPTED,
    HOLDS,
    MOVES,
    NO_CONVOY,
    SUPPORTS,
    VOID,
    Resolution,
)

Params = dict[str, str | int]

_MOVED = Reason("moved", "4.12")
_SAILED = Reason("moved-by-sea", "6.1")
_GRANTED = {
    HOLDS: Reason("order-holds", "2.5"),
    SUPPORTS: Reason("order-supports", "5.1"),
    CONVOYS: Reason("order-convoys", "6.1"),
}


def verdict(resolution: Resolution, province: int, barred: int = 0) -> Reason:
    """The reason for the outcome of the unit that stood in this province."""
    outcome = resolution.outcomes[province]
    if outcome == BOUNCES:
        return _why_bounced(resolution, province)
    if outcome == NO_CONVOY:
        return _why_not_carried(resolution, province)
    if outcome == CUT:
        return _why_cut(resolution, province)
    if outcome == VOID:
        return _why_void(resolution, resolution.orders[province], barred)
    if outcome == DISLODGED:
        return Reason("driven-out", "4.12", _victor(resolution, province))
    if outcome == DISRUPTED:
        return Reason("convoy-fleet-driven-out", "6.5", _victor(resolution, province))
    if outcome == MOVES:
        return _SAILED if province in resolution.battle.by_sea else _MOVED
    return _GRANTED[outcome]


def _text(resolution: Resolution, province: int) -> str:
    return resolution.battle.units[province].text


def _victor(resolution: Resolution, province: int) -> Params:
    attacker = resolution.dislodged[province]
    return {"by": _text(resolution, attacker), "from": LOCATIONS[attacker]}


def _why_bounced(resolution: Resolution, mover: int) -> Reason:
    """The first of: own unit, head-to-head, a resident that held, a rival for the same place."""
    battle = resolution.battle
    goal = battle.destination[mover]
    resident = battle.units.get(goal)
    supporters = battle.move_supports.get(mover, [])
    strength = battle.strength(supporters)[0]
    if resident is not None and not battle.succeeded.get(goal):
        said: Params = {"place": LOCATIONS[goal], "other": resident.text}
        if resident.power == battle.units[mover].power:
            return Reason("bounced-own-unit", "5.12", said)
        strength = battle.strength(supporters, without=resident.power)[0]
        if battle.head_to_head(mover, goal):
            against = battle.strength(battle.move_supports.get(goal, []))[0]
            message, rule = "bounced-head-to-head", "4.7"
        else:
            holders = [] if goal in battle.destination else battle.hold_supports.get(goal, [])
            against = battle.strength(holders)[0]
            message, rule = "bounced-held", "4.6"
        if strength <= against:
            return Reason(message, rule, {**said, "strength": strength, "against": against})
    rivals = [rival for rival in battle.attackers[goal] if rival != mover]
    against, rival = max(((battle.prevention(r, goal)[0], -r) for r in rivals), default=(0, 0))
    numbers: Params = {"place": LOCATIONS[goal], "strength": strength, "against": against}
    if resident is not None and battle.destination.get(goal) == mover and battle.succeeded.get(goal):
        return Reason("bounced-beaten", "4.14", {**numbers, "other": resident.text})
    message, rule = ("bounced-standoff", "4.3") if against == strength else ("bounced-outmatched", "4.12")
    return Reason(message, rule, {**numbers, "other": _text(resolution, -rival)})


def _why_not_carried(resolution: Resolution, army: int) -> Reason:
    battle = resolution.battle
    said: Params = {"place": LOCATIONS[battle.destination[army]]}
    if army in battle.suspended:
        return Reason("convoy-paradox", "6.11", said)
    if not chain_exists(battle.by_sea[army], army, battle.destination[army]):
        return Reason("convoy-missing", "6.3", said)
    lost = [sea for sea in provinces_in(battle.by_sea[army]) if sea in resolution.dislodged]
    return Reason("convoy-broken", "6.5", {**said, "fleet": _text(resolution, lost[0])})


def _why_cut(resolution: Resolution, supporter: int) -> Reason:
    battle = resolution.battle
    where = battle.supported[supporter]
    power = battle.units[supporter].power
    for attacker in battle.attackers[supporter]:
        if battle.units[attacker].power == power or attacker == where:
            continue
        if attacker not in battle.by_sea or battle.route_open(attacker):
            said: Params = {"by": _text(resolution, attacker), "from": LOCATIONS[attacker]}
            return Reason("support-cut", "5.16", said)
    return Reason("support-driven-out", "5.17", _victor(resolution, supporter))


def _why_void(resolution: Resolution, order: Order, barred: int) -> Reason:
    battle = resolution.battle
    unlawful = refusal_of(battle.units, order, barred)
    if unlawful is not None:
        return unlawful
    other: Params = {"other": _text(resolution, order.other_province)} if order.other >= 0 else {}
    if order.kind == SUPPORT_HOLD:
        return Reason("support-of-moving-unit", "5.8", other)
    if order.kind == SUPPORT_MOVE:
        return Reason("support-not-matching", "5.9", other)
    if order.kind == CONVOY and battle.destination.get(order.other_province) == order.target_province:
        return Reason("convoy-not-used", "6.14", other)
    return Reason("convoy-not-matching", "6.3", other)
