/** What the page says about a table, in sentences. */
import { gameTranslator, seatName, t, told } from './i18n.js';
import { list } from './messages.js';
import { deeds, latestTurn, sentence } from './tale.js';
import { settings } from '../storage/settings.js';
import { engineStart } from '../engine/client.js';

/** @typedef {import('../table/state.js').TableState} TableState */
/** @typedef {import('../base/types.js').Event} Event */
/** @typedef {import('../base/types.js').LogEntry} LogEntry */

/** @param {TableState} state */
export const wordsOf = (state) => gameTranslator(state.slug, state.namedSeats);

/** @param {TableState} state @param {number} seat */
export const nameOf = (state, seat) => seatName(state.namedSeats, seat);

/**
 * A sentence of the game whose key may come with or without its family.
 * @param {import('./i18n.js').Translator} words
 * @param {string} family
 * @param {import('../base/types.js').Sentence} sentence
 */
function familySentence(words, family, { key, params }) {
  return words.has(`${family}.${key}`) ? words(`${family}.${key}`, params) : words(key, params);
}

/** @param {TableState} state @param {Event[]} events @returns {string[]} */
export function sentences(state, events) {
  const words = wordsOf(state);
  return events.flatMap((event) => (words.has(`log.${event.kind}`) ? [words(`log.${event.kind}`, event)] : []));
}

/** The loading stage, as long as the rules are not there. */
export function loadingLine() {
  const { stage } = engineStart;
  if (engineStart.ready) return '';
  const seconds = engineStart.since ? Math.floor((Date.now() - engineStart.since) / 1000) : 0;
  const name = t(`stage.${stage?.stage ?? 'script'}`);
  return seconds >= 2 ? t('stage.timed', { stage: name, seconds }) : name;
}

/** @param {TableState} state @param {import('../base/types.js').Result} result */
export function resultLine(state, result) {
  if (typeof result.won === 'boolean') {
    const outcome =
      result.rival === null ? (result.won ? 'won_together' : 'lost_together') : result.won ? 'beaten' : 'lost';
    return t(`status.${outcome}`, { score: result.scores[0], rival: result.rival });
  }
  const winners = result.ranking[0].map((seat) => nameOf(state, seat));
  return t('status.won', { winners: list(winners, settings.lang), n: winners.length });
}

/** The game itself, where it plays against you. @param {TableState} state @returns {string} */
export function rivalName(state) {
  const words = wordsOf(state);
  return words(words.has('steps.who') ? 'steps.who' : 'steps.game');
}

/** Who moves by itself, and how far it has come. @param {TableState} state */
export function stepLine(state) {
  const move = state.step?.move;
  return t('steps.at', {
    who: move ? nameOf(state, move.seat) : rivalName(state),
    n: state.stepIndex + 1,
    all: state.steps.length,
  });
}

/**
 * The turn of a computer in one sentence, while it goes on and until the next one does something.
 * @param {TableState} state
 */
export function computersTale(state) {
  const words = wordsOf(state);
  const turn = latestTurn(state.log, words);
  if (!turn || state.seats[turn.seat]?.kind !== 'computer') return null;
  const going = (state.table ?? state.lastSeen)?.to_act === turn.seat;
  return { seat: turn.seat, text: sentence(nameOf(state, turn.seat), deeds(turn.entries, turn.seat, words), going) };
}

/**
 * The one line that says whose turn it is and what to do.
 * @param {TableState} state
 * @returns {{text: string, seat: number | null, tone: 'yours' | 'waking' | 'theirs' | 'over' | 'quiet',
 *   tale?: boolean}} tale: it tells what was done, not what is asked
 */
export function statusLine(state) {
  const table = state.table ?? state.lastSeen;
  if (!table) return { text: state.saved ? t('status.waking') : t('status.dealing'), seat: null, tone: 'quiet' };
  if (state.stepping) return { text: stepLine(state), seat: null, tone: 'theirs' };
  const shown = state.shown ?? table;
  const words = wordsOf(state);
  if (shown.result) return { text: resultLine(state, shown.result), seat: null, tone: 'over' };
  const seat = shown.to_act;
  const prompt = shown.prompt ? familySentence(words, 'prompt', shown.prompt) : '';
  if (state.shown) return { text: prompt, seat, tone: 'quiet' };
  if (seat === null) return { text: prompt, seat, tone: 'quiet' };
  if (table.seats[seat]?.kind === 'computer') {
    const name = nameOf(state, seat);
    const { ready, computersWait, watching, fault, down } = state;
    // A move on its way to the table is still that of who thought of it: the line doesn't change for a moment.
    const key = ready
      ? 'status.decided'
      : computersWait || watching || fault || down
        ? 'status.waiting'
        : 'status.thinking';
    const tale = key === 'status.thinking' ? computersTale(state) : null;
    if (tale) return { ...tale, tone: 'theirs', tale: true };
    return { text: t(key, { name }), seat, tone: 'theirs' };
  }
  const meanwhile = state.idling ? computersTale(state) : null; // a pass is made for who would have been asked
  if (meanwhile) return { ...meanwhile, tone: 'theirs', tale: true };
  if (state.isAway(seat)) return { text: t('status.away', { name: nameOf(state, seat) }), seat, tone: 'theirs' };
  const text = shown.prompt && people(state) === 1 ? toOne(words, shown.prompt) : prompt;
  return { text, seat, tone: state.mayAct ? 'yours' : state.willAct ? 'waking' : 'theirs' };
}

/** @param {TableState} state */
const people = ({ seats }) => seats.filter(({ kind }) => kind === 'person').length;

/**
 * What is asked of the only person there is: nobody else could be meant, so it needs no name.
 * @param {import('./i18n.js').Translator} words
 * @param {import('../base/types.js').Sentence} prompt
 */
const toOne = (words, { key, params }) => familySentence(words, 'prompt', { key, params: { ...params, alone: 'yes' } });

/** It is your turn, or you are asked in somebody else's. @param {TableState} state */
export function yourTurn(state) {
  const shown = state.table ?? state.lastSeen;
  const view = shown?.view;
  const owner = view && 'choosing' in view && view.choosing ? null : view?.turn; // while all choose in secret it is nobody's turn
  const other = typeof owner === 'number' && owner !== shown?.to_act && owner in state.namedSeats;
  return other ? t('status.asked', { name: nameOf(state, owner) }) : t('status.yours');
}

/** @param {TableState} state @param {import('../base/types.js').Refusal} refusal */
export function refusalText(state, refusal) {
  return refusal.said ? told(refusal) : familySentence(wordsOf(state), 'why', refusal);
}

/** What others did since the viewer's last move. @param {TableState} state @returns {LogEntry[]} */
export function sinceLastTurn(state) {
  const { viewer, log } = state;
  const table = state.table ?? state.lastSeen;
  if (viewer === null || !table || table.to_act !== viewer || state.shown) return [];
  const mine = log.findLastIndex((entry) => entry.n > 0 && entry.seat === viewer);
  return mine < 0 ? [] : log.slice(mine + 1);
}

/** @param {number} time */
export function dateText(time) {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/**
 * The events of a move that come before all that the game does by itself, or after it.
 * @param {Event[]} events
 * @param {'before' | 'after'} side
 * @param {(event: Event) => boolean} isStep
 */
export function aroundSteps(events, side, isStep) {
  const edge = side === 'before' ? events.findIndex(isStep) : events.findLastIndex(isStep);
  if (edge < 0) return side === 'before' ? events : [];
  return side === 'before' ? events.slice(0, edge) : events.slice(edge + 1);
}

/** What the step of now tells. @param {TableState} state */
export const toldInStep = (state) => sentences(state, [...(state.step.move?.events ?? [state.step.event])]).join(' ');

/** The step of now for a screen reader. @param {TableState} state */
export const spokenStep = (state) => `${stepLine(state)}. ${toldInStep(state)}`;

/**
 * What a screen reader hears after a move.
 * @param {TableState} state
 * @param {LogEntry[]} entries
 * @param {(event: Event) => boolean} isStep
 */
export function spokenNews(state, entries, isStep) {
  const news = entries.flatMap(({ events }) =>
    sentences(state, state.stepping ? aroundSteps(events, 'before', isStep) : events),
  );
  const status = statusLine(state);
  const last = status.tone === 'yours' || status.tone === 'over' ? status.text : '';
  return [...news, state.stepping ? spokenStep(state) : last].filter(Boolean).join(' ');
}
