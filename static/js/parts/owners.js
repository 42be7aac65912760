/**
 * Own components: the file of an owner on the sheet before the game, the mark at the table that says they are played.
 */
import { html, nothing } from '../base/lit.js';
import { readOwn } from '../kit/ownparts.js';
import { newId } from '../storage/games.js';
import { ask, Refused } from '../engine/client.js';
import { t, told } from '../words/i18n.js';
import { icon } from './controlicons.js';
import { toast } from '../table/ui.js';

/** Which parts are replaced. @param {unknown} own the text of the option */
const partsOf = (own) => Object.keys(readOwn(own));

/**
 * Has the rules look at an owner's file before anybody begins with it; empty if they find nothing wrong.
 * @param {{game: string, players: number, options: Record<string, unknown>}} wanted
 * @returns {Promise<string>} what is wrong, in a sentence
 */
export async function ownRefusal(wanted) {
  const table = newId();
  try {
    await ask({ do: 'start', table, ...wanted, seed: 0, seats: [], seat: null });
  } catch (reason) {
    return reason instanceof Refused ? told(reason.problem) : t('own.unchecked');
  }
  ask({ do: 'close', table }).catch(() => undefined);
  return '';
}

/**
 * @param {string} label
 * @param {unknown} value
 * @param {unknown} described id of the help
 * @param {(text: string) => void} change
 */
export function ownField(label, value, described, change) {
  const parts = partsOf(value);
  const taken = async (/** @type {any} */ event) => {
    const found = readOwn(await event.target.files?.[0]?.text());
    event.target.value = '';
    if (Object.keys(found).length) change(JSON.stringify(found));
    else toast(t('own.not_json'));
  };
  return html`<label class="button file-button">${icon('box')}<span>${label}: ${t('own.take')}</span><input type="file"
    class="visually-hidden" accept=".json,application/json" aria-describedby=${described} @change=${taken} /></label>
    ${
      parts.length
        ? html`<p class="own-loaded"><span>${t('own.loaded', { parts: parts.join(', ') })}</span> <button
      type="button" class="button" @click=${() => change('')}>${t('own.drop')}</button></p>`
        : nothing
    }`;
}

/**
 * Beside the name of the game; pressed, it says which parts are an owner's.
 * @param {Record<string, unknown> | undefined} options
 */
export function ownMark(options) {
  const parts = partsOf(options?.own);
  if (!parts.length) return nothing;
  const sentence = t('own.told', { parts: parts.join(', ') });
  return html`<button type="button" class="button own-mark" title=${sentence} aria-label=${t('own.badge')}
    @click=${() => toast(sentence)}>${icon('box')}<span>${t('own.badge')}</span></button>`;
}
