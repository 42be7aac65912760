/**
 * What a view may hold before it is drawn, where it comes from somebody else: a picture in a link may be anything.
 * A board's shape.js says how many and how large the things are that its drawings count; everything else must be plain.
 *
 * @typedef {(value: any) => boolean} Shape
 */
const MOST = 10_000; // for a number nobody said more of
const DEEPEST = 9;
const LONGEST = 600; // entries of one list
const WORD = /^[\w#.,+ -]{0,48}$/; // ids, places, moves: no address, no sign that turns a text round

/** @param {number} low @param {number} high @returns {Shape} */
export const whole = (low, high) => (value) => Number.isInteger(value) && value >= low && value <= high;

/** @param {...unknown} known @returns {Shape} */
export const one =
  (...known) =>
  (value) =>
    known.includes(value);

/** @param {RegExp} pattern @returns {Shape} */
export const like = (pattern) => (value) => typeof value === 'string' && pattern.test(value);

/** @type {Shape} */
export const word = like(/^[a-z][\w-]{0,40}$/);

/** @param {Shape} shape @returns {Shape} */
export const maybe = (shape) => (value) => value === null || value === undefined || shape(value);

/** @param {Shape} shape @param {number} most @param {number} [least] @returns {Shape} */
export const list =
  (shape, most, least = 0) =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(shape);

/** @param {unknown} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that may be any, values of one kind. @param {Shape} shape @param {number} [most] @returns {Shape} */
export const table =
  (shape, most = 60) =>
  (value) =>
    isObject(value) && Object.keys(value).length <= most && Object.values(value).every(shape);

/** An object with these fields, and perhaps others. @param {Record<string, Shape>} fields @returns {Shape} */
export const has = (fields) => (value) =>
  isObject(value) && Object.entries(fields).every(([name, shape]) => shape(value[name]));

/** Every object answers to `constructor`: looked up among prices it would be one. @param {string} text */
const harmless = (text) => WORD.test(text) && !(text in Object.prototype);

/** Nothing endless, nothing that is not data. @param {any} value @param {number} [depth] @returns {boolean} */
function plain(value, depth = 0) {
  if (value === null || value === undefined || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Math.abs(value) <= MOST;
  if (typeof value === 'string') return harmless(value);
  if (depth === DEEPEST || typeof value !== 'object') return false;
  const entries = Array.isArray(value) ? value : Object.values(value);
  return (
    entries.length <= LONGEST && Object.keys(value).every(harmless) && entries.every((entry) => plain(entry, depth + 1))
  );
}

/** Can this view be drawn? @param {Shape} shape @param {any} view */
export const fits = (shape, view) => plain(view) && shape(view);
