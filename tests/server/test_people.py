"""Guests, members, sessions."""

from __future__ import annotations

import pytest

from greatpowers.server.settings import Settings
from tests.server.houses import HandClock, OpenHouse, open_house

pytestmark = pytest.mark.anyio


async def test_a_stranger_is_nobody(house: OpenHouse) -> None:
    answer = (await house.stranger().get("/api/me")).json()

    assert answer == {"me": None, "languages": ["en", "ru", "hu"]}


async def test_a_guest_is_remembered_by_the_cookie(any_house: OpenHouse) -> None:
    ann = await any_house.guest("Ann")

    me = (await ann.get("/api/me")).json()["me"]

    assert (me["name"], me["kind"], me["language"], me["theme"]) == ("Ann", "guest", "en", "system")


async def test_the_cookie_is_closed_to_scripts_and_other_sites(house: OpenHouse) -> None:
    answer = await house.stranger().post("/api/guests", name="Ann")

    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


async def test_behind_https_the_cookie_is_secure(tmp_path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, public_url="https://house.example") as house:
        answer = await house.stranger().post("/api/guests", name="Ann")

    assert "secure" in answer.headers["set-cookie"].lower()


async def test_registration_keeps_the_seats_of_a_guest(any_house: OpenHouse) -> None:
    ann = await any_house.guest("Ann")
    table = (await ann.create({"France": "me"}))["id"]

    member = (await ann.post("/api/register", name="Anna", password="correct horse", language="hu")).json()
    details = (await ann.get(f"/api/tables/{table}")).json()

    assert (member["id"], member["kind"], member["language"]) == (ann.me["id"], "member", "hu")
    assert details["my_seats"] == ["France"]
    assert [seat["name"] for seat in details["seats"] if seat["me"]] == ["Anna"]


async def test_a_member_signs_in_elsewhere(any_house: OpenHouse) -> None:
    await any_house.stranger().post("/api/register", name="Béla", password="correct horse")
    elsewhere = any_house.stranger()

    answer = await elsewhere.post("/api/sign-in", name="  BÉLA ", password="correct horse")

    assert answer.status_code == 200
    assert (await elsewhere.get("/api/me")).json()["me"]["name"] == "Béla"


@pytest.mark.parametrize("name", ["Béla", "Nobody"])
async def test_a_wrong_password_and_an_unknown_name_sound_the_same(house: OpenHouse, name: str) -> None:
    await house.stranger().post("/api/register", name="Béla", password="correct horse")

    answer = await house.stranger().post("/api/sign-in", name=name, password="wrong horse")

    assert answer.status_code == 401
    assert answer.json()["error"]["code"] == "wrong-password"


async def test_a_members_name_is_his_alone(any_house: OpenHouse) -> None:
    await any_house.stranger().post("/api/register", name="Béla", password="correct horse")

    guest = await any_house.stranger().post("/api/guests", name="bÉLA")
    member = await any_house.stranger().post("/api/register", name="béla", password="another horse")

    assert [guest.status_code, member.status_code] == [409, 409]
    assert guest.json()["error"]["code"] == "name-taken"


async def test_signing_in_gives_a_new_token(house: OpenHouse) -> None:
    """A token somebody slipped into the browser before is worth nothing afterwards."""
    bela = house.stranger()
    await bela.post("/api/register", name="Béla", password="correct horse")
    before = bela.client.cookies["gp_session"]

    await bela.post("/api/sign-in", name="Béla", password="correct horse")
    thief = house.stranger()
    thief.client.cookies.set("gp_session", before)

    assert bela.client.cookies["gp_session"] != before
    assert (await thief.get("/api/me")).json()["me"] is None


async def test_signing_out_everywhere_ends_every_session(any_house: OpenHouse) -> None:
    first, second = any_house.stranger(), any_house.stranger()
    await first.post("/api/register", name="Béla", password="correct horse")
    await second.post("/api/sign-in", name="Béla", password="correct horse")

    await first.post("/api/sign-out", everywhere=True)

    assert (await second.get("/api/me")).json()["me"] is None


async def test_signing_out_here_leaves_the_others(house: OpenHouse) -> None:
    first, second = house.stranger(), house.stranger()
    await first.post("/api/register", name="Béla", password="correct horse")
    await second.post("/api/sign-in", name="Béla", password="correct horse")

    await first.post("/api/sign-out")

    assert (await first.get("/api/me")).json()["me"] is None
    assert (await second.get("/api/me")).json()["me"]["name"] == "Béla"


async def test_a_new_password_closes_all_other_sessions(house: OpenHouse) -> None:
    first, second = house.stranger(), house.stranger()
    await first.post("/api/register", name="Béla", password="correct horse")
    await second.post("/api/sign-in", name="Béla", password="correct horse")

    change = {"old": "correct horse", "new": "battery staple"}
    answer = await first.client.patch("/api/me", json={"password": change})

    assert answer.status_code == 200
    assert (await first.get("/api/me")).json()["me"]["name"] == "Béla"
    assert (await second.get("/api/me")).json()["me"] is None
    assert (await second.post("/api/sign-in", name="Béla", password="battery staple")).status_code == 200


async def test_language_and_theme_are_kept(any_house: OpenHouse) -> None:
    ann = await any_house.guest("Ann")

    await ann.client.patch("/api/me", json={"language": "ru", "theme": "dark", "name": "Анна"})
    me = (await ann.get("/api/me")).json()["me"]

    assert (me["name"], me["language"], me["theme"]) == ("Анна", "ru", "dark")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": ""}, "name-length"),
        ({"name": "x" * 41}, "name-length"),
        ({"name": "a\u202eb"}, "name-characters"),
        ({"name": "Ann", "language": "xx"}, "language-unknown"),
    ],
)
async def test_names_and_languages_are_checked(house: OpenHouse, body: dict[str, str], code: str) -> None:
    answer = await house.stranger().post("/api/guests", **body)

    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == code


async def test_a_short_password_is_refused(house: OpenHouse) -> None:
    answer = await house.stranger().post("/api/register", name="Béla", password="short")

    assert answer.json()["error"]["code"] == "password-length"


async def test_a_session_ends_when_nobody_comes_back(house: OpenHouse) -> None:
    ann = await house.guest("Ann")

    house.clock.move(days=Settings(data=house.house.settings.data).session_days + 1)

    assert (await ann.get("/api/me")).json()["me"] is None


async def test_whoever_comes_back_now_and_then_stays_signed_in(house: OpenHouse) -> None:
    ann = await house.guest("Ann")

    for _ in range(4):
        house.clock.move(days=120)
        assert (await ann.get("/api/me")).json()["me"] is not None


async def test_guessing_passwords_is_slowed_down(tmp_path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, limits=1.0) as house:
        stranger = house.stranger()
        answers = [await stranger.post("/api/sign-in", name="Béla", password=f"guess {n}") for n in range(12)]

    assert [answer.status_code for answer in answers[:10]] == [401] * 10
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) > 0


async def test_the_store_holds_neither_passwords_nor_tokens(house: OpenHouse) -> None:
    bela = house.stranger()
    await bela.post("/api/register", name="Béla", password="correct horse")
    token = bela.client.cookies["gp_session"]

    folder = house.house.settings.data
    stored = b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())

    assert "Béla".encode() in stored
    assert b"correct horse" not in stored
    assert token.encode() not in stored
