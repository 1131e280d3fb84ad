"""What the Marshal bears in the enemy's round: losses, standing, retreats and combat cards, searched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from .....bots.handlers import Handlers
from .....bots.player import Why
from .....bots.thinking import Allowance
from .....engine.frames import AnyChoice
from .....engine.state import answer
from ...printed.board import SPACES
from ...printed.names import Side
from ...printed.units import COMBAT
from ...rules.answers import DONE, Done
from ...rules.combat.card_steps import ChooseCombatCard, LayCard
from ...rules.combat.combat_cards import COMBAT_CARDS
from ...rules.combat.retreating import ChooseRetreat, ChooseStand, Go, GoBackBy, Stand
from ...rules.combat.strength import settled_drm
from ...rules.combat.taking_losses import ChooseLosses, TakeLosses
from ...state.changes.rounds import begin_round
from ...state.state import Combat, State, running
from ..asked import Asked
from ..novice.bearing import card_value
from ..regular.assaults import Attacker, taken
from ..regular.evaluation import judge
from .farsight import Farsight
from .weights import SEARCH

AnswerT = TypeVar("AnswerT")


class Defending(Asked):
    """A question in the enemy's round, with time to think of our own next one."""

    def __init__(
        self, state: State, seat: str, reasons: list[Why], seed: str, far: Farsight, allowance: Allowance
    ) -> None:
        super().__init__(state, seat, reasons, seed)
        self.far = far
        self.allowance = allowance


DEFENCE: Final = Handlers[Defending]()


def best_of(asked: Defending, offer: Sequence[AnswerT], board: Callable[[AnswerT], State]) -> AnswerT:
    """The answers that look best at first sight, weighed by what we could do in our round after them."""
    boards = [(option, board(option)) for option in offer]
    boards.sort(key=lambda found: -judge(found[1], asked.side))
    best, value = boards[0][0], _next_round(asked, boards[0][1])
    for option, twin in boards[1 : SEARCH.answers]:
        if not asked.allowance.allows_more():
            break
        worth = _next_round(asked, twin)
        if worth > value:
            best, value = option, worth
    return best


def _next_round(asked: Defending, board: State) -> float:
    twin = board.copy()
    begin_round(twin, asked.side, twin.round or 1)
    return asked.far.with_our_round(twin)


def _after(asked: Defending, choice: AnyChoice, option: object) -> State:
    twin = asked.state.copy()
    answer(twin, choice, option)
    return twin


@DEFENCE.on(ChooseLosses)
def _losses(asked: Defending, choice: ChooseLosses, offer: Sequence[TakeLosses]) -> TakeLosses:
    return best_of(asked, offer, lambda option: _after(asked, choice, option))


@DEFENCE.on(ChooseRetreat)
def _retreat(asked: Defending, choice: ChooseRetreat, offer: Sequence[GoBackBy]) -> GoBackBy:
    found = best_of(asked, offer, lambda option: _after(asked, choice, option))
    asked.reasons.append(("pog-bot-falls-back", {"space": SPACES[found.path[-1]]}))
    return found


@DEFENCE.on(ChooseStand)
def _stand(asked: Defending, choice: ChooseStand, offer: Sequence[Stand | Go]) -> Stand | Go:
    combat = running(asked.state)
    fresh = [unit for unit in combat.attackers if not asked.state.reduced >> unit & 1]
    strongest = max(fresh or combat.attackers, key=lambda unit: COMBAT[asked.state.reduced >> unit & 1][unit])

    def board(option: Stand | Go) -> State:
        if isinstance(option, Go):
            return taken(asked.state, combat.side, strongest, combat.target)
        return _after(asked, choice, option)

    return best_of(asked, offer, board)


@DEFENCE.on(ChooseCombatCard)
def _card(asked: Defending, _choice: ChooseCombatCard, offer: Sequence[LayCard | Done]) -> LayCard | Done:
    """Whether attacking or defending: a card is laid where the combat is the better for it by enough."""
    cards = [option for option in offer if isinstance(option, LayCard)]
    worths = {option: card_worth(asked.state, asked.side, option.card) for option in cards}
    best = max(cards, key=lambda option: worths[option], default=None)
    if best is None or worths[best] <= 0:
        return DONE
    asked.reasons.append(("pog-bot-card", {"card": best.card, "worth": round(worths[best] + SEARCH.card)}))
    return best


def card_worth(state: State, side: Side, card: str) -> float:
    """What laying a card brings to its side beyond what the card is worth otherwise."""
    fact = COMBAT_CARDS[card]
    if fact.is_withdrawal or fact.cancels_retreat or fact.cancels_attack or fact.auto_flank:
        # What these change is not the exchange of fire.
        return card_value(state, card)
    combat = running(state)
    cards = [*combat.cards]
    cards[side] = (*cards[side], card)
    attacker = Attacker(state, combat.side)
    with_card = replace(
        combat, cards=(cards[0], cards[1]), trench_cancelled=combat.trench_cancelled or fact.cancels_trenches
    )
    gain = _fought(attacker, with_card) - _fought(attacker, combat)
    return (gain if combat.side == side else -gain) - SEARCH.card


def _fought(attacker: Attacker, combat: Combat) -> float:
    return attacker.fought(replace(combat, drm=settled_drm(attacker.state, combat)))[0]
