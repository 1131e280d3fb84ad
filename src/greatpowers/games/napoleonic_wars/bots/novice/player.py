"""The Novice: marches to the nearest Key it can take, fights with better dice, builds with what is left.

It leaves neutrals in peace, plays events that pay at once and otherwise its largest card for CPs. It answers
what others do by rule of thumb, knows little of ships and nothing of Consuls. What it decides depends on its
seed and the view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from .....engine.chance import Stream
from .....engine.frames import AnyChoice
from .....engine.match import Question
from .....engine.option import Option
from ...cards.events.armistice import KeepArmistice
from ...positions.rebuild import state_from_view
from ...printed.board import KEYS
from ...printed.cards import CARDS
from ...printed.names import COALITION, NO_CAMP
from ...printed.pieces import BATTLE
from ...rules.answers import Accept, Agree, Done, Flag, Pass, PlayCp, PlayEvent, Siege, To
from ...rules.attrition import ChooseLoss
from ...rules.cards.battle_cards import ChooseBattleCard
from ...rules.conquest.conquest import AcceptArea
from ...rules.conquest.falling import Stay
from ...rules.conquest.submission import ChooseOffer, NoOffer
from ...rules.diplomacy.camps import ChooseCamp, Join
from ...rules.diplomacy.parting import KeepArea
from ...rules.formation.building import BuildLeader, BuildStrength, RegroupLeader, RegroupStrength
from ...rules.formation.free_troops import ChooseFreePlace, Enough, PlaceIn
from ...rules.impulse.plays import ChoosePlay
from ...rules.impulse.spending import ChooseAct
from ...rules.interphase.deploying import ChooseDeployment, Deploy
from ...rules.interphase.gathering import ChooseGathering, TakeLeader, TakeStrength
from ...rules.land.aftermath import ChooseBattleFlag
from ...rules.land.interception import ChooseFlagInterception
from ...rules.land.losses import ChooseHits
from ...rules.land.moving import Move
from ...rules.land.reactions import ChooseReaction, Evade, Intercept, Stand
from ...rules.land.sieges import ChooseAssault, ChooseSiege
from ...rules.responses.windows import ChooseResponse
from ...rules.sea.encounters import ChooseFleetInterception
from ...rules.turn.bidding import Bid
from ...rules.turn.mulligan import ChooseMulligan, Keep
from ...rules.turn.peace import ChoosePeace, SaveCard
from ...rules.turn.rounds import ChoosePreemption, LetPass
from ...rules.turn.victory import points
from ...show.view import View
from ...state.control import neutral_areas
from ...state.fights import Force
from ...state.ids import Camp
from ...state.relations import camp_of, powers_of
from ...state.state import State
from ..odds import dice_of
from ..reaching import FAR, marching
from ..regular.acts import price
from ..regular.fighting import best_hits, least_needed
from ..regular.trying import after
from ..regular.worth import worth
from ..situation import Situation

#: It attacks with so many dice for each of the enemy's.
_BETTER: Final = 1.25
#: An event must bring as much as so many points for each CP of its card.
_CP: Final = 0.07
#: A lead by so many points is worth a card for peace.
_FAR_AHEAD: Final = 3
#: Answers that are good for whoever is asked, in this order.
_WELCOME: Final[tuple[tuple[type[Option], ...], ...]] = (
    (Keep, KeepArea, KeepArmistice), (SaveCard,), (LetPass,), (Accept, AcceptArea), (Agree,), (Done,),
    (NoOffer,), (Stay,), (Pass,), (Enough,),
)  # fmt: skip


class Novice:
    """A player that sees what lies near."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def decide(self, view: View, question: Question) -> Any:
        """The best option by rule of thumb; some legal one where there is no rule."""
        offer = question.offer
        if len(offer) == 1:
            return offer[0]
        if isinstance(question.choice, _PASSING):
            return offer[0]
        handler = _HANDLERS.get(type(question.choice))
        if handler is None:
            return welcome(question, Stream(f"{self._seed}/{view.table.turn}/{view.table.round}"))
        return handler(state_from_view(view, self._seed), question)


def welcome(question: Question, stream: Stream) -> Any:
    """Small questions: what is good for whoever is asked, otherwise any answer."""
    first_bid = Bid(Camp(COALITION), 0)
    if first_bid in question.offer:
        return first_bid
    for wanted in _WELCOME:
        found = next((option for option in question.offer if isinstance(option, wanted)), None)
        if found is not None:
            return found
    return question.choice.sample(question.offer, stream)


def _play(state: State, question: Question) -> Any:
    """Events that pay, otherwise the largest card."""
    seat = question.seat
    before = worth(state, seat)

    def value(play: Any) -> float:
        if isinstance(play, PlayCp):
            return _CP * CARDS[play.card].cp
        if isinstance(play, PlayEvent):
            try_it = lambda twin: worth(twin, seat)  # noqa: E731
            return worth(after(state, question.choice, play, seat, try_it, 0), seat) - before
        return 0.0 if isinstance(play, Done) else -0.1

    return max(question.offer, key=value)


def _act(state: State, question: Question) -> Any:
    view = Situation(state, question.seat)
    nation = question.choice.nation  # type: ignore[attr-defined]
    best, value = question.offer[0], 0.0
    for act in question.offer[1:]:
        found = _act_value(view, nation, act) / price(view, nation, act)
        if found > value:
            best, value = act, found
    return best


def _act_value(view: Situation, nation: int, act: Option) -> float:
    match act:
        case Flag(area):
            return max(view.prize(nation, area), 0.0)
        case Siege():
            return 0.3
        case Deploy():
            return 0.0
        case BuildStrength() | BuildLeader() | RegroupStrength() | RegroupLeader():
            return 0.04 + 0.02 * _pull(view, nation, Force(leaders=(0,)), act.area)
        case Move(force, frm, to):
            return _march(view, nation, force, frm, to)
        case _:
            return -1.0


def _march(view: Situation, nation: int, force: Force, frm: int, to: int) -> float:
    """Nearer to the best Key that can be taken; into battle only with better dice."""
    if not sum(force.sp) or neutral_areas(view.state, nation) >> to & 1:
        return -1.0
    against = dice_of(view.defenders(nation, to))
    if against and dice_of(force) < _BETTER * against:
        return -1.0
    if view.own_force(frm).leaders and not force.leaders:
        return -1.0
    return _pull(view, nation, force, to) - _pull(view, nation, force, frm) + (0.05 if against else 0.0)


def _pull(view: Situation, nation: int, force: Force, area: int) -> float:
    """What the nearest Keys promise to a force there."""
    dice = dice_of(marching(force)[0])
    ahead = view.reach(nation, area)
    best = 0.0
    neutral = neutral_areas(view.state, nation)
    for target in view.targets(nation).values():
        steps = FAR if neutral >> target.area & 1 else ahead.get(target.area, -1)
        if 0 <= steps <= 4 and (dice >= _BETTER * target.defence or not force.sp):
            best = max(best, target.prize * (1.0 if not target.fortress else 0.5) * 0.7**steps)
    return best


def _reaction(state: State, question: Question) -> Any:
    """Get away from twice as many dice; come to where one has more."""
    entry = question.choice.entry  # type: ignore[attr-defined]
    coming = dice_of(entry.force)
    for option in question.offer:
        if isinstance(option, Evade) and coming > 1.6 * dice_of(option.force):
            return option
        if isinstance(option, Intercept) and dice_of(option.force) > 1.3 * coming:
            return option
    return next(option for option in question.offer if isinstance(option, Stand))


def _hits(state: State, question: Question) -> Any:
    return best_hits(question.offer, question.seat, state)


def _loss(state: State, question: Question) -> Any:
    return least_needed(question.offer)


def _battle_card(state: State, question: Question) -> Any:
    """Every card that fits a battle is played."""
    return question.offer[-1]


def _first_flag(state: State, question: Question) -> Any:
    return question.offer[0]


def _last(state: State, question: Question) -> Any:
    return question.offer[-1]


def _siege(state: State, question: Question) -> Any:
    return max(question.offer[1:], key=lambda siege: dice_of(siege.force))


def _placing(state: State, question: Question) -> Any:
    """Where Keys are near."""
    view = Situation(state, question.seat)
    nation = question.choice.nation  # type: ignore[attr-defined]

    def value(option: Option) -> float:
        if not isinstance(option, PlaceIn):
            return -1.0
        area = option.area
        return _pull(view, nation, Force(leaders=(0,)), area) + 0.1 * (KEYS >> area & 1)

    return max(question.offer, key=value)


def _gathering(state: State, question: Question) -> Any:
    """Take what is there, then go where Keys are near."""
    takes: Sequence[Any] = [pick for pick in question.offer if not isinstance(pick, To)]
    if takes:
        return max(takes, key=_most)
    view = Situation(state, question.seat)
    leader = question.choice.leader  # type: ignore[attr-defined]
    nation = question.choice.nation  # type: ignore[attr-defined]
    force = Force(leaders=(max(leader, 0),))
    return max(question.offer, key=lambda pick: _pull(view, nation, force, pick.place))


def _most(pick: TakeStrength | TakeLeader) -> tuple[int, int]:
    """How much comes along."""
    return (1, BATTLE[pick.leader]) if isinstance(pick, TakeLeader) else (pick.count, 0)


def _peace(state: State, question: Question) -> Any:
    """Who leads by far wants an end."""
    scored = points(state)
    others = max(score for seat, score in scored.items() if seat != question.seat)
    return question.offer[1 if scored[question.seat] >= others + _FAR_AHEAD else 0]


def _camp(state: State, question: Question) -> Any:
    """A neutral Power joins the Camp that fights the leading player."""
    power = question.choice.power  # type: ignore[attr-defined]
    scored = points(state)
    leader = max(scored, key=lambda seat: scored[seat])
    camps = [camp_of(state, ahead) for ahead in powers_of(state, leader)]
    wanted = Join(Camp(1 - camps[0])) if camps[0] != NO_CAMP else None
    may_join = camp_of(state, power) == NO_CAMP and wanted in question.offer
    return wanted if may_join and question.seat != leader else question.offer[0]


#: Questions a Novice answers with nothing.
_PASSING: Final = (ChooseResponse, ChoosePreemption, ChooseOffer, ChooseMulligan, ChooseDeployment)
_HANDLERS: Final[dict[type[AnyChoice], Callable[[State, Question], Any]]] = {
    ChoosePlay: _play,
    ChooseAct: _act,
    ChooseReaction: _reaction,
    ChooseHits: _hits,
    ChooseLoss: _loss,
    ChooseBattleCard: _battle_card,
    ChooseBattleFlag: _first_flag,
    ChooseAssault: _first_flag,
    ChooseFlagInterception: _last,
    ChooseFleetInterception: _last,
    ChooseSiege: _siege,
    ChooseFreePlace: _placing,
    ChooseGathering: _gathering,
    ChoosePeace: _peace,
    ChooseCamp: _camp,
}
