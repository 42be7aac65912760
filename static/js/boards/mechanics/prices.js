/** The price table: seven rows, a marker on the price of today and, with the forecast, where it goes. */
import { html, nothing, svg } from '../../base/lit.js';
import { mover, piece } from '../../kit/piece.js';
import { engravingAt } from './faces.js';
import { TYPES } from './shape.js';

/** @typedef {import('./model.js').Model} Model */

const LEFT = 40;
const STEP = 36;
const ROW = 37;
const TOP = 18;

/** @param {Model} m @param {string} type @param {number} row */
function priceRow(m, type, row) {
  const {
    prices,
    price_limits: [low, high],
  } = m.view;
  const y = TOP + row * ROW + ROW / 2;
  const x = (/** @type {number} */ price) => LEFT + (price - low + 0.5) * STEP;
  const now = prices[type];
  const then = m.view.phase === 'turn' ? m.coming?.[type] : undefined;
  const moves = then !== undefined && then !== now;
  const label = `${m.t('board.price', { type, price: now })} ${moves ? m.t('board.then', { price: then }) : ''}`.trim();
  return piece(
    {
      kind: `price-row part-${type}`,
      id: `price-${type}`,
      label,
      inspect: `component.${type}`,
      look: { last: m.touched.has(`price-${type}`) },
    },
    svg`<rect class="hit" x="1" y=${y - ROW / 2} width=${LEFT + (high - low + 1) * STEP - 2} height=${ROW} />
    <rect class="price-band" x="1" y=${y - ROW / 2 + 1.5} width=${LEFT + (high - low + 1) * STEP - 2} height=${ROW - 3}
      rx="5" />
    <circle class="price-part" cx="20" cy=${y} r="15.500" />${engravingAt(type, 20, y, 0.52)}
    ${Array.from(
      { length: high - low + 1 },
      (_, i) => svg`<circle class="price-hole" cx=${x(low + i)} cy=${y}
      r="2.500" />`,
    )}
    ${
      moves
        ? svg`<path class=${`price-way is-${then > now ? 'up' : 'down'}`} d=${`M${
            x(now) + (then > now ? 12 : -12)
          } ${y}H${x(then) + (then > now ? -15 : 15)}`} /><circle class="price-ghost" cx=${x(then)} cy=${y}
      r="11.500" /><text class="price-then" x=${x(then)} y=${y + 5} text-anchor="middle">${then}</text>`
        : nothing
    }
    ${mover(
      { motion: `price-${type}`, at: String(now) },
      svg`<circle class="price-marker" cx=${x(now)} cy=${y}
      r="12" /><text class="price-now" x=${x(now)} y=${y + 5.5} text-anchor="middle">${now}</text>`,
    )}
    <rect class="mark" x="1" y=${y - ROW / 2 + 1.5} width=${LEFT + (high - low + 1) * STEP - 2} height=${ROW - 3}
      rx="5" />`,
  );
}

/** @param {Model} m */
export function priceTable(m) {
  const [low, high] = m.view.price_limits;
  const width = LEFT + (high - low + 1) * STEP;
  return html`<section class="mk-prices" aria-label=${m.t('board.prices')}>
    <svg viewBox=${`0 0 ${width} ${TOP + TYPES.length * ROW + 1}`} preserveAspectRatio="xMidYMin meet" role="group"
      aria-label=${m.t('board.prices')}>
      ${Array.from(
        { length: high - low + 1 },
        (_, i) => svg`<text class="price-head" x=${LEFT + (i + 0.5) * STEP}
        y="12" text-anchor="middle">${low + i}</text>`,
      )}
      ${TYPES.map((type, row) => priceRow(m, type, row))}
    </svg></section>`;
}
