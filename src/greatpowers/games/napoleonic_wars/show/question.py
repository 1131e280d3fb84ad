"""Questions of The Napoleonic Wars on the wire: all answers in parts, and what each of them would mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from ....engine.frames import AnyChoice
from ....engine.option import Option
from ....engine.shown import OptionShown, option_shown
from ..analysis.findings import chance_of
from ..analysis.odds import battle_odds
from ..printed.board import PLACES
from ..printed.ids import Nation, by_nation
from ..printed.names import BOXES, NATIONS, NO_CONSUL, NO_NATION, UNALIGNED
from ..printed.pieces import LEADER_NATION
from ..rules.answers import Done
from ..rules.cards.battle_cards import ChooseBattleCard
from ..rules.diplomacy.consuls import Push, box_after
from ..rules.impulse.actions import action_of
from ..rules.impulse.plays import ChoosePlay
from ..rules.impulse.spending import ChooseAct
from ..rules.land import evasion, interception
from ..rules.land.interception import ChooseFlagInterception
from ..rules.land.moving import Move
from ..rules.land.reactions import ChooseReaction, Evade, Intercept
from ..rules.land.rolls import NEEDED
from ..rules.land.sieges import ChooseSiege
from ..rules.responses.windows import ChooseResponse
from ..rules.sea.convoys import Voyage
from ..rules.sea.encounters import (
    ChooseFleetEvasion,
    ChooseFleetInterception,
    NoEvade,
    YesEvade,
    YesIntercept,
)
from ..rules.sea.fleets import roll_modifier
from ..rules.sea.sailing import Sail
from ..state.fights import Entry, Force
from ..state.state import State, rules
from .about import About, about_of
from .acts import ActRow, act_rows
from .ahead import Ahead, encounter_ahead, fights_ahead, reactions_ahead
from .ids import BoxName, NationName, NationOrNone, nation_name, place_name
from .open_keys import OpenKey, open_keys
from .reinforcements import Reinforcements, reinforcements_of
from .responses import Response, response_shown

#: Parts of a march or voyage that say where to; its head tells the others.
_TAIL: Final = ("to", "zones")
#: Answers that lead somewhere; there are many of them.
Going: TypeAlias = Move | Sail | Voyage
_GOING: Final = (Move, Sail, Voyage)
#: Larger fights are not reckoned through while everybody waits.
_MOST_DICE: Final = 60


class Tail(Struct):
    text: str
    parts: dict[str, object]


class Folded(Struct):
    """Many answers in few words: every head goes with every tail, prices as many as tails."""

    heads: list[OptionShown]
    tails: list[Tail]
    prices: list[int]


class RollShown(Struct):
    """What an answer would be rolled for."""

    modifier: int
    needs: int
    chance: float


class PushShown(Struct):
    """The answer that pushes a Consul, and where it would stand then; in Unaligned it has no row."""

    text: str
    nation: NationName
    row: NationOrNone
    box: BoxName


class QuestionShown(Struct, kw_only=True):
    """Prices are in Manoeuvres, as many as there are options; the rest is told where it has a place."""

    seat: str
    kind: str
    about: About
    options: list[OptionShown]
    #: Its answer opens cards, dice or the turn of another: it is asked for twice.
    grave: bool
    prices: list[int] | UnsetType = UNSET
    folded: list[Folded] | UnsetType = UNSET
    acts: list[ActRow] | UnsetType = UNSET
    reinforcements: Reinforcements | UnsetType | None = UNSET
    response: Response | UnsetType = UNSET
    rolls: dict[str, RollShown] | UnsetType = UNSET
    odds: dict[str, float] | UnsetType = UNSET
    pushes: list[PushShown] | UnsetType = UNSET
    #: By answer the fight it may lead to.
    fights: dict[str, Ahead] | UnsetType = UNSET
    #: Own Keys into which an enemy could walk.
    open_keys: list[OpenKey] | UnsetType = UNSET
    #: No card of the hand fits, and at a brisk table a quick answer may tell so.
    idle: bool | UnsetType = UNSET


def question_of(state: State, choice: AnyChoice) -> QuestionShown:
    """The question with its kind, its answers, and what they rest on."""
    offer = choice.options(state)
    kind = choice.asks
    shown = QuestionShown(
        seat=choice.seat, kind=kind, about=about_of(choice), options=[], grave=choice.is_grave
    )
    if isinstance(choice, ChooseAct):
        _spend(shown, state, choice.nation, choice.write, offer)
    else:
        shown.options = [option_shown(choice.write, option) for option in offer]
        _tell_meaning(shown, state, choice, offer)
    pushes = [one for one in offer if isinstance(one, Push) and state.consul_box[one.nation] != NO_CONSUL]
    if pushes:
        shown.pushes = [_push(state, one) for one in pushes]
    return shown


def _push(state: State, push: Push) -> PushShown:
    box = box_after(state, push)
    row = nation_name(NO_NATION if box == UNALIGNED or push.row is None else push.row)
    return PushShown(push.text, NATIONS[push.nation], row, BOXES[box])


def _spend(
    shown: QuestionShown, state: State, nation: Nation, write: Callable[[Any], str], offer: Sequence[Option]
) -> None:
    """Answers with their prices. Of actions the many marches are folded: every head goes with every tail."""
    going: list[tuple[Going, int]] = []
    plain: list[tuple[Option, int]] = []
    prices: dict[str, list[int]] = {}
    #: All but marches, in their order.
    single: list[Option] = []
    force: Force | None = None
    cost = 0
    for act in offer:
        kind = type(act)
        if kind is Done:
            plain.append((act, 0))
            continue
        action = action_of(act)
        # Marches of one force follow each other, are most of all answers, and cost the same.
        if not isinstance(act, Move):
            single.append(act)
            cost, force = action.cost(state, nation, act), None
        elif act.force is not force:
            cost, force = action.cost(state, nation, act), act.force
        prices.setdefault(action.word, []).append(cost)
        if kind in _GOING:
            going.append((act, cost))  # type: ignore[arg-type]  # as its class says
        else:
            plain.append((act, cost))
    shown.options = [option_shown(write, act) for act, _ in plain]
    shown.prices = [cost for _, cost in plain]
    shown.folded = _folded(going)
    shown.acts = act_rows(state, nation, prices)
    shown.reinforcements = reinforcements_of(state, nation)
    shown.fights = fights_ahead(state, nation, single) or UNSET
    shown.open_keys = open_keys(state, nation) or UNSET


def _folded(going: Sequence[tuple[Going, int]]) -> list[Folded]:
    """Heads with the same tails and prices together."""
    heads: dict[str, OptionShown] = {}
    tails: dict[str, Tail] = {}
    ways: dict[str, dict[str, int]] = {}
    force: Force | None = None
    frm, head = -1, ""
    for act, cost in going:
        tail = PLACES[act.to] if isinstance(act, Move) else _tail(act)
        # Marches of one force follow each other, and are most of all answers.
        if not isinstance(act, Move) or act.force is not force or act.frm != frm:
            head = act.text.removesuffix(f" {tail}")
            force, frm = (act.force, act.frm) if isinstance(act, Move) else (None, -1)
            reached = ways.setdefault(head, {})
        if head not in heads or tail not in tails:
            parts: dict[str, object] = {**act.parts_to_send()}
            whither: dict[str, object] = {name: parts.pop(name) for name in _TAIL if name in parts}
            heads[head] = OptionShown(head, act.verb, parts)
            tails[tail] = Tail(tail, whither)
        reached[tail] = cost
    found: dict[tuple[tuple[str, int], ...], list[str]] = {}
    for head, reached in ways.items():
        found.setdefault(tuple(reached.items()), []).append(head)
    return [
        Folded(
            heads=[heads[head] for head in alike],
            tails=[tails[tail] for tail, _ in reached],
            prices=[price for _, price in reached],
        )
        for reached, alike in found.items()
    ]


def _tail(act: Going) -> str:
    """What comes after "to" in its text."""
    zones = act.zones if isinstance(act, Voyage) else None
    by = f" by {', '.join(place_name(zone) for zone in zones)}" if zones else ""
    return place_name(act.to) + by


def _tell_meaning(shown: QuestionShown, state: State, choice: AnyChoice, offer: Sequence[Option]) -> None:
    """What an answer would be rolled for, and how a battle stands."""
    match choice:
        case ChooseResponse():
            shown.response = response_shown(choice, state)
        case ChooseReaction():
            rolls = [option for option in offer if isinstance(option, Intercept | Evade)]
            shown.rolls = {one.text: _roll(_added(state, choice.entry, one)) for one in rolls}
            shown.fights = reactions_ahead(state, choice.entry, offer) or UNSET
        case ChoosePlay():
            shown.open_keys = open_keys(state, choice.nation) or UNSET
        case ChooseSiege():
            shown.fights = fights_ahead(state, choice.nation, offer) or UNSET
        case ChooseFlagInterception():
            army, frm = Force(leaders=(choice.leader,)), state.leader_at[choice.leader]
            added = interception.modifier(state, army, frm, choice.area)
            shown.rolls = {offer[1].text: _roll(added)}
        case ChooseFleetInterception():
            added = roll_modifier(choice.squadrons, choice.nation, choice.blockading)
            shown.rolls = {YesIntercept().text: _roll(added)}
            fight = encounter_ahead(state, state.naval, choice.squadrons)
            shown.fights = UNSET if fight is None else {YesIntercept().text: fight}
        case ChooseFleetEvasion():
            added = roll_modifier(choice.squadrons, choice.nation, False)
            shown.rolls = {YesEvade().text: _roll(added)}
            fight = encounter_ahead(state, state.naval, ())
            shown.fights = UNSET if fight is None else {NoEvade().text: fight}
        case ChooseBattleCard():
            shown.idle = (len(offer) == 1 and not rules(state).sealed_responses) or UNSET
            shown.odds = UNSET if choice.after_dice else _odds(state)
        case _:
            pass


def _added(state: State, entry: Entry, option: Intercept | Evade) -> int:
    """The modifier of a reaction on land. [10.11, 10.2]"""
    if isinstance(option, Intercept):
        return interception.modifier(state, option.force, option.frm, entry.area)
    leaders = option.force.leaders
    nation = LEADER_NATION[leaders[0]] if leaders else next(n for n, sp in by_nation(option.force.sp) if sp)
    return evasion.modifier(state, nation, option.force, entry.area, option.to)


def _roll(modifier: int) -> RollShown:
    return RollShown(modifier, NEEDED - modifier, chance_of(modifier))


def _odds(state: State) -> dict[str, float] | UnsetType:
    """Exact chances before the dice of the first round, if no further card is played. [11.3]"""
    battle = state.battle
    if battle is None or battle.is_siege or battle.round > 1:
        return UNSET
    size = sum(side.force.size for side in battle.sides)
    return UNSET if size > _MOST_DICE else battle_odds(state, battle)
