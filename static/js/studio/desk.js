/**
 * The author's desk: what is being worked on, what the rules say of it, what is chosen on it. Every act asks the rules
 * once and can be taken back.
 *
 * @typedef {import('../base/answers.js').Studied} Studied
 * @typedef {import('./draft.js').Draft} Draft
 * @typedef {import('./draft.js').Step} Step
 * @typedef {'place' | 'ring' | 'arrow' | 'number' | 'cross'} Tool
 */
import { ask, Refused } from '../engine/client.js';
import { announce } from '../words/announce.js';
import { gameCard } from '../base/catalog.js';
import { told } from '../words/i18n.js';
import { href } from '../base/router.js';
import { update } from '../base/update.js';
import { handActs } from './hands.js';
import { draftOf, emptyDraft, emptyStep, figureOf, History, keepDraft, keptDraft, MOST_MARKS } from './draft.js';
import { figureIn, pastedText } from './pasted.js';
import { pagesOf } from './stepimages.js';
import { beneath, entriesAt, valueAt } from './places.js';
import { nameOfPath, nameOfPlace, word } from './deskwords.js';

/** What somebody has pasted on the desk of another game. @type {{slug: string, request: any, figure: any} | null} */
let left = null;

/** Goes to the desk of the game that it is about. @param {string} slug @param {any} request @param {any} figure */
function leave(slug, request, figure) {
  left = { slug, request, figure };
  location.hash = href('studio', slug);
}

export class Desk {
  /** @param {string} slug */
  constructor(slug) {
    this.slug = slug;
    const kept = keptDraft(slug);
    this.isKept = Boolean(kept);
    this.history = new History(kept ?? emptyDraft(this.nothing()));
    /** @type {Studied | null} what the rules say of the position */
    this.seen = null;
    /** Why something could not be done. */
    this.trouble = '';
    /** The place chosen on the board, or `seat 1`, or the name of a field. */
    this.chosen = '';
    /** Fields that somebody has unfolded. @type {Set<string>} */
    this.unfolded = new Set();
    /** Where the places of the board are drawn. @type {Record<string, import('../kit/diagram.js').Box>} */
    this.places = {};
    /** @type {import('./hands.js').Held | null} what waits to be put somewhere */
    this.held = null;
    /** @type {Tool} */
    this.tool = 'place';
    this.colour = 'blue';
    /** Where an arrow begins. */
    this.from = '';
    /** Which step is being worked on. */
    this.at = 0;
    /** Is a step worked on, and not where the figure begins? */
    this.stepwise = false;
    /**
     * @type {{of: string, page: import('../base/answers.js').Page | null, trouble: string}} the table of that step,
     *   and for which figure
     */
    this.reached = { of: '', page: null, trouble: '' };
    /** Has the board been moved to what matters on it? */
    this.isCentred = false;
    /** The entry changed last. */
    this.changed = '';
    /** @type {Promise<unknown>} one act after the other */
    this.queue = Promise.resolve();
    /** How many of them have not been done yet. */
    this.waiting = 0;
  }

  /** Only the game: everything else is left to chance. @param {number} [players] */
  nothing(players) {
    const first = gameCard(this.slug)?.players ?? [2, 2];
    return { game: this.slug, players: players ?? (first.includes(2) ? 2 : first[0]), seed: 1 };
  }

  get draft() {
    return this.history.now;
  }

  /** @returns {Step} */
  get step() {
    return this.draft.steps[this.at] ?? this.draft.steps[0];
  }

  /** One thing after the other; what the rules refuse is told. @param {() => Promise<unknown>} run */
  inTurn(run) {
    this.waiting += 1;
    update();
    this.queue = this.queue.then(run).catch((reason) => {
      this.tell(reason instanceof Refused ? told(reason.problem) : word('later'));
    });
    return this.queue.then(() => {
      this.waiting -= 1;
      update();
    });
  }

  /** @param {Record<string, any>} request */
  async ask(request) {
    return /** @type {Studied} */ (await ask({ do: 'studio', seat: this.draft.eyes, kept: this.changed, ...request }));
  }

  /** The table that is looked at: where the figure begins, or where the step worked on does. */
  get table() {
    return (this.stepwise && this.at && this.reached.page) || this.seen;
  }

  /** Lets the rules play the steps before the one worked on. */
  async reach() {
    const { figure, at } = this;
    const of = at ? JSON.stringify({ ...figure, steps: [...(figure.steps ?? []).slice(0, at), {}] }) : '';
    if (of === this.reached.of) return;
    this.reached = { of, page: null, trouble: '' };
    if (!of) return;
    const found = await pagesOf(of).then(
      ({ pages }) => ({ of, page: pages[at], trouble: '' }),
      (reason) => ({ of, page: null, trouble: reason instanceof Refused ? told(reason.problem) : word('later') }),
    );
    if (this.reached.of === of) this.reached = found;
    update();
  }

  /** The place where a piece of who looks stands; without one, anybody's. @param {string[]} places */
  home(places) {
    const stands = (/** @type {string} */ id, /** @type {string} */ seat) =>
      this.entriesAt(id).some(
        ({ how, path, value }) =>
          how === 'set' && path.includes(`.${seat}`) && String(valueAt(this.seen?.shown, path)) === value,
      );
    const own = this.draft.eyes === null ? '' : `${this.draft.eyes}.`;
    return this.chosen || (places.find((id) => stands(id, own)) ?? places.find((id) => stands(id, '')) ?? '');
  }

  /** What was pasted on another game's desk is laid out on its own. */
  async takeLeft() {
    const found = left;
    left = null;
    if (found?.slug === this.slug) await this.begin(found.request, found.figure);
  }

  /** Looks at what is there. */
  open() {
    return this.inTurn(async () => {
      this.seen = await this.ask({ position: this.draft.position });
    });
  }

  /** @param {Studied} seen @param {Partial<Draft>} [more] */
  take(seen, more = {}) {
    this.trouble = '';
    this.seen = seen;
    if (Number(this.chosen.split(':')[1]) >= seen.players) this.chosen = ''; // nobody sits there any more
    this.history.push({ ...this.draft, ...more, position: seen.position });
    keepDraft(this.draft);
    if (seen.fault) announce(seen.fault.said[document.documentElement.lang] ?? '');
  }

  /**
   * One act of the author's.
   * @param {'put' | 'toggle' | 'move' | 'turn'} act
   * @param {string} path
   * @param {any} [value] a function gives it when its turn comes
   */
  act(act, path, value) {
    return this.does(() => [{ act, path, value: typeof value === 'function' ? value() : value }]);
  }

  /**
   * Acts that are one change.
   * @param {() => import('./hands.js').Act[]} acts known when their turn comes
   * @param {string} [otherwise] what is said where there are none
   */
  does(acts, otherwise = '') {
    return this.inTurn(async () => {
      /** @type {Studied | null} */
      let seen = null;
      for (const { act, path, value } of acts()) {
        this.changed = path;
        seen = await this.ask({ position: seen?.position ?? this.draft.position, act, path, value: value ?? null });
      }
      if (seen) this.take(seen);
      else this.tell(otherwise);
    });
  }

  /** @param {string} text */
  tell(text) {
    this.trouble = text;
    announce(text);
  }

  /** The same position with other entries, as a proposal or an option has it. @param {Record<string, any>} position */
  replace(position) {
    return this.inTurn(async () => this.take(await this.ask({ position })));
  }

  /**
   * Begins anew.
   * @param {Record<string, any>} request
   * @param {Record<string, any> | null} [figure] texts and marks that come along
   */
  begin(request, figure = null) {
    return this.inTurn(async () => {
      const seen = await this.ask({ ...request, kept: '' });
      if (seen.game !== this.slug) {
        leave(seen.game, request, figure);
        return;
      }
      const fresh = figure ? draftOf(figure, seen.position) : emptyDraft(seen.position);
      this.chosen = '';
      this.held = null;
      this.at = 0;
      this.isCentred = false;
      this.take(seen, fresh);
      if (figure) this.seen = await this.ask({ position: this.draft.position });
    });
  }

  /** What somebody has pasted: a figure keeps its texts, marks and questions. @param {string} text */
  async paste(text) {
    const plain = await pastedText(text);
    return this.begin({ text: plain }, figureIn(plain));
  }

  /** Texts, marks and questions: nothing that the rules are asked about. @param {Partial<Draft>} more */
  note(more) {
    this.history.push({ ...this.draft, ...more });
    keepDraft(this.draft);
    update();
  }

  /** @param {Partial<Step>} more */
  noteStep(more) {
    this.note({ steps: this.draft.steps.map((step, i) => (i === this.at ? { ...step, ...more } : step)) });
  }

  addStep() {
    this.note({ steps: [...this.draft.steps, emptyStep()] });
    this.at = this.draft.steps.length - 1;
    update();
  }

  dropStep() {
    const steps = this.draft.steps.filter((_, i) => i !== this.at);
    this.at = Math.max(0, this.at - 1);
    this.note({ steps: steps.length ? steps : [emptyStep()] });
  }

  /** @param {number | null} eyes */
  look(eyes) {
    this.note({ eyes });
    return this.open();
  }

  /** A question about a move is asked of the seat whose move it is: nobody else could answer it. */
  async letMoverLook() {
    const mover = this.seen?.to_act ?? null;
    if (this.at === 0 && mover !== null && mover !== this.draft.eyes) await this.look(mover);
  }

  /** @param {boolean} back */
  travel(back) {
    if (!(back ? this.history.undo() : this.history.redo())) return Promise.resolve();
    this.at = Math.min(this.at, this.draft.steps.length - 1);
    this.changed = '';
    keepDraft(this.draft);
    return this.open();
  }

  /** A place of the board was pressed. @param {string} id */
  press(id) {
    if (this.tool !== 'place') {
      this.mark(id);
      return;
    }
    if (this.held) {
      const { held } = this;
      if (held.kind === 'place') this.held = null;
      if (held.what !== id) this.handle(held, id);
      else update();
      return;
    }
    this.chosen = this.chosen === id ? '' : id;
    update();
  }

  /** What is in the hand comes to a place of the board. @param {import('./hands.js').Held} held @param {string} id */
  handle(held, id) {
    const acts = () =>
      [id, ...beneath(this.places, id)].map((place) => handActs(this, held, place)).find(({ length }) => length) ?? [];
    return this.does(acts, word('held.not', { where: this.nameOf(id) }));
  }

  /**
   * Takes something into the hand; what is there already is let go.
   * @param {import('./hands.js').Held} held @param {boolean} [anyway]
   */
  hold(held, anyway = false) {
    const same = !anyway && this.held?.kind === held.kind && this.held.what === held.what;
    this.held = same ? null : held;
    this.chosen = '';
    this.trouble = '';
    update();
  }

  letGo() {
    this.held = null;
    update();
  }

  /** @param {string} id */
  mark(id) {
    const { marks } = this.step;
    const colour = this.colour === 'blue' ? {} : { colour: this.colour };
    const kind = /** @type {'ring' | 'arrow' | 'number' | 'cross'} */ (this.tool);
    if (kind === 'arrow' && !this.from) {
      this.from = id;
      update();
      return;
    }
    const same = marks.findIndex((mark) => mark.kind === kind && mark.at === id && kind !== 'arrow');
    const n = 1 + Math.max(0, ...marks.map((mark) => mark.n ?? 0));
    const mark =
      kind === 'arrow'
        ? { kind, at: this.from, to: id, ...colour }
        : { kind, at: id, ...(kind === 'number' ? { n } : {}), ...colour };
    const here = this.from === id && kind === 'arrow';
    this.from = '';
    this.tell(!here && same < 0 && marks.length >= MOST_MARKS ? word('marks.full', { n: MOST_MARKS }) : '');
    if (this.trouble) {
      update();
      return;
    }
    if (!here) this.noteStep({ marks: same >= 0 ? marks.filter((_, i) => i !== same) : [...marks, mark] });
    else update();
  }

  /** What is done at a place of the board. @param {string} id */
  entriesAt(id) {
    if (!this.seen) return [];
    const spots = /** @type {import('./places.js').Spot[]} */ (/** @type {unknown} */ (this.seen.spots));
    return entriesAt(spots, id, { players: this.seen.players, eyes: this.draft.eyes });
  }

  /** What a place is called: by the game, else by what lies there. @param {string} id */
  nameOf(id) {
    const [first] = this.entriesAt(id);
    return nameOfPlace(this.slug, id) || (first ? nameOfPath(this.slug, first.path, this.seen?.shapes) : id);
  }

  get figure() {
    return figureOf(this.draft);
  }
}
