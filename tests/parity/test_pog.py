"""Paths of Glory is told alike by the server and by the browser: seeded games, sentence by sentence."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import Refusal
from greatpowers.engine.events import EVENTS, Event
from greatpowers.engine.match import Match
from greatpowers.engine.option import OPTIONS, Option
from greatpowers.games.paths_of_glory.bots.eventful.player import prefer_events
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games.paths_of_glory.house.printed import facts
from greatpowers.games.paths_of_glory.trials.odd_answers import odd_answers
from greatpowers.games.paths_of_glory.words.events import event_line
from greatpowers.games.paths_of_glory.words.speakers import VOICE
from greatpowers.games.paths_of_glory.words.wording import reason_sentence
from greatpowers.locale import LANGUAGES, Texts
from greatpowers.server.live.reasons import reason_on_wire
from greatpowers.server.live.wire import event_on_wire
from tests.parity.browser_words import LEAST, said_by_the_browser

PACKAGE = "paths_of_glory"
#: Scenario and options: bids, optional cards, playing alone; a long war in which most cards come up.
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("campaign", {"optional_cards": "selected"}),
    ("limited", {"tournament": True}),
    ("campaign", {"solo": True}),
    ("historical", {}),
)
#: So many answers of one question are told.
_OF_ONE = 2
_MOST = 420


@cache
def _played() -> tuple[list[Option], list[Event], list[Refusal]]:
    """What could be answered, what happened, and why odd answers were refused; each once."""
    options: dict[str, Option] = {}
    events: dict[Any, Event] = {}
    refusals: dict[str, Refusal] = {}
    for number, (scenario, chosen) in enumerate(GAMES):
        match = Match(PathsOfGlory(), scenario, chosen, seed=f"parity {number}")
        stream = Stream(f"parity {number}")
        while not match.is_over and len(match.decisions) < _MOST:
            question = match.pending()[0]
            options |= {option.text: option for option in [*question.offer[:_OF_ONE], question.offer[-1]]}
            for text in odd_answers(match.state, question.seat, stream)[:2]:
                refusal = match.explain(question.seat, text)
                if refusal is not None:
                    refusals[repr(refusal)] = refusal
            match.decide(question.seat, prefer_events(match.state, question, stream))
        events |= {repr(entry.recorded.event): entry.recorded.event for entry in match.log}
    return list(options.values()), list(events.values()), list(refusals.values())


def _server(language: str) -> list[str | None]:
    texts = Texts(language)
    options, events, refusals = _played()
    return [
        *(VOICE.option(texts, option) for option in options),
        *(event_line(texts, event) for event in events),
        *(reason_sentence(texts, refusal) for refusal in refusals),
    ]


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str | None]]:
    options, events, refusals = _played()
    places = files(f"greatpowers.games.{PACKAGE}") / "data" / "map_places.json"
    given = {
        "places": json.loads(places.read_text(encoding="utf-8")),
        "facts": json.loads(facts()),
        "options": [{"text": one.text, "verb": one.verb, "parts": one.parts()} for one in options],
        "events": [{"n": 1, **event_on_wire(event, PathsOfGlory.codec)} for event in events],
        "reasons": [msgspec.to_builtins(reason_on_wire(refusal)) for refusal in refusals],
    }
    folder: Path = tmp_path_factory.mktemp("parity")
    return said_by_the_browser("paths-of-glory", given, folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_say_the_same(language: str, browser: dict[str, list[str | None]]) -> None:
    ours = _server(language)

    differing = [(one, other) for one, other in zip(ours, browser[language], strict=True) if one != other]
    assert differing == []
    assert len(ours) >= LEAST


def test_nearly_every_kind_of_answer_and_event_is_told() -> None:
    options, events, _ = _played()
    verbs = {option.verb for option in options}
    told = {f"{PACKAGE}.{type(event).__name__}" for event in events}

    assert len(verbs) >= 0.8 * len(OPTIONS[PACKAGE])
    assert len(told & EVENTS.keys()) >= 0.8 * sum(name.startswith(f"{PACKAGE}.") for name in EVENTS)
