/**
 * The drawings of the game in a box from -24 to 24 (kit/icon.js): emblems of the Buildings, steps of the cards, things
 * on the table.
 */
import { svg } from '../../base/lit.js';

const BOLT = 'M4-22L-12 4H-2L-5 22L12-5H2Z';
const ROCKET = 'M0-23C7-16 9-9 9-1V9H-9V-1C-9-9-7-16 0-23ZM-9 1L-16 8V14L-9 10ZM9 1L16 8V14L9 10Z';
const MAN = 'M0-9A5 5 0 1 1 0.100-9ZM-8 11V3A5 5 0 0 1-3-2H3A5 5 0 0 1 8 3V11Z';
const CARD = 'M-11-16H11V16H-11Z';

/** A colonist of half size at a place. @param {number} x @param {number} y */
const man = (x, y) => svg`<path class="i-fill" d=${MAN} transform=${`translate(${x} ${y}) scale(.86)`} />`;
const DOME = svg`<path class="i-line" d="M-20 19V10A20 19 0 0 1 20 10V19Z" />`;
const ARROW_UP = 'M0-20L9-9H3.500V4H-3.500V-9H-9Z';
const STAR = 'M0-8L2.200-2.600L8-2.200L3.600 1.600L5 7.200L0 4.200L-5 7.200L-3.600 1.600L-8-2.200L-2.200-2.600Z';

/** One for each Building: stands for the colour wherever a card shows its back. @type {Record<string, unknown>} */
export const EMBLEMS = {
  energy: svg`<path class="i-fill" d="M-22 18V12A22 20 0 0 1 22 12V18Z" /><path class="i-cut"
  d="M3-5L-7 7H-1L-3 16L7 5H1Z" /><path class="i-line" d="M-22-2L-13-14M22-2L13-14M0-8V-20M-6-20H6" />`,
  ecosystem: svg`<circle class="i-fill" cy="2" r="18" /><path class="i-fill" d="M-22 20V14H22V20Z" /><path class="i-cut"
  d="M-1 11C-11 10-12 2-11-5C-3-4 0 3-1 11ZM2 7C9 6 12 0 11-8C3-6 0 0 2 7Z" />`,
  water: svg`<path class="i-fill" d="M0-23C9-11 16-3 16 6A16 16 0 0 1-16 6C-16-3-9-11 0-23Z" /><path class="i-cut-line"
  d="M-9 7A9 9 0 0 0 0 15" />`,
  science: svg`<path class="i-fill" d="M-19 19V9A19 18 0 0 1 19 9V19Z" /><path class="i-cut" d="M-3-8H3V10H-3Z" /><path
    class="i-line" d="M4-6L18-21M13-24L22-16" /><path class="i-line" d="M-23 20H23" />`,
  construction: svg`<path class="i-fill" d="M-20 20L-13-2H15L20 20Z" /><path class="i-line"
    d="M-9-3V-21H19L14-12M-9-21L-20-14M4-21V-10" /><path class="i-cut" d="M-4 20V8H8V20Z" />`,
};

/** One for each step of a card. @type {Record<string, unknown>} */
export const OPS = {
  launch: svg`<path class="i-fill" d=${ROCKET} /><path class="i-line" d="M-4 14V22M4 14V22" /><circle class="i-cut"
  cy="-7" r="3.600" />`,
  gain: svg`<path class="i-fill" d=${BOLT} transform="translate(-5 0)" /><path class="i-line" d="M15-18V-6M9-12H21" />`,
  gain_per_building: svg`<path class="i-fill" d=${BOLT} transform="translate(-9 0) scale(.8)" /><path class="i-line"
  d="M3 18V12A9 9 0 0 1 21 12V18ZM15-18V-8M10-13H20" />`,
  drain: svg`<path class="i-fill" d=${BOLT} transform="translate(-5 0)" /><path class="i-line" d="M9-12H21" />`,
  pay: svg`<circle class="i-line" r="20" /><path class="i-fill" d=${BOLT} transform="scale(.66)" />`,
  if_none_here: svg`${DOME}<path class="i-line" d="M-7 14V9A4 4 0 0 1-3 5H3A4 4 0 0 1 7 9V14" /><circle class="i-line"
  cy="-1" r="4" /><path class="i-line" d="M-20-20L20 20" />`,
  if_hand: svg`<path class="i-line" d=${CARD} transform="rotate(-10)" /><path class="i-line" d="M-4 0L0 5L8-6" />`,
  settle_here: svg`${DOME}${man(0, 10)}<path class="i-fill" d="M0-4L-7-13H-2.500V-22H2.500V-13H7Z" />`,
  settle_any: svg`<path class="i-line" d="M-22 19V12A10 10 0 0 1-2 12V19ZM2 19V12A10 10 0 0 1 22 12V19Z" /><path
    class="i-fill" d="M0-2L-7-11H-2.500V-22H2.500V-11H7Z" />`,
  promote: svg`<path class="i-fill" d=${ARROW_UP} transform="translate(-10 2)" />${man(-10, 17)}<path class="i-fill"
  d=${STAR} transform="translate(11 -12)" /><path class="i-fill" d=${STAR} transform="translate(11 6)" />`,
  promote_here: svg`<path class="i-fill" d=${ARROW_UP} transform="translate(-10 -2)" /><path class="i-fill" d=${STAR}
  transform="translate(11 -14)" /><path class="i-fill" d=${STAR} transform="translate(11 2)" /><path class="i-line"
  d="M-22 20H22M-22 20V12M22 20V12" />`,
  demote: svg`<path class="i-fill" d=${ARROW_UP} transform="translate(-10 -4) scale(1 -1)" />${man(-10, -14)}<path
    class="i-fill" d=${STAR} transform="translate(11 8)" />`,
  demote_here: svg`<path class="i-fill" d=${ARROW_UP} transform="translate(-10 -6) scale(1 -1)" /><path class="i-fill"
  d=${STAR} transform="translate(11 0)" /><path class="i-line" d="M-22 20H22M-22 20V12M22 20V12" />`,
  shift_tier: svg`<path class="i-fill" d=${ARROW_UP} transform="translate(-12 2)" /><path class="i-fill" d=${ARROW_UP}
  transform="translate(12 -2) scale(1 -1)" />${man(0, 0)}`,
  swap_tiers: svg`${man(-11, -10)}${man(11, 12)}<path class="i-line"
  d="M2-17H12A6 6 0 0 1 18-11V-6M-2 19H-12A6 6 0 0 1-18 13V8M14-10L18-5L22-10M-22 12L-18 7L-14 12" />`,
  transfer: svg`<path class="i-line" d="M-22 19V12A9 9 0 0 1-4 12V19ZM4 19V12A9 9 0 0 1 22 12V19Z" /><path
    class="i-line" d="M-13-3C-9-19 9-19 13-4M7-8L13-3L18-9" />`,
  transfer_here: svg`<path class="i-line"
  d="M4 19V10A9 9 0 0 1 22 10V19ZM-18 3C-14-16 8-18 13-6M7-9L13-4L18-11" />${man(-15, 12)}`,
  swap_cards: svg`<path class="i-line" d="M-17-20H1V4H-17ZM-1-4H17V20H-1" /><path class="i-line"
  d="M6-18C13-18 16-15 16-9M12-11L16-7L20-11M-6 18C-13 18-16 15-16 10M-20 12L-16 8L-12 12" />`,
  cover: svg`<path class="i-line" d="M-18 20V-4H10V20" /><path class="i-fill" d="M-10-22H18V2H-10Z" /><path
    class="i-cut-line" d="M-4-16L12-4M-4-4L12-16" />`,
  salvage: svg`<path class="i-line" d="M-20 20V4H8V20M-20 12H8" /><path class="i-line" d="M-8-4V-20H18V-2L8 2"
  stroke-dasharray="5 4" /><path class="i-fill" d="M22 4L12 8L20 15Z" />`,
  draw: svg`<path class="i-fill" d="M-18-14H4V18H-18Z" /><path class="i-cut-line" d="M-13-8H-1V12H-13Z" /><path
    class="i-line" d="M14-12V6M5-3H23" />`,
  cycle: svg`<path class="i-line" d="M-8-11H8V11H-8Z" /><path class="i-line"
  d="M-18 8A19 19 0 0 1 9-18M18-8A19 19 0 0 1-9 18M2-21L9-18L6-11M-2 21L-9 18L-6 11" />`,
  dig: svg`<path class="i-line" d="M-20-12H-2V18H-20ZM-14-18H4V-10" /><circle class="i-line" cx="8" cy="2"
  r="9" /><path class="i-line" d="M14 9L22 18" />`,
  peek: svg`<path class="i-line" d="M-23 0C-12-15 12-15 23 0C12 15-12 15-23 0Z" /><circle class="i-fill" r="6.500" />`,
  exchange: svg`<path class="i-line" d="M-22-14H-6V10H-22Z" /><path class="i-fill" d="M8-10H22V14H8Z" /><path
    class="i-line" d="M-4-18H12M8-22L13-18L8-14M6 19H-10M-6 15L-11 19L-6 23" />`,
  trade_prep: svg`<path class="i-fill" d="M-22-12H-7V12H-22ZM7-12H22V12H7Z" /><path class="i-line"
  d="M-6-19H6L2-23M6-19L2-15M6 19H-6L-2 15M-6 19L-2 23" />`,
  sink: svg`<path class="i-line" d="M-16-20H4V-8M-16-20V-2" /><path class="i-line"
  d="M-18 20H18M-18 13H18M-18 6H18" /><path class="i-fill" d="M12 2L4-8H9V-20H15V-8H20Z" />`,
};

/** Things and signs of the table. @type {Record<string, unknown>} */
export const SIGNS = {
  hand: svg`<path class="i-fill"
  d="M-13 4L-16-8C-17-12-11-13-10-9L-8-3V-17C-8-21-3-21-3-17V-19C-3-23 3-23 3-19V-16C3-20 9-20 9-16V-9C9-12 15-12 15-8V6C15 16 9 22 1 22C-7 22-10 14-13 4Z" /><path class="i-cut-line" d="M-3-15V-3M3-15V-3M9-9V-3" />`,
  module: svg`<path class="i-line" d="M-22-12L0-22L22-12V14L0 23L-22 14Z" /><path class="i-fill"
  d="M-13-5H-2V11H-13ZM2-5H13V11H2Z" />`,
  bolt: svg`<path class="i-fill" d=${BOLT} />`,
  rocket: svg`<path class="i-fill" d=${ROCKET} /><circle class="i-cut" cy="-7" r="3.600" /><path class="i-line"
  d="M-4 14V21M4 14V21" />`,
  earth: svg`<circle class="i-line" r="19" /><path class="i-fill"
  d="M-12-14C-4-18 4-14 2-8C0-3-8-4-9 2C-10 8-16 4-18 0C-18-6-16-11-12-14ZM4 2C10-2 17 1 17 6C14 14 8 18 4 17C0 12 0 5 4 2Z" />`,
  star: svg`<path class="i-fill" d=${STAR} transform="scale(2.500)" />`,
  dome: svg`<path class="i-fill" d="M-22 18V10A22 20 0 0 1 22 10V18Z" />`,
  crowd: svg`${man(-13, 8)}${man(13, 8)}${man(0, -4)}`,
  deck: svg`<path class="i-line" d="M-14-20H8V10H-14Z" /><path class="i-line" d="M12-15H14V16H-8V14" /><path
    class="i-fill" d="M-9-15H3V5H-9Z" />`,
  discard: svg`<path class="i-line" d="M-10-18L14-14L9 18L-15 14Z" /><path class="i-line" d="M-6-8L5 9M7-7L-8 7" />`,
  yes: svg`<path class="i-line i-thick" d="M-17 2L-5 14L18-13" />`,
  no: svg`<path class="i-line i-thick" d="M-14-14L14 14M14-14L-14 14" />`,
  burn: svg`<path class="i-fill"
  d="M-2-23C6-14 15-8 15 6C15 16 8 22 0 22C-9 22-15 16-15 7C-15 0-10-4-9-11C-5-8-3-4-3 0C0-7 1-15-2-23Z" /><path
    class="i-cut" d="M4 0L-6 9H0L-3 18L7 7H1Z" />`,
  round: svg`<path class="i-line" d="M17-8A19 19 0 1 0 19 3M19-16L17-7L8-9" />`,
};

/** What Devious Automatics does by the colour of the card left to it. @type {Record<string, unknown>} */
export const MACHINE = {
  power: OPS.gain,
  upgrade: OPS.promote,
  spark: SIGNS.discard,
  recruit: OPS.launch,
  scheme: OPS.settle_any,
};
