"""Whatever event may be played in the course of a game, the game goes on soundly. [9.5]"""

from __future__ import annotations

import random

import pytest

from greatpowers.engine.state import decide_in_place, open_choices
from greatpowers.games.paths_of_glory.printed.names import SIDE_NUMBER
from greatpowers.games.paths_of_glory.rules.actions.action_round import ChooseAction
from greatpowers.games.paths_of_glory.rules.events.registry import EVENTS, event_refusal
from greatpowers.games.paths_of_glory.rules.invariants import check
from greatpowers.games.paths_of_glory.state.state import State
from tests.games.paths_of_glory.seen import deck_of, discards_of, hand_of
from tests.games.paths_of_glory.turns import new_game

#: How long a follow-up is watched, and how many questions of the game itself lie between two probes.
WATCHED, BETWEEN = 25, 40


def step(state: State, chance: random.Random) -> None:
    """One random answer, which its own text must lead back to."""
    choice = open_choices(state)[0]
    text = choice.write(chance.choice(choice.options(state)))
    option = choice.read(state, text)
    assert choice.refuse(state, option) is None, text
    assert choice.write(option) == text
    decide_in_place(state, choice, option)


def probe(state: State, card: str, chance: random.Random) -> None:
    """Give the side the card, let it play the event, and see what follows."""
    twin = state.copy()
    (choice,) = open_choices(twin)
    side = SIDE_NUMBER[choice.seat]
    for pile in (deck_of(twin, side), discards_of(twin, side), hand_of(twin, side)):
        if card in pile:
            pile.remove(card)
    hand_of(twin, side).append(card)
    twin.touch()
    option = choice.read(twin, f"event {card}")
    if choice.refuse(twin, option) is None:
        decide_in_place(twin, choice, option)
        for _ in range(WATCHED):
            check(twin)
            if twin.stack and not isinstance(open_choices(twin)[0], ChooseAction):
                step(twin, chance)


@pytest.mark.parametrize("seed", range(3))
def test_r9_5_every_playable_event_keeps_the_game_sound(seed):
    """Cards of the hand, the draw pile and the discards, again and again through random games."""
    chance = random.Random(seed)
    scenario = ("campaign", "historical", "campaign")[seed]
    state = new_game(scenario, f"events {seed}", optional_cards="all")
    probed, asked = set(), 0
    while asked < 900:
        if state.is_over:
            state = new_game(scenario, f"events {seed} {asked}", optional_cards="all")
        (choice, *_) = open_choices(state)
        if isinstance(choice, ChooseAction) and asked % BETWEEN < 3:
            side = SIDE_NUMBER[choice.seat]
            at_hand = {*hand_of(state, side), *deck_of(state, side), *discards_of(state, side)}
            for card in sorted(at_hand & set(EVENTS)):
                if event_refusal(state, side, card) is None:
                    probe(state, card, chance)
                    probed.add(card)
        step(state, chance)
        asked += 1

    assert len(probed) > 15
