/** The end of the game: who won, the score by rule, the curve, once more. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { number } from '../words/messages.js';
import { href } from '../base/router.js';
import { nameOf, resultLine, rivalName, wordsOf } from '../words/sentences.js';
import { settings } from '../storage/settings.js';
import { curveView, loadCurve } from './curve.js';
import { fairnessView } from './fairness.js';
import { reviewButton, reviewView } from './review.js';

/** @typedef {import('../table/session.js').Session} Session */

/** @param {import('../base/types.js').Result} result @param {number} seat */
const placeOf = (result, seat) =>
  result.ranking
    .slice(
      0,
      result.ranking.findIndex((group) => group.includes(seat)),
    )
    .flat().length + 1;

/** Every rule that gave points to anybody, in the order of the sheet. @param {import('../base/types.js').Result} result */
const rulesOf = (result) => [...new Set(result.breakdown.flatMap((points) => Object.keys(points)))];

/** @param {Session} session @param {import('../boards/board.js').Board | null} renderer @param {import('../boards/board.js').BoardContext | null} ctx what the renderer is handed @param {() => void} again */
export function scoreView(session, renderer, ctx, again) {
  const result = session.state.table?.result;
  if (!result || session.state.shown) return nothing;
  const words = wordsOf(session.state);
  const order = result.ranking.flat();
  const best = result.ranking[0];
  const rival = result.rival_breakdown ?? null;
  const show = (/** @type {number | undefined} */ value) => (value === undefined ? '–' : number(value, settings.lang));
  const charts = ctx && renderer?.charts;
  if (!charts) loadCurve(session, renderer);
  return html`<section class="score" aria-labelledby="score-title">
    <h2 id="score-title">${resultLine(session.state, result)}</h2>
    <div class="score-acts">
      ${session.state.branch || session.state.watching ? nothing : html`<button type="button" class="button button-main" @click=${again}>${t('score.again')}</button>`}
      ${reviewButton(session)}
    </div>
    ${result.ended ? html`<p class="ended">${words(`ended.${result.ended}`)}</p>` : nothing}
    ${words.has('story.end') ? html`<p class="story">${words('story.end', { winner: best[0], won: result.won ?? null })}</p>` : nothing}
    <div class="score-scroll" role="group" aria-label=${t('score.caption')} tabindex=${order.length > 3 ? 0 : nothing}><table class="score-table tabular">
      <caption class="visually-hidden">${t('score.caption')}</caption>
      <thead><tr><td></td>${order.map(
        (
          seat,
        ) => html`<th scope="col" class=${best.includes(seat) && result.won !== false ? 'is-best' : ''} data-seat=${seat + 1}>
        ${rival ? nothing : html`<span class="place">${t('score.place', { n: placeOf(result, seat) })}</span> `}${nameOf(session.state, seat)}</th>`,
      )}${rival ? html`<th scope="col" class=${result.won === false ? 'is-best' : ''}><abbr title=${rivalName(session.state)}>${words.has('rival.short') ? words('rival.short') : rivalName(session.state)}</abbr></th>` : nothing}</tr></thead>
      <tbody>${rulesOf(result).map(
        (rule) => html`<tr><th scope="row">${words(`score.${rule}`)}
        <a class="rule-link" href=${href('rules', session.state.slug, rule)} aria-label=${t('rules.number', { rule })}>${rule}</a></th>
        ${order.map((seat) => html`<td>${show(result.breakdown[seat]?.[rule])}</td>`)}${rival ? html`<td>${show(rival[rule])}</td>` : nothing}</tr>`,
      )}</tbody>
      <tfoot><tr><th scope="row">${t('score.total')}</th>${order.map((seat) => html`<td>${show(result.scores[seat])}</td>`)}${rival ? html`<td>${show(result.rival ?? undefined)}</td>` : nothing}</tr></tfoot>
    </table></div>
    ${charts ? charts(ctx) : curveView(session)}
    ${session.state.hints ? html`<p class="muted">${t('hint.count', { n: session.state.hints })}</p>` : nothing}
    ${reviewView(session)}
    ${fairnessView(session)}
  </section>`;
}
