/**
 * What moves on the road: the path of the turn with its cubes, the cars, the spaces within reach, the standings in the
 * infield.
 */
import { svg, nothing } from '../../base/lit.js';
import { cube } from '../../kit/cube.js';
import { COMMON, iconAt } from '../../kit/icon.js';
import { stateClass } from '../../kit/piece.js';
import { car } from './cars.js';
import { boxAround, pathOf, spotOf, way } from './geometry.js';
import { CUBE_SIGNS, SIGNS } from './icons.js';
import { aimsOf, movedCars, nameOf, progress } from './model.js';
import { placeWords, targetWords } from './words.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./model.js').Aim} Aim */
/** @typedef {import('./model.js').Place} Place */
/** @typedef {import('./geometry.js').Spot} Spot */

const CUBE_SIZE = 0.42;
const ROW = 23;

/** Where the standings lie: free ground inside the road. @type {Record<string, {x: number, y: number}>} */
const INFIELD = { daytona: { x: 550, y: 226 }, monza: { x: 590, y: 395 } };

/** @param {Spot} spot */
const stand = ({ x, y, angle }) => `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})`;

/** The way chosen but not driven yet, space by space. @param {Model} m @param {Aim} aim @returns {Place[]} */
const ahead = (m, aim) =>
  aim.via.map((space) =>
    space === aim.space ? aim : { space, section: (m.track.spaces.get(space)?.sections ?? 1) - 1 },
  );

/** The path so far and the one in mind, as a ribbon on the asphalt. @param {Model} m */
export function path(m) {
  const { drive } = m.view;
  if (!drive) return nothing;
  const places = [drive.start, ...drive.path];
  const driven = way(m.track, places);
  const planned = m.chosen ? way(m.track, [drive.head, ...ahead(m, m.chosen)]) : [];
  return svg`<g class=${`au-path seat-${drive.seat + 1}`} aria-hidden="true">
    ${
      driven.length > 1
        ? svg`<path class="au-ribbon-edge" d=${pathOf(driven)} /><path class="au-ribbon"
      d=${pathOf(driven)} />`
        : nothing
    }
    ${
      planned.length > 1
        ? svg`<path class="au-ribbon-edge" d=${pathOf(planned)} /><path class="au-ribbon is-planned"
      d=${pathOf(planned)} />`
        : nothing
    }
    ${drive.path.map((step, i) => {
      const { x, y } = spotOf(m.track, step);
      return svg`<g transform=${`translate(${x} ${y}) scale(${CUBE_SIZE})`}><g
        data-motion=${`path-${m.view.round}-${drive.seat}-${i}`} data-motion-at="road"
        data-motion-from=${`act-${drive.seat}-${step.colour}`}>${cube(step.colour, CUBE_SIGNS[step.colour])}</g></g>`;
    })}
  </g>`;
}

/** Where the car will be, with streaks when somebody's slipstream helps. @param {Model} m */
export function ghost(m) {
  const { drive } = m.view;
  const place = m.chosen ?? (drive?.path.length ? drive.head : null);
  if (!drive || !place) return nothing;
  const { seat } = drive;
  const { drafting } = m.chosen ?? drive;
  const spot = spotOf(m.track, place);
  return svg`<g class="au-ghost" transform=${stand(spot)}>${car(seat, spot.angle)}
    ${drafting === null ? nothing : svg`<path class="au-slip" d="M17-5H30M19 0H34M17 5H30" />`}</g>`;
}

/** @param {Model} m */
export function cars(m) {
  const moved = movedCars(m);
  return m.view.seats.map((side, seat) => {
    const spot = spotOf(m.track, side);
    const event = moved.get(seat);
    const from = /** @type {Partial<import('./model.js').Place> | undefined} */ (event?.origin);
    const origin = event?.kind === 'drove' && from?.space ? /** @type {import('./model.js').Place} */ (from) : null;
    const trail = origin ? way(m.track, [origin, side]) : [];
    const label = m.t('board.car', {
      name: nameOf(m, seat),
      place: side.position,
      where: placeWords(m, side),
      left: side.left,
    });
    return svg`<g class=${`au-car-place${event ? ' is-last' : ''}${seat === m.acting ? ' is-acting' : ''}`} role="img"
      aria-label=${label} data-inspect=${`seat.${seat}`}
      transform=${stand(spot)} data-motion=${`car-${seat}`} data-motion-at=${`${side.space} ${side.section}`}
      data-motion-way=${
        trail.length > 1
          ? trail.map(({ x, y, angle }) => `${x.toFixed(1)} ${y.toFixed(1)} ${angle}`).join(';')
          : nothing
      }>
      <title>${label}</title>${
        seat === m.acting
          ? svg`<ellipse class="au-halo" rx="20"
        ry="13.500" />`
          : nothing
      }${car(seat, spot.angle)}${
        event
          ? svg`<path class="au-trace"
        d="M-18-6H-27M-18 0H-31M-18 6H-27" />`
          : nothing
      }</g>`;
  });
}

/** What ending there would cost: so many cubes of wear, or a slipstream. @param {Aim} aim */
const wearTag = ({ wear, drafting }) =>
  drafting === null
    ? svg`<rect x="-16" y="-10" width="32" height="20"
    rx="10" /><g transform="translate(6.500 0) scale(0.34)">${cube('wear', CUBE_SIGNS.wear)}</g><text x="-7" y="4.500"
    text-anchor="middle">${wear}</text>`
    : svg`<circle r="10.500" />${iconAt(SIGNS.slip, 15)}`;

/**
 * The spaces within reach: the space lit, and where the car would stand with the wear it would cost.
 * @param {Model} m
 */
export const aims = (m) =>
  m.aims.map((aim) => {
    const { x, y } = spotOf(m.track, aim);
    const selected = aim === m.chosen;
    const d = m.track.outlines.get(aim.space) ?? '';
    return svg`<g class=${`piece au-aim${stateClass({ legal: true, selected })}`} role="button" tabindex="-1"
      data-pattern=${aim.pattern} data-plan=${aim.plan || nothing} data-id=${`space-${aim.space}`}
    aria-label=${targetWords(m, aim)} aria-pressed=${String(selected)} data-inspect=${`space.${aim.space}`}>
    <title>${targetWords(m, aim)}</title><path class="au-glow" d=${d} /><path class="hit au-hit"
      d=${d} /><circle class="hit" cx=${x} cy=${y} r="20" /><path class="mark" d=${d} />
    ${
      selected
        ? nothing
        : svg`<g class="au-tag" transform=${`translate(${x} ${y})`}>${
            m.forecast ? wearTag(aim) : svg`<circle r="10.500" />`
          }</g>`
    }
  </g>`;
  });

/** Who is ahead, by how much, in which lap. @param {Model} m */
export function standings(m) {
  const { view } = m;
  const { x, y } = INFIELD[m.track.id];
  const leader = progress(m, view.seats[view.ranking[0]]);
  const long = m.ctx.last.find((event) => event.kind === 'drove' && event.long);
  return svg`<g class="au-standings" transform=${`translate(${x - 150} ${y})`} aria-hidden="true">
    <rect class="au-panel" x="-14" y="-22" width="328" height=${ROW * view.players + 38} rx="8" />
    <text class="au-title" y="-2">${m.t('board.race', { laps: view.laps })}</text><text class="au-title is-end" x="300"
      y="-2" text-anchor="end">${m.t(view.last_round ? 'board.last_round' : 'board.round', { n: view.round })}</text>
    ${view.ranking.map((seat, i) => {
      const side = view.seats[seat];
      const gap = progress(m, side) - leader;
      return svg`<g class=${seat === m.acting ? 'au-row is-acting' : 'au-row'}
        transform=${`translate(0 ${22 + i * ROW})`}>
        <text class="au-place" y="5">${i + 1}</text><g transform="translate(36 0)">${car(seat)}</g><text x="62"
          y="5">${clipped(nameOf(m, seat))}</text>
        ${
          side.left
            ? svg`<text x="236" y="5" text-anchor="end">${m.t('board.lap.short', {
                lap: Math.min(side.laps + 1, view.laps),
                laps: view.laps,
              })}</text>`
            : svg`<g class="glyph"
          transform="translate(222 0)">${iconAt(COMMON.flag, 16)}</g>`
        }
        <text x="300" y="5" text-anchor="end">${gap ? `−${-gap}` : ''}</text></g>`;
    })}
    ${
      long
        ? svg`<text class="au-cheer" x="150" y=${ROW * view.players + 46}
      text-anchor="middle">${m.t('board.long', {
        name: clipped(nameOf(m, Number(long.seat))),
        n: long.columns,
      })}</text>`
        : nothing
    }
  </g>`;
}

const LONGEST = 15;

/** @param {string} name */
const clipped = (name) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** Is it one cube away? @param {Aim} aim */
const isNear = ({ plan }) => !plan || plan.split(';').length <= 2;

/**
 * What the frame keeps in sight: the head of the path and what can be reached from it; on a phone with one cube, or
 * all would be too small for a finger. What is pointed at or chosen moves nothing: the next press would meet something
 * else.
 * @param {Model} m
 */
export function focus(m) {
  const { view } = m;
  const seat = m.live ? (m.acting ?? m.own) : m.own;
  const driving = view.drive && view.drive.seat === seat ? view.drive.head : view.seats[seat];
  const aims = aimsOf(m, '');
  const kept = m.ctx.phone ? aims.filter(isNear) : aims;
  return boxAround([spotOf(m.track, driving), ...kept.map((aim) => spotOf(m.track, aim))]);
}
