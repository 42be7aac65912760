/** After the game: how the chances went, and the turns that changed them most, each one press away. */
import { html, nothing } from '../base/lit.js';
import { announce } from '../words/announce.js';
import { ask } from '../engine/client.js';
import { t } from '../words/i18n.js';
import { lineChart } from '../kit/chart.js';
import { nameOf, sentences } from '../words/sentences.js';
import { ui } from '../table/ui.js';
import { update } from '../base/update.js';
import { icon } from './controlicons.js';
import { whyView } from './why.js';

/** @typedef {import('../table/session.js').Session} Session */
/** @typedef {{n: number, seat: number, who: number, before: number, after: number}} Turn */
/** @typedef {{together: boolean, shown: number[], points: number[][], turns: Turn[]}} Review */

const POLL = 200;

/** @type {WeakMap<Session, {key: string, progress: number, review: Review | null}>} */
const reviews = new WeakMap();

/** @param {Session} session */
const keyOf = (session) => `${session.state.tableId} ${session.state.table?.at}`;

/** @param {Session} session */
function known(session) {
  const found = reviews.get(session);
  return found?.key === keyOf(session) ? found : null;
}

/** @param {Session} session */
async function load(session) {
  const work = { key: keyOf(session), progress: 0, review: /** @type {Review | null} */ (null) };
  const table = session.state.tableId;
  reviews.set(session, work);
  update();
  const poll = setInterval(async () => {
    const { progress } = await ask({ do: 'thinking', table }).catch(() => ({ progress: null }));
    work.progress = progress ?? work.progress;
    update();
  }, POLL);
  try {
    work.review = (await ask({ do: 'review', table })).review;
    if (!work.review) reviews.delete(session);
    else announce(t('review.ready'));
  } catch (reason) {
    reviews.delete(session);
    session.trouble(reason);
  } finally {
    clearInterval(poll);
    update();
  }
}

/** @param {number} chance */
const percent = (chance) => Math.round(100 * chance);

/** Those who win or lose as one; a single person by name. @param {Session} session */
const everybody = (session) => (session.state.seats.length > 1 ? t('review.together') : nameOf(session.state, 0));

/** @param {Session} session @param {Review} review */
function chart(session, { together, shown, points }) {
  const names = together ? [everybody(session)] : points[0].map((_, seat) => nameOf(session.state, seat));
  return lineChart({
    title: t(together ? 'review.chart.together' : 'review.chart'),
    kind: 'chart-chances',
    series: names.map((name, i) => ({ name, values: points.map((row) => row[i]), kind: `seat-line-${i + 1}` })),
    columns: shown.map(String),
    numbers: t('review.numbers'),
    low: 0,
    high: 100,
  });
}

/** @param {Session} session @param {Review} review @param {Turn} turn */
function turnView(session, { together }, turn) {
  const entry = session.state.log.find(({ n }) => n === turn.n);
  const told = entry ? sentences(session.state, entry.events)[0] : '';
  const mover = nameOf(session.state, turn.seat);
  const swing = {
    who: together ? everybody(session) : nameOf(session.state, turn.who),
    before: percent(turn.before),
    after: percent(turn.after),
  };
  const show = () => {
    ui.tab = 'log';
    session.replay.show(turn.n);
  };
  return html`<li>
    <p><strong>${told?.startsWith(mover) ? t('review.move.told', { n: turn.n }) : t('review.move', { n: turn.n, name: mover })}</strong> ${told ?? ''}</p>
    <p class="muted tabular">${t(turn.after >= turn.before ? 'review.up' : 'review.down', swing)}</p>
    <button type="button" class="button" aria-label=${t('review.show.full', { n: turn.n })} @click=${show}>${icon('play')}${t('review.show')}</button>
    ${entry ? whyView(session, entry) : nothing}
  </li>`;
}

/** Until it has been asked for. @param {Session} session */
export const reviewButton = (session) =>
  known(session)
    ? nothing
    : html`<button type="button" class="button" @click=${() => load(session)}>${icon('search')}${t('review.go')}</button>`;

/** @param {Session} session */
export function reviewView(session) {
  const work = known(session);
  if (!work) return nothing;
  const { review } = work;
  if (!review) {
    return html`<div class="review"><p class="muted">${t('review.busy')}</p><progress max="1" .value=${work.progress} aria-label=${t('review.busy')}></progress></div>`;
  }
  return html`<section class="review" aria-labelledby="review-title">
    <h3 id="review-title">${t('review.title')}</h3>
    ${chart(session, review)}
    <p class="muted review-how">${t('review.how')}</p>
    ${
      review.turns.length
        ? html`<h4>${t('review.turns')}</h4><ol class="review-turns">${review.turns.map((turn) => turnView(session, review, turn))}</ol>`
        : html`<p>${t('review.even')}</p>`
    }
  </section>`;
}
