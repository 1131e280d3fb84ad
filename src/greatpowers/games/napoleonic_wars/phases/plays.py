"""What an Impulse is used for: a card as event or for CPs, or a Resource. [5.11, 5.12, 6, 16.2]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ....engine.chance import Stream
from ....engine.errors import Refusal
from ....engine.frames import AnyChoice, Procedure, frame, step
from ..card_changes import (
    change_resources,
    draw_cards,
    draw_open,
    note_play,
    play_card,
    play_open,
    put_away,
    take_up,
)
from ..card_facts import CARDS, PARLIAMENT
from ..cards.playing import EventPlay
from ..cards.registry import event_refusal
from ..effects import ImpulseEnds, is_on
from ..names import BRITAIN, NATIONS, POWERS
from ..playing import is_response, may_add, playable, playable_count
from ..relations import seat_of
from ..state import State, rules
from ..texts import read_card, unreadable
from ..turn_changes import end_rounds, fill_purse_by_card, use_resource
from .spending import Spend

EVENT, CP, RESOURCE, DONE = "event", "cp", "resource", "done"
DRAW, WINTER = "draw", "winter"
#: Ways to use an Impulse as random play likes them.
_SAMPLED: Final = (EVENT,) * 4 + (CP,) * 5 + (RESOURCE, DONE)


@dataclass(frozen=True, slots=True)
class Play:
    """`event talleyrand`, `cp talleyrand`, `resource draw`, `resource winter`, `done`."""

    word: str
    what: str = ""


def play_refusal(state: State, nation: int, play: Play) -> Refusal | None:
    """Why a nation may not use its Impulse like this now."""
    if play.word == RESOURCE:
        return _resource_refusal(state, nation, play.what)
    if play.word == DONE:
        must = not (state.plays or state.resource_used) and bool(_uses(state, nation))
        return Refusal("nw-play-must", "5.11") if must else None
    if play.what not in playable(state, nation):
        return Refusal("nw-play-not-held", "6.5", {"card": play.what})
    if not may_add(state, play.what, as_event=play.word == EVENT):
        if state.drawn and len(state.plays) == 1:
            return Refusal("nw-play-drawn-only", "16.2", {"card": play.what})
        return Refusal("nw-play-one-card", "5.12", {"card": play.what})
    if play.word == CP:
        return (
            Refusal("nw-play-must-event", "6", {"card": play.what})
            if CARDS[play.what].must_be_event
            else None
        )
    return _event_refusal(state, nation, play.what)


def _event_refusal(state: State, nation: int, card: str) -> Refusal | None:
    if card == PARLIAMENT and nation != BRITAIN:
        return Refusal("nw-play-parliament", "6.2")
    return event_refusal(state, nation, card)


def _resource_refusal(state: State, nation: int, use: str) -> Refusal | None:
    """[16.2]"""
    if not state.resources[nation]:
        return Refusal("nw-resource-none", "16.2", {"nation": NATIONS[nation]})
    if state.resource_used or len(state.plays) > 1:
        return Refusal("nw-resource-once", "16.2")
    if use == WINTER and (state.turn == 5 or not rules(state).is_campaign):
        return Refusal("nw-resource-no-winter", "16.2")
    if use == DRAW and not state.deck and not state.discards:
        return Refusal("nw-resource-no-card", "16.2")
    return None


def plays_of(state: State, nation: int) -> list[Play]:
    """All lawful uses of the Impulse, or of its second part."""
    found = _uses(state, nation)
    return [*found, Play(DONE)] if state.plays or state.resource_used or not found else found


def _uses(state: State, nation: int) -> list[Play]:
    found = [Play(word, card) for card in playable(state, nation) for word in (EVENT, CP)]
    found += [Play(RESOURCE, DRAW), Play(RESOURCE, WINTER)]
    return [play for play in found if play_refusal(state, nation, play) is None]


def may_play_more(state: State, nation: int) -> bool:
    """Is there a second part? Known to all: one card may follow, or a Resource. [5.12, 16.2]"""
    if _is_closed(state, nation):
        return False
    if state.resource_used:
        return not state.plays and bool(playable_count(state, nation))
    return len(state.plays) == 1 and bool(playable_count(state, nation) or state.resources[nation])


def may_play_drawn(state: State, nation: int) -> bool:
    """Is there a third part? Known to all: a Resource drew a card, and one card was played. [16.2]"""
    if _is_closed(state, nation) or not state.drawn:
        return False
    return len(state.plays) == 1 and bool(playable_count(state, nation))


def _is_closed(state: State, nation: int) -> bool:
    return state.turn_over or is_on(state, ImpulseEnds) or not seat_of(state, nation)


@frame
class ChoosePlay(AnyChoice):
    """Use the Impulse, or what is left of it. [5.11, 5.12]"""

    seat: str
    nation: int
    is_first: bool
    always_ask = True  # what could be played is the player's secret

    def options(self, state: State) -> Sequence[Play]:
        return plays_of(state, self.nation)

    def chosen(self, state: State, play: Play) -> None:
        if play.word in (EVENT, CP):
            play_card(state, self.nation, play.what, play.word)
            note_play(state, play.what, plus_is_free=play.word == EVENT and is_response(play.what))
            state.then(CardPlay(self.nation, play.what, play.word))
        elif play.word == RESOURCE:
            spend_resource(state, self.nation, play.what)

    def sample(self, offer: Sequence[Play], stream: Stream) -> Play:
        """First what to do, then with which card."""
        words = [word for word in _SAMPLED if any(play.word == word for play in offer)]
        word = stream.pick(words)
        return stream.pick([play for play in offer if play.word == word])

    def write(self, play: Play) -> str:
        return f"{play.word} {play.what}".rstrip()

    def read(self, state: State, text: str) -> Play:
        word, _, rest = " ".join(text.casefold().split()).partition(" ")
        if word in (EVENT, CP) and rest:
            return Play(word, read_card(rest))
        if word == RESOURCE and rest in (DRAW, WINTER):
            return Play(word, rest)
        if word == DONE and not rest:
            return Play(word)
        raise unreadable(text)

    def refuse(self, state: State, play: Play) -> Refusal | None:
        return play_refusal(state, self.nation, play)


def spend_resource(state: State, nation: int, use: str) -> None:
    """A card, or a try at an early winter. [16.2]"""
    change_resources(state, nation, -1, "spent")
    if use == DRAW:
        draw_cards(state, nation, 1)
        use_resource(state, state.hands[nation][-1])
        return
    use_resource(state)
    if state.draw(6, "early winter") + 1 > powers_with_cards(state):
        end_rounds(state)


def powers_with_cards(state: State) -> int:
    """All five Powers count, a Proxy Prussia too. [16.2, ruling 56]"""
    return sum(1 for power in POWERS if playable_count(state, power))


@frame
class CardPlay(Procedure):
    """A card of an Impulse, now on the table, is carried out. [6]"""

    nation: int
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

    nation: int
    #: It may be taken into the hand instead.
    optional: bool = False

    @step
    def draw(self, state: State) -> None:
        card = draw_open(state, self.nation)
        if card:
            seat = seat_of(state, self.nation)
            state.then(ChooseDrawnPlay(seat, self.nation, card, self.optional))


@frame
class ChooseDrawnPlay(AnyChoice):
    """How to use the card an event let the nation draw. Everybody sees it. [5.12]"""

    seat: str
    nation: int
    card: str
    optional: bool

    def options(self, state: State) -> Sequence[str]:
        uses = [CP] if not CARDS[self.card].must_be_event else []
        if _event_refusal(state, self.nation, self.card) is None:
            uses.append(EVENT)
        return [*uses, DONE] if self.optional or not uses else uses

    def chosen(self, state: State, use: str) -> None:
        if use == DONE:
            take_up(state, self.nation, self.card)
        else:
            play_open(state, self.nation, self.card, use)
            state.then(CardPlay(self.nation, self.card, use))

    def write(self, use: str) -> str:
        return f"{use} {self.card}" if use != DONE else DONE
