"""Names in their cases: every place of the three games has its Russian forms, and texts get them."""

from __future__ import annotations

import re

import pytest

from greatpowers.games.diplomacy.printed.board import PROVINCES
from greatpowers.games.diplomacy.state.canonical import saved_order
from greatpowers.games.diplomacy.words.wording import order_phrase
from greatpowers.games.napoleonic_wars.printed.board import NAMES as NW_PLACES
from greatpowers.games.napoleonic_wars.printed.pieces import NATION_NAMES
from greatpowers.games.paths_of_glory.printed.board import NAMES as POG_PLACES
from greatpowers.games.paths_of_glory.rules.redeployment.sendings import Send
from greatpowers.games.paths_of_glory.state.ids import Goal, read_look, read_space
from greatpowers.games.paths_of_glory.words.speakers import VOICE
from greatpowers.locale import LANGUAGES, Texts
from greatpowers.locale.declension import CASES, Forms, case_functions
from tests.locale.ftl_catalogue import declined, entries, name_forms

#: The map of The Napoleonic Wars shows the town in brackets alone.
TOWNS = [name.partition(" (")[2].removesuffix(")") for name in NW_PLACES["ru"] if "(" in name]
PLACES = {
    "diplomacy": [province.names["ru"] for province in PROVINCES],
    "paths-of-glory": list(POG_PLACES["ru"]),
    "napoleonic-wars": [*NW_PLACES["ru"], *TOWNS],
}
FORMS = name_forms("ru")


def word(name: str) -> str:
    return name.partition(" (")[0]


@pytest.mark.parametrize("game", PLACES)
def test_every_place_can_be_gone_to_and_stood_in(game: str) -> None:
    names = {word(name) for name in PLACES[game]}

    assert len(names) > 70
    assert sorted(name for name in names if not {"to", "in"} <= set(FORMS.get(name, {}))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_diplomacy_can_be_gone_to_stood_in_and_left(language: str) -> None:
    forms = name_forms(language)
    names = {word(province.names[language]) for province in PROVINCES}

    assert sorted(name for name in names if not {"to", "in", "from"} <= set(forms.get(name, {}))) == []


def test_every_nation_of_the_napoleonic_wars_can_own() -> None:
    assert sorted(name for name in NATION_NAMES["ru"] if "of" not in FORMS.get(name, {})) == []


def test_no_form_is_kept_for_a_name_that_no_game_has() -> None:
    known = {word(name) for names in PLACES.values() for name in names} | set(NATION_NAMES["ru"])

    assert sorted(set(FORMS) - known) == []


def test_every_form_begins_as_its_name_does() -> None:
    """A preposition, then the same word with another ending: nothing was mixed up."""
    strange = [
        (name, form)
        for name, forms in FORMS.items()
        for case, form in forms.items()
        if not re.match(rf"(?i){'' if case == 'of' else '(в|во|на|к|среди|из|с) (ячейк. )?'}{name[:2]}", form)
    ]

    assert strange == []


def test_a_name_in_two_games_has_one_form() -> None:
    """Forms go by the name, so two files must not disagree."""
    written: dict[tuple[str, str], set[str]] = {}
    for name, case, form in declined("ru"):
        written.setdefault((name, case), set()).add(form)

    assert [key for key, found in written.items() if len(found) > 1] == []


@pytest.mark.parametrize(
    ("function", "name", "said"),
    [
        ("TO", "Апулия", "в Апулию"),
        ("IN", "Апулия", "в Апулии"),
        ("TO", "Силезия (Бреслау)", "в Силезию (Бреслау)"),
        ("OF", "Турция", "Турции"),
        ("TO", "Нарния", "→ Нарния"),
        ("IN", "Нарния (шкаф)", "(Нарния (шкаф))"),
        ("OF", "Нарния", "(Нарния)"),
    ],
)
def test_a_name_without_a_form_stays_readable(function: str, name: str, said: str) -> None:
    forms: Forms = {
        "Апулия": {"to": "в Апулию", "in": "в Апулии"},
        "Силезия": {"to": "в Силезию"},
        "Турция": {"of": "Турции"},
    }

    assert case_functions(forms)[function](name) == said


def test_orders_and_answers_say_where_to() -> None:
    texts = Texts("ru", strict=True)

    assert order_phrase(texts, saved_order("A Ven - Apu")) == "Венеция движется в Апулию"
    assert order_phrase(texts, saved_order("F Mid - Spa/NC")) == (
        "Средняя Атлантика движется в Испанию (северное побережье)"
    )
    redeployed = Send(read_look("fr_corps@paris"), Goal(read_space("verdun")))
    assert VOICE.option(texts, redeployed) == ("передислоцировать в Верден: французский корпус (Париж)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_languages_with_forms_ask_for_them(language: str) -> None:
    call = re.compile(rf"\b({'|'.join(CASES)})\(")
    asking = [id_ for id_, entry in entries(language).items() if call.search(entry.source)]

    assert bool(asking) == bool(name_forms(language))
