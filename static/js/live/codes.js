/**
 * What two pages must know of each other before a cable can be laid between them, in some 80 bytes: a name and a
 * password for the way, the fingerprint of the key, and where each can be reached. All else of a session description is
 * the same in every browser and is written anew on the other side.
 *
 * A code is base64url of: version (1), kind (1), number of the invitation (2), name and password for the way (each with
 * its length), fingerprint (32), addresses (docs/live.md), and a sum (2) that finds a letter lost on the way.
 *
 * @typedef {{type: 'host' | 'srflx' | 'relay', address: string, port: number}} Place  where a page can be reached
 * @typedef {{kind: 'offer' | 'answer', number: number, name: string, password: string, fingerprint: string,
 *   places: Place[]}} Code
 */

/** Of codes and of what is said over the cable: both pages must have the same. */
export const VERSION = 1;
const KINDS = /** @type {const} */ (['offer', 'answer']);
const TYPES = /** @type {const} */ (['host', 'srflx', 'relay']);
const [HIDDEN, FOUR, SIX] = [0, 1, 2]; // the shape of an address: a name that only the local network knows, IPv4, IPv6
const MOST_PLACES = 6;
const LONGEST = 400; // letters of a code
const LOCAL = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;
const WAY = /^[\w+/]{4,64}$/;

/** A code that can't be used: `broken`, or made by an `older` or `newer` page than this one. */
export class BadCode extends Error {
  /** @param {'broken' | 'older' | 'newer'} what */
  constructor(what) {
    super(what);
    this.what = what;
  }
}

/** @param {ArrayLike<number>} bytes */
function sum(bytes) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i += 1) hash = Math.imul(hash ^ bytes[i], 0x01000193);
  return (hash >>> 0) & 0xffff;
}

/** @param {string} text hexadecimal digits */
const fromHex = (text) => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** @param {ArrayLike<number>} bytes */
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The sixteen bytes of an IPv6 address; null: it is none. @param {string} address */
function sixteen(address) {
  const [head, tail = null, ...rest] = address.split('::');
  const parts = (/** @type {string} */ text) => (text ? text.split(':') : []);
  const [first, last] = [parts(head), parts(tail ?? '')];
  const missing = 8 - first.length - last.length;
  if (rest.length || (tail === null ? missing !== 0 : missing < 1)) return null;
  const words = [...first, ...Array(tail === null ? 0 : missing).fill('0'), ...last];
  if (!words.every((word) => /^[0-9a-f]{1,4}$/i.test(word))) return null;
  return words.flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255]);
}

/**
 * The shape and the bytes of an address; null: of a shape that codes don't know.
 * @param {string} address
 * @returns {[number, number[]] | null}
 */
function addressBytes(address) {
  const local = LOCAL.exec(address.toLowerCase());
  if (local) return [HIDDEN, fromHex(local.slice(1).join(''))];
  const four = address.split('.');
  if (four.length === 4 && four.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256))
    return [FOUR, four.map(Number)];
  const six = sixteen(address);
  return six && [SIX, six];
}

/** @param {number} shape @param {Uint8Array} bytes */
function addressFrom(shape, bytes) {
  if (shape === FOUR) return bytes.join('.');
  const hex = toHex(bytes);
  if (shape === SIX) return (hex.match(/..../g) ?? []).join(':');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}.local`;
}

/** @param {number[]} bytes */
const toText = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** @param {string} text */
function toBytes(text) {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    throw new BadCode('broken');
  }
}

/** @param {string} text */
const lettered = (text) => [text.length, ...Array.from(text, (letter) => letter.charCodeAt(0))];

/** @param {Code} code @returns {string} */
export function written({ kind, number, name, password, fingerprint, places }) {
  const bytes = [VERSION, KINDS.indexOf(kind), number >> 8, number & 255];
  bytes.push(...lettered(name), ...lettered(password), ...fromHex(fingerprint));
  for (const { type, address, port } of places.slice(0, MOST_PLACES)) {
    const found = addressBytes(address);
    if (found) bytes.push((TYPES.indexOf(type) << 4) | found[0], ...found[1], port >> 8, port & 255);
  }
  const found = sum(bytes);
  return toText([...bytes, found >> 8, found & 255]);
}

/** A code as it was sent, or the whole link that holds it. @param {string} text @returns {Code} */
export function read(text) {
  const [, bare] = /([\w-]{40,})\s*$/.exec(text.slice(-LONGEST - 200)) ?? [];
  if (!bare || bare.length > LONGEST) throw new BadCode('broken');
  const bytes = toBytes(bare);
  const end = bytes.length - 2;
  if (sum(bytes.subarray(0, end)) !== bytes[end] * 256 + bytes[end + 1]) throw new BadCode('broken');
  if (bytes[0] !== VERSION) throw new BadCode(bytes[0] < VERSION ? 'older' : 'newer');
  let at = 1;
  const take = (/** @type {number} */ length) => {
    if (at + length > end) throw new BadCode('broken');
    at += length;
    return bytes.subarray(at - length, at);
  };
  const letters = () => String.fromCharCode(...take(take(1)[0]));
  const two = () => take(2).reduce((high, low) => high * 256 + low, 0);
  const kind = KINDS[take(1)[0]];
  const [number, name, password, fingerprint] = [two(), letters(), letters(), toHex(take(32))];
  /** @type {Place[]} */
  const places = [];
  while (at < end) {
    const [head] = take(1);
    const [type, shape] = [TYPES[head >> 4], head & 15];
    const address = addressFrom(shape, take(shape === FOUR ? 4 : 16));
    places.push({ type, address, port: two() });
  }
  const sound = kind && places.length <= MOST_PLACES && places.every(({ type }) => type);
  if (!sound || !WAY.test(name) || !WAY.test(password)) throw new BadCode('broken');
  return { kind, number, name, password, fingerprint, places };
}

/**
 * What matters of a description that the browser has made.
 * @param {string} sdp
 * @param {'offer' | 'answer'} kind
 * @param {number} number
 * @returns {Code}
 */
export function essence(sdp, kind, number) {
  const line = (/** @type {string} */ start) => new RegExp(`^a=${start}:(.*?)\\s*$`, 'im').exec(sdp)?.[1] ?? '';
  /** @type {Place[]} */
  const places = [];
  for (const [, text] of sdp.matchAll(/^a=candidate:(.*?)\s*$/gim)) {
    const [, part, way, , address, port, , type] = text.split(' ');
    if (part !== '1' || way.toLowerCase() !== 'udp' || !addressBytes(address)) continue;
    if (TYPES.some((one) => one === type))
      places.push({ type: /** @type {any} */ (type), address, port: Number(port) });
  }
  const fingerprint = line('fingerprint').replace(/^sha-256 /i, '');
  return {
    kind,
    number,
    name: line('ice-ufrag'),
    password: line('ice-pwd'),
    fingerprint: fingerprint.replaceAll(':', '').toLowerCase(),
    places: places.slice(0, MOST_PLACES),
  };
}

const PREFERRED = { host: 126, srflx: 100, relay: 0 };

/** @param {Place} place @param {number} i */
function candidate({ type, address, port }, i) {
  const priority = PREFERRED[type] * 2 ** 24 + (65535 - i) * 256 + 255;
  const related = type === 'host' ? '' : ' raddr 0.0.0.0 rport 0';
  return `a=candidate:${i + 1} 1 udp ${priority} ${address} ${port} typ ${type}${related}`;
}

/**
 * A description for this browser, made of what a code says of the other.
 * @param {Code} code
 * @returns {RTCSessionDescriptionInit}
 */
export function description({ kind, name, password, fingerprint, places }) {
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...places.map(candidate),
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${fingerprint.toUpperCase().match(/../g)?.join(':')}`,
    `a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  ];
  return { type: kind, sdp: `${lines.join('\r\n')}\r\n` };
}
