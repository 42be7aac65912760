/** What stands on the town's squares: Martians, tokens, crop circles, the ship. Each is drawn round its own middle. */
import { svg } from '../../base/lit.js';
import { iconAt } from '../../kit/icon.js';

/** Arms of the three poses; they have no meaning. */
const ARMS = ['M-8 8L-15 1M8 8L15 1', 'M-8 8L-14 13M8 8L14 4L17 6', 'M-8 8L-15 6L-13-1M8 8L14 13'];

/** A Martian, 32 wide and 36 high: a big head with round eyes, feelers, a pose. @param {number} pose */
export const martian = (
  pose,
) => svg`<g class="martian"><ellipse class="martian-shadow" cx="0" cy="17" rx="10" ry="2.500" />
  <path class="martian-line" d=${`M-4-14L-7-19M4-14L7-19${ARMS[pose % 3]}`} /><circle class="martian-tip" cx="-7"
    cy="-19" r="1.800" /><circle class="martian-tip" cx="7" cy="-19" r="1.800" />
  <path class="martian-body" d="M-6 6H6L8 17H-8Z" /><path class="martian-head"
    d="M0-16C9-16 14-10 14-4C14 4 5 10 0 10C-5 10-14 4-14-4C-14-10-9-16 0-16Z" />
  <circle class="martian-eye" cx="-6" cy="-4" r="5" /><circle class="martian-eye" cx="6" cy="-4"
    r="5" /><circle class="martian-pupil" cx="-5" cy="-3.500" r="2.200" /><circle class="martian-pupil" cx="7"
    cy="-3.500" r="2.200" />
  <path class="martian-line is-thin" d="M-2.500 5H2.500" /></g>`;

/** A Martian's head, for counters. */
export const martianHead = svg`<g class="martian" transform="scale(1.350) translate(0 3)"><path class="martian-line"
d="M-4-14L-7-19M4-14L7-19" /><path class="martian-head"
d="M0-16C9-16 14-10 14-4C14 4 5 10 0 10C-5 10-14 4-14-4C-14-10-9-16 0-16Z" />
  <circle class="martian-eye" cx="-6" cy="-4" r="5" /><circle class="martian-eye" cx="6" cy="-4"
    r="5" /><circle class="martian-pupil" cx="-5" cy="-3.500" r="2.200" /><circle class="martian-pupil" cx="7"
    cy="-3.500" r="2.200" /></g>`;

/**
 * Rows of the heap from the ground up: how many heads, where the first one lies, how high.
 * @type {[number, number, number][]}
 */
const HEAP = [
  [7, 7, 25],
  [5, 18, 16],
  [3, 29, 7.5],
];
const HEADS = HEAP.flatMap(([n, x, y]) => Array.from({ length: n }, (_, i) => ({ x: x + i * 11, y })));

/**
 * The figures that are left, as a heap that shrinks: the clock of the town.
 * @param {number} share of all figures, from 0 to 1
 */
export const heap = (share) => {
  const left = HEADS.slice(0, Math.ceil(HEADS.length * Math.min(1, Math.max(0, share))));
  return svg`${left.map(({ x, y }) => svg`<g transform=${`translate(${x} ${y}) scale(.300)`}>${martianHead}</g>`)}`;
};

/** A road sign with two eyes: a Martian card waits here. @param {number} x @param {number} y */
export const warningSign = (x, y) =>
  svg`<g class="warning-sign" transform=${`translate(${x} ${y})`}><path class="warning-board"
    d="M0-7.500L8 6.500H-8Z" /><circle class="warning-eye" cx="-2.300" cy="1.800"
    r="1.900" /><circle class="warning-eye" cx="2.300" cy="1.800" r="1.900" /></g>`;

/** Pictures of tokens in a box from -24 to 24. @type {Record<string, unknown>} */
export const TOKENS = {
  life: svg`<path class="i-fill"
  d="M0 20C-14 9-21 1-21-8C-21-16-15-20-10-20C-5-20-1-17 0-13C1-17 5-20 10-20C15-20 21-16 21-8C21 1 14 9 0 20Z" />`,
  bullet: svg`<path class="i-fill" d="M-7-6C-7-15-3-21 0-23C3-21 7-15 7-6V-2H-7Z" /><path class="i-fill"
  d="M-8 1H8V17H-8Z" /><path class="i-fill" d="M-10 19H10V23H-10Z" />`,
  fuel: svg`<path class="i-line" d="M-13-10H15V20H-13ZM-8-10V-20H4L8-10M-6-2L8 12M8-2L-6 12" /><path class="i-fill"
  d="M12-20L19-14L16-10L10-15Z" />`,
  fertilizer: svg`<path class="i-line" d="M-14 20C-20 6-16-4-10-8L-14-18H14L10-8C16-4 20 6 14 20ZM-10-8H10" /><path
    class="i-fill" d="M0 16V2C-8 2-9-2-9-4C-3-5 0-2 0 2C0-2 3-6 9-7C9-2 7 2 2 3V16Z" />`,
  dynamite: svg`<path class="i-fill" d="M-17-6H-7V21H-17ZM-5-6H5V21H-5ZM7-6H17V21H7Z" /><path class="i-line"
  d="M0-6C0-14 6-14 10-17" /><path class="i-fill" d="M12-24L14-19L19-19L15-15L17-10L12-13L8-10L9-15L5-19L10-19Z" /><path
    class="i-cut" d="M-18 4H18V10H-18Z" />`,
  item: svg`<path class="i-line" d="M-8-9C-8-21 10-21 10-9C10-1 0-1 0 8" /><circle class="i-fill" cx="0" cy="18"
  r="3.500" />`,
};

const CRATE = 'M-14-14H14V14H-14Z';

/**
 * A token on the map, 28 wide: hearts and cartridges on discs, items as crates; a folded corner and an eye say that it
 * lies face down but is known.
 * @param {{kind: string, face: string | null, up: boolean}} token
 */
export function tokenArt({ kind, face, up }) {
  if (kind !== 'item') {
    return svg`<g class=${`token token-${kind}`}><circle class="token-ground" r="13" />${iconAt(TOKENS[kind], 19)}</g>`;
  }
  const known = Boolean(face) && !up;
  return svg`<g class=${`token token-item${face ? ` is-${face}` : ' is-hidden'}`}><path class="token-ground"
    d=${CRATE} /><path class="crate-boards" d="M-14-5H14M-14 5H14" />
    <rect class="crate-plate" x="-10" y="-11" width="20" height="22" rx="2" />${iconAt(TOKENS[face ?? 'item'], 19)}
    ${known ? svg`<g transform="translate(11 -11)">${eye}</g>` : ''}</g>`;
}

/** "You know this one": an open eye. */
export const eye = svg`<g class="eye-mark"><circle class="eye-ground" r="6" /><path class="eye-line"
d="M-4 0C-2-3 2-3 4 0C2 3-2 3-4 0Z" /><circle class="eye-pupil" r="1.400" /></g>`;

/**
 * A Martian token lying in a field, 36 wide: face down a question, else a crop circle or the ship with its beam.
 * @param {{face: string | null, up: boolean}} token
 */
export function siteArt({ face, up }) {
  const known = Boolean(face) && !up;
  const mark =
    face === 'ship'
      ? svg`<g transform="translate(0 1) scale(.62)">${saucer}</g>`
      : face
        ? swirl
        : svg`<text class="site-q" y="9" text-anchor="middle">?</text>`;
  return svg`<g class=${`site${up ? ' is-up' : ' is-down'}${face === 'ship' ? ' is-ship' : ''}`}>${
    face === 'ship' && up ? beam : ''
  }<circle class="site-ground" r="18" /><circle class="site-ring" r="14.500" />${mark}
    ${known ? svg`<g transform="translate(14 -12)">${eye}</g>` : ''}</g>`;
}

/** Crop circles as seen from a plane. */
export const swirl = svg`<g class="swirl"><circle class="swirl-line" r="10" /><circle class="swirl-dot"
r="3.500" /><circle class="swirl-dot" cx="0" cy="-10" r="2.600" /><circle class="swirl-dot" cx="9.500" cy="3"
r="2.600" /><circle class="swirl-dot" cx="-9.500" cy="3" r="2.600" /><circle class="swirl-dot" cx="0" cy="10"
r="1.600" /></g>`;

/** The ship from the side, 52 wide. */
export const saucer = svg`<g class="saucer"><path class="saucer-dome" d="M-11-3C-11-15 11-15 11-3Z" /><path
  class="saucer-hull" d="M-26 2C-20-5 20-5 26 2C20 10-20 10-26 2Z" /><circle class="saucer-light" cx="-14" cy="2.500"
  r="2" /><circle class="saucer-light" cx="0" cy="4" r="2" /><circle class="saucer-light" cx="14" cy="2.500"
  r="2" /></g>`;

/** The light below it. */
export const beam = svg`<path class="beam" d="M-18 0A18 18 0 0 1 18 0L34 54H-34Z" />`;
