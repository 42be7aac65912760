"""What the site is made of: every vendored package with version, licence and hash, for people and for machines."""

import base64
import hashlib
import json
import re
import uuid
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from tools.env import environment
from tools.env.console import Trouble
from tools.env.places import NODE_MODULES, ROOT
from tools.site import vendor

NPM = ("@fontsource/jost", "@pyscript/core", "lit-html", "pyodide", "qr")
"""The packages whose files, or files made from them, are on the site."""

BILL = "sbom.cdx.json"
PAGE = "licences.html"
NAMESPACE = uuid.UUID("5d0b3f2a-3a53-4a3e-9a0c-2f6f3f1c7a11")
ROLES = {
    "@fontsource/jost": ("il carattere dei titoli", "the face of the titles"),
    "@pyscript/core": ("mette Python al lavoro nella pagina", "puts Python to work in the page"),
    "lit-html": ("disegna solo quello che cambia", "draws only what changes"),
    "cpython": ("l’interprete dentro Pyodide", "the interpreter inside Pyodide"),
    "pyodide": ("Python nel browser", "Python in the browser"),
    "qr": ("un collegamento come quadratini da inquadrare", "a link as squares to scan"),
    "micropip": (
        "aggiunge altri pacchetti Python, se richiesti",
        "adds further Python packages, if asked for",
    ),
    "regolo": ("Regolo stesso", "Regolo itself"),
}


@dataclass(frozen=True)
class Part:
    """A package on the site."""

    name: str
    version: str
    licence: str  # its short name, as the licence lists of the world write it
    url: str  # as package managers name it
    algorithm: str
    digest: str
    text: str  # the licence in full, where the package brings one


def parts() -> list[Part]:
    """Everything vendored, Regolo first, then by name."""
    others = [*map(_npm, NPM), _python(), *_wheels()]
    return [_ours(), *sorted(others, key=lambda part: part.name.lstrip("@"))]


def bill(build: str) -> bytes:
    """The bill of materials of one build, in CycloneDX; the same build gives the same bytes."""
    ours, *others = parts()
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, build)}",
        "version": 1,
        "metadata": {"component": {**_component(ours), "type": "application", "bom-ref": ours.url}},
        "components": [{**_component(part), "type": "library", "bom-ref": part.url} for part in others],
        "dependencies": [
            {"ref": ours.url, "dependsOn": [part.url for part in others]},
            *({"ref": part.url, "dependsOn": []} for part in others),
        ],
    }
    return (json.dumps(document, indent=2, ensure_ascii=False) + "\n").encode()


def page(build: str) -> bytes:
    """The page of the site that says what it is made of, in both languages, readable without scripts."""
    rows = "".join(_row(part) for part in parts())
    texts = "".join(_text(part) for part in parts())
    return PAGE_TEXT.format(policy=POLICY, rows=rows, texts=texts, build=escape(build), bill=BILL).encode()


def licences() -> str:
    """All licence texts one after the other, for what is handed out as one file."""
    return "\n\n".join(
        f"{part.name} {part.version}: {part.licence}\n\n{part.text.strip()}" for part in parts()
    )


def _component(part: Part) -> Mapping[str, Any]:
    component: dict[str, Any] = {"name": part.name, "version": part.version, "purl": part.url}
    if part.digest:
        component["hashes"] = [{"alg": part.algorithm, "content": part.digest}]
    if " OR " in part.licence:
        return {**component, "licenses": [{"expression": part.licence}]}
    return {**component, "licenses": [{"license": {"id": part.licence}}]}


def _ours() -> Part:
    version = re.search(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    if not version:
        raise Trouble("pyproject.toml has no version.")
    text = (ROOT / "LICENSE").read_text("utf-8")
    return Part("regolo", version[1], "MIT", f"pkg:pypi/regolo@{version[1]}", "", "", text)


def _npm(name: str) -> Part:
    facts = json.loads((NODE_MODULES / name / "package.json").read_text("utf-8"))
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"][f"node_modules/{name}"]
    algorithm, _, digest = locked["integrity"].partition("-")
    found = (
        path for path in sorted((NODE_MODULES / name).iterdir()) if path.name.lower().startswith("licen")
    )
    text = next((path.read_text("utf-8") for path in found if path.is_file()), "")
    return Part(
        name,
        facts["version"],
        _short(facts["license"]),
        f"pkg:npm/{name.replace('@', '%40')}@{facts['version']}",
        {"sha512": "SHA-512", "sha256": "SHA-256"}[algorithm],
        base64.b64decode(digest).hex(),
        text,
    )


def _python() -> Part:
    """The Python inside Pyodide."""
    version = json.loads((NODE_MODULES / "pyodide/pyodide-lock.json").read_text("utf-8"))["info"]["python"]
    return Part("cpython", version, "PSF-2.0", f"pkg:generic/cpython@{version}", "", "", "")


def _short(licence: str) -> str:
    """`APACHE-2.0` and the like as the list of licences writes them."""
    known = {"apache-2.0": "Apache-2.0", "mit": "MIT", "mpl-2.0": "MPL-2.0", "ofl-1.1": "OFL-1.1"}
    return known.get(licence.lower(), licence.strip("()"))


def _wheels() -> list[Part]:
    """The Python packages beside ours."""
    pinned = environment.requirements("page").read_text()
    found = []
    for path in vendor.wheels():
        name, version = path.name.split("-")[:2]
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        if digest not in pinned:
            raise Trouble(f"{path.name} is not the file that {environment.requirements('page').name} names.")
        licence, text = _licence_in(path)
        found.append(Part(name, version, licence, f"pkg:pypi/{name}@{version}", "SHA-256", digest, text))
    return found


def _licence_in(wheel: Path) -> tuple[str, str]:
    """Short name and text of the licence that a wheel carries."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        about = archive.read(next(name for name in names if name.endswith(".dist-info/METADATA"))).decode()
        texts = [name for name in names if "licen" in Path(name).name.lower() and ".dist-info/" in name]
        text = archive.read(texts[0]).decode() if texts else ""
    said = re.search(r"^License(?:-Expression)?: (.+)$", about, re.MULTILINE)
    if said:
        return _short(said[1].strip()), text
    return ("MPL-2.0" if "Mozilla Public License" in about + text else "NOASSERTION"), text


def _row(part: Part) -> str:
    role_it, role_en = ROLES[part.name]
    where = f'<a href="#{_anchor(part)}">{escape(part.licence)}</a>' if part.text else escape(part.licence)
    return (
        f"<tr><th scope='row'>{escape(part.name)} {escape(part.version)}</th><td>{where}</td>"
        f"<td>{escape(role_it)}<br><span lang='en'>{escape(role_en)}</span></td></tr>\n"
    )


def _text(part: Part) -> str:
    if not part.text:
        return ""
    return f'<h2 id="{_anchor(part)}">{escape(part.name)}</h2>\n<pre>{escape(part.text.strip())}</pre>\n'


def _anchor(part: Part) -> str:
    return re.sub(r"[^a-z0-9]+", "-", part.name.lower()).strip("-")


POLICY = "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"
PAGE_TEXT = """<!doctype html>
<html lang="it" data-theme="auto">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta http-equiv="Content-Security-Policy" content="{policy}" />
<meta name="color-scheme" content="light dark" />
<title>Regolo: di che cosa è fatto · what it is made of</title>
<link rel="icon" href="./static/icons/regolo.svg" type="image/svg+xml" />
<link rel="stylesheet" href="./static/css/tokens.css" />
<link rel="stylesheet" href="./static/css/app.css" />
<link rel="stylesheet" href="./static/css/pages.css" />
</head>
<body>
<div class="page rules-static licences-page">
<header class="page-head"><h1>Di che cosa è fatto Regolo</h1></header>
<main id="main">
<p>Tutto quello che questo sito usa di altri, con la sua licenza. Niente viene chiesto ad altri siti.</p>
<p lang="en">Everything that this site uses of others, with its licence. Nothing is asked of other sites.</p>
<table>
{rows}</table>
<p>Build {build} · <a href="./{bill}">CycloneDX</a> · <a href="./index.html">Regolo</a></p>
{texts}</main>
</div>
</body>
</html>
"""
