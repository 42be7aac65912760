/**
 * A pile of counted things of several sorts: its name, then each sort with its number. Sorts with a pattern can be
 * chosen.
 */
import { html, nothing } from '../base/lit.js';
import { counter } from './badge.js';

/** @typedef {Parameters<typeof counter>[0]} Sort */

/**
 * @param {{name: string, sorts: Sort[], none?: string, kind?: string, sign?: unknown, inspect?: string}} pile none:
 *   what is said of an empty pile; sign: a picture beside the name
 */
export const pile = ({
  name,
  sorts,
  none = '',
  kind = '',
  sign,
  inspect,
}) => html`<div class=${`pile ${kind}`} role="group" aria-label=${name} data-inspect=${inspect ?? nothing}>
  <span class="pile-name" aria-hidden="true">${sign ?? nothing}${name}</span>
  <span class="pile-sorts">${
    sorts.length
      ? sorts.map((sort) => counter(sort))
      : html`<span
    class="pile-none">${none}</span>`
  }</span>
</div>`;
