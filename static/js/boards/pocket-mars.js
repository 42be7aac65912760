/** Pocket Mars on the screen. Knows nothing of the rules: it draws the view and offers the moves it is handed. */
import { html } from '../base/lit.js';
import { hatches } from '../kit/hatch.js';
import { aheadTable, askAhead } from './pocket-mars/ahead.js';
import { picture } from './pocket-mars/pictures.js';
import { VIEW } from './pocket-mars/shape.js';
import { colours } from './pocket-mars/ships.js';
import { stamp } from './pocket-mars/stamp.js';
import { bar } from './pocket-mars/bar.js';
import { idleSkip, stopAt } from './pocket-mars/idle.js';
import { buildingColumn } from './pocket-mars/building.js';
import { isStep, machinePanel, stepKinds } from './pocket-mars/machine.js';
import { readTable } from './pocket-mars/model.js';
import { ownSeat } from './pocket-mars/own.js';
import { otherSeat } from './pocket-mars/side.js';
import { about, describeChoice, twinParts } from './pocket-mars/words.js';
import { diagram, ground } from './pocket-mars/diagram.js';

/** @type {import('./board.js').Board<import('./pocket-mars/view.js').View>} */
const board = {
  diagram: { draw: diagram, ground },
  shape: VIEW,
  picture,

  order: [
    'prep',
    'hand',
    'steal',
    'launch',
    'burn',
    'place',
    'use',
    'pay',
    'settle',
    'scheme',
    'promote',
    'shift',
    'demote',
    'swap',
    'transfer',
    'dig',
    'keep',
    'return',
    'fill',
    'discard',
    'skip',
  ],

  /** Deck, five domes; in solo the machine, too. */
  draw(ctx) {
    const m = readTable(ctx);
    askAhead(m);
    return html`<div class="pm-board mars" data-skin="mars" data-colours=${colours(m.view)}>
      ${hatches}${bar(m)}${machinePanel(m)}
      <div class="pm-row" role="group"
        aria-label=${m.t('board.buildings')}>${m.view.row.map((building) => buildingColumn(m, building))}</div>
    </div>`;
  },

  colours,

  /** The panel of one seat: the own one large. */
  seat(ctx, seat) {
    const m = readTable(ctx);
    return seat === m.own ? ownSeat(m, seat) : otherSeat(m, seat);
  },

  /** A stamp of the table. */
  thumb: (view) => stamp(view),

  /** What a chosen action brings by the end of the turn. */
  ahead: (move, ctx) => aheadTable(readTable(ctx), move),

  /** The move that can only help, where that is all there is to decide. */
  helpful: (view, moves) => (view.pending?.helps && moves.includes('use') ? 'use' : ''),

  idle: idleSkip,
  stopAt,

  /** What the machine does by itself is told one step at a time. */
  stepKinds,
  isStep,

  /** The table as text. */
  twin: (ctx) => twinParts(readTable(ctx)),

  describe: (pattern, ctx) => describeChoice(readTable(ctx), pattern),

  /** What is asked at a place of the move. */
  question: (place, ctx) => {
    const verb = ctx.picker?.selection.split(' ')[0];
    return ctx.t(place === 0 || !verb || verb === '*' ? 'board.choose' : `board.verb.${verb}`);
  },

  inspect: (id, ctx) => about(readTable(ctx), id),

  /** The curve of the points, the machine's too. */
  totals: (view) => [...view.seats, ...(view.da ? [view.da] : [])].map((side) => side.score.total),

  /** The actions are thought through as soon as they can be chosen; of other moves only one settled word for word. */
  previewsFor: () => [],
};

export default board;
