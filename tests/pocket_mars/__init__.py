"""Pocket Mars: the rulebook as tests."""
