"""What the page deals a game from, asked of its own script."""

import json
import subprocess

from tools.env.node import node
from tools.env.places import ROOT

SCRIPT = """
import { freshChance, plainSeed } from './static/js/base/chance.js';
const written = ['', '0', '007', ' 12 ', '-1', '1e3', '1.5', 'abc', '18446744073709551615', '18446744073709551616',
  '9'.repeat(40)];
const dealt = Array.from({ length: 500 }, () => freshChance());
console.log(JSON.stringify({ dealt, asked: freshChance('5'), plain: written.map(plainSeed) }));
"""


def test_no_deal_has_a_seed_that_can_be_found_by_trying() -> None:
    words = [str(node()), "--input-type=module", "-e", SCRIPT]
    told = json.loads(subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout)
    seeds = [int(one["seed"]) for one in told["dealt"]]
    assert len(set(seeds)) == 500 and all(1 << 40 < seed < 1 << 64 for seed in seeds)
    ones = sum(seed.bit_count() for seed in seeds) / 500
    assert 30.5 < ones < 33.5, "half of 64 bits"
    assert {one["chance"] for one in told["dealt"]} == {2}
    assert len({one["salt"] for one in told["dealt"]}) == 500
    assert all(len(one["salt"]) == 32 for one in told["dealt"])
    assert (told["asked"]["seed"], told["asked"]["chance"]) == ("5", 2)
    assert told["plain"] == ["", "0", "7", "12", "", "", "", "", "18446744073709551615", "", ""]
