"""Games the present rules cannot go on with: taken back to a safe moment, or kept, readable and told so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import delete

from greatpowers.engine.record import read_record
from greatpowers.games.table import find_game
from greatpowers.server.matches.table import Table
from greatpowers.server.store.tables import moments
from tests.server.houses import HandClock, OpenHouse, Visitor, open_house
from tests.server.old_rules import DIPLOMACY, POG, Secrets, before, play_on, version_before
from tests.server.test_upgrade import again

pytestmark = pytest.mark.anyio
Change = Callable[[dict[str, Any]], dict[str, Any]]


def with_mystery(plain: dict[str, Any]) -> dict[str, Any]:
    """Something nobody knows any more."""
    return {**plain, "mystery": 1}


def with_lost_action(plain: dict[str, Any]) -> dict[str, Any]:
    """In the middle of an action there stood a question that is gone."""
    if not plain.get("card_in_play"):
        return plain
    return {**plain, "stack": [*plain["stack"][:-1], {**plain["stack"][-1], "frame": "paths_of_glory.Gone"}]}


class Pair:
    """Two people at a table of older rules."""

    def __init__(self, one: Visitor, other: Visitor, table: str) -> None:
        self.one, self.other, self.table = one, other, table

    async def at(self, opened: OpenHouse) -> Pair:
        return Pair(await again(opened, self.one), await again(opened, self.other), self.table)


async def pair_of(
    folder: Path, clock: HandClock, change: Change, until: Callable[[Table], bool], pace: Any = None
) -> Pair:
    """A game of Paths of Glory by older rules whose states were written otherwise."""
    game = find_game(POG)
    with before():
        save = game.codec.save
        with patch.object(game.codec, "save", lambda state: change(save(state))):
            async with open_house(folder, clock, background=False, secret=Secrets()) as opened:
                one, other = await opened.guests("Anna", "Béla")
                more = {"pace": pace} if pace else {}
                made = await one.create(
                    {"cp": "me", "ap": "invite"}, game=POG, options={"peace_terms": False}, **more
                )
                await other.post(f"/api/tables/{made['id']}/join", invite=made["invites"]["ap"])
                table = await opened.house.matches.table(made["id"])
                for n in range(300):
                    if until(table):
                        break
                    await play_on(opened.house, table, 1, f"step {n}")
                assert until(table)
    return Pair(one, other, made["id"])


def in_an_action(table: Table) -> bool:
    """One seat is in the middle of its action, and nobody else has decided since it began."""
    play = table.playing()
    state: Any = play.match.state
    begun = [row for row in play.rows[-3:] if row.seat == play.match.pending()[0].seat]
    return bool(state.card_in_play) and state.combat is None and len(begun) == 3


async def test_a_seat_in_mid_action_is_asked_again_from_its_safe_moment(
    tmp_path: Path, clock: HandClock
) -> None:
    pair = await pair_of(tmp_path, clock, with_lost_action, in_an_action)

    async with open_house(tmp_path, clock, background=False) as opened:
        outcomes = await opened.house.matches.upgrades.all()
        people = await pair.at(opened)
        table = await opened.house.matches.table(pair.table)
        play = table.playing()
        seen = await people.one.snapshot(pair.table, "cp")
        lost = [row for row in play.rows if row.kind == "decide" and row.number not in play.line]
        await play_on(opened.house, table, 10, "on")

    assert [one.how for one in outcomes] == ["earlier"]
    assert seen["log"][-1] == {
        "n": seen["revision"],
        "event": "greatpowers.RulesChanged",
        "old": version_before(POG),
        "new": find_game(POG).version,
        "back": True,
    }
    assert lost
    assert len({row.seat for row in lost}) == 1
    assert seen["can_undo"] is False


@pytest.fixture
async def stranded(tmp_path: Path, clock: HandClock) -> Pair:
    return await pair_of(
        tmp_path,
        clock,
        with_mystery,
        lambda table: table.playing().revision > 12,
        {"kind": "slow", "hours": 1},
    )


async def test_a_game_that_cannot_go_on_is_kept_and_waits_for_nobody(
    tmp_path: Path, clock: HandClock, stranded: Pair
) -> None:
    clock.move(days=3)
    async with open_house(tmp_path, clock, background=False) as opened:
        outcomes = await opened.house.matches.upgrades.all()
        await opened.house.clocks.tick()
        people = await stranded.at(opened)
        mine = (await people.one.get("/api/tables", list="mine")).json()["tables"]
        details = (await people.one.get(f"/api/tables/{stranded.table}")).json()
        refused = await people.one.post(
            f"/api/tables/{stranded.table}/decide", seat="cp", text="x", revision=0, request="r"
        )
        rows = (await people.one.get(f"/api/tables/{stranded.table}/decisions")).json()
        strange = await (await opened.guest("Cili")).get(f"/api/tables/{stranded.table}/decisions")
        tried_again = await opened.house.matches.upgrades.all()

    assert [one.how for one in outcomes] == ["stranded"]
    assert [(one["id"], one["status"], one["waits_for_me"]) for one in mine] == [
        (stranded.table, "stranded", False)
    ]
    assert details["deadline"] is None
    assert (details["upgrade"]["problem"], details["upgrade"]["missing"]) == ("upgrade-impossible", 2)
    assert refused.status_code == 409
    assert {row["seat"]: row["text"] is None for row in rows} == {"cp": False, "ap": True}
    assert strange.status_code == 404
    assert tried_again == []


async def test_its_players_take_the_record_home_without_secrets(
    tmp_path: Path, clock: HandClock, stranded: Pair
) -> None:
    async with open_house(tmp_path, clock, background=False) as opened:
        people = await stranded.at(opened)
        answer = await people.other.get(f"/api/tables/{stranded.table}/record-so-far")
        rows = (await opened.house.matches.table(stranded.table)).about.revision
    record = read_record(answer.content)

    assert record.seed is None
    assert record.version == version_before(POG)
    assert 0 < len(record.decisions) <= rows


async def test_all_people_at_the_table_can_end_it_as_a_draw(
    tmp_path: Path, clock: HandClock, stranded: Pair
) -> None:
    async with open_house(tmp_path, clock, background=False) as opened:
        people = await stranded.at(opened)
        path = f"/api/tables/{stranded.table}/end"
        first = (await people.one.post(path, agree=True)).json()
        withdrawn = (await people.one.post(path, agree=False)).json()
        await people.one.post(path, agree=True)
        last = (await people.other.post(path, agree=True)).json()
        again_ = await people.other.post(path, agree=True)

    assert (first["status"], first["upgrade"]["agreed"], first["upgrade"]["missing"]) == ("stranded", True, 1)
    assert withdrawn["upgrade"]["missing"] == 2
    assert (last["status"], last["result"]["kind"], sorted(last["result"]["seats"])) == (
        "finished",
        "draw",
        ["ap", "cp"],
    )
    assert again_.status_code == 409


async def test_a_later_version_carries_over_what_an_earlier_one_could_not(
    tmp_path: Path, clock: HandClock, stranded: Pair
) -> None:
    """Its authors thought of the field that was lost."""

    def forgotten(plain: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in plain.items() if name != "mystery"}

    async with open_house(tmp_path, clock, background=False) as opened:
        await opened.house.matches.upgrades.all()
    game = type(find_game(POG))
    newer = str(int(game.version) + 1)
    with (
        patch.object(game, "version", newer),
        patch.object(game, "migrations", {version_before(POG): forgotten}),
    ):
        async with open_house(tmp_path, clock, background=False) as opened:
            outcomes = await opened.house.matches.upgrades.all()
            people = await stranded.at(opened)
            details = (await people.one.get(f"/api/tables/{stranded.table}")).json()
            table = await opened.house.matches.table(stranded.table)
            await play_on(opened.house, table, 5, "on")

    assert [(one.how, one.old, one.new) for one in outcomes] == [("stored", version_before(POG), newer)]
    assert details["status"] == "playing"
    assert details["deadline"] is not None


async def test_who_would_go_on_alone_is_shown_nothing_that_was_hidden(
    tmp_path: Path, clock: HandClock
) -> None:
    """The state of the last turn is lost, an earlier one is not."""

    def late_mystery(plain: dict[str, Any]) -> dict[str, Any]:
        return with_mystery(plain) if plain["round"] > 1 else plain

    def has_begun(table: Table) -> bool:
        state: Any = table.playing().match.state
        return bool(state.round > 2)

    pair = await pair_of(tmp_path, clock, late_mystery, has_begun)
    async with open_house(tmp_path, clock, background=False) as opened:
        outcomes = await opened.house.matches.upgrades.all()
        people = await pair.at(opened)
        made = await people.one.post(f"/api/tables/{pair.table}/sandbox")
        alone = await opened.house.matches.table(made.json()["id"])
        old = await opened.house.matches.table(pair.table)
        hands: Any = (alone.playing().match.state, old.playing().match.state)
        await play_on(opened.house, alone, 5, "alone")
        record = read_record((await people.one.get(f"/api/tables/{alone.id}/record")).content)

    assert [one.how for one in outcomes] == ["stranded"]
    assert made.status_code == 201
    # 1 is the hand of the Central Powers, whose player went on alone.
    assert sorted(hands[0].hands[1]) == sorted(hands[1].hands[1])
    assert record.seed != old.about.seed
    assert len(record.stretches) == 1


async def test_a_game_without_stored_states_is_played_again_if_it_comes_to_the_same(
    tmp_path: Path, clock: HandClock
) -> None:
    """One begun before states were stored; the set-up of one of them has changed since."""
    game = type(find_game(DIPLOMACY))
    with patch.object(game, "version", version_before(DIPLOMACY)):
        async with open_house(tmp_path, clock, background=False, secret=Secrets()) as opened:
            ann = await opened.guest("Ann")
            same = await begun(opened, ann)
            with before():
                other = await begun(opened, ann)
            async with opened.house.database.writing() as connection:
                await connection.execute(delete(moments))

    async with open_house(tmp_path, clock, background=False) as opened:
        outcomes = {one.table: one.how for one in await opened.house.matches.upgrades.all()}
        table = await opened.house.matches.table(same)
        await play_on(opened.house, table, 5, "on")
        rows = (await (await again(opened, ann)).get(f"/api/tables/{other}/decisions")).json()

    assert outcomes == {same: "replayed", other: "stranded"}
    assert rows[0]["text"]


async def begun(opened: OpenHouse, ann: Visitor) -> str:
    seats = dict.fromkeys(find_game(DIPLOMACY).scenarios[0].seats, "hotseat")
    table = (await ann.create(seats))["id"]
    await play_on(opened.house, await opened.house.matches.table(table), 9, f"begun {table}")
    return str(table)


async def test_games_begun_before_states_were_stored_get_them(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, background=False, secret=Secrets()) as opened:
        ann = await opened.guest("Ann")
        table = await begun(opened, ann)
        seen = await ann.snapshot(table, "France")
        async with opened.house.database.writing() as connection:
            await connection.execute(delete(moments).where(moments.c.number < 5))
    async with open_house(tmp_path, clock, background=False) as opened:
        kept = await opened.house.matches.upgrades.keep_moments()
        again_ = await opened.house.matches.upgrades.keep_moments()
        with patch("greatpowers.server.matches.opening._rebuilt", side_effect=AssertionError):
            after = await (await again(opened, ann)).snapshot(table, "France")

    assert (kept, again_) == (1, 0)
    assert (after["view"], after["question"], after["log"]) == (seen["view"], seen["question"], seen["log"])
