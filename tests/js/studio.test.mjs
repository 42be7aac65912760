/** The author's desk on the page: what a place is about, what a draft becomes, what can be taken back. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import './page.mjs';

const { draftOf, emptyAsk, emptyDraft, figureOf, History, keptDraft } = await import('../../static/js/studio/draft.js');
const { beneath, entriesAt, freshOf, pieceAt, shapeAt, valueAt } = await import('../../static/js/studio/places.js');
const { figureIn, pastedText } = await import('../../static/js/studio/pasted.js');
const { packed } = await import('../../static/js/share/gamelink.js');
const { WORDS } = await import('../../static/js/studio/deskwords.js');
const { control } = await import('../../static/js/studio/controls.js');
const { layingView } = await import('../../static/js/studio/laying.js');
const { carryActs, families, handActs, putActs, takeActs, turnActs } = await import('../../static/js/studio/hands.js');

const spot = (/** @type {string} */ place, /** @type {string} */ path, how = 'edit', key = '') => ({
  place,
  path,
  how,
  key,
});
const SHAPES = {
  ring: { kind: 'letters', ids: ['.', 'Wwhite', 'Kblack'], names: 'transport', high: 24 },
  seats: {
    kind: 'seats',
    high: 2,
    of: { kind: 'thing', fields: { hand: { kind: 'counts', ids: ['lens'], high: 8 } } },
  },
};

test('a place is about the entries that its id names', () => {
  const spots = [
    spot('dock-{n}', 'ring.{n}'),
    spot('dock-{n}', 'goods.{n}'),
    spot('hand-{id}', 'seats.{eyes}.hand.{id}'),
  ];
  const here = { players: 3, eyes: 1 };
  assert.deepEqual(
    entriesAt(spots, 'dock-12', here).map(({ path }) => path),
    ['ring.12', 'goods.12'],
  );
  assert.deepEqual(
    entriesAt(spots, 'hand-lens', here).map(({ path }) => path),
    ['seats.1.hand.lens'],
  );
  assert.deepEqual(entriesAt(spots, 'dockyard', here), []);
});

test('a square is about everybody who may stand there, and about what lies there', () => {
  const spots = [
    spot('sq-{id}', 'martians', 'member'),
    spot('sq-{id}', 'seats.{each}.pawn', 'set'),
    spot('sq-{id}', 'tokens', 'entries', 'at'),
  ];
  const found = entriesAt(spots, 'sq--3,1', { players: 2, eyes: null });
  assert.deepEqual(
    found.map(({ how, path, value }) => [how, path, value]),
    [
      ['member', 'martians', '-3,1'],
      ['set', 'seats.0.pawn', '-3,1'],
      ['set', 'seats.1.pawn', '-3,1'],
      ['entries', 'tokens', '-3,1'],
    ],
  );
});

test('an entry far in has its shape and its value', () => {
  const position = { ring: '..W', seats: [{ hand: { lens: 2 } }] };
  assert.equal(valueAt(position, 'seats[0].hand.lens'), 2);
  assert.equal(valueAt(position, 'seats.1.hand.lens'), undefined);
  assert.equal(shapeAt(SHAPES, 'seats.0.hand.lens')?.high, 8);
  assert.deepEqual(shapeAt(SHAPES, 'ring.2')?.ids, ['white', 'black']);
  assert.equal(shapeAt(SHAPES, 'nowhere.3'), null);
  assert.equal(pieceAt(SHAPES, position, 'ring.2'), 'white');
  assert.equal(pieceAt(SHAPES, position, 'ring.1'), null);
});

test('what is added begins with a piece that the box still has', () => {
  const tile = { kind: 'one', ids: ['house', 'diner'], pool: true };
  assert.equal(freshOf(tile, { house: 0, diner: 1 }), 'diner');
  const shape = { kind: 'thing', fields: { tile, rotation: { kind: 'whole' }, known: { kind: 'many', free: true } } };
  assert.deepEqual(freshOf(shape, { diner: 1 }), { tile: 'diner', rotation: 0 });
});

test('a draft becomes a figure without empty entries, and comes back the same', () => {
  const draft = {
    ...emptyDraft({ game: 'suk', ring: '..W' }),
    eyes: null,
    caption: { it: 'Fig. 3 ', en: '' },
    steps: [
      { text: {}, marks: [{ kind: /** @type {const} */ ('ring'), at: 'dock-5' }], ask: null },
      {
        text: { it: 'Guarda', en: 'Look' },
        marks: [],
        ask: { ...emptyAsk(), text: { it: 'Quale?' }, answer: 'place 5 white *, place 6 * *', rule: 'R12' },
      },
    ],
  };
  const figure = figureOf(draft);
  assert.equal(figure.view, 'none');
  assert.deepEqual(figure.caption, { it: 'Fig. 3' });
  assert.deepEqual(Object.keys(figure.steps[0]), ['marks']);
  assert.deepEqual(figure.steps[1].ask.answer, [
    { move: 'place 5 white *', refused: 'R12' },
    { move: 'place 6 * *', refused: 'R12' },
  ]);
  const back = figureOf(draftOf(JSON.parse(JSON.stringify(figure)), draft.position));
  assert.deepEqual(JSON.parse(JSON.stringify(back)), JSON.parse(JSON.stringify(figure)));
  assert.equal('steps' in figureOf(emptyDraft({ game: 'suk' })), false);
});

test('every kind of question is written as its format wants it', () => {
  const asked = (/** @type {object} */ more) =>
    figureOf({ ...emptyDraft({ game: 'suk' }), steps: [{ text: {}, marks: [], ask: { ...emptyAsk(), ...more } }] })
      .steps[0].ask;
  assert.equal(asked({}).answer, undefined);
  assert.deepEqual(asked({ points: '8' }).answer, { points: 8 });
  assert.deepEqual(asked({ kind: 'which', of: 'a 1\nb 2' }).of, ['a 1', 'b 2']);
  assert.deepEqual(asked({ kind: 'score', answer: '7', of: 'scores.0.total' }).answer, 7);
  assert.deepEqual(asked({ kind: 'next', of: 'skipped, fight', after: 'pass' }).after, ['pass']);
});

/** Our own figures, as any author could have pasted them. */
const OURS = readdirSync('pyapp/games', { recursive: true })
  .map(String)
  .filter((path) => /learn.figures.\w+\.json$/.test(path))
  .map((path) => JSON.parse(readFileSync(`pyapp/games/${path}`, 'utf-8')));

/** The same question, however it is written. @param {any} ask */
const whole = (ask) =>
  ask?.kind === 'move' && typeof ask.answer === 'string' ? { ...ask, answer: [ask.answer] } : ask;

test('the studio opens our own examples and first games, and loses nothing of them', () => {
  assert.ok(OURS.length > 150);
  for (const figure of OURS) {
    const back = JSON.parse(JSON.stringify(figureOf(draftOf(figure, figure.position ?? { game: figure.game }))));
    for (const name of ['title', 'rules', 'guided', 'view']) assert.deepEqual(back[name], figure[name]);
    const steps = figure.steps.map((/** @type {any} */ step) => (step.ask ? { ...step, ask: whole(step.ask) } : step));
    assert.deepEqual(back.steps, steps);
  }
});

test('the short form of a figure is read as a single step', () => {
  const draft = draftOf({ game: 'suk', marks: 'dock-5', ask: 'Which?', answer: 'place 5 white *' }, { game: 'suk' });
  assert.equal(draft.steps.length, 1);
  assert.equal(draft.steps[0].ask?.answer, 'place 5 white *');
  assert.deepEqual(draft.steps[0].marks, [{ kind: 'ring', at: 'dock-5' }]);
});

test('whatever somebody copies of a game or a figure can be pasted', async () => {
  const figure = { game: 'suk', position: { game: 'suk' }, steps: [{ text: 'So.' }] };
  const text = await packed(figure);
  for (const pasted of [
    `https://example.org/#/figure/suk/${text}`,
    `https://example.org/play/suk.en.html#/figure/suk/${text}`,
    `<iframe src="https://example.org/embed/v1/?game=suk&amp;figure=${text}&amp;lang=en"></iframe>`,
    `<regolo-board game="suk" figure="${text}" lang="en"></regolo-board>`,
  ])
    assert.deepEqual(figureIn(await pastedText(pasted)), figure, pasted);
  assert.equal(await pastedText('https://example.org/#/link/1.suk.q1Y.0.'), '1.suk.q1Y.0.');
  assert.equal(await pastedText('<iframe src="x?link=1.suk.q1Y.0.&amp;lang=it">'), '1.suk.q1Y.0.');
  for (const plain of ['suk ..W', '{"game":"suk","link":"x"}', 'regolo 1\ngame: suk', 'figure=rubbish'])
    assert.equal(await pastedText(plain), plain);
  assert.equal(figureIn('null'), null);
});

test('every change can be taken back and made again', () => {
  const history = new History(emptyDraft({ n: 0 }));
  for (let n = 1; n <= 3; n += 1) history.push(emptyDraft({ n }));
  assert.ok(history.undo() && history.undo());
  assert.equal(history.now.position.n, 1);
  assert.ok(history.redo());
  assert.equal(history.now.position.n, 2);
  history.push(emptyDraft({ n: 9 }));
  assert.equal(history.redo(), false);
  while (history.undo());
  assert.equal(history.now.position.n, 0);
});

test('a draft that somebody has bent opens as far as it can be read', () => {
  const whole = { text: {}, marks: [{ kind: 'ring', at: 'dock-5' }], ask: { ...emptyAsk(), answer: 'pass' }, then: '' };
  const kept = (/** @type {any} */ draft) => {
    localStorage.setItem('regolo.studio.suk', JSON.stringify(draft));
    return keptDraft('suk');
  };
  const position = { game: 'suk' };
  assert.equal(kept(null), null);
  assert.equal(kept({ position: { game: 'martians' }, steps: [] }), null);
  for (const steps of [[], [null], [{}], [5], [{ marks: [{ kind: 'ring' }], ask: { kind: 'zzz' }, text: 'x' }]])
    assert.deepEqual(kept({ position, steps })?.steps, [{ text: {}, marks: [], ask: null, then: '' }]);
  assert.deepEqual(kept({ position, eyes: null, caption: 'x', steps: [whole] }), {
    ...{ position, eyes: null, title: {}, caption: {}, rules: '', guided: false },
    steps: [whole],
  });
  assert.equal(kept({ position, steps: Array(60).fill(whole) })?.steps.length, 40);
  localStorage.removeItem('regolo.studio.suk');
});

test('both languages say the same things of the same names', () => {
  assert.deepEqual(Object.keys(WORDS.it).sort(), Object.keys(WORDS.en).sort());
  const named = (/** @type {string} */ text) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
  for (const [key, text] of Object.entries(WORDS.it))
    assert.deepEqual(new Set(named(text)), new Set(named(WORDS.en[/** @type {keyof typeof WORDS.en} */ (key)])), key);
});

/** Everything in what is drawn: each text with the values that stand in it, templates inside of templates too. @param {any} drawn @returns {any[]} */
const parts = (drawn) =>
  Array.isArray(drawn)
    ? drawn.flatMap(parts)
    : drawn?.strings
      ? drawn.strings.flatMap((/** @type {string} */ text, /** @type {number} */ i) => [
          text,
          ...parts(drawn.values[i]),
        ])
      : [drawn];

/** A desk that only remembers what was done on it. @param {Record<string, any>} shapes @param {Record<string, any>} position @param {Record<string, any>} shown */
function deskOf(shapes, position, shown) {
  /** @type {any[][]} */
  const done = [];
  const desk = {
    slug: 'mechanics',
    places: {},
    held: null,
    draft: { position },
    seen: { shapes, shown, left: {}, players: 2 },
    unfolded: new Set(),
    act: (/** @type {any[]} */ ...what) => done.push(what),
  };
  return { desk: /** @type {any} */ (desk), done };
}

/** What is called when something that is drawn so is pressed. @param {any} drawn @param {string} before the text before it ends so */
function handlers(drawn, before) {
  const all = parts(drawn);
  return all.filter(
    (one, i) =>
      typeof one === 'function' &&
      String(all[i - 1])
        .trimEnd()
        .endsWith(before),
  );
}

test('an order of which nothing is said begins with all that it is of, and then each thing goes forward', () => {
  const shapes = { line: { kind: 'order', ids: ['lens', 'wire', 'gear'], names: 'component', free: true } };
  const fresh = deskOf(shapes, {}, {});
  handlers(control(fresh.desk, 'line', shapes.line), '@click=')[0]();
  assert.deepEqual(fresh.done, [['put', 'line', ['lens', 'wire', 'gear']]]);
  const seats = { order: { kind: 'order', ids: ['0', '1'], names: 'seat' } };
  const round = deskOf(seats, {}, {});
  handlers(control(round.desk, 'order', seats.order), '@click=')[0]();
  assert.deepEqual(round.done, [['put', 'order', [0, 1]]], 'seats are numbers');
  const said = deskOf(shapes, { line: ['lens', 'wire', 'gear'] }, {});
  handlers(control(said.desk, 'line', shapes.line), '@click=')[2](); // the second thing, earlier
  assert.deepEqual(said.done, [['put', 'line', ['wire', 'lens', 'gear']]]);
});

test('of a list that may be a number only the number can be said, and none of another list', () => {
  const of = { kind: 'one', ids: ['lens', 'wire'], names: 'component', pool: true };
  const shapes = { deck: { kind: 'many', high: 56, of, sized: true }, bought: { kind: 'many', high: 7, of } };
  const { desk, done } = deskOf(shapes, { deck: 5 }, { deck: ['lens'] });
  const drawn = control(desk, 'deck', shapes.deck);
  const [typed] = handlers(drawn, '@change=');
  for (const value of ['12', '900', '-1', 'x']) typed({ target: { value } });
  assert.deepEqual(
    done.map(([, , n]) => n),
    [12, 56, 0, 0],
  );
  assert.ok(parts(drawn).includes('5'), 'the number that is said is shown');
  assert.ok(!parts(control(desk, 'bought', shapes.bought)).some((text) => String(text).includes('data-size')));
});

test('what is folded is not drawn', () => {
  const of = { kind: 'one', ids: ['lens', 'wire'], names: 'component', pool: true };
  const shapes = { deck: { kind: 'many', high: 56, of, sized: true } };
  const { desk } = deskOf(shapes, { deck: ['lens', 'wire'] }, {});
  const field = () => parts(layingView(Object.assign(desk, { chosen: 'table' })));
  const choices = () => field().filter((text) => String(text).includes('class="studio-list"')).length;
  assert.equal(choices(), 0);
  const toggle = handlers(layingView(desk), '@toggle=')[0];
  toggle({ target: { open: true } });
  assert.ok(desk.unfolded.has('deck') && choices() > 0);
  handlers(layingView(desk), '@toggle=')[0]({ target: { open: false } });
  assert.equal(choices(), 0);
});

// -- what the hand does on the board ------------------------------------------------------------

/** A table with every kind of place there is. */
function handDesk(/** @type {Record<string, any>} */ position) {
  const transport = { kind: 'letters', ids: ['.', 'Wwhite', 'Kblack'], names: 'transport', pool: true, high: 6 };
  const tile = { kind: 'one', ids: ['house', 'diner'], names: 'tile', pool: true };
  const turn = { kind: 'whole', names: 'degrees', low: 0, high: 270 };
  const hand = { kind: 'counts', ids: ['white', 'black'], names: 'transport', pool: true, high: 8 };
  const shapes = {
    ring: transport,
    hands: { kind: 'seats', high: 2, of: hand },
    martians: { kind: 'many', high: 9, of: { kind: 'one', ids: ['0,0', '0,1'] } },
    town: {
      kind: 'many',
      high: 9,
      of: { kind: 'thing', fields: { tile, cell: { kind: 'one', ids: [] }, rotation: turn } },
    },
    seats: { kind: 'seats', high: 2, of: { kind: 'thing', fields: { pawn: { kind: 'one', ids: ['0,0', '0,1'] } } } },
  };
  const spots = [
    spot('dock-{n}', 'ring.{n}'),
    spot('hand-{seat}-{id}', 'hands.{seat}.{id}'),
    spot('sq-{id}', 'martians', 'member'),
    spot('sq-{id}', 'seats.{each}.pawn', 'set'),
    spot('tile-{id}', 'town', 'entries', 'cell'),
    spot('pawn-{seat}', 'seats.{seat}.pawn'),
  ];
  const { desk } = deskOf(shapes, position, {});
  Object.assign(desk.seen, { spots, left: { white: 2, diner: 1 } });
  return Object.assign(desk, {
    entriesAt: (/** @type {string} */ id) => entriesAt(spots, id, { players: 2, eyes: 0 }),
  });
}

test('a piece of the box is put where it may lie, and nowhere else', () => {
  const desk = handDesk({ ring: '.W....', hands: [{ white: 3 }, {}], town: [{ tile: 'house', cell: '0,0' }] });
  assert.deepEqual(putActs(desk, 'dock-4', 'white'), [{ act: 'put', path: 'ring.4', value: 'white' }]);
  assert.deepEqual(putActs(desk, 'hand-0-white', 'white'), [{ act: 'put', path: 'hands.0.white', value: 4 }]);
  assert.deepEqual(putActs(desk, 'hand-0-white', 'black'), [{ act: 'put', path: 'hands.0.black', value: 1 }]);
  const covered = [{ act: 'put', path: 'town.0.tile', value: 'diner' }];
  assert.deepEqual(putActs(desk, 'tile-0,0', 'diner'), covered, 'one tile on a place');
  const [laid] = putActs(desk, 'tile-0,1', 'diner');
  assert.deepEqual([laid.path, laid.value.tile, laid.value.cell], ['town.1', 'diner', '0,1']);
  assert.deepEqual(putActs(desk, 'dock-4', 'diner'), []);
});

test('what lies there is taken away, turned, or carried to a place of its kind', () => {
  const desk = handDesk({
    ring: '.W....',
    hands: [{ white: 3 }, {}],
    martians: ['0,0'],
    seats: [{ pawn: '0,0' }, {}],
    town: [{ tile: 'house', cell: '0,0', rotation: 270 }],
  });
  assert.deepEqual(takeActs(desk, 'dock-1'), [{ act: 'put', path: 'ring.1', value: null }]);
  assert.deepEqual(takeActs(desk, 'dock-2'), []);
  assert.deepEqual(takeActs(desk, 'hand-0-white'), [{ act: 'put', path: 'hands.0.white', value: 2 }]);
  assert.deepEqual(takeActs(desk, 'sq-0,0'), [{ act: 'toggle', path: 'martians', value: '0,0' }]);
  assert.deepEqual(turnActs(desk, 'tile-0,0'), [{ act: 'put', path: 'town.0.rotation', value: 0 }]);
  assert.deepEqual(carryActs(desk, 'dock-1', 'dock-3'), [{ act: 'move', path: 'ring.3', value: 'ring.1' }]);
  assert.deepEqual(carryActs(desk, 'dock-1', 'hand-0-white'), [
    { act: 'put', path: 'ring.1', value: null },
    { act: 'put', path: 'hands.0.white', value: 4 },
  ]);
  assert.deepEqual(carryActs(desk, 'pawn-0', 'sq-0,1'), [{ act: 'put', path: 'seats.0.pawn', value: '0,1' }]);
  assert.deepEqual(
    carryActs(desk, 'sq-0,0', 'sq-0,1').map(({ value }) => value),
    ['0,0', '0,1'],
  );
  assert.deepEqual(carryActs(desk, 'tile-0,0', 'tile-0,1'), [{ act: 'put', path: 'town.0.cell', value: '0,1' }]);
  assert.deepEqual(carryActs(desk, 'dock-1', 'dock-1'), []);
  assert.deepEqual(handActs(desk, { kind: 'member', what: 'martians' }, 'sq-0,1'), [
    { act: 'toggle', path: 'martians', value: '0,1' },
  ]);
  assert.deepEqual(handActs(desk, { kind: 'member', what: 'martians' }, 'sq-0,0'), [], 'one stands there already');
});

test('the palette has each piece once, and what is under a pawn is found', () => {
  const offered = families(handDesk({ ring: '' }));
  assert.deepEqual(
    offered.map(({ names, ids }) => [names, ids]),
    [
      ['transport', ['white', 'black']],
      ['', []],
      ['tile', ['house', 'diner']],
    ],
  );
  const box = (/** @type {number} */ x, /** @type {number} */ w) => ({ x, y: x, w, h: w });
  const places = { tile: box(0, 90), square: box(30, 30), pawn: box(40, 10), far: box(100, 10) };
  assert.deepEqual(beneath(places, 'pawn'), ['square', 'tile']);
  assert.deepEqual(beneath(places, 'tile'), [], 'what lies on it is not beneath');
});
