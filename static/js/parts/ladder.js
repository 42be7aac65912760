/** Alone against the game's own rival: its levels as rungs, what one has reached on each, the next one a press away. */
import { html, nothing } from '../base/lit.js';
import { gameCard } from '../base/catalog.js';
import { wordsOf } from '../words/sentences.js';
import { t } from '../words/i18n.js';
import { icon } from './controlicons.js';
import { onRung } from './ending.js';

/** @typedef {import('../table/session.js').Session} Session */
/** @typedef {(options: Record<string, unknown>) => void} Play */

const RUNGS = 'level'; // the option by which a game says how strong its own rival is

/** @param {Session} session @param {Play} play begins a game with other options */
export function ladderView(session, play) {
  const { table, slug, branch, watching, distant } = session.state;
  const levels = /** @type {string[] | undefined} */ (gameCard(slug)?.options[RUNGS]?.enum);
  if (!table?.result?.rival_breakdown || !levels || branch || watching || distant) return nothing;
  const words = wordsOf(session.state);
  const here = levels.indexOf(String(table.options[RUNGS]));
  return html`<section class="ladder" aria-labelledby="ladder-title"><h3 id="ladder-title">${t('ladder.title')}</h3>
    <ol>${levels.map((level, at) => {
      const { games, won, best } = onRung(session, { [RUNGS]: level });
      const name = words(`option.${RUNGS}.${level}`);
      const said = t('ladder.rung', { games, won, best: best ?? 0 });
      return html`<li class=${`${at === here ? 'is-here' : ''}${won ? ' is-won' : ''}`}>
        <b>${won ? icon('check') : nothing}${name}</b><span>${said}</span>
        ${
          at === here
            ? nothing
            : html`<button type="button" class="button" aria-label=${t('ladder.play', { name })}
                @click=${() => play({ [RUNGS]: level })}>${t('ladder.try')}</button>`
        }</li>`;
    })}</ol></section>`;
}
