"""Talk beside peace and help: warnings, questions, zones, bounces, draws; lines to all; ты and вы."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.bots import SPEAKERS
from greatpowers.games.diplomacy.bots.regular.player import RegularPlayer
from greatpowers.games.diplomacy.bots.talker.address import address_of, addressed
from greatpowers.games.diplomacy.bots.talker.council import Council
from greatpowers.games.diplomacy.bots.talker.occasions import draws, lesser_deals
from greatpowers.games.diplomacy.bots.talker.speaker import Speaker
from greatpowers.games.diplomacy.press.arrangements import Draw, Empty, Given, is_bounce, parts_of
from greatpowers.games.diplomacy.press.speech import Propose, Question, Warn
from greatpowers.games.diplomacy.press.written import read_meaning
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.state.orders import CONVOY
from tests.games.diplomacy.matches import match_from, new_match
from tests.games.diplomacy.test_talker import council_of, past_of, play, speakers


def heard(match: Match, seat: str, people: Collection[str] = (), language: str = "en") -> list[str]:
    return SPEAKERS["regular"](f"t/{seat}").speak(match.view(seat), past_of(match), people, language)


def kinds(match: Match) -> set[str]:
    """What was said in a match, by act and arrangement."""
    found: set[str] = set()
    for letter in match.state.press:  # type: ignore[attr-defined]
        meaning = read_meaning(letter.meaning) if letter.meaning else None
        match meaning:
            case Propose(what):
                found |= {"bounce"} if is_bounce(what) else {type(part).__name__ for part in parts_of(what)}
            case Warn() | Question():
                found.add(type(meaning).__name__)
            case None:
                pass
            case _:
                found.add(type(meaning).__name__)
    return found


def test_seven_talkers_warn_ask_and_offer_zones_beside_peace_and_help() -> None:
    match = new_match(seed="kinds/0")
    play(match, speakers(), 1904)

    assert kinds(match) >= {
        "Peace", "Alliance", "Empty", "Given", "Warn", "Question", "Accept", "Reject", "Fact",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("writer", "line", "by"),
    [
        ("England", "all: Good luck everybody!", []),
        ("England", "all: France, shall we make peace?", ["France"]),
        ("Austria", "all {propose peace(Austria, Italy)}: Peace, Italy?", ["Italy"]),
        ("Austria", "all {propose peace(Austria, Italy, Russia)}: Peace, neighbours?", ["Italy"]),
    ],
)
def test_a_line_to_all_gets_one_answer_at_most(writer: str, line: str, by: list[str]) -> None:
    match = new_match(seed="public")
    match.decide(writer, f"press {line}")
    answered = []
    for _ in range(2):
        for seat in POWERS:
            said = [] if seat == writer else heard(match, seat, {writer})
            for text in said:
                if text.startswith("press all"):
                    match.decide(seat, text)
                    answered.append(seat)

    assert len(answered) == len(by)
    assert set(answered) <= set(by) | ({"Russia"} if "Russia" in line else set())


@pytest.mark.parametrize(
    ("language", "letter", "said"),
    [
        ("ru", "Здравствуйте, что Вы думаете делать?", "Скажите"),
        ("ru", "Привет, ты кто?", "Скажи"),
        ("ru", "Мир?", "Скажите"),
        ("hu", "Üdvözlöm! Ön mit gondol?", "Скажите"),
        ("hu", "Szia, te mit gondolsz?", "Скажи"),
    ],
)
def test_a_person_is_addressed_as_he_addresses(language: str, letter: str, said: str) -> None:
    match = new_match(seed="form")
    match.decide("England", f"press France: {letter}")
    view: Any = match.view("France")

    assert addressed("⟦Скажите|Скажи⟧", address_of(view, "England", language)) == said


def test_no_letter_shows_both_forms() -> None:
    for language, greeting in (("ru", "Ты"), ("ru", "Вы"), ("hu", "Te"), ("hu", "Ön")):
        match = new_match(seed=f"{language}/{greeting}")
        match.decide("England", f"press France: {greeting} xyzzy plugh")
        (text,) = [
            said for said in heard(match, "France", {"England"}, language) if said.startswith("press England")
        ]
        assert "⟦" not in text


def test_where_nothing_moves_any_more_a_draw_is_spoken_of() -> None:
    match = new_match(seed="still")
    stubborn = {seat: Speaker(f"s/{seat}", RegularPlayer(f"s/{seat}"), "careful") for seat in POWERS}
    play(match, stubborn, 1902)
    council = council_of(match, "France")
    assert list(draws(council, council.others)) == []

    still = _council_in(match, 1912)
    said = list(draws(still, still.others))

    assert [type(one.meaning) for one in said] == [Propose]
    assert isinstance(said[0].meaning, Propose)
    assert isinstance(said[0].meaning.what, Draw)
    assert set(said[0].meaning.what.seats) == {still.seat, *still.others}


def _council_in(match: Match, year: int) -> Council:
    """The same board years later, with four movement phases before it in which nothing changed hands."""
    council = council_of(match, "France")
    council.phase = f"S{year}M"
    now = council.light.centres
    past = council.history.pasts[-1]
    past.light.centres = now
    council.history = type(council.history)(council.history.table, (past,) * 4)
    return council


def test_lesser_deals_are_zones_bounces_and_convoys_between_the_two() -> None:
    placed = {"England": "F Nth, A Yor, F Wal", "France": "F Eng, A Bel, A Bur", "Germany": "A Mun, A Ruh"}
    match = match_from(placed, {"England": "Lon Edi Lvp", "France": "Par Mar Bre", "Germany": "Ber Kie Mun"})
    council = council_of(match, "France")
    found = [what for seat in ("England", "Germany") for what in lesser_deals(council, seat)]

    assert any(isinstance(what, Empty) for what in found)
    assert any(is_bounce(what) for what in found)
    assert any(isinstance(what, Given) and what.order.kind == CONVOY for what in found)


def test_an_army_promised_across_the_sea_is_carried_and_not_supported_by_its_own_fleet() -> None:
    """The fleet without which there is no way cannot support the landing. [5.9]"""
    match = match_from(
        {"Germany": "A Kie, F Bal", "France": "A Par"}, {"Germany": "Kie Ber", "France": "Par"}
    )
    match.decide("Germany", "press France {fact order(Germany; A Kie - Swe)}: Kiel lands in Sweden.")
    question = match.question("Germany")
    assert question is not None

    orders = SPEAKERS["regular"]("t").decide(match.view("Germany"), question, past_of(match))

    assert "A Kie - Swe" in str(orders)
    assert "F Bal C A Kie - Swe" in str(orders)
    match.decide("Germany", orders)
