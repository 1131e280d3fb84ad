"""Answering a referee's request for a movement, retreat or adjustment phase. Format: docs/formats/."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from ....engine.errors import GreatPowersError, Reason
from ....engine.plain import PlainDict, PlainObject
from ..positions.plain import write_centres, write_units
from ..printed.board import LOCATIONS, provinces_in
from ..printed.names import POWERS, PhaseKind, Season
from ..printed.units import Units, unit_at
from ..rules.adjudication import OUTCOME_WORDS, adjudicate
from ..rules.adjudication.verdicts import verdict
from ..rules.adjustments import accept_adjustments, builds_allowed, default_removals, owners_after_autumn
from ..rules.retreats import dislodged_units, resolve_retreats
from ..rules.victory import winner_of
from ..state.forces import Dislodged, balance
from ..state.orders import BUILD, REMOVE, RETREAT, WAIVE, Order
from .request import Request, WireRequest, understand
from .sorting import Results, choose_orders, lone_orders, needed_centres, sort_retreats

Answer = PlainDict

_decoder = msgspec.json.Decoder(WireRequest)


def answer_line(line: bytes, number: int) -> bytes:
    """One JSON line in, one out; a bad line answers with its number and what is wrong."""
    try:
        wire = _decoder.decode(line)
        return msgspec.json.encode(_answer(wire))
    except (msgspec.DecodeError, GreatPowersError, UnicodeDecodeError, RecursionError) as problem:
        return msgspec.json.encode({"error": {"line": number, "message": str(problem)}})


def answer(request: PlainObject) -> Answer:
    """The same for a decoded request; raises GreatPowersError for a bad one."""
    return _answer(_request(request))


def understood(request: PlainObject) -> Request:
    """How a decoded request is understood; raises GreatPowersError for a bad one."""
    return understand(_request(request))


def _request(request: PlainObject) -> WireRequest:
    try:
        return msgspec.convert(request, WireRequest)
    except msgspec.ValidationError as problem:
        raise GreatPowersError(str(problem)) from None


def _answer(wire: WireRequest) -> Answer:
    request = understand(wire)
    if request.phase.kind is PhaseKind.MOVEMENT:
        reply = _movement(request)
    elif request.phase.kind is PhaseKind.RETREATS:
        reply = _retreats(request)
    else:
        reply = _adjustments(request)
    return {"id": wire.id, **reply}


def _movement(request: Request) -> Answer:
    results = Results()
    orders, texts = choose_orders(request, results)
    resolution = adjudicate(request.units, orders, request.reading)
    for province, unit in request.units.items():
        text = texts.get(province, f"{unit.text} H")
        word = OUTCOME_WORDS[resolution.outcomes[province]]
        results.add(unit.power, text, word, verdict(resolution, province))
    dislodged = {
        province: replace(case, places=()) if case.unit.power in request.disorder else case
        for province, case in dislodged_units(resolution, request.reading).items()
    }
    retreats_follow = any(case.places for case in dislodged.values())
    return {
        **_after(request, resolution.units_after, retreats_follow),
        "dislodged": _write_dislodged(dislodged),
        "contested": sorted(LOCATIONS[p] for p in provinces_in(resolution.contested)),
        "results": results.words,
        "reasons": results.reasons,
    }


def _write_dislodged(dislodged: Mapping[int, Dislodged]) -> dict[str, PlainDict]:
    plain: dict[str, PlainDict] = {}
    for case in dislodged.values():
        places = sorted(LOCATIONS[place] for place in case.places)
        plain.setdefault(POWERS[case.unit.power], {})[case.unit.text] = {
            "from": LOCATIONS[case.attacker_from],
            "retreats": places,
        }
    return plain


def _after(request: Request, units: Units, retreats_follow: bool = False) -> Answer:
    """Units, centres and next phase once a movement or retreat phase is done. [1.4–1.6, 8.1]"""
    phase = request.phase
    centres = request.centres
    winner = None
    if retreats_follow:
        following = f"{phase.season}{phase.year}R"
    elif phase.season is Season.SPRING:
        following = f"F{phase.year}M"
    elif centres is None:
        following = f"S{phase.year + 1}M"
    else:
        centres = owners_after_autumn(centres, units)
        due = any(builds_allowed(p, units, centres) or balance(p, units, centres) < 0 for p in range(7))
        following = f"F{phase.year}A" if due else f"S{phase.year + 1}M"
        winner = winner_of(centres)
    return _position(following, units, centres, winner)


def _position(following: str, units: Units, centres: dict[int, int] | None, winner: int | None) -> Answer:
    reply: Answer = {"next_phase": following, "units": write_units(units)}
    if centres is not None:
        reply["centres"] = write_centres(centres)
    if winner is not None:
        reply["winner"] = POWERS[winner]
    return reply


def _retreats(request: Request) -> Answer:
    """A dislodged unit without a lawful order is gone; one unlawful order is told as its fate. [7.8, 7.9]"""
    results = Results()
    counting, voids = sort_retreats(request)
    orders = {province: w.order for province, w in counting.items() if w.order is not None}
    fates = {w.order.province: (w.text, why) for w, why in lone_orders(request, voids) if w.order is not None}
    for written, why in voids:
        if (written.text, why) not in fates.values():
            results.add(written.power, written.text, "void", why)
    arrived = resolve_retreats(request.dislodged, orders)
    for province, case in request.dislodged.items():
        order = orders.get(province)
        if order is None:
            nothing = (f"{case.unit.text} D", Reason("retreat-no-order", "7.9"))
            text, refusal = fates.get(province, nothing)
            results.add(case.unit.power, text, "disbands", refusal)
        elif order.kind == RETREAT:
            went = order.target_province in arrived
            clash = Reason("retreat-clash", "7.8", {"place": LOCATIONS[order.target]})
            word, why_gone = ("retreats", None) if went else ("disbands", clash)
            results.add(case.unit.power, counting[province].text, word, why_gone)
        else:
            results.add(case.unit.power, counting[province].text, "disbands")
    return {
        **_after(request, {**request.units, **arrived}),
        "dislodged": {},
        "contested": [],
        "results": results.words,
        "reasons": results.reasons,
    }


def _adjustments(request: Request) -> Answer:
    centres = needed_centres(request)
    results = Results()
    units = dict(request.units)
    for power in range(7):
        for order in _adjust_power(request, centres, power, results):
            if order.kind == BUILD:
                units[order.province] = unit_at(power, order.unit_kind, order.at)
            elif order.kind == REMOVE:
                del units[order.province]
    following = f"S{request.phase.year + 1}M"
    return {
        **_position(following, units, centres, None),
        "dislodged": {},
        "contested": [],
        "results": results.words,
        "reasons": results.reasons,
    }


def _adjust_power(request: Request, centres: dict[int, int], power: int, results: Results) -> list[Order]:
    """The adjustments of one power that take place; everything else is noted with its reason."""
    mine = [written for written in request.written if written.power == power]
    readable = [written for written in mine if written.order is not None]
    for written in mine:
        if written.order is None:
            results.add(power, written.text, "void", written.refusal)
    orders = [written.order for written in readable if written.order is not None]
    accepted, refused = accept_adjustments(orders, power, request.units, centres)
    words = {BUILD: "builds", REMOVE: "removes", WAIVE: "waives"}
    for place, written in enumerate(readable):
        word = "void" if place in refused else words[orders[place].kind]
        results.add(power, written.text, word, refused.get(place))
    missing = default_removals(power, request.units, centres, accepted, request.reading)
    for order in missing:
        results.add(
            power, order.text, "removes", Reason("removed-by-distance", "9.6", {"unit": order.text[2:]})
        )
    return accepted + missing
