/** The card of a figure: what its step tells and asks, what the rules say of an answer, and the way on. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { wordsOf } from '../words/sentences.js';
import { inTongue } from '../learn/figurestudy.js';
import { update } from '../base/update.js';
import { icon } from './controlicons.js';
import { ruleLink, withRuleLinks } from './rulelink.js';

/** @typedef {import('../table/session.js').Session} Session */
/** @typedef {import('../learn/figurestudy.js').FigureStudy} FigureStudy */
/** @typedef {(pattern: string) => string} Describe  a move in words */

/** @param {string} words @param {() => void} run @param {string} picture @param {string} id @param {boolean} [main] */
const button = (words, run, picture, id, main = false) =>
  html`<button type="button" id=${id} class=${`button${main ? ' button-main' : ''}`} @click=${run}>
    ${icon(picture)}${t(words)}</button>`;

/** @param {string} picture @param {unknown} text */
const advice = (picture, text) =>
  html`<div class="teach-advice" role="status">${icon(picture)}<span>${text}</span></div>`;

/** @param {Session} session @param {FigureStudy} figure */
function head(session, figure) {
  const { title, steps } = figure.figure;
  const all = steps.length;
  const n = Math.min(figure.at + 1, all);
  const progress = html`<progress max=${all} .value=${n} aria-label=${t('lesson.at', { n, all })}></progress>
    <span class="teach-at tabular" aria-hidden="true">${n}/${all}</span>`;
  return html`<header class="teach-head"><h2 id="teach-title">${inTongue(title) || wordsOf(session.state)('name')}</h2>
    ${all > 1 ? progress : nothing}</header>`;
}

/**
 * Why an answer is wrong: in the author's words, else in those of the rules.
 * @param {Session} session @param {FigureStudy} figure
 */
function verdict({ state }, { verdict: judged, strayed, shown, asked, slug }) {
  if (shown) return advice('hint', t('figure.shown'));
  if (strayed) return advice('hint', t(asked ? 'figure.below' : 'lesson.read'));
  if (!judged) return nothing;
  const words = wordsOf(state);
  const hint = inTongue(judged.hint);
  const reasons = hint
    ? withRuleLinks(hint, slug)
    : judged.why.map(({ key, params, rule }) => html`${words(key, params)} ${rule ? ruleLink(slug, rule) : nothing} `);
  return advice('close', html`<strong id="figure-wrong">${t('figure.wrong')}</strong> ${reasons}`);
}

/** What there is to tick. @param {Session} session @param {FigureStudy} figure @param {Describe} describe */
function choices(session, figure, describe) {
  const words = wordsOf(session.state);
  const told = (/** @type {any} */ { text, move, event }) =>
    inTongue(text) || (move ? describe(move) : words.has(`log.${event.kind}`) ? words(`log.${event.kind}`, event) : '');
  const turn = (/** @type {number} */ n) => () => {
    if (!figure.ticked.delete(n)) figure.ticked.add(n);
    figure.verdict = null;
    update();
  };
  return html`<div class="figure-choices" role="group" aria-labelledby="figure-ask">${figure.asked?.choices.map(
    (
      one,
      n,
    ) => html`<label class="figure-choice"><input type="checkbox" .checked=${figure.ticked.has(n)} @change=${turn(n)} />
    <span>${n + 1}. ${told(one)}</span></label>`,
  )}</div>`;
}

/** @param {FigureStudy} figure */
function number(figure) {
  const typed = (/** @type {any} */ event) => {
    figure.number = event.target.value;
  };
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter') figure.answer();
  };
  return html`<input class="figure-number" type="number" step="1" inputmode="numeric" aria-labelledby="figure-ask"
    .value=${figure.number} @input=${typed} @keydown=${pressed} />`;
}

/** @param {Session} session @param {FigureStudy} figure @param {Describe} describe */
function asking(session, figure, describe) {
  const { asked, slug } = figure;
  if (!asked) return nothing;
  const text = inTongue(asked.text) || t(`figure.ask.${asked.kind}`);
  return html`<p class="teach-text" id="figure-ask"><strong>${withRuleLinks(text, slug)}</strong></p>
    ${asked.kind === 'move' ? nothing : asked.kind === 'score' ? number(figure) : choices(session, figure, describe)}`;
}

/** @param {FigureStudy} figure */
const backButton = (figure) =>
  figure.at
    ? html`<button type="button" class="icon-button" id="figure-back" aria-label=${t('lesson.back')}
      title=${t('lesson.back')} @click=${() => figure.back()}>${icon('undo')}</button>`
    : nothing;

/** @param {FigureStudy} figure @param {boolean} ready */
function acts(figure, ready) {
  const { asked, here } = figure;
  if (figure.waiting) return button('step.next', () => figure.wake?.(), 'next', 'figure-next');
  const again = figure.at ? button('lesson.restart', () => figure.restart(), 'first', 'figure-again') : nothing;
  if (!here) return html`${backButton(figure)}${again}`;
  if (!asked) return html`${backButton(figure)}${button('lesson.on', () => figure.goOn(), 'next', 'figure-on', true)}`;
  return html`${backButton(figure)}
    ${asked.kind === 'move' ? nothing : button('figure.check', () => figure.answer(), 'check', 'figure-check', true)}
    ${ready ? button('figure.show', () => figure.showMe(), 'hint', 'figure-show') : nothing}`;
}

/** @param {Session} session @param {FigureStudy} figure @param {Describe} describe */
export function figureCard(session, figure, describe) {
  const { here, slug, praised, figure: given } = figure;
  const caption = inTongue(given.caption);
  const praise = praised
    ? html`<p class="teach-result" id="figure-right" role="status">${icon('check')}
      <span>${t(here ? 'figure.right' : 'figure.done')}</span></p>`
    : nothing;
  const text = inTongue(here?.text);
  const marked = inTongue(here?.marked);
  return html`<section class="teach teach-figure" data-figure=${figure.over ? 'done' : 'open'} data-step=${figure.at}
    aria-labelledby="teach-title" tabindex="-1">
    ${head(session, figure)}
    ${praise}
    ${text ? html`<p class="teach-text">${withRuleLinks(text, slug)}</p>` : nothing}
    ${marked ? html`<p class="visually-hidden">${marked}</p>` : nothing}
    ${figure.waiting ? nothing : asking(session, figure, describe)}
    ${figure.waiting ? nothing : verdict(session, figure)}
    <div class="teach-acts">${acts(figure, Boolean(session.state.table))}</div>
    ${caption ? html`<p class="figure-caption">${caption}</p>` : nothing}
  </section>`;
}
