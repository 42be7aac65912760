/** The board in words: what the picture shows, as headings, tables and lists. */
import { html } from '../base/lit.js';
import { t } from '../words/i18n.js';

/** @typedef {{heading: string, columns?: string[], rows?: unknown[][], items?: unknown[]}} Part */

/**
 * @param {import('../boards/board.js').Board | null} renderer
 * @param {import('../boards/board.js').BoardContext | null} ctx
 */
export function twinView(renderer, ctx) {
  if (!renderer?.twin || !ctx?.view) return html`<p class="muted">${t('twin.later')}</p>`;
  /** @type {Part[]} */
  const parts = renderer.twin(ctx);
  return html`<div class="twin">${parts.map(
    (part) => html`<h3>${part.heading}</h3>${part.rows ? tableOf(part) : listOf(part)}`,
  )}</div>`;
}

/** @param {Part} part */
function tableOf({ heading, columns, rows = [] }) {
  return html`<div class="twin-scroll" tabindex="0" role="region" aria-label=${heading}><table class="tabular">
    ${columns ? html`<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>` : ''}
    <tbody>${rows.map(
      (row) =>
        html`<tr>${row.map((cell, i) => (i === 0 ? html`<th scope="row">${cell}</th>` : html`<td>${cell}</td>`))}</tr>`,
    )}</tbody>
  </table></div>`;
}

/** @param {Part} part */
const listOf = ({ items = [] }) => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
