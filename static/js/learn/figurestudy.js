/**
 * A figure on the table (docs/figures.md): steps that show, tell or ask. The reader answers on the board or on the
 * card, the rules judge; right goes on.
 *
 * @typedef {import('../base/answers.js').Figured} Figured
 * @typedef {import('../base/answers.js').FigureStep} FigureStep
 * @typedef {import('../base/answers.js').Judged} Judged
 */
import { announce } from '../words/announce.js';
import { ask } from '../engine/client.js';
import { tell } from '../base/hostpage.js';
import { fits, STAR, words } from '../base/pattern.js';
import { update } from '../base/update.js';
import { settings } from '../storage/settings.js';
import { Study } from './study.js';

const MOST_MIXED = 2000; // moves of one verb

/** @type {Figured} */
const NOTHING = { title: {}, caption: {}, eyes: null, rules: [], guided: false, steps: [] };

/** A text of an author, in the reader's language if it has it. @param {Record<string, string> | undefined} text */
export const inTongue = (text = {}) => text[settings.lang] ?? Object.values(text)[0] ?? '';

/** @param {import('../base/answers.js').MarkTold} mark */
const isPlainRing = ({ kind, colour }) => kind === 'ring' && !colour;

/** What was chosen, with what was pressed in its place. @param {string} pattern @param {string} chosen */
function merged(pattern, chosen) {
  const before = words(chosen);
  return words(pattern)
    .map((word, i) => (word === STAR ? (before[i] ?? STAR) : word))
    .join(' ');
}

/**
 * The words of legal moves of one verb, put together in every way: what the rules say of each is the question.
 * @param {string[]} moves
 */
function mixed(moves) {
  /** @type {Map<string, Set<string>[]>} */
  const verbs = new Map();
  for (const [verb, ...rest] of moves.map(words)) {
    const places = verbs.get(`${verb} ${rest.length}`) ?? rest.map(() => new Set());
    rest.forEach((word, i) => void places[i].add(word));
    verbs.set(`${verb} ${rest.length}`, places);
  }
  const all = new Set(moves);
  for (const [key, places] of verbs) {
    if (places.reduce((many, { size }) => many * size, 1) > MOST_MIXED) continue;
    let made = [key.split(' ')[0]];
    for (const place of places) made = made.flatMap((begun) => [...place].map((word) => `${begun} ${word}`));
    for (const move of made) all.add(move);
  }
  return [...all];
}

export class FigureStudy extends Study {
  /**
   * @param {unknown} data what the author wrote
   * @param {'figure' | 'lesson' | 'example'} [kind]
   */
  constructor(data, kind = 'figure') {
    super(kind, '', '', 0);
    this.text = JSON.stringify(data);
    this.figure = NOTHING;
    this.at = 0;
    /** @type {number[]} how many moves had been made when each step began */
    this.marks = [0];
    /** @type {Judged | null} of an answer that is wrong */
    this.verdict = null;
    /** Read first: somebody pressed the board where nothing is asked of it. */
    this.strayed = false;
    /** The question of this step is answered. */
    this.passed = false;
    /** The one before it was. */
    this.praised = false;
    /** What is ticked of the choices. @type {Set<number>} */
    this.ticked = new Set();
    this.number = '';
    /** A move that would be right, for who asked to see it. */
    this.shown = '';
    /** It was asked for at this step. */
    this.helped = false;
    this.goingOn = false;
    this.judging = false;
    this.begun = false;
  }

  /** Has the rules read it, so that the game is known; what is wrong in it is said by them. */
  async prepare() {
    const { game, figure } = await ask({ do: 'figure', table: 'figure', figure: this.text });
    this.slug = game;
    this.figure = figure;
  }

  /** @param {import('../table/session.js').Session} session @returns {Promise<import('../base/types.js').Table>} */
  async open(session) {
    this.session = session;
    const made = this.resumed();
    const opened = await ask({ do: 'figure', table: session.id, known: -1, figure: this.text });
    this.figure = opened.figure;
    /** @type {import('../base/types.js').Table} */
    let table = opened;
    this.start = table.at;
    this.seat = table.seat ?? -1;
    for (const move of made) table = await ask({ do: 'play', table: session.id, known: -1, seat: table.seat, move });
    return table;
  }

  resumed() {
    return this.moves;
  }

  /** @returns {FigureStep | undefined} none: the figure is over */
  get here() {
    return this.figure.steps[this.at];
  }

  get over() {
    return this.at >= this.figure.steps.length;
  }

  get waiting() {
    return this.busy || this.goingOn;
  }

  get asked() {
    return this.here?.ask ?? null;
  }

  get guided() {
    return this.figure.guided;
  }

  /** There is nothing more to do but to look and to play on. */
  get closed() {
    return this.over;
  }

  /** Nobody is told what a move would do while that is the question. */
  get foretells() {
    return this.closed || this.guided;
  }

  /** A guided figure points where it speaks of: at what its rings stand at, else at the move it asks for. */
  get places() {
    if (this.shown) return [this.shown];
    if (!this.guided || !this.here || this.waiting) return [];
    const rings = this.here.marks.filter(isPlainRing).map(({ at }) => at);
    return rings.length ? rings : (this.asked?.shows ?? []);
  }

  /** What is drawn over the board. */
  get drawn() {
    const marks = this.here?.marks ?? [];
    return this.guided ? marks.filter((mark) => !isPlainRing(mark)) : marks;
  }

  /**
   * While a move is asked for: whatever goes together, allowed or not, so that the board does not give the answer away.
   * A guided figure gives it away on purpose.
   * @param {string[]} moves
   */
  offered(moves) {
    if (this.closed) return moves;
    const { asked } = this;
    if (asked?.kind !== 'move' || this.waiting) return [];
    return this.guided && asked.shows.length
      ? moves.filter((move) => asked.shows.some((one) => fits(one, move)))
      : mixed(moves);
  }

  /** One move at a time. @param {string[]} moves */
  planned(moves) {
    return this.closed ? moves : moves.slice(0, 1);
  }

  /** Is a move the one that is asked for? @param {string} move @returns {Promise<boolean>} */
  async allows(move) {
    if (this.closed || this.passed || this.goingOn) return true;
    const judged = await ask({ do: 'judge', table: this.session?.id, step: this.at, answer: move });
    this.heard(judged, move);
    return judged.right && Boolean(this.asked?.made);
  }

  /** Where only some words of a move are asked about, these are the answer. @param {string} selection */
  picked(selection) {
    const { asked } = this;
    const chosen = words(selection);
    const decided = asked?.settles.length && asked.settles.every((i) => (chosen[i] ?? STAR) !== STAR);
    if (!decided || this.waiting || this.passed || this.judging) return;
    this.tried(ask({ do: 'judge', table: this.session?.id, step: this.at, answer: selection }), selection);
  }

  /** @param {string} pattern @param {string} chosen */
  wrong(pattern, chosen) {
    if (this.closed || this.waiting) return false;
    if (this.asked?.kind === 'move') {
      const pressed = ask({ do: 'judge', table: this.session?.id, step: this.at, pattern, chosen });
      this.tried(pressed, merged(pattern, chosen));
    } else {
      this.strayed = true;
      update();
    }
    return true;
  }

  /** What is ticked, or the number, is the answer. */
  answer() {
    const given =
      this.asked?.kind === 'score' ? Number(this.number.trim() || NaN) : [...this.ticked].sort((a, b) => a - b);
    const answer = typeof given === 'number' && !Number.isInteger(given) ? null : given;
    return this.tried(ask({ do: 'judge', table: this.session?.id, step: this.at, answer }), '', answer);
  }

  /** @param {Promise<Judged>} judging @param {string} move @param {unknown} [answer] */
  async tried(judging, move, answer) {
    this.judging = true;
    try {
      this.heard(await judging, move, answer);
    } catch (reason) {
      this.session?.trouble(reason);
    } finally {
      this.judging = false;
    }
  }

  /**
   * The rules have judged: the page around hears it; right goes on.
   * @param {Judged} judged @param {string} move @param {unknown} [answer]
   */
  heard(judged, move, answer = move) {
    const { right } = judged;
    tell('answer', { game: this.slug, step: this.at, right, move, answer });
    this.strayed = false;
    this.verdict = right ? null : judged;
    this.passed = right;
    if (!right) this.session?.resetChoice();
    else if (!this.asked?.made) this.goOn();
    else this.make(move);
    update();
  }

  /** Makes the move of a right answer; of a pattern the first that is like it. @param {string} pattern */
  make(pattern) {
    const { session } = this;
    const move = session?.state.table?.moves.find((one) => fits(pattern, one));
    if (move && pattern.includes(STAR)) session?.play(move);
  }

  /** After each change of the table: the first step begins, an answered one is left. */
  settled() {
    if (!this.begun) {
      this.begun = true;
      this.entered();
    } else if (this.passed && this.asked?.made && !this.waiting) this.goOn();
  }

  /** The moves that follow, and on to the next step. */
  async goOn() {
    const { here, session } = this;
    if (!here || this.goingOn) return;
    this.goingOn = true;
    await this.playAll(here.then, true);
    this.goingOn = false;
    if (session?.state.closed) return;
    this.praised = Boolean(here.ask) && !this.helped;
    this.at += 1;
    this.marks = [...this.marks.slice(0, this.at), this.moves.length];
    this.entered();
  }

  /** A step is before us. */
  entered() {
    this.verdict = null;
    this.strayed = false;
    this.passed = false;
    this.shown = '';
    this.helped = false;
    this.ticked = new Set();
    this.number = '';
    this.session?.resetChoice();
    tell('step', { game: this.slug, step: this.at, steps: this.figure.steps.length, done: this.over });
    announce([this.here?.text, this.asked?.text, this.here?.marked].map(inTongue).join(' ').trim());
    update();
  }

  /** For who would rather see it: the move is made, the choices ticked, the number written. */
  async showMe() {
    const { session, asked } = this;
    if (!session || !asked || this.passed) return;
    const { answer } = await ask({ do: 'solve', table: session.id, step: this.at });
    this.helped = true;
    tell('answer', { game: this.slug, step: this.at, right: false, shown: true, move: '', answer: null });
    if (Array.isArray(answer)) this.ticked = new Set(answer);
    else if (typeof answer === 'number') this.number = String(answer);
    else if (typeof answer === 'string' && asked.made) {
      this.passed = true;
      await session.play(answer);
    } else this.shown = String(answer ?? '');
    update();
  }

  async back() {
    if (!this.at || this.waiting) return;
    this.at -= 1;
    this.marks = this.marks.slice(0, this.at + 1);
    this.praised = false;
    await this.backTo(this.marks[this.at]);
    this.entered();
  }

  async restart() {
    if (this.waiting) return;
    this.at = 0;
    this.marks = [0];
    this.praised = false;
    await this.backTo(0);
    this.entered();
  }
}
