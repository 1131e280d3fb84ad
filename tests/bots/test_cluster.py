"""A cluster does the same work in the same order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import pytest

from greatpowers.bots.cluster import RayCluster
from greatpowers.bots.strength.pairs import paired_tasks
from greatpowers.bots.strength.records import differences, play_record
from greatpowers.bots.tasks import run_tasks
from greatpowers.engine.errors import OptionError

TABLE = "greatpowers.games.table:find_game"
HAS_RAY = find_spec("ray") is not None


class Desk:
    """A cluster in this process, which does the work when it is asked for the outcome."""

    width = 2

    def __init__(self) -> None:
        self.under_way = 0
        self.most = 0

    def submit(self, work: Callable[[Any], Any], task: Any) -> Callable[[], Any]:
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        return lambda: work(task)

    def outcome(self, handle: Callable[[], Any]) -> Any:
        self.under_way -= 1
        return handle()


def test_outcomes_come_in_the_order_of_the_tasks_and_not_all_are_under_way_at_once() -> None:
    desk = Desk()

    assert run_tasks(str, range(9), 1, None, cluster=desk) == [str(number) for number in range(9)]
    assert desk.most == 4


def test_no_more_than_enough_is_asked_for() -> None:
    desk, seen = Desk(), list[str]()
    run_tasks(str, range(100), 1, seen.append, enough=lambda: len(seen) == 3, cluster=desk)

    assert seen == ["0", "1", "2"]


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_without_the_package_the_command_says_what_to_install() -> None:
    with pytest.raises(OptionError, match="greatpowers\\[cluster\\]"):
        RayCluster("local")


@pytest.fixture
def ray_cluster() -> Iterator[RayCluster]:
    cluster = RayCluster("local")
    yield cluster
    cluster.close()


@pytest.mark.slow
@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed: pip install greatpowers[cluster]")
def test_games_on_a_cluster_are_the_games_played_here(ray_cluster: RayCluster) -> None:
    tasks = paired_tasks(TABLE, "paths-of-glory", ["novice", "random"], 2, scenario="introductory")
    there = run_tasks(play_record, tasks, 1, None, cluster=ray_cluster)

    assert [differences(one, play_record(task)) for one, task in zip(there, tasks, strict=True)] == [[]] * 4
