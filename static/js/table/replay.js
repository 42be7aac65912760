/**
 * Looking back at a game, and trying something else from any position; the game itself stays as it is.
 * @typedef {import('./session.js').Session} Session
 */
import { ask } from '../engine/client.js';
import { PACES, settings } from '../storage/settings.js';
import { update } from '../base/update.js';

const STEP = 900;

export class Replay {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** @type {import('../base/types.js').Shown | null} */
    this.shown = null;
    /** @type {{id: string, from: number, looked: boolean, viewer: number | null, seats: import('../base/types.js').Seat[]} | null} looked: at an older position; viewer: who looked when it began */
    this.branch = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.count = 0;
    this.wanted = -1;
  }

  get length() {
    return this.session.table?.at ?? 0;
  }

  get at() {
    return this.shown ? this.shown.at : this.length;
  }

  get playing() {
    return this.timer !== undefined;
  }

  /** Shows the board after n moves; the newest position is the game itself. @param {number} n */
  async show(n) {
    const { session } = this;
    const at = Math.max(0, Math.min(n, this.length));
    this.wanted = at;
    if (!this.shown) {
      session.turn += 1;
      session.driver.stop();
    }
    await session.run(async () => {
      if (this.wanted !== at) return;
      this.shown = /** @type {import('../base/types.js').Shown} */ (
        await ask({ do: 'show', table: session.tableId, at, seat: session.viewer })
      );
      session.resetChoice();
      update();
    });
  }

  /** Back to the game. */
  leave() {
    this.stop();
    if (!this.shown) return;
    this.shown = null;
    this.session.resetChoice();
    update();
    this.session.driver.advance();
  }

  play() {
    if (this.playing) {
      this.stop();
      update();
      return;
    }
    const start = this.at >= this.length ? 0 : this.at + 1;
    this.tick(start);
  }

  /** @param {number} n */
  tick(n) {
    this.timer = setTimeout(
      () => (n < this.length ? this.tick(n + 1) : this.stopAtEnd()),
      PACES[settings.pace] || STEP,
    );
    this.show(n);
  }

  stopAtEnd() {
    this.stop();
    update();
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** An analysis copy from the shown position, where you move for everybody; what you can't know of a running game is dealt anew. */
  whatIf() {
    const { session } = this;
    const from = this.at;
    const looked = this.shown !== null;
    this.stop();
    return session.run(async () => {
      this.count += 1;
      const id = `${session.id}~${this.count}`;
      const copy = await ask({
        do: 'branch',
        table: session.tableId,
        at: from,
        as: id,
        seat: session.viewer,
        deal: this.count,
      });
      const seats = copy.seats.map((/** @type {any} */ seat) => ({ ...seat, kind: 'person' }));
      this.shown = null;
      this.branch = { id, from, looked, viewer: session.viewer, seats: session.seats };
      session.driver.stop();
      const wanted = { table: id, seat: copy.to_act ?? session.viewer, known: -1 };
      await session.accept(await ask({ do: 'seats', ...wanted, seats }), { fresh: true, quiet: true });
    });
  }

  /** Ends the analysis; the game is where it was, and what is shown of it is the moment one went away from. */
  comeBack() {
    const { session } = this;
    return session.run(async () => {
      const copy = this.branch;
      if (!copy) return;
      this.drop();
      await session.accept(await ask({ do: 'table', ...session.wanted, known: -1 }), { fresh: true, quiet: true });
      if (copy.looked) this.show(copy.from); // queued behind this
    });
  }

  /** No copy any more: whoever looked before looks again, whomever the copy was played for. */
  drop() {
    const copy = this.branch;
    if (!copy) return;
    this.branch = null;
    this.shown = null;
    this.session.viewer = copy.viewer;
    ask({ do: 'close', table: copy.id }).catch(() => undefined);
  }
}
