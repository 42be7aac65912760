"""The rules of Mars Needs Mechanics in English, one entry a number; a Q is question, new line, answer."""

_GAME: dict[str, str] = {
    "R1": "The game is for 2 to 4, taking turns clockwise. The rules are the same with two, three and four; the "
    "8 Scrap cards are not enough for a fifth. There is no solo or team game: the computer can take a seat.",
    "R2": "You get 2 Scrap cards. Those left over (4 with two players, 2 with three, none with four) leave the "
    "game.",
    "R3": "You get 30 cogs; the rest is the bank. Everybody can always see how many cogs each player has.",
    "R4": "Choose the mechanisms in play: they lie face up, for everybody. At first use X-Ray Goggles, "
    "Difference Engine, Rocket Booster and Aether Drive; later 4 or 5 at random from the nine that are not the "
    "Automaton, or any you like, from 0 to 10 (4 or 5 is best). Experienced players may add the Automaton.",
    "R5": "The 7 component tokens are put in a random order on the 7 places of the Order Line.",
    "R6": "All 7 price markers start on 5.",
    "R7": "The 56 component cards are shuffled and you get 3: they are your hand and only you see them. The "
    "rest is the face-down deck.",
    "R8": "8 cards of the deck are turned up: they are the market, and their order has no meaning. The deck "
    "keeps 42 with two players, 39 with three, 36 with four.",
    "R9": "At the table the First Player is whoever has the best English accent; here it is drawn by lot, or "
    "you choose a seat among the variants (lot and choice are ours).",
    "R10": "The Order Line is the order of the 7 components, from place 1 (the front, on the right) to place 7 "
    "(the back, on the left). The order is kept from round to round.",
    "R11": "Only the order counts: buying moves the tokens, while prices stand still during a round. On the "
    "places you read what each would do at the end of the round, from back to front: −1, −1, −1, 0, +1, +1, +1. "
    "At the table the line may stretch to the right up to 15 spaces, because a round has at most 8 purchases.",
    "R12": "The First Player opens the round; then you take turns clockwise, lap after lap, until the round "
    "ends.",
    "R13": "On your turn you do exactly one primary action: Purchase or Pass. You may also Build one mechanism "
    "and Dismantle one, before or after the primary action and in the order you prefer.",
    "R14": "Purchase: choose a card in the market that you can pay for, give the bank the current price of its "
    "type and take it into your hand. Then the token of that type goes to the front of the line; if it is "
    "already there, it stays. No debt and no loans.",
    "R15": "You may always Pass, even if you could buy. It does not drop you out of the round: on your next "
    "turn you choose freely again. In a turn in which you pass you may still Build and Dismantle.",
    "R16": "Build: the mechanism must be one of those in play and you must have the components it needs in your "
    "hand, even bought this very turn. You lay them face up in front of you and put a marker of yours on the "
    "mechanism, which works at once.",
    "R17": "Dismantle: take back into your hand the components of a mechanism you built in an earlier turn, and "
    "remove your marker. It stops working at once.",
    "R18": "Build and Dismantle keep to the six limits below.",
    "R18a": "In one turn you Build at most once and Dismantle at most once.",
    "R18b": "Never both on the same mechanism in one turn, in either order. Dismantling one and building "
    "another is fine.",
    "R18c": "You may have only one built at a time, unless its card says otherwise: so first Dismantle the old "
    "one, then Build the new one.",
    "R18d": "Several players may have the same mechanism at the same time.",
    "R18e": "Only in your own turn, never between rounds: not while prices are adjusted, sets are sold or the "
    "market is refilled.",
    "R18f": "When you Build, Scrap never takes the place of a component.",
    "R19": "The components of a built mechanism are not in your hand: until you Dismantle it you cannot sell "
    "them, trade them or use them for another. The mechanism stays built over the end of the round.",
    "R20": "After your primary action the turn ends when you say so. It ends by itself only where everybody "
    "knows that you can do nothing more: never because of your hand, which is secret (Q2). Then you check "
    "whether the round is over (R21).",
    "R21": "The round ends, at the end of a turn, in one of the two cases below. Cards that nobody bought stay "
    "in the market for the next round.",
    "R21a": "The market is empty. Whoever bought the last card finishes the turn, and may still Build and "
    "Dismantle.",
    "R21b": "All of you have passed in succession, one after the other, in this round. Any purchase brings the "
    "count back to 0, and it starts at 0 each round.",
    "R22": "First step, prices: the last three of the line (places 5, 6, 7) fall by 1, the first three (places "
    "1, 2, 3) rise by 1, the fourth stays. No price goes below 1 or above 10: these limits are ours (Q4). It "
    "does not matter whether they were bought, and the line keeps its order.",
    "R23": "After the last round it is different. Only a component that is among the first three and was bought "
    "in that round rises; only one that is among the last three and was not bought falls (Q8), unless you chose "
    "among the variants that all three fall. All others stay.",
    "R24": "Second step, selling: from this round’s First Player clockwise, each player may sell any number of "
    "sets at the new prices. A player who cannot have a set, as everybody can see, is skipped; the others "
    "say for themselves that they have finished.",
    "R24a": "A set is made of cards of one single type: at least 3 counting Scrap, and at least 1 must be a "
    "real component.",
    "R24b": "For each real component of the set you earn the price of its type. Scrap is worth 0.",
    "R24c": "Each Scrap takes the place of one missing card. Both of yours may be in the same set: even 1 "
    "component and 2 Scrap will do.",
    "R24d": "Sold components go to the discard pile, which nobody may look through, and never come back. Used "
    "Scrap is gone for good.",
    "R24e": "You may keep cards back, and you need not sell anything.",
    "R24f": "In one selling step you sell each type only once: choose all the cards of that type together. You "
    "lose nothing, because two sets of a type bring as much as one and never need less Scrap.",
    "R25": "Third step, the refill: if the deck is empty the game is over (R29). Otherwise cards are drawn into "
    "the market until it has 8, or until the deck runs out.",
    "R26": "If the deck had at least one card at that moment, another round is always played, even with the "
    "market already at 8 and no card drawn. The only exception is R30.",
    "R27": "Fourth step: the First Player marker goes to the player on the left, that is clockwise. That player "
    "opens the next round, no matter who would have been next to play.",
    "R28": "The game ends after the prices and the selling of the last round: no refill, and the marker is not "
    "passed.",
    "R29": "End of the deck: the last round is the first that is played with the deck already empty. The one "
    "whose refill takes the last card is not the last, one more follows: so all of you know, while you play it, "
    "that it is the last.",
    "R30": "Standstill: if nobody buys anything in two rounds in a row, the second is the last and its prices "
    "follow R23. Any purchase resets the count.",
    "R31": "Your score is your cogs: whoever has the most wins. Unsold cards, Scrap and built mechanisms are "
    "worth nothing unless the card says otherwise; the Automaton does, and its bonus (30 cogs, a proposal of "
    "ours) is added before comparing.",
    "R32": "A tie goes to whoever has fewer component cards in hand; Scrap and cards in mechanisms do not "
    "count. If you are still tied, the nearest clockwise to the First Player of the last round wins, and "
    "the First Player comes before all others (this is how we read it, Q31).",
}

_RULINGS: dict[str, str] = {
    "Q1": "Which end of the line is the front, and is the order kept?\n"
    "The front is on the right, the back on the left, and the order stays from round to round. A type bought "
    "late in one round starts the next near the front.",
    "Q2": "Do others see the cards you were dealt?\n"
    "No. The rulebook contradicts itself here, but hands are secret: everybody sees only their own.",
    "Q3": "How many copies are there of each component?\nEight: 7 types, 56 cards.",
    "Q4": "What are the lowest and the highest price?\n1 and 10. A marker at an end stays there.",
    "Q5": "Does a price already at the limit pass its change to another?\nNo, that change is lost.",
    "Q6": "Does buying raise the price at once?\n"
    "No. All purchases of a round are paid at the price that stood when it began.",
    "Q7": "What rises if fewer than three types are bought in a normal round?\n"
    "The first three of the line, bought or not.",
    "Q8": "In the last round, does a type fall that is among the last three but was bought?\n"
    "No, it stays: we follow the rulebook to the letter. It matters only if at least 5 types are bought in that "
    "round, or after a swap with Aether Drive. If you read it otherwise, there is a variant.",
    "Q9": "When do you know that a round is the last?\n"
    "At once, if it starts with an empty deck. Or at its end, if nobody bought anything, just as in the round "
    "before.",
    "Q10": "The deck is empty but cards are left in the market: does play go on?\n"
    "No, the game ends and those cards are lost.",
    "Q11": "What if the market still has 8 cards, the deck is not empty and nobody bought?\n"
    "Nothing is drawn and another round is played, unless it is the second such round in a row.",
    "Q12": "Must all pass in succession, or is once each in the round enough?\nIn succession.",
    "Q13": "Do passes carry over to the next round?\nNo, the count starts again from 0.",
    "Q14": "May the last player to pass still Build or Dismantle?\n"
    "Yes, the round ends only when that turn ends.",
    "Q15": "What if you cannot pay for any card?\nYou must Pass, but you still have the optional actions.",
    "Q16": "What if you buy the type that is already at the front?\n"
    "The token stays, but the type counts as bought and so does the purchase.",
    "Q17": "May a card bought this turn be used to Build this turn?\nYes.",
    "Q18": "May you Build first and Dismantle the other afterwards?\n"
    "No, the limit of one holds at every moment.",
    "Q19": "May you build the same mechanism twice?\n"
    "No, at most one copy per player, even if it does not count against the limit.",
    "Q20": "May you Dismantle now the mechanism you built in your latest turn, last round?\n"
    "Yes, any earlier turn of yours will do.",
    "Q21": "Can player markers run out?\nNo: you never need more than 3, and you have them.",
    "Q22": "What about two sets of one type in the same selling step?\n"
    "They bring the same money: all cards of a type sold together are one set.",
    "Q23": "May a set hold more Scrap than it needs?\n"
    "No, only those missing to reach 3 cards, or 2 with Scrap Furnace.",
    "Q24": "May you sell a set of Scrap only?\n"
    "No, at least one real component is needed; and you have only 2 Scrap.",
    "Q25": "Can Scrap be sold alone, given away or bought?\nNo.",
    "Q26": "May you sell during your turn?\nNo, only between rounds.",
    "Q27": "May you change your mind after another player sold?\n"
    "No: it goes once around the table and each finishes before the next starts.",
    "Q28": "May you use the cogs from selling at once?\n"
    "From the next round on: there is nothing to pay for before.",
    "Q29": "Is the discard pile reshuffled when the deck is empty?\nNever.",
    "Q30": "Can you see what is in the discard pile?\n"
    "No, only how many cards there are. A card counter may use only what you have seen in the open: purchases, "
    "sales and your own hand.",
    "Q31": "For ties, who is the First Player of the last round?\n"
    "Whoever held the marker during that round: that player is at distance 0.",
    "Q32": "What if the bank runs out of coins?\nIt does not: the bank has no limit.",
    "Q33": "If the round ends in mid-lap, who starts the next?\n"
    "The player to the left of the old First Player.",
    "Q34": "Does the first round count for a standstill?\n"
    "Yes, every round does: the game can end after round 2.",
    "Q35": "Are the extra card of Spectroscope and the swap of Pneumatic Post purchases?\n"
    "The first is, the second is not.",
    "Q36": "In what order do several owners of Difference Engine choose?\n"
    "From the First Player clockwise, one choice each. The effects add up.",
    "Q37": "In the last round, may Difference Engine raise any price?\n"
    "No, only that of a type bought in that round. Lowering is always allowed.",
    "Q38": "What if in the last round Aether Drive puts an unbought type among the first three?\n"
    "It does not rise. A bought type pushed to place 4 stays, and so does one pushed to places 5, 6 or 7 (Q8).",
    "Q39": "With X-Ray Goggles, may you look when it is not your turn?\n"
    "No, but nobody asks you to forget what you saw.",
    "Q40": "May you build the Automaton while you have another mechanism?\n"
    "Yes, and it uses your one Build of that turn.",
    "Q41": "Are Automation and Automaton two cards?\nNo, they are the same: the Automaton.",
    "Q42": "The rulebook numbers selling 1 again: what is the order?\n"
    "Prices, selling, refill, First Player marker.",
    "Q43": "Do cards in built mechanisms count at the end?\n"
    "They are worth nothing and for ties they are not in hand.",
    "Q44": "Can the game go on forever?\n"
    "No: a round with a purchase draws at least one card or is the last, and two rounds without one end it.",
    "Q45": "For Clockwork Valet and Magnetic Grapple, which Pass or Purchase is “the first”?\n"
    "The first fitting one of the round made while the mechanism is built and unused. Those before, even in the "
    "same turn, give nothing and do not use it up.",
    "Q46": "May you buy if your cogs are enough only with the discount?\n"
    "Yes, what counts is the amount you really pay.",
    "Q47": "May you sell 3 Gears and add the fourth later in the same selling step?\n"
    "No: a set has at least 3 cards, and each type is sold only once (R24f).",
    "Q48": "Does Rocket Booster help buying or selling?\nSelling: it gives extra cogs for cards sold.",
}

RULES: dict[str, str] = {**_GAME, **_RULINGS}
