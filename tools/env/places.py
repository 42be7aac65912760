"""Where things stand in the project folder."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
WORK = ROOT / ".build"  # stamps, downloads and half-products; safe to delete
DIST = ROOT / "dist"
NODE_MODULES = ROOT / "node_modules"
RUNTIME = WORK / "runtime"  # the wheel and the memory image, before they go to dist/

WINDOWS = os.name == "nt"


def venv_python() -> Path:
    return VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
