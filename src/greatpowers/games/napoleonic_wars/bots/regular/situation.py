"""The board in the eyes of one seat: what areas are worth, who could take them, what an army could do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ...printed.board import CAPITAL_OF, FORTRESS, KEYS, OWNER
from ...printed.ids import Area, Nation, each_area, each_nation
from ...printed.names import EACH_NATION, NO_NATION
from ...rules.attrition import force_in
from ...rules.conquest.conquest import NEEDED, conquest_modifier, has_lost_capital
from ...rules.formation.flags import new_controller
from ...rules.turn.victory import points
from ...state.control import controller, held_by, neutral_areas
from ...state.fights import Force
from ...state.relations import allies, enemies, nations_of, powers_of
from ...state.state import State
from ..odds import dice_of, ground_of, siege_chance, win_chance
from .hours import is_last_turn, others_time, own_time
from .keys import breach, keys_at_hand, nearer_to_fall, weights_of_keys, worth_of_capture
from .landings import Landing, others_landings
from .reaching import FAR, Mover, Ways, ahead_of, leading_nation, marching, material, others_troops, ways_of
from .targets import Target, all_lent, assigned, lent
from .weights import ARMY, KEY

#: Who is so many areas away can strike with one card.
_SOON: Final = 4
#: A lost capital is dreaded even before a roll could do harm: more Keys may go.
_DREAD: Final = 0.25
#: Fewer dice make no difference to a defence.
_LEAST_DICE: Final = 0.5
#: A prize smaller than this draws nobody.
_WORTH_A_MARCH: Final = 0.1


class Situation:
    """Answers about one board for one seat, each computed once."""

    def __init__(self, state: State, seat: str) -> None:
        self.state = state
        self.seat = seat
        self.mine = sum(1 << n for n in nations_of(state, seat))
        self.powers = powers_of(state, seat)
        #: Points of every seat.
        self.scored = points(state)
        self.weight = weights_of_keys(state, seat, self.scored)
        self._ways: dict[int, Ways] = {}
        self._shares: dict[int, float] = {}
        self._reached: dict[int, dict[int, int]] = {}
        self._targets: dict[int, dict[int, Target]] = {}
        self._rows: dict[tuple[int, int, int], tuple[float, ...]] = {}
        self._standing: dict[Area, tuple[float, ...]] | None = None
        self._planned: float | None = None
        self._comers: dict[int, list[tuple[Mover, int]]] = {}
        self._movers: list[Mover] | None = None
        self._landings: tuple[Landing, ...] | None = None
        self._near: dict[tuple[int, int], list[tuple[int, float]]] = {}
        self._kept: dict[tuple[int, int, int], float] = {}
        self._beside: dict[tuple[Nation, Area], dict[Area, int]] = {}
        self._own_keys: int | None = None
        self._time: float | None = None
        self._own_time: float | None = None
        self._forces: dict[Area, Force] = {}
        self._covers: dict[Area, float] = {}
        self._exposures: dict[tuple[int, int], float] = {}
        self.goals = tuple(each_area(self._goal_mask()))

    def prize(self, nation: Nation, area: Area) -> float:
        """What it brings us if the nation's Flag is put there, or an ally's Flag comes back."""
        state = self.state
        holder = controller(state, area)
        if allies(state, nation) >> holder & 1:
            return 0.0
        value = KEY.plain
        if KEYS >> area & 1:
            value = self.weight[new_controller(state, nation, area)] - self.weight[holder]
        if self.weight[holder] < 1.0 and KEYS >> area & 1:
            value += KEY.fall * nearer_to_fall(self.state, area) + KEY.own_fall * self.relief(area)
            value += KEY.their_capital * (CAPITAL_OF[area] == holder and self.weight[holder] < 0)
        is_neutral = neutral_areas(state, nation) >> area & 1
        return value - (self.war_share(nation, holder) if is_neutral else 0.0)

    def war_share(self, nation: Nation, neutral: Nation) -> float:
        """What a Key of a neutral must pay of the war it takes: all that can be had pay together."""
        key = nation << 4 | neutral
        if key not in self._shares:
            once = breach(self.state, self.seat, nation, neutral)
            self._shares[key] = once / keys_at_hand(self.state, nation, neutral, self.reach)
        return self._shares[key]

    def loss(self, nation: Nation, area: Area) -> float:
        """What we lose if an enemy nation takes an area of ours."""
        state = self.state
        holder = controller(state, area)
        value = KEY.plain
        if KEYS >> area & 1:
            value = self.weight[holder] - self.weight[new_controller(state, nation, area)]
        if holder in self.powers and KEYS >> area & 1:
            value += KEY.own_fall * nearer_to_fall(self.state, area) + KEY.capital * (
                CAPITAL_OF[area] == holder
            )
        return value + worth_of_capture(state, self.weight, area)

    def relief(self, area: Area) -> float:
        """How much less likely our own fall is with a Key of ours back; the capital saves all. [15.1]"""
        owner = OWNER[area]
        if owner not in self.powers or not has_lost_capital(self.state, owner):
            return 0.0
        falls = min(1.0, max(0.0, (conquest_modifier(self.state, owner) + 7 - NEEDED) / 6))
        return max(falls, _DREAD) if CAPITAL_OF[area] == owner else min(falls, 1 / 6)

    def ways(self, nation: Nation) -> Ways:
        """Where the nation's troops may not go, now."""
        if nation not in self._ways:
            self._ways[nation] = self.state.known(("bot ways", nation), lambda: ways_of(self.state, nation))
        return self._ways[nation]

    def reach(self, nation: Nation, start: int) -> dict[int, int]:
        """Areas ahead of a nation's troops, and how many steps away."""
        key = nation << 8 | start
        found = self._reached.get(key)
        if found is None:
            found = self._reached[key] = ahead_of(start, *self.ways(nation))
        return found

    def defenders(self, nation: Nation, area: Area) -> Force:
        """Who would fight the nation there: enemies, and the neutral whose area it is."""
        holder = controller(self.state, area)
        hostile = enemies(self.state, nation)
        if not allies(self.state, nation) >> holder & 1:
            hostile |= 1 << holder
        return force_in(self.state, area, hostile)

    def _goal_mask(self) -> int:
        """Areas worth a march to any of our nations."""
        found = 0
        for nation in each_nation(self.mine):
            for area in self.targets(nation):
                found |= 1 << area
        return found

    def targets(self, nation: Nation) -> dict[int, Target]:
        """Areas worth a march to the nation."""
        if nation not in self._targets:
            self._targets[nation] = {target.area: target for target in self._find_targets(nation)}
        return self._targets[nation]

    def _find_targets(self, nation: Nation) -> Iterator[Target]:
        state = self.state
        candidates = KEYS & ~self.ways(nation)[0]
        for area in each_area(candidates):
            prize = self.prize(nation, area)
            if prize >= _WORTH_A_MARCH:
                there = dice_of(self.defenders(nation, area))
                defence = there + ground_of(area) if there else 0.0
                holder_fortress = FORTRESS[area] and not allies(state, nation) >> controller(state, area) & 1
                yield Target(area, prize, defence, FORTRESS[area] if holder_fortress else 0)

    def chance(self, dice: int, target: Target) -> float:
        """Can so many dice take it?"""
        won = win_chance(dice, round(target.defence)) if target.defence else 1.0
        if target.fortress:
            falls = siege_chance(dice, target.fortress)
            won *= 1 - (1 - falls) ** 2
        return won

    def dreaded(self, dice: int, target: Target) -> float:
        """How much an attack is to be feared. The first troops that come to a capital in danger change no
        chance, but without them there are no second ones: every die counts there."""
        chance = self.chance(dice, target)
        if CAPITAL_OF[target.area] < 0:
            return chance
        share = dice / (dice + target.defence) if dice else 0.0
        return chance + ARMY.stand * (share - chance)

    def row(self, nation: Nation, force: Force, area: Area) -> tuple[float, ...]:
        """What troops there could bring from each of our goals."""
        marchers = marching(force)[0]
        dice = dice_of(marchers) if sum(marchers.sp) else 0
        key = (nation, dice, area)
        if key not in self._rows:
            self._rows[key] = self._row(nation, dice, area)
        return self._rows[key]

    def _row(self, nation: Nation, dice: int, area: Area) -> tuple[float, ...]:
        ahead = self.reach(nation, area)
        known = self.targets(nation)
        found = []
        for goal in self.goals if dice else ():
            steps, target = ahead.get(goal, -1), known.get(goal)
            if steps < 0 or target is None:
                found.append(0.0)
            else:
                value = target.prize * self.chance(dice, target) * ARMY.nearer**steps
                found.append(value * self.kept(nation, dice, goal))
        return tuple(found)

    def kept(self, nation: Nation, dice: int, area: Area) -> float:
        """What of a prize is left once others have had a chance to take it back."""
        hostile = enemies(self.state, nation)
        key = (hostile, dice, area)
        if key not in self._kept:
            worst = 0.0
            for their_dice, share in self.near(hostile, area):
                if share > worst:
                    taken = win_chance(their_dice, dice) * share
                    if taken > worst:
                        worst = taken
            self._kept[key] = 1 - ARMY.lost_again * self.time_left() * worst
        return self._kept[key]

    def near(self, hostile: int, area: Area) -> list[tuple[int, float]]:
        """Dice of enemies that could come to an area within a few steps, and how near they are."""
        key = (hostile, area)
        if key not in self._near:
            self._near[key] = [
                (mover.dice, ARMY.enemy_nearer**steps)
                for mover in self.movers()
                if hostile >> mover.nation & 1
                for steps in (self.reach(mover.nation, mover.area).get(area, FAR),)
                if 0 < steps <= _SOON
            ]
        return self._near[key]

    def own_force(self, area: Area) -> Force:
        """Everything we command in an area."""
        if area not in self._forces:
            self._forces[area] = force_in(self.state, area, self.mine)
        return self._forces[area]

    def plan(self, changes: Mapping[Area, Force] | None = None) -> float:
        """What all our troops could bring together, each goal counted once, by who is best placed for it;
        `changes`: what we would have in some areas."""
        rows = dict(self.standing())
        for area, force in (changes or {}).items():
            nation = leading_nation(force)
            if nation == NO_NATION:
                rows.pop(area, None)
            else:
                rows[area] = self.row(nation, force, area)
        return ARMY.hope * self.own_time() * assigned([row for row in rows.values() if row])

    def standing(self) -> dict[Area, tuple[float, ...]]:
        """The rows of our troops as they stand."""
        if self._standing is None:
            self._standing = {}
            areas = 0
            for nation in each_nation(self.mine):
                areas |= self.state.present[nation]
            for area in each_area(areas):
                force = self.own_force(area)
                if force.size:
                    self._standing[area] = self.row(leading_nation(force), force, area)
        return self._standing

    def planned(self) -> float:
        """The plan as things stand."""
        if self._planned is None:
            self._planned = self.plan()
        return self._planned

    def movers(self) -> list[Mover]:
        """All troops on the map that somebody else commands."""
        if self._movers is None:
            self._movers = list(others_troops(self.state, self.mine))
        return self._movers

    def landings(self) -> tuple[Landing, ...]:
        """What others could put ashore."""
        if self._landings is None:
            self._landings = others_landings(self.state, self.mine)
        return self._landings

    def comers(self, area: Area) -> list[tuple[Mover, int]]:
        """Enemies of the holder that could come to an area of ours soon, and from how far."""
        if area not in self._comers:
            hostile = enemies(self.state, controller(self.state, area))
            found = []
            for mover in self.movers():
                if hostile >> mover.nation & 1:
                    steps = self.reach(mover.nation, mover.area).get(area, -1)
                    if 0 <= steps <= FAR - 2:
                        found.append((mover, steps))
            for mover, shores in self.landings():
                if hostile >> mover.nation & 1 and area in shores:
                    found.append((mover, shores[area]))
            self._comers[area] = found
        return self._comers[area]

    def exposure(self, area: Area, dice: float) -> float:
        """What of an area's value is likely to be lost with so many dice to defend it."""
        if self.weight[controller(self.state, area)] < 1.0 or not KEYS >> area & 1:
            return 0.0
        key = (area, round(dice))
        if key not in self._exposures:
            self._exposures[key] = self._exposure(area, key[1])
        return self._exposures[key]

    def _exposure(self, area: Area, dice: int) -> float:
        worst = 0.0
        defence = dice + ground_of(area) if dice else 0.0
        for mover, steps in self.comers(area):
            target = Target(area, self.loss(mover.nation, area), defence, FORTRESS[area])
            value = target.prize * self.dreaded(mover.dice, target) * ARMY.enemy_nearer**steps
            worst = max(worst, value)
        # Who has lost a Key knows the way back to it.
        is_taken = not dice and OWNER[area] != controller(self.state, area)
        is_capital = CAPITAL_OF[area] == controller(self.state, area)
        return (ARMY.open if is_taken or is_capital else ARMY.fear) * self.time_left() * worst

    def threatened(self) -> float:
        """What all enemies together could do to our Keys, each Key counted once."""
        landing = (mover for mover, _ in self.landings())
        keys = tuple(each_area(self.own_keys()))
        rows = {mover: [0.0] * len(keys) for mover in (*self.movers(), *landing)}
        for number, area in enumerate(keys):
            dice = round(self.cover(area))
            defence = dice + ground_of(area) if dice else 0.0
            for mover, steps in self.comers(area):
                target = Target(area, self.loss(mover.nation, area), defence, FORTRESS[area])
                value = target.prize * self.dreaded(mover.dice, target) * ARMY.enemy_nearer**steps
                rows[mover][number] = max(rows[mover][number], value)
        return ARMY.fear * self.time_left() * assigned([tuple(row) for row in rows.values() if any(row)])

    def is_last_turn(self) -> bool:
        return is_last_turn(self.state)

    def time_left(self) -> float:
        """How much others can still do: less and less as their cards run out, if no other turn follows."""
        if self._time is None:
            self._time = others_time(self.state, self.mine)
        return self._time

    def own_time(self) -> float:
        """How much we can still do, likewise."""
        if self._own_time is None:
            self._own_time = own_time(self.state, self.mine)
        return self._own_time

    def own_keys(self) -> int:
        """Keys that count for us."""
        if self._own_keys is None:
            ours = sum(1 << n for n in EACH_NATION if self.weight[n] >= 1.0)
            self._own_keys = held_by(self.state, ours) & KEYS
        return self._own_keys

    def cover(self, area: Area) -> float:
        """The dice that defend an area: who stands there, and armies near enough to come."""
        if area not in self._covers:
            state = self.state
            dice = float(dice_of(force_in(state, area, allies(state, controller(state, area)))))
            for other in self.standing():
                force = self.own_force(other)
                if other != area:
                    dice += lent(force, self.keys_beside(leading_nation(force), other).get(area, FAR))
            self._covers[area] = dice
        return self._covers[area]

    def keys_beside(self, nation: Nation, place: Area) -> dict[Area, int]:
        """Keys of ours that troops of the nation there could help, and how far away."""
        key = (nation, place)
        if key not in self._beside:
            ahead = self.reach(nation, place)
            self._beside[key] = {
                area: ahead[area]
                for area in each_area(self.own_keys())
                if ahead.get(area, FAR) < len(ARMY.shield)
            }
        return self._beside[key]

    def guarded(self, force: Force, frm: Area, to: Area) -> float:
        """What our Keys gain in safety if a force goes from one area to another; -1: from or to nowhere."""
        if not force.size:
            return 0.0
        nation = leading_nation(force)
        shares = all_lent(force)
        change: dict[Area, float] = {}
        for sign, place in ((-1, frm), (1, to)):
            for area, steps in self.keys_beside(nation, place).items() if place >= 0 else ():
                change[area] = change.get(area, 0.0) + sign * shares[steps]
        gained = 0.0
        for area, more in change.items():
            if abs(more) >= _LEAST_DICE:
                now = self.cover(area)
                gained += self.exposure(area, now) - self.exposure(area, max(0.0, now + more))
        return gained

    def risk(self, nation: Nation, force: Force, area: Area) -> float:
        """What of a force is likely to be lost where it stands."""
        dice = dice_of(force) + (ground_of(area) if controller(self.state, area) == nation else 0)
        hostile = enemies(self.state, nation)
        worst = 0.0
        for mover in self.movers():
            if hostile >> mover.nation & 1 and mover.led:
                steps = self.reach(mover.nation, mover.area).get(area, FAR)
                if steps <= 3:
                    worst = max(worst, win_chance(mover.dice, round(dice)) * ARMY.enemy_nearer**steps)
        return ARMY.risk * self.time_left() * worst * material(force)
