/** A card as an HTML block: icon, name, text. Long texts wrap; the whole card can be inspected. */
import { html, nothing } from '../base/lit.js';
import { iconInline } from './icon.js';

/**
 * @param {{id: string, icon: unknown, name: string, text?: string, inspect?: string, kind?: string, foot?: unknown}}
 *   card
 */
export const card = ({ id, icon, name, text, inspect, kind = '', foot }) => html`<article
  class=${`card ${kind}`}
  data-id=${id}
  data-inspect=${inspect ?? nothing}
>
  <h3 class="card-name">${iconInline(icon)}<span>${name}</span></h3>
  ${text ? html`<p class="card-text">${text}</p>` : nothing} ${foot ? html`<p class="card-foot">${foot}</p>` : nothing}
</article>`;
