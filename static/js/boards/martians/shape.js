/** What a view of the town must be like to be drawn. */
import { has, like, list, maybe, one, table, whole, word } from '../../kit/shape.js';

const place = like(/^-?\d{1,3},-?\d{1,3}$/);

/** What the stamp draws. */
export const STAMP = has({
  town: list(has({ tile: word, cell: place, rotation: one(0, 90, 180, 270) }), 60, 1),
  martians: list(place, 200),
  seats: list(has({ pawn: place }), 6, 1),
});

const board = has({
  seats: list(
    has({
      life: whole(0, 20),
      bullets: whole(0, 20),
      kills: whole(0, 200),
      cards: whole(0, 40),
      allowance: whole(0, 20),
      items: list(word, 9),
      weapons: list(has({ card: word, bullets: maybe(whole(0, 20)) }), 12),
    }),
    6,
    1,
  ),
  tokens: list(has({ at: place, kind: word }), 200),
  signs: list(has({ at: place }), 12),
  supply: whole(0, 200),
  figures: whole(0, 200),
  goal: whole(0, 200),
  delivered: list(word, 3),
  pile: has({ size: whole(0, 60), left: list(word, 60) }),
  lost: list(word, 60),
  unseen: table(whole(0, 60), 9),
  placements: maybe(list(has({ cell: place, rotation: one(0, 90, 180, 270) }), 400)),
  way: maybe(has({ via: list(place, 200) })),
  spawn_at: maybe(list(place, 200)),
  reach: maybe(list(has({ at: place, via: maybe(list(place, 200)) }), 400)),
});

/** @type {import('../../kit/shape.js').Shape} */
export const VIEW = (view) => STAMP(view) && board(view);
