/** The end of the game: who won, the score by rule, the curve, once more. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { list, number } from '../words/messages.js';
import { href } from '../base/router.js';
import { nameOf, resultLine, rivalName, wordsOf } from '../words/sentences.js';
import { settings } from '../storage/settings.js';
import { asPng, boardPicture } from '../share/boardpicture.js';
import { download, fileName } from '../share/download.js';
import { isPhone, toast } from '../table/ui.js';
import { icon } from './controlicons.js';
import { curveView, loadCurve, totalsComing, totalsKnown } from './curve.js';
import { bestTurnView, countAll, counted, leadLine, placeOf, recordView, rulesOf } from './ending.js';
import { ladderView } from './ladder.js';
import { fairnessView } from './fairness.js';
import { reviewButton, reviewView } from './review.js';

/** @typedef {import('../table/session.js').Session} Session */

/** The table under the sheet as a picture. @param {Session} session */
async function takePicture({ state }) {
  const board = document.querySelector('.board-window');
  const name = state.card?.name[settings.lang] ?? state.slug;
  const made = board && (await boardPicture(board, t('share.picture.title', { name, n: state.length })));
  const blob = made && (await asPng(made).catch(() => null));
  if (!blob) return toast(t('share.picture.failed'));
  const file = new File([blob], fileName({ game: state.slug }, 'png'), { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] }) && isPhone())
    await navigator.share({ files: [file], title: 'Regolo' }).catch(() => undefined);
  else download(file.name, blob);
}

/**
 * @param {Session} session @param {import('../boards/board.js').Board | null} renderer
 * @param {import('../boards/board.js').BoardContext | null} ctx what the renderer is handed
 * @param {(options?: Record<string, unknown>) => void} again
 */
export function scoreView(session, renderer, ctx, again) {
  const result = session.state.table?.result;
  if (!result || session.state.shown) return nothing;
  const words = wordsOf(session.state);
  const order = result.ranking.flat();
  const best = result.ranking[0];
  const rival = result.rival_breakdown ?? null;
  const winners = best.map((seat) => nameOf(session.state, seat));
  const show = (/** @type {number | undefined} */ value) => (value === undefined ? '–' : number(value, settings.lang));
  const charts = ctx && renderer?.charts;
  loadCurve(session, renderer);
  const rules = rulesOf(result);
  const seen = rules.slice(0, counted(session, rules.length));
  const sum = (/** @type {Record<string, number>} */ points, /** @type {number} */ whole) =>
    seen.length === rules.length ? whole : seen.reduce((total, rule) => total + (points[rule] ?? 0), 0);
  const lead = leadLine(session, result);
  const counting = seen.length < rules.length ? 'is-counting' : '';
  const totalOf = (/** @type {number} */ seat) => sum(result.breakdown[seat] ?? {}, result.scores[seat]);
  return html`<section class="score ${counting}" aria-labelledby="score-title" @click=${countAll}>
    <h2 id="score-title">${resultLine(session.state, result)}</h2>
    ${lead ? html`<p class="lead">${lead}</p>` : nothing}${(ctx && renderer?.crown?.(ctx)) ?? nothing}
    <div class="score-acts">
      ${
        session.state.branch || session.state.watching || session.state.distant
          ? nothing
          : html`<button type="button" class="button button-main" @click=${() => again()}>${t('score.again')}</button>`
      }
      ${session.state.distant ? nothing : reviewButton(session)}
      <button type="button" class="button" @click=${() => takePicture(session)}>
        ${icon('share')}${t('score.picture')}</button>
    </div>
    ${
      result.ended
        ? html`<p class="ended">${words(`ended.${result.ended}`, { name: nameOf(session.state, best[0]) })}</p>`
        : nothing
    }
    ${
      words.has('story.end')
        ? html`<p class="story">${words('story.end', {
            winners: list(winners, settings.lang),
            won: result.won ?? null,
          })}</p>`
        : nothing
    }
    <div class="score-scroll" role="group" aria-label=${t('score.caption')} tabindex=${
      order.length > 3 ? 0 : nothing
    }><table class="score-table tabular">
      <caption class="visually-hidden">${t('score.caption')}</caption>
      <thead><tr><td></td>${order.map(
        (seat) => html`<th scope="col" class=${best.includes(seat) && result.won !== false ? 'is-best' : ''}
        data-seat=${seat + 1}>
        ${
          rival ? nothing : html`<span class="place">${t('score.place', { n: placeOf(result, seat) })}</span> `
        }${nameOf(session.state, seat)}</th>`,
      )}${
        rival
          ? html`<th scope="col" class=${result.won === false ? 'is-best' : ''}><abbr
        title=${rivalName(session.state)}>${
          words.has('rival.short') ? words('rival.short') : rivalName(session.state)
        }</abbr></th>`
          : nothing
      }</tr></thead>
      <tbody>${rules.map(
        (rule) => html`<tr class=${seen.includes(rule) ? '' : 'is-coming'}><th scope="row">${words(`score.${rule}`)}
        <a class="rule-link" href=${href('rules', session.state.slug, rule)}
          aria-label=${t('rules.number', { rule })}>${rule}</a></th>
        ${order.map((seat) => html`<td>${show(result.breakdown[seat]?.[rule])}</td>`)}${
          rival ? html`<td>${show(rival[rule])}</td>` : nothing
        }</tr>`,
      )}</tbody>
      <tfoot><tr><th scope="row">${t('score.total')}</th>${order.map((seat) => html`<td>${show(totalOf(seat))}</td>`)}${
        rival ? html`<td>${show(result.rival === null ? undefined : sum(rival, result.rival ?? 0))}</td>` : nothing
      }</tr></tfoot>
    </table></div>
    ${session.state.distant ? nothing : bestTurnView(session, totalsKnown(session), totalsComing(session))}
    ${recordView(session)}${ladderView(session, again)}
    ${charts ? charts(ctx, { totals: totalsKnown(session), log: session.state.log }) : curveView(session)}
    ${session.state.hints ? html`<p class="muted">${t('hint.count', { n: session.state.hints })}</p>` : nothing}
    ${reviewView(session)}
    ${fairnessView(session)}
  </section>`;
}
