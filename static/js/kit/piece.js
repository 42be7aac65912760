/**
 * The one way a thing on a board says what it is and in which state: the same classes and names in every game.
 *
 * @typedef {{legal?: boolean, selected?: boolean, last?: boolean, off?: boolean}} Look
 * @typedef {{pattern?: string, id?: string, label?: string, inspect?: string, plan?: string, series?: string,
 *   title?: string, motion?: string, at?: string, from?: string, wait?: number}} Tags
 *   plan: moves that one press makes together; series: a kind of moves (`march *`) that the rules make such a plan of
 *   motion: who it is (travels when its `at` changes); from: id of the place it came out of when it was not on the
 *   board before wait: comes as the n-th of those that come together
 */
import { html, svg, nothing } from '../base/lit.js';

/** @param {Look} look */
export const stateClass = ({ legal, selected, last, off }) =>
  `${legal ? ' is-legal' : ''}${selected ? ' is-selected' : ''}${last ? ' is-last' : ''}${off ? ' is-off' : ''}`;

/**
 * A piece of an SVG board at (x, y). With a pattern it is a button, without one only a picture.
 * @param {Tags & {x?: number, y?: number, kind?: string, look?: Look}} tags @param {unknown} body
 */
export function piece({ x = 0, y = 0, kind = '', look = {}, ...tags }, body) {
  const cls = `piece ${kind}${stateClass(look)}`;
  const place = `translate(${x} ${y})`;
  if (!tags.pattern) {
    return svg`<g class=${`${cls} is-still`} transform=${place} data-id=${tags.id ?? nothing} role=${
      tags.label ? 'img' : nothing
    }
      aria-label=${tags.label ?? nothing} data-inspect=${tags.inspect ?? nothing}>${body}</g>`;
  }
  return svg`<g class=${cls} transform=${place} role="button" tabindex="-1" data-pattern=${tags.pattern}
    data-plan=${tags.plan ?? nothing} data-id=${tags.id ?? nothing}
    aria-label=${tags.label ?? nothing} aria-pressed=${look.selected ? 'true' : 'false'}
    aria-disabled=${look.legal || look.selected ? 'false' : 'true'}
    data-inspect=${tags.inspect ?? nothing}>${body}</g>`;
}

/**
 * A piece that is HTML (a counter of a hand, a card): a real button.
 * @param {Tags & {kind?: string, look?: Look}} tags @param {unknown} body
 */
export function buttonPiece({ kind = '', look = {}, ...tags }, body) {
  return html`<button type="button" class=${`piece ${kind}${stateClass(look)}`} role="button" tabindex="-1"
    data-pattern=${tags.pattern ?? nothing}
    data-id=${tags.id ?? nothing} aria-label=${tags.label ?? nothing} aria-pressed=${look.selected ? 'true' : 'false'}
    aria-disabled=${look.legal || look.selected ? 'false' : 'true'}
    data-inspect=${tags.inspect ?? nothing}>${body}</button>`;
}

/**
 * A piece that is HTML and may be only there to be read about: with a pattern it is chosen, without one its text opens.
 * @param {Tags & {kind?: string, look?: Look, place?: string}} tags @param {unknown} body
 */
export function panelPiece({ kind = '', look = {}, ...tags }, body) {
  return html`<div class=${`piece panel-piece ${kind}${stateClass(look)}${tags.pattern ? '' : ' is-still'}`}
    role="button" tabindex="-1" data-pattern=${tags.pattern ?? nothing}
    data-plan=${tags.plan ?? nothing} data-series=${tags.series ?? nothing} title=${tags.title ?? nothing}
    data-id=${tags.id ?? nothing} aria-label=${tags.label ?? nothing} aria-pressed=${
      tags.pattern ? String(Boolean(look.selected)) : nothing
    }
    aria-disabled=${tags.pattern && !look.legal && !look.selected ? 'true' : nothing}
    data-inspect=${tags.inspect ?? nothing}
    data-motion-place=${tags.place ?? nothing}>${body}</div>`;
}

/**
 * Wraps the part of a piece that travels when it changes place (kit/motion.js).
 * @param {Tags} tags @param {unknown} body
 */
export const mover = ({ motion, at, from, wait }, body) =>
  svg`<g class="mover" data-motion=${motion ?? nothing} data-motion-at=${at ?? nothing}
    data-motion-from=${from ?? nothing} data-motion-wait=${wait ?? nothing}>${body}</g>`;
