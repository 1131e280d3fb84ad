"""Loading, falling back, plurals, numbers and lists of the texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatpowers.locale import LANGUAGES, TextMissing, Texts, texts

NO_BREAK_SPACE = "\u00a0"
HOSTILE = (
    "{ $unit }",
    "{ -italy }",
    "<b>&amp;</b>",
    "%s %(x)s {0}",
    "a\"b\\n'c",
    "line\nbreak\ttab",
    "\x1b[31mred",
    "\u202eabc\u2066",
    "🜨" * 40,
    "",
)


def strict(language: str) -> Texts:
    return Texts(language, strict=True)


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"'tlh'.*en, ru, hu"):
        Texts("tlh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_strict_texts_name_the_missing_message(language: str) -> None:
    with pytest.raises(TextMissing, match=f"no message 'no-such-thing' in '{language}'"):
        strict(language).format("no-such-thing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_strict_texts_name_the_missing_parameter(language: str) -> None:
    with pytest.raises(TextMissing, match=f"'decision-unknown' in '{language}'.*text"):
        strict(language).format("decision-unknown", rule="none")


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_run_time_a_missing_message_becomes_its_id(language: str) -> None:
    assert Texts(language).format("no-such-thing", unit="A Par") == "no-such-thing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_run_time_a_missing_parameter_becomes_the_id(language: str) -> None:
    assert Texts(language).format("decision-unknown", rule="none") == "decision-unknown"


def test_a_message_that_only_english_has_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, line in {"en": "only-here = English { $n }\n", "ru": "shared = да\n"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(line, encoding="utf-8")
    (tmp_path / "games").mkdir()
    monkeypatch.setattr(texts, "files", lambda _package: tmp_path)
    texts._bundle.cache_clear()
    try:
        assert Texts("ru").format("only-here", n=3) == "English 3"
        assert Texts("ru").format("shared") == "да"
        assert not Texts("ru").has("only-here")
    finally:
        texts._bundle.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", HOSTILE)
def test_hostile_values_pass_through_unharmed(language: str, value: str) -> None:
    text = strict(language).format("decision-unknown", rule="none", text=value)

    opening, closing = {"en": "“”", "ru": "«»", "hu": "„”"}[language]
    assert text.endswith(f"{opening}{value}{closing}.")


@pytest.mark.parametrize("name", ["message_id", "self", "from", "class", "a b"])
def test_a_parameter_may_have_any_name(name: str) -> None:
    said = Texts("en", strict=True).format("not-your-turn", **{"rule": "1.13", name: "x"})

    assert said == "Not allowed (rule 1.13): it is not your turn."


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, "0 подразделений"),
        (1, "1 подразделения"),
        (2, "2 подразделений"),
        (4, "4 подразделений"),
        (5, "5 подразделений"),
        (11, "11 подразделений"),
        (21, "21 подразделения"),
        (22, "22 подразделений"),
        (1.5, "1,5 подразделения"),
    ],
)
def test_russian_plurals(count: float, words: str) -> None:
    line = strict("ru").format("dip-event-builds-waived", power="Франция", count=count)

    assert line == f"Франция отказывается от создания {words}."


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (1, "1 центр"),
        (2, "2 центра"),
        (5, "5 центров"),
        (18, "18 центров"),
        (21, "21 центр"),
        (1.5, "1,5 центра"),
    ],
)
def test_russian_plurals_of_two_words(count: float, words: str) -> None:
    line = strict("ru").format("dip-event-game-won", seat="Франция", centres=count)

    assert line == f"Франция одерживает единоличную победу: {words} снабжения."


@pytest.mark.parametrize(("count", "number"), [(1, "1"), (2, "2"), (5, "5"), (21, "21"), (1.5, "1,5")])
def test_hungarian_nouns_stay_singular_after_a_number(count: float, number: str) -> None:
    line = strict("hu").format("dip-event-builds-waived", power="Anglia", count=count)

    assert line == f"Anglia lemond {number} építésről."


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 build"), (2, "2 builds"), (21, "21 builds"), (1.5, "1.5 builds")]
)
def test_english_plurals(count: float, words: str) -> None:
    line = strict("en").format("dip-event-builds-waived", power="France", count=count)

    assert line == f"France waives {words}."


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "4,000.5"),
        ("ru", f"4{NO_BREAK_SPACE}000,5"),
        ("hu", f"4{NO_BREAK_SPACE}000,5"),
    ],
)
def test_numbers_follow_the_language(language: str, written: str) -> None:
    assert Texts(language).number(4000.5) == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_modifiers_carry_their_sign_and_a_true_minus(language: str) -> None:
    speaker = Texts(language)

    assert [speaker.signed(value) for value in (2, 0, -2)] == ["+2", "0", "\u22122"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_number_in_a_slot_has_a_true_minus(language: str) -> None:
    line = strict(language).format("dip-centre-count", power="X", count=-3)

    assert line.endswith(" \u22123")


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "a and b", "a, b and c"),
        ("ru", "a и b", "a, b и c"),
        ("hu", "a és b", "a, b és c"),
    ],
)
def test_lists_follow_the_language(language: str, two: str, three: str) -> None:
    speaker = Texts(language)

    assert [speaker.list_of("abc"[:n]) for n in range(4)] == ["", "a", two, three]


@pytest.mark.parametrize(
    ("language", "with_rule", "without"),
    [
        ("en", "Not allowed (rule 1.9): there is no such seat.", "Not allowed: there is no such seat."),
        ("ru", "Нельзя (правило 1.9): такого места нет.", "Нельзя: такого места нет."),
        ("hu", "Nem lehet (szabály: 1.9): nincs ilyen játékoshely.", "Nem lehet: nincs ilyen játékoshely."),
    ],
)
def test_a_refusal_names_its_rule_if_it_has_one(language: str, with_rule: str, without: str) -> None:
    speaker = strict(language)

    assert speaker.format("seat-unknown", rule="1.9", seat="Narnia").startswith(with_rule)
    assert speaker.format("seat-unknown", rule="none", seat="Narnia").startswith(without)
