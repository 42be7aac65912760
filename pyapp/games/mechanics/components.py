"""What lies in the box of Mars Needs Mechanics: seven components, ten mechanisms, and every number of the rules.

Each fact has its source: seed (the rulebook), public (another public source) or reconstructed (our
proposal). Components and mechanisms are numbers inside the engine; their ids are for the outside.
"""

from typing import Final, NamedTuple

COMPONENTS: tuple[str, ...] = ("aether_tube", "boiler", "gear", "lens", "magnet", "piping", "wire")
TYPES = range(len(COMPONENTS))
COMPONENT_BY_ID = {name: number for number, name in enumerate(COMPONENTS)}
AETHER_TUBE, BOILER, GEAR, LENS, MAGNET, PIPING, WIRE = TYPES

# -- numbers of the rulebook (seed) ---------------------------------------------------------------

START_COGS: Final = 30  # R3
START_SCRAP: Final = 2  # R2
START_HAND: Final = 3  # R7
MARKET_SIZE: Final = 8  # R8
START_PRICE: Final = 5  # R6
MIN_SET: Final = 3  # R24a
NO_BUY_ROUNDS_TO_END: Final = 2  # R30

# -- numbers of other public sources (public) -----------------------------------------------------

COPIES: Final = 8  # of each component, Q3

# -- numbers nobody tells us (reconstructed) ------------------------------------------------------

PRICE_MIN: Final = 1  # Q4
PRICE_MAX: Final = 10  # Q4
PRICE_TOP: Final = 14  # the highest price that any box may have
FINAL_FALL_ONLY_IF_UNBOUGHT: Final = True  # the literal reading, Q8
AUTOMATON_BONUS: Final = 30
XRAY_DEPTH: Final = 8
SPECTROSCOPE_DISCOUNT: Final = 1
GRAPPLE_DISCOUNT: Final = 1
GRAPPLE_LOWEST_PRICE: Final = 2
VALET_GAIN: Final = 1
FURNACE_MIN_SET: Final = 2
ROCKET_GAIN: Final = 1

# -- the Order Line -------------------------------------------------------------------------------

EFFECTS: tuple[int, ...] = (1, 1, 1, 0, -1, -1, -1)  # of each place, front to back (R22)
MIDDLE: Final = 3  # place 4
BACK: Final = 4  # places 5 to 7 begin here

# -- mechanisms (needs, timing and effect reconstructed, unless said otherwise) ---------------------


class Mechanism(NamedTuple):
    """A mechanism card: what it is built of, whether it takes the one slot (R18c), when it works."""

    id: str
    needs: tuple[int, ...]
    timing: str  # turn, passive, adjust, sell, end
    slot: bool = True
    once: bool = False  # once per round


MECHANISMS: tuple[Mechanism, ...] = (
    Mechanism("x_ray_goggles", (LENS, WIRE), "passive"),  # name and needs: seed
    Mechanism("difference_engine", (GEAR, WIRE), "adjust"),  # name: seed
    Mechanism("rocket_booster", (BOILER, PIPING), "sell"),  # name: seed; extra cogs for sales: public
    Mechanism("aether_drive", (AETHER_TUBE, MAGNET), "turn", once=True),  # name: seed
    Mechanism("automaton", (BOILER, GEAR, LENS, PIPING, WIRE), "end", slot=False),  # name, stays: seed
    Mechanism("magnetic_grapple", (MAGNET, WIRE), "passive", once=True),
    Mechanism("spectroscope", (AETHER_TUBE, LENS), "turn", once=True),
    Mechanism("scrap_furnace", (BOILER, GEAR), "sell"),
    Mechanism("pneumatic_post", (AETHER_TUBE, PIPING), "turn", once=True),
    Mechanism("clockwork_valet", (GEAR, MAGNET), "passive", slot=False, once=True),
)
MECHANISM_IDS: tuple[str, ...] = tuple(card.id for card in MECHANISMS)
MECHANISM_BY_ID = {name: number for number, name in enumerate(MECHANISM_IDS)}
(XRAY, ENGINE, ROCKET, DRIVE, AUTOMATON, GRAPPLE, SPECTROSCOPE, FURNACE, POST, VALET) = range(len(MECHANISMS))

STARTER: tuple[int, ...] = (XRAY, ENGINE, ROCKET, DRIVE)  # R4, seed
DRAWN: tuple[int, ...] = tuple(m for m in range(len(MECHANISMS)) if m != AUTOMATON)  # R4, public

# -- the same as bits, for quick questions ----------------------------------------------------------


def bits(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)


NEEDS: tuple[int, ...] = tuple(bits(card.needs) for card in MECHANISMS)
SLOTS: int = bits(tuple(m for m, card in enumerate(MECHANISMS) if card.slot))
ONCE: int = bits(tuple(m for m, card in enumerate(MECHANISMS) if card.once))
RULES_OF: tuple[str, ...] = tuple(f"M{number}" for number in range(1, len(MECHANISMS) + 1))
"""The rule that speaks of each mechanism."""
