"""What goes over the wire depends on nothing the seat cannot see."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from greatpowers.engine.chance import Stream
from greatpowers.server.lobby import NewTable
from greatpowers.server.people import Person
from greatpowers.server.snapshots import Shown, log_lines, view_with_letters
from greatpowers.server.table import Table
from greatpowers.server.wire import encode
from server.houses import SEVEN, HandClock, open_house

pytestmark = pytest.mark.anyio

ANN = Person("ann", "Ann", "guest", "en", "light")


def seen(table: Table, seat: str | None) -> bytes:
    shown = Shown(table.playing())
    view = view_with_letters(shown, seat, table.clock.stage)
    return encode([view, log_lines(table.playing(), seat)]) + shown.question(seat)


@pytest.mark.parametrize("scenario", ["seven", "two", "four"])
async def test_shuffling_what_a_seat_cannot_see_changes_nothing_for_it(
    tmp_path: Path, clock: HandClock, scenario: str
) -> None:
    """Random play with letters and hidden votes; at every step every seat's wire form is compared."""
    stream = Stream(f"leaks of {scenario}")
    async with open_house(tmp_path, clock) as house:
        ann = await house.guest("Ann")
        person = Person(ann.me["id"], "Ann", "guest", "en", "light")
        asked = NewTable(game="diplomacy", scenario=scenario, options={"hidden_votes": True})
        scenarios = {s.id: s.seats for s in house.house.records._lobby.bare_table(asked, person).play_scenarios()}
        seats = scenarios[scenario]
        asked.seats = dict.fromkeys(seats, "hotseat")
        table = await house.house.lobby.create(asked, person)
        play = table.playing()
        for number in range(60):
            questions = play.match.pending()
            if not questions:
                break
            question = stream.pick(questions)
            text = question.choice.write(question.choice.sample(question.offer, stream))
            await house.house.matches.decide(table, question.seat, text, by="x", request=f"{number}")
            if number % 5 == 0 and play.match.view(None).phase == "M":
                said = f"press {seats[(number + 1) % len(seats)]}: secret {number}"
                speaker = seats[number % len(seats)]
                if play.match.explain(speaker, said) is None:
                    await house.house.matches.decide(table, speaker, said, by="x", request=f"{number} press")
            for seat in (None, *seats):
                before = seen(table, seat)
                original = play.match.state
                play.match.state = play.match.game.hidden_shuffled(original, seat, f"twin {number}")
                after = seen(table, seat)
                play.match.state = original
                assert json.loads(before) == json.loads(after) if False else before == after


def test_seven_seats() -> None:
    assert len(SEVEN) == 7
