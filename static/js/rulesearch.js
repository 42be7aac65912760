/** Finding a rule by what one remembers of it: number, words, beginnings of words. */

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

/**
 * @param {Record<string, {text: string}>} rules @param {string} query
 * @returns {string[]} rule numbers, best first; all of them in their own order for an empty query
 */
export function findRules(rules, query) {
  const numbers = Object.keys(rules);
  const asked = wordsOf(query);
  if (!asked.length) return numbers;
  const texts = new Map(numbers.map((rule) => [rule, wordsOf(rules[rule].text)]));
  /** @param {string} word rare words tell more */
  const weight = (word) => {
    const found = numbers.filter((rule) => texts.get(rule)?.some((one) => one.startsWith(stem(word)))).length;
    return found ? Math.log(1 + numbers.length / found) : 0;
  };
  const weights = asked.map(weight);
  const scored = numbers.map((rule) => {
    const words = texts.get(rule) ?? [];
    let score = asked.includes(rule.toLowerCase()) ? 100 : 0;
    asked.forEach((word, i) => {
      const hits = words.filter((one) => one.startsWith(stem(word))).length;
      if (hits) score += weights[i] * (1 + Math.min(hits, 3) / 10);
    });
    return { rule, score: score / (score < 100 ? 1 + words.length / 200 : 1) };
  });
  return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score).map(({ rule }) => rule);
}
