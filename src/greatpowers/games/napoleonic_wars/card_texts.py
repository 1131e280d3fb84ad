"""Questions of cards whose answers are still plain texts. Goes with the last of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from ...engine.chance import Stream
from ...engine.frames import AnyChoice
from ...engine.match import Question
from ...engine.option import Option
from ...locale import Texts
from ...locale.speaking import NOTHING
from .board import PLACE_NUMBER
from .card_facts import CARDS
from .names import NATIONS
from .pieces import LEADER_NUMBER, SQUADRON_NUMBER
from .speakers import VOICE, force_words
from .state import State
from .texts import read_force
from .wording import anything, camp_name, card_name, leader_name, nation_name, place_name, squadron_name

_CARD_VERBS: Final = "cp|event|play|discard|influence|restore|pay|replace|end_war"
_PLACE_VERBS: Final = "flag|refit|armada|part|retreat|to|join|winter|land|accept|decline|stay|regroup"
#: Forms of answers and the message of each; a name in braces is a part of the text. The first that fits.
_FORMS: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(form), message)
    for form, message in (
        (rf"(?P<verb>{_CARD_VERBS}) (?P<card>\w+)", "web-nw-do-{verb}-card"),
        (r"restore (?P<card>\w+) with (?P<second>\w+)", "web-nw-do-restore-cards"),
        (r"(?P<nation>[a-z]+) responds (?P<card>\w+)", "web-nw-do-respond"),
        (r"(?P<nation>[a-z]+) responds (?P<card>\w+) (?P<target>.+)", "web-nw-do-respond-on"),
        (r"move (?P<force>.+) @ (?P<from>\w+) to (?P<to>\w+)", "web-nw-do-move"),
        (r"sail (?P<fleet>.+) to (?P<to>\w+)", "web-nw-do-sail"),
        (r"patrol (?P<fleet>.+)", "web-nw-do-patrol"),
        (r"convoy (?P<force>.+) @ (?P<from>\w+) to (?P<to>\w+) by (?P<by>.+)", "web-nw-do-convoy"),
        (r"(?P<verb>build|regroup) (?P<count>\d+) sp @ (?P<area>\w+)", "web-nw-do-{verb}-sp"),
        (r"(?P<verb>build|regroup) leader (?P<leader>\w+) @ (?P<area>\w+)", "web-nw-do-{verb}-leader"),
        (r"(?P<verb>build|regroup) squadron @ (?P<area>\w+)", "web-nw-do-{verb}-squadron"),
        (r"consul (?P<nation>[a-z]+) (?P<way>right|left) (?P<row>[a-z]+) 2", "nw-do-consul-two"),
        (
            r"(?:consul|again) (?P<nation>[a-z]+) (?P<way>right|left|plus|plain) (?:in )?(?P<row>[a-z]+)",
            "web-nw-do-consul",
        ),
        (r"consul (?P<nation>[a-z]+) (?P<way>right|left|plus|plain)", "nw-do-consul-alone"),
        (r"war (?P<enemy>[a-z]+)", "web-nw-do-war"),
        (r"war (?P<enemy>[a-z]+) join (?P<camp>[a-z]+)", "web-nw-do-war-join"),
        (r"join (?P<camp>imperial|coalition)", "web-nw-do-join"),
        (r"siege (?P<area>\w+) with (?P<force>.+)", "web-nw-do-siege"),
        (r"intercept (?P<force>.+) @ (?P<from>\w+)", "web-nw-do-intercept"),
        (r"intercept (?P<leader>\w+)", "web-nw-do-intercept-flag"),
        (r"evade (?P<force>.+) to (?P<to>\w+)", "web-nw-do-evade"),
        (r"(?:lose|disrupt) (?P<what>sp|flag)", "web-nw-do-lose-{what}"),
        (r"(?P<verb>lose|disrupt) (?P<force>.+)", "web-nw-do-{verb}"),
        (r"rally (?P<force>.+)", "nw-do-rally"),
        (r"sink (?P<squadron>\w+)", "web-nw-do-sink"),
        (rf"(?P<verb>{_PLACE_VERBS}) (?P<place>\w+)", "web-nw-do-{verb}-at"),
        (r"place (?P<area>\w+)", "web-nw-do-place"),
        (r"place (?P<area>\w+) from (?P<from>\w+)", "web-nw-do-place-from"),
        (r"take (?P<count>\d+) (?P<nation>[a-z]+) @ (?P<area>\w+)", "web-nw-do-take-sp"),
        (r"take (?P<leader>\w+)", "web-nw-do-take"),
        (r"deploy (?P<what>army|convoy|fleet) (?P<who>\w+)", "web-nw-do-deploy-{what}"),
        (r"send (?P<what>\w+)", "web-nw-do-send"),
        (r"(?P<verb>keep|roll) armistice (?P<other>[a-z]+)", "web-nw-do-{verb}-armistice"),
        (r"(?P<verb>keep|give) (?P<area>\w+) (?P<nation>[a-z]+)", "web-nw-do-{verb}-area"),
        (r"cede (?P<area>\w+)", "web-nw-do-cede"),
        (r"cede (?P<area>\w+) to (?P<to>\w+)", "web-nw-do-cede-to"),
        (r"give up (?P<nation>[a-z]+) @ (?P<area>\w+)", "web-nw-do-give-up"),
        (r"bid (?P<camp>imperial|coalition) (?P<count>\d+)", "web-nw-do-bid"),
        (r"resource (?P<nation>[a-z]+)", "web-nw-do-resource-of"),
        (r"offer(?: cede (?P<ceded>[\w, ]+?))?(?: return (?P<returned>[\w, ]+))?", "web-nw-do-offer-terms"),
    )
)


def text_phrase(texts: Texts, text: str) -> str:
    """An answer in words; what is not known in it stays as it is."""
    words = " ".join(text.split())
    plain = _message(texts, f"web-nw-do-{_dashed(words)}")
    if re.fullmatch(r"[a-z ]+", words) and texts.has(plain):
        return texts.format(plain)
    for form, message in _FORMS:
        found = form.fullmatch(words)
        if found is not None and _is_sound(found.groupdict()):
            return _said(texts, message, found.groupdict())
    return _word_by_word(texts, words)


def _dashed(words: str) -> str:
    return re.sub(r"[_. ]", "-", words)


def _is_sound(parts: Mapping[str, str | None]) -> bool:
    """Do the parts name what they should: places, nations, cards, generals?"""
    known: Mapping[str, Any] = {
        "card": CARDS,
        "second": CARDS,
        "place": PLACE_NUMBER,
        "area": PLACE_NUMBER,
        "from": PLACE_NUMBER,
        "nation": NATIONS,
        "row": NATIONS,
        "enemy": NATIONS,
        "leader": LEADER_NUMBER,
        "squadron": SQUADRON_NUMBER,
    }
    return all(value is None or name not in known or value in known[name] for name, value in parts.items())


def _said(texts: Texts, message: str, parts: Mapping[str, str | None]) -> str:
    given: dict[str, str | int] = {}
    for name, value in parts.items():
        given[name] = _SLOTS[name](texts, value or "") if name in _SLOTS else value or ""
    cards = [parts[name] or "" for name in ("card", "second") if parts.get(name)]
    if cards:
        given["cp"] = sum(CARDS[card].cp for card in cards)
    names = {name: _dashed(value) for name, value in parts.items() if value}
    for old, new in _SLOT_NAMES:
        if old in given:
            given[new] = given[old]
    return texts.format(_message(texts, message.format(**names)), **given)


EVENT: Final = "event"
#: Messages that have another name since options have verbs.
_RENAMED: Final = {
    "flag": "battle-flag", "regroup": "to-regroup", "cp-card": "cp", f"{EVENT}-card": EVENT,
    "discard-card": "discard", "influence-card": "influence", "restore-card": "restore",
    "restore-cards": "restore-with", "end-war-card": "end-war", "flag-at": "flag", "refit-at": "refit",
    "armada-at": "armada", "part-at": "part", "retreat-at": "retreat", "to-at": "to", "join-at": "join-fleet",
    "winter-at": "winter", "accept-at": "accept-area", "decline-at": "decline-area", "stay-at": "stay",
    "regroup-at": "regroup-from",
}  # fmt: skip
_SLOT_NAMES: Final = (
    ("from", "frm"), ("place", "area"), ("by", "zones"), ("who", "leader"), ("who", "port"), ("who", "place"),
    ("to", "taker"), ("ceded", "cedes"), ("returned", "returns"), ("count", "strength"),
)  # fmt: skip


def _message(texts: Texts, message: str) -> str:
    """The id of a sentence: of the options, or one of those that only cards have."""
    name = message.removeprefix("web-").removeprefix("nw-do-")
    renamed = f"nw-do-{_RENAMED.get(name, name)}"
    return renamed if texts.has(renamed) else message


def _pieces(texts: Texts, text: str) -> str:
    force = read_force(text)
    return force_words(texts, force.sp, force.leaders)


def _fleet(texts: Texts, text: str) -> str:
    return str(VOICE.said(texts, "fleet", [name.strip() for name in text.split(",")]))


def _places(texts: Texts, text: str) -> str:
    return texts.list_of(place_name(texts, name) for name in text.split(", ")) if text else NOTHING


def _word_by_word(texts: Texts, text: str) -> str:
    return " ".join(_word(texts, word) for word in re.split(r"[ ,]+", text) if word)


def _word(texts: Texts, word: str) -> str:
    """Any id, two places with a line between them, or a word of an answer."""
    known = anything(texts, word)
    if known != word:
        return known
    ends = word.split("-")
    if len(ends) == 2 and all(end in PLACE_NUMBER for end in ends):
        return " – ".join(place_name(texts, end) for end in ends)
    message = f"web-nw-word-{_dashed(word)}"
    return texts.format(message) if texts.has(message) else word


_SLOTS: Final[Mapping[str, Callable[[Texts, str], str | int]]] = {
    "force": _pieces,
    "fleet": _fleet,
    "from": place_name,
    "to": anything,
    "area": place_name,
    "place": place_name,
    "by": _places,
    "ceded": _places,
    "returned": _places,
    "nation": nation_name,
    "enemy": nation_name,
    "row": nation_name,
    "other": nation_name,
    "leader": leader_name,
    "squadron": squadron_name,
    "card": card_name,
    "second": card_name,
    "who": anything,
    "what": anything,
    "target": _word_by_word,
    "camp": camp_name,
    "count": lambda _texts, value: int(value),
}


#: First words of answers that are good for whoever is asked, in this order.
_WELCOME: Final = ("keep", "nothing", "accept", "agree", "done", "stay", "pass", "enough")


def asks_of(choice: AnyChoice) -> str:
    """What is asked; where a card does not say: `ChooseBattleCard` as `battle-card`."""
    name = type(choice).__name__.removeprefix("Choose")
    return choice.asks or "-".join(re.findall("[A-Z][a-z]*", name)).lower()


def welcome_text(question: Question) -> Any | None:
    """A plain answer that is good for whoever is asked, None if there is none."""
    plain = [option for option in question.offer if not isinstance(option, Option)]
    first = {question.choice.write(option).partition(" ")[0]: option for option in reversed(plain)}
    whole = {question.choice.write(option): option for option in plain}
    known = (word for word in _WELCOME if word in whole or word in first)
    return next((whole.get(word, first.get(word)) for word in known), None)


def rather_text(*wanted: str) -> Callable[[State, Question, Stream], Any]:
    """An answer whose text begins like this, if there is any."""

    def choose(_state: State, question: Question, stream: Stream) -> Any:
        write = question.choice.write
        found = [option for option in question.offer if write(option).startswith(wanted)]
        return stream.pick(found or question.offer)

    return choose
