/** What a view of pocket-mars holds. Written by `python build.py types`: change pyapp/games/pocket_mars/known/seen.py instead. */

import type { Hindrance } from '../../base/answers.js';

/** A card in a Building. */
export interface Laid {
  /** id, or its colour for a card face down that this seat doesn't know */
  card: string;
  /** number on the card */
  value: number;
  /** face down? */
  down: boolean;
}

/** A Building of the row, or Construction. */
export interface Building {
  /** the value a card must beat; null where nobody lives */
  to_beat: number | null;
  /** its cards, the first at the bottom */
  stack: Laid[];
  /** colonists on one star, by side */
  one: number[];
  /** colonists on two stars, by side */
  two: number[];
  /** places left */
  room: number;
}

/** A side's points, part by part (R20). */
export interface Points {
  /** colonists on the Ship */
  ship: number;
  /** colonists on one star */
  one_star: number;
  /** colonists on two stars */
  two_star: number;
  /** for somebody in every Building */
  everywhere: number;
  /** for the largest crowd */
  crowd: number;
  /** for the most energy */
  energy: number;
  /** all of it */
  total: number;
}

/** One seat. */
export interface Seat {
  /** colonists on Earth */
  earth: number;
  /** colonists on the Ship */
  ship: number;
  /** energy */
  energy: number;
  /** colonists in Buildings */
  settled: number;
  /** Buildings with somebody of this side */
  homes: number;
  /** most colonists in one Building */
  crowd: number;
  /** may one turn land all who are missing? */
  could_end: boolean;
  /** points as the table stands */
  score: Points;
  /** the prep cards; null is an empty place */
  prep: (string | null)[];
  /** the hand; backs for the others */
  hand: string[];
  /** cards dealt to choose from; backs for the others */
  pack: string[];
  /** the card chosen in secret */
  chosen: string | null;
}

/** Something DA will do. */
export interface PlanStep {
  /** kind of the event */
  kind: string;
  /** number of its rule */
  rule: string;
  /** where */
  building?: string;
  /** how many */
  n?: number;
}

/** What DA will do if a colour is left to it. */
export interface Plan {
  /** in order */
  steps: PlanStep[];
  /** DA's points before and after */
  da: number[];
  /** your points before and after */
  you: number[];
}

/** DA, the opponent of the solo game. */
export interface Rival {
  /** colonists on Earth */
  earth: number;
  /** colonists on the Ship */
  ship: number;
  /** energy */
  energy: number;
  /** colonists in Buildings */
  settled: number;
  /** Buildings with somebody of this side */
  homes: number;
  /** most colonists in one Building */
  crowd: number;
  /** may one turn land all who are missing? */
  could_end: boolean;
  /** points as the table stands */
  score: Points;
  /** the prep cards; null is an empty place */
  prep: (string | null)[];
  /** how hard it is */
  level: string;
  /** by colour of its prep */
  plans: Record<string, Plan>;
}

/** The deck. */
export interface Deck {
  /** cards in it */
  size: number;
  /** id or colour of the card on top */
  top: string | null;
  /** cards put at the bottom, the deepest first */
  bottom: string[];
  /** solo: rounds after this one that it lasts */
  rounds: number | null;
}

/** Cards of the deck that somebody is looking at. */
export interface Looked {
  /** who looks */
  seat: number;
  /** the cards; backs for the others */
  cards: string[];
}

/** The decision that is due. */
export interface Pending {
  /** kind of the decision */
  step: string;
  /** whose it is */
  seat: number;
  /** how many */
  n: number;
  /** where */
  building: string | null;
  /** card that asks */
  card: string | null;
  /** number of the rule that asks */
  rule: string;
  /** what a yes would do, a word for each effect */
  does: string[];
  /** is nobody ever worse off for a yes? */
  helps: boolean;
}

/** What an own prep card would do if it were played now. */
export interface Forecast {
  /** its place in the prep */
  slot: string;
  /** id of the card */
  card: string;
  /** the value it must beat */
  to_beat: number | null;
  /** does it? */
  beats: boolean;
  /** and is there a colonist to place? */
  places: boolean;
  /** `free`, or why its prep action would do nothing */
  bottom: string;
  /** the same as a sentence */
  why: Hindrance | null;
  /** could the Building's ability do anything? */
  ability: boolean;
  /** why not */
  ability_why: Hindrance | null;
}

/** What stands in the way of a hand action. */
export interface Top {
  /** id of the card */
  card: string;
  /** `free`, or why it would do nothing */
  top: string;
  /** the same as a sentence */
  why: Hindrance | null;
}

/** What a card of another's prep would do that this seat has seen, if it were connected now. */
export interface Steal {
  /** whose it is: a seat, or `da` */
  who: string;
  /** its place in the prep */
  slot: string;
  /** id of the card */
  card: string;
  /** DA's card: the value it must beat */
  to_beat: number | null;
  /** DA's card: does it, with a colonist to place? */
  places: boolean;
  /** `free`, why its owner's prep action would do nothing, or `none` for DA */
  bottom: string;
  /** the same as a sentence */
  why: Hindrance | null;
  /** could the Building's ability do anything? */
  ability: boolean;
  /** why not */
  ability_why: Hindrance | null;
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
  /** the first player */
  first: number;
  /** counted from 1 */
  round: number;
  /** the Buildings, left to right */
  row: string[];
  /** places in a Building */
  room: number;
  /** the Ship of each side, and with it its colour */
  ships: string[];
  /** by colour */
  buildings: Record<string, Building>;
  /** by seat */
  seats: Seat[];
  /** solo: the opponent */
  da: Rival | null;
  /** the deck */
  deck: Deck;
  /** the last one on top */
  discards: string[];
  /** the hand card being resolved */
  in_play: string | null;
  /** cards that somebody is looking at */
  looked: Looked | null;
  /** are preps being chosen in secret? */
  choosing: boolean;
  /** the decision that is due */
  pending: Pending | null;
  /** the own prep cards; empty for a spectator */
  outlook: Forecast[];
  /** the own hand cards; empty for a spectator */
  tops: Top[];
  /** cards of other preps that one has seen; empty for a spectator */
  steals: Steal[];
  /** why the game is over */
  ended: 'seven' | 'your_seven' | 'da_seven' | 'da_prep' | 'deck' | null;
  /** solo, at the end: won? */
  won: boolean | null;
}
