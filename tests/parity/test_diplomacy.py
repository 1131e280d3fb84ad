"""Diplomacy is told alike by the server and by the browser: seeded games, sentence by sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import Reason
from greatpowers.engine.events import EVENTS, Event
from greatpowers.engine.match import Match, Question
from greatpowers.games.diplomacy.printed.board import PROVINCES
from greatpowers.games.diplomacy.rules.asking import WrittenChoice
from greatpowers.games.diplomacy.state.orders import Order, Orders
from greatpowers.games.diplomacy.state.spoken import order_on_wire, why_on_wire
from greatpowers.games.diplomacy.words.wording import event_line, order_phrase, reason_sentence
from greatpowers.games.table import find_game
from greatpowers.locale import LANGUAGES, Texts
from greatpowers.server.live.wire import event_on_wire
from tests.parity.browser_words import LEAST, said_by_the_browser

#: Scenario, options and seed: unlawful lines, letters without a sender, secret votes, the coin for Italy.
GAMES: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("seven", {"last_year": 1907, "unlawful_orders": "hold", "press": "grey"}, "parity-1"),
    ("two", {"last_year": 1916}, "parity-2"),
    ("four", {"last_year": 1903, "hidden_votes": True}, "parity-3"),
)
STRAY = "; A Par - Mos; B A Par; army to nowhere"


def _told(match: Match, seat: str, text: str) -> None:
    if match.explain(seat, text) is None:
        match.decide(seat, text)


def _answer(match: Match, question: Question, seed: str) -> Orders:
    """A novice attacks, so that units are dislodged, retreat and disband."""
    orders: Orders = match.game.bots()["novice"](seed).decide(match.view(question.seat), question)
    return orders


def _given_up() -> Match:
    """All but one concede."""
    match = Match(find_game("diplomacy"), "three", seed="parity-4")
    for seat in list(match.state.powers)[1:]:
        match.decide(seat, "concede")
    return match


@cache
def _played() -> tuple[list[Event], list[Order], list[Reason]]:
    """What happened in the games, what could have been ordered, and why some lines could not be."""
    events: list[Event] = []
    orders: dict[Order, None] = {}
    reasons: dict[str, Reason] = {}
    for scenario, options, seed in GAMES:
        match, stream = Match(find_game("diplomacy"), scenario, options=options, seed=seed), Stream(seed)
        while not match.state.is_over:
            for question in match.pending():
                assert isinstance(question.choice, WrittenChoice)
                orders.update(dict.fromkeys(order for pick in question.offer for order in pick.orders[:12]))
                for illegal in match.game.illegal_samples(match.state, question.seat):
                    why = match.explain(question.seat, illegal)
                    if why is not None:
                        reasons[str(why)] = why
                answer = question.choice.write(_answer(match, question, seed))
                _told(
                    match,
                    question.seat,
                    "press grey all: A Par - Bur" if stream.below(9) == 0 else "draw yes",
                )
                _told(match, question.seat, "draw no")
                if match.state.is_over:
                    break
                stray = STRAY if options.get("unlawful_orders") and stream.below(4) == 0 else ""
                match.decide(question.seat, "none" if stream.below(9) == 0 else answer + stray)
        events += [event for seat in (None, *list(match.state.powers)[:2]) for event in match.events(seat)]
    return [*events, *_given_up().events(None)], list(orders), list(reasons.values())


def _sentences(language: str) -> list[str | None]:
    texts = Texts(language)
    events, orders, reasons = _played()
    return [
        *(event_line(texts, event) for event in events),
        *(order_phrase(texts, order) for order in orders),
        *(reason_sentence(texts, reason) for reason in reasons),
    ]


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str | None]]:
    events, orders, reasons = _played()
    codec = find_game("diplomacy").codec
    folder: Path = tmp_path_factory.mktemp("parity")
    given = {
        "names": {language: {p.id: p.names[language] for p in PROVINCES} for language in LANGUAGES},
        "events": [{"n": 0, **event_on_wire(event, codec)} for event in events],
        "orders": [order_on_wire(order) for order in orders],
        "reasons": [why_on_wire(reason) for reason in reasons],
    }
    return said_by_the_browser("diplomacy", given, folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_what_the_server_says(browser: dict[str, list[str | None]], language: str) -> None:
    expected = _sentences(language)
    differing = [pair for pair in zip(expected, browser[language], strict=True) if pair[0] != pair[1]]

    assert differing == []
    assert len(expected) >= LEAST


def test_every_kind_of_event_and_order_is_among_them() -> None:
    events, orders, _ = _played()
    known = {kind for name, kind in EVENTS.items() if name.startswith("diplomacy.")}

    assert known - {type(event) for event in events} == set()
    assert {order.kind for order in orders} >= set(range(9))
