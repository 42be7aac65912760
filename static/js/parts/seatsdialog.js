/** Changing who sits where in the middle of a game. */
import { html } from '../lit.js';
import { t } from '../i18n.js';
import { closeDialog } from '../ui.js';
import { update } from '../update.js';
import { dialogFrame } from './dialog.js';
import { characters, seatField } from './seats.js';

/** @type {WeakMap<object, import('../types.js').Seat[]>} */
const drafts = new WeakMap();

/** @param {import('../session.js').Session} session */
export function seatsDialog(session) {
  const table = /** @type {import('../types.js').Table} */ (session.table);
  const seats = drafts.get(table) ?? table.seats;
  const change = (/** @type {import('../types.js').Seat[]} */ next) => {
    drafts.set(table, next);
    update();
  };
  const keep = () => {
    closeDialog();
    if (seats !== table.seats) session.changeSeats(seats);
  };
  const levels = session.card?.levels ?? [];
  return dialogFrame(t('seats.change'), html`
    <ol class="seat-fields">${seats.map((_, i) => seatField(seats, i, levels, change))}</ol>
    ${characters(seats, levels)}
    <div class="band-acts"><button type="button" class="button button-main" @click=${keep}>${t('seats.keep')}</button></div>`, { name: 'seats' });
}
