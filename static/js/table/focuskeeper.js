/**
 * Keeps the keyboard's place when the thing under it is drawn anew or switched off: back to the piece,
 * or to the part of the table it belonged to, so that Tab goes on from there.
 */
const PARTS = ['.teach', '.actions', '.toolbar', '.replay', '.log', '.score', '.side', '.table-head'];

export class FocusKeeper {
  constructor() {
    /** @type {string} selector of the part that had the focus; empty: nobody steers by keys */
    this.part = '';
    document.addEventListener('focusin', (event) => this.came(event));
    document.addEventListener('pointerdown', () => {
      this.part = '';
    });
  }

  /** @param {Event} event */
  came(event) {
    const target = /** @type {Element} */ (event.target);
    if (target === document.body || !target.closest('.table-page')) this.part = '';
    else this.part = target.closest('.piece') ? '.piece' : (PARTS.find((part) => target.closest(part)) ?? '');
  }

  /** After a drawing, once the browser has let go of what is no longer there. */
  check() {
    if (!this.part) return;
    setTimeout(() => {
      if (document.activeElement !== document.body || !this.part || document.querySelector('dialog[open]')) return;
      const place = /** @type {HTMLElement | null} */ (
        this.part === '.piece'
          ? document.querySelector('.piece[tabindex="0"]')
          : (document.querySelector(this.part) ?? document.querySelector('.side'))
      );
      if (!place) return;
      if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
      place.focus({ preventScroll: true });
    }, 40);
  }
}
