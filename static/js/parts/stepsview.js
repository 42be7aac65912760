/** One thing the game did by itself: what, by which rule, and on to the next. */
import { html, nothing } from '../base/lit.js';
import { gameTexts, t } from '../words/i18n.js';
import { href } from '../base/router.js';
import { setSetting } from '../storage/settings.js';
import { stepLine, toldInStep } from '../words/sentences.js';
import { icon } from './controlicons.js';

/** @typedef {import('../table/session.js').Session} Session */

/** The rule that made it so, in words, for who wonders. @param {string} slug @param {string} rule */
function ruleView(slug, rule) {
  const text = gameTexts(slug)?.rules[rule]?.text;
  if (!text) return nothing;
  return html`<details class="step-why"><summary>${t('steps.why', { rule })}</summary>
    <p>${text} <a class="rule-link" href=${href('rules', slug, rule)}>${t('rules.number', { rule })}</a></p></details>`;
}

/** @param {Session} session */
export function stepsView(session) {
  const { steps } = session;
  const {
    slug,
    step,
    stepIndex,
    steps: { length: all },
  } = session.state;
  const { event, move } = step;
  const n = stepIndex + 1;
  const fromNowOn = () => {
    setSetting('steps', 'off');
    steps.leave();
  };
  return html`<section class="actions" aria-label=${t('steps.title')}><div class="confirm is-ready step-panel">
    <div class="step-told"><p class="step-at">${stepLine(session.state)}</p><p
      class="step-text">${toldInStep(session.state)}</p></div>
    <div class="confirm-acts">
      <button type="button" class="button button-main" id="step-next"
        @click=${() => steps.next()}>${icon('next')}${t(n < all ? 'steps.next' : 'steps.done')}</button>
      ${
        n < all
          ? html`<button type="button" class="button" id="step-all"
        @click=${() => steps.leave()}>${icon('last')}${t('steps.all')}</button>`
          : nothing
      }
    </div></div>
    ${event.rule && !move ? ruleView(slug, String(event.rule)) : nothing}
    ${
      move
        ? nothing
        : html`<button type="button" class="button button-quiet step-off"
      @click=${fromNowOn}>${t('steps.off')}</button>`
    }
  </section>`;
}
