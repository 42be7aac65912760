/**
 * What the board shows, read once per drawing: no rules, only the view, the legal moves and what has been chosen of
 * them.
 *
 * @typedef {import('./view.js').Place} Place
 * @typedef {import('./view.js').PathStep} Step
 * @typedef {import('./view.js').Target} Target
 * @typedef {import('./view.js').Live} Live
 * @typedef {import('./view.js').Side} Side
 * @typedef {import('./view.js').Good} Good
 * @typedef {import('./view.js').Pending} Pending
 * @typedef {import('./view.js').Drive} Drive
 * @typedef {import('./view.js').View} View
 * @typedef {import('../board.js').BoardContext<View>} Context
 * @typedef {import('../board.js').Translate} Translate
 * @typedef {Record<string, number>} Pile
 * @typedef {Omit<Target, 'plan'> & {pattern: string, plan: string, colour: string}} Aim  a space that can be reached,
 *   and how to say so
 */
import { lately, once } from '../../kit/reading.js';
import { GEARS, trackIn } from './geometry.js';

export const COLOURS = ['white', 'light', 'dark', 'black', 'wear', 'yellow', 'purple', 'red', 'green', 'blue'];
export const ACTIONS = ['yellow', 'purple', 'red', 'green', 'blue'];

export const readTable = once((/** @type {Context} */ ctx) => {
  const { view, picker } = ctx;
  const own = ctx.seat ?? 0;
  const live = ctx.mode === 'play' && Boolean(picker);
  const model = {
    ctx,
    view,
    own,
    live,
    t: ctx.t,
    names: ctx.names,
    phone: ctx.phone,
    forecast: ctx.forecast ?? true,
    track: trackIn(view),
    verbs: new Set(live ? picker.moves.map((/** @type {string} */ move) => move.split(' ')[0]) : []),
    /** The seat that is asked now: mostly the one whose turn it is. */
    acting: view.pending?.seat ?? view.turn,
    aims: /** @type {Aim[]} */ ([]),
    /** @type {Aim | null} */
    chosen: null,
  };
  if (live) model.aims = aimsOf(model);
  model.chosen =
    model.aims.find((aim) =>
      ctx.plan ? aim.plan === ctx.plan : picker?.selection === aim.pattern && aim.pattern.startsWith('go '),
    ) ?? null;
  return model;
});

/** @typedef {ReturnType<typeof readTable>} Model */

/** @param {Model} m @param {string} colour */
const usable = (m, colour) => m.ctx.picker.isOpen(`use ${colour}`);

/**
 * The spaces to light up: those offered now; else those of the cube chosen or pointed at;
 * else all that the gears lead to, one or several of them, and all that only a card leads to.
 * @param {Model} m @param {string} [colour] of the cube @returns {Aim[]}
 */
export function aimsOf(m, colour = cubeInHand(m.ctx)) {
  const { view } = m;
  if (m.verbs.has('go'))
    return view.targets.map((target) => ({
      ...target,
      pattern: `go ${target.space}`,
      plan: '',
      colour: cubeAtWork(view),
    }));
  if (!m.verbs.has('use')) return [];
  if (colour) return (view.reach[colour] ?? []).map((target) => planned(target, colour));
  /** @type {Map<string, Aim>} */
  const found = new Map();
  for (const gear of GEARS.filter((one) => usable(m, one))) {
    for (const target of view.reach[gear] ?? [])
      if (target.steps === 1 && !found.has(target.space)) found.set(target.space, planned(target, gear));
  }
  for (const target of view.far ?? [])
    if (!found.has(target.space)) found.set(target.space, planned(target, target.plan[0].split(' ')[1]));
  for (const card of ACTIONS.filter((one) => usable(m, one)))
    for (const target of view.reach[card] ?? [])
      if (!found.has(target.space)) found.set(target.space, planned(target, card));
  return [...found.values()];
}

/** The cube whose card is being carried out. @param {View} view */
const cubeAtWork = (view) => COLOURS.find((colour) => view.cards[colour] === view.pending?.card) ?? '';

/**
 * Whose bag may be looked into: one's own, and everybody's where bags are open.
 * @param {Model} m
 * @param {number} seat
 */
export const seesBag = (m, seat) => seat === m.ctx.seat || Boolean(m.view.options.open_bags);

/** The colour of the cube chosen, or pointed at. @param {Context} ctx */
export function cubeInHand({ picker, hover, plan }) {
  const [verb, colour] = (plan?.split(';')[0] || picker?.selection || '').split(' ');
  if (verb === 'use' && colour) return colour;
  if (verb && verb !== '*') return '';
  const [pointed, there] = (hover ?? '').split(' ');
  return pointed === 'use' && there ? there : '';
}

/** @param {Target} target @param {string} colour @returns {Aim} */
const planned = (target, colour) => ({ ...target, colour, pattern: `use ${colour}`, plan: target.plan.join(';') });

/**
 * How a piece with this pattern stands now.
 * @param {Model} m
 * @param {string | undefined} pattern
 * @returns {import('../../kit/piece.js').Look}
 */
export function look(m, pattern) {
  if (!pattern || !m.live) return {};
  const { picker, plan } = m.ctx;
  return {
    legal: picker.isOpen(pattern),
    selected: !plan && picker.selection.split(' ')[0] === pattern.split(' ')[0] && picker.has(pattern),
  };
}

/** The pattern, if some legal move has it. @param {Model} m @param {string} pattern */
export const open = (m, pattern) =>
  m.live && m.verbs.has(pattern.split(' ')[0]) && m.ctx.picker.isOpen(pattern) ? pattern : undefined;

/**
 * Colours of a pile from light to dark, then the others, with their numbers.
 * @param {Pile | null | undefined} pile
 * @returns {[string, number][]}
 */
export const cubesOf = (pile) =>
  COLOURS.flatMap((colour) => (pile?.[colour] ? [/** @type {[string, number]} */ ([colour, pile[colour]])] : []));

/** @param {Pile | null | undefined} pile */
export const sizeOf = (pile) => cubesOf(pile).reduce((sum, [, n]) => sum + n, 0);

/** @param {Model} m @param {string} colour */
export const goodOf = (m, colour) => /** @type {Good} */ (m.view.shop.find((good) => good.colour === colour));

/** @param {Model} m @param {number} seat */
export const nameOf = (m, seat) => m.names[seat] ?? String(seat + 1);

/** Columns a car has driven since the start. @param {Model} m @param {Side} side */
export const progress = (m, { laps, column }) => laps * m.view.columns + column;

/**
 * Seats that stand now where a cube or a car was put lately, and how they began.
 * @param {Model} m
 * @returns {Map<number, import('../board.js').Event>}
 */
export function movedCars(m) {
  /** @type {Map<number, import('../board.js').Event>} */
  const moved = new Map();
  for (const event of lately(m.ctx))
    if (event.kind === 'drove' || event.kind === 'rolled') {
      const seat = Number(event.seat);
      moved.set(seat, moved.get(seat) ?? event);
    }
  return moved;
}
