"""What teaches the games: lessons and worked examples, puzzles, and the search that proves them."""
