"""What an Impulse is used for: a card as event or for CPs, or a Resource. [5.11, 5.12, 6, 16.2]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.chance import Stream
from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.cards import CARDS, PARLIAMENT
from ...printed.names import BRITAIN, NATIONS, POWERS
from ...state.changes.cards import (
    change_resources,
    draw_cards,
    draw_open,
    note_play,
    play_card,
    play_open,
    put_away,
    take_up,
)
from ...state.changes.turn import end_rounds, fill_purse_by_card, use_resource
from ...state.effects import ImpulseEnds, is_on
from ...state.ids import CardId, Nation
from ...state.relations import seat_of
from ...state.state import State, rules
from ..answers import Done, PlayCp, PlayEvent
from ..cards.playing import EventPlay
from ..cards.registry import event_refusal
from .playing import is_response, may_add, playable, playable_count
from .spending import Spend

#: What a card is played for, as it is told and saved.
EVENT, CP = "event", "cp"


@option("resource draw")
class DrawCard(Option):
    """A Resource for a card. [16.2]"""


@option("resource winter")
class TryWinter(Option):
    """A Resource for a try at an early winter. [16.2]"""


Play = PlayEvent | PlayCp | DrawCard | TryWinter | Done
#: Ways to use an Impulse as random play likes them.
_SAMPLED: Final[tuple[tuple[type[Option], ...], ...]] = (
    *[(PlayEvent,)] * 4,
    *[(PlayCp,)] * 5,
    (DrawCard, TryWinter),
    (Done,),
)


def play_refusal(state: State, nation: Nation, play: Play) -> Refusal | None:
    """Why a nation may not use its Impulse like this now."""
    if isinstance(play, DrawCard | TryWinter):
        return _resource_refusal(state, nation, play)
    if isinstance(play, Done):
        must = not (state.plays or state.resource_used) and bool(_uses(state, nation))
        return Refusal("nw-play-must", "5.11") if must else None
    card = play.card
    if card not in playable(state, nation):
        return Refusal("nw-play-not-held", "6.5", {"card": card})
    if not may_add(state, card, as_event=isinstance(play, PlayEvent)):
        if state.drawn and len(state.plays) == 1:
            return Refusal("nw-play-drawn-only", "16.2", {"card": card})
        return Refusal("nw-play-one-card", "5.12", {"card": card})
    if isinstance(play, PlayCp):
        return Refusal("nw-play-must-event", "6", {"card": card}) if CARDS[card].must_be_event else None
    return _event_refusal(state, nation, card)


def _event_refusal(state: State, nation: Nation, card: str) -> Refusal | None:
    if card == PARLIAMENT and nation != BRITAIN:
        return Refusal("nw-play-parliament", "6.2")
    return event_refusal(state, nation, card)


def _resource_refusal(state: State, nation: Nation, use: DrawCard | TryWinter) -> Refusal | None:
    """[16.2]"""
    if not state.resources[nation]:
        return Refusal("nw-resource-none", "16.2", {"nation": NATIONS[nation]})
    if state.resource_used or len(state.plays) > 1:
        return Refusal("nw-resource-once", "16.2")
    if isinstance(use, TryWinter) and (state.turn == 5 or not rules(state).is_campaign):
        return Refusal("nw-resource-no-winter", "16.2")
    if isinstance(use, DrawCard) and not state.deck and not state.discards:
        return Refusal("nw-resource-no-card", "16.2")
    return None


def plays_of(state: State, nation: Nation) -> list[Play]:
    """All lawful uses of the Impulse, or of its second part."""
    found = _uses(state, nation)
    return [*found, Done()] if state.plays or state.resource_used or not found else found


def _uses(state: State, nation: Nation) -> list[Play]:
    found: list[Play] = [use(CardId(card)) for card in playable(state, nation) for use in (PlayEvent, PlayCp)]
    found += [DrawCard(), TryWinter()]
    return [play for play in found if play_refusal(state, nation, play) is None]


def may_play_more(state: State, nation: Nation) -> bool:
    """Is there a second part? Known to all: one card may follow, or a Resource. [5.12, 16.2]"""
    if _is_closed(state, nation):
        return False
    if state.resource_used:
        return not state.plays and bool(playable_count(state, nation))
    return len(state.plays) == 1 and bool(playable_count(state, nation) or state.resources[nation])


def may_play_drawn(state: State, nation: Nation) -> bool:
    """Is there a third part? Known to all: a Resource drew a card, and one card was played. [16.2]"""
    if _is_closed(state, nation) or not state.drawn:
        return False
    return len(state.plays) == 1 and bool(playable_count(state, nation))


def _is_closed(state: State, nation: Nation) -> bool:
    return state.turn_over or is_on(state, ImpulseEnds) or not seat_of(state, nation)


@frame
class ChoosePlay(Choice[State, PlayEvent | PlayCp | DrawCard | TryWinter | Done]):
    """Use the Impulse, or what is left of it. [5.11, 5.12]"""

    asks = "play"
    is_grave = True
    seat: str
    nation: Nation
    is_first: bool
    always_ask = True  # what could be played is the player's secret

    def options(self, state: State) -> Sequence[Play]:
        return plays_of(state, self.nation)

    def chosen(self, state: State, play: Play) -> None:
        match play:
            case PlayEvent(card):
                play_card(state, self.nation, card, EVENT)
                note_play(state, card, plus_is_free=is_response(card))
                state.then(CardPlay(self.nation, card, EVENT))
            case PlayCp(card):
                play_card(state, self.nation, card, CP)
                note_play(state, card, plus_is_free=False)
                state.then(CardPlay(self.nation, card, CP))
            case DrawCard():
                draw_with_resource(state, self.nation)
            case TryWinter():
                try_winter(state, self.nation)
            case Done():
                pass

    def sample(self, offer: Sequence[Play], stream: Stream) -> Play:
        """First what to do, then with which card."""
        uses = [use for use in _SAMPLED if any(isinstance(play, use) for play in offer)]
        use = stream.pick(uses)
        return stream.pick([play for play in offer if isinstance(play, use)])

    def refuse(self, state: State, play: Play) -> Refusal | None:
        return play_refusal(state, self.nation, play)


def draw_with_resource(state: State, nation: Nation) -> None:
    """[16.2]"""
    change_resources(state, nation, -1, "spent")
    draw_cards(state, nation, 1)
    use_resource(state, state.hands[nation][-1])


def try_winter(state: State, nation: Nation) -> None:
    """[16.2]"""
    change_resources(state, nation, -1, "spent")
    use_resource(state)
    if state.draw(6, "early winter") + 1 > powers_with_cards(state):
        end_rounds(state)


def powers_with_cards(state: State) -> int:
    """All five Powers count, a Proxy Prussia too. [16.2, ruling 56]"""
    return sum(1 for power in POWERS if playable_count(state, power))


@frame
class CardPlay(Procedure):
    """A card of an Impulse, now on the table, is carried out. [6]"""

    nation: Nation
    card: str
    use: str

    @step
    def carry_out(self, state: State) -> None:
        if self.use == EVENT:
            state.then(EventPlay(self.nation, self.card))
        else:
            fill_purse_by_card(state, CARDS[self.card].cp)
            another_may_follow = len(state.plays) == 1 and (not state.resource_used or bool(state.drawn))
            state.then(Spend(self.nation, another_may_follow))

    @step
    def put_card_away(self, state: State) -> None:
        """An event has put its card away itself. [6.2]"""
        put_away(state, self.card)


@frame
class PlayMore(Procedure):
    """A card is drawn face up and played as part of the same Impulse, as event or for CPs. [5.12]"""

    nation: Nation
    #: It may be taken into the hand instead.
    optional: bool = False

    @step
    def draw(self, state: State) -> None:
        card = draw_open(state, self.nation)
        if card:
            seat = seat_of(state, self.nation)
            state.then(ChooseDrawnPlay(seat, self.nation, card, self.optional))


@frame
class ChooseDrawnPlay(Choice[State, PlayCp | PlayEvent | Done]):
    """How to use the card an event let the nation draw. Everybody sees it. [5.12]"""

    asks = "drawn-play"
    is_grave = True
    seat: str
    nation: Nation
    card: str
    optional: bool

    def options(self, state: State) -> Sequence[PlayCp | PlayEvent | Done]:
        card = CardId(self.card)
        uses: list[PlayCp | PlayEvent] = [PlayCp(card)] if not CARDS[card].must_be_event else []
        if _event_refusal(state, self.nation, card) is None:
            uses.append(PlayEvent(card))
        return [*uses, Done()] if self.optional or not uses else uses

    def chosen(self, state: State, option: PlayCp | PlayEvent | Done) -> None:
        if isinstance(option, Done):
            take_up(state, self.nation, self.card)
            return
        use = EVENT if isinstance(option, PlayEvent) else CP
        play_open(state, self.nation, self.card, use)
        state.then(CardPlay(self.nation, self.card, use))
