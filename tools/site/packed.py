"""What the hosts send in place of a file: `.gz` and `.br` beside it, compressed once for each content."""

import gzip
import hashlib
import json
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tools.env import node
from tools.env.console import Trouble, step
from tools.env.places import ROOT, WORK

COMPRESSED = {".html", ".js", ".mjs", ".css", ".json", ".svg", ".txt", ".wasm", ".webmanifest"}
TOO_SMALL = 1024  # below one packet or so, compression buys nothing
ENDINGS = (".gz", ".br")
IMAGE = ".image"
MEMORY = ".memory.br"  # what is in the image, for hosts that send brotli
LARGE = 1_000_000  # from here on the best brotli takes a minute: only for what is handed out
QUICK, BEST = 5, 11


def siblings(files: Mapping[str, bytes], *, best: bool) -> dict[str, bytes]:
    """Address -> content of all that lies compressed beside these files."""
    worth = {
        name: data
        for name, data in files.items()
        if Path(name).suffix in COMPRESSED and len(data) > TOO_SMALL
    }
    images = {name: data for name, data in files.items() if name.endswith(IMAGE)}
    smaller = _brotli({**worth, **images}, best=best)
    found = {f"{name}.gz": gzipped(data) for name, data in worth.items()}
    found |= {f"{name}.br": smaller[name] for name in worth}
    return found | {name.removesuffix(IMAGE) + MEMORY: smaller[name] for name in images}


def gzipped(data: bytes) -> bytes:
    kept = WORK / "gzip" / hashlib.sha256(data).hexdigest()
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(gzip.compress(data, 9, mtime=0))
    return kept.read_bytes()


def _brotli(files: Mapping[str, bytes], *, best: bool) -> dict[str, bytes]:
    folder = WORK / "brotli"
    folder.mkdir(parents=True, exist_ok=True)
    places: dict[str, Path] = {}
    jobs: list[list[str | int | bool]] = []
    for name, data in files.items():
        digest = hashlib.sha256(data).hexdigest()
        finest, quick = folder / f"{digest}-{BEST}", folder / f"{digest}-{QUICK}"
        large = len(data) > LARGE
        # The best that is there is taken, whoever asked for it.
        places[name] = finest if best or not large or finest.is_file() else quick
        if not places[name].is_file():
            source = folder / f"{digest}.source"
            source.write_bytes(data)
            jobs.append(
                [
                    str(source),
                    str(places[name]),
                    BEST if places[name] == finest else QUICK,
                    name.endswith(IMAGE),
                ]
            )
    if jobs:
        _run(jobs)
    return {name: path.read_bytes() for name, path in places.items()}


def _run(jobs: list[list[str | int | bool]]) -> None:
    step(f"compressing {len(jobs)} files with brotli")
    command = [str(node.node()), str(ROOT / "tools/site/brotli.mjs")]
    done = subprocess.run(command, input=json.dumps(jobs), text=True, capture_output=True, check=False)
    for source, *_ in jobs:
        Path(str(source)).unlink(missing_ok=True)
    if done.returncode:
        raise Trouble(f"Node could not compress the site's files:\n{done.stderr}")
