/** What goes on by itself between a person's decisions, and how it is held. */
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { closeEngine, engine, until } from './page.mjs';

const { prepareGame } = await import('../../static/js/table/prepared.js');
const { Session } = await import('../../static/js/table/session.js');
const { settings } = await import('../../static/js/storage/settings.js');

const ME = { name: 'Anna', kind: 'person' };
const ADA = { name: 'Ada', kind: 'computer', level: 'easy' };
/** @type {any[]} */
const open = [];

async function begun(hooks = {}, seats = [ME, ADA]) {
  const session = new Session(prepareGame({ game: 'suk', players: 2, seed: 7, options: {}, seats }), hooks);
  open.push(session);
  await session.open();
  return session;
}
const asked = async (session) => until(() => session.state.mayAct);

beforeEach(() => {
  for (const session of open.splice(0)) session.close();
  localStorage.clear();
  Object.assign(settings, { pace: 'off', steps: 'off', autoForced: false, autoHelp: false });
});
after(() => {
  for (const session of open.splice(0)) session.close();
  closeEngine();
});

test('step by step a computer says its move and waits for "next"', async () => {
  settings.pace = 'step';
  const session = await begun();
  if (session.state.mayAct) await session.play(session.state.table.moves[0]);
  await until(() => session.state.ready);
  const { length, ready } = session.state;
  assert.equal(session.state.table.seats[ready.seat].kind, 'computer');
  session.computers.next();
  await until(() => session.state.length === length + 1);
  assert.equal(session.state.log.at(-1).move, ready.move);
});

test('a move that waits is not played after undo', async () => {
  settings.pace = 'step';
  const session = await begun();
  if (!session.state.mayAct) {
    await until(() => session.state.ready);
    session.computers.next();
    await asked(session);
  }
  const { length } = session.state;
  await session.play(session.state.table.moves[0]);
  await until(() => session.state.ready);
  await session.undo();
  session.computers.next();
  await session.queue;
  assert.equal(session.state.length, length);
  assert.equal(session.state.ready, null);
});

test('a pass that nobody else sees is made without asking, and nothing is offered meanwhile', async () => {
  const passed = [];
  const idle = (moves) => (passed.length ? '' : passed.push(moves[0]) && moves[0]);
  const session = await begun({ idle });
  await until(() => passed.length && session.state.mayAct);
  assert.ok(session.state.log.some((entry) => entry.move === passed[0] && entry.seat === 0));
});

test('with two people at the screen nobody is passed over', async () => {
  const session = await begun({ idle: (moves) => moves[0] }, [ME, { ...ME, name: 'Bruno' }]);
  await asked(session);
  assert.equal(session.state.length, 0);
});

test('what can only help is played for who wishes so, and said', async () => {
  settings.autoHelp = true;
  const helped = [];
  const helpful = (_view, moves) => (helped.length ? '' : helped.push(moves[0]) && moves[0]);
  const session = await begun({ helpful });
  await until(() => helped.length && session.state.mayAct);
  assert.equal(session.state.notice.kind, 'helped');
});

test('what was made for one is told until the next own move, and no more once it is taken back', async () => {
  settings.autoHelp = true;
  const made = [];
  const helpful = (_view, moves) => (made.length ? '' : made.push(moves[0]) && moves[0]);
  const session = await begun({ helpful });
  await until(() => session.state.notice && session.state.length > session.state.notice.at && session.state.mayAct);
  const { at } = session.state.notice;
  await session.play(session.state.table.moves[0]);
  assert.equal(session.state.notice, null);
  await asked(session);
  session.set({ notice: { kind: 'helped', at } });
  await session.undo(session.state.length - at + 1);
  assert.ok(session.state.length < at);
  assert.equal(session.state.notice, null);
});

test('who wants to be asked is asked', async () => {
  const session = await begun({ helpful: (_view, moves) => moves[0] });
  await asked(session);
  assert.ok(session.state.log.every((entry) => entry.seat !== 0));
});

test('while a moment of the past is shown nobody moves; afterwards play goes on', async () => {
  settings.pace = 'slow';
  const session = await begun();
  await asked(session);
  await session.play(session.state.table.moves[0]);
  const { length } = session.state;
  await session.replay.show(0);
  assert.equal(session.state.thinking, null);
  await new Promise((done) => setTimeout(done, 100));
  assert.equal(session.state.length, length);
  settings.pace = 'off';
  session.replay.leave();
  await until(() => session.state.length > length);
});

test('a thought that fails is told, and the table stays', async () => {
  const session = await begun();
  await asked(session);
  const rules = engine.answer;
  engine.answer = (request) => (request.do === 'think' ? { ok: false, fault: 'Traceback' } : rules(request));
  await session.play(session.state.table.moves[0]);
  await until(() => session.state.fault);
  engine.answer = rules;
  assert.equal(session.state.thinking, null);
});

/** How long the computers took to come back to Anna. */
async function waited(session, seats = 2) {
  const began = performance.now();
  const { length } = session.state;
  await session.play(session.state.table.moves[0]);
  await until(() => session.state.length >= length + seats && session.state.mayAct);
  return performance.now() - began;
}

test('a turn takes its time at the chosen pace, and no more', async () => {
  const session = await begun();
  await asked(session);
  await session.play(session.state.table.moves[0]); // the first pieces come without a pause
  await asked(session);
  settings.pace = 'normal';
  const took = await waited(session);
  assert.ok(took > 500 && took < 1500, `${took} ms`);
});

test('a turn of many moves takes no longer than one of few', () => {
  const session = new Session(prepareGame({ game: 'suk', players: 2, seed: 7, options: {}, seats: [ME, ADA] }));
  open.push(session);
  settings.pace = 'normal';
  session.set({ table: { at: 9, view: {} } });
  const { now } = performance;
  let clock = 0;
  performance.now = () => clock;
  try {
    session.computers.clock(1);
    for (let move = 0; move < 30; move += 1) {
      clock += session.computers.leastTime();
      session.computers.clock(1);
    }
    assert.ok(clock > 1400 && clock <= 1500, `${clock} ms`);
    session.computers.clock(null);
    session.computers.clock(1);
    assert.ok(session.computers.leastTime() > 700, 'the next turn has its own time');
  } finally {
    performance.now = now;
  }
});

test('told to move now, all computers come without pauses until a person is asked', async () => {
  const seats = [ME, ADA, { ...ADA, name: 'Bea' }];
  const session = new Session(prepareGame({ game: 'suk', players: 3, seed: 7, options: {}, seats }));
  open.push(session);
  await session.open();
  await asked(session);
  settings.pace = 'slow';
  await session.play(session.state.table.moves[0]);
  const began = performance.now();
  await until(() => session.state.thinking);
  session.computers.hurry();
  await asked(session);
  assert.ok(performance.now() - began < 1500);
  assert.equal(session.state.hurried, null);
});

test('a press on the table is "move now", but for the one that made the own move', async () => {
  const session = await begun();
  await asked(session);
  settings.pace = 'slow';
  await session.play(session.state.table.moves[0]);
  await until(() => session.state.thinking);
  assert.equal(session.computers.skip(), false);
  session.computers.since -= 1000;
  assert.equal(session.computers.skip(), true);
  await asked(session);
});
