/** What a view of the race must be like to be drawn. */
import { has, like, list, maybe, one, table, whole, word } from '../../kit/shape.js';

const place = has({ space: like(/^[A-Z]\d-\d\d$/), section: whole(0, 9) });
const pile = table(whole(0, 300), 10);

/** What the stamp draws. */
export const STAMP = has({ track: one('daytona', 'monza'), seats: list(place, 5, 1) });

const board = has({
  players: whole(2, 5),
  columns: whole(10, 99),
  seats: list(
    has({
      act: pile,
      used: pile,
      disc: pile,
      bag: has({ size: whole(0, 300), cubes: maybe(pile) }),
      laps: whole(0, 99),
      lane: whole(0, 3),
      column: whole(0, 99),
      position: whole(1, 5),
    }),
    5,
    2,
  ),
  order: list(whole(0, 4), 5, 2),
  ranking: list(whole(0, 4), 5, 2),
  cards: table(word, 10),
  shop: list(has({ colour: word, card: word, stock: whole(0, 300), total: whole(0, 300) }), 12),
  drive: maybe(has({ start: place, head: place, path: list(place, 101), ranking: list(whole(0, 4), 5) })),
  targets: list(place, 200),
  far: maybe(list(place, 400)),
});

/** @type {import('../../kit/shape.js').Shape} */
export const VIEW = (view) => STAMP(view) && board(view);
