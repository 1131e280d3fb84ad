"""Answers that are surely not allowed, for checking that every refusal names its rule."""

from __future__ import annotations

from ...engine.state import choice_of
from .names import SIDE_NUMBER, SIDES
from .phases.action_round import ChooseAction
from .phases.drawing import ChooseDiscard
from .phases.opening import ChooseBid, ChooseSwap
from .phases.replacing import ChooseReplacement
from .state import State, opponent


def illegal_answers(state: State, seat: str) -> list[str]:
    """One or more unlawful answers to the question the seat is asked."""
    choice = choice_of(state, seat)
    theirs = SIDES[opponent(SIDE_NUMBER[seat])]
    if isinstance(choice, ChooseAction):
        return [f"{word} {theirs}_01" for word in ("ops", "sr", "rp", "event")]
    if isinstance(choice, ChooseDiscard):
        return [f"discard {theirs}_04"]
    if isinstance(choice, ChooseReplacement):
        return ["rebuild br_bef_army at london", "rebuild tu_sn_corps"]
    if isinstance(choice, ChooseBid):
        return ["accept", "bid ap 1000"] if choice.side < 0 else ["bid ap 1000", f"bid {seat} 0"]
    if isinstance(choice, ChooseSwap):
        return [f"take {seat}_56 for {seat}_01", f"take {seat}_01 for {seat}_02"]
    return []
