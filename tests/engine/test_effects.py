"""Lasting effects are values: found by what they are about, over with their span, names in a save only."""

from __future__ import annotations

from typing import ClassVar, NewType

import pytest

from greatpowers.engine.effects import Effect, Lasting, Span, effect, read_effect
from greatpowers.engine.errors import Refusal, UnreadableDecision
from greatpowers.engine.kinds import kind

TOWNS = ("metz", "sedan", "arras")
Town = NewType("Town", int)


def read_town(text: str) -> int:
    if text not in TOWNS:
        raise UnreadableDecision(Refusal("no-such-town", params={"text": text}))
    return TOWNS.index(text)


kind(Town, "town", write=TOWNS.__getitem__, read=read_town)
METZ, SEDAN, ARRAS = (Town(number) for number in range(3))


class ToyEffect(Effect, frozen=True):
    known: ClassVar[list[type[Effect]]] = []


@effect("turn.truce:{first}-{second}", Span.TURN, unordered=True)
class Truce(ToyEffect, frozen=True):
    first: Town
    second: Town


@effect("round:supplies:{town}", Span.ROUND)
class Supplies(ToyEffect, frozen=True):
    town: Town
    left: int = 0


@effect("always:fog", Span.GAME)
class Fog(ToyEffect, frozen=True):
    pass


ALL = Lasting.of(Truce(SEDAN, METZ), Supplies(ARRAS, 4), Fog())
SAVED = {"turn.truce:metz-sedan": 1, "round:supplies:arras": 4, "always:fog": 1}


def test_an_effect_is_found_by_what_it_is_about() -> None:
    assert ALL.find(Supplies, ARRAS) == Supplies(ARRAS, 4)
    assert ALL.find(Supplies, METZ) is None
    assert ALL.has(Fog)
    assert not Lasting()


def test_two_that_are_meant_alike_stand_in_no_order() -> None:
    assert ALL.has(Truce, METZ, SEDAN)
    assert ALL.has(Truce, SEDAN, METZ)
    assert Lasting.of(Truce(METZ, SEDAN), Truce(SEDAN, METZ)).saved() == {"turn.truce:metz-sedan": 1}


def test_of_a_kind_there_is_one_about_the_same_thing() -> None:
    fewer = ALL.with_effect(Supplies(ARRAS, 1)).with_effect(Supplies(METZ, 2))

    assert fewer.every(Supplies) == [Supplies(ARRAS, 1), Supplies(METZ, 2)]
    assert ALL.every(Supplies) == [Supplies(ARRAS, 4)]


def test_a_span_ends_what_lasts_so_long() -> None:
    left = ALL.without(*ALL.lasting(Span.TURN))

    assert left == Lasting.of(Supplies(ARRAS, 4), Fog())
    assert not left.has_any(Truce)
    assert left.has_any(Truce, Fog)


def test_a_save_has_names_and_numbers_and_gives_the_same_back() -> None:
    read = [read_effect(ToyEffect, None, name, number) for name, number in SAVED.items()]

    assert ALL.saved() == SAVED
    assert list(ALL.saved()) == list(SAVED)
    assert Lasting.of(*(one for one in read if one is not None)) == ALL


@pytest.mark.parametrize("name", ["turn.truce", "round:supplies:paris", "fog", "always:fog:metz", ""])
def test_what_no_effect_is_called_is_none(name: str) -> None:
    assert read_effect(ToyEffect, None, name, 1) is None


def test_the_name_of_a_kind_without_what_it_is_about() -> None:
    assert [one.head() for one in ToyEffect.known] == ["turn.truce", "round:supplies", "always:fog"]
