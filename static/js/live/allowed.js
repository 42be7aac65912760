/**
 * What a guest may ask of the host, and what a guest is told: two allow-lists. A request to the rules is built anew
 * from the parts named here, with the seat that belongs to the cable; a table is told part by part, and the record,
 * from which the whole deal could be read, is in no part.
 *
 * @typedef {import('../base/types.js').Table} Table
 * @typedef {{table: string, seat: number | null, at: number, due: boolean}} Place
 *   at: moves that are saved; due: the guest's seat is asked
 */
const MOST_MOVES = 80;
const LONGEST_MOVE = 200;

/** @param {unknown} value */
const isMove = (value) => typeof value === 'string' && value.length > 0 && value.length <= LONGEST_MOVE;

/** @param {unknown} value @returns {value is string[]} */
export const areMoves = (value) => Array.isArray(value) && value.length <= MOST_MOVES && value.every(isMove);

/** @param {unknown} value @param {number} most */
const isNumber = (value, most) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/**
 * A question as the rules may be asked it for a guest; null: it is none that a guest may ask.
 * @type {Record<string, (asked: any, place: Place) => Record<string, any> | null>}
 */
const ASKED = {
  preview: ({ moves, ahead }, { due }) => (due && areMoves(moves) ? { moves, ahead: ahead === true } : null),
  why: ({ pattern, chosen = '' }, { due }) =>
    due && isMove(pattern) && (chosen === '' || isMove(chosen)) ? { pattern, chosen } : null,
  hint: (_, { due }) => (due ? {} : null),
  show: ({ at }, place) => (isNumber(at, place.at) ? { at } : null),
  reason: ({ at }, place) => (isNumber(at, place.at) && at > 0 ? { at } : null),
  log: ({ since }, place) => (isNumber(since, place.at + 1) ? { since } : null),
};

/** @param {any} asked @param {Place} place */
export function forRules(asked, place) {
  const verb = String(asked?.do);
  const found = Object.hasOwn(ASKED, verb) ? ASKED[verb](asked, place) : null;
  return found && { do: verb, table: place.table, seat: place.seat, ...found };
}

/** A table as the seat it was asked for may be told of it. @param {Table} table @returns {Table} */
export function toldOf(table) {
  const { game, players, options, seats, fingerprint, at, length, seat, to_act, view, prompt, result } = table;
  const { entries, steps, moves, events, last, undo } = table;
  return {
    ...{ game, players, options, seats, fingerprint, at, length, seat, to_act, view, prompt, result },
    ...{ entries, steps, moves, events, last, undo },
    table: 'live',
    record: '',
    seed: null,
    proof: result ? table.proof : null, // the lot is opened when the game is over
    public: null,
    analysis: false,
    imagined: false,
    redo: { can: false },
    stopped: null,
  };
}
