"""Choosing losses and bearing them: one decision for each side. [12.2.10, 12.4]"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import Choice, frame
from .....engine.kinds import kind, unreadable
from .....engine.option import Option, option
from .....engine.plain import PlainDict
from ...printed.board import RESERVE
from ...printed.names import ENEMY, SIDES
from ...printed.units import SIDE, TYPE
from ...state.changes.map import destroy_fort, eliminate_unit, move_unit, reduce_unit
from ...state.changes.rounds import set_combat
from ...state.ids import Force, Ref, Unit, read_look, ref_on_wire, ref_text
from ...state.state import Combat, State, running
from .losses import Brought, Gone, Outcome, Piece, loss_outcomes
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
        side = combat.side if attacking else ENEMY[combat.side]
        state.then(ChooseLosses(SIDES[side], attacking))


def kept(outcome: Outcome) -> Force:
    """Who is left."""
    return tuple(Ref(p.type, bool(p.reduced), p.space) for p in outcome.pieces)


def lost(outcome: Outcome, *, for_good: bool) -> Force:
    """Who is gone, to come back or for good."""
    return tuple(
        Ref(gone.type, False, gone.space) for gone in outcome.gone if bool(gone.for_good) == for_good
    )


def outcome_text(outcome: Outcome) -> str:
    """`keep fr_5 reduced@sedan | eliminated fr_corps@sedan | removed be_1@sedan | fort destroyed`"""
    parts = [f"keep {_force_text(kept(outcome)) or NOTHING}"]
    for word, for_good in (("eliminated", False), ("removed", True)):
        if gone := lost(outcome, for_good=for_good):
            parts.append(f"{word} {_force_text(gone)}")
    if outcome.fort_destroyed:
        parts.append("fort destroyed")
    return " | ".join(parts)


def _force_text(force: Force) -> str:
    return ", ".join(map(ref_text, force))


def outcome_on_wire(outcome: Outcome) -> PlainDict:
    return {
        "kept": [ref_on_wire(one) for one in kept(outcome)],
        "eliminated": [ref_on_wire(one) for one in lost(outcome, for_good=False)],
        "removed": [ref_on_wire(one) for one in lost(outcome, for_good=True)],
        "fort_destroyed": outcome.fort_destroyed,
    }


def read_outcome(text: str) -> Outcome:
    """What a text tells of losses; whether they are legal is known to whoever asks for them."""
    told = dict(_parts(text))
    if "keep" not in told:
        raise unreadable(text)
    left = [] if told["keep"] == [NOTHING] else [read_look(unit) for unit in told["keep"]]
    gone = [
        Gone(look.unit, look.space, for_good)
        for for_good, word in enumerate(("eliminated", "removed"))
        for look in map(read_look, told.get(word, ()))
    ]
    pieces = tuple(Piece(look.unit, look.reduced, look.space, 0) for look in left)
    return Outcome(pieces, tuple(gone), (), 0, "fort" in told)


def _parts(text: str) -> list[tuple[str, list[str]]]:
    """The parts of such a text, each with its word and its units in order."""
    parts = []
    for part in text.casefold().split("|"):
        word, _, units = " ".join(part.split()).partition(" ")
        parts.append((word, sorted(unit.strip() for unit in units.split(","))))
    return parts


kind(Outcome, "losses", write=outcome_text, read=read_outcome, wire=outcome_on_wire, pattern=r"keep\b.*")


@option("{losses}", says="losses")
class TakeLosses(Option):
    losses: Outcome


#: Stands for losses that can be read but are not legal.
_OTHER: Final = TakeLosses(Outcome((), (), (), -1, False))


@frame
class ChooseLosses(Choice[State, TakeLosses]):
    """How shall the losses be taken? [12.4.3]"""

    seat: str
    attacking: bool
    asks = "losses"
    is_grave = True

    def options(self, state: State) -> list[TakeLosses]:
        return [TakeLosses(outcome) for outcome in outcomes_now(state, running(state), self.attacking)]

    def read(self, state: State, text: str) -> TakeLosses:
        """What is kept says enough where it leaves no doubt; losses that are not legal can be read too."""
        wanted = _parts(text)
        if not wanted or wanted[0][0] != "keep":
            raise unreadable(text)
        fitting = [option for option in self.options(state) if _parts(option.text)[: len(wanted)] == wanted]
        return fitting[0] if len(fitting) == 1 else _OTHER

    def refuse(self, state: State, option: TakeLosses) -> Refusal | None:
        if option in self.options(state):
            return None
        number = loss_number(running(state), self.attacking)
        return Refusal("pog-losses-other", "12.4.3", {"number": number})

    def chosen(self, state: State, option: TakeLosses) -> None:
        bear(state, option.losses, self.attacking)


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


def bring_in(state: State, brought: Brought) -> Unit:
    """A corps of the reserve box comes into the space of an army that falls."""
    box = RESERVE[SIDE[brought.corps]]
    corps = next(
        u for u in state.at[box] if TYPE[u] == brought.corps and state.reduced >> u & 1 == brought.reduced
    )
    move_unit(state, corps, (box, brought.space), "replacement")
    return corps


def _apply(state: State, units: list[Unit], outcome: Outcome) -> tuple[Unit, ...]:
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
