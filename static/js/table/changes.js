/**
 * The next facts after each thing that happens at the table. Asks nobody, keeps nothing.
 * @typedef {import('./state.js').TableState} TableState
 * @typedef {import('../base/types.js').Table} Table
 * @typedef {import('../base/types.js').LogEntry} LogEntry
 */
import { Picker } from './picker.js';

/** What was told already of the moves to come. @param {TableState} state */
const foreseen = ({ lastSeen }) => new Map((lastSeen?.ahead ?? []).map((preview) => [preview.move, preview]));

/**
 * Nothing is chosen; what may be chosen is what the table offers now.
 * @param {TableState} state
 * @param {Partial<TableState>} [facts] that have just become others
 * @returns {TableState}
 */
export function unchosen(state, facts = {}) {
  const next = state.with({ ...facts, hover: '', refusals: [] });
  const { table, lastSeen, study } = next;
  const moves = next.mayAct && table ? (study?.offered(table.moves) ?? table.moves) : [];
  return next.with({
    picker: new Picker(next.willAct ? (lastSeen?.moves ?? []) : moves),
    previews: foreseen(next),
  });
}

/**
 * The log with the entries that came with a table.
 * @param {readonly LogEntry[]} log
 * @param {Table} table
 * @param {boolean} fresh all of it is told anew
 */
export function logWith(log, { at, entries }, fresh) {
  const from = fresh ? 0 : (entries[0]?.n ?? at + 1);
  return [...log.filter((entry) => entry.n <= at && entry.n < from), ...entries];
}

/**
 * The entries that nobody here has heard of.
 * @param {readonly LogEntry[]} log
 * @param {Table} table
 * @param {boolean} fresh
 */
export function newsOf(log, { at, entries }, fresh) {
  const known = fresh ? -1 : Math.min(at, log.at(-1)?.n ?? -1);
  return entries.filter((entry) => entry.n > known);
}

/**
 * What was made for the reader is told until his next move, or until it is taken back.
 * @param {TableState} state
 * @param {Table} table
 */
function noticeAfter({ notice, viewer }, { at, entries }) {
  const told = notice?.at;
  if (told === undefined) return notice;
  return at < told || entries.some((entry) => entry.n > told && entry.seat === viewer) ? null : notice;
}

/**
 * The engine's answer is the state of the table.
 * @param {TableState} state
 * @param {Table} table
 * @param {boolean} fresh
 */
export function answered(state, table, fresh) {
  const { shown } = unstepped(state);
  const log = logWith(state.log, table, fresh);
  const notice = noticeAfter(state, table);
  const facts = { table, viewer: table.seat, log, shown, turn: state.turn + 1, idling: false, notice };
  // What was foreseen when the game was last seen still is.
  return unchosen(state, { ...facts, steps: [], stepIndex: -1 }).with({ lastSeen: null });
}

/**
 * Another seat looks, with all it may know.
 * @param {TableState} state
 * @param {number | null} seat
 * @param {Table} table
 * @param {boolean} secrets its log is another one
 */
export const seenBy = (state, seat, table, secrets) =>
  unchosen(state, { handover: null, table, viewer: seat, log: logWith(state.log, table, secrets) });

/**
 * The screen is to change hands; until then it shows what everybody may see.
 * @param {TableState} state
 * @param {number} seat
 */
export const handedTo = (state, seat) =>
  state.with({ handover: seat, publicView: state.table?.public ?? state.table?.view });

/** Another tab has the game. @param {TableState} state */
export const overtaken = (state) => unchosen(state, { watching: true, takenOver: true, thinking: null, ready: null });

/**
 * What the rules foresee of moves is known too.
 * @param {TableState} state
 * @param {import('../base/types.js').Preview[]} previews
 */
export const foretold = (state, previews) =>
  state.with({
    previews: new Map([...state.previews, ...previews.map((one) => /** @type {const} */ ([one.move, one]))]),
  });

/** Another moment is on the board. @param {TableState} state @param {import('../base/types.js').Shown} shown */
export const lookingBack = (state, shown) => unchosen(state, { shown, steps: [], stepIndex: -1 });

/** The newest moment again. @param {TableState} state */
export const backAtTable = (state) => unchosen(state, { shown: null, steps: [], stepIndex: -1, replaying: false });

/**
 * What the game did by itself is told from the first step.
 * @param {TableState} state
 * @param {import('./state.js').Step[]} steps
 */
export const stepsBegun = (state, steps) => stepTold(state.with({ turn: state.turn + 1, steps }), 0);

/**
 * One of the steps is on the board: while it is, nothing can be chosen and nobody moves.
 * @param {TableState} state
 * @param {number} stepIndex
 */
export function stepTold(state, stepIndex) {
  const { event, view, move } = state.steps[stepIndex];
  const { at, events } = move ?? { at: state.length, events: [event] };
  const seen = /** @type {import('../base/types.js').Step['view']} */ (view ?? state.position?.view);
  const shown = { at, to_act: null, view: seen, prompt: null, result: null, last: [...events] };
  return unchosen(state, { stepIndex, shown });
}

/**
 * The view of a step that is told again has come.
 * @param {TableState} state
 * @param {number} stepIndex
 * @param {import('../base/types.js').Step['view']} view
 */
export const stepSeen = (state, stepIndex, view) =>
  state.with({ steps: state.steps.map((step, n) => (n === stepIndex ? { ...step, view } : step)) });

/** The table has gone on without waiting for the steps. @param {TableState} state */
const unstepped = (state) => (state.stepping ? state.with({ shown: null, steps: [], stepIndex: -1 }) : state);

/**
 * No analysis copy any more: whoever looked before looks again, whomever the copy was played for.
 * @param {TableState} state
 */
export const copyDropped = (state) =>
  state.branch ? state.with({ branch: null, shown: null, viewer: state.branch.viewer }) : state;
