/** The facts of a table and the next ones after each thing that happens, without any rules behind them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';

const { TableState } = await import('../../static/js/table/state.js');
const changes = await import('../../static/js/table/changes.js');
const { gameToSave } = await import('../../static/js/table/gametosave.js');

const ME = { name: 'Anna', kind: 'person' };
const YOU = { name: 'Bruno', kind: 'person' };
const ADA = { name: 'Ada', kind: 'computer', level: 'easy' };

/** What the engine might say. */
const table = (facts = {}) => ({
  table: 'g1',
  game: 'suk',
  seats: [ME, ADA],
  at: 1,
  length: 1,
  to_act: 0,
  seat: 0,
  view: { own: 1 },
  public: null,
  moves: ['pass', 'place 7'],
  entries: [],
  steps: [],
  last: [],
  undo: { can: true, most: 9, why: null },
  redo: { can: false },
  result: null,
  record: 'regolo 1',
  fingerprint: 'abc',
  ...facts,
});
const entry = (n, seat) => ({ n, seat, move: n ? 'pass' : null, events: [] });
const now = (facts = {}, tableFacts = {}) =>
  changes.answered(new TableState({ id: 'g1', ...facts }), table(tableFacts), true);

test('a state never changes', () => {
  const state = now();
  assert.throws(() => {
    state.turn = 9;
  });
  const next = state.with({ hover: 'pass' });
  assert.equal(state.hover, '');
  assert.equal(next.hover, 'pass');
  assert.equal(next.table, state.table);
});

test('who looks may act when asked, unless something is in the way', () => {
  assert.ok(now().mayAct);
  assert.ok(!now({}, { to_act: 1 }).mayAct, 'a computer is asked');
  assert.ok(!now({}, { result: { ranking: [[0]] } }).mayAct);
  for (const facts of [
    { idling: true },
    { watching: true },
    { handover: 0 },
    { away: [0] },
    { shown: { at: 0 } },
    { table: table({ seat: null }) },
  ])
    assert.ok(!now().with(facts).mayAct, JSON.stringify(facts).slice(0, 40));
});

test('in an analysis copy one moves for everybody, wherever they sit', () => {
  const branch = { id: 'g1~1', from: 1, looked: false, viewer: 0, seats: [ME, YOU] };
  const state = now({ away: [0] }, { seats: [ME, YOU] }).with({ branch });
  assert.ok(state.mayAct);
  assert.deepEqual(state.people, [0, 1]);
  assert.equal(state.tableId, 'g1~1');
  assert.equal(changes.copyDropped(state).tableId, 'g1');
});

test('only several people with secrets at one screen cover it', () => {
  const both = { seats: [ME, YOU] };
  assert.ok(now({}, { game: 'pocket-mars', ...both }).covered);
  assert.ok(!now({}, both).covered, 'open hands');
  assert.ok(!now({}, { game: 'pocket-mars' }).covered, 'one person');
  assert.ok(!now({ away: [1] }, { game: 'pocket-mars', ...both }).covered, 'the other one is elsewhere');
});

test('an answer makes older ones stale, and nothing is chosen after it', () => {
  const before = now();
  const chosen = before.with({ picker: before.picker.with('place 7'), hover: 'pass', refusals: [{ key: 'why.x' }] });
  const after = changes.answered(chosen, table({ at: 2, moves: ['pass'] }), false);
  assert.equal(after.turn, chosen.turn + 1);
  assert.equal(after.picker.selection, '');
  assert.deepEqual(after.picker.moves, ['pass']);
  assert.deepEqual([after.hover, after.refusals.length], ['', 0]);
});

test('what was foreseen when the game was last seen is still known when the engine comes', () => {
  const lastSeen = { ...table(), log: [], ahead: [{ move: 'pass', view: {} }] };
  const waking = changes.unchosen(new TableState({ id: 'g1', lastSeen, saved: { game: 'suk' } }));
  assert.ok(waking.willAct && !waking.mayAct);
  assert.deepEqual(waking.picker.moves, lastSeen.moves);
  const awake = changes.answered(waking, table(), true);
  assert.ok(awake.previews.has('pass'));
  assert.ok(!changes.unchosen(awake).previews.has('pass'));
});

test('the log grows by what is new, and is cut where moves were taken back', () => {
  const log = [entry(0, null), entry(1, 0), entry(2, 1)];
  const numbers = (answer, fresh = false) => changes.logWith(log, table(answer), fresh).map(({ n }) => n);
  assert.deepEqual(numbers({ at: 3, entries: [entry(3, 0)] }), [0, 1, 2, 3]);
  assert.deepEqual(numbers({ at: 1 }), [0, 1]);
  assert.deepEqual(numbers({ at: 1, entries: [entry(0, null), entry(1, 0)] }), [0, 1], 'another seat hears all of it');
  assert.deepEqual(numbers({ at: 1, entries: [entry(0, null)] }, true), [0]);
  assert.deepEqual(
    changes.newsOf(log, table({ at: 3, entries: [entry(2, 1), entry(3, 0)] }), false).map(({ n }) => n),
    [3],
  );
});

test('undo goes back to the last decision of a person here', () => {
  const log = [entry(0, null), entry(1, 0), entry(2, 1), entry(3, 1)];
  const state = now({}, { at: 3 }).with({ log });
  assert.equal(state.undoSteps, 3);
  assert.equal(state.with({ away: [0] }).undoSteps, 0);
  assert.equal(now({}, { at: 3, seats: [ADA, ADA] }).undoSteps, 1, 'where computers play alone, one move');
});

test('a turn goes back to its first move, or as far as one may', () => {
  const log = [entry(0, null), entry(1, 1), entry(2, 0), entry(3, 0)];
  assert.equal(now({}, { at: 3 }).with({ log }).turnSteps, 2);
  assert.equal(now({}, { at: 3, undo: { most: 1 } }).with({ log }).turnSteps, 1);
  assert.equal(now({}, { at: 3, to_act: 1 }).with({ log }).turnSteps, 0);
});

test('while steps are told nothing can be chosen; a new answer ends them', () => {
  const steps = ['first', 'second'].map((rule) => ({ event: { kind: 'prices', rule }, view: { rule } }));
  const told = changes.stepsBegun(now(), steps);
  assert.ok(told.stepping && !told.mayAct);
  assert.equal(told.position.view.rule, 'first');
  assert.equal(changes.stepTold(told, 1).step.event.rule, 'second');
  assert.ok(changes.backAtTable(told).mayAct);
  const next = changes.answered(told, table({ at: 2 }), false);
  assert.ok(!next.stepping && next.mayAct);
});

test('a moment of the past stays on the board when an answer comes', () => {
  const back = changes.lookingBack(now({}, { at: 3 }), { at: 1, view: {}, to_act: 0, last: [] });
  assert.equal(back.shownAt, 1);
  assert.equal(changes.answered(back, table({ at: 4 }), false).shownAt, 1);
  assert.equal(changes.backAtTable(back).shownAt, 3);
});

test('computers wait when they are paused or undo brought us here', () => {
  const state = now({}, { to_act: 1 });
  assert.ok(!state.computersWait);
  assert.ok(state.with({ paused: true }).computersWait);
  assert.ok(state.with({ holding: true }).computersWait);
  assert.ok(!now().with({ paused: true }).computersWait, 'a person is asked');
});

test('between two people the screen shows what everybody may see', () => {
  const state = now({}, { game: 'pocket-mars', seats: [ME, YOU], public: { open: 1 } });
  const covered = changes.handedTo(state, 1);
  assert.deepEqual(covered.publicView, { open: 1 });
  assert.ok(!covered.mayAct);
});

test('of a game with secrets only the open view is saved; what is tried, watched or learnt is not saved at all', () => {
  const secret = now({ hints: 2, away: [1] }, { game: 'pocket-mars', public: { open: 1 }, last: [{ kind: 'x' }] });
  const saved = gameToSave(secret);
  assert.deepEqual([saved.view, saved.viewer, saved.last], [{ open: 1 }, null, []]);
  assert.deepEqual([saved.hints, saved.away, saved.rev], [2, [1], 0]);
  assert.deepEqual(gameToSave(now()).view, { own: 1 });
  for (const facts of [{ watching: true }, { branch: { id: 'g1~1' } }, { study: {} }])
    assert.equal(gameToSave(now().with(facts)), null);
});

test('another tab that takes the game leaves this one watching', () => {
  const state = changes.overtaken(now({ thinking: { seat: 1, progress: null } }));
  assert.ok(state.watching && state.takenOver && !state.mayAct);
  assert.equal(state.thinking, null);
});
