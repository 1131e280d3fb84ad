"""After the autumn turn: owners of centres, the winner, builds and removals. [8, 9.4–9.6]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.frames import LEAVE, Next, Procedure, Together, frame, step
from ..printed.board import HOME_OF
from ..printed.names import POWERS, PhaseKind
from ..printed.seats import centres_to_win, first_year
from ..state.changes import (
    begin_phase,
    build_unit,
    eliminate,
    end_in_draw,
    end_in_victory,
    pass_over,
    remove_unit,
    reveal_orders,
    take_centres,
    toss_coin_for_italy,
    waive_builds,
)
from ..state.forces import balance
from ..state.orders import BUILD, REMOVE, WAIVE, Order, Void
from ..state.state import State, active_seats, has_units, is_alive, reading
from .adjustments import (
    accept_adjustments,
    builds_allowed,
    default_removals,
    legal_builds,
    legal_removals,
    owners_after_autumn,
)
from .asking import Pick, WrittenChoice
from .writing.bare_units import as_adjustment
from .writing.written import Written


def may_adjust(state: State, power: int) -> bool:
    """Is there anything for the power's government to decide?"""
    if power in state.disorder:
        return False
    due = balance(power, state.units, state.centres)
    return due < 0 or builds_allowed(power, state.units, state.centres) > 0


def power_meant(state: State, order: Order) -> int:
    """Whose adjustment it is: the home country builds, the owner removes."""
    if order.kind == BUILD:
        return HOME_OF[order.province]
    unit = state.units.get(order.province)
    return -1 if unit is None else unit.power


@frame
class ChooseAdjustments(WrittenChoice):
    """Which units will you build or remove?"""

    seat: str
    phase = PhaseKind.ADJUSTMENTS
    asks = "adjustments"

    def options(self, state: State) -> Sequence[Pick]:
        picks = []
        for power in state.powers[self.seat]:
            due = balance(power, state.units, state.centres)
            if not may_adjust(state, power):
                continue
            if due < 0:
                picks.append(Pick(-due, True, tuple(legal_removals(power, state.units))))
            else:
                room = builds_allowed(power, state.units, state.centres)
                picks.append(Pick(room, False, tuple(legal_builds(power, state.units, state.centres))))
        return picks

    def understood(self, state: State, written: Written, text: str) -> Written:
        return as_adjustment(written, text, state.powers[self.seat], state.units, state.centres)

    def void_orders(self, state: State, orders: Sequence[Order]) -> list[Void]:
        return [
            void
            for power, share in self.shares(state, orders).items()
            for void in sort_out(state, power, share)[1]
        ]

    def shares(self, state: State, orders: Sequence[Order]) -> dict[int, list[Order]]:
        """The orders by the seat's power each is for; what is for none of them goes to the first."""
        powers = state.powers[self.seat]
        shares: dict[int, list[Order]] = {power: [] for power in powers}
        builder = next((p for p in powers if balance(p, state.units, state.centres) > 0), powers[0])
        for order in orders:
            meant = builder if order.kind == WAIVE else power_meant(state, order)
            shares[meant if meant in shares else powers[0]].append(order)
        return shares


def sort_out(state: State, power: int, orders: Sequence[Order]) -> tuple[list[Order], list[Void]]:
    """What the power builds, removes and waives, and what is not carried out. [8.13]"""
    accepted, refused = accept_adjustments(orders, power, state.units, state.centres)
    return accepted, [Void(orders[place].text, why, orders[place]) for place, why in refused.items()]


@frame
class YearEnd(Procedure):
    """Centres change hands, somebody may have won, numbers are brought into line."""

    @step
    def settle_ownership(self, state: State) -> Next | None:
        before = _powers_left(state)
        take_centres(state, owners_after_autumn(state.centres, state.units))
        _note_the_fallen(state, before)
        return LEAVE if find_winner(state) else None

    @step
    def toss_for_italy(self, state: State) -> None:
        if state.scenario == "two" and state.year == first_year("two"):
            toss_coin_for_italy(state)

    @step
    def write(self, state: State) -> None:
        seats = [
            seat for seat in active_seats(state) if any(may_adjust(state, p) for p in state.powers[seat])
        ]
        begin_phase(state, PhaseKind.ADJUSTMENTS)
        if seats:
            state.then(Together(tuple(ChooseAdjustments(seat) for seat in seats)))

    @step
    def resolve(self, state: State) -> None:
        shares: dict[int, list[Order]] = {power: [] for power in range(len(POWERS))}
        for seat, orders in state.written.items():
            shares.update(ChooseAdjustments(seat).shares(state, orders or ()))
        reveal_orders(state, {power: given for power, given in shares.items() if given})
        settled = {power: sort_out(state, power, given) for power, given in shares.items()}
        before = _powers_left(state)
        for power, (accepted, voids) in settled.items():
            for void in voids:
                pass_over(state, power, void)
            _adjust(state, power, accepted)
        _note_the_fallen(state, before)

    @step
    def end_in_the_last_year(self, state: State) -> None:
        if 0 < int(state.options["last_year"]) <= state.year:
            end_in_draw(state, [s for s in active_seats(state) if has_units(state, s)], "last_year")


def _powers_left(state: State) -> set[int]:
    return set(state.centres.values()) | {unit.power for unit in state.units.values()}


def _note_the_fallen(state: State, before: set[int]) -> None:
    """Who has neither a unit nor a centre any more is out. [8.14]"""
    for power in sorted(before - _powers_left(state)):
        eliminate(state, power)


def _adjust(state: State, power: int, accepted: Sequence[Order]) -> None:
    """Carry out a power's adjustments; missing removals follow the rule of distance. [9.5, 9.6]"""
    if balance(power, state.units, state.centres) == 0:
        return
    may_build = builds_allowed(power, state.units, state.centres) if may_adjust(state, power) else 0
    built = [order for order in accepted if order.kind == BUILD]
    removed = [order for order in accepted if order.kind == REMOVE]
    forced = default_removals(power, state.units, state.centres, removed, reading(state))
    for order in built:
        build_unit(state, power, order)
    for order in removed:
        remove_unit(state, order, chosen=True)
    for order in forced:
        remove_unit(state, order, chosen=False)
    if any(power in powers for powers in state.powers.values()) and may_build > len(built):
        waive_builds(state, power, may_build - len(built))


def find_winner(state: State) -> bool:
    """End the game if somebody controls enough centres. [1.11, V7, V12]"""
    needed = centres_to_win(state.scenario)
    adds_up = state.scenario == "two" or bool(state.options["count_all_powers"])
    owners = list(state.centres.values())
    for seat, powers in state.powers.items():
        counts = {power: owners.count(power) for power in powers}
        best = max(powers, key=lambda power: counts[power])
        reached = sum(counts.values()) if adds_up else counts[best]
        if reached >= needed and seat not in state.conceded and is_alive(state, seat):
            end_in_victory(state, seat, POWERS[best], reached, "centres")
            return True
    return False
