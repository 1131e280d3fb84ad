"""How Paths of Glory speaks: a way to say each kind of thing its options, events and reasons are about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ....engine.plain import PlainObject, plain_list, plain_object
from ....locale import Texts
from ....locale.speaking import Speaker, Voice, select
from ..printed.units import KINDS
from .names import (
    card_name,
    end_sentence,
    kind_name,
    nation_name,
    points_list,
    side_name,
    space_name,
    turn_name,
    why_words,
)

_ARROW: Final = " → "


def unit_words(texts: Texts, unit: PlainObject) -> str:
    """“German corps (reduced, Sedan)”; place and strength are told where they are given."""
    name = kind_name(texts, KINDS[str(unit["unit"])])
    message = ("pog-unit-reduced" if unit["reduced"] else "pog-unit") + ("-at" if unit["space"] else "")
    if message == "pog-unit":
        return name
    place = {"space": space_name(texts, str(unit["space"]))} if unit["space"] else {}
    return texts.format(message, unit=name, **place)


def _kind_words(texts: Texts, kind: str) -> str:
    return kind_name(texts, KINDS[kind]) if kind in KINDS else kind


def _units(texts: Texts, units: Iterable[PlainObject]) -> str:
    return texts.list_of(unit_words(texts, unit) for unit in units)


def _way(texts: Texts, spaces: Iterable[str]) -> str:
    return _ARROW.join(space_name(texts, space) for space in spaces)


def _losses(texts: Texts, losses: PlainObject) -> str:
    """Who is left, who is gone, one after the other."""
    fates = {"keep": losses["kept"], "eliminated": losses["eliminated"], "removed": losses["removed"]}
    said = [
        texts.format(f"pog-do-{fate}", units=_units(texts, map(plain_object, plain_list(units))))
        for fate, units in fates.items()
        if units
    ]
    if not losses["kept"]:
        said.insert(0, texts.format("pog-do-keep-nothing"))
    if losses["fort_destroyed"]:
        said.append(texts.format("pog-do-fort-destroyed"))
    return "; ".join(said)


def _cards(texts: Texts, cards: Iterable[str]) -> str:
    """Empty boxes of the solo mode are passed over."""
    return texts.list_of(card_name(texts, card) for card in cards if card)


SPEAKERS: Final[Mapping[str, Speaker]] = {
    "side": side_name,
    "space": space_name,
    "way": _way,
    "unit": unit_words,
    "unit-kind": _kind_words,
    "card": card_name,
    "card*": _cards,
    "nation": nation_name,
    "points": points_list,
    "turn": turn_name,
    "why": why_words,
    "end": end_sentence,
    "losses": _losses,
    "purpose": select("pog-purpose-of", "purpose"),
    "phase": select("pog-phase", "phase"),
    "action": select("pog-action", "action"),
    "level": select("pog-level", "level"),
    "how": select("pog-how", "how"),
    "table": select("pog-table", "table"),
    "track": select("pog-track", "track"),
    "box": select("pog-box", "box"),
    "solo-box": select("pog-solo-box", "box"),
}
VOICE: Final = Voice("pog", SPEAKERS)
