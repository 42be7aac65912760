/** What a board is: the members that the page asks of a renderer, and what it hands to them. The table in CONTRIBUTING.md is written from this file. */
import type { Ahead, Event, LogEntry, Preview, Result, Seen } from '../base/answers.js';
import type { Picker } from '../table/picker.js';

/** What lit draws; also text, or nothing at all. */
export type Drawing = unknown;

/** A word of the game or of the page, by its key. */
export type { Event, LogEntry };

export type Translate = ((key: string, params?: object) => string) & { has: (key: string) => boolean };

/** What a move would do, in the views of one game. */
export type Foreseen<View> = Omit<Preview, 'view' | 'ahead'> & { view: View | null; ahead?: Omit<Ahead, 'view'> & { view: View | null } };

/** The game from its beginning, once it is over. */
export interface Past {
  /** everybody's points (`totals`) after each move, as far as they are known yet */
  totals: readonly (readonly number[])[];
  /** what was done, move by move */
  log: readonly LogEntry[];
}

/** What a renderer is handed whenever something is drawn. */
export interface BoardContext<View extends Seen = Seen> {
  /** the table as who looks may know it */
  view: View;
  /** the seat shown as the own one */
  seat: number | null;
  /** the seat that must decide */
  toAct: number | null;
  /** narrows the legal moves by what is pressed; without moves where nothing can be chosen */
  picker: Picker;
  /** what moves would do, by move */
  previews?: ReadonlyMap<string, Foreseen<View>>;
  /** the pattern under the pointer */
  hover?: string | null;
  /** a short series of moves that is chosen as one */
  plan?: string;
  /** what the last move did */
  last: Event[];
  /** at the begin of the own turn: what all others have done since the one before */
  since?: Event[];
  /** the game's words */
  t: Translate;
  /** by seat */
  names: string[];
  /** who sits where */
  seats?: { name: string; kind: 'person' | 'computer'; level?: string }[];
  /** is the page as narrow as a phone? */
  phone?: boolean;
  /** name of the table */
  table?: string;
  /** does the reader want to see what prices will be? */
  forecast?: boolean;
  /** remembers that wish */
  setForecast?: (on: boolean) => void;
  /** may be played at, is only watched, or is an earlier moment */
  mode?: 'play' | 'watch' | 'replay';
  /** how the game ended */
  result?: Result | null;
  /** asks for previews of these moves */
  ask?: (moves: string[]) => void;
}

/** What a person wants to be asked about while others play, and what he has said that still stands. */
export interface Wish {
  asks: 'always' | 'useful' | 'mine';
  stops?: Readonly<Record<string, string>>;
  vow?: Record<string, unknown> | null;
}

/** The table as text. */
export interface Part {
  heading: string;
  columns?: string[];
  rows?: unknown[][];
  items?: unknown[];
}

/** What can be read about a piece. */
export interface About {
  title?: string;
  text?: string[];
  rule?: string;
  picture?: Drawing;
}

/** One game on the screen. */
export interface Board<View extends Seen = Seen, Context = BoardContext<View>> {
  /** the board itself */
  draw(ctx: Context): Drawing;
  /** the panel of one seat */
  seat(ctx: Context, seat: number): Drawing;
  /** a small picture of the table */
  thumb(view: View, t?: Translate): Drawing;
  /** the table as text */
  twin(ctx: Context): Part[];
  /** a move, or what is chosen of one, in words */
  describe(pattern: string, ctx: Context): string;
  /** verbs in the order in which the move list shows them */
  order: string[];
  /** moves worth a preview, as the picker stands */
  previewsFor(picker: Picker, ctx: Context): string[];
  /** what a view must be like to be drawn when a link brings it */
  shape: (view: unknown) => boolean;
  /** a piece by its id */
  picture(id: string, name?: string, letter?: string): Drawing;
  /** heading of the move list at a place of the move */
  question?(place: number, ctx: Context): string;
  /** what a piece is */
  inspect?(id: string, ctx: Context): About | null | undefined;
  /** by seat, for the curve of points */
  totals?(view: View): number[];
  /** where a hint says to look, in a few words */
  spot?(pattern: string, ctx: Context): string;
  /** a short series of moves that is chosen as one, in words */
  describePlan?(plan: string, ctx: Context): string;
  /** what a choice before the game looks like, beside its name; empty where words are enough */
  choicePicture?(option: string, value: string): Drawing;
  /** a picture of who has won, above the score */
  crown?(ctx: Context): Drawing;
  /** figures of its own at the end, in place of the curve */
  charts?(ctx: Context, past: Past): Drawing;
  /** a sentence before a move that gives something away; then only the button plays it */
  warns?(move: string, ctx: Context): string;
  /** is a move only the beginning of what the board offers whole once it is chosen? then one press does not play it */
  begins?(move: string, ctx: Context, id: string): boolean;
  /** does a move show only what it is made for: a die that must be thrown, a thing that is taken? then one press plays it */
  throws?(move: string, ctx: Context): boolean;
  /** the move that a thing without one would be now; asked about, it gives the rules' reason first */
  wish?(id: string, ctx: Context): string;
  /** where a move leads by the end of the turn */
  ahead?(move: string, ctx: Context): Drawing;
  /** what the others did, a line for each turn */
  since?(entries: LogEntry[], ctx: Context): string[];
  /** a move that can only help, made for who wishes so */
  helpful?(view: View, moves: string[]): string;
  /** a pass that is made without asking when nobody else is at the screen */
  idle?(moves: string[], view: View, wish?: Wish): string;
  /** a pass that stands for longer than now, with what tells when it ends; kept with the game */
  vowOf?(move: string, view: View): Record<string, unknown> | null;
  /** a card about which one may say for this game how to be asked: its id, and the ways besides the usual one */
  stopAt?(id: string, view: View, seat: number): { card: string; ways: string[] } | null;
  /** may a computer's next move come without a pause? Only what everybody sees may decide it */
  brisk?(view: View): boolean;
  /** is something to be looked at before a forced move is made for who wishes so? */
  lingers?(view: View): boolean;
  /** kinds of events that happen by themselves and are shown one at a time */
  stepKinds?: string[];
  /** is this event of those? */
  isStep?(event: Event): boolean;
  /** what the next person may do on the hand-over page without looking */
  blind?(view: View, t: Translate): { move: string; label: string }[];
  /** the question that goes with it */
  blindText?(view: View, t: Translate): string;
  /** the whole table as one still drawing with its places, for figures and their authors */
  diagram?: { draw(view: View): import('../kit/diagram.js').Block; ground: string };
  /** which of its colours each seat has, where that was chosen: `1-3 2-1` */
  colours?(view: View): string;
  /** the board pans and zooms by itself (`kit/viewport.js`) */
  ownZoom?: boolean;
}
