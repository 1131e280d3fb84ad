"""The texts keep to the words of the books: what the glossary forbids does not stand in them."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from greatpowers.games.napoleonic_wars.printed.board import NAMES as NW_PLACES
from greatpowers.games.napoleonic_wars.printed.cards import CARD_NAMES
from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NAMES
from greatpowers.games.paths_of_glory.printed.board import NAMES as POG_PLACES
from greatpowers.locale import LANGUAGES
from tests.locale import ftl_catalogue
from tests.locale.ftl_catalogue import FOLDER, entries, files, messages, params, words_of
from tests.locale.keeping import allowed_words, faults, forbidden_words

Plant = Callable[[str, str, str], None]


def faults_of(language: str) -> list[tuple[str, str]]:
    """Every fault of a language's texts, with the message it stands in."""
    english = entries("en")
    return [
        (entry.id, fault)
        for entry in entries(language).values()
        for fault in faults(
            language,
            entry.file,
            words_of(entry),
            words_of(english[entry.id]) if entry.id in english else "",
        )
    ]


def lacking_of(language: str) -> list[str]:
    """Messages that are not filled in with the same as in English."""
    return [id_ for id_ in messages("en") if params("en", id_) != params(language, id_)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_keeps_to_the_words_of_the_books(language: str) -> None:
    assert faults_of(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_filled_in_with_the_same_in_every_language(language: str) -> None:
    assert lacking_of(language) == []


@pytest.mark.parametrize("word", forbidden_words(), ids=lambda word: f"{word.language}: {word.instead}")
def test_every_forbidden_word_concerns_texts_and_names_a_better_one(word: object) -> None:
    assert isinstance(word, tuple)
    language, names, forbidden, instead = word

    assert any(re.fullmatch(names, path.stem) for path in files(language))
    assert re.compile(forbidden)
    assert instead


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_no_foreign_word_is_allowed_that_no_text_needs(language: str) -> None:
    texts = " ".join(entry.source for entry in entries(language).values())
    used = {*re.findall(r"[\w.-]*\w", texts), *re.findall(r"\w+", texts)}

    assert sorted(word for word in allowed_words(language) if word not in used) == []


def test_the_names_of_pieces_and_cards_keep_to_the_same() -> None:
    names = [*POG_PLACES["ru"], *NW_PLACES["ru"], *LEADER_NAMES["ru"], *CARD_NAMES["ru"].values()]

    assert [(name, found) for name in names if (found := faults("ru", "names.ftl", name))] == []


# Proof that the tests above would see it.


@pytest.mark.parametrize(
    ("language", "file", "text", "blamed"),
    [
        ("ru", "web-pog.ftl", "только местность и окопы", "окопы"),
        ("ru", "pog-options.ftl", "немцы хотят окопаться", ""),
        ("ru", "web-pog.ftl", "Форты", "Форты"),
        ("ru", "web-pog.ftl", "Закончить переброску", "переброс"),
        ("ru", "pog-events.ftl", "Перемещение: { $unit }", "Перемещ"),
        ("ru", "pog-events.ftl", "Шаг потерь: { $unit }", "Шаг потерь:"),
        ("ru", "pog.ftl", "армия BEF", "BEF"),
        ("ru", "diplomacy.ftl", "{ $unit } — двигаться → { $place }", "TO($place)"),
        ("ru", "diplomacy.ftl", "{ $unit } — двигаться { TO($place) }", ""),
        ("ru", "nw-events.ftl", "Консул нации { $nation }: { $box }", "OF($nation)"),
        ("ru", "nw-events.ftl", "Сражение в области { $area }", "IN($area)"),
        ("ru", "nw-events.ftl", "карта остается в руке", "карточка"),
        ("ru", "web.ftl", "Она ещё идет", "ещё"),
        ("ru", "web.ftl", "Осада в Кёнигсберге, всё равно", ""),
        ("ru", "web.ftl", "Осада в Кенигсберге", "Кёнигсбе"),
        ("ru", "web.ftl", "Новый table", "table"),
        ("ru", "web.ftl", "Ваш хoд", "two alphabets"),
        ("ru", "web.ftl", "Ход – ваш", "stands —"),
        ("hu", "web-pog.ftl", "orosz ellátási forrás", "ellátó központ"),
        ("hu", "diplomacy.ftl", "ez nem ellátó központ", "termelőközpont"),
        ("hu", "pog-cards.ftl", "osztrák–magyar hadtest", "osztrák-magyar"),
        ("hu", "pog-cards.ftl", "a breszt-litovszki béke", "Brest-Litovsk"),
        ("hu", "pog-cards.ftl", "Berlinbe vagy Boroszlóba", "Breslau"),
        ("hu", "web-nw.ftl", "A kéz megtartása", "kártyák megtartása"),
        ("hu", "web-pog-rules.ftl", "az Árokásás után", "names of the cards"),
        ("hu", "web.ftl", "két  szóköz", "two spaces"),
        ("en", "pog.ftl", "the hex is full", "space"),
    ],
)
def test_a_word_that_is_put_in_is_found(language: str, file: str, text: str, blamed: str) -> None:
    found = faults(language, file, text)

    assert any(blamed in fault for fault in found) if blamed else found == []


def test_a_word_left_in_english_is_found() -> None:
    assert faults("hu", "web.ftl", "A board mérete", "Size of the board") == ["“board” is English"]
    assert faults("hu", "web.ftl", "A tábla mérete", "Size of the board") == []


@pytest.fixture
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plant]:
    """Changes a copy of all texts that the tests then read instead."""
    copy = tmp_path / "locale"
    shutil.copytree(FOLDER, copy)
    cached = (ftl_catalogue.files, ftl_catalogue.entries)
    monkeypatch.setattr(ftl_catalogue, "FOLDER", copy)

    def change(file: str, old: str, new: str) -> None:
        text = (copy / file).read_text(encoding="utf-8")
        assert old in text
        (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        for one in cached:
            one.cache_clear()

    yield change
    for one in cached:
        one.cache_clear()


def test_a_forbidden_word_in_a_file_is_found(plant: Plant) -> None:
    plant("ru/web-pog.ftl", "*[forts] Крепости", "*[forts] Форты")

    assert [id_ for id_, _ in faults_of("ru")] == ["web-pog-overlay"]


def test_a_lost_slot_is_found(plant: Plant) -> None:
    plant("hu/pog-events.ftl", "Megszűnt ostrom: { $space }.", "Megszűnt ostrom.")

    assert lacking_of("hu") == ["pog-event-siege-lifted"]
