"""Martians!!! in English: what the game says to whoever plays."""

from .board import BOARD
from .due import DUE
from .glossary import GLOSSARY
from .names import NAMES
from .reasons import REASONS
from .rules import RULES
from .tale import TALE

__all__ = ["MESSAGES", "RULES"]

_CARD = "“{card, name, card}”"
_MARTIANS = "{n, plural, one {one Martian} other {# Martians}}"

_ABOUT: dict[str, str] = {
    "position.agenda": "{field}: steps stand in the order of the turn, each with the fields of its example in the notation, and “end_turn” or “begin” of the active seat comes last.",
    "position.own_few_cards": "{field}: then the {kind, select, martian {Martian} other {event}} cards would number only {n}; there must be at least {low}.",
    "position.own_drawing": "{field}: {kind, select, squares {this takes three squares (R, *, B or X), and a dash or a blank between them} house {this takes three squares (R, X, in the middle H), and a dash or a blank between them} farm {this takes three squares (F or X), and a dash or a blank between them} "
    "other {this takes five signs: a bar or a blank in the first, third and fifth place, blanks in the others}}.",
    "position.own_middle": "{field}: the middle {kind, select, house {of the House is the only H} other {of a Farm is a field, F}}.",
    "position.own_exit": "{field}: a road has to lead out in the middle of one side at least.",
    "position.own_building": "{field}: {kind, select, generic {on a generic tile no square must be a building} other {this tile needs a building}}.",
    "position.own_apart": "{field}: the white lines have to join all squares, and only those one can stand on.",
    "position.own_tokens": "{field}: {n, plural, one {# token} other {# tokens}} for a building of {most, plural, one {# square} other {# squares}}; each square takes one.",
    "position.agenda_order": "{field}: steps stand in the order of the turn, first what comes first.",
    "position.all_bullets": "{field}: with those in town there are more bullets than the {n} in the box.",
    "position.all_lives": "{field}: with those in town there are more lives than the {n} in the box.",
    "position.already_won": "{field}: the active player already stands on the cleared Mother Ship with all items, the game is won: put it elsewhere, or write “ship” in ended.",
    "position.drawn": "{field}: a tile is drawn while, and only while, the step “place” waits.",
    "position.empty_shotgun": "{field}: a shotgun without bullets is discarded at the end of the third combat: here it needs at least one.",
    "position.ended": "{field}: the table does not show this end: {ended, select, ship {the winner is the active player, on the "
    "face-up Mother Ship, without a Martian, with the three items} thirty {the winner has 30 Martians at least} turns {there have "
    "been 300 turns} delivered {the three items are on the Mother Ship} overrun {the supply is empty} other {the Mother Ship is "
    "not on the table and no other tile fits}}.",
    "position.fight_first": "{field}: with a Martian on the square the active player fights: the step “roll” comes first.",
    "position.not_moving": "{field}: there are movement points only in the phase “walk”: leave them out.",
    "position.not_resolving": f"{{field}}: {_CARD} is being resolved only if its “put_away” is among the steps.",
    "position.resolving": f"{{field}}: {_CARD} is about to take effect and then stays on the table, so it is among the cards in play.",
    "position.one_token": "{field}: only one life or bullet lies on the square {at}.",
    "position.other_roll": "{field}: this must say the same as the last roll in “rolls”.",
    "position.printed": "{field}: as many tokens as are printed lie {tile, name, tile, in} at most: {token, select, life "
    "{{n, plural, one {one life} other {# lives}}} other {{n, plural, one {one bullet} other {# bullets}}}}.",
    "position.among": "{field}: this is said only of an item that some seats know and others don’t, and the item itself is one of them.",
    "position.ship_hidden": "{field}: items are delivered only to the face-up Mother Ship.",
    "position.turned_up": "{field}: the token at {at} lies under the active player, without a Martian: it must be face up already.",
    "position.winner": "{field}: there is a winner when the game ends by “ship” or “thirty”, and only then.",
    "position.apart": "{field}: every tile must be connected to the House by roads.",
    "position.few_figures": "{field}: {n, plural, one {one Farm waits} other {# Farms wait}} for a Martian, and the supply {supply, plural, =0 {is empty} other {has only #}}. Write a single step spawn, without n and with the squares of all of them in more: the active player chooses.",
    "position.figures": "{field}: there are {n} figures in all, on the table, collected, in the supply and in the box.",
    "position.house": "{field}: the House comes first, in place 0,0, with rotation 0.",
    "position.no_cell": "{field}: there is no such place in the town. It is written row,column, like 0,1; the House is at 0,0.",
    "position.no_farm": "{field}: a Martian token lies in the middle of a Farm, one on each.",
    "position.no_fight": "{field}: a combat is where the pawn of who has the turn meets a Martian, on the same square.",
    "position.no_fit": "{field}: {tile, name, tile, the} does not fit here, exits must meet exits.",
    "position.no_room": "{field}: tokens lie only inside buildings.",
    "position.no_square": "{field}: nobody can stand there. It is written row,column of a road, a room or a field of the town, like 1,1.",
    "position.other_deck": f"{{field}}: {_CARD} belongs to the other deck: only cards of this one lie here.",
    "position.roll": "{field}: a roll is written [what it was for, die, result].",
    "position.too_many": f"{{field}}: there are only two of {_CARD}.",
    "position.too_many_items": "{field}: there {n, plural, one {is only # copy} other {are only # copies}} of {item, name, item} in all.",
    "position.too_many_signs": "{field}: there are three Crop Circles and one Mother Ship.",
    "position.twice_tile": "{field}: {tile, name, tile, the} stands here twice, but there is only one.",
    "position.two_martians": "{field}: only one Martian stands on a square.",
    "name": "Martians!!!",
    "place.sq": "square {rest}",
    "place.tile": "tile {rest}",
    "place.pawn": "pawn {seat}",
    "tagline": "A small town, a hundred Martians, three parts of a bomb: who reaches the Mother Ship?",
    "story.start": "One night a light that is not the moon hangs over a small country town: next day the fields have perfect "
    "circles, and the streets are full of little green men. Somewhere under one of those circles the Mother Ship has landed. "
    "Fuel, Fertilizer and Dynamite make a bomb: all you have to do is find them, and stay alive.",
    "story.end": "{won, select, true {A flash over the fields, then only crickets. The Mother Ship is gone, and the town is yours "
    "again. Tomorrow somebody will have to explain all those circles.} false {Window by window the lights go out. In "
    "the streets only Martian is spoken now. And above another town the sky has one light too many tonight.} other "
    "{At dawn the steps you hear in the square are those of {winners}. For once nobody laughs at a story of "
    "Martians. Tomorrow it will be in the papers.}}",
    "turn.card": "Step 1: draw a tile and place it (R10, R20).\n"
    "Step 2: with a Martian on your square, fight (R11, R40, R41).\n"
    "Step 3: fill your hand up to 3 cards (R12).\n"
    "Steps 4 and 5: roll and move; whoever meets a Martian stops and fights (R13, R14, R30–R33).\n"
    "Step 6: the die says how many Martians you move (R15, R50).\n"
    "Step 7: new Martians arrive (R16, R55).\n"
    "Step 8: you may discard a card (R17). In every moment of R66 cards can be played.",
    "goal": "Lay tiles, fight your way through the town and find Fuel, Fertilizer and Dynamite. Be the first to stand "
    "with all three on the cleared Mother Ship, or collect 30 Martians. Together: bring the three there before the last "
    "Martian comes.",
    "option.mode": "How you play",
    "option.mode.help": "Everybody for themselves, or all together against the Martians. Alone you always play cooperatively.",
    "option.mode.competitive": "Competitive",
    "option.mode.cooperative": "Cooperative",
    "option.figures": "Martians in the box",
    "option.figures.help": "House rule of the cooperative game: more Martians, more time.",
    "option.figures.100": "100, as in the rules",
    "option.figures.115": "115, easier",
    "option.figures.90": "90, harder",
    "option.copies": "Items of each kind",
    "option.copies.help": "House rule of the cooperative game: how many of each item are hidden in the town.",
    "option.copies.3": "Three, as in the rules",
    "option.copies.2": "Two, harder",
    "option.open_hands": "Open hands",
    "option.open_hands.help": "House rule of the cooperative game: everybody sees everybody’s cards.",
    "option.video_game": "“This Is Nothing Like the Video Game!”",
    "option.video_game.help": "In the competitive game the rulebook takes 3 lives and 3 bullets from the target: nearly "
    "always a deadly blow (Q57).",
    "option.video_game.cap": "Down to three lives and three bullets",
    "option.video_game.letter": "Loses three and three, by the letter",
    "option.hordes": "Once the Mother Ship is revealed",
    "option.hordes.help": "The rulebook says it in two ways: every Farm fills up, or only the Mother Ship’s (Q31).",
    "option.hordes.farms": "Every Farm fills up",
    "option.hordes.ship": "Only the Ship’s Farm fills up",
    "option.own": "Own components",
    "option.own.help": "A JSON file with the copies of the cards and the tiles (roads and tokens) as your box has them; without it our reconstruction is played.",
    "board.own.roads": "Its roads are as the owner of the box has drawn them: look at them on the table.",
    "board.own.tile": "Inside, as the owner of the box has entered it: {bullets, plural, one {# bullet} other {# bullets}}, {lives, plural, one {# life} other {# lives}}, {items, plural, one {# item} other {# items}}. Outside, a Martian on every road square (R21).",
    "section.setup": "Setting up",
    "section.turn": "Your turn",
    "section.tiles": "Tiles",
    "section.movement": "Movement",
    "section.combat": "Combat",
    "section.death": "Death",
    "section.martians": "Martians",
    "section.cards": "Cards",
    "section.end": "End of the game",
    "section.rulings_setup": "Questions about the pieces",
    "section.rulings_tiles": "Questions about tiles",
    "section.rulings_turn": "Questions about the turn",
    "section.rulings_combat": "Questions about combat",
    "section.rulings_martians": "Questions about Martians",
    "section.rulings_end": "Questions about the end",
    "section.rulings_windows": "Questions about playing cards",
    "section.rulings_cards": "Questions about single cards",
    "provenance.seed": "From the rulebook",
    "provenance.public": "From a public source",
    "provenance.reconstructed": "Reconstructed: nobody says, this is our proposal",
}

_PROMPTS: dict[str, str] = {
    "place": "{seat, seat}, lay the tile: choose where and how it is turned.",
    "lay": "{seat, seat}, where in the building does {token, name, token, the} go?",
    "pick": "{seat, seat}, take what lies here?",
    "walk": "{seat, seat}, move on, or stop.",
    "choice": "{seat, seat}, you missed by {n}: pay {n, plural, one {a bullet} other {# bullets}}, or lose a life and "
    "roll again.",
    "march": "{seat, seat}, move {n, plural, one {one more Martian} other {# more Martians}}.",
    "spawn": "{seat, seat}, where does the new Martian go?",
    "drop": "{seat, seat}, your items fall into the nearest buildings: choose which goes where.",
    "window": "{seat, seat}, do you want to play a card?",
    "react": f"{{seat, seat}}, {_CARD} comes{{who, select, None {{}} null {{}} other {{ for {{who, seat}}}}}}: do you "
    "answer?",
    "discard": "{seat, seat}, discard a card, or end your turn.",
    "target": f"{{seat, seat}}, {_CARD}: at whom{{why, select, aim {{}} other {{ instead}}}}?",
    "to": f"{{seat, seat}}, {_CARD}: where does {{who, seat}}’s pawn go?",
    "law": "{seat, seat}, several shelters are equally near: where do you go?",
    "tile": f"{{seat, seat}}, {_CARD}: choose a tile.",
    "look": "{seat, seat}, which Martian token do you look at?",
    "circles": "{seat, seat}, which two Martian tokens change places?",
    "search": "{seat, seat}, take a weapon out of the deck?",
    "cook": "{seat, seat}, in which Gas Station does your Fuel end up?",
    "hysteria": "{seat, seat}, where does hysteria break out? {n, plural, one {One more tile} other {# more tiles}}.",
    "angry": "{seat, seat}, play more cards, or stop there.",
    "candy": "{seat, seat}, which Martian goes where?",
    "presidential": "{seat, seat}, remove a Martian: {n, plural, one {one more tile} other {# more tiles}} at most.",
    "searchlight": "{seat, seat}, which item do you swap for which?",
}

_LOG: dict[str, str] = {
    "started": "Here we go, {n, plural, =1 {alone} other {{mode, select, cooperative {all together} other {everybody "
    "for themselves}}}}: {first, seat} begins.",
    "dealt": "{seat, seat} receives {seen, select, yes {{cards, list, card, said}} other {{n} cards}}.",
    "turn": "Turn {number}: {seat, seat}.",
    "drew_tile": "{seat, seat} draws {tile, name, tile, a}.",
    "unplaceable": "There is no room in town for {tile, name, tile, the}: it goes to the box.",
    "no_tile": "No tile this turn{why, select, empty {: the pile is empty} other {: the end of the world}}.",
    "placed": "{seat, seat} lays {tile, name, tile, the}.",
    "laid": "{seat, seat} puts down {token, name, token}.",
    "invaded": "{n, plural, one {A Martian comes} other {# Martians come}}{why, select, tile { with the tile} guard "
    "{ to guard the Mother Ship} pod_people { where the pawns are} other {}}: {supply, plural, =0 {none} other {#}} left in the "
    "supply.",
    "sign_laid": "A Martian token lies face down in the middle of the Farm.",
    "closed": "{seat, seat} has closed the map: the turn ends here.",
    "fight": "{seat, seat} fights a Martian {tile, name, tile, in}, {side, name, board.side}.",
    "shotgun": "{seat, seat} fires the shotgun: +1 in this combat, {left, plural, =0 {and that was the last shot} one {# shot left} "
    "other {# shots left}}.",
    "rolled_fight": "{seat, seat} rolls {die}{changed, select, yes {, which counts {result}} other {}}: {needs, plural, =0 {a hit} other {# "
    "short}}.",
    "paid": "{seat, seat} pays {n, plural, one {a bullet} other {# bullets}}: {left, plural, =0 {none} other {#}} left.",
    "hurt": "{seat, seat} loses a life: {left, plural, =0 {it was the last} other {# left}}.",
    "killed": "{seat, seat} beats the Martian{kills, plural, =0 {} other {: {kills} collected}}.",
    "escaped": "{seat, seat}’s combat is over without a winner.",
    "drew": "{seat, seat} draws {seen, select, yes {{cards, list, card, said}} other {{n, plural, one {a card} other {# cards}}}}.",
    "reshuffled": "The {which, select, martian {Martian deck} other {deck}} is shuffled anew: {n, plural, one {one card} other {# cards}}.",
    "rolled_move": "{seat, seat} rolls {die} to move: {points, plural, one {one square} other {# squares}}.",
    "floating": "{seat, seat} floats in the air and cannot move.",
    "stepped": "{seat, seat} goes {tile, name, tile, to}, {side, name, board.side}: {left, plural, =0 {no points left} one {one point left} other {# points left}}.",
    "stopped": "{seat, seat} stops.",
    "took": "{seat, seat} takes {token, name, token, the}.",
    "put_back": "{seat, seat} looks at an item and puts it back, a double{seen, select, yes {: {item, name, item}} other {}}.",
    "flipped": "{seat, seat} turns the Martian token up: {face, name, sign}!",
    "delivered": "{seat, seat} lays on the Mother Ship: {items, list, item}.",
    "icon": "{seat, seat} walks onto a Martian icon.",
    "martian_card": f"{{seat, seat}} draws a Martian card: {_CARD}.",
    "rolled_march": "{seat, seat} rolls {die} for the Martians: {result, plural, =0 {none moves} one {one moves} other "
    "{# move}}.",
    "no_march": "The Martians stay where they are.",
    "marched": "A Martian moves {inside, select, yes {{tile, name, tile, in}: {from_side, name, board.side} → {side, name, board.side}} "
    "other {{from_tile, name, tile, from} {tile, name, tile, to}, {side, name, board.side}}}.",
    "discarded": f"{{seat, seat}} discards {_CARD}.",
    "ended_turn": "{seat, seat} has finished.",
    "extra_turn": "{seat, seat} takes another turn.",
    "passed": "{seat, seat} passes{until, select, turn { for this turn} round { until their own turn} other {}}.",
    "declined": "{seat, seat} is done with {step, name, step}.",
    "played": f"{{seat, seat}} plays {_CARD}.",
    "aimed": f"{_CARD} is aimed at {{who, seat}}.",
    "used": f"{{seat, seat}} uses {_CARD}.",
    "armed": f"{_CARD} now lies in front of {{seat, seat}}.",
    "cancelled": f"{{seat, seat}} cancels {_CARD}.",
    "redirected": f"{_CARD} passes {{seat, seat}} by{{who, select, None {{}} null {{}} other {{ and turns to {{who, seat}}}}}}.",
    "no_effect": f"{_CARD} changes nothing.",
    "lasting": f"{_CARD} lasts until {{until, select, start {{{{of, seat}}’s next turn}} end {{the end of {{of, "
    "seat}’s next turn} other {the end of this turn}}.",
    "expired": f"{_CARD} is over.",
    "doubled": "{seat, seat}’s movement points {times, plural, =2 {are doubled} one {stay} other {are # times as many}}.",
    "go_time": "{seat, seat} will take another turn.",
    "died": "{seat, seat} dies {tile, name, tile, in}{lost, plural, =0 {} one { and loses a collected Martian} other { and loses # collected Martians}}.",
    "disarmed": "{seat, seat} loses {cards, list, card, said}.",
    "dropped": "{seat, seat} drops {item, name, item, the} {tile, name, tile, in}, {side, name, board.side}.",
    "returned": "{seat, seat}’s items go back to the pool: {items, list, item}.",
    "respawned": "{seat, seat} starts again at the House.",
    "moved": f"{_CARD} takes {{seat, seat}} {{tile, name, tile, to}}, {{side, name, board.side}}.",
    "lured": "{seat, seat} lures a Martian {from_tile, name, tile, from} {tile, name, tile, to}, {side, name, board.side}.",
    "removed": f"{_CARD} removes {_MARTIANS} {{tile, name, tile, from}}.",
    "chose_tile": f"{{seat, seat}} chooses {{tile, name, tile, the}} for {_CARD}.",
    "nuked": f"{{seat, seat}} blows up {{tile, name, tile, the}} with {_MARTIANS}{{kills, plural, =0 {{}} other {{: {{kills}} collected}}}}.",
    "looked": "{seat, seat} looks at a Martian token{seen, select, yes {: {face, name, sign}} other {}}.",
    "swapped_signs": "Two Martian tokens change places.",
    "slimed": "All hands are discarded: {n, plural, one {one card} other {# cards}}.",
    "searched": "{seat, seat} looks for a weapon in the deck.",
    "fetched": f"{{seat, seat}} takes {_CARD} out of the deck.",
    "cooked": "{seat, seat}’s Fuel lands {tile, name, tile, in}, {side, name, board.side}.",
    "drained": "{seat, seat} forgets {items, list, item, the}: back to the pool.",
    "cut": "{seat, seat} {life, plural, =0 {{bullets, plural, =0 {loses nothing} one {loses a bullet} other {loses # bullets}}} "
    "other {loses {life, plural, one {a life} other {# lives}}{bullets, plural, =0 {} one { and a bullet} other { and # "
    "bullets}}}}.",
    "gained": "{seat, seat} gets a bullet.",
    "traded": "{seat, seat} gives {who, seat} {gave, name, item, the} and gets {got, name, item, the}.",
    "spotted": "{seat, seat} lights up a double{seen, select, yes {: {item, name, item}} other {}}. Nothing is swapped.",
    "unearthed": "{seat, seat} leaves {gave, name, item, the} in the building and takes {got, name, item, the}.",
    "game_over": "{ended, select, ship {{winner, seat} stands on the Mother Ship with all three items and wins!} thirty "
    "{{winner, seat} has collected 30 Martians and wins!} delivered {The bomb is complete on the Mother Ship: you win "
    "together!} overrun {The last Martian has come: the town is lost.} no_ship {The Mother Ship can no longer be found: "
    "the town is lost.} other {So many turns, and no end in sight: the game stops here.}}",
}

_NOT_NOW = (
    "Not now. {step, select, place {First lay the tile.} lay {First put the tokens into the building.} walk {Move, "
    "take, play a card or stop.} pick {Take what lies here, or leave it.} choice {Pay bullets, or lose a life.} march "
    "{First move the Martians.} spawn {First put the new Martian down.} drop {First drop your items.} cook {First put the "
    "Fuel down.} window {Play a card or pass.} react {Answer the card or pass.} discard {Discard a card, or end your "
    "turn.} target {Say at whom the card is aimed.} to {First choose where the pawn goes.} law {First choose the shelter.} "
    "tile {Choose a tile.} candy {Lure a Martian, or stop there.} presidential {Remove a Martian, or stop there.} look "
    "{Choose the token to look at.} circles {Choose the two tokens to swap.} search {Take a weapon, or do without.} "
    "hysteria {First put the Martian down.} angry {Play another card, or stop there.} searchlight {Choose what to swap.} "
    "other {First make the choice that is due.}}"
)

_WHY: dict[str, str] = {
    "over": "The game is over: you can review it move by move, or start another.",
    "not_a_move": "“{text}” is not a move of this game.",
    "not_now": _NOT_NOW,
    "no_points": "You have no movement points left: stop here.",
    "too_few_bullets": "You need {n, plural, one {a bullet} other {# bullets}} and have {have, plural, =0 {none} one {one} other {#}}: there is no "
    "paying in part.",
    "not_in_hand": f"You do not hold {_CARD}: choose one of your cards.",
    "no_allowance": "You have already played a card since your last turn began: the next one {own, select, yes {in your following turn} "
    "other {from your next turn on}}.",
    "no_answer": f"{_CARD} does not answer “{{to, name, card}}”.",
    "march_begun": "The Martians are moving: play cards before the first of them.",
    "card_reaction": f"{_CARD} waits for {{card, select, take_her {{a “Tractor Beam” aimed at you}} not_happening {{a Martian card that strikes "
    f"you}} other {{a card aimed at you}}}}.",
    "card_armed": f"{_CARD} already lies in front of you: one of each weapon.",
    "card_candy": f"{_CARD} must move a Martian: {{why, select, nobody {{there is none in town}} homeland {{“Homeland Security” keeps them "
    f"where they are}} other {{none can go to a tile next door}}}}.",
    "card_nuclear": f"{_CARD} needs a generic tile at the edge, without a pawn, that the town can do without.",
    "card_own_turn": f"{_CARD} is for your own turn.",
    "card_movement_over": f"{_CARD} comes too late: your movement is over.",
    "card_in_fight": f"{_CARD} would take you out of your combat: finish it first.",
    "no_weapon": f"{_CARD} is not a weapon.",
    "not_in_play": f"{_CARD} does not lie in front of you.",
    "use_in_fight": f"{_CARD} cannot be switched on in a combat.",
    "use_jammed": f"{_CARD} is on already.",
    "use_no_swap": f"{_CARD} needs an item of yours and one to swap it for, without doubles.",
    "use_mp3": f"{_CARD} waits for a Memory Drain.",
    "use_automatic": f"{_CARD} fires by itself in your next combat.",
    "not_in_deck": f"{_CARD} is not in the deck.",
    "pass_only_now": "Here you can only pass this one time.",
    "pass_own_turn": "It is your own turn: pass now, or for this turn.",
    "cell_taken": "That place already holds {there, name, tile, the}: choose a free place.",
    "no_road": "The tiles beside that place turn blank sides to it: at least one road must go on.",
    "not_beside": "A tile must touch a tile that lies there.",
    "same_rotation": "Turned like that {tile, name, tile, the} looks the same: choose a smaller turn.",
    "roads_must_meet": "To the {side, name, board.compass} {road, select, theirs {the road {there, name, tile, of} would end at a blank side} other "
    "{your road would end at a blank side {there, name, tile, of}}}: turn the tile, or choose another place.",
    "other_token": "First put down {token, name, token, the}.",
    "not_this_building": "Choose a square {tile, name, tile, of}, inside the building.",
    "one_token_each": "There is {token, name, token} already: one token on each square.",
    "first_square": "The tokens left are alike and fill the building: begin with the first square.",
    "martian_here": "There is a Martian on your square: nothing can be taken here.",
    "no_token": "There {n, plural, =0 {is no token} one {is only one token} other {are only # tokens}} on your square.",
    "enough": "You already have five: {token, name, token, the} stays.",
    "double": "You know that {item, name, item, the} lies there, and you already have it.",
    "not_held": "Choose something you carry: you do not have {item, name, item, the}.",
    "not_dropped": "{item, name, item} is not among the items that fall: choose another one.",
    "not_nearest": "Each item falls into the nearest free building, another one for each: now {tiles, list, tile, the}.",
    "no_gas_station": "Choose a square of a Gas Station, a free one if there is any.",
    "no_ground": "Nobody can stand there.",
    "stands_there": "The pawn stands there already: choose another square.",
    "wall": "There is no white line between the two squares: go round.",
    "one_square": "One square at a time: choose one next to you.",
    "no_martian": "There is no Martian on that square.",
    "moved_already": "This Martian has moved already: each moves once.",
    "martian_there": "There is a Martian already: one on each square.",
    "shielded": "“Four-sided Dice”: this Martian would come nearer to {who, seat}, and may not.",
    "no_way": "A Martian moves one square, over a white line or from exit to exit.",
    "not_spawnable": "New Martians come onto roads and fields.",
    "not_quiet": "There is a Martian {tile, name, tile, in} already: choose a tile that has none.",
    "other_squares": "Choose one of the squares marked.",
    "one_a_tile": "You have already removed one {tile, name, tile, from}: choose another tile.",
    "lure_from": "Choose a Martian {tile, name, tile, of}.",
    "lure_to": "Choose a free square {tile, name, tile, of}.",
    "somebody": "Name a player.",
    "no_such_seat": "Nobody sits there: {n, plural, one {there is only one player} other {there are # players}}.",
    "not_yourself": "Name somebody else.",
    "not_the_nearest": "Only the nearest shelters count: {n, plural, one {there is one} other {choose one of #}}.",
    "no_tile_there": "There is no tile there.",
    "nuke_named": "Only generic tiles can be blown up, and {tile, name, tile, the} is not one.",
    "nuke_inside": "This tile is surrounded: choose a generic one at the edge of the town.",
    "nuke_pawn": "There is a pawn on this tile: choose a generic tile at the edge, without pawns.",
    "nuke_needed": "Without this tile a part of the town would be cut off from the House: choose another one.",
    "no_lure": "No Martian can go next door from there: choose another tile.",
    "no_martians_there": "There is no Martian {tile, name, tile, in}: choose another tile.",
    "next_door": "Choose a tile beside {from, name, tile, the} with room for Martians: {tile, name, tile, the} is not one.",
    "no_sign": "There is no such Martian token to choose.",
    "sign_up": "That token lies face up already: look at a hidden one.",
    "two_signs": "Name two different Martian tokens, the northern one first.",
    "they_lack": "{who, seat} does not have {item, name, item, the}.",
    "would_double": "{who, seat} already has {item, name, item, the} and would end up with two: choose another swap.",
    "same_item": "{item, name, item} for {item, name, item}: that would change nothing.",
    "no_item": "There is no such item on that square.",
}

_SCORE: dict[str, str] = {
    "score.R43": "Collected Martians",
    "score.R71": "Items delivered",
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
    **TALE,
}
