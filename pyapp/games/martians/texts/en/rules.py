"""The rules of Martians!!! in English, one entry a number; a Q is question, new line, answer."""

_GAME: dict[str, str] = {
    "R1": "The dealer is drawn by lot and also takes the first turn (Q4). Play goes clockwise.",
    "R2": "The House tile goes to the middle of the table and all pawns on the house square, its centre. There "
    "are no Martians on it.",
    "R3": "The other 29 tiles, shuffled and face down, form the tile pile.",
    "R4": "Competitive: the 40 Event cards and the 30 Martian cards form one deck, and everybody gets 3; here a "
    "Martian card counts as an Event card in every respect. Cooperative: everybody gets 3 Event cards, and "
    "the 30 Martian cards form a face-down deck of their own.",
    "R5": "You get 3 lives and 3 bullets.",
    "R6": "The items are mixed face down in a pool: all 18 in the competitive game; in the cooperative one 3 of "
    "each kind, that is 9, and the other 9 go to the box (Q3).",
    "R7": "The 4 Martian tokens, three Crop Circles and the Mother Ship, are mixed face down in another pool.",
    "R10": "Step 1, the tile: skip it if the pile is empty or while “The End of the World as We Know It” holds. "
    "You draw the top tile, shown to all. If it can be placed (R20) you must do so, in any place and "
    "rotation you like, and then populate it (R21); if not, it goes to the box and you go on with step 2. "
    "If the pile is not empty and none of its tiles can be placed any more, you have closed the map: your "
    "turn ends at once and you skip steps 2-8 (Q9).",
    "R11": "Step 2: if there is a Martian on your square, you fight it (R40).",
    "R12": "Step 3: you draw up to a hand of 3 cards. If you already have 3 you draw none.",
    "R13": "Step 4: you roll for movement. Your movement points are the die plus the lives you have at that moment "
    "(R30).",
    "R14": "Step 5: you move as many squares as you like, from 0 to your movement points (R31-R36).",
    "R15": "Step 6: you roll the die and must move that many different Martians, one square each (R50).",
    "R16": "Step 7: Martians arrive on the Martian tokens (R55).",
    "R17": "Step 8: you may discard one card from your hand. Your turn is over: nobody plays anything until the "
    "next one starts.",
    "R20": "A tile goes in an empty place, in any rotation. At every side that touches another tile an exit must "
    "meet an exit and a blank side a blank side, and on at least one side two exits must meet. A Farm has "
    "exits on all four sides. Two rotations are different if even one square, white line or icon differs.",
    "R21": "To populate a generic tile: one Martian on every road square. A named building: take the printed "
    "bullets and lives from the supply and, blindly, the items from the pool; lay them where you like on "
    "its building squares, one per square, items face down; then one Martian on every road square. A Farm: "
    "on its centre a random Martian token, face down, with one Martian on it, and no others. The House: "
    "nothing. If something runs short you place what there is and choose where (Q13, Q14).",
    "R22": "Once the tile pile is empty, step 1 is skipped for the rest of the game.",
    "R23": "Lives, bullets and items stay where they are until somebody takes them; a Martian on the square does "
    "not disturb them.",
    "R30": "Movement points are the die plus your lives when you roll. If your lives change later, the points do "
    "not.",
    "R31": "Each square costs one point. No diagonals: you pass only over white lines and through exits between "
    "two tiles. You may stand on road, building and field squares and on the house square, and go back to "
    "squares you have been on.",
    "R32": "Several pawns may share a square, or pass over it.",
    "R33": "If you enter a square with a Martian you stop and fight. After winning you go on with the points you "
    "have left.",
    "R34": "In your steps 2-5, on a square without a Martian, you may take what lies there for free, also while "
    "passing (Q76). You may have at most 5 lives, 5 bullets and one item of each kind: anything over the "
    "limit stays.",
    "R35": "An item is looked at when you take it. If you already have that kind it goes back face down on the "
    "same square, and now you know it.",
    "R36": "Martian icon, cooperative only: when you move onto one of its squares, also while passing, first "
    "comes any combat and then, if you are alive and still there, you draw and resolve a Martian card. "
    "Starting there or being put there by a card draws nothing (Q66). In the competitive game the icon "
    "does nothing.",
    "R37": "Doubling movement means 2 × (die + lives); +1 and −1 on the roll are added afterwards (Q45). It never "
    "goes below 0.",
    "R38": "If a card moves your pawn during your step 5, you go on with the points you have left. If there is a "
    "Martian where you arrive, you fight it at once.",
    "R40": "You fight only in your own turn: in step 2, when you enter a Martian’s square in step 5, or when a "
    "card puts you and a Martian together in steps 2-5 (Q65). Others fight in their own step 2.",
    "R41": "You roll the die, with any modifiers. With 4 or more you win. With less you choose: pay exactly the "
    "bullets missing to reach 4, if you have enough, and win; or lose one life and, if still alive, roll "
    "again. No partial payment and no bullets before the roll.",
    "R42": "Combat lasts until the win or death: you do not leave of your own will. So you may play nothing that "
    "moves your pawn: “Teleported”, “Tractor Beam” on yourself, “Martial Law” if it would move you (Q77).",
    "R42a": "If between two rolls a card of anybody takes the Martian away (“Get Off My Land!”, “Presidential "
    "Address”, “Candy”), or another player’s card moves you, the combat ends without a win and you go on "
    "with the points you have left (R38).",
    "R43": "You won: in the competitive game the Martian goes to your collection, which all can see; in the "
    "cooperative one it goes to the box.",
    "R44": "At most one weapon is used per combat.",
    "R45": "At 0 lives you die, in this order: combat and movement end; in the competitive game half of your "
    "collection, rounded up, goes back to the supply; your weapons in play are discarded, and the tokens "
    "on them go to the supply; you drop all your items (R46); your pawn goes to the house square; you "
    "start again with exactly 3 lives and 3 bullets. Your hand and lasting effects stay (Q25, Q78).",
    "R46": "Items drop one by one, in the order you like, face down. Each goes to the building nearest to where "
    "you died, counted in steps ignoring Martians, that has a free building square and has not yet "
    "received one from this death, on its nearest free square; you break ties. If there are too few "
    "buildings, reuse one with a free square; if no square is free, share one; with no building on the "
    "table the item goes back to the pool. Free means with no token on it: a Martian there does not "
    "matter.",
    "R47": "If you die in your own turn you skip what is left of steps 4 and 5; all others remain. If you die in "
    "step 2 you still do step 3, then 6, 7 and 8 (Q16).",
    "R48": "If you die in somebody else’s turn, that turn does not change.",
    "R50": "Step 6: the die, with modifiers and never below 0, says how many Martians you move. You pick them one "
    "after another, each at most once, and each goes over a white line or through an exit to a "
    "neighbouring square without a Martian. You go on until you have moved that many, or until no unmoved "
    "one has a free neighbouring square.",
    "R51": "Martians enter and leave buildings and the House, and may move onto pawns: that player fights in "
    "their next step 2, or at once if in their steps 2-5.",
    "R52": "One Martian per square, always. New ones arrive only on road and field squares, unless a card says "
    "otherwise.",
    "R55": "Step 7: while the Mother Ship is hidden, every Martian token on the table, face up or down, that has "
    "no Martian on it gets one. Once it is revealed, every Farm with a Martian token gets just one (Q31): on the "
    "token if there is no Martian there, else on a free field square of that Farm chosen by the active "
    "player. A Farm with nine Martians gets none.",
    "R56": "In your steps 2-5, as soon as you are on a face-down Martian token and no Martian is there, you turn "
    "it face up: this is mandatory (Q33). If it is the Mother Ship, a Martian arrives on it at once, and you "
    "fight it now.",
    "R60": "Cards may be played at any time, in the moments of R66, unless the card says otherwise.",
    "R61": "Allowance: from the start of your turn to the start of your next you may play one card only; one also "
    "before your first turn (Q39). Reactions count too, and weapons when you lay them down, not when you use "
    "them. In the cooperative game a Martian card drawn on an icon uses nobody’s allowance (Q79).",
    "R62": "Your hand limit is 3 cards; those face up in front of you do not count. You draw only in step 3 or by "
    "a card.",
    "R63": "If the deck is empty its discard pile is shuffled into a new one; if both are empty, nothing is "
    "drawn. The same goes for the Martian deck of the cooperative game.",
    "R64": "A card goes to the discard pile after it is resolved; lasting ones lie face up until they end. In the "
    "cooperative game Martian cards are never held in hand.",
    "R65": "You may have only one copy of each weapon in front of you.",
    "R66": "Moments to play cards: start of the turn; after step 1; before each combat roll; after each combat; "
    "after step 3; after the movement roll; after each square you enter, with its combat, pick-up and icon "
    "done; before the roll for the Martians; after that roll, before any of them moves; before step 7; "
    "before step 8. The active player begins, then clockwise; each card played reopens the moment, which "
    "closes when all pass in a row. Never between a combat roll and its consequence. After the movement "
    "roll or the one for the Martians a card no longer changes it (Q46); only “There Is No Way We Can "
    "Lose!” doubles the points.",
    "R67": "A reaction is played when a card has been announced with its targets and is not yet resolved. The "
    "last reaction resolves first.",
    "R70": "In the competitive game you win at once in two ways: in your steps 2-5 you are on the face-up Mother "
    "Ship, with no Martian there, holding Fuel, Fertilizer and Dynamite; or, at any moment, your "
    "collection reaches 30 (also by “Nuclear Capabilities”).",
    "R71": "In the cooperative game you deliver: in your steps 2-5, on the face-up Mother Ship without a Martian, "
    "each item you hold of a kind not yet delivered is laid on the Ship. With all three kinds delivered "
    "all of you win at once. What is delivered can never be lost.",
    "R72": "In the cooperative game you lose at once when the last Martian of the supply is placed; normally it "
    "has 100. Those killed or removed never return.",
    "R73": "In the cooperative game you also lose if the Mother Ship is not among the tokens on the table and no "
    "tile of the pile can be placed, or the pile is empty. This is checked after step 1, even if it was "
    "skipped or has just closed the map (R10): in that case the loss comes first.",
    "R74": "Nobody scores points and no tie-break is needed (Q69).",
}

_RULINGS: dict[str, str] = {
    "Q1": "How many tiles and cards are there?\n"
    "30 tiles, 40 Event cards and 30 Martian cards, as the rulebook says. Elsewhere you may read other "
    "numbers: the rulebook wins.",
    "Q2": "Is the Mother Ship on top of the 4 tokens?\n"
    "No: there are 4 Martian tokens in all, three Crop Circles and one Mother Ship, one per Farm.",
    "Q3": "How many items are there in the cooperative game?\n"
    "Three of each kind, 9 in all. The sentence in the rulebook is unclear and might also mean two of "
    "each; in trials both play well.",
    "Q4": "Who goes first?\nThe dealer.",
    "Q5": "What is the house square?\n"
    "The centre of the House tile, joined to its four roads. It counts as a building square: no new "
    "Martians arrive there, but they may walk in.",
    "Q6": "Which sides may touch?\n"
    "Two blank sides may, a blank side against an exit may not. Touching only blank to blank is not "
    "enough: at least one road must connect.",
    "Q7": "What about beside a Farm?\nEach of its sides is an exit, so nothing blank may ever lie beside it.",
    "Q8": "Does a tile that cannot be placed come back later?\n"
    "No, it is gone for good. If it was a Farm, no Martian token is drawn for it.",
    "Q9": "When is the map closed?\n"
    "When none of the tiles still in the pile can be placed; everybody can know which they are. With an "
    "empty pile nobody is punished. Whoever closes it skips steps 2-8, new Martians included; later "
    "players draw and put away tiles as usual, and “Nuclear Capabilities” may reopen it.",
    "Q10": "May you close the map on purpose?\nYes, even if other placements exist.",
    "Q11": "How many Martians does a tile bring?\n"
    "Named or generic, one per road square. A Farm exactly one, the House none.",
    "Q12": "What is laid first on a new tile?\n"
    "Lives, bullets and items first, then Martians: the former on building squares, the latter on road "
    "squares, never together.",
    "Q13": "What if tokens run short?\n"
    "You place what is left; missing ones are not owed later. If the item pool is empty, there is no item.",
    "Q14": "What if the supply of Martians runs out in the competitive game?\n"
    "No more arrive; while some are left, the active player chooses where. The cooperative game ends "
    "before that (R72).",
    "Q15": "May a new Martian arrive in a building or in the House?\n"
    "Only by “Pod People”, which names the pawns’ own squares.",
    "Q16": "If you die in step 2, do you still draw?\nYes: you forfeit only the movement.",
    "Q17": "Do lives gained or lost in step 5 change the points?\n"
    "No. For doubling, too, the lives counted at the roll are used.",
    "Q18": "May you stay put?\nYes.",
    "Q19": "Must you take what you find?\nNo. But looking at an item is taking it.",
    "Q20": "If a card moves you in another player’s turn, do you take what you find?\n"
    "Not before your own turn.",
    "Q21": "May you go above 5 lives or 5 bullets?\nNever. Any excess from “Agent XXXX” is lost.",
    "Q22": "How many items may you hold?\nAt most one Fuel, one Fertilizer and one Dynamite.",
    "Q23": "When are bullets paid?\nAfter the roll, and only as many as are missing.",
    "Q24": "If you lose your last life, can bullets save you?\nNo, you die at once, whatever bullets remain.",
    "Q25": "Do you lose your hand when you die?\nNo, only the weapons you have in play.",
    "Q26": "How many bullets do you start again with after death?\nWith 3: five become 3, zero become 3.",
    "Q27": "Where does the lost part of the collection go?\n"
    "Back to the supply. The cooperative game has no collection.",
    "Q28": "Does a Martian on the house square attack somebody who starts again there?\n"
    "Not before that player’s next step 2, even if somebody plays a card meanwhile; unless a card puts the two "
    "together anew.",
    "Q29": "In step 6, must you move the largest possible number of Martians?\n"
    "You must go on up to the number rolled, but the order is yours: it may leave others stuck.",
    "Q30": "May a Martian leave its Crop Circle?\n"
    "Yes, and step 7 puts another there. That is how hordes grow: in the cooperative game, better leave "
    "the guards alone.",
    "Q31": "Once the Mother Ship is revealed, where do Martians arrive?\n"
    "One on every Farm with a Martian token. The rulebook says it in two different ways: we follow the "
    "turn sequence. By the other one only the Mother Ship’s Farm fills up, and a Crop Circle gets one when it is bare: "
    "an option plays it so.",
    "Q32": "Does the Martian that arrives when the Ship is revealed replace that of step 7?\n"
    "No, it comes in addition.",
    "Q33": "May you leave the Martian token face down?\n"
    "No, turning it is compulsory, also in the cooperative game.",
    "Q34": "What if the Martian on the token has walked away?\nSimply entering the square turns it.",
    "Q35": "In the competitive game, do you win if you are put on the Ship in another’s turn?\n"
    "Not yet: it must be your own turn, with the square clear.",
    "Q36": "In the cooperative game, must one player bring all the items?\n"
    "No, several players may, at different times; and passing over the Ship is enough.",
    "Q37": "Can you be asked again in a moment that is closed?\n"
    "No. If you want to play no cards you may pass until your turn.",
    "Q38": "Does a cancelled card use up the allowance?\nYes.",
    "Q39": "May you play a card before your first turn?\nYes, one.",
    "Q40": "Is an extra turn a turn of your own?\n"
    "Yes: you get a new allowance, and effects that last until your next turn end at its start.",
    "Q41": "When may you discard a card?\nOnly in step 8, one card. Discarding is not playing.",
    "Q42": "Do you ever have to discard for having more than 3 cards?\n"
    "No: nothing but step 3 and “Green Slime” adds to a hand.",
    "Q43": "What if deck and discard pile are both empty?\nYou play on without drawing.",
    "Q44": "Who is the “active player” on Martian cards?\n"
    "Whoever’s turn it is at that moment, not the card’s owner. So their effects last one full round at "
    "most.",
    "Q45": "Which bonuses are added after doubling?\n"
    "The +1 of “Wait! I’ve Played This Game Before!” and the −1 of “Stupid Humans!”. A second “There Is No "
    "Way We Can Lose!” in the same turn doubles again: 4 × (die + lives).",
    "Q46": "How much does “Wait! I’ve Played This Game Before!” add?\n+1, and only to rolls made afterwards.",
    "Q47": "May a modified roll leave 1-6?\n"
    "Yes, it may be 0, or 7 and more, never less than 0. Movement 0: only lives count; 0 in step 6: no "
    "Martian moves; in combat missing bullets are counted from the modified result, so a 1 under “Stupid "
    "Humans!” needs 4.",
    "Q48": "May you choose when to use “Shotgun”?\n"
    "No, it works by itself in your next three combats. Its bullets are not yours and do not count to your "
    "5. Under “Signal Jammer” they are not spent, because you have no combat.",
    "Q49": "What are the three tokens on “Four-sided Dice” for?\n"
    "Nothing: no use is described, so none are put on it.",
    "Q50": "How does “Signal Jammer” work?\n"
    "You use it in your turn or in another’s, never inside a combat. If you end the turn on a Martian, the "
    "fight comes in your next step 2. You still turn an unguarded Martian token; the guard that arrives on "
    "the Ship is not fought, so the Ship is not clear.",
    "Q51": "Which swaps does “Searchlight” allow?\n"
    "You must have an item, and a known double may not be chosen. A face-down item you do not know is "
    "shown to you: if the swap would make a double, nothing is swapped and the card is spent. What you "
    "leave in a building lies there face down. Using it is not playing a card, so reactions do not stop "
    "it.",
    "Q52": "Which weapons work inside a combat?\nIn practice only “Shotgun”.",
    "Q53": "Which tiles are adjacent for “Candy”?\n"
    "Those that share a side, even with no road between them. There is one destination tile, and the "
    "Martians go to road, building, field or house squares of it that have none.",
    "Q54": "What does the second sentence of “Get Off My Land!” mean?\n"
    "Nothing: it is the title of another card, so it is ignored.",
    "Q55": "Is placing a Martian moving it?\n"
    "No: “Homeland Security” and “Four-sided Dice” do not stop new arrivals, nor “Pod People” and “Mass "
    "Hysteria”.",
    "Q56": "Which tiles may “Nuclear Capabilities” remove?\n"
    "Only a generic one with at least one empty place beside it, with no pawn on it, whose removal leaves "
    "all others connected to the House by road. One without Martians is allowed.",
    "Q57": "How much do you lose to “This Is Nothing Like the Video Game!”?\n"
    "In both modes you are cut down to 3 lives and 3 bullets, if you have more. By the letter of the rulebook the "
    "target of the competitive game loses 3 and 3, and dies of it with 3 or fewer: an option plays it so.",
    "Q58": "Does “Memory Drain” take weapons too?\n"
    "No, only items: they return to the pool and can come up on later buildings.",
    "Q58b": "May “Faked Crop Circles” move the face-up Mother Ship?\n"
    "Yes. If it comes to lie under your pawn in your steps 2-5, R56, R70 and R71 are checked at once.",
    "Q59": "Does “How to Cook Humans” take Fuel lying on the map?\n"
    "No, only Fuel that somebody holds. What lies face down on the map stays and Fuel delivered to the "
    "Ship is safe.",
    "Q60": "Where does the weapon found by “Landing Party” go?\n"
    "Straight into play in front of you: a full hand could not take it. Only the deck is searched, not the "
    "discard pile.",
    "Q61": "How many cards are drawn with “Green Slime”?\n"
    "All discard at once, then from the active player clockwise each draws as many as they discarded. In "
    "the competitive game whoever played it draws one more: with 3 cards in hand you discard the other 2 "
    "and draw 3.",
    "Q62": "May you target yourself?\nYes: “Tractor Beam” on yourself is a teleport.",
    "Q63": "Which cards can reactions answer?\n"
    "“How to Cook Humans”, “Memory Drain”, “This Is Nothing Like the Video Game!” and “Tractor Beam” have "
    "a target: “This Is Not the Human You Are Looking For” works only against these (in the cooperative "
    "game, against the two with a random victim). “This Is Not Happening” in the competitive game also "
    "works on a card that hits everybody, if you are hit, and cancels all of it. A redirected card may be "
    "answered by its new target.",
    "Q64": "How many cards are played with “You Are Making Me Very, Very Angry!”?\n"
    "As many as you like of those in your hand, one after another: this one uses your allowance, the "
    "others do not. Those that cannot be played at that moment stay in hand.",
    "Q65": "A card puts you on a Martian: when do you fight?\n"
    "At once if it is your turn, in steps 2-5; otherwise in your next step 2.",
    "Q66": "How often does an icon draw?\n"
    "Every time you enter it by your own movement: leaving and re-entering draws again, and stopping there "
    "is not needed. Being put there by a card, or standing there already, draws nothing. The Martian card "
    "may itself move you, and then you go on moving.",
    "Q67": "Does “Levitation” played in your turn before step 4 stop you too?\n"
    "Yes, it costs you your movement.",
    "Q68": "With “The End of the World as We Know It”, can R73 make you lose?\n"
    "Not because of the skipped draw, as long as some tile in the pile could be placed.",
    "Q69": "Can two players win together in the competitive game?\n"
    "No: Martians are collected one after another, and those of “Nuclear Capabilities” are counted at once "
    "for whoever played it.",
    "Q70": "In the cooperative game, what may you give each other?\n"
    "You may talk and show hands; items, tokens and cards cannot be handed over.",
    "Q71": "What can everybody see?\n"
    "The map, Martians, the supply, collections, items you hold, lives, bullets, weapons, discard piles, "
    "the size of every hand and deck and which tiles are still in the pile. Secret are the order of the "
    "decks, other hands (in the cooperative game too, unless you opened them) and the faces of face-down "
    "items and Martian tokens, except to those who looked. Items dropped, cooked or left in a swap lie "
    "face down but are known to all, until they are mixed back into the pool.",
    "Q72": "May you attack another pawn?\nNo, except through cards.",
    "Q73": "What if the game never ends?\n"
    "After 300 turns it is closed: in the competitive game the ranking goes by items held, then by "
    "collection; in the cooperative one it is a loss.",
    "Q74": "If two pawns are with one Martian, who fights it?\nEach in their own turn; whoever wins gets it.",
    "Q75": "Does “Pod People” put one per pawn on a square with several pawns?\nNo, one Martian only.",
    "Q76": "When exactly may you take what you find?\n"
    "In your steps 2-5: where you stand, from the end of step 2 on (after the fight, if any, so a life "
    "taken there counts for the roll of step 4); and on every square you enter, after its fight.",
    "Q77": "May a card take you out of a combat?\n"
    "Yes: only leaving by your own will is forbidden. Being moved or losing the opponent to a card is "
    "fine, but nobody collects that Martian. Which cards move your pawn, so that you may not play them while you fight, is "
    "our reading.",
    "Q78": "Does your death end lasting effects lying in front of you?\n"
    "No: “Homeland Security”, “Levitation”, “Stupid Humans!” and the like are reminders, not possessions. "
    "You lose only weapons.",
    "Q79": "Is a Martian card drawn in the cooperative game your allowance?\n"
    "No. “Played by the active player” only says whose card it is.",
    "Q80": "Where do Martians removed by a card go?\n"
    "By “Get Off My Land!” to the box; by “Presidential Address” in the competitive game to the supply. In "
    "the cooperative game a figure that left the map never comes back.",
    "Q81": "May you play a card for no effect?\n"
    "Yes, except these: “Candy” must move at least one Martian, “Nuclear Capabilities” needs a fitting "
    "tile, “Searchlight” a possible swap. “Take Her Instead!”, “This Is Not Happening”, “This Is Not the "
    "Human You Are Looking For” and “MP3 Player” wait for their trigger. “It’s GO Time!” and “There Is No "
    "Way We Can Lose!” are played in your own turn, the latter up to the end of step 5.",
}

RULES: dict[str, str] = {**_GAME, **_RULINGS}
