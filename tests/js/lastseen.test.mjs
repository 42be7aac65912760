/** What is kept beside a saved game to be shown at once, and when nothing is. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './page.mjs';

const { keepSeen, readSeen } = await import('../../static/js/table/lastseen.js');
const { TableState } = await import('../../static/js/table/state.js');

const ME = { name: 'Anna', kind: 'person' };
const ADA = { name: 'Ada', kind: 'computer', level: 'easy' };
const saved = { id: 'g1', game: 'pocket-mars', record: 'regolo 1', seats: [ME, ADA], away: [], result: null };
const table = {
  game: 'pocket-mars',
  at: 3,
  seats: saved.seats,
  to_act: 0,
  seat: 0,
  view: { hand: 2 },
  moves: ['pass'],
};
const log = [0, 1, 0, 1].map((seat, n) => ({ n, seat: n ? seat : null, move: null, events: [] }));
const state = (facts = {}) => new TableState({ id: 'g1', saved, table, log, ...facts });

beforeEach(() => localStorage.clear());

test('a game alone at the screen is found again with the own hand and the moves', () => {
  keepSeen(state());
  const seen = readSeen(saved);
  assert.deepEqual([seen.view, seen.moves, seen.seat], [{ hand: 2 }, ['pass'], 0]);
});

test('it belongs to that game, that position and those people only', () => {
  keepSeen(state());
  for (const other of [{ id: 'g2' }, { record: 'longer' }, { away: [0] }, { seats: [ME, ME] }, { result: {} }])
    assert.equal(readSeen({ ...saved, ...other }), null, JSON.stringify(other));
  assert.equal(readSeen(null), null);
});

test('what was scribbled on is not shown', () => {
  keepSeen(state());
  const [name] = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i));
  localStorage.setItem(name, localStorage.getItem(name).replace('"hand":2', '"hand":3'));
  assert.equal(readSeen(saved), null);
});

test('where several share the screen, where one watches, tries or learns, nothing is kept', () => {
  const two = [ME, { ...ME, name: 'Bruno' }];
  for (const facts of [
    { table: { ...table, seats: two } },
    { table: { ...table, seat: null } },
    { watching: true },
    { branch: { id: 'g1~1', seats: saved.seats } },
    { study: {} },
    { unsaved: true },
  ]) {
    keepSeen(state(facts));
    assert.equal(localStorage.length, 0, JSON.stringify(facts).slice(0, 60));
  }
});

test('what was kept for one person goes when another sits down', () => {
  keepSeen(state());
  keepSeen(state({ table: { ...table, seats: [ME, { ...ME, name: 'Bruno' }] } }));
  assert.equal(localStorage.length, 0);
});

test('of the log only what is still to be told is kept', () => {
  keepSeen(state());
  assert.deepEqual(
    readSeen(saved).log.map(({ n }) => n),
    [2, 3],
  );
});
