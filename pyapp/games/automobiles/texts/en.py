"""Automobiles in English: what the game says to whoever plays."""

from .en_board import BOARD
from .en_glossary import GLOSSARY
from .en_names import NAMES
from .en_reasons import REASONS
from .en_rules import RULES

__all__ = ["MESSAGES", "RULES"]

_N_CUBES = "{n, plural, one {# cube} other {# cubes}}"
_BY = "{card, name, card}"
_SPACES = "{colours, list, cube}"

_ABOUT: dict[str, str] = {
    "position.agenda": "{field}: these steps cannot be left to do in this way.",
    "position.order": "{field}: name each of the {n} seats once.",
    "position.space": "{field}: this track has no such space.",
    "position.section_taken": "{field}: another car stands there.",
    "position.too_many_cubes": "{field}: there are only {n} {colour, name, cube} cubes in the game.",
    "position.rng": "{field}: it takes 16 hexadecimal digits.",
    "name": "Automobiles",
    "tagline": "Seven cubes a turn: gears, powers or money. Build the bag that wins the race.",
    "goal": "Every turn you draw 7 cubes from your bag: drive with them, use their powers, or buy better ones. "
    "Whoever is furthest past the line when the last lap has been driven wins.",
    "option.track": "Track",
    "option.track.help": "Daytona Beach is the fast oval for a first race; Monza has chicanes that only slow "
    "gears get through.",
    "option.track.daytona": "Daytona Beach",
    "option.track.monza": "Monza",
    "option.laps": "Laps",
    "option.laps.help": "Few laps are quick and simple; with many it pays to build your bag first.",
    "option.laps.set": "As the cards suggest",
    **{f"option.laps.{laps}": str(laps) for laps in range(1, 8)},
    "option.cards": "Cards",
    "option.cards.help": "One card of each type says what its cubes do in this race. “Perfect tuning” and "
    "“Experts” suggest 5 laps, the other sets 3.",
    "option.cards.first_game": "First game",
    "option.cards.perfect_tuning": "Perfect tuning",
    "option.cards.jalopy": "Old jalopy",
    "option.cards.money": "Money, money, money",
    "option.cards.rainbow": "Rainbow warrior",
    "option.cards.high_revs": "High revs",
    "option.cards.experts": "Experts",
    "option.cards.examples": "The rulebook’s examples",
    "option.cards.random": "At random",
    "option.cards.chosen": "My choice",
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
    "option.grid.help": "Who starts in front and plays first has less money before the race.",
    "option.grid.random": "First player at random",
    "option.grid.fixed": "In the order of the seats",
    "option.grid.reverse": "Seats in reverse order (sit as you finished last time)",
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

_PROMPTS: dict[str, str] = {
    "setup": "{seat, seat}, before the race: ${money} for cubes. Buy, or end your purchases.",
    "act": "{seat, seat}’s turn: activate cubes, go shopping, or end the turn.",
    "shop": "{seat, seat}, you have ${money}: buy cubes, or end the turn.",
    "step": f"{{seat, seat}}, {_BY}: choose the space ({_SPACES}).",
    "go": f"{{seat, seat}}, {_BY}: {{n, plural, one {{one more step}} other {{up to # more steps}}}} "
    f"({_SPACES}). Choose the next space, or stop here.",
    "remove": f"{{seat, seat}}, {_BY}: remove up to {_N_CUBES} of your discard pile?",
    "must_remove": f"{{seat, seat}}, {_BY}: remove {_N_CUBES} of your discard pile.",
    "scrap": f"{{seat, seat}}, {_BY}: remove a cube of your active pile?",
    "bag": f"{{seat, seat}}, {_BY}: put a cube of your active or discard pile back into the bag?",
    "lay": f"{{seat, seat}}, {_BY}: put up to {_N_CUBES} of your active pile on the discard pile?",
    "put": f"{{seat, seat}}, {_BY}: which gear cube goes to the discard pile?",
    "upgrade": f"{{seat, seat}}, {_BY}: which gear cube do you give for a darker one?",
    "rest": f"{{seat, seat}}, {_BY}: which cube of your active pile is used up?",
    "crew": f"{{seat, seat}}, {_BY}: remove all wear of your discard pile, or any two cubes.",
    "trade": f"{{seat, seat}}, {_BY}: give up to {_N_CUBES} of your discard pile? So far they pay ${{money}}.",
    "gain": f"{{seat, seat}}, {_BY}: ${{money}} for one cube of your choice.",
    "keep": f"{{seat, seat}}, {_BY}: which of the two cubes stays active?",
    "draw": f"{{seat, seat}}, {_BY}: draw a cube for 1 wear? Up to {{n}} more.",
    "boost": "{seat, seat}, somebody played a Boost: draw a cube, too?",
    "fetch": f"{{seat, seat}}, {_BY}: take up to {_N_CUBES} of your discard pile?",
}

_SHORT = "{short, plural, =0 {} other { (the stock has no more)}}"

_LOG: dict[str, str] = {
    "started": "{track, name, track}, {laps, plural, one {# lap} other {# laps}}, with {cards, list, card}.",
    "lined_up": "{seat, seat} lines up at P{slot} and has ${money}.",
    "bought": "{seat, seat} buys {colour, name, cube, a} for ${cost}: ${money} left.",
    "lost": "{seat, seat} lets ${n} go.",
    "ready": "{seat, seat} is ready.",
    "round": "Round {n}.",
    "turn": "{seat, seat} is on, in position {position}.",
    "pitted": "{seat, seat} makes a pit stop{keep, select, true { and keeps the wear} other "
    "{{n, plural, =0 {} other { and removes # wear}}}}.",
    "used": "{seat, seat} activates {colour, name, cube, a}: {card, name, card}.",
    "stepped": "{seat, seat} drives onto {space} ({colours, list, cube})"
    "{crosses, select, true {, over the line} other {}}.",
    "worn": f"{{card, name, card}}: {{seat, seat}} takes {{n}} wear{_SHORT}.",
    "allowed": "{card, name, card}: {n, plural, =0 {no step} one {up to # step} other {up to # steps}} "
    "for {seat, seat}.",
    "compared": "Hybrid Engine: {own} blue against {rival}. "
    "{works, select, true {It works: up to 2 steps} other {Too few: no step}}.",
    "sheltered": "Aerodynamics: the spaces {seat, seat} drives over give no wear this turn.",
    "removed": "{seat, seat} removes {n} × {colour, name, cube} ({pile, name, pile}).",
    "swept": "{seat, seat} {n, plural, =0 {finds no wear in the discard pile} other {removes all wear of the discard pile: #}}.",
    "laid": "{seat, seat} puts {n} × {colour, name, cube} on the discard pile.",
    "rested": "{seat, seat} uses up {colour, name, cube, a} without its effect.",
    "bagged": "{seat, seat} puts {colour, name, cube, a} back into the bag ({pile, name, pile}).",
    "fetched": "{seat, seat} takes {n} × {colour, name, cube} from the discard pile.",
    "gained": "{seat, seat} gains {colour, name, cube, a}.",
    "kept": "{seat, seat} keeps {colour, name, cube, a} and discards {other, name, cube, a}.",
    "drew": "{seat, seat} draws {n, plural, =0 {nothing: there is nothing left} other {{cubes, list, cube}}}.",
    "refilled": "{seat, seat}’s bag was empty: the {n} cubes of the discard pile go into it.",
    "declined": "{seat, seat} does without {step, name, step}.",
    "idle": "{seat, seat} has nothing to choose: no {step, name, step}.",
    "shopping": "{seat, seat} goes shopping with ${money}.",
    "drove": "{seat, seat} drives {columns, plural, one {# column} other {# columns}} to {space}"
    "{long, select, true {: what a turn!} other {.}}",
    "stood": "{seat, seat} stays where the car is.",
    "lap": "{seat, seat} crosses the line: {left, plural, =0 {finished!} =1 {the final lap begins} "
    "other {# laps to go}}.",
    "finished": "{seat, seat} is the first to finish: this round is the last.",
    "decline": f"Wear for {{seat, seat}}: {{n}}, for {{darkest, name, cube}} as the darkest space{_SHORT}.",
    "drafted": "{seat, seat} drafts behind {rival, seat}: no wear instead of {n}.",
    "spared": "Aerodynamics spares {seat, seat} {n} wear.",
    "rolled": "{seat, seat} rolls forward in {space}.",
    "over": "{why, select, rounds {After 100 rounds the race is stopped.} other {The race is over.}}",
    "placed": "{place}. {seat, seat}: {laps, plural, one {# lap} other {# laps}} and "
    "{columns, plural, one {# column} other {# columns}}.",
}

_NOT_NOW = (
    "Not now. {step, select, setup {Buy cubes for the start, or end your purchases.} act {Activate a cube, go "
    "shopping or end the turn.} shop {Buy, or end the turn.} step {Choose the space to drive onto.} go {Choose the next "
    "space, or stop here.} must_remove {First remove the cubes that are due.} upgrade {First choose the gear to give.} "
    "put {First choose the gear to discard.} rest {First choose the cube to use up.} crew {First choose: all wear, or "
    "two cubes.} gain {First choose the cube you get.} keep {First choose the cube that stays active.} "
    "other {First decide on {step, name, step}, or skip.}}"
)

_WHY: dict[str, str] = {
    "over": "The race is over: you can review it move by move, or drive another.",
    "not_a_move": "“{text}” is not a move of this game.",
    "not_now": _NOT_NOW,
    "not_in_pile": "There is no {colour, name, cube} cube here ({pile, name, pile}).",
    "no_step": "{card, name, card} needs a free space ahead of you of this colour: {colours, list, cube}. "
    "There is none now.",
    "needs_gear_disc": "{card, name, card} needs a gear cube in your discard pile.",
    "needs_gear_act": "{card, name, card} needs a gear cube in your active pile.",
    "needs_darker_gear": "{card, name, card} needs a light grey, dark grey or black cube in your active pile.",
    "needs_cube_act": "{card, name, card} needs another cube in your active pile.",
    "needs_two": "{card, name, card} needs two cubes to draw: bag and discard pile together hold fewer.",
    "no_upgrade": "{card, name, card}: the next darker gear is sold out. Choose another one.",
    "no_pit_now": "A pit stop takes the whole turn: decide for it before you activate anything.",
    "no_wear": "There is no wear in your active pile to keep: make a plain pit stop.",
    "no_money": "With ${money} you can’t buy anything now: activate more cubes, or end the turn.",
    "shop_first": "End your actions first: then the cubes left in your active pile are your money.",
    "not_for_sale": "{colour, name, cube, a} can’t be bought: choose another colour.",
    "sold_out": "There is no {colour, name, cube} cube left in the stock.",
    "too_dear": "{colour, name, cube, a} costs ${cost}, you have ${money}: choose a cheaper one.",
    "cube_first": "Activate a cube first: it says onto which spaces you may drive.",
    "other_track": "{space} is on the other track: choose a space just ahead of you.",
    "not_ahead": "{space} isn’t one step ahead: you go on to the next column, straight or one lane aside.",
    "wrong_colour": "{space} has another colour: this step needs {colours, list, cube}.",
    "blocked": "A car stands where you would enter {space}: drive round it.",
    "not_a_gear": "{colour, name, cube, a} is no gear: choose white, light grey, dark grey or black.",
    "too_many": "At most {most} of {colour, name, cube} now.",
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
}
