/**
 * Rooms that are fetched when somebody comes to them, or when the browser has a moment: the first page is drawn without
 * them.
 */
import { html } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { update } from '../base/update.js';

/**
 * A stand-in for a room, to be used like the room itself.
 * @param {() => Promise<any>} load gives the room
 */
export function later(load) {
  /** @type {any} */
  let room = null;
  /** @type {Promise<void> | null} */
  let coming = null;
  /** How it was entered before it was here. @type {any[] | null} */
  let entered = null;
  let away = false;

  async function arrive() {
    room = await load();
    if (!entered) return;
    room.enter?.(...entered);
    entered = null;
    update();
  }

  return {
    /** Resolves when the room is here, or can't be had: who comes in asks again. */
    fetch() {
      coming ??= arrive().catch(() => {
        coming = null;
        away = true;
        update();
      });
      return coming;
    },

    /** @param {any[]} how */
    enter(...how) {
      if (room) {
        room.enter?.(...how);
        return;
      }
      entered = how;
      away = false;
      this.fetch();
    },

    close() {
      entered = null;
      room?.close?.();
    },

    reword: async () => room?.reword?.(),
    /** @param {number} by */
    step: (by) => room?.step?.(by),
    title: () => room?.title() ?? t('brand'),
    slug: () => room?.slug?.() ?? '',
    position: () => room?.position?.() ?? null,
    view: () =>
      room?.view() ??
      html`<main class="page" id="main"><h1 tabindex="-1">${t('brand')}</h1><p>${
        away ? t('renderer.away') : ''
      }</p></main>`,
    drawn: () => room?.drawn?.(),
    /** @param {KeyboardEvent} event */
    key: (event) => room?.key?.(event),
  };
}
