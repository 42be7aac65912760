"""Devices of their own on this one machine: network namespaces joined by a line that may lose and delay what it carries."""

import os
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.env import apt
from tools.env.console import Trouble, run
from tools.env.places import ROOT

LINE = ROOT / "tools/env/lossy_line.py"
SERVER = "import sys, pathlib; from tools.site import server; server.serve(pathlib.Path(sys.argv[1]), int(sys.argv[2]))"


@dataclass(frozen=True)
class Device:
    """One device: what runs in it sees its own network only, and its own 127.0.0.1."""

    name: str
    address: str

    def command(self, *words: str | Path) -> list[str]:
        """The words of a command, to be run on this device."""
        return [_ip(), "netns", "exec", self.name, *map(str, words)]

    def program(self, path: str, folder: Path) -> Path:
        """A program that is started on this device, whoever starts it."""
        script = folder / f"{Path(path).name}-{self.name}"
        script.write_text(f'#!/bin/sh\nexec {_ip()} netns exec {self.name} "{path}" "$@"\n')
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
        return script


@dataclass(frozen=True)
class Line:
    """Two devices that reach each other, and nobody else."""

    devices: tuple[Device, Device]
    carrier: subprocess.Popen[str] | None = None
    """Carries the packets across; none where a plain wire does."""

    def cut(self) -> None:
        """Nothing gets across, as when somebody walks out of range."""
        self._tell(signal.SIGSTOP)

    def mend(self) -> None:
        self._tell(signal.SIGCONT)

    def _tell(self, what: signal.Signals) -> None:
        assert self.carrier, "a plain wire can't be cut"
        self.carrier.send_signal(what)


def why_not() -> str | None:
    """Why there can be no such devices here; None: there can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "devices of their own need root on Linux"
    try:
        run([_ip(), "netns", "add", "regolo-try"], "no network namespaces here")
        run([_ip(), "netns", "delete", "regolo-try"], "no network namespaces here")
    except Trouble as trouble:
        return str(trouble)
    return None


@contextmanager
def two_devices(*, loss: float = 0.0, delay: float = 0.0, carried: bool = False) -> Iterator[Line]:
    """Two devices on one wire, or with a third between them: it loses (a share of packets), delays (seconds), is cut."""
    mark = f"{os.getpid() % 100_000}"
    devices = Device(f"regolo-a{mark}", "10.83.0.1"), Device(f"regolo-b{mark}", "10.83.0.2")
    first, second = (device.name for device in devices)
    with _namespace(first), _namespace(second), ExitStack() as stack:
        carrier = None
        if loss or delay or carried:
            carrier = stack.enter_context(_carrier(f"regolo-m{mark}", devices, loss, delay))
        else:
            _do(
                "link", "add", "line", "netns", first, "type", "veth", "peer", "name", "line", "netns", second
            )
        for device in devices:
            _wake(device)
        yield Line(devices, carrier)


@contextmanager
def _carrier(
    middle: str, devices: tuple[Device, Device], loss: float, delay: float
) -> Iterator[subprocess.Popen[str]]:
    """A device between the two, which carries every packet across, or loses it."""
    with _namespace(middle):
        ends = ("left", "right")
        for device, end in zip(devices, ends, strict=True):
            _do(
                "link",
                "add",
                "line",
                "netns",
                device.name,
                "type",
                "veth",
                "peer",
                "name",
                end,
                "netns",
                middle,
            )
            _do("-n", middle, "link", "set", end, "promisc", "on", "up")
        words = Device(middle, "").command(sys.executable, LINE, *ends, str(loss), str(delay))
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as carrier:
            try:
                assert carrier.stdout and carrier.stdout.readline() == "open\n"
                yield carrier
            finally:
                carrier.kill()


@contextmanager
def _namespace(name: str) -> Iterator[None]:
    _do("netns", "add", name)
    try:
        yield
    finally:
        _do("netns", "delete", name)


def _wake(device: Device) -> None:
    """Its own address, and the line as the way to everywhere: a browser looks for that one."""
    _do("-n", device.name, "link", "set", "lo", "up")
    _do("-n", device.name, "address", "add", f"{device.address}/24", "dev", "line")
    _do("-n", device.name, "link", "set", "line", "up")
    _do("-n", device.name, "route", "add", "default", "dev", "line")


@contextmanager
def serving(device: Device, folder: Path, port: int) -> Iterator[str]:
    """The site, served on a device to that device alone; its address ends in a slash."""
    command = device.command(sys.executable, "-c", SERVER, folder, str(port))
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout and "http" in server.stdout.readline()
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()


def _do(*words: str) -> None:
    run([_ip(), *words], f"ip {' '.join(words)} did not work")


def _ip() -> str:
    path = shutil.which("ip") or shutil.which("ip", path="/usr/sbin:/sbin")
    if not path and apt.possible():
        apt.install(["iproute2"])
        path = shutil.which("ip", path="/usr/sbin:/sbin:/usr/bin")
    if not path:
        raise Trouble("the command ip is not on this machine (Debian: iproute2)")
    return path
