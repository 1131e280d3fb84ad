"""Answers and events of The Napoleonic Wars sound the same here and in the browser, in three languages."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greatpowers.bots.soak import taste_named
from greatpowers.engine.chance import Stream
from greatpowers.engine.events import DieRolled, Event
from greatpowers.engine.match import Match
from greatpowers.engine.option import Option
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.printed.board import AREA_COUNT, NAMES, PLACES, short_name
from greatpowers.games.napoleonic_wars.printed.cards import CARD_NAMES
from greatpowers.games.napoleonic_wars.printed.names import NATIONS
from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NAMES, LEADERS, NATION_NAMES
from greatpowers.games.napoleonic_wars.words.events import event_line
from greatpowers.games.napoleonic_wars.words.speakers import VOICE
from greatpowers.locale import LANGUAGES, Texts
from greatpowers.server.live.wire import event_on_wire
from tests.parity.browser_words import LEAST

WEB = Path(__file__).parents[2] / "web"
#: So many answers of each verb are taken from a question.
SOME = 4
GAMES = (("1805-5", "voices", 800), ("1813-2", "tongues", 500), ("1805-3", "ears", 500))


def played(scenario: str, seed: str, most: int) -> tuple[dict[str, Option], list[Event]]:
    """Answers offered in a match that prefers events, and what happened in it."""
    game = NapoleonicWars()
    match, stream, taste = Match(game, scenario, {}, seed=seed), Stream(seed), taste_named(game, "events")
    found: dict[str, Option] = {}
    for _ in range(most):
        if match.is_over:
            break
        question = match.pending()[0]
        taken: dict[str, int] = {}
        for option in question.offer:
            if isinstance(option, Option) and taken.get(option.verb, 0) < SOME:
                taken[option.verb] = taken.get(option.verb, 0) + 1
                found[option.text] = option
        match.decide(question.seat, taste(match.state, question, stream))
    return found, [*match.events(None)]


def names(ids: tuple[str, ...], by_language: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    return {
        id_: {"names": {language: by_language[language][n] for language in LANGUAGES}}
        for n, id_ in enumerate(ids)
    }


def box() -> dict[str, Any]:
    """Everything that has a name, as the browser knows it."""
    places = names(PLACES, NAMES)
    for place in places.values():
        place["short"] = {language: short_name(name) for language, name in place["names"].items()}
    cards = {
        card: {"names": {language: CARD_NAMES[language][card] for language in LANGUAGES}}
        for card in CARD_NAMES["en"]
    }
    return {
        "areas": {place: places[place] for place in PLACES[:AREA_COUNT]},
        "zones": {place: places[place] for place in PLACES[AREA_COUNT:]},
        "nations": names(NATIONS, NATION_NAMES),
        "leaders": names(tuple(leader.id for leader in LEADERS), LEADER_NAMES),
        "cards": cards,
    }


def sentences() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Answers and events as they are sent, each with what is said of it here."""
    texts = {language: Texts(language, strict=True) for language in LANGUAGES}
    codec = NapoleonicWars.codec
    options: dict[str, dict[str, Any]] = {}
    events: dict[bytes, dict[str, Any]] = {}
    for game in GAMES:
        offered, happened = played(*game)
        for text, option in offered.items():
            told = {language: VOICE.option(texts[language], option) for language in LANGUAGES}
            options[text] = {"text": text, "verb": option.verb, "parts": option.parts(), "told": told}
        for event in happened:
            if isinstance(event, DieRolled):
                continue
            sent = event_on_wire(event, codec)
            lines = {language: event_line(texts[language], event) for language in LANGUAGES}
            events[msgspec.json.encode(sent)] = {"line": {"n": 0, **sent}, "told": lines}
    return list(options.values()), list(events.values())


@pytest.mark.skipif(
    os.environ.get("CI") != "true" and not (WEB / "node_modules").exists(),
    reason="the client's packages are not here",
)
def test_both_voices_say_the_same(tmp_path: Path) -> None:
    options, events = sentences()
    told = tmp_path / "told.json"
    told.write_bytes(msgspec.json.encode({"box": box(), "options": options, "events": events}))

    run = subprocess.run(
        ["npx", "vitest", "run", "tests/nw-parity.test.ts"],
        cwd=WEB,
        env={**os.environ, "PARITY_NW": str(told)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert len(options) + len(events) >= LEAST
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
