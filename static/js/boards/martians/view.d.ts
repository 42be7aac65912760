/** What a view of martians holds. Written by `python build.py types`: change pyapp/games/martians/known/seen.py instead. */

import type { Hindrance } from '../../base/answers.js';

/** The decision that is due. */
export interface Pending {
  /** kind of the decision */
  step: string;
  /** whose it is */
  seat: number;
  /** how many */
  n: number;
  /** card that asks */
  card: string | null;
  /** seat it is about */
  who: number | null;
  /** seat that played the card reacted to */
  by: number | null;
  /** square it is about */
  at: string | null;
  /** cell it is about */
  cell: string | null;
  /** token to be laid */
  token: string | null;
  /** tokens still to be laid */
  tokens: string[];
  /** items to choose from */
  items: string[];
  /** moment at which cards may be played */
  window: string | null;
  /** what brought the Martians */
  why: string | null;
}

/** A tile of the town. */
export interface Placed {
  /** id of the tile */
  tile: string;
  /** where it lies */
  cell: string;
  /** degrees clockwise */
  rotation: number;
}

/** A token on a square. */
export interface Token {
  /** the square */
  at: string;
  /** 1 for the first of its square */
  index: number;
  /** kind of the token; `item` for what may lie face down */
  kind: string;
  /** which item, for those who know */
  item: string | null;
  /** face up for everybody? */
  open: boolean;
}

/** A Martian token on a square. */
export interface Sign {
  /** the square */
  at: string;
  /** face up? */
  up: boolean;
  /** its face, for those who know */
  face: 'circle' | 'ship' | null;
}

/** A weapon in front of a seat. */
export interface Weapon {
  /** id of the card */
  card: string;
  /** bullets on it */
  bullets: number | null;
}

/** One seat. */
export interface Seat {
  /** square of the pawn */
  pawn: string;
  /** life tokens */
  life: number;
  /** bullet tokens */
  bullets: number;
  /** items carried */
  items: string[];
  /** Martians shot */
  kills: number;
  /** the hand; null for the others, unless all play openly */
  hand: string[] | null;
  /** cards in hand */
  cards: number;
  /** weapons on the table */
  weapons: Weapon[];
  /** cards it may still play */
  allowance: number;
  /** until when it has passed */
  quiet: string;
  /** is its hand jammed? */
  jammed: boolean;
  /** does it roll four-sided dice? */
  shielded: boolean;
}

/** The pile of tiles. */
export interface Pile {
  /** tiles in it */
  size: number;
  /** which ones, in no order */
  left: string[];
}

/** The deck the event cards are drawn from. */
export interface EventDeck {
  /** cards in it */
  size: number;
  /** the discard pile, the last one on top */
  discards: string[];
  /** what is in it, in no order, for the seat that looks through it */
  cards: string[] | null;
}

/** A deck of cards. */
export interface Deck {
  /** cards in it */
  size: number;
  /** the discard pile, the last one on top */
  discards: string[];
}

/** A card that goes on working. */
export interface Effect {
  /** id of the card */
  card: string;
  /** whom it works on */
  seat: number;
  /** when it ends */
  until: string;
  /** of whose turn */
  of: number;
  /** does it end with the turn under way? */
  now: boolean;
  /** seats it still waits for */
  left: number[];
}

/** The movement of the turn. */
export interface Movement {
  /** the die rolled */
  die: number;
  /** points in all */
  points: number;
  /** points left */
  left: number;
  /** what they are multiplied by */
  times: number;
}

/** A die of this turn. */
export interface Roll {
  /** what for */
  what: string;
  /** the die */
  die: number;
  /** the result */
  result: number;
}

/** A square within reach. */
export interface Reach {
  /** movement points */
  cost: number;
  /** fights on the way */
  fights: number;
  /** its squares */
  via: string[];
  /** the square */
  at: string;
  /** chance to survive the fights */
  odds: number;
}

/** A way for the pawn. */
export interface Way {
  /** movement points */
  cost: number;
  /** fights on the way */
  fights: number;
  /** its squares */
  via: string[];
}

/** Where the drawn tile may go. */
export interface Placement {
  /** the cell */
  cell: string;
  /** degrees clockwise */
  rotation: number;
  /** would it close the map (R10e)? */
  closes: boolean;
}

/** Martians being moved. */
export interface March {
  /** Martians still to move */
  left: number;
  /** squares of those that have moved */
  moved: string[];
}

/** The fight under way. */
export interface Fight {
  /** who fights */
  seat: number;
  /** the square */
  at: string;
  /** what is added to the die */
  bonus: number;
  /** the die, once rolled */
  die: number | null;
  /** the result, once rolled */
  result: number | null;
  /** bullets that would still win it */
  needs: number | null;
  /** are there enough? */
  can_pay: boolean;
  /** chance to survive one fight */
  survival: number;
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
  /** items this seat has not seen, by kind */
  unseen: Record<string, number>;
  /** items not on the table */
  pool: number;
  /** Martian tokens this seat has not seen, by face */
  unseen_signs: Record<'circle' | 'ship', number>;
  /** all together against the Martians? */
  cooperative: boolean;
  /** turns begun so far */
  number: number;
  /** part of the turn */
  phase: string;
  /** the first player */
  first: number;
  /** more turns for the active seat */
  extra: number;
  /** the decision that is due */
  pending: Pending | null;
  /** tiles in the order laid */
  town: Placed[];
  /** squares with a Martian */
  martians: string[];
  /** tokens on the table */
  tokens: Token[];
  /** Martian tokens on the table */
  signs: Sign[];
  /** by seat */
  seats: Seat[];
  /** figures not on the table */
  supply: number;
  /** figures of this game */
  figures: number;
  /** figures out of the game */
  box: number;
  /** kills that win */
  goal: number;
  /** cooperative: items on the Mother Ship */
  delivered: string[];
  /** tiles to be drawn */
  pile: Pile;
  /** tile that has to be placed now */
  drawn: string | null;
  /** tiles in the box */
  lost: string[];
  /** event cards */
  deck: EventDeck;
  /** cooperative: Martian cards */
  martian_deck: Deck | null;
  /** cards being resolved */
  resolving: string[];
  /** cards that go on working */
  effects: Effect[];
  /** movement of the turn */
  movement: Movement | null;
  /** dice of this turn */
  rolls: Roll[];
  /** squares within reach */
  reach: Reach[];
  /** the way to the Mother Ship */
  way: Way | null;
  /** where the drawn tile may go */
  placements: Placement[];
  /** Martians being moved */
  march: March | null;
  /** the fight under way */
  fight: Fight | null;
  /** chance of the active seat to survive a fight */
  odds: number;
  /** Martians that arrive at the end of the turn */
  spawns: number;
  /** squares where they are certain to arrive */
  spawn_at: string[];
  /** cooperative: turns until the supply is empty */
  turns_left: number | null;
  /** by own card: why it can't be played now */
  why: Record<string, Hindrance>;
  /** how it ended */
  ended: string | null;
  /** who won alone */
  winner: number | null;
  /** cooperative, at the end: won? */
  won: boolean | null;
}
