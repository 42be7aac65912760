/** What an author takes away: links and lines for pages, pictures, a sheet of paper, JSON. */
import { html, nothing } from '../base/lit.js';
import { Refused } from '../engine/client.js';
import { frameOf } from '../kit/diagram.js';
import { icon } from '../parts/controlicons.js';
import { copyText, download, fileName } from '../share/download.js';
import { packed } from '../share/gamelink.js';
import { sharedAddress } from '../share/sharedaddress.js';
import { settings } from '../storage/settings.js';
import { told } from '../words/i18n.js';
import { lineFor } from './lines.js';
import { pagesOf, pngBlob, stillOf, svgBlob } from './stepimages.js';
import { word } from './deskwords.js';

/**
 * @typedef {import('./desk.js').Desk} Desk
 * @typedef {import('./deskboard.js').Diagram} Diagram
 * @typedef {import('../base/answers.js').Paged} Paged
 */

const LONGEST = 30_000; // characters of a link
const TIMES = [1, 2, 3];
const THEMES = /** @type {const} */ (['light', 'dark']);

/** The figure as it leaves the desk, made anew when it has changed. */
export class Parcel {
  constructor() {
    /** The figure as JSON. */
    this.text = '';
    this.packed = '';
    /** The first step's table, packed: frames draw it before the rules come. */
    this.picture = '';
    /** @type {Paged | null} */
    this.pages = null;
    /** What has just been copied. */
    this.copied = '';
    /** @type {import('./stepimages.js').Look} */
    this.look = { theme: 'light', transparent: false };
    this.times = 2;
    /** The step whose picture is taken. */
    this.step = 0;
    /** Is a picture being made? */
    this.making = false;
    /** Why there is no picture. */
    this.trouble = '';
    /** @type {import('./paper.js').Sheets | null} what is printed */
    this.sheets = null;
  }

  /** @param {Desk} desk @param {() => void} again */
  async pack(desk, again) {
    const text = JSON.stringify(desk.figure);
    if (text === this.text) return;
    Object.assign(this, { text, copied: '', picture: '', pages: null, trouble: '', sheets: null });
    this.step = Math.min(this.step, desk.draft.steps.length - 1);
    const [made, pages] = await Promise.all([packed(desk.figure), pagesOf(text).catch((reason) => reason)]);
    if (this.text !== text) return;
    this.packed = made;
    if ('pages' in pages) {
      this.picture = await packed({ view: pages.pages[0].view, alt: pages.pages[0].alt });
      this.pages = pages;
    } else this.trouble = saidOf(pages);
    again();
  }

  /** @param {string} name @param {string} text @param {() => void} again */
  async copy(name, text, again) {
    this.copied = (await copyText(text)) ? name : '';
    again();
  }

  /**
   * The address that is given away, of a page with the game's picture; empty: it has no room there.
   * @param {string} slug
   */
  address(slug) {
    const fits = this.packed && this.packed.length <= LONGEST;
    return fits ? sharedAddress(slug, pathOf(slug, this.packed)) : '';
  }

  /**
   * A step's picture as it is wanted now.
   * @param {Desk} desk
   * @param {Diagram} diagram
   * @param {number} step
   * @param {import('./stepimages.js').Look} look
   */
  still({ slug }, diagram, step, look) {
    if (!this.pages) throw new Error('nothing to draw yet');
    return stillOf({ slug, figure: this.text, pages: this.pages, diagram }, step, look);
  }

  /**
   * Makes something, one thing at a time; what goes wrong is told.
   * @param {() => Promise<unknown>} run
   * @param {() => void} again
   */
  async make(run, again) {
    if (this.making) return;
    Object.assign(this, { making: true, trouble: '' });
    again();
    try {
      await run();
    } catch (reason) {
      this.trouble = saidOf(reason);
    }
    this.making = false;
    again();
  }
}

/** @param {unknown} reason */
const saidOf = (reason) => (reason instanceof Refused ? told(reason.problem) : word('picture.failed'));

/** @param {string} slug @param {string} text */
export const pathOf = (slug, text) => `#/figure/${slug}/${text}`;

/** @param {Desk} desk @param {Parcel} parcel @param {Diagram | undefined} diagram @param {() => void} again */
export function takingView(desk, parcel, diagram, again) {
  parcel.pack(desk, again);
  const save = () =>
    download(
      fileName({ game: desk.slug }, 'json'),
      new Blob([`${JSON.stringify(desk.figure, null, 2)}\n`], { type: 'application/json' }),
    );
  return html`${linesView(desk, parcel, diagram, again)}
    ${diagram ? pictureView(desk, parcel, diagram, again) : nothing}
    <div class="studio-acts"><button type="button" class="button"
      @click=${save}>${icon('download')}${word('export')}</button></div>
    <p class="muted small">${word('draft')}</p>`;
}

/** @param {Desk} desk @param {Parcel} parcel @param {Diagram | undefined} diagram @param {() => void} again */
function linesView(desk, parcel, diagram, again) {
  const address = parcel.address(desk.slug);
  if (!address) return html`<p class="muted">${word(parcel.packed ? 'long' : 'waking')}</p>`;
  const { pages } = parcel;
  const frame = diagram && pages ? frameOf(diagram.draw(pages.pages[0].view)) : { width: 4, height: 3 };
  const { packed: figure, picture } = parcel;
  const given = { slug: desk.slug, figure, picture, address, alt: pages?.pages[0].alt[settings.lang] ?? '', frame };
  const file = pictureName(desk, parcel, 0, 'png');
  return html`<p><a class="button button-main"
      href=${pathOf(desk.slug, parcel.packed)}>${icon('play')}${word('play')}</a></p>
    ${lineView(parcel, 'link', address, '', again)}
    ${lineView(parcel, 'frame', lineFor.frame(given), '', again)}
    ${lineView(parcel, 'element', lineFor.element(given, pictureName(desk, parcel, 0, 'svg')), '', again)}
    ${lineView(parcel, 'markdown', lineFor.markdown(given, file), word('markdown.help', { file }), again)}`;
}

/**
 * A text to be copied.
 * @param {Parcel} parcel
 * @param {'link' | 'frame' | 'element' | 'markdown'} name
 * @param {string} text
 * @param {string} help
 * @param {() => void} again
 */
const lineView = (parcel, name, text, help, again) =>
  html`<div class="studio-line"><label class="labelled"><span>${word(name)}</span><textarea readonly rows="2"
      .value=${text} @focus=${(/** @type {any} */ event) => event.target.select()}></textarea></label>
    <button type="button" class="button" aria-label=${`${word('copy')}: ${word(name)}`}
      @click=${() => parcel.copy(name, text, again)}>${icon(parcel.copied === name ? 'check' : 'copy')}
      ${word(parcel.copied === name ? 'copied' : 'copy')}</button>
    ${help ? html`<p class="muted small">${help}</p>` : nothing}</div>`;

/**
 * The name of a picture's file.
 * @param {Desk} desk
 * @param {Parcel} parcel
 * @param {number} step
 * @param {string} ending
 */
function pictureName({ slug }, { pages }, step, ending) {
  const name = fileName({ game: slug }, ending);
  return (pages?.pages.length ?? 1) > 1 ? name.replace(/\.\w+$/, `-${step + 1}$&`) : name;
}

/**
 * How a picture should look, and its files.
 * @param {Desk} desk
 * @param {Parcel} parcel
 * @param {Diagram} diagram
 * @param {() => void} again
 */
function pictureView(desk, parcel, diagram, again) {
  const { look, times, step, pages, making, trouble } = parcel;
  const set = (/** @type {Partial<Parcel>} */ more) => () => {
    Object.assign(parcel, more);
    again();
  };
  const pick = (/** @type {string} */ text, /** @type {boolean} */ on, /** @type {Partial<Parcel>} */ more) =>
    html`<button type="button" class="studio-piece" aria-pressed=${String(on)} @click=${set(more)}>${text}</button>`;
  const row = (/** @type {string} */ label, /** @type {unknown} */ body) =>
    html`<div class="studio-choice" role="group" aria-label=${label}><span class="studio-label">${label}</span>
      ${body}</div>`;
  const take = (/** @type {'svg' | 'png'} */ kind) => () =>
    parcel.make(async () => {
      const still = await parcel.still(desk, diagram, step, look);
      const blob = kind === 'svg' ? svgBlob(still) : await pngBlob(still, times);
      if (!blob) throw new Error('no picture');
      download(pictureName(desk, parcel, step, kind), blob);
    }, again);
  const off = making || !pages;
  return html`<fieldset class="studio-group"><legend>${word('picture')}</legend>
    ${
      pages && pages.pages.length > 1
        ? row(
            word('steps'),
            pages.pages.map((_, i) => pick(word('step', { n: i + 1 }), i === step, { step: i })),
          )
        : nothing
    }
    ${row(
      word('look'),
      THEMES.map((theme) => pick(word(`look.${theme}`), look.theme === theme, { look: { ...look, theme } })),
    )}
    <label class="studio-flag"><input type="checkbox" .checked=${look.transparent}
      @change=${(/** @type {any} */ event) => set({ look: { ...look, transparent: event.target.checked } })()} />
      <span>${word('transparent')}</span></label>
    <div class="studio-acts"><button type="button" class="button" ?disabled=${off}
      @click=${take('svg')}>${icon('download')}${word('svg')}</button></div>
    ${row(
      word('size'),
      TIMES.map((n) => pick(`${n}×`, n === times, { times: n })),
    )}
    <div class="studio-acts"><button type="button" class="button" ?disabled=${off}
      @click=${take('png')}>${icon('download')}${word('png')}</button></div>
    ${trouble ? html`<div class="studio-fault" role="status"><p>${trouble}</p></div>` : nothing}</fieldset>
    <div class="studio-acts"><button type="button" class="button" ?disabled=${off}
      @click=${() => parcel.make(() => printed(desk, parcel, diagram, again), again)}>
      ${icon('print')}${word('paper')}</button></div>`;
}

/**
 * Lays out the sheets, and asks the browser to print them.
 * @param {Desk} desk
 * @param {Parcel} parcel
 * @param {Diagram} diagram
 * @param {() => void} again
 */
async function printed(desk, parcel, diagram, again) {
  const { pages } = parcel;
  if (!pages) return;
  const look = { theme: /** @type {const} */ ('light'), transparent: true, onPaper: true };
  const stills = [];
  for (const step of pages.pages.keys()) stills.push(await parcel.still(desk, diagram, step, look));
  parcel.sheets = { slug: desk.slug, figure: pages.figure, stills, address: parcel.address(desk.slug) };
  again();
  await drawn();
  window.print();
}

/** All pictures of the sheets are there. */
async function drawn() {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const pictures = /** @type {NodeListOf<HTMLImageElement>} */ (document.querySelectorAll('.studio-paper img'));
  await Promise.all([...pictures].map((one) => one.decode()));
}
