"""Input that makes no sense, or is meant to do harm: a clear answer, never a mistake of ours."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.houses import SEVEN, OpenHouse

pytestmark = pytest.mark.anyio

BODIES = {
    "nothing": b"",
    "not JSON": b"{",
    "a list": b"[]",
    "null": b"null",
    "a number": b"7",
    "a null character": b'{"name":"a\\u0000b","seat":"France","text":"a\\u0000b","revision":0}',
    "a raw null": b'{"name":"a\x00b"}',
    "not UTF-8": b'{"name":"\xff\xfe","seat":"\xff","text":"\xff","revision":0}',
    "half a surrogate": b'{"name":"\\ud800","seat":"\\ud800","text":"\\ud800","revision":0}',
    "wrong types": b'{"name":{},"seat":[],"text":5,"revision":"x","game":1,"seats":7}',
    "huge numbers": b'{"seat":"France","text":"A Par H","revision":1e400,"count":99999999999999999999999}',
    "negative": b'{"seat":"France","text":"A Par H","revision":-1,"count":-1}',
    "nested deeply": b'{"name":' + b"[" * 5000 + b"]" * 5000 + b"}",
    "a huge text": b'{"seat":"France","revision":0,"text":"'
    + b"x" * 100_000
    + b'","name":"'
    + b"y" * 90_000
    + b'"}',
    "too large": b'{"name":"' + b"x" * 400_000 + b'"}',
}
POSTS = (
    "/api/guests",
    "/api/register",
    "/api/sign-in",
    "/api/sign-out",
    "/api/tables",
    "/api/records",
    "/api/diplomacy/adjudicate",
    "/api/diplomacy/check",
    "/api/diplomacy/question",
    "/api/tables/{t}/join",
    "/api/tables/{t}/start",
    "/api/tables/{t}/decide",
    "/api/tables/{t}/undo",
    "/api/tables/{t}/explain",
    "/api/tables/{t}/ready",
    "/api/tables/{t}/read",
    "/api/tables/{t}/hand-over",
    "/api/tables/{t}/take-back",
    "/api/tables/{t}/fork",
)


@pytest.mark.parametrize("kind", BODIES)
async def test_no_body_makes_us_stumble(any_house: OpenHouse, kind: str) -> None:
    ann = await any_house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]

    wrong = {}
    for path in POSTS:
        answer = await ann.client.post(
            path.replace("{t}", table), content=BODIES[kind], headers={"Content-Type": "application/json"}
        )
        if answer.status_code >= 500 or (answer.status_code >= 400 and "error" not in answer.json()):
            wrong[path] = (answer.status_code, answer.text[:200])

    assert wrong == {}
    assert (await ann.get("/api/me")).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/..%2f..%2fetc",
        "/api/tables/" + "x" * 3000,
        "/api/tables/a'%20OR%201=1--",
        "/api/tables/%F0%9F%98%80%F0%9F%98%80",
        "/api/tables/%ff%fe",
        "/api/invites/%00%00%00%00%00%00%00%00",
        "/api/invites/" + "x" * 3000,
        "/api/tables?list=mine&page=-1",
        "/api/tables?list=mine&page=99999999999999999999",
        "/api/tables?list=everything",
        "/api/tables?list=open&game=%00",
        "/api/locale/..",
        "/api/locale/%00",
        "/%00",
        "/" + "x" * 5000,
    ],
)
async def test_no_address_makes_us_stumble(any_house: OpenHouse, path: str) -> None:
    ann = await any_house.guest("Ann")

    answer = await ann.client.get(path)

    assert answer.status_code < 500


@pytest.mark.parametrize(
    "query",
    [
        {"seat": "France\0"},
        {"seat": "x" * 5000},
        {"seat": "'; DROP TABLE seats; --"},
        {"at": "-1"},
        {"at": "9" * 40},
        {"at": "NaN"},
        {"log_from": "-5"},
        {"language": "xx"},
        {"theme": "neon"},
    ],
)
@pytest.mark.parametrize("what", ["snapshot", "timeline", "scores", "map.svg"])
async def test_no_query_makes_us_stumble(house: OpenHouse, what: str, query: dict[str, str]) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]

    answer = await ann.get(f"/api/tables/{table}/{what}", **query)

    assert answer.status_code < 500


HOSTILE_TEXTS: list[str] = [
    "",
    " ",
    ";" * 5000,
    "A Par - Bur; " * 900,
    "press",
    "press :",
    "press all:",
    "press all: " + "x" * 5000,
    "press Nobody: hello",
    "draw " + "France, " * 2000,
    "concede now",
    "\u202eA Par - Bur",
    "А Пар - Бур",
    "💥" * 500,
    "undo",
    "none; none",
    "A Par - Bur\r\nA Mar - Bur\x0b",
]


@pytest.mark.parametrize("text", HOSTILE_TEXTS)
async def test_no_decision_makes_us_stumble(house: OpenHouse, text: str) -> None:
    """Whatever is refused leaves the game as it was; explain and decide agree."""
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]

    explained: Any = await ann.post(f"/api/tables/{table}/explain", seat="France", text=text)
    decided = await ann.decide(table, "France", text)

    assert explained.status_code == 200
    assert decided.status_code in (200, 422)
    assert explained.json()["allowed"] == (decided.status_code == 200)
    if decided.status_code == 422:
        assert (await ann.snapshot(table, "France"))["revision"] == 0


async def test_a_cookie_of_somebodys_making_is_nobody(house: OpenHouse) -> None:
    for value in ("x", "a" * 5000, "../../etc", "%00", "null"):
        stranger = house.stranger()
        answer = await stranger.client.get("/api/me", headers={"Cookie": f"gp_session={value}"})
        assert answer.json()["me"] is None


async def test_too_many_requests_are_slowed_down(tmp_path: Any, clock: Any) -> None:
    from tests.server.houses import open_house

    async with open_house(tmp_path, clock, limits=0.2) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        answers = [await ann.decide(table, "France", f"press all: {n}", revision=0) for n in range(12)]

    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
