"""Place names in three languages, their aliases, and what is refused as unknown or ambiguous. [2.7, 2.8]"""

from __future__ import annotations

import csv
import unicodedata
from importlib.resources import files

import pytest

from greatpowers.engine.errors import DataError, UnreadableDecision
from greatpowers.games.diplomacy.printed.board import LOCATIONS, PROVINCES
from greatpowers.games.diplomacy.rules.writing.gazetteer import (
    GAZETTEER,
    load_coasts,
    load_gazetteer,
    place_named,
)
from greatpowers.games.diplomacy.rules.writing.spelling import looks_of
from greatpowers.games.diplomacy.rules.writing.vocabulary import load_words

DATA = files("greatpowers.games.diplomacy") / "data"
ALIASES = list(csv.DictReader((DATA / "aliases.csv").read_text(encoding="utf-8").splitlines()))
COAST_WORDS = list(csv.DictReader((DATA / "coast_words.csv").read_text(encoding="utf-8").splitlines()))


def named(text: str) -> str:
    return LOCATIONS[place_named(text)]


def refused(text: str) -> UnreadableDecision:
    with pytest.raises(UnreadableDecision) as caught:
        place_named(text)
    return caught.value


@pytest.mark.parametrize("province", PROVINCES, ids=lambda province: province.id)
def test_r2_7_id_and_full_names_in_three_languages(province) -> None:
    for name in (province.id, *province.names.values()):
        for spelling in (name, name.upper(), name.lower(), f"  {name} ", unicodedata.normalize("NFD", name)):
            assert named(spelling) == province.id


@pytest.mark.parametrize("province", PROVINCES, ids=lambda province: province.id)
def test_r2_7_hungarian_names_without_diacritics(province) -> None:
    letters = unicodedata.normalize("NFD", province.names["hu"])
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))

    assert plain.isascii()
    assert named(plain) == province.id


@pytest.mark.parametrize("row", ALIASES, ids=lambda row: row["alias"])
def test_r2_7_every_alias_names_its_province(row: dict[str, str]) -> None:
    assert named(row["alias"]) == row["province"]
    assert named(row["alias"].upper()) == row["province"]


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_r2_7_aliases_exist_in_every_language(language: str) -> None:
    assert sum(row["language"] == language for row in ALIASES) >= 30


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Port", "Por"),
        ("Kiel", "Kie"),
        ("Burg", "Bur"),
        ("Tyrr", "Tyn"),
        ("Балт", "Bal"),
        ("Черное море", "Bla"),
        ("Ла Манш", "Eng"),
        ("Англ. канал", "Eng"),
        ("St. Petersburg", "StP"),
        ("Gulf of Lions", "GoL"),
        ("N. Africa", "NAf"),
        ("Mid-Atlantic", "Mid"),
        ("Атлантический океан", "Mid"),
        ("Атлантический океан (север)", "NAt"),
        ("Tyr", "Tyr"),
        ("Rom", "Rom"),
        ("Románia", "Rum"),
        ("Róma", "Rom"),
    ],
)
def test_r2_7_other_spellings_that_mean_one_place(text: str, place: str) -> None:
    assert named(text) == place


@pytest.mark.parametrize(
    ("text", "place"), [("Бургундию", "Bur"), ("Вену", "Vie"), ("Венеции", "Ven"), ("Марселя", "Mar")]
)
def test_r2_7_russian_names_in_other_cases(text: str, place: str) -> None:
    assert named(text) == place


@pytest.mark.parametrize(
    ("text", "place"), [("Раг", "Par"), ("Раr", "Par"), ("Воt", "Bot"), ("Mocквa", "Mos"), ("КIЕ", "Kie")]
)
def test_r2_7_look_alike_letters_of_the_other_alphabet(text: str, place: str) -> None:
    assert named(text) == place


def test_r2_7_look_alikes_never_turn_a_known_name_into_another_place() -> None:
    for key, province in GAZETTEER.exact.items():
        for other, other_province in GAZETTEER.exact.items():
            if looks_of(key) == looks_of(other):
                assert province == other_province, (key, other)


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("Liv", {"Lvp", "Lvn"}),
        ("Лив", {"Lvp", "Lvn"}),
        ("Вен", {"Vie", "Ven"}),
        ("Вене", {"Vie", "Ven"}),
        ("North", {"NAf", "NAt", "Nth"}),
        ("Norw", {"Nwy", "Nrg"}),
        ("Тир", {"Tyr", "Tyn"}),
        ("Тун", {"Tun", "Tyn"}),
    ],
)
def test_r2_8_two_possible_places_are_refused_with_both(text: str, readings: set[str]) -> None:
    problem = refused(text)

    assert problem.refusal.message == "order-ambiguous-place"
    assert problem.refusal.rule == "2.8"
    assert set(problem.readings) == readings


@pytest.mark.parametrize(
    ("text", "reading"), [("Burgumdy", "Bur"), ("Конcтантинопль", "Con"), ("Bécsi", "Vie")]
)
def test_r2_7_unknown_place_is_refused_with_what_is_like_it(text: str, reading: str) -> None:
    problem = refused(text)

    assert problem.refusal.message == "order-unknown-place"
    assert problem.readings[0] == reading
    assert problem.refusal.params["readings"] == ", ".join(problem.readings)


@pytest.mark.parametrize("text", ["", "  ", "x", "Pa", "Switzerland", "Швейцария", "!?", "Par Bur"])
def test_r3_9_what_is_not_on_the_map_is_unknown(text: str) -> None:
    assert refused(text).refusal.message == "order-unknown-place"


@pytest.mark.parametrize("row", COAST_WORDS, ids=lambda row: row["word"])
def test_r3_4_coasts_in_three_languages(row: dict[str, str]) -> None:
    for province in ("StP", "Bul", "Spa"):
        known = f"{province}/{row['coast']}" in LOCATIONS

        assert named(f"{province} ({row['word']})") == (f"{province}/{row['coast']}" if known else province)


@pytest.mark.parametrize("text", ["StP/SC", "stp sc", "StP(sc)", "St. Petersburg, south coast", "СПб ЮП"])
def test_r3_4_coast_in_many_spellings(text: str) -> None:
    assert named(text) == "StP/SC"


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("Par,Bur,en", "already means Bur"),
        ("Par,Вена,ru", "already means Vie"),
        ("Par,becs,hu", "already means Vie"),
        ("Par,paris,en", "already means Par"),
        ("Xyz,Nowhere,en", "unknown province"),
        ("Par,.,en", "empty alias"),
        ("Par,Lutetia", "wrong number of fields"),
    ],
)
def test_r2_7_bad_alias_is_reported_with_file_and_line(row: str, problem: str) -> None:
    with pytest.raises(DataError, match=problem) as caught:
        load_gazetteer(["province,alias,language", "Par,Lutece,en", row])

    assert (caught.value.file, caught.value.line) == ("aliases.csv", 3)


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("Par,hold,en", "meaning already"),
        ("NC,hold,en", "meaning already"),
        ("stand,support,en", "meaning already"),
        ("wait,pause,en", "unknown meaning"),
        ("foo,place,en", "unknown meaning"),
        ("-,hold,en", "empty word"),
    ],
)
def test_r2_1_bad_order_word_is_reported_with_file_and_line(row: str, problem: str) -> None:
    with pytest.raises(DataError, match=problem) as caught:
        load_words(["word,meaning,language", "stand,hold,en", row])

    assert (caught.value.file, caught.value.line) == ("order_words.csv", 3)


def test_r3_4_bad_coast_word_is_reported_with_file_and_line() -> None:
    with pytest.raises(DataError, match="unknown coast") as caught:
        load_coasts(["coast,word,language", "XC,crossed coast,en"])

    assert (caught.value.file, caught.value.line) == ("coast_words.csv", 2)


def test_r2_6_no_name_of_several_words_is_also_a_move_between_two_places() -> None:
    """A hyphen inside a name must never be a dash between places."""
    for key in GAZETTEER.exact:
        words = key.split()
        for cut in range(1, len(words)):
            halves = (" ".join(words[:cut]), " ".join(words[cut:]))
            assert not all(half in GAZETTEER.exact for half in halves), key
