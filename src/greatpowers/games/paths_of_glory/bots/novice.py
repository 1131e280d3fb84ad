"""The Novice: greedy by victory points and by the front, looking at one decision at a time.

It plays useful events early, attacks where the odds are good, fills gaps, digs in, mends its units and keeps
its armies. What it decides depends on its seed and the view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ....engine.chance import Stream
from ....engine.match import Question
from ..activation_costs import cost_of
from ..board import BOARD_SIZE, RESERVE
from ..combat.declaration import DONE as NO_TARGET
from ..names import SIDE_NUMBER
from ..rebuild import state_from_view
from ..redeployment_options import Move
from ..replacements import Replacement
from ..state import State
from ..texts import read_refs
from ..units import COMBAT, IS_ARMY, KIND_ID, OF_KIND
from ..view import View
from .acting import PRICE, action_value, operations_values
from .bearing import (
    advance_value,
    best_flank,
    best_stand,
    card_value,
    losses_value,
    retreat_value,
)
from .manoeuvres import activation_value, arriving, best_march, digging_in, staying
from .offensives import offensives, promise
from .situation import Situation

_DONE: Final = "done"
#: Peace is welcome to a side that is losing by so much.
_LOSING: Final = 4


class Novice:
    """A player that knows the value of things, not the future."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def decide(self, view: View, question: Question) -> Any:
        """The best option by rule of thumb; some legal one where there is no rule."""
        offer = question.offer
        handler = _HANDLERS.get(type(question.choice).__name__)
        if len(offer) == 1:
            return offer[0]
        if handler is None:
            return _by_words(question, Stream(f"{self._seed}/{view.turn}/{view.round}/{view.vp}"))
        state = state_from_view(view, self._seed)
        return handler(state, question)


def _situation(state: State, question: Question) -> Situation:
    return Situation(state, SIDE_NUMBER[question.seat])


def _best(options: Sequence[Any], value: Callable[[Any], float]) -> Any:
    """The first of the best."""
    return max(options, key=value)


def _by_words(question: Question, stream: Stream) -> Any:
    """Small questions of cards: words that are good for whoever is asked, otherwise any answer."""
    texts = {question.choice.write(option): option for option in question.offer}
    for word in ("guns of august", "cancel trench", "kerensky", "fight", "bid cp 0", "accept", _DONE):
        if word in texts:
            return texts[word]
    return question.choice.sample(question.offer, stream)


def _action(state: State, question: Question) -> Any:
    view = _situation(state, question)
    sizes = {1, 2, 3, 4, 5}
    ops = operations_values(view, sizes)
    return _best(question.offer, lambda action: action_value(view, action, ops))


def _activation(state: State, question: Question) -> Any:
    view = _situation(state, question)
    attack_from = [o[0] for o in question.offer if o != _DONE and o[1] == "attack"]
    best: Any = _DONE
    value = 0.0
    for plan in offensives(view, attack_from, state.ops_left):
        fresh = [space for space in plan.spaces if not state.marked_attack >> space & 1]
        net = plan.value - PRICE * plan.cost
        if fresh and net > value and (fresh[0], "attack") in question.offer:
            best, value = (fresh[0], "attack"), net
    planned = {space for plan in offensives(view, (), 0) for space in plan.spaces}
    for option in question.offer:
        if option == _DONE or option[1] != "move" or option[0] in planned:
            continue
        net = activation_value(view, option[0]) - PRICE * cost_of(state, option[0], "move")
        if net > value:
            best, value = option, net
    return best if best in question.offer else question.offer[-1]


def _movers(state: State, question: Question) -> Any:
    view = _situation(state, question)

    def value(option: Any) -> float:
        if option == _DONE:
            return 0.0
        if option.what == "entrench":
            return digging_in(view, option.units[0]) - 0.2
        march = best_march(view, option.units)
        return march.value + 0.01 * len(option.units) if march.goal >= 0 else -1.0

    return _best(question.offer, value)


def _path(state: State, question: Question) -> Any:
    view = _situation(state, question)
    units = question.choice.units  # type: ignore[attr-defined]
    return _best(question.offer, lambda goal: arriving(view, units, goal))


def _target(state: State, question: Question) -> Any:
    view = _situation(state, question)
    plans = [plan for plan in offensives(view, (), 0) if plan.target in question.offer]
    return plans[0].target if plans and plans[0].value > 0 else NO_TARGET


def _attackers(state: State, question: Question) -> Any:
    view = _situation(state, question)
    target = question.choice.target  # type: ignore[attr-defined]

    def value(refs: tuple[str, ...]) -> float:
        return promise(view, read_refs(state, ", ".join(refs)), target)

    return _best(question.offer, value)


def _losses(_state: State, question: Question) -> Any:
    attacking = question.choice.attacking  # type: ignore[attr-defined]
    return _best(question.offer, lambda outcome: losses_value(outcome, attacking))


def _stand(state: State, question: Question) -> Any:
    return best_stand(_situation(state, question), question.offer)


def _retreat(state: State, question: Question) -> Any:
    view = _situation(state, question)
    units = question.choice.units  # type: ignore[attr-defined]
    return _best(question.offer, lambda o: retreat_value(view, state, units[0], o[1]))


def _advance(state: State, question: Question) -> Any:
    view = _situation(state, question)
    return _best(question.offer, lambda option: advance_value(view, state, option))


def _combat_card(state: State, question: Question) -> Any:
    return _best(question.offer, lambda card: 0.0 if card == _DONE else card_value(state, card))


def _flank(state: State, question: Question) -> Any:
    return best_flank(state, question.offer)


def _redeployment(state: State, question: Question) -> Any:
    view = _situation(state, question)
    reserve = RESERVE[view.side]
    kept = {kind: sum(KIND_ID[u] == kind for u in state.at[reserve]) for kind in OF_KIND}

    def value(move: Move) -> float:
        if move.unit < 0:
            return 0.5
        start, kind = state.place[move.unit], KIND_ID[move.unit]
        price = (3.0 if kept[kind] <= 2 else 0.5) if start == reserve else staying(view, (move.unit,), start)
        if move.goal >= BOARD_SIZE:
            return 1.0 - price if kept[kind] < 2 else -price
        return view.wish[move.goal] - price - 0.3 * len(state.at[move.goal])

    return _best(question.offer, value)


def _replacement(_state: State, question: Question) -> Any:
    return _best(question.offer, _replacement_value)


def _replacement_value(use: Replacement) -> float:
    """What a step is worth; armies on the map first."""
    if use.unit < 0:
        return 0.0
    gain = COMBAT[0][use.unit] - COMBAT[1][use.unit] if use.how == "flip" else COMBAT[1][use.unit]
    if not IS_ARMY[use.unit]:
        return 1.0 + 2 * gain
    return 2.0 + gain + (0.5 if use.how == "flip" and use.place < BOARD_SIZE else 0.0)


def _placing(state: State, question: Question) -> Any:
    view = _situation(state, question)
    return _best(question.offer, lambda space: view.pull[space] + 0.1 * view.threat[space])


def _pick(state: State, question: Question) -> Any:
    """A unit for an event: the strongest to mend, to send or to weaken; our own go to Africa from reserve."""
    reserve = RESERVE[SIDE_NUMBER[question.seat]]

    def value(option: str) -> float:
        if "@" not in option:
            return 0.5
        unit = read_refs(state, option)[0]
        if question.choice.write(option).startswith("remove "):
            return 1.0 if state.place[unit] == reserve else 0.0
        return 1.0 + COMBAT[0][unit]

    return _best(question.offer, value)


def _restored(_state: State, question: Question) -> Any:
    return _best(question.offer, lambda option: COMBAT[0][option[1]] if option[1] >= 0 else -1)


def _peace(state: State, question: Question) -> Any:
    side = SIDE_NUMBER[question.seat]
    behind = 10 - state.vp if side else state.vp - 10
    return "accept" if behind >= _LOSING else "decline"


_HANDLERS: Final[dict[str, Callable[[State, Question], Any]]] = {
    "ChooseAction": _action,
    "ChooseActivation": _activation,
    "ChooseMovers": _movers,
    "ChoosePath": _path,
    "ChooseTarget": _target,
    "ChooseAttackers": _attackers,
    "ChooseLosses": _losses,
    "ChooseStand": _stand,
    "ChooseRetreat": _retreat,
    "ChooseAdvance": _advance,
    "ChooseCombatCard": _combat_card,
    "ChooseFlank": _flank,
    "ChooseRedeployment": _redeployment,
    "ChooseReplacement": _replacement,
    "ChooseEntry": _placing,
    "ChooseFreeSpace": _placing,
    "ChooseTrench": _placing,
    "ChooseCavalrySpace": _placing,
    **dict.fromkeys(("ChooseLandwehr", "ChooseTaxis", "ChooseDeserters", "ChooseLanding"), _pick),
    **dict.fromkeys(("ChooseForAfrica", "ChooseSurplus"), _pick),
    "ChooseRestored": _restored,
    "ChooseSoloUse": _action,
    "ChoosePeace": _peace,
}
