"""Play the tables of tools/recording/house.toml in a house and write its backup.

`python tools/make_old_house.py [FILE]`. The file in tests/records, the house of the version before, was made
before rules and schema moved on. It stays as it is: what is there is never written again.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
from recording.household import Household, PlayedTable, after, opened
from recording.plans import Plan, Stop, changed_pack, plans_in
from recording.playing import position_of

from greatpowers.games.shared.packs import folder_of
from greatpowers.games.table import find_game
from greatpowers.server.matches.lobby import NewTable
from greatpowers.server.store.backup import back_up

FILE: Final = Path(__file__).parents[1] / "tests" / "records" / "house-before.backup"
PACK_GAME: Final = "napoleonic-wars"


class TablePlan(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the house; what is not of a plan of a record is as when a table is made."""

    game: str
    scenario: str
    seats: list[str]
    levels: list[str]
    options: dict[str, bool | str | int] = {}
    #: Empty: untimed.
    pace: dict[str, Any] = {}
    public: bool = False
    spectators: bool = False
    anonymous: bool = False
    draw_lots: bool = False
    sandbox: bool = False
    pack: bool = False
    begins_after: int = 0
    said: list[tuple[int, str, str]] = []
    undo: bool = False
    #: What becomes of a wish to go back in the middle of the game; `asked`: nobody answers it.
    takeback: str = ""
    #: The first person hands the seat over to a bot at the end.
    hand_over: bool = False
    #: Bots are not asked any more after the first decisions of the people.
    bots_wait: bool = False
    #: Nobody comes to the free seats.
    waits: bool = False
    #: Left out: to the end.
    stop: Stop | None = None


async def furnish(household: Household, number: int, plan: TablePlan) -> None:
    """Make the table and play it to where it stops."""
    title = f"Table {number}"
    asked = new_table(title, plan)
    guests = await household.guests(1 + list(asked.seats.values()).count("invite"))
    if plan.waits:
        await household.house.lobby.create(asked, guests[0])
        return
    table = await household.sit_down(asked, guests, plan.levels, asks_bots=not plan.bots_wait)
    await talk(table, plan)
    await take_back(table, plan)
    stop = plan.stop or Stop(after=100_000)
    await table.go_on(stop.is_reached)
    assert table.match.is_over == (plan.stop is None), f"{title} is over"
    if plan.takeback == "asked":
        await table.ask_back(2)
    if plan.hand_over:
        await household.house.seats.hand_over(table.table, guests[0], table.match.seats[0], "")


def new_table(title: str, plan: TablePlan) -> NewTable:
    game = find_game(plan.game)
    names = next(one.seats for one in game.scenarios if one.id == plan.scenario)
    wishes = [*plan.seats, *[plan.seats[-1]] * len(names)]
    source = Plan(title, plan.game, plan.scenario, ["random"], plan.options, begins_after=plan.begins_after)
    given = {
        "title": title,
        "seats": dict(zip(names, wishes, strict=False)),
        "position": position_of(source, game) if plan.begins_after else None,
        "pack": changed_pack(plan.game).hash if plan.pack else "",
        "pace": plan.pace or {"kind": "untimed"},
        "nonce": f"nonce of {title}",
    }
    same = ("game", "scenario", "options", "public", "spectators", "anonymous", "draw_lots", "sandbox")
    return msgspec.convert({**{name: getattr(plan, name) for name in same}, **given}, NewTable)


async def talk(table: PlayedTable, plan: TablePlan) -> None:
    for number, seat, text in plan.said:
        await table.go_on(after(number))
        await table.say_if_allowed(seat, text)


async def take_back(table: PlayedTable, plan: TablePlan) -> None:
    """Half way something is undone, and gone back to."""
    half = (plan.stop.after if plan.stop is not None else 0) // 2
    if plan.undo or plan.takeback in ("agreed", "refused"):
        await table.go_on(after(half))
    if plan.undo:
        await table.undo()
    if plan.takeback in ("agreed", "refused"):
        others = await table.ask_back(4)
        await table.answer_wish("agree" if plan.takeback == "agreed" else "refuse", others)


def offer_pack(folder: Path) -> None:
    """Lay the pack where the house offers it."""
    pack = changed_pack(PACK_GAME)
    place = folder_of(folder, PACK_GAME, pack.name)
    place.mkdir(parents=True)
    for name, text in pack.files.items():
        (place / name).write_text(text, encoding="utf-8")


async def make(file: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        offer_pack(folder)
        async with opened(folder, "the house of the version before") as household:
            for number, plan in enumerate(plans_in("house.toml"), start=1):
                print(number, plan["game"], plan["scenario"], flush=True)
                await furnish(household, number, msgspec.convert(plan, TablePlan))
            rows = await back_up(household.house.database, folder / "backup")
        # Neither a name nor a time in the file: it depends on its rows alone.
        file.write_bytes(gzip.compress(gzip.decompress((folder / "backup").read_bytes()), 9, mtime=0))
    print(f"{rows:,} rows, {file.stat().st_size:,} bytes: {file}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=FILE)
    asked = parser.parse_args()
    if asked.file.exists():
        parser.error(f"{asked.file} is there already")
    asyncio.run(make(asked.file))


if __name__ == "__main__":
    main()
