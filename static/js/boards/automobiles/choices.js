/** What one chooses before a race, as pictures: the tracks as they run, the sets by the cards they bring. */
import { html } from '../../base/lit.js';
import { picture } from './pictures.js';
import { stamp } from './stamp.js';
import { TRACKS } from './tracks.js';

/** The cards of each set. @type {Record<string, string[]>} */
export const SETS = {
  first_game: ['manager', 'crew_chief', 'suspension', 'gearbox', 'hybrid_engine'],
  perfect_tuning: ['engineer', 'pit_captain', 'aerodynamics', 'nitro', 'supercharged'],
  jalopy: ['car_chief', 'pit_team', 'suspension', 'boost', 'diesel_engine'],
  money: ['car_chief', 'pit_team', 'tires', 'boost', 'rotary_engine'],
  rainbow: ['engineer', 'pit_team', 'suspension', 'nitro', 'rotary_engine'],
  high_revs: ['car_chief', 'crew_chief', 'aerodynamics', 'boost', 'hybrid_engine'],
  experts: ['mechanic', 'pit_crew', 'steering', 'turbo', 'hybrid_engine'],
  examples: ['car_chief', 'crew_chief', 'steering', 'gearbox', 'rotary_engine'],
};

const ONE_CARD = ['garage', 'pit', 'handling', 'performance', 'engine'];

/** @param {string} option @param {string} value */
export function choicePicture(option, value) {
  if (option === 'track' && value in TRACKS)
    return html`<span class="au-choice-track">${stamp(/** @type {any} */ ({ track: value, seats: [] }))}</span>`;
  const cards = option === 'cards' ? (SETS[value] ?? []) : ONE_CARD.includes(option) ? [value] : [];
  return cards.length ? html`<span class="au-choice-cards">${cards.map((card) => picture(`card.${card}`))}</span>` : '';
}
