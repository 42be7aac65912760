"""Why a move: the reasons of Mars Needs Mechanics, in English."""

REASONS: dict[str, str] = {
    "reason.bought": "{type, name, component, begin} should be worth about {price} after this round, bought for {paid}{set, select, set {. And there is a set now: {have} alike.} pair {. One more makes a set.} other {.}}",
    "reason.post": "{type, name, component, begin} should be worth about {price} after this round{set, select, set {. And there is a set now: {have} alike.} pair {. One more makes a set.} other {.}}",
    "reason.cheap": "It is cheap: {paid, plural, one {# cog} other {# cogs}}.",
    "reason.kept": "Kept, the cards will probably be worth more than sold now.",
    "reason.sold": "It brings {income, plural, one {# cog} other {# cogs}} at once: keeping the cards would bring less.",
    "reason.saved": "No card of the market is worth its price: better keep the cogs ({cogs}).",
    "reason.built": "{mechanism, name, mechanism, begin} will pay in every round to come.",
    "reason.dearer": "So the price of {types, list, component} should rise, and it is in hand.",
    "reason.against": "So the price of {types, list, component} falls, which the others hold.",
    "reason.rivals": "It leaves the others less.",
}
