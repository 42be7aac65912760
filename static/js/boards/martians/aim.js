/**
 * Walking to a square farther off: a press walks the way, up to the first fight, and takes what lies on it; after a
 * fight the way is still shown.
 */
import { spot } from './model.js';
import { drawingIn, shapeOf } from './tiles.js';

/** @typedef {import('./model.js').Model} Model */

const LIMITS = { life: 5, bullet: 5 };

/** Where somebody wants to get, and in which turn he said so. @type {{at: string, turn: string} | null} */
let aim = null;

/** @param {Model} m */
const turnOf = ({ ctx, view }) => `${ctx.table ?? ''} ${view.number} ${view.turn}`;

/** @param {Model} m @param {string} at */
export function aimAt(m, at) {
  aim = { at, turn: turnOf(m) };
}

/**
 * The square aimed at, as long as it can be reached in this movement.
 * @param {Model} m
 * @returns {string | undefined}
 */
export const aimed = (m) =>
  aim && aim.turn === turnOf(m) && m.verbs.has('step') && m.reach.has(aim.at) ? aim.at : undefined;

/**
 * Has the walker room for a token, as far as he knows what it is?
 * @param {Model} m @param {import('./model.js').Token} token
 */
function hasRoom({ view }, { kind, item }) {
  const seat = view.seats[view.turn ?? 0];
  if (kind === 'life') return seat.life < LIMITS.life;
  if (kind === 'bullet') return seat.bullets < LIMITS.bullet;
  return !item || !seat.items.includes(item);
}

/** What is taken on a square, one after the other: those behind move up. @param {Model} m @param {string} at */
const takings = (m, at) =>
  m.view.tokens
    .filter((token) => token.at === at && hasRoom(m, token))
    .map(({ index }, taken) => `take ${index - taken}`);

/**
 * The steps of a way up to its first fight, and what is taken on them, as a plan for the shell.
 * @param {Model} m @param {string[]} way @param {number} fights on the way
 */
export function walkPlan(m, way, fights) {
  const fight = fights ? way.findIndex((at) => m.hordes.has(at)) : -1;
  return way
    .slice(0, fight < 0 ? way.length : fight + 1)
    .flatMap((at) => [`step ${at}`, ...(m.hordes.has(at) ? [] : takings(m, at))])
    .join(';');
}

/**
 * A step to a square next door that takes what lies there; nothing to take: the step alone.
 * @param {Model} m @param {string} at
 */
export function stepPlan(m, at) {
  const plan = walkPlan(m, [at], m.reach.get(at)?.fights ?? 0);
  return plan.includes(';') ? plan : undefined;
}

/**
 * Does somebody who goes there meet nobody and turn nothing up? Then all that shows is what he came for, or the die
 * that is thrown once he has walked enough.
 * @param {Model} m @param {string} at
 */
function isQuiet(m, at) {
  const here = spot(m, at);
  if (!here || m.hordes.has(at) || m.view.signs.some((sign) => sign.at === at && !sign.up)) return false;
  const { squares } = shapeOf(drawingIn(m.view, here.placed.tile), here.placed.rotation / 90);
  return !(m.view.cooperative && squares[here.r * 3 + here.c].sign);
}

/**
 * Does a move, or a series of them, show only what it is made for: a die that is thrown anyway, a thing that is taken
 * or looked at?
 * @param {Model} m @param {string} plan
 */
export const showsItsAim = (m, plan) =>
  plan.split(';').every((move) => {
    const [verb, place] = move.split(' ');
    if (verb === 'step' || verb === 'to') return isQuiet(m, place);
    if (move === plan && verb === 'pass') return m.view.fight?.seat === m.view.pending?.seat;
    return ['take', 'look', 'fetch', 'stop', 'pass', 'march'].includes(verb);
  });
