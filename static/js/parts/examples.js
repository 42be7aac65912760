/** The worked examples of a game: beside the rule they belong to, and all in one list. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { loadMaterial, materialOf } from '../learn/material.js';
import { href } from '../base/router.js';
import { icon } from './controlicons.js';

/** What a rule has to try out. @param {string} slug @param {string} rule */
export function examplesOf(slug, rule) {
  const own = materialOf(slug)?.examples.filter((one) => one.rules[0] === rule) ?? [];
  if (!own.length) return nothing;
  return html`<p class="rule-examples">${own.map(
    ({ id, title }) => html`<a class="rule-example" href=${href('example', slug, id)}
    aria-label=${t('example.named', { title })}>${icon('play')}<span>${t('example.try')}: ${title}</span></a>`,
  )}</p>`;
}

/** The lesson and all examples, folded away. @param {string} slug */
export function exampleList(slug) {
  loadMaterial(slug);
  const all = materialOf(slug)?.examples ?? [];
  if (!all.length) return nothing;
  return html`<details class="more examples"><summary>${t('example.all')} (${all.length})</summary>
    <ul class="examples-list">${all.map(
      ({ id, title }) => html`<li><a href=${href('example', slug, id)}><b>${id}</b><span>${title}</span></a></li>`,
    )}</ul>
    <p><a class="button" href=${href('studio', slug)}>${icon('hand')}${t('studio.title')}</a></p></details>`;
}
