/** Parts and mechanisms as pictures for the rules. */
import { html } from '../../base/lit.js';
import { cardFace, engraving } from './faces.js';

/** @param {string} id as in the texts: `component.lens`, `mechanism.automaton` */
export function picture(id) {
  const [kind, name] = id.split('.');
  if (kind === 'component' && name !== 'scrap') return html`<span class="mech">${cardFace(name)}</span>`;
  return kind === 'component' || kind === 'mechanism' ? html`<span class="mech">${engraving(name)}</span>` : '';
}
