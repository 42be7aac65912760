"""An author who presses whatever there is: random acts at a desk, most of them sensible, some not."""

import random
from typing import Any

from pyapp.core.shapes import Desk, Shape
from pyapp.games import AnyGame
from pyapp.teach.laying import value_at

PRESSED = ("boolean", "string", "array")  # options that are chosen and not typed
NONSENSE: tuple[Any, ...] = (None, -1, "no such thing", [], {}, 10**6)


def framed(game: AnyGame, position: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The same with other players or another option, as the form below the card says it."""
    if chance.random() < 0.5:
        return {**position, "players": chance.choice(list(game.players))}
    name = chance.choice([name for name, said in game.options.items() if said["type"] in PRESSED])
    said = game.options[name]
    match said["type"]:
        case "boolean":
            value: Any = chance.random() < 0.5
        case "array":
            listed = list(said["items"]["enum"])
            value = chance.sample(
                listed, chance.randint(said["minItems"], min(said["maxItems"], len(listed)))
            )
        case _:
            value = chance.choice(said["enum"])
    return {**position, "options": {**position.get("options", {}), name: value}}


def act(desk: Desk, position: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """What is pressed next."""
    kind = chance.choices(("put", "open", "move", "toggle", "turn"), (70, 12, 10, 6, 2))[0]
    path, shape = _entry(desk, position, chance)
    match kind:
        case "put":
            return {"act": "put", "path": path, "value": _value(shape, chance)}
        case "open":
            return {"act": "put", "path": path.split(".")[0], "value": None}
        case "move":
            return {"act": "move", "path": path, "value": _entry(desk, position, chance)[0]}
        case "toggle":
            names = [name for name, one in desk.shapes.items() if one.kind == "many"]
            name = chance.choice(names) if names else path
            of = desk.shapes[name].of if names else shape
            return {"act": "toggle", "path": name, "value": _value(of or shape, chance)}
        case _:
            return {"act": "turn"}


def _entry(desk: Desk, position: dict[str, Any], chance: random.Random) -> tuple[str, Shape]:
    """A field, and often an entry further in."""
    name = chance.choice(list(desk.shapes))
    path, shape = name, desk.shapes[name]
    while chance.random() < 0.85:
        match shape.kind:
            case "thing":
                key, shape = chance.choice(shape.fields)
            case "cells":
                key, shape = chance.choice(shape.ids), shape.of or shape
            case "counts":
                key, shape = chance.choice(shape.ids), Shape("whole", high=shape.high)
            case "letters":
                key = str(chance.randrange(shape.high))
                shape = Shape("one", tuple(told[1:] for told in shape.ids), free=True)
            case "slots" | "seats":
                key, shape = str(chance.randrange(max(1, shape.high))), shape.of or shape
            case "many":
                there = value_at(position, path)
                long = len(there) if isinstance(there, list) else 0
                key, shape = str(chance.randint(0, min(long, shape.high))), shape.of or shape
            case _:
                break
        path = f"{path}.{key}"
    return path, shape


def _value(shape: Shape, chance: random.Random) -> Any:
    """Something that fits by its kind; now and then anything at all."""
    if chance.random() < 0.04:
        return chance.choice(NONSENSE)
    match shape.kind:
        case "whole" if shape.names == "degrees":
            return chance.choice((0, 90, 180, 270))
        case "whole":
            return chance.randint(shape.low, min(shape.high, shape.low + 9))
        case "flag":
            return chance.random() < 0.5
        case "one":
            return chance.choice(shape.ids) if shape.ids and chance.random() < 0.95 else None
        case "order":
            mixed = chance.sample(shape.ids, len(shape.ids))
            return [int(one) for one in mixed] if shape.names == "seat" else mixed
        case "counts":
            return {piece: chance.randint(0, 3) for piece in shape.ids if chance.random() < 0.3}
        case "many" | "slots" | "seats":
            n = shape.high if shape.kind != "many" else chance.randint(0, min(3, shape.high))
            return [_value(shape.of or shape, chance) for _ in range(n)]
        case "cells":
            return {cell: _value(shape.of or shape, chance) for cell in shape.ids if chance.random() < 0.2}
        case "letters":
            return "".join(chance.choice(shape.ids)[0] for _ in range(shape.high))
        case "thing":
            return {name: _value(inner, chance) for name, inner in shape.fields if chance.random() < 0.5}
        case _:
            return None
