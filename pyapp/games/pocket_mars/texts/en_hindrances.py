"""Why a step can't be done, in English: a phrase for every obstacle, with WHO for "you" or "they"."""

from .hindrances import messages

_PHRASES = {
    "earth_empty": "WHO have no colonist left on Earth",
    "ship_empty": "WHO have no colonist on the Ship",
    "none_here": "WHO already have a colonist in {building, name, building}",
    "hand": "WHO hold no {colour, name, building} card in hand",
    "energy": "energy is at {level}, and it takes {n}",
    "energy_full": "energy is at its maximum already",
    "no_homes": "WHO have no colonist in a Building",
    "nobody_low": "WHO have no colonist in a ★ space",
    "nobody_low_here": "WHO have no colonist in the ★ space of {building, name, building}",
    "nobody_elsewhere": "WHO have no colonist in a ★ space outside {building, name, building}",
    "no_room": "the ★★ space of {building, name, building} is full: it holds {n, plural, one {# colonist} other {# colonists}}",
    "no_room_anywhere": "wherever WHO have a colonist in ★, the ★★ space is full",
    "nobody_high": "there is nobody in the ★★ spaces",
    "nobody_high_here": "there is nobody in the ★★ space of {building, name, building}",
    "nobody_housed": "nobody lives in a Building yet",
    "no_pair": "no Building has one player’s colonist in ★ and another’s in ★★",
    "nobody_has_energy": "nobody else has energy",
    "no_cards": "no card is left to draw",
    "deck_empty": "the deck is empty",
    "hand_empty": "WHO have no card in hand",
    "no_own_cards": "WHO have no card in hand or prep",
    "own_prep_empty": "WHO have no card in the prep",
    "preps_empty": "the others have no card in their preps",
    "no_two_cards": "no stack has 2 cards",
    "no_stack": "the stacks of the four Buildings that house colonists are empty",
}

HINDRANCES = messages(
    _PHRASES, "{seat, seat} skips {op, name, step}: REASON.", you={"WHO": "you"}, they={"WHO": "they"}
)
