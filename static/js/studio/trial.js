/** What the rules say of an author's question. */
import { html, nothing } from '../base/lit.js';
import { ask, Refused } from '../engine/client.js';
import { icon } from '../parts/controlicons.js';
import { told } from '../words/i18n.js';
import { word } from './deskwords.js';

/** @typedef {import('./desk.js').Desk} Desk */

/** What the rules say of the figure, once asked. */
export class Trial {
  constructor() {
    /** The figure it speaks of. */
    this.text = '';
    this.right = '';
    this.wrong = '';
  }

  /**
   * Opens the figure and asks for a right answer to the step's question.
   * @param {Desk} desk
   * @param {(answer: any) => string} said
   * @param {() => void} again
   */
  async run(desk, said, again) {
    const { figure, at } = desk;
    Object.assign(this, { text: JSON.stringify(figure), right: '', wrong: '' });
    try {
      await ask({ do: 'figure', table: 'studio', known: -1, figure: this.text });
      const { answer } = desk.step.ask ? await ask({ do: 'solve', table: 'studio', step: at }) : { answer: undefined };
      await ask({ do: 'close', table: 'studio' });
      this.right = answer === undefined ? word('try.fine') : word('try.right', { answer: said(answer) });
    } catch (reason) {
      this.wrong = reason instanceof Refused ? told(reason.problem) : word('later');
    }
    again();
  }

  /** @param {Desk} desk @param {(answer: any) => string} said @param {() => void} again */
  view(desk, said, again) {
    const fresh = this.text === JSON.stringify(desk.figure);
    return html`<div class="studio-acts"><button type="button" class="button button-main"
      @click=${() => this.run(desk, said, again)}>${word('try')}</button></div>
      <div role="status">${
        fresh && this.right ? html`<p class="studio-fine">${icon('check')}${this.right}</p>` : nothing
      }
      ${fresh && this.wrong ? html`<p class="studio-fault">${this.wrong}</p>` : nothing}</div>`;
  }
}
