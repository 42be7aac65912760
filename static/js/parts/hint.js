/** The hint in words, above what can be done. */
import { html, nothing } from '../base/lit.js';
import { announce } from '../words/announce.js';
import { closeHint, hintOf, nextHint } from '../table/hints.js';
import { t } from '../words/i18n.js';
import { list } from '../words/messages.js';
import { settings } from '../storage/settings.js';
import { wordsOf } from '../words/sentences.js';
import { update } from '../base/update.js';
import { icon } from './controlicons.js';

/** @typedef {import('../table/session.js').Session} Session */
/** @typedef {import('../table/hints.js').Hint} Hint */
/** @typedef {(pattern: string, spot?: boolean) => string} Describe  a move; or only where to look for it */

/** @param {Session} session @param {import('../base/types.js').Sentence[]} reasons */
export const reasonText = (session, reasons) =>
  reasons.map(({ key, params }) => wordsOf(session.state)(key, params)).join(' ');

/** @param {Session} session @param {Hint} hint @param {Describe} describe */
function sentence(session, hint, describe) {
  if (hint.step === 1)
    return t(hint.places.length > 1 ? 'hint.look' : 'hint.spot', {
      places: list([...new Set(hint.places.map((pattern) => describe(pattern, true)))], settings.lang),
    });
  if (hint.step === 2) return t('hint.move', { move: describe(hint.move) });
  return hint.step === 3 ? reasonText(session, hint.reasons) : t('hint.busy');
}

/** The next press of the button. @param {Session} session @param {Describe} describe */
export const askHint = (session, describe) =>
  nextHint(session, (hint) => {
    announce(sentence(session, hint, describe));
    setTimeout(() => document.querySelector('.hint')?.scrollIntoView({ block: 'nearest' })); // once it is drawn
  });

/** @param {Session} session @param {Describe} describe */
export function hintView(session, describe) {
  const hint = hintOf(session);
  if (!hint) return nothing;
  const close = () => {
    closeHint(session);
    update();
  };
  const next = hint.step === 1 ? 'hint.next.move' : hint.step === 2 ? 'hint.next.why' : '';
  return html`<section class="hint" aria-label=${t('hint')} data-step=${hint.step}>
    <p class="hint-text">${icon('hint')}<span>${sentence(session, hint, describe)}</span></p>
    <div class="hint-acts">
      ${
        next
          ? html`<button type="button" class="button" @click=${() => askHint(session, describe)}>${t(next)}</button>`
          : nothing
      }
      <button type="button" class="icon-button small" aria-label=${t('hint.close')} title=${t('hint.close')}
        @click=${close}>${icon('close')}</button>
    </div>
  </section>`;
}
