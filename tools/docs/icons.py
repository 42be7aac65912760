"""The verb `icons`: the app's icons as pictures, drawn anew from static/icons/regolo.svg."""

import re

from playwright.sync_api import sync_playwright

from tools.cli import parser
from tools.env import browser
from tools.env.places import ROOT

ICONS = ROOT / "static/icons"
DRAWING = ICONS / "regolo.svg"
# name -> side in pixels, and how much of it the drawing fills: phones cut round shapes out of a maskable icon
PICTURES = {
    "app-192": (192, 1.0),
    "app-512": (512, 1.0),
    "app-maskable-512": (512, 0.72),
    "app-touch-180": (180, 0.86),
}


def main(words: list[str]) -> int:
    parser("icons").parse_args(words)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=browser.executable(), args=browser.FLAGS)
        for name, (side, fill) in PICTURES.items():
            page = started.new_page(viewport={"width": side, "height": side})
            page.set_content(_page(side, fill))
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        started.close()
    return 0


def _page(side: int, fill: float) -> str:
    drawing = DRAWING.read_text()
    ground = re.search(r'<rect [^>]*fill="(#\w+)"', drawing)
    paper = f"background:{ground[1]}" if ground and fill < 1 else ""
    inner = round(side * fill)
    return (
        f"<style>body{{margin:0;{paper};display:grid;place-items:center;height:100vh}}</style>"
        + drawing.replace("<svg ", f'<svg width="{inner}" height="{inner}" style="display:block" ', 1)
    )
