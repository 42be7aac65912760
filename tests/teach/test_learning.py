"""What teaches is true: every example gives what it prints, every lesson can be played as it says."""

import json
import re
import subprocess
import sys
from functools import cache
from itertools import islice
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.record import Record
from pyapp.record.link import read as read_link
from pyapp.teach import judge
from pyapp.teach.figures import Step, read
from pyapp.teach.ours import Example, Material, folder_of, material, ours, words
from pyapp.teach.reading import at_path, fits, legal, rules_against, same
from tests.contract.sheets import sheet
from tests.playing import COMPLETE
from tools.env.places import ROOT
from tools.site import wheel
from tools.site.lessons import example_link

LANGUAGES = ("it", "en")
LONGEST_TEXT = 40  # words of a step or a tip
OWN_MOVE_BY = 3  # the first move of one's own comes no later than this step
MOST_WAYS = 12  # moves tried of a step that leaves a choice
PROOFS = {"sees", "allows", "refuses", "moves", "gives", "shows", "gains", "result"}
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
    assert set(ids) == set(proofs(slug)), "tests/<room>/worked.json says what comes out of each"


@pytest.mark.parametrize("slug", GIVEN)
def test_a_room_holds_no_figure_that_nobody_shows(slug: str) -> None:
    files = {file.stem for file in (folder_of(GAMES[slug]) / "figures").iterdir()}
    assert files == {name for name, _ in ours(GAMES[slug])}


# -- examples -----------------------------------------------------------------------------------


@cache
def proofs(slug: str) -> dict[str, dict[str, Any]]:
    """What each example must bring.

    Asked before the moves: `sees` (paths into the view), `allows` (patterns), `refuses` (pattern: its rule). Then
    `moves`, whoever's they are. After them: `gives` (paths into the dump), `shows` (into the view), `gains` (how much
    a number has grown), `result`.
    """
    file = ROOT / "tests" / slug.replace("-", "_") / "worked.json"
    found: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8"))
    return found


def view_of(record: Record, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(record.game.view(record.state, seat)))
    return found


@pytest.mark.parametrize(("slug", "example"), EXAMPLES)
def test_un7_an_example_gives_what_it_prints(slug: str, example: Example) -> None:
    game, proof = GAMES[slug], proofs(slug)[example.id]
    figure = read(example.figure)
    record, seat = figure.record, figure.seat
    assert seat is not None
    before, view = game.dump(record.state), view_of(record, seat)
    for path, value in proof.get("sees", {}).items():
        assert same(at_path(view, path), value), f"sees {path}: {at_path(view, path)}"
    for pattern in proof.get("allows", ()):
        assert legal(record, pattern), f"allows {pattern}: {rules_against(record, pattern)}"
    for pattern, rule in proof.get("refuses", {}).items():
        assert rule in rules_against(record, pattern), f"refuses {pattern}: {rules_against(record, pattern)}"
    for move in proof.get("moves", ()):
        record.play(move)
    after, view = game.dump(record.state), view_of(record, seat)
    for path, value in proof.get("gives", {}).items():
        assert same(at_path(after, path), value), f"gives {path}: {at_path(after, path)}"
    for path, value in proof.get("shows", {}).items():
        assert same(at_path(view, path), value), f"shows {path}: {at_path(view, path)}"
    for path, more in proof.get("gains", {}).items():
        grown = at_path(after, path) - at_path(before, path)
        assert grown == more, f"gains {path}: {grown}"
    if "result" in proof:
        result = game.result(record.state)
        assert result is not None, "the game is not over"
        told = json.loads(json.dumps(result.as_dict()))
        assert {key: told[key] for key in proof["result"]} == proof["result"]


@pytest.mark.parametrize(("slug", "example"), EXAMPLES)
def test_an_example_proves_something(slug: str, example: Example) -> None:
    proof = proofs(slug)[example.id]
    assert set(proof) - {"moves"} and set(proof) <= PROOFS
    assert example.rules
    known = GAMES[slug].texts("en").RULES
    assert set(example.rules) | set(proof.get("refuses", {}).values()) <= set(known)


@pytest.mark.parametrize(("slug", "example"), EXAMPLES)
def test_an_example_asks_for_the_moves_that_are_proved(slug: str, example: Example) -> None:
    """Its question is answered with the moves of the proof, and by nothing else: the table ends the same."""
    figure = read(example.figure)
    record = read(example.figure).record
    for move in proofs(slug)[example.id].get("moves", ()):
        record.play(move)
    assert GAMES[slug].digest(judge.played(figure, len(figure.steps))) == GAMES[slug].digest(record.state)


@pytest.mark.parametrize(("slug", "example"), EXAMPLES)
def test_the_link_of_an_example_opens_at_its_table(slug: str, example: Example) -> None:
    record = read(example.figure).record
    assert record.game.slug == slug
    link = example_link(example)
    opened = read_link(link)
    assert opened.game.digest(opened.state) == record.game.digest(record.state)
    assert opened.moves == record.moves
    assert link.split(".")[4], "without its picture"


# -- lessons ------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GIVEN)
def test_fm4_the_first_own_move_comes_at_once(slug: str) -> None:
    lesson = read(GIVEN[slug].lesson)
    assert lesson.guided
    assert any(step.ask for step in lesson.steps[:OWN_MOVE_BY])
    ids = [step.id for step in lesson.steps]
    assert len(set(ids)) == len(ids) and all(ids), "a reader comes back to a step by its id"
    assert all(len(step.marks) <= 3 for step in lesson.steps)


def pattern_of(step: Step) -> str:
    """What a step of a lesson asks for: one move or pattern."""
    assert step.ask is None or (step.ask.kind == "move" and len(step.ask.answers) == 1)
    return step.ask.answers[0].move if step.ask else ""


def played(slug: str, start: Record, steps: tuple[Step, ...], seat: int | None) -> None:
    """All steps on a copy of the record, with the first move that will do of each."""
    record = start.branch(len(start))
    for step in steps:
        where = f"{slug}, step {step.id}"
        if wanted := pattern_of(step):
            assert record.game.to_act(record.state) == seat, f"{where}: it is not the learner's turn"
            moves = legal(record, wanted)
            assert moves, f"{where}: {wanted} is not legal ({rules_against(record, wanted)})"
            record.play(moves[0])
        for move in step.then:
            assert not record.game.why_not(record.state, move), f"{where}: then {move}"
            record.play(move)


@pytest.mark.parametrize("slug", GIVEN)
def test_fm4_a_lesson_can_be_played_to_its_end(slug: str) -> None:
    lesson = read(GIVEN[slug].lesson)
    played(slug, lesson.record, lesson.steps, lesson.seat)


@pytest.mark.parametrize("slug", GIVEN)
def test_fm4_whatever_a_step_leaves_open_leads_on(slug: str) -> None:
    lesson = read(GIVEN[slug].lesson)
    record = lesson.record
    for at, step in enumerate(lesson.steps):
        ways = legal(record, pattern_of(step)) if step.ask else []
        for move in islice(ways, 1, MOST_WAYS):
            other = record.branch(len(record))
            other.play(move)
            rest = (Step(id=step.id, then=step.then), *lesson.steps[at + 1 :])
            played(f"{slug} after {move}", other, rest, lesson.seat)
        for move in (*ways[:1], *step.then):
            record.play(move)


# -- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GIVEN)
def test_la1_both_languages_say_the_same(slug: str) -> None:
    """Every text has both, and neither is empty: an author may write one, we may not."""
    italian, english = (words(GAMES[slug], language) for language in LANGUAGES)
    assert list(italian) == list(english)
    for name, figure in ours(GAMES[slug]):
        given = read(figure)
        assert given.title and all(step.text or step.ask for step in given.steps), name
        assert not given.steps[-1].ask, "the last word is ours"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GIVEN)
def test_fm4_words_are_few_and_calm(slug: str, language: str) -> None:
    rules = GAMES[slug].texts(language).RULES
    for key, text in words(GAMES[slug], language).items():
        assert text.strip() == text and text, key
        assert not re.search(r"\b(error|errore|invalid|null)\b|[{}']", text, re.IGNORECASE), key
        assert set(RULE.findall(text)) <= set(rules), f"{key}: a rule that is not there"
        if key.startswith(("lesson.", "tip.")):
            assert len(text.split()) <= LONGEST_TEXT, f"{key}: {len(text.split())} words"


@pytest.mark.parametrize("slug", GIVEN)
def test_the_words_of_an_example_stand_alike_in_both_languages(slug: str) -> None:
    """The same rules are named, in the same places."""
    italian, english = (words(GAMES[slug], language) for language in LANGUAGES)
    for key, text in english.items():
        assert sorted(RULE.findall(text)) == sorted(RULE.findall(italian[key])), key


@pytest.mark.parametrize("slug", GIVEN)
def test_tips_are_for_prompts_that_come_up(slug: str) -> None:
    prompts = GAMES[slug].texts("en").MESSAGES
    assert all("prompt." + re.sub(r"\.\d+$", "", tip) in prompts for tip in GIVEN[slug].tips)


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
