"""Automobiles in English: what the game says to whoever plays."""

from ...components import MONEY
from .board import BOARD
from .due import DUE
from .glossary import GLOSSARY
from .names import COUNTED, NAMES
from .reasons import REASONS
from .rules import RULES
from .tale import TALE

__all__ = ["MESSAGES", "RULES"]

_N_CUBES = "{n, plural, one {# cube} other {# cubes}}"
_BY = "{card, name, card}"
_SPACES = "{colours, any, cube}"

_ABOUT: dict[str, str] = {
    "position.agenda": "{field}: say “turn”, “setup”, [] for a race that is over, or the steps of one card followed by "
    "“act” or “shop” of seat {seat}.",
    "position.step": "{field}: “{step}” takes the cube, the colours and the number that its card says, for example {example}.",
    "position.not_over": "{field}: a race is over once somebody has driven all its laps (here {laps}), or after "
    "{rounds} rounds.",
    "position.grid": "{field}: the grid you chose allows only these orders: {known}.",
    "position.own_grid": "{field}: a place of the grid is written [lane, column]: lane from 0 to 3 from the inside, column from 0 to {high}.",
    "position.own_grid_twice": "{field}: every place of the grid lies in a space of its own; at {track, select, monza {Monza} other {Daytona Beach}} two fall into the same. Enter your own grid as well.",
    "position.own_lane": "{field}: a lane is a word of these letters, one for each space: {known}.",
    "position.own_columns": "{field}: here the sections number {n}; all four lanes have the same number of them, {low} to {high}.",
    "position.cards": "{field}: with these options the cards are {cards, list, card}; for others choose “random” or "
    "“chosen” in the option “cards”.",
    "position.path": "{field}: {n, plural, =0 {from there every step is barred, the path ends before} other {from there a step leads only to {spaces}}}.",
    "position.started": "{field}: after an action it must be true.",
    "position.not_started": "{field}: it is true only within a turn.",
    "position.no_path": "{field}: there are cubes on the track only within a turn.",
    "position.used": "{field}: only the seat whose turn it is has cubes in the used pile, here seat {seat}.",
    "position.cube_used": "{field}: what happened this turn needs at least "
    "{n, plural, one {# cube} other {# cubes}} of this colour in the used pile: {colour, name, cube}.",
    "position.sheltered": "{field}: it is true only if Aerodynamics is one of the cards of the race.",
    "position.boosts": "{field}: draws of a Boost are owed only with Boost among the cards and the option “fast_boost”.",
    "position.slot": "{field}: before the race this car stands on its slot of the grid, {space}.",
    "position.not_drawn": "{field}: before the race nobody has drawn yet, the pile is empty.",
    "position.bought": "{field}: before the race the bag holds 5 white cubes, 2 light grey, 5 yellow, and what ${money} "
    "can buy.",
    "position.order": "{field}: name each seat once ({n, plural, one {# seat} other {# seats}}).",
    "position.space": "{field}: this track has no such space; a space is written like {example}.",
    "position.section_taken": "{field}: another car stands there, choose another section.",
    "position.too_many_cubes": "{field}: of this colour ({colour, name, cube}) there {n, plural, one {is only # cube} other {are only # cubes}} in the game.",
    "name": "Automobiles",
    "story.start": "Will you be the first across the line? You build your car yourself, cube by cube: the engine, the "
    "gears, the team in the pit. Everybody starts with the same twelve cubes; from there no two bags are alike.",
    "story.end": "The chequered flag comes down on {winners}. Behind every column there is a cube bought at the right moment. The "
    "engines go quiet, and in the next race all start again with the same twelve cubes.",
    "place.space": "space {rest}",
    "place.car": "car {seat}",
    "place.cube": "the cubes, seat {seat}",
    "tagline": "Seven cubes a turn: gears, powers or money. Build the bag that wins the race.",
    "turn.card": "A standard turn or a pit stop: you decide that first (R15, R38).\n"
    "Action: activate as many cubes as you like, one by one, and do what the card says (R17).\n"
    "Buy: pay with the cubes left in your active pile (R16).\n"
    "Car: it jumps to the head of the path (R30).\n"
    "Decline: wear by the darkest space of your path, none while drafting (R31–R33).\n"
    "End: the cubes go to the discard pile and you draw 7 (R35).",
    "goal": "Every turn you draw 7 cubes from your bag: drive with them, use their powers, or buy better ones. "
    "Whoever is furthest past the line when the last lap has been driven wins.",
    "option.track": "Track",
    "option.track.help": "Daytona Beach is the fast oval for a first race; Monza has chicanes that only slow "
    "gears get through. The spaces of both tracks are drawn anew by us.",
    "option.track.daytona": "Daytona Beach",
    "option.track.monza": "Monza",
    "option.laps": "Laps",
    "option.laps.help": "Few laps are quick and simple; with many it pays to build your bag first.",
    "option.laps.set": "As the cards suggest",
    **{f"option.laps.{laps}": str(laps) for laps in range(1, 8)},
    "option.cards": "Cards",
    "option.cards.help": "One card of each type says what its cubes do in this race. First game: a bit of everything, to "
    "begin with. Perfect tuning (5 laps): choose cube by cube the car you have in mind. Old jalopy: fast races, and cars "
    "that arrive in pieces. Money, money, money: cash for every whim. Rainbow road warrior: all cars different, with "
    "many options. High revs: hands full of cubes. Invitation for experts (5 laps): powerful moves, and drivers in each "
    "other’s way.",
    "option.cards.first_game": "First game",
    "option.cards.perfect_tuning": "Perfect tuning",
    "option.cards.jalopy": "Old jalopy",
    "option.cards.money": "Money, money, money",
    "option.cards.rainbow": "Rainbow road warrior",
    "option.cards.high_revs": "High revs",
    "option.cards.experts": "Invitation for experts",
    "option.cards.examples": "The rulebook’s examples",
    "option.cards.random": "At random",
    "option.cards.chosen": "Your choice",
    "option.garage": "Garage card (yellow)",
    "option.garage.help": "Counts when you choose the cards yourself.",
    "option.pit": "Pit card (purple)",
    "option.pit.help": "Counts when you choose the cards yourself.",
    "option.handling": "Handling card (red)",
    "option.handling.help": "Counts when you choose the cards yourself.",
    "option.performance": "Performance card (green)",
    "option.performance.help": "Counts when you choose the cards yourself.",
    "option.engine": "Engine card (blue)",
    "option.engine.help": "Counts when you choose the cards yourself.",
    "option.garage.car_chief": "Car Chief",
    "option.garage.engineer": "Engineer",
    "option.garage.manager": "Manager",
    "option.garage.mechanic": "Mechanic",
    "option.pit.crew_chief": "Crew Chief",
    "option.pit.pit_captain": "Pit Captain",
    "option.pit.pit_crew": "Pit Crew",
    "option.pit.pit_team": "Pit Team",
    "option.handling.aerodynamics": "Aerodynamics",
    "option.handling.steering": "Steering",
    "option.handling.suspension": "Suspension",
    "option.handling.tires": "Tires",
    "option.performance.boost": "Boost",
    "option.performance.gearbox": "Gearbox",
    "option.performance.nitro": "Nitro",
    "option.performance.turbo": "Turbo",
    "option.engine.diesel_engine": "Diesel Engine",
    "option.engine.hybrid_engine": "Hybrid Engine",
    "option.engine.rotary_engine": "Rotary Engine",
    "option.engine.supercharged": "Supercharged",
    "option.grid": "Starting grid",
    "option.grid.help": "Whoever starts in front and plays first has less money before the race.",
    "option.grid.random": "First player at random",
    "option.grid.fixed": "In the order of the seats",
    "option.grid.reverse": "Seats in reverse order",
    "option.grid.chosen": "You choose the order",
    **{f"option.p{slot}": f"Starts on P{slot}, with ${money}" for slot, money in enumerate(MONEY, 1)},
    **{
        f"option.p{slot}.help": "This is the turn order, too: for example, whoever came last in the race before starts on P1. "
        "A player named twice counts once; a player not named starts behind the others."
        for slot in range(1, 6)
    },
    **{f"option.p{slot}.{seat}": f"Player {seat}" for slot in range(1, 6) for seat in range(1, 6)},
    "option.drafting": "Drafting",
    "option.drafting.help": "How close behind another car you must end to be spared the wear.",
    "option.drafting.next_space": "In the next space",
    "option.drafting.touching": "In the very next section",
    "option.weaving": "Weaving",
    "option.weaving.help": "You may change lanes from any section of the long space you have just driven over.",
    "option.fast_boost": "Fast Boost",
    "option.fast_boost.help": "Opponents take their cube of a Boost at the start of their own next turn.",
    "option.open_bags": "Open bags",
    "option.open_bags.help": "Shows what is in everybody’s bag; the order stays unknown.",
    "option.lighter": "Steering and Tires",
    "option.lighter.help": "The rulebook says it in two ways, in the notes on the cards and in the player aid (Q7).",
    "option.lighter.any": "Any lighter colour",
    "option.lighter.next": "The next lighter colour only; with Tires the same colour too",
    "option.partly": "Half effects",
    "option.partly.help": "A cube may be activated even if only a part of its effect can be done: you do it from the top, "
    "as far as possible (Q4).",
    "option.wear_for_sale": "Wear for sale",
    "option.wear_for_sale.help": "The wear card has a cost printed on it, $2: with this you can also buy it (Q1).",
    "option.own": "Own components",
    "option.own.help": "A JSON file with the spaces of the tracks as your box has them; without it our reconstruction is played.",
    "option.blue": "Blue cubes",
    "option.blue.help": "The rulebook counts 15, other sources 16 (Q37).",
    "option.blue.16": "16",
    "option.blue.15": "15",
    "why_reconstructed.R1": "Spaces, sections and bold lines are the rulebook’s. Lanes, columns and the shape of each space "
    "are ours: no source describes the two tracks space by space, so we drew them anew.",
    "why_reconstructed.R3": "That the inner lane is ahead in a tie is in the rulebook; measuring the race in columns is ours, "
    "like the tracks.",
    "why_reconstructed.R33": "Drafting is in the rulebook; that the next space is near enough, whatever empty sections lie "
    "between, is our reading (Q2). The option “Drafting” has the other one, too.",
    "why_reconstructed.R41": "Whoever is furthest past the line wins, and in a tie the inner lane: that is in the rulebook. "
    "Measuring it in columns is ours, like the tracks.",
    "why_reconstructed.V4": "The variant is official; from which sections one may change lanes is our choice.",
    "section.track": "Track and cubes",
    "section.setup": "Setting up",
    "section.turn": "Round and turn",
    "section.action": "Action",
    "section.movement": "Driving",
    "section.phases": "Buy, Car, Decline, End",
    "section.pit": "Pit stop and drawing",
    "section.end": "End of the race",
    "section.variants": "Variants",
    "section.rulings_cubes": "Questions about cubes and cards",
    "section.rulings_race": "Questions about the race",
    "section.rulings_turn": "Questions about the turn",
    "provenance.seed": "From the rulebook",
    "provenance.public": "From a public source",
    "provenance.reconstructed": "Reconstructed: nobody says, this is our proposal",
}

_YOU = "{alone, select, yes {} other {{seat, seat}, }}"  # before the name of a card; one person at the screen needs no name

_PROMPTS: dict[str, str] = {
    "setup": "{alone, select, yes {Before} other {{seat, seat}, before}} the race: ${money} for cubes. Buy, or end your purchases.",
    "act": "{alone, select, yes {Activate} other {{seat, seat}’s turn: activate}} cubes, go shopping, or end the turn.",
    "shop": "{alone, select, yes {You} other {{seat, seat}, you}} have ${money}: buy cubes, or end the turn.",
    "step": f"{_YOU}{_BY}: choose the space ({_SPACES}).",
    "go": f"{_YOU}{_BY}: {{n, plural, one {{one more step}} other {{up to # more steps}}}} "
    f"({_SPACES}). Choose the next space, or stop here.",
    "remove": f"{_YOU}{_BY}: remove up to {_N_CUBES} of your discard pile?",
    "must_remove": f"{_YOU}{_BY}: remove {_N_CUBES} of your discard pile.",
    "scrap": f"{_YOU}{_BY}: remove a cube of your active pile?",
    "bag": f"{_YOU}{_BY}: put a cube of your active or discard pile back into the bag?",
    "lay": f"{_YOU}{_BY}: put up to {_N_CUBES} of your active pile on the discard pile?",
    "put": f"{_YOU}{_BY}: which gear cube goes to the discard pile?",
    "upgrade": f"{_YOU}{_BY}: which gear cube do you give for a darker one?",
    "rest": f"{_YOU}{_BY}: which cube of your active pile is used up?",
    "crew": f"{_YOU}{_BY}: remove all wear of your discard pile, or any two cubes.",
    "trade": f"{_YOU}{_BY}: give up to {_N_CUBES} of your discard pile? So far they pay ${{money}}.",
    "gain": f"{_YOU}{_BY}: ${{money}} for one cube of your choice.",
    "keep": f"{_YOU}{_BY}: which of the two cubes stays active?",
    "draw": f"{_YOU}{_BY}: draw a cube for 1 wear? Up to {{n}} more.",
    "boost": "{alone, select, yes {Somebody} other {{seat, seat}, somebody}} played a Boost: draw a cube, too?",
    "fetch": f"{_YOU}{_BY}: take up to {_N_CUBES} of your discard pile?",
}

_SHORT = "{short, plural, =0 {} other { (the stock has no more)}}"

_LOG: dict[str, str] = {
    "started": "{track, name, track}, {laps, plural, one {# lap} other {# laps}}, with {cards, list, card}.",
    "lined_up": "{seat, seat} lines up at P{slot} and has ${money}.",
    "bought": "{seat, seat} buys {colour, name, cube, a} for ${cost}: "
    "{money, plural, =0 {no money} other {$#}} left.",
    "lost": "{seat, seat} lets ${n} go.",
    "ready": "{seat, seat} is ready.",
    "round": "Round {n}.",
    "turn": "It is {seat, seat}’s turn, in position {position}.",
    "pitted": "{seat, seat} makes a pit stop{keep, select, true { and keeps the wear} other "
    "{{n, plural, =0 {} other { and removes # wear}}}}.",
    "used": "{seat, seat} activates {colour, name, cube, a}: {card, name, card}.",
    "stepped": "{seat, seat} drives onto {space} ({colours, list, cube})"
    "{crosses, select, true {, over the line} other {}}.",
    "worn": f"{{card, name, card}}: {{seat, seat}} takes {{n}} wear{_SHORT}.",
    "allowed": "{card, name, card}: {n, plural, =0 {no step} one {up to # step} other {up to # steps}} "
    "for {seat, seat}.",
    "compared": "Hybrid Engine: {own, plural, one {# blue cube} other {# blue cubes}} against {rival}. "
    "{works, select, true {It works: up to 2 steps} other {Too few: no step}}.",
    "sheltered": "Aerodynamics: the spaces {seat, seat} drives over give no wear this turn.",
    "removed": f"{{seat, seat}} removes {COUNTED} ({{pile, name, pile}}).",
    "swept": "{seat, seat} {n, plural, =0 {finds no wear in the discard pile} one {removes the wear of the discard pile: # cube} other {removes all wear of the discard pile: # cubes}}.",
    "laid": f"{{seat, seat}} puts {COUNTED} on the discard pile.",
    "rested": "{seat, seat} uses up {colour, name, cube, a} without its effect.",
    "bagged": "{seat, seat} puts {colour, name, cube, a} back into the bag ({pile, name, pile}).",
    "fetched": f"{{seat, seat}} takes {COUNTED} from the discard pile.",
    "gained": "{seat, seat} gains {colour, name, cube, a}.",
    "kept": "{seat, seat} keeps {colour, name, cube, a} and discards {other, name, cube, a}.",
    "drew": "{seat, seat} draws {n, plural, =0 {nothing: there is nothing left} other {{cubes, list, cube}}}.",
    "refilled": "{seat, seat}’s bag was empty: the discard pile goes into it ({n, plural, one {# cube} other {# cubes}}).",
    "declined": "{seat, seat} does without {step, name, step}.",
    "idle": "Nothing to choose for {seat, seat}, skipped: {step, name, step}.",
    "shopping": "{seat, seat} goes shopping with ${money}.",
    "drove": "{seat, seat} drives {columns, plural, one {# column} other {# columns}} to {space}"
    "{long, select, true {: what a turn!} other {.}}",
    "stood": "{seat, seat} stays where the car is.",
    "lap": "{seat, seat} crosses the line: {left, plural, =0 {finished} =1 {the final lap begins} "
    "other {# laps to go}}.",
    "finished": "{seat, seat} is the first to finish: this round is the last.",
    "decline": f"Decline for {{seat, seat}}: {{n}} wear, the darkest space was {{darkest, name, cube}}{_SHORT}.",
    "drafted": "{seat, seat} drafts behind {rival, seat}: no wear instead of {n, plural, one {# cube} other {# cubes}}.",
    "spared": "Aerodynamics spares {seat, seat} {n} wear.",
    "rolled": "{seat, seat} rolls forward in {space}.",
    "stopped": "Nobody has crossed the finish: after {rounds, plural, one {# round} other {# rounds}} the race is stopped.",
    "over": "The race is over.",
    "placed": "{place}. {seat, seat}: {laps, plural, one {# lap} other {# laps}} and "
    "{columns, plural, one {# column} other {# columns}}.",
}

_FIRST = (
    "{step, select, setup {The race has not begun: buy cubes, or end your purchases.} act {Activate a cube, go "
    "shopping or end the turn.} shop {Your actions are over: buy, or end the turn.} step {Choose the space to drive onto.} go {Choose the next "
    "space, or stop here.} must_remove {First remove the cubes that are due.} upgrade {First choose the gear to give.} "
    "put {First choose the gear to discard.} rest {First choose the cube to use up.} crew {First choose: all wear, or "
    "two cubes.} gain {First choose the cube you get.} keep {First choose the cube that stays active.} "
    "other {First decide on {step, name, step}, or skip.}}"
)
_NOT_NOW = f"Not now. {_FIRST}"

_WHY: dict[str, str] = {
    "over": "The race is over: you can review it move by move, or drive another.",
    "not_a_move": "“{text}” is not a move of this game.",
    "not_now": _NOT_NOW,
    "must": f"{{card, name, card}}: this part is compulsory, there is no skipping it. {_FIRST}",
    "not_in_pile": "There is no {colour, name, cube} cube in your {pile, name, pile}.",
    "no_step": "{card, name, card}: it takes a space of this colour, {colours, any, cube}. You have only {spaces} "
    "ahead of you.",
    "step_blocked": "{card, name, card}: the space that fits is {space}, but {rival, seat}’s car closes it.",
    "needs_gear_disc": "{card, name, card} needs a gear cube in your discard pile.",
    "needs_gear_act": "{card, name, card} needs a gear cube in your active pile.",
    "needs_darker_gear": "{card, name, card} needs a light grey, dark grey or black cube in your active pile.",
    "needs_cube_act": "{card, name, card} needs another cube in your active pile.",
    "needs_two": "{card, name, card} needs two cubes to draw: bag and discard pile together hold fewer.",
    "no_upgrade": "{colour, name, cube, first} would become a {darker, name, cube} one, and the stock has none left. Choose "
    "another gear.",
    "no_upgrades": "{card, name, card}: for every gear of your discard pile, the next darker colour is sold out.",
    "no_pit_now": "A pit stop takes the whole turn: decide for it before you activate anything.",
    "no_wear": "There is no wear in your active pile to keep: make a plain pit stop.",
    "no_money": "With ${money} you can’t buy anything now: activate more cubes, or end the turn.",
    "shop_first": "End your actions first: then the cubes left in your active pile are your money.",
    "not_for_sale": "{colour, name, cube, first} can’t be bought: choose another colour.",
    "sold_out": "There is no {colour, name, cube} cube left in the stock.",
    "too_dear": "{colour, name, cube, first} costs ${cost}, you have ${money}: choose a cheaper one.",
    "cube_first": "Activate a cube first: it says onto which spaces you may drive.",
    "no_such_space": "{space} isn’t on this track: here a step leads to {spaces}.",
    "other_track": "{space} is on the other track: here a step leads to {spaces}.",
    "not_ahead": "{space} isn’t one step ahead: straight on or one lane aside, a step leads to {spaces}.",
    "car_ahead": "{rival, seat}’s car is right in front of you, in your own space: straight on is closed, a step leads "
    "to {spaces}.",
    "wrong_colour": "{space} is {has, list, cube}: this step needs {colours, any, cube}.",
    "blocked": "{rival, seat}’s car stands where you would enter {space}: drive round it.",
    "not_a_gear": "{colour, name, cube, first} is no gear: choose white, light grey, dark grey or black.",
    "too_many": f"At most {COUNTED} now.",
    "not_drawn": "You didn’t draw {colour, name, cube, a}: choose one of the two.",
}

_SCORE: dict[str, str] = {
    "score.R30": "Full laps, in columns",
    "score.R41": "Columns past the line",
}

MESSAGES: dict[str, str] = {
    **_ABOUT,
    **{f"prompt.{key}": text for key, text in _PROMPTS.items()},
    **{f"log.{key}": text for key, text in _LOG.items()},
    **{f"why.{key}": text for key, text in _WHY.items()},
    **_SCORE,
    **REASONS,
    **NAMES,
    **GLOSSARY,
    **BOARD,
    **DUE,
    **TALE,
}
