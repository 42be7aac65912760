/** What a view of Mars must be like to be drawn. */
import { has, like, list, maybe, one, whole, word } from '../../kit/shape.js';

const NAMES = ['energy', 'ecosystem', 'water', 'science', 'construction'];
const people = list(whole(0, 7), 4);
const building = has({
  to_beat: maybe(whole(0, 40)),
  one: people,
  two: people,
  room: whole(-4, 8),
  stack: list(has({ value: maybe(whole(0, 40)) }), 60),
});

/** What the stamp draws. */
export const STAMP = has({
  row: list(one(...NAMES), 5),
  buildings: has(Object.fromEntries(NAMES.map((name) => [name, building]))),
});

const side = has({ earth: whole(0, 7), ship: whole(0, 7), energy: whole(0, 9), prep: list(maybe(word), 2, 2) });
const cards = list(maybe(word), 80);

const board = has({
  players: whole(1, 4),
  seats: list((seat) => side(seat) && has({ hand: cards, pack: cards, chosen: maybe(word) })(seat), 4, 1),
  da: maybe(side),
  deck: has({ size: whole(0, 80), bottom: cards }),
  discards: cards,
  ships: maybe(list(word, 4)),
  steals: maybe(list(has({ who: like(/^[0-3]$|^da$/), slot: word, card: word }), 8)),
});

/** @type {import('../../kit/shape.js').Shape} */
export const VIEW = (view) => STAMP(view) && board(view);
