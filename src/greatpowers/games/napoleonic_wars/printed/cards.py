"""What is printed on the cards. What their events do is in `cards/`. [2.1, 6]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...shared.data_rows import Row, rows_in, unique
from .ids import Nation
from .names import AMOUNTS, CARD_KINDS, NATION_NUMBER, NATIONS

_COLUMNS = ("number", "id", "name_en", "name_ru", "name_hu", "cp", "kind", "timing", "naval", "red", "plus",
            "not_1805", "continuing_marker", "removed_if_event", "must_event", "nations", "fw_commit",
            "fw_turkish")  # fmt: skip
_TIMINGS = ("action", "battle", "response")


@dataclass(frozen=True, slots=True)
class Commitment:
    """Pieces a nation puts on a Foreign War; the texts are numbers or words the war knows. [6.13]"""

    nation: Nation
    pieces: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Card:
    """One card as printed."""

    id: str
    #: The card of ours whose event it has; its own unless a pack says otherwise.
    effect: str
    #: The number of its effect, if a pack has another than usual.
    amount: int | None
    #: Printed number: `H1` to `H11` for Home cards, `1` to `99`.
    number: str
    cp: int
    kind: str
    #: "action", "battle" or "response": when the event may be played.
    timing: str
    #: Counts at sea. [13.4]
    is_naval: bool
    #: A neutral Proxy that draws it carries its event out. [5.3]
    is_red: bool
    #: May be played beside another card. [5.12]
    is_plus: bool
    not_1805: bool
    is_continuing: bool
    #: Leaves the game once played as an event.
    is_removed: bool
    must_be_event: bool
    #: "any", "power" or the id of the only nation that may play the event.
    nations: str
    commitments: tuple[Commitment, ...]
    is_turkish_war: bool

    @property
    def is_home(self) -> bool:
        return self.kind == "home"


def _commitment(row: Row, text: str) -> Commitment:
    nation, _, pieces = text.partition(":")
    pairs = (part.partition("=") for part in pieces.split(";"))
    return Commitment(
        NATION_NUMBER[row.word("fw_commit", nation, NATIONS)],
        tuple((row.word("fw_commit", kind, ("sp", "leader", "squadron")), count) for kind, _, count in pairs),
    )


def _card(row: Row) -> Card:
    return Card(
        id=row["id"],
        effect=row.optional("effect", row["id"]),
        amount=int(row.optional("amount", "")) if row.optional("amount", "") else None,
        number=row["number"],
        cp=row.number("cp"),
        kind=row.one_of("kind", CARD_KINDS),
        timing=row.one_of("timing", _TIMINGS),
        is_naval=row.flag("naval"),
        is_red=row.flag("red"),
        is_plus=row.flag("plus"),
        not_1805=row.flag("not_1805"),
        is_continuing=row.flag("continuing_marker"),
        is_removed=row.flag("removed_if_event"),
        must_be_event=row.flag("must_event"),
        nations=row.one_of("nations", ("any", "power", *NATIONS)),
        commitments=tuple(_commitment(row, text) for text in row["fw_commit"].split("|") if text),
        is_turkish_war=row.flag("fw_turkish"),
    )


_ROWS: Final = unique(rows_in(__name__, "cards.csv", _COLUMNS), "id")
CARDS: Final = {id_: _card(row) for id_, row in _ROWS.items()}
CARD_NAMES: Final = {
    language: {id_: row[f"name_{language}"] for id_, row in _ROWS.items()} for language in ("en", "ru", "hu")
}
#: Home cards by nation; they never lie in the deck. [6.2]
HOME_CARDS: Final = tuple(
    tuple(card.id for card in CARDS.values() if card.is_home and card.nations == nation) for nation in NATIONS
)
DECK_CARDS: Final = tuple(card.id for card in CARDS.values() if not card.is_home)
#: The number of each effect that has one to change.
_AMOUNTS: Final = AMOUNTS | {
    card.effect: card.amount for card in CARDS.values() if card.amount is not None and card.effect in AMOUNTS
}


def cards_with(effect: str) -> tuple[str, ...]:
    """The cards that have this effect: one of ours, in a pack perhaps others or none."""
    return tuple(card.id for card in CARDS.values() if card.effect == effect)


def amount(effect: str) -> int:
    """The number of an effect: usual, or as a pack has it."""
    return _AMOUNTS[effect]


PARLIAMENT: Final = "parliament"
EUROPE_EXHAUSTED: Final = "europe_exhausted"
RUSSIAN_WINTER: Final = "russian_winter"
