"""Answers that are surely not allowed, for checking that every refusal names its rule."""

from __future__ import annotations

from typing import Final

from ....engine.frames import AnyChoice
from ....engine.state import choice_of
from ..printed.board import BOARD_SPACES, SPACES
from ..printed.names import SIDE_NUMBER, SIDES, Side, Space
from ..rules.actions.action_round import ChooseAction
from ..rules.actions.operations import ChooseActivation
from ..rules.combat.card_steps import ChooseCombatCard
from ..rules.combat.declaration import ChooseAttackers, ChooseTarget
from ..rules.movement.moving import ChooseMovers, ChoosePath
from ..rules.redeployment.redeploying import ChooseRedeployment
from ..rules.replacements.replacing import ChooseReplacement
from ..rules.turn.drawing import ChooseDiscard
from ..rules.turn.opening import ChooseBid, ChooseSwap
from ..state.state import State, controller, opponent, side_at
from ..state.texts import ref

#: Unlawful whatever the position: cards, units and spaces of the other side, targets of the own.
_ANSWERS: Final[dict[type[AnyChoice], tuple[str, ...]]] = {
    ChooseAction: ("ops {them}_01", "sr {them}_01", "rp {them}_01", "event {them}_01"),
    ChooseDiscard: ("discard {them}_04",),
    ChooseReplacement: ("rebuild br_bef_army at london", "rebuild tu_sn_corps"),
    ChooseBid: ("bid ap 1000", "bid cp 1000"),
    ChooseSwap: ("take {us}_56 for {us}_01", "take {us}_01 for {us}_02"),
    ChooseActivation: ("activate {their_space} move", "activate {their_space} attack"),
    ChooseMovers: ("move {their_unit}", "entrench {their_unit}"),
    ChoosePath: ("to {their_space}",),
    ChooseRedeployment: ("sr {their_unit} to reserve",),
    ChooseTarget: ("attack {our_space}",),
    ChooseAttackers: ("with {their_unit}",),
    ChooseCombatCard: ("card {them}_02",),
}


def illegal_answers(state: State, seat: str) -> list[str]:
    """One or more unlawful answers to the question the seat is asked; none for some questions."""
    choice = choice_of(state, seat)
    answers = () if choice is None else _ANSWERS.get(type(choice), ())
    if not answers:
        return []
    side = SIDE_NUMBER[seat]
    ours, theirs = (_first_space(state, who) for who in (side, opponent(side)))
    words = {
        "us": seat,
        "them": SIDES[opponent(side)],
        "our_space": SPACES[ours],
        "their_space": SPACES[theirs],
        "their_unit": ref(state, state.at[theirs][0]),
    }
    return [answer.format(**words) for answer in answers]


def _first_space(state: State, side: Side) -> Space:
    """Some space with units of the side that is its own: besiegers may attack where they stand."""
    own = (space for space in BOARD_SPACES if controller(state, space) == side)
    return next(space for space in own if side_at(state, space) == side)
