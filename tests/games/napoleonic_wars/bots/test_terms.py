"""Offers of submission: terms that give a victory away are refused, good ones taken. [15.41]"""

from __future__ import annotations

import pytest

from greatpowers.bots.arena import make_player
from greatpowers.engine.match import Question
from greatpowers.games.napoleonic_wars.printed.board import AREA_NUMBER
from greatpowers.games.napoleonic_wars.printed.names import FRANCE, NATIONS, PRUSSIA
from greatpowers.games.napoleonic_wars.printed.pieces import START_KEYS
from greatpowers.games.napoleonic_wars.rules.conquest.submission import ChooseAcceptance, ChooseOffer
from greatpowers.games.napoleonic_wars.show.view import view
from greatpowers.games.napoleonic_wars.state.state import State
from greatpowers.games.table import find_game
from tests.games.napoleonic_wars.boards import board

GAME = find_game("napoleonic-wars")
by_level = pytest.mark.parametrize("level", ["regular", "veteran"])
TAKEN = ("berlin", "magdeburg", "hanover", "breslau", "danzig")


def beaten_prussia(strength: int = 1) -> State:
    """France holds five of seven Keys, Prussia hardly a man."""
    return board(
        {
            "berlin": "napoleon, davout + 9 france",
            "breslau": "ney + 4 france",
            "konigsberg": f"blucher + {strength} prussia",
            "paris": "3 france",
        },
        scenario="1813-5",
        flags=dict.fromkeys(TAKEN, "france"),
        start_keys=dict(zip(NATIONS, START_KEYS, strict=True)),
    )


def answered(level: str, ceded: tuple[str, ...], returned: tuple[str, ...]) -> str:
    state = beaten_prussia()
    areas = [tuple(AREA_NUMBER[name] for name in names) for names in (ceded, returned)]
    choice = ChooseAcceptance("france", PRUSSIA, FRANCE, *areas)
    state.push(choice)
    question = Question("france", choice, choice.options(state))
    return choice.write(make_player(GAME, level, "terms").decide(view(state, "france"), question))


@by_level
def test_terms_that_give_every_key_back_are_refused(level: str) -> None:
    assert answered(level, (), TAKEN) == "refuse"


@by_level
def test_submission_with_two_keys_on_top_is_accepted(level: str) -> None:
    assert answered(level, ("warsaw", "konigsberg"), ()) == "accept"


@by_level
@pytest.mark.parametrize(("strength", "gives_in"), [(1, True), (8, False)])
def test_only_who_has_nothing_left_to_fight_with_gives_in(level: str, strength: int, gives_in: bool) -> None:
    state = beaten_prussia(strength)
    choice = ChooseOffer("prussia", PRUSSIA, FRANCE)
    state.push(choice)
    question = Question("prussia", choice, choice.options(state))

    answer = choice.write(make_player(GAME, level, "terms").decide(view(state, "prussia"), question))

    assert (answer != "no offer") == gives_in
