"""Helpers for tests of cards: playing events, Battle cards and Responses as players would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greatpowers.games.napoleonic_wars.printed.cards import CARDS
from greatpowers.games.napoleonic_wars.rules.cards.playing import EventPlay
from greatpowers.games.napoleonic_wars.rules.cards.registry import event_refusal
from greatpowers.games.napoleonic_wars.state.changes.cards import play_card
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, run, texts
from tests.games.napoleonic_wars.changing import set_hand
from tests.games.napoleonic_wars.seen import hand_of


def play_event(state: State, by: str, card: str, *answers: str) -> None:
    """The nation plays the event of a card with answers to its questions; nobody responds."""
    who = nation(by)
    if not CARDS[card].is_home:
        set_hand(state, who, (*hand_of(state, who), card))
    refused = event_refusal(state, who, card)
    assert refused is None, refused
    play_card(state, who, card, "event")
    run(state, EventPlay(who, card))
    for text in answers:
        pass_over(state)
        answer(state, text)
    pass_over(state)


def pass_over(state: State) -> None:
    """Nobody responds."""
    while asked(state) is not None and type(asked(state)).__name__ == "ChooseResponse":
        answer(state, "pass")


def event_refused(state: State, by: str, card: str) -> str:
    """Message and rule of a refused event; "" if it is allowed."""
    found = event_refusal(state, nation(by), card)
    return "" if found is None else f"{found.message} {found.rule}"


def settle(state: State) -> None:
    """Answer everything that is asked with the first option that does something."""
    for _ in range(200):
        if asked(state) is None or state.is_over:
            return
        offered = texts(state)
        answer(state, offered[-1] if "pass" in offered[0] or "none" in offered[0] else offered[0])
    raise AssertionError("there is no end to the questions")


def midgame(**fields: Any) -> State:
    """1809 with the pieces of the start of 1805."""
    return board(start=True, turn=3, **fields)


def dice(*faces: int, more: int = 200) -> Sequence[int]:
    """These dice first, ones afterwards."""
    return [*faces, *[1] * more]
