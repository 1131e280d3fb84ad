"""Standing orders for Response cards as values and as text: ask me, play it when …, not this turn. [6.14]

`order dysentery play at prague`, `order skilful_withdrawal play for davout to mainz if twice`,
`order spy_ring play on france`, `order countermanded off`, `order conscripts ask every-impulse`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

ASK: Final = "ask"
EVERY_IMPULSE: Final = "every-impulse"
ALWAYS: Final = "always"
OFF: Final = "off"
PLAY: Final = "play"
TWICE: Final = "twice"
#: Words that begin a clause, in the order they are written in, and the field each is kept in.
CLAUSES: Final = {
    "when": "when",
    "against": "against",
    "at": "at",
    "for": "own",
    "on": "on",
    "to": "to",
    "if": "measure",
    "else": "other",
}


@dataclass(frozen=True, slots=True)
class Order:
    """What a seat wants done with one card it holds. An empty field asks for nothing."""

    seat: str
    #: EVERY_IMPULSE, ALWAYS (wherever it fits), OFF or PLAY; without an order one is asked at the moment.
    mode: str
    #: The kind of window; the nation or leader that acts; the place where it happens; the own leader there.
    when: str = ""
    against: str = ""
    at: str = ""
    own: str = ""
    #: What the card is played on, or the card it stops; where the own leader goes.
    on: str = ""
    to: str = ""
    #: "twice" our dice, or the least strength or number of Squadrons.
    measure: str = ""
    #: In place of `on` or `to` where that cannot be.
    other: str = ""


def order_text(order: Order | None) -> str:
    """The text after the card; no order is `ask`."""
    if order is None:
        return ASK
    if order.mode in (EVERY_IMPULSE, ALWAYS):
        return f"{ASK} {order.mode}"
    parts = [order.mode]
    for word, name in CLAUSES.items():
        value = getattr(order, name)
        if value:
            parts.append(f"{word} {value}")
    return " ".join(parts)


def order_parts(order: Order | None) -> dict[str, str]:
    """The order as its parts by name, empty ones left out: what a form is filled with."""
    if order is None:
        return {"mode": ASK}
    named = {field.name: getattr(order, field.name) for field in fields(order) if field.name != "seat"}
    return {name: value for name, value in named.items() if value}


def clauses_in(words: list[str]) -> dict[str, str] | None:
    """The clauses of a `play` order by field; None if they cannot be read. Each stands once."""
    found: dict[str, str] = {}
    name = ""
    for word in words:
        if word in CLAUSES and CLAUSES[word] not in found:
            name = CLAUSES[word]
            found[name] = ""
        elif name:
            found[name] = f"{found[name]} {word}".strip()
        else:
            return None
    return found if all(found.values()) else None
