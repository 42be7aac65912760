/** A pattern is a move with stars: `place 7 * *`. */
export const STAR = '*';

/** @param {string} text */
export const words = (text) => text.trim().split(/\s+/).filter(Boolean);

/**
 * Do the words of a move agree with a pattern's, as far as that goes?
 * @param {string[]} pattern
 * @param {string[]} move
 */
export const agrees = (pattern, move) => pattern.every((word, i) => word === STAR || word === move[i]);

/** Is a whole move meant by a pattern? @param {string} pattern @param {string} move */
export function fits(pattern, move) {
  const [wanted, made] = [words(pattern), words(move)];
  return wanted.length === made.length && agrees(wanted, made);
}
