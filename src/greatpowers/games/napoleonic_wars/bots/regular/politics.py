"""Answers between the battles: Camps and wars, submission, peace, mulligans. [4.5, 5.8, 14, 15.4]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from .....engine.frames import AnyChoice
from .....engine.option import Option
from ...printed.board import EACH_AREA, KEYS, OWNED
from ...printed.cards import CARDS
from ...printed.ids import Area, Camp, Nation, Place
from ...printed.names import COALITION, FRANCE, NO_NATION
from ...printed.pieces import HAND_MIN
from ...rules.answers import Accept, To
from ...rules.conquest.submission import ChooseAcceptance, ChooseOffer, NoOffer, Offer, Terms
from ...rules.diplomacy.camps import ChooseCamp, Join
from ...rules.impulse.playing import playable_count
from ...rules.interphase.deploying import DeployArmy
from ...rules.interphase.gathering import ChooseGathering, Pick, TakeLeader, TakeStrength
from ...rules.turn.bidding import Bid
from ...rules.turn.rounds import ChoosePreemption
from ...rules.turn.victory import points, winner
from ...state.control import keys_of
from ...state.relations import camp_members, powers_of
from ...state.state import State, rules
from .reaching import leading_nation
from .situation import Situation
from .trying import after
from .worth import full_worth, standing_worth, worth

OptionT = TypeVar("OptionT", bound=Option)
#: Troops that find a general, by the point and at most.
_LED: Final = 0.01
_FULL: Final = 6
#: What a change of Camp must promise: it also frees others to do the same.
_CAMP: Final = 0.15
#: What it means to stand beside who leads, for each point, and by how many points at most.
_AN_ALLY: Final = 0.6
_FAR_AHEAD: Final = 4
#: A war with a neutral must promise so much.
_WAR: Final = 1.8
#: Behind by no more points than this a player still hopes to win, and pays a card for time.
_WITHIN_REACH: Final = 3
#: A hand with fewer CPs to a card is thrown in.
_POOR: Final = 2.6
#: Strength given up at the start to lead the Coalition against a player as strong, by year. Provisional: what
#: leaves it as strong beside the French camp as it was when games were even with the earlier set-ups, of
#: which the evaluation of the game tells.
_COALITION_IS_WORTH: Final = {"1805": 16, "1812": 26, "1813": 2}


def nothing_to_say(_board: State) -> float:
    """No opinion."""
    return 0.0


def best_camp(state: State, choice: ChooseCamp, offer: Sequence[OptionT]) -> OptionT:
    """Join a Camp or declare a war if the board after it is clearly better."""
    seat = choice.seat
    before = standing_worth(state, seat)
    best, value = offer[0], 0.0
    for option in offer[1:]:
        gained = standing_worth(joined(state, choice, option), seat) - before
        gained -= _CAMP - _against_leader(state, seat, option.camp) if isinstance(option, Join) else _WAR
        if gained > value:
            best, value = option, gained
    return best


def _against_leader(state: State, seat: str, camp: Camp) -> float:
    """Who leads is helped by an ally and held back by an enemy, by the points he leads by. [8.5]"""
    scored = points(state)
    leader = winner(state)
    if leader == seat:
        return 0.0
    helped = any(camp_members(state, camp) >> power & 1 for power in powers_of(state, leader))
    ahead = min(_FAR_AHEAD, scored[leader] - scored[seat] + 1)
    return -_AN_ALLY * ahead if helped else _AN_ALLY * ahead / 2


def joined(state: State, choice: AnyChoice, option: Option) -> State:
    """The board once everybody has agreed."""
    return after(state, choice, option, choice.seat, lambda board: 0.0, 0)


def consents(state: State, seat: str, power: Nation, camp: Camp) -> bool:
    """Is a new member welcome? Not if we fight him with profit, nor if he leads."""
    view = Situation(state, seat)
    prizes = sum(
        max(0.0, view.prize(n, area)) for n in view.powers for area in view.goals if OWNED[power] >> area & 1
    )
    crowded = camp_members(state, camp).bit_count() > 4
    return prizes < 2.5 and not crowded


def best_offer(
    state: State, choice: ChooseOffer, offer: Sequence[NoOffer | Offer | Terms]
) -> NoOffer | Offer | Terms:
    """Give in only when there is nothing left to fight with and more to lose."""
    power = choice.power
    left = sum(state.sp[area * 9 + power] for area in range(len(state.sp) // 9))
    capital_lost = keys_of(state, power) * 2 < (OWNED[power] & KEYS).bit_count()
    if left > 3 or not capital_lost or power == FRANCE:
        return NoOffer()
    return next(terms for terms in offer if not isinstance(terms, NoOffer))


def accepts(state: State, choice: ChooseAcceptance, offer: Sequence[OptionT]) -> OptionT:
    """Is peace with the beaten better than going on?"""
    seat = choice.seat
    values = [worth(after(state, choice, answer, seat, lambda board: 0.0, 0), seat) for answer in offer]
    return offer[values.index(max(values))]


def peace_answer(state: State, seat: str, nation: Nation, offer: Sequence[OptionT]) -> OptionT:
    """Who would win now wants an end, even by a tie; what somebody has paid for it is made good by who can
    still catch up. The others keep their cards: they would pay for the chances of somebody else."""
    nothing, plus, minus = offer
    if winner(state) == seat:
        return plus
    scored = points(state)
    behind = max(score for other, score in scored.items() if other != seat) - scored[seat]
    can_spare = keys_of(state, nation) // 2 > HAND_MIN[nation]
    return minus if state.peace > 0 and behind <= _WITHIN_REACH and can_spare else nothing


def keeps_hand(state: State, nation: Nation) -> bool:
    """Is the hand good enough? Small ones are not thrown in."""
    hand = state.hands[nation]
    return len(hand) < 4 or sum(CARDS[card].cp for card in hand) >= _POOR * len(hand)


def preempts(state: State, choice: ChoosePreemption) -> bool:
    """Take the Impulse before somebody who threatens us, or while hands are many."""
    nation, due = choice.nation, choice.due
    view = Situation(state, choice.seat)
    if not playable_count(state, due):
        return False
    threatened = any(
        view.exposure(area, 0) > 0.5
        for area in EACH_AREA
        if state.held[nation] >> area & 1 and KEYS >> area & 1
    )
    return threatened and playable_count(state, nation) >= 4


def best_bid(state: State, offer: Sequence[Accept | Bid]) -> Accept | Bid:
    """The Coalition counts the Keys of three Powers: for that much may be given up, for France nothing."""
    wanted = [bid for bid in offer if isinstance(bid, Bid) and bid.camp == COALITION]
    most = _COALITION_IS_WORTH[rules(state).year]
    if Accept() in offer:
        return wanted[0] if wanted and wanted[0].strength <= most else Accept()
    return wanted[0]


def gathers(state: State, choice: ChooseGathering, offer: Sequence[Pick]) -> Pick:
    """Take along what is not needed where it stands, then go where the army can do most."""
    view = Situation(state, choice.seat)
    takes = [pick for pick in offer if not isinstance(pick, To)]
    free = [pick for pick in takes if _spare(view, pick)]
    if free:
        return max(free, key=lambda pick: pick.count if isinstance(pick, TakeStrength) else 0.5)
    goals = [pick for pick in offer if isinstance(pick, To)]
    boards = [after(state, choice, pick, choice.seat, nothing_to_say, 0) for pick in goals]
    worths = [_arrived(board, choice.seat, pick.place) for board, pick in zip(boards, goals, strict=True)]
    return goals[worths.index(max(worths))]


def _arrived(board: State, seat: str, place: Place) -> float:
    """A board on which an Army has gone to an area: what could come of it, less the danger it is in, and a
    little for troops that find a general there."""
    view, area = Situation(board, seat), Area(place)
    force = view.own_force(area)
    nation = leading_nation(force)
    danger = view.risk(nation, force, area) if nation != NO_NATION else 0.0
    return full_worth(board, seat) - danger + _LED * min(_FULL, sum(force.sp))


def best_deployment(state: State, seat: str, armies: Sequence[DeployArmy]) -> DeployArmy | None:
    """The largest Army that no Key needs where it stands, or a general with hardly any troops."""
    view = Situation(state, seat)

    def free(army: DeployArmy) -> float:
        area = state.leader_at[army.leader]
        force = view.own_force(area)
        needed = view.exposure(area, 0) - view.exposure(area, view.cover(area)) if KEYS >> area & 1 else 0.0
        return 0.1 * min(_FULL, sum(force.sp)) + 0.1 * (sum(force.sp) <= 1) - needed

    return max(armies, key=free, default=None)


def _spare(view: Situation, pick: TakeStrength | TakeLeader) -> bool:
    """May these pieces leave?"""
    if isinstance(pick, TakeLeader):
        return sum(view.own_force(view.state.leader_at[pick.leader]).sp) <= 2
    if not KEYS >> pick.area & 1:
        return True
    return view.exposure(pick.area, 0) < 0.25
