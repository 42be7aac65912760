/**
 * A table to learn at: a worked example, or a guided first game. Nothing of it is kept among the saved games,
 * everything may be taken back, and computers wait until they are asked.
 * @typedef {import('../table/session.js').Session} Session
 * @typedef {import('./material.js').Step} Step
 */
import { announce } from '../words/announce.js';
import { ask } from '../engine/client.js';
import { keepProgress, learnWord, readProgress } from './material.js';
import { readLink } from '../share/gamelink.js';
import { PACES, settings } from '../storage/settings.js';
import { fits } from '../base/pattern.js';
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

  /** Of a lesson: the step we are at. @returns {Step | undefined} */
  get step() {
    return undefined;
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

/** A worked example: a question, a move, what comes out. */
export class ExampleStudy extends Study {
  /** @param {string} slug @param {string} id @param {import('./material.js').ExamplePlan} plan */
  constructor(slug, id, plan) {
    super('example', slug, plan.link, plan.seat);
    this.id = id;
    this.plan = plan;
    this.shown = false;
  }

  /** @returns {'question' | 'strayed' | 'done'} */
  get state() {
    const { moves } = this;
    if (moves.some((move, i) => move !== (this.plan.moves[i] ?? move))) return 'strayed';
    const done = this.plan.moves.length ? moves.length >= this.plan.moves.length : this.shown;
    return done ? 'done' : 'question';
  }

  get places() {
    return this.state === 'question' && !this.busy
      ? this.plan.moves.slice(this.moves.length, this.moves.length + 1)
      : [];
  }

  /** Plays what is left of the example's moves, or only tells the answer. */
  async answer() {
    this.shown = true;
    await this.playAll(this.plan.moves.slice(this.moves.length), false);
    announce(learnWord(this.slug, `example.${this.id}.result`));
    update();
  }

  async again() {
    this.shown = false;
    await this.backTo(0);
    update();
  }
}

/** A guided first game: one idea a step, and only its move counts. */
export class LessonStudy extends Study {
  /** @param {string} slug @param {import('./material.js').LessonPlan} plan */
  constructor(slug, plan) {
    super('lesson', slug, plan.link, plan.seat);
    this.steps = plan.steps;
    this.at = 0;
    /** @type {number[]} how many moves had been made when each step began */
    this.marks = [0];
    /** The step's own move was not the one pressed. */
    this.strayed = false;
    this.goingOn = false;
    const kept = readProgress(slug);
    if (kept && !kept.done && this.steps[kept.at]?.id === kept.id && kept.marks.length === kept.at + 1) {
      this.at = kept.at;
      this.marks = kept.marks;
      this.made = kept.moves.slice(0, kept.marks[kept.at]);
    }
    this.resuming = this.at > 0;
  }

  resumed() {
    return this.made.slice(0, this.marks[this.at] ?? 0);
  }

  afresh() {
    super.afresh();
    this.at = 0;
    this.marks = [0];
  }

  /** @returns {Step | undefined} none: the lesson is over */
  get step() {
    return this.steps[this.at];
  }

  get over() {
    return this.at >= this.steps.length;
  }

  /** The others are moving, or what follows of itself. */
  get waiting() {
    return this.busy || this.goingOn;
  }

  get text() {
    return learnWord(this.slug, this.step ? `lesson.${this.step.id}` : 'lesson.end');
  }

  /** What to try, after something else was pressed. */
  get advice() {
    return this.strayed && this.step ? learnWord(this.slug, `lesson.${this.step.id}.try`) : '';
  }

  get places() {
    if (!this.step || this.waiting) return [];
    return this.step.places.length ? this.step.places : this.step.do ? [this.step.do] : [];
  }

  /** @param {string[]} moves */
  offered(moves) {
    const { step } = this;
    return step?.do && !this.waiting ? moves.filter((move) => fits(step.do, move)) : [];
  }

  wrong() {
    this.strayed = true;
    announce(this.advice || this.text);
    update();
    return true;
  }

  /** The step's own move, and what would follow it anyway. @param {string[]} moves */
  planned([first, ...rest]) {
    const then = this.step?.then ?? [];
    const other = rest.findIndex((move, i) => move !== then[i]);
    return [first, ...rest.slice(0, other < 0 ? then.length : other)];
  }

  /** After each move: is the step done? */
  settled() {
    const done = this.moves.length - (this.marks[this.at] ?? 0);
    if (!this.waiting && this.step?.do && done > 0) this.goOn(done - 1);
  }

  /** The moves that follow, and on to the next step. @param {number} [made] how many of them have been made already */
  async goOn(made = 0) {
    const { step, session } = this;
    if (!step || this.goingOn) return;
    this.goingOn = true;
    this.strayed = false;
    await this.playAll(step.then.slice(made), true);
    this.goingOn = false;
    if (session?.state.closed) return;
    this.at += 1;
    this.marks = [...this.marks.slice(0, this.at), this.moves.length];
    this.entered();
  }

  /** A new step is before us. */
  entered() {
    this.strayed = false;
    this.resuming = false;
    keepProgress(this.slug, {
      id: this.step?.id ?? '',
      at: this.at,
      moves: this.moves,
      marks: this.marks,
      done: this.over,
    });
    this.session?.resetChoice();
    announce(this.text);
    update();
  }

  /** Makes the step's move for who would rather watch. */
  async showMe() {
    const move = this.session?.state.table?.moves.find((one) => this.step && fits(this.step.do, one));
    if (move) await this.session?.play(move);
  }

  async back() {
    if (!this.at || this.waiting) return;
    this.at -= 1;
    this.marks = this.marks.slice(0, this.at + 1);
    await this.backTo(this.marks[this.at]);
    this.entered();
  }

  async restart() {
    if (this.waiting) return;
    this.at = 0;
    this.marks = [0];
    await this.backTo(0);
    this.entered();
  }
}
