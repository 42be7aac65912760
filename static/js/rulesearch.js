/** Finding a rule by what one remembers of it: number, words, beginnings of words. */

const SMALL = new Set(
  (
    'il lo la i gli le l un uno una di a da in con su per tra fra e o che chi cos cosa come quando dove quale quali quanto quanti quanta quante è sono si non ne mi ti ci se ' +
    'del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella nei nelle sul sulla sui sulle posso puo puoi devo ho hai ha c ' +
    'the a an of to in on at by for and or is are am be do does did can may must i you we my your it its what when where which who how many much if not no there'
  ).split(' '),
);

/** @param {string} text */
function wordsOf(text) {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Without its ending a word meets its own plural and its verb forms. @param {string} word */
const stem = (word) => (word.length > 5 ? word.slice(0, Math.max(4, word.length - 2)) : word.length > 3 ? word.slice(0, word.length - 1) : word);

/** What counts more: a word that opens the rule; in rulings, the question. @param {number} place */
const weightOfPlace = (place) => (place < 10 ? 1.5 : 1);

/**
 * @param {Record<string, {text: string}>} rules @param {string} query
 * @returns {string[]} rule numbers, best first; all of them in their own order for an empty query
 */
export function findRules(rules, query) {
  const numbers = Object.keys(rules);
  const all = wordsOf(query);
  if (!all.length) return numbers;
  const telling = all.filter((word) => !SMALL.has(word));
  const asked = telling.length ? telling : all;
  const texts = new Map(numbers.map((rule) => [rule, wordsOf(rules[rule].text)]));
  const has = (/** @type {string} */ rule, /** @type {string} */ word) => texts.get(rule)?.some((one) => one.startsWith(stem(word))) ?? false;
  const weights = asked.map((word) => {
    const found = numbers.filter((rule) => has(rule, word)).length;
    return found ? Math.log(1 + numbers.length / found) : 0;
  });
  const scored = numbers.map((rule) => {
    if (all.includes(rule.toLowerCase())) return { rule, score: 1000 };
    const words = texts.get(rule) ?? [];
    let score = 0;
    asked.forEach((word, i) => {
      const first = words.findIndex((one) => one.startsWith(stem(word)));
      if (first >= 0) score += weights[i] * weightOfPlace(first);
    });
    const together = asked.filter((word) => has(rule, word)).length / asked.length;
    const main = rule.startsWith('R') ? 1.15 : 1;
    return { rule, score: (score * (0.5 + together) * main) / (1 + words.length / 150) };
  });
  return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score).map(({ rule }) => rule);
}
