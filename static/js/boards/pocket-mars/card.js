/** Project cards: a face with a big value and two lines, a back with its colour, and the small card on a stack. */
import { keyed } from '../../base/directives.js';
import { html, svg, nothing } from '../../base/lit.js';
import { iconAt, iconInline } from '../../kit/icon.js';
import { mover, panelPiece } from '../../kit/piece.js';
import { look } from '../../kit/reading.js';
import { colourOf, printed, printedIn } from './deck.js';
import { pictures, words } from './effects.js';
import { EMBLEMS, SIGNS } from './icons.js';

/** @typedef {import('./model.js').Model} Model */
/**
 * @typedef {{pattern?: string, id: string, where: string, active: 'top' | 'bottom' | 'both' | 'none',
 *   hindrance?: import('./model.js').Hindrance | null, foot?: unknown, extra?: unknown, label: string}} Held
 */

/**
 * What is drawn on a small card, 40 by 54: value and emblem, or a back.
 * @param {{card: string, down?: boolean, value?: number}} small
 */
export function smallFace({ card, down = false, value }) {
  const colour = colourOf(card);
  const face = printed(card);
  const shown = value ?? face?.value;
  return svg`<g class=${`hue-${colour}`}><rect class="small-ground" x="1.500" y="1.500" width="37" height="51" rx="5" />
      ${
        face && !down
          ? svg`<text class="small-value" x="20" y="26" text-anchor="middle">${shown}</text>${iconAt(
              EMBLEMS[colour],
              19,
              20,
              41,
            )}`
          : svg`<path class="small-hatch" d="M4 16L16 4M4 30L30 4M4 44L36 12M10 50L36 24M24 50L36 38" />
          <circle class="small-disc" cx="20" cy="27" r="14" />${iconAt(EMBLEMS[colour], 21, 20, 27)}
          ${
            face
              ? svg`<g class="small-known"><circle cx="30" cy="11" r="11" /><text x="30" y="17"
            text-anchor="middle">${down ? '0' : shown}</text></g>`
              : nothing
          }`
      }</g>`;
}

/**
 * A small upright card.
 * @param {{card: string, down?: boolean, motion?: string, at?: string, from?: string, value?: number}} small
 */
export function smallCard({ card, down = false, motion, at, from, value }) {
  const shown = printed(card) && !down;
  return html`<svg class=${`small-card${shown ? '' : ' is-back'}`} viewBox="0 0 40 54" aria-hidden="true">
    ${mover({ motion, at, from }, smallFace({ card, down, value }))}
  </svg>`;
}

/**
 * One half: hand icon or module icon, the steps in pictures, in words, and why it would be of no use.
 * @param {Model} m
 * @param {'top' | 'bottom'} which
 * @param {import('./deck.js').Op[]} ops
 * @param {{active: boolean, hindrance?: import('./model.js').Hindrance | null}} state
 */
function half(m, which, ops, { active, hindrance }) {
  const stopped = active && hindrance;
  return html`<div class=${`half half-${which}${active ? ' is-active' : ''}${stopped ? ' is-stopped' : ''}`}>
    <span class="half-sign">${iconInline(SIGNS[which === 'top' ? 'hand' : 'module'])}</span>${pictures(ops)}
    <p class="half-words"><span class="half-does">${words(m.t, ops)}</span>${
      stopped
        ? html`<span
      class="half-why">${hindranceWords(m, hindrance)}</span>`
        : nothing
    }</p>
  </div>`;
}

/**
 * Why it can't be done, with the rule that says so.
 * @param {Model} m
 * @param {import('./model.js').Hindrance} hindrance
 * @returns {string}
 */
export const hindranceWords = (m, { key, params, rule }) => `${m.t(`board.hindrance.${key}`, params)} (${rule})`;

const LONG_WORD = 10; // letters: set smaller rather than broken

/**
 * A card of one's own, large: the whole of it can be chosen and read about.
 * @param {Model} m @param {string} id @param {Held} held
 */
export function bigCard(m, id, { pattern, id: dataId, where, active, hindrance, foot, extra, label }) {
  const card = printedIn(m.view, id);
  if (!card)
    return html`<div class="pm-held is-hidden">${panelPiece(
      { kind: 'pm-back', id: dataId, label, inspect: `back.${id}` },
      smallCard({ card: id }),
    )}</div>`;
  const { colour, value, top, bottom } = card;
  const title = m.t(`card.${id}.title`);
  const body = html`<header class="face-head">
      <svg class="face-value" viewBox="0 0 40 40" aria-hidden="true">${mover(
        { motion: `card-${id}`, at: where, from: m.came.get(where) },
        svg`<g class=${`hue-${colour}`}><rect class="small-ground" x="1.500" y="1.500" width="37" height="37" rx="6" />
        <text class="small-value" x="20" y="31" text-anchor="middle">${value}</text></g>`,
      )}</svg>
      <span class=${
        title.split(/[ ’]/).some((word) => word.length >= LONG_WORD) ? 'face-name is-long' : 'face-name'
      }>${title}</span><span class="face-emblem">${iconInline(EMBLEMS[colour])}</span>
    </header>
    ${half(m, 'top', top, {
      active: active === 'top' || active === 'both',
      hindrance: active === 'top' ? hindrance : undefined,
    })}
    ${half(m, 'bottom', bottom, {
      active: active === 'bottom' || active === 'both',
      hindrance: active === 'bottom' ? hindrance : undefined,
    })}
    ${foot ?? nothing}`;
  return keyed(
    id,
    html`<div class="pm-held">
    ${panelPiece(
      { kind: `pm-card hue-${colour}`, pattern, id: dataId, label, inspect: `card.${id}`, look: look(m, pattern) },
      body,
    )}${extra ?? nothing}
  </div>`,
  );
}

/** All that is printed on a card, for a reader. @param {Model} m @param {string} id @returns {string} */
export function cardWords(m, id) {
  const card = printedIn(m.view, id);
  if (!card) return m.t('board.back', { colour: colourOf(id) });
  return m.t('board.face', {
    card: id,
    colour: card.colour,
    value: card.value,
    top: words(m.t, card.top),
    bottom: words(m.t, card.bottom),
  });
}

/**
 * The value of a card in this box, if it is known.
 * @param {Model} m @param {string} card @returns {number | undefined}
 */
export const valueIn = (m, card) => printedIn(m.view, card)?.value;

/** Name and value, or the colour of a back. @param {Model} m @param {string | null} id @returns {string} */
export function cardName(m, id) {
  if (!id) return m.t('board.empty');
  const card = printedIn(m.view, id);
  return card
    ? m.t('board.card', { card: id, colour: card.colour, value: card.value })
    : m.t('board.back', { colour: id });
}
