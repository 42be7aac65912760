/**
 * What is known of the table at one moment: frozen facts, and what follows from them. Every act makes the next state
 * (changes.js); pages and parts read this and nothing else.
 *
 * @typedef {import('../base/types.js').Table} Table
 * @typedef {import('../base/types.js').Seat} Seat
 * @typedef {import('../base/types.js').LogEntry} LogEntry
 * @typedef {import('../base/types.js').Preview} Preview
 * @typedef {import('../base/types.js').Shown} Shown
 * @typedef {import('../base/types.js').Event} Event
 * @typedef {{event: Event, view?: import('../base/types.js').Step['view'], move?: {at: number, seat: number,
 *   events: readonly Event[]}}} Step move: of a past move that is told again; its view is fetched when it is shown
 * @typedef {{kind: string, params?: Record<string, unknown>, at?: number}} Notice at: of a move that was made for the
 *   reader
 * @typedef {{id: string, from: number, looked: boolean, viewer: number | null, seats: Seat[]}} Branch looked: at an
 *   older position; viewer: who looked when it began
 * @typedef {{seat: number, progress: number | null, hurried?: boolean}} Thinking
 * @typedef {{seat: number, move: string, turn: number}} Ready
 */
import { gameCard } from '../base/catalog.js';
import { Picker } from './picker.js';
import { people } from './viewer.js';

export class TableState {
  id = '';
  /** The game's name in the engine: its own, unless a link has opened it already. @type {string | null} */
  opened = null;
  /** A table to learn at, kept nowhere. @type {import('../learn/study.js').Study | null} */
  study = null;
  /** Rules and record are on somebody else's screen. @type {{game: string, seat: number | null} | null} */
  distant = null;
  /** The moves that one press has made: after the one, up to the other. @type {{from: number, to: number}} */
  series = { from: 0, to: -1 };
  /** Seats whose people sit at a screen that is joined to this one. @type {readonly number[]} */
  joined = [];
  /** @type {import('../storage/games.js').SavedGame | null} */
  saved = null;
  /** A game asked for, not begun yet. @type {import('../base/types.js').StartSpec | null} */
  spec = null;
  /** What the engine last said. @type {Table | null} */
  table = null;
  /** What was last seen, until the engine has answered. @type {import('./lastseen.js').LastSeen | null} */
  lastSeen = null;
  /** @type {readonly LogEntry[]} */
  log = [];
  /** Raised by everything that makes an answer on its way stale. */
  turn = 0;

  /** What has been chosen so far. @type {Picker} */
  picker = new Picker([]);
  /** The piece pointed at, as a pattern. */
  hover = '';
  /** @type {ReadonlyMap<string, Preview>} */
  previews = new Map();
  /** @type {readonly import('../base/types.js').Refusal[]} */
  refusals = [];
  /** @type {Notice | null} */
  notice = null;
  /** A pass is being made for the player. */
  idling = false;
  /**
   * A pass that stands for longer than now, and after which move it was said.
   * @type {Readonly<{at: number} & Record<string, unknown>> | null}
   */
  vow = null;
  /** By card of the game: how its holder wants to be asked about it. @type {Readonly<Record<string, string>>} */
  stops = {};
  /** Hints asked for in this game; told at the end. */
  hints = 0;

  /** @type {number | null} */
  viewer = null;
  /** Seats of people who play on another screen. @type {readonly number[]} */
  away = [];
  /** The seat to be handed the screen. @type {number | null} */
  handover = null;
  /** What everybody may see while the screen changes hands. @type {Table['view'] | null} */
  publicView = null;
  /** Another tab plays this game. */
  watching = false;
  /** It has taken the game away from this one. */
  takenOver = false;

  /** Another moment that is shown instead of the newest. @type {Shown | null} */
  shown = null;
  /** The moments go by one after the other. */
  replaying = false;
  /** An analysis copy that is played at instead of the game. @type {Branch | null} */
  branch = null;
  /**
   * What the game did by itself, or what the others did since the own last turn, one at a time.
   * @type {readonly Step[]}
   */
  steps = [];
  /** Which of them is shown; -1: none. */
  stepIndex = -1;

  /** @type {Thinking | null} */
  thinking = null;
  /** A computer's move that waits for "next". @type {Ready | null} */
  ready = null;
  /** The player stopped the computers to look around. */
  paused = false;
  /** Undo brought us here: nothing is played by itself until somebody acts. */
  holding = false;
  /**
   * The seat that was told to move now: until a person is asked, all that goes on comes without pauses too.
   * @type {number | null}
   */
  hurried = null;

  /** @type {import('../engine/client.js').Fault | null} */
  fault = null;
  /** The engine is away. */
  down = false;
  unsaved = false;
  closed = false;

  /** @param {Partial<TableState>} facts */
  constructor(facts) {
    Object.assign(this, facts);
    Object.freeze(this);
  }

  /** The same with other facts. @param {Partial<TableState>} facts @returns {TableState} */
  with(facts) {
    return new TableState({ ...this, ...facts });
  }

  get slug() {
    return this.table?.game ?? this.saved?.game ?? this.spec?.game ?? this.study?.slug ?? this.distant?.game ?? '';
  }

  get card() {
    return gameCard(this.slug);
  }

  get seats() {
    return this.table?.seats ?? this.saved?.seats ?? this.spec?.seats ?? [];
  }

  /** Who the seats belong to, whoever moves for them in an analysis copy. */
  get namedSeats() {
    return this.branch?.seats ?? this.seats;
  }

  /** The table's name in the engine: the game's, or its analysis copy's. */
  get tableId() {
    return this.branch?.id ?? this.opened ?? this.id;
  }

  get exists() {
    return Boolean(this.saved || this.spec || this.table || this.study || this.distant);
  }

  /** What stands on the table: a position of the replay, the one now, or what was last seen of it. */
  get position() {
    return this.shown ?? this.table ?? this.lastSeen ?? this.saved;
  }

  /** How many moves have been made. */
  get length() {
    return this.table?.at ?? 0;
  }

  /** After how many of them the board is shown. */
  get shownAt() {
    return this.shown ? this.shown.at : this.length;
  }

  get stepping() {
    return this.stepIndex >= 0;
  }

  /** The step that is shown. */
  get step() {
    return this.steps[this.stepIndex];
  }

  /** A person at this screen may move now. */
  get mayAct() {
    const { table } = this;
    return Boolean(
      table && !this.idling && !this.shown && this.handover === null && !table.result && this.isDue(table),
    );
  }

  /** The same as soon as the engine is there. */
  get willAct() {
    return Boolean(!this.table && this.lastSeen && this.isDue(this.lastSeen));
  }

  /**
   * The person who looks is asked.
   * @param {{to_act: number | null, seat: number | null, seats: readonly Seat[]}} table
   */
  isDue({ to_act: due, seat, seats }) {
    return !this.watching && due !== null && seats[due]?.kind === 'person' && seat === due && !this.isAway(due);
  }

  /** Is that seat played on another screen? In an analysis copy one moves for everybody. @param {number} seat */
  isAway(seat) {
    return !this.branch && this.away.includes(seat);
  }

  /** The people at this screen. */
  get people() {
    return people(this.seats, this.branch ? [] : this.away);
  }

  /**
   * Several people with secrets share this screen. An analysis copy holds none: what is hidden is dealt anew in it, or
   * the game is over.
   */
  get covered() {
    return Boolean(this.card?.secrets) && !this.branch && this.people.length > 1;
  }

  get computersTurn() {
    const { table } = this;
    return Boolean(table && !table.result && table.to_act !== null && table.seats[table.to_act]?.kind === 'computer');
  }

  /** The computers stand still although it is their turn. */
  get computersWait() {
    return this.computersTurn && !this.watching && !this.shown && (this.paused || this.holding);
  }

  /** The last decision of a person. */
  get decided() {
    const { table, log } = this;
    return log.findLast((entry) => entry.n > 0 && entry.seat !== null && table?.seats[entry.seat]?.kind === 'person');
  }

  /** Moves back to the last decision of a person; where nobody is one, one move. 0: nobody has decided anything yet. */
  get undoSteps() {
    const { table, decided } = this;
    if (!table) return 0;
    if (!this.people.length) return this.away.length ? 0 : Math.min(1, table.at);
    if (!decided || this.isAway(decided.seat ?? -1)) return 0;
    const { from, to } = this.series;
    const whole = table.at - from;
    return decided.n === to && whole <= table.undo.most ? whole : table.at - decided.n + 1;
  }

  /** Moves back to the first one of this turn, or as far as one may go. */
  get turnSteps() {
    const { viewer, log } = this;
    const table = this.table ?? this.lastSeen;
    if (!table || viewer === null || table.to_act !== viewer) return 0;
    const before = log.findLast((entry) => entry.n === 0 || entry.seat !== viewer)?.n ?? 0;
    return Math.min(table.at - before, table.undo.most);
  }
}
