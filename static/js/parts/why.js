/** "Why?" beside a computer's move: its reason, worked out when somebody asks. */
import { html, nothing } from '../base/lit.js';
import { announce } from '../words/announce.js';
import { ask } from '../engine/client.js';
import { t } from '../words/i18n.js';
import { nameOf } from '../words/sentences.js';
import { update } from '../base/update.js';
import { reasonText } from './hint.js';

/** @typedef {import('../table/session.js').Session} Session */
/** @typedef {import('../base/types.js').LogEntry} LogEntry */

/** @type {WeakMap<LogEntry, import('../base/types.js').Sentence[] | 'asked'>} */
const reasons = new WeakMap();
let answers = 0;

/** Another number whenever some "why?" looks different. */
export const whysTold = () => answers;

/** @param {LogEntry} entry @param {import('../base/types.js').Sentence[] | 'asked' | null} reason */
function keep(entry, reason) {
  answers += 1;
  if (reason) reasons.set(entry, reason);
  else reasons.delete(entry);
}

/** @param {Session} session @param {LogEntry} entry */
async function askWhy(session, entry) {
  keep(entry, 'asked');
  update();
  try {
    const answer = await ask({ do: 'reason', table: session.state.tableId, at: entry.n, seat: session.state.viewer });
    keep(entry, answer.reasons);
    announce(reasonText(session, answer.reasons));
  } catch (reason) {
    keep(entry, null);
    session.trouble(reason);
  }
  update();
}

/** @param {Session} session @param {LogEntry} entry */
export function whyView(session, entry) {
  if (entry.n === 0 || entry.seat === null || session.state.namedSeats[entry.seat]?.kind !== 'computer') return nothing;
  const known = reasons.get(entry);
  if (known && known !== 'asked') return html`<p class="log-reason">${reasonText(session, known)}</p>`;
  return html`<button type="button" class="log-why" aria-disabled=${known ? 'true' : 'false'}
    aria-label=${t('reason.ask.full', { n: entry.n, name: nameOf(session.state, entry.seat) })}
    @click=${() => (known ? undefined : askWhy(session, entry))}>${t('reason.ask')}</button>`;
}
