"""Refusals: every reason is met, names its rule and the piece in the way, and is said in words."""

import re
from functools import cache
from typing import Any

import pytest

from pyapp.core.messages import Reader
from pyapp.core.refusals import Refusal
from pyapp.core.rng import Rng
from pyapp.games.mechanics.state import State
from tests.mechanics.tables import GAME, go, moves, table
from tests.playing import any_options, played

HOLES = re.compile(r"[{}]|\b[a-z_]+\.[a-z_]+\b|_|  | [.,:;]|\(\)|None|True|False|: \.|^[^A-ZÈ«“]")
RARE = {"market_empty", "price_limit", "just_dismantled", "one_dismantle", "not_bought_last"}
RARE |= {"one_way", "used_now"}  # of own components alone
"""Reasons that test_turn, test_mechanisms and test_own meet on purpose."""
REASONS = {
    *("not_now", "primary_done", "no_such_card", "too_dear", "primary_first", "not_in_play", "already_yours"),
    *("one_build", "just_dismantled", "slot_taken", "missing_cards", "not_built", "stays", "one_dismantle"),
    *("just_built", "not_owned", "used_up", "buy_first", "market_empty", "not_in_hand", "same_type"),
    *("price_limit", "not_bought_last", "none_of_it", "not_so_many", "sold_already", "only_scrap"),
    *("too_small", "wrong_scrap", "one_way", "used_now"),
}
EVERY_MOVE = [
    text
    for verb in GAME.notation.verbs.values()
    for text in GAME.notation.fill(" ".join((verb.name, *("*" for _ in verb.words))), 500)
]
WRONG_MOVES, WRONG_A_MOMENT = 10_000, 40


@cache
def readers() -> list[Reader]:
    names = ["Anna", "Stefano", "Zoë", "È"]
    return [Reader(GAME.texts(language).MESSAGES, language, names) for language in ("it", "en")]


def said(refusal: Refusal) -> list[str]:
    return [reader.say(f"why.{refusal.key}", refusal.params) for reader in readers()]


def refused(state: State, move: str) -> Refusal:
    refusal = GAME.why_not(state, move)
    assert refusal is not None, f"{move} is legal"
    return refusal


def test_every_reason_has_its_words() -> None:
    for language in ("it", "en"):
        told = {key[4:] for key in GAME.texts(language).MESSAGES if key.startswith("why.")}
        assert told == {*REASONS, "over", "not_a_move"}


@pytest.mark.thorough
def test_all_moves_are_refused_for_a_reason_or_legal() -> None:
    """In random games: ten thousand wrong moves, each a whole sentence of an existing rule, in both languages."""
    met: set[str] = set()
    wrong = 0
    for seed in range(40):
        setup = GAME.setup(2 + seed % 3, any_options(GAME, Rng(seed)))
        rng = Rng(seed)
        for state in played(GAME, setup, seed).states[:-1:17]:
            legal = set(moves(state))
            refusals = {text: GAME.why_not(state, text) for text in EVERY_MOVE}
            assert {text for text, refusal in refusals.items() if refusal is None} == legal
            met |= {refusal.key for refusal in refusals.values() if refusal}
            for text in rng.sample(sorted(set(refusals) - legal), WRONG_A_MOMENT):
                wrong += 1
                check_said(refused(state, text), text, legal)
    assert wrong >= WRONG_MOVES
    assert met <= REASONS and REASONS - met <= RARE


def check_said(refusal: Refusal, move: str, legal: set[str]) -> None:
    for reader, sentence in zip(readers(), said(refusal), strict=True):
        assert not HOLES.search(sentence) and sentence.endswith("."), (move, sentence)
        assert refusal.rule in GAME.texts(reader.language).RULES
    names_what_is_in_the_way(refusal, move)
    advises_what_is_legal(refusal, legal)


def names_what_is_in_the_way(refusal: Refusal, move: str) -> None:
    """The sentence is about the piece of the move, or names the piece that stands against it."""
    italian = readers()[0]
    pieces = {word for word in move.split() if f"component.{word}" in italian.messages}
    pieces |= {word for word in move.split() if f"mechanism.{word}" in italian.messages}
    general = {"not_now", "primary_done", "market_empty", "only_scrap", "buy_first", "one_build"}
    general |= {"one_dismantle", "used_up", "not_owned", "not_in_play", "primary_first"}
    if not pieces or refusal.key in general:
        return
    named = {refusal.params.get(name) for name in ("type", "mechanism")}
    assert named & pieces, (move, refusal)


def advises_what_is_legal(refusal: Refusal, legal: set[str]) -> None:
    """What a refusal offers instead can be done now."""
    params = refusal.params
    match refusal.key:
        case "too_dear":
            second = refusal.rule == "M7"
            for name in params["types"]:
                assert (f"use spectroscope {name}" if second else f"buy {name}") in legal
            check_way(params, legal)
        case "primary_done":
            check_way(params, legal)
        case "slot_taken":
            assert params["now"] == (f"dismantle {params['other']}" in legal)
        case "price_limit" | "not_bought_last" | "one_way":
            word = {"raise": "+1", "lower": "-1", "leave": "0"}[params["may"]]
            assert f"engine_choice {word}" in legal
        case "none_of_it":
            assert {move.split()[1] for move in legal if move.startswith("sell ")} == set(params["types"])


def check_way(params: dict[str, Any], legal: set[str]) -> None:
    assert (params["way"] == "pass") == ("pass" in legal)
    assert params["more"] == any(move.split()[0] in ("use", "build", "dismantle") for move in legal)


# -- what is said, word for word ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "move", "italian", "english"),
    [
        (
            table(2, seats=[{"hand": {"gear": 1}}]),
            "build x_ray_goggles",
            "Per costruire gli Occhiali a Raggi X ti mancano in mano una Lente e un Filo.",
            "To build the X-Ray Goggles you still need these cards in your hand: a Lens and a Wire.",
        ),
        (
            table(2, seats=[{"hand": {"lens": 1}, "scrap": 2}]),
            "build x_ray_goggles",
            "Per costruire gli Occhiali a Raggi X ti manca in mano un Filo. Qui un Rottame non serve.",
            "To build the X-Ray Goggles you still need this card in your hand: a Wire. Scrap doesn’t help here.",
        ),
        (
            table(2, mechanisms=["automaton"]),
            "use aether_drive 1",
            "Qui si gioca senza il Propulsore Etereo. In gioco: Automa.",
            "This game is played without the Aether Drive. In play: Automaton.",
        ),
        (
            table(2, mechanisms=[], seats=[{"cogs": 3, "hand": {}}], market=["gear"]),
            "buy gear",
            "L’Ingranaggio costa 5 Cogs e tu ne hai 3. Puoi solo passare.",
            "The Gear costs 5 cogs and you have 3. You can only pass.",
        ),
        (
            table(2, market=["gear", "gear"]),
            "buy lens",
            "Sul mercato non c’è nessuna Lente. È rimasto solo questo componente: Ingranaggio.",
            "There is no Lens on the market. Only this component is left: Gear.",
        ),
        (
            go(table(2, seats=[{"hand": {"piping": 1, "aether_tube": 1}}]), "build pneumatic_post"),
            "dismantle pneumatic_post",
            "Hai costruito la Posta Pneumatica in questo turno: potrai disassemblarla dal prossimo.",
            "You have built the Pneumatic Post in this turn: you can dismantle it from your next turn on.",
        ),
        (
            go(table(2, seats=[{"hand": {}, "built": ["x_ray_goggles"]}]), "dismantle x_ray_goggles"),
            "build x_ray_goggles",
            "Hai appena disassemblato gli Occhiali a Raggi X: potrai ricostruirli dal prossimo turno.",
            "You have just dismantled the X-Ray Goggles: you can build them again from your next turn on.",
        ),
        (
            table(2, seats=[{"hand": {}, "built": ["scrap_furnace"]}]),
            "build scrap_furnace",
            "Hai già costruito la Fornace per Rottami: puoi averne una sola.",
            "You have built the Scrap Furnace already: you can have only one.",
        ),
        (
            table(
                2, phase="adjust", prices={"gear": 10}, seats=[{"hand": {}, "built": ["difference_engine"]}]
            ),
            "engine_choice +1",
            "L’Ingranaggio è già a 10, e i prezzi vanno da 1 a 10. Puoi abbassarne il prezzo di 1 o lasciarlo così.",
            "The Gear costs 10 already, and prices go from 1 to 10. You can lower the price by 1 or leave it.",
        ),
        (
            table(2, phase="sell", seats=[{"hand": {"gear": 3, "lens": 1}}]),
            "pass",
            "Il round è finito e non è il turno di nessuno: adesso si vende, vendi un set oppure chiudi le vendite.",
            "The round is over and it is nobody’s turn: now is the time to sell, sell a set or finish selling.",
        ),
    ],
)
def test_what_is_said(state: State, move: str, italian: str, english: str) -> None:
    assert said(refused(state, move)) == [italian, english]


def test_who_can_dismantle_nothing_more_is_not_told_to() -> None:
    """One dismantling a turn: after it the slot can't be freed any more."""
    owner = {"hand": {"gear": 1, "wire": 1}, "built": ["clockwork_valet", "x_ray_goggles"]}
    state = table(2, seats=[owner])
    assert refused(state, "build difference_engine").params["now"] is True
    after = go(state, "dismantle clockwork_valet")
    assert refused(after, "build difference_engine").params["now"] is False
    assert "non puoi più" in said(refused(after, "build difference_engine"))[0]


def test_who_has_passed_is_not_told_to_buy_first() -> None:
    state = table(2, seats=[{"hand": {}, "built": ["spectroscope"]}], market=["gear", "gear"])
    assert "prima compra" in said(refused(state, "use spectroscope gear"))[0]
    after = go(state, "pass")
    assert "hai passato" in said(refused(after, "use spectroscope gear"))[0]
