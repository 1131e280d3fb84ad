"""The combat being fought, for the steps that are part of it. [12.2]"""

from __future__ import annotations

from ...state.state import Combat, State


def running(state: State) -> Combat:
    """The combat of the moment; only asked while there is one."""
    assert state.combat is not None
    return state.combat
