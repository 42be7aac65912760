"""Pocket Mars in English: what the game says to whoever plays."""

from ..en_hindrances import HINDRANCES
from .board import BOARD
from .due import DUE
from .glossary import GLOSSARY
from .names import NAMES
from .reasons import REASONS
from .rules import RULES
from .tale import TALE

__all__ = ["MESSAGES", "RULES"]

_WHO = "{who, select, da {DA} other {{who, seat}}}"
_SEEN = "{seen, select, yes {{card, name, card}} other {{back, name, card}}}"
_SEEN_ALL = "{seen, select, yes {{cards, list, card}} other {{backs, list, card}}}"
_BY = "{card, name, card}"

_ABOUT: dict[str, str] = {
    "position.crowded": "{field}: there is room for {n, plural, one {# colonist} other {# colonists}} in all in the ★★ space of {building, name, building}.",
    "position.last_steps": "{field}: the steps that end a turn come last, each once and in this order: {steps}.",
    "position.own_half": "{field}: half a card is written like “launch 1, draw 1” or “pay 1: launch 2”, with at most {most, plural, one {# step} other {# steps}} of these: {known}{more, plural, =0 {} other { and others}}.",
    "position.own_number": "{field}: the number of a step goes from {low} to {high}.",
    "position.own_here": "{field}: {step} speaks of the card’s Building: it stands only in a prep action, and not on Construction cards, which house nobody.",
    "position.step_alone": "{field}: the step {step} stands alone; for the beginning of a turn “turn” is enough, for the first choices “choosing”.",
    "position.step_before_draw": "{field}: after cycling comes draw, which draws as many cards as are discarded.",
    "position.step_text": "{field}: then is written as on the cards, for example “pay 1: launch 2”.",
    "position.step_solo": "{field}: the step {step} is for solo games only.",
    "position.step_option": "{field}: the step {step} is there only with the variant “I place for DA” (scheming).",
    "position.step_together": "{field}: in solo a turn doesn’t end with next_turn but with round_end.",
    "position.step_nobody": "{field}: the step {step} is no seat’s: leave out seat.",
    "position.step_seat": "{field}: the step {step} needs in seat the seat that does it.",
    "position.step_house": "{field}: the step {step} needs in building one of the four Buildings that house colonists.",
    "position.step_then": "{field}: the step {step} needs in then what follows, for example “launch 2”.",
    "position.step_colour": "{field}: n is a colour, from 0 (energy) to 4 (construction).",
    "position.step_number": "{field}: n is how many players have applied the 4-card rule already.",
    "position.step_card": "{field}: building has to be the one of the card’s colour.",
    "position.step_played": "{field}: card is the card in play, the same as in_play.",
    "position.draft_only": "{field}: a pack or a chosen card stands only with the agenda “choosing”.",
    "position.nothing_in_play": "{field}: when a turn begins, or preps are chosen, no card is in play: leave in_play and looked empty.",
    "position.no_draft_alone": "{field}: there is no draft in solo: leave out pack.",
    "position.first_cards": "{field}: hand and prep make at most {n, plural, one {# card} other {# cards}}, and the prep is filled from the left.",
    "position.all_chosen": "{field}: everybody has chosen: leave somebody a choice, or write the agenda “turn”.",
    "position.nothing_played": "{field}: while preps are chosen no card is connected, discarded or in play: leave this out.",
    "position.da_later": "{field}: DA gets its prep after your choice: leave it empty.",
    "position.packs": "{field}: everybody has kept the same number of cards, {n} together with the pack, and has none in the prep.",
    "position.in_play": "{field}: with a card in play the agenda has the step played once, without one it doesn’t.",
    "position.looked": "{field}: cards are looked at if and only if the next step is dig_keep or dig_sink.",
    "position.not_over": "{field}: the game isn’t over yet: an empty agenda needs 7 colonists in Buildings, or in solo a prep of DA with fewer than 2 cards.",
    "position.full_hands": "{field}: a turn begins with {n, plural, one {# card} other {# cards}} in everybody’s hand and {prep} in every prep.",
    "position.ended": "{field}: here the game would be over{why, select, deck {, since the deck is empty} da_prep {, since DA doesn’t have 2 cards} other {, with 7 colonists in Buildings}}: write the agenda [] or take away what ends it.",
    "position.no_deck": "{field}: an empty deck is rebuilt at once from discards and covered cards: leave at least one card in the deck.",
    "position.colonists": "{field}: the number of colonists must be {n} in all.",
    "position.not_hidden": "{field}: {card, name, card} is not face down, everybody sees it: only cards face down fit.",
    "position.other_colour": "{field}: {card, name, card} has another colour: only {building, name, building} cards lie here.",
    "position.too_many_cards": "{field}: there are too many cards here: leave enough for the places you have not described.",
    "position.twice": "{field}: {card, name, card} stands here twice, but there is only one.",
    "name": "Pocket Mars",
    "place.dome": "the Building: {rest, name, building}",
    "place.hand": "the card in hand: {rest, name, card}",
    "tagline": "Seven colonists, cards with two uses: from Earth to Mars, sooner and better than the rest.",
    "turn.card": "Take one action only (R9):\n"
    "a card of your hand: the action at the top, then to the discards (R11);\n"
    "a card of your prep: connect it, place if it beats, action at the bottom, ability (R12);\n"
    "a card of another’s prep: the action at the bottom is theirs, the ability is yours (R13);\n"
    "a launch, or a card for energy (R14, R15).\n"
    "Then everybody goes back to 2 cards in hand and 2 in the prep (R16). With 7 colonists housed the round is the last one (R19).",
    "goal": "Bring your 7 colonists from Earth to your Ship and from the Ship into the Buildings of Mars. "
    "When somebody has housed all of them the round is finished, and most points win.",
    "goal.solo": "Alone you take on Devious Automatics (DA), the machines of the competition. Bring your 7 colonists from "
    "Earth to Mars: at the end you win with more points than DA.",
    "story.start": "Sending people to Mars is what your company does: over there the domes wait for somebody to work in them. "
    "Every project fills the Ship, makes room in a base or pushes a competitor aside. "
    "And there are those who swear their androids would do it better than you.",
    "story.end": "{won, select, true {The androids go back to the warehouse. The programme stays yours, and so does your desk. On "
    "Mars, meanwhile, somebody is already asking for a larger window.} false {The androids had the better of you. DA "
    "drinks machine oil to it, you polish your résumé. Mars is beautiful, they say: you will see it on a postcard.} "
    "other {The lights go on on Mars. The base they talk about on Earth belongs to {winners}. The competitors are "
    "already working out how to copy it.}}",
    "ended.seven": "It ended because somebody has all 7 colonists in Buildings, and the round is complete (R19).",
    "ended.your_seven": "It ended because your 7 colonists are all in Buildings (R41).",
    "ended.da_seven": "It ended because DA’s 7 colonists are all in Buildings (R41).",
    "ended.da_prep": "It ended because the deck can’t fill DA’s prep any more (R41).",
    "ended.deck": "It ended because the deck is empty, as the variant has it (R40).",
    "option.draft": "Draft of the first hand",
    "option.draft.help": "You get 5 cards, keep one and pass the rest to the left, until you have 4. "
    "Only with 2 to 4 players.",
    "option.level": "Level of Devious Automatics",
    "option.level.help": "Only in solo, against Devious Automatics (DA): the higher the level, the more of DA’s colonists start on their way.",
    "option.level.normal": "Normal",
    "option.level.super_droid": "Super-Droid",
    "option.level.cyborg": "Cyborg",
    "option.deck_end": "The end of the deck ends the game",
    "option.deck_end.help": "Only in solo, by the letter of the rulebook: the game also ends after the round in which the deck is empty.",
    "option.ships": "Ships and colours",
    "option.ships.help": "Whoever sits in the first seat takes the first one you tick, and so on (R1); in solo the second is DA’s "
    "(R31). Those you don’t tick go, in order, to whoever is left.",
    "option.scheming": "I place for DA",
    "option.own": "Own components",
    "option.own.help": "A JSON file with the actions printed on the cards as your box has them; without it our reconstruction is played.",
    "option.scheming.help": "Only in solo: with Scheming you choose the Building, as the rulebook wants, among those that bring DA most points.",
    "steps.who": "Devious Automatics",
    "rival.short": "DA",
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
    "take": "{seat, seat}, you draw: take one of DA’s cards.",
    "scrap": "{seat, seat}, choose which of DA’s cards to discard.",
    "scheme": "{seat, seat}, DA lands a colonist: in which Building does it gain most? Our rule would choose {building, name, building}.",
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
    "dig": "{seat, seat}, look at the top {n, plural, one {card} other {# cards}} of the deck?",
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
    "drafted": "The {n, plural, one {card left over returns} other {# cards left over return}} to the deck, which is shuffled.",
    "filled": f"{{seat, seat}} lays {_SEEN} into the prep, {{slot, name, slot}}.",
    "played": "{seat, seat} plays {card, name, card} from the hand.",
    "connected": "{seat, seat} connects {card, name, card} to {building, name, building}"
    "{rule, select, R13 {, from {owner, seat}’s prep} R36c {, from DA’s prep} other {}}.",
    "compared": "Value {value} against {to_beat}: {beats, select, true {it beats it} other {it doesn’t beat it}}.",
    "launched": "{seat, seat} launches {n, plural, one {# colonist} other {# colonists}}.",
    "gained": "{seat, seat} gains {n} energy: now {level}.",
    "paid": "{seat, seat} pays {n} energy: now {level}.",
    "drained": f"{{seat, seat}} takes 1 energy from {_WHO}.",
    "used": "{seat, seat} uses the {op, select, if_none_here {action: they have nobody in {building, name, building}} "
    "if_hand {action: they hold {colour, name, building, card}} other {prep action}}.",
    "declined": "{seat, seat} passes on {step, name, step}.",
    "settled": "{seat, seat} lands a colonist in {building, name, building}.",
    "promoted": f"In {{building, name, building}} one of {_WHO}’s colonists rises to ★★.",
    "demoted": f"In {{building, name, building}} one of {_WHO}’s colonists comes down to ★.",
    "swapped": "In {building, name, building} {up, select, da {DA} other {{up, seat}}} rises "
    "and {down, select, da {DA} other {{down, seat}}} comes down.",
    "transferred": "{seat, seat} moves a colonist from {origin, name, building} to {building, name, building}.",
    "discarded": "{seat, seat} discards {card, name, card}.",
    "burned": "{seat, seat} discards {card, name, card}, {origin, name, place}, for {n} energy: now {level}.",
    "rebuilt": "The deck was empty: {n, plural, one {# card, shuffled, is} other {# cards, shuffled, are}} the new one.",
    "drew": f"{{seat, seat}} draws {_SEEN_ALL}.",
    "took": f"{{seat, seat}} takes from DA’s prep, {{slot, name, slot}}, {_SEEN_ALL}.",
    "looked": f"{{seat, seat}} looks at the top of the deck: {_SEEN_ALL}.",
    "sank": f"{{seat, seat}} puts {_SEEN} at the bottom of the deck, {{origin, name, place}}.",
    "peeked": f"{{seat, seat}} looks at {_WHO}’s prep: {_SEEN_ALL}.",
    "exchanged": "{seat, seat} swaps with the prep: in goes {seen, select, yes {{card, name, card}} "
    "other {{back, name, card}}}, out comes {seen, select, yes {{other, name, card}} other {{other_back, name, card}}}.",
    "traded": f"{{seat, seat}} swaps with {_WHO}’s prep: gives {{seen, select, yes {{{{card, name, card}}}} "
    "other {{back, name, card}}}, receives {seen, select, yes {{other, name, card}} other {{other_back, name, card}}}.",
    "restacked": "{seat, seat} swaps cards {lower} and {upper} of the {building, name, building} stack.",
    "covered": f"{{seat, seat}} covers the {{building, name, building}} stack with {_SEEN}: worth 0.",
    "salvaged": "{seat, seat} discards {card, name, card} from the {building, name, building} stack.",
    "round": "Round {n} begins.",
    "over": "{why, select, seven {Somebody has all 7 colonists in Buildings: the game is over.} "
    "your_seven {Your 7 colonists are in Buildings: the game is over.} "
    "da_seven {DA’s 7 colonists are in Buildings: the game is over.} "
    "da_prep {DA’s prep can’t be filled any more: the game is over.} deck {The deck is empty: the game is over.} other {The game is over.}}",
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
    "inactive": "DA has {n, plural, =0 {an empty prep} one {# card} other {# cards}}: the androids stay still ({rule}).",
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

_DUE = (
    "{step, select, act {Choose an action: a hand or prep card, another’s prep, a launch, or a "
    "discard for energy.} keep {Keep one of the cards you received.} prepare {Choose the cards of your prep.} "
    "discard {First discard from your hand.} fill {First fill your prep with a hand card.} "
    "take {First take a card of DA’s prep.} scrap {First discard one of DA’s cards.} scheme {First choose the Building for DA’s colonist.} "
    "place {Decide whether to place the colonist or skip.} dig_keep {Keep one of the cards you look at.} "
    "dig_sink {Put back the cards you look at.} other {First decide on {step, name, step}, or skip.}}"
)

_WHY: dict[str, str] = {
    "over": "The game is over: you can review it move by move, or start another.",
    "not_a_move": "“{text}” is not a move of this game.",
    "not_now": f"Not now. {_DUE}",
    "no_skip": f"You can’t skip here. {_DUE}",
    "one_action": f"A turn is a single action, and it has begun already. {_DUE}",
    "no_action": f"No action does that by itself: it takes a card or a Building. {_DUE}",
    "not_in_hand": "You don’t hold {card, name, card}: choose among the cards you have.",
    "not_in_slot": "Your prep does not hold {card, name, card} {slot, name, slot}.",
    "not_among_these": "The cards to choose from do not include {card, name, card}.",
    "yourself": "Choose another player: it doesn’t work on yourself.",
    "no_such_seat": "Nobody sits there: choose somebody who plays.",
    "own_prep": "That is your own prep: connect your card with the action for your own prep.",
    "slot_empty": f"In {_WHO}’s prep, {{slot, name, slot}}, there is no card.",
    "prep_empty": f"{_WHO}’s prep is empty.",
    "own_slot_empty": "In your prep, {slot, name, slot}, there is no card.",
    "too_few_cards": "{building, name, building} needs at least 2 connected cards: it has "
    "{n, plural, =0 {none} other {#}}.",
    "no_such_level": "The {building, name, building} stack has only {n, plural, one {# card} other {# cards}}: count them from the bottom and choose two.",
    "lower_first": "Name two different cards, the lower one first.",
    "houses_nobody": "Construction houses no colonists: choose one of the other four.",
    "not_this_stack": "The {building, name, building} stack can’t be chosen: choose that of another Building, but not Construction.",
    "stack_empty": "No card is connected to {building, name, building}.",
    "not_best_for_da": "In {building, name, building} DA would come to {n, plural, one {# point} other {# points}}, in {best, name, building} to {most}: the rulebook wants the most for DA.",
    "only_here": "Only {building, name, building} counts, where the card was connected.",
    "nobody_below_own": "You have no colonist in the ★ space of {building, name, building}: choose another Building.",
    "nobody_above_own": "You have no colonist in the ★★ space of {building, name, building}: choose another Building.",
    "not_higher": "The card is worth {value} and doesn’t beat {to_beat}: {building, name, building} asked for a higher one.",
    "nobody_compares": "The card comes from another’s prep: nobody compares, nobody places.",
    "owners_action": "The bottom action belongs to whoever had the card in the prep: you may use the Building.",
    "nobodys_action": "Nobody uses the bottom action of a card of DA’s: you may use the Building.",
    "step_over": "That step is over: the three steps have a fixed order.",
    "nobody_below": f"{_WHO} has no colonist in the ★ space of {{building, name, building}}: choose another Building.",
    "nobody_above": f"{_WHO} has no colonist in the ★★ space of {{building, name, building}}: choose another Building.",
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
    **DUE,
    **HINDRANCES,
    **TALE,
}
