/** The card of a figure: what its step tells and asks, what the rules say of an answer, and the way on. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { sentences, wordsOf } from '../words/sentences.js';
import { inTongue } from '../learn/figurestudy.js';
import { materialOf } from '../learn/material.js';
import { OwnStudy } from '../learn/ownstudy.js';
import { href } from '../base/router.js';
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

/** @param {FigureStudy} figure */
const exampleOf = (figure) => (figure instanceof OwnStudy && figure.kind === 'example' ? figure.name : '');

/** @param {Session} session @param {FigureStudy} figure */
function head(session, figure) {
  const { title, steps } = figure.figure;
  const all = steps.length;
  const n = Math.min(figure.at + 1, all);
  const progress = html`<progress max=${all} .value=${n} aria-label=${t('lesson.at', { n, all })}></progress>
    <span class="teach-at tabular" aria-hidden="true">${n}/${all}</span>`;
  const number =
    figure.kind === 'example' ? html`<small>${t('example.title', { id: exampleOf(figure) })}</small> ` : nothing;
  const leave = html`<a class="icon-button small" href="#/" aria-label=${t('lesson.leave')}
    title=${t('lesson.leave')}>${icon('close')}</a>`;
  return html`<header class="teach-head"><h2 id="teach-title">
      ${number}${inTongue(title) || wordsOf(session.state)('name')}</h2>
    ${all > 1 ? progress : nothing}${figure.kind === 'lesson' ? leave : nothing}</header>`;
}

/**
 * Why an answer is wrong: in the author's words, else in those of the rules.
 * @param {Session} session @param {FigureStudy} figure
 */
function verdict({ state }, { verdict: judged, strayed, shown, asked, slug, waiting }) {
  if (waiting) return nothing;
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
    inTongue(text) || (move ? describe(move) : happening(event));
  // An author may name an event and leave open of whom, of what and how many.
  const happening = (/** @type {any} */ event) =>
    words.has(`log.${event.kind}`) ? words(`log.${event.kind}`, { unsaid: '…', ...event }) : '';
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
  const { asked, slug, guided, here } = figure;
  if (!asked || figure.waiting) return nothing;
  const led = guided && asked.kind === 'move';
  if (led && !inTongue(asked.text) && inTongue(here?.text)) return nothing; // the step has said what to do
  const text = inTongue(asked.text) || t(led ? 'figure.ask.led' : `figure.ask.${asked.kind}`);
  return html`<p class="teach-text" id="figure-ask"><strong>${withRuleLinks(text, slug)}</strong></p>
    ${asked.kind === 'move' ? nothing : asked.kind === 'score' ? number(figure) : choices(session, figure, describe)}`;
}

/** @param {FigureStudy} figure */
const backButton = (figure) =>
  figure.at
    ? html`<button type="button" class="icon-button" id="figure-back" aria-label=${t('lesson.back')}
      title=${t('lesson.back')} @click=${() => figure.back()}>${icon('undo')}</button>`
    : nothing;

/** The way out of a figure that is over. @param {FigureStudy} figure @param {() => void} firstGame */
function wayOut(figure, firstGame) {
  const again = figure.at ? button('lesson.restart', () => figure.restart(), 'first', 'figure-again') : nothing;
  const on =
    figure.kind === 'lesson'
      ? html`${button('lesson.play', firstGame, 'play', 'first-game', true)}
        <a class="button" href=${href('new', figure.slug)}>${t('lesson.choose')}</a>`
      : nothing;
  const all = materialOf(figure.slug)?.examples ?? [];
  const next = exampleOf(figure) ? all[all.findIndex(({ id }) => id === exampleOf(figure)) + 1] : null;
  return html`${on}${backButton(figure)}${again}${ruleButton(figure)}${
    next
      ? html`<a class="button button-quiet" href=${href('example', figure.slug, next.id)}>
        ${icon('next')}${t('example.next')}</a>`
      : nothing
  }`;
}

/** The rule that a figure is about. @param {FigureStudy} figure */
function ruleButton({ slug, figure: { rules } }) {
  const [rule] = rules;
  return rule
    ? html`<a class="button rule-link" href=${href('rules', slug, rule)}>
        ${icon('book')}${t('example.rule', { rule })}</a>`
    : nothing;
}

/** @param {FigureStudy} figure @param {boolean} ready @param {() => void} firstGame */
function acts(figure, ready, firstGame) {
  const { asked } = figure;
  if (figure.waiting) return button('step.next', () => figure.wake?.(), 'next', 'figure-next');
  if (figure.closed) return wayOut(figure, firstGame);
  const restart = isResumed(figure)
    ? button('lesson.restart', () => figure.restart(), 'first', 'figure-again')
    : nothing;
  if (!asked)
    return html`${backButton(figure)}${button('lesson.on', () => figure.goOn(), 'next', 'figure-on', true)}${restart}`;
  return html`${backButton(figure)}
    ${asked.kind === 'move' ? nothing : button('figure.check', () => figure.answer(), 'check', 'figure-check', true)}
    ${ready ? button(showing(figure), () => figure.showMe(), 'hint', 'figure-show') : nothing}
    ${restart}${figure.kind === 'example' ? ruleButton(figure) : nothing}`;
}

/** @param {FigureStudy} figure */
const showing = ({ guided, asked }) => (guided && asked?.kind === 'move' ? 'lesson.show' : 'figure.show');

/** @param {FigureStudy} figure */
const isResumed = (figure) => figure instanceof OwnStudy && figure.resuming;

/** What the others have done since one's last move. @param {Session} session */
function meanwhile({ state }) {
  const mine = state.log.findLastIndex((entry) => entry.n > 0 && entry.seat === state.study?.seat);
  const lines = state.log
    .slice(mine + 1)
    .flatMap((entry) => (entry.n > (state.study?.start ?? 0) ? sentences(state, entry.events) : []));
  return lines.length
    ? html`<p class="teach-since">${icon('log')}<span>${lines.slice(-2).join(' ')}</span></p>`
    : nothing;
}

/** What the step tells; at the end of an example, what came out. @param {FigureStudy} figure */
function telling(figure) {
  const text = inTongue(figure.here?.text);
  if (!text) return nothing;
  const words = withRuleLinks(text, figure.slug);
  if (!figure.closed || figure.kind === 'figure') return html`<p class="teach-text">${words}</p>`;
  return figure.kind === 'lesson'
    ? html`<p class="teach-text"><strong>${t('lesson.done')}</strong> ${words}</p>`
    : html`<p class="teach-result" id="teach-result">${icon('check')}<span>${words}</span></p>`;
}

/** A pause in which moves are made by themselves. @param {Session} session */
const waitingView = (session) =>
  html`<p class="teach-text is-waiting">${t(
    session.state.table?.to_act === session.state.viewer ? 'lesson.goes' : 'lesson.others',
  )}</p>${meanwhile(session)}`;

/**
 * What the step tells and asks, and what came of the last answer.
 * @param {Session} session @param {FigureStudy} figure @param {Describe} describe
 */
function body(session, figure, describe) {
  const judged = verdict(session, figure);
  const since = figure.guided && judged === nothing ? meanwhile(session) : nothing;
  return html`${isResumed(figure) ? html`<p class="teach-since">${t('lesson.resumed')}</p>` : nothing}
    ${telling(figure)}
    ${asking(session, figure, describe)}
    ${judged}${since}`;
}

/** @param {Session} session @param {FigureStudy} figure @param {Describe} describe @param {() => void} firstGame */
export function figureCard(session, figure, describe, firstGame) {
  const { here, praised, closed, waiting, kind, figure: given } = figure;
  const caption = inTongue(given.caption);
  const praise =
    praised && kind !== 'lesson'
      ? html`<p class="teach-result" id="figure-right" role="status">${icon('check')}
      <span>${t(here ? 'figure.right' : 'figure.done')}</span></p>`
      : nothing;
  const marked = inTongue(here?.marked);
  return html`<section class="teach teach-figure" data-figure=${closed ? 'done' : 'open'} data-step=${figure.at}
    aria-labelledby="teach-title" tabindex="-1">
    ${head(session, figure)}
    ${praise}
    ${waiting && figure.guided ? waitingView(session) : body(session, figure, describe)}
    ${marked ? html`<p class="visually-hidden">${marked}</p>` : nothing}
    <div class="teach-acts">${acts(figure, Boolean(session.state.table), firstGame)}</div>
    ${caption ? html`<p class="figure-caption">${caption}</p>` : nothing}
  </section>`;
}
