/** The card of a lesson, an example, a puzzle or a tip: beside the board or above it, never over it. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { learnWord, materialOf } from '../learn/material.js';
import { href } from '../base/router.js';
import { setSetting } from '../storage/settings.js';
import { sentences } from '../words/sentences.js';
import { toast } from '../table/ui.js';
import { update } from '../base/update.js';
import { PuzzleStudy } from '../learn/puzzlestudy.js';
import { icon } from './controlicons.js';
import { puzzleCard } from './puzzle.js';
import { withRuleLinks } from './rulelink.js';

/** @typedef {import('../table/session.js').Session} Session */
/** @typedef {import('../learn/study.js').ExampleStudy} ExampleStudy */
/** @typedef {import('../learn/study.js').LessonStudy} LessonStudy */

/** @param {string} label @param {() => void} run @param {{main?: boolean, picture?: string, quiet?: boolean, id?: string}} [how] */
const button = (label, run, { main = false, picture = '', quiet = false, id = '' } = {}) =>
  html`<button type="button" id=${id || nothing} class=${`button${main ? ' button-main' : ''}${quiet ? ' button-quiet' : ''}`} @click=${run}>${picture ? icon(picture) : nothing}${label}</button>`;

/** @param {string} kind @param {unknown} head @param {unknown} body @param {unknown} acts */
const card = (
  kind,
  head,
  body,
  acts,
) => html`<section class=${`teach teach-${kind}`} aria-labelledby="teach-title" tabindex="-1">
  <header class="teach-head">${head}</header>${body}<div class="teach-acts">${acts}</div></section>`;

// -- lessons ----------------------------------------------------------------------------------

/** What the others have done since your last move. @param {Session} session */
function meanwhile(session) {
  const mine = session.state.log.findLastIndex((entry) => entry.n > 0 && entry.seat === session.state.study?.seat);
  const lines = session.state.log
    .slice(mine + 1)
    .flatMap((entry) => (entry.n > (session.state.study?.start ?? 0) ? sentences(session.state, entry.events) : []));
  return lines.length
    ? html`<p class="teach-since">${icon('log')}<span>${lines.slice(-2).join(' ')}</span></p>`
    : nothing;
}

/** @param {Session} session @param {LessonStudy} lesson @param {() => void} firstGame */
function lessonCard(session, lesson, firstGame) {
  const { step, slug } = lesson;
  const n = lesson.at + 1;
  const all = lesson.steps.length;
  const head = html`<h2 id="teach-title">${learnWord(slug, 'lesson.title')}</h2>${
    step
      ? html`<progress max=${all} .value=${n} aria-label=${t('lesson.at', { n, all })}></progress><span class="teach-at tabular" aria-hidden="true">${n}/${all}</span>`
      : nothing
  }
    <a class="icon-button small" href="#/" aria-label=${t('lesson.leave')} title=${t('lesson.leave')}>${icon('close')}</a>`;
  if (!step) {
    return card(
      'end',
      head,
      html`<p class="teach-text"><strong>${t('lesson.done')}</strong> ${learnWord(slug, 'lesson.end')}</p>`,
      html`
      ${button(t('lesson.play'), firstGame, { main: true, picture: 'play', id: 'first-game' })}
      <a class="button" href=${href('new', slug)}>${t('lesson.choose')}</a>
      ${button(t('lesson.back'), () => lesson.back(), { quiet: true, picture: 'undo', id: 'lesson-back' })}
      ${button(t('lesson.restart'), () => lesson.restart(), { quiet: true, picture: 'first' })}`,
    );
  }
  if (lesson.waiting) {
    return card(
      'lesson',
      head,
      html`<p class="teach-text is-waiting">${t(session.state.table?.to_act === session.state.viewer ? 'lesson.goes' : 'lesson.others')}</p>${meanwhile(session)}`,
      button(t('step.next'), () => lesson.wake?.(), { picture: 'next', id: 'lesson-next' }),
    );
  }
  const ready = Boolean(session.state.table);
  return card(
    'lesson',
    head,
    html`
    ${lesson.resuming ? html`<p class="teach-since">${t('lesson.resumed')}</p>` : nothing}
    <p class="teach-text">${withRuleLinks(lesson.text, slug)}</p>
    ${lesson.strayed ? html`<p class="teach-advice" role="status">${icon('hint')}<span>${lesson.advice || t(step.do ? 'actions.start' : 'lesson.read')}</span></p>` : meanwhile(session)}`,
    html`
    ${lesson.at ? html`<button type="button" class="icon-button" id="lesson-back" aria-label=${t('lesson.back')} title=${t('lesson.back')} @click=${() => lesson.back()}>${icon('undo')}</button>` : nothing}
    ${step.do ? nothing : button(t('lesson.on'), () => lesson.goOn(), { main: true, picture: 'next', id: 'lesson-on' })}
    ${step.do && ready ? button(t('lesson.show'), () => lesson.showMe(), { quiet: true, picture: 'hint', id: 'lesson-show' }) : nothing}
    ${lesson.resuming ? button(t('lesson.restart'), () => lesson.restart(), { quiet: true, picture: 'first' }) : nothing}`,
  );
}

// -- examples ---------------------------------------------------------------------------------

/** @param {string} slug @param {string} id */
function nextExample(slug, id) {
  const all = materialOf(slug)?.examples ?? [];
  return all[all.findIndex((one) => one.id === id) + 1]?.id ?? '';
}

/** @param {ExampleStudy} example @param {boolean} ready */
function exampleCard(example, ready) {
  const { slug, id, plan, state } = example;
  const rule = materialOf(slug)?.examples.find((one) => one.id === id)?.rules[0] ?? '';
  const next = nextExample(slug, id);
  const done = state === 'done' && !example.busy;
  const head = html`<h2 id="teach-title"><span class="teach-at">${t('example.title', { id })}</span> ${learnWord(slug, `example.${id}.title`)}</h2>`;
  const body = html`<p class=${done ? 'teach-asked' : 'teach-text'}>${withRuleLinks(learnWord(slug, `example.${id}.text`), slug)}</p>
    ${done ? html`<p class="teach-result" id="teach-result">${icon('check')}<span>${withRuleLinks(learnWord(slug, `example.${id}.result`), slug)}</span></p>` : nothing}
    ${state === 'strayed' ? html`<p class="teach-advice">${icon('branch')}<span>${t('example.strayed')}</span></p>` : nothing}`;
  const answer = button(t(plan.moves.length ? 'example.play' : 'example.tell'), () => example.answer(), {
    main: true,
    picture: plan.moves.length ? 'play' : 'hint',
    id: 'example-play',
  });
  return card(
    'example',
    head,
    body,
    html`
    ${state === 'question' && ready && !example.busy ? answer : nothing}
    ${state === 'strayed' ? button(t('example.back'), () => example.again(), { main: true, picture: 'undo' }) : nothing}
    ${done ? button(t('example.again'), () => example.again(), { picture: 'undo' }) : nothing}
    ${rule ? html`<a class="button rule-link" href=${href('rules', slug, rule)}>${icon('book')}${t('example.rule', { rule })}</a>` : nothing}
    ${next ? html`<a class="button button-quiet" href=${href('example', slug, next)}>${icon('next')}${t('example.next')}</a>` : nothing}`,
  );
}

/** @param {Session} session @param {() => void} firstGame */
export function studyCard(session, firstGame) {
  const { study } = session.state;
  if (!study) return nothing;
  if (study instanceof PuzzleStudy) return puzzleCard(session, study);
  return study.kind === 'lesson'
    ? lessonCard(session, /** @type {LessonStudy} */ (study), firstGame)
    : exampleCard(/** @type {ExampleStudy} */ (study), Boolean(session.state.table));
}

// -- tips -------------------------------------------------------------------------------------

/** @param {Session} session @param {import('../learn/tips.js').Tips} tips */
export function tipCard(session, tips) {
  const tip = tips.now();
  if (!tip || tips.folded) return nothing;
  const away = () => {
    tips.dismiss();
    update();
  };
  const off = () => {
    tips.dismiss();
    setSetting('tips', false);
    toast(t('tip.gone'));
  };
  return card(
    'tip',
    html`<h2 id="teach-title">${icon('hint')}${t('tip.title')}</h2>`,
    html`<p class="teach-text">${withRuleLinks(learnWord(session.state.slug, `tip.${tip}`), session.state.slug)}</p>`,
    html`
    ${button(t('tip.ok'), away, { picture: 'check', id: 'tip-ok' })}${button(t('tip.off'), off, { quiet: true })}`,
  );
}
