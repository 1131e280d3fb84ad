"""Every card of the data has its rules, and nothing else has. [9.5]"""

from __future__ import annotations

import pytest

from greatpowers.engine.frames import FRAMES, Choice
from greatpowers.games.paths_of_glory.printed.card_names import PLACE_OF_EXECUTION
from greatpowers.games.paths_of_glory.printed.cards import CARDS
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.rules.combat.combat_cards import COMBAT_CARDS, combat_card_refusal
from greatpowers.games.paths_of_glory.rules.events.registry import EVENTS, event_refusal
from greatpowers.locale import LANGUAGES, Texts
from tests.games.paths_of_glory.cardplay import asked, forbidden_by, offered, play, refusal, war

PLAIN_EVENTS = [card.id for card in CARDS.values() if not card.is_combat_card]


def test_r9_5_every_card_that_is_no_combat_card_has_an_event():
    assert set(EVENTS) == {*PLAIN_EVENTS, PLACE_OF_EXECUTION}


def test_r9_5_4_every_combat_card_is_known_as_one():
    assert set(COMBAT_CARDS) == {card.id for card in CARDS.values() if card.is_combat_card}


def test_r9_5_4_every_combat_card_does_something_for_somebody():
    for card in COMBAT_CARDS.values():
        effects = (
            card.drm, card.cancels_trenches, card.cancels_shifts, card.fires_first, card.army_table,
            card.cancels_retreat, card.is_withdrawal, card.acts_as_trench, card.cancels_attack,
            card.auto_flank,
        )  # fmt: skip

        assert any(effects), card.id
        assert card.attacker or card.defender, card.id


@pytest.mark.parametrize("card", sorted(CARDS))
def test_r9_1_2_a_card_is_nothing_to_the_other_side(card):
    other = AP if CARDS[card].side == CP else CP
    for found in (event_refusal(war(), other, card), combat_card_refusal(war(), other, card)):
        assert found is not None
        assert found.rule == "9.1.2"


def test_r9_5_1_1_every_event_can_be_asked_for_and_every_refusal_names_a_rule():
    empty, full = war(), war(start=True, at_war=["tu"])
    for card in EVENTS:
        for state in (empty, full):
            found = refusal(state, card)
            assert found is None or found.rule, card


@pytest.mark.parametrize("language", LANGUAGES)
def test_r9_5_every_card_has_a_name_and_a_text_that_fits_its_face(language):
    words = Texts(language, strict=True)
    for card in CARDS:
        stem = f"pog-card-{card.replace('_', '-')}"

        assert words.format(f"{stem}-name")
        assert 10 <= len(words.format(f"{stem}-text")) <= 200, card


def test_r9_5_every_choice_of_an_event_is_known_to_saved_states():
    names = {name for name, cls in FRAMES.items() if ".cards." in cls.__module__ and issubclass(cls, Choice)}

    assert {"ChooseEntry", "ChooseFreeSpace", "ChooseLanding", "ChooseTrench", "ChooseForAfrica"} <= {
        name.rpartition(".")[2] for name in names
    }


def test_r9_5_a_choice_with_one_answer_is_not_asked():
    """Only one source has room: the army goes there by itself."""
    state = war({"petrograd": ["ru_1"] + ["ru_corps"] * 2, "moscow": ["ru_2"] + ["ru_corps"] * 2,
                 "kharkov": ["ru_3"] + ["ru_corps"] * 2})  # fmt: skip
    assert forbidden_by(state, "ap_32") == ""

    play(state, "ap_32")
    assert (asked(state), offered(state)) == (("", ""), [])
