/** After the game: how the chances went, and the turns that changed them most, each one press away. */
import { html, nothing } from '../base/lit.js';
import { announce } from '../words/announce.js';
import { ask } from '../engine/client.js';
import { t } from '../words/i18n.js';
import { lineChart } from '../kit/chart.js';
import { nameOf, sentences, wordsOf } from '../words/sentences.js';
import { deeds, sentence } from '../words/tale.js';
import { update } from '../base/update.js';
import { icon } from './controlicons.js';
import { whyView } from './why.js';

/** @typedef {import('../table/session.js').Session} Session */
/** @typedef {import('../base/answers.js').Turn} Turn */
/** @typedef {import('../base/answers.js').Review} Review */

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

/** A whole turn in one sentence. @param {Session} session @param {Turn} turn */
function toldTurn({ state }, turn) {
  const entries = state.log.filter(({ n }) => n > turn.first && n <= turn.n);
  const done = turn.seat < 0 ? [] : deeds(entries, turn.seat, wordsOf(state));
  if (done.length) return sentence(nameOf(state, turn.seat), done, false);
  return sentences(
    state,
    entries.flatMap(({ events }) => events),
  ).join(' ');
}

/** What would have been better, and the board to see it on. @param {Session} session @param {Turn} turn */
function betterView(session, { better, who, seat, before, after }) {
  if (!better) return after < before && who === seat ? html`<p class="muted">${t('review.best')}</p>` : nothing;
  const told = sentences(session.state, better.events).join(' ') || better.move;
  const numbers = { n: better.at + 1, chance: percent(better.chance), instead: percent(better.instead) };
  const tried = () => session.replay.tryInstead(better.at, better.move);
  return html`<p class="review-better">${icon('hint')}<span><strong>${t('review.better')}</strong> ${told}
      <span class="tabular">${t('review.better.than', numbers)}</span></span></p>
    <button type="button" class="button" aria-label=${t('review.try.full', numbers)} @click=${tried}>
      ${icon('branch')}${t('review.try')}</button>`;
}

/** @param {Session} session @param {Review} review @param {Turn} turn */
function turnView(session, { together }, turn) {
  const entry = session.state.log.find(({ n }) => n === turn.n);
  const swing = {
    who: together ? everybody(session) : nameOf(session.state, turn.who),
    before: percent(turn.before),
    after: percent(turn.after),
  };
  const moves = { n: turn.n, from: turn.first + 1, one: turn.n - turn.first === 1 };
  const show = () => session.replay.showTurn(turn.first, turn.n);
  const up = t(turn.after >= turn.before ? 'review.up' : 'review.down', swing);
  return html`<li>
    <p><strong>${t('review.turn', moves)}</strong> ${toldTurn(session, turn)}</p>
    <p class="muted tabular">${up}${turn.proven ? ` ${t('review.proven.turn')}` : ''}</p>
    <div class="band-acts">
      <button type="button" class="button" aria-label=${t('review.show.full', moves)} @click=${show}>
      ${icon('play')}${t('review.show')}</button>
    ${entry && turn.n - turn.first === 1 ? whyView(session, entry) : nothing}</div>
    ${betterView(session, turn)}
  </li>`;
}

/** Until it has been asked for. @param {Session} session */
export const reviewButton = (session) =>
  known(session)
    ? nothing
    : html`<button type="button" class="button"
    @click=${() => load(session)}>${icon('search')}${t('review.go')}</button>`;

/** @param {Session} session */
export function reviewView(session) {
  const work = known(session);
  if (!work) return nothing;
  const { review } = work;
  if (!review) {
    return html`<div class="review"><p class="muted">${t('review.busy')}</p><progress max="1" .value=${work.progress}
      aria-label=${t('review.busy')}></progress></div>`;
  }
  return html`<section class="review" aria-labelledby="review-title">
    <h3 id="review-title">${t('review.title')}</h3>
    ${chart(session, review)}
    <p class="muted review-how">${t('review.how')}
      ${review.proven === null ? nothing : t('review.proven', { n: review.proven })}</p>
    ${
      review.turns.length
        ? html`<h4>${t('review.turns')}</h4><ol class="review-turns">${review.turns.map((turn) =>
            turnView(session, review, turn),
          )}</ol>`
        : html`<p>${t('review.even')}</p>`
    }
  </section>`;
}
