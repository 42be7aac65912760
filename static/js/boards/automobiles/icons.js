/** Signs of the cubes and of what happens to them; drawn in a box from -24 to 24 (see kit/icon.js). */
import { svg } from '../../base/lit.js';
import { cubeText } from '../../kit/cube.js';

/** What stands on the face of a cube. @type {Record<string, unknown>} */
export const CUBE_SIGNS = {
  white: cubeText('3'),
  light: cubeText('4'),
  dark: cubeText('5'),
  black: cubeText('6'),
  wear: svg`<circle class="i-line" r="17" /><circle class="i-line" r="6" /><path class="i-line"
  d="M0-22L-4-14L4-11L-1-6M17 13L11 9L10 3" />`,
  yellow: svg`<path class="i-fill"
  d="M9-22C2-20-2-13 1-7L-20 13C-23 17-17 23-13 20L7-1C13 2 20-2 22-9L14-5L6-7L4-14Z" />`,
  purple: svg`<path class="i-fill" d="M-18 21V-18H4V21Z" /><path class="i-cut" d="M-13-13H-1V-3H-13Z" /><path
    class="i-line" d="M-22 21H8M4-2H10C13-2 13 0 13 3V12C13 18 20 18 20 12V-6L13-14" />`,
  red: svg`<circle class="i-line" r="19" /><circle class="i-fill" r="6" /><path class="i-line" d="M-19-2H19M0 4V19" />`,
  green: svg`<path class="i-fill" d="M-20-20L-2 0L-20 20H-9L9 0L-9-20ZM2-20L20 0L2 20H13L24 0L13-20Z"
  transform="translate(-2 0)" />`,
  blue: svg`<path class="i-fill" d="M-15-22H15V-2H-15Z" /><path class="i-cut"
  d="M-15-15H15V-12H-15ZM-15-9H15V-6H-15Z" /><path class="i-line" d="M0-2V10" /><circle class="i-line" cy="15"
  r="6" />`,
};

/** @type {Record<string, unknown>} */
export const SIGNS = {
  hand: svg`<path class="i-line" d="M-20 20H20V-2M-20 20V-2" /><path class="i-fill" d="M-10-4H10V12H-10Z" /><path
    class="i-line" d="M0-22V-10M-5-15L0-10L5-15" />`,
  used: svg`<path class="i-line" d="M-20-16H20V18H-20Z" /><path class="i-line" d="M-10 0L-3 8L11-8" />`,
  discard: svg`<path class="i-line" d="M-18-14H18M-14-14L-11 20H11L14-14M-6-20H6" /><path class="i-line"
  d="M-4-5V12M4-5V12" />`,
  bag: svg`<path class="i-fill" d="M-6-10C-18-2-22 20-12 22H12C22 20 18-2 6-10Z" /><path class="i-line"
  d="M-9-20L-6-12H6L9-20" />`,
  money: svg`<circle class="i-line" r="19" /><path class="i-line"
  d="M7-8C3-13-8-12-7-5C-6 2 8-1 8 6C8 13-4 13-8 8M0-15V15" />`,
  flag: svg`<path class="i-line" d="M-16 22V-20" /><path class="i-fill" d="M-16-20H0V-9H-16ZM0-9H18V2H0Z" /><path
    class="i-line" d="M-16-20H18V2H-16Z" />`,
  slip: svg`<path class="i-line" d="M-22-10H6C14-10 14-21 6-20M-22 0H14C23 0 23 13 14 12M-22 10H2C9 10 9 20 2 20" />`,
  pit: svg`<path class="i-line" d="M-20-20H20V20H-20Z" /><path class="i-fill"
  d="M-8 14V-14H3A8.500 8.500 0 0 1 3 3H-2V14Z" /><path class="i-cut" d="M-2-8.500H2A3 3 0 0 1 2-2.500H-2Z" />`,
  shop: svg`<path class="i-line" d="M-22-18H-14L-8 8H14L20-10H-12" /><circle class="i-fill" cx="-5" cy="17"
  r="4.500" /><circle class="i-fill" cx="11" cy="17" r="4.500" />`,
  enough: svg`<circle class="i-line" r="19" /><path class="i-fill" d="M-8-8H8V8H-8Z" />`,
  up: svg`<path class="i-fill" d="M0-20L18 2H7V20H-7V2H-18Z" />`,
  away: svg`<path class="i-line" d="M-20 2V20H20V2" /><path class="i-line" d="M0 12V-20M-9-11L0-20L9-11" />`,
  arrow: svg`<path class="i-line" d="M-18 0H16M4-12L17 0L4 12" />`,
};
