/** What is kept of ended games: a line each, the record among games of one kind, a table to take along. */
import assert from 'node:assert/strict';
import test from 'node:test';
import './page.mjs';

const { earlier, endings, endingsTable, keepEnding } = await import('../../static/js/storage/results.js');

const ending = (id, score, more = {}) => ({
  id,
  game: 'suk',
  day: '2026-01-02',
  kind: '2 normal false',
  score,
  place: 1,
  won: true,
  moves: 23,
  ...more,
});

test('the record is the best of earlier games of the same kind', () => {
  keepEnding(ending('a', 20));
  keepEnding(ending('b', 25, { won: false, place: 2 }));
  keepEnding(ending('c', 99, { kind: '3 hard false' }));
  assert.deepEqual(earlier(ending('d', 30)), { games: 2, won: 1, best: 25 });
  assert.equal(earlier(ending('e', 1, { game: 'martians' })).best, null);
});

test('a game that ends once more after an undo counts once, and not against itself', () => {
  keepEnding(ending('a', 22));
  assert.equal(endings().filter(({ id }) => id === 'a').length, 1);
  assert.deepEqual(earlier(ending('a', 22)), { games: 1, won: 0, best: 25 });
});

test('the table has a line a game, quoted', () => {
  const lines = endingsTable().trim().split('\r\n');
  assert.equal(lines.length, 1 + endings().length);
  assert.equal(lines[0], 'day,game,kind,score,place,won,moves');
});
