/** What a view of the ring station must be like to be drawn. */
import { has, like, list, maybe, one, table, whole, word } from '../../kit/shape.js';

const colour = one('white', 'grey', 'black');
const cell = like(/^[a-h][1-8]$/);

/** What the stamp draws. */
export const STAMP = has({
  docks: list(has({ tile: maybe(word), transport: maybe(colour) }), 24, 24),
  accepts: list(list(colour, 3), 24, 24),
  scores: list(has({ total: whole(-999, 9999) }), 3),
});

const board = has({
  players: whole(2, 3),
  scores: list(has({ deep: whole(-999, 999) }), 3, 2),
  hands: list(table(whole(0, 12), 3), 3, 2),
  holds: list(table(word, 20), 3, 2),
  cells: list(list(cell, 24), 3, 2),
  open: list(list(whole(0, 23), 24), 3, 2),
  mask: list(like(/^[#.]{1,8}$/), 8),
  deep: list(word, 10),
});

/** @type {import('../../kit/shape.js').Shape} */
export const VIEW = (view) => STAMP(view) && board(view);
