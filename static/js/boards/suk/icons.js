/** The drawings of the game, all in a box from -24 to 24 (kit/icon.js): goods, Deep Space cards, corporations. */
import { svg } from '../../base/lit.js';

/** @type {Record<string, unknown>} */
export const TYPES = {
  engine: svg`<path class="i-fill" d="M-8-21H8L10-12H-10ZM-7-9H7C8-1 15 3 17 11H-17C-15 3-8-1-7-9Z" />
    <path class="i-line" d="M-10 15V20M-3.5 15V23M3.5 15V23M10 15V20" /><path class="i-cut-line" d="M-10 6H10" />`,
  plant: svg`<path class="i-fill" d="M-1 7C-15 8-20-3-20-13C-8-12-1-5-1 7ZM1 0C14 1 20-9 19-22C7-20 0-12 1 0Z" />
    <path class="i-line" d="M0 18V-2M-11 20H11" /><path class="i-cut-line" d="M-15-8L-5 2M14-16L5-5" />`,
  robot: svg`<path class="i-fill"
  d="M-15-11H15A4 4 0 0 1 19-7V15A4 4 0 0 1 15 19H-15A4 4 0 0 1-19 15V-7A4 4 0 0 1-15-11Z" />
    <circle class="i-cut" cx="-8" cy="0" r="4.4" /><circle class="i-cut" cx="8" cy="0"
      r="4.4" /><path class="i-cut-line" d="M-8 11H8" />
    <path class="i-line" d="M0-11V-16M-22 0V8M22 0V8" /><circle class="i-fill" cy="-19" r="3.4" />`,
  crystal: svg`<path class="i-fill" d="M-3-23L8-11L4 20H-9L-14-9Z" /><path class="i-fill"
  d="M14-4L21 4L18 20H8L10.500 0Z" />
    <path class="i-cut-line" d="M-13.500-8.500L-4-6L7.500-10.500M-4-6L-3 19" />`,
  spice: svg`<path class="i-fill" d="M1-13C14-15 21-5 18 5C15 16 3 22-19 19C-7 16-3 9-5 1C-6-6-6-11 1-13Z" />
    <path class="i-line" d="M6-14C6-19 9-22 15-22" /><path class="i-cut-line" d="M9-7C14-3 13 5 7 10" />`,
  relic: svg`<path class="i-fill" d="M-6-16H6V-11C17-7 15 8 5 17H-5C-15 8-17-7-6-11Z" />
    <path class="i-line" d="M-8-20H8M-8 21H8M-7-15C-17-17-20-7-13-3M7-15C17-17 20-7 13-3" /><path class="i-cut-line"
      d="M-10 0L-5 4L0 0L5 4L10 0" />`,
  creature: svg`<path class="i-fill" d="M-17 3C-19-28 19-28 17 3C12 7 8 2 4 5C1 7-2 7-5 5C-9 2-12 7-17 3Z" />
    <path class="i-line"
      d="M-13 7C-18 12-9 16-14 22M-4.500 8C-8 13 0 17-4 23M4.500 8C1 13 8 17 4.500 23M13 7C18 12 9 16 14 22" />
    <circle class="i-cut" cx="-6" cy="-7" r="4.200" /><circle class="i-cut" cx="6" cy="-7" r="4.200" />`,
};

/** @type {Record<string, unknown>} */
export const CARDS = {
  pulsar: svg`<circle class="i-fill" r="6.500" /><path class="i-line"
  d="M-21-13L21 13M0-14A14 14 0 0 1 12 7M0 14A14 14 0 0 1-12-7" /><path class="i-fill"
  d="M21 13L10 11L14 4ZM-21-13L-10-11L-14-4Z" />`,
  quasar: svg`<ellipse class="i-line" rx="21" ry="7.500" /><circle class="i-fill" r="5" /><path class="i-line"
  d="M0-8V-22M0 8V22M-4-18L0-22L4-18M-4 18L0 22L4 18" />`,
  supernova: svg`<path class="i-fill" d="M0-9L3-3L9 0L3 3L0 9L-3 3L-9 0L-3-3Z" /><path class="i-line"
  d="M0-14V-22M0 14V22M-14 0H-22M14 0H22M10-10L16-16M-10-10L-16-16M10 10L16 16M-10 10L-16 16" />`,
  full_load: svg`<path class="i-fill" d="M-20 3H-2V20H-20ZM2 3H20V20H2Z" /><path class="i-line"
  d="M-9-18H9V-1H-9Z" /><path class="i-cut-line" d="M-15 11H-7M7 11H15" /><path class="i-line" d="M-4-10H4" />`,
  wormhole: svg`<ellipse class="i-line" cx="-14" rx="7" ry="16" /><ellipse class="i-line" cx="14" rx="7"
  ry="16" /><path class="i-line" d="M-12-15C-3-5 3-5 12-15M-12 15C-3 5 3 5 12 15" /><circle class="i-fill"
  r="3.200" />`,
  black_hole: svg`<circle class="i-fill" r="10" /><path class="i-line"
  d="M-22 6C-14-4 14-4 22 6M-20 9C-10 16 10 16 20 9M-13-11A17 17 0 0 1 13-11" />`,
  nebula: svg`<path class="i-line"
  d="M-15 12C-24 10-22-3-13-3C-13-14 2-17 6-8C15-11 22-2 17 5C22 10 17 16 11 14H-8" /><circle class="i-fill" cx="-4"
  cy="2" r="3" /><circle class="i-fill" cx="7" cy="4" r="2" /><circle class="i-fill" cx="-13" cy="20" r="2" />`,
  zero_gravity: svg`<path class="i-line" d="M-9-4L3-13L12-1L0 8Z" /><path class="i-line"
  d="M-14 21V12M0 22V15M14 21V12M-17 15L-14 12L-11 15M-3 18L0 15L3 18M11 15L14 12L17 15" /><circle class="i-fill"
  cx="-15" cy="-14" r="2.600" /><circle class="i-fill" cx="17" cy="-16" r="2" />`,
  ion_storm: svg`<path class="i-fill" d="M4-16L-8 3H-1L-4 17L9-4H2Z" /><path class="i-line"
  d="M-12-14A19 19 0 1 0 12-14M12-14L18-13M12-14L12-20" />`,
  customs: svg`<path class="i-line" d="M0-22L17-15V0C17 11 9 18 0 22C-9 18-17 11-17 0V-15Z" /><path class="i-fill"
  d="M-10-6H10V3H-10Z" />`,
};

/** @type {Record<string, unknown>} */
export const CORPORATIONS = {
  'corp-aurora': svg`<path class="i-fill" d="M-13 12A13 13 0 0 1 13 12Z" /><path class="i-line"
  d="M-22 18H22M0-8V-20M-15-1L-22-10M15-1L22-10" />`,
  'corp-kronos': svg`<path class="i-line"
  d="M-14-20H14M-14 20H14M-11-20C-11-8-3-4-3 0C-3 4-11 8-11 20M11-20C11-8 3-4 3 0C3 4 11 8 11 20" /><path class="i-fill"
  d="M-8 18C-6 10 6 10 8 18ZM-6-9H6L0-2Z" />`,
  'corp-umbra': svg`<path class="i-fill" d="M9-19A20 20 0 1 0 9 19A15 15 0 1 1 9-19Z" /><circle class="i-fill" cx="13"
  r="4" />`,
};
