"""Refusals: every reason is met, names its rule, and is said in words."""

import re

from pyapp.core.messages import Reader
from pyapp.core.rng import Rng
from tests.mechanics.tables import GAME
from tests.playing import any_options, played

UNFILLED = re.compile(r"[{}]|(component|mechanism)\.\w")
RARE = {"market_empty", "price_limit", "just_dismantled", "one_dismantle", "not_bought_last"}
"""Reasons that test_turn and test_mechanisms meet on purpose."""
REASONS = {
    *("not_now", "primary_done", "no_such_card", "too_dear", "primary_first", "not_in_play", "already_yours"),
    *("one_build", "just_dismantled", "slot_taken", "missing_cards", "not_built", "stays", "one_dismantle"),
    *("just_built", "not_owned", "used_up", "buy_first", "market_empty", "not_in_hand", "same_type"),
    *("price_limit", "not_bought_last", "none_of_it", "not_so_many", "sold_already", "only_scrap"),
    *("too_small", "wrong_scrap"),
}
EVERY_MOVE = [
    text
    for verb in GAME.notation.verbs.values()
    for text in GAME.notation.fill(" ".join((verb.name, *("*" for _ in verb.words))), 500)
]


def test_every_reason_has_its_words() -> None:
    for language in ("it", "en"):
        told = {key[4:] for key in GAME.texts(language).MESSAGES if key.startswith("why.")}
        assert told == {*REASONS, "over", "not_a_move"}


def test_all_moves_are_refused_for_a_reason_or_legal() -> None:
    """In random games: each refusal names a rule, and is a whole sentence in both languages."""
    texts = {language: GAME.texts(language) for language in ("it", "en")}
    readers = [
        Reader(room.MESSAGES, language, ["Anna", "Bo", "Cy", "Di"]) for language, room in texts.items()
    ]
    met: set[str] = set()
    for seed in range(40):
        setup = GAME.setup(2 + seed % 3, any_options(GAME, Rng(seed)))
        for state in played(GAME, setup, seed).states[:-1:17]:
            legal = set(map(str, GAME.moves(state)))
            refusals = {text: GAME.why_not(state, text) for text in EVERY_MOVE}
            assert {text for text, refusal in refusals.items() if refusal is None} == legal
            for refusal in {(why.rule, why.key): why for why in refusals.values() if why}.values():
                met.add(refusal.key)
                for reader in readers:
                    said = reader.say(f"why.{refusal.key}", refusal.params)
                    assert not UNFILLED.search(said), said
                    assert refusal.rule in texts[reader.language].RULES
    assert met <= REASONS and REASONS - met <= RARE
