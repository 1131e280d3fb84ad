"""Choosing losses and bearing them: one decision for each side. [12.2.10, 12.4]"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.frames import AnyChoice, frame
from ..board import RESERVE, SPACES
from ..changes import destroy_fort, eliminate_unit, move_unit, reduce_unit
from ..names import SIDES
from ..round_changes import set_combat
from ..state import Combat, State
from ..units import KIND_ID, SIDE
from .losses import TYPE, Brought, Gone, Outcome, Piece, loss_outcomes
from .running import running
from .strength import defending_fort
from .withdrawal import is_withdrawing

NOTHING = "nothing"


def loss_number(combat: Combat, attacking: bool) -> int:
    """What the side must bear: the fire of the other. [12.4.1]"""
    return combat.defender_fire if attacking else combat.attacker_fire


def outcomes_now(state: State, combat: Combat, attacking: bool) -> tuple[Outcome, ...]:
    """The legal results of the losses of one side of the combat being fought."""
    number = loss_number(combat, attacking)
    if attacking:
        return loss_outcomes(state, combat.attackers, number, attacking=True)
    return loss_outcomes(
        state,
        combat.defenders,
        number,
        attacking=False,
        fort=defending_fort(state, combat),
        withdrawing=is_withdrawing(combat),
    )


def ask_for_losses(state: State, attacking: bool) -> None:
    """Let the side choose, if there is anything to bear."""
    combat = running(state)
    if not attacking:
        before = tuple((unit, state.reduced >> unit & 1) for unit in combat.defenders)
        set_combat(state, replace(combat, before=before))
    if loss_number(combat, attacking) > 0:
        side = combat.side if attacking else 1 - combat.side
        state.then(ChooseLosses(SIDES[side], attacking))


def piece_text(piece: Piece) -> str:
    """The piece as a ref."""
    return f"{KIND_ID[piece.type]}{' reduced' if piece.reduced else ''}@{SPACES[piece.space]}"


def _gone_text(gone: Iterable[Gone]) -> str:
    return ", ".join(f"{KIND_ID[lost.type]}@{SPACES[lost.space]}" for lost in gone)


def outcome_text(outcome: Outcome) -> str:
    """`keep fr_5 reduced@sedan | eliminated fr_corps@sedan | removed be_1@sedan | fort destroyed`"""
    parts = ["keep " + (", ".join(map(piece_text, outcome.pieces)) or NOTHING)]
    for word, for_good in (("eliminated", 0), ("removed", 1)):
        lost = [gone for gone in outcome.gone if gone.for_good == for_good]
        if lost:
            parts.append(f"{word} {_gone_text(lost)}")
    if outcome.fort_destroyed:
        parts.append("fort destroyed")
    return " | ".join(parts)


def _parts(text: str) -> list[tuple[str, list[str]]]:
    """The parts of such a text, each with its word and its units in order."""
    parts = []
    for part in text.casefold().split("|"):
        word, _, units = " ".join(part.split()).partition(" ")
        parts.append((word, sorted(unit.strip() for unit in units.split(","))))
    return parts


@frame
class ChooseLosses(AnyChoice):
    """How shall the losses be taken? [12.4.3]"""

    seat: str
    attacking: bool

    def options(self, state: State) -> tuple[Outcome, ...]:
        return outcomes_now(state, running(state), self.attacking)

    def write(self, option: Outcome) -> str:
        return outcome_text(option)

    def read(self, state: State, text: str) -> Outcome:
        """What is kept says enough where it leaves no doubt; losses that are not legal can be read too."""
        wanted = _parts(text)
        if not wanted or wanted[0][0] != "keep":
            raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))
        fitting = [o for o in self.options(state) if _parts(outcome_text(o))[: len(wanted)] == wanted]
        return fitting[0] if len(fitting) == 1 else Outcome((), (), (), -1, False)

    def refuse(self, state: State, option: Outcome) -> Refusal | None:
        if option in self.options(state):
            return None
        number = loss_number(running(state), self.attacking)
        return Refusal("pog-losses-other", "12.4.3", {"number": number})

    def chosen(self, state: State, option: Outcome) -> None:
        bear(state, option, self.attacking)


def bear(state: State, outcome: Outcome, attacking: bool) -> None:
    """Carry losses out and keep the combat's lists up. [12.4.2, 12.4.4]"""
    combat = running(state)
    units = list(combat.attackers if attacking else combat.defenders)
    stand_ins = [(bring_in(state, brought), brought) for brought in outcome.brought]
    replaced = []
    for corps, brought in stand_ins:
        army = next(unit for unit in units if TYPE[unit] == brought.army)
        replaced.append((corps, army))
        units.append(corps)
    left = _apply(state, units, outcome)
    if outcome.fort_destroyed:
        destroy_fort(state, combat.target)
    combat = replace(combat, replaced=(*combat.replaced, *replaced))
    if attacking:
        combat = replace(combat, attackers=left, origins=tuple(state.place[unit] for unit in left))
    else:
        came = tuple((corps, brought.reduced) for corps, brought in stand_ins)
        combat = replace(combat, defenders=left, before=(*combat.before, *came))
    set_combat(state, combat)


def bring_in(state: State, brought: Brought) -> int:
    """A corps of the reserve box comes into the space of an army that falls."""
    box = RESERVE[SIDE[brought.corps]]
    corps = next(
        u for u in state.at[box] if TYPE[u] == brought.corps and state.reduced >> u & 1 == brought.reduced
    )
    move_unit(state, corps, (box, brought.space), "replacement")
    return corps


def _apply(state: State, units: list[int], outcome: Outcome) -> tuple[int, ...]:
    """Each counter comes to its end; alike counters are changed as little as possible."""
    wanted = [(piece.type, piece.space, piece.reduced) for piece in outcome.pieces]
    doomed = {(gone.type, gone.space): gone.for_good for gone in outcome.gone}
    left = []
    rest = []
    for unit in units:
        key = (TYPE[unit], state.place[unit], state.reduced >> unit & 1)
        if key in wanted:
            wanted.remove(key)
            left.append(unit)
        else:
            rest.append(unit)
    for unit in rest:
        key = (TYPE[unit], state.place[unit], 1)
        if key in wanted:
            wanted.remove(key)
            reduce_unit(state, unit)
            left.append(unit)
        else:
            for_good = bool(doomed[TYPE[unit], state.place[unit]])
            eliminate_unit(state, unit, "pog-lost-in-combat", for_good)
    return tuple(left)
