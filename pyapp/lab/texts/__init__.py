"""The words of the laboratory's reports, in both languages."""
