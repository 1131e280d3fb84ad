"""Spending CPs: one action after the other until the purse is empty or enough is done. [6.3]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.chance import Stream
from .....engine.errors import Refusal
from .....engine.frames import REPEAT, Choice, Next, Procedure, frame, step
from .....engine.option import Option
from ...printed.ids import Nation
from ...state.changes.turn import empty_purse, fill_purse, restore_purse, save_purse, spend
from ...state.relations import seat_of
from ...state.state import State
from ..answers import Done
from ..land.free_areas import forgo_free_areas, has_free_areas
from .actions import action_of, offered, read_act, refuse_act

#: Random play stops with CPs left only once in so many questions.
_DONE_ONE_IN = 12


@frame
class Spend(Procedure):
    """A nation spends what is in the purse; what is left at the end is lost. [6.3]"""

    nation: Nation
    #: Or waits for a second card of the same Impulse: no card alone pays for a war. [5.12, 8.34]
    saving: bool = False

    @step
    def act(self, state: State) -> Next | None:
        can_pay = state.purse or has_free_areas(state, self.nation)
        if not can_pay or state.turn_over or len(_acts(state, self.nation)) == 1:
            return None
        state.then(ChooseAct(seat_of(state, self.nation), self.nation, self.saving))
        return REPEAT

    @step
    def end(self, state: State) -> None:
        _close(state, self.saving)


def _close(state: State, saving: bool) -> None:
    if saving:
        save_purse(state)
    empty_purse(state)


def _acts(state: State, nation: Nation) -> Sequence[Option]:
    """Everything that can be done, after being done."""
    return state.remembered(("acts", nation), lambda: [Done(), *offered(state, nation)])


@frame
class ChooseAct(Choice[State, Option]):
    """Spend CPs on one more action, or be done. Which options there are the kinds of actions say. [6.3]"""

    asks = "act"
    seat: str
    nation: Nation
    saving: bool = False
    always_ask = True  # there is always something besides `done`, and listing it twice would be slow

    def options(self, state: State) -> Sequence[Option]:
        return _acts(state, self.nation)

    def chosen(self, state: State, act: Option) -> None:
        if isinstance(act, Done):
            _close(state, self.saving)
            forgo_free_areas(state, self.nation)
            return
        action = action_of(act)
        spend(state, action.cost(state, self.nation, act))
        action.carry_out(state, self.nation, act)

    def sample(self, offer: Sequence[Option], stream: Stream) -> Option:
        """First the kind of action, then one of it: many moves would drown everything else."""
        if len(offer) == 1 or not stream.below(_DONE_ONE_IN):
            return offer[0]
        by_word: dict[str, list[Option]] = {}
        for act in offer[1:]:
            by_word.setdefault(action_of(act).word, []).append(act)
        return stream.pick(by_word[stream.pick(sorted(by_word))])

    def read(self, state: State, text: str) -> Option:
        if text.strip().casefold() == Done.template:
            return Done()
        return read_act(state, self.nation, text)

    def refuse(self, state: State, act: Option) -> Refusal | None:
        return None if isinstance(act, Done) else refuse_act(state, self.nation, act)


@frame
class GrantCp(Procedure):
    """An event gives a nation CPs to spend at once; another purse waits meanwhile. [6]"""

    nation: Nation
    cp: int
    use: str = ""

    @step
    def grant(self, state: State) -> None:
        outer, outer_use = state.purse, state.purse_use
        fill_purse(state, self.cp, self.use)
        state.then(Spend(self.nation), RestorePurse(outer, outer_use))


@frame
class RestorePurse(Procedure):
    """The purse that waited is open again."""

    manoeuvres: int
    use: str

    @step
    def restore(self, state: State) -> None:
        restore_purse(state, self.manoeuvres, self.use)
