"""The sentences all games share: why a set-up, a position, a record or a link from outside can't be used."""
