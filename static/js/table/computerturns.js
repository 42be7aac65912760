/**
 * Keeps the game going between a person's decisions: computer seats, the pace, forced moves.
 * @typedef {import('./session.js').Session} Session
 */
import { ask } from '../engine/client.js';
import { PACES, settings } from '../storage/settings.js';
import { update } from '../base/update.js';

const POLL = 200;
const LONGEST_THOUGHT = 3.5; // seconds: a slow device plays the best move it has found by then

export class Driver {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** @type {{seat: number, progress: number | null, hurried?: boolean} | null} */
    this.thinking = null;
    /** @type {{seat: number, move: string, turn: number} | null} a move that waits for "next" */
    this.ready = null;
    /** The player stopped the computers to look around. */
    this.paused = false;
    /** Undo brought us here: nothing is played by itself until somebody acts. */
    this.holding = false;
    /** The seat that was told to move now: the rest of its turn comes without pauses too. @type {number | null} */
    this.hurried = null;
  }

  /** What stands still by itself after undo and redo. */
  hold() {
    this.holding = true;
    this.stop();
  }

  stop() {
    if (this.thinking) ask({ do: 'hurry', table: this.session.tableId, stop: true }).catch(() => undefined);
    this.thinking = null;
    this.ready = null;
  }

  /** "Move now": neither a thought nor a pause is waited for. */
  hurry() {
    if (this.thinking) {
      this.thinking.hurried = true;
      this.hurried = this.thinking.seat;
    }
    update();
    return ask({ do: 'hurry', table: this.session.tableId }).catch(() => undefined);
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.paused = paused;
    this.holding = false;
    this.session.turn += 1;
    if (paused) this.stop();
    else this.advance();
    update();
  }

  /** The computers stand still although it is their turn. */
  get waits() {
    const { table, watching, replay } = this.session;
    const computer = table && !table.result && table.to_act !== null && table.seats[table.to_act]?.kind === 'computer';
    return Boolean(computer && !watching && !replay.shown && (this.paused || this.holding));
  }

  advance() {
    const { session } = this;
    const { table } = session;
    this.thinking = null;
    this.ready = null;
    if (
      !table ||
      session.closed ||
      session.watching ||
      session.replay.shown ||
      session.handover !== null ||
      session.fault
    )
      return;
    if (table.to_act !== this.hurried) this.hurried = null;
    if (table.result || table.to_act === null || this.holding) return;
    if (table.seats[table.to_act]?.kind === 'computer') {
      if (!this.paused) this.think(table.to_act).catch((reason) => session.trouble(reason));
    } else if (session.mayAct) {
      this.playForYou(table);
    }
  }

  /** What leaves no choice, or no doubt, is played for who wishes so. @param {import('../base/types.js').Table} table */
  playForYou({ view, moves }) {
    const { session } = this;
    if (session.study) return;
    const idle = session.people.length === 1 ? session.idle(moves, view) : ''; // alone at the screen, not being asked tells nobody anything
    if (idle) {
      session.idling = true; // nothing is asked meanwhile
      session.play(idle);
      return;
    }
    const forced = settings.autoForced && moves.length === 1 && !session.lingers(view) ? moves[0] : '';
    const move = forced || (settings.autoHelp ? session.helpful(view, moves) : '');
    if (!move) return;
    session.notice = { kind: forced ? 'forced' : 'helped' };
    session.play(move);
  }

  /** @param {number} seat */
  async think(seat) {
    const { session } = this;
    const { turn } = session;
    this.thinking = { seat, progress: null };
    update();
    const pace =
      session.table?.at && this.hurried === null && !session.brisk(session.table.view) ? PACES[settings.pace] : 0;
    const steps = settings.pace === 'step';
    const poll = setInterval(() => this.askProgress(turn), POLL);
    try {
      const asked = { budget: LONGEST_THOUGHT, play: !steps, pause: pace / 1000 };
      const answer = await ask({ do: 'think', ...session.wanted, ...asked });
      if (!steps) await session.played(answer, turn);
      else if (turn === session.turn && !session.closed) {
        this.thinking = null;
        this.ready = { seat, move: answer.move, turn };
      }
      update();
    } finally {
      clearInterval(poll);
    }
  }

  /** @param {number} turn */
  async askProgress(turn) {
    const answer = await ask({ do: 'thinking', table: this.session.tableId }).catch(() => null);
    if (!answer || !this.thinking || turn !== this.session.turn || this.thinking.progress === answer.progress) return;
    this.thinking.progress = answer.progress;
    update();
  }

  /** Step by step: plays the move that waits. */
  next() {
    if (!this.ready) return;
    const { move, turn } = this.ready;
    this.ready = null;
    this.session.play(move, turn);
  }
}
