"""Forming and leaving Armadas. [13.2]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import PLACES
from ...printed.ids import Mask
from ...printed.names import EACH_NATION, NATIONS
from ...printed.pieces import SQUADRON_NATION, SQUADRONS_OF
from ...state.changes.fights import leave_armada, note_armada, set_armada
from ...state.ids import Nation, Place
from ...state.relations import allies, seat_of
from ...state.state import State
from ..answers import Agree, Refuse
from ..impulse.actions import Action, register
from .fleets import dice_of, fleet_power, is_building, squadrons_at, stacks_at


@option("armada {place}")
class JoinArmada(Option):
    """All allied Fleets there act as one. [13.2]"""

    place: Place


@option("part {place}")
class Part(Option):
    """The Fleet leaves the Armada there. [13.2]"""

    place: Place


def powers_at(state: State, nation: Nation, place: Place) -> Mask:
    """Powers of the nation's side with a Fleet in a place, as a mask."""
    side = allies(state, nation)
    return sum(
        1 << power
        for power in {
            fleet_power(state, SQUADRON_NATION[s])
            for s in squadrons_at(state, place)
            if side >> SQUADRON_NATION[s] & 1 and not is_building(state, s)
        }
    )


def armada_refusal(state: State, nation: Nation, place: Place) -> Refusal | None:
    """Why no Armada can be formed there under the nation. [13.2]"""
    own = fleet_power(state, nation)
    powers = powers_at(state, nation, place)
    if not powers >> own & 1 or powers.bit_count() < 2:
        return Refusal("nw-armada-nobody", "13.2", {"place": PLACES[place]})
    if len([s for s in stacks_at(state, place) if allies(state, nation) >> s.commander & 1]) == 1:
        return Refusal("nw-armada-already", "13.2", {"place": PLACES[place]})
    return None


def part_refusal(state: State, nation: Nation, place: Place) -> Refusal | None:
    """Why the nation's Fleet cannot leave an Armada there. [13.2]"""
    own = fleet_power(state, nation)
    if any(a.place == place and a.powers >> own & 1 for a in state.armadas):
        return None
    return Refusal("nw-armada-none", "13.2", {"place": PLACES[place], "nation": NATIONS[nation]})


def _places(state: State, nation: Nation) -> list[Place]:
    return sorted({state.squadron_at[s] for s in SQUADRONS_OF[nation] if state.squadron_at[s] >= 0})


class ArmadaAction(Action[JoinArmada]):
    """`armada english_channel`: all allied Fleets there act as one, once in an Impulse. [13.2]"""

    word = "armada"
    takes = (JoinArmada,)
    purses = frozenset()

    def options(self, state: State, nation: Nation) -> Sequence[JoinArmada]:
        if state.armada_formed:
            return ()
        places = [place for place in _places(state, nation) if armada_refusal(state, nation, place) is None]
        return [JoinArmada(place) for place in places]

    def refuse(self, state: State, nation: Nation, act: JoinArmada) -> Refusal | None:
        if state.armada_formed:
            return Refusal("nw-armada-once", "13.2")
        return armada_refusal(state, nation, act.place)

    def cost(self, state: State, nation: Nation, act: JoinArmada) -> int:
        return 0

    def carry_out(self, state: State, nation: Nation, act: JoinArmada) -> None:
        note_armada(state)
        state.then(FormArmada(nation, act.place))


class PartAction(Action[Part]):
    """`part english_channel`: the Fleet leaves the Armada there. [13.2]"""

    word = "part"
    takes = (Part,)
    purses = frozenset()

    def options(self, state: State, nation: Nation) -> Sequence[Part]:
        if not state.armadas or state.armada_formed:
            return ()
        places = [place for place in _places(state, nation) if part_refusal(state, nation, place) is None]
        return [Part(place) for place in places]

    def refuse(self, state: State, nation: Nation, act: Part) -> Refusal | None:
        if state.armada_formed:
            return Refusal("nw-armada-once", "13.2")
        return part_refusal(state, nation, act.place)

    def cost(self, state: State, nation: Nation, act: Part) -> int:
        return 0

    def carry_out(self, state: State, nation: Nation, act: Part) -> None:
        note_armada(state)
        leave_armada(state, act.place, fleet_power(state, nation))


@frame
class FormArmada(Procedure):
    """The other players are asked whether the active nation commands; otherwise most dice do. [13.2]"""

    nation: Nation
    place: Place

    @step
    def ask(self, state: State) -> None:
        powers = powers_at(state, self.nation, self.place)
        own = fleet_power(state, self.nation)
        set_armada(state, self.place, own, powers)
        seats = {seat_of(state, power) for power in EACH_NATION if powers >> power & 1}
        others = sorted(seats - {seat_of(state, self.nation), ""})
        state.then(*[ChooseArmadaCommand(seat, self.nation, self.place) for seat in others])


@frame
class ChooseArmadaCommand(Choice[State, Agree | Refuse]):
    """Does a player agree that the active nation commands the Armada? [13.2]"""

    asks = "armada-command"
    seat: str
    nation: Nation
    place: Place

    def options(self, state: State) -> Sequence[Agree | Refuse]:
        return (Agree(), Refuse())

    def chosen(self, state: State, option: Agree | Refuse) -> None:
        if isinstance(option, Refuse):
            powers = powers_at(state, self.nation, self.place)
            set_armada(state, self.place, strongest(state, self.place, powers), powers)


def strongest(state: State, place: Place, powers: Mask) -> Nation:
    """The Power with most dice there; equal ones draw lots. [13.2]"""
    dice: dict[Nation, int] = {}
    for squadron in squadrons_at(state, place):
        nation = SQUADRON_NATION[squadron]
        power = fleet_power(state, nation)
        if powers >> power & 1:
            dice[power] = dice.get(power, 0) + dice_of(state, squadron, nation)
    best = sorted(power for power, count in dice.items() if count == max(dice.values()))
    return best[0] if len(best) == 1 else best[state.draw(len(best), "armada")]


register(ArmadaAction())
register(PartAction())
