"""Pocket Mars in English: what the game says to whoever plays."""

from .en_board import BOARD
from .en_glossary import GLOSSARY
from .en_names import NAMES
from .en_reasons import REASONS
from .en_rules import RULES

__all__ = ["MESSAGES", "RULES"]

_WHO = "{who, select, da {DA} other {{who, seat}}}"
_SEEN = "{seen, select, yes {{card, name, card}} other {{back, name, card}}}"
_SEEN_ALL = "{seen, select, yes {{cards, list, card}} other {{backs, list, card}}}"
_BY = "{card, name, card}"

_ABOUT: dict[str, str] = {
    "position.agenda": "{field}: these steps cannot be left to do in this way.",
    "position.colonists": "{field}: there must be {n} colonists in all.",
    "position.not_hidden": "{field}: {card, name, card} is not face down, everybody sees it.",
    "position.other_colour": "{field}: {card, name, card} has another colour.",
    "position.too_many_cards": "{field}: there are more cards here than there is room for.",
    "position.twice": "{field}: {card, name, card} stands here twice, but there is only one.",
    "position.rng": "{field}: it takes 16 hexadecimal digits.",
    "name": "Pocket Mars",
    "tagline": "Seven colonists, cards with two uses: from Earth to Mars, sooner and better than the rest.",
    "goal": "Bring your 7 colonists from Earth to your Ship and from the Ship into the Buildings of Mars. "
    "When somebody has housed all of them the round is finished, and most points win.",
    "option.draft": "Draft of the first hand",
    "option.draft.help": "You get 5 cards, keep one and pass the rest to the left, until you have 4. "
    "Only with 2 to 4 players.",
    "option.level": "Level of the opponent",
    "option.level.help": "Only in solo: more of DA’s colonists start on their way.",
    "option.level.normal": "Normal",
    "option.level.super_droid": "Super-Droid",
    "option.level.cyborg": "Cyborg",
    "steps.who": "Devious Automatics",
    "section.setup": "Setting up",
    "section.turn": "Your turn",
    "section.end": "End of the game",
    "section.scoring": "Scoring",
    "section.draft": "Variant: the draft",
    "section.solo": "Solo: Devious Automatics",
    "section.rulings_facts": "Questions about the pieces",
    "section.rulings_turn": "Questions about the turn",
    "section.rulings_cards": "Questions about cards and deck",
    "section.rulings_end": "Questions about the end",
    "section.rulings_solo": "Questions about solo",
    "provenance.seed": "From the rulebook",
    "provenance.public": "From a public source",
    "provenance.reconstructed": "Reconstructed: nobody says, this is our proposal",
}

_PROMPTS: dict[str, str] = {
    "act": "{seat, seat}’s turn: choose one of the five actions.",
    "keep": "{seat, seat}, keep one card: the others go to the left.",
    "prepare": "{seat, seat}, lay {n, plural, one {one more card} other {two cards}} face down into your prep.",
    "discard": "{seat, seat}, too many cards: discard {n, plural, one {one} other {#}} from your hand.",
    "fill": "{seat, seat}, fill your prep with a hand card.",
    "take": "{seat, seat}, you draw: take a card of DA’s prep.",
    "scrap": "{seat, seat}, choose the card of DA to discard.",
    "place": "{seat, seat}, the card beats the value: place a colonist in {building, name, building}?",
    "may": f"{{seat, seat}}, {{rule, select, R17b {{take 1 energy from the Building?}} R17c "
    f"{{launch 1 colonist with the Building?}} other {{use {_BY}: {{does, list, effect}}?}}}}",
    "pay": f"{{seat, seat}}, {_BY}: pay {{n}} energy? You get: {{does, list, effect}}.",
    "settle_here": "{seat, seat}, land a colonist in {building, name, building}?",
    "settle_any": "{seat, seat}, land a colonist? Choose the Building.",
    "promote": "{seat, seat}, which of your colonists rises to ★★?",
    "promote_here": "{seat, seat}, raise a colonist to ★★ in {building, name, building}?",
    "demote": "{seat, seat}, which colonist comes down to ★?",
    "demote_here": "{seat, seat}, which colonist comes down to ★ in {building, name, building}?",
    "shift_tier": "{seat, seat}, which colonist moves between ★ and ★★?",
    "swap_tiers": "{seat, seat}, which two colonists swap between ★ and ★★?",
    "transfer": "{seat, seat}, which of your colonists changes Building?",
    "transfer_here": "{seat, seat}, which of your colonists comes to {building, name, building}?",
    "drain": "{seat, seat}, who loses 1 energy?",
    "swap_cards": "{seat, seat}, which two cards of a stack swap?",
    "cover": "{seat, seat}, which hand card covers which stack?",
    "salvage": "{seat, seat}, of which stack do you discard the top card?",
    "cycling": "{seat, seat}, discard a card to draw another, or stop.",
    "dig": "{seat, seat}, look at the top {n} cards of the deck?",
    "dig_keep": "{seat, seat}, keep one of the cards you look at.",
    "dig_sink": "{seat, seat}, which card goes to the bottom of the deck first?",
    "sink": "{seat, seat}, put a card at the bottom of the deck?",
    "peek": "{seat, seat}, whose prep do you look at?",
    "exchange": "{seat, seat}, which hand card do you swap for which of your prep?",
    "trade_prep": "{seat, seat}, which card of your prep do you swap for which other?",
}

_LOG: dict[str, str] = {
    "started": "Here we go: {first, seat} begins. Buildings in a row: {row, list, building}.",
    "dealt": f"{{seat, seat}} receives {_SEEN_ALL}.",
    "chose": "{seat, seat} chooses in secret{seen, select, yes {: {card, name, card}} other {}}.",
    "kept": f"{{seat, seat}} keeps {_SEEN}.",
    "passed": f"Passed to {{seat, seat}}: {_SEEN_ALL}.",
    "drafted": "The {n} cards left over return to the deck, which is shuffled.",
    "filled": f"{{seat, seat}} lays into the prep, {{slot, name, slot}}, {_SEEN}.",
    "played": "{seat, seat} plays from the hand {card, name, card}.",
    "connected": "{seat, seat} connects {card, name, card} to {building, name, building}"
    "{rule, select, R13 {, from the prep of {owner, seat}} R36c {, from DA’s prep} other {}}.",
    "compared": "Value {value} against {to_beat}: {beats, select, true {it beats} other {it doesn’t beat}}.",
    "launched": "{seat, seat} launches {n, plural, one {# colonist} other {# colonists}}.",
    "gained": "{seat, seat} gains {n} energy: now {level}.",
    "paid": "{seat, seat} pays {n} energy: {level} left.",
    "drained": f"{{seat, seat}} takes 1 energy from {_WHO}.",
    "idle": "For {seat, seat}, {op, name, step} changes nothing.",
    "declined": "{seat, seat} does without {step, name, step}.",
    "settled": "{seat, seat} lands a colonist in {building, name, building}.",
    "promoted": f"In {{building, name, building}} a colonist of {_WHO} rises to ★★.",
    "demoted": f"In {{building, name, building}} a colonist of {_WHO} comes down to ★.",
    "swapped": "In {building, name, building} {up, select, da {DA} other {{up, seat}}} rises "
    "and {down, select, da {DA} other {{down, seat}}} comes down.",
    "transferred": "{seat, seat} moves a colonist from {origin, name, building} to {building, name, building}.",
    "discarded": "{seat, seat} discards {card, name, card}.",
    "burned": "{seat, seat} discards {card, name, card}, {origin, name, place}, for {n} energy: now {level}.",
    "rebuilt": "The deck was empty: {n} cards, shuffled, are the new one.",
    "drew": f"{{seat, seat}} draws {_SEEN_ALL}.",
    "took": f"{{seat, seat}} takes from DA’s prep, {{slot, name, slot}}, {_SEEN_ALL}.",
    "looked": f"{{seat, seat}} looks at the top of the deck: {_SEEN_ALL}.",
    "sank": f"{{seat, seat}} puts at the bottom of the deck {_SEEN}, {{origin, name, place}}.",
    "peeked": f"{{seat, seat}} looks at the prep of {_WHO}: {_SEEN_ALL}.",
    "exchanged": "{seat, seat} swaps with the prep: in goes {seen, select, yes {{card, name, card}} "
    "other {{back, name, card}}}, out comes {seen, select, yes {{other, name, card}} other {{other_back, name, card}}}.",
    "traded": f"{{seat, seat}} swaps with the prep of {_WHO}: gives {{seen, select, yes {{{{card, name, card}}}} "
    "other {{back, name, card}}}, receives {seen, select, yes {{other, name, card}} other {{other_back, name, card}}}.",
    "restacked": "{seat, seat} swaps cards {lower} and {upper} of the stack {building, name, building}.",
    "covered": f"{{seat, seat}} covers {{building, name, building}} with {_SEEN}: worth 0.",
    "salvaged": "{seat, seat} discards from the stack {building, name, building} {card, name, card}.",
    "round": "Round {n} begins.",
    "over": "{why, select, seven {Somebody has all 7 colonists in Buildings: the game is over.} "
    "your_seven {Your 7 colonists are in Buildings: the game is over.} "
    "da_seven {DA’s 7 colonists are in Buildings: the game is over.} "
    "da_prep {DA’s prep can’t be filled any more: the game is over.} other {The game is over.}}",
    "scored": "{seat, select, da {DA} other {{seat, seat}}}: {total, plural, one {# point} other {# points}} "
    "(Ship {ship}, ★ {one_star}, ★★ {two_star}, four Buildings {everywhere}, "
    "four colonists together {crowd}, energy {energy}).",
    "solved": "You have beaten DA: the programme stays yours!",
    "beaten": "DA has caught up with you or passed you: this time the androids win.",
    "scrapped": "The launch costs DA its card {slot, name, slot}: {card, name, card} is discarded.",
    "failed": "System Failure: {n, plural, =0 {the deck is empty} other {discarded {cards, list, card}}} ({rule}).",
    "sparked": "{rule, select, R39b {Energy is at its maximum already, so Spark} other {Spark}}: "
    "{n, plural, =0 {the deck is empty} other {discarded {cards, list, card}}} ({rule}).",
    "activated": "DA has one card left, {building, name, building}: the androids are activated ({rule}).",
    "inactive": "DA has {n, plural, =0 {an empty prep} other {# cards}}: the androids stay still ({rule}).",
    "refilled": "DA refills its prep: {backs, list, card} ({rule}).",
    "da_settled": "{rule, select, R39e {Scheming: DA lands a colonist where it gains most, in {building, name, building}} "
    "other {DA lands a colonist in {building, name, building}}} ({rule}).",
    "da_launched": "{rule, select, R39d {Recruitment: DA launches 1 colonist from Earth} "
    "other {DA’s Ship is empty: it launches 1 colonist from Earth}} ({rule}).",
    "da_idle": "{rule, select, R39a {Double Upgrade: nobody can rise or come down} R39d {Recruitment: DA has no colonists "
    "left on Earth} other {DA has no colonists on its Ship or on Earth}}, nothing happens ({rule}).",
    "da_promoted": "Double Upgrade: a DA colonist rises to ★★ in {building, name, building} ({rule}).",
    "da_demoted": "Double Upgrade: nobody of DA’s can rise, a colonist of yours comes down to ★ in "
    "{building, name, building} ({rule}).",
    "da_gained": "Overwhelming Power: DA gains {n} energy, now {level} ({rule}).",
}

_NOT_NOW = (
    "Not now. {step, select, act {Choose an action: a hand or prep card, another’s prep, a launch, or a "
    "discard for energy.} keep {Keep one of the cards you received.} prepare {Choose the cards of your prep.} "
    "discard {First discard from your hand.} fill {First fill your prep with a hand card.} "
    "take {First take a card of DA’s prep.} scrap {First discard a card of DA.} "
    "place {Decide whether to place the colonist or skip.} dig_keep {Keep one of the cards you look at.} "
    "dig_sink {Put back the cards you look at.} other {First decide on {step, name, step}, or skip.}}"
)

_WHY: dict[str, str] = {
    "over": "The game is over: you can review it move by move, or start another.",
    "not_a_move": "“{text}” is not a move of this game.",
    "not_now": _NOT_NOW,
    "earth_empty": "You have no colonist left on Earth to launch.",
    "not_in_hand": "You don’t hold {card, name, card}: choose among the cards you have.",
    "not_in_slot": "In your prep, {slot, name, slot}, there is no {card, name, card}.",
    "not_among_these": "{card, name, card} is not among the cards to choose from.",
    "yourself": "Choose somebody else: you don’t count.",
    "no_such_seat": "Nobody sits there: choose one who plays.",
    "own_prep": "That is your own prep: connect your card with the action for your own prep.",
    "slot_empty": f"In the prep of {_WHO}, {{slot, name, slot}}, there is no card.",
    "prep_empty": f"The prep of {_WHO} is empty.",
    "own_slot_empty": "In your prep, {slot, name, slot}, there is no card.",
    "too_few_cards": "{building, name, building} needs at least 2 connected cards: it has "
    "{n, plural, =0 {none} other {#}}.",
    "no_such_level": "The stack {building, name, building} has {n} cards, counted from the bottom.",
    "lower_first": "Name two different cards, the lower one first.",
    "houses_nobody": "Construction houses no colonists: choose one of the other four.",
    "stack_empty": "No card is connected to {building, name, building}.",
    "only_here": "Only {building, name, building} counts, where the card was connected.",
    "nobody_below": f"There is no colonist of {_WHO} in the ★ space of {{building, name, building}}.",
    "nobody_above": f"There is no colonist of {_WHO} in the ★★ space of {{building, name, building}}.",
    "no_room": "The ★★ space of {building, name, building} is full: it holds {n, plural, one {# colonist} other {# colonists}}.",
    "same_owner": "Swapping two colonists of one colour changes nothing: choose two different ones.",
    "same_building": "The colonist is there already: choose another Building.",
    "no_energy_there": f"{_WHO} has no energy to lose.",
}

_SCORE: dict[str, str] = {
    "score.R20a": "Colonists on the Ship",
    "score.R20b": "Colonists in ★ spaces",
    "score.R20c": "Colonists in ★★ spaces",
    "score.R20d": "In all four Buildings",
    "score.R20e": "Four colonists in one Building",
    "score.R20f": "Most energy",
}

MESSAGES: dict[str, str] = {
    **_ABOUT,
    **{f"prompt.{key}": text for key, text in _PROMPTS.items()},
    **{f"log.{key}": text for key, text in _LOG.items()},
    **{f"why.{key}": text for key, text in _WHY.items()},
    **_SCORE,
    **REASONS,
    **NAMES,
    **GLOSSARY,
    **BOARD,
}
