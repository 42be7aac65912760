/**
 * What the game did by itself after a move, told one step at a time: each with the table as it stood then. The same way
 * the moves of the others since the own last turn are told again to who asks what happened.
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('../base/types.js').Event} Event
 */
import { announce } from '../words/announce.js';
import { aroundSteps, sentences, sinceLastTurn, spokenStep, statusLine } from '../words/sentences.js';
import { stepSeen, stepsBegun, stepTold } from './changes.js';
import { showHand } from './ui.js';
import { update } from '../base/update.js';

export class Steps {
  /** @param {Session} session @param {(event: Event) => boolean} isStep  does the game do this by itself? */
  constructor(session, isStep) {
    this.session = session;
    this.isStep = isStep;
    /**
     * Where the next drawing brings the keyboard: to "next", or back to the pieces.
     * @type {'' | '#step-next' | '.piece[tabindex="0"]'}
     */
    this.focus = '';
  }

  /** After a move: is there anything to be told? */
  begin() {
    const { session } = this;
    const steps = (session.state.table?.steps ?? []).filter((step) => this.isStep(step.event));
    if (!steps.length) return;
    this.focus = '#step-next';
    showHand();
    session.state = stepsBegun(session.state, steps);
    update();
  }

  /** "What happened?": the moves of the others since the own last turn, one after the other. */
  retell() {
    const { session } = this;
    if (session.state.stepping) return Promise.resolve();
    return session.run(async () => {
      const steps = sinceLastTurn(session.state).flatMap(({ n: at, seat, events }) =>
        seat !== null && events.length ? [{ event: events[0], move: { at, seat, events } }] : [],
      );
      if (!steps.length) return;
      const view = (await session.fetchMoment(steps[0].move.at)).view;
      this.focus = '#step-next';
      showHand();
      session.state = stepsBegun(session.state, [{ ...steps[0], view }, ...steps.slice(1)]);
      announce(spokenStep(session.state));
      update();
    });
  }

  /** The table as it stood after a move that is told again. @param {number} index @param {number} at */
  fetch(index, at) {
    const { session } = this;
    const { turn } = session.state;
    return session.run(async () => {
      const { view } = await session.fetchMoment(at);
      if (turn !== session.state.turn || !session.state.stepping) return;
      session.state = stepSeen(session.state, index, view);
      this.tell(index);
    });
  }

  /** @param {number} index */
  tell(index) {
    this.session.state = stepTold(this.session.state, index);
    announce(spokenStep(this.session.state));
    update();
  }

  /** Shows the next step; after the last one play goes on. */
  next() {
    const { session } = this;
    const next = session.state.stepIndex + 1;
    if (next >= session.state.steps.length) {
      this.leave();
      return;
    }
    const { view, move } = session.state.steps[next];
    if (move && !view) this.fetch(next, move.at);
    else this.tell(next);
  }

  /** Straight to what can be done now. */
  leave() {
    const { session } = this;
    const rest = aroundSteps(session.state.table?.last ?? [], 'after', this.isStep);
    this.focus = '.piece[tabindex="0"]';
    session.replay.leave();
    announce([...sentences(session.state, rest), statusLine(session.state).text].join(' '));
  }

  /** Enter and Space go on from here; afterwards the keyboard is at the pieces again. */
  drawn() {
    if (!this.focus) return;
    if (this.session.state.stepping || document.activeElement === document.body)
      /** @type {HTMLElement | null} */ (document.querySelector(this.focus))?.focus({ preventScroll: true });
    this.focus = '';
  }
}
