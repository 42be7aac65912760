/**
 * A figure of ours: a worked example, or the guided first game, of which this browser remembers how far somebody came.
 * Its last step tells what came out, and asks nothing.
 */
import { FigureStudy, inTongue } from './figurestudy.js';
import { keepProgress, LESSON, readProgress } from './material.js';
import { Study } from './study.js';

export class OwnStudy extends FigureStudy {
  /** @param {string} slug @param {import('./material.js').OwnFigure} own */
  constructor(slug, own) {
    super(own.figure, own.name === LESSON ? 'lesson' : 'example');
    this.slug = slug;
    this.name = own.name;
    this.link = own.link;
    this.figure = own.told;
    this.seat = own.told.eyes ?? -1;
    /** Somebody goes on where they left it, and has not gone further. */
    this.resuming = false;
    this.taken = false;
    if (this.kind === 'lesson') this.resume();
  }

  /** Goes on where this browser left it. */
  resume() {
    const kept = readProgress(this.slug);
    const step = kept && !kept.done ? this.figure.steps[kept.at] : null;
    if (!kept || step?.id !== kept.id || kept.marks.length !== kept.at + 1) return;
    this.at = kept.at;
    this.marks = kept.marks;
    this.made = kept.moves.slice(0, kept.marks[kept.at]);
    this.resuming = this.at > 0;
  }

  /** Something to see at once: the picture of its link. */
  prepare() {
    return Study.prototype.prepare.call(this);
  }

  /** @param {import('../table/session.js').Session} session */
  async open(session) {
    try {
      return await super.open(session);
    } catch (reason) {
      if (!this.at) throw reason;
      this.at = 0; // what was kept belongs to another version of this lesson
      this.marks = [0];
      this.made = [];
      this.resuming = false;
      return super.open(session);
    }
  }

  resumed() {
    return this.begun ? this.moves : this.made;
  }

  get closed() {
    return this.over || this.at === this.figure.steps.length - 1;
  }

  /** After the lesson there is a whole game to play; after an example one may try on. @param {string[]} moves */
  offered(moves) {
    return this.closed && this.kind === 'lesson' ? [] : super.offered(moves);
  }

  entered() {
    this.resuming &&= !this.taken;
    this.taken = true;
    super.entered();
    if (this.kind !== 'lesson') return;
    const { here, at, moves, marks, closed } = this;
    keepProgress(this.slug, { id: here?.id ?? '', at, moves, marks, done: closed });
  }

  get title() {
    return inTongue(this.figure.title);
  }
}
