"""What the examples and the lesson say, in English."""

WORDS: dict[str, str] = {
    "example.W1.title": "A full hold is counted",
    "example.W1.text": "The last round, three captains. You have seven tiles, worth 7 points, and one white transport left. "
    "The yellow relic fits into the last free cell. What will the hold be worth?",
    "example.W1.result": "8 points. The yellow group is now the largest colour group, 3 tiles: 3 points (R31). The three engines "
    "are the largest type group: 3 points (R32). Plant and purple robot are rare: 2 points (R33). The purple tiles don’t touch, so they "
    "count for nothing (R30).",
    "example.W2.title": "Two groups of the same size",
    "example.W2.text": "The same eight tiles, but the blue and the purple engine have changed places. Now stow the purple spice: "
    "what does it add?",
    "example.W2.result": "11 points. The purple tiles are a group of 3 as well, and all groups of the largest size count (R31, Q2): "
    "3 + 3 for colours, 3 for the engines, 2 rare tiles.",
    "example.E1.title": "The ring is empty",
    "example.E1.text": "Nobody has played yet. Which colours may go where?",
    "example.E1.result": "Every colour was welcome on all 24 docks (R12a), and your first tile could go anywhere in the hold (R14). "
    "Now there is one transport: the other 23 docks want the two other colours (R12b).",
    "example.E2.title": "A single transport",
    "example.E2.text": "A grey transport stands alone on dock 7. Where may you place white, grey, black?",
    "example.E2.result": "White and black could go on any dock with a tile. Grey could go nowhere: walking the ring both ways, the first "
    "transport you meet is always that grey one (R12b, Q8).",
    "example.E3.title": "Far neighbours",
    "example.E3.text": "White on dock 2, grey on dock 7, tiles on all the others. Is dock 20 far enough away for white or grey?",
    "example.E3.result": "No: distance doesn’t matter (R12, Q7). From any dock you met white on one side and grey on the other, so all "
    "22 docks wanted black.",
    "example.E4.title": "Three gaps, three colours",
    "example.E4.text": "Three transports make three gaps. Which colour does each want? Try white on dock 12.",
    "example.E4.result": "Each gap wants the colour that neither of its ends has (R12): docks 3 to 6 black, 8 to 19 white, 21 to 1 grey. Your "
    "white transport has split the middle gap: 8 to 11 now want black, 13 to 19 grey.",
    "example.E5.title": "Only black is left",
    "example.E5.text": "You hold nothing but black transports. Three gaps are left: which docks can you still serve?",
    "example.E5.result": "Only docks 3 to 6, between white and grey, wanted black (R12). You took one, and now the other three want white: "
    "until somebody changes that, you skip your turn (R16).",
    "example.E6.title": "Full Load and Black Hole",
    "example.E6.text": "The hold of the first example, now with two Deep Space cards: a full hold brings 2 points, and one tile must go. In which "
    "order?",
    "example.E6.result": "10 points. First Full Load, while the hold is full: 2 points. Then the Black Hole takes a tile that hurts "
    "little. The other way round it would be 7. You choose the order (R41); the program finds the best one for you (R42, R43).",
    "example.E6b.title": "Pulsar and Wormhole",
    "example.E6b.text": "Pulsar pays again for a colour group that is alone at the top, Wormhole may swap two tiles. What comes first?",
    "example.E6b.result": "14 points. First Pulsar: yellow is alone at the top, 3 more points. Then the swap joins the purple tiles: 11 for the "
    "hold. Swapping first would give 11 (R41, R42).",
    "example.E6c.title": "Pulsar and Nebula",
    "example.E6c.text": "Nebula may give one tile another colour. Before or after Pulsar?",
    "example.E6c.result": "14 points. First Pulsar, 3 for the yellow group. Then the turquoise plant turns purple and makes a second group of 3. "
    "The other way round it would be 13 (R41, R42).",
    "example.E6d.title": "Quasar and Full Load",
    "example.E6d.text": "Quasar pays again for a type group alone at the top, Full Load pays for a full hold.",
    "example.E6d.result": "13 points: 8 for the hold, 3 for the engines, 2 for the full hold. Both cards only add points, so their order doesn’t "
    "matter (R42, Q23).",
    "example.E6e.title": "Supernova and Quasar",
    "example.E6e.text": "Supernova pays for rare tiles that touch each other, Quasar for a type group alone at the top.",
    "example.E6e.result": "13 points: 8 for the hold, 2 because the purple robot and the plant touch, 3 for the engines (R42).",
    "lesson.title": "Learn Marrak Hesh 17 by playing",
    "lesson.welcome": "Welcome to the station! 24 docks in a ring, a tile of goods on each. You have 12 transports: 4 white, 4 grey, 4 black. "
    "Send them for the tiles, and stow those well.",
    "lesson.first": "Your first transport may go anywhere. Choose dock 5, a white transport, and any cell of your hold: the yellow engine is yours.",
    "lesson.first.try": "Try dock 5 with a white transport.",
    "lesson.forced": "Walk the ring from any dock: one way you meet white, the other way black. The colour must differ from both, so it’s "
    "grey. Fetch the yellow plant from dock 8.",
    "lesson.forced.try": "Try the grey transport on dock 8.",
    "lesson.group": "Every tile must touch one you have. Engine and plant are both yellow and touch: a colour group of 2. Your largest colour "
    "groups give a point for each tile.",
    "lesson.types": "Types count too. Dock 10 has a purple engine, and lies between grey and black: white, please. Put it beside your yellow "
    "engine if you can.",
    "lesson.types.try": "Try the white transport on dock 10.",
    "lesson.demand": "Every transport changes what its neighbours want. Black went to dock 6, grey stands on 8: dock 7 between them now "
    "wants white. That’s how you block the others (D3).",
    "lesson.rare": "A lit corner means rare: one point more, wherever it lies. The creature on dock 2 is rare, and yellow. Fetch it with black.",
    "lesson.rare.try": "Try the black transport on dock 2.",
    "lesson.skip": "If none of your transports fits, you skip. When nobody can place any more, points are counted. Careful: groups of the same "
    "largest size all count, and one tile too many can spoil it.",
    "lesson.end": "That’s all of it: ring, colours, groups. Now play your first free game. I’ll drop a hint now and then, and the rules are always one "
    "press away.",
    "tip.place": "Each gap of the ring shows the colour it wants. Look for a tile that goes with the ones you already have, in colour or in type.",
    "tip.place.2": "Point at a dock, or tap it: the best cells light up, and you see the points before you confirm.",
    "tip.place.4": "Groups of the same largest size all count. Three groups of 2 bring 6 points, one of 4 only 4: think in equal groups.",
    "tip.place.8": "Count your transports. A gap that only wants a colour you no longer have is lost to you; one that only you can serve can wait.",
}
