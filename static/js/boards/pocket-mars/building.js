/** One Building: its dome with the value to beat, its ability, the two spaces, the stack. */
import { html, svg, nothing } from '../../base/lit.js';
import { mover, panelPiece } from '../../kit/piece.js';
import { pawn, robot } from '../../kit/pawn.js';
import { firstOpen, look } from '../../kit/reading.js';
import { domeArt } from './art.js';
import { cardName, smallCard } from './card.js';
import { BUILDINGS } from './deck.js';
import { pictures, words } from './effects.js';
import { DA, highPattern, landPattern, levelPattern, lowPattern, nameOf, stackPattern } from './model.js';

/** @typedef {import('./model.js').Model} Model */

/** The figure of a side. @param {Model} m @param {string} who */
export const figureOf = (m, who) => (who === DA ? robot(m.t('board.da.letter')) : pawn(Number(who)));

/**
 * A figure that came here with the last move flies in from where it was.
 * @param {Model} m @param {string} who @param {string} place @param {number} n
 */
const arriving = (m, who, place, n) =>
  html`<svg class="figure" viewBox="-24 -26 48 50" aria-hidden="true">${mover(
    { motion: `${place}-${n}`, at: place, from: m.came.get(place) },
    figureOf(m, who),
  )}</svg>`;

/** Who stands in the 1-star space, side by side with a number. @param {Model} m @param {string} building */
function lowSpace(m, building) {
  const { one } = m.view.buildings[building];
  const land = landPattern(m, building);
  const someone = one.some((n) => n > 0);
  return html`<div class="space space-one" data-inspect=${`building.${building}`} role="group"
    aria-label=${m.t('board.one', { building })}>
    <span class="space-points" aria-hidden="true"><i>★</i>2</span>
    <div class="space-room">
      ${m.sides.map((who, i) => {
        if (!one[i]) return html`<span class="mark-place" data-motion-place=${`one-${building}:${who}`}></span>`;
        const pattern = lowPattern(m, building, who);
        return panelPiece(
          {
            kind: 'pm-crew',
            pattern,
            id: `one-${building}:${who}`,
            place: `one-${building}:${who}`,
            inspect: `building.${building}`,
            label: m.t('board.crew.one', { n: one[i], name: nameOf(m, who), building }),
            look: { ...look(m, pattern), last: m.touched.has(`one-${building}:${who}`) },
          },
          html`${arriving(m, who, `one-${building}:${who}`, one[i])}${
            one[i] > 1 ? html`<b class="crew-n">${one[i]}</b>` : nothing
          }`,
        );
      })}
      ${
        land
          ? panelPiece(
              {
                kind: 'pm-land',
                pattern: land,
                id: `land-${building}`,
                label: m.t('board.land', { building }),
                look: look(m, land),
              },
              html`<span aria-hidden="true">+</span>`,
            )
          : someone
            ? nothing
            : html`<span class="space-none" aria-hidden="true">–</span>`
      }
    </div>
  </div>`;
}

/** Every place of the 2-star space, taken or free. @param {Model} m @param {string} building */
function highSpace(m, building) {
  const { two, room } = m.view.buildings[building];
  const promote = firstOpen(m, [`promote ${building}`]);
  const crew = m.sides.flatMap((who, i) => Array.from({ length: two[i] }, (_, k) => ({ who, k, n: two[i] })));
  return html`<div class="space space-two" data-inspect=${`building.${building}`} role="group"
    aria-label=${m.t('board.two', { building, room, all: m.view.room })}>
    <span class="space-points" aria-hidden="true"><i>★★</i>4</span>
    <div class="space-room">
      ${m.sides.map((who) => html`<span class="mark-place" data-motion-place=${`two-${building}:${who}`}></span>`)}
      ${crew.map(({ who, k, n }) => {
        const pattern = highPattern(m, building, who);
        return panelPiece(
          {
            kind: 'pm-crew is-high',
            pattern,
            id: `two-${building}:${who}-${k}`,
            inspect: `building.${building}`,
            label: m.t('board.crew.two', { name: nameOf(m, who), building }),
            look: { ...look(m, pattern), last: m.touched.has(`two-${building}:${who}`) },
          },
          arriving(m, who, `two-${building}:${who}`, n - k),
        );
      })}
      ${Array.from({ length: Math.max(room, 0) }, (_, i) =>
        promote && i === 0
          ? panelPiece(
              {
                kind: 'pm-free is-open',
                pattern: promote,
                id: `free-${building}`,
                label: m.t('board.rise', { building }),
                look: look(m, promote),
              },
              html`<span aria-hidden="true">↑</span>`,
            )
          : html`<span class="pm-free" aria-hidden="true"></span>`,
      )}
    </div>
  </div>`;
}

/** The stack from the bottom up; the top card is the large one. @param {Model} m @param {string} building */
function stack(m, building) {
  const cards = m.view.buildings[building].stack;
  const whole = stackPattern(m, building);
  const items = cards.map((laid, i) => {
    const level = i + 1;
    const top = level === cards.length;
    const pattern = levelPattern(m, building, level) ?? (top ? whole : undefined);
    const label = m.t(top ? 'board.stack.top' : 'board.stack.under', {
      building,
      level,
      what: laid.down ? m.t('board.down', { colour: laid.card.split('-')[0] }) : cardName(m, laid.card),
    });
    return panelPiece(
      {
        kind: `pm-laid${top ? ' is-top' : ''}`,
        pattern,
        id: `stack-${building}:${level}`,
        label,
        inspect: `card.${laid.card}`,
        look: { ...look(m, pattern), last: top && m.touched.has(`stack-${building}`) },
      },
      smallCard({
        card: laid.card,
        down: laid.down,
        value: laid.value,
        motion: laid.down ? undefined : `card-${laid.card}`,
        at: `stack-${building}`,
        from: top ? m.came.get(`stack-${building}`) : undefined,
      }),
    );
  });
  const bare =
    !cards.length && whole
      ? panelPiece(
          {
            kind: 'pm-laid is-bare',
            pattern: whole,
            id: `stack-${building}:0`,
            label: m.t('board.cover.here', { building }),
            look: look(m, whole),
          },
          html`<span aria-hidden="true">+</span>`,
        )
      : nothing;
  return html`<div class="pm-stack" data-tall=${cards.length > 4 ? (cards.length > 8 ? '2' : '1') : '0'}
    data-motion-place=${`stack-${building}`} data-inspect="part.stack"
    role="group" aria-label=${m.t('board.stack', { building, n: cards.length })}>${items}${bare}</div>`;
}

/** @param {Model} m @param {string} building */
export function buildingColumn(m, building) {
  const { to_beat: value, room } = m.view.buildings[building];
  const houses = value !== null;
  const { pending } = m.view;
  const due =
    pending?.building === building || (m.ctx.mode === 'replay' && m.touched.has(`building-${building}`))
      ? ' is-due'
      : '';
  const use = pending?.building === building && pending.rule.startsWith('R17') ? firstOpen(m, ['use']) : undefined;
  const { ability } = BUILDINGS[building];
  const label = houses
    ? m.t('board.building', { building, value, room, all: m.view.room })
    : m.t('board.building.works', { building });
  return html`<section class=${`pm-building hue-${building}${due}`} aria-label=${m.t(`building.${building}`)}>
    ${panelPiece(
      {
        kind: 'pm-dome',
        pattern: landPattern(m, building),
        id: `dome-${building}`,
        label,
        inspect: `building.${building}`,
        look: { ...look(m, landPattern(m, building)) },
      },
      html`<svg class="dome-art" viewBox="-6 -10 172 124" preserveAspectRatio="xMidYMax meet"
        aria-hidden="true">${svg`${domeArt(building, value)}`}</svg>`,
    )}
    <h3 class="pm-name">${m.t(`building.${building}`)}</h3>
    ${panelPiece(
      {
        kind: 'pm-ability',
        pattern: use,
        id: `ability-${building}`,
        label: m.t('board.ability', { building, text: words(m.t, ability) }),
        inspect: `building.${building}`,
        look: look(m, use),
      },
      html`${pictures(ability)}<span class="ability-words">${words(m.t, ability)}</span>`,
    )}
    ${
      houses
        ? html`${highSpace(m, building)}${lowSpace(m, building)}`
        : html`<p class="pm-nobody"
      data-inspect=${`building.${building}`}>${m.t('board.nobody')}</p>`
    }
    ${stack(m, building)}
  </section>`;
}
