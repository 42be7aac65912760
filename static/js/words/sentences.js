/** What the page says about a session, in sentences. */
import { gameTranslator, seatName, t, told } from './i18n.js';
import { list } from './messages.js';
import { settings } from '../storage/settings.js';
import { door } from '../engine/client.js';

/** @typedef {import('../table/session.js').Session} Session */
/** @typedef {import('../base/types.js').Event} Event */
/** @typedef {import('../base/types.js').LogEntry} LogEntry */

/** @param {Session} session */
export const wordsOf = (session) => gameTranslator(session.slug, session.namedSeats);

/** @param {Session} session @param {number} seat */
export const nameOf = (session, seat) => seatName(session.namedSeats, seat);

/**
 * A sentence of the game whose key may come with or without its family.
 * @param {import('./i18n.js').Translator} words @param {string} family @param {import('../base/types.js').Sentence} sentence
 */
function familySentence(words, family, { key, params }) {
  return words.has(`${family}.${key}`) ? words(`${family}.${key}`, params) : words(key, params);
}

/** @param {Session} session @param {Event[]} events @returns {string[]} */
export function sentences(session, events) {
  const words = wordsOf(session);
  return events.flatMap((event) => (words.has(`log.${event.kind}`) ? [words(`log.${event.kind}`, event)] : []));
}

/** The loading stage, as long as the rules are not there. */
export function loadingLine() {
  const { stage } = door;
  if (door.ready) return '';
  const seconds = door.since ? Math.floor((Date.now() - door.since) / 1000) : 0;
  const name = t(`stage.${stage?.stage ?? 'script'}`);
  return seconds >= 2 ? t('stage.timed', { stage: name, seconds }) : name;
}

/** @param {Session} session @param {import('../base/types.js').Result} result */
export function resultLine(session, result) {
  if (typeof result.won === 'boolean') {
    const outcome =
      result.rival === null ? (result.won ? 'won_together' : 'lost_together') : result.won ? 'beaten' : 'lost';
    return t(`status.${outcome}`, { score: result.scores[0], rival: result.rival });
  }
  const winners = result.ranking[0].map((seat) => nameOf(session, seat));
  return t('status.won', { winners: list(winners, settings.lang), n: winners.length });
}

/** The game itself, where it plays against you. @param {Session} session @returns {string} */
export function rivalName(session) {
  const words = wordsOf(session);
  return words(words.has('steps.who') ? 'steps.who' : 'steps.game');
}

/** Who moves by itself, and how far it has come. @param {Session} session */
export function stepLine(session) {
  const { steps } = session;
  return t('steps.at', { who: rivalName(session), n: steps.index + 1, all: steps.list.length });
}

/**
 * The one line that says whose turn it is and what to do.
 * @param {Session} session @returns {{text: string, seat: number | null, tone: 'yours' | 'waking' | 'theirs' | 'over' | 'quiet'}}
 */
export function statusLine(session) {
  const { replay } = session;
  const table = session.table ?? session.look;
  if (!table) return { text: session.saved ? t('status.waking') : t('status.dealing'), seat: null, tone: 'quiet' };
  if (session.steps.active) return { text: stepLine(session), seat: null, tone: 'theirs' };
  const shown = replay.shown ?? table;
  const words = wordsOf(session);
  if (shown.result) return { text: resultLine(session, shown.result), seat: null, tone: 'over' };
  const seat = shown.to_act;
  const prompt = shown.prompt ? familySentence(words, 'prompt', shown.prompt) : '';
  if (replay.shown) return { text: prompt, seat, tone: 'quiet' };
  if (seat === null) return { text: prompt, seat, tone: 'quiet' };
  if (table.seats[seat]?.kind === 'computer') {
    const name = nameOf(session, seat);
    const { driver, watching, fault, down } = session;
    // A move on its way to the table is still that of who thought of it: the line doesn't change for a moment.
    const key = driver.ready
      ? 'status.decided'
      : driver.waits || watching || fault || down
        ? 'status.waiting'
        : 'status.thinking';
    return { text: t(key, { name }), seat, tone: 'theirs' };
  }
  if (session.isAway(seat)) return { text: t('status.away', { name: nameOf(session, seat) }), seat, tone: 'theirs' };
  return { text: prompt, seat, tone: session.mayAct ? 'yours' : session.willAct ? 'waking' : 'theirs' };
}

/** It is your turn, or you are asked in somebody else's. @param {Session} session */
export function yourTurn(session) {
  const shown = session.table ?? session.look;
  const view = shown?.view;
  const owner = view && 'choosing' in view && view.choosing ? null : view?.turn; // while all choose in secret it is nobody's turn
  const other = typeof owner === 'number' && owner !== shown?.to_act && owner in session.namedSeats;
  return other ? t('status.asked', { name: nameOf(session, owner) }) : t('status.yours');
}

/** @param {Session} session @param {import('../base/types.js').Refusal} refusal */
export function refusalText(session, refusal) {
  return refusal.said ? told(refusal) : familySentence(wordsOf(session), 'why', refusal);
}

/** What others did since the viewer's last move. @param {Session} session @returns {LogEntry[]} */
export function sinceLastTurn(session) {
  const { viewer, log } = session;
  const table = session.table ?? session.look;
  if (viewer === null || !table || table.to_act !== viewer || session.replay.shown) return [];
  const mine = log.findLastIndex((entry) => entry.n > 0 && entry.seat === viewer);
  return mine < 0 ? [] : log.slice(mine + 1);
}

/** @param {number} time */
export function dateText(time) {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** What a screen reader hears after a move. @param {Session} session @param {LogEntry[]} entries */
export function spokenNews(session, entries) {
  const { steps } = session;
  const news = entries.flatMap((entry) =>
    sentences(session, steps.active ? steps.around(entry.events, 'before') : entry.events),
  );
  const status = statusLine(session);
  return [...news, steps.active ? steps.spoken : status.tone === 'yours' || status.tone === 'over' ? status.text : '']
    .filter(Boolean)
    .join(' ');
}
