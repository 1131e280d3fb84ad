"""Places, units, orders and reasons in words, in three languages."""

from __future__ import annotations

import re

import pytest

from greatpowers.engine.errors import (
    DataError,
    GreatPowersError,
    IllegalDecision,
    InvariantBroken,
    OptionError,
    Reason,
    RecordError,
    UnreadableDecision,
)
from greatpowers.games.diplomacy import referee
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.printed.board import LOCATIONS
from greatpowers.games.diplomacy.printed.names import PhaseKind
from greatpowers.games.diplomacy.rules.writing.notation import read
from greatpowers.games.diplomacy.state.canonical import order_in, saved_order
from greatpowers.games.diplomacy.words import wording
from greatpowers.locale import LANGUAGES, Texts
from tests.games.diplomacy.test_datc import CASES, READINGS

EN, RU, HU = (Texts(language, strict=True) for language in LANGUAGES)
ALL = (EN, RU, HU)
DIPLOMACY = Diplomacy()


def worded(reason: Reason) -> list[str]:
    return [wording.reason_sentence(texts, reason) for texts in ALL]


def test_places_have_their_printed_names() -> None:
    assert [wording.place_name(texts, "Vie") for texts in ALL] == ["Vienna", "Вена", "Bécs"]


def test_r3_4_a_coast_is_named_beside_its_province() -> None:
    assert [wording.place_name(texts, "StP/SC") for texts in ALL] == [
        "St Petersburg (south coast)",
        "Санкт-Петербург (южное побережье)",
        "Szentpétervár (déli part)",
    ]


@pytest.mark.parametrize("texts", ALL, ids=LANGUAGES)
def test_every_place_has_a_name_of_its_own(texts: Texts) -> None:
    names = [wording.place_name(texts, place) for place in LOCATIONS]

    assert len(set(names)) == len(LOCATIONS) == 81
    assert not set(names) & set(LOCATIONS)


def test_a_unit_is_named_by_where_it_stands_with_its_kind_beside_it() -> None:
    assert [wording.unit_said(texts, "A Par") for texts in ALL] == [
        {"": "Paris", "kind": "A"},
        {"": "Париж", "kind": "A"},
        {"": "Párizs", "kind": "A"},
    ]
    assert wording.unit_said(RU, "F Bul/EC") == {"": "Болгария (восточное побережье)", "kind": "F"}


def test_powers_and_seats_have_names() -> None:
    assert [wording.power_name(texts, "Germany") for texts in ALL] == ["Germany", "Германия", "Németország"]
    assert wording.seat_name(RU, "Austria+France") == "Австрия + Франция"
    assert [wording.seat_name(texts, "all") for texts in ALL] == ["everybody", "все", "mindenki"]


def test_r1_4_phases_are_dated() -> None:
    assert [wording.turn_name(texts, "S1901M") for texts in ALL] == [
        "Spring 1901",
        "Весна 1901 года",
        "1901 tavasza",
    ]
    assert [wording.phase_name(texts, "F1914R") for texts in ALL] == [
        "Autumn 1914, retreat and disband phase",
        "Осень 1914 года, фаза отступления",
        "1914 ősze, visszavonulási fázis",
    ]
    assert [wording.turn_name(texts, "F1901A") for texts in ALL] == [
        "Winter 1901",
        "Зима 1901 года",
        "1901 tele",
    ]
    assert wording.phase_name(EN, "W1901A") == "Winter 1901, adjustment phase"
    assert wording.phase_name(RU, "M") == "фаза написания приказов"


@pytest.mark.parametrize(
    ("order", "english", "russian", "hungarian"),
    [
        (
            "A Par H",
            "Paris holds",
            "Париж удерживает позицию",
            "Párizs tart",
        ),
        (
            "A Par - Bur",
            "Paris moves to Burgundy",
            "Париж движется в Бургундию",
            "Párizs mozog Burgundiába",
        ),
        (
            "A Lon - Bel via convoy",
            "London moves by convoy to Belgium",
            "Лондон движется с помощью конвоя в Бельгию",
            "London konvojjal mozog Belgiumba",
        ),
        (
            "F Den S F Bal",
            "Denmark supports Baltic Sea",
            "Дания поддерживает оборону в Балтийском море",
            "Dánia támogatja a tartást a Balti-tengeren",
        ),
        (
            "A Gas S A Mar - Bur",
            "Gascony supports Marseilles to Burgundy",
            "Гасконь поддерживает движение из Марселя в Бургундию",
            "Gascogne támogatja a mozgást Marseille-ből Burgundiába",
        ),
        (
            "F Nth C A Lon - Nwy",
            "North Sea convoys London to Norway",
            "Северное море сопровождает армию из Лондона в Норвегию",
            "Északi-tenger hadsereget szállít Londonból Norvégiába",
        ),
        (
            "F Mid R Spa/NC",
            "Mid-Atlantic Ocean retreats to Spain (north coast)",
            "Средняя Атлантика отступает в Испанию (северное побережье)",
            "Közép-Atlanti-óceán visszavonul Spanyolországba (északi part)",
        ),
        (
            "A Tri D",
            "Trieste disbands",
            "Триест — расформирование",
            "Trieszt feloszlik",
        ),
        (
            "B F StP/NC",
            "a fleet is built in St Petersburg (north coast)",
            "создается флот в Санкт-Петербурге (северное побережье)",
            "flotta épül Szentpéterváron (északi part)",
        ),
        (
            "R A Gal",
            "the army in Galicia is removed",
            "убирается армия в Галиции",
            "hadsereg levétele Galíciában",
        ),
        ("Waive", "a build is waived", "отказ от создания", "lemondás az építésről"),
    ],
)
def test_r2_11_every_kind_of_order_is_a_sentence(
    order: str, english: str, russian: str, hungarian: str
) -> None:
    assert [wording.order_sentence(texts, saved_order(order)) for texts in ALL] == [
        f"Order: {english}.",
        f"Приказ: {russian}.",
        f"Parancs: {hungarian}.",
    ]


def test_r3_5_a_refusal_says_what_is_wrong_the_rule_and_the_pieces() -> None:
    assert worded(Reason("move-name-the-coast", "3.5", {"unit": "F Mid", "place": "Spa"})) == [
        "Not allowed (rule 3.5): Mid-Atlantic Ocean can reach both coasts of Spain, "
        "so the coast must be named.",
        "Нельзя (правило 3.5): из Средней Атлантики достижимы оба побережья, назовите нужное (Испания).",
        "Nem lehet (szabály: 3.5): a Közép-Atlanti-óceánról mindkét part elérhető, "
        "nevezd meg a partot (Spanyolország).",
    ]


def test_r4_3_a_verdict_shows_the_numbers_behind_it() -> None:
    params = {"place": "Sil", "strength": 1, "against": 1, "other": "A War"}

    assert worded(Reason("bounced-standoff", "4.3", params))[1] == (
        "Противостояние в Силезии: с равной силой шло и подразделение из Варшавы, 1 против 1 (правило 4.3)."
    )


def test_r2_8_readings_are_places_with_their_codes() -> None:
    params: dict[str, str | int] = {"text": "A Po H", "word": "Po", "readings": "Por, Pru"}

    assert worded(Reason("order-ambiguous-place", "2.8", params))[0] == (
        "Not clear (rule 2.8): several provinces can be meant. Word: “Po”. "
        "Possible: Portugal (Por) and Prussia (Pru). Order: “A Po H”."
    )


@pytest.mark.parametrize(
    "text", ["A Qqqq - Bur", "A Par - N", "A Par", "", "Par H", "A Par S", "B A Par", "x" * 300, "A\x07"]
)
def test_r2_6_every_unreadable_order_is_answered_in_words(text: str) -> None:
    with pytest.raises(UnreadableDecision) as caught:
        read(text, PhaseKind.MOVEMENT)

    said = [wording.error_sentence(texts, caught.value) for texts in ALL]
    assert len(set(said)) == 3
    assert all(re.search(r"\((rule|правило|szabály:) \d+\.\d+\): ", line) for line in said)


@pytest.mark.parametrize(
    ("reason", "english"),
    [
        (
            Reason("retreat-clash", "7.8", {"place": "Gas"}),
            "Several units retreated to Gascony, so all disband (rule 7.8).",
        ),
        (Reason("retreat-clash", "7.8"), "all disband (rule 7.8)."),
        (Reason("order-twice", "2.13", {"text": "A Par H"}), "Order: “A Par H”."),
        (Reason("order-twice", "2.13"), "two different orders."),
        (Reason("order-no-unit", "2.9", {"place": "Par"}), "nobody stands in Paris."),
        (Reason("order-no-unit", "2.9", {"text": "A Par H"}), "Order: “A Par H”."),
        (Reason("order-unreadable", "2.1", {"text": "???"}), "Text: “???”."),
        (
            Reason("order-unknown-place", "2.7", {"text": "A Q H", "word": "Q", "readings": ""}),
            "Word: “Q”. Order: “A Q H”.",
        ),
    ],
)
def test_a_reason_is_worded_with_what_it_has(reason: Reason, english: str) -> None:
    assert worded(reason)[0].endswith(english)


def test_orders_in_refusals_stay_as_they_were_written() -> None:
    assert worded(Reason("retreat-only", "7.6", {"order": "A Par H"}))[2].endswith("Parancs: „A Par H”.")


@pytest.mark.parametrize("hostile", ["{ $unit }", "F Xyz", "A Par/XC", "<script>", "\x00", "A", "", "a\nb"])
def test_unknown_and_hostile_values_pass_through_unharmed(hostile: str) -> None:
    for texts in ALL:
        for say in (wording.place_name, wording.unit_said, wording.power_name, wording.seat_name):
            assert say(texts, hostile) == hostile
        assert wording.phase_name(texts, hostile + "?") == hostile + "?"
        assert order_in(hostile) is None
        said = wording.reason_sentence(texts, Reason("order-foreign-unit", "2.9", {"unit": hostile}))
        assert f"({hostile})" in said


@pytest.mark.parametrize(
    ("error", "russian"),
    [
        (IllegalDecision("France", Reason("not-your-turn")), "Нельзя: сейчас не ваш ход."),
        (OptionError("unknown game 'go'"), "Неверные параметры: unknown game 'go'"),
        (RecordError("not a record"), "Неверная запись партии: not a record"),
        (DataError("a.csv", 3, "odd"), "Неверный файл данных: a.csv:3: odd"),
        (InvariantBroken("1.7", "two units"), "Ошибка в программе: [1.7] two units"),
        (GreatPowersError("something else"), "Ошибка: something else"),
    ],
)
def test_errors_are_one_line(error: GreatPowersError, russian: str) -> None:
    assert wording.error_sentence(RU, error) == russian


@pytest.mark.parametrize("texts", ALL, ids=LANGUAGES)
def test_every_scenario_and_option_has_words(texts: Texts) -> None:
    for scenario in DIPLOMACY.scenarios:
        assert wording.scenario_name(texts, scenario.id)
        assert wording.scenario_about(texts, scenario.id).endswith(".")
    for option in DIPLOMACY.options:
        values = option.choices or ((True, False) if isinstance(option.default, bool) else (0, 1910))
        assert wording.option_about(texts, option.name).endswith(".")
        assert len({wording.option_value(texts, option.name, value) for value in values}) == len(values)
        assert wording.option_name(texts, option.name) not in (option.name, "")


def test_a_year_is_no_quantity() -> None:
    assert wording.option_value(EN, "last_year", 1910) == "1910"


@pytest.mark.parametrize("rules", READINGS)
def test_every_reason_of_the_test_cases_has_words(rules: str) -> None:
    seen = set()
    for case in CASES:
        parts = ("phase", "units", "orders", "centres", "options")
        answer = referee.answer({key: case[key] for key in parts if key in case} | {"rules": rules})
        for told in answer["reasons"].values():
            for plain in told.values():
                params = {key: value for key, value in plain.items() if key not in ("message", "rule")}
                said = worded(Reason(plain["message"], plain["rule"], params))
                assert len(set(said)) == 3
                assert all(plain["rule"] in line for line in said)
                seen.add(plain["message"])

    assert len(seen) > 30
