/** The table in words: the text twin, the short names of choices, what can be read about a thing. */
import { cardWords, fullText, sortOfCard } from './cards.js';
import { cellOf, coords, ITEMS, nameOf, neighbours } from './model.js';
import { ownPart } from '../../kit/ownparts.js';
import { cellName, contents, squareName, tileName, tokenName } from './placenames.js';
import { endOf, stepNumber } from './bar.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {{heading: string, columns?: string[], rows?: string[][], items?: string[]}} Part */

const NEAR = 4;

/** Squares within a few steps of a pawn, the nearest first. @param {Model} m @param {string} start */
function nearby(m, start) {
  const found = new Map([[start, 0]]);
  for (const [at, steps] of found)
    if (steps < NEAR) for (const next of neighbours(m, at)) if (!found.has(next)) found.set(next, steps + 1);
  return [...found];
}

/** @param {Model} m @param {number} seat @returns {Part} */
function around(m, seat) {
  const { pawn } = m.view.seats[seat];
  const rows = nearby(m, pawn).map(([at, steps]) => {
    const reached = m.reach.get(at);
    const words = contents(m, at).join(', ') || m.t('board.free');
    const ways = neighbours(m, at).filter((next) => next !== at).length;
    return [
      squareName(m, at),
      String(steps),
      reached ? m.t('board.cost', { n: reached.cost, fights: reached.fights }) : '–',
      words,
      String(ways),
    ];
  });
  return {
    heading: m.t('board.around', { name: nameOf(m, seat) }),
    columns: ['square', 'steps', 'reach', 'there', 'ways'].map((key) => m.t(`board.column.${key}`)),
    rows,
  };
}

/** @param {Model} m @returns {Part} */
function town(m) {
  const there = new Map(m.view.town.map(({ cell }) => [cell, /** @type {string[]} */ ([])]));
  const squares = new Set([
    ...m.view.martians,
    ...m.view.tokens.map(({ at }) => at),
    ...m.view.signs.map(({ at }) => at),
    ...m.view.seats.map(({ pawn }) => pawn),
  ]);
  const side = (/** @type {string} */ at) => squareName(m, at).split(', ').at(-1);
  for (const at of [...squares].sort()) there.get(cellOf(at))?.push(`${side(at)}: ${contents(m, at).join(', ')}`);
  const open = (/** @type {string} */ cell) => {
    const [r, c] = coords(cell);
    return [
      [r * 3, c * 3 + 1],
      [r * 3 + 1, c * 3 + 2],
      [r * 3 + 2, c * 3 + 1],
      [r * 3 + 1, c * 3],
    ]
      .flatMap(([row, col], i) =>
        neighbours(m, `${row},${col}`).some((next) => cellOf(next) !== cell) ? [m.t(`board.compass.${'nesw'[i]}`)] : [],
      )
      .join(' ');
  };
  return {
    heading: m.t('board.town'),
    columns: ['tile', 'leads', 'there'].map((key) => m.t(`board.column.${key}`)),
    rows: m.view.town.map(({ cell }) => [
      cellName(m, cell),
      open(cell) || '–',
      (there.get(cell) ?? []).join('; ') || m.t('board.free'),
    ]),
  };
}

/** @param {Model} m @param {number} seat @returns {Part} */
function place(m, seat) {
  const { life, bullets, items, kills, cards, hand, weapons, allowance, quiet, pawn } = m.view.seats[seat];
  const name = nameOf(m, seat);
  return {
    heading: name,
    items: [
      squareName(m, pawn),
      m.t('board.life', { name, n: life }),
      m.t('board.bullets', { name, n: bullets }),
      m.t('board.items', { name, n: items.length, items: items.map((item) => m.t(`item.${item}`)).join(', ') }),
      ...(m.view.cooperative ? [] : [m.t('board.kills', { name, n: kills, goal: m.view.goal })]),
      m.t('board.cards', { name, n: cards }),
      m.t('board.allowance', { name, n: allowance }),
      ...(quiet !== 'no' ? [m.t(`board.quiet.${quiet}`, { name })] : []),
      ...weapons.map(({ card, bullets: left }) => m.t('board.weapon', { card, n: left ?? 0, name })),
      ...(hand ?? []).map((card) => cardWords(m, card)),
    ],
  };
}

/** @param {Model} m @returns {Part[]} */
export function twinParts(m) {
  const { view } = m;
  const phase = stepNumber(m);
  const unseen = ITEMS.map((item) => `${m.t(`item.${item}`)} ${view.unseen[item] ?? 0}`).join(', ');
  const items = [
    ...(view.turn === null ? [] : [m.t('board.turn', { name: nameOf(m, view.turn), n: view.number })]),
    ...(phase ? [m.t('board.step', { n: phase, step: view.phase })] : []),
    ...(view.movement ? [m.t('board.movement', { left: view.movement.left, points: view.movement.points })] : []),
    m.t('board.supply', { n: view.supply, spawns: view.spawns ?? 0, turns: view.turns_left ?? -1 }),
    m.t('board.pile', { n: view.pile.size }),
    m.t('board.deck', { n: view.deck.size, gone: view.deck.discards.length }),
    ...(view.deck.cards ? [lookedThrough(m)] : []),
    ...(view.martian_deck
      ? [m.t('board.deck.martian', { n: view.martian_deck.size, gone: view.martian_deck.discards.length })]
      : []),
    m.t('board.unseen', { items: unseen }),
    m.t('board.unseen.signs', { circles: view.unseen_signs.circle ?? 0, ship: view.unseen_signs.ship ?? 0 }),
    ...(view.cooperative
      ? [
          m.t('board.delivered', {
            n: view.delivered.length,
            items: view.delivered.map((item) => m.t(`item.${item}`)).join(', '),
          }),
        ]
      : []),
    ...view.effects.map((effect) =>
      m.t('board.effect', { card: effect.card, name: m.names[effect.seat] ?? '', end: endOf(m, effect) }),
    ),
    ...(view.way ? [m.t('board.way', { n: view.way.cost, fights: view.way.fights })] : []),
  ];
  const viewer = m.own < 0 ? (view.turn ?? 0) : m.own;
  const order = view.seats.map((_, seat) => seat).sort((a, b) => Number(b === viewer) - Number(a === viewer));
  return [{ heading: m.t('board.table'), items }, around(m, viewer), town(m), ...order.map((seat) => place(m, seat))];
}

// ---- moves in words ----

/** What the words after a verb are, in order. @type {Record<string, string[]>} */
const PLACES = {
  place: ['cell', 'turn'],
  lay: ['token', 'square'],
  step: ['square'],
  take: ['index'],
  march: ['from', 'square'],
  spawn: ['square'],
  drop: ['item', 'square'],
  play: ['card'],
  use: ['card'],
  pass: ['span'],
  discard: ['card'],
  target: ['who'],
  to: ['square'],
  tile: ['cell'],
  lure: ['from', 'square'],
  remove: ['square'],
  look: ['square'],
  circles: ['square', 'other'],
  fetch: ['card'],
  cook: ['square'],
  trade: ['item', 'who', 'their'],
  unearth: ['item', 'square', 'index'],
};

/** @param {Model} m @param {string} kind @param {string} word @param {string[]} given */
function wordName(m, kind, word, given) {
  if (kind === 'square' || kind === 'from' || kind === 'other') return squareName(m, word);
  if (kind === 'cell') return cellName(m, word);
  if (kind === 'turn') return m.t('board.turned', { n: Number(word) });
  if (kind === 'token') return m.t(`board.token.${word}`);
  if (kind === 'item' || kind === 'their') return m.t(`item.${word}`);
  if (kind === 'card') return m.t(`card.${word}`);
  if (kind === 'who') return word === 'nobody' ? m.t('board.answer.nobody') : nameOf(m, word);
  if (kind === 'index') {
    const at = given.length > 1 ? given[1] : m.view.seats[m.view.pending?.seat ?? 0]?.pawn;
    const token = m.view.tokens.find((one) => one.at === at && String(one.index) === word);
    return token ? tokenName(m, token) : word;
  }
  return m.t(`board.word.${word}`);
}

/**
 * The verb of a pattern; where it is still open, that of the first move that fits.
 * @param {Model} m
 * @param {string[]} words
 */
function verbFor(m, [verb, ...given]) {
  if (verb !== '*') return verb;
  const moves = m.ctx.picker.moves.map((/** @type {string} */ move) => move.split(' '));
  return (
    moves.find((/** @type {string[]} */ words) =>
      given.every((word, i) => word === '*' || word === words[i + 1]),
    )?.[0] ?? ''
  );
}

/** A move or a part of one, in a few words. @param {Model} m @param {string} pattern */
export function describeChoice(m, pattern) {
  const words = pattern.split(' ');
  const given = words.slice(1);
  const verb = verbFor(m, words);
  const kinds = PLACES[verb] ?? [];
  const named = given.map((word, i) => ({ word, kind: kinds[i] })).filter(({ word, kind }) => word !== '*' && kind);
  if (named.length === kinds.length && words[0] !== '*') {
    const params = Object.fromEntries(named.map(({ word, kind }) => [kind, wordName(m, kind, word, given)]));
    const goal = named.find(({ kind }) => kind === 'square')?.word;
    return m.t(`board.do.${verb}`, {
      ...params,
      what: verb === 'pass' ? given[0] : '',
      step: m.step,
      tile: m.view.drawn ? tileName(m, m.view.drawn) : '',
      fight: goal && m.hordes.has(goal) ? 'yes' : 'no',
      n: m.view.fight?.needs ?? 0,
    });
  }
  if (!named.length) return m.t(words[0] === '*' ? 'board.choose' : `board.verb.${verb}`);
  return named.map(({ word, kind }) => wordName(m, kind, word, given)).join(', ');
}

/**
 * A series of moves that one press makes: a way, a building with what is in it, the end of a walk.
 * @param {Model} m @param {string} plan
 */
export function describeWay(m, plan) {
  const moves = plan.split(';');
  const series = moves.at(-1)?.match(/^(march|lay) \*$/)?.[1];
  if (series) return m.t(`board.do.${series}.for_me`, { first: describeChoice(m, moves[0]) });
  if (!plan.startsWith('step ')) return moves.map((move) => describeChoice(m, move)).join(', ');
  const steps = moves.filter((move) => move.startsWith('step ')).map((move) => move.split(' ')[1]);
  const last = steps[steps.length - 1];
  const odds = m.ctx.forecast === false ? undefined : m.reach.get(last)?.odds;
  const said = m.t('board.do.walk', {
    n: steps.length,
    square: squareName(m, last),
    fight: m.hordes.has(last) ? 'yes' : 'no',
    taken: moves.length - steps.length,
  });
  return m.hordes.has(last) && odds !== undefined
    ? `${said}. ${m.t('board.odds', { n: Math.min(99, Math.floor(odds * 100)) })}`
    : said;
}

// ---- what a thing is ----

const STEP_RULES = { tiles: 'R10', deck: 'R63', martians: 'R36', supply: 'R55', items: 'R34', ship: 'R71' };

/** What is in the deck, for who looks through it. @param {Model} m */
function lookedThrough(m) {
  const { cards } = m.view.deck;
  if (!cards) return '';
  const names = [...new Set(cards)].map((card) => [
    m.t(`card.${card}`),
    cards.filter((other) => other === card).length,
  ]);
  return m.t('board.deck.seen', { cards: names.map(([name, n]) => (n === 1 ? name : `${name} ×${n}`)).join(', ') });
}

/** @param {Model} m @param {string} name */
function aboutPile(m, name) {
  const { view } = m;
  const texts = {
    tiles: [
      m.t('board.pile', { n: view.pile.size }),
      view.pile.left.length
        ? m.t('board.pile.left', { tiles: view.pile.left.map((tile) => tileName(m, tile)).join(', ') })
        : '',
      view.lost.length ? m.t('board.pile.lost', { tiles: view.lost.map((tile) => tileName(m, tile)).join(', ') }) : '',
    ],
    deck: [
      m.t('board.deck', { n: view.deck.size, gone: view.deck.discards.length }),
      view.deck.discards.map((card) => m.t(`card.${card}`)).join(', '),
      lookedThrough(m),
    ],
    martians: [
      m.t('board.deck.martian', { n: view.martian_deck?.size ?? 0, gone: view.martian_deck?.discards.length ?? 0 }),
      (view.martian_deck?.discards ?? []).map((card) => m.t(`card.${card}`)).join(', '),
    ],
    supply: [
      m.t('board.supply', { n: view.supply, spawns: view.spawns ?? 0, turns: view.turns_left ?? -1 }),
      m.t('board.about.supply', { mode: view.cooperative ? 'coop' : 'all' }),
    ],
    items: [
      m.t('board.pool', {
        n: view.pool,
        fuel: view.unseen.fuel ?? 0,
        fertilizer: view.unseen.fertilizer ?? 0,
        dynamite: view.unseen.dynamite ?? 0,
      }),
      m.t('board.unseen.signs', { circles: view.unseen_signs.circle ?? 0, ship: view.unseen_signs.ship ?? 0 }),
    ],
    ship: [
      m.t('board.delivered', {
        n: view.delivered.length,
        items: view.delivered.map((item) => m.t(`item.${item}`)).join(', '),
      }),
    ],
  };
  const text = /** @type {Record<string, string[]>} */ (texts)[name] ?? [];
  return {
    title: m.t(`board.pile.${name}`),
    text: text.filter(Boolean),
    rule: /** @type {Record<string, string>} */ (STEP_RULES)[name],
  };
}

/** @param {Model} m @param {string} cell */
function aboutPlace(m, cell) {
  const placed = m.tiles.get(cell);
  if (!placed) return {};
  const shown = [
    ...new Set([
      ...m.view.martians,
      ...m.view.tokens.map(({ at }) => at),
      ...m.view.signs.map(({ at }) => at),
      ...m.view.seats.map(({ pawn }) => pawn),
    ]),
  ].filter((at) => cellOf(at) === cell);
  const sort = placed.tile.startsWith('generic')
    ? 'generic'
    : placed.tile.startsWith('farm')
      ? 'farm'
      : placed.tile === 'house'
        ? 'house'
        : 'building';
  return {
    title: cellName(m, cell),
    text: [m.t(`board.about.${sort}`), ...shown.map((at) => `${squareName(m, at)}: ${contents(m, at).join(', ')}`)],
    rule: sort === 'farm' ? 'R55' : sort === 'house' ? 'R2' : 'R21',
  };
}

/** A card, and why it can't be played now. @param {Model} m @param {string} card */
function aboutCard(m, card) {
  const why = m.live ? m.view.why?.[card] : undefined;
  return {
    title: m.t(`card.${card}.full`),
    text: [
      m.t(`board.sort.${sortOfCard(card)}`),
      fullText(m, card),
      ...(why ? [m.t('board.why', { why: m.t(`why.${why.key}`, why.params ?? {}) })] : []),
    ],
    rule: why?.rule ?? 'R60',
  };
}

const STEPS = ['tile', 'fight', 'draw', 'roll', 'walk', 'martians', 'spawn', 'discard'];

/** A tile as the owner of a box has entered it; else its own text does. @param {Model} m @param {string} name */
function aboutTile(m, name) {
  const own = ownPart(m.view, 'tiles')[name];
  if (!own) return {};
  const { bullets = 0, lives = 0, items = 0, drawing } = own;
  const inside = ['bullets', 'lives', 'items'].some((kind) => kind in own);
  return {
    text: [
      inside ? m.t('board.own.tile', { bullets, lives, items }) : m.t(`tile.${name}.text`),
      ...(drawing ? [m.t('board.own.roads')] : []),
    ],
  };
}

/** A card that works for a while, and until when. @param {Model} m @param {string} number */
function aboutEffect(m, number) {
  const effect = m.view.effects[Number(number)];
  if (!effect) return {};
  const lasting = { card: effect.card, name: m.names[effect.seat] ?? '', end: endOf(m, effect) };
  return {
    title: m.t(`card.${effect.card}.full`),
    text: [fullText(m, effect.card), m.t('board.effect', lasting)],
    rule: 'R64',
  };
}

/** How many cards a seat holds, and which, where that is known. @param {Model} m @param {string} seat */
function aboutHand(m, seat) {
  const { cards, hand } = m.view.seats[Number(seat)];
  const held = `${m.t('board.cards', { name: nameOf(m, seat), n: cards })}.`;
  const known = (hand ?? []).map((card) => cardWords(m, card));
  return { title: nameOf(m, seat), text: [held, ...known, m.t('board.about.hand')], rule: 'R62' };
}

/** A step of the turn. @param {Model} m @param {string} step */
function aboutStep(m, step) {
  const place = STEPS.indexOf(step);
  return {
    title: m.t('board.step', { n: place + 1, step }),
    text: [m.t(`board.about.step.${step}`)],
    rule: `R${10 + place}`,
  };
}

/** How many cards a seat may still play, and whether it must keep quiet. @param {Model} m @param {string} seat */
function aboutAllowance(m, seat) {
  const { allowance, quiet } = m.view.seats[Number(seat)];
  const name = nameOf(m, seat);
  const silence = quiet === 'no' ? [] : [`${m.t(`board.quiet.${quiet}`, { name })}.`];
  return {
    title: name,
    text: [`${m.t('board.allowance', { n: allowance, name })}.`, m.t('glossary.allowance'), ...silence],
    rule: 'R61',
  };
}

/**
 * Lives, bullets and Martians shot: what they are, and how many each seat has.
 * @param {Model} m
 * @param {string} part
 */
function aboutPart(m, part) {
  const { goal, seats } = m.view;
  const told = {
    life: { rule: 'R30', each: seats.map(({ life: n }, seat) => m.t('board.life', { name: nameOf(m, seat), n })) },
    bullet: {
      rule: 'R41',
      each: seats.map(({ bullets: n }, seat) => m.t('board.bullets', { name: nameOf(m, seat), n })),
    },
    kills: {
      rule: 'R70',
      each: seats.map(({ kills: n }, seat) => m.t('board.kills', { name: nameOf(m, seat), n, goal })),
    },
  }[part];
  if (!told) return {};
  const what = m.t(`board.about.${part}`, { goal });
  return { title: m.t(`board.part.${part}`), text: [what, ...told.each.map((one) => `${one}.`)], rule: told.rule };
}

/** @type {Record<string, (m: Model, name: string) => ReturnType<typeof aboutCard> | {}>} */
const ABOUT = {
  card: aboutCard,
  place: aboutPlace,
  tile: aboutTile,
  pile: aboutPile,
  effect: aboutEffect,
  item: (m, item) => ({ title: m.t(`item.${item}.full`), text: [m.t('board.about.item')], rule: 'R34' }),
  hand: aboutHand,
  step: aboutStep,
  may: aboutAllowance,
  part: aboutPart,
};

/** A name, texts and a rule for what was asked about. @param {Model} m @param {string} id */
export function about(m, id) {
  const [kind, name] = id.split('.');
  return ABOUT[kind]?.(m, name) ?? {};
}
