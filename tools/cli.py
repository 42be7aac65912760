"""The verbs of build.py."""

import argparse
import importlib
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tools.env import environment
from tools.env.console import Trouble
from tools.env.places import ROOT, venv_python

Arguments = list[str]


@dataclass(frozen=True)
class Verb:
    """A verb: `module:function` that does it, what it says of itself, and the packages it needs."""

    does: str
    help: str
    groups: tuple[str, ...] = field(default=("build",))


VERBS = {
    "serve": Verb("tools.verbs:serve", "build the site and serve it at a printed address [--port N]"),
    "build": Verb("tools.verbs:build", "build the site into dist/ [--address URL]"),
    "test": Verb(
        "tools.testing:test",
        "the checks and all tests, browser included [--quick, or pytest arguments]",
        ("build", "test", "check", "package"),
    ),
    "check": Verb(
        "tools.checks:check", "ruff, mypy, script and page checks [--fix]", ("build", "test", "check")
    ),
    "new-game": Verb(
        "tools.newgame:main",
        "write the room, tests and board of a new game that already plays: new-game SLUG",
    ),
    "pack": Verb(
        "tools.pack:pack",
        "make a game a wheel of its own, for pip and for sites that are built already: pack SLUG [--into SITE]",
    ),
    "bench": Verb(
        "tools.bench:bench", "measure something: bench startup, bench engine [--help]", ("build", "test")
    ),
    "learn": Verb(
        "tools.training:learn",
        "play games, fit a game's value by how they ended, write its table: learn GAME [--check --workers N]",
        ("build", "test"),
    ),
    "soak": Verb(
        "tools.fuzz.soak:main",
        "play and fuzz for a while, everything looked at after every move [--minutes N --seed S --json]",
        ("build", "test"),
    ),
    "golden": Verb(
        "tests.golden.__main__:main", "play the golden games and counts anew [slug ...]", ("build", "test")
    ),
    "quality": Verb(
        "tools.quality.report:quality",
        "the long forms: every screen, whole games, Firefox, Lighthouse, soak; writes docs/quality.md [--json]",
        ("build", "test", "node"),
    ),
    "mutate": Verb(
        "tools.quality.mutate:mutate",
        "change a game's rules here and there: do its tests notice? GAME [--sample N --seed S --only FILE --quick --keep]",
        ("build", "test"),
    ),
    "single": Verb("tools.verbs:single", "regolo.html: the whole site in one file, played by double click"),
    "release": Verb(
        "tools.verbs:release",
        "a zip of dist/, the site in one file, the Python package, and the hashes of all [--address URL]",
        ("build", "package"),
    ),
    "package": Verb(
        "tools.package:package",
        "the wheel and the source archive for a package index, checked by twine [--into FOLDER]",
        ("build", "package"),
    ),
    "screenshots": Verb(
        "tools.docs.screenshots:main",
        "take the pictures in docs/ anew [how their names begin ...]",
        ("build", "test"),
    ),
    "icons": Verb("tools.docs.icons:main", "draw the app's icons anew", ("build", "test")),
    "types": Verb(
        "tools.docs.types:types",
        "write the page's types anew, from what the engines tell",
    ),
    "notation": Verb(
        "tools.docs.notation:notation",
        "write docs/notation.md and the tables of docs/embedding.md and docs/python.md anew",
    ),
    "audit": Verb(
        "tools.env.audit:audit", "ask the public lists whether anything we use is known to be unsafe"
    ),
    "lock": Verb("tools.env.lock:lock", "write requirements/*.txt and package-lock.json anew"),
}


def main(words: Arguments) -> int:
    try:
        return _run(words)
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _run(words: Arguments) -> int:
    if not words or words[0] not in VERBS:
        _usage()
        return 0 if words and words[0] in ("-h", "--help", "help") else 2
    verb = VERBS[words[0]]
    environment.ensure(verb.groups)
    if not environment.inside():
        return subprocess.call([str(venv_python()), str(ROOT / "build.py"), *words])
    return _function(verb)(words[1:])


def _function(verb: Verb) -> Callable[[Arguments], int]:
    module, name = verb.does.split(":")
    if (
        not Path(ROOT, *module.split(".")).with_suffix(".py").exists()
        and not Path(ROOT, *module.split(".")).is_dir()
    ):
        raise Trouble(f"{module.replace('.', '/')}.py is not in the project folder.")
    found: Callable[[Arguments], int] = getattr(importlib.import_module(module), name)
    return found


def _usage() -> None:
    print("python build.py VERB\n")
    for name, verb in VERBS.items():
        print(f"  {name:<12}{verb.help}")


def parser(verb: str) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(prog=f"python build.py {verb}", description=VERBS[verb].help)
