"""Orders of somebody who has talked: promises kept, help used as far as it is trusted, stabs that pay."""

from __future__ import annotations

from dataclasses import replace

from .....bots.player import Why
from ...press.arrangements import Alliance, Given, Peace
from ...press.ledger import Promise
from ...state.orders import Order
from ..regular.bonds import Bonds
from .beginning import stab_pays
from .council import Council


def kept_promises(council: Council) -> tuple[list[Promise], list[Why]]:
    """The promises a seat still means to keep, and a sentence for each it breaks.

    Orders promised are always given; only a peace is broken, by those who do not say so before.
    """
    broken: set[str] = set()
    if council.temper_name != "loyal":
        broken = {seat for seat in council.partners if stab_pays(council, seat)}
    kept = [
        promise
        for promise in council.promises
        if not (
            promise.by == council.seat
            and isinstance(promise.what, Peace | Alliance)
            and broken & set(promise.to)
        )
    ]
    return kept, [("bot-stabs", {"seat": seat}) for seat in sorted(broken)]


def bonds_for_orders(council: Council) -> tuple[Bonds, list[Why]]:
    """What binds the planner of this phase; moves rely on help only where that is worth the risk."""
    promises, reasons = kept_promises(council)
    bonds = council.bonds(promises)
    relying = _relied_on(council, promises)
    if relying:
        bonds = replace(bonds, fixed={**bonds.fixed, **relying})
    for promise in promises:
        if isinstance(promise.what, Given):
            if promise.by == council.seat:
                reasons.append(("bot-keeps-word", {"order": promise.what.order.text}))
            elif promise.what.order.other_province in relying:
                chance = round(100 * council.trust.chance(promise.by))
                reasons.append(("bot-counts-on", {"seat": promise.by, "chance": chance}))
    reasons += [("bot-at-peace", {"seat": seat}) for seat in council.partners if not _broken(seat, reasons)]
    return bonds, reasons


def _broken(seat: str, reasons: list[Why]) -> bool:
    return any(message == "bot-stabs" and said["seat"] == seat for message, said in reasons)


def _relied_on(council: Council, promises: list[Promise]) -> dict[int, Order]:
    """Own moves that count on help: the plan with them must not lose too much if the help fails."""
    relying = council.relying(promises)
    if relying is None:
        return {}
    plain = council.plan(promises)
    helpers = {promise.by for promise in promises if promise.by != council.seat}
    coming = {
        promise.what.order.province: promise.what.order
        for promise in promises
        if isinstance(promise.what, Given) and promise.by != council.seat
    }
    me, forecast = council.me, council.forecast
    with_help, without = forecast.worth(relying, coming)[me], forecast.worth(relying)[me]
    plain_with, plain_without = forecast.worth(plain, coming)[me], forecast.worth(plain)[me]
    if plain_without - without > council.temper.risk:
        return {}
    chance = min((council.trust.chance(seat) for seat in helpers), default=0.0)
    gain = chance * (with_help - plain_with) + (1 - chance) * (without - plain_without)
    if gain < 0:
        return {}
    return {province: order for province, order in relying.items() if plain.get(province) is not order}
