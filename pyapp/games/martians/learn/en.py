"""What the examples and the lesson of Martians!!! say, in English."""

WORDS: dict[str, str] = {
    "example.W1.title": "The start",
    "example.W1.text": "Four players, the game is about to begin. Where are you, and what do you have?",
    "example.W1.result": "All pawns are in the House, with no Martians about (R2). Everybody has 3 life, 3 "
    "bullets and 3 cards (R5); the pool holds 18 items (R6), the supply 100 Martians.",
    "example.W2.title": "The General Store opens",
    "example.W2.text": "You drew the General Store. Lay it north of the House and put its tokens down: what "
    "comes with it?",
    "example.W2.result": "A bullet, a life and a face-down item, wherever you like but one to a square of "
    "the building; then a Martian on each of the four road squares (R21, Q11). The supply goes down to 96.",
    "example.W3.title": "Five points, two fights",
    "example.W3.text": "You have 5 movement points and want to reach the far end of the General Store. Two "
    "Martians are on the road: are the points enough?",
    "example.W3.result": "Exactly. Every square costs one point, the ones where you fight, too: after a win "
    "you go on with the points that are left (R31, R33).",
    "example.W4.title": "A life found on the way",
    "example.W4.text": "You have 2 points left, and there is a life in the General Store. If you take it, "
    "do you get one step more?",
    "example.W4.result": "No. Points are counted when you roll (R30): the extra life helps with the next "
    "roll, and in fights (Q17). You have one point left.",
    "example.W5.title": "You rolled a 2",
    "example.W5.text": "Against a Martian you need a 4, and you rolled a 2. You have 2 bullets and 3 life: "
    "pay, or lose a life and roll again?",
    "example.W5.result": "Two bullets made up for the 2 points you lacked, and you won (R41). With a single "
    "bullet there would have been no choice: you can’t pay half (Q23).",
    "example.W6.title": "Dying, and starting again",
    "example.W6.text": "Your last life, a single bullet, 7 Martians collected, two items, a shotgun. You "
    "leave the House and roll a 1. What do you lose?",
    "example.W6.result": "Four Martians of seven, the shotgun, both items: they land in two different "
    "buildings, the nearest ones (R46). You keep your hand and start again from the House with 3 life and 3 "
    "bullets (R45).",
    "example.W7.title": "Double first, then add",
    "example.W7.text": "With 4 life you rolled a 5, and another card gives you +1: 10 points. Play “There "
    "Is No Way We Can Lose!”: does that make 20?",
    "example.W7.result": "It makes 19: die and life are doubled, 18, and only then comes the bonus (R37, "
    "Q45).",
    "example.W8.title": "A double",
    "example.W8.text": "You already hold Fuel. There is a face-down item in the General Store: take it and "
    "look.",
    "example.W8.result": "It was Fuel again: it goes back face down where it lay (R35). You carry one of "
    "each kind (Q22), but now you know what lies there, and the others don’t.",
    "example.W9.title": "The crop circle fills up",
    "example.W9.text": "In step 6 you must move one Martian, and there is only one: the guard of the Farm. "
    "What happens to its place?",
    "example.W9.result": "The token was left without a guard, and in step 7 a new one came (R55): now there "
    "are two Martians, and the supply has one less. That is how hordes grow (Q30).",
    "example.W10.title": "The Mother Ship",
    "example.W10.text": "You hold all three items, and the last Farm is in front of you. Is it enough to "
    "beat its guard?",
    "example.W10.result": "No: with the guard beaten the token is turned up, it is the Ship, and at once "
    "another Martian comes to be fought (R56). You beat that one, too, and won the game (R70).",
    "example.W11.title": "A Farm",
    "example.W11.text": "You drew a Farm, with exits on all four sides. How many Martians does it bring?",
    "example.W11.result": "A single one, in the centre, on top of a face-down Martian token (R21). Next to "
    "its sides only another exit can ever lie (R20, Q7).",
    "example.W12.title": "The map is closed",
    "example.W12.text": "The Church has a single exit and goes to the last open road. Put its life tokens "
    "down: what happens then?",
    "example.W12.result": "No tile left in the pile can be laid any more: you have closed the map, and your "
    "turn ends at once, without cards, movement and the rest (R10, Q9).",
    "example.W13.title": "One card a round",
    "example.W13.text": "You play “Levitation”, but an opponent holds “This Is Not Happening”. What does it "
    "cost, and whom?",
    "example.W13.result": "Your card is cancelled, but you have used your play all the same (Q38). Whoever "
    "answered has used theirs, too: nothing more until their own turn (R61).",
    "example.W14.title": "Draw and discard",
    "example.W14.text": "You hold a single card, “Candy”, and have no use for it. How many do you draw, and "
    "how do you get rid of it?",
    "example.W14.result": "In step 3 you draw up to three cards, so two new ones (R12). In step 8 you may "
    "discard one (R17): next turn you have two and draw another.",
    "example.W15.title": "A 1 that counts 0",
    "example.W15.text": "“Stupid Humans!” is in play: every die counts one less. Stop, and roll a 1 for the "
    "Martians.",
    "example.W15.result": "The result is 0, and no Martian moves (R50). It never goes below 0 (Q47).",
    "example.R31.title": "A wall between",
    "example.R31.text": "You are on the road beside the General Store, and one corner of the building is "
    "right here to the north. Why can’t you go in?",
    "example.R31.result": "There is no white line between the two squares, and you never go diagonally "
    "(R31). You go through the door: three steps instead of one.",
    "example.R46.title": "No building in town",
    "example.R46.text": "You die with three items on you, but only the House is on the table. Where do they "
    "land?",
    "example.R46.result": "Nowhere: without buildings they go back to the pool, and may come up again with "
    "a new tile (R46).",
    "example.R55.title": "After the Ship is found",
    "example.R55.text": "The Mother Ship is face up and has its guard already. Stop: where do Martians "
    "arrive in step 7?",
    "example.R55.result": "One at each Farm with a token. At the Ship’s the centre is taken, so you chose "
    "another field (R55, Q31).",
    "example.R61.title": "One card only",
    "example.R61.text": "You have played a card this turn, and hold two more. Can you play “Wait! I’ve "
    "Played This Game Before!”?",
    "example.R61.result": "No: one card from the start of your turn to your next, and answers count (R61). "
    "All you can do is pass.",
    "example.R72.title": "The last Martian",
    "example.R72.text": "A cooperative game: four Martians are left in the supply, and you must lay a "
    "T-junction. What happens?",
    "example.R72.result": "The T-junction brings four: the supply is empty, and you have lost at once "
    "(R72). Keep an eye on that number.",
    "example.Q6.title": "Roads that go on",
    "example.Q6.text": "A straight road to lay. The Diner already stands next to the House: where can it "
    "go, and turned which way?",
    "example.Q6.result": "North of the House upright, not across: a blank side against a road won’t do "
    "(R20). North of the Diner it can’t go at all, no road leads there (Q6).",
    "example.Q24.title": "The last life",
    "example.Q24.text": "One life and 2 bullets. You fight and roll a 1: 3 are missing. Do the bullets save "
    "you?",
    "example.Q24.result": "No, you needed all 3 (R41): with your last life gone you die at once, bullets or "
    "not (Q24). You start again from the House with 3 and 3.",
    "example.Q35.title": "On the Ship, but in somebody else’s turn",
    "example.Q35.text": "You hold all items and “Teleported”, the Ship is clear, but it is your opponent’s "
    "turn. Go there: have you won?",
    "example.Q35.result": "Not yet: you win only in steps 2–5 of your own turn (Q35). The others have time "
    "to send you a Martian.",
    "example.Q36.title": "Passing by is enough",
    "example.Q36.text": "Cooperative: Fuel is on the Ship already, you carry Fuel and Dynamite. Walk over "
    "it and on.",
    "example.Q36.result": "Dynamite is delivered, without a stop; the second Fuel is not needed and stays "
    "with you (R71, Q36). Fertilizer is missing, and anybody may bring it.",
    "example.Q45.title": "Twice the double",
    "example.Q45.text": "In one hand two “There Is No Way We Can Lose!” and the card that lets you play "
    "them all. From 9 points to how many?",
    "example.Q45.result": "36: the second one doubles once more what die and life have given (R37, Q45).",
    "example.Q47.title": "When four are missing",
    "example.Q47.text": "With “Stupid Humans!” in play you roll a 1 in a fight, and it counts 0. How many "
    "bullets do you need?",
    "example.Q47.result": "Four: you count from the modified result (R41, Q47). You had five, one is left.",
    "example.Q50.title": "Right through the Martians",
    "example.Q50.text": "A Martian bars the road, and you have the “Signal Jammer”. Switch it on and walk "
    "through.",
    "example.Q50.result": "No fights until the end of the turn, but no Martians collected either, and where "
    "one stands you pick up nothing (Q50).",
    "example.Q51.title": "The Searchlight on an unknown item",
    "example.Q51.text": "You hold Fuel and Dynamite and look for Fertilizer. The “Searchlight” can swap "
    "with your opponent or with the face-down item in the General Store.",
    "example.Q51.result": "Not with your opponent: you would hold Fuel twice. In the General Store lay "
    "Dynamite, a double again: no swap, the card is spent, but now you know (Q51).",
    "example.Q56.title": "Which tile may go",
    "example.Q56.text": "Two straight roads, north and south of the House. “Nuclear Capabilities” removes "
    "one: is it your choice?",
    "example.Q56.result": "The northern one is needed: without it the Diner would be cut off from the "
    "House. The southern one goes, and its two Martians are yours (Q56).",
    "example.Q58b.title": "The Ship comes to you",
    "example.Q58b.text": "You have everything, but the Ship is at the other Farm with its guard. You stand "
    "on a Crop Circle, and hold “Faked Crop Circles”…",
    "example.Q58b.result": "The two tokens change places, the Martians stay: the Ship is under your feet, "
    "clear, in your own turn. You won (Q58b, R70).",
    "example.Q61.title": "Green Slime",
    "example.Q61.text": "You hold “Green Slime” and two more cards, your opponent has two. How many does "
    "each draw?",
    "example.Q61.result": "Everybody discards their hand and draws as many; you one more, since in the "
    "competitive game the card played counts, too (Q61). Three for you, two for the other.",
    "example.Q76.title": "A life before the roll",
    "example.Q76.text": "You begin your turn on a life, lying in the General Store. Do you take it now, or "
    "after the roll?",
    "example.Q76.result": "Now: you may take it before the roll, and so it counts (Q76). A die of 3 and "
    "four life make 7 points.",
    "example.Q81.title": "A card without effect",
    "example.Q81.text": "There is no Martian in town. Can you play “Candy” just to get rid of it?",
    "example.Q81.result": "No: “Candy” must move at least one Martian (Q53, Q81). “Agent XXXX (Classified)” "
    "can always be played: a bullet for everybody.",
    "lesson.title": "Learn Martians!!! by playing",
    "lesson.welcome": "You are in the House. Whoever reaches the Mother Ship, with no Martian on it, "
    "holding Fuel, Fertilizer and Dynamite wins. You lack Dynamite; the Ship is at the Farm next door, as "
    "a card has already shown you.",
    "lesson.tile": "Every turn begins with a tile: road meets road, and each road square brings a Martian. "
    "Lay it where it bothers others: west of the House.",
    "lesson.tile.try": "Try the free place to the west, next to the other pawn.",
    "lesson.cards": "You drew up to three cards. One may be played at nearly any time, but only one from "
    "your turn to your next. Save them: pass for this turn.",
    "lesson.fight": "Your steps are the die plus your life: 1 and 3, so four. The item in the General Store "
    "to the north is just four steps away. A Martian stands on the first: go in and fight.",
    "lesson.again": "You need at least a 4, and rolled a 4: the Martian joins your collection, and you go "
    "on with the steps that are left. There is another one, go ahead.",
    "lesson.pay": "A 3: one is missing. Either pay the missing bullets, here just one, or lose a life and "
    "roll again. Every life is a step, too: better the bullet.",
    "lesson.door": "You won! White lines show where you can pass, and you enter a building only by its "
    "door. Take the first step, the second one follows.",
    "lesson.take": "Buildings hold life, bullets and face-down items. Taking them costs no steps, not even "
    "in passing. What may this one be?",
    "lesson.stop": "Dynamite: you hold all three items! Your steps are used up, end your move.",
    "lesson.march": "Now the Martians move, and you move them: the die says 2. Send one right onto your "
    "opponent, who will have to fight it.",
    "lesson.march.try": "Choose the Martian nearest to the other pawn, then that pawn’s square.",
    "lesson.second": "The second one follows it. Leave the guard of the Farm alone: a token without one "
    "gets a new one at the end of the turn.",
    "lesson.discard": "The last step: you may discard one card, to draw another next turn. “Candy” moves "
    "Martians, which you don’t need now. Then it is your opponent’s turn.",
    "lesson.rival": "Your Martian was beaten. Then your opponent moved the guard of the Farm by one, and "
    "another came to the centre: now there are two, and the supply shrinks.",
    "lesson.turn": "Your turn. Now, too, anybody could play a card; you will need yours soon. Pass.",
    "lesson.far": "A T-junction brings four Martians. Your way leads east: lay it south of the House, with "
    "its blank side at the bottom.",
    "lesson.far.try": "South of the House, turned so that one road leads up to it.",
    "lesson.double": "A die of 3 and 3 life: six steps, but the Ship is seven away. Now for the card: "
    "“There Is No Way We Can Lose!” doubles your steps.",
    "lesson.walk": "Twelve steps are more than enough, and the road to the Farm is clear. Leave the General "
    "Store.",
    "lesson.first": "Here is the guard that was moved away. You can’t pass without a fight: go in.",
    "lesson.ship": "Beaten. The other one is in the centre, on top of the token. When the Mother Ship is "
    "turned up, one last guard comes at once: take heart.",
    "lesson.won": "Two fights won in a row, the Ship is clear and you hold all three items: the game is "
    "yours. There is another way to win: collect 30 Martians.",
    "lesson.together": "You can also play together, or alone: bring the three items to the Ship before the "
    "supply of a hundred Martians is empty. Then that number is your clock.",
    "lesson.end": "The town is yours. If you lose your last life you are not out: you drop your items and "
    "start again from the House. Good hunting!",
    "tip.place": "Lay buildings near you, with their items; roads full of Martians far off, where others "
    "walk. A Farm always within reach: one of them hides the Ship.",
    "tip.lay": "Put items deep inside if the building is near the others, next to the door if it is near "
    "you.",
    "tip.pick": "Take it: a life here already counts for this turn’s steps.",
    "tip.walk": "Choose the way with the fewest fights, not the shortest. Press a square far off: you see "
    "how many steps and Martians it costs.",
    "tip.walk.3": "If you are well, a Martian is a good target: each fight is won half the time at the "
    "first roll, and 30 collected win the game.",
    "tip.choice": "If little is missing, pay: a life is also a step every turn. If three are missing and "
    "you have plenty of life, keep your bullets and roll again.",
    "tip.march": "Send Martians in front of the others and off your own way. Don’t move a guard off its "
    "Crop Circle: another one would come.",
    "tip.spawn": "You choose: far from your way, close to that of whoever is winning.",
    "tip.drop": "Your items land in the nearest buildings: choose one that you can reach again. You start "
    "from the House.",
    "tip.window": "You may play a card here, but only one until your next turn. If you don’t need it now, "
    "pass for the whole turn: nobody asks again until something happens.",
    "tip.window.4": "Answers are worth more than attacks: once you hold all three items, keep a card that "
    "protects you until you are on the Ship.",
    "tip.react": "A card is about to hit you, and only now can you answer. It pays if you would lose items "
    "or your place; for a trifle, pass.",
    "tip.discard": "Discard what you won’t play soon: next turn you draw a new card. Answers and “There Is "
    "No Way We Can Lose!” are usually worth keeping.",
    "tip.target": "Aim at whoever is closest to winning: most items, or the largest collection.",
    "tip.to": "If you move yourself, go next to an item or the Ship. If you move somebody else, send them "
    "far off, among Martians.",
    "tip.law": "Several places are equally near: choose the one with the best way on.",
    "tip.tile": "Choose the tile where the card does most: many Martians, and on your way.",
    "tip.look": "Look at the token of the Farm nearest to you: you alone will know.",
    "tip.circles": "Bring the Ship to your side, or away from whoever holds all three items. The Martians "
    "stay.",
    "tip.search": "The Shotgun always helps; the Jammer opens the way only once, but at the right moment "
    "that decides the game.",
    "tip.cook": "The Fuel stays in town, face down but known to all: put it where you get to it first.",
    "tip.hysteria": "Every quiet tile gets a Martian: put those near you at the end of lanes, the others in "
    "the middle of the road.",
    "tip.angry": "Now you may play as many cards as you like: first those that clear the way, then those "
    "that lengthen your steps.",
    "tip.candy": "Move the Martians off your way to the tile next door, best with an opponent on it.",
    "tip.presidential": "One Martian a tile: remove those between you and the next item, and guards you "
    "don’t want to fight.",
    "tip.searchlight": "Ask for the item you lack. A face-down one is a gamble: if it is a double, you only "
    "get to know it.",
}
