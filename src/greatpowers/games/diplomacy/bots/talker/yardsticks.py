"""Talkers that others are measured against: one that lies, one that begs. Nobody meets them."""

from __future__ import annotations

from collections.abc import Collection

from .....engine.match import Question
from ...press.arrangements import Given, seats_in
from ...press.chronicle import Chronicle
from ...press.speech import Accept, Propose
from ...printed.board import IS_CENTRE
from ...printed.names import PhaseKind
from ...rules.legality import legal_orders
from ...state.orders import SUPPORT_MOVE, Orders
from ...state.view import View
from .council import Council
from .said import Said
from .speaker import Speaker


class Liar(Speaker):
    """Agrees to all and orders what it likes."""

    def means(self, view: View, past: Chronicle, people: Collection[str] = ()) -> list[Said]:
        if view.phase is not PhaseKind.MOVEMENT or view.result:
            return []
        ledger = self.council(view, past).ledger
        found = []
        for seat in view.powers:
            proposal = ledger.open_between(seat, str(view.seat))
            if proposal is not None and view.seat in seats_in(proposal.what):
                found.append(Said(seat, "accept", Accept(proposal.what)))
        return found

    def decide(self, view: View, question: Question, past: Chronicle) -> Orders:
        return self.player.decide(view, question)


class Beggar(Liar):
    """Asks everybody near for help onto the helper's own centres, and gives nothing."""

    def means(self, view: View, past: Chronicle, people: Collection[str] = ()) -> list[Said]:
        asked = any(
            letter.sender == view.seat and letter.phase == f"{view.season}{view.year}{view.phase}"
            for letter in view.press
        )
        if view.phase is not PhaseKind.MOVEMENT or view.result or asked:
            return []
        return list(_pleas(self.council(view, past)).values())


def _pleas(council: Council) -> dict[str, Said]:
    """For each neighbour one support onto a centre of his own."""
    camp_of, units, centres = council.light.table.camp_of, council.light.units, council.light.centres
    found: dict[str, Said] = {}
    for province, orders in legal_orders(units, council.light.table.barred).items():
        owner = camp_of[units[province].power]
        if owner in (council.me, -1):
            continue
        seat = council.history.table.seats[owner]
        for order in orders:
            goal = order.target_province
            onto_own = order.kind == SUPPORT_MOVE and IS_CENTRE[goal] and goal in centres
            if onto_own and camp_of[centres[goal]] == owner:
                helped = camp_of[units[order.other_province].power]
                if helped == council.me and seat not in found:
                    found[seat] = Said(seat, "propose", Propose(Given(seat, order)))
    return found
