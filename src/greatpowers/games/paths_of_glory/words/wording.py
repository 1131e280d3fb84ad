"""Reasons, results, scenarios and options of a match in words."""

from __future__ import annotations

from collections.abc import Mapping
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
from ....engine.plain import PlainObject, plain_number
from ....locale import Texts
from ..state.ids import read_look, ref_on_wire
from .names import card_name, end_sentence, id_part, side_name, space_name
from .speakers import VOICE, unit_words

#: What is said for a rule where a refusal cites none.
NO_RULE: Final = "none"


#: The kinds of a reason's parameters, by their names.
_PARAMS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("space", "from"), "space"),
    "unit": "unit-kind",
    **dict.fromkeys(("card", "other"), "card"),
    **dict.fromkeys(("side", "seat"), "side"),
    "nation": "nation",
    "why": "why",
}


def said(texts: Texts, params: Mapping[str, str | int]) -> dict[str, str | int]:
    """Parameters in words; numbers stay numbers."""
    return {name: _param(texts, name, value) for name, value in params.items()}


def _param(texts: Texts, name: str, value: str | int) -> str | int:
    if isinstance(value, int):
        return value
    if name == "spaces":
        return texts.list_of(space_name(texts, space) for space in value.split())
    return str(VOICE.said(texts, _PARAMS.get(name, "word"), value))


def unit_name(texts: Texts, unit: str) -> str:
    """`ge_corps reduced@sedan`, as analysis names it, as “German corps (reduced, Sedan)”."""
    try:
        return unit_words(texts, ref_on_wire(read_look(unit)))
    except UnreadableDecision:
        return unit


def reason_sentence(texts: Texts, reason: Reason) -> str:
    """Why something is so, or is refused, with the number of the rule."""
    return texts.format(reason.message, **{**said(texts, reason.params), "rule": reason.rule or NO_RULE})


def why_line(texts: Texts, why: Why) -> str:
    """Why a bot decided so."""
    message, params = why
    return texts.format(message, **said(texts, params))


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


def result_line(texts: Texts, result: PlainObject) -> str:
    """How the match ended, and with how many victory points."""
    if not result:
        return texts.format("pog-result-open")
    why = end_sentence(texts, str(result["why"]))
    winner = side_name(texts, str(result["winner"]))
    message = f"pog-result-{result['kind']}"
    winners = {"winner": winner} if result["kind"] == "win" else {}
    return texts.format(message, **winners, why=why, vp=plain_number(result["vp"]))


def scenario_name(texts: Texts, scenario: str) -> str:
    return texts.format(f"pog-scenario-{scenario}")


def scenario_about(texts: Texts, scenario: str) -> str:
    """What is played, how long, and what it is good for."""
    return texts.format(f"pog-scenario-{scenario}-about")


def option_name(texts: Texts, option: str) -> str:
    return texts.format(f"pog-option-{id_part(option)}")


def option_about(texts: Texts, option: str) -> str:
    """What the option decides."""
    return texts.format(f"pog-option-{id_part(option)}-about")


def option_value(texts: Texts, option: str, value: bool | str | int) -> str:
    """A value of the option in words."""
    if isinstance(value, bool):
        return texts.format("value-yes" if value else "value-no")
    if isinstance(value, int):
        return str(value)
    return texts.format(f"pog-option-{id_part(option)}-{id_part(value)}")


def count_name(texts: Texts, name: str) -> str:
    """What was counted in many matches; single things are told after a colon: a card, a capital."""
    what, colon, thing = name.partition(":")
    if not colon:
        return texts.format(f"pog-count-{id_part(what)}")
    named = card_name(texts, thing) if what == "event" else space_name(texts, thing)
    return texts.format(f"pog-count-one-{id_part(what)}", name=named)
