/** Mars Needs Mechanics on the screen. Knows nothing of the rules: it draws the view and offers the moves it is handed. */
import { html } from '../base/lit.js';
import { hatches } from '../kit/hatch.js';
import { bar } from './mechanics/bar.js';
import { charts } from './mechanics/charts.js';
import { givesAway } from './mechanics/decide.js';
import { market } from './mechanics/market.js';
import { readTable } from './mechanics/model.js';
import { priceTable } from './mechanics/prices.js';
import { rail } from './mechanics/rail.js';
import { otherSeat, ownSeat } from './mechanics/seat.js';
import { picture } from './mechanics/pictures.js';
import { VIEW } from './mechanics/shape.js';
import { stamp } from './mechanics/stamp.js';
import { about, describeChoice, news, questionOf, twinParts } from './mechanics/words.js';
import { works } from './mechanics/works.js';

/** @typedef {import('./mechanics/model.js').Context} Context */

/** Have the Goggles been built in this turn? @param {any} view */
const justLooking = (view) => view.built_now === 'x_ray_goggles' && Boolean(view.x_ray?.length);

export default {
  shape: VIEW,
  picture,

  order: ['buy', 'pass', 'use', 'build', 'dismantle', 'end_turn', 'engine_choice', 'sell', 'sell_done'],

  /** The train, the market, the price table, the mechanisms in play. @param {Context} ctx */
  draw(ctx) {
    const m = readTable(ctx);
    return html`<div class="mech-board mech" data-skin="mech" data-phase=${m.view.phase}>${hatches}${bar(m)}${rail(m)}<div class="mk-mid">${market(m)}${works(m)}${priceTable(m)}</div></div>`;
  },

  /** The panel of one seat: the own one large. @param {Context} ctx @param {number} seat */
  seat(ctx, seat) {
    const m = readTable(ctx);
    return seat === m.own ? ownSeat(m, seat) : otherSeat(m, seat);
  },

  /** A stamp of the table. @param {any} view */
  thumb: (view) => stamp(view),

  /** The table as text. @param {Context} ctx */
  twin: (ctx) => twinParts(readTable(ctx)),

  /** @param {string} pattern @param {Context} ctx */
  describe: (pattern, ctx) => describeChoice(readTable(ctx), pattern),

  /** @param {number} place @param {Context} ctx */
  question: (place, ctx) => questionOf(readTable(ctx), place),

  /** Since one's last turn, a line for each deed. @param {any[]} entries @param {Context} ctx */
  since: (entries, ctx) => news(entries, ctx),

  /** @param {string} id @param {Context} ctx */
  inspect: (id, ctx) => about(readTable(ctx), id),

  /** Prices and cogs over the game, at its end. @param {Context} ctx */
  charts: (ctx) => charts(readTable(ctx)),

  /** @param {string} move @param {Context} ctx */
  warns: (move, ctx) => givesAway(readTable(ctx), move),

  /** New prices are shown before anything else goes on. @param {{kind: string}} event */
  stepKinds: ['prices'],
  isStep: (/** @type {{kind: string}} */ event) => event.kind === 'prices',

  /** Alone at the screen nobody learns of a hand by being asked or not. @param {string[]} moves @param {any} view */
  idle: (moves, view) =>
    moves.length === 1 && /^(end_turn|sell_done)$/.test(moves[0]) && !justLooking(view) ? moves[0] : '',

  /** What the Goggles show is to be seen before the turn ends. @param {any} view */
  lingers: (view) => justLooking(view),

  /** After the purchase or the pass a turn mostly just ends. @param {any} view */
  brisk: (view) => view.phase === 'turn' && view.primary !== null,

  /** Everybody's cogs. @param {any} view @returns {number[]} */
  totals: (view) => view.seats.map((/** @type {any} */ seat) => seat.cogs),

  /** The move that is settled is asked for anyway. @returns {string[]} */
  previewsFor: () => [],
};
