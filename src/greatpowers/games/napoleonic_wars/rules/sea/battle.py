"""Battles at sea and in ports: dice, losses, who wins, where the beaten go. [13.4, 13.41]

The fight itself is `state.naval`; side 0 is the active one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import PLACES
from ...printed.names import BRITAIN, NATIONS, NOWHERE, POOL, REGROUP
from ...printed.pieces import SQUADRON_NATION, SQUADRONS
from ...state.changes.fights import set_naval
from ...state.changes.map import remove_squadron
from ...state.events.fights import NavalBattleEnded, NavalRoundFought
from ...state.fight_notes import Mark, Note
from ...state.fights import NavalBattle
from ...state.ids import Squadron
from ...state.relations import seat_of
from ...state.state import State
from ..asking import ask
from ..cards.battle_cards import AfterDice, BattleCards
from ..occasions import window
from .dice import commander_of, fleet_sources, naval_chances, side_dice
from .fleets import best_on_top
from .havens import Withdraw


def beaten_side(naval: NavalBattle) -> int | None:
    """The side that has lost by now: the one wiped out, the one with more losses; None while equal. -1: both
    are gone. Guns ashore cannot be wiped out. [13.4, 13.5]"""
    gone = [not fleet for fleet in naval.fleets]
    if naval.is_port:
        gone[1] = False
    if all(gone):
        return -1
    if any(gone):
        return gone.index(True)
    losses = [naval.eliminated[side] + naval.disrupted[side] for side in (0, 1)]
    return None if losses[0] == losses[1] else losses.index(max(losses))


def rolled_of(state: State, dice: int) -> tuple[int, int]:
    """Sixes and fives of so many dice."""
    faces = [state.draw(6, "naval") + 1 for _ in range(dice)]
    return faces.count(6), faces.count(5)


@frame
class NavalFight(Procedure):
    """Rounds until somebody wins, at most two; the active side loses a tie in the second. [13.4, 11.3]"""

    with_cards: bool

    @step
    def fight(self, state: State) -> None:
        state.then(NavalRound(self.with_cards))

    @step
    def judge(self, state: State) -> None:
        naval = state.naval
        assert naval is not None
        beaten = beaten_side(naval)
        if beaten is None and naval.round == 1:
            set_naval(state, replace(naval, round=2, extra=(0, 0)))
            state.then(NavalFight(True))
        else:
            state.then(NavalOutcome(0 if beaten is None else beaten))


def party_names(naval: NavalBattle) -> tuple[str, str]:
    """The nations in command of both Fleets, the active first; "" for one that is gone. [13.21]"""
    others = {SQUADRON_NATION[s] for s in naval.fleets[1]}
    return NATIONS[naval.nation], NATIONS[best_on_top(sorted(others))] if others else ""


@frame
class NavalRound(Procedure):
    """Cards, dice, losses. [13.4]"""

    with_cards: bool

    @step
    def cards(self, state: State) -> None:
        assert state.naval is not None
        if self.with_cards:
            state.then(BattleCards())
            window(state, "battle", nation=state.naval.nation, place=state.naval.place)

    @step
    def roll(self, state: State) -> None:
        naval = state.naval
        assert naval is not None
        dice = (side_dice(state, naval, 0), side_dice(state, naval, 1))
        rolled = (rolled_of(state, dice[0]), rolled_of(state, dice[1]))
        set_naval(state, replace(naval, rolled=rolled))
        sixes, fives = (rolled[0][0], rolled[1][0]), (rolled[0][1], rolled[1][1])
        sides = party_names(naval)
        sources = (fleet_sources(state, naval, 0), fleet_sources(state, naval, 1))
        chances = naval_chances(state, naval)
        first, second = (tuple(SQUADRONS[s] for s in fleet) for fleet in naval.fleets)
        state.record(
            NavalRoundFought(
                PLACES[naval.place],
                naval.round,
                dice,
                sixes,
                fives,
                sides,
                sources,
                chances,
                (first, second),
            )
        )
        state.then(AfterDice())

    @step
    def losses(self, state: State) -> None:
        naval = state.naval
        assert naval is not None
        rolled = naval.rolled
        set_naval(state, replace(naval, rolled=((0, 0), (0, 0))))
        state.then(NavalLosses(0, *rolled[1]), NavalLosses(1, *rolled[0]))


@frame
class NavalLosses(Procedure):
    """A side suffers sixes and fives: Squadrons lost, dice lost in later rounds. [13.4]"""

    side: int
    sixes: int
    fives: int

    @step
    def suffer(self, state: State) -> None:
        naval = state.naval
        assert naval is not None
        disrupted = list(naval.disrupted)
        disrupted[self.side] += self.fives
        unsunk = Note(Mark.UNSUNK, self.side)
        is_void = self.sixes > 0 and unsunk in naval.notes
        notes = tuple(note for note in naval.notes if note != unsunk) if is_void else naval.notes
        set_naval(state, replace(naval, disrupted=(disrupted[0], disrupted[1]), notes=notes))
        # Guns ashore have nothing to lose; what sinks nobody counts as no loss.
        lost = min(self.sixes - is_void, len(naval.fleets[self.side]))
        state.then(*[SinkOne(self.side)] * lost)


@frame
class SinkOne(Procedure):
    """One Squadron of a side is lost."""

    side: int

    @step
    def sink(self, state: State) -> None:
        assert state.naval is not None
        ask(state, ChooseSinking(seat_of(state, commander_of(state.naval, self.side)), self.side))


@option("sink {squadron}")
class Sink(Option):
    """This Squadron is lost."""

    squadron: Squadron


@frame
class ChooseSinking(Choice[State, Sink]):
    """The commander says which Squadron is lost; like ones are alike. [11.3, 13.4]"""

    asks = "sinking"
    seat: str
    side: int

    def options(self, state: State) -> Sequence[Sink]:
        naval = state.naval
        assert naval is not None
        squadrons = naval.fleets[self.side]
        if Note(Mark.COMMANDER_HIT, self.side) in naval.notes:
            top = commander_of(naval, self.side)
            squadrons = tuple(s for s in squadrons if SQUADRON_NATION[s] == top)
        return [Sink(Squadron(s)) for s in {_kind(state, s): s for s in squadrons}.values()]

    def chosen(self, state: State, option: Sink) -> None:
        squadron = option.squadron
        naval = state.naval
        assert naval is not None
        fleets, eliminated = list(naval.fleets), list(naval.eliminated)
        fleets[self.side] = tuple(s for s in fleets[self.side] if s != squadron)
        eliminated[self.side] += 1
        hit = Note(Mark.COMMANDER_HIT, self.side)
        notes = tuple(note for note in naval.notes if note != hit)
        remove_squadron(state, squadron, POOL, "battle")
        set_naval(
            state,
            replace(
                naval, fleets=(fleets[0], fleets[1]), eliminated=(eliminated[0], eliminated[1]), notes=notes
            ),
        )

    def read(self, state: State, text: str) -> Sink:
        """The Squadron on offer that is like the one named, otherwise the one named."""
        named = Choice.read(self, state, text)
        kind = _kind(state, named.squadron)
        return next((other for other in self.options(state) if _kind(state, other.squadron) == kind), named)


def _kind(state: State, squadron: Squadron) -> tuple[int, int, int]:
    """What tells Squadrons apart: the nation and the markers on them."""
    return SQUADRON_NATION[squadron], state.refitting >> squadron & 1, state.building >> squadron & 1


@frame
class NavalOutcome(Procedure):
    """The beaten side goes to port, a beaten port loses its ships; -1: nobody is left. [13.41, 13.5]"""

    beaten: int

    @step
    def settle(self, state: State) -> None:
        naval = state.naval
        assert naval is not None
        winner = "" if self.beaten < 0 else ("active", "other")[1 - self.beaten]
        state.record(NavalBattleEnded(PLACES[naval.place], winner, party_names(naval)))
        _settle_nelson(state, naval, self.beaten)
        naval = state.naval
        assert naval is not None
        if self.beaten == 1 and naval.is_port:
            for squadron in naval.fleets[1]:
                remove_squadron(state, squadron, POOL, "port")
        elif self.beaten >= 0:
            _sink_refitting(state, naval, self.beaten)
            fleet = tuple(s for s in naval.fleets[self.beaten] if state.squadron_at[s] >= 0)
            back, barred = (naval.origin, naval.entering) if self.beaten == 0 else (NOWHERE, NOWHERE)
            state.then(Withdraw(fleet, back, barred))

    @step
    def aftermath(self, state: State) -> None:
        naval = state.naval
        assert naval is not None
        set_naval(state, None)
        window(state, "aftermath", nation=naval.nation, place=naval.place)


def _sink_refitting(state: State, naval: NavalBattle, side: int) -> None:
    """Squadrons driven from a lost port before their refit are lost if they are beaten. [13.9]"""
    if Note(Mark.DRIVEN_OUT) in naval.notes and side == 0:
        for squadron in naval.fleets[0]:
            if state.refitting >> squadron & 1:
                remove_squadron(state, squadron, POOL, "port")


def _settle_nelson(state: State, naval: NavalBattle, beaten: int) -> None:
    """Nelson's touch: disrupted enemies of a winning Fleet are lost, and on a six so is one of its own."""
    for side in (0, 1):
        if Note(Mark.NELSON, side) not in naval.notes:
            continue
        fleets = list(naval.fleets)
        if beaten == 1 - side:
            doomed = fleets[beaten][: naval.disrupted[beaten]]
            for squadron in doomed:
                remove_squadron(state, squadron, POOL, "battle")
            fleets[beaten] = fleets[beaten][len(doomed) :]
        british = [s for s in fleets[side] if SQUADRON_NATION[s] == BRITAIN]
        if british and state.draw(6, "nelson") + 1 == 6:
            remove_squadron(state, british[0], REGROUP, "battle")
            fleets[side] = tuple(s for s in fleets[side] if s != british[0])
        set_naval(state, replace(naval, fleets=(fleets[0], fleets[1])))
