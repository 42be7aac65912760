/** Automobiles on the screen. Knows nothing of the rules: it draws the view and offers the moves it is handed. */
import { html } from '../base/lit.js';
import { hatches } from '../kit/hatch.js';
import { viewport } from '../kit/viewport.js';
import { readTable } from './automobiles/model.js';
import { lapChart } from './automobiles/lapchart.js';
import { otherSeat } from './automobiles/others.js';
import { ownSeat } from './automobiles/own.js';
import { podium } from './automobiles/podium.js';
import { recap } from './automobiles/recap.js';
import { road, tones, zoneNames } from './automobiles/road.js';
import { aims, cars, focus, ghost, path, standings } from './automobiles/traffic.js';
import { choicePicture } from './automobiles/choices.js';
import { picture } from './automobiles/pictures.js';
import { VIEW } from './automobiles/shape.js';
import { stamp } from './automobiles/stamp.js';
import { about, describeChoice, describePlan, endWarning, spotWords, twinParts, wished } from './automobiles/words.js';
import { diagram, ground } from './automobiles/diagram.js';

/** Pixels per unit of the drawing when the camera follows on a large screen. */
const NEAR = 1;

/** Cards whose cube does nothing that can be foreseen but draw others. */
const DRAWING = ['crew_chief', 'nitro'];

/**
 * Is a move made to see what comes out of the bag?
 * @param {import('./automobiles/model.js').Model} m
 * @param {string} move
 */
function draws(m, move) {
  const [verb, colour] = move.split(' ');
  return verb === 'draw' || (verb === 'use' && DRAWING.includes(m.view.cards[colour]));
}

/** @type {import('./board.js').Board<import('./automobiles/view.js').View>} */
const board = {
  diagram: { draw: diagram, ground },
  shape: VIEW,
  picture,
  choicePicture,

  ownZoom: true,
  order: [
    'go',
    'use',
    'shop',
    'buy',
    'remove',
    'sweep',
    'lay',
    'rest',
    'bag',
    'fetch',
    'gain',
    'keep',
    'draw',
    'skip',
    'pit',
    'end',
  ],

  /** The whole track in a frame to push, zoom and follow. */
  draw(ctx) {
    const m = readTable(ctx);
    const { left, top, width, height } = m.track.box;
    const words = {
      title: m.t('board.track', { track: m.view.track }),
      in: m.t('board.zoom.in'),
      out: m.t('board.zoom.out'),
      fit: m.t('board.zoom.fit'),
      follow: m.t('board.zoom.follow'),
    };
    return html`<div class="au-board automobiles" data-skin="automobiles" data-track=${m.view.track}>${hatches}
      ${viewport(
        {
          key: ctx.table ?? m.view.track,
          left,
          top,
          width,
          height,
          words,
          focus: focus(m),
          near: ctx.phone ? 1 : NEAR,
          most: 2.6,
          names: 0.66,
          start: ctx.seat === null ? 'fit' : 'follow', // who only looks on sees the whole race
        },
        html`<svg class="au-svg" viewBox=${`${left} ${top} ${width} ${height}`} role="group"
          aria-label=${words.title}>${tones}
          <rect class="au-ground" x=${left} y=${top} width=${width}
            height=${height} />${road(m.track)}${zoneNames(m.track, (zone) => m.t(`board.zone.${zone}`))}
          ${standings(m)}${path(m)}${aims(m)}${cars(m)}${ghost(m)}</svg>`,
      )}
    </div>`;
  },

  /** The panel of one seat: the own one large, if anybody sits there. */
  seat(ctx, seat) {
    const m = readTable(ctx);
    return seat === ctx.seat ? ownSeat(m) : otherSeat(m, seat);
  },

  /** A stamp of the track and the cars on it. */
  thumb: (view) => stamp(view),

  /** The table as text. */
  twin: (ctx) => twinParts(readTable(ctx)),

  describe: (pattern, ctx) => describeChoice(readTable(ctx), pattern),

  /** Where to look for a move, in a few words. */
  spot: (pattern, ctx) => spotWords(readTable(ctx), pattern),

  /** A short series of moves chosen as one. */
  describePlan: (plan, ctx) => describePlan(readTable(ctx), plan),

  /** Ending with something still to gain needs the button. */
  warns: (move, ctx) => (move === 'end' ? endWarning(readTable(ctx)) : ''),

  /**
   * Who can do nothing else ends the turn with one press, though new cubes are drawn then; so does a card that is there
   * to draw.
   */
  throws: (move, ctx) => (move === 'end' ? ctx.picker.moves.length === 1 : draws(readTable(ctx), move)),

  /** A cube that drives is chosen first: the space it leads to plays both. */
  begins: (move, ctx) => {
    const [verb, colour] = move.split(' ');
    return verb === 'use' && Boolean(readTable(ctx).view.reach[colour]?.length);
  },

  /** One sentence for each turn of the others. */
  since: (entries, ctx) => recap(readTable(ctx), entries),

  /** What is asked at a place of the move. */
  question: (place, ctx) => {
    const verb = ctx.picker?.selection.split(' ')[0];
    return ctx.t(place === 0 || !verb || verb === '*' ? 'board.choose' : `board.verb.${verb}`);
  },

  inspect: (id, ctx) => about(readTable(ctx), id),

  /** The move that a space out of reach would be. */
  wish: (id, ctx) => wished(readTable(ctx), id),

  /** Who lay where after each round, at the end. */
  charts: (ctx, past) => lapChart(readTable(ctx), past),

  /** The first three, at the end. */
  crown: (ctx) => podium(readTable(ctx)),

  /** The curve of the race: columns driven. */
  totals: (view) => view.seats.map((seat) => seat.laps * view.columns + seat.column),

  /** All that a move would bring is in the view already. */
  previewsFor: () => [],
};

export default board;
