"""A house of the version before: other set-ups, a state with one field less, and its own number."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from greatpowers.engine.chance import Stream
from greatpowers.engine.game import Game
from greatpowers.games.shared.packs import folder_of
from greatpowers.games.table import find_game
from greatpowers.server.house import House
from greatpowers.server.matches.table import Table
from tests.games.napoleonic_wars.packs import pack, renamed
from tests.server.houses import OpenHouse, Visitor


class Secrets:
    """Secrets that are the same in every run."""

    def __init__(self) -> None:
        self._count = 0

    def __call__(self, size: int) -> str:
        self._count += 1
        return hashlib.sha256(f"secret {self._count}".encode()).hexdigest()[: 2 * size]


NW, POG, DIPLOMACY = "napoleonic-wars", "paths-of-glory", "diplomacy"


VERSIONS = {game: find_game(game).version for game in (NW, POG, DIPLOMACY)}


def version_before(game: str) -> str:
    return str(int(VERSIONS[game]) - 1)


def _fewer_units(state: Any) -> None:
    """Vienna had no garrison."""
    state.units = {place: unit for place, unit in state.units.items() if unit.key != "Austria A Vie"}


def _more_points(state: Any) -> None:
    state.vp += 1


def _richer(state: Any) -> None:
    state.resources = [count + 1 for count in state.resources]


#: What was other then: the set-up, and a field of the state nobody had thought of.
OTHER: dict[str, tuple[Callable[[Any], None], str]] = {
    DIPLOMACY: (_fewer_units, "conceded"),
    POG: (_more_points, "ana_holds"),
    NW: (_richer, "plus_is_free"),
}


@contextmanager
def before(*more: Game) -> Iterator[None]:
    """As long as this lasts, the games are those of the version before."""
    with ExitStack() as stack:
        for game in (*map(find_game, OTHER), *more):
            stack.enter_context(_before(game))
        yield


@contextmanager
def _before(game: Game) -> Iterator[None]:
    change, unknown = OTHER[game.id]
    setup, save, dump = type(game).setup, game.codec.save, game.codec.dump

    def other_setup(self: Game, *args: Any) -> Any:
        state = setup(self, *args)
        change(state)
        return state

    def older(write: Callable[[Any], dict[str, Any]]) -> Callable[[Any], dict[str, Any]]:
        return lambda state: {name: value for name, value in write(state).items() if name != unknown}

    with (
        patch.object(type(game), "version", version_before(game.id)),
        patch.object(type(game), "setup", other_setup),
        patch.object(game.codec, "save", older(save)),
        patch.object(game.codec, "dump", older(dump)),
    ):
        yield


def install_pack(data: Path) -> str:
    folder = folder_of(data, NW, "mine")
    folder.mkdir(parents=True)
    for file, text in renamed().items():
        (folder / file).write_text(text, encoding="utf-8")
    return pack(name="mine").hash


def all_kinds(pack_hash: str) -> list[dict[str, Any]]:
    """Sixty tables of every kind: games, player counts, scenarios, editions, paces, ways to sit."""
    slow = {"kind": "slow", "hours": 24}
    live = {"kind": "live"}
    ways = ["hotseat", "mixed", "bots"]
    tables: list[dict[str, Any]] = []
    for n, scenario in enumerate(find_game(DIPLOMACY).scenarios):
        for m, way in enumerate(ways):
            press = ("private", "public", "grey")[m]
            options = {"press": press, "reading": ("rulebook", "datc3")[n % 2], "hidden_votes": m == 1}
            pace = [None, slow, live][(n + m) % 3]
            tables.append(_table(DIPLOMACY, scenario.id, way, options, pace))
    for n, scenario in enumerate(find_game(NW).scenarios):
        for m, way in enumerate(ways[:2]):
            options = {"bid": (n + m) % 2 == 0, "responses": ("brisk", "sealed")[n % 2]}
            tables.append(_table(NW, scenario.id, way, options, slow if m else None))
    tables += [{**one, "pack": pack_hash} for one in tables[18:42:8]]
    for n, scenario in enumerate(find_game(POG).scenarios):
        for m, way in enumerate(ways):
            options = {
                "edition": ("2018", "2010")[(n + m) % 2],
                "tournament": scenario.id == "historical" and m == 1,
            }
            tables.append(_table(POG, scenario.id, way, options, [None, slow, live][m]))
    tables.append(_table(POG, "campaign", "hotseat", {"solo": True}, None))
    tables.append(_table(POG, "historical", "hotseat", {"solo": True, "solo_range": "fixed"}, None))
    tables.append(_table(POG, "historical", "mixed", {"optional_cards": "all"}, None))
    return tables


def _table(game: str, scenario: str, way: str, options: Mapping[str, Any], pace: Any) -> dict[str, Any]:
    seats = next(one.seats for one in find_game(game).scenarios if one.id == scenario)
    if way == "hotseat":
        sitting = dict.fromkeys(seats, "hotseat")
    else:
        level = "bot:random" if way == "mixed" else "bot:novice"
        sitting = {seat: "me" if n == 0 else level for n, seat in enumerate(seats)}
    # Those who answer at random would soon make peace.
    peaceless = {"peace_terms": False} if game == POG else {}
    made = {"game": game, "scenario": scenario, "seats": sitting, "options": {**options, **peaceless}}
    return {**made, "pace": pace} if pace else made


async def play_on(house: House, table: Table, count: int, seed: str) -> None:
    """So many answers of whoever is asked."""
    stream = Stream(seed)
    for n in range(count):
        play = table.playing()
        if play.match.is_over:
            return
        question = stream.pick(play.match.pending())
        text = question.choice.write(question.choice.sample(question.offer, stream))
        chair = table.seats[question.seat]
        by = "bot" if chair.is_bot_now else chair.person or ""
        await house.matches.decide(table, question.seat, text, by=by, request=f"{seed}/{n}")


async def play_all(opened: OpenHouse, ann: Visitor, wishes: list[dict[str, Any]]) -> list[str]:
    """Tables as wished, each some way into its game; here and there something is asked to be taken back."""
    ids = []
    for n, wish in enumerate(wishes):
        made = await ann.create(**{"seats": {}, **wish})
        table = await opened.house.matches.table(made["id"])
        await play_on(opened.house, table, 4 + n % 17, f"before {n}")
        own = next(seat for seat in table.seats.values() if seat.person)
        if wish["game"] == DIPLOMACY:
            # Refused where the phase is for writing only; sixty tables are enough for letters.
            await ann.decide(table.id, own.seat, "press all: until the spring")
        if wish["game"] == POG and n % 3 == 0:
            moments = (await ann.get(f"/api/tables/{table.id}/takeback", seat=own.seat)).json()
            if moments and table.bot_seats():
                body = {"seat": own.seat, "word": "ask", "to": moments[-1]["n"]}
                answer = await ann.post(f"/api/tables/{table.id}/takeback", **body)
                assert answer.status_code == 200, answer.text
        assert table.about.status == "playing", wish
        ids.append(table.id)
    return ids


async def boards(ann: Visitor, ids: list[str]) -> dict[str, Any]:
    """All that each own seat and a spectator see of every table, but for the numbers of revisions."""
    found = {}
    for id_ in ids:
        table = (await ann.get(f"/api/tables/{id_}")).json()
        seen = {seat: await ann.snapshot(id_, seat) for seat in ("", *table["my_seats"])}
        found[id_] = {seat: _board(one) for seat, one in seen.items()}
    return found


def _board(seen: dict[str, Any]) -> dict[str, Any]:
    log = [line for line in seen["log"] if not line["event"].endswith(".RulesChanged")]
    kept = {name: seen[name] for name in ("view", "question", "press_read")}
    stage, deadline = seen["clock"]["stage"], seen["clock"]["deadline"]
    summary = {name: seen["table"][name] for name in ("phase", "status", "waits_for_me", "unread", "seats")}
    return {**kept, "log": log, "clock": (stage, deadline), "table": summary}
