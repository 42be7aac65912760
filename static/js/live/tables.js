/** The tables of this page that other screens have a part in: the one it holds for guests, the one it is a guest at. */
import { Guest } from './guest.js';
import { Hub } from './hub.js';
import { newId } from '../storage/games.js';

/** @typedef {import('../table/session.js').Session} Session */

const GUESTS = 'live-';

/** @param {string} id of a table */
export const isGuestTable = (id) => id.startsWith(GUESTS);

/** @type {Map<Session, Hub>} */
const hubs = new Map();
/** @type {{id: string, guest: Guest, session: Session | null} | null} */
let sitting = null;

/**
 * The guests' hub of a table, made when somebody first asks for it.
 * @param {Session} session
 * @param {(session: Session) => import('./hub.js').Hub['said']} said
 */
export function hubOf(session, said) {
  let hub = hubs.get(session);
  if (!hub) {
    hub = new Hub(session, { said: said(session) });
    hubs.set(session, hub);
  }
  return hub;
}

// A page that is closed or loaded anew says so, or the others would wait for a sign of it.
addEventListener('pagehide', () => {
  sitting?.guest.end('over');
  for (const hub of hubs.values()) hub.close();
  hubs.clear();
});

/** @param {Session} session */
export const hubIfAny = (session) => hubs.get(session) ?? null;

/**
 * A page that wants to join; there is one table at most.
 * @param {{name: string, servers: RTCIceServer[], joined: (id: string) => void}} how
 */
export function newGuest({ name, servers, joined }) {
  sitting?.guest.leave();
  const id = GUESTS + newId();
  const guest = new Guest({ name, servers, joined: () => joined(id) });
  sitting = { id, guest, session: null };
  return guest;
}

/** What is known of a table in advance that this page is a guest at. @param {string} id */
export function guestAt(id) {
  if (sitting?.id !== id || sitting.guest.state !== 'joined') return null;
  return { game: sitting.guest.game, seat: sitting.guest.seat };
}

/**
 * The table's page is open: what the host tells goes to it.
 * @param {Session} session
 * @param {(session: Session) => Guest['news']} news
 */
export function sitDown(session, news) {
  if (sitting?.id !== session.id) return;
  sitting.session = session;
  sitting.guest.news = news(session);
  sitting.guest.told = (table, isOld) => session.hear(table, isOld);
}

/** The guest at this table, if this page is one. @param {Session} session */
export const guestOf = (session) => (sitting?.session === session ? sitting.guest : null);

/** The table's page is left. @param {Session} session */
export function leaveTable(session) {
  hubs.get(session)?.close();
  hubs.delete(session);
  if (sitting?.session !== session) return;
  sitting.guest.leave();
  sitting = null;
}
