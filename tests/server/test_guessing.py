"""Guessing passwords: slow for whoever guesses, and no way to keep a member out of the house."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from greatpowers.server.people.guesses import Guesses
from greatpowers.server.problems import Problem
from tests.server.houses import HandClock, OpenHouse, Visitor, open_house

pytestmark = pytest.mark.anyio

RIGHT = "correct horse"
#: One name to whoever looks it up.
SPELLINGS = ("Béla", "béla ", " BÉLA", "Ｂéla", "Be\u0301la", "  béLA  ", "ｂÉｌＡ")


def at(house: OpenHouse, address: str) -> Visitor:
    """A stranger at another address."""
    visitor = house.stranger()
    visitor.client._transport.client = (address, 5000)  # type: ignore[attr-defined]
    return visitor


async def guess(visitor: Visitor, name: str, password: str = "a wrong guess") -> int:
    return (await visitor.post("/api/sign-in", name=name, password=password)).status_code


async def test_other_spellings_of_a_name_are_no_fresh_guesses(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, limits=1.0) as house:
        thief = at(house, "203.0.113.9")

        codes = [await guess(thief, SPELLINGS[n % len(SPELLINGS)]) for n in range(11)]

    assert codes == [401] * 10 + [429]


async def test_nobody_is_locked_out_by_the_guesses_of_others(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, limits=1.0) as house:
        await at(house, "192.0.2.1").post("/api/register", name="Béla", password=RIGHT)
        for thief in (at(house, "203.0.113.9"), at(house, "203.0.113.10")):
            assert 429 in [await guess(thief, "Béla") for _ in range(15)]

        assert await guess(at(house, "198.51.100.7"), "Béla", RIGHT) == 200


async def test_a_member_who_is_here_signs_in_again_and_changes_his_password(
    tmp_path: Path, clock: HandClock
) -> None:
    """Somebody at the same address guesses; whoever has a session is not the one who guesses."""
    async with open_house(tmp_path, clock, limits=1.0) as house:
        bela = at(house, "192.0.2.1")
        await bela.post("/api/register", name="Béla", password=RIGHT)
        thief = at(house, "192.0.2.1")
        assert 429 in [await guess(thief, "Béla") for _ in range(40)]

        change = {"password": {"old": RIGHT, "new": "battery staple"}}
        assert (await bela.client.patch("/api/me", json=change)).status_code == 200
        assert await guess(bela, "Béla", "battery staple") == 200


async def test_a_session_is_no_licence_to_guess(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, limits=1.0) as house:
        bela = at(house, "192.0.2.1")
        await bela.post("/api/register", name="Béla", password=RIGHT)

        change = {"password": {"old": "a wrong guess", "new": "battery staple"}}
        changes = [(await bela.client.patch("/api/me", json=change)).status_code for _ in range(11)]

    assert changes == [403] * 10 + [429]


async def test_many_names_from_one_address_are_guesses_too(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, limits=1.0) as house:
        thief = at(house, "203.0.113.9")

        codes = [await guess(thief, f"Somebody {n}") for n in range(25)]

    assert codes == [401] * 20 + [429] * 5


async def test_one_network_of_the_new_addresses_is_one_address(tmp_path: Path, clock: HandClock) -> None:
    """Whoever has one address of IPv6 has a whole network of them."""
    async with open_house(tmp_path, clock, limits=1.0) as house:
        codes = [await guess(at(house, f"2001:db8:1:2::{n:x}"), "Béla") for n in range(11)]
        other = await guess(at(house, "2001:db8:1:3::1"), "Béla")

    assert codes == [401] * 10 + [429]
    assert other == 401


async def test_guesses_made_at_once_are_counted_before_they_are_answered(
    tmp_path: Path, clock: HandClock
) -> None:
    async with open_house(tmp_path, clock, limits=1.0) as house:
        thief = at(house, "203.0.113.9")
        codes = await asyncio.gather(*(guess(thief, "Béla") for _ in range(14)))

    assert sorted(codes) == [401] * 10 + [429] * 4


class Watch:
    """Seconds that go by when told."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def waits(guesses: Guesses, name: str, address: str) -> int:
    """How long somebody has to wait now; 0: his guess is heard, and wrong."""
    try:
        guesses.begin(name, address)
    except Problem as problem:
        return int(problem.params["seconds"])
    return 0


async def test_the_delay_grows_with_every_further_guess_and_has_an_end() -> None:
    watch = Watch()
    guesses = Guesses(1.0, watch)
    assert [waits(guesses, "béla", "a") for _ in range(10)] == [0] * 10

    delays = []
    for _ in range(12):
        delays.append(waits(guesses, "béla", "a"))
        watch.seconds += delays[-1]
        assert waits(guesses, "béla", "a") == 0

    assert delays == sorted(delays)
    assert delays[1] >= 2 * delays[0] - 1
    assert delays[-1] <= 901
    watch.seconds += 86400
    assert [waits(guesses, "béla", "a") for _ in range(10)] == [0] * 10


async def test_the_right_password_clears_the_name_but_not_the_address() -> None:
    """Signing in under a name of one's own between the guesses helps nobody."""
    guesses = Guesses(1.0, Watch())
    for n in range(20):
        assert waits(guesses, f"victim {n}", "a") == 0
        own = waits(guesses, "own", "b")
        assert own == 0
        guesses.succeeded("own", "b")

    assert waits(guesses, "victim 99", "a") > 0
    assert waits(guesses, "own", "b") == 0
