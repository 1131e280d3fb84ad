"""Battle cards are asked for before the dice of a round and after them. [6.15, 11.1]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.cards import CARDS, cards_with
from ...printed.names import NATIONS, TRACK_FROM
from ...printed.pieces import SQUADRON_NATION
from ...state.changes.cards import play_card, put_away
from ...state.changes.fights import set_battle
from ...state.fight_notes import Mark
from ...state.ids import CardId, Nation
from ...state.relations import seat_of
from ...state.state import State, in_interphase
from ..answers import Pass
from ..land.armies import nations_of_force
from .announcing import announce, take_cancellation
from .notes import has
from .registry import may_play

#: May a nation on a side of the fight play it, and what it does for them.
When = Callable[[State, Nation, int], bool]
Effect = Callable[[State, Nation, int], None]


@dataclass(frozen=True, slots=True)
class BattleCard:
    """When a nation on a side of the fight may play it, and what it does."""

    effect: Effect
    when: When
    after_dice: bool = False


#: All Battle cards; the cards enter theirs.
BATTLE_CARDS: Final[dict[str, BattleCard]] = {}


def _always(state: State, nation: Nation, side: int) -> bool:  # noqa: ARG001
    return True


def battle_card(effect: str, when: When = _always, *, after_dice: bool = False) -> Callable[[Effect], Effect]:
    """Enter a function as what every card with this effect does in a fight."""

    def enter(function: Effect) -> Effect:
        for card in cards_with(effect):
            BATTLE_CARDS[card] = BattleCard(function, when, after_dice)
        return function

    return enter


@option("play {card}", says="battle-card")
class PlayBattleCard(Option, frozen=True):
    """A Battle card."""

    card: CardId


def side_of(state: State, nation: Nation) -> int:
    """The side of the fight a nation has pieces on, -1 for none. [6.15]"""
    if state.naval is not None:
        for side, fleet in enumerate(state.naval.fleets):
            if any(SQUADRON_NATION[s] == nation for s in fleet):
                return side
        return -1
    assert state.battle is not None
    for side, who in enumerate(state.battle.sides):
        if nations_of_force(who.force) >> nation & 1:
            return side
    return -1


def is_on(state: State) -> bool:
    return state.battle is not None or state.naval is not None


def players_in_order(state: State) -> list[Nation]:
    """Nations in the fight that hold cards and have a player, from the active one in track order; nobody in
    the Interphase. [11.1, 14]"""
    if in_interphase(state):
        return []
    fight = state.naval if state.naval is not None else state.battle
    assert fight is not None
    order = TRACK_FROM[fight.nation]
    return [n for n in order if state.hands[n] and seat_of(state, n) and side_of(state, n) >= 0]


def battle_card_refusal(state: State, nation: Nation, card: str, *, after_dice: bool) -> Refusal | None:
    """Why a nation may not play a Battle card now. [6.15, 13.4]"""
    names: dict[str, str | int] = {"card": card, "nation": NATIONS[nation]}
    if card not in state.hands[nation]:
        return Refusal("nw-play-not-held", "6.5", {"card": card})
    if CARDS[card].timing != "battle" or BATTLE_CARDS[card].after_dice != after_dice:
        return Refusal("nw-battle-card-timing", "11.1", names)
    if not may_play(nation, card) or side_of(state, nation) < 0:
        return Refusal("nw-battle-card-absent", "6.15", names)
    if state.naval is not None and not CARDS[card].is_naval:
        return Refusal("nw-battle-card-land", "13.4", names)
    side = side_of(state, nation)
    if state.battle is not None and state.battle.is_siege and side == 1:
        return Refusal("nw-battle-card-absent", "6.15", names)
    allowed = BATTLE_CARDS[card].when(state, nation, side)
    return None if allowed else Refusal("nw-battle-card-condition", "6.15", names)


@frame
class BattleCards(Procedure):
    """Before the dice: each nation plays all its cards before the next. [11.1]"""

    @step
    def ask(self, state: State) -> None:
        state.then(*[AskForCards(nation, False) for nation in players_in_order(state)])


@frame
class AfterDice(Procedure):
    """After the dice: what cards make of them. [11.1]"""

    @step
    def turn_sixes(self, state: State) -> None:
        """Behind a reverse slope the first two sixes are fives."""
        battle = state.battle
        if battle is None:
            return
        rolled = list(battle.rolled)
        for side in (0, 1):
            if has(battle, Mark.SLOPE, side):
                sixes, fives = rolled[1 - side]
                turned = min(2, sixes)
                rolled[1 - side] = (sixes - turned, fives + turned)
        set_battle(state, replace(battle, rolled=(rolled[0], rolled[1])))

    @step
    def ask(self, state: State) -> None:
        state.then(*[AskForCards(nation, True) for nation in players_in_order(state)])


@frame
class AskForCards(Procedure):
    """One nation, until it passes; only how many cards it holds decides whether it is asked."""

    nation: Nation
    after_dice: bool

    @step
    def ask(self, state: State) -> None:
        if is_on(state) and state.hands[self.nation] and side_of(state, self.nation) >= 0:
            state.then(ChooseBattleCard(seat_of(state, self.nation), self.nation, self.after_dice))


@frame
class ChooseBattleCard(Choice[State, Pass | PlayBattleCard]):
    """Play a Battle card or pass. [6.15]"""

    asks = "battle-card"
    is_grave = True
    always_ask = True
    seat: str
    nation: Nation
    after_dice: bool

    def options(self, state: State) -> Sequence[Pass | PlayBattleCard]:
        held = [PlayBattleCard(CardId(card)) for card in sorted(state.hands[self.nation])]
        return [Pass(), *(option for option in held if self.refuse(state, option) is None)]

    def chosen(self, state: State, option: Pass | PlayBattleCard) -> None:
        if isinstance(option, PlayBattleCard):
            play_card(state, self.nation, option.card, "battle")
            state.then(BattleCardPlay(self.nation, option.card), AskForCards(self.nation, self.after_dice))

    def refuse(self, state: State, option: Pass | PlayBattleCard) -> Refusal | None:
        if isinstance(option, Pass):
            return None
        return battle_card_refusal(state, self.nation, option.card, after_dice=self.after_dice)


@frame
class BattleCardPlay(Procedure):
    """A Battle card is announced, perhaps cancelled, carried out and put away. [6.14, 6.15]"""

    nation: Nation
    card: str

    @step
    def announce(self, state: State) -> None:
        announce(state, self.nation, self.card)

    @step
    def carry_out(self, state: State) -> None:
        if not take_cancellation(state, self.card) and side_of(state, self.nation) >= 0:
            BATTLE_CARDS[self.card].effect(state, self.nation, side_of(state, self.nation))

    @step
    def clear(self, state: State) -> None:
        put_away(state, self.card, for_good=CARDS[self.card].is_removed)
