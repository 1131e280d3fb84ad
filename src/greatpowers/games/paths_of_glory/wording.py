"""Plain ids into words: spaces, units, nations, sides, cards, turns, reasons, results. No rules inside.

Whatever is not known here passes through unchanged, so that no text of a player can break a line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from ...bots.player import Why
from ...engine.errors import (
    DataError,
    GreatPowersError,
    IllegalDecision,
    InvariantBroken,
    OptionError,
    Reason,
    RecordError,
    UnreadableDecision,
)
from ...locale import Texts
from .board import NAMES, SPACE_NUMBER
from .card_facts import CARDS
from .names import NATIONS, SIDE_NUMBER
from .tables import TURN_NAMES
from .units import KINDS, Kind

#: What is said for a rule where a refusal cites none.
NO_RULE: Final = "none"
_REDUCED: Final = " reduced"


def side_name(texts: Texts, side: str) -> str:
    return texts.format("pog-side", side=side) if side in SIDE_NUMBER else side


def side_short(texts: Texts, side: str) -> str:
    """The side as it is printed on markers."""
    return texts.format("pog-side-short", side=side) if side in SIDE_NUMBER else side


def space_name(texts: Texts, space: str) -> str:
    """`bar_le_duc` as “Bar le Duc”."""
    return NAMES[texts.language][SPACE_NUMBER[space]] if space in SPACE_NUMBER else space


def nation_name(texts: Texts, nation: str) -> str:
    return texts.format("pog-nation", nation=nation)


def nation_short(texts: Texts, nation: str) -> str:
    """The nation as it is printed on counters."""
    return texts.format("pog-nation-short", nation=nation)


def card_name(texts: Texts, card: str) -> str:
    return texts.format(f"pog-card-{_id_part(card)}-name") if card in CARDS else card


def kind_name(texts: Texts, kind: Kind) -> str:
    """What a counter is called: “German 2nd Army”, “BEF corps”."""
    own = f"pog-unit-{_id_part(kind.id)}"
    if texts.has(own):
        return texts.format(own)
    number = re.match(r"\d+", kind.name)
    if kind.is_army and number:
        return texts.format("pog-army", nation=NATIONS[kind.nation], number=int(number[0]))
    return texts.format("pog-corps", nation=NATIONS[kind.nation])


def unit_name(texts: Texts, unit: str) -> str:
    """`ge_corps reduced@sedan` as “German corps (reduced, Sedan)”; place and strength may be missing."""
    words, _, space = unit.partition("@")
    kind = words.removesuffix(_REDUCED)
    if kind not in KINDS:
        return unit
    message = ("pog-unit-reduced" if kind != words else "pog-unit") + ("-at" if space else "")
    name = kind_name(texts, KINDS[kind])
    if message == "pog-unit":
        return name
    place = {"space": space_name(texts, space)} if space else {}
    return texts.format(message, unit=name, **place)


def units_list(texts: Texts, units: str | Iterable[str]) -> str:
    """Several units, from a text with commas or one by one."""
    parts = units.split(",") if isinstance(units, str) else units
    return texts.list_of(unit_name(texts, part.strip()) for part in parts)


def spaces_list(texts: Texts, spaces: str | Iterable[str]) -> str:
    parts = re.split(r"[ ,]+", spaces) if isinstance(spaces, str) else spaces
    return texts.list_of(space_name(texts, part) for part in parts)


def cards_list(texts: Texts, cards: str | Iterable[str]) -> str:
    parts = re.split(r"[ ,]+", cards) if isinstance(cards, str) else cards
    return texts.list_of(card_name(texts, part) for part in parts if part)


def turn_name(texts: Texts, turn: int) -> str:
    """Turn 1 as “August 1914”."""
    if not 1 <= turn <= len(TURN_NAMES):
        return str(turn)
    season, _, year = TURN_NAMES[turn - 1].partition("-")
    # The year goes in as text: a number would be grouped like a quantity.
    return texts.format("pog-turn", season=season, year=year)


def phase_name(texts: Texts, phase: str) -> str:
    return texts.format("pog-phase", phase=phase)


def action_name(texts: Texts, action: str) -> str:
    return texts.format("pog-action", action=action)


def level_name(texts: Texts, level: str) -> str:
    """A commitment level, which is also the name of a deck."""
    return texts.format("pog-level", level=level)


def points_list(texts: Texts, points: Mapping[str, int]) -> str:
    """Replacement points by whose they are."""
    return ", ".join(
        texts.format("pog-points-of", nation=nation, count=count) for nation, count in points.items()
    )


def why_words(texts: Texts, why: str) -> str:
    """A cause: a card, or one of our short causes."""
    if why in CARDS:
        return card_name(texts, why)
    own = f"pog-why-{_id_part(why.removeprefix('pog-'))}"
    return texts.format(own) if texts.has(own) else why


def _id_part(name: str) -> str:
    """`eight_cards` as it stands in message ids."""
    return re.sub(r"[ _]", "-", name)


#: How a parameter of a reason or a field of an event is put into words, by its name.
WORDS: Final[Mapping[str, Callable[[Texts, str], str]]] = {
    **dict.fromkeys(("space", "from", "to", "target", "pinning", "fort", "capital", "origin"), space_name),
    **dict.fromkeys(("spaces", "path"), spaces_list),
    **dict.fromkeys(("unit", "army", "corps"), unit_name),
    **dict.fromkeys(("units", "attackers"), units_list),
    **dict.fromkeys(("card", "other"), card_name),
    **dict.fromkeys(("optional", "out"), card_name),
    "cards": cards_list,
    **dict.fromkeys(("side", "seat", "winner"), side_name),
    "nation": nation_name,
    "phase": phase_name,
    "action": action_name,
    "level": level_name,
    "why": why_words,
}


def said(texts: Texts, params: Mapping[str, str | int]) -> dict[str, str | int]:
    """Parameters in words; numbers stay numbers."""
    return {
        name: WORDS[name](texts, value) if isinstance(value, str) and name in WORDS else value
        for name, value in params.items()
    }


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


def result_line(texts: Texts, result: Mapping[str, Any]) -> str:
    """How the match ended, and with how many victory points."""
    if not result:
        return texts.format("pog-result-open")
    why = end_sentence(texts, str(result["why"]))
    winner = side_name(texts, str(result["winner"]))
    message = f"pog-result-{result['kind']}"
    winners = {"winner": winner} if result["kind"] == "win" else {}
    return texts.format(message, **winners, why=why, vp=int(result["vp"]))


def end_sentence(texts: Texts, why: str) -> str:
    """What ended the game, as a sentence."""
    message = f"pog-end-{_id_part(why)}"
    return texts.format(message) if texts.has(message) else why


def scenario_name(texts: Texts, scenario: str) -> str:
    return texts.format(f"pog-scenario-{scenario}")


def scenario_about(texts: Texts, scenario: str) -> str:
    """What is played, how long, and what it is good for."""
    return texts.format(f"pog-scenario-{scenario}-about")


def option_name(texts: Texts, option: str) -> str:
    return texts.format(f"pog-option-{_id_part(option)}")


def option_about(texts: Texts, option: str) -> str:
    """What the option decides."""
    return texts.format(f"pog-option-{_id_part(option)}-about")


def option_value(texts: Texts, option: str, value: bool | str | int) -> str:
    """A value of the option in words."""
    if isinstance(value, bool):
        return texts.format("value-yes" if value else "value-no")
    if isinstance(value, int):
        return str(value)
    return texts.format(f"pog-option-{_id_part(option)}-{_id_part(value)}")
