/**
 * The ring: 24 docks as doors around the station, the demand of every gap, the score dial. Drawn in a box of 1000
 * units.
 */
import { svg, nothing } from '../../base/lit.js';
import { arc, band, circle, polar, ringRuns, slotAngle } from '../../kit/geometry.js';
import { seatMark } from '../../kit/badge.js';
import { mover, piece } from '../../kit/piece.js';
import { dialTrack } from '../../kit/track.js';
import { goods, isRare, ship, sign } from './parts.js';
import { dockPattern, gapsBeside, goodsOf, plain, signed } from './model.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./model.js').Dock} Dock */
/** @typedef {import('./model.js').View} View */

const C = 500;
const DOCKS = 24;
const HALF = 180 / DOCKS;
const R = {
  number: 480,
  outer: 462,
  berth: 410,
  door: 354,
  demandOut: 348,
  demandIn: 320,
  aheadOut: 315,
  aheadIn: 297,
  dialOut: 292,
  dialIn: 254,
  hub: 232,
};
const TILE = 78;
const SHIP = 76;

const DIAL = { cx: C, cy: C, inner: R.dialIn, outer: R.dialOut, max: 40 };

/** @param {number} n */
const angleOf = (n) => slotAngle(n, DOCKS);

/** @param {number} n */
const doorShape = (n) => band(C, C, R.door, R.outer, angleOf(n) - HALF + 0.7, angleOf(n) + HALF - 0.7);

/** The body of the station: hull, spokes, windows. Never changes. */
const STATION = svg`<g class="station" aria-hidden="true">
  <path class="station-hull" fill-rule="evenodd" d=${circle(C, C, R.outer + 4) + circle(C, C, R.dialIn - 8)} />
  <circle class="station-rim" cx=${C} cy=${C} r=${R.outer + 4} />
  <circle class="station-deck" cx=${C} cy=${C} r=${R.dialOut + 3} />
  <circle class="station-rim is-thin" cx=${C} cy=${C} r=${R.hub + 10} />
  <circle class="station-core" cx=${C} cy=${C} r=${R.hub} />
  <path class="station-hatch" fill-rule="evenodd" d=${circle(C, C, R.hub + 10) + circle(C, C, R.hub)}
    fill="url(#hatch-steel)" />
  ${Array.from({ length: DOCKS }, (_, i) => {
    const a = polar(C, C, R.door - 2, angleOf(i) + HALF);
    const b = polar(C, C, R.outer + 12, angleOf(i) + HALF);
    return svg`<path class="station-rib" d=${`M${a.x} ${a.y}L${b.x} ${b.y}`} />`;
  })}
</g>`;

/** Light that falls out of an open door towards the ring. */
const DOOR_LIGHT = svg`<defs><radialGradient id="suk-door" gradientUnits="userSpaceOnUse" cx=${C} cy=${C} r=${R.outer}>
  <stop class="door-light-0" offset=".766" /><stop class="door-light-1" offset="1" /></radialGradient></defs>`;

/** Stars of the night, always the same ones. */
const STARS = svg`<g class="stars" aria-hidden="true">${Array.from({ length: 70 }, (_, i) => {
  const x = (i * 383 + (i % 7) * 91) % 1000;
  const y = (i * 617 + (i % 5) * 137) % 1000;
  const corner = Math.abs(x - C) > 300 && Math.abs(y - C) > 370;
  return Math.hypot(x - C, y - C) > 490 && !corner
    ? svg`<circle cx=${x} cy=${y} r=${i % 6 === 0 ? 2.6 : 1.3} />`
    : nothing;
})}</g>`;

/**
 * One gap of the ring painted with the colours it takes, and their signs at every dock.
 * @param {{from: number, key: string, length: number, whole: boolean}} run
 * @param {number} inner
 * @param {number} outer
 * @param {string} kind
 */
function gap(run, inner, outer, kind) {
  const colours = run.key.split(' ');
  const thick = (outer - inner) / colours.length;
  const a = angleOf(run.from) - (run.whole ? HALF : HALF - 1.2);
  const b = angleOf(run.from + run.length - 1) + (run.whole ? HALF : HALF - 1.2);
  const spread = 2.9;
  return svg`<g class=${`gap ${kind}`}>
    ${colours.map(
      (colour, i) =>
        svg`<path class=${`demand demand-${colour}`} fill-rule="evenodd"
          d=${band(C, C, inner + i * thick, inner + (i + 1) * thick, a, b)} />`,
    )}
    ${Array.from({ length: run.length }, (_, i) =>
      colours.map((colour, k) => {
        const at = polar(C, C, (inner + outer) / 2, angleOf(run.from + i) + (k - (colours.length - 1) / 2) * spread);
        return sign(colour, at.x, at.y, colours.length > 1 ? 0.68 : 0.86);
      }),
    )}
  </g>`;
}

/** The painted gaps of a position. @param {View} view */
const gaps = (view) =>
  ringRuns(view.docks.map((dock, n) => (dock.tile ? (view.accepts[n] ?? []).join(' ') : ''))).map((run) =>
    gap(run, R.demandIn, R.demandOut, 'is-now'),
  );

/** What the gaps beside the chosen dock would ask for after the move. @param {Model} m */
function gapsAhead(m) {
  const next = m.aim?.view;
  if (!next || m.choice.dock === null || next.docks.length !== DOCKS || !next.docks[m.choice.dock].transport)
    return nothing;
  return gapsBeside(next, m.choice.dock).map((docks) => {
    const run = { from: docks[0], key: next.accepts[docks[0]].join(' '), length: docks.length, whole: false };
    return run.key ? gap(run, R.aheadIn, R.aheadOut, 'is-ahead') : nothing;
  });
}

/** A pill with a change of points. @param {number} change @param {number} y */
export const gainPill = (
  change,
  y = 0,
) => svg`<g class=${`gain ${change < 0 ? 'is-loss' : change > 0 ? 'is-win' : ''}`} transform=${`translate(0 ${y})`}>
  <rect x="-27" y="-17" width="54" height="34" rx="17" /><text y="9" text-anchor="middle">${signed(change)}</text></g>`;

/** @param {Model} m @param {Dock} dock */
function dockLabel(m, dock) {
  const { t } = m;
  if (dock.transport) return t('board.dock.taken', { dock: dock.n, colour: dock.transport });
  const rare = isRare(dock.tile ?? '') ? `, ${t('board.rare')}` : '';
  return t('board.dock.goods', { dock: dock.n, tile: dock.tile, colours: dock.accepts }) + rare;
}

/** @param {Model} m @param {Dock} dock */
function dockPiece(m, dock) {
  const angle = angleOf(dock.n);
  const at = polar(C, C, R.berth, angle);
  const label = polar(C, C, R.number, angle);
  const pattern = dockPattern(dock.n);
  const dim = dock.tile && m.actor !== null && (!dock.open || !dock.tried);
  const look = { legal: dock.legal && dock.tried, selected: dock.selected, last: dock.last, off: Boolean(dim) };
  const hit = band(C, C, R.demandIn, 500, angle - HALF, angle + HALF);
  const tags = {
    pattern,
    id: `dock-${dock.n}`,
    label: dockLabel(m, dock),
    kind: `dock ${dock.tile ? 'is-goods' : 'is-taken'}${dock.open ? ' is-open' : ''}`,
    look,
  };
  return piece(
    { ...tags, inspect: dock.tile ? `tile.${dock.tile}` : `transport.${dock.transport}` },
    svg`<path class="hit" d=${hit} /><path class="door" d=${doorShape(dock.n)} />
      <text class="dock-number" x=${label.x} y=${label.y + 8.5} text-anchor="middle">${dock.n}</text>
      <g transform=${`translate(${at.x} ${at.y})`}><g class="lift">${
        dock.tile ? berthGoods(m, dock) : berthShip(m, dock, angle)
      }</g>
        <rect class="mark" x="-46" y="-46" width="92" height="92" rx="18" />
        ${dock.gain === null ? nothing : gainPill(dock.gain, 34)}</g>`,
  );
}

/** @param {Model} m @param {Dock} dock */
const berthGoods = (m, dock) =>
  mover({ motion: `tile-${dock.tile}`, at: `dock-${dock.n}` }, goodsOf(m, /** @type {string} */ (dock.tile), TILE));

/** @param {Model} m @param {Dock} dock @param {number} angle */
function berthShip(m, dock, angle) {
  const owner = (m.ctx.last ?? []).find((event) => event.kind === 'placed' && event.dock === dock.n);
  const from = owner ? `hand-${owner.seat}-${dock.transport}` : undefined;
  const colour = /** @type {string} */ (dock.transport);
  return mover(
    { motion: `ship-${dock.n}`, at: `dock-${dock.n}`, from },
    svg`${ship(colour, SHIP, angle + 180)}${sign(colour, 0, 0, 0.82)}`,
  );
}

/** The collar between a docked ship and the ring. @param {Dock} dock */
const collar = (dock) =>
  dock.transport
    ? svg`<path class="collar" d=${band(
        C,
        C,
        R.demandIn + 6,
        R.door + 6,
        angleOf(dock.n) - 2.4,
        angleOf(dock.n) + 2.4,
      )} />`
    : nothing;

/** An arc that says which way Ion Storm looks. @param {View} view */
const stormArrow = (view) =>
  view.deep.includes('ion_storm')
    ? svg`<path class="storm" d=${arc(C, C, R.aheadIn + 9, 8, 52)} /><path class="storm-head" d="M0-9L16 0L0 9Z"
    transform=${(() => {
      const tip = polar(C, C, R.aheadIn + 9, 52);
      return `translate(${tip.x} ${tip.y}) rotate(52)`;
    })()} />`
    : nothing;

/** @param {Model} m */
export function ringDrawing(m) {
  const ahead = m.after?.view && m.actor !== null ? { seat: m.actor, value: m.after.view.scores[m.actor].total } : null;
  return svg`${DOOR_LIGHT}${STARS}${STATION}
    ${m.docks.map(collar)}${gaps(m.view)}${gapsAhead(m)}${stormArrow(m.view)}
    <g class="dial-group" data-inspect="part.track" role="img" aria-label=${m.t('board.track')}>${dialTrack(
      DIAL,
      m.view.scores.map((score) => score.total),
      ahead,
    )}</g>
    ${m.docks.map((dock) => dockPiece(m, dock))}
    ${m.chosen.dock === null ? nothing : svg`<path class="dock-frame" d=${doorShape(m.chosen.dock)} />`}`;
}

/** The points in the middle of a stamp. @param {View} view */
const stampScores = (view) =>
  view.scores.map((score, seat) => {
    const y = C + (seat - (view.scores.length - 1) / 2) * (view.scores.length > 2 ? 125 : 165);
    const scale = view.scores.length > 2 ? 2.2 : 2.9;
    return svg`<g transform=${`translate(${C - 85} ${y}) scale(${scale})`}>${seatMark(seat)}</g>
    <text class=${view.scores.length > 2 ? 'thumb-score is-third' : 'thumb-score'} x=${C + 85}
      y=${y + (view.scores.length > 2 ? 40 : 54)} text-anchor="middle">${plain(score.total)}</text>`;
  });

/** The same ring as a stamp: no words. @param {View} view */
export const ringThumb = (view) =>
  svg`${DOOR_LIGHT}${STATION}${view.docks.map((dock, n) => {
    const at = polar(C, C, R.berth, angleOf(n));
    const drawing = dock.tile
      ? goods(dock.tile, TILE)
      : dock.transport
        ? ship(dock.transport, SHIP, angleOf(n) + 180)
        : nothing;
    return svg`<g transform=${`translate(${at.x} ${at.y})`}>${drawing}</g>`;
  })}${gaps(view)}${stampScores(view)}`;

/** Where the docks are, by their ids. */
export const docksAt = Object.fromEntries(
  Array.from({ length: DOCKS }, (_, n) => {
    const { x, y } = polar(C, C, R.berth, angleOf(n));
    return [`dock-${n}`, { x: x - 46, y: y - 46, w: 92, h: 92 }];
  }),
);

/** The numbers round the ring. @param {View} view */
export const dockNumbers = (view) =>
  view.docks.map((_, n) => {
    const { x, y } = polar(C, C, R.number, angleOf(n));
    return svg`<text class="dock-number" x=${x} y=${y + 8.5} text-anchor="middle">${n}</text>`;
  });
