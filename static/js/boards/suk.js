/** Marrak Hesh 17 on the screen. Knows nothing of the rules: it draws the view and offers the moves it is handed. */
import { html } from '../base/lit.js';
import { hatches } from '../kit/hatch.js';
import { isCounting, readBoard } from './suk/model.js';
import { ringDrawing } from './suk/ring.js';
import { hub, leftOut, legend } from './suk/middle.js';
import { asides } from './suk/earlier.js';
import { matrix } from './suk/matrix.js';
import { seatPanel } from './suk/seat.js';
import { picture } from './suk/pictures.js';
import { about } from './suk/about.js';
import { VIEW } from './suk/shape.js';
import { stamp } from './suk/stamp.js';
import { describeChoice, twinParts } from './suk/words.js';
import { diagram, ground } from './suk/diagram.js';

/** Enough previews to choose by, not more than the engine answers in a blink. */
const MOST_PREVIEWS = 40;

/** @type {import('./board.js').Board<import('./suk/view.js').View>} */
const board = {
  diagram: { draw: diagram, ground },
  shape: VIEW,
  picture,

  order: ['place', 'first'],

  /** Between two games of a match the table that was counted stays until one goes on. */
  stepKinds: ['interval'],
  isStep: (event) => event.kind === 'interval',

  /** The ring with the station in the middle. */
  draw(ctx) {
    const m = readBoard(ctx);
    return html`<div class="suk-board night" data-skin="night">
      ${hatches}
      <div class="suk-ring">
        <svg class="ring" viewBox="0 0 1000 1000" role="group" aria-label=${ctx.t('board.ring')}>${ringDrawing(m)}</svg>
        ${hub(m)}
      </div>
      ${matrix(m)} ${leftOut(m)} ${legend(m)} ${asides(m)}
    </div>`;
  },

  /** The panel of one seat. */
  seat: (ctx, seat) => seatPanel(readBoard(ctx), seat),

  /** A stamp of the table. */
  thumb: (view) => stamp(view),

  /** The table as text. */
  twin: (ctx) => twinParts(readBoard(ctx)),

  describe: (pattern, ctx) => describeChoice(readBoard(ctx), pattern),

  inspect: (id, ctx) => about(readBoard(ctx), id),

  /** What is asked at a place of the move. */
  question: (place, ctx) =>
    isCounting(ctx.view) ? ctx.t('board.choose.order') : ctx.t(`board.choose.${['', 'dock', 'colour', 'cell'][place]}`),

  /** Every cell of the chosen dock, or every dock of the chosen cell. */
  previewsFor(picker) {
    if (!picker.selection.startsWith('place')) return [];
    const words = picker.selection.split(' ');
    const settledDock = words[1] !== '*' || picker.choices(1).length === 1;
    if (!settledDock && words[3] === '*') return [];
    const colour = words[2] !== '*' ? words[2] : null;
    const seen = new Set();
    return picker
      .matching()
      .filter((move) => {
        const [, dock, tint, cell] = move.split(' ');
        const same = `${dock} ${cell}`;
        if ((colour && tint !== colour) || seen.has(same)) return false;
        seen.add(same);
        return true;
      })
      .slice(0, MOST_PREVIEWS);
  },
};

export default board;
