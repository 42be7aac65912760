"""What teaches is true: every example gives what it prints, every lesson can be played as it says."""

import json
import re
import subprocess
import sys
from itertools import islice
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.core.learning import LONGEST_TEXT, OWN_MOVE_BY, Example, Step
from pyapp.record import Record
from pyapp.record.link import read as read_link
from pyapp.teach.lessons import Material, at_path, begun, fits, legal, material, rules_against, same
from tests.contract.sheets import sheet
from tests.playing import COMPLETE
from tools.env.places import ROOT
from tools.site import wheel
from tools.site.lessons import example_link

LANGUAGES = ("it", "en")
MOST_WAYS = 12  # moves tried of a step that leaves a choice
RULE = re.compile(r"\b([RQVMD]\d+[a-z]?)\b(?!-)")
GIVEN: dict[str, Material] = {
    game.slug: found for game in GAMES.values() if (found := material(game)) is not None
}
EXAMPLES = [
    pytest.param(slug, example, id=f"{slug}-{example.id}")
    for slug, given in GIVEN.items()
    for example in given.examples
]


@pytest.mark.parametrize("slug", COMPLETE)
def test_every_complete_game_teaches(slug: str) -> None:
    assert slug in GIVEN, "a room without learn/"


@pytest.mark.parametrize("slug", GIVEN)
def test_un7_every_worked_example_of_the_rulebook_can_be_played(slug: str) -> None:
    ids = [example.id for example in GIVEN[slug].examples]
    assert len(set(ids)) == len(ids)
    assert set(sheet(slug).EXAMPLES) <= set(ids)
    assert all(re.fullmatch(r"[A-Z]\d+[a-z]?", one) for one in ids)


# -- examples -----------------------------------------------------------------------------------


def view_of(record: Record, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(record.game.view(record.state, seat)))
    return found


@pytest.mark.parametrize(("slug", "example"), EXAMPLES)
def test_un7_an_example_gives_what_it_prints(slug: str, example: Example) -> None:
    game = GAMES[slug]
    record = begun(game, example.table, example.seat)
    before, view = game.dump(record.state), view_of(record, example.seat)
    for path, value in example.sees.items():
        assert same(at_path(view, path), value), f"sees {path}: {at_path(view, path)}"
    for pattern in example.allows:
        assert legal(record, pattern), f"allows {pattern}: {rules_against(record, pattern)}"
    for pattern, rule in example.refuses.items():
        assert rule in rules_against(record, pattern), f"refuses {pattern}: {rules_against(record, pattern)}"
    if example.moves:
        assert game.to_act(record.state) == example.seat
    for move in example.moves:
        record.play(move)
    after, view = game.dump(record.state), view_of(record, example.seat)
    for path, value in example.gives.items():
        assert same(at_path(after, path), value), f"gives {path}: {at_path(after, path)}"
    for path, value in example.shows.items():
        assert same(at_path(view, path), value), f"shows {path}: {at_path(view, path)}"
    for path, more in example.gains.items():
        grown = at_path(after, path) - at_path(before, path)
        assert grown == more, f"gains {path}: {grown}"
    if example.result is not None:
        result = game.result(record.state)
        assert result is not None, "the game is not over"
        told = json.loads(json.dumps(result.as_dict()))
        assert {key: told[key] for key in example.result} == example.result


@pytest.mark.parametrize(("slug", "example"), EXAMPLES)
def test_an_example_proves_something(slug: str, example: Example) -> None:
    proofs = (example.sees, example.allows, example.refuses, example.gives, example.shows, example.gains)
    assert any(proofs) or example.result
    assert example.rules
    known = GAMES[slug].texts("en").RULES
    assert set(example.rules) | set(example.refuses.values()) <= set(known)


@pytest.mark.parametrize(("slug", "example"), EXAMPLES)
def test_the_link_of_an_example_opens_at_its_table(slug: str, example: Example) -> None:
    record = begun(GAMES[slug], example.table, example.seat)
    link = example_link(GAMES[slug], example)
    opened = read_link(link)
    assert opened.game.digest(opened.state) == record.game.digest(record.state)
    assert opened.moves == record.moves
    assert link.split(".")[4], "without its picture"


# -- lessons ------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GIVEN)
def test_fm4_the_first_own_move_comes_at_once(slug: str) -> None:
    steps = GIVEN[slug].lesson.steps
    assert any(step.do for step in steps[:OWN_MOVE_BY])
    assert len({step.id for step in steps}) == len(steps)
    assert all(len(step.places) <= 3 for step in steps)


def played(slug: str, start: Record, steps: tuple[Step, ...], seat: int) -> None:
    """All steps on a copy of the record, with the first move that will do of each."""
    record = start.branch(len(start))
    for step in steps:
        where = f"{slug}, step {step.id}"
        if step.do:
            assert record.game.to_act(record.state) == seat, f"{where}: it is not the learner's turn"
            moves = legal(record, step.do)
            assert moves, f"{where}: {step.do} is not legal ({rules_against(record, step.do)})"
            record.play(moves[0])
        for move in step.then:
            assert not record.game.why_not(record.state, move), f"{where}: then {move}"
            record.play(move)


@pytest.mark.parametrize("slug", GIVEN)
def test_fm4_a_lesson_can_be_played_to_its_end(slug: str) -> None:
    lesson = GIVEN[slug].lesson
    played(slug, begun(GAMES[slug], lesson.table, lesson.seat), lesson.steps, lesson.seat)


@pytest.mark.parametrize("slug", GIVEN)
def test_fm4_whatever_a_step_leaves_open_leads_on(slug: str) -> None:
    lesson = GIVEN[slug].lesson
    record = begun(GAMES[slug], lesson.table, lesson.seat)
    for at, step in enumerate(lesson.steps):
        ways = legal(record, step.do) if step.do else []
        for move in islice(ways, 1, MOST_WAYS):
            other = record.branch(len(record))
            other.play(move)
            rest = (Step(step.id, then=step.then), *lesson.steps[at + 1 :])
            played(f"{slug} after {move}", other, rest, lesson.seat)
        for move in (*ways[:1], *step.then):
            record.play(move)


# -- words --------------------------------------------------------------------------------------


def wanted_keys(given: Material) -> set[str]:
    keys = {f"example.{one.id}.{part}" for one in given.examples for part in ("title", "text", "result")}
    keys |= {f"lesson.{step.id}" for step in given.lesson.steps} | {"lesson.title", "lesson.end"}
    return keys | {f"tip.{key}" for key in given.lesson.tips}


@pytest.mark.parametrize("slug", GIVEN)
def test_la1_both_languages_say_the_same(slug: str) -> None:
    given = GIVEN[slug]
    italian, english = (given.words[language] for language in LANGUAGES)
    assert list(italian) == list(english)
    tries = {f"lesson.{step.id}.try" for step in given.lesson.steps if step.do}
    assert wanted_keys(given) <= set(english) <= wanted_keys(given) | tries


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GIVEN)
def test_fm4_words_are_few_and_calm(slug: str, language: str) -> None:
    rules = GAMES[slug].texts(language).RULES
    for key, text in GIVEN[slug].words[language].items():
        assert text.strip() == text and text, key
        assert not re.search(r"\b(error|errore|invalid|null)\b|[{}']", text, re.IGNORECASE), key
        assert set(RULE.findall(text)) <= set(rules), f"{key}: a rule that is not there"
        if key.startswith(("lesson.", "tip.")):
            assert len(text.split()) <= LONGEST_TEXT, f"{key}: {len(text.split())} words"


@pytest.mark.parametrize("slug", GIVEN)
def test_the_words_of_an_example_stand_alike_in_both_languages(slug: str) -> None:
    """The same rules are named, in the same places."""
    italian, english = (GIVEN[slug].words[language] for language in LANGUAGES)
    for key, text in english.items():
        assert sorted(RULE.findall(text)) == sorted(RULE.findall(italian[key])), key


@pytest.mark.parametrize("slug", GIVEN)
def test_tips_are_for_prompts_that_come_up(slug: str) -> None:
    tips = GIVEN[slug].lesson.tips
    prompts = GAMES[slug].texts("en").MESSAGES
    assert len(set(tips)) == len(tips)
    assert all("prompt." + re.sub(r"\.\d+$", "", tip) in prompts for tip in tips)


def test_a_pattern_means_whole_moves() -> None:
    assert fits("place 7 * *", "place 7 black b3")
    assert not fits("place 7 *", "place 7 black b3")
    assert not fits("place 8 * *", "place 7 black b3")


# -- what the page must not carry ---------------------------------------------------------------


def test_the_engines_start_without_what_teaches() -> None:
    asks = "import sys, pyapp.bridge; [pyapp.GAMES[s] for s in pyapp.GAMES]; print(*sys.modules)"
    started = subprocess.run(
        [sys.executable, "-c", asks], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert not [name for name in started.stdout.split() if "learn" in name.split(".")]
    assert not [path for path in wheel.sources() if "learn" in path.parts]
