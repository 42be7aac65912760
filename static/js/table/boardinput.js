/**
 * Mouse, touch and keys on the table: one listener for all pieces, wherever the renderer drew them.
 * A piece carries data-pattern (what it stands for in a move) and perhaps data-inspect (what can be read about it).
 * @typedef {import('./session.js').Session} Session
 */
import { announce } from '../words/announce.js';
import { t } from '../words/i18n.js';
import { openDialog, showHand, ui } from './ui.js';
import { settings } from '../storage/settings.js';
import { update } from '../base/update.js';

/** Before the pattern of a piece that is only a move: a button of the turn, an answer. */
export const MOVE = 'move:';

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** @param {EventTarget | null} target @param {string} selector @returns {HTMLElement | null} */
const near = (target, selector) =>
  target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(selector)) : null;

/**
 * What can be read about what was touched: the thing itself, or the one whose price or mark stands in the same row.
 * @param {EventTarget | null} target
 */
function thingAt(target) {
  const thing = near(target, '[data-inspect]') ?? near(target, '.table-page li')?.querySelector('[data-inspect]');
  return /** @type {HTMLElement | null} */ (thing ?? null);
}

/** Identity of a piece across drawings. @param {HTMLElement} piece */
const idOf = (piece) => piece.dataset.id ?? piece.dataset.pattern ?? piece.dataset.inspect ?? '';

/** Whoever asks what things are comes to everything that can be read about, by keys too. */
const stops = () => (ui.inspecting ? '.piece[role], [data-inspect]' : '.piece[role]');

/** All pieces of the table; browsers remember who has a class, while a selector is looked for in the whole page. */
const allPieces = () =>
  [...(document.getElementsByClassName('table-page')[0]?.getElementsByClassName('piece') ?? [])].map(
    (piece) => /** @type {HTMLElement} */ (piece),
  );

/** @returns {HTMLElement[]} */
const allStops = () =>
  ui.inspecting
    ? [...document.querySelectorAll(`.table-page :is(${stops()})`)].map((piece) => /** @type {HTMLElement} */ (piece))
    : allPieces().filter((piece) => piece.hasAttribute('role'));

/** @param {HTMLElement} piece */
const isSeen = (piece) => piece.checkVisibility?.() ?? piece.getClientRects().length > 0;

export class BoardInput {
  /**
   * @param {() => {session: Session, renderer: import('../boards/board.js').Board | null,
   *   ctx: import('../boards/board.js').BoardContext | null} | null} current
   */
  constructor(current) {
    this.current = current;
    /** @type {string} the piece that Tab comes back to */
    this.home = '';
    /** A move that gives something away, pressed a second time: only the button plays it, and says so. */
    this.insisted = '';
    /** The piece that was tapped last: among equal ones only this is the chosen one. */
    this.tapped = { pattern: '', id: '' };
    /** Things have a role and a name for who asks what they are. */
    this.lending = false;
  }

  /** @param {Event} event */
  handleEvent(event) {
    const now = this.current();
    if (!now) return;
    if (event.type === 'click') this.clicked(event, now.session);
    else if (event.type === 'keydown') this.pressed(/** @type {KeyboardEvent} */ (event), now.session);
    else if (event.type === 'contextmenu') this.inspected(event);
    else if (event.type === 'pointerover') this.pointed(/** @type {PointerEvent} */ (event), now.session);
    else if (event.type === 'pointerleave') this.point(now.session, '');
    else if (event.type === 'focusin') this.focused(event);
  }

  /** @param {Event} event @param {Session} session */
  clicked(event, session) {
    const piece = near(event.target, '.piece');
    const thing = ui.inspecting ? thingAt(event.target) : near(event.target, '[data-inspect]');
    if (ui.inspecting || !piece?.dataset.pattern || !session.state.mayAct) {
      session.hushRefusals(); // it spoke of another piece
      if (ui.inspecting && piece?.dataset.pattern && !piece.dataset.inspect)
        openDialog('inspect', `${MOVE}${piece.dataset.pattern}`);
      else if (thing && (ui.inspecting || !near(event.target, 'button, a, input')))
        openDialog('inspect', thing.dataset.inspect);
      else if (near(event.target, '.stage') && !near(event.target, 'button, a, input')) session.computers.skip();
      return;
    }
    this.home = idOf(piece);
    if (!near(piece, '.side')) showHand();
    const { plan, pattern, series } = piece.dataset;
    const { picker } = session.state;
    const twin =
      picker.has(pattern) &&
      picker.plan === (plan ?? '') &&
      this.tapped.pattern === pattern &&
      this.tapped.id !== this.home;
    this.tapped = { pattern, id: this.home };
    if (twin)
      update(); // an equal piece instead of the one chosen before: no second tap
    else if (series) this.goOn(series, session);
    else if (plan) this.aim(plan, pattern, session);
    else this.act(pattern, session);
  }

  /** First tap chooses, second tap plays. @param {string} pattern @param {Session} session */
  act(pattern, session) {
    const { picker } = session.state;
    const move = picker.only();
    session.hushRefusals();
    if (move && !picker.plan && picker.has(pattern)) {
      if (this.warned(move)) this.insist(move);
      else session.play(move);
      return;
    }
    const chosen = picker.selection;
    const next = picker.has(pattern) && !picker.plan ? picker.drop(pattern) : picker.pick(pattern);
    if (next) session.choose(next);
    else session.why(pattern, chosen);
    this.chose(session);
    if (next?.has(pattern)) this.atOnce(session);
  }

  /**
   * A press makes the move, or the series, that undo takes back.
   * What shows something, gives it away or needs others' leave waits.
   * @param {Session} session
   */
  async atOnce(session) {
    const { turn, picker, study, distant, joined } = session.state;
    const wanted = picker.plan || picker.only();
    if (settings.presses !== 'one' || !wanted || study || distant || joined.length) return;
    if (this.begins(wanted) || (!picker.plan && this.warned(wanted))) return;
    await session.preview([wanted]);
    const foreseen = session.state.previews.get(wanted);
    const same = turn === session.state.turn && session.state.picker === picker;
    const shows = foreseen?.reveals && !this.thrown(wanted);
    if (same && foreseen && !shows && session.state.mayAct) this.confirm(session);
  }

  /** Does the move lead to nothing new but a die that is thrown anyway? @param {string} move */
  thrown(move) {
    const now = this.current();
    return Boolean(now?.ctx && now.renderer?.throws?.(move, now.ctx));
  }

  /** Is it only the beginning of what the board offers whole, once it is chosen? @param {string} move */
  begins(move) {
    const now = this.current();
    return Boolean(now?.ctx && now.renderer?.begins?.(move, now.ctx, this.tapped.id));
  }

  /** A choice of the list: it is no piece of the board. @param {string} pattern @param {Session} session */
  choose(pattern, session) {
    this.tapped = { pattern, id: '' };
    this.act(pattern, session);
  }

  /**
   * The choice is another one: what it would do is asked for, and all that shows it is drawn again.
   * @param {Session} session
   */
  chose(session) {
    this.insisted = '';
    if (!session.state.picker.selection) this.tapped = { pattern: '', id: '' };
    session.state.study?.picked(session.state.picker.selection);
    this.askPreviews(session);
    update();
  }

  /** Nothing is chosen any more. @param {Session} session */
  cancel(session) {
    session.choose(session.state.picker.clear(), { refusals: [], hover: '' });
    this.chose(session);
  }

  /** Takes back one word of the choice. @param {Session} session @param {string} pattern */
  drop(session, pattern) {
    session.choose(session.state.picker.drop(pattern), { refusals: [], hover: '' });
    this.chose(session);
  }

  /** Plays what is chosen at this moment, whatever a button showed when it was drawn. @param {Session} session */
  confirm(session) {
    const move = session.state.picker.only();
    if (session.state.picker.plan) session.playPlan();
    else if (move && session.state.mayAct) session.play(move);
  }

  /** Lets go of what is chosen, told or asked about; false: there was nothing of it. @param {Session} session */
  escape(session) {
    if (!session.state.picker.selection && !session.state.refusals.length && !ui.inspecting)
      return session.computers.skip();
    ui.inspecting = false;
    this.cancel(session);
    return true;
  }

  /** The second tap on a move that gives something away. @param {string} move */
  insist(move) {
    this.insisted = move;
    announce(t('actions.insist'));
    update();
    setTimeout(() => document.querySelector('.confirm')?.scrollIntoView({ block: 'nearest' })); // once it is drawn
  }

  /**
   * A piece that stands for a short series of moves: chosen first, played by the second tap.
   * @param {string} plan @param {string} pattern @param {Session} session
   */
  aim(plan, pattern, session) {
    const { picker } = session.state;
    session.hushRefusals();
    if (picker.plan === plan) {
      session.playPlan();
      return;
    }
    session.choose(picker.aim(pattern, plan));
    this.chose(session);
    this.atOnce(session);
  }

  /**
   * A button for all moves of a kind: the rules say which they would be, then they are one plan.
   * @param {string} kind @param {Session} session
   */
  async goOn(kind, session) {
    const { turn, picker } = session.state;
    if (picker.plan && session.state.hover === kind) {
      session.playPlan();
      return;
    }
    session.hushRefusals();
    session.set({ hover: kind });
    update();
    await session.preview([kind]);
    const moves = session.state.previews.get(kind)?.ahead?.moves ?? [];
    if (!moves.length || turn !== session.state.turn || session.state.picker !== picker) return;
    session.choose(picker.aim(moves[0], moves.join(';')));
    this.chose(session);
    this.atOnce(session);
  }

  /**
   * A move that gives something away needs the button: a second tap on the piece is too easily made.
   * @param {string} move
   */
  warned(move) {
    const now = this.current();
    return Boolean(now?.ctx && now.renderer?.warns?.(move, now.ctx));
  }

  /** Moves that the board would like to show the outcome of. @param {import('./picker.js').Picker} picker */
  worthPreview(picker) {
    const now = this.current();
    return (now?.ctx && now.renderer?.previewsFor(picker, now.ctx)) ?? [];
  }

  /** @param {Session} session */
  askPreviews(session) {
    const wanted = this.worthPreview(session.state.picker);
    const only = session.state.picker.only();
    session.preview([...new Set([...(only ? [only] : []), ...wanted])]);
  }

  /** @param {KeyboardEvent} event @param {Session} session */
  pressed(event, session) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      if (this.escape(session)) event.stopPropagation();
      return;
    }
    const stop = near(event.target, stops());
    if (!stop) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.clicked(event, session);
    } else if (ARROWS[event.key]) {
      event.preventDefault();
      this.moveFocus(stop, ARROWS[event.key]);
    }
  }

  /** @param {Event} event */
  inspected(event) {
    const thing = thingAt(event.target);
    if (!thing) return;
    event.preventDefault();
    openDialog('inspect', thing.dataset.inspect);
  }

  /** @param {PointerEvent} event @param {Session} session */
  pointed(event, session) {
    if (event.pointerType === 'touch') return;
    this.point(session, near(event.target, '.piece')?.dataset.pattern ?? '');
  }

  /** @param {Event} event */
  focused(event) {
    const piece = near(event.target, stops());
    if (!piece) return;
    this.home = idOf(piece);
    this.roam();
  }

  /**
   * Shows what a piece would do, without choosing it; what is chosen stays in sight on the way past other pieces.
   * @param {Session} session
   * @param {string} pattern
   */
  point(session, pattern) {
    const { picker } = session.state;
    const hover =
      session.state.mayAct && pattern && picker.isLegal(pattern) && !picker.replaces(pattern) ? pattern : '';
    if (hover === session.state.hover) return;
    session.set({ hover });
    if (hover) {
      const trial = session.state.picker.with(hover);
      const only = trial.only();
      const wanted = this.worthPreview(trial);
      session.preview([...new Set([...(only ? [only] : []), ...wanted])]);
    }
    update();
  }

  /** One tab stop: the piece used last, else the first legal one. */
  roam() {
    this.lend();
    this.tellTwins();
    frames();
    const pieces = allStops();
    const home =
      pieces.find((piece) => idOf(piece) === this.home && isSeen(piece)) ??
      pieces.find((piece) => piece.classList.contains('is-legal') && isSeen(piece)) ??
      pieces.find(isSeen);
    for (const piece of pieces) {
      const index = piece === home ? '0' : '-1';
      if (piece.getAttribute('tabindex') !== index) piece.setAttribute('tabindex', index);
    }
  }

  /** Of equal pieces that stand for the same move, the ones that were not tapped are marked as such. */
  tellTwins() {
    const pieces = allPieces();
    const equal = pieces.filter(
      (piece) => piece.classList.contains('is-selected') && piece.dataset.pattern === this.tapped.pattern,
    );
    const twins = equal.some((piece) => idOf(piece) === this.tapped.id)
      ? equal.filter((piece) => idOf(piece) !== this.tapped.id)
      : [];
    for (const piece of pieces)
      if (piece.hasAttribute('data-twin') !== twins.includes(piece)) piece.toggleAttribute('data-twin');
  }

  /** A role and a name for what has none, as long as somebody asks what things are. */
  lend() {
    if (!ui.inspecting) {
      for (const thing of this.lending ? document.querySelectorAll('[data-lent]') : [])
        for (const name of ['role', 'aria-label', 'tabindex', 'data-lent']) thing.removeAttribute(name);
      this.lending = false;
      return;
    }
    this.lending = true;
    const { renderer, ctx } = this.current() ?? {};
    for (const thing of document.querySelectorAll('.table-page [data-inspect]:not([role], button, [data-lent])')) {
      const id = /** @type {HTMLElement} */ (thing).dataset.inspect ?? '';
      const title =
        thing.textContent?.trim() ||
        (ctx && renderer?.inspect?.(id, ctx)?.title) ||
        (ctx?.t.has?.(id) ? ctx.t(id) : '') ||
        t('inspect');
      for (const [name, value] of [
        ['role', 'button'],
        ['aria-label', title],
        ['data-lent', ''],
      ])
        thing.setAttribute(name, value);
    }
  }

  pieces() {
    return allStops().filter(isSeen);
  }

  /** To the nearest piece in a direction. @param {HTMLElement} from @param {[number, number]} direction */
  moveFocus(from, [dx, dy]) {
    const start = middle(from);
    let best = null;
    let bestCost = Infinity;
    for (const piece of this.pieces()) {
      if (piece === from) continue;
      const there = middle(piece);
      const along = (there.x - start.x) * dx + (there.y - start.y) * dy;
      const aside = Math.abs((there.x - start.x) * dy) + Math.abs((there.y - start.y) * dx);
      const cost = along + aside * 2;
      if (along > 1 && aside <= along * 2.5 && cost < bestCost) {
        best = piece;
        bestCost = cost;
      }
    }
    if (!best) return;
    best.focus();
    best.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/**
 * A frame that is pushed about (kit/viewport.js) takes the arrow keys itself as long as nothing in it can be pressed.
 */
function frames() {
  for (const frame of document.getElementsByClassName('viewport-scroll')) {
    if (!frame.querySelector('[tabindex], button, a[href]')) frame.setAttribute('tabindex', '0');
    else if (frame !== document.activeElement) frame.removeAttribute('tabindex');
  }
}

/** @param {Element} piece */
function middle(piece) {
  const box = piece.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
