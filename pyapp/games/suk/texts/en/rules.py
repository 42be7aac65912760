"""The rules of Marrak Hesh 17 in English, one entry a number; a Q is question, new line, answer."""

_GAME: dict[str, str] = {
    "R1": "The game is for 2 or 3 players. If somebody is missing, the computer takes that seat.",
    "R2": "You get an empty hold, of the kind made for this number of players, and the marker of a "
    "corporation, which starts on 0 of the score track.",
    "R3a": "Two players have 12 transports each: 4 white, 4 grey and 4 black. That uses all 24.",
    "R3b": "Three players have 8 transports each, in the numbers shown on the hold. Ours, in the "
    "order white, grey and black: Aurora Lines 3, 3, 2; Kronos Freight 3, 2, 3; Umbra Trading 2, "
    "3, 3. That makes 8 of each colour in all.",
    "R4": "The 26 tiles are shuffled and one is laid face up on each of the 24 docks. The 2 left "
    "over stay out of the game.",
    "R5": "Who plays first is drawn by lot. After that you take turns clockwise, in the order of the seats.",
    "R6": "Advanced game only: before the first turn 2 different Deep Space cards are drawn at "
    "random and shown. They apply to everybody. If you prefer, you can choose them.",
    "R10": "On your turn you must, if you can, place one of your transports on a dock. You may not "
    "pass by choice.",
    "R11": "The dock you choose must still have its tile. During the game every dock holds either "
    "a tile or a transport: never both, and it is never empty.",
    "R12": "From the dock you chose, walk the ring both ways to the first transport you find on "
    "each side: neither of these two neighbours may have the same colour as the one you place. "
    "You pass over docks with tiles, distance does not matter, after 23 comes 0, and it makes no "
    "difference whose transports they are.",
    "R12a": "As long as there is no transport on the ring, you can place any colour on any dock.",
    "R12b": "If there is a single transport on the ring, you meet it from both sides: the 23 docks "
    "that remain accept the other two colours, and none accepts the colour of that transport.",
    "R13": "Take the tile from the dock you chose. Your transport stays there to the end of the game.",
    "R14": "Stow the tile in your hold at once, on a free cell. The first one goes where you like; "
    "every other must be adjacent to a tile you have already stowed, that is share a side with "
    "it. You must stow it even when it costs you points.",
    "R15": "A stowed tile never moves again.",
    "R16": "If you have no move, because none of your transports can be placed, you skip your turn "
    "but stay in the game: next turn, if you can, you place as usual.",
    "D1": "With two or more transports on the ring, those that follow each other along it always have different colours "
    "(R12). Under Ion Storm that is no longer so.",
    "D2": "So every gap between two transports accepts one colour only: the third, which neither of its two ends has.",
    "D3": "The transport you place splits its gap in two: the part towards one end will want the colour of the other "
    "end. If you place right beside an end, only one part is left.",
    "D4": "The colour of the third transport of every game is forced: it is the one still missing on the ring. The dock "
    "is yours to choose.",
    "D5": "There is always room for the tile you take (R14): you have at least as many cells as transports, and beside "
    "the taken ones there is always a free one.",
    "D6": "The numbers always add up: tiles on docks and transports on the ring are 24 in all, and so are the transports "
    "on the ring and in hand. The holds have as many tiles as the ring has transports.",
    "R20": "The game ends as soon as nobody can place a transport any more. Tiles left on docks "
    "and transports left in hand are worth nothing.",
    "R30": "A group is at least 2 tiles of one colour (colour group) or of one type (type group) "
    "joined side to side. A tile alone is no group, and diagonal neighbours do not touch.",
    "R31": "Colours: find your largest colour group and score 1 point for each of its tiles. If "
    "several groups tie for largest they all count, even when they have the same colour. With no "
    "colour group you score 0.",
    "R32": "Types: find your largest type group and score 1 point for each of its tiles. If "
    "several groups tie for largest they all count, even when they are of the same type. With no "
    "type group you score 0.",
    "R33": "Score 1 point for each rare tile in your hold, whether it is in a group or not.",
    "R34": "When points are counted, your total is the sum of colours (R31), types (R32) and rare "
    "tiles (R33), plus Deep Space (R42) in the advanced game. One tile may count in all three. "
    "The winner is whoever has the highest total.",
    "R35": "If totals tie, the victory is shared. If you chose the tie-break “The later player "
    "wins”, the tie goes to whoever comes later in the turn order of that game.",
    "R40": "A Deep Space card brings either a way of scoring or a condition of play. Conditions "
    "change for everybody, during the game, how you place (R12), take (R13) or stow (R14). "
    "The effects are our reconstruction: among computer players Nebula brings more points than the others, and "
    "Supernova more to whoever comes first.",
    "R41": "When points are counted, you apply the two cards in the order you prefer.",
    "R42": "The sums are done on a copy of your hold, with a bonus that starts at 0. Apply the "
    "first card, then the second: a bonus card adds what it is worth on the copy at that moment, "
    "a change card alters the copy as you choose, a condition does nothing here. Your total is "
    "the points of the final copy plus the bonus.",
    "R43": "The order and the choices of R42 touch nobody else, so the program sees to them: it "
    "tries everything, gives you the highest total and shows you how it got there. If several "
    "ways are equal, Q32 decides. With the option “You choose the order of the cards” you say the order, and the program "
    "makes only the choices that remain.",
}

_RULINGS: dict[str, str] = {
    "Q1": "Do all tiles of a colour count, or only those in the group?\n"
    "Only those in the scoring group or groups. One sentence of the rulebook, read alone, would "
    "say “all”; but tiles that do not touch form no group, and two groups of one colour can tie.",
    "Q2": "What if several groups are the largest?\n"
    "They all score, of the same colour or of different ones, and it is the same for types. "
    "Smaller groups score nothing.",
    "Q3": "And if no two like tiles touch in your hold?\n"
    "For that part, colours or types, you score 0: tiles alone are not worth 1 each.",
    "Q4": "Do you look for the largest group of every colour?\n"
    "No: look for the largest size among the groups of all colours together, and then, apart, among those of all "
    "types.",
    "Q5": "Can a tile cost you points?\n"
    "Yes. Two groups of 3 give you 6 points; if one grows to 4, it counts alone and you have 4. "
    "Taking and stowing remain compulsory (R10, R14).",
    "Q6": "Where do rare tiles count?\n"
    "In any cell of your hold. On a dock, or among the two left out, they count for nobody.",
    "Q7": "Is the “first transport” the one on the next dock?\n"
    "It is the nearest along the ring, no matter how far: docks with tiles in between do not "
    "count. After 23 you go on from 0.",
    "Q8": "What does a single transport on the ring block?\n"
    "Its own colour, on every dock: you meet it from both sides (R12b).",
    "Q9": "Does it matter whose the neighbouring transports are?\nNo, only their colour matters.",
    "Q10": "Right and left as seen from where?\n"
    "In the base game it is all the same, since you look both ways. Under Ion Storm you look "
    "clockwise, that is towards the higher numbers.",
    "Q11": "May you skip a turn by choice?\n"
    "No: as long as you can place a transport you must. The program does the skipping, and only "
    "when it is needed.",
    "Q12": "When do you check whether the game is over?\n"
    "After every transport placed. If nobody can place any more the game ends there, with no "
    "further skips noted; the same goes when all 24 docks are served.",
    "Q13": "Can you play again after a skip?\n"
    "Yes: somebody else’s transport may change the colours that a gap accepts. Nobody is knocked "
    "out.",
    "Q14": "What if the hold is full or no cell will do?\n"
    "With our holds that does not happen: you have at least as many cells as transports. In a "
    "smaller hold, a player with no cell that will do counts as unable to place (R16).",
    "Q15": "Must the first tile start at the edge?\n"
    "No, it may go on any cell. The others must touch a tile of yours, in your own hold.",
    "Q16": "May you look at the tiles before you choose?\nYes, on the docks they all lie face up.",
    "Q17": "Do you know which two tiles are left out?\n"
    "Yes: all 26 tiles are known, so they may be shown. They never come into play.",
    "Q18": "Is anything secret?\n"
    "No: everybody sees transports in hand, holds, docks and cards. Chance decides only the tiles "
    "on the docks, who plays first, the corporations and the Deep Space cards.",
    "Q19": "Are “type” and “colour” of a transport the same thing?\n"
    "Yes: there are 3 types, and 4 transports per colour make 12 only if there are 3 colours too.",
    "Q20": "Do transports you do not use cost you points?\n"
    "No. Only the Full Load card makes you pay for cells left empty.",
    "Q21": "And if the game ends in a tie?\n"
    "The victory is shared: everybody with the highest total wins together (R35).",
    "Q22": "May you keep score while you play?\n"
    "Yes, if you like. The rulebook uses the score track for the final count only, but everything "
    "is open and seeing the points gives nothing away.",
    "Q30": "May you place the same colour twice in a row?\nYes, if R12 allows it.",
    "Q31": "What do you do when you are out of transports?\n"
    "You skip the turns that remain (R16) and count your points at the end like everybody else.",
}

_DEEP_RULINGS: dict[str, str] = {
    "Q23": "Does the order matter if both cards are bonuses or conditions?\n"
    "No, the result is the same: the order in which they were drawn is shown.",
    "Q24": "Are the normal points counted before or after the cards?\n"
    "Once only, after both cards, on the hold as it has become. A bonus, though, is worked out at "
    "the moment you apply its card.",
    "Q25": "Must you accept a card that hurts you?\n"
    "Black Hole and Full Load, yes. Wormhole and Nebula you use only if you want to.",
    "Q26": "Can a total fall below zero?\n"
    "Yes, rarely and only because of Full Load. It does not stop at 0: the negative total is what "
    "ranks you. In the base game it never happens.",
    "Q27": "Does Nebula touch rarity or Customs Patrol?\n"
    "No. It acts only while points are counted, and it neither makes a tile rare nor takes its "
    "rarity away.",
    "Q28": "Can Customs Patrol make you skip a turn?\n"
    "No: if everything you could take has the forbidden colour, the ban is lifted for that turn.",
    "Q29": "Can the two cards be the same?\n"
    "No: they are drawn from the 10 without putting the first one back, and there is one of each.",
    "Q32": "Which way is shown if more than one gives the best total?\n"
    "The drawn order, if it is enough. An optional card stays unused, if that is enough. "
    "Otherwise the first choice in the order of the cells, row by row, and then of the colours: "
    "yellow, purple, red, blue, orange, turquoise.",
    "Q33": "What is a match?\n"
    "One game for each player. Who goes first in the first game is drawn by lot, then it is the "
    "next seat each time. Tiles, corporations and cards are set up afresh. The highest sum wins; "
    "equal sums share the victory, and the tie-break for the later player does not apply.",
}

RULES: dict[str, str] = {**_GAME, **_RULINGS, **_DEEP_RULINGS}
