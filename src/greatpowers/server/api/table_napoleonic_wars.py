"""The Napoleonic Wars beside its tables: the printed facts, and marches planned ahead."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from ...engine.errors import GreatPowersError
from ...games.napoleonic_wars.board import (
    CAPITAL_OF,
    FORTRESS,
    KEYS,
    NAMES,
    OWNER,
    PLACES,
    PORT_ZONES,
    SHARED_WITH,
    is_zone,
)
from ...games.napoleonic_wars.card_facts import CARD_NAMES, CARDS, Card
from ...games.napoleonic_wars.cards.windows import WINDOWS
from ...games.napoleonic_wars.names import NATIONS, POWERS
from ...games.napoleonic_wars.pieces import (
    LEADER_NAMES,
    LEADERS,
    NATION_NAMES,
    SQUADRON_NATION,
    SQUADRONS,
)
from ..march_napoleonic_wars import March, march_in
from ..permissions import check_plays
from ..problems import not_found, refused
from ..tagged import tagged
from .asking import Asked, TableId, house_of, person_of, table_named
from .lobby import SeatName

_GAME: Final = "napoleonic-wars"
_LANGUAGES: Final = ("en", "ru", "hu")
_Force = Annotated[str, Meta(max_length=400)]
_Area = Annotated[str, Meta(max_length=40)]


class MarchAsked(msgspec.Struct):
    """A force as answers name it (`napoleon + 8 france @ calais`), and the area it is meant to go to."""

    seat: SeatName
    force: _Force
    to: _Area = ""


@get("/api/napoleonic-wars/facts", sync_to_thread=False)
def facts(request: Asked) -> Response[bytes]:
    """What is printed on map, counters and cards, with names in all languages."""
    return tagged(_facts(), "application/json", "public, max-age=3600", request.headers.get("if-none-match"))


@post("/api/tables/{table_id:str}/march", status_code=200)
async def march(request: Asked, table_id: TableId, data: JSONBody[MarchAsked]) -> March:
    """Where a force could go with what is in the purse, from what the seat can see."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("decide", person.id)
    check_plays(table, person, data.seat)
    if table.about.game != _GAME:
        raise not_found()
    try:
        return march_in(table.playing().match.view(data.seat), data.force, data.to)
    except GreatPowersError as problem:
        raise refused(problem) from None


@cache
def _facts() -> bytes:
    return msgspec.json.encode(
        {
            "places": {place: _place(number) for number, place in enumerate(PLACES)},
            "nations": {
                nation: {"names": _names(NATION_NAMES, number), "power": number in POWERS}
                for number, nation in enumerate(NATIONS)
            },
            "leaders": {
                leader.id: {
                    "names": _names(LEADER_NAMES, number),
                    "nation": NATIONS[leader.nation],
                    "battle": leader.battle,
                    "command": leader.command,
                }
                for number, leader in enumerate(LEADERS)
            },
            "squadrons": {
                squadron: NATIONS[SQUADRON_NATION[number]] for number, squadron in enumerate(SQUADRONS)
            },
            "cards": {card.id: _card(card) for card in CARDS.values()},
            "windows": WINDOWS,
        }
    )


def _names(names: Any, number: int) -> dict[str, str]:
    return {language: names[language][number] for language in _LANGUAGES}


def _place(number: int) -> dict[str, Any]:
    if is_zone(number):
        return {"names": _names(NAMES, number), "zone": True}
    return {
        "names": _names(NAMES, number),
        "owner": _nation(OWNER[number]),
        "shared": _nation(SHARED_WITH[number]),
        "capital": _nation(CAPITAL_OF[number]),
        "key": bool(KEYS >> number & 1),
        "fortress": FORTRESS[number],
        "zones": [PLACES[zone] for zone in PORT_ZONES[number]],
    }


def _nation(nation: int) -> str:
    return NATIONS[nation] if nation >= 0 else ""


def _card(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "names": {language: CARD_NAMES[language][card.id] for language in _LANGUAGES},
        "number": card.number,
        "cp": card.cp,
        "kind": card.kind,
        "timing": card.timing,
        "naval": card.is_naval,
        "red": card.is_red,
        "plus": card.is_plus,
        "removed": card.is_removed,
        "must": card.must_be_event,
        "nations": card.nations,
    }


HANDLERS: list[Any] = [facts, march]
