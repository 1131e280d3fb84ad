"""What would be void, missing or left to the rules if a request were adjudicated now.

Every order as it was written gets a word: `stands`, `void`, or `no convoy` for an army that no fleet was told
to carry. What nobody wrote is told beside it. Format: docs/formats/.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypedDict

import msgspec

from ....engine.errors import GreatPowersError, Reason
from ....engine.plain import Plain, PlainDict, PlainObject
from ..printed.names import POWERS, PhaseKind
from ..rules.adjudication import NO_CONVOY, OUTCOME_WORDS, VOID, adjudicate
from ..rules.adjudication.verdicts import verdict
from ..rules.adjustments import accept_adjustments, builds_allowed, default_removals
from ..state.forces import balance
from ..state.orders import BUILD, REMOVE, WAIVE
from .request import Request, WireRequest, understand
from .sorting import Results, choose_orders, needed_centres, sort_retreats


class Problem(TypedDict):
    """A line that cannot be read."""

    line: int
    message: str


class Answer(TypedDict, total=False):
    """What is told of a request; of one that cannot be read only the error."""

    error: Problem
    id: Plain
    phase: str
    checked: dict[str, dict[str, str]]
    reads: dict[str, dict[str, str]]
    reasons: dict[str, dict[str, PlainDict]]
    missing: dict[str, list[PlainDict]]


#: A reason as a sentence in some language.
Speaker = Callable[[Reason], str]

STANDS: Final = "stands"
_decoder = msgspec.json.Decoder(WireRequest)


def check(request: PlainObject, say: Speaker | None = None) -> Answer:
    """Check a decoded request; raises GreatPowersError for a bad one."""
    try:
        wire = msgspec.convert(request, WireRequest)
    except msgspec.ValidationError as problem:
        raise GreatPowersError(str(problem)) from None
    return _check(wire, say)


def check_line(line: bytes, number: int, say: Speaker | None = None) -> Answer:
    """One JSON line of the stream; a bad one answers with its number and what is wrong."""
    try:
        return _check(_decoder.decode(line), say)
    except (msgspec.DecodeError, GreatPowersError, UnicodeDecodeError, RecursionError) as problem:
        return {"error": {"line": number, "message": str(problem)}}


def is_sound(answer: Answer) -> bool:
    """True if every order of a checked request stands."""
    if "error" in answer:
        return False
    return all(word == STANDS for words in answer["checked"].values() for word in words.values())


def _check(wire: WireRequest, say: Speaker | None) -> Answer:
    request = understand(wire)
    results = Results(say)
    missing: dict[str, list[PlainDict]] = {}
    for power, reason in _PHASES[request.phase.kind](request, results):
        missing.setdefault(POWERS[power], []).append(results.plain(reason))
    checked: dict[str, dict[str, str]] = {}
    reads: dict[str, dict[str, str]] = {}
    for written in request.written:
        name = POWERS[written.power]
        checked.setdefault(name, {})[written.text] = results.words[name][written.text]
        if written.order is not None:
            reads.setdefault(name, {})[written.text] = written.order.text
    return {
        "id": wire.id,
        "phase": request.phase.text,
        "checked": checked,
        "reads": reads,
        "reasons": results.reasons,
        "missing": missing,
    }


def _in_disorder(request: Request) -> Iterator[tuple[int, Reason]]:
    for power in sorted(request.disorder):
        yield power, Reason("check-in-disorder", "9.1", {"power": POWERS[power]})


def _movement(request: Request, results: Results) -> Iterator[tuple[int, Reason]]:
    """Orders that are unlawful or do not match what others were told; then units nobody orders."""
    orders, texts = choose_orders(request, results)
    resolution = adjudicate(request.units, orders, request.reading)
    for province in orders:
        unit, outcome = request.units[province], resolution.outcomes[province]
        why = verdict(resolution, province)
        # A chain that was ordered and breaks is a matter of the resolution, not of the writing.
        fails = outcome == VOID or (outcome == NO_CONVOY and why.message == "convoy-missing")
        word = OUTCOME_WORDS[outcome] if fails else STANDS
        results.add(unit.power, texts[province], word, why if fails else None)
    _rest_stands(request, results)
    yield from _in_disorder(request)
    ordering = {written.power for written in request.written} | request.disorder
    for power in sorted({unit.power for unit in request.units.values()} - ordering):
        yield power, Reason("check-no-orders", "9.1", {"power": POWERS[power]})
    for province, unit in request.units.items():
        if province not in orders and unit.power in ordering - request.disorder:
            yield unit.power, Reason("check-unit-holds", "2.5", {"unit": unit.text})


def _retreats(request: Request, results: Results) -> Iterator[tuple[int, Reason]]:
    counting, voids = sort_retreats(request)
    for written, why in voids:
        results.add(written.power, written.text, "void", why)
    _rest_stands(request, results)
    yield from _in_disorder(request)
    for province, case in request.dislodged.items():
        if province in counting:
            continue
        if case.places:
            yield case.unit.power, Reason("check-unit-disbands", "7.9", {"unit": case.unit.text})
        else:
            yield case.unit.power, Reason("check-nowhere-to-go", "7.7", {"unit": case.unit.text})


def _adjustments(request: Request, results: Results) -> Iterator[tuple[int, Reason]]:
    centres = needed_centres(request)
    yield from _in_disorder(request)
    for power in range(len(POWERS)):
        mine = [written for written in request.written if written.power == power]
        readable = [written for written in mine if written.order is not None]
        for written in mine:
            if written.order is None:
                results.add(power, written.text, "void", written.refusal)
        orders = [written.order for written in readable if written.order is not None]
        accepted, refused = accept_adjustments(orders, power, request.units, centres)
        for place, written in enumerate(readable):
            word = "void" if place in refused else STANDS
            results.add(power, written.text, word, refused.get(place))
        open_builds = builds_allowed(power, request.units, centres)
        used = sum(1 for order in accepted if order.kind in (BUILD, WAIVE))
        if open_builds > used and power not in request.disorder:
            yield power, Reason("check-builds-open", "8.11", {"count": open_builds - used})
        if balance(power, request.units, centres) < 0:
            named = [order for order in accepted if order.kind == REMOVE]
            for order in default_removals(power, request.units, centres, named, request.reading):
                yield power, Reason("check-removed-by-distance", "9.6", {"unit": order.text[2:]})


def _rest_stands(request: Request, results: Results) -> None:
    """What nobody objected to, second wordings of the same order among it."""
    for written in request.written:
        results.add(written.power, written.text, STANDS)


_PHASES: Final[Mapping[PhaseKind, Callable[[Request, Results], Iterator[tuple[int, Reason]]]]] = {
    PhaseKind.MOVEMENT: _movement,
    PhaseKind.RETREATS: _retreats,
    PhaseKind.ADJUSTMENTS: _adjustments,
}
