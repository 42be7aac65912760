/**
 * What the game did by itself after a move, told one step at a time: each with the table as it stood then.
 * While a step is shown the table looks back, so nothing can be chosen and nobody moves.
 * @typedef {import('./session.js').Session} Session
 * @typedef {{event: import('../base/types.js').Event, view: import('../base/types.js').Seen}} Step
 */
import { announce } from '../words/announce.js';
import { sentences, statusLine, stepLine } from '../words/sentences.js';
import { showHand } from './ui.js';
import { update } from '../base/update.js';

export class Steps {
  /** @param {Session} session @param {(event: import('../base/types.js').Event) => boolean} isStep  does the game do this by itself? */
  constructor(session, isStep) {
    this.session = session;
    this.isStep = isStep;
    /** @type {Step[]} */
    this.list = [];
    this.index = 0;
    /** @type {import('../base/types.js').Shown | null} what the table shows for the step of now */
    this.shown = null;
    /** Where the next drawing brings the keyboard: to "next", or back to the pieces. @type {'' | '#step-next' | '.piece[tabindex="0"]'} */
    this.focus = '';
  }

  get active() {
    return this.shown !== null && this.session.replay.shown === this.shown;
  }

  get current() {
    return this.list[this.index];
  }

  /** The step of now for a screen reader. */
  get spoken() {
    return [`${stepLine(this.session)}.`, ...sentences(this.session, [this.current.event])].join(' ');
  }

  /** The events of a move that come before all steps, or after them. @param {import('../base/types.js').Event[]} events @param {'before' | 'after'} side */
  around(events, side) {
    const edge = side === 'before' ? events.findIndex(this.isStep) : events.findLastIndex(this.isStep);
    return edge < 0
      ? side === 'before'
        ? events
        : []
      : side === 'before'
        ? events.slice(0, edge)
        : events.slice(edge + 1);
  }

  /** After a move: is there anything to be told? */
  begin() {
    const { session } = this;
    this.list = (session.table?.steps ?? []).filter((step) => this.isStep(step.event));
    if (!this.list.length) return;
    session.turn += 1;
    this.index = -1;
    this.focus = '#step-next';
    showHand();
    this.next();
    session.resetChoice();
  }

  /** Shows the next step; after the last one play goes on. */
  next() {
    const { session, list } = this;
    const table = /** @type {import('../base/types.js').Table} */ (session.table);
    this.index += 1;
    if (this.index >= list.length) {
      this.leave();
      return;
    }
    const { event, view } = this.current;
    this.shown = { at: table.at, to_act: null, view, prompt: null, result: null, last: [event] };
    session.replay.shown = this.shown;
    if (this.index) announce(this.spoken);
    update();
  }

  /** Straight to what can be done now. */
  leave() {
    const { session } = this;
    const rest = this.around(session.table?.last ?? [], 'after');
    this.shown = null;
    this.list = [];
    this.focus = '.piece[tabindex="0"]';
    session.replay.leave();
    announce([...sentences(session, rest), statusLine(session).text].join(' '));
  }

  /** The table has gone on without waiting. */
  drop() {
    if (this.active) this.session.replay.shown = null;
    this.shown = null;
    this.list = [];
  }

  /** Enter and Space go on from here; afterwards the keyboard is at the pieces again. */
  drawn() {
    if (!this.focus) return;
    if (this.active || document.activeElement === document.body)
      /** @type {HTMLElement | null} */ (document.querySelector(this.focus))?.focus({ preventScroll: true });
    this.focus = '';
  }
}
