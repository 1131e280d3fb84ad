"""Reinforcements on the wire: what each kind of piece costs, where it may appear, or why not. [14.2]"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Final

from msgspec import Struct

from ....engine.errors import Refusal
from ....engine.option import Option
from ....engine.shown import OptionShown, ReasonShown, named, reason_shown
from ..printed.board import CAPITALS, HOME, PLACES, PORTS
from ..printed.ids import each_area
from ..printed.names import EACH_NATION, NATIONS, NO_CONSUL, POOL, REGROUP, TRACK_FROM, WAITING
from ..printed.pieces import LEADERS, LEADERS_OF, SQUADRONS_OF
from ..rules.diplomacy.consuls import LEFT, PLAIN, PLUS, RIGHT, Push, row_of
from ..rules.formation.building import (
    BuildLeader,
    BuildSquadron,
    BuildStrength,
    RegroupLeader,
    RegroupSquadron,
    RegroupStrength,
    callable_leaders,
    open_areas,
    room_for,
    sp_left,
    unused_squadrons,
)
from ..rules.formation.refitting import RefitAction
from ..rules.impulse.actions import REINFORCEMENTS, cost_of, refuse_act
from ..rules.interphase.deploying import DeployAction, Deployment
from ..rules.interphase.reinforcements import reinforcement_cp
from ..rules.interphase.reinforcing import Reinforcing
from ..state.ids import Area, Leader, Nation
from ..state.state import State
from .acts import why_closed, with_plenty
from .ids import NationName, NationOrNone, place_names
from .view import View

#: Of pieces, Consuls and marches.
KINDS: Final = (
    "sp", "leader", "squadron", "regroup-sp", "regroup-leader", "regroup-squadron", "refit", "consul",
    "deploy", "deploy-again",
)  # fmt: skip
#: Stands for the number in an answer that names one.
COUNT: Final = "#"


class Choice(OptionShown):
    """One way to take a row: the place or the push, the answer (# for the number), its price in Manoeuvres,
    how often."""

    at: str
    price: int
    most: int


class Row(Struct):
    """A kind of piece to spend reinforcements on, or why there is none: the leader, or the nation of the
    Consul; how many in all, the ways to take it."""

    kind: Annotated[str, named("ReinforcementKind", KINDS)]
    piece: str
    most: int
    choices: list[Choice]
    rule: str
    reason: ReasonShown | None


class Reinforcements(Struct):
    """What a nation may spend and on what, in Manoeuvres; where strength and leaders appear."""

    nation: NationName
    total: int
    purse: int
    where: list[str]
    rows: list[Row]


class Interphase(Struct):
    """The step of the Interphase, whose turn it is, who is done and who waits, in the order of the track."""

    step: Annotated[str, named("InterphaseStep", ("camps", "reinforcements", "deployment", "cards"))]
    now: NationOrNone
    done: list[NationName]
    waits: list[NationName]


def interphase_of(view: View) -> Interphase | None:
    """Where the Interphase stands; None in the rest of the turn. [14]"""
    phase = view.table.phase
    if phase not in ("camps", "reinforcements", "cards"):
        return None
    # The frames below belong to those whose turn has not come yet.
    still = [frame.nation for frame, _ in reversed(view.flow) if isinstance(frame, Reinforcing)]
    order = TRACK_FROM[view.table.due]
    is_deploying = any(isinstance(frame, Deployment) for frame, _ in view.flow)
    return Interphase(
        step="deployment" if is_deploying else phase,
        now=NATIONS[still[0]] if still else "",
        done=[NATIONS[n] for n in order if n not in still] if phase == "reinforcements" else [],
        waits=[NATIONS[n] for n in still[1:]],
    )


def reinforcements_of(state: State, nation: Nation) -> Reinforcements | None:
    """Everything the panel of the reinforcements shows; None for CPs of another kind. [14.2]"""
    if state.purse_use != REINFORCEMENTS:
        return None
    rich = with_plenty(state)
    rows = [
        _strength(rich, nation),
        *_leaders(rich, nation),
        *_squadrons(rich, nation),
        *_regroup(rich, nation),
        *_refits(rich, nation),
        *_consuls(rich, nation),
        *_deployment(rich, nation),
    ]
    return Reinforcements(
        nation=NATIONS[nation],
        total=2 * reinforcement_cp(state, nation),
        purse=state.purse,
        where=place_names(open_areas(state, nation)),
        rows=rows,
    )


def _row(kind: str, piece: str, most: int, choices: list[Choice], rule: str, why: Refusal | None) -> Row:
    """Where nothing can be chosen the reason is told."""
    return Row(kind, piece, most, choices, rule, None if choices or why is None else reason_shown(why))


def _choice(state: State, nation: Nation, act: Option, at: str, most: int = 1) -> Choice:
    text = act.text
    if isinstance(act, BuildStrength | RegroupStrength):
        text = text.replace(f" {act.count} ", f" {COUNT} ", 1)
    return Choice(text, act.verb, act.parts(), at, cost_of(state, nation, act), most)


#: A piece that comes to an area.
_Placing = Callable[[Area], Option]


def _strength_of(kind: type[BuildStrength] | type[RegroupStrength]) -> _Placing:
    return lambda area: kind(1, area)


def _leader_of(kind: type[BuildLeader] | type[RegroupLeader], leader: int) -> _Placing:
    return lambda area: kind(Leader(leader), area)


def _placings(state: State, nation: Nation, place: _Placing, most: int = 1) -> list[Choice]:
    """Where a piece may be built or brought back to."""
    found = []
    for area in each_area(open_areas(state, nation) | PORTS):
        act = place(area)
        if refuse_act(state, nation, act) is None:
            is_strength = isinstance(act, BuildStrength | RegroupStrength)
            here = room_for(state, nation, area, most) if is_strength else most
            found.append(_choice(state, nation, act, PLACES[area], here))
    return found


def _refusal(state: State, nation: Nation, place: _Placing, at_sea: bool = False) -> Refusal | None:
    """Why nothing of the kind may appear, told of the likeliest place."""
    likely = [*each_area(open_areas(state, nation)), *CAPITALS[nation]]
    if at_sea:
        likely = list(each_area(HOME[nation] & PORTS)) or likely
    return refuse_act(state, nation, place(Area(likely[0]))) if likely else None


def _strength(state: State, nation: Nation) -> Row:
    most, place = sp_left(state, nation), _strength_of(BuildStrength)
    choices = _placings(state, nation, place, most)
    return _row("sp", "", most, choices, "7.1", _refusal(state, nation, place))


def _leaders(state: State, nation: Nation) -> Iterator[Row]:
    """Those who can be called, then those who come later or by their card. [7.2]"""
    ready = callable_leaders(state, nation)
    later = [x for x in LEADERS_OF[nation] if state.leader_at[x] in (POOL, WAITING) and x not in ready]
    for leader in (*ready, *later):
        place = _leader_of(BuildLeader, leader)
        why = _refusal(state, nation, place)
        yield _row("leader", LEADERS[leader].id, 1, _placings(state, nation, place), "7.2", why)


def _squadrons(state: State, nation: Nation) -> Iterator[Row]:
    if SQUADRONS_OF[nation]:
        most = len(unused_squadrons(state, nation))
        choices = _placings(state, nation, BuildSquadron, most)
        yield _row("squadron", "", most, choices, "7.3", _refusal(state, nation, BuildSquadron, True))


def _regroup(state: State, nation: Nation) -> Iterator[Row]:
    """What waits in Regroup. [7.7]"""
    waiting = state.sp_regroup[nation]
    if waiting:
        place = _strength_of(RegroupStrength)
        choices = _placings(state, nation, place, waiting)
        yield _row("regroup-sp", "", waiting, choices, "7.7", _refusal(state, nation, place))
    for leader in LEADERS_OF[nation]:
        if state.leader_at[leader] == REGROUP:
            place = _leader_of(RegroupLeader, leader)
            why = _refusal(state, nation, place)
            yield _row("regroup-leader", LEADERS[leader].id, 1, _placings(state, nation, place), "7.7", why)
    ships = len(unused_squadrons(state, nation, REGROUP))
    if ships:
        choices = _placings(state, nation, RegroupSquadron, ships)
        why = _refusal(state, nation, RegroupSquadron, True)
        yield _row("regroup-squadron", "", ships, choices, "7.7", why)


def _refits(state: State, nation: Nation) -> Iterator[Row]:
    """Squadrons that wait in port to be fitted out. [5.6]"""
    waiting = [state.squadron_at[s] for s in SQUADRONS_OF[nation] if state.refitting >> s & 1]
    choices = [
        _choice(state, nation, act, PLACES[act.place], waiting.count(act.place))
        for act in RefitAction().options(state, nation)
    ]
    if choices:
        yield _row("refit", "", sum(choice.most for choice in choices), choices, "7.7", None)


def _consuls(state: State, nation: Nation) -> Iterator[Row]:
    """One push of each Consul at a time: the price of the next depends on it. [8.1, 14.2]"""
    any_open = False
    for proxy in EACH_NATION:
        if state.consul_box[proxy] == NO_CONSUL:
            continue
        row = row_of(state, proxy) if row_of(state, proxy) >= 0 else nation
        pushes = [Push(Nation(proxy), way, Nation(row)) for way in (RIGHT, PLUS, LEFT, PLAIN)]
        choices = [
            _choice(state, nation, push, push.way)
            for push in pushes
            if refuse_act(state, nation, push) is None
        ]
        why = refuse_act(state, nation, pushes[0])
        is_near_pact = why is not None and why.message == "nw-consul-no-pact-now"
        if choices or is_near_pact:
            any_open = True
            yield _row("consul", NATIONS[proxy], 1, choices, "8.1", why)
    if not any_open:
        yield _row("consul", "", 0, [], "8.1", why_closed(state, state, nation, "consul"))


def _deployment(state: State, nation: Nation) -> Iterator[Row]:
    """The free one, or a second one that is paid for by what goes along. [14.21]"""
    kind = "deploy-again" if state.deployed >> nation & 1 else "deploy"
    choices = [_choice(state, nation, act, "") for act in DeployAction().options(state, nation)]
    why = why_closed(state, state, nation, "deploy")
    if choices or why is not None:
        yield _row(kind, "", 1, choices, "14.21", why)
