"""Every text there is, by language, and every sentence as a reader may meet it: for the tests of spelling and grammar."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import islice, product
from typing import Any

from pyapp import GAMES
from pyapp.core.messages import Reader, _branches, _closing
from pyapp.teach.ours import words
from tools.env.places import ROOT

LANGUAGES = ("it", "en")
NUMBERS = (-1, 0, 1, 2, 8, 11, 80)
PLAYERS = ("Anna", "Stefano", "Zoe", "Elena", "Gnomo", "Ugo")
PERSONS = {"name", "names", "who", "winner", "rival", "owner", "player", "they", "giver", "seatname"}
NOT_AMONG = {"component.scrap", "place.dome"}  # named like the others, never counted, sold or left like them
MOST = 240  # ways to fill one message

Texts = dict[str, str]


@cache
def shell(language: str) -> Texts:
    """What the page itself says, and the engine about records and set-ups."""
    page: Texts = json.loads((ROOT / "static" / "locale" / f"{language}.json").read_text("utf-8"))
    return {**page, **import_module(f"pyapp.core.texts.{language}").MESSAGES}


DESK = ("studio/deskwords", "studio/fieldnames", "embed/builderwords", "embed/frame")
BLOCK = re.compile(r"^( +)(it|en): \{\n(.*?)\n\1\}", re.DOTALL | re.MULTILINE)
WORDED = re.compile(r"""(?:'([\w.]+)'|(\w+)):\s+(['"])(.*?)\3,$""", re.MULTILINE)
CODE = re.compile(r"`[^`]*`|\(docs/[^)]*\)")


@cache
def desk(language: str) -> Texts:
    """What authors and owners of other pages read: the words of the studio and of the form for embedded tables."""
    found: Texts = {}
    for name in DESK:
        script = (ROOT / "static" / "js" / f"{name}.js").read_text("utf-8")
        for block in BLOCK.finditer(script):
            if block[2] == language:
                found |= {f"{name} {word[1] or word[2]}": word[4] for word in WORDED.finditer(block[3])}
        found.pop(f"{name} docsPage", None)  # an address
    for entry in json.loads((ROOT / "embed" / "parameters.json").read_text("utf-8")):
        said = {"": entry["label"], " means": entry["meaning"], **entry.get("words", {})}
        for what, text in said.items():
            found[f"embed {entry['name']}{what and ' ' + what.strip()}"] = CODE.sub("¤", text[language])
    return found


@cache
def rooms(language: str) -> dict[str, Texts]:
    """By title, `shell` or `desk`: messages, rules, and what lesson and examples say."""
    found = {"shell": shell(language), "desk": desk(language)}
    for slug, game in GAMES.items():
        texts = game.texts(language)
        learn = words(game, language)
        rules = {f"rule {number}": text for number, text in texts.RULES.items()}
        found[slug] = {**texts.MESSAGES, **rules, **{f"learn {key}": text for key, text in learn.items()}}
    return found


# -- gaps ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gap:
    name: str
    kind: str  # "", plural, select, name, seat, list, any
    rest: str


def gaps(message: str) -> Iterator[Gap]:
    """Every gap of a message, those inside cases too."""
    at = 0
    while (at := message.find("{", at)) >= 0:
        if message[at - 1 : at] == "'":
            at += 1
            continue
        end = _closing(message, at)
        name, _, rest = message[at + 1 : end].partition(",")
        kind, _, rest = rest.strip().partition(",")
        yield Gap(name.strip(), kind.strip(), rest.strip())
        if kind.strip() in ("plural", "select"):
            for inner in _branches(rest).values():
                yield from gaps(inner)
        at = end + 1


def spoken(message: str, gap: str = "¤") -> str:
    """A message without its grammar: gaps as one sign, cases one after the other."""
    said: list[str] = []
    at = 0
    while at < len(message):
        if message[at : at + 3] in ("'{'", "'}'"):
            said.append(" ")
            at += 3
        elif message[at] == "{":
            end = _closing(message, at)
            found = next(gaps(message[at : end + 1]))
            cases = [spoken(inner, gap) for inner in _branches(found.rest).values()]
            said.append(f" | {' | '.join(cases)} | " if found.kind in ("plural", "select") else gap)
            at = end + 1
        else:
            said.append(message[at])
            at += 1
    return "".join(said)


# -- sentences ----------------------------------------------------------------------------------


@cache
def counted(language: str, room: str) -> frozenset[str]:
    """Names of gaps that a plural somewhere in the room shows to be numbers."""
    texts = rooms(language)[room]
    return frozenset(
        gap.name for text in texts.values() if _is_message(text) for gap in gaps(text) if gap.kind == "plural"
    )


def _is_message(text: str) -> bool:
    """Lessons hold plain words; a brace in them would be JSON."""
    return text.count("{") == text.count("}")


def ways(texts: Texts, numbers: frozenset[str], message: str) -> Iterator[dict[str, Any]]:
    """Fillings of a message: numbers with names, cases with lists, until there are enough."""
    choices: dict[str, list[Any]] = {}
    for gap in gaps(message):
        found = choices.setdefault(gap.name, [])
        found += [value for value in _values(texts, numbers, gap) if value not in found]
    longest = max((len(values) for values in choices.values()), default=1)
    everything = product(*choices.values())
    turned = (
        tuple(values[(turn * (1 + place)) % len(values)] for place, values in enumerate(choices.values()))
        for turn in range(3 * longest)
    )
    for values in (*islice(everything, MOST), *islice(turned, MOST)):
        yield dict(zip(choices, values, strict=True))


def _values(texts: Texts, numbers: frozenset[str], gap: Gap) -> list[Any]:
    table = gap.rest.partition(",")[0].strip()
    match gap.kind:
        case "plural":
            return [number for number in NUMBERS if number >= 0 or "=1" not in _branches(gap.rest)]
        case "select":
            return [case for case in _branches(gap.rest) if case != "other"] or ["other"]
        case "seat":
            return list(range(len(PLAYERS)))
        case "name" | "list" | "any":
            ids = [
                key[len(table) + 1 :] for key in texts if re.fullmatch(rf"{re.escape(table)}\.[\w-]+", key)
            ]
            ids = [each for each in ids if f"{table}.{each}" not in NOT_AMONG]
            return ids if gap.kind == "name" else [ids[:1], ids[1:3], ids[-3:]]
        case _ if gap.name in numbers:
            return list(NUMBERS)
        case _:
            return list(PLAYERS) if gap.name in PERSONS else ["¤"]


def sentences(language: str, room: str) -> Iterator[tuple[str, str]]:
    """Key and sentence, each message with many numbers and names."""
    texts, numbers = rooms(language)[room], counted(language, room)
    reader = Reader({**shell(language), **texts}, language, PLAYERS)
    for key, message in texts.items():
        if key.startswith(("rule ", "learn ")) or not _is_message(message):
            yield key, message
            continue
        for given in ways(texts, numbers, message):
            yield key, reader.say(key, given)
