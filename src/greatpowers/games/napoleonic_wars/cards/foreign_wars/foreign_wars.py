"""Foreign Wars: cards 42 to 52, what each takes and whom it spares. [6.13, 8.31, 8.4]"""

from __future__ import annotations

from .....engine.errors import Refusal
from .....engine.option import Option, option
from ...printed.cards import CARDS
from ...printed.ids import Nation
from ...printed.names import BRITAIN, FRANCE, NO_NATION, RUSSIA, SWEDEN, TURKEY
from ...printed.pieces import SQUADRONS_OF
from ...rules.cards.questions import question
from ...rules.cards.registry import When, event, no_effect
from ...state.changes.cards import begin_foreign_war
from ...state.relations import camp_members, camp_of, vassal_of
from ...state.state import State
from .committing import LEADER, SP, SQUADRON, Commit, Owed

_WARS = tuple(card for card, facts in CARDS.items() if facts.kind == "foreign_war")


def is_spared(state: State, card: str, nation: Nation) -> bool:
    """A war on Turkey or Sweden spares the Camp whose Vassal that is; where Russia is spared there is no war
    in Finland, so Sweden sends nothing either. [8.31, 8.4]"""
    if card == "finnish_war":
        return _is_vassal_of_side(state, SWEDEN, RUSSIA)
    return CARDS[card].is_turkish_war and _is_vassal_of_side(state, TURKEY, nation)


def _is_vassal_of_side(state: State, proxy: Nation, nation: Nation) -> bool:
    patron = vassal_of(state, proxy)
    side = camp_members(state, camp_of(state, nation)) | 1 << nation
    return patron != NO_NATION and bool(side >> patron & 1)


def concerned(state: State, card: str) -> list[Nation]:
    """The nations that have to send pieces."""
    return [c.nation for c in CARDS[card].commitments if not is_spared(state, card, c.nation)]


def ships_in_play(state: State, nation: Nation) -> int:
    return sum(state.squadron_at[s] >= 0 for s in SQUADRONS_OF[nation])


def demands(state: State, card: str, nation: Nation) -> tuple[Owed, ...]:
    """Kinds and numbers of pieces a nation owes; a choice between a leader and strength is not among them."""
    found = []
    for commitment in CARDS[card].commitments:
        if commitment.nation == nation:
            for kind, count in commitment.pieces:
                if count == "half_up":
                    found.append(Owed(kind, (ships_in_play(state, nation) + 1) // 2))
                elif count.isdecimal():
                    found.append(Owed(kind, int(count)))
    return tuple(owed for owed in found if owed.count)


def _war_possible(card: str) -> When:
    def when(state: State, nation: Nation) -> Refusal | None:
        going_on = any(war.card == card for war in state.foreign_wars)
        return no_effect(card) if going_on or not concerned(state, card) else None

    return when


def _declare(card: str) -> None:
    """Enter the event of a war that takes plain numbers."""

    @event(card, _war_possible(card))
    def wage(state: State, nation: Nation) -> None:
        begin_foreign_war(state, card, ())
        for side in concerned(state, card):
            state.then(Commit(card, side, demands(state, card, side)))


for _card in _WARS:
    if _card not in ("guerre_de_course", "maratha_war"):
        _declare(_card)


def _raiders_ready(state: State, nation: Nation) -> Refusal | None:
    ready = ships_in_play(state, FRANCE) and not any(w.card == "guerre_de_course" for w in state.foreign_wars)
    return None if ready else no_effect("guerre_de_course")


@event("guerre_de_course", _raiders_ready)
def guerre_de_course(state: State, nation: Nation) -> None:
    """France sends one or two Squadrons, Britain as many and one more."""
    most = min(2, ships_in_play(state, FRANCE))
    raid_trade.put(state, FRANCE, [SendRaiders(count) for count in range(1, most + 1)])


@option("squadrons {count}")
class SendRaiders(Option, frozen=True):
    """So many Squadrons go."""

    count: int


@question("guerre_de_course", "squadrons")
def raid_trade(state: State, nation: Nation, answer: SendRaiders) -> None:
    begin_foreign_war(state, "guerre_de_course", ())
    state.then(Commit("guerre_de_course", FRANCE, (Owed(SQUADRON, answer.count),)))
    state.then(Commit("guerre_de_course", BRITAIN, (Owed(SQUADRON, answer.count + 1),)))


@event("maratha_war", _war_possible("maratha_war"))
def maratha_war(state: State, nation: Nation) -> None:
    """Britain sends a Squadron, and a leader or two points."""
    send_to_india.put(state, BRITAIN, (GeneralGoes(), StrengthGoes()), to=BRITAIN)


@option("send leader", says="general-goes")
class GeneralGoes(Option, frozen=True):
    """A leader goes to India."""


@option("send sp", says="strength-goes")
class StrengthGoes(Option, frozen=True):
    """Two points of strength go to India."""


@question("maratha_war", "send")
def send_to_india(state: State, nation: Nation, answer: GeneralGoes | StrengthGoes) -> None:
    begin_foreign_war(state, "maratha_war", ())
    chosen = Owed(LEADER, 1) if isinstance(answer, GeneralGoes) else Owed(SP, 2)
    state.then(Commit("maratha_war", BRITAIN, (Owed(SQUADRON, 1), chosen)))


assert len(_WARS) == 11
