/** The table in words: the text twin, the short names of choices, what can be read about a thing. */
import { ownPart } from '../../kit/ownparts.js';
import { cardName, cardWords } from './card.js';
import { warning } from './bar.js';
import { ALL_CARDS, BUILDINGS, colourOf, COLOURS, printed, printedIn } from './deck.js';
import { words } from './effects.js';
import { machineSteps, planWords } from './machine.js';
import { DA, mostEnergy, nameOf, sideOf } from './model.js';
import { stealLines } from './steals.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {{heading: string, columns?: string[], rows?: string[][], items?: string[]}} Part */

/** Who is in a space: names with numbers. @param {Model} m @param {number[]} counts */
const crew = (m, counts) =>
  counts.flatMap((n, i) => (n ? [`${nameOf(m, m.sides[i])} ${n}`] : [])).join(', ') || m.t('board.nobody.here');

/** @param {Model} m @returns {Part} */
function buildings(m) {
  const rows = m.view.row.map((building) => {
    const { to_beat: value, stack, one, two, room } = m.view.buildings[building];
    const cards =
      stack
        .map((laid) => (laid.down ? m.t('board.down', { colour: colourOf(laid.card) }) : String(laid.value)))
        .join(', ') || m.t('board.none');
    const houses = value !== null;
    return [
      m.t(`building.${building}`),
      houses ? String(value) : '–',
      houses ? `${crew(m, two)} (${m.t('board.room', { n: room })})` : '–',
      houses ? crew(m, one) : '–',
      cards,
      words(m.t, BUILDINGS[building].ability),
    ];
  });
  return {
    heading: m.t('board.buildings'),
    columns: ['building', 'to_beat', 'two', 'one', 'stack', 'ability'].map((key) => m.t(`board.column.${key}`)),
    rows,
  };
}

/** How far a side is on the way to the end and to the bonuses. @param {Model} m @param {string} who */
function raceWords(m, who) {
  const { score, settled, homes, crowd } = sideOf(m, who);
  return [
    m.t('board.race.settled', { n: settled }),
    m.t('board.race.homes', { n: homes }),
    m.t('board.race.crowd', { n: crowd }),
    m.t(score.energy ? 'board.race.energy' : 'board.race.energy.not'),
  ];
}

/** @param {Model} m @param {string} who @returns {Part} */
function side(m, who) {
  const { earth, ship, energy, score, prep, could_end: end } = sideOf(m, who);
  const name = nameOf(m, who);
  const own = who === String(m.own);
  const seat = who === DA ? null : m.view.seats[Number(who)];
  const slots = prep.map(
    (card, i) =>
      `${m.t('board.slot.own', { slot: i ? 'right' : 'left' })}: ${card ? (own ? cardWords(m, card) : cardName(m, card)) : m.t('board.slot.empty')}`,
  );
  return {
    heading: name,
    items: [
      m.t('board.points', { name, n: score.total }),
      m.t('board.score', { ...score }),
      raceWords(m, who).join(' · '),
      [
        m.t('board.earth', { name, n: earth }),
        m.t('board.ship', { name, n: ship }),
        m.t('board.energy', { name, n: energy, most: mostEnergy(m) }),
      ].join(' · '),
      ...(end && m.view.turn !== null ? [m.t('board.could_end', { name })] : []),
      ...(who === DA ? Object.keys(m.view.da?.plans ?? {}).map((colour) => planWords(m, colour)) : []),
      ...slots,
      ...(seat
        ? [
            `${m.t('board.hand')}: ${seat.hand.map((card) => (own ? cardWords(m, card) : cardName(m, card))).join('; ') || m.t('board.none')}`,
          ]
        : []),
      ...(own ? (seat?.pack ?? []).map((card) => `${m.t('board.pack')}: ${cardWords(m, card)}`) : []),
    ],
  };
}

/** @param {Model} m @returns {Part[]} */
export function twinParts(m) {
  const { view } = m;
  const { size, top, rounds } = view.deck;
  const said = warning(m);
  const table = [
    m.t('board.round', { n: view.round }),
    m.t('board.deck', { n: size, what: top ? cardName(m, top) : m.t('board.none') }),
    ...(rounds === undefined || rounds === null || view.turn === null ? [] : [m.t('board.deck.rounds', { n: rounds })]),
    `${m.t('board.discards', { n: view.discards.length, what: cardName(m, view.discards.at(-1) ?? null) })}`,
    ...(said ? [said] : []),
    ...(view.looked?.seat === m.own
      ? view.looked.cards.map((card) => `${m.t('board.looked')}: ${cardWords(m, card)}`)
      : []),
  ];
  const order = [...m.sides].sort((a, b) => Number(b === String(m.own)) - Number(a === String(m.own)));
  const steps = machineSteps(m);
  return [
    { heading: m.t('board.table'), items: table },
    buildings(m),
    ...order.map((who) => side(m, who)),
    { heading: m.t('board.unseen.title'), items: unseen(m) },
    ...(steps.length ? [{ heading: m.t('board.da.steps'), items: steps }] : []),
  ];
}

/**
 * Values of each colour that are nowhere to be seen now; an option names cards but shows none.
 * @param {Model} m @returns {string[]}
 */
function unseen(m) {
  const seen = new Set(JSON.stringify({ ...m.view, options: null }).match(/[a-z]+-[1-7]/g));
  return COLOURS.flatMap((colour) => {
    const values = ALL_CARDS.filter((card) => colourOf(card) === colour && !seen.has(card)).map((card) =>
      String(printedIn(m.view, card)?.value),
    );
    return values.length ? [m.t('board.unseen', { colour, values: values.join(', ') })] : [];
  });
}

/** What the words after a verb are, in order. @type {Record<string, string[]>} */
const PLACES = {
  keep: ['card'],
  fill: ['card'],
  hand: ['card'],
  discard: ['card'],
  return: ['card'],
  prep: ['slot', 'card'],
  steal: ['who', 'slot'],
  burn: ['place', 'card'],
  scrap: ['slot'],
  take: ['slot'],
  settle: ['building'],
  scheme: ['building'],
  promote: ['building'],
  salvage: ['building'],
  demote: ['who', 'building'],
  shift: ['who', 'building', 'way'],
  swap: ['building', 'up', 'down'],
  transfer: ['origin', 'target'],
  drain: ['who'],
  peek: ['who'],
  restack: ['building', 'lower', 'upper'],
  cover: ['card', 'building'],
  sink: ['place', 'card'],
  exchange: ['card', 'slot'],
  trade: ['slot', 'who', 'their_slot'],
};

/** @param {Model} m @param {string} kind @param {string} word */
function wordName(m, kind, word) {
  if (kind === 'card') return m.t(`card.${word}`);
  if (kind === 'who' || kind === 'up' || kind === 'down') return nameOf(m, word);
  if (kind === 'building' || kind === 'origin' || kind === 'target') return m.t(`building.${word}`);
  if (kind === 'lower' || kind === 'upper') return m.t('board.level', { n: Number(word) });
  return m.t(`board.word.${word}`);
}

/** A move or a part of one, in a few words. @param {Model} m @param {string} pattern */
export function describeChoice(m, pattern) {
  const [verb, ...given] = pattern.split(' ');
  const kinds = PLACES[verb] ?? [];
  const named = given.map((word, i) => ({ word, kind: kinds[i] })).filter(({ word, kind }) => word !== '*' && kind);
  const { pending } = m.view;
  if (named.length === kinds.length) {
    const params = Object.fromEntries(named.map(({ word, kind }) => [kind, wordName(m, kind, word)]));
    const who = given[kinds.indexOf('who')];
    const back =
      who !== undefined && kinds.includes('slot')
        ? sideOf(m, who)?.prep[given[kinds.indexOf('slot')] === 'right' ? 1 : 0]
        : verb === 'take' || verb === 'scrap'
          ? m.view.da?.prep[given[0] === 'right' ? 1 : 0]
          : null;
    return m.t(`board.do.${verb}`, {
      ...params,
      n: pending?.n ?? 0,
      here: pending?.building ? m.t(`building.${pending.building}`) : '',
      what: cardName(m, back ?? null),
    });
  }
  if (!named.length) return m.t(`board.verb.${verb}`);
  return named.map(({ word, kind }) => wordName(m, kind, word)).join(', ');
}

/** Which Ship each side has. @param {Model} m @returns {string[]} */
const shipNames = (m) =>
  (m.view.ships ?? []).map((ship, i) => `${m.t('board.ship.name', { name: nameOf(m, m.sides[i]), ship })}.`);

/** Counters: what they count, and how much everybody has now. @param {Model} m @param {string} id */
function counted(m, id) {
  const [kind, who] = id.split('.');
  const all = (/** @type {'earth' | 'ship' | 'energy'} */ what) =>
    m.sides.map(
      (one) => `${m.t(`board.${what}`, { name: nameOf(m, one), n: sideOf(m, one)[what], most: mostEnergy(m) })}.`,
    );
  if (id === 'part.energy')
    return {
      title: m.t('board.energy.title'),
      text: [m.t('board.about.energy', { most: mostEnergy(m) }), ...all('energy')],
      rule: 'R15',
    };
  if (id === 'part.earth')
    return { title: m.t('board.earth.title'), text: [m.t('board.about.earth'), ...all('earth')], rule: 'R14' };
  if (id === 'part.ship')
    return { title: m.t('part.ship'), text: [m.t('glossary.ship'), ...shipNames(m), ...all('ship')], rule: 'R20a' };
  if (kind === 'hand') {
    const { hand } = m.view.seats[Number(who)];
    return {
      title: nameOf(m, who),
      text: [
        `${m.t('board.hand.of', { name: nameOf(m, who), n: hand.length, cards: hand.map((card) => cardName(m, card)).join(', ') || m.t('board.none') })}.`,
        m.t('glossary.hand'),
      ],
      rule: 'R11',
    };
  }
  if (kind === 'points')
    return {
      title: m.t('board.points', { name: nameOf(m, who), n: sideOf(m, who).score.total }),
      text: [`${m.t('board.score', { ...sideOf(m, who).score })}.`],
      rule: who === DA ? 'R42' : 'R20',
    };
  if (kind === 'race')
    return {
      title: nameOf(m, who),
      text: [...raceWords(m, who), m.t(who === DA ? 'board.about.race.da' : 'board.about.race')],
      rule: who === DA ? 'R42' : 'R20',
    };
  if (kind === 'round')
    return {
      title: m.t('board.round', { n: m.view.round }),
      text: [m.t(m.view.da ? 'board.about.round.solo' : 'board.about.round'), warning(m)].filter(Boolean),
      rule: m.view.da ? 'R41' : 'R9',
    };
  return null;
}

/** A name, texts and a rule for what was asked about. @param {Model} m @param {string} id */
export function about(m, id) {
  const [kind, name] = id.split('.');
  if (kind === 'card' && printed(name)) {
    const { colour, value, top, bottom } = /** @type {import('./deck.js').Card} */ (printedIn(m.view, name));
    const own = name in ownPart(m.view, 'cards');
    const half = (/** @type {'top' | 'bottom'} */ which, /** @type {import('./deck.js').Op[]} */ ops) =>
      own ? `${words(m.t, ops)}.` : m.t(`card.${name}.${which}`);
    return {
      title: m.t(`card.${name}`),
      text: [
        m.t('board.about.card', { colour, value }),
        `${m.t('board.about.top')} ${half('top', top)}`,
        `${m.t('board.about.bottom')} ${half('bottom', bottom)}`,
        ...(own ? [m.t('board.about.own')] : []),
        ...stealLines(m, name),
      ],
      rule: 'R12',
    };
  }
  if (kind === 'card' || kind === 'back')
    return {
      title: m.t('board.back', { colour: name }),
      text: [m.t('board.about.back', { colour: name })],
      rule: 'Q6',
    };
  if (kind === 'building') {
    const { to_beat: value, one, two, room } = m.view.buildings[name];
    const text = [m.t('board.about.ability', { text: words(m.t, BUILDINGS[name].ability) })];
    if (value !== null)
      text.push(
        m.t('board.about.value', { value }),
        `${m.t('board.column.two')}: ${crew(m, two)} (${m.t('board.room', { n: room })}). ${m.t('board.column.one')}: ${crew(m, one)}.`,
      );
    else text.push(m.t('board.nobody'));
    if (m.view.da) text.push(`${planWords(m, name)}.`);
    return { title: m.t(`building.${name}`), text, rule: 'R17' };
  }
  if (id === 'discards')
    return {
      title: m.t('board.discards.title'),
      text: m.view.discards.length
        ? [m.view.discards.map((card) => cardName(m, card)).join(', ')]
        : [m.t('board.none')],
      rule: 'Q7',
    };
  if (id === 'deck') {
    const { size, top, bottom } = m.view.deck;
    const text = [m.t('board.deck', { n: size, what: top ? cardName(m, top) : m.t('board.none') })];
    if (bottom.length)
      text.push(m.t('board.deck.bottom', { cards: bottom.map((card) => cardName(m, card)).join(', ') }));
    text.push(...unseen(m));
    return { title: m.t('board.deck.title'), text, rule: m.view.da ? 'R40' : 'R18' };
  }
  return counted(m, id) ?? {};
}
