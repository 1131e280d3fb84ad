"""Plain ids into words: places, units, powers, phases, orders, reasons and events. No rules inside.

Whatever is not known here passes through unchanged, so that no text of a player can break a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from ....bots.player import Why
from ....engine.errors import (
    DataError,
    GreatPowersError,
    IllegalDecision,
    InvariantBroken,
    OptionError,
    Reason,
    RecordError,
    UnreadableDecision,
)
from ....engine.events import DieRolled, Event, RulesChanged
from ....engine.plain import PlainObject, plain_list, plain_number, plain_object
from ....locale import Texts
from ....locale.speaking import Facets, Speaker, Voice, facets
from ....locale.texts import Param
from ...shared.upgrade_words import rules_changed_line
from ..positions.plain import PositionError, read_phase
from ..printed.board import LOCATION_NUMBER, PROVINCE_NUMBER, PROVINCES
from ..printed.names import KIND_LETTERS, POWER_NUMBER, PhaseKind
from ..state.orders import Order
from ..state.spoken import ORDER_PARTS, line_on_wire, order_on_wire

#: What is said for a rule where a refusal cites none.
NO_RULE: Final = "none"


def place_name(texts: Texts, place: str) -> str:
    """`StP/SC` as “St Petersburg (south coast)”."""
    name, coast = _province_and_coast(texts, place)
    return texts.format("dip-place-on-coast", place=name, coast=coast) if coast else name


def unit_said(texts: Texts, unit: str) -> Param | Facets:
    """`F StP/SC` by where it stands, and its kind beside it."""
    kind, _, place = unit.partition(" ")
    return _unit(texts, kind, place) if kind in KIND_LETTERS and place in LOCATION_NUMBER else unit


def _unit(texts: Texts, kind: str, place: str) -> Facets:
    return {"": place_name(texts, place), "kind": kind}


def _province_and_coast(texts: Texts, place: str) -> tuple[str, str]:
    if place not in LOCATION_NUMBER:
        return place, ""
    province, _, coast = place.partition("/")
    return PROVINCES[PROVINCE_NUMBER[province]].names[texts.language], coast


def power_name(texts: Texts, power: str) -> str:
    return texts.format("dip-power", power=power) if power in POWER_NUMBER else power


def seat_name(texts: Texts, seat: str) -> str:
    """A seat by the powers it plays: “Austria + France”; `all` is everybody."""
    if seat == "all":
        return texts.format("dip-everybody")
    powers = seat.split("+")
    known = all(power in POWER_NUMBER for power in powers)
    return " + ".join(power_name(texts, power) for power in powers) if known else seat


def turn_name(texts: Texts, phase: str) -> str:
    """`S1901M` as “Spring 1901”."""
    return _phase_words(texts, "dip-turn", phase)


def phase_name(texts: Texts, phase: str) -> str:
    """`S1901M` as “Spring 1901, order writing phase”; a bare `M` names the kind of phase alone."""
    if phase in tuple(PhaseKind):
        return texts.format("dip-phase-kind", kind=phase)
    return _phase_words(texts, "dip-phase", phase)


def _phase_words(texts: Texts, message: str, text: str) -> str:
    try:
        phase = read_phase(text)
    except PositionError:
        return text
    # The year goes in as text: a number would be grouped like a quantity.
    return texts.format(message, season=phase.season, year=str(phase.year), kind=phase.kind)


def order_sentence(texts: Texts, order: Order) -> str:
    """An order as a sentence."""
    return texts.format("dip-order", order=order_phrase(texts, order))


def order_phrase(texts: Texts, order: Order) -> str:
    """An order as part of a sentence."""
    return _order(texts, order_on_wire(order))


def _order(texts: Texts, sent: PlainObject) -> str:
    """The same of what a client gets; a line that is no order is quoted."""
    if not sent["verb"]:
        return str(sent["text"])
    return VOICE.sentence(texts, f"dip-do-{sent['verb']}", plain_object(sent["parts"]), ORDER_PARTS)


def outcome_word(texts: Texts, outcome: str) -> str:
    """What became of an order: one of the words of the referee."""
    return texts.format(f"dip-outcome-{_id_part(outcome)}")


def _id_part(name: str) -> str:
    """`as reading` and `last_year` as they stand in message ids."""
    return re.sub(r"[ _]", "-", name)


def _readings(texts: Texts, readings: str) -> str:
    """`Por, Pru` as “Portugal (Por) and Prussia (Pru)”."""
    codes = readings.split(", ")
    if not all(code in PROVINCE_NUMBER for code in codes):
        return readings
    return texts.list_of(texts.format("dip-reading", place=place_name(texts, c), code=c) for c in codes)


#: How what an event or a reason speaks of is put into words, by its kind.
_SPEAKERS: Final[Mapping[str, Speaker]] = {
    "place": place_name,
    "unit": lambda texts, sent: _unit(texts, sent["kind"], sent["place"]),
    "power": power_name,
    "seat": seat_name,
    "phase": phase_name,
    "outcome": outcome_word,
    "order": _order,
    # Orders that are opened together are told as they are written.
    "order*": lambda _texts, sent: "; ".join(order["text"] for order in sent),
    "reason": lambda texts, why: reason_sentence(texts, Reason(why["message"], why["rule"], why["params"])),
    # Reasons hold texts.
    "unit-text": unit_said,
    "readings": _readings,
}
VOICE: Final = Voice("dip", _SPEAKERS)

#: The kinds of the parameters of reasons, by their names.
_PARAMS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("place", "from", "to", "centre"), "place"),
    **dict.fromkeys(("unit", "by", "other", "fleet"), "unit-text"),
    "power": "power",
    "seat": "seat",
    "speaker": "seat",
    "phase": "phase",
    "readings": "readings",
}

#: Messages that lack a parameter at times: what is missing then, and how it is said without.
_WITHOUT: Final = {
    "order-no-unit": ("place", "order-no-unit-written"),
    "order-unreadable": ("word", "order-unreadable-whole"),
    "order-unknown-place": ("readings", "order-unknown-place-alone"),
    "order-twice": ("text", "order-twice-unnamed"),
    "retreat-clash": ("place", "retreat-clash-unnamed"),
    "bot-goal": ("chance", "bot-goal-simple"),
    "bot-guard": ("supports", "bot-guard-simple"),
    "bot-supported-attack": ("chance", "bot-supported-attack-simple"),
}


def _fitting(message: str, params: Mapping[str, str | int]) -> str:
    """The message, or its other wording if it lacks something."""
    missing, without = _WITHOUT.get(message, ("", ""))
    return without if missing and not params.get(missing) else message


def reason_sentence(texts: Texts, reason: Reason) -> str:
    """Why something is so, or is refused, with the number of the rule."""
    said = _said(texts, reason.params)
    message = _fitting(reason.message, reason.params)
    return texts.format(message, **{**said, "rule": reason.rule or NO_RULE})


def why_line(texts: Texts, why: Why) -> str:
    """Why a bot decided so."""
    message, params = why
    said = _said(texts, params)
    if "order" in params:
        said["order"] = _order(texts, line_on_wire(str(params["order"])))
    return texts.format(_fitting(message, params), **said)


def _said(texts: Texts, params: Mapping[str, str | int]) -> dict[str, Param]:
    """Places, units, powers and the like in words; numbers stay numbers."""
    said: dict[str, Param] = {}
    for name, value in params.items():
        words = VOICE.spoken(texts, _PARAMS.get(name, "word"), value) if isinstance(value, str) else value
        said |= facets(name, words)
    return said


_ERRORS: Final[Mapping[type[GreatPowersError], str]] = {
    OptionError: "error-option",
    RecordError: "error-record",
    DataError: "error-data",
    InvariantBroken: "error-invariant",
}


def error_sentence(texts: Texts, error: GreatPowersError) -> str:
    """What went wrong, in one line; details that no player causes stay in English."""
    if isinstance(error, IllegalDecision | UnreadableDecision):
        return reason_sentence(texts, error.refusal)
    return texts.format(_ERRORS.get(type(error), "error-other"), problem=str(error))


def event_line(texts: Texts, event: Event) -> str | None:
    """What happened, in one line; None for events of other games."""
    if isinstance(event, DieRolled):
        return _die_line(texts, event)
    if isinstance(event, RulesChanged):
        return rules_changed_line(texts, event)
    return VOICE.event(texts, event) if event.event_name.startswith("diplomacy.") else None


def _die_line(texts: Texts, event: DieRolled) -> str:
    """People count rolls and results from one."""
    purpose = f"dip-purpose-{event.purpose}"
    word = texts.format(purpose) if texts.has(purpose) else event.purpose
    return texts.format(
        "event-die-rolled", number=event.number + 1, purpose=word, result=event.result + 1, bound=event.bound
    )


def result_line(texts: Texts, result: PlainObject) -> str:
    """How the match ended, and who held how many centres."""
    if not result:
        return texts.format("dip-result-open")
    kind = result["kind"] if result["seats"] else "nobody"
    return texts.format(
        f"dip-result-{kind}",
        seats=texts.list_of(seat_name(texts, str(seat)) for seat in plain_list(result["seats"])),
        why=texts.format(f"dip-why-{_id_part(str(result['why']))}"),
        centres=_centre_counts(texts, plain_object(result["centres"])),
    )


def _centre_counts(texts: Texts, centres: PlainObject) -> str:
    lines: Iterable[str] = (
        texts.format("dip-centre-count", power=power_name(texts, power), count=plain_number(count))
        for power, count in centres.items()
        if count
    )
    return texts.list_of(lines)


def scenario_name(texts: Texts, scenario: str) -> str:
    return texts.format(f"dip-scenario-{scenario}")


def scenario_about(texts: Texts, scenario: str) -> str:
    """Who plays what, and what wins."""
    return texts.format(f"dip-scenario-{scenario}-about")


def option_name(texts: Texts, option: str) -> str:
    return texts.format(f"dip-option-{_id_part(option)}")


def option_about(texts: Texts, option: str) -> str:
    """What the option decides."""
    return texts.format(f"dip-option-{_id_part(option)}-about")


def option_value(texts: Texts, option: str, value: bool | str | int) -> str:
    """A value of the option in words; a year stays a number."""
    if isinstance(value, bool) or value in ("yes", "no"):
        return texts.format("value-yes" if value in (True, "yes") else "value-no")
    if value == "as reading":
        return texts.format("dip-option-as-reading")
    if isinstance(value, int):
        return str(value) if value else texts.format(f"dip-option-{_id_part(option)}-none")
    return texts.format(f"dip-option-{_id_part(option)}-{_id_part(value)}")
