/** Changing who sits where in the middle of a game. */
import { html } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { closeDialog } from '../table/ui.js';
import { update } from '../base/update.js';
import { dialogFrame } from './dialog.js';
import { characters, seatField } from './seats.js';

/** @type {WeakMap<object, import('../base/types.js').Seat[]>} */
const drafts = new WeakMap();

/** @param {import('../table/session.js').Session} session */
export function seatsDialog(session) {
  const table = /** @type {import('../base/types.js').Table} */ (session.state.table);
  const seats = drafts.get(table) ?? table.seats;
  const change = (/** @type {import('../base/types.js').Seat[]} */ next) => {
    drafts.set(table, next);
    update();
  };
  const keep = () => {
    closeDialog();
    if (seats !== table.seats) session.changeSeats(seats);
  };
  const levels = session.state.card?.levels ?? [];
  return dialogFrame(
    t('seats.change'),
    html`
    <ol class="seat-fields">${seats.map((_, i) => seatField(seats, i, levels, change))}</ol>
    ${characters(seats, levels, session.state.card?.secrets)}
    <div class="band-acts"><button type="button" class="button button-main"
      @click=${keep}>${t('seats.keep')}</button></div>`,
    { name: 'seats' },
  );
}
