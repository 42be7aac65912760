"""Small faults put into rules on purpose: each is one sign, number or word of a file changed."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

RULE = re.compile(r"[RQMV]\d+[a-z]?")
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
REACHED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True, order=True)
class Mutant:
    """One change: where it is, the piece of code it changes, and what stands there instead."""

    path: str
    line: int
    column: int
    was: str
    now: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.was} -> {self.now}"

    def applied(self, text: str) -> str:
        """The text of the file with the change in it."""
        data, was = text.encode(), self.was.encode()
        at = _starts(data)[self.line - 1] + self.column
        assert data[at : at + len(was)] == was, f"{self}: the file has changed"
        return (data[:at] + self.now.encode() + data[at + len(was) :]).decode()


def _starts(data: bytes) -> list[int]:
    """Where each line begins."""
    return [0, *accumulate(map(len, data.splitlines(keepends=True)))]


def mutants(path: Path, name: str) -> list[Mutant]:
    """Every change to one file that makes another program of it, in the order of its lines."""
    data = path.read_bytes()
    return sorted(one for _, _, one in _changes(ast.parse(data), data, name))


def _changes(tree: ast.Module, data: bytes, name: str) -> Iterator[tuple[ast.expr, int, Mutant]]:
    """What stands in the tree, where its text begins, and the change."""
    starts = _starts(data)
    for node in _code(tree):
        for changed in _changed(node):
            assert isinstance(node, ast.expr) and node.end_lineno and node.end_col_offset
            begin = starts[node.lineno - 1] + node.col_offset
            was = data[begin : starts[node.end_lineno - 1] + node.end_col_offset].decode()
            now = ast.unparse(changed)
            if isinstance(node, ast.BinOp | ast.BoolOp):
                now = f"({now})"
            yield node, begin, Mutant(name, node.lineno, node.col_offset, was, now)


SWITCH = b"from tools.quality.switch import on as _on\n"


def switched(path: Path, numbers: dict[Mutant, int]) -> tuple[str, set[int]]:
    """The file with all these changes in it, each for when `switch` says so, and the numbers of those that fit."""
    data = path.read_bytes()
    tree = ast.parse(data)
    named = {part for node in ast.walk(tree) if isinstance(node, ast.pattern) for part in ast.walk(node)}
    fitted: set[int] = set()
    first = tree.body[ast.get_docstring(tree) is not None]
    # Where two begin or end at the same place, the longer one goes round the shorter.
    pieces: list[tuple[int, int, int, bytes]] = [(_starts(data)[first.lineno - 1], 0, 0, SWITCH)]
    for node, begin, one in _changes(tree, data, next(iter(numbers)).path):
        if one in numbers and node not in named:  # what a `case` names can't depend on anything
            number, length = numbers[one], len(one.was.encode())
            fitted.add(number)
            pieces.append((begin, 2, -length, f"(({one.now}) if _on({number}) else (".encode()))
            pieces.append((begin + length, 1, length, b"))"))
    text, at = b"", 0
    for place, _, _, piece in sorted(pieces, key=lambda piece: piece[:3]):
        text, at = text + data[at:place] + piece, place
    return (text + data[at:]).decode(), fitted


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """All that is carried out: no types, no sentences about the code, nothing inside of a formatted text."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(
                child, ast.JoinedStr | ast.Import | ast.ImportFrom
            ):
                continue
            if isinstance(child, ast.Assign) and _is_type(child.value):
                continue
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue
            yield child
            yield from _code(child)


def _is_type(value: ast.expr) -> bool:
    """`Effect = Callable[...]`, `Obstacle = str | None`: a name for a type."""
    named = value.value if isinstance(value, ast.Subscript) else value
    if isinstance(named, ast.Name) and named.id in ("Callable", "tuple", "dict", "list"):
        return isinstance(value, ast.Subscript)
    return (
        isinstance(value, ast.BinOp)
        and isinstance(value.op, ast.BitOr)
        and isinstance(value.right, ast.Constant)
    )


def _changed(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left, ops, comparators):
            for at, op in enumerate(ops):
                other = [*ops[:at], COMPARED[type(op)](), *ops[at + 1 :]]
                yield ast.Compare(left, other, comparators)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.BinOp(left, op, right) if type(op) in REACHED and not _is_type(node):
            yield ast.BinOp(left, REACHED[type(op)](), right)
        case ast.UnaryOp(ast.Not(), operand):
            yield ast.Call(ast.Name("bool"), [operand], [])
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
        case ast.Constant(str() as value) if RULE.fullmatch(value):
            yield ast.Constant("R1" if value != "R1" else "R2")
