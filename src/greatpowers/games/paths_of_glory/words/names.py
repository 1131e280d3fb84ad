"""Plain ids into words: spaces, units, nations, sides, cards, turns, causes. No rules inside.

Whatever is not known here passes through unchanged, so that no text of a player can break a line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ....locale import Texts
from ..printed.board import NAMES, SPACE_NUMBER
from ..printed.cards import CARDS
from ..printed.names import NATIONS, SIDE_NUMBER, SIDES
from ..printed.tables import TURN_NAMES
from ..printed.units import Kind

#: The boxes beside the map: whose, and for whom.
_BOXES: Final = {
    f"{side}_{box}_box": (side, box) for side in SIDES for box in ("reserve", "eliminated", "removed")
}


def side_name(texts: Texts, side: str) -> str:
    return texts.format("pog-side", side=side) if side in SIDE_NUMBER else side


def side_short(texts: Texts, side: str) -> str:
    """The side as it is printed on markers."""
    return texts.format("pog-side-short", side=side) if side in SIDE_NUMBER else side


def space_name(texts: Texts, space: str) -> str:
    """`bar_le_duc` as “Bar le Duc”; the boxes beside the map have words of their own."""
    if space in _BOXES:
        side, box = _BOXES[space]
        return texts.format("web-pog-box", side=side, box=box)
    return printed_name(texts, space)


def printed_name(texts: Texts, space: str) -> str:
    """What stands on the map, boxes included."""
    return NAMES[texts.language][SPACE_NUMBER[space]] if space in SPACE_NUMBER else space


def nation_name(texts: Texts, nation: str) -> str:
    return texts.format("pog-nation", nation=nation)


def nation_short(texts: Texts, nation: str) -> str:
    """The nation as it is printed on counters."""
    return texts.format("pog-nation-short", nation=nation)


def card_name(texts: Texts, card: str) -> str:
    return texts.format(f"pog-card-{id_part(card)}-name") if card in CARDS else card


def kind_name(texts: Texts, kind: Kind) -> str:
    """What a counter is called: “German 2nd Army”, “BEF corps”."""
    own = f"pog-unit-{id_part(kind.id)}"
    if texts.has(own):
        return texts.format(own)
    number = re.match(r"\d+", kind.name)
    if kind.is_army and number:
        return texts.format("pog-army", nation=NATIONS[kind.nation], number=int(number[0]))
    return texts.format("pog-corps", nation=NATIONS[kind.nation])


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
    own = f"pog-why-{id_part(why.removeprefix('pog-'))}"
    return texts.format(own) if texts.has(own) else why


def id_part(name: str) -> str:
    """`eight_cards` as it stands in message ids."""
    return re.sub(r"[ _]", "-", name)


def end_sentence(texts: Texts, why: str) -> str:
    """What ended the game, as a sentence."""
    message = f"pog-end-{id_part(why)}"
    return texts.format(message) if texts.has(message) else why
