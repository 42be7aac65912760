/**
 * Would a card of the own hand change anything if it were played now? Read from what its holder sees, and only "no" is
 * ever certain: what cannot be read from the table counts as doing something.
 *
 * @typedef {import('./view.js').View} View
 */

const MOST_BULLETS = 5;
const AFTER_A_GAME = 3; // lives and bullets that Video Game leaves at most (Q57)
const ON_OWN_FIGHTS = new Set(['shotgun', 'mp3_player']);

/** @param {View} view @param {string} item */
const held = ({ seats }, item) => seats.some(({ items }) => items.includes(item));

/** @type {Record<string, (view: View) => boolean>} */
const CHANGES = {
  agent_xxxx: ({ seats }) => seats.some(({ bullets }) => bullets < MOST_BULLETS),
  bright_lights: ({ signs }) => signs.some(({ up }) => !up),
  faked_crop_circles: ({ signs }) => signs.length > 1,
  get_off_my_land: ({ martians }) => martians.length > 0,
  how_to_cook: (view) => held(view, 'fuel'),
  mass_hysteria: ({ supply }) => supply > 0,
  memory_drain: ({ seats }) => seats.some(({ items }) => items.length > 0),
  pod_people: ({ seats, martians }) => seats.some(({ pawn }) => !martians.includes(pawn)),
  presidential: ({ martians }) => martians.length > 0,
  video_game: ({ seats, options }) =>
    options.video_game === 'letter' || seats.some(({ life, bullets }) => life > AFTER_A_GAME || bullets > AFTER_A_GAME),
};

/** @param {string} move @param {View} view */
export function doesSomething(move, view) {
  const [verb, card] = move.split(' ');
  if (verb !== 'play') return true;
  if (ON_OWN_FIGHTS.has(card)) return view.turn === view.pending?.seat || view.fight?.seat === view.pending?.seat;
  return CHANGES[card]?.(view) ?? true;
}
