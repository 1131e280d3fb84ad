"""The house itself: health, figures, texts, headers, the client's files, the door."""

from __future__ import annotations

import gzip
import html
import re
import socket
import sys
from pathlib import Path
from typing import Any

import brotli
import pytest
import uvicorn

from greatpowers.server.games.text_parts import PARTS
from greatpowers.server.logs import configure
from greatpowers.server.matches.matches import Matches
from greatpowers.server.running import run
from greatpowers.server.settings import Settings
from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, open_house

pytestmark = pytest.mark.anyio


async def test_health_tells_that_all_is_well(any_house: OpenHouse) -> None:
    answer = await any_house.stranger().get("/health")

    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"
    assert answer.json()["database"] in ("sqlite", "postgresql")


async def test_figures_count_decisions(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
    before = (await ann.get("/metrics")).text

    await ann.order(table, "France", "A Par - Bur")
    after = (await ann.get("/metrics")).text

    def count(text: str) -> float:
        line = 'greatpowers_decisions_total{made_by="person"} '
        return float(next((row.removeprefix(line) for row in text.splitlines() if row.startswith(line)), 0))

    assert count(after) == count(before) + 1
    assert "greatpowers_decision_seconds_bucket" in after
    assert 'greatpowers_requests_total{method="POST",status="200"}' in after


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
async def test_texts_come_with_a_tag(house: OpenHouse, language: str) -> None:
    stranger = house.stranger()

    answer = await stranger.get(f"/api/locale/{language}")
    headers = {"If-None-Match": answer.headers["etag"]}
    again = await stranger.client.get(f"/api/locale/{language}", headers=headers)

    assert answer.headers["content-type"].startswith("text/plain")
    assert "order-foreign-unit" in answer.text
    assert (again.status_code, again.content) == (304, b"")


async def test_the_map_has_names_and_neighbours(house: OpenHouse) -> None:
    drawn = (await house.stranger().get("/api/map/diplomacy")).json()
    relief = await house.stranger().get("/api/map/diplomacy/relief.avif")

    assert len(drawn["names"]["ru"]) == 75
    assert drawn["names"]["en"]["Bur"] == "Burgundy"
    assert set(drawn["neighbours"]["Por"]) == {"Spa", "Mid"}
    assert relief.content[4:12] == b"ftypavif"


async def test_every_answer_carries_the_security_headers(house: OpenHouse) -> None:
    stranger = house.stranger()

    for path in ("/", "/health", "/api/me", "/api/tables/unknown1", "/nowhere.js", "/api/openapi.json"):
        headers = (await stranger.get(path)).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["referrer-policy"] == "same-origin", path
        assert "unsafe-eval" not in headers["content-security-policy"]


async def test_parts_of_a_page_carry_what_concerns_them(house: OpenHouse) -> None:
    headers = (await house.stranger().get("/assets/nowhere.js")).headers

    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"X-GP-Request": "1"}, 200),
        ({"X-GP-Request": "1", "Origin": "http://house.test"}, 200),
        ({"X-GP-Request": "1", "Origin": "https://evil.example"}, 403),
        ({"X-GP-Request": "1", "Origin": "null"}, 403),
        ({"Origin": "http://house.test"}, 403),
    ],
)
async def test_unsafe_requests_must_come_from_us(
    house: OpenHouse, headers: dict[str, str], status: int
) -> None:
    client = house.stranger().client
    del client.headers["X-GP-Request"]

    answer = await client.post("/api/guests", json={"name": "Ann"}, headers=headers)

    assert answer.status_code == status


async def test_a_proxy_may_give_the_house_another_name(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, public_url="https://play.example") as house:
        client = house.stranger().client
        answer = await client.post(
            "/api/guests", json={"name": "Ann"}, headers={"Origin": "https://play.example"}
        )

    assert answer.status_code == 200


async def test_without_a_built_client_a_page_says_so(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, client=tmp_path / "nothing") as house:
        answer = await house.stranger().get("/")

    assert answer.status_code == 200
    assert "has not been built" in answer.text


async def test_the_client_is_served_with_lasting_assets(tmp_path: Path, clock: HandClock) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>the client</title>")
    (client / "assets" / "app-1a2b.js").write_text("play()")
    (client / "app.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    async with open_house(tmp_path, clock, client=client) as house:
        stranger = house.stranger()
        page = await stranger.get("/")
        route = await stranger.get("/rules/diplomacy")
        asset = await stranger.get("/assets/app-1a2b.js")
        manifest = await stranger.get("/app.webmanifest")
        missing = await stranger.get("/assets/gone.js")
        unknown = await stranger.get("/api/nothing")
        nowhere = await stranger.get("/no/such/page")
        escapes = [
            await stranger.get(path)
            for path in (
                "/../secret.txt",
                "/%2e%2e/secret.txt",
                "/..%2fsecret.txt",
                "/assets/../../secret.txt",
            )
        ]

    assert "the client" in page.text
    assert page.headers["cache-control"] == "no-cache"
    assert route.text == page.text
    assert "immutable" in asset.headers["cache-control"]
    assert "javascript" in asset.headers["content-type"]
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert (missing.status_code, unknown.status_code) == (404, 404)
    assert unknown.json()["error"]["code"] == "not-found"
    assert (nowhere.status_code, nowhere.text) == (404, page.text)
    assert all("secret" not in answer.text for answer in escapes)


#: What `match` of the client's router knows, and what it does not.
_PAGES = (
    *("/", "/find", "/mine", "/replays", "/arena", "/account", "/new", "/new/diplomacy", "/rules"),
    *("/rules/diplomacy", "/learn/diplomacy", "/study/diplomacy/referee"),
)
_OF_A_TABLE = ("", "/", "/verification", "/dice")
_NO_PAGES = (
    *("/nowhere", "/find/x", "/learn", "/join", "/table", "/table/a/b", "/study/x", "/rules/a/b", "/a/b/c/d"),
    *("/table/a.b", "/rules/chess", "/learn/chess", "/new/chess", "/study/chess/odds"),
    *(
        "/table/nobodys",
        "/table/nobodys/verification",
        "/table/x",
        "/join/abc",
        "/join/an_invitation_of_nobody",
    ),
)


async def test_unknown_tables_answer_404_and_so_do_those_one_may_not_see(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    secret = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
    public = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), spectators=True, public=True))["id"]

    async def statuses(visitor: Visitor, table: str) -> set[int]:
        return {(await visitor.get(f"/table/{table}{part}")).status_code for part in _OF_A_TABLE}

    assert await statuses(ann, secret) == {200}
    assert await statuses(house.stranger(), secret) == {404}
    assert await statuses(house.stranger(), public) == {200}


async def test_an_invitation_answers_200_until_it_is_used(house: OpenHouse) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    seats = dict.fromkeys(SEVEN, "hotseat") | {"Turkey": "invite"}
    made = await ann.create(seats)
    link = made["invites"]["Turkey"]
    before = (await bob.get(f"/join/{link}")).status_code
    await bob.post(f"/api/tables/{made['id']}/join", invite=link)

    assert (before, (await bob.get(f"/join/{link}")).status_code) == (200, 404)


def routes_of_the_client() -> set[str]:
    """A path for every word a path of the client may begin with, or go on with below the account."""
    router = (Path(__file__).parents[2] / "web" / "src" / "router.ts").read_text()
    matched = router[router.index("export function match") : router.index("export function pathTo")]
    account = re.search(r'case "account":(.*?)return second', matched, re.S)
    assert account is not None
    return {
        *(f"/{word}" for word in re.findall(r'(?:case|first ===) "([a-z-]+)"', matched)),
        *(f"/account/{word}" for word in re.findall(r'second === "([a-z-]+)"', account[1])),
    }


async def test_every_page_of_the_client_is_known_to_the_server(house: OpenHouse) -> None:
    stranger = house.stranger()
    below = ("", "/abcd1234", "/diplomacy", "/diplomacy/referee")

    unknown = []
    for path in sorted(routes_of_the_client() - {"/table", "/join"}):
        answers = [(await stranger.get(path + more)).status_code for more in below]
        if 200 not in answers:
            unknown.append(path)

    assert unknown == []


async def test_unknown_pages_answer_404(house: OpenHouse) -> None:
    stranger = house.stranger()

    assert {(path, (await stranger.get(path)).status_code) for path in _PAGES} == {(p, 200) for p in _PAGES}
    assert {(path, (await stranger.get(path)).status_code) for path in _NO_PAGES} == {
        (p, 404) for p in _NO_PAGES
    }


async def test_the_page_of_a_table_names_the_files_of_its_game(tmp_path: Path, clock: HandClock) -> None:
    """Only for whoever may see the table; nobody else learns even that there is one."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text('<head><link href="/assets/house.js"></head>')
    (client / "ahead.json").write_text(
        '{"diplomacy": ["assets/house.js", "assets/war.js", "assets/war.css", "assets/face.woff2"]}'
    )
    async with open_house(tmp_path, clock, client=client) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        house.house.matches.forget(table)
        page = await ann.get(f"/table/{table}")
        again = await ann.client.get(f"/table/{table}", headers={"If-None-Match": page.headers["etag"]})
        strange, ids = house.stranger().client, (table, "unknown_id", "x")
        browsing = {"Sec-Fetch-Mode": "navigate"}
        others = [await strange.get(f"/table/{id_}", headers=browsing) for id_ in ids]
        # Whoever makes previews of links is told the link, and besides nothing.
        linked = [(await strange.get(f"/table/{id_}")).text.replace(f"/table/{id_}", "") for id_ in ids]
        plain = await ann.client.get("/", headers=browsing)
        seen = await ann.snapshot(table, "France")

    assert '<meta name="game" content="diplomacy">' in page.text
    assert page.text.count("/assets/house.js") == 1
    assert '<link rel="modulepreload" crossorigin href="/assets/war.js">' in page.text
    assert '<link rel="stylesheet" crossorigin href="/assets/war.css">' in page.text
    face = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/face.woff2">'
    assert face in page.text
    assert again.status_code == 304
    data = re.findall(r'<link rel="preload" as="fetch" crossorigin href="([^"]+)">', page.text)
    texts = ["/api/locale/en/shell", "/api/locale/en/diplomacy"]
    assert data == ["/api/me", f"/api/tables/{table}", *texts, "/api/map/diplomacy"]
    assert '<link rel="preload" as="image" href="/api/map/diplomacy/relief.avif">' in page.text
    assert {other.text for other in others} == {plain.text}
    assert len(set(linked)) == 1
    assert "meta" not in plain.text
    assert seen["view"]["phase"] == "S1901M"


@pytest.mark.parametrize(
    ("game", "seat"), [("diplomacy", "France"), ("paths-of-glory", "cp"), ("napoleonic-wars", "france")]
)
async def test_what_the_page_of_a_table_names_is_there(
    tmp_path: Path, clock: HandClock, game: str, seat: str
) -> None:
    """With one seat it is plain from where one looks: the first snapshot is named too."""
    (tmp_path / "index.html").write_text("<head></head>")
    async with open_house(tmp_path, clock, client=tmp_path) as house:
        ann = await house.guest("Ann")
        offered = next(one for one in (await ann.get("/api/games")).json() if one["id"] == game)
        seats = dict.fromkeys(offered["scenarios"][0]["seats"], "bot:random") | {seat: "me"}
        table = (await ann.post("/api/tables", game=game, seats=seats)).json()["id"]
        page = await ann.get(f"/table/{table}")
        named = [html.unescape(one) for one in re.findall(r' href="(/api/[^"]+)"', page.text)]
        answers = {address: await ann.client.get(address) for address in named}

    assert {answer.status_code for answer in answers.values()} == {200}
    assert f"/api/locale/en/{game}" in answers
    assert answers[f"/api/tables/{table}/snapshot?seat={seat}"].json()["seat"] == seat
    assert any(address.endswith("relief.avif") for address in answers)


async def test_a_table_that_cannot_be_read_still_has_a_page(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("the disk is gone")

    monkeypatch.setattr(Matches, "at_first_glance", broken)
    answer = await house.stranger().get("/table/abcdefgh")

    assert answer.status_code == 200


async def test_files_the_build_has_compressed_are_sent_so(tmp_path: Path, clock: HandClock) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    script = "play();" * 200
    (client / "assets" / "app-1a2b.js").write_text(script)
    (client / "assets" / "app-1a2b.js.br").write_bytes(brotli.compress(script.encode(), quality=11))
    async with open_house(tmp_path, clock, client=client) as house:
        known = {
            encoding: await house.stranger().client.get(
                "/assets/app-1a2b.js", headers={"Accept-Encoding": encoding}
            )
            for encoding in ("br", "gzip", "identity")
        }

    assert {one.text for one in known.values()} == {script}
    assert [one.headers.get("content-encoding") for one in known.values()] == ["br", "gzip", None]
    assert len({one.headers["etag"] for one in known.values()}) == 1


async def test_large_answers_are_compressed(house: OpenHouse) -> None:
    answer = await house.stranger().client.get("/api/map/diplomacy", headers={"Accept-Encoding": "gzip"})

    assert answer.headers["content-encoding"] == "gzip"


async def test_logs_hold_no_secrets(capfd: pytest.CaptureFixture[str]) -> None:
    import structlog

    configure("info")
    try:
        structlog.get_logger().info("said", table="t1", password="hunter2", seed="s3cret", text="my orders")
    finally:
        structlog.reset_defaults()
    written = capfd.readouterr().err

    assert '"table": "t1"' in written
    assert "hunter2" not in written
    assert "s3cret" not in written
    assert "my orders" not in written


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/", "text/html"), ("/api/locale/en", "text/plain"), ("/metrics", "text/plain; version=0.0.4")],
)
async def test_texts_name_their_character_set_once(house: OpenHouse, path: str, kind: str) -> None:
    answer = await house.stranger().get(path)

    assert answer.headers["content-type"] == f"{kind}; charset=utf-8"


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
async def test_the_parts_of_the_texts_are_all_of_them_but_for_the_terminal(
    house: OpenHouse, language: str
) -> None:
    stranger = house.stranger()
    parts = [(await stranger.get(f"/api/locale/{language}/{part}")).text for part in sorted(PARTS)]
    whole = (await stranger.get(f"/api/locale/{language}")).text

    def ids(text: str) -> set[str]:
        return {line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha() and " =" in line}

    assert sum(len(ids(part)) for part in parts) == len(set().union(*map(ids, parts)))
    # What the terminal says, and what stands in notices and letters, is for no browser.
    elsewhere = ("cli-", "nw-inspect-", "nw-part-", "doctor-", "notice-", "mail-confirm", "mail-password")
    elsewhere += ("event-points", "event-round-of")
    assert {
        name for name in ids(whole) - set().union(*map(ids, parts)) if not name.startswith(elsewhere)
    } == set()


async def test_there_is_no_other_part(house: OpenHouse) -> None:
    stranger = house.stranger()

    assert (await stranger.client.get("/api/locale/en/cli")).status_code == 404
    assert (await stranger.client.get("/api/locale/xx/shell")).status_code == 404


@pytest.mark.parametrize("encoding", ["br", "gzip", "identity"])
async def test_what_stays_as_it_is_comes_as_small_as_the_reader_can_take(
    house: OpenHouse, encoding: str
) -> None:
    client = house.stranger().client
    plain = (await client.get("/api/map/diplomacy", headers={"Accept-Encoding": "identity"})).content

    async with client.stream("GET", "/api/map/diplomacy", headers={"Accept-Encoding": encoding}) as answer:
        raw = b"".join([chunk async for chunk in answer.aiter_raw()])

    unpacked = {"br": brotli.decompress, "gzip": gzip.decompress, "identity": bytes}[encoding](raw)
    assert unpacked == plain
    assert answer.headers.get("content-encoding", "identity") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"


def test_the_thread_that_writes_is_let_in_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the server runs; what Python allows by itself makes decisions wait for the store."""
    turns: list[float] = []
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_, **__: turns.append(sys.getswitchinterval()))
    before = sys.getswitchinterval()
    try:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            run(Settings(data=tmp_path), listening, lambda: None)
    finally:
        sys.setswitchinterval(before)

    assert turns[0] <= before / 10
