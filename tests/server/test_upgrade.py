"""Rules move on, games go on: a house of the version before is opened by the present one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.napoleonic_wars.packs import pack
from greatpowers.games.table import find_game
from server.houses import HandClock, OpenHouse, Visitor, open_house
from server.old_rules import (
    Secrets,
    all_kinds,
    before,
    boards,
    install_pack,
    play_all,
    play_on,
    version_before,
)

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
