/**
 * A moment: what has just happened, large over the board. It takes no press, moves nothing and holds nobody up: it
 * fades by itself, and goes at once when something else happens.
 */
import { html, nothing } from '../base/lit.js';
import { keyed } from '../base/directives.js';

/**
 * Whoever listens is told of it by the log already.
 * @param {{key: string, kind?: string, picture: unknown, title: string, words?: string[]}} moment key: what makes it
 * another than the one before
 */
export const moment = ({ key, kind = '', picture, title, words = [] }) =>
  keyed(
    key,
    html`<div class=${`moment ${kind}`} data-moment=${key} aria-hidden="true">
      ${picture}
      <p class="moment-title">${title}</p>
      ${words.length ? html`<p class="moment-words">${words.join(' ')}</p>` : nothing}
    </div>`,
  );
