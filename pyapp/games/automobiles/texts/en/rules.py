"""The rules of Automobiles in English, one entry a number; a Q is question, new line, answer."""

_GAME: dict[str, str] = {
    "R1": "The track has 4 lanes, counted from the inside, and many columns. A section is the place of one car, "
    "in one lane and one column. A space, bounded by bold lines, is a run of 1 to 6 sections of one lane "
    "and is the unit of movement; its front section is the one with the highest column.",
    "R2": "Columns grow in the direction of the race, which is counter-clockwise. The finish line lies between "
    "the last column and the first, and no space straddles it.",
    "R3": "Your car has a lane, a column and its laps. Progress is: laps × columns of the track + column. Your "
    "race position is 1 plus the number of cars that have more; at equal progress the car in the inner "
    "lane is ahead.",
    "R4": "You have a bag, whose order nobody knows, and three piles: the active pile, the used pile and the "
    "discard pile. Cubes on the track, with the wear laid beside them, and cubes on the wear chart "
    "(Aerodynamics) count as being in the used pile.",
    "R5": "The stock is all the cubes that nobody owns. “Gain” means from the stock to your used pile; “remove”, "
    "that a cube of yours goes back to the stock; “draw”, from your bag to your active pile.",
    "R6": "Choose the track: Daytona Beach, the basic one, is right for a first game; Monza is the advanced one. "
    "The drawing of their spaces is ours (R1).",
    "R7": "The cubes, sorted by colour, form the stock: 30 white, 28 light grey, 24 dark grey, 16 black, 80 wear, 40 yellow, "
    "and 16 of each other colour: purple, red, green and blue (Q37). The 4 gear cards and the wear card are always in "
    "play, face up. The box also holds 20 action cards, 4 of each type, the first player card and, for each of the five seats, "
    "a car, a player board, a lap marker and a bag.",
    "R8": "For each of the five types (garage, pit, handling, performance, engine) one of its 4 action cards is "
    "drawn at random, or you use a suggested set. The other 15 stay out of this game.",
    "R9": "The first player is drawn by lot and stays the same for the whole race. Play goes clockwise.",
    "R10": "Cars go on the grid in turn order: the first to play on P1, the second on P2 and so on. With fewer "
    "than five players the rear slots stay empty. The colour of your car, with its board and lap marker, "
    "is your choice and changes nothing.",
    "R11": "The lap marker starts on space 3 of the lap track, or on another number from 1 to 7 that you agree "
    "on. The sets “Perfect tuning” and “Invitation for experts” start from 5.",
    "R12": "Your bag gets 5 white cubes, 2 light grey and 5 yellow.",
    "R13": "In turn order everybody buys any number of cubes with the money of their grid slot: $10 on P1, $11 on "
    "P2, $12 on P3, $13 on P4, $14 on P5. The cubes go into the bag, left-over money is lost.",
    "R14": "Everybody draws 7 cubes into the active pile.",
    "R15": "In a round everybody takes one turn, in turn order. Yours is either a standard turn or a pit stop "
    "(R38): you decide before doing anything else.",
    "R16": "A standard turn has five phases, in this order: Action, Buy, Car, Decline, End.",
    "R17": "Action: as often as you like, or not at all, move a cube from your active pile to your used pile and "
    "do what its card says. Cubes you draw in this phase may be used at once.",
    "R18": "All or nothing: you activate a cube only if you can do every compulsory part of its effect, in the "
    "order of the card, and you may not choose so that a later one becomes impossible. Where it says “up "
    "to”, zero is always fine. Draws are not foreseen (Q14); for Pit Team see Q18.",
    "R19": "Wear is the exception: a lack of it in the stock never stops a card. You gain what there is, maybe "
    "none, and go on.",
    "R20": "Effects last until the turn is over.",
    "R21": "In the Action phase only cubes move. The head of your path is the section of the cube you placed last "
    "this turn or, if you have placed none, that of your car. A step goes from the head to one new space.",
    "R22": "From the head you can step into the spaces, other than its own, that contain the next column in the "
    "same lane or in a lane beside it; after the last column comes the first. Diagonals are fine, but you "
    "always go forward: never sideways, never back.",
    "R23": "The entry section is the one of the new space in the column right after the head. If an opponent’s "
    "car is on it the space is closed to you, even when it has free sections further back.",
    "R24": "Once in a space, you go on to its foremost section that you can reach without meeting an opponent. "
    "That is the new head.",
    "R25": "If an opponent is right in front of the head in the same space, straight ahead is closed: only the "
    "side lanes remain. Passing diagonally between two cars is fine. Lapped cars block like any other; "
    "your own never blocks you.",
    "R26": "Each step needs a space of the colour the effect names. A two-tone space counts as both its colours "
    "(Q9).",
    "R27": "If an effect gives several steps, each must be allowed and each may change lane. The cube stands on "
    "the last space. With zero steps it stays in the used pile, the head does not move and your car does "
    "not count as moved (R31).",
    "R28": "For Decline, all the spaces you stepped on this turn are remembered, not the colour of the cubes.",
    "R29": "Buy: your money is the sum of the values of the cubes left in your active pile. You buy any number of "
    "cubes, at the cost on the cards and while the stock lasts; they go to your used pile. Those you pay "
    "with stay in the active pile and left-over money is lost. White and wear are not for sale (Q1).",
    "R30": "Car: your car jumps to the head. Each time the path crosses the line you have one more lap and your "
    "lap marker advances one space: 7, 6, 5, 4, 3, 2, Final Lap, Finish. On Finish it stops.",
    "R31": "Decline: if your car did not move you gain no wear. Otherwise you gain it by the darkest colour you "
    "stepped on: white 1, light grey 2, dark grey 3, black 4, never added up. A two-tone space counts as "
    "its darker colour; the space your car started from does not count.",
    "R32": "If you are drafting (R33) or used Aerodynamics, you gain no wear in Decline. Wear gained in the "
    "Action phase stays.",
    "R33": "You are drafting if the next section, in your lane and your own space, holds an opponent’s car; or if "
    "you are in the front section of your space and the next space of the same lane holds an opponent, in "
    "any of its sections. Only your lane counts, laps do not matter, and it works across the finish line "
    "too.",
    "R34": "If the stock is short of wear, you gain what is left.",
    "R35": "End: your cubes on the track, in the active pile and in the used pile all go to the discard pile. "
    "Then you draw 7 (R39).",
    "R36": "Momentum: at the end of every turn, even after a pit stop, everybody’s cars slide forward inside "
    "their space to the foremost free sections, keeping their order. So at the start of any turn the cars "
    "of a space fill its front sections without gaps.",
    "R37": "Then it is the next player’s turn.",
    "R38": "Pit stop: no effects, purchases, movement or Decline. You may remove the wear of your active pile, "
    "all of it or none (normally all, Q35); wear elsewhere stays. Then comes the End (R35, R36): your "
    "other active cubes go to the discard pile and you draw 7. You may do it even with no wear in the "
    "active pile.",
    "R39": "Cubes are drawn one at a time, at random. If you must draw and the bag is empty, first put the whole "
    "discard pile into it; an emptied bag waits for the next draw. If both are empty, the draw is skipped.",
    "R40": "When a lap marker reaches Finish, you play the round to its end, so that everybody has had the same "
    "number of turns. Then the race is over.",
    "R41": "The ranking goes by progress; ties go to the inner lane. The first car wins. Cars that did not finish "
    "are ranked the same way.",
}

_VARIANTS: dict[str, str] = {
    "V1": "Laps: from 1 to 7, normally 3. With few laps the race is short and simple, with many it is more "
    "strategic.",
    "V2": "Grid: experienced players may agree on how to set the starting order. You can choose between random "
    "(the usual way), the order of the seats, its reverse, or any order you like. The order of the grid is the turn order, "
    "too.",
    "V3": "Cards: at random, one of the 7 suggested sets, or your own choice. The sets are: First game (Manager, Crew Chief, "
    "Suspension, Gearbox, Hybrid Engine); Perfect tuning (Engineer, Pit Captain, Aerodynamics, Nitro, Supercharged); Old "
    "jalopy (Car Chief, Pit Team, Suspension, Boost, Diesel Engine); Money, money, money (Car Chief, Pit Team, Tires, "
    "Boost, Rotary Engine); Rainbow road warrior (Engineer, Pit Team, Suspension, Nitro, Rotary Engine); High revs (Car "
    "Chief, Crew Chief, Aerodynamics, Boost, Hybrid Engine); Invitation for experts (Mechanic, Pit Crew, Steering, Turbo, "
    "Hybrid Engine).",
    "V4": "Weaving: you may change lane already in the early sections of a long space. After placing a cube in a "
    "space, the next step may start into a neighbour lane from any section between the entry section and "
    "the head. The space still counts for wear; a path that ends there ends at the head. So a step may "
    "even end behind your last cube. Normally off.",
    "V5": "Fast Boost: opponents take their Boost draw at the start of their own next turn.",
    "V6": "Open bags: you see what everybody’s bag contains, not the order. Normally you see only how many cubes the "
    "others have.",
}

_RULINGS: dict[str, str] = {
    "Q1": "What do white and wear cost and what are they worth?\n"
    "In the Buy phase they are worth $0. You cannot buy them, nor gain them when a card lets you choose a "
    "cube. For Pit Team a removed wear cube counts 2 and a white one 0. But the wear card has a cost, $2: with the variant "
    "“Wear for sale” you can buy it.",
    "Q2": "How close is drafting?\n"
    "It is enough that the opponent is in the next space of your lane, whatever empty sections lie "
    "between. Sections matter only when you are in the same space.",
    "Q3": "Does the start cross the finish line?\n"
    "No. The grid slots lie past the line: three crossings are three full laps.",
    "Q4": "What if only a part of an effect can be done?\nThe cube cannot be activated (R18). With the variant “Half effects” it can: you do the effect from the top, "
    "as far as possible.",
    "Q5": "With Gearbox, Rotary Engine, Diesel Engine, Turbo and Hybrid Engine, must you drive the full "
    "distance?\n"
    "No, you take up to that many steps, even zero. With Hybrid Engine it is 0, 1 or 2.",
    "Q6": "When does the discard pile go back into the bag?\n"
    "Only when you must draw and the bag is empty, never sooner (R39).",
    "Q7": "For Steering and Tires, must it be the next lighter colour?\n"
    "No, any lighter colour will do. With Steering all steps are of one and the same colour. The colour of "
    "the chosen gear itself is never allowed. The player aid says “one level lower” instead, and for Tires also the same "
    "colour: that is the variant “Steering and Tires”.",
    "Q8": "May the chosen gear be white?\n"
    "With Tires no: no colour is lighter and the step is compulsory. With Steering yes: the white cube is "
    "discarded and you take zero steps.",
    "Q9": "How do two-tone spaces count?\n"
    "You may enter with either of their colours; wear goes by the darker one. If an effect wants one "
    "colour for all its steps (Steering, Hybrid Engine), every space must show that colour.",
    "Q10": "What if the comparison of Hybrid Engine fails?\n"
    "You may activate it all the same: you gain 1 wear and take no step. Equality is not enough. For you, "
    "blue cubes in the active, used (also the one just activated) and discard piles count, not those in "
    "the bag; for each opponent, taken singly, only those in the discard pile.",
    "Q11": "Which position counts for Gearbox?\n"
    "The one you had at the start of the Action phase; lapped cars are behind. Last place always gets "
    "1 step more, so with five players it gets 6. With two, the leader gets 1 and the last 3.",
    "Q12": "Do cubes in the used pile count for Turbo, Rotary Engine and Diesel Engine?\n"
    "No, only discard piles count: for Turbo not even the green cube just activated. The wear that Rotary "
    "Engine and Diesel Engine give you goes to the used pile and does not change the count.",
    "Q13": "What if the bag runs dry while you draw with Crew Chief?\n"
    "The discard pile, with its wear, goes into the bag first: that wear escapes the removal. Wear you "
    "draw lies in the active pile and is safe from this cube.",
    "Q14": "What if only wear, or nothing, is left for Crew Chief?\n"
    "You stop when bag and discard pile are empty; then there is no wear to remove from the discard pile. "
    "The cube may always be activated, even with nothing to draw: the bag is never checked beforehand. "
    "Only Nitro needs two cubes.",
    "Q15": "Is there a point in activating wear?\n"
    "Yes: it goes to the discard pile at once, and a purple cube played later this turn can remove it.",
    "Q16": "May Engineer and Mechanic take wear from the active pile?\n"
    "Yes. The cube moved by Mechanic goes to the used pile, so this effect cannot remove it. The yellow "
    "cube you activated is no longer in the active pile.",
    "Q17": "In what order does Manager work?\n"
    "First the removal, then the return to the bag; both are optional. You may draw the returned cube "
    "again this very turn.",
    "Q18": "What if the costs for Pit Team add up to 0, or no cube is within reach?\n"
    "That is allowed: the removal stands and you gain nothing. With a sum above 0 and a cube on sale that "
    "costs no more than that, you must gain one, of your choice. Cubes removed by this very effect are "
    "back in the stock and may be chosen.",
    "Q19": "May Car Chief pick a gear whose darker colour is sold out?\n"
    "No. A black cube may always be removed.",
    "Q20": "When can Suspension be activated?\n"
    "When your discard pile has a gear of a colour you can step onto now. The chosen cube does not move.",
    "Q21": "How does the opponents’ draw of Boost work?\n"
    "They may draw even if you draw 0. Each decides without seeing anything; an empty bag is refilled as "
    "usual. The cube joins their active pile: 8 or more cubes next turn are normal.",
    "Q22": "With Nitro, do you choose after seeing the cubes?\n"
    "Yes, both of them. If the bag must be refilled between the two draws, the discard pile goes into it "
    "first.",
    "Q23": "Can a path fork?\nNever: every step starts from the last cube, or from the car if there is none.",
    "Q24": "When is drafting checked?\n"
    "At the section where you end, before momentum, and only against cars standing there now. One step "
    "into a place behind somebody is enough; not moving gives no wear anyway.",
    "Q25": "What happens past Finish?\n"
    "You keep the extra distance beyond the line. Crossing it twice in one turn advances the marker twice.",
    "Q26": "Are two cars in one space tied?\n"
    "Never: the one in front is ahead. Only cars in the same column of two lanes are tied.",
    "Q27": "Does momentum cross bold lines?\nNever, and it moves only cars, not cubes.",
    "Q28": "Can you decide on a pit stop once the turn has begun?\n"
    "No: you declare it first, and after one activation it is no longer possible. Removing only a part of "
    "the wear is not allowed.",
    "Q29": "What if you own fewer than 7 cubes?\nYou play with what you have.",
    "Q30": "What may you see?\n"
    "Everything, that is everybody’s active, used and discard piles, the stock and all positions, except "
    "the bags: you may feel how many cubes are in yours, but nobody looks inside. What they hold follows "
    "from what is open, so showing you the content of yours is fair; the cubes to come stay secret, for "
    "the computer too.",
    "Q31": "Until when can you undo?\n"
    "Until a cube is drawn (End, Crew Chief, Boost, Nitro) or an opponent has decided something.",
    "Q32": "Does it matter which of your equal cubes you choose?\n"
    "No: in the same place, two cubes of one colour are the same thing.",
    "Q33": "What may you buy before the start?\n"
    "Any action cube, and light grey, dark grey and black cubes. You may also buy nothing.",
    "Q34": "What if your car has no possible step?\n"
    "You may still play other cubes, buy, or make a pit stop. Nobody pushes and nobody takes damage.",
    "Q35": "May you keep the wear in a pit stop?\n"
    "Yes, all of it. Normally you remove it all: keeping it rarely helps, as one more colour for Rotary "
    "Engine or for its cost with Pit Team.",
    "Q36": "What if nobody crosses the finish line?\n"
    "After 100 rounds the race is stopped, and ranked as it stands (R41).",
    "Q37": "How many blue cubes are there?\n"
    "16, as other sources count them. The rulebook counts 15: you can play that way too, with the option “Blue cubes”.",
}

RULES: dict[str, str] = {**_GAME, **_VARIANTS, **_RULINGS}
