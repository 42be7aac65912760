"""The guided first game: a whole game of two rounds against one rival, with a deck of five cards."""

from ....core.learning import Lesson, Step, Table

LESSON = Lesson(
    table=Table(
        players=2,
        position={
            "first": 0,
            "turn": 0,
            "mechanisms": ["x_ray_goggles", "difference_engine", "rocket_booster", "aether_drive"],
            "seats": [{"hand": {"gear": 2, "lens": 1}}, {"hand": {"boiler": 1, "magnet": 1, "lens": 1}}],
            "line": ["piping", "lens", "boiler", "aether_tube", "wire", "magnet", "gear"],
            "market": ["gear", "boiler", "lens", "piping", "wire", "gear", "magnet", "aether_tube"],
            "deck": ["lens", "magnet", "wire", "aether_tube", "boiler"],
        },
    ),
    steps=(
        Step("goal", places=("market-0", "hand-gear")),
        Step("sets", places=("hand-gear",)),
        Step("buy", do="buy gear", then=("end_turn", "buy magnet", "end_turn")),
        Step("line", places=("wagon-gear", "wagon-magnet")),
        Step("wire", do="buy wire"),
        Step("build", do="build x_ray_goggles"),
        Step("xray", do="end_turn", places=("xray",), then=("buy boiler", "end_turn")),
        Step("slipped", places=("wagon-gear",)),
        Step("front", do="buy gear"),
        Step("close", do="end_turn", then=("pass", "end_turn")),
        Step("pass", do="pass"),
        Step("adjust", do="end_turn"),
        Step("sell", do="sell gear 4+0", then=("sell boiler 2+1", "sell_done", "buy piping", "end_turn")),
        Step("last", places=("pile-deck", "wagon-gear")),
        Step("lens", do="buy lens"),
        Step("wait", do="end_turn", then=("pass", "end_turn")),
        Step("dismantle", do="dismantle x_ray_goggles"),
        Step("finish", do="pass", then=("sell magnet 2+1",)),
        Step("scrap", do="sell lens 2+1"),
        Step("score"),
    ),
    tips=("act", "act.2", "act.4", "act.6", "act.8", "finish", "sell", "sell.2", "engine_choice"),
)
