"""Mars Needs Mechanics in English: what the game says to its players."""

from ...components import MECHANISM_IDS
from .board import BOARD
from .glossary import GLOSSARY
from .names import MECHANISM_RULES, NAMES
from .reasons import REASONS
from .rules import RULES as GAME_RULES
from .tale import TALE

__all__ = ["MESSAGES", "RULES"]

RULES: dict[str, str] = {**GAME_RULES, **MECHANISM_RULES}

_CARDS = frozenset(f"mechanism.{name}" for name in MECHANISM_IDS)

_ABOUT: dict[str, str] = {
    "name": "Mars Needs Mechanics",
    "place.wagon": "the token: {rest, name, component}",
    "place.price": "the price: {rest, name, component}",
    "place.hand": "in hand: {rest, name, component}",
    "tagline": "Buy late, sell dear: seven rocket parts, one market.",
    "story.start": "London, 1873: the Queen wants an expedition to Mars before the year is out, and the Royal Academy is looking for somebody to make its ship fly. At its market the most famous engineers of the Empire fight over lenses, boilers and gears. You are one of them: whoever trades best goes aboard as Astronautical Engineer.",
    "story.end": "The Academy has counted the cogs: {winners} will go along as Astronautical Engineer. The Victoria VII fires up "
    "her boilers, next stop Mars. Everybody else keeps a bench full of parts, and another ship to dream of.",
    "turn.card": "Buy a card of the market at its price, or pass (R13–R15).\n"
    "Before or after that you may build a mechanism, dismantle another one and use those you have (R16, R17).\n"
    "The round ends when the market is empty or when all of you have passed in a row (R21).\n"
    "Prices: the last three of the line fall by 1, the first three rise by 1; after the last round only what was bought rises (R22, R23).\n"
    "Sales: sets of at least 3 equal cards, Scrap standing in for a card (R24).\n"
    "The market is filled up and you go on; with an empty deck, or after two rounds without a purchase, the game is over (R25, R29, R30).",
    "goal": "Buy rocket parts on the market and sell them in sets of at least 3 alike. What is bought last in a round gets dearer, what is bought first or not at all gets cheaper. At the end, whoever has the most cogs wins.",
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
    "option.automaton.help": "For experienced players: five cards locked away for good, a bonus in cogs at the end of the game. Don’t build it early.",
    "option.automaton_bonus": "Bonus of the Automaton",
    "option.automaton_bonus.help": "We don’t know the printed bonus: 30 cogs is our proposal. If you own the box, you can set its own.",
    "option.automaton_bonus.20": "20 cogs",
    "option.automaton_bonus.25": "25 cogs",
    "option.automaton_bonus.30": "30 cogs",
    "option.automaton_bonus.35": "35 cogs",
    "option.last_fall": "Prices after the last round",
    "option.last_fall.help": "Does a component among the last three fall even if it was bought? The rulebook, to the letter, says no.",
    "option.last_fall.unbought": "Only what was not bought falls",
    "option.last_fall.all": "All three fall",
    "option.own": "Own components",
    "option.own.help": "A JSON file with the mechanism cards and the ends of the price table as your box has them; without it our reconstruction is played.",
    "position.own_needs": "{field}: each component stands there once only.",
    "option.first": "First Player",
    "option.first.help": "At the table it is whoever has the best English accent. If there is no such seat, it is drawn by lot.",
    "option.first.drawn": "By lot",
    "option.first.1": "Seat 1",
    "option.first.2": "Seat 2",
    "option.first.3": "Seat 3",
    "option.first.4": "Seat 4",
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
    "act": "{alone, select, yes {Buy} other {{seat, seat} to play: buy}} a card of the market, or pass.",
    "finish": "{alone, select, yes {You} other {{seat, seat}, you}} have {primary, select, buy {bought} other {passed}}: use your mechanisms if you can, or end the turn.",
    "engine_choice": "{alone, select, yes {Your} other {{seat, seat}, your}} Difference Engine: in place 4 there is {type, name, component, the}, price {price}. Do you change it by 1?",
    "sell": "{alone, select, yes {Sell} other {{seat, seat}, sell}} the sets you like at the new prices, then finish selling.",
}

_LOG: dict[str, str] = {
    "started": "Here we go: {first, seat} begins. {n, plural, =0 {No mechanisms in play} other {Mechanisms in play: {mechanisms, list, mechanism}}}. Order Line, from the front: {line, list, component}.",
    "dealt": "{seat, seat} receives {seen, select, yes {{cards, list, component}} other {{n, plural, one {# card} other {# cards}}}}.",
    "market": "On the market: {cards, list, component}. {deck, plural, =0 {The deck is empty} one {# card is left in the deck} other {# cards are left in the deck}}.",
    "bought": "{seat, seat} buys {type, name, component, a} for {paid, plural, one {# cog} other {# cogs}}{with, select, spectroscope {, cheaper thanks to the Spectroscope} magnetic_grapple {, cheaper thanks to the Magnetic Grapple} other {}}.",
    "moved": "{type, name, component, begin} goes to the front of the line, from place {origin}.",
    "swapped": "{seat, seat} uses the Aether Drive: {front, name, component, the} moves up to place {place}, {back, name, component, the} moves back by one.",
    "passed": "{seat, seat} passes ({streak} in a row, of {players} needed).",
    "valet": "The Clockwork Valet brings {seat, seat} {n, plural, one {# cog} other {# cogs}}.",
    "built": "{seat, seat} builds {mechanism, name, mechanism, the} with {cards, list, component}.",
    "dismantled": "{seat, seat} dismantles {mechanism, name, mechanism, the} and takes back {cards, list, component}.",
    "looked": "{seat, seat} looks at the top {n, plural, one {card} other {# cards}} of the deck{seen, select, yes {: {cards, list, component}} other {}}.",
    "posted": "{seat, seat} sends {given, name, component, a} by Pneumatic Post and takes {taken, name, component, a}.",
    "turn_ended": "{seat, seat} ends the turn.",
    "round_ended": "{why, select, market {The market is empty} other {Everybody has passed}}: round {round} is over.",
    "last_round": "{why, select, deck {Last round! The deck is empty: in the end only what gets bought will rise.} other {Two rounds without a purchase: the game ends here.}}",
    "prices": "Prices after round {round}: {up, plural, =0 {no price rises} other {up {rising, list, price}}}; {down, plural, =0 {no price falls} other {down {falling, list, price}}}.",
    "nudged": "{seat, seat}’s Difference Engine: {type, name, component, the} {by, plural, =1 {rises to {price}} =-1 {falls to {price}} other {stays at {price}}}.",
    "sales": "Time to sell at the new prices, {first, seat} first.",
    "sold": "{seat, seat} sells {real, plural, one {{type, name, component, a}} other {# {type, name, component, more}}}{scrap, plural, =0 {} other { with # Scrap}} at {price}: {income, plural, one {# cog} other {# cogs}}.",
    "boosted": "The Rocket Booster brings {seat, seat} {n, plural, one {one more cog} other {# more cogs}}.",
    "sell_done": "{seat, seat} has finished selling: {income, plural, =0 {nothing earned} one {# cog in all} other {# cogs in all}}.",
    "round_report": "Round {round} in figures: {s0, seat} {i0, plural, =0 {0} other {+#}} (purse {c0}), {s1, seat} {i1, plural, =0 {0} other {+#}} ({c1}){n, plural, =2 {} other {, {s2, seat} {i2, plural, =0 {0} other {+#}} ({c2})}}{n, plural, =4 {, {s3, seat} {i3, plural, =0 {0} other {+#}} ({c3})} other {}}.",
    "refilled": "{n, plural, =0 {The market is full already} one {One new card on the market: {cards, list, component}} other {# new cards on the market: {cards, list, component}}}. {deck, plural, =0 {The deck is empty} one {# card is left in the deck} other {# cards are left in the deck}}.",
    "marker": "Round {round}: {first, seat} begins.",
    "over": "{why, select, deck {The deck is empty: the game is over.} other {Nobody has bought for two rounds: the game is over.}}",
    "automaton": "The Automaton brings {seat, seat} {n, plural, one {# cog} other {# cogs}}.",
    "scored": "{seat, seat} ends with {total, plural, one {# cog} other {# cogs}} and {cards, plural, =0 {an empty hand} one {# card in hand} other {# cards in hand}}.",
}

_WHY: dict[str, str] = {
    "over": "The game is over: you can review it move by move, or start another.",
    "not_a_move": "“{text}” is not a move of this game. Try for example: buy lens.",
    "not_now": "{wanted, select, sale {{phase, select, turn {You sell only at the end of a round: now is the time to buy or pass.} other {First the Difference Engine settles the prices: selling comes right after.}}} engine {{phase, select, turn {The Difference Engine works at the end of a round, once the prices have changed: now is the time to buy or pass.} other {The prices of this round are settled already: now is the time to sell.}}} mechanism {Mechanisms are built, dismantled and used only on your own turn: {phase, select, adjust {now the prices are settled} other {now is the time to sell}}.} other {The round is over and it is nobody’s turn: {phase, select, adjust {now the prices are settled, choose +1, −1 or 0} other {now is the time to sell, sell a set or finish selling}}.}}",
    "primary_done": "You have {primary, select, buy {bought} other {passed}} in this turn already: {more, select, true {use your mechanisms, or end the turn} other {you can only end the turn}}.",
    "no_such_card": "There is {type, name, component, no} on the market. {n, plural, =0 {It is sold out} one {Only this component is left: {market, list, component}} other {It has {market, list, component}}}.",
    "too_dear": "{type, name, component, begin} costs {due, plural, one {# cog} other {# cogs}} and you have {cogs, plural, =0 {none} other {#}}. {n, plural, =0 {{way, select, pass {{more, select, true {You can only pass, or use your mechanisms} other {You can only pass}}} other {{more, select, true {You can use other mechanisms, or end the turn} other {You can only end the turn}}}}} other {You can afford {types, list, component, the}}}.",
    "primary_first": "Before you end the turn, buy a card or pass.",
    "not_in_play": "This game is played without {mechanism, name, mechanism, the}{n, plural, =0 { and without any other mechanism} other {. In play: {mechanisms, list, mechanism}}}.",
    "already_yours": "You have built {mechanism, name, mechanism, the} already: you can have only {mechanism, name, mechanism, only}.",
    "one_build": "One build a turn: you have built {mechanism, name, mechanism, the} in this one. You can build again in your next turn.",
    "just_dismantled": "You have just dismantled {mechanism, name, mechanism, the}: you can build {mechanism, name, mechanism, it} again from your next turn on.",
    "slot_taken": "One mechanism at a time: {now, select, true {to build {mechanism, name, mechanism, the}, first dismantle {other, name, mechanism, the}} other {to build {mechanism, name, mechanism, the} you would have to dismantle {other, name, mechanism, the}, which you can’t do any more in this turn}}.",
    "missing_cards": "To build {mechanism, name, mechanism, the} you still need {n, plural, one {this card} other {these cards}} in your hand: {types, list, component, a}.{scrap, plural, =0 {} other { Scrap doesn’t help here.}}",
    "not_built": "You haven’t built {mechanism, name, mechanism, the}, so there is nothing to dismantle.",
    "stays": "The Automaton can’t be dismantled: it stays yours to the end.",
    "one_dismantle": "One dismantling a turn: you have dismantled {mechanism, name, mechanism, the} in this one. You can dismantle again in your next turn.",
    "just_built": "You have built {mechanism, name, mechanism, the} in this turn: you can dismantle {mechanism, name, mechanism, it} from your next turn on.",
    "not_owned": "To use {mechanism, name, mechanism, the} you have to build {mechanism, name, mechanism, it} first. {n, plural, =0 {You have no mechanisms so far} other {You have {mechanisms, list, mechanism, the}}}.",
    "used_now": "You have used {mechanism, name, mechanism, the} in this turn already: you can use {mechanism, name, mechanism, it} again in the next one.",
    "used_up": "You have used {mechanism, name, mechanism, the} in this round already: you can use {mechanism, name, mechanism, it} again in the next one.",
    "buy_first": "The Spectroscope works after a purchase: {primary, select, pass {in this turn you have passed} other {buy a card first}}.",
    "market_empty": "The market is empty: there is nothing to take.",
    "not_in_hand": "You have {type, name, component, no} in your hand: send a card that you have.",
    "same_type": "Exchanging {type, name, component, a} for the same again changes nothing: take a different component.",
    "price_limit": "{type, name, component, begin} costs {price} already, and prices go from {low} to {high}. {may, select, raise {You can raise the price by 1 or leave it} lower {You can lower the price by 1 or leave it} other {You can only leave it}}.",
    "one_way": "In this box the Difference Engine {may, select, raise {only raises: you can raise the price by 1 or leave it} lower {only lowers: you can lower the price by 1 or leave it} other {moves prices one way only, and here you can only leave the price}}.",
    "not_bought_last": "In the last round only what was bought rises, and {type, name, component, the} was not. {may, select, raise {You can raise the price by 1 or leave it} lower {You can lower the price by 1 or leave it} other {You can only leave it}}.",
    "none_of_it": "You have {type, name, component, no} in your hand. {n, plural, =0 {You can only finish selling} other {You can sell {types, list, component, more}}}.",
    "not_so_many": "You have {n, plural, one {{type, name, component, a}} other {# {type, name, component, more}}} in your hand: you can’t sell more than that.",
    "sold_already": "You have sold {type, name, component, more} in this round already: one set of each component.",
    "only_scrap": "A set has at least one real card: Scrap alone won’t do.",
    "too_small": "A set of {type, name, component, more} takes {n, plural, one {# card} other {# cards}}: you put in {real} and {scrap, plural, =0 {have no Scrap left} other {have # Scrap}}. Add real cards, or keep them for later.",
    "wrong_scrap": "With {real, plural, one {{type, name, component, a}} other {# {type, name, component, more}}} {n, plural, =0 {no Scrap is needed} other {you need # Scrap, no more and no less}}.",
}

_POSITION: dict[str, str] = {
    "copies": "{field}: there {n, plural, one {is only # {type, name, component} card} other {are only # {type, name, component} cards}}.",
    "one_slot": "{field}: of these mechanisms you can have only one at a time.",
    "not_a_turn": "{field}: this can be said only during a turn: leave it out.",
    "not_built": "{field}: what was built this turn must stand among the mechanisms of the seat on turn, what was dismantled must not.",
    "purchases": "{field}: name all the components that the purchases name.",
    "cards_left": "{field}: {n, plural, one {# card is} other {# cards are}} left over, without a place: put {n, plural, one {it} other {them}} into the deck, the discards or a hand, or leave one of these out.",
    "shown": "{field}: the hand holds fewer {type, name, component} cards than have been seen: name at most as many as it holds.",
    "hidden": "{field}: at most {n, plural, one {# card of a hand is} other {# cards of a hand are}} secret, of those dealt at the start; everybody has seen the others.",
    "mechanisms": "{field}: only the mechanisms that the options allow can be named: leave this out, or change the options.",
    "first": "{field}: you have chosen who begins, and the marker goes to the left every round: in round {round} write {first} here, or leave it out.",
    "not_over": "{field}: the game ends only with an empty deck, or after {n, plural, one {# round} other {# rounds in a row}} without a purchase.",
    "quiet": "{field}: 0 if something was bought in the round, at least 1 if not.",
    "rounds": "{field}: rounds are listed in order, each of them once.",
    "not_selling": "{field}: this can be said only while sets are sold: leave it out.",
    "sold": "{field}: fewer {type, name, component} cards are in the discard pile than were sold: name at most as many as lie there.",
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
    **TALE,
}
