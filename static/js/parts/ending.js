/**
 * What an ending says beside the score: by how much, what made it, the best turn, the own record; and how it is
 * counted up.
 */
import { html, nothing } from '../base/lit.js';
import { update } from '../base/update.js';
import { downloadText } from '../share/download.js';
import { earlier, endings, endingsTable, keepEnding } from '../storage/results.js';
import { settings } from '../storage/settings.js';
import { t } from '../words/i18n.js';
import { list } from '../words/messages.js';
import { nameOf, wordsOf } from '../words/sentences.js';
import { icon } from './controlicons.js';

/** @typedef {import('../table/session.js').Session} Session */
/** @typedef {import('../base/types.js').Result} Result */

const BEAT = 550; // milliseconds a rule

/** The end that is being counted up: how many rules are on the sheet. @type {{key: string, rules: number} | null} */
let count = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {Session} session */
export const endKey = ({ state }) => `${state.tableId} ${state.table?.at}`;

/** Every rule that gave points to anybody, in the order of the sheet. @param {Result} result */
export const rulesOf = (result) => [...new Set(result.breakdown.flatMap((points) => Object.keys(points)))];

/** @param {Result} result @param {number} seat */
export const placeOf = (result, seat) =>
  result.ranking
    .slice(
      0,
      result.ranking.findIndex((group) => group.includes(seat)),
    )
    .flat().length + 1;

/** The seat of the one person at the table. @param {Session} session */
function ownSeat({ state }) {
  const people = state.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 && !state.branch && !state.study ? people[0] : null;
}

/** @param {Session} session @returns {import('../storage/results.js').Ending | null} */
function endingOf(session) {
  const { table, slug, seats } = session.state;
  const seat = ownSeat(session);
  const result = table?.result;
  if (!table || !result || seat === null) return null;
  const place = placeOf(result, seat);
  return {
    id: session.id,
    game: slug,
    day: new Date().toISOString().slice(0, 10),
    kind: kindOf(table.players, seats, table.options),
    score: result.scores[seat],
    place,
    won: result.won ?? place === 1,
    moves: table.at,
  };
}

/**
 * Games that may be compared.
 * @param {number} players @param {import('../base/types.js').Seat[]} seats @param {Record<string, unknown>} options
 */
function kindOf(players, seats, options) {
  const levels = seats.flatMap(({ kind, level }) => (kind === 'computer' ? [level ?? 'normal'] : []));
  return [players, ...levels.sort(), ...Object.values(options)].join(' ');
}

/**
 * What has been reached in games like this one with something else chosen.
 * @param {Session} session @param {Record<string, unknown>} chosen
 */
export function onRung(session, chosen) {
  const { table, seats } = session.state;
  const mine = endingOf(session);
  if (!table || !mine) return { games: 0, won: 0, best: null };
  return earlier({ ...mine, id: '', kind: kindOf(table.players, seats, { ...table.options, ...chosen }) });
}

/** The game has just ended before somebody's eyes. @param {Session} session */
export function ended(session) {
  const result = session.state.table?.result;
  if (!result || session.state.branch || session.state.watching || count?.key === endKey(session)) return;
  const mine = endingOf(session);
  if (mine) keepEnding(mine);
  const still = settings.pace === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const rules = rulesOf(result).length;
  count = { key: endKey(session), rules: still || rules < 2 ? rules : 0 };
  clearTimeout(timer);
  if (count.rules < rules) timer = setTimeout(beat, BEAT, count, rules);
}

/** @param {NonNullable<typeof count>} now @param {number} all */
function beat(now, all) {
  if (count !== now) return;
  now.rules += 1;
  update();
  if (now.rules < all) timer = setTimeout(beat, BEAT, now, all);
}

/** How many rules have been counted; a press counts them all. @param {Session} session @param {number} all */
export const counted = (session, all) => (count?.key === endKey(session) ? count.rules : all);

export function countAll() {
  if (!count) return;
  clearTimeout(timer);
  count.rules = Number.MAX_SAFE_INTEGER;
  update();
}

/** By how much, and the rule that made it. @param {Session} session @param {Result} result */
export function leadLine(session, result) {
  const [first, second] = result.ranking;
  const rules = rulesOf(result);
  const solo = typeof result.rival === 'number' && result.rival_breakdown;
  if (!solo && (!second || typeof result.won === 'boolean' || (rules.length < 2 && result.ended))) return '';
  const own = ownSeat(session);
  const behind = own !== null && !first.includes(own); // who plays is told of oneself, whatever the place
  const [winner, loser] = [first[0], behind ? own : (second?.[0] ?? -1)];
  const theirs = solo ? (result.rival_breakdown ?? {}) : result.breakdown[loser];
  const score = solo ? (result.rival ?? 0) : result.scores[loser];
  const by = Math.abs(result.scores[winner] - score);
  const up = !solo || result.won ? 1 : -1;
  const names = {
    n: by,
    winners: list(
      first.map((seat) => nameOf(session.state, seat)),
      settings.lang,
    ),
    loser: solo ? '' : nameOf(session.state, loser),
    how: solo
      ? up > 0
        ? 'beat'
        : 'short'
      : own !== null && first.includes(own)
        ? 'mine'
        : own === loser
          ? 'near'
          : 'other',
  };
  const said = by ? t('score.lead', names) : solo ? '' : t('score.tied');
  if (!by || rules.length < 3) return said;
  const gain = (/** @type {string} */ rule) => up * ((result.breakdown[winner][rule] ?? 0) - (theirs[rule] ?? 0));
  const made = rules.reduce((best, rule) => (gain(rule) > gain(best) ? rule : best));
  const rule = wordsOf(session.state)(`score.${made}`);
  return `${said} ${t('score.made', { rule, mine: result.breakdown[winner][made] ?? 0, theirs: theirs[made] ?? 0 })}`;
}

/**
 * The turn in which somebody gained most.
 * @param {Session} session @param {number[][]} totals points of each seat after each move
 */
export function bestTurn({ state }, totals) {
  if (totals.length !== state.length + 1) return null;
  /** @type {{seat: number, first: number, n: number, gain: number} | null} */
  let best = null;
  let first = 0;
  const movers = new Map(state.log.map(({ n, seat }) => [n, seat]));
  for (let n = 1; n <= state.length; n += 1) {
    const seat = movers.get(n) ?? null;
    if (movers.get(n + 1) === seat && n < state.length) continue;
    const gain = seat === null ? 0 : (totals[n][seat] ?? 0) - (totals[first][seat] ?? 0);
    if (seat !== null && gain > (best?.gain ?? 0)) best = { seat, first, n, gain };
    first = n;
  }
  return best;
}

/**
 * @param {Session} session
 * @param {number[][]} totals
 * @param {boolean} coming the totals are being asked for: nothing below may jump when they are there
 */
export function bestTurnView(session, totals, coming) {
  const best = coming ? { seat: 0, first: 0, n: session.state.length, gain: 10 } : bestTurn(session, totals);
  if (!best) return nothing;
  const words = { name: nameOf(session.state, best.seat), gain: best.gain, n: best.n };
  const show = () => session.replay.showTurn(best.first, best.n);
  return html`<p class=${`best-turn${coming ? ' is-coming' : ''}`}><span>${t('score.best', words)}</span>
    <button type="button" class="button" aria-label=${t('review.show.full', words)} @click=${show}>
      ${icon('play')}${t('review.show')}</button></p>`;
}

/** The own record in games of this kind. @param {Session} session */
export function recordView(session) {
  const mine = endingOf(session);
  if (!mine || !endings().some(({ id }) => id === mine.id)) return nothing;
  const { games, won, best } = earlier(mine);
  const said =
    best === null
      ? t('score.record.first', { score: mine.score })
      : t(mine.score > best ? 'score.record.new' : mine.score === best ? 'score.record.same' : 'score.record.old', {
          score: mine.score,
          best,
        });
  return html`<p class="own-record">${icon('check')}<span>${said}
      ${games ? t('score.record.games', { games: games + 1, won: won + Number(mine.won) }) : nothing}
      <button type="button" class="link-button" @click=${() => downloadText('regolo.csv', endingsTable())}>
        ${t('score.record.take')}</button></span></p>`;
}
