/** Somebody else's place: car, place in the race, lap, bag and piles. */
import { html, nothing } from '../../base/lit.js';
import { bagCounter } from '../../kit/bag.js';
import { cube } from '../../kit/cube.js';
import { iconInline } from '../../kit/icon.js';
import { fittedName } from '../../kit/name.js';
import { pile } from '../../kit/pile.js';
import { carInline } from './cars.js';
import { handCubes } from './hand.js';
import { CUBE_SIGNS, SIGNS } from './icons.js';
import { cubesOf, nameOf, seesBag, sizeOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */

/**
 * @param {Model} m
 * @param {number} seat
 * @param {import('./model.js').Pile} cubes
 * @param {string} name
 * @param {unknown} sign
 */
const heap = (m, seat, cubes, name, sign) =>
  pile({
    inspect: `pile.${seat}.${name}`,
    name: m.t(`board.pile.${name}`, { n: sizeOf(cubes) }),
    kind: `au-heap is-${name}`,
    sign: iconInline(sign),
    none: '–',
    sorts: cubesOf(cubes).map(([colour, n]) => ({
      glyph: name === 'act' ? handCubes(m, seat, colour, n) : cube(colour, CUBE_SIGNS[colour]),
      n,
      label: m.t('board.cubes', { colour, n }),
      kind: `hue-${colour}`,
      inspect: `cube.${colour}`,
      still: true,
    })),
  });

/** @param {Model} m @param {number} seat */
export function otherSeat(m, seat) {
  const side = m.view.seats[seat];
  return html`<article class=${`au-seat automobiles seat-${seat + 1}${seat === m.acting ? ' is-acting' : ''}`}
    data-skin="automobiles">
    <header class="au-head"><h3 data-inspect=${`seat.${seat}`}>${carInline(seat)}${fittedName(nameOf(m, seat))}</h3>
      <span class="au-place-badge" data-inspect=${`place.${seat}`}
        title=${m.t('board.place', { n: side.position })}>${m.t('board.place.short', { n: side.position })}</span>
      <span class="au-lap" data-inspect=${`lap.${seat}`}>${m.t(side.left ? 'board.lap.short' : 'board.arrived', {
        lap: Math.min(side.laps + 1, m.view.laps),
        laps: m.view.laps,
      })}</span>
      <span class="au-bag" data-inspect=${`pile.${seat}.bag`}
        data-motion-place=${`bag-${seat}`}>${bagCounter(
          side.bag.size,
          m.t('board.bag.of', { name: nameOf(m, seat), n: side.bag.size }),
        )}</span></header>
    ${heap(m, seat, side.act, 'act', SIGNS.hand)}${
      sizeOf(side.used) ? heap(m, seat, side.used, 'used', SIGNS.used) : nothing
    }${heap(m, seat, side.disc, 'disc', SIGNS.discard)}${
      seesBag(m, seat) ? heap(m, seat, side.bag.cubes ?? {}, 'bag', SIGNS.bag) : nothing
    }
  </article>`;
}
