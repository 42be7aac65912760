/** What an act costs: one request to the rules and one save for an own move, one more for a computer's. */
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { closeEngine, engine, savesDuring, until } from './page.mjs';

const { Session } = await import('../../static/js/table/session.js');
const { prepareGame } = await import('../../static/js/table/prepared.js');
const { adopt, forget, recognise } = await import('../../static/js/share/takein.js');
const { loadGame } = await import('../../static/js/storage/games.js');
const { settings } = await import('../../static/js/storage/settings.js');

const ME = { name: 'Anna', kind: 'person' };
const YOU = { name: 'Bruno', kind: 'person' };
const ADA = { name: 'Ada', kind: 'computer', level: 'easy' };
const STEPS = { suk: ['interval'], mechanics: ['prices'] };
/** @type {any[]} */
const open = [];

/** @param {string} id */
function laid(id, slug = 'suk') {
  const stepKinds = () => STEPS[slug] ?? [];
  const session = new Session(id, { stepKinds, isStep: ({ kind }) => stepKinds().includes(kind) });
  open.push(session);
  return session;
}

/** A game on the table, somebody's move; nothing counted yet. */
async function begun(slug = 'suk', seats = [ME, YOU]) {
  const id = prepareGame({ game: slug, players: seats.length, seed: 7, options: {}, seats });
  const session = laid(id, slug);
  await session.open();
  await until(() => session.state.mayAct || session.state.handover !== null);
  engine.forget();
  return session;
}

/** What was asked, but for how far a thought has come. */
const asked = () => engine.asked.map((request) => request.do).filter((verb) => verb !== 'thinking');

beforeEach(() => {
  for (const session of open.splice(0)) session.close();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(settings, { pace: 'off', steps: 'on', autoForced: false, autoHelp: false });
  engine.forget();
});
after(() => {
  for (const session of open.splice(0)) session.close();
  closeEngine();
});

test('a new game is dealt with one request and one save', async () => {
  const id = prepareGame({ game: 'suk', players: 2, seed: 7, options: {}, seats: [ME, YOU] });
  assert.equal(await savesDuring(() => laid(id).open()), 1);
  assert.deepEqual(asked(), ['start']);
});

for (const slug of ['suk', 'automobiles', 'martians', 'mechanics', 'pocket-mars']) {
  test(`${slug}: an own move is one request and one save`, async () => {
    const session = await begun(slug, [ME, YOU]);
    if (session.state.handover !== null) await session.takeSeat();
    engine.forget();
    const { at } = session.state.table;
    assert.equal(await savesDuring(() => session.play(session.state.table.moves[0])), 1);
    assert.equal(session.state.table.at, at + 1);
    assert.equal(session.state.log.at(-1).n, at + 1);
    assert.deepEqual(asked(), ['play']);
  });

  test(`${slug}: a computer's move is one more`, async () => {
    const session = await begun(slug, [ME, ADA]);
    const { at } = session.state.table;
    const byAda = () => session.state.log.filter((entry) => entry.n > at && entry.seat === 1).length;
    const saves = await savesDuring(async () => {
      while (!byAda()) {
        await session.play(session.state.table.moves[0]);
        await until(() => session.state.mayAct);
      }
    });
    const made = session.state.table.at - at;
    const verbs = asked();
    assert.equal(verbs.filter((verb) => verb === 'think').length, byAda());
    assert.equal(verbs.filter((verb) => verb === 'play').length, made - byAda());
    assert.equal(verbs.length, made);
    assert.equal(saves, made);
  });
}

test('undo and redo are one request and one save each', async () => {
  const session = await begun('suk', [ME, ADA]);
  await session.play(session.state.table.moves[0]);
  await until(() => session.state.mayAct);
  const { at } = session.state.table;
  engine.forget();
  assert.equal(await savesDuring(() => session.undo()), 1);
  assert.deepEqual(asked(), ['undo']);
  assert.equal(await savesDuring(() => session.redo()), 1);
  assert.deepEqual(asked(), ['undo', 'redo']);
  assert.equal(session.state.table.at, at);
});

test('what the game does by itself comes with the move, and is told step by step', async () => {
  const session = await begun('mechanics', [ME, ADA]);
  while (!session.state.stepping) {
    await session.play(session.state.table.moves[0]);
    await until(() => session.state.mayAct || session.state.stepping);
  }
  assert.equal(session.state.step.event.kind, 'prices');
  assert.equal(engine.count('steps'), 0);
  session.steps.leave();
  await until(() => session.state.mayAct);
});

test('a game found again is opened with one request', async () => {
  const before = await begun();
  await before.play(before.state.table.moves[0]);
  before.close();
  engine.forget();
  const session = laid(before.id);
  await session.open();
  assert.deepEqual(asked(), ['open']);
  assert.deepEqual(
    session.state.log.map((entry) => entry.n),
    [0, 1],
  );
});

test('a shared link is opened once, from the first picture to the table', async () => {
  const sender = await begun();
  await sender.play(sender.state.table.moves[0]);
  const { link } = await engine.ask({ do: 'link', table: sender.id, names: true, picture: true });
  sender.close();
  localStorage.clear();
  engine.forget();
  const known = await recognise(link);
  const id = adopt(known, null);
  forget(known); // the page of the link closes
  const session = laid(id);
  await session.open();
  assert.deepEqual(asked(), ['open', 'table']);
  assert.equal(session.state.table.record, loadGame(id).record);
  await session.play(session.state.table.moves[0]);
  assert.equal(loadGame(id).at, 2);
});

test('a link that nobody goes on with is put away', async () => {
  const sender = await begun();
  const { link } = await engine.ask({ do: 'link', table: sender.id, names: true, picture: true });
  sender.close();
  localStorage.clear();
  engine.forget();
  forget(await recognise(link));
  assert.deepEqual(asked(), ['open', 'close']);
});

test('a table of a link that the engine has lost is opened from what was saved', async () => {
  const sender = await begun();
  const { link } = await engine.ask({ do: 'link', table: sender.id, names: true, picture: true });
  sender.close();
  localStorage.clear();
  const known = await recognise(link);
  const id = adopt(known, null);
  await engine.ask({ do: 'close', table: known.table.table });
  engine.forget();
  const session = laid(id);
  await session.open();
  assert.deepEqual(asked(), ['table', 'open']);
  assert.ok(session.state.mayAct);
});

test('a computer stopped in its pause has not moved; undo then takes back the own move', async () => {
  const session = await begun('suk', [ME, ADA]);
  const { at } = session.state.table;
  settings.pace = 'slow';
  await session.play(session.state.table.moves[0]);
  await new Promise((done) => setTimeout(done, 150));
  session.computers.pause(true);
  await new Promise((done) => setTimeout(done, 100));
  assert.equal(session.state.table.at, at + 1);
  await session.undo();
  assert.equal(session.state.table.at, at);
  assert.equal(loadGame(session.id).at, at);
});

test('a move made just as the computers were stopped counts, and the game goes on from there', async () => {
  const session = await begun('suk', [ME, ADA]);
  const { at } = session.state.table;
  const rules = engine.answer;
  let thought;
  engine.answer = async (request) => {
    const answer = await rules(request);
    if (request.do !== 'think') return answer;
    thought = answer;
    session.computers.pause(true); // the answer is on its way already
    return answer;
  };
  await session.play(session.state.table.moves[0]);
  await until(() => thought && session.state.table.at === at + 2);
  engine.answer = rules;
  assert.equal(session.state.table.record, thought.record);
  assert.equal(loadGame(session.id).at, at + 2);
});

test('told to move now, a computer waits for no pause', async () => {
  const session = await begun('suk', [ME, ADA]);
  settings.pace = 'slow';
  await session.play(session.state.table.moves[0]);
  const since = Date.now();
  await session.computers.hurry();
  await until(() => session.state.mayAct);
  assert.ok(Date.now() - since < 1500);
});
