"""The only verbs that alter a state of Diplomacy. Each records what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ....engine.errors import Reason
from ....engine.frames import Together
from ..printed.board import LOCATIONS
from ..printed.names import ITALY, POWERS, PhaseKind, Season
from ..printed.units import Unit, Units, unit_at
from .events import (
    BuildsWaived,
    CentreTaken,
    CoinTossed,
    DrawVoted,
    GameDrawn,
    GameWon,
    GovernmentLost,
    ItalyJoined,
    LinePassedOver,
    OrderPassedOver,
    OrderResolved,
    OrdersRevealed,
    PhaseBegan,
    PowerEliminated,
    PressSent,
    SeatConceded,
    UnitBuilt,
    UnitDisbanded,
    UnitDislodged,
    UnitRemoved,
    UnitRetreated,
    VotedSecretly,
)
from .forces import Centres, Dislodged
from .orders import Order, Orders, Void
from .spoken import Line, Outcome, PhaseName, Place, Power, Seat, piece_of, seats_named
from .state import Message, State, now

#: Powers as events name them, by number.
NAMES: Final = tuple(Power(name) for name in POWERS)


def begin_turn(state: State, season: Season) -> None:
    """A new turn: governments are back, old standoffs forgotten. [1.4, 9.1]"""
    state.season = season
    state.contested = 0
    state.disorder.clear()


def begin_year(state: State) -> None:
    state.year += 1


def begin_phase(state: State, kind: PhaseKind) -> None:
    state.phase = kind
    state.written.clear()
    state.record(PhaseBegan(PhaseName(now(state).text)))


def write_orders(state: State, seat: str, orders: tuple[Order, ...] | None) -> None:
    """Open what a seat wrote. [1.13]"""
    state.written[seat] = orders
    state.touch()


def reveal_orders(state: State, orders: Mapping[int, Sequence[Order]]) -> None:
    """Show what each power ordered, all together. [1.13]"""
    for power in sorted(orders):
        state.record(OrdersRevealed(NAMES[power], tuple(orders[power])))


def pass_over(state: State, power: int, void: Void, reader: str = "") -> None:
    """Tell of a line that is not carried out; what cannot be read is shown to its writer alone. [2.4]"""
    why = void.why
    told = OrderPassedOver(NAMES[power], Line(void.text), why.message, why.rule, why.params)
    if reader:
        state.record(told, (reader,), LinePassedOver(NAMES[power]))
    else:
        state.record(told)


def lose_government(state: State, power: int) -> None:
    """No orders came: the units hold and nothing is built this turn. [9.1]"""
    state.disorder.add(power)
    state.record(GovernmentLost(NAMES[power]))


def tell_outcome(state: State, power: int, order: Order, outcome: str, why: Reason) -> None:
    """What became of an order, and why. [4]"""
    state.record(OrderResolved(NAMES[power], order, Outcome(outcome), why.message, why.rule, why.params))


def carry_out_moves(
    state: State, units_after: Units, contested: int, dislodged: dict[int, Dislodged]
) -> None:
    """Put every unit where it has come to; the dislodged wait beside the board. [4, 7.1]"""
    for case in dislodged.values():
        attacker = state.units[case.attacker_from]
        places = tuple(Place(LOCATIONS[place]) for place in case.places)
        origin = Place(LOCATIONS[case.attacker_from])
        driven_out, by = piece_of(case.unit), piece_of(attacker)
        state.record(UnitDislodged(NAMES[case.unit.power], driven_out, by, origin, places))
    state.units = units_after
    state.contested = contested
    state.dislodged = dislodged
    state.touch()


def disband_dislodged(state: State, unit: Unit, why: Reason) -> None:
    """A dislodged unit leaves the board for good. [7.7–7.10, 9.3]"""
    state.dislodged = {p: case for p, case in state.dislodged.items() if case.unit is not unit}
    state.record(UnitDisbanded(NAMES[unit.power], piece_of(unit), why.message, why.rule, why.params))


def retreat_unit(state: State, unit: Unit, arrived: Unit) -> None:
    state.dislodged = {p: case for p, case in state.dislodged.items() if case.unit is not unit}
    state.units[arrived.province] = arrived
    state.record(UnitRetreated(NAMES[unit.power], piece_of(unit), Place(LOCATIONS[arrived.location])))


def take_centres(state: State, after: Centres) -> None:
    """Settle who owns which centre. [8.1, 8.2]"""
    for centre in sorted(after):
        owner, previous = after[centre], state.centres.get(centre)
        if owner != previous:
            was = Power("") if previous is None else NAMES[previous]
            state.record(CentreTaken(Place(LOCATIONS[centre]), NAMES[owner], was))
    state.centres = after
    state.touch()


def build_unit(state: State, power: int, order: Order) -> None:
    unit = unit_at(power, order.unit_kind, order.at)
    state.units[unit.province] = unit
    state.record(UnitBuilt(NAMES[power], piece_of(unit)))


def waive_builds(state: State, power: int, count: int) -> None:
    state.record(BuildsWaived(NAMES[power], count))


def remove_unit(state: State, order: Order, chosen: bool) -> None:
    unit = state.units.pop(order.province)
    state.record(UnitRemoved(NAMES[unit.power], piece_of(unit), chosen))


def eliminate(state: State, power: int) -> None:
    state.record(PowerEliminated(NAMES[power]))


def toss_coin_for_italy(state: State) -> None:
    """Before the adjustments of autumn 1914. [V11]"""
    seats = list(state.powers)
    state.italy_goes_to = seats[state.draw(len(seats), "italy")]
    state.record(CoinTossed(Seat(state.italy_goes_to)))


def join_italy(state: State) -> None:
    seat = state.italy_goes_to
    state.powers = {**state.powers, seat: tuple(sorted((*state.powers[seat], ITALY)))}
    state.record(ItalyJoined(Seat(seat)))


def send_press(
    state: State, sender: str, to: tuple[str, ...], text: str, grey: bool, meaning: str = ""
) -> None:
    """Deliver a message to its readers only. [1.9]"""
    shown = "" if grey else sender
    message = Message(now(state).text, shown, to, text, meaning)
    state.press.append(message)
    audience = None if to == ("all",) else tuple(sorted({sender, *to}))
    sent = PressSent(PhaseName(message.phase), Seat(shown), seats_named(to), text, meaning)
    state.record(sent, audience)


def cast_vote(state: State, seat: str, powers: tuple[str, ...], hidden: bool) -> None:
    """Agree to a draw, or take the agreement back. [1.12]"""
    if powers:
        state.votes[seat] = powers
    else:
        state.votes.pop(seat, None)
    audience = (seat,) if hidden else None
    state.record(DrawVoted(Seat(seat), seats_named(powers)), audience, VotedSecretly() if hidden else None)


def clear_votes(state: State) -> None:
    """A vote speaks of one situation; after the moves there is another."""
    state.votes.clear()


def concede(state: State, seat: str) -> None:
    state.conceded.add(seat)
    state.votes.pop(seat, None)
    state.record(SeatConceded(Seat(seat)))


def leave_unordered(state: State, seat: str) -> None:
    """Who gave up writes no orders any more: an open question to the seat is answered with none. [9.1]"""
    top = state.stack[-1]
    if isinstance(top, Together) and any(choice.seat == seat for choice in top.choices):
        state.sealed[seat] = Orders(())


def end_in_draw(state: State, seats: Iterable[str], why: str) -> None:
    shared = tuple(sorted(seats))
    state.record(GameDrawn(seats_named(shared)))
    state.finish(kind="draw", seats=list(shared), why=why, centres=_counts(state.centres))


def end_in_victory(state: State, seat: str, power: str, count: int, why: str) -> None:
    state.record(GameWon(Seat(seat), Power(power), count))
    state.finish(kind="win", seats=[seat], why=why, centres=_counts(state.centres))


def _counts(centres: Centres) -> dict[str, int]:
    owners = list(centres.values())
    return {name: owners.count(power) for power, name in enumerate(POWERS)}


def place_units(state: State, units: Units, centres: Centres) -> None:
    """Set the board up. [1.2, 1.3]"""
    state.units = dict(units)
    state.centres = dict(centres)
    state.touch()
