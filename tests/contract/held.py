"""Which property holds each kind of reason, hint, forecast and review sentence against the engine.

A kind is the beginning of a message key; what it is held by is a test, `file::name`. The kinds there are come from the
messages (test_held.py), so a new one without a property is told.
"""

import re
from typing import Final

FORETELLS: Final = re.compile(
    r"board\.(ahead|outlook|plan|steal|forecast|then|after|chance|reach|odds|fight\.odds|cost|could_end|last_turns"
    r"|beat|da\.plans|worth|warn|cell\.after|open\.after|column\.(reach|leads|then|forecast)|deck\.rounds)(\.|$)"
)
"""Keys of a board that say what will be, as against what is."""

SHELL: Final = {
    "reason.ask": "tests/ai/test_review.py::test_a_reason_through_the_door_for_everybody_who_looks",
    "hint.look": "tests/ai/test_reasons.py::test_a_hint_looks_at_the_move_and_says_why",
    "hint.spot": "tests/ai/test_reasons.py::test_where_to_look_does_not_tell_which_it_is",
    "hint.move": "tests/ai/test_reasons.py::test_a_hint_looks_at_the_move_and_says_why",
    "hint.count": "tests/js/test_scripts.py::test_script",  # session.test.mjs
    "review.up": "tests/ai/test_review.py::test_what_is_said_of_a_turning_point_is_what_the_curve_shows",
    "review.down": "tests/ai/test_review.py::test_what_is_said_of_a_turning_point_is_what_the_curve_shows",
    "review.turn": "tests/ai/test_review.py::test_what_is_said_of_a_turning_point_is_what_the_curve_shows",
    "review.show": "tests/ai/test_review.py::test_what_is_said_of_a_turning_point_is_what_the_curve_shows",
    "review.proven": "tests/ai/test_review.py::test_what_is_proven_is_the_truth_of_every_line",
    "review.better": "tests/ai/test_review.py::test_the_better_move_is_legal_and_its_numbers_are_the_engines",
    "review.try": "tests/ai/test_review.py::test_the_better_move_is_legal_and_its_numbers_are_the_engines",
}
"""Sentences of the shell with something filled in; those without a gap name nothing."""

ANY_GAME: Final = (
    "tests/ai/test_reasons.py::test_what_any_game_may_say_of_a_move_holds_against_all_other_moves"
)
COMPARED: Final = "tests/ai/test_comparing.py::test_what_is_said_to_be_more_than_with_other_moves_is"

_MECHANICS = "tests/mechanics/test_forecasts.py"
_MARS = "tests/pocket_mars/test_outlook.py"
_RACE = "tests/automobiles/test_told.py"
_RING = "tests/suk/test_forecasts.py"
_TOWN = "tests/martians/test_forecasts.py"
GAMES: Final = {
    "mechanics": {
        "reason": "tests/mechanics/test_reasons.py::test_every_number_and_name_of_a_reason_is_so",
        "board.forecast": f"{_MECHANICS}::test_prices_after_a_pass_that_ends_the_round_are_those_foretold",
        "board.then": f"{_MECHANICS}::test_prices_after_a_pass_that_ends_the_round_are_those_foretold",
        "board.worth": f"{_MECHANICS}::test_a_whole_set_brings_what_was_said",
        "board.warn.pass": f"{_MECHANICS}::test_a_pass_ends_the_round_where_that_was_said_and_nowhere_else",
        "board.warn.passed": f"{_MECHANICS}::test_a_pass_ends_the_round_where_that_was_said_and_nowhere_else",
        "board.warn.thaw": "tests/mechanics/test_view.py::test_thaw_says_what_the_cards_would_do",
        "board.warn.unsold": f"{_MECHANICS}::test_a_whole_set_brings_what_was_said",
        "board.column": f"{_MECHANICS}::test_prices_after_a_pass_that_ends_the_round_are_those_foretold",
    },
    "automobiles": {
        "reason": f"{_RACE}::test_numbers_of_a_reason_are_those_of_one_way_to_go_on",
        "board.after": f"{_RACE}::test_the_forecast_is_what_happens_when_the_turn_ends_there",
        "board.outlook": f"{_RACE}::test_the_forecast_is_what_happens_when_the_turn_ends_there",
        "board.plan": f"{_RACE}::test_a_space_within_reach_is_reached_by_the_moves_named_at_the_cost_named",
        "board.reach": f"{_RACE}::test_a_space_within_reach_is_reached_by_the_moves_named_at_the_cost_named",
        "board.chance": f"{_RACE}::test_the_number_on_a_card_is_the_number_it_gives",
    },
    "suk": {
        "reason": "tests/suk/test_reasons.py::test_every_number_and_name_of_a_reason_is_what_the_engine_gives",
        "board.after": f"{_RING}::test_every_number_beside_a_cell_is_what_the_placement_brings",
        "board.cell": f"{_RING}::test_every_number_beside_a_cell_is_what_the_placement_brings",
        "board.open": f"{_RING}::test_every_number_beside_a_cell_is_what_the_placement_brings",
    },
    "pocket-mars": {
        "reason": "tests/pocket_mars/test_reasons.py::test_a_reason_says_what_is_so",
        "board.outlook": f"{_MARS}::test_a_prep_card_is_foretold_as_it_can_be_played",
        "board.steal": f"{_MARS}::test_a_card_seen_in_another_prep_is_foretold_as_it_can_be_connected",
        "board.ahead": f"{_MARS}::test_the_points_to_beat_and_where_a_line_leads_are_those_of_the_second_reading",
        "board.could_end": f"{_MARS}::test_whoever_lands_the_seventh_was_named_before",
        "board.last_turns": f"{_MARS}::test_whoever_lands_the_seventh_was_named_before",
        "board.plan": f"{_MARS}::test_da_does_what_was_foretold",
        "board.da": f"{_MARS}::test_da_does_what_was_foretold",
        "board.beat": f"{_MARS}::test_the_points_to_beat_and_where_a_line_leads_are_those_of_the_second_reading",
        "board.deck": "tests/pocket_mars/test_solo.py::test_the_rounds_the_deck_lasts",
    },
    "martians": {
        "reason": "tests/martians/test_reasons.py::test_every_reason_of_played_games_is_so",
        "board.cost": f"{_TOWN}::test_a_way_counts_its_squares_and_the_martians_on_it",
        "board.column": f"{_TOWN}::test_a_way_counts_its_squares_and_the_martians_on_it",
        "board.odds": "tests/martians/test_forecasts.py::test_the_odds_of_a_combat_are_those_of_the_die",
        "board.fight": "tests/martians/test_forecasts.py::test_the_odds_of_a_combat_are_those_of_the_die",
    },
}
