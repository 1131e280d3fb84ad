"""The cards of a pack: numbers, the size of the deck, and effects that the game knows. [2.1, 6]"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from functools import cache

from ....engine.pack import Fault
from ..printed.names import AMOUNTS
from .needs import CARDS_IN_ALL, HOME_RULE
from .sheets import Line, Sheets, sheet
from .tables import own_tables


def card_faults(sheets: Sheets) -> Iterator[Fault]:
    """What is wrong with the cards."""
    lines = sheets["cards.csv"]
    numbers: dict[str, int] = {}
    for line in lines:
        if line["number"] in numbers:
            yield line.wrong(
                "pack-card-number-twice", "6", number=line["number"], first=numbers[line["number"]]
            )
        numbers.setdefault(line["number"], line.number)
        yield from _effect(line)
        yield from _amount(line)
    yield from _home(lines)
    if len(lines) != CARDS_IN_ALL:
        yield Fault("pack-deck", "2.1", {"file": "cards.csv", "found": len(lines), "wanted": CARDS_IN_ALL})


@cache
def known_effects() -> Mapping[str, str]:
    """When each effect of the game's own cards is played, by id."""
    lines, _ = sheet("cards.csv", own_tables()["cards.csv"])
    return {line["id"]: line["timing"] for line in lines}


@cache
def home_cards() -> Mapping[str, str]:
    """The Home cards with their nations."""
    lines, _ = sheet("cards.csv", own_tables()["cards.csv"])
    return {line["id"]: line["nations"] for line in lines if line["kind"] == "home"}


def effect_of(line: Line) -> str:
    """The effect a card has: its own unless it names another."""
    return line.cells.get("effect") or line["id"]


def _effect(line: Line) -> Iterator[Fault]:
    effect, known = effect_of(line), known_effects()
    if line["kind"] == "foreign_war":
        # What a war takes stands in its own line. [6.13]
        if effect != line["id"]:
            yield line.wrong("pack-war-effect", "6.13", name=line["id"])
        if not line["fw_commit"]:
            yield line.wrong("pack-war-pieces", "6.13", name=line["id"])
        return
    if effect not in known:
        close = difflib.get_close_matches(effect, sorted(known), n=1)
        if close:
            yield line.wrong("pack-effect-meant", "6", text=effect, meant=close[0])
        else:
            yield line.wrong("pack-effect", "6", text=effect)
    elif known[effect] != line["timing"]:
        yield line.wrong("pack-effect-timing", "6", text=effect, timing=known[effect])
    elif effect != line["id"] and effect in home_cards():
        yield line.wrong("pack-effect-home", HOME_RULE, text=effect)


def _amount(line: Line) -> Iterator[Fault]:
    """Only some effects have a number to change."""
    if line.cells.get("amount") and effect_of(line) not in AMOUNTS:
        yield line.wrong("pack-amount", "6", text=effect_of(line), known=", ".join(sorted(AMOUNTS)))


def _home(lines: list[Line]) -> Iterator[Fault]:
    """Home cards stay with their nations; no other card is one. [6.2]"""
    homes = home_cards()
    there = {line["id"]: line for line in lines}
    for card, nation in homes.items():
        if card not in there:
            yield Fault("pack-needed", "", {"file": "cards.csv", "id": card, "why": HOME_RULE})
        elif there[card]["kind"] != "home" or there[card]["nations"] != nation:
            yield there[card].wrong("pack-home-card", HOME_RULE, name=card, nation=nation)
    for line in lines:
        if line["kind"] == "home" and line["id"] not in homes:
            yield line.wrong("pack-home-new", HOME_RULE, name=line["id"])
