"""What people ask of a rulebook, thirty questions a language and title, and the rules that answer.

A line is a question, a bar, and the rules of which one must be among the first three found.
"""

from importlib import import_module

from tests.playing import COMPLETE

LANGUAGES = ("it", "en")
Questions = list[tuple[str, set[str]]]


def questions(slug: str, language: str) -> Questions:
    """The stock questions of one title in one language."""
    text: str = getattr(import_module(f"tests.{slug.replace('-', '_')}.questions"), language.upper())
    found = [line.rsplit("|", 1) for line in text.strip().splitlines()]
    return [(question.strip(), set(rules.split())) for question, rules in found]


EVERY = [(slug, language) for slug in COMPLETE for language in LANGUAGES]
