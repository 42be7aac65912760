/**
 * The engravings of the game, in a box from -24 to 24: seven parts, scrap, ten mechanisms, small signs.
 * Inks by class: e-hue (the part's own colour), e-brass, e-pale, e-dark (solid), e-line (outline), e-fine (hatch),
 * e-shine (light on dark).
 */
import { svg } from '../../base/lit.js';
import { polar } from '../../kit/geometry.js';

/**
 * A toothed wheel as one closed path.
 * @param {number} teeth
 * @param {number} outer
 * @param {number} inner
 * @param {number} [cx]
 * @param {number} [cy]
 */
export function cogPath(teeth, outer, inner, cx = 0, cy = 0) {
  const step = 360 / teeth;
  const points = Array.from({ length: teeth }, (_, i) => {
    const at = i * step;
    return [
      [inner, -0.34],
      [outer, -0.2],
      [outer, 0.2],
      [inner, 0.34],
    ].map(([radius, part]) => polar(cx, cy, radius, at + part * step));
  }).flat();
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** One for each part, in the order of the price table. @type {Record<string, unknown>} */
export const PARTS = {
  aether_tube: svg`<path class="e-brass" d="M-3-23H3V-20H8V-14H-8V-20H-3Z" /><path class="e-hue"
  d="M-8-14C-14-7-14 7-9 13H9C14 7 14-7 8-14Z" />
    <path class="e-line" d="M0-14V-10L-5-6L5-1L-5 4L0 8V13" /><path class="e-fine"
      d="M9-8V6M6.500-11V-3M6.500 3V10" /><path class="e-brass" d="M-11 13H11V19H-11Z" /><path class="e-line"
      d="M-6 19V23M0 19V23M6 19V23" />`,
  boiler: svg`<path class="e-brass" d="M5-14V-23H13V-9Z" /><path class="e-hue"
  d="M-17 17V-4A17 13 0 0 1 17-4V17Z" /><path class="e-shine" d="M-17 4H-8M8 4H17M-12-9C-8-13-3-14 2-14" />
    <path class="e-brass" d="M-7 17V11A7 7 0 0 1 7 11V17Z" /><circle class="e-pale" cy="-5" r="6" /><path class="e-line"
      d="M0-5L3-8" /><path class="e-line" d="M-20 20H20M-13 17V20M13 17V20" /><path class="e-dark"
      d="M-3 17V13M0 17V12M3 17V13" />`,
  gear: svg`<path class="e-hue" d=${cogPath(9, 23, 17.5)} /><path class="e-pale"
  d="M-4-12.500A13 13 0 0 1 4-12.500L2.500-5.500A6 6 0 0 0-2.500-5.500ZM8.800-9.700A13 13 0 0 1 12.800-2.500L5.900-1A6 6 0 0 0 3.700-4.700ZM12.800 2.500A13 13 0 0 1 8.800 9.700L3.700 4.700A6 6 0 0 0 5.900 1ZM4 12.500A13 13 0 0 1-4 12.500L-2.500 5.500A6 6 0 0 0 2.500 5.500ZM-8.800 9.700A13 13 0 0 1-12.800 2.500L-5.900 1A6 6 0 0 0-3.700 4.700ZM-12.800-2.500A13 13 0 0 1-8.800-9.700L-3.700-4.700A6 6 0 0 0-5.900-1Z" />
    <circle class="e-line" r="3" /><path class="e-fine"
      d="M15.500 4A16 16 0 0 1 4 15.500M14 8.500A16.500 16.500 0 0 1 8.500 14" />`,
  lens: svg`<path class="e-brass" d="M8 11L12 7L22 18C23 20 20 23 18 22Z" /><circle class="e-brass" cx="-4" cy="-4"
  r="18.500" /><circle class="e-hue" cx="-4" cy="-4" r="14" />
    <path class="e-shine" d="M-14-4A10 10 0 0 1-6-13.500" /><path class="e-fine" d="M-8 8L8-8M-3 9L9-3M-13 3L3-13" />`,
  magnet: svg`<path class="e-hue" d="M-20 20V-2A20 20 0 0 1 20-2V20H8V-2A8 8 0 0 0-8-2V20Z" /><path class="e-pale"
  d="M-20 20V10H-8V20ZM8 20V10H20V20Z" />
    <path class="e-fine" d="M12-10L18-4M11-4L19 4M11 2L18 9M-11-17L-5-11M-3-21L3-12M5-20L10-14" /><path class="e-line"
      d="M-14 13V17M11.500 15H16.500" />`,
  piping: svg`<path class="e-hue" d="M-20-15H1A15 15 0 0 1 16 0V18H4V1A4 4 0 0 0 0-3H-20Z" /><path class="e-brass"
  d="M-23-19H-17V1H-23ZM0 16H20V22H0Z" /><path class="e-shine" d="M-14-11H0A11 11 0 0 1 8-7" />
    <path class="e-fine" d="M7 5H15M7 9H15M7 13H15M-12-6H-2" /><path class="e-line" d="M-5-15V-21M-11-21H1" />`,
  wire: svg`<path class="e-line" d="M11 9C22 10 23 1 19-5" /><path class="e-hue" d="M-12-15H12V15H-12Z" /><path
    class="e-line" d="M-12-8L12-12M-12-2L12-6M-12 4L12 0M-12 10L12 6" /><path class="e-fine"
    d="M-12-5L12-9M-12 1L12-3M-12 7L12 3M-12 13L12 9" />
    <path class="e-brass" d="M-17-22H17V-15H-17ZM-17 15H17V22H-17Z" /><path class="e-line"
      d="M-4-18.500H4M-4 18.500H4" />`,
};

export const SCRAP = svg`<path class="e-steel" d="M-20-6L-8-19L3-12L17-17L22 2L9 8L13 19L-13 21L-10 8Z" /><circle
  class="e-pale" cx="9" cy="-6" r="4.500" /><path class="e-line" d="M-8-19L-3-7L-10 0M-10 8L-1 6L2 13" />
  <path class="e-fine" d="M-4 19L10 12M-8 20L6 9M13 1L20-5M12-1L20-9" />`;

/** @type {Record<string, unknown>} */
export const MECHANISMS = {
  x_ray_goggles: svg`<path class="e-dark" d="M-24-6H24V4H-24Z" /><circle class="e-brass" cx="-11"
  r="12.500" /><circle class="e-brass" cx="11" r="12.500" /><circle class="e-glass" cx="-11"
  r="8.500" /><circle class="e-glass" cx="11" r="8.500" />
    <path class="e-line" d="M-14-3L-8 3M-8-3L-14 3M8-3L14 3M14-3L8 3" /><path class="e-line"
      d="M-17 16L-20 21M-11 17V22M11 17V22M17 16L20 21M0 14V19" />`,
  difference_engine: svg`<path class="e-brass" d="M-19-21H19V19H-19Z" /><path class="e-pale"
  d="M-15-16H-6V14H-15ZM-4.500-16H4.500V14H-4.500ZM6-16H15V14H6Z" /><path class="e-line"
  d="M-15-6H-6M-15 4H-6M-4.500-9H4.500M-4.500 1H4.500M-4.500 10H4.500M6-6H15M6 4H15" />
    <path class="e-dark" d="M-12-3H-9V1H-12ZM-1.500-6H1.500V-2H-1.500ZM9-3H12V1H9Z" /><path class="e-line"
      d="M-22 22H22M19-2H24V6" />`,
  rocket_booster: svg`<g transform="rotate(38)"><path class="e-flame"
  d="M-5 12L-9 24L-2 19L0 25L2 19L9 24L5 12Z" /><path class="e-brass"
  d="M-8 2L-16 10V16L-8 12ZM8 2L16 10V16L8 12Z" /><path class="e-pale" d="M0-25C9-17 10-8 9 13H-9C-10-8-9-17 0-25Z" />
    <circle class="e-glass" cy="-7" r="4.500" /><path class="e-fine" d="M5-12V12M7-4V12" /><path class="e-line"
      d="M-9 7H9" /></g>`,
  aether_drive: svg`<ellipse class="e-line" rx="23" ry="9" transform="rotate(-28)" /><ellipse class="e-line" rx="23"
  ry="9" transform="rotate(28)" /><circle class="e-brass" r="9.500" /><circle class="e-glass" r="5.500" />
    <circle class="e-dark" cx="20" cy="-11" r="3.200" /><circle class="e-dark" cx="-20" cy="-11"
      r="3.200" /><path class="e-line" d="M0-23V-14M0 14V23" />`,
  automaton: svg`<path class="e-dark" d="M-16-12V-15H-10V-24H10V-15H16V-12Z" /><path class="e-brass"
  d="M-12-12H12V8H-12Z" /><circle class="e-pale" cx="-5.500" cy="-4" r="4" /><circle class="e-glass" cx="5.500" cy="-4"
  r="5" /><circle class="e-dark" cx="-5.500" cy="-4" r="1.300" /><circle class="e-dark" cx="5.500" cy="-4" r="1.300" />
    <path class="e-line" d="M10-1V10M-6 4H6M-2 2.500V5.500M2 2.500V5.500" /><path class="e-brass"
      d="M-21 23V17L-9 11H9L21 17V23Z" /><path class="e-line" d="M-5 12L0 18L5 12" />`,
  magnetic_grapple: svg`<path class="e-line" d="M0-24V-15M-3-21L3-18" /><path class="e-brass"
  d="M-9-15H9V-6H-9Z" /><path class="e-hook"
  d="M-6-6C-21-2-21 14-8 22L-5 15C-13 10-12 3-2-1ZM6-6C21-2 21 14 8 22L5 15C13 10 12 3 2-1Z" />
    <path class="e-pale" d="M-8 22L-5 15L-1 18ZM8 22L5 15L1 18Z" /><path class="e-fine"
      d="M13 2L17 6M12 7L16 11M-4-12H5" />`,
  spectroscope: svg`<path class="e-line" d="M-24 3L-9-1" /><path class="e-red" d="M7-3L24-9V-4L9 0Z" /><path
    class="e-yellow" d="M9 0L24-4V2L10 3Z" /><path class="e-blue" d="M10 3L24 2V9L12 6Z" /><path class="e-glass"
    d="M0-20L20 16H-20Z" /><path class="e-fine" d="M4-8L14 12M1-10L8 12" />
    <path class="e-brass" d="M-23 16H23V22H-23Z" />`,
  scrap_furnace: svg`<path class="e-brass" d="M5-14V-24H14V-10Z" /><path class="e-dark"
  d="M-20 21V-4L-9-14H9L20-4V21Z" /><path class="e-pale" d="M-12 21V8A12 12 0 0 1 12 8V21Z" /><path class="e-flame"
  d="M0-2C6 4 9 8 8 14C8 19 4 21 0 21C-4 21-8 19-8 14C-8 11-6 9-4 6C-3 9-2 10-1 10C1 7 1 2 0-2Z" /><path class="e-shine"
  d="M-16-3L-8-10" />`,
  pneumatic_post: svg`<path class="e-brass" d="M-24-15H-18V15H-24ZM18-15H24V15H18Z" /><path class="e-glass"
  d="M-18-12H18V12H-18Z" /><path class="e-pale" d="M-11-7H9V7H-11Z" /><path class="e-line" d="M-11-7L-1 1L9-7" /><path
    class="e-fine" d="M-16-9H10M-16 9H12" /><path class="e-dark" d="M11-5L17 0L11 5Z" />`,
  clockwork_valet: svg`<path class="e-dark" d="M-15-12H15V-9H-15ZM-10-12C-11-26 11-26 10-12Z" /><circle class="e-pale"
  cy="-1" r="12" /><path class="e-line" d="M-5-4V-2M5-4V-2" /><path class="e-dark"
  d="M0 2C3 0 6 3 11 2C9 8 3 7 0 4C-3 7-9 8-11 2C-6 3-3 0 0 2Z" />
    <path class="e-brass" d="M0 16L-12 11V23L0 18L12 23V11Z" /><circle class="e-dark" cy="17"
      r="2.500" /><path class="e-line" d="M12-1H17" /><circle class="e-line" cx="20" cy="-4"
      r="3" /><circle class="e-line" cx="20" cy="2" r="3" />`,
};

/** Small signs in one ink (kit/icon.js). @type {Record<string, unknown>} */
export const SIGNS = {
  deck: svg`<path class="i-line" d="M-16-18H4V10H-16Z" /><path class="i-line" d="M-8-18H12V14M0 18H20V-12" />`,
  discard: svg`<path class="i-line" d="M-16-4H16L12 20H-12Z" /><path class="i-line" d="M0-22V-9M-6-14L0-8L6-14" />`,
  hand: svg`<path class="i-fill" d="M-19-7L-7-12L4 16L-8 20ZM-5-14H7V18H6ZM9-13L20-8L9 19Z" />`,
  rocket: svg`<path class="i-fill"
  d="M0-23C7-16 9-9 9-1V9H-9V-1C-9-9-7-16 0-23ZM-9 1L-16 8V15L-9 11ZM9 1L16 8V15L9 11Z" /><path class="i-line"
  d="M-4 15V21M4 15V21" />`,
  round: svg`<path class="i-line" d="M18-6A19 19 0 1 0 19 4" /><path class="i-fill" d="M22-16V-2H8Z" />`,
  pass: svg`<path class="i-line" d="M-18 14L-2 0L-18-14M2 14L18 0L2-14" />`,
  done: svg`<path class="i-line" d="M-18 1L-5 14L19-14" />`,
  glass: svg`<path class="i-line" d="M-20 12L-4 4L14-14L20-8L4 8ZM-4 4L4 8M-8 10L-14 22M2 8L10 22" />`,
  up: svg`<path class="i-fill" d="M0-18L18 12H-18Z" />`,
  down: svg`<path class="i-fill" d="M0 18L18-12H-18Z" />`,
  same: svg`<path class="i-fill" d="M-16-5H16V5H-16Z" />`,
  swap: svg`<path class="i-line" d="M-18-7H16M8-15L17-7L8 1M18 9H-16M-8 1L-17 9L-8 17" />`,
  eye: svg`<path class="i-line" d="M-23 0C-12-15 12-15 23 0C12 15-12 15-23 0Z" /><circle class="i-fill" r="6.500" />`,
  stall: svg`<path class="i-line" d="M-18-2V20H18V-2" /><path class="i-fill"
  d="M-22-18H22V-8A6 6 0 0 1 11-6A6 6 0 0 1 0-6A6 6 0 0 1-11-6A6 6 0 0 1-22-8Z" />`,
  no: svg`<path class="i-line" d="M-14-14L14 14M14-14L-14 14" />`,
  bought: svg`<path class="i-line" d="M-12 22V-20" /><path class="i-fill" d="M-12-20H18L10-10L18 0H-12Z" />`,
  build: svg`<path class="i-fill" d="M-21 15L-3-3A11 11 0 0 1 12-18L4-10L10-4L18-12A11 11 0 0 1 3 3L-15 21Z" />`,
};
