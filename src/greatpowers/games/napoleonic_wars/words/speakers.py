"""How each kind of thing in answers, events and reasons is put into words. No rules inside."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, cast

from ....engine.errors import Reason
from ....engine.plain import PlainObject, plain_list, plain_number, plain_object
from ....locale import Texts
from ....locale.speaking import NOTHING, Facets, Speaker, Voice, select
from ....locale.texts import Param
from ..printed.cards import CARDS
from ..printed.names import BOXES_OF_PIECES, NATION_NUMBER, NATIONS
from ..printed.pieces import LEADERS, SQUADRON_NATION, SQUADRON_NUMBER
from .names import (
    anything,
    camp_name,
    card_name,
    leader_name,
    nation_name,
    place_name,
    squadron_name,
)

#: What is said for a rule where a refusal cites none.
NO_RULE: Final = "none"


def _dashed(word: str) -> str:
    return re.sub("[._]", "-", word)


def _word_of(prefix: str) -> Speaker:
    """A short word by a message of its own."""
    return lambda texts, value: texts.format(f"{prefix}-{_dashed(value)}") if value else ""


def why_words(texts: Texts, why: str) -> str:
    """A cause: a word of the rules, or the card that brought it about."""
    if why in CARDS:
        return texts.format("nw-why-card", card=card_name(texts, why))
    return texts.format(f"nw-why-{_dashed(why)}")


def _named(speaker: Speaker) -> Speaker:
    """The word of an id with the id beside it, for sentences that are worded otherwise for some."""
    return lambda texts, value: {"": cast("Param", speaker(texts, value)), "id": _dashed(value)}


def _subject(words: str, count: int) -> Facets:
    """Who acts, and whether the verb stands for several."""
    return {"": words, "many": "yes" if count > 1 else "no"}


def _squadron(texts: Texts, squadron: str) -> Facets:
    """One squadron is like another: whose it is matters."""
    nation = NATIONS[SQUADRON_NATION[SQUADRON_NUMBER[squadron]]]
    return {"": squadron_name(texts, squadron), "nation": nation_name(texts, nation)}


def effect_words(texts: Texts, effect: str) -> str:
    """`turn.armistice:austria-france` as “armistice (Austria and France)”."""
    name, _, about = effect.partition(":")
    words = texts.format(f"nw-effect-{_dashed(name)}")
    if not about:
        return words
    concerned = texts.list_of(anything(texts, word) for word in about.split("-"))
    return texts.format("nw-effect-about", effect=words, about=concerned)


def _spot(texts: Texts, place: str) -> str:
    """A place on the map or a box beside it."""
    if place in BOXES_OF_PIECES.values():
        return texts.format(f"nw-box-of-pieces-{_dashed(place)}")
    return place_name(texts, place)


def _party(texts: Texts, party: str) -> str:
    """A side of a fight by the nation that decides for it."""
    return nation_name(texts, party) if party in NATION_NUMBER else texts.format(f"nw-side-{party}")


def _force(texts: Texts, force: PlainObject) -> str:
    """Generals, then strength nation by nation."""
    found = [leader_name(texts, str(leader)) for leader in plain_list(force["leaders"])]
    found += [
        texts.format("nw-strength", nation=nation_name(texts, nation), count=plain_number(count))
        for nation, count in plain_object(force["sp"]).items()
    ]
    return texts.list_of(found) if found else NOTHING


def _army(texts: Texts, force: PlainObject) -> Facets:
    """A force that does something."""
    strength = sum(plain_number(count) for count in plain_object(force["sp"]).values())
    return _subject(_force(texts, force), len(plain_list(force["leaders"])) + strength)


def force_words(texts: Texts, sp: Sequence[int], leaders: Sequence[int]) -> str:
    """The same of strength by nation in track order, and generals by number."""
    strength = {NATIONS[nation]: count for nation, count in enumerate(sp) if count}
    return _force(texts, {"sp": strength, "leaders": [LEADERS[leader].id for leader in leaders]})


def _target(texts: Texts, target: Mapping[str, str]) -> str:
    """What a Response is played on; the two ends of a line stand with a dash between them."""
    if "first" in target:
        return " – ".join(place_name(texts, end) for end in target.values())
    return " ".join(anything(texts, part) for part in target.values())


def _fleet(texts: Texts, squadrons: Sequence[str]) -> str:
    """Squadrons are alike: so many of each nation."""
    nations = [SQUADRON_NATION[SQUADRON_NUMBER[name]] for name in squadrons]
    return texts.list_of(
        texts.format("web-nw-squadrons", nation=nation_name(texts, NATIONS[n]), count=nations.count(n))
        for n in dict.fromkeys(nations)
    )


def _ships(texts: Texts, squadrons: Sequence[str]) -> Facets:
    """Squadrons that do something."""
    nations = [NATIONS[SQUADRON_NATION[SQUADRON_NUMBER[name]]] for name in squadrons]
    told = (
        texts.format("nw-squadrons-of", nation=nation_name(texts, nation), count=nations.count(nation))
        for nation in dict.fromkeys(nations)
    )
    return _subject(texts.list_of(told) if nations else NOTHING, len(squadrons))


def points_words(texts: Texts, points: Mapping[str, int]) -> str:
    return texts.list_of(f"{nation_name(texts, seat)}: {count}" for seat, count in points.items())


def _purse(texts: Texts, use: str) -> str:
    """What CPs are for."""
    message = f"web-nw-purse-{use}"
    return texts.format(message) if texts.has(message) else use


VOICE: Final = Voice(
    "nw",
    {
        "area": place_name,
        "zone": place_name,
        "target": _target,
        "place": place_name,
        "spot": _spot,
        "nation": nation_name,
        "leader": leader_name,
        "squadron": _squadron,
        "squadron*": _ships,
        "camp": camp_name,
        "card": card_name,
        "force": _army,
        "fleet": _fleet,
        "party": _party,
        "cause": _named(why_words),
        "effect": effect_words,
        "manner": _named(_word_of("nw-how")),
        "card-use": _word_of("nw-use"),
        "phase": _word_of("nw-phase"),
        "status": _word_of("nw-status"),
        "ending": _word_of("nw-end"),
        "box": select("nw-box", "box"),
        "window": select("web-nw-window-name", "kind"),
        "purse": _purse,
        # The year goes in as text: a number would be grouped like a quantity.
        "year": lambda texts, year: texts.format("nw-turn", year=str(year)),
        "faces": lambda _texts, faces: " ".join(map(str, faces)) or NOTHING,
        "points": points_words,
        "anything": anything,
    },
)

#: Kinds of the parameters of reasons, by name.
PARAMS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("area", "place", "zone", "port", "frm", "to"), "place"),
    **dict.fromkeys(("nation", "enemy", "power", "row", "conqueror"), "nation"),
    "other": "anything",
    "leader": "leader",
    "card": "card",
    "camp": "camp",
    "squadron": "squadron",
    "use": "purse",
    "window": "window",
}


def worded(texts: Texts, params: Mapping[str, Param]) -> dict[str, Param]:
    """Slots with ids put into words; numbers stay numbers."""
    return {name: _slot(texts, name, value) for name, value in params.items()}


def _slot(texts: Texts, name: str, value: Param) -> Param:
    if name == "squadrons" and isinstance(value, str):
        return texts.list_of(squadron_name(texts, squadron) for squadron in value.split(", "))
    known = name in PARAMS and isinstance(value, str)
    return VOICE.said(texts, PARAMS[name], value) if known else value


def reason_sentence(texts: Texts, reason: Reason) -> str:
    """A refusal with its rule, in a sentence."""
    return texts.format(reason.message, rule=reason.rule or NO_RULE, **worded(texts, reason.params))
