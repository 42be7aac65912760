/**
 * A page that stays out of sight for long gives the interpreter's memory back, before the system takes the page for it.
 * What is asked next wakes another, and the table is laid again first.
 */

export const LONG = 10 * 60_000; // milliseconds out of sight

export class Nap {
  /** Is the interpreter gone for this reason? */
  asleep = false;
  /** Questions under way. */
  #asking = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #sleep;
  #wake;
  #mayGo;

  /**
   * @param {() => void} sleep ends the interpreter
   * @param {() => void} wake starts another
   * @param {() => boolean} mayGo can all that lies on the table be laid again?
   */
  constructor(sleep, wake, mayGo) {
    this.#sleep = sleep;
    this.#wake = wake;
    this.#mayGo = mayGo;
    globalThis.document?.addEventListener?.('visibilitychange', () => this.#changed());
  }

  /** Whoever comes back will ask something soon. */
  #changed() {
    this.#wait();
    if (!document.hidden && this.asleep) this.#wake();
  }

  /** A question begins. */
  begin() {
    this.#asking += 1;
    clearTimeout(this.#timer);
  }

  /** It has been answered. */
  done() {
    this.#asking -= 1;
    this.#wait();
  }

  #wait() {
    clearTimeout(this.#timer);
    if (document.hidden && !this.#asking && !this.asleep) this.#timer = setTimeout(() => this.#go(), LONG);
  }

  #go() {
    if (!document.hidden || this.#asking || !this.#mayGo()) return;
    this.asleep = true;
    this.#sleep();
  }
}
