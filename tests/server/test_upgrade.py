"""Rules move on, games go on: a house of the version before is opened by the present one."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from greatpowers.games.table import find_game
from greatpowers.server.store.tables import decisions, tables
from tests.games.napoleonic_wars.packs import pack
from tests.server.houses import HandClock, OpenHouse, Visitor, open_house
from tests.server.old_rules import (
    VERSIONS,
    Secrets,
    all_kinds,
    before,
    boards,
    install_pack,
    play_all,
    play_on,
    version_before,
)
from tests.server.postgresql import Cluster, fresh_database

pytestmark = pytest.mark.anyio
GAMES = ("diplomacy", "paths-of-glory", "napoleonic-wars")


class Older:
    """What a house of the version before left behind."""

    def __init__(self, ann: Visitor, ids: list[str], seen: dict[str, Any]) -> None:
        self.ann, self.ids, self.seen = ann, ids, seen


async def older_house(folder: Path, clock: HandClock, wishes: list[dict[str, Any]], **more: Any) -> Older:
    edition = find_game("napoleonic-wars", pack(name="mine"))
    with before(edition):
        async with open_house(folder, clock, background=False, secret=Secrets(), **more) as opened:
            ann = await opened.guest("Ann")
            ids = await play_all(opened, ann, wishes)
            seen = await boards(ann, ids)
    return Older(ann, ids, seen)


async def again(opened: OpenHouse, ann: Visitor) -> Visitor:
    """The same person at the reopened house."""
    visitor = opened.stranger()
    visitor.client.cookies = ann.client.cookies
    visitor.me = ann.me
    return visitor


async def test_sixty_games_of_all_kinds_go_on(tmp_path: Path, clock: HandClock, both_databases: str) -> None:
    wishes = all_kinds(install_pack(tmp_path))
    old = await older_house(tmp_path, clock, wishes, database=both_databases)

    async with open_house(tmp_path, clock, database=both_databases, background=False) as opened:
        outcomes = await opened.house.matches.upgrades.all()
        ann = await again(opened, old.ann)
        seen = await boards(ann, old.ids)
        changed = [line for id_ in old.ids for line in (await ann.snapshot(id_))["log"][-1:]]
        for n, id_ in enumerate(old.ids):
            table = await opened.house.matches.table(id_)
            await play_on(opened.house, table, 12, f"after {n}")
            table.playing().game.check(table.playing().match.state)
        once_more = await opened.house.matches.upgrades.all()

    assert len(wishes) == 60
    assert Counter(one.how for one in outcomes) == {"stored": 60}
    for id_ in old.ids:
        assert seen[id_] == old.seen[id_]
    assert {line["event"] for line in changed} == {"greatpowers.RulesChanged"}
    assert {(line["old"], line["new"]) for line in changed} == {
        (version_before(game), find_game(game).version)
        for game in ("diplomacy", "paths-of-glory", "napoleonic-wars")
    }
    assert once_more == []


#: Carries a house over and dies in the middle of the transaction of one table.
DYING = """
import os, signal, sys
from sqlalchemy import event
from sqlalchemy.engine import Engine
from greatpowers.cli.main import main

count = 0

@event.listens_for(Engine, "before_cursor_execute")
def die(connection, cursor, statement, parameters, context, many):
    global count
    count += statement.startswith("INSERT INTO moments")
    if count == 4:
        os.kill(os.getpid(), signal.SIGKILL)

sys.argv = ["greatpowers", "admin", "upgrade", *sys.argv[1:]]
main()
"""


async def test_a_kill_in_the_middle_changes_nothing(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    old = await older_house(tmp_path, clock, all_kinds(install_pack(tmp_path))[::6], database=both_databases)

    words = [sys.executable, "-c", DYING, "--data", str(tmp_path), "--database", both_databases]
    killed = await asyncio.to_thread(subprocess.run, words, capture_output=True, check=False, timeout=120)
    async with open_house(tmp_path, clock, database=both_databases, background=False) as opened:
        left = await rules_of(opened)
        outcomes = await opened.house.matches.upgrades.all()
        seen = await boards(await again(opened, old.ann), old.ids)
        marks = await upgraded_rows(opened)

    assert killed.returncode == -9
    assert sum(version != VERSIONS[game] for game, version in left) == len(old.ids) - 3
    assert len(outcomes) == len(old.ids) - 3
    assert seen == old.seen
    assert marks == dict.fromkeys(old.ids, 1)


async def rules_of(opened: OpenHouse) -> list[tuple[str, str]]:
    async with opened.house.database.reading() as connection:
        found = await connection.execute(select(tables.c.game, tables.c.rules))
        return [(game, rules) for game, rules in found]


async def upgraded_rows(opened: OpenHouse) -> dict[str, int]:
    wanted = select(decisions.c.table_id, func.count()).where(decisions.c.kind == "upgraded")
    async with opened.house.database.reading() as connection:
        found = await connection.execute(wanted.group_by(decisions.c.table_id))
        return {row[0]: row[1] for row in found}


async def test_of_several_processes_one_carries_a_table_over(
    tmp_path: Path, clock: HandClock, cluster: Cluster
) -> None:
    url = fresh_database(cluster)
    old = await older_house(tmp_path, clock, all_kinds(install_pack(tmp_path))[::6], database=url)

    async with (
        open_house(tmp_path, clock, database=url, background=False) as one,
        open_house(tmp_path, clock, database=url, background=False) as other,
    ):
        both = await asyncio.gather(
            one.house.matches.upgrades.all(), other.house.matches.upgrades.all(), return_exceptions=False
        )
        seen = await boards(await again(other, old.ann), old.ids)
        marks = await upgraded_rows(one)

    carried = [outcome.table for outcomes in both for outcome in outcomes]
    assert sorted(carried) == sorted(old.ids)
    assert seen == old.seen
    assert marks == dict.fromkeys(old.ids, 1)


async def test_a_table_asked_for_before_its_turn_is_carried_over_at_once(
    tmp_path: Path, clock: HandClock
) -> None:
    old = await older_house(tmp_path, clock, all_kinds(install_pack(tmp_path))[:1])

    async with open_house(tmp_path, clock, background=False) as opened:
        seen = await boards(await again(opened, old.ann), old.ids)

    assert seen == old.seen


async def test_the_administrator_is_told_what_would_become_of_each(tmp_path: Path, clock: HandClock) -> None:
    url = f"sqlite:///{tmp_path / 'greatpowers.sqlite3'}"
    old = await older_house(tmp_path, clock, all_kinds(install_pack(tmp_path))[::20], database=url)
    command = [
        sys.executable,
        "-m",
        "greatpowers.cli.main",
        "admin",
        "upgrade",
        "--data",
        str(tmp_path),
        "--json",
    ]

    answers = []
    for words in ([*command, "--dry-run"], command, command):
        done = await asyncio.to_thread(subprocess.run, words, capture_output=True, check=True, timeout=120)
        answers.append(json.loads(done.stdout))

    assert [answer["counts"] for answer in answers] == [{"stored": 3}, {"stored": 3}, {}]
    assert {one["table"] for one in answers[0]["tables"]} == set(old.ids)
