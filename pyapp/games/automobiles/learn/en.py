"""What the examples and the lesson of Automobiles say, in English."""

WORDS: dict[str, str] = {
    "example.E1.title": "Where you can go",
    "example.E1.text": "Your car is at the front of space D1-22 and your discard pile holds a gear of every "
    "colour: Suspension gives you one step of any colour. Which spaces are one step away?",
    "example.E1.result": "Three: D1-26 straight on, D0-26 in the inner lane, D2-26 in the outer one. They "
    "contain the column right after yours (R22). D2-24 and D0-24 are beside you, D1-30 is too far. In the "
    "new space you roll to its very front (R24).",
    "example.E2.title": "Crew Chief draws and sweeps",
    "example.E2.text": "There are five wear cubes in your discard pile, and you have a purple cube. "
    "Activate it: what do you draw, and which wear goes?",
    "example.E2.result": "You drew wear, wear again, and then a white cube: there you stop. Then the five "
    "wear cubes of the discard pile went back to the stock (R5). The two you have just drawn are in your "
    "active pile, and stay there (Q13).",
    "example.E3.title": "A turn as long as a straight",
    "example.E3.text": "You are fourth of five with two laps to go. You hold two wear cubes, a blue one (Rotary "
    "Engine), a green one (Gearbox) and two dark gears. How far can you go without touching the gears?",
    "example.E3.result": "The two wear cubes go to the discard pile, which now shows four colours: Rotary "
    "gives up to four white steps. In fourth place Gearbox gives up to four light grey ones; two were enough "
    "to stop behind another car (R17, R27, Q5, Q11).",
    "example.E4.title": "Shopping with five dollars",
    "example.E4.text": "A dark grey and a black cube are left in your active pile. What are they worth, and "
    "what can you buy?",
    "example.E4.result": "$2 and $3 make $5. Black costs $4 and goes to your used pile; the two that pay "
    "stay in the active pile, the dollar left over is lost (R29). Wear is not for sale (Q1).",
    "example.E5.title": "Over the line",
    "example.E5.text": "The same turn to its end: the path crosses the finish line. What happens to your "
    "lap marker?",
    "example.E5.result": "The car jumps to the last cube, in D2-02. One crossing: one lap more, and the "
    "marker goes from 2 to Final Lap (R30).",
    "example.E6.title": "Drafting, no wear",
    "example.E6.text": "The path ended with light grey as its darkest space: that would be 2 wear. But look "
    "who is in front of you.",
    "example.E6.result": "The next space of your lane holds another car: you are drafting, and Decline "
    "gives nothing (R31, R32, R33). The two wear cubes of Rotary and Gearbox stay, though, and with the two "
    "from your hand that makes four.",
    "example.E7.title": "Who drafts whom",
    "example.E7.text": "Five cars close together. White puts you behind somebody, light grey takes you to "
    "the next lane. Which one spares you the wear?",
    "example.E7.result": "White: in your lane there is a car in the next space (R33). That one drafts, too, "
    "behind the first of its space. A car in the lane beside you never counts.",
    "example.E8.title": "The end of a turn",
    "example.E8.text": "You use a white cube and end your turn. Where do all your cubes go?",
    "example.E8.result": "To the discard pile: the one on the track, those left in the active pile, the "
    "wear just gained (R35). Then you draw seven from the bag (R39).",
    "example.E9.title": "A pit stop",
    "example.E9.text": "Five of your seven cubes are wear. Is it worth stopping?",
    "example.E9.result": "The five wear cubes of the active pile went back to the stock; the three already "
    "discarded stay. The other two go to the discard pile, you draw seven, and the car has not moved (R38).",
    "example.E10.title": "Somebody in the way",
    "example.E10.text": "You are in D1-26, and right in front of you, in the same space, there is another "
    "car. Which way can you go?",
    "example.E10.result": "Only sideways: D0-28 or D2-26. Straight on is closed (R23, R25), and from back "
    "there D1-30 and D0-30 are too far (R22). Had the other car left, momentum would have rolled you into "
    "its place (R36).",
    "example.E11.title": "The finish",
    "example.E11.text": "The last turn of the last round, everybody past the line. Take one more step: what "
    "is the final order?",
    "example.E11.result": "What counts is how far past the line you are (R3). The second and third cars "
    "stand in the same column: the one in the inner lane is ahead (R41).",
    "example.E12.title": "Wear is not added up",
    "example.E12.text": "One dark grey space and three light grey ones in a turn, and you take another "
    "light one. How much wear is that?",
    "example.E12.result": "3, not 11: only the darkest space you stepped on counts (R28, R31).",
    "example.E13.title": "Gearbox helps the pursuers",
    "example.E13.text": "Four cars, and you are last. How many steps does Gearbox give you, and how many "
    "the third?",
    "example.E13.result": "Five for you: four for your position, one more for being last. Three for the "
    "third (Q11). It always costs 1 wear.",
    "example.E14.title": "Hybrid Engine counts blue",
    "example.E14.text": "One blue cube active, one used, two discarded: four. Your opponent has three in "
    "the discard pile. Does it work?",
    "example.E14.result": "Yes, four against three: two steps of one colour, here two long dark grey "
    "spaces, for 1 wear (Q10).",
    "example.E15.title": "Rotary Engine counts colours",
    "example.E15.text": "Your discard pile holds white, light grey, black and wear. How far does Rotary "
    "take you?",
    "example.E15.result": "Four colours, wear counts as one: up to four white steps (Q5). The wear Rotary "
    "gives you goes to the used pile and does not change the count (Q12).",
    "example.E16.title": "Diesel Engine counts dark grey",
    "example.E16.text": "Three dark grey cubes in your discard pile, and a row of dark grey spaces ahead. "
    "How far?",
    "example.E16.result": "Three steps, twelve columns, for 2 wear (Q5). What counts is the discard pile, "
    "not the cubes in your hand (Q12).",
    "example.E17.title": "Steering: one gear for three steps",
    "example.E17.text": "Black went to the discard pile, 1 wear was gained. Now up to three steps of one "
    "lighter colour: which one?",
    "example.E17.result": "With light grey you drove three spaces, six columns. Any lighter colour will do, "
    "but all the steps must be of the same one (Q7).",
    "example.E18.title": "Suspension looks at the discard pile",
    "example.E18.text": "A dark grey gear lies in your discard pile. Which spaces does Suspension offer?",
    "example.E18.result": "A dark grey one: D1-22 or D2-20, not the light grey one (R26). The gear stays in "
    "the discard pile, ready for another red cube (Q20).",
    "example.E19.title": "Tires looks at your hand",
    "example.E19.text": "There is a dark grey cube in your active pile. Where does Tires take you?",
    "example.E19.result": "Onto a white or a light grey space: any colour lighter than the gear (Q7). The "
    "gear stays active, and you can still use it.",
    "example.E20.title": "Turbo counts everybody’s green",
    "example.E20.text": "Two green cubes in your discard pile, and one in that of each of your two "
    "opponents. How many steps does Turbo give?",
    "example.E20.result": "Always two, and four for the green cubes: six light grey steps, twelve columns, "
    "for 2 wear (Q5, Q12).",
    "example.Q2.title": "A draft from far away",
    "example.Q2.text": "There are three empty sections between you and the car in front. Your last space "
    "was dark grey: do you gain 3 wear?",
    "example.Q2.result": "None. You are at the front of your space and the other car is in the next one: "
    "that is enough, wherever in it (R33, Q2).",
    "example.Q4.title": "All or nothing",
    "example.Q4.text": "Suspension needs a white space, and there is none ahead. Could you activate the red "
    "cube just to get rid of it?",
    "example.Q4.result": "No: the step is compulsory, so the cube can’t be activated and there is no wear "
    "either (R18, Q4, Q20). Black is fine.",
    "example.Q5.title": "“Up to” may be zero",
    "example.Q5.text": "You activate Gearbox and then decide to stay. How much wear is it?",
    "example.Q5.result": "Only the 1 of Gearbox. Zero steps are fine (Q5), and a car that stays has no "
    "Decline (R27, R31).",
    "example.Q8.title": "Tires with white gears only",
    "example.Q8.text": "Two white cubes and a red one. Tires needs a colour lighter than your gear: can you?",
    "example.Q8.result": "No, nothing is lighter than white (Q8). With Steering you could discard it, and "
    "take zero steps.",
    "example.Q9.title": "Two-tone spaces",
    "example.Q9.text": "Ahead is a space both white and light grey. You enter it with white: which wear?",
    "example.Q9.result": "2: to enter, either of its colours will do; for wear it is the darker one (R26, "
    "Q9).",
    "example.Q10.title": "A tie is not enough",
    "example.Q10.text": "Four blue cubes of yours against four in your opponent’s discard pile. What does "
    "Hybrid Engine do?",
    "example.Q10.result": "No steps, and 1 wear all the same: you need more than that (Q10). Look at the "
    "number on the cube before you activate it.",
    "example.Q12.title": "Green just used does not count",
    "example.Q12.text": "Two green cubes with Turbo, one after the other. Does the second one get a step "
    "more?",
    "example.Q12.result": "No: the first one is in the used pile, and Turbo counts only discard piles "
    "(Q12). Two steps each.",
    "example.Q15.title": "The wear trick",
    "example.Q15.text": "Two wear cubes in your hand and one discarded, a purple cube with Crew Chief. How do you "
    "lose them all?",
    "example.Q15.result": "First activate the two wear cubes, which go straight to the discard pile; then "
    "Crew Chief removes them with the other (R5, Q15).",
    "example.Q18.title": "Pit Team for nothing",
    "example.Q18.text": "With Pit Team you remove three white cubes. Which cube do you gain for them?",
    "example.Q18.result": "None: a white cube counts 0 (Q18). But your bag is three slow cubes lighter, and "
    "sometimes that is the point.",
    "example.Q19.title": "Car Chief when black is sold out",
    "example.Q19.text": "The stock has no black cubes left. Which gear can you give Car Chief?",
    "example.Q19.result": "Not the dark grey one, which would turn black (Q19). White is fine, and you gain "
    "a light grey cube.",
    "example.Q24.title": "One step into the draft",
    "example.Q24.text": "You take a single step and end up behind another car, which drives off right "
    "after. Does it still count?",
    "example.Q24.result": "Yes: what counts is who is in front when your turn ends (R32, Q24). No wear for "
    "you; the other car gains 1 for its white space.",
    "example.Q25.title": "On past the finish",
    "example.Q25.text": "You cross the finish line first, with another white cube in hand. Your opponent is "
    "still to move: do you stop?",
    "example.Q25.result": "No: the round is played to its end (R40), and the extra distance counts (Q25). "
    "The other one crossed too, but a column behind you.",
    "example.Q27.title": "Momentum",
    "example.Q27.text": "There are two cars in a space, yours in front. You leave: what happens to the "
    "other?",
    "example.Q27.result": "At the end of your turn it rolls forward into the free place (R36), but never "
    "across the bold line of its space (Q27).",
    "example.Q28.title": "Decide on a pit stop first",
    "example.Q28.text": "Four wear cubes and a gear. You could make a pit stop; and after using the gear?",
    "example.Q28.result": "Not any more: a pit stop takes the whole turn, and after one activation it is "
    "too late (R38, Q28). The four wear cubes stay.",
    "lesson.title": "Learn Automobiles by driving",
    "lesson.welcome": "Daytona Beach, a race of one lap, the last two rounds. Whoever is farthest past the "
    "line in the end wins. Right now you are second: see where you and the other car are.",
    "lesson.gear": "Each turn you have seven cubes. Four colours are gears, 3 to 6: one cube, one step onto "
    "a space of that colour, with the same number. Start big: dark grey, the 5.",
    "lesson.gear.try": "For now the dark grey cube, the one with the 5.",
    "lesson.length": "One step, four sections: the white and light grey spaces nearby have one and two, "
    "black has up to six. The darker the space, the faster you go, and the more wear you pay in the end.",
    "lesson.wear": "The brown cube is wear: it does nothing and takes a place in your hand. Activated, it "
    "goes straight to your discard pile. Do it, you will soon see why.",
    "lesson.sweep": "Purple is Crew Chief: you draw until a good cube comes, then all wear leaves your "
    "discard pile. There are three wear cubes in it now. Activate it!",
    "lesson.position": "Three wear less, and one more gear. Green is Gearbox: as many light grey steps as "
    "your place in the race, one more if you are last. For you that makes three.",
    "lesson.lane": "You can go straight on or into the lane beside, always forwards. The striped space "
    "straight ahead of your cube has two colours and counts as both: go there.",
    "lesson.lane.try": "The striped space, with 4 and 5, straight ahead of your cube.",
    "lesson.behind": "Another step is made, one is left. “Up to three” means you could stop here. But go "
    "on: you end up right behind the other car.",
    "lesson.draft": "You are drafting: there is an opponent in the next space of your lane. You don’t gain "
    "the 3 wear of the dark grey space. That’s why stopping sometimes beats overtaking.",
    "lesson.money": "Cubes you don’t activate are money: two yellows and two gears make $7. Every turn is "
    "this choice, drive or buy. Go shopping.",
    "lesson.engine": "Blue is Hybrid Engine: up to two steps of one colour, whichever you like. It costs $5 "
    "and is worth every one of them. Buy it.",
    "lesson.change": "$2 are left, and money left over is lost. A light grey gear costs exactly $2.",
    "lesson.close": "End your turn: the car jumps to the last cube, all your cubes go to the discard pile, "
    "new ones too, and you draw seven. Then it is your opponent’s turn.",
    "lesson.bag": "Your bag was empty, so the discard pile went back in, and the blue cube you just bought "
    "is in your hand. Half the game is this: filling your bag with good cubes.",
    "lesson.again": "The last round: money and wear no longer matter, only distance does. Start with dark "
    "grey.",
    "lesson.hybrid": "Now blue. It works if you have more blue cubes outside your bag than your opponent "
    "has in the discard pile: one against none. Activate it.",
    "lesson.pair": "Both steps need the same colour. Choose dark grey, straight ahead: right after it there "
    "is another one in the outer lane.",
    "lesson.line": "The line is right in front of you. One more dark grey cube, and the lap is complete.",
    "lesson.on": "Don’t stop at the finish: every column past it counts. Use the light grey gears you have "
    "left.",
    "lesson.last": "End your turn. You have finished, but the round is played to its end: your opponent has "
    "one turn left.",
    "lesson.ranking": "The race is over: you are seven columns past the line, the other car didn’t reach "
    "it. In the same column, the car in the inner lane would be ahead.",
    "lesson.end": "You won! A whole race begins with $10 or a little more for your first cubes, usually has "
    "three laps, and cards that change. The rest I’ll tell you along the way.",
    "tip.setup": "Before the race buy a few strong cubes: what you buy now comes back often. A green and a "
    "purple one, or a blue one, help more than many light gears.",
    "tip.act": "Press a cube to see how far it takes you. Use the gears that match the spaces ahead; what "
    "you don’t need for driving is money for better cubes.",
    "tip.act.2": "Order matters: one gear can take you where the next finds a long space. If you don’t like "
    "it, undo and try another way.",
    "tip.act.4": "Before you end your turn, see who is ahead: if you stop in the space right behind "
    "somebody, in the same lane, drafting spares you this turn’s wear.",
    "tip.act.12": "A lot of wear in hand? Activate it before a purple cube that cleans the discard pile. If "
    "it is nearly the whole hand, a pit stop removes it at once.",
    "tip.shop": "Early on, buy blue and green cubes: they are dear, but pay for the whole race. In the last "
    "turns stop buying and drive. Money can’t be kept.",
    "tip.step": "Choose the space that leaves you most choice afterwards: often one beside a long space, or "
    "the lane without cars ahead.",
    "tip.go": "You may take fewer steps. Stop early if that puts you in somebody’s draft, or if another "
    "gear finds its colour from there.",
    "tip.scrap": "Manager can remove a cube of your active pile for good: wear first, then the white cubes "
    "that slow you down.",
    "tip.bag": "Put a strong cube back into the bag: it will come up before those in your discard pile. If "
    "all is fine as it is, just skip.",
    "tip.remove": "Remove wear first, then white cubes: a small, strong bag draws better.",
    "tip.must_remove": "These cubes leave for good: choose wear and slow gears.",
    "tip.lay": "Discard wear and white cubes that you don’t need: right afterwards you remove just as many.",
    "tip.put": "The gear you discard decides the colours: the darker, the more choice, since the steps are "
    "of a lighter one. See which colour comes three times in a row.",
    "tip.upgrade": "Give up a gear for one a shade darker: a white cube turned light grey stays in your bag "
    "for the whole race.",
    "tip.rest": "Choose the cube you need least, wear is perfect: it has no effect here, but opens the way "
    "to removing cubes.",
    "tip.crew": "A lot of wear in your discard pile? Remove it all. Otherwise remove any two cubes, white "
    "ones for instance.",
    "tip.trade": "Wear counts $2 here and is good for nothing: give it first. Three wear cubes make $6, enough for any "
    "cube.",
    "tip.gain": "Take the dearest cube that helps you: what is left over is lost.",
    "tip.keep": "Keep the one that drives you on now; the other is not lost, it will come back from the bag.",
    "tip.draw": "Each cube drawn costs 1 wear. It pays if your bag still holds good gears; stop whenever "
    "you like.",
    "tip.boost": "One more cube, free and without wear: usually yes. Say no only if there is little but "
    "wear in your bag.",
    "tip.fetch": "Take back your darkest gears, or a green cube: you will use them once more.",
}
