"""Tests of Martians!!!."""
