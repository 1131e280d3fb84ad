"""Steps of a battle in which somebody holds nothing that fits: by mail nobody comes for them. [6.15]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.houses import OpenHouse, Visitor

pytestmark = pytest.mark.anyio

FIVE = ("france", "britain", "austria", "russia", "prussia")
MARCH = "move napoleon, murat + 8 france @ ratisbon to prague"
START: dict[str, Any] = {
    "scenario": "1805-5",
    "turn": 2,
    "round": 2,
    "due": "france",
    "areas": {"ratisbon": "napoleon, murat + 8 france", "prague": "mack + 7 austria"},
}
#: No card of either hand fits a battle, or one of Austria's does.
BARE = {"france": ["rally", "luddites"], "austria": ["typhus", "haiti"]}
ARMED = {"france": ["rally", "luddites"], "austria": ["infantry_squares", "typhus"]}


async def at_war(
    house: OpenHouse, hands: dict[str, list[str]], options: dict[str, Any] | None = None
) -> tuple[Visitor, Visitor, str]:
    """By mail: Ann plays France and whatever nobody else has, Béla Austria."""
    ann, bela = await house.guests("Ann", "Béla")
    made = await ann.create(
        {**dict.fromkeys(FIVE, "hotseat"), "austria": "open"},
        game="napoleonic-wars",
        scenario="1805-5",
        options=options or {},
        position={**START, "hands": hands, "options": options or {}},
        pace={"kind": "slow", "hours": 24},
        public=True,
    )
    await bela.post(f"/api/tables/{made['id']}/join", seat="austria")
    return ann, bela, made["id"]


async def asked_kind(house: OpenHouse, table: str) -> tuple[str, str]:
    question = (await house.house.matches.table(table)).playing().match.pending()[0]
    return question.seat, question.choice.asks


async def answer(house: OpenHouse, ann: Visitor, bela: Visitor, table: str) -> None:
    """Whoever is asked gives the first answer: to do nothing, or the least."""
    question = (await house.house.matches.table(table)).playing().match.pending()[0]
    text = question.choice.write(question.offer[0])
    await (bela if question.seat == "austria" else ann).order(table, question.seat, text)


async def into_prague(house: OpenHouse, ann: Visitor, bela: Visitor, table: str) -> list[tuple[str, str]]:
    """The march is made; all that is asked from there until the battle is over."""
    for text in ("cp rally", MARCH):
        await ann.order(table, "france", text)
    found = []
    while (asked := await asked_kind(house, table))[1] not in ("act", "play"):
        found.append(asked)
        await answer(house, ann, bela, table)
    return found


async def rows_of(house: OpenHouse, table: str) -> list[tuple[str, str, str]]:
    rows = (await house.house.matches.table(table)).playing().rows
    return [(row.seat, row.text, row.made_by) for row in rows]


async def test_r6_15_nobody_is_waited_for_who_holds_nothing_that_fits(any_house: OpenHouse) -> None:
    """Both pass for each other's sake only; the record has their passes as their own."""
    ann, bela, table = await at_war(any_house, BARE)
    found = await into_prague(any_house, ann, bela, table)
    passed = [(seat, text) for seat, text, by in await rows_of(any_house, table) if by == "unattended"]

    assert "battle-card" not in {kind for _, kind in found}
    assert {seat for seat, _ in passed} >= {"france", "austria"}
    assert {text for _, text in passed} == {"pass"}
    match = (await any_house.house.matches.table(table)).playing().match
    assert [(seat, text) for seat, text in match.decisions if text == "pass"][: len(passed)] == passed


async def test_r6_15_whoever_holds_a_fitting_card_is_asked(house: OpenHouse) -> None:
    ann, bela, table = await at_war(house, ARMED)
    found = await into_prague(house, ann, bela, table)

    assert ("austria", "battle-card") in found
    assert ("france", "battle-card") not in found


async def test_r6_15_who_wants_to_be_waited_for_is(house: OpenHouse) -> None:
    """His quickness would tell what he holds; so he says that he is to be asked wherever the rules ask."""
    ann, bela, table = await at_war(house, BARE)
    before = (await bela.snapshot(table, "austria"))["view"]["passes_idle"]
    await bela.order(table, "austria", "auto-pass")
    after = (await bela.snapshot(table, "austria"))["view"]["passes_idle"]
    found = await into_prague(house, ann, bela, table)

    assert (before, after) == (True, False)
    assert (await ann.snapshot(table, "france"))["view"]["passes_idle"] is True
    assert ("austria", "battle-card") in found
    assert ("france", "battle-card") not in found
    await bela.order(table, "austria", "auto-pass idle")
    assert (await bela.snapshot(table, "austria"))["view"]["passes_idle"] is True


async def test_r6_14_under_seal_nobody_is_passed_for_by_what_he_holds(house: OpenHouse) -> None:
    ann, _bela, table = await at_war(house, BARE, {"responses": "sealed"})
    for text in ("cp rally", MARCH):
        for _ in range(9):
            seat, kind = await asked_kind(house, table)
            if (seat, kind) in (("france", "play"), ("france", "act")):
                break
            house.clock.move(hours=25)
            await house.house.clocks.tick()
        await ann.order(table, "france", text)

    assert (await ann.snapshot(table, "france"))["view"]["passes_idle"] is False
    assert not any(by == "unattended" for _, _, by in await rows_of(house, table))


async def test_a_house_closed_in_between_goes_on_where_it_was(house: OpenHouse) -> None:
    """The march is stored, the passes that follow it are not: whoever opens the table finds them made."""
    ann, bela, table = await at_war(house, BARE)
    for text in ("cp rally", MARCH):
        await ann.order(table, "france", text)
    matches = house.house.matches
    going_on, matches._answer_unattended = matches._answer_unattended, _nothing  # type: ignore[method-assign]
    while (await asked_kind(house, table))[1] != "battle-card":
        await answer(house, ann, bela, table)
    stuck = await asked_kind(house, table)
    matches._answer_unattended = going_on  # type: ignore[method-assign]
    matches.forget(table)
    await matches.table(table)
    await matches.finish()

    assert stuck[1] == "battle-card"
    assert (await asked_kind(house, table))[1] != "battle-card"


async def _nothing(_table: object) -> None:
    return
