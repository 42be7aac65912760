"""Names of the pieces in English, and what each card does in our own words."""

from .....core.naming import named, rows
from ...components import CARDS, ITEMS, MARTIAN_TITLES, TILES, Tile

_NAMES = {
    "house": "House",
    "gas_station_1": "Gas Station",
    "gas_station_2": "Gas Station",
    "general_store": "General Store",
    "diner": "Diner",
    "feed_store": "Feed Store",
    "hardware_store": "Hardware Store",
    "sheriff_office": "Sheriff’s Office",
    "clinic": "Clinic",
    "gun_shop": "Gun Shop",
    "school": "School",
    "church": "Church",
    "arcade": "Video Arcade",
}
_SHAPES = {
    "farm": "Farm",
    "cross": "Crossroads",
    "tee": "T-junction",
    "straight": "Straight road",
    "curve": "Bend",
    "dead_end": "Dead end",
}
_TILES = {tile.id: _NAMES.get(tile.id) or _SHAPES[tile.shape.removesuffix("_icon")] for tile in TILES}
_ARTICLES = {"the": "the", "a": "a", "of": "of the", "to": "to the", "from": "from the"}
_TOKENS = {
    "fuel": ("Fuel", "the Fuel"),
    "fertilizer": ("Fertilizer", "the Fertilizer"),
    "dynamite": ("Dynamite", "the Dynamite"),
    "bullet": ("a bullet", "the bullet"),
    "life": ("a life", "the life"),
    "item": ("a face-down item", "the face-down item"),
}
_CARDS = {
    "big_eyes": (
        "Big Eyes. Small Mouth",
        "Until the active player’s next turn everybody may play one card more than usual.",
    ),
    "bright_lights": ("Bright Lights", "You alone look at one face-down Martian token on the table."),
    "faked_crop_circles": (
        "Faked Crop Circles",
        "Two Martian tokens on the table change places; the figures stay.",
    ),
    "green_slime": (
        "Green Slime",
        "Everybody discards the whole hand and draws as many cards again. "
        "In the competitive game you draw one more.",
    ),
    "how_to_cook": (
        "How to Cook Humans",
        "Fuel goes face down to the Gas Stations: your target’s, or in the cooperative game everybody’s. "
        "Whoever held it picks the square.",
    ),
    "landing_party": (
        "Landing Party",
        "From the active player on, everybody may take a weapon out of the draw deck and lay it down at once. "
        "Then the deck is shuffled.",
    ),
    "levitation": (
        "Levitation",
        "Nobody rolls for movement or moves until the active player’s next turn; a movement under way ends.",
    ),
    "mass_hysteria": (
        "Mass Hysteria",
        "Every tile without a Martian gets one, on a road or field square you choose; at most five tiles.",
    ),
    "memory_drain": (
        "Memory Drain",
        "All items of your target go back to the pool; in the cooperative game chance picks the victim.",
    ),
    "pod_people": (
        "Pod People",
        "A Martian appears on every square with a pawn and no Martian, even indoors.",
    ),
    "stupid_humans": ("Stupid Humans!", "Every die counts one less until the active player’s next turn."),
    "end_of_world": (
        "The End of the World as We Know It",
        "No tile is drawn until the active player’s next turn.",
    ),
    "video_game": (
        "This Is Nothing Like the Video Game!",
        "Your target, or in the cooperative game everybody, loses lives above three and bullets above three.",
    ),
    "tractor_beam": (
        "Tractor Beam",
        "You move your target’s pawn to any square of the town. In the cooperative game a pawn drawn by lot "
        "goes back to the House.",
    ),
    "we_come_in_peace": ("We Come in Peace", "Everybody loses one life."),
    "agent_xxxx": ("Agent XXXX (Classified)", "Everybody gets a bullet, up to five."),
    "candy": (
        "Candy",
        "Choose a tile and one next to it: as many Martians as you like go from the first to the second.",
    ),
    "four_sided_dice": (
        "Four-sided Dice",
        "Weapon. Discard it: until your next turn no Martian may come nearer to your pawn.",
    ),
    "get_off_my_land": ("Get Off My Land!", "Choose a tile: all its Martians are out of the game."),
    "homeland_security": ("Homeland Security", "No Martian moves until the end of your next turn."),
    "go_time": ("It’s GO Time!", "Only in your own turn: after it you take another one."),
    "martial_law": (
        "Martial Law",
        "Every pawn goes to the nearest building, House or Farm square; the owner settles ties.",
    ),
    "mp3_player": ("MP3 Player", "Weapon. Discard it when a Memory Drain strikes anybody: nothing happens."),
    "nuclear": (
        "Nuclear Capabilities",
        "Take a generic tile at the edge of the town out of the game and collect all its Martians. In the cooperative "
        "game they go to the box.",
    ),
    "presidential": (
        "Presidential Address",
        "Remove one Martian from each of up to five different tiles.",
    ),
    "searchlight": (
        "Searchlight",
        "Weapon. Discard it: swap an item of yours with another player’s or with one in a building. "
        "Nobody may end up with two of a kind.",
    ),
    "shotgun": (
        "Shotgun",
        "Weapon with three bullets of its own: +1 to all rolls in your next three combats.",
    ),
    "signal_jammer": (
        "Signal Jammer",
        "Weapon. Discard it: you have no combats until this turn ends, but you take nothing where a Martian stands.",
    ),
    "take_her": ("Take Her Instead!", "When a Tractor Beam would move you, it moves another player instead."),
    "teleported": (
        "Teleported",
        "Your pawn goes to any square of the town, but not out of a combat of yours.",
    ),
    "no_way_lose": (
        "There Is No Way We Can Lose!",
        "Only in your own turn, up to the end of your movement: your movement points are doubled.",
    ),
    "not_happening": (
        "This Is Not Happening",
        "A Martian card that strikes you is cancelled; in the cooperative game the card just drawn makes way "
        "for another.",
    ),
    "not_the_human": (
        "This Is Not the Human You Are Looking For",
        "A card aimed at your pawn passes you by; you may name another player as its target.",
    ),
    "wait": ("Wait! I’ve Played This Game Before!", "All your dice count one more until this turn ends."),
    "very_angry": (
        "You Are Making Me Very, Very Angry!",
        "At once you may play as many of your other cards as you like.",
    ),
}
_STEPS = {
    "pick": "picking up",
    "angry": "playing more cards",
    "search": "looking for a weapon",
    "candy": "luring Martians",
    "presidential": "removing Martians",
}


def _in(tile: Tile) -> str:
    return f"{'on' if tile.generic or tile.farm else 'in'} the {_TILES[tile.id]}"


def _tile_text(tile: Tile) -> str:
    if tile.id == "house":
        return (
            "Everybody starts here, and starts again here after death. Only “Mass Hysteria”, on its roads, and "
            "“Pod People”, where a pawn is, bring new Martians (R2, Q15)."
        )
    if tile.farm:
        return "A face-down Martian token in the middle with a Martian on it; exits on all sides (R20, R21)."
    if tile.generic:
        return (
            "Road without a name: a Martian on every road square (R21). The drawing is reconstructed by us."
        )
    found = [
        f"{n} {one if n == 1 else many}"
        for n, one, many in (
            (tile.bullets, "bullet", "bullets"),
            (tile.life, "life", "lives"),
            (tile.items, "item", "items"),
        )
        if n
    ]
    ours = (
        "The rulebook names it; drawing and numbers are reconstructed."
        if "gas" in tile.id
        else "Reconstructed by us."
    )
    return f"Inside: {', '.join(found)}. Outside, a Martian on every road square (R21). {ours}"


_TOKEN_WORDS = rows("name the", _TOKENS)
_ITEM_FORMS = {
    "": "{name}",
    "the": "{the}",
    "text": "{name}: one of the three parts needed on the Mother Ship (R70, R71). At most one each.",
}
NAMES: dict[str, str] = {
    **{f"tile.{tile}": name for tile, name in _TILES.items()},
    **{
        f"tile.{tile}.{form}": f"{words} {name}"
        for tile, name in _TILES.items()
        for form, words in _ARTICLES.items()
    },
    **named("token", _TOKEN_WORDS, {"": "{name}", "the": "{the}"}),
    **named("item", {item: _TOKEN_WORDS[item] for item in ITEMS}, _ITEM_FORMS),
    **named("card", rows("title text", _CARDS), {"": "{title}", "said": "“{title}”", "text": "{text}"}),
    **{f"card.{card}.full": _CARDS[card][0] for card in CARDS},
    **{f"card.{card}.sort": f"{'Martian' if card in MARTIAN_TITLES else 'Event'} card." for card in CARDS},
    **{f"item.{item}.full": _TOKENS[item][0] for item in ITEMS},
    **{f"item.{item}.sort": "A name from the rulebook." for item in ITEMS},
    **{
        f"tile.{tile}.sort": "A name from the rulebook."
        for tile in _TILES
        if tile.startswith(("house", "farm", "gas_station"))
    },
    **dict.fromkeys(
        ("sign.ship.sort", "sign.circle.sort", "token.life.sort", "token.bullet.sort"),
        "A name from the rulebook.",
    ),
    **{f"step.{step}": name for step, name in _STEPS.items()},
    **{f"tile.{tile.id}.text": _tile_text(tile) for tile in TILES},
    **{f"tile.{tile.id}.in": _in(tile) for tile in TILES},
    "parts.tokens": "Tokens and figures",
    "parts.tiles": "The tiles",
    "parts.cards": "The cards",
    "token.life.text": "You have 0 to 5; they count for movement, and at 0 you die (R13, R45).",
    "token.bullet.text": "You have 0 to 5; they pay for what a combat roll is short of (R41).",
    "sign.circle.text": "Three of the four Martian tokens: Martians arrive here in step 7 (R55).",
    "sign.ship.text": "One of the four Martian tokens: with the three items you win here (R70, R71).",
    "part.martian.text": "At most one per square; they move in step 6 and you fight them in your own turn (R50, R40).",
    "sign.ship": "the Mother Ship",
    "sign.circle": "a Crop Circle",
}
