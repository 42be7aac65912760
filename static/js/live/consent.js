/**
 * Taking back what others have seen: everybody else who plays is asked, and one who does not want to is enough. A guest
 * is named by its seat, the screen that holds the table by `null`.
 *
 * @typedef {number | null} Player
 * @typedef {{by: Player, to: number, waiting: Set<Player>}} Wish  to: moves that would be left
 */
const PATIENCE = 30_000; // milliseconds: no answer is a no

export class Consent {
  /** @type {Wish | null} */
  wish = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #granted;
  #refused;

  /** @param {{granted: (wish: Wish) => void, refused: (wish: Wish) => void}} ways */
  constructor({ granted, refused }) {
    this.#granted = granted;
    this.#refused = refused;
  }

  /** @param {Player} by @param {number} to @param {Player[]} others who have seen it */
  ask(by, to, others) {
    this.drop();
    this.wish = { by, to, waiting: new Set(others) };
    this.#timer = setTimeout(() => this.#end(false), PATIENCE);
    if (!others.length) this.#end(true);
  }

  /** @param {Player} by @param {boolean} yes */
  vote(by, yes) {
    if (!this.wish?.waiting.delete(by)) return;
    if (!yes) this.#end(false);
    else if (!this.wish.waiting.size) this.#end(true);
  }

  /** The table has gone on. */
  drop() {
    clearTimeout(this.#timer);
    this.wish = null;
  }

  /** @param {boolean} granted */
  #end(granted) {
    const { wish } = this;
    this.drop();
    if (wish) (granted ? this.#granted : this.#refused)(wish);
  }
}
