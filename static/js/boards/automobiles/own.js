/**
 * The own place: what the turn would bring, one card for each colour with its cubes, and the buttons that end things.
 */
import { html, nothing } from '../../base/lit.js';
import { bagCounter } from '../../kit/bag.js';
import { cube, cubeInline } from '../../kit/cube.js';
import { COMMON, iconInline } from '../../kit/icon.js';
import { fittedName } from '../../kit/name.js';
import { panelPiece } from '../../kit/piece.js';
import { carInline } from './cars.js';
import { GEARS } from './geometry.js';
import { handCubes } from './hand.js';
import { CUBE_SIGNS, SIGNS } from './icons.js';
import { ACTIONS, COLOURS, goodOf, look, nameOf, open, sizeOf } from './model.js';
import { cardText, choiceWords, describePlan, endWarning, fullText, whyNot } from './words.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./model.js').Side} Side */

/** @param {string} colour @param {string} [kind] */
export const cubePicture = (colour, kind = '') => cubeInline(cube(colour, CUBE_SIGNS[colour]), kind);

/**
 * A fact of the forecast: a picture, a figure, and both in words.
 * @param {unknown} picture @param {unknown} text @param {string} label @param {string} [kind] @param {string} [inspect]
 */
const chip = (picture, text, label, kind = '', inspect = '') =>
  html`<li class=${`au-chip ${kind}`} title=${label} data-inspect=${inspect || nothing}>${picture}<b
    aria-hidden="true">${text}</b><span class="visually-hidden">${label}</span></li>`;

/** What the turn would bring if it ended here, or where the chosen space leads. @param {Model} m */
function outlook(m) {
  const { drive, phase, pending } = m.view;
  if (phase === 'setup') {
    const money = pending?.seat === m.own ? pending.money : 0;
    return html`<ul class="au-outlook">${chip(
      iconInline(SIGNS.money),
      money,
      m.t('board.money', { n: money }),
      'is-money',
      'money',
    )}</ul>`;
  }
  if (!drive || drive.seat !== m.own) return html`<ul class="au-outlook"></ul>`;
  const { wear, drafting, position } = { ...drive, ...(m.chosen ?? {}) };
  const now = m.view.seats[m.own].position;
  const sheltered = drive.shielded || (drafting !== null && (m.chosen || drive.path.length > 0));
  const cost = drive.shielded || drafting !== null ? 0 : wear;
  const why = drive.shielded
    ? m.t('board.wear.shielded')
    : sheltered
      ? m.t('board.wear.drafting', { name: nameOf(m, drafting ?? 0) })
      : m.t('board.wear', { n: cost });
  return html`<ul class="au-outlook" aria-label=${m.t('board.outlook')}>
    ${
      m.forecast
        ? chip(
            html`${cubePicture('wear')}${sheltered ? iconInline(SIGNS.slip) : nothing}`,
            `+${cost}`,
            why,
            cost ? 'is-wear' : sheltered ? 'is-good' : '',
            'turn.wear',
          )
        : nothing
    }
    ${
      m.forecast
        ? chip(
            iconInline(COMMON.flag),
            position === now
              ? m.t('board.place.short', { n: now })
              : `${m.t('board.place.short', { n: now })} → ${m.t('board.place.short', { n: position })}`,
            m.t('board.place', { n: position }),
            position < now ? 'is-good' : '',
            `place.${m.own}`,
          )
        : nothing
    }
    ${chip(iconInline(SIGNS.money), drive.money, m.t('board.money', { n: drive.money }), 'is-money', 'money')}
  </ul>`;
}

/** Buttons of the turn, always in the same order. @param {Model} m */
function acts(m) {
  const warning = m.verbs.has('end') ? endWarning(m) : '';
  /** @type {[string, unknown, string][]} */
  const all = [
    ['draw', SIGNS.bag, ''],
    ['sweep', SIGNS.discard, ''],
    ['skip', SIGNS.enough, ''],
    ['shop', SIGNS.shop, ''],
    ['pit clean', SIGNS.pit, ''],
    ['pit keep', SIGNS.pit, ''],
    ['end', COMMON.flag, warning ? 'has-warning' : ''],
  ];
  return html`<div class="au-acts">${all.map(([move, sign, kind]) => {
    const pattern = open(m, move);
    if (!pattern) return nothing;
    const label = choiceWords(m, move);
    return panelPiece(
      {
        kind: `au-act is-${move.split(' ')[0]} ${kind}`,
        pattern,
        id: `do-${move.replace(' ', '-')}`,
        label: warning && move === 'end' ? `${label}. ${warning}` : label,
        look: look(m, pattern),
      },
      html`${iconInline(kind ? COMMON.warn : sign)}<span aria-hidden="true">${m.t(
        `board.act.${move.replace(' ', '.')}`,
        { n: m.view.drive?.money ?? 0, phase: m.view.phase },
      )}</span>`,
    );
  })}</div>`;
}

/** Where the moves of a colour find their words. @type {Record<string, number>} */
const COLOUR_AT = { remove: 1, lay: 1, rest: 1, bag: 2, fetch: 1, gain: 1, keep: 1, buy: 1 };

/** @type {Record<string, unknown>} */
const CHOICE_SIGNS = {
  remove: SIGNS.away,
  lay: SIGNS.discard,
  rest: SIGNS.used,
  bag: SIGNS.bag,
  fetch: SIGNS.hand,
  gain: SIGNS.up,
  keep: SIGNS.hand,
  buy: SIGNS.shop,
  use: SIGNS.discard,
};

/** Before a number of cubes: do they leave, or come? @type {Record<string, string>} */
const NUMBER_SIGNS = { remove: '−', fetch: '+' };

/**
 * Buying a cube goes to the shop by itself; in the narrow rows of a phone only once no cube can drive any more.
 * @param {Model} m
 * @param {string} colour
 */
function atOnce(m, colour) {
  const { drive, reach } = m.view;
  const good = goodOf(m, colour);
  const offered = good.for_sale && good.stock && (good.cost ?? Infinity) <= (drive?.money ?? 0);
  const driving = m.phone && Object.values(reach).some((targets) => targets.length);
  return m.verbs.has('shop') && offered && !driving ? [`shop;buy ${colour}`] : [];
}

/** All the wear to the discard pile at once. @param {Model} m @param {string} colour */
function wearAway(m, colour) {
  const n = m.view.seats[m.own].act.wear ?? 0;
  return colour === 'wear' && n > 1 && m.ctx.picker.isOpen('use wear') ? [Array(n).fill('use wear').join(';')] : [];
}

/** @param {Model} m @param {string} verb */
const word = (m, verb) => html`<span class="au-choice-word" aria-hidden="true">${m.t(`board.act.${verb}`)}</span>`;

/** What can be done with cubes of a colour now, besides using them. @param {Model} m @param {string} colour */
function choices(m, colour) {
  if (!m.live) return nothing;
  const moves = m.ctx.picker.moves.filter((/** @type {string} */ move) => {
    const words = move.split(' ');
    return words[COLOUR_AT[words[0]]] === colour;
  });
  moves.push(...atOnce(m, colour), ...wearAway(m, colour));
  if (!moves.length) return nothing;
  const counted = moves.length > 1 && moves.every((/** @type {string} */ move) => /\d$/.test(move));
  const lead = moves[0].split(' ')[0];
  return html`<div class=${`au-choices${counted ? ' is-counted' : ''}`}>${
    counted
      ? html`<span class="au-lead"
    aria-hidden="true">${iconInline(CHOICE_SIGNS[lead])}</span>`
      : nothing
  }${moves.map((/** @type {string} */ plan) => {
    const move = plan.split(';').at(-1) ?? plan;
    const [verb, , last] = move.split(' ');
    const pattern = plan.split(';')[0];
    const source = verb === 'bag' ? CHOICE_SIGNS[move.split(' ')[1] === 'act' ? 'fetch' : 'lay'] : null;
    const short =
      verb === 'buy'
        ? m.t('board.dollars', { n: goodOf(m, colour).cost ?? 0 })
        : verb === 'use'
          ? plan.split(';').length
          : `${NUMBER_SIGNS[verb] ?? ''}${last ?? ''}`;
    return panelPiece(
      {
        kind: `au-choice is-${verb}`,
        pattern,
        plan: plan === move ? undefined : plan,
        id: `choice-${move.replaceAll(' ', '-')}`,
        label: plan === move ? choiceWords(m, move) : describePlan(m, plan),
        look: plan === move ? look(m, move) : { legal: true, selected: m.ctx.plan === plan },
      },
      html`${source ? html`${iconInline(source)}<span aria-hidden="true">→</span>` : nothing}${
        counted ? nothing : iconInline(CHOICE_SIGNS[verb])
      }${source ? nothing : short ? html`<b aria-hidden="true">${short}</b>` : word(m, verb)}`,
    );
  })}</div>`;
}

/** The cubes of a colour one may use now. @param {Model} m @param {Side} side @param {string} colour */
function active(m, side, colour) {
  const n = side.act[colour] ?? 0;
  const place = `act-${m.own}-${colour}`;
  const words = { colour, n, card: m.view.cards[colour] };
  if (!n)
    return html`<span class="au-cube is-none" data-inspect=${`cube.${colour}`}
      data-motion-place=${place}>${cubePicture(colour)}</span>`;
  const due = m.live && m.verbs.has('use');
  const pattern = due ? `use ${colour}` : undefined;
  const why = due ? whyNot(m, colour) : '';
  const label = [m.t('board.active', words), why].filter(Boolean).join('. ');
  return panelPiece(
    {
      kind: 'au-cube',
      pattern,
      id: place,
      place,
      label,
      inspect: `cube.${colour}`,
      look: { ...look(m, pattern), off: Boolean(why) },
    },
    html`${cubeInline(handCubes(m, m.own, colour, n))}<b aria-hidden="true">${n}</b>`,
  );
}

/** Where the other cubes of a colour are. @param {Model} m @param {Side} side @param {string} colour */
function elsewhere(m, side, colour) {
  /** @type {[string, unknown, number | undefined][]} */
  const piles = [
    ['used', SIGNS.used, side.used[colour]],
    ['disc', SIGNS.discard, side.disc[colour]],
    ['bag', SIGNS.bag, side.bag.cubes?.[colour]],
  ];
  return html`<span class="au-elsewhere">${piles.map(([pile, sign, n]) => {
    const label = m.t(`board.pile.${pile}`, { n: n ?? 0 });
    return html`<span class=${n ? '' : 'is-empty'} title=${label}
      data-inspect=${`pile.${m.own}.${pile}`}>${iconInline(sign)}<b aria-hidden="true">${n ?? 0}</b><span
        class="visually-hidden">${label}</span></span>`;
  })}</span>`;
}

/**
 * The wear a card costs and the gears it drives with, as little cubes.
 * @param {import('./model.js').Live | undefined} live
 */
function costs(live) {
  if (!live) return nothing;
  const { wear, steps = 0, colours = [] } = live;
  const gears = GEARS.filter((gear) => steps && colours.includes(gear) && colours.length < GEARS.length);
  if (!wear && !steps) return nothing;
  return html`<span class="au-costs" aria-hidden="true">${
    wear
      ? html`<b
    class="au-cost">+${wear}${cubePicture('wear')}</b>`
      : nothing
  }${
    steps
      ? html`<b
      class="au-gain">≤${steps}${gears.map((gear) => cubePicture(gear))}</b>`
      : nothing
  }</span>`;
}

/** @param {Model} m @param {Side} side @param {string} colour */
function rackCard(m, side, colour) {
  const good = goodOf(m, colour);
  const action = ACTIONS.includes(colour);
  const card = m.view.cards[colour];
  const price = m.t('board.price', {
    cost: good.cost ?? 0,
    value: good.value,
    stock: good.stock,
    sale: good.for_sale ? 'yes' : 'no',
  });
  const some = side.act[colour] || side.used[colour] || side.disc[colour];
  return html`<li class=${`au-card hue-${colour}${action ? ' is-action' : ''}${
    side.act[colour] ? ' has-cubes' : ''
  }${some ? '' : ' is-bare'}`}>
    ${active(m, side, colour)}
    <div class="au-card-words" data-inspect=${`cube.${colour}`}><h4>${m.t(`card.${card}`)}</h4><p>${
      action ? costs(side.live[colour]) : nothing
    }<span aria-hidden="true">${cardText(m, colour)}</span><span
        class="visually-hidden">${fullText(m, colour)}</span></p></div>
    ${choices(m, colour)}
    <span class="au-price" title=${price} data-inspect=${`stock.${colour}`}>${
      good.for_sale
        ? html`<b
      aria-hidden="true">${m.t('board.dollars', { n: good.cost ?? 0 })}</b>`
        : html`<b aria-hidden="true">–</b>`
    }<small
        aria-hidden="true">×${good.stock}</small><span class="visually-hidden">${price}</span></span>
    ${elsewhere(m, side, colour)}
  </li>`;
}

/** @param {Model} m */
export function ownSeat(m) {
  const side = m.view.seats[m.own];
  const name = nameOf(m, m.own);
  return html`<article class=${`au-own automobiles seat-${m.own + 1}`} data-skin="automobiles">
    <header class="au-head">
      <h3 data-inspect=${`seat.${m.own}`}>${carInline(m.own)}${fittedName(name)}</h3>
      <span class="au-place-badge" data-inspect=${`place.${m.own}`}
        title=${m.t('board.place', { n: side.position })}>${m.t('board.place.short', { n: side.position })}</span>
      <span class="au-lap" data-inspect=${`lap.${m.own}`}>${m.t(side.left ? 'board.lap.own' : 'board.arrived', {
        lap: Math.min(side.laps + 1, m.view.laps),
        laps: m.view.laps,
      })}</span>
      <span class="au-bag" data-inspect=${`pile.${m.own}.bag`}
        data-motion-place=${`bag-${m.own}`}>${bagCounter(
          side.bag.size,
          m.t('board.bag', { n: side.bag.size, disc: sizeOf(side.disc) }),
        )}</span>
      ${outlook(m)}${m.ctx.phone ? nothing : acts(m)}
    </header>
    <ul class="au-rack" aria-label=${m.t('board.rack')}>${COLOURS.map((colour) => rackCard(m, side, colour))}</ul>
    ${m.ctx.phone ? acts(m) : nothing}
  </article>`;
}
