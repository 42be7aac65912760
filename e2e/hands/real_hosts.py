"""nginx, Apache and Caddy themselves, set up with the ready files as docs/hosting.md says; on this machine only."""

import functools
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tools.env import apt
from tools.env.console import Trouble

PACKAGES = {"nginx": "nginx-light", "apache2": "apache2", "caddy": "caddy"}
MODULES = ("mpm_event", "authz_core", "dir", "mime", "headers", "rewrite", "env", "setenvif", "unixd")
APACHE_MODULES = Path("/usr/lib/apache2/modules")
PATIENCE = 20.0


@functools.cache
def program(name: str) -> str:
    """Where the server is, installed if that may be; else the test is skipped and says why."""
    path = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin:/usr/bin")
    if not path and apt.possible():
        try:
            apt.install([PACKAGES[name]])
        except Trouble as trouble:
            pytest.skip(f"{name} could not be installed: {trouble}")
        path = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin:/usr/bin")
    if not path:
        pytest.skip(f"{name} is not on this machine, and only root may install it")
    return path


@contextmanager
def running(name: str, site: Path, work: Path, folder: str = "") -> Iterator[str]:
    """The address of the site on a real server, ending in a slash; `folder` like `games/regolo/`."""
    command = program(name)
    port = _free_port()
    words = SERVERS[name](site, work, port, folder)
    with (work / "said.txt").open("w") as said:
        server = subprocess.Popen([command, *words], cwd=work, stdout=said, stderr=said)
    try:
        address = f"http://127.0.0.1:{port}/{folder}"
        _wait(address, server, work / "said.txt")
        yield address
    finally:
        server.terminate()
        server.wait(timeout=PATIENCE)


def _nginx(site: Path, work: Path, port: int, folder: str) -> list[str]:
    ready = (site / "hosting/nginx.conf").read_text()
    maps, server = ready.split("server {", 1)
    inside = server.split("# --- from here ---")[1].split("# --- to here ---")[0]
    if folder:
        maps = maps.replace("    /index.html", f"    /{folder}index.html")
        place = f"location /{folder} {{ alias {site}/;\n{inside} }}"
    else:
        place = f"root {site};\n{inside}"
    temporary = "".join(
        f"{kind}_temp_path {work}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    conf = work / "nginx.conf"
    conf.write_text(
        f"daemon off; user root; pid {work}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off;\n{temporary}{maps} server {{ listen 127.0.0.1:{port};\n{place}\n}} }}\n"
    )
    return ["-c", str(conf), "-p", str(work)]


def _apache(site: Path, work: Path, port: int, folder: str) -> list[str]:
    root = work / "root"
    place = root / folder
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(site, target_is_directory=True) if folder else root.symlink_to(site)
    shutil.copyfile(site / "hosting/apache.htaccess", site / ".htaccess")
    loaded = "".join(
        f"LoadModule {module}_module {APACHE_MODULES}/mod_{module}.so\n"
        for module in MODULES
        if (APACHE_MODULES / f"mod_{module}.so").is_file()
    )
    conf = work / "apache.conf"
    conf.write_text(
        f"{loaded}ServerName localhost\nListen 127.0.0.1:{port}\nPidFile {work}/pid\nErrorLog {work}/errors\n"
        f"Mutex file:{work}\nUser www-data\nGroup www-data\nTypesConfig /etc/mime.types\nDocumentRoot {root}\n"
        f"<Directory />\nAllowOverride All\nOptions FollowSymLinks\nRequire all granted\n</Directory>\n"
    )
    return ["-f", str(conf), "-DFOREGROUND"]


def _caddy(site: Path, work: Path, port: int, folder: str) -> list[str]:
    ready = (site / "hosting/Caddyfile").read_text()
    inside = ready.split("example.org {", 1)[1].rsplit("}", 1)[0].replace("/srv/regolo", str(site))
    if folder:
        inside = f"handle_path /{folder}* {{\n{inside}\n}}"
    conf = work / "Caddyfile"
    conf.write_text(
        f"{{\n\tadmin off\n\tauto_https off\n\tstorage file_system {work}/state\n}}\n"
        f"http://127.0.0.1:{port} {{\n{inside}\n}}\n"
    )
    return ["run", "--config", str(conf), "--adapter", "caddyfile"]


SERVERS: dict[str, Callable[[Path, Path, int, str], list[str]]] = {
    "nginx": _nginx,
    "apache2": _apache,
    "caddy": _caddy,
}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait(address: str, server: subprocess.Popen[bytes], said: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if server.poll() is not None:
            break
        try:
            with urlopen(f"{address}index.html", timeout=2):
                return
        except URLError:
            time.sleep(0.1)
    raise AssertionError(f"the server does not answer:\n{said.read_text()}")
