/**
 * A hint, asked for press by press: where to look, then the move, then why. Costs nothing; how many there were is told
 * at the end.
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('../base/types.js').Sentence} Sentence
 * @typedef {{turn: number, step: 0 | 1 | 2 | 3, places: string[], move: string, reasons: Sentence[]}} Hint   step 0:
 *   being thought of
 */
import { ask } from '../engine/client.js';
import { pointAt, pointing } from './pointing.js';
import { update } from '../base/update.js';

/** @type {WeakMap<Session, Hint>} */
const hints = new WeakMap();

/**
 * The hint being given, if it is still about the position on the table.
 * @param {Session} session
 * @returns {Hint | null}
 */
export function hintOf(session) {
  const hint = hints.get(session);
  if (!hint) return null;
  if (hint.turn === session.state.turn && session.state.mayAct) return hint;
  closeHint(session);
  return null;
}

/** @param {Session} session */
export function closeHint(session) {
  const hint = hints.get(session);
  hints.delete(session);
  if (hint && pointing.at === hint.places) pointAt([]);
}

/** One step further. @param {Session} session @param {(hint: Hint) => void} said */
export async function nextHint(session, said) {
  const hint = hintOf(session);
  if (hint?.step === 0) return;
  if (!hint) await firstStep(session, said);
  else {
    hint.step = /** @type {2 | 3} */ (Math.min(3, hint.step + 1));
    if (hint.step === 2) {
      session.choose(session.state.picker.clear().with(hint.move));
      session.preview([hint.move]);
      hint.places = [hint.move];
      pointAt(hint.places);
    }
    said(hint);
  }
  update();
}

/** @param {Session} session @param {(hint: Hint) => void} said */
async function firstStep(session, said) {
  /** @type {Hint} */
  const hint = { turn: session.state.turn, step: 0, places: [], move: '', reasons: [] };
  hints.set(session, hint);
  update();
  try {
    const answer = await ask({ do: 'hint', table: session.state.tableId, seat: session.state.viewer });
    if (hintOf(session) !== hint) return;
    Object.assign(hint, answer, { step: 1 });
    session.set({ hints: session.state.hints + 1 });
    pointAt(hint.places);
    said(hint);
  } catch (reason) {
    hints.delete(session);
    session.trouble(reason);
  }
}
