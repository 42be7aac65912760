/**
 * Keeps the game going between a person's decisions: computer seats, the pace, forced moves.
 * @typedef {import('./session.js').Session} Session
 */
import { ask } from '../engine/client.js';
import { stayAwake } from './awake.js';
import { settings, TURNS } from '../storage/settings.js';
import { update } from '../base/update.js';

const POLL = 200;
// Seconds: a slow device plays the best move it has found by then.
const LONGEST_THOUGHT = 3.5;
const LONGEST_OF_MASTERS = 5;
const HURRIED_THOUGHT = 0.15; // and after "move now"
const OWN_PRESS = 500; // milliseconds after one's own move in which a press belongs to it still

export class ComputerTurns {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** Whose turn goes by, and since when. @type {{seat: number, since: number} | null} */
    this.turn = null;
    /** Since when nobody has been asked. */
    this.since = 0;
  }

  /** What stands still by itself after undo and redo. */
  hold() {
    this.session.set({ holding: true });
    this.stop();
  }

  stop() {
    const { session } = this;
    stayAwake(false);
    if (session.state.thinking) ask({ do: 'hurry', table: session.state.tableId, stop: true }).catch(() => undefined);
    session.set({ thinking: null, ready: null });
  }

  /** A press on the table while the others move: on to the own turn. True: it was one. */
  skip() {
    const { thinking } = this.session.state;
    if (!thinking || performance.now() - this.since < OWN_PRESS) return false;
    this.hurry();
    return true;
  }

  /** "Move now": neither a thought nor a pause is waited for. */
  hurry() {
    const { session } = this;
    const { thinking } = session.state;
    if (thinking) session.set({ thinking: { ...thinking, hurried: true }, hurried: thinking.seat });
    update();
    return ask({ do: 'hurry', table: session.state.tableId }).catch(() => undefined);
  }

  /** @param {boolean} paused */
  pause(paused) {
    const { session } = this;
    session.set({ paused, holding: false, turn: session.state.turn + 1 });
    if (paused) this.stop();
    else this.advance();
    update();
  }

  /** Whoever is to move by himself does, unless something is in the way. */
  advance() {
    const { session } = this;
    session.set({ thinking: null, ready: null });
    stayAwake(session.state.computersTurn && !session.state.computersWait && !session.state.closed);
    const { table, closed, watching, shown, handover, fault, hurried, holding } = session.state;
    if (!table || closed || watching || shown || handover !== null || fault) return;
    const nobodyAsked = session.state.computersTurn && (session.state.people.length > 0 || table.to_act === hurried);
    if (!nobodyAsked) session.set({ hurried: null });
    this.clock(session.state.computersTurn ? table.to_act : null);
    if (table.result || table.to_act === null || holding) return;
    if (session.state.computersTurn) {
      if (session.state.distant) return; // they think on the screen that holds the table
      if (!session.state.paused) this.think(table.to_act).catch((reason) => session.trouble(reason));
    } else if (session.state.mayAct) {
      this.playForYou(table);
    }
  }

  /**
   * What leaves no choice, or no doubt, is played for who wishes so.
   * @param {import('../base/types.js').Table} table
   */
  playForYou(table) {
    const { session } = this;
    const { view, moves } = table;
    const { study, people } = session.state;
    const { idle, lingers, helpful } = session.hooks;
    if (study) return;
    const { vow, stops } = session.state;
    const wish = { asks: settings.asks, vow, stops };
    // Alone at the screen, not being asked tells nobody anything.
    const pass = people.length === 1 ? idle?.(moves, view, wish) : '';
    if (pass) {
      session.set({ idling: true }); // nothing is asked meanwhile
      session.play(pass);
      return;
    }
    const forced = settings.autoForced && moves.length === 1 && !lingers?.(view) ? moves[0] : '';
    const move = forced || (settings.autoHelp ? helpful?.(view, moves) : '');
    if (!move) return;
    session.set({ notice: { kind: forced ? 'forced' : 'helped', at: table.at + 1 } });
    session.play(move);
  }

  /**
   * A turn has its time, whatever the number of its moves.
   * @param {number | null} seat whose turn goes by; null: somebody is asked
   */
  clock(seat) {
    const now = performance.now();
    if (seat === null || !this.turn) this.since = now;
    if (seat === null) this.turn = null;
    else if (this.turn?.seat !== seat || this.session.state.seats.length === 1) this.turn = { seat, since: now };
  }

  /** Milliseconds that a computer's move takes at least: half of what is left of its turn's time. */
  leastTime() {
    const { table, hurried } = this.session.state;
    if (!table?.at || hurried !== null || this.session.hooks.brisk?.(table.view)) return 0;
    return Math.max(0, (TURNS[settings.pace] - (performance.now() - (this.turn?.since ?? 0))) / 2);
  }

  /** @param {number} seat */
  async think(seat) {
    const { session } = this;
    const { turn } = session.state;
    const inSteps = settings.pace === 'step';
    const longest = session.state.seats[seat]?.level === 'master' ? LONGEST_OF_MASTERS : LONGEST_THOUGHT;
    const budget = session.state.hurried === null ? longest : HURRIED_THOUGHT;
    const asked = { budget, play: !inSteps, pause: this.leastTime() / 1000 };
    session.set({ thinking: { seat, progress: null } });
    update();
    const poll = setInterval(() => this.askProgress(turn), POLL);
    try {
      const answer = await ask({ do: 'think', ...session.wanted, ...asked });
      if (!inSteps) await session.played(answer, turn);
      else if (turn === session.state.turn && !session.state.closed) {
        session.set({ thinking: null, ready: { seat, move: answer.move, turn } });
        update();
      }
    } finally {
      clearInterval(poll);
    }
  }

  /** @param {number} turn */
  async askProgress(turn) {
    const { session } = this;
    const answer = await ask({ do: 'thinking', table: session.state.tableId }).catch(() => null);
    const { thinking } = session.state;
    if (!answer || !thinking || turn !== session.state.turn || thinking.progress === answer.progress) return;
    session.set({ thinking: { ...thinking, progress: answer.progress } });
    update();
  }

  /** Step by step: plays the move that waits. */
  next() {
    const { ready } = this.session.state;
    if (!ready) return;
    this.session.set({ ready: null });
    this.session.play(ready.move, ready.turn);
  }
}
