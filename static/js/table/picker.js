/**
 * Choosing a move word by word. A pattern is a move with stars: `place 7 * *`.
 * The selection is a pattern too; committing a move is somebody else's step. A picker never changes: every choice makes
 * another.
 */
import { agrees, STAR, words } from '../base/pattern.js';

export class Picker {
  /**
   * @param {readonly string[]} moves @param {string} [selection]
   * @param {string} [plan] a series of moves chosen as one, joined by `;`: every other choice lets it go
   */
  constructor(moves, selection = '', plan = '', parts = moves.map(words)) {
    this.moves = moves;
    this.selection = selection;
    this.plan = plan;
    this.parts = parts;
    Object.freeze(this);
  }

  /** The same moves with another choice. @param {string} selection @param {string} [plan] */
  choosing(selection, plan = '') {
    return new Picker(this.moves, selection, plan, this.parts);
  }

  /** Moves that match a pattern. @param {string} [pattern] */
  matching(pattern = this.selection) {
    const wanted = words(pattern);
    return this.moves.filter((_, i) => agrees(wanted, this.parts[i]));
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
    return this.parts.some((move) => agrees(wanted, move));
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
    return this.parts.some((move) => agrees(wanted, move));
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
   * A piece's words added. Words chosen earlier give way when they do not go together with it.
   * @param {string} pattern @returns {Picker | null} null: no legal move has these words
   */
  pick(pattern) {
    if (!this.isOpen(pattern)) return null;
    let merged = words(this.merge(pattern));
    const own = words(pattern);
    for (let i = merged.length - 1; i > 0 && !this.parts.some((move) => agrees(merged, move)); i -= 1) {
      if (!own[i] || own[i] === STAR) merged = merged.map((word, at) => (at === i ? STAR : word));
    }
    return this.choosing(merged.join(' '));
  }

  /** A piece's words taken back. @param {string} pattern */
  drop(pattern) {
    const own = words(pattern);
    const left = words(this.selection).map((word, i) => (i > 0 && own[i] && own[i] !== STAR ? STAR : word));
    return this.choosing(left.slice(1).every((word) => word === STAR) ? '' : left.join(' '));
  }

  clear() {
    return this.choosing('');
  }

  /** A series of moves chosen as one by a piece. @param {string} pattern @param {string} plan */
  aim(pattern, plan) {
    const picked = this.clear().pick(pattern);
    return picked ? picked.choosing(picked.selection, plan) : this.clear();
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
    const found = this.parts.filter((move) => agrees(wanted, move) && move.length > place).map((move) => move[place]);
    return [...new Set(found)];
  }

  /** With one more piece chosen, if it can be. @param {string} pattern */
  with(pattern) {
    return this.pick(pattern) ?? this.choosing(this.selection);
  }
}
