"""Records as a house exports them: of games in which things were undone and taken back, of sandboxes."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NamedTuple

from greatpowers.engine.record import record_of, write_record
from greatpowers.server.matches.lobby import NewTable

from .household import Household, PlayedTable, after, opened
from .plans import Plan, Stop
from .playing import play

Guided = Callable[[Household], Awaitable[bytes]]


class Served(NamedTuple):
    """A game that is played in a house."""

    game: str
    name: str
    guide: Guided


def serve(one: Served) -> bytes:
    """The record the house gives out."""

    async def visit() -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            async with opened(Path(folder), one.name) as household:
                return await one.guide(household)

    return asyncio.run(visit())


def _never(_match: object) -> bool:
    return False


async def _with_takebacks(
    household: Household, asked: NewTable, guests: int, levels: list[str]
) -> PlayedTable:
    """A whole game between people in which they undo, ask, agree and refuse now and again."""
    table = await household.sit_down(asked, await household.guests(guests), levels)
    for done in range(25, 400, 25):
        await table.go_on(after(done))
        if table.match.is_over:
            break
        await table.undo()
        others = await table.ask_back(3)
        await table.answer_wish("refuse" if done % 75 == 0 else "agree", others[:1])
        if table.play.wish is not None:
            await table.answer_wish("agree", others[1:])
    await table.go_on(_never)
    return table


async def _limited_war(household: Household) -> bytes:
    asked = NewTable(
        game="paths-of-glory",
        scenario="limited",
        options={"peace_terms": False},
        title="taken back by consent",
        seats={"cp": "me"},
    )
    table = await _with_takebacks(household, asked, 2, ["novice", "random"])
    return await table.exported()


async def _year_1813(household: Household) -> bytes:
    asked = NewTable(
        game="napoleonic-wars", scenario="1813-3", title="taken back by consent", seats={"france": "me"}
    )
    table = await _with_takebacks(household, asked, 3, ["novice", "random"])
    return await table.exported()


async def _sealed_windows(household: Household) -> bytes:
    """People at one sitting keep their answers until the house closes the window."""
    asked = NewTable(
        game="napoleonic-wars",
        scenario="1813-4",
        options={"responses": "sealed"},
        title="windows under seal",
        seats={"france": "me", "austria": "bot:novice"},
    )
    table = await household.sit_down(asked, await household.guests(3), ["events"])
    await table.go_on(_never)
    return await table.exported()


async def _orders_changed(household: Household) -> bytes:
    """Orders are changed and withdrawn while the others write; bots play along; all agree to a draw."""
    asked = NewTable(
        game="diplomacy",
        title="orders changed",
        seats={"France": "me", "Italy": "bot:novice"},
        draw_lots=True,
    )
    table = await household.sit_down(asked, await household.guests(6), ["regular", "random"])
    people = [seat for seat, chair in table.table.seats.items() if chair.who == "person"]
    for done in range(5, 80, 6):
        await table.go_on(after(done))
        await table.undo()
        asked_now = [question.seat for question in table.match.pending() if question.seat in people]
        for seat in asked_now[:2]:
            await table.say(seat, "none")
    for seat in table.match.game.survivors(table.match.state):
        if not table.match.is_over and seat in people:
            await table.say(seat, "draw yes")
    await table.go_on(after(140))
    assert table.match.is_over
    return await table.exported()


async def _sandbox(household: Household, plan: Plan, more: int) -> bytes:
    """A record is brought along as a sandbox and played on; it is not over when it is exported."""
    (owner,) = await household.guests(1)
    data = write_record(record_of(play(plan)))
    table = PlayedTable(household, await household.house.records.import_(data, owner, plan.name), ["novice"])
    await table.go_on(after(len(table.match.decisions) + more))
    await table.undo()
    return await table.exported()


async def _imported_diplomacy(household: Household) -> bytes:
    return await _sandbox(household, _stopped("diplomacy", "seven", 30), 33)


async def _imported_campaign(household: Household) -> bytes:
    return await _sandbox(household, _stopped("paths-of-glory", "campaign", 90), 60)


async def _imported_1805(household: Household) -> bytes:
    return await _sandbox(household, _stopped("napoleonic-wars", "1805-5", 90), 70)


def _stopped(game: str, scenario: str, after: int) -> Plan:
    return Plan(f"{scenario}-imported", game, scenario, ["random"], stop=Stop(after=after))


SERVED: Final = (
    Served("diplomacy", "served-seven-orders-changed", _orders_changed),
    Served("diplomacy", "served-seven-sandbox-of-an-import", _imported_diplomacy),
    Served("paths-of-glory", "served-limited-2018-taken-back", _limited_war),
    Served("paths-of-glory", "served-campaign-2018-sandbox-of-an-import", _imported_campaign),
    Served("napoleonic-wars", "served-1813-3-taken-back", _year_1813),
    Served("napoleonic-wars", "served-1813-4-sealed-windows", _sealed_windows),
    Served("napoleonic-wars", "served-1805-5-sandbox-of-an-import", _imported_1805),
)
