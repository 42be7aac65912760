"""Marrak Hesh 17 in English: what the game says to the people who play it."""

from .names import NAMES
from .reasons import REASONS
from .rules import RULES
from .tale import TALE

__all__ = ["MESSAGES", "RULES"]

_GAIN = (
    "{gain, plural, =0 {the score stays the same} =-1 {loses 1 point} "
    + " ".join(f"=-{points} {{loses {points} points}}" for points in range(2, 31))
    + " one {gains # point} other {gains # points}}"
)

_ABOUT: dict[str, str] = {
    "name": "Marrak Hesh 17",
    "place.dock": "dock {rest}",
    "place.cell": "cell {last}, seat {seat}",
    "place.hand": "the transports, seat {seat}",
    "tagline": "Twenty-four docks, three colours of transport: pack your hold better than anyone.",
    "turn.card": "Choose a dock that still has its tile (R11).\n"
    "Place a transport of a colour that the two neighbours along the ring don’t have (R12).\n"
    "Take the tile and load it beside one you have already (R13, R14).\n"
    "If you can’t, you skip; once nobody can any more, points are counted (R16, R20).\n"
    "Points: the largest colour group, the largest type group, 1 for each rare tile (R31–R33).",
    "goal": "Place a transport, take the tile from that dock and stow it in your hold. In the end "
    "your largest colour group, your largest type group and your rare tiles count: most points "
    "wins.",
    "story.start": "Marrak Hesh 17 is the richest orbital suk in the galaxy. The great corporations send their captains "
    "there to stock up on rare goods, and nobody gives anything away. Among twenty-four docks and shuttles of three "
    "colours, your ship has to leave with the best hold of all.",
    "story.end": "The docks fall silent, the engines warm up, the holds are opened. The corporations count the goods, and "
    "remember only who stowed them best: {winners}. Behind you the suk lights its signs again for the fleet to "
    "come.",
    "option.advanced": "Advanced game",
    "option.advanced.help": "Two Deep Space cards, drawn at the start or chosen by you, change the rules or the "
    "points for everybody.",
    "option.cards": "Deep Space cards of your choice",
    "option.cards.help": "Choose up to two: what is missing is drawn. In a match they apply to every game.",
    "option.hull": "Shape of the hold",
    "option.hull.help": "Only the shape changes: there are still 12 cells with two players and 8 "
    "with three. Nobody knows which one was printed: both are our reconstruction.",
    "option.hull.rectangle": "Rectangle",
    "option.hull.octagon": "Octagon",
    "option.tie_break": "Tie-break",
    "option.tie_break.help": "If points are equal, the victory is shared, or it goes to whoever played "
    "later: going first is a small advantage.",
    "option.tie_break.shared": "Shared victory",
    "option.tie_break.late_seat": "The later player wins",
    "option.match": "Match",
    "option.match.help": "One game per player: everybody goes first once and the points add up. "
    "If the sums are equal, the victory is shared.",
    "option.own_order": "You choose the order of the cards",
    "option.own_order.help": "When points are counted every captain says which card to apply first, as the rulebook has it. "
    "Without this option the program finds the order that brings most.",
    "option.own": "Own components",
    "option.own.help": "A JSON file with the shape of the holds, the corporations’ transports and the faces of the tiles as your copy of the game has them; without it our reconstruction is played.",
    "board.own.deep.pulsar": "If you have only one largest colour group, you get {points, plural, =0 {nothing} one {# point} other {# points}} for each of its tiles. With a tie, nothing.",
    "board.own.deep.quasar": "If you have only one largest type group, you get {points, plural, =0 {nothing} one {# point} other {# points}} for each of its tiles. With a tie, nothing.",
    "board.own.deep.supernova": "For each rare tile that touches another rare tile side by side you get {points, plural, =0 {nothing} one {# point} other {# points}}.",
    "board.own.deep.full_load": "If your hold is full, you get {points, plural, =0 {nothing} one {# point} other {# points}}. If not, each empty cell costs {empty, plural, =0 {nothing} one {# point} other {# points}}.",
    "board.own.deep": "As the owner of the game has entered it.",
    "board.own.tile": "Type: {type, name, type} (R32). Colour: {colour, name, colour} (R31).{rare, plural, =0 {} other { Rare: 1 extra point (R33).}} A face that the owner of the game has entered.",
    "board.own.corp": "Corporation. In this game its transports are those that the owner of the game has entered (R3b).",
    "section.setup": "Setting up",
    "section.turn": "Your turn",
    "section.follows": "What follows from it",
    "section.end": "End of the game",
    "section.scoring": "Scoring",
    "section.deep": "Advanced game: Deep Space",
    "section.rulings": "Questions and answers",
    "section.rulings_deep": "Questions about Deep Space",
    "section.rulings_match": "Questions about the match",
    "provenance.seed": "From the rulebook",
    "provenance.public": "From a public source",
    "provenance.reconstructed": "Reconstructed: nobody says, this is our proposal",
    "why_reconstructed.R3b": "The rulebook points to the scheme printed on the hold, which nobody has shown us: the "
    "numbers are ours. The 8 each are in the rulebook.",
    "why_reconstructed.R40": "That cards bring ways of scoring or conditions is in the rulebook; what the conditions "
    "change is our own.",
    "why_reconstructed.Q1": "One sentence of the rulebook, read alone, would say something else: the lines on ties and "
    "on tiles that touch decide.",
    "why_reconstructed.R5": "The draw is in the rulebook; the direction of play is our choice.",
    "why_reconstructed.R35": "The rulebook does not say what happens on equal points.",
    "why_reconstructed.R42": "The rulebook leaves the order of the cards to you, but does not say "
    "how to do the sums.",
    "why_reconstructed.R43": "The rulebook lets you choose; the best choice can be worked out, and "
    "here the program works it out.",
    "why_reconstructed.Q33": "The match is our addition: it is not in the rulebook.",
}

_PLAY: dict[str, str] = {
    "prompt.place": "{alone, select, yes {A} other {{seat, seat} to play: a}} transport on a dock, its tile into the hold.",
    "prompt.order": "Points are counted. {alone, select, yes {Which} other {{seat, seat}: which}} card do you apply first?",
    "log.ordered": "{seat, seat} applies {card, name, card, the} first.",
    "log.started": "Here we go: {start, seat} plays first. Corporations: {corporations, list, corp}.",
    "log.drawn": "Deep Space: {deep, list, card} apply to everybody.",
    "log.placed": "{seat, seat} places {colour, name, transport, a} on dock {dock} and stows "
    "{tile, name, tile, the} in {cell}: " + _GAIN + ".",
    "log.skipped": "{seat, seat} skips a turn: for now none of their transports can be placed.",
    "log.over": "Nobody can place a transport any more: {game_number, plural, =1 {the game is "
    "over} other {game # is over}}.",
    "log.scored": "{seat, seat} finishes with {total, plural, one {# point} other {# points}}: "
    "colours {colour}, types {type}, rare tiles {rare}{deep, plural, =0 {} other {, Deep Space "
    "#}}.",
    "log.deep_step": "{card, name, card} for {seat, seat}: {act, select, swap {swaps the tiles in "
    "{cells, list, cell}} remove {removes the tile in {cells, list, cell}} recolour {the tile in "
    "{cells, list, cell} changes colour: {colour, name, colour}} unused {card not used} play {in force "
    "all game long} other {{points, plural, =0 {no points} one {# point} other {# points}}}}.",
    "log.interval": "Game {game_number} of {games} is counted.",
    "log.next_game": "Game {game_number}: everything is set up afresh.",
    "why.counting": "All transports are placed and points are counted: choose which card to apply first, out of {deep, "
    "list, card}.",
    "why.not_counting": "The order of the cards is chosen at the end, when nobody can place a transport any more.",
    "why.not_in_force": "This card is not in force: choose out of {deep, list, card}.",
    "why.no_order": "In this game the order of the cards is not chosen: where it matters, the program finds it.",
    "why.dock_served": "There is already a transport on dock {dock}, {colour, name, transport, the}: choose a dock that "
    "still has its tile.",
    "why.no_passing": "You may not pass by choice: as long as one of your transports can be placed, you must place it. "
    "When you have no move, the program skips your turn.",
    "why.no_such_transport": "You have no {colour, name, transport, more}: choose one of the "
    "transports still in hand.",
    "why.same_colour": "Walking towards {way, select, up {higher} other {lower}} numbers, the first transport you meet "
    "is {colour, name, transport, the} on dock {at}, of the same colour. Dock {dock} accepts only {accepts, list, "
    "colour, many} transports.",
    "why.only_transport": "There is a single transport on the ring, {colour, name, transport, the} on dock {at}: from "
    "every dock you meet it on both sides. For now only {accepts, list, colour, many} transports will do.",
    "why.ion_storm": "{card, name, card}: clockwise, the first transport you meet is {colour, name, transport, the} on dock {at}, "
    "of the same colour. Dock {dock} accepts only {accepts, list, colour, many} transports.",
    "why.customs": "{card, name, card}: the last tile taken, {last, name, tile, the}, is {colour, name, colour}, too. Leave "
    "{tile, name, tile, the} where it is and take a tile of another colour.",
    "why.cell_taken": "Cell {cell} already holds {tile, name, tile, the}: choose a free cell.",
    "why.not_adjacent": "Cell {cell} touches none of your tiles. You can stow it in {cells, list, cell}.",
    "why.no_cell": "Your hold has no cell {cell}: choose one of its free cells.",
    "why.over": "The game is over: you can review it move by move, or start another.",
    "why.not_a_move": "“{text}” is not a move. Write dock, colour and cell, for example: place 7 black b3.",
    "score.R31": "Colour groups",
    "score.R32": "Type groups",
    "score.R33": "Rare tiles",
    "score.R34": "Total",
    "score.R42": "Deep Space",
}

_WORDS: dict[str, str] = {
    "part.station": "Marrak Hesh 17",
    "part.ring": "ring",
    "part.dock": "dock",
    "part.gap": "gap",
    "part.transport": "transport",
    "part.tile": "tile",
    "part.rare": "rare tile",
    "part.hold": "hold",
    "part.cell": "cell",
    "part.group": "group",
    "part.corporation": "corporation",
    "part.deep": "Deep Space card",
    "part.track": "score track",
    "glossary.station": "The orbital station in the middle of the table, with the ring of docks around it.",
    "glossary.ring": "The 24 docks in a circle, numbered clockwise from 0 to 23; after 23 comes 0 (R12).",
    "glossary.dock": "One of the 24 places of the ring: it holds either a tile or a transport (R11).",
    "glossary.gap": "The docks with tiles between one transport and the next. In the base game "
    "every gap between two transports accepts one colour only, the third (D2), and your transport splits it (D3).",
    "glossary.transport": "The shuttle you place on a dock to take its tile. There are three colours (R10).",
    "glossary.tile": "The goods you collect: every tile has a type and a colour, and no two are alike.",
    "glossary.rare": "A tile with a lit corner: worth 1 extra point (R33).",
    "glossary.hold": "The grid in which you stow your tiles. A stowed tile never moves (R15).",
    "glossary.cell": "A place in the hold: column a–d and row 1–4, for example b3.",
    "glossary.group": "At least 2 tiles of one colour, or of one type, that share sides (R30).",
    "glossary.corporation": "The company you fly for. With three players it sets how many "
    "transports you have of each colour (R3b).",
    "glossary.deep": "A card of the advanced game: two per game, binding for everybody (R6, R40).",
    "glossary.track": "The row of numbers on which points are marked; the rules use it only at the "
    "end (Q22).",
}

_BOARD: dict[str, str] = {
    "board.ring": "Ring of docks",
    "board.dock": "dock {dock}",
    "board.dock.goods": "Dock {dock}: {tile, name, tile}, accepts {colours, list, colour, many} transports",
    "board.dock.taken": "Dock {dock}: taken, {colour, name, transport}",
    "board.rare": "rare",
    "board.cell": "cell {cell}",
    "board.cell.free": "Cell {cell}, free",
    "board.cell.tile": "Cell {cell}: {tile, name, tile}",
    "board.cell.after": "Cell {cell}: takes you to {total, plural, one {# point} other {# points}} "
    "({change})",
    "board.hold": "{name}’s hold",
    "board.hand": "{colour, name, transport}: {n} in hand",
    "board.hands": "Transports in hand",
    "board.colour": "Colour",
    "board.type": "Type",
    "board.rares": "Rare",
    "board.deep": "Deep Space",
    "board.open": "Open docks",
    "board.open.count": "{n, plural, =0 {no open dock} one {# open dock} other {# open docks}}",
    "board.open.after": "Open docks: {now}, after the move {after}",
    "board.left_out": "Out of play",
    "board.customs": "{card, name, card}: no {colour, name, colour} for now",
    "board.matrix": "All tiles",
    "board.matrix.dock": "{tile, name, tile}: on dock {dock}",
    "board.matrix.hold": "{tile, name, tile}: in {name}’s hold",
    "board.matrix.out": "{tile, name, tile}: out of play",
    "board.first": "{card, name, card, the} first",
    "board.counting": "Points are counted",
    "board.choose.order": "Which card do you apply first?",
    "board.choose.dock": "Choose a lit dock",
    "board.choose.colour": "Choose the transport",
    "board.choose.cell": "Choose the cell",
    "board.choose.confirm": "Confirm the move",
    "board.after": "After the move",
    "board.lowers": "Careful: you lose {n, plural, one {# point} other {# points}}",
    "board.demand": "Docks {from}–{to}: will accept {colours, list, colour, many} transports",
    "board.demand.one": "Dock {from}: will accept {colours, list, colour, many} transports",
    "board.demand.none": "No dock with a tile remains beside it",
    "board.free": "Tiles on docks",
    "board.over": "Game over",
    "board.game_of": "Game {n} of {games}",
    "board.series": "Match: {n}",
    "board.groups.colour": "Scoring colour groups",
    "board.groups.type": "Scoring type groups",
    "board.track": "Score track",
    "board.track.at": "{name}: {n, plural, one {# point} other {# points}}",
    "board.deep.points": "{card, name, card}: {change}",
    "board.deep.play": "binds during the game",
    "board.deep.unused": "not used",
    "board.deep.swap": "swaps {a} and {b}",
    "board.deep.remove": "removes the tile in {cell}",
    "board.deep.recolour": "the tile in {cell} changes colour: {colour, name, colour}",
    "board.deep.reverse": "in the other order: {total, plural, one {# point} other {# points}}",
    "board.earlier": "Game {n}: how it ended",
    "board.earlier.points": "{name} {total, plural, one {# point} other {# points}}: colours {colour}, types {type}, rare "
    "tiles {rare}{deep, plural, =0 {} other {, Deep Space #}}",
    "board.earlier.unknown": "The table of this game is not known: the points are as declared.",
    "board.composed.ring": "A position laid out by hand: play can never lead to this ring (R12).",
    "board.composed.hold": "A position laid out by hand: play can never lead to {name}’s hold (R14).",
    "board.deep.order": "Cards applied in this order",
    "board.move": "{tile, name, tile} from dock {dock}, {colour, name, transport}, cell {cell}",
    "board.cells.left": "{n, plural, one {# empty cell} other {# empty cells}}",
    "board.step": "step {n}",
}

_ABOUT_THINGS: dict[str, str] = {
    "board.about.docked": "Docked on the ring: {n} ({docks}).",
    "board.about.open": "The docks with a tile that this captain can serve with a transport in hand.",
    "board.about.series": "The points of all games so far, added up.",
    "board.about.free": "{n, plural, =0 {No tile is left} one {# tile is left} other {# tiles are left}} on the ring.",
}

_POSITION: dict[str, str] = {
    "position.own_row": "{field}: a row of a hold is a word of “o” and “-”, one to four signs, every row of the same width.",
    "position.own_cells": "{field}: this hold has {n, plural, one {# cell} other {# cells}}, so it takes as many “o”.",
    "position.own_pieces": "{field}: the cells of a hold lie in one piece, side by side.",
    "position.own_tiles": "{field}: then there would be {n, plural, one {# tile} other {# tiles}}; there must be {most}.",
    "position.own_colours": "{field}: each colour stands there once only.",
    "position.own_scheme": "{field}: a corporation has {n, plural, one {# transport} other {# transports}} in all, no more and no less: they must add up to that.",
    "position.own_schemes": "{field}: the three corporations together, with ours for those that you leave out, have {n, plural, one {# transport} other {# transports}} of each colour.",
    "position.ring": "{field}: this takes {docks} characters, one per dock: a dot for a tile, W, G "
    "or K for a white, grey or black transport.",
    "position.transports": "{field}: the transports do not add up. There are 24 on the ring and in "
    "hands, 8 of each colour, and each one placed stands for a tile in a hold.",
    "position.served": "{field}: there is already a transport on dock {dock}, so no tile: leave it out.",
    "position.twice": "{field}: {tile, name, tile, the} appears twice, but there is only one.",
    "position.not_in_a_hold": "{field}: {tile, name, tile, the} is in no hold, so it was not the "
    "last one taken: a tile that lies in a hold fits here.",
    "position.points": "{field}: this takes four whole numbers: colours, types, rare tiles, Deep Space.",
    "position.over": "{field}: the points have been counted, so it is nobody’s turn any more: leave this field out.",
    "position.no_order": "{field}: which card comes first is said at the end of the game only, and only where the order "
    "matters and the option “own_order” was chosen.",
    "position.not_all_said": "{field}: points have been counted here, so every captain has said which card comes first: this takes the ids of cards.",
    "position.turn": "{field}: somebody can still place a transport, so this takes the seat to act, a number from 0 to "
    "{last}.",
    "position.still_open": "{field}: somebody can still place a transport, so this game is not over and points are not "
    "counted: leave it out.",
    "position.other_points": "{field}: {seat, seat}’s points must be those of the hold, which is worth "
    "{total, plural, one {# point} other {# points}} in all.",
    "position.no_such_points": "{field}: {seat, seat} can’t have these points with a hold of {cells, plural, one {# cell} other {# cells}}. Colours and "
    "types bring 0 points or at least 2, and Deep Space counts in the advanced game only.",
    "position.basic_game": "{field}: Deep Space cards apply in the advanced game only: turn the option “advanced” on, or "
    "take the cards away.",
    "position.other_cards": "{field}: only what you chose for this game is in force here: {cards, list, card}.",
    "position.other_start": "{field}: in a match the next seat begins each time, so this takes the number {start}.",
}

MESSAGES: dict[str, str] = {
    **_ABOUT,
    **_PLAY,
    **_POSITION,
    **_WORDS,
    **_BOARD,
    **_ABOUT_THINGS,
    **NAMES,
    **REASONS,
    **TALE,
}
