"""The rules behind the door for scripts tested in Node: one request a line, answered as the worker would."""

import asyncio
import json
import sys

from pyapp.bridge import handle


async def main() -> None:
    """Until the other side closes; requests are answered side by side, as in the page."""
    loop = asyncio.get_running_loop()
    lines = asyncio.StreamReader(limit=2**24)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    answering: set[asyncio.Task[None]] = set()
    while line := await lines.readline():
        task = asyncio.create_task(_answer(json.loads(line)))
        answering.add(task)
        task.add_done_callback(answering.discard)


async def _answer(asked: dict[str, str]) -> None:
    print(json.dumps({"id": asked["id"], "answer": await handle(asked["request"])}), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
