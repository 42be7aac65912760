/**
 * The store of one game on the table: the state of now, and the acts that ask the engine and make the next one
 * (changes.js). Draws nothing. One act at a time; the state is saved before it is drawn.
 *
 * @typedef {import('../base/types.js').Table} Table
 * @typedef {import('../base/types.js').LogEntry} LogEntry
 * @typedef {import('../base/types.js').Event} Event
 * @typedef {{said?: (session: Session, entries: LogEntry[]) => void, isStep?: (event: Event) => boolean,
 *   stepKinds?: () => string[], ahead?: () => boolean, helpful?: (view: any, moves: string[]) => string, idle?:
 *   (moves: string[], view: any, wish: any) => string, vowOf?: (move: string, view: any) => Record<string, unknown> |
 *   null, lingers?: (view: any) => boolean, brisk?: (view: any) => boolean, study?: import('../learn/study.js').Study |
 *   null, distant?: TableState['distant']}} Hooks
 */
import { greeting, openedAs } from '../share/takein.js';
import { freshChance } from '../base/chance.js';
import { hush } from '../words/announce.js';
import { ask, Fault, layAgain, Refused } from '../engine/client.js';
import { answered, copyDropped, foretold, handedTo, newsOf, overtaken, seenBy, unchosen } from './changes.js';
import { ComputerTurns } from './computerturns.js';
import { GameLock } from '../storage/gamelock.js';
import { gameToSave } from './gametosave.js';
import { keepSeen, readSeen } from './lastseen.js';
import { begunGame, forgetPrepared, preparedGame } from './prepared.js';
import { Replay } from './replay.js';
import { Steps } from './eventsteps.js';
import { TableState } from './state.js';
import { askToPersist, loadGame, newId, onOtherTab, saveGame } from '../storage/games.js';
import { playedHere } from '../storage/offline.js';
import { rename } from '../base/hash.js';
import { settings } from '../storage/settings.js';
import { update } from '../base/update.js';
import { people, viewerAfter } from './viewer.js';

const MOST_PREVIEWS = 80; // asked for at once
const OTHERS_FIRST = 80; // milliseconds at most until the other screens have been told

/** Before the engine has said anything. @param {string} id @param {Hooks} hooks @returns {TableState} */
function atFirst(id, { study = null, distant = null }) {
  if (distant) return unchosen(new TableState({ id, distant, viewer: distant.seat }));
  const saved = study ? study.picture : loadGame(id);
  const lastSeen = study ? null : readSeen(saved);
  const { hints = 0, vow = null, stops = {} } = saved ?? {};
  const kept = { saved, lastSeen, log: lastSeen?.log ?? [], hints, vow, stops };
  const viewer = lastSeen?.seat ?? saved?.viewer ?? null;
  const spec = preparedGame(id);
  const away = saved?.away ?? spec?.away ?? [];
  return unchosen(
    new TableState({ ...kept, away, id, study, viewer, opened: openedAs(id), spec, notice: greeting(id) }),
  );
}

/** Waits for something, but not long. @param {Promise<unknown>} job */
async function soon(job) {
  let timer;
  await Promise.race([job, new Promise((done) => (timer = setTimeout(done, OTHERS_FIRST)))]);
  clearTimeout(timer);
}

export class Session {
  /** @param {string} id @param {Hooks} [hooks] what the board and the page say to it */
  constructor(id, hooks = {}) {
    this.id = id;
    this.hooks = { said: () => {}, ahead: () => false, stepKinds: () => /** @type {string[]} */ ([]), ...hooks };
    /** @type {Readonly<TableState>} */
    this.state = atFirst(id, hooks);
    /**
     * Told after every change of the table, once it is saved: the screens joined to this one.
     * @type {Set<() => unknown>}
     */
    this.watchers = new Set();
    /** Do the people at other screens let so many moves be taken back? @type {(steps: number) => boolean} */
    this.mayTakeBack = () => true;
    this.queue = Promise.resolve();
    this.computers = new ComputerTurns(this);
    this.replay = new Replay(this);
    this.steps = new Steps(this, hooks.isStep ?? (() => false));
    this.lock = new GameLock(id, () => this.overtaken());
    this.stopListening = onOtherTab((changed) => changed === id && this.state.watching && this.refresh());
  }

  /** @param {Partial<TableState>} facts */
  set(facts) {
    this.state = this.state.with(facts);
  }

  /** What every answer about the table is to bring: who looks, what is new in the log, what happened by itself. */
  get wanted() {
    const { tableId, viewer, log, covered, watching, people, study } = this.state;
    return {
      table: tableId,
      seat: viewer,
      known: log.at(-1)?.n ?? -1,
      sharing: covered || watching ? [] : people,
      watch: settings.steps === 'off' || covered || watching || study ? [] : this.hooks.stepKinds(),
    };
  }

  // -- one act after the other ------------------------------------------------------------------

  /** One thing at a time. @param {() => Promise<void>} job @returns {Promise<void>} */
  run(job) {
    this.queue = this.queue.then(() => (this.state.closed ? undefined : job())).catch((reason) => this.trouble(reason));
    return this.queue;
  }

  /** @param {any} reason */
  trouble(reason) {
    this.set({ idling: false });
    if (reason instanceof Refused && reason.problem.key === 'table.not_open' && !this.state.branch) {
      this.run(() => this.reopen());
      return;
    }
    if (reason instanceof Refused) this.set({ refusals: [/** @type {any} */ (reason.problem)] });
    else if (reason instanceof Fault) this.set({ fault: reason });
    else {
      this.set({ down: true });
      console.info('the engine is away', reason);
    }
    this.computers.stop();
    update();
  }

  /**
   * Takes the engine's answer as the state of the table.
   * @param {Table} table
   * @param {{fresh?: boolean, save?: boolean, quiet?: boolean, back?: boolean}} [how] back: after undo and redo
   */
  async accept(table, { fresh = false, save = false, quiet = false, back = false } = {}) {
    if (this.state.distant) this.set({ away: people(table.seats).filter((seat) => seat !== table.seat) });
    const news = newsOf(this.state.log, table, fresh);
    this.state = answered(this.state, table, fresh);
    if (save) this.save();
    const telling = [...this.watchers].map((tell) => tell());
    if (!quiet && !fresh && !back && !this.state.study) this.steps.begin();
    await this.seatViewer(back);
    keepSeen(this.state);
    if (telling.length) await soon(Promise.all(telling)); // drawing here would keep the other screens waiting
    if (!quiet && !fresh) this.hooks.said(this, this.state.handover === null ? news : []);
    update();
    this.computers.advance();
    this.state.study?.settled();
  }

  // -- opening ----------------------------------------------------------------------------------

  open() {
    layAgain(() => this.asItIs());
    return this.run(async () => {
      const { study, distant } = this.state;
      this.set({ watching: !study && !distant && !(await this.lock.take()) });
      await this.reopen();
    });
  }

  /** The table for an interpreter that was somebody else's meanwhile; an analysis copy is laid again by its page. */
  asItIs() {
    const { table, study, viewer, branch, closed, tableId } = this.state;
    return table && !study && !branch && !closed
      ? { do: 'open', table: tableId, record: table.record, seat: viewer }
      : null;
  }

  /** Puts the game before the engine, from the saved record or from its first move. */
  async reopen() {
    this.set({ down: false, fault: null });
    if (this.state.distant) {
      await this.accept(await ask({ do: 'table', ...this.wanted, known: -1 }), { fresh: true });
      return;
    }
    this.dropCopy();
    if (this.state.study) {
      this.set({ paused: true }); // the others move when the lesson says so
      await this.accept(await this.state.study.open(this), { fresh: true });
      return;
    }
    this.set({ saved: loadGame(this.id) ?? this.state.saved });
    const { saved, spec, seats, covered, viewer, away } = this.state;
    const wanted = { ...this.wanted, known: -1 };
    if (saved) {
      const seat = covered ? null : (viewer ?? viewerAfter(seats, saved.to_act, null, away));
      const answer = await this.laid(saved.record, { ...wanted, seat });
      if (answer.stopped && !this.state.watching) this.keepOriginal();
      await this.accept(answer, { fresh: true });
    } else if (spec) {
      const seat = covered ? null : viewerAfter(spec.seats, null, null, away);
      const first = await ask({ do: 'start', ...wanted, ...spec, ...freshChance(spec.seed), seat });
      begunGame(this.id);
      await this.accept(first, { fresh: true, save: true });
    }
  }

  /**
   * The saved game before the engine; what a link has opened already is not opened again.
   * @param {string} record
   * @param {Record<string, any>} wanted
   * @returns {Promise<Table>}
   */
  async laid(record, wanted) {
    if (this.state.opened && !this.state.table) {
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
    const { saved } = this.state;
    this.set({
      saved: saved && { ...saved, id: newId(), rev: 0, created: Date.now() },
      unsaved: true,
      notice: { kind: 'stopped' },
    });
  }

  /** Another tab has taken the game. */
  overtaken() {
    if (this.state.closed) return;
    this.computers.stop();
    this.state = overtaken(this.state);
    this.refresh();
  }

  /** The other tab went on: look again. */
  refresh() {
    this.run(() => this.reopen());
  }

  takeOver() {
    return this.run(async () => {
      this.set({ watching: !(await this.lock.take({ steal: true })), takenOver: false });
      await this.reopen();
    });
  }

  close() {
    this.computers.stop();
    this.set({ closed: true, turn: this.state.turn + 1 });
    this.replay.stop();
    this.stopListening();
    this.lock.release();
    if (this.state.table) ask({ do: 'close', table: this.state.opened ?? this.id }).catch(() => undefined);
  }

  // -- who looks --------------------------------------------------------------------------------

  /** Lets the next person look: at once, or after the screen has changed hands. @param {boolean} back */
  async seatViewer(back) {
    const { table, branch, away, watching, covered } = this.state;
    if (!table || this.state.distant) return;
    const next = table.result ? table.seat : viewerAfter(table.seats, table.to_act, table.seat, branch ? [] : away);
    if (watching || (next === table.seat && !(back && covered))) return;
    if (covered && next !== null) {
      this.state = handedTo(this.state, next);
      hush();
    } else await this.lookAs(next);
  }

  /** @param {number | null} seat */
  async lookAs(seat) {
    this.set({ handover: null });
    const secrets = Boolean(this.state.card?.secrets); // the log tells each seat something else
    const table = await ask({ do: 'table', ...this.wanted, seat, ...(secrets ? { known: -1 } : {}) });
    this.state = seenBy(this.state, seat, table, secrets);
  }

  /** The screen has changed hands. */
  takeSeat() {
    const seat = this.state.handover;
    return this.run(async () => {
      await this.lookAs(seat);
      this.hooks.said(this, []);
      update();
      this.computers.advance();
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
      this.set({ away });
      this.save();
      await this.seatViewer(false);
      keepSeen(this.state);
      update();
      this.computers.advance();
    });
  }

  /** Leaves an analysis copy for the game, because somebody at another screen does something; part of an act. */
  async backAtGame() {
    if (!this.state.branch) return;
    this.dropCopy();
    await this.accept(await ask({ do: 'table', ...this.wanted, known: -1 }), { fresh: true, quiet: true });
  }

  /**
   * Who sits where, at this screen and at others.
   * @param {import('../base/types.js').Seat[]} seats
   * @param {number[]} away
   */
  seatAnew(seats, away) {
    return this.run(async () => {
      await this.backAtGame();
      this.set({ away, handover: null });
      await this.accept(await ask({ do: 'seats', ...this.wanted, seats }), { save: true, quiet: true });
    });
  }

  /**
   * A table that has changed on the screen that holds it.
   * @param {Table} table
   * @param {() => boolean} isOld has a newer one been heard meanwhile?
   */
  hear(table, isOld) {
    return this.run(async () => {
      if (!isOld()) await this.accept(table, { back: table.at < this.state.length });
    });
  }

  // -- choosing ---------------------------------------------------------------------------------

  /** @param {import('./picker.js').Picker} picker @param {Partial<TableState>} [facts] that change with it */
  choose(picker, facts = {}) {
    this.set({ ...facts, picker });
  }

  /** What stood there of another choice is let go. */
  hushRefusals() {
    if (this.state.refusals.length) this.set({ refusals: [] });
  }

  resetChoice() {
    this.state = unchosen(this.state);
  }

  /**
   * Why no move fits a pattern, beside what is chosen already.
   * @param {string} pattern
   * @param {string} [chosen]
   * @returns {Promise<import('../base/types.js').Refusal[]>}
   */
  async refusalsOf(pattern, chosen = '') {
    const { tableId, viewer } = this.state;
    const answer = await ask({ do: 'why', table: tableId, pattern, chosen, seat: viewer }).catch(() => null);
    return answer?.refusals ?? [];
  }

  /** Tells why no move fits a pattern. @param {string} pattern @param {string} [chosen] */
  why(pattern, chosen = '') {
    if (this.state.study?.wrong(pattern, chosen)) return Promise.resolve();
    const { turn } = this.state;
    return this.run(async () => {
      const refusals = await this.refusalsOf(pattern, chosen);
      if (turn !== this.state.turn) return;
      this.set({ refusals });
      update();
    });
  }

  /** Fetches the consequences of moves that are not known yet. @param {string[]} moves */
  async preview(moves) {
    const { turn, previews, mayAct, tableId, viewer } = this.state;
    const wanted = moves.filter((move) => !previews.has(move)).slice(0, MOST_PREVIEWS);
    if (!wanted.length || !mayAct || this.state.study?.foretells === false) return;
    const ahead = this.hooks.ahead();
    const asked = { do: 'preview', table: tableId, moves: wanted, seat: viewer, ahead };
    const answer = await ask(asked).catch(() => null);
    if (!answer || turn !== this.state.turn) return;
    this.state = foretold(this.state, answer.previews);
    if (ahead && !this.state.picker.selection && !this.state.hover) keepSeen(this.state);
    update();
  }

  // -- playing ----------------------------------------------------------------------------------

  /** A move made on the hand-over page, without having looked. @param {string} move */
  playBlind(move) {
    return this.run(async () => {
      this.set({ handover: null });
      await this.accept(await ask({ do: 'play', ...this.wanted, move, seat: null }), { save: true });
    });
  }

  /** @param {string} move @param {number} [turn] */
  play(move, turn = this.state.turn) {
    return this.run(async () => {
      if (turn !== this.state.turn || this.state.watching) return;
      if (!((await this.state.study?.allows(move)) ?? true)) return;
      const vow = this.state.idling ? null : this.hooks.vowOf?.(move, this.state.table?.view);
      this.set({ holding: false, ...(vow ? { vow: { ...vow, at: this.state.length } } : {}) });
      const answer = await ask({ do: 'play', ...this.wanted, move, at: this.state.length });
      this.state.study?.note(move);
      await this.accept(answer, { save: true });
      playedHere();
    });
  }

  /** Plays the chosen series of moves as one; what the game has done by itself meanwhile is left out. */
  playPlan(turn = this.state.turn) {
    const { study, picker } = this.state;
    const plan = picker.plan.split(';');
    const [first, ...rest] = study?.planned(plan) ?? plan;
    return this.run(async () => {
      if (!first || turn !== this.state.turn || this.state.watching) return;
      if (!((await study?.allows(first)) ?? true)) return;
      this.set({ holding: false });
      const from = this.state.length;
      const answer = await ask({ do: 'play', ...this.wanted, move: first, then: rest, at: from });
      this.set({ series: { from, to: answer.at } });
      study?.noteAll([first, ...rest], answer.at);
      await this.accept(answer, { save: true });
      playedHere();
    });
  }

  /**
   * A computer's move, made by the engine; null: somebody did something else instead.
   * @param {Table & {move: string | null}} answer
   * @param {number} turn when it was asked for
   */
  played(answer, turn) {
    return this.run(async () => {
      const { tableId, length, watching } = this.state;
      const late = turn !== this.state.turn; // it was made just as somebody stopped it
      const next = answer.table === tableId && answer.at === length + 1;
      if (answer.move === null || (late && (watching || !next))) return;
      await this.accept(answer, { save: true, quiet: late });
    });
  }

  /** @param {number} [steps] @param {boolean} [granted] the others have been asked already */
  undo(steps = this.state.undoSteps, granted = false) {
    return this.run(async () => {
      const { table } = this.state;
      if (!table || !steps || steps > table.undo.most) return;
      if (!granted && !this.mayTakeBack(steps)) return;
      this.computers.hold();
      const to = table.at - steps;
      if (this.state.vow && this.state.vow.at >= to) this.set({ vow: null }); // it is taken back too
      const answer = await ask({ do: 'undo', ...this.wanted, to });
      await this.accept(answer, { save: true, back: true });
    });
  }

  /** Forward again to the next decision of a person. */
  redo() {
    return this.run(async () => {
      if (!this.state.table?.redo.can) return;
      this.computers.hold();
      const table = await ask({ do: 'redo', ...this.wanted, on: true });
      await this.accept(table, { save: true, back: true });
    });
  }

  /** A moment of the game's past on the board. @param {number} at */
  async fetchMoment(at) {
    const { tableId, viewer } = this.state;
    return /** @type {import('../base/types.js').Shown} */ (
      await ask({ do: 'show', table: tableId, at, seat: viewer })
    );
  }

  /** Leaves an analysis copy; nobody is asked about what to do with it. */
  dropCopy() {
    const { branch } = this.state;
    this.state = copyDropped(this.state);
    if (branch) ask({ do: 'close', table: branch.id }).catch(() => undefined);
  }

  /**
   * How the holder of a card wants to be asked about it; 'usual': as about all others.
   * @param {string} card
   * @param {string} way
   */
  setStop(card, way) {
    const { [card]: _, ...stops } = this.state.stops;
    this.set({ stops: way === 'usual' ? stops : { ...stops, [card]: way } });
    this.save();
    update();
  }

  /** "Ask me again": a pass that stood does so no longer. */
  breakVow() {
    this.set({ vow: null });
    this.save();
    update();
  }

  /** Keeps the game in this browser. */
  save() {
    const game = gameToSave(this.state);
    if (!game) return;
    const outcome = saveGame(game);
    if (outcome === 'overtaken') {
      this.overtaken();
      return;
    }
    if (outcome === 'kept') forgetPrepared(this.id);
    if (game.id !== this.id) rename(`#/table/${game.id}`);
    this.set({ saved: game, unsaved: false });
    if (game.at > 0) askToPersist();
  }
}
