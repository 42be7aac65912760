/**
 * What a link says by itself, before the rules are up: which game, who plays, how far it is, and its picture.
 *
 * @typedef {import('../base/types.js').Seat} Seat
 * @typedef {{view: any, to_act: number | null, result: any, alt?: any}} Picture
 * @typedef {{text: string, game: string, seats: Seat[], moves: number, glimpse: boolean, seat: number | null,
 *   picture: Picture | null}} Link
 */
import { plainName } from '../base/plainname.js';

const FORMAT = '1';
const LONGEST = 60_000;
const LARGEST = 200_000;
const MOST_SEATS = 12;
const LONGEST_SEAT = 200;

/** What `unpacked` reads. @param {unknown} data @returns {Promise<string>} for an address */
export async function packed(data) {
  const text = new Blob([JSON.stringify(data)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(text).arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @param {string} text @returns {Promise<any>} the packed JSON */
export async function unpacked(text) {
  if (text.length > LONGEST) throw new Error('too long');
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) throw new Error('too much to unfold');
    chunks.push(value);
  }
  return JSON.parse(await new Blob(chunks).text());
}

/** @param {unknown} text @returns {Seat} `person Anna` or `computer hard Ada` */
function seatOf(text) {
  const [kind, ...rest] = String(text).slice(0, LONGEST_SEAT).split(' ');
  return kind === 'computer'
    ? { name: plainName(rest.slice(1).join(' ')), kind, level: rest[0] }
    : { name: plainName(rest.join(' ')), kind: 'person' };
}

/** @param {any} shown @returns {Picture | null} */
function pictureOf(shown) {
  if (typeof shown?.view !== 'object' || !shown.view) return null;
  const toAct = Number.isInteger(shown.to_act) ? shown.to_act : null;
  return { view: shown.view, to_act: toAct, result: shown.result ?? null, alt: shown.alt ?? {} };
}

/** A picture by itself. @param {string} text @returns {Promise<Picture | null>} null: it can't be read */
export const pictureIn = (text) =>
  text.length <= LONGEST ? unpacked(text).then(pictureOf, () => null) : Promise.resolve(null);

/** @param {string} text the end of an address @returns {Promise<Link | null>} null: it can't be read */
export async function readLink(text) {
  const parts = text.length <= LONGEST ? text.split('.') : [];
  if (parts.length !== 5 || parts[0] !== FORMAT) return null;
  try {
    const head = await unpacked(parts[2]);
    if (!Array.isArray(head.seats) || head.seats.length > MOST_SEATS || !Number.isInteger(head.moves)) return null;
    const picture = parts[4] ? await pictureIn(parts[4]) : null;
    const seats = head.seats.map(seatOf);
    const seat = Number.isInteger(head.seat) && head.seat >= 0 && head.seat < seats.length ? head.seat : null;
    return { text, game: parts[1], seats, moves: head.moves, glimpse: 'seat' in head, seat, picture };
  } catch {
    return null;
  }
}

/** The end of an address, wherever in a text it stands. @param {string} text */
export function linkIn(text) {
  return text.match(/#\/link\/([\w.-]+)/)?.[1] ?? '';
}

/** The whole address of a link on this site. @param {string} text @param {'link' | 'join'} [page] */
export function addressOf(text, page = 'link') {
  const { origin, pathname } = location;
  return `${origin === 'null' ? location.href.split('#')[0] : origin + pathname}#/${page}/${text}`;
}
