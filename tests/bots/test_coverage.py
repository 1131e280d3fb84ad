"""Counting cards: every card of the game is in the count, and what came too rarely is named."""

from __future__ import annotations

from greatpowers.bots.coverage import Coverage


def test_cards_that_never_came_are_counted_too() -> None:
    coverage = Coverage(["a", "b"])
    coverage.add({"b": 2})

    assert coverage.times == {"a": 0, "b": 2}


def test_games_add_up() -> None:
    coverage = Coverage(["a"])
    coverage.add({"a": 1})
    coverage.add({"a": 3})

    assert coverage.times == {"a": 4}


def test_what_lacks_is_named_the_rarest_first() -> None:
    coverage = Coverage(["a", "b", "c"], each=3)
    coverage.add({"a": 2, "b": 3, "c": 1})

    assert list(coverage.lacking.items()) == [("c", 1), ("a", 2)]
    assert not coverage.is_reached


def test_it_is_reached_with_the_last_card() -> None:
    coverage = Coverage(["a", "b"], each=1)
    coverage.add({"a": 5})
    assert not coverage.is_reached

    coverage.add({"b": 1})

    assert coverage.is_reached


def test_nothing_is_reached_where_nothing_was_wanted() -> None:
    coverage = Coverage(["a"])

    assert not coverage.is_reached
    assert coverage.lacking == {}
