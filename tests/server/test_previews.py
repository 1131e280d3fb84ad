"""What links are shown with elsewhere: title, sentence, picture; no secret and nothing that could do harm."""

from __future__ import annotations

import html
import io
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, open_house
from tests.server.test_spectators import delayed_table, everybody_holds

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><html><head><title>Great Powers</title></head><body></body></html>"
HOSTILE = """"><script>alert('1')</script>&amp;"""


@pytest.fixture
async def house(tmp_path: Path, clock: HandClock) -> AsyncIterator[OpenHouse]:
    """With a page of its own, whether or not the client is built."""
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text(PAGE)
    async with open_house(tmp_path, clock, client=client) as opened:
        yield opened


async def tags_of(visitor: Visitor, path: str, *, status: int = 200, **headers: str) -> dict[str, str]:
    """The tags of a page, as a program that makes previews reads them."""
    answer = await visitor.client.get(path, headers=headers)
    assert answer.status_code == status
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">', answer.text)
    return {name: html.unescape(value) for name, value in found}


async def card(visitor: Visitor, address: str) -> Image.Image:
    answer = await visitor.client.get(address)
    assert answer.status_code == 200
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    return Image.open(io.BytesIO(answer.content))


async def public_table(ann: Visitor, **more: Any) -> str:
    made = await ann.create(dict.fromkeys(SEVEN, "hotseat"), spectators=True, public=True, **more)
    return str(made["id"])


async def test_a_link_to_a_table_tells_how_it_stands(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = await public_table(ann, title="The long year")

    tags = await tags_of(house.stranger(), f"/table/{table}")
    russian = await tags_of(house.stranger(), f"/table/{table}", **{"Accept-Language": "ru-RU,ru;q=0.9"})

    assert tags["og:title"] == "Diplomacy: The long year"
    assert tags["og:description"].startswith("Spring 1901")
    assert "Russia 4" in tags["og:description"]
    assert tags["og:url"] == f"http://house.test/table/{table}"
    assert tags["og:image"].startswith(f"http://house.test/api/tables/{table}/card.png")
    assert tags["twitter:card"] == "summary_large_image"
    assert (await card(house.stranger(), tags["og:image"])).size == (1200, 630)
    assert "Россия 4" in russian["og:description"]
    assert russian["og:locale"] == "ru_RU"


async def test_a_moment_has_its_own_picture(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = await public_table(ann)
    await everybody_holds(ann, table)

    then = await tags_of(house.stranger(), f"/table/{table}?at=0")
    now = await tags_of(house.stranger(), f"/table/{table}")

    assert then["og:description"].startswith("Spring 1901")
    assert now["og:description"].startswith("Autumn 1901")
    assert then["og:image"] != now["og:image"]


@pytest.mark.parametrize("path", ["/table/{t}", "/table/{t}?at=0", "/table/{t}/verification"])
async def test_a_private_table_tells_nothing(house: OpenHouse, path: str) -> None:
    """It looks like one that does not exist, to its own players too: they pass the link on."""
    ann = await house.guest("Ann")
    table = str((await ann.create(dict.fromkeys(SEVEN, "hotseat"), title="Secret plans"))["id"])

    tags = await tags_of(house.stranger(), path.format(t=table), status=404)
    own = await tags_of(ann, path.format(t=table))
    unknown = await tags_of(house.stranger(), path.format(t="nowhere"), status=404)

    assert own == tags
    assert {**tags, "og:url": ""} == {**unknown, "og:url": ""}
    assert tags["og:title"] == "Great Powers"
    assert (await house.stranger().get(f"/api/tables/{table}/card.png")).status_code == 404


async def test_a_delayed_table_is_shown_as_it_was(house: OpenHouse) -> None:
    ann, table = await delayed_table(house)
    house.clock.move(seconds=60)
    await everybody_holds(ann, table)

    soon = await tags_of(house.stranger(), f"/table/{table}")
    own = await tags_of(ann, f"/table/{table}")
    house.clock.move(seconds=600)
    later = await tags_of(house.stranger(), f"/table/{table}")

    assert soon["og:description"].startswith("Spring 1901")
    assert own == soon
    assert later["og:description"].startswith("Autumn 1901")


async def test_an_invitation_says_who_invites_to_what(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = await ann.create({"Austria": "me", "France": "invite"}, title="Friday night")
    token = table["invites"]["France"]

    tags = await tags_of(house.stranger(), f"/join/{token}")
    wrong = await tags_of(house.stranger(), "/join/not-a-real-token", status=404)

    assert tags["og:title"] == "Ann invites you to play Diplomacy"
    assert "Friday night" in tags["og:description"]
    assert "France" in tags["og:description"]
    assert tags["og:image"].startswith("http://house.test/api/games/diplomacy/card.png")
    assert (await card(house.stranger(), tags["og:image"])).size == (1200, 630)
    assert wrong["og:title"] == "Great Powers"


async def test_a_hostile_title_does_no_harm(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = await public_table(ann, title=HOSTILE)

    page = (await house.stranger().client.get(f"/table/{table}")).text
    tags = await tags_of(house.stranger(), f"/table/{table}")

    assert "<script>alert" not in page
    assert tags["og:title"] == f"Diplomacy: {HOSTILE}"


async def test_addresses_are_those_people_use(tmp_path: Path, clock: HandClock) -> None:
    """The public one if there is one; never what somebody made up."""
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text(PAGE)
    async with open_house(tmp_path, clock, client=client, public_url="https://play.example.org/") as opened:
        told = await tags_of(opened.stranger(), "/")
    async with open_house(tmp_path, clock, client=client) as opened:
        odd = await tags_of(opened.stranger(), "/", Host="x'y")

    assert told["og:url"] == "https://play.example.org/"
    assert told["og:image"] == "https://play.example.org/icons/icon-512.png"
    assert odd["og:url"] == "/"


async def test_browsers_do_not_wait_for_what_they_do_not_read(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = await public_table(ann)

    assert await tags_of(house.stranger(), f"/table/{table}", **{"Sec-Fetch-Mode": "navigate"}) == {}
    assert await tags_of(house.stranger(), f"/table/{table}") != {}
