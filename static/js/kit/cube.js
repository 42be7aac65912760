/**
 * A cube seen a little from above: its colour comes from a `hue-…` class, its sign stands on the face, so colour never
 * stands alone. Drawn in a box from -24 to 24; ink and ground of the sign follow the hue (--hue, --hue-ink).
 */
import { html, svg } from '../base/lit.js';

const FRONT = 'M-22-11H11V22H-22Z';
const TOP = 'M-22-11L-11-22H22L11-11Z';
const SIDE = 'M11-11L22-22V11L11 22Z';

/** @param {string} hue @param {unknown} sign an icon or `cubeText` */
export const cube = (
  hue,
  sign,
) => svg`<g class=${`cube hue-${hue}`}><path class="cube-face" d=${FRONT} /><path class="cube-face"
d=${TOP} /><path class="cube-face" d=${SIDE} />
  <path class="cube-lit" d=${TOP} /><path class="cube-dim" d=${SIDE} /><path class="cube-edge"
    d=${`${FRONT}${TOP}${SIDE}`} />
  <g class="glyph" transform="translate(-5.5 5.5) scale(.58)">${sign}</g></g>`;

/** A sign made of a letter or a number. @param {string} text */
export const cubeText = (text) => svg`<text class="cube-text" y="17" text-anchor="middle">${text}</text>`;

/** A cube in a line of text. @param {unknown} drawing @param {string} [kind] */
export const cubeInline = (drawing, kind = '') =>
  html`<svg class=${`cube-inline ${kind}`} viewBox="-24 -24 48 48" aria-hidden="true">${drawing}</svg>`;
