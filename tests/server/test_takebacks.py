"""Taking back by consent: asked, agreed, refused, withdrawn; durable, told to all, right when replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from greatpowers.engine.record import record_of, replay
from greatpowers.games.table import find_game
from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, holds, open_house

pytestmark = pytest.mark.anyio

GAME = "paths-of-glory"


class Pair:
    """Two people at a table of Paths of Glory."""

    def __init__(self, cp: Visitor, ap: Visitor, table: str) -> None:
        self.people = {"cp": cp, "ap": ap}
        self.table = table

    async def seen(self, seat: str) -> dict[str, Any]:
        return await self.people[seat].snapshot(self.table, seat)

    async def answer(self, count: int) -> list[tuple[str, str]]:
        """So many decisions: always the first answer offered."""
        made = []
        for _ in range(count):
            seat = (await self.seen("cp"))["view"]["asked"][0]
            text = (await self.seen(seat))["question"]["options"][0]["text"]
            await self.people[seat].order(self.table, seat, text)
            made.append((seat, text))
        return made

    async def moments(self, seat: str) -> list[dict[str, Any]]:
        answer = await self.people[seat].get(f"/api/tables/{self.table}/takeback", seat=seat)
        found: list[dict[str, Any]] = answer.json()
        return found

    async def say(self, seat: str, word: str, to: int = 0, request: str = "") -> httpx.Response:
        path = f"/api/tables/{self.table}/takeback"
        return await self.people[seat].post(path, seat=seat, word=word, to=to, request=request)


async def pair_in(house: OpenHouse) -> Pair:
    cp, ap = await house.guests("Anna", "Béla")
    made = await cp.create({"cp": "me", "ap": "invite"}, game=GAME, scenario="historical")
    await ap.post(f"/api/tables/{made['id']}/join", invite=made["invites"]["ap"])
    return Pair(cp, ap, made["id"])


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def events(snapshot: dict[str, Any]) -> list[str]:
    return [line["event"].split(".")[-1] for line in snapshot["log"]]


async def test_the_game_goes_back_when_the_other_agrees(house: OpenHouse) -> None:
    pair = await pair_in(house)
    before = await pair.seen("cp")
    await pair.answer(12)
    first = (await pair.moments("cp"))[-1]

    asked = (await pair.say("cp", "ask", first["n"])).json()
    told = await pair.seen("ap")
    await pair.say("ap", "agree")
    after = await pair.seen("cp")

    assert asked["takeback"] == {"seat": "cp", "n": first["n"], "waiting": ["ap"], "agreed": []}
    assert (told["takeback"]["seat"], told["takeback"]["waiting"]) == ("cp", ["ap"])
    assert (after["question"], after["view"]) == (before["question"], before["view"])
    assert after["takeback"] is None
    assert after["log"][: len(before["log"])] == before["log"]
    assert events(after)[len(before["log"]) :] == ["TakebackAsked", "TakebackAgreed", "TakenBack"]


async def test_the_same_answers_lead_to_the_same_dice(house: OpenHouse) -> None:
    """Nobody gets another throw by asking for it."""
    pair = await pair_in(house)
    made = await pair.answer(14)
    first = await pair.seen("cp")
    moment = (await pair.moments("cp"))[-1]
    await pair.say("cp", "ask", moment["n"])
    await pair.say("ap", "agree")

    again = await pair.answer(14 - (moment["n"] - 1))
    second = await pair.seen("cp")

    assert made[moment["n"] - 1 :] == again
    assert second["view"] == first["view"]


async def test_what_was_taken_back_stays_so_after_a_restart(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock) as house:
        pair = await pair_in(house)
        await pair.answer(9)
        await pair.say("cp", "ask", (await pair.moments("cp"))[2]["n"])
        await pair.say("ap", "agree")
        await pair.answer(3)
        await pair.say("cp", "ask", (await pair.moments("cp"))[1]["n"])
        seen = [await pair.seen("cp"), await pair.seen("ap")]
        cookies = {seat: dict(one.client.cookies) for seat, one in pair.people.items()}
    async with open_house(tmp_path, clock) as house:
        for seat in pair.people:
            pair.people[seat] = house.stranger()
            pair.people[seat].client.cookies.update(cookies[seat])
        again = [await pair.seen("cp"), await pair.seen("ap")]
        match = (await house.house.matches.table(pair.table)).playing().match

    for before, after in zip(seen, again, strict=True):
        for name in ("view", "question", "revision", "log", "takeback"):
            assert after[name] == before[name], name
    assert replay(record_of(match), find_game).decisions == match.decisions


async def test_it_is_refused_withdrawn_or_overtaken(house: OpenHouse) -> None:
    pair = await pair_in(house)
    await pair.answer(4)
    to = (await pair.moments("cp"))[-1]["n"]

    await pair.say("cp", "ask", to)
    refused = (await pair.say("ap", "refuse")).json()
    await pair.say("cp", "ask", to)
    withdrawn = (await pair.say("cp", "withdraw")).json()
    await pair.say("cp", "ask", to)
    await pair.answer(1)
    overtaken = await pair.seen("cp")

    assert [one["takeback"] for one in (refused, withdrawn, overtaken)] == [None] * 3
    assert [one["revision"] for one in (refused, withdrawn, overtaken)] == [6, 8, 10]
    assert [name for name in events(overtaken) if name.startswith("Take")] == [
        "TakebackAsked", "TakebackRefused", "TakebackAsked", "TakebackWithdrawn", "TakebackAsked",
    ]  # fmt: skip


async def test_words_out_of_place_are_answered(house: OpenHouse) -> None:
    pair = await pair_in(house)
    await pair.answer(4)
    to = (await pair.moments("cp"))[-1]["n"]

    assert problem(await pair.say("ap", "agree")) == (422, "takeback-none")
    assert problem(await pair.say("ap", "ask", to)) == (422, "takeback-unknown")
    assert problem(await pair.say("cp", "ask", 0)) == (422, "takeback-unknown")
    await pair.say("cp", "ask", to)
    assert problem(await pair.say("cp", "ask", to)) == (422, "takeback-open")
    assert problem(await pair.say("cp", "agree")) == (422, "takeback-not-asked")
    assert problem(await pair.say("ap", "withdraw")) == (422, "takeback-not-yours")


async def test_a_request_is_carried_out_once(house: OpenHouse) -> None:
    pair = await pair_in(house)
    await pair.answer(4)
    to = (await pair.moments("cp"))[0]["n"]

    await pair.say("cp", "ask", to, request="once")
    again = await pair.say("cp", "ask", to, request="once")

    assert (again.status_code, again.json()["revision"]) == (200, 5)


async def test_against_bots_the_game_goes_back_at_once(house: OpenHouse) -> None:
    anna = await house.guest("Anna")
    made = await anna.create({"cp": "me", "ap": "bot:novice"}, game=GAME, scenario="historical")
    pair = Pair(anna, anna, made["id"])
    before = await pair.seen("cp")
    await pair.answer(1)
    await house.settled(made["id"])
    played = await pair.seen("cp")

    after = (await pair.say("cp", "ask", played["back_to"])).json()
    await pair.answer(1)
    await house.settled(made["id"])

    assert (before["back_to"], after["back_to"]) == (0, 0)
    assert (after["takeback"], after["question"]) == (None, before["question"])
    assert events(after)[-2:] == ["TakebackAsked", "TakenBack"]
    assert (await pair.seen("cp"))["question"] == played["question"]


async def test_who_stands_in_for_a_person_gives_nothing_away(house: OpenHouse) -> None:
    pair = await pair_in(house)
    await pair.answer(4)
    to = (await pair.moments("cp"))[-1]["n"]
    await pair.people["ap"].post(f"/api/tables/{pair.table}/hand-over", seat="ap", level="novice")
    await house.settled(pair.table)
    await pair.say("cp", "ask", to)
    await house.settled(pair.table)

    after = await pair.seen("cp")

    assert after["takeback"] is None
    assert events(after)[-2:] == ["TakebackAsked", "TakebackRefused"]


async def test_who_plays_alone_asks_nobody(house: OpenHouse) -> None:
    anna = await house.guest("Anna")
    made = await anna.create({"cp": "hotseat", "ap": "hotseat"}, game=GAME, scenario="historical")
    pair = Pair(anna, anna, made["id"])
    before = await pair.seen("cp")
    await pair.answer(6)

    after = (await pair.say("cp", "ask", (await pair.moments("cp"))[-1]["n"])).json()

    assert (after["view"], after["question"]) == (before["view"], before["question"])


async def test_orders_that_were_read_by_all_stay(house: OpenHouse) -> None:
    """Sealed orders are changed by undo until all are in; after that nobody can unread them."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    made = await ann.create(dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Italy": "invite"})
    table = made["id"]
    await bob.post(f"/api/tables/{table}/join", invite=made["invites"]["Italy"])
    await house.settled(table)
    for person, seat in ((ann, "France"), (bob, "Italy")):
        await person.order(table, seat, holds((await person.snapshot(table, seat))["view"], seat))
    await house.settled(table)

    offered = await ann.get(f"/api/tables/{table}/takeback", seat="France")
    numbers = range((await ann.snapshot(table, "France"))["revision"] + 1)
    path = f"/api/tables/{table}/takeback"
    codes = {(await ann.post(path, seat="France", word="ask", to=n)).json()["error"]["code"] for n in numbers}

    assert offered.json() == []
    assert codes == {"takeback-unknown", "takeback-sealed"}


async def test_against_bots_even_orders_that_were_read_are_written_again(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "bot:holder") | {"France": "me"}))["id"]
    await house.settled(table)
    before = await ann.snapshot(table, "France")
    await ann.order(table, "France", "A Par - Bur; A Mar H; F Bre H")
    await house.settled(table)
    read = await ann.snapshot(table, "France")
    offered = (await ann.get(f"/api/tables/{table}/takeback", seat="France")).json()

    path = f"/api/tables/{table}/takeback"
    after = (await ann.post(path, seat="France", word="ask", to=offered[0]["n"])).json()

    assert (read["view"]["phase"], read["back_to"]) == ("F1901M", offered[0]["n"])
    assert [(order["text"], order["verb"]) for order in offered[0]["reads"]] == [
        ("A Par - Bur", "move"), ("A Mar H", "hold"), ("F Bre H", "hold"),
    ]  # fmt: skip
    assert (after["view"]["phase"], after["view"]["units"]) == ("S1901M", before["view"]["units"])
    await ann.order(table, "France", holds(after["view"], "France"))
    await house.settled(table)
    again = (await ann.snapshot(table, "France"))["view"]
    assert (again["phase"], again["units"]) == ("F1901M", before["view"]["units"])


async def test_undo_and_going_back_are_told_to_those_who_watch(served: OpenHouse) -> None:
    """Lines that have not happened are named, so that nobody keeps them."""
    pair = await pair_in(served)
    await pair.answer(5)
    async with pair.people["ap"].socket(pair.table, "ap") as line:
        shown = await line.hear_of("snapshot")
        moment = (await pair.moments("cp"))[-1]
        await pair.say("cp", "ask", moment["n"])
        asked = await line.hear_of("update")
        await pair.say("ap", "agree")
        back = await line.hear_of("update")
        left = [one for one in shown["log"] if one["n"] not in back["struck"]]
        fresh = await pair.seen("ap")

    assert (asked["takeback"]["seat"], asked["takeback"]["waiting"]) == ("cp", ["ap"])
    assert "struck" not in asked
    assert [*left, *asked["events"], *back["events"]] == fresh["log"]
