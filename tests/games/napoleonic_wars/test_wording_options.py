"""Every question and every answer in words, in three languages."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

from greatpowers.bots.soak import taste_named
from greatpowers.engine.chance import Stream
from greatpowers.engine.frames import FRAMES, AnyChoice, Choice
from greatpowers.engine.match import Match, Question
from greatpowers.engine.option import read_alone
from greatpowers.games import napoleonic_wars
from greatpowers.games.napoleonic_wars.cards.events.home import ADMIRALTY_ZONES
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.rules.interphase.reinforcements import ORDERS_ZONES, SYSTEM_KEYS
from greatpowers.games.napoleonic_wars.show.view import view
from greatpowers.games.napoleonic_wars.terminal.desk import NapoleonicWarsTerminal
from greatpowers.games.napoleonic_wars.words.questions import question_line
from greatpowers.games.napoleonic_wars.words.speakers import VOICE
from greatpowers.locale import LANGUAGES, Texts
from tests.games.napoleonic_wars.seen import purse_of

#: So many answers of each first word are looked at in a question.
SOME = 3


def asked_in(scenario: str, seed: str, most: int) -> list[tuple[Question, list[Any]]]:
    """Questions of a random match that prefers events, each with some of its answers."""
    game = NapoleonicWars()
    match, stream, taste = Match(game, scenario, {}, seed=seed), Stream(seed), taste_named(game, "events")
    found = []
    while not match.is_over and len(found) < most:
        question = match.pending()[0]
        by_word: dict[str, list[Any]] = {}
        for option in question.offer:
            text = question.choice.write(option)
            by_word.setdefault(" ".join(text.split()[:2]), []).append(option)
        found.append((question, [option for alike in by_word.values() for option in alike[:SOME]]))
        match.decide(question.seat, taste(match.state, question, stream))
    return found


QUESTIONS = [*asked_in("1805-5", "words", 500), *asked_in("1813-2", "words", 300)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_told_without_ids_and_signs(language: str) -> None:
    texts = Texts(language, strict=True)
    told = {
        asked.choice.write(option): VOICE.option(texts, option)
        for asked, some in QUESTIONS
        for option in some
    }
    raw = {text for text, words in told.items() if re.search(r"[_@]|\bsq\d", words)}

    assert len(told) > 500
    assert raw == set()


def all_choices() -> list[type[AnyChoice]]:
    """All questions the game knows, without those of the engine."""
    for module in walk_packages(napoleonic_wars.__path__, f"{napoleonic_wars.__name__}."):
        import_module(module.name)
    known = [kind for kind in FRAMES.values() if kind.__module__.startswith(f"{napoleonic_wars.__name__}.")]
    return [kind for kind in known if issubclass(kind, Choice)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_line_of_its_own(language: str) -> None:
    texts = Texts(language, strict=True)
    asked = {kind.asks for kind in all_choices()}

    assert len(asked) > 50
    assert [asks for asks in asked if not texts.has(f"web-nw-ask-{asks}")] == ["for-card"]  # that of its card


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_told_without_ids(language: str) -> None:
    texts = Texts(language, strict=True)
    lines = {question_line(texts, question) for question, _ in QUESTIONS}

    assert len(lines) > 20
    assert [line for line in lines if re.search(r"_|-1", line)] == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "move napoleon + 8 france @ calais to brussels",
            "March from Calais to Brussels: Napoleon and 8 SP of France",
        ),
        ("cp talleyrand", "“Talleyrand” for 6 CP"),
        ("consul sweden right france 2", "Consul of Sweden two boxes right (row France)"),
        ("consul sweden left", "Consul of Sweden one box left"),
        ("rally 2 austria", "In order again: 2 SP of Austria"),
        ("retreat vienna", "Retreat to Vienna"),
        ("prussia responds swollen_rivers linz-munich", "Response “Swollen Rivers” (Prussia): Linz – Munich"),
    ],
)
def test_answers_in_english(text: str, told: str) -> None:
    option = read_alone("napoleonic_wars", text)

    assert option is not None
    assert VOICE.option(Texts("en", strict=True), option) == told


def test_the_terminal_tells_command_points_where_they_are_spent() -> None:
    texts = Texts("en", strict=True)
    terminal = NapoleonicWarsTerminal()
    match = Match(NapoleonicWars(), "1805-5", {}, seed="points")
    stream = Stream("points")
    while type(match.pending()[0].choice).__name__ != "ChooseAct":
        question = match.pending()[0]
        match.decide(question.seat, question.choice.sample(question.offer, stream))
    question = match.pending()[0]

    line = terminal.question_line(texts, view(match.state, question.seat), question)
    assert f"Command points left: {purse_of(match.state) // 2}." in line
    assert terminal.option_words(texts, read_alone("napoleonic_wars", "pass"), "pass") == "Pass"


#: How faces of cards write small numbers, in one of the three languages.
_WRITTEN = {2: "two|две|két", 4: "four|четыре|négy", 6: "six|шесть|hat", 12: "twelve|двенадцати|tizenkét"}


@pytest.mark.parametrize(
    ("card", "counted", "points"),
    [
        ("admiralty", (ADMIRALTY_ZONES, 2), ()),
        ("continental-system", (SYSTEM_KEYS,), (4, 1)),
        ("orders-in-council", (ORDERS_ZONES,), (4,)),
        ("guerre-de-course", (), (2,)),
        ("rothschilds", (2,), ()),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_tells_the_numbers_it_counts_with(
    language: str, card: str, counted: tuple[int, ...], points: tuple[int, ...]
) -> None:
    face = Texts(language, strict=True).format(f"nw-card-text-{card}")

    assert [count for count in counted if not re.search(rf"\b({_WRITTEN[count]})", face)] == []
    assert [cp for cp in points if not re.search(rf"\b{cp} (CP|КО|PP)", face)] == []
