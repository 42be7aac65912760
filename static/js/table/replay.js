/**
 * Looking back at a game, and trying something else from any position; the game itself stays as it is.
 * @typedef {import('./session.js').Session} Session
 */
import { ask } from '../engine/client.js';
import { backAtTable, lookingBack } from './changes.js';
import { PACES, settings } from '../storage/settings.js';
import { update } from '../base/update.js';

const STEP = 900;

export class Replay {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.copies = 0;
    this.wanted = -1;
  }

  /** Shows the board after n moves; the newest position is the game itself. @param {number} n */
  async show(n) {
    const { session } = this;
    const at = Math.max(0, Math.min(n, session.state.length));
    this.wanted = at;
    if (!session.state.shown) {
      session.set({ turn: session.state.turn + 1 });
      session.computers.stop();
    }
    await session.run(async () => {
      if (this.wanted !== at) return;
      const moment = await session.fetchMoment(at);
      session.state = lookingBack(session.state, moment);
      update();
    });
  }

  /** A turn on the board: the table before it, then each of its moves. @param {number} first @param {number} last */
  async showTurn(first, last) {
    this.stop();
    await this.show(first);
    this.session.set({ replaying: true });
    this.tick(first + 1, last);
  }

  /** Back to the game. */
  leave() {
    const { session } = this;
    this.stop();
    if (!session.state.shown) return;
    session.state = backAtTable(session.state);
    update();
    session.computers.advance();
  }

  play() {
    const { replaying, shownAt, length } = this.session.state;
    if (replaying) {
      this.stop();
      update();
      return;
    }
    this.session.set({ replaying: true });
    this.tick(shownAt >= length ? 0 : shownAt + 1);
  }

  /** @param {number} n @param {number} [last] */
  tick(n, last = this.session.state.length) {
    this.timer = setTimeout(() => (n < last ? this.tick(n + 1, last) : this.stopAtEnd()), PACES[settings.pace] || STEP);
    this.show(n);
  }

  stopAtEnd() {
    this.stop();
    update();
  }

  stop() {
    clearTimeout(this.timer);
    this.session.set({ replaying: false });
  }

  /**
   * An analysis copy from the shown position, where you move for everybody; what you can't know of a running game is
   * dealt anew.
   */
  whatIf() {
    const { shownAt, shown } = this.session.state;
    return this.copyFrom(shownAt, shown !== null);
  }

  /**
   * Another move than the one that was made, on the board; afterwards the game is where one came from.
   * @param {number} at
   * @param {string} move
   */
  async tryInstead(at, move) {
    await this.copyFrom(at, false);
    await this.session.play(move);
  }

  /** @param {number} from @param {boolean} looked was an older position on the board? */
  copyFrom(from, looked) {
    const { session } = this;
    this.stop();
    return session.run(async () => {
      const { tableId, viewer, seats } = session.state;
      this.copies += 1;
      const id = `${session.id}~${this.copies}`;
      const asked = { do: 'branch', table: tableId, at: from, as: id, seat: viewer, deal: this.copies };
      const copy = await ask(asked);
      session.set({ shown: null, branch: { id, from, looked, viewer, seats } });
      session.computers.stop();
      const people = copy.seats.map((/** @type {any} */ seat) => ({ ...seat, kind: 'person' }));
      const wanted = { table: id, seat: copy.to_act ?? viewer, known: -1 };
      await session.accept(await ask({ do: 'seats', ...wanted, seats: people }), { fresh: true, quiet: true });
    });
  }

  /** Ends the analysis; the game is where it was, and what is shown of it is the moment one went away from. */
  comeBack() {
    const { session } = this;
    return session.run(async () => {
      const { branch } = session.state;
      if (!branch) return;
      session.dropCopy();
      await session.accept(await ask({ do: 'table', ...session.wanted, known: -1 }), { fresh: true, quiet: true });
      if (branch.looked) this.show(branch.from); // queued behind this
    });
  }
}
