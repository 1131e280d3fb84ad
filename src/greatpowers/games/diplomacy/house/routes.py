"""Diplomacy without a table: the map, the referee, and what a power could be asked in any position."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from ....server.contract import AtTable, Document, Explanation, Printed, Route, Study, encode
from ..printed.board import LOCATIONS, NEIGHBOURS, PROVINCES
from ..printed.names import POWERS
from ..referee import answer, check, understood
from ..state.orders import Order
from ..state.spoken import line_on_wire, order_on_wire
from .letters import DraftAsked, DraftRead, OffersAsked, PressOffers, draft_read, offers
from .study import OrdersInPosition, Position, explained_in, question_in

_DATA: Final = files("greatpowers.games.diplomacy") / "data"


@cache
def _map() -> bytes:
    drawn: Document = msgspec.json.decode((_DATA / "map.json").read_bytes())
    languages = list(PROVINCES[0].names)
    return encode(
        {
            **drawn,
            "names": {tongue: {p.id: p.names[tongue] for p in PROVINCES} for tongue in languages},
            "neighbours": {p.id: [LOCATIONS[n] for n in NEIGHBOURS[p.number]] for p in PROVINCES},
        }
    )


@cache
def _relief() -> bytes:
    return (_DATA / "map_relief.avif").read_bytes()


def _adjudicated(data: Document) -> Any:
    """The referee's answer, and its results once more with the parts of the orders."""
    found = msgspec.to_builtins(answer(data))
    meant = {(POWERS[one.power], one.text): one.order for one in understood(data).written}
    found["told"] = [
        {"power": power, "text": text, "order": _parts(meant.get((power, text)), text), "outcome": outcome}
        for power, results in found["results"].items()
        for text, outcome in results.items()
    ]
    return found


def _parts(order: Order | None, text: str) -> Document:
    return line_on_wire(text) if order is None else order_on_wire(order)


def _checked(data: Document) -> Any:
    return msgspec.to_builtins(check(data))


ROUTES: Final[list[Route]] = [
    Printed(
        "/api/map/diplomacy",
        "map_of_diplomacy",
        "The drawn map, the names of all provinces in all languages, and who is whose neighbour.",
        "application/json",
        _map,
        at_once=True,
    ),
    Printed(
        "/api/map/diplomacy/relief.avif",
        "relief_of_diplomacy",
        "The hills of the map.",
        "image/avif",
        _relief,
        at_once=True,
    ),
    Study(
        "/api/diplomacy/adjudicate",
        "adjudicate",
        "The referee: a position with orders in, the position after it and the reasons out.",
        Document,
        Document,
        _adjudicated,
    ),
    Study(
        "/api/diplomacy/check",
        "check_orders",
        "What would be void or is missing if the referee were asked now; nothing is resolved.",
        Document,
        Document,
        _checked,
    ),
    Study(
        "/api/diplomacy/question",
        "question",
        "Every order a power could give in a position.",
        Position,
        Document,
        question_in,
    ),
    Study(
        "/api/diplomacy/explain",
        "explain",
        "Why a power could not write this in a position, and how it is understood.",
        OrdersInPosition,
        Explanation,
        explained_in,
    ),
    AtTable(
        "/api/tables/{table_id:str}/letters/draft",
        "draft_read",
        "How a letter of a seat would be understood, and what would go along with it.",
        DraftAsked,
        DraftRead,
        draft_read,
    ),
    AtTable(
        "/api/tables/{table_id:str}/letters/offers",
        "press_offers",
        "What a seat could propose to others on the board as it stands.",
        OffersAsked,
        PressOffers,
        offers,
    ),
]
