/** The Buildings with their values and who lives there, and the cards one may see, as one still drawing. */
import { svg } from '../../base/lit.js';
import { around, below, framed, row } from '../../kit/diagram.js';
import { stamp } from './art.js';
import { smallFace } from './card.js';

const WIDTH = 1060;

/** @param {any} view */
function buildings(view) {
  /** @type {Record<string, import('../../kit/diagram.js').Box>} */
  const places = {};
  view.row.forEach((/** @type {string} */ building, /** @type {number} */ i) => {
    places[`dome-${building}`] = around(20 + i * 208 + 96, 168 + 76, 180, 140);
    [0, 1, 2, 3].forEach((seat) => {
      places[`one-${building}:${seat}`] = around(52 + i * 208 + seat * 44, 352, 44);
    });
  });
  return framed(
    { left: 0, top: 0, width: WIDTH, height: 440 },
    svg`<g transform="scale(2)">${stamp(view)}</g>`,
    places,
  );
}

/** @param {string} id @param {string} card @param {boolean} [down] */
const held = (id, card, down = false) => ({
  id,
  w: 100,
  h: 135,
  body: svg`<g transform="translate(-50 -67.5) scale(2.5)">${smallFace({ card, down })}</g>`,
});

/**
 * Hand and preps of a seat, as far as they are seen: what is hidden shows its back.
 * @param {any} seat
 * @param {number} at
 */
function cards({ hand = [], prep = [] }, at) {
  const hands = (hand ?? []).map((/** @type {string} */ card, /** @type {number} */ i) =>
    held(/-\d/.test(card) ? `hand-${card}` : `hand-${at}-${i}`, card),
  );
  const preps = (prep ?? []).flatMap((/** @type {string | null} */ card, /** @type {number} */ slot) =>
    card ? [held(`prep-${at}-${slot}`, card)] : [],
  );
  return row([...preps, ...hands], WIDTH, at);
}

/** @param {any} view @returns {import('../../kit/diagram.js').Block} */
export const diagram = (view) => below([buildings(view), ...(view.seats ?? []).map(cards)]);

export const ground = 'mars';
