"""Rated tables: what they ask for, what they do without, and what their end does to ratings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from greatpowers.server.administration import make_admin
from greatpowers.server.ratings.folding import Book, Entry, Played, Standing, fold
from greatpowers.server.ratings.keys import shown
from greatpowers.server.store.rating_tables import rating_events, results
from tests.server.houses import HandClock, OpenHouse, Visitor, open_house
from tests.server.test_relations import member, members

pytestmark = pytest.mark.anyio

#: The two seats of a game for two.
WEST, EAST = "England+France+Russia", "Austria+Germany+Turkey"
SLOW = {"kind": "slow", "hours": 24}


async def game_of_two(ann: Visitor, bob: Visitor, **wishes: Any) -> str:
    """A rated game for two, begun."""
    asked = {"scenario": "two", "pace": SLOW, "rated": True, **wishes}
    made = await ann.create({EAST: "me", WEST: "invite"}, **asked)
    answer = await bob.post(f"/api/tables/{made['id']}/join", invite=made["invites"][WEST])
    assert answer.status_code == 200, answer.text
    return str(made["id"])


async def events(house: OpenHouse, table: str = "") -> list[dict[str, Any]]:
    wanted = select(rating_events).order_by(rating_events.c.at, rating_events.c.seat)
    if table:
        wanted = wanted.where(rating_events.c.table_id == table)
    async with house.house.database.reading() as connection:
        return [dict(row) for row in (await connection.execute(wanted)).mappings()]


async def ended(house: OpenHouse, ann: Visitor, bob: Visitor, loser: str = WEST) -> str:
    """A whole game in which one of them gives up."""
    table = await game_of_two(ann, bob)
    house.clock.move(hours=1)
    await (bob if loser == WEST else ann).order(table, loser, "concede")
    await house.house.books.close_all()
    return table


async def test_the_end_of_a_rated_game_changes_ratings_once(any_house: OpenHouse) -> None:
    ann, bob = await members(any_house, "Ann", "Bob")

    table = await ended(any_house, ann, bob)
    await any_house.house.books.close_all()

    germany, france = await events(any_house, table)
    assert (france["who"], germany["who"]) == (bob.me["id"], ann.me["id"])
    assert germany["mu_after"] > 25 > france["mu_after"]
    assert (germany["key"], germany["share"], germany["rank"]) == ("diplomacy/2/slow/letters", 1.0, 1)
    async with any_house.house.database.reading() as connection:
        rows = (await connection.execute(select(results).order_by(results.c.seat))).mappings().all()
    assert [(row["seat"], row["outcome"], row["points"]) for row in rows] == [
        (EAST, "won", 100.0),
        (WEST, "lost", 0.0),
    ]


async def test_a_voided_game_counts_for_nothing_and_all_later_ones_are_counted_anew(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    async with open_house(tmp_path, clock, database=both_databases) as house:
        ann, bob = await members(house, "Ann", "Bob")
        first = await ended(house, ann, bob)
        second = await ended(house, ann, bob, loser=EAST)
        third = await ended(house, ann, bob)
        before = await events(house)
        refused = await ann.post(f"/api/tables/{first}/rating/void", reason="a friendly game")
        await make_admin(house.house.database, "Ann")
        keeper = house.stranger()
        await keeper.post("/api/sign-in", name="Ann", password="a long enough secret")
        voided = await keeper.post(f"/api/tables/{first}/rating/void", reason="a friendly game")

    async with open_house(tmp_path, clock, database=both_databases) as house:
        after = await events(house)
        carl, dora = await members(house, "Carl", "Dora")
        await ended(house, carl, dora, loser=EAST)
        fresh = (await events(house))[-2:]

    def numbers(rows: list[dict[str, Any]], table: str) -> list[tuple[float, float]]:
        return [(row["mu_before"], row["mu_after"]) for row in rows if row["table_id"] == table]

    assert (refused.status_code, voided.status_code) == (403, 200)
    assert [row["voided"] for row in after if row["table_id"] == first] == ["a friendly game"] * 2
    assert [mu for mu, _ in numbers(before, second)] != [25.0, 25.0]
    assert [mu for mu, _ in numbers(after, second)] == [25.0, 25.0]
    # Without the first game the second is everybody's first, and the third goes on from it.
    assert [mu for mu, _ in numbers(after, third)] == [end for _, end in numbers(after, second)]
    assert numbers(after, third) != numbers(before, third)
    assert fresh[0]["mu_after"] < 25


async def test_a_delayed_end_changes_no_rating_before_everybody_may_know(house: OpenHouse) -> None:
    ann, bob = await members(house, "Ann", "Bob")
    table = await game_of_two(ann, bob, spectators=True, spectator_delay=3600)
    await bob.order(table, WEST, "concede")

    await house.house.books.close_all()
    early = await events(house)
    house.clock.move(hours=1, seconds=1)
    await house.house.books.close_all()

    assert (early, len(await events(house))) == ([], 2)


async def test_an_unrated_game_changes_no_rating_and_has_results(house: OpenHouse) -> None:
    ann, bob = await members(house, "Ann", "Bob")
    table = await game_of_two(ann, bob, rated=False)
    await bob.order(table, WEST, "concede")
    await house.house.books.close_all()

    assert await events(house) == []
    async with house.house.database.reading() as connection:
        assert len((await connection.execute(select(results))).all()) == 2


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"pace": {"kind": "untimed"}}, "rated-clock"),
        ({"sandbox": True}, "rated-plain"),
        ({"seats": {EAST: "hotseat", WEST: "hotseat"}}, "rated-one-seat"),
        ({"seats": {EAST: "me", WEST: "me"}}, "rated-one-seat"),
        ({"scoring": "by weight"}, "scoring-unknown"),
    ],
)
async def test_what_cannot_be_rated_is_refused(house: OpenHouse, wishes: dict[str, Any], code: str) -> None:
    ann = await member(house, "Ann")
    asked = {"game": "diplomacy", "scenario": "two", "pace": SLOW, "rated": True, "seats": {EAST: "me"}}

    answer = await ann.post("/api/tables", **{**asked, **wishes})

    assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)


async def test_guests_neither_make_nor_join_rated_tables(house: OpenHouse) -> None:
    ann, guest = await member(house, "Ann"), await house.guest("Guest")
    made = await ann.create({EAST: "me"}, scenario="two", pace=SLOW, rated=True, public=True)

    joined = await guest.post(f"/api/tables/{made['id']}/join", seat=WEST)
    twice = await ann.post(f"/api/tables/{made['id']}/join", seat=WEST)
    own = await guest.post("/api/tables", game="diplomacy", scenario="two", pace=SLOW, rated=True)

    assert [one.json()["error"]["code"] for one in (joined, own)] == ["rated-members", "rated-members"]
    assert twice.json()["error"]["code"] == "rated-one-seat"


async def test_at_a_rated_table_there_is_no_advice_and_nothing_is_taken_back(house: OpenHouse) -> None:
    ann = await member(house, "Ann")
    seats = {"ap": "me", "cp": "bot:random"}
    asked = {"game": "paths-of-glory", "pace": SLOW, "rated": True}
    made = (await ann.post("/api/tables", seats=seats, **asked)).json()
    await house.settled(made["id"])
    snapshot = await ann.snapshot(made["id"], "ap")

    advice = await ann.post(f"/api/tables/{made['id']}/advice", seat="ap")
    offered = (await ann.get(f"/api/tables/{made['id']}/takeback", seat="ap")).json()
    asked_back = await ann.post(f"/api/tables/{made['id']}/takeback", seat="ap", word="ask", to=1)

    assert (made["rated"], snapshot["table"]["rated"], snapshot["back_to"]) == (True, True, 0)
    assert advice.json()["error"]["code"] == "rated-no-advice"
    assert offered == []
    assert asked_back.json()["error"]["code"] == "takeback-rated"


async def test_who_leaves_the_house_is_a_former_player_in_what_he_played(house: OpenHouse) -> None:
    ann, bob = await members(house, "Ann", "Bob")
    table = await ended(house, ann, bob)
    await bob.client.request("DELETE", "/api/me", json={"password": "a long enough secret"})

    rows = await events(house, table)
    details = await ann.get(f"/api/tables/{table}")

    assert len(rows) == 2
    assert "Bob" not in details.text


def entries(*ranks: int, **parts: Any) -> tuple[Entry, ...]:
    """People named by letters, with these ranks."""
    return tuple(
        Entry("abcdefg"[n], f"seat {n}", rank, 1.0 if rank == 1 else 0.0, parts.get("abcdefg"[n], "played"))
        for n, rank in enumerate(ranks)
    )


def test_equals_lose_the_same_however_they_are_listed() -> None:
    changes = fold(Book(), Played("t", 0.0, entries(1, 2, 2, 2, 2, 2, 2)))

    others = [change.after.mu for change in changes[1:]]
    assert max(others) - min(others) < 1e-9
    assert changes[0].after.mu > 25 > others[0]


def test_bots_count_half() -> None:
    against_person = fold(Book(), Played("t", 0.0, entries(1, 2)))[0].after
    bot = Entry("bot:regular", "seat 1", 2, 0.0)
    against_bot = fold(Book(), Played("t", 0.0, (entries(1)[0], bot)))[0].after

    assert against_bot.mu - 25 == pytest.approx((against_person.mu - 25) / 2)


def test_who_left_is_not_ranked_above_who_stayed() -> None:
    left = fold(Book(), Played("t", 0.0, entries(1, 2, a="left")))

    assert left[0].after.mu <= left[1].after.mu


def test_who_took_a_seat_over_can_only_win() -> None:
    played = (*entries(2, 1, a="left"), Entry("n", "seat 0", 2, 0.0, "took"))
    lost = fold(Book(), Played("t", 0.0, played))[-1]
    winning = (*entries(1, 2, a="left"), Entry("n", "seat 0", 1, 1.0, "took"))
    won = fold(Book(), Played("t", 0.0, winning))[-1]

    assert lost.after.mu == 25
    assert won.after.mu > 25


def test_the_stronger_side_rises_less_for_a_win() -> None:
    even, uneven = Book(), Book(sides={"seat 0": (200, 150.0), "seat 1": (200, 50.0)})

    gain = fold(even, Played("t", 0.0, entries(1, 2)))[0].after.mu
    less = fold(uneven, Played("t", 0.0, entries(1, 2)))[0].after.mu

    assert 25 < less < gain


def test_a_rating_is_provisional_for_eight_games_and_doubt_grows_with_years() -> None:
    book = Book()
    seen = []
    for game in range(40):
        change = fold(book, Played(f"t{game}", float(game), entries(1 + game % 2, 2 - game % 2)))[0]
        seen.append(shown(change.after.mu, change.after.sigma, change.after.games, 2).provisional)
    last = book.standings["a"]

    assert seen[:7] == [True] * 7
    assert seen[-1] is False
    assert last.now(400 * 86400.0).sigma > last.sigma
    assert Standing().now(10**12).sigma == pytest.approx(25 / 3)
