"""Why a move: the reasons of Mars Needs Mechanics, in English."""

REASONS: dict[str, str] = {
    "reason.bought": "{type, name, component, begin}, bought for {paid}: if the round ended now it would be worth {price}{set, select, set {. And there is a set now: {have, plural, one {# card} other {# alike}}.} more {. The set grows: {have, plural, one {# card} other {# alike}}.} pair {. One more makes a set.} other {.}}",
    "reason.post": "{type, name, component, begin}: if the round ended now it would be worth {price}{set, select, set {. And there is a set now: {have, plural, one {# card} other {# alike}}.} more {. The set grows: {have, plural, one {# card} other {# alike}}.} pair {. One more makes a set.} other {.}}",
    "reason.cheap": "No card costs less: {paid, plural, one {# cog} other {# cogs}}.",
    "reason.kept": "Kept, the cards will probably be worth more than sold now.",
    "reason.sold": "It brings {income, plural, one {# cog} other {# cogs}} at once: {last, select, true {this is the last sale, and cards kept are worth nothing} other {keeping the cards would bring less}}.",
    "reason.saved": "{broke, select, true {No card is within reach: there {cogs, plural, =0 {is nothing} one {is # cog} other {are # cogs}} in the purse.} other {No card of the market is worth its price: better keep what is in the purse, {cogs, plural, one {# cog} other {# cogs}}.}}",
    "reason.pass_ends": "The round ends here, and the price of cards {own, select, true {in your hand} other {in that hand}} rises: {rising, list, price}.",
    "reason.plays_on": "Without a purchase this would be the last round, {cogs, plural, one {# cog} other {# cogs}} against {best}.",
    "reason.pass_wins": "The game ends here, ahead: {cogs, plural, one {# cog} other {# cogs}} against {best}.",
    "reason.automaton": "{mechanism, name, mechanism, begin}: {n, plural, one {# cog} other {# cogs}} more at the end of the game.",
    "reason.built": "{mechanism, name, mechanism, begin}: there are rounds left to make use of {mechanism, name, mechanism, it}.",
    "reason.thawed": "With the cards back in hand there is a set: {have, plural, one {{type, name, component, a}} other {# {type, name, component, more}}}.",
    "reason.room": "It makes room for another mechanism: {mechanism, name, mechanism}.",
    "reason.returned": "The cards come back into the hand: {cards, list, component}.",
    "reason.dearer": "The price of cards {own, select, true {in your hand} other {in that hand}} rises: {types, list, component}.",
    "reason.against": "The price of cards that the others hold falls: {types, list, component}.",
    "reason.rivals": "It leaves the others less than other moves do.",
}
