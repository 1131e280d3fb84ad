"""Questions of Paths of Glory as they are sent: all answers in parts, and what they rest on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict, cast

from msgspec import UNSET, Struct, UnsetType

from ....engine.frames import AnyChoice
from ....engine.shown import OptionShown, option_shown
from ..analysis.findings import activation_costs
from ..printed.board import SPACES
from ..printed.names import SIDE_NUMBER, SIDES
from ..printed.units import KIND_ID
from ..rules.answers import DONE
from ..rules.combat.declaration import Attack, ChooseTarget, only_force
from ..rules.movement.marching import best_paths
from ..rules.movement.moving import ChoosePath
from ..rules.redeployment.sendings import Redeployments, Send
from ..state.ids import Goal, Ref
from ..state.state import State

#: Fields of a question nobody needs who reads its options; masks are too long for other languages' numbers.
_BOOKKEEPING: Final = frozenset({"frame", "seat", "sent"})
#: While spaces are activated or a card might pay for it, costs are told.
_COSTLY: Final = ("activation", "action", "solo-use")


class Head(Struct):
    text: str
    parts: dict[str, object]


class Folded(Struct):
    """Many answers in few words: every head goes with every tail, which is the text of its part."""

    verb: str
    heads: list[Head]
    part: str
    tails: list[str]


class About(TypedDict, total=False):
    """What a question is about, each field in some kinds of questions: units by number, as in `pieces`, and
    `piece` by its kind; `costs` of each space by purpose, `ways` to each goal without the start; `alone` the
    units that would attack a space at once, because nobody else could."""

    alone: dict[str, list[int]]
    attacking: bool
    card: str
    halves: list[tuple[str, int]]
    halves_left: int
    left: int
    length: int
    moment: str
    must_be_event: bool
    nation: int
    piece: str
    points: int
    side: int
    space: int
    target: str
    unit: int
    units: list[int]
    costs: dict[str, dict[str, int | None]]
    ways: dict[str, list[str]]


class QuestionShown(Struct, kw_only=True):
    seat: str
    kind: str
    options: list[OptionShown]
    folded: list[Folded] | UnsetType = UNSET
    about: About
    #: Its answer opens cards, dice or the turn of the other side: it is asked for twice.
    grave: bool


def question_of(state: State, choice: AnyChoice, frame: Mapping[str, Any]) -> QuestionShown:
    """The question with all its answers; `frame` is the choice as it is saved."""
    offer = choice.options(state)
    about = _about(frame) | _costs(choice.asks, state) | _ways(choice, offer, state) | _alone(choice, state)
    kind = choice.asks
    shown = QuestionShown(
        seat=choice.seat, kind=kind, options=[], about=cast(About, about), grave=choice.is_grave
    )
    if isinstance(offer, Redeployments):
        # Thousands of redeployments: every head goes with every tail.
        shown.options = [option_shown(choice.write, DONE)] if offer.may_stop else []
        shown.folded = [_folded(units, goals) for units, goals in offer.by_goals()]
    else:
        shown.options = [option_shown(choice.write, option) for option in offer]
    return shown


def _folded(units: Sequence[Ref], goals: Sequence[Goal]) -> Folded:
    """Units with their goals; what a tail says is at once its text and the part it stands for."""
    unit, space = Send.kinds["unit"], Send.kinds["space"]
    return Folded(
        verb=Send.verb,
        heads=[Head(f"sr {unit.write(one)} to", {"unit": unit.wire(one)}) for one in units],
        part="space",
        tails=[str(space.wire(goal)) for goal in goals],
    )


def _ways(choice: AnyChoice, offer: Any, state: State) -> dict[str, object]:
    """While units march: the way they would take to each goal, without the space they leave. [11.1.3]"""
    if not isinstance(choice, ChoosePath):
        return {}
    ways = best_paths(state, choice.units, [one.space for one in offer])
    told = {SPACES[one.space]: [SPACES[step] for step in ways.get(one.space, ())[1:]] for one in offer}
    return {"ways": told}


def _alone(choice: AnyChoice, state: State) -> dict[str, object]:
    """Spaces that only one set of units could attack: to name one of them is to throw the dice. [12.2.2]"""
    if not isinstance(choice, ChooseTarget):
        return {}
    side = SIDE_NUMBER[choice.seat]
    found = {
        one.space: only_force(state, side, one.space)
        for one in choice.options(state)
        if isinstance(one, Attack)
    }
    return {"alone": {SPACES[space]: list(units) for space, units in found.items() if units}}


def _about(frame: Mapping[str, Any]) -> dict[str, object]:
    """What the question is about: units by number, as in `pieces`, and spaces by id."""
    told = {name: value for name, value in frame.items() if name not in _BOOKKEEPING}
    if isinstance(told.get("target"), int):
        told["target"] = SPACES[told["target"]]
    if isinstance(told.get("unit"), int):
        told["piece"] = KIND_ID[told["unit"]]
    return told


def _costs(kind: str, state: State) -> dict[str, object]:
    """What each space costs for each purpose. [9.2]"""
    return {"costs": activation_costs(state, SIDES[state.active])} if kind in _COSTLY else {}
