/** What an author takes away: a link, a line for a page, JSON; and what the rules say of the questions. */
import { html, nothing } from '../base/lit.js';
import { siteUrl } from '../base/catalog.js';
import { ask, Refused } from '../engine/client.js';
import { settings } from '../storage/settings.js';
import { copyText, download, fileName } from '../share/download.js';
import { packed } from '../share/gamelink.js';
import { told } from '../words/i18n.js';
import { icon } from '../parts/controlicons.js';
import { word } from './words.js';

/** @typedef {import('./desk.js').Desk} Desk */

const LONGEST = 30_000; // characters of a link

/** The figure as an address, made anew when it has changed. */
export class Parcel {
  constructor() {
    this.text = '';
    this.packed = '';
    /** What has just been copied. */
    this.copied = '';
  }

  /** @param {Desk} desk @param {() => void} again */
  async pack(desk, again) {
    const text = JSON.stringify(desk.figure);
    if (text === this.text) return;
    this.text = text;
    this.copied = '';
    const made = await packed(desk.figure);
    if (this.text !== text) return;
    this.packed = made;
    again();
  }

  /** @param {string} name @param {string} text @param {() => void} again */
  async copy(name, text, again) {
    this.copied = (await copyText(text)) ? name : '';
    again();
  }
}

/** @param {string} slug @param {string} text */
export const pathOf = (slug, text) => `#/figure/${slug}/${text}`;

/** @param {Desk} desk @param {Parcel} parcel @param {() => void} again */
export function takingView(desk, parcel, again) {
  parcel.pack(desk, again);
  const save = () =>
    download(
      fileName({ game: desk.slug }, 'json'),
      new Blob([`${JSON.stringify(desk.figure, null, 2)}\n`], { type: 'application/json' }),
    );
  const out = parcel.packed && parcel.packed.length <= LONGEST;
  const address = out ? new URL(`index.html${pathOf(desk.slug, parcel.packed)}`, siteUrl('')).href : '';
  const params = new URLSearchParams({ game: desk.slug, figure: parcel.packed, lang: settings.lang });
  const src = out ? new URL(`embed/v1/?${params}`, siteUrl('')).href : '';
  const frame = `<iframe src="${src.replaceAll('&', '&amp;')}" title="Regolo"
    loading="lazy" style="width:100%;aspect-ratio:4/3;border:0" allow="fullscreen"></iframe>`;
  return html`${
    out
      ? html`<p><a class="button button-main"
        href=${pathOf(desk.slug, parcel.packed)}>${icon('play')}${word('play')}</a></p>
      ${copied(parcel, 'link', address, again)}${copied(parcel, 'frame', frame, again)}`
      : html`<p class="muted">${word(parcel.packed ? 'long' : 'waking')}</p>`
  }
    <p><button type="button" class="button" @click=${save}>${icon('download')}${word('export')}</button></p>
    <p class="muted small">${word('draft')}</p>`;
}

/** @param {Parcel} parcel @param {'link' | 'frame'} name @param {string} text @param {() => void} again */
const copied = (parcel, name, text, again) =>
  html`<label class="labelled"><span>${word(name)}</span><textarea readonly rows="3" .value=${text}
      @focus=${(/** @type {any} */ event) => event.target.select()}></textarea></label>
    <button type="button" class="button"
      @click=${() => parcel.copy(name, text, again)}>${icon('copy')}
      ${word(parcel.copied === name ? 'copied' : 'copy')}</button>`;

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
