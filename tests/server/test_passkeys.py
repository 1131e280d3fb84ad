"""Passkeys: made for this house, several a person, good for signing in and for nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.authenticators import Authenticator
from tests.server.houses import HandClock, OpenHouse, Visitor, open_house

pytestmark = pytest.mark.anyio

SECRET = "a long enough secret"
HERE = "http://localhost:8000"


async def member(house: OpenHouse, name: str = "Ann") -> Visitor:
    visitor = house.stranger()
    visitor.me = (await visitor.post("/api/register", name=name, password=SECRET)).json()
    return visitor


async def with_key(visitor: Visitor, device: Authenticator, name: str = "My phone") -> Any:
    asked = await visitor.post("/api/me/passkeys/ask", password=SECRET)
    assert asked.status_code == 200, asked.text
    return await visitor.post("/api/me/passkeys", credential=device.makes(asked.json()), name=name)


async def signed_in_by(house: OpenHouse, device: Authenticator) -> Any:
    stranger = house.stranger()
    asked = (await stranger.post("/api/passkeys/ask")).json()
    return await stranger.post("/api/passkeys/sign-in", credential=device.signs(asked))


async def test_a_member_signs_in_by_any_of_his_passkeys(any_house: OpenHouse) -> None:
    ann = await member(any_house)
    phone, laptop = Authenticator(HERE), Authenticator(HERE)
    await with_key(ann, phone)
    kept = (await with_key(ann, laptop, "My laptop")).json()

    by_phone, by_laptop = await signed_in_by(any_house, phone), await signed_in_by(any_house, laptop)

    assert [key["name"] for key in kept["passkeys"]] == ["My phone", "My laptop"]
    assert kept["party"] == "localhost"
    assert [one.json()["name"] for one in (by_phone, by_laptop)] == ["Ann", "Ann"]
    assert "gp_session" in by_phone.headers["set-cookie"]


async def test_a_passkey_outlives_the_house_being_closed(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    device = Authenticator(HERE)
    async with open_house(tmp_path, clock, database=both_databases) as house:
        await with_key(await member(house), device)

    async with open_house(tmp_path, clock, database=both_databases) as house:
        answer = await signed_in_by(house, device)

    assert answer.json()["name"] == "Ann"


async def test_what_was_signed_is_worth_nothing_a_second_time(house: OpenHouse) -> None:
    device = Authenticator(HERE)
    await with_key(await member(house), device)
    stranger = house.stranger()
    signed = device.signs((await stranger.post("/api/passkeys/ask")).json())
    await stranger.post("/api/passkeys/sign-in", credential=signed)

    again = await house.stranger().post("/api/passkeys/sign-in", credential=signed)

    assert (again.status_code, again.json()["error"]["code"]) == (410, "passkey-late")


async def test_what_is_signed_too_late_is_worth_nothing(house: OpenHouse) -> None:
    device = Authenticator(HERE)
    await with_key(await member(house), device)
    stranger = house.stranger()
    asked = (await stranger.post("/api/passkeys/ask")).json()
    house.clock.move(minutes=6)

    late = await stranger.post("/api/passkeys/sign-in", credential=device.signs(asked))

    assert late.json()["error"]["code"] == "passkey-late"


@pytest.mark.parametrize(
    "changed", [{"origin": "https://evil.example"}, {"verified": False}, {"party": "evil.example"}]
)
async def test_a_device_of_another_site_or_without_its_owner_is_refused(
    house: OpenHouse, changed: dict[str, Any]
) -> None:
    ann = await member(house)

    answer = await with_key(ann, Authenticator(**{"origin": HERE, **changed}))

    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "passkey-refused")


async def test_a_key_nobody_has_signs_nobody_in(house: OpenHouse) -> None:
    await with_key(await member(house), Authenticator(HERE))

    answer = await signed_in_by(house, Authenticator(HERE))

    assert answer.json()["error"]["code"] == "passkey-refused"


async def test_a_copied_device_counts_behind_and_is_refused(house: OpenHouse) -> None:
    device = Authenticator(HERE)
    await with_key(await member(house), device)
    await signed_in_by(house, device)
    await signed_in_by(house, device)
    device.count = 0

    assert (await signed_in_by(house, device)).status_code == 401


async def test_a_key_that_is_taken_away_signs_nobody_in(house: OpenHouse) -> None:
    ann, device = await member(house), Authenticator(HERE)
    key = (await with_key(ann, device)).json()["passkeys"][0]["id"]
    named = await ann.client.patch(f"/api/me/passkeys/{key}", json={"name": "The old phone"})
    left = await ann.client.delete(f"/api/me/passkeys/{key}")

    assert [one["name"] for one in named.json()["passkeys"]] == ["The old phone"]
    assert left.json()["passkeys"] == []
    assert (await signed_in_by(house, device)).status_code == 401


async def test_nobody_touches_the_keys_of_somebody_else(house: OpenHouse) -> None:
    ann, bob = await member(house), await member(house, "Bob")
    key = (await with_key(ann, Authenticator(HERE))).json()["passkeys"][0]["id"]
    asked = (await bob.post("/api/me/passkeys/ask", password=SECRET)).json()

    taken = await bob.client.delete(f"/api/me/passkeys/{key}")
    named = await bob.client.patch(f"/api/me/passkeys/{key}", json={"name": "Mine"})
    slipped = await ann.post("/api/me/passkeys", credential=Authenticator(HERE).makes(asked), name="His")

    assert (taken.status_code, named.status_code) == (404, 404)
    assert slipped.json()["error"]["code"] == "passkey-late"
    assert (await bob.get("/api/me/passkeys")).json()["passkeys"] == []


async def test_who_does_not_know_the_password_adds_no_key(house: OpenHouse) -> None:
    ann, guest = await member(house), await house.guest("Guest")

    wrong = await ann.post("/api/me/passkeys/ask", password="not it at all")
    refused = await guest.post("/api/me/passkeys/ask", password="")

    assert wrong.json()["error"]["code"] == "wrong-password"
    assert refused.json()["error"]["code"] == "members-only"
    assert (await house.stranger().post("/api/me/passkeys/ask", password="")).status_code == 401


async def test_its_owner_is_told_of_a_new_key_and_finds_it_in_his_data(house: OpenHouse) -> None:
    ann = await member(house)
    await with_key(ann, Authenticator(HERE))

    told = (await ann.get("/api/notices")).json()["notices"]
    data = await ann.get("/api/me/data")

    assert [(one["kind"], one["title"], one["path"]) for one in told] == [
        ("house", "A passkey was added to your account", "/account")
    ]
    assert [key["name"] for key in data.json()["passkeys"]] == ["My phone"]
    assert "public_key" not in data.text


async def test_a_house_with_a_number_for_an_address_has_no_passkeys(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, public_url="http://127.0.0.1:8000") as house:
        ann = await member(house)

        refused = await ann.post("/api/me/passkeys/ask", password=SECRET)
        kept = (await ann.get("/api/me/passkeys")).json()

    assert (refused.json()["error"]["code"], kept["party"]) == ("passkeys-impossible", "")


async def test_with_the_account_its_keys_are_gone(house: OpenHouse) -> None:
    ann, device = await member(house), Authenticator(HERE)
    await with_key(ann, device)
    await ann.client.request("DELETE", "/api/me", json={"password": SECRET})

    assert (await signed_in_by(house, device)).status_code == 401
