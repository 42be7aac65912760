/**
 * One game on the table: what the engine last said about it, what the player has chosen so far,
 * and its way to the engine and to storage. Draws nothing.
 *
 * @typedef {import('../base/types.js').Table} Table
 * @typedef {import('../base/types.js').StartSpec} StartSpec
 */
import { greeting, openedAs } from '../share/takein.js';
import { catalog, gameCard } from '../base/catalog.js';
import { freshChance } from '../base/chance.js';
import { hush } from '../words/announce.js';
import { ask, Fault, layAgain, Refused } from '../engine/client.js';
import { Driver } from './computerturns.js';
import { GameLock } from '../storage/gamelock.js';
import { keepLook, lastLook } from './lastseen.js';
import { createPicker } from './picker.js';
import { Replay } from './replay.js';
import { Steps } from './eventsteps.js';
import { askToPersist, loadGame, newId, onOtherTab, saveGame } from '../storage/games.js';
import { rename } from '../base/hash.js';
import { settings } from '../storage/settings.js';
import { update } from '../base/update.js';
import { people, viewerAfter } from './viewer.js';

/** Games asked for, not begun yet. @type {Map<string, StartSpec>} */
const starts = new Map();

const START = 'regolo.start.';

/** @param {StartSpec} spec @returns {string} the id of the game to come */
export function prepareGame(spec) {
  const id = newId();
  starts.set(id, spec);
  try {
    sessionStorage.setItem(START + id, JSON.stringify(spec));
  } catch {
    // only a reload before the first deal needs it
  }
  return id;
}

/** @param {string} id @returns {StartSpec | null} */
function preparedGame(id) {
  const spec = starts.get(id);
  if (spec) return spec;
  try {
    return JSON.parse(sessionStorage.getItem(START + id) ?? 'null');
  } catch {
    return null;
  }
}

/** It is saved from now on: a reload is not to deal it anew. @param {string} id */
function forgetStart(id) {
  try {
    sessionStorage.removeItem(START + id);
  } catch {
    // it was not kept there
  }
}

/** What was told already of the moves to come. @param {import('./lastseen.js').Look | null} look */
const seenAhead = (look) => new Map((look?.ahead ?? []).map((preview) => [preview.move, preview]));

export class Session {
  /** @param {string} id @param {{said?: (session: Session, entries: import('../base/types.js').LogEntry[]) => void, isStep?: (event: import('../base/types.js').Event) => boolean, stepKinds?: () => string[], ahead?: () => boolean, helpful?: (view: any, moves: string[]) => string, idle?: (moves: string[], view: any) => string, lingers?: (view: any) => boolean, brisk?: (view: any) => boolean, study?: import('../learn/study.js').Study | null}} [hooks] */
  constructor(id, hooks = {}) {
    this.id = id;
    /** The game's name in the engine: its own, unless a link has opened it already. */
    this.opened = openedAs(id);
    this.said = hooks.said ?? (() => {});
    /** Are previews to go on to the end of the turn? */
    this.ahead = hooks.ahead ?? (() => false);
    /** The move that can only help, or none. */
    this.helpful = hooks.helpful ?? (() => '');
    this.idle = hooks.idle ?? (() => '');
    this.lingers = hooks.lingers ?? (() => false);
    this.brisk = hooks.brisk ?? (() => false);
    this.stepKinds = hooks.stepKinds ?? (() => []);
    /** A table to learn at, kept nowhere. */
    this.study = hooks.study ?? null;
    this.saved = this.study ? this.study.picture : loadGame(id);
    this.spec = preparedGame(id);
    /** @type {Table | null} */
    this.table = null;
    /** What was last seen, until the engine has answered. */
    this.look = this.study ? null : lastLook(this.saved);
    this.previews = seenAhead(this.look);
    /** @type {import('../base/types.js').LogEntry[]} */
    this.log = this.look?.log ?? [];
    this.hover = '';
    /** @type {number | null} */
    this.viewer = this.look?.seat ?? this.saved?.viewer ?? null;
    this.watching = false;
    this.takenOver = false;
    /** @type {number | null} seat to be handed the screen */
    this.handover = null;
    /** What everybody may see while the screen changes hands. @type {any} */
    this.publicView = null;
    /** @type {import('../base/types.js').Refusal[]} */
    this.refusals = [];
    /** @type {{kind: string, params?: Record<string, any>} | null} */
    this.notice = greeting(id);
    /** @type {number[]} seats of people who play on another screen */
    this.away = this.saved?.away ?? [];
    /** @type {Fault | null} */
    this.fault = null;
    this.down = false;
    /** A pass is being made for the player. */
    this.idling = false;
    this.closed = false;
    /** Raised by everything that makes an answer on its way stale. */
    this.turn = 0;
    this.unsaved = false;
    /** Asked for in this game; told at the end. */
    this.hints = this.saved?.hints ?? 0;
    this.queue = Promise.resolve();
    this.driver = new Driver(this);
    this.replay = new Replay(this);
    this.picker = createPicker(this.willAct ? (this.look?.moves ?? []) : []);
    this.steps = new Steps(this, hooks.isStep ?? (() => false));
    this.lock = new GameLock(id, () => this.overtaken());
    this.stopListening = onOtherTab((changed) => changed === id && this.watching && this.refresh());
  }

  get slug() {
    return this.table?.game ?? this.saved?.game ?? this.spec?.game ?? this.study?.slug ?? '';
  }

  get card() {
    return gameCard(this.slug);
  }

  get seats() {
    return this.table?.seats ?? this.saved?.seats ?? this.spec?.seats ?? [];
  }

  /** Who the seats belong to, whoever moves for them in an analysis copy. */
  get namedSeats() {
    return this.replay.branch?.seats ?? this.seats;
  }

  /** The table's name in the engine: the game's, or its analysis copy's. */
  get tableId() {
    return this.replay.branch?.id ?? this.opened ?? this.id;
  }

  /** What every answer about the table is to bring: who looks, what is new in the log, what happened by itself. */
  get wanted() {
    return {
      table: this.tableId,
      seat: this.viewer,
      known: this.log.at(-1)?.n ?? -1,
      sharing: this.covered || this.watching ? [] : this.people,
      watch: settings.steps === 'off' || this.covered || this.watching || this.study ? [] : this.stepKinds(),
    };
  }

  get exists() {
    return Boolean(this.saved || this.spec || this.table || this.study);
  }

  /** What stands on the table: a position of the replay, the one now, or what was last seen of it. @type {any} */
  get position() {
    return this.replay.shown ?? this.table ?? this.look ?? this.saved;
  }

  /** A person at this screen may move now. */
  get mayAct() {
    const table = this.table;
    return Boolean(
      table && !this.idling && !this.replay.shown && this.handover === null && !table.result && this.isDue(table),
    );
  }

  /** The same as soon as the engine is there. */
  get willAct() {
    return Boolean(!this.table && this.look && this.isDue(this.look));
  }

  /** The person who looks is asked. @param {{to_act: number | null, seat: number | null, seats: import('../base/types.js').Seat[]}} table */
  isDue({ to_act: due, seat, seats }) {
    return !this.watching && due !== null && seats[due]?.kind === 'person' && seat === due && !this.isAway(due);
  }

  /** Is that seat played on another screen? In an analysis copy one moves for everybody. @param {number} seat */
  isAway(seat) {
    return !this.replay.branch && this.away.includes(seat);
  }

  /** The people at this screen. */
  get people() {
    return people(this.seats, this.replay.branch ? [] : this.away);
  }

  /** One thing at a time. @param {() => Promise<void>} job @returns {Promise<void>} */
  run(job) {
    this.queue = this.queue.then(() => (this.closed ? undefined : job())).catch((reason) => this.trouble(reason));
    return this.queue;
  }

  /** @param {any} reason */
  trouble(reason) {
    this.idling = false;
    if (reason instanceof Refused && reason.problem.key === 'table.not_open' && !this.replay.branch) {
      this.run(() => this.reopen());
      return;
    }
    if (reason instanceof Refused) this.refusals = [/** @type {any} */ (reason.problem)];
    else if (reason instanceof Fault) this.fault = reason;
    else {
      this.down = true;
      console.info('the engine is away', reason);
    }
    this.driver.stop();
    update();
  }

  open() {
    layAgain(() => this.asItIs());
    return this.run(async () => {
      this.watching = !this.study && !(await this.lock.take());
      await this.reopen();
    });
  }

  /** The table as it stands, for an interpreter that was somebody else's meanwhile; an analysis copy is laid again by its page. */
  asItIs() {
    const { table, study, viewer } = this;
    return table && !study && !this.replay.branch && !this.closed
      ? { do: 'open', table: this.tableId, record: table.record, seat: viewer }
      : null;
  }

  /** Puts the game before the engine, from the saved record or from its first move. */
  async reopen() {
    this.down = false;
    this.fault = null;
    this.replay.drop();
    if (this.study) {
      this.driver.paused = true; // the others move when the lesson says so
      await this.accept(await this.study.open(this), { fresh: true });
      return;
    }
    this.saved = loadGame(this.id) ?? this.saved;
    const seat = this.covered
      ? null
      : (this.viewer ?? viewerAfter(this.seats, this.saved?.to_act ?? null, null, this.away));
    const wanted = { ...this.wanted, seat, known: -1 };
    if (this.saved) {
      const answer = await this.laid(this.saved.record, wanted);
      if (answer.stopped && !this.watching) this.keepOriginal();
      await this.accept(answer, { fresh: true });
    } else if (this.spec) {
      const { seed, seats } = this.spec;
      const looks = this.covered ? null : viewerAfter(seats, null, null);
      const first = await ask({ do: 'start', ...wanted, ...this.spec, ...freshChance(seed), seat: looks });
      starts.delete(this.id);
      await this.accept(first, { fresh: true, save: true });
    }
  }

  /** The saved game before the engine; what a link has opened already is not opened again. @param {string} record @param {Record<string, any>} wanted @returns {Promise<Table>} */
  async laid(record, wanted) {
    if (this.opened && !this.table) {
      try {
        return await ask({ do: 'table', ...wanted });
      } catch (reason) {
        if (!(reason instanceof Refused)) throw reason;
      }
    }
    return ask({ do: 'open', ...wanted, record });
  }

  /** A record that no longer fits stays as it is; what is played on becomes another game. */
  keepOriginal() {
    const id = newId();
    if (this.saved) this.saved = { ...this.saved, id, rev: 0, created: Date.now() };
    this.unsaved = true;
    this.notice = { kind: 'stopped' };
  }

  /**
   * Takes the engine's answer as the state of the table.
   * @param {Table} table @param {{fresh?: boolean, save?: boolean, quiet?: boolean, back?: boolean}} [how] back: after undo and redo
   */
  async accept(table, { fresh = false, save = false, quiet = false, back = false } = {}) {
    this.turn += 1;
    this.idling = false;
    this.steps.drop();
    this.table = table;
    this.viewer = table.seat;
    this.resetChoice();
    const news = this.readLog(table, fresh);
    this.look = null;
    if (save) this.save();
    if (!quiet && !fresh && !back && !this.study) this.steps.begin();
    await this.seatViewer(back);
    keepLook(this);
    if (!quiet && !fresh) this.said(this, this.handover === null ? news : []);
    update();
    this.driver.advance();
    this.study?.settled();
  }

  resetChoice() {
    const table = this.table;
    this.picker = createPicker(this.mayAct && table ? (this.study?.offered(table.moves) ?? table.moves) : []);
    this.previews = seenAhead(this.look);
    this.hover = '';
    this.refusals = [];
  }

  /** Takes the entries that came with the table. @param {Table} table @param {boolean} fresh @returns {import('../base/types.js').LogEntry[]} those that are new */
  readLog({ at, entries }, fresh) {
    const known = fresh ? -1 : Math.min(at, this.log.at(-1)?.n ?? -1);
    const from = fresh ? 0 : (entries[0]?.n ?? at + 1);
    this.log = [...this.log.filter((entry) => entry.n <= at && entry.n < from), ...entries];
    return entries.filter((entry) => entry.n > known);
  }

  /** Several people with secrets share this screen. An analysis copy holds none: what is hidden is dealt anew in it, or the game is over. */
  get covered() {
    return Boolean(this.card?.secrets) && !this.replay.branch && this.people.length > 1;
  }

  /** Lets the next person look: at once, or after the screen has changed hands. @param {boolean} back */
  async seatViewer(back) {
    const table = /** @type {Table} */ (this.table);
    const next = table.result
      ? table.seat
      : viewerAfter(table.seats, table.to_act, table.seat, this.replay.branch ? [] : this.away);
    if (this.watching || (next === table.seat && !(back && this.covered))) return;
    if (this.covered && next !== null) {
      this.publicView = table.public ?? table.view;
      this.handover = next;
      hush();
      return;
    }
    await this.lookAs(next);
  }

  /** @param {number | null} seat */
  async lookAs(seat) {
    this.handover = null;
    const secrets = Boolean(this.card?.secrets); // the log tells each seat something else
    const table = await ask({ do: 'table', ...this.wanted, seat, ...(secrets ? { known: -1 } : {}) });
    this.table = table;
    this.viewer = seat;
    this.resetChoice();
    this.readLog(table, secrets);
  }

  /** The screen has changed hands. */
  takeSeat() {
    const seat = this.handover;
    return this.run(async () => {
      await this.lookAs(seat);
      this.said(this, []);
      update();
      this.driver.advance();
    });
  }

  /** A move made on the hand-over page, without having looked. @param {string} move */
  playBlind(move) {
    return this.run(async () => {
      this.handover = null;
      await this.accept(await ask({ do: 'play', ...this.wanted, move, seat: null }), { save: true });
    });
  }

  /** @param {string} move @param {number} [turn] */
  play(move, turn = this.turn) {
    return this.run(async () => {
      if (turn !== this.turn || this.watching) return;
      this.driver.holding = false;
      const answer = await ask({ do: 'play', ...this.wanted, move });
      this.study?.note(move);
      await this.accept(answer, { save: true });
    });
  }

  /** A computer's move, made by the engine; null: somebody did something else instead. @param {Table & {move: string | null}} answer @param {number} turn when it was asked for */
  played(answer, turn) {
    return this.run(async () => {
      const late = turn !== this.turn; // it was made just as somebody stopped it
      const next = answer.table === this.tableId && answer.at === (this.table?.at ?? 0) + 1;
      if (answer.move === null || (late && (this.watching || !next))) return;
      await this.accept(answer, { save: true, quiet: late });
    });
  }

  /** Plays the chosen series of moves as one; what the game has done by itself meanwhile is left out. */
  playPlan(turn = this.turn) {
    const plan = this.picker.plan.split(';');
    const [first, ...rest] = this.study?.planned(plan) ?? plan;
    return this.run(async () => {
      if (!first || turn !== this.turn || this.watching) return;
      this.driver.holding = false;
      const answer = await ask({ do: 'play', ...this.wanted, move: first, then: rest });
      this.study?.noteAll([first, ...rest], answer.at);
      await this.accept(answer, { save: true });
    });
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
    return decided && !this.isAway(decided.seat ?? -1) ? table.at - decided.n + 1 : 0;
  }

  /** Moves back to the first one of this turn, or as far as one may go. */
  get turnSteps() {
    const { viewer, log } = this;
    const table = this.table ?? this.look;
    if (!table || viewer === null || table.to_act !== viewer) return 0;
    const before = log.findLast((entry) => entry.n === 0 || entry.seat !== viewer)?.n ?? 0;
    return Math.min(table.at - before, table.undo.most);
  }

  /** @param {number} [steps] */
  undo(steps = this.undoSteps) {
    return this.run(async () => {
      if (!this.table || !steps || steps > this.table.undo.most) return;
      this.driver.hold();
      const answer = await ask({ do: 'undo', ...this.wanted, to: this.table.at - steps });
      await this.accept(answer, { save: true, back: true });
    });
  }

  /** Forward again to the next decision of a person. */
  redo() {
    return this.run(async () => {
      if (!this.table?.redo.can) return;
      this.driver.hold();
      const table = await ask({ do: 'redo', ...this.wanted, on: true });
      await this.accept(table, { save: true, back: true });
    });
  }

  /** @param {import('../base/types.js').Seat[]} seats */
  changeSeats(seats) {
    return this.run(async () => {
      await this.accept(await ask({ do: 'seats', ...this.wanted, seats }), { save: true, quiet: true });
    });
  }

  /** Says which people play on another screen. @param {number[]} away */
  sendAway(away) {
    return this.run(async () => {
      this.away = away;
      this.save();
      await this.seatViewer(false);
      keepLook(this);
      update();
      this.driver.advance();
    });
  }

  /** Why no move fits a pattern, beside what is chosen already. @param {string} pattern @param {string} [chosen] @returns {Promise<import('../base/types.js').Refusal[]>} */
  async refusalsOf(pattern, chosen = '') {
    const answer = await ask({ do: 'why', table: this.tableId, pattern, chosen, seat: this.viewer }).catch(() => null);
    return answer?.refusals ?? [];
  }

  /** Tells why no move fits a pattern. @param {string} pattern @param {string} [chosen] */
  why(pattern, chosen = '') {
    if (this.study?.wrong()) return Promise.resolve();
    const { turn } = this;
    return this.run(async () => {
      const refusals = await this.refusalsOf(pattern, chosen);
      if (turn !== this.turn) return;
      this.refusals = refusals;
      update();
    });
  }

  /** Fetches the consequences of moves that are not known yet. @param {string[]} moves */
  async preview(moves) {
    const turn = this.turn;
    const wanted = moves.filter((move) => !this.previews.has(move)).slice(0, 80);
    if (!wanted.length || !this.mayAct) return;
    const answer = await ask({
      do: 'preview',
      table: this.tableId,
      moves: wanted,
      seat: this.viewer,
      ahead: this.ahead(),
    }).catch(() => null);
    if (!answer || turn !== this.turn) return;
    for (const preview of answer.previews) this.previews.set(preview.move, preview);
    if (this.ahead() && !this.picker.selection && !this.hover) keepLook(this);
    update();
  }

  /** Keeps the game in this browser. An analysis copy and a watched game are never written. */
  save() {
    const table = this.table;
    if (!table || this.study || this.replay.branch || this.watching || !table.record) return;
    const secret = this.card?.secrets ?? false;
    const view = (secret && table.public) || table.view;
    const now = Date.now();
    const id = this.saved?.id ?? this.id;
    const game = {
      id,
      rev: this.saved?.rev ?? 0,
      game: table.game,
      record: table.record,
      seats: table.seats,
      at: table.at,
      length: table.length,
      to_act: table.to_act,
      viewer: secret ? null : table.seat,
      view,
      last: secret ? [] : table.last,
      result: table.result,
      created: this.saved?.created ?? now,
      updated: now,
      build: catalog.build,
      away: this.away,
      hints: this.hints,
      fingerprint: this.saved?.fingerprint ?? table.fingerprint,
    };
    const outcome = saveGame(game);
    if (outcome === 'overtaken') {
      this.overtaken();
      return;
    }
    if (outcome === 'kept') forgetStart(this.id);
    if (id !== this.id) rename(`#/table/${id}`);
    this.saved = game;
    this.unsaved = false;
    if (table.at > 0) askToPersist();
  }

  /** Another tab has taken the game. */
  overtaken() {
    if (this.closed) return;
    this.watching = true;
    this.takenOver = true;
    this.driver.stop();
    this.resetChoice();
    this.refresh();
  }

  /** The other tab went on: look again. */
  refresh() {
    this.run(() => this.reopen());
  }

  takeOver() {
    return this.run(async () => {
      this.watching = !(await this.lock.take({ steal: true }));
      this.takenOver = false;
      await this.reopen();
    });
  }

  close() {
    this.closed = true;
    this.turn += 1;
    this.driver.stop();
    this.replay.stop();
    this.stopListening();
    this.lock.release();
    if (this.table) ask({ do: 'close', table: this.opened ?? this.id }).catch(() => undefined);
  }
}
