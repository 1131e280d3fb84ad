"""Questions of The Napoleonic Wars on the wire: all answers as texts, and what each of them would mean."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from ....engine.frames import Frame
from ....engine.match import Question
from ..actions import Act, actions
from ..analysis import chance_of
from ..analysis_odds import battle_odds
from ..cards.windows import ChooseResponse, ResponseWindow
from ..fights import Entry, Force
from ..land import evasion, interception
from ..land.interception import ChooseFlagInterception
from ..land.reactions import ChooseReaction
from ..names import CAMPS
from ..phases.gathering import ChooseGathering, Taken
from ..phases.spending import ChooseAct
from ..pieces import LEADER_NATION, LEADERS, SQUADRONS
from ..sea.encounters import ChooseFleetEvasion, ChooseFleetInterception
from ..sea.fleets import roll_modifier
from ..state import State
from .acts import act_rows
from .board import force_on_wire, nation_name, place_name
from .reinforcements import reinforcements_on_wire
from .responses import response_on_wire, window_on_wire

#: Two dice and the modifier must reach this to intercept or evade. [10.11, 13.33]
_NEEDED: Final = 9
#: Kinds of actions whose many answers are heads (who) and tails (where to).
_GOING: Final = ("move", "sail", "convoy")
#: Larger fights are not reckoned through while everybody waits.
_MOST_DICE: Final = 60


def kind_of(choice: object) -> str:
    """`ChooseBattleCard` as `battle-card`."""
    return "-".join(re.findall("[A-Z][a-z]*", type(choice).__name__.removeprefix("Choose"))).lower()


def question_on_wire(question: Question, state: State) -> dict[str, Any]:
    """The question with its kind, its answers, and what they rest on."""
    choice = question.choice
    return {
        "seat": question.seat,
        "kind": kind_of(choice),
        "about": about(choice),
        **_answers(question, state),
        **_meaning(question, state),
    }


def _answers(question: Question, state: State) -> dict[str, Any]:
    """The texts of all answers. Of actions the many marches are folded: every head goes with every tail."""
    choice = question.choice
    if not isinstance(choice, ChooseAct):
        return {"options": [choice.write(option) for option in question.offer]}
    plain: dict[str, int] = {}
    going: dict[str, dict[str, int]] = {}
    prices: dict[str, list[int]] = {}
    for option in question.offer:
        text = choice.write(option)
        cost = (
            actions()[option.word].cost(state, choice.nation, option.body) if isinstance(option, Act) else 0
        )
        if isinstance(option, Act):
            prices.setdefault(option.word, []).append(cost)
        if isinstance(option, Act) and option.word in _GOING:
            head, _, tail = text.partition(" to ")
            going.setdefault(f"{head} to", {})[tail] = cost
        else:
            plain[text] = cost
    return {
        "options": list(plain),
        "prices": list(plain.values()),
        "folded": _folded(going),
        "acts": act_rows(state, choice.nation, prices),
        "reinforcements": reinforcements_on_wire(state, choice.nation),
    }


def _folded(going: Mapping[str, Mapping[str, int]]) -> list[dict[str, Any]]:
    """Heads with the same tails and prices together."""
    found: dict[tuple[tuple[str, int], ...], list[str]] = {}
    for head, tails in going.items():
        found.setdefault(tuple(tails.items()), []).append(head)
    return [
        {"heads": heads, "tails": [tail for tail, _ in tails], "prices": [price for _, price in tails]}
        for tails, heads in found.items()
    ]


def _meaning(question: Question, state: State) -> dict[str, Any]:
    """What an answer would be rolled for, and how a battle stands."""
    choice = question.choice
    if isinstance(choice, ChooseResponse):
        return {"response": response_on_wire(choice, state)}
    if isinstance(choice, ChooseReaction):
        return {"rolls": {choice.write(o): _roll(_added(state, choice.entry, o)) for o in question.offer[1:]}}
    if isinstance(choice, ChooseFlagInterception):
        army, frm = Force(leaders=(choice.leader,)), state.leader_at[choice.leader]
        added = interception.modifier(state, army, frm, choice.area)
        return {"rolls": {choice.write(question.offer[1]): _roll(added)}}
    if isinstance(choice, ChooseFleetInterception):
        added = roll_modifier(choice.squadrons, choice.nation, choice.blockading)
        return {"rolls": {"yes intercept": _roll(added)}}
    if isinstance(choice, ChooseFleetEvasion):
        return {"rolls": {"yes evade": _roll(roll_modifier(choice.squadrons, choice.nation, False))}}
    if kind_of(choice) == "battle-card" and state.battle is not None and not state.battle.is_siege:
        return _odds(state, getattr(choice, "after_dice", False))
    return {}


def _added(state: State, entry: Entry, option: Any) -> int:
    """The modifier of a reaction on land. [10.11, 10.2]"""
    if option.word == "intercept":
        return interception.modifier(state, option.force, option.area, entry.area)
    leaders = option.force.leaders
    nation = LEADER_NATION[leaders[0]] if leaders else next(n for n, sp in enumerate(option.force.sp) if sp)
    return evasion.modifier(state, nation, option.force, entry.area, option.area)


def _roll(modifier: int) -> dict[str, Any]:
    return {"modifier": modifier, "needs": _NEEDED - modifier, "chance": chance_of(modifier)}


def _odds(state: State, after_dice: bool) -> dict[str, Any]:
    """Exact chances before the dice of the first round, if no further card is played. [11.3]"""
    battle = state.battle
    assert battle is not None
    size = sum(side.force.size for side in battle.sides)
    if after_dice or battle.round > 1 or size > _MOST_DICE:
        return {}
    return {"odds": battle_odds(state, battle)}


# ---- fields of a question in plain ids


def about(choice: Frame) -> dict[str, Any]:
    """What the question is about."""
    found = _plain_fields(choice, _LEFT_OUT)
    if isinstance(choice, ChooseGathering):
        found |= {"room": choice.room, "price": choice.price()}
    window = getattr(choice, "window", None)
    if isinstance(window, ResponseWindow):
        found["window"] = window_on_wire(window)
    return found


def _entry(entry: Entry) -> dict[str, Any]:
    return {
        "nation": nation_name(entry.nation),
        "area": place_name(entry.area),
        "origin": place_name(entry.origin),
        "force": force_on_wire(entry.force),
        "causes": entry.causes,
        "is_landing": entry.is_landing,
    }


def _taken(parts: Iterable[Taken]) -> list[dict[str, Any]]:
    return [{"area": place_name(p.area), "nation": nation_name(p.nation), "count": p.count} for p in parts]


def _each(name: Callable[[int], str]) -> Callable[[Iterable[int]], list[str]]:
    return lambda numbers: [name(number) for number in numbers]


def _leader(leader: int) -> str:
    return LEADERS[leader].id if leader >= 0 else ""


#: Bookkeeping of the rules nobody needs who reads the answers.
_LEFT_OUT: Final = frozenset({"seat", "window", "is_last", "stood", "areas", "offered"})
_OF_NATIONS: Final = (
    "nation",
    "power",
    "winner",
    "conqueror",
    "victim",
    "aggressor",
    "other",
    "former",
    "by",
    "due",
)
_OF_PLACES: Final = ("area", "place", "capital", "start")
_WORDED: Final[Mapping[str, Callable[[Any], Any]]] = {
    **dict.fromkeys(_OF_NATIONS, nation_name),
    **dict.fromkeys(_OF_PLACES, place_name),
    **dict.fromkeys(("ceded", "returned", "havens", "placed"), _each(place_name)),
    "camp": lambda camp: CAMPS[camp] if camp >= 0 else "",
    "leader": _leader,
    "leaders": _each(_leader),
    "squadrons": _each(lambda squadron: SQUADRONS[squadron]),
    "entry": _entry,
    "taken": _taken,
}


def _plain_fields(frame: Frame, left_out: frozenset[str]) -> dict[str, Any]:
    fields: Any = frame
    return {
        field.name: _WORDED.get(field.name, lambda value: value)(getattr(frame, field.name))
        for field in dataclasses.fields(fields)
        if field.name not in left_out
    }
