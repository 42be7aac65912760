/** The table in words: the text twin, the short names of choices, what can be read about a thing. */
import { ownPart } from '../../kit/ownparts.js';
import { lastRound, lastRule } from './bar.js';
import { answerWords, warnings } from './decide.js';
import { MECHANISMS } from './icons.js';
import { nameOf, readSet } from './model.js';
import { TYPES } from './shape.js';
import { effectAt, priceBefore, signed } from './rail.js';
import { offerWords } from './stall.js';
import { needWords } from './works.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {{heading: string, columns?: string[], rows?: string[][], items?: string[]}} Part */

const RULE_OF = Object.keys(MECHANISMS);

/** @param {Model} m @param {string} type */
const part = (m, type) => m.t(`component.${type}`);

/** @param {Model} m @param {[string, number][]} counted */
const counts = (m, counted) => counted.map(([type, n]) => `${n} ${part(m, type)}`).join(', ') || m.t('board.none');

/** @param {Model} m @returns {Part} */
function line(m) {
  const { line: types, prices, bought } = m.view;
  return {
    heading: m.t('board.line'),
    columns: ['place', 'part', 'effect', 'price', 'forecast', 'bought'].map((key) => m.t(`board.column.${key}`)),
    rows: types.map((type, i) => [
      String(i + 1),
      part(m, type),
      signed(effectAt(m, type, i + 1)),
      String(prices[type]),
      m.coming ? String(m.coming[type]) : '–',
      bought.includes(type) ? m.t('board.yes') : '–',
    ]),
  };
}

/** @param {Model} m @returns {Part} */
function works(m) {
  return {
    heading: m.t('board.mechanisms'),
    columns: ['mechanism', 'needs', 'owners', 'does'].map((key) => m.t(`board.column.${key}`)),
    rows: m.view.mechanisms.map((one) => [
      m.t(`mechanism.${one.id}`),
      needWords(m, one),
      one.owners.map((seat) => nameOf(m, seat)).join(', ') || '–',
      m.t(`mechanism.${one.id}.text`),
    ]),
  };
}

/** @param {Model} m @param {number} seat @returns {Part} */
function side(m, seat) {
  const { cogs, scrap, cards, open, built } = m.view.seats[seat];
  const name = nameOf(m, seat);
  const known = Object.entries(open).filter(([, n]) => n);
  return {
    heading: name,
    items: [
      m.t('board.cogs', { name, n: cogs }),
      m.t('board.scrap', { name, n: scrap }),
      m.t('board.cards', { name, n: cards }),
      ...(known.length && seat !== m.own ? [m.t('board.open', { parts: counts(m, known) })] : []),
      ...built.map(
        (one) =>
          `${m.t('board.built', { name, mechanism: one.id, cards: one.cards })}${one.used ? `. ${m.t('board.used')}` : ''}`,
      ),
    ],
  };
}

/** @param {Model} m @returns {Part} */
function sets(m) {
  return {
    heading: m.t('board.hand'),
    columns: ['part', 'cards', 'now', 'then'].map((key) => m.t(`board.column.${key}`)),
    rows: m.view.sets.map(({ type, have, scrap, now, then, short }) => [
      part(m, type),
      String(have),
      short ? m.t('board.short', { n: short }) : `${now}${scrap ? ` (${m.t('board.with_scrap', { n: scrap })})` : ''}`,
      short || then === null || !m.coming ? '–' : String(then),
    ]),
  };
}

/** @param {Model} m @returns {string[]} */
function reportWords(m) {
  const found = m.view.report;
  if (!found) return [];
  return [
    ...found.prices.map(([type, before, after]) => m.t('board.changed', { type, before, after })),
    ...found.sales.map(({ seat, type, real, scrap, income }) =>
      m.t('board.sale', { name: nameOf(m, seat), type, real, scrap, income }),
    ),
    ...found.income.map((n, seat) => m.t('board.income', { name: nameOf(m, seat), n })),
  ];
}

/** @param {Model} m @returns {Part[]} */
export function twinParts(m) {
  const { view } = m;
  const cards = /** @type {[string, number][]} */ (
    TYPES.map((type) => [type, view.market.filter((one) => one === type).length])
  );
  const said = lastRound(m);
  const table = [
    m.t('board.round', { n: view.round }),
    m.t(`board.phase.${view.phase}`),
    m.t('board.first', { name: nameOf(m, view.first) }),
    ...(said ? [`${said} ${lastRule(m)}`] : []),
    ...(view.phase === 'turn' ? [m.t('board.passes', { n: view.pass_streak, players: view.players })] : []),
    m.t('board.deck', { n: view.deck }),
    m.t('board.discards', { n: view.discards }),
    ...warnings(m),
  ];
  const market = cards
    .filter(([, n]) => n)
    .map(([type, n]) => m.t('board.market.row', { type, n, price: view.prices[type] }));
  const order = view.seats.map((_, seat) => seat).sort((a, b) => Number(b === m.own) - Number(a === m.own));
  return [
    { heading: m.t('board.table'), items: table },
    {
      heading: m.t('board.market', { n: view.market.filter(Boolean).length }),
      items: market.length ? market : [m.t('board.market.bare')],
    },
    line(m),
    ...(view.seats[m.own]?.hand ? [sets(m)] : []),
    ...(view.x_ray
      ? [{ heading: m.t('board.xray'), items: view.x_ray.map((type, i) => `${i + 1}. ${part(m, type)}`) }]
      : []),
    ...(view.mechanisms.length ? [works(m)] : []),
    ...order.map((seat) => side(m, seat)),
    ...(view.purchases.length
      ? [
          {
            heading: m.t('board.purchases'),
            items: view.purchases.map(({ seat, type, paid }) =>
              m.t('board.purchase', { name: nameOf(m, seat), type, n: paid }),
            ),
          },
        ]
      : []),
    ...(view.report ? [{ heading: m.t('board.report', { round: view.report.round }), items: reportWords(m) }] : []),
  ];
}

/** A single word of a move. @param {Model} m @param {string} word @returns {string} */
function wordName(m, word) {
  if (TYPES.includes(word)) return part(m, word);
  if (word in MECHANISMS) return m.t(`mechanism.${word}`);
  if (/^\d+\+\d+$/.test(word)) return m.t('board.set', { ...readSet(word) });
  if (/^\d$/.test(word) && m.view.line[Number(word)])
    return m.t('board.swap', {
      place: Number(word),
      next: Number(word) + 1,
      front: m.view.line[Number(word) - 1],
      back: m.view.line[Number(word)],
    });
  return word;
}

/** What a card really costs the seat on turn. @param {Model} m @param {string} type */
const dueOf = (m, type) => m.view.due?.[type] ?? m.view.prices[type];

/** @param {Model} m @param {string[]} given the words after `use` */
function useWords(m, [id, one, two]) {
  if (id === 'aether_drive') return wordName(m, one);
  if (id === 'spectroscope') return m.t('board.do.extra', { type: one, due: dueOf(m, one) });
  return m.t('board.do.post', { given: one, taken: two });
}

/** A move or a part of one, in a few words. @param {Model} m @param {string} pattern */
export function describeChoice(m, pattern) {
  const [verb, ...all] = pattern.split(' ');
  while (all.at(-1) === '*') all.pop();
  const whole = m.live && m.ctx.picker.moves.includes([verb, ...all].join(' '));
  const named = all.filter((word) => word !== '*');
  if (!named.length && !whole) return m.t(`board.verb.${verb}`);
  if (!whole)
    return named
      .map((word) => (verb === 'engine_choice' ? answerWords(m, `engine_choice ${word}`) : wordName(m, word)))
      .join(', ');
  if (verb === 'buy') return m.t('board.do.buy', { type: all[0], due: dueOf(m, all[0]) });
  if (verb === 'build' || verb === 'dismantle') {
    const said = m.t(`board.do.${verb}`, { mechanism: all[0] });
    const chosen = verb === 'build' && m.ctx.picker?.only() === `build ${all[0]}`;
    return chosen ? `${said}. ${m.t(`mechanism.${all[0]}.text`)}` : said;
  }
  if (verb === 'sell') return offerWords(m, all[0], { move: pattern, ...readSet(all[1]) });
  if (verb === 'use') return useWords(m, all);
  return answerWords(m, [verb, ...all].join(' '));
}

/** What is asked at a place of the move. @param {Model} m @param {number} place */
export function questionOf(m, place) {
  const [verb, second] = m.ctx.picker?.selection.split(' ') ?? [];
  if (place === 0 || !verb || verb === '*') return m.t('board.choose');
  if (verb === 'use' && place === 2)
    return m.t(
      second === 'aether_drive'
        ? 'board.which.swap'
        : second === 'spectroscope'
          ? 'board.which.card'
          : 'board.which.give',
    );
  if (verb === 'use' && place === 3) return m.t('board.which.take');
  if (verb === 'sell' && place === 2) return m.t('board.which.set');
  return m.t(verb === 'build' || verb === 'dismantle' || verb === 'use' ? 'board.which.mechanism' : 'board.which.part');
}

/** @param {Model} m @param {string} type */
function aboutPart(m, type) {
  const { prices, line: types, market, seats } = m.view;
  const place = types.indexOf(type) + 1;
  const now = prices[type];
  const before = priceBefore(m, type);
  const text = [
    before === null
      ? m.t('board.about.part', { type, price: now, place, effect: signed(effectAt(m, type, place)) })
      : m.t('board.about.part.was', { price: now, place, before }),
  ];
  if (m.coming) text.push(m.t('board.about.then', { price: m.coming[type] }));
  const seen = [
    m.t('board.about.market', { n: market.filter((one) => one === type).length }),
    ...seats.flatMap((one, seat) => {
      const mine = seat === m.own && one.hand;
      const n = mine ? (one.hand?.[type] ?? 0) : (one.open[type] ?? 0);
      return n ? [m.t(mine ? 'board.about.mine' : 'board.about.held', { name: nameOf(m, seat), n })] : [];
    }),
  ];
  text.push(seen.join('; '));
  return { title: m.t(`component.${type}.full`), text, rule: 'R22' };
}

/** @param {Model} m @param {string} id */
function aboutMechanism(m, id) {
  const found = m.view.mechanisms.find((one) => one.id === id);
  const text = [m.t(`mechanism.${id}.text`)];
  if (found) {
    text.push(
      m.t('board.needs', { parts: needWords(m, found) }),
      m.t(found.slot ? 'board.about.slot' : 'board.about.free'),
    );
    if (id === 'automaton' && m.view.options.automaton_bonus)
      text.push(m.t('board.about.bonus', { n: Number(m.view.options.automaton_bonus) }));
    const own = ownPart(m.view, 'mechanisms')[id];
    if (own) text.push(m.t('board.about.own'));
    if (own?.amount) text.push(m.t('board.about.amount', { n: Number(own.amount) }));
    for (const word of ['way', 'pays', 'often'])
      if (typeof own?.[word] === 'string') text.push(m.t(`board.about.${word}`, { [word]: own[word] }));
    if (found.owners.length)
      text.push(m.t('board.owners', { names: found.owners.map((seat) => nameOf(m, seat)).join(', ') }));
  }
  return { title: m.t(`mechanism.${id}.full`), text, rule: `M${RULE_OF.indexOf(id) + 1}` };
}

/** @param {string} text */
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Counters and marks: their word of the glossary, and how things stand now.
 * @param {Model} m
 * @param {string} kind
 * @param {number} seat
 */
function counted(m, kind, seat) {
  const { seats, round, first, market } = m.view;
  const told = (/** @type {string} */ word, /** @type {string} */ now, /** @type {string} */ rule) => ({
    title: upper(m.t(`part.${word}`)),
    text: [now, m.t(`glossary.${word}`)],
    rule,
  });
  if (kind === 'cogs') return told('cogs', m.t('board.cogs', { name: nameOf(m, seat), n: seats[seat].cogs }), 'R31');
  if (kind === 'scrap')
    return told('scrap', m.t('board.scrap', { name: nameOf(m, seat), n: seats[seat].scrap }), 'R24c');
  if (kind === 'first') return told('first', m.t('board.first', { name: nameOf(m, first) }), 'R12');
  if (kind === 'market') return told('market', m.t('board.market', { n: market.filter(Boolean).length }), 'R8');
  if (kind === 'round')
    return { title: m.t('board.round', { n: round }), text: [m.t('board.about.passes')], rule: 'R21' };
  return null;
}

/** A name, texts and a rule for what was asked about. @param {Model} m @param {string} id */
export function about(m, id) {
  const [kind, name] = id.split('.');
  const found = counted(m, kind, Number(name));
  if (found) return found;
  if (kind === 'last') return { title: m.t('board.last'), text: [lastRound(m), lastRule(m)], rule: 'R23' };
  if (kind === 'component' && TYPES.includes(name)) return aboutPart(m, name);
  if (kind === 'mechanism' && name in MECHANISMS) return aboutMechanism(m, name);
  if (kind === 'hand') {
    const seat = Number(name);
    const known = Object.entries(m.view.seats[seat].open).filter(([, n]) => n);
    return {
      title: nameOf(m, seat),
      text: [
        m.t('board.cards', { name: nameOf(m, seat), n: m.view.seats[seat].cards }),
        known.length ? m.t('board.open', { parts: counts(m, known) }) : m.t('board.open.none'),
      ],
      rule: 'Q30',
    };
  }
  if (kind === 'pile' && name === 'passes')
    return {
      title: m.t('board.passes.title'),
      text: [m.t('board.passes', { n: m.view.pass_streak, players: m.view.players }), m.t('board.about.passes')],
      rule: 'R21b',
    };
  if (kind === 'pile') {
    const n = name === 'deck' ? m.view.deck : m.view.discards;
    return {
      title: m.t(`board.${name}.title`),
      text: [m.t(`board.${name}`, { n }), m.t(`board.about.${name}`)],
      rule: name === 'deck' ? 'R25' : 'R24d',
    };
  }
  return {};
}

/** What is worth telling when one's turn comes; what follows from it by itself is seen on the table. */
const NEWS = new Set([
  'bought',
  'swapped',
  'posted',
  'passed',
  'built',
  'dismantled',
  'prices',
  'nudged',
  'sold',
  'boosted',
]);

/** @param {{events: any[]}[]} entries @param {import('./model.js').Context} ctx @returns {string[]} */
export const news = (entries, ctx) =>
  entries.flatMap(({ events }) =>
    events.filter(({ kind }) => NEWS.has(kind)).map((event) => ctx.t(`log.${event.kind}`, event)),
  );
