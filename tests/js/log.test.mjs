/** The log's blocks: an entry stays in its block whatever comes after it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';

const { blocksOf } = await import('../../static/js/parts/log.js');

const entries = (many) => Array.from({ length: many }, (_, n) => ({ n, seat: null, move: '', events: [] }));

test('the newest entry comes first, and none is missing', () => {
  const log = entries(40);
  assert.deepEqual(blocksOf(log).flat(), [...log].reverse());
  assert.deepEqual(blocksOf([]), []);
});

test('a new entry touches the newest block alone', () => {
  const log = entries(40);
  for (let many = 1; many < log.length; many += 1) {
    const [, ...older] = blocksOf(log.slice(0, many));
    const after = blocksOf(log.slice(0, many + 1));
    assert.deepEqual(after.slice(after.length - older.length), older);
    assert.ok(after[0].length <= 12, 'a block stays small');
  }
});
