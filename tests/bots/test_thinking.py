"""Thinking by the clock: an allowance ends in time, and only those who want a clock get one."""

from __future__ import annotations

from collections.abc import Callable

from greatpowers.bots.thinking import Allowance, Clock, give_clock


def clock_of(*moments: float) -> Clock:
    """A clock that shows these times, one after the other."""
    times = iter(moments)
    return lambda: next(times)


def test_without_a_clock_there_is_always_time() -> None:
    allowance = Allowance(0.0)

    assert not allowance.is_timed
    assert all(allowance.allows_more() for _ in range(100))


def test_there_is_time_for_more_while_the_longest_piece_of_work_still_fits() -> None:
    allowance = Allowance(2.0, clock_of(10.0, 10.5, 11.3, 11.4))

    assert [allowance.allows_more() for _ in range(3)] == [True, False, False]


def test_a_clock_goes_to_players_that_can_use_one() -> None:
    got: list[Callable[[], float]] = []

    class Thinker:
        def use_clock(self, clock: Clock) -> None:
            got.append(clock)

    clock = clock_of()
    give_clock(Thinker(), clock)
    give_clock(object(), clock)

    assert got == [clock]
