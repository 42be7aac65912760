/** Martians!!! on the screen. Knows nothing of the rules: it draws the view and offers the moves it is handed. */
import { html, nothing } from '../base/lit.js';
import { showsItsAim } from './martians/aim.js';
import { bar, lasting } from './martians/bar.js';
import { idlePass, stopAt, vowOf } from './martians/idle.js';
import { closes, townMap, turnsAt } from './martians/map.js';
import { readTable } from './martians/model.js';
import { blindMoves, blindQuestion, ribbon } from './martians/ribbon.js';
import { otherSeat, ownSeat } from './martians/seat.js';
import { picture } from './martians/pictures.js';
import { crown, sceneOf } from './martians/scenes.js';
import { VIEW } from './martians/shape.js';
import { stamp } from './martians/stamp.js';
import { turnKey } from './martians/turnkey.js';
import { about, describeChoice, describeWay, twinParts } from './martians/words.js';
import { diagram, ground } from './martians/diagram.js';

/** @type {import('./board.js').Board<import('./martians/view.js').View>} */
const board = {
  diagram: { draw: diagram, ground },
  shape: VIEW,
  picture,

  ownZoom: true,

  order: [
    'place',
    'lay',
    'step',
    'take',
    'pay',
    'lose',
    'march',
    'lure',
    'remove',
    'spawn',
    'drop',
    'to',
    'tile',
    'target',
    'look',
    'circles',
    'cook',
    'fetch',
    'trade',
    'unearth',
    'play',
    'use',
    'discard',
    'done',
    'stop',
    'end',
    'pass',
  ],

  /** The line of counters, the town, what is going on. */
  draw(ctx) {
    const m = readTable(ctx);
    return html`<div class="mz-board" data-skin="town" @keydown=${turnKey}>${bar(m)}
      <div class="mz-middle">${townMap(m)}${lasting(m)}${sceneOf(m)}</div>
      ${ctx.phone ? nothing : ribbon(m)}</div>`;
  },

  /** The panel of one seat: the own one large. */
  seat(ctx, seat) {
    const m = readTable(ctx);
    return seat === m.own ? ownSeat(m, seat) : otherSeat(m, seat);
  },

  /** A stamp of the town. */
  thumb: (view) => stamp(view),

  /** The table as text. */
  twin: (ctx) => twinParts(readTable(ctx)),

  describe: (pattern, ctx) => describeChoice(readTable(ctx), pattern),

  describePlan: (plan, ctx) => describeWay(readTable(ctx), plan),

  /** A tile that closes the map ends the turn. */
  warns: (move, ctx) => (closes(readTable(ctx), move) ? ctx.t('board.closes') : ''),

  /** A tile that may lie in several ways is shown first; the picture of one of them lays it. */
  begins: (move, ctx, id) =>
    (id === 'rotate' || id.startsWith('cell-')) && turnsAt(readTable(ctx), move.split(' ')[1]).length > 1,

  /** Who has walked enough throws for the Martians; who fights throws for himself; who takes something looks at it. */
  throws: (move, ctx) => showsItsAim(readTable(ctx), move),

  /** Bullets and lives that lie where one stands only help. */
  helpful: (view, moves) => {
    const own = view.pending?.step === 'pick' ? view.seats[view.pending.seat].pawn : '';
    const found = view.tokens.find(({ at, kind }) => at === own && (kind === 'bullet' || kind === 'life'));
    return found && moves.includes(`take ${found.index}`) ? `take ${found.index}` : '';
  },

  /** What is asked at a place of the move. */
  question: (place, ctx) => {
    const verb = ctx.picker?.selection.split(' ')[0];
    return ctx.t(place === 0 || !verb || verb === '*' ? 'board.choose' : `board.verb.${verb}`);
  },

  /** Passing needs no look at one's cards, and being asked tells nothing: everybody with a card is. */
  blind: (view, t) => blindMoves(view, t),

  /** Asked only for form, or about something that the reader leaves to the others. */
  idle: idlePass,
  vowOf,
  stopAt,

  blindText: (view, t) => blindQuestion(view, t),

  inspect: (id, ctx) => about(readTable(ctx), id),

  /** The Ship in pieces, or the town lost. */
  crown: (ctx) => crown(readTable(ctx)),

  /** The curve: Martians collected; together, parts delivered. */
  totals: (view) => view.seats.map((seat) => (view.cooperative ? view.delivered.length : seat.kills)),

  /** Nearly every move rolls a die or asks on, so only a move that is settled word for word is thought through. */
  previewsFor: () => [],
};

export default board;
