"""Mars Needs Mechanics in English: what the game says to its players."""

from ..components import MECHANISM_IDS
from .en_board import BOARD
from .en_glossary import GLOSSARY
from .en_names import MECHANISM_RULES, NAMES
from .en_reasons import REASONS
from .en_rules import RULES as GAME_RULES

__all__ = ["MESSAGES", "RULES"]

RULES: dict[str, str] = {**GAME_RULES, **MECHANISM_RULES}

_CARDS = frozenset(f"mechanism.{name}" for name in MECHANISM_IDS)

_ABOUT: dict[str, str] = {
    "name": "Mars Needs Mechanics",
    "tagline": "Buy late, sell dear: seven rocket parts, one market.",
    "goal": "Buy rocket parts on the market and sell them in sets of at least 3 alike. What is bought last in a round gets "
    "dearer, what is bought first or left lying gets cheaper. In the end the most cogs win.",
    "option.mechanisms": "Mechanisms",
    "option.mechanisms.help": "Which mechanisms can be built. For your first games take the starting four.",
    "option.mechanisms.starter": "The starting four",
    "option.mechanisms.random4": "Four at random",
    "option.mechanisms.random5": "Five at random",
    "option.mechanisms.custom": "Your choice",
    "option.custom": "Mechanisms chosen",
    "option.custom.help": "Counts if you take “Your choice”: from none to all ten. Four or five are best.",
    **{key.replace("mechanism.", "option.custom."): NAMES[key] for key in NAMES if key in _CARDS},
    "option.automaton": "Add the Automaton",
    "option.automaton.help": "For experienced players: five cards locked away, 30 cogs at the end of the game.",
    "section.setup": "Setting up",
    "section.line": "The Order Line",
    "section.turn": "Your turn",
    "section.round_end": "End of a round",
    "section.end": "End of the game",
    "section.scoring": "Who wins",
    "section.mechanisms": "The mechanisms",
    "section.rulings_line": "Questions about line and prices",
    "section.rulings_turn": "Questions about the turn",
    "section.rulings_sale": "Questions about selling",
    "section.rulings_mechanisms": "Questions about mechanisms",
    "section.rulings_end": "Questions about rounds and the end",
    "provenance.seed": "From the rulebook",
    "provenance.public": "From a public source",
    "provenance.reconstructed": "Reconstructed: nobody says, this is our proposal",
    "score.R31": "Cogs earned",
    "score.M5": "Automaton",
}

_PROMPTS: dict[str, str] = {
    "act": "{seat, seat} to play: buy a card of the market, or pass.",
    "finish": "{seat, seat}, you have {primary, select, buy {bought} other {passed}}: you may still use your mechanisms, or end the turn.",
    "engine_choice": "{seat, seat}, your Difference Engine: in place 4 there is {type, name, component}, price {price}. Change it by 1?",
    "sell": "{seat, seat}, sell the sets you like at the new prices, then finish selling.",
}

_LOG: dict[str, str] = {
    "started": "Here we go: {first, seat} begins. {n, plural, =0 {No mechanisms in play} other {Mechanisms in play: {mechanisms, list, mechanism}}}. Order Line, from the front: {line, list, component}.",
    "dealt": "{seat, seat} receives {seen, select, yes {{cards, list, component}} other {{n} cards}}.",
    "market": "On the market: {cards, list, component}. {deck} cards are left in the deck.",
    "bought": "{seat, seat} buys {type, name, component, a} for {paid, plural, one {# cog} other {# cogs}}{with, select, spectroscope {, cheaper thanks to the Spectroscope} magnetic_grapple {, cheaper thanks to the Magnetic Grapple} other {}}.",
    "moved": "{type, name, component, begin} goes to the front of the line, from place {origin}.",
    "swapped": "{seat, seat} uses the Aether Drive: {front, name, component, the} moves up to place {place}, {back, name, component, the} moves back by one.",
    "passed": "{seat, seat} passes ({streak} in a row of {players}).",
    "valet": "The Clockwork Valet brings {seat, seat} {n, plural, one {# cog} other {# cogs}}.",
    "built": "{seat, seat} builds {mechanism, name, mechanism, the} with {cards, list, component}.",
    "dismantled": "{seat, seat} dismantles {mechanism, name, mechanism, the} and takes back {cards, list, component}.",
    "looked": "{seat, seat} looks at the top {n, plural, one {card} other {# cards}} of the deck{seen, select, yes {: {cards, list, component}} other {}}.",
    "posted": "{seat, seat} sends {given, name, component, a} by Pneumatic Post and takes {taken, name, component, a}.",
    "turn_ended": "{seat, seat} ends the turn.",
    "round_ended": "{why, select, market {The market is empty} other {Everybody has passed}}: round {round} is over.",
    "last_round": "{why, select, deck {Last round! The deck is empty: in the end only what gets bought will rise.} other {Two rounds without a purchase: the game ends here.}}",
    "prices": "Prices after round {round}: {up, plural, =0 {nothing rises} other {up {rising, list, price}}}; {down, plural, =0 {nothing falls} other {down {falling, list, price}}}.",
    "nudged": "Difference Engine of {seat, seat}: {type, name, component, the} {by, plural, =1 {rises to {price}} =-1 {falls to {price}} other {stays at {price}}}.",
    "sales": "Time to sell at the new prices, {first, seat} first.",
    "sold": "{seat, seat} sells {real, plural, one {{type, name, component, a}} other {# {type, name, component, more}}}{scrap, plural, =0 {} other { with # Scrap}} at {price}: {income, plural, one {# cog} other {# cogs}}.",
    "boosted": "The Rocket Booster brings {seat, seat} {n, plural, one {another cog} other {another # cogs}}.",
    "sell_done": "{seat, seat} has finished selling: {income, plural, =0 {nothing earned} one {# cog in all} other {# cogs in all}}.",
    "round_report": "Round {round} in figures, seat by seat: earned {income}; purses {cogs}.",
    "refilled": "{n, plural, =0 {The market is full already} one {One new card on the market: {cards, list, component}} other {# new cards on the market: {cards, list, component}}}. {deck, plural, =0 {The deck is empty} one {# card is left in the deck} other {# cards are left in the deck}}.",
    "marker": "Round {round}: {first, seat} begins.",
    "over": "{why, select, deck {The deck is empty: the game is over.} other {Nobody has bought for two rounds: the game is over.}}",
    "automaton": "The Automaton brings {seat, seat} {n, plural, one {# cog} other {# cogs}}.",
    "scored": "{seat, seat} ends with {total, plural, one {# cog} other {# cogs}} and {cards, plural, =0 {an empty hand} one {# card in hand} other {# cards in hand}}.",
}

_WHY: dict[str, str] = {
    "over": "The game is over: you can review it move by move, or start another.",
    "not_a_move": "“{text}” is not a move of this game. Try for example: buy lens.",
    "not_now": "{phase, select, turn {Now is the time to buy or pass: sales come at the end of the round.} adjust {Now the Difference Engine decides: choose +1, −1 or 0.} sell {Now is the time to sell: sell a set, or finish selling.} other {The game is over.}}",
    "primary_done": "You have {primary, select, buy {bought} other {passed}} in this turn already: use your mechanisms, or end the turn.",
    "no_such_card": "There is no {type, name, component} on the market. {n, plural, =0 {It is sold out} other {You can choose among {market, list, component}}}.",
    "too_dear": "{type, name, component, begin} costs {due, plural, one {# cog} other {# cogs}} and you have {cogs}. {n, plural, =0 {You can only pass, or use your mechanisms} other {You can afford {types, list, component}}}.",
    "primary_first": "Before you end the turn, buy a card or pass.",
    "not_in_play": "You can’t build {mechanism, name, mechanism, the} in this game. {n, plural, =0 {It is played without mechanisms} other {You can choose among {mechanisms, list, mechanism}}}.",
    "already_yours": "You have built {mechanism, name, mechanism, the} already, and one is the most you can have.",
    "one_build": "One build a turn: you have built {mechanism, name, mechanism, the} in this one. You can build again in your next turn.",
    "just_dismantled": "You have just dismantled {mechanism, name, mechanism, the}: you can build it again from your next turn on.",
    "slot_taken": "One mechanism at a time: to build {mechanism, name, mechanism, the}, first dismantle {other, name, mechanism, the}.",
    "missing_cards": "To build {mechanism, name, mechanism, the} your hand lacks {types, list, component}. Scrap doesn’t help here.",
    "not_built": "You haven’t built {mechanism, name, mechanism, the}, so there is nothing to dismantle.",
    "stays": "The Automaton can’t be dismantled: it stays yours to the end.",
    "one_dismantle": "One dismantling a turn: in this one you have dismantled {mechanism, name, mechanism, the}.",
    "just_built": "You have built {mechanism, name, mechanism, the} in this turn: you can dismantle it from your next turn on.",
    "not_owned": "To use {mechanism, name, mechanism, the} you have to build it first. {n, plural, =0 {You have no mechanisms so far} other {You have {mechanisms, list, mechanism}}}.",
    "used_up": "You have used {mechanism, name, mechanism, the} in this round already: you can use it again in the next one.",
    "buy_first": "The Spectroscope works after a purchase: buy a card first.",
    "market_empty": "The market is empty: there is nothing to take.",
    "not_in_hand": "You have no {type, name, component} in your hand: send a card that you have.",
    "same_type": "Exchanging {type, name, component, a} for another one changes nothing: take a different component.",
    "price_limit": "{type, name, component} costs {price}, and prices go from 1 to 10. You can choose {may}.",
    "not_bought_last": "In the last round only what was bought rises, and {type, name, component, the} was not. You can choose {may}.",
    "none_of_it": "You have no {type, name, component} cards. {n, plural, =0 {You can only finish selling} other {You can sell {types, list, component}}}.",
    "not_so_many": "You have {n, plural, one {# card} other {# cards}} of {type, name, component}: you can’t sell more than that.",
    "sold_already": "You have sold {type, name, component} in this round already: one set of each component.",
    "only_scrap": "A set has at least one real card: Scrap alone won’t do.",
    "too_small": "A set takes {n} cards. {scrap, plural, =0 {You have no Scrap left} other {You have # Scrap}}: add real cards, or keep them for later.",
    "wrong_scrap": "With {real, plural, one {# real card} other {# real cards}} {n, plural, =0 {no Scrap is needed} other {you need # Scrap, no more and no less}}.",
}

_POSITION: dict[str, str] = {
    "copies": "{field}: there are only {n} cards of {type, name, component}.",
    "one_slot": "{field}: of these mechanisms you can have only one at a time.",
    "over": "{field}: the game is over, so it is nobody’s turn any more.",
    "not_a_turn": "{field}: this can be said only during a turn.",
    "not_built": "{field}: this doesn’t agree with the mechanisms built by the seat on turn.",
    "purchases": "{field}: components are missing here that have been bought.",
    "cards_left": "{field}: {n, plural, one {# card is} other {# cards are}} left over and would lie nowhere.",
    "shown": "{field}: the hand holds fewer cards of {type, name, component} than have been seen.",
    "rng": "{field}: 16 hexadecimal digits are needed.",
}

MESSAGES: dict[str, str] = {
    **_ABOUT,
    **{f"prompt.{key}": text for key, text in _PROMPTS.items()},
    **{f"log.{key}": text for key, text in _LOG.items()},
    **{f"why.{key}": text for key, text in _WHY.items()},
    **{f"position.{key}": text for key, text in _POSITION.items()},
    **REASONS,
    **NAMES,
    **GLOSSARY,
    **BOARD,
}
