/**
 * A table to learn at: a figure or a puzzle. Nothing of it is kept among the saved games, everything may be taken back,
 * and computers wait until they are asked.
 * @typedef {import('../table/session.js').Session} Session
 */
import { ask } from '../engine/client.js';
import { readLink } from '../share/gamelink.js';
import { PACES, settings } from '../storage/settings.js';
import { update } from '../base/update.js';

const SLOWEST_OFF = 700; // ms: what is to be followed is never shown all at once

export class Study {
  /**
   * @param {'example' | 'lesson' | 'puzzle' | 'figure'} kind
   * @param {string} slug
   * @param {string} link where it begins
   * @param {number} seat who learns
   */
  constructor(kind, slug, link, seat) {
    this.kind = kind;
    this.slug = slug;
    this.link = link;
    this.seat = seat;
    /** @type {import('../storage/games.js').SavedGame | null} the picture of the link, until the rules are up */
    this.picture = null;
    /** Moves that the table had when it was opened. */
    this.start = 0;
    /** @type {string[]} moves made since; some may have been taken back */
    this.made = [];
    /** Moves are being made by themselves. */
    this.busy = false;
    /** @type {(() => void) | null} ends the pause between two of them */
    this.wake = null;
    /** @type {Session | null} */
    this.session = null;
  }

  /** Reads the picture, so that there is something to see at once. */
  async prepare() {
    const found = await readLink(this.link);
    if (!found) return;
    const view = found.picture?.view ?? null;
    this.picture = {
      id: 'study',
      rev: 0,
      game: found.game,
      record: '',
      seats: found.seats,
      at: found.moves,
      length: found.moves,
      to_act: found.picture?.to_act ?? null,
      viewer: this.seat,
      view,
      last: [],
      result: found.picture?.result ?? null,
      created: 0,
      updated: 0,
      build: '',
    };
  }

  /**
   * Puts the table before the engine, as an analysis copy, with what has been played so far.
   * @param {Session} session
   * @returns {Promise<import('../base/types.js').Table>}
   */
  async open(session) {
    this.session = session;
    const wanted = { table: session.id, seat: this.seat, known: -1 };
    let table = await ask({ do: 'open', ...wanted, link: this.link, analysis: true });
    this.start = table.at;
    try {
      for (const move of this.resumed()) table = await ask({ do: 'play', ...wanted, move });
    } catch {
      this.afresh(); // what was kept belongs to another version of this lesson
      if (table.at > this.start) table = await ask({ do: 'undo', ...wanted, to: this.start });
    }
    return table;
  }

  /** The moves to play again when the table is opened. @returns {string[]} */
  resumed() {
    return [];
  }

  afresh() {
    this.made = [];
  }

  /** The moves that stand on the table. */
  get moves() {
    return this.made.slice(0, Math.max(0, (this.session?.state.table?.at ?? this.start) - this.start));
  }

  /** A move is about to be made. @param {string} move */
  note(move) {
    this.made = [...this.moves, move];
  }

  /**
   * Several moves have been made as one, some of them perhaps not any more.
   * @param {string[]} moves
   * @param {number} at how many the table has now
   */
  noteAll(moves, at) {
    const before = this.moves;
    this.made = [...before, ...moves.slice(0, at - this.start - before.length)];
  }

  /** Of the legal moves those that are offered. @param {string[]} moves */
  offered(moves) {
    return moves;
  }

  /** Somebody else is moving. */
  get waiting() {
    return this.busy;
  }

  /** Of a series of moves chosen as one, how many may be made. @param {string[]} moves */
  planned(moves) {
    return moves;
  }

  /** What to point at. @returns {string[]} */
  get places() {
    return [];
  }

  /** The table stands as it is now. */
  settled() {}

  /**
   * Somebody pressed what is not offered; true: that has been answered.
   * @param {string} _pattern @param {string} _chosen what was chosen already
   */
  wrong(_pattern, _chosen) {
    return false;
  }

  /** May a move be made that somebody has chosen? @param {string} _move @returns {Promise<boolean>} */
  async allows(_move) {
    return true;
  }

  /** So much of a move has been chosen. @param {string} _selection */
  picked(_selection) {}

  /** Is it told beforehand what a move would do? */
  get foretells() {
    return true;
  }

  /**
   * Plays moves one by one, at the pace of the computers.
   * @param {string[]} moves
   * @param {boolean} waits before the first one too
   */
  async playAll(moves, waits) {
    const { session } = this;
    if (!session) return;
    this.busy = true;
    for (const [i, move] of moves.entries()) {
      if (i || waits) await this.pause();
      if (session.state.closed) return;
      await session.play(move);
    }
    this.busy = false;
    update();
  }

  /** Until the pace allows the next move, or somebody presses "next". */
  pause() {
    const pace = settings.pace;
    update();
    return new Promise((/** @type {(value?: unknown) => void} */ done) => {
      const timer =
        pace === 'step' ? undefined : setTimeout(done, pace === 'off' ? 0 : Math.max(PACES[pace], SLOWEST_OFF));
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    }).finally(() => {
      this.wake = null;
    });
  }

  /** Takes back everything after so many moves. @param {number} count */
  async backTo(count) {
    const { session } = this;
    const steps = (session?.state.table?.at ?? 0) - this.start - count;
    if (session && steps > 0) await session.undo(steps);
  }
}
