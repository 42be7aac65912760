"""The laboratory: many games at once, and what they say; doors for the tools of others. See docs/lab.md."""
