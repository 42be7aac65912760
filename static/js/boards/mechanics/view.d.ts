/** What a view of mechanics holds. Written by `python build.py types`: change pyapp/games/mechanics/known/seen.py instead. */

/** A component bought in this round. */
export interface Purchase {
  /** mechanism that made it cheaper */
  with: string | null;
  /** who bought */
  seat: number;
  /** the component */
  type: string;
  /** its price */
  price: number;
  /** what was paid */
  paid: number;
}

/** A mechanism in play. */
export interface Mechanism {
  /** id of the mechanism */
  id: string;
  /** components it is built of */
  needs: string[];
  /** does it lie in a slot of its own? */
  slot: boolean;
  /** when it works: the word of a sentence */
  timing: string;
  /** once a round only? */
  once: boolean;
  /** seats that have built it */
  owners: number[];
  /** by component: does the seat that looks hold it? null for a spectator */
  ticks: boolean[] | null;
}

/** A mechanism that stands in front of a seat. */
export interface Built {
  /** id of the mechanism */
  id: string;
  /** components it is built of */
  cards: string[];
  /** built in the turn under way? */
  now: boolean;
  /** used in this round? null where it works more often */
  used: boolean | null;
}

/** One seat. */
export interface Seat {
  /** money */
  cogs: number;
  /** Scrap */
  scrap: number;
  /** cards in hand */
  cards: number;
  /** the hand by component; null for the others */
  hand: Record<string, number> | null;
  /** the part of the hand that everybody has seen */
  open: Record<string, number>;
  /** its mechanisms */
  built: Built[];
  /** what it has sold in its Sell step */
  sold: Record<string, number>;
}

/** What a component of one's own hand would bring as one set. */
export interface PartSet {
  /** the component */
  type: string;
  /** cards of it in hand */
  have: number;
  /** Scrap that would go with them */
  scrap: number;
  /** cards that are missing */
  short: number;
  /** sold already? */
  sold: boolean;
  /** cogs at today's price */
  now: number;
  /** cogs at the forecast price */
  then: number;
}

/** An own mechanism whose card had better be back in the hand before the sale (W11). */
export interface Thaw {
  /** id of the mechanism */
  mechanism: string;
  /** the component it would give back */
  type: string;
  /** a set where there was none, one card more, or a card worth nothing after the last round */
  kind: 'set' | 'more' | 'late';
}

/** A Difference Engine at work. */
export interface Nudge {
  /** whose */
  seat: number;
  /** the component */
  type: string;
  /** the change of its price */
  by: number;
}

/** A set sold. */
export interface Sale {
  /** who sold */
  seat: number;
  /** the component */
  type: string;
  /** cards of it */
  real: number;
  /** Scrap with them */
  scrap: number;
  /** price of a card */
  price: number;
  /** cogs it brought */
  income: number;
}

/** A Rocket Booster at work. */
export interface Boost {
  /** whose */
  seat: number;
  /** what it brought */
  cogs: number;
}

/** The round being counted, or the last one that was. */
export interface Report {
  /** counted from 1 */
  round: number;
  /** the last round? */
  last: boolean;
  /** component, price before, price after; from the back of the line */
  prices: [string, number, number][];
  /** Difference Engines */
  nudges: Nudge[];
  /** sets sold */
  sales: Sale[];
  /** Rocket Boosters */
  boosts: Boost[];
  /** by seat */
  income: number[];
}

/** Prices and purses after a round; round 0 is the start. */
export interface Past {
  /** counted from 1 */
  round: number;
  /** by component */
  prices: Record<string, number>;
  /** by seat */
  cogs: number[];
}

/** All that decides the final order, for one seat. */
export interface Final {
  /** money */
  cogs: number;
  /** the Automaton's part of it */
  bonus: number;
  /** cards in hand */
  cards: number;
  /** clockwise from the First Player of the last round */
  distance: number;
}

/** The table as one seat may know it. */
export interface View {
  /** slug of the game */
  game: string;
  /** how many seats */
  players: number;
  /** what was chosen before the game */
  options: Record<string, unknown>;
  /** the seat whose turn it is; null when nobody's */
  turn: number | null;
  /** part of the round */
  phase: 'turn' | 'adjust' | 'sell' | 'end';
  /** the First Player */
  first: number;
  /** counted from 1 */
  round: number;
  /** what the seat to act has done in its turn */
  primary: 'buy' | 'pass' | null;
  /** mechanism built in the turn under way */
  built_now: string | null;
  /** mechanism dismantled in it */
  dismantled_now: string | null;
  /** why this is the last round */
  last_round: 'deck' | 'standstill' | null;
  /** finished rounds in a row without a purchase */
  quiet: number;
  /** passes in a row */
  pass_streak: number;
  /** would a pass end the round, or will it? */
  pass_ends: boolean;
  /** components for sale; null is a free place */
  market: (string | null)[];
  /** cards in the deck */
  deck: number;
  /** cards in the discard pile */
  discards: number;
  /** by component */
  prices: Record<string, number>;
  /** the lowest and the highest price there is */
  price_limits: [number, number];
  /** what the seat to act would pay, by component */
  due: Record<string, number> | null;
  /** the Order Line, front first */
  line: string[];
  /** what each place of the line does to a price */
  places: number[];
  /** prices if the round ended now */
  forecast: Record<string, number> | null;
  /** the component in the middle of the line */
  middle: string;
  /** components bought in this round */
  bought: string[];
  /** the same in full, in order */
  purchases: Purchase[];
  /** those in play */
  mechanisms: Mechanism[];
  /** by seat */
  seats: Seat[];
  /** what the own hand would bring; empty for a spectator */
  sets: PartSet[];
  /** own mechanisms that had better be dismantled */
  thaw: string[];
  /** the same with the reason */
  thaws: Thaw[];
  /** top of the deck, for the owner of the Goggles in the own turn */
  x_ray: string[] | null;
  /** the round being counted, or the last one that was */
  report: Report | null;
  /** rounds finished */
  history: Past[];
  /** by seat, at the end */
  final: Final[] | null;
}
