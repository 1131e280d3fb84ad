"""What goes over the wire depends on nothing the seat cannot see."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.games.table import find_game
from greatpowers.server.lobby import NewTable
from greatpowers.server.people import Person
from greatpowers.server.snapshots import Shown, log_lines, view_with_letters
from greatpowers.server.table import Table
from greatpowers.server.wire import encode
from server.houses import HandClock, OpenHouse, open_house

pytestmark = pytest.mark.anyio

SEATS = {scenario.id: scenario.seats for scenario in find_game("diplomacy").scenarios}


def wire_form(table: Table, seat: str | None) -> bytes:
    """View, question and log of a seat, as they are sent."""
    shown = Shown(table.playing())
    view = view_with_letters(shown, seat, table.clock.stage)
    return encode([view, log_lines(table.playing(), seat)]) + shown.question(seat)


async def random_table(house: OpenHouse, scenario: str) -> Table:
    ann = await house.guest("Ann")
    asked = NewTable(
        game="diplomacy",
        scenario=scenario,
        options={"hidden_votes": True},
        seats=dict.fromkeys(SEATS[scenario], "hotseat"),
    )
    return await house.house.lobby.create(asked, Person(ann.me["id"], "Ann", "guest", "en", "light"))


async def something_happens(house: OpenHouse, table: Table, stream: Stream, number: int) -> None:
    """A random answer of a random seat, now and then a letter or a vote."""
    match, seats = table.playing().match, list(table.seats)
    question = stream.pick(match.pending())
    said = [(question.seat, question.choice.write(question.choice.sample(question.offer, stream)))]
    speaker, reader = stream.pick(seats), stream.pick(seats)
    said += [(speaker, f"press {reader}: secret {number}")] if stream.below(3) == 0 else []
    said += [(speaker, "draw yes")] if stream.below(9) == 0 else []
    for place, (seat, text) in enumerate(said):
        if table.playing().match.explain(seat, text) is None:
            request = f"{number}/{place}"
            await house.house.matches.decide(table, seat, text, by="somebody", request=request)


@pytest.mark.parametrize("scenario", ["seven", "four", "two"])
async def test_shuffling_what_a_seat_cannot_see_changes_nothing_for_it(
    tmp_path: Path, clock: HandClock, scenario: str
) -> None:
    """Random play with letters and hidden votes; after every step every seat's wire form is compared."""
    stream = Stream(f"leaks of {scenario}")
    async with open_house(tmp_path, clock) as house:
        table = await random_table(house, scenario)
        for number in range(70):
            if table.playing().match.is_over:
                break
            await something_happens(house, table, stream, number)
            match = table.playing().match
            truth = match.state
            for seat in (None, *table.seats):
                before = wire_form(table, seat)
                match.state = match.game.hidden_shuffled(truth, seat, f"twin {number}")
                after = wire_form(table, seat)
                match.state = truth
                assert before == after, (number, seat)

    assert table.playing().revision > 40
