"""From a view back to a full state, for players that look ahead."""

from __future__ import annotations

from ....engine.chance import Dice, dice_key
from ....engine.frames import Frame, Together
from ..printed.names import PhaseKind
from ..rules.adjusting import ChooseAdjustments, YearEnd
from ..rules.course import Course, NextYear, Turn, Year
from ..rules.moving import ChooseOrders, MovementPhase
from ..rules.retreating import ChooseRetreats, RetreatPhase
from ..state.orders import Orders
from ..state.state import State
from ..state.view import View

_CHOICES = {
    PhaseKind.MOVEMENT: ChooseOrders,
    PhaseKind.RETREATS: ChooseRetreats,
    PhaseKind.ADJUSTMENTS: ChooseAdjustments,
}


def state_from_view(view: View, seed: str) -> State:
    """The state as far as the view knows it; only the viewer's own orders are sealed in it."""
    state = State(
        scenario=view.scenario,
        options=dict(view.options),
        season=view.season,
        year=view.year,
        phase=view.phase,
        units=dict(view.units),
        centres=dict(view.centres),
        dislodged=dict(view.dislodged),
        contested=view.contested,
        powers=dict(view.powers),
        disorder=set(view.disorder),
        conceded=set(view.conceded),
        votes=dict(view.votes),
        press=list(view.press),
        italy_goes_to=view.italy_goes_to,
    )
    state.dice = Dice(dice_key(seed))
    state.result = dict(view.result)
    if not view.result:
        _rebuild_stack(state, view)
    if view.seat is not None and view.seat in view.ready:
        unread = tuple(void.text for void in view.own_void if void.order is None)
        state.sealed[view.seat] = Orders(view.own_orders, unread)
    return state


def _rebuild_stack(state: State, view: View) -> None:
    """The stack at this kind of question is always the same, so it can be put together again."""
    spring = view.season == "S"
    frames: list[tuple[Frame, str]] = [(Course(), "year"), (NextYear(), "turn")]
    if view.phase is PhaseKind.ADJUSTMENTS:
        frames += [(Year(), "end"), (YearEnd(), "resolve")]
    else:
        frames.append((Year(), "autumn" if spring else "adjustments"))
        if view.phase is PhaseKind.MOVEMENT:
            frames += [(Turn(view.season), "retreats"), (MovementPhase(), "resolve")]
        else:
            frames += [(Turn(view.season), "end"), (RetreatPhase(), "resolve")]
    for frame, step in frames:
        state.push(frame)
        steps: tuple[str, ...] = frame.steps  # type: ignore[attr-defined]
        state.reached[-1] = len(steps) if step == "end" else steps.index(step)
    choice = _CHOICES[view.phase]
    state.push(Together(tuple(choice(seat) for seat in view.asked)))
