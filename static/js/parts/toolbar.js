/** Undo, redo, hint, look closer, replay: the same row at every moment, so nothing jumps. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { update } from '../base/update.js';
import { toast, ui } from '../table/ui.js';
import { nameOf, wordsOf } from '../words/sentences.js';
import { askHint } from './hint.js';
import { icon } from './controlicons.js';

/** @typedef {import('../table/session.js').Session} Session */

/** Why undo is off. @param {Session} session */
function undoReason(session) {
  const { table } = session.state;
  if (!table || session.state.watching || session.state.shown) return t('undo.later');
  if (table.undo.can && !session.state.undoSteps) return t('undo.nothing');
  if (table.undo.can) return session.state.undoSteps <= table.undo.most ? '' : t('undo.revealed');
  const why = table.undo.why;
  if (!why) return t('undo.nothing');
  const words = wordsOf(session.state);
  for (const key of [`why.${why.key}`, why.key, `undo.${why.key}`]) if (words.has(key)) return words(key, why.params);
  return t('undo.nothing');
}

/** Whose move is taken back is said where it is not one's own. @param {Session} session */
function undoLabel(session) {
  const seat = session.state.decided?.seat ?? null;
  const other =
    seat !== null &&
    session.state.viewer !== null &&
    seat !== session.state.viewer &&
    session.state.people.length > 1 &&
    !undoReason(session);
  return other ? t('undo.of', { name: nameOf(session.state, seat) }) : t('undo');
}

/**
 * @param {string} name
 * @param {string} label
 * @param {() => void} run
 * @param {{off?: string, pressed?: boolean}} [how]
 */
function tool(name, label, run, { off = '', pressed } = {}) {
  const id = name === 'help' ? 'inspect' : name;
  const click = () =>
    off ? toast(`${off.charAt(0).toUpperCase()}${off.slice(1)}.`.replace(/([.!?…])\.$/, '$1')) : run();
  return html`<button type="button" class="tool" data-tool=${id} aria-disabled=${off ? 'true' : 'false'}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    title=${off || label} aria-label=${off ? `${label}: ${off}` : label} @click=${click}>${icon(name)}<span
      class="tool-label">${label}</span></button>`;
}

/** @param {Session} session */
const undoTool = (session) => tool('undo', undoLabel(session), () => session.undo(), { off: undoReason(session) });

/** @param {Session} session @param {import('./hint.js').Describe} describe a move in the words of the board */
const hintTool = (session, describe) =>
  tool('hint', t('hint'), () => askHint(session, describe), { off: session.state.mayAct ? '' : t('hint.later') });

/**
 * Undo and hint, for a place that is always in reach.
 * @param {Session} session @param {import('./hint.js').Describe} describe
 */
export const nearTools = (session, describe) =>
  html`<div class="near-tools" role="group" aria-label=${t('toolbar.title')}>
    ${undoTool(session)}${hintTool(session, describe)}</div>`;

/**
 * All tools in a row.
 * @param {Session} session @param {import('./hint.js').Describe} describe a move in the words of the board
 * @param {boolean} [near] undo and hint stand elsewhere
 */
export function toolbar(session, describe, near = false) {
  const { table } = session.state;
  const still = session.state.watching || session.state.shown;
  const inspect = () => {
    ui.inspecting = !ui.inspecting;
    if (ui.inspecting) toast(t('inspect.how'));
    update();
  };
  return html`<div class="toolbar" role="group" aria-label=${t(near ? 'toolbar.more' : 'toolbar.title')}>
    ${near ? nothing : undoTool(session)}
    ${tool('redo', t('redo'), () => session.redo(), { off: table?.redo.can && !still ? '' : t('redo.none') })}
    ${near ? nothing : hintTool(session, describe)}
    ${tool('help', t('inspect'), inspect, { pressed: ui.inspecting })}
  </div>`;
}
