/** What a view of automobiles holds. Written by `python build.py types`: change pyapp/games/automobiles/known/seen.py instead. */

import type { Hindrance } from '../../base/answers.js';

/** A card of the shop with its cubes. */
export interface Good {
  /** colour of the cubes */
  colour: string;
  /** id of the card */
  card: string;
  /** price of a cube; null where none can be bought */
  cost: number | null;
  /** what the cube is worth in the shop */
  value: number;
  /** cubes in the supply */
  stock: number;
  /** cubes in the box */
  total: number;
  /** sold in this race? */
  for_sale: boolean;
}

/** A bag: what lies in it follows from what everybody has seen (Q30). */
export interface Bag {
  /** how many cubes */
  size: number;
  /** by colour */
  cubes: Record<string, number>;
}

/** What a cube would do for a seat as the table stands. */
export interface Live {
  /** id of the card */
  card: string;
  /** wear cubes it costs */
  wear: number;
  /** steps it allows, for a cube that drives */
  steps?: number;
  /** colours of spaces it may step onto */
  colours?: string[];
  /** Hybrid Engine: gears counted among the own cubes */
  own?: number;
  /** Hybrid Engine: gears counted among the rival's */
  rival?: number;
}

/** One seat: its car, its cubes, its laps. */
export interface Side {
  /** id of the space */
  space: string;
  /** which of its sections, 0 at the back */
  section: number;
  /** lane of the car */
  lane: number;
  /** column of the car */
  column: number;
  /** laps done */
  laps: number;
  /** laps to go */
  left: number;
  /** space of the lap track where the marker stands */
  marker: string;
  /** place in the race */
  position: number;
  /** place in the order of turns */
  slot: number;
  /** the active pile by colour */
  act: Record<string, number>;
  /** the used pile by colour */
  used: Record<string, number>;
  /** the discard pile by colour */
  disc: Record<string, number>;
  /** the bag */
  bag: Bag;
  /** cubes in all */
  owned: number;
  /** boosts still owed */
  boosts: number;
  /** by colour: what the cube would do now */
  live: Record<string, Live>;
}

/** The decision that is due. */
export interface Pending {
  /** kind of the decision */
  step: string;
  /** whose it is */
  seat: number;
  /** how many steps, cubes ... are left */
  n: number;
  /** card that asks */
  card: string | null;
  /** colours that fit */
  colours: string[];
  /** pile that the cubes are chosen from */
  pile: string | null;
  /** money left */
  money: number;
  /** may it not be declined? */
  must: boolean;
}

/** Somewhere on the track. */
export interface Place {
  /** id of the space */
  space: string;
  /** which of its sections, 0 at the back */
  section: number;
}

/** A step of the turn under way. */
export interface PathStep {
  /** id of the space */
  space: string;
  /** which of its sections, 0 at the back */
  section: number;
  /** colour of the cube that made it */
  colour: string;
}

/** The turn under way with what can be spent. */
export interface Drive {
  /** whose turn */
  seat: number;
  /** where the car began */
  start: Place;
  /** where it is now */
  head: Place;
  /** the steps made */
  path: PathStep[];
  /** columns driven */
  columns: number;
  /** times the line was crossed */
  crosses: number;
  /** wear cubes to come */
  wear: number;
  /** the same without drafting and shelter */
  unspared: number;
  /** darkest colour of the path */
  darkest: string | null;
  /** the seat in whose slipstream the car is */
  drafting: number | null;
  /** is the turn sheltered from wear? */
  shielded: boolean;
  /** laps done */
  laps: number;
  /** laps to go */
  left: number;
  /** place in the race */
  position: number;
  /** seats, first to last */
  ranking: number[];
  /** was an action taken, so that no pit stop is possible? */
  started: boolean;
  /** what the active pile is worth, or what is left in the shop */
  money: number;
}

/** A space that an activation can lead to, and one way there. */
export interface Target {
  /** id of the space */
  space: string;
  /** which of its sections, 0 at the back */
  section: number;
  /** how many steps */
  steps: number;
  /** the spaces of the way */
  via: string[];
  /** times the way crosses the line */
  crosses: number;
  /** wear cubes if the turn ended there */
  wear: number;
  /** the seat in whose slipstream the car would be */
  drafting: number | null;
  /** place in the race if the turn ended there */
  position: number;
  /** the moves that lead there */
  plan: string[];
}

/** A seat at the end of the race. */
export interface Finish {
  /** which seat */
  seat: number;
  /** 1 for the winner */
  place: number;
  /** laps done */
  laps: number;
  /** columns of the last lap */
  columns: number;
}

/** The open table, with what each cube could do. */
export interface View {
  /** slug of the game */
  game: string;
  /** how many seats */
  players: number;
  /** what was chosen before the game */
  options: Record<string, unknown>;
  /** the seat whose turn it is; null when nobody's */
  turn: number | null;
  /** id of the track */
  track: string;
  /** columns of a lap */
  columns: number;
  /** laps of the race */
  laps: number;
  /** by colour of cube: id of its card */
  cards: Record<string, string>;
  /** seats in the order of their turns */
  order: number[];
  /** counted from 1 */
  round: number;
  /** has somebody finished? */
  last_round: boolean;
  /** part of the game */
  phase: 'setup' | 'action' | 'shop' | 'over';
  /** every card, by colour */
  shop: Good[];
  /** by seat */
  seats: Side[];
  /** seats, first to last */
  ranking: number[];
  /** the decision that is due */
  pending: Pending | null;
  /** the turn under way */
  drive: Drive | null;
  /** by colour of cube: the spaces it can lead to */
  reach: Record<string, Target[]>;
  /** the spaces that several cubes lead to better than one, one way each */
  far: Target[];
  /** spaces offered while a step is due */
  targets: Target[];
  /** by colour of cube: why it can't be activated now */
  why: Record<string, Hindrance>;
  /** the order at the end */
  result: Finish[] | null;
}
