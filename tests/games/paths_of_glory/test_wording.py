"""Everything the rules can say has words in three languages, and nothing shows a bare id."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from greatpowers.bots.arena import make_player
from greatpowers.engine.errors import IllegalDecision, Reason, Refusal, UnreadableDecision
from greatpowers.engine.events import EVENTS, DieRolled, Event
from greatpowers.engine.match import Match, Question
from greatpowers.games.diplomacy.state.events import PhaseBegan
from greatpowers.games.paths_of_glory.printed.cards import CARDS
from greatpowers.games.paths_of_glory.printed.ruleset import OPTIONS, SCENARIOS
from greatpowers.games.paths_of_glory.printed.units import KINDS
from greatpowers.games.paths_of_glory.words.events import event_line, purpose_words
from greatpowers.games.paths_of_glory.words.names import (
    card_name,
    nation_name,
    side_name,
    space_name,
    turn_name,
    why_words,
)
from greatpowers.games.paths_of_glory.words.questions import question_line
from greatpowers.games.paths_of_glory.words.speakers import VOICE
from greatpowers.games.paths_of_glory.words.wording import (
    error_sentence,
    option_about,
    option_name,
    option_value,
    reason_sentence,
    result_line,
    scenario_about,
    scenario_name,
    unit_name,
)
from greatpowers.games.table import find_game
from greatpowers.locale import LANGUAGES, Texts

SOURCE = Path(__file__).resolve().parents[3] / "src/greatpowers/games/paths_of_glory"
#: An id that was left unworded.
BARE = re.compile(r"pog-|\b[ac]p_\d|\w+_\w+|@")
#: Verbs and records whose argument at this place is a cause.
CAUSES = {
    "change_vp": 2, "eliminate_unit": 2, "end_game": 2, "end_by_points": 1, "gain_rp": 2, "lose_rp": 2,
    "AttackCancelled": 1, "RetreatCancelled": 1, "cancel_retreat": 1,
}  # fmt: skip


def strict(language: str) -> Texts:
    return Texts(language, strict=True)


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Every call of a plain name in the rules."""
    found: list[tuple[str, ast.Call]] = []
    for file in sorted(SOURCE.rglob("*.py")):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        found.extend(
            (node.func.id, node)
            for node in nodes
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        )
    return tuple(found)


def literals(node: ast.expr) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def reasons_named() -> set[str]:
    """Message ids of reasons and refusals in the rules."""
    named = {
        text
        for name, call in calls()
        if name in ("Reason", "Refusal") and call.args
        for text in literals(call.args[0])
    }
    return {text for text in named if text.startswith("pog-")}


def causes_named() -> dict[str, set[str]]:
    """The verb -> causes given to it as texts."""
    found: dict[str, set[str]] = {}
    for name, call in calls():
        place = CAUSES.get(name)
        if place is not None and len(call.args) > place:
            found.setdefault(name, set()).update(text for text in literals(call.args[place]) if text)
    return found


SAMPLES: dict[str, Any] = {
    "turn": 4, "phase": "actions", "side": "cp", "round": 2, "action": "ops", "card": "cp_05", "die": 3,
    "nation": "ah_it", "by": -1, "now": 9, "why": "vp-space-taken", "combined": 12, "level": "total",
    "space": "bar_le_duc", "unit": "ge_corps", "reduced": True, "path": ("metz", "bar_le_duc"), "how": "sr",
    "for_good": False, "purpose": "attack", "cost": 2, "needed": 3, "succeeded": True, "modified": 4,
    "fell": True, "target": "bar_le_duc", "attackers": ("ge_1@metz", "ge_corps reduced@metz"),
    "modifier": 1, "pinning": "bar_le_duc", "table": "army", "factors": 9, "shift": -1, "column": 6,
    "drm": 2, "loss": 5, "row": 6, "faces": (2, 3, 3, 4, 4, 5),
    "winner": "ap", "attacker_loss": 3, "defender_loss": 4, "retreat": 2,
    "cards": ("ap_01", "ap_02"), "count": 7, "points": {"ge": 2, "allied": 1}, "accepted": True,
    "track": "us_entry", "box": "over_there", "seat": "ap", "exchanged": False, "vp": 13,
    "optional": "ap_56", "out": "ap_06", "guns_of_august": True,
}  # fmt: skip


def sample(kind: type[Event], **values: Any) -> Event:
    """An event of the kind with every field filled in."""
    given = {field.name: SAMPLES.get(field.name, _by_type(field)) for field in fields(kind)}  # type: ignore[arg-type]
    if kind.__name__ in ("SideBid", "SidesSettled"):
        given["points"] = 2
    if kind.__name__ == "TrenchChanged":
        given["level"] = 2
    return kind(**{**given, **{name: value for name, value in values.items() if name in given}})


def _by_type(field: Any) -> Any:
    plain = {"int": 1, "bool": True, "str": "cp", "tuple[str, ...]": (), "dict[str, int]": {}}
    return plain.get(str(field.type), "cp")


GAME = find_game("paths-of-glory")  # brings its events along
OURS = {name: kind for name, kind in EVENTS.items() if name.startswith("paths_of_glory.")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(OURS))
def test_every_event_is_told_in_every_language(name: str, language: str) -> None:
    line = event_line(strict(language), sample(OURS[name]))

    assert line is not None
    assert not BARE.search(line), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("ActionTaken", {"card": "", "action": "auto"}),
        ("OffensiveMandated", {"nation": ""}),
        ("TrenchChanged", {"level": 0}),
        ("CombatDecided", {"winner": ""}),
        ("CardsDrawn", {"cards": ()}),
        ("HandShown", {"cards": ()}),
        ("GameEnded", {"winner": "", "why": "last-turn"}),
        ("PeaceAnswered", {"accepted": False}),
        ("UnitEliminated", {"for_good": True, "why": "attrition"}),
        ("OpeningChosen", {"guns_of_august": False}),
    ],
)
def test_events_without_something_are_told_otherwise(
    name: str, values: dict[str, Any], language: str
) -> None:
    kind = OURS[f"paths_of_glory.{name}"]
    line = event_line(strict(language), sample(kind, **values))

    assert line is not None
    assert line != event_line(strict(language), sample(kind))
    assert not BARE.search(line), line


def test_events_of_other_games_are_not_told() -> None:
    assert event_line(Texts("en"), PhaseBegan(phase="S1901M")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_in_every_language(language: str) -> None:
    named = reasons_named()

    assert sorted(id_ for id_ in named if not Texts(language).has(id_)) == []
    assert len(named) > 100  # else the search has lost its way


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_has_words_in_every_language(language: str) -> None:
    named = causes_named()
    texts = strict(language)
    ends = {f"pog-end-{why}" for name in ("end_game", "end_by_points") for why in named.pop(name)}
    causes = set().union(*named.values())

    assert sorted(id_ for id_ in ends if not texts.has(id_)) == []
    unworded = {why for why in causes if why not in CARDS}
    assert sorted(w for w in unworded if not texts.has(f"pog-why-{w.removeprefix('pog-')}")) == []
    assert not [why for why in causes if BARE.search(why_words(texts, why))]
    assert len(causes) > 15  # else the search has lost its way


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_words_of_the_language(language: str) -> None:
    texts = strict(language)
    names = [unit_name(texts, kind) for kind in KINDS if kind != "us_corps_optional"]

    assert len(set(names)) == len(names)
    assert not [name for name in names if BARE.search(name)]
    assert not [card for card in CARDS if BARE.search(card_name(texts, card))]


@pytest.mark.parametrize(
    ("language", "army", "corps", "turn"),
    [
        ("en", "German 2nd Army", "French corps (reduced, Sedan)", "August 1914"),
        ("ru", "2-я немецкая армия", "французский корпус (с пониженной силой, Седан)", "Август 1914 года"),
        ("hu", "2. német hadsereg", "francia hadtest (csökkent erejű, Sedan)", "1914. augusztus"),
    ],
)
def test_units_and_turns_as_people_say_them(language: str, army: str, corps: str, turn: str) -> None:
    texts = strict(language)

    assert unit_name(texts, "ge_2") == army
    assert unit_name(texts, "fr_corps reduced@sedan") == corps
    assert turn_name(texts, 1) == turn


def test_what_is_not_known_passes_through() -> None:
    texts = strict("en")
    unknown = "no such thing"

    assert [say(texts, unknown) for say in (unit_name, space_name, card_name, side_name, nation_name)] == [
        unknown
    ] * 5
    assert turn_name(texts, 99) == "99"
    assert purpose_words(texts, unknown) == unknown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_and_option_has_its_texts(language: str) -> None:
    texts = strict(language)

    for scenario in SCENARIOS:
        assert scenario_name(texts, scenario.id) != scenario_about(texts, scenario.id)
    for option in OPTIONS:
        assert option_name(texts, option.name) != option_about(texts, option.name)
        for value in option.choices or (option.default,):
            assert option_value(texts, option.name, value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "winner"), [("win", "cp"), ("draw", ""), ("both-lose", "")])
def test_every_result_is_told(kind: str, winner: str, language: str) -> None:
    line = result_line(
        strict(language), {"kind": kind, "winner": winner, "why": "armistice", "vp": 12, "turn": 9}
    )

    assert not BARE.search(line)
    assert "12" in line
    assert result_line(strict(language), {}) != line


def questions_of(match: Match) -> Iterator[Question]:
    """Every question of a random game."""
    players = {seat: make_player(match.game, "random", f"{match.seed}/{seat}") for seat in match.seats}
    while not match.is_over:
        question = match.pending()[0]
        yield question
        match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_event_of_a_game_is_worded(language: str) -> None:
    texts = strict(language)
    raw: set[str] = set()
    match = Match(GAME, "campaign", seed="words")
    for question in questions_of(match):
        assert not BARE.search(question_line(texts, question, 3))
        for option in question.offer[:60]:
            if BARE.search(VOICE.option(texts, option)):
                raw.add(option.text)
    lines = [event_line(texts, event) for event in match.events("cp")]

    assert raw == set()
    assert [line for line in lines if line is not None and BARE.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_a_sentence_with_its_rule(language: str) -> None:
    texts = strict(language)
    refusal = Refusal("pog-space-unknown", "3.0", {"text": "Narnia"})

    assert "3.0" in reason_sentence(texts, refusal)
    assert error_sentence(texts, IllegalDecision("cp", refusal)) == reason_sentence(texts, refusal)
    assert error_sentence(texts, UnreadableDecision(refusal)) == reason_sentence(texts, refusal)
    assert "Narnia" in reason_sentence(texts, Reason("pog-space-unknown", "", {"text": "Narnia"}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("purpose", ["siege liege", "mandate ap", "fire attacker", "entrench", "flank"])
def test_dice_say_what_they_are_for(purpose: str, language: str) -> None:
    texts = strict(language)
    line = event_line(texts, DieRolled(0, purpose, 6, 2))

    assert purpose_words(texts, purpose) != purpose or language == "en"
    assert line is not None
    assert "3" in line


def choices_of_the_game() -> list[str]:
    """The kinds of questions that are put, those of placing a unit apart, which name it."""
    found = [
        (node.name, {ast.unparse(base) for base in node.bases})
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and node.name.startswith("Choose")
    ]
    return [name for name, bases in found if "PlacingChoice" not in bases]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_question_of_its_own(language: str) -> None:
    names = choices_of_the_game()
    asked = {name: "-".join(re.findall("[A-Z][a-z]*", name.removeprefix("Choose"))).lower() for name in names}

    assert len(names) > 25
    assert [name for name, kind in asked.items() if not Texts(language).has(f"pog-ask-{kind}")] == []
