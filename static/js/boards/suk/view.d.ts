/** What a view of suk holds. Written by `python build.py types`: change pyapp/games/suk/known/seen.py instead. */

/** What lies at a dock: a commodity tile, or the transport that waits there. */
export interface Berth {
  /** id of the tile */
  tile?: string;
  /** colour of the transport */
  transport?: string;
}

/** One Deep Space card as it was counted. */
export interface DeepStep {
  /** id of the card */
  card: string;
  /** what it brought */
  points: number;
  /** what was done: the word of a sentence */
  act: string;
  /** where in the hold */
  cells: string[];
  /** the colour that was chosen, where one was */
  colour: string | null;
}

/** The points of a seat as the table stands, and where they come from. */
export interface Score {
  /** points of the largest group of one colour */
  colour: number;
  /** points of the largest group of one type */
  type: number;
  /** points of rare tiles */
  rare: number;
  /** the Deep Space bonus */
  deep: number;
  /** all of it */
  total: number;
  /** cells of the largest groups of one colour */
  colour_groups: string[][];
  /** cells of the largest groups of one type */
  type_groups: string[][];
  /** the Deep Space cards in the order counted */
  deep_steps: DeepStep[];
  /** at the end: the total with the cards the other way round */
  other_order: number | null;
}

/** What a hold is worth, part by part. */
export interface Points {
  /** points of the largest group of one colour */
  colour: number;
  /** points of the largest group of one type */
  type: number;
  /** points of rare tiles */
  rare: number;
  /** the Deep Space bonus */
  deep: number;
  /** all of it */
  total: number;
}

/** A game of the match played before. */
export interface Earlier {
  /** 1 for the first of the match */
  game_number: number;
  /** by seat */
  points: Points[];
  /** the table it was counted on, if that is known */
  table: View | null;
}

/** Something on the table that no game can have led to. */
export interface Composed {
  /** what was laid out by hand */
  what: 'ring' | 'hold';
  /** whose hold */
  seat?: number;
}

/** The open table, with what a player would work out by eye. */
export interface View {
  /** slug of the game */
  game: string;
  /** how many seats */
  players: number;
  /** what was chosen before the game */
  options: Record<string, unknown>;
  /** the seat whose turn it is; null when nobody's */
  turn: number | null;
  /** the seat that began */
  start: number;
  /** 1 for the first game of the match */
  game_number: number;
  /** how many games the match has */
  games: number;
  /** points of the games already counted, by seat */
  totals: number[];
  /** the ring, dock by dock */
  docks: Berth[];
  /** by dock: the colours of transports that may come there */
  accepts: string[][];
  /** by seat: the docks that can be served now */
  open: number[][];
  /** by seat: transports left, by colour */
  hands: Record<string, number>[];
  /** by seat: whose hold it is */
  corporations: string[];
  /** cells that are not part of the hold */
  mask: string[];
  /** by seat: tile in each cell */
  holds: Record<string, string>[];
  /** by seat: where a tile may be put */
  cells: string[][];
  /** the Deep Space cards of this game */
  deep: string[];
  /** by seat: the card it applies first; empty until it says so */
  firsts: string[];
  /** tiles that are not in this game */
  left_out: string[];
  /** with Customs: the colour of the tile taken last */
  customs: string | null;
  /** by seat, as the table stands */
  scores: Score[];
  /** the games of the match before this one */
  earlier: Earlier[];
  /** what no game can have led to */
  composed: Composed[];
}
