/**
 * Finding a rule by what one remembers of it: its number, words in any form, words that mean the same, and the words
 * people ask with (the game's own index). Rare words count more than common ones, and the beginning of a rule more than
 * its end.
 */
import { KIN, SMALL } from './searchwords.js';

/** @typedef {Record<string, {text: string, index?: string}>} Rules */
/**
 * @typedef {{numbers: string[], words: Map<string, Map<string, number>>, lengths: Map<string, number>,
 *   spread: Map<string, number>, mean: number}} Shelf
 */

const IN_INDEX = 2.4; // what people ask with
const IN_HEAD = 1.6; // the first words; in rulings, the question
const HEAD = 9;
const MAIN = 1.15; // a rule before a ruling that says the same
const LENGTH = 0.55; // how much a long rule has to say more to be as good

/** @param {string} text */
const wordsOf = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}★]+/u)
    .filter(Boolean);

const ENDINGS =
  /(?:amento|imento|azione|azioni|izione|izioni|mente|endo|ando|iamo|rsi|rla|rlo|are|ere|ire|ato|ata|ati|ate|uto|uta|uti|ute|ito|ita|iti|ite|ano|ono|ings?|ed|es|ly|ment|ments|er|ers|hi|he|i|e|o|a|s|y)$/;

/** Without its ending a word meets its plural and its verb forms. @param {string} word */
export function stem(word) {
  const short = word.length > 3 ? word.replace(ENDINGS, '') : word;
  const root = short.length > 2 ? short : word.replace(/(?<=..)[aeio]$/, ''); // "rare" is no verb
  return root.length > 4 ? root.replace(/(.)\1$/, '$1') : root;
}

/** Words that mean the same become one. @type {Map<string, string>} */
const kin = new Map(
  KIN.flatMap((line) =>
    line.split(' ').map((word, _, all) => /** @type {[string, string]} */ ([stem(word), stem(all[0])])),
  ),
);

/** @param {string} word */
const concept = (word) => {
  const root = stem(word);
  return kin.get(root) ?? root;
};

/** @type {WeakMap<Rules, Shelf>} */
const shelves = new WeakMap();

/** The rules as sets of weighted concepts, made once. @param {Rules} rules @returns {Shelf} */
function shelfOf(rules) {
  const known = shelves.get(rules);
  if (known) return known;
  const numbers = Object.keys(rules);
  /** @type {Shelf} */
  const shelf = { numbers, words: new Map(), lengths: new Map(), spread: new Map(), mean: 0 };
  for (const number of numbers) {
    /** @type {Map<string, number>} */
    const found = new Map();
    const add = (/** @type {string} */ word, /** @type {number} */ weight) =>
      found.set(concept(word), Math.max(found.get(concept(word)) ?? 0, weight));
    const [question, answer] = rules[number].text.split('\n');
    const words = wordsOf(rules[number].text);
    const head = answer ? wordsOf(question).length : HEAD;
    words.forEach((word, i) => add(word, i < head ? IN_HEAD : 1));
    for (const word of wordsOf(rules[number].index ?? '')) add(word, IN_INDEX);
    shelf.words.set(number, found);
    shelf.lengths.set(number, words.length);
    for (const word of found.keys()) shelf.spread.set(word, (shelf.spread.get(word) ?? 0) + 1);
  }
  shelf.mean = [...shelf.lengths.values()].reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
  shelves.set(rules, shelf);
  return shelf;
}

/**
 * How much of what is asked a rule has, a beginning of a word being a weaker sign.
 * @param {Map<string, number>} found
 * @param {string} word
 */
function hit(found, word) {
  const whole = found.get(word);
  if (whole !== undefined || word.length < 4) return whole ?? 0;
  for (const [other, weight] of found) if (other.startsWith(word)) return weight * 0.6;
  return 0;
}

/**
 * @param {Rules} rules @param {string} query
 * @returns {string[]} rule numbers, best first; all of them in their own order for an empty query
 */
export function findRules(rules, query) {
  const { numbers, words, lengths, spread, mean } = shelfOf(rules);
  const all = wordsOf(query);
  if (!all.length) return numbers;
  const telling = all.filter((word) => !SMALL.has(word));
  const asked = [...new Set((telling.length ? telling : all).map(concept))];
  const worth = (/** @type {string} */ word) => Math.log(1 + numbers.length / (spread.get(word) ?? 1));
  const scored = numbers.map((rule) => {
    if (all.includes(rule.toLowerCase())) return { rule, score: 1000 };
    const hits = asked.map((word) => hit(/** @type {Map<string, number>} */ (words.get(rule)), word));
    const score = hits.reduce((sum, found, i) => sum + found * worth(asked[i]), 0);
    const together = hits.filter(Boolean).length / asked.length;
    const long = 1 - LENGTH + (LENGTH * (lengths.get(rule) ?? 0)) / mean;
    return { rule, score: (score * (0.4 + together) * (/^[RM]/.test(rule) ? MAIN : 1)) / (1 + 0.35 * long) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ rule }) => rule);
}
