/**
 * The great moments of the town, as scenes over the map: a die is thrown, somebody dies, the Ship is found, a
 * part is aboard; at the end who has won.
 */
import { html, nothing, svg } from '../../base/lit.js';
import { dieFace } from '../../kit/die.js';
import { iconAt } from '../../kit/icon.js';
import { moment } from '../../kit/moment.js';
import { pawn } from '../../kit/pawn.js';
import { beam, martian, saucer, TOKENS } from './figures.js';
import { nameOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../board.js').Event} Event */

const BURST = svg`<path class="fight-burst" d="M110 6L119 24L137 14L132 33L153 38L135 48L144 66L124 59L114 78
    L104 61L84 72L90 51L69 46L87 37L77 20L97 26Z" />`;

/**
 * Pawn, die and Martian; the die is thrown, and one of the two recoils.
 * @param {number} seat
 * @param {unknown} middle
 * @param {boolean} hit
 */
const fightPicture = (seat, middle, hit) => html`<svg class="moment-scene" viewBox="0 0 220 84" aria-hidden="true">
  ${BURST}
  <g transform="translate(36 44) scale(1.200)"><g class=${hit ? 'moment-still' : 'moment-hurt'}>${pawn(seat)}</g></g>
  <g transform="translate(110 42)"><g class="moment-die">${middle}</g></g>
  <g transform="translate(186 44) scale(1.500)"><g class=${hit ? 'moment-beaten' : 'moment-still'}>${martian(1)}</g>
  </g></svg>`;

const SHIP = html`<svg class="moment-scene" viewBox="0 0 220 84" aria-hidden="true">
  <g transform="translate(110 20) scale(1.400)"><g class="moment-lands">${beam}${saucer}</g></g></svg>`;

/** @param {string} item */
const aboard = (item) => html`<svg class="moment-scene" viewBox="0 0 220 84" aria-hidden="true">
  <g transform="translate(110 22) scale(1.400)">${beam}${saucer}</g>
  <g transform="translate(110 62)"><g class="moment-rises">
  <circle class="token-ground" r="16" />${iconAt(TOKENS[item], 24)}</g></g></svg>`;

/** The pawn leaves its place upwards. @param {number} seat */
const deathPicture = (seat) => html`<svg class="moment-scene" viewBox="0 0 220 84" aria-hidden="true">
  <ellipse class="moment-halo" cx="110" cy="10" rx="17" ry="5" /><g transform="translate(110 46) scale(1.250)">
  <g class="moment-leaves">${pawn(seat)}</g></g>
  <g transform="translate(46 48) scale(1.250)">${martian(0)}</g>
  <g transform="translate(174 48) scale(1.250)">${martian(2)}</g></svg>`;

/**
 * What a death has cost, and where the pawn starts again.
 * @param {Model} m
 * @param {Event} death
 * @param {readonly Event[]} told
 */
function deathWords(m, death, told) {
  const seat = Number(death.seat);
  const { life, bullets } = m.view.seats[seat];
  const cards = /** @type {string[]} */ (told.find((one) => one.kind === 'disarmed' && one.seat === seat)?.cards ?? []);
  const falls = m.step === 'drop' && m.view.pending?.seat === seat ? (m.view.pending.items ?? []).length : 0;
  return [
    Number(death.lost) ? m.t('board.moment.lost', { n: Number(death.lost) }) : '',
    cards.length ? m.t('board.moment.disarmed', { n: cards.length }) : '',
    falls ? m.t('board.moment.falls', { n: falls }) : '',
    m.t('board.moment.again', { life, bullets }),
  ].filter(Boolean);
}

/** @param {Model} m @param {readonly Event[]} told */
function fightMoment(m, told) {
  const roll = told.findLast(({ kind }) => kind === 'rolled_fight');
  const paid = told.findLast(({ kind }) => kind === 'paid');
  const thrown = roll ?? paid;
  if (!thrown) return null;
  const seat = Number(thrown.seat);
  const needs = roll ? Number(roll.needs) : 0;
  const kills = told.findLast(({ kind }) => kind === 'killed')?.kills;
  const bullets = svg`<g>${iconAt(TOKENS.bullet, 34)}</g>`;
  return {
    kind: needs ? 'is-miss' : 'is-hit',
    picture: fightPicture(seat, roll ? dieFace(Number(roll.die)) : bullets, !needs),
    title: needs
      ? m.t('board.moment.miss', { name: nameOf(m, seat), result: Number(roll?.result) })
      : m.t('board.moment.hit', { name: nameOf(m, seat), n: Number(paid?.n ?? 0) }),
    words: needs ? [m.t('board.moment.needs', { n: needs })] : kills ? [m.t('board.moment.kills', { n: kills })] : [],
  };
}

/** @param {Model} m @param {readonly Event[]} told */
function greatest(m, told) {
  const death = told.findLast(({ kind }) => kind === 'died');
  if (death) {
    const own = death.seat === m.own ? 'yes' : 'no';
    return {
      kind: 'is-death',
      picture: deathPicture(Number(death.seat)),
      title: m.t('board.moment.died', { own, name: nameOf(m, Number(death.seat)) }),
      words: deathWords(m, death, told),
    };
  }
  if (told.some(({ kind, face }) => kind === 'flipped' && face === 'ship'))
    return {
      kind: 'is-ship',
      picture: SHIP,
      title: m.t('board.moment.ship'),
      words: [m.t('board.moment.ship.why', { together: m.view.cooperative ? 'yes' : 'no' })],
    };
  const delivery = told.findLast(({ kind }) => kind === 'delivered');
  const item = /** @type {string[] | undefined} */ (delivery?.items)?.at(-1);
  if (item)
    return {
      kind: 'is-ship',
      picture: aboard(item),
      title: m.t('board.moment.aboard', { item }),
      words: [m.t('board.moment.parts', { n: m.view.delivered.length })],
    };
  return fightMoment(m, told);
}

/** The scene of what happened last, if it was something great. @param {Model} m */
export function sceneOf(m) {
  const told = m.ctx.last ?? [];
  const found = m.view.ended || m.ctx.mode === 'replay' ? null : greatest(m, told);
  if (!found) return nothing;
  return moment({ ...found, key: `${m.view.number} ${JSON.stringify(told)}` });
}

/** The end: the Ship goes up, or the town is full of Martians. @param {Model} m */
export function crown(m) {
  const { ended, winner, won } = m.view;
  if (!ended) return nothing;
  const blown = ended === 'ship' || ended === 'delivered';
  const heroes = winner === null ? (won ? m.view.seats.map((_, seat) => seat) : []) : [winner];
  const crowd = heroes.length ? heroes : [0, 1, 2, 1, 0];
  const at = (/** @type {number} */ i) => 180 + (i - (crowd.length - 1) / 2) * 46;
  const figure = (/** @type {number} */ one, /** @type {number} */ i) =>
    svg`<g transform=${`translate(${at(i)} 88) scale(1.300)`}>${heroes.length ? pawn(one) : martian(one)}</g>`;
  return html`<figure class="mz-crown town" data-skin="town"><svg viewBox="0 0 360 120" aria-hidden="true">
    ${
      blown
        ? svg`<g transform="translate(70 -22)">${BURST}</g>
      <g transform="translate(180 20) scale(1.200) rotate(-14)">${saucer}</g>`
        : nothing
    }
    ${crowd.map(figure)}</svg></figure>`;
}
