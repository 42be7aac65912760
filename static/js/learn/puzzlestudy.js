/** A puzzle on the table: after each own move the engine says whether the win still stands; the others reply. */
import { announce } from '../words/announce.js';
import { ask } from '../engine/client.js';
import { tell } from '../base/hostpage.js';
import { t } from '../words/i18n.js';
import { keepSolved } from './puzzlelist.js';
import { Study } from './study.js';
import { update } from '../base/update.js';

const LONGEST_REPLY = 0.4; // seconds a computer may think about its reply

export class PuzzleStudy extends Study {
  /**
   * @param {string} slug
   * @param {import('./puzzlelist.js').Puzzle} puzzle
   * @param {number} number from 1
   * @param {string} next the id of the one after it, or nothing
   */
  constructor(slug, puzzle, number, next) {
    super('puzzle', slug, puzzle.link, puzzle.seat);
    this.puzzle = puzzle;
    this.number = number;
    this.next = next;
    /** @type {'open' | 'right' | 'missed' | 'solved' | 'shown'} */
    this.state = 'open';
    /** So many moves had been made when the win was last looked for. */
    this.judged = 0;
  }

  /** @param {string[]} moves */
  offered(moves) {
    return this.busy || this.state === 'missed' || this.state === 'shown' ? [] : moves;
  }

  settled() {
    const count = this.moves.length;
    if (this.busy || count === this.judged) return;
    if (count < this.judged) {
      this.judged = count;
      this.state = count ? 'right' : 'open';
    } else {
      this.judge();
    }
  }

  async judge() {
    const { session } = this;
    if (!session) return;
    this.busy = true;
    update();
    let holds = await this.holds();
    while (
      holds &&
      !session.state.closed &&
      session.state.table &&
      session.state.table.to_act !== null &&
      session.state.table.to_act !== this.seat
    ) {
      await this.pause();
      const { move } = await ask({ do: 'think', table: session.id, budget: LONGEST_REPLY });
      await session.play(move);
    }
    if (session.state.closed) return;
    if (session.state.table?.result) holds = this.won;
    tell('answer', { game: this.slug, step: this.judged, right: Boolean(holds), move: this.moves[this.judged] });
    this.judged = this.moves.length;
    this.busy = false;
    this.say(holds ? (session.state.table?.result ? 'solved' : 'right') : 'missed');
  }

  /** Can the game still be won for sure? Where the engine can't see it, it may. */
  async holds() {
    const { session, puzzle, moves } = this;
    if (session?.state.table?.result) return this.won;
    if (moves.length === 1) return puzzle.winning.includes(moves[0]);
    const { wins } = await ask({
      do: 'wins',
      table: session?.id,
      seat: this.seat,
      horizon: Math.max(puzzle.horizon - moves.length, 0),
    });
    return wins !== false;
  }

  get won() {
    const result = this.session?.state.table?.result;
    if (!result) return false;
    return result.won ?? (result.ranking[0].length === 1 && result.ranking[0][0] === this.seat);
  }

  /** @param {typeof this.state} state */
  say(state) {
    this.state = state;
    if (state === 'solved') keepSolved(this.slug, this.puzzle.id);
    this.session?.resetChoice();
    announce(t(`puzzle.${state}`));
    update();
  }

  /** From the beginning. */
  async again() {
    await this.stay(() => this.backTo(0));
    this.say('open');
  }

  /** The last own move and what followed are taken back. */
  async takeBack() {
    const own = this.ownMoves();
    await this.stay(() => this.backTo(own.at(-1) ?? 0));
    this.say(this.moves.length ? 'right' : 'open');
  }

  /** How many moves had been made before each of one's own. @returns {number[]} */
  ownMoves() {
    const { session, start, moves } = this;
    return moves
      .map((_, i) => i)
      .filter((i) => session?.state.log.find((entry) => entry.n === start + i + 1)?.seat === this.seat);
  }

  /** One way to win, from the beginning. */
  async solution() {
    await this.stay(() => this.backTo(0));
    await this.playAll(this.puzzle.line, false);
    this.judged = this.moves.length;
    this.say('shown');
  }

  /** The table changes without anybody having tried anything. @param {() => Promise<void>} change */
  async stay(change) {
    this.busy = true;
    await change();
    this.judged = this.moves.length;
    this.busy = false;
  }
}
