/**
 * Several boards on one page, one interpreter: who has the floor may run it. Whoever wants it asks for it and waits;
 * whoever has it finishes what it is doing and gives it away. Games go on where they were: their tables are laid again
 * before the next question.
 */
const NAME = 'regolo-embed';
const LONGEST = 30_000; // ms to wait for somebody who does not leave
const PAUSE = 500; // ms without a question: a table between two of them is not left in the middle

export class Floor {
  #held = false;
  #wanted = false;
  #asking = 0;
  #since = 0; // the last answer
  /** @type {(() => void) | null} */
  #release = null;
  /** @type {Promise<void> | null} */
  #coming = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {BroadcastChannel | null} */
  #channel = null;
  #leave;

  /** @param {() => void} leave gives the interpreter's memory back */
  constructor(leave) {
    this.#leave = leave;
    if (!('BroadcastChannel' in globalThis)) return;
    this.#channel = new BroadcastChannel(NAME);
    this.#channel.addEventListener('message', () => {
      this.#wanted = this.#held;
      this.#leaveSoon();
    });
  }

  /** A question begins. @returns {Promise<boolean>} has somebody else had the floor meanwhile? */
  async take() {
    this.#asking += 1;
    clearTimeout(this.#timer);
    if (this.#held) return false;
    this.#coming ??= this.#ask().finally(() => {
      this.#coming = null;
    });
    await this.#coming;
    return true;
  }

  /** It has been answered. */
  done() {
    this.#asking -= 1;
    this.#since = performance.now();
    this.#leaveSoon();
  }

  /** @returns {Promise<void>} */
  #ask() {
    this.#channel?.postMessage('wanted');
    const got = () => {
      this.#held = true;
    };
    const { locks } = navigator;
    if (!locks) {
      got(); // no way to wait for a turn: the others leave when they can
      return Promise.resolve();
    }
    return new Promise((done) => {
      locks
        .request(
          NAME,
          { signal: AbortSignal.timeout(LONGEST) },
          () =>
            new Promise((/** @type {(value?: unknown) => void} */ release) => {
              this.#release = () => release();
              got();
              done();
              this.#seeWhoWaits();
            }),
        )
        .catch(() => {
          if (!this.#held) got(); // locks are refused to this frame, or nobody leaves
          done();
        });
    });
  }

  /** Whoever asked while nobody here could hear it. */
  async #seeWhoWaits() {
    const { pending = [] } = await navigator.locks.query();
    this.#wanted ||= pending.some(({ name }) => name === NAME);
    this.#leaveSoon();
  }

  #leaveSoon() {
    clearTimeout(this.#timer);
    if (!this.#wanted || this.#asking || !this.#held) return;
    const left = this.#since + PAUSE - performance.now();
    if (left <= 0)
      this.#go(); // at once: in a page that is out of sight timers are slow
    else this.#timer = setTimeout(() => this.#go(), left);
  }

  #go() {
    this.#held = false;
    this.#wanted = false;
    this.#leave();
    this.#release?.();
    this.#release = null;
  }
}
