/** What a view of the market must be like to be drawn. */
import { has, list, maybe, table, whole, word } from '../../kit/shape.js';

/** The parts as the price table lists them. */
export const TYPES = ['aether_tube', 'boiler', 'gear', 'lens', 'magnet', 'piping', 'wire'];

const price = whole(1, 14);
const everyPrice = has(Object.fromEntries(TYPES.map((type) => [type, price])));
const cards = whole(0, 56);

/** What the stamp draws. */
export const STAMP = has({ line: list(word, 7), prices: table(price, 7) });

const board = has({
  prices: everyPrice,
  players: whole(2, 4),
  first: whole(0, 3),
  market: list(maybe(word), 8),
  deck: cards,
  discards: cards,
  price_limits: (limits) => /^[1-4],([6-9]|1[0-4])$/.test(String(limits)),
  seats: list(
    has({
      scrap: whole(0, 9),
      cards,
      hand: maybe(table(cards, 7)),
      open: table(cards, 7),
      sold: table(cards, 7),
      built: list(has({ id: word, cards: list(word, 9) }), 10),
    }),
    4,
    2,
  ),
  sets: list(has({ type: word, have: cards, scrap: whole(0, 9) }), 9),
  mechanisms: list(has({ id: word, needs: list(word, 9), owners: list(whole(0, 3), 4) }), 10),
  history: list(has({ prices: everyPrice, cogs: list(whole(0, 10_000), 4) }), 600),
  quiet: whole(0, 9),
  pass_streak: whole(0, 4),
});

/** @type {import('../../kit/shape.js').Shape} */
export const VIEW = (view) => STAMP(view) && board(view);
