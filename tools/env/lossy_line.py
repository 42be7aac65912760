"""Carries packets between two ends of a network, late, and not all of them: `lossy_line.py LEFT RIGHT LOSS DELAY`.

Names of addresses (ARP) always get across: what is tried is a bad line, not a missing one.
"""

import heapq
import random
import select
import socket
import sys
import time
from itertools import count

EVERYTHING = 0x0003  # ETH_P_ALL
OUTGOING = 4  # PACKET_OUTGOING: what this end sends is heard by it too
IPV4 = b"\x08\x00"
LONGEST = 65_536
SOL_PACKET, PACKET_VNET_HDR = 263, 15
HEADER = 10  # bytes before each packet: what its sender has left for the card to do (checksums), handed on as it is


def main(left: str, right: str, loss: float, delay: float) -> None:
    chance = random.Random(22)
    ends = [_end(left), _end(right)]
    waiting: list[tuple[float, int, socket.socket, bytes]] = []
    number = count()
    print("open", flush=True)
    while True:
        rest = max(0.0, waiting[0][0] - time.monotonic()) if waiting else None
        for end in select.select(ends, [], [], rest)[0]:
            packet, (_, _, kind, *_) = end.recvfrom(LONGEST)
            lost = packet[HEADER + 12 : HEADER + 14] == IPV4 and chance.random() < loss
            if kind != OUTGOING and not lost:
                other = ends[1 - ends.index(end)]
                heapq.heappush(waiting, (time.monotonic() + delay, next(number), other, packet))
        while waiting and waiting[0][0] <= time.monotonic():
            *_, other, packet = heapq.heappop(waiting)
            other.send(packet)


def _end(name: str) -> socket.socket:
    end = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(EVERYTHING))
    end.setsockopt(SOL_PACKET, PACKET_VNET_HDR, 1)
    end.bind((name, 0))
    return end


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]), float(sys.argv[4]))
