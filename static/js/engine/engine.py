"""The script of the worker: one door, text in and text out."""

from pyapp.bridge import handle

__export__ = ["handle"]
