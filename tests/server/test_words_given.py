"""Words given in letters: kept or broken as everybody saw, told to those between whom they were given."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.houses import SEVEN, OpenHouse, Visitor, holds

pytestmark = pytest.mark.anyio

#: Ann plays all seats; what one of them may see is looked at alone.
ALONE = dict.fromkeys(SEVEN, "hotseat")


async def table_of_one(house: OpenHouse) -> tuple[Visitor, str]:
    ann = await house.guest("Ann")
    return ann, (await ann.create(ALONE, public=True, spectators=True))["id"]


async def agree(ann: Visitor, table: str, proposer: str, other: str, what: str) -> None:
    await ann.order(table, proposer, f"press {other} {{propose {what}}}: Shall we?")
    await ann.order(table, other, f"press {proposer} {{accept {what}}}: Agreed.")


async def words(ann: Visitor, table: str, seat: str, **more: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await ann.snapshot(table, seat, **more))["view"]["promises"]
    return found


def outcomes(promises: list[dict[str, Any]]) -> dict[tuple[str, str], list[str]]:
    """What became of each promise, by who gave it and what kind it is."""
    return {(one["by"], one["what"]["kind"]): [v["outcome"] for v in one["verdicts"]] for one in promises}


async def play(ann: Visitor, table: str, **orders: str) -> None:
    view = (await ann.snapshot(table, "France"))["view"]
    for seat in SEVEN:
        await ann.order(table, seat, orders.get(seat) or holds(view, seat))


async def test_a_promise_is_judged_when_the_orders_are_opened(any_house: OpenHouse) -> None:
    ann, table = await table_of_one(any_house)
    await agree(ann, table, "France", "Italy", "peace(France, Italy)")
    await ann.order(table, "Italy", "press France {fact order(Italy; A Ven H)}: Venice stays.")
    await ann.order(table, "France", "press Italy {fact order(France; A Mar H)}: Marseilles stays.")
    for seat in SEVEN[1:]:
        own = {"France": "A Mar - Pie; A Par H; F Bre H"}.get(seat)
        await ann.order(table, seat, own or holds((await ann.snapshot(table, seat))["view"], seat))
    sealed = await words(ann, table, "Italy")
    await ann.order(table, SEVEN[0], holds((await ann.snapshot(table, SEVEN[0]))["view"], SEVEN[0]))
    opened = [one for one in await words(ann, table, "Italy") if one["what"]["kind"] == "order"]
    deeds = {one["by"]: [d["text"] for v in one["verdicts"] for d in v["deeds"]] for one in opened}

    assert all(one["verdicts"] == [] for one in sealed), "what is sealed tells nothing"
    assert outcomes(opened) == {("Italy", "order"): ["kept"], ("France", "order"): ["broken"]}
    assert deeds == {"Italy": [], "France": ["A Mar - Pie"]}


async def test_a_broken_peace_is_over_for_both(house: OpenHouse) -> None:
    ann, table = await table_of_one(house)
    await agree(ann, table, "France", "Italy", "peace(France, Italy)")
    await play(ann, table, France="A Mar - Pie; A Par H; F Bre H")
    quiet = outcomes(await words(ann, table, "France"))
    await play(ann, table, France="A Pie - Ven; A Par H; F Bre H")
    attacked = outcomes(await words(ann, table, "France"))
    await play(ann, table, France="A Pie - Ven; A Par H; F Bre H")
    after = outcomes(await words(ann, table, "France"))

    assert quiet == {("France", "peace"): [], ("Italy", "peace"): []}
    assert attacked[("France", "peace")] == ["broken"]
    assert after == attacked


async def test_others_learn_of_no_word_that_was_not_given_to_them(house: OpenHouse) -> None:
    """Nor does it come out in what everybody sees, or before it was given."""
    ann, table = await table_of_one(house)
    start = (await ann.snapshot(table, "Italy"))["revision"]
    await agree(ann, table, "France", "Italy", "peace(France, Italy)")
    await ann.order(table, "France", "press Italy {fact order(France; A Mar H)}: Marseilles stays.")
    await play(ann, table, France="A Mar - Pie; A Par H; F Bre H")
    between = await words(ann, table, "Italy")
    early = await words(ann, table, "Italy", at=start)
    watched = (await house.stranger().get(f"/api/tables/{table}/snapshot")).json()

    assert between
    assert early == []
    for seat in set(SEVEN) - {"France", "Italy"}:
        seen = await ann.snapshot(table, seat)
        assert (seen["view"]["promises"], seen["view"]["press"]) == ([], [])
    assert (watched["view"]["promises"], watched["view"]["proposals"]) == ([], {})


async def test_a_word_taken_back_with_the_moves_is_no_longer_judged(house: OpenHouse) -> None:
    """Back before the moves nobody has kept or broken anything."""
    ann = await house.guest("Ann")
    seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Italy": "hotseat"}
    table = (await ann.create(seats))["id"]
    await ann.order(table, "France", "press Italy {fact order(France; A Mar H)}: Marseilles stays.")
    view = (await ann.snapshot(table, "France"))["view"]
    await ann.order(table, "Italy", holds(view, "Italy"))
    await ann.order(table, "France", "A Mar - Pie; A Par H; F Bre H")
    await house.settled(table)
    broken = outcomes(await words(ann, table, "Italy"))
    seen = await ann.snapshot(table, "France")
    asked = await ann.post(
        f"/api/tables/{table}/takeback", seat="France", word="ask", to=seen["back_to"], request="back"
    )
    await ann.post(f"/api/tables/{table}/takeback", seat="Italy", word="agree", request="yes")
    await house.settled(table)
    again = await ann.snapshot(table, "Italy")

    assert asked.status_code == 200, asked.text
    assert broken == {("France", "order"): ["broken"]}
    assert again["view"]["phase"] == "S1901M"
    assert outcomes(again["view"]["promises"]) == {("France", "order"): []}
