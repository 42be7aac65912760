/** A hold as the plan of a ship: cells, goods, and the groups that score. One cell is 100 units wide. */
import { svg, html, nothing } from '../../base/lit.js';
import { outline, round } from '../../kit/geometry.js';
import { mover, piece } from '../../kit/piece.js';
import { iconAt } from '../../kit/icon.js';
import { CARDS } from './icons.js';
import { cellPattern, cellPlace, cellsOf, goodsOf, plain, signed } from './model.js';

/** @typedef {import('./model.js').Model} Model */

const CELL = 100;
const TILE = 82;

/**
 * The ship's outline around a mask of `cols` x `rows`: engines left, bow right.
 * @param {number} cols @param {number} rows
 */
function shipPlan(cols, rows) {
  const [w, h] = [cols * CELL, rows * CELL];
  const mid = h / 2;
  const body = `M-14-14H${w + 6}L${w + 46} ${round(mid - 46)}Q${w + 56} ${mid} ${w + 46} ${round(mid + 46)}L${w + 6} ${h + 14}H-14Z`;
  const nozzle = (/** @type {number} */ y) => `M-14 ${y - 20}L-34 ${y - 28}V${y + 28}L-14 ${y + 20}Z`;
  return svg`<g class="plan" aria-hidden="true"><path class="plan-nozzle" d=${nozzle(h * 0.22) + nozzle(h * 0.78)} />
    <path class="plan-hull" d=${body} /><path class="plan-hatch"
      d=${`M${w + 8} 4L${w + 36} ${round(mid - 40)}V${round(mid + 40)}L${w + 8} ${h - 4}Z`} fill="url(#hatch-steel)" />
    <circle class="plan-window" cx=${w + 30} cy=${mid} r="9" /></g>`;
}

/** @param {string[][]} groups @param {number} inset @param {string} kind */
const groupLines = (groups, inset, kind) =>
  groups.map((cells) => svg`<path class=${`group ${kind}`} d=${outline(cells.map(cellPlace), CELL, inset)} />`);

/** Score after a tile lands here. @param {{total: number, change: number}} outcome @param {boolean} best */
function outcomeMark({ total, change }, best) {
  const tone = change < 0 ? 'is-loss' : change > 0 ? 'is-win' : '';
  return svg`<g class=${`outcome ${tone}${best ? ' is-best' : ''}`}><rect x="-43" y="9" width="86" height="36"
    rx="12" />
    <text class="outcome-change" x="-38" y="37">${signed(change)}</text><text class="outcome-total" x="38" y="35"
      text-anchor="end">${plain(total)}</text>
    ${change < 0 ? svg`<path class="outcome-down" d="M-6 23H6L0 31Z" transform="translate(5 0)" />` : nothing}</g>`;
}

/** @param {Model} m @param {string} cell @param {string | undefined} tile @param {any} outcome */
function cellLabel(m, cell, tile, outcome) {
  if (tile) return m.t('board.cell.tile', { cell, tile });
  if (outcome) return m.t('board.cell.after', { cell, total: outcome.total, change: signed(outcome.change) });
  return m.t('board.cell.free', { cell });
}

/** @param {Model} m @param {number} seat @param {string} cell @param {boolean} usable */
function cellPiece(m, seat, cell, usable) {
  const { col, row } = cellPlace(cell);
  const tile = m.view.holds[seat][cell];
  const outcome = usable && !tile ? m.outcomes.get(cell) : undefined;
  const pattern = cellPattern(cell);
  const selected = usable && !tile && m.chosen.cell === cell;
  const tried = usable && !tile && m.choice.cell === cell;
  const legal = usable && !tile && m.ctx.picker.isLegal(pattern);
  const ghost = m.tile && (outcome || tried) && !tile;
  const look = {
    legal,
    selected,
    last: m.lastCells.has(`${seat} ${cell}`),
    off: usable && m.live && !legal && !selected && !tile,
  };
  return piece(
    {
      pattern: usable ? pattern : undefined,
      id: `cell-${seat}-${cell}`,
      label: usable || tile ? cellLabel(m, cell, tile, outcome) : undefined,
      inspect: tile ? `tile.${tile}` : `cell.${seat}.${cell}`,
      x: col * CELL + CELL / 2,
      y: row * CELL + CELL / 2,
      kind: `cell${tile ? ' is-full' : ''}`,
      look,
    },
    svg`<rect class="cell-ground" x="-46" y="-46" width="92" height="92" rx="12" />
      ${tile || ghost ? nothing : svg`<text class="cell-name" x="-39" y="-21">${cell}</text>`}
      <g class="lift">${tile ? mover({ motion: `tile-${tile}`, at: `cell-${seat}` }, goodsOf(m, tile, TILE)) : nothing}
        ${
          ghost
            ? svg`<g class=${`ghost ${tried ? 'is-set' : ''}`}>${goodsOf(m, /** @type {string} */ (m.tile), TILE)}</g>`
            : nothing
        }</g>
      <rect class="mark" x="-46" y="-46" width="92" height="92" rx="15" />
      ${outcome ? outcomeMark(outcome, outcome.total === m.best && m.outcomes.size > 1) : nothing}`,
  );
}

/**
 * At the end: which cells a Deep Space card touched, in the order the cards were applied.
 * @param {import('./model.js').View} view
 * @param {number} seat
 */
const touched = (view, seat) =>
  view.turn === null
    ? (view.scores[seat].deep_steps ?? []).map((step, i) =>
        step.cells.map((cell) => {
          const { col, row } = cellPlace(cell);
          return svg`<g class=${`touch step-${i + 1}`}
            transform=${`translate(${col * CELL + 76} ${row * CELL + 24})`}><g class="touch-body">
            <circle class=${step.colour ? `touch-ground hue-${step.colour}` : 'touch-ground'}
              r="20" />${iconAt(CARDS[step.card], 30)}</g></g>`;
        }),
      )
    : nothing;

/**
 * @param {Model} m @param {number} seat @param {boolean} usable  this seat chooses its cell here and now
 */
export function holdPlan(m, seat, usable) {
  const { mask } = m.view;
  const [cols, rows] = [mask[0].length, mask.length];
  const shown = usable && m.after?.view ? m.after.view.scores[seat] : m.view.scores[seat];
  return html`<svg class="hold-plan" viewBox=${`-38 -20 ${cols * CELL + 96} ${rows * CELL + 40}`} role="group"
    aria-label=${m.t('board.hold', { name: m.names[seat] })}>
    ${shipPlan(cols, rows)}
    ${cellsOf(mask).map((cell) => cellPiece(m, seat, cell, usable))}
    <g class="groups" aria-hidden="true">${groupLines(
      shown.colour_groups,
      4,
      'group-colour',
    )}${groupLines(shown.type_groups, 9, 'group-type')}${touched(m.view, seat)}</g>
  </svg>`;
}

/**
 * The hold of a game that is over, to look at only.
 * @param {Model} m
 * @param {import('./model.js').View} view
 * @param {number} seat
 */
export function holdPicture(m, view, seat) {
  const [cols, rows] = [view.mask[0].length, view.mask.length];
  const { colour_groups: colours, type_groups: types } = view.scores[seat];
  return html`<svg class="hold-plan" viewBox=${`-38 -20 ${cols * CELL + 96} ${rows * CELL + 40}`} role="img"
    aria-label=${m.t('board.hold', { name: m.names[seat] })}>
    ${shipPlan(cols, rows)}
    ${cellsOf(view.mask).map((cell) => {
      const { col, row } = cellPlace(cell);
      const tile = view.holds[seat][cell];
      return svg`<g class="cell" transform=${`translate(${col * CELL + CELL / 2} ${row * CELL + CELL / 2})`}><rect
        class="cell-ground" x="-46" y="-46" width="92" height="92" rx="12" />
        ${tile ? goodsOf(m, tile, TILE) : nothing}</g>`;
    })}
    <g class="groups">${groupLines(colours, 4, 'group-colour')}${groupLines(types, 9, 'group-type')}${touched(
      view,
      seat,
    )}</g>
  </svg>`;
}
