/** A link as squares to scan; the library comes when the first one is drawn. */
import { html, nothing, svg } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { update } from '../base/update.js';

const LONGEST = 800;
const QUIET = 4; // squares of margin, as scanners want it

/** @type {Map<string, boolean[][] | null>} */
const drawn = new Map();

/** @param {string} text */
async function draw(text) {
  drawn.set(text, null);
  const { default: encodeQR } = await import('../../../lib/qr/index.js');
  if (drawn.size > 8) drawn.clear();
  drawn.set(text, encodeQR(text, 'raw', { ecc: 'low', border: QUIET }));
  update();
}

/** @param {string} text @param {string} [label] */
export function qrView(text, label = t('share.qr')) {
  if (!text || text.length > LONGEST) return nothing;
  if (!drawn.has(text)) draw(text).catch(() => undefined);
  const squares = drawn.get(text);
  if (!squares) return nothing;
  const side = squares.length;
  const path = squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<figure class="qr"><svg viewBox="0 0 ${side} ${side}" role="img" aria-label=${label}>
    ${svg`<rect width=${side} height=${side} fill="#fff"></rect><path d=${path} fill="#000"></path>`}</svg><figcaption
      class="muted small">${label}</figcaption></figure>`;
}
