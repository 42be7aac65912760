/** What is the matter between the screens of one table, and the ways out. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { guestOf, hubIfAny } from '../live/tables.js';
import { nameOf } from '../words/sentences.js';
import { openDialog, toast } from '../table/ui.js';
import { press } from './codefield.js';
import { invite } from './screens.js';
import { computerName } from '../words/characters.js';

/** @typedef {import('../table/session.js').Session} Session */
/** @typedef {import('../live/hub.js').Hub} Hub */
/** @typedef {import('../base/types.js').Seat} Seat */

const TOLD = ['joined', 'left', 'asleep', 'awake', 'rude', 'undo.refused'];

/**
 * What is said at a guest's screen of others who come or go.
 * @param {Session} session
 * @returns {import('../live/guest.js').Guest['news']}
 */
export const newsAtGuest =
  (session) =>
  ({ news, seat, name }) => {
    if (!TOLD.includes(news)) return;
    toast(t(`live.${news}`, { name: seat === null ? name || t('live.looker') : nameOf(session.state, seat) }));
  };

/** @param {string} tone @param {string} text @param {unknown} [acts] */
const band = (tone, text, acts = nothing) =>
  html`<div class="band band-${tone}"><p>${text}</p><div class="band-acts">${acts}</div></div>`;

/** @param {Session} session */
export function screensBand(session) {
  const guest = guestOf(session);
  if (guest) return guestBand(session, guest);
  const hub = hubIfAny(session);
  const { away, joined, seats, table } = session.state;
  if (!hub) return nothing;
  const wish = hub.consent.wish;
  if (wish?.waiting.has(null)) return wishBand(session, wish.by, (yes) => hub.consent.vote(null, yes));
  if (wish && wish.by === null) return band('quiet', t('live.undo.asked'));
  if (table?.result) return nothing;
  const lost = away.filter((seat) => seats[seat]?.kind === 'person' && hub.left.has(seat) && !joined.includes(seat));
  return lost.map((seat) => lostBand(session, hub, seat));
}

/**
 * A seat that waits for its screen: or somebody else plays on.
 * @param {Session} session
 * @param {Hub} hub
 * @param {number} seat
 */
function lostBand(session, hub, seat) {
  const { state } = session;
  const rest = state.away.filter((one) => one !== seat);
  const again = () => {
    openDialog('screens');
    invite(hub, seat);
  };
  const computer = () => {
    const level = state.card?.levels.includes('normal') ? 'normal' : state.card?.levels[0];
    const name = state.seats[seat].name || computerName([...state.seats], level);
    /** @type {Seat} */
    const played = { kind: 'computer', level, name };
    session.seatAnew(
      state.seats.map((one, at) => (at === seat ? played : one)),
      rest,
    );
  };
  return band(
    'quiet',
    t('live.waits', { name: nameOf(state, seat) }),
    html`${press(t('screens.again'), again, { main: true })}${press(t('live.computer'), computer)}${press(
      t('live.here'),
      () => session.seatAnew([...state.seats], rest),
    )}`,
  );
}

/**
 * Somebody would like to take a move back.
 * @param {Session} session
 * @param {number | null} by
 * @param {(yes: boolean) => void} vote
 */
function wishBand({ state }, by, vote) {
  const name = by === null ? t('live.host') : nameOf(state, by);
  const yes = press(t('live.undo.yes'), () => vote(true), { main: true });
  return band('quiet', t('live.undo.wish', { name }), html`${yes}${press(t('live.undo.no'), () => vote(false))}`);
}

/** @param {Session} session @param {import('../live/guest.js').Guest} guest */
function guestBand(session, guest) {
  if (guest.state === 'ended')
    return band('warn', t(`live.end.${guest.why}`), html`<a class="button button-main" href="#/">${t('home')}</a>`);
  if (guest.asked !== undefined) return wishBand(session, guest.asked, (yes) => guest.vote(yes));
  return guest.silent ? band('quiet', t('live.silent')) : nothing;
}
