/** The page's own words in the chosen language, and each game's words on top of them. */
import { fetchJson, loadTexts } from '../base/catalog.js';
import { say } from './messages.js';
import { plainName } from '../base/plainname.js';
import { settings } from '../storage/settings.js';

/** @typedef {import('./messages.js').Speech} Speech */
/**
 * @typedef {((key: string, params?: Record<string, any>) => string) & {has: (key: string) => boolean, lang: string}}
 *   Translator
 */
/** @typedef {{name: string, kind: 'person' | 'computer', level?: string}} Seat */

/** @type {Record<string, Record<string, string>>} */
const shell = {};
/** @type {Map<string, import('../base/catalog.js').Texts>} */
const games = new Map();

/** Fetches the page's words; both languages stay once they are there. @param {string} lang */
export async function loadLanguage(lang) {
  if (!shell[lang]) shell[lang] = await fetchJson(`static/locale/${lang}.json`);
}

/** @param {string} slug @param {string} lang */
export async function loadGameWords(slug, lang) {
  games.set(`${slug}.${lang}`, await loadTexts(slug, lang));
}

/** The rules of a game in the chosen language, if they are here already. @param {string} slug */
export const gameTexts = (slug) => games.get(`${slug}.${settings.lang}`);

/** @param {string} key @param {Record<string, any>} [params] */
export function t(key, params) {
  return say({ messages: shell[settings.lang] ?? {}, lang: settings.lang }, key, params);
}

/**
 * What can't be used of what was given: in the engine's own sentence, which names the entry; else in the page's.
 * @param {{key: string, params?: Record<string, any>, said?: Record<string, string>}} problem
 */
export function told({ key, params, said }) {
  const text = said?.[settings.lang] ?? t(key, params);
  return text === key ? t('input.unreadable') : text;
}

/** A seat's name; seats nobody named are named in the reader's language. @param {Seat[]} seats @param {number} seat */
export function seatName(seats, seat) {
  const own = plainName(seats[seat]?.name);
  if (own) return own;
  const people = seats.filter((one) => one.kind === 'person').length;
  return people <= 1 && seats[seat]?.kind === 'person' ? t('seat.only') : t('seat.numbered', { n: Number(seat) + 1 });
}

/** Speaks a game's words, then the page's. @param {string} slug @param {Seat[]} seats @returns {Translator} */
export function gameTranslator(slug, seats) {
  const lang = settings.lang;
  const own = games.get(`${slug}.${lang}`)?.messages ?? {};
  const page = shell[lang] ?? {};
  /** @type {Speech} */
  const ownSpeech = { messages: own, lang, seatName: (seat) => seatName(seats, seat) };
  /** @type {Speech} */
  const pageSpeech = { ...ownSpeech, messages: page };
  const speak = (/** @type {string} */ key, /** @type {Record<string, any>} */ params = {}) =>
    say(key in own ? ownSpeech : pageSpeech, key, params);
  return Object.assign(speak, { has: (/** @type {string} */ key) => key in own || key in page, lang });
}
