/** Cards and spaces as pictures for the rules: a card is its cube and what the cube does, in a sign and a number. */
import { html, svg } from '../../base/lit.js';
import { cube } from '../../kit/cube.js';
import { iconAt } from '../../kit/icon.js';
import { GEAR_NUMBERS, tones } from './road.js';
import { CUBE_SIGNS, SIGNS } from './icons.js';

/** Cube, sign and number of each card. @type {Record<string, [string, string, string]>} */
const CARDS = {
  gear3: ['white', 'arrow', '1'],
  gear4: ['light', 'arrow', '1'],
  gear5: ['dark', 'arrow', '1'],
  gear6: ['black', 'arrow', '1'],
  wear: ['wear', 'discard', ''],
  car_chief: ['yellow', 'up', '1'],
  engineer: ['yellow', 'away', '3'],
  manager: ['yellow', 'bag', '1'],
  mechanic: ['yellow', 'away', '2'],
  crew_chief: ['purple', 'hand', '…'],
  pit_captain: ['purple', 'away', '6'],
  pit_crew: ['purple', 'away', '2'],
  pit_team: ['purple', 'shop', '3'],
  aerodynamics: ['red', 'slip', '0'],
  steering: ['red', 'arrow', '3'],
  suspension: ['red', 'arrow', '1'],
  tires: ['red', 'arrow', '1'],
  boost: ['green', 'hand', '3'],
  gearbox: ['green', 'flag', 'P'],
  nitro: ['green', 'hand', '2'],
  turbo: ['green', 'arrow', '2+'],
  diesel_engine: ['blue', 'arrow', '×'],
  hybrid_engine: ['blue', 'arrow', '2'],
  rotary_engine: ['blue', 'arrow', '×'],
  supercharged: ['blue', 'used', '2'],
};

/** @param {[string, string, string]} card */
const cardFace = ([colour, sign, number]) => svg`<rect class="part-face" x="2" y="2" width="76" height="104" rx="9" />
  <g transform="translate(40 36)">${cube(colour, CUBE_SIGNS[colour])}</g>
  <g class="part-does">${iconAt(SIGNS[sign], 30, number ? 26 : 40, 84)}<text class="part-number" x="58" y="92"
    text-anchor="middle">${number}</text></g>`;

/** Two sections of road as painted. @param {string} fill @param {string} ink @param {string} text */
const road = (
  fill,
  ink,
  text,
) => svg`<path class=${`au-space au-tone-${fill}`} d="M4 22H104V64H4Z" /><path class=${`au-tick au-ink-${ink}`}
d="M54 23V32M54 54V63" />
  <text class=${`au-gear au-ink-${ink}`} x="54" y="48" text-anchor="middle">${text}</text>`;

/** @param {string} name */
function space(name) {
  if (name === 'grid') return svg`${road('white', 'white', 'P1')}<path class="au-slot" d="M92 28H98V58H92" />`;
  if (name === 'two_tone') return svg`${tones}${road('light-dark', 'light', '4·5')}`;
  return GEAR_NUMBERS[name] ? road(name, name, String(GEAR_NUMBERS[name])) : '';
}

/** @param {string} id as in the texts: `card.turbo`, `space.black` */
export function picture(id) {
  const [kind, name] = id.split('.');
  if (kind === 'card' && CARDS[name])
    return html`<svg class="automobiles part-card-au" viewBox="0 0 80 108"
      aria-hidden="true">${cardFace(CARDS[name])}</svg>`;
  const drawn = kind === 'space' ? space(name) : '';
  return drawn && html`<svg class="automobiles part-space" viewBox="0 10 108 66" aria-hidden="true">${drawn}</svg>`;
}
