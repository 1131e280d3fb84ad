"""Work given to other machines. What comes of a task hangs on the task alone, so it does not matter where."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, Protocol, TypeVar

from ..engine.errors import GreatPowersError, OptionError

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


class Cluster(Protocol):
    """Somewhere that work can be sent to."""

    @property
    def width(self) -> int:
        """How many tasks can be worked on at once."""

    # What stands for work under way is the cluster's own affair.
    def submit(self, work: Callable[[Any], Any], task: Any) -> Any:
        """Have the work done; answers something to ask for the outcome with."""

    def outcome(self, handle: Any) -> Any:
        """What came of it, once it is done."""


def spread_over(
    cluster: Cluster, work: Callable[[Task], Outcome], tasks: Iterable[Task]
) -> Iterator[Outcome]:
    """The work done on every task, in their order; as many are under way as there is room for twice."""
    waiting: deque[Any] = deque()
    for task in tasks:
        waiting.append(cluster.submit(work, task))
        if len(waiting) >= 2 * cluster.width:
            yield cluster.outcome(waiting.popleft())
    while waiting:
        yield cluster.outcome(waiting.popleft())


class RayCluster:
    """A cluster of Ray, which is an optional package: `pip install greatpowers[cluster]`."""

    def __init__(self, address: str) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise OptionError("a cluster needs the package `ray`: install greatpowers[cluster]") from None
        try:
            self._ray.init(address=address, logging_level="ERROR", log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as problem:
            raise GreatPowersError(f"no cluster at {address}: {problem}") from None
        self._remote: dict[Callable[[Any], Any], Any] = {}

    @property
    def width(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, work: Callable[[Any], Any], task: Any) -> Any:
        if work not in self._remote:
            self._remote[work] = self._ray.remote(num_cpus=1)(work)
        return self._remote[work].remote(task)

    def outcome(self, handle: Any) -> Any:
        return self._ray.get(handle)

    def close(self) -> None:
        """Leave the cluster; it goes on without us."""
        self._ray.shutdown()
