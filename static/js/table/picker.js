/**
 * Choosing a move word by word. A pattern is a move with stars: `place 7 * *`.
 * The selection is a pattern too; committing a move is somebody else's step.
 */
const STAR = '*';

/** @param {string} text */
const words = (text) => text.trim().split(/\s+/).filter(Boolean);

/** @param {string[]} pattern @param {string[]} move */
function fits(pattern, move) {
  return pattern.every((word, i) => word === STAR || word === move[i]);
}

export class Picker {
  /** @param {string[]} moves */
  constructor(moves) {
    this.moves = moves;
    /** @type {string[][]} */
    this.parts = moves.map(words);
    this.selection = '';
    /** A series of moves chosen as one, joined by `;`: every other choice lets it go. */
    this.plan = '';
  }

  /** Moves that match a pattern. @param {string} [pattern] */
  matching(pattern = this.selection) {
    const wanted = words(pattern);
    return this.moves.filter((_, i) => fits(wanted, this.parts[i]));
  }

  /** The selection with the pattern's own words laid over it. @param {string} pattern */
  merge(pattern) {
    const over = words(pattern);
    const base = words(this.selection);
    if (!over.length) return this.selection;
    if (base.length && over[0] !== STAR && base[0] !== STAR && over[0] !== base[0]) return over.join(' ');
    const length = Math.max(over.length, base.length);
    return Array.from({ length }, (_, i) => (over[i] && over[i] !== STAR ? over[i] : (base[i] ?? STAR))).join(' ');
  }

  /** @param {string} pattern */
  isLegal(pattern) {
    const wanted = words(this.merge(pattern));
    return this.parts.some((move) => fits(wanted, move));
  }

  /** Would a piece put another word in the place of a chosen one? @param {string} pattern */
  replaces(pattern) {
    const chosen = words(this.selection);
    return words(pattern).some(
      (word, i) => word !== STAR && chosen[i] !== undefined && chosen[i] !== STAR && chosen[i] !== word,
    );
  }

  /** Legal when the selection is let go. @param {string} pattern */
  isOpen(pattern) {
    const wanted = words(pattern);
    return this.parts.some((move) => fits(wanted, move));
  }

  /** All the pattern's own words are in the selection already. @param {string} pattern */
  has(pattern) {
    const chosen = words(this.selection);
    const named = words(pattern);
    if (named.length > 1 && named[0] !== STAR && chosen[0] !== named[0]) return false;
    const own = named
      .map((word, i) => ({ word, i }))
      .filter(({ word, i }) => word !== STAR && (i > 0 || named.length === 1));
    return chosen.length > 0 && own.length > 0 && own.every(({ word, i }) => chosen[i] === word);
  }

  /**
   * Adds a piece's words. Words chosen earlier give way when they do not go together with it.
   * @param {string} pattern @returns {boolean} false: no legal move has these words
   */
  pick(pattern) {
    if (!this.isOpen(pattern)) return false;
    this.plan = '';
    let merged = words(this.merge(pattern));
    const own = words(pattern);
    for (let i = merged.length - 1; i > 0 && !this.parts.some((move) => fits(merged, move)); i -= 1) {
      if (!own[i] || own[i] === STAR) merged = merged.map((word, at) => (at === i ? STAR : word));
    }
    this.selection = merged.join(' ');
    return true;
  }

  /** Takes a piece's words back. @param {string} pattern */
  drop(pattern) {
    this.plan = '';
    const own = words(pattern);
    const left = words(this.selection).map((word, i) => (i > 0 && own[i] && own[i] !== STAR ? STAR : word));
    this.selection = left.slice(1).every((word) => word === STAR) ? '' : left.join(' ');
  }

  clear() {
    this.plan = '';
    this.selection = '';
  }

  /** The single move left, or null. Nothing chosen chooses nothing, unless there is only one move at all. */
  only() {
    const left = this.selection || this.moves.length === 1 ? this.matching() : [];
    return left.length === 1 ? left[0] : null;
  }

  /** Distinct words at a place, among the moves that agree with the rest of the selection. @param {number} place */
  choices(place) {
    const wanted = words(this.selection);
    if (place < wanted.length) wanted[place] = STAR;
    const found = this.parts.filter((move) => fits(wanted, move) && move.length > place).map((move) => move[place]);
    return [...new Set(found)];
  }

  /** A picker with one more piece chosen; this one stays as it is. @param {string} pattern */
  with(pattern) {
    const copy = new Picker([]);
    copy.moves = this.moves;
    copy.parts = this.parts;
    copy.selection = this.selection;
    copy.pick(pattern);
    return copy;
  }
}

/** @param {string[]} moves */
export const createPicker = (moves) => new Picker(moves);
