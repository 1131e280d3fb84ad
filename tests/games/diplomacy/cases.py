"""Short notation for positions and orders, so that a test of the referee fits in two or three lines.

`play("S1901M", France="A Par - Bur; A Mar S A Par - Bur", Germany="A Bur H")` puts every ordered unit on the
board where its order says it is. Units without an order are given with `extra`, units whose order is written
oddly with `units`. The answer is an `Outcome`: `out["A Par - Bur"]` is the result word of that order,
`out.board["A Bur"]` the power whose army stands in Burgundy, `out.driven_out` the dislodged units.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from greatpowers.games.diplomacy import referee

Powers = Mapping[str, str]
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """An answer of the referee, with the questions that tests ask."""

    answer: Json
    rules: str = "rulebook"

    def __getitem__(self, order: str) -> str:
        """The result word of an order, whoever gave it; the text must occur once."""
        (word,) = (words[order] for words in self.answer["results"].values() if order in words)
        return str(word)

    @property
    def board(self) -> dict[str, str]:
        """Unit to power, for every unit that stands on the board afterwards."""
        return {unit: power for power, units in self.answer["units"].items() for unit in units}

    @property
    def driven_out(self) -> dict[str, str]:
        """Unit to power, for every dislodged unit."""
        return {unit: power for power, units in self.answer["dislodged"].items() for unit in units}

    @property
    def contested(self) -> list[str]:
        return sorted(self.answer["contested"])

    @property
    def next_phase(self) -> str:
        return str(self.answer["next_phase"])

    def retreats(self, unit: str) -> list[str]:
        """Where a dislodged unit may go; nothing for a unit that is disbanded without a choice."""
        power = self.driven_out.get(unit)
        return sorted(self.answer["dislodged"][power][unit]["retreats"]) if power else []

    def centres(self, power: str) -> list[str]:
        return sorted(self.answer["centres"].get(power, ()))

    def units(self, power: str) -> list[str]:
        return sorted(self.answer["units"].get(power, ()))


def listed(text: str) -> list[str]:
    """`"A Par; F Bre"` as a list."""
    return [part.strip() for part in text.split(";") if part.strip()]


def unit_in(order: str) -> str:
    """The unit an order is for, when it is written in the plain form."""
    return " ".join(order.split()[:2])


def position(orders: Powers, units: Powers | None, extra: Powers | None) -> dict[str, list[str]]:
    """Units by power: those given, or else those ordered, and the extra ones."""
    given = units or {}
    found = {
        power: listed(given[power]) if power in given else [unit_in(order) for order in listed(text)]
        for power, text in {**orders, **{power: "" for power in given if power not in orders}}.items()
    }
    for power, text in (extra or {}).items():
        found.setdefault(power, []).extend(listed(text))
    return found


def ask(request: Json) -> Outcome:
    """The referee's answer to a request in the form of the adjudicator's contract."""
    return Outcome(referee.answer(request), request.get("rules", "rulebook"))


def play(
    phase: str,
    *,
    units: Powers | None = None,
    extra: Powers | None = None,
    centres: Powers | None = None,
    rules: str = "rulebook",
    options: Json | None = None,
    **orders: str,
) -> Outcome:
    """Resolve one phase; orders by power, separated by semicolons; centres as `"Par Mar"`."""
    return resolve(phase, orders, units=units, extra=extra, centres=centres, rules=rules, options=options)


def resolve(
    phase: str,
    orders: Powers,
    *,
    units: Powers | None = None,
    extra: Powers | None = None,
    centres: Powers | None = None,
    rules: str = "rulebook",
    options: Json | None = None,
    disorder: list[str] | None = None,
) -> Outcome:
    """The same with the orders of all powers in one mapping."""
    request: Json = {
        "id": "test",
        "phase": phase,
        "units": position(orders, units, extra),
        "orders": {power: listed(text) for power, text in orders.items()},
        "rules": rules,
    }
    if centres is not None:
        request["centres"] = {power: names.split() for power, names in centres.items()}
    if options is not None:
        request["options"] = options
    if disorder is not None:
        request["disorder"] = disorder
    return ask(request)


def after(out: Outcome, **orders: str) -> Outcome:
    """Resolve the phase that follows an outcome, from the position the referee itself has answered."""
    return ask(follow_up(out, {power: listed(text) for power, text in orders.items()}))


def follow_up(out: Outcome, orders: Mapping[str, list[str]]) -> Json:
    """The request for the phase that follows an outcome."""
    carried = ("units", "centres", "dislodged", "contested")
    position_now = {key: out.answer[key] for key in carried if out.answer.get(key) is not None}
    return {"id": "test", "phase": out.next_phase, "orders": dict(orders), "rules": out.rules, **position_now}


def adjust(units: Powers, centres: Powers, *, options: Json | None = None, **orders: str) -> Outcome:
    """Resolve the adjustments of autumn 1901 with the given units and settled centres."""
    return resolve("F1901A", orders, units=units, centres=centres, options=options)


def holding(unit: str) -> str:
    """The order to hold, as it is written in the results for a unit without an order."""
    return f"{unit} H"


def disagreements(expect: Json, out: Outcome) -> list[str]:
    """Every point in which an outcome differs from what a case expects; empty when all is well."""
    found = [
        difference("units", by_power(expect.get("units", {})), by_power(out.answer["units"])),
        difference("dislodged", expect.get("dislodged", {}), attackers(out)),
    ]
    if "contested" in expect:
        found.append(difference("contested", sorted(expect["contested"]), out.contested))
    if "centres" in expect:
        found.append(difference("centres", by_power(expect["centres"]), by_power(out.answer["centres"])))
    for unit, places in expect.get("retreats", {}).items():
        found.append(difference(f"retreats of {unit}", sorted(places), out.retreats(unit)))
    for power, words in expect.get("results", {}).items():
        told = out.answer["results"].get(power, {})
        found.extend(difference(f"{power}: {order}", word, told.get(order)) for order, word in words.items())
    return [line for line in found if line]


def difference(what: str, expected: object, got: object) -> str:
    return "" if expected == got else f"{what}: expected {expected}, got {got}"


def by_power(lists: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """Sorted lists by power, without the powers that have nothing."""
    return {power: sorted(names) for power, names in sorted(lists.items()) if names}


def attackers(out: Outcome) -> dict[str, dict[str, str]]:
    """For every dislodged unit, the province its attacker came from."""
    return {
        power: {unit: fate["from"] for unit, fate in units.items()}
        for power, units in out.answer["dislodged"].items()
        if units
    }
