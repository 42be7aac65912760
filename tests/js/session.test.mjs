import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { closeEngine, engine, until } from './page.mjs';

const { Session } = await import('../../static/js/table/session.js');
const { prepareGame } = await import('../../static/js/table/prepared.js');
const { closeHint, hintOf, nextHint } = await import('../../static/js/table/hints.js');
const { readSeen } = await import('../../static/js/table/lastseen.js');
const { loadGame } = await import('../../static/js/storage/games.js');
const { settings } = await import('../../static/js/storage/settings.js');

const ME = { name: 'Anna', kind: 'person' };
const YOU = { name: 'Bruno', kind: 'person' };
const ADA = { name: 'Ada', kind: 'computer', level: 'easy' };
/** @type {any[]} */
const open = [];

/** A game on the table, Anna to move. */
async function begun(slug = 'suk', seats = [ME, YOU], seed = 7) {
  const id = prepareGame({ game: slug, players: seats.length, seed, options: {}, seats });
  const session = new Session(id);
  open.push(session);
  await session.open();
  await until(() => session.state.mayAct || session.state.handover !== null || session.state.table?.result);
  return session;
}

const saved = (session) => loadGame(session.id);

beforeEach(() => {
  for (const session of open.splice(0)) session.close();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(settings, { pace: 'off', steps: 'off', autoForced: false, autoHelp: false });
  engine.forget();
});
after(() => {
  for (const session of open.splice(0)) session.close();
  closeEngine();
});

test('a game begun is dealt and saved before anybody moves', async () => {
  const session = await begun();
  assert.equal(session.state.table.at, 0);
  assert.equal(saved(session).at, 0);
});

test('a move is played, saved and told', async () => {
  const session = await begun();
  await session.play(session.state.table.moves[0]);
  assert.equal(session.state.table.at, 1);
  assert.equal(saved(session).at, 1);
  assert.equal(session.state.log.at(-1).n, 1);
});

test('a hint counts once, however many of its steps are asked for', async () => {
  const session = await begun();
  for (const hints of [1, 2]) {
    for (const step of [1, 2, 3]) {
      await nextHint(session, () => {});
      assert.equal(hintOf(session)?.step, step);
      assert.equal(session.state.hints, hints);
    }
    assert.ok(session.state.table.moves.includes(hintOf(session).move));
    closeHint(session);
  }
  await session.play(session.state.table.moves[0]);
  assert.equal(saved(session).hints, 2);
});

test('what comes too late is not played', async () => {
  const session = await begun();
  const [move] = session.state.table.moves;
  const stale = session.state.turn;
  await session.play(move);
  await session.play(session.state.table.moves[0], stale);
  assert.equal(session.state.table.at, 1);
});

test('what is said for longer and how to be asked about a card stay with the game; undo takes the first back', async () => {
  const session = await begun();
  session.hooks.vowOf = (move) => ({ move });
  const [move] = session.state.table.moves;
  await session.play(move);
  session.setStop('wait', 'never');
  assert.deepEqual(saved(session).vow, { move, at: 0 });
  assert.deepEqual(saved(session).stops, { wait: 'never' });
  const again = new Session(session.id);
  open.push(again);
  assert.deepEqual([again.state.vow, again.state.stops], [{ move, at: 0 }, { wait: 'never' }]);
  again.close();
  await session.undo(1);
  assert.equal(session.state.vow, null);
  session.setStop('wait', 'usual');
  assert.deepEqual(saved(session).stops, {});
});

test('a computer answers by itself until a person is asked', async () => {
  const session = await begun('suk', [ME, ADA]);
  const before = session.state.table.at;
  await session.play(session.state.table.moves[0]);
  await until(() => session.state.table.at > before + 1 && (session.state.mayAct || session.state.table.result));
  assert.equal(session.state.log.at(-1).seat, 1);
});

test('computers stand still while they are paused, and go on afterwards', async () => {
  const session = await begun('suk', [ME, ADA]);
  session.computers.pause(true);
  const before = session.state.table.at;
  await session.play(session.state.table.moves[0]);
  await new Promise((done) => setTimeout(done, 60));
  assert.equal(session.state.table.at, before + 1);
  assert.ok(session.state.computersWait);
  session.computers.pause(false);
  await until(() => session.state.table.at > before + 1);
});

test('undo goes back to the last own decision, redo forward again', async () => {
  const session = await begun('suk', [ME, ADA]);
  const first = session.state.table.at;
  const record = session.state.table.record;
  await session.play(session.state.table.moves[0]);
  await until(() => session.state.mayAct);
  const now = session.state.table.at;
  await session.undo();
  assert.equal(session.state.table.at, first);
  assert.ok(session.state.holding, 'nobody plays by himself after undo');
  await session.redo();
  assert.equal(session.state.table.at, now);
  assert.notEqual(session.state.table.record, record);
});

test('a refusal is shown, the game stays as it is', async () => {
  const session = await begun();
  await session.play('place 99 white a1');
  assert.ok(session.state.refusals.length);
  assert.equal(session.state.table.at, 0);
  assert.equal(saved(session).at, 0);
});

test('a fault of the rules leaves the game and says so', async () => {
  const session = await begun();
  const rules = engine.answer;
  engine.answer = async () => ({ ok: false, fault: 'Traceback' });
  await session.play(session.state.table.moves[0]);
  engine.answer = rules;
  assert.ok(session.state.fault);
  assert.equal(session.state.table.at, 0);
});

test('a game closed and opened again goes on where it was', async () => {
  const session = await begun();
  await session.play(session.state.table.moves[0]);
  const {
    id,
    state: { table },
  } = session;
  session.close();
  const again = new Session(id);
  open.push(again);
  await again.open();
  assert.equal(again.state.table.record, table.record);
});

test('two people with secrets at one screen: nobody looks before the screen has changed hands', async () => {
  const session = await begun('pocket-mars', [ME, YOU]);
  assert.notEqual(session.state.handover, null);
  assert.equal(session.state.mayAct, false);
  assert.equal(readSeen(saved(session)), null);
  await session.takeSeat();
  assert.ok(session.state.mayAct);
  assert.equal(session.state.table.seat, session.state.table.to_act);
});

test('an open game is found again with what was last seen', async () => {
  const session = await begun();
  const seen = readSeen(saved(session));
  assert.deepEqual(seen.moves, session.state.table.moves);
  assert.equal(readSeen({ ...saved(session), record: 'another' }), null);
});

test('looking back shows an older board and leaves the game alone', async () => {
  const session = await begun();
  await session.play(session.state.table.moves[0]);
  const record = session.state.table.record;
  await session.replay.show(0);
  assert.equal(session.state.shownAt, 0);
  assert.equal(session.state.mayAct, false);
  session.replay.leave();
  assert.equal(session.state.table.record, record);
});

test('what is tried in an analysis copy is never saved', async () => {
  const session = await begun();
  await session.play(session.state.table.moves[0]);
  const kept = saved(session).record;
  await session.replay.show(0);
  await session.replay.whatIf();
  await until(() => session.state.mayAct);
  await session.play(session.state.table.moves[1]);
  assert.equal(saved(session).record, kept);
  await session.replay.comeBack();
  assert.equal(session.state.table.record, kept);
});

test('a seat given to a computer is played by it', async () => {
  const session = await begun();
  await session.changeSeats([{ ...ADA, name: 'Anna' }, YOU]);
  if (session.state.table.to_act === 0) await until(() => session.state.table.at > 0);
  assert.equal(session.state.table.seats[0].kind, 'computer');
});

test('"what happened?" shows the moves of the others again, one at a time, and the game stays', async () => {
  const session = await begun('suk', [ME, ADA, { ...ADA, name: 'Bea' }]);
  await session.play(session.state.table.moves[0]);
  await until(() => session.state.mayAct);
  const { log, length } = session.state;
  const since = log.slice(log.findLastIndex((entry) => entry.seat === 0) + 1);
  assert.equal(since.length, 2);
  await session.steps.retell();
  for (const entry of since) {
    assert.ok(session.state.stepping && !session.state.mayAct);
    assert.equal(session.state.shownAt, entry.n);
    assert.deepEqual(session.state.shown.last, entry.events);
    const { view } = await session.fetchMoment(entry.n);
    assert.deepEqual(session.state.shown.view, view);
    session.steps.next();
    await session.queue;
  }
  assert.ok(!session.state.stepping && session.state.mayAct);
  assert.equal(session.state.length, length);
});
