"""The script of the worker: one door, text in and text out."""

from pyapp.bridge import handle  # noqa: F401  (exported to the page by name)

__export__ = ["handle"]
