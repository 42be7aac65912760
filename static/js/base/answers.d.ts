/** What the engines answer. Written by `python build.py types`: change pyapp/core/answers.py and pyapp/core/seen.py instead. */

/** What happened, as a seat may know it: fields by kind (docs/events.md). */
export type Event = { kind: string } & Record<string, unknown>;

/** A table as one seat, or a spectator, may know it. */
export interface Seen {
  /** slug of the game */
  game: string;
  /** how many seats */
  players: number;
  /** what was chosen before the game */
  options: Record<string, unknown>;
  /** the seat whose turn it is; null when nobody's */
  turn: number | null;
}

/** Why something can't be done: the rule, and the sentence as a key and its params. */
export interface Hindrance {
  /** number of the rule */
  rule: string;
  /** `why.<key>` is the sentence */
  key: string;
  /** what the sentence names */
  params: Record<string, unknown>;
}

/** Something to be said, as the key of a message and its params. */
export interface Sentence {
  /** key of the message */
  key: string;
  /** what it names */
  params: Record<string, unknown>;
}

/** Why an answer is not what was asked for. */
export interface Problem {
  /** key of the message */
  key: string;
  /** what it names */
  params: Record<string, unknown>;
  /** number of the rule, for a move that is forbidden */
  rule?: string;
  /** the sentence itself, by language */
  said?: Record<string, string>;
}

/** Who sits where. */
export interface Seat {
  /** name; empty for one that was not given */
  name: string;
  /** who plays */
  kind: 'person' | 'computer';
  /** how a computer plays */
  level: string;
}

/** How a game ended. */
export interface Result {
  /** seats, best first; equals share a place */
  ranking: number[][];
  /** points, by seat */
  scores: number[];
  /** by seat: points by rule */
  breakdown: Record<string, number>[];
  /** against the game itself: won? */
  won: boolean | null;
  /** against the game itself: the score to beat */
  rival: number | null;
  /** the same by rule */
  rival_breakdown: Record<string, number> | null;
  /** why the game was over */
  ended: string | null;
}

/** How a game stands to its fingerprint. */
export interface Proof {
  /** as it was shown at the start; empty if nothing was */
  promised: string;
  /** worked out again from seed and salt */
  found: string;
  /** do all moves follow the rules from that deal on? */
  replays: boolean;
  /** cards drawn and the like */
  draws: number;
  /** dice rolled */
  rolls: number;
  /** was the promise kept? */
  holds: boolean;
}

/** A move in the log; number 0 is the set-up. */
export interface LogEntry {
  /** its number */
  n: number;
  /** who moved */
  seat: number | null;
  /** the move; null where it would tell a secret */
  move: string | null;
  /** what happened */
  events: Event[];
}

/** One event of a move, and the table after it. */
export interface Step {
  /** what happened */
  event: Event;
  /** the table then */
  view: Seen;
}

/** May a move be taken back? */
export interface CanUndo {
  /** may it? */
  can: boolean;
  /** how many moves */
  most: number;
  /** why not */
  why: Sentence | null;
}

/** May a move be made again? */
export interface CanRedo {
  /** is there any? */
  can: boolean;
}

/** Where a record stopped fitting the rules. */
export interface Stopped {
  /** number of the line */
  line: number;
  /** the move that is forbidden */
  move: string;
  /** why */
  refusal: Hindrance;
}

/** A table at one moment, for who looks. */
export interface Moment {
  /** the seat that must decide; null when the game is over */
  to_act: number | null;
  /** the table as this seat may know it */
  view: Seen;
  /** what the seat to act has to do */
  prompt: Sentence | null;
  /** how the game ended */
  result: Result | null;
}

/** A game on the table: all that a page needs to draw it and to keep it. */
export interface Table {
  /** the seat that must decide; null when the game is over */
  to_act: number | null;
  /** the table as this seat may know it */
  view: Seen;
  /** what the seat to act has to do */
  prompt: Sentence | null;
  /** how the game ended */
  result: Result | null;
  /** name of the table */
  table: string;
  /** slug of the game */
  game: string;
  /** how many seats */
  players: number;
  /** what was chosen before the game */
  options: Record<string, unknown>;
  /** who sits where */
  seats: Seat[];
  /** the seed; null while it could tell something */
  seed: string | null;
  /** of the deal */
  fingerprint: string;
  /** how the deal stands to the fingerprint, once the game is over */
  proof: Proof | null;
  /** the whole game as text */
  record: string;
  /** moves made */
  at: number;
  /** the same */
  length: number;
  /** a table to learn at? */
  analysis: boolean;
  /** is the deal one that a seat imagines? */
  imagined: boolean;
  /** who looks */
  seat: number | null;
  /** the table as everybody sees it, where that is less than `view` */
  public: Seen | null;
  /** the log after what the page has, if it asked for it */
  entries: LogEntry[];
  /** what happened by itself, of the kinds that the page asked to watch */
  steps: Step[];
  /** legal moves, for who may know them */
  moves: string[];
  /** what the act did that was answered */
  events: Event[];
  /** what the last move did */
  last: Event[];
  /** may a move be taken back? */
  undo: CanUndo;
  /** may one be made again? */
  redo: CanRedo;
  /** where the record stopped fitting the rules */
  stopped: Stopped | null;
}

/** A table from a link. */
export interface Opened {
  /** the seat that must decide; null when the game is over */
  to_act: number | null;
  /** the table as this seat may know it */
  view: Seen;
  /** what the seat to act has to do */
  prompt: Sentence | null;
  /** how the game ended */
  result: Result | null;
  /** name of the table */
  table: string;
  /** slug of the game */
  game: string;
  /** how many seats */
  players: number;
  /** what was chosen before the game */
  options: Record<string, unknown>;
  /** who sits where */
  seats: Seat[];
  /** the seed; null while it could tell something */
  seed: string | null;
  /** of the deal */
  fingerprint: string;
  /** how the deal stands to the fingerprint, once the game is over */
  proof: Proof | null;
  /** the whole game as text */
  record: string;
  /** moves made */
  at: number;
  /** the same */
  length: number;
  /** a table to learn at? */
  analysis: boolean;
  /** is the deal one that a seat imagines? */
  imagined: boolean;
  /** who looks */
  seat: number | null;
  /** the table as everybody sees it, where that is less than `view` */
  public: Seen | null;
  /** the log after what the page has, if it asked for it */
  entries: LogEntry[];
  /** what happened by itself, of the kinds that the page asked to watch */
  steps: Step[];
  /** legal moves, for who may know them */
  moves: string[];
  /** what the act did that was answered */
  events: Event[];
  /** what the last move did */
  last: Event[];
  /** may a move be taken back? */
  undo: CanUndo;
  /** may one be made again? */
  redo: CanRedo;
  /** where the record stopped fitting the rules */
  stopped: Stopped | null;
  /** is the picture in the link of this game? */
  picture: boolean;
}

/** The table after a computer's move. */
export interface Played {
  /** the seat that must decide; null when the game is over */
  to_act: number | null;
  /** the table as this seat may know it */
  view: Seen;
  /** what the seat to act has to do */
  prompt: Sentence | null;
  /** how the game ended */
  result: Result | null;
  /** name of the table */
  table: string;
  /** slug of the game */
  game: string;
  /** how many seats */
  players: number;
  /** what was chosen before the game */
  options: Record<string, unknown>;
  /** who sits where */
  seats: Seat[];
  /** the seed; null while it could tell something */
  seed: string | null;
  /** of the deal */
  fingerprint: string;
  /** how the deal stands to the fingerprint, once the game is over */
  proof: Proof | null;
  /** the whole game as text */
  record: string;
  /** moves made */
  at: number;
  /** the same */
  length: number;
  /** a table to learn at? */
  analysis: boolean;
  /** is the deal one that a seat imagines? */
  imagined: boolean;
  /** who looks */
  seat: number | null;
  /** the table as everybody sees it, where that is less than `view` */
  public: Seen | null;
  /** the log after what the page has, if it asked for it */
  entries: LogEntry[];
  /** what happened by itself, of the kinds that the page asked to watch */
  steps: Step[];
  /** legal moves, for who may know them */
  moves: string[];
  /** what the act did that was answered */
  events: Event[];
  /** what the last move did */
  last: Event[];
  /** may a move be taken back? */
  undo: CanUndo;
  /** may one be made again? */
  redo: CanRedo;
  /** where the record stopped fitting the rules */
  stopped: Stopped | null;
  /** the move; null when somebody did something else meanwhile */
  move: string | null;
}

/** The move a computer player would make. */
export interface Thought {
  /** the move */
  move: string | null;
}

/** An earlier moment of a game. */
export interface Shown {
  /** the seat that must decide; null when the game is over */
  to_act: number | null;
  /** the table as this seat may know it */
  view: Seen;
  /** what the seat to act has to do */
  prompt: Sentence | null;
  /** how the game ended */
  result: Result | null;
  /** moves made by then */
  at: number;
  /** what the last of them did */
  last: Event[];
}

/** A move told event by event. */
export interface Steps {
  /** number of the move */
  at: number;
  /** its events */
  steps: Step[];
}

/** The log of a game, or the end of it. */
export interface Log {
  /** move by move */
  entries: LogEntry[];
}

/** Why nothing that fits a pattern is legal. */
export interface Refusals {
  /** the reasons, the nearest first */
  refusals: Hindrance[];
}

/** Where a move leads by the end of the turn. */
export interface Ahead {
  /** the moves of the turn */
  moves: string[];
  /** the table then; null if something new shows at once */
  view: Seen | null;
  /** what would happen */
  events: Event[];
}

/** What a move would do, as far as it can be known. */
export interface Preview {
  /** the move, or the series */
  move: string;
  /** would it show something new? */
  reveals: boolean;
  /** the table then; null if something new shows at once */
  view: Seen | null;
  /** what would happen */
  events: Event[];
  /** and by the end of the turn, if asked */
  ahead?: Ahead;
}

/** What moves would do. */
export interface Previews {
  /** in the order asked */
  previews: Preview[];
}

/** A game as a link. */
export interface Link {
  /** the end of the address */
  link: string;
  /** the record */
  text: string;
}

/** A position as a link. */
export interface Glimpse {
  /** the end of the address */
  link: string;
}

/** How another record stands to the game on the table. */
export interface Kin {
  /** `other`: another game */
  how: 'same' | 'ahead' | 'behind' | 'fork' | 'other';
  /** moves both have made */
  shared: number;
}

/** How other records stand to the game on the table. */
export interface Kindred {
  /** in the order asked */
  kin: Kin[];
}

/** A good move, told little by little. */
export interface Hint {
  /** where to look */
  places: string[];
  /** which it is */
  move: string;
  /** why */
  reasons: Sentence[];
}

/** Why a move was made. */
export interface Reasons {
  /** number of the move */
  at: number;
  /** what it gained most in */
  reasons: Sentence[];
}

/** What would have been better in a turn. */
export interface Better {
  /** moves made before the decision */
  at: number;
  /** the better move */
  move: string;
  /** the chance of who moved, with it */
  chance: number;
  /** and with the move that was made */
  instead: number;
  /** what the better move does */
  events: Event[];
}

/** A whole turn that changed much. */
export interface Turn {
  /** the table before it, after so many moves */
  first: number;
  /** the table after it */
  n: number;
  /** whose turn it was */
  seat: number;
  /** whose chance changed */
  who: number;
  /** the chance before */
  before: number;
  /** the chance after */
  after: number;
  /** are both for sure? */
  proven: boolean;
  /** null: nothing better was found */
  better: Better | null;
}

/** How the chances went in a game that is over. */
export interface Review {
  /** did all play against the game? */
  together: boolean;
  /** moves after which a point of the curve is drawn */
  shown: number[];
  /** chances in per cent, by seat */
  points: number[][];
  /** after so many moves the end was certain; null: only at the end */
  proven: number | null;
  /** turns that changed much */
  turns: Turn[];
}

/** The look back, or nothing if it was ended early. */
export interface Reviewed {
  /** the look back */
  review: Review | null;
}

/** Does a seat still win for sure? */
export interface Wins {
  /** null where it can't be seen */
  wins: boolean | null;
}

/** Something drawn over the board. */
export interface MarkTold {
  /** what it is */
  kind: 'ring' | 'arrow' | 'number' | 'cross';
  /** the place: an id, the words of a move, or `#` and what can be read about */
  at: string;
  /** where an arrow ends */
  to?: string;
  /** a number */
  n?: number;
  /** blue where nothing is said */
  colour?: string;
}

/** One answer to tick. */
export interface ChoiceTold {
  /** by language; may be empty */
  text: Record<string, string>;
  /** the move it speaks of */
  move: string;
  /** the event it speaks of */
  event: Record<string, unknown>;
}

/** A question of a figure, without its answer. */
export interface AskTold {
  /** what is answered */
  kind: 'move' | 'which' | 'score' | 'next';
  /** by language */
  text: Record<string, string>;
  /** is the answer a move that is then made? */
  made: boolean;
  /** what there is to tick */
  choices: ChoiceTold[];
  /** the words of a move that decide; empty: the whole move does */
  settles: number[];
  /** of a guided figure the moves that are right */
  shows: string[];
}

/** One step of a figure. */
export interface FigureStep {
  /** by which a page remembers how far a reader has come; may be empty */
  id: string;
  /** by language */
  text: Record<string, string>;
  /** what is drawn over the board */
  marks: MarkTold[];
  /** the marks as a sentence, by language */
  marked: Record<string, string>;
  /** the question */
  ask: AskTold | null;
  /** moves that follow once it is done */
  then: string[];
}

/** What a figure shows and asks. */
export interface Figured {
  /** by language */
  title: Record<string, string>;
  /** by language */
  caption: Record<string, string>;
  /** whose eyes */
  eyes: number | null;
  /** the rules it is about */
  rules: string[];
  /** is only what a step asks for offered and shown? */
  guided: boolean;
  /** one after the other */
  steps: FigureStep[];
}

/** A figure that was opened: its table, and what it asks. */
export interface FigureTable {
  /** the seat that must decide; null when the game is over */
  to_act: number | null;
  /** the table as this seat may know it */
  view: Seen;
  /** what the seat to act has to do */
  prompt: Sentence | null;
  /** how the game ended */
  result: Result | null;
  /** name of the table */
  table: string;
  /** slug of the game */
  game: string;
  /** how many seats */
  players: number;
  /** what was chosen before the game */
  options: Record<string, unknown>;
  /** who sits where */
  seats: Seat[];
  /** the seed; null while it could tell something */
  seed: string | null;
  /** of the deal */
  fingerprint: string;
  /** how the deal stands to the fingerprint, once the game is over */
  proof: Proof | null;
  /** the whole game as text */
  record: string;
  /** moves made */
  at: number;
  /** the same */
  length: number;
  /** a table to learn at? */
  analysis: boolean;
  /** is the deal one that a seat imagines? */
  imagined: boolean;
  /** who looks */
  seat: number | null;
  /** the table as everybody sees it, where that is less than `view` */
  public: Seen | null;
  /** the log after what the page has, if it asked for it */
  entries: LogEntry[];
  /** what happened by itself, of the kinds that the page asked to watch */
  steps: Step[];
  /** legal moves, for who may know them */
  moves: string[];
  /** what the act did that was answered */
  events: Event[];
  /** what the last move did */
  last: Event[];
  /** may a move be taken back? */
  undo: CanUndo;
  /** may one be made again? */
  redo: CanRedo;
  /** where the record stopped fitting the rules */
  stopped: Stopped | null;
  /** what it shows and asks */
  figure: Figured;
}

/** A change after which a position holds. */
export interface Mended {
  /** leaves entries open, takes a piece away, sets another value */
  kind: 'open' | 'take' | 'set';
  /** the entries it changes */
  paths: string[];
  /** set: to what; take: which piece */
  value: unknown;
  /** the position after it */
  position: Record<string, unknown>;
}

/** What is wrong with a position. */
export interface Fault {
  /** the entry it is about */
  field: string;
  /** the sentence, by language */
  said: Record<string, string>;
  /** the rule that speaks of it; empty if none does */
  rule: string;
  /** what would mend it */
  mends: Mended[];
}

/** A position on the desk of its author. */
export interface Studied {
  /** slug of the game */
  game: string;
  /** how many seats */
  players: number;
  /** as far as it is said */
  position: Record<string, unknown>;
  /** the same, completed by chance */
  shown: Record<string, unknown>;
  /** the table as who looks sees it; after the first mend, where something is wrong */
  view: Seen;
  /** the seat to act */
  to_act: number | null;
  /** legal moves, some hundreds at most */
  moves: string[];
  /** how many of each piece of the box are named nowhere */
  left: Record<string, number>;
  /** what each field may be (core/shapes.py) */
  shapes: Record<string, unknown>;
  /** places on the board, and the entries they are about */
  spots: Record<string, string>[];
  /** what is wrong with it */
  fault: Fault | null;
}

/** A step of a figure, those before it answered rightly. */
export interface Page {
  /** the table as the figure's eyes see it */
  view: Seen;
  /** the seat to act */
  to_act: number | null;
  /** legal moves, some hundreds at most */
  moves: string[];
  /** its picture in words, by language */
  alt: Record<string, string>;
}

/** A figure as its pictures show it, step by step. */
export interface Paged {
  /** what it shows and asks */
  figure: Figured;
  /** one for each step */
  pages: Page[];
}

/** A picture that needs nothing else. */
export interface Still {
  /** the picture */
  svg: string;
  /** what it says to who can't see it */
  alt: string;
  /** in its own units */
  width: number;
  /** with the words below */
  height: number;
}

/** One reason why an answer is wrong. */
export interface WhyWrong {
  /** key of the message */
  key: string;
  /** what it names */
  params: Record<string, unknown>;
  /** the rule that says so */
  rule: string;
  /** is the sentence one of the game's words? */
  of_game: boolean;
}

/** What the rules say of an answer. */
export interface Judged {
  /** is it right? */
  right: boolean;
  /** the author's own words for a wrong answer, by language */
  hint: Record<string, string>;
  /** the rules' own reasons */
  why: WhyWrong[];
}

/** An answer that is right. */
export interface Answered {
  /** a move, the choices to tick, or a number */
  answer: string | number[] | number | null;
}

/** How far the thinking at a table is. */
export interface Progress {
  /** 0 to 1; null if nobody thinks */
  progress: number | null;
}

/** Done; there is nothing to tell. */
export interface Nothing {
}
