"""No text is longer than its column, and both databases say so in the same way, at the border."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import httpx
import pytest
from sqlalchemy import Column, Connection, Text, inspect, select, update
from sqlalchemy import String as PlainString

from greatpowers.engine.chance import commitment_to
from greatpowers.locale import LANGUAGES, Texts
from greatpowers.server.store.checked import String, TooLong
from greatpowers.server.store.tables import metadata
from tests.games.napoleonic_wars.packs import pack
from tests.server.houses import SEVEN, OpenHouse, Visitor

pytestmark = pytest.mark.anyio

_NUMBERS = count(1)
Sent = Callable[[Visitor, str], Awaitable[httpx.Response]]

#: Texts of any length are JSON of checked things, or what people write: at most 20,000 letters.
COLUMNS: list[Column[Any]] = [
    column
    for table in metadata.sorted_tables
    for column in table.columns
    if isinstance(column.type, String | PlainString) and not isinstance(column.type, Text)
]


def most_of(column: Column[Any]) -> int:
    assert isinstance(column.type, String), f"{column} takes any length on SQLite"
    return column.type.most


async def test_the_store_takes_nothing_longer_than_its_column(any_house: OpenHouse) -> None:
    database = any_house.house.database
    await any_house.guest("Ann")

    for column in COLUMNS:
        statement = update(column.table).values({column.name: "x" * (most_of(column) + 1)})
        with pytest.raises(TooLong):
            async with database.writing() as connection:
                await connection.execute(statement)
        with pytest.raises(TooLong):
            await database.commit([(statement, {})])


async def test_the_lengths_are_those_of_the_database(any_house: OpenHouse) -> None:
    def found(connection: Connection) -> dict[str, int]:
        look = inspect(connection)
        return {
            f"{table}.{column['name']}": column["type"].length
            for table in metadata.tables
            for column in look.get_columns(table)
            if getattr(column["type"], "length", None)
        }

    async with any_house.house.database.reading() as connection:
        built = await connection.run_sync(found)

    assert built == {str(column): most_of(column) for column in COLUMNS}


def body(path: str, **fields: Any) -> Sent:
    """A request in which `…` stands for the long text and `{t}` for a table of one's own."""

    async def send(ann: Visitor, long: str) -> httpx.Response:
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        text = json.dumps(fields).replace("\\u2026", long)
        return await ann.client.request(
            "PATCH" if path in ("/api/me", "/api/me/notices") else "POST",
            path.replace("{t}", table),
            content=text,
            headers={"Content-Type": "application/json"},
        )

    return send


def record(change: Callable[[dict[str, Any], str], None], game: str = "diplomacy", **wishes: Any) -> Sent:
    """A record that is sound but for one field."""

    async def send(ann: Visitor, long: str) -> httpx.Response:
        answer = await ann.post("/api/tables", game=game, sandbox=True, **wishes)
        table = answer.json()["id"]
        found = (await ann.get(f"/api/tables/{table}/record")).json()
        found["checkpoints"] = []
        change(found, long)
        if found.get("seed"):
            found["commitment"] = commitment_to(found["seed"])
        return await ann.client.post("/api/records", content=json.dumps(found))

    return send


def below(made: str, path: str, first: dict[str, Any], **fields: Any) -> Sent:
    """The same for what a member makes first: `{id}` is its id, and so long a text goes into it."""

    async def send(ann: Visitor, long: str) -> httpx.Response:
        ann = ann.opened.stranger()
        name = f"Member {next(_NUMBERS)}"
        await ann.post("/api/register", name=name, password="correct horse", language="en")
        id_ = ""
        if made:
            named = {key: value.replace("{n}", name) for key, value in first.items()}
            here = await ann.post(made, **named)
            found = here.json() if here.status_code < 300 else (await ann.get(made)).json()
            id_ = (found[0] if isinstance(found, list) else found.get("clubs", [found])[0])["id"]
        return await ann.post(
            path.replace("{id}", id_), **json.loads(json.dumps(fields).replace("\\u2026", long))
        )

    return send


def setting(field: str) -> Callable[[dict[str, Any], str], None]:
    return lambda found, long: found.update({field: long})


def with_pack(found: dict[str, Any], long: str) -> None:
    mine = pack()
    found["pack"] = {"hash": mine.hash, "name": long, "files": mine.files}


#: How each column could be reached from outside.
WAYS: dict[str, list[Sent]] = {
    "people.name": [
        body("/api/guests", name="…"),
        body("/api/register", name="…", password="correct horse"),
        body("/api/me", name="…"),
    ],
    "people.language": [body("/api/guests", name="Cili", language="…"), body("/api/me", language="…")],
    "people.theme": [body("/api/me", theme="…")],
    "tables.title": [
        body("/api/tables", game="diplomacy", title="…"),
        record(setting("title")),
    ],
    "tables.game": [body("/api/tables", game="…"), record(setting("game"))],
    "tables.rules": [record(setting("version"))],
    "moments.rules": [
        record(setting("version")),
        record(lambda found, long: found.update(upgrades=[[0, "1", long, "x"]])),
        record(lambda found, long: found.update(stretches=[{"version": long, "after": 0, "states": []}])),
    ],
    "tables.scenario": [body("/api/tables", game="diplomacy", scenario="…"), record(setting("scenario"))],
    "tables.language": [body("/api/tables", game="diplomacy", language="…")],
    "tables.seed": [record(setting("seed"))],
    "tables.pack": [
        body("/api/tables", game="napoleonic-wars", pack="…"),
        record(lambda found, long: found.update(pack={"hash": long, "name": "x", "files": {}})),
    ],
    "packs.name": [record(with_pack, "napoleonic-wars")],
    "packs.hash": [
        record(lambda found, long: found.update(pack={"hash": long, "name": "x", "files": pack().files}))
    ],
    "seats.seat": [
        body("/api/tables", game="diplomacy", seats={"…": "me"}),
        record(lambda found, long: found["seats"].append(long)),
    ],
    "seats.level": [
        body("/api/tables", game="diplomacy", seats={"France": "bot:…"}),
        body("/api/tables/{t}/hand-over", seat="France", level="…"),
        body("/api/tables/{t}/start", fill="…"),
    ],
    "seats.invite": [body("/api/tables/{t}/join", invite="…")],
    "decisions.seat": [
        body("/api/tables/{t}/decide", seat="…", text="A Par H", revision=0),
        body("/api/tables/{t}/undo", seat="…", revision=0),
        body("/api/tables/{t}/takeback", seat="…", word="ask", to=1),
        record(lambda found, long: found["decisions"].append([long, "A Par H"])),
    ],
    "decisions.kind": [body("/api/tables/{t}/takeback", seat="France", word="…")],
    "decisions.request": [
        body("/api/tables/{t}/decide", seat="France", text="A Par H", revision=0, request="…"),
        body("/api/tables/{t}/undo", seat="France", revision=0, request="…"),
        body("/api/tables/{t}/takeback", seat="France", word="ask", to=1, request="…"),
    ],
    "channels.label": [body("/api/me/channels/app", url="https://hooks.example.org/x", label="…")],
    "quiet_hours.zone": [
        body("/api/me/notices", hours={"zone": "…", "begins": 0, "ends": 1, "urgent": True})
    ],
    "tables.scoring": [body("/api/tables", game="diplomacy", scoring="…")],
    "clubs.name": [below("", "/api/clubs", {}, name="…")],
    "clubs.language": [below("", "/api/clubs", {}, name="The Long Table", language="…")],
    "club_notes.title": [
        below("/api/clubs", "/api/clubs/{id}/notes", {"name": "The Long Table"}, title="…", text="x")
    ],
    "leaves.first": [body("/api/me/leave", first="…", last="2031-01-01")],
    "leaves.last": [body("/api/me/leave", first="2031-01-01", last="…")],
    "leaves.zone": [body("/api/me/leave", first="2031-01-01", last="2031-01-02", zone="…")],
    "relations.kind": [below("", "/api/me/relations", {}, name="Somebody", kind="…")],
    "reports.kind": [below("", "/api/reports", {}, table="table", whose="France", kind="…")],
    "sessions.label": [
        below(
            "/api/me/programs",
            "/api/me/programs/{id}/tokens",
            {"name": "Clockwork {n}"},
            label="…",
            scopes=["read"],
        )
    ],
    "sessions.scopes": [
        below(
            "/api/me/programs",
            "/api/me/programs/{id}/tokens",
            {"name": "Clockwork {n}"},
            label="x",
            scopes=["…"],
        )
    ],
    "remarks.seat": [body("/api/tables/{t}/remarks", seat="…", text="well played")],
    "remarks.request": [body("/api/tables/{t}/remarks", seat="France", text="well played", request="…")],
}
#: Written by the house alone: ids and tokens it draws, words it chooses, names it has folded and cut.
BY_THE_HOUSE = {
    "people.id", "people.sign_in_name", "people.likeness", "people.kind", "packs.game", "sessions.token_hash",
    "sessions.person",
    "tables.id", "tables.status", "tables.owner", "tables.rematch", "seats.table_id", "seats.who",
    "seats.person", "decisions.table_id", "decisions.made_by", "moments.table_id", "clocks.table_id",
    "clocks.stage", "remarks.table_id",
    "notices.id", "notices.person", "notices.kind", "notices.subject", "notices.turn",
    "channels.id", "channels.person", "channels.kind", "channels.session", "channels.error",
    "deliveries.notice", "deliveries.channel", "deliveries.status", "deliveries.error",
    "preferences.person", "preferences.kind", "preferences.channel", "preferences.wish",
    "quiet_hours.person",
    "tickets.hash", "tickets.purpose", "tickets.person", "tickets.about", "house_keys.name",
    "sessions.id", "programs.id", "programs.owner",
    "audit.id", "audit.who", "audit.did", "audit.about", "reports.id", "reports.about", "reports.by",
    "reports.claimed_by", "reports.status", "sanctions.id", "sanctions.person", "sanctions.by",
    "sanctions.kind", "sanctions.report", "sanctions.appeal_by",
    "clubs.id", "clubs.invite", "clubs.calendar", "club_members.club", "club_members.person",
    "club_members.role", "club_notes.id", "club_notes.club", "club_notes.person", "club_tables.club",
    "club_tables.table_id", "events.id", "events.club", "events.owner", "events.invite", "events.seed",
    "events.status", "event_entries.event", "event_entries.person", "event_entries.status",
    "event_entries.boards", "event_rounds.event", "event_rounds.status", "event_tables.event",
    "event_tables.table_id",
    "happenings.table_id", "happenings.person", "happenings.seat", "happenings.what", "leaves.id",
    "leaves.person", "missed.match", "missed.person", "missed.pace",
    "passkeys.id", "passkeys.person", "passkeys.credential_hash", "passkey_challenges.hash",
    "passkey_challenges.person", "relations.person", "relations.other",
    "results.table_id", "results.seat", "results.person", "results.outcome", "entrants.table_id",
    "entrants.seat", "entrants.who", "rating_events.table_id", "rating_events.seat", "rating_events.who",
    "rating_events.key", "rating_events.part",
    # Titles and levels are checked before they are stored, names of passkeys are cut to their column.
    "events.title", "event_entries.bot", "passkeys.name",
}  # fmt: skip


def test_it_is_known_how_every_column_is_reached() -> None:
    assert WAYS.keys() | BY_THE_HOUSE == {str(column) for column in COLUMNS}
    assert not WAYS.keys() & BY_THE_HOUSE


@pytest.mark.parametrize("times", [1, 1000])
async def test_nothing_longer_comes_in(any_house: OpenHouse, times: int) -> None:
    ann = await any_house.guest("Ann")

    for column in COLUMNS:
        for send in WAYS.get(str(column), ()):
            answer = await send(ann, "x" * (most_of(column) * times + 1))

            assert answer.status_code in (400, 404, 413, 422), f"{column}: {answer.text[:300]}"
            assert answer.json()["error"]["message"]
            assert len(answer.text) < 1500
    await _nothing_long_is_left_behind(any_house)


async def _nothing_long_is_left_behind(house: OpenHouse) -> None:
    async with house.house.database.reading() as connection:
        rows = [row for table in metadata.sorted_tables for row in await connection.execute(select(table))]

    assert all(len(value) < 3000 for row in rows for value in row if isinstance(value, str))


FIELDS: list[tuple[str, Callable[[dict[str, Any]], None]]] = [
    ("seed", lambda found: found.update(seed="x" * 81)),
    ("nonces", lambda found: found.update(nonces={"France": "x" * 81})),
    ("nonces", lambda found: found.update(nonces={"x" * 81: "x"})),
    ("title", lambda found: found.update(title="x" * 81)),
    ("options", lambda found: found["options"].update({"x" * 200: 1})),
    ("options", lambda found: found["options"].update({"last_year": "x" * 200})),
    ("commitment", lambda found: found.update(commitment="x" * 200, seed=None)),
    ("checkpoints", lambda found: found.update(checkpoints=[[0, "x" * 200]])),
    ("decisions", lambda found: found.update(decisions=[["France", "press all: " + "x" * 20_000]])),
    ("position", lambda found: found.update(position={"x": "y" * 300_000})),
]


async def test_every_field_of_a_record_has_its_length(any_house: OpenHouse) -> None:
    ann = await any_house.guest("Ann")

    for field, change in FIELDS:
        answer = await record(lambda found, _, change=change: change(found))(ann, "")
        error = answer.json()["error"]

        assert (answer.status_code, error["code"]) == (422, "record-unusable")
        assert (error["params"]["reason"], error["params"]["field"]) == ("field", field)
        for language in LANGUAGES:
            assert field in Texts(language).format(error["code"], **error["params"])


OTHER_WAYS: list[Sent] = [
    body("/api/tables/{t}/decide", seat="France", text="press all: …", revision=0),
    body("/api/tables/{t}/explain", seat="France", text="…"),
    body("/api/tables", game="diplomacy", nonce="…"),
    body("/api/tables/{t}/join", nonce="…"),
    body("/api/tables", game="diplomacy", options={"…": True}),
    body("/api/tables", game="diplomacy", options={"rules": "…"}),
    body("/api/tables", game="diplomacy", pace={"kind": "fixed", "at": ["20:00"], "zone": "…"}),
    body("/api/sign-in", name="…", password="x"),
    body("/api/sign-in", name="x", password="…"),
]


async def test_letters_orders_nonces_and_options_have_a_length_too(any_house: OpenHouse) -> None:
    ann = await any_house.guest("Ann")

    for send in OTHER_WAYS:
        answer = await send(ann, "x" * 20_001)

        assert answer.status_code in (400, 422), answer.text[:300]
        assert len(answer.text) < 1500


async def test_names_are_measured_as_they_are_shown(any_house: OpenHouse) -> None:
    """Some letters become eighteen when a name is folded."""
    answer = await any_house.stranger().post("/api/register", name="ﷺ" * 10, password="correct horse")

    assert answer.json()["error"]["code"] == "name-length"
