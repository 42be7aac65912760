/** How many presses a move takes. */
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { closeEngine, until } from './page.mjs';

const { prepareGame } = await import('../../static/js/table/prepared.js');
const { Session } = await import('../../static/js/table/session.js');
const { BoardInput } = await import('../../static/js/table/boardinput.js');
const { settings } = await import('../../static/js/storage/settings.js');

const ME = { name: 'Anna', kind: 'person' };
/** @type {any[]} */
const open = [];

/** A table of two people, and what the board says before some moves. */
async function begun(warns = '', game = 'suk', more = {}) {
  const session = new Session(
    prepareGame({ game, players: 2, seed: 7, options: {}, seats: [ME, { ...ME, name: 'Bea' }] }),
  );
  open.push(session);
  await session.open();
  await until(() => session.state.mayAct);
  const renderer = { warns: () => warns, previewsFor: () => [], ...more };
  return { session, input: new BoardInput(() => ({ session, renderer, ctx: {} })) };
}
const parts = (move) =>
  move.split(' ').map((word, i, all) => all.map((_, n) => (n === 0 ? all[0] : n === i ? word : '*')).join(' '));
const rest = () => new Promise((done) => setTimeout(done, 150));

/** Presses one word after the other; says how many presses it took until the move was made, 0: it never was. */
async function pressed({ session, input }, move) {
  const { length } = session.state;
  let presses = 0;
  for (const pattern of parts(move).slice(1)) {
    if (session.state.picker.has(pattern)) continue;
    input.act(pattern, session);
    presses += 1;
    await rest();
    if (session.state.length > length) return presses;
  }
  return 0;
}

beforeEach(() => {
  for (const session of open.splice(0)) session.close();
  localStorage.clear();
  Object.assign(settings, { pace: 'off', steps: 'off', autoForced: false, autoHelp: false, presses: 'one' });
});
after(() => {
  for (const session of open.splice(0)) session.close();
  settings.presses = 'two';
  closeEngine();
});

test('a move that undo takes back is made by its last press, and undo restores the table', async () => {
  const table = await begun();
  const before = JSON.stringify(table.session.state.table.view);
  const presses = await pressed(table, table.session.state.table.moves[0]);
  assert.ok(presses > 0 && presses <= 3, `${presses} presses`);
  assert.equal(table.session.state.length, 1);
  await table.session.undo();
  assert.equal(table.session.state.length, 0);
  assert.equal(JSON.stringify(table.session.state.table.view), before);
});

test('who wants two presses confirms', async () => {
  settings.presses = 'two';
  const table = await begun();
  assert.equal(await pressed(table, table.session.state.table.moves[0]), 0);
  assert.ok(table.session.state.picker.only());
});

test('what gives something away waits for the button', async () => {
  const table = await begun('It ends the round.');
  assert.equal(await pressed(table, table.session.state.table.moves[0]), 0);
});

test('what shows something new waits for the button', async () => {
  const table = await begun();
  const { preview } = table.session;
  table.session.preview = async (moves) => {
    await preview.call(table.session, moves);
    const shown = [...table.session.state.previews].map(([move, one]) => [move, { ...one, reveals: true }]);
    table.session.set({ previews: new Map(shown) });
  };
  assert.equal(await pressed(table, table.session.state.table.moves[0]), 0);
  assert.ok(table.session.state.picker.only());
});

test('a die that must be thrown anyway is thrown by one press', async () => {
  const table = await begun('', 'suk', { throws: () => true });
  const { preview } = table.session;
  table.session.preview = async (moves) => {
    await preview.call(table.session, moves);
    const shown = [...table.session.state.previews].map(([move, one]) => [move, { ...one, reveals: true }]);
    table.session.set({ previews: new Map(shown) });
  };
  assert.ok((await pressed(table, table.session.state.table.moves[0])) > 0);
});

test('what only begins what the board offers whole is chosen, not played', async () => {
  const table = await begun('', 'suk', { begins: () => true });
  assert.equal(await pressed(table, table.session.state.table.moves[0]), 0);
  assert.ok(table.session.state.picker.only());
});

/** The space farthest off that several gears lead to, once the shopping before the race is done. */
async function atTheLights() {
  const table = await begun('', 'automobiles');
  const { session } = table;
  while (session.state.table.view.phase === 'setup') await session.play(session.state.table.moves.at(-1));
  for (let i = 0; i < 8 && !session.state.table.view.far.length; i += 1)
    await session.play(
      session.state.table.moves.find((move) => move.startsWith('use ')) ?? session.state.table.moves[0],
    );
  return { ...table, target: session.state.table.view.far.at(-1) };
}

test('a whole drive over several cubes is one press, and one undo', async () => {
  const { session, input, target } = await atTheLights();
  assert.ok(target?.steps > 1);
  const { length, picker } = session.state;
  input.aim(target.plan.join(';'), `use ${target.plan[0].split(' ')[1]}`, session);
  await until(() => session.state.length > length);
  assert.equal(picker.plan, '');
  assert.equal(session.state.table.view.drive.head.space, target.space);
  assert.equal(session.state.table.view.drive.wear, target.wear);
  await session.undo();
  assert.equal(session.state.length, length);
});

test('who wants two presses confirms a drive too', async () => {
  const { session, input, target } = await atTheLights();
  settings.presses = 'two';
  const { length } = session.state;
  input.aim(target.plan.join(';'), `use ${target.plan[0].split(' ')[1]}`, session);
  await rest();
  assert.equal(session.state.length, length);
  assert.equal(session.state.picker.plan, target.plan.join(';'));
});

test('a button for all moves of a kind asks the rules which, and makes them', async () => {
  const { session, input } = await begun();
  const { length } = session.state;
  input.goOn('place *', session);
  await until(() => session.state.length > length);
  assert.match(session.state.log.at(-1).move, /^place /);
});
