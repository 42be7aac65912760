/**
 * Keeps the game going between a person's decisions: computer seats, the pace, forced moves.
 * @typedef {import('./session.js').Session} Session
 */
import { ask } from '../engine/client.js';
import { PACES, settings } from '../storage/settings.js';
import { update } from '../base/update.js';

const POLL = 200;
const LONGEST_THOUGHT = 3.5; // seconds: a slow device plays the best move it has found by then

export class ComputerTurns {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** What stands still by itself after undo and redo. */
  hold() {
    this.session.set({ holding: true });
    this.stop();
  }

  stop() {
    const { session } = this;
    if (session.state.thinking) ask({ do: 'hurry', table: session.state.tableId, stop: true }).catch(() => undefined);
    session.set({ thinking: null, ready: null });
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
    const { table, closed, watching, shown, handover, fault, hurried, holding } = session.state;
    if (!table || closed || watching || shown || handover !== null || fault) return;
    if (table.to_act !== hurried) session.set({ hurried: null });
    if (table.result || table.to_act === null || holding) return;
    if (session.state.computersTurn) {
      if (!session.state.paused) this.think(table.to_act).catch((reason) => session.trouble(reason));
    } else if (session.state.mayAct) {
      this.playForYou(table);
    }
  }

  /** What leaves no choice, or no doubt, is played for who wishes so. @param {import('../base/types.js').Table} table */
  playForYou({ view, moves }) {
    const { session } = this;
    const { study, people } = session.state;
    const { idle, lingers, helpful } = session.hooks;
    if (study) return;
    const pass = people.length === 1 ? idle?.(moves, view) : ''; // alone at the screen, not being asked tells nobody anything
    if (pass) {
      session.set({ idling: true }); // nothing is asked meanwhile
      session.play(pass);
      return;
    }
    const forced = settings.autoForced && moves.length === 1 && !lingers?.(view) ? moves[0] : '';
    const move = forced || (settings.autoHelp ? helpful?.(view, moves) : '');
    if (!move) return;
    session.set({ notice: { kind: forced ? 'forced' : 'helped' } });
    session.play(move);
  }

  /** Milliseconds that a computer's move takes at least. */
  leastTime() {
    const { table, hurried } = this.session.state;
    return table?.at && hurried === null && !this.session.hooks.brisk?.(table.view) ? PACES[settings.pace] : 0;
  }

  /** @param {number} seat */
  async think(seat) {
    const { session } = this;
    const { turn } = session.state;
    const inSteps = settings.pace === 'step';
    const asked = { budget: LONGEST_THOUGHT, play: !inSteps, pause: this.leastTime() / 1000 };
    session.set({ thinking: { seat, progress: null } });
    update();
    const poll = setInterval(() => this.askProgress(turn), POLL);
    try {
      const answer = await ask({ do: 'think', ...session.wanted, ...asked });
      if (!inSteps) await session.played(answer, turn);
      else if (turn === session.state.turn && !session.state.closed)
        session.set({ thinking: null, ready: { seat, move: answer.move, turn } });
      update();
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
