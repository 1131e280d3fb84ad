"""Answering a referee's request for a movement, retreat or adjustment phase. Format: docs/formats/."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from ....engine.errors import GreatPowersError, Reason
from ..adjudication import OUTCOME_WORDS, adjudicate
from ..adjudication.verdicts import verdict
from ..adjustments import accept_adjustments, balance, builds_allowed, default_removals, owners_after_autumn
from ..board import LOCATIONS, provinces_in
from ..legality import refusal_of
from ..names import POWERS, PhaseKind, Season
from ..orders import BUILD, REMOVE, RETREAT, WAIVE, Order
from ..position import write_centres, write_units
from ..retreats import Dislodged, dislodged_units, resolve_retreats
from ..retreats import refusal_of as retreat_refusal
from ..units import Units, unit_at
from ..victory import winner_of
from .request import Request, WireRequest, Written, understand

Answer = dict[str, Any]

_decoder = msgspec.json.Decoder(WireRequest)


def answer_line(line: bytes, number: int) -> bytes:
    """One JSON line in, one out; a bad line answers with its number and what is wrong."""
    try:
        wire = _decoder.decode(line)
        return msgspec.json.encode(_answer(wire))
    except (msgspec.DecodeError, GreatPowersError, UnicodeDecodeError, RecursionError) as problem:
        return msgspec.json.encode({"error": {"line": number, "message": str(problem)}})


def answer(request: Mapping[str, Any]) -> Answer:
    """The same for a decoded request; raises GreatPowersError for a bad one."""
    try:
        wire = msgspec.convert(request, WireRequest)
    except msgspec.ValidationError as problem:
        raise GreatPowersError(str(problem)) from None
    return _answer(wire)


def _answer(wire: WireRequest) -> Answer:
    request = understand(wire)
    if request.phase.kind is PhaseKind.MOVEMENT:
        reply = _movement(request)
    elif request.phase.kind is PhaseKind.RETREATS:
        reply = _retreats(request)
    else:
        reply = _adjustments(request)
    return {"id": wire.id, **reply}


class _Results:
    """Outcome words and reasons by power and order text."""

    def __init__(self) -> None:
        self.words: dict[str, dict[str, str]] = {}
        self.reasons: dict[str, dict[str, dict[str, Any]]] = {}

    def add(self, power: int, text: str, word: str, reason: Reason | None = None) -> None:
        name = POWERS[power]
        if text in self.words.setdefault(name, {}):
            return  # the same words written twice count once
        self.words[name][text] = word
        if reason is not None:
            self.reasons.setdefault(name, {})[text] = _plain(reason)


def _plain(reason: Reason) -> dict[str, Any]:
    return {"message": reason.message, "rule": reason.rule, **reason.params}


def _movement(request: Request) -> Answer:
    results = _Results()
    orders, texts = _choose_orders(request, results)
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


def _choose_orders(request: Request, results: _Results) -> tuple[dict[int, Order], dict[int, str]]:
    """One order a unit: unlawful ones are struck first, two different lawful ones cancel. [2.13]"""
    by_unit: dict[int, list[Written]] = {}
    for written in request.written:
        if written.order is None:
            results.add(written.power, written.text, "void", written.refusal)
        else:
            by_unit.setdefault(written.order.province, []).append(written)
    orders: dict[int, Order] = {}
    texts: dict[int, str] = {}
    for province, candidates in by_unit.items():
        if len(candidates) > 1:
            candidates = _rid_of_doubles(request, candidates, results)
        if candidates:
            orders[province] = candidates[0].order  # type: ignore[assignment]
            texts[province] = candidates[0].text
    return orders, texts


def _rid_of_doubles(request: Request, candidates: list[Written], results: _Results) -> list[Written]:
    lawful = []
    for written in candidates:
        assert written.order is not None
        refusal = refusal_of(request.units, written.order)
        if refusal is None:
            lawful.append(written)
        else:
            results.add(written.power, written.text, "void", refusal)
    if len({written.order for written in lawful}) <= 1:
        return lawful[:1]
    for written in lawful:
        results.add(
            written.power, written.text, "void", Reason("order-twice", "2.13", {"text": written.text})
        )
    return []


def _write_dislodged(dislodged: Mapping[int, Dislodged]) -> dict[str, dict[str, Any]]:
    plain: dict[str, dict[str, Any]] = {}
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
    results = _Results()
    orders: dict[int, Order] = {}
    said: dict[int, tuple[str, Reason | None]] = {}
    for written in request.written:
        refusal = written.refusal or retreat_refusal(written.order, request.dislodged)  # type: ignore[arg-type]
        if written.order is None or written.order.province in said:
            results.add(written.power, written.text, "void", refusal or Reason("order-twice", "2.13"))
            continue
        said[written.order.province] = (written.text, refusal)
        if refusal is None:
            orders[written.order.province] = written.order
    arrived = resolve_retreats(request.dislodged, orders)
    for province, case in request.dislodged.items():
        text, refusal = said.get(province, (f"{case.unit.text} D", Reason("retreat-no-order", "7.9")))
        order = orders.get(province)
        if order is not None and order.kind == RETREAT:
            went = order.target_province in arrived
            clash = Reason("retreat-clash", "7.8", {"place": LOCATIONS[order.target]})
            results.add(case.unit.power, text, "retreats" if went else "disbands", None if went else clash)
        else:
            results.add(case.unit.power, text, "disbands", refusal)
    return {
        **_after(request, {**request.units, **arrived}),
        "dislodged": {},
        "contested": [],
        "results": results.words,
        "reasons": results.reasons,
    }


def _adjustments(request: Request) -> Answer:
    if request.centres is None:
        raise GreatPowersError("an adjustment phase needs 'centres'")
    results = _Results()
    units = dict(request.units)
    for power in range(7):
        for order in _adjust_power(request, request.centres, power, results):
            if order.kind == BUILD:
                units[order.province] = unit_at(power, order.unit_kind, order.at)
            elif order.kind == REMOVE:
                del units[order.province]
    following = f"S{request.phase.year + 1}M"
    return {
        **_position(following, units, request.centres, None),
        "dislodged": {},
        "contested": [],
        "results": results.words,
        "reasons": results.reasons,
    }


def _adjust_power(request: Request, centres: dict[int, int], power: int, results: _Results) -> list[Order]:
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
