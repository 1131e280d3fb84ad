"""One's own data: told on request, and forgotten on request."""

from __future__ import annotations

import pytest

from tests.server.houses import SEVEN, OpenHouse, holds

pytestmark = pytest.mark.anyio

SECRET = "a long enough secret"


async def test_a_person_is_told_everything_that_is_kept_of_him(house: OpenHouse) -> None:
    ann, bob = await house.guests("Ann", "Bob")
    table = (await ann.create(dict.fromkeys(SEVEN, "bot:holder") | {"France": "me"}, title="Mine"))["id"]
    await bob.create(dict.fromkeys(SEVEN, "bot:holder") | {"France": "me"}, title="His")
    await ann.order(table, "France", holds((await ann.snapshot(table, "France"))["view"], "France"))

    answer = await ann.get("/api/me/data")

    kept = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert (kept["person"]["name"], len(kept["sessions"])) == ("Ann", 1)
    assert [(one["id"], one["title"], one["seats"]) for one in kept["tables"]] == [
        (table, "Mine", ["France"])
    ]
    assert [(one["table"], one["seat"], one["kind"]) for one in kept["decisions"]] == [
        (table, "France", "decide")
    ]
    assert "password" not in answer.text


async def test_who_deletes_his_account_is_forgotten_and_bots_play_on(house: OpenHouse) -> None:
    ann, bob = await house.guests("Ann", "Bob")
    await ann.post("/api/register", name="Ann", password=SECRET, language="en")
    seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Turkey": "open"}
    table = (await ann.create(seats, public=True))["id"]
    await bob.post(f"/api/tables/{table}/join", seat="Turkey")
    waiting = (await ann.create(seats, public=True))["id"]

    refused = await ann.client.request("DELETE", "/api/me", json={"password": "not it"}, headers=_OURS)
    gone = await ann.client.request("DELETE", "/api/me", json={"password": SECRET}, headers=_OURS)
    me = (await ann.get("/api/me")).json()["me"]
    back = await house.stranger().post("/api/sign-in", name="Ann", password=SECRET)
    france = _seat((await bob.get(f"/api/tables/{table}")).json(), "France")
    free = _seat((await bob.get(f"/api/tables/{waiting}")).json(), "France")

    assert (refused.status_code, gone.status_code, me, back.status_code) == (403, 200, None, 401)
    assert (france["who"], france["name"], france["level"]) == ("bot", None, "regular")
    assert (free["who"], free["name"]) == ("open", None)


_OURS = {"X-GP-Request": "1"}


def _seat(table: dict[str, object], name: str) -> dict[str, object]:
    found = table["seats"]
    assert isinstance(found, list)
    return next(seat for seat in found if seat["id"] == name)
