"""Losses in a fight: sixes eliminate, fives disrupt; strength is spread over the nations. [11.3]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import PLACES
from ...printed.ids import Leader, by_nation
from ...printed.names import EACH_NATION, FRANCE, NATION_COUNT, POOL
from ...printed.pieces import LEADER_NATION, LEADERS
from ...state.changes.fights import set_battle
from ...state.changes.map import lose_sp, remove_leader
from ...state.events.fights import PiecesDisrupted
from ...state.fight_notes import Mark, Note
from ...state.fights import Battle, FightSide, Force
from ...state.relations import seat_of
from ...state.state import State
from ...state.texts import unreadable
from ..answers import Lose
from ..cards import notes
from .armies import deciding_nation, party_names, together, without
from .dice import in_order

LOSE, DISRUPT = "lose", "disrupt"
_NO_SP: Final = (0,) * NATION_COUNT


def battle_of(state: State) -> Battle:
    """The fight that is on."""
    assert state.battle is not None
    return state.battle


def put_side(state: State, side: int, changed: FightSide) -> None:
    """One side of the fight is now like this."""
    battle = battle_of(state)
    sides = (changed, battle.sides[1]) if side == 0 else (battle.sides[0], changed)
    set_battle(state, replace(battle, sides=sides))


def even_spreads(sp: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """All ways to take strength evenly from the nations that have it; the odd ones fall as chosen. [11.3]"""
    taken = [0] * NATION_COUNT
    while True:
        bearing = [n for n in EACH_NATION if taken[n] < sp[n]]
        if count < len(bearing) or not bearing:
            break
        for nation in bearing:
            taken[nation] += 1
        count -= len(bearing)
    odd = combinations(bearing, min(count, len(bearing)))
    return [tuple(taken[n] + (n in more) for n in EACH_NATION) for more in odd]


@frame
class Hits(Procedure):
    """A side suffers so many sixes or fives of a round. [11.3]"""

    side: int
    sixes: int
    fives: int

    @step
    def eliminate(self, state: State) -> None:
        who = battle_of(state).sides[self.side]
        put_side(state, self.side, replace(who, eliminated=who.eliminated + self.sixes))
        sixes = self.sixes - (self.sixes > 0 and hit_commander(state, self.side))
        who = battle_of(state).sides[self.side]
        ready = in_order(who)
        borne = min(sixes, ready.size)
        state.then(Bear(self.side, LOSE, borne, True))
        if sixes > borne:
            rest = min(sixes - borne, without(who.force, ready).size)
            state.then(Bear(self.side, LOSE, rest, False))

    @step
    def disrupt(self, state: State) -> None:
        who = battle_of(state).sides[self.side]
        borne = min(self.fives, in_order(who).size)
        excess = who.excess + self.fives - borne
        put_side(state, self.side, replace(who, disrupted=who.disrupted + self.fives, excess=excess))
        state.then(Bear(self.side, DISRUPT, borne, True))


def hit_commander(state: State, side: int) -> bool:
    """A card aims one six at the commander of a side; was he there to take it?"""
    battle = battle_of(state)
    if not notes.has(battle, Mark.COMMANDER_HIT, side):
        return False
    aimed = Note(Mark.COMMANDER_HIT, side)
    set_battle(state, replace(battle, notes=tuple(note for note in battle.notes if note != aimed)))
    commander = battle.sides[side].commander
    if commander not in battle.sides[side].force.leaders:
        return False
    eliminate(state, side, Force(leaders=(commander,)))
    return True


@frame
class Bear(Procedure):
    """Pieces that bear losses are named; `ready`: among those in order, otherwise among the others."""

    side: int
    word: str
    count: int
    ready: bool

    @step
    def ask(self, state: State) -> None:
        if not self.count:
            return
        who = battle_of(state).sides[self.side]
        seat = seat_of(state, deciding_nation(who))
        choice = ChooseHits(seat, self.side, self.word, self.count, self.ready)
        if seat:
            state.then(choice)
        else:
            choice.chosen(state, choice.options(state)[0])


@option("disrupt {force}")
class Disrupt(Option):
    """These pieces are in disorder. [11.3]"""

    force: Force


@frame
class ChooseHits(Choice[State, Lose | Disrupt]):
    """Which pieces are lost or disrupted. [11.3]"""

    asks = "hits"
    is_grave = True
    seat: str
    side: int
    word: str
    count: int
    ready: bool

    def pool(self, state: State) -> Force:
        who = battle_of(state).sides[self.side]
        ready = in_order(who)
        return ready if self.ready else without(who.force, ready)

    def own_leaders(self, state: State) -> tuple[Leader, ...]:
        """Leaders the seat may give up while there is strength: its own."""
        leaders = self.pool(state).leaders
        return tuple(leader for leader in leaders if seat_of(state, LEADER_NATION[leader]) == self.seat)

    @property
    def suffering(self) -> type[Lose] | type[Disrupt]:
        """What becomes of the pieces that are named."""
        return Lose if self.word == LOSE else Disrupt

    def options(self, state: State) -> Sequence[Lose | Disrupt]:
        pool = self.pool(state)
        lacking = max(0, self.count - sum(pool.sp))
        found = [
            Force(sp, leaders)
            for leaders in combinations(pool.leaders, lacking)
            for sp in even_spreads(pool.sp, self.count - lacking)
        ]
        if not lacking:
            found += [
                Force(sp, (leader,))
                for leader in self.own_leaders(state)
                for sp in even_spreads(pool.sp, self.count - 1)
            ]
        return [self.suffering(force) for force in found]

    def chosen(self, state: State, option: Lose | Disrupt) -> None:
        if isinstance(option, Lose):
            eliminate(state, self.side, option.force)
        else:
            disrupt(state, self.side, option.force)

    def read(self, state: State, text: str) -> Lose | Disrupt:
        option = Choice.read(self, state, text)
        if not isinstance(option, self.suffering):
            raise unreadable(text)
        return option

    def refuse(self, state: State, option: Lose | Disrupt) -> Refusal | None:
        pool, force = self.pool(state), option.force
        if force.size != self.count:
            return Refusal("nw-losses-count", "11.3", {"count": self.count})
        if together(without(force, pool), Force(_over(force, pool))).size:
            return Refusal("nw-losses-absent", "11.3")
        spared = set(force.leaders) - set(self.own_leaders(state))
        if spared and sum(force.sp) < sum(pool.sp):
            return Refusal("nw-losses-allied-leader", "11.3")
        if force.sp not in even_spreads(pool.sp, sum(force.sp)):
            return Refusal("nw-losses-uneven", "11.3")
        return None


def _over(force: Force, pool: Force) -> tuple[int, ...]:
    return tuple(max(0, a - b) for a, b in zip(force.sp, pool.sp, strict=True))


def eliminate(state: State, side: int, pieces: Force, why: str = "battle") -> None:
    """Pieces of a side are lost, those in disorder as far as they are meant. [11.3, 11.5]"""
    battle = battle_of(state)
    who = battle.sides[side]
    place = battle.refuge if side == battle.loser and battle.refuge >= 0 else battle.area
    for nation, count in by_nation(pieces.sp):
        lose_sp(state, nation, place, count, why)
    for leader in pieces.leaders:
        remove_leader(state, leader, POOL, why)
    left = without(who.force, pieces)
    put_side(
        state,
        side,
        replace(
            who,
            force=left,
            disrupted_sp=tuple(min(a, b) for a, b in zip(who.disrupted_sp, left.sp, strict=True)),
            disrupted_leaders=tuple(x for x in who.disrupted_leaders if x in left.leaders),
            lost=together(who.lost, pieces) if why == "battle" else who.lost,
        ),
    )


def disrupt(state: State, side: int, pieces: Force) -> None:
    """Pieces are in disorder for the rest of the fight. [11.3]"""
    battle = battle_of(state)
    who = battle.sides[side]
    sp = tuple(a + b for a, b in zip(who.disrupted_sp, pieces.sp, strict=True))
    leaders = (*who.disrupted_leaders, *pieces.leaders)
    put_side(state, side, replace(who, disrupted_sp=sp, disrupted_leaders=leaders))
    names = tuple(LEADERS[leader].id for leader in pieces.leaders)
    state.record(PiecesDisrupted(PLACES[battle.area], side, pieces.sp, names, party_names(battle)))


def steady_french(state: State) -> None:
    """Each four of the Guard brings a French point back into order once the round's losses are taken; what
    the side has suffered stays counted. [6.15, 11.3]"""
    battle = battle_of(state)
    for side, who in enumerate(battle.sides):
        back = min(battle.notes.count(Note(Mark.GUARD, side)), who.disrupted_sp[FRANCE])
        if back:
            left = list(who.disrupted_sp)
            left[FRANCE] -= back
            put_side(state, side, replace(who, disrupted_sp=tuple(left)))
