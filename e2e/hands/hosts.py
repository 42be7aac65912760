"""Servers that do what the ready files of the static hosts say, for the tests to put the site on."""

import json
import re
import shlex
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from urllib.parse import urlsplit

from tools.site import server

Headers = dict[str, str]
Rules = list[tuple[Callable[[str], bool], Headers]]


@dataclass(frozen=True)
class Host:
    """What a host adds to the plain files, and below which folder it serves them."""

    rules: Rules
    types: Mapping[str, str] = field(default_factory=lambda: server.TYPES)
    packed: tuple[str, ...] = ("br", "gzip")
    folder: str = ""

    def headers(self, path: str) -> Headers:
        return {
            name: value for fits, given in self.rules if fits(path) for name, value in given.items() if value
        }


def like(pattern: str) -> Callable[[str], bool]:
    return lambda path: fnmatchcase(path, pattern)


def matching(pattern: str) -> Callable[[str], bool]:
    return lambda path: re.search(pattern, path) is not None


def netlify(site: Path) -> Host:
    rules: Rules = []
    for line in (site / "_headers").read_text().splitlines():
        if line.startswith("/"):
            rules.append((like(line.strip()), {}))
        elif line.startswith("  "):
            name, value = line.strip().split(": ", 1)
            rules[-1][1][name] = value
    return Host(rules)


def vercel(site: Path) -> Host:
    listed = json.loads((site / "hosting/vercel.json").read_text())["headers"]
    return Host(
        [
            (matching(f"^{rule['source']}$"), {entry["key"]: entry["value"] for entry in rule["headers"]})
            for rule in listed
        ]
    )


def nginx(site: Path) -> Host:
    text = re.sub(r"^\s*#.*$", "", (site / "hosting/nginx.conf").read_text(), flags=re.MULTILINE)
    maps = {
        name: _nginx_map(body) for name, body in re.findall(r"map \$uri (\$\w+) \{(.*?)\n\}", text, re.DOTALL)
    }
    added = [shlex.split(line.rstrip(";")) for line in re.findall(r"add_header (.*)", text)]
    rules: Rules = []
    for name, value, *_always in added:
        rules += (
            [(fits, {name: given}) for fits, given in maps[value]]
            if value in maps
            else [(like("*"), {name: value})]
        )
    (listed,) = re.findall(r"types \{(.*?)\}", text, re.DOTALL)
    types = {
        f".{ending}": kind
        for kind, *endings in (line.strip(" ;").split() for line in listed.strip().splitlines())
        for ending in endings
    }
    return Host(rules, types, packed=("gzip",) if "gzip_static on;" in text else ())


def _nginx_map(body: str) -> list[tuple[Callable[[str], bool], str]]:
    lines = [shlex.split(line.strip().rstrip(";")) for line in body.strip().splitlines()]
    # "/" is answered with /index.html, whose name is what nginx looks up then.
    return [
        (like("*") if key == "default" else matching(key[1:]) if key[0] == "~" else _page(key), value)
        for key, value in lines
    ]


def _page(name: str) -> Callable[[str], bool]:
    return lambda path: (f"{path}index.html" if path.endswith("/") else path) == name


def apache(site: Path) -> Host:
    text = (site / "hosting/apache.htaccess").read_text()
    types = {
        ending: kind
        for kind, *endings in (line.split() for line in re.findall(r"^AddType (.*)", text, re.MULTILINE))
        for ending in endings
    }
    # Apache's own list knows these; the .gz sections say again what AddType says.
    types |= {ending: server.TYPES[ending] for ending in (".html", ".css", ".png", ".zip")}
    rules: Rules = []
    fits = like("*")
    for line in map(str.strip, text.splitlines()):
        if line.startswith("<FilesMatch"):
            fits = _named(shlex.split(line.strip("<>"))[1])
        elif line == "</FilesMatch>":
            fits = like("*")
        elif line.startswith("Header set"):
            name, value = shlex.split(line)[2:4]
            rules.append((fits, {name: value}))
    return Host(
        rules,
        types,
        packed=tuple(
            coding
            for coding, ending in (("br", "br"), ("gzip", "gz"))
            if f"RewriteRule ^(.+)$ $1.{ending}" in text
        ),
    )


def _named(pattern: str) -> Callable[[str], bool]:
    return lambda path: re.search(pattern, path.rpartition("/")[2] or "index.html") is not None


def caddy(site: Path) -> Host:
    text = (site / "hosting/Caddyfile").read_text()
    named: dict[str, Callable[[str], bool]] = {}
    rules: Rules = []
    for line in map(str.strip, text.splitlines()):
        words = shlex.split(line) if not line.startswith("#") else []
        if words[1:3] == ["not", "path"]:
            named[words[0]] = _none_of(words[3:])
        elif words[1:2] == ["path"] and words[0].startswith("@"):
            named[words[0]] = _any_of(words[2:])
        elif len(words) == 4 and words[0] == "header":
            rules.append((named[words[1]], {words[2]: words[3]}))
    (block,) = re.findall(r"header \{(.*?)\}", text, re.DOTALL)
    always = dict(shlex.split(line) for line in block.strip().splitlines())
    return Host(
        [(like("*"), always), *rules], packed=tuple(re.findall(r"precompressed (.*)", text)[0].split())
    )


def _any_of(patterns: list[str]) -> Callable[[str], bool]:
    return lambda path: any(fnmatchcase(path, pattern) for pattern in patterns)


def _none_of(patterns: list[str]) -> Callable[[str], bool]:
    return lambda path: not _any_of(patterns)(path)


def github_pages(_site: Path) -> Host:
    """No headers of ours, its own compression, everything below the repository's name, ten minutes in caches."""
    return Host([(like("*"), {"Cache-Control": "max-age=600"})], packed=(), folder="regolo")


HOSTS = {made.__name__: made for made in (netlify, vercel, nginx, apache, caddy, github_pages)}


@contextmanager
def hosted(host: Host, site: Path, root: Path) -> Iterator[str]:
    """The address of the site on that host; `root` is an empty folder for it."""

    class Handler(server.Handler):
        extensions_map = {"": "application/octet-stream", **host.types}  # noqa: RUF012  (the base class's own name)

        memories = False  # as the ready file says

        def _accepts(self, coding: str) -> bool:
            return coding in host.packed and super()._accepts(coding)

        def send_header(self, keyword: str, value: str) -> None:
            if keyword != "Content-Type" or "Content-Type" not in self.ours():
                super().send_header(keyword, value)

        def end_headers(self) -> None:
            for name, value in self.ours().items():
                super().send_header(name, value)
            super(server.Handler, self).end_headers()

        def ours(self) -> Headers:
            return host.headers(
                urlsplit(self.path).path.removeprefix(f"/{host.folder}" if host.folder else "")
            )

    (root / host.folder).parent.mkdir(parents=True, exist_ok=True)
    (root / host.folder if host.folder else root / "site").symlink_to(site)
    with server.serving(root if host.folder else root / "site", Handler) as served:
        yield served.address + (f"{host.folder}/" if host.folder else "")
