"""The search for weights: evolution strategies with a covariance that adapts, by the package `cma`.

Weights vary by factors, so what is searched are logarithms of factors. The search is deterministic: run again
from the same seed and told the same fitness it asks for the same candidates, so that a run which was
interrupted goes on by itself once its games are known.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from math import exp, log
from typing import Any, Final

from ...engine.errors import OptionError

#: How far candidates of the first generation are from the start, as a factor: e to the power of this.
_SPREAD: Final = 0.25

#: What candidates are worth, each between 0 and 1; the number of the generation comes first.
Fitness = Callable[[int, Sequence[Mapping[str, float]]], Sequence[float]]


def evolved(
    start: Mapping[str, float], centre: Mapping[str, float], fitness: Fitness, *, generations: int, seed: int
) -> dict[str, float]:
    """The weights the search ends with. It begins at `start`; factors are those of `centre`."""
    strategy = _cma().CMAEvolutionStrategy(
        _factors(start, centre), _SPREAD, {"seed": seed, "verbose": -9, "maxiter": generations}
    )
    for generation in range(generations):
        asked = strategy.ask()
        candidates = [_weights(values, centre) for values in asked]
        # The package looks for the least.
        strategy.tell(asked, [-value for value in fitness(generation, candidates)])
    return _weights(strategy.result.xfavorite, centre)


def _cma() -> Any:
    try:
        with warnings.catch_warnings():
            # It would like to draw pictures.
            warnings.simplefilter("ignore")
            return import_module("cma")
    except ImportError:
        raise OptionError("tuning needs the package `cma`: install greatpowers[workshop]") from None


def _factors(weights: Mapping[str, float], centre: Mapping[str, float]) -> list[float]:
    return [log(weights[name] / value) for name, value in centre.items()]


def _weights(values: Sequence[float], centre: Mapping[str, float]) -> dict[str, float]:
    return {
        name: float(f"{before * exp(value):.4g}")
        for (name, before), value in zip(centre.items(), values, strict=True)
    }
