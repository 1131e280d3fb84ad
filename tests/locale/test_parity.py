"""The three languages say the same with the same parameters, and code and texts know each other."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from greatpowers.engine.events import EVENTS
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.rules.adjudication import OUTCOME_WORDS
from greatpowers.games.diplomacy.words.wording import _WITHOUT
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.locale import LANGUAGES
from greatpowers.locale.speaking import dashed as words_of
from tests.locale.ftl_catalogue import (
    NAMES,
    SOURCE,
    all_entries,
    entries,
    files,
    listed,
    messages,
    named_in_code,
    params,
    parsed,
)

#: Reasons whose id is put together or handed on: every place that does so, and what can come of it.
COMPUTED_REASONS = {
    ("games/diplomacy/rules/adjudication/verdicts.py", "message"): (
        "bounced-head-to-head",
        "bounced-held",
        "bounced-outmatched",
        "bounced-standoff",
    ),
    # These hand on an id that is named where they are called, or one that an event carries.
    ("games/diplomacy/rules/writing/gazetteer.py", "message"): (),
    ("games/diplomacy/rules/writing/grammar.py", "message"): (),
    ("games/diplomacy/state/events.py", "self.message"): (),
    ("games/diplomacy/words/wording.py", "why['message']"): (),
    ("games/napoleonic_wars/state/texts.py", "message"): (),
    ("games/paths_of_glory/rules/redeployment/refusals.py", "message"): (),
}
#: What a Voice begins the ids of its sentences with.
SPOKEN = ("nw-do-", "nw-event-", "nw-how-", "nw-use-", "nw-phase-", "nw-status-", "nw-end-")
#: Outcomes of the referee beyond those of a movement phase.
ADJUSTED = ("retreats", "disbands", "builds", "removes", "waives")
FILES_OF_ENGLISH = [path.name for path in files("en")]
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}, "hu": {"one", "other"}}


def reasons() -> list[str]:
    """Every known id that can stand in a Reason or Refusal, and its other wording."""
    named = set(named_in_code().reasons)
    for ids in COMPUTED_REASONS.values():
        named.update(ids)
    named |= {without for id_, (_, without) in _WITHOUT.items() if id_ in named}
    return sorted(named & set(messages("en")))


def dashed(*words: str) -> str:
    return "-".join(re.sub(r"[ _]", "-", word) for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert [path.name for path in files(language)] == FILES_OF_ENGLISH
    assert {"engine.ftl", "diplomacy.ftl"} <= set(FILES_OF_ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_is_junk(language: str) -> None:
    junk = [
        node.content for path in files(language) for node in parsed(path).body if isinstance(node, ftl.Junk)
    ]

    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_stands_twice(language: str) -> None:
    counts = Counter(entry.id for entry in listed(language))

    assert [id_ for id_, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES_OF_ENGLISH)
def test_every_file_has_the_same_entries(language: str, file: str) -> None:
    here = {entry.id for entry in entries(language).values() if entry.file == file}
    english = {entry.id for entry in entries("en").values() if entry.file == file}

    assert {id_ for id_ in here ^ english if not id_.startswith(NAMES)} == set()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_message_has_the_same_parameters(language: str) -> None:
    different = {
        id_: (sorted(params("en", id_)), sorted(params(language, id_)))
        for id_ in messages("en")
        if id_ in messages(language) and params("en", id_) != params(language, id_)
    }

    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_to_an_entry(language: str) -> None:
    known = entries(language)

    assert [(id_, r) for id_, entry in known.items() for r in entry.references if r not in known] == []


def test_plural_messages_have_every_form_of_their_language() -> None:
    lacking = [
        (language, entry.id)
        for language, entry in all_entries()
        if entry.plurals & {"one", "few", "many"} and not entry.plurals >= PLURALS[language]
    ]

    assert lacking == []


def test_every_id_named_in_the_code_exists() -> None:
    named = named_in_code()

    assert sorted((named.reasons | named.others) - set(messages("en"))) == []


def test_every_computed_reason_is_declared_here_and_exists() -> None:
    assert named_in_code().computed == set(COMPUTED_REASONS)
    assert [id_ for ids in COMPUTED_REASONS.values() for id_ in ids if id_ not in messages("en")] == []


def test_every_message_is_used() -> None:
    named = named_in_code()
    referred = {other for entry in entries("en").values() for other in entry.references}
    beginnings = tuple(text for text in named.beginnings if re.fullmatch(r"[a-z]+(-[a-z]+)*-", text))
    beginnings += SPOKEN
    unused = [
        id_
        for id_ in entries("en")
        if id_ not in named.literals and id_ not in referred and not id_.startswith((*beginnings, "-name-"))
    ]

    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_slot_for_its_rule(language: str) -> None:
    assert [id_ for id_ in reasons() if "rule" not in params(language, id_)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_stands_in_brackets_before_or_after_the_sentence(language: str) -> None:
    """A refusal begins with it, the sentence of a verdict ends with it."""
    word = {"en": "rule", "ru": "правило", "hu": "szabály:"}[language]
    heads = (r"\{ refused \}: \S", r"\{ unclear \}: \S", rf"[^.]+\({word} \{{ \$rule \}}\)\.")
    wrong = [i for i in reasons() if not re.match("|".join(heads), entries(language)[i].source)]

    assert wrong == []


def test_every_event_has_a_line_and_every_line_an_event() -> None:
    expected = set()
    for name in EVENTS:
        package, _, event = name.partition(".")
        if package == "diplomacy":
            message = "dip-event-" + "-".join(re.findall("[A-Z][a-z]+", event)).lower()
            expected |= {message, *(message + variant.ending for variant in EVENTS[name].variants)}

    assert {id_ for id_ in messages("en") if id_.startswith("dip-event-")} == expected


def test_every_event_of_paths_of_glory_has_a_line_and_every_line_an_event() -> None:
    expected = set()
    for name, event in EVENTS.items():
        package, _, own = name.partition(".")
        if package == "paths_of_glory":
            endings = ("", *(variant.ending for variant in event.variants))
            expected |= {f"pog-event-{words_of(own)}{ending}" for ending in endings}

    assert {id_ for id_ in messages("en") if id_.startswith("pog-event-")} == expected


def test_every_outcome_has_a_word_and_every_word_an_outcome() -> None:
    expected = {dashed("dip-outcome", word) for word in (*OUTCOME_WORDS, *ADJUSTED)}

    assert {id_ for id_ in messages("en") if id_.startswith("dip-outcome-")} == expected


def test_every_scenario_and_option_has_its_texts_and_no_other_has() -> None:
    expected = {"dip-option-as-reading"}
    for scenario in Diplomacy.scenarios:
        expected |= {f"dip-scenario-{scenario.id}", f"dip-scenario-{scenario.id}-about"}
    for option in Diplomacy.options:
        expected |= {dashed("dip-option", option.name), dashed("dip-option", option.name, "about")}
        values = [value for value in option.choices if value not in ("as reading", "yes", "no")]
        if not isinstance(option.default, bool) and isinstance(option.default, int):
            values = ["none"]
        expected |= {dashed("dip-option", option.name, value) for value in values}

    assert {id_ for id_ in messages("en") if re.match("dip-(scenario|option)-", id_)} == expected


def test_every_scenario_and_option_of_paths_of_glory_has_its_texts_and_no_other_has() -> None:
    expected = set()
    for scenario in PathsOfGlory.scenarios:
        expected |= {f"pog-scenario-{scenario.id}", f"pog-scenario-{scenario.id}-about"}
    for option in PathsOfGlory.options:
        expected |= {dashed("pog-option", option.name), dashed("pog-option", option.name, "about")}
        expected |= {dashed("pog-option", option.name, value) for value in option.choices}

    assert {id_ for id_ in messages("en") if re.match("pog-(scenario|option)-", id_)} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_is_a_term(language: str) -> None:
    assert {f"-{power.lower()}" for power in POWERS} <= set(entries(language))


def test_what_is_wrong_with_a_position_can_be_said_in_every_language() -> None:
    """Documents are read below the border: their messages go by name alone and have no rule."""
    pattern = re.compile(r'"((?:[a-z]+-)?position-[a-z-]+)"')
    readers = [*sorted(SOURCE.glob("games/*/positions/*.py")), SOURCE / "games/shared/documents.py"]
    named = {found for file in readers for found in pattern.findall(file.read_text(encoding="utf-8"))}

    assert len(named) > 15
    assert {one for language in LANGUAGES for one in named - set(messages(language))} == set()
