/**
 * What was last seen of a game, one of each title, kept beside its record: with it a game found again stands there
 * whole, the own hand and what can be done too, while its engine starts. Only ever what one person alone at this screen
 * may know.
 *
 * @typedef {import('./state.js').TableState} TableState
 * @typedef {import('../storage/games.js').SavedGame} SavedGame
 * @typedef {import('../base/types.js').LogEntry} LogEntry
 * @typedef {Pick<import('../base/types.js').Table, 'at' | 'seats' | 'to_act' | 'seat' | 'view' | 'moves' | 'prompt' |
 *   'last' | 'undo' | 'result'>} Seen
 * @typedef {Seen & {of: string, log: LogEntry[], ahead: import('../base/types.js').Preview[]}} LastSeen
 */
import { catalog } from '../base/catalog.js';
import { SEEN, sum } from '../storage/games.js';
import { dropText, readText } from '../storage/safestorage.js';

/** Same game, same position, same people, same build: anything else would be shown wrongly. @param {SavedGame} saved */
const markOf = ({ record, seats, away = [] }) => sum(JSON.stringify([record, seats, away, catalog.build]));

/** @param {SavedGame | null} saved @returns {LastSeen | null} */
export function readSeen(saved) {
  const text = saved && !saved.result ? (readText(SEEN + saved.game) ?? '') : '';
  if (!saved || !text.startsWith(`${saved.id} `)) return null;
  const [, found] = text.split(' ', 2);
  const written = text.slice(saved.id.length + found.length + 2);
  const seen = found === sum(written) ? JSON.parse(written) : null;
  return seen?.of === markOf(saved) ? seen : null;
}

/**
 * From the start of this turn, or from the last own one: what is told about the others, and how far back this turn
 * goes.
 * @param {readonly LogEntry[]} log
 * @param {number | null} seat
 */
function lately(log, seat) {
  const mine = log.findLastIndex((entry) => entry.n > 0 && entry.seat === seat);
  const others = log.findLastIndex((entry) => entry.n === 0 || entry.seat !== seat);
  return log.slice(Math.max(0, Math.min(mine, others)));
}

/** Keeps what the table shows now; where several share the screen, nothing. @param {TableState} state */
export function keepSeen(state) {
  const { table, saved, study, branch, watching, unsaved } = state;
  if (!table || !saved || study || branch || watching || unsaved) return;
  const name = SEEN + saved.game;
  if (state.covered || table.result || table.seat === null) {
    if (readText(name)?.startsWith(`${saved.id} `)) dropText(name);
    return;
  }
  const { at, seats, to_act, seat, view, moves, prompt, last, undo, result } = table;
  const ahead = [...state.previews.values()].filter((preview) => preview.ahead);
  /** @type {LastSeen} */
  const seen = {
    of: markOf(saved),
    at,
    seats,
    to_act,
    seat,
    view,
    moves,
    prompt,
    last,
    undo,
    result,
    log: lately(state.log, seat),
    ahead,
  };
  try {
    const written = JSON.stringify(seen);
    localStorage.setItem(name, `${saved.id} ${sum(written)} ${written}`);
  } catch {
    // no room: the board alone is shown at first
  }
}
