/** The screen that holds a table: who may do what, what each is told, and what a stranger at a line can't do. */
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { closeEngine, engine, until } from './page.mjs';
import { guestAt } from './lines.mjs';

const { Session } = await import('../../static/js/table/session.js');
const { prepareGame } = await import('../../static/js/table/prepared.js');
const { Hub } = await import('../../static/js/live/hub.js');
const { loadGame } = await import('../../static/js/storage/games.js');
const { drawWith } = await import('../../static/js/base/update.js');
const { settings } = await import('../../static/js/storage/settings.js');

const people = (...names) => names.map((name) => ({ name, kind: 'person' }));
const TITLES = ['suk', 'automobiles', 'martians', 'mechanics', 'pocket-mars'];
/** @type {any[]} */
const open = [];

/** A game that Anna holds, with guests at all the other seats. */
async function table(slug = 'suk', seats = people('Anna', 'Bruno'), away = [1]) {
  const id = prepareGame({ game: slug, players: seats.length, seed: 7, options: {}, seats, away });
  const session = new Session(id, {});
  await session.open();
  await until(() => session.state.table);
  const news = [];
  const hub = new Hub(session, { said: (kind, guest) => news.push([kind, guest.seat]) });
  open.push(hub, session);
  return { session, hub, news, id };
}

/** Asks, and waits for the answer. */
let number = 0;
async function asks(channel, ask) {
  number += 1;
  const n = number;
  channel.say({ n, ask });
  await until(() => channel.heard.some((said) => said.n === n));
  return channel.heard.find((said) => said.n === n).answer;
}

const joined = (channel) => until(() => channel.heard.some((said) => said.say === 'welcome'));
const told = (channel) => channel.heard.filter((said) => said.say === 'table').map((said) => said.table);
const closed = (channel) => channel.heard.find((said) => said.say === 'bye')?.why;

beforeEach(() => {
  for (const one of open.splice(0)) one.close();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(settings, { pace: 'off', steps: 'off', autoForced: false, autoHelp: false });
  engine.forget();
});
after(() => {
  for (const one of open.splice(0)) one.close();
  closeEngine();
});

/** The first of the moves at a seat's own screen. */
async function moveBy(channel, seat) {
  const before = await asks(channel, { do: 'table' });
  assert.equal(before.to_act, seat);
  return asks(channel, { do: 'play', move: before.moves[0], at: before.at, known: before.at });
}

for (const slug of TITLES) {
  test(`${slug}: guests move at their own screens, and all see it`, async () => {
    const { session, hub } = await table(slug, people('Anna', 'Bruno', 'Carla'), [1, 2]);
    const guests = [null, await guestAt(hub, 1, 'Bruno'), await guestAt(hub, 2, 'Carla')];
    await Promise.all(guests.slice(1).map(joined));
    for (let n = 0; n < 12 && !session.state.table.result; n += 1) {
      const { to_act: due, at } = session.state.table;
      assert.equal(session.state.handover, null, 'nobody is asked to pass the screen on');
      if (guests[due]) assert.equal((await moveBy(guests[due], due)).ok, true);
      else await session.play(session.state.table.moves[0]);
      assert.ok(session.state.table.at > at);
      await until(() =>
        guests.slice(1).every((one) => told(one).at(-1)?.at === session.state.table.at || one.heard.at(-1).answer),
      );
    }
  });
}

test('a move is saved before anybody is told of it', async () => {
  const { session, hub, id } = await table();
  const [bruno, looker] = [await guestAt(hub, 1), await guestAt(hub, null)];
  await Promise.all([bruno, looker].map(joined));
  const send = looker.send.bind(looker);
  let checked = 0;
  looker.send = (piece) => {
    const [, at] = /"say":"table".*?"at":(\d+)/.exec(piece) ?? [];
    checked += Boolean(at);
    if (at) assert.ok(loadGame(id).at >= Number(at));
    send(piece);
  };
  for (let n = 0; n < 6; n += 1) {
    if (session.state.table.to_act === 1) await moveBy(bruno, 1);
    else await session.play(session.state.table.moves[0]);
  }
  await until(() => told(looker).at(-1)?.at === session.state.table.at);
  assert.ok(checked >= 3);
});

test('everybody else is told of a move once, and before this screen is drawn', async () => {
  const { session, hub } = await table('suk', people('Anna', 'Bruno', 'Carla'), [1, 2]);
  const [bruno, carla] = [await guestAt(hub, 1), await guestAt(hub, 2)];
  await Promise.all([bruno, carla].map(joined));
  await until(() => told(bruno).length && told(carla).length);
  const known = (channel) => channel.heard.map(({ table, answer }) => (table ?? answer)?.at).filter(Number.isInteger);
  let late = 0;
  drawWith(() => {
    late += [bruno, carla].some((one) => known(one).at(-1) !== session.state.table.at);
  });
  for (let n = 0; n < 6; n += 1) {
    const [at, due] = [session.state.table.at, session.state.table.to_act];
    const before = [bruno, carla].map((one) => known(one).length);
    const move = session.state.table.moves[0];
    if (due === 0) await session.play(move);
    else await asks([null, bruno, carla][due], { do: 'play', move, at, known: at });
    assert.equal(session.state.table.at, at + 1);
    const heard = [bruno, carla].map((one, i) => known(one).slice(before[i]));
    assert.deepEqual(heard, [[at + 1], [at + 1]], `move ${n} of seat ${due}`);
  }
  drawWith(() => undefined);
  assert.equal(late, 0);
});

test('the seat is that of the line, whatever a message says', async () => {
  const { session, hub } = await table('pocket-mars', people('Anna', 'Bruno'), [1]);
  const bruno = await guestAt(hub, 1);
  await joined(bruno);
  const own = await asks(bruno, { do: 'table', seat: 0, table: 'x' });
  assert.equal(own.seat, 1);
  assert.deepEqual([own.record, own.seed, own.public, own.proof], ['', null, null, null]);
  engine.forget();
  await asks(bruno, { do: 'log', since: 0, seat: 0, sharing: [0] });
  await asks(bruno, { do: 'show', at: 0, seat: 0 });
  for (const request of engine.asked.filter(({ do: verb }) => verb !== 'table')) assert.equal(request.seat, 1);
  assert.equal(session.state.viewer, 0);
});

test('nobody moves for somebody else, or for a table of before', async () => {
  const { session, hub } = await table();
  const bruno = await guestAt(hub, 1);
  await joined(bruno);
  while (session.state.table.to_act !== 0) await moveBy(bruno, 1);
  const { at, moves } = session.state.table;
  const early = await asks(bruno, { do: 'play', move: moves[0], at, known: at });
  assert.equal(early.problem.key, 'table.not_your_turn');
  assert.equal(session.state.table.at, at);
  await session.play(moves[0]);
  const old = await asks(bruno, { do: 'play', move: session.state.table.moves[0], at, known: at });
  assert.equal(old.problem.key, 'live.late');
  assert.equal(session.state.table.at, at + 1);
});

test('who looks on is told what everybody may see, and moves for nobody', async () => {
  const { session, hub } = await table('mechanics', people('Anna', 'Bruno'), [1]);
  const looker = await guestAt(hub, null);
  await joined(looker);
  const seen = await asks(looker, { do: 'table' });
  assert.deepEqual([seen.seat, seen.moves], [null, []]);
  const move = session.state.table.moves[0];
  const answer = await asks(looker, { do: 'play', move, at: seen.at, known: 0 });
  assert.equal(answer.problem.key, 'table.not_your_turn');
});

test('what nobody may ask reaches the rules from nobody', async () => {
  const { hub, session } = await table();
  const forbidden = [
    'start',
    'open',
    'branch',
    'close',
    'undo',
    'redo',
    'seats',
    'think',
    'link',
    'glimpse',
    'kin',
    'wins',
  ];
  for (const verb of [...forbidden, 'hurry', 'review', 'thinking', '__proto__', 'constructor', 'toString']) {
    const bruno = await guestAt(hub, 1);
    await joined(bruno);
    await asks(bruno, { do: 'table' });
    engine.forget();
    assert.equal((await asks(bruno, { do: verb, table: session.id, record: 'x', at: 0, moves: [] })).ok, false);
    assert.deepEqual(
      engine.asked.map((request) => request.do),
      [],
    );
  }
});

test('a page of another build is told so, and shown out', async () => {
  const { hub, news } = await table();
  await hub.invite(1);
  const { lines } = await import('./lines.mjs');
  const channel = lines.at(-1);
  channel.open();
  channel.say({ say: 'hello', version: 1, build: 'older', name: '' });
  assert.equal(closed(channel), 'version');
  assert.deepEqual(news, [['version', 1]]);
});

test('a greeting that comes twice is one guest', async () => {
  const { hub, news } = await table();
  const bruno = await guestAt(hub, 1, 'Bruno');
  for (let n = 0; n < 20; n += 1) bruno.say({ say: 'hello', version: 1, build: 'test', name: 'Bruno' });
  await joined(bruno);
  assert.equal(bruno.heard.filter(({ say }) => say === 'welcome').length, 1);
  assert.equal(closed(bruno), undefined);
  assert.deepEqual(news, [['joined', 1]]);
  assert.equal(hub.guests.length, 1);
});

test('a new screen at a seat takes the place of the old one', async () => {
  const { hub } = await table();
  const first = await guestAt(hub, 1, 'Bruno');
  await joined(first);
  const second = await guestAt(hub, 1, 'Bruno');
  await joined(second);
  assert.equal(closed(first), 'other');
  assert.equal(hub.guests.length, 1);
});

test('a screen that goes away leaves its seat waiting, and the others hear of it', async () => {
  const { session, hub, news } = await table('suk', people('Anna', 'Bruno', 'Carla'), [1, 2]);
  const [bruno, carla] = [await guestAt(hub, 1), await guestAt(hub, 2)];
  await Promise.all([bruno, carla].map(joined));
  bruno.close();
  assert.deepEqual(news.at(-1), ['left', 1]);
  assert.deepEqual(
    carla.heard.findLast((said) => said.say === 'news'),
    { say: 'news', news: 'left', seat: 1, name: '' },
  );
  assert.deepEqual([session.state.away, session.state.joined, [...hub.left]], [[1, 2], [2], [1]]);
  const again = await guestAt(hub, 1);
  await joined(again);
  assert.deepEqual([session.state.joined.toSorted(), [...hub.left]], [[1, 2], []]);
});

// -- hostile guests ------------------------------------------------------------------------------

let seed = 11;
const dice = (sides) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed % sides;
};
const pick = (all) => all[dice(all.length)];

/** Things that no page of ours would send, and some that it would. */
function hostile({ moves, at }) {
  const verbs = [
    'play',
    'undo',
    'table',
    'preview',
    'why',
    'hint',
    'show',
    'log',
    'reason',
    'open',
    'link',
    'seats',
    '__proto__',
  ];
  const values = [
    0,
    -1,
    1.5,
    1e21,
    null,
    true,
    '',
    'x'.repeat(300),
    [],
    {},
    [[]],
    { length: 9 },
    moves[0],
    at,
    '\u202e',
    NaN,
  ];
  const value = () => pick(values);
  const ask = { do: dice(12) ? pick(verbs) : value(), seat: value(), table: value() };
  for (const name of ['move', 'moves', 'then', 'at', 'known', 'since', 'pattern', 'chosen', 'record', 'sharing'])
    if (dice(3)) ask[name] = dice(3) ? value() : [value(), value()];
  const said = [
    JSON.stringify({ n: dice(5) ? dice(50) : value(), ask }),
    JSON.stringify({ n: dice(50), ask: { do: 'play', move: pick(moves), at: at + dice(3) - 1, seat: dice(3) } }),
    JSON.stringify({
      say: pick(['hello', 'beat', 'bye', 'table', 'welcome', 'news']),
      version: value(),
      name: value(),
    }),
    JSON.stringify(value() ?? null),
    '{'.repeat(dice(2000)),
    `{"n":1,"ask":${'['.repeat(3000)}`,
    String.fromCharCode(...Array.from({ length: dice(200) }, () => dice(65536))),
    JSON.stringify({ n: 1, ask: { do: 'preview', moves: Array(dice(400)).fill('x'.repeat(dice(250))) } }),
  ];
  const piece = pick(said);
  return pick(['.', '.', '.', '.', '.', '+', '', 'x']) + piece;
}

test('ten thousand hostile messages harm nobody, and the game goes on', async () => {
  const { session, hub, id } = await table('suk', people('Anna', 'Bruno', 'Carla'), [1, 2]);
  const carla = await guestAt(hub, 2, 'Carla');
  await joined(carla);
  let bad = null;
  let cutOff = 0;
  for (let n = 0; n < 10_000; n += 1) {
    if (bad?.readyState !== 'open' || closed(bad)) {
      cutOff += Boolean(bad);
      bad = await guestAt(hub, 1, 'Mallory');
    }
    const { state } = session;
    const before = state.table.at;
    bad.piece(hostile(state.table));
    if (n % 7) continue;
    if (state.table.to_act === 0) await session.play(state.table.moves[0]);
    else if (state.table.to_act === 2) assert.equal((await moveBy(carla, 2)).ok, true);
    else if (n % 70 === 0) await session.run(async () => {});
    assert.ok(session.state.table.at >= before);
    if (session.state.table.result) break;
    if (session.state.table.to_act === 1 && n % 140 === 0) {
      const honest = await guestAt(hub, 1, 'Bruno');
      await joined(honest);
      await moveBy(honest, 1);
      bad = null;
    }
  }
  assert.ok(cutOff > 3, `only ${cutOff} were shown out`);
  assert.equal(session.state.fault, null);
  assert.equal(session.state.down, false);
  assert.deepEqual(
    session.state.seats.map(({ kind }) => kind),
    ['person', 'person', 'person'],
  );
  assert.equal(loadGame(id).at, session.state.table.at);
  assert.equal(closed(carla), undefined, 'who behaves stays');
});

test('a flood ends at the line that sent it', async () => {
  const { hub, news } = await table();
  const bruno = await guestAt(hub, 1);
  await joined(bruno);
  for (let n = 0; n < 500; n += 1) bruno.say({ n, ask: { do: 'log', since: 0 } });
  assert.equal(closed(bruno), 'rude');
  assert.deepEqual(news.at(-1), ['rude', 1]);
  assert.ok(engine.count('log') < 130);
});

test('a text without an end is not collected for ever', async () => {
  const { hub } = await table();
  const bruno = await guestAt(hub, 1);
  await joined(bruno);
  for (let n = 0; n < 100; n += 1) bruno.piece(`+${'x'.repeat(1000)}`);
  assert.equal(closed(bruno), 'rude');
});

// -- taking back ---------------------------------------------------------------------------------

test('a move that others have seen is taken back when all of them agree', async () => {
  const { session, hub } = await table('suk', people('Anna', 'Bruno', 'Carla'), [1, 2]);
  const guests = [null, await guestAt(hub, 1, 'Bruno'), await guestAt(hub, 2, 'Carla')];
  await Promise.all(guests.slice(1).map(joined));
  while (session.state.table.to_act !== 1) {
    const due = session.state.table.to_act;
    if (guests[due]) await moveBy(guests[due], due);
    else await session.play(session.state.table.moves[0]);
  }
  const { at } = session.state.table;
  await moveBy(guests[1], 1);
  const wish = () => asks(guests[1], { do: 'undo', to: at });
  assert.equal((await wish()).problem.key, 'live.undo.asked');
  assert.deepEqual([...hub.consent.wish.waiting], [2, null]);
  guests[1].say({ say: 'vote', yes: true });
  guests[2].say({ say: 'vote', yes: true });
  assert.equal(session.state.table.at, at + 1, 'Anna has not been heard');
  hub.consent.vote(null, true);
  await until(() => session.state.table.at === at);
  await moveBy(guests[1], 1);
  await wish();
  guests[2].say({ say: 'vote', yes: false });
  assert.equal(session.state.table.at, at + 1);
  assert.equal(guests[1].heard.at(-1).news, 'undo.refused');
  assert.equal((await asks(guests[2], { do: 'undo', to: at })).problem.key, 'live.undo.not_own');
  assert.equal((await asks(guests[1], { do: 'undo', to: -1 })).problem.key, 'live.undo.not_own');
});

test('whoever holds the table asks too', async () => {
  const { session, hub } = await table();
  const bruno = await guestAt(hub, 1, 'Bruno');
  await joined(bruno);
  while (session.state.table.to_act !== 0) await moveBy(bruno, 1);
  const { at, moves } = session.state.table;
  await session.play(moves[0]);
  await session.undo(1);
  assert.equal(session.state.table.at, at + 1);
  bruno.say({ say: 'vote', yes: true });
  await until(() => session.state.table.at === at);
});
