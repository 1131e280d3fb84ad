"""Answers somebody might try, allowed or not: with them random play meets the refusals of this game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ....engine.chance import Stream
from ....engine.frames import AnyChoice
from ....engine.masks import mask_of
from ....engine.state import choice_of
from ..cards.decks.ap_mobilization import ChooseCavalrySpace, ChooseTaxis
from ..cards.decks.cp_limited import ChooseForAfrica
from ..cards.decks.cp_mobilization import ChooseLandwehr
from ..cards.decks.cp_total import ChooseDeserters
from ..cards.entrenching import ChooseTrench
from ..cards.neutral_entry import ChooseFreeSpace
from ..cards.placing import PlacingChoice
from ..cards.reinforcements import ChooseEntry
from ..cards.salonika import ChooseLanding
from ..printed.board import (
    ANY_NEIGHBOURS,
    BOARD_SPACES,
    IN_NATION,
    NEAR_EAST,
    RESERVE,
    SPACES,
    each_space,
)
from ..printed.cards import CARDS
from ..printed.names import SB, SIDE_NUMBER, SIDES, Mask, Unit
from ..printed.units import ALL_UNITS, ANA_CORPS, FR_ORIENT, IS_ARMY, KIND_ID, KINDS, NATION, SIDE, UNITS
from ..rules.actions.action_round import ChooseAction
from ..rules.actions.operations import ChooseActivation
from ..rules.combat.advancing import ChooseAdvance
from ..rules.combat.card_steps import ChooseCombatCard
from ..rules.combat.combat_cards import COMBAT_CARDS
from ..rules.combat.declaration import ChooseAttackers, ChooseTarget
from ..rules.combat.flanking import ChooseFlank
from ..rules.combat.retreating import ChooseRetreat
from ..rules.combat.targets import attackable_spaces
from ..rules.events.registry import EVENTS, event_refusal
from ..rules.movement.moving import ChooseMovers, ChoosePath
from ..rules.redeployment.redeploying import ChooseRedeployment
from ..rules.redeployment.redeployment import harbours
from ..rules.replacements.replacing import ChooseReplacement
from ..rules.solo.round import ChooseSoloUse
from ..rules.supply.supply import from_home, in_supply, occupied
from ..rules.turn.drawing import ChooseDiscard
from ..rules.turn.opening import ChooseBid, ChooseSwap
from ..state.state import NOWHERE, State
from ..state.texts import ref, refs

#: What may be tried at each question; the words in braces are drawn.
_TEXTS: Final[Mapping[type[AnyChoice], tuple[str, ...]]] = {
    ChooseAction: (
        "event {barred}", "event {barred}", "event {barred}", "event {barred}", "event {card}",
        "sr {held}", "rp {held}", "ops {held}", "peace",
    ),
    ChooseSoloUse: ("event {barred}", "event {held}", "sr {held}", "rp {held}", "ops {held}", "peace"),
    ChooseMovers: (
        "move {stack}", "move {marching}", "entrench {unit}", "entrench {marching}", "entrench {stack}",
        "move {unit}, {around}", "move {marching}, {marching}", "move {starving}", "entrench {starving}",
        "move {besieger}", "done",
    ),
    ChoosePath: (
        "to {near}", "to {space}", "path {near} {near}", "path {near} {near} {near}", "path {front}",
        "path {front} {near}", "to {shore}",
    ),
    ChooseTarget: (
        "attack {enemy_space}", "attack {space}", "attack {near}", "attack {prey}", "attack {prey}",
    ),
    ChooseAttackers: (
        "with {marked}", "with {marked}", "with {marked}, {marked}", "with {marked}, {around}",
        "with {stack}", "with {all_marked}",
    ),
    ChooseActivation: ("activate {own_space} move", "activate {own_space} attack", "activate {space} move"),
    ChooseRedeployment: (
        "sr {unit} to {space}", "sr {unit} to reserve", "sr {unit} to {own_space}",
        "sr {boxed} to {own_space}", "sr {army} to {own_space}", "sr {unit} to {near}",
        "sr {broken} to {own_space}", "sr {reserve} to {siege}", "sr {docked} to {harbour}",
        "sr {eastern} to {own_space}", "sr {serb} to {serbia}", "sr {orient} to salonika",
        "sr {reserve} to {outpost}", "sr {distant} to reserve", "sr {arab} to reserve",
    ),
    ChooseReplacement: (
        "rebuild {kind}", "rebuild {lost}", "rebuild {lost} at {space}", "rebuild {lost} at {own_space}",
        "flip {unit}", "flip {reduced}", "flip {abroad}", "flip {boxed}", "rebuild br_ana_corps",
    ),
    ChooseCombatCard: ("card {fitting}", "card {fitting}", "card {fitting}", "card {held}", "card {card}"),
    ChooseFlank: ("flank {space}", "frontal"),
    ChooseAdvance: (
        "advance {fighter} to {front}", "advance {fighter} to {front} {near}", "advance {unit} to {near}",
        "advance {fighter}, {fighter} to {front} {near}", "advance {fighter} to {near}",
        "advance {stack} to {front}", "advance {all_fighters} to {front}",
    ),
    ChooseRetreat: ("retreat {unit} to {near}",),
    ChooseDiscard: ("discard {held}", "discard {card}"),
    ChooseTrench: ("trench at {own_space}", "trench at {space}"),
    ChooseEntry: (
        "place {placed} at {space}", "place {placed} at {own_space}", "place {placed} at {besieged}",
    ),
    ChooseFreeSpace: ("place {placed} at {space}", "place {placed} at {own_space}"),
    ChooseCavalrySpace: ("place {placed} at {own_space}",),
    ChooseLanding: ("sr {unit} to salonika", "sr {boxed} to salonika"),
    ChooseDeserters: ("reduce {unit}", "reduce {enemy}"),
    ChooseTaxis: ("flip {unit}", "flip {enemy}"),
    ChooseLandwehr: (
        "flip {reduced}", "flip {unit}", "flip {boxed}", "flip {enemy}",
        "flip {hungry}",
    ),
    ChooseForAfrica: ("remove {unit}", "remove {enemy}"),
    ChooseBid: ("accept", "bid ap 2", "bid cp 0"),
    ChooseSwap: ("take {card} for {card}",),
}  # fmt: skip


def odd_answers(state: State, seat: str, stream: Stream) -> list[str]:
    """A few texts for the question the seat is asked."""
    choice = choice_of(state, seat)
    texts = () if choice is None else _TEXTS.get(type(choice), ())
    words = _Words(state, seat, choice, stream)
    return [text.format_map(words) for text in texts]


class _Words(dict[str, str]):
    """Draws what stands in the braces when it is asked for."""

    def __init__(self, state: State, seat: str, choice: object, stream: Stream) -> None:
        super().__init__()
        self.state, self.side, self.choice, self.stream = state, SIDE_NUMBER[seat], choice, stream
        self.on_board = [unit for space in BOARD_SPACES for unit in state.at[space]]
        #: Where the question is about, if anywhere.
        self.middle = NOWHERE if state.combat is None else state.combat.target
        marked = state.marked_attack if isinstance(choice, ChooseTarget) else 0
        if marked:
            self.middle = stream.pick(tuple(each_space(marked)))
        if isinstance(choice, ChooseAttackers):
            self.middle = choice.target
        elif isinstance(choice, ChoosePath):
            self.middle = state.place[choice.units[0]]

    def __missing__(self, word: str) -> str:
        return _DRAWN[word](self)

    def pick_unit(self, mine: bool = True) -> Unit:
        return self.stream.pick([unit for unit in self.on_board if (SIDE[unit] == self.side) == mine])

    def unit(self) -> str:
        return ref(self.state, self.pick_unit())

    def unit_of(self, units: Iterable[Unit]) -> str:
        """One of these units; any of the side if there are none."""
        found = [unit for unit in units if 0 <= self.state.place[unit] < len(SPACES)]
        return ref(self.state, self.stream.pick(found)) if found else self.unit()

    def unit_at(self, spaces: Mask) -> str:
        """A unit that stands in one of these spaces."""
        return self.unit_of(unit for unit in self.on_board if spaces >> self.state.place[unit] & 1)

    def fighter(self) -> str:
        """One of the attackers in the combat."""
        return self.unit_of(() if self.state.combat is None else self.state.combat.attackers)

    def stack(self) -> str:
        """Some of the units of one space."""
        here = self.state.at[self.state.place[self.pick_unit()]]
        return refs(self.state, here[: 1 + self.stream.below(len(here))])

    def around(self) -> str:
        """A unit beside the middle, if there is one."""
        near = ANY_NEIGHBOURS[self.middle] if self.middle >= 0 else ()
        return self.unit_of(unit for space in near for unit in self.state.at[space])

    def near(self) -> str:
        """A space one or two steps from the middle."""
        space = self.middle if self.middle >= 0 else self.state.place[self.pick_unit()]
        for _ in range(1 + self.stream.below(2)):
            space = self.stream.pick(ANY_NEIGHBOURS[space] or (space,))
        return SPACES[space]

    def boxed(self) -> str:
        """A unit that is not on the map."""
        on_board = set(self.on_board)
        return self.unit_of(unit for unit in ALL_UNITS if SIDE[unit] == self.side and unit not in on_board)

    def held(self) -> str:
        return self.stream.pick(tuple(self.state.hands[self.side]) or tuple(CARDS))

    def barred(self) -> str:
        """A card of the hand that is no event just now, if there is one."""
        return self.card_of(
            card
            for card in self.state.hands[self.side]
            if card in EVENTS and event_refusal(self.state, self.side, card)
        )

    def fitting(self) -> str:
        """A combat card at hand for those who attack, or who defend, whichever this side does."""
        combat = self.state.combat
        role = "attacker" if combat is not None and combat.side == self.side else "defender"
        at_hand = (*self.state.hands[self.side], *self.state.table_cards[self.side])
        return self.card_of(c for c in at_hand if c in COMBAT_CARDS and getattr(COMBAT_CARDS[c], role))

    def card_of(self, cards: Iterable[str]) -> str:
        """One of these cards; any of the hand if there are none."""
        found = tuple(cards)
        return self.stream.pick(found) if found else self.held()

    def own(self, condition: Callable[[Unit], object]) -> str:
        """One of the side's units on the map that are so; any if none is."""
        return self.unit_of(u for u in self.on_board if SIDE[u] == self.side and condition(u))

    def in_box(self, condition: Callable[[Unit], object]) -> str:
        """One of the corps in the reserve that are so."""
        return self.unit_of(unit for unit in self.state.at[RESERVE[self.side]] if condition(unit))

    def space_of(self, mask: Mask) -> str:
        """One of these spaces; any if there are none."""
        return SPACES[self.stream.pick(tuple(each_space(mask)))] if mask else self.stream.pick(SPACES)

    def prey(self) -> str:
        """A space with an enemy beside one that is marked for attack."""
        spaces = each_space(self.state.marked_attack)
        around = mask_of(near for space in spaces for near in (space, *ANY_NEIGHBOURS[space]))
        return self.space_of(around & attackable_spaces(self.state, self.side))

    def all_of(self, units: Iterable[Unit]) -> str:
        """All of these units at once; one if there are none."""
        found = tuple(units)
        return refs(self.state, found) if found else self.unit()

    def all_marked(self) -> str:
        """Everybody in spaces marked for attack beside the middle."""
        near = ANY_NEIGHBOURS[self.middle] if self.middle >= 0 else ()
        return self.all_of(u for s in near if self.state.marked_attack >> s & 1 for u in self.state.at[s])

    def all_fighters(self) -> str:
        """All attackers of the combat that are at full strength."""
        state = self.state
        attackers = () if state.combat is None else state.combat.attackers
        return self.all_of(u for u in attackers if state.place[u] >= 0 and not state.reduced >> u & 1)

    def is_abroad(self, unit: Unit) -> bool:
        """Reduced and not supplied from home. [17.1.4.1]"""
        state = self.state
        return bool(state.reduced >> unit & 1) and not from_home(state, unit, state.place[unit])

    def is_hungry(self, unit: Unit) -> bool:
        return bool(self.state.reduced >> unit & 1) and not in_supply(self.state, unit)

    def stands(self, spaces: Mask) -> Callable[[Unit], int]:
        """Does a unit stand in one of these spaces?"""
        return lambda unit: spaces >> self.state.place[unit] & 1

    def besieger(self) -> str:
        """A unit that besieges a fort and may march."""
        return self.own(self.stands(self.state.marked_move & self.state.forts_besieged))

    def lost(self) -> str:
        """A kind of unit none of which is on the map."""
        kinds = {unit for unit in ALL_UNITS if SIDE[unit] == self.side} - set(self.on_board)
        return KIND_ID[self.stream.pick(sorted(kinds))]

    def placed(self) -> str:
        if isinstance(self.choice, PlacingChoice):
            return self.choice.kind()
        return self.stream.pick(tuple(KINDS))


_DRAWN: Final[Mapping[str, Callable[[_Words], str]]] = {
    "unit": _Words.unit,
    "enemy": lambda words: ref(words.state, words.pick_unit(False)),
    "stack": _Words.stack,
    "army": lambda words: words.own(lambda u: IS_ARMY[u]),
    "reduced": lambda words: words.own(lambda u: words.state.reduced >> u & 1),
    "marked": lambda words: words.unit_at(words.state.marked_attack),
    "marching": lambda words: words.unit_at(words.state.marked_move),
    "starving": lambda words: words.own(
        lambda u: words.state.marked_move >> words.state.place[u] & ~words.state.ready >> u & 1
    ),
    "besieger": _Words.besieger,
    "hungry": lambda words: words.own(words.is_hungry),
    "abroad": lambda words: words.own(words.is_abroad),
    "broken": lambda words: words.own(words.stands(words.state.broken_sieges)),
    "docked": lambda words: words.own(
        lambda u: IS_ARMY[u] and harbours(words.state, words.side) >> words.state.place[u] & 1
    ),
    "eastern": lambda words: words.own(lambda u: IS_ARMY[u] and UNITS[u].is_near_east),
    "distant": lambda words: words.own(lambda u: not IS_ARMY[u] and words.stands(NEAR_EAST)(u)),
    "arab": lambda words: words.own(lambda u: u == ANA_CORPS),
    "orient": lambda words: words.own(lambda u: u == FR_ORIENT),
    "reserve": lambda words: words.in_box(lambda _: True),
    "serb": lambda words: words.in_box(lambda u: NATION[u] == SB),
    "all_marked": _Words.all_marked,
    "all_fighters": _Words.all_fighters,
    "fighter": _Words.fighter,
    "around": _Words.around,
    "near": _Words.near,
    "front": lambda words: SPACES[words.middle] if words.middle >= 0 else words.near(),
    "space": lambda words: words.stream.pick(SPACES),
    "own_space": lambda words: SPACES[words.state.place[words.pick_unit()]],
    "enemy_space": lambda words: SPACES[words.state.place[words.pick_unit(False)]],
    "prey": _Words.prey,
    "shore": lambda words: words.stream.pick(("london", "cherbourg", "le_havre", "calais", "valona")),
    "siege": lambda words: words.space_of(words.state.broken_sieges),
    "besieged": lambda words: words.space_of(words.state.forts_besieged),
    "harbour": lambda words: words.space_of(harbours(words.state, words.side)),
    "outpost": lambda words: words.space_of(occupied(words.state, words.side) & NEAR_EAST),
    "serbia": lambda words: words.space_of(IN_NATION[SB]),
    "barred": _Words.barred,
    "fitting": _Words.fitting,
    "boxed": _Words.boxed,
    "held": _Words.held,
    "card": lambda words: words.stream.pick([card for card in CARDS if card.startswith(SIDES[words.side])]),
    "kind": lambda words: words.stream.pick(tuple(KINDS)),
    "lost": _Words.lost,
    "placed": _Words.placed,
}
