/** Martians!!! on the screen. Knows nothing of the rules: it draws the view and offers the moves it is handed. */
import { html, nothing } from '../base/lit.js';
import { bar, lasting } from './martians/bar.js';
import { closes, townMap } from './martians/map.js';
import { readTable } from './martians/model.js';
import { blindMoves, blindQuestion, ribbon } from './martians/ribbon.js';
import { otherSeat, ownSeat } from './martians/seats.js';
import { picture } from './martians/pictures.js';
import { VIEW } from './martians/shape.js';
import { stamp } from './martians/stamp.js';
import { turnKey } from './martians/turnkey.js';
import { about, describeChoice, describeWay, twinParts } from './martians/words.js';

/** @typedef {import('./martians/model.js').Context} Context */

export default {
  shape: VIEW,
  picture,

  ownZoom: true,

  order: [
    'place',
    'lay',
    'step',
    'take',
    'pay',
    'lose',
    'march',
    'lure',
    'remove',
    'spawn',
    'drop',
    'to',
    'tile',
    'target',
    'look',
    'circles',
    'cook',
    'fetch',
    'trade',
    'unearth',
    'play',
    'use',
    'discard',
    'done',
    'stop',
    'end',
    'pass',
  ],

  /** The line of counters, the town, what is going on. @param {Context} ctx */
  draw(ctx) {
    const m = readTable(ctx);
    return html`<div class="mz-board" data-skin="town" @keydown=${turnKey}>${bar(m)}<div class="mz-middle">${townMap(m)}${lasting(m)}</div>${ctx.phone ? nothing : ribbon(m)}</div>`;
  },

  /** The panel of one seat: the own one large. @param {Context} ctx @param {number} seat */
  seat(ctx, seat) {
    const m = readTable(ctx);
    return seat === m.own ? ownSeat(m, seat) : otherSeat(m, seat);
  },

  /** A stamp of the town. @param {any} view */
  thumb: (view) => stamp(view),

  /** The table as text. @param {Context} ctx */
  twin: (ctx) => twinParts(readTable(ctx)),

  /** @param {string} pattern @param {Context} ctx */
  describe: (pattern, ctx) => describeChoice(readTable(ctx), pattern),

  /** @param {string} plan @param {Context} ctx */
  describePlan: (plan, ctx) => describeWay(readTable(ctx), plan),

  /** A tile that closes the map ends the turn. @param {string} move @param {Context} ctx */
  warns: (move, ctx) => (closes(readTable(ctx), move) ? ctx.t('board.closes') : ''),

  /** What is asked at a place of the move. @param {number} place @param {Context} ctx */
  question: (place, ctx) => {
    const verb = ctx.picker?.selection.split(' ')[0];
    return ctx.t(place === 0 || !verb || verb === '*' ? 'board.choose' : `board.verb.${verb}`);
  },

  /** Passing needs no look at one's cards, and being asked tells nothing: everybody with a card is. @param {any} view @param {any} t */
  blind: (view, t) => blindMoves(view, t),

  /** Asked only for form: no card of yours could be played now. @param {string[]} moves */
  idle: (moves) => (moves.every((move) => move.startsWith('pass ')) ? 'pass now' : ''),

  /** @param {any} view @param {any} t */
  blindText: (view, t) => blindQuestion(view, t),

  /** @param {string} id @param {Context} ctx */
  inspect: (id, ctx) => about(readTable(ctx), id),

  /** The curve: Martians collected; together, parts delivered. @param {any} view @returns {number[]} */
  totals: (view) =>
    view.seats.map((/** @type {any} */ seat) => (view.cooperative ? view.delivered.length : seat.kills)),

  /** Nearly every move rolls a die or asks on, so only a move that is settled word for word is thought through. @returns {string[]} */
  previewsFor: () => [],
};
