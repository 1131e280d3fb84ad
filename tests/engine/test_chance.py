"""Dice that anybody can recompute, and the quick stream for players: pinned numbers, fairness, commitment."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable

import pytest

from greatpowers.engine.chance import Dice, Stream, commitment_to, dice_key, shuffle, shuffled

#: Chi-square limits that a fair source passes in all but one of a thousand runs, by degrees of freedom.
CHI_SQUARE_LIMIT = {1: 10.83, 5: 20.52, 9: 27.88, 23: 49.73, 33: 63.87}


def chi_square(counts: Counter[int], faces: int) -> float:
    expected = counts.total() / faces
    return sum((counts[face] - expected) ** 2 / expected for face in range(faces))


def numbers(seed: str, bound: int, count: int, purpose: str = "die") -> list[int]:
    dice = Dice(dice_key(seed))
    return [dice.below(bound, purpose) for _ in range(count)]


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert numbers("a", 6, 50) == numbers("a", 6, 50)


@pytest.mark.parametrize(("seed", "purpose"), [("b", "die"), ("a", "siege")])
def test_another_seed_or_purpose_gives_others(seed: str, purpose: str) -> None:
    assert numbers("a", 1000, 20) != numbers(seed, 1000, 20, purpose)


def test_known_dice() -> None:
    """Pinned: a change here would break every record there is."""
    assert numbers("seed", 6, 12) == [3, 2, 2, 2, 5, 1, 1, 5, 0, 0, 5, 5]
    assert numbers("seed", 1000, 6, "") == [543, 961, 993, 166, 619, 915]


def test_known_keys() -> None:
    plain = "93a73419b3d8dbb46fd386189084aaf2a9284e901cbca0e07fe855bfb41c7637"
    with_nonces = "6299cdd67ae2abda9817196ca85ac6b3d1634a33d98da3d01f499fa28851ebde"

    assert dice_key("seed").hex() == plain
    assert dice_key("seed", {"b": "2", "a": "1"}).hex() == with_nonces


def test_known_shuffle() -> None:
    assert shuffled(Dice(dice_key("seed")), range(10)) == [8, 4, 6, 7, 0, 5, 2, 1, 9, 3]


def test_known_stream() -> None:
    stream = Stream("seed")

    assert [stream.below(1000) for _ in range(8)] == [695, 869, 578, 784, 353, 574, 780, 732]


def test_a_die_can_be_recomputed_with_a_hash_function_alone() -> None:
    key = dice_key("open")
    for number, rolled in enumerate(numbers("open", 6, 20, "battle")):
        digest = hashlib.blake2b(f"{number}:0:battle".encode(), key=key, digest_size=8).digest()

        assert int.from_bytes(digest, "big") % 6 == rolled


def test_a_die_depends_on_its_number_not_on_those_before() -> None:
    third = numbers("x", 6, 3)[2]

    assert Dice(dice_key("x"), drawn=2).below(6, "die") == third


def test_a_copy_of_the_dice_does_not_move_the_original() -> None:
    dice = Dice(dice_key("x"))
    dice.copy().below(6)

    assert dice.drawn == 0


@pytest.mark.parametrize("bound", [1, 2, 6, 34, 2**32 + 1, 2**63 + 1, 2**64])
def test_numbers_stay_below_their_bound(bound: int) -> None:
    assert all(0 <= number < bound for number in numbers("bounds", bound, 200))


@pytest.mark.parametrize("faces", [2, 6, 10, 34])
@pytest.mark.parametrize("seed", ["fair-1", "fair-2"])
def test_dice_are_fair(seed: str, faces: int) -> None:
    counts = Counter(numbers(seed, faces, 6000))

    assert chi_square(counts, faces) < CHI_SQUARE_LIMIT[faces - 1]


def test_large_bounds_are_not_skewed_to_small_numbers() -> None:
    """A plain remainder of 64 bits would favour the lower half two to one here."""
    bound = 3 * 2**62
    counts = Counter(number * 6 // bound for number in numbers("skew", bound, 3000))

    assert chi_square(counts, 6) < CHI_SQUARE_LIMIT[5]


@pytest.mark.parametrize("make", [lambda: Dice(dice_key("orders")), lambda: Stream("orders")])
def test_every_order_of_a_shuffle_is_equally_likely(make: Callable[[], Dice | Stream]) -> None:
    source = make()
    orders = ["".join(shuffled(source, "abcd")) for _ in range(4800)]
    place = {order: number for number, order in enumerate(sorted(set(orders)))}

    assert len(place) == 24
    assert chi_square(Counter(place[order] for order in orders), 24) < CHI_SQUARE_LIMIT[23]


@pytest.mark.parametrize("size", [0, 1, 2, 52, 110])
def test_a_shuffle_is_a_permutation(size: int) -> None:
    assert sorted(shuffled(Dice(dice_key(str(size))), range(size))) == list(range(size))


def test_shuffled_leaves_the_original_and_shuffle_does_not() -> None:
    cards = list(range(20))
    changed = cards.copy()
    shuffle(Dice(dice_key("x")), changed)

    assert shuffled(Dice(dice_key("x")), cards) == changed != cards
    assert cards == list(range(20))


def test_the_commitment_fixes_the_seed() -> None:
    assert commitment_to("seed") == "9b3b60a109730bf2528caab8f91c6d79f55796e65e606ad4227362015716348a"
    assert commitment_to("seed") != commitment_to("Seed")


def test_the_commitment_is_not_the_key() -> None:
    """Who sees the commitment must not be able to roll the dice in advance."""
    assert dice_key("seed").hex() not in commitment_to("seed")
    assert dice_key(commitment_to("seed")) != dice_key("seed")


def test_a_nonce_changes_the_key() -> None:
    keys = [
        dice_key("seed"),
        dice_key("seed", {"red": "1"}),
        dice_key("seed", {"red": "2"}),
        dice_key("seed", {"blue": "1"}),
        dice_key("seed", {"red": "1", "blue": "1"}),
        dice_key("seedred=1"),
    ]

    assert len(set(keys)) == len(keys)


def test_the_order_in_which_nonces_came_does_not_matter() -> None:
    assert dice_key("s", {"red": "1", "blue": "2"}) == dice_key("s", {"blue": "2", "red": "1"})


def test_no_nonces_are_the_same_as_none() -> None:
    assert dice_key("s", {}) == dice_key("s", None) == dice_key("s")


def test_a_stream_repeats_itself_for_the_same_seed() -> None:
    first, again = Stream(5), Stream("5")

    assert [first.below(100) for _ in range(50)] == [again.below(100) for _ in range(50)]


def test_streams_of_different_seeds_differ() -> None:
    first, other = Stream(5), Stream(6)

    assert [first.below(100) for _ in range(50)] != [other.below(100) for _ in range(50)]


@pytest.mark.parametrize("faces", [2, 6, 10])
def test_a_stream_is_fair(faces: int) -> None:
    stream = Stream("fair")

    assert chi_square(Counter(stream.below(faces) for _ in range(6000)), faces) < CHI_SQUARE_LIMIT[faces - 1]


def test_fractions_lie_between_nothing_and_one() -> None:
    stream = Stream("fractions")
    drawn = [stream.fraction() for _ in range(2000)]

    assert 0 <= min(drawn) < 0.01
    assert 0.99 < max(drawn) < 1
    assert chi_square(Counter(int(number * 10) for number in drawn), 10) < CHI_SQUARE_LIMIT[9]


def test_pick_reaches_every_item() -> None:
    stream = Stream("pick")

    assert {stream.pick("abcdef") for _ in range(200)} == set("abcdef")
