"""Paths of Glory beside its tables: the drawn boards, the printed facts, and the odds of a battle."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from ...engine.errors import GreatPowersError
from ...games.paths_of_glory.house.study import Battle, battle_in
from ...games.paths_of_glory.house.supply import Supply, supply_in
from ...games.paths_of_glory.printed.cards import CARDS, Card
from ...games.paths_of_glory.printed.names import DECKS, NATIONS, SIDES
from ...games.paths_of_glory.printed.tables import ARMY_TABLE, CORPS_TABLE
from ...games.paths_of_glory.printed.units import KINDS, Kind
from ...games.paths_of_glory.rules.actions.actions import kind_of_event
from ..people.permissions import check_plays, seat_to_watch
from ..problems import not_found, refused
from ..tagged import PACKED, packed
from .asking import Asked, TableId, address_of, house_of, person_of, somebody, table_named
from .lobby import SeatName
from .showing import known_history, row_to_show

_DATA: Final = files("greatpowers.games.paths_of_glory") / "data"
_GAME: Final = "paths-of-glory"

Part = Literal[
    "places.json",
    "europe.json",
    "near_east.json",
    "europe_relief.webp",
    "near_east_relief.webp",
    "facts.json",
]
_Ref = Annotated[str, Meta(max_length=80)]


class BattleAsked(msgspec.Struct):
    """Units by their texts, the space they would attack, and the space that pins if it is a flank attack.

    With a revision only the position of that moment is studied."""

    seat: SeatName
    attackers: Annotated[list[_Ref], Meta(max_length=40)]
    target: _Ref
    pinning: _Ref = ""
    revision: int | None = None


@get("/api/map/paths-of-glory/{part:str}", sync_to_thread=False, opt={PACKED: True})
def part_of_the_map(request: Asked, part: FromPath[Part]) -> Response[bytes]:
    """The drawn boards, their places with names in all languages, and the printed facts."""
    media_type = "image/webp" if part.endswith(".webp") else "application/json"
    data = printed_facts() if part == "facts.json" else _drawn(part)
    return packed(request, data, media_type, "public, max-age=3600")


@post("/api/tables/{table_id:str}/battle", status_code=200)
async def battle(request: Asked, table_id: TableId, data: JSONBody[BattleAsked]) -> Battle | None:
    """Fire columns and exact chances of an attack that might be declared, from what the seat can see."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("decide", person.id)
    check_plays(table, person, data.seat)
    if table.about.game != _GAME:
        raise not_found()
    play = table.playing()
    if data.revision is not None and data.revision != play.revision:
        return None  # The game went on while the question was on its way: nobody waits for the answer.
    try:
        return battle_in(play.state, data.attackers, data.target, data.pinning)
    except GreatPowersError as problem:
        raise refused(problem) from None


@get("/api/tables/{table_id:str}/supply")
async def supply(
    request: Asked,
    table_id: TableId,
    seat: Annotated[str, QueryParameter(max_length=60)] = "",
    at: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> Supply:
    """Lines of supply of both sides by network, now or at a moment of the past, and whoever is cut off."""
    house, person = house_of(request), await somebody(request)
    house.limits.spend("read", address_of(request) if person is None else person.id)
    table = await table_named(request, table_id)
    if table.about.game != _GAME:
        raise not_found()
    watched = seat_to_watch(table, person, seat, house.now)
    row = row_to_show(house, table, person, watched, at)
    if row is None:
        return supply_in(table.playing().state)
    return supply_in((await known_history(house, table, person)).state(row))


@cache
def _drawn(part: str) -> bytes:
    return (_DATA / f"map_{part}").read_bytes()


@cache
def printed_facts() -> bytes:
    return msgspec.json.encode(
        {
            "units": {name: _kind(kind) for name, kind in KINDS.items()},
            "cards": {name: _card(card) for name, card in CARDS.items()},
            "fire": {
                table.name: {"columns": table.columns, "losses": table.losses}
                for table in (ARMY_TABLE, CORPS_TABLE)
            },
        }
    )


def _kind(kind: Kind) -> dict[str, Any]:
    full, reduced = zip(kind.combat, kind.loss, kind.move, strict=True)
    return {
        "side": SIDES[kind.side],
        "nation": NATIONS[kind.nation],
        "name": kind.name,
        "kind": "army" if kind.is_army else "corps",
        "full": full,
        "reduced": reduced,
    }


def _card(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "side": SIDES[card.side],
        "deck": DECKS[card.deck],
        "ops": card.ops,
        "sr": card.sr,
        "rp": card.rp,
        "war_status": card.war_status,
        "starred": card.is_starred,
        "combat": card.is_combat_card,
        "kind": "combat" if card.is_combat_card else kind_of_event(card),
        "optional": card.is_optional,
    }


HANDLERS: list[Any] = [part_of_the_map, battle, supply]
