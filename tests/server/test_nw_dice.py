"""The dice of The Napoleonic Wars over HTTP: by purpose and nation, against what fair dice bring."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.games.napoleonic_wars.rules.occasions import WINDOWS
from tests.server.houses import OpenHouse, Visitor

pytestmark = pytest.mark.anyio

GAME = "napoleonic-wars"
#: Napoleon stands before Charles, who has nowhere to go.
BATTLE = {
    "scenario": "1805-5",
    "turn": 2,
    "round": 2,
    "due": "france",
    "areas": {"stuttgart": "napoleon, murat + 8 france", "ulm": "charles + 6 austria"},
    "hands": {"france": ["talleyrand"]},
    "auto_pass": {seat: list(WINDOWS) for seat in ("france", "britain", "austria", "russia", "prussia")},
}


async def test_r11_2_dice_are_counted_by_purpose_and_nation(house: OpenHouse) -> None:
    anna = await house.guest("Anna")
    made = await anna.create({}, game=GAME, scenario="1805-5", sandbox=True, position=BATTLE)
    for text in ("cp talleyrand", "move napoleon, murat + 8 france @ stuttgart to ulm"):
        await anna.order(made["id"], "france", text)
    for _ in range(40):
        seats = (await anna.snapshot(made["id"], ""))["view"]["asked"]
        question = (await anna.snapshot(made["id"], seats[0]))["question"]
        rolled = [line for line in await log_of(anna, made["id"]) if line["event"].endswith(".BattleRolled")]
        if rolled:
            break
        await anna.order(made["id"], seats[0], question["options"][0]["text"])
    found = (await anna.get(f"/api/tables/{made['id']}/dice")).json()
    groups = {(group["purpose"], group["side"]): group for group in found["groups"]}

    for side, nation in enumerate(("france", "austria")):
        faces = [face for line in rolled for face in line["faces"][side]]
        group = groups["battle", nation]
        assert group["count"] == len(faces) == sum(group["faces"])
        assert group["good"] == sum(face >= 5 for face in faces)
        assert group["expected"] == pytest.approx(len(faces) / 3)
        last = [shot for shot in found["shots"] if shot["side"] == nation][-1]
        assert last["luck"] == pytest.approx(group["good"] - group["expected"])


async def log_of(anna: Visitor, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await anna.snapshot(table, ""))["log"]
    return found
