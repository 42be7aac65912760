/** What is open on the page besides the game: a dialog, a message, a tab. */
import { announce } from '../words/announce.js';
import { controls } from '../base/hostpage.js';
import { update } from '../base/update.js';

/** @typedef {{label: string, run: () => void}} Act */

export const ui = {
  /** @type {{name: string, data?: any} | null} */
  dialog: null,
  /** @type {{text: string, acts: Act[]} | null} */
  toast: null,
  /** @type {'play' | 'log' | 'rules' | 'text'} */
  tab: 'play',
  /** The list of moves, once somebody has opened or closed it. @type {boolean | null} */
  listOpen: null,
  /** The next thing clicked is explained instead of chosen. */
  inspecting: false,
  zoom: 1,
  /** On the phone the sheet is as high as the screen lets it. */
  tall: false,
  /** The end whose score sheet has been lifted to see the table. */
  lifted: '',
  /** In a small frame: the hand and the moves lie over the board. */
  drawer: false,
};

const wideQuery = matchMedia('(min-width: 1024px)');
const phoneQuery = matchMedia('(max-width: 719px), (max-width: 1023px) and (max-height: 559px)');
for (const query of [wideQuery, phoneQuery]) query.addEventListener('change', update);

/** In a small frame the board is all there is at first. */
export const isFramed = controls === 'mini' || controls === 'none';

export const isWide = () => wideQuery.matches && !isFramed;
export const isPhone = () => phoneQuery.matches;

/** On a narrow screen: the hand and what can be done, from the top of the sheet. */
export function showHand() {
  if (isWide()) return;
  ui.tab = 'play';
  document.querySelector('.sheet-body')?.scrollTo(0, 0);
}

/** A dialog that the table opens with. */
let atTable = '';

/** @param {string} name */
export function openDialogAtTable(name) {
  atTable = name;
}

/** The table is there. */
export function tableLaid() {
  if (atTable) openDialog(atTable);
  atTable = '';
}

/** @param {string} name @param {any} [data] */
export function openDialog(name, data) {
  ui.dialog = { name, data };
  update();
}

export function closeDialog() {
  const open = /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog[open]'));
  if (open) open.close();
  else dialogClosed();
}

export function dialogClosed() {
  ui.dialog = null;
  update();
}

const READ = 4000; // milliseconds that a message is there at least
const READ_SIGN = 60; // and more for each sign of it

/** @type {ReturnType<typeof setTimeout> | undefined} */
let toasted;

/** A message that goes by itself, unless something can be done about it. @param {string} text @param {Act[]} [acts] */
export function toast(text, acts = []) {
  ui.toast = { text, acts };
  announce(text);
  update();
  clearTimeout(toasted);
  if (!acts.length) toasted = setTimeout(fade, READ + READ_SIGN * text.length, ui.toast);
}

/** Not while somebody points at it. @param {typeof ui.toast} one */
function fade(one) {
  if (ui.toast !== one) return;
  if (document.querySelector('.toast:is(:hover, :focus-within)')) toasted = setTimeout(fade, READ, one);
  else dropToast();
}

export function dropToast() {
  ui.toast = null;
  update();
}
