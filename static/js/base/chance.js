/** Chance for a deal, from the browser's own generator: nobody finds it by trying. */

/** The way from a seed to cards and dice that gives neither away (pyapp/core/rng.py). */
const SECRET = 2;
const LARGEST = 2n ** 64n - 1n;

/** @param {number} bytes */
const digits = (bytes) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A number of a game as somebody wrote it, or nothing if it is none. @param {string} text */
export const plainSeed = (text) =>
  /^\d{1,20}$/.test(text.trim()) && BigInt(text) <= LARGEST ? BigInt(text).toString() : '';

/**
 * What a new game is dealt from. Seeds are text: a page's numbers can't hold them.
 * @param {string} [seed] the number somebody asked for
 */
export const freshChance = (seed = '') => ({
  seed: seed || BigInt(`0x${digits(8)}`).toString(),
  chance: SECRET,
  salt: digits(16),
});
