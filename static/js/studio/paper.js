/**
 * A figure as sheets of A4: each step with its picture, its question and room for the answer, and the way to the
 * board.
 */
import { html, nothing } from '../base/lit.js';
import { gameCard } from '../base/catalog.js';
import { inTongue } from '../learn/figurestudy.js';
import { qrView } from '../parts/qrcode.js';
import { settings } from '../storage/settings.js';
import { gameTranslator, t } from '../words/i18n.js';
import { dataUrl } from './stepimages.js';
import { word } from './deskwords.js';

/**
 * @typedef {import('../base/answers.js').Still} Still
 * @typedef {import('../base/answers.js').Figured} Figured
 * @typedef {import('../base/answers.js').AskTold} AskTold
 * @typedef {{slug: string, figure: Figured, stills: Still[], address: string}} Sheets
 * @typedef {(move: string) => string} Describe  a move in words
 */

/** @param {Sheets} sheets @param {Describe} describe */
export function paperView({ slug, figure, stills, address }, describe) {
  const name = gameCard(slug)?.name[settings.lang] ?? slug;
  const title = inTongue(figure.title);
  const many = figure.steps.length > 1;
  return html`<section class="studio-paper" lang=${settings.lang}>
    <h1>${title || name}</h1>${title ? html`<p class="muted">${name}</p>` : nothing}
    ${stills.map((still, i) => {
      const { text = {}, ask = null } = figure.steps[i] ?? {};
      return html`<article>${many ? html`<h2>${word('step', { n: i + 1 })}</h2>` : nothing}
        <img src=${dataUrl(still)} alt=${still.alt} width=${still.width} height=${still.height} />
        ${inTongue(text) ? html`<p>${inTongue(text)}</p>` : nothing}
        ${ask ? questionView(slug, ask, describe) : nothing}</article>`;
    })}
    ${inTongue(figure.caption) ? html`<p class="muted">${inTongue(figure.caption)}</p>` : nothing}
    ${address ? html`<footer>${qrView(address, word('paper.scan'))}</footer>` : nothing}</section>`;
}

/**
 * The question, what there is to tick, a line to write on.
 * @param {string} slug
 * @param {AskTold} ask
 * @param {Describe} describe
 */
function questionView(slug, ask, describe) {
  const words = gameTranslator(slug, []);
  const told = (/** @type {AskTold['choices'][0]} */ { text, move, event }) =>
    inTongue(text) ||
    (move ? describe(move) : words.has(`log.${event.kind}`) ? words(`log.${event.kind}`, event) : event.kind);
  return html`<p><strong>${inTongue(ask.text) || t(`figure.ask.${ask.kind}`)}</strong></p>
    ${
      ask.choices.length
        ? html`<ul>${ask.choices.map((one) => html`<li>${told(one)}</li>`)}</ul>`
        : html`<p class="studio-answer">${word('paper.answer')}</p>`
    }`;
}
