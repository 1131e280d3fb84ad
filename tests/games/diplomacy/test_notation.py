"""Orders as people write them, in every form of the three phases, and what is refused. [2]"""

from __future__ import annotations

import time

import pytest

from greatpowers.games.diplomacy.printed.board import LOCATION_NUMBER
from greatpowers.games.diplomacy.printed.names import FLEET, PhaseKind
from greatpowers.games.diplomacy.rules.writing.notation import Written, read, split_orders
from greatpowers.games.diplomacy.rules.writing.vocabulary import WORDS, Meaning
from greatpowers.games.diplomacy.state import orders
from tests.games.diplomacy.spelled import A, M, R, refused, settled


@pytest.mark.parametrize(
    "text",
    [
        "A Par - Bur", "a par-bur", "  A   PAR  -   BUR ", "A Par – Bur", "A Par—Bur", "A Par -> Bur",
        "A Par → Bur",
        "A Par > Bur", "A Par => Bur", "A Par − Bur", "A Par to Bur", "A Par moves to Bur",
        "A Paris-Burgundy",
        "Army Paris to Burgundy", "А Париж—Бургундия", "армия Париж в Бургундию", "А Раг - Bur",
        "hadsereg Párizs - Burgundia",
        "sereg parizs megy Burgundia", "French A Par - Bur", "France: A Par - Bur",
        "французская армия Париж - Бургундия",
        "francia A Par - Bur", "A Par - Bur.", "A Par - Bur;", "«A Par - Bur»", "- A Par - Bur",
        "A. Par - Bur", "APar-Bur",
        "A Par Bur", "A\u00a0Par\u00a0-\u00a0Bur", "\ufeffA Par - Bur", "A Par\t- Bur",
    ],
)  # fmt: skip
def test_r2_7_move_however_it_is_written(text: str) -> None:
    assert settled(text) == "A Par - Bur"


@pytest.mark.parametrize("word", [w for w, meaning in WORDS.items() if meaning is Meaning.HOLD])
def test_r2_11_hold_in_every_word(word: str) -> None:
    assert settled(f"F Lon {word}") == settled(f"F Lon-{word}") == "F Lon H"


def test_r2_11_hold_may_name_the_place_again() -> None:
    assert settled("А Париж удерживается в Париже") == "A Par H"
    assert refused("A Par holds in Burgundy").refusal.message == "order-unreadable"


@pytest.mark.parametrize("word", [w for w, meaning in WORDS.items() if meaning is Meaning.SUPPORT])
def test_r2_11_support_in_every_word(word: str) -> None:
    assert settled(f"A Par {word} A Mar - Bur") == "A Par S A Mar - Bur"
    assert settled(f"F Den {word} F Bal") == "F Den S F Bal"


@pytest.mark.parametrize("word", [w for w, meaning in WORDS.items() if meaning is Meaning.CONVOY])
def test_r2_11_convoy_in_every_word(word: str) -> None:
    assert settled(f"F Nth {word} A Lon - Nwy") == "F Nth C A Lon - Nwy"


@pytest.mark.parametrize("words", [w for w, meaning in WORDS.items() if meaning is Meaning.VIA])
def test_r6_14_via_convoy_in_every_word(words: str) -> None:
    for text in (f"A Lon - Bel {words}", f"A Lon - Bel ({words.upper()})", f"A Lon {words} - Bel"):
        assert settled(text) == "A Lon - Bel via convoy"


@pytest.mark.parametrize("word", [w for w, meaning in WORDS.items() if meaning is Meaning.NATION])
def test_r2_10_nation_words_say_nothing(word: str) -> None:
    assert settled(f"A Par S {word} A Ruh-Bur") == "A Par S A Ruh - Bur"
    assert settled(f"{word} F Wes C {word} A Lon-Tun") == "F Wes C A Lon - Tun"


@pytest.mark.parametrize(
    "text", ["F Rom S F Tyn-Удерживать", "F Rom S F Tyn H", "F Rom S F Tyn hold", "F Rom S F Tyn"]
)
def test_r5_7_support_to_hold(text: str) -> None:
    assert settled(text) == "F Rom S F Tyn"


def test_r5_9_support_without_a_dash_as_the_book_prints_it() -> None:
    assert settled("A Par S A Mar Bur") == settled("A Par S A Mar to Bur") == "A Par S A Mar - Bur"


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("A Lon - Nth - Nwy", "A Lon - Nwy"),
        ("A Lon-Eng-Mid-Wes-Tun", "A Lon - Tun"),
        ("A Lon - Nwy via Nth", "A Lon - Nwy via convoy"),
        ("A Lon via Nth - Nwy", "A Lon - Nwy via convoy"),
        ("F Nth C A Lon - Nth - Nwy", "F Nth C A Lon - Nwy"),
        ("A Swe S A Lon - Nth - Nwy via convoy", "A Swe S A Lon - Nwy"),
    ],
)
def test_r6_3_seas_on_the_way_are_ignored(text: str, order: str) -> None:
    assert settled(text) == order


@pytest.mark.parametrize("text", ["F Lon - Nth - Nwy", "A Par - Bur - Mun", "A Lon - Nwy via Bel"])
def test_r6_3_only_an_army_passes_seas(text: str) -> None:
    assert refused(text).refusal.message == "order-unreadable"


@pytest.mark.parametrize(
    "coast",
    [
        "/SC",
        "/sc",
        " SC",
        "(sc)",
        " (SC)",
        "sc",
        "-SC",
        ", south coast",
        " южное побережье",
        " ЮП",
        " déli part",
    ],
)
def test_r3_5_coast_however_it_is_written(coast: str) -> None:
    assert settled(f"F Mid - Spa{coast}", "F Mid") == "F Mid - Spa/SC"
    assert settled(f"F Spa{coast} - GoL") == "F Spa/SC - GoL"


def test_r3_5_cyrillic_letters_of_a_coast() -> None:
    assert settled("F Con-Bul ЕС", "F Con") == "F Con - Bul/EC"


@pytest.mark.parametrize(
    ("text", "order"),
    [("A Tri - Alb", "A Tri R Alb"), ("A Tri R Alb", "A Tri R Alb"),
     ("A Tri retreats to Alb", "A Tri R Alb"),
     ("R A Tri - Alb", "A Tri R Alb"), ("A Tri отступает в Албанию", "A Tri R Alb"),
     ("A Tri visszavonul Albánia", "A Tri R Alb"),
     ("A Tri D", "A Tri D"), ("D A Tri", "A Tri D"), ("A Tri disband", "A Tri D"), ("A Tri - D", "A Tri D"),
     ("A Tri расформировать", "A Tri D"), ("A Tri feloszlat", "A Tri D")],
)  # fmt: skip
def test_r7_1_retreat_however_it_is_written(text: str, order: str) -> None:
    assert settled(text, "A Tri", R) == order


@pytest.mark.parametrize(
    ("text", "order"),
    [("B A Par", "B A Par"), ("Build A Par", "B A Par"), ("A Par B", "B A Par"), ("+A Par", "B A Par"),
     ("+ A Par", "B A Par"),
     ("A Par build", "B A Par"), ("Создать А Париж", "B A Par"), ("В А Раг", "B A Par"),
     ("épít A Par", "B A Par"),
     ("B Par", "B A Par"), ("B F StP/NC", "B F StP/NC"), ("B F StP", "B F StP"), ("B A StP/NC", "B A StP"),
     ("R A Gal", "R A Gal"), ("D A Gal", "R A Gal"), ("A Gal D", "R A Gal"), ("A Gal R", "R A Gal"),
     ("-A Gal", "R A Gal"),
     ("Remove A Gal", "R A Gal"), ("убрать А Галиция", "R A Gal"), ("levesz A Gal", "R A Gal")],
)  # fmt: skip
def test_r8_4_adjustment_however_it_is_written(text: str, order: str) -> None:
    assert settled(text, phase=A) == order


@pytest.mark.parametrize("word", [w for w, meaning in WORDS.items() if meaning is Meaning.WAIVE])
def test_r8_11_waive_in_every_word(word: str) -> None:
    assert settled(word, phase=A) == settled(f"France {word.upper()}.", phase=A) == "Waive"


@pytest.mark.parametrize(
    "text", ["Par - Bur", "Paris H", "Mar S A Par - Bur", "Париж-Бургундия", "French Par - Bur"]
)
def test_r2_2_order_without_a_letter_is_refused(text: str) -> None:
    problem = refused(text)

    assert (problem.refusal.message, problem.refusal.rule) == ("order-without-letter", "2.2")
    assert problem.refusal.params == {"text": text}


def test_r8_8_build_without_a_letter_is_refused_on_a_coast_only() -> None:
    assert settled("B Mos", phase=A) == "B A Mos"
    assert refused("B Bre", A).refusal.rule == "8.8"
    assert refused("D Lon", A).refusal.message == "order-without-letter"


@pytest.mark.parametrize(
    ("text", "word", "readings"),
    [
        ("A Liv - Yor", "Liv", {"Lvp", "Lvn"}),
        ("A Yor - Liv", "Liv", {"Lvp", "Lvn"}),
        ("F Ion - Тун", "Тун", {"Tun", "Tyn"}),
    ],
)
def test_r2_8_ambiguous_place_is_refused_with_its_readings(text: str, word: str, readings: set[str]) -> None:
    problem = refused(text)

    assert (problem.refusal.message, problem.refusal.rule) == ("order-ambiguous-place", "2.8")
    assert problem.refusal.params["word"] == word
    assert set(problem.readings) == readings


@pytest.mark.parametrize(
    ("text", "order"),
    [("F Nap-Тун", "F Nap - Tyn"), ("A Nap - Тун", "A Nap - Tun"), ("A Тун H", "A Tun H"),
     ("F Naf - Тун", "F NAf - Tun"),
     ("F Rom S F Тун", "F Rom S F Tyn"), ("F Rom S F Nap - Тун", "F Rom S F Nap - Tyn"),
     ("F Ion C A Тун - Gre", "F Ion C A Tun - Gre")],
)  # fmt: skip
def test_r2_6_only_one_alphabet_makes_sense(text: str, order: str) -> None:
    """The book prints Tyn in Cyrillic letters, where it also begins Тунис."""
    assert settled(text) == order


@pytest.mark.parametrize(
    ("text", "word"), [("A Foo - Bur", "Foo"), ("A Par - Burgumdy", "Burgumdy"), ("A Par S A Mer", "Mer")]
)
def test_r2_7_unknown_place_is_refused_by_its_word(text: str, word: str) -> None:
    problem = refused(text)

    assert problem.refusal.message == "order-unknown-place"
    assert problem.refusal.params["word"] == word


@pytest.mark.parametrize(
    ("text", "word", "position"),
    [("F Eng C A Lon S A Pic—Bre", "S", 15), ("A Par - Bur Mun", "Bur", 9), ("A Par H H", "H", 9),
     ("A Par foo Bur", "foo", 7),
     ("A Par - Bur @", "@", 13), ("A Par S S A Mar", "S", 9), ("A Par & Bur", "&", 7),
     ("A 12 - Bur", "12", 3), ("B waive", "waive", 3)],
)  # fmt: skip
def test_r2_1_unreadable_order_says_where(text: str, word: str, position: int) -> None:
    problem = refused(text)

    assert problem.refusal.message == "order-unreadable"
    assert problem.refusal.params == {"text": text, "word": word, "position": position}


@pytest.mark.parametrize(
    "text", ["A Par", "A", "A Par -", "A Par S", "A Par S A", "F Nth C A Lon", "F Nth C A Lon -"]
)
def test_r2_1_incomplete_order_is_refused(text: str) -> None:
    assert refused(text).refusal.message == "order-incomplete"


@pytest.mark.parametrize("text", ["", "   ", "\n", ".", " ;; ", "\u200b"])
def test_r2_1_empty_order_is_refused(text: str) -> None:
    assert refused(text).refusal.message == "order-empty"


@pytest.mark.parametrize(
    ("text", "phase"),
    [("B A Par", M), ("A Par D", M), ("R A Par", M), ("Waive", M), ("A Tri R Alb", M), ("A Tri H", R),
     ("A Tri S A Vie", R),
     ("A Tri - Alb via convoy", R), ("B A Tri", R), ("Waive", R), ("A Par - Bur", A), ("A Par H", A),
     ("A Tri R Alb", A)],
)  # fmt: skip
def test_r1_5_order_of_another_phase_is_refused(text: str, phase: PhaseKind) -> None:
    problem = refused(text, phase)

    assert problem.refusal.message == "order-wrong-phase"
    assert problem.refusal.params["phase"] == phase.value


@pytest.mark.parametrize(
    ("text", "message"),
    [("A" * 10_000, "order-too-long"), ("A Par - Bur" + " " * 10_000, "order-too-long"),
     ("ё" * 10_000, "order-too-long"),
     ("A Par\x00 - Bur", "order-control-character"), ("A Par - Bur\x1b[31m", "order-control-character"),
     ("\ud800", "order-control-character"), ("x" * 200, "order-unknown-place")],
)  # fmt: skip
def test_r2_1_long_text_and_control_characters_are_refused_at_once(text: str, message: str) -> None:
    start = time.perf_counter()
    problem = refused(text)

    assert time.perf_counter() - start < 0.25
    assert problem.refusal.message == message
    assert len(str(problem)) < 1000
    assert "\x1b" not in str(problem)


def test_r2_1_written_order_tells_what_was_said() -> None:
    assert read("F Nth C Lon - Bel", M) == Written(
        orders.CONVOY, FLEET, LOCATION_NUMBER["Nth"], None, LOCATION_NUMBER["Lon"], LOCATION_NUMBER["Bel"]
    )
    assert read("F Mid - Spa/NC", M).coast_named
    assert not read("F Mid - Spa", M).coast_named
    assert read("B Mos", A).unit_kind is None
    assert read("A Lon - Bel VIA", M).via_convoy


def test_r2_1_same_text_is_read_once() -> None:
    assert read("А Париж—Бургундия", M) is read("А Париж—Бургундия", M)
    assert read("A Tri - Alb", M).kind == orders.MOVE
    assert read("A Tri - Alb", R).kind == orders.RETREAT


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("A Par - Bur\nF Bre H", ["A Par - Bur", "F Bre H"]),
        ("A Par - Bur; F Bre H;\r\n\r\n A Mar H ", ["A Par - Bur", "F Bre H", "A Mar H"]),
        ("Весна 1901 года:\nA Par H", ["A Par H"]),
        ("Spring 1901: A Par H", ["A Par H"]),
        ("Spring, 1901\nFrance\nA Par H", ["A Par H"]),
        ("1901 tavasza\nFranciaország: A Par H", ["A Par H"]),
        ("S1901M\nFrance: A Par H", ["A Par H"]),
        ("**Австрия:** A Vie—Tri, A Bud—Gal, F Tri—Alb  ", ["A Vie—Tri", "A Bud—Gal", "F Tri—Alb"]),
        (
            "Австрия: A Ser S Turkish A Bul—Rum, Turkish F Bla H",
            ["A Ser S Turkish A Bul—Rum", "Turkish F Bla H"],
        ),
        ("F Mid - Spain, south coast, A Par H", ["F Mid - Spain, south coast", "A Par H"]),
        ("A Par, S A Mar - Bur", ["A Par, S A Mar - Bur"]),
        ("B A Par, +F Bre, R A Gal, waive", ["B A Par", "+F Bre", "R A Gal", "waive"]),
        ("A Tri, D", ["A Tri, D"]),
        ("1. A Par H\n2) A Mar H\n- F Bre H", ["A Par H", "A Mar H", "- F Bre H"]),
        ("English A Lon - Bel", ["English A Lon - Bel"]),
        ("", []),
        (" \n;;\n , ", []),
    ],
)
def test_r2_1_order_set_is_split_and_its_header_dropped(text: str, parts: list[str]) -> None:
    assert split_orders(text) == parts


def test_r2_1_sample_turn_of_the_book_is_read_whole() -> None:
    printed = """### Осень 1901 года
        **Россия:** A Ukr S F Sev—Rum, A War—Gal, F Bot—Swe, F Sev—Rum
        **Англия:** A Yor—Nwy, F Nth C A Yor—Nwy, F Nrg—Bar
        **Франция:** A Bur—Mar, A Spa—Port, F Pic—Bel
        **Италия:** A Ven—Удерживать, A Pie—Mar, F Ion—Tun"""

    assert [settled(part) for part in split_orders(printed)] == [
        "A Ukr S F Sev - Rum", "A War - Gal", "F Bot - Swe", "F Sev - Rum", "A Yor - Nwy",
        "F Nth C A Yor - Nwy",
        "F Nrg - Bar", "A Bur - Mar", "A Spa - Por", "F Pic - Bel", "A Ven H", "A Pie - Mar", "F Ion - Tun",
    ]  # fmt: skip
