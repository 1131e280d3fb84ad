"""Which Response is worth playing now, by card; most wait for their occasion or give CPs. [6.14]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ...printed.board import KEYS
from ...printed.ids import Area, Nation, by_nation
from ...printed.names import EACH_NATION, NO_NATION
from ...printed.pieces import SQUADRON_NATION
from ...rules.attrition import force_in
from ...rules.occasions import ResponseWindow
from ...rules.responses.fitting import Answer, Responds
from ...rules.sea.fleets import squadrons_at
from ...state.fights import Force
from ...state.relations import are_enemies, enemies, seat_of
from ...state.state import State
from ...state.targets import Target, nation_of, place_of
from ..odds import dice_of, win_chance
from .diplomacy import standing_of
from .reaching import material
from .situation import Situation
from .weights import ARMY
from .worth import card_worth

Weigh = Callable[[Situation, ResponseWindow, Nation, Target], float]


def best_response(state: State, seat: str, window: ResponseWindow, options: Sequence[Answer]) -> Answer:
    """The Response that brings most beyond what its card is worth, or none."""
    view = Situation(state, seat)
    best, value = options[0], 0.0
    for option in options:
        weigh = _WEIGHED.get(option.card) if isinstance(option, Responds) else None
        if not isinstance(option, Responds) or weigh is None:
            continue
        gained = weigh(view, window, option.nation, option.aim) - card_worth(option.card)
        if gained > value:
            best, value = option, gained
    return best


def _balance(view: Situation, area: Area) -> float:
    """What stands in an area: the enemies' worth, less ours and our friends'."""
    hostile = 0
    for nation in EACH_NATION:
        if view.mine >> nation & 1:
            hostile |= enemies(view.state, nation)
    theirs = material(force_in(view.state, area, hostile))
    return theirs - material(force_in(view.state, area, 511 & ~hostile))


def _fodder(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    """Everybody there goes to Regroup: best used on who is just coming."""
    return 0.6 * _balance(view, Area(place_of(target))) + 0.1 * _is_theirs(view, window)


def _dysentery(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    area = Area(place_of(target))
    moving = 0.15 if window.place == area and _is_theirs(view, window) else 0.0
    return _balance(view, area) / 6 + moving


def _is_theirs(view: Situation, window: ResponseWindow) -> bool:
    """Is it an enemy who has just moved?"""
    return window.nation != NO_NATION and any(
        are_enemies(view.state, n, window.nation) for n in EACH_NATION if view.mine >> n & 1
    )


def _conscripts(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    """Three points for nothing, best for ourselves."""
    who = nation_of(target)
    return 4.5 * ARMY.sp if view.mine >> who & 1 and who in view.powers else 0.0


def _countermanded(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    """Large events of enemies."""
    return 0.4 if window.card in _FEARED and _is_theirs(view, window) else 0.0


def _withdrawal(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    """Out of a battle that would be lost."""
    ours = force_in(view.state, Area(window.place), view.mine)
    theirs = force_in(view.state, Area(window.place), 1 << window.nation)
    return win_chance(dice_of(theirs), dice_of(ours)) * material(ours) * 0.6 - 0.1


def _guns(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    theirs = force_in(view.state, Area(window.place), 1 << window.nation)
    return 0.3 * material(theirs) if KEYS >> window.place & 1 else 0.0


def _burnt(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    theirs = force_in(view.state, Area(window.place), 1 << window.nation)
    key = 0.4 if KEYS >> window.place & 1 else 0.0
    return key + material(theirs) / 6


def _desertion(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    battle = view.state.battle
    if battle is None or battle.loser < 0 or not _is_theirs(view, window):
        return 0.0
    return material(battle.sides[battle.loser].force) / 3


def _surgeons(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    battle = view.state.battle
    if battle is None:
        return 0.0
    lost = max(
        (side.lost for side in battle.sides if _ours(view, side.force, side.lost)),
        key=lambda f: f.size,
        default=Force(),
    )
    return 0.5 * material(lost)


def _ours(view: Situation, *forces: Force) -> bool:
    return any(count and view.mine >> n & 1 for force in forces for n, count in by_nation(force.sp))


def _expelled(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    """Undo what was done to a Consul."""
    state, who = view.state, window.nation
    now = standing_of(state, view.seat, who, state.consul_row[who], state.consul_box[who])
    before = standing_of(state, view.seat, who, Nation(window.place), max(0, window.origin - 1))
    return before - now


def _privateers(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    convoy = view.state.convoy
    return material(convoy.force) / 3 if convoy is not None else 0.0


def _storm(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    ships = squadrons_at(view.state, place_of(target))
    return sum(_ship(view, SQUADRON_NATION[s]) for s in ships) / 3


def _ship(view: Situation, nation: Nation) -> float:
    """A ship that suffers: good if an enemy's."""
    if view.mine >> nation & 1:
        return -ARMY.squadron
    return ARMY.squadron if any(are_enemies(view.state, nation, power) for power in view.powers) else 0.0


def _jealous(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    if window.kind != "battle" or window.place != place_of(target) or not _is_theirs(view, window):
        return 0.0
    battle = view.state.battle
    if battle is None or not _ours(view, battle.sides[1].force):
        return 0.0
    return 0.2 * (len(battle.sides[0].force.leaders) - 1)


def _spies(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    """A look at the largest hand of a rival."""
    who = nation_of(target)
    rival = seat_of(view.state, who) not in ("", view.seat)
    return 0.05 * len(view.state.hands[who]) if rival and window.kind == "impulse" else 0.0


def _danes(view: Situation, window: ResponseWindow, nation: Nation, target: Target) -> float:
    """A ship that does not sink, and dice; the card comes back next turn."""
    return card_worth("gallant_danes") + ARMY.squadron


#: Events of others that hurt most.
_FEARED: Final = frozenset(
    {
        "talleyrand", "metternich", "dos_de_mayo", "anticipated_conscription", "british_subsidies",
        "confederation_of_the_rhine", "continental_system", "anglo_american_war", "opolchenie",
        "holy_mother_russia", "krumper_system", "treaty_of_tilsit", "royal_marriage",
    }
)  # fmt: skip
_WEIGHED: Final[dict[str, Weigh]] = {
    "shortage_of_fodder": _fodder,
    "dysentery": _dysentery,
    "conscripts": _conscripts,
    "countermanded": _countermanded,
    "skilful_withdrawal": _withdrawal,
    "march_to_the_guns": _guns,
    "burnt_earth": _burnt,
    "desertion": _desertion,
    "field_surgeons": _surgeons,
    "ambassador_expelled": _expelled,
    "privateers": _privateers,
    "storm_at_sea": _storm,
    "jealous_marshals": _jealous,
    "spy_ring": _spies,
    "gallant_danes": _danes,
}


def may_matter(options: Sequence[Answer]) -> bool:
    """Is there a Response among the options that is ever weighed?"""
    return any(isinstance(option, Responds) and option.card in _WEIGHED for option in options)
