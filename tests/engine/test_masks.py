"""Sets of small numbers as masks."""

from __future__ import annotations

from greatpowers.engine.masks import mask_of, members, named


def test_a_mask_holds_numbers_and_tells_them_in_order():
    mask = mask_of([5, 0, 70, 5])

    assert mask == 1 | 1 << 5 | 1 << 70
    assert [*members(mask)] == [0, 5, 70]
    assert [*members(mask_of([]))] == []


def test_things_go_by_their_ids():
    assert named({"arras": 0, "metz": 1, "sedan": 2}, "sedan", "arras") == 0b101
