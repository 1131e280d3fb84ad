"""The cards of a position and the national tracks that follow from them. [9.1, 16.3, 16.4]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...shared.documents import Document, mapping, number, one_of, words, wrong
from ..printed.card_names import (
    BOLSHEVIK_REVOLUTION,
    FALL_OF_THE_TSAR,
    OVER_THERE,
    TREATY_OF_BREST_LITOVSK,
    TSAR_TAKES_COMMAND,
    ZIMMERMANN_TELEGRAM,
)
from ..printed.cards import CARDS
from ..printed.names import AP, CP, DECKS, SIDES
from ..rules.turn.pools import deck_cards, stand_ins
from ..rules.war.war import (
    RUSSIAN_BOXES,
    US_BOXES,
    ZIMMERMANN,
    russian_capitulation,
    russian_vp_count,
)
from ..state.state import State, rules
from .reading import by_side, card

Piles = list[list[str]]

_US_CARDS: Final = {
    "zimmermann_telegram": (ZIMMERMANN_TELEGRAM,),
    "over_there": (ZIMMERMANN_TELEGRAM, OVER_THERE),
}
_FALL: Final = (TSAR_TAKES_COMMAND, FALL_OF_THE_TSAR)
_RUSSIAN_CARDS: Final = {
    "tsar_takes_command": (TSAR_TAKES_COMMAND,),
    "fall_of_the_tsar_allowed": (TSAR_TAKES_COMMAND,),
    "fall_of_the_tsar": _FALL,
    "bolshevik_revolution_allowed": _FALL,
    "bolshevik_revolution": (*_FALL, BOLSHEVIK_REVOLUTION),
    "treaty_of_brest_litovsk": (*_FALL, BOLSHEVIK_REVOLUTION, TREATY_OF_BREST_LITOVSK),
}
#: Combined war status and Russian victory point spaces for the fall of the Tsar. [16.4.4]
_FALL_ALLOWED: Final = 33


def read_played(document: Document, turn: int) -> dict[str, int]:
    """Events in force and their turns; boxes of the tracks stand for the events that lead to them."""
    played = {
        card(name, "events"): number(when, f"events.{name}", 1, turn)
        for name, when in mapping(document.get("events", {}), "events").items()
    }
    us = one_of(document.get("us_entry", "none"), US_BOXES, "us_entry", "box")
    russia = one_of(
        document.get("russian_capitulation", "none"), RUSSIAN_BOXES, "russian_capitulation", "box"
    )
    for name in (*_US_CARDS.get(us, ()), *_RUSSIAN_CARDS.get(russia, ())):
        played.setdefault(name, max(1, turn - 1))
    return played


def read_commitment(document: Document) -> list[int]:
    """[16.1]"""
    levels = by_side(document, "commitment", DECKS[0])
    return [
        DECKS.index(one_of(level, DECKS, f"commitment.{SIDES[side]}", "level"))
        for side, level in enumerate(levels)
    ]


def combined_status(document: Document, war_status: list[int], russian_vp: int) -> int:
    """The sum of both sides unless told, and as much as the boxes of the tracks take for granted. It outgrows
    the sum once a side at Total War has stopped its own marker. [16.1.6, 16.3.2, 16.4.4]"""
    told = mapping(document.get("war_status", {}), "war_status").get("combined", sum(war_status))
    combined = number(told, "war_status.combined", 0, 60)
    if document.get("us_entry") == "zimmermann_allowed":
        combined = max(combined, ZIMMERMANN)
    if document.get("russian_capitulation") == "fall_of_the_tsar_allowed":
        combined = max(combined, _FALL_ALLOWED - russian_vp)
    return combined


def vp_at_fall(document: Document, played: Mapping[str, int], russian_vp: int) -> int:
    """Russian victory point spaces lost when the Tsar fell, -1 before. [16.4.5]"""
    given = document.get("cp_russian_vp_at_fall")
    if given is not None:
        return number(given, "cp_russian_vp_at_fall", 0, 9)
    if FALL_OF_THE_TSAR not in played:
        return -1
    is_allowed = document.get("russian_capitulation") == "bolshevik_revolution_allowed"
    return max(0, russian_vp - 1) if is_allowed else russian_vp


def check_tracks(document: Document, state: State) -> None:
    """What the document says of Russia must agree with what it says of the map. [16.4.2, 16.4.3]"""
    count = russian_vp_count(state)
    given = document.get("cp_russian_vp")
    told = count if given is None else number(given, "cp_russian_vp", 0, 9)
    if told != count:
        problem = f"by control the Central Powers hold {count} of these spaces, not {told}"
        raise wrong("cp_russian_vp", problem, "pog-position-russian-vp", count=count, given=told)
    box = document.get("russian_capitulation")
    if box == "tsar_takes_command_allowed" and russian_capitulation(state) == "none":
        problem = f"{box} needs 3 Russian victory point spaces, there are {count}"
        raise wrong("russian_capitulation", problem, "pog-position-capitulation", count=count)


def read_piles(
    document: Document, start: State, played: Mapping[str, int], commitment: list[int]
) -> dict[str, Piles]:
    """Hands, discards, cards out of the game; whatever is not named lies in the draw pile. [9.1.2]"""
    seen: dict[str, str] = {}
    piles = {name: _piles(document, name, seen) for name in ("hands", "discards", "removed_cards", "decks")}
    piles["table_cards"] = _on_table(document, seen)
    for side in (AP, CP):
        if "removed_cards" not in document:
            gone = [c for c in played if CARDS[c].side == side and CARDS[c].is_starred and c not in seen]
            piles["removed_cards"][side] = gone
            seen.update(dict.fromkeys(gone, "events"))
        if "decks" not in document:
            levels = range(commitment[side] + 1)
            cards = [c for deck in levels for c in deck_cards(start, side, deck)]
            piles["decks"][side] = [c for c in cards if c not in seen]
    return piles


def _on_table(document: Document, seen: dict[str, str]) -> Piles:
    """Combat cards that lie face up, in one list for both sides. [9.5.4.2]"""
    table: Piles = [[], []]
    for word, where in words(document.get("table_cards", []), "table_cards"):
        name = _unique(card(word, where), where, seen)
        table[CARDS[name].side].append(name)
    return table


def _piles(document: Document, name: str, seen: dict[str, str]) -> Piles:
    found: Piles = []
    for side, given in zip((AP, CP), by_side(document, name, []), strict=True):
        where = f"{name}.{SIDES[side]}"
        found.append([_unique(card(word, at, side), at, seen) for word, at in words(given, where)])
    return found


def _unique(name: str, where: str, seen: dict[str, str]) -> str:
    if name in seen:
        problem = f"{name} stands in {seen[name]} already"
        raise wrong(where, problem, "pog-position-card-twice", card=name, other=seen[name])
    seen[name] = where
    return name


def read_swaps(document: Document, start: State) -> list[dict[str, str]]:
    """Optional cards taken in secret, each with the card it stands for. [options]"""
    found: list[dict[str, str]] = [{}, {}]
    for side, given in zip((AP, CP), by_side(document, "swaps", {}), strict=True):
        where = f"swaps.{SIDES[side]}"
        for optional, out in mapping(given, where).items():
            taken, gone = card(optional, where, side), card(out, f"{where}.{optional}", side)
            is_used = rules(start).optional_cards == "selected" and CARDS[taken].is_optional
            if not is_used or gone in found[side].values() or gone not in stand_ins(start, side, taken):
                problem = f"{taken} cannot take the place of {gone}"
                raise wrong(where, problem, "pog-position-swap", card=taken, other=gone)
            found[side][taken] = gone
    return found


def read_shown(document: Document, hands: Piles) -> Piles:
    """Cards of a hand that the other side has seen. [4.3.1]"""
    found: Piles = []
    for side, given in zip((AP, CP), by_side(document, "shown", []), strict=True):
        where = f"shown.{SIDES[side]}"
        found.append([card(word, at, side) for word, at in words(given, where)])
        for name in found[side]:
            if name not in hands[side]:
                problem = f"{name} is not in the hand of {SIDES[side]}"
                raise wrong(where, problem, "pog-position-not-held", card=name)
    return found
