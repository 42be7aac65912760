"""The rules of Pocket Mars in English, one entry a number; a Q is question, line break, answer."""

_GAME: dict[str, str] = {
    "R1": "Every player chooses a colour and takes its Ship, the 7 colonists and an energy marker.",
    "R2": "One colonist starts on the Ship, the other 6 wait on Earth.",
    "R3": "The energy marker starts at level 1.",
    "R4": "The 5 Buildings go in a row in random order. At the table the order means nothing; we use it for DA’s last ties (Q54, Q55).",
    "R5": "Shuffle the 35 Project cards and deal 4 to each player. The rest is the deck, with a discard pile beside it.",
    "R6": "All at once and in secret, everybody lays 2 of the 4 cards face down into the prep; the other 2 are the hand. You may always look at your own prep.",
    "R7": "The first player is drawn by lot and stays the same for the whole game. Play goes clockwise.",
    "R8": "The ★★ space of a Building holds 1 colonist in all with one or two players, 2 with three or four. The ★ space has no limit. Construction houses nobody.",
    "R9": "In a round everybody takes one turn, beginning with the first player. A turn is exactly one of five actions; "
    "then everybody applies the 4-card rule.",
    "R10": "Where a card contradicts a rule, the card wins.",
    "R11": "Hand card: carry out its top action, then discard it. It isn’t connected, places nobody and uses no Building.",
    "R12": "Card of your own prep: connect it face up on top of the stack of its colour’s Building. Then, in this order, "
    "three optional and independent steps.",
    "R12a": "If the card is worth more than what it covers (3 for an empty stack), you may move a colonist from your Ship to the ★ space of that Building. Skipped for Construction. That a face-down card is worth 0 comes from another source (Q2).",
    "R12b": "You may use the card’s bottom action if you meet its condition and can pay for it.",
    "R12c": "You may use the Building’s ability.",
    "R13": "Card of somebody else’s prep: turn it up and connect it to the Building of its colour. Nobody compares values "
    "and nobody places a colonist because of it.",
    "R13a": "First its owner may use the bottom action as if the owner had played it: the owner’s colonists, hand and energy.",
    "R13b": "Then you may use the Building’s ability.",
    "R14": "Launch: move 1 of your colonists from Earth to your Ship. Not possible without a colonist on Earth.",
    "R15": "Energy: discard one of your 4 cards, hand or prep, and gain 1 energy. Allowed at the maximum too, but then energy does not grow.",
    "R16": "4-card rule: at the end of a turn everybody, beginning with whoever played, gets back to 2 cards in hand and 2 in the prep. That each player finishes before the next begins is our reading (Q35).",
    "R16a": "With more than 4 cards, discard from your hand, as you choose, down to 4.",
    "R16b": "With fewer than 4 cards, draw up to 4.",
    "R16c": "With fewer than 2 in the prep, fill it with hand cards. Cards never come back from the prep to the hand.",
    "R17": "Every Building has an ability. Using it is always optional.",
    "R17a": "Ecosystem: move anybody’s colonist, in a Building of your choice, from ★ to ★★ if there is room, or from ★★ to ★.",
    "R17b": "Energy: gain 1 energy.",
    "R17c": "Science: launch 1 of your colonists from Earth to your Ship.",
    "R17d": "Water: put 1 card of your hand or prep face down at the bottom of the deck.",
    "R17e": "Construction: move 1 of your colonists from your Ship to the ★ space of a Building of your choice.",
    "R18": "The moment the deck is empty it is rebuilt: all cards but the top one leave every Building, join the discard "
    "pile, and everything is shuffled.",
    "R19": "After each round, if at least one player has all 7 colonists in Buildings, the game ends. So everybody has had the same number of turns.",
    "R20": "Everybody adds up the six lines below. Colonists on Earth are worth nothing.",
    "R20a": "1 point for each colonist on your Ship.",
    "R20b": "2 points for each colonist in a ★ space.",
    "R20c": "4 points for each colonist in a ★★ space.",
    "R20d": "2 points if you have a colonist in each of the four Buildings that house them.",
    "R20e": "3 points, once, if you have at least 4 colonists in one Building.",
    "R20f": "1 point if nobody has more energy than you; all who tie get it.",
    "R21": "Most points win; then more colonists in Buildings; then the victory is shared.",
    "R22": "Variant: everybody gets 5 cards, keeps 1 and passes the rest to the left, until 4 are kept. The last card of each is shuffled back into the deck. Then the preps are chosen. That the choice is secret is our reading (Q46).",
}

_SOLO: dict[str, str] = {
    "R30": "Set up your side as with more players, prep included. There is no draft: that is our reading (Q64).",
    "R31": "DA takes one of the Ships left, which you choose, and 7 colonists: 5 on the Ship and 2 on Earth, energy 1. Super-Droid: 6 and 1. Cyborg: 7 and 0.",
    "R32": "Two cards of the deck, unseen, are DA’s prep.",
    "R33": "Whenever you draw, for any reason, take a card of your choice from DA’s prep; only when it is empty do you draw "
    "from the deck. Cards that a rule takes off the deck are not drawn.",
    "R34": "The ★★ spaces hold as many as with two players: 1 colonist.",
    "R35": "A round has three phases: Architect, System Failure, Android Activation. Then the end is checked.",
    "R36": "Architect phase: take one of the five actions, then apply the 4-card rule.",
    "R36a": "Hand card: as always.",
    "R36b": "Card of your own prep: as always.",
    "R36c": "Card of DA’s prep: turn it up and connect it; compare, and you may place one of your colonists, then use the "
    "Building. Nobody uses the bottom action.",
    "R36d": "Launch: move 1 of your colonists from Earth to your Ship and discard 1 card of DA’s prep, your choice. You must do both; without a colonist on Earth you can’t.",
    "R36e": "Energy: discard one of your cards, hand or prep, and gain 2 energy. Allowed at the maximum too, but then energy does not grow.",
    "R37": "System Failure: the top 2 cards of the deck go to the discard pile.",
    "R38": "Android Activation: with 2 cards in its prep DA does nothing. With 1 card it lands a colonist in the Building of that colour (from an empty Ship it launches one instead; skipped for Construction), then uses its own ability of that Building. With 0 cards no activation. Finally the prep is refilled to 2 from the deck. That colonists land in the ★ space comes from another source (Q52).",
    "R39": "DA has an ability of its own for every Building.",
    "R39a": "Ecosystem, Double Upgrade: twice, if a DA colonist can rise from ★ to ★★ it does; otherwise one of yours comes down from ★★ to ★; otherwise that upgrade is lost. Which colonist it is, is our reading (Q54).",
    "R39b": "Energy, Overwhelming Power: DA gains 2 energy; if already at the maximum, Spark instead.",
    "R39c": "Water, Spark: the top 2 cards of the deck go to the discard pile.",
    "R39d": "Science, Recruitment: 1 DA colonist goes from Earth, if any, to its Ship.",
    "R39e": "Construction, Scheming: 1 DA colonist goes from its Ship to the Building that is best for DA; from an empty Ship, 1 boards from Earth instead. By the rulebook you choose the Building as if you were DA; usually a fixed rule of ours does (Q55), and a variant lets you choose. The space is ★ (Q52).",
    "R40": "In solo the deck is never rebuilt. The rulebook adds that the end of the deck ends the game “as written above”; but the text above speaks only of DA’s prep (R41). We read it like this: an empty deck alone doesn’t end the game (Q63). A variant takes it by the letter: the game ends after the round in which the deck is empty.",
    "R41": "The game ends after a round in which your 7 colonists are in Buildings, or DA’s 7 are, or DA’s prep can’t reach 2 cards.",
    "R42": "You score as always (the energy point if DA has no more than you). DA gets 4 points for the four Buildings, 5 for four colonists in one, 2 for energy if you have no more; in a tie it gets its 2 and you your 1.",
    "R43": "You win only with more points than DA.",
}

_FACTS: dict[str, str] = {
    "Q1": "How long is the energy track?\n0 to 5. No source says; starting from 1, DA’s steps of 2 end exactly at 5.",
    "Q2": "Where is the 0?\nA face-down card in a stack is 0: a public source says so. That faces run from 1 to 7 is our conclusion: the rulebook says 0 to 7.",
    "Q3": "Can two cards of one colour have the same value?\nNo: each colour has 1 to 7 once.",
    "Q4": "Does energy start at 0 or 1?\nAt 1.",
    "Q5": "Do the values of Construction cards matter?\nNo, nothing is ever compared there. They still count as cards for swaps in a stack: that is our reading.",
    "Q6": "Is the colour of a face-down card public?\nYes, the back shows the Building. For preps the rulebook says so; for hands, deck and stacks we extended it. Value and text stay secret.",
    "Q7": "May you look through the discard pile?\nYes, anybody at any time: the rulebook says they lie face up, that you may leaf through them is our reading. The order of the deck is secret.",
    "Q8": "Do Ship names and player colours matter?\nNo: we chose them. Before the game you may say who takes which.",
    "Q9": "Do reference, Earth and first-player cards do anything?\nNo.",
    "Q10": "Why is Science 4, which swaps two cards of a stack, a Science card?\nIt lands a colonist in “the Building”, so it isn’t Construction; and the source prints its sample cards in the order of the Buildings, where its place is Science’s.",
    "Q11": "Science 4 swaps what?\n2 cards of one stack: another card already swaps colonists.",
    "Q12": "Which colour does Ecosystem 5 want in hand?\nEcosystem, as its twin wants its own.",
    "Q13": "Peek: both cards of one player, or one each of two?\nBoth cards of one player.",
}

_TURN: dict[str, str] = {
    "Q14": "Does an equal value place?\nNo, it must be higher.",
    "Q15": "When is the value to beat read?\nBefore the card is connected.",
    "Q16": "May you change the order of the three steps?\nNo, it is fixed. Each may be skipped and doesn’t block the others.",
    "Q17": "If you place first, is “no colonist here” spoilt?\nYes. You may decline the placement to keep it true.",
    "Q18": "Can the colonist launched by the bottom action be placed by the comparison?\nNo, that step is over. Construction can land it.",
    "Q19": "Is a stolen card compared?\nNo. It still becomes the top of the stack.",
    "Q20": "May the owner refuse the bottom action?\nYes. Whoever played the card can’t stop it, and all of it is decided before the ability.",
    "Q21": "Whose hand, energy, colonists?\nThe owner’s. “Others” are everybody but the owner, whoever played the card too: that detail is ours.",
    "Q22": "May you use this action on your own prep?\nNo, for that you have the action for your own prep.",
    "Q23": "Is a top action compulsory?\nIts automatic parts are; where there is a target you may decline; paying is always "
    "voluntary. A bottom action may be refused as a whole.",
    "Q24": "What if an effect only works in part?\nAs much as possible is done.",
    "Q25": "May you pay for nothing?\nNo: what would change nothing isn’t offered. Paying is never partial.",
    "Q26": "May you pay with energy from the same Building?\nNo, the ability comes afterwards.",
    "Q27": "May you pass?\nNo: discarding for energy is always possible.",
    "Q28": "Does the Ecosystem ability move between Buildings, or swap?\nNeither: one colonist, same Building, other space. "
    "Raising a rival’s colonist is allowed.",
    "Q29": "How is room in ★★ counted?\nOver all players. If it is full, somebody must come down first.",
    "Q30": "Can a colonist land in ★★ at once?\nNo, always in ★.",
    "Q31": "Which card does Water put down?\nOne of yours, hand or prep; the others see its colour only.",
    "Q32": "May you discard a prep card for energy?\nYes; the slot is refilled from your hand.",
    "Q65": "What do you know after a swap of preps?\nWhoever gave a card goes on knowing it until it moves. "
    "Whoever had peeked at the two cards no longer sees them. So it is with every card you have peeked at: you see it as long as it stays "
    "where it is; after that, remembering it is up to you.",
}

_CARDS: dict[str, str] = {
    "Q33": "Who chooses what to discard?\nThe player, from the hand only, before filling the prep.",
    "Q34": "May you replace a prep card you dislike?\nNot by the 4-card rule: other actions or cards do that.",
    "Q35": "In which order?\nWhoever played, then clockwise, one complete player at a time: that last part is ours.",
    "Q36": "When is the deck rebuilt?\nWhen its last card leaves, even if nobody has to draw.",
    "Q37": "Does the card being played join the new deck?\nNo: it is discarded after its action. A card just connected is on top and stays.",
    "Q38": "And face-down cards on stacks?\nLike any card: those below join the deck, one on top stays.",
    "Q39": "And a stack that has been emptied?\nThe value to beat is 3 again.",
    "Q40": "Can the card being played cover a stack?\nNo, it has left the hand.",
    "Q66": "Is a face-down card that leaves its stack turned up?\nOn the discard pile yes; into the deck no.",
}

_END: dict[str, str] = {
    "Q41": "What if the seventh colonist lands in the middle of a round?\nFinish the round; only then the end is checked.",
    "Q42": "Can the bonus for 4 colonists come twice?\nNo, there are 7 colonists.",
    "Q43": "And if all have energy 0?\nAll tie: 1 point each.",
    "Q44": "Can a game go on for ever?\nThe rules set no limit.",
    "Q45": "Is going first an advantage?\nPerhaps, but the rulebook doesn’t compensate.",
    "Q46": "Is the draft secret?\nYes, all choose at once. The 4 cards kept are then split between hand and prep.",
}

_SOLO_RULINGS: dict[str, str] = {
    "Q47": "Do you take DA’s card blind?\nYou see its colour. Drawing two, you see the first before choosing the second.",
    "Q48": "Does an effect that says “draw” take from DA?\nYes. Digging, System Failure, Spark and the refill use the deck.",
    "Q49": "Is DA “another player”?\nYes, for every effect that looks for one.",
    "Q50": "Is the card that activates the androids used up or turned up?\nNo.",
    "Q51": "What if DA’s Ship is empty?\nIt launches a colonist instead of landing one; the ability is still used.",
    "Q52": "Where do DA’s colonists land?\nIn the ★ space.",
    "Q53": "Can the second Upgrade use room made by the first?\nYes, they are carried out one after the other.",
    "Q54": "Which colonist in Double Upgrade?\nThe leftmost Building; to bring yours down, first where DA has a colonist in ★.",
    "Q55": "Scheming: which Building?\nThe one with most points for DA. Ties: where it has 3, then 2, then none; then where ★★ has room; then the leftmost. With the variant “I place for DA” you choose, as the rulebook writes, among the Buildings that bring it most points (R39e).",
    "Q56": "Overwhelming Power at 4?\nIt rises to 5, no Spark.",
    "Q57": "What if the deck is short of cards?\nWhat is there is used.",
    "Q58": "What if you are short of cards?\nYou stay below 4; the game ends that round anyway.",
    "Q59": "Is the end checked after DA?\nYes, even if your seventh colonist landed before.",
    "Q60": "Can you launch if DA has no card?\nIt doesn’t happen: every round begins with 2.",
    "Q61": "Must you place with DA’s card?\nNo, nor use the Building.",
    "Q62": "And a tie?\nYou lose.",
    "Q63": "Deck empty but DA has 2 cards?\nThe game goes on: it usually ends the round after. With the variant “The end of the deck ends the game” it ends with that round (R40).",
    "Q64": "Is there a draft in solo?\nNo, it needs neighbours.",
}

RULES: dict[str, str] = {**_GAME, **_SOLO, **_FACTS, **_TURN, **_CARDS, **_END, **_SOLO_RULINGS}
