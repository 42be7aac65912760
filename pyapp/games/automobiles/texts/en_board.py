"""The words of the Automobiles board: labels, questions, moves in short."""

_CUBES = {
    "white": "white",
    "light": "light grey",
    "dark": "dark grey",
    "black": "black",
    "wear": "wear",
    "yellow": "yellow",
    "purple": "purple",
    "red": "red",
    "green": "green",
    "blue": "blue",
}
_SPACES = {
    "white": "white",
    "light": "light grey",
    "dark": "dark grey",
    "black": "black",
    "white_light": "white and light grey",
    "light_dark": "light and dark grey",
}
_GEARS = {
    "white": "3rd gear",
    "light": "4th gear",
    "dark": "5th gear",
    "black": "6th gear",
    "white_light": "3rd or 4th gear",
    "light_dark": "4th or 5th gear",
}
_PILES = {"act": "active pile", "used": "used pile", "disc": "discards", "bag": "bag"}


def _select(name: str, cases: dict[str, str]) -> str:
    inside = " ".join(f"{case} {{{words}}}" for case, words in cases.items())
    return f"{{{name}, select, {inside} other {{}}}}"


_COLOUR = _select("colour", _CUBES)
_CUBE = f"{_COLOUR} cube"
_COUNTED = f"{{n, plural, one {{# {_CUBE}}} other {{# {_COLOUR} cubes}}}}"
_FROM = _select("pile", {"act": "from the active pile", "disc": "from the discards"})
_ORDINAL = "{{{0}, plural, =1 {{1st}} =2 {{2nd}} =3 {{3rd}} other {{#th}}}}"

_TABLE = {
    "track": "The track at {track, select, monza {Monza} other {Daytona Beach}}",
    "zoom.in": "Closer",
    "zoom.out": "Further away",
    "zoom.fit": "The whole track",
    "zoom.follow": "Follow your car",
    "zone.front_a": "Front stretch",
    "zone.front_b": "To the line",
    "zone.t12": "Turns 1 and 2",
    "zone.t34": "Turns 3 and 4",
    "zone.back": "Back stretch",
    "zone.main_a": "Main straight",
    "zone.main_b": "To the line",
    "zone.parabolica": "Parabolica",
    "zone.ascari": "Ascari chicane",
    "zone.serraglio": "Serraglio",
    "zone.lesmo": "Lesmo curves",
    "zone.roggia": "Roggia chicane",
    "race": "{laps, plural, one {# lap} other {# laps}}",
    "round": "Round {n}",
    "last_round": "Last round",
    "lap": "Lap {lap} of {laps}",
    "lap.short": "{lap}/{laps}",
    "arrived": "Finished",
    "place": f"{_ORDINAL.format('n')} when the turn ends",
    "place.short": _ORDINAL.format("n"),
    "car": f"{{name}}: {_ORDINAL.format('place')}, {{where}}; "
    "{left, plural, =0 {finished} one {# lap to go} other {# laps to go}}",
    "space": f"{_select('colour', _SPACES)} space, lane {{lane}}, column {{column}}",
    "space.long": f"{{sections, plural, one {{# section}} other {{# sections}}}}. Entered with {_select('gear', _GEARS)}. "
    "Wear at the end of the turn, if it is the darkest you touch: {wear}.",
    "space.grid": "Slot {n} of the starting grid.",
    "space.cars": "Here: {names}.",
    "aim": f"To {{where}} with a {_CUBE}{{steps, plural, one {{}} other {{, # steps}}}}",
    "crosses": "crosses the line",
    "outlook": "If the turn ended here",
    "wear": "{n, plural, =0 {no wear} other {# wear}} when the turn ends",
    "wear.drafting": "in the slipstream of {name}, no wear when the turn ends",
    "wear.shielded": "Aerodynamics: no wear when the turn ends",
    "money": "${n} to spend",
    "bag": "Bag: {n, plural, =0 {empty} one {# cube} other {# cubes}}, then "
    "{disc, plural, one {# discard comes} other {# discards come}} back",
    "bag.of": "The bag of {name}: {n, plural, =0 {empty} one {# cube} other {# cubes}}",
    "bag.title": "Your bag",
    "chance": f"{_COUNTED}: {{percent}}% to see at least one in the next draw",
    "rack": "The cards of this race",
    "price": "{sale, select, yes {Costs ${cost}} other {Not for sale}}, worth ${value}; {stock} in stock",
    "cube": _CUBE,
    "cubes": _COUNTED,
    "none": "nothing",
    "active": f"{_COUNTED} in the active pile",
    "pile.act": "Active ({n})",
    "pile.used": "Used ({n})",
    "pile.disc": "Discards ({n})",
    "pile.bag": "In the bag ({n})",
    "pile.short.act": "active",
    "pile.short.disc": "discard",
    "leaves.cubes": "{n, plural, one {One active colour can still drive.} other {# active colours can still drive.}}",
    "leaves.money": "You lose ${n} that you could still spend.",
    "turn": "The turn of {name}",
    "step": f"{_CUBE} on the {{where}}",
    "stands": "The car stands.",
    "reach": "Spaces within reach",
    "now": "Now: {text}",
    "col.place": "Pos.",
    "col.driver": "Driver",
    "col.lap": "Lap",
    "col.where": "Where",
    "col.gap": "Gap",
    "col.cube": "Cube",
    "col.card": "Card",
    "col.cost": "Cost",
    "col.value": "Value",
    "col.stock": "Stock",
}

_CARDS = {
    "gear3": "1 white space",
    "gear4": "1 light grey space",
    "gear5": "1 dark grey space",
    "gear6": "1 black space",
    "wear": "goes to the discards",
    "car_chief": "a gear of the discards becomes one darker",
    "engineer": "discard up to 3 active, then remove as many discards",
    "manager": "remove 1 active; put 1 cube back into the bag",
    "mechanic": "use 1 active for nothing; remove up to 2 discards",
    "crew_chief": "draw until it is not wear; all wear leaves the discards",
    "pit_captain": "remove up to 6 discards",
    "pit_crew": "remove 2 discards, or all wear",
    "pit_team": "remove up to 3 discards, take a cube of equal cost",
    "aerodynamics": "no wear at the end of the turn",
    "steering": "discard a gear: up to 3 lighter spaces",
    "suspension": "1 space like a gear of the discards",
    "tires": "1 space lighter than an active gear",
    "boost": "draw up to 3, 1 wear each; then 1 for the others",
    "gearbox": "up to {n} light grey, by your position",
    "nitro": "draw 2: one active, one discarded",
    "turbo": "up to {n} light grey, by green discards",
    "diesel_engine": "up to {n} dark grey, by dark discards",
    "hybrid_engine": "{own} blue against {rival}: {n, plural, =0 {stands for now} other {up to # of one colour}}",
    "rotary_engine": "up to {n} white, by colours in the discards",
    "supercharged": "up to 2 discards become active",
}

_VERBS = {
    "use": "Use a cube",
    "go": "Drive",
    "shop": "To the shop",
    "buy": "Buy a cube",
    "remove": "Remove cubes",
    "sweep": "Remove all wear",
    "lay": "Discard active cubes",
    "rest": "Use a cube for nothing",
    "bag": "Put a cube back into the bag",
    "fetch": "Take discards back",
    "gain": "Take a cube",
    "keep": "Keep a cube",
    "draw": "Draw a cube",
    "skip": "Enough",
    "pit": "Pit stop",
    "end": "End",
}

_DO = {
    "use": f"Use a {_CUBE}, {{card, name, card}}: {{text}}",
    "go": "Drive to the {where}",
    "shop": "End your actions: spend ${money}",
    "buy": f"Buy a {_CUBE} ({{card, name, card}}) for ${{cost}}",
    "remove": f"Remove {_COUNTED} {_FROM}",
    "sweep": "Remove all wear of the discards",
    "lay": f"Discard {_COUNTED}",
    "rest": f"Use a {_CUBE} for nothing",
    "bag": f"Put a {_CUBE} {_FROM} back into the bag",
    "fetch": f"Take {_COUNTED} back from the discards",
    "gain": f"Take a {_CUBE}",
    "keep": f"Keep the {_CUBE} active",
    "draw": "Draw a cube",
    "skip": "Enough",
    "pit.clean": "Pit stop: the car stands, {n, plural, =0 {no wear to remove} other {# wear removed}}, you draw 7 new cubes",
    "pit.keep": "Pit stop without removing wear: the car stands, you draw 7 new cubes",
    "end": "{phase, select, setup {Done buying} other {End the turn: {n, plural, =0 {no wear} other {# wear}}, you draw 7 new cubes}}",
}

_ACTS = {
    "draw": "Draw",
    "sweep": "Sweep wear",
    "skip": "Enough",
    "shop": "Shop: ${n}",
    "pit.clean": "Pit stop",
    "pit.keep": "Pit, keep wear",
    "end": "{phase, select, setup {Ready} other {End turn}}",
}

BOARD: dict[str, str] = {
    **{f"board.{key}": text for key, text in _TABLE.items()},
    **{f"board.card.{card}": text for card, text in _CARDS.items()},
    "board.card.costs": "{n} wear, then {text}",
    **{f"board.verb.{verb}": text for verb, text in _VERBS.items()},
    **{f"board.do.{verb}": text for verb, text in _DO.items()},
    **{f"board.act.{act}": text for act, text in _ACTS.items()},
    **{f"board.word.{pile}": text for pile, text in _PILES.items()},
    "board.word.clean": "wear removed",
    "board.word.keep": "wear kept",
    "board.choose": "What do you do?",
}
