/**
 * Mars Needs Mechanics on the screen. Knows nothing of the rules: it draws the view and offers the moves it is handed.
 */
import { html } from '../base/lit.js';
import { hatches } from '../kit/hatch.js';
import { bar, ribbon } from './mechanics/bar.js';
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
import { diagram, ground } from './mechanics/diagram.js';

/** Have the Goggles been built in this turn? @param {import('./mechanics/view.js').View} view */
const justLooking = (view) => view.built_now === 'x_ray_goggles' && Boolean(view.x_ray?.length);

/** @type {import('./board.js').Board<import('./mechanics/view.js').View>} */
const board = {
  diagram: { draw: diagram, ground },
  shape: VIEW,
  picture,

  order: ['buy', 'pass', 'use', 'build', 'dismantle', 'end_turn', 'engine_choice', 'sell', 'sell_done'],

  /** The train, the market, the price table, the mechanisms in play. */
  draw(ctx) {
    const m = readTable(ctx);
    return html`<div class="mech-board mech" data-skin="mech"
      data-phase=${m.view.phase}>${hatches}${bar(m)}${rail(m)}<div
        class="mk-mid">${market(m)}${works(m)}${priceTable(m)}</div>${m.ctx.phone ? ribbon(m) : null}</div>`;
  },

  /** The panel of one seat: the own one large. */
  seat(ctx, seat) {
    const m = readTable(ctx);
    return seat === m.own ? ownSeat(m, seat) : otherSeat(m, seat);
  },

  /** A stamp of the table. */
  thumb: (view) => stamp(view),

  /** The table as text. */
  twin: (ctx) => twinParts(readTable(ctx)),

  describe: (pattern, ctx) => describeChoice(readTable(ctx), pattern),

  question: (place, ctx) => questionOf(readTable(ctx), place),

  /** Since one's last turn, a line for each deed. */
  since: (entries, ctx) => news(entries, ctx),

  inspect: (id, ctx) => about(readTable(ctx), id),

  /** Prices and cogs over the game, at its end. */
  charts: (ctx) => charts(readTable(ctx)),

  warns: (move, ctx) => givesAway(readTable(ctx), move),

  /** A mechanism is chosen first: what it does is read before it is built. */
  begins: (move) => move.startsWith('build '),

  /** New prices are shown before anything else goes on. */
  stepKinds: ['prices'],
  isStep: (event) => event.kind === 'prices',

  /** Alone at the screen nobody learns of a hand by being asked or not. */
  idle: (moves, view) =>
    moves.length === 1 && /^(end_turn|sell_done)$/.test(moves[0]) && !justLooking(view) ? moves[0] : '',

  /** What the Goggles show is to be seen before the turn ends. */
  lingers: (view) => justLooking(view),

  /** After the purchase or the pass a turn mostly just ends. */
  brisk: (view) => view.phase === 'turn' && view.primary !== null,

  /** Everybody's cogs. */
  totals: (view) => view.seats.map((seat) => seat.cogs),

  /** The move that is settled is asked for anyway. */
  previewsFor: () => [],
};

export default board;
