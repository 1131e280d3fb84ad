"""The Novice: marches to the nearest Key it can take, fights with better dice, builds with what is left.

It leaves neutrals in peace, plays events that pay at once and otherwise its largest card for CPs. It answers
what others do by rule of thumb, knows little of ships and nothing of Consuls. What it decides depends on its
seed and the view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from .....bots.answering import AnsweringPlayer
from .....bots.handlers import Handlers
from .....engine.chance import Stream
from .....engine.frames import AnyChoice
from .....engine.match import Question
from .....engine.option import Option
from ...cards.events.armistice import KeepArmistice
from ...positions.rebuild import state_from_view
from ...printed.board import KEYS
from ...printed.cards import CARDS
from ...printed.names import COALITION, NO_CAMP
from ...printed.pieces import BATTLE, EACH_LEADER
from ...rules.answers import Accept, Agree, Done, Flag, Lose, Pass, PlayCp, PlayEvent, Siege, To
from ...rules.attrition import ChooseLoss, LoseFlag, LoseStrength
from ...rules.cards.battle_cards import ChooseBattleCard
from ...rules.conquest.conquest import AcceptArea
from ...rules.conquest.falling import Stay
from ...rules.conquest.submission import ChooseOffer, NoOffer
from ...rules.diplomacy.camps import ChooseCamp, Join
from ...rules.diplomacy.parting import KeepArea
from ...rules.formation.building import BuildLeader, BuildStrength, RegroupLeader, RegroupStrength
from ...rules.formation.free_troops import ChooseFreePlace, Enough, PlaceFrom, PlaceIn
from ...rules.impulse.plays import ChoosePlay, Play
from ...rules.impulse.spending import ChooseAct
from ...rules.interphase.deploying import ChooseDeployment, Deploy
from ...rules.interphase.gathering import ChooseGathering, Pick, TakeLeader, TakeStrength
from ...rules.land.aftermath import ChooseBattleFlag
from ...rules.land.interception import ChooseFlagInterception
from ...rules.land.losses import ChooseHits, Disrupt
from ...rules.land.moving import Move
from ...rules.land.reactions import ChooseReaction, Evade, Intercept, Reaction, Stand
from ...rules.land.sieges import ChooseAssault, ChooseSiege, NoSiege
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
from ...state.ids import Area, Nation
from ...state.relations import camp_of, other_camp, powers_of
from ..odds import dice_of
from ..regular_1.acts import price
from ..regular_1.asked import Asked
from ..regular_1.fighting import best_hits, least_needed
from ..regular_1.reaching import FAR, marching
from ..regular_1.situation import Situation
from ..regular_1.trying import after
from ..regular_1.worth import worth

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


#: Questions a Novice answers with nothing.
_PASSING: Final = (ChooseResponse, ChoosePreemption, ChooseOffer, ChooseMulligan, ChooseDeployment)
_HANDLERS: Final = Handlers[Asked]()
OptionT = TypeVar("OptionT", bound=Option)


class Novice(AnsweringPlayer[View, Asked]):
    """A player that sees what lies near."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, _HANDLERS)

    def at_once(self, question: Question) -> object | None:
        passes = isinstance(question.choice, _PASSING)
        return question.offer[0] if passes else super().at_once(question)

    def context(self, view: View, question: Question) -> Asked:
        return Asked(state_from_view(view, self._seed), question.seat, self._reasons)

    def otherwise(self, view: View, question: Question) -> object:
        return welcome(question, Stream(f"{self._seed}/{view.table.turn}/{view.table.round}"))


def welcome(question: Question, stream: Stream) -> object:
    """Small questions: what is good for whoever is asked, otherwise any answer."""
    first_bid = Bid(COALITION, 0)
    if first_bid in question.offer:
        return first_bid
    for wanted in _WELCOME:
        found: Option | None = next((option for option in question.offer if isinstance(option, wanted)), None)
        if found is not None:
            return found
    return question.choice.sample(question.offer, stream)


@_HANDLERS.on(ChoosePlay)
def _play(asked: Asked, choice: ChoosePlay, offer: Sequence[Play]) -> Play:
    """Events that pay, otherwise the largest card."""
    seat, state = asked.seat, asked.state
    before = worth(state, seat)

    def value(play: Play) -> float:
        if isinstance(play, PlayCp):
            return _CP * CARDS[play.card].cp
        if isinstance(play, PlayEvent):
            try_it = lambda twin: worth(twin, seat)  # noqa: E731
            return worth(after(state, choice, play, seat, try_it, 0), seat) - before
        return 0.0 if isinstance(play, Done) else -0.1

    return max(offer, key=value)


@_HANDLERS.on(ChooseAct)
def _act(asked: Asked, choice: ChooseAct, offer: Sequence[Option]) -> Option:
    view, nation = asked.situation, choice.nation
    best, value = offer[0], 0.0
    for act in offer[1:]:
        found = _act_value(view, nation, act) / price(view, nation, act)
        if found > value:
            best, value = act, found
    return best


def _act_value(view: Situation, nation: Nation, act: Option) -> float:
    match act:
        case Flag(area):
            return max(view.prize(nation, area), 0.0)
        case Siege():
            return 0.3
        case Deploy():
            return 0.0
        case BuildStrength() | BuildLeader() | RegroupStrength() | RegroupLeader():
            return 0.04 + 0.02 * _pull(view, nation, Force(leaders=EACH_LEADER[:1]), act.area)
        case Move(force, frm, to):
            return _march(view, nation, force, frm, to)
        case _:
            return -1.0


def _march(view: Situation, nation: Nation, force: Force, frm: Area, to: Area) -> float:
    """Nearer to the best Key that can be taken; into battle only with better dice."""
    if not sum(force.sp) or neutral_areas(view.state, nation) >> to & 1:
        return -1.0
    against = dice_of(view.defenders(nation, to))
    if against and dice_of(force) < _BETTER * against:
        return -1.0
    if view.own_force(frm).leaders and not force.leaders:
        return -1.0
    return _pull(view, nation, force, to) - _pull(view, nation, force, frm) + (0.05 if against else 0.0)


def _pull(view: Situation, nation: Nation, force: Force, area: Area) -> float:
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


@_HANDLERS.on(ChooseReaction)
def _reaction(_asked: Asked, choice: ChooseReaction, offer: Sequence[Reaction]) -> Reaction:
    """Get away from twice as many dice; come to where one has more."""
    coming = dice_of(choice.entry.force)
    for option in offer:
        if isinstance(option, Evade) and coming > 1.6 * dice_of(option.force):
            return option
        if isinstance(option, Intercept) and dice_of(option.force) > 1.3 * coming:
            return option
    return next(option for option in offer if isinstance(option, Stand))


@_HANDLERS.on(ChooseHits)
def _hits(asked: Asked, _choice: ChooseHits, offer: Sequence[Lose | Disrupt]) -> Lose | Disrupt:
    return best_hits(offer, asked.seat, asked.state)


@_HANDLERS.on(ChooseLoss)
def _loss(
    _asked: Asked, _choice: ChooseLoss, offer: Sequence[LoseStrength | LoseFlag | Lose]
) -> LoseStrength | LoseFlag | Lose:
    return least_needed(offer)


def _last(_asked: Asked, _choice: AnyChoice, offer: Sequence[OptionT]) -> OptionT:
    """Every card that fits a battle is played; whoever can be met is met."""
    return offer[-1]


_HANDLERS.on(ChooseBattleCard)(_last)
_HANDLERS.on(ChooseFlagInterception)(_last)
_HANDLERS.on(ChooseFleetInterception)(_last)


def _first(_asked: Asked, _choice: AnyChoice, offer: Sequence[OptionT]) -> OptionT:
    """A Flag, and on with the assault."""
    return offer[0]


_HANDLERS.on(ChooseBattleFlag)(_first)
_HANDLERS.on(ChooseAssault)(_first)


@_HANDLERS.on(ChooseSiege)
def _siege(_asked: Asked, _choice: ChooseSiege, offer: Sequence[NoSiege | Siege]) -> Siege:
    sieges = [option for option in offer if isinstance(option, Siege)]
    return max(sieges, key=lambda siege: dice_of(siege.force))


@_HANDLERS.on(ChooseFreePlace)
def _placing(
    asked: Asked, choice: ChooseFreePlace, offer: Sequence[Enough | PlaceFrom | PlaceIn]
) -> Enough | PlaceFrom | PlaceIn:
    """Where Keys are near."""

    def value(option: Enough | PlaceFrom | PlaceIn) -> float:
        if not isinstance(option, PlaceIn):
            return -1.0
        area = option.area
        return _pull(asked.situation, choice.nation, Force(leaders=EACH_LEADER[:1]), area) + 0.1 * (
            KEYS >> area & 1
        )

    return max(offer, key=value)


@_HANDLERS.on(ChooseGathering)
def _gathering(asked: Asked, choice: ChooseGathering, offer: Sequence[Pick]) -> Pick:
    """Take what is there, then go where Keys are near."""
    takes = [pick for pick in offer if not isinstance(pick, To)]
    if takes:
        return max(takes, key=_most)
    goals = [pick for pick in offer if isinstance(pick, To)]
    force = Force(leaders=(EACH_LEADER[max(choice.leader, 0)],))
    return max(goals, key=lambda pick: _pull(asked.situation, choice.nation, force, Area(pick.place)))


def _most(pick: TakeStrength | TakeLeader) -> tuple[int, int]:
    """How much comes along."""
    return (1, BATTLE[pick.leader]) if isinstance(pick, TakeLeader) else (pick.count, 0)


@_HANDLERS.on(ChoosePeace)
def _peace(asked: Asked, _choice: ChoosePeace, offer: Sequence[OptionT]) -> OptionT:
    """Who leads by far wants an end."""
    scored = points(asked.state)
    others = max(score for seat, score in scored.items() if seat != asked.seat)
    return offer[1 if scored[asked.seat] >= others + _FAR_AHEAD else 0]


@_HANDLERS.on(ChooseCamp)
def _camp(asked: Asked, choice: ChooseCamp, offer: Sequence[OptionT]) -> OptionT | Join:
    """A neutral Power joins the Camp that fights the leading player."""
    state = asked.state
    scored = points(state)
    leader = max(scored, key=lambda seat: scored[seat])
    camps = [camp_of(state, ahead) for ahead in powers_of(state, leader)]
    if camps[0] == NO_CAMP or camp_of(state, choice.power) != NO_CAMP or asked.seat == leader:
        return offer[0]
    wanted = Join(other_camp(camps[0]))
    return wanted if wanted in offer else offer[0]
