/**
 * A frame around a big drawing: fingers and mouse push it, pinch, Ctrl + wheel, buttons and keys (+ - 0, Shift +
 * arrows) zoom it, and it can follow a place. Pushing is scrolling, so it is clamped, focus finds its way, and a push
 * never counts as a click.
 *
 *     viewport({ key: tableId, width: 1100, height: 600, focus: { x: 550, y: 420, width: 60, height: 40 }, start:
 *     'follow', words }, svg`…`)
 *
 * @typedef {{x: number, y: number, width?: number, height?: number}} Place  centre and size, in the drawing's own units
 * @typedef {{title: string, in: string, out: string, fit: string, follow?: string}} Words  names of the frame and its
 *   buttons; `follow` only where there is a focus
 * @typedef {{key: string, width: number, height: number, left?: number, top?: number, words: Words, focus?: Place |
 *   null, near?: number, most?: number, names?: number, start?: 'fit' | 'follow'}} Frame
 *   key: what is looked at (state is kept per key while the page lives); width, height, left, top: the drawing's
 *   viewBox, which may grow on every side while what is seen stays where it is; focus: what "follow" keeps in sight;
 *   near: pixels per unit when following (default 1); most: pixels per unit at most (default 3); names: pixels per unit
 *   from which there is room for names
 * @typedef {{scale: number, x: number, y: number, following: boolean, own: number | null}} Look  scale 1 shows all; x,
 *   y: the middle, as parts of the drawing; own: the scale somebody chose, to which "follow" returns when the place it
 *   follows is small again
 */
import { html, svg, nothing } from '../base/lit.js';
import { still } from './motion.js';

const STEP = 1.5;
const PUSH = 80; // pixels per Shift + arrow
const SLACK = 6; // pixels a pressed mouse may tremble and still click
const CLOSEST = 0.6; // of the close look: how far off a followed place may be seen
const CLOSE = 1.7; // pixels per unit: writing of seven units is twelve pixels high
const DISTANT = 0.7; // of the close look: from farther off there is no room for names
const BARELY = 1.35; // times the whole: a look so little closer only cuts the drawing
const STRIP = 48; // pixels
const MARGIN = 0.12; // of the frame: how close to the edge a followed place may come

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {Map<string, Look>} */
const sights = new Map();

/** @type {Record<string, unknown>} */
const SIGNS = {
  in: svg`<path d="M12 5v14M5 12h14" />`,
  out: svg`<path d="M5 12h14" />`,
  fit: svg`<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />`,
  follow: svg`<circle cx="12" cy="12" r="5" /><path d="M12 3v5M12 16v5M3 12h5M16 12h5" />`,
};

/** @param {string} act @param {string | undefined} label */
const button = (act, label) =>
  label
    ? html`<button type="button" class="viewport-act" data-act=${act} aria-label=${label} title=${label}>
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor"
    stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${SIGNS[act]}</svg></button>`
    : nothing;

/** @param {Frame} frame @param {unknown} drawing an svg of width and height 100 % */
export function viewport(
  { key, width, height, left = 0, top = 0, words, focus, near = 1, most = 3, names = near * DISTANT, start = 'fit' },
  drawing,
) {
  const place = focus ? [focus.x - left, focus.y - top, focus.width ?? 0, focus.height ?? 0].join(' ') : undefined;
  return html`<view-port class="viewport" data-key=${key} data-size=${`${width} ${height} ${left} ${top}`}
    data-zoom=${`${near} ${most} ${names}`} data-start=${start} data-focus=${place ?? nothing}>
    <div class="viewport-scroll" role="group" aria-label=${words.title}><div
      class="viewport-sheet">${drawing}</div></div>
    <div class="viewport-acts">${button('in', words.in)}${button('out', words.out)}${button('fit', words.fit)}${
      focus ? button('follow', words.follow) : nothing
    }</div>
  </view-port>`;
}

/** @param {string | undefined} text */
const numbers = (text) => (text ?? '').split(' ').map(Number);

/** @param {number} value @param {number} low @param {number} high */
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

/**
 * Near its edge a drawing is seen to the edge: a strip of it would only be cut off.
 * @param {number} at @param {number} most
 */
const flush = (at, most) => (at < STRIP ? 0 : at > most - STRIP ? most : at);

/** The whole, where a closer look would hardly be one. @param {number} scale */
const worthwhile = (scale) => (scale < BARELY ? 1 : scale);

class Viewport extends HTMLElement {
  static observedAttributes = ['data-key', 'data-size', 'data-focus'];

  constructor() {
    super();
    /** @type {{x: number, y: number, left: number, top: number, id: number} | null} where a mouse took hold */
    this.held = null;
    this.pushed = false;
    /** @type {{gap: number, scale: number} | null} */
    this.pinch = null;
    this.watcher = new ResizeObserver(() => this.place());
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click', 'keydown', 'dragstart'])
      this.addEventListener(type, this);
    this.addEventListener('click', (event) => this.mute(event), { capture: true });
    for (const type of ['wheel', 'touchstart', 'touchmove', 'touchend', 'touchcancel'])
      this.addEventListener(type, this, { passive: false });
    this.addEventListener('scroll', () => this.note(), { capture: true });
  }

  connectedCallback() {
    this.resize();
    this.place();
    this.watcher.observe(this);
  }

  disconnectedCallback() {
    this.watcher.disconnect();
  }

  /** @param {string} name @param {string | null} before */
  attributeChangedCallback(name, before) {
    if (before === null && name !== 'data-focus') return; // the first drawing: placed once its size is known
    if (name === 'data-focus') queueMicrotask(() => this.follow());
    else {
      if (name === 'data-size') this.keep(numbers(/** @type {string} */ (before)));
      this.resize();
      this.place();
    }
  }

  /**
   * The drawing has grown: the same place stays in the middle, a closer look as close as it was.
   * @param {number[]} before width, height, left, top
   */
  keep([width, height, left, top]) {
    const [newWidth, newHeight, newLeft, newTop] = numbers(this.dataset.size);
    const { sight } = this;
    sight.x = (sight.x * width + left - newLeft) / newWidth;
    sight.y = (sight.y * height + top - newTop) / newHeight;
    const before = Math.min(this.clientWidth / width, this.clientHeight / height);
    if (!before) return;
    if (sight.scale > 1.01) sight.scale = (sight.scale * before) / this.fit;
    if (sight.own) sight.own = (sight.own * before) / this.fit;
  }

  get scroller() {
    return /** @type {HTMLElement} */ (this.querySelector('.viewport-scroll'));
  }

  get sheet() {
    return /** @type {HTMLElement} */ (this.querySelector('.viewport-sheet'));
  }

  /** @returns {Look} */
  get sight() {
    const key = this.dataset.key ?? '';
    const kept = sights.get(key);
    if (kept) return kept;
    const sight = { scale: 1, x: 0.5, y: 0.5, following: this.dataset.start === 'follow', own: null };
    sights.set(key, sight);
    return sight;
  }

  /** Pixels per unit when all is shown. */
  get fit() {
    const [width, height] = numbers(this.dataset.size);
    return Math.min(this.clientWidth / width, this.clientHeight / height);
  }

  get most() {
    return Math.max(1, numbers(this.dataset.zoom)[1] / this.fit);
  }

  resize() {
    const [width, height] = numbers(this.dataset.size);
    this.style.setProperty('--vp-ratio', String(width / height));
    this.style.setProperty('--vp-scale', String(this.sight.scale));
    const unit = this.fit * this.sight.scale;
    if (unit) this.style.setProperty('--vp-unit', unit.toFixed(2));
    this.buttons();
  }

  /** Shows what was looked at last, whatever size the frame has now. */
  place() {
    if (!this.isConnected || !this.clientWidth || !this.clientHeight) return;
    const { sight } = this;
    if (sight.following && (sight.scale === 1 || !sight.own)) sight.scale = sight.own ?? this.usual;
    sight.scale = clamp(sight.scale, 1, this.most);
    this.resize();
    this.centre(sight.x, sight.y, false);
    this.follow(false);
  }

  /** @param {number} x @param {number} y @param {boolean} gently */
  centre(x, y, gently) {
    const { scroller, sheet } = this;
    const box = sheet.getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    const left = flush(
      scroller.scrollLeft + box.left - frame.left + x * box.width - frame.width / 2,
      scroller.scrollWidth - scroller.clientWidth,
    );
    const top = flush(
      scroller.scrollTop + box.top - frame.top + y * box.height - frame.height / 2,
      scroller.scrollHeight - scroller.clientHeight,
    );
    scroller.scrollTo({ left, top, behavior: gently && !still(1) ? 'smooth' : 'instant' });
    if (!gently) this.note();
  }

  /** Remembers the middle of what is seen. */
  note() {
    const box = this.sheet.getBoundingClientRect();
    const frame = this.scroller.getBoundingClientRect();
    if (!box.width || !frame.width) return;
    this.sight.x = clamp((frame.left + frame.width / 2 - box.left) / box.width, 0, 1);
    this.sight.y = clamp((frame.top + frame.height / 2 - box.top) / box.height, 0, 1);
  }

  /** The closest look that has the whole followed place in it. */
  get widest() {
    const [, , width, height] = numbers(this.dataset.focus);
    const room = 1 - 2 * MARGIN;
    const pixels = Math.min(
      (this.clientWidth * room) / Math.max(width || 0, 1),
      (this.clientHeight * room) / Math.max(height || 0, 1),
    );
    const closest = numbers(this.dataset.zoom)[0] * CLOSEST; // pixels per unit: smaller, and what lies there can't be pressed
    return clamp(pixels / this.fit, Math.min(this.most, Math.max(1, closest / this.fit)), this.most);
  }

  /** Close enough to press on things. */
  get nearScale() {
    const [near] = numbers(this.dataset.zoom);
    return clamp(near / this.fit, 1, this.most);
  }

  /** How close one looks before anybody has chosen: the whole, where it is hardly smaller than near. */
  get usual() {
    return worthwhile(this.nearScale);
  }

  /** Brings the followed place into sight, if it is not. @param {boolean} [gently] */
  follow(gently = true) {
    const { sight } = this;
    if (!sight.following || !this.dataset.focus || !this.isConnected || !this.clientWidth) return;
    const [width, height] = numbers(this.dataset.size);
    const [x, y, w, h] = numbers(this.dataset.focus);
    const wanted = sight.own ? clamp(sight.own, 1, this.widest) : worthwhile(clamp(this.usual, 1, this.widest));
    if (Math.abs(wanted - sight.scale) > 0.01) this.zoom(wanted, undefined, false);
    const box = this.sheet.getBoundingClientRect();
    const frame = this.scroller.getBoundingClientRect();
    const unit = box.width / width;
    const inside = (
      /** @type {number} */ middle,
      /** @type {number} */ size,
      /** @type {number} */ from,
      /** @type {number} */ length,
    ) => middle - size / 2 >= from + length * MARGIN - 1 && middle + size / 2 <= from + length * (1 - MARGIN) + 1;
    const seen =
      inside(box.left + x * unit, w * unit, frame.left, frame.width) &&
      inside(box.top + y * unit, h * unit, frame.top, frame.height);
    if (!seen) this.centre(x / width, y / height, gently);
  }

  /**
   * Zooms, keeping a point of the screen (the middle, if none is given) where it is.
   * @param {number} scale
   * @param {{x: number, y: number}} [at]
   * @param {boolean} [own] somebody wants it so
   */
  zoom(scale, at, own = true) {
    const { scroller, sheet, sight } = this;
    const frame = scroller.getBoundingClientRect();
    const point = at ?? { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
    const before = sheet.getBoundingClientRect();
    const x = clamp((point.x - before.left) / before.width, 0, 1);
    const y = clamp((point.y - before.top) / before.height, 0, 1);
    sight.scale = clamp(scale, 1, this.most);
    if (own) sight.own = sight.scale;
    this.resize();
    const after = sheet.getBoundingClientRect();
    scroller.scrollBy({
      left: after.left + x * after.width - point.x,
      top: after.top + y * after.height - point.y,
      behavior: 'instant',
    });
    this.note();
  }

  /** What the buttons say of the state; the page draws them without knowing it. */
  buttons() {
    const { sight } = this;
    for (const act of this.querySelectorAll('.viewport-act')) {
      const name = /** @type {HTMLElement} */ (act).dataset.act;
      const off =
        (name === 'in' && sight.scale >= this.most - 0.01) ||
        (name === 'out' && sight.scale <= 1.01) ||
        (name === 'fit' && sight.scale <= 1.01 && !sight.following);
      act.setAttribute('aria-disabled', String(off));
      if (name === 'follow') act.setAttribute('aria-pressed', String(sight.following));
    }
    this.classList.toggle('is-near', sight.scale > 1.01);
    this.classList.toggle('is-close', this.fit * sight.scale >= CLOSE);
    this.classList.toggle('is-distant', this.fit * sight.scale < numbers(this.dataset.zoom)[2]);
  }

  /** @param {string | undefined} name */
  act(name) {
    const { sight } = this;
    if (name === 'in') this.zoom(sight.scale * STEP);
    else if (name === 'out') this.zoom(sight.scale / STEP);
    else if (name === 'fit') {
      sight.following = false;
      this.zoom(1);
    } else if (name === 'follow') {
      sight.following = !sight.following;
      if (sight.following && sight.scale < this.nearScale) sight.own = this.nearScale;
      this.follow();
      this.buttons();
    }
  }

  /** @param {Event} event */
  handleEvent(event) {
    if (event instanceof PointerEvent && event.type !== 'click') this.pointer(event);
    else if (event.type === 'click')
      this.act(
        /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('.viewport-act'))?.dataset.act,
      );
    else if (event instanceof KeyboardEvent) this.key(event);
    else if (event instanceof WheelEvent) this.wheel(event);
    else if (event.type === 'dragstart') event.preventDefault();
    else this.touch(/** @type {TouchEvent} */ (event));
  }

  /** A mouse takes hold and pushes; fingers push by scrolling. @param {PointerEvent} event */
  pointer(event) {
    const { scroller } = this;
    if (event.type === 'pointerdown') {
      this.pushed = false;
      const inside =
        event.pointerType !== 'touch' &&
        event.button === 0 &&
        this.sight.scale > 1 &&
        !(/** @type {Element} */ (event.target).closest('.viewport-acts'));
      this.held = inside
        ? {
            x: event.clientX,
            y: event.clientY,
            left: scroller.scrollLeft,
            top: scroller.scrollTop,
            id: event.pointerId,
          }
        : null;
    } else if (event.type === 'pointermove' && this.held?.id === event.pointerId) {
      const dx = event.clientX - this.held.x;
      const dy = event.clientY - this.held.y;
      if (!this.pushed && Math.hypot(dx, dy) < SLACK) return;
      if (!this.pushed) scroller.setPointerCapture(event.pointerId);
      this.pushed = true;
      this.classList.add('is-pushed');
      scroller.scrollTo({ left: this.held.left - dx, top: this.held.top - dy, behavior: 'instant' });
    } else if (event.type !== 'pointermove') {
      this.held = null;
      this.classList.remove('is-pushed');
    }
  }

  /** The click that ends a push means nothing. @param {Event} event */
  mute(event) {
    if (!this.pushed) return;
    this.pushed = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Only a wheel with Ctrl (or a pinch on a touchpad, which says the same) zooms. @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    this.zoom(this.sight.scale * Math.exp(clamp(-event.deltaY * lines, -120, 120) * 0.004), {
      x: event.clientX,
      y: event.clientY,
    });
  }

  /** Two fingers zoom. @param {TouchEvent} event */
  touch(event) {
    const [a, b] = event.touches;
    if (!a || !b) {
      this.pinch = null;
      return;
    }
    const gap = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (!this.pinch) this.pinch = { gap, scale: this.sight.scale };
    if (event.cancelable) event.preventDefault();
    this.zoom((this.pinch.scale * gap) / this.pinch.gap, {
      x: (a.clientX + b.clientX) / 2,
      y: (a.clientY + b.clientY) / 2,
    });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = event.shiftKey ? ARROWS[event.key] : undefined;
    const act = { '+': 'in', '=': 'in', '-': 'out', 0: 'fit' }[event.key];
    if (arrow) this.scroller.scrollBy({ left: arrow[0] * PUSH, top: arrow[1] * PUSH, behavior: 'instant' });
    else if (act) this.act(act);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

if (!customElements.get('view-port')) customElements.define('view-port', Viewport);
