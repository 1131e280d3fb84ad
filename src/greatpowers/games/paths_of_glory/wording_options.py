"""Questions and answers into words: every option by its text form, every question by what is asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from ...engine.match import Question
from ...locale import Texts
from .board import SPACE_NUMBER
from .card_facts import CARDS
from .units import KINDS
from .wording import card_name, points_list, side_name, space_name, unit_name, units_list

_ARROW: Final = " → "
#: Whole texts that are answers by themselves.
_PLAIN: Final[Mapping[str, str]] = {
    "done": "pog-do-done",
    "auto": "pog-do-auto",
    "peace": "pog-do-peace",
    "frontal": "pog-do-frontal",
    "accept": "pog-do-accept",
    "decline": "pog-do-decline",
    "guns of august": "pog-do-guns",
    "no guns of august": "pog-do-no-guns",
    "cancel trench": "pog-do-cancel-trench",
    "keep trench": "pog-do-keep-trench",
    "kerensky": "pog-do-kerensky",
    "save kerensky": "pog-do-save-kerensky",
    "vp": "pog-do-vp",
    "retreat": "pog-do-go",
    "slip away": "pog-do-slip-away",
    "fight": "pog-do-fight",
    "concede": "pog-do-concede",
    "fort destroyed": "pog-do-fort-destroyed",
    "keep nothing": "pog-do-keep-nothing",
}


def option_phrase(texts: Texts, text: str) -> str:
    """An option in words; a text that cannot be understood stays as it is."""
    words = " ".join(text.split())
    if words in _PLAIN:
        return texts.format(_PLAIN[words])
    verb, _, rest = words.partition(" ")
    say = _VERBS.get(verb)
    return (say(texts, rest) if say is not None and rest else "") or text


def _action(message: str, points: str) -> Callable[[Texts, str], str]:
    """A card used for what its corner says."""

    def say(texts: Texts, card: str) -> str:
        if card not in CARDS:
            return ""
        fact = CARDS[card]
        given = points_list(texts, fact.rp) if points == "rp" else str(getattr(fact, points))
        return texts.format(message, card=card_name(texts, card), points=given)

    return say


def _with_card(message: str) -> Callable[[Texts, str], str]:
    def say(texts: Texts, card: str) -> str:
        return texts.format(message, card=card_name(texts, card)) if card in CARDS else ""

    return say


def _with_space(message: str) -> Callable[[Texts, str], str]:
    def say(texts: Texts, space: str) -> str:
        return texts.format(message, space=space_name(texts, space)) if space in SPACE_NUMBER else ""

    return say


def _with_units(message: str) -> Callable[[Texts, str], str]:
    def say(texts: Texts, rest: str) -> str:
        return texts.format(message, units=units_list(texts, rest)) if _are_units(rest) else ""

    return say


def _are_units(text: str) -> bool:
    """Can every part be read as a unit?"""
    kinds = (part.strip().partition("@")[0].removesuffix(" reduced") for part in text.split(","))
    return all(kind in KINDS for kind in kinds)


def _activate(texts: Texts, rest: str) -> str:
    space, _, purpose = rest.rpartition(" ")
    if space not in SPACE_NUMBER:
        return ""
    purpose = texts.format("pog-purpose-of", purpose=purpose)
    return texts.format("pog-do-activate", purpose=purpose, space=space_name(texts, space))


def _path(texts: Texts, rest: str) -> str:
    return texts.format("pog-do-path", path=_route(texts, rest))


def _route(texts: Texts, spaces: str) -> str:
    return _ARROW.join(space_name(texts, space) for space in re.split(r"[ ,]+", spaces))


def _losses(texts: Texts, rest: str) -> str:
    """`keep fr_5 reduced@sedan | eliminated …` part by part."""
    first, *others = rest.split(" | ")
    said = [option_phrase(texts, "keep nothing")] if first == "nothing" else []
    said = said or [texts.format("pog-do-keep", units=units_list(texts, first))]
    return "; ".join([*said, *(option_phrase(texts, part) for part in others)])


def _stand(texts: Texts, rest: str) -> str:
    return texts.format("pog-do-stand", losses=option_phrase(texts, rest))


def _somewhere(message: str, between: str, otherwise: str = "") -> Callable[[Texts, str], str]:
    """Units and a space with a word between them."""

    def say(texts: Texts, rest: str) -> str:
        units, _, space = rest.partition(f" {between} ")
        if not _are_units(units):
            return ""
        if not space:
            return texts.format(otherwise, units=units_list(texts, units)) if otherwise else ""
        return texts.format(message, units=units_list(texts, units), space=space_name(texts, space))

    return say


def _on_a_way(message: str) -> Callable[[Texts, str], str]:
    """Units and the spaces they go to: `retreat fr_5@sedan to cambrai chateau_thierry`."""

    def say(texts: Texts, rest: str) -> str:
        units, between, way = rest.partition(" to ")
        if not between:
            units, between, way = rest.partition(" via ")
        if not way or not _are_units(units):
            return ""
        return texts.format(message, units=units_list(texts, units), path=_route(texts, way))

    return say


def _redeploy(texts: Texts, rest: str) -> str:
    """Points of a card, or one unit on its way."""
    if rest in CARDS:
        return _action("pog-do-sr", "sr")(texts, rest)
    return _somewhere("pog-do-sr-to", "to")(texts, rest)


def _trench(texts: Texts, rest: str) -> str:
    return _with_space("pog-do-trench-at")(texts, rest.removeprefix("at "))


def _name(texts: Texts, box: str) -> str:
    return texts.format("pog-do-name", box=texts.format("pog-solo-box", box=box))


def _bid(texts: Texts, rest: str) -> str:
    side, _, points = rest.partition(" ")
    return texts.format("pog-do-bid", side=side_name(texts, side), points=points)


def _take(texts: Texts, rest: str) -> str:
    card, _, other = rest.partition(" for ")
    return texts.format("pog-do-take", card=card_name(texts, card), other=card_name(texts, other))


_VERBS: Final[Mapping[str, Callable[[Texts, str], str]]] = {
    "ops": _action("pog-do-ops", "ops"),
    "sr": _redeploy,
    "rp": _action("pog-do-rp", "rp"),
    "event": _with_card("pog-do-event"),
    "activate": _activate,
    "move": _with_units("pog-do-move"),
    "entrench": _with_units("pog-do-entrench"),
    "to": _with_space("pog-do-to"),
    "path": _path,
    "attack": _with_space("pog-do-attack"),
    "with": _with_units("pog-do-with"),
    "card": _with_card("pog-do-card"),
    "flank": _with_space("pog-do-flank"),
    "keep": _losses,
    "eliminated": _with_units("pog-do-eliminated"),
    "removed": _with_units("pog-do-removed"),
    "flip": _with_units("pog-do-flip"),
    "rebuild": _somewhere("pog-do-rebuild-at", "at", "pog-do-rebuild"),
    "return": _with_units("pog-do-return"),
    "place": _somewhere("pog-do-place-at", "at"),
    "remove": _with_units("pog-do-remove"),
    "reduce": _with_units("pog-do-reduce"),
    "discard": _with_card("pog-do-discard"),
    "retreat": _on_a_way("pog-do-retreat"),
    "advance": _on_a_way("pog-do-advance"),
    "stand": _stand,
    "trench": _trench,
    "name": _name,
    "bid": _bid,
    "take": _take,
}


def question_line(texts: Texts, question: Question, ops_left: int = 0) -> str:
    """What the seat is asked, by the name of the choice."""
    seat = side_name(texts, question.seat)
    name = type(question.choice).__name__.removeprefix("Choose")
    message = f"pog-ask-{'-'.join(re.findall('[A-Z][a-z]*', name)).lower()}"
    kind = _kind_to_place(question.choice)
    if kind:
        return texts.format("pog-ask-place", seat=seat, units=unit_name(texts, kind))
    if message == "pog-ask-activation":
        return texts.format(message, seat=seat, points=ops_left)
    return texts.format(message if texts.has(message) else "pog-ask-other", seat=seat)


def _kind_to_place(choice: Any) -> str:
    """The kind of unit a placing choice is about; empty for other choices."""
    kind: Callable[[], str] | None = getattr(choice, "kind", None)
    return kind() if callable(kind) else ""
