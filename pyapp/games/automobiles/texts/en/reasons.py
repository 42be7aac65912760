"""Why a move: the reasons of Automobiles, in English."""

from .names import COUNTED

REASONS: dict[str, str] = {
    "reason.road": "With these cubes the turn can end {n, plural, one {# column} other {# columns}} from where it began.",
    "reason.wear": "It costs little wear: at the end of the turn there {n, plural, =0 {is none} one {is # wear cube} "
    "other {are # wear cubes}} in the used pile.",
    "reason.all_wear": "The wear stays within bounds: at the end of the turn there "
    "{n, plural, one {is # wear cube} other {are # wear cubes}} in the used pile.",
    "reason.drawn": "The cubes drawn may make the turn longer.",
    "reason.cleaner": "Less wear in the bag: better hands in the turns to come.",
    "reason.money": "It leaves ${money} to spend on cubes.",
    "reason.bought": "One more {colour, name, cube} cube makes the bag stronger.",
    "reason.removed": f"With {COUNTED} gone the bag draws better.",
    "reason.bag": "The bag gets stronger by it.",
    "reason.stuck": "You have cubes for the spaces that will be ahead of you.",
    "reason.rivals": "The opponents gain less by it than by other moves.",
    "reason.place": "It is worth a place in the ranking.",
}
