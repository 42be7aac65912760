"""What lies compressed beside the files of the site."""

import gzip
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.env import node
from tools.site import packed

UNPACK = (
    "const fs = require('fs'); const z = require('zlib');"
    "process.stdout.write(z.brotliDecompressSync(fs.readFileSync(process.argv[1])))"
)


@pytest.fixture(autouse=True)
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not shutil.which("node"):
        pytest.skip("no Node on this machine")
    monkeypatch.setattr(packed, "WORK", tmp_path)


def unpacked(data: bytes, place: Path) -> bytes:
    place.write_bytes(data)
    return subprocess.run(
        [str(node.node()), "-e", UNPACK, str(place)], capture_output=True, check=True
    ).stdout


def test_both_forms_unpack_to_the_file(tmp_path: Path) -> None:
    text = b"let a = 1;\n" * 400
    made = packed.siblings({"a.js": text, "small.js": b"1", "a.png": text}, best=False)
    assert set(made) == {"a.js.gz", "a.js.br"}
    assert gzip.decompress(made["a.js.gz"]) == text
    assert unpacked(made["a.js.br"], tmp_path / "one.br") == text


def test_an_image_travels_as_what_it_unpacks_to(tmp_path: Path) -> None:
    memory = bytes(range(256)) * 64
    made = packed.siblings({"runtime/engines-1.image": gzip.compress(memory)}, best=False)
    assert set(made) == {"runtime/engines-1.memory.br"}
    assert unpacked(made["runtime/engines-1.memory.br"], tmp_path / "one.br") == memory
