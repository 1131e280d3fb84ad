"""Answers that are surely not allowed, for checking that every refusal names its rule."""

from __future__ import annotations

from typing import Final

from ....engine.frames import AnyChoice
from ....engine.state import choice_of
from ..printed.cards import CARDS
from ..printed.names import NATIONS, PRUSSIA
from ..rules.impulse.plays import ChoosePlay
from ..rules.impulse.spending import ChooseAct
from ..rules.impulse.winter import ChooseWinter
from ..rules.interphase.deploying import ChooseDeployment
from ..rules.interphase.drawing import ChooseExcess
from ..rules.interphase.gathering import ChooseGathering
from ..rules.turn.bidding import ChooseBid
from ..state.relations import nations_of
from ..state.state import State

#: Unlawful whatever the position: other nations' cards, areas too far or not there.
_ANSWERS: Final[dict[type[AnyChoice], tuple[str, ...]]] = {
    ChoosePlay: ("cp {foreign}", "event {foreign}"),
    ChooseAct: ("flag gibraltar", "build 99 sp @ paris", "war {own}"),
    ChooseBid: ("bid imperial 1000", "bid coalition 1000"),
    ChooseExcess: ("discard {foreign}", "influence {foreign}"),
    ChooseDeployment: ("deploy fleet vienna", "deploy convoy moscow"),
    ChooseGathering: ("take 50 france @ vienna",),
    ChooseWinter: ("winter paris",),
}


def sample_orders(state: State, seat: str) -> list[str]:
    """Standing orders for the Responses the seat holds, and one for a card it may not hold. [6.14]"""
    nations = nations_of(state, seat)
    held = sorted({card for n in nations for card in state.hands[n] if CARDS[card].timing == "response"})
    wanted = ("play", "off", "ask every-impulse", "play against france", "play if 3", "ask")
    return [f"order {card} {wanted[n % len(wanted)]}" for n, card in enumerate((*held, "spy_ring"))]


def illegal_answers(state: State, seat: str) -> list[str]:
    """One or more unlawful answers to the question the seat is asked; none for some questions."""
    choice = choice_of(state, seat)
    if choice is None:
        return []
    nation = getattr(choice, "nation", -1)
    # A Home card of somebody else is never in a hand.
    foreign = "holy_war" if nation == PRUSSIA else "landwehr"
    own = NATIONS[nation] if nation >= 0 else "france"
    return [text.format(foreign=foreign, own=own) for text in _ANSWERS.get(type(choice), ())]
