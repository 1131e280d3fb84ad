"""Submission of a player's Power: an offer at the end of an Impulse, taken or not. [15.4, 15.41]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.chance import Stream
from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.kinds import told
from .....engine.masks import mask_of
from .....engine.option import Option, option
from ...printed.board import CAPITALS, HOME, OWNER, PLACES
from ...printed.ids import each_area
from ...printed.names import EACH_NATION, FRANCE, NATIONS, NO_NATION, POWERS
from ...state.changes.map import set_flag
from ...state.changes.turn import note_submission_offer
from ...state.control import force_size_in
from ...state.events.conquest import SubmissionAnswered, SubmissionOffered
from ...state.ids import Area, Nation
from ...state.relations import allies, enemies, is_proxy, seat_of
from ...state.state import State
from ..answers import Accept, Refuse
from ..turn.ending import EndGame
from .conquest import give_area, strongest_invader
from .falling import Fall


@option("no offer")
class NoOffer(Option):
    """Fight on."""


@option("offer")
class Offer(Option):
    """Submission without terms. [15.41]"""


@option("offer[ cede {ceded}][ return {returned}]", says="offer-terms")
class Terms(Option):
    """Areas the victim cedes, and areas the other side gives back. [15.41]"""

    ceded: tuple[Area, ...] | None = None
    returned: tuple[Area, ...] | None = None

    @told
    def cedes(self) -> tuple[Area, ...]:
        return self.ceded or ()

    @told
    def returns(self) -> tuple[Area, ...]:
        return self.returned or ()


def may_submit(state: State, power: Nation) -> bool:
    """A player's Power with fewer pieces in play than its enemies have in its land. [15.4]"""
    if is_proxy(state, power) or not enemies(state, power):
        return False
    invaders = sum(
        force_size_in(state, n, HOME[power]) for n in EACH_NATION if enemies(state, power) >> n & 1
    )
    return bool(invaders) and force_size_in(state, power, -1) < invaders


def terms_refusal(state: State, power: Nation, winner: Nation, terms: Terms) -> Refusal | None:
    """Why terms cannot be offered: the victim cedes what it controls, never a capital; the other side returns
    what it has flagged. [15.2, 15.4, 15.41]"""
    mine = HOME[power] & state.held[power] & ~mask_of(CAPITALS[power])
    for area in terms.cedes():
        if not mine >> area & 1:
            return Refusal("nw-cede-not-home", "15.2", {"area": PLACES[area], "nation": NATIONS[power]})
    side = allies(state, winner)
    for area in terms.returns():
        held = state.flag[area] != NO_NATION and side >> state.flag[area] & 1
        if OWNER[area] != power or not held:
            return Refusal("nw-offer-not-held", "15.41", {"area": PLACES[area]})
    return None


@frame
class SubmissionOffers(Procedure):
    """Powers that may submit are asked in track order, until one makes an offer. [15.41]"""

    @step
    def ask(self, state: State) -> None:
        state.then(*[AskForOffer(power) for power in POWERS if may_submit(state, power)])


@frame
class AskForOffer(Procedure):
    """One offer an Impulse. [15.41]"""

    power: Nation

    @step
    def ask(self, state: State) -> None:
        winner = strongest_invader(state, self.power)
        if winner != NO_NATION and not state.submission_offered and may_submit(state, self.power):
            state.then(ChooseOffer(seat_of(state, self.power), self.power, winner))


@frame
class ChooseOffer(Choice[State, NoOffer | Offer | Terms]):
    """Offer submission, with terms or without, or fight on. [15.41]"""

    asks = "offer"
    is_grave = True
    seat: str
    power: Nation
    winner: Nation

    def options(self, state: State) -> Sequence[NoOffer | Offer | Terms]:
        mine = HOME[self.power] & state.held[self.power] & ~mask_of(CAPITALS[self.power])
        return [NoOffer(), Offer(), *(Terms((area,)) for area in each_area(mine))]

    def chosen(self, state: State, option: NoOffer | Offer | Terms) -> None:
        if isinstance(option, NoOffer):
            return
        terms = option if isinstance(option, Terms) else Terms()
        note_submission_offer(state)
        ceded, returned = (tuple(PLACES[a] for a in part) for part in (terms.cedes(), terms.returns()))
        state.record(SubmissionOffered(NATIONS[self.power], NATIONS[self.winner], ceded, returned))
        seat = seat_of(state, self.winner)
        state.then(ChooseAcceptance(seat, self.power, self.winner, terms.cedes(), terms.returns()))

    def refuse(self, state: State, option: NoOffer | Offer | Terms) -> Refusal | None:
        if isinstance(option, Terms):
            return terms_refusal(state, self.power, self.winner, option)
        return None

    def sample(self, offer: Sequence[NoOffer | Offer | Terms], stream: Stream) -> NoOffer | Offer | Terms:
        """Random play fights on most of the time, or every war would end at once."""
        return stream.pick(offer) if not stream.below(8) else NoOffer()


@frame
class ChooseAcceptance(Choice[State, Accept | Refuse]):
    """Yes or no, without talk. [15.41]"""

    asks = "acceptance"
    is_grave = True
    seat: str
    power: Nation
    winner: Nation
    ceded: tuple[Area, ...]
    returned: tuple[Area, ...]

    def options(self, state: State) -> Sequence[Accept | Refuse]:
        return (Accept(), Refuse())

    def chosen(self, state: State, option: Accept | Refuse) -> None:
        state.record(SubmissionAnswered(NATIONS[self.power], isinstance(option, Accept)))
        if isinstance(option, Refuse):
            return
        for area in self.returned:
            set_flag(state, area, self.power, "submission")
        for area in self.ceded:
            give_area(state, area, self.winner)
        state.then(EndGame("submission") if self.power == FRANCE else Fall(self.power, self.winner))
