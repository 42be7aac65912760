"""The plugin `regolo` of MkDocs: a fenced block of that name becomes a picture, its caption and a live board.

    plugins:
      - regolo:
          site: https://example.org/regolo/

Comes with `pip install regolo[mkdocs]`; nothing else imports it.
"""

import hashlib
import re
from pathlib import Path

from mkdocs.config import base, config_options
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from ..core.game import LANGUAGES
from ..core.refusals import BadInput
from ..core.telling import in_all_languages
from ..teach.figures import read
from . import THEMES, Drawing, drawn
from .live import as_figure, element, script

FOLDER = "regolo"
BLOCK = re.compile(
    r"^(?P<fence>`{3,}|~{3,})regolo[ \t]*\n(?P<text>.*?)^(?P=fence)[ \t]*$", re.DOTALL | re.MULTILINE
)


class RegoloConfig(base.Config):  # type: ignore[misc]  # MkDocs is not there when types are checked
    """What mkdocs.yml may say."""

    site = config_options.Type(
        str, default=""
    )  # a site of Regolo, for boards that can be played on; else pictures only
    lang = config_options.Choice(LANGUAGES, default="en")
    theme = config_options.Choice(THEMES, default="auto")


class RegoloPlugin(BasePlugin[RegoloConfig]):  # type: ignore[misc]
    """Draws what stands in blocks while the pages are read, and lays the pictures beside the finished site."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: dict[str, str] = {}

    def on_page_markdown(self, markdown: str, /, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Every block of a page, and the script once."""
        changed = BLOCK.sub(lambda found: self._shown(found["text"], page), markdown)
        return changed if changed == markdown else f"{changed}\n\n{script(self._site)}\n"

    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """The pictures stand where the pages look for them."""
        for name, svg in self.pictures.items():
            path = Path(config.site_dir, FOLDER, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(svg, encoding="utf-8")

    @property
    def _site(self) -> str:
        site: str = self.config.site
        return site if not site or site.endswith("/") else f"{site}/"

    def _shown(self, text: str, page: Page) -> str:
        language = self.config.lang
        try:
            figure = as_figure(text)
            drawings = drawn([read(figure)], language, self.config.theme)[0]
        except BadInput as problem:
            raise PluginError(f"{page.file.src_uri}: {in_all_languages(problem)[language]}") from None
        if self._site:  # the board goes through the steps by itself
            drawings = drawings[:1]
        return "\n".join(
            element(figure, drawing, self._kept(drawing, page), language, self._site) for drawing in drawings
        )

    def _kept(self, drawing: Drawing, page: Page) -> str:
        """Where the page finds a picture."""
        name = f"{hashlib.sha256(drawing.svg.encode()).hexdigest()[:16]}.svg"
        self.pictures[name] = drawing.svg
        address: str = get_relative_url(f"{FOLDER}/{name}", page.url)
        return address
